namespace Mistbank.Samples
{
    /// <summary>What the players read: questions and answers in words.</summary>
    public static class Words
    {
        /// <summary>A player by number and colours: "player 1 (red, green)".</summary>
        public static string Player(Game game, int player)
        {
            string colours = "";
            foreach (Colour colour in game.Rules.Colours)
                if (game.PlayerOf(colour) == player) colours += (colours == "" ? "" : ", ") + Of(colour);
            return colours == "" ? $"player {player + 1}" : $"player {player + 1} ({colours})";
        }

        /// <summary>What the open decision asks.</summary>
        public static string Question(Game game)
        {
            Decision decision = game.Decision;
            if (decision.Kind == DecisionKind.Over) return Standing.Outcome(game);
            return $"{Player(game, decision.Player)}: {Asked(decision)}";
        }

        private static string Asked(Decision decision)
        {
            switch (decision.Kind)
            {
                case DecisionKind.Draw: return "which tile was drawn?";
                case DecisionKind.LayTile: return "lay the tile";
                case DecisionKind.Bury: return "which meeple is buried?";
                case DecisionKind.GhostOnCemetery: return "which cemetery gets the ghost?";
                case DecisionKind.HauntMeeple: return "whom does the ghost haunt?";
                case DecisionKind.PlaceMeeple: return "place a figure, or do something else?";
                case DecisionKind.OrderOfScoring: return "what is scored next?";
                case DecisionKind.ScoreOrPacify: return $"{decision.Points} points, or ghosts off a tile?";
                case DecisionKind.ScoringColour: return $"who takes {decision.Points} points of {Of(decision.Colour)}?";
                case DecisionKind.PlaceHound: return $"to which meeple does hound {decision.Hound} go?";
                case DecisionKind.HoundPacifies: return $"which ghosts does hound {decision.Hound} chase away?";
                case DecisionKind.LayFaceDown: return "where does the face-down tile go?";
                case DecisionKind.Take: return "whom does the tower take?";
                case DecisionKind.Exchange: return $"which prisoner does {Of(decision.Colour)} give back?";
                case DecisionKind.MoveDragon: return "where does the dragon go?";
                case DecisionKind.Abbey: return "lay the abbey, or draw a tile?";
                case DecisionKind.MoveWagon: return $"where does the {Of(decision.Colour)} wagon go?";
                case DecisionKind.Chance: return "what has chance brought?";
                case DecisionKind.Land: return "where does the meeple land?";
                case DecisionKind.Hand: return "lay a tile of the hand";
                case DecisionKind.Flock: return "does the flock grow, or is it guided home?";
                case DecisionKind.Gold: return "which tile gets the second ingot?";
                case DecisionKind.Magic: return "where does the mage or the witch go?";
                case DecisionKind.Robber: return "to which space of the track does the robber go?";
                case DecisionKind.Ferry: return "which two roads does the ferry join?";
                case DecisionKind.Advance: return $"who takes {Points(decision.Points)} of {Of(decision.Colour)}?";
                case DecisionKind.Message: return $"message {decision.Number}: what it says, or 2 points?";
                case DecisionKind.MessageMeeple: return "which meeple does the message score?";
                case DecisionKind.Crop: return "does everybody add a meeple, or take one home?";
                case DecisionKind.CropAdd: return "where does a further meeple come?";
                case DecisionKind.CropRemove: return "which meeple goes home?";
                default: return "what is done?";
            }
        }

