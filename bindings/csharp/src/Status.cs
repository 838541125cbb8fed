namespace Mistbank
{
    /// <summary>What a call of the library answers.</summary>
    public enum Status
    {
        /// <summary>It went well.</summary>
        Ok = 0,

        /// <summary>An argument is null, out of range or of the wrong size.</summary>
        InvalidArgument = 1,

        /// <summary>There is no memory for this.</summary>
        OutOfMemory = 2,

        /// <summary>Nothing was written.</summary>
        BufferTooSmall = 3,

        /// <summary>A field of the rules; the message names it.</summary>
        InvalidRules = 4,

        /// <summary>A tile set; the message names line, column and reason.</summary>
        InvalidTileSet = 5,

        /// <summary>The rules forbid this action here; the message names the clause.</summary>
        IllegalAction = 6,

        /// <summary>The action answers another decision than the open one.</summary>
        WrongDecision = 7,

        /// <summary>No action is left.</summary>
        GameOver = 8,

        /// <summary>The game stands at its start.</summary>
        NothingToUndo = 9,

        /// <summary>The game was told not to record.</summary>
        NotRecorded = 10,

        /// <summary>A record; the message names the line.</summary>
        InvalidRecord = 11,

        /// <summary>A snapshot is damaged, of another version, or of no game.</summary>
        InvalidSnapshot = 12,

        /// <summary>No preset, tile set, tile or colour has this name.</summary>
        UnknownName = 13,

        /// <summary>A defect of the library; please report it with the record.</summary>
        InternalError = 14,

        /// <summary>A JSON text; the message names line, column and reason.</summary>
        InvalidJson = 15,
    }
}
