# bindings/generate writes this file from capi/mistbank/; do not edit it.
"""The structs of the C API as named tuples, and the functions that make them from numbers."""

from __future__ import annotations

from typing import Any, NamedTuple, Union

from . import _structs
from ._calls import member_of, members, members_in, named_fields, set_of, unpacker
from .constants import Colour, DecisionKind, EventKind, FigureKind, Good, Loss, Mark, Outcome, SegmentKind, Source, Subject


class Event(NamedTuple):
    """One event; fields that its kind does not use are 0 (colour: none)."""

    kind: EventKind  #: The kind of event
    player: int = 0  #: The active player
    colour: Colour = Colour.NONE  #: The colour of the meeple
    segment: int = 0  #: Number of a segment of the tile at x y
    x: int = 0  #: Cell, growing east
    y: int = 0  #: Cell, growing south
    from_x: int = 0  #: A buried or caught meeple, the dragon, a wagon, the big top: the cell of origin
    from_y: int = 0  #: The cell of origin, growing south
    from_segment: int = 0  #: The segment of origin; NO_SEGMENT: from the supply
    feature: int = 0  #: The kind of feature: SegmentKind
    count: int = 0  # type: ignore[assignment]  #: An amount, by the kind: ghosts, quarter turns, colours ...
    figure: int = 0  #: The kind of figure: FigureKind
    type: int = 0  #: Index of a tile type of the game; -1 for a hidden tile
    tiles: int = 0  #: Tiles of the feature; for a castle the tiles with mist among its nine; 0 for a field
    coats: int = 0  #: Coats of arms of the feature
    cities: int = 0  #: Completed cities beside a field
    points: int = 0  #: The scored points; below 0 if ghosts cost more than the feature scores
    total: int = 0  #: Points afterwards, never below 0; other kinds: another amount
    action: int = 0  #: The number of applied actions: 0 during the setup, n in the n-th action
    amount: int = 0  #: A further number, if `count` has another meaning

    def __repr__(self) -> str:
        return f"Event(EventKind.{self.kind.name}{named_fields(self)})"


class Decision(NamedTuple):
    """The open decision of a game; fields that its kind does not use are 0."""

    kind: DecisionKind  #: What the game waits for
    player: int  #: The deciding player; the last active player when the game is over
    tile_type: int  #: The drawn tile, later the tile laid this turn; -1 before
    #: The subject: the laid tile, the closed cemetery, the scored feature, the hound, the tower that takes a figure,
    #: the dragon, the last place of the wagon
    x: int
    y: int  #: Growing south, as x grows east
    segment: int  #: Number of that segment
    hound: int  #: place_hound, hound_pacifies: 1 or 2
    points: int  #: score_or_pacify: on offer; scoring_colour: to assign; advance: gained
    #: scoring_colour, advance: the colour that earned the points; move_wagon: of the wagon; exchange: of the taken
    #: meeple; otherwise Colour.NONE
    colour: Colour
    number: int  #: Message, message_meeple: the number of the message, 1 to 8
    subject: Subject  #: The meaning of x, y and segment


class Figure(NamedTuple):
    """A figure on the board."""

    colour: Colour  #: Its colour
    kind: FigureKind  #: Its kind
    buried: bool  #: Whether it is buried on a cemetery
    tile: int  #: Index of its tile
    segment: int  #: Number of its segment
    ghosts: int  #: Ghosts standing on the figure itself
    hounds: int  #: Bit 0: hound I, bit 1: hound II
    fairy: bool  #: Whether the fairy is beside it


class Feature(NamedTuple):
    """A feature: segments joined across sides."""

    kind: SegmentKind  #: Its kind
    tile: int  #: Index of the tile of its first segment
    segment: int  #: Number of that segment; tile and segment name the feature until the next action
    #: Its tiles; for a castle, monastery, garden or cemetery the tiles on its 9 cells, including face-down tiles
    tiles: int
    #: Sides of its segments without a partner; two segments that share a side count separately; castle, monastery,
    #: garden, cemetery: empty cells among the 8
    open_sides: int
    coats: int  #: Coats of arms of a city
    ghosts: int  #: Ghosts standing on its segments
    complete: bool  #: Whether it is complete, a mist bank finished, a cemetery closed
    haunted: bool  #: Whether it can never be completed: a face-down tile, mist beside a clear side
    worth: int  #: The points of one colour if it were complete now
    meeples: tuple[int, ...]  #: Meeples of all kinds that occupy, by colour
    cities: int  #: Field: completed cities that it touches
    marks: frozenset[Mark]  #: The marks on its segments that the game plays with
    goods: tuple[int, ...]  #: Goods symbols of a city, in games with goods, by Good


class ScoringMeeple(NamedTuple):
    """A scoring meeple: one for the team; on level 6 and in competitive games one for each colour."""

    colour: Colour  #: Its colour; none for the common scoring meeple of levels 1 to 5
    total: int  #: Points, including those of its courier
    space: int  #: Its space on the track of 50 spaces
    lap: int  #: The number of times it has passed space 0


