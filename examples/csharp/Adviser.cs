using System;
using System.IO;
using Mistbank;

/// <summary>Who plays a game by itself: for each player the library's advisers, of a strength of its own, on as many
/// processors as there are. Once a turn it is told what they advise, and why.</summary>
public sealed class AdvisedPlayers : IDisposable
{
    private readonly SideBySide[] advisers;
    private readonly Options options;
    private int toldInTurn;

    public AdvisedPlayers(Game game, Options options)
    {
        this.options = options;
        advisers = new SideBySide[game.Rules.Players];
        for (int player = 0; player < advisers.Length; ++player)
        {
            ulong seed = unchecked(game.Rules.Seed + 1 + (ulong)player); // not the game's, which has shuffled the tiles
            advisers[player] = new SideBySide(game, options.StrengthOf(player), seed, options.Advisers);
        }
    }

    public void Dispose()
    {
        foreach (SideBySide adviser in advisers) adviser.Dispose();
    }

    /// <summary>What the player takes who decides now. Whoever is not the best errs now and then, though the advice is
    /// the same.</summary>
    public GameAction Choose(Game game, TextWriter screen)
    {
        int player = game.DecidingPlayer;
        advisers[player].Think(game, options.Simulations); // or a few again and again, until the time is over
        Adviser adviser = advisers[player].Listener;
        GameAction chosen = adviser.Choose();
        if (game.Turn != toldInTurn) // the first decision of a turn: where its tile goes
        {
            toldInTurn = game.Turn;
            Tell(game, adviser, screen);
            string name = Enumeration.Strength.Name((int)adviser.Strength);
            if (options.Told > 0) screen.WriteLine($"  player {player + 1} ({name}) takes: {game.DescribeAction(chosen)}");
        }
        return chosen;
    }

    private void Tell(Game game, Adviser adviser, TextWriter screen)
    {
        int count = Math.Min(options.Told, adviser.Count);
        for (int i = 0; i < count; ++i)
        {
            string begin = i == 0 ? "advised" : "or     ";
            screen.WriteLine($"  {begin}: {game.DescribeAction(adviser[i].Action)}: {adviser.Explanation(i)}");
        }
    }
}
