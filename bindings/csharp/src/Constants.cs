// bindings/generate writes this file from capi/mistbank/; do not edit it.
#nullable enable

using System;

namespace Mistbank
{
    /// <summary>The status of a call.</summary>
    public enum Status
    {
        /// <summary>Success.</summary>
        Ok = 0,

        /// <summary>An argument is null, out of range or of the wrong size.</summary>
        InvalidArgument = 1,

        /// <summary>The allocator returned null; nothing was changed.</summary>
        OutOfMemory = 2,

        /// <summary>Nothing was written; the needed count was returned.</summary>
        BufferTooSmall = 3,

        /// <summary>The rules cannot be played; the message names the field.</summary>
        InvalidRules = 4,

        /// <summary>The text is not a tile set, or the set cannot be played; the message names line, column and
        /// reason.</summary>
        InvalidTileSet = 5,

        /// <summary>The rules forbid the action in this position; the message names the clause.</summary>
        IllegalAction = 6,

        /// <summary>The action does not answer the open decision, because the action is stale or belongs to another
        /// game.</summary>
        WrongDecision = 7,

        /// <summary>The game is over, and no action is legal.</summary>
        GameOver = 8,

        /// <summary>The game is at its start.</summary>
        NothingToUndo = 9,

        /// <summary>The game has no recorded history to undo or write.</summary>
        NotRecorded = 10,

        /// <summary>The text is not a record; the message names the line.</summary>
        InvalidRecord = 11,

        /// <summary>The bytes are not a snapshot, are damaged, or come from a later version.</summary>
        InvalidSnapshot = 12,

        /// <summary>No preset, tile set, tile, colour or header has this name.</summary>
        UnknownName = 13,

        /// <summary>A defect of the library; please report it with the record.</summary>
        InternalError = 14,

        /// <summary>The text is not JSON, or not the expected kind of JSON; the message names line, column and
        /// reason.</summary>
        InvalidJson = 15,

        /// <summary>The text is not a position, or the position is impossible; the message names line, column and
        /// clause.</summary>
        InvalidPosition = 16,
    }

    /// <summary>The colours of meeples, in the order in which presets assign them.</summary>
    public enum Colour
    {
        /// <summary>Red.</summary>
        Red = 0,

        /// <summary>Green.</summary>
        Green = 1,

        /// <summary>Blue.</summary>
        Blue = 2,

        /// <summary>Yellow.</summary>
        Yellow = 3,

        /// <summary>Black.</summary>
        Black = 4,

        /// <summary>Pink.</summary>
        Pink = 5,

        /// <summary>No colour, or the common scoring meeple.</summary>
        None = 255,
    }

    /// <summary>The kinds of figures. Meeples occupy features and count for the majority; special figures do
    /// neither.</summary>
    public enum FigureKind
    {
        /// <summary>A meeple.</summary>
        Normal = 0,

        /// <summary>A meeple that ghosts cannot haunt.</summary>
        Guard = 1,

        /// <summary>A meeple that counts as two.</summary>
        Large = 2,

        /// <summary>A meeple for monasteries and gardens.</summary>
        Abbot = 3,

        /// <summary>A meeple for cities, which counts once for each coat of arms of its city.</summary>
        Mayor = 4,

        /// <summary>A meeple that moves on when its feature has been scored.</summary>
        Wagon = 5,

        /// <summary>A meeple that scores for the circus tiles around it.</summary>
        Ringmaster = 6,

        /// <summary>A special figure that gives double turns.</summary>
        Builder = 7,

        /// <summary>A special figure that raises the value of a field.</summary>
        Pig = 8,

        /// <summary>A special figure that stays on a corner of four fields.</summary>
        Barn = 9,

        /// <summary>A special figure that gathers sheep on a field.</summary>
        Shepherd = 10,
    }

    /// <summary>A set of FigureKind values.</summary>
    [Flags]
    public enum FigureKinds : uint
    {
        /// <summary>None.</summary>
        None = 0,

        /// <summary>A meeple.</summary>
        Normal = 1 << 0,

        /// <summary>A meeple that ghosts cannot haunt.</summary>
        Guard = 1 << 1,

        /// <summary>A meeple that counts as two.</summary>
        Large = 1 << 2,

        /// <summary>A meeple for monasteries and gardens.</summary>
        Abbot = 1 << 3,

        /// <summary>A meeple for cities, which counts once for each coat of arms of its city.</summary>
        Mayor = 1 << 4,

        /// <summary>A meeple that moves on when its feature has been scored.</summary>
        Wagon = 1 << 5,

        /// <summary>A meeple that scores for the circus tiles around it.</summary>
        Ringmaster = 1 << 6,

        /// <summary>A special figure that gives double turns.</summary>
        Builder = 1 << 7,

        /// <summary>A special figure that raises the value of a field.</summary>
        Pig = 1 << 8,

        /// <summary>A special figure that stays on a corner of four fields.</summary>
        Barn = 1 << 9,

        /// <summary>A special figure that gathers sheep on a field.</summary>
        Shepherd = 1 << 10,
    }

    /// <summary>The goods of Traders &amp; Builders, in the order in which they score.</summary>
    public enum Good
    {
        /// <summary>Wine.</summary>
        Wine = 0,

        /// <summary>Grain.</summary>
        Grain = 1,

        /// <summary>Cloth.</summary>
        Cloth = 2,
    }

    /// <summary>The game systems. All except the cooperative one are competitive.</summary>
    public enum GameSystem
    {
        /// <summary>Mists over Carcassonne, levels 1 to 6.</summary>
        Cooperative = 1,

        /// <summary>The base game.</summary>
        Base = 2,

        /// <summary>The Print-and-Play Demo.</summary>
        Demo = 3,
    }

    /// <summary>The expansions of competitive games. All combinations are valid.</summary>
    [Flags]
    public enum Expansions : uint
    {
        /// <summary>None.</summary>
        None = 0,

        /// <summary>Ghosts, castles and cemeteries.</summary>
        GhostsCastlesCemeteries = 1 << 0,

        /// <summary>The river, whose tiles are laid first.</summary>
        River = 1 << 1,

        /// <summary>The abbot and gardens.</summary>
        Abbot = 1 << 2,

        /// <summary>Inns, cathedrals and the large meeple.</summary>
        InnsCathedrals = 1 << 3,

        /// <summary>Goods, builder and pig.</summary>
        TradersBuilders = 1 << 4,

        /// <summary>Dragon, fairy, princess and portals.</summary>
        PrincessDragon = 1 << 5,

        /// <summary>Towers and prisoners.</summary>
        Tower = 1 << 6,

        /// <summary>Abbeys, mayors, wagons and barns.</summary>
        AbbeyMayor = 1 << 7,

        /// <summary>Flights with a die.</summary>
        FlyingMachines = 1 << 8,

