using System;
using System.IO;
using System.Threading.Tasks;
using Mistbank;

/// <summary>Automatic players. Each player has the library's advisers with the player's strength, on all processors.
/// Once a turn the advice is printed with its reasons.</summary>
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
            ulong seed = unchecked(game.Rules.Seed + 1 + (ulong)player); // not the seed of the game, which has shuffled the tiles
            advisers[player] = new SideBySide(game, options.StrengthOf(player), seed, options.Advisers);
        }
    }

    public void Dispose()
    {
        foreach (SideBySide adviser in advisers) adviser.Dispose();
    }

    /// <summary>The choice of the deciding player. Weaker strengths get the same advice but occasionally
    /// blunder.</summary>
    public async Task<GameAction> ChooseAsync(Game game, TextWriter screen)
    {
        int player = game.DecidingPlayer;
        await advisers[player].ThinkAsync(game, options.Simulations);
        Adviser adviser = advisers[player].Listener;
        GameAction chosen = adviser.Choose();
        if (game.Turn != toldInTurn) // the first decision of a turn: the place of the tile
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
