using System;

namespace Mistbank.Samples
{
    /// <summary>A point on the board. The coordinates are in widths of a tile. They increase eastward and southward,
    /// and are whole numbers in the middle of a cell.</summary>
    public readonly struct Place : IEquatable<Place>
    {
        public readonly float East;
        public readonly float South;

        public Place(float east, float south)
        {
            East = east;
            South = south;
        }

        /// <summary>The column of the cell that contains the point.</summary>
        public int X => (int)Math.Floor(East + 0.5f);

        /// <summary>The row of the cell that contains the point.</summary>
        public int Y => (int)Math.Floor(South + 0.5f);

        public float DistanceTo(Place other)
        {
            float east = East - other.East, south = South - other.South;
            return (float)Math.Sqrt(east * east + south * south);
        }

        public Place Beside(float east) => new Place(East + east, South);

        public bool Equals(Place other) => East == other.East && South == other.South;

        public override bool Equals(object obj) => obj is Place other && Equals(other);

        public override int GetHashCode() => East.GetHashCode() * 31 ^ South.GetHashCode();

        public override string ToString() => $"{East},{South}";

        /// <summary>The place of figures on a segment of a laid tile; the middle of the tile if it lies face down or
        /// has no such segment.</summary>
        public static Place Of(Game game, int tileIndex, int segmentNumber)
        {
            Tile tile = game.Tile(tileIndex);
            bool isPrinted = !tile.FaceDown && segmentNumber < game.Type(tile.Type).SegmentCount;
            if (!isPrinted) return new Place(tile.X, tile.Y);
            Anchor anchor = game.AnchorOn(tileIndex, segmentNumber);
            return new Place(tile.X + anchor.X / 100f - 0.5f, tile.Y + anchor.Y / 100f - 0.5f);
        }

        /// <summary>The point halfway between the places of figures on two segments of a tile.</summary>
        public static Place Between(Game game, int tileIndex, int segmentNumber, int other)
        {
            Place one = Of(game, tileIndex, segmentNumber), two = Of(game, tileIndex, other);
            return new Place((one.East + two.East) / 2f, (one.South + two.South) / 2f);
        }

        /// <summary>The place of a spot that can be clicked.</summary>
        public static Place Of(ChoiceSpot spot) =>
            new Place(spot.X + spot.AnchorX / 100f - 0.5f, spot.Y + spot.AnchorY / 100f - 0.5f);
    }
}
