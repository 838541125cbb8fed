using System;
using System.Collections.Generic;
using System.Linq;

namespace Mistbank.Tests
{
    /// <summary>The "expect" lines of scenarios.</summary>
    public sealed class Expectations
    {
        private readonly Game game;
        private readonly int firstEvent;
        private readonly Words words;

        private Expectations(Game game, int firstEvent, Words words)
        {
            this.game = game;
            this.firstEvent = firstEvent;
            this.words = words;
        }

        public static void Check(Game game, int firstEvent, Words words)
        {
            new Expectations(game, firstEvent, words).Line();
            words.DemandEnd();
        }

        private void Line()
        {
            string word = words.Take();
            switch (word)
            {
                case "decision": Decision(); break;
                case "player": Words.Same("player", words.Number(), game.ActivePlayer); break;
                case "actions": Actions(); break;
                case "action": Words.Same("legal", true, IsLegal()); break;
                case "no": No(); break;
                case "tally": Tally(); break;
                case "total": Total(); break;
                case "space": Space(); break;
                case "ghosts": Ghosts(); break;
                case "ghost":
                    words.Demand("supply");
                    Words.Same("ghost supply", words.Number(), game.GhostSupply);
                    break;
                case "supply": Supply(); break;
                case "guards": Supply(supply => supply.Figures[FigureKind.Guard]); break;
                case "reserve": Supply(supply => supply.Reserve); break;
                case "goods": Goods(); break;
                case "part": Words.Same("part", words.Number(), game.Part); break;
                case "turn": Words.Same("turn", words.Number(), game.Turn); break;
                case "decider": Decider(); break;
                case "dragon": Words.Same("dragon", CellOrAside(words.Take()), CellOf(game.DragonTile)); break;
                case "fairy": Fairy(); break;
                case "floors": Floors(); break;
                case "prisoners": Prisoners(); break;
                case "abbeys": Supply(supply => supply.Abbeys); break;
                case "flock": Flock(); break;
                case "sheep": Supply(supply => supply.Sheep); break;
                case "bag": Words.Same("bag", words.Rest(), Listed(Tokens.Select(game.SheepInBag))); break;
                case "under":
                    words.Demand("hills");
                    Words.Same("tiles under hills", words.Number(), game.TilesUnderHills);
                    break;
                case "big":
                    words.Demand("top");
                    Words.Same("big top", CellOrAside(words.Take()), CellOf(game.BigTopTile));
                    break;
                case "animals":
                    int animal = words.Number();
                    Words.Same($"animals of number {animal}", words.Number(), game.AnimalsUnseen(animal));
                    break;
                case "gold": Gold(); break;
                case "mage": Words.Same("mage", words.Take(), PlaceOf(game.MageTile, game.MageSegment)); break;
                case "witch": Words.Same("witch", words.Take(), PlaceOf(game.WitchTile, game.WitchSegment)); break;
                case "robber": Robber(); break;
                case "courier":
                    Colour owner = Words.ColourOf(words.Take());
                    Words.Same($"courier of {owner}", words.Number(), game.Courier(owner));
                    break;
                case "messages":
                    IEnumerable<int> seen = Enumerable.Range(0, game.MessagesSeen).Select(game.MessageSeen);
                    Words.Same("messages", words.Rest(), game.MessagesSeen == 0 ? "none" : Listed(seen));
                    break;
                case "message": Words.Same("message", words.Number(), game.Decision.Number); break;
                case "ferries": Ferries(); break;
                case "king": Words.Same("king", words.Rest(), $"{Words.NameOf(game.King)} {game.LargestCity}"); break;
                case "baron": Words.Same("baron", words.Rest(), $"{Words.NameOf(game.Baron)} {game.LongestRoad}"); break;
                case "hand": Hand(); break;
                case "meeple": Words.Same("such a figure", true, StandsThere(FigureKind.Normal)); break;
                case "guard": Words.Same("such a figure", true, StandsThere(FigureKind.Guard)); break;
                case "figure": Words.Same("such a figure", true, StandsThere(Words.KindOf(words.Take()))); break;
                case "haunted": Haunted(); break;
                case "buried": Buried(); break;
                case "hound": Hound(); break;
                case "active":
                    words.Demand("pile");
                    Words.Same("active pile", words.Number(), game.ActivePile + 1);
                    break;
                case "pile": Pile(); break;
                case "set": SetAside(); break;
                case "tile": Tile(); break;
                case "face": FaceDown(); break;
                case "empty": Empty(); break;
                case "unseen": Copies("unseen", game.Unseen); break;
                case "drawable": Copies("drawable", game.Drawable); break;
                case "outcome": Outcome(); break;
                case "winners": Winners(); break;
                case "last": Last(); break;
                case "feature": Feature(); break;
                case "event": Words.Same("such an event", true, EventHappened()); break;
                case "events": EventsHappened(); break;
                default: throw new Failure($"\"expect {word}\" is not understood");
            }
        }

