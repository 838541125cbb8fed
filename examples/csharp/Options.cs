using System;
using Mistbank;

/// <summary>The command-line options.</summary>
public sealed class Options
{
    private string preset = "level2";
    private int level;
    private int players = 2;
    private ulong seed = 1;
    private Strength[] strengths = { Strength.Best };

    /// <summary>The number of parallel advisers, which share the simulations.</summary>
    public int Advisers { get; private set; } = Math.Min(Environment.ProcessorCount, 8);

    /// <summary>The number of simulations for each decision.</summary>
    public int Simulations { get; private set; } = 20;

    /// <summary>The number of actions that are printed in each turn, the best first.</summary>
    public int Told { get; private set; } = 2;

    public int Delay { get; private set; } = Console.IsOutputRedirected ? 0 : 150;

    public bool Colour { get; private set; } = !Console.IsOutputRedirected;

    /// <summary>Whether events are shown on the board. If false, each event is printed as a line.</summary>
    public bool Animated => Delay > 0;

    public static Options Read(string[] arguments)
    {
        var options = new Options();
        for (int i = 0; i < arguments.Length; ++i)
        {
            string name = arguments[i];
            if (name == "--no-colour") options.Colour = false;
            else if (i + 1 == arguments.Length) throw new FormatException($"{name}: unknown option or missing value");
            else options.Set(name, arguments[++i]);
        }
        return options;
    }

    private void Set(string name, string value)
    {
        switch (name)
        {
            case "--preset": preset = value; break;
            case "--level": level = (int)Number(name, value, 6); break;
            case "--players": players = (int)Number(name, value, 6); break;
            case "--seed": seed = Number(name, value, ulong.MaxValue); break;
            case "--strengths": strengths = Array.ConvertAll(value.Split(','), Strong); break;
            case "--simulations": Simulations = (int)Number(name, value, Limits.MaxSimulations); break;
            case "--advisers":
                Advisers = (int)Number(name, value, 64);
                if (Advisers == 0) throw new FormatException($"{name} needs a number from 1 to 64, not 0");
                break;
            case "--advice": Told = (int)Number(name, value, 100); break;
            case "--delay": Delay = (int)Number(name, value, 60000); break;
            default: throw new FormatException($"unknown option {name}");
        }
    }

    private static ulong Number(string name, string value, ulong most)
    {
        if (ulong.TryParse(value, out ulong number) && number <= most) return number;
        throw new FormatException($"{name} needs a number from 0 to {most}, not {value}");
    }

    private static Strength Strong(string name)
    {
        int strength = Enumeration.Strength.Value(name);
        if (strength >= 0) return (Strength)strength;
        throw new FormatException($"--strengths needs beginner, easy, good or best for each player, not {name}");
    }

    /// <summary>The strength of a player. If there are more players than strengths, the strengths repeat.</summary>
    public Strength StrengthOf(int player) => strengths[player % strengths.Length];

    public Rules Rules()
    {
        Rules rules = level > 0 ? Mistbank.Rules.Cooperative(level) : Mistbank.Rules.Preset(preset);
        rules.Players = players;
        rules.Colours = null;
        rules.ScoringColours = null;
        rules.Seed = seed;
        rules.Validate();
        return rules;
    }
}
