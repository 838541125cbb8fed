// Written by bindings/generate out of capi/mistbank/: nobody edits it.
namespace Mistbank
{
    public sealed unsafe partial class Rules
    {
        /// <summary>Which of the games is played.</summary>
        public GameSystem System { get; set; }

        /// <summary>Cooperative: the printing of the rulebook.</summary>
        public Edition Edition { get; set; }

        /// <summary>Cooperative: 1 to 6.</summary>
        public int Level { get; set; }

        /// <summary>Cooperative: 1 to 5; base, demo: 1 to 6, with GCC 2 to 6.</summary>
        public int Players { get; set; }

        /// <summary>Who begins, 0 to players-1.</summary>
        public int StartingPlayer { get; set; }

        /// <summary>Cooperative: how several colours score.</summary>
        public JointScoring JointScoring { get; set; }

        /// <summary>Who decides which tile is drawn.</summary>
        public Draws Draws { get; set; }

        /// <summary>The colours in play, all different: cooperative with one or two players four (player 0 has the
        /// first two), else one each.</summary>
        public Colour[] Colours { get; set; }

        /// <summary>Level 6 of edition 2023: the three colours in play that have a scoring meeple.</summary>
        public Colour[] ScoringColours { get; set; }

        /// <summary>Fixes the order of the tiles with automatic draws.</summary>
        public ulong Seed { get; set; }

        /// <summary>Base: whether meeples may stand on fields.</summary>
        public bool Farmers { get; set; }

        /// <summary>GCC: whether ghosts haunt meeples.</summary>
        public bool Ghosts { get; set; }

        /// <summary>GCC: whether the castle tiles are played.</summary>
        public bool Castles { get; set; }

        /// <summary>GCC: whether the cemetery tiles are played.</summary>
        public bool Cemeteries { get; set; }

        /// <summary>Which revision of the rules is played; 0 means the newest, and Rules.Validate tells its number.
        /// What a version mends of how a game goes gets a revision of its own: 1 is how version 1.0 played; since 2
        /// castles and cemeteries of a tile set are scenery in games that have none; since 3 hands are filled with
        /// tiles that wait for the dragon too, each tile that is left when it comes is as likely as another to be
        /// drawn, and a space for acrobats near the laid tile is reached without the portal only. Records and snapshots
        /// bring their own, so that stored games are played as they were; nothing else needs an older one.</summary>
        public int Revision { get; set; }

        /// <summary>Base and demo: the expansions; cooperative: none.</summary>
        public Expansions Expansions { get; set; }

        /// <summary>House rule: 3: players choose from a hand of three tiles, else 0.</summary>
        public int Hand { get; set; }

        /// <summary>Whether everybody sees the hands.</summary>
        public bool HandOpen { get; set; }

        /// <summary>Whether the next tile is drawn at the end of one's turn.</summary>
        public bool DrawAhead { get; set; }

        /// <summary>The fate of a tile that fits nowhere.</summary>
        public Unplayable Unplayable { get; set; }

        /// <summary>Whether a player who fills a hole has another turn.</summary>
        public bool HoleTurn { get; set; }

        /// <summary>Incomplete features score at the end.</summary>
        public bool IncompleteScores { get; set; }

        /// <summary>Cells from west to east on which tiles may lie, from 3; 0: no table.</summary>
        public int TableWidth { get; set; }

        /// <summary>Cells from north to south; both or none.</summary>
        public int TableHeight { get; set; }

        /// <summary>Column of the cell 0,0 on the table, from 0; -1: in the middle.</summary>
        public int TableX { get; set; }

        /// <summary>Row of the cell 0,0 on the table, as the column.</summary>
        public int TableY { get; set; }

        /// <summary>Whether the table's edge closes what ends at it.</summary>
        public bool BorderCompletes { get; set; }

        /// <summary>Whether the first tile drawn starts.</summary>
        public bool StartInBag { get; set; }

        /// <summary>Whether a complete city of two tiles brings what it would incomplete.</summary>
        public bool SmallCities { get; set; }

