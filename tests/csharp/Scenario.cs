using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text.RegularExpressions;

namespace Mistbank.Tests
{
    /// <summary>One scenario of tests/scenarios, read from its text (tests/scenarios/FORMAT.md).</summary>
    public sealed class Scenario
    {
        public readonly string File;
        public readonly int Number;
        public readonly string Title;
        private readonly List<KeyValuePair<int, string>> lines = new List<KeyValuePair<int, string>>();

        private Scenario(string file, int number, string title)
        {
            File = file;
            Number = number;
            Title = title;
        }

        public static string Folder => Path.Combine(Project.Folder, "tests", "scenarios");

        public static List<Scenario> All()
        {
            string[] files = Directory.GetFiles(Folder, "*.scenario");
            Array.Sort(files, StringComparer.Ordinal);
            return files.SelectMany(path => Read(Path.GetFileName(path), System.IO.File.ReadAllText(path))).ToList();
        }

        public static List<Scenario> Read(string file, string text)
        {
            var scenarios = new List<Scenario>();
            int number = 0;
            foreach (string raw in text.Split('\n'))
            {
                ++number;
                string line = Regex.Replace(raw, @"(^|(?<=[ \t]))#.*", "").Trim();
                if (line.Length == 0) continue;
                if (line == "scenario" || line.StartsWith("scenario "))
                {
                    string title = line.Substring("scenario".Length).Trim();
                    if (!Regex.IsMatch(title, @"^[A-Z]{3,4}-\w+(, *[A-Z]{3,4}-\w+)*: ."))
                        throw new Failure($"{file}:{number}: a scenario is called IDS: SENTENCE");
                    scenarios.Add(new Scenario(file, number, title));
                }
                else if (scenarios.Count == 0) throw new Failure($"{file}:{number}: a line before the first scenario");
                else scenarios[scenarios.Count - 1].lines.Add(new KeyValuePair<int, string>(number, line));
            }
            if (scenarios.Count == 0) throw new Failure($"{file}: no scenario");
            return scenarios;
        }

        /// <summary>Plays it; throws a Failure with file, line and what was found.</summary>
        /// <param name="watch">Sees the game at each decision.</param>
        public void Run(Action<Game> watch = null)
        {
            var at = new KeyValuePair<int, string>(Number, Title);
            using (var play = new ScenarioPlay(watch))
            {
                try
                {
                    foreach (KeyValuePair<int, string> line in lines)
                    {
                        at = line;
                        play.Line(line.Value);
                    }
                    play.DemandPlayed();
                }
                catch (Exception problem) when (problem is Failure || problem is MistbankException)
                {
                    string where = $"{File}:{at.Key}: {at.Value}";
                    throw new Failure($"{where}\n  {problem.Message}\n  {play.Situation()}");
                }
            }
        }
    }
}
