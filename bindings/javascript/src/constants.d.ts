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
    /** The text is no tile set, or the set cannot be played; the message names line, column and reason. */
    InvalidTileSet = 5,
    /** The rules forbid this action here; the message names the clause. */
    IllegalAction = 6,
    /** The action answers another decision than the open one: it is stale, or belongs to another game. */
    WrongDecision = 7,
    /** No action is left. */
    GameOver = 8,
    /** The game is at its start. */
    NothingToUndo = 9,
    /** The game does not record: it has no history to undo or write. */
    NotRecorded = 10,
    /** The text is no record; the message names the line. */
    InvalidRecord = 11,
    /** The bytes are damaged, of another version, or no snapshot. */
    InvalidSnapshot = 12,
    /** No preset, tile set, tile or colour has this name. */
    UnknownName = 13,
    /** A defect of the library; please report it with the record. */
    InternalError = 14,
    /** The text is no JSON, or JSON of another kind; the message names line, column and reason. */
    InvalidJson = 15,
    /** The text is no position, or an impossible one; the message names line, column and clause. */
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
    /** No colour, or the common one. */
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
    /** A meeple for cities that counts as many as their coats of arms. */
    Mayor = 4,
    /** A meeple that moves on when its feature has been scored. */
    Wagon = 5,
    /** A meeple with points for the circus tiles around it. */
    Ringmaster = 6,
    /** Special: brings double turns. */
    Builder = 7,
    /** Special: raises the value of a field. */
    Pig = 8,
    /** Special: stays on a corner of four fields. */
    Barn = 9,
    /** Special: gathers sheep on a field. */
    Shepherd = 10,
}

/** The goods of Traders & Builders, in the order in which they score. */
export declare enum Good {
    Wine = 0,
    Grain = 1,
    Cloth = 2,
}

/** The games. All except the first are competitive. */
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
    /** The river comes first. */
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

/** The printing of the cooperative rulebook. */
export declare enum Edition {
    Of2022 = 2022,
    Of2023 = 2023,
}

/** The scoring of a feature with several colours in the cooperative game. */
export declare enum JointScoring {
    /** Once for each colour present. */
    EveryColour = 0,
    /** Once for each colour tied for most meeples. */
    Majority = 1,
}

/** The source of drawn tiles. */
export declare enum Draws {
    /** The library: the seed determines the order when the game is created. */
    Automatic = 0,
    /** The host names each drawn tile. */
    External = 1,
}

/** The treatment of a drawn tile that does not fit anywhere. */
export declare enum Unplayable {
    /** It leaves the game. */
    SetAside = 0,
    /** It returns to the pile, which is shuffled. */
    Returned = 1,
}

/** The methods to find the first player. */
export declare enum FirstPlayer {
    /** The rules name the starting player. */
    Host = 0,
    /** All players are equally likely. */
    Random = 1,
    /** Each player draws a tile; the most road sides decide. */
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

/** The kind of a side, which its neighbour must match; mist is ignored for matching. */
export declare enum SideKind {
    Field = 1,
    Road = 2,
    City = 3,
    /** Matches only river sides. */
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
    /** Water, which is no feature. */
    River = 9,
    /** The top of a tower, which is no feature: only in games with towers, behind what is printed. */
    Tower = 10,
    /** A space for acrobats, which is no feature: only in games with the big top, behind what is printed. */
    Acrobats = 11,
    /** The Vodyanoy's lake, which is no feature: only in games with it, behind what is printed. */
    Vodyanoy = 12,
}

/** The way in which segments of a kind form features. */
export declare enum Extent {
    /** No feature: water, or a place for figures such as the top of a tower. */
    None = 0,
    /** Segments that meet: roads, cities, fields; open sides are sides of tiles. */
    Joined = 1,
    /** A segment alone with the tiles around it; open sides are empty cells around it. */
    Around = 2,
}

/** The marks printed on segments and tiles. In a game without the mark's expansion it is scenery. */
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
    /** On a tile: the dragon flies here. */
    Volcano = 7,
    /** On a tile: the dragon moves. */
    Dragon = 8,
    /** On a tile: a meeple may go anywhere. */
    Portal = 9,
    /** A princess on a city. */
    Princess = 10,
    /** On a tile: the foundation of a tower. */
    Foundation = 11,
    /** On a tile: a flying machine, see machineDirection. */
    Machine = 12,
    /** On a tile: an abbey of a player. */
    Abbey = 13,
    /** On a tile: a tile goes under it, and it breaks ties. */
    Hill = 14,
    /** On a tile: for monasteries around it. */
    Vineyard = 15,
    /** On a tile: the big top comes here. */
    Circus = 16,
    /** On a tile: a space for acrobats. */
    Acrobats = 17,
    /** On a tile: the lake of the Vodyanoy. */
    Vodyanoy = 18,
    /** On a tile: a lake, where a ferry joins two of its roads. */
    Ferry = 19,
    /** On a tile: ingots come onto it and beside it. */
    Gold = 20,
    /** On a tile: mage or witch moves. */
    Mage = 21,
    /** On a tile: robbers may be placed on the track. */
    Robber = 22,
    /** On a tile: a crop circle, for farmers. */
    CropFarmer = 23,
    /** On a tile: a crop circle, for highwaymen. */
    CropHighwayman = 24,
    /** On a tile: a crop circle, for knights. */
    CropKnight = 25,
    /** On a tile: its player may take a figure back. */
    Festival = 26,
}

