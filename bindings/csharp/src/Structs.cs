// bindings/generate writes this file from capi/mistbank/; do not edit it.
#nullable enable

using System.Runtime.InteropServices;

#pragma warning disable 0169, 0649 // the library fills the fields

namespace Mistbank
{
    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct RulesLayout
    {
        internal const uint Bytes = 192;

        internal uint size;
        internal int system;
        internal int edition;
        internal int level;
        internal int players;
        internal int startingPlayer;
        internal int jointScoring;
        internal int draws;
        internal int colourCount;
        internal int scoringColourCount;
        internal fixed int colours[Limits.MaxColours];
        internal fixed int scoringColours[Limits.MaxColours];
        internal ulong seed;
        internal int farmers;
        internal int ghosts;
        internal int castles;
        internal int cemeteries;
        internal int revision;
        internal uint expansions;
        internal int hand;
        internal int handOpen;
        internal int drawAhead;
        internal int unplayable;
        internal int holeTurn;
        internal int incompleteScores;
        internal int tableWidth;
        internal int tableHeight;
        internal int tableX;
        internal int tableY;
        internal int borderCompletes;
        internal int startInBag;
        internal int smallCities;
        internal uint without;
        internal int dragonAfterScoring;
        internal int hillMajority;
        internal int firstPlayer;
        internal int tileSales;
    }

    /// <summary>A printed tile type, at rotation 0.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly partial struct TileType
    {
        private readonly ShortText id;
        private readonly int copies;
        private readonly int segmentCount;
        private readonly FourNumbers sideKinds;
        private readonly int mistySides;
        private readonly int kinds;
        private readonly uint marks;
        private readonly int machineDirection;
        private readonly int reserved0;
        private readonly int reserved1;
        private readonly int reserved2;
        private readonly int reserved3;
        private readonly int reserved4;
        private readonly int reserved5;

        /// <summary>Name of the tile type in texts.</summary>
        public string Id => id.ToString();

        /// <summary>Number of printed copies, including the starting block.</summary>
        public int Copies => copies;

        /// <summary>Number of segments, 1 to Limits.MaxSegments.</summary>
        public int SegmentCount => segmentCount;

        /// <summary>Mask of the misty sides: bits 1 &lt;&lt; Side.</summary>
        public int MistySides => mistySides;

        /// <summary>Kinds of the segments.</summary>
        public int Kinds => kinds;

        /// <summary>Marks of the whole tile, without marks of segments.</summary>
        public Marks Marks => (Marks)marks;
    }

    /// <summary>One printed segment of a tile type, at rotation 0.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly partial struct Segment
    {
        private readonly int kind;
        private readonly int sides;
        private readonly int halfSides;
        private readonly int touches;
        private readonly int coats;
        private readonly int symbols;
        private readonly int anchorX;
        private readonly int anchorY;
        private readonly uint marks;
        private readonly int sharedSides;
        private readonly int reserved0;
        private readonly int reserved1;
        private readonly int reserved2;
        private readonly int reserved3;
        private readonly int reserved4;
        private readonly int reserved5;

        /// <summary>Kind of the segment.</summary>
        public SegmentKind Kind => (SegmentKind)kind;

        /// <summary>Road, city, mist, river: mask of the sides that the segment reaches; else 0.</summary>
        public int Sides => sides;

        /// <summary>Field: bits 1 &lt;&lt; 2*side for the left half of a side looking outward, 1 &lt;&lt; (2*side+1)
        /// for the right half.</summary>
        public int HalfSides => halfSides;

        /// <summary>Field: mask of the numbers of city segments on this tile that the field touches.</summary>
        public int Touches => touches;

        /// <summary>City: number of coats of arms, 0 to 9.</summary>
        public int Coats => coats;

        /// <summary>Mist: number of ghost symbols, 0 to 9.</summary>
        public int Symbols => symbols;

        /// <summary>Position for a figure on the unrotated tile: percent of the tile's width from the west.
        /// Game.AnchorOn rotates the position for a tile on the board.</summary>
        public int AnchorX => anchorX;

        /// <summary>Position for a figure on the unrotated tile: percent of the tile's height from the north.</summary>
        public int AnchorY => anchorY;

        /// <summary>Marks of the segment.</summary>
        public Marks Marks => (Marks)marks;

        /// <summary>City: mask of the sides that this city shares with another city of the tile, else 0.</summary>
        public int SharedSides => sharedSides;
    }

