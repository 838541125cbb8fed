# Written by bindings/generate out of capi/mistbank/: nobody edits it.
"""The constants of the library, by the names of the C API. The tests compare them with its manifest."""

from __future__ import annotations

from enum import IntEnum

__all__ = [
    "ActionKind", "Choice", "Colour", "DecisionKind", "Direction", "Draws", "Edition", "EventKind", "Expansion",
    "FactKind", "FigureKind", "Good", "JointScoring", "Loss", "Mark", "Outcome", "PictureMarkKind", "RecordKind",
    "Scope", "SegmentKind", "Side", "SideKind", "Source", "Status", "Strength", "System", "Theme", "Unplayable",
    "Verdict", "Viewer",
]


class Named(IntEnum):
    """A number that shows its name: Outcome.WON."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"

    __str__ = __repr__

    def __format__(self, specification: str) -> str:
        return format(int(self), specification) if specification else str(self)


class Status(Named):
    """What a call answers."""

    OK = 0  #: done
    INVALID_ARGUMENT = 1  #: an argument is null, out of range or of the wrong size
    OUT_OF_MEMORY = 2  #: the allocator gave nothing
    BUFFER_TOO_SMALL = 3  #: nothing was written; the needed count came back
    INVALID_RULES = 4  #: the rules cannot be played; the message names the field
    #: the text is no tile set, or one that cannot be played; the message names line, column and reason
    INVALID_TILE_SET = 5
    ILLEGAL_ACTION = 6  #: the rules forbid this action here; the message names the clause
    #: the action answers another decision than the open one: it is stale, or belongs to another game
    WRONG_DECISION = 7
    GAME_OVER = 8  #: no action is left
    NOTHING_TO_UNDO = 9  #: the game stands at its start
    NOT_RECORDED = 10  #: the game was told not to record: it has no past to undo or write
    INVALID_RECORD = 11  #: the text is no record; the message names the line
    INVALID_SNAPSHOT = 12  #: the bytes are damaged, of another version, or of no game
    UNKNOWN_NAME = 13  #: no preset, tile set, tile or colour has this name
    INTERNAL_ERROR = 14  #: a defect of the library; please report it with the record
    #: the text is no JSON, or says something else than what is read; the message names line, column and reason
    INVALID_JSON = 15
    INVALID_POSITION = 16  #: the text is no position, or one that cannot be; the message names line, column and clause


class Colour(Named):
    """The colours of meeples."""

    RED = 0
    GREEN = 1
    BLUE = 2
    YELLOW = 3
    BLACK = 4
    PINK = 5
    NONE = 255  #: no colour, or the common one


class FigureKind(Named):
    """The kinds of figures. Meeples occupy features and count for the majority; special figures do neither."""

    NORMAL = 0  #: a meeple
    GUARD = 1  #: a meeple whom ghosts spare
    LARGE = 2  #: a meeple that counts as two
    ABBOT = 3  #: a meeple for monasteries and gardens
    MAYOR = 4  #: a meeple for cities that counts as many as their coats of arms
    WAGON = 5  #: a meeple that moves on when its feature has been scored
    RINGMASTER = 6  #: a meeple with points for the circus tiles around it
    BUILDER = 7  #: special: brings double turns
    PIG = 8  #: special: makes a field worth more
    BARN = 9  #: special: on a corner of four fields, for good
    SHEPHERD = 10  #: special: gathers sheep on a field


class Good(Named):
    """The goods of Traders & Builders, in the order in which they score."""

    WINE = 0
    GRAIN = 1
    CLOTH = 2


class System(Named):
    """Which of the games is played. All but the first are competitive."""

    COOPERATIVE = 1  #: Mists over Carcassonne, levels 1 to 6
    BASE = 2  #: the base game
    DEMO = 3  #: the Print-and-Play Demo


class Expansion(Named):
    """What a competitive game may be played with; in sets the bit 1 << expansion. Any set of them is a game."""

    GHOSTS_CASTLES_CEMETERIES = 0  #: ghosts, castles and cemeteries
    RIVER = 1  #: the river comes first
    ABBOT = 2  #: the abbot and gardens
    INNS_CATHEDRALS = 3  #: inns, cathedrals and the large meeple
    TRADERS_BUILDERS = 4  #: goods, builder and pig
    PRINCESS_DRAGON = 5  #: dragon, fairy, princess and portals
    TOWER = 6  #: towers and prisoners
    ABBEY_MAYOR = 7  #: abbeys, mayors, wagons and barns
    FLYING_MACHINES = 8  #: flights with a die
    HILLS_SHEEP = 9  #: hills, vineyards and shepherds
    BIG_TOP = 10  #: big top, ringmasters and acrobats
    VODYANOY = 11  #: a lake that catches meeples
    MESSAGES = 12  #: messages and couriers
    FERRIES = 13  #: ferries that join roads
    GOLD = 14  #: gold mines
    MAGE = 15  #: the mage and the witch
    ROBBERS = 16  #: robbers on the track
    CROPS = 17  #: crop circles
    KING = 18  #: the king and the robber baron


class Edition(Named):
    """The printing of the cooperative rulebook."""

    OF_2022 = 2022
    OF_2023 = 2023


class JointScoring(Named):
    """How a feature with several colours scores in the cooperative game."""

    EVERY_COLOUR = 0  #: once for each colour present
    MAJORITY = 1  #: once for each colour tied for most meeples


class Draws(Named):
    """Who decides which tile is drawn."""

    AUTOMATIC = 0  #: the library: the seed fixes the order when the game is made
    EXTERNAL = 1  #: the host names each drawn tile


class Unplayable(Named):
    """What becomes of a drawn tile that fits nowhere."""

    SET_ASIDE = 0  #: it leaves the game
    RETURNED = 1  #: it goes back, and what is left is shuffled


class Side(Named):
    """The sides of a tile. A clockwise quarter turn carries north to east. In masks a side is the bit 1 << side."""

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
    """What a side shows to its neighbour; mist is ignored for matching."""

    FIELD = 1
    ROAD = 2
    CITY = 3
    RIVER = 4  #: matches its like alone
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
    GARDEN = 8  #: a garden
    RIVER = 9  #: water, which is no feature
    TOWER = 10  #: the top of a tower, which is no feature: only in games with towers, behind what is printed
    ACROBATS = 11  #: a space for acrobats, likewise: only in games with the big top
    VODYANOY = 12  #: the Vodyanoy's lake, likewise: only in games with it


class Mark(Named):
    """What is printed on a segment or on a tile beside its land; in masks the bit 1 << mark. What no expansion of a
    game plays with is scenery there."""

    INN = 0  #: an inn on a road
    CATHEDRAL = 1  #: a cathedral on a city
    WINE = 2  #: wine on a city
    GRAIN = 3  #: grain on a city
    CLOTH = 4  #: cloth on a city
    SPRING = 5  #: on a tile: where the river begins
    LAKE = 6  #: on a tile: where it ends
    VOLCANO = 7  #: on a tile: where the dragon flies to
    DRAGON = 8  #: on a tile: the dragon moves
    PORTAL = 9  #: on a tile: a meeple may go anywhere
    PRINCESS = 10  #: a princess on a city
    FOUNDATION = 11  #: on a tile: the foundation of a tower
    MACHINE = 12  #: on a tile: a flying machine, see machine_direction
    ABBEY = 13  #: on a tile: it is an abbey, which players hold
    HILL = 14  #: on a tile: a tile goes under it, and it breaks ties
    VINEYARD = 15  #: on a tile: for monasteries around it
    CIRCUS = 16  #: on a tile: the big top comes here
    ACROBATS = 17  #: on a tile: a space for acrobats
    VODYANOY = 18  #: on a tile: the lake of the Vodyanoy
    FERRY = 19  #: on a tile: a lake, where a ferry joins two of its roads
    GOLD = 20  #: on a tile: ingots come onto it and beside it
    MAGE = 21  #: on a tile: mage or witch moves
    ROBBER = 22  #: on a tile: robbers may be placed on the track
    CROP_FARMER = 23  #: on a tile: a crop circle, for farmers
    CROP_HIGHWAYMAN = 24  #: likewise, for highwaymen
    CROP_KNIGHT = 25  #: likewise, for knights


class Recording(Named):
    """How much of its past a game keeps."""

    ALL = 0  #: actions, events and undo
    NONE = 1  #: nothing: no events, undo, record or snapshot


class DecisionKind(Named):
    """What a game waits for, and in which step of a turn."""

    OVER = 0  #: nothing: the game is over
    DRAW = 1  #: external draws: which tile was drawn
    LAY_TILE = 2  #: 1a: where the drawn tile goes
    BURY = 3  #: 1c, 3c: which meeple is buried
    GHOST_ON_CEMETERY = 4  #: 2a: which open cemetery gets the further ghost
    HAUNT_MEEPLE = 5  #: 2a: whose meeple a ghost haunts
    PLACE_MEEPLE = 6  #: 2b: a figure on the laid tile, another of its actions, or none
    ORDER_OF_SCORING = 7  #: 3a: which completed feature is scored next
    SCORE_OR_PACIFY = 8  #: 3a: points, or ghosts off one tile
    SCORING_COLOUR = 9  #: 3a: which scoring meeple takes the points
    PLACE_HOUND = 10  #: 3b: to which meeple the hound goes
    HOUND_PACIFIES = 11  #: 3b: ghosts off a tile near the hound, or no more
    LAY_FACE_DOWN = 12  #: 3c: where the face-down tile goes
    TAKE = 13  #: 2b, after a floor: which meeple the tower takes, or none
    EXCHANGE = 14  #: 2b, after taking: which kind of prisoner comes home
    MOVE_DRAGON = 15  #: 2d: the dragon's next tile
    ABBEY = 16  #: 1a: the abbey into a hole, or a draw
    MOVE_WAGON = 17  #: 3c: where the wagon moves on to, or back
    CHANCE = 18  #: external draws: what chance has brought
    LAND = 19  #: 2b, after the die: where the meeple lands
    HAND = 20  #: 1a: which tile of the hand goes where
    FLOCK = 21  #: 2c: whether one's flock grows or is guided home
    GOLD = 22  #: 1b: on which tile beside the mine the second ingot goes
    MAGIC = 23  #: 1b, 2c: where mage or witch goes
    ROBBER = 24  #: 1b: to which space of the track the robber goes
    FERRY = 25  #: 2c: which roads the ferry joins, or whether it moves
    ADVANCE = 26  #: when points are gained: marker or courier
    MESSAGE = 27  #: 3e: what the message says, or two points
    MESSAGE_MEEPLE = 28  #: 3e: which meeple the message scores
    CROP = 29  #: 3f: whether all add or remove a meeple
    CROP_ADD = 30  #: 3f: a further meeple, or none
    CROP_REMOVE = 31  #: 3f: which meeple goes home


class ActionKind(Named):
    """What an action does, with the fields it uses and its text form."""

    NONE = 0  #: no action: what is told where there is none
    DRAW = 1  #: x = tile type "draw 14a"
    #: x y, count = clockwise quarter turns "lay 3,-1 2"; from a hand also the place in it in bits 2 and 3 "lay 3,-1 6"
    LAY = 2
    BURY = 3  #: x y segment: the meeple "bury 3,-1/0"
    BURY_FROM_SUPPLY = 4  #: colour "bury red"
    GHOST = 5  #: x y: the cemetery "ghost 3,-1"
    HAUNT = 6  #: x y segment colour, count: the figure "haunt 3,-1/0 red large 1"
    PLACE = 7  #: colour, segment of the laid tile, count: a kind "meeple red 0"
    PASS = 9  #: nothing, or no more ghosts "pass"
    SCORE = 10  #: x y segment: the feature "score 3,-1/0"
    POINTS = 11  #: take the points "points"
    PACIFY = 12  #: x y, count = ghosts 1 to 3 "pacify 3,-1 2"
    ADVANCE = 13  #: colour of the scoring meeple "advance red"
    HOUND = 14  #: x y segment: the meeple "hound 3,-1/0"
    FACE_DOWN = 15  #: x y: the empty cell "facedown 3,-1"
    RECALL = 16  #: take one's abbot back "recall"
    FLOOR = 17  #: x y: the tower "floor 3,-1"
    TOWER = 18  #: x y, count: a kind; a meeple on top of a tower "tower large 3,-1"
    TAKE = 19  #: as haunt: the tower takes it "take 3,-1/0 red large"
    EXCHANGE = 20  #: count: the kind that comes home "exchange large"
    RANSOM = 21  #: count: a kind, colour: who holds it "ransom large blue"
    FAIRY = 22  #: as haunt: the fairy joins it "fairy 3,-1/0 red meeple"
    PRINCESS = 23  #: as haunt: the knight goes home "princess 3,-1/0 red meeple"
    PORTAL = 24  #: x y segment, count: a kind "portal large 3,-1/0"
    DRAGON = 25  #: x y: its next tile "dragon 3,-1"
    ABBEY = 26  #: x y: the hole "abbey 3,-1"
    NO_ABBEY = 27  #: draw a tile, lay no abbey "draw"
    WAGON = 28  #: x y segment: it moves on "wagon 3,-1/0"
    GO_HOME = 29  #: the wagon goes to its supply "return"
    BARN = 30  #: colour, x y: the cell whose north-west corner it is "barn red 3,-1"
    FLY = 31  #: count: the kind of meeple that flies "fly large"
    ROLL = 32  #: count: what the die shows, 1 to 3 "roll 2"
    LAND = 33  #: x y segment: the meeple lands "land 3,-1/0"
    ACROBAT = 34  #: x y, count: a kind; it joins the acrobats "acrobat meeple 3,-1"
    PYRAMID = 35  #: x y: three acrobats are scored "pyramid 3,-1"
    RELEASE = 36  #: count, as haunt: one's own out of a lake "release meeple 1"
    GROW = 37  #: a token for one's flock "grow"
    GUIDE = 38  #: the flocks of the field are scored "guide"
    SHEEP = 39  #: count: sheep on the token drawn, 0: the wolf "sheep 3"
    ANIMAL = 40  #: count: number of the token under the big top "animal 5"
    HIDDEN = 41  #: a tile was put under the hill "hidden"
    GOLD = 42  #: x y: an ingot on this tile "gold 3,-1"
    MAGE = 43  #: x y segment: the mage goes there "mage 3,-1/0"
    WITCH = 44  #: x y segment: the witch goes there "witch 3,-1/0"
    UNMAGE = 45  #: the mage goes aside "unmage"
    UNWITCH = 46  #: the witch goes aside "unwitch"
    ROBBER = 47  #: count: the space that one's robber goes to "robber 18"
    FERRY = 48  #: x y segment, count: the other segment "ferry 3,-1/0+2"
    KEEP = 49  #: x y: the ferry of this lake stays "keep 3,-1"
    ADVANCE_FIGURE = 50  #: count: 1: one's courier, 0: one's marker "advance courier"
    ACT_ON_MESSAGE = 51  #: what the message says "message act"
    TWO_POINTS = 52  #: two points instead "message two"
    MESSAGE = 53  #: count: the message drawn, 1 to 8 "message 3"
    SCORE_MEEPLE = 54  #: as haunt: the message scores it "score 3,-1/0 red large"
    CROP_ADD = 55  #: all add a meeple "crop add"
    CROP_REMOVE = 56  #: all remove a meeple "crop remove"
    ADD = 57  #: x y segment, count: a kind "add large 3,-1/0"
    REMOVE = 58  #: as haunt: it goes home "remove 3,-1/0 red large"


class Strength(Named):
    """How well an adviser chooses. Whoever is not the best sees the same and errs now and then."""

    BEGINNER = 0  #: takes any of the actions that look good at first sight
    EASY = 1  #: what looks best at first sight, but for a slip now and then
    GOOD = 2  #: tries out what looks best, but slips now and then
    BEST = 3  #: the same without a slip


class Choice(Named):
    """How numbers that are given for indices choose among legal actions. Minus infinity is never chosen."""

    LOGITS = 0  #: by chance: e to the power of the number is what it weighs, as after a softmax
    WEIGHTS = 1  #: by chance: the number is what it weighs, 0 or more
    GREATEST = 2  #: the greatest number; of equal ones that of the least index


class Scope(Named):
    """The owner of a fact."""

    GAME = 0  #: the game has one
    COLOUR = 1  #: each colour has one
    TILE = 2  #: each tile on the board has one


class FactKind(Named):
    """The meaning of the numbers of a fact."""

    NUMBER = 0  #: a count, a space of the track, or 1 and 0
    COLOUR = 1  #: a colour; Colour.NONE: nobody has the piece
    TILE = 2  #: the index of a tile; -1: the piece is not on the board
    SEGMENT = 3  #: two numbers: the index of a tile, a segment of it; -1, -1: not on the board
    FERRY = 4  #: three numbers: the index of a tile, and the two segments that it joins


class EventKind(Named):
    """What an event tells, with the fields it uses beside `player` and `action`."""

    TURN_BEGAN = 1  #: total = number of the turn, from 1
    TILE_DRAWN = 2  #: type
    TILE_SET_ASIDE = 3  #: type: it fits nowhere
    TILE_LAID = 4  #: type, x y, count = clockwise quarter turns; also the starting block
    BANK_FINISHED = 5  #: x y segment: mist of the laid tile
    GHOSTS_PLACED = 6  #: x y segment, count
    GHOSTS_REMOVED = 7  #: x y segment, count: back to the supply
    FIGURE_PLACED = 8  #: colour, figure, x y segment
    FIGURE_RETURNED = 9  #: colour, figure, x y segment it stood on, count = ghosts that go with it
    MEEPLE_BURIED = 10  #: colour, x y segment of the cemetery, from_x from_y from_segment
    CEMETERY_CLOSED = 11  #: x y segment
    FEATURE_SCORED = 12  #: x y segment, feature, tiles, coats, count = colours, points for each
    FEATURE_PACIFIED = 13  #: as feature_scored, but given up for ghosts
    POINTS_SCORED = 14  #: colour (none: the common one), points, total, count = ghosts paid for
    HOUND_ARRIVED = 15  #: count = 1 or 2; colour, x y segment of its meeple
    HOUND_LOST = 16  #: count: no meeple to go to
    HOUND_SCORED = 17  #: count, colour of its meeple, points = ghosts on the board
    HOUND_BURIED = 18  #: count: its meeple was buried
    PILE_OPENED = 19  #: count = 2 or 3, total = tiles it now holds
    FACE_DOWN_LAID = 20  #: x y; what it is stays hidden
    WON = 21  #: the goal is reached; competitive: colour has most points
    LOST = 22  #: count = Loss
    MEEPLE_HAUNTED = 23  #: colour, figure, x y segment, count = ghosts that now stand on it
    MEEPLE_SCARED = 24  #: colour, figure, x y segment: the third ghost; it returns next
    GUARD_GAINED = 25  #: colour, x y segment: a guard out of the reserve
    FINAL_SCORING = 26  #: it begins
    FEATURE_SCORED_AT_END = 27  #: as feature_scored; of a field: cities
    PART_BEGAN = 28  #: count = 2: the second part of a turn
    ABBOT_RECALLED = 29  #: colour, x y segment, tiles around, points; points_scored is next
    GOODS_TAKEN = 30  #: colour, x y segment, count = Good, amount, total held
    GOODS_SCORED = 31  #: colour, count = Good, amount, points; points_scored is next
    FAIRY_MOVED = 32  #: colour, figure, x y segment of the meeple she is now with
    #: colour, figure, x y segment, points: 1 as the turn begins, 3 as its feature is scored, which points_scored has in
    #: its sum
    FAIRY_SCORED = 33
    #: x y; count = 1 to 6, the step, 0: to a volcano; from_x from_y, or from_segment = NO_SEGMENT when it comes onto
    #: the board
    DRAGON_MOVED = 34
    FIGURE_EATEN = 35  #: colour, figure, x y segment, count = its ghosts; it returns next
    TILE_AWAITS_DRAGON = 36  #: type: set aside until a volcano lies
    TILES_SHUFFLED_BACK = 37  #: amount = how many of these, total = tiles the pile now holds
    FLOOR_BUILT = 38  #: colour, x y segment, count = its floors, amount = floors left to the player
    FIGURE_CAPTURED = 39  #: colour, figure, x y segment, count = its ghosts: the player's
    PRISONER_RETURNED = 40  #: colour, figure: home, exchanged or ransomed
    RANSOM_PAID = 41  #: colour = who holds the prisoner, figure, points; prisoner_returned is next
    WAGON_MOVED = 42  #: colour, figure, x y segment, count = ghosts; from_x from_y from_segment
    DIE_ROLLED = 43  #: count = 1 to 3; x y of the flying machine
    FLIGHT_CRASHED = 44  #: colour, figure, x y of the cell: back to its supply
    KNIGHT_REMOVED = 45  #: colour, figure, x y segment, count = ghosts; it returns next
    TILE_HIDDEN = 46  #: x y of the hill: a tile of the pile goes under it unseen; total = tiles the pile now holds
    #: colour, x y segment of its shepherd, count = sheep, 0: the wolf; amount = sheep with the shepherd now
    TOKEN_DRAWN = 47
    FLOCK_SCORED = 48  #: colour, x y segment of its shepherd, points = sheep of the field; points_scored is next
    BIG_TOP_MOVED = 49  #: x y; from_x from_y, or from_segment = NO_SEGMENT when it comes onto the board
    ANIMAL_SHOWN = 50  #: x y, points = number of the token under the big top, which leaves the game
    BIG_TOP_SCORED = 51  #: colour, x y, amount = its meeples around, points; points_scored is next
    PYRAMID_SCORED = 52  #: x y segment, count = acrobats, points for each; points_scored are next
    #: colour, x y segment, amount = circus and acrobat tiles around, points, which points_scored has in its sum
    RINGMASTER_SCORED = 53
    FIGURE_CAUGHT = 54  #: colour, figure, x y segment of the lake, count = ghosts with it; from_x from_y from_segment
    FIGURE_RELEASED = 55  #: colour, figure, x y segment, count = ghosts; it returns next
    LAKE_SCORED = 56  #: colour, amount = its meeples in lakes, points = -2 for each; points_scored is next
    TILE_TAKEN = 57  #: colour = into whose hand; type, -1 where hands are hidden
    TILE_RETURNED = 58  #: type: it fits nowhere and goes back into the pile
    HOLE_FILLED = 59  #: x y: the player has a turn after this one
    HAND_SET_ASIDE = 60  #: colour: none of its tiles fits; these are told of next
    GOLD_PLACED = 61  #: x y, amount = ingots on the tile now, total = ingots left aside
    GOLD_TAKEN = 62  #: colour, x y, total = ingots that it holds now
    GOLD_SCORED = 63  #: colour, amount = ingots held, points; points_scored is next
    MAGE_MOVED = 64  #: x y segment; from_x from_y from_segment, or from_segment = NO_SEGMENT from beside the board
    WITCH_MOVED = 65  #: likewise
    MAGE_LEFT = 66  #: x y segment: the mage goes aside
    WITCH_LEFT = 67  #: likewise
    ROBBER_PLACED = 68  #: colour, count = the space of the track
    #: colour of the robber, count = the space, points, of a gain of the Colour amount; it goes home, and points_scored
    #: is next
    ROBBED = 69
    ROBBER_FOLLOWED = 70  #: colour, count = the space on which it is now: the last figure has left its space
    FERRY_PLACED = 71  #: x y segment, count = the other segment, amount = ferries left aside
    FERRY_MOVED = 72  #: x y segment, count = the other segment
    #: colour, count = 0: its marker, 1: its courier; points, total = the number on which it stands now
    FIGURE_ADVANCED = 73
    MESSAGE_DRAWN = 74  #: count = its number, 1 to 8
    #: colour, count = its number, amount = 1: what it says, 0: two points instead; points, after which points_scored is
    #: next if there are any
    MESSAGE_RESOLVED = 75
    CROP_CHOSEN = 76  #: x y, count = 0: all add a meeple, 1: all remove one
    MEEPLE_ADDED = 77  #: colour, figure, x y segment; figure_placed is next
    MEEPLE_REMOVED = 78  #: colour, figure, x y segment, count = its ghosts; figure_returned is next
    KING_TAKEN = 79  #: colour, x y segment of the city, tiles
    BARON_TAKEN = 80  #: likewise of a road
    KING_SCORED = 81  #: colour, amount = completed cities, points; points_scored is next
    BARON_SCORED = 82  #: likewise of roads


class Outcome(Named):
    """How a game stands."""

    OPEN = 0  #: it goes on
    WON = 1  #: cooperative: the team has won
    LOST = 2  #: cooperative: the team has lost
    FINISHED = 3  #: competitive: the final scoring is done


class Loss(Named):
    """Why the team lost."""

    NONE = 0  #: it has not
    GHOSTS = 1  #: the supply held fewer ghosts than had to be placed
    TILES = 2  #: a tile had to be drawn and the pile was empty
    PILE = 3  #: the turn ended with the pile empty and its number, or the goal, not reached


class Source(Named):
    """What points came from."""

    BEFORE = 0  #: what a game began with that began with a position, which tells no sources
    ROADS = 1  #: roads, with inns, the mage and the witch (INN-2, MAG)
    CITIES = 2  #: cities, with cathedrals, the mage and the witch (INN-3, MAG)
    MONASTERIES = 3  #: monasteries; an abbot taken back from one
    GARDENS = 4  #: gardens; an abbot taken back from one
    FIELDS = 5  #: fields, with pigs and barns
    CASTLES = 6  #: castles among mist
    GHOSTS = 7  #: what ghosts on meeples have cost: 0 or less
    HOUNDS = 8  #: hounds whose meeples came back
    GOODS = 9  #: the most goods of a kind
    FAIRY = 10  #: the fairy, as a turn began and beside a feature's points
    PRISONERS = 11  #: ransoms of prisoners: below 0 for who paid them
    SHEEP = 12  #: flocks that were guided home
    BIG_TOP = 13  #: meeples around the big top
    ACROBATS = 14  #: acrobats in their pyramids
    RINGMASTER = 15  #: the ringmaster, beside a feature's points
    VODYANOY = 16  #: what meeples in the lake have cost: 0 or less
    GOLD = 17  #: ingots of gold
    ROBBERS = 18  #: half of what others have gained
    MESSAGES = 19  #: what messages said, or two points instead
    KING = 20  #: the king, for completed cities
    BARON = 21  #: the robber baron, for completed roads


class Viewer(Named):
    """Who looks at what only some may see, where it is none of the players."""

    NOBODY = -1  #: who has no part in the game, as its onlookers
    HOST = -2  #: who holds the game and knows everything


class Theme(Named):
    """The colours of a picture."""

    LIGHT = 0  #: for a light page
    DARK = 1  #: for a dark page


class PictureMarkKind(Named):
    """What a mark on a picture marks."""

    CELL = 1  #: a cell, whether a tile lies there or not
    SEGMENT = 2  #: where a figure stands on a segment, or would
    ARROW = 3  #: from one cell to another; within one cell a ring


class RecordKind(Named):
    """What a record tells."""

    FULL = 0  #: everything, the hidden order of the tiles too
    OPEN = 1  #: only what the players saw: it replays as a game with external draws


class Verdict(Named):
    """What a decision is called by what it cost. Whatever is worse than good was worse in a difference of at least
    twice its standard error, in eight samples or more: what may be noise has no bad name."""

    BEST = 0  #: nothing was found to be better
    GOOD = 1  #: hardly worse, or not for certain
    SLIP = 2  #: lost a point or more, 5 of 100 games, or as one of a team 2.5 hundredths
    MISTAKE = 3  #: lost 3 points or more, 10 of 100 games, or 5 hundredths
    BLUNDER = 4  #: lost 6 points or more, 20 of 100 games, or 10 hundredths
    FORCED = 5  #: nothing else was legal
    CHANCE = 6  #: no player's decision: what came by chance
