using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;

namespace Mistbank.Tests
{
    /// <summary>The game of one scenario, line by line.</summary>
    public sealed class ScenarioPlay : IDisposable
    {
        private readonly List<TileSet> sets = new List<TileSet>();
        private readonly List<ulong> hashes = new List<ulong>();
        private List<string> position;  // its lines, without a header
        private bool isInPosition;
        private Rules rules;
        private Game game;
        private int firstEvent;
        private readonly Action<Game> watch;
        private bool ended;

        /// <summary>A play before its first line.</summary>
        /// <param name="watch">Sees the game at each decision; null: nobody does.</param>
        public ScenarioPlay(Action<Game> watch)
        {
            this.watch = watch;
        }

        public void Dispose()
        {
            game?.Dispose();
            foreach (TileSet set in sets) set.Dispose();
        }

        public void DemandPlayed()
        {
            if (game == null && !ended) throw new Failure("the scenario never makes a game");
        }

        public string Situation()
        {
            if (game == null) return "no game yet";
            string legal = string.Join("; ", game.LegalActions().Select(action => game.Text(action)));
            return $"{game}; legal actions: {legal}";
        }

        public void Line(string text)
        {
            if (ended) throw new Failure("nothing may follow \"invalid\"");
            int space = text.IndexOf(' ');
            string word = space < 0 ? text : text.Substring(0, space);
            string rest = space < 0 ? "" : text.Substring(space).Trim();
            isInPosition = word == "position" || (word == "|" && isInPosition);
            switch (word)
            {
                case "rules": ReadRules(new Words(rest)); break;
                case "tiles": ReadTiles(new Words(rest)); break;
                case "position": BeginPosition(rest); break;
                case "|": ReadPositionLine(rest); break;
                case "do": Do(rest); break;
                case "refuse": Refuse(rest); break;
                case "undo": Undo(Words.NumberOf(rest)); break;
                case "invalid": Invalid(rest); break;
                case "expect": Expectations.Check(Made(), firstEvent, new Words(rest)); break;
                default: throw new Failure($"\"{word}\" is no kind of line");
            }
        }

        private void ReadRules(Words words)
        {
            if (rules != null) throw new Failure("a second \"rules\"");
            rules = Rules.Preset(words.Take());
            rules.Draws = Draws.External;
            while (words.Any)
            {
                KeyValuePair<string, string> pair = Words.PairOf(words.Take());
                SetRule(pair.Key, pair.Value);
            }
        }

        private void SetRule(string key, string value)
        {
            switch (key)
            {
                case "players": rules.Players = Words.NumberOf(value); break;
                case "expansions": rules.Expansions = Words.ExpansionsOf(value); break;
                case "edition": rules.Edition = (Edition)Words.NumberOf(value); break;
                case "level": rules.Level = Words.NumberOf(value); break;
                case "starting_player": rules.StartingPlayer = Words.NumberOf(value); break;
                case "colours": rules.Colours = value.Split(',').Select(Words.ColourOf).ToArray(); break;
                case "scoring_colours": rules.ScoringColours = value.Split(',').Select(Words.ColourOf).ToArray(); break;
                case "joint_scoring": rules.JointScoring = Words.MemberOf<JointScoring>(value); break;
                case "farmers": rules.Farmers = Words.TruthOf(value); break;
                case "ghosts": rules.Ghosts = Words.TruthOf(value); break;
                case "castles": rules.Castles = Words.TruthOf(value); break;
                case "cemeteries": rules.Cemeteries = Words.TruthOf(value); break;
                case "draws": rules.Draws = Words.MemberOf<Draws>(value); break;
                case "seed": rules.Seed = ulong.Parse(value); break;
                default: SetHouseRule(key, value); break;
            }
        }

        private void SetHouseRule(string key, string value)
        {
            switch (key)
            {
                case "hand": rules.Hand = Words.NumberOf(value); break;
                case "hand_open": rules.HandOpen = Words.TruthOf(value); break;
                case "draw_ahead": rules.DrawAhead = Words.TruthOf(value); break;
                case "unplayable": rules.Unplayable = Words.MemberOf<Unplayable>(value); break;
                case "hole_turn": rules.HoleTurn = Words.TruthOf(value); break;
                case "incomplete_scores": rules.IncompleteScores = Words.TruthOf(value); break;
                case "table": SetTable(value); break;
                case "border_completes": rules.BorderCompletes = Words.TruthOf(value); break;
                case "start_in_bag": rules.StartInBag = Words.TruthOf(value); break;
                case "small_cities": rules.SmallCities = Words.TruthOf(value); break;
                case "without": rules.Without = Words.KindsOf(value); break;
                case "dragon_after_scoring": rules.DragonAfterScoring = Words.TruthOf(value); break;
                case "hill_majority": rules.HillMajority = Words.TruthOf(value); break;
                default: throw new Failure($"\"{key}\" is no key of the rules");
            }
        }

        /// <summary>"5x7", or "5x7@1,2" with the place of the cell 0,0.</summary>
        private void SetTable(string text)
        {
            string[] parts = text.Split('@');
            string[] size = parts[0].Split('x');
            if (size.Length != 2 || parts.Length > 2) throw new Failure($"\"{text}\" is no table WxH or WxH@X,Y");
            rules.TableWidth = Words.NumberOf(size[0]);
            rules.TableHeight = Words.NumberOf(size[1]);
            if (parts.Length == 1) return;
            Cell place = Words.CellOf(parts[1]);
            rules.TableX = place.X;
            rules.TableY = place.Y;
        }

