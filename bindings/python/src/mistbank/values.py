"""Small immutable values: actions, events, and objects on the table. All values are tuples: comparable and hashable."""

from __future__ import annotations

import ctypes
import struct
from typing import Any, Iterable, NamedTuple, Optional, Union

from . import _structs
from ._calls import member_of, members, named_fields, set_of, unpacker
from ._library import library
from ._values import Anchor, Decision, Event, Feature, Figure, Points, Prisoner, Rollout, ScoringMeeple, Supply, Tally
from .constants import ActionKind, Colour, Direction, FigureKind, Loss, Mark, Outcome, SegmentKind, SideKind, Target

__all__ = [
    "Action", "Anchor", "Choice", "Decision", "Event", "Feature", "Figure", "Points", "Prisoner", "Result", "Rollout",
    "ScoringMeeple", "Segment", "Supply", "Tally", "Tile", "TileType",
]  # fmt: skip


class _ActionFields(NamedTuple):
    kind: ActionKind  #: the kind of the action; a number for a kind without a member
    segment: int = 0
    colour: Colour = Colour.RED  #: the colour of the figure
    count: int = 0  # type: ignore[assignment]  # tuple.count is not needed
    x: int = 0  #: column, increasing eastward
    y: int = 0  #: row, increasing southward


class Action(_ActionFields):
    """An action. Fields that its kind does not use are 0. An action does not belong to a game: it may be legal in one game
    and illegal in another.

    The meaning of `count` depends on the kind of the action:

    - laying a tile: the rotation and the place in the hand, see `rotation` and `place_in_hand`
    - placing, haunting or taking a figure, and similar actions: the figure, see `figure`, `ghosts` and `fairy`
    - pacifying: the number of ghosts
    - random results: the result
    - others: a space of the track, the second of two joined segments, or 1 for the courier

    For a draw, `x` is the tile type.
    """

    __slots__ = ()

    def __new__(
        cls,
        kind: Union[ActionKind, int, str],
        segment: int = 0,
        colour: Union[Colour, int, str] = Colour.RED,
        count: int = 0,
        x: int = 0,
        y: int = 0,
    ) -> Action:
        """Creates an action with these fields, legal or not. `kind` and `colour` can be names."""
        if isinstance(kind, str):
            kind = member_of("kind", kind, ActionKind)
        if isinstance(colour, str):
            colour = member_of("colour", colour, Colour)
        fields = _member(_KINDS, kind), segment, _member(_COLOURS, colour), count, x, y
        return tuple.__new__(cls, fields)

    @classmethod
    def _make(cls, iterable: Iterable[Any]) -> Action:  # type: ignore[override]
        return cls(*iterable)

    @property
    def rotation(self) -> int:
        """The rotation of the laid tile in clockwise quarter turns, 0 to 3."""
        return self.count & 3

    @property
    def place_in_hand(self) -> int:
        """The place of the laid tile in the hand, 0 to 2 in the order in which the tiles were taken; 0 without a hand."""
        return self.count >> 2 & 3

    @property
    def figure(self) -> FigureKind:
        """The kind of the figure that the action places, haunts, takes and so on."""
        return FigureKind(self.count & 15)

    @property
    def ghosts(self) -> int:
        """The number of ghosts on the action's figure. This number distinguishes the figure from others in the same place."""
        return self.count >> 4 & 3

    @property
    def fairy(self) -> bool:
        """Whether the fairy is with the action's figure. This distinguishes the figure from others in the same place."""
        return bool(self.count >> 6 & 1)

    def __str__(self) -> str:
        """Returns the text form for Game.apply(), such as "lay 3,-1 2". A draw names the tile type by its index, such as
        "draw #5", because only a game has the ids of its types. Game.text() and records use the id. If the fields are not
        an action, returns repr()."""
        text = ctypes.create_string_buffer(_structs.ACTION_TEXT_CAPACITY)
        try:
            status = library.mistbank_action_text(ACTION.pack(*self), text, len(text), None)
        except (struct.error, TypeError):
            return repr(self)
        return repr(self) if status or text.value == b"?" else text.value.decode()

    def __repr__(self) -> str:
        return f"Action({self.kind}{named_fields(self)})"


_KINDS, _COLOURS = members(ActionKind), members(Colour)


def _member(members: dict[int, Any], number: Any) -> Any:
    """Returns the member of an enum with this number; the number itself if the enum has no such member, or if the number is a
    float."""
    return number if isinstance(number, float) else members.get(number, number)


class Choice(NamedTuple):
    """A legal action, prepared for front ends: the place on the board that people click, and the figure or the rotation
    that they choose. A choice without a place has the `target` Target.NONE and is a button."""

    action: Action
    target: Target  #: the kind of the place to click
    x: int  #: column of the place, increasing eastward; 0 for a button
    y: int  #: row of the place, increasing southward; 0 for a button
    segment: Optional[int]  #: the segment of the tile on this cell; None: the whole cell
    other: Optional[int]  #: the second segment of a pair
    anchor: Anchor  #: the point to click within the cell; the points of segments rotate with their tile
    tile_type: Optional[int]  #: the type of the laid tile, an index into Game.types; None: the choice lays no tile
    rotation: Optional[int]  #: the rotation of the laid tile in clockwise quarter turns; None: the choice lays no tile
    place_in_hand: Optional[int]  #: the place of the laid tile in the hand, 0 without hands; None: the choice lays no tile
    figure: Optional[FigureKind]  #: the kind of the acting figure; several figures can share a place
    colour: Colour  #: the owner of the acting figure; Colour.NONE: no figure


