# bindings/generate writes this file from capi/mistbank/; do not edit it.
"""The constants of the library, under the names of the C API. Tests compare them with the manifest of the C API."""

from __future__ import annotations

from enum import IntEnum

__all__ = [
    "ActionKind", "Change", "Colour", "DecisionKind", "Direction", "Draws", "Edition", "Enumeration", "EventKind",
    "Expansion", "Extent", "FactKind", "FigureKind", "FirstPlayer", "Good", "JointScoring", "Loss", "Mark", "Outcome",
    "PictureMarkKind", "RecordKind", "Sampling", "Scope", "SegmentKind", "Side", "SideKind", "Source", "Status",
    "Strength", "Subject", "System", "Target", "Theme", "Unplayable", "Verdict", "Viewer",
]


class Named(IntEnum):
    """A number that is printed as its name, for example Outcome.WON."""

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
    #: The text is not a tile set, or the set cannot be played; the message names line, column and reason
    INVALID_TILE_SET = 5
    ILLEGAL_ACTION = 6  #: The rules forbid the action in this position; the message names the clause
    #: The action does not answer the open decision, because the action is stale or belongs to another game
    WRONG_DECISION = 7
    GAME_OVER = 8  #: The game is over, and no action is legal
    NOTHING_TO_UNDO = 9  #: The game is at its start
    NOT_RECORDED = 10  #: The game has no recorded history to undo or write
    INVALID_RECORD = 11  #: The text is not a record; the message names the line
    INVALID_SNAPSHOT = 12  #: The bytes are not a snapshot, are damaged, or come from a later version
    UNKNOWN_NAME = 13  #: No preset, tile set, tile, colour or header has this name
    INTERNAL_ERROR = 14  #: A defect of the library; please report it with the record
    #: The text is not JSON, or not the expected kind of JSON; the message names line, column and reason
    INVALID_JSON = 15
    #: The text is not a position, or the position is impossible; the message names line, column and clause
    INVALID_POSITION = 16


class Colour(Named):
    """The colours of meeples, in the order in which presets assign them."""

    RED = 0
    GREEN = 1
    BLUE = 2
    YELLOW = 3
    BLACK = 4
    PINK = 5
    NONE = 255  #: No colour, or the common scoring meeple


class FigureKind(Named):
    """The kinds of figures. Meeples occupy features and count for the majority; special figures do neither."""

    NORMAL = 0  #: A meeple
    GUARD = 1  #: A meeple that ghosts cannot haunt
    LARGE = 2  #: A meeple that counts as two
    ABBOT = 3  #: A meeple for monasteries and gardens
    MAYOR = 4  #: A meeple for cities, which counts once for each coat of arms of its city
    WAGON = 5  #: A meeple that moves on when its feature has been scored
    RINGMASTER = 6  #: A meeple that scores for the circus tiles around it
    BUILDER = 7  #: A special figure that gives double turns
    PIG = 8  #: A special figure that raises the value of a field
    BARN = 9  #: A special figure that stays on a corner of four fields
    SHEPHERD = 10  #: A special figure that gathers sheep on a field


class Good(Named):
    """The goods of Traders & Builders, in the order in which they score."""

    WINE = 0
    GRAIN = 1
    CLOTH = 2


class System(Named):
    """The game systems. All except the cooperative one are competitive."""

    COOPERATIVE = 1  #: Mists over Carcassonne, levels 1 to 6
    BASE = 2  #: The base game
    DEMO = 3  #: The Print-and-Play Demo


class Expansion(Named):
    """The expansions of competitive games. All combinations are valid."""

    GHOSTS_CASTLES_CEMETERIES = 0  #: Ghosts, castles and cemeteries
    RIVER = 1  #: The river, whose tiles are laid first
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
    """The edition of the cooperative rulebook, by year."""

    OF_2022 = 2022
    OF_2023 = 2023


class JointScoring(Named):
    """The scoring of a feature with several colours in the cooperative game."""

    EVERY_COLOUR = 0  #: The feature scores once for each colour present
    MAJORITY = 1  #: The feature scores once for each colour that has the most meeples


class Draws(Named):
    """The source of drawn tiles."""

    AUTOMATIC = 0  #: The library draws the tiles; the seed determines their order when the game is created
    EXTERNAL = 1  #: The host names each drawn tile


