using System.Collections.Generic;
using UnityEngine;

namespace Mistbank.Samples
{
    /// <summary>Draws what lies on the table of a model, and what can be clicked there. A cell is one unit wide, and
    /// columns grow to the right, rows downwards.</summary>
    public sealed class TableView
    {
        private const int TileLayer = 0, LitLayer = 1, HandLayer = 2, TowerLayer = 3, FigureLayer = 4, GhostLayer = 5;
        private const int SpotLayer = 6;

        private const float SpotWidth = 0.24f;

        private static readonly Color Lit = new Color(1f, 0.95f, 0.5f, 0.45f);
        private static readonly Color InHand = new Color(1f, 1f, 1f, 0.6f);
        private static readonly Color Clickable = new Color(0.1f, 0.95f, 0.95f, 0.8f); // of no player
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

        /// <summary>Draws below this object.</summary>
        public TableView(Transform parent)
        {
            this.parent = parent;
        }

        /// <summary>Draws the model as it stands now.</summary>
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

        /// <summary>Another game: other tile types, and nothing on the table.</summary>
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
            foreach (Cell cell in model.Cells) AddLit(cell);
            AddTowers(model.Game);
            AddFigures(model.Game);
            AddGhosts(model.Game);
            AddDragon(model.Game);
            AddFairy(model.Game);
            AddBigTop(model.Game);
            AddFerries(model.Game);
            AddIngots(model.Game);
            AddMagic("mage", model.Game, FigurePainter.MageColour);
            AddMagic("witch", model.Game, FigurePainter.WitchColour);
            Texture2D disc = FigurePainter.Disc();
            if (model.Subject.HasValue) AddPiece("subject", disc, About, LitLayer, 0.5f, model.Subject.Value);
            foreach (Spot spot in model.Spots)
                spots.Add(AddPiece("spot", disc, Clickable, SpotLayer, SpotWidth, spot.Place));
        }

        private void AddLit(Cell cell)
        {
            var place = new Place(cell.X, cell.Y);
            AddPiece($"lit {cell.X},{cell.Y}", FigurePainter.Square(), Lit, LitLayer, 0.92f, place);
        }

        // --- tiles ---

        /// <summary>Adds and removes the tiles that were laid and taken back; most stay as they are.</summary>
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

        /// <summary>The tile in hand, seen through, over the cell that the pointer is at.</summary>
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
            for (int i = 0; i < figure.Ghosts; ++i) AddGhost(place, i);
            Texture2D hound = FigurePainter.Figure(FigureKind.Pig);
            for (int hounds = figure.Hounds; hounds != 0; hounds &= hounds - 1)
                AddPiece("hound", hound, FigurePainter.Hound, FigureLayer, 0.2f, place.Beside(-0.12f));
        }

        /// <summary>The floors of each tower, one on the other.</summary>
        private void AddTowers(Game game)
        {
            for (int index = 0; index < game.TileCount; ++index)
            {
                Place place = Place.Of(game, index, SegmentKind.Tower);
                for (int floor = 0, floors = game.Tile(index).Floors; floor < floors; ++floor)
                {
                    Color colour = floor % 2 == 0 ? FigurePainter.Floor : FigurePainter.NextFloor;
                    float width = Mathf.Max(0.1f, 0.32f - 0.02f * floor);
                    AddPiece("floor", FigurePainter.Square(), colour, TowerLayer, width, place);
                }
            }
        }

        private void AddDragon(Game game)
        {
            if (game.DragonTile < 0) return;
            Tile tile = game.Tile(game.DragonTile);
            var middle = new Place(tile.X, tile.Y);
            AddPiece("dragon", FigurePainter.Dragon(), FigurePainter.DragonColour, GhostLayer, 0.5f, middle);
        }

        private void AddBigTop(Game game)
        {
            if (game.BigTopTile < 0) return;
            Tile tile = game.Tile(game.BigTopTile);
            var middle = new Place(tile.X, tile.Y);
            AddPiece("big top", FigurePainter.BigTop(), FigurePainter.BigTopColour, TowerLayer, 0.45f, middle);
        }

        /// <summary>Beside her meeple; in the middle of her tile where it has left her.</summary>
        private void AddFairy(Game game)
        {
            if (game.FairyTile < 0) return;
            Tile tile = game.Tile(game.FairyTile);
            var place = new Place(tile.X, tile.Y);
            foreach (Figure figure in game.Figures())
                if (figure.Fairy) place = Place.Of(game, figure.Tile, figure.Segment).Beside(-0.12f);
            AddPiece("fairy", FigurePainter.Fairy(), FigurePainter.FairyColour, GhostLayer, 0.22f, place);
        }

        /// <summary>On the roads that each joins, and between them.</summary>
        private void AddFerries(Game game)
        {
            int[] ferries = game.Fact("ferries"); // a tile and two of its segments each
            for (int i = 0; i < ferries.Length; i += 3)
            {
                Place[] places =
                {
                    Place.Of(game, ferries[i], ferries[i + 1]), Place.Of(game, ferries[i], ferries[i + 2]),
                    Place.Between(game, ferries[i], ferries[i + 1], ferries[i + 2]),
                };
                foreach (Place place in places)
                    AddPiece("ferry", FigurePainter.Square(), FigurePainter.FerryColour, TowerLayer, 0.12f, place);
            }
        }

        /// <summary>In a row along the north of their tile.</summary>
        private void AddIngots(Game game)
        {
            int ingots = Facts.Find("ingots");
            for (int index = 0; index < game.TileCount; ++index)
                for (int ingot = 0, count = Number(game.Fact(ingots, index)); ingot < count; ++ingot)
                {
                    Place corner = Place.NorthWestOf(game.Tile(index).X, game.Tile(index).Y);
                    var place = new Place(corner.East + 0.2f + 0.12f * ingot, corner.South + 0.1f);
                    AddPiece("ingot", FigurePainter.Square(), FigurePainter.IngotColour, TowerLayer, 0.1f, place);
                }
        }

        private static int Number(int[] numbers) => numbers.Length == 0 ? 0 : numbers[0];

        private void AddMagic(string fact, Game game, Color colour)
        {
            int[] spot = game.Fact(fact); // a tile and a segment of it
            if (spot.Length == 0 || spot[0] < 0) return;
            Place place = Place.Of(game, spot[0], spot[1]).Beside(0.12f);
            AddPiece(fact, FigurePainter.Fairy(), colour, GhostLayer, 0.24f, place);
        }

        private void AddGhosts(Game game)
        {
            for (int tile = 0; tile < game.TileCount; ++tile)
            {
                Tile lies = game.Tile(tile);
                if (lies.Ghosts == 0) continue;
                int segments = game.Type(lies.Type).SegmentCount;
                for (int segment = 0; segment < segments; ++segment)
                    for (int i = 0; i < game.GhostsOn(tile, segment); ++i) AddGhost(Place.Of(game, tile, segment), i);
            }
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
            added.transform.position = new Vector3(place.East, -place.South, 0f); // rows grow south
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