class Tally(NamedTuple):
    """The points of a scoring meeple by source. A loss counts only down to a total of 0, so the sum is the total."""

    colour: Colour  #: Its colour; none for the common scoring meeple of levels 1 to 5
    total: int  #: The sum of `points`
    points: tuple[int, ...]  #: Points from each source, by Source

    def of(self, source: Union[Source, str]) -> int:
        """The points from one source, given as a member or by its name."""
        return self.points[member_of("source", source, Source)]


class Supply(NamedTuple):
    """The pieces of a colour off the board."""

    figures: tuple[int, ...]  #: Figures ready to be placed, by FigureKind
    reserve: int  #: Guards that wait beside the track
    goods: tuple[int, ...]  #: Goods tokens of its player, by Good
    floors: int  #: Remaining tower floors of its player
    abbeys: int  #: Abbeys of its player, 1 or 0
    sheep: int  #: Sheep with its shepherd on the board

    def of(self, kind: Union[FigureKind, str]) -> int:
        """The number of figures of this kind that are ready to be placed; the kind is a member or its name."""
        return self.figures[member_of("kind", kind, FigureKind)]


class Prisoner(NamedTuple):
    """A figure that is another player's prisoner."""

    colour: Colour  #: Its colour
    kind: FigureKind  #: Its kind
    holder: Colour  #: The colour that holds it


class Anchor(NamedTuple):
    """A point on a rotated tile."""

    x: int  #: Percent of the tile's width from the west
    y: int  #: Percent of its height from the north


class Points(NamedTuple):
    """The points of a game."""

    totals: tuple[int, ...]  #: Now; 0 for a colour without a scoring meeple of its own, by Colour
    #: If the game ended now: with the final scoring, and with completed features that are still to be scored in this
    #: turn. The animal under the big top does not count. In cooperative games the same as `totals`, by Colour.
    projected: tuple[int, ...]


class Rollout(NamedTuple):
    """The result of a random play-out."""

    outcome: Outcome  #: The outcome
    loss_reason: Loss  #: The reason why the team lost
    turns: int  #: The number of the last turn
    actions: int  #: Actions applied in this roll-out
    winners: tuple[Colour, ...]  #: The winning colours
    total: int  #: Cooperative: points of the scoring meeple furthest behind; competitive: the most points
    totals: tuple[int, ...]  #: Points by colour; 0 for a colour without a scoring meeple of its own
    ghost_supply: int  #: Ghosts left in the supply
    tiles: int  #: Tiles on the board


_colour = members(Colour)
_decision_kind = members(DecisionKind)
_event_kind = members(EventKind)
_figure_kind = members(FigureKind)
_loss = members(Loss)
_outcome = members(Outcome)
_segment_kind = members(SegmentKind)
_subject = members(Subject)


EVENT = unpacker(_structs.Event)


def event_of(fields: Any) -> Event:
    return Event._make((_event_kind[fields[0]], fields[1], _colour[fields[2]], *fields[3:20]))


DECISION = unpacker(_structs.Decision)


def decision_of(fields: Any) -> Decision:
    return Decision._make((
        _decision_kind[fields[0]], *fields[1:8], _colour[fields[8]], fields[9], _subject[fields[10]],
    ))


FIGURE = unpacker(_structs.Figure)


def figure_of(fields: Any) -> Figure:
    return Figure._make((
        _colour[fields[0]], _figure_kind[fields[1]], bool(fields[2]), fields[3], fields[4], fields[5], fields[6],
        bool(fields[7]),
    ))


FEATURE = unpacker(_structs.Feature)


def feature_of(fields: Any) -> Feature:
    return Feature._make((
        _segment_kind[fields[0]], *fields[1:7], bool(fields[7]), bool(fields[8]), fields[9], fields[10:16], fields[16],
        set_of(Mark, fields[17]), fields[18:21],
    ))


SCORING_MEEPLE = unpacker(_structs.ScoringMeeple)


def scoring_meeple_of(fields: Any) -> ScoringMeeple:
    return ScoringMeeple._make((_colour[fields[0]], fields[1], fields[2], fields[3]))


TALLY = unpacker(_structs.Tally)


def tally_of(fields: Any) -> Tally:
    return Tally._make((_colour[fields[0]], fields[1], fields[2:25]))


SUPPLY = unpacker(_structs.Supply)


def supply_of(fields: Any) -> Supply:
    return Supply._make((fields[0:11], fields[16], fields[17:20], fields[20], fields[21], fields[22]))


PRISONER = unpacker(_structs.Prisoner)


def prisoner_of(fields: Any) -> Prisoner:
    return Prisoner._make((_colour[fields[0]], _figure_kind[fields[1]], _colour[fields[2]]))


ANCHOR = unpacker(_structs.Anchor)


def anchor_of(fields: Any) -> Anchor:
    return Anchor._make((fields[0], fields[1]))


POINTS = unpacker(_structs.Points)


def points_of(fields: Any) -> Points:
    return Points._make((fields[0:6], fields[6:12]))


ROLLOUT = unpacker(_structs.Rollout)


def rollout_of(fields: Any) -> Rollout:
    return Rollout._make((
        _outcome[fields[0]], _loss[fields[1]], fields[2], fields[3], members_in(Colour, fields[4]), fields[5],
        fields[6:12], fields[12], fields[13],
    ))
