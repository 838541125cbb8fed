#nullable enable

using System;

namespace Mistbank
{
    public readonly partial struct GameAction : IEquatable<GameAction>
    {
        /// <summary>Creates an action, legal or not. Leave out fields that its kind does not use.</summary>
        /// <param name="kind">The kind of action.</param>
        /// <param name="x">The column of the cell, increasing eastward, -32768 to 32767; for a draw the tile
        /// type.</param>
        /// <param name="y">The row of the cell, increasing southward, -32768 to 32767.</param>
        /// <param name="segment">The number of a segment of the tile, 0 to 255.</param>
        /// <param name="colour">The colour of the meeple.</param>
        /// <param name="count">A number from 0 to 255 whose meaning depends on the kind. Laying a tile: clockwise
        /// quarter turns; placing a figure: a FigureKind; pacifying: the number of ghosts; random results: the result.
        /// Other kinds: a space of the track, the second of two joined segments, or 1 for the courier.</param>
        /// <exception cref="InvalidArgumentException">A number is out of range.</exception>
        public GameAction(
            ActionKind kind, int x = 0, int y = 0, int segment = 0, Colour colour = Colour.Red, int count = 0)
        {
            this.kind = Library.ByteOf(nameof(kind), (int)kind);
            this.segment = Library.ByteOf(nameof(segment), segment);
            this.colour = Library.ByteOf(nameof(colour), (int)colour);
            this.count = Library.ByteOf(nameof(count), count);
            this.x = Library.CellOf(nameof(x), x);
            this.y = Library.CellOf(nameof(y), y);
        }

        /// <summary>Whether all fields are equal.</summary>
        public bool Equals(GameAction other) =>
            kind == other.kind && segment == other.segment && colour == other.colour && count == other.count
            && x == other.x && y == other.y;

        /// <inheritdoc/>
        public override bool Equals(object? obj) => obj is GameAction other && Equals(other);

        /// <inheritdoc/>
        public override int GetHashCode() => kind | segment << 4 | colour << 8 ^ count << 12 ^ x << 16 ^ y << 24;

        /// <summary>Whether all fields are equal.</summary>
        public static bool operator ==(GameAction left, GameAction right) => left.Equals(right);

        /// <summary>Whether any field differs.</summary>
        public static bool operator !=(GameAction left, GameAction right) => !left.Equals(right);

        /// <summary>Returns the text form, such as "lay 3,-1 2". A draw names the tile type by its index, such as "draw
        /// #5", because only a game has the ids of its types; <see cref="Game.Text"/> writes the id. "?" for an
        /// invalid action.</summary>
        public override unsafe string ToString()
        {
            GameAction told = this;
            Utf8.Read((buffer, capacity, length) => Native.mistbank_action_text(ref told, buffer, capacity, length),
                out string text);
            return text;
        }

        /// <summary>The rotation of the laid tile in clockwise quarter turns, 0 to 3.</summary>
        public int Rotation => count & 3;

        /// <summary>The place of the laid tile in the hand, 0 to 2 in the order in which the tiles were taken; 0
        /// without a hand.</summary>
        public int PlaceInHand => count >> 2 & 3;

        /// <summary>The kind of the figure that the action places, haunts, takes and so on.</summary>
        public FigureKind FigureKind => (FigureKind)(count & 15);

        /// <summary>The same value as <see cref="FigureKind"/>, under its name in version 2.0.</summary>
        public FigureKind Figure => FigureKind;

        /// <summary>The number of ghosts on the action's figure. This number distinguishes the figure from others in
        /// the same place.</summary>
        public int Ghosts => count >> 4 & 3;

        /// <summary>Whether the fairy is with the action's figure. This distinguishes the figure from others in the
        /// same place.</summary>
        public bool Fairy => (count >> 6 & 1) != 0;
    }

    public readonly partial struct GameEvent
    {
        /// <summary>The kind of the figure of the event, as in <see cref="GameAction.FigureKind"/>.</summary>
        public FigureKind FigureKind => Figure;

        /// <summary>Returns the kind and the place of the event, for logs; <see cref="Game.Sentence(in GameEvent)"/>
        /// describes the event in words.</summary>
        public override string ToString() => $"{Kind} {x},{y}/{segment}";
    }
}