        // --- where to look ---

        private int TileAt(Cell cell)
        {
            int tile = game.TileAt(cell.X, cell.Y);
            if (tile < 0) throw new Failure($"expected: a tile at {cell}\n  found:    the cell is empty");
            return tile;
        }

        private int TypeOf(string id)
        {
            int type = game.FindType(id);
            if (type < 0) throw new Failure($"no tile type is called \"{id}\"");
            return type;
        }

        /// <summary>The index of the tile of a segment, which must exist and lie face up.</summary>
        private int TileOf(Place place)
        {
            int index = TileAt(place.Cell);
            Tile tile = game.Tile(index);
            if (tile.FaceDown) throw new Failure($"expected: a face-up tile at {place}\n  found:    it lies face down");
            if (place.Segment < 0 || place.Segment >= game.Type(tile.Type).SegmentCount)
                throw new Failure($"the tile at {place.Cell} has no segment {place.Segment}");
            return index;
        }

        private Figure? FigureOn(Place place)
        {
            int figure = game.FigureOn(TileOf(place), place.Segment);
            if (figure < 0) return null;
            return game.Figure(figure);
        }

        private ScoringMeeple ScoringMeeple()
        {
            Colour colour = words.Any ? Words.ColourOf(words.Take()) : Colour.None;
            for (int i = 0; i < game.ScoringMeepleCount; ++i)
                if (game.ScoringMeeple(i).Colour == colour) return game.ScoringMeeple(i);
            throw new Failure($"expected: a scoring meeple of colour {colour}\n  found:    there is none");
        }

        private void Values(string what, Dictionary<string, string> values)
        {
            while (words.Any)
            {
                KeyValuePair<string, string> pair = Words.PairOf(words.Take());
                if (!values.TryGetValue(pair.Key, out string found))
                    throw new Failure($"the {what} has no key \"{pair.Key}\"");
                Words.Same($"{pair.Key} of the {what}", pair.Value, found);
            }
        }

        // --- the decision ---

        private void Decision()
        {
            Decision decision = game.Decision;
            Words.Same("decision", words.Take(), Words.NameOf(decision.Kind));
            Values("decision", new Dictionary<string, string>
            {
                { "player", decision.Player.ToString() },
                { "points", decision.Points.ToString() },
                { "hound", decision.Hound.ToString() },
                { "x", decision.X.ToString() },
                { "y", decision.Y.ToString() },
                { "segment", decision.Segment.ToString() },
                { "colour", Words.NameOf(decision.Colour) },
                { "tile", decision.TileType < 0 ? "none" : game.TypeId(decision.TileType) },
            });
        }

        private void Actions()
        {
            IEnumerable<string> expected = words.Rest().Split(';').Select(text => game.Text(game.Parse(text.Trim())));
            Words.Same("exactly", Sorted(expected), Sorted(game.LegalActions().Select(action => game.Text(action))));
        }

        private static string Sorted(IEnumerable<string> texts) =>
            string.Join("; ", texts.OrderBy(text => text, StringComparer.Ordinal));

        private bool IsLegal() => game.LegalActions().Contains(game.Parse(words.Rest()));

