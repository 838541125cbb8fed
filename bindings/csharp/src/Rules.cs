#nullable enable

using System.Collections.Generic;

namespace Mistbank
{
    /// <summary>The rules of a game. Start with a preset and change fields. A game copies its rules, so later changes
    /// have no effect on the game. Fields that the system does not use are ignored.</summary>
    /// <example><code>
    /// var rules = Rules.Cooperative(level: 3, players: 4);
    /// rules.Seed = 7;
    /// using var game = new Game(rules);
    /// </code></example>
    public sealed unsafe partial class Rules
    {
        /// <summary>Creates the default rules: level 1, edition 2023, two players, automatic draws, seed 0.</summary>
        public Rules() : this(Defaults()) { }

        internal Rules(RulesLayout layout)
        {
            Take(layout);
        }

        /// <summary>The names of all presets.</summary>
        public static ReadOnlyArray<string> Presets =>
            Library.Names(() => Native.mistbank_preset_count(), index => Native.mistbank_preset_name(index));

        /// <summary>Returns the rules of a preset, for two players.</summary>
        /// <param name="name">"level1" to "level6", "level1_2022" to "level6_2022", "base", "base_without_farmers",
        /// "demo", the name of an expansion, such as "river", or "everything".</param>
        /// <exception cref="UnknownNameException">The preset is unknown; the message lists all presets.</exception>
        public static Rules Preset(string name)
        {
            RulesLayout layout = Defaults();
            Status status;
            fixed (byte* bytes = Utf8.NameOf(nameof(name), name))
                status = Native.mistbank_rules_preset(bytes, ref layout);
            if (status == Status.Ok) return new Rules(layout);
            throw MistbankException.Of(
                status, $"unknown preset \"{name}\": expected one of {string.Join(", ", Presets)}");
        }

        /// <summary>Returns the rules of Mists over Carcassonne.</summary>
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

        /// <summary>Returns the rules of the base game.</summary>
        /// <param name="players">1 to 6; with ghosts, castles and cemeteries 2 to 6.</param>
        /// <param name="expansions">Any expansions.</param>
        /// <exception cref="InvalidRulesException">The message names the field.</exception>
        public static Rules Base(int players = 2, Expansions expansions = Expansions.None) =>
            Preset("base").With(players, expansions);

        /// <summary>Returns the rules of the Print-and-Play Demo.</summary>
        /// <param name="players">1 to 6; with ghosts, castles and cemeteries 2 to 6.</param>
        /// <param name="expansions">Any expansions.</param>
        /// <exception cref="InvalidRulesException">The message names the field.</exception>
        public static Rules Demo(int players = 2, Expansions expansions = Expansions.None) =>
            Preset("demo").With(players, expansions);

        /// <summary>Returns the rules of the base game with the expansion Ghosts, Castles &amp; Cemeteries.</summary>
        /// <param name="players">2 to 6.</param>
        /// <param name="expansions">Further expansions.</param>
        /// <exception cref="InvalidRulesException">The message names the field.</exception>
        public static Rules GhostsCastlesCemeteries(int players = 2, Expansions expansions = Expansions.None) =>
            Preset("ghosts_castles_cemeteries").With(players, expansions | Expansions.GhostsCastlesCemeteries);

        /// <summary>The names of the default tile sets of these rules. The game starts with the starting block of the
        /// first set.</summary>
        public ReadOnlyArray<string> DefaultSets
        {
            get
            {
                RulesLayout layout = Layout();
                var names = new List<string>();
                for (byte* name; (name = Native.mistbank_default_set(ref layout, names.Count)) != null;)
                    names.Add(Utf8.TextOf(name));
                return new(names.ToArray());
            }
        }

        /// <summary>Checks every field, and fills in missing colours and the revision.</summary>
        /// <exception cref="InvalidRulesException">The message names the field; the rules do not change.</exception>
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

        /// <summary>Returns the validated rules as JSON with every field, including the seed. See
        /// src/json/FORMAT.md.</summary>
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

        /// <summary>Reads rules from a JSON object. The field "preset" names a preset; the other fields of the object
        /// change the rules of the preset.</summary>
        /// <param name="json">The text of the object.</param>
        /// <exception cref="InvalidJsonException">The message names line, column and reason.</exception>
        /// <exception cref="UnknownNameException">The preset is unknown.</exception>
        public static Rules FromJson(string json) => FromJson(json, out _);

        /// <summary>Reads rules from a JSON object. The field "preset" names a preset; the other fields of the object
        /// change the rules of the preset.</summary>
        /// <param name="json">The text of the object.</param>
        /// <param name="ignored">Receives a message that names unknown fields; empty if there are none.</param>
        /// <exception cref="InvalidJsonException">The message names line, column and reason.</exception>
        /// <exception cref="UnknownNameException">The preset is unknown.</exception>
        public static Rules FromJson(string json, out string ignored)
        {
            RulesLayout layout = Defaults();
            ignored = Utf8.Parse(nameof(json), json, (text, size, message, room) =>
                Native.mistbank_rules_from_json(text, size, ref layout, message, room, null));
            return new Rules(layout);
        }

        /// <summary>Returns a copy with the same fields.</summary>
        public Rules Clone() => new Rules(Layout());

        private Rules With(int players, Expansions expansions)
        {
            Players = players;
            Expansions = expansions;
            Validate();
            return this;
        }

        /// <summary>Returns the house rules that differ from the printed rules, in words.</summary>
        private string HouseRulesInWords()
        {
            string text = "";
            if (Hand > 0) text += $", a hand of {Hand}";
            if (DrawAhead) text += ", tiles drawn ahead";
            if (HandOpen) text += " face up";
            if (Unplayable == Unplayable.Returned) text += ", unplayable tiles go back into the pile";
            if (HoleTurn) text += ", another turn for filling a hole";
            if (!IncompleteScores) text += ", no points for incomplete features";
            if (TableWidth > 0) text += $", a table of {TableWidth} by {TableHeight}";
            if (BorderCompletes) text += " whose edge completes features";
            if (StartInBag) text += ", the starting tile in the bag";
            if (SmallCities) text += ", small cities";
            if (Without != FigureKinds.None) text += $", without {Without}";
            if (DragonAfterScoring) text += ", the dragon moves after the scoring";
            if (HillMajority) text += ", hills by majority";
            if (FirstPlayer != FirstPlayer.Host) text += $", first player by {FirstPlayer}";
            if (TileSales) text += ", tiles for sale";
            return text;
        }

        /// <summary>Describes the rules in words, for logs, such as "Cooperative level 2, edition 2023, 2 players, seed
        /// 7".</summary>
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

        /// <summary>Returns the default rules of the library.</summary>
        internal static RulesLayout Defaults()
        {
            Library.Check();
            var layout = new RulesLayout();
            Native.mistbank_rules_init(ref layout, RulesLayout.Bytes);
            return layout;
        }

        private static Colour[] Read(int* colours, int count)
        {
            var found = new Colour[count];
            for (int i = 0; i < count; ++i) found[i] = (Colour)colours[i];
            return found;
        }

        /// <summary>Writes the colours and returns the number of colours.</summary>
        /// <exception cref="InvalidRulesException">There are too many colours.</exception>
        private static int Write(string field, Colour[]? colours, int* into)
        {
            if (colours == null) return 0;
            if (colours.Length > Limits.MaxColours)
                throw new InvalidRulesException(
                    $"{field} must have at most {Limits.MaxColours} colours, not {colours.Length}");
            for (int i = 0; i < colours.Length; ++i) into[i] = (int)colours[i];
            return colours.Length;
        }
    }
}
