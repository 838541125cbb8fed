#nullable enable

using System;
using System.Collections;
using System.Collections.Generic;

namespace Mistbank
{
    /// <summary>The legal actions of a decision, sorted for front ends. Every action belongs to a cell or a spot, or is
    /// a button. This also holds for actions that later versions add.</summary>
    public sealed class Choices : IReadOnlyList<Choice>
    {
        private readonly Choice[] all;

        internal Choices(Game game, Choice[] all, IReadOnlyDictionary<Colour, string>? names)
        {
            this.all = all;
            var cells = new Dictionary<(int, int, int), List<Choice>>();
            var spots = new Dictionary<(int, int, int, int), List<Choice>>();
            var buttons = new List<ChoiceButton>();
            foreach (Choice choice in all)
            {
                bool isEmpty = choice.Target == Target.Cell && game.TileAt(choice.X, choice.Y) < 0;
                if (choice.Target == Target.None) buttons.Add(new(choice, game.DescribeAction(choice.Action, names)));
                else if (isEmpty) ListAt(cells, (choice.PlaceInHand, choice.X, choice.Y)).Add(choice);
                else ListAt(spots, (choice.X, choice.Y, choice.AnchorX, choice.AnchorY)).Add(choice);
            }
            Cells = Each(cells, list => new ChoiceCell(list));
            Spots = Each(spots, list => new ChoiceSpot(list));
            Buttons = new(buttons.ToArray());
        }

        /// <summary>The empty cells where a tile can be laid. In games with hands, each tile in the hand has its own
        /// entries.</summary>
        public ReadOnlyArray<ChoiceCell> Cells { get; }

        /// <summary>The places on tiles, such as segments for a meeple. No two places have the same point to
        /// click.</summary>
        public ReadOnlyArray<ChoiceSpot> Spots { get; }

        /// <summary>The choices without a place, such as "points", with their texts.</summary>
        public ReadOnlyArray<ChoiceButton> Buttons { get; }

        /// <summary>The number of legal actions.</summary>
        public int Count => all.Length;

        /// <summary>A choice. The choices are sorted by kind. Choices that place a figure come first, and choices
        /// without a place come last. The choices of one kind for one place are adjacent.</summary>
        /// <param name="index">0 to <see cref="Count"/> - 1.</param>
        /// <exception cref="ArgumentOutOfRangeException">The index is out of range.</exception>
        public Choice this[int index]
        {
            get
            {
                Indices.Need(nameof(index), index, all.Length);
                return all[index];
            }
        }

        /// <summary>Returns an enumerator of all choices.</summary>
        public IEnumerator<Choice> GetEnumerator() => ((IEnumerable<Choice>)all).GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => all.GetEnumerator();

        private static List<Choice> ListAt<TKey>(Dictionary<TKey, List<Choice>> lists, TKey key)
            where TKey : notnull
        {
            if (!lists.TryGetValue(key, out List<Choice>? list)) lists.Add(key, list = new List<Choice>());
            return list;
        }

        private static ReadOnlyArray<T> Each<TKey, T>(Dictionary<TKey, List<Choice>> lists, Func<Choice[], T> make)
            where TKey : notnull
        {
            var made = new List<T>(lists.Count);
            foreach (List<Choice> list in lists.Values) made.Add(make(list.ToArray()));
            return new(made.ToArray());
        }
    }

    /// <summary>An empty cell where a tile can be laid, with the rotations of the tile.</summary>
    public sealed class ChoiceCell
    {
        private readonly GameAction?[] byRotation = new GameAction?[4];

        internal ChoiceCell(Choice[] choices)
        {
            Choices = new(choices);
            foreach (Choice choice in choices) byRotation[Math.Max(choice.Rotation, 0)] = choice.Action;
        }

        /// <summary>The choices, one for each fitting rotation. An abbey or a face-down tile has one choice.</summary>
        public ReadOnlyArray<Choice> Choices { get; }

        /// <summary>The column of the cell, increasing eastward.</summary>
        public int X => Choices[0].X;

        /// <summary>The row of the cell, increasing southward.</summary>
        public int Y => Choices[0].Y;

