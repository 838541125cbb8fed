// bindings/generate writes this file from the headers in capi/mistbank/; do not edit it.
// The numbers of the library by their names: `Colour.Red` is 0, and `Colour[0]` is "Red". A parameter of
// the type Named also takes the name in the C API: "red", "lay_tile". Expect other numbers too: a later library may
// have more.

/** A number of an enumeration, or its name in any case. */
export type Named<Kind> = Kind | (string & {});

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
    /** The bytes are not a snapshot, are damaged, or come from another version. */
    InvalidSnapshot = 12,
    /** No preset, tile set, tile or colour has this name. */
    UnknownName = 13,
    /** A defect of the library; please report it with the record. */
    InternalError = 14,
    /** The text is not JSON, or JSON of another kind; the message names line, column and reason. */
    InvalidJson = 15,
    /** The text is not a position, or the position is impossible; the message names line, column and clause. */
    InvalidPosition = 16,
}

/** The colours of meeples, in the order in which presets assign them. */
export declare enum Colour {
    Red = 0,
    Green = 1,
    Blue = 2,
    Yellow = 3,
    Black = 4,
    Pink = 5,
    /** No colour, or the common scoring meeple. */
    None = 255,
}

/** The kinds of figures. Meeples occupy features and count for the majority; special figures do neither. */
export declare enum FigureKind {
    /** A meeple. */
    Normal = 0,
    /** A meeple that ghosts cannot haunt. */
    Guard = 1,
    /** A meeple that counts as two. */
    Large = 2,
    /** A meeple for monasteries and gardens. */
    Abbot = 3,
    /** A meeple for cities, which counts as often as its city has coats of arms. */
    Mayor = 4,
    /** A meeple that moves on when its feature has been scored. */
    Wagon = 5,
    /** A meeple that scores for the circus tiles around it. */
    Ringmaster = 6,
    /** A special figure that gives double turns. */
    Builder = 7,
    /** A special figure that raises the value of a field. */
    Pig = 8,
    /** A special figure that stays on a corner of four fields. */
    Barn = 9,
    /** A special figure that gathers sheep on a field. */
    Shepherd = 10,
}

/** The goods of Traders & Builders, in the order in which they score. */
export declare enum Good {
    Wine = 0,
    Grain = 1,
    Cloth = 2,
}

/** The game systems. All except the cooperative one are competitive. */
export declare enum System {
    /** Mists over Carcassonne, levels 1 to 6. */
    Cooperative = 1,
    /** The base game. */
    Base = 2,
    /** The Print-and-Play Demo. */
    Demo = 3,
}

/** The expansions of competitive games. All combinations are valid. */
export declare enum Expansion {
    /** Ghosts, castles and cemeteries. */
    GhostsCastlesCemeteries = 0,
    /** The river, whose tiles are laid first. */
    River = 1,
    /** The abbot and gardens. */
    Abbot = 2,
    /** Inns, cathedrals and the large meeple. */
    InnsCathedrals = 3,
    /** Goods, builder and pig. */
    TradersBuilders = 4,
    /** Dragon, fairy, princess and portals. */
    PrincessDragon = 5,
    /** Towers and prisoners. */
    Tower = 6,
    /** Abbeys, mayors, wagons and barns. */
    AbbeyMayor = 7,
    /** Flights with a die. */
    FlyingMachines = 8,
    /** Hills, vineyards and shepherds. */
    HillsSheep = 9,
    /** Big top, ringmasters and acrobats. */
    BigTop = 10,
    /** A lake that catches meeples. */
    Vodyanoy = 11,
    /** Messages and couriers. */
    Messages = 12,
    /** Ferries that join roads. */
    Ferries = 13,
    /** Gold mines. */
    Gold = 14,
    /** The mage and the witch. */
    Mage = 15,
    /** Robbers on the track. */
    Robbers = 16,
    /** Crop circles. */
    Crops = 17,
    /** The king and the robber baron. */
    King = 18,
    /** The festival. */
    Festival = 19,
}

/** The edition of the cooperative rulebook, by year. */
export declare enum Edition {
    Of2022 = 2022,
    Of2023 = 2023,
}

/** The scoring of a feature with several colours in the cooperative game. */
export declare enum JointScoring {
    /** The feature scores once for each colour present. */
    EveryColour = 0,
    /** The feature scores once for each colour tied for most meeples. */
    Majority = 1,
}

/** The source of drawn tiles. */
export declare enum Draws {
    /** The library draws the tiles; the seed determines their order when the game is created. */
    Automatic = 0,
    /** The host names each drawn tile. */
    External = 1,
}

/** The fate of a drawn tile that does not fit anywhere. */
export declare enum Unplayable {
    /** The tile leaves the game. */
    SetAside = 0,
    /** The tile returns to the pile, which is shuffled. */
    Returned = 1,
}

