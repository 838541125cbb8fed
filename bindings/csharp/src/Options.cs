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

        /// <summary>Whether each figure has the letter of its colour on it, K for black.</summary>
        public bool Letters { get; set; } = true;

        /// <summary>Whether features have the colours of who has the most on them, in stripes of several.</summary>
        public bool Owners { get; set; }

        /// <summary>Whether each completed feature has a tick.</summary>
        public bool Finished { get; set; }

        /// <summary>Whether the numbers of its segments stand on every tile.</summary>
        public bool Numbers { get; set; }

        internal SvgOptions Layout()
        {
            Native.mistbank_svg_options_init(out SvgOptions options, SvgOptions.Bytes);
            options.tileSize = TileSize;
            options.legend = Legend ? 1 : 0;
            options.fits = Fits ? 1 : 0;
            options.coordinates = Coordinates ? 1 : 0;
            options.lastTile = LastTile ? 1 : 0;
            options.theme = (int)Theme;
            options.letters = Letters ? 1 : 0;
            options.owners = Owners ? 1 : 0;
            options.finished = Finished ? 1 : 0;
            options.numbers = Numbers ? 1 : 0;
            return options;
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal struct SvgOptions
    {
        internal const uint Bytes = 44;

        internal uint size;
        internal int tileSize;
        internal int legend;
        internal int fits;
        internal int coordinates;
        internal int lastTile;
        internal int theme;
        internal int letters;
        internal int owners;
        internal int finished;
        internal int numbers;
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
