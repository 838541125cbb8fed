// bindings/generate writes this file from the headers in capi/mistbank/; do not edit it.
// The library's values by name: `Colour.Red` is "red". Only statuses and editions are numbers. A
// parameter of the type Named accepts other spellings, such as "Red" or "LayTile", and the number in the C API.

/** A value of an enumeration, its name in upper or lower case, or its number in the C API. */
export type Named<Kind> = Kind | (string & {}) | number;

/** The status of a call. */
export declare enum Status {
    /** Success. */
    Ok = 0,
    /** An argument is null, out of range or of the wrong size. */
    InvalidArgument = 1,
    /** The allocator returned null; nothing was changed. */
    OutOfMemory = 2,
    /** Nothing was written; the needed count was returned. */
    BufferTooSmall = 3,
    /** The rules cannot be played; the message names the field. */
    InvalidRules = 4,
    /** The text is not a tile set, or the set cannot be played; the message names line, column and reason. */
    InvalidTileSet = 5,
    /** The rules forbid the action in this position; the message names the clause. */
    IllegalAction = 6,
    /** The action does not answer the open decision, because the action is stale or belongs to another game. */
    WrongDecision = 7,
    /** The game is over, and no action is legal. */
    GameOver = 8,
    /** The game is at its start. */
    NothingToUndo = 9,
    /** The game has no recorded history to undo or write. */
    NotRecorded = 10,
    /** The text is not a record; the message names the line. */
    InvalidRecord = 11,
    /** The bytes are not a snapshot, are damaged, or come from a later version. */
    InvalidSnapshot = 12,
    /** No preset, tile set, tile, colour or header has this name. */
    UnknownName = 13,
    /** A defect of the library; please report it with the record. */
    InternalError = 14,
    /** The text is not JSON, or not the expected kind of JSON; the message names line, column and reason. */
    InvalidJson = 15,
    /** The text is not a position, or the position is impossible; the message names line, column and clause. */
    InvalidPosition = 16,
}

/** The colours of meeples, in the order in which presets assign them. */
export declare const Colour: {
    readonly Red: "red";
    readonly Green: "green";
    readonly Blue: "blue";
    readonly Yellow: "yellow";
    readonly Black: "black";
    readonly Pink: "pink";
    /** No colour, or the common scoring meeple. */
    readonly None: "none";
};
export type Colour = (typeof Colour)[keyof typeof Colour];

/** The kinds of figures. Meeples occupy features and count for the majority; special figures do neither. */
export declare const FigureKind: {
    /** A meeple. */
    readonly Normal: "meeple";
    /** A meeple that ghosts cannot haunt. */
    readonly Guard: "guard";
    /** A meeple that counts as two. */
    readonly Large: "large";
    /** A meeple for monasteries and gardens. */
    readonly Abbot: "abbot";
    /** A meeple for cities, which counts once for each coat of arms of its city. */
    readonly Mayor: "mayor";
    /** A meeple that moves on when its feature has been scored. */
    readonly Wagon: "wagon";
    /** A meeple that scores for the circus tiles around it. */
    readonly Ringmaster: "ringmaster";
    /** A special figure that gives double turns. */
    readonly Builder: "builder";
    /** A special figure that raises the value of a field. */
    readonly Pig: "pig";
    /** A special figure that stays on a corner of four fields. */
    readonly Barn: "barn";
    /** A special figure that gathers sheep on a field. */
    readonly Shepherd: "shepherd";
};
export type FigureKind = (typeof FigureKind)[keyof typeof FigureKind];

/** The goods of Traders & Builders, in the order in which they score. */
export declare const Good: {
    readonly Wine: "wine";
    readonly Grain: "grain";
    readonly Cloth: "cloth";
};
export type Good = (typeof Good)[keyof typeof Good];

/** The game systems. All except the cooperative one are competitive. */
export declare const System: {
    /** Mists over Carcassonne, levels 1 to 6. */
    readonly Cooperative: "cooperative";
    /** The base game. */
    readonly Base: "base";
    /** The Print-and-Play Demo. */
    readonly Demo: "demo";
};
export type System = (typeof System)[keyof typeof System];

/** The expansions of competitive games. All combinations are valid. */
export declare const Expansion: {
    /** Ghosts, castles and cemeteries. */
    readonly GhostsCastlesCemeteries: "ghosts_castles_cemeteries";
    /** The river, whose tiles are laid first. */
    readonly River: "river";
    /** The abbot and gardens. */
    readonly Abbot: "abbot";
    /** Inns, cathedrals and the large meeple. */
    readonly InnsCathedrals: "inns_cathedrals";
    /** Goods, builder and pig. */
    readonly TradersBuilders: "traders_builders";
    /** Dragon, fairy, princess and portals. */
    readonly PrincessDragon: "princess_dragon";
    /** Towers and prisoners. */
    readonly Tower: "tower";
    /** Abbeys, mayors, wagons and barns. */
    readonly AbbeyMayor: "abbey_mayor";
    /** Flights with a die. */
    readonly FlyingMachines: "flying_machines";
    /** Hills, vineyards and shepherds. */
    readonly HillsSheep: "hills_sheep";
    /** Big top, ringmasters and acrobats. */
    readonly BigTop: "big_top";
    /** A lake that catches meeples. */
    readonly Vodyanoy: "vodyanoy";
    /** Messages and couriers. */
    readonly Messages: "messages";
    /** Ferries that join roads. */
    readonly Ferries: "ferries";
    /** Gold mines. */
    readonly Gold: "gold";
    /** The mage and the witch. */
    readonly Mage: "mage";
    /** Robbers on the track. */
    readonly Robbers: "robbers";
    /** Crop circles. */
    readonly Crops: "crops";
    /** The king and the robber baron. */
    readonly King: "king";
    /** The festival. */
    readonly Festival: "festival";
};
export type Expansion = (typeof Expansion)[keyof typeof Expansion];

/** The edition of the cooperative rulebook, by year. */
export declare enum Edition {
    Of2022 = 2022,
    Of2023 = 2023,
}

