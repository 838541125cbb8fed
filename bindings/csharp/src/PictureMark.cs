using System;
using System.Runtime.InteropServices;

namespace Mistbank
{
    /// <summary>Something that one shows on the picture of a board: a move that is proposed, a place to click.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public readonly struct PictureMark
    {
        private readonly int kind;
        private readonly int x;
        private readonly int y;
        private readonly int segment;
        private readonly int toX;
        private readonly int toY;
        private readonly uint colour;
        private readonly int reserved;
        private readonly MarkLabel label;

        private PictureMark(PictureMarkKind kind, int x, int y, int segment, int toX, int toY, int colour, string label)
        {
            this.kind = (int)kind;
            this.x = x;
            this.y = y;
            this.segment = segment;
            this.toX = toX;
            this.toY = toY;
            this.colour = (uint)colour;
            reserved = 0;
            this.label = new MarkLabel(label);
        }

        /// <summary>A cell that stands out.</summary>
        /// <param name="x">Cell, growing east.</param>
        /// <param name="y">Cell, growing south.</param>
        /// <param name="colour">0xRRGGBB.</param>
        /// <param name="label">Words beside it, up to 15 bytes of UTF-8; null for none.</param>
        /// <exception cref="InvalidArgumentException">The label is too long.</exception>
        public static PictureMark Cell(int x, int y, int colour = 0xE8A317, string label = null) =>
            new PictureMark(PictureMarkKind.Cell, x, y, 0, 0, 0, colour, label);

        /// <summary>The place where a figure stands on a segment, or would.</summary>
        /// <param name="x">Cell, growing east.</param>
        /// <param name="y">Cell, growing south.</param>
        /// <param name="segment">Its number on the tile that lies there face up.</param>
        /// <param name="colour">0xRRGGBB.</param>
        /// <param name="label">Words beside it, up to 15 bytes of UTF-8; null for none.</param>
        /// <exception cref="InvalidArgumentException">The label is too long.</exception>
        public static PictureMark Segment(int x, int y, int segment, int colour = 0xE8A317, string label = null) =>
            new PictureMark(PictureMarkKind.Segment, x, y, segment, 0, 0, colour, label);

        /// <summary>An arrow from one cell to another; within one cell it is a ring.</summary>
        /// <param name="x">The cell that it leaves, growing east.</param>
        /// <param name="y">The cell that it leaves, growing south.</param>
        /// <param name="toX">Where it leads.</param>
        /// <param name="toY">Where it leads.</param>
        /// <param name="colour">0xRRGGBB.</param>
        /// <param name="label">Words beside it, up to 15 bytes of UTF-8; null for none.</param>
        /// <exception cref="InvalidArgumentException">The label is too long.</exception>
        public static PictureMark Arrow(
            int x, int y, int toX, int toY, int colour = 0xE8A317, string label = null) =>
            new PictureMark(PictureMarkKind.Arrow, x, y, 0, toX, toY, colour, label);

        /// <summary>What it marks.</summary>
        public PictureMarkKind Kind => (PictureMarkKind)kind;

        /// <summary>Cell, growing east; of an arrow that it leaves.</summary>
        public int X => x;

        /// <summary>Cell, growing south; of an arrow that it leaves.</summary>
        public int Y => y;

        /// <summary>Of a segment: its number.</summary>
        public int SegmentNumber => segment;

        /// <summary>Of an arrow: where it leads.</summary>
        public int ToX => toX;

        /// <summary>Of an arrow: where it leads.</summary>
        public int ToY => toY;

        /// <summary>0xRRGGBB.</summary>
        public int Colour => (int)colour;

        /// <summary>Words beside it.</summary>
        public string Label => label.ToString();
    }

    /// <summary>The label of a mark: UTF-8, ended by a zero byte.</summary>
    [StructLayout(LayoutKind.Sequential)]
    internal readonly struct MarkLabel
    {
        private readonly ulong first;
        private readonly ulong second;

        internal unsafe MarkLabel(string text)
        {
            first = second = 0;
            if (string.IsNullOrEmpty(text)) return;
            byte[] bytes = System.Text.Encoding.UTF8.GetBytes(text);
            if (bytes.Length >= Limits.SvgLabelCapacity)
                throw new InvalidArgumentException(
                    $"label must have up to {Limits.SvgLabelCapacity - 1} bytes of UTF-8, not {bytes.Length}");
            byte* room = stackalloc byte[Limits.SvgLabelCapacity];
            for (int i = 0; i < Limits.SvgLabelCapacity; ++i) room[i] = i < bytes.Length ? bytes[i] : (byte)0;
            first = *(ulong*)room;
            second = *((ulong*)room + 1);
        }

        public override unsafe string ToString()
        {
            MarkLabel copy = this;
            return Utf8.TextOf((byte*)&copy, sizeof(MarkLabel));
        }
    }
}
