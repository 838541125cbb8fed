using System;
using UnityEngine;

namespace Mistbank.Samples
{
    /// <summary>Paints plain pictures of tiles from the library's data about segments.</summary>
    public static class TilePainter
    {
        /// <summary>The colour of a coat of arms.</summary>
        public static readonly Color Coat = new Color(0.15f, 0.2f, 0.6f);

        /// <summary>The colour of a ghost symbol on mist.</summary>
        public static readonly Color Symbol = new Color(0.98f, 0.98f, 0.98f);

        private const int Size = 64; // width of a tile in pixels

        private static readonly Color Grass = new Color(0.55f, 0.72f, 0.35f);
        private static readonly Color Road = new Color(0.93f, 0.9f, 0.82f);
        private static readonly Color City = new Color(0.68f, 0.45f, 0.26f);
        private static readonly Color Mist = new Color(0.74f, 0.74f, 0.84f);
        private static readonly Color Rim = new Color(0.3f, 0.35f, 0.25f);
        private static readonly Color FaceDown = new Color(0.25f, 0.25f, 0.32f);

        /// <summary>Paints a tile type: the field as background, then cities, mist, roads, rivers, buildings and
        /// marks.</summary>
        public static Texture2D Paint(Game game, int type)
        {
            Texture2D texture = Filled(Size, Grass);
            int count = game.Type(type).SegmentCount;
            for (int i = 0; i < count; ++i) PaintAreas(texture, game.Segment(type, i));
            for (int i = 0; i < count; ++i) PaintLines(texture, game.Segment(type, i));
            for (int i = 0; i < count; ++i) PaintBuilding(texture, game.Segment(type, i));
            for (int i = 0; i < count; ++i) PaintMarks(texture, game.Segment(type, i));
            PaintMarks(texture, game.Type(type));
            Frame(texture);
            texture.Apply();
            return texture;
        }

        /// <summary>Paints the back of a tile.</summary>
        public static Texture2D Back()
        {
            Texture2D texture = Filled(Size, FaceDown);
            Frame(texture);
            texture.Apply();
            return texture;
        }

        /// <summary>Paints a city or mist as a wedge for each side that the segment reaches.</summary>
        private static void PaintAreas(Texture2D texture, Segment segment)
        {
            if (segment.Kind != SegmentKind.City && segment.Kind != SegmentKind.Mist) return;
            Color colour = ColourOf(segment.Kind);
            bool across = (segment.Sides & segment.Sides - 1) != 0;
            for (int side = 0; side < 4; ++side)
            {
                if ((segment.Sides & 1 << side) == 0) continue;
                for (int depth = 0; depth < (across ? Size / 2 : Size / 4); ++depth)
                    for (int along = depth; along < Size - depth; ++along) SetFrom(texture, side, depth, along, colour);
            }
        }

        /// <summary>Paints a road or river: a line from each side that it reaches to the middle of the tile.</summary>
        private static void PaintLines(Texture2D texture, Segment segment)
        {
            if (segment.Kind != SegmentKind.Road && segment.Kind != SegmentKind.River) return;
            Color colour = ColourOf(segment.Kind);
            int half = segment.Kind == SegmentKind.Road ? 3 : 6;
            for (int side = 0; side < 4; ++side)
            {
                if ((segment.Sides & 1 << side) == 0) continue;
                for (int depth = 0; depth < Size / 2 + half; ++depth)
                    for (int along = Size / 2 - half; along < Size / 2 + half; ++along)
                        SetFrom(texture, side, depth, along, colour);
            }
        }

        private static void PaintBuilding(Texture2D texture, Segment segment)
        {
            if (IsBuilding(segment.Kind)) PaintSquare(texture, segment, 0, 0, 16, ColourOf(segment.Kind));
        }

        private static bool IsBuilding(SegmentKind kind) =>
            kind == SegmentKind.Monastery || kind == SegmentKind.Castle || kind == SegmentKind.Cemetery
            || kind == SegmentKind.Garden;

        /// <summary>Paints the coats of arms, marks and ghost symbols of a segment as a row of small squares below the
        /// place of the segment's figures.</summary>
        private static void PaintMarks(Texture2D texture, Segment segment)
        {
            int painted = 0;
            for (int i = 0; i < segment.Coats; ++i) PaintMark(texture, segment, painted++, Coat);
            for (int i = 0; i < segment.Symbols; ++i) PaintMark(texture, segment, painted++, Symbol);
            foreach (Marks mark in Standing.Each(segment.Marks)) PaintMark(texture, segment, painted++, ColourOf(mark));
        }