/** The scoring of a feature with several colours in the cooperative game. */
export declare const JointScoring: {
    /** The feature scores once for each colour present. */
    readonly EveryColour: "every_colour";
    /** The feature scores once for each colour that has the most meeples. */
    readonly Majority: "majority";
};
export type JointScoring = (typeof JointScoring)[keyof typeof JointScoring];

/** The source of drawn tiles. */
export declare const Draws: {
    /** The library draws the tiles; the seed determines their order when the game is created. */
    readonly Automatic: "automatic";
    /** The host names each drawn tile. */
    readonly External: "external";
};
export type Draws = (typeof Draws)[keyof typeof Draws];

/** The fate of a drawn tile that does not fit anywhere. */
export declare const Unplayable: {
    /** The tile leaves the game. */
    readonly SetAside: "set_aside";
    /** The tile returns to the pile, which is shuffled. */
    readonly Returned: "returned";
};
export type Unplayable = (typeof Unplayable)[keyof typeof Unplayable];

/** The methods that determine the first player. */
export declare const FirstPlayer: {
    /** The rules name the starting player. */
    readonly Host: "host";
    /** All players are equally likely. */
    readonly Random: "random";
    /** Each player draws a tile; the player with the most road sides begins. */
    readonly MostRoads: "most_roads";
};
export type FirstPlayer = (typeof FirstPlayer)[keyof typeof FirstPlayer];

/** The sides of a tile. A clockwise quarter turn moves north to east. */
export declare const Side: {
    readonly North: "north";
    readonly East: "east";
    readonly South: "south";
    readonly West: "west";
};
export type Side = (typeof Side)[keyof typeof Side];

/** The direction of a flying machine. */
export declare const Direction: {
    readonly North: "north";
    readonly East: "east";
    readonly South: "south";
    readonly West: "west";
    readonly NorthEast: "north_east";
    readonly SouthEast: "south_east";
    readonly SouthWest: "south_west";
    readonly NorthWest: "north_west";
};
export type Direction = (typeof Direction)[keyof typeof Direction];

/** The kind of a side of a tile. Adjacent sides must match; mist is ignored for matching. */
export declare const SideKind: {
    readonly Field: "field";
    readonly Road: "road";
    readonly City: "city";
    /** A river, which matches only river sides. */
    readonly River: "river";
    /** A side of an abbey, which matches all sides. */
    readonly Any: "any";
};
export type SideKind = (typeof SideKind)[keyof typeof SideKind];

/** The kinds of segments and features. */
export declare const SegmentKind: {
    readonly Road: "road";
    readonly City: "city";
    readonly Field: "field";
    readonly Mist: "mist";
    readonly Monastery: "monastery";
    readonly Castle: "castle";
    readonly Cemetery: "cemetery";
    /** A garden. */
    readonly Garden: "garden";
    /** Water, which is not a feature. */
    readonly River: "river";
    /** The top of a tower, which is not a feature; in games with towers it follows the printed segments. */
    readonly Tower: "tower";
    /** A space for acrobats, which is not a feature; in games with the big top it follows the printed segments. */
    readonly Acrobats: "acrobats";
    /** The Vodyanoy's lake, which is not a feature; in games with the Vodyanoy it follows the printed segments. */
    readonly Vodyanoy: "vodyanoy";
};
export type SegmentKind = (typeof SegmentKind)[keyof typeof SegmentKind];

/** The way in which segments of a kind form features. */
export declare const Extent: {
    /** No feature: water, or a place for figures such as the top of a tower. */
    readonly None: "none";
    /** Connected segments: roads, cities, fields; open sides are sides of tiles. */
    readonly Joined: "joined";
    /** A single segment with the tiles around it; open sides are empty cells around it. */
    readonly Around: "around";
};
export type Extent = (typeof Extent)[keyof typeof Extent];

/** The marks printed on segments and tiles. A mark is scenery in a game without its expansion. */
export declare const Mark: {
    /** An inn on a road. */
    readonly Inn: "inn";
    /** A cathedral on a city. */
    readonly Cathedral: "cathedral";
    /** Wine on a city. */
    readonly Wine: "wine";
    /** Grain on a city. */
    readonly Grain: "grain";
    /** Cloth on a city. */
    readonly Cloth: "cloth";
    /** On a tile: the beginning of the river. */
    readonly Spring: "spring";
    /** On a tile: the end of the river. */
    readonly Lake: "lake";
    /** On a tile: a volcano, to which the dragon flies. */
    readonly Volcano: "volcano";
    /** On a tile: a dragon sign; the dragon moves after this tile is laid. */
    readonly Dragon: "dragon";
    /** On a tile: a portal, through which a meeple may go to another tile. */
    readonly Portal: "portal";
    /** A princess on a city. */
    readonly Princess: "princess";
    /** On a tile: the foundation of a tower. */
    readonly Foundation: "foundation";
    /** On a tile: a flying machine; machineDirection has its direction. */
    readonly Machine: "machine";
    /** On a tile: an abbey, which a player lays. */
    readonly Abbey: "abbey";
    /** On a tile: a hill, which hides another tile and breaks ties. */
    readonly Hill: "hill";
    /** On a tile: a vineyard, which raises the value of monasteries around it. */
    readonly Vineyard: "vineyard";
    /** On a tile: a circus, to which the big top moves. */
    readonly Circus: "circus";
    /** On a tile: a space for acrobats. */
    readonly Acrobats: "acrobats";
    /** On a tile: the lake of the Vodyanoy. */
    readonly Vodyanoy: "vodyanoy";
    /** On a tile: a lake, on which a ferry joins two roads. */
    readonly Ferry: "ferry";
    /** On a tile: a gold mine; ingots are placed on this tile and next to it. */
    readonly Gold: "gold";
    /** On a tile: the player who lays it moves the mage or the witch. */
    readonly Mage: "mage";
    /** On a tile: the player who lays it may place a robber. */
    readonly Robber: "robber";
    /** On a tile: a crop circle, for farmers. */
    readonly CropFarmer: "crop:farmer";
    /** On a tile: a crop circle, for highwaymen. */
    readonly CropHighwayman: "crop:highwayman";
    /** On a tile: a crop circle, for knights. */
    readonly CropKnight: "crop:knight";
    /** On a tile: the player who lays it may take a figure back. */
    readonly Festival: "festival";
};
export type Mark = (typeof Mark)[keyof typeof Mark];