/** The kinds of decisions, with their steps of a turn. */
export declare enum DecisionKind {
    /** Nothing: the game is over. */
    Over = 0,
    /** External draws: the drawn tile; by house rules a host may also answer with two actions that are not listed,
     *  "hidden" and; "pass". */
    Draw = 1,
    /** 1a: the place of the drawn tile. */
    LayTile = 2,
    /** 1c, 3c: the meeple to bury. */
    Bury = 3,
    /** 2a: the open cemetery for a further ghost. */
    GhostOnCemetery = 4,
    /** 2a: the meeple that a ghost haunts. */
    HauntMeeple = 5,
    /** 2b: a figure on the laid tile, another of its actions, or none. */
    PlaceMeeple = 6,
    /** 3a: the next completed feature to score. */
    OrderOfScoring = 7,
    /** 3a: points, or ghosts off one tile. */
    ScoreOrPacify = 8,
    /** 3a: the scoring meeple for the points. */
    ScoringColour = 9,
    /** 3b: the meeple for the hound. */
    PlaceHound = 10,
    /** 3b: ghosts off a tile near the hound, or no more. */
    HoundPacifies = 11,
    /** 3c: the place of the face-down tile. */
    LayFaceDown = 12,
    /** 2b, after a floor: the meeple that the tower takes, or none. */
    Take = 13,
    /** 2b, after taking: the kind of prisoner that returns. */
    Exchange = 14,
    /** 2d: the dragon's next tile. */
    MoveDragon = 15,
    /** 1a: the abbey into a hole, or a draw. */
    Abbey = 16,
    /** 3c: the wagon's next place, or its supply. */
    MoveWagon = 17,
    /** External draws: the result of chance. */
    Chance = 18,
    /** 2b, after the die: the landing place of the meeple. */
    Land = 19,
    /** 1a: a tile of the hand and its place. */
    Hand = 20,
    /** 2c: whether the flock grows or is guided home. */
    Flock = 21,
    /** 1b: the tile beside the mine for the second ingot. */
    Gold = 22,
    /** 1b, 2c: the place of mage or witch. */
    Magic = 23,
    /** 1b: the robber's space of the track. */
    Robber = 24,
    /** 2c: the roads that a ferry joins, or its move. */
    Ferry = 25,
    /** When points are gained: marker or courier. */
    Advance = 26,
    /** 3e: the effect of the message, or two points. */
    Message = 27,
    /** 3e: the meeple that the message scores. */
    MessageMeeple = 28,
    /** 3f: whether all add or remove a meeple. */
    Crop = 29,
    /** 3f: a further meeple, or none. */
    CropAdd = 30,
    /** 3f: the meeple to remove. */
    CropRemove = 31,
    /** 1a: the offer of another player for the drawn tile. */
    Offer = 32,
    /** 1a: the buyer of the drawn tile, or none. */
    Sell = 33,
}