        /// <summary>Hills, vineyards and shepherds.</summary>
        HillsSheep = 1 << 9,

        /// <summary>Big top, ringmasters and acrobats.</summary>
        BigTop = 1 << 10,

        /// <summary>A lake that catches meeples.</summary>
        Vodyanoy = 1 << 11,

        /// <summary>Messages and couriers.</summary>
        Messages = 1 << 12,

        /// <summary>Ferries that join roads.</summary>
        Ferries = 1 << 13,

        /// <summary>Gold mines.</summary>
        Gold = 1 << 14,

        /// <summary>The mage and the witch.</summary>
        Mage = 1 << 15,

        /// <summary>Robbers on the track.</summary>
        Robbers = 1 << 16,

        /// <summary>Crop circles.</summary>
        Crops = 1 << 17,

        /// <summary>The king and the robber baron.</summary>
        King = 1 << 18,

        /// <summary>The festival.</summary>
        Festival = 1 << 19,
    }

    /// <summary>The edition of the cooperative rulebook, by year.</summary>
    public enum Edition
    {
        /// <summary>2022.</summary>
        Of2022 = 2022,

        /// <summary>2023.</summary>
        Of2023 = 2023,
    }

    /// <summary>The scoring of a feature with several colours in the cooperative game.</summary>
    public enum JointScoring
    {
        /// <summary>The feature scores once for each colour present.</summary>
        EveryColour = 0,

        /// <summary>The feature scores once for each colour that has the most meeples.</summary>
        Majority = 1,
    }

    /// <summary>The source of drawn tiles.</summary>
    public enum Draws
    {
        /// <summary>The library draws the tiles; the seed determines their order when the game is created.</summary>
        Automatic = 0,

        /// <summary>The host names each drawn tile.</summary>
        External = 1,
    }

    /// <summary>The fate of a drawn tile that does not fit anywhere.</summary>
    public enum Unplayable
    {
        /// <summary>The tile leaves the game.</summary>
        SetAside = 0,

        /// <summary>The tile returns to the pile, which is shuffled.</summary>
        Returned = 1,
    }

    /// <summary>The methods that determine the first player.</summary>
    public enum FirstPlayer
    {
        /// <summary>The rules name the starting player.</summary>
        Host = 0,

        /// <summary>All players are equally likely.</summary>
        Random = 1,

        /// <summary>Each player draws a tile; the player with the most road sides begins.</summary>
        MostRoads = 2,
    }

    /// <summary>The sides of a tile. A clockwise quarter turn moves north to east.</summary>
    public enum Side
    {
        /// <summary>North.</summary>
        North = 0,

        /// <summary>East.</summary>
        East = 1,

        /// <summary>South.</summary>
        South = 2,

        /// <summary>West.</summary>
        West = 3,
    }

    /// <summary>The direction of a flying machine.</summary>
    public enum Direction
    {
        /// <summary>North.</summary>
        North = 0,

        /// <summary>East.</summary>
        East = 1,

        /// <summary>South.</summary>
        South = 2,

        /// <summary>West.</summary>
        West = 3,

        /// <summary>North-east.</summary>
        NorthEast = 4,

        /// <summary>South-east.</summary>
        SouthEast = 5,

        /// <summary>South-west.</summary>
        SouthWest = 6,

        /// <summary>North-west.</summary>
        NorthWest = 7,
    }

    /// <summary>The kind of a side of a tile. Adjacent sides must match; mist is ignored for matching.</summary>
    public enum SideKind
    {
        /// <summary>Field.</summary>
        Field = 1,

        /// <summary>Road.</summary>
        Road = 2,

        /// <summary>City.</summary>
        City = 3,

        /// <summary>A river, which matches only river sides.</summary>
        River = 4,

        /// <summary>A side of an abbey, which matches all sides.</summary>
        Any = 5,
    }

    /// <summary>The kinds of segments and features.</summary>
    public enum SegmentKind
    {
        /// <summary>Road.</summary>
        Road = 1,

        /// <summary>City.</summary>
        City = 2,

        /// <summary>Field.</summary>
        Field = 3,

        /// <summary>Mist.</summary>
        Mist = 4,

        /// <summary>Monastery.</summary>
        Monastery = 5,

        /// <summary>Castle.</summary>
        Castle = 6,

        /// <summary>Cemetery.</summary>
        Cemetery = 7,

        /// <summary>A garden.</summary>
        Garden = 8,

        /// <summary>Water, which is not a feature.</summary>
        River = 9,

        /// <summary>The top of a tower, which is not a feature; in games with towers it follows the printed
        /// segments.</summary>
        Tower = 10,

        /// <summary>A space for acrobats, which is not a feature; in games with the big top it follows the printed
        /// segments.</summary>
        Acrobats = 11,

        /// <summary>The Vodyanoy's lake, which is not a feature; in games with the Vodyanoy it follows the printed
        /// segments.</summary>
        Vodyanoy = 12,
    }

    /// <summary>The way in which segments of a kind form features.</summary>
    public enum Extent
    {
        /// <summary>No feature: water, or a place for figures such as the top of a tower.</summary>
        None = 0,

        /// <summary>Connected segments: roads, cities, fields; open sides are sides of tiles.</summary>
        Joined = 1,

        /// <summary>A single segment with the tiles around it; open sides are empty cells around it.</summary>
        Around = 2,
    }

    /// <summary>The marks printed on segments and tiles. A mark is scenery in a game without its
    /// expansion.</summary>
    [Flags]
    public enum Marks : uint
    {
        /// <summary>None.</summary>
        None = 0,

        /// <summary>An inn on a road.</summary>
        Inn = 1 << 0,

        /// <summary>A cathedral on a city.</summary>
        Cathedral = 1 << 1,

        /// <summary>Wine on a city.</summary>
        Wine = 1 << 2,

        /// <summary>Grain on a city.</summary>
        Grain = 1 << 3,

        /// <summary>Cloth on a city.</summary>
        Cloth = 1 << 4,

        /// <summary>On a tile: the beginning of the river.</summary>
        Spring = 1 << 5,

        /// <summary>On a tile: the end of the river.</summary>
        Lake = 1 << 6,

        /// <summary>On a tile: a volcano, to which the dragon flies.</summary>
        Volcano = 1 << 7,

        /// <summary>On a tile: a dragon sign; the dragon moves after this tile is laid.</summary>
        Dragon = 1 << 8,

        /// <summary>On a tile: a portal, through which a meeple may go to another tile.</summary>
        Portal = 1 << 9,

        /// <summary>A princess on a city.</summary>
        Princess = 1 << 10,

        /// <summary>On a tile: the foundation of a tower.</summary>
        Foundation = 1 << 11,

        /// <summary>On a tile: a flying machine; MachineDirection has its direction.</summary>
        Machine = 1 << 12,