/** The kinds of decisions, with the step of the turn in which they occur. */
export declare const DecisionKind: {
    /** No decision: the game is over. */
    readonly Over: "over";
    /** External draws: the drawn tile. With some house rules, the host may also answer "hidden" or "pass", which are
     *  not in the list of legal actions. */
    readonly Draw: "draw";
    /** Step 1a: the place of the drawn tile. */
    readonly LayTile: "lay_tile";
    /** Steps 1c and 3c: the meeple to bury. */
    readonly Bury: "bury";
    /** Step 2a: the open cemetery for a further ghost. */
    readonly GhostOnCemetery: "ghost_on_cemetery";
    /** Step 2a: the meeple that a ghost haunts. */
    readonly HauntMeeple: "haunt_meeple";
    /** Step 2b: place a figure on the laid tile, take another action of this step, or pass. */
    readonly PlaceMeeple: "place_meeple";
    /** Step 3a: the next completed feature to score. */
    readonly OrderOfScoring: "order_of_scoring";
    /** Step 3a: score points, or remove ghosts from one tile instead. */
    readonly ScoreOrPacify: "score_or_pacify";
    /** Step 3a: the scoring meeple that gets the points. */
    readonly ScoringColour: "scoring_colour";
    /** Step 3b: the meeple that the hound joins. */
    readonly PlaceHound: "place_hound";
    /** Step 3b: remove ghosts from a tile near the hound, or stop. */
    readonly HoundPacifies: "hound_pacifies";
    /** Step 3c: the place of the face-down tile. */
    readonly LayFaceDown: "lay_face_down";
    /** Step 2b, after building a floor: the meeple that the tower takes, or none. */
    readonly Take: "take";
    /** Step 2b, after taking a meeple: the kind of prisoner that returns. */
    readonly Exchange: "exchange";
    /** Step 2d: the dragon's next tile. */
    readonly MoveDragon: "move_dragon";
    /** Step 1a: lay an abbey in a hole, or draw a tile. */
    readonly Abbey: "abbey";
    /** Step 3c: the wagon's next place, or its return to the supply. */
    readonly MoveWagon: "move_wagon";
    /** External draws: a random result, such as a die roll. */
    readonly Chance: "chance";
    /** Step 2b, after the die: the landing place of the meeple. */
    readonly Land: "land";
    /** Step 1a: a tile in the hand, and the place to lay it. */
    readonly Hand: "hand";
    /** Step 2c: grow the flock or guide it home. */
    readonly Flock: "flock";
    /** Step 1b: the tile next to the mine for the second ingot. */
    readonly Gold: "gold";
    /** Steps 1b and 2c: the place of the mage or the witch. */
    readonly Magic: "magic";
    /** Step 1b: the robber's space on the track. */
    readonly Robber: "robber";
    /** Step 2c: the roads that a ferry joins, or the move of a ferry. */
    readonly Ferry: "ferry";
    /** When a colour gains points: advance the marker or the courier. */
    readonly Advance: "advance";
    /** Step 3e: follow the message, or score two points instead. */
    readonly Message: "message";
    /** Step 3e: the meeple that the message scores. */
    readonly MessageMeeple: "message_meeple";
    /** Step 3f: let all players add a meeple, or remove one. */
    readonly Crop: "crop";
    /** Step 3f: the meeple to add, or none. */
    readonly CropAdd: "crop_add";
    /** Step 3f: the meeple to remove. */
    readonly CropRemove: "crop_remove";
    /** Step 1a: the offer of another player for the drawn tile. */
    readonly Offer: "offer";
    /** Step 1a: the buyer of the drawn tile, or none. */
    readonly Sell: "sell";
};
export type DecisionKind = (typeof DecisionKind)[keyof typeof DecisionKind];

/** The subject of a decision: the meaning of the decision's fields x, y and segment. */
export declare const Subject: {
    /** No tile: x, y and segment are 0. */
    readonly None: "none";
    /** The drawn tile: x, y and segment are 0. */
    readonly DrawnTile: "drawn_tile";
    /** The tile laid this turn. */
    readonly LaidTile: "laid_tile";
    /** The cell of a tower, the dragon or a lake. */
    readonly Cell: "cell";
    /** A segment: of a feature, a cemetery, a hound or a wagon. */
    readonly Segment: "segment";
};
export type Subject = (typeof Subject)[keyof typeof Subject];

/** The place that a choice acts on, for front ends. */
export declare const Target: {
    /** No place: offer the choice as a button. */
    readonly None: "none";
    /** A cell. */
    readonly Cell: "cell";
    /** A segment of a tile. */
    readonly Segment: "segment";
    /** Two segments of a tile. */
    readonly Pair: "pair";
    /** The north-west corner of a cell, for a barn. */
    readonly Corner: "corner";
};
export type Target = (typeof Target)[keyof typeof Target];