/** The methods that determine the first player. */
export declare enum FirstPlayer {
    /** The rules name the starting player. */
    Host = 0,
    /** All players are equally likely. */
    Random = 1,
    /** Each player draws a tile; the player with the most road sides begins. */
    MostRoads = 2,
}

/** The sides of a tile. A clockwise quarter turn moves north to east. */
export declare enum Side {
    North = 0,
    East = 1,
    South = 2,
    West = 3,
}

/** The direction of a flying machine. */
export declare enum Direction {
    North = 0,
    East = 1,
    South = 2,
    West = 3,
    NorthEast = 4,
    SouthEast = 5,
    SouthWest = 6,
    NorthWest = 7,
}

/** The kind of a side of a tile. Adjacent sides must match; mist is ignored for matching. */
export declare enum SideKind {
    Field = 1,
    Road = 2,
    City = 3,
    /** A river, which matches only river sides. */
    River = 4,
    /** A side of an abbey, which matches all sides. */
    Any = 5,
}

/** The kinds of segments and features. */
export declare enum SegmentKind {
    Road = 1,
    City = 2,
    Field = 3,
    Mist = 4,
    Monastery = 5,
    Castle = 6,
    Cemetery = 7,
    /** A garden. */
    Garden = 8,
    /** Water, which is not a feature. */
    River = 9,
    /** The top of a tower, which is not a feature; in games with towers it follows the printed segments. */
    Tower = 10,
    /** A space for acrobats, which is not a feature; in games with the big top it follows the printed segments. */
    Acrobats = 11,
    /** The Vodyanoy's lake, which is not a feature; in games with the Vodyanoy it follows the printed segments. */
    Vodyanoy = 12,
}

/** The way in which segments of a kind form features. */
export declare enum Extent {
    /** No feature: water, or a place for figures such as the top of a tower. */
    None = 0,
    /** Connected segments: roads, cities, fields; open sides are sides of tiles. */
    Joined = 1,
    /** A single segment with the tiles around it; open sides are empty cells around it. */
    Around = 2,
}

/** The marks printed on segments and tiles. A mark is scenery in a game without its expansion. */
export declare enum Mark {
    /** An inn on a road. */
    Inn = 0,
    /** A cathedral on a city. */
    Cathedral = 1,
    /** Wine on a city. */
    Wine = 2,
    /** Grain on a city. */
    Grain = 3,
    /** Cloth on a city. */
    Cloth = 4,
    /** On a tile: the beginning of the river. */
    Spring = 5,
    /** On a tile: the end of the river. */
    Lake = 6,
    /** On a tile: a volcano, to which the dragon flies. */
    Volcano = 7,
    /** On a tile: a dragon sign; the dragon moves after this tile is laid. */
    Dragon = 8,
    /** On a tile: a portal, through which a meeple may go to another tile. */
    Portal = 9,
    /** A princess on a city. */
    Princess = 10,
    /** On a tile: the foundation of a tower. */
    Foundation = 11,
    /** On a tile: a flying machine; machineDirection has its direction. */
    Machine = 12,
    /** On a tile: an abbey, which a player lays. */
    Abbey = 13,
    /** On a tile: a hill, which hides another tile and breaks ties. */
    Hill = 14,
    /** On a tile: a vineyard, which raises the value of monasteries around it. */
    Vineyard = 15,
    /** On a tile: a circus, to which the big top moves. */
    Circus = 16,
    /** On a tile: a space for acrobats. */
    Acrobats = 17,
    /** On a tile: the lake of the Vodyanoy. */
    Vodyanoy = 18,
    /** On a tile: a lake, on which a ferry joins two roads. */
    Ferry = 19,
    /** On a tile: a gold mine; ingots are placed on this tile and next to it. */
    Gold = 20,
    /** On a tile: the player who lays it moves the mage or the witch. */
    Mage = 21,
    /** On a tile: the player who lays it may place a robber. */
    Robber = 22,
    /** On a tile: a crop circle, for farmers. */
    CropFarmer = 23,
    /** On a tile: a crop circle, for highwaymen. */
    CropHighwayman = 24,
    /** On a tile: a crop circle, for knights. */
    CropKnight = 25,
    /** On a tile: the player who lays it may take a figure back. */
    Festival = 26,
}

