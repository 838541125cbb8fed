using System.Collections.Generic;
using UnityEngine;

namespace Mistbank.Samples
{
    /// <summary>Draws the table of a model, and the places that can be clicked. A cell is one unit wide. Column
    /// numbers increase to the right, row numbers increase downwards.</summary>
    public sealed class TableView
    {
        private const int TileLayer = 0, LitLayer = 1, HandLayer = 2, PieceLayer = 3, FigureLayer = 4, GhostLayer = 5;
        private const int SpotLayer = 6;

        private const float SpotWidth = 0.24f;

        private static readonly Color Lit = new Color(1f, 0.95f, 0.5f, 0.45f);
        private static readonly Color InHand = new Color(1f, 1f, 1f, 0.6f);
        private static readonly Color Clickable = new Color(0.1f, 0.95f, 0.95f, 0.8f); // different from every player's colour
        private static readonly Color About = new Color(1f, 0.4f, 0.9f, 0.6f);

        private readonly Transform parent;
        private readonly Dictionary<int, Sprite> types = new Dictionary<int, Sprite>();
        private readonly Dictionary<Texture2D, Sprite> shapes = new Dictionary<Texture2D, Sprite>();
        private readonly Dictionary<string, GameObject> tiles = new Dictionary<string, GameObject>();
        private readonly List<GameObject> pieces = new List<GameObject>();
        private readonly List<GameObject> spots = new List<GameObject>();
        private BoardModel shown;
        private int changes;
        private GameObject hand;

        /// <summary>Creates a view whose objects are children of this object.</summary>
        public TableView(Transform parent)
        {
            this.parent = parent;
        }

        /// <summary>Draws the current state of the model.</summary>
        public void Show(BoardModel model)
        {
            if (model != shown) Clear();
            if (model != shown || model.Changes != changes) Renew(model);
            shown = model;
            changes = model.Changes;
            ShowHand(model);
            for (int i = 0; i < spots.Count; ++i)
                Scale(spots[i], model.Spots[i] == model.Pointed ? SpotWidth * 1.4f : SpotWidth);
        }

        /// <summary>Clears the table for another game, which may have other tile types.</summary>
        private void Clear()
        {
            foreach (GameObject tile in tiles.Values) Object.Destroy(tile);
            foreach (Sprite sprite in types.Values)
            {
                Object.Destroy(sprite.texture);
                Object.Destroy(sprite);
            }
            tiles.Clear();
            types.Clear();
        }

        private void Renew(BoardModel model)
        {
            RenewTiles(model.Game);
            foreach (GameObject piece in pieces) Object.Destroy(piece);
            pieces.Clear();
            spots.Clear();
            if (hand != null) Object.Destroy(hand);
            hand = null;
            foreach (ChoiceCell cell in model.Cells) AddLit(cell);
            AddFigures(model.Game);
            AddPieces(model.Game);
            Texture2D disc = FigurePainter.Disc();
            if (model.Subject.HasValue) AddPiece("subject", disc, About, LitLayer, 0.5f, model.Subject.Value);
            foreach (ChoiceSpot spot in model.Spots)
                spots.Add(AddPiece("spot", disc, Clickable, SpotLayer, SpotWidth, Place.Of(spot)));
        }

        private void AddLit(ChoiceCell cell)
        {
            var place = new Place(cell.X, cell.Y);
            AddPiece($"lit {cell.X},{cell.Y}", FigurePainter.Square(), Lit, LitLayer, 0.92f, place);
        }

        // --- tiles ---

        /// <summary>Adds laid tiles and removes undone tiles. All other tiles stay unchanged.</summary>
        private void RenewTiles(Game game)
        {
            var gone = new HashSet<string>(tiles.Keys);
            foreach (Tile tile in game.Tiles())
            {
                string name = $"tile {tile.X},{tile.Y} {tile.Type} {tile.Rotation}";
                if (!gone.Remove(name)) tiles[name] = AddTile(game, name, tile);
            }
            foreach (string name in gone)
            {
                Object.Destroy(tiles[name]);
                tiles.Remove(name);
            }
        }

