using System;
using System.Threading.Tasks;
using Mistbank;

/// <summary>An adviser that uses several processors: each member thinks in a task of its own, about a clone of the game and
/// with a seed of its own, and one that listens advises by what all of them have found. The same seed, number of members
/// and number of simulations give the same advice, whichever task is done first.</summary>
public sealed class SideBySide : IDisposable
{
    private const ulong BetweenSeeds = 16; // more than there are players

    private readonly Adviser[] members;
    private readonly Game[] tables;

    public SideBySide(Game game, Strength strength, ulong seed, int count)
    {
        Listener = new Adviser(game, strength, seed);
        members = new Adviser[count];
        tables = new Game[count];
        for (int i = 0; i < count; ++i)
        {
            ulong own = unchecked(seed + BetweenSeeds * (ulong)i);
            members[i] = new Adviser(game, Strength.Best, own) { Companions = count - 1 };
            tables[i] = game.Clone();
            tables[i].StopRecording();
        }
    }

    /// <summary>Who is asked for advice.</summary>
    public Adviser Listener { get; }

    /// <summary>So many simulations of all members together.</summary>
    public void Think(Game game, int simulations)
    {
        var tasks = new Task[members.Length];
        for (int i = 0; i < members.Length; ++i)
        {
            (Adviser member, Game table) = (members[i], tables[i]);
            int share = (simulations + members.Length - 1 - i) / members.Length;
            table.CopyFrom(game);
            tasks[i] = Task.Run(() => member.Think(table, share));
        }
        Listener.Think(game, 0); // meanwhile: it looks at the same position
        Task.WaitAll(tasks);
        Listener.Forget();
        foreach (Adviser member in members) Listener.Absorb(member);
    }

    public void Dispose()
    {
        Listener.Dispose();
        foreach (Adviser member in members) member.Dispose();
        foreach (Game table in tables) table.Dispose();
    }
}