/** The kinds of actions. Each comment lists the fields that the action uses, and an example of its text form. */
export declare const ActionKind: {
    /** No action. */
    readonly None: "none";
    /** x = tile type. Example: "draw 14a". */
    readonly Draw: "draw";
    /** x, y, count = rotation in clockwise quarter turns, with the place in the hand in bits 2 and 3. Example: "lay
     *  3,-1 2". */
    readonly Lay: "lay";
    /** x, y, segment: the meeple. Example: "bury 3,-1/0". */
    readonly Bury: "bury";
    /** Colour of the meeple. Example: "bury red". */
    readonly BuryFromSupply: "bury_from_supply";
    /** x, y: the cemetery. Example: "ghost 3,-1". */
    readonly Ghost: "ghost";
    /** x, y, segment, colour; count: the figure (kind, ghosts, fairy). Example: "haunt 3,-1/0 red large 1". */
    readonly Haunt: "haunt";
    /** Colour, segment of the laid tile, count = kind of figure. Example: "meeple red 0". */
    readonly Place: "place";
    /** Takes no optional action, or removes no more ghosts. Example: "pass". */
    readonly Pass: "pass";
    /** x, y, segment: the feature. Example: "score 3,-1/0". */
    readonly Score: "score";
    /** Takes the points. Example: "points". */
    readonly Points: "points";
    /** x, y, count = ghosts to remove, 1 to 3. Example: "pacify 3,-1 2". */
    readonly Pacify: "pacify";
    /** Colour of the scoring meeple. Example: "advance red". */
    readonly Advance: "advance";
    /** x, y, segment: the meeple. Example: "hound 3,-1/0". */
    readonly Hound: "hound";
    /** x, y: the empty cell. Example: "facedown 3,-1". */
    readonly FaceDown: "face_down";
    /** Takes the player's abbot back. Example: "recall". */
    readonly Recall: "recall";
    /** x, y: the tower for the floor. Example: "floor 3,-1". */
    readonly Floor: "floor";
    /** x, y: the tower, count = kind of the meeple on top. Example: "tower large 3,-1". */
    readonly Tower: "tower";
    /** Fields as in haunt: the meeple that the tower takes. Example: "take 3,-1/0 red large". */
    readonly Take: "take";
    /** Count = kind of the returned prisoner. Example: "exchange large". */
    readonly Exchange: "exchange";
    /** Count = kind of the prisoner, colour of its holder. Example: "ransom large blue". */
    readonly Ransom: "ransom";
    /** Fields as in haunt: the meeple that the fairy joins. Example: "fairy 3,-1/0 red meeple". */
    readonly Fairy: "fairy";
    /** Fields as in haunt: the knight to remove. Example: "princess 3,-1/0 red meeple". */
    readonly Princess: "princess";
    /** x, y, segment, count = kind of meeple. Example: "portal large 3,-1/0". */
    readonly Portal: "portal";
    /** x, y: the dragon's next tile. Example: "dragon 3,-1". */
    readonly Dragon: "dragon";
    /** x, y: the hole for the abbey. Example: "abbey 3,-1". */
    readonly Abbey: "abbey";
    /** Draws a tile instead of laying an abbey. Example: "draw". */
    readonly NoAbbey: "no_abbey";
    /** x, y, segment: the wagon's next place. Example: "wagon 3,-1/0". */
    readonly Wagon: "wagon";
    /** Returns the wagon to its supply. Example: "return". */
    readonly GoHome: "go_home";
    /** Colour, x, y: the cell south-east of the barn. Example: "barn red 3,-1". */
    readonly Barn: "barn";
    /** Count = kind of the flying meeple. Example: "fly large". */
    readonly Fly: "fly";
    /** Count = result of the die, 1 to 3. Example: "roll 2". */
    readonly Roll: "roll";
    /** x, y, segment: the landing place. Example: "land 3,-1/0". */
    readonly Land: "land";
    /** x, y, count = kind of the meeple that joins the acrobats. Example: "acrobat meeple 3,-1". */
    readonly Acrobat: "acrobat";
    /** x, y: the pyramid of three acrobats to score. Example: "pyramid 3,-1". */
    readonly Pyramid: "pyramid";
    /** Count as in haunt: the meeple that leaves the lake. Example: "release meeple 1". */
    readonly Release: "release";
    /** Adds a token to the player's flock. Example: "grow". */
    readonly Grow: "grow";
    /** Scores all flocks on the shepherd's field. Example: "guide". */
    readonly Guide: "guide";
    /** Count = sheep on the drawn token, 0: the wolf. Example: "sheep 3". */
    readonly Sheep: "sheep";
    /** Count = number of the token under the big top. Example: "animal 5". */
    readonly Animal: "animal";
    /** A tile was put under the hill. Example: "hidden". */
    readonly Hidden: "hidden";
    /** x, y: the tile for the ingot. Example: "gold 3,-1". */
    readonly Gold: "gold";
    /** x, y, segment: the mage's next place. Example: "mage 3,-1/0". */
    readonly Mage: "mage";
    /** x, y, segment: the witch's next place. Example: "witch 3,-1/0". */
    readonly Witch: "witch";
    /** Takes the mage off the board. Example: "unmage". */
    readonly Unmage: "unmage";
    /** Takes the witch off the board. Example: "unwitch". */
    readonly Unwitch: "unwitch";
    /** Count = the robber's space on the track. Example: "robber 18". */
    readonly Robber: "robber";
    /** x, y, segment, count = number of the other segment. Example: "ferry 3,-1/0+2". */
    readonly Ferry: "ferry";
    /** x, y: the lake whose ferry does not move. Example: "keep 3,-1". */
    readonly Keep: "keep";
    /** Count = 1: the courier, 0: the marker. Example: "advance courier". */
    readonly AdvanceFigure: "advance_figure";
    /** Follows the message. Example: "message act". */
    readonly ActOnMessage: "act_on_message";
    /** Scores two points instead. Example: "message two". */
    readonly TwoPoints: "two_points";
    /** Count = number of the message, 1 to 8. Example: "message 3". */
    readonly Message: "message";
    /** Fields as in haunt: the meeple that the message scores. Example: "score 3,-1/0 red large". */
    readonly ScoreMeeple: "score_meeple";
    /** All players add a meeple. Example: "crop add". */
    readonly CropAdd: "crop_add";
    /** All players remove a meeple. Example: "crop remove". */
    readonly CropRemove: "crop_remove";
    /** x, y, segment, count = kind of meeple. Example: "add large 3,-1/0". */
    readonly Add: "add";
    /** Fields as in haunt: the meeple to remove. Example: "remove 3,-1/0 red large". */
    readonly Remove: "remove";
    /** Fields as in haunt: the figure to take back. Example: "festival 3,-1/0 red large". */
    readonly Festival: "festival";
    /** Colour of the first player. Example: "first_player red". */
    readonly FirstPlayer: "first_player";
    /** Count = points for the drawn tile. Example: "offer points 3". */
    readonly OfferPoints: "offer_points";
    /** Offers wine for the drawn tile. Example: "offer good wine". */
    readonly OfferWine: "offer_wine";
    /** Offers grain for the drawn tile. Example: "offer good grain". */
    readonly OfferGrain: "offer_grain";
    /** Offers cloth for the drawn tile. Example: "offer good cloth". */
    readonly OfferCloth: "offer_cloth";
    /** Offers an abbey for the drawn tile. Example: "offer abbey". */
    readonly OfferAbbey: "offer_abbey";
    /** Colour of the buyer of the drawn tile. Example: "sell red". */
    readonly Sell: "sell";
    /** Does not sell the drawn tile. Example: "keep". */
    readonly KeepTile: "keep_tile";
};
export type ActionKind = (typeof ActionKind)[keyof typeof ActionKind];

