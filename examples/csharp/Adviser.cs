using System;
using Mistbank;

/// <summary>Chooses the action after which games that go on by chance end best. Allocates nothing after its making.
/// </summary>
public sealed class Adviser : IDisposable
{
    private const int MostTried = 40;
    private const int GamesEach = 6;

    private readonly Game trial;
    private readonly GameAction[] actions;
    private readonly Rollout[] games = new Rollout[GamesEach];

    public Adviser(Game game)
    {
        trial = game.Clone();
        trial.StopRecording(); // to become equal to a game is now but a copy of memory
        actions = new GameAction[game.ActionBound];
    }

    public void Dispose() => trial.Dispose();

    public GameAction Best(Game game)
    {
        int count = game.LegalActions(actions);
        int stride = Math.Max(1, count / MostTried);
        Colour mine = game.Rules.Colours[Math.Min(game.ActivePlayer, game.Rules.Colours.Length - 1)];
        bool together = game.Goal > 0;
        int best = 0;
        double most = double.MinValue;
        for (int i = 0; i < count; i += stride)
        {
            trial.CopyFrom(game);
            trial.Determinize((ulong)game.ActionCount); // what is hidden from players is hidden here too
            trial.Apply(in actions[i]);
            double worth = Worth(together, mine);
            if (worth <= most) continue;
            most = worth;
            best = i;
        }
        return actions[best];
    }

    /// <summary>How the trial ends on average: cooperative by points and turns survived, else by points ahead.
    /// </summary>
    private double Worth(bool together, Colour mine)
    {
        trial.Rollouts(1, games);
        double sum = 0;
        foreach (Rollout end in games)
        {
            if (together) sum += end.Total + end.Turns + (end.Outcome == Outcome.Won ? 100 : 0);
            else sum += 2 * end.Totals[mine] - end.Total;
        }
        return sum / games.Length;
    }
}