class Unplayable(Named):
    """The fate of a drawn tile that does not fit anywhere."""

    SET_ASIDE = 0  #: The tile leaves the game
    RETURNED = 1  #: The tile returns to the pile, which is shuffled


class FirstPlayer(Named):
    """The methods that determine the first player."""

    HOST = 0  #: The rules name the starting player
    RANDOM = 1  #: All players are equally likely
    MOST_ROADS = 2  #: Each player draws a tile; the player with the most road sides begins


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
    """The kind of a side of a tile. Adjacent sides must match; mist is ignored for matching."""

    FIELD = 1
    ROAD = 2
    CITY = 3
    RIVER = 4  #: A river, which matches only river sides
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
    RIVER = 9  #: Water, which is not a feature
    TOWER = 10  #: The top of a tower, which is not a feature; in games with towers it follows the printed segments
    #: A space for acrobats, which is not a feature; in games with the big top it follows the printed segments
    ACROBATS = 11
    #: The Vodyanoy's lake, which is not a feature; in games with the Vodyanoy it follows the printed segments
    VODYANOY = 12


class Extent(Named):
    """The way in which segments of a kind form features."""

    NONE = 0  #: No feature: water, or a place for figures such as the top of a tower
    JOINED = 1  #: Connected segments: roads, cities, fields; open sides are sides of tiles
    AROUND = 2  #: A single segment with the tiles around it; open sides are empty cells around it


class Mark(Named):
    """The marks printed on segments and tiles. A mark is scenery in a game without its expansion."""

    INN = 0  #: An inn on a road
    CATHEDRAL = 1  #: A cathedral on a city
    WINE = 2  #: Wine on a city
    GRAIN = 3  #: Grain on a city
    CLOTH = 4  #: Cloth on a city
    SPRING = 5  #: On a tile: the beginning of the river
    LAKE = 6  #: On a tile: the end of the river
    VOLCANO = 7  #: On a tile: a volcano, to which the dragon flies
    DRAGON = 8  #: On a tile: a dragon sign; the dragon moves after this tile is laid
    PORTAL = 9  #: On a tile: a portal, through which a meeple may go to another tile
    PRINCESS = 10  #: A princess on a city
    FOUNDATION = 11  #: On a tile: the foundation of a tower
    MACHINE = 12  #: On a tile: a flying machine; machine_direction has its direction
    ABBEY = 13  #: On a tile: an abbey, which a player lays
    HILL = 14  #: On a tile: a hill, which hides another tile and breaks ties
    VINEYARD = 15  #: On a tile: a vineyard, which raises the value of monasteries around it
    CIRCUS = 16  #: On a tile: a circus, to which the big top moves
    ACROBATS = 17  #: On a tile: a space for acrobats
    VODYANOY = 18  #: On a tile: the lake of the Vodyanoy
    FERRY = 19  #: On a tile: a lake, on which a ferry joins two roads
    GOLD = 20  #: On a tile: a gold mine; ingots are placed on this tile and next to it
    MAGE = 21  #: On a tile: the player who lays it moves the mage or the witch
    ROBBER = 22  #: On a tile: the player who lays it may place a robber
    CROP_FARMER = 23  #: On a tile: a crop circle, for farmers
    CROP_HIGHWAYMAN = 24  #: On a tile: a crop circle, for highwaymen
    CROP_KNIGHT = 25  #: On a tile: a crop circle, for knights
    FESTIVAL = 26  #: On a tile: the player who lays it may take a figure back


class Recording(Named):
    """The extent of recording."""

    ALL = 0  #: Actions, events and undo
    NONE = 1  #: No events, undo, record or snapshot; for play-outs