/** The strength of an adviser. Weaker levels see the same position, think less and occasionally blunder. */
export declare const Strength: {
    /** Takes any of the actions with a good static judgement. */
    readonly Beginner: "beginner";
    /** Takes the action with the best static judgement, with occasional slips. */
    readonly Easy: "easy";
    /** Simulates the most promising actions, with occasional slips. */
    readonly Good: "good";
    /** Simulates the most promising actions, without slips. */
    readonly Best: "best";
};
export type Strength = (typeof Strength)[keyof typeof Strength];

/** The method that chooses a legal action, given a number for each action index. An action with minus infinity is
 *  never chosen. */
export declare const Sampling: {
    /** Random, with probabilities proportional to e to the power of the number, as in a softmax. */
    readonly Logits: "logits";
    /** Random, with probabilities proportional to the number, which is 0 or more. */
    readonly Weights: "weights";
    /** The action with the greatest number; among equal numbers, the one with the lowest index. */
    readonly Greatest: "greatest";
};
export type Sampling = (typeof Sampling)[keyof typeof Sampling];

/** The owner of a fact. */
export declare const Scope: {
    /** The whole game. */
    readonly Game: "game";
    /** One colour. */
    readonly Colour: "colour";
    /** One tile on the board. */
    readonly Tile: "tile";
};
export type Scope = (typeof Scope)[keyof typeof Scope];

/** The meaning of a fact's numbers. */
export declare const FactKind: {
    /** A count, a space of the track, or a flag: 1 or 0. */
    readonly Number: "number";
    /** A colour; Colour.None: nobody has the piece. */
    readonly Colour: "colour";
    /** The index of a tile; -1: the piece is not on the board. */
    readonly Tile: "tile";
    /** Two numbers: the index of a tile, and the number of its segment; -1, -1: not on the board. */
    readonly Segment: "segment";
    /** Three numbers: the index of a tile, and the numbers of two of its segments that are joined. */
    readonly Pair: "pair";
};
export type FactKind = (typeof FactKind)[keyof typeof FactKind];

/** The kinds of events. Each comment lists the fields that the event uses besides `player` and `action`. The words
 *  "is next" mean that the named event follows. */
