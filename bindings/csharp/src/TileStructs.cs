using System;
using System.Runtime.InteropServices;

#pragma warning disable 0169, 0649 // the library fills the fields

namespace Mistbank
{
    /// <summary>A tile type as it is printed, unturned.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly struct TileType
    {
        private readonly TileId id;
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

        /// <summary>What one side shows to its neighbour.</summary>
        /// <param name="side">Which side, unturned.</param>
        public SideKind SideKind(Side side) => (SideKind)sideKinds[(int)side];

        /// <summary>Its name in texts. Makes a new string each time; <see cref="Game.TypeId"/> does not.</summary>
        public string Id => id.ToString();

        /// <summary>How many are printed, those in the starting block included.</summary>
        public int Copies => copies;

        /// <summary>Its segments, 1 to <see cref="Limits.MaxSegments"/>.</summary>
        public int SegmentCount => segmentCount;

        /// <summary>Mask of its misty sides.</summary>
        public int MistySides => mistySides;

        /// <summary>Mask of its segments' kinds: bits 1 &lt;&lt; kind.</summary>
        public int Kinds => kinds;

        /// <summary>What is printed on the tile as a whole; not what is on its segments.</summary>
        public Marks Marks => (Marks)marks;

        /// <summary>Where its flying machine flies to, unturned; null: it has none.</summary>
        public Direction? MachineDirection =>
            (Marks & Marks.Machine) != 0 ? (Direction)machineDirection : (Direction?)null;
    }

    /// <summary>One printed segment of a tile type, unturned.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly struct Segment
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

        /// <summary>What it is.</summary>
        public SegmentKind Kind => (SegmentKind)kind;

        /// <summary>Road, city, mist, river: mask of the sides it reaches; else 0.</summary>
        public int Sides => sides;

        /// <summary>Field: bits 1 &lt;&lt; 2*side for the left half looking outward, 1 &lt;&lt; (2*side+1) the
        /// right.</summary>
        public int HalfSides => halfSides;

        /// <summary>Field: mask of the numbers of this tile's city segments that it touches.</summary>
        public int Touches => touches;

        /// <summary>City: coats of arms.</summary>
        public int Coats => coats;

        /// <summary>Mist: ghost symbols.</summary>
        public int Symbols => symbols;

        /// <summary>Where a meeple stands: percent of the tile's width from the west.</summary>
        public int AnchorX => anchorX;

        /// <summary>And percent of its height from the north.</summary>
        public int AnchorY => anchorY;

        /// <summary>What is printed on it.</summary>
        public Marks Marks => (Marks)marks;

        /// <summary>City: mask of those of its sides on which another city of the tile ends too.</summary>
        public int SharedSides => sharedSides;
    }

    /// <summary>One tile of a starting block, unturned.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly struct StartTile
    {
        private readonly int x;
        private readonly int y;
        private readonly int type;
        private readonly int reserved0;
        private readonly int reserved1;
        private readonly int reserved2;
        private readonly int reserved3;
        private readonly int reserved4;

        /// <summary>Cell, growing east.</summary>
        public int X => x;

        /// <summary>Cell, growing south.</summary>
        public int Y => y;

        /// <summary>Index of its type in the set.</summary>
        public int Type => type;
    }

    /// <summary>Sixteen bytes of UTF-8 that end at their first zero.</summary>
    [StructLayout(LayoutKind.Sequential)]
    internal readonly struct TileId
    {
        private readonly ulong first;
        private readonly ulong second;

        public override unsafe string ToString()
        {
            TileId copy = this;
            return Utf8.TextOf((byte*)&copy, sizeof(TileId));
        }
    }

    /// <summary>A number for each side.</summary>
    [StructLayout(LayoutKind.Sequential)]
    internal readonly struct FourNumbers
    {
        private readonly int north;
        private readonly int east;
        private readonly int south;
        private readonly int west;

        internal int this[int side]
        {
            get
            {
                switch (side)
                {
                    case 0: return north;
                    case 1: return east;
                    case 2: return south;
                    case 3: return west;
                    default: throw new InvalidArgumentException($"side must be 0 to 3, not {side}");
                }
            }
        }
    }
}
