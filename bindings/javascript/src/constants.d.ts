// The numbers of the library by their names: `Colour.Red` is 0, and `Colour[0]` is "Red". Where one is to be given, its
// name in the C API will do as well: "red", "lay_tile". Expect numbers beyond these: a later library may have more.

/** What a call of the library answers. */
export declare enum Status {
    /** It went well. */
    Ok = 0,
    /** An argument is null, out of range or of the wrong size. */
    InvalidArgument = 1,
    /** There is no memory for this. */
    OutOfMemory = 2,
    /** Nothing was written. */
    BufferTooSmall = 3,
    /** A field of the rules; the message names it. */
    InvalidRules = 4,
    /** A tile set; the message names line, column and reason. */
    InvalidTileSet = 5,
    /** The rules forbid this action here; the message names the clause. */
    IllegalAction = 6,
    /** The action answers another decision than the open one. */
    WrongDecision = 7,
    /** No action is left. */
    GameOver = 8,
    /** The game stands at its start. */
    NothingToUndo = 9,
    /** The game was told not to record. */
    NotRecorded = 10,
    /** A record; the message names the line. */
    InvalidRecord = 11,
    /** A snapshot is damaged, of another version, or of no game. */
    InvalidSnapshot = 12,
    /** No preset, tile set, tile or colour has this name. */
    UnknownName = 13,
    /** A defect of the library; please report it with the record. */
    InternalError = 14,
    /** A JSON text. */
    InvalidJson = 15,
}

/** Which of the games is played. All but the first are competitive. */
export declare enum System {
    /** Mists over Carcassonne, levels 1 to 6. */
    Cooperative = 1,
    /** The base game. */
    Base = 2,
    /** The Print-and-Play Demo. */
    Demo = 3,
}

/** What a competitive game may be played with. Any set of them is a game. */
export declare enum Expansion {
    /** Ghosts, Castles & Cemeteries. */
    GhostsCastlesCemeteries = 0,
    /** The River, which comes first. */
    River = 1,
    /** The Abbot, and gardens. */
    Abbot = 2,
    /** Inns & Cathedrals, with the large meeple. */
    InnsCathedrals = 3,
    /** Traders & Builders, with goods, builder and pig. */
    TradersBuilders = 4,
    /** The Princess & the Dragon, with the fairy and portals. */
    PrincessDragon = 5,
    /** The Tower, with prisoners. */
    Tower = 6,
    /** Abbey & Mayor, with wagons and barns. */
    AbbeyMayor = 7,
    /** The Flying Machines, with a die. */
    FlyingMachines = 8,
    /** Hills & Sheep, with vineyards and shepherds. */
    HillsSheep = 9,
    /** Under the Big Top, with ringmasters and acrobats. */
    BigTop = 10,
    /** The Vodyanoy, whose lake catches meeples. */
    Vodyanoy = 11,
}

/** The printing of the cooperative rulebook. */
export declare enum Edition {
    /** The first printing. */
    Of2022 = 2022,
    /** The second printing. */
    Of2023 = 2023,
}

/** How a feature with several colours scores in the cooperative game. */
export declare enum JointScoring {
    /** Once for each colour present. */
    EveryColour = 0,
    /** Once for each colour tied for most meeples. */
    Majority = 1,
}

/** Who decides which tile is drawn. */
export declare enum Draws {
    /** The library: the seed fixes the order when the game is made. */
    Automatic = 0,
    /** The host names each drawn tile. */
    External = 1,
}

/** What becomes of a drawn tile that fits nowhere. */
export declare enum Unplayable {
    /** It leaves the game. */
    SetAside = 0,
    /** It goes back, and what is left is shuffled. */
    Returned = 1,
}

/** The colours of meeples. */
export declare enum Colour {
    /** Red. */
    Red = 0,
    /** Green. */
    Green = 1,
    /** Blue. */
    Blue = 2,
    /** Yellow. */
    Yellow = 3,
    /** Black. */
    Black = 4,
    /** Pink. */
    Pink = 5,
    /** No colour; the common scoring meeple of the team. */
    None = 255,
}

/** The kinds of figures. Meeples occupy features and count for the majority; special figures do neither. */
export declare enum FigureKind {
    /** A meeple. */
    Normal = 0,
    /** A meeple whom ghosts spare. */
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
    /** Special: makes a field worth more. */
    Pig = 8,
    /** Special: on a corner of four fields, for good. */
    Barn = 9,
    /** Special: gathers sheep on a field. */
    Shepherd = 10,
}

