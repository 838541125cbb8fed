#nullable enable

using System;

namespace Mistbank
{
    /// <summary>Checks of indices.</summary>
    internal static class Indices
    {
        /// <summary>Throws unless a number is from 0 to <paramref name="count"/> - 1.</summary>
        internal static void Need(string name, int value, int count)
        {
            if (value >= 0 && value < count) return;
            throw OutOfRange(name, value, count > 0 ? $"must be from 0 to {count - 1}" : "must name an existing entry");
        }

        /// <summary>Throws unless a number is from <paramref name="least"/> to <paramref name="most"/>.</summary>
        internal static void Need(string name, int value, int least, int most)
        {
            if (value < least || value > most) throw OutOfRange(name, value, $"must be from {least} to {most}");
        }

        /// <summary>Throws unless a number is a player, Viewer.Nobody or, if allowed, Viewer.Host.</summary>
        internal static void NeedViewer(int viewer, int players, bool withHost)
        {
            if (viewer >= (withHost ? Viewer.Host : Viewer.Nobody) && viewer < players) return;
            string others = withHost ? ", Viewer.Nobody or Viewer.Host" : " or Viewer.Nobody";
            throw OutOfRange(nameof(viewer), viewer, $"must be a player from 0 to {players - 1}{others}");
        }

        /// <summary>Throws unless all numbers are indices of planes.</summary>
        internal static void NeedPlanes(ReadOnlySpan<int> planes)
        {
            int count = Native.mistbank_plane_count();
            foreach (int plane in planes.ToArray()) // Mono cannot read entries of the span
                Need(nameof(planes), plane, count);
        }

        /// <summary>Returns the exception for an argument out of range. The message has the name, the allowed range and
        /// the value.</summary>
        internal static ArgumentOutOfRangeException OutOfRange(string name, object value, string range) =>
            new ArgumentOutOfRangeException(name, value, $"{name} {range}, not {value}");
    }
}
