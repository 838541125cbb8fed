using System;
using System.Collections.Generic;
using System.Linq;
using Xunit;

namespace Mistbank.Tests
{
    /// <summary>Batches of games. Each game of a batch equals a single game.</summary>
    public class BatchTests
    {
        private const int Games = 4;

        [Fact]
        public void A_batch_plays_the_same_games_as_single_games()
        {
            Rules rules = Rules.Preset("level3");
            rules.Seed = 30;
            using (var batch = new Batch(rules, Games, 2))
            using (var copy = new Game(rules))
            {
                Assert.Equal(Games, batch.Count);
                Assert.InRange(batch.Threads, 1, 2);
                var random = new ulong[] { 5, 6, 7, 8 };
                var actions = new GameAction[Games];
                var statuses = new Status[Games];
                var ended = new byte[Games];
                var results = new Rollout[Games];
                var dealt = new ulong[Games];
                var alone = new Game[Games];
                for (int i = 0; i < Games; ++i) alone[i] = new Game(rules, 30 + (ulong)i);
                for (int step = 0; step < 200; ++step)
                {
                    batch.RandomActions(random, actions);
                    batch.Step(actions, statuses, ended, results);
                    for (int i = 0; i < Games; ++i)
                    {
                        Assert.Equal(Status.Ok, statuses[i]);
                        alone[i].Apply(actions[i]);
                        Assert.Equal(alone[i].IsOver, ended[i] == 1);
                        if (ended[i] == 0) continue;
                        Assert.Equal(alone[i].Outcome, results[i].Outcome);
                        alone[i].Dispose();
                        alone[i] = new Game(rules, 30 + (ulong)i + Games * ++dealt[i]);
                    }
                }
                var decisions = new Decision[Games];
                batch.Decisions(decisions);
                for (int i = 0; i < Games; ++i)
                {
                    batch.GameInto(i, copy);
                    Assert.Equal(alone[i].StateHash, copy.StateHash);
                    Assert.Equal(alone[i].Decision.Kind, decisions[i].Kind);
                    alone[i].Dispose();
                }
            }
        }

        [Fact]
        public void A_batch_returns_the_observations_of_its_games()
        {
            Rules rules = Rules.Base();
            rules.Seed = 3;
            using (var batch = new Batch(rules, Games))
            using (var game = new Game(rules))
            {
                Window window = game.Window(9, 7);
                byte[] planes = game.Planes(window, 0);
                var all = new byte[Games * planes.Length];
                batch.Planes(9, 7, all);
                Assert.Equal(planes, all.AsSpan(0, planes.Length).ToArray());
                byte[] mask = game.LegalMask(window);
                Assert.Equal(mask.Length, batch.IndexCount(9, 7));
                var masks = new byte[Games * mask.Length];
                batch.LegalMasks(9, 7, masks);
                Assert.Equal(mask, masks.AsSpan(0, mask.Length).ToArray());
                int[] scalars = game.Scalars(0);
                var numbers = new int[Games * scalars.Length];
                batch.Scalars(numbers);
                Assert.Equal(scalars, numbers.AsSpan(0, scalars.Length).ToArray());
                var indices = new int[Games];
                for (int i = 0; i < Games; ++i)
                    indices[i] = Array.IndexOf(masks, (byte)1, i * mask.Length) - i * mask.Length;
                indices[3] = -1;
                var actions = new GameAction[Games];
                var statuses = new Status[Games];
                batch.ActionsAt(9, 7, indices, actions, statuses);
                Assert.Equal(game.ActionAt(window, indices[0]), actions[0]);
                Assert.Equal(Status.InvalidArgument, statuses[3]);
                batch.Apply(actions, statuses);
                Assert.Equal(new[] { Status.Ok, Status.Ok, Status.Ok, Status.WrongDecision }, statuses);
                batch.Deal(new byte[] { 0, 1, 0, 0 });
                batch.Deal();
                batch.GameInto(1, game);
                using (var dealt = new Game(rules, 4 + Games)) Assert.Equal(dealt.StateHash, game.StateHash);
                batch.Restart(50);
                var standings = new Rollout[Games];
                batch.Standings(standings);
                Assert.Equal(1, standings[0].Tiles);
            }
        }

