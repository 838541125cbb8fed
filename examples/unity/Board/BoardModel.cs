using System;
using System.Collections.Generic;
using System.Linq;

namespace Mistbank.Samples
{
    /// <summary>A game on a screen: the highlighted places, the pointer, and the effects of clicks. The model uses only
    /// the library and no part of Unity. Any program can test and draw it.</summary>
    public sealed class BoardModel : IDisposable
    {
        private const float Reach = 0.16f; // largest distance between a click and its spot, in widths of a tile

        private readonly Action<GameAction> send;
        private readonly List<string> log = new List<string>();
        private readonly List<GameAction> buttons = new List<GameAction>();
        private readonly List<string> answers = new List<string>();
        private Offers offers = new Offers();
        private int pointedTile = -1;

        /// <summary>Creates a model that starts with the game's current decision. The model disposes of the
        /// game.</summary>
        /// <param name="game">The game to play.</param>
        /// <param name="send">Receives the player's actions if another program applies them, such as a game server. The
        /// model then offers nothing until <see cref="Follow"/> is called. Null: the model applies actions
        /// itself.</param>
        public BoardModel(Game game, Action<GameAction> send = null)
        {
            Game = game ?? throw new ArgumentNullException(nameof(game));
            this.send = send;
            Ask(send == null);
        }

        public void Dispose() => Game.Dispose();

        /// <summary>The game, for queries only. Use the model for changes.</summary>
        public Game Game { get; }

        /// <summary>A number that increases when the table must be redrawn, for example after an action or an
        /// undo.</summary>
        public int Changes { get; private set; }

        // --- the visible state ---

        /// <summary>The question of the current decision, or the result when the game is over.</summary>
        public string Question { get; private set; }

        /// <summary>The state of the game as lines of text.</summary>
        public IReadOnlyList<string> Lines { get; private set; }

        /// <summary>All events so far, one sentence for each.</summary>
        public IReadOnlyList<string> Log => log;

        /// <summary>The column of the westernmost tile.</summary>
        public int West { get; private set; }

        /// <summary>The column of the easternmost tile.</summary>
        public int East { get; private set; }

        /// <summary>The row of the northernmost tile.</summary>
        public int North { get; private set; }

        /// <summary>The row of the southernmost tile.</summary>
        public int South { get; private set; }

        /// <summary>The cells to highlight: those where the tile in hand can be laid.</summary>
        public IReadOnlyList<ChoiceCell> Cells => offers.Cells(PlaceInHand);

        /// <summary>The spots on the board that can be clicked.</summary>
        public IReadOnlyList<ChoiceSpot> Spots => offers.Spots;

        /// <summary>The place of the piece or feature that the question is about, such as the scored feature, the
        /// closed cemetery, the dragon or the tower that takes a prisoner; null if the question has no place.</summary>
        public Place? Subject { get; private set; }

        /// <summary>The texts of the buttons, all different. The buttons are the actions without a place on the board
        /// or, after a click on a spot with several actions, the actions of this spot.</summary>
        public IReadOnlyList<string> Answers => answers;

        /// <summary>The spot whose actions the buttons show; null if the buttons show the actions without a
        /// place.</summary>
        public ChoiceSpot Opened { get; private set; }

        /// <summary>The spot at the pointer; null if there is none.</summary>
        public ChoiceSpot Pointed { get; private set; }

        /// <summary>The highlighted cell at the pointer, which shows the tile in hand; null if there is none.</summary>
        public ChoiceCell Hovered { get; private set; }

        /// <summary>The rotation of the tile in hand, in clockwise quarter turns.</summary>
        public int Rotation { get; private set; }

        /// <summary>The place of the tile in the hand, 0 to 2; 0 in games without hands.</summary>
        public int PlaceInHand { get; private set; }

        /// <summary>Whether the hand has another tile that can be laid.</summary>
        public bool HasAnother => offers.PlaceFrom(PlaceInHand + 1) != PlaceInHand;

        /// <summary>The type of the tile in hand, which may be an abbey; -1 for no tile and for a tile that is laid
        /// face down.</summary>
        public int TileInHand { get; private set; }

        /// <summary>The effect of a click at the pointer, or the contents of the tile at the pointer; may be
        /// empty.</summary>
        public string Hint
        {
            get
            {
                if (Pointed == null) return pointedTile < 0 ? "" : string.Join("\n", Standing.OnTile(Game, pointedTile));
                string text = Game.DescribeAction(Pointed.Choices[0].Action);
                return Pointed.Choices.Count == 1 ? text : text + " ...";
            }
        }

        // --- input of the player ---

        /// <summary>Moves the pointer. Over a highlighted cell, the tile in hand turns to a fitting
        /// rotation.</summary>
        public void Point(Place place)
        {
            Pointed = offers.Nearest(place, Reach);
            pointedTile = Game.TileAt(place.X, place.Y);
            List<ChoiceCell> cells = offers.Cells(PlaceInHand);
            Hovered = Pointed == null ? cells.Find(cell => cell.X == place.X && cell.Y == place.Y) : null;
            if (Hovered != null) Rotation = Hovered.NextRotation(Rotation);
        }

        /// <summary>Turns the tile in hand clockwise to the next rotation that fits the cell at the pointer;
        /// without such a cell, by a quarter turn.</summary>
        public void Turn()
        {
            Rotation = (Rotation + 1) % 4;
            if (Hovered != null) Rotation = Hovered.NextRotation(Rotation);
        }