        /// <summary>What an action does, for a button.</summary>
        public static string Answer(Game game, GameAction action)
        {
            switch (action.Kind)
            {
                case ActionKind.Draw: return $"{game.TypeId(action.X)} ({game.Drawable(action.X)} left)";
                case ActionKind.Bury: return "bury this meeple";
                case ActionKind.BuryFromSupply: return $"bury a {Of(action.Colour)} meeple out of its supply";
                case ActionKind.Ghost: return "a ghost on this cemetery";
                case ActionKind.Haunt: return $"haunt the {Figure(action)}{Beside(action)}";
                case ActionKind.Place:
                    return $"a {Figure(action)} on the {Ground(game, game.Decision.TileType, action.Segment)}";
                case ActionKind.Pass: return Nothing(game.Phase);
                case ActionKind.Score: return "score this first";
                case ActionKind.Points: return $"take the {game.Decision.Points} points";
                case ActionKind.Pacify: return $"{Ghosts(action.Count)} off this tile";
                case ActionKind.Advance: return $"{Of(action.Colour)} takes the points";
                case ActionKind.Hound: return "the hound goes to this meeple";
                case ActionKind.Recall: return "take the abbot back";
                case ActionKind.Floor: return "a floor on this tower";
                case ActionKind.Tower: return $"a {Of(action.Figure)} on top of this tower";
                case ActionKind.Take: return $"take the {Figure(action)}{Beside(action)}";
                case ActionKind.Exchange: return $"get the {Of(action.Figure)} back";
                case ActionKind.Ransom: return $"buy the {Of(action.Figure)} that {Of(action.Colour)} holds";
                case ActionKind.Fairy: return $"the fairy to the {Figure(action)}{Beside(action)}";
                case ActionKind.Princess: return $"send the {Figure(action)}{Beside(action)} home";
                case ActionKind.Portal: return $"a {Of(action.Figure)} by the portal to the {Ground(game, action)}";
                case ActionKind.Dragon: return "the dragon goes here";
                case ActionKind.Abbey: return "the abbey goes here";
                case ActionKind.NoAbbey: return "draw a tile";
                case ActionKind.Wagon: return $"the wagon to the {Ground(game, action)}";
                case ActionKind.GoHome: return "the wagon goes home";
                case ActionKind.Barn: return $"a {Of(action.Colour)} barn on this corner";
                case ActionKind.Fly: return $"a {Of(action.Figure)} flies off";
                case ActionKind.Roll: return $"the die shows {action.Count}";
                case ActionKind.Land: return $"land on the {Ground(game, action)}";
                case ActionKind.Acrobat: return $"a {Of(action.Figure)} joins the acrobats";
                case ActionKind.Pyramid: return "score these acrobats";
                case ActionKind.Release: return $"take the {Of(action.Figure)}{Beside(action)} out of the lake";
                case ActionKind.Grow: return "a token for the flock";
                case ActionKind.Guide: return "guide the flock home";
                case ActionKind.Sheep: return action.Count == 0 ? "the wolf" : $"{action.Count} sheep";
                case ActionKind.Animal: return $"the animal of number {action.Count}";
                case ActionKind.Hidden: return "a tile lies under the hill";
                case ActionKind.Gold: return "the ingot on this tile";
                case ActionKind.Mage: return $"the mage to the {Ground(game, action)}";
                case ActionKind.Witch: return $"the witch to the {Ground(game, action)}";
                case ActionKind.Unmage: return "the mage goes aside";
                case ActionKind.Unwitch: return "the witch goes aside";
                case ActionKind.Robber: return $"the robber to space {action.Count}";
                case ActionKind.Ferry: return "the ferry joins these roads";
                case ActionKind.Keep: return "the ferry stays as it lies";
                case ActionKind.AdvanceFigure: return action.Count == 0 ? "the marker" : "the courier";
                case ActionKind.ActOnMessage: return MessageSays(game.Decision.Number);
                case ActionKind.TwoPoints: return "2 points instead";
                case ActionKind.Message: return $"message {action.Count}: {MessageSays(action.Count)}";
                case ActionKind.ScoreMeeple: return $"score the {Figure(action)}{Beside(action)}";
                case ActionKind.CropAdd: return "everybody may add a meeple";
                case ActionKind.CropRemove: return "everybody takes a meeple home";
                case ActionKind.Add: return $"a further {Of(action.Figure)} on the {Ground(game, action)}";
                case ActionKind.Remove: return $"take the {Figure(action)}{Beside(action)} home";
                default: return game.Text(action); // of a kind that is newer than this sample
            }
        }

        private static string MessageSays(int number)
        {
            switch (number)
            {
                case 1: return "the value of the cheapest road with a meeple of yours";
                case 2: return "the value of the cheapest city with a meeple of yours";
                case 3: return "the value of the cheapest monastery with a meeple of yours";
                case 4: return "3 points for each of your farmers";
                case 5: return "2 points for each coat of arms in your cities";
                case 6: return "2 points for each of your meeples in cities";
                case 7: return "a further tile";
                case 8: return "one of your meeples is scored and comes home";
                default: return "something new";
            }
        }

        private static string Points(int points) => points == 1 ? "1 point" : $"{points} points";

        private static string Nothing(DecisionKind asked)
        {
            switch (asked)
            {
                case DecisionKind.PlaceMeeple: return "no figure";
                case DecisionKind.Take: return "nobody";
                case DecisionKind.HoundPacifies: return "no more ghosts";
                case DecisionKind.Robber: return "no robber";
                case DecisionKind.CropAdd: return "no further meeple";
                default: return "nothing";
            }
        }

        /// <summary>What the segment is that an action names.</summary>
        private static string Ground(Game game, GameAction action) =>
            Ground(game, game.Tile(game.TileAt(action.X, action.Y)).Type, action.Segment);

        private static string Ground(Game game, int type, int segment) =>
            game.Segment(type, segment).Kind.ToString().ToLowerInvariant();

        private static string Figure(GameAction action) => $"{Of(action.Colour)} {Of(action.Figure)}";

        /// <summary>What is with the figure that an action names.</summary>
        private static string Beside(GameAction action)
        {
            string ghosts = action.Ghosts == 0 ? "" : Ghosts(action.Ghosts);
            string both = action.Fairy ? (ghosts == "" ? "the fairy" : $"{ghosts} and the fairy") : ghosts;
            return both == "" ? "" : $" that has {both}";
        }

        private static string Ghosts(int count) => count == 1 ? "1 ghost" : $"{count} ghosts";

        /// <summary>The name of a colour.</summary>
        public static string Of(Colour colour) => colour.ToString().ToLowerInvariant();

        /// <summary>The name of a kind of figure.</summary>
        public static string Of(FigureKind kind)
        {
            switch (kind)
            {
                case FigureKind.Normal: return "meeple";
                case FigureKind.Large: return "large meeple";
                default: return kind.ToString().ToLowerInvariant();
            }
        }
    }
}