        /// <summary>On a tile: an abbey, which a player lays.</summary>
        Abbey = 1 << 13,

        /// <summary>On a tile: a hill, which hides another tile and breaks ties.</summary>
        Hill = 1 << 14,

        /// <summary>On a tile: a vineyard, which raises the value of monasteries around it.</summary>
        Vineyard = 1 << 15,

        /// <summary>On a tile: a circus, to which the big top moves.</summary>
        Circus = 1 << 16,

        /// <summary>On a tile: a space for acrobats.</summary>
        Acrobats = 1 << 17,

        /// <summary>On a tile: the lake of the Vodyanoy.</summary>
        Vodyanoy = 1 << 18,

        /// <summary>On a tile: a lake, on which a ferry joins two roads.</summary>
        Ferry = 1 << 19,

        /// <summary>On a tile: a gold mine; ingots are placed on this tile and next to it.</summary>
        Gold = 1 << 20,

        /// <summary>On a tile: the player who lays it moves the mage or the witch.</summary>
        Mage = 1 << 21,

        /// <summary>On a tile: the player who lays it may place a robber.</summary>
        Robber = 1 << 22,

        /// <summary>On a tile: a crop circle, for farmers.</summary>
        CropFarmer = 1 << 23,

        /// <summary>On a tile: a crop circle, for highwaymen.</summary>
        CropHighwayman = 1 << 24,

        /// <summary>On a tile: a crop circle, for knights.</summary>
        CropKnight = 1 << 25,

        /// <summary>On a tile: the player who lays it may take a figure back.</summary>
        Festival = 1 << 26,
    }

    /// <summary>The kinds of decisions, with the step of the turn in which they occur.</summary>
    public enum DecisionKind
    {
        /// <summary>No decision: the game is over.</summary>
        Over = 0,

        /// <summary>External draws: the drawn tile. With some house rules, the host may also answer "hidden" or "pass",
        /// which are not in the list of legal actions.</summary>
        Draw = 1,

        /// <summary>Step 1a: the place of the drawn tile.</summary>
        LayTile = 2,

        /// <summary>Steps 1c and 3c: the meeple to bury.</summary>
        Bury = 3,

        /// <summary>Step 2a: the open cemetery for a further ghost.</summary>
        GhostOnCemetery = 4,

        /// <summary>Step 2a: the meeple that a ghost haunts.</summary>
        HauntMeeple = 5,

        /// <summary>Step 2b: place a figure on the laid tile, take another action of this step, or pass.</summary>
        PlaceMeeple = 6,

        /// <summary>Step 3a: the next completed feature to score.</summary>
        OrderOfScoring = 7,

        /// <summary>Step 3a: score points, or remove ghosts from one tile instead.</summary>
        ScoreOrPacify = 8,

        /// <summary>Step 3a: the scoring meeple that gets the points.</summary>
        ScoringColour = 9,

        /// <summary>Step 3b: the meeple that the hound joins.</summary>
        PlaceHound = 10,

        /// <summary>Step 3b: remove ghosts from a tile near the hound, or stop.</summary>
        HoundPacifies = 11,

        /// <summary>Step 3c: the place of the face-down tile.</summary>
        LayFaceDown = 12,

        /// <summary>Step 2b, after building a floor: the meeple that the tower takes, or none.</summary>
        Take = 13,

        /// <summary>Step 2b, after taking a meeple: the kind of prisoner that returns.</summary>
        Exchange = 14,

        /// <summary>Step 2d: the dragon's next tile.</summary>
        MoveDragon = 15,

        /// <summary>Step 1a: lay an abbey in a hole, or draw a tile.</summary>
        Abbey = 16,

        /// <summary>Step 3c: the wagon's next place, or its return to the supply.</summary>
        MoveWagon = 17,

        /// <summary>External draws: a random result, such as a die roll.</summary>
        Chance = 18,

        /// <summary>Step 2b, after the die: the landing place of the meeple.</summary>
        Land = 19,

        /// <summary>Step 1a: a tile in the hand, and the place to lay it.</summary>
        Hand = 20,

        /// <summary>Step 2c: grow the flock or guide it home.</summary>
        Flock = 21,

        /// <summary>Step 1b: the tile next to the mine for the second ingot.</summary>
        Gold = 22,

        /// <summary>Steps 1b and 2c: the place of the mage or the witch.</summary>
        Magic = 23,

        /// <summary>Step 1b: the robber's space on the track.</summary>
        Robber = 24,

        /// <summary>Step 2c: the roads that a ferry joins, or the move of a ferry.</summary>
        Ferry = 25,

        /// <summary>When a colour gains points: advance the marker or the courier.</summary>
        Advance = 26,

        /// <summary>Step 3e: follow the message, or score two points instead.</summary>
        Message = 27,

        /// <summary>Step 3e: the meeple that the message scores.</summary>
        MessageMeeple = 28,

        /// <summary>Step 3f: let all players add a meeple, or remove one.</summary>
        Crop = 29,

        /// <summary>Step 3f: the meeple to add, or none.</summary>
        CropAdd = 30,

        /// <summary>Step 3f: the meeple to remove.</summary>
        CropRemove = 31,

        /// <summary>Step 1a: the offer of another player for the drawn tile.</summary>
        Offer = 32,

        /// <summary>Step 1a: the buyer of the drawn tile, or none.</summary>
        Sell = 33,
    }

    /// <summary>The subject of a decision: the meaning of the decision's fields X, Y and Segment.</summary>
    public enum Subject
    {
        /// <summary>No tile: X, Y and Segment are 0.</summary>
        None = 0,

        /// <summary>The drawn tile: X, Y and Segment are 0.</summary>
        DrawnTile = 1,

        /// <summary>The tile laid this turn.</summary>
        LaidTile = 2,

        /// <summary>The cell of a tower, the dragon or a lake.</summary>
        Cell = 3,

        /// <summary>A segment: of a feature, a cemetery, a hound or a wagon.</summary>
        Segment = 4,
    }

    /// <summary>The place that a choice acts on, for front ends.</summary>
    public enum Target
    {
        /// <summary>No place: offer the choice as a button.</summary>
        None = 0,

        /// <summary>A cell.</summary>
        Cell = 1,

        /// <summary>A segment of a tile.</summary>
        Segment = 2,

        /// <summary>Two segments of a tile.</summary>
        Pair = 3,

        /// <summary>The north-west corner of a cell, for a barn.</summary>
        Corner = 4,
    }

    /// <summary>The kinds of actions. Each comment lists the fields that the action uses, and an example of its
    /// text form.</summary>
    public enum ActionKind
    {
        /// <summary>No action.</summary>
        None = 0,

        /// <summary>X = tile type. Example: "draw 14a".</summary>
        Draw = 1,

        /// <summary>X, Y, count = rotation in clockwise quarter turns, with the place in the hand in bits 2 and 3.
        /// Example: "lay 3,-1 2".</summary>
        Lay = 2,

