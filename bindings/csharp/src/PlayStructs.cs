using System;
using System.Runtime.InteropServices;

#pragma warning disable 0169, 0649 // the library fills the fields

namespace Mistbank
{
    /// <summary>One action; fields that its kind does not use are 0. It belongs to no game: any game says whether it
    /// is legal.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly struct GameAction : IEquatable<GameAction>
    {
        private readonly byte kind;
        private readonly byte segment;
        private readonly byte colour;
        private readonly byte count;
        private readonly short x;
        private readonly short y;

        /// <summary>An action of these fields, legal or not; leave out what its kind does not use.</summary>
        /// <param name="kind">What it does.</param>
        /// <param name="x">Cell, growing east, -32768 to 32767; the tile type when drawing.</param>
        /// <param name="y">Cell, growing south, -32768 to 32767.</param>
        /// <param name="segment">Number of a segment of its tile, 0 to 255.</param>
        /// <param name="colour">Whose meeple.</param>
        /// <param name="count">Clockwise quarter turns when laying, ghosts when pacifying, what chance has brought, a
        /// FigureKind when placing, 0 to 255.</param>
        /// <exception cref="InvalidArgumentException">A number is out of its range.</exception>
        public GameAction(
            ActionKind kind, int x = 0, int y = 0, int segment = 0, Colour colour = Colour.Red, int count = 0)
        {
            this.kind = Library.ByteOf(nameof(kind), (int)kind);
            this.segment = Library.ByteOf(nameof(segment), segment);
            this.colour = Library.ByteOf(nameof(colour), (int)colour);
            this.count = Library.ByteOf(nameof(count), count);
            this.x = Library.CellOf(nameof(x), x);
            this.y = Library.CellOf(nameof(y), y);
        }

        /// <summary>Whether both are the same in every field.</summary>
        public bool Equals(GameAction other) =>
            kind == other.kind && segment == other.segment && colour == other.colour && count == other.count
            && x == other.x && y == other.y;

        /// <inheritdoc/>
        public override bool Equals(object obj) => obj is GameAction other && Equals(other);

        /// <inheritdoc/>
        public override int GetHashCode() => kind | segment << 4 | colour << 8 ^ count << 12 ^ x << 16 ^ y << 24;

        /// <summary>Whether both are the same in every field.</summary>
        public static bool operator ==(GameAction left, GameAction right) => left.Equals(right);

        /// <summary>Whether they differ in any field.</summary>
        public static bool operator !=(GameAction left, GameAction right) => !left.Equals(right);

        /// <summary>The text form, such as "lay 3,-1 2". A draw names its tile type by the index alone, "draw #5", as
        /// ids are the game's: <see cref="Game.Text"/> names it by its id. "?" for what is no action.</summary>
        public override unsafe string ToString()
        {
            GameAction told = this;
            Utf8.Read((buffer, capacity, length) => Native.mistbank_action_text(ref told, buffer, capacity, length),
                out string text);
            return text;
        }

        /// <summary>What it does.</summary>
        public ActionKind Kind => (ActionKind)kind;

        /// <summary>Number of a segment of its tile.</summary>
        public int Segment => (int)segment;

        /// <summary>Whose meeple.</summary>
        public Colour Colour => (Colour)colour;

        /// <summary>Ghosts when pacifying, the number that chance has brought; when laying see
        /// <see cref="Rotation"/>; names a figure that is placed, haunted, taken or the like, see
        /// <see cref="Figure"/>, <see cref="Ghosts"/> and <see cref="Fairy"/>.</summary>
        public int Count => (int)count;

        /// <summary>Clockwise quarter turns of a tile that is laid, 0 to 3.</summary>
        public int Rotation => count & 3;

        /// <summary>The place in the hand, 0 to 2 in the order of taking, of a tile that is laid from there; else
        /// 0.</summary>
        public int PlaceInHand => count >> 2 & 3;

        /// <summary>The kind of the figure that is placed, haunted, taken or the like.</summary>
        public FigureKind Figure => (FigureKind)(count & 15);

        /// <summary>The ghosts that stand on the figure that is haunted, taken or the like, which tell it from others
        /// beside it.</summary>
        public int Ghosts => count >> 4 & 3;

        /// <summary>Whether the fairy is with that figure, which tells it from others beside it as well.</summary>
        public bool Fairy => (count >> 6 & 1) != 0;

        /// <summary>Cell, growing east; the tile type when drawing.</summary>
        public int X => (int)x;

        /// <summary>Cell, growing south.</summary>
        public int Y => (int)y;
    }

