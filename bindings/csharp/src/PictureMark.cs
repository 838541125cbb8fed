#nullable enable

namespace Mistbank
{
    public readonly partial struct PictureMark
    {
        private PictureMark(PictureMarkKind kind, int x, int y, int segment, int toX, int toY, int colour, string? label)
        {
            this.kind = (int)kind;
            this.x = x;
            this.y = y;
            this.segment = segment;
            this.toX = toX;
            this.toY = toY;
            this.colour = (uint)colour;
            reserved = 0;
            this.label = new ShortText(nameof(label), label);
        }

        /// <summary>Marks a cell.</summary>
        /// <param name="x">The column of the cell, increasing eastward.</param>
        /// <param name="y">The row of the cell, increasing southward.</param>
        /// <param name="colour">0xRRGGBB.</param>
        /// <param name="label">A text next to the mark, up to 15 bytes of UTF-8; null for none.</param>
        /// <exception cref="InvalidArgumentException">The label is too long.</exception>
        public static PictureMark Cell(int x, int y, int colour = 0xE8A317, string? label = null) =>
            new PictureMark(PictureMarkKind.Cell, x, y, 0, 0, 0, colour, label);

        /// <summary>Marks the position for a figure on a segment.</summary>
        /// <param name="x">The column of the cell, increasing eastward.</param>
        /// <param name="y">The row of the cell, increasing southward.</param>
        /// <param name="segment">The number of the segment on the face-up tile of the cell.</param>
        /// <param name="colour">0xRRGGBB.</param>
        /// <param name="label">A text next to the mark, up to 15 bytes of UTF-8; null for none.</param>
        /// <exception cref="InvalidArgumentException">The label is too long.</exception>
        public static PictureMark Segment(int x, int y, int segment, int colour = 0xE8A317, string? label = null) =>
            new PictureMark(PictureMarkKind.Segment, x, y, segment, 0, 0, colour, label);

        /// <summary>Draws an arrow from one cell to another, or a ring if the two cells are the same.</summary>
        /// <param name="x">The column of the start, increasing eastward.</param>
        /// <param name="y">The row of the start, increasing southward.</param>
        /// <param name="toX">The column of the end, increasing eastward.</param>
        /// <param name="toY">The row of the end, increasing southward.</param>
        /// <param name="colour">0xRRGGBB.</param>
        /// <param name="label">A text next to the mark, up to 15 bytes of UTF-8; null for none.</param>
        /// <exception cref="InvalidArgumentException">The label is too long.</exception>
        public static PictureMark Arrow(
            int x, int y, int toX, int toY, int colour = 0xE8A317, string? label = null) =>
            new PictureMark(PictureMarkKind.Arrow, x, y, 0, toX, toY, colour, label);
    }
}
