using System;
using System.Threading;
using System.Threading.Tasks;
using Mistbank;

/// <summary>Plays one game automatically and shows each turn, using only events like a front end. The library's
/// advisers play, and the program prints their advice.</summary>
public static class Program
{
    private const string Usage =
        "usage: play [--preset NAME] [--level N] [--players N] [--seed N] [--strengths NAME,NAME...]\n"
        + "            [--simulations N] [--advisers N] [--advice N] [--delay MILLISECONDS] [--no-colour]\n"
        + "  --preset        level1 to level6, base, demo, river, everything ...; default level2\n"
        + "  --strengths     strength of each player: beginner, easy, good or best; default best\n"
        + "  --simulations   number of simulations for each decision; default 20\n"
        + "  --advisers      number of parallel advisers, which affects their choices; default: processors, up to 8\n"
        + "  --advice        number of best actions to print in each turn, with reasons; default 2\n"
        + "  --delay         milliseconds between two events; default 150 in a terminal, 0 elsewhere";

    public static async Task<int> Main(string[] arguments)
    {
        try
        {
            Options options = Options.Read(arguments);
            using var game = new Game(options.Rules());
            await Play(game, options);
            return 0;
        }
        catch (FormatException problem)
        {
            Console.Error.WriteLine($"{problem.Message}\n{Usage}");
            return 2;
        }
        catch (MistbankException problem)
        {
            Console.Error.WriteLine(problem.Message);
            return 2;
        }
    }

    private static async Task Play(Game game, Options options)
    {
        var scene = new Scene(game, options.Colour);
        var events = new GameEvent[256];
        using var players = new AdvisedPlayers(game, options);
        int seen = 0;
        while (true)
        {
            int count = game.EventCount - seen;
            game.Events(seen, events);
            seen += count;
            for (int i = 0; i < count; ++i) Tell(game, scene, events[i], options);
            if (game.IsOver) break;
            game.Apply(await players.ChooseAsync(game, Console.Out));
            if (options.Animated && options.Told > 0) Thread.Sleep(options.Delay);
        }
        if (!options.Animated) scene.Draw(Console.Out);
        Console.WriteLine(game.Summary());
    }

    /// <summary>Applies the event to the scene and shows the scene.</summary>
    private static void Tell(Game game, Scene scene, in GameEvent told, Options options)
    {
        scene.Take(told);
        string sentence = game.Sentence(told);
        if (!options.Animated)
        {
            Console.WriteLine(told.Kind == EventKind.TurnBegan ? sentence : "  " + sentence);
            return;
        }
        Console.Write("\u001b[H\u001b[J"); // move home and clear the screen
        scene.Draw(Console.Out);
        Console.WriteLine($"\n{sentence}");
        Thread.Sleep(options.Delay);
    }
}