    /// <summary>Something that happened; fields that its kind does not use are 0 (colour: none).</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly struct GameEvent
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

        /// <summary>The kind and the place, for logs; <see cref="Game.Sentence"/> tells it in words.</summary>
        public override string ToString() => $"{Kind} {x},{y}/{segment}";

        /// <summary>What it tells.</summary>
        public EventKind Kind => (EventKind)kind;

        /// <summary>The active player, from 0.</summary>
        public int Player => (int)player;

        /// <summary>Whose meeple; none where it does not matter.</summary>
        public Colour Colour => (Colour)colour;

        /// <summary>Number of a segment of its tile.</summary>
        public int Segment => (int)segment;

        /// <summary>Cell, growing east.</summary>
        public int X => (int)x;

        /// <summary>Cell, growing south.</summary>
        public int Y => (int)y;

        /// <summary>Where a buried or caught meeple, the dragon, a wagon or the big top came from.</summary>
        public int FromX => (int)fromX;

        /// <summary>Where a buried or caught meeple, the dragon, a wagon or the big top came from.</summary>
        public int FromY => (int)fromY;

        /// <summary>Where a buried or caught meeple or a wagon came from; <see cref="Limits.NoSegment"/>: out of a
        /// supply, or the dragon or the big top from beside the board.</summary>
        public int FromSegment => (int)fromSegment;

        /// <summary>What kind of feature.</summary>
        public SegmentKind Feature => (SegmentKind)feature;

        /// <summary>Ghosts, quarter turns, colours, the hound, ...: see the kind.</summary>
        public int Count => (int)count;

        /// <summary>Which kind of figure.</summary>
        public FigureKind Figure => (FigureKind)figure;

        /// <summary>Index of a tile type of the game; -1 for a tile that is hidden.</summary>
        public int Type => type;

        /// <summary>Tiles of the feature.</summary>
        public int Tiles => tiles;

        /// <summary>Coats of arms of the feature.</summary>
        public int Coats => coats;

        /// <summary>Completed cities beside a field.</summary>
        public int Cities => cities;

        /// <summary>Points of this event.</summary>
        public int Points => points;

        /// <summary>What it comes to.</summary>
        public int Total => total;

        /// <summary>How many actions had been applied: 0 during setup, n in the n-th action.</summary>
        public int Action => (int)action;

        /// <summary>How many, where Count tells of what.</summary>
        public int Amount => amount;
    }

    /// <summary>The open decision; fields that its kind does not use are 0.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly struct Decision
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
        private readonly int reserved0;
        private readonly int reserved1;
        private readonly int reserved2;
        private readonly int reserved3;
        private readonly int reserved4;
        private readonly int reserved5;
        private readonly int reserved6;

        /// <summary>What the game waits for.</summary>
        public DecisionKind Kind => (DecisionKind)kind;

        /// <summary>Who decides; when the game is over, whoever was active.</summary>
        public int Player => player;

        /// <summary>The tile drawn or laid this turn, a type of the game; -1 before.</summary>
        public int TileType => tileType;

        /// <summary>What it is about: the laid tile, the closed cemetery, the scored feature, the hound, the tower that
        /// takes, the dragon, where the wagon stood.</summary>
        public int X => x;

        /// <summary>Its row, growing south.</summary>
        public int Y => y;

        /// <summary>And the segment there.</summary>
        public int Segment => segment;

        /// <summary>1 or 2 where a hound is placed or pacifies.</summary>
        public int Hound => hound;

        /// <summary>On offer, or to be assigned.</summary>
        public int Points => points;

        /// <summary>The colour that earned the points to be assigned; the wagon's; that of the meeple taken; else
        /// none.</summary>
        public Colour Colour => (Colour)colour;
    }
}
