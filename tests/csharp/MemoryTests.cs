using System;
using System.Collections.Generic;
using System.IO;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text.RegularExpressions;
using System.Threading;
using Xunit;

namespace Mistbank.Tests
{
    public class MemoryTests
    {
        private static readonly Func<long> AllocatedBytes = Measure();

        /// <summary>Returns a function that measures how many bytes this thread has allocated. If the runtime does not
        /// count allocated bytes, the function measures the size of the heap.</summary>
        private static Func<long> Measure()
        {
            MethodInfo method = typeof(GC).GetMethod("GetAllocatedBytesForCurrentThread", Type.EmptyTypes);
            if (method == null) return () => GC.GetTotalMemory(false);
            return (Func<long>)Delegate.CreateDelegate(typeof(Func<long>), method);
        }

        [Fact]
        public void The_memory_measurement_of_these_tests_counts_allocated_bytes()
        {
            long before = AllocatedBytes();
            var kept = new List<byte[]>();
            for (int i = 0; i < 64; ++i) kept.Add(new byte[4096]);
            Assert.True(AllocatedBytes() - before >= 64 * 4096);
            GC.KeepAlive(kept);
        }

        [Fact]
        public void BytesOf_estimates_the_memory_of_a_game_before_its_creation()
        {
            int needed = Game.BytesOf(Rules.Base(2));
            Assert.InRange(needed, 100000, 2000000);
            const string tile = "tile t\n  copies 5000\n  road N S\n  field EL ER NR SL\n  field WL WR NL SR\n";
            using (TileSet large = TileSet.Parse($"mistbank-tiles 1\nname large\n{tile}start\n  0 0 t\n"))
                Assert.True(Game.BytesOf(Rules.Base(2), large) > 10 * needed);
            Rules wrong = Rules.Base(2);
            wrong.Players = 99;
            Assert.Throws<InvalidRulesException>(() => Game.BytesOf(wrong));
        }

        [Theory]
        [InlineData("level1", true)]
        [InlineData("level1", false)]
        [InlineData("base", true)]
        [InlineData("ghosts_castles_cemeteries", true)]
        public void Calls_with_spans_allocate_no_managed_memory(string preset, bool recording)
        {
            using (var game = new Game(Rules.Preset(preset), 1))
            {
                if (!recording) game.StopRecording();
                var room = new Room(game);
                PlayOverSpans(game, room); // the first call of each imported function allocates memory
                game.Restart(2);
                GC.Collect();
                long before = AllocatedBytes();
                int actions = PlayOverSpans(game, room);
                long allocated = AllocatedBytes() - before;
                Assert.True(actions > 5);
                Assert.Equal(0, allocated);
            }
        }

        private sealed class Room
        {
            public readonly GameAction[] Actions;
            public readonly GameEvent[] Events = new GameEvent[256];
            public readonly Tile[] Tiles = new Tile[256];
            public readonly Figure[] Figures = new Figure[256];
            public readonly Feature[] Features = new Feature[1024];
            public readonly byte[] Mask;
            public readonly byte[] Held;
            public readonly Window Window;

            public Room(Game game)
            {
                Actions = new GameAction[game.ActionBound];
                Window = new Window(-10, -10, 21, 21);
                Mask = new byte[game.IndexCount(Window)];
                Held = new byte[game.SavedBytes];
            }
        }

        /// <summary>Makes the calls of a user interface: chooses and applies actions, reads events, queries the table.
        /// </summary>
        private static int PlayOverSpans(Game game, Room room)
        {
            int actions = 0;
            ulong dice = 88172645463325252;
            while (!game.IsOver)
            {
                int count = game.LegalActions(room.Actions);
                dice ^= dice << 13;
                dice ^= dice >> 7;
                dice ^= dice << 17;
                int seen = game.EventCount;
                game.Apply(in room.Actions[(int)(dice % (ulong)count)]);
                ++actions;
                if (game.IsRecording) game.Events(seen, room.Events);
                game.Tiles(room.Tiles);
                game.Figures(room.Figures);
                game.Features(room.Features);
                game.LegalMask(room.Window, room.Mask);
                game.SaveState(room.Held);
                if (!game.IsRecording) game.RestoreState(room.Held);
                if (game.GhostSupply + game.Turn + game.Decision.Points < 0) return -1;
                if (game.Supply(Colour.Red).Figures[FigureKind.Normal] < 0) return -1;
                if (game.TypeId(0).Length == 0 || game.ScoringMeeple(0).Total < 0) return -1;
            }
            return actions;
        }

        [Fact]
        public void Disposing_a_game_several_times_or_from_several_threads_frees_it_once()
        {
            for (int round = 0; round < 50; ++round)
            {
                Game game = Project.Level3();
                var threads = new Thread[4];
                for (int i = 0; i < threads.Length; ++i) threads[i] = new Thread(game.Dispose);
                foreach (Thread thread in threads) thread.Start();
                foreach (Thread thread in threads) thread.Join();
                game.Dispose();
                Assert.Throws<ObjectDisposedException>(() => game.Turn);
            }
        }

        [Fact]
        public void The_finalizer_frees_games_without_references()
        {
            if (!File.Exists("/proc/self/statm")) return;
            Abandon(300);
            Collect();
            long before = ResidentBytes();
            for (int i = 0; i < 10; ++i)
            {
                Abandon(300);
                Collect();
            }
            long grown = ResidentBytes() - before;
            using (var game = new Game(Rules.Base()))
                Assert.InRange(grown, long.MinValue, 1500L * game.StateBytes); // at least half of the games are freed
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        private static void Abandon(int games)
        {
            Rules rules = Rules.Base();
            for (int i = 0; i < games; ++i) GC.KeepAlive(new Game(rules, (ulong)i));
        }

        private static void Collect()
        {
            for (int i = 0; i < 3; ++i)
            {
                GC.Collect();
                GC.WaitForPendingFinalizers();
            }
        }

        private static long ResidentBytes() =>
            4096 * long.Parse(Regex.Split(File.ReadAllText("/proc/self/statm"), " ")[1]);

        [Fact]
        public void The_finalizer_does_not_free_a_game_during_a_call()
        {
            for (int i = 0; i < 200; ++i)
            {
                Rollout rollout = PlayOutOfATemporaryGame(i);
                Assert.NotEqual(Outcome.Open, rollout.Outcome);
                if (i % 20 == 0) GC.Collect();
            }
        }

        private static Rollout PlayOutOfATemporaryGame(int seed) =>
            new Game(Rules.Preset("level1"), (ulong)seed).Rollout((ulong)seed);
    }
}
