#nullable enable

using System;

namespace Mistbank
{
    /// <summary>An error that the library reports, with its message. This is the base class of the exceptions for all
    /// errors from the library.</summary>
    public abstract partial class MistbankException : Exception
    {
        internal MistbankException(Status status, string message) : base(message)
        {
            Status = status;
        }

        /// <summary>The status that the library returned.</summary>
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

        /// <summary>The needed length of the span.</summary>
        public int Needed { get; }
    }
}
