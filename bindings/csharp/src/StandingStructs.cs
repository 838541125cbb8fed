using System;
using System.Runtime.InteropServices;

#pragma warning disable 0169, 0649 // the library fills the fields

namespace Mistbank
{
    /// <summary>A meeple that counts points: one for the team, or one a colour.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly struct ScoringMeeple
    {
        private readonly int colour;
        private readonly int total;
        private readonly int space;
        private readonly int lap;
        private readonly int reserved0;
        private readonly int reserved1;
        private readonly int reserved2;
        private readonly int reserved3;

        /// <summary>Whose it is; none: the common one of levels 1 to 5.</summary>
        public Colour Colour => (Colour)colour;

        /// <summary>Points.</summary>
        public int Total => total;

        /// <summary>Where it stands on the track of 50 spaces.</summary>
        public int Space => space;

        /// <summary>How often it has passed space 0.</summary>
        public int Lap => lap;
    }

    /// <summary>What one colour has off the board.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly struct Supply
    {
        private readonly SixteenNumbers figures;
        private readonly int reserve;
        private readonly ThreeNumbers goods;
        private readonly int floors;
        private readonly int abbeys;
        private readonly int sheep;
        private readonly int reserved;

        /// <summary>Figures ready to be placed, by kind.</summary>
        public SixteenNumbers Figures => figures;

        /// <summary>Guards that wait beside the track.</summary>
        public int Reserve => reserve;

        /// <summary>Tokens that its player has taken, by good.</summary>
        public ThreeNumbers Goods => goods;

        /// <summary>Floors of towers left to its player.</summary>
        public int Floors => floors;

        /// <summary>1: its player holds the abbey; else 0.</summary>
        public int Abbeys => abbeys;

        /// <summary>Sheep with its shepherd, who stands on the board.</summary>
        public int Sheep => sheep;
    }

    /// <summary>A figure that another player holds.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly struct Prisoner
    {
        private readonly int colour;
        private readonly int kind;
        private readonly int holder;
        private readonly int reserved0;
        private readonly int reserved1;
        private readonly int reserved2;
        private readonly int reserved3;
        private readonly int reserved4;

        /// <summary>Whose it is.</summary>
        public Colour Colour => (Colour)colour;

        /// <summary>What it is.</summary>
        public FigureKind Kind => (FigureKind)kind;

        /// <summary>Who holds it.</summary>
        public Colour Holder => (Colour)holder;
    }

    /// <summary>A number for each kind of figure.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly unsafe struct SixteenNumbers
    {
        private readonly int kind0;
        private readonly int kind1;
        private readonly int kind2;
        private readonly int kind3;
        private readonly int kind4;
        private readonly int kind5;
        private readonly int kind6;
        private readonly int kind7;
        private readonly int kind8;
        private readonly int kind9;
        private readonly int kind10;
        private readonly int kind11;
        private readonly int kind12;
        private readonly int kind13;
        private readonly int kind14;
        private readonly int kind15;

        /// <summary>The number of one kind.</summary>
        /// <param name="kind">Any kind.</param>
        /// <exception cref="InvalidArgumentException">It is none.</exception>
        public int this[FigureKind kind]
        {
            get
            {
                if (kind < 0 || (int)kind >= Limits.MaxFigureKinds)
                    throw new InvalidArgumentException($"kind must be a kind of figure, not {kind}");
                SixteenNumbers copy = this;
                return ((int*)&copy)[(int)kind];
            }
        }
    }

    /// <summary>A number for each good.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly struct ThreeNumbers
    {
        private readonly int wine;
        private readonly int grain;
        private readonly int cloth;

        /// <summary>The number of one good.</summary>
        /// <param name="good">Wine, grain or cloth.</param>
        /// <exception cref="InvalidArgumentException">Another good.</exception>
        public int this[Good good]
        {
            get
            {
                switch (good)
                {
                    case Good.Wine: return wine;
                    case Good.Grain: return grain;
                    case Good.Cloth: return cloth;
                    default: throw new InvalidArgumentException($"good must be wine, grain or cloth, not {good}");
                }
            }
        }

        /// <summary>The sum over all goods.</summary>
        public int Sum => wine + grain + cloth;
    }

    /// <summary>How a game that was played to its end by chance went.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly struct Rollout
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

        /// <summary>How it ended.</summary>
        public Outcome Outcome => (Outcome)outcome;

        /// <summary>Why the team lost.</summary>
        public Loss LossReason => (Loss)lossReason;

        /// <summary>The number of the last turn.</summary>
        public int Turns => turns;

        /// <summary>Actions applied in this roll-out.</summary>
        public int Actions => actions;

        /// <summary>Mask of the colours that have won: bits 1 &lt;&lt; colour.</summary>
        public int Winners => winners;

        /// <summary>Cooperative: points of the scoring meeple furthest behind; competitive: the most points.</summary>
        public int Total => total;

        /// <summary>Points by colour; 0 for a colour without a scoring meeple of its own.</summary>
        public SixNumbers Totals => totals;

        /// <summary>Ghosts left in the supply.</summary>
        public int GhostSupply => ghostSupply;

        /// <summary>Tiles on the board.</summary>
        public int Tiles => tiles;
    }

    /// <summary>A rectangle of cells: what a program that learns looks at.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly struct Window
    {
        private readonly int x;
        private readonly int y;
        private readonly int width;
        private readonly int height;

        /// <summary>A window of these cells.</summary>
        /// <param name="x">Column of its north-west cell, -32768 to 32767.</param>
        /// <param name="y">Row of its north-west cell, likewise.</param>
        /// <param name="width">Columns, 1 to <see cref="Limits.MaxWindow"/>.</param>
        /// <param name="height">Rows, likewise.</param>
        public Window(int x, int y, int width, int height)
        {
            this.x = x;
            this.y = y;
            this.width = width;
            this.height = height;
        }

        /// <summary>Column of its north-west cell.</summary>
        public int X => x;

        /// <summary>Row of its north-west cell.</summary>
        public int Y => y;

        /// <summary>Columns.</summary>
        public int Width => width;

        /// <summary>Rows.</summary>
        public int Height => height;
    }
}