class Tile(NamedTuple):
    """A tile on the board."""

    x: int  #: column, increasing eastward
    y: int  #: row, increasing southward
    id: Optional[str]  #: the id of the type; None: the tile is face down, and hidden until the game is over
    type: int  #: the type, an index into Game.types; -1 if the tile is hidden
    rotation: int  #: the rotation in clockwise quarter turns, 0 to 3
    face_down: bool
    ghosts: int  #: the number of ghosts on all segments
    floors: int  #: the number of floors of the tower on the tile


class Segment(NamedTuple):
    """One printed segment of a tile type, unrotated."""

    kind: SegmentKind
    sides: int  #: mask of the segment's sides, as bits 1 << side
    half_sides: int
    touches: int
    coats: int
    symbols: int
    #: The position for a figure on the unrotated tile; Board.anchor_on() returns the position on a tile of the board.
    anchor: Anchor
    marks: frozenset[Mark]
    shared_sides: int = 0  #: for a city: mask of the sides that it shares with another city of the tile


class TileType(NamedTuple):
    """A tile type as it is printed, unrotated."""

    id: str
    copies: int
    sides: tuple[SideKind, ...]  #: the kinds of the north, east, south and west side
    misty_sides: int  #: mask of the sides with mist, as bits 1 << side
    segments: tuple[Segment, ...]
    marks: frozenset[Mark]  #: marks on the tile as a whole, without the marks on its segments
    machine_direction: Optional[Direction]  #: the direction of the flying machine, as printed; None: no flying machine


class Result(NamedTuple):
    """The result of a game that is over."""

    outcome: Outcome
    loss_reason: Loss
    winners: tuple[Colour, ...]
    scores: dict[Colour, int]


# --- from the library's bytes ---


ACTION = unpacker(_structs.Action)
TILE = unpacker(_structs.Tile)
CHOICE = unpacker(_structs.Choice)

#: Cached actions by their bytes: a look-up takes less time than creating an action. Bytes are better keys than integers: the
#: integers of actions differ only in their high bits, which a dictionary uses last.
ACTIONS_OF_BYTES: dict[bytes, Action] = {}
#: The bytes of cached actions by the id() of the action. The id is faster than comparing six numbers, and does not mistake 1.0
#: for 1. An entry contains the action, so no other object can have the same id.
BYTES_OF_ACTIONS: dict[int, tuple[bytes, Action]] = {}
MOST_ACTIONS = 1 << 16  #: the largest number of cached actions


def action_of_bytes(data: bytes) -> Action:
    """Returns the cached Action of these bytes, created if necessary."""
    action = ACTIONS_OF_BYTES.get(data)
    if action is None:
        if len(ACTIONS_OF_BYTES) >= MOST_ACTIONS:
            ACTIONS_OF_BYTES.clear()
            BYTES_OF_ACTIONS.clear()
        action = ACTIONS_OF_BYTES[data] = Action(*ACTION.unpack(data))
        BYTES_OF_ACTIONS[id(action)] = (data, action)
    return action


def choice_of(fields: Any) -> Choice:
    action, target, x, y, segment, other, anchor_x, anchor_y, tile_type, rotation, place_in_hand, figure, colour = fields
    return Choice(
        action_of_bytes(action),
        Target(target),
        x,
        y,
        _number_or_none(segment),
        _number_or_none(other),
        Anchor(anchor_x, anchor_y),
        _number_or_none(tile_type),
        _number_or_none(rotation),
        _number_or_none(place_in_hand),
        None if colour == Colour.NONE else FigureKind(figure),
        Colour(colour),
    )


def _number_or_none(number: int) -> Optional[int]:
    return None if number < 0 else number


def tile_of(types: tuple[TileType, ...], fields: Any) -> Tile:
    x, y, kind, rotation, face_down, ghosts, floors = fields
    return Tile(x, y, types[kind].id if kind >= 0 else None, kind, rotation, bool(face_down), ghosts, floors)


def segment_of(segment: _structs.Segment) -> Segment:
    return Segment(
        SegmentKind(segment.kind),
        segment.sides,
        segment.half_sides,
        segment.touches,
        segment.coats,
        segment.symbols,
        Anchor(segment.anchor_x, segment.anchor_y),
        set_of(Mark, segment.marks),
        segment.shared_sides,
    )


def tile_type_of(kind: _structs.TileType, segments: tuple[Segment, ...]) -> TileType:
    sides = tuple(SideKind(side) for side in kind.side_kinds)
    marks = set_of(Mark, kind.marks)
    direction = Direction(kind.machine_direction) if Mark.MACHINE in marks else None
    return TileType(kind.id.decode(), kind.copies, sides, kind.misty_sides, segments, marks, direction)
