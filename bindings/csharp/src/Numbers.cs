#nullable enable

using System;
using System.Runtime.InteropServices;

#pragma warning disable 0169, 0649 // only the library assigns the fields

namespace Mistbank
{
    /// <summary>A number for each colour.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly struct SixNumbers
    {
        private readonly int red, green, blue, yellow, black, pink;

        /// <summary>The number for a colour.</summary>
        /// <param name="colour">A colour from red to pink.</param>
        /// <exception cref="ArgumentOutOfRangeException">The argument is not a colour from red to pink.</exception>
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
                    default: throw Indices.OutOfRange(nameof(colour), colour, "must be a colour from red to pink");
                }
            }
        }

        /// <summary>The sum over all colours.</summary>
        public int Sum => red + green + blue + yellow + black + pink;
    }

    /// <summary>A number for each player, such as a chance.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly unsafe struct SixDoubles
    {
        private readonly double player0, player1, player2, player3, player4, player5;

        /// <summary>The number for a player.</summary>
        /// <param name="player">0 to 5; the number is 0 for players that the game does not have.</param>
        /// <exception cref="ArgumentOutOfRangeException">The player is out of range.</exception>
        public double this[int player]
        {
            get
            {
                Indices.Need(nameof(player), player, Limits.MaxPlayers);
                SixDoubles copy = this;
                return ((double*)&copy)[player];
            }
        }
    }

    /// <summary>A number for each kind of figure.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly unsafe struct SixteenNumbers
    {
        private readonly int kind0, kind1, kind2, kind3, kind4, kind5, kind6, kind7, kind8, kind9, kind10, kind11,
            kind12, kind13, kind14, kind15;

        /// <summary>The number for a kind of figure.</summary>
        /// <param name="kind">Any kind of figure.</param>
        /// <exception cref="ArgumentOutOfRangeException">The argument is not a kind of figure.</exception>
        public int this[FigureKind kind]
        {
            get
            {
                if (kind < 0 || (int)kind >= Limits.MaxFigureKinds)
                    throw Indices.OutOfRange(nameof(kind), kind, "must be a kind of figure");
                SixteenNumbers copy = this;
                return ((int*)&copy)[(int)kind];
            }
        }
    }

    /// <summary>Points from each source.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly unsafe struct PointsBySource
    {
        private readonly int source0, source1, source2, source3, source4, source5, source6, source7, source8, source9,
            source10, source11, source12, source13, source14, source15, source16, source17, source18, source19, source20,
            source21, source22, source23, source24, source25, source26, source27, source28, source29, source30, source31;

        /// <summary>The points from a source.</summary>
        /// <param name="source">Any source.</param>
        /// <exception cref="ArgumentOutOfRangeException">The argument is not a source.</exception>
        public int this[Source source]
        {
            get
            {
                if (source < 0 || (int)source >= Limits.MaxSources)
                    throw Indices.OutOfRange(nameof(source), source, "must be a source of points");
                PointsBySource copy = this;
                return ((int*)&copy)[(int)source];
            }
        }

        /// <summary>The sum over all sources.</summary>
        public int Sum
        {
            get
            {
                PointsBySource copy = this;
                int sum = 0;
                for (int source = 0; source < Limits.MaxSources; ++source) sum += ((int*)&copy)[source];
                return sum;
            }
        }
    }

    /// <summary>A number for each good.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly struct ThreeNumbers
    {
        private readonly int wine, grain, cloth;

        /// <summary>The number for a good.</summary>
        /// <param name="good">Wine, grain or cloth.</param>
        /// <exception cref="ArgumentOutOfRangeException">The argument is not a good.</exception>
        public int this[Good good]
        {
            get
            {
                switch (good)
                {
                    case Good.Wine: return wine;
                    case Good.Grain: return grain;
                    case Good.Cloth: return cloth;
                    default: throw Indices.OutOfRange(nameof(good), good, "must be wine, grain or cloth");
                }
            }
        }

        /// <summary>The sum over all goods.</summary>
        public int Sum => wine + grain + cloth;
    }

    /// <summary>A number for each side.</summary>
    [StructLayout(LayoutKind.Sequential)]
    internal readonly struct FourNumbers
    {
        private readonly int north, east, south, west;

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
                    default: throw Indices.OutOfRange(nameof(side), side, "must be 0 to 3");
                }
            }
        }
    }
}