        /// <summary>X, Y, Segment: the meeple. Example: "bury 3,-1/0".</summary>
        Bury = 3,

        /// <summary>Colour of the meeple. Example: "bury red".</summary>
        BuryFromSupply = 4,

        /// <summary>X, Y: the cemetery. Example: "ghost 3,-1".</summary>
        Ghost = 5,

        /// <summary>X, Y, Segment, colour; count: the figure (kind, ghosts, fairy). Example: "haunt 3,-1/0 red large
        /// 1".</summary>
        Haunt = 6,

        /// <summary>Colour, segment of the laid tile, count = kind of figure. Example: "meeple red 0".</summary>
        Place = 7,

        /// <summary>Takes no optional action, or removes no more ghosts. Example: "pass".</summary>
        Pass = 9,

        /// <summary>X, Y, Segment: the feature. Example: "score 3,-1/0".</summary>
        Score = 10,

        /// <summary>Takes the points. Example: "points".</summary>
        Points = 11,

        /// <summary>X, Y, count = ghosts to remove, 1 to 3. Example: "pacify 3,-1 2".</summary>
        Pacify = 12,

        /// <summary>Colour of the scoring meeple. Example: "advance red".</summary>
        Advance = 13,

        /// <summary>X, Y, Segment: the meeple. Example: "hound 3,-1/0".</summary>
        Hound = 14,

        /// <summary>X, Y: the empty cell. Example: "facedown 3,-1".</summary>
        FaceDown = 15,

        /// <summary>Takes the player's abbot back. Example: "recall".</summary>
        Recall = 16,

        /// <summary>X, Y: the tower for the floor. Example: "floor 3,-1".</summary>
        Floor = 17,

        /// <summary>X, Y: the tower, count = kind of the meeple on top. Example: "tower large 3,-1".</summary>
        Tower = 18,

        /// <summary>Fields as in haunt: the meeple that the tower takes. Example: "take 3,-1/0 red large".</summary>
        Take = 19,

        /// <summary>Count = kind of the returned prisoner. Example: "exchange large".</summary>
        Exchange = 20,

        /// <summary>Count = kind of the prisoner, colour of its holder. Example: "ransom large blue".</summary>
        Ransom = 21,

        /// <summary>Fields as in haunt: the meeple that the fairy joins. Example: "fairy 3,-1/0 red meeple".</summary>
        Fairy = 22,

        /// <summary>Fields as in haunt: the knight to remove. Example: "princess 3,-1/0 red meeple".</summary>
        Princess = 23,

        /// <summary>X, Y, Segment, count = kind of meeple. Example: "portal large 3,-1/0".</summary>
        Portal = 24,

        /// <summary>X, Y: the dragon's next tile. Example: "dragon 3,-1".</summary>
        Dragon = 25,

        /// <summary>X, Y: the hole for the abbey. Example: "abbey 3,-1".</summary>
        Abbey = 26,

        /// <summary>Draws a tile instead of laying an abbey. Example: "draw".</summary>
        NoAbbey = 27,

        /// <summary>X, Y, Segment: the wagon's next place. Example: "wagon 3,-1/0".</summary>
        Wagon = 28,

        /// <summary>Returns the wagon to its supply. Example: "return".</summary>
        GoHome = 29,

        /// <summary>Colour, X, Y: the cell south-east of the barn. Example: "barn red 3,-1".</summary>
        Barn = 30,

        /// <summary>Count = kind of the flying meeple. Example: "fly large".</summary>
        Fly = 31,

        /// <summary>Count = result of the die, 1 to 3. Example: "roll 2".</summary>
        Roll = 32,

        /// <summary>X, Y, Segment: the landing place. Example: "land 3,-1/0".</summary>
        Land = 33,

        /// <summary>X, Y, count = kind of the meeple that joins the acrobats. Example: "acrobat meeple 3,-1".</summary>
        Acrobat = 34,

        /// <summary>X, Y: the pyramid of three acrobats to score. Example: "pyramid 3,-1".</summary>
        Pyramid = 35,

        /// <summary>Count as in haunt: the meeple that leaves the lake. Example: "release meeple 1".</summary>
        Release = 36,

        /// <summary>Adds a token to the player's flock. Example: "grow".</summary>
        Grow = 37,

        /// <summary>Scores all flocks on the shepherd's field. Example: "guide".</summary>
        Guide = 38,

        /// <summary>Count = sheep on the drawn token, 0: the wolf. Example: "sheep 3".</summary>
        Sheep = 39,

        /// <summary>Count = number of the token under the big top. Example: "animal 5".</summary>
        Animal = 40,

        /// <summary>A tile was put under the hill. Example: "hidden".</summary>
        Hidden = 41,

        /// <summary>X, Y: the tile for the ingot. Example: "gold 3,-1".</summary>
        Gold = 42,

        /// <summary>X, Y, Segment: the mage's next place. Example: "mage 3,-1/0".</summary>
        Mage = 43,

        /// <summary>X, Y, Segment: the witch's next place. Example: "witch 3,-1/0".</summary>
        Witch = 44,

        /// <summary>Takes the mage off the board. Example: "unmage".</summary>
        Unmage = 45,

        /// <summary>Takes the witch off the board. Example: "unwitch".</summary>
        Unwitch = 46,

        /// <summary>Count = the robber's space on the track. Example: "robber 18".</summary>
        Robber = 47,

        /// <summary>X, Y, Segment, count = number of the other segment. Example: "ferry 3,-1/0+2".</summary>
        Ferry = 48,

        /// <summary>X, Y: the lake whose ferry does not move. Example: "keep 3,-1".</summary>
        Keep = 49,

        /// <summary>Count = 1: the courier, 0: the marker. Example: "advance courier".</summary>
        AdvanceFigure = 50,

        /// <summary>Follows the message. Example: "message act".</summary>
        ActOnMessage = 51,

        /// <summary>Scores two points instead. Example: "message two".</summary>
        TwoPoints = 52,

        /// <summary>Count = number of the message, 1 to 8. Example: "message 3".</summary>
        Message = 53,

        /// <summary>Fields as in haunt: the meeple that the message scores. Example: "score 3,-1/0 red
        /// large".</summary>
        ScoreMeeple = 54,

        /// <summary>All players add a meeple. Example: "crop add".</summary>
        CropAdd = 55,

        /// <summary>All players remove a meeple. Example: "crop remove".</summary>
        CropRemove = 56,

        /// <summary>X, Y, Segment, count = kind of meeple. Example: "add large 3,-1/0".</summary>
        Add = 57,

        /// <summary>Fields as in haunt: the meeple to remove. Example: "remove 3,-1/0 red large".</summary>
        Remove = 58,