export declare const EventKind: {
    /** Total = number of the turn, from 1. */
    readonly TurnBegan: "turn_began";
    /** Type of the tile. */
    readonly TileDrawn: "tile_drawn";
    /** Type of the tile, which fits nowhere. */
    readonly TileSetAside: "tile_set_aside";
    /** Type, x, y, count = rotation in clockwise quarter turns; also for the tiles of the starting block. */
    readonly TileLaid: "tile_laid";
    /** x, y, segment: a mist segment of the laid tile. */
    readonly BankFinished: "bank_finished";
    /** x, y, segment, count = number of ghosts. */
    readonly GhostsPlaced: "ghosts_placed";
    /** x, y, segment, count = number of ghosts that return to the supply. */
    readonly GhostsRemoved: "ghosts_removed";
    /** Colour, figure, x, y, segment. */
    readonly FigurePlaced: "figure_placed";
    /** Colour, figure, x, y, segment that the figure leaves, count = ghosts that leave with the figure. */
    readonly FigureReturned: "figure_returned";
    /** Colour, figure, x, y, segment of the cemetery; fromX, fromY, fromSegment of the meeple, or fromSegment =
     *  Limits.noSegment: from the supply. */
    readonly MeepleBuried: "meeple_buried";
    /** x, y, segment. */
    readonly CemeteryClosed: "cemetery_closed";
    /** x, y, segment, feature, tiles, coats, cities, count = number of colours that score, points for each of these
     *  colours. */
    readonly FeatureScored: "feature_scored";
    /** Fields as in FeatureScored; the player removes ghosts instead of scoring the points. */
    readonly FeaturePacified: "feature_pacified";
    /** Colour (none: the common scoring meeple), points, total after the event; count = ghosts that the colour pays
     *  for: the points are reduced by the cost of these ghosts. */
    readonly PointsScored: "points_scored";
    /** Count = number of the hound, 1 or 2; colour, x, y, segment of the hound's meeple. */
    readonly HoundArrived: "hound_arrived";
    /** Count = number of the hound, which has no meeple to join. */
    readonly HoundLost: "hound_lost";
    /** Count = number of the hound, colour of the hound's meeple, points = ghosts on the board. */
    readonly HoundScored: "hound_scored";
    /** Count = number of the hound, whose meeple was buried. */
    readonly HoundBuried: "hound_buried";
    /** Count = number of the pile, 2 or 3, total = tiles in the pile. */
    readonly PileOpened: "pile_opened";
    /** x, y; the type of the tile stays hidden. */
    readonly FaceDownLaid: "face_down_laid";
    /** The team has reached the goal; competitive, for each winner: colour = a colour with the most points, total =
     *  these points. */
    readonly Won: "won";
    /** Count = the reason, Loss. */
    readonly Lost: "lost";
    /** Colour, figure, x, y, segment, count = ghosts now on the meeple. */
    readonly MeepleHaunted: "meeple_haunted";
    /** Colour, figure, x, y, segment, count = ghosts on the meeple: the third ghost scares the meeple away;
     *  FigureReturned is next. */
    readonly MeepleScared: "meeple_scared";
    /** Colour, x, y, segment of the cemetery: the colour gains a guard from the reserve. */
    readonly GuardGained: "guard_gained";
    /** The final scoring begins. */
    readonly FinalScoring: "final_scoring";
    /** The same as FeatureScored, but in the final scoring. */
    readonly FeatureScoredAtEnd: "feature_scored_at_end";
    /** Count = number of the new part of the turn, 2 or more. */
    readonly PartBegan: "part_began";
    /** Colour, x, y, segment, tiles = number of tiles around the abbot, points; PointsScored is next. */
    readonly AbbotRecalled: "abbot_recalled";
    /** Colour, x, y, segment, count = Good, amount = goods taken, total = goods now held. */
    readonly GoodsTaken: "goods_taken";
    /** Colour, count = Good, amount = goods held, points; PointsScored is next. */
    readonly GoodsScored: "goods_scored";
    /** Colour, figure, x, y, segment of the meeple that the fairy joins. */
    readonly FairyMoved: "fairy_moved";
    /** Colour, figure, x, y, segment of the meeple beside the fairy, points: 1 at the start of the turn, or 3 when
     *  the feature scores; the next PointsScored includes these 3 points. */
    readonly FairyScored: "fairy_scored";
    /** x, y; count = number of the step, 1 to 6, or 0: to a volcano; fromX, fromY, or fromSegment =
     *  Limits.noSegment: from beside the board. */
    readonly DragonMoved: "dragon_moved";
    /** Colour, figure, x, y, segment, count = ghosts on the figure; FigureReturned is next. */
    readonly FigureEaten: "figure_eaten";
    /** Type of the tile, which is set aside until a volcano is on the board. */
    readonly TileAwaitsDragon: "tile_awaits_dragon";
    /** Amount = number of tiles that were waiting for the dragon, total = tiles now in the pile. */
    readonly TilesShuffledBack: "tiles_shuffled_back";
    /** Colour, x, y, segment, count = floors of the tower, amount = floors that the player has left. */
    readonly FloorBuilt: "floor_built";
    /** Colour, figure, x, y, segment, count = ghosts on the figure, which is now the player's prisoner. */
    readonly FigureCaptured: "figure_captured";
    /** Colour, figure: the prisoner was exchanged or ransomed. */
    readonly PrisonerReturned: "prisoner_returned";
    /** Colour = holder of the prisoner, figure, points; PrisonerReturned is next. */
    readonly RansomPaid: "ransom_paid";
    /** Colour, figure, x, y, segment, count = ghosts on the wagon; fromX, fromY, fromSegment. */
    readonly WagonMoved: "wagon_moved";
    /** Count = result, 1 to 3; x, y of the flying machine. */
    readonly DieRolled: "die_rolled";
    /** Colour, figure, x, y of the cell: the meeple returns to its supply. */
    readonly FlightCrashed: "flight_crashed";
    /** Colour, figure, x, y, segment, count = ghosts on the knight; FigureReturned is next. */
    readonly KnightRemoved: "knight_removed";
    /** x, y of the hill: a tile from the pile is put under the hill unseen; total = tiles now in the pile. */
    readonly TileHidden: "tile_hidden";
    /** Colour, x, y, segment of the shepherd, count = sheep on the token, 0: the wolf; amount = sheep now with the
     *  shepherd. */
    readonly TokenDrawn: "token_drawn";
    /** Colour, x, y, segment of the shepherd, points = sheep on the field; PointsScored is next. */
    readonly FlockScored: "flock_scored";
    /** x, y; fromX, fromY, or fromSegment = Limits.noSegment: from beside the board. */
    readonly BigTopMoved: "big_top_moved";
    /** x, y, points = number of the token under the big top; the token leaves the game. */
    readonly AnimalShown: "animal_shown";
    /** Colour, x, y, amount = meeples of the colour around the big top, points; PointsScored is next. */
    readonly BigTopScored: "big_top_scored";
    /** x, y, segment, count = number of acrobats, points for each acrobat; a PointsScored for each colour is next. */
    readonly PyramidScored: "pyramid_scored";
    /** Colour, x, y, segment, amount = circus and acrobat tiles around the ringmaster, points; the next PointsScored
     *  includes these points. */
    readonly RingmasterScored: "ringmaster_scored";
    /** Colour, figure, x, y, segment of the lake, count = ghosts on the figure; fromX, fromY, fromSegment. */
    readonly FigureCaught: "figure_caught";
    /** Colour, figure, x, y, segment, count = ghosts on the figure; FigureReturned is next. */
    readonly FigureReleased: "figure_released";
    /** Colour, amount = meeples of the colour in lakes, points = -2 for each; PointsScored is next. */
    readonly LakeScored: "lake_scored";
    /** Colour = owner of the hand; type, -1 if hands are hidden. */
    readonly TileTaken: "tile_taken";
    /** Type of the tile, which fits nowhere and returns to the pile. */
    readonly TileReturned: "tile_returned";
    /** x, y of the hole: the player has another turn. */
    readonly HoleFilled: "hole_filled";
    /** Colour = owner of the hand: none of its tiles fits; for each tile, TileSetAside, TileReturned or
     *  TileAwaitsDragon is next. */
    readonly HandSetAside: "hand_set_aside";
    /** x, y, amount = ingots now on the tile, total = ingots left to place. */
    readonly GoldPlaced: "gold_placed";
    /** Colour, x, y, total = ingots that the colour now holds. */
    readonly GoldTaken: "gold_taken";
    /** Colour, amount = ingots held, points; PointsScored is next. */
    readonly GoldScored: "gold_scored";
    /** x, y, segment; fromX, fromY, fromSegment, or fromSegment = Limits.noSegment: from beside the board. */
    readonly MageMoved: "mage_moved";
    /** x, y, segment; fromX, fromY, fromSegment as in MageMoved. */
    readonly WitchMoved: "witch_moved";
    /** x, y, segment that the mage leaves. */
    readonly MageLeft: "mage_left";
    /** x, y, segment that the witch leaves. */
    readonly WitchLeft: "witch_left";
    /** Colour, count = the robber's space on the track. */
    readonly RobberPlaced: "robber_placed";
    /** Colour of the robber, count = the robber's space, amount = the colour whose gain is shared, points = gain of
     *  the robber's colour; the robber returns to the supply, and PointsScored is next. */
    readonly Robbed: "robbed";
    /** Colour, count = the robber's new space: the last figure has left the previous space. */
    readonly RobberFollowed: "robber_followed";
    /** x, y, segment, count = number of the other segment, amount = ferries left to place. */
    readonly FerryPlaced: "ferry_placed";
    /** x, y, segment, count = number of the other segment. */
    readonly FerryMoved: "ferry_moved";
    /** Colour, count = 0: the marker, 1: the courier; points, total = points that the figure now shows. */
    readonly FigureAdvanced: "figure_advanced";
    /** Count = number of the message, 1 to 8. */
    readonly MessageDrawn: "message_drawn";
    /** Colour, count = number of the message, amount = 1: the message was followed, 0: two points instead; points;
     *  PointsScored is next if points are above 0. */
    readonly MessageResolved: "message_resolved";
    /** x, y, count = 0: all players add a meeple, 1: all players remove one. */
    readonly CropChosen: "crop_chosen";
    /** Colour, figure, x, y, segment; FigurePlaced is next. */
    readonly MeepleAdded: "meeple_added";
    /** Colour, figure, x, y, segment, count = ghosts on the meeple; FigureReturned is next. */
    readonly MeepleRemoved: "meeple_removed";
    /** Colour, x, y, segment of the city, tiles. */
    readonly KingTaken: "king_taken";
    /** Colour, x, y, segment of the road, tiles. */
    readonly BaronTaken: "baron_taken";
    /** Colour, amount = completed cities, points; PointsScored is next. */
    readonly KingScored: "king_scored";
    /** Colour, amount = completed roads, points; PointsScored is next. */
    readonly BaronScored: "baron_scored";
    /** Colour, figure, x, y, segment; FigureReturned is next. */
    readonly FigureTakenBack: "figure_taken_back";
    /** Colour, type, amount = sides of the tile with a road; drawn before the first turn. */
    readonly StartTileDrawn: "start_tile_drawn";
    /** Colour, count = 1 if the choice was random, else 0; amount = tiles that were drawn for the choice and return
     *  to the pile. */
    readonly FirstPlayerChosen: "first_player_chosen";
    /** Colour that makes the offer, type of the drawn tile, points; count = 1: points, 2: wine, 3: grain, 4: cloth,
     *  5: an abbey. */
    readonly OfferMade: "offer_made";
    /** Player sells, colour buys; other fields as in OfferMade. */
    readonly TileSold: "tile_sold";
};
export type EventKind = (typeof EventKind)[keyof typeof EventKind];

