# bindings/generate writes this file from capi/mistbank/; do not edit it.
"""The constants of the library, by the names of the C API. The tests compare them with its manifest."""

from __future__ import annotations

from enum import IntEnum

__all__ = [
    "ActionKind", "Change", "Colour", "DecisionKind", "Direction", "Draws", "Edition", "Enumeration", "EventKind",
    "Expansion", "Extent", "FactKind", "FigureKind", "FirstPlayer", "Good", "JointScoring", "Loss", "Mark", "Outcome",
    "PictureMarkKind", "RecordKind", "Sampling", "Scope", "SegmentKind", "Side", "SideKind", "Source", "Status",
    "Strength", "Subject", "System", "Target", "Theme", "Unplayable", "Verdict", "Viewer",
]


class Named(IntEnum):
    """A number that shows its name: Outcome.WON."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"

    __str__ = __repr__

    def __format__(self, specification: str) -> str:
        return format(int(self), specification) if specification else str(self)


class Status(Named):
    """The status of a call."""

    OK = 0  #: Success
    INVALID_ARGUMENT = 1  #: An argument is null, out of range or of the wrong size
    OUT_OF_MEMORY = 2  #: The allocator returned null; nothing was changed
    BUFFER_TOO_SMALL = 3  #: Nothing was written; the needed count was returned
    INVALID_RULES = 4  #: The rules cannot be played; the message names the field
    #: The text is no tile set, or the set cannot be played; the message names line, column and reason
    INVALID_TILE_SET = 5
    ILLEGAL_ACTION = 6  #: The rules forbid this action here; the message names the clause
    #: The action answers another decision than the open one: it is stale, or belongs to another game
    WRONG_DECISION = 7
    GAME_OVER = 8  #: No action is left
    NOTHING_TO_UNDO = 9  #: The game is at its start
    NOT_RECORDED = 10  #: The game does not record: it has no history to undo or write
    INVALID_RECORD = 11  #: The text is no record; the message names the line
    INVALID_SNAPSHOT = 12  #: The bytes are damaged, of another version, or no snapshot
    UNKNOWN_NAME = 13  #: No preset, tile set, tile or colour has this name
    INTERNAL_ERROR = 14  #: A defect of the library; please report it with the record
    INVALID_JSON = 15  #: The text is no JSON, or JSON of another kind; the message names line, column and reason
    INVALID_POSITION = 16  #: The text is no position, or an impossible one; the message names line, column and clause


class Colour(Named):
    """The colours of meeples, in the order in which presets assign them."""

    RED = 0
    GREEN = 1
    BLUE = 2
    YELLOW = 3
    BLACK = 4
    PINK = 5
    NONE = 255  #: No colour, or the common one


class FigureKind(Named):
    """The kinds of figures. Meeples occupy features and count for the majority; special figures do neither."""

    NORMAL = 0  #: A meeple
    GUARD = 1  #: A meeple that ghosts cannot haunt
    LARGE = 2  #: A meeple that counts as two
    ABBOT = 3  #: A meeple for monasteries and gardens
    MAYOR = 4  #: A meeple for cities that counts as many as their coats of arms
    WAGON = 5  #: A meeple that moves on when its feature has been scored
    RINGMASTER = 6  #: A meeple with points for the circus tiles around it
    BUILDER = 7  #: Special: brings double turns
    PIG = 8  #: Special: raises the value of a field
    BARN = 9  #: Special: stays on a corner of four fields
    SHEPHERD = 10  #: Special: gathers sheep on a field


class Good(Named):
    """The goods of Traders & Builders, in the order in which they score."""

    WINE = 0
    GRAIN = 1
    CLOTH = 2


class System(Named):
    """The games. All except the first are competitive."""

    COOPERATIVE = 1  #: Mists over Carcassonne, levels 1 to 6
    BASE = 2  #: The base game
    DEMO = 3  #: The Print-and-Play Demo


class Expansion(Named):
    """The expansions of competitive games. All combinations are valid."""

    GHOSTS_CASTLES_CEMETERIES = 0  #: Ghosts, castles and cemeteries
    RIVER = 1  #: The river comes first
    ABBOT = 2  #: The abbot and gardens
    INNS_CATHEDRALS = 3  #: Inns, cathedrals and the large meeple
    TRADERS_BUILDERS = 4  #: Goods, builder and pig
    PRINCESS_DRAGON = 5  #: Dragon, fairy, princess and portals
    TOWER = 6  #: Towers and prisoners
    ABBEY_MAYOR = 7  #: Abbeys, mayors, wagons and barns
    FLYING_MACHINES = 8  #: Flights with a die
    HILLS_SHEEP = 9  #: Hills, vineyards and shepherds
    BIG_TOP = 10  #: Big top, ringmasters and acrobats
    VODYANOY = 11  #: A lake that catches meeples
    MESSAGES = 12  #: Messages and couriers
    FERRIES = 13  #: Ferries that join roads
    GOLD = 14  #: Gold mines
    MAGE = 15  #: The mage and the witch
    ROBBERS = 16  #: Robbers on the track
    CROPS = 17  #: Crop circles
    KING = 18  #: The king and the robber baron
    FESTIVAL = 19  #: The festival


class Edition(Named):
    """The printing of the cooperative rulebook."""

    OF_2022 = 2022
    OF_2023 = 2023


class JointScoring(Named):
    """The scoring of a feature with several colours in the cooperative game."""

    EVERY_COLOUR = 0  #: Once for each colour present
    MAJORITY = 1  #: Once for each colour tied for most meeples


class Draws(Named):
    """The source of drawn tiles."""

    AUTOMATIC = 0  #: The library: the seed determines the order when the game is created
    EXTERNAL = 1  #: The host names each drawn tile


class Unplayable(Named):
    """The treatment of a drawn tile that does not fit anywhere."""

    SET_ASIDE = 0  #: It leaves the game
    RETURNED = 1  #: It returns to the pile, which is shuffled


class FirstPlayer(Named):
    """The methods to find the first player."""

    HOST = 0  #: The rules name the starting player
    RANDOM = 1  #: All players are equally likely
    MOST_ROADS = 2  #: Each player draws a tile; the most road sides decide


class Side(Named):
    """The sides of a tile. A clockwise quarter turn moves north to east."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


