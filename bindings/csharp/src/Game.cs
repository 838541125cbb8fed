using System;
using System.Runtime.InteropServices;

namespace Mistbank
{
    /// <summary>A game. It always stands at one decision of one player, lists the legal actions, and goes on to the
    /// next decision with the action that is applied, until it is over. Different games may be used on different
    /// threads at once, one game by one thread at a time. What fills a span allocates nothing.</summary>
    /// <example><code>
    /// using var game = new Game(Rules.Cooperative(level: 3), 7);
    /// while (!game.IsOver) game.Apply(game.LegalActions()[0]);
    /// </code></example>
    public sealed unsafe partial class Game : IDisposable
    {
        private readonly GameHandle handle;
        private string[] typeIds;

        internal delegate Status Maker<THandle>(IntPtr* sets, int setCount, byte* message, out THandle made);

        /// <summary>Makes a game and plays it up to its first decision.</summary>
        /// <param name="rules">Which game; defaults are filled in.</param>
        /// <param name="sets">The tile sets played with, up to <see cref="Limits.MaxTileSets"/>; none: the built-in
        /// ones.</param>
        /// <exception cref="InvalidRulesException">The message names the field.</exception>
        /// <exception cref="InvalidTileSetException">The sets cannot be played; the message says why.</exception>
        public Game(Rules rules, params TileSet[] sets)
        {
            if (rules == null) throw new ArgumentNullException(nameof(rules));
            RulesLayout layout = rules.Layout();
            handle = Make(sets, (IntPtr* list, int count, byte* message, out GameHandle game) =>
                Native.mistbank_game_create(
                    ref layout, list, count, IntPtr.Zero, out game, message, Limits.MessageCapacity, null));
        }

        /// <summary>Makes a game with a seed of its own.</summary>
        /// <param name="rules">Which game.</param>
        /// <param name="seed">Instead of that of the rules.</param>
        /// <param name="sets">The tile sets played with; none: the built-in ones.</param>
        public Game(Rules rules, ulong seed, params TileSet[] sets) : this(Seeded(rules, seed), sets) { }

        /// <summary>Makes a game of a preset: the shortest start, <c>new Game("level3", seed: 7)</c>.</summary>
        /// <param name="preset">One of <see cref="Rules.Presets"/>.</param>
        /// <param name="seed">Fixes the order of the tiles.</param>
        /// <param name="sets">The tile sets played with; none: the built-in ones.</param>
        /// <exception cref="UnknownNameException">No preset is called so; the message names it and lists
        /// them.</exception>
        public Game(string preset, ulong seed = 0, params TileSet[] sets)
            : this(Rules.Preset(preset ?? throw new ArgumentNullException(nameof(preset))), seed, sets) { }

        /// <summary>Estimates how many bytes a game takes when it is played to its end and keeps its past, before it is
        /// made. Built-in tile sets, which all games share, are not counted.</summary>
        /// <param name="rules">Which game.</param>
        /// <param name="sets">The tile sets played with; none: the built-in ones.</param>
        /// <exception cref="InvalidRulesException">The message names the field.</exception>
        /// <exception cref="InvalidTileSetException">The sets cannot be played; the message says why.</exception>
        public static int BytesOf(Rules rules, params TileSet[] sets)
        {
            if (rules == null) throw new ArgumentNullException(nameof(rules));
            RulesLayout layout = rules.Layout();
            return Make(sets, (IntPtr* list, int count, byte* message, out int bytes) =>
            {
                int needed = 0;
                Status status = Native.mistbank_game_bytes(
                    ref layout, list, count, &needed, message, Limits.MessageCapacity, null);
                bytes = needed;
                return status;
            });
        }

        private Game(GameHandle handle)
        {
            this.handle = handle;
        }

        private static Rules Seeded(Rules rules, ulong seed)
        {
            if (rules == null) throw new ArgumentNullException(nameof(rules));
            Rules seeded = rules.Clone();
            seeded.Seed = seed;
            return seeded;
        }

        /// <summary>Calls what makes a game, or many, with the sets held as long as it takes.</summary>
        internal static THandle Make<THandle>(TileSet[] sets, Maker<THandle> make)
        {
            Library.Check();
            int count = sets == null ? 0 : sets.Length;
            IntPtr* list = stackalloc IntPtr[Limits.MaxTileSets];
            if (count > Limits.MaxTileSets)
                throw new InvalidArgumentException($"sets: at most {Limits.MaxTileSets}, not {count}");
            byte* message = stackalloc byte[Limits.MessageCapacity];
            message[0] = 0;
            int held = 0;
            try
            {
                for (; held < count; ++held)
                {
                    if (sets[held] == null) throw new ArgumentNullException(nameof(sets));
                    bool added = false;
                    TileSetHandle set = sets[held].Open;
                    set.DangerousAddRef(ref added);
                    list[held] = set.DangerousGetHandle();
                }
                Status status = make(count == 0 ? null : list, count, message, out THandle made);
                if (status == Status.Ok) return made;
                throw MistbankException.Of(status, Utf8.TextOf(message, Limits.MessageCapacity));
            }
            finally
            {
                for (int i = 0; i < held; ++i) sets[i].Release();
            }
        }

