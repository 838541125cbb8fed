using System;

namespace Mistbank
{
    /// <summary>Which of the games is played. All but the first are competitive.</summary>
    public enum GameSystem
    {
        /// <summary>Mists over Carcassonne, levels 1 to 6.</summary>
        Cooperative = 1,

        /// <summary>The base game.</summary>
        Base = 2,

        /// <summary>The Print-and-Play Demo.</summary>
        Demo = 3,
    }

    /// <summary>What a competitive game may be played with. Any set of them is a game.</summary>
    [Flags]
    public enum Expansions : uint
    {
        /// <summary>None.</summary>
        None = 0,

        /// <summary>Ghosts, Castles &amp; Cemeteries.</summary>
        GhostsCastlesCemeteries = 1 << 0,

        /// <summary>The River, which comes first.</summary>
        River = 1 << 1,

        /// <summary>The Abbot, and gardens.</summary>
        Abbot = 1 << 2,

        /// <summary>Inns &amp; Cathedrals, with the large meeple.</summary>
        InnsCathedrals = 1 << 3,

        /// <summary>Traders &amp; Builders, with goods, builder and pig.</summary>
        TradersBuilders = 1 << 4,

        /// <summary>The Princess &amp; the Dragon, with the fairy and portals.</summary>
        PrincessDragon = 1 << 5,

        /// <summary>The Tower, with prisoners.</summary>
        Tower = 1 << 6,

        /// <summary>Abbey &amp; Mayor, with wagons and barns.</summary>
        AbbeyMayor = 1 << 7,

        /// <summary>The Flying Machines, with a die.</summary>
        FlyingMachines = 1 << 8,

        /// <summary>Hills &amp; Sheep, with vineyards and shepherds.</summary>
        HillsSheep = 1 << 9,

        /// <summary>Under the Big Top, with ringmasters and acrobats.</summary>
        BigTop = 1 << 10,

        /// <summary>The Vodyanoy, whose lake catches meeples.</summary>
        Vodyanoy = 1 << 11,
    }

    /// <summary>The printing of the cooperative rulebook.</summary>
    public enum Edition
    {
        /// <summary>The first printing.</summary>
        Of2022 = 2022,

        /// <summary>The second printing.</summary>
        Of2023 = 2023,
    }

    /// <summary>How a feature with several colours scores in the cooperative game.</summary>
    public enum JointScoring
    {
        /// <summary>Once for each colour present.</summary>
        EveryColour = 0,

        /// <summary>Once for each colour tied for most meeples.</summary>
        Majority = 1,
    }

    /// <summary>Who decides which tile is drawn.</summary>
    public enum Draws
    {
        /// <summary>The library: the seed fixes the order when the game is made.</summary>
        Automatic = 0,

        /// <summary>The host names each drawn tile.</summary>
        External = 1,
    }

    /// <summary>What becomes of a drawn tile that fits nowhere.</summary>
    public enum Unplayable
    {
        /// <summary>It leaves the game.</summary>
        SetAside = 0,

        /// <summary>It goes back, and what is left is shuffled.</summary>
        Returned = 1,
    }

    /// <summary>Who looks at what only some may see, where it is none of the players.</summary>
    public static class Viewer
    {
        /// <summary>Who has no part in the game, as its onlookers.</summary>
        public const int Nobody = -1;

        /// <summary>Who holds the game and knows everything.</summary>
        public const int Host = -2;
    }

    /// <summary>The colours of meeples.</summary>
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

        /// <summary>No colour; the common scoring meeple of the team.</summary>
        None = 255,
    }

    /// <summary>How a game stands.</summary>
    public enum Outcome
    {
        /// <summary>It goes on.</summary>
        Open = 0,

        /// <summary>Cooperative: the team has won.</summary>
        Won = 1,

        /// <summary>Cooperative: the team has lost.</summary>
        Lost = 2,

        /// <summary>Competitive: the final scoring is done.</summary>
        Finished = 3,
    }

    /// <summary>Why the team lost.</summary>
    public enum Loss
    {
        /// <summary>It has not.</summary>
        None = 0,

        /// <summary>The supply held fewer ghosts than had to be placed.</summary>
        Ghosts = 1,

        /// <summary>A tile had to be drawn and the pile was empty.</summary>
        Tiles = 2,

        /// <summary>The turn ended with the pile empty and its number, or the goal, not reached.</summary>
        Pile = 3,
    }

    /// <summary>What a record tells.</summary>
    public enum RecordKind
    {
        /// <summary>Everything, the hidden order of the tiles too.</summary>
        Full = 0,

        /// <summary>Only what the players saw: it replays as a game with external draws.</summary>
        Open = 1,
    }

    /// <summary>The colours of pictures.</summary>
    public enum Theme
    {
        /// <summary>For a light page.</summary>
        Light = 0,

        /// <summary>For a dark page.</summary>
        Dark = 1,
    }

    /// <summary>What a <see cref="PictureMark"/> marks.</summary>
    public enum PictureMarkKind
    {
        /// <summary>A cell, whether a tile lies there or not.</summary>
        Cell = 1,

        /// <summary>Where a figure stands on a segment, or would.</summary>
        Segment = 2,

        /// <summary>From one cell to another; within one cell a ring.</summary>
        Arrow = 3,
    }
}
