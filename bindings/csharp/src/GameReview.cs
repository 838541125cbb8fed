#nullable enable

using System;
using System.Collections.Generic;
using System.Linq;

namespace Mistbank
{
    /// <summary>A decision of a game and the adviser's judgement.</summary>
    public sealed class ReviewedDecision
    {
        internal ReviewedDecision(Game game, Adviser adviser, int number, in GameAction action, int simulations,
            IReadOnlyDictionary<Colour, string>? names)
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

        /// <summary>The number of actions applied before the decision.</summary>
        public int Number { get; }

        /// <summary>The turn, from 1.</summary>
        public int Turn { get; }

        /// <summary>The deciding player.</summary>
        public int Player { get; }

        /// <summary>The played action.</summary>
        public GameAction Action { get; }

        /// <summary>The text form of the action.</summary>
        public string Text { get; }

        /// <summary>The verdict, the loss, the best action, and each player's chance to win.</summary>
        public Review Review { get; }

        /// <summary>The text form of the best action.</summary>
        public string BestText { get; }

        /// <summary>The reasons for the best action, in plain words.</summary>
        public string Explanation { get; }

        /// <summary>Describes the decision in words, such as "turn 12: lay 0,2 2, mistake, 4.6 lost; lay 0,-2 3: closes
        /// the city for 12".</summary>
        public override string ToString()
        {
            string cost = Review.Lost == 0 ? "" : FormattableString.Invariant($", {Review.Lost:0.0} lost");
            string better = Review.Lost == 0 ? "" : $"; {BestText}: {Explanation}";
            return $"turn {Turn}: {Text}, {Review.Verdict.ToString().ToLowerInvariant()}{cost}{better}";
        }
    }

    /// <summary>Reviews a game decision by decision. The adviser uses only the information of the deciding player, so
    /// later luck does not improve a verdict.</summary>
    /// <example><code>
    /// foreach (ReviewedDecision decision in GameReview.Of(game))
    ///     if (decision.Review.Verdict == Verdict.Blunder) Console.WriteLine(decision);
    /// </code></example>
    public static class GameReview
    {
        /// <summary>Returns the reviewed decisions of a game in order. Each decision is reviewed when the enumeration
        /// reaches it.</summary>
        /// <param name="game">A game, over or not. The enumeration uses a copy, so the game can continue or be disposed
        /// in the meantime.</param>
        /// <param name="simulations">The number of simulations for each decision, 1 to
        /// <see cref="Limits.MaxSimulations"/>. Below 32 no decision is called bad, because the loss may be
        /// noise.</param>
        /// <param name="players">The players whose decisions are reviewed; null: all.</param>
        /// <param name="seed">The seed of the adviser.</param>
        /// <param name="names">The names of players in explanations; null: the names in the game's headers, or else the
        /// names of colours.</param>
        /// <exception cref="NotRecordedException">The game records no history.</exception>
        /// <exception cref="InvalidArgumentException">A player does not exist, or a number is out of range.</exception>
        public static IEnumerable<ReviewedDecision> Of(
            Game game, int simulations = 400, IEnumerable<int>? players = null, ulong seed = 0,
            IReadOnlyDictionary<Colour, string>? names = null)
        {
            if (game == null) throw new ArgumentNullException(nameof(game));
            if (simulations < 1 || simulations > Limits.MaxSimulations)
                throw new InvalidArgumentException($"simulations must be from 1 to {Limits.MaxSimulations}, not {simulations}");
            int count = game.Rules.Players;
            var wanted = new HashSet<int>(players ?? Enumerable.Range(0, count));
            foreach (int player in wanted)
            {
                if (player < 0 || player >= count)
                    throw new InvalidArgumentException($"players must be numbers from 0 to {count - 1}, not {player}");
            }
            ReadOnlyArray<GameAction> actions = game.Actions();
            PlayerNames.Options(names); // refuses invalid names before the work starts
            return Walk(game.Clone(), actions, simulations, wanted, seed, names);
        }

        // Each enumeration uses its own copy of the game, so that the enumeration can be repeated. The garbage collector
        // frees the game `ended`.
        private static IEnumerable<ReviewedDecision> Walk(
            Game ended, ReadOnlyArray<GameAction> actions, int simulations, HashSet<int> players, ulong seed,
            IReadOnlyDictionary<Colour, string>? names)
        {
            using Game game = ended.Clone();
            using var adviser = new Adviser(game, seed: seed);
            for (int i = 0; i < actions.Count; ++i) game.Undo();
            for (int number = 0; number < actions.Count; ++number)
            {
                if (players.Contains(game.DecidingPlayer))
                    yield return new ReviewedDecision(game, adviser, number, actions[number], simulations, names);
                game.Apply(actions[number]);
            }
        }
    }
}
