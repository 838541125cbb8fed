#nullable enable

using System;
using System.Runtime.InteropServices;

namespace Mistbank
{
    /// <summary>A game. Until the game is over, it has one open decision of one player and lists the legal actions. An
    /// applied action leads to the next decision. Only one thread at a time may use a game; different threads may use
    /// different games in parallel. Methods that fill a span allocate nothing.</summary>
    /// <example><code>
    /// using var game = new Game(Rules.Cooperative(level: 3), 7);
    /// while (!game.IsOver) game.Apply(game.LegalActions()[0]);
    /// </code></example>
    public sealed unsafe partial class Game : IDisposable
    {
        private readonly GameHandle handle;
        private string[]? typeIds;

        internal delegate Status Maker<THandle>(IntPtr* sets, int setCount, byte* message, out THandle made);

        /// <summary>Creates a game and plays it up to its first decision.</summary>
        /// <param name="rules">The rules. The game fills in defaults in its own copy.</param>
        /// <param name="sets">The tile sets, up to <see cref="Limits.MaxTileSets"/>; if none are given, the built-in
        /// sets.</param>
        /// <exception cref="InvalidRulesException">The message names the field.</exception>
        /// <exception cref="InvalidTileSetException">The sets cannot be played; the message gives the
        /// reason.</exception>
        public Game(Rules rules, params TileSet[]? sets)
        {
            if (rules == null) throw new ArgumentNullException(nameof(rules));
            RulesLayout layout = rules.Layout();
            handle = Make(sets, (IntPtr* list, int count, byte* message, out GameHandle game) =>
                Native.mistbank_game_create(
                    ref layout, list, count, IntPtr.Zero, out game, message, Limits.MessageCapacity, null));
        }

        /// <summary>Creates a game with the given seed.</summary>
        /// <param name="rules">The rules.</param>
        /// <param name="seed">The seed, which replaces the seed in the rules.</param>
        /// <param name="sets">The tile sets; if none are given, the built-in sets.</param>
        public Game(Rules rules, ulong seed, params TileSet[]? sets) : this(Seeded(rules, seed), sets) { }

        /// <summary>Creates a game with the rules of a preset, such as <c>new Game("level3", seed: 7)</c>.</summary>
        /// <param name="preset">A name in <see cref="Rules.Presets"/>.</param>
        /// <param name="seed">The seed, which determines the order of the tiles.</param>
        /// <param name="sets">The tile sets; if none are given, the built-in sets.</param>
        /// <exception cref="UnknownNameException">The preset is unknown; the message lists all presets.</exception>
        public Game(string preset, ulong seed = 0, params TileSet[]? sets)
            : this(Rules.Preset(preset ?? throw new ArgumentNullException(nameof(preset))), seed, sets) { }

        /// <summary>Estimates the size of a recorded game at its end, in bytes, without creating the game. Built-in
        /// tile sets, which all games share, are not counted.</summary>
        /// <param name="rules">The rules.</param>
        /// <param name="sets">The tile sets; if none are given, the built-in sets.</param>
        /// <exception cref="InvalidRulesException">The message names the field.</exception>
        /// <exception cref="InvalidTileSetException">The sets cannot be played; the message gives the
        /// reason.</exception>
        public static int BytesOf(Rules rules, params TileSet[]? sets)
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

        /// <summary>Calls a library function with tile sets, and keeps the sets alive during the call. Returns the
        /// created object, or throws the exception for the status.</summary>
        internal static THandle Make<THandle>(TileSet[]? sets, Maker<THandle> make)
        {
            Library.Check();
            TileSet[] given = sets ?? Array.Empty<TileSet>();
            int count = given.Length;
            IntPtr* list = stackalloc IntPtr[Limits.MaxTileSets];
            if (count > Limits.MaxTileSets)
                throw new InvalidArgumentException($"sets must have at most {Limits.MaxTileSets} entries, not {count}");
            byte* message = stackalloc byte[Limits.MessageCapacity];
            message[0] = 0;
            int held = 0;
            try
            {
                for (; held < count; ++held)
                {
                    if (given[held] == null) throw new ArgumentNullException(nameof(sets));
                    bool added = false;
                    TileSetHandle set = given[held].Open;
                    set.DangerousAddRef(ref added);
                    list[held] = set.DangerousGetHandle();
                }
                Status status = make(count == 0 ? null : list, count, message, out THandle made);
                if (status == Status.Ok) return made;
                throw MistbankException.Of(status, Utf8.TextOf(message, Limits.MessageCapacity));
            }
            finally
            {
                for (int i = 0; i < held; ++i) given[i].Release();
            }
        }

