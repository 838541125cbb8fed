"""The parts of a game: its board, its bag, its players and the pieces of expansions."""

from __future__ import annotations

import struct
from ctypes import byref
from typing import Any, Iterator, Mapping, NamedTuple, Optional, Union

from ._calls import fetch_bytes, flag_of, int32
from ._library import library
from ._native import NativeGame
from ._old_names import warn_of_old_name
from ._queries import BagQueries, BoardQueries
from ._values import ANCHOR, FEATURE, SCORING_MEEPLE, SUPPLY, Anchor, Decision, Feature, ScoringMeeple, Supply
from ._values import anchor_of, feature_of, scoring_meeple_of, supply_of
from .constants import Colour, Scope, Viewer
from .errors import InvalidArgument
from .facts import Fact, fact_of, facts
from .player_names import text_options
from .values import Tile

__all__ = ["Bag", "Board", "FactNumbers", "Hound", "OpenDecision", "Player"]


class OpenDecision(Decision):
    """The open decision of a game, with its question."""

    question: str  #: the task in words, such as "lay 14a"; if the game is over, the result, such as "red wins"

    @classmethod
    def _of(cls, decision: Decision, question: str) -> OpenDecision:
        made = cls._make(decision)
        made.question = question
        return made


class Hound(NamedTuple):
    """A hound of a cooperative game."""

    number: int  #: 1 or 2
    points: int  #: the number of points at which the hound arrives on the board (HND-1)
    arrived: bool  #: whether the hound has been on the board, or was lost
    figure: Optional[int]  #: the hound's meeple, an index into figures; None: the meeple is not on the board


class FactNumbers(Mapping[str, "tuple[int, ...]"]):
    """The numbers of facts by name: the visible pieces of the expansions that the game uses. mistbank.facts() describes
    each fact.

    >>> import mistbank as mb
    >>> game = mb.Game("level3")
    >>> game.facts["goal"], game.facts["set_aside"]
    ((100,), (0,))
    """

    __slots__ = ("_game", "_owner", "_scope")

    def __init__(self, game: NativeGame, scope: Scope, owner: int = 0) -> None:
        self._game = game
        self._scope = scope
        self._owner = owner

    def __getitem__(self, fact: Union[str, Fact]) -> tuple[int, ...]:
        """Returns the numbers of a fact, given by its name or as a Fact. Raises KeyError if the game does not use the fact's
        expansion or rule, InvalidArgument if the fact is unknown or belongs to another part of the game. The lists of ghosts
        and hounds are () without the mist, and are not in the mapping while they are empty."""
        found = fact_of(fact)
        if found.scope is not self._scope:
            raise InvalidArgument(f"fact: {found.name} belongs to {_OWNERS[found.scope]}, not to {_OWNERS[self._scope]}")
        if found.expansion is not None and found.expansion not in self._game.expansions:
            raise KeyError(f"{found.name}: the game does not use the expansion {found.expansion.name.lower()}")
        numbers = self._numbers(found)
        if found.expansion is None and found.numbers != 0 and not numbers:
            raise KeyError(f"{found.name}: the game does not use the rule ({found.clause})")
        return numbers

    def __contains__(self, name: object) -> bool:
        return name in list(self)

    def __iter__(self) -> Iterator[str]:
        return (fact.name for fact in facts() if fact.scope is self._scope and self._uses(fact))

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __repr__(self) -> str:
        return repr(dict(self))

    def _uses(self, fact: Fact) -> bool:
        return bool(self._numbers(fact)) if fact.expansion is None else fact.expansion in self._game.expansions

    def _numbers(self, fact: Fact) -> tuple[int, ...]:
        size, guess = 4, max(fact.numbers, 1)
        call = library.mistbank_game_fact
        numbers = fetch_bytes(call, self._game.fail, size, guess, self._game._handle, fact.number, self._owner)
        return tuple(numbers.cast("i"))


_OWNERS = {
    Scope.GAME: "the game (game.facts)",
    Scope.COLOUR: "a player (game.players[0].facts)",
    Scope.TILE: "a tile (game.board.facts(0))",
}