        // --- its life ---

        /// <summary>Frees the game. Doing it again does nothing; any other use throws
        /// ObjectDisposedException.</summary>
        public void Dispose() => handle.Dispose();

        /// <summary>A copy with all of its past.</summary>
        public Game Clone()
        {
            Check(Native.mistbank_game_clone(Open, out GameHandle clone));
            return new Game(clone) { typeIds = typeIds };
        }

        /// <summary>Becomes equal to a game of the same rules and tile sets. Between games that record nothing it is
        /// but a copy of memory: the way to try out actions.</summary>
        /// <param name="other">May be the same game.</param>
        /// <exception cref="InvalidArgumentException">It is another kind of game.</exception>
        public void CopyFrom(Game other)
        {
            if (other == null) throw new ArgumentNullException(nameof(other));
            Check(Native.mistbank_game_copy_from(Open, other.Open));
        }

        /// <summary>Puts the present into a span of one's own, to come back to, without its past: so a search keeps
        /// positions by the thousand. What is hidden is in it.</summary>
        /// <param name="into"><see cref="HeldBytes"/> bytes.</param>
        /// <returns>How many were written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public int Hold(Span<byte> into)
        {
            int count;
            Status status;
            fixed (byte* at = into) status = Native.mistbank_game_hold(Open, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>The present as bytes, to come back to, without its past. To store a game there is
        /// <see cref="ToSnapshot()"/>.</summary>
        public byte[] Hold()
        {
            var into = new byte[HeldBytes];
            Hold(into.AsSpan());
            return into;
        }

        /// <summary>How many bytes Hold writes; the same as long as the game lives.</summary>
        public int HeldBytes
        {
            get
            {
                int count;
                return Asked(Native.mistbank_game_hold(Open, null, 0, &count), count);
            }
        }

        /// <summary>Comes to a position that Hold wrote of this game, or of one of equal rules and tile sets. A game that
        /// has recorded its past forgets it and records no more.</summary>
        /// <param name="held">The bytes.</param>
        /// <exception cref="InvalidArgumentException">Another kind of game held them, or they have been
        /// changed.</exception>
        public void TakeUp(ReadOnlySpan<byte> held)
        {
            byte nothing;
            Status status;
            fixed (byte* at = &MemoryMarshal.GetReference(held)) // Mono cannot pin the span itself
                status = Native.mistbank_game_take_up(Open, at == null ? &nothing : at, held.Length);
            Check(status);
        }

        /// <summary>Whether the game keeps its past.</summary>
        public bool IsRecording => Native.mistbank_game_recording(Open) == Limits.RecordingAll;

        /// <summary>A copy of the rules, colours filled in; the seed as well, which players must not see.</summary>
        public Rules Rules
        {
            get
            {
                RulesLayout layout = Rules.Defaults();
                Check(Native.mistbank_game_rules(Open, ref layout));
                return new Rules(layout);
            }
        }

        /// <summary>How the game stands, in a few words.</summary>
        public override string ToString() => handle.IsClosed ? "disposed game" : $"turn {Turn}, {Phase}, {Outcome}";

        // --- calling the library ---

        internal GameHandle Open => handle.IsClosed ? throw new ObjectDisposedException(nameof(Game)) : handle;

        internal void Check(Status status)
        {
            if (status != Status.Ok) throw Refusal(status);
        }

        private MistbankException Refusal(Status status)
        {
            byte* message = stackalloc byte[Limits.MessageCapacity];
            message[0] = 0;
            Native.mistbank_game_message(Open, message, Limits.MessageCapacity, null);
            return MistbankException.Of(status, Utf8.TextOf(message, Limits.MessageCapacity));
        }

        /// <summary>The count of a list that was written, or the exception for why it was not.</summary>
        private int Written(Status status, int count, int capacity)
        {
            if (status == Status.Ok && count <= capacity) return count;
            if (status == Status.Ok || status == Status.BufferTooSmall)
                throw new BufferTooSmallException(capacity, count);
            throw Refusal(status);
        }

        /// <summary>The count of a list that was only asked for.</summary>
        private int Asked(Status status, int count)
        {
            if (status != Status.Ok && status != Status.BufferTooSmall) throw Refusal(status);
            return count;
        }

        private static int Number(int value, string arguments)
        {
            if (value < 0) throw new InvalidArgumentException($"{arguments}: there is nothing of this number");
            return value;
        }

        private string Read(Utf8.Writer write)
        {
            Check(Utf8.Read(write, out string text));
            return text;
        }

        private string ReadLong(int guess, Utf8.Writer write)
        {
            Check(Utf8.ReadLong(write, guess, out string text));
            return text;
        }

        /// <summary>So many bytes do for what a usual board looks like.</summary>
        private int RoomForBoard(int bytesAtLeast, int bytesOfTile) => bytesAtLeast + bytesOfTile * TileCount;
    }
}