        [Fact]
        public void A_batch_can_return_only_the_chosen_planes()
        {
            Rules rules = Rules.Base();
            using (var batch = new Batch(rules, Games))
            using (var game = new Game(rules))
            {
                batch.RandomStep(
                    new ulong[] { 1, 2, 3, 4 }, new GameAction[Games], new byte[Games], new Rollout[Games]);
                ReadOnlyArray<int> used = batch.UsedPlanes();
                Assert.Equal(game.UsedPlanes(), used);
                int[] planes = used;
                Assert.Equal(planes.Length, batch.UsedPlanes(new int[planes.Length]));
                Assert.True(planes.Length < 0.6 * Game.PlaneNames.Length);
                Array.Reverse(planes);
                int each = planes.Length * 9 * 7;
                var all = new byte[Games * each];
                batch.ChosenPlanes(9, 7, planes, all);
                for (int i = 0; i < Games; ++i)
                {
                    batch.GameInto(i, game);
                    byte[] own = game.ChosenPlanes(game.Window(9, 7), game.DecidingPlayer, planes);
                    Assert.Equal(own, all.AsSpan(i * each, each).ToArray());
                }
            }
        }

        [Fact]
        public void A_batch_packs_binary_planes_and_masks_into_bits()
        {
            using (var batch = new Batch(Rules.Base(), Games))
            {
                var random = new ulong[] { 1, 2, 3, 4 };
                for (int i = 0; i < 40; ++i)
                    batch.RandomStep(random, new GameAction[Games], new byte[Games], new Rollout[Games]);
                const int cells = 9 * 7;
                int[] planes = batch.UsedPlanes();
                Assert.Contains(planes, Game.IsPlaneBinary);
                Assert.Contains(planes, plane => !Game.IsPlaneBinary(plane));
                var whole = new byte[Games * planes.Length * cells];
                batch.ChosenPlanes(9, 7, planes, whole);
                var expected = new List<byte>();
                for (int i = 0; i < Games * planes.Length; ++i)
                {
                    byte[] plane = whole.AsSpan(i * cells, cells).ToArray();
                    expected.AddRange(Game.IsPlaneBinary(planes[i % planes.Length]) ? Packed(plane) : plane);
                }
                var packed = new byte[expected.Count];
                batch.PackedPlanes(9, 7, planes, packed);
                Assert.Equal(expected, packed);

                int indices = batch.IndexCount(9, 7);
                var masks = new byte[Games * indices];
                batch.LegalMasks(9, 7, masks);
                var bits = new byte[Games * ((indices + 7) / 8)];
                batch.PackedMasks(9, 7, bits);
                Assert.Equal(
                    Enumerable.Range(0, Games).SelectMany(i => Packed(masks.AsSpan(i * indices, indices).ToArray())),
                    bits);
            }
        }

        /// <summary>Packs values of 1 or 0 into bits. The first value becomes the highest bit of the first byte.</summary>
        private static byte[] Packed(byte[] values)
        {
            var bits = new byte[(values.Length + 7) / 8];
            for (int i = 0; i < values.Length; ++i) bits[i / 8] |= (byte)(values[i] << (7 - i % 8));
            return bits;
        }

        [Fact]
        public void A_batch_lists_the_legal_actions_of_its_games()
        {
            Rules rules = Rules.Preset("level3");
            using (var batch = new Batch(rules, Games))
            using (var game = new Game(rules))
            {
                var offsets = new ulong[Games + 1];
                ulong count = batch.LegalActions(new GameAction[0], offsets);
                Assert.Equal(offsets[Games], count);
                var actions = new GameAction[(int)count];
                Assert.Throws<BufferTooSmallException>(
                    () => batch.LegalActions(new GameAction[actions.Length - 1], offsets));
                Assert.Equal(count, offsets[Games]);
                Assert.Equal(count, batch.LegalActions(actions, offsets));
                for (int i = 0; i < Games; ++i)
                {
                    batch.GameInto(i, game);
                    int first = (int)offsets[i], length = (int)offsets[i + 1] - first;
                    Assert.Equal(game.LegalActions(), actions.AsSpan(first, length).ToArray());
                }
            }
        }

        [Fact]
        public void A_random_step_has_the_same_result_as_a_step_with_random_actions()
        {
            Rules rules = Rules.Preset("level1");
            using (var batch = new Batch(rules, Games))
            using (var same = new Batch(rules, Games, 2))
            using (var game = new Game(rules))
            using (var other = new Game(rules))
            {
                var random = new ulong[] { 5, 6, 7, 8 };
                var states = new ulong[] { 5, 6, 7, 8 };
                GameAction[] actions = new GameAction[Games], taken = new GameAction[Games];
                byte[] ended = new byte[Games], over = new byte[Games];
                Rollout[] results = new Rollout[Games], how = new Rollout[Games];
                int endings = 0;
                for (int step = 0; step < 200; ++step)
                {
                    batch.RandomActions(random, actions);
                    batch.Step(actions, new Status[Games], ended, results);
                    same.RandomStep(states, taken, over, how);
                    Assert.Equal(random, states);
                    Assert.Equal(actions, taken);
                    Assert.Equal(ended, over);
                    for (int i = 0; i < Games; ++i)
                    {
                        endings += over[i];
                        if (over[i] == 1) Assert.Equal(results[i].Turns, how[i].Turns);
                    }
                }
                Assert.NotEqual(0, endings);
                for (int i = 0; i < Games; ++i)
                {
                    batch.GameInto(i, game);
                    same.GameInto(i, other);
                    Assert.Equal(game.StateHash, other.StateHash);
                }
            }
        }