class DecisionKind(Named):
    """The kinds of decisions, with the step of the turn in which they occur."""

    OVER = 0  #: No decision: the game is over
    #: External draws: the drawn tile. With some house rules, the host may also answer "hidden" or "pass", which are not
    #: in the list of legal actions.
    DRAW = 1
    LAY_TILE = 2  #: Step 1a: the place of the drawn tile
    BURY = 3  #: Steps 1c and 3c: the meeple to bury
    GHOST_ON_CEMETERY = 4  #: Step 2a: the open cemetery for a further ghost
    HAUNT_MEEPLE = 5  #: Step 2a: the meeple that a ghost haunts
    PLACE_MEEPLE = 6  #: Step 2b: place a figure on the laid tile, take another action of this step, or pass
    ORDER_OF_SCORING = 7  #: Step 3a: the next completed feature to score
    SCORE_OR_PACIFY = 8  #: Step 3a: score points, or remove ghosts from one tile instead
    SCORING_COLOUR = 9  #: Step 3a: the scoring meeple that gets the points
    PLACE_HOUND = 10  #: Step 3b: the meeple that the hound joins
    HOUND_PACIFIES = 11  #: Step 3b: remove ghosts from a tile near the hound, or stop
    LAY_FACE_DOWN = 12  #: Step 3c: the place of the face-down tile
    TAKE = 13  #: Step 2b, after building a floor: the meeple that the tower takes, or none
    EXCHANGE = 14  #: Step 2b, after taking a meeple: the kind of prisoner that returns
    MOVE_DRAGON = 15  #: Step 2d: the dragon's next tile
    ABBEY = 16  #: Step 1a: lay an abbey in a hole, or draw a tile
    MOVE_WAGON = 17  #: Step 3c: the wagon's next place, or its return to the supply
    CHANCE = 18  #: External draws: a random result, such as a die roll
    LAND = 19  #: Step 2b, after the die: the landing place of the meeple
    HAND = 20  #: Step 1a: a tile in the hand, and the place to lay it
    FLOCK = 21  #: Step 2c: grow the flock or guide it home
    GOLD = 22  #: Step 1b: the tile next to the mine for the second ingot
    MAGIC = 23  #: Steps 1b and 2c: the place of the mage or the witch
    ROBBER = 24  #: Step 1b: the robber's space on the track
    FERRY = 25  #: Step 2c: the roads that a ferry joins, or the move of a ferry
    ADVANCE = 26  #: When a colour gains points: advance the marker or the courier
    MESSAGE = 27  #: Step 3e: follow the message, or score two points instead
    MESSAGE_MEEPLE = 28  #: Step 3e: the meeple that the message scores
    CROP = 29  #: Step 3f: let all players add a meeple, or remove one
    CROP_ADD = 30  #: Step 3f: the meeple to add, or none
    CROP_REMOVE = 31  #: Step 3f: the meeple to remove
    OFFER = 32  #: Step 1a: the offer of another player for the drawn tile
    SELL = 33  #: Step 1a: the buyer of the drawn tile, or none


class Subject(Named):
    """The subject of a decision: the meaning of the decision's fields x, y and segment."""

    NONE = 0  #: No tile: x, y and segment are 0
    DRAWN_TILE = 1  #: The drawn tile: x, y and segment are 0
    LAID_TILE = 2  #: The tile laid this turn
    CELL = 3  #: The cell of a tower, the dragon or a lake
    SEGMENT = 4  #: A segment: of a feature, a cemetery, a hound or a wagon


class Target(Named):
    """The place that a choice acts on, for front ends."""

    NONE = 0  #: No place: offer the choice as a button
    CELL = 1  #: A cell
    SEGMENT = 2  #: A segment of a tile
    PAIR = 3  #: Two segments of a tile
    CORNER = 4  #: The north-west corner of a cell, for a barn