/** The kinds of decisions, with the step of the turn in which they occur. */
export declare enum DecisionKind {
    /** No decision: the game is over. */
    Over = 0,
    /** External draws: the drawn tile. By house rules the host may also answer "hidden" or "pass", which are not
     *  listed. */
    Draw = 1,
    /** Step 1a: the place of the drawn tile. */
    LayTile = 2,
    /** Steps 1c and 3c: the meeple to bury. */
    Bury = 3,
    /** Step 2a: the open cemetery for a further ghost. */
    GhostOnCemetery = 4,
    /** Step 2a: the meeple that a ghost haunts. */
    HauntMeeple = 5,
    /** Step 2b: place a figure on the laid tile, take another action of this step, or pass. */
    PlaceMeeple = 6,
    /** Step 3a: the next completed feature to score. */
    OrderOfScoring = 7,
    /** Step 3a: score points, or remove ghosts from one tile instead. */
    ScoreOrPacify = 8,
    /** Step 3a: the scoring meeple that gets the points. */
    ScoringColour = 9,
    /** Step 3b: the meeple that the hound joins. */
    PlaceHound = 10,
    /** Step 3b: remove ghosts from a tile near the hound, or stop. */
    HoundPacifies = 11,
    /** Step 3c: the place of the face-down tile. */
    LayFaceDown = 12,
    /** Step 2b, after building a floor: the meeple that the tower takes, or none. */
    Take = 13,
    /** Step 2b, after taking a meeple: the kind of prisoner that returns. */
    Exchange = 14,
    /** Step 2d: the dragon's next tile. */
    MoveDragon = 15,
    /** Step 1a: lay an abbey into a hole, or draw a tile. */
    Abbey = 16,
    /** Step 3c: the wagon's next place, or its return to the supply. */
    MoveWagon = 17,
    /** External draws: a random result, such as a die roll. */
    Chance = 18,
    /** Step 2b, after the die: the landing place of the meeple. */
    Land = 19,
    /** Step 1a: a tile of the hand, and the place to lay it. */
    Hand = 20,
    /** Step 2c: grow the flock or guide it home. */
    Flock = 21,
    /** Step 1b: the tile next to the mine for the second ingot. */
    Gold = 22,
    /** Steps 1b and 2c: the place of the mage or the witch. */
    Magic = 23,
    /** Step 1b: the robber's space on the track. */
    Robber = 24,
    /** Step 2c: the roads that a ferry joins, or the move of a ferry. */
    Ferry = 25,
    /** When a colour gains points: advance the marker or the courier. */
    Advance = 26,
    /** Step 3e: follow the message, or score two points instead. */
    Message = 27,
    /** Step 3e: the meeple that the message scores. */
    MessageMeeple = 28,
    /** Step 3f: let all players add a meeple, or remove one. */
    Crop = 29,
    /** Step 3f: the meeple to add, or none. */
    CropAdd = 30,
    /** Step 3f: the meeple to remove. */
    CropRemove = 31,
    /** Step 1a: the offer of another player for the drawn tile. */
    Offer = 32,
    /** Step 1a: the buyer of the drawn tile, or none. */
    Sell = 33,
}

/** The subject of a decision: the meaning of the decision's fields x, y and segment. */
export declare enum Subject {
    /** No tile: x, y and segment are 0. */
    None = 0,
    /** The drawn tile: x, y and segment are 0. */
    DrawnTile = 1,
    /** The tile laid this turn. */
    LaidTile = 2,
    /** The cell of a tower, the dragon or a lake. */
    Cell = 3,
    /** A segment: of a feature, a cemetery, a hound or a wagon. */
    Segment = 4,
}

/** The place that a choice acts on, for front ends. */
export declare enum Target {
    /** No place: offer the choice as a button. */
    None = 0,
    /** A cell. */
    Cell = 1,
    /** A segment of a tile. */
    Segment = 2,
    /** Two segments of a tile. */
    Pair = 3,
    /** The north-west corner of a cell, for a barn. */
    Corner = 4,
}

