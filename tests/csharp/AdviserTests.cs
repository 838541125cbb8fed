using System;
using System.Linq;
using Xunit;

namespace Mistbank.Tests
{
    /// <summary>Advisers: these tests check the binding's arguments and results. The library's tests check the advice.
    /// </summary>
    public class AdviserTests
    {
        private static Adviser Thought(
            Game game, int simulations = 5, Strength strength = Strength.Best, ulong seed = 0)
        {
            var adviser = new Adviser(game, strength, seed);
            adviser.Think(game, simulations);
            return adviser;
        }

        private static Game Begun(string preset, int actions, ulong seed = 4)
        {
            var game = new Game(Rules.Preset(preset), seed);
            ulong random = 5;
            for (int i = 0; i < actions && !game.IsOver; ++i) game.Apply(game.RandomAction(ref random));
            return game;
        }

        [Fact]
        public void Two_advisers_play_a_whole_game()
        {
            using (var game = new Game(Rules.Preset("level3"), 5))
            using (var one = new Adviser(game, seed: 1))
            using (var other = new Adviser(game, Strength.Easy, 2))
            {
                while (!game.IsOver)
                {
                    Adviser player = game.DecidingPlayer % 2 == 0 ? one : other;
                    ulong before = game.StateHash;
                    player.Think(game, 2);
                    Assert.Equal(before, game.StateHash);
                    game.Apply(player.Choose());
                }
                var problem = Assert.Throws<GameOverException>(() => one.Think(game, 2));
                Assert.Equal("the game is over", problem.Message);
            }
        }

        [Fact]
        public void Advice_lists_every_legal_action_and_starts_with_the_best_action()
        {
            using (Game game = Begun("level5", 6, 3))
            using (Adviser adviser = Thought(game, 10))
            using (Game trial = game.Clone())
            {
                Advice[] advice = adviser.ToArray();
                Assert.Equal(game.LegalActions().Length, advice.Length);
                Assert.Equal(
                    game.LegalActions().Select(action => action.ToString()).OrderBy(text => text),
                    advice.Select(entry => entry.Action.ToString()).OrderBy(text => text));
                Assert.Equal(10, adviser.Simulations);
                Assert.True(advice[0].Visits > 0);
                Assert.Equal(0, advice[0].Group);
                Assert.Equal(advice[0].Action, adviser.Choose());
                for (int i = 0; i < advice.Length; ++i)
                {
                    Assert.InRange(advice[i].Winning, 0.0, 1.0);
                    Assert.Equal(advice[i].Judgement, adviser[i].Judgement);
                    Assert.Equal(advice[i].Action, adviser.Line(i)[0]);
                    Assert.InRange(adviser.Explanation(i).Length, 0, 255);
                }
                foreach (GameAction action in adviser.Line(0)) trial.Apply(action);
            }
        }

        [Fact]
        public void Advice_depends_only_on_the_position_and_the_seed_and_the_number_of_simulations()
        {
            using (Game game = Begun("base", 20))
            using (Game other = game.Clone())
            using (Adviser atOnce = Thought(game, 12, Strength.Beginner, 9))
            using (Adviser bitByBit = Thought(game, 5, Strength.Beginner, 9))
            {
                other.Determinize(77, game.DecidingPlayer); // hidden tiles do not affect the advice
                bitByBit.Think(other, 0);
                bitByBit.Think(other, 7);
                Assert.Equal(12, bitByBit.Simulations);
                Assert.Equal(atOnce.Count, bitByBit.Count);
                for (int i = 0; i < atOnce.Count; ++i)
                {
                    Assert.Equal(atOnce[i], bitByBit[i]);
                    Assert.Equal(atOnce.Explanation(i), bitByBit.Explanation(i));
                }
                Assert.Equal(atOnce.Choose(), bitByBit.Choose());
                Assert.Equal(Strength.Beginner, atOnce.Strength);
                Assert.Equal(9ul, atOnce.Seed);
            }
        }

