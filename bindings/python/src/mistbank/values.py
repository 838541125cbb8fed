"""Small immutable values: actions, events, and what lies on the table. All are tuples: comparable and hashable."""

from __future__ import annotations

import ctypes
import struct
from functools import lru_cache, partial
from typing import Any, Callable, NamedTuple, Optional, Union

from . import _structs
from ._calls import member_of, unpacker
from ._library import library
from .constants import (
    ActionKind,
    Colour,
    DecisionKind,
    Direction,
    EventKind,
    FigureKind,
    Good,
    Loss,
    Mark,
    Outcome,
    SegmentKind,
    SideKind,
)


def _named_fields(value: Any) -> str:
    """The fields of a tuple that differ from their defaults, after the first one."""
    fields = zip(value._fields[1:], value[1:])
    defaults = type(value)._field_defaults
    return "".join(f", {name}={number}" for name, number in fields if number != defaults[name])


class Action(NamedTuple):
    """One action; fields that its kind does not use are 0. It belongs to no game: any game says whether it is legal.

    `count` are clockwise quarter turns when laying, see `rotation` and `place_in_hand`, ghosts when pacifying, the number
    that chance has brought, and names a figure where one is placed, haunted, taken and the like, see `figure`, `ghosts`
    and `fairy`; `x` is the tile type when drawing.
    """

    kind: int  #: an ActionKind
    segment: int = 0
    colour: int = 0  #: a Colour
    count: int = 0  # type: ignore[assignment]  # tuple.count is not needed
    x: int = 0  #: cell, growing east
    y: int = 0  #: cell, growing south

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
        """The kind of the figure that is placed, haunted, taken or the like."""
        return FigureKind(self.count & 15)

    @property
    def ghosts(self) -> int:
        """The ghosts that stand on the figure that is haunted, taken or the like, which tell it from others beside it."""
        return self.count >> 4 & 3

    @property
    def fairy(self) -> bool:
        """Whether the fairy is with that figure, which tells it from others beside it as well."""
        return bool(self.count >> 6 & 1)

    def __str__(self) -> str:
        """The text form, which Game.apply() takes and records hold: "lay 3,-1 2". A draw names its tile type by the
        index alone, "draw #5", as ids are the game's: Game.text() names it by its id. What is no action is shown as by
        repr()."""
        text = ctypes.create_string_buffer(_structs.ACTION_TEXT_CAPACITY)
        try:
            status = library.mistbank_action_text(ACTION.pack(*self), text, len(text), None)
        except (struct.error, TypeError):
            return repr(self)
        return repr(self) if status or text.value == b"?" else text.value.decode()

    def __repr__(self) -> str:
        name = f"ActionKind.{ActionKind(self.kind).name}" if self.kind in _ACTION_KINDS else str(self.kind)
        return f"Action({name}{_named_fields(self)})"


_ACTION_KINDS = frozenset(int(kind) for kind in ActionKind)


class Event(NamedTuple):
    """Something that happened; capi/mistbank/past.h says which kind uses which fields. The rest are 0 (colour: NONE)."""

    kind: EventKind
    player: int = 0
    colour: int = Colour.NONE
    segment: int = 0
    x: int = 0
    y: int = 0
    from_x: int = 0
    from_y: int = 0
    from_segment: int = 0
    feature: int = 0  #: a SegmentKind
    count: int = 0  # type: ignore[assignment]  # tuple.count is not needed
    figure: int = 0  #: a FigureKind
    type: int = 0  #: index into Game.types; -1 for a tile that is hidden
    tiles: int = 0
    coats: int = 0
    cities: int = 0
    points: int = 0
    total: int = 0
    action: int = 0  #: how many actions had been applied: 0 during setup, n in the n-th action
    amount: int = 0  #: how many, where `count` tells of what

    def __repr__(self) -> str:
        return f"Event(EventKind.{self.kind.name}{_named_fields(self)})"


class Decision(NamedTuple):
    """The open decision; fields that its kind does not use are 0."""

    kind: DecisionKind
    player: int  #: who decides
    tile_type: int  #: the tile drawn or laid this turn, index into Game.types; -1 before
    x: int  #: what it is about
    y: int
    segment: int
    hound: int
    points: int  #: on offer, or to be assigned
    colour: Colour