class ActionKind(Named):
    """The kinds of actions. Each comment lists the fields that the action uses, and an example of its text form."""

    NONE = 0  #: No action
    DRAW = 1  #: x = tile type. Example: "draw 14a".
    #: x, y, count = rotation in clockwise quarter turns, with the place in the hand in bits 2 and 3. Example: "lay 3,-1
    #: 2".
    LAY = 2
    BURY = 3  #: x, y, segment: the meeple. Example: "bury 3,-1/0".
    BURY_FROM_SUPPLY = 4  #: Colour of the meeple. Example: "bury red".
    GHOST = 5  #: x, y: the cemetery. Example: "ghost 3,-1".
    HAUNT = 6  #: x, y, segment, colour; count: the figure (kind, ghosts, fairy). Example: "haunt 3,-1/0 red large 1".
    PLACE = 7  #: Colour, segment of the laid tile, count = kind of figure. Example: "meeple red 0".
    PASS = 9  #: Takes no optional action, or removes no more ghosts. Example: "pass".
    SCORE = 10  #: x, y, segment: the feature. Example: "score 3,-1/0".
    POINTS = 11  #: Takes the points. Example: "points".
    PACIFY = 12  #: x, y, count = ghosts to remove, 1 to 3. Example: "pacify 3,-1 2".
    ADVANCE = 13  #: Colour of the scoring meeple. Example: "advance red".
    HOUND = 14  #: x, y, segment: the meeple. Example: "hound 3,-1/0".
    FACE_DOWN = 15  #: x, y: the empty cell. Example: "facedown 3,-1".
    RECALL = 16  #: Takes the player's abbot back. Example: "recall".
    FLOOR = 17  #: x, y: the tower for the floor. Example: "floor 3,-1".
    TOWER = 18  #: x, y: the tower, count = kind of the meeple on top. Example: "tower large 3,-1".
    TAKE = 19  #: Fields as in haunt: the meeple that the tower takes. Example: "take 3,-1/0 red large".
    EXCHANGE = 20  #: Count = kind of the returned prisoner. Example: "exchange large".
    RANSOM = 21  #: Count = kind of the prisoner, colour of its holder. Example: "ransom large blue".
    FAIRY = 22  #: Fields as in haunt: the meeple that the fairy joins. Example: "fairy 3,-1/0 red meeple".
    PRINCESS = 23  #: Fields as in haunt: the knight to remove. Example: "princess 3,-1/0 red meeple".
    PORTAL = 24  #: x, y, segment, count = kind of meeple. Example: "portal large 3,-1/0".
    DRAGON = 25  #: x, y: the dragon's next tile. Example: "dragon 3,-1".
    ABBEY = 26  #: x, y: the hole for the abbey. Example: "abbey 3,-1".
    NO_ABBEY = 27  #: Draws a tile instead of laying an abbey. Example: "draw".
    WAGON = 28  #: x, y, segment: the wagon's next place. Example: "wagon 3,-1/0".
    GO_HOME = 29  #: Returns the wagon to its supply. Example: "return".
    BARN = 30  #: Colour, x, y: the cell south-east of the barn. Example: "barn red 3,-1".
    FLY = 31  #: Count = kind of the flying meeple. Example: "fly large".
    ROLL = 32  #: Count = result of the die, 1 to 3. Example: "roll 2".
    LAND = 33  #: x, y, segment: the landing place. Example: "land 3,-1/0".
    ACROBAT = 34  #: x, y, count = kind of the meeple that joins the acrobats. Example: "acrobat meeple 3,-1".
    PYRAMID = 35  #: x, y: the pyramid of three acrobats to score. Example: "pyramid 3,-1".
    RELEASE = 36  #: Count as in haunt: the meeple that leaves the lake. Example: "release meeple 1".
    GROW = 37  #: Adds a token to the player's flock. Example: "grow".
    GUIDE = 38  #: Scores all flocks on the shepherd's field. Example: "guide".
    SHEEP = 39  #: Count = sheep on the drawn token, 0: the wolf. Example: "sheep 3".
    ANIMAL = 40  #: Count = number of the token under the big top. Example: "animal 5".
    HIDDEN = 41  #: A tile was put under the hill. Example: "hidden".
    GOLD = 42  #: x, y: the tile for the ingot. Example: "gold 3,-1".
    MAGE = 43  #: x, y, segment: the mage's next place. Example: "mage 3,-1/0".
    WITCH = 44  #: x, y, segment: the witch's next place. Example: "witch 3,-1/0".
    UNMAGE = 45  #: Takes the mage off the board. Example: "unmage".
    UNWITCH = 46  #: Takes the witch off the board. Example: "unwitch".
    ROBBER = 47  #: Count = the robber's space on the track. Example: "robber 18".
    FERRY = 48  #: x, y, segment, count = number of the other segment. Example: "ferry 3,-1/0+2".
    KEEP = 49  #: x, y: the lake whose ferry does not move. Example: "keep 3,-1".
    ADVANCE_FIGURE = 50  #: Count = 1: the courier, 0: the marker. Example: "advance courier".
    ACT_ON_MESSAGE = 51  #: Follows the message. Example: "message act".
    TWO_POINTS = 52  #: Scores two points instead. Example: "message two".
    MESSAGE = 53  #: Count = number of the message, 1 to 8. Example: "message 3".
    SCORE_MEEPLE = 54  #: Fields as in haunt: the meeple that the message scores. Example: "score 3,-1/0 red large".
    CROP_ADD = 55  #: All players add a meeple. Example: "crop add".
    CROP_REMOVE = 56  #: All players remove a meeple. Example: "crop remove".
    ADD = 57  #: x, y, segment, count = kind of meeple. Example: "add large 3,-1/0".
    REMOVE = 58  #: Fields as in haunt: the meeple to remove. Example: "remove 3,-1/0 red large".
    FESTIVAL = 59  #: Fields as in haunt: the figure to take back. Example: "festival 3,-1/0 red large".
    FIRST_PLAYER = 60  #: Colour of the first player. Example: "first_player red".
    OFFER_POINTS = 61  #: Count = points for the drawn tile. Example: "offer points 3".
    OFFER_WINE = 62  #: Offers wine for the drawn tile. Example: "offer good wine".
    OFFER_GRAIN = 63  #: Offers grain for the drawn tile. Example: "offer good grain".
    OFFER_CLOTH = 64  #: Offers cloth for the drawn tile. Example: "offer good cloth".
    OFFER_ABBEY = 65  #: Offers an abbey for the drawn tile. Example: "offer abbey".
    SELL = 66  #: Colour of the buyer of the drawn tile. Example: "sell red".
    KEEP_TILE = 67  #: Does not sell the drawn tile. Example: "keep".


