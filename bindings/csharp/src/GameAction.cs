using System;

namespace Mistbank
{
    public readonly partial struct GameAction : IEquatable<GameAction>
    {
        /// <summary>An action of these fields, legal or not; leave out what its kind does not use.</summary>
        /// <param name="kind">What it does.</param>
        /// <param name="x">Cell, growing east, -32768 to 32767; the tile type when drawing.</param>
        /// <param name="y">Cell, growing south, -32768 to 32767.</param>
        /// <param name="segment">Number of a segment of its tile, 0 to 255.</param>
        /// <param name="colour">Whose meeple.</param>
        /// <param name="count">Clockwise quarter turns when laying, ghosts when pacifying, what chance has brought, a
        /// space of the track, the second of two joined segments, 1 for the courier, a FigureKind when placing, 0
        /// to 255.</param>
        /// <exception cref="InvalidArgumentException">A number is out of its range.</exception>
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

        /// <summary>Whether both are the same in every field.</summary>
        public bool Equals(GameAction other) =>
            kind == other.kind && segment == other.segment && colour == other.colour && count == other.count
            && x == other.x && y == other.y;

        /// <inheritdoc/>
        public override bool Equals(object obj) => obj is GameAction other && Equals(other);

        /// <inheritdoc/>
        public override int GetHashCode() => kind | segment << 4 | colour << 8 ^ count << 12 ^ x << 16 ^ y << 24;

        /// <summary>Whether both are the same in every field.</summary>
        public static bool operator ==(GameAction left, GameAction right) => left.Equals(right);

        /// <summary>Whether they differ in any field.</summary>
        public static bool operator !=(GameAction left, GameAction right) => !left.Equals(right);

        /// <summary>The text form, such as "lay 3,-1 2". A draw names its tile type by the index alone, "draw #5", as
        /// ids are the game's: <see cref="Game.Text"/> names it by its id. "?" for what is no action.</summary>
        public override unsafe string ToString()
        {
            GameAction told = this;
            Utf8.Read((buffer, capacity, length) => Native.mistbank_action_text(ref told, buffer, capacity, length),
                out string text);
            return text;
        }

        /// <summary>Clockwise quarter turns of a tile that is laid, 0 to 3.</summary>
        public int Rotation => count & 3;

        /// <summary>The place in the hand, 0 to 2 in the order of taking, of a tile that is laid from there; else
        /// 0.</summary>
        public int PlaceInHand => count >> 2 & 3;

        /// <summary>The kind of the figure that is placed, haunted, taken or the like.</summary>
        public FigureKind Figure => (FigureKind)(count & 15);

        /// <summary>The ghosts that stand on the figure that is haunted, taken or the like, which tell it from others
        /// beside it.</summary>
        public int Ghosts => count >> 4 & 3;

        /// <summary>Whether the fairy is with that figure, which tells it from others beside it as well.</summary>
        public bool Fairy => (count >> 6 & 1) != 0;
    }

    public readonly partial struct GameEvent
    {
        /// <summary>The kind and the place, for logs; <see cref="Game.Sentence(in GameEvent)"/> tells it in words.</summary>
        public override string ToString() => $"{Kind} {x},{y}/{segment}";
    }
}