    /// <summary>A tile of the starting block, at rotation 0.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly partial struct StartTile
    {
        private readonly int x;
        private readonly int y;
        private readonly int type;
        private readonly int reserved0;
        private readonly int reserved1;
        private readonly int reserved2;
        private readonly int reserved3;
        private readonly int reserved4;

        /// <summary>Column, increasing eastward.</summary>
        public int X => x;

        /// <summary>Row, increasing southward.</summary>
        public int Y => y;

        /// <summary>Index of the tile type in the set.</summary>
        public int Type => type;
    }

    /// <summary>An action. Fields that the kind of action does not use are 0. Several figures may stand on one
    /// segment. An action on a figure, such as haunt, names one of them by Colour and Count. In this Count, bits 0
    /// to 3 are the kind of the figure. Bits 4 and 5 are the number of its ghosts, 0 to 2. Bit 6 is set if the
    /// fairy is beside the figure. Figures with the same colour and Count are interchangeable.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly partial struct GameAction
    {
        private readonly byte kind;
        private readonly byte segment;
        private readonly byte colour;
        private readonly byte count;
        private readonly short x;
        private readonly short y;

        /// <summary>Kind of the action.</summary>
        public ActionKind Kind => (ActionKind)kind;

        /// <summary>Number of a segment of the tile at X, Y.</summary>
        public int Segment => segment;

        /// <summary>Colour of the figure or the player.</summary>
        public Colour Colour => (Colour)colour;

        /// <summary>A number whose meaning depends on the kind of action: rotation, ghosts, kind of a figure, random
        /// result.</summary>
        public int Count => count;

        /// <summary>Column, increasing eastward; for draw, the tile type.</summary>
        public int X => x;

        /// <summary>Row, increasing southward.</summary>
        public int Y => y;
    }

    /// <summary>The open decision of a game. Fields that the kind of decision does not use are 0.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly partial struct Decision
    {
        private readonly int kind;
        private readonly int player;
        private readonly int tileType;
        private readonly int x;
        private readonly int y;
        private readonly int segment;
        private readonly int hound;
        private readonly int points;
        private readonly int colour;
        private readonly int number;
        private readonly int subject;
        private readonly int reserved0;
        private readonly int reserved1;
        private readonly int reserved2;
        private readonly int reserved3;
        private readonly int reserved4;

        /// <summary>Kind of the decision.</summary>
        public DecisionKind Kind => (DecisionKind)kind;

        /// <summary>The deciding player; the last active player when the game is over.</summary>
        public int Player => player;

        /// <summary>Type of the tile drawn or laid this turn; -1 before the draw.</summary>
        public int TileType => tileType;

        /// <summary>Column of the subject, increasing eastward. The subject is the laid tile, the closed cemetery, the
        /// scored feature, the hound, the tower that takes a figure, the dragon, the ferry's lake, or the place that
        /// the wagon leaves.</summary>
        public int X => x;

        /// <summary>Row of the subject, increasing southward.</summary>
        public int Y => y;

        /// <summary>Number of the subject's segment.</summary>
        public int Segment => segment;

        /// <summary>PlaceHound, HoundPacifies: number of the hound, 1 or 2.</summary>
        public int Hound => hound;

        /// <summary>ScoreOrPacify: points on offer; ScoringColour: points to assign; advance: points gained.</summary>
        public int Points => points;

        /// <summary>ScoringColour, advance: colour that earned the points; MoveWagon: colour of the wagon; exchange:
        /// colour of the taken meeple; offer, and draw into a hand: colour of the deciding player; otherwise
        /// Colour.None.</summary>
        public Colour Colour => (Colour)colour;

        /// <summary>Message, MessageMeeple: the number of the message, 1 to 8.</summary>
        public int Number => number;

        /// <summary>The meaning of X, Y and Segment.</summary>
        public Subject Subject => (Subject)subject;
    }

