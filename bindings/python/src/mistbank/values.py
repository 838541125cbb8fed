"""Small immutable values: actions, events, and what lies on the table. All are tuples: comparable and hashable."""

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
    kind: ActionKind  #: the kind of the action; a number if only a later library knows it
    segment: int = 0
    colour: Colour = Colour.RED  #: whose figure
    count: int = 0  # type: ignore[assignment]  # tuple.count is not needed
    x: int = 0  #: cell, growing east
    y: int = 0  #: cell, growing south


class Action(_ActionFields):
    """One action; fields that its kind does not use are 0. It belongs to no game: any game says whether it is legal.

    `count` are clockwise quarter turns when laying, see `rotation` and `place_in_hand`, ghosts when pacifying, the number
    that chance has brought, a space of the track, the second of two joined segments, 1 for the courier, and names a figure
    where one is placed, haunted, taken and the like, see `figure`, `ghosts` and `fairy`; `x` is the tile type when drawing.
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
        """Creates an action with these fields, legal or not; kind and colour may be names."""
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
        """The clockwise quarter turns of a tile that is laid."""
        return self.count & 3

    @property
    def place_in_hand(self) -> int:
        """The place in the hand, 0 to 2 in the order of taking, of a tile that is laid from there; else 0."""
        return self.count >> 2 & 3

    @property
    def figure(self) -> FigureKind:
        """The kind of the figure of the action: placed, haunted, taken and so on."""
        return FigureKind(self.count & 15)

    @property
    def ghosts(self) -> int:
        """The ghosts on the figure of the action; they distinguish it from other figures there."""
        return self.count >> 4 & 3

    @property
    def fairy(self) -> bool:
        """Whether the fairy is with that figure; this distinguishes it from other figures there."""
        return bool(self.count >> 6 & 1)

    def __str__(self) -> str:
        """The text form, which Game.apply() takes: "lay 3,-1 2". A draw names its tile type by the index, "draw #5", as
        ids are the game's: Game.text() names it by its id, as records do. What is no action is shown as by repr()."""
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
    """Returns the member of an enum with this number; the number itself if there is none, or if it is not an integer."""
    return number if isinstance(number, float) else members.get(number, number)


class Choice(NamedTuple):
    """A legal action, prepared for front ends: the place on the board that people click, and the figure or the rotation
    that they choose. A choice without a place, `target` Target.NONE, is a button."""

    action: Action
    target: Target  #: the kind of its place
    x: int  #: the cell of the place, growing east; 0 for a button
    y: int  #: growing south
    segment: Optional[int]  #: a segment of the tile on this cell; None: the whole cell
    other: Optional[int]  #: the second segment of a pair
    anchor: Anchor  #: the point of the place in its cell; segments turn with their tile
    tile_type: Optional[int]  #: the tile that the choice lays: index into Game.types
    rotation: Optional[int]  #: its clockwise quarter turns
    place_in_hand: Optional[int]  #: its place in the hand, 0 without hands
    figure: Optional[FigureKind]  #: the figure that acts; figures can share a place
    colour: Colour  #: its owner; Colour.NONE: no figure


class Tile(NamedTuple):
    """A tile on the board."""

    x: int  #: cell, growing east
    y: int  #: cell, growing south
    id: Optional[str]  #: None: face down, and hidden until the game is over
    type: int  #: index into Game.types, -1 if the tile is hidden
    rotation: int  #: clockwise quarter turns
    face_down: bool
    ghosts: int  #: on all its segments
    floors: int  #: of the tower on its foundation


class Segment(NamedTuple):
    """One printed segment of a tile type, unrotated."""

    kind: SegmentKind
    sides: int  #: mask of sides
    half_sides: int
    touches: int
    coats: int
    symbols: int
    #: The place of a figure on the unrotated tile; Game.anchor_on() rotates it with a tile on the board.
    anchor: Anchor
    marks: frozenset[Mark]
    shared_sides: int = 0  #: city: mask of those of its sides on which another city of the tile ends too


class TileType(NamedTuple):
    """A tile type as it is printed, unrotated."""

    id: str
    copies: int
    sides: tuple[SideKind, ...]  #: north, east, south, west
    misty_sides: int  #: mask of sides
    segments: tuple[Segment, ...]
    marks: frozenset[Mark]  #: on the tile as a whole, not those of its segments
    machine_direction: Optional[Direction]  #: the direction of its flying machine, as printed; None if it has none


class Result(NamedTuple):
    """How a game that is over ended."""

    outcome: Outcome
    loss_reason: Loss
    winners: tuple[Colour, ...]
    scores: dict[Colour, int]


# --- from the library's bytes ---


ACTION = unpacker(_structs.Action)
TILE = unpacker(_structs.Tile)
CHOICE = unpacker(_structs.Choice)

#: Actions by their bytes: finding one takes less time than creating it. Bytes are better keys than integers: integers of
#: actions differ only in their high bits, which a dictionary uses last.
ACTIONS_OF_BYTES: dict[bytes, Action] = {}
#: The bytes of these objects by id(), which is faster than comparing six numbers, and does not mistake 1.0 for 1. An
#: entry contains its action, so that no other object can have this id.
BYTES_OF_ACTIONS: dict[int, tuple[bytes, Action]] = {}
MOST_ACTIONS = 1 << 16  #: kept at once


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