class Direction(Named):
    """The direction of a flying machine."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3
    NORTH_EAST = 4
    SOUTH_EAST = 5
    SOUTH_WEST = 6
    NORTH_WEST = 7


class SideKind(Named):
    """The kind of a side, which its neighbour must match; mist is ignored for matching."""

    FIELD = 1
    ROAD = 2
    CITY = 3
    RIVER = 4  #: Matches only river sides
    ANY = 5  #: A side of an abbey, which matches all sides


class SegmentKind(Named):
    """The kinds of segments and features."""

    ROAD = 1
    CITY = 2
    FIELD = 3
    MIST = 4
    MONASTERY = 5
    CASTLE = 6
    CEMETERY = 7
    GARDEN = 8  #: A garden
    RIVER = 9  #: Water, which is no feature
    TOWER = 10  #: The top of a tower, which is no feature: only in games with towers, behind what is printed
    ACROBATS = 11  #: A space for acrobats, which is no feature: only in games with the big top, behind what is printed
    VODYANOY = 12  #: The Vodyanoy's lake, which is no feature: only in games with it, behind what is printed


class Extent(Named):
    """The way in which segments of a kind form features."""

    NONE = 0  #: No feature: water, or a place for figures such as the top of a tower
    JOINED = 1  #: Segments that meet: roads, cities, fields; open sides are sides of tiles
    AROUND = 2  #: A segment alone with the tiles around it; open sides are empty cells around it


class Mark(Named):
    """The marks printed on segments and tiles. In a game without the mark's expansion it is scenery."""

    INN = 0  #: An inn on a road
    CATHEDRAL = 1  #: A cathedral on a city
    WINE = 2  #: Wine on a city
    GRAIN = 3  #: Grain on a city
    CLOTH = 4  #: Cloth on a city
    SPRING = 5  #: On a tile: the beginning of the river
    LAKE = 6  #: On a tile: the end of the river
    VOLCANO = 7  #: On a tile: the dragon flies here
    DRAGON = 8  #: On a tile: the dragon moves
    PORTAL = 9  #: On a tile: a meeple may go anywhere
    PRINCESS = 10  #: A princess on a city
    FOUNDATION = 11  #: On a tile: the foundation of a tower
    MACHINE = 12  #: On a tile: a flying machine, see machine_direction
    ABBEY = 13  #: On a tile: an abbey of a player
    HILL = 14  #: On a tile: a tile goes under it, and it breaks ties
    VINEYARD = 15  #: On a tile: for monasteries around it
    CIRCUS = 16  #: On a tile: the big top comes here
    ACROBATS = 17  #: On a tile: a space for acrobats
    VODYANOY = 18  #: On a tile: the lake of the Vodyanoy
    FERRY = 19  #: On a tile: a lake, where a ferry joins two of its roads
    GOLD = 20  #: On a tile: ingots come onto it and beside it
    MAGE = 21  #: On a tile: mage or witch moves
    ROBBER = 22  #: On a tile: robbers may be placed on the track
    CROP_FARMER = 23  #: On a tile: a crop circle, for farmers
    CROP_HIGHWAYMAN = 24  #: On a tile: a crop circle, for highwaymen
    CROP_KNIGHT = 25  #: On a tile: a crop circle, for knights
    FESTIVAL = 26  #: On a tile: its player may take a figure back