        /// <summary>The place of the tile in the hand; 0 without hands.</summary>
        public int PlaceInHand => Math.Max(Choices[0].PlaceInHand, 0);

        /// <summary>Returns whether the tile fits on the cell in the given rotation.</summary>
        /// <param name="rotation">The rotation in clockwise quarter turns, 0 to 3.</param>
        /// <exception cref="ArgumentOutOfRangeException">The rotation is out of range.</exception>
        public bool Fits(int rotation) => At(rotation).HasValue;

        /// <summary>Returns the action that lays the tile in the given rotation.</summary>
        /// <param name="rotation">The rotation in clockwise quarter turns, 0 to 3.</param>
        /// <exception cref="ArgumentOutOfRangeException">The rotation is out of range.</exception>
        /// <exception cref="InvalidOperationException">The tile does not fit; see <see cref="Fits"/>.</exception>
        public GameAction ActionFor(int rotation) =>
            At(rotation) ?? throw new InvalidOperationException(
                $"the tile does not fit on {X},{Y} after {rotation} quarter turns");

        /// <summary>Returns the first fitting rotation in clockwise order, starting with the given rotation.</summary>
        /// <param name="rotation">The rotation in clockwise quarter turns, 0 to 3.</param>
        /// <exception cref="ArgumentOutOfRangeException">The rotation is out of range.</exception>
        public int NextRotation(int rotation)
        {
            while (!Fits(rotation)) rotation = (rotation + 1) % 4;
            return rotation;
        }

        private GameAction? At(int rotation)
        {
            Indices.Need(nameof(rotation), rotation, byRotation.Length);
            return byRotation[rotation];
        }
    }

    /// <summary>A place on a tile, with the choices that act on it, such as figures for a segment.</summary>
    public sealed class ChoiceSpot
    {
        internal ChoiceSpot(Choice[] choices)
        {
            Choices = new(choices);
        }

        /// <summary>The choices; at least one.</summary>
        public ReadOnlyArray<Choice> Choices { get; }

        /// <summary>The kind of the place.</summary>
        public Target Target => Choices[0].Target;

        /// <summary>The column of the place, increasing eastward.</summary>
        public int X => Choices[0].X;

        /// <summary>The row of the place, increasing southward.</summary>
        public int Y => Choices[0].Y;

        /// <summary>The x of the point to click, in percent of the cell's width from the west. The points of segments
        /// rotate with their tile.</summary>
        public int AnchorX => Choices[0].AnchorX;

        /// <summary>The y of the point to click, in percent of the cell's height from the north.</summary>
        public int AnchorY => Choices[0].AnchorY;
    }

    /// <summary>A choice without a place, with its text for a button.</summary>
    public sealed class ChoiceButton
    {
        internal ChoiceButton(in Choice choice, string text)
        {
            Choice = choice;
            Text = text;
        }

        /// <summary>The choice.</summary>
        public Choice Choice { get; }

        /// <summary>The action of the choice.</summary>
        public GameAction Action => Choice.Action;

        /// <summary>The effect of the action in words, from <see cref="Game.DescribeAction"/>.</summary>
        public string Text { get; }
    }

    public sealed unsafe partial class Game
    {
        /// <summary>Lists the legal actions of the open decision, sorted for front ends: cells with rotations, places on
        /// tiles, and buttons with texts. <see cref="DescribeAction"/> describes the other actions in words. Empty when
        /// the game is over.</summary>
        /// <param name="names">The names of players in the texts of buttons, as in Summary.</param>
        /// <exception cref="InvalidArgumentException">A name is too long or has control characters.</exception>
        public Choices Choices(IReadOnlyDictionary<Colour, string>? names = null)
        {
            PlayerNames.Options(names); // refuses invalid names in decisions without buttons too
            int count;
            var all = new Choice[Asked(Native.mistbank_game_choices(Open, null, 0, &count), count)];
            Status status;
            fixed (Choice* at = all) status = Native.mistbank_game_choices(Open, at, all.Length, &count);
            Written(status, count, all.Length);
            return new Choices(this, all, names);
        }
    }
}
