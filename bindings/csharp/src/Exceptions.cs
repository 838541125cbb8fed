// bindings/generate writes this file from capi/mistbank/; do not edit it.
#nullable enable

namespace Mistbank
{
    public abstract partial class MistbankException
    {
        /// <summary>Returns the exception for a status that the library returned.</summary>
        internal static MistbankException Of(Status status, string? message)
        {
            string words = string.IsNullOrEmpty(message) ? Library.NameOf(status) : message!;
            return status switch
            {
                Status.InvalidArgument => new InvalidArgumentException(words),
                Status.OutOfMemory => new NoMemoryException(words),
                Status.InvalidRules => new InvalidRulesException(words),
                Status.InvalidTileSet => new InvalidTileSetException(words),
                Status.IllegalAction => new IllegalActionException(words),
                Status.WrongDecision => new WrongDecisionException(words),
                Status.GameOver => new GameOverException(words),
                Status.NothingToUndo => new NothingToUndoException(words),
                Status.NotRecorded => new NotRecordedException(words),
                Status.InvalidRecord => new InvalidRecordException(words),
                Status.InvalidSnapshot => new InvalidSnapshotException(words),
                Status.UnknownName => new UnknownNameException(words),
                Status.InternalError => new InternalErrorException(words),
                Status.InvalidJson => new InvalidJsonException(words),
                Status.InvalidPosition => new InvalidPositionException(words),
                _ => new InternalErrorException($"{words} ({(int)status})"),
            };
        }
    }

    /// <summary>An argument is null, out of range or of the wrong size.</summary>
    public sealed class InvalidArgumentException : MistbankException
    {
        internal InvalidArgumentException(string message) : base(Status.InvalidArgument, message) { }
    }

    /// <summary>The allocator returned null; nothing was changed.</summary>
    public sealed class NoMemoryException : MistbankException
    {
        internal NoMemoryException(string message) : base(Status.OutOfMemory, message) { }
    }

    /// <summary>The rules cannot be played; the message names the field.</summary>
    public sealed class InvalidRulesException : MistbankException
    {
        internal InvalidRulesException(string message) : base(Status.InvalidRules, message) { }
    }

    /// <summary>The text is not a tile set, or the set cannot be played; the message names line, column and
    /// reason.</summary>
    public sealed class InvalidTileSetException : MistbankException
    {
        internal InvalidTileSetException(string message) : base(Status.InvalidTileSet, message) { }
    }

    /// <summary>The rules forbid the action in this position; the message names the clause.</summary>
    public sealed class IllegalActionException : MistbankException
    {
        internal IllegalActionException(string message) : base(Status.IllegalAction, message) { }
    }

    /// <summary>The action does not answer the open decision, because the action is stale or belongs to another
    /// game.</summary>
    public sealed class WrongDecisionException : MistbankException
    {
        internal WrongDecisionException(string message) : base(Status.WrongDecision, message) { }
    }

    /// <summary>The game is over, and no action is legal.</summary>
    public sealed class GameOverException : MistbankException
    {
        internal GameOverException(string message) : base(Status.GameOver, message) { }
    }

    /// <summary>The game is at its start.</summary>
    public sealed class NothingToUndoException : MistbankException
    {
        internal NothingToUndoException(string message) : base(Status.NothingToUndo, message) { }
    }

    /// <summary>The game has no recorded history to undo or write.</summary>
    public sealed class NotRecordedException : MistbankException
    {
        internal NotRecordedException(string message) : base(Status.NotRecorded, message) { }
    }

    /// <summary>The text is not a record; the message names the line.</summary>
    public sealed class InvalidRecordException : MistbankException
    {
        internal InvalidRecordException(string message) : base(Status.InvalidRecord, message) { }
    }

    /// <summary>The bytes are not a snapshot, are damaged, or come from a later version.</summary>
    public sealed class InvalidSnapshotException : MistbankException
    {
        internal InvalidSnapshotException(string message) : base(Status.InvalidSnapshot, message) { }
    }

    /// <summary>No preset, tile set, tile, colour or header has this name.</summary>
    public sealed class UnknownNameException : MistbankException
    {
        internal UnknownNameException(string message) : base(Status.UnknownName, message) { }
    }

    /// <summary>A defect of the library; please report it with the record.</summary>
    public sealed class InternalErrorException : MistbankException
    {
        internal InternalErrorException(string message) : base(Status.InternalError, message) { }
    }

    /// <summary>The text is not JSON, or not the expected kind of JSON; the message names line, column and
    /// reason.</summary>
    public sealed class InvalidJsonException : MistbankException
    {
        internal InvalidJsonException(string message) : base(Status.InvalidJson, message) { }
    }

    /// <summary>The text is not a position, or the position is impossible; the message names line, column and
    /// clause.</summary>
    public sealed class InvalidPositionException : MistbankException
    {
        internal InvalidPositionException(string message) : base(Status.InvalidPosition, message) { }
    }
}
