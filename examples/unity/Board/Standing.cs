using System.Collections.Generic;
using System.Linq;

namespace Mistbank.Samples
{
    /// <summary>The state of the game as text, in the words of the library.</summary>
    public static class Standing
    {
        /// <summary>Returns the state as lines: turn, points, the hand of the deciding player, the facts of the game
        /// such as piles and ghosts, and the supplies.</summary>
        public static List<string> Lines(Game game)
        {
            string part = game.Part == 2 ? ", second part" : "";
            var lines = new List<string> { $"turn {game.Turn}: {Player(game, game.ActivePlayer)}{part}" };
            for (int i = 0; i < game.ScoringMeepleCount; ++i) lines.Add(Points(game, game.ScoringMeeple(i)));
            if (game.HandSize(game.DecidingPlayer) > 0) lines.Add(Hand(game, game.DecidingPlayer));
            lines.AddRange(FactsOf(game, Scope.Game, 0));
            foreach (Colour colour in game.Rules.Colours) lines.Add(Supply(game, colour));
            return lines;
        }

        /// <summary>Returns the marks, figures and pieces of a tile as lines, with their effects.</summary>
        public static List<string> OnTile(Game game, int index)
        {
            var lines = new List<string>();
            Tile tile = game.Tile(index);
            if (!tile.FaceDown)
            {
                Marks marks = game.Type(tile.Type).Marks;
                for (int i = 0; i < game.Type(tile.Type).SegmentCount; ++i) marks |= game.Segment(tile.Type, i).Marks;
                foreach (Marks mark in Each(marks)) lines.Add(WithEffect(mark.Title(), mark.Effect()));
            }
            foreach (Figure figure in game.Figures())
                if (figure.Tile == index)
                    lines.Add(WithEffect($"{Of(figure.Colour)} {figure.Kind.Title()}", figure.Kind.Effect()));
            lines.AddRange(FactsOf(game, Scope.Tile, index));
            var told = new HashSet<int>();
            foreach (Piece piece in Piece.All(game))
                if (piece.Tile == index && Facts.Info(piece.Fact).Scope == Scope.Game && told.Add(piece.Fact))
                    lines.Add(WithEffect(Facts.Title(piece.Fact), Facts.Effect(piece.Fact)));
            return lines;
        }

        private static string WithEffect(string title, string effect) => effect == "" ? title : $"{title}: {effect}";

        /// <summary>Returns each mark in a set.</summary>
        public static IEnumerable<Marks> Each(Marks set)
        {
            for (uint bit = 1; bit != 0; bit <<= 1)
                if (((uint)set & bit) != 0) yield return (Marks)bit;
        }

        private static string Player(Game game, int player)
        {
            var colours = new List<string>();
            foreach (Colour colour in game.Rules.Colours)
                if (game.PlayerOf(colour) == player) colours.Add(Of(colour));
            return $"player {player + 1} ({string.Join(", ", colours)})";
        }

        private static string Of(Colour colour) => Enumeration.Colour.Name((int)colour);

        private static string Points(Game game, ScoringMeeple meeple)
        {
            string name = meeple.Colour == Colour.None ? "team" : Of(meeple.Colour);
            return $"{name}: {meeple.Total}{(game.Goal > 0 ? $" of {game.Goal}" : "")} points";
        }

        /// <summary>Returns the hand of a player in words, with only the tiles that this player may see.</summary>
        private static string Hand(Game game, int player)
        {
            string text = "";
            for (int place = 0; place < game.HandSize(player); ++place)
            {
                int type = game.Hand(player, place, player);
                text += (place == 0 ? "" : ", ") + (type < 0 ? "?" : game.TypeId(type));
            }
            return $"in hand: {text}";
        }

        private static string Supply(Game game, Colour colour)
        {
            Supply supply = game.Supply(colour);
            var parts = new List<string>();
            for (FigureKind kind = 0; (int)kind < Limits.MaxFigureKinds; ++kind)
                if (supply.Figures[kind] > 0)
                    parts.Add($"{supply.Figures[kind]} {kind.Title()}{(supply.Figures[kind] > 1 ? "s" : "")}");
            parts.AddRange(FactsOf(game, Scope.Colour, (int)colour));
            return $"{Of(colour)} has {(parts.Count == 0 ? "nothing" : string.Join(", ", parts))}";
        }

        // --- facts ---

        /// <summary>Returns the facts of a colour, a tile or the game, such as "floors left to build: 2".</summary>
        private static IEnumerable<string> FactsOf(Game game, Scope scope, int owner)
        {
            for (int fact = 0; fact < Facts.Count; ++fact)
            {
                if (Facts.Info(fact).Scope != scope) continue;
                string text = Text(game, fact, game.Fact(fact, owner));
                if (text != "") yield return $"{Facts.Title(fact)}: {text}";
            }
        }

        /// <summary>Returns the numbers of a fact in words; empty if there is nothing to show.</summary>
        private static string Text(Game game, int fact, IReadOnlyList<int> numbers)
        {
            Fact info = Facts.Info(fact);
            if (numbers.Count == 0 || (info.Optional && numbers[0] == info.Absent)) return "";
            switch (info.Kind)
            {
                case FactKind.Colour: return (Colour)numbers[0] == Colour.None ? "nobody" : Of((Colour)numbers[0]);
                case FactKind.Tile:
                case FactKind.Segment: return Where(game, numbers[0]);
                case FactKind.Pair: return ""; // facts of this kind are shown on the board, see Piece
                default:
                    bool isNothing = !info.Optional && numbers.All(number => number == 0);
                    return isNothing ? "" : Counts(fact, numbers);
            }
        }

        private static string Where(Game game, int tile) =>
            tile < 0 ? "not on the board" : $"at {game.Tile(tile).X},{game.Tile(tile).Y}";

        /// <summary>Returns the numbers with their names, such as "2 wine, 0 grain, 1 cloth", or without
        /// names.</summary>
        private static string Counts(int fact, IReadOnlyList<int> numbers)
        {
            if (Facts.NumberName(fact, 0) == "") return string.Join(" ", numbers);
            return string.Join(", ", numbers.Select((number, i) => $"{number} {Facts.NumberName(fact, i)}"));
        }
    }
}