        /// <summary>Selects the next tile in the hand that can be laid.</summary>
        public void TakeAnother()
        {
            Take(offers.PlaceFrom(PlaceInHand + 1));
            ++Changes;
        }

        private void Take(int place)
        {
            PlaceInHand = place;
            TileInHand = TypeInHand(Game.Decision);
            Hovered = null;
        }

        /// <summary>Clicks on the board. The first click on a cell only moves the tile to this cell. Before the second
        /// click a player with a touch screen can turn the tile.</summary>
        /// <returns>Whether the click has caused an action.</returns>
        public bool Click(Place place)
        {
            ChoiceCell held = Hovered;
            Point(place);
            if (Pointed != null) return Click(Pointed);
            if (Opened != null) Close();
            if (Hovered == null || Hovered != held) return false;
            Do(Hovered.ActionFor(Rotation));
            return true;
        }

        private bool Click(ChoiceSpot spot)
        {
            if (spot.Choices.Count == 1)
            {
                Do(spot.Choices[0].Action);
                return true;
            }
            Opened = spot;
            Label(spot.Choices.Select(choice => (choice.Action, Game.DescribeAction(choice.Action))));
            return false;
        }

        /// <summary>Shows the actions without a place as buttons again, instead of the actions of a clicked
        /// spot.</summary>
        public void Close()
        {
            Opened = null;
            Label(offers.Buttons.Select(button => (button.Action, button.Text)));
        }

        /// <summary>Presses a button.</summary>
        /// <param name="answer">The index of the button, 0 to Answers.Count-1.</param>
        public void Choose(int answer) => Do(buttons[answer]);

        /// <summary>Applies an action, such as an adviser's choice, or passes it to the program that applies
        /// actions. An illegal action has no effect.</summary>
        /// <returns>Whether the action was legal.</returns>
        public bool Do(in GameAction action)
        {
            if (send == null ? !Game.TryApply(action) : !Game.IsLegal(action)) return false;
            Ask(send == null);
            send?.Invoke(action);
            return true;
        }

        /// <summary>Applies a random legal action.</summary>
        public void ChooseAny(ref ulong random) => Do(Game.RandomAction(ref random));

        /// <summary>Whether an action can be undone.</summary>
        public bool CanUndo => send == null && Game.ActionCount > 0;

        /// <summary>Undoes the last action. To forbid undo after a draw, let CanUndo require
        /// `Game.ActionCount > Game.LastDraw`.</summary>
        public void Undo()
        {
            if (!CanUndo) return;
            Game.Undo();
            Ask(true);
        }

        /// <summary>Updates the model after a change of the game outside the model.</summary>
        /// <param name="decides">Whether the player at this screen decides now.</param>
        public void Follow(bool decides) => Ask(decides);

        // --- updates ---

        /// <summary>Logs the new events. Offers the legal actions if <paramref name="decides"/> is true; otherwise
        /// offers nothing.</summary>
        private void Ask(bool decides)
        {
            ++Changes;
            if (log.Count > Game.EventCount) log.RemoveRange(Game.EventCount, log.Count - Game.EventCount);
            foreach (GameEvent told in Game.Events(log.Count)) log.Add(Game.Sentence(told));
            offers = decides ? new Offers(Game.Choices()) : new Offers();
            Pointed = null;
            pointedTile = -1;
            Take(offers.PlaceFrom(0));
            Question = Game.Question();
            Subject = SubjectOf(Game.Decision);
            Lines = Standing.Lines(Game);
            Measure();
            Close();
        }

        private void Measure()
        {
            West = East = North = South = 0; // the cell for the first tile, if the board is empty
            foreach (Tile tile in Game.Tiles())
            {
                West = Math.Min(West, tile.X);
                East = Math.Max(East, tile.X);
                North = Math.Min(North, tile.Y);
                South = Math.Max(South, tile.Y);
            }
        }

        private Place? SubjectOf(Decision decision)
        {
            switch (decision.Subject)
            {
                case Mistbank.Subject.Segment: return Place.Of(Game, Game.TileAt(decision.X, decision.Y), decision.Segment);
                case Mistbank.Subject.Cell: return new Place(decision.X, decision.Y);
                default: return decision.Kind == DecisionKind.Flock ? ShepherdOf(decision.Player) : null;
            }
        }

        private Place? ShepherdOf(int player)
        {
            foreach (Figure figure in Game.Figures())
                if (figure.Kind == FigureKind.Shepherd && Game.PlayerOf(figure.Colour) == player)
                    return Place.Of(Game, figure.Tile, figure.Segment);
            return null;
        }

        private int TypeInHand(Decision decision)
        {
            if (decision.Kind == DecisionKind.LayTile) return decision.TileType;
            if (decision.Kind == DecisionKind.Hand) return Game.Hand(decision.Player, PlaceInHand, Viewer.Host);
            if (decision.Kind != DecisionKind.Abbey) return -1;
            int type = Game.TypeCount - 1; // a game with abbeys always has a type with this mark
            while (type >= 0 && (Game.Type(type).Marks & Marks.Abbey) == 0) --type;
            return type;
        }

        private void Label(IEnumerable<(GameAction Action, string Text)> labelled)
        {
            buttons.Clear();
            answers.Clear();
            foreach ((GameAction action, string text) in labelled)
            {
                buttons.Add(action);
                answers.Add(answers.Contains(text) ? $"{text} ({Game.Text(action)})" : text);
            }
        }
    }
}