class Strength(Named):
    """The strength of an adviser. Weaker levels see the same position, think less and occasionally blunder."""

    BEGINNER = 0  #: Takes any of the actions with a good static judgement
    EASY = 1  #: Takes the action with the best static judgement, with occasional slips
    GOOD = 2  #: Simulates the most promising actions, with occasional slips
    BEST = 3  #: Simulates the most promising actions, without slips


class Sampling(Named):
    """The method that chooses a legal action, given a number for each action index. An action with minus infinity is
    never chosen."""

    LOGITS = 0  #: Random, with probabilities proportional to e to the power of the number, as in a softmax
    WEIGHTS = 1  #: Random, with probabilities proportional to the number, which is 0 or more
    GREATEST = 2  #: The action with the greatest number; among equal numbers, the one with the lowest index


class Scope(Named):
    """The owner of a fact."""

    GAME = 0  #: The whole game
    COLOUR = 1  #: One colour
    TILE = 2  #: One tile on the board


class FactKind(Named):
    """The meaning of a fact's numbers."""

    NUMBER = 0  #: A count, a space of the track, or a flag: 1 or 0
    COLOUR = 1  #: A colour; Colour.NONE: nobody has the piece
    TILE = 2  #: The index of a tile; -1: the piece is not on the board
    SEGMENT = 3  #: Two numbers: the index of a tile, and the number of its segment; -1, -1: not on the board
    PAIR = 4  #: Three numbers: the index of a tile, and the numbers of two of its segments that are joined


