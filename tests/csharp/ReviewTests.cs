using System;
using System.Collections.Generic;
using System.Linq;
using Xunit;

namespace Mistbank.Tests
{
    /// <summary>Reviews: these tests check the binding's arguments and results. The library's tests check the
    /// judgements.</summary>
    public class ReviewTests
    {
        private static Game Played(string preset, int actions)
        {
            var game = new Game(Rules.Preset(preset), 5);
            ulong random = 5;
            for (int i = 0; i < actions && !game.IsOver; ++i) game.Apply(game.RandomAction(ref random));
            return game;
        }

        [Theory]
        [InlineData("base")]
        [InlineData("level3")]
        public void A_review_contains_every_decision_of_a_game_in_order(string preset)
        {
            using (Game game = Played(preset, 12))
            using (Game trial = game.Clone())
            using (var adviser = new Adviser(game))
            {
                List<ReviewedDecision> found = GameReview.Of(game, 40).ToList();
                Assert.Equal(game.Actions(), found.Select(decision => decision.Action));
                Assert.Equal(Enumerable.Range(0, found.Count), found.Select(reviewed => reviewed.Number));
                for (int i = 0; i < found.Count; ++i) trial.Undo();
                foreach (ReviewedDecision one in found)
                {
                    Assert.Equal(trial.Turn, one.Turn);
                    Assert.Equal(trial.DecidingPlayer, one.Player);
                    Assert.Equal(trial.Text(one.Action), one.Text);
                    Assert.Null(trial.WhyNot(one.Review.Best));
                    Assert.True(one.Review.Lost >= 0);
                    Assert.InRange(one.Review.Winning, 0.0, 1.0);
                    Assert.InRange(one.Review.WinningOf[1], 0.0, 1.0);
                    Assert.Equal(0.0, one.Review.WinningOf[5]);
                    Assert.NotEqual("", one.Explanation);
                    Review alone = adviser.Review(trial, one.Action, 40);
                    Assert.Equal(one.Review.Verdict, alone.Verdict);
                    Assert.Equal(one.Review.Lost, alone.Lost);
                    Assert.Equal(10, alone.Samples);
                    Assert.Equal(one.Action, adviser[alone.PlayedIndex].Action);
                    Assert.Equal(alone.Best, adviser[alone.BestIndex].Action);
                    Assert.StartsWith($"turn {one.Turn}: {one.Text}, ", one.ToString());
                    trial.Apply(one.Action);
                }
                IEnumerable<ReviewedDecision> others = GameReview.Of(game, 40, new[] { 1 });
                Assert.Equal(
                    found.Where(entry => entry.Player == 1).Select(entry => entry.ToString()), others.Select(entry => entry.ToString()));
            }
        }

        [Fact]
        public void Invalid_arguments_of_a_review_are_refused()
        {
            using (Game game = Played("base", 5))
            using (Game river = Played("river", 0))
            using (var adviser = new Adviser(game))
            {
                GameAction legal = game.LegalActions()[0];
                Assert.Throws<ArgumentNullException>(() => GameReview.Of(null));
                Assert.Throws<ArgumentNullException>(() => adviser.Review(null, legal));
                foreach (int simulations in new[] { 0, -1, Limits.MaxSimulations + 1 })
                {
                    Assert.Throws<InvalidArgumentException>(() => GameReview.Of(game, simulations));
                    Assert.Throws<InvalidArgumentException>(() => adviser.Review(game, legal, simulations));
                }
                Assert.Throws<InvalidArgumentException>(() => GameReview.Of(game, 4, new[] { 2 }));
                Assert.Throws<InvalidArgumentException>(() => adviser.Review(river, legal));
                Assert.Throws<IllegalActionException>(() => adviser.Review(game, game.Parse("lay 40,40 0")));
                Assert.Throws<ArgumentOutOfRangeException>(() => adviser.Review(game, legal, 4).WinningOf[6]);
                river.StopRecording();
                Assert.Throws<NotRecordedException>(() => GameReview.Of(river));
            }
        }
    }
}
