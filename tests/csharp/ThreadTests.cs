using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using Xunit;

namespace Mistbank.Tests
{
    public class ThreadTests
    {
        [Fact]
        public void Games_played_on_several_threads_equal_games_played_on_one_thread()
        {
            string[] presets = Rules.Presets;
            ulong[] alone = presets.Select(PlayedHash).ToArray();
            var found = new ulong[4][];
            OnThreads(4, thread => found[thread] = presets.Select(PlayedHash).ToArray());
            foreach (ulong[] hashes in found) Assert.Equal(alone, hashes);
        }

        private static ulong PlayedHash(string preset)
        {
            using (Game game = Project.Play(new Game(Rules.Preset(preset), 21))) return game.StateHash;
        }

        [Fact]
        public void Several_threads_can_use_the_same_tile_set()
        {
            using (TileSet set = TileSet.Builtin("mists"))
            {
                var found = new ulong[4];
                OnThreads(4, thread =>
                {
                    for (int i = 0; i < 20; ++i)
                        using (var game = new Game(Rules.Cooperative(level: 2), 6, set)) found[thread] = game.StateHash;
                });
                Assert.Single(found.Distinct());
            }
        }

        [Fact]
        public void Roll_outs_divided_among_threads_equal_roll_outs_on_one_thread()
        {
            using (Game game = Project.Level3())
            {
                var whole = new Rollout[12];
                game.Rollouts(100, whole);
                var parts = new Rollout[12];
                OnThreads(3, thread =>
                {
                    using (Game clone = game.Clone())
                        clone.Rollouts(100 + 4 * (ulong)thread, parts.AsSpan(4 * thread, 4));
                });
                Assert.Equal(whole, parts);
            }
        }

        private static void OnThreads(int count, Action<int> work)
        {
            var problems = new List<Exception>();
            Thread[] threads = Enumerable.Range(0, count).Select(index => new Thread(() =>
            {
                try
                {
                    work(index);
                }
                catch (Exception problem)
                {
                    lock (problems) problems.Add(problem);
                }
            })).ToArray();
            foreach (Thread thread in threads) thread.Start();
            foreach (Thread thread in threads) thread.Join();
            Assert.Empty(problems);
        }
    }
}