        /// <summary>Fields as in haunt: the figure to take back. Example: "festival 3,-1/0 red large".</summary>
        Festival = 59,

        /// <summary>Colour of the first player. Example: "first_player red".</summary>
        FirstPlayer = 60,

        /// <summary>Count = points for the drawn tile. Example: "offer points 3".</summary>
        OfferPoints = 61,

        /// <summary>Offers wine for the drawn tile. Example: "offer good wine".</summary>
        OfferWine = 62,

        /// <summary>Offers grain for the drawn tile. Example: "offer good grain".</summary>
        OfferGrain = 63,

        /// <summary>Offers cloth for the drawn tile. Example: "offer good cloth".</summary>
        OfferCloth = 64,

        /// <summary>Offers an abbey for the drawn tile. Example: "offer abbey".</summary>
        OfferAbbey = 65,

        /// <summary>Colour of the buyer of the drawn tile. Example: "sell red".</summary>
        Sell = 66,

        /// <summary>Does not sell the drawn tile. Example: "keep".</summary>
        KeepTile = 67,
    }

    /// <summary>The strength of an adviser. Weaker levels see the same position, think less and occasionally
    /// blunder.</summary>
    public enum Strength
    {
        /// <summary>Takes any of the actions with a good static judgement.</summary>
        Beginner = 0,

        /// <summary>Takes the action with the best static judgement, with occasional slips.</summary>
        Easy = 1,

        /// <summary>Simulates the most promising actions, with occasional slips.</summary>
        Good = 2,

        /// <summary>Simulates the most promising actions, without slips.</summary>
        Best = 3,
    }

    /// <summary>The method that chooses a legal action, given a number for each action index. An action with minus
    /// infinity is never chosen.</summary>
    public enum Sampling
    {
        /// <summary>Random, with probabilities proportional to e to the power of the number, as in a softmax.</summary>
        Logits = 0,

        /// <summary>Random, with probabilities proportional to the number, which is 0 or more.</summary>
        Weights = 1,

        /// <summary>The action with the greatest number; among equal numbers, the one with the lowest index.</summary>
        Greatest = 2,
    }

    /// <summary>The owner of a fact.</summary>
    public enum Scope
    {
        /// <summary>The whole game.</summary>
        Game = 0,

        /// <summary>One colour.</summary>
        Colour = 1,

        /// <summary>One tile on the board.</summary>
        Tile = 2,
    }

    /// <summary>The meaning of a fact's numbers.</summary>
    public enum FactKind
    {
        /// <summary>A count, a space of the track, or a flag: 1 or 0.</summary>
        Number = 0,

        /// <summary>A colour; Colour.None: nobody has the piece.</summary>
        Colour = 1,

        /// <summary>The index of a tile; -1: the piece is not on the board.</summary>
        Tile = 2,

        /// <summary>Two numbers: the index of a tile, and the number of its segment; -1, -1: not on the
        /// board.</summary>
        Segment = 3,

        /// <summary>Three numbers: the index of a tile, and the numbers of two of its segments that are
        /// joined.</summary>
        Pair = 4,
    }

    /// <summary>The kinds of events. Each comment lists the fields that the event uses besides Player and Action.
    /// The words "is next" mean that the named event follows.</summary>
    public enum EventKind
    {
        /// <summary>Total = number of the turn, from 1.</summary>
        TurnBegan = 1,

        /// <summary>Type of the tile.</summary>
        TileDrawn = 2,

        /// <summary>Type of the tile, which fits nowhere.</summary>
        TileSetAside = 3,

        /// <summary>Type, X, Y, count = rotation in clockwise quarter turns; also for the tiles of the starting
        /// block.</summary>
        TileLaid = 4,

        /// <summary>X, Y, Segment: a mist segment of the laid tile.</summary>
        BankFinished = 5,

        /// <summary>X, Y, Segment, count = number of ghosts.</summary>
        GhostsPlaced = 6,

        /// <summary>X, Y, Segment, count = number of ghosts that return to the supply.</summary>
        GhostsRemoved = 7,

        /// <summary>Colour, figure, X, Y, Segment.</summary>
        FigurePlaced = 8,

        /// <summary>Colour, figure, X, Y, Segment that the figure leaves, count = ghosts that leave with the
        /// figure.</summary>
        FigureReturned = 9,

        /// <summary>Colour, figure, X, Y, Segment of the cemetery; FromX, FromY, FromSegment of the meeple, or
        /// FromSegment = Limits.NoSegment: from the supply.</summary>
        MeepleBuried = 10,

        /// <summary>X, Y, Segment.</summary>
        CemeteryClosed = 11,

        /// <summary>X, Y, Segment, feature, tiles, coats, cities, count = number of colours that score, points for each
        /// of these colours.</summary>
        FeatureScored = 12,

        /// <summary>Fields as in FeatureScored; the player removes ghosts instead of scoring the points.</summary>
        FeaturePacified = 13,

        /// <summary>Colour (none: the common scoring meeple), points, total after the event; count = ghosts that the
        /// colour pays for: the points are reduced by the cost of these ghosts.</summary>
        PointsScored = 14,

        /// <summary>Count = number of the hound, 1 or 2; colour, X, Y, Segment of the hound's meeple.</summary>
        HoundArrived = 15,

        /// <summary>Count = number of the hound, which has no meeple to join.</summary>
        HoundLost = 16,

        /// <summary>Count = number of the hound, colour of the hound's meeple, points = ghosts on the board.</summary>
        HoundScored = 17,

        /// <summary>Count = number of the hound, whose meeple was buried.</summary>
        HoundBuried = 18,

        /// <summary>Count = number of the pile, 2 or 3, total = tiles in the pile.</summary>
        PileOpened = 19,

        /// <summary>X, Y; the type of the tile stays hidden.</summary>
        FaceDownLaid = 20,

        /// <summary>The team has reached the goal; competitive, for each winner: colour = a colour with the most
        /// points, total = these points.</summary>
        Won = 21,

        /// <summary>Count = the reason, Loss.</summary>
        Lost = 22,

        /// <summary>Colour, figure, X, Y, Segment, count = ghosts now on the meeple.</summary>
        MeepleHaunted = 23,

        /// <summary>Colour, figure, X, Y, Segment, count = ghosts on the meeple: the third ghost scares the meeple
        /// away; FigureReturned is next.</summary>
        MeepleScared = 24,

        /// <summary>Colour, X, Y, Segment of the cemetery: the colour gains a guard from the reserve.</summary>
        GuardGained = 25,

        /// <summary>The final scoring begins.</summary>
        FinalScoring = 26,

        /// <summary>The same as FeatureScored, but in the final scoring.</summary>
        FeatureScoredAtEnd = 27,

        /// <summary>Count = number of the new part of the turn, 2 or more.</summary>
        PartBegan = 28,