/** The goods of Traders & Builders, in the order in which they score. */
export declare enum Good {
    /** Wine. */
    Wine = 0,
    /** Grain. */
    Grain = 1,
    /** Cloth. */
    Cloth = 2,
}

/** The sides of a tile. A clockwise quarter turn carries north to east. In masks a side is the bit 1 << side. */
export declare enum Side {
    /** Up. */
    North = 0,
    /** Right. */
    East = 1,
    /** Down. */
    South = 2,
    /** Left. */
    West = 3,
}

/** Where a flying machine flies to. */
export declare enum Direction {
    /** Up. */
    North = 0,
    /** Right. */
    East = 1,
    /** Down. */
    South = 2,
    /** Left. */
    West = 3,
    /** Up and right. */
    NorthEast = 4,
    /** Down and right. */
    SouthEast = 5,
    /** Down and left. */
    SouthWest = 6,
    /** Up and left. */
    NorthWest = 7,
}

/** What a side shows to its neighbour; mist is ignored for matching. */
export declare enum SideKind {
    /** Field. */
    Field = 1,
    /** A road. */
    Road = 2,
    /** A city. */
    City = 3,
    /** A river, which matches its like alone. */
    River = 4,
    /** Of an abbey, which lies against any. */
    Any = 5,
}

/** What a segment, and so a feature, is. */
export declare enum SegmentKind {
    /** A road. */
    Road = 1,
    /** A city. */
    City = 2,
    /** A field. */
    Field = 3,
    /** A mist bank. */
    Mist = 4,
    /** A monastery. */
    Monastery = 5,
    /** A castle. */
    Castle = 6,
    /** A cemetery. */
    Cemetery = 7,
    /** A garden. */
    Garden = 8,
    /** Water, which is no feature. */
    River = 9,
    /** The top of a tower, which is no feature: only in games with towers, behind what is printed. */
    Tower = 10,
    /** A space for acrobats, which is no feature: only in games with the big top, likewise. */
    Acrobats = 11,
    /** The Vodyanoy's lake, which is no feature: only in games with it, likewise. */
    Vodyanoy = 12,
}

/** What is printed on a segment or on a tile beside its land. What no expansion of a game plays with is scenery
 *  there. */
export declare enum Mark {
    /** An inn, on a road. */
    Inn = 0,
    /** A cathedral, on a city. */
    Cathedral = 1,
    /** Wine, on a city. */
    Wine = 2,
    /** Grain, on a city. */
    Grain = 3,
    /** Cloth, on a city. */
    Cloth = 4,
    /** The spring, on a tile: where the river begins. */
    Spring = 5,
    /** The lake, on a tile: where it ends. */
    Lake = 6,
    /** A volcano, on a tile: where the dragon flies to. */
    Volcano = 7,
    /** A dragon, on a tile: it moves. */
    Dragon = 8,
    /** A portal, on a tile: a meeple may go anywhere. */
    Portal = 9,
    /** A princess, on a city. */
    Princess = 10,
    /** The foundation of a tower, on a tile. */
    Foundation = 11,
    /** A flying machine, on a tile: see TileType.MachineDirection. */
    Machine = 12,
    /** On a tile: it is an abbey, which players hold. */
    Abbey = 13,
    /** A hill, on a tile: a tile goes under it, and it breaks ties. */
    Hill = 14,
    /** A vineyard, on a tile: for monasteries around it. */
    Vineyard = 15,
    /** On a tile: the big top comes here. */
    Circus = 16,
    /** A space for acrobats, on a tile. */
    Acrobats = 17,
    /** The lake of the Vodyanoy, on a tile. */
    Vodyanoy = 18,
}

/** What a game waits for. */
export declare enum DecisionKind {
    /** Nothing: the game is over. */
    Over = 0,
    /** External draws: which tile was drawn. */
    Draw = 1,
    /** Where the drawn tile goes. */
    LayTile = 2,
    /** Which meeple is buried. */
    Bury = 3,
    /** Which open cemetery gets the further ghost. */
    GhostOnCemetery = 4,
    /** Whose meeple a ghost haunts. */
    HauntMeeple = 5,
    /** A figure on the laid tile, another of this step's actions, or none. */
    PlaceMeeple = 6,
    /** Which completed feature is scored next. */
    OrderOfScoring = 7,
    /** Points, or ghosts off one tile. */
    ScoreOrPacify = 8,
    /** Which scoring meeple takes the points. */
    ScoringColour = 9,
    /** To which meeple the hound goes. */
    PlaceHound = 10,
    /** Ghosts off a tile near the hound, or no more. */
    HoundPacifies = 11,
    /** Where the face-down tile goes. */
    LayFaceDown = 12,
    /** After a floor: which meeple the tower takes, or none. */
    Take = 13,
    /** After taking: which kind of prisoner comes home. */
    Exchange = 14,
    /** The dragon's next tile. */
    MoveDragon = 15,
    /** The abbey into a hole, or a draw. */
    Abbey = 16,
    /** Where the wagon moves on to, or back. */
    MoveWagon = 17,
    /** External draws: what chance has brought: the die, a token, a tile under a hill. */
    Chance = 18,
    /** After the die: where the meeple lands. */
    Land = 19,
    /** Which tile of the hand goes where. */
    Hand = 20,
    /** Whether one's flock grows or is guided home. */
    Flock = 21,
}

