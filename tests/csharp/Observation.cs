using System;
using System.Collections.Generic;
using System.Linq;

namespace Mistbank.Tests
{
    /// <summary>The results of a game's queries as lines of text, in the format of tests/scenarios/observation.cpp.
    /// </summary>
    public sealed class Observation
    {
        private const int MostSheep = 4;  // largest number of sheep on a token
        private const int MostAnimals = 7;  // largest number on an animal token
        private const int ActionsTold = 10;  // number of legal actions compared at each decision

        private readonly Game game;
        private readonly List<string> lines = new List<string>();

        private Observation(Game game)
        {
            this.game = game;
        }

        /// <summary>Returns the lines about a game, with its events from `firstEvent` on.</summary>
        public static List<string> Of(Game game, int firstEvent)
        {
            var told = new Observation(game);
            told.Decision();
            told.Score();
            told.Piles();
            told.Tiles();
            told.Figures();
            told.Features();
            told.Supplies();
            told.NeutralThings();
            told.Hands();
            told.Events(firstEvent);
            return told.lines;
        }

        // --- words ---

        /// <summary>Adds a line of values and lists of values.</summary>
        private void Tell(params object[] words) => lines.Add(string.Join(" ", words.SelectMany(WordsOf)));

        private static IEnumerable<string> WordsOf(object value)
        {
            if (value is IEnumerable<string> texts) return texts;
            if (value is IEnumerable<int> numbers) return numbers.Select(number => number.ToString());
            return new[] { Word(value) };
        }

        /// <summary>Returns a value as text: an enum member as its name, the normal figure as "meeple", a boolean as 1
        /// or 0.</summary>
        private static string Word(object value)
        {
            if (value is bool truth) return truth ? "1" : "0";
            if (Equals(value, FigureKind.Normal)) return "meeple";
            return value is Enum ? Words.NameOf(value) : value.ToString();
        }

        private static IEnumerable<T> Members<T>() => Enum.GetValues(typeof(T)).Cast<T>();

        private static readonly Colour[] Colours = Members<Colour>().Where(colour => colour != Colour.None).ToArray();

        private string Id(int type) => type < 0 ? "?" : game.TypeId(type);

        private string Cell(int tile) => tile < 0 ? "aside" : $"{game.Tile(tile).X},{game.Tile(tile).Y}";

        private string Place(int tile, int segment) => tile < 0 ? "aside" : $"{Cell(tile)}/{segment}";

        // --- lines ---

        private void Decision()
        {
            Decision told = game.Decision;
            Tell("decision", told.Kind, told.Player, Id(told.TileType), told.X, told.Y, told.Segment, told.Hound,
                 told.Points, told.Colour, told.Number);
            Tell("actions", game.LegalActions().Take(ActionsTold).Select(action => game.Text(action) + " ;"));
            Tell("turn", game.Turn, game.Part, game.ActivePlayer, game.DecidingPlayer, game.LastDraw, game.InLastRound);
        }

        private void Score()
        {
            IEnumerable<string> winners = Colours.Where(game.HasWon).Select(colour => Word(colour));
            Tell("outcome", (int)game.Outcome, (int)game.LossReason, winners);
            for (int i = 0; i < game.ScoringMeepleCount; ++i)
            {
                ScoringMeeple meeple = game.ScoringMeeple(i);
                Tally tally = game.Tally(i);
                IEnumerable<string> sources = Members<Source>().Where(source => tally.Points[source] != 0)
                    .Select(source => $"{Word(source)} {tally.Points[source]}");
                Tell("score", meeple.Colour, meeple.Total, meeple.Space, meeple.Lap, tally.Colour, sources);
            }
            Tell("ghosts", game.GhostSupply, game.GhostsOnBoard);
        }

        private void Piles()
        {
            Tell("piles", game.ActivePile, Enumerable.Range(0, game.PileCount).Select(game.PileSize));
            Tell("set_aside", game.SetAside().Select(Id));
            for (int type = 0; type < game.TypeCount; ++type)
                if (game.Unseen(type) != 0)
                    Tell("type", Id(type), game.FindType(Id(type)), game.Unseen(type), game.Drawable(type));
        }

        private void Tiles()
        {
            for (int i = 0; i < game.TileCount; ++i)
            {
                Tile tile = game.Tile(i);
                Tell("tile", game.TileAt(tile.X, tile.Y), Cell(i), Id(tile.Type), tile.Rotation, tile.FaceDown,
                     tile.Ghosts, tile.Floors, NumberOf(i, "ingots"));
            }
        }

