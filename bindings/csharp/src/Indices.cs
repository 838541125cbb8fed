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

        /// <summary>Throws unless a number is in a range.</summary>
        internal static void Need(string name, int value, int least, int most)
        {
            if (value < least || value > most) throw OutOfRange(name, value, $"must be from {least} to {most}");
        }

        /// <summary>Returns the exception for an argument, with its value.</summary>
        internal static ArgumentOutOfRangeException OutOfRange(string name, object value, string range) =>
            new ArgumentOutOfRangeException(name, value, $"{name} {range}, not {value}");
    }
}