class Recording(Named):
    """The extent of recording."""

    ALL = 0  #: Actions, events and undo
    NONE = 1  #: Nothing: no events, undo, record or snapshot; for roll-outs


class DecisionKind(Named):
    """The kinds of decisions, with their steps of a turn."""

    OVER = 0  #: Nothing: the game is over
    #: External draws: the drawn tile; by house rules a host may also answer with two actions that are not listed,
    #: "hidden" and; "pass"
    DRAW = 1
    LAY_TILE = 2  #: 1a: the place of the drawn tile
    BURY = 3  #: 1c, 3c: the meeple to bury
    GHOST_ON_CEMETERY = 4  #: 2a: the open cemetery for a further ghost
    HAUNT_MEEPLE = 5  #: 2a: the meeple that a ghost haunts
    PLACE_MEEPLE = 6  #: 2b: a figure on the laid tile, another of its actions, or none
    ORDER_OF_SCORING = 7  #: 3a: the next completed feature to score
    SCORE_OR_PACIFY = 8  #: 3a: points, or ghosts off one tile
    SCORING_COLOUR = 9  #: 3a: the scoring meeple for the points
    PLACE_HOUND = 10  #: 3b: the meeple for the hound
    HOUND_PACIFIES = 11  #: 3b: ghosts off a tile near the hound, or no more
    LAY_FACE_DOWN = 12  #: 3c: the place of the face-down tile
    TAKE = 13  #: 2b, after a floor: the meeple that the tower takes, or none
    EXCHANGE = 14  #: 2b, after taking: the kind of prisoner that returns
    MOVE_DRAGON = 15  #: 2d: the dragon's next tile
    ABBEY = 16  #: 1a: the abbey into a hole, or a draw
    MOVE_WAGON = 17  #: 3c: the wagon's next place, or its supply
    CHANCE = 18  #: External draws: the result of chance
    LAND = 19  #: 2b, after the die: the landing place of the meeple
    HAND = 20  #: 1a: a tile of the hand and its place
    FLOCK = 21  #: 2c: whether the flock grows or is guided home
    GOLD = 22  #: 1b: the tile beside the mine for the second ingot
    MAGIC = 23  #: 1b, 2c: the place of mage or witch
    ROBBER = 24  #: 1b: the robber's space of the track
    FERRY = 25  #: 2c: the roads that a ferry joins, or its move
    ADVANCE = 26  #: When points are gained: marker or courier
    MESSAGE = 27  #: 3e: the effect of the message, or two points
    MESSAGE_MEEPLE = 28  #: 3e: the meeple that the message scores
    CROP = 29  #: 3f: whether all add or remove a meeple
    CROP_ADD = 30  #: 3f: a further meeple, or none
    CROP_REMOVE = 31  #: 3f: the meeple to remove
    OFFER = 32  #: 1a: the offer of another player for the drawn tile
    SELL = 33  #: 1a: the buyer of the drawn tile, or none


class Subject(Named):
    """The subject of a decision: the meaning of its place."""

    NONE = 0  #: No tile: x, y and segment are 0
    DRAWN_TILE = 1  #: The drawn tile: x, y and segment are 0
    LAID_TILE = 2  #: The tile laid this turn
    CELL = 3  #: Another cell: of a tower, the dragon or a lake
    SEGMENT = 4  #: A segment: of a feature, a cemetery, a hound or a wagon


class Target(Named):
    """The place that a choice acts on, for front ends."""

    NONE = 0  #: No place: offer the choice as a button
    CELL = 1  #: A cell
    SEGMENT = 2  #: A segment of a tile
    PAIR = 3  #: Two segments of a tile
    CORNER = 4  #: The north-west corner of a cell