        private GameObject AddTile(Game game, string name, Tile tile)
        {
            Sprite sprite = SpriteOf(game, tile.Type);
            GameObject added = Add(name, sprite, Color.white, TileLayer, 1f, new Place(tile.X, tile.Y));
            added.transform.rotation = Turned(tile.Rotation);
            return added;
        }

        private Sprite SpriteOf(Game game, int type)
        {
            if (types.TryGetValue(type, out Sprite sprite)) return sprite;
            return types[type] = SpriteOf(type < 0 ? TilePainter.Back() : TilePainter.Paint(game, type));
        }

        private static Quaternion Turned(int quarterTurns) => Quaternion.Euler(0f, 0f, -90f * quarterTurns);

        /// <summary>Shows the transparent tile in hand over the cell at the pointer.</summary>
        private void ShowHand(BoardModel model)
        {
            bool held = model.Hovered != null;
            if (hand == null && !held) return;
            Sprite sprite = SpriteOf(model.Game, model.TileInHand);
            if (hand == null) hand = Add("hand", sprite, InHand, HandLayer, 1f, default(Place));
            hand.SetActive(held);
            if (!held) return;
            hand.transform.position = new Vector3(model.Hovered.X, -model.Hovered.Y, 0f);
            hand.transform.rotation = Turned(model.Rotation);
        }

        // --- figures ---

        private void AddFigures(Game game)
        {
            var standing = new Dictionary<Place, int>();
            foreach (Figure figure in game.Figures())
            {
                Place place = Place.Of(game, figure.Tile, figure.Segment);
                standing.TryGetValue(place, out int others);
                standing[place] = others + 1;
                AddFigure(figure, place.Beside(0.1f * others));
            }
        }

        private void AddFigure(Figure figure, Place place)
        {
            Color colour = FigurePainter.ColourOf(figure.Colour);
            if (figure.Buried) colour.a = 0.5f;
            float width = figure.Kind == FigureKind.Large ? 0.3f : 0.2f;
            AddPiece($"figure {place}", FigurePainter.Figure(figure.Kind), colour, FigureLayer, width, place);
            if (figure.Fairy) AddPiece("halo", FigurePainter.Disc(), FigurePainter.Halo, PieceLayer, width + 0.06f, place);
            for (int i = 0; i < figure.Ghosts; ++i) AddGhost(place, i);
        }

        /// <summary>Adds pieces other than figures, such as ghosts. Each kind of piece has its own colour.</summary>
        private void AddPieces(Game game)
        {
            foreach (Piece piece in Piece.All(game))
                AddPiece($"piece {Facts.Noun(piece.Fact)}", FigurePainter.Star(), FigurePainter.ColourOf(piece.Fact),
                    PieceLayer, piece.Width, piece.Place);
        }

        private void AddGhost(Place place, int others)
        {
            Place beside = place.Beside(0.1f * (others + 1));
            AddPiece("ghost", FigurePainter.Disc(), FigurePainter.Ghost, GhostLayer, 0.14f, beside);
        }

        // --- objects ---

        private GameObject AddPiece(string name, Texture2D texture, Color colour, int layer, float width, Place place)
        {
            if (!shapes.TryGetValue(texture, out Sprite shape)) shapes[texture] = shape = SpriteOf(texture);
            GameObject piece = Add(name, shape, colour, layer, width, place);
            pieces.Add(piece);
            return piece;
        }

        private static Sprite SpriteOf(Texture2D texture)
        {
            var area = new Rect(0f, 0f, texture.width, texture.height);
            return Sprite.Create(texture, area, new Vector2(0.5f, 0.5f), texture.width);
        }

        private GameObject Add(string name, Sprite sprite, Color colour, int layer, float width, Place place)
        {
            var added = new GameObject(name);
            added.transform.parent = parent;
            added.transform.position = new Vector3(place.East, -place.South, 0f); // in Unity y increases upwards
            Scale(added, width);
            SpriteRenderer shape = added.AddComponent<SpriteRenderer>();
            shape.sprite = sprite;
            shape.color = colour;
            shape.sortingOrder = layer;
            return added;
        }

        private static void Scale(GameObject piece, float width) =>
            piece.transform.localScale = new Vector3(width, width, 1f);
    }
}