/** What an action does; behind it the fields it uses and its text form. */
export declare enum ActionKind {
    /** Nothing; no legal action. */
    None = 0,
    /** x = tile type; "draw 14a". */
    Draw = 1,
    /** x y, rotation, of a tile of the hand placeInHand; "lay 3,-1 2", "lay 3,-1 6". */
    Lay = 2,
    /** x y segment of the meeple; "bury 3,-1/0". */
    Bury = 3,
    /** colour; "bury red". */
    BuryFromSupply = 4,
    /** x y of the cemetery; "ghost 3,-1". */
    Ghost = 5,
    /** x y segment colour figure ghosts of the meeple; "haunt 3,-1/0 red large 1". */
    Haunt = 6,
    /** colour, figure, segment of the laid tile; "meeple red 0", "pig red 2". */
    Place = 7,
    /** Nothing, or no more ghosts; "pass". */
    Pass = 9,
    /** x y segment of the feature; "score 3,-1/0". */
    Score = 10,
    /** Take the points; "points". */
    Points = 11,
    /** x y, count = ghosts, 1 to 3; "pacify 3,-1 2". */
    Pacify = 12,
    /** colour of the scoring meeple; "advance red". */
    Advance = 13,
    /** x y segment of the meeple; "hound 3,-1/0". */
    Hound = 14,
    /** x y of the empty cell; "facedown 3,-1". */
    FaceDown = 15,
    /** Take one's abbot back; "recall". */
    Recall = 16,
    /** x y of the tower; "floor 3,-1". */
    Floor = 17,
    /** x y of a tower, figure: onto its top; "tower large 3,-1". */
    Tower = 18,
    /** As Haunt: the tower takes it; "take 3,-1/0 red large". */
    Take = 19,
    /** figure: the kind that comes home; "exchange large". */
    Exchange = 20,
    /** figure, colour of who holds it; "ransom large blue". */
    Ransom = 21,
    /** As Haunt: the fairy joins it; "fairy 3,-1/0 red meeple". */
    Fairy = 22,
    /** As Haunt: the knight goes home; "princess 3,-1/0 red meeple 1 fairy". */
    Princess = 23,
    /** x y segment, figure; "portal large 3,-1/0". */
    Portal = 24,
    /** x y of its next tile; "dragon 3,-1". */
    Dragon = 25,
    /** x y of the hole; "abbey 3,-1". */
    Abbey = 26,
    /** Draw a tile, lay no abbey; "draw". */
    NoAbbey = 27,
    /** x y segment: it moves on; "wagon 3,-1/0". */
    Wagon = 28,
    /** The wagon goes to its supply; "return". */
    GoHome = 29,
    /** colour, x y of the cell whose north-west corner it is; "barn red 3,-1". */
    Barn = 30,
    /** figure: the kind of meeple that flies; "fly large". */
    Fly = 31,
    /** count = what the die shows, 1 to 3; "roll 2". */
    Roll = 32,
    /** x y segment: the meeple lands; "land 3,-1/0". */
    Land = 33,
    /** x y, figure: it joins the acrobats there; "acrobat meeple 3,-1". */
    Acrobat = 34,
    /** x y: three acrobats are scored; "pyramid 3,-1". */
    Pyramid = 35,
    /** figure ghosts fairy of one's own meeple: out of the lake; "release meeple 1". */
    Release = 36,
    /** A token for one's flock; "grow". */
    Grow = 37,
    /** The flocks of the field are scored; "guide". */
    Guide = 38,
    /** count = sheep on the token drawn, 0: the wolf; "sheep 3". */
    Sheep = 39,
    /** count = the number of the token under the big top; "animal 5". */
    Animal = 40,
    /** A tile was put under the hill; "hidden". */
    Hidden = 41,
}