        [Fact]
        public void An_adviser_has_no_advice_before_it_thinks()
        {
            using (Game game = Begun("base", 0))
            using (var adviser = new Adviser(game))
            {
                Assert.Empty(adviser.ToArray());
                Assert.Equal(0, adviser.Simulations);
                Assert.Throws<InvalidArgumentException>(() => adviser.Choose());
                Assert.Throws<ArgumentOutOfRangeException>(() => adviser[0]);
                Assert.Throws<ArgumentOutOfRangeException>(() => adviser.Line(0));
                Assert.Throws<ArgumentOutOfRangeException>(() => adviser.Explanation(0));
                adviser.Think(game, 0);
                Assert.Equal(0, adviser[0].Visits);
                Assert.Equal(adviser[0].Action, adviser.Choose());
            }
        }

        [Fact]
        public void A_refused_call_does_not_change_the_results_of_an_adviser()
        {
            using (Game game = Begun("base", 0))
            using (Game river = Begun("river", 0))
            using (Adviser adviser = Thought(game))
            {
                Advice[] before = adviser.ToArray();
                foreach (int simulations in new[] { -1, int.MinValue, int.MaxValue })
                {
                    var problem = Assert.Throws<InvalidArgumentException>(() => adviser.Think(game, simulations));
                    Assert.Equal($"simulations {simulations}: expected 0 to {Limits.MaxSimulations}", problem.Message);
                }
                var other = Assert.Throws<InvalidArgumentException>(() => adviser.Think(river, 1));
                Assert.Equal("the adviser was made for other rules or tile sets", other.Message);
                Assert.Throws<ArgumentNullException>(() => adviser.Think(null, 1));
                var index = Assert.Throws<ArgumentOutOfRangeException>(() => adviser[before.Length]);
                Assert.StartsWith($"index must be from 0 to {before.Length - 1}, not {before.Length}", index.Message);
                Assert.Throws<ArgumentOutOfRangeException>(() => adviser.Line(-1));
                Assert.Equal(before, adviser.ToArray());
                Assert.Equal(5, adviser.Simulations);
            }
        }

        [Fact]
        public void Merging_parallel_advisers_gives_the_same_result_in_any_order()
        {
            using (Game game = Begun("level3", 12))
            using (Adviser first = Thought(game, 6))
            using (Adviser second = Thought(game, 7, seed: 1))
            using (Adviser third = Thought(game, 8, seed: 2))
            using (Adviser one = Thought(game, 0))
            using (Adviser other = Thought(game, 0))
            {
                foreach (Adviser member in new[] { first, second, third }) one.Merge(member);
                foreach (Adviser member in new[] { third, first, second }) other.Merge(member.Results());
                Assert.Equal(21, one.Simulations);
                Assert.Equal(one.ToArray(), other.ToArray());
                Assert.Equal(one.Results(), other.Results());
                Assert.Equal(one.Explanation(0), other.Explanation(0));
                one.Reset();
                Assert.Equal(0, one.Simulations);
                one.Think(game, 6);
                Assert.Equal(first.ToArray(), one.ToArray());
            }
        }

        [Fact]
        public void Advisers_have_equal_results_after_they_exchange_new_results()
        {
            using (Game game = Begun("level3", 12))
            using (Adviser one = Thought(game, 0))
            using (Adviser other = Thought(game, 0, seed: 1))
            {
                byte[] nothing = one.NewResults();
                one.WorkerCount = other.WorkerCount = 2;
                for (int round = 1; round <= 3; ++round)
                {
                    one.Think(game, 5);
                    other.Think(game, 6);
                    (byte[] news, byte[] others) = (one.NewResults(), other.NewResults());
                    one.MarkReported();
                    other.MarkReported();
                    one.Merge(others);
                    other.Merge(news);
                    Assert.Equal(11 * round, one.Simulations);
                    Assert.Equal(one.Results(), other.Results());
                    Assert.Equal(nothing, one.NewResults());
                }
                Assert.NotEqual(nothing, one.Results());
            }
        }