        /// <summary>Kinds of figures that stay in the box: all but normal ones and guards.</summary>
        public FigureKinds Without { get; set; }

        /// <summary>Whether the dragon moves at the end of a part.</summary>
        public bool DragonAfterScoring { get; set; }

        /// <summary>Whether most meeples on hills break a tie.</summary>
        public bool HillMajority { get; set; }

        /// <summary>The method to find the first player; only "host" uses StartingPlayer.</summary>
        public FirstPlayer FirstPlayer { get; set; }

        /// <summary>Whether others may buy a drawn key tile; not with hands.</summary>
        public bool TileSales { get; set; }

        private void Take(RulesLayout layout)
        {
            System = (GameSystem)layout.system;
            Edition = (Edition)layout.edition;
            Level = layout.level;
            Players = layout.players;
            StartingPlayer = layout.startingPlayer;
            JointScoring = (JointScoring)layout.jointScoring;
            Draws = (Draws)layout.draws;
            Colours = Read(layout.colours, layout.colourCount);
            ScoringColours = Read(layout.scoringColours, layout.scoringColourCount);
            Seed = layout.seed;
            Farmers = layout.farmers != 0;
            Ghosts = layout.ghosts != 0;
            Castles = layout.castles != 0;
            Cemeteries = layout.cemeteries != 0;
            Revision = layout.revision;
            Expansions = (Expansions)layout.expansions;
            Hand = layout.hand;
            HandOpen = layout.handOpen != 0;
            DrawAhead = layout.drawAhead != 0;
            Unplayable = (Unplayable)layout.unplayable;
            HoleTurn = layout.holeTurn != 0;
            IncompleteScores = layout.incompleteScores != 0;
            TableWidth = layout.tableWidth;
            TableHeight = layout.tableHeight;
            TableX = layout.tableX;
            TableY = layout.tableY;
            BorderCompletes = layout.borderCompletes != 0;
            StartInBag = layout.startInBag != 0;
            SmallCities = layout.smallCities != 0;
            Without = (FigureKinds)layout.without;
            DragonAfterScoring = layout.dragonAfterScoring != 0;
            HillMajority = layout.hillMajority != 0;
            FirstPlayer = (FirstPlayer)layout.firstPlayer;
            TileSales = layout.tileSales != 0;
        }

        internal RulesLayout Layout()
        {
            RulesLayout layout = Defaults();
            layout.system = (int)System;
            layout.edition = (int)Edition;
            layout.level = Level;
            layout.players = Players;
            layout.startingPlayer = StartingPlayer;
            layout.jointScoring = (int)JointScoring;
            layout.draws = (int)Draws;
            layout.colourCount = Write("colours", Colours, layout.colours);
            layout.scoringColourCount = Write("scoring_colours", ScoringColours, layout.scoringColours);
            layout.seed = Seed;
            layout.farmers = Farmers ? 1 : 0;
            layout.ghosts = Ghosts ? 1 : 0;
            layout.castles = Castles ? 1 : 0;
            layout.cemeteries = Cemeteries ? 1 : 0;
            layout.revision = Revision;
            layout.expansions = (uint)Expansions;
            layout.hand = Hand;
            layout.handOpen = HandOpen ? 1 : 0;
            layout.drawAhead = DrawAhead ? 1 : 0;
            layout.unplayable = (int)Unplayable;
            layout.holeTurn = HoleTurn ? 1 : 0;
            layout.incompleteScores = IncompleteScores ? 1 : 0;
            layout.tableWidth = TableWidth;
            layout.tableHeight = TableHeight;
            layout.tableX = TableX;
            layout.tableY = TableY;
            layout.borderCompletes = BorderCompletes ? 1 : 0;
            layout.startInBag = StartInBag ? 1 : 0;
            layout.smallCities = SmallCities ? 1 : 0;
            layout.without = (uint)Without;
            layout.dragonAfterScoring = DragonAfterScoring ? 1 : 0;
            layout.hillMajority = HillMajority ? 1 : 0;
            layout.firstPlayer = (int)FirstPlayer;
            layout.tileSales = TileSales ? 1 : 0;
            return layout;
        }
    }
}