/** The kinds of actions. Each comment lists the fields that the action uses, and an example of its text form. */
export declare enum ActionKind {
    /** No action. */
    None = 0,
    /** x = tile type. Example: "draw 14a". */
    Draw = 1,
    /** x, y, count = rotation in clockwise quarter turns, with the place in the hand in bits 2 and 3. Example: "lay
     *  3,-1 2". */
    Lay = 2,
    /** x, y, segment: the meeple. Example: "bury 3,-1/0". */
    Bury = 3,
    /** Colour of the meeple. Example: "bury red". */
    BuryFromSupply = 4,
    /** x, y: the cemetery. Example: "ghost 3,-1". */
    Ghost = 5,
    /** x, y, segment, colour; count: the figure (kind, ghosts, fairy). Example: "haunt 3,-1/0 red large 1". */
    Haunt = 6,
    /** Colour, segment of the laid tile, count = kind of figure. Example: "meeple red 0". */
    Place = 7,
    /** Takes no optional action, or removes no more ghosts. Example: "pass". */
    Pass = 9,
    /** x, y, segment: the feature. Example: "score 3,-1/0". */
    Score = 10,
    /** Takes the points. Example: "points". */
    Points = 11,
    /** x, y, count = ghosts to remove, 1 to 3. Example: "pacify 3,-1 2". */
    Pacify = 12,
    /** Colour of the scoring meeple. Example: "advance red". */
    Advance = 13,
    /** x, y, segment: the meeple. Example: "hound 3,-1/0". */
    Hound = 14,
    /** x, y: the empty cell. Example: "facedown 3,-1". */
    FaceDown = 15,
    /** Takes the player's abbot back. Example: "recall". */
    Recall = 16,
    /** x, y: the tower for the floor. Example: "floor 3,-1". */
    Floor = 17,
    /** x, y: the tower, count = kind of the meeple on top. Example: "tower large 3,-1". */
    Tower = 18,
    /** Fields as in haunt: the meeple that the tower takes. Example: "take 3,-1/0 red large". */
    Take = 19,
    /** Count = kind of the returned prisoner. Example: "exchange large". */
    Exchange = 20,
    /** Count = kind of the prisoner, colour of its holder. Example: "ransom large blue". */
    Ransom = 21,
    /** Fields as in haunt: the meeple that the fairy joins. Example: "fairy 3,-1/0 red meeple". */
    Fairy = 22,
    /** Fields as in haunt: the knight to remove. Example: "princess 3,-1/0 red meeple". */
    Princess = 23,
    /** x, y, segment, count = kind of meeple. Example: "portal large 3,-1/0". */
    Portal = 24,
    /** x, y: the dragon's next tile. Example: "dragon 3,-1". */
    Dragon = 25,
    /** x, y: the hole for the abbey. Example: "abbey 3,-1". */
    Abbey = 26,
    /** Draws a tile instead of laying an abbey. Example: "draw". */
    NoAbbey = 27,
    /** x, y, segment: the wagon's next place. Example: "wagon 3,-1/0". */
    Wagon = 28,
    /** Returns the wagon to its supply. Example: "return". */
    GoHome = 29,
    /** Colour, x, y: the cell south-east of the barn. Example: "barn red 3,-1". */
    Barn = 30,
    /** Count = kind of the flying meeple. Example: "fly large". */
    Fly = 31,
    /** Count = result of the die, 1 to 3. Example: "roll 2". */
    Roll = 32,
    /** x, y, segment: the landing place. Example: "land 3,-1/0". */
    Land = 33,
    /** x, y, count = kind of the meeple that joins the acrobats. Example: "acrobat meeple 3,-1". */
    Acrobat = 34,
    /** x, y: the pyramid of three acrobats to score. Example: "pyramid 3,-1". */
    Pyramid = 35,
    /** Count as in haunt: the meeple that leaves the lake. Example: "release meeple 1". */
    Release = 36,
    /** Adds a token to the player's flock. Example: "grow". */
    Grow = 37,
    /** Scores the flocks of the field. Example: "guide". */
    Guide = 38,
    /** Count = sheep on the drawn token, 0: the wolf. Example: "sheep 3". */
    Sheep = 39,
    /** Count = number of the token under the big top. Example: "animal 5". */
    Animal = 40,
    /** A tile was put under the hill. Example: "hidden". */
    Hidden = 41,
    /** x, y: the tile for the ingot. Example: "gold 3,-1". */
    Gold = 42,
    /** x, y, segment: the mage's next place. Example: "mage 3,-1/0". */
    Mage = 43,
    /** x, y, segment: the witch's next place. Example: "witch 3,-1/0". */
    Witch = 44,
    /** Takes the mage off the board. Example: "unmage". */
    Unmage = 45,
    /** Takes the witch off the board. Example: "unwitch". */
    Unwitch = 46,
    /** Count = the robber's space on the track. Example: "robber 18". */
    Robber = 47,
    /** x, y, segment, count = number of the other segment. Example: "ferry 3,-1/0+2". */
    Ferry = 48,
    /** x, y: the lake whose ferry does not move. Example: "keep 3,-1". */
    Keep = 49,
    /** Count = 1: the courier, 0: the marker. Example: "advance courier". */
    AdvanceFigure = 50,
    /** Follows the message. Example: "message act". */
    ActOnMessage = 51,
    /** Scores two points instead. Example: "message two". */
    TwoPoints = 52,
    /** Count = number of the message, 1 to 8. Example: "message 3". */
    Message = 53,
    /** Fields as in haunt: the meeple that the message scores. Example: "score 3,-1/0 red large". */
    ScoreMeeple = 54,
    /** All players add a meeple. Example: "crop add". */
    CropAdd = 55,
    /** All players remove a meeple. Example: "crop remove". */
    CropRemove = 56,
    /** x, y, segment, count = kind of meeple. Example: "add large 3,-1/0". */
    Add = 57,
    /** Fields as in haunt: the meeple to remove. Example: "remove 3,-1/0 red large". */
    Remove = 58,
    /** Fields as in haunt: the figure to take back. Example: "festival 3,-1/0 red large". */
    Festival = 59,
    /** Colour of the first player. Example: "first_player red". */
    FirstPlayer = 60,
    /** Count = points for the drawn tile. Example: "offer points 3". */
    OfferPoints = 61,
    /** Offers wine for the drawn tile. Example: "offer good wine". */
    OfferWine = 62,
    /** Offers grain for the drawn tile. Example: "offer good grain". */
    OfferGrain = 63,
    /** Offers cloth for the drawn tile. Example: "offer good cloth". */
    OfferCloth = 64,
    /** Offers an abbey for the drawn tile. Example: "offer abbey". */
    OfferAbbey = 65,
    /** Colour of the buyer of the drawn tile. Example: "sell red". */
    Sell = 66,
    /** Does not sell the drawn tile. Example: "keep". */
    KeepTile = 67,
}

