using System;
using System.IO;
using System.Threading.Tasks;
using Mistbank;

/// <summary>Automatic players. Each player has an adviser with the player's strength, which uses several processors.
/// Once a turn the program prints the advice with reasons.</summary>
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
            // A seed other than the game's, because the game's seed determines the order of the hidden tiles.
            ulong seed = unchecked(game.Rules.Seed + 1 + (ulong)player);
            advisers[player] = new SideBySide(game, options.StrengthOf(player), seed, options.Advisers);
        }
    }

    public void Dispose()
    {
        foreach (SideBySide adviser in advisers) adviser.Dispose();
    }

    /// <summary>Returns the choice of the deciding player. Weaker strengths get the same advice but occasionally
    /// blunder.</summary>
    public async Task<GameAction> ChooseAsync(Game game, TextWriter screen)
    {
        int player = game.DecidingPlayer;
        await advisers[player].ThinkAsync(game, options.Simulations);
        Adviser adviser = advisers[player].Listener;
        GameAction chosen = adviser.Choose();
        if (game.Turn != toldInTurn) // the first decision of a turn is where to lay the tile
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