class Board(BoardQueries):
    """The board of a game. `game.board[x, y]` is the tile on a cell; `len(game.board)` is the number of tiles, and
    `for x, y in game.board` lists their cells in the order in which the tiles were laid. `print(game.board)` prints the board
    as text.
    """

    __slots__ = ()

    def __init__(self, game: NativeGame) -> None:
        self._game = game

    def __getitem__(self, cell: tuple[int, int]) -> Optional[Tile]:
        """Returns the tile on a cell, (x, y); None for an empty cell."""
        index = self.tile_at(*_cell_of(cell))
        return None if index is None else self._game.tile(index)

    def __contains__(self, cell: object) -> bool:
        """Returns whether a tile lies on a cell, (x, y)."""
        return self.tile_at(*_cell_of(cell)) is not None

    def __iter__(self) -> Iterator[tuple[int, int]]:
        return iter([(tile.x, tile.y) for tile in self._game.tiles()])

    def __len__(self) -> int:
        return self._game.ask_number(library.mistbank_game_tile_count)

    def __bool__(self) -> bool:
        return True

    def figure_on(self, tile: int, segment: int) -> Optional[int]:
        """Returns the first figure on a segment as an index into figures; None if the segment has no figure. `tile` is the
        index of the tile in `game.tiles`."""
        index = self._game.ask_index(library.mistbank_game_figure_on, int32("tile", tile), int32("segment", segment))
        if index is None:
            self._game.need_segment(tile, segment)
        return index

    def ghosts_on(self, tile: int, segment: int) -> int:
        """Returns the number of ghosts on a segment. `tile` is the index of a face-up tile in `game.tiles`."""
        ghosts = self._game.ask_index(library.mistbank_game_ghosts_on, int32("tile", tile), int32("segment", segment))
        if ghosts is None:
            self._game.need_segment(tile, segment, face_up=True)
        return ghosts or 0

    def anchor_on(self, tile: int, segment: int) -> Anchor:
        """Returns the position for a figure on a segment: the anchor of the Segment, rotated with the tile. `tile` is the
        index of a face-up tile in `game.tiles`."""
        return anchor_of(self._ask_of_segment(ANCHOR, library.mistbank_game_anchor_on, tile, segment))

    def feature(self, tile: int, segment: int) -> Feature:
        """Returns the feature to which a segment belongs. `tile` is the index of a face-up tile in `game.tiles`."""
        return feature_of(self._ask_of_segment(FEATURE, library.mistbank_game_feature, tile, segment))

    def _ask_of_segment(self, taken: struct.Struct, call: Any, tile: int, segment: int) -> tuple[Any, ...]:
        place = int32("tile", tile), int32("segment", segment)
        try:
            return self._game.ask_struct(taken, call, *place)
        except InvalidArgument:
            self._game.need_segment(tile, segment, face_up=True)
            raise

    def facts(self, tile: int) -> FactNumbers:
        """Returns the facts of a tile: the pieces of expansions that lie on the tile. `tile` is its index in `game.tiles`."""
        return FactNumbers(self._game, Scope.TILE, self._game.tile_number("tile", tile))

    def text(
        self, *, colours: bool = False, coordinates: bool = True, fits: bool = False, ascii: bool = False
    ) -> str:
        """Returns the board as lines of text.

        colours: use the ANSI colours of a terminal
        coordinates: show x along the top and y down the left side
        fits: mark the cells where the drawn tile fits
        ascii: use only ASCII characters
        """
        given = {"colours": colours, "coordinates": coordinates, "fits": fits, "ascii": ascii}
        flags = (flag_of(name, value) for name, value in given.items())
        room = self._game.bytes_for_board(2**12, 2**10)
        return self._game.fetch_text(library.mistbank_game_render_text, byref(text_options({}, *flags)), guess=room)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<mistbank.Board of {len(self)} tiles>"

    def __call__(self, **options: bool) -> str:
        """Returns the board as text. Programs for version 2.0 use this call; new programs should use text()."""
        warn_of_old_name("game.board()", "game.board.text()")
        return self.text(**options)


def _cell_of(value: Any) -> tuple[int, int]:
    if not isinstance(value, tuple) or len(value) != 2:
        raise TypeError(f"a cell must be (x, y), not {type(value).__name__}")
    return int32("x", value[0]), int32("y", value[1])


