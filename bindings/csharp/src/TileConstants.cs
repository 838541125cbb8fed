using System;

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

    /// <summary>Where a flying machine flies to.</summary>
    public enum Direction
    {
        /// <summary>Up.</summary>
        North = 0,

        /// <summary>Right.</summary>
        East = 1,

        /// <summary>Down.</summary>
        South = 2,

        /// <summary>Left.</summary>
        West = 3,

        /// <summary>Up and right.</summary>
        NorthEast = 4,

        /// <summary>Down and right.</summary>
        SouthEast = 5,

        /// <summary>Down and left.</summary>
        SouthWest = 6,

        /// <summary>Up and left.</summary>
        NorthWest = 7,
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

        /// <summary>A river, which matches its like alone.</summary>
        River = 4,

        /// <summary>Of an abbey, which lies against any.</summary>
        Any = 5,
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

        /// <summary>A garden.</summary>
        Garden = 8,

        /// <summary>Water, which is no feature.</summary>
        River = 9,

        /// <summary>The top of a tower, which is no feature: only in games with towers, behind what is
        /// printed.</summary>
        Tower = 10,

        /// <summary>A space for acrobats, which is no feature: only in games with the big top, likewise.</summary>
        Acrobats = 11,

        /// <summary>The Vodyanoy's lake, which is no feature: only in games with it, likewise.</summary>
        Vodyanoy = 12,
    }

    /// <summary>What is printed on a segment or on a tile beside its land. What no expansion of a game plays with is
    /// scenery there.</summary>
    [Flags]
    public enum Marks : uint
    {
        /// <summary>Nothing.</summary>
        None = 0,

        /// <summary>An inn, on a road.</summary>
        Inn = 1 << 0,

        /// <summary>A cathedral, on a city.</summary>
        Cathedral = 1 << 1,

        /// <summary>Wine, on a city.</summary>
        Wine = 1 << 2,

        /// <summary>Grain, on a city.</summary>
        Grain = 1 << 3,

        /// <summary>Cloth, on a city.</summary>
        Cloth = 1 << 4,

        /// <summary>The spring, on a tile: where the river begins.</summary>
        Spring = 1 << 5,

        /// <summary>The lake, on a tile: where it ends.</summary>
        Lake = 1 << 6,

        /// <summary>A volcano, on a tile: where the dragon flies to.</summary>
        Volcano = 1 << 7,

        /// <summary>A dragon, on a tile: it moves.</summary>
        Dragon = 1 << 8,

        /// <summary>A portal, on a tile: a meeple may go anywhere.</summary>
        Portal = 1 << 9,

        /// <summary>A princess, on a city.</summary>
        Princess = 1 << 10,

        /// <summary>The foundation of a tower, on a tile.</summary>
        Foundation = 1 << 11,

        /// <summary>A flying machine, on a tile: see <see cref="TileType.MachineDirection"/>.</summary>
        Machine = 1 << 12,

        /// <summary>On a tile: it is an abbey, which players hold.</summary>
        Abbey = 1 << 13,

        /// <summary>A hill, on a tile: a tile goes under it, and it breaks ties.</summary>
        Hill = 1 << 14,

        /// <summary>A vineyard, on a tile: for monasteries around it.</summary>
        Vineyard = 1 << 15,

        /// <summary>On a tile: the big top comes here.</summary>
        Circus = 1 << 16,

        /// <summary>A space for acrobats, on a tile.</summary>
        Acrobats = 1 << 17,

        /// <summary>The lake of the Vodyanoy, on a tile.</summary>
        Vodyanoy = 1 << 18,
    }

    /// <summary>The kinds of figures. Meeples occupy features and count for the majority; special figures do
    /// neither.</summary>
    public enum FigureKind
    {
        /// <summary>A meeple.</summary>
        Normal = 0,

        /// <summary>A meeple whom ghosts spare.</summary>
        Guard = 1,

        /// <summary>A meeple that counts as two.</summary>
        Large = 2,

        /// <summary>A meeple for monasteries and gardens.</summary>
        Abbot = 3,

        /// <summary>A meeple for cities that counts as many as their coats of arms.</summary>
        Mayor = 4,

        /// <summary>A meeple that moves on when its feature has been scored.</summary>
        Wagon = 5,

        /// <summary>A meeple with points for the circus tiles around it.</summary>
        Ringmaster = 6,

        /// <summary>Special: brings double turns.</summary>
        Builder = 7,

        /// <summary>Special: makes a field worth more.</summary>
        Pig = 8,

        /// <summary>Special: on a corner of four fields, for good.</summary>
        Barn = 9,

        /// <summary>Special: gathers sheep on a field.</summary>
        Shepherd = 10,
    }

    /// <summary>A set of kinds of figures.</summary>
    [Flags]
    public enum FigureKinds : uint
    {
        /// <summary>None.</summary>
        None = 0,

        /// <summary>See <see cref="FigureKind.Normal"/>.</summary>
        Normal = 1 << 0,

        /// <summary>See <see cref="FigureKind.Guard"/>.</summary>
        Guard = 1 << 1,

        /// <summary>See <see cref="FigureKind.Large"/>.</summary>
        Large = 1 << 2,

        /// <summary>See <see cref="FigureKind.Abbot"/>.</summary>
        Abbot = 1 << 3,

        /// <summary>See <see cref="FigureKind.Mayor"/>.</summary>
        Mayor = 1 << 4,

        /// <summary>See <see cref="FigureKind.Wagon"/>.</summary>
        Wagon = 1 << 5,

        /// <summary>See <see cref="FigureKind.Ringmaster"/>.</summary>
        Ringmaster = 1 << 6,

        /// <summary>See <see cref="FigureKind.Builder"/>.</summary>
        Builder = 1 << 7,

        /// <summary>See <see cref="FigureKind.Pig"/>.</summary>
        Pig = 1 << 8,

        /// <summary>See <see cref="FigureKind.Barn"/>.</summary>
        Barn = 1 << 9,

        /// <summary>See <see cref="FigureKind.Shepherd"/>.</summary>
        Shepherd = 1 << 10,
    }

    /// <summary>The goods of Traders &amp; Builders, in the order in which they score.</summary>
    public enum Good
    {
        /// <summary>Wine.</summary>
        Wine = 0,

        /// <summary>Grain.</summary>
        Grain = 1,

        /// <summary>Cloth.</summary>
        Cloth = 2,
    }
}
