using System;

namespace Mistbank
{
    /// <summary>Refuses numbers that name nothing.</summary>
    internal static class Indices
    {
        /// <summary>Throws where a number is none from 0 to <paramref name="count"/> - 1.</summary>
        internal static void Need(string name, int value, int count)
        {
            if (value >= 0 && value < count) return;
            throw OutOfRange(name, value, count > 0 ? $"must be from 0 to {count - 1}" : "names nothing: there is none");
        }

        /// <summary>Throws where a number is not in a range.</summary>
        internal static void Need(string name, int value, int least, int most)
        {
            if (value < least || value > most) throw OutOfRange(name, value, $"must be from {least} to {most}");
        }

        /// <summary>The exception for an argument; it names the value as well.</summary>
        internal static ArgumentOutOfRangeException OutOfRange(string name, object value, string range) =>
            new ArgumentOutOfRangeException(name, value, $"{name} {range}, not {value}");
    }
}
