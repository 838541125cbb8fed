#nullable enable

using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Xunit;

namespace Mistbank.Tests
{
    /// <summary>ThinkAsync: an adviser thinks in a task.</summary>
    public class ThinkAsyncTests
    {
        /// <summary>Receives the reports of progress in the adviser's task, before the next simulation.</summary>
        private sealed class Reports : IProgress<int>
        {
            private readonly Action<int> act;

            internal Reports(Action<int> act)
            {
                this.act = act;
            }

            public void Report(int made) => act(made);
        }

        private static void Wait(Task task) => task.GetAwaiter().GetResult();

        private static string Told(Adviser adviser) => string.Join("\n", adviser.ToArray().Select(
            (advice, i) => $"{advice.Action} {advice.Visits} {advice.Judgement:R} {advice.Winning:R} {adviser.Explanation(i)}"));

        [Theory]
        [InlineData(0)]
        [InlineData(1)]
        [InlineData(8)]
        [InlineData(21)]
        public void ThinkAsync_and_Think_give_the_same_advice_after_the_same_number_of_simulations(int simulations)
        {
            using Game game = Project.Level3();
            using var waiting = new Adviser(game, seed: 3);
            using var other = new Adviser(game, seed: 3);
            waiting.Think(game, simulations);
            Wait(other.ThinkAsync(game, simulations));
            Assert.Equal(waiting.Simulations, other.Simulations);
            Assert.Equal(Told(waiting), Told(other));
            Assert.Equal(waiting.Choose(), other.Choose());
        }

        [Fact]
        public void Changing_the_game_during_ThinkAsync_does_not_change_the_advice()
        {
            using Game game = Project.Level3();
            using Game before = game.Clone();
            using var adviser = new Adviser(game, seed: 3);
            using var expected = new Adviser(game, seed: 3);
            expected.Think(game, 16);
            Task task = adviser.ThinkAsync(game, 16, new Reports(made =>
            {
                if (made == 8) game.Apply(game.LegalActions()[0]);
            }));
            Wait(task);
            Assert.NotEqual(before.StateHash, game.StateHash);
            Assert.Equal(Told(expected), Told(adviser));
        }

        [Fact]
        public void The_task_reports_progress_after_each_step_and_at_the_end()
        {
            using Game game = Project.Level3();
            using var adviser = new Adviser(game);
            var heard = new List<int>();
            Wait(adviser.ThinkAsync(game, 20, new Reports(heard.Add)));
            Assert.Equal(new[] { Adviser.SimulationsPerCheck, 2 * Adviser.SimulationsPerCheck, 20 }, heard);
        }

        [Fact]
        public void A_cancelled_task_ends_before_its_next_step_and_the_adviser_keeps_its_results()
        {
            using Game game = Project.Level3();
            using var adviser = new Adviser(game, seed: 3);
            using var expected = new Adviser(game, seed: 3);
            using var cancellation = new CancellationTokenSource();
            Task task = adviser.ThinkAsync(game, Limits.MaxSimulations, new Reports(made =>
            {
                if (made == 2 * Adviser.SimulationsPerCheck) cancellation.Cancel();
            }), cancellation.Token);
            var cancelled = Assert.ThrowsAny<OperationCanceledException>(() => Wait(task));
            Assert.Equal(cancellation.Token, cancelled.CancellationToken);
            Assert.True(task.IsCanceled);
            expected.Think(game, 2 * Adviser.SimulationsPerCheck);
            Assert.Equal(Told(expected), Told(adviser));

            Wait(adviser.ThinkAsync(game, 4));
            expected.Think(game, 4);
            Assert.Equal(Told(expected), Told(adviser));
        }

        [Fact]
        public void A_task_that_is_cancelled_before_its_start_gives_the_static_judgement_of_its_position()
        {
            using Game game = Project.Level3();
            using var adviser = new Adviser(game);
            using var expected = new Adviser(game);
            adviser.Think(game, 20);
            game.Apply(game.LegalActions()[0]);
            Task task = adviser.ThinkAsync(game, 100, new CancellationToken(true));
            Assert.ThrowsAny<OperationCanceledException>(() => Wait(task));
            Assert.True(task.IsCanceled);
            expected.Think(game, 0);
            Assert.Equal(Told(expected), Told(adviser));
            Assert.True(game.IsLegal(adviser.Choose()));
        }

        [Fact]
        public void An_adviser_that_thinks_in_a_task_refuses_other_calls()
        {
            using Game game = Project.Level3();
            using var adviser = new Adviser(game);
            var refusals = new List<string>();
            Wait(adviser.ThinkAsync(game, 8, new Reports(made =>
            {
                foreach (Action use in new Action[]
                {
                    () => adviser.Think(game, 1), () => adviser.Choose(), () => adviser.ThinkAsync(game, 1),
                    () => adviser.Count.ToString(), () => adviser.Reset(), () => adviser.WorkerCount = 2,
                })
                {
                    refusals.Add(Assert.Throws<InvalidOperationException>(use).Message);
                }
            })));
            Assert.Equal(6, refusals.Count);
            foreach (string refusal in refusals) Assert.Contains("ThinkAsync", refusal);
            Assert.Equal(8, adviser.Simulations);
        }

        [Fact]
        public void Disposing_an_adviser_ends_its_task()
        {
            using Game game = Project.Level3();
            var adviser = new Adviser(game);
            Task task = adviser.ThinkAsync(game, Limits.MaxSimulations, new Reports(made => adviser.Dispose()));
            Assert.ThrowsAny<ObjectDisposedException>(() => Wait(task));
            Assert.ThrowsAny<ObjectDisposedException>(() => Wait(adviser.ThinkAsync(game, 1)));
        }

        [Fact]
        public void ThinkAsync_refuses_invalid_arguments()
        {
            using Game game = Project.Level3();
            using var ended = new Game("base", 1);
            using var adviser = new Adviser(game);
            foreach (int wrong in new[] { -1, Limits.MaxSimulations + 1 })
            {
                Action think = () => adviser.ThinkAsync(game, wrong); // throws before a task starts
                var refusal = Assert.Throws<InvalidArgumentException>(think);
                Assert.Contains($"simulations must be from 0 to {Limits.MaxSimulations}, not {wrong}", refusal.Message);
            }
            Action nothing = () => adviser.ThinkAsync(null!, 1);
            Assert.Throws<ArgumentNullException>(nothing);
            Assert.ThrowsAny<InvalidArgumentException>(() => Wait(adviser.ThinkAsync(ended, 1)));
            Project.Play(game);
            Assert.ThrowsAny<GameOverException>(() => Wait(adviser.ThinkAsync(game, 1)));
            Assert.Equal(0, adviser.Simulations);
        }
    }
}
