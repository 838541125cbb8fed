using System;
using System.Collections.Generic;
using System.Linq;

namespace Mistbank
{
    /// <summary>A decision of a game, and what an adviser thinks of it.</summary>
    public sealed class ReviewedDecision
    {
        internal ReviewedDecision(Game game, Adviser adviser, int number, in GameAction action, int simulations,
            IReadOnlyDictionary<Colour, string> names)
        {
            Number = number;
            Turn = game.Turn;
            Player = game.DecidingPlayer;
            Action = action;
            Text = game.Text(action);
            Review = adviser.Review(game, action, simulations);
            BestText = game.Text(Review.Best);
            Explanation = adviser.Explanation(Review.BestIndex, names);
        }

        /// <summary>How many actions had been applied before it.</summary>
        public int Number { get; }

        /// <summary>From 1.</summary>
        public int Turn { get; }

        /// <summary>Who decided.</summary>
        public int Player { get; }

        /// <summary>What was done.</summary>
        public GameAction Action { get; }

        /// <summary>Its text form.</summary>
        public string Text { get; }

        /// <summary>What it is called, what it cost, what was best, and how likely each player wins after it.</summary>
        public Review Review { get; }

        /// <summary>The text form of what was best.</summary>
        public string BestText { get; }

        /// <summary>Why that is best, in words for people.</summary>
        public string Explanation { get; }

        /// <summary>In words: "turn 12: lay 0,2 2, mistake, 4.6 lost; lay 0,-2 3: closes the city for 12".</summary>
        public override string ToString()
        {
            string cost = Review.Lost == 0 ? "" : FormattableString.Invariant($", {Review.Lost:0.0} lost");
            string better = Review.Lost == 0 ? "" : $"; {BestText}: {Explanation}";
            return $"turn {Turn}: {Text}, {Review.Verdict.ToString().ToLowerInvariant()}{cost}{better}";
        }
    }

    /// <summary>A game looked at again, decision by decision. The adviser knows what the player who decided saw: a lucky
    /// draw makes no decision better.</summary>
    /// <example><code>
    /// foreach (ReviewedDecision decision in GameReview.Of(game))
    ///     if (decision.Review.Verdict == Verdict.Blunder) Console.WriteLine(decision);
    /// </code></example>
    public static class GameReview
    {
        /// <summary>The decisions of a game in their order, each reviewed when it is asked for.</summary>
        /// <param name="game">Over or not; it is not changed, and may be played on or disposed meanwhile.</param>
        /// <param name="simulations">For each decision, 1 to <see cref="Limits.MaxSimulations"/>; below 32 nothing has a
        /// bad name, as it may be noise.</param>
        /// <param name="players">Only what these decided; null: all.</param>
        /// <param name="seed">Of the adviser's own chances.</param>
        /// <param name="names">Of players, in explanations; null: those of their colours.</param>
        /// <exception cref="NotRecordedException">The game keeps no past.</exception>
        /// <exception cref="InvalidArgumentException">There is no such player, or the number is out of range.</exception>
        public static IEnumerable<ReviewedDecision> Of(
            Game game, int simulations = 400, IEnumerable<int> players = null, ulong seed = 0,
            IReadOnlyDictionary<Colour, string> names = null)
        {
            if (game == null) throw new ArgumentNullException(nameof(game));
            if (simulations < 1 || simulations > Limits.MaxSimulations)
                throw new InvalidArgumentException($"simulations must be from 1 to {Limits.MaxSimulations}, not {simulations}");
            int count = game.Rules.Players;
            var wanted = new HashSet<int>(players ?? Enumerable.Range(0, count));
            if (wanted.Any(player => player < 0 || player >= count))
                throw new InvalidArgumentException($"players must be numbers from 0 to {count - 1}");
            GameAction[] actions = game.Actions();
            PlayerNames.Options(names); // refuses wrong ones before anything is thought about
            return Walk(game.Clone(), actions, simulations, wanted, seed, names);
        }

        // Each walk has a copy of its own, so that it may be begun again; what it is copied from goes when nobody knows it.
        private static IEnumerable<ReviewedDecision> Walk(
            Game ended, GameAction[] actions, int simulations, HashSet<int> players, ulong seed,
            IReadOnlyDictionary<Colour, string> names)
        {
            using (Game game = ended.Clone())
            using (var adviser = new Adviser(game, seed: seed))
            {
                for (int i = 0; i < actions.Length; ++i) game.Undo();
                for (int number = 0; number < actions.Length; ++number)
                {
                    if (players.Contains(game.DecidingPlayer))
                        yield return new ReviewedDecision(game, adviser, number, actions[number], simulations, names);
                    game.Apply(actions[number]);
                }
            }
        }
    }
}