        private void ReadTiles(Words names)
        {
            if (game != null || sets.Count > 0) throw new Failure("\"tiles\" comes once, before the first action");
            do
            {
                string name = names.Take();
                string path = Path.Combine(Scenario.Folder, "tiles", name + ".tiles");
                if (!File.Exists(path)) throw new Failure($"no tile set is called \"{name}\"");
                sets.Add(TileSet.Parse(File.ReadAllText(path)));
            }
            while (names.Any);
        }

        private void BeginPosition(string rest)
        {
            if (rest.Length > 0) throw new Failure("the lines of a position begin with \"|\"");
            if (game != null || position != null)
                throw new Failure("\"position\" comes once, before the first action");
            position = new List<string>();
        }

        private void ReadPositionLine(string text)
        {
            if (!isInPosition) throw new Failure("\"|\" stands in a position only");
            foreach (string line in text.Split(';').Select(one => one.Trim()))
            {
                if (line.Length == 0) throw new Failure("a line of the position is empty");
                position.Add(line);
            }
        }

        /// <summary>With the rules and sets of this game: the keys of a position's header are a record's.</summary>
        private Game BegunWithPosition(Game fresh)
        {
            using (fresh)
            {
                if (position.Count == 0) throw new Failure("the position is empty");
                string record = fresh.ToRecord();
                int first = record.IndexOf('\n');
                int last = record.IndexOf("\nactions\n", StringComparison.Ordinal);
                string header = "mistbank-position 1" + record.Substring(first, last - first);
                return Game.FromPosition($"{header}\n{string.Join("\n", position)}\n", sets.ToArray());
            }
        }

        private Game Made()
        {
            if (game != null) return game;
            if (rules == null) throw new Failure("\"rules\" is missing");
            var fresh = new Game(rules, sets.ToArray());
            game = position == null ? fresh : BegunWithPosition(fresh);
            CheckDecision();
            hashes.Add(game.StateHash);
            return game;
        }

        /// <summary>What must hold at every decision.</summary>
        private void CheckDecision()
        {
            GameAction[] legal = game.LegalActions();
            if (legal.Length == 0 != game.IsOver)
                throw new Failure("actions are listed exactly while the game goes on");
            bool mayHaveOne = game.Phase == DecisionKind.LayTile || game.Phase == DecisionKind.Hand
                || game.Phase == DecisionKind.Draw || game.Phase == DecisionKind.Chance;
            if (legal.Length == 1 && !mayHaveOne)
                throw new Failure("a question with one answer must not be asked");
            foreach (GameAction action in legal)
            {
                string reason = game.WhyNot(action);
                if (reason != null) throw new Failure($"{game.Text(action)} is listed, but WhyNot says: {reason}");
            }
            watch?.Invoke(game);
        }

        private void Do(string text)
        {
            firstEvent = Made().EventCount;
            foreach (string part in text.Split(';').Select(part => part.Trim()))
            {
                GameAction action = game.Parse(part.TrimEnd('?').Trim());
                string reason = game.WhyNot(action);
                if (reason != null && part.EndsWith("?")) continue;
                if (reason != null) throw new Failure($"{part} must be legal, but: {reason}");
                game.Apply(action);
                CheckDecision();
                hashes.Add(game.StateHash);
            }
        }

        private void Refuse(string text)
        {
            int at = text.IndexOf(" because ", StringComparison.Ordinal);
            if (at < 0) throw new Failure("\"because\" is missing");
            string wanted = text.Substring(at + " because ".Length).Trim();
            GameAction action = Made().Parse(text.Substring(0, at).Trim());
            string reason = game.WhyNot(action);
            if (reason == null || !reason.Contains(wanted))
                throw new Failure($"expected: a reason with \"{wanted}\"\n  found:    {reason}");
            ulong before = game.StateHash;
            string told = null;
            try
            {
                game.Apply(action);
            }
            catch (MistbankException refusal)
            {
                told = refusal.Message;
            }
            if (told == null) throw new Failure("expected: refused\n  found:    Apply carried it out");
            Words.Same("reason", reason, told);
            Words.Same("state", before, game.StateHash);
        }

        private void Undo(int count)
        {
            Made();
            for (int i = 0; i < count; ++i)
            {
                game.Undo();
                hashes.RemoveAt(hashes.Count - 1);
            }
            Words.Same("state", hashes[hashes.Count - 1], game.StateHash);
            firstEvent = Math.Min(firstEvent, game.EventCount);
        }

        private void Invalid(string wanted)
        {
            if (game != null) throw new Failure("\"invalid\" comes before the first action");
            try
            {
                Made();
            }
            catch (MistbankException refusal)
                when (refusal is InvalidRulesException || refusal is InvalidTileSetException
                      || refusal is InvalidPositionException)
            {
                if (wanted.Length == 0 || !refusal.Message.Contains(wanted))
                    throw new Failure($"expected: a message with \"{wanted}\"\n  found:    {refusal.Message}");
                ended = true;
                return;
            }
            throw new Failure("expected: rules that are refused\n  found:    a game was made of them");
        }
    }
}
