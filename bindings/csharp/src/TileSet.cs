#nullable enable

using System;

namespace Mistbank
{
    /// <summary>An immutable set of tile types with its starting block. A game copies its tile sets, so a set may be
    /// disposed before the game.</summary>
    public sealed unsafe partial class TileSet : IDisposable
    {
        private readonly TileSetHandle handle;

        private TileSet(TileSetHandle handle)
        {
            this.handle = handle;
        }

        /// <summary>The names of all built-in sets.</summary>
        public static ReadOnlyArray<string> BuiltinNames =>
            Library.Names(
                () => Native.mistbank_tile_set_builtin_count(), index => Native.mistbank_tile_set_builtin_name(index));

        /// <summary>Returns a built-in set.</summary>
        /// <param name="name">A name in <see cref="BuiltinNames"/>, such as "mists", "base" or "demo".</param>
        /// <exception cref="UnknownNameException">The name is unknown; the message lists all built-in sets.</exception>
        public static TileSet Builtin(string name)
        {
            Library.Check();
            TileSetHandle handle;
            Status status;
            fixed (byte* bytes = Utf8.NameOf(nameof(name), name))
                status = Native.mistbank_tile_set_builtin(bytes, IntPtr.Zero, out handle);
            if (status != Status.Ok) throw MistbankException.Of(status, NoSuchSet(name));
            return new TileSet(handle);
        }

        /// <summary>Returns the text of a built-in set, as a starting point for a custom set.</summary>
        /// <param name="name">A name in <see cref="BuiltinNames"/>, such as "mists", "base" or "demo".</param>
        /// <exception cref="UnknownNameException">The name is unknown; the message lists all built-in sets.</exception>
        public static string BuiltinText(string name)
        {
            byte[] bytes = Utf8.NameOf(nameof(name), name);
            Status status = Utf8.Read((buffer, capacity, length) =>
            {
                fixed (byte* text = bytes) return Native.mistbank_tile_set_builtin_text(text, buffer, capacity, length);
            }, out string found);
            if (status != Status.Ok) throw MistbankException.Of(status, NoSuchSet(name));
            return found;
        }

        /// <summary>Reads a set from text in the format of src/tiles/FORMAT.md.</summary>
        /// <param name="text">The text, up to <see cref="Limits.MaxTileText"/> bytes.</param>
        /// <exception cref="InvalidTileSetException">The message names line, column and reason.</exception>
        public static TileSet Parse(string text)
        {
            TileSetHandle? read = null;
            Utf8.Parse(nameof(text), text, (bytes, size, message, room) =>
                Native.mistbank_tile_set_parse(bytes, size, IntPtr.Zero, out read, message, room, null));
            return new TileSet(read!);
        }

        /// <summary>Reads a set from JSON, see src/json/FORMAT.md.</summary>
        /// <param name="json">The JSON object, up to <see cref="Limits.MaxJsonText"/> bytes.</param>
        /// <exception cref="InvalidJsonException">The message names line, column and reason.</exception>
        /// <exception cref="InvalidTileSetException">The object is not a valid tile set; the message has the path of
        /// the tile or segment.</exception>
        public static TileSet FromJson(string json) => FromJson(json, out _);

        /// <summary>Reads a set from JSON, see src/json/FORMAT.md.</summary>
        /// <param name="json">The JSON object, up to <see cref="Limits.MaxJsonText"/> bytes.</param>
        /// <param name="ignored">Receives a message that names unknown fields; empty if there are none.</param>
        /// <exception cref="InvalidJsonException">The message names line, column and reason.</exception>
        /// <exception cref="InvalidTileSetException">The object is not a valid tile set; the message has the path of
        /// the tile or segment.</exception>
        public static TileSet FromJson(string json, out string ignored)
        {
            TileSetHandle? read = null;
            ignored = Utf8.Parse(nameof(json), json, (text, size, message, room) =>
                Native.mistbank_tile_set_from_json(text, size, IntPtr.Zero, out read, message, room, null));
            return new TileSet(read!);
        }

        /// <summary>Frees the set. A second call does nothing; any other use throws ObjectDisposedException.</summary>
        public void Dispose() => handle.Dispose();

        /// <summary>Returns the index of the tile type with this id; -1 for an unknown id.</summary>
        /// <param name="id">The id, which is case-sensitive.</param>
        public int Find(string id)
        {
            fixed (byte* bytes = Utf8.BytesOf(nameof(id), id)) return Native.mistbank_tile_set_find(Open, bytes);
        }

        /// <summary>The tiles of the starting block. The first tile lies at 0,0.</summary>
        public ReadOnlyArray<StartTile> Start
        {
            get
            {
                StartTile* room = stackalloc StartTile[Limits.MaxStartTiles];
                int count;
                Check(Native.mistbank_tile_set_start(Open, room, Limits.MaxStartTiles, &count), "start");
                return new(new ReadOnlySpan<StartTile>(room, count).ToArray());
            }
        }

        /// <summary>Returns the name and the title, for logs.</summary>
        public override string ToString() => handle.IsClosed ? "disposed tile set" : $"{Name}: {Title}";

        internal TileSetHandle Open =>
            handle.IsClosed ? throw new ObjectDisposedException(nameof(TileSet)) : handle;

        internal void Release() => handle.DangerousRelease();

        private static string NoSuchSet(string name) =>
            $"unknown built-in tile set \"{name}\": expected one of {string.Join(", ", BuiltinNames)}";

        private static string Read(Utf8.Writer write)
        {
            Check(Utf8.Read(write, out string text), "type");
            return text;
        }

        private static void Check(Status status, string argument)
        {
            if (status == Status.InvalidArgument)
                throw new InvalidArgumentException($"{argument} is out of range");
            if (status != Status.Ok) throw MistbankException.Of(status, null);
        }
    }
}
