using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Runtime.Serialization;
using System.Runtime.Serialization.Json;

namespace Mistbank.Tests
{
    /// <summary>Thrown if a game differs from its recorded scenario.</summary>
    public sealed class Failure : Exception
    {
        public Failure(string message) : base(message) { }
    }

    /// <summary>A scenario of tests/scenarios with the results that tests/scenarios/write wrote.</summary>
    [DataContract]
    public sealed class Scenario
    {
        [DataMember(Name = "file")] public string File;
        [DataMember(Name = "line")] public int Line;
        [DataMember(Name = "title")] public string Title;
        [DataMember(Name = "rules")] public string Rules;  // as JSON
        [DataMember(Name = "sets")] public string[] Sets;
        [DataMember(Name = "position")] public string Position;  // null for the usual start
        [DataMember(Name = "invalid")] public string Invalid;  // part of the error message; null if the rules are valid
        [DataMember(Name = "steps")] public ScenarioStep[] Steps;

        public static Scenario[] All()
        {
            string path = Environment.GetEnvironmentVariable("MISTBANK_SCENARIOS");
            if (string.IsNullOrEmpty(path))
                throw new InvalidOperationException(
                    "MISTBANK_SCENARIOS names no file: run tests/scenarios/write, which prints its path");
            using (FileStream file = System.IO.File.OpenRead(path))
                return (Scenario[])new DataContractJsonSerializer(typeof(Scenario[])).ReadObject(file);
        }

        /// <summary>Replays the scenario. Throws a Failure with the scenario, the step and the actual result.</summary>
        /// <param name="watch">a function that gets the game at each decision</param>
        public void Run(Action<Game> watch = null)
        {
            string done = "the beginning";
            TileSet[] sets = Sets.Select(name => TileSet.Parse(System.IO.File.ReadAllText(
                Path.Combine(Project.Folder, "tests", "scenarios", "tiles", name + ".tiles")))).ToArray();
            try
            {
                if (Invalid != null)
                {
                    DemandInvalid(sets);
                    return;
                }
                using (Game game = Begin(sets))
                    foreach (ScenarioStep step in Steps)
                    {
                        done = step.ToString();
                        step.Replay(game);
                        if (step.Refused == null) watch?.Invoke(game);
                    }
            }
            catch (Exception problem) when (problem is Failure || problem is MistbankException)
            {
                throw new Failure($"{File}:{Line}: {Title}\n  {done}: {problem.Message}");
            }
            finally
            {
                foreach (TileSet set in sets) set.Dispose();
            }
        }

        private Game Begin(TileSet[] sets) => Position != null
            ? Game.FromPosition(Position, sets)
            : new Game(Mistbank.Rules.FromJson(Rules), sets);

        private void DemandInvalid(TileSet[] sets)
        {
            try
            {
                Begin(sets).Dispose();
            }
            catch (MistbankException refusal)
                when (refusal is InvalidRulesException || refusal is InvalidTileSetException
                      || refusal is InvalidPositionException)
            {
                if (refusal.Message.Contains(Invalid)) return;
                throw new Failure($"expected: a message with {Invalid}\n  found:    {refusal.Message}");
            }
            throw new Failure("a game was created from rules or a position that must be refused");
        }
    }

    /// <summary>An action of a scenario, and the state of the game after the action.</summary>
    [DataContract]
    public sealed class ScenarioStep
    {
        [DataMember(Name = "do")] public string Done;
        [DataMember(Name = "undo")] public int Undone;
        [DataMember(Name = "refuse")] public string Refused;
        [DataMember(Name = "reason")] public string Reason;
        [DataMember(Name = "hash")] public string Hash;
        [DataMember(Name = "legal")] public int Legal;
        [DataMember(Name = "first_event")] public int FirstEvent;
        [DataMember(Name = "observed")] public string[] Observed;  // null if the results are not recorded

        public override string ToString() => Done ?? Refused ?? $"undo {Undone}";

        public void Replay(Game game)
        {
            if (Done != null) Do(game);
            if (Refused != null) Refuse(game);
            for (int i = 0; i < Undone; ++i) game.Undo();
            Same("hash", Hash, game.StateHash.ToString("x16"));
            Same("legal actions", Legal, game.LegalActions().Length);
            if (Observed != null) SameLines(Observed, Observation.Of(game, FirstEvent));
        }

        private void Do(Game game)
        {
            GameAction action = game.Parse(Done);
            Same("text of the action", Done, game.Text(action));
            Same("reason", null, game.WhyNot(action));
            game.Apply(action);
        }

        private void Refuse(Game game)
        {
            GameAction action = game.Parse(Refused);
            Same("reason", Reason, game.WhyNot(action));
            try
            {
                game.Apply(action);
            }
            catch (MistbankException refusal)
            {
                Same("message", Reason, refusal.Message);
                return;
            }
            throw new Failure("Apply accepted an action that must be refused");
        }

        private static void Same(string what, object expected, object found)
        {
            if (!Equals(expected, found)) throw new Failure($"expected: {what} {expected}\n  found:    {what} {found}");
        }

        private static void SameLines(string[] expected, List<string> found)
        {
            if (expected.SequenceEqual(found)) return;
            string missing = string.Join("; ", expected.Except(found));
            throw new Failure($"expected: {missing}\n  found:    {string.Join("; ", found.Except(expected))}");
        }
    }
}
