using System.Collections.Generic;

namespace Mistbank.Samples
{
    /// <summary>How the game stands, in lines: whose turn it is, points, ghosts, hounds, piles, the hand of whoever
    /// decides, supplies and prisoners.</summary>
    public static class Standing
    {
        public static List<string> Lines(Game game)
        {
            var lines = new List<string> { $"turn {game.Turn}: {Words.Player(game, game.ActivePlayer)}{Part(game)}" };
            for (int i = 0; i < game.ScoringMeepleCount; ++i) lines.Add(Points(game, game.ScoringMeeple(i)));
            if (game.GhostSupply + game.GhostsOnBoard > 0)
                lines.Add($"ghosts: {game.GhostSupply} in the supply, {game.GhostsOnBoard} on the board");
            for (int hound = 1; hound <= 2; ++hound)
                if (game.HoundNumber(hound) > 0) lines.Add($"hound {hound}: {Hound(game, hound)}");
            lines.Add(Piles(game));
            if (game.HandSize(game.DecidingPlayer) > 0) lines.Add(Hand(game, game.DecidingPlayer));
            AddFacts(game, lines);
            foreach (Colour colour in game.Rules.Colours) lines.Add(Supply(game, colour));
            foreach (Prisoner held in game.Prisoners()) lines.Add(Held(held));
            return lines;
        }

        /// <summary>How it ended; empty while it goes on.</summary>
        public static string Outcome(Game game)
        {
            switch (game.Outcome)
            {
                case Mistbank.Outcome.Open: return "";
                case Mistbank.Outcome.Won: return "the team has won";
                case Mistbank.Outcome.Lost: return $"the team has lost: {Reason(game.LossReason)}";
                default: return $"{Winners(game)} won";
            }
        }

        private static string Reason(Loss loss)
        {
            switch (loss)
            {
                case Loss.Ghosts: return "there were not enough ghosts";
                case Loss.Tiles: return "there was no tile to draw";
                default: return "the pile is empty and the points are too few";
            }
        }

        private static string Winners(Game game)
        {
            var names = new List<string>();
            foreach (Colour colour in game.Rules.Colours)
                if (game.HasWon(colour)) names.Add(Words.Of(colour));
            return string.Join(" and ", names) + (names.Count == 1 ? " has" : " have");
        }

        private static string Part(Game game) => game.Part == 2 ? ", second part" : "";

        private static string Points(Game game, ScoringMeeple meeple)
        {
            string name = meeple.Colour == Colour.None ? "team" : Words.Of(meeple.Colour);
            return $"{name}: {meeple.Total}{(game.Goal > 0 ? $" of {game.Goal}" : "")} points";
        }

        private static string Hound(Game game, int hound)
        {
            int figure = game.HoundMeeple(hound);
            if (figure >= 0) return $"beside a {Words.Of(game.Figure(figure).Colour)} meeple";
            return game.HoundArrived(hound) ? "gone" : $"comes at {game.HoundNumber(hound)} points";
        }

        private static string Piles(Game game)
        {
            string text = "";
            for (int pile = game.ActivePile; pile < game.PileCount; ++pile)
                text += (text == "" ? "" : " + ") + game.PileSize(pile);
            return $"tiles left: {text}{(game.InLastRound ? ", the last abbeys" : "")}";
        }

        /// <summary>What the player at the screen sees: they pass it on.</summary>
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

        /// <summary>A line for each fact of the game, such as "ingots aside: 9", whatever expansion has it.</summary>
        private static void AddFacts(Game game, List<string> lines)
        {
            for (int fact = 0; fact < Facts.Count; ++fact)
            {
                if (Facts.Info(fact).Scope != Scope.Game) continue;
                string text = Text(game, Facts.Info(fact), game.Fact(fact, 0));
                if (text != "") lines.Add($"{Facts.Title(fact)}: {text}");
            }
        }

        /// <summary>The same of a colour.</summary>
        private static void AddFacts(Game game, Colour colour, List<string> parts)
        {
            for (int fact = 0; fact < Facts.Count; ++fact)
            {
                Fact info = Facts.Info(fact);
                if (info.Scope != Scope.Colour || info.Numbers != 1) continue;
                string text = Text(game, info, game.Fact(fact, (int)colour));
                if (text != "" && text != "0") parts.Add($"{Facts.Title(fact)}: {text}");
            }
        }

        /// <summary>The numbers of a fact in words; empty where there is none.</summary>
        private static string Text(Game game, Fact fact, int[] numbers)
        {
            if (numbers.Length == 0 || (fact.Optional && numbers[0] == fact.Absent)) return "";
            switch (fact.Kind)
            {
                case FactKind.Colour: return (Colour)numbers[0] == Colour.None ? "nobody" : Words.Of((Colour)numbers[0]);
                case FactKind.Tile:
                case FactKind.Segment: return Where(game, numbers[0]);
                case FactKind.Ferry: return "";
                default: return string.Join(" ", numbers);
            }
        }

        private static string Where(Game game, int tile) =>
            tile < 0 ? "not on the board" : $"at {game.Tile(tile).X},{game.Tile(tile).Y}";

        private static string Held(Prisoner held) =>
            $"{Words.Of(held.Holder)} holds a {Words.Of(held.Colour)} {Words.Of(held.Kind)}";

        private static string Supply(Game game, Colour colour)
        {
            Supply supply = game.Supply(colour);
            var parts = new List<string>();
            for (int kind = 0; kind < Limits.MaxFigureKinds; ++kind)
                Count(parts, supply.Figures[(FigureKind)kind], Words.Of((FigureKind)kind), "s");
            for (int good = 0; good < Limits.MaxGoods; ++good)
                Count(parts, supply.Goods[(Good)good], ((Good)good).ToString().ToLowerInvariant(), "");
            AddFacts(game, colour, parts);
            return $"{Words.Of(colour)} has {(parts.Count == 0 ? "nothing" : string.Join(", ", parts))}";
        }

        private static void Count(List<string> parts, int count, string of, string many)
        {
            if (count > 0) parts.Add($"{count} {of}{(count > 1 ? many : "")}");
        }
    }
}
