// bindings/generate writes this file from the headers in capi/mistbank/; do not edit it.
// The numbers of the C API by their names, and the names by their numbers: Colour.Red is 0, Colour[0] is "Red".

function enumeration(members) {
    const both = { ...members };
    for (const [name, number] of Object.entries(members)) both[number] = name;
    return Object.freeze(both);
}

export const Status = enumeration({
    Ok: 0,
    InvalidArgument: 1,
    OutOfMemory: 2,
    BufferTooSmall: 3,
    InvalidRules: 4,
    InvalidTileSet: 5,
    IllegalAction: 6,
    WrongDecision: 7,
    GameOver: 8,
    NothingToUndo: 9,
    NotRecorded: 10,
    InvalidRecord: 11,
    InvalidSnapshot: 12,
    UnknownName: 13,
    InternalError: 14,
    InvalidJson: 15,
    InvalidPosition: 16,
});

export const Colour = enumeration({
    Red: 0,
    Green: 1,
    Blue: 2,
    Yellow: 3,
    Black: 4,
    Pink: 5,
    None: 255,
});

export const FigureKind = enumeration({
    Normal: 0,
    Guard: 1,
    Large: 2,
    Abbot: 3,
    Mayor: 4,
    Wagon: 5,
    Ringmaster: 6,
    Builder: 7,
    Pig: 8,
    Barn: 9,
    Shepherd: 10,
});

export const Good = enumeration({
    Wine: 0,
    Grain: 1,
    Cloth: 2,
});

export const System = enumeration({
    Cooperative: 1,
    Base: 2,
    Demo: 3,
});

export const Expansion = enumeration({
    GhostsCastlesCemeteries: 0,
    River: 1,
    Abbot: 2,
    InnsCathedrals: 3,
    TradersBuilders: 4,
    PrincessDragon: 5,
    Tower: 6,
    AbbeyMayor: 7,
    FlyingMachines: 8,
    HillsSheep: 9,
    BigTop: 10,
    Vodyanoy: 11,
    Messages: 12,
    Ferries: 13,
    Gold: 14,
    Mage: 15,
    Robbers: 16,
    Crops: 17,
    King: 18,
    Festival: 19,
});

export const Edition = enumeration({
    Of2022: 2022,
    Of2023: 2023,
});

export const JointScoring = enumeration({
    EveryColour: 0,
    Majority: 1,
});

export const Draws = enumeration({
    Automatic: 0,
    External: 1,
});

export const Unplayable = enumeration({
    SetAside: 0,
    Returned: 1,
});

export const FirstPlayer = enumeration({
    Host: 0,
    Random: 1,
    MostRoads: 2,
});

export const Side = enumeration({
    North: 0,
    East: 1,
    South: 2,
    West: 3,
});

export const Direction = enumeration({
    North: 0,
    East: 1,
    South: 2,
    West: 3,
    NorthEast: 4,
    SouthEast: 5,
    SouthWest: 6,
    NorthWest: 7,
});

export const SideKind = enumeration({
    Field: 1,
    Road: 2,
    City: 3,
    River: 4,
    Any: 5,
});

export const SegmentKind = enumeration({
    Road: 1,
    City: 2,
    Field: 3,
    Mist: 4,
    Monastery: 5,
    Castle: 6,
    Cemetery: 7,
    Garden: 8,
    River: 9,
    Tower: 10,
    Acrobats: 11,
    Vodyanoy: 12,
});

export const Extent = enumeration({
    None: 0,
    Joined: 1,
    Around: 2,
});

export const Mark = enumeration({
    Inn: 0,
    Cathedral: 1,
    Wine: 2,
    Grain: 3,
    Cloth: 4,
    Spring: 5,
    Lake: 6,
    Volcano: 7,
    Dragon: 8,
    Portal: 9,
    Princess: 10,
    Foundation: 11,
    Machine: 12,
    Abbey: 13,
    Hill: 14,
    Vineyard: 15,
    Circus: 16,
    Acrobats: 17,
    Vodyanoy: 18,
    Ferry: 19,
    Gold: 20,
    Mage: 21,
    Robber: 22,
    CropFarmer: 23,
    CropHighwayman: 24,
    CropKnight: 25,
    Festival: 26,
});