/** What an event tells, with the fields it uses beside Player and Action. */
export declare enum EventKind {
    /** total = number of the turn, from 1. */
    TurnBegan = 1,
    /** Type. */
    TileDrawn = 2,
    /** type: it fits nowhere. */
    TileSetAside = 3,
    /** type, x y, count = clockwise quarter turns; also the starting block. */
    TileLaid = 4,
    /** x y segment: mist of the laid tile. */
    BankFinished = 5,
    /** x y segment, Count. */
    GhostsPlaced = 6,
    /** x y segment, count: back to the supply. */
    GhostsRemoved = 7,
    /** colour, figure, x y Segment. */
    FigurePlaced = 8,
    /** colour, figure, x y segment it stood on, count = ghosts that go with it. */
    FigureReturned = 9,
    /** colour, x y segment of the cemetery, fromX fromY FromSegment. */
    MeepleBuried = 10,
    /** x y Segment. */
    CemeteryClosed = 11,
    /** x y segment, feature, tiles, coats, count = colours, points for each. */
    FeatureScored = 12,
    /** As FeatureScored, but given up for ghosts. */
    FeaturePacified = 13,
    /** colour of the scoring meeple (None: the common one), points, total, count = ghosts paid for. */
    PointsScored = 14,
    /** count = 1 or 2; colour, x y segment of its meeple. */
    HoundArrived = 15,
    /** count: no meeple to go to. */
    HoundLost = 16,
    /** count, colour of its meeple, points = ghosts on the board. */
    HoundScored = 17,
    /** count: its meeple was buried. */
    HoundBuried = 18,
    /** count = 2 or 3, total = tiles it now holds. */
    PileOpened = 19,
    /** x y; what it is stays hidden. */
    FaceDownLaid = 20,
    /** The goal is reached; competitive: colour has most points. */
    Won = 21,
    /** count = a Loss. */
    Lost = 22,
    /** colour, figure, x y segment, count = ghosts that now stand on it. */
    MeepleHaunted = 23,
    /** colour, figure, x y segment: the third ghost; it returns next. */
    MeepleScared = 24,
    /** colour, x y segment: a guard out of the reserve. */
    GuardGained = 25,
    /** It begins. */
    FinalScoring = 26,
    /** As FeatureScored; of a field: Cities. */
    FeatureScoredAtEnd = 27,
    /** count = 2: the second part of a turn. */
    PartBegan = 28,
    /** colour, x y segment, tiles around it, points; PointsScored is next. */
    AbbotRecalled = 29,
    /** colour, x y segment of the city, count = a Good, amount, total held now. */
    GoodsTaken = 30,
    /** colour, count = a Good, amount held, points; PointsScored is next. */
    GoodsScored = 31,
    /** colour, figure, x y segment of the meeple she is now with. */
    FairyMoved = 32,
    /** colour, figure, x y segment of her meeple, points: 1 as the turn begins, 3 as its feature is scored, which
     *  PointsScored has in its sum. */
    FairyScored = 33,
    /** x y; count = 1 to 6, the step, 0: to a volcano; fromX fromY, or fromSegment = Limits.noSegment when it comes
     *  onto the board. */
    DragonMoved = 34,
    /** colour, figure, x y segment, count = its ghosts; it returns next. */
    FigureEaten = 35,
    /** type: set aside until a volcano lies. */
    TileAwaitsDragon = 36,
    /** amount = how many of these, total = tiles the pile now holds. */
    TilesShuffledBack = 37,
    /** colour, x y segment, count = its floors, amount = floors left to the player. */
    FloorBuilt = 38,
    /** colour, figure, x y segment, count = its ghosts: the player's prisoner now. */
    FigureCaptured = 39,
    /** colour, figure: home, exchanged or ransomed. */
    PrisonerReturned = 40,
    /** colour of who holds the prisoner, figure, points; PrisonerReturned is next. */
    RansomPaid = 41,
    /** colour, figure, x y segment, count = ghosts with it; fromX fromY FromSegment. */
    WagonMoved = 42,
    /** count = 1 to 3; x y of the flying machine. */
    DieRolled = 43,
    /** colour, figure, x y of the cell: back to its supply. */
    FlightCrashed = 44,
    /** colour, figure, x y segment, count = its ghosts; it returns next. */
    KnightRemoved = 45,
    /** x y of the hill: a tile of the pile goes under it unseen; total = tiles the pile now holds. */
    TileHidden = 46,
    /** colour, x y segment of its shepherd, count = sheep, 0: the wolf; amount = sheep with the shepherd now. */
    TokenDrawn = 47,
    /** colour, x y segment of its shepherd, points = sheep of the field; PointsScored is next. */
    FlockScored = 48,
    /** x y; fromX fromY, or fromSegment = Limits.noSegment when it comes onto the board. */
    BigTopMoved = 49,
    /** x y, points = the number of the token under the big top, which leaves the game. */
    AnimalShown = 50,
    /** colour, x y, amount = its meeples around, points; PointsScored is next. */
    BigTopScored = 51,
    /** x y segment, count = acrobats, points for each; PointsScored are next. */
    PyramidScored = 52,
    /** colour, x y segment, amount = circus and acrobat tiles around, points, which PointsScored has in its sum. */
    RingmasterScored = 53,
    /** colour, figure, x y segment of the lake, count = ghosts with it; fromX fromY FromSegment. */
    FigureCaught = 54,
    /** colour, figure, x y segment, count = its ghosts; it returns next. */
    FigureReleased = 55,
    /** colour, amount = its meeples in lakes, points = -2 for each; PointsScored is next. */
    LakeScored = 56,
    /** colour = into whose hand; type, -1 where hands are hidden. */
    TileTaken = 57,
    /** type: it fits nowhere and goes back into the pile. */
    TileReturned = 58,
    /** x y: the player has a turn after this one. */
    HoleFilled = 59,
    /** colour: none of its tiles fits; these are told of next. */
    HandSetAside = 60,
}