class ActionKind(Named):
    """The kinds of actions, with their fields and text forms."""

    NONE = 0  #: No action
    DRAW = 1  #: X = tile type; "draw 14a"
    #: X y, count = clockwise quarter turns "lay 3,-1 2"; from a hand also the place in it in bits 2 and 3; "lay 3,-1 6"
    LAY = 2
    BURY = 3  #: X y segment: the meeple; "bury 3,-1/0"
    BURY_FROM_SUPPLY = 4  #: Colour; "bury red"
    GHOST = 5  #: X y: the cemetery; "ghost 3,-1"
    HAUNT = 6  #: X y segment colour, count: the figure; "haunt 3,-1/0 red large 1"
    PLACE = 7  #: Colour, segment of the laid tile, count: a kind; "meeple red 0"
    PASS = 9  #: Nothing, or no more ghosts; "pass"
    SCORE = 10  #: X y segment: the feature; "score 3,-1/0"
    POINTS = 11  #: Take the points; "points"
    PACIFY = 12  #: X y, count = ghosts 1 to 3; "pacify 3,-1 2"
    ADVANCE = 13  #: Colour of the scoring meeple; "advance red"
    HOUND = 14  #: X y segment: the meeple; "hound 3,-1/0"
    FACE_DOWN = 15  #: X y: the empty cell; "facedown 3,-1"
    RECALL = 16  #: The player's abbot comes back; "recall"
    FLOOR = 17  #: X y: the tower; "floor 3,-1"
    TOWER = 18  #: X y, count: a kind; a meeple on top of a tower; "tower large 3,-1"
    TAKE = 19  #: As haunt: the tower takes it; "take 3,-1/0 red large"
    EXCHANGE = 20  #: Count: the kind that comes home; "exchange large"
    RANSOM = 21  #: Count: a kind, colour: its holder; "ransom large blue"
    FAIRY = 22  #: As haunt: the fairy joins it; "fairy 3,-1/0 red meeple"
    PRINCESS = 23  #: As haunt: the knight goes home; "princess 3,-1/0 red meeple"
    PORTAL = 24  #: X y segment, count: a kind; "portal large 3,-1/0"
    DRAGON = 25  #: X y: its next tile; "dragon 3,-1"
    ABBEY = 26  #: X y: the hole; "abbey 3,-1"
    NO_ABBEY = 27  #: Draw a tile, lay no abbey; "draw"
    WAGON = 28  #: X y segment: it moves on; "wagon 3,-1/0"
    GO_HOME = 29  #: The wagon goes to its supply; "return"
    BARN = 30  #: Colour, x y: the cell south-east of it; "barn red 3,-1"
    FLY = 31  #: Count: the kind of meeple that flies; "fly large"
    ROLL = 32  #: Count: the result of the die, 1 to 3; "roll 2"
    LAND = 33  #: X y segment: the meeple lands; "land 3,-1/0"
    ACROBAT = 34  #: X y, count: a kind; it joins the acrobats; "acrobat meeple 3,-1"
    PYRAMID = 35  #: X y: three acrobats are scored; "pyramid 3,-1"
    RELEASE = 36  #: Count as in haunt: a meeple leaves a lake; "release meeple 1"
    GROW = 37  #: A token for the player's flock; "grow"
    GUIDE = 38  #: The flocks of the field are scored; "guide"
    SHEEP = 39  #: Count: sheep on the token drawn, 0: the wolf; "sheep 3"
    ANIMAL = 40  #: Count: number of the token under the big top; "animal 5"
    HIDDEN = 41  #: A tile was put under the hill; "hidden"
    GOLD = 42  #: X y: an ingot on this tile; "gold 3,-1"
    MAGE = 43  #: X y segment: the mage goes there; "mage 3,-1/0"
    WITCH = 44  #: X y segment: the witch goes there; "witch 3,-1/0"
    UNMAGE = 45  #: The mage goes aside; "unmage"
    UNWITCH = 46  #: The witch goes aside; "unwitch"
    ROBBER = 47  #: Count: the space for the robber; "robber 18"
    FERRY = 48  #: X y segment, count: the other segment; "ferry 3,-1/0+2"
    KEEP = 49  #: X y: the ferry of this lake stays; "keep 3,-1"
    ADVANCE_FIGURE = 50  #: Count: 1: the courier, 0: the marker; "advance courier"
    ACT_ON_MESSAGE = 51  #: Follows the message; "message act"
    TWO_POINTS = 52  #: Two points instead; "message two"
    MESSAGE = 53  #: Count: the message drawn, 1 to 8; "message 3"
    SCORE_MEEPLE = 54  #: As haunt: the message scores it; "score 3,-1/0 red large"
    CROP_ADD = 55  #: All add a meeple; "crop add"
    CROP_REMOVE = 56  #: All remove a meeple; "crop remove"
    ADD = 57  #: X y segment, count: a kind; "add large 3,-1/0"
    REMOVE = 58  #: As haunt: it goes home; "remove 3,-1/0 red large"
    FESTIVAL = 59  #: As haunt: its owner takes it back; "festival 3,-1/0 red large"
    FIRST_PLAYER = 60  #: Colour: the first player; "first_player red"
    OFFER_POINTS = 61  #: Count: points for the drawn tile; "offer points 3"
    OFFER_WINE = 62  #: Wine for the drawn tile; "offer good wine"
    OFFER_GRAIN = 63  #: Grain for the drawn tile; "offer good grain"
    OFFER_CLOTH = 64  #: Cloth for the drawn tile; "offer good cloth"
    OFFER_ABBEY = 65  #: An abbey for the drawn tile; "offer abbey"
    SELL = 66  #: Colour: buys the drawn tile; "sell red"
    KEEP_TILE = 67  #: The drawn tile is not sold; "keep"


