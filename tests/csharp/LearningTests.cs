using System;
using System.Linq;
using Xunit;

namespace Mistbank.Tests
{
    /// <summary>Shuffled copies, roll-outs, observations and action indices, for machine learning.</summary>
    public class LearningTests
    {
        [Fact]
        public void Determinize_shuffles_hidden_tiles_and_does_not_change_visible_parts()
        {
            using (Game game = Project.Level3())
            using (Game shuffled = game.Clone())
            {
                shuffled.Determinize(77);
                Assert.NotEqual(game.StateHash, shuffled.StateHash);
                Assert.Equal(game.Tiles(), shuffled.Tiles());
                Assert.Equal(game.LegalActions(), shuffled.LegalActions());
            }
        }

        [Fact]
        public void A_roll_out_equals_the_roll_out_of_a_copy_shuffled_with_the_same_seed()
        {
            using (Game game = Project.Level3())
            using (Game copy = game.Clone())
            {
                var rollouts = new Rollout[8];
                game.Rollouts(5, rollouts);
                copy.Determinize(7);
                Rollout third = copy.Rollout(7);
                Assert.Equal(third, rollouts[2]);
                Assert.NotEqual(Outcome.Open, third.Outcome);
                Assert.True(third.Actions > 0 && third.Tiles > game.TileCount);
            }
        }

        [Fact]
        public void Every_legal_action_has_an_index_and_is_in_the_mask()
        {
            using (Game game = Project.Level3())
            {
                Window window = game.Window(31, 31);
                byte[] mask = game.LegalMask(window);
                int[] indices = game.LegalIndices(window);
                GameAction[] legal = game.LegalActions();
                Assert.Equal(game.IndexCount(window), mask.Length);
                Assert.Equal(legal.Length, indices.Length);
                Assert.Equal(legal.Length, mask.Count(flag => flag == 1));
                for (int i = 0; i < legal.Length; ++i)
                {
                    Assert.Equal(1, mask[indices[i]]);
                    Assert.Equal(indices[i], game.IndexOf(window, legal[i]));
                    Assert.Equal(legal[i], game.ActionAt(window, indices[i]));
                }
                Assert.Equal(Game.PlaneNames.Length * 31 * 31, game.Planes(window, 0).Length);
                Assert.Equal(Game.ScalarNames.Length, game.Scalars(0).Length);
                int faceUp = Array.IndexOf(Game.PlaneNames, "face_up");
                int shown = game.Planes(window, 0).Skip(faceUp * 31 * 31).Take(31 * 31).Count(value => value == 1);
                Assert.Equal(game.Tiles().Count(tile => !tile.FaceDown), shown);
                Assert.Equal(game.Turn, game.Scalars(0)[Array.IndexOf(Game.ScalarNames, "turn")]);
            }
        }

        [Fact]
        public void An_observation_has_the_planes_in_the_chosen_order()
        {
            using (Game game = Project.Level3())
            {
                const int cells = 9 * 7;
                Window window = game.Window(9, 7);
                byte[] all = game.Planes(window, 1);
                ReadOnlyArray<int> used = game.UsedPlanes();
                Assert.Equal(used.Distinct().OrderBy(plane => plane), used);
                Assert.Equal("face_up", Game.PlaneNames[used[0]]);
                foreach (int plane in Enumerable.Range(0, Game.PlaneNames.Length).Except(used))
                    Assert.True(all.Skip(plane * cells).Take(cells).All(value => value == 0));
                int[] reversed = used.Reverse().ToArray();
                byte[] chosen = game.ChosenPlanes(window, 1, reversed);
                Assert.Equal(reversed.SelectMany(plane => all.Skip(plane * cells).Take(cells)), chosen);
                var room = new byte[chosen.Length + 5];
                Assert.Equal(chosen.Length, game.ChosenPlanes(window, 1, reversed, room));
                Assert.Equal(chosen, room.Take(chosen.Length));
                Assert.Equal(used.Length * cells, game.ChosenPlanes(window, 1, used).Length);
                var indices = new int[used.Length + 1];
                Assert.Equal(used.Length, game.UsedPlanes(indices));
            }
        }
    }
}