        private void No()
        {
            string word = words.Take();
            switch (word)
            {
                case "action": Words.Same("legal", false, IsLegal()); break;
                case "meeple":
                    words.Demand("at");
                    Words.Same("meeple", false, FigureOn(Words.PlaceOf(words.Take())).HasValue);
                    break;
                case "figure": Words.Same("such a figure", false, StandsThere(Words.KindOf(words.Take()))); break;
                case "event": Words.Same("such an event", false, EventHappened()); break;
                default: throw new Failure($"\"expect no {word}\" is not understood");
            }
        }

        // --- how the game stands ---

        private void Tally()
        {
            int points = words.Number();
            Source source = Words.MemberOf<Source>(words.Take());
            Colour colour = ScoringMeeple().Colour;
            for (int i = 0; i < game.ScoringMeepleCount; ++i)
                if (game.Tally(i).Colour == colour) Words.Same($"points from {source}", points, game.Tally(i).Points[source]);
        }

        private void Total()
        {
            int total = words.Number();
            Words.Same("total", total, ScoringMeeple().Total);
        }

        private void Space()
        {
            int space = words.Number();
            words.Demand("lap");
            int lap = words.Number();
            ScoringMeeple meeple = ScoringMeeple();
            Words.Same("space and lap", $"{space} {lap}", $"{meeple.Space} {meeple.Lap}");
        }

        private void Ghosts()
        {
            if (words.Accept("on"))
            {
                words.Demand("board");
                Words.Same("ghosts on board", words.Number(), game.GhostsOnBoard);
                return;
            }
            int ghosts = words.Number();
            words.Demand("at");
            Words.Same("ghosts", ghosts, game.Tile(TileAt(Words.CellOf(words.Take()))).Ghosts);
        }

        private void Supply()
        {
            Colour colour = Words.ColourOf(words.Take());
            FigureKind kind = words.Left > 1 ? Words.KindOf(words.Take()) : FigureKind.Normal;
            Words.Same($"{kind} of {colour}", words.Number(), game.Supply(colour).Figures[kind]);
        }

        private void Goods()
        {
            Colour colour = Words.ColourOf(words.Take());
            foreach (Good good in Enum.GetValues(typeof(Good)))
                Words.Same($"{good} of {colour}", words.Number(), game.Supply(colour).Goods[good]);
        }

        private void Supply(Func<Supply, int> part)
        {
            Colour colour = Words.ColourOf(words.Take());
            Words.Same($"supply of {colour}", words.Number(), part(game.Supply(colour)));
        }

        private void Hound()
        {
            int hound = words.Number();
            if (hound != 1 && hound != 2) throw new Failure("hounds are called 1 and 2");
            string expected = words.Take();
            if (expected == "at") expected = Words.PlaceOf(words.Take()).ToString();
            else if (expected != "waiting" && expected != "gone")
                throw new Failure($"\"{expected}\" is no place of a hound");
            string found = game.HoundArrived(hound) ? "gone" : "waiting";
            if (game.HoundMeeple(hound) >= 0)
            {
                Figure figure = game.Figure(game.HoundMeeple(hound));
                Tile tile = game.Tile(figure.Tile);
                found = $"{tile.X},{tile.Y}/{figure.Segment}";
            }
            Words.Same($"hound {hound}", expected, found);
        }

        private void Pile()
        {
            int pile = words.Number();
            if (pile < 1 || pile > game.PileCount) throw new Failure($"there is no pile {pile}");
            Words.Same($"tiles in pile {pile}", words.Number(), game.PileSize(pile - 1));
        }

        private void SetAside()
        {
            words.Demand("aside");
            string expected = words.Rest();
            foreach (string id in expected.Split(new[] { ' ' }, StringSplitOptions.RemoveEmptyEntries)) TypeOf(id);
            Words.Same("set aside", expected, string.Join(" ", game.SetAside().Select(type => game.TypeId(type))));
        }

        private void Copies(string which, Func<int, int> count)
        {
            string id = words.Take();
            Words.Same($"{which} {id}", words.Number(), count(TypeOf(id)));
        }