    /// <summary>A legal action, prepared for front ends: the place on the board that people click, and the figure
    /// or rotation that people choose.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly partial struct Choice
    {
        private readonly GameAction action;
        private readonly int target;
        private readonly int x;
        private readonly int y;
        private readonly int segment;
        private readonly int other;
        private readonly int anchorX;
        private readonly int anchorY;
        private readonly int tileType;
        private readonly int rotation;
        private readonly int placeInHand;
        private readonly int figure;
        private readonly int colour;
        private readonly int reserved0;
        private readonly int reserved1;

        /// <summary>The action; Descriptions.Title returns a title for its kind.</summary>
        public GameAction Action => action;

        /// <summary>Kind of the place; Target.None: a button.</summary>
        public Target Target => (Target)target;

        /// <summary>Column of the place, increasing eastward; 0 for a button.</summary>
        public int X => x;

        /// <summary>Row of the place, increasing southward; 0 for a button.</summary>
        public int Y => y;

        /// <summary>Number of a segment of the tile on this cell, -1 for the whole cell.</summary>
        public int Segment => segment;

        /// <summary>Number of the second segment of a pair, -1 for other places.</summary>
        public int Other => other;

        /// <summary>Position at which to show the place: percent of the cell's width from the west. The position on a
        /// segment turns with the tile.</summary>
        public int AnchorX => anchorX;

        /// <summary>Position at which to show the place: percent of the cell's height from the north.</summary>
        public int AnchorY => anchorY;

        /// <summary>Type of the tile that the choice lays, -1 for other choices.</summary>
        public int TileType => tileType;

        /// <summary>Rotation of the laid tile in clockwise quarter turns, 0 to 3, -1 for other choices.</summary>
        public int Rotation => rotation;

        /// <summary>Place of the laid tile in the hand, 0 without hands, -1 for other choices.</summary>
        public int PlaceInHand => placeInHand;

        /// <summary>Kind of the figure that acts, if Colour is not none; choices with different figures can share a
        /// place.</summary>
        public FigureKind Figure => (FigureKind)figure;

        /// <summary>Colour of the figure; Colour.None for choices without a figure.</summary>
        public Colour Colour => (Colour)colour;
    }

    /// <summary>A tile on the board.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly partial struct Tile
    {
        private readonly int x;
        private readonly int y;
        private readonly int type;
        private readonly int rotation;
        private readonly int faceDown;
        private readonly int ghosts;
        private readonly int floors;
        private readonly int reserved0;
        private readonly int reserved1;
        private readonly int reserved2;
        private readonly int reserved3;
        private readonly int reserved4;

        /// <summary>Column, increasing eastward.</summary>
        public int X => x;

        /// <summary>Row, increasing southward.</summary>
        public int Y => y;

        /// <summary>Index of the tile type; -1: face down and hidden until the game is over.</summary>
        public int Type => type;

        /// <summary>Rotation in clockwise quarter turns, 0 to 3.</summary>
        public int Rotation => rotation;

        /// <summary>Whether the tile lies face down.</summary>
        public bool FaceDown => faceDown != 0;

        /// <summary>Number of ghosts on all segments of the tile together.</summary>
        public int Ghosts => ghosts;

        /// <summary>Number of floors of the tower on the tile.</summary>
        public int Floors => floors;
    }

    /// <summary>A figure on the board.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly partial struct Figure
    {
        private readonly int colour;
        private readonly int kind;
        private readonly int buried;
        private readonly int tile;
        private readonly int segment;
        private readonly int ghosts;
        private readonly int hounds;
        private readonly int fairy;
        private readonly int reserved0;
        private readonly int reserved1;
        private readonly int reserved2;
        private readonly int reserved3;

        /// <summary>Colour of the figure.</summary>
        public Colour Colour => (Colour)colour;

        /// <summary>Kind of the figure.</summary>
        public FigureKind Kind => (FigureKind)kind;

        /// <summary>Whether the figure is buried on a cemetery.</summary>
        public bool Buried => buried != 0;

        /// <summary>Index of the tile on which the figure stands.</summary>
        public int Tile => tile;

        /// <summary>Number of the segment on which the figure stands.</summary>
        public int Segment => segment;

        /// <summary>Number of ghosts standing on the figure itself.</summary>
        public int Ghosts => ghosts;

        /// <summary>Hounds beside the figure: bit 0: hound I, bit 1: hound II.</summary>
        public int Hounds => hounds;

        /// <summary>Whether the fairy is beside the figure.</summary>
        public bool Fairy => fairy != 0;
    }

