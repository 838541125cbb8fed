using System;
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
        using var table = new RemoteTable();
        await table.Look(new Uri(arguments[0]), arguments[1]);
        await table.Sit(seat, "C#");
        while (!table.IsOver && await table.Receive())
        {
            if (!table.Decides) continue;
            using var adviser = new Adviser(table.Game, Strength.Good);
            adviser.Think(table.Game, 50);
            await table.Apply(adviser.Choose());
        }
        Console.WriteLine(table.Game);
        return 0;
    }
}