class EventKind(Named):
    """The kinds of events. Each comment lists the fields that the event uses besides `player` and `action`. The
    words "is next" mean that the named event follows."""

    TURN_BEGAN = 1  #: Total = number of the turn, from 1
    TILE_DRAWN = 2  #: Type of the tile
    TILE_SET_ASIDE = 3  #: Type of the tile, which fits nowhere
    TILE_LAID = 4  #: Type, x, y, count = rotation in clockwise quarter turns; also for the tiles of the starting block
    BANK_FINISHED = 5  #: x, y, segment: a mist segment of the laid tile
    GHOSTS_PLACED = 6  #: x, y, segment, count = number of ghosts
    GHOSTS_REMOVED = 7  #: x, y, segment, count = number of ghosts that return to the supply
    FIGURE_PLACED = 8  #: Colour, figure, x, y, segment
    #: Colour, figure, x, y, segment that the figure leaves, count = ghosts that leave with the figure
    FIGURE_RETURNED = 9
    #: Colour, figure, x, y, segment of the cemetery; from_x, from_y, from_segment of the meeple, or from_segment =
    #: NO_SEGMENT: from the supply
    MEEPLE_BURIED = 10
    CEMETERY_CLOSED = 11  #: x, y, segment
    #: x, y, segment, feature, tiles, coats, cities, count = number of colours that score, points for each of these
    #: colours
    FEATURE_SCORED = 12
    FEATURE_PACIFIED = 13  #: Fields as in feature_scored; the player removes ghosts instead of scoring the points
    #: Colour (none: the common scoring meeple), points, total after the event; count = ghosts that the colour pays for:
    #: the points are reduced by the cost of these ghosts
    POINTS_SCORED = 14
    HOUND_ARRIVED = 15  #: Count = number of the hound, 1 or 2; colour, x, y, segment of the hound's meeple
    HOUND_LOST = 16  #: Count = number of the hound, which has no meeple to join
    HOUND_SCORED = 17  #: Count = number of the hound, colour of the hound's meeple, points = ghosts on the board
    HOUND_BURIED = 18  #: Count = number of the hound, whose meeple was buried
    PILE_OPENED = 19  #: Count = number of the pile, 2 or 3, total = tiles in the pile
    FACE_DOWN_LAID = 20  #: x, y; the type of the tile stays hidden
    #: The team has reached the goal; competitive, for each winner: colour = a colour with the most points, total =
    #: these points
    WON = 21
    LOST = 22  #: Count = the reason, Loss
    MEEPLE_HAUNTED = 23  #: Colour, figure, x, y, segment, count = ghosts now on the meeple
    #: Colour, figure, x, y, segment, count = ghosts on the meeple: the third ghost scares the meeple away;
    #: figure_returned is next
    MEEPLE_SCARED = 24
    GUARD_GAINED = 25  #: Colour, x, y, segment of the cemetery: the colour gains a guard from the reserve
    FINAL_SCORING = 26  #: The final scoring begins
    FEATURE_SCORED_AT_END = 27  #: The same as feature_scored, but in the final scoring
    PART_BEGAN = 28  #: Count = number of the new part of the turn, 2 or more
    #: Colour, x, y, segment, tiles = number of tiles around the abbot, points; points_scored is next
    ABBOT_RECALLED = 29
    GOODS_TAKEN = 30  #: Colour, x, y, segment, count = Good, amount = goods taken, total = goods now held
    GOODS_SCORED = 31  #: Colour, count = Good, amount = goods held, points; points_scored is next
    FAIRY_MOVED = 32  #: Colour, figure, x, y, segment of the meeple that the fairy joins
    #: Colour, figure, x, y, segment of the meeple beside the fairy, points: 1 at the start of the turn, or 3 when the
    #: feature scores; the next points_scored includes these 3 points
    FAIRY_SCORED = 33
    #: x, y; count = number of the step, 1 to 6, or 0: to a volcano; from_x, from_y, or from_segment = NO_SEGMENT: from
    #: beside the board
    DRAGON_MOVED = 34
    FIGURE_EATEN = 35  #: Colour, figure, x, y, segment, count = ghosts on the figure; figure_returned is next
    TILE_AWAITS_DRAGON = 36  #: Type of the tile, which is set aside until a volcano is on the board
    #: Amount = number of tiles that were waiting for the dragon, total = tiles now in the pile
    TILES_SHUFFLED_BACK = 37
    FLOOR_BUILT = 38  #: Colour, x, y, segment, count = floors of the tower, amount = floors that the player has left
    #: Colour, figure, x, y, segment, count = ghosts on the figure, which is now the player's prisoner
    FIGURE_CAPTURED = 39
    PRISONER_RETURNED = 40  #: Colour, figure: the prisoner was exchanged or ransomed
    RANSOM_PAID = 41  #: Colour = holder of the prisoner, figure, points; prisoner_returned is next
    WAGON_MOVED = 42  #: Colour, figure, x, y, segment, count = ghosts on the wagon; from_x, from_y, from_segment
    DIE_ROLLED = 43  #: Count = result, 1 to 3; x, y of the flying machine
    FLIGHT_CRASHED = 44  #: Colour, figure, x, y of the cell: the meeple returns to its supply
    KNIGHT_REMOVED = 45  #: Colour, figure, x, y, segment, count = ghosts on the knight; figure_returned is next
    #: x, y of the hill: a tile from the pile is put under the hill unseen; total = tiles now in the pile
    TILE_HIDDEN = 46
    #: Colour, x, y, segment of the shepherd, count = sheep on the token, 0: the wolf; amount = sheep now with the
    #: shepherd
    TOKEN_DRAWN = 47
    FLOCK_SCORED = 48  #: Colour, x, y, segment of the shepherd, points = sheep on the field; points_scored is next
    BIG_TOP_MOVED = 49  #: x, y; from_x, from_y, or from_segment = NO_SEGMENT: from beside the board
    ANIMAL_SHOWN = 50  #: x, y, points = number of the token under the big top; the token leaves the game
    #: Colour, x, y, amount = meeples of the colour around the big top, points; points_scored is next
    BIG_TOP_SCORED = 51
    #: x, y, segment, count = number of acrobats, points for each acrobat; a points_scored for each colour is next
    PYRAMID_SCORED = 52
    #: Colour, x, y, segment, amount = circus and acrobat tiles around the ringmaster, points; the next points_scored
    #: includes these points
    RINGMASTER_SCORED = 53
    #: Colour, figure, x, y, segment of the lake, count = ghosts on the figure; from_x, from_y, from_segment
    FIGURE_CAUGHT = 54
    FIGURE_RELEASED = 55  #: Colour, figure, x, y, segment, count = ghosts on the figure; figure_returned is next
    LAKE_SCORED = 56  #: Colour, amount = meeples of the colour in lakes, points = -2 for each; points_scored is next
    TILE_TAKEN = 57  #: Colour = owner of the hand; type, -1 if hands are hidden
    TILE_RETURNED = 58  #: Type of the tile, which fits nowhere and returns to the pile
    HOLE_FILLED = 59  #: x, y of the hole: the player has another turn
    #: Colour = owner of the hand: none of its tiles fits; for each tile, tile_set_aside, tile_returned or
    #: tile_awaits_dragon is next
    HAND_SET_ASIDE = 60
    GOLD_PLACED = 61  #: x, y, amount = ingots now on the tile, total = ingots left to place
    GOLD_TAKEN = 62  #: Colour, x, y, total = ingots that the colour now holds
    GOLD_SCORED = 63  #: Colour, amount = ingots held, points; points_scored is next
    MAGE_MOVED = 64  #: x, y, segment; from_x, from_y, from_segment, or from_segment = NO_SEGMENT: from beside the board
    WITCH_MOVED = 65  #: x, y, segment; from_x, from_y, from_segment as in mage_moved
    MAGE_LEFT = 66  #: x, y, segment that the mage leaves
    WITCH_LEFT = 67  #: x, y, segment that the witch leaves
    ROBBER_PLACED = 68  #: Colour, count = the robber's space on the track
    #: Colour of the robber, count = the robber's space, amount = the colour whose gain is shared, points = gain of the
    #: robber's colour; the robber returns to the supply, and points_scored is next
    ROBBED = 69
    ROBBER_FOLLOWED = 70  #: Colour, count = the robber's new space: the last figure has left the previous space
    FERRY_PLACED = 71  #: x, y, segment, count = number of the other segment, amount = ferries left to place
    FERRY_MOVED = 72  #: x, y, segment, count = number of the other segment
    #: Colour, count = 0: the marker, 1: the courier; points, total = points that the figure now shows
    FIGURE_ADVANCED = 73
    MESSAGE_DRAWN = 74  #: Count = number of the message, 1 to 8
    #: Colour, count = number of the message, amount = 1: the message was followed, 0: two points instead; points;
    #: points_scored is next if points are above 0
    MESSAGE_RESOLVED = 75
    CROP_CHOSEN = 76  #: x, y, count = 0: all players add a meeple, 1: all players remove one
    MEEPLE_ADDED = 77  #: Colour, figure, x, y, segment; figure_placed is next
    MEEPLE_REMOVED = 78  #: Colour, figure, x, y, segment, count = ghosts on the meeple; figure_returned is next
    KING_TAKEN = 79  #: Colour, x, y, segment of the city, tiles
    BARON_TAKEN = 80  #: Colour, x, y, segment of the road, tiles
    KING_SCORED = 81  #: Colour, amount = completed cities, points; points_scored is next
    BARON_SCORED = 82  #: Colour, amount = completed roads, points; points_scored is next
    FIGURE_TAKEN_BACK = 83  #: Colour, figure, x, y, segment; figure_returned is next
    START_TILE_DRAWN = 84  #: Colour, type, amount = sides of the tile with a road; drawn before the first turn
    #: Colour, count = 1 if the choice was random, else 0; amount = tiles that were drawn for the choice and return to
    #: the pile
    FIRST_PLAYER_CHOSEN = 85
    #: Colour that makes the offer, type of the drawn tile, points; count = 1: points, 2: wine, 3: grain, 4: cloth, 5:
    #: an abbey
    OFFER_MADE = 86
    TILE_SOLD = 87  #: Player sells, colour buys; other fields as in offer_made