    /// <summary>A feature: a single segment, or several segments joined across the sides of tiles.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly partial struct Feature
    {
        private readonly int kind;
        private readonly int tile;
        private readonly int segment;
        private readonly int tiles;
        private readonly int openSides;
        private readonly int coats;
        private readonly int ghosts;
        private readonly int complete;
        private readonly int haunted;
        private readonly int worth;
        private readonly SixNumbers meeples;
        private readonly int cities;
        private readonly uint marks;
        private readonly ThreeNumbers goods;
        private readonly int reserved0;
        private readonly int reserved1;
        private readonly int reserved2;
        private readonly int reserved3;
        private readonly int reserved4;
        private readonly int reserved5;
        private readonly int reserved6;
        private readonly int reserved7;
        private readonly int reserved8;
        private readonly int reserved9;
        private readonly int reserved10;

        /// <summary>Kind of the feature.</summary>
        public SegmentKind Kind => (SegmentKind)kind;

        /// <summary>Index of the tile with the feature's first segment.</summary>
        public int Tile => tile;

        /// <summary>Number of the feature's first segment; Tile and Segment identify the feature until the next
        /// action.</summary>
        public int Segment => segment;

        /// <summary>Number of tiles of the feature; for a castle, monastery, garden or cemetery, the tiles on its 9
        /// cells, including face-down tiles.</summary>
        public int Tiles => tiles;

        /// <summary>Number of sides of the feature without an adjacent tile; two segments that share a side count
        /// separately. For a castle, monastery, garden or cemetery, the number of empty cells among the 8 around
        /// it.</summary>
        public int OpenSides => openSides;

        /// <summary>Number of coats of arms of a city.</summary>
        public int Coats => coats;

        /// <summary>Number of ghosts standing on the feature's segments.</summary>
        public int Ghosts => ghosts;

        /// <summary>Whether the feature is complete; for a mist bank, finished; for a cemetery, closed; for a field,
        /// which is never complete, whether it has no open side.</summary>
        public bool Complete => complete != 0;

        /// <summary>Whether the feature can never be completed, because of a face-down tile, or because a misty side
        /// lies next to a side without mist.</summary>
        public bool Haunted => haunted != 0;

        /// <summary>Points that one colour would score if the feature were complete now.</summary>
        public int Worth => worth;

        /// <summary>Number of meeples of all kinds that occupy the feature, by Colour.</summary>
        public SixNumbers Meeples => meeples;

        /// <summary>Field: number of completed cities that the field touches.</summary>
        public int Cities => cities;

        /// <summary>Marks on the feature's segments, except marks that the game does not use.</summary>
        public Marks Marks => (Marks)marks;

        /// <summary>Number of goods symbols of a city; 0 in a game without goods, by Good.</summary>
        public ThreeNumbers Goods => goods;
    }

    /// <summary>A point on a rotated tile.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly partial struct Anchor
    {
        private readonly int x;
        private readonly int y;

        /// <summary>Percent of the tile's width from the west.</summary>
        public int X => x;

        /// <summary>Percent of the tile's height from the north.</summary>
        public int Y => y;
    }

    /// <summary>A scoring meeple. The team has one on levels 1 to 5, and each scoring colour has one on level 6. In
    /// competitive games each colour has one.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly partial struct ScoringMeeple
    {
        private readonly int colour;
        private readonly int total;
        private readonly int space;
        private readonly int lap;
        private readonly int reserved0;
        private readonly int reserved1;
        private readonly int reserved2;
        private readonly int reserved3;

        /// <summary>Colour of the scoring meeple; none for the common scoring meeple of levels 1 to 5.</summary>
        public Colour Colour => (Colour)colour;

        /// <summary>Points, including points of the courier.</summary>
        public int Total => total;

        /// <summary>Space of the scoring meeple on the track of 50 spaces.</summary>
        public int Space => space;

        /// <summary>Number of times that the scoring meeple has passed space 0.</summary>
        public int Lap => lap;
    }