/** The change that an event makes to the board, for animations. */
export declare const Change: {
    /** No change to tiles or figures; counters, ghosts or other pieces may change. */
    readonly None: "none";
    /** A tile is laid at x, y. */
    readonly TileLaid: "tile_laid";
    /** A figure is placed on a segment of x, y. */
    readonly FigurePlaced: "figure_placed";
    /** A figure leaves a segment of x, y. */
    readonly FigureRemoved: "figure_removed";
    /** A figure or another piece moves from fromX, fromY to x, y. */
    readonly PieceMoved: "piece_moved";
};
export type Change = (typeof Change)[keyof typeof Change];

/** The outcome of a game. */
export declare const Outcome: {
    /** The game is not over. */
    readonly Open: "open";
    /** Cooperative: the team has won. */
    readonly Won: "won";
    /** Cooperative: the team has lost. */
    readonly Lost: "lost";
    /** Competitive: the final scoring is done. */
    readonly Finished: "finished";
};
export type Outcome = (typeof Outcome)[keyof typeof Outcome];

/** The reason why the team lost. */
export declare const Loss: {
    /** The team has not lost. */
    readonly None: "none";
    /** The supply held fewer ghosts than had to be placed. */
    readonly Ghosts: "ghosts";
    /** A tile had to be drawn, but the pile was empty. */
    readonly Tiles: "tiles";
    /** The turn ended with an empty pile before the team reached the points that open the next pile, or the goal. */
    readonly Pile: "pile";
};
export type Loss = (typeof Loss)[keyof typeof Loss];

/** The sources of points. */
export declare const Source: {
    /** The points at the start of a game from a position; the sources of these points are unknown. */
    readonly Before: "before";
    /** Roads, with inns, the mage and the witch. */
    readonly Roads: "roads";
    /** Cities, with cathedrals, the mage and the witch. */
    readonly Cities: "cities";
    /** Monasteries, and abbots recalled from monasteries. */
    readonly Monasteries: "monasteries";
    /** Gardens, and abbots recalled from gardens. */
    readonly Gardens: "gardens";
    /** Fields, with pigs and barns. */
    readonly Fields: "fields";
    /** Castles and the mist around them. */
    readonly Castles: "castles";
    /** The cost of ghosts on meeples: 0 or less. */
    readonly Ghosts: "ghosts";
    /** Hounds whose meeples returned. */
    readonly Hounds: "hounds";
    /** The bonus for the most goods of a kind. */
    readonly Goods: "goods";
    /** The fairy, at the start of a turn and with a feature. */
    readonly Fairy: "fairy";
    /** Ransoms of prisoners: below 0 for the payer. */
    readonly Prisoners: "prisoners";
    /** Flocks that were guided home. */
    readonly Sheep: "sheep";
    /** Meeples around the big top. */
    readonly BigTop: "big_top";
    /** Acrobats in their pyramids. */
    readonly Acrobats: "acrobats";
    /** The ringmaster's bonus for its feature. */
    readonly Ringmaster: "ringmaster";
    /** The cost of meeples in the lake: 0 or less. */
    readonly Vodyanoy: "vodyanoy";
    /** Ingots of gold. */
    readonly Gold: "gold";
    /** Half of the points that other colours gained. */
    readonly Robbers: "robbers";
    /** Messages, or two points instead. */
    readonly Messages: "messages";
    /** The king, for completed cities. */
    readonly King: "king";
    /** The robber baron, for completed roads. */
    readonly Baron: "baron";
    /** Tiles that were sold: below 0 for the buyer. */
    readonly Sales: "sales";
};
export type Source = (typeof Source)[keyof typeof Source];

/** Viewers other than the players, for queries about hidden information. */
export declare const Viewer: {
    /** A spectator, who sees only public information. */
    readonly Nobody: "nobody";
    /** The host, who sees everything. */
    readonly Host: "host";
};
export type Viewer = (typeof Viewer)[keyof typeof Viewer];

/** The colour theme of a picture. */
export declare const Theme: {
    /** Colours for a light page. */
    readonly Light: "light";
    /** Colours for a dark page. */
    readonly Dark: "dark";
};
export type Theme = (typeof Theme)[keyof typeof Theme];

