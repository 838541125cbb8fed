using Xunit;

namespace Mistbank.Tests
{
    /// <summary>Lookahead: the points and scalars after each legal action.</summary>
    public class LookaheadTests
    {
        [Fact]
        public void A_lookahead_returns_the_points_after_each_legal_action()
        {
            using (var game = new Game(Rules.Preset("base")))
            using (var batch = new Batch(Rules.Preset("base"), 2))
            {
                var random = new ulong[] { 1, 2 };
                var chosen = new GameAction[2];
                for (int step = 0; step < 40; ++step) batch.RandomStep(random, chosen, new byte[2], new Rollout[2]);
                var offsets = new ulong[3];
                var actions = new GameAction[batch.Lookahead(default, default, offsets)];
                var points = new Points[actions.Length];
                Assert.Equal((ulong)actions.Length, batch.Lookahead(actions, points, offsets));
                for (int index = 0; index < 2; ++index)
                    for (ulong i = offsets[index]; i < offsets[index + 1]; ++i)
                        {
                            batch.GameInto(index, game);
                            game.Apply(actions[i]);
                            Points expected = game.Points();
                            foreach (Colour colour in new[] { Colour.Red, Colour.Green, Colour.Pink })
                            {
                                Assert.Equal(expected.Totals[colour], points[i].Totals[colour]);
                                Assert.Equal(expected.Projected[colour], points[i].Projected[colour]);
                            }
                        }
            }
        }

        [Fact]
        public void A_lookahead_returns_the_scalars_that_the_deciding_player_sees_after_each_action()
        {
            using (var game = new Game(Rules.Preset("everything")))
            using (var batch = new Batch(Rules.Preset("everything"), 2))
            {
                var random = new ulong[] { 1, 2 };
                for (int step = 0; step < 40; ++step)
                    batch.RandomStep(random, new GameAction[2], new byte[2], new Rollout[2]);
                var offsets = new ulong[3];
                var actions = new GameAction[batch.Lookahead(default, default, offsets)];
                var points = new Points[actions.Length];
                int count = Game.ScalarNames.Length;
                var scalars = new float[actions.Length * count];
                Assert.Equal((ulong)actions.Length, batch.Lookahead(actions, points, offsets, scalars));
                for (int index = 0; index < 2; ++index)
                    for (ulong i = offsets[index]; i < offsets[index + 1]; ++i)
                    {
                        batch.GameInto(index, game);
                        int viewer = game.Decision.Player;
                        game.Apply(actions[i]);
                        int[] expected = game.Scalars(viewer);
                        for (int place = 0; place < count; ++place)
                            Assert.Equal(expected[place], scalars[(int)i * count + place]);
                    }
            }
        }

        [Fact]
        public void A_lookahead_refuses_spans_of_wrong_lengths()
        {
            using (var batch = new Batch(Rules.Preset("base"), 1))
            {
                int count = Game.ScalarNames.Length;
                Assert.Throws<BufferTooSmallException>(
                    () => batch.Lookahead(new GameAction[1], new Points[1], new ulong[2], new float[count]));
                Assert.Throws<InvalidArgumentException>(
                    () => batch.Lookahead(new GameAction[1], new Points[1], new ulong[2], new float[count - 1]));
                Assert.Throws<BufferTooSmallException>(
                    () => batch.Lookahead(new GameAction[1], new Points[1], new ulong[2]));
                Assert.Throws<InvalidArgumentException>(
                    () => batch.Lookahead(new GameAction[1], new Points[2], new ulong[2]));
            }
        }
    }
}