        /// <summary>Colour, X, Y, Segment, tiles = number of tiles around the abbot, points; PointsScored is
        /// next.</summary>
        AbbotRecalled = 29,

        /// <summary>Colour, X, Y, Segment, count = Good, amount = goods taken, total = goods now held.</summary>
        GoodsTaken = 30,

        /// <summary>Colour, count = Good, amount = goods held, points; PointsScored is next.</summary>
        GoodsScored = 31,

        /// <summary>Colour, figure, X, Y, Segment of the meeple that the fairy joins.</summary>
        FairyMoved = 32,

        /// <summary>Colour, figure, X, Y, Segment of the meeple beside the fairy, points: 1 at the start of the turn,
        /// or 3 when the feature scores; the next PointsScored includes these 3 points.</summary>
        FairyScored = 33,

        /// <summary>X, Y; count = number of the step, 1 to 6, or 0: to a volcano; FromX, FromY, or FromSegment =
        /// Limits.NoSegment: from beside the board.</summary>
        DragonMoved = 34,

        /// <summary>Colour, figure, X, Y, Segment, count = ghosts on the figure; FigureReturned is next.</summary>
        FigureEaten = 35,

        /// <summary>Type of the tile, which is set aside until a volcano is on the board.</summary>
        TileAwaitsDragon = 36,

        /// <summary>Amount = number of tiles that were waiting for the dragon, total = tiles now in the pile.</summary>
        TilesShuffledBack = 37,

        /// <summary>Colour, X, Y, Segment, count = floors of the tower, amount = floors that the player has
        /// left.</summary>
        FloorBuilt = 38,

        /// <summary>Colour, figure, X, Y, Segment, count = ghosts on the figure, which is now the player's
        /// prisoner.</summary>
        FigureCaptured = 39,

        /// <summary>Colour, figure: the prisoner was exchanged or ransomed.</summary>
        PrisonerReturned = 40,

        /// <summary>Colour = holder of the prisoner, figure, points; PrisonerReturned is next.</summary>
        RansomPaid = 41,

        /// <summary>Colour, figure, X, Y, Segment, count = ghosts on the wagon; FromX, FromY, FromSegment.</summary>
        WagonMoved = 42,

        /// <summary>Count = result, 1 to 3; X, Y of the flying machine.</summary>
        DieRolled = 43,

        /// <summary>Colour, figure, X, Y of the cell: the meeple returns to its supply.</summary>
        FlightCrashed = 44,

        /// <summary>Colour, figure, X, Y, Segment, count = ghosts on the knight; FigureReturned is next.</summary>
        KnightRemoved = 45,

        /// <summary>X, Y of the hill: a tile from the pile is put under the hill unseen; total = tiles now in the
        /// pile.</summary>
        TileHidden = 46,

        /// <summary>Colour, X, Y, Segment of the shepherd, count = sheep on the token, 0: the wolf; amount = sheep now
        /// with the shepherd.</summary>
        TokenDrawn = 47,

        /// <summary>Colour, X, Y, Segment of the shepherd, points = sheep on the field; PointsScored is next.</summary>
        FlockScored = 48,

        /// <summary>X, Y; FromX, FromY, or FromSegment = Limits.NoSegment: from beside the board.</summary>
        BigTopMoved = 49,

        /// <summary>X, Y, points = number of the token under the big top; the token leaves the game.</summary>
        AnimalShown = 50,

        /// <summary>Colour, X, Y, amount = meeples of the colour around the big top, points; PointsScored is
        /// next.</summary>
        BigTopScored = 51,

        /// <summary>X, Y, Segment, count = number of acrobats, points for each acrobat; a PointsScored for each colour
        /// is next.</summary>
        PyramidScored = 52,

        /// <summary>Colour, X, Y, Segment, amount = circus and acrobat tiles around the ringmaster, points; the next
        /// PointsScored includes these points.</summary>
        RingmasterScored = 53,

        /// <summary>Colour, figure, X, Y, Segment of the lake, count = ghosts on the figure; FromX, FromY,
        /// FromSegment.</summary>
        FigureCaught = 54,

        /// <summary>Colour, figure, X, Y, Segment, count = ghosts on the figure; FigureReturned is next.</summary>
        FigureReleased = 55,

        /// <summary>Colour, amount = meeples of the colour in lakes, points = -2 for each; PointsScored is
        /// next.</summary>
        LakeScored = 56,

        /// <summary>Colour = owner of the hand; type, -1 if hands are hidden.</summary>
        TileTaken = 57,

        /// <summary>Type of the tile, which fits nowhere and returns to the pile.</summary>
        TileReturned = 58,

        /// <summary>X, Y of the hole: the player has another turn.</summary>
        HoleFilled = 59,

        /// <summary>Colour = owner of the hand: none of its tiles fits; for each tile, TileSetAside, TileReturned or
        /// TileAwaitsDragon is next.</summary>
        HandSetAside = 60,

        /// <summary>X, Y, amount = ingots now on the tile, total = ingots left to place.</summary>
        GoldPlaced = 61,

        /// <summary>Colour, X, Y, total = ingots that the colour now holds.</summary>
        GoldTaken = 62,

        /// <summary>Colour, amount = ingots held, points; PointsScored is next.</summary>
        GoldScored = 63,

        /// <summary>X, Y, Segment; FromX, FromY, FromSegment, or FromSegment = Limits.NoSegment: from beside the
        /// board.</summary>
        MageMoved = 64,

        /// <summary>X, Y, Segment; FromX, FromY, FromSegment as in MageMoved.</summary>
        WitchMoved = 65,

        /// <summary>X, Y, Segment that the mage leaves.</summary>
        MageLeft = 66,

        /// <summary>X, Y, Segment that the witch leaves.</summary>
        WitchLeft = 67,

        /// <summary>Colour, count = the robber's space on the track.</summary>
        RobberPlaced = 68,

        /// <summary>Colour of the robber, count = the robber's space, amount = the colour whose gain is shared, points
        /// = gain of the robber's colour; the robber returns to the supply, and PointsScored is next.</summary>
        Robbed = 69,

        /// <summary>Colour, count = the robber's new space: the last figure has left the previous space.</summary>
        RobberFollowed = 70,

        /// <summary>X, Y, Segment, count = number of the other segment, amount = ferries left to place.</summary>
        FerryPlaced = 71,

        /// <summary>X, Y, Segment, count = number of the other segment.</summary>
        FerryMoved = 72,

        /// <summary>Colour, count = 0: the marker, 1: the courier; points, total = points that the figure now
        /// shows.</summary>
        FigureAdvanced = 73,

        /// <summary>Count = number of the message, 1 to 8.</summary>
        MessageDrawn = 74,

        /// <summary>Colour, count = number of the message, amount = 1: the message was followed, 0: two points instead;
        /// points; PointsScored is next if points are above 0.</summary>
        MessageResolved = 75,

