using System;

namespace Mistbank
{
    public sealed unsafe partial class Game
    {
        // --- tile types ---

        /// <summary>The number of tile types of all tile sets.</summary>
        public int TypeCount => Native.mistbank_game_type_count(Open);

        /// <summary>One tile type; tiles, draws and events name it by its index.</summary>
        /// <param name="type">0 to TypeCount-1.</param>
        /// <exception cref="InvalidArgumentException">There is no such type.</exception>
        public TileType Type(int type)
        {
            Check(Native.mistbank_game_type(Open, type, out TileType found));
            return found;
        }

        /// <summary>The id of a tile type, the same string each time.</summary>
        /// <param name="type">0 to TypeCount-1.</param>
        /// <exception cref="InvalidArgumentException">There is no such type.</exception>
        public string TypeId(int type)
        {
            int count = TypeCount;
            if (typeIds == null)
            {
                var ids = new string[count];
                for (int i = 0; i < ids.Length; ++i) ids[i] = Type(i).Id;
                typeIds = ids;
            }
            if (type >= 0 && type < count) return typeIds[type];
            throw new InvalidArgumentException($"type must be 0 to {count - 1}, not {type}");
        }

        /// <summary>One segment of a tile type.</summary>
        /// <param name="type">0 to TypeCount-1.</param>
        /// <param name="segment">0 to SegmentCount-1 of that type.</param>
        /// <exception cref="InvalidArgumentException">There is no such segment.</exception>
        public Segment Segment(int type, int segment)
        {
            Check(Native.mistbank_game_segment(Open, type, segment, out Segment found));
            return found;
        }

        /// <summary>The index of the tile type of an id; -1: there is none.</summary>
        /// <param name="id">Case-sensitive.</param>
        public int FindType(string id)
        {
            fixed (byte* bytes = Utf8.BytesOf(nameof(id), id)) return Native.mistbank_game_find_type(Open, bytes);
        }

        /// <summary>The copies of a tile type that nobody has seen: in the piles and face down together.</summary>
        /// <param name="type">0 to TypeCount-1.</param>
        /// <exception cref="InvalidArgumentException">There is no such type.</exception>
        public int Unseen(int type) => Number(Native.mistbank_game_unseen(Open, type), nameof(type));

        /// <summary>The copies of a tile type among which the next draw is made, each as likely as another: the unseen
        /// ones, but that a pile in layers, such as one with the river, is drawn from the top.</summary>
        /// <param name="type">0 to TypeCount-1.</param>
        /// <exception cref="InvalidArgumentException">There is no such type.</exception>
        public int Drawable(int type) => Number(Native.mistbank_game_drawable(Open, type), nameof(type));

        // --- what lies on the board ---

        /// <summary>The number of tiles on the board, the starting block and face-down tiles included.</summary>
        public int TileCount => Native.mistbank_game_tile_count(Open);

        /// <summary>One tile on the board.</summary>
        /// <param name="index">0 to TileCount-1, in the order of laying.</param>
        /// <exception cref="InvalidArgumentException">There is none of this number.</exception>
        public Tile Tile(int index)
        {
            Check(Native.mistbank_game_tile(Open, index, out Tile tile));
            return tile;
        }