/** The strength of an adviser. Weaker levels see the same position, think less and occasionally blunder. */
export declare enum Strength {
    /** Takes any of the actions with a good static judgement. */
    Beginner = 0,
    /** Takes the action with the best static judgement, with occasional slips. */
    Easy = 1,
    /** Simulates the most promising actions, with occasional slips. */
    Good = 2,
    /** Simulates the most promising actions, without slips. */
    Best = 3,
}

/** The method that chooses a legal action from numbers for the action indices. An action with minus infinity is
 *  never chosen. */
export declare enum Sampling {
    /** Random, with probabilities proportional to e to the power of the number, as after a softmax. */
    Logits = 0,
    /** Random, with probabilities proportional to the number, which is 0 or more. */
    Weights = 1,
    /** The action with the greatest number; of equal numbers, the one with the lowest index. */
    Greatest = 2,
}

/** The owner of a fact. */
export declare enum Scope {
    /** The whole game. */
    Game = 0,
    /** One colour. */
    Colour = 1,
    /** One tile on the board. */
    Tile = 2,
}

/** The meaning of a fact's numbers. */
export declare enum FactKind {
    /** A count, a space of the track, or a flag: 1 or 0. */
    Number = 0,
    /** A colour; Colour.None: nobody has the piece. */
    Colour = 1,
    /** The index of a tile; -1: the piece is not on the board. */
    Tile = 2,
    /** Two numbers: the index of a tile, and the number of its segment; -1, -1: not on the board. */
    Segment = 3,
    /** Three numbers: the index of a tile, and the numbers of two of its segments that are joined. */
    Pair = 4,
}

