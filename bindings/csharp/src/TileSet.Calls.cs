// bindings/generate writes this file from capi/mistbank/; do not edit it.
#nullable enable

using System;

namespace Mistbank
{
    public sealed unsafe partial class TileSet
    {
        // --- tiles.h ---

        /// <summary>Returns the name of a set, which records use.</summary>
        public string Name => Read((buffer, capacity, length) =>
            Native.mistbank_tile_set_name(Open, buffer, capacity, length));

        /// <summary>Returns the title of a set in words. The title may be empty.</summary>
        public string Title => Read((buffer, capacity, length) =>
            Native.mistbank_tile_set_title(Open, buffer, capacity, length));

        /// <summary>Returns the source text of a set: for a set from JSON an equivalent text, for a built-in set the
        /// embedded text.</summary>
        public string Text => Read((buffer, capacity, length) =>
            Native.mistbank_tile_set_text(Open, buffer, capacity, length));

        /// <summary>Returns the sources of a set or a tile type: a text that says which parts are published and which
        /// are reconstructed.</summary>
        /// <param name="type">Index of a type, or -1 for the set as a whole.</param>
        /// <exception cref="ArgumentOutOfRangeException">An argument is out of range.</exception>
        public string Provenance(int type = -1)
        {
            Indices.Need("type", type, -1, TypeCount - 1);
            return Read((buffer, capacity, length) =>
                Native.mistbank_tile_set_provenance(Open, type, buffer, capacity, length));
        }

        /// <summary>Returns a hash of all data of a set that games use.</summary>
        public ulong Fingerprint => Native.mistbank_tile_set_fingerprint(Open);

        /// <summary>Returns the number of tile types of a set. Result: 1 to Limits.MaxTileTypes.</summary>
        public int TypeCount => Native.mistbank_tile_set_type_count(Open);

        /// <summary>Returns a tile type of a set.</summary>
        /// <param name="type">0 to TileSet.TypeCount-1.</param>
        /// <exception cref="ArgumentOutOfRangeException">An argument is out of range.</exception>
        public TileType Type(int type)
        {
            Status status = Native.mistbank_tile_set_type(Open, type, out TileType found);
            if (status != Status.Ok) Indices.Need("type", type, TypeCount);
            Check(status, "type");
            return found;
        }

        /// <summary>Returns a segment of a tile type of a set.</summary>
        /// <param name="type">0 to TileSet.TypeCount-1.</param>
        /// <param name="segment">0 to SegmentCount-1 of that type.</param>
        /// <exception cref="ArgumentOutOfRangeException">An argument is out of range.</exception>
        public Segment Segment(int type, int segment)
        {
            Status status = Native.mistbank_tile_set_segment(Open, type, segment, out Segment found);
            if (status != Status.Ok) Indices.Need("type", type, TypeCount);
            if (status != Status.Ok) Indices.Need("segment", segment, Type(type).SegmentCount);
            Check(status, "type or segment");
            return found;
        }

        // --- json.h ---

        /// <summary>Writes a tile set as JSON: all data that games use, and the sources of the set.</summary>
        public string ToJson() => Read((buffer, capacity, length) =>
            Native.mistbank_tile_set_to_json(Open, buffer, capacity, length));
    }
}
