using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Xunit;

namespace Mistbank.Tests
{
    /// <summary>Positions: games that start from a position, and games written as a position.</summary>
    public class PositionTests
    {
        private const string Short =
            "mistbank-position 1\npreset base\ntile 0,0 D\ntile 0,1 E 2\n" +
            "figure red meeple 0,1/0\nscore red 4\ndrawn K\n";

        public static IEnumerable<object[]> Presets() =>
            Project.Each("level1", "level5", "base", "demo", "ghosts_castles_cemeteries", "everything");

        [Fact]
        public void A_game_that_starts_from_a_short_position_can_be_played_to_its_end()
        {
            using (Game game = Game.FromPosition(Short))
            {
                Assert.Equal(2, game.TileCount);
                Assert.Equal(1, game.FigureCount);
                Assert.Equal(4, game.ScoringMeeple(0).Total);
                Assert.Equal(0, game.ActionCount);
                Assert.Equal("K", game.TypeId(game.Decision.TileType));
                Assert.Equal("", Project.Play(game).Check());
                Assert.True(game.IsOver && game.TileCount > 60);
            }
        }

        [Theory]
        [MemberData(nameof(Presets))]
        public void A_game_written_as_a_position_and_read_back_continues_like_the_original(string preset)
        {
            foreach (int actions in new[] { 0, 15, 10000 })
            {
                using (Game game = Project.Play(new Game(Rules.Preset(preset), 5), actions))
                using (Game again = Game.FromPosition(game.ToPosition()))
                {
                    Assert.Equal(game.StateHash, again.StateHash);
                    Assert.Equal(game.ToPosition(), again.ToPosition());
                    Assert.Equal(Project.Play(game, 20, 3).StateHash, Project.Play(again, 20, 3).StateHash);
                    Assert.Equal("", game.Check() + again.Check());
                }
            }
        }

        [Fact]
        public void Undo_stops_at_the_starting_position_even_in_stored_and_copied_games()
        {
            using (Game game = Game.FromPosition(Short))
            {
                ulong begun = game.StateHash;
                Assert.Throws<NothingToUndoException>(() => game.Undo());
                Project.Play(game, 20);
                var stored = new[] { Game.Replay(game.ToRecord()), Game.FromSnapshot(game.ToSnapshot()), game.Clone() };
                foreach (Game one in stored)
                {
                    using (one)
                    {
                        Assert.Equal(game.StateHash, one.StateHash);
                        while (one.ActionCount > 0) one.Undo();
                        Assert.Equal(begun, one.StateHash);
                    }
                }
            }
        }

        [Fact]
        public void A_position_for_a_viewer_contains_only_what_that_viewer_sees()
        {
            Rules rules = Rules.Preset("base");
            rules.Hand = 3;
            using (Game game = Project.Play(new Game(rules, 2), 12))
            {
                Assert.Equal(game.ToPosition(Viewer.Host), game.ToPosition());
                Assert.Equal(-1, game.ToPosition().IndexOf('?'));
                foreach (int viewer in new[] { Viewer.Nobody, 0, 1 })
                {
                    string position = game.ToPosition(viewer);
                    Assert.Contains("?", position);
                    using (Game seen = Game.FromPosition(position)) Assert.Equal(game.PublicHash, seen.PublicHash);
                }
                var problem = Assert.Throws<ArgumentOutOfRangeException>(() => game.ToPosition(2));
                Assert.Contains("viewer must be a player from 0 to 1, Viewer.Nobody or Viewer.Host, not 2", problem.Message);
            }
        }

        [Fact]
        public void A_position_contains_the_custom_tiles_of_its_game()
        {
            string text = File.ReadAllText(Path.Combine(Project.Folder, "tests/scenarios/tiles/plain.tiles"));
            using (TileSet set = TileSet.Parse(text))
            using (var game = new Game(new Rules { Draws = Draws.External }, set))
            {
                string position = game.ToPosition();
                using (Game again = Game.FromPosition(position)) Assert.Equal(game.StateHash, again.StateHash);
                IEnumerable<string> lines = position.Split('\n').Where(line => line.Length == 0 || line[0] != '|');
                string without = string.Join("\n", lines);
                using (Game again = Game.FromPosition(without, set)) Assert.Equal(game.StateHash, again.StateHash);
                Assert.Throws<UnknownNameException>(() => Game.FromPosition(without));
            }
        }

        [Theory]
        [InlineData("")]
        [InlineData("no position")]
        [InlineData("mistbank-position 1\nsystem chess\n")]
        [InlineData("mistbank-record 1\n")]
        [InlineData("\0")]
        public void A_text_that_is_not_a_position_is_refused(string text)
        {
            Assert.Throws<InvalidPositionException>(() => Game.FromPosition(text));
        }

        [Fact]
        public void The_error_for_an_impossible_position_names_line_and_column()
        {
            var problem = Assert.Throws<InvalidPositionException>(
                () => Game.FromPosition(Short + "figure red meeple 0,1/9\n"));
            Assert.StartsWith("line 8, column ", problem.Message);
            Assert.Equal(Status.InvalidPosition, problem.Status);
            Assert.Throws<ArgumentNullException>(() => Game.FromPosition(null));
        }
    }
}
