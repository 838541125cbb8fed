// bindings/generate writes this file from capi/mistbank/; do not edit it.
#nullable enable

namespace Mistbank
{
    public sealed unsafe partial class Rules
    {
        /// <summary>The game.</summary>
        public GameSystem System { get; set; }

        /// <summary>Cooperative: the edition of the rulebook.</summary>
        public Edition Edition { get; set; }

        /// <summary>Cooperative: 1 to 6.</summary>
        public int Level { get; set; }

        /// <summary>Cooperative: 1 to 5; base, demo: 1 to 6, with GCC 2 to 6.</summary>
        public int Players { get; set; }

        /// <summary>The first player, 0 to players-1.</summary>
        public int StartingPlayer { get; set; }

        /// <summary>Cooperative: scoring of several colours.</summary>
        public JointScoring JointScoring { get; set; }

        /// <summary>The source of drawn tiles.</summary>
        public Draws Draws { get; set; }

        /// <summary>The colours in play, all different: four in a cooperative game with one or two players (player 0 of
        /// two has the first two), otherwise one for each player.</summary>
        public Colour[] Colours { get; set; } = new Colour[0];

        /// <summary>Level 6 of edition 2023: the three colours in play that have a scoring meeple.</summary>
        public Colour[] ScoringColours { get; set; } = new Colour[0];

        /// <summary>Determines the order of tiles with automatic draws.</summary>
        public ulong Seed { get; set; }

        /// <summary>Base: whether meeples may stand on fields.</summary>
        public bool Farmers { get; set; }

        /// <summary>GCC: whether ghosts haunt meeples.</summary>
        public bool Ghosts { get; set; }

        /// <summary>GCC: whether the game uses the castle tiles.</summary>
        public bool Castles { get; set; }

        /// <summary>GCC: whether the game uses the cemetery tiles.</summary>
        public bool Cemeteries { get; set; }

        /// <summary>The revision of the rules; 0: the newest revision, whose number Rules.Validate fills in. Each
        /// correction of the rules gets a new revision. 1: the rules of version 1.0. 2: castles and cemeteries of a
        /// tile set are scenery in games without them. 3: hands are also filled with tiles that wait for the dragon;
        /// all tiles that are left when the dragon comes are equally likely to be drawn; a space for acrobats near the
        /// laid tile can be reached only without the portal. Records and snapshots contain their revision, so that
        /// stored games stay the same. Older revisions exist only for this purpose.</summary>
        public int Revision { get; set; }

        /// <summary>Base and demo: the expansions; cooperative: none.</summary>
        public Expansions Expansions { get; set; }

        /// <summary>3: players choose from a hand of three tiles; otherwise 0.</summary>
        public int Hand { get; set; }

        /// <summary>Whether everybody sees the hands.</summary>
        public bool HandOpen { get; set; }

        /// <summary>Whether players draw ahead at the end of their turn.</summary>
        public bool DrawAhead { get; set; }

        /// <summary>What happens to a tile that fits nowhere.</summary>
        public Unplayable Unplayable { get; set; }

        /// <summary>Whether a player who fills a hole has another turn.</summary>
        public bool HoleTurn { get; set; }

        /// <summary>Whether incomplete features score.</summary>
        public bool IncompleteScores { get; set; }

        /// <summary>Width of the table in cells, 3 or more; 0: no limit to the board.</summary>
        public int TableWidth { get; set; }

        /// <summary>Height of the table in cells, 3 or more; 0 if TableWidth is 0.</summary>
        public int TableHeight { get; set; }

        /// <summary>Column of the cell 0,0 on the table, 0 or more; -1: in the middle.</summary>
        public int TableX { get; set; }

        /// <summary>Row of the cell 0,0 on the table, 0 or more; -1: in the middle.</summary>
        public int TableY { get; set; }

        /// <summary>Whether the table's edge closes features.</summary>
        public bool BorderCompletes { get; set; }

        /// <summary>Whether the first drawn tile is the start tile.</summary>
        public bool StartInBag { get; set; }

        /// <summary>Whether a complete city of two tiles scores like an incomplete one.</summary>
        public bool SmallCities { get; set; }

        /// <summary>Kinds of figures that stay in the box: any except normal meeples and guards.</summary>
        public FigureKinds Without { get; set; }

        /// <summary>Whether the dragon moves after the scoring and the wagons.</summary>
        public bool DragonAfterScoring { get; set; }

        /// <summary>Whether the colour with the most meeples on hills wins a tie.</summary>
        public bool HillMajority { get; set; }

        /// <summary>The method that determines the first player; only "host" uses StartingPlayer.</summary>
        public FirstPlayer FirstPlayer { get; set; }

        /// <summary>Whether the other players may buy a drawn tile if its type is the only one left that can complete a
        /// road or city; not allowed with Hand or DrawAhead.</summary>
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