        [Fact]
        public void The_number_of_parallel_workers_affects_the_advice()
        {
            using (Game game = Begun("base", 12))
            using (Adviser alone = Thought(game, 30))
            using (var one = new Adviser(game) { WorkerCount = 101 })
            {
                one.Think(game, 30);
                Assert.Equal(101, one.WorkerCount);
                Assert.NotEqual(alone.ToArray(), one.ToArray());
                foreach (int wrong in new[] { 0, Limits.MaxWorkers + 1 })
                    Assert.Throws<InvalidArgumentException>(() => one.WorkerCount = wrong);
                Assert.Equal(101, one.WorkerCount);
                one.WorkerCount = 1;
                one.Reset();
                one.Think(game, 30);
                Assert.Equal(alone.ToArray(), one.ToArray());
            }
        }

        [Fact]
        public void Merging_invalid_results_changes_nothing()
        {
            using (Game game = Begun("base", 9))
            using (Game later = Begun("base", 10))
            using (Adviser adviser = Thought(game))
            using (Adviser ofLater = Thought(later))
            using (var thoughtless = new Adviser(game))
            {
                byte[] before = adviser.Results();
                byte[] damaged = adviser.Results();
                damaged[40] ^= 1;
                foreach (byte[] bytes in new[] { damaged, new byte[0], null, new byte[60], ofLater.Results() })
                {
                    var problem = Assert.Throws<InvalidArgumentException>(() => adviser.Merge(new ReadOnlySpan<byte>(bytes)));
                    Assert.StartsWith("the results are damaged, or about another position", problem.Message);
                }
                foreach (Adviser other in new[] { ofLater, thoughtless })
                {
                    var problem = Assert.Throws<InvalidArgumentException>(() => adviser.Merge(other));
                    Assert.Equal("the advisers have not thought about the same position", problem.Message);
                }
                Assert.Throws<InvalidArgumentException>(() => adviser.Merge(adviser));
                Assert.Throws<ArgumentNullException>(() => adviser.Merge((Adviser)null));
                Assert.Throws<InvalidArgumentException>(() => thoughtless.Results());
                Assert.Throws<InvalidArgumentException>(() => thoughtless.NewResults());
                Assert.Equal(before, adviser.Results());
                Assert.True(before.Length <= Limits.MaxResults);
                ofLater.Dispose();
                Assert.Throws<ObjectDisposedException>(() => adviser.Merge(ofLater));
                Assert.Throws<ObjectDisposedException>(() => ofLater.Results());
                Assert.Throws<ObjectDisposedException>(() => ofLater.NewResults());
                Assert.Throws<ObjectDisposedException>(() => ofLater.MarkReported());
                Assert.Throws<ObjectDisposedException>(() => ofLater.Reset());
            }
        }

        [Fact]
        public void Creating_an_adviser_without_a_game_or_with_an_unknown_strength_is_refused()
        {
            Assert.Throws<ArgumentNullException>(() => new Adviser(null));
            using (Game game = Begun("base", 0))
            {
                foreach (int strength in new[] { -1, 4, 256, int.MaxValue })
                {
                    var problem = Assert.Throws<InvalidArgumentException>(() => new Adviser(game, (Strength)strength));
                    Assert.StartsWith("strength", problem.Message);
                }
                game.Dispose();
                Assert.Throws<ObjectDisposedException>(() => new Adviser(game));
            }
        }

        [Fact]
        public void Advisers_work_after_their_game_is_disposed_but_disposed_advisers_refuse_calls()
        {
            Game game = Begun("base", 0);
            Adviser adviser = Thought(game);
            game.Dispose();
            Assert.Equal(adviser[0].Action, adviser.Choose());
            adviser.Dispose();
            adviser.Dispose();
            Assert.Throws<ObjectDisposedException>(() => adviser.Think(game, 1));
            Assert.Throws<ObjectDisposedException>(() => adviser.Choose());
            Assert.Throws<ObjectDisposedException>(() => adviser[0]);
            Assert.Throws<ObjectDisposedException>(() => adviser.Simulations);
        }
    }
}
