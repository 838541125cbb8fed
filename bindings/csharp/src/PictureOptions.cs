// bindings/generate writes this file from capi/mistbank/; do not edit it.
#nullable enable

namespace Mistbank
{
    /// <summary>Options of pictures.</summary>
    public sealed class PictureOptions
    {
        /// <summary>Width of a tile in pixels, 16 to 512.</summary>
        public int TileSize { get; set; } = 80;

        /// <summary>Show the state of the game beside the board.</summary>
        public bool Legend { get; set; } = true;

        /// <summary>While a tile is to be laid, mark the cells where it fits.</summary>
        public bool Fits { get; set; }

        /// <summary>Show x along the top and y down the left.</summary>
        public bool Coordinates { get; set; }

        /// <summary>Outline the last tile laid face up.</summary>
        public bool LastTile { get; set; } = true;

        /// <summary>The colours, for a light or a dark page.</summary>
        public Theme Theme { get; set; } = Theme.Light;

        /// <summary>Show on each figure a letter for its colour, K for black.</summary>
        public bool Letters { get; set; } = true;

        /// <summary>Tint features in the colours of their owners, in stripes for several owners.</summary>
        public bool Owners { get; set; }

        /// <summary>Show a tick on each completed feature.</summary>
        public bool Finished { get; set; }

        /// <summary>Show the numbers of all segments.</summary>
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
}
