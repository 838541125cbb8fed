using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Mistbank;

/// <summary>A game at the console. People answer questions, and advisers play for the other players. The headers of the
/// game hold the names of the players and the strengths of their advisers; records keep the headers.</summary>
public sealed class Table : IDisposable
{
    private const int HintCount = 3;
    private const string Help = "NUMBER [NUMBER]  plays a listed action\n"
        + "lay 1,0 2        plays an action by its text form\n"
        + "?                asks the adviser for hints; Ctrl+C interrupts it\n"
        + "auto             lets the adviser play for this player; Ctrl+C while it thinks stops this\n"
        + "undo             undoes the last action of a person\n"
        + "quit             ends the program";

    private readonly Options options;
    private readonly Game game;
    private readonly Council[] councils; // one for each player
    private readonly bool coloured = !Console.IsOutputRedirected;
    private int shownEvents;

    public Table(Options options)
    {
        this.options = options;
        if (options.Names.Count > 0)
        {
            game = NewGame(options);
        }
        else
        {
            game = Game.Replay(File.ReadAllText(options.Record));
            shownEvents = game.EventCount;
        }
        councils = Enumerable.Range(0, game.Rules.Players).Select(player =>
        {
            string? strength = HeaderOf("x-adviser-", player);
            // A seed other than the game's: the adviser's samples must not repeat the real order of the hidden tiles.
            return new Council(game, strength == null ? Strength.Best : (Strength)Enumeration.Strength.Value(strength),
                unchecked(game.Rules.Seed + 1 + (ulong)player), options.Advisers);
        }).ToArray();
    }

    private static Game NewGame(Options options)
    {
        Rules rules = Rules.Preset(options.Preset);
        rules.Players = options.Names.Count;
        var game = new Game(rules, options.Seed);
        Colour[] colours = game.Rules.Colours;
        foreach (Colour colour in colours)
        {
            string name = NameOf(colour);
            string[] player = options.Names[game.PlayerOf(colour)].Split('=');
            // False in a team of one or two: each player has several colours.
            bool isOnlyColour = colours.Length == rules.Players;
            game.SetHeader("x-name-" + name, isOnlyColour ? player[0] : $"{player[0]} ({name})");
            if (player.Length > 1) game.SetHeader("x-adviser-" + name, player[1]);
        }
        return game;
    }

    private static string NameOf(Colour colour) => Enumeration.Colour.Name((int)colour);

    private string KeyOf(string prefix, int player) =>
        prefix + NameOf(game.Rules.Colours.First(colour => game.PlayerOf(colour) == player));

    private string? HeaderOf(string prefix, int player) => game.Headers.GetValueOrDefault(KeyOf(prefix, player));

    private bool IsAdvised => !game.IsOver && HeaderOf("x-adviser-", game.DecidingPlayer) != null;

    private Council Council => councils[game.DecidingPlayer];

    /// <summary>Plays until the game is over or a person quits.</summary>
    public async Task PlayAsync()
    {
        while (true)
        {
            foreach (GameEvent happened in game.Events(shownEvents))
                Console.WriteLine((happened.Kind == EventKind.TurnBegan ? "" : "  ") + game.Sentence(happened));
            shownEvents = game.EventCount;
            if (options.Record.Length > 0) File.WriteAllText(options.Record, game.ToRecord());
            if (game.IsOver || !await (IsAdvised ? PlayAdvisedAsync() : AskAsync())) break;
        }
        Console.WriteLine(game.Board(coloured));
        Console.WriteLine(game.Summary());
    }

    /// <summary>Plays the adviser's action. If Ctrl+C ends the thinking, a person plays from now on.</summary>
    private async Task<bool> PlayAdvisedAsync()
    {
        if (!await ThinkAsync())
        {
            game.SetHeader(KeyOf("x-adviser-", game.DecidingPlayer), null);
            return true;
        }
        GameAction action = Council.Adviser.Choose();
        int index = Array.FindIndex(Council.Adviser.ToArray(), advice => advice.Action == action);
        Console.WriteLine($"  adviser: {game.DescribeAction(action)}: {Council.Adviser.Explanation(index)}");
        game.Apply(action);
        return true;
    }

    /// <summary>Lets the adviser think about the decision. Returns false if Ctrl+C ended the thinking.</summary>
    private async Task<bool> ThinkAsync()
    {
        var stop = new CancellationTokenSource();
        ConsoleCancelEventHandler cancel = (_, pressed) =>
        {
            pressed.Cancel = true; // the program continues
            stop.Cancel();
        };
        Console.CancelKeyPress += cancel;
        if (!IsAdvised) Console.WriteLine("  The adviser thinks; Ctrl+C interrupts it.");
        try
        {
            await Council.ThinkAsync(game, options.Simulations, stop.Token);
        }
        catch (OperationCanceledException)
        {
            Console.WriteLine("  The adviser was interrupted.");
        }
        finally
        {
            Console.CancelKeyPress -= cancel;
        }
        return !stop.IsCancellationRequested;
    }

