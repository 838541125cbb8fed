using System;
using System.Collections.Generic;
using UnityEngine;

namespace Mistbank.Samples
{
    /// <summary>Plain white shapes of figures, ghosts and spots, and the colours to tint them with.</summary>
    public static class FigurePainter
    {
        /// <summary>The colour of hounds.</summary>
        public static readonly Color Hound = new Color(0.45f, 0.3f, 0.15f);

        /// <summary>The colour of ghosts.</summary>
        public static readonly Color Ghost = new Color(0.95f, 0.95f, 1f);

        /// <summary>The colour of the dragon.</summary>
        public static readonly Color DragonColour = new Color(0.6f, 0.1f, 0.05f);

        /// <summary>The colour of the fairy.</summary>
        public static readonly Color FairyColour = new Color(1f, 0.9f, 0.6f);

        /// <summary>The colour of the big top.</summary>
        public static readonly Color BigTopColour = new Color(0.9f, 0.2f, 0.3f);

        /// <summary>The colour of the first floor of a tower, the third and so on.</summary>
        public static readonly Color Floor = new Color(0.55f, 0.5f, 0.45f);

        /// <summary>The colour of the floors between them.</summary>
        public static readonly Color NextFloor = new Color(0.75f, 0.7f, 0.62f);

        /// <summary>The colour of the mage.</summary>
        public static readonly Color MageColour = new Color(0.35f, 0.15f, 0.75f);

        /// <summary>The colour of the witch.</summary>
        public static readonly Color WitchColour = new Color(0.85f, 0.35f, 0.1f);

        /// <summary>The colour of ferries.</summary>
        public static readonly Color FerryColour = new Color(0.5f, 0.3f, 0.15f);

        /// <summary>The colour of ingots.</summary>
        public static readonly Color IngotColour = new Color(1f, 0.8f, 0.1f);

        private const int Size = 32; // pixels of a shape's width

        private static readonly Dictionary<FigureKind, Texture2D> figures = new Dictionary<FigureKind, Texture2D>();
        private static Texture2D square;
        private static Texture2D dragon;
        private static Texture2D fairy;
        private static Texture2D bigTop;

        /// <summary>A white disc, to be tinted: a meeple, a ghost, a spot.</summary>
        public static Texture2D Disc() => Figure(FigureKind.Normal);

        /// <summary>The white shape of a kind of figure, to be tinted.</summary>
        public static Texture2D Figure(FigureKind kind)
        {
            if (figures.TryGetValue(kind, out Texture2D texture) && texture != null) return texture;
            return figures[kind] = Painted((aside, up) => Covers(kind, aside, up));
        }

        /// <summary>The white shape of the dragon, to be tinted: a cross of two bars.</summary>
        public static Texture2D Dragon()
        {
            if (dragon == null) dragon = Painted((aside, up) => Math.Abs(aside - Math.Abs(up)) < 4f);
            return dragon;
        }

        /// <summary>The white shape of the fairy, to be tinted: a star of four points.</summary>
        public static Texture2D Fairy()
        {
            if (fairy == null) fairy = Painted((aside, up) => aside * Math.Abs(up) < 14f);
            return fairy;
        }

        /// <summary>The white shape of the big top, to be tinted: a tent with a pointed roof.</summary>
        public static Texture2D BigTop()
        {
            if (bigTop == null) bigTop = Painted((aside, up) => up < 2f ? aside < 13f : aside < 15f - up);
            return bigTop;
        }

        /// <summary>A white shape, which covers what is so far aside and up from its middle.</summary>
        private static Texture2D Painted(Func<float, float, bool> covers)
        {
            Texture2D texture = TilePainter.Filled(Size, Color.clear);
            for (int y = 0; y < Size; ++y)
                for (int x = 0; x < Size; ++x)
                    if (covers(Math.Abs(x - 15.5f), y - 15.5f)) texture.SetPixel(x, y, Color.white);
            texture.Apply();
            return texture;
        }

        /// <summary>Whether the shape reaches so far aside and up from its middle.</summary>
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

        /// <summary>A white square, to be tinted: a cell.</summary>
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
