// bindings/generate writes this file from the headers in capi/mistbank/; do not edit it.
// The library's values by name: Colour.Red is "red". Each member has its value in JavaScript and its
// number in the library.

import { enumeration, numbered } from "./enumerations.js";

export const Status = numbered({
    Ok: ["ok", 0],
    InvalidArgument: ["invalid_argument", 1],
    OutOfMemory: ["out_of_memory", 2],
    BufferTooSmall: ["buffer_too_small", 3],
    InvalidRules: ["invalid_rules", 4],
    InvalidTileSet: ["invalid_tile_set", 5],
    IllegalAction: ["illegal_action", 6],
    WrongDecision: ["wrong_decision", 7],
    GameOver: ["game_over", 8],
    NothingToUndo: ["nothing_to_undo", 9],
    NotRecorded: ["not_recorded", 10],
    InvalidRecord: ["invalid_record", 11],
    InvalidSnapshot: ["invalid_snapshot", 12],
    UnknownName: ["unknown_name", 13],
    InternalError: ["internal_error", 14],
    InvalidJson: ["invalid_json", 15],
    InvalidPosition: ["invalid_position", 16],
});

export const Colour = enumeration({
    Red: ["red", 0],
    Green: ["green", 1],
    Blue: ["blue", 2],
    Yellow: ["yellow", 3],
    Black: ["black", 4],
    Pink: ["pink", 5],
    None: ["none", 255],
});

export const FigureKind = enumeration({
    Normal: ["meeple", 0],
    Guard: ["guard", 1],
    Large: ["large", 2],
    Abbot: ["abbot", 3],
    Mayor: ["mayor", 4],
    Wagon: ["wagon", 5],
    Ringmaster: ["ringmaster", 6],
    Builder: ["builder", 7],
    Pig: ["pig", 8],
    Barn: ["barn", 9],
    Shepherd: ["shepherd", 10],
});

export const Good = enumeration({
    Wine: ["wine", 0],
    Grain: ["grain", 1],
    Cloth: ["cloth", 2],
});

export const System = enumeration({
    Cooperative: ["cooperative", 1],
    Base: ["base", 2],
    Demo: ["demo", 3],
});

export const Expansion = enumeration({
    GhostsCastlesCemeteries: ["ghosts_castles_cemeteries", 0],
    River: ["river", 1],
    Abbot: ["abbot", 2],
    InnsCathedrals: ["inns_cathedrals", 3],
    TradersBuilders: ["traders_builders", 4],
    PrincessDragon: ["princess_dragon", 5],
    Tower: ["tower", 6],
    AbbeyMayor: ["abbey_mayor", 7],
    FlyingMachines: ["flying_machines", 8],
    HillsSheep: ["hills_sheep", 9],
    BigTop: ["big_top", 10],
    Vodyanoy: ["vodyanoy", 11],
    Messages: ["messages", 12],
    Ferries: ["ferries", 13],
    Gold: ["gold", 14],
    Mage: ["mage", 15],
    Robbers: ["robbers", 16],
    Crops: ["crops", 17],
    King: ["king", 18],
    Festival: ["festival", 19],
});

export const Edition = numbered({
    Of2022: ["2022", 2022],
    Of2023: ["2023", 2023],
});

export const JointScoring = enumeration({
    EveryColour: ["every_colour", 0],
    Majority: ["majority", 1],
});

export const Draws = enumeration({
    Automatic: ["automatic", 0],
    External: ["external", 1],
});

export const Unplayable = enumeration({
    SetAside: ["set_aside", 0],
    Returned: ["returned", 1],
});

export const FirstPlayer = enumeration({
    Host: ["host", 0],
    Random: ["random", 1],
    MostRoads: ["most_roads", 2],
});

export const Side = enumeration({
    North: ["north", 0],
    East: ["east", 1],
    South: ["south", 2],
    West: ["west", 3],
});