/** The kinds of events. Each comment lists the fields that the event uses besides `player` and `action`. */
export declare enum EventKind {
    /** Total = number of the turn, from 1. */
    TurnBegan = 1,
    /** Type of the tile. */
    TileDrawn = 2,
    /** Type of the tile, which fits nowhere. */
    TileSetAside = 3,
    /** Type, x, y, count = rotation in clockwise quarter turns; also for the tiles of the starting block. */
    TileLaid = 4,
    /** x, y, segment: mist of the laid tile. */
    BankFinished = 5,
    /** x, y, segment, count = number of ghosts. */
    GhostsPlaced = 6,
    /** x, y, segment, count = number of ghosts that return to the supply. */
    GhostsRemoved = 7,
    /** Colour, figure, x, y, segment. */
    FigurePlaced = 8,
    /** Colour, figure, x, y, segment that the figure leaves, count = ghosts that leave with the figure. */
    FigureReturned = 9,
    /** Colour, x, y, segment of the cemetery; fromX, fromY, fromSegment of the meeple, or fromSegment =
     *  Limits.noSegment: from the supply. */
    MeepleBuried = 10,
    /** x, y, segment. */
    CemeteryClosed = 11,
    /** x, y, segment, feature, tiles, coats, count = number of colours, points for each colour. */
    FeatureScored = 12,
    /** Fields as in FeatureScored; ghosts are removed instead of scoring the points. */
    FeaturePacified = 13,
    /** Colour (none: the common scoring meeple), points, total after the event; count = ghosts on meeples of the
     *  colour whose cost is deducted from the points. */
    PointsScored = 14,
    /** Count = number of the hound, 1 or 2; colour, x, y, segment of the hound's meeple. */
    HoundArrived = 15,
    /** Count = number of the hound, which has no meeple to join. */
    HoundLost = 16,
    /** Count = number of the hound, colour of the hound's meeple, points = ghosts on the board. */
    HoundScored = 17,
    /** Count = number of the hound, whose meeple was buried. */
    HoundBuried = 18,
    /** Count = number of the pile, 2 or 3, total = tiles in the pile. */
    PileOpened = 19,
    /** x, y; the type of the tile stays hidden. */
    FaceDownLaid = 20,
    /** The team has reached the goal; competitive: colour = the colour with the most points. */
    Won = 21,
    /** Count = the reason, Loss. */
    Lost = 22,
    /** Colour, figure, x, y, segment, count = ghosts now on the meeple. */
    MeepleHaunted = 23,
    /** Colour, figure, x, y, segment: the meeple has three ghosts; FigureReturned is next. */
    MeepleScared = 24,
    /** Colour, x, y, segment: the colour gains a guard from the reserve. */
    GuardGained = 25,
    /** The final scoring begins. */
    FinalScoring = 26,
    /** Fields as in FeatureScored, and cities for a field. */
    FeatureScoredAtEnd = 27,
    /** Count = number of the new part of the turn, 2 or more. */
    PartBegan = 28,
    /** Colour, x, y, segment, tiles around the abbot, points; PointsScored is next. */
    AbbotRecalled = 29,
    /** Colour, x, y, segment, count = Good, amount taken, total held. */
    GoodsTaken = 30,
    /** Colour, count = Good, amount held, points; PointsScored is next. */
    GoodsScored = 31,
    /** Colour, figure, x, y, segment of the meeple that the fairy joins. */
    FairyMoved = 32,
    /** Colour, figure, x, y, segment of the meeple beside the fairy, points: 1 at the start of the turn, or 3 when
     *  the feature scores; the next PointsScored includes these 3 points. */
    FairyScored = 33,
    /** x, y; count = number of the step, 1 to 6, or 0: to a volcano; fromX, fromY, or fromSegment =
     *  Limits.noSegment: from beside the board. */
    DragonMoved = 34,
    /** Colour, figure, x, y, segment, count = ghosts on the figure; FigureReturned is next. */
    FigureEaten = 35,
    /** Type of the tile, which is set aside until a volcano is on the board. */
    TileAwaitsDragon = 36,
    /** Amount = number of tiles that were waiting for the dragon, total = tiles now in the pile. */
    TilesShuffledBack = 37,
    /** Colour, x, y, segment, count = floors of the tower, amount = floors left to the player. */
    FloorBuilt = 38,
    /** Colour, figure, x, y, segment, count = ghosts on the figure, which is now the player's prisoner. */
    FigureCaptured = 39,
    /** Colour, figure: the prisoner was exchanged or ransomed. */
    PrisonerReturned = 40,
    /** Colour = holder of the prisoner, figure, points; PrisonerReturned is next. */
    RansomPaid = 41,
    /** Colour, figure, x, y, segment, count = ghosts on the wagon; fromX, fromY, fromSegment. */
    WagonMoved = 42,
    /** Count = result, 1 to 3; x, y of the flying machine. */
    DieRolled = 43,
    /** Colour, figure, x, y of the cell: the meeple returns to its supply. */
    FlightCrashed = 44,
    /** Colour, figure, x, y, segment, count = ghosts on the knight; FigureReturned is next. */
    KnightRemoved = 45,
    /** x, y of the hill: a tile of the pile goes under the hill unseen; total = tiles now in the pile. */
    TileHidden = 46,
    /** Colour, x, y, segment of the shepherd, count = sheep on the token, 0: the wolf; amount = sheep now with the
     *  shepherd. */
    TokenDrawn = 47,
    /** Colour, x, y, segment of the shepherd, points = sheep of the field; PointsScored is next. */
    FlockScored = 48,
    /** x, y; fromX, fromY, or fromSegment = Limits.noSegment: from beside the board. */
    BigTopMoved = 49,
    /** x, y, points = number of the token under the big top; the token leaves the game. */
    AnimalShown = 50,
    /** Colour, x, y, amount = meeples of the colour around the big top, points; PointsScored is next. */
    BigTopScored = 51,
    /** x, y, segment, count = number of acrobats, points for each; a PointsScored for each colour is next. */
    PyramidScored = 52,
    /** Colour, x, y, segment, amount = circus and acrobat tiles around the ringmaster, points; the next PointsScored
     *  includes these points. */
    RingmasterScored = 53,
    /** Colour, figure, x, y, segment of the lake, count = ghosts on the figure; fromX, fromY, fromSegment. */
    FigureCaught = 54,
    /** Colour, figure, x, y, segment, count = ghosts on the figure; FigureReturned is next. */
    FigureReleased = 55,
    /** Colour, amount = meeples of the colour in lakes, points = -2 for each; PointsScored is next. */
    LakeScored = 56,
    /** Colour = owner of the hand; type, -1 if hands are hidden. */
    TileTaken = 57,
    /** Type of the tile, which fits nowhere and returns to the pile. */
    TileReturned = 58,
    /** x, y of the hole: the player has another turn. */
    HoleFilled = 59,
    /** Colour = owner of the hand: none of its tiles fits; an event for each tile follows. */
    HandSetAside = 60,
    /** x, y, amount = ingots now on the tile, total = ingots left to place. */
    GoldPlaced = 61,
    /** Colour, x, y, total = ingots that the colour now holds. */
    GoldTaken = 62,
    /** Colour, amount = ingots held, points; PointsScored is next. */
    GoldScored = 63,
    /** x, y, segment; fromX, fromY, fromSegment, or fromSegment = Limits.noSegment: from beside the board. */
    MageMoved = 64,
    /** x, y, segment; fromX, fromY, fromSegment as in MageMoved. */
    WitchMoved = 65,
    /** x, y, segment that the mage leaves. */
    MageLeft = 66,
    /** x, y, segment that the witch leaves. */
    WitchLeft = 67,
    /** Colour, count = the robber's space on the track. */
    RobberPlaced = 68,
    /** Colour of the robber, count = the robber's space, amount = number of the colour whose gain is shared, points
     *  for the robber's colour; the robber returns to the supply, and PointsScored is next. */
    Robbed = 69,
    /** Colour, count = the robber's new space: the last figure has left the previous space. */
    RobberFollowed = 70,
    /** x, y, segment, count = number of the other segment, amount = ferries left to place. */
    FerryPlaced = 71,
    /** x, y, segment, count = number of the other segment. */
    FerryMoved = 72,
    /** Colour, count = 0: the marker, 1: the courier; points, total = points that the figure now shows. */
    FigureAdvanced = 73,
    /** Count = number of the message, 1 to 8. */
    MessageDrawn = 74,
    /** Colour, count = number of the message, amount = 1: the message was followed, 0: two points instead; points;
     *  PointsScored is next if points are above 0. */
    MessageResolved = 75,
    /** x, y, count = 0: all players add a meeple, 1: all players remove one. */
    CropChosen = 76,
    /** Colour, figure, x, y, segment; FigurePlaced is next. */
    MeepleAdded = 77,
    /** Colour, figure, x, y, segment, count = ghosts on the meeple; FigureReturned is next. */
    MeepleRemoved = 78,
    /** Colour, x, y, segment of the city, tiles. */
    KingTaken = 79,
    /** Colour, x, y, segment of the road, tiles. */
    BaronTaken = 80,
    /** Colour, amount = completed cities, points; PointsScored is next. */
    KingScored = 81,
    /** Colour, amount = completed roads, points; PointsScored is next. */
    BaronScored = 82,
    /** Colour, figure, x, y, segment; FigureReturned is next. */
    FigureTakenBack = 83,
    /** Colour, type, amount = sides of the tile with a road; drawn before the first turn. */
    StartTileDrawn = 84,
    /** Colour, count = 1 if the choice was random, else 0; amount = tiles that were drawn for the choice and return
     *  to the pile. */
    FirstPlayerChosen = 85,
    /** Colour that makes the offer, type of the drawn tile, points; count = 1: points, 2: wine, 3: grain, 4: cloth,
     *  5: an abbey. */
    OfferMade = 86,
    /** Player sells, colour buys; other fields as in OfferMade. */
    TileSold = 87,
}