        private void Outcome()
        {
            string loss = game.LossReason == Loss.None ? "" : " " + Words.NameOf(game.LossReason);
            Words.Same("outcome", words.Rest(), Words.NameOf(game.Outcome) + loss);
        }

        private void Winners()
        {
            string[] names = words.Rest().Split(new[] { ' ' }, StringSplitOptions.RemoveEmptyEntries);
            IEnumerable<Colour> winners = Enum.GetValues(typeof(Colour)).Cast<Colour>().Where(game.HasWon);
            string expected = Sorted(names.Select(name => Words.ColourOf(name).ToString()));
            Words.Same("winners", expected, Sorted(winners.Select(colour => colour.ToString())));
        }

        // --- what lies on the board ---

        /// <summary>Whether such a figure is among those of the segment that the line goes on to name.</summary>
        private bool StandsThere(FigureKind kind)
        {
            Colour colour = Words.ColourOf(words.Take());
            words.Demand("at");
            Place place = Words.PlaceOf(words.Take());
            int tile = TileOf(place);
            return game.Figures().Any(one => one.Kind == kind && one.Colour == colour && !one.Buried
                && one.Tile == tile && one.Segment == place.Segment);
        }

        private string CellOrAside(string word)
        {
            if (word == "aside") return word;
            if (word != "at") throw new Failure($"\"{word}\" is neither \"at\" nor \"aside\"");
            return Words.CellOf(words.Take()).ToString();
        }

        private string CellOf(int tile) =>
            tile < 0 ? "aside" : new Cell(game.Tile(tile).X, game.Tile(tile).Y).ToString();

        private void Fairy()
        {
            if (!words.Accept("with"))
            {
                Words.Same("fairy", CellOrAside(words.Take()), CellOf(game.FairyTile));
                return;
            }
            IEnumerable<string> found = game.Figures().Where(figure => figure.Fairy)
                .Select(figure => $"{figure.Kind} {figure.Colour} at {CellOf(figure.Tile)}/{figure.Segment}");
            string expected = words.Accept("nobody") ? "" : Company();
            Words.Same("fairy with", expected, string.Join("; ", found));
        }

        /// <summary>"KIND COLOUR at X,Y/S", as figures are told.</summary>
        private string Company()
        {
            FigureKind kind = Words.KindOf(words.Take());
            Colour colour = Words.ColourOf(words.Take());
            words.Demand("at");
            return $"{kind} {colour} at {Words.PlaceOf(words.Take())}";
        }

        private void Floors()
        {
            string first = words.Take();
            if (words.Accept("at"))
            {
                int floors = game.Tile(TileAt(Words.CellOf(words.Take()))).Floors;
                Words.Same("floors there", Words.NumberOf(first), floors);
                return;
            }
            Words.Same($"floors of {first}", words.Number(), game.Supply(Words.ColourOf(first)).Floors);
        }

        private void Prisoners()
        {
            words.Demand("of");
            Colour holder = Words.ColourOf(words.Take());
            IEnumerable<string> found = game.Prisoners().Where(one => one.Holder == holder)
                .Select(one => $"{one.Kind} {one.Colour}");
            IEnumerable<string> expected =
                words.Accept("none") ? new string[0] : words.Rest().Split(';').Select(Prisoner);
            Words.Same($"prisoners of {holder}", Sorted(expected), Sorted(found));
        }

        private static string Prisoner(string text)
        {
            var line = new Words(text);
            string prisoner = $"{Words.KindOf(line.Take())} {Words.ColourOf(line.Take())}";
            line.DemandEnd();
            return prisoner;
        }

        /// <summary>The numbers of sheep on tokens; 0: wolves.</summary>
        private static readonly int[] Tokens = { 0, 1, 2, 3, 4 };

        private static string Listed(IEnumerable<int> numbers) => string.Join(" ", numbers);