    /// <summary>Answers a person's commands until the game has changed. Returns false if the person quits.</summary>
    private async Task<bool> AskAsync()
    {
        List<IReadOnlyList<Choice>> groups = ShowChoices();
        while (true)
        {
            Console.Write("> ");
            string line = (Console.ReadLine() ?? "quit").Trim();
            if (line == "quit") return false;
            if (line == "help") Console.WriteLine(Help);
            else if (line == "?") await ShowHintsAsync();
            else if (line == "auto")
            {
                string strength = Enumeration.Strength.Name((int)Council.Adviser.Strength);
                game.SetHeader(KeyOf("x-adviser-", game.DecidingPlayer), strength);
                return true;
            }
            else if (line == "undo" ? Undo() : Play(groups, line)) return true;
        }
    }

    /// <summary>Shows the board and the groups of choices: cells with rotations, spots with figures, buttons.</summary>
    private List<IReadOnlyList<Choice>> ShowChoices()
    {
        Choices choices = game.Choices();
        var groups = new List<IReadOnlyList<Choice>>();
        groups.AddRange(choices.Cells.Select(cell => cell.Choices));
        groups.AddRange(choices.Spots.Select(spot => spot.Choices));
        groups.AddRange(choices.Buttons.Select(button => new[] { button.Choice }));
        if (choices.Cells.Count > 0) Console.WriteLine(game.Board(coloured, fits: true));
        foreach (int type in choices.Select(choice => choice.TileType).Where(type => type >= 0).Distinct())
            Console.WriteLine($"{game.TypeId(type)}\n{game.TileText(type, 0, coloured)}");
        Console.WriteLine($"{HeaderOf("x-name-", game.DecidingPlayer)}: {game.Question()}");
        for (int i = 0; i < groups.Count; ++i)
        {
            Choice first = groups[i][0];
            string kind = first.TileType >= 0 ? "rotations" : "figures";
            string several = $"{first.X},{first.Y}: {groups[i].Count} {kind}";
            Console.WriteLine($"{i + 1,4}  {(groups[i].Count > 1 ? several : game.DescribeAction(first.Action))}");
        }
        return groups;
    }

    /// <summary>Plays an action. The line is the number of a group and the number of a choice in the group, or the text
    /// form of an action. If the line names a group with several choices but none of the choices, lists the choices.
    /// Returns whether an action was played.</summary>
    private bool Play(List<IReadOnlyList<Choice>> groups, string line)
    {
        string[] words = line.Split(' ');
        if (!int.TryParse(words[0], out int number) || number < 1 || number > groups.Count)
        {
            if (game.TryApply(line, out string reason)) return true;
            Console.WriteLine($"{reason}; \"help\" lists the commands");
            return false;
        }
        IReadOnlyList<Choice> choices = groups[number - 1];
        int second = choices.Count == 1 ? 1 : 0;
        if (words.Length > 1) int.TryParse(words[1], out second);
        if (second >= 1 && second <= choices.Count)
        {
            game.Apply(choices[second - 1].Action);
            return true;
        }
        for (int i = 0; i < choices.Count; ++i)
            Console.WriteLine($"{number,4} {i + 1}  {game.DescribeAction(choices[i].Action)}");
        return false;
    }

    /// <summary>Shows the best action of each of the best groups; the actions of a group are equally good.</summary>
    private async Task ShowHintsAsync()
    {
        await ThinkAsync();
        Adviser adviser = Council.Adviser;
        for (int i = 0, shown = 0; i < adviser.Count && shown < HintCount; ++i)
        {
            if (adviser[i].Group != shown) continue;
            ++shown;
            Console.WriteLine($"  hint: {game.DescribeAction(adviser[i].Action)}: {adviser.Explanation(i)}");
        }
    }

    /// <summary>Undoes actions back to the previous decision of a person.</summary>
    private bool Undo()
    {
        if (game.ActionCount == 0)
        {
            Console.WriteLine("nothing to undo");
            return false;
        }
        do game.Undo();
        while (game.ActionCount > 0 && IsAdvised);
        shownEvents = game.EventCount;
        return true;
    }

    public void Dispose()
    {
        foreach (Council council in councils) council.Dispose();
        game.Dispose();
    }
}
