namespace Mistbank
{
    /// <summary>The sides of a tile. A clockwise quarter turn carries north to east. In masks a side is the bit 1
    /// &lt;&lt; side.</summary>
    public enum Side
    {
        /// <summary>Up.</summary>
        North = 0,

        /// <summary>Right.</summary>
        East = 1,

        /// <summary>Down.</summary>
        South = 2,

        /// <summary>Left.</summary>
        West = 3,
    }

    /// <summary>What a side shows to its neighbour; mist is ignored for matching.</summary>
    public enum SideKind
    {
        /// <summary>Field.</summary>
        Field = 1,

        /// <summary>A road.</summary>
        Road = 2,

        /// <summary>A city.</summary>
        City = 3,
    }

    /// <summary>What a segment, and so a feature, is.</summary>
    public enum SegmentKind
    {
        /// <summary>A road.</summary>
        Road = 1,

        /// <summary>A city.</summary>
        City = 2,

        /// <summary>A field.</summary>
        Field = 3,

        /// <summary>A mist bank.</summary>
        Mist = 4,

        /// <summary>A monastery.</summary>
        Monastery = 5,

        /// <summary>A castle.</summary>
        Castle = 6,

        /// <summary>A cemetery.</summary>
        Cemetery = 7,
    }

    /// <summary>Which kind of meeple.</summary>
    public enum Figure
    {
        /// <summary>A normal meeple.</summary>
        Meeple = 0,

        /// <summary>A guard.</summary>
        Guard = 1,
    }
}
