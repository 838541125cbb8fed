# bindings/generate writes this file from capi/mistbank/; do not edit it.
"""The structs of the C API as named tuples, and the functions that make them from numbers."""

from __future__ import annotations

from typing import Any, NamedTuple, Union

from . import _structs
from ._calls import member_of, members, members_in, named_fields, set_of, unpacker
from .constants import Colour, DecisionKind, EventKind, FigureKind, Good, Loss, Mark, Outcome, SegmentKind, Source, Subject


class Event(NamedTuple):
    """An event. Fields that the kind of event does not use are 0; an unused colour is none."""

    kind: EventKind  #: The kind of event
    player: int = 0  #: The active player
    colour: Colour = Colour.NONE  #: The colour of the figure or the player
    segment: int = 0  #: Number of a segment of the tile at x, y
    x: int = 0  #: Column, increasing eastward
    y: int = 0  #: Row, increasing southward
    from_x: int = 0  #: For a piece that moves: column of the previous cell, increasing eastward
    from_y: int = 0  #: For a piece that moves: row of the previous cell, increasing southward
    from_segment: int = 0  #: The previous segment; NO_SEGMENT: from the supply, or from beside the board
    feature: int = 0  #: The kind of feature: SegmentKind
    #: A number whose meaning depends on the kind of event: ghosts, a rotation, colours ...
    count: int = 0  # type: ignore[assignment]
    figure: int = 0  #: The kind of figure: FigureKind
    type: int = 0  #: Index of a tile type of the game; -1 for a hidden tile
    tiles: int = 0  #: Number of tiles of the feature; for a castle, the misty tiles on its 9 cells; 0 for a field
    coats: int = 0  #: Number of coats of arms of the feature
    cities: int = 0  #: Number of completed cities beside a field
    points: int = 0  #: The scored points; below 0 if ghosts cost more than the feature scores
    total: int = 0  #: Points after the event, never below 0; in some kinds of events another number
    action: int = 0  #: Number of the action that caused the event, from 1; 0 during the setup
    amount: int = 0  #: A further number, if `count` has another meaning

    def __repr__(self) -> str:
        return f"Event(EventKind.{self.kind.name}{named_fields(self)})"


class Decision(NamedTuple):
    """The open decision of a game. Fields that the kind of decision does not use are 0."""

    kind: DecisionKind  #: Kind of the decision
    player: int  #: The deciding player; the last active player when the game is over
    tile_type: int  #: Type of the tile drawn or laid this turn; -1 before the draw
    #: Column of the subject, increasing eastward. The subject is the laid tile, the closed cemetery, the scored
    #: feature, the hound, the tower that takes a figure, the dragon, the ferry's lake, or the place that the wagon
    #: leaves.
    x: int
    y: int  #: Row of the subject, increasing southward
    segment: int  #: Number of the subject's segment
    hound: int  #: place_hound, hound_pacifies: number of the hound, 1 or 2
    points: int  #: score_or_pacify: points on offer; scoring_colour: points to assign; advance: points gained
    #: scoring_colour, advance: colour that earned the points; move_wagon: colour of the wagon; exchange: colour of the
    #: taken meeple; offer, and draw into a hand: colour of the deciding player; otherwise Colour.NONE
    colour: Colour
    number: int  #: Message, message_meeple: the number of the message, 1 to 8
    subject: Subject  #: The meaning of x, y and segment


class Figure(NamedTuple):
    """A figure on the board."""

    colour: Colour  #: Colour of the figure
    kind: FigureKind  #: Kind of the figure
    buried: bool  #: Whether the figure is buried on a cemetery
    tile: int  #: Index of the tile on which the figure stands
    segment: int  #: Number of the segment on which the figure stands
    ghosts: int  #: Number of ghosts standing on the figure itself
    hounds: int  #: Hounds beside the figure: bit 0: hound I, bit 1: hound II
    fairy: bool  #: Whether the fairy is beside the figure


