using System;
using System.IO;
using System.Net.WebSockets;
using System.Text.Json;
using System.Threading;
using System.Threading.Tasks;
using Mistbank;

/// <summary>A table on a game server, with a local game that follows the server's game. A front end in Unity calls
/// <see cref="Receive"/> in a task, draws <see cref="Game"/> after each message, and sends the player's actions. Unity
/// does not contain System.Text.Json: add its package, or read the same fields with Newtonsoft.Json.</summary>
public sealed class RemoteTable : IDisposable
{
    private readonly ClientWebSocket socket = new ClientWebSocket();
    private readonly byte[] room = new byte[16 * 1024];
    private int sentAt = -1; // the number of actions (At) when this client last sent an action

    /// <summary>The game as this client sees it; null before the first look at the table.</summary>
    public Game Game { get; private set; }

    /// <summary>This client's seat; -1 for an onlooker.</summary>
    public int Seat { get; private set; } = -1;

    /// <summary>The deciding player.</summary>
    public int Player { get; private set; }

    /// <summary>The number of actions so far.</summary>
    public int At { get; private set; }

    public bool IsOver { get; private set; }

    /// <summary>Whether the game has been started and all seats are taken.</summary>
    public bool HasBegun { get; private set; }

    /// <summary>Whether this client's player decides, and no sent action is waiting for an answer.</summary>
    public bool Decides => HasBegun && !IsOver && Seat == Player && At != sentAt;

    /// <summary>Connects to the server, and starts watching a table.</summary>
    public async Task Look(Uri server, string table, CancellationToken cancellation = default)
    {
        await socket.ConnectAsync(new Uri($"{server}?table={table}"), cancellation);
        await Ask(writer =>
        {
            writer.WriteString("do", "look");
            writer.WriteString("table", table);
        });
    }

    public Task Sit(int seat, string name) => Ask(writer =>
    {
        writer.WriteString("do", "sit");
        writer.WriteNumber("seat", seat);
        writer.WriteString("name", name);
    });

    /// <summary>Sends an action. The game changes when the server's message arrives.</summary>
    public Task Apply(in GameAction action)
    {
        string text = Game.Text(action);
        sentAt = At;
        return Ask(writer =>
        {
            writer.WriteString("do", "apply");
            writer.WriteString("action", text);
            writer.WriteNumber("at", At);
        });
    }

    /// <summary>Waits for the next message and updates the game. Throws InvalidOperationException with the server's
    /// message if the server refuses a request.</summary>
    /// <returns>false when the connection has ended</returns>
    public async Task<bool> Receive(CancellationToken cancellation = default)
    {
        using var text = new MemoryStream();
        WebSocketReceiveResult part;
        do
        {
            part = await socket.ReceiveAsync(new ArraySegment<byte>(room), cancellation);
            if (part.MessageType == WebSocketMessageType.Close) return false;
            text.Write(room, 0, part.Count);
        }
        while (!part.EndOfMessage);
        using JsonDocument document = JsonDocument.Parse(text.ToArray());
        await Follow(document.RootElement);
        return true;
    }

    private async Task Follow(JsonElement message)
    {
        if (message.TryGetProperty("tell", out JsonElement tell) && tell.GetString() == "undone") sentAt = -1;
        if (message.TryGetProperty("ok", out JsonElement ok) && !ok.GetBoolean())
        {
            sentAt = -1;
            throw new InvalidOperationException($"{message.GetProperty("status")}: {message.GetProperty("message")}");
        }
        if (message.TryGetProperty("record", out JsonElement record)) Begin(Game.Replay(record.GetString()));
        if (message.TryGetProperty("position", out JsonElement position)) Begin(Game.FromPosition(position.GetString()));
        if (message.TryGetProperty("lines", out JsonElement lines) && lines.ValueKind == JsonValueKind.Array)
            foreach (JsonElement line in lines.EnumerateArray()) Game.Apply(line.GetString());
        if (message.TryGetProperty("seat", out JsonElement seat) && message.TryGetProperty("table", out _))
            Seat = seat.ValueKind == JsonValueKind.Number ? seat.GetInt32() : -1;
        if (message.TryGetProperty("seats", out JsonElement seats))
            HasBegun = message.GetProperty("started").GetBoolean() && AreTaken(seats);
        if (!message.TryGetProperty("hash", out JsonElement hash)) return;
        At = message.GetProperty("at").GetInt32();
        Player = message.GetProperty("player").GetInt32();
        IsOver = message.GetProperty("over").GetBoolean();
        if (Game.PublicHash.ToString("x16") != hash.GetString()) await Ask(writer => writer.WriteString("do", "sight"));
    }

    private void Begin(Game game)
    {
        Game?.Dispose();
        Game = game;
    }

    private static bool AreTaken(JsonElement seats)
    {
        foreach (JsonElement seat in seats.EnumerateArray())
            if (!seat.GetProperty("taken").GetBoolean() && seat.GetProperty("adviser").ValueKind == JsonValueKind.Null) return false;
        return true;
    }

    private async Task Ask(Action<Utf8JsonWriter> write)
    {
        using var text = new MemoryStream();
        using (var writer = new Utf8JsonWriter(text))
        {
            writer.WriteStartObject();
            write(writer);
            writer.WriteEndObject();
        }
        await socket.SendAsync(new ArraySegment<byte>(text.ToArray()), WebSocketMessageType.Text, true, CancellationToken.None);
    }

    public void Dispose()
    {
        socket.Dispose();
        Game?.Dispose();
    }
}