class Strength(Named):
    """The strength of an adviser. Weaker levels see the same position, think less and occasionally blunder."""

    BEGINNER = 0  #: Takes any of the actions with a good static judgement
    EASY = 1  #: Takes the action with the best static judgement, with occasional slips
    GOOD = 2  #: Simulates the most promising actions, with occasional slips
    BEST = 3  #: Simulates the most promising actions, without slips


class Sampling(Named):
    """The method that chooses a legal action by numbers for indices. Minus infinity is never chosen."""

    LOGITS = 0  #: Random, in proportion to e to the power of the number, as after a softmax
    WEIGHTS = 1  #: Random, in proportion to the number, which is 0 or more
    GREATEST = 2  #: The greatest number; of equal numbers the one with the lowest index


class Scope(Named):
    """The owner of a fact."""

    GAME = 0  #: The game has one
    COLOUR = 1  #: Each colour has one
    TILE = 2  #: Each tile on the board has one


class FactKind(Named):
    """The meaning of the numbers of a fact."""

    NUMBER = 0  #: A count, a space of the track, or 1 and 0
    COLOUR = 1  #: A colour; Colour.NONE: nobody has the piece
    TILE = 2  #: The index of a tile; -1: the piece is not on the board
    SEGMENT = 3  #: Two numbers: the index of a tile, a segment of it; -1, -1: not on the board
    PAIR = 4  #: Three numbers: the index of a tile, and two joined segments of it


