using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Xunit;

namespace Mistbank.Tests
{
    /// <summary>Games stored by each earlier version (see tests/fixtures/README.md).</summary>
    public class FixtureTests
    {
        /// <summary>The folder with all stored games, which tests/fixtures/unpack writes; empty if the variable is not
        /// set.</summary>
        private static readonly string Unpacked = Environment.GetEnvironmentVariable("MISTBANK_FIXTURES_FOLDER") ?? "";
        private static readonly string Folder =
            Unpacked != "" ? Unpacked : Path.Combine(Project.Folder, "tests", "fixtures");

        public static IEnumerable<object[]> Expected() => Project.Each(
            Directory.GetFiles(Folder, "*.expected", SearchOption.AllDirectories)
                .Select(path => path.Substring(Folder.Length + 1)).Cast<object>().ToArray());

        [Theory]
        [MemberData(nameof(Expected))]
        public void A_stored_game_loads_with_its_expected_state(string file)
        {
            string path = Path.Combine(Folder, Path.ChangeExtension(file, null));
            string[] expected = File.ReadAllLines(path + ".expected");
            TileSet[] sets = Directory.GetFiles(Path.GetDirectoryName(path), "*.tiles")
                .Select(set => TileSet.Parse(File.ReadAllText(set))).ToArray();
            int revision = File.ReadAllText(path + ".record").Contains("\nrules 2\n") ? 2 : 1; // revision of the rules
            try
            {
                using (Game replayed = Game.Replay(File.ReadAllText(path + ".record"), sets))
                    Check(replayed, expected, revision);
                using (Game restored = Game.FromSnapshot(File.ReadAllBytes(path + ".snapshot"), sets))
                    Check(restored, expected, revision);
            }
            finally
            {
                foreach (TileSet set in sets) set.Dispose();
            }
        }

        [Fact]
        public void Stored_games_exist()
        {
            Assert.Equal(Unpacked == "" ? 32 : 269, Expected().Count());
        }

        private static void Check(Game game, string[] expected, int revision)
        {
            Assert.Equal(expected[0], "result " + Result(game));
            Assert.Equal(expected.Where(line => line.StartsWith("tile ")), game.Tiles().Select(tile => Line(game, tile)));
            Assert.Contains($"events {game.EventCount} ", expected.Single(line => line.StartsWith("events ")));
            Assert.Contains("points" + Points(game), expected);
            Assert.Equal(revision, game.Rules.Revision);
        }

        private static string Result(Game game)
        {
            string outcome = game.Outcome.ToString().ToLowerInvariant();
            return game.Outcome == Outcome.Lost ? outcome + " " + game.LossReason.ToString().ToLowerInvariant() : outcome;
        }

        private static string Line(Game game, Tile tile)
        {
            string kind = tile.FaceDown ? "face_down" : game.TypeId(tile.Type);
            string ghosts = tile.Ghosts > 0 ? " ghosts " + tile.Ghosts : "";
            return $"tile {tile.X},{tile.Y} {tile.Rotation} {kind}{ghosts}";
        }

        private static string Points(Game game) => string.Concat(
            Enumerable.Range(0, game.ScoringMeepleCount).Select(game.ScoringMeeple).Select(
                meeple => $" {meeple.Colour.ToString().ToLowerInvariant()} {meeple.Total}"));
    }
}
