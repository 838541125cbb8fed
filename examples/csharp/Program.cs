using System;
using System.Collections.Generic;
using System.IO;
using System.Text;
using System.Threading.Tasks;
using Mistbank;

/// <summary>The command-line options.</summary>
public sealed class Options
{
    /// <summary>The players: NAME, or NAME=STRENGTH for an adviser. Empty to continue a record.</summary>
    public List<string> Names { get; } = new List<string>();

    public string Preset { get; private set; } = "base";

    public ulong Seed { get; private set; } = (ulong)DateTime.Now.Ticks;

    public int Simulations { get; private set; } = 200;

    public int Advisers { get; private set; } = Math.Min(Environment.ProcessorCount, 8);

    public string Record { get; private set; } = "";

    public Options(string[] arguments)
    {
        for (int i = 0; i < arguments.Length; ++i)
        {
            string argument = arguments[i];
            if (!argument.StartsWith("--", StringComparison.Ordinal)) AddPlayer(argument);
            else if (i + 1 == arguments.Length) throw new FormatException($"{argument}: missing value");
            else Set(argument, arguments[++i]);
        }
        if (Names.Count == 0 && Record.Length == 0) throw new FormatException("players or --record: missing");
    }

    private void AddPlayer(string argument)
    {
        string[] parts = argument.Split('=');
        if (parts.Length > 2 || (parts.Length == 2 && Enumeration.Strength.Value(parts[1]) < 0))
            throw new FormatException($"{argument}: expected NAME, NAME=beginner, NAME=easy, NAME=good or NAME=best");
        Names.Add(argument);
    }

    private void Set(string option, string value)
    {
        switch (option)
        {
            case "--preset": Preset = value; break;
            case "--seed": Seed = Number(option, value, 0, ulong.MaxValue); break;
            case "--simulations": Simulations = (int)Number(option, value, 0, Limits.MaxSimulations); break;
            case "--advisers": Advisers = (int)Number(option, value, 1, 64); break;
            case "--record": Record = value; break;
            default: throw new FormatException($"unknown option {option}");
        }
    }

    private static ulong Number(string option, string value, ulong least, ulong most)
    {
        if (ulong.TryParse(value, out ulong number) && number >= least && number <= most) return number;
        throw new FormatException($"{option} needs a number from {least} to {most}, not {value}");
    }
}

/// <summary>Plays a game between named players at the console. Advisers give hints and play for some players.</summary>
public static class Program
{
    private const string Usage =
        "usage: play [--preset NAME] [--seed N] [--simulations N] [--advisers N] [--record FILE] PLAYER...\n"
        + "  PLAYER          NAME, or NAME=STRENGTH for an adviser: beginner, easy, good or best\n"
        + "  --preset        level1 to level6, base, demo, river, everything ...; default base\n"
        + "  --seed          number that determines the order of the tiles; default: a new one for each game\n"
        + "  --simulations   number of simulations for each decision of an adviser; default 200\n"
        + "  --advisers      number of parallel advisers, which affects their choices; default: processors, up to 8\n"
        + "  --record        file for the record, saved after each action; without players: continues this record";

    public static async Task<int> Main(string[] arguments)
    {
        try
        {
            Console.OutputEncoding = new UTF8Encoding(false); // the board has characters that older code pages lack
            using var table = new Table(new Options(arguments));
            await table.PlayAsync();
            return 0;
        }
        catch (FormatException problem)
        {
            Console.Error.WriteLine($"{problem.Message}\n{Usage}");
        }
        catch (Exception problem) when (problem is MistbankException || problem is IOException)
        {
            Console.Error.WriteLine(problem.Message);
        }
        return 2;
    }
}
