using System.Runtime.InteropServices;

#pragma warning disable 0169, 0649 // the library fills the fields

namespace Mistbank
{
    /// <summary>How well an adviser chooses. Whoever is not the best sees the same and errs now and then.</summary>
    public enum Strength
    {
        /// <summary>Takes any of the actions that look good at first sight.</summary>
        Beginner = 0,

        /// <summary>Takes what looks best at first sight, but for a slip now and then.</summary>
        Easy = 1,

        /// <summary>Tries out what looks best, but slips now and then.</summary>
        Good = 2,

        /// <summary>The same without a slip.</summary>
        Best = 3,
    }

    /// <summary>What an adviser thinks of a legal action.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly struct Advice
    {
        private readonly GameAction action;
        private readonly int visits;
        private readonly int reserved;
        private readonly double winning;
        private readonly double points;
        private readonly double judgement;

        /// <summary>What it is about.</summary>
        public GameAction Action => action;

        /// <summary>How many simulations began with it; 0: judged at first sight alone.</summary>
        public int Visits => visits;

        /// <summary>About how likely the player who decides wins with it, or the team: 0 to 1.</summary>
        public double Winning => winning;

        /// <summary>Competitive: by how many points its player is expected to be ahead of the best of the others; of a
        /// team, and of who plays alone: the total that is expected.</summary>
        public double Points => points;

        /// <summary>By what actions are compared: points; of a team 0 to 100, for winning and getting far.</summary>
        public double Judgement => judgement;
    }
}