class Change(Named):
    """The change that an event makes to the board, for animations."""

    NONE = 0  #: No change to tiles or figures; counters, ghosts or other pieces may change
    TILE_LAID = 1  #: A tile is laid at x, y
    FIGURE_PLACED = 2  #: A figure is placed on a segment of x, y
    FIGURE_REMOVED = 3  #: A figure leaves a segment of x, y
    PIECE_MOVED = 4  #: A figure or another piece moves from from_x, from_y to x, y


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
    TILES = 2  #: A tile had to be drawn, but the pile was empty
    #: The turn ended with an empty pile before the team reached the points that open the next pile, or the goal
    PILE = 3


class Source(Named):
    """The sources of points."""

    BEFORE = 0  #: The points at the start of a game from a position; the sources of these points are unknown
    ROADS = 1  #: Roads, with inns, the mage and the witch
    CITIES = 2  #: Cities, with cathedrals, the mage and the witch
    MONASTERIES = 3  #: Monasteries, and abbots recalled from monasteries
    GARDENS = 4  #: Gardens, and abbots recalled from gardens
    FIELDS = 5  #: Fields, with pigs and barns
    CASTLES = 6  #: Castles and the mist around them
    GHOSTS = 7  #: The cost of ghosts on meeples: 0 or less
    HOUNDS = 8  #: Hounds whose meeples returned
    GOODS = 9  #: The bonus for the most goods of a kind
    FAIRY = 10  #: The fairy, at the start of a turn and with a feature
    PRISONERS = 11  #: Ransoms of prisoners: below 0 for the payer
    SHEEP = 12  #: Flocks that were guided home
    BIG_TOP = 13  #: Meeples around the big top
    ACROBATS = 14  #: Acrobats in their pyramids
    RINGMASTER = 15  #: The ringmaster's bonus for its feature
    VODYANOY = 16  #: The cost of meeples in the lake: 0 or less
    GOLD = 17  #: Ingots of gold
    ROBBERS = 18  #: Half of the points that other colours gained
    MESSAGES = 19  #: Messages, or two points instead
    KING = 20  #: The king, for completed cities
    BARON = 21  #: The robber baron, for completed roads
    SALES = 22  #: Tiles that were sold: below 0 for the buyer