export const Direction = enumeration({
    North: ["north", 0],
    East: ["east", 1],
    South: ["south", 2],
    West: ["west", 3],
    NorthEast: ["north_east", 4],
    SouthEast: ["south_east", 5],
    SouthWest: ["south_west", 6],
    NorthWest: ["north_west", 7],
});

export const SideKind = enumeration({
    Field: ["field", 1],
    Road: ["road", 2],
    City: ["city", 3],
    River: ["river", 4],
    Any: ["any", 5],
});

export const SegmentKind = enumeration({
    Road: ["road", 1],
    City: ["city", 2],
    Field: ["field", 3],
    Mist: ["mist", 4],
    Monastery: ["monastery", 5],
    Castle: ["castle", 6],
    Cemetery: ["cemetery", 7],
    Garden: ["garden", 8],
    River: ["river", 9],
    Tower: ["tower", 10],
    Acrobats: ["acrobats", 11],
    Vodyanoy: ["vodyanoy", 12],
});

export const Extent = enumeration({
    None: ["none", 0],
    Joined: ["joined", 1],
    Around: ["around", 2],
});

export const Mark = enumeration({
    Inn: ["inn", 0],
    Cathedral: ["cathedral", 1],
    Wine: ["wine", 2],
    Grain: ["grain", 3],
    Cloth: ["cloth", 4],
    Spring: ["spring", 5],
    Lake: ["lake", 6],
    Volcano: ["volcano", 7],
    Dragon: ["dragon", 8],
    Portal: ["portal", 9],
    Princess: ["princess", 10],
    Foundation: ["foundation", 11],
    Machine: ["machine", 12],
    Abbey: ["abbey", 13],
    Hill: ["hill", 14],
    Vineyard: ["vineyard", 15],
    Circus: ["circus", 16],
    Acrobats: ["acrobats", 17],
    Vodyanoy: ["vodyanoy", 18],
    Ferry: ["ferry", 19],
    Gold: ["gold", 20],
    Mage: ["mage", 21],
    Robber: ["robber", 22],
    CropFarmer: ["crop:farmer", 23],
    CropHighwayman: ["crop:highwayman", 24],
    CropKnight: ["crop:knight", 25],
    Festival: ["festival", 26],
});

export const DecisionKind = enumeration({
    Over: ["over", 0],
    Draw: ["draw", 1],
    LayTile: ["lay_tile", 2],
    Bury: ["bury", 3],
    GhostOnCemetery: ["ghost_on_cemetery", 4],
    HauntMeeple: ["haunt_meeple", 5],
    PlaceMeeple: ["place_meeple", 6],
    OrderOfScoring: ["order_of_scoring", 7],
    ScoreOrPacify: ["score_or_pacify", 8],
    ScoringColour: ["scoring_colour", 9],
    PlaceHound: ["place_hound", 10],
    HoundPacifies: ["hound_pacifies", 11],
    LayFaceDown: ["lay_face_down", 12],
    Take: ["take", 13],
    Exchange: ["exchange", 14],
    MoveDragon: ["move_dragon", 15],
    Abbey: ["abbey", 16],
    MoveWagon: ["move_wagon", 17],
    Chance: ["chance", 18],
    Land: ["land", 19],
    Hand: ["hand", 20],
    Flock: ["flock", 21],
    Gold: ["gold", 22],
    Magic: ["magic", 23],
    Robber: ["robber", 24],
    Ferry: ["ferry", 25],
    Advance: ["advance", 26],
    Message: ["message", 27],
    MessageMeeple: ["message_meeple", 28],
    Crop: ["crop", 29],
    CropAdd: ["crop_add", 30],
    CropRemove: ["crop_remove", 31],
    Offer: ["offer", 32],
    Sell: ["sell", 33],
});

export const Subject = enumeration({
    None: ["none", 0],
    DrawnTile: ["drawn_tile", 1],
    LaidTile: ["laid_tile", 2],
    Cell: ["cell", 3],
    Segment: ["segment", 4],
});