class EventKind(Named):
    """The kinds of events, with their fields besides `player` and `action`."""

    TURN_BEGAN = 1  #: Total = number of the turn, from 1
    TILE_DRAWN = 2  #: Type
    TILE_SET_ASIDE = 3  #: Type: it fits nowhere
    TILE_LAID = 4  #: Type, x y, count = clockwise quarter turns; also the starting block
    BANK_FINISHED = 5  #: X y segment: mist of the laid tile
    GHOSTS_PLACED = 6  #: X y segment, count
    GHOSTS_REMOVED = 7  #: X y segment, count: back to the supply
    FIGURE_PLACED = 8  #: Colour, figure, x y segment
    FIGURE_RETURNED = 9  #: Colour, figure, x y segment it stood on, count = ghosts that go with it
    #: Colour, x y segment of the cemetery; from_x from_y from_segment, or from_segment = NO_SEGMENT out of the supply
    MEEPLE_BURIED = 10
    CEMETERY_CLOSED = 11  #: X y segment
    FEATURE_SCORED = 12  #: X y segment, feature, tiles, coats, count = colours, points for each
    FEATURE_PACIFIED = 13  #: As feature_scored, but given up for ghosts
    #: Colour (none: the common one), points, total afterwards; count = ghosts on its meeples that these points paid for
    POINTS_SCORED = 14
    HOUND_ARRIVED = 15  #: Count = 1 or 2; colour, x y segment of its meeple
    HOUND_LOST = 16  #: Count: there is no meeple for it
    HOUND_SCORED = 17  #: Count, colour of its meeple, points = ghosts on the board
    HOUND_BURIED = 18  #: Count: its meeple was buried
    PILE_OPENED = 19  #: Count = 2 or 3, total = tiles it now holds
    FACE_DOWN_LAID = 20  #: X y; its type stays hidden
    WON = 21  #: The goal is reached; competitive: colour has most points
    LOST = 22  #: Count = Loss
    MEEPLE_HAUNTED = 23  #: Colour, figure, x y segment, count = ghosts that now stand on it
    MEEPLE_SCARED = 24  #: Colour, figure, x y segment: the third ghost; it returns next
    GUARD_GAINED = 25  #: Colour, x y segment: a guard out of the reserve
    FINAL_SCORING = 26  #: The final scoring begins
    FEATURE_SCORED_AT_END = 27  #: As feature_scored; of a field: cities
    PART_BEGAN = 28  #: Count = 2: the second part of a turn
    ABBOT_RECALLED = 29  #: Colour, x y segment, tiles around, points; points_scored is next
    GOODS_TAKEN = 30  #: Colour, x y segment, count = Good, amount, total held
    GOODS_SCORED = 31  #: Colour, count = Good, amount, points; points_scored is next
    FAIRY_MOVED = 32  #: Colour, figure, x y segment of the meeple she is now with
    #: Colour, figure, x y segment, points: 1 as the turn begins, 3 as its feature is scored, which points_scored has in
    #: its sum
    FAIRY_SCORED = 33
    #: X y; count = 1 to 6, the step, 0: to a volcano; from_x from_y, or from_segment = NO_SEGMENT when it comes onto
    #: the board
    DRAGON_MOVED = 34
    FIGURE_EATEN = 35  #: Colour, figure, x y segment, count = its ghosts; it returns next
    TILE_AWAITS_DRAGON = 36  #: Type: set aside until a volcano lies
    TILES_SHUFFLED_BACK = 37  #: Amount = number of these tiles, total = tiles the pile now holds
    FLOOR_BUILT = 38  #: Colour, x y segment, count = its floors, amount = floors left to the player
    FIGURE_CAPTURED = 39  #: Colour, figure, x y segment, count = its ghosts: the player's
    PRISONER_RETURNED = 40  #: Colour, figure: home, exchanged or ransomed
    RANSOM_PAID = 41  #: Colour = holder of the prisoner, figure, points; prisoner_returned is next
    WAGON_MOVED = 42  #: Colour, figure, x y segment, count = ghosts; from_x from_y from_segment
    DIE_ROLLED = 43  #: Count = 1 to 3; x y of the flying machine
    FLIGHT_CRASHED = 44  #: Colour, figure, x y of the cell: back to its supply
    KNIGHT_REMOVED = 45  #: Colour, figure, x y segment, count = ghosts; it returns next
    TILE_HIDDEN = 46  #: X y of the hill: a tile of the pile goes under it unseen; total = tiles the pile now holds
    #: Colour, x y segment of its shepherd, count = sheep, 0: the wolf; amount = sheep with the shepherd now
    TOKEN_DRAWN = 47
    FLOCK_SCORED = 48  #: Colour, x y segment of its shepherd, points = sheep of the field; points_scored is next
    BIG_TOP_MOVED = 49  #: X y; from_x from_y, or from_segment = NO_SEGMENT when it comes onto the board
    ANIMAL_SHOWN = 50  #: X y, points = number of the token under the big top, which leaves the game
    BIG_TOP_SCORED = 51  #: Colour, x y, amount = its meeples around, points; points_scored is next
    PYRAMID_SCORED = 52  #: X y segment, count = acrobats, points for each; points_scored are next
    #: Colour, x y segment, amount = circus and acrobat tiles around, points, which points_scored has in its sum
    RINGMASTER_SCORED = 53
    FIGURE_CAUGHT = 54  #: Colour, figure, x y segment of the lake, count = ghosts with it; from_x from_y from_segment
    FIGURE_RELEASED = 55  #: Colour, figure, x y segment, count = ghosts; it returns next
    LAKE_SCORED = 56  #: Colour, amount = its meeples in lakes, points = -2 for each; points_scored is next
    TILE_TAKEN = 57  #: Colour = owner of the hand; type, -1 if hands are hidden
    TILE_RETURNED = 58  #: Type: it fits nowhere and goes back into the pile
    HOLE_FILLED = 59  #: X y: the player has a turn after this one
    HAND_SET_ASIDE = 60  #: Colour: no tile of its hand fits; events of these tiles follow
    GOLD_PLACED = 61  #: X y, amount = ingots on the tile now, total = ingots left aside
    GOLD_TAKEN = 62  #: Colour, x y, total = ingots that it holds now
    GOLD_SCORED = 63  #: Colour, amount = ingots held, points; points_scored is next
    MAGE_MOVED = 64  #: X y segment; from_x from_y from_segment, or from_segment = NO_SEGMENT from beside the board
    WITCH_MOVED = 65  #: X y segment; from_x from_y from_segment as of the mage
    MAGE_LEFT = 66  #: X y segment: the mage goes aside
    WITCH_LEFT = 67  #: X y segment: the witch goes aside
    ROBBER_PLACED = 68  #: Colour, count = the space of the track
    #: Colour of the robber, count = the space, points, of a gain of the Colour amount; it goes home, and points_scored
    #: is next
    ROBBED = 69
    ROBBER_FOLLOWED = 70  #: Colour, count = the space on which it is now: the last figure has left its space
    FERRY_PLACED = 71  #: X y segment, count = the other segment, amount = ferries left aside
    FERRY_MOVED = 72  #: X y segment, count = the other segment
    #: Colour, count = 0: its marker, 1: its courier; points, total = the number on which it stands now
    FIGURE_ADVANCED = 73
    MESSAGE_DRAWN = 74  #: Count = its number, 1 to 8
    #: Colour, count = its number, amount = 1: it is followed, 0: two points instead; points; points_scored is next if
    #: there are any
    MESSAGE_RESOLVED = 75
    CROP_CHOSEN = 76  #: X y, count = 0: all add a meeple, 1: all remove one
    MEEPLE_ADDED = 77  #: Colour, figure, x y segment; figure_placed is next
    MEEPLE_REMOVED = 78  #: Colour, figure, x y segment, count = its ghosts; figure_returned is next
    KING_TAKEN = 79  #: Colour, x y segment of the city, tiles
    BARON_TAKEN = 80  #: Colour, x y segment of the road, tiles
    KING_SCORED = 81  #: Colour, amount = completed cities, points; points_scored is next
    BARON_SCORED = 82  #: Colour, amount = completed roads, points; points_scored is next
    FIGURE_TAKEN_BACK = 83  #: Colour, figure, x y segment; figure_returned is next
    START_TILE_DRAWN = 84  #: Colour, type, amount = its sides with a road: before the first turn
    #: Colour, count = 1 if chance decides, amount = tiles that were drawn for it and return to the pile
    FIRST_PLAYER_CHOSEN = 85
    #: Colour of the offer, type = the drawn tile, points; count = 1 for points, 2 to 4 for wine, grain, cloth, 5 for an
    #: abbey
    OFFER_MADE = 86
    TILE_SOLD = 87  #: Player sells; colour = the buyer, and as offer_made