class Tile(NamedTuple):
    """A tile on the board."""

    x: int  #: cell, growing east
    y: int  #: cell, growing south
    id: Optional[str]  #: None: face down, and hidden until the game is over
    type: int  #: index into Game.types, -1 likewise
    rotation: int  #: clockwise quarter turns
    face_down: bool
    ghosts: int  #: on all its segments
    floors: int  #: of the tower on its foundation


class Figure(NamedTuple):
    """A figure on the board."""

    colour: Colour
    kind: FigureKind
    buried: bool
    tile: int  #: index into Game.tiles
    segment: int
    ghosts: int  #: standing on the figure itself
    hounds: int  #: bit 0: hound I, bit 1: hound II
    fairy: bool  #: the fairy is beside it


class Feature(NamedTuple):
    """Segments joined across sides."""

    kind: SegmentKind
    tile: int  #: index into Game.tiles of its first segment's tile
    segment: int  #: and number there; together they name the feature until the next action
    tiles: int
    open_sides: int
    coats: int
    ghosts: int
    complete: bool
    haunted: bool  #: it can never be completed
    worth: int  #: what one colour would score for it as it lies, were it complete
    meeples: tuple[int, ...]  #: standing on it, of every kind that occupies, by Colour
    cities: int
    marks: frozenset[Mark]  #: on its segments, of those that the game plays with
    goods: tuple[int, ...]  #: symbols of a city, by Good


class ScoringMeeple(NamedTuple):
    """A meeple that counts points."""

    colour: Colour  #: NONE for the common one of levels 1 to 5
    total: int
    space: int  #: on the track
    lap: int


class Supply(NamedTuple):
    """What one colour has off the board."""

    figures: tuple[int, ...]  #: ready to be placed, by FigureKind
    reserve: int  #: guards that wait beside the track
    goods: tuple[int, ...]  #: tokens that its player has taken, by Good
    floors: int  #: floors of towers left to its player
    abbeys: int  #: 1: its player holds the abbey
    sheep: int  #: with its shepherd, who stands on the board

    def of(self, kind: Union[FigureKind, str]) -> int:
        """Ready to be placed, of this kind, which may be given by its name."""
        return self.figures[member_of("kind", kind, FigureKind)]


class Prisoner(NamedTuple):
    """A figure that another player holds."""

    colour: Colour  #: whose it is
    kind: FigureKind
    holder: Colour  #: who holds it


class Segment(NamedTuple):
    """One printed segment of a tile type, unturned."""

    kind: SegmentKind
    sides: int  #: mask of sides
    half_sides: int
    touches: int
    coats: int
    symbols: int
    anchor: tuple[int, int]  #: where a meeple stands: percent of the width from the west, of the height from the north
    marks: frozenset[Mark]
    shared_sides: int = 0  #: city: mask of those of its sides on which another city of the tile ends too


class TileType(NamedTuple):
    """A tile type as it is printed, unturned."""

    id: str
    copies: int
    sides: tuple[SideKind, ...]  #: north, east, south, west
    misty_sides: int  #: mask of sides
    segments: tuple[Segment, ...]
    marks: frozenset[Mark]  #: on the tile as a whole, not those of its segments
    machine_direction: Optional[Direction]  #: where its flying machine flies to, as printed; None: it has none


class Rollout(NamedTuple):
    """How a game that was played to its end by chance went."""

    outcome: Outcome
    loss_reason: Loss
    turns: int
    actions: int
    winners: tuple[Colour, ...]
    total: int  #: cooperative: points of the scoring meeple furthest behind; competitive: the most points
    totals: tuple[int, ...]  #: points by Colour; 0 for a colour without a scoring meeple of its own
    ghost_supply: int
    tiles: int


class Result(NamedTuple):
    """How a game that is over ended."""

    outcome: Outcome
    loss_reason: Loss
    winners: tuple[Colour, ...]
    scores: dict[Colour, int]


# --- out of the library's bytes ---


ACTION = unpacker(_structs.Action)
EVENT = unpacker(_structs.Event)
TILE = unpacker(_structs.Tile)
FIGURE = unpacker(_structs.Figure)
FEATURE = unpacker(_structs.Feature)
PRISONER = unpacker(_structs.Prisoner)

#: An Action of six numbers, without the detour of a call in Python.
new_action: Callable[[Any], Action] = partial(tuple.__new__, Action)  # type: ignore[assignment]