export const DecisionKind = enumeration({
    Over: 0,
    Draw: 1,
    LayTile: 2,
    Bury: 3,
    GhostOnCemetery: 4,
    HauntMeeple: 5,
    PlaceMeeple: 6,
    OrderOfScoring: 7,
    ScoreOrPacify: 8,
    ScoringColour: 9,
    PlaceHound: 10,
    HoundPacifies: 11,
    LayFaceDown: 12,
    Take: 13,
    Exchange: 14,
    MoveDragon: 15,
    Abbey: 16,
    MoveWagon: 17,
    Chance: 18,
    Land: 19,
    Hand: 20,
    Flock: 21,
    Gold: 22,
    Magic: 23,
    Robber: 24,
    Ferry: 25,
    Advance: 26,
    Message: 27,
    MessageMeeple: 28,
    Crop: 29,
    CropAdd: 30,
    CropRemove: 31,
    Offer: 32,
    Sell: 33,
});

export const Subject = enumeration({
    None: 0,
    DrawnTile: 1,
    LaidTile: 2,
    Cell: 3,
    Segment: 4,
});

export const Target = enumeration({
    None: 0,
    Cell: 1,
    Segment: 2,
    Pair: 3,
    Corner: 4,
});

export const ActionKind = enumeration({
    None: 0,
    Draw: 1,
    Lay: 2,
    Bury: 3,
    BuryFromSupply: 4,
    Ghost: 5,
    Haunt: 6,
    Place: 7,
    Pass: 9,
    Score: 10,
    Points: 11,
    Pacify: 12,
    Advance: 13,
    Hound: 14,
    FaceDown: 15,
    Recall: 16,
    Floor: 17,
    Tower: 18,
    Take: 19,
    Exchange: 20,
    Ransom: 21,
    Fairy: 22,
    Princess: 23,
    Portal: 24,
    Dragon: 25,
    Abbey: 26,
    NoAbbey: 27,
    Wagon: 28,
    GoHome: 29,
    Barn: 30,
    Fly: 31,
    Roll: 32,
    Land: 33,
    Acrobat: 34,
    Pyramid: 35,
    Release: 36,
    Grow: 37,
    Guide: 38,
    Sheep: 39,
    Animal: 40,
    Hidden: 41,
    Gold: 42,
    Mage: 43,
    Witch: 44,
    Unmage: 45,
    Unwitch: 46,
    Robber: 47,
    Ferry: 48,
    Keep: 49,
    AdvanceFigure: 50,
    ActOnMessage: 51,
    TwoPoints: 52,
    Message: 53,
    ScoreMeeple: 54,
    CropAdd: 55,
    CropRemove: 56,
    Add: 57,
    Remove: 58,
    Festival: 59,
    FirstPlayer: 60,
    OfferPoints: 61,
    OfferWine: 62,
    OfferGrain: 63,
    OfferCloth: 64,
    OfferAbbey: 65,
    Sell: 66,
    KeepTile: 67,
});

export const Strength = enumeration({
    Beginner: 0,
    Easy: 1,
    Good: 2,
    Best: 3,
});

export const Sampling = enumeration({
    Logits: 0,
    Weights: 1,
    Greatest: 2,
});

export const Scope = enumeration({
    Game: 0,
    Colour: 1,
    Tile: 2,
});

export const FactKind = enumeration({
    Number: 0,
    Colour: 1,
    Tile: 2,
    Segment: 3,
    Pair: 4,
});

export const EventKind = enumeration({
    TurnBegan: 1,
    TileDrawn: 2,
    TileSetAside: 3,
    TileLaid: 4,
    BankFinished: 5,
    GhostsPlaced: 6,
    GhostsRemoved: 7,
    FigurePlaced: 8,
    FigureReturned: 9,
    MeepleBuried: 10,
    CemeteryClosed: 11,
    FeatureScored: 12,
    FeaturePacified: 13,
    PointsScored: 14,
    HoundArrived: 15,
    HoundLost: 16,
    HoundScored: 17,
    HoundBuried: 18,
    PileOpened: 19,
    FaceDownLaid: 20,
    Won: 21,
    Lost: 22,
    MeepleHaunted: 23,
    MeepleScared: 24,
    GuardGained: 25,
    FinalScoring: 26,
    FeatureScoredAtEnd: 27,
    PartBegan: 28,
    AbbotRecalled: 29,
    GoodsTaken: 30,
    GoodsScored: 31,
    FairyMoved: 32,
    FairyScored: 33,
    DragonMoved: 34,
    FigureEaten: 35,
    TileAwaitsDragon: 36,
    TilesShuffledBack: 37,
    FloorBuilt: 38,
    FigureCaptured: 39,
    PrisonerReturned: 40,
    RansomPaid: 41,
    WagonMoved: 42,
    DieRolled: 43,
    FlightCrashed: 44,
    KnightRemoved: 45,
    TileHidden: 46,
    TokenDrawn: 47,
    FlockScored: 48,
    BigTopMoved: 49,
    AnimalShown: 50,
    BigTopScored: 51,
    PyramidScored: 52,
    RingmasterScored: 53,
    FigureCaught: 54,
    FigureReleased: 55,
    LakeScored: 56,
    TileTaken: 57,
    TileReturned: 58,
    HoleFilled: 59,
    HandSetAside: 60,
    GoldPlaced: 61,
    GoldTaken: 62,
    GoldScored: 63,
    MageMoved: 64,
    WitchMoved: 65,
    MageLeft: 66,
    WitchLeft: 67,
    RobberPlaced: 68,
    Robbed: 69,
    RobberFollowed: 70,
    FerryPlaced: 71,
    FerryMoved: 72,
    FigureAdvanced: 73,
    MessageDrawn: 74,
    MessageResolved: 75,
    CropChosen: 76,
    MeepleAdded: 77,
    MeepleRemoved: 78,
    KingTaken: 79,
    BaronTaken: 80,
    KingScored: 81,
    BaronScored: 82,
    FigureTakenBack: 83,
    StartTileDrawn: 84,
    FirstPlayerChosen: 85,
    OfferMade: 86,
    TileSold: 87,
});

