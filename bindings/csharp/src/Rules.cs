using System.Collections.Generic;

namespace Mistbank
{
    /// <summary>A description of a game to be made. Take a preset and change what differs; a game keeps its own copy.
    /// Fields that do not concern the system are ignored.</summary>
    /// <example><code>
    /// var rules = Rules.Cooperative(level: 3, players: 4);
    /// rules.Seed = 7;
    /// using var game = new Game(rules);
    /// </code></example>
    public sealed unsafe class Rules
    {
        /// <summary>The defaults: level 1, edition 2023, two players, automatic draws, seed 0.</summary>
        public Rules() : this(RulesLayout.Defaults()) { }

        internal Rules(RulesLayout layout)
        {
            Take(layout);
        }

        /// <summary>Which of the games.</summary>
        public GameSystem System { get; set; }

        /// <summary>Base and demo: which expansions are played; cooperative: none.</summary>
        public Expansions Expansions { get; set; }

        /// <summary>Cooperative: the printing of the rulebook.</summary>
        public Edition Edition { get; set; }

        /// <summary>Cooperative: 1 to 6.</summary>
        public int Level { get; set; }

        /// <summary>Cooperative: 1 to 5; base and demo: 1 to 6, with ghosts, castles and cemeteries 2 to 6.</summary>
        public int Players { get; set; }

        /// <summary>Who begins, from 0.</summary>
        public int StartingPlayer { get; set; }

        /// <summary>Cooperative: how a feature with several colours scores.</summary>
        public JointScoring JointScoring { get; set; }

        /// <summary>Who decides which tile is drawn.</summary>
        public Draws Draws { get; set; }

        /// <summary>The colours in play, all different; empty: the first ones. Cooperative with one or two players four
        /// (player 0 has the first two), else one each.</summary>
        public Colour[] Colours { get; set; }

        /// <summary>Level 6 of edition 2023: the three colours in play that have a scoring meeple; empty: the first
        /// three in play.</summary>
        public Colour[] ScoringColours { get; set; }

        /// <summary>Fixes the order of the tiles with automatic draws.</summary>
        public ulong Seed { get; set; }

        /// <summary>Base: whether meeples may stand on fields.</summary>
        public bool Farmers { get; set; }

        /// <summary>Ghosts, castles and cemeteries: whether ghosts haunt meeples.</summary>
        public bool Ghosts { get; set; }

        /// <summary>Ghosts, castles and cemeteries: whether the castle tiles are played.</summary>
        public bool Castles { get; set; }

        /// <summary>Ghosts, castles and cemeteries: whether the cemetery tiles are played.</summary>
        public bool Cemeteries { get; set; }

        /// <summary>Which revision of the rules is played; 0 means the newest. Records and snapshots bring their own, so
        /// that stored games are played as they were.</summary>
        public int Revision { get; set; }

        /// <summary>House rule, as all that follow, for competitive games only: 3: players choose from a hand of three
        /// tiles; 0: they draw one.</summary>
        public int Hand { get; set; }

        /// <summary>Whether everybody sees the hands, also that of <see cref="DrawAhead"/>.</summary>
        public bool HandOpen { get; set; }

        /// <summary>Whether the next tile is drawn at the end of one's turn; not with a hand.</summary>
        public bool DrawAhead { get; set; }

        /// <summary>What becomes of a drawn tile that fits nowhere.</summary>
        public Unplayable Unplayable { get; set; }

        /// <summary>Whether who fills a hole has another turn.</summary>
        public bool HoleTurn { get; set; }

        /// <summary>False: what is incomplete brings nothing at the end.</summary>
        public bool IncompleteScores { get; set; }

        /// <summary>Cells from west to east on which tiles may lie, from 3; 0: no table.</summary>
        public int TableWidth { get; set; }

        /// <summary>Likewise from north to south; both or none.</summary>
        public int TableHeight { get; set; }

        /// <summary>Column of the cell 0,0 on the table, from 0; -1: in the middle.</summary>
        public int TableX { get; set; }

        /// <summary>Row of the cell 0,0, likewise.</summary>
        public int TableY { get; set; }

        /// <summary>Whether the table's edge closes what ends at it.</summary>
        public bool BorderCompletes { get; set; }

        /// <summary>Whether the starting tile is drawn like any, and the first one drawn starts.</summary>
        public bool StartInBag { get; set; }

        /// <summary>Whether a complete city of two tiles brings what it would incomplete.</summary>
        public bool SmallCities { get; set; }

        /// <summary>Kinds of figures that stay in the box: any but normal ones and guards.</summary>
        public FigureKinds Without { get; set; }

        /// <summary>Whether the dragon moves at the end of a part.</summary>
        public bool DragonAfterScoring { get; set; }

        /// <summary>Whether of those tied most meeples on hills win.</summary>
        public bool HillMajority { get; set; }