export const Target = enumeration({
    None: ["none", 0],
    Cell: ["cell", 1],
    Segment: ["segment", 2],
    Pair: ["pair", 3],
    Corner: ["corner", 4],
});

export const ActionKind = enumeration({
    None: ["none", 0],
    Draw: ["draw", 1],
    Lay: ["lay", 2],
    Bury: ["bury", 3],
    BuryFromSupply: ["bury_from_supply", 4],
    Ghost: ["ghost", 5],
    Haunt: ["haunt", 6],
    Place: ["place", 7],
    Pass: ["pass", 9],
    Score: ["score", 10],
    Points: ["points", 11],
    Pacify: ["pacify", 12],
    Advance: ["advance", 13],
    Hound: ["hound", 14],
    FaceDown: ["face_down", 15],
    Recall: ["recall", 16],
    Floor: ["floor", 17],
    Tower: ["tower", 18],
    Take: ["take", 19],
    Exchange: ["exchange", 20],
    Ransom: ["ransom", 21],
    Fairy: ["fairy", 22],
    Princess: ["princess", 23],
    Portal: ["portal", 24],
    Dragon: ["dragon", 25],
    Abbey: ["abbey", 26],
    NoAbbey: ["no_abbey", 27],
    Wagon: ["wagon", 28],
    GoHome: ["go_home", 29],
    Barn: ["barn", 30],
    Fly: ["fly", 31],
    Roll: ["roll", 32],
    Land: ["land", 33],
    Acrobat: ["acrobat", 34],
    Pyramid: ["pyramid", 35],
    Release: ["release", 36],
    Grow: ["grow", 37],
    Guide: ["guide", 38],
    Sheep: ["sheep", 39],
    Animal: ["animal", 40],
    Hidden: ["hidden", 41],
    Gold: ["gold", 42],
    Mage: ["mage", 43],
    Witch: ["witch", 44],
    Unmage: ["unmage", 45],
    Unwitch: ["unwitch", 46],
    Robber: ["robber", 47],
    Ferry: ["ferry", 48],
    Keep: ["keep", 49],
    AdvanceFigure: ["advance_figure", 50],
    ActOnMessage: ["act_on_message", 51],
    TwoPoints: ["two_points", 52],
    Message: ["message", 53],
    ScoreMeeple: ["score_meeple", 54],
    CropAdd: ["crop_add", 55],
    CropRemove: ["crop_remove", 56],
    Add: ["add", 57],
    Remove: ["remove", 58],
    Festival: ["festival", 59],
    FirstPlayer: ["first_player", 60],
    OfferPoints: ["offer_points", 61],
    OfferWine: ["offer_wine", 62],
    OfferGrain: ["offer_grain", 63],
    OfferCloth: ["offer_cloth", 64],
    OfferAbbey: ["offer_abbey", 65],
    Sell: ["sell", 66],
    KeepTile: ["keep_tile", 67],
});

export const Strength = enumeration({
    Beginner: ["beginner", 0],
    Easy: ["easy", 1],
    Good: ["good", 2],
    Best: ["best", 3],
});

export const Sampling = enumeration({
    Logits: ["logits", 0],
    Weights: ["weights", 1],
    Greatest: ["greatest", 2],
});

export const Scope = enumeration({
    Game: ["game", 0],
    Colour: ["colour", 1],
    Tile: ["tile", 2],
});

export const FactKind = enumeration({
    Number: ["number", 0],
    Colour: ["colour", 1],
    Tile: ["tile", 2],
    Segment: ["segment", 3],
    Pair: ["pair", 4],
});

