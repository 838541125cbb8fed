using System;
using System.Linq;
using System.Threading.Tasks;
using Mistbank;

/// <summary>An adviser that uses several processors. Each member is an adviser that thinks in its own task, with its
/// own seed. After each round the members exchange their new results, and one more adviser merges all results. The
/// same seed, number of members and number of simulations give the same advice, no matter which task is
/// faster.</summary>
public sealed class SideBySide : IDisposable
{
    private const ulong BetweenSeeds = 16; // distance between two members' seeds; exceeds the number of players
    private const int Round = 32; // number of simulations of each member in a round

    private readonly Adviser[] members;

    public SideBySide(Game game, Strength strength, ulong seed, int count)
    {
        Listener = new Adviser(game, strength, seed);
        members = new Adviser[count];
        for (int i = 0; i < count; ++i)
        {
            ulong own = unchecked(seed + BetweenSeeds * (ulong)i);
            members[i] = new Adviser(game, Strength.Best, own) { WorkerCount = count };
        }
    }

    /// <summary>The adviser with the merged results of all members.</summary>
    public Adviser Listener { get; }

    /// <summary>Makes this number of simulations, divided among all members.</summary>
    public async Task ThinkAsync(Game game, int simulations)
    {
        Listener.Think(game, 0); // gives the adviser the current position, without a simulation
        for (int made = 0; made == 0 || made < ShareOf(0, simulations); made += Round)
        {
            int before = made;
            await LetAll(place => members[place].ThinkAsync(game, Math.Min(Round, ShareOf(place, simulations) - before)));
            byte[][] reports = Array.ConvertAll(members, member => member.NewResults());
            foreach (Adviser member in members) member.MarkReported();
            await LetAll(place => Task.Run(() => Hear(members[place], reports, place)));
            foreach (byte[] found in reports) Listener.Merge(found);
        }
    }

    private int ShareOf(int place, int simulations) => (simulations + members.Length - 1 - place) / members.Length;

    /// <summary>Merges the reports of the other members into a member's results.</summary>
    private static void Hear(Adviser member, byte[][] reports, int own)
    {
        for (int i = 0; i < reports.Length; ++i)
            if (i != own) member.Merge(reports[i]);
    }

    /// <summary>Starts a task for each member and waits for all of them.</summary>
    private Task LetAll(Func<int, Task> start) => Task.WhenAll(Enumerable.Range(0, members.Length).Select(start).ToArray());

    public void Dispose()
    {
        Listener.Dispose();
        foreach (Adviser member in members) member.Dispose();
    }
}
