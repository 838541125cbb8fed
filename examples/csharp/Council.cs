using System;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Mistbank;

/// <summary>An adviser that uses several processors. Each member is an adviser that thinks in its own task, with its
/// own seed. The members exchange their new results after each round, and one more adviser merges all results. The same
/// seed, number of members and number of simulations give the same advice, no matter which task is faster.</summary>
public sealed class Council : IDisposable
{
    // The distance between the seeds of two members. The councils of several players can have consecutive seeds. All
    // seeds differ, because the distance exceeds the number of players.
    private const ulong SeedStep = 16;
    private const int RoundSimulations = 32; // simulations of each member in a round

    private readonly Adviser[] members;

    public Council(Game game, Strength strength, ulong seed, int memberCount)
    {
        Adviser = new Adviser(game, strength, seed);
        members = new Adviser[memberCount];
        for (int i = 0; i < memberCount; ++i)
        {
            ulong memberSeed = unchecked(seed + SeedStep * (ulong)i);
            members[i] = new Adviser(game, Strength.Best, memberSeed) { WorkerCount = memberCount };
        }
    }

    /// <summary>The adviser with the merged results of all members.</summary>
    public Adviser Adviser { get; }

    /// <summary>Runs simulations, divided among all members. After a cancellation the results of complete rounds
    /// remain.</summary>
    public async Task ThinkAsync(Game game, int simulations, CancellationToken cancellation)
    {
        Adviser.Think(game, 0); // starts with the current position, without a simulation
        int share = (simulations + members.Length - 1) / members.Length;
        for (int made = 0; made < share; made += RoundSimulations)
        {
            int round = Math.Min(RoundSimulations, share - made);
            await Task.WhenAll(members.Select(member => member.ThinkAsync(game, round, cancellation)));
            byte[][] results = Array.ConvertAll(members, member => member.NewResults());
            for (int i = 0; i < members.Length; ++i)
            {
                members[i].MarkReported();
                Adviser.Merge(results[i]);
                for (int j = 0; j < members.Length; ++j)
                    if (j != i) members[j].Merge(results[i]);
            }
        }
    }

    public void Dispose()
    {
        Adviser.Dispose();
        foreach (Adviser member in members) member.Dispose();
    }
}
