using System;
using System.Runtime.InteropServices;

#pragma warning disable 0169, 0649 // the library fills the fields

namespace Mistbank
{
    /// <summary>A tile on the board.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly struct Tile
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

        /// <summary>Cell, growing east.</summary>
        public int X => x;

        /// <summary>Cell, growing south.</summary>
        public int Y => y;

        /// <summary>Its type; -1: face down, and hidden until the game is over.</summary>
        public int Type => type;

        /// <summary>Clockwise quarter turns, 0 to 3.</summary>
        public int Rotation => rotation;

        /// <summary>Whether it lies face down.</summary>
        public bool FaceDown => faceDown != 0;

        /// <summary>Ghosts on all its segments.</summary>
        public int Ghosts => ghosts;

        /// <summary>Floors of the tower on its foundation.</summary>
        public int Floors => floors;
    }

    /// <summary>A figure on the board.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly struct Figure
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

        /// <summary>Whose it is.</summary>
        public Colour Colour => (Colour)colour;

        /// <summary>What it is.</summary>
        public FigureKind Kind => (FigureKind)kind;

        /// <summary>Whether it lies on a cemetery for good.</summary>
        public bool Buried => buried != 0;

        /// <summary>Index of its tile on the board.</summary>
        public int Tile => tile;

        /// <summary>Number of its segment.</summary>
        public int Segment => segment;

        /// <summary>Ghosts standing on the figure itself.</summary>
        public int Ghosts => ghosts;

        /// <summary>Bit 0: hound I, bit 1: hound II.</summary>
        public int Hounds => hounds;

        /// <summary>Whether the fairy is beside it.</summary>
        public bool Fairy => fairy != 0;
    }

    /// <summary>A feature: segments joined across sides.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly struct Feature
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

        /// <summary>What it is.</summary>
        public SegmentKind Kind => (SegmentKind)kind;

        /// <summary>Index of the tile of its first segment.</summary>
        public int Tile => tile;

        /// <summary>And number there; together they name the feature until the next action.</summary>
        public int Segment => segment;

        /// <summary>Its tiles; of a castle, monastery, garden or cemetery those on its 9 cells, face-down ones
        /// too.</summary>
        public int Tiles => tiles;

        /// <summary>Sides without a partner; castle, monastery, garden, cemetery: empty cells among the
        /// 8.</summary>
        public int OpenSides => openSides;

        /// <summary>Coats of arms.</summary>
        public int Coats => coats;

        /// <summary>Ghosts standing on its segments.</summary>
        public int Ghosts => ghosts;

        /// <summary>Whether it is complete; a mist bank: finished; a cemetery: closed.</summary>
        public bool Complete => complete != 0;

        /// <summary>Whether it can never be completed.</summary>
        public bool Haunted => haunted != 0;

        /// <summary>What one colour would score for it as it lies, were it complete.</summary>
        public int Worth => worth;

        /// <summary>Meeples standing on it, of every kind that occupies, by colour.</summary>
        public SixNumbers Meeples => meeples;

        /// <summary>Field: completed cities that it touches.</summary>
        public int Cities => cities;

        /// <summary>What is printed on its segments, of what the game plays with.</summary>
        public Marks Marks => (Marks)marks;

        /// <summary>Symbols of a city, where they are played, by good.</summary>
        public ThreeNumbers Goods => goods;
    }

    /// <summary>A number for each colour.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly struct SixNumbers
    {
        private readonly int red;
        private readonly int green;
        private readonly int blue;
        private readonly int yellow;
        private readonly int black;
        private readonly int pink;

        /// <summary>The number of one colour.</summary>
        /// <param name="colour">Red to pink.</param>
        /// <exception cref="InvalidArgumentException">Another colour.</exception>
        public int this[Colour colour]
        {
            get
            {
                switch (colour)
                {
                    case Colour.Red: return red;
                    case Colour.Green: return green;
                    case Colour.Blue: return blue;
                    case Colour.Yellow: return yellow;
                    case Colour.Black: return black;
                    case Colour.Pink: return pink;
                    default: throw new InvalidArgumentException($"colour must be red to pink, not {colour}");
                }
            }
        }

        /// <summary>The sum over all colours.</summary>
        public int Sum => red + green + blue + yellow + black + pink;
    }
}