export const EventKind = enumeration({
    TurnBegan: ["turn_began", 1],
    TileDrawn: ["tile_drawn", 2],
    TileSetAside: ["tile_set_aside", 3],
    TileLaid: ["tile_laid", 4],
    BankFinished: ["bank_finished", 5],
    GhostsPlaced: ["ghosts_placed", 6],
    GhostsRemoved: ["ghosts_removed", 7],
    FigurePlaced: ["figure_placed", 8],
    FigureReturned: ["figure_returned", 9],
    MeepleBuried: ["meeple_buried", 10],
    CemeteryClosed: ["cemetery_closed", 11],
    FeatureScored: ["feature_scored", 12],
    FeaturePacified: ["feature_pacified", 13],
    PointsScored: ["points_scored", 14],
    HoundArrived: ["hound_arrived", 15],
    HoundLost: ["hound_lost", 16],
    HoundScored: ["hound_scored", 17],
    HoundBuried: ["hound_buried", 18],
    PileOpened: ["pile_opened", 19],
    FaceDownLaid: ["face_down_laid", 20],
    Won: ["won", 21],
    Lost: ["lost", 22],
    MeepleHaunted: ["meeple_haunted", 23],
    MeepleScared: ["meeple_scared", 24],
    GuardGained: ["guard_gained", 25],
    FinalScoring: ["final_scoring", 26],
    FeatureScoredAtEnd: ["feature_scored_at_end", 27],
    PartBegan: ["part_began", 28],
    AbbotRecalled: ["abbot_recalled", 29],
    GoodsTaken: ["goods_taken", 30],
    GoodsScored: ["goods_scored", 31],
    FairyMoved: ["fairy_moved", 32],
    FairyScored: ["fairy_scored", 33],
    DragonMoved: ["dragon_moved", 34],
    FigureEaten: ["figure_eaten", 35],
    TileAwaitsDragon: ["tile_awaits_dragon", 36],
    TilesShuffledBack: ["tiles_shuffled_back", 37],
    FloorBuilt: ["floor_built", 38],
    FigureCaptured: ["figure_captured", 39],
    PrisonerReturned: ["prisoner_returned", 40],
    RansomPaid: ["ransom_paid", 41],
    WagonMoved: ["wagon_moved", 42],
    DieRolled: ["die_rolled", 43],
    FlightCrashed: ["flight_crashed", 44],
    KnightRemoved: ["knight_removed", 45],
    TileHidden: ["tile_hidden", 46],
    TokenDrawn: ["token_drawn", 47],
    FlockScored: ["flock_scored", 48],
    BigTopMoved: ["big_top_moved", 49],
    AnimalShown: ["animal_shown", 50],
    BigTopScored: ["big_top_scored", 51],
    PyramidScored: ["pyramid_scored", 52],
    RingmasterScored: ["ringmaster_scored", 53],
    FigureCaught: ["figure_caught", 54],
    FigureReleased: ["figure_released", 55],
    LakeScored: ["lake_scored", 56],
    TileTaken: ["tile_taken", 57],
    TileReturned: ["tile_returned", 58],
    HoleFilled: ["hole_filled", 59],
    HandSetAside: ["hand_set_aside", 60],
    GoldPlaced: ["gold_placed", 61],
    GoldTaken: ["gold_taken", 62],
    GoldScored: ["gold_scored", 63],
    MageMoved: ["mage_moved", 64],
    WitchMoved: ["witch_moved", 65],
    MageLeft: ["mage_left", 66],
    WitchLeft: ["witch_left", 67],
    RobberPlaced: ["robber_placed", 68],
    Robbed: ["robbed", 69],
    RobberFollowed: ["robber_followed", 70],
    FerryPlaced: ["ferry_placed", 71],
    FerryMoved: ["ferry_moved", 72],
    FigureAdvanced: ["figure_advanced", 73],
    MessageDrawn: ["message_drawn", 74],
    MessageResolved: ["message_resolved", 75],
    CropChosen: ["crop_chosen", 76],
    MeepleAdded: ["meeple_added", 77],
    MeepleRemoved: ["meeple_removed", 78],
    KingTaken: ["king_taken", 79],
    BaronTaken: ["baron_taken", 80],
    KingScored: ["king_scored", 81],
    BaronScored: ["baron_scored", 82],
    FigureTakenBack: ["figure_taken_back", 83],
    StartTileDrawn: ["start_tile_drawn", 84],
    FirstPlayerChosen: ["first_player_chosen", 85],
    OfferMade: ["offer_made", 86],
    TileSold: ["tile_sold", 87],
});

