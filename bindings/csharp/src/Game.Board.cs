using System;

namespace Mistbank
{
    public sealed unsafe partial class Game
    {
        // --- tile types ---

        /// <summary>The id of a tile type, the same string each time.</summary>
        /// <param name="type">0 to TypeCount-1.</param>
        /// <exception cref="ArgumentOutOfRangeException">There is no such type.</exception>
        public string TypeId(int type)
        {
            int count = TypeCount;
            if (typeIds == null)
            {
                var ids = new string[count];
                for (int i = 0; i < ids.Length; ++i) ids[i] = Type(i).Id;
                typeIds = ids;
            }
            Indices.Need(nameof(type), type, count);
            return typeIds[type];
        }

        /// <summary>The index of the tile type of an id; -1: there is none.</summary>
        /// <param name="id">Case-sensitive.</param>
        public int FindType(string id)
        {
            fixed (byte* bytes = Utf8.BytesOf(nameof(id), id)) return Native.mistbank_game_find_type(Open, bytes);
        }

        /// <summary>The number of segments of the tile with this index; for a face-down tile the largest possible
        /// number.</summary>
        private int SegmentCountOf(int tile)
        {
            int type = Tile(tile).Type;
            return type < 0 ? Limits.MaxSegments : Type(type).SegmentCount;
        }

        /// <summary>Whether a hound has been on the board, or was lost.</summary>
        /// <param name="hound">1 or 2.</param>
        public bool HoundArrived(int hound)
        {
            HoundNumber(hound); // refuses wrong numbers
            return Native.mistbank_game_hound_arrived(Open, hound) != 0;
        }

        // --- learning ---

        /// <summary>The names of the planes of an observation; capi/mistbank/learning.h describes each of
        /// them.</summary>
        public static string[] PlaneNames =>
            Library.Names(() => Native.mistbank_plane_count(), index => Native.mistbank_plane_name(index));

        /// <summary>The names of the scalars of an observation; capi/mistbank/learning.h describes each of
        /// them.</summary>
        public static string[] ScalarNames =>
            Library.Names(() => Native.mistbank_scalar_count(), index => Native.mistbank_scalar_name(index));
    }
}
