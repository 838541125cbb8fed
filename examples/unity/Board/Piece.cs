using System.Collections.Generic;

namespace Mistbank.Samples
{
    /// <summary>A piece on the board that is not a figure, such as a ghost, the dragon or the floor of a
    /// tower.</summary>
    public readonly struct Piece
    {
        private const int InRow = 7; // number of small pieces in a row on a tile

        /// <summary>The index of the fact that describes the piece, see Facts.</summary>
        public readonly int Fact;

        /// <summary>The index of the piece's tile.</summary>
        public readonly int Tile;

        public readonly Place Place;

        /// <summary>The width of the piece, in widths of a tile.</summary>
        public readonly float Width;

        private Piece(int fact, int tile, Place place, float width)
        {
            Fact = fact;
            Tile = tile;
            Place = place;
            Width = width;
        }

        /// <summary>All pieces, including those of expansions that later versions of the library add.</summary>
        public static List<Piece> All(Game game)
        {
            var pieces = new List<Piece>();
            var onTile = new int[game.TileCount];
            for (int fact = 0; fact < Facts.Count; ++fact)
            {
                Scope scope = Facts.Info(fact).Scope;
                if (scope == Scope.Game) AddPlaced(pieces, game, fact);
                if (scope != Scope.Tile) continue;
                for (int tile = 0; tile < onTile.Length; ++tile)
                    foreach (int count in game.Fact(fact, tile))
                        for (int i = 0; i < count; ++i) pieces.Add(InRows(game, fact, tile, onTile[tile]++));
            }
            return pieces;
        }

        /// <summary>A small piece. The small pieces of a tile form rows that start in the north-west corner.</summary>
        private static Piece InRows(Game game, int fact, int tile, int others)
        {
            float east = game.Tile(tile).X - 0.36f + 0.12f * (others % InRow);
            float south = game.Tile(tile).Y - 0.4f + 0.12f * (others / InRow);
            return new Piece(fact, tile, new Place(east, south), 0.1f);
        }

        /// <summary>A piece on a segment, next to the pieces that are already on the segment.</summary>
        private static Piece OnSegment(List<Piece> pieces, int fact, int tile, Place middle)
        {
            Place place = middle.Beside(0.12f);
            while (pieces.Exists(piece => piece.Tile == tile && piece.Place.Equals(place))) place = place.Beside(0.1f);
            return new Piece(fact, tile, place, 0.24f);
        }

        /// <summary>Adds the pieces of a fact whose numbers are places: the middle of a tile, a segment, or two joined
        /// segments.</summary>
        private static void AddPlaced(List<Piece> pieces, Game game, int fact)
        {
            FactKind kind = Facts.Info(fact).Kind;
            if (kind == FactKind.Number || kind == FactKind.Colour) return;
            ReadOnlyArray<int> numbers = game.Fact(fact, 0);
            int step = kind == FactKind.Pair ? 3 : kind == FactKind.Segment ? 2 : 1;
            for (int i = 0; i < numbers.Length; i += step)
            {
                if (numbers[i] < 0) continue;
                int tile = numbers[i];
                if (kind == FactKind.Tile)
                    pieces.Add(new Piece(fact, tile, new Place(game.Tile(tile).X, game.Tile(tile).Y), 0.4f));
                else if (kind == FactKind.Segment)
                    pieces.Add(OnSegment(pieces, fact, tile, Place.Of(game, tile, numbers[i + 1])));
                else
                {
                    pieces.Add(new Piece(fact, tile, Place.Of(game, tile, numbers[i + 1]), 0.12f));
                    pieces.Add(new Piece(fact, tile, Place.Of(game, tile, numbers[i + 2]), 0.12f));
                    pieces.Add(new Piece(fact, tile, Place.Between(game, tile, numbers[i + 1], numbers[i + 2]), 0.12f));
                }
            }
        }
    }
}
