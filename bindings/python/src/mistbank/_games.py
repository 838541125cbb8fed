# bindings/generate writes this file from capi/mistbank/; do not edit it.
"""Functions that return the rules of a game. Each parameter sets a field of the rules."""

from __future__ import annotations

from typing import Iterable, Union

from ._calls import naming_fields
from .constants import Colour, Draws, Edition, Expansion, FigureKind, FirstPlayer, JointScoring, System, Unplayable
from .rules import Rules, played


@naming_fields
def cooperative(
    level: int = 1,
    players: int = 2,
    edition: Union[Edition, int, str] = Edition.OF_2023,
    *,
    system: Union[System, int, str] = System.COOPERATIVE,
    expansions: Iterable[Union[Expansion, int, str]] = frozenset(),
    starting_player: int = 0,
    joint_scoring: Union[JointScoring, int, str] = JointScoring.EVERY_COLOUR,
    draws: Union[Draws, int, str] = Draws.AUTOMATIC,
    colours: Iterable[Union[Colour, int, str]] = (),
    scoring_colours: Iterable[Union[Colour, int, str]] = (),
    seed: int = 0,
    farmers: bool = True,
    ghosts: bool = True,
    castles: bool = True,
    cemeteries: bool = True,
    revision: int = 0,
    hand: int = 0,
    hand_open: bool = False,
    draw_ahead: bool = False,
    unplayable: Union[Unplayable, int, str] = Unplayable.SET_ASIDE,
    hole_turn: bool = False,
    incomplete_scores: bool = True,
    table_width: int = 0,
    table_height: int = 0,
    table_x: int = -1,
    table_y: int = -1,
    border_completes: bool = False,
    start_in_bag: bool = False,
    small_cities: bool = False,
    without: Iterable[Union[FigureKind, int, str]] = frozenset(),
    dragon_after_scoring: bool = False,
    hill_majority: bool = False,
    first_player: Union[FirstPlayer, int, str] = FirstPlayer.HOST,
    tile_sales: bool = False,
) -> Rules:
    """Mists over Carcassonne. The parameters are the fields of Rules."""
    return played(locals())


@naming_fields
def base(
    players: int = 2,
    *,
    system: Union[System, int, str] = System.BASE,
    expansions: Iterable[Union[Expansion, int, str]] = frozenset(),
    edition: Union[Edition, int, str] = Edition.OF_2023,
    level: int = 1,
    starting_player: int = 0,
    joint_scoring: Union[JointScoring, int, str] = JointScoring.EVERY_COLOUR,
    draws: Union[Draws, int, str] = Draws.AUTOMATIC,
    colours: Iterable[Union[Colour, int, str]] = (),
    scoring_colours: Iterable[Union[Colour, int, str]] = (),
    seed: int = 0,
    farmers: bool = True,
    ghosts: bool = True,
    castles: bool = True,
    cemeteries: bool = True,
    revision: int = 0,
    hand: int = 0,
    hand_open: bool = False,
    draw_ahead: bool = False,
    unplayable: Union[Unplayable, int, str] = Unplayable.SET_ASIDE,
    hole_turn: bool = False,
    incomplete_scores: bool = True,
    table_width: int = 0,
    table_height: int = 0,
    table_x: int = -1,
    table_y: int = -1,
    border_completes: bool = False,
    start_in_bag: bool = False,
    small_cities: bool = False,
    without: Iterable[Union[FigureKind, int, str]] = frozenset(),
    dragon_after_scoring: bool = False,
    hill_majority: bool = False,
    first_player: Union[FirstPlayer, int, str] = FirstPlayer.HOST,
    tile_sales: bool = False,
) -> Rules:
    """The base game, for example with `farmers=False` or `expansions={"river", "abbot"}`. The parameters are the
    fields of Rules."""
    return played(locals())


@naming_fields
def demo(
    players: int = 2,
    *,
    system: Union[System, int, str] = System.DEMO,
    expansions: Iterable[Union[Expansion, int, str]] = frozenset(),
    edition: Union[Edition, int, str] = Edition.OF_2023,
    level: int = 1,
    starting_player: int = 0,
    joint_scoring: Union[JointScoring, int, str] = JointScoring.EVERY_COLOUR,
    draws: Union[Draws, int, str] = Draws.AUTOMATIC,
    colours: Iterable[Union[Colour, int, str]] = (),
    scoring_colours: Iterable[Union[Colour, int, str]] = (),
    seed: int = 0,
    farmers: bool = True,
    ghosts: bool = True,
    castles: bool = True,
    cemeteries: bool = True,
    revision: int = 0,
    hand: int = 0,
    hand_open: bool = False,
    draw_ahead: bool = False,
    unplayable: Union[Unplayable, int, str] = Unplayable.SET_ASIDE,
    hole_turn: bool = False,
    incomplete_scores: bool = True,
    table_width: int = 0,
    table_height: int = 0,
    table_x: int = -1,
    table_y: int = -1,
    border_completes: bool = False,
    start_in_bag: bool = False,
    small_cities: bool = False,
    without: Iterable[Union[FigureKind, int, str]] = frozenset(),
    dragon_after_scoring: bool = False,
    hill_majority: bool = False,
    first_player: Union[FirstPlayer, int, str] = FirstPlayer.HOST,
    tile_sales: bool = False,
) -> Rules:
    """The Print-and-Play Demo. The parameters are the fields of Rules."""
    return played(locals())


@naming_fields
def ghosts_castles_cemeteries(
    players: int = 2,
    expansions: Iterable[Union[Expansion, int, str]] = frozenset(),
    *,
    system: Union[System, int, str] = System.BASE,
    edition: Union[Edition, int, str] = Edition.OF_2023,
    level: int = 1,
    starting_player: int = 0,
    joint_scoring: Union[JointScoring, int, str] = JointScoring.EVERY_COLOUR,
    draws: Union[Draws, int, str] = Draws.AUTOMATIC,
    colours: Iterable[Union[Colour, int, str]] = (),
    scoring_colours: Iterable[Union[Colour, int, str]] = (),
    seed: int = 0,
    farmers: bool = True,
    ghosts: bool = True,
    castles: bool = True,
    cemeteries: bool = True,
    revision: int = 0,
    hand: int = 0,
    hand_open: bool = False,
    draw_ahead: bool = False,
    unplayable: Union[Unplayable, int, str] = Unplayable.SET_ASIDE,
    hole_turn: bool = False,
    incomplete_scores: bool = True,
    table_width: int = 0,
    table_height: int = 0,
    table_x: int = -1,
    table_y: int = -1,
    border_completes: bool = False,
    start_in_bag: bool = False,
    small_cities: bool = False,
    without: Iterable[Union[FigureKind, int, str]] = frozenset(),
    dragon_after_scoring: bool = False,
    hill_majority: bool = False,
    first_player: Union[FirstPlayer, int, str] = FirstPlayer.HOST,
    tile_sales: bool = False,
) -> Rules:
    """The base game with Ghosts, Castles & Cemeteries and any given `expansions`. For example, `ghosts=False` plays
    without ghosts. The parameters are the fields of Rules."""
    return played(locals(), Expansion.GHOSTS_CASTLES_CEMETERIES)