        /// <summary>All tiles on the board, in the order of laying.</summary>
        /// <param name="into">TileCount entries suffice.</param>
        /// <returns>How many were written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public int Tiles(Span<Tile> into)
        {
            int count;
            Status status;
            fixed (Tile* at = into) status = Native.mistbank_game_tiles(Open, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>All tiles on the board, in the order of laying.</summary>
        public Tile[] Tiles()
        {
            int count;
            var into = new Tile[Asked(Native.mistbank_game_tiles(Open, null, 0, &count), count)];
            Tiles(into.AsSpan());
            return into;
        }

        /// <summary>The index of the tile on a cell; -1: the cell is empty.</summary>
        /// <param name="x">Any number.</param>
        /// <param name="y">Any number.</param>
        public int TileAt(int x, int y) => Native.mistbank_game_tile_at(Open, x, y);

        /// <summary>The index of the tile laid face up last; -1 before the first, where the starting tile is in the
        /// bag.</summary>
        public int LastTile => Native.mistbank_game_last_tile(Open);

        /// <summary>The ghosts on a segment.</summary>
        /// <param name="tile">Index of a face-up tile.</param>
        /// <param name="segment">0 to SegmentCount-1 of its type.</param>
        /// <exception cref="InvalidArgumentException">There is no such segment.</exception>
        public int GhostsOn(int tile, int segment) =>
            Number(Native.mistbank_game_ghosts_on(Open, tile, segment), "tile or segment");

        /// <summary>The index of the first figure on a segment; -1: there is none.</summary>
        /// <param name="tile">Index of a face-up tile.</param>
        /// <param name="segment">0 to SegmentCount-1 of its type.</param>
        public int FigureOn(int tile, int segment) => Native.mistbank_game_figure_on(Open, tile, segment);

        /// <summary>The index of the tile on which the dragon stands; -1 while it is beside the board.</summary>
        public int DragonTile => Native.mistbank_game_dragon_tile(Open);

        /// <summary>The index of the tile on which the fairy stands, perhaps beside nobody; -1 while she is beside the
        /// board. <see cref="Mistbank.Figure.Fairy"/> tells beside whom.</summary>
        public int FairyTile => Native.mistbank_game_fairy_tile(Open);

        /// <summary>The index of the tile on which the big top stands; -1 while it is beside the board.</summary>
        public int BigTopTile => Native.mistbank_game_big_top_tile(Open);

        /// <summary>The number of figures on the board, buried ones included.</summary>
        public int FigureCount => Native.mistbank_game_figure_count(Open);

        /// <summary>One figure on the board. Indices change with the next action.</summary>
        /// <param name="index">0 to FigureCount-1.</param>
        /// <exception cref="InvalidArgumentException">There is none of this number.</exception>
        public Figure Figure(int index)
        {
            Check(Native.mistbank_game_figure(Open, index, out Figure figure));
            return figure;
        }

        /// <summary>All figures on the board, buried ones included.</summary>
        /// <param name="into">FigureCount entries suffice.</param>
        /// <returns>How many were written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public int Figures(Span<Figure> into)
        {
            int count;
            Status status;
            fixed (Figure* at = into) status = Native.mistbank_game_figures(Open, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>All figures on the board, buried ones included.</summary>
        public Figure[] Figures()
        {
            int count;
            var into = new Figure[Asked(Native.mistbank_game_figures(Open, null, 0, &count), count)];
            Figures(into.AsSpan());
            return into;
        }

        /// <summary>The feature that a segment belongs to.</summary>
        /// <param name="tile">Index of a face-up tile.</param>
        /// <param name="segment">0 to SegmentCount-1 of its type.</param>
        /// <exception cref="InvalidArgumentException">There is no such segment.</exception>
        public Feature Feature(int tile, int segment)
        {
            Check(Native.mistbank_game_feature(Open, tile, segment, out Feature feature));
            return feature;
        }

        /// <summary>All features of the board in the order of their first segments; fields only where they
        /// score, and no scenery (castles, cemeteries and gardens in games that have none, rivers).</summary>
        /// <param name="into">Gets the features.</param>
        /// <returns>How many were written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public int Features(Span<Feature> into)
        {
            int count;
            Status status;
            fixed (Feature* at = into) status = Native.mistbank_game_features(Open, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>All features of the board in the order of their first segments; fields only where they
        /// score, and no scenery (castles, cemeteries and gardens in games that have none, rivers).</summary>
        public Feature[] Features()
        {
            int count;
            var into = new Feature[Asked(Native.mistbank_game_features(Open, null, 0, &count), count)];
            Features(into.AsSpan());
            return into;
        }
    }
}
