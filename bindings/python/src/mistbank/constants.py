"""The constants of the library, by the names of capi/mistbank.h. The tests compare them with its manifest."""

from __future__ import annotations

from enum import IntEnum


class Named(IntEnum):
    """A number that shows its name: Outcome.WON."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"

    __str__ = __repr__

    def __format__(self, specification: str) -> str:
        return format(int(self), specification) if specification else str(self)


class Status(Named):
    """What a call answers."""

    OK = 0
    INVALID_ARGUMENT = 1
    OUT_OF_MEMORY = 2
    BUFFER_TOO_SMALL = 3
    INVALID_RULES = 4
    INVALID_TILE_SET = 5
    ILLEGAL_ACTION = 6
    WRONG_DECISION = 7
    GAME_OVER = 8
    NOTHING_TO_UNDO = 9
    NOT_RECORDED = 10
    INVALID_RECORD = 11
    INVALID_SNAPSHOT = 12
    UNKNOWN_NAME = 13
    INTERNAL_ERROR = 14
    INVALID_JSON = 15


class System(Named):
    """Which of the games is played. All but the first are competitive."""

    COOPERATIVE = 1
    BASE = 2
    DEMO = 3


class Expansion(Named):
    """What a competitive game may be played with. Any set of them is a game."""

    GHOSTS_CASTLES_CEMETERIES = 0
    RIVER = 1
    ABBOT = 2
    INNS_CATHEDRALS = 3
    TRADERS_BUILDERS = 4
    PRINCESS_DRAGON = 5
    TOWER = 6
    ABBEY_MAYOR = 7
    FLYING_MACHINES = 8
    HILLS_SHEEP = 9
    BIG_TOP = 10
    VODYANOY = 11


class Edition(Named):
    """The printing of the cooperative rulebook."""

    OF_2022 = 2022
    OF_2023 = 2023


class JointScoring(Named):
    """How a feature with several colours scores in the cooperative game."""

    EVERY_COLOUR = 0
    MAJORITY = 1


class Draws(Named):
    """Who decides which tile is drawn."""

    AUTOMATIC = 0
    EXTERNAL = 1


class Unplayable(Named):
    """What becomes of a drawn tile that fits nowhere."""

    SET_ASIDE = 0  #: it leaves the game
    RETURNED = 1  #: it goes back, and what is left is shuffled


class Colour(Named):
    """The colours of meeples."""

    RED = 0
    GREEN = 1
    BLUE = 2
    YELLOW = 3
    BLACK = 4
    PINK = 5
    NONE = 255


class Side(Named):
    """The sides of a tile; a clockwise quarter turn carries north to east."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