        /// <summary>X, Y, count = 0: all players add a meeple, 1: all players remove one.</summary>
        CropChosen = 76,

        /// <summary>Colour, figure, X, Y, Segment; FigurePlaced is next.</summary>
        MeepleAdded = 77,

        /// <summary>Colour, figure, X, Y, Segment, count = ghosts on the meeple; FigureReturned is next.</summary>
        MeepleRemoved = 78,

        /// <summary>Colour, X, Y, Segment of the city, tiles.</summary>
        KingTaken = 79,

        /// <summary>Colour, X, Y, Segment of the road, tiles.</summary>
        BaronTaken = 80,

        /// <summary>Colour, amount = completed cities, points; PointsScored is next.</summary>
        KingScored = 81,

        /// <summary>Colour, amount = completed roads, points; PointsScored is next.</summary>
        BaronScored = 82,

        /// <summary>Colour, figure, X, Y, Segment; FigureReturned is next.</summary>
        FigureTakenBack = 83,

        /// <summary>Colour, type, amount = sides of the tile with a road; drawn before the first turn.</summary>
        StartTileDrawn = 84,

        /// <summary>Colour, count = 1 if the choice was random, else 0; amount = tiles that were drawn for the choice
        /// and return to the pile.</summary>
        FirstPlayerChosen = 85,

        /// <summary>Colour that makes the offer, type of the drawn tile, points; count = 1: points, 2: wine, 3: grain,
        /// 4: cloth, 5: an abbey.</summary>
        OfferMade = 86,

        /// <summary>Player sells, colour buys; other fields as in OfferMade.</summary>
        TileSold = 87,
    }

    /// <summary>The change that an event makes to the board, for animations.</summary>
    public enum Change
    {
        /// <summary>No change to tiles or figures; counters, ghosts or other pieces may change.</summary>
        None = 0,

        /// <summary>A tile is laid at X, Y.</summary>
        TileLaid = 1,

        /// <summary>A figure is placed on a segment of X, Y.</summary>
        FigurePlaced = 2,

        /// <summary>A figure leaves a segment of X, Y.</summary>
        FigureRemoved = 3,

        /// <summary>A figure or another piece moves from FromX, FromY to X, Y.</summary>
        PieceMoved = 4,
    }

    /// <summary>The outcome of a game.</summary>
    public enum Outcome
    {
        /// <summary>The game is not over.</summary>
        Open = 0,

        /// <summary>Cooperative: the team has won.</summary>
        Won = 1,

        /// <summary>Cooperative: the team has lost.</summary>
        Lost = 2,

        /// <summary>Competitive: the final scoring is done.</summary>
        Finished = 3,
    }

    /// <summary>The reason why the team lost.</summary>
    public enum Loss
    {
        /// <summary>The team has not lost.</summary>
        None = 0,

        /// <summary>The supply held fewer ghosts than had to be placed.</summary>
        Ghosts = 1,

        /// <summary>A tile had to be drawn, but the pile was empty.</summary>
        Tiles = 2,

        /// <summary>The turn ended with an empty pile before the team reached the points that open the next pile, or
        /// the goal.</summary>
        Pile = 3,
    }

    /// <summary>The sources of points.</summary>
    public enum Source
    {
        /// <summary>The points at the start of a game from a position; the sources of these points are
        /// unknown.</summary>
        Before = 0,

        /// <summary>Roads, with inns, the mage and the witch.</summary>
        Roads = 1,

        /// <summary>Cities, with cathedrals, the mage and the witch.</summary>
        Cities = 2,

        /// <summary>Monasteries, and abbots recalled from monasteries.</summary>
        Monasteries = 3,

        /// <summary>Gardens, and abbots recalled from gardens.</summary>
        Gardens = 4,

        /// <summary>Fields, with pigs and barns.</summary>
        Fields = 5,

        /// <summary>Castles and the mist around them.</summary>
        Castles = 6,

        /// <summary>The cost of ghosts on meeples: 0 or less.</summary>
        Ghosts = 7,

        /// <summary>Hounds whose meeples returned.</summary>
        Hounds = 8,

        /// <summary>The bonus for the most goods of a kind.</summary>
        Goods = 9,

        /// <summary>The fairy, at the start of a turn and with a feature.</summary>
        Fairy = 10,

        /// <summary>Ransoms of prisoners: below 0 for the payer.</summary>
        Prisoners = 11,

        /// <summary>Flocks that were guided home.</summary>
        Sheep = 12,

        /// <summary>Meeples around the big top.</summary>
        BigTop = 13,

        /// <summary>Acrobats in their pyramids.</summary>
        Acrobats = 14,

        /// <summary>The ringmaster's bonus for its feature.</summary>
        Ringmaster = 15,

        /// <summary>The cost of meeples in the lake: 0 or less.</summary>
        Vodyanoy = 16,

        /// <summary>Ingots of gold.</summary>
        Gold = 17,

        /// <summary>Half of the points that other colours gained.</summary>
        Robbers = 18,

        /// <summary>Messages, or two points instead.</summary>
        Messages = 19,

        /// <summary>The king, for completed cities.</summary>
        King = 20,

        /// <summary>The robber baron, for completed roads.</summary>
        Baron = 21,

        /// <summary>Tiles that were sold: below 0 for the buyer.</summary>
        Sales = 22,
    }

    /// <summary>The colour theme of a picture.</summary>
    public enum Theme
    {
        /// <summary>Colours for a light page.</summary>
        Light = 0,

        /// <summary>Colours for a dark page.</summary>
        Dark = 1,
    }

    /// <summary>The kinds of marks on a picture.</summary>
    public enum PictureMarkKind
    {
        /// <summary>A cell, with or without a tile.</summary>
        Cell = 1,

        /// <summary>The position for figures on a segment.</summary>
        Segment = 2,

        /// <summary>An arrow from one cell to another; a ring if both cells are the same.</summary>
        Arrow = 3,
    }

    /// <summary>The contents of a record.</summary>
    public enum RecordKind
    {
        /// <summary>Everything, including the hidden order of tiles.</summary>
        Full = 0,

        /// <summary>Only visible information: the record replays as a game with external draws.</summary>
        Open = 1,
    }

    /// <summary>The verdict on a decision. It depends on the loss compared with the best action. To exclude noise,
    /// a verdict worse than "good" requires at least 8 samples, and a loss of at least twice the standard error of
    /// the loss.</summary>
    public enum Verdict
    {
        /// <summary>No better action was found.</summary>
        Best = 0,

        /// <summary>The loss is small or uncertain.</summary>
        Good = 1,

        /// <summary>Costs at least 1 point or 5 percentage points of the chance to win; for a team, 2.5 points of the
        /// judgement from 0 to 100.</summary>
        Slip = 2,

