using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using UnityEngine;
using Xunit;

namespace Mistbank.Tests
{
    /// <summary>The sample of the Unity package, played on a stand-in of the engine.</summary>
    public class SampleTests
    {
        private const BindingFlags Hidden = BindingFlags.Instance | BindingFlags.NonPublic;

        public static IEnumerable<object[]> Presets() => GameTests.Presets();

        [Theory]
        [MemberData(nameof(Presets))]
        public void The_scene_shows_what_lies_on_the_table_after_a_game_was_followed_by_its_events(string preset)
        {
            Object.Scene.Clear();
            var view = new BoardView();
            typeof(BoardView).GetField("preset", Hidden).SetValue(view, preset);
            Call(view, "Awake");
            var game = (Game)typeof(BoardView).GetField("game", Hidden).GetValue(view);
            var steps = (IEnumerator)Call(view, "Start");
            int shown = 0;
            while (steps.MoveNext()) ++shown;
            Assert.True(game.IsOver);
            Assert.True(shown > 10);
            Assert.Equal(game.TileCount, Object.Scene.Count(one => one.name.StartsWith("tile ")));
            Assert.Equal(
                game.FigureCount + game.GhostsOnBoard - GhostsOnMeeples(game),
                Object.Scene.Count(one => one.name.StartsWith("figure ")));
            foreach (Tile tile in game.Tiles())
            {
                GameObject laid = Object.Scene.Single(one => one.name == $"tile {tile.X},{tile.Y}");
                Assert.Equal(tile.X, (int)laid.transform.position.x);
                Assert.Equal(-tile.Y, (int)laid.transform.position.y);
                if (!tile.FaceDown) Assert.Equal(-90f * tile.Rotation, laid.transform.rotation.z);
            }
            Assert.Contains(Debug.Lines.Last(), new[] { game.Summary() });
            Call(view, "OnDestroy");
            Assert.Throws<System.ObjectDisposedException>(() => game.Turn);
        }

        private static int GhostsOnMeeples(Game game) => game.Figures().Sum(figure => figure.Ghosts);

        private static object Call(BoardView view, string method) =>
            typeof(BoardView).GetMethod(method, Hidden).Invoke(view, null);

        [Fact]
        public void Tiles_that_differ_in_what_they_show_get_other_colours()
        {
            using (var game = new Game(Rules.Base()))
            {
                int colours = Enumerable.Range(0, game.TypeCount)
                    .Select(type => TilePainter.Paint(game, type).Colours.Count)
                    .Distinct()
                    .Count();
                Assert.True(colours > 1);
            }
        }
    }
}
