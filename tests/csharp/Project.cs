using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Xunit;

namespace Mistbank.Tests
{
    /// <summary>Helper functions for many tests.</summary>
    public static class Project
    {
        /// <summary>The root folder of the project.</summary>
        public static readonly string Folder = Find();

        private static string Find()
        {
            DirectoryInfo folder = new DirectoryInfo(AppDomain.CurrentDomain.BaseDirectory);
            while (folder != null && !File.Exists(Path.Combine(folder.FullName, "capi", "mistbank.h")))
                folder = folder.Parent;
            if (folder == null) throw new InvalidOperationException("the tests are not in the folder of the project");
            return folder.FullName;
        }

        public static Game Level3() => Play(new Game(Rules.Cooperative(level: 3), 3), 12);

        /// <summary>Plays random legal actions: at most `steps`, and none after the end of the game. Returns the game.
        /// </summary>
        public static Game Play(Game game, int steps = 10000, int seed = 1)
        {
            var dice = new Random(seed);
            for (int i = 0; i < steps && !game.IsOver; ++i)
            {
                GameAction[] legal = game.LegalActions();
                game.Apply(legal[dice.Next(legal.Length)]);
            }
            return game;
        }

        public delegate int Filler<T>(Span<T> into);

        public static T[] Filled<T>(int room, Filler<T> fill)
        {
            var into = new T[room];
            int count = fill(into.AsSpan());
            Assert.InRange(count, 1, room);
            return into.Take(count).ToArray();
        }

        public static IEnumerable<object[]> Each(params object[] values) => values.Select(value => new[] { value });
    }
}
