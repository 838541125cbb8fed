namespace Mistbank
{
    /// <summary>The bounds of the library.</summary>
    public static class Limits
    {
        /// <summary>Colours of meeples.</summary>
        public const int MaxColours = 6;

        /// <summary>Players of a game.</summary>
        public const int MaxPlayers = 6;

        /// <summary>Segments of a tile type.</summary>
        public const int MaxSegments = 16;

        /// <summary>Kinds of figures that a supply has room for, more than there are.</summary>
        public const int MaxFigureKinds = 16;

        /// <summary>Kinds of goods.</summary>
        public const int MaxGoods = 3;

        /// <summary>Legal actions of a decision with the built-in sets; see <see cref="Game.ActionBound"/>.</summary>
        public const int MaxActions = 16384;

        /// <summary>Games of a batch.</summary>
        public const int MaxBatch = 1000000;

        /// <summary>Threads of a batch, the caller's included.</summary>
        public const int MaxThreads = 256;

        /// <summary>Simulations that an adviser makes in one call.</summary>
        public const int MaxSimulations = 1000000000;

        /// <summary>Actions of a line that an adviser tells.</summary>
        public const int MaxLine = 8;

        /// <summary>Tile sets of a game.</summary>
        public const int MaxTileSets = 16;

        /// <summary>Tile types in all tile sets of a game.</summary>
        public const int MaxTileTypes = 1024;

        /// <summary>Tiles of a starting block.</summary>
        public const int MaxStartTiles = 16;

        /// <summary>Bytes of a tile set's text.</summary>
        public const int MaxTileText = 1048576;

        /// <summary>Bytes of a record.</summary>
        public const int MaxRecordText = 4194304;

        /// <summary>Bytes of a JSON text that is read.</summary>
        public const int MaxJsonText = 4194304;

        /// <summary>Bytes of a board as text.</summary>
        public const int MaxBoardText = 67108864;

        /// <summary>Columns or rows of a window.</summary>
        public const int MaxWindow = 255;

        /// <summary>In <see cref="GameEvent.FromSegment"/>: the buried meeple came out of a supply, the
        /// dragon from beside the board.</summary>
        public const int NoSegment = 255;

        /// <summary>The least width of a tile in a picture, in pixels.</summary>
        public const int SvgMinTileSize = 16;

        /// <summary>The greatest width of a tile in a picture, in pixels.</summary>
        public const int SvgMaxTileSize = 512;

        internal const int SvgLabelCapacity = 16;
        internal const int TileIdCapacity = 16;
        internal const int ActionTextCapacity = 64;
        internal const int MessageCapacity = 512;
        internal const int ExplanationCapacity = 256;
        internal const int RecordingAll = 0;
        internal const int RecordingNone = 1;
    }
}