        private void Figures()
        {
            foreach (Figure figure in game.Figures())
            {
                var first = new List<int>();
                if (!game.Tile(figure.Tile).FaceDown) first.Add(game.FigureOn(figure.Tile, figure.Segment));
                Tell("figure", figure.Kind, figure.Colour, Place(figure.Tile, figure.Segment), figure.Buried,
                     figure.Ghosts, figure.Hounds, figure.Fairy, first);
            }
            foreach (Prisoner held in game.Prisoners()) Tell("prisoner", held.Kind, held.Colour, held.Holder);
        }

        private void Features()
        {
            foreach (Feature listed in game.Features())
            {
                Feature feature = game.Feature(listed.Tile, listed.Segment);
                IEnumerable<Marks> marks = Members<Marks>().Where(mark => (feature.Marks & mark) != 0);
                Tell("feature", Place(feature.Tile, feature.Segment), feature.Kind, feature.Tiles, feature.OpenSides,
                     feature.Coats, feature.Ghosts, feature.Complete, feature.Haunted, feature.Cities, feature.Worth,
                     Colours.Select(colour => feature.Meeples[colour]),
                     Members<Good>().Select(good => feature.Goods[good]), marks.Select(mark => Word(mark)));
            }
        }

        private void Supplies()
        {
            foreach (Colour colour in game.Rules.Colours)
            {
                Supply supply = game.Supply(colour);
                Tell("supply", colour, Members<FigureKind>().Select(kind => supply.Figures[kind]), supply.Reserve,
                     Members<Good>().Select(good => supply.Goods[good]), supply.Floors, supply.Abbeys, supply.Sheep,
                     Enumerable.Range(0, MostSheep + 1).Select(number => game.Flock(colour, number)),
                     NumberOf((int)colour, "ingots_held"), NumberOf((int)colour, "robber", -1),
                     NumberOf((int)colour, "courier"));
            }
        }

        private void NeutralThings()
        {
            for (int hound = 1; hound <= 2; ++hound)
                if (game.HoundNumber(hound) != 0)
                    Tell("hound", hound, game.HoundArrived(hound), game.HoundMeeple(hound));
            Tell("stand", Cell(game.DragonTile), Cell(game.FairyTile), Cell(game.BigTopTile),
                 Place(Number("mage", -1), Number("mage", -1, 1)), Place(Number("witch", -1), Number("witch", -1, 1)));
            int[] ferries = game.Fact("ferries");
            for (int i = 0; i < ferries.Length; i += 3)
                Tell("ferry", Place(ferries[i], ferries[i + 1]), ferries[i + 2]);
            Tell("messages", game.Fact("messages"));
            Tell("tokens", Holder("king"), Number("largest_city"), Holder("baron"), Number("longest_road"),
                 Number("ingots_aside"), game.TilesUnderHills);
            Tell("bag", Enumerable.Range(0, MostSheep + 1).Select(game.SheepInBag),
                 Enumerable.Range(1, MostAnimals).Select(game.AnimalsUnseen));
        }

        private Colour Holder(string fact) => (Colour)Number(fact, (int)Colour.None);

        /// <summary>Returns the number at index `place` of a fact; `nothing` if the fact has no number there.</summary>
        private int Number(string fact, int nothing = 0, int place = 0) =>
            game.Fact(fact).Append(nothing).Append(nothing).ElementAt(place);

        private int NumberOf(int owner, string fact, int nothing = 0) =>
            game.Fact(fact, owner).Append(nothing).First();

        private void Hands()
        {
            int[] players = Enumerable.Range(0, game.Rules.Players).ToArray();
            foreach (int player in players)
                foreach (int viewer in new[] { Viewer.Host, Viewer.Nobody }.Concat(players))
                {
                    IEnumerable<int> places = Enumerable.Range(0, game.HandSize(player));
                    int[] hand = places.Select(place => game.Hand(player, place, viewer)).ToArray();
                    if (hand.Length > 0) Tell("hand", player, viewer, hand.Select(Id));
                }
        }

        private void Events(int first)
        {
            foreach (GameEvent told in game.Events(first))
                Tell("event", told.Kind, told.Player, told.Colour, told.Segment, told.X, told.Y, told.FromX, told.FromY,
                     told.FromSegment, (int)told.Feature, told.Count, (int)told.Figure, told.Type, told.Tiles,
                     told.Coats, told.Cities, told.Points, told.Total, told.Amount);
        }
    }
}
