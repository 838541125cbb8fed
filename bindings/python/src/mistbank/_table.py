"""How a game stands and what lies on its table: the queries of a game."""

from __future__ import annotations

import struct
from ctypes import byref
from typing import Any, Callable, Optional, Union

from . import _structs
from ._calls import int32, member_of, number_of, text_of
from ._handle import Handle
from ._library import library
from .constants import Colour, Loss, Outcome, Viewer
from .errors import InvalidArgument
from .tiles import types_of
from .values import (
    FEATURE,
    FIGURE,
    PRISONER,
    TILE,
    Feature,
    Figure,
    Prisoner,
    Result,
    ScoringMeeple,
    Supply,
    Tile,
    TileType,
    feature_of,
    figure_of,
    prisoner_of,
    supply_of,
    tile_of,
)

_OPEN = int(Outcome.OPEN)


class Table(Handle):
    """The part of a game that tells and changes nothing."""

    __slots__ = ("_ask_outcome", "_types")

    _types: Optional[tuple[TileType, ...]]
    _ask_outcome: Callable[[], int]  # the number of the outcome, below 0 when the game is closed

    # --- how the game stands ---

    @property
    def is_over(self) -> bool:
        outcome = self._ask_outcome()
        if outcome < 0:
            self._need_open()
        return outcome != _OPEN

    @property
    def outcome(self) -> Outcome:
        return Outcome(self._number(library.mistbank_game_outcome))

    @property
    def loss_reason(self) -> Loss:
        return Loss(self._number(library.mistbank_game_loss_reason))

    @property
    def winners(self) -> tuple[Colour, ...]:
        """The colours that have won; none while the game goes on."""
        self._need_open()
        won = library.mistbank_game_has_won
        return tuple(colour for colour in Colour if colour is not Colour.NONE and won(self._handle, colour))

    @property
    def result(self) -> Optional[Result]:
        """How the game ended; None while it goes on."""
        return Result(self.outcome, self.loss_reason, self.winners, self.scores) if self.is_over else None

    @property
    def scoring_meeples(self) -> list[ScoringMeeple]:
        """The meeples that count points: one for the team, on level 6 and in competitive games by colour."""
        out, found = _structs.ScoringMeeple(), []
        for index in range(self._number(library.mistbank_game_scoring_meeple_count)):
            self._check(library.mistbank_game_scoring_meeple(self._handle, index, byref(out)))
            found.append(ScoringMeeple(Colour(out.colour), out.total, out.space, out.lap))
        return found

    @property
    def scores(self) -> dict[Colour, int]:
        """Points by colour; those of the team's common scoring meeple under Colour.NONE."""
        return {meeple.colour: meeple.total for meeple in self.scoring_meeples}

    @property
    def goal(self) -> int:
        """The points at which the team wins; 0 in a competitive game."""
        return self._number(library.mistbank_game_goal)

    def player_of(self, colour: Union[Colour, str]) -> Optional[int]:
        """Who plays a colour, which may be given by its name; None: nobody."""
        self._need_open()
        player = int(library.mistbank_game_player_of(self._handle, member_of("colour", colour, Colour)))
        return player if player >= 0 else None

    def supply(self, colour: Union[Colour, str]) -> Supply:
        """What a colour, which may be given by its name, has off the board."""
        out, number = _structs.Supply(), member_of("colour", colour, Colour, without="none")
        self._check(library.mistbank_game_supply(self._handle, number, byref(out)))
        return supply_of(out)

    @property
    def prisoners(self) -> list[Prisoner]:
        """The figures that other players hold."""
        data = self._fetch(library.mistbank_game_prisoners, PRISONER.size, 16)
        return [prisoner_of(fields) for fields in PRISONER.iter_unpack(data)]

    def hand(self, player: int, viewer: Union[Viewer, int] = Viewer.NOBODY) -> tuple[Optional[int], ...]:
        """The tiles in a player's hand, or drawn ahead, in the order of taking: indices into types as somebody sees them,
        who is a player or a Viewer. None: hidden from them, or with external draws not named yet."""
        player, seen_by = int32("player", player), int32("viewer", viewer)
        size = self._number(library.mistbank_game_hand_size, player)
        types = [int(library.mistbank_game_hand(self._handle, player, place, seen_by)) for place in range(size)]
        return tuple(kind if kind >= 0 else None for kind in types)

    @property
    def tiles_under_hills(self) -> int:
        """The tiles that lie under hills: never drawn, and hidden until the game is over."""
        return self._number(library.mistbank_game_tiles_under_hills)

    def sheep_in_bag(self, number: int) -> int:
        """The tokens in the bag that show so many sheep, 1 to 4; 0: the wolves."""
        return self._number(library.mistbank_game_sheep_in_bag, int32("number", number))

    def flock(self, colour: Union[Colour, str], number: int) -> int:
        """The tokens that show so many sheep, 1 to 4, with the shepherd of a colour, which may be given by its name."""
        colour_number = member_of("colour", colour, Colour, without="none")
        return self._number(library.mistbank_game_flock, colour_number, int32("number", number))

    def animals_unseen(self, number: int) -> int:
        """The tokens with animals of a number, 1 to 7, that have not been shown, the one under the big top among them."""
        return self._number(library.mistbank_game_animals_unseen, int32("number", number))

    @property
    def in_last_round(self) -> bool:
        """Whether the pile is used up and players may yet lay their abbeys, each once."""
        self._need_open()
        return bool(library.mistbank_game_in_last_round(self._handle))

    @property
    def ghost_supply(self) -> int:
        return self._number(library.mistbank_game_ghost_supply)

    @property
    def ghosts_on_board(self) -> int:
        return self._number(library.mistbank_game_ghosts_on_board)

    def hound_number(self, hound: int) -> int:
        """The points that bring hound 1 or 2; 0 on a level without hounds."""
        return self._number(library.mistbank_game_hound_number, number_of("hound", hound, 1, 2))

    def hound_arrived(self, hound: int) -> bool:
        """Whether hound 1 or 2 has been on the board, or was lost."""
        self._need_open()
        return bool(library.mistbank_game_hound_arrived(self._handle, number_of("hound", hound, 1, 2)))

    def hound_meeple(self, hound: int) -> Optional[int]:
        """The index of the figure that hound 1 or 2 stands with; None while it is not on the board."""
        self._need_open()
        meeple = int(library.mistbank_game_hound_meeple(self._handle, number_of("hound", hound, 1, 2)))
        return meeple if meeple >= 0 else None

    @property
    def piles(self) -> tuple[int, ...]:
        """The tiles left in each pile."""
        count = self._number(library.mistbank_game_pile_count)
        return tuple(self._number(library.mistbank_game_pile_size, pile) for pile in range(count))

    @property
    def active_pile(self) -> int:
        """The pile that tiles are drawn from, from 0."""
        return self._number(library.mistbank_game_active_pile)

    @property
    def set_aside(self) -> list[str]:
        """The ids of the tiles that fitted nowhere, in the order of setting aside."""
        data = self._fetch(library.mistbank_game_set_aside, 4, 16)
        return [self.types[kind].id for (kind,) in struct.iter_unpack("=i", data)]

    # --- tiles, figures, features ---

    @property
    def types(self) -> tuple[TileType, ...]:
        """The tile types of the game; tiles, draws and events name them by index."""
        if self._types is None:
            count = self._number(library.mistbank_game_type_count)
            self._types = types_of(self._handle, count, library.mistbank_game_type, library.mistbank_game_segment)
        return self._types

    def find_type(self, id: str) -> Optional[int]:
        """The index of the tile type of this id; None: there is none."""
        self._need_open()
        index = int(library.mistbank_game_find_type(self._handle, text_of("id", id)))
        return index if index >= 0 else None

    def unseen(self, type: int) -> int:
        """The copies of a tile type that nobody has seen: in the piles and face down together."""
        return self._number(library.mistbank_game_unseen, self._type_of(type))

    def drawable(self, type: int) -> int:
        """The copies of a tile type among which the next draw is made, each as likely as another: the unseen ones, but
        that a pile in layers, such as one with the river, is drawn from the top."""
        return self._number(library.mistbank_game_drawable, self._type_of(type))

    def _type_of(self, type: object) -> int:
        """The argument `type`, an index into types."""
        return number_of("type", type, 0, self._number(library.mistbank_game_type_count) - 1)

    @property
    def tiles(self) -> list[Tile]:
        """All tiles on the board, in the order of laying."""
        data = self._fetch(library.mistbank_game_tiles, TILE.size, 96)
        types = self.types
        return [tile_of(fields, types) for fields in TILE.iter_unpack(data)]

    def tile_at(self, x: int, y: int) -> Optional[int]:
        """The index of the tile on a cell; None: the cell is empty."""
        self._need_open()
        index = int(library.mistbank_game_tile_at(self._handle, int32("x", x), int32("y", y)))
        return index if index >= 0 else None

    @property
    def last_tile(self) -> Optional[int]:
        """The index of the tile laid face up last; None before the first, where the starting tile is in the bag."""
        return self._tile_or_none(library.mistbank_game_last_tile)

    @property
    def dragon_tile(self) -> Optional[int]:
        """The index of the tile on which the dragon stands; None while it is beside the board."""
        return self._tile_or_none(library.mistbank_game_dragon_tile)

    @property
    def fairy_tile(self) -> Optional[int]:
        """The index of the tile on which the fairy stands, perhaps beside nobody; None while she is beside the board."""
        return self._tile_or_none(library.mistbank_game_fairy_tile)

    def _tile_or_none(self, query: Callable[[Any], int]) -> Optional[int]:
        self._need_open()
        tile = int(query(self._handle))
        return tile if tile >= 0 else None

    @property
    def big_top_tile(self) -> Optional[int]:
        """The index of the tile on which the big top stands; None while it is beside the board."""
        return self._tile_or_none(library.mistbank_game_big_top_tile)

    @property
    def figures(self) -> list[Figure]:
        """All figures on the board, buried ones included."""
        data = self._fetch(library.mistbank_game_figures, FIGURE.size, 64)
        return [figure_of(fields) for fields in FIGURE.iter_unpack(data)]

    def figure_on(self, tile: int, segment: int) -> Optional[int]:
        """The index of the first figure on a segment of a tile, given by its index into tiles; None: there is none."""
        self._need_open()
        index = int(library.mistbank_game_figure_on(self._handle, int32("tile", tile), int32("segment", segment)))
        if index < 0:
            self._need_segment(tile, segment)
        return index if index >= 0 else None

    def ghosts_on(self, tile: int, segment: int) -> int:
        """The ghosts on a segment of a face-up tile, given by its index into tiles."""
        self._need_open()
        ghosts = int(library.mistbank_game_ghosts_on(self._handle, int32("tile", tile), int32("segment", segment)))
        if ghosts < 0:
            self._need_segment(tile, segment, face_up=True)
        return ghosts

    @property
    def features(self) -> list[Feature]:
        """All features of the board in the order of their first segments; fields only where they score, and no scenery
        (castles, cemeteries and gardens in games that have none, rivers)."""
        data = self._fetch(library.mistbank_game_features, FEATURE.size, 256)
        return [feature_of(fields) for fields in FEATURE.iter_unpack(data)]

    def feature(self, tile: int, segment: int) -> Feature:
        """The feature that a segment of a face-up tile, given by its index into tiles, belongs to."""
        out = _structs.Feature()
        status = library.mistbank_game_feature(self._handle, int32("tile", tile), int32("segment", segment), byref(out))
        if status:
            self._need_segment(tile, segment, face_up=True)
            self._fail(status)
        return feature_of(FEATURE.unpack(bytes(out)))

    def _need_segment(self, tile: int, segment: int, face_up: bool = False) -> None:
        """Refuses what is no segment of no tile, by the argument that is out of range."""
        out = _structs.Tile()
        count = self._number(library.mistbank_game_tile_count)
        self._check(library.mistbank_game_tile(self._handle, number_of("tile", tile, 0, count - 1), byref(out)))
        if out.type >= 0:
            number_of("segment", segment, 0, len(self.types[out.type].segments) - 1)
        elif face_up:
            raise InvalidArgument(f"tile must be one that lies face up, not {tile}")