class Direction(Named):
    """Where a flying machine flies to."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3
    NORTH_EAST = 4
    SOUTH_EAST = 5
    SOUTH_WEST = 6
    NORTH_WEST = 7


class SideKind(Named):
    """What a side shows to its neighbour."""

    FIELD = 1
    ROAD = 2
    CITY = 3
    RIVER = 4
    ANY = 5  #: of an abbey, which lies against any


class SegmentKind(Named):
    """What a segment, and so a feature, is."""

    ROAD = 1
    CITY = 2
    FIELD = 3
    MIST = 4
    MONASTERY = 5
    CASTLE = 6
    CEMETERY = 7
    GARDEN = 8
    RIVER = 9  #: water, which is no feature
    TOWER = 10  #: the top of a tower, which is no feature: behind what is printed
    ACROBATS = 11  #: a space for acrobats, likewise
    VODYANOY = 12  #: the Vodyanoy's lake, likewise


class Mark(Named):
    """What is printed on a segment or on a tile beside its land."""

    INN = 0
    CATHEDRAL = 1
    WINE = 2
    GRAIN = 3
    CLOTH = 4
    SPRING = 5
    LAKE = 6
    VOLCANO = 7
    DRAGON = 8
    PORTAL = 9
    PRINCESS = 10
    FOUNDATION = 11  #: of a tower
    MACHINE = 12  #: a flying machine
    ABBEY = 13
    HILL = 14
    VINEYARD = 15
    CIRCUS = 16  #: the big top comes here
    ACROBATS = 17  #: a space for acrobats
    VODYANOY = 18  #: its lake


class DecisionKind(Named):
    """What a game waits for."""

    OVER = 0
    DRAW = 1
    LAY_TILE = 2
    BURY = 3
    GHOST_ON_CEMETERY = 4
    HAUNT_MEEPLE = 5
    PLACE_MEEPLE = 6
    ORDER_OF_SCORING = 7
    SCORE_OR_PACIFY = 8
    SCORING_COLOUR = 9
    PLACE_HOUND = 10
    HOUND_PACIFIES = 11
    LAY_FACE_DOWN = 12
    TAKE = 13
    EXCHANGE = 14
    MOVE_DRAGON = 15
    ABBEY = 16
    MOVE_WAGON = 17
    CHANCE = 18  #: external draws: what the die shows, which token came, that a tile lies under a hill
    LAND = 19
    HAND = 20
    FLOCK = 21


class ActionKind(Named):
    """What an action does."""

    NONE = 0
    DRAW = 1
    LAY = 2
    BURY = 3
    BURY_FROM_SUPPLY = 4
    GHOST = 5
    HAUNT = 6
    PLACE = 7
    PASS = 9
    SCORE = 10
    POINTS = 11
    PACIFY = 12
    ADVANCE = 13
    HOUND = 14
    FACE_DOWN = 15
    RECALL = 16
    FLOOR = 17
    TOWER = 18
    TAKE = 19
    EXCHANGE = 20
    RANSOM = 21
    FAIRY = 22
    PRINCESS = 23
    PORTAL = 24
    DRAGON = 25
    ABBEY = 26
    NO_ABBEY = 27
    WAGON = 28
    GO_HOME = 29
    BARN = 30
    FLY = 31
    ROLL = 32
    LAND = 33
    ACROBAT = 34
    PYRAMID = 35
    RELEASE = 36
    GROW = 37
    GUIDE = 38
    SHEEP = 39
    ANIMAL = 40
    HIDDEN = 41


class EventKind(Named):
    """What an event tells."""

    TURN_BEGAN = 1
    TILE_DRAWN = 2
    TILE_SET_ASIDE = 3
    TILE_LAID = 4
    BANK_FINISHED = 5
    GHOSTS_PLACED = 6
    GHOSTS_REMOVED = 7
    FIGURE_PLACED = 8
    FIGURE_RETURNED = 9
    MEEPLE_BURIED = 10
    CEMETERY_CLOSED = 11
    FEATURE_SCORED = 12
    FEATURE_PACIFIED = 13
    POINTS_SCORED = 14
    HOUND_ARRIVED = 15
    HOUND_LOST = 16
    HOUND_SCORED = 17
    HOUND_BURIED = 18
    PILE_OPENED = 19
    FACE_DOWN_LAID = 20
    WON = 21
    LOST = 22
    MEEPLE_HAUNTED = 23
    MEEPLE_SCARED = 24
    GUARD_GAINED = 25
    FINAL_SCORING = 26
    FEATURE_SCORED_AT_END = 27
    PART_BEGAN = 28
    ABBOT_RECALLED = 29
    GOODS_TAKEN = 30
    GOODS_SCORED = 31
    FAIRY_MOVED = 32
    FAIRY_SCORED = 33
    DRAGON_MOVED = 34
    FIGURE_EATEN = 35
    TILE_AWAITS_DRAGON = 36
    TILES_SHUFFLED_BACK = 37
    FLOOR_BUILT = 38
    FIGURE_CAPTURED = 39
    PRISONER_RETURNED = 40
    RANSOM_PAID = 41
    WAGON_MOVED = 42
    DIE_ROLLED = 43
    FLIGHT_CRASHED = 44
    KNIGHT_REMOVED = 45
    TILE_HIDDEN = 46
    TOKEN_DRAWN = 47
    FLOCK_SCORED = 48
    BIG_TOP_MOVED = 49
    ANIMAL_SHOWN = 50
    BIG_TOP_SCORED = 51
    PYRAMID_SCORED = 52
    RINGMASTER_SCORED = 53
    FIGURE_CAUGHT = 54
    FIGURE_RELEASED = 55
    LAKE_SCORED = 56
    TILE_TAKEN = 57
    TILE_RETURNED = 58
    HOLE_FILLED = 59
    HAND_SET_ASIDE = 60


class FigureKind(Named):
    """The kinds of figures. Meeples occupy features and count for the majority; special figures do neither."""

    NORMAL = 0
    GUARD = 1
    LARGE = 2
    ABBOT = 3
    MAYOR = 4
    WAGON = 5
    RINGMASTER = 6
    BUILDER = 7  #: special
    PIG = 8  #: special
    BARN = 9  #: special
    SHEPHERD = 10  #: special


class Good(Named):
    """The goods of Traders & Builders, in the order in which they score."""

    WINE = 0
    GRAIN = 1
    CLOTH = 2


class Strength(Named):
    """How well an adviser chooses. Whoever is not the best sees the same and errs now and then."""

    BEGINNER = 0  #: takes any of the actions that look good at first sight
    EASY = 1  #: what looks best at first sight, but for a slip now and then
    GOOD = 2  #: tries out what looks best, but slips now and then
    BEST = 3  #: the same without a slip


class Outcome(Named):
    """How a game stands."""

    OPEN = 0
    WON = 1
    LOST = 2
    FINISHED = 3


class Loss(Named):
    """Why the team lost."""

    NONE = 0
    GHOSTS = 1
    TILES = 2
    PILE = 3


class Viewer(Named):
    """Who looks at what only some may see, where it is none of the players."""

    NOBODY = -1  #: who has no part in the game, as its onlookers
    HOST = -2  #: who holds the game and knows everything


class RecordKind(Named):
    """What a record tells."""

    FULL = 0
    OPEN = 1


class PictureMarkKind(Named):
    """What a mark on a picture marks."""

    CELL = 1
    SEGMENT = 2
    ARROW = 3


class Theme(Named):
    """The colours of pictures."""

    LIGHT = 0
    DARK = 1
