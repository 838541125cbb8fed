using System.Runtime.InteropServices;

namespace Mistbank
{
    /// <summary>How the board is drawn as a picture.</summary>
    public sealed class PictureOptions
    {
        /// <summary>Width of a tile in pixels, <see cref="Limits.SvgMinTileSize"/> to
        /// <see cref="Limits.SvgMaxTileSize"/>.</summary>
        public int TileSize { get; set; } = 80;

        /// <summary>Whether it is told beside the board how the game stands.</summary>
        public bool Legend { get; set; } = true;

        /// <summary>Whether the cells are marked where the drawn tile fits.</summary>
        public bool Fits { get; set; }

        /// <summary>Whether x stands along the top, y down the left.</summary>
        public bool Coordinates { get; set; }

        /// <summary>Whether the tile laid face up last is outlined.</summary>
        public bool LastTile { get; set; } = true;

        /// <summary>For a light or a dark page.</summary>
        public Theme Theme { get; set; } = Theme.Light;

        internal SvgOptions Layout()
        {
            Native.mistbank_svg_options_init(out SvgOptions options, SvgOptions.Bytes);
            options.tileSize = TileSize;
            options.legend = Legend ? 1 : 0;
            options.fits = Fits ? 1 : 0;
            options.coordinates = Coordinates ? 1 : 0;
            options.lastTile = LastTile ? 1 : 0;
            options.theme = (int)Theme;
            return options;
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal struct SvgOptions
    {
        internal const uint Bytes = 28;

        internal uint size;
        internal int tileSize;
        internal int legend;
        internal int fits;
        internal int coordinates;
        internal int lastTile;
        internal int theme;
    }

    [StructLayout(LayoutKind.Sequential)]
    internal struct TextOptions
    {
        internal const uint Bytes = 40;

        internal uint size;
        internal int colours;
        internal int coordinates;
        internal int fits;
        internal int ascii;
        internal uint numbers;
        internal int x;
        internal int y;
        internal int width;
        internal int height;
    }
}