export const Change = enumeration({
    None: 0,
    TileLaid: 1,
    FigurePlaced: 2,
    FigureRemoved: 3,
    PieceMoved: 4,
});

export const Outcome = enumeration({
    Open: 0,
    Won: 1,
    Lost: 2,
    Finished: 3,
});

export const Loss = enumeration({
    None: 0,
    Ghosts: 1,
    Tiles: 2,
    Pile: 3,
});

export const Source = enumeration({
    Before: 0,
    Roads: 1,
    Cities: 2,
    Monasteries: 3,
    Gardens: 4,
    Fields: 5,
    Castles: 6,
    Ghosts: 7,
    Hounds: 8,
    Goods: 9,
    Fairy: 10,
    Prisoners: 11,
    Sheep: 12,
    BigTop: 13,
    Acrobats: 14,
    Ringmaster: 15,
    Vodyanoy: 16,
    Gold: 17,
    Robbers: 18,
    Messages: 19,
    King: 20,
    Baron: 21,
    Sales: 22,
});

export const Viewer = enumeration({
    Nobody: -1,
    Host: -2,
});

export const Theme = enumeration({
    Light: 0,
    Dark: 1,
});

export const PictureMarkKind = enumeration({
    Cell: 1,
    Segment: 2,
    Arrow: 3,
});

export const RecordKind = enumeration({
    Full: 0,
    Open: 1,
});

export const Verdict = enumeration({
    Best: 0,
    Good: 1,
    Slip: 2,
    Mistake: 3,
    Blunder: 4,
    Forced: 5,
    Chance: 6,
});

export const Enumeration = enumeration({
    Colour: 0,
    FigureKind: 1,
    Good: 2,
    System: 3,
    Expansion: 4,
    Edition: 5,
    JointScoring: 6,
    Draws: 7,
    Unplayable: 8,
    Side: 9,
    Direction: 10,
    SideKind: 11,
    SegmentKind: 12,
    Mark: 13,
    Recording: 14,
    DecisionKind: 15,
    ActionKind: 16,
    EventKind: 17,
    Outcome: 18,
    Loss: 19,
    Source: 20,
    Scope: 21,
    FactKind: 22,
    RecordKind: 23,
    Strength: 24,
    Verdict: 25,
    Sampling: 26,
    Theme: 27,
    PictureMarkKind: 28,
    FirstPlayer: 29,
    Subject: 30,
    Target: 31,
    Change: 32,
    Extent: 33,
});

/** Bounds of the library. */
export const Limits = Object.freeze({
    maxColours: 6,
    maxPlayers: 6,
    maxSegments: 16,
    maxFigureKinds: 16,
    maxGoods: 3,
    maxSources: 32,
    maxActions: 16384,
    maxTileSets: 32,
    maxTileTypes: 1024,
    maxStartTiles: 16,
    maxTileText: 1048576,
    maxRecordText: 4194304,
    maxJsonText: 4194304,
    maxPositionText: 4194304,
    maxHeadersText: 65536,
    maxBoardText: 67108864,
    maxSimulations: 1000000000,
    maxLine: 8,
    maxResults: 4096,
    maxWorkers: 4096,
    maxWindow: 255,
    maxBatch: 1000000,
    maxThreads: 256,
    noSegment: 255,
    svgMinTileSize: 16,
    svgMaxTileSize: 512,
});