class Change(Named):
    """The change that an event makes to the board, for animations."""

    NONE = 0  #: None, or one of counters, ghosts or other pieces
    TILE_LAID = 1  #: A tile comes to x y
    FIGURE_PLACED = 2  #: A figure comes to a segment of x y
    FIGURE_REMOVED = 3  #: A figure leaves a segment of x y
    PIECE_MOVED = 4  #: A figure or another piece comes from from_x from_y to x y


class Outcome(Named):
    """The outcome of a game."""

    OPEN = 0  #: The game is not over
    WON = 1  #: Cooperative: the team has won
    LOST = 2  #: Cooperative: the team has lost
    FINISHED = 3  #: Competitive: the final scoring is done


class Loss(Named):
    """The reason why the team lost."""

    NONE = 0  #: The team has not lost
    GHOSTS = 1  #: The supply held fewer ghosts than had to be placed
    TILES = 2  #: A tile had to be drawn and the pile was empty
    PILE = 3  #: The turn ended with the pile empty and its number, or the goal, not reached


class Source(Named):
    """The sources of points."""

    BEFORE = 0  #: Points at the start of a game from a position, which has no sources
    ROADS = 1  #: Roads, with inns, the mage and the witch
    CITIES = 2  #: Cities, with cathedrals, the mage and the witch
    MONASTERIES = 3  #: Monasteries; an abbot taken back from one
    GARDENS = 4  #: Gardens; an abbot taken back from one
    FIELDS = 5  #: Fields, with pigs and barns
    CASTLES = 6  #: Castles among mist
    GHOSTS = 7  #: The cost of ghosts on meeples: 0 or less
    HOUNDS = 8  #: Hounds whose meeples came back
    GOODS = 9  #: The most goods of a kind
    FAIRY = 10  #: The fairy, at the start of a turn and with a feature
    PRISONERS = 11  #: Ransoms of prisoners: below 0 for the payer
    SHEEP = 12  #: Flocks that were guided home
    BIG_TOP = 13  #: Meeples around the big top
    ACROBATS = 14  #: Acrobats in their pyramids
    RINGMASTER = 15  #: The ringmaster, with a feature's points
    VODYANOY = 16  #: The cost of meeples in the lake: 0 or less
    GOLD = 17  #: Ingots of gold
    ROBBERS = 18  #: Half of what others have gained
    MESSAGES = 19  #: Messages, or two points instead
    KING = 20  #: The king, for completed cities
    BARON = 21  #: The robber baron, for completed roads
    SALES = 22  #: Tiles that were sold: below 0 for the buyer