/** The change that an event makes to the board, for animations. */
export declare enum Change {
    /** No change to tiles or figures; counters, ghosts or other pieces may change. */
    None = 0,
    /** A tile is laid at x, y. */
    TileLaid = 1,
    /** A figure is placed on a segment of x, y. */
    FigurePlaced = 2,
    /** A figure leaves a segment of x, y. */
    FigureRemoved = 3,
    /** A figure or another piece moves from fromX, fromY to x, y. */
    PieceMoved = 4,
}

/** The outcome of a game. */
export declare enum Outcome {
    /** The game is not over. */
    Open = 0,
    /** Cooperative: the team has won. */
    Won = 1,
    /** Cooperative: the team has lost. */
    Lost = 2,
    /** Competitive: the final scoring is done. */
    Finished = 3,
}

/** The reason why the team lost. */
export declare enum Loss {
    /** The team has not lost. */
    None = 0,
    /** The supply held fewer ghosts than had to be placed. */
    Ghosts = 1,
    /** A tile had to be drawn, but the pile was empty. */
    Tiles = 2,
    /** The turn ended with an empty pile before the team reached the points that open the next pile, or the goal. */
    Pile = 3,
}

/** The sources of points. */
export declare enum Source {
    /** The points at the start of a game from a position; the sources of these points are unknown. */
    Before = 0,
    /** Roads, with inns, the mage and the witch. */
    Roads = 1,
    /** Cities, with cathedrals, the mage and the witch. */
    Cities = 2,
    /** Monasteries, and abbots recalled from monasteries. */
    Monasteries = 3,
    /** Gardens, and abbots recalled from gardens. */
    Gardens = 4,
    /** Fields, with pigs and barns. */
    Fields = 5,
    /** Castles and the mist around them. */
    Castles = 6,
    /** The cost of ghosts on meeples: 0 or less. */
    Ghosts = 7,
    /** Hounds whose meeples returned. */
    Hounds = 8,
    /** The bonus for the most goods of a kind. */
    Goods = 9,
    /** The fairy, at the start of a turn and with a feature. */
    Fairy = 10,
    /** Ransoms of prisoners: below 0 for the payer. */
    Prisoners = 11,
    /** Flocks that were guided home. */
    Sheep = 12,
    /** Meeples around the big top. */
    BigTop = 13,
    /** Acrobats in their pyramids. */
    Acrobats = 14,
    /** The ringmaster, with a feature's points. */
    Ringmaster = 15,
    /** The cost of meeples in the lake: 0 or less. */
    Vodyanoy = 16,
    /** Ingots of gold. */
    Gold = 17,
    /** Half of the points that other colours gained. */
    Robbers = 18,
    /** Messages, or two points instead. */
    Messages = 19,
    /** The king, for completed cities. */
    King = 20,
    /** The robber baron, for completed roads. */
    Baron = 21,
    /** Tiles that were sold: below 0 for the buyer. */
    Sales = 22,
}

