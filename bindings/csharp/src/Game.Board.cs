#nullable enable

using System;
using System.Runtime.InteropServices;

namespace Mistbank
{
    public sealed unsafe partial class Game
    {
        // --- tile types ---

        /// <summary>Returns the id of a tile type. Every call returns the same string object.</summary>
        /// <param name="type">The index of the type, 0 to TypeCount-1.</param>
        /// <exception cref="ArgumentOutOfRangeException">The index is out of range.</exception>
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

        /// <summary>Returns the index of the tile type with this id; -1 for an unknown id.</summary>
        /// <param name="id">The id, which is case-sensitive.</param>
        public int FindType(string id)
        {
            fixed (byte* bytes = Utf8.BytesOf(nameof(id), id)) return Native.mistbank_game_find_type(Open, bytes);
        }

        /// <summary>Returns the number of segments of the tile with this index; for a face-down tile the largest
        /// possible number.</summary>
        private int SegmentCountOf(int tile)
        {
            int type = Tile(tile).Type;
            return type < 0 ? Limits.MaxSegments : Type(type).SegmentCount;
        }

        /// <summary>Returns whether a hound has been on the board, or was lost.</summary>
        /// <param name="hound">The number of the hound, 1 or 2.</param>
        public bool HoundArrived(int hound)
        {
            HoundNumber(hound); // throws if the number is out of range
            return Native.mistbank_game_hound_arrived(Open, hound) != 0;
        }

        // --- learning ---

        /// <summary>The names of the planes of an observation; capi/mistbank/learning.h describes each plane.</summary>
        public static ReadOnlyArray<string> PlaneNames =>
            Library.Names(() => Native.mistbank_plane_count(), index => Native.mistbank_plane_name(index));

        /// <summary>Returns whether a plane is binary: each cell is 1 or 0. The cells of other planes are counts.</summary>
        /// <param name="plane">An index into PlaneNames.</param>
        /// <exception cref="ArgumentOutOfRangeException">The index is out of range.</exception>
        public static bool IsPlaneBinary(int plane)
        {
            Indices.Need(nameof(plane), plane, Native.mistbank_plane_count());
            return Native.mistbank_plane_is_binary(plane) != 0;
        }

        /// <summary>Writes the chosen planes of the game over a window. See Planes.</summary>
        /// <param name="window">The observed cells.</param>
        /// <param name="player">The viewer, 0 to players-1.</param>
        /// <param name="planes">Indices into PlaneNames in the order of the output, each at most once, such as the
        /// result of UsedPlanes.</param>
        /// <param name="into">Receives planes.Length x height x width bytes.</param>
        /// <returns>The number of written bytes.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        /// <exception cref="ArgumentOutOfRangeException">The player or the index of a plane is out of
        /// range.</exception>
        /// <exception cref="InvalidArgumentException">No plane is given, an index occurs twice, or the size of the
        /// window is out of range.</exception>
        public int ChosenPlanes(in Window window, int player, ReadOnlySpan<int> planes, Span<byte> into)
        {
            Window copyOfWindow = window;
            int count;
            Status status;
            fixed (int* planesAt = &MemoryMarshal.GetReference(planes)) // Mono cannot pin the span itself
            fixed (byte* at = into)
                status = Native.mistbank_game_chosen_planes(
                    Open, ref copyOfWindow, player, planesAt, planes.Length, at, into.Length, &count);
            if (status == Status.InvalidArgument) NeedPlanes(player, planes);
            return Written(status, count, into.Length);
        }

        /// <summary>Returns the chosen planes of the game over a window, planes.Length x height x width bytes. See
        /// Planes.</summary>
        /// <param name="window">The observed cells.</param>
        /// <param name="player">The viewer, 0 to players-1.</param>
        /// <param name="planes">Indices into PlaneNames in the order of the output, each at most once, such as the
        /// result of UsedPlanes.</param>
        /// <exception cref="ArgumentOutOfRangeException">The player or the index of a plane is out of
        /// range.</exception>
        /// <exception cref="InvalidArgumentException">No plane is given, an index occurs twice, or the size of the
        /// window is out of range.</exception>
        public byte[] ChosenPlanes(in Window window, int player, ReadOnlySpan<int> planes)
        {
            Window copyOfWindow = window;
            int count;
            Status status;
            fixed (int* planesAt = &MemoryMarshal.GetReference(planes))
                status = Native.mistbank_game_chosen_planes(
                    Open, ref copyOfWindow, player, planesAt, planes.Length, null, 0, &count);
            if (status == Status.InvalidArgument) NeedPlanes(player, planes);
            var into = new byte[Asked(status, count)];
            ChosenPlanes(in window, player, planes, into.AsSpan());
            return into;
        }

        private void NeedPlanes(int player, ReadOnlySpan<int> planes)
        {
            Indices.Need(nameof(player), player, Rules.Players);
            Indices.NeedPlanes(planes);
        }

        /// <summary>The names of the scalars of an observation; capi/mistbank/learning.h describes each
        /// scalar.</summary>
        public static ReadOnlyArray<string> ScalarNames =>
            Library.Names(() => Native.mistbank_scalar_count(), index => Native.mistbank_scalar_name(index));
    }
}