        /// <summary>Paints the tile's own marks in the north-west, and the path of a flying machine from the
        /// middle.</summary>
        private static void PaintMarks(Texture2D texture, TileType type)
        {
            int painted = 0;
            foreach (Marks mark in Standing.Each(type.Marks))
                if (mark == Marks.Machine) PaintWay(texture, type.MachineDirection.Value);
                else PaintSquare(texture, 3 + 10 * painted++, Size - 12, 9, ColourOf(mark));
        }

        private static void PaintWay(Texture2D texture, Direction direction)
        {
            int aside = new[] { 0, 1, 0, -1, 1, 1, -1, -1 }[(int)direction];
            int up = new[] { 1, 0, -1, 0, 1, -1, -1, 1 }[(int)direction];
            for (int step = 0; step < 4; ++step)
                PaintSquare(texture, 30 + 7 * aside * step, 30 + 7 * up * step, 4, ColourOf(Marks.Machine));
        }

        private static void PaintMark(Texture2D texture, Segment segment, int number, Color colour) =>
            PaintSquare(texture, segment, -10 + 7 * number, -12, 6, colour);

        /// <summary>Paints a square at this distance east and north of the place of figures. Squares that would extend
        /// beyond the tile are moved inwards.</summary>
        private static void PaintSquare(
            Texture2D texture, Segment segment, int aside, int up, int width, Color colour)
        {
            int west = Within(segment.AnchorX * Size / 100 + aside - width / 2, width);
            int south = Within(Size - segment.AnchorY * Size / 100 + up - width / 2, width);
            PaintSquare(texture, west, south, width, colour);
        }

        private static void PaintSquare(Texture2D texture, int west, int south, int width, Color colour)
        {
            for (int y = south; y < south + width; ++y)
                for (int x = west; x < west + width; ++x) texture.SetPixel(x, y, colour);
        }

        private static int Within(int edge, int width) => Mathf.Clamp(edge, 1, Size - 1 - width);

        /// <summary>The colour of a kind of segment. Kinds that are not painted have the colour of fields.</summary>
        public static Color ColourOf(SegmentKind kind)
        {
            switch (kind)
            {
                case SegmentKind.Road: return Road;
                case SegmentKind.City: return City;
                case SegmentKind.Mist: return Mist;
                case SegmentKind.Monastery: return new Color(0.6f, 0.25f, 0.2f);
                case SegmentKind.Castle: return new Color(0.5f, 0.5f, 0.62f);
                case SegmentKind.Cemetery: return new Color(0.35f, 0.35f, 0.38f);
                case SegmentKind.Garden: return new Color(0.85f, 0.5f, 0.65f);
                case SegmentKind.River: return new Color(0.3f, 0.55f, 0.85f);
                default: return Grass;
            }
        }

        /// <summary>The colour of a mark on a segment or a tile. Each mark has a colour of its own.</summary>
        public static Color ColourOf(Marks mark) => FigurePainter.ColourOf((int)Math.Round(Math.Log((uint)mark, 2)));

        /// <summary>Sets the pixel at a distance from a side. Pixels are counted from the south-west corner.</summary>
        private static void SetFrom(Texture2D texture, int side, int depth, int along, Color colour)
        {
            switch ((Side)side)
            {
                case Side.North: texture.SetPixel(along, Size - 1 - depth, colour); break;
                case Side.East: texture.SetPixel(Size - 1 - depth, along, colour); break;
                case Side.South: texture.SetPixel(along, depth, colour); break;
                default: texture.SetPixel(depth, along, colour); break;
            }
        }

        private static void Frame(Texture2D texture)
        {
            for (int side = 0; side < 4; ++side)
                for (int along = 0; along < Size; ++along) SetFrom(texture, side, 0, along, Rim);
        }

        internal static Texture2D Filled(int width, Color colour)
        {
            var texture = new Texture2D(width, width) { filterMode = FilterMode.Point };
            for (int y = 0; y < width; ++y)
                for (int x = 0; x < width; ++x) texture.SetPixel(x, y, colour);
            return texture;
        }
    }
}