class Viewer(Named):
    """Viewers of hidden information who are not players."""

    NOBODY = -1  #: An onlooker, who sees only public information
    HOST = -2  #: The host, who sees everything


class Theme(Named):
    """The colours of a picture."""

    LIGHT = 0  #: For a light page
    DARK = 1  #: For a dark page


class PictureMarkKind(Named):
    """The kinds of marks on a picture."""

    CELL = 1  #: A cell, with or without a tile
    SEGMENT = 2  #: The place of figures on a segment
    ARROW = 3  #: From one cell to another; within one cell a ring


class RecordKind(Named):
    """The contents of a record."""

    FULL = 0  #: Everything, including the hidden order of tiles
    OPEN = 1  #: Only visible information: it replays as a game with external draws


class Verdict(Named):
    """The verdict on a decision, by its loss. A verdict worse than "good" requires a loss of at least twice its
    standard error, in 8 samples or more, so that noise gives no bad verdict."""

    BEST = 0  #: No better action was found
    GOOD = 1  #: A small or uncertain loss
    SLIP = 2  #: Loses at least 1 point, 5% of the games or, for a team, 2.5 of 100
    MISTAKE = 3  #: Loses at least 3 points, 10% of the games or, for a team, 5 of 100
    BLUNDER = 4  #: Loses at least 6 points, 20% of the games or, for a team, 10 of 100
    FORCED = 5  #: The only legal action
    CHANCE = 6  #: No decision of a player, but a result of chance


class Enumeration(Named):
    """An enumeration whose values have names."""

    COLOUR = 0  #: Colour
    FIGURE_KIND = 1  #: FigureKind
    GOOD = 2  #: Good
    SYSTEM = 3  #: System
    EXPANSION = 4  #: Expansion
    EDITION = 5  #: Edition
    JOINT_SCORING = 6  #: JointScoring
    DRAWS = 7  #: Draws
    UNPLAYABLE = 8  #: Unplayable
    SIDE = 9  #: Side
    DIRECTION = 10  #: Direction
    SIDE_KIND = 11  #: SideKind
    SEGMENT_KIND = 12  #: SegmentKind
    MARK = 13  #: Mark
    RECORDING = 14  #: Recording
    DECISION_KIND = 15  #: DecisionKind
    ACTION_KIND = 16  #: ActionKind
    EVENT_KIND = 17  #: EventKind
    OUTCOME = 18  #: Outcome
    LOSS = 19  #: Loss
    SOURCE = 20  #: Source
    SCOPE = 21  #: Scope
    FACT_KIND = 22  #: FactKind
    RECORD_KIND = 23  #: RecordKind
    STRENGTH = 24  #: Strength
    VERDICT = 25  #: Verdict
    SAMPLING = 26  #: Sampling
    THEME = 27  #: Theme
    PICTURE_MARK_KIND = 28  #: PictureMarkKind
    FIRST_PLAYER = 29  #: FirstPlayer
    SUBJECT = 30  #: Subject
    TARGET = 31  #: Target
    CHANGE = 32  #: Change
    EXTENT = 33  #: Extent
