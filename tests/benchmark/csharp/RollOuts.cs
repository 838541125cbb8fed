// Plays the same roll-outs as `mistbank_benchmark table` through the C# binding, with spans and with one call for each
// step, as a host does. Prints a row of the table for each preset in the arguments.
using System;
using System.Diagnostics;
using Mistbank;

public static class RollOuts
{
    private const int Games = 400;
    private const int Runs = 7;

    public static void Main(string[] presets)
    {
        var process = Process.GetCurrentProcess();
        foreach (string preset in presets)
        {
            using (var game = new Game(Rules.Preset(preset), seed: 0))
            {
                game.StopRecording();
                double best = double.MaxValue;
                long turns = 0;
                ulong checksum = 0;
                for (int run = 0; run < Runs; ++run)
                {
                    TimeSpan start = process.TotalProcessorTime;
                    RollOut(game, out turns, out checksum);
                    process.Refresh();
                    best = Math.Min(best, (process.TotalProcessorTime - start).TotalSeconds);
                }
                Console.WriteLine("| {0} | {1:F0} | {2:F0} | {3:x16} |", preset, Games / best, best / turns * 1e9, checksum);
            }
        }
    }

    private static void RollOut(Game game, out long turns, out ulong checksum)
    {
        var legal = new GameAction[game.ActionBound];
        ulong dice = 0;
        turns = 0;
        checksum = 0;
        for (int seed = 0; seed < Games; ++seed)
        {
            game.Restart((ulong)seed);
            while (!game.IsOver)
            {
                int count = game.LegalActions(legal);
                int choice = Below(ref dice, (uint)count);
                game.Apply(legal[choice]);
                checksum = unchecked((checksum ^ (ulong)choice) * 0x100000001B3UL);
            }
            turns += game.Turn;
        }
    }

    // Returns a number from 0 to bound - 1, from the same random generator as in measure.hpp.
    private static int Below(ref ulong counter, uint bound)
    {
        unchecked
        {
            counter += 0x9E3779B97F4A7C15UL;
            ulong mixed = (counter ^ (counter >> 30)) * 0xBF58476D1CE4E5B9UL;
            mixed ^= mixed >> 27;
            return (int)(((mixed >> 32) * bound) >> 32);
        }
    }
}
