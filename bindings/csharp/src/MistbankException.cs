using System;

namespace Mistbank
{
    /// <summary>What the library refused, with its own words; the ancestor of all the exceptions below.</summary>
    public abstract partial class MistbankException : Exception
    {
        internal MistbankException(Status status, string message) : base(message)
        {
            Status = status;
        }

        /// <summary>What the library answered.</summary>
        public Status Status { get; }
    }

    /// <summary>The span is too short; nothing was written.</summary>
    public sealed class BufferTooSmallException : MistbankException
    {
        internal BufferTooSmallException(int capacity, int needed)
            : base(Status.BufferTooSmall, $"{needed} entries do not fit into a span of {capacity}")
        {
            Needed = needed;
        }

        /// <summary>The length that would have been enough.</summary>
        public int Needed { get; }
    }
}