class Bag(BagQueries):
    """The pieces that are still to be drawn: tiles in piles, sheep, animals. A Bag shows no hidden information."""

    __slots__ = ()

    def __init__(self, game: NativeGame) -> None:
        self._game = game

    @property
    def piles(self) -> tuple[int, ...]:
        """The number of tiles left in each pile."""
        count = self._game.ask_number(library.mistbank_game_pile_count)
        return tuple(self._game.ask_number(library.mistbank_game_pile_size, pile) for pile in range(count))

    @property
    def set_aside(self) -> list[str]:
        """The ids of the tiles that did not fit anywhere, in the order in which they were set aside."""
        data = self._game.fetch(library.mistbank_game_set_aside, 4, 16)
        return [self._game.types[kind].id for (kind,) in struct.iter_unpack("=i", data)]

    def __repr__(self) -> str:
        return f"<mistbank.Bag of {sum(self.piles)} tiles>"


class Player:
    """A player of a game, from `game.players`."""

    __slots__ = ("_game", "_index")

    def __init__(self, game: NativeGame, index: int) -> None:
        self._game = game
        self._index = index

    @property
    def index(self) -> int:
        """The number of the player, from 0."""
        return self._index

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colours of the player: one colour, but in a cooperative game a single player has four colours, and each of two
        players has two."""
        return tuple(colour for colour, player in self._game.owners.items() if player == self._index)

    @property
    def score(self) -> int:
        """The player's points. In a cooperative game, this is the team's points; on level 6, the total points of all scoring
        meeples."""
        scores = scores_of(self._game)
        if self._game.ask_number(library.mistbank_game_goal):
            return sum(scores.values())
        return sum(scores[colour] for colour in self.colours)

    @property
    def supply(self) -> Supply:
        """The player's pieces off the board: the sum over the player's colours. Game.supply() counts one colour."""
        supplies = [supply_in(self._game, colour) for colour in self.colours]
        return supplies[0] if len(supplies) == 1 else Supply._make(_sum_of(values) for values in zip(*supplies))

    @property
    def facts(self) -> FactNumbers:
        """The pieces of expansions that the player has."""
        return FactNumbers(self._game, Scope.COLOUR, self.colours[0])

    def hand(self, viewer: Union[Viewer, int] = Viewer.NOBODY) -> tuple[Optional[int], ...]:
        """Returns the types of the tiles in the hand, or drawn ahead, in the order in which the player took them. Each is an
        index into types; None: hidden from the viewer or, with external draws, not yet named.

        viewer: a player or a Viewer
        """
        return hand_of(self._game, self._index, viewer)

    def flock(self, number: int) -> int:
        """Returns the number of tokens at the player's shepherd that show `number` sheep; 0 if no token of the game shows
        this number.

        number: 1 to 4
        """
        return self._game.ask_number(library.mistbank_game_flock, self.colours[0], int32("number", number))

    def __repr__(self) -> str:
        colours = ", ".join(colour.name.lower() for colour in self.colours)
        return f"<mistbank.Player {self._index}: {colours}, {self.score} points>"


def _sum_of(values: Any) -> Any:
    """Returns the sum of numbers, or of tuples entry by entry."""
    return tuple(map(sum, zip(*values))) if isinstance(values[0], tuple) else sum(values)


def scoring_meeples_of(game: NativeGame) -> list[ScoringMeeple]:
    """Returns the scoring meeples of a game."""
    count, call = game.ask_number(library.mistbank_game_scoring_meeple_count), library.mistbank_game_scoring_meeple
    return [scoring_meeple_of(game.ask_struct(SCORING_MEEPLE, call, index)) for index in range(count)]


def scores_of(game: NativeGame) -> dict[Colour, int]:
    """Returns the points by colour."""
    return {meeple.colour: meeple.total for meeple in scoring_meeples_of(game)}


def supply_in(game: NativeGame, colour: int) -> Supply:
    """Returns the pieces that a colour in play has off the board."""
    return supply_of(game.ask_struct(SUPPLY, library.mistbank_game_supply, colour))


def hand_of(game: NativeGame, player: int, viewer: Union[Viewer, int]) -> tuple[Optional[int], ...]:
    """Returns a player's hand, as Player.hand() does."""
    seen_by = int32("viewer", viewer)
    size = game.ask_number(library.mistbank_game_hand_size, player)
    types = [int(library.mistbank_game_hand(game._handle, player, place, seen_by)) for place in range(size)]
    return tuple(kind if kind >= 0 else None for kind in types)
