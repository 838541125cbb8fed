using System;
using System.Collections.Generic;
using System.Linq;
using Xunit;

namespace Mistbank.Tests
{
    /// <summary>ReadOnlyArray, the type of the lists that the library returns.</summary>
    public class ReadOnlyArrayTests
    {
        [Fact]
        public void A_ReadOnlyArray_can_be_read_as_a_list_or_a_span_or_an_array()
        {
            using (Game game = Project.Level3())
            {
                ReadOnlyArray<GameAction> actions = game.Actions();
                IReadOnlyList<GameAction> list = actions;
                GameAction[] array = actions; // programs for version 2.0 use arrays
                Assert.Equal(game.ActionCount, actions.Count);
                Assert.Equal(actions.Count, actions.Length);
                Assert.Equal(actions.Count, list.Count);
                Assert.Equal(array, list.ToArray());
                Assert.Equal(array, actions.AsSpan().ToArray());
                ReadOnlySpan<GameAction> span = actions;
                Assert.Equal(array, span.ToArray());
                var walked = new List<GameAction>();
                foreach (GameAction action in actions) walked.Add(action);
                Assert.Equal(array, walked.ToArray());
                for (int i = 0; i < array.Length; ++i) Assert.Equal(array[i], actions[i]);
            }
        }

        [Fact]
        public void Changing_a_copy_does_not_change_the_list()
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
        public void The_error_for_an_index_out_of_range_names_the_range(int index)
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
        public void An_empty_list_can_be_enumerated_but_not_indexed()
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
