#nullable enable

using System;
using System.Collections;
using System.Collections.Generic;

namespace Mistbank
{
    /// <summary>A list that the library returns. Entries cannot be changed, and foreach allocates nothing. The list
    /// converts to a span, and to an array, which version 2.0 returned.</summary>
    /// <typeparam name="T">The type of the entries.</typeparam>
    public sealed class ReadOnlyArray<T> : IReadOnlyList<T>
    {
        private readonly T[] entries;

        internal ReadOnlyArray(T[] entries)
        {
            this.entries = entries;
        }

        /// <summary>The number of entries.</summary>
        public int Count => entries.Length;

        /// <summary>The number of entries, under the name that arrays use.</summary>
        public int Length => entries.Length;

        /// <summary>An entry.</summary>
        /// <param name="index">0 to <see cref="Count"/> - 1.</param>
        /// <exception cref="ArgumentOutOfRangeException">The index is out of range.</exception>
        public T this[int index]
        {
            get
            {
                Indices.Need(nameof(index), index, entries.Length);
                return entries[index];
            }
        }

        /// <summary>Returns the entries as a span, without copying them.</summary>
        public ReadOnlySpan<T> AsSpan() => entries;

        /// <summary>Returns a copy of the entries.</summary>
        public T[] ToArray() => (T[])entries.Clone();

        /// <summary>Returns an enumerator for foreach.</summary>
        public Enumerator GetEnumerator() => new(entries);

        IEnumerator<T> IEnumerable<T>.GetEnumerator() => ((IEnumerable<T>)entries).GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => entries.GetEnumerator();

        /// <summary>Returns a copy of the entries.</summary>
        /// <param name="list">The list.</param>
        public static implicit operator T[](ReadOnlyArray<T> list) => list.ToArray();

        /// <summary>Returns the entries as a span, without copying them.</summary>
        /// <param name="list">The list.</param>
        public static implicit operator ReadOnlySpan<T>(ReadOnlyArray<T> list) => list.AsSpan();

        /// <summary>Returns the number and the type of the entries, for logs.</summary>
        public override string ToString() => $"{Count} x {typeof(T).Name}";

        /// <summary>Enumerates the entries without allocation.</summary>
        public struct Enumerator
        {
            private readonly T[] entries;
            private int index;

            internal Enumerator(T[] entries)
            {
                this.entries = entries;
                index = -1;
            }

            /// <summary>The current entry.</summary>
            public T Current => entries[index];

            /// <summary>Moves to the next entry. Returns false after the last one.</summary>
            public bool MoveNext() => ++index < entries.Length;
        }
    }
}