class Viewer(Named):
    """Viewers other than the players, for queries about hidden information."""

    NOBODY = -1  #: A spectator, who sees only public information
    HOST = -2  #: The host, who sees everything


class Theme(Named):
    """The colour theme of a picture."""

    LIGHT = 0  #: Colours for a light page
    DARK = 1  #: Colours for a dark page


class PictureMarkKind(Named):
    """The kinds of marks on a picture."""

    CELL = 1  #: A cell, with or without a tile
    SEGMENT = 2  #: The position for figures on a segment
    ARROW = 3  #: An arrow from one cell to another; a ring if both cells are the same


class RecordKind(Named):
    """The contents of a record."""

    FULL = 0  #: Everything, including the hidden order of tiles
    OPEN = 1  #: Only visible information: the record replays as a game with external draws


class Verdict(Named):
    """The verdict on a decision. It depends on the loss compared with the best action. To exclude noise, a verdict
    worse than "good" requires at least 8 samples, and a loss of at least twice the standard error of the loss."""

    BEST = 0  #: No better action was found
    GOOD = 1  #: The loss is small or uncertain
    #: Costs at least 1 point or 5 percentage points of the chance to win; for a team, 2.5 points of the judgement from
    #: 0 to 100
    SLIP = 2
    #: Costs at least 3 points or 10 percentage points of the chance to win; for a team, 5 points of the judgement from
    #: 0 to 100
    MISTAKE = 3
    #: Costs at least 6 points or 20 percentage points of the chance to win; for a team, 10 points of the judgement from
    #: 0 to 100
    BLUNDER = 4
    FORCED = 5  #: The only legal action
    CHANCE = 6  #: A random result, not a decision of a player


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
