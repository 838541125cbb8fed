using System.Collections.Generic;
using System.Text.RegularExpressions;

namespace Mistbank.Samples
{
    /// <summary>A cell that a tile may be laid on.</summary>
    public sealed class Cell
    {
        private readonly GameAction?[] turned = new GameAction?[4];

        public readonly int X;
        public readonly int Y;

        internal Cell(int x, int y)
        {
            X = x;
            Y = y;
        }

        /// <summary>Whether the tile fits here after this number of quarter turns.</summary>
        public bool Fits(int rotation) => turned[rotation].HasValue;

        /// <summary>The first fitting rotation, clockwise from this one.</summary>
        public int FittingFrom(int rotation)
        {
            for (int more = 0; more < 4; ++more)
                if (Fits((rotation + more) % 4)) return (rotation + more) % 4;
            return rotation;
        }

        internal GameAction Laying(int rotation) => turned[rotation].Value;

        internal void Add(int rotation, GameAction action) => turned[rotation] = action;
    }

    /// <summary>A spot on the board for clicks: a segment for a meeple, a meeple for a hound, a tile with ghosts ...
    /// If a spot has several actions, a click offers them as buttons.</summary>
    public sealed class Spot
    {
        internal readonly List<GameAction> Actions = new List<GameAction>();

        public readonly Place Place;

        internal Spot(Place place)
        {
            Place = place;
        }
    }

    /// <summary>The legal actions of a decision, grouped by the way of input. Every action is in one of the lists;
    /// actions of unknown kinds become buttons.</summary>
    public sealed class Offers
    {
        private static readonly Regex InText = new Regex(@" -?\d+,-?\d+(?<segment>/\d+(?<other>\+\d+)?)?");

        private const float Same = 0.01f; // in widths of a tile: spots nearer to each other are one spot

        private readonly List<Cell>[] cells = { new List<Cell>(), new List<Cell>(), new List<Cell>() };

        public readonly List<Spot> Spots = new List<Spot>();
        public readonly List<GameAction> Buttons = new List<GameAction>();

        /// <summary>No actions, for a game that is over.</summary>
        public Offers() { }

        public Offers(Game game, IEnumerable<GameAction> legal)
        {
            foreach (GameAction action in legal) Sort(game, action);
        }

        /// <summary>The text form of an action says which of its fields count: "draw #5", "dragon 3,-1", "land 3,-1/0".</summary>
        private void Sort(Game game, GameAction action)
        {
            Match place = InText.Match(action.ToString());
            if (action.Kind == ActionKind.Place) SpotAt(Place.Of(game, game.LastTile, action.Segment)).Actions.Add(action);
            else if (!place.Success) Buttons.Add(action);
            else if (game.TileAt(action.X, action.Y) < 0)
                CellAt(action.PlaceInHand, action.X, action.Y).Add(action.Rotation, action);
            else SpotAt(PlaceOf(game, action, place)).Actions.Add(action);
        }

        private static Place PlaceOf(Game game, GameAction action, Match place)
        {
            int tile = game.TileAt(action.X, action.Y);
            if (place.Groups["other"].Success) return Place.Between(game, tile, action.Segment, action.Count);
            return place.Groups["segment"].Success ? Place.Of(game, tile, action.Segment) : new Place(action.X, action.Y);
        }

        /// <summary>The legal cells for the tile at a place in the hand. Without hands the tile has place
        /// 0.</summary>
        public List<Cell> Cells(int place) => cells[place];

        /// <summary>The next place in the hand, beginning with this one, whose tile may be laid; 0: none.</summary>
        public int PlaceFrom(int place)
        {
            for (int more = 0; more < cells.Length; ++more)
                if (cells[(place + more) % cells.Length].Count > 0) return (place + more) % cells.Length;
            return 0;
        }

        private Cell CellAt(int place, int x, int y)
        {
            List<Cell> those = cells[place];
            int last = those.Count - 1; // the actions on one cell are adjacent in the list
            if (last >= 0 && those[last].X == x && those[last].Y == y) return those[last];
            those.Add(new Cell(x, y));
            return those[last + 1];
        }

        /// <summary>The nearest spot to a place within this distance, or null.</summary>
        public Spot Nearest(Place place, float reach)
        {
            Spot nearest = null;
            foreach (Spot spot in Spots)
            {
                float distance = spot.Place.DistanceTo(place);
                if (distance > reach) continue;
                nearest = spot;
                reach = distance;
            }
            return nearest;
        }

        private Spot SpotAt(Place place)
        {
            Spot spot = Nearest(place, Same);
            if (spot != null) return spot;
            spot = new Spot(place);
            Spots.Add(spot);
            return spot;
        }
    }
}