/** Viewers other than the players, for queries about hidden information. */
export declare enum Viewer {
    /** A spectator, who sees only public information. */
    Nobody = -1,
    /** The host, who sees everything. */
    Host = -2,
}

/** The colour theme of a picture. */
export declare enum Theme {
    /** Colours for a light page. */
    Light = 0,
    /** Colours for a dark page. */
    Dark = 1,
}

/** The kinds of marks on a picture. */
export declare enum PictureMarkKind {
    /** A cell, with or without a tile. */
    Cell = 1,
    /** The position for figures on a segment. */
    Segment = 2,
    /** An arrow from one cell to another; a ring if both cells are the same. */
    Arrow = 3,
}

/** The contents of a record. */
export declare enum RecordKind {
    /** Everything, including the hidden order of tiles. */
    Full = 0,
    /** Only visible information: the record replays as a game with external draws. */
    Open = 1,
}

/** The verdict on a decision. It depends on the loss compared with the best action. To exclude noise, a verdict
 *  worse than "good" requires at least 8 samples, and a loss of at least twice the standard error of the loss. */
export declare enum Verdict {
    /** No better action was found. */
    Best = 0,
    /** The loss is small or uncertain. */
    Good = 1,
    /** Costs at least 1 point or 5 percentage points of the chance to win; for a team, 2.5 points of the judgement
     *  from 0 to 100. */
    Slip = 2,
    /** Costs at least 3 points or 10 percentage points of the chance to win; for a team, 5 points of the judgement
     *  from 0 to 100. */
    Mistake = 3,
    /** Costs at least 6 points or 20 percentage points of the chance to win; for a team, 10 points of the judgement
     *  from 0 to 100. */
    Blunder = 4,
    /** The only legal action. */
    Forced = 5,
    /** A random result, not a decision of a player. */
    Chance = 6,
}

/** An enumeration whose values have names. */
export declare enum Enumeration {
    /** Colour. */
    Colour = 0,
    /** FigureKind. */
    FigureKind = 1,
    /** Good. */
    Good = 2,
    /** System. */
    System = 3,
    /** Expansion. */
    Expansion = 4,
    /** Edition. */
    Edition = 5,
    /** JointScoring. */
    JointScoring = 6,
    /** Draws. */
    Draws = 7,
    /** Unplayable. */
    Unplayable = 8,
    /** Side. */
    Side = 9,
    /** Direction. */
    Direction = 10,
    /** SideKind. */
    SideKind = 11,
    /** SegmentKind. */
    SegmentKind = 12,
    /** Mark. */
    Mark = 13,
    /** Recording. */
    Recording = 14,
    /** DecisionKind. */
    DecisionKind = 15,
    /** ActionKind. */
    ActionKind = 16,
    /** EventKind. */
    EventKind = 17,
    /** Outcome. */
    Outcome = 18,
    /** Loss. */
    Loss = 19,
    /** Source. */
    Source = 20,
    /** Scope. */
    Scope = 21,
    /** FactKind. */
    FactKind = 22,
    /** RecordKind. */
    RecordKind = 23,
    /** Strength. */
    Strength = 24,
    /** Verdict. */
    Verdict = 25,
    /** Sampling. */
    Sampling = 26,
    /** Theme. */
    Theme = 27,
    /** PictureMarkKind. */
    PictureMarkKind = 28,
    /** FirstPlayer. */
    FirstPlayer = 29,
    /** Subject. */
    Subject = 30,
    /** Target. */
    Target = 31,
    /** Change. */
    Change = 32,
    /** Extent. */
    Extent = 33,
}

/** The bounds of the library. */
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
    /** Maximum size of all headers that a host sets in a game, in bytes. */
    maxHeadersText: number;
    /** Maximum size of a board as text, in bytes. */
    maxBoardText: number;
    /** Maximum number of simulations of one call. */
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
     *  another piece from beside the board. */
    noSegment: number;
    /** The minimum width of a tile in pixels. */
    svgMinTileSize: number;
    /** The maximum width of a tile in pixels. */
    svgMaxTileSize: number;
}>;