export const Change = enumeration({
    None: ["none", 0],
    TileLaid: ["tile_laid", 1],
    FigurePlaced: ["figure_placed", 2],
    FigureRemoved: ["figure_removed", 3],
    PieceMoved: ["piece_moved", 4],
});

export const Outcome = enumeration({
    Open: ["open", 0],
    Won: ["won", 1],
    Lost: ["lost", 2],
    Finished: ["finished", 3],
});

export const Loss = enumeration({
    None: ["none", 0],
    Ghosts: ["ghosts", 1],
    Tiles: ["tiles", 2],
    Pile: ["pile", 3],
});

export const Source = enumeration({
    Before: ["before", 0],
    Roads: ["roads", 1],
    Cities: ["cities", 2],
    Monasteries: ["monasteries", 3],
    Gardens: ["gardens", 4],
    Fields: ["fields", 5],
    Castles: ["castles", 6],
    Ghosts: ["ghosts", 7],
    Hounds: ["hounds", 8],
    Goods: ["goods", 9],
    Fairy: ["fairy", 10],
    Prisoners: ["prisoners", 11],
    Sheep: ["sheep", 12],
    BigTop: ["big_top", 13],
    Acrobats: ["acrobats", 14],
    Ringmaster: ["ringmaster", 15],
    Vodyanoy: ["vodyanoy", 16],
    Gold: ["gold", 17],
    Robbers: ["robbers", 18],
    Messages: ["messages", 19],
    King: ["king", 20],
    Baron: ["baron", 21],
    Sales: ["sales", 22],
});

export const Viewer = enumeration({
    Nobody: ["nobody", -1],
    Host: ["host", -2],
});

export const Theme = enumeration({
    Light: ["light", 0],
    Dark: ["dark", 1],
});

export const PictureMarkKind = enumeration({
    Cell: ["cell", 1],
    Segment: ["segment", 2],
    Arrow: ["arrow", 3],
});

export const RecordKind = enumeration({
    Full: ["full", 0],
    Open: ["open", 1],
});

export const Verdict = enumeration({
    Best: ["best", 0],
    Good: ["good", 1],
    Slip: ["slip", 2],
    Mistake: ["mistake", 3],
    Blunder: ["blunder", 4],
    Forced: ["forced", 5],
    Chance: ["chance", 6],
});

export const Enumeration = enumeration({
    Colour: ["colour", 0],
    FigureKind: ["figure_kind", 1],
    Good: ["good", 2],
    System: ["system", 3],
    Expansion: ["expansion", 4],
    Edition: ["edition", 5],
    JointScoring: ["joint_scoring", 6],
    Draws: ["draws", 7],
    Unplayable: ["unplayable", 8],
    Side: ["side", 9],
    Direction: ["direction", 10],
    SideKind: ["side_kind", 11],
    SegmentKind: ["segment_kind", 12],
    Mark: ["mark", 13],
    Recording: ["recording", 14],
    DecisionKind: ["decision_kind", 15],
    ActionKind: ["action_kind", 16],
    EventKind: ["event_kind", 17],
    Outcome: ["outcome", 18],
    Loss: ["loss", 19],
    Source: ["source", 20],
    Scope: ["scope", 21],
    FactKind: ["fact_kind", 22],
    RecordKind: ["record_kind", 23],
    Strength: ["strength", 24],
    Verdict: ["verdict", 25],
    Sampling: ["sampling", 26],
    Theme: ["theme", 27],
    PictureMarkKind: ["picture_mark_kind", 28],
    FirstPlayer: ["first_player", 29],
    Subject: ["subject", 30],
    Target: ["target", 31],
    Change: ["change", 32],
    Extent: ["extent", 33],
});

/** The limits of the library, such as the maximum number of players. */
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