        private void Flock()
        {
            Colour colour = Words.ColourOf(words.Take());
            IEnumerable<int> found =
                Tokens.SelectMany(number => Enumerable.Repeat(number, game.Flock(colour, number)));
            string expected = words.Accept("none") ? "" : $"{words.Take()} {words.Rest()}".Trim();
            Words.Same($"flock of {colour}", expected, Listed(found));
        }

        // --- the seven small boxes ---

        private void Gold()
        {
            string first = words.Take();
            if (first == "aside")
            {
                Words.Same("gold aside", words.Number(), game.IngotsAside);
                return;
            }
            int found = first == "of"
                ? game.IngotsOf(Words.ColourOf(words.Take()))
                : game.IngotsOn(TileAt(Words.CellOf(first)));
            Words.Same($"gold {first}", words.Number(), found);
        }

        private string PlaceOf(int tile, int segment) => tile < 0 ? "aside" : $"{CellOf(tile)}/{segment}";

        private void Robber()
        {
            Colour colour = Words.ColourOf(words.Take());
            int space = game.RobberSpace(colour);
            Words.Same($"robber of {colour}", words.Take(), space < 0 ? "supply" : space.ToString());
        }

        private void Ferries()
        {
            Ferry[] ferries = game.Ferries();
            IEnumerable<string> found = ferries.Select(one => $"{PlaceOf(one.Tile, one.One)}+{one.Other}");
            Words.Same("ferries", words.Rest(), ferries.Length == 0 ? "none" : string.Join(" ", found));
        }

        private int PlayerOf(string name)
        {
            int player = Array.IndexOf(game.Rules.Colours, Words.ColourOf(name));
            if (player < 0) throw new Failure($"nobody plays {name}");
            return player;
        }

        /// <summary>"for red", "for nobody", "for host"; without that word the host.</summary>
        private int ViewerOf()
        {
            if (!words.Accept("for")) return Viewer.Host;
            string name = words.Take();
            if (name == "host") return Viewer.Host;
            return name == "nobody" ? Viewer.Nobody : PlayerOf(name);
        }

        /// <summary>Tiles in the order of taking; ? for one that is hidden from the viewer or not named.</summary>
        private void Hand()
        {
            string name = words.Take();
            int player = PlayerOf(name), viewer = ViewerOf();
            IEnumerable<string> found = Enumerable.Range(0, game.HandSize(player))
                .Select(place => game.Hand(player, place, viewer))
                .Select(type => type < 0 ? "?" : game.TypeId(type));
            string expected = words.Accept("none") ? "" : $"{words.Take()} {words.Rest()}".Trim();
            foreach (string id in expected.Split(new[] { ' ' }, StringSplitOptions.RemoveEmptyEntries))
                if (id != "?") TypeOf(id);
            Words.Same($"hand of {name}", expected, string.Join(" ", found));
        }

        private void Decider()
        {
            int expected = words.Number();
            Words.Same("decider", expected, game.DecidingPlayer);
            Words.Same("player of the decision", expected, game.Decision.Player);
        }

        private void Last()
        {
            if (words.Accept("round"))
            {
                Words.Same("last round", Words.TruthOf(words.Take()), game.InLastRound);
                return;
            }
            words.Demand("draw");
            Words.Same("last draw", words.Number(), game.LastDraw);
        }

        private void Haunted()
        {
            int ghosts = words.Number();
            words.Demand("at");
            Words.Same("ghosts on the meeple", ghosts, FigureOn(Words.PlaceOf(words.Take()))?.Ghosts);
        }

        private void Buried()
        {
            string first = words.Take();
            IEnumerable<Figure> buried = game.Figures().Where(figure => figure.Buried);
            if (!words.Accept("at"))
            {
                Words.Same("buried meeples", Words.NumberOf(first), buried.Count());
                return;
            }
            Colour colour = Words.ColourOf(first);
            int tile = TileAt(Words.CellOf(words.Take()));
            Words.Same("buried there", true, buried.Any(figure => figure.Colour == colour && figure.Tile == tile));
        }

        private void Tile()
        {
            string id = words.Take();
            int type = TypeOf(id);
            words.Demand("at");
            Words.Same($"type (of {id})", type, game.Tile(TileAt(Words.CellOf(words.Take()))).Type);
        }