    /// <summary>The points of a scoring meeple by source. A loss never takes the total below 0, and only the points
    /// actually lost are counted. The sum of all sources therefore equals the total.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly partial struct Tally
    {
        private readonly int colour;
        private readonly int total;
        private readonly PointsBySource points;

        /// <summary>Colour of the scoring meeple; none for the common scoring meeple of levels 1 to 5.</summary>
        public Colour Colour => (Colour)colour;

        /// <summary>The sum of Points.</summary>
        public int Total => total;

        /// <summary>Points from each source, by Source.</summary>
        public PointsBySource Points => points;
    }

    /// <summary>The pieces of a colour that are not on the board.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly partial struct Supply
    {
        private readonly SixteenNumbers figures;
        private readonly int reserve;
        private readonly ThreeNumbers goods;
        private readonly int floors;
        private readonly int abbeys;
        private readonly int sheep;
        private readonly int reserved;

        /// <summary>Number of figures ready to be placed, by FigureKind.</summary>
        public SixteenNumbers Figures => figures;

        /// <summary>Number of guards that wait beside the track.</summary>
        public int Reserve => reserve;

        /// <summary>Number of goods tokens of the player, by Good.</summary>
        public ThreeNumbers Goods => goods;

        /// <summary>Number of tower floors that the player has left.</summary>
        public int Floors => floors;

        /// <summary>Number of abbeys of the player, 1 or 0.</summary>
        public int Abbeys => abbeys;

        /// <summary>Number of sheep with the shepherd on the board.</summary>
        public int Sheep => sheep;
    }

    /// <summary>A figure that is another player's prisoner.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly partial struct Prisoner
    {
        private readonly int colour;
        private readonly int kind;
        private readonly int holder;
        private readonly int reserved0;
        private readonly int reserved1;
        private readonly int reserved2;
        private readonly int reserved3;
        private readonly int reserved4;

        /// <summary>Colour of the figure.</summary>
        public Colour Colour => (Colour)colour;

        /// <summary>Kind of the figure.</summary>
        public FigureKind Kind => (FigureKind)kind;

        /// <summary>Colour of the player who holds the figure.</summary>
        public Colour Holder => (Colour)holder;
    }

    /// <summary>The description of a fact.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly partial struct Fact
    {
        private readonly int expansion;
        private readonly int scope;
        private readonly int kind;
        private readonly int numbers;
        private readonly int lowest;
        private readonly int highest;
        private readonly int optional;
        private readonly int absent;
        private readonly int stored;
        private readonly int reserved0;
        private readonly int reserved1;
        private readonly int reserved2;

        /// <summary>The expansion of the fact; None for a fact of a house rule, the mist or every game.</summary>
        public Expansions Expansion => expansion < 0 ? Expansions.None : (Expansions)(1u << expansion);

        /// <summary>The owner of the fact.</summary>
        public Scope Scope => (Scope)scope;

        /// <summary>The meaning of the numbers.</summary>
        public FactKind Kind => (FactKind)kind;

        /// <summary>How many numbers the fact has; 0: this depends on the game.</summary>
        public int Numbers => numbers;

        /// <summary>The least number, if Kind is number.</summary>
        public int Lowest => lowest;

        /// <summary>The greatest number, if Kind is number.</summary>
        public int Highest => highest;

        /// <summary>Whether a number can mean "none", see Absent.</summary>
        public bool Optional => optional != 0;

        /// <summary>The number that means "none" if Optional is 1; otherwise 0.</summary>
        public int Absent => absent;

        /// <summary>Whether positions contain the fact under its name.</summary>
        public bool Stored => stored != 0;
    }