class Feature(NamedTuple):
    """A feature: a single segment, or several segments joined across the sides of tiles."""

    kind: SegmentKind  #: Kind of the feature
    tile: int  #: Index of the tile with the feature's first segment
    #: Number of the feature's first segment; `tile` and `segment` identify the feature until the next action
    segment: int
    #: Number of tiles of the feature; for a castle, monastery, garden or cemetery, the tiles on its 9 cells, including
    #: face-down tiles
    tiles: int
    #: Number of sides of the feature without an adjacent tile; two segments that share a side count separately. For a
    #: castle, monastery, garden or cemetery, the number of empty cells among the 8 around it.
    open_sides: int
    coats: int  #: Number of coats of arms of a city
    ghosts: int  #: Number of ghosts standing on the feature's segments
    #: Whether the feature is complete; for a mist bank, finished; for a cemetery, closed; for a field, which is never
    #: complete, whether it has no open side
    complete: bool
    #: Whether the feature can never be completed, because of a face-down tile, or because a misty side lies next to a
    #: side without mist
    haunted: bool
    worth: int  #: Points that one colour would score if the feature were complete now
    meeples: tuple[int, ...]  #: Number of meeples of all kinds that occupy the feature, by Colour
    cities: int  #: Field: number of completed cities that the field touches
    marks: frozenset[Mark]  #: Marks on the feature's segments, except marks that the game does not use
    goods: tuple[int, ...]  #: Number of goods symbols of a city; 0 in a game without goods, by Good


class ScoringMeeple(NamedTuple):
    """A scoring meeple. The team has one on levels 1 to 5, and each scoring colour has one on level 6. In
    competitive games each colour has one."""

    colour: Colour  #: Colour of the scoring meeple; none for the common scoring meeple of levels 1 to 5
    total: int  #: Points, including points of the courier
    space: int  #: Space of the scoring meeple on the track of 50 spaces
    lap: int  #: Number of times that the scoring meeple has passed space 0


class Tally(NamedTuple):
    """The points of a scoring meeple by source. A loss never takes the total below 0, and only the points actually
    lost are counted. The sum of all sources therefore equals the total."""

    colour: Colour  #: Colour of the scoring meeple; none for the common scoring meeple of levels 1 to 5
    total: int  #: The sum of `points`
    points: tuple[int, ...]  #: Points from each source, by Source

    def of(self, source: Union[Source, str]) -> int:
        """The points from one source, given as a member of Source or by its name."""
        return self.points[member_of("source", source, Source)]


class Supply(NamedTuple):
    """The pieces of a colour that are not on the board."""

    figures: tuple[int, ...]  #: Number of figures ready to be placed, by FigureKind
    reserve: int  #: Number of guards that wait beside the track
    goods: tuple[int, ...]  #: Number of goods tokens of the player, by Good
    floors: int  #: Number of tower floors that the player has left
    abbeys: int  #: Number of abbeys of the player, 1 or 0
    sheep: int  #: Number of sheep with the shepherd on the board

    def of(self, kind: Union[FigureKind, str]) -> int:
        """The number of figures of one kind that are ready to be placed. The kind is a member of FigureKind or its name."""
        return self.figures[member_of("kind", kind, FigureKind)]


class Prisoner(NamedTuple):
    """A figure that is another player's prisoner."""

    colour: Colour  #: Colour of the figure
    kind: FigureKind  #: Kind of the figure
    holder: Colour  #: Colour of the player who holds the figure


class Anchor(NamedTuple):
    """A point on a rotated tile."""

    x: int  #: Percent of the tile's width from the west
    y: int  #: Percent of the tile's height from the north


class Points(NamedTuple):
    """The points of a game."""

    totals: tuple[int, ...]  #: Current points; 0 for a colour without a scoring meeple, by Colour
    #: Points if the game ended now: with the final scoring, and with completed features that are still to be scored in
    #: this turn. The animal under the big top does not count. Equal to `totals` in cooperative games, by Colour.
    projected: tuple[int, ...]


class Rollout(NamedTuple):
    """The result of a random play-out."""

    outcome: Outcome  #: The outcome
    loss_reason: Loss  #: The reason why the team lost
    turns: int  #: The number of the last turn
    actions: int  #: Number of actions applied in this play-out
    winners: tuple[Colour, ...]  #: The winning colours
    total: int  #: Cooperative: the fewest points of a scoring meeple; competitive: the most points
    totals: tuple[int, ...]  #: Points; 0 for a colour without a scoring meeple, by Colour
    ghost_supply: int  #: Number of ghosts left in the supply
    tiles: int  #: Number of tiles on the board


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