        [Fact]
        public void Logits_and_weights_determine_the_probabilities_of_a_choice()
        {
            Rules rules = Rules.Base();
            rules.Seed = 3;
            using (var batch = new Batch(rules, 1))
            {
                var mask = new byte[batch.IndexCount(9, 9)];
                batch.LegalMasks(9, 9, mask);
                var numbers = new float[mask.Length];
                for (int i = 0; i < mask.Length; ++i) numbers[i] = mask[i] == 1 ? i % 4 : float.NaN;
                var random = new ulong[] { 5 };
                var actions = new GameAction[1];
                var indices = new int[1];
                var statuses = new Status[1];
                foreach (Sampling choice in new[] { Sampling.Logits, Sampling.Weights })
                {
                    const int Times = 20000;
                    var found = new double[mask.Length];
                    var weights = new double[mask.Length];
                    double all = 0, deviation = 0, count = 0;
                    for (int i = 0; i < mask.Length; ++i)
                    {
                        if (mask[i] == 1) weights[i] = choice == Sampling.Logits ? Math.Exp(numbers[i]) : numbers[i];
                        all += weights[i];
                    }
                    for (int time = 0; time < Times; ++time)
                    {
                        batch.Choose(9, 9, choice, numbers, random, actions, indices, statuses);
                        ++found[indices[0]];
                    }
                    for (int i = 0; i < mask.Length; ++i)
                    {
                        double expected = Times * weights[i] / all;
                        if (expected == 0) Assert.Equal(0, found[i]);
                        else deviation += (found[i] - expected) * (found[i] - expected) / expected;
                        if (expected != 0) ++count;
                    }
                    Assert.InRange(deviation / count, 0, 2);
                }
                ulong before = random[0];
                batch.Choose(9, 9, Sampling.Greatest, numbers, random, actions, indices, statuses);
                float greatest = 0;
                foreach (float number in numbers) greatest = number > greatest ? number : greatest;
                Assert.Equal(Array.IndexOf(numbers, greatest), indices[0]);
                Assert.Equal(before, random[0]);
                var meant = new GameAction[1];
                batch.ActionsAt(9, 9, indices, meant, statuses);
                Assert.Equal(meant, actions);
            }
        }

        [Fact]
        public void A_choice_with_invalid_numbers_is_refused_and_changes_nothing()
        {
            using (var batch = new Batch(Rules.Preset("level1"), Games))
            {
                int each = batch.IndexCount(9, 9);
                var numbers = new float[Games * each];
                var random = new ulong[] { 5, 6, 7, 8 };
                var actions = new GameAction[Games];
                var indices = new int[Games];
                var statuses = new Status[Games];
                Func<Sampling, string> refusal = choice => Assert.Throws<InvalidArgumentException>(
                    () => batch.Choose(9, 9, choice, numbers, random, actions, indices, statuses)).Message;
                Assert.Contains("numbers for the legal actions of game 0 must be finite and 0 or more, not all 0", refusal(Sampling.Weights));
                for (int i = 0; i < each; ++i) numbers[2 * each + i] = float.NaN;
                Assert.Contains("numbers for the legal actions of game 2 must be finite or -infinity, not all -infinity", refusal(Sampling.Logits));
                Assert.Contains("numbers for the legal actions of game 2 must be finite or -infinity, not all -infinity", refusal(Sampling.Greatest));
                Assert.Equal(new[] { Status.Ok, Status.Ok, Status.InvalidArgument, Status.Ok }, statuses);
                Assert.Contains("argument", refusal((Sampling)3));
                Assert.Throws<InvalidArgumentException>(
                    () => batch.Choose(9, 9, Sampling.Logits, new float[3], random, actions, indices, statuses));
                Assert.Throws<InvalidArgumentException>(
                    () => batch.Choose(9, 9, Sampling.Logits, numbers, random, actions, new int[3], statuses));
                Assert.Equal(new ulong[] { 5, 6, 7, 8 }, random);
                Assert.Equal(new GameAction[Games], actions);
                for (int step = 0; step < 300; ++step)
                {
                    batch.Choose(9, 9, Sampling.Logits, new float[0], random, actions, indices, statuses);
                    batch.Apply(actions, statuses);
                }
                batch.Choose(21, 21, Sampling.Logits, new float[0], random, actions, indices, statuses);
                Assert.Equal(Status.GameOver, statuses[0]);
                Assert.Equal(-1, indices[0]);
            }
        }

