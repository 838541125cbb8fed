using System;
using System.Collections.Generic;
using UnityEngine;

namespace Mistbank.Samples
{
    /// <summary>Plain pictures of tiles and figures, painted from what the library tells of their segments.</summary>
    public static class TilePainter
    {
        /// <summary>The colour of hounds.</summary>
        public static readonly Color Hound = new Color(0.45f, 0.3f, 0.15f);

        /// <summary>The colour of ghosts.</summary>
        public static readonly Color Ghost = new Color(0.95f, 0.95f, 1f);

        private const int Size = 64; // pixels of a tile's width

        private static readonly Color Grass = new Color(0.55f, 0.72f, 0.35f);
        private static readonly Color Road = new Color(0.93f, 0.9f, 0.82f);
        private static readonly Color City = new Color(0.68f, 0.45f, 0.26f);
        private static readonly Color Mist = new Color(0.74f, 0.74f, 0.84f);
        private static readonly Color Building = new Color(0.6f, 0.25f, 0.2f);
        private static readonly Color Grave = new Color(0.35f, 0.35f, 0.38f);
        private static readonly Color Rim = new Color(0.3f, 0.35f, 0.25f);
        private static readonly Color FaceDown = new Color(0.25f, 0.25f, 0.32f);

        private const int FigureSize = 32;

        private static readonly Dictionary<FigureKind, Texture2D> figures = new Dictionary<FigureKind, Texture2D>();
        private static Texture2D square;

        /// <summary>A tile type as it is printed: fields, then what lies on them.</summary>
        public static Texture2D Paint(Game game, int type)
        {
            Texture2D texture = Filled(Size, Grass);
            int count = game.Type(type).SegmentCount;
            for (int i = 0; i < count; ++i) PaintAreas(texture, game.Segment(type, i));
            for (int i = 0; i < count; ++i) PaintRoads(texture, game.Segment(type, i));
            for (int i = 0; i < count; ++i) PaintBuilding(texture, game.Segment(type, i));
            Frame(texture);
            texture.Apply();
            return texture;
        }

        /// <summary>The back of a tile.</summary>
        public static Texture2D Back()
        {
            Texture2D texture = Filled(Size, FaceDown);
            Frame(texture);
            texture.Apply();
            return texture;
        }

        /// <summary>A white disc, to be tinted: a meeple, a ghost, a spot.</summary>
        public static Texture2D Disc() => Figure(FigureKind.Normal);

        /// <summary>The white shape of a kind of figure, to be tinted.</summary>
        public static Texture2D Figure(FigureKind kind)
        {
            if (figures.TryGetValue(kind, out Texture2D texture) && texture != null) return texture;
            texture = Filled(FigureSize, Color.clear);
            for (int y = 0; y < FigureSize; ++y)
                for (int x = 0; x < FigureSize; ++x)
                    if (Covers(kind, Math.Abs(x - 15.5f), y - 15.5f)) texture.SetPixel(x, y, Color.white);
            texture.Apply();
            return figures[kind] = texture;
        }

        /// <summary>Whether the shape reaches so far aside and up from its middle.</summary>
        private static bool Covers(FigureKind kind, float aside, float up)
        {
            switch (kind)
            {
                case FigureKind.Guard: return aside < 13f && Math.Abs(up) < 13f;
                case FigureKind.Abbot: return aside < 4f || up > 2f && up < 10f && aside < 11f;
                case FigureKind.Builder: return aside < (15f - up) / 2f;
                case FigureKind.Pig: return aside + Math.Abs(up) < 15f;
                default: return aside * aside + up * up < 240f;
            }
        }

        /// <summary>A white square, to be tinted: a cell.</summary>
        public static Texture2D Square()
        {
            if (square != null) return square;
            square = Filled(4, Color.white);
            square.Apply();
            return square;
        }

        /// <summary>The tint of a colour's meeples.</summary>
        public static Color ColourOf(Colour colour)
        {
            switch (colour)
            {
                case Colour.Red: return new Color(0.85f, 0.1f, 0.1f);
                case Colour.Green: return new Color(0.1f, 0.6f, 0.15f);
                case Colour.Blue: return new Color(0.15f, 0.3f, 0.85f);
                case Colour.Yellow: return new Color(0.95f, 0.85f, 0.1f);
                case Colour.Black: return new Color(0.1f, 0.1f, 0.1f);
                default: return new Color(0.95f, 0.5f, 0.75f);
            }
        }

        /// <summary>Cities and mist: a wedge for each side they reach.</summary>
        private static void PaintAreas(Texture2D texture, Segment segment)
        {
            if (segment.Kind != SegmentKind.City && segment.Kind != SegmentKind.Mist) return;
            Color colour = segment.Kind == SegmentKind.City ? City : Mist;
            bool across = (segment.Sides & segment.Sides - 1) != 0;
            for (int side = 0; side < 4; ++side)
            {
                if ((segment.Sides & 1 << side) == 0) continue;
                for (int depth = 0; depth < (across ? Size / 2 : Size / 4); ++depth)
                    for (int along = depth; along < Size - depth; ++along) SetFrom(texture, side, depth, along, colour);
            }
        }

        /// <summary>Roads: from the middle of each side they reach to where they meet.</summary>
        private static void PaintRoads(Texture2D texture, Segment segment)
        {
            if (segment.Kind != SegmentKind.Road) return;
            for (int side = 0; side < 4; ++side)
            {
                if ((segment.Sides & 1 << side) == 0) continue;
                for (int depth = 0; depth < Size / 2 + 3; ++depth)
                    for (int along = Size / 2 - 3; along < Size / 2 + 3; ++along)
                        SetFrom(texture, side, depth, along, Road);
            }
        }

        private static void PaintBuilding(Texture2D texture, Segment segment)
        {
            bool isGrave = segment.Kind == SegmentKind.Cemetery;
            if (!isGrave && segment.Kind != SegmentKind.Monastery && segment.Kind != SegmentKind.Castle) return;
            int middle = segment.AnchorX * Size / 100;
            int height = Size - segment.AnchorY * Size / 100;
            for (int y = -8; y < 8; ++y)
                for (int x = -8; x < 8; ++x) texture.SetPixel(middle + x, height + y, isGrave ? Grave : Building);
        }

        /// <summary>A pixel so far from a side; pixels count from the south-west.</summary>
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

        private static Texture2D Filled(int width, Color colour)
        {
            var texture = new Texture2D(width, width) { filterMode = FilterMode.Point };
            for (int y = 0; y < width; ++y)
                for (int x = 0; x < width; ++x) texture.SetPixel(x, y, colour);
            return texture;
        }
    }
}
