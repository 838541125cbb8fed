using System;
using System.Threading;
using System.Threading.Tasks;
using Mistbank;

/// <summary>Joins a table and plays the adviser's choices: join ADDRESS TABLE SEAT, with an ADDRESS such as
/// ws://127.0.0.1:8137/table.</summary>
public static class Program
{
    public static async Task<int> Main(string[] arguments)
    {
        if (arguments.Length != 3 || !int.TryParse(arguments[2], out int seat))
        {
            Console.Error.WriteLine("usage: join ADDRESS TABLE SEAT");
            return 2;
        }
        using var cancellation = new CancellationTokenSource();
        Console.CancelKeyPress += (sender, pressed) => // Ctrl+C leaves the table, even while the adviser thinks
        {
            pressed.Cancel = true;
            cancellation.Cancel();
        };
        try
        {
            await Play(new Uri(arguments[0]), arguments[1], seat, cancellation.Token);
            return 0;
        }
        catch (OperationCanceledException)
        {
            return 1;
        }
    }

    private static async Task Play(Uri server, string name, int seat, CancellationToken cancellation)
    {
        using var table = new RemoteTable();
        await table.Look(server, name, cancellation);
        await table.Sit(seat, "C#");
        while (!table.IsOver && await table.Receive(cancellation))
        {
            if (!table.Decides) continue;
            using var adviser = new Adviser(table.Game, Strength.Good);
            await adviser.ThinkAsync(table.Game, 50, cancellation);
            await table.Apply(adviser.Choose());
        }
        Console.WriteLine(table.Game);
    }
}