        [Fact]
        public void A_batch_returns_the_windows_of_its_games()
        {
            Rules rules = Rules.Base();
            using (var batch = new Batch(rules, Games))
            using (var game = new Game(rules))
            {
                var random = new ulong[Games];
                for (int step = 0; step < 60; ++step)
                    batch.RandomStep(random, new GameAction[Games], new byte[Games], new Rollout[Games]);
                var windows = new Window[Games];
                batch.Windows(9, 7, windows);
                for (int i = 0; i < Games; ++i)
                {
                    batch.GameInto(i, game);
                    Assert.Equal(game.Window(9, 7), windows[i]);
                }
            }
        }

        [Fact]
        public void A_batch_refuses_invalid_arguments()
        {
            Rules rules = Rules.Base();
            Assert.Throws<InvalidArgumentException>(() => new Batch(rules, 0));
            Assert.Throws<InvalidArgumentException>(() => new Batch(rules, 1, Limits.MaxThreads + 1));
            var batch = new Batch(rules, Games);
            Assert.Throws<InvalidArgumentException>(() => batch.Decisions(new Decision[Games - 1]));
            Assert.Throws<InvalidArgumentException>(() => batch.RandomActions(new ulong[3], new GameAction[Games]));
            Assert.Throws<InvalidArgumentException>(() => batch.IndexCount(0, 3));
            Assert.Throws<InvalidArgumentException>(() => batch.Windows(0, 3, new Window[Games]));
            Assert.Throws<InvalidArgumentException>(() => batch.Windows(3, 3, new Window[Games + 1]));
            Assert.Throws<InvalidArgumentException>(() => batch.LegalActions(new GameAction[9], new ulong[Games]));
            Assert.Throws<InvalidArgumentException>(() => batch.LegalActions(new GameAction[9], new ulong[0]));
            Assert.Throws<InvalidArgumentException>(
                () => batch.RandomStep(new ulong[3], new GameAction[3], new byte[3], new Rollout[3]));
            Assert.Throws<InvalidArgumentException>(
                () => batch.RandomStep(new ulong[Games], new GameAction[Games], new byte[Games], new Rollout[3]));
            Assert.Throws<InvalidArgumentException>(() => batch.Deal(new byte[0]));
            Assert.Throws<BufferTooSmallException>(() => batch.Planes(3, 3, new byte[5]));
            Assert.Throws<BufferTooSmallException>(() => batch.ChosenPlanes(3, 3, new[] { 1 }, new byte[5]));
            Assert.Throws<BufferTooSmallException>(() => batch.PackedPlanes(3, 3, new[] { 1 }, new byte[5]));
            Assert.Throws<BufferTooSmallException>(() => batch.PackedMasks(3, 3, new byte[5]));
            Assert.Throws<BufferTooSmallException>(() => batch.UsedPlanes(new int[1]));
            foreach (int[] planes in new[] { new int[0], new[] { 1, 1 } })
                Assert.Throws<InvalidArgumentException>(() => batch.ChosenPlanes(3, 3, planes, new byte[99]));
            int[] unknown = { Game.PlaneNames.Length };
            Assert.Throws<ArgumentOutOfRangeException>(() => batch.ChosenPlanes(3, 3, unknown, new byte[99]));
            Assert.Throws<ArgumentOutOfRangeException>(() => batch.PackedPlanes(3, 3, unknown, new byte[99]));
            Assert.Throws<ArgumentOutOfRangeException>(() => Game.IsPlaneBinary(unknown[0]));
            Assert.Throws<BufferTooSmallException>(() => batch.Scalars(new int[0]));
            using (var other = new Game(Rules.Preset("level1")))
            {
                Assert.Throws<InvalidArgumentException>(() => batch.GameInto(0, other));
                Assert.Throws<ArgumentOutOfRangeException>(() => batch.GameInto(-1, other));
                Assert.Throws<ArgumentOutOfRangeException>(() => batch.GameInto(Games, other));
            }
            batch.Dispose();
            batch.Dispose();
            Assert.Throws<ObjectDisposedException>(() => batch.Deal());
        }
    }
}
