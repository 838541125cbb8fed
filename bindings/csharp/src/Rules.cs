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
        /// "princess_dragon", "tower", "abbey_mayor", "flying_machines", "everything".</param>
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
            return layout;
        }
    }
}