        /// <summary>Costs at least 3 points or 10 percentage points of the chance to win; for a team, 5 points of the
        /// judgement from 0 to 100.</summary>
        Mistake = 3,

        /// <summary>Costs at least 6 points or 20 percentage points of the chance to win; for a team, 10 points of the
        /// judgement from 0 to 100.</summary>
        Blunder = 4,

        /// <summary>The only legal action.</summary>
        Forced = 5,

        /// <summary>A random result, not a decision of a player.</summary>
        Chance = 6,
    }

    /// <summary>An enumeration whose values have names.</summary>
    public enum Enumeration
    {
        /// <summary>The values of Colour.</summary>
        Colour = 0,

        /// <summary>The values of FigureKind.</summary>
        FigureKind = 1,

        /// <summary>The values of Good.</summary>
        Good = 2,

        /// <summary>The values of GameSystem.</summary>
        System = 3,

        /// <summary>The values of Expansions.</summary>
        Expansion = 4,

        /// <summary>The values of Edition.</summary>
        Edition = 5,

        /// <summary>The values of JointScoring.</summary>
        JointScoring = 6,

        /// <summary>The values of Draws.</summary>
        Draws = 7,

        /// <summary>The values of Unplayable.</summary>
        Unplayable = 8,

        /// <summary>The values of Side.</summary>
        Side = 9,

        /// <summary>The values of Direction.</summary>
        Direction = 10,

        /// <summary>The values of SideKind.</summary>
        SideKind = 11,

        /// <summary>The values of SegmentKind.</summary>
        SegmentKind = 12,

        /// <summary>The values of Marks.</summary>
        Mark = 13,

        /// <summary>The values of Recording.</summary>
        Recording = 14,

        /// <summary>The values of DecisionKind.</summary>
        DecisionKind = 15,

        /// <summary>The values of ActionKind.</summary>
        ActionKind = 16,

        /// <summary>The values of EventKind.</summary>
        EventKind = 17,

        /// <summary>The values of Outcome.</summary>
        Outcome = 18,

        /// <summary>The values of Loss.</summary>
        Loss = 19,

        /// <summary>The values of Source.</summary>
        Source = 20,

        /// <summary>The values of Scope.</summary>
        Scope = 21,

        /// <summary>The values of FactKind.</summary>
        FactKind = 22,

        /// <summary>The values of RecordKind.</summary>
        RecordKind = 23,

        /// <summary>The values of Strength.</summary>
        Strength = 24,

        /// <summary>The values of Verdict.</summary>
        Verdict = 25,

        /// <summary>The values of Sampling.</summary>
        Sampling = 26,

        /// <summary>The values of Theme.</summary>
        Theme = 27,

        /// <summary>The values of PictureMarkKind.</summary>
        PictureMarkKind = 28,

        /// <summary>The values of FirstPlayer.</summary>
        FirstPlayer = 29,

        /// <summary>The values of Subject.</summary>
        Subject = 30,

        /// <summary>The values of Target.</summary>
        Target = 31,

        /// <summary>The values of Change.</summary>
        Change = 32,

        /// <summary>The values of Extent.</summary>
        Extent = 33,
    }

    /// <summary>Viewers other than the players, for queries about hidden information.</summary>
    public static class Viewer
    {
        /// <summary>A spectator, who sees only public information.</summary>
        public const int Nobody = -1;

        /// <summary>The host, who sees everything.</summary>
        public const int Host = -2;
    }

    /// <summary>The limits of the library, such as the maximum number of players.</summary>
    public static class Limits
    {
        /// <summary>Maximum number of colours in play.</summary>
        public const int MaxColours = 6;

        /// <summary>Maximum number of players of a game.</summary>
        public const int MaxPlayers = 6;

        /// <summary>Maximum number of segments of a tile type.</summary>
        public const int MaxSegments = 16;

        /// <summary>Number of entries for kinds of figures in a supply; some are unused.</summary>
        public const int MaxFigureKinds = 16;

        /// <summary>Number of kinds of goods.</summary>
        public const int MaxGoods = 3;

        /// <summary>Number of entries for sources in a tally; some are unused.</summary>
        public const int MaxSources = 32;

        /// <summary>Maximum number of legal actions with built-in tile sets; see Game.ActionBound.</summary>
        public const int MaxActions = 16384;

        /// <summary>Maximum number of tile sets of a game.</summary>
        public const int MaxTileSets = 32;

        /// <summary>Maximum number of tile types in all tile sets of a game.</summary>
        public const int MaxTileTypes = 1024;

        /// <summary>Maximum number of tiles in a starting block.</summary>
        public const int MaxStartTiles = 16;

        /// <summary>Maximum size of a tile set's text, in bytes.</summary>
        public const int MaxTileText = 1048576;

        /// <summary>Maximum size of a record, in bytes.</summary>
        public const int MaxRecordText = 4194304;

        /// <summary>Maximum size of a JSON text that can be read, in bytes.</summary>
        public const int MaxJsonText = 4194304;

        /// <summary>Maximum size of a position, in bytes.</summary>
        public const int MaxPositionText = 4194304;

        /// <summary>Maximum total size of the headers that a host sets in a game, in bytes.</summary>
        public const int MaxHeadersText = 65536;

        /// <summary>Maximum size of a board as text, in bytes.</summary>
        public const int MaxBoardText = 67108864;

        /// <summary>Maximum number of simulations of one call, and of one position in total.</summary>
        public const int MaxSimulations = 1000000000;

        /// <summary>Maximum number of actions in an expected line, see Adviser.Line.</summary>
        public const int MaxLine = 8;

        /// <summary>Maximum size of an adviser's results, in bytes.</summary>
        public const int MaxResults = 4096;

        /// <summary>Maximum number of advisers that think in parallel.</summary>
        public const int MaxWorkers = 4096;

        /// <summary>The greatest width and height of a window, in cells.</summary>
        public const int MaxWindow = 255;

        /// <summary>Maximum number of games in a batch.</summary>
        public const int MaxBatch = 1000000;

        /// <summary>Maximum number of threads of a batch, including the caller's thread.</summary>
        public const int MaxThreads = 256;

        /// <summary>The value of FromSegment in an event if the piece was not on the board: a buried meeple came from a
        /// supply, any other piece from beside the board.</summary>
        public const int NoSegment = 255;

        /// <summary>The minimum width of a tile in pixels.</summary>
        public const int SvgMinTileSize = 16;

        /// <summary>The maximum width of a tile in pixels.</summary>
        public const int SvgMaxTileSize = 512;

        internal const int TileIdCapacity = 16;
        internal const int ActionTextCapacity = 64;
        internal const int MessageCapacity = 512;
        internal const int ExplanationCapacity = 256;
        internal const int NameCapacity = 64;
        internal const int SvgLabelCapacity = 16;
        internal const int RecordingAll = 0;
        internal const int RecordingNone = 1;
    }
}
