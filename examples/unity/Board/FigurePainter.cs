using System;
using System.Collections.Generic;
using UnityEngine;

namespace Mistbank.Samples
{
    /// <summary>Plain white shapes of figures, ghosts and spots, and the colours for tinting the shapes.</summary>
    public static class FigurePainter
    {
        /// <summary>The colour of ghosts.</summary>
        public static readonly Color Ghost = new Color(0.95f, 0.95f, 1f);

        /// <summary>The colour of the disc behind a figure with the fairy.</summary>
        public static readonly Color Halo = new Color(1f, 0.9f, 0.6f);

        private const int Size = 32; // width of a shape in pixels

        private static readonly Dictionary<FigureKind, Texture2D> figures = new Dictionary<FigureKind, Texture2D>();
        private static Texture2D square;
        private static Texture2D star;

        /// <summary>A white disc for tinting, for meeples, ghosts and spots.</summary>
        public static Texture2D Disc() => Figure(FigureKind.Normal);

        /// <summary>The white shape of a kind of figure, for tinting.</summary>
        public static Texture2D Figure(FigureKind kind)
        {
            if (figures.TryGetValue(kind, out Texture2D texture) && texture != null) return texture;
            return figures[kind] = Painted((aside, up) => Covers(kind, aside, up));
        }

        /// <summary>A white star with four points for tinting, for pieces of expansions.</summary>
        public static Texture2D Star()
        {
            if (star == null) star = Painted((aside, up) => aside * Math.Abs(up) < 14f);
            return star;
        }

        /// <summary>A colour for each number. Adjacent numbers have very different colours.</summary>
        public static Color ColourOf(int number) => Color.HSVToRGB(number * 0.618f % 1f, 0.9f, 0.9f);

        /// <summary>Paints a white shape. <paramref name="covers"/> returns whether the shape covers a point. Its
        /// arguments are the horizontal distance and the vertical offset from the middle, in pixels.</summary>
        private static Texture2D Painted(Func<float, float, bool> covers)
        {
            Texture2D texture = TilePainter.Filled(Size, Color.clear);
            for (int y = 0; y < Size; ++y)
                for (int x = 0; x < Size; ++x)
                    if (covers(Math.Abs(x - 15.5f), y - 15.5f)) texture.SetPixel(x, y, Color.white);
            texture.Apply();
            return texture;
        }

        /// <summary>Whether the shape of a kind of figure covers the point at this offset from the middle, in
        /// pixels.</summary>
        private static bool Covers(FigureKind kind, float aside, float up)
        {
            switch (kind)
            {
                case FigureKind.Guard: return aside < 13f && Math.Abs(up) < 13f;
                case FigureKind.Abbot: return aside < 4f || up > 2f && up < 10f && aside < 11f;
                case FigureKind.Mayor: return aside * aside + up * up < 240f && aside * aside + up * up > 70f;
                case FigureKind.Wagon: return aside < 14f && Math.Abs(up) < 8f;
                case FigureKind.Ringmaster: return aside < (up < -6f ? 14f : 8f);
                case FigureKind.Shepherd: return aside < 3f || up > 9f && aside < 8f;
                case FigureKind.Barn: return up < 0f ? aside < 12f : aside < 15f - up;
                case FigureKind.Builder: return aside < (15f - up) / 2f;
                case FigureKind.Pig: return aside + Math.Abs(up) < 15f;
                default: return aside * aside + up * up < 240f;
            }
        }

        /// <summary>A white square for tinting, for highlighted cells.</summary>
        public static Texture2D Square()
        {
            if (square != null) return square;
            square = TilePainter.Filled(4, Color.white);
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
    }
}