        private void FaceDown()
        {
            words.Demand("down");
            words.Demand("at");
            Words.Same("face down", true, game.Tile(TileAt(Words.CellOf(words.Take()))).FaceDown);
        }

        private void Empty()
        {
            Cell cell = Words.CellOf(words.Take());
            Words.Same("tile", -1, game.TileAt(cell.X, cell.Y));
        }

        private void Feature()
        {
            Place place = Words.PlaceOf(words.Take());
            Feature feature = game.Feature(TileOf(place), place.Segment);
            if (!words.Any) throw new Failure("nothing is expected of the feature");
            Values("feature", new Dictionary<string, string>
            {
                { "kind", Words.NameOf(feature.Kind) },
                { "tiles", feature.Tiles.ToString() },
                { "open", feature.OpenSides.ToString() },
                { "coats", feature.Coats.ToString() },
                { "ghosts", feature.Ghosts.ToString() },
                { "complete", Words.YesOrNo(feature.Complete) },
                { "haunted", Words.YesOrNo(feature.Haunted) },
                { "cities", feature.Cities.ToString() },
                { "worth", feature.Worth.ToString() },
                { "meeples", feature.Meeples.Sum.ToString() },
                { "marks", Words.NamesOf(feature.Marks) },
                { "wine", feature.Goods[Good.Wine].ToString() },
                { "grain", feature.Goods[Good.Grain].ToString() },
                { "cloth", feature.Goods[Good.Cloth].ToString() },
            });
        }

        // --- events ---

        private Func<GameEvent, bool> EventOf(string text)
        {
            var line = new Words(text);
            EventKind kind = Words.MemberOf<EventKind>(line.Take());
            var wanted = new List<KeyValuePair<string, int>>();
            while (line.Any)
            {
                KeyValuePair<string, string> pair = Words.PairOf(line.Take());
                FieldOf(default(GameEvent), pair.Key);
                wanted.Add(new KeyValuePair<string, int>(pair.Key, ValueOf(pair.Key, pair.Value)));
            }
            return one => one.Kind == kind && wanted.All(pair => FieldOf(one, pair.Key) == pair.Value);
        }

        private int ValueOf(string key, string value)
        {
            switch (key)
            {
                case "colour": return (int)Words.MemberOf<Colour>(value);
                case "type": return value == "none" ? -1 : TypeOf(value);
                case "feature": return (int)Words.MemberOf<SegmentKind>(value);
                case "figure": return (int)Words.KindOf(value);
                case "good": return (int)Words.MemberOf<Good>(value);
                default: return Words.NumberOf(value);
            }
        }

        private static int FieldOf(GameEvent one, string key)
        {
            switch (key)
            {
                case "player": return one.Player;
                case "colour": return (int)one.Colour;
                case "segment": return one.Segment;
                case "x": return one.X;
                case "y": return one.Y;
                case "from_x": return one.FromX;
                case "from_y": return one.FromY;
                case "from_segment": return one.FromSegment;
                case "feature": return (int)one.Feature;
                case "count": return one.Count;
                case "good": return one.Count; // told in the same field
                case "amount": return one.Amount;
                case "figure": return (int)one.Figure;
                case "type": return one.Type;
                case "tiles": return one.Tiles;
                case "coats": return one.Coats;
                case "cities": return one.Cities;
                case "points": return one.Points;
                case "total": return one.Total;
                default: throw new Failure($"an event has no key \"{key}\"");
            }
        }

        private bool EventHappened() => game.Events(firstEvent).Any(EventOf(words.Rest()));

        private void EventsHappened()
        {
            GameEvent[] events = game.Events(firstEvent);
            int next = 0;
            foreach (string text in words.Rest().Split(';'))
            {
                int at = Array.FindIndex(events, next, new Predicate<GameEvent>(EventOf(text)));
                string found = string.Join("; ", events);
                if (at < 0) throw new Failure($"expected: {text.Trim()} at its place\n  found:    {found}");
                next = at + 1;
            }
        }
    }
}
