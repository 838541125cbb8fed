"""The queries of a game: its state and the pieces on its table."""

from __future__ import annotations

import struct
from functools import partial
from typing import Callable, Optional, Union

from ._calls import fetch_bytes, int32, number_of, text_of
from ._library import library
from ._queries import Queries
from ._values import ANCHOR, FEATURE, SCORING_MEEPLE, TALLY, Anchor, Feature, ScoringMeeple, Tally
from ._values import anchor_of, feature_of, scoring_meeple_of, tally_of
from .constants import Colour, Outcome, Scope, Viewer
from .errors import InvalidArgument
from .facts import Fact, fact_of
from .tiles import types_of
from .values import TILE, Result, Tile, TileType, tile_of

_OPEN = int(Outcome.OPEN)


class Table(Queries):
    """The read-only part of a game: direct queries and queries that are composed of them."""

    __slots__ = ("_ask_outcome", "_types")

    _types: Optional[tuple[TileType, ...]]
    _ask_outcome: Callable[[], int]  # the number of the outcome, below 0 when the game is closed

    # --- the state of the game ---

    @property
    def is_over(self) -> bool:
        outcome = self._ask_outcome()
        if outcome == _OPEN:
            return False
        self._need_open()
        return True

    @property
    def winners(self) -> tuple[Colour, ...]:
        """The winning colours; none while the game is open."""
        self._need_open()
        won = library.mistbank_game_has_won
        return tuple(colour for colour in Colour if colour is not Colour.NONE and won(self._handle, colour))

    def returns(self) -> list[float]:
        """The result for each player, as in OpenSpiel: 0.0 for everybody while the game is open. When it is over, 1.0 for
        every winner (all players of a winning team, all players with the most points) and -1.0 for the others."""
        return [number for (number,) in struct.iter_unpack("=d", self._fetch(library.mistbank_game_returns, 8, 6))]

    @property
    def result(self) -> Optional[Result]:
        """The result of the game; None while it is open."""
        return Result(self.outcome, self.loss_reason, self.winners, self.scores) if self.is_over else None

    @property
    def scoring_meeples(self) -> list[ScoringMeeple]:
        """The scoring meeples: one for the team; on level 6 and in competitive games one for each colour."""
        count, call = self._number(library.mistbank_game_scoring_meeple_count), library.mistbank_game_scoring_meeple
        return [scoring_meeple_of(self._struct(SCORING_MEEPLE, call, index)) for index in range(count)]

    @property
    def tallies(self) -> list[Tally]:
        """The sources of each scoring meeple's points, in the order of scoring_meeples:
        ``numpy.array([tally.points for tally in game.tallies])`` has a row for each and a column for each Source."""
        count, call = self._number(library.mistbank_game_scoring_meeple_count), library.mistbank_game_tally
        return [tally_of(self._struct(TALLY, call, index)) for index in range(count)]

    @property
    def scores(self) -> dict[Colour, int]:
        """Points by colour; the team's common scoring meeple has Colour.NONE."""
        return {meeple.colour: meeple.total for meeple in self.scoring_meeples}

    def hand(self, player: int, viewer: Union[Viewer, int] = Viewer.NOBODY) -> tuple[Optional[int], ...]:
        """Returns the tiles in a player's hand, or drawn ahead, in the order of taking, for a viewer (a player or a
        Viewer): indices into types. None: hidden from the viewer, or not named yet with external draws."""
        player, seen_by = int32("player", player), int32("viewer", viewer)
        size = library.mistbank_game_hand_size(self._handle, player)
        if size < 0:
            number_of("player", player, 0, max(self._colours().values()))
        types = [int(library.mistbank_game_hand(self._handle, player, place, seen_by)) for place in range(size)]
        return tuple(kind if kind >= 0 else None for kind in types)

    def fact(self, fact: Union[str, Fact], of: Union[Colour, int, str] = 0) -> tuple[int, ...]:
        """Returns the numbers of a fact, given by its name or from facts(). Empty if the game does not use its expansion.

        of: the colour or the index of the tile that owns the fact; ignored for a fact of the game
        """
        found = fact_of(fact)
        owner = 0
        if found.scope is Scope.COLOUR:
            owner = self._colour_of("of", of)
        elif found.scope is Scope.TILE:
            owner = number_of("of", of, 0, self._number(library.mistbank_game_tile_count) - 1)
        call = library.mistbank_game_fact
        numbers = fetch_bytes(call, self._fail, 4, max(found.numbers, 1), self._handle, found.number, owner)
        return tuple(numbers.cast("i"))

    @property
    def piles(self) -> tuple[int, ...]:
        """The tiles left in each pile."""
        count = self._number(library.mistbank_game_pile_count)
        return tuple(self._number(library.mistbank_game_pile_size, pile) for pile in range(count))

    @property
    def set_aside(self) -> list[str]:
        """The ids of the tiles that did not fit anywhere, in the order of setting aside."""
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
        """Returns the index of the tile type with this id; None: there is none."""
        return self._index(library.mistbank_game_find_type, text_of("id", id))

    @property
    def tiles(self) -> list[Tile]:
        """All tiles on the board, in the order of laying."""
        return self._list(partial(tile_of, self.types), TILE, library.mistbank_game_tiles, guess=96)

    def figure_on(self, tile: int, segment: int) -> Optional[int]:
        """Returns the index of the first figure on a segment of a tile (an index into tiles); None: there is none."""
        index = self._index(library.mistbank_game_figure_on, int32("tile", tile), int32("segment", segment))
        if index is None:
            self._need_segment(tile, segment)
        return index

    def ghosts_on(self, tile: int, segment: int) -> int:
        """Returns the number of ghosts on a segment of a face-up tile (an index into tiles)."""
        ghosts = self._index(library.mistbank_game_ghosts_on, int32("tile", tile), int32("segment", segment))
        if ghosts is None:
            self._need_segment(tile, segment, face_up=True)
        return ghosts or 0

    def anchor_on(self, tile: int, segment: int) -> Anchor:
        """Returns the place of a figure on a segment of a face-up tile (an index into tiles): the anchor of the Segment,
        rotated with the tile."""
        place = int32("tile", tile), int32("segment", segment)
        try:
            return anchor_of(self._struct(ANCHOR, library.mistbank_game_anchor_on, *place))
        except InvalidArgument:
            self._need_segment(tile, segment, face_up=True)
            raise

    def feature(self, tile: int, segment: int) -> Feature:
        """Returns the feature of a segment of a face-up tile (an index into tiles)."""
        place = int32("tile", tile), int32("segment", segment)
        try:
            return feature_of(self._struct(FEATURE, library.mistbank_game_feature, *place))
        except InvalidArgument:
            self._need_segment(tile, segment, face_up=True)
            raise

    def _need_segment(self, tile: int, segment: int, face_up: bool = False) -> None:
        """Raises an error for the argument that is out of range: the tile or the segment."""
        count = self._number(library.mistbank_game_tile_count)
        fields = self._struct(TILE, library.mistbank_game_tile, number_of("tile", tile, 0, count - 1))
        kind = tile_of(self.types, fields).type
        if kind >= 0:
            number_of("segment", segment, 0, len(self.types[kind].segments) - 1)
        elif face_up:
            raise InvalidArgument(f"tile must be the index of a face-up tile, not {tile}")
