using System;
using System.Collections.Generic;
using System.Linq;
using Xunit;

namespace Mistbank.Tests
{
    /// <summary>The lists that the library returns.</summary>
    public class ReadOnlyArrayTests
    {
        [Fact]
        public void A_list_has_its_entries_as_a_list_a_span_and_an_array()
        {
            using (Game game = Project.Level3())
            {
                ReadOnlyArray<GameAction> actions = game.Actions();
                IReadOnlyList<GameAction> list = actions;
                GameAction[] array = actions; // as programs for version 2.0 declare it
                Assert.Equal(game.ActionCount, actions.Count);
                Assert.Equal(actions.Count, actions.Length);
                Assert.Equal(actions.Count, list.Count);
                Assert.Equal(array, list.ToArray());
                Assert.Equal(array, actions.AsSpan().ToArray());
                var walked = new List<GameAction>();
                foreach (GameAction action in actions) walked.Add(action);
                Assert.Equal(array, walked.ToArray());
                for (int i = 0; i < array.Length; ++i) Assert.Equal(array[i], actions[i]);
            }
        }

        [Fact]
        public void A_changed_copy_leaves_the_list_unchanged()
        {
            ReadOnlyArray<string> presets = Rules.Presets;
            string first = presets[0];
            string[] array = presets;
            array[0] = presets.ToArray()[1];
            presets.ToArray()[0] = "another";
            Assert.Equal(first, presets[0]);
        }

        [Theory]
        [InlineData(-1)]
        [InlineData(1)]
        [InlineData(int.MinValue)]
        public void An_index_out_of_range_is_refused_with_the_range(int index)
        {
            using (TileSet set = TileSet.Builtin("base"))
            {
                ReadOnlyArray<StartTile> start = set.Start;
                Assert.Equal(1, start.Count);
                var problem = Assert.Throws<ArgumentOutOfRangeException>(() => start[index].ToString());
                Assert.Contains($"index must be from 0 to 0, not {index}", problem.Message);
            }
        }

        [Fact]
        public void A_list_can_be_empty()
        {
            using (var game = new Game(Rules.Base(), 1))
            {
                Assert.Empty(game.Actions());
                foreach (GameAction action in game.Actions()) throw new InvalidOperationException($"{action}");
                var problem = Assert.Throws<ArgumentOutOfRangeException>(() => game.Actions()[0].ToString());
                Assert.Contains("index must name an existing entry, not 0", problem.Message);
            }
        }
    }
}