        /// <summary>The names of all presets.</summary>
        public static string[] Presets
        {
            get
            {
                Library.Check();
                var names = new string[Native.mistbank_preset_count()];
                for (int i = 0; i < names.Length; ++i) names[i] = Utf8.TextOf(Native.mistbank_preset_name(i));
                return names;
            }
        }

        /// <summary>The rules of a preset, for two players.</summary>
        /// <param name="name">"level1" to "level6", "level1_2022" to "level6_2022", "base", "base_without_farmers",
        /// "demo", "ghosts_castles_cemeteries", "river", "abbot", "inns_cathedrals", "traders_builders",
        /// "princess_dragon", "tower", "abbey_mayor", "flying_machines", "hills_sheep", "big_top", "vodyanoy",
        /// "everything".</param>
        /// <exception cref="UnknownNameException">No preset is called so; the message lists them.</exception>
        public static Rules Preset(string name)
        {
            RulesLayout layout = RulesLayout.Defaults();
            Status status;
            fixed (byte* bytes = Utf8.NameOf(nameof(name), name))
                status = Native.mistbank_rules_preset(bytes, ref layout);
            if (status == Status.Ok) return new Rules(layout);
            throw MistbankException.Of(
                status, $"no preset is called \"{name}\"; there are: {string.Join(", ", Presets)}");
        }

        /// <summary>Mists over Carcassonne.</summary>
        /// <param name="level">1 to 6.</param>
        /// <param name="players">1 to 5.</param>
        /// <param name="edition">The printing of the rulebook.</param>
        /// <exception cref="InvalidRulesException">The message names the field.</exception>
        public static Rules Cooperative(int level = 1, int players = 2, Edition edition = Edition.Of2023)
        {
            Rules rules = Preset("level1");
            rules.Level = level;
            rules.Edition = edition;
            return rules.With(players, Expansions.None);
        }

        /// <summary>The base game.</summary>
        /// <param name="players">1 to 6; with ghosts, castles and cemeteries 2 to 6.</param>
        /// <param name="expansions">Any of them.</param>
        /// <exception cref="InvalidRulesException">The message names the field.</exception>
        public static Rules Base(int players = 2, Expansions expansions = Expansions.None) =>
            Preset("base").With(players, expansions);

        /// <summary>The Print-and-Play Demo.</summary>
        /// <param name="players">1 to 6; with ghosts, castles and cemeteries 2 to 6.</param>
        /// <param name="expansions">Any of them.</param>
        /// <exception cref="InvalidRulesException">The message names the field.</exception>
        public static Rules Demo(int players = 2, Expansions expansions = Expansions.None) =>
            Preset("demo").With(players, expansions);

        /// <summary>The base game with the expansion Ghosts, Castles &amp; Cemeteries.</summary>
        /// <param name="players">2 to 6.</param>
        /// <param name="expansions">Others beside it.</param>
        /// <exception cref="InvalidRulesException">The message names the field.</exception>
        public static Rules GhostsCastlesCemeteries(int players = 2, Expansions expansions = Expansions.None) =>
            Preset("ghosts_castles_cemeteries").With(players, expansions | Expansions.GhostsCastlesCemeteries);

        /// <summary>The names of the tile sets that these rules are played with where none are given; the first one's
        /// starting block starts.</summary>
        public string[] DefaultSets
        {
            get
            {
                RulesLayout layout = Layout();
                var names = new List<string>();
                for (byte* name; (name = Native.mistbank_default_set(ref layout, names.Count)) != null;)
                    names.Add(Utf8.TextOf(name));
                return names.ToArray();
            }
        }

        /// <summary>Checks every field, and fills in the colours where they are empty.</summary>
        /// <exception cref="InvalidRulesException">The message names the field; nothing has changed.</exception>
        public void Validate()
        {
            RulesLayout layout = Layout();
            byte* message = stackalloc byte[Limits.MessageCapacity];
            message[0] = 0;
            Status status = Native.mistbank_rules_validate(ref layout, message, Limits.MessageCapacity, null);
            if (status != Status.Ok)
                throw MistbankException.Of(status, Utf8.TextOf(message, Limits.MessageCapacity));
            Take(layout);
        }

        /// <summary>The description as JSON, validated: every field, the seed too. See src/json/FORMAT.md.</summary>
        /// <exception cref="InvalidRulesException">The message names the field.</exception>
        public string ToJson()
        {
            Rules settled = Clone();
            settled.Validate();
            RulesLayout layout = settled.Layout();
            Status status = Utf8.Read((buffer, capacity, length) =>
            {
                RulesLayout given = layout;
                return Native.mistbank_rules_to_json(ref given, buffer, capacity, length);
            }, out string text);
            return status == Status.Ok ? text : throw MistbankException.Of(status, null);
        }

        /// <summary>The rules of a JSON object: of the preset that its field "preset" names, with those fields changed
        /// that it has.</summary>
        /// <param name="json">The object.</param>
        /// <exception cref="InvalidJsonException">The message names line, column and reason.</exception>
        /// <exception cref="UnknownNameException">There is no such preset.</exception>
        public static Rules FromJson(string json) => FromJson(json, out _);