    /// <summary>An event. Fields that the kind of event does not use are 0; an unused colour is none.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly partial struct GameEvent
    {
        private readonly byte kind;
        private readonly byte player;
        private readonly byte colour;
        private readonly byte segment;
        private readonly short x;
        private readonly short y;
        private readonly short fromX;
        private readonly short fromY;
        private readonly byte fromSegment;
        private readonly byte feature;
        private readonly byte count;
        private readonly byte figure;
        private readonly int type;
        private readonly int tiles;
        private readonly int coats;
        private readonly int cities;
        private readonly int points;
        private readonly int total;
        private readonly uint action;
        private readonly int amount;
        private readonly int reserved;

        /// <summary>The kind of event.</summary>
        public EventKind Kind => (EventKind)kind;

        /// <summary>The active player.</summary>
        public int Player => player;

        /// <summary>The colour of the figure or the player.</summary>
        public Colour Colour => (Colour)colour;

        /// <summary>Number of a segment of the tile at X, Y.</summary>
        public int Segment => segment;

        /// <summary>Column, increasing eastward.</summary>
        public int X => x;

        /// <summary>Row, increasing southward.</summary>
        public int Y => y;

        /// <summary>For a piece that moves: column of the previous cell, increasing eastward.</summary>
        public int FromX => fromX;

        /// <summary>For a piece that moves: row of the previous cell, increasing southward.</summary>
        public int FromY => fromY;

        /// <summary>The previous segment; Limits.NoSegment: from the supply, or from beside the board.</summary>
        public int FromSegment => fromSegment;

        /// <summary>The kind of feature.</summary>
        public SegmentKind Feature => (SegmentKind)feature;

        /// <summary>A number whose meaning depends on the kind of event: ghosts, a rotation, colours ...</summary>
        public int Count => count;

        /// <summary>The kind of figure.</summary>
        public FigureKind Figure => (FigureKind)figure;

        /// <summary>Index of a tile type of the game; -1 for a hidden tile.</summary>
        public int Type => type;

        /// <summary>Number of tiles of the feature; for a castle, the misty tiles on its 9 cells; 0 for a
        /// field.</summary>
        public int Tiles => tiles;

        /// <summary>Number of coats of arms of the feature.</summary>
        public int Coats => coats;

        /// <summary>Number of completed cities beside a field.</summary>
        public int Cities => cities;

        /// <summary>The scored points; below 0 if ghosts cost more than the feature scores.</summary>
        public int Points => points;

        /// <summary>Points after the event, never below 0; in some kinds of events another number.</summary>
        public int Total => total;

        /// <summary>Number of the action that caused the event, from 1; 0 during the setup.</summary>
        public int Action => (int)action;

        /// <summary>A further number, if Count has another meaning.</summary>
        public int Amount => amount;
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct TextOptions
    {
        internal const uint Bytes = 424;

        internal uint size;
        internal int colours;
        internal int coordinates;
        internal int fits;
        internal int ascii;
        internal uint numbers;
        internal int x;
        internal int y;
        internal int width;
        internal int height;
        internal fixed byte names[Limits.MaxColours * Limits.NameCapacity];
    }

    [StructLayout(LayoutKind.Sequential)]
    internal struct SvgOptions
    {
        internal const uint Bytes = 44;

        internal uint size;
        internal int tileSize;
        internal int legend;
        internal int fits;
        internal int coordinates;
        internal int lastTile;
        internal int theme;
        internal int letters;
        internal int owners;
        internal int finished;
        internal int numbers;
    }

    /// <summary>A mark of the host on the picture of a board, such as a proposed move or a place to
    /// click.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly partial struct PictureMark
    {
        private readonly int kind;
        private readonly int x;
        private readonly int y;
        private readonly int segment;
        private readonly int toX;
        private readonly int toY;
        private readonly uint colour;
        private readonly int reserved;
        private readonly ShortText label;

        /// <summary>The kind of mark.</summary>
        public PictureMarkKind Kind => (PictureMarkKind)kind;

        /// <summary>Column, increasing eastward; for an arrow, column of the start.</summary>
        public int X => x;

        /// <summary>Row, increasing southward; for an arrow, row of the start.</summary>
        public int Y => y;

        /// <summary>Kind segment: number of the segment on the face-up tile at X, Y.</summary>
        public int SegmentNumber => segment;

        /// <summary>Kind arrow: column of the end, increasing eastward.</summary>
        public int ToX => toX;

        /// <summary>Kind arrow: row of the end, increasing southward.</summary>
        public int ToY => toY;

        /// <summary>Colour of the mark, 0xRRGGBB.</summary>
        public int Colour => (int)colour;

        /// <summary>Words beside the mark; empty for none.</summary>
        public string Label => label.ToString();
    }

    /// <summary>The description of an expansion. 32 bytes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly partial struct ExpansionDescription
    {
        private readonly uint marks;
        private readonly uint figures;
        private readonly int reserved0;
        private readonly int reserved1;
        private readonly int reserved2;
        private readonly int reserved3;
        private readonly int reserved4;
        private readonly int reserved5;

        /// <summary>The marks that the expansion uses.</summary>
        public Marks Marks => (Marks)marks;

        /// <summary>The kinds of figures that the expansion adds.</summary>
        public FigureKinds Figures => (FigureKinds)figures;
    }

    /// <summary>The description of a mark. 32 bytes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly partial struct MarkDescription
    {
        private readonly int expansion;
        private readonly int printedOn;
        private readonly int reserved0;
        private readonly int reserved1;
        private readonly int reserved2;
        private readonly int reserved3;
        private readonly int reserved4;
        private readonly int reserved5;

        /// <summary>The expansion that uses the mark.</summary>
        public Expansions Expansion => (Expansions)(1u << expansion);

        /// <summary>The kind of segment on which the mark is printed; 0: the whole tile.</summary>
        public SegmentKind PrintedOn => (SegmentKind)printedOn;
    }

    /// <summary>The description of a field of rules. 48 bytes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly partial struct RuleField
    {
        private readonly int lowest;
        private readonly int highest;
        private readonly int standard;
        private readonly int enumeration;
        private readonly uint expansions;
        private readonly uint systems;
        private readonly int flag;
        private readonly int several;
        private readonly int house;
        private readonly int reserved0;
        private readonly int reserved1;
        private readonly int reserved2;

        /// <summary>The least value; for a list or set, the least value of an entry.</summary>
        public int Lowest => lowest;

        /// <summary>The greatest value; 0: any value of the field's type.</summary>
        public int Highest => highest;

        /// <summary>The default; no meaning for a list or set.</summary>
        public int Standard => standard;

        /// <summary>The enumeration of the values, -1 for numbers.</summary>
        public Enumeration Enumeration => (Enumeration)enumeration;

        /// <summary>The expansion to which the field belongs, or none.</summary>
        public Expansions Expansions => (Expansions)expansions;

        /// <summary>The systems that use the field: bits 1 &lt;&lt; GameSystem.</summary>
        public int Systems => (int)systems;

        /// <summary>Whether the field is a flag: on or off.</summary>
        public bool Flag => flag != 0;

        /// <summary>Whether the field has several values: a list or a set.</summary>
        public bool Several => several != 0;

        /// <summary>Whether the field is a house rule.</summary>
        public bool House => house != 0;
    }

    /// <summary>The result of a random play-out.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly partial struct Rollout
    {
        private readonly int outcome;
        private readonly int lossReason;
        private readonly int turns;
        private readonly int actions;
        private readonly int winners;
        private readonly int total;
        private readonly SixNumbers totals;
        private readonly int ghostSupply;
        private readonly int tiles;
        private readonly int reserved0;
        private readonly int reserved1;
        private readonly int reserved2;
        private readonly int reserved3;
        private readonly int reserved4;
        private readonly int reserved5;

        /// <summary>The outcome.</summary>
        public Outcome Outcome => (Outcome)outcome;

        /// <summary>The reason why the team lost.</summary>
        public Loss LossReason => (Loss)lossReason;

        /// <summary>The number of the last turn.</summary>
        public int Turns => turns;

        /// <summary>Number of actions applied in this play-out.</summary>
        public int Actions => actions;

        /// <summary>The winning colours.</summary>
        public int Winners => winners;

        /// <summary>Cooperative: the fewest points of a scoring meeple; competitive: the most points.</summary>
        public int Total => total;

        /// <summary>Points; 0 for a colour without a scoring meeple, by Colour.</summary>
        public SixNumbers Totals => totals;

        /// <summary>Number of ghosts left in the supply.</summary>
        public int GhostSupply => ghostSupply;

        /// <summary>Number of tiles on the board.</summary>
        public int Tiles => tiles;
    }

    /// <summary>The points of a game.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly partial struct Points
    {
        private readonly SixNumbers totals;
        private readonly SixNumbers projected;
        private readonly int reserved0;
        private readonly int reserved1;
        private readonly int reserved2;
        private readonly int reserved3;

        /// <summary>Current points; 0 for a colour without a scoring meeple, by Colour.</summary>
        public SixNumbers Totals => totals;

        /// <summary>Points if the game ended now: with the final scoring, and with completed features that are still to
        /// be scored in this turn. The animal under the big top does not count. Equal to Totals in cooperative games,
        /// by Colour.</summary>
        public SixNumbers Projected => projected;
    }

    /// <summary>A rectangle of cells for observations.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly partial struct Window
    {
        private readonly int x;
        private readonly int y;
        private readonly int width;
        private readonly int height;

        /// <summary>Creates a window from its fields.</summary>
        /// <param name="x">Column of the north-west cell, -32768 to 32767.</param>
        /// <param name="y">Row of the north-west cell, -32768 to 32767.</param>
        /// <param name="width">Columns, 1 to Limits.MaxWindow.</param>
        /// <param name="height">Rows, 1 to Limits.MaxWindow.</param>
        public Window(int x, int y, int width, int height)
        {
            this.x = x;
            this.y = y;
            this.width = width;
            this.height = height;
        }

        /// <summary>Column of the north-west cell, -32768 to 32767.</summary>
        public int X => x;

        /// <summary>Row of the north-west cell, -32768 to 32767.</summary>
        public int Y => y;

        /// <summary>Columns, 1 to Limits.MaxWindow.</summary>
        public int Width => width;

        /// <summary>Rows, 1 to Limits.MaxWindow.</summary>
        public int Height => height;
    }

    /// <summary>The judgement of a legal action.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly partial struct Advice
    {
        private readonly GameAction action;
        private readonly int visits;
        private readonly int group;
        private readonly double winning;
        private readonly double points;
        private readonly double judgement;

        /// <summary>The action.</summary>
        public GameAction Action => action;

        /// <summary>Number of simulations that began with the action; 0: only judged statically.</summary>
        public int Visits => visits;

        /// <summary>0: the group of the best action, 1: the next group, and so on. Actions in the same group have the
        /// same reasons, and the differences between them are within the noise of the samples; always 0 in version
        /// 2.0.</summary>
        public int Group => group;

        /// <summary>Estimated chance that the deciding player, or the team, wins after the action: 0 to 1.</summary>
        public double Winning => winning;

        /// <summary>Competitive: expected lead over the best other player, in points; for a team or a single player:
        /// expected total points.</summary>
        public double Points => points;

        /// <summary>The number that ranks actions. Competitive: in points. For a team: 0 to 100, half for the chance to
        /// win and half for the expected progress.</summary>
        public double Judgement => judgement;
    }

    /// <summary>The action of a past decision, compared with the best action. The played and the best action were
    /// simulated with the same samples of hidden information. The best action was found with other samples, so luck
    /// favours neither action.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly partial struct Review
    {
        private readonly int verdict;
        private readonly int samples;
        private readonly GameAction best;
        private readonly int bestIndex;
        private readonly int playedIndex;
        private readonly double lost;
        private readonly double lostError;
        private readonly double lostWinning;
        private readonly double winning;
        private readonly double points;
        private readonly SixDoubles winningOf;
        private readonly SixDoubles pointsOf;

        /// <summary>The verdict on the decision, from the loss.</summary>
        public Verdict Verdict => (Verdict)verdict;

        /// <summary>The number of samples that both actions share.</summary>
        public int Samples => samples;

        /// <summary>The best action; the played action if no better one was found.</summary>
        public GameAction Best => best;

        /// <summary>The index of the best action in the adviser's advice.</summary>
        public int BestIndex => bestIndex;

        /// <summary>The index of the played action in the adviser's advice.</summary>
        public int PlayedIndex => playedIndex;

        /// <summary>The loss compared with the best action, 0 or more. Competitive: in points. For a team: 0 to 100, on
        /// the scale of the adviser's judgement.</summary>
        public double Lost => lost;

        /// <summary>The standard error of Lost.</summary>
        public double LostError => lostError;

        /// <summary>The winning chance of the player or team with the best action, minus the winning chance with the
        /// played action: -1 to 1.</summary>
        public double LostWinning => lostWinning;

        /// <summary>The deciding player's estimated chance of winning with the best action: 0 to 1.</summary>
        public double Winning => winning;

        /// <summary>The expected result of the best action: competitive, the lead over the best other player in points;
        /// for a team or a single player, the total points.</summary>
        public double Points => points;

        /// <summary>Each player's estimated chance of winning after the played action, before the next random result is
        /// known; equal for all players of a team.</summary>
        public SixDoubles WinningOf => winningOf;

        /// <summary>The expected result of each player after the played action, as in Points.</summary>
        public SixDoubles PointsOf => pointsOf;
    }
}
