using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Mistbank;

/// <summary>The screen of a front end, with tiles and figures on cells. All changes come from events. The scene never
/// reads the game's board: it gets only the pictures of tile types from the library.</summary>
public sealed class Scene
{
    private sealed class Cell
    {
        public string[] Lines;
        public readonly List<Colour> Figures = new List<Colour>();
        public int Ghosts;
    }

    private sealed class Row : SortedDictionary<int, Cell> { }

    private static readonly string[] Tints = { "31", "32", "34", "33", "90", "95" };

    private readonly Game game;
    private readonly bool colour;
    private readonly SortedDictionary<int, Row> rows = new SortedDictionary<int, Row>();
    private int width;
    private int height;

    public Scene(Game game, bool colour)
    {
        this.game = game;
        this.colour = colour;
    }

    /// <summary>Applies an event to the scene.</summary>
    public void Take(in GameEvent told)
    {
        switch (told.Kind)
        {
            case EventKind.TileLaid:
                Lay(told.X, told.Y, game.TileText(told.Type, told.Count, colour).TrimEnd('\n').Split('\n'));
                break;
            case EventKind.FaceDownLaid:
                Lay(told.X, told.Y, Enumerable.Repeat(new string(':', width), height).ToArray());
                break;
            case EventKind.FigurePlaced:
                At(told.X, told.Y).Figures.Add(told.Colour);
                break;
            case EventKind.FigureReturned:
                At(told.X, told.Y).Figures.Remove(told.Colour);
                break;
            case EventKind.MeepleBuried:
                if (told.FromSegment != Limits.NoSegment) At(told.FromX, told.FromY).Figures.Remove(told.Colour);
                At(told.X, told.Y).Figures.Add(told.Colour);
                break;
            case EventKind.GhostsPlaced:
                At(told.X, told.Y).Ghosts += told.Count;
                break;
            case EventKind.GhostsRemoved:
                At(told.X, told.Y).Ghosts -= told.Count;
                break;
        }
    }

    private void Lay(int x, int y, string[] lines)
    {
        if (!rows.TryGetValue(y, out Row row)) rows[y] = row = new Row();
        row[x] = new Cell { Lines = lines };
        height = lines.Length;
        width = Math.Max(width, lines.Max(line => Seen(line)));
    }

    private Cell At(int x, int y) => rows[y][x];

    /// <summary>Returns the number of columns of a line. Escape sequences have no width.</summary>
    private static int Seen(string line)
    {
        int seen = 0;
        for (int i = 0; i < line.Length; ++i)
        {
            if (line[i] != '\u001b') ++seen;
            else while (line[i] != 'm') ++i;
        }
        return seen;
    }

    /// <summary>Draws the rows of tiles, and below each row the figures on its tiles.</summary>
    public void Draw(TextWriter screen)
    {
        int west = rows.Values.Min(row => row.Keys.First());
        int east = rows.Values.Max(row => row.Keys.Last());
        for (int y = rows.Keys.First(); y <= rows.Keys.Last(); ++y)
        {
            for (int line = 0; line <= height; ++line)
            {
                for (int x = west; x <= east; ++x) screen.Write(Part(x, y, line) + " ");
                screen.WriteLine();
            }
        }
    }

    private string Part(int x, int y, int line)
    {
        if (!rows.TryGetValue(y, out Row row) || !row.TryGetValue(x, out Cell cell))
            return new string(' ', width);
        if (line == height) return Standing(cell);
        return cell.Lines[line] + new string(' ', width - Seen(cell.Lines[line]));
    }

    private string Standing(Cell cell)
    {
        string text = cell.Ghosts > 0 ? $"{cell.Ghosts}gh " : "";
        int seen = text.Length + cell.Figures.Count;
        foreach (Colour figure in cell.Figures)
        {
            string letter = figure.ToString().Substring(0, 1);
            text += colour ? $"\u001b[1;{Tints[(int)figure]}m{letter}\u001b[0m" : letter;
        }
        return text + new string(' ', Math.Max(0, width - seen));
    }
}
