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
            if (game.TilesUnderHills > 0) lines.Add($"under hills: {game.TilesUnderHills}");
            if (game.HandSize(game.DecidingPlayer) > 0) lines.Add(Hand(game, game.DecidingPlayer));
            Boxes(game, lines);
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

        /// <summary>What the small boxes have on the table, each in a line of its own.</summary>
        private static void Boxes(Game game, List<string> lines)
        {
            Expansions played = game.Rules.Expansions;
            if ((played & Expansions.Gold) != 0) lines.Add($"ingots aside: {game.IngotsAside}");
            if ((played & Expansions.Ferries) != 0) lines.Add($"ferries on lakes: {game.Ferries().Length}");
            if ((played & Expansions.Mage) != 0)
                lines.Add($"mage {Where(game, game.MageTile)}, witch {Where(game, game.WitchTile)}");
            if ((played & Expansions.King) != 0)
            {
                lines.Add($"king: {Holder(game.King, game.LargestCity)}");
                lines.Add($"robber baron: {Holder(game.Baron, game.LongestRoad)}");
            }
            if ((played & Expansions.Messages) == 0) return;
            foreach (Colour colour in game.Rules.Colours)
                lines.Add($"{Words.Of(colour)}'s courier: {game.Courier(colour)} of its points");
            if (game.NextMessage > 0) lines.Add($"next message: {game.NextMessage}");
        }

        private static string Where(Game game, int tile) =>
            tile < 0 ? "aside" : $"at {game.Tile(tile).X},{game.Tile(tile).Y}";

        private static string Holder(Colour holder, int tiles) =>
            holder == Colour.None ? "nobody" : $"{Words.Of(holder)} ({tiles} tiles)";

        private static string Held(Prisoner held) =>
            $"{Words.Of(held.Holder)} holds a {Words.Of(held.Colour)} {Words.Of(held.Kind)}";

        private static string Supply(Game game, Colour colour)
        {
            Supply supply = game.Supply(colour);
            var parts = new List<string>();
            for (int kind = 0; kind < Limits.MaxFigureKinds; ++kind)
                Count(parts, supply.Figures[(FigureKind)kind], Words.Of((FigureKind)kind), "s");
            Count(parts, supply.Reserve, "guard", "s", " in reserve");
            for (int good = 0; good < Limits.MaxGoods; ++good)
                Count(parts, supply.Goods[(Good)good], ((Good)good).ToString().ToLowerInvariant(), "");
            Count(parts, supply.Floors, "floor", "s");
            Count(parts, supply.Abbeys, "abbey", "s");
            Count(parts, supply.Sheep, "sheep", "", " with the shepherd");
            Count(parts, game.IngotsOf(colour), "ingot", "s");
            if (game.RobberSpace(colour) >= 0) parts.Add($"a robber on space {game.RobberSpace(colour)}");
            return $"{Words.Of(colour)} has {(parts.Count == 0 ? "nothing" : string.Join(", ", parts))}";
        }

        private static void Count(List<string> parts, int count, string of, string many, string where = "")
        {
            if (count > 0) parts.Add($"{count} {of}{(count > 1 ? many : "")}{where}");
        }
    }
}