#: Actions by their bytes: to find one takes less time than to make it anew, and by bytes less than by a number of them,
#: as the numbers of actions differ in high bits alone, which a dictionary looks at last.
ACTIONS_OF_BYTES: dict[bytes, Action] = {}
#: The bytes of those very objects by id(), which is quicker than to compare six numbers, and takes 1.0 for no 1. An entry
#: holds its action, so that no other object can be of this id.
BYTES_OF_ACTIONS: dict[int, tuple[bytes, Action]] = {}
MOST_ACTIONS = 1 << 16  #: kept at once


def action_of_bytes(data: bytes) -> Action:
    """The one Action of these bytes, made if there is none."""
    action = ACTIONS_OF_BYTES.get(data)
    if action is None:
        if len(ACTIONS_OF_BYTES) >= MOST_ACTIONS:
            ACTIONS_OF_BYTES.clear()
            BYTES_OF_ACTIONS.clear()
        action = ACTIONS_OF_BYTES[data] = new_action(ACTION.unpack(data))
        BYTES_OF_ACTIONS[id(action)] = (data, action)
    return action


_EVENT_KINDS = {int(kind): kind for kind in EventKind}
_COLOURS = {int(colour): colour for colour in Colour}
_SEGMENT_KINDS = {int(kind): kind for kind in SegmentKind}
_FIGURE_KINDS = {int(kind): kind for kind in FigureKind}


def event_of(fields: tuple[int, ...]) -> Event:
    return Event(_EVENT_KINDS[fields[0]], *fields[1:])


def tile_of(fields: tuple[int, ...], types: tuple[TileType, ...]) -> Tile:
    x, y, kind, rotation, face_down, ghosts, floors = fields
    return Tile(x, y, types[kind].id if kind >= 0 else None, kind, rotation, bool(face_down), ghosts, floors)


def figure_of(fields: tuple[int, ...]) -> Figure:
    colour, kind, buried, tile, segment, ghosts, hounds, fairy = fields
    return Figure(_COLOURS[colour], _FIGURE_KINDS[kind], bool(buried), tile, segment, ghosts, hounds, bool(fairy))


def prisoner_of(fields: tuple[int, ...]) -> Prisoner:
    colour, kind, holder = fields
    return Prisoner(_COLOURS[colour], _FIGURE_KINDS[kind], _COLOURS[holder])


def feature_of(fields: tuple[int, ...]) -> Feature:
    kind, tile, segment, tiles, open_sides, coats, ghosts, complete, haunted, worth = fields[:10]
    name = _SEGMENT_KINDS[kind]
    numbers = (tile, segment, tiles, open_sides, coats, ghosts)
    rest = (fields[10:16], fields[16], marks_in(fields[17]), fields[18:])
    return Feature(name, *numbers, bool(complete), bool(haunted), worth, *rest)


@lru_cache(maxsize=None)
def marks_in(mask: int) -> frozenset[Mark]:
    return frozenset(mark for mark in Mark if mask >> mark & 1)


def supply_of(supply: _structs.Supply) -> Supply:
    figures, goods = tuple(supply.figures[: len(FigureKind)]), tuple(supply.goods[: len(Good)])
    return Supply(figures, supply.reserve, goods, supply.floors, supply.abbeys, supply.sheep)


def colours_in(mask: int) -> tuple[Colour, ...]:
    return tuple(colour for colour in Colour if colour is not Colour.NONE and mask >> colour & 1)


def rollout_of(rollout: _structs.Rollout) -> Rollout:
    return Rollout(
        Outcome(rollout.outcome),
        Loss(rollout.loss_reason),
        rollout.turns,
        rollout.actions,
        colours_in(rollout.winners),
        rollout.total,
        tuple(rollout.totals),
        rollout.ghost_supply,
        rollout.tiles,
    )


def segment_of(segment: _structs.Segment) -> Segment:
    return Segment(
        SegmentKind(segment.kind),
        segment.sides,
        segment.half_sides,
        segment.touches,
        segment.coats,
        segment.symbols,
        (segment.anchor_x, segment.anchor_y),
        marks_in(segment.marks),
        segment.shared_sides,
    )


def tile_type_of(kind: _structs.TileType, segments: tuple[Segment, ...]) -> TileType:
    sides = tuple(SideKind(side) for side in kind.side_kinds)
    marks = marks_in(kind.marks)
    direction = Direction(kind.machine_direction) if Mark.MACHINE in marks else None
    return TileType(kind.id.decode(), kind.copies, sides, kind.misty_sides, segments, marks, direction)