        // --- copies ---

        /// <summary>Frees the game. A second call does nothing; any other use throws
        /// ObjectDisposedException.</summary>
        public void Dispose() => handle.Dispose();

        /// <summary>Returns a copy of the game with its history.</summary>
        public Game Clone()
        {
            Check(Native.mistbank_game_clone(Open, out GameHandle clone));
            return new Game(clone) { typeIds = typeIds };
        }

        /// <summary>Makes this game equal to a game with the same rules and tile sets. A game that records no history
        /// copies only the current state, which is fast enough for trying out actions.</summary>
        /// <param name="other">The game to copy; may be the same game.</param>
        /// <exception cref="InvalidArgumentException">The other game has other rules or tile sets.</exception>
        public void CopyFrom(Game other)
        {
            if (other == null) throw new ArgumentNullException(nameof(other));
            Check(Native.mistbank_game_copy_from(Open, other.Open));
        }

        /// <summary>Writes the current state without its history, for <see cref="RestoreState"/>. A search can keep
        /// thousands of positions in this way. The bytes contain hidden information.</summary>
        /// <param name="into">Receives <see cref="SavedBytes"/> bytes.</param>
        /// <returns>The number of bytes.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public int SaveState(Span<byte> into)
        {
            int count;
            Status status;
            fixed (byte* at = into) status = Native.mistbank_game_save_state(Open, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>Returns the current state as bytes without its history, for <see cref="RestoreState"/>. Use
        /// <see cref="ToSnapshot()"/> to store a game.</summary>
        public byte[] SaveState()
        {
            var into = new byte[SavedBytes];
            SaveState(into.AsSpan());
            return into;
        }

        /// <summary>The number of bytes that SaveState writes, which is constant for a game.</summary>
        public int SavedBytes
        {
            get
            {
                int count;
                return Asked(Native.mistbank_game_save_state(Open, null, 0, &count), count);
            }
        }

        /// <summary>Restores a state that SaveState wrote for this game, or for a game with equal rules and tile sets.
        /// A recording game deletes its history and stops recording.</summary>
        /// <param name="saved">The bytes.</param>
        /// <exception cref="InvalidArgumentException">The bytes are from a game with other rules or tile sets, or are
        /// damaged.</exception>
        public void RestoreState(ReadOnlySpan<byte> saved)
        {
            byte nothing;
            Status status;
            fixed (byte* at = &MemoryMarshal.GetReference(saved)) // Mono cannot pin a span directly
                status = Native.mistbank_game_restore_state(Open, at == null ? &nothing : at, saved.Length);
            Check(status);
        }

        /// <summary>Whether the game records its history.</summary>
        public bool IsRecording => Native.mistbank_game_recording(Open) == Limits.RecordingAll;

        /// <summary>A copy of the rules with colours filled in. The rules contain the seed, which players must not
        /// see.</summary>
        public Rules Rules
        {
            get
            {
                RulesLayout layout = Rules.Defaults();
                Check(Native.mistbank_game_rules(Open, ref layout));
                return new Rules(layout);
            }
        }

        /// <summary>Returns the state of the game in a few words, for logs.</summary>
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

        /// <summary>Returns the number of written entries, or throws the exception for the status.</summary>
        private int Written(Status status, int count, int capacity)
        {
            if (status == Status.Ok && count <= capacity) return count;
            if (status == Status.Ok || status == Status.BufferTooSmall)
                throw new BufferTooSmallException(capacity, count);
            throw Refusal(status);
        }

        /// <summary>Returns the length of a list, from a call that only requested the length.</summary>
        private int Asked(Status status, int count)
        {
            if (status != Status.Ok && status != Status.BufferTooSmall) throw Refusal(status);
            return count;
        }

        private static int Number(int value, string arguments)
        {
            if (value < 0) throw new InvalidArgumentException($"{arguments} is out of range");
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

        /// <summary>Returns a buffer size in bytes that usually suffices for the text of the board.</summary>
        private int RoomForBoard(int bytesAtLeast, int bytesOfTile) => bytesAtLeast + bytesOfTile * TileCount;
    }
}