        /// <summary>The rules of a JSON object: of the preset that its field "preset" names, with those fields changed
        /// that it has.</summary>
        /// <param name="json">The object.</param>
        /// <param name="ignored">Gets the fields that are not known, in words; empty if there are none.</param>
        /// <exception cref="InvalidJsonException">The message names line, column and reason.</exception>
        /// <exception cref="UnknownNameException">There is no such preset.</exception>
        public static Rules FromJson(string json, out string ignored)
        {
            RulesLayout layout = RulesLayout.Defaults();
            ignored = Utf8.ReadJson(nameof(json), json, (text, size, message, room) =>
                Native.mistbank_rules_from_json(text, size, ref layout, message, room, null));
            return new Rules(layout);
        }

        /// <summary>Another description with the same fields.</summary>
        public Rules Clone() => new Rules(Layout());

        private Rules With(int players, Expansions expansions)
        {
            Players = players;
            Expansions = expansions;
            Validate();
            return this;
        }

        private void Take(RulesLayout layout)
        {
            System = (GameSystem)layout.system;
            Expansions = (Expansions)layout.expansions;
            Edition = (Edition)layout.edition;
            Level = layout.level;
            Players = layout.players;
            StartingPlayer = layout.startingPlayer;
            JointScoring = (JointScoring)layout.jointScoring;
            Draws = (Draws)layout.draws;
            Colours = RulesLayout.Read(layout.colours, layout.colourCount);
            ScoringColours = RulesLayout.Read(layout.scoringColours, layout.scoringColourCount);
            Seed = layout.seed;
            Farmers = layout.farmers != 0;
            Ghosts = layout.ghosts != 0;
            Castles = layout.castles != 0;
            Cemeteries = layout.cemeteries != 0;
            Revision = layout.revision;
            TakeHouseRules(layout);
        }

        private void TakeHouseRules(RulesLayout layout)
        {
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
        }

        private void WriteHouseRules(ref RulesLayout layout)
        {
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
        }

        /// <summary>The house rules that differ from the printed ones.</summary>
        private string HouseRulesInWords()
        {
            string text = "";
            if (Hand > 0) text += $", a hand of {Hand}";
            if (DrawAhead) text += ", tiles drawn ahead";
            if (HandOpen) text += " that lie open";
            if (Unplayable == Unplayable.Returned) text += ", unplayable tiles go back";
            if (HoleTurn) text += ", turns for holes";
            if (!IncompleteScores) text += ", nothing for what is incomplete";
            if (TableWidth > 0) text += $", a table of {TableWidth} by {TableHeight}";
            if (BorderCompletes) text += " whose edge completes";
            if (StartInBag) text += ", the starting tile in the bag";
            if (SmallCities) text += ", small cities";
            if (Without != FigureKinds.None) text += $", without {Without}";
            if (DragonAfterScoring) text += ", the dragon after the scoring";
            if (HillMajority) text += ", hills that are counted";
            return text;
        }

        /// <summary>The game in words, for logs: "Cooperative level 2, edition 2023, 2 players, seed 7".</summary>
        public override string ToString()
        {
            string text = $"{System}";
            if (System == GameSystem.Cooperative) text += $" level {Level}, edition {(int)Edition}";
            if (Expansions != Expansions.None) text += $" with {Expansions}";
            if (System == GameSystem.Base && !Farmers) text += ", no farmers";
            if ((Expansions & Expansions.GhostsCastlesCemeteries) != 0)
            {
                if (!Ghosts) text += ", no ghosts";
                if (!Castles) text += ", no castles";
                if (!Cemeteries) text += ", no cemeteries";
            }
            text += HouseRulesInWords();
            text += $", {Players} {(Players == 1 ? "player" : "players")}";
            return text + (Draws == Draws.External ? ", external draws" : $", seed {Seed}");
        }

        internal RulesLayout Layout()
        {
            RulesLayout layout = RulesLayout.Defaults();
            layout.system = (int)System;
            layout.expansions = (uint)Expansions;
            layout.edition = (int)Edition;
            layout.level = Level;
            layout.players = Players;
            layout.startingPlayer = StartingPlayer;
            layout.jointScoring = (int)JointScoring;
            layout.draws = (int)Draws;
            layout.colourCount = RulesLayout.Write("colours", Colours, layout.colours);
            layout.scoringColourCount = RulesLayout.Write("scoring_colours", ScoringColours, layout.scoringColours);
            layout.seed = Seed;
            layout.farmers = Farmers ? 1 : 0;
            layout.ghosts = Ghosts ? 1 : 0;
            layout.castles = Castles ? 1 : 0;
            layout.cemeteries = Cemeteries ? 1 : 0;
            layout.revision = Revision;
            WriteHouseRules(ref layout);
            return layout;
        }
    }
}