/** The kinds of marks on a picture. */
export declare const PictureMarkKind: {
    /** A cell, with or without a tile. */
    readonly Cell: "cell";
    /** The position for figures on a segment. */
    readonly Segment: "segment";
    /** An arrow from one cell to another; a ring if both cells are the same. */
    readonly Arrow: "arrow";
};
export type PictureMarkKind = (typeof PictureMarkKind)[keyof typeof PictureMarkKind];

/** The contents of a record. */
export declare const RecordKind: {
    /** Everything, including the hidden order of tiles. */
    readonly Full: "full";
    /** Only visible information: the record replays as a game with external draws. */
    readonly Open: "open";
};
export type RecordKind = (typeof RecordKind)[keyof typeof RecordKind];

/** The verdict on a decision. It depends on the loss compared with the best action. To exclude noise, a verdict
 *  worse than "good" requires at least 8 samples, and a loss of at least twice the standard error of the loss. */
export declare const Verdict: {
    /** No better action was found. */
    readonly Best: "best";
    /** The loss is small or uncertain. */
    readonly Good: "good";
    /** Costs at least 1 point or 5 percentage points of the chance to win; for a team, 2.5 points of the judgement
     *  from 0 to 100. */
    readonly Slip: "slip";
    /** Costs at least 3 points or 10 percentage points of the chance to win; for a team, 5 points of the judgement
     *  from 0 to 100. */
    readonly Mistake: "mistake";
    /** Costs at least 6 points or 20 percentage points of the chance to win; for a team, 10 points of the judgement
     *  from 0 to 100. */
    readonly Blunder: "blunder";
    /** The only legal action. */
    readonly Forced: "forced";
    /** A random result, not a decision of a player. */
    readonly Chance: "chance";
};
export type Verdict = (typeof Verdict)[keyof typeof Verdict];

/** An enumeration whose values have names. */
export declare const Enumeration: {
    /** Colour. */
    readonly Colour: "colour";
    /** FigureKind. */
    readonly FigureKind: "figure_kind";
    /** Good. */
    readonly Good: "good";
    /** System. */
    readonly System: "system";
    /** Expansion. */
    readonly Expansion: "expansion";
    /** Edition. */
    readonly Edition: "edition";
    /** JointScoring. */
    readonly JointScoring: "joint_scoring";
    /** Draws. */
    readonly Draws: "draws";
    /** Unplayable. */
    readonly Unplayable: "unplayable";
    /** Side. */
    readonly Side: "side";
    /** Direction. */
    readonly Direction: "direction";
    /** SideKind. */
    readonly SideKind: "side_kind";
    /** SegmentKind. */
    readonly SegmentKind: "segment_kind";
    /** Mark. */
    readonly Mark: "mark";
    /** Recording. */
    readonly Recording: "recording";
    /** DecisionKind. */
    readonly DecisionKind: "decision_kind";
    /** ActionKind. */
    readonly ActionKind: "action_kind";
    /** EventKind. */
    readonly EventKind: "event_kind";
    /** Outcome. */
    readonly Outcome: "outcome";
    /** Loss. */
    readonly Loss: "loss";
    /** Source. */
    readonly Source: "source";
    /** Scope. */
    readonly Scope: "scope";
    /** FactKind. */
    readonly FactKind: "fact_kind";
    /** RecordKind. */
    readonly RecordKind: "record_kind";
    /** Strength. */
    readonly Strength: "strength";
    /** Verdict. */
    readonly Verdict: "verdict";
    /** Sampling. */
    readonly Sampling: "sampling";
    /** Theme. */
    readonly Theme: "theme";
    /** PictureMarkKind. */
    readonly PictureMarkKind: "picture_mark_kind";
    /** FirstPlayer. */
    readonly FirstPlayer: "first_player";
    /** Subject. */
    readonly Subject: "subject";
    /** Target. */
    readonly Target: "target";
    /** Change. */
    readonly Change: "change";
    /** Extent. */
    readonly Extent: "extent";
};
export type Enumeration = (typeof Enumeration)[keyof typeof Enumeration];

/** The limits of the library, such as the maximum number of players. */
export declare const Limits: Readonly<{
    /** Maximum number of colours in play. */
    maxColours: number;
    /** Maximum number of players of a game. */
    maxPlayers: number;
    /** Maximum number of segments of a tile type. */
    maxSegments: number;
    /** Number of entries for kinds of figures in a supply; some are unused. */
    maxFigureKinds: number;
    /** Number of kinds of goods. */
    maxGoods: number;
    /** Number of entries for sources in a tally; some are unused. */
    maxSources: number;
    /** Maximum number of legal actions with built-in tile sets; see Game.actionBound. */
    maxActions: number;
    /** Maximum number of tile sets of a game. */
    maxTileSets: number;
    /** Maximum number of tile types in all tile sets of a game. */
    maxTileTypes: number;
    /** Maximum number of tiles in a starting block. */
    maxStartTiles: number;
    /** Maximum size of a tile set's text, in bytes. */
    maxTileText: number;
    /** Maximum size of a record, in bytes. */
    maxRecordText: number;
    /** Maximum size of a JSON text that can be read, in bytes. */
    maxJsonText: number;
    /** Maximum size of a position, in bytes. */
    maxPositionText: number;
    /** Maximum total size of the headers that a host sets in a game, in bytes. */
    maxHeadersText: number;
    /** Maximum size of a board as text, in bytes. */
    maxBoardText: number;
    /** Maximum number of simulations of one call, and of one position in total. */
    maxSimulations: number;
    /** Maximum number of actions in an expected line, see Adviser.line. */
    maxLine: number;
    /** Maximum size of an adviser's results, in bytes. */
    maxResults: number;
    /** Maximum number of advisers that think in parallel. */
    maxWorkers: number;
    /** The greatest width and height of a window, in cells. */
    maxWindow: number;
    /** Maximum number of games in a batch. */
    maxBatch: number;
    /** Maximum number of threads of a batch, including the caller's thread. */
    maxThreads: number;
    /** The value of `fromSegment` in an event if the piece was not on the board: a buried meeple came from a supply,
     *  any other piece from beside the board. */
    noSegment: number;
    /** The minimum width of a tile in pixels. */
    svgMinTileSize: number;
    /** The maximum width of a tile in pixels. */
    svgMaxTileSize: number;
}>;
