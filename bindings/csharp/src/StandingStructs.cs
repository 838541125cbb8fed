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
        private readonly int meeples;
        private readonly int guards;
        private readonly int reserve;
        private readonly int reserved;

        /// <summary>Meeples in the supply.</summary>
        public int Meeples => meeples;

        /// <summary>Guards in the supply.</summary>
        public int Guards => guards;

        /// <summary>Guards that wait beside the track.</summary>
        public int Reserve => reserve;
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
