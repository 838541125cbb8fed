using System;
using System.Collections.Generic;
using System.Linq;

namespace Mistbank.Tests
{
    /// <summary>Plays games that often use the pieces of expansions.</summary>
    internal static class ExpansionGames
    {
        internal static readonly string[] Presets =
        {
            "princess_dragon", "tower", "abbey_mayor", "flying_machines", "hills_sheep", "big_top", "vodyanoy",
            "messages", "ferries", "gold", "mage", "robbers", "crops", "king", "festival",
            "everything",
        };

        private static readonly ActionKind[] Seldom =
        {
            ActionKind.Princess, ActionKind.Fly, ActionKind.Take, ActionKind.Pyramid,
        };

        /// <summary>Actions that report a random result in games with external draws.</summary>
        internal static readonly ActionKind[] Chances =
        {
            ActionKind.Roll, ActionKind.Sheep, ActionKind.Animal, ActionKind.Hidden, ActionKind.Message,
        };

        /// <summary>Chooses an action. Lays tiles near the start. Prefers actions of the expansions, especially rare
        /// ones; otherwise chooses at random.</summary>
        internal static GameAction Chosen(GameAction[] legal, Random dice)
        {
            if (legal[0].Kind == ActionKind.Lay)
                return legal.OrderBy(action => Math.Abs(action.X) + Math.Abs(action.Y)).First();
            GameAction[] some = legal.Where(action => Seldom.Contains(action.Kind) || IsShepherd(action)).ToArray();
            if (some.Length == 0 || dice.Next(4) == 0)
                some = legal.Where(
                    action => action.Kind > ActionKind.Recall && action.Kind != ActionKind.Release).ToArray();
            if (some.Length == 0 || dice.Next(3) == 0) some = legal;
            return some[dice.Next(some.Length)];
        }

        private static bool IsShepherd(GameAction action) =>
            action.Kind == ActionKind.Place && action.Figure == FigureKind.Shepherd;

        /// <summary>Plays the game to its end. Calls `watch` with each action and its events.</summary>
        internal static void Play(Game game, int seed, Action<GameAction, GameEvent[]> watch)
        {
            var dice = new Random(seed);
            while (!game.IsOver)
            {
                int heard = game.EventCount;
                GameAction action = Chosen(game.LegalActions(), dice);
                game.Apply(action);
                watch(action, game.Events(heard));
            }
        }

        internal static string Cell(Game game, int tile) => tile < 0 ? "" : $"{game.Tile(tile).X},{game.Tile(tile).Y}";

        internal static string Cell(GameEvent told) => $"{told.X},{told.Y}";

        internal static readonly Dictionary<int, int> Tokens = new Dictionary<int, int>
        {
            { 0, 2 }, { 1, 4 }, { 2, 5 }, { 3, 5 }, { 4, 2 },
        };

        internal static readonly Dictionary<int, int> Animals = new Dictionary<int, int>
        {
            { 1, 1 }, { 3, 4 }, { 4, 5 }, { 5, 3 }, { 6, 2 }, { 7, 1 },
        };
    }
}
