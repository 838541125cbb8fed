# bindings/generate writes this file from capi/mistbank/; do not edit it.
"""The fields of Rules, and tables that group the fields by the kind of their values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Iterable, TypeVar, Union

from ._calls import naming_fields
from .constants import Colour, Draws, Edition, Expansion, FigureKind, FirstPlayer, JointScoring, System, Unplayable

ENUMS = {"system": System, "edition": Edition, "joint_scoring": JointScoring, "draws": Draws, "unplayable": Unplayable, "first_player": FirstPlayer}
SETS = {"expansions": Expansion, "without": FigureKind}
LISTS = {"colours": Colour, "scoring_colours": Colour}
FLAGS = (
    "farmers", "ghosts", "castles", "cemeteries", "hand_open", "draw_ahead", "hole_turn", "incomplete_scores",
    "border_completes", "start_in_bag", "small_cities", "dragon_after_scoring", "hill_majority", "tile_sales",
)
NUMBERS = (
    "level", "players", "starting_player", "revision", "hand", "table_width", "table_height", "table_x", "table_y",
)

AS_IT_IS: Any = ...  # a field that replace() keeps
Own = TypeVar("Own", bound="RuleFields")


@dataclass(frozen=True, init=False)
class RuleFields:
    """The fields of Rules."""

    system: System = System.COOPERATIVE  #: The game
    expansions: frozenset[Expansion] = frozenset()  #: Base and demo: the expansions; cooperative: none
    edition: Edition = Edition.OF_2023  #: Cooperative: the edition of the rulebook
    level: int = 1  #: Cooperative: 1 to 6
    players: int = 2  #: Cooperative: 1 to 5; base, demo: 1 to 6, with GCC 2 to 6
    starting_player: int = 0  #: The first player, 0 to players-1
    joint_scoring: JointScoring = JointScoring.EVERY_COLOUR  #: Cooperative: scoring of several colours
    draws: Draws = Draws.AUTOMATIC  #: The source of drawn tiles
    #: The colours in play, all different: four in a cooperative game with one or two players (player 0 of two has the
    #: first two), otherwise one for each player
    colours: tuple[Colour, ...] = ()
    #: Level 6 of edition 2023: the three colours in play that have a scoring meeple
    scoring_colours: tuple[Colour, ...] = ()
    seed: int = 0  #: Determines the order of tiles with automatic draws
    farmers: bool = True  #: Base: whether meeples may stand on fields
    ghosts: bool = True  #: GCC: whether ghosts haunt meeples
    castles: bool = True  #: GCC: whether the game uses the castle tiles
    cemeteries: bool = True  #: GCC: whether the game uses the cemetery tiles
    #: The revision of the rules; 0: the newest revision, whose number Rules.validated() fills in. Each correction of
    #: the rules gets a new revision. 1: the rules of version 1.0. 2: castles and cemeteries of a tile set are scenery
    #: in games without them. 3: hands are also filled with tiles that wait for the dragon; all tiles that are left when
    #: the dragon comes are equally likely to be drawn; a space for acrobats near the laid tile can be reached only
    #: without the portal. Records and snapshots contain their revision, so that stored games stay the same. Older
    #: revisions exist only for this purpose.
    revision: int = 0
    hand: int = 0  #: 3: players choose from a hand of three tiles; otherwise 0
    hand_open: bool = False  #: Whether everybody sees the hands
    draw_ahead: bool = False  #: Whether players draw ahead at the end of their turn
    unplayable: Unplayable = Unplayable.SET_ASIDE  #: What happens to a tile that fits nowhere
    hole_turn: bool = False  #: Whether a player who fills a hole has another turn
    incomplete_scores: bool = True  #: Whether incomplete features score
    table_width: int = 0  #: Width of the table in cells, 3 or more; 0: no limit to the board
    table_height: int = 0  #: Height of the table in cells, 3 or more; 0 if `table_width` is 0
    table_x: int = -1  #: Column of the cell 0,0 on the table, 0 or more; -1: in the middle
    table_y: int = -1  #: Row of the cell 0,0 on the table, 0 or more; -1: in the middle
    border_completes: bool = False  #: Whether the table's edge closes features
    start_in_bag: bool = False  #: Whether the first drawn tile is the start tile
    small_cities: bool = False  #: Whether a complete city of two tiles scores like an incomplete one
    #: Kinds of figures that stay in the box: any except normal meeples and guards
    without: frozenset[FigureKind] = frozenset()
    dragon_after_scoring: bool = False  #: Whether the dragon moves after the scoring and the wagons
    hill_majority: bool = False  #: Whether the colour with the most meeples on hills wins a tie
    #: The method that determines the first player; only "host" uses starting_player
    first_player: FirstPlayer = FirstPlayer.HOST
    #: Whether the other players may buy a drawn tile if its type is the only one left that can complete a road or city;
    #: not allowed with `hand` or `draw_ahead`
    tile_sales: bool = False

    @naming_fields
    def __init__(
        self,
        system: Union[System, int, str] = System.COOPERATIVE,
        expansions: Iterable[Union[Expansion, int, str]] = frozenset(),
        edition: Union[Edition, int, str] = Edition.OF_2023,
        level: int = 1,
        players: int = 2,
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
    ) -> None:
        self._take(locals())

    @naming_fields
    def replace(
        self: Own,
        *,
        system: Union[System, int, str] = AS_IT_IS,
        expansions: Iterable[Union[Expansion, int, str]] = AS_IT_IS,
        edition: Union[Edition, int, str] = AS_IT_IS,
        level: int = AS_IT_IS,
        players: int = AS_IT_IS,
        starting_player: int = AS_IT_IS,
        joint_scoring: Union[JointScoring, int, str] = AS_IT_IS,
        draws: Union[Draws, int, str] = AS_IT_IS,
        colours: Iterable[Union[Colour, int, str]] = AS_IT_IS,
        scoring_colours: Iterable[Union[Colour, int, str]] = AS_IT_IS,
        seed: int = AS_IT_IS,
        farmers: bool = AS_IT_IS,
        ghosts: bool = AS_IT_IS,
        castles: bool = AS_IT_IS,
        cemeteries: bool = AS_IT_IS,
        revision: int = AS_IT_IS,
        hand: int = AS_IT_IS,
        hand_open: bool = AS_IT_IS,
        draw_ahead: bool = AS_IT_IS,
        unplayable: Union[Unplayable, int, str] = AS_IT_IS,
        hole_turn: bool = AS_IT_IS,
        incomplete_scores: bool = AS_IT_IS,
        table_width: int = AS_IT_IS,
        table_height: int = AS_IT_IS,
        table_x: int = AS_IT_IS,
        table_y: int = AS_IT_IS,
        border_completes: bool = AS_IT_IS,
        start_in_bag: bool = AS_IT_IS,
        small_cities: bool = AS_IT_IS,
        without: Iterable[Union[FigureKind, int, str]] = AS_IT_IS,
        dragon_after_scoring: bool = AS_IT_IS,
        hill_majority: bool = AS_IT_IS,
        first_player: Union[FirstPlayer, int, str] = AS_IT_IS,
        tile_sales: bool = AS_IT_IS,
    ) -> Own:
        """Returns these rules with some fields changed."""
        return self._replaced(locals())

    def _take(self, given: dict[str, Any]) -> None:
        raise NotImplementedError

    def _replaced(self: Own, given: dict[str, Any]) -> Own:
        raise NotImplementedError