/** How a game stands. */
export declare enum Outcome {
    /** It goes on. */
    Open = 0,
    /** Cooperative: the team has won. */
    Won = 1,
    /** Cooperative: the team has lost. */
    Lost = 2,
    /** Competitive: the final scoring is done. */
    Finished = 3,
}

/** Why the team lost. */
export declare enum Loss {
    /** It has not. */
    None = 0,
    /** The supply held fewer ghosts than had to be placed. */
    Ghosts = 1,
    /** A tile had to be drawn and the pile was empty. */
    Tiles = 2,
    /** The turn ended with the pile empty and its number, or the goal, not reached. */
    Pile = 3,
}

/** Who looks at what only some may see, where it is none of the players. */
export declare enum Viewer {
    /** Who has no part in the game, as its onlookers. */
    Nobody = -1,
    /** Who holds the game and knows everything. */
    Host = -2,
}

/** What a record tells. */
export declare enum RecordKind {
    /** Everything, the hidden order of the tiles too. */
    Full = 0,
    /** Only what the players saw: it replays as a game with external draws. */
    Open = 1,
}

/** The colours of pictures. */
export declare enum Theme {
    /** For a light page. */
    Light = 0,
    /** For a dark page. */
    Dark = 1,
}

/** What a PictureMark marks. */
export declare enum PictureMarkKind {
    /** A cell, whether a tile lies there or not. */
    Cell = 1,
    /** Where a figure stands on a segment, or would. */
    Segment = 2,
    /** From one cell to another; within one cell a ring. */
    Arrow = 3,
}

/** How well an adviser chooses. Whoever is not the best sees the same and errs now and then. */
export declare enum Strength {
    /** Takes any of the actions that look good at first sight. */
    Beginner = 0,
    /** Takes what looks best at first sight, but for a slip now and then. */
    Easy = 1,
    /** Tries out what looks best, but slips now and then. */
    Good = 2,
    /** The same without a slip. */
    Best = 3,
}

/** The bounds of the library. */
export declare const Limits: Readonly<{
    /** Colours of meeples. */
    maxColours: number;
    /** Players of a game. */
    maxPlayers: number;
    /** Segments of a tile type. */
    maxSegments: number;
    /** Kinds of figures that a supply has room for, more than there are. */
    maxFigureKinds: number;
    /** Kinds of goods. */
    maxGoods: number;
    /** Legal actions of a decision with the built-in sets; see Game.actionBound. */
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
    /** Bytes of a board as text. */
    maxBoardText: number;
    /** Games of a batch. */
    maxBatch: number;
    /** Threads of a batch, the caller's included. */
    maxThreads: number;
    /** Simulations that an adviser makes in one call. */
    maxSimulations: number;
    /** Actions of a line that an adviser tells. */
    maxLine: number;
    /** Columns or rows of a window. */
    maxWindow: number;
    /** In GameEvent.fromSegment: the buried meeple came out of a supply, the dragon from beside the board. */
    noSegment: number;
    /** The least width of a tile in a picture, in pixels. */
    svgMinTileSize: number;
    /** The greatest width of a tile in a picture, in pixels. */
    svgMaxTileSize: number;
}>;