/** The subject of a decision: the meaning of its place. */
export declare enum Subject {
    /** No tile: x, y and segment are 0. */
    None = 0,
    /** The drawn tile: x, y and segment are 0. */
    DrawnTile = 1,
    /** The tile laid this turn. */
    LaidTile = 2,
    /** Another cell: of a tower, the dragon or a lake. */
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
    /** The north-west corner of a cell. */
    Corner = 4,
}

/** The kinds of actions, with their fields and text forms. */
export declare enum ActionKind {
    /** No action. */
    None = 0,
    /** X = tile type; "draw 14a". */
    Draw = 1,
    /** X y, count = clockwise quarter turns "lay 3,-1 2"; from a hand also the place in it in bits 2 and 3; "lay
     *  3,-1 6". */
    Lay = 2,
    /** X y segment: the meeple; "bury 3,-1/0". */
    Bury = 3,
    /** Colour; "bury red". */
    BuryFromSupply = 4,
    /** X y: the cemetery; "ghost 3,-1". */
    Ghost = 5,
    /** X y segment colour, count: the figure; "haunt 3,-1/0 red large 1". */
    Haunt = 6,
    /** Colour, segment of the laid tile, count: a kind; "meeple red 0". */
    Place = 7,
    /** Nothing, or no more ghosts; "pass". */
    Pass = 9,
    /** X y segment: the feature; "score 3,-1/0". */
    Score = 10,
    /** Take the points; "points". */
    Points = 11,
    /** X y, count = ghosts 1 to 3; "pacify 3,-1 2". */
    Pacify = 12,
    /** Colour of the scoring meeple; "advance red". */
    Advance = 13,
    /** X y segment: the meeple; "hound 3,-1/0". */
    Hound = 14,
    /** X y: the empty cell; "facedown 3,-1". */
    FaceDown = 15,
    /** The player's abbot comes back; "recall". */
    Recall = 16,
    /** X y: the tower; "floor 3,-1". */
    Floor = 17,
    /** X y, count: a kind; a meeple on top of a tower; "tower large 3,-1". */
    Tower = 18,
    /** As haunt: the tower takes it; "take 3,-1/0 red large". */
    Take = 19,
    /** Count: the kind that comes home; "exchange large". */
    Exchange = 20,
    /** Count: a kind, colour: its holder; "ransom large blue". */
    Ransom = 21,
    /** As haunt: the fairy joins it; "fairy 3,-1/0 red meeple". */
    Fairy = 22,
    /** As haunt: the knight goes home; "princess 3,-1/0 red meeple". */
    Princess = 23,
    /** X y segment, count: a kind; "portal large 3,-1/0". */
    Portal = 24,
    /** X y: its next tile; "dragon 3,-1". */
    Dragon = 25,
    /** X y: the hole; "abbey 3,-1". */
    Abbey = 26,
    /** Draw a tile, lay no abbey; "draw". */
    NoAbbey = 27,
    /** X y segment: it moves on; "wagon 3,-1/0". */
    Wagon = 28,
    /** The wagon goes to its supply; "return". */
    GoHome = 29,
    /** Colour, x y: the cell south-east of it; "barn red 3,-1". */
    Barn = 30,
    /** Count: the kind of meeple that flies; "fly large". */
    Fly = 31,
    /** Count: the result of the die, 1 to 3; "roll 2". */
    Roll = 32,
    /** X y segment: the meeple lands; "land 3,-1/0". */
    Land = 33,
    /** X y, count: a kind; it joins the acrobats; "acrobat meeple 3,-1". */
    Acrobat = 34,
    /** X y: three acrobats are scored; "pyramid 3,-1". */
    Pyramid = 35,
    /** Count as in haunt: a meeple leaves a lake; "release meeple 1". */
    Release = 36,
    /** A token for the player's flock; "grow". */
    Grow = 37,
    /** The flocks of the field are scored; "guide". */
    Guide = 38,
    /** Count: sheep on the token drawn, 0: the wolf; "sheep 3". */
    Sheep = 39,
    /** Count: number of the token under the big top; "animal 5". */
    Animal = 40,
    /** A tile was put under the hill; "hidden". */
    Hidden = 41,
    /** X y: an ingot on this tile; "gold 3,-1". */
    Gold = 42,
    /** X y segment: the mage goes there; "mage 3,-1/0". */
    Mage = 43,
    /** X y segment: the witch goes there; "witch 3,-1/0". */
    Witch = 44,
    /** The mage goes aside; "unmage". */
    Unmage = 45,
    /** The witch goes aside; "unwitch". */
    Unwitch = 46,
    /** Count: the space for the robber; "robber 18". */
    Robber = 47,
    /** X y segment, count: the other segment; "ferry 3,-1/0+2". */
    Ferry = 48,
    /** X y: the ferry of this lake stays; "keep 3,-1". */
    Keep = 49,
    /** Count: 1: the courier, 0: the marker; "advance courier". */
    AdvanceFigure = 50,
    /** Follows the message; "message act". */
    ActOnMessage = 51,
    /** Two points instead; "message two". */
    TwoPoints = 52,
    /** Count: the message drawn, 1 to 8; "message 3". */
    Message = 53,
    /** As haunt: the message scores it; "score 3,-1/0 red large". */
    ScoreMeeple = 54,
    /** All add a meeple; "crop add". */
    CropAdd = 55,
    /** All remove a meeple; "crop remove". */
    CropRemove = 56,
    /** X y segment, count: a kind; "add large 3,-1/0". */
    Add = 57,
    /** As haunt: it goes home; "remove 3,-1/0 red large". */
    Remove = 58,
    /** As haunt: its owner takes it back; "festival 3,-1/0 red large". */
    Festival = 59,
    /** Colour: the first player; "first_player red". */
    FirstPlayer = 60,
    /** Count: points for the drawn tile; "offer points 3". */
    OfferPoints = 61,
    /** Wine for the drawn tile; "offer good wine". */
    OfferWine = 62,
    /** Grain for the drawn tile; "offer good grain". */
    OfferGrain = 63,
    /** Cloth for the drawn tile; "offer good cloth". */
    OfferCloth = 64,
    /** An abbey for the drawn tile; "offer abbey". */
    OfferAbbey = 65,
    /** Colour: buys the drawn tile; "sell red". */
    Sell = 66,
    /** The drawn tile is not sold; "keep". */
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

/** The method that chooses a legal action by numbers for indices. Minus infinity is never chosen. */
export declare enum Sampling {
    /** Random, in proportion to e to the power of the number, as after a softmax. */
    Logits = 0,
    /** Random, in proportion to the number, which is 0 or more. */
    Weights = 1,
    /** The greatest number; of equal numbers the one with the lowest index. */
    Greatest = 2,
}

/** The owner of a fact. */
export declare enum Scope {
    /** The game has one. */
    Game = 0,
    /** Each colour has one. */
    Colour = 1,
    /** Each tile on the board has one. */
    Tile = 2,
}

/** The meaning of the numbers of a fact. */
export declare enum FactKind {
    /** A count, a space of the track, or 1 and 0. */
    Number = 0,
    /** A colour; Colour.None: nobody has the piece. */
    Colour = 1,
    /** The index of a tile; -1: the piece is not on the board. */
    Tile = 2,
    /** Two numbers: the index of a tile, a segment of it; -1, -1: not on the board. */
    Segment = 3,
    /** Three numbers: the index of a tile, and two joined segments of it. */
    Pair = 4,
}

/** The kinds of events, with their fields besides `player` and `action`. */
export declare enum EventKind {
    /** Total = number of the turn, from 1. */
    TurnBegan = 1,
    /** Type. */
    TileDrawn = 2,
    /** Type: it fits nowhere. */
    TileSetAside = 3,
    /** Type, x y, count = clockwise quarter turns; also the starting block. */
    TileLaid = 4,
    /** X y segment: mist of the laid tile. */
    BankFinished = 5,
    /** X y segment, count. */
    GhostsPlaced = 6,
    /** X y segment, count: back to the supply. */
    GhostsRemoved = 7,
    /** Colour, figure, x y segment. */
    FigurePlaced = 8,
    /** Colour, figure, x y segment it stood on, count = ghosts that go with it. */
    FigureReturned = 9,
    /** Colour, x y segment of the cemetery; fromX fromY fromSegment, or fromSegment = Limits.noSegment out of the
     *  supply. */
    MeepleBuried = 10,
    /** X y segment. */
    CemeteryClosed = 11,
    /** X y segment, feature, tiles, coats, count = colours, points for each. */
    FeatureScored = 12,
    /** As FeatureScored, but given up for ghosts. */
    FeaturePacified = 13,
    /** Colour (none: the common one), points, total afterwards; count = ghosts on its meeples that these points paid
     *  for. */
    PointsScored = 14,
    /** Count = 1 or 2; colour, x y segment of its meeple. */
    HoundArrived = 15,
    /** Count: there is no meeple for it. */
    HoundLost = 16,
    /** Count, colour of its meeple, points = ghosts on the board. */
    HoundScored = 17,
    /** Count: its meeple was buried. */
    HoundBuried = 18,
    /** Count = 2 or 3, total = tiles it now holds. */
    PileOpened = 19,
    /** X y; its type stays hidden. */
    FaceDownLaid = 20,
    /** The goal is reached; competitive: colour has most points. */
    Won = 21,
    /** Count = Loss. */
    Lost = 22,
    /** Colour, figure, x y segment, count = ghosts that now stand on it. */
    MeepleHaunted = 23,
    /** Colour, figure, x y segment: the third ghost; it returns next. */
    MeepleScared = 24,
    /** Colour, x y segment: a guard out of the reserve. */
    GuardGained = 25,
    /** The final scoring begins. */
    FinalScoring = 26,
    /** As FeatureScored; of a field: cities. */
    FeatureScoredAtEnd = 27,
    /** Count = 2: the second part of a turn. */
    PartBegan = 28,
    /** Colour, x y segment, tiles around, points; PointsScored is next. */
    AbbotRecalled = 29,
    /** Colour, x y segment, count = Good, amount, total held. */
    GoodsTaken = 30,
    /** Colour, count = Good, amount, points; PointsScored is next. */
    GoodsScored = 31,
    /** Colour, figure, x y segment of the meeple she is now with. */
    FairyMoved = 32,
    /** Colour, figure, x y segment, points: 1 as the turn begins, 3 as its feature is scored, which PointsScored has
     *  in its sum. */
    FairyScored = 33,
    /** X y; count = 1 to 6, the step, 0: to a volcano; fromX fromY, or fromSegment = Limits.noSegment when it comes
     *  onto the board. */
    DragonMoved = 34,
    /** Colour, figure, x y segment, count = its ghosts; it returns next. */
    FigureEaten = 35,
    /** Type: set aside until a volcano lies. */
    TileAwaitsDragon = 36,
    /** Amount = number of these tiles, total = tiles the pile now holds. */
    TilesShuffledBack = 37,
    /** Colour, x y segment, count = its floors, amount = floors left to the player. */
    FloorBuilt = 38,
    /** Colour, figure, x y segment, count = its ghosts: the player's. */
    FigureCaptured = 39,
    /** Colour, figure: home, exchanged or ransomed. */
    PrisonerReturned = 40,
    /** Colour = holder of the prisoner, figure, points; PrisonerReturned is next. */
    RansomPaid = 41,
    /** Colour, figure, x y segment, count = ghosts; fromX fromY fromSegment. */
    WagonMoved = 42,
    /** Count = 1 to 3; x y of the flying machine. */
    DieRolled = 43,
    /** Colour, figure, x y of the cell: back to its supply. */
    FlightCrashed = 44,
    /** Colour, figure, x y segment, count = ghosts; it returns next. */
    KnightRemoved = 45,
    /** X y of the hill: a tile of the pile goes under it unseen; total = tiles the pile now holds. */
    TileHidden = 46,
    /** Colour, x y segment of its shepherd, count = sheep, 0: the wolf; amount = sheep with the shepherd now. */
    TokenDrawn = 47,
    /** Colour, x y segment of its shepherd, points = sheep of the field; PointsScored is next. */
    FlockScored = 48,
    /** X y; fromX fromY, or fromSegment = Limits.noSegment when it comes onto the board. */
    BigTopMoved = 49,
    /** X y, points = number of the token under the big top, which leaves the game. */
    AnimalShown = 50,
    /** Colour, x y, amount = its meeples around, points; PointsScored is next. */
    BigTopScored = 51,
    /** X y segment, count = acrobats, points for each; PointsScored are next. */
    PyramidScored = 52,
    /** Colour, x y segment, amount = circus and acrobat tiles around, points, which PointsScored has in its sum. */
    RingmasterScored = 53,
    /** Colour, figure, x y segment of the lake, count = ghosts with it; fromX fromY fromSegment. */
    FigureCaught = 54,
    /** Colour, figure, x y segment, count = ghosts; it returns next. */
    FigureReleased = 55,
    /** Colour, amount = its meeples in lakes, points = -2 for each; PointsScored is next. */
    LakeScored = 56,
    /** Colour = owner of the hand; type, -1 if hands are hidden. */
    TileTaken = 57,
    /** Type: it fits nowhere and goes back into the pile. */
    TileReturned = 58,
    /** X y: the player has a turn after this one. */
    HoleFilled = 59,
    /** Colour: no tile of its hand fits; events of these tiles follow. */
    HandSetAside = 60,
    /** X y, amount = ingots on the tile now, total = ingots left aside. */
    GoldPlaced = 61,
    /** Colour, x y, total = ingots that it holds now. */
    GoldTaken = 62,
    /** Colour, amount = ingots held, points; PointsScored is next. */
    GoldScored = 63,
    /** X y segment; fromX fromY fromSegment, or fromSegment = Limits.noSegment from beside the board. */
    MageMoved = 64,
    /** X y segment; fromX fromY fromSegment as of the mage. */
    WitchMoved = 65,
    /** X y segment: the mage goes aside. */
    MageLeft = 66,
    /** X y segment: the witch goes aside. */
    WitchLeft = 67,
    /** Colour, count = the space of the track. */
    RobberPlaced = 68,
    /** Colour of the robber, count = the space, points, of a gain of the Colour amount; it goes home, and
     *  PointsScored is next. */
    Robbed = 69,
    /** Colour, count = the space on which it is now: the last figure has left its space. */
    RobberFollowed = 70,
    /** X y segment, count = the other segment, amount = ferries left aside. */
    FerryPlaced = 71,
    /** X y segment, count = the other segment. */
    FerryMoved = 72,
    /** Colour, count = 0: its marker, 1: its courier; points, total = the number on which it stands now. */
    FigureAdvanced = 73,
    /** Count = its number, 1 to 8. */
    MessageDrawn = 74,
    /** Colour, count = its number, amount = 1: it is followed, 0: two points instead; points; PointsScored is next
     *  if there are any. */
    MessageResolved = 75,
    /** X y, count = 0: all add a meeple, 1: all remove one. */
    CropChosen = 76,
    /** Colour, figure, x y segment; FigurePlaced is next. */
    MeepleAdded = 77,
    /** Colour, figure, x y segment, count = its ghosts; FigureReturned is next. */
    MeepleRemoved = 78,
    /** Colour, x y segment of the city, tiles. */
    KingTaken = 79,
    /** Colour, x y segment of the road, tiles. */
    BaronTaken = 80,
    /** Colour, amount = completed cities, points; PointsScored is next. */
    KingScored = 81,
    /** Colour, amount = completed roads, points; PointsScored is next. */
    BaronScored = 82,
    /** Colour, figure, x y segment; FigureReturned is next. */
    FigureTakenBack = 83,
    /** Colour, type, amount = its sides with a road: before the first turn. */
    StartTileDrawn = 84,
    /** Colour, count = 1 if chance decides, amount = tiles that were drawn for it and return to the pile. */
    FirstPlayerChosen = 85,
    /** Colour of the offer, type = the drawn tile, points; count = 1 for points, 2 to 4 for wine, grain, cloth, 5
     *  for an abbey. */
    OfferMade = 86,
    /** Player sells; colour = the buyer, and as OfferMade. */
    TileSold = 87,
}

/** The change that an event makes to the board, for animations. */
export declare enum Change {
    /** None, or one of counters, ghosts or other pieces. */
    None = 0,
    /** A tile comes to x y. */
    TileLaid = 1,
    /** A figure comes to a segment of x y. */
    FigurePlaced = 2,
    /** A figure leaves a segment of x y. */
    FigureRemoved = 3,
    /** A figure or another piece comes from fromX fromY to x y. */
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
    /** A tile had to be drawn and the pile was empty. */
    Tiles = 2,
    /** The turn ended with the pile empty and its number, or the goal, not reached. */
    Pile = 3,
}

/** The sources of points. */
export declare enum Source {
    /** Points at the start of a game from a position, which has no sources. */
    Before = 0,
    /** Roads, with inns, the mage and the witch. */
    Roads = 1,
    /** Cities, with cathedrals, the mage and the witch. */
    Cities = 2,
    /** Monasteries; an abbot taken back from one. */
    Monasteries = 3,
    /** Gardens; an abbot taken back from one. */
    Gardens = 4,
    /** Fields, with pigs and barns. */
    Fields = 5,
    /** Castles among mist. */
    Castles = 6,
    /** The cost of ghosts on meeples: 0 or less. */
    Ghosts = 7,
    /** Hounds whose meeples came back. */
    Hounds = 8,
    /** The most goods of a kind. */
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
    /** Half of what others have gained. */
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

/** Viewers of hidden information who are not players. */
export declare enum Viewer {
    /** An onlooker, who sees only public information. */
    Nobody = -1,
    /** The host, who sees everything. */
    Host = -2,
}

/** The colours of a picture. */
export declare enum Theme {
    /** For a light page. */
    Light = 0,
    /** For a dark page. */
    Dark = 1,
}

/** The kinds of marks on a picture. */
export declare enum PictureMarkKind {
    /** A cell, with or without a tile. */
    Cell = 1,
    /** The place of figures on a segment. */
    Segment = 2,
    /** From one cell to another; within one cell a ring. */
    Arrow = 3,
}

/** The contents of a record. */
export declare enum RecordKind {
    /** Everything, including the hidden order of tiles. */
    Full = 0,
    /** Only visible information: it replays as a game with external draws. */
    Open = 1,
}

/** The verdict on a decision, by its loss. A verdict worse than "good" requires a loss of at least twice its
 *  standard error, in 8 samples or more, so that noise gives no bad verdict. */
export declare enum Verdict {
    /** No better action was found. */
    Best = 0,
    /** A small or uncertain loss. */
    Good = 1,
    /** Loses at least 1 point, 5% of the games or, for a team, 2.5 of 100. */
    Slip = 2,
    /** Loses at least 3 points, 10% of the games or, for a team, 5 of 100. */
    Mistake = 3,
    /** Loses at least 6 points, 20% of the games or, for a team, 10 of 100. */
    Blunder = 4,
    /** The only legal action. */
    Forced = 5,
    /** No decision of a player, but a result of chance. */
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
    /** Colours in play. */
    maxColours: number;
    /** Players of a game. */
    maxPlayers: number;
    /** Segments of a tile type. */
    maxSegments: number;
    /** Entries for kinds of figures in a supply, some unused. */
    maxFigureKinds: number;
    /** Kinds of goods. */
    maxGoods: number;
    /** Entries for sources in a tally, some unused. */
    maxSources: number;
    /** Legal actions with this version's sets; see Game.actionBound. */
    maxActions: number;
    /** Tile sets of a game. */
    maxTileSets: number;
    /** Tile types in all tile sets of a game. */
    maxTileTypes: number;
    /** Tiles of a starting block. */
    maxStartTiles: number;
    /** Bytes of a tile set's text. */
    maxTileText: number;
    /** Bytes of a record. */
    maxRecordText: number;
    /** Bytes of a JSON text that is read. */
    maxJsonText: number;
    /** Bytes of a position. */
    maxPositionText: number;
    /** Bytes of all headers that a host sets in a game. */
    maxHeadersText: number;
    /** Bytes of a board as text. */
    maxBoardText: number;
    /** Simulations of one call. */
    maxSimulations: number;
    /** Actions of an expected line. */
    maxLine: number;
    /** Size of the results of an adviser, in bytes. */
    maxResults: number;
    /** Number of advisers that think in parallel. */
    maxWorkers: number;
    /** The greatest width and height of a window, in cells. */
    maxWindow: number;
    /** Games of a batch. */
    maxBatch: number;
    /** Threads of a batch, the caller's included. */
    maxThreads: number;
    /** In `fromSegment` of an event: no segment. The buried meeple came from a supply, the dragon or the big top
     *  from beside the board. */
    noSegment: number;
    /** The least width of a tile in pixels. */
    svgMinTileSize: number;
    /** The greatest width. */
    svgMaxTileSize: number;
}>;
