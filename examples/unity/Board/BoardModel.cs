using System;
using System.Collections.Generic;

namespace Mistbank.Samples
{
    /// <summary>A game as people play it on a screen: what is lit up, what the pointer is at, what a click does. It
    /// knows the library and nothing of Unity, so that it can be tested, and drawn by anything.</summary>
    public sealed class BoardModel : IDisposable
    {
        private const float Reach = 0.16f; // of a tile's width: how near to a spot a click means it

        private readonly GameAction[] actions;
        private readonly Action<GameAction> send;
        private readonly List<string> log = new List<string>();
        private readonly List<GameAction> buttons = new List<GameAction>();
        private readonly List<string> answers = new List<string>();
        private Offers offers = new Offers();
        private int pointedTile = -1;

        /// <summary>A game at its first decision. The model disposes of it.</summary>
        /// <param name="game">Which is played.</param>
        /// <param name="send">Gets what the player does, where somebody else does it to the game, as a server of games:
        /// then nothing is offered until <see cref="Follow"/> is called. Null: it is done at once.</param>
        public BoardModel(Game game, Action<GameAction> send = null)
        {
            Game = game ?? throw new ArgumentNullException(nameof(game));
            this.send = send;
            actions = new GameAction[game.ActionBound];
            Ask(send == null);
        }

        public void Dispose() => Game.Dispose();

        /// <summary>The game, to look at: what is done to it goes through the model.</summary>
        public Game Game { get; }

        /// <summary>Another number after each action and undo: then the table is to be drawn anew.</summary>
        public int Changes { get; private set; }

        // --- what there is to see ---

        /// <summary>What is asked; how it ended when the game is over.</summary>
        public string Question { get; private set; }

        /// <summary>How the game stands, in lines.</summary>
        public IReadOnlyList<string> Lines { get; private set; }

        /// <summary>All that has happened, a sentence for each event.</summary>
        public IReadOnlyList<string> Log => log;

        /// <summary>The column of the westernmost tile.</summary>
        public int West { get; private set; }

        /// <summary>The column of the easternmost tile.</summary>
        public int East { get; private set; }

        /// <summary>The row of the northernmost tile.</summary>
        public int North { get; private set; }

        /// <summary>The row of the southernmost tile.</summary>
        public int South { get; private set; }

        /// <summary>The cells to be lit up: a tile may be laid there.</summary>
        public IReadOnlyList<Cell> Cells => offers.Cells(PlaceInHand);

        /// <summary>The spots on the board to be clicked.</summary>
        public IReadOnlyList<Spot> Spots => offers.Spots;

        /// <summary>Where that lies which the question is about: the feature that is scored, the cemetery that is
        /// closed, the meeple of the hound, the tower that takes, the dragon, where the wagon stood, the lake; null:
        /// nowhere.</summary>
        public Place? Subject { get; private set; }

        /// <summary>The texts of the buttons: what is decided by no place on the board, or what the click on a spot may
        /// mean. All are different.</summary>
        public IReadOnlyList<string> Answers => answers;

        /// <summary>The spot whose meanings are the buttons now; null: none.</summary>
        public Spot Opened { get; private set; }

        /// <summary>The spot that the pointer is at; null: none.</summary>
        public Spot Pointed { get; private set; }

        /// <summary>The cell that the tile in hand is held over; null: none.</summary>
        public Cell Hovered { get; private set; }

        /// <summary>The tile in hand is held with so many clockwise quarter turns.</summary>
        public int Rotation { get; private set; }

        /// <summary>Which tile of the hand it is, where there is one: its place, 0 to 2.</summary>
        public int PlaceInHand { get; private set; }

        /// <summary>Whether there is another tile in the hand that may be laid.</summary>
        public bool HasAnother => offers.PlaceFrom(PlaceInHand + 1) != PlaceInHand;

        /// <summary>The type of the tile in hand, which may be an abbey; -1: none, or one that is laid face
        /// down.</summary>
        public int TileInHand { get; private set; }

        /// <summary>What a click where the pointer is would do; else what is on the tile there; empty: nothing.</summary>
        public string Hint
        {
            get
            {
                if (Pointed == null) return pointedTile < 0 ? "" : string.Join("\n", Standing.OnTile(Game, pointedTile));
                string text = Game.DescribeAction(Pointed.Actions[0]);
                return Pointed.Actions.Count == 1 ? text : text + " ...";
            }
        }

        // --- what the player does ---

        /// <summary>Moves the pointer. Over a cell that is lit up, the tile in hand turns as it fits there.</summary>
        public void Point(Place place)
        {
            Pointed = offers.Nearest(place, Reach);
            pointedTile = Game.TileAt(place.X, place.Y);
            List<Cell> cells = offers.Cells(PlaceInHand);
            Hovered = Pointed == null ? cells.Find(cell => cell.X == place.X && cell.Y == place.Y) : null;
            if (Hovered != null) Rotation = Hovered.FittingFrom(Rotation);
        }

        /// <summary>Turns the tile in hand clockwise: to the next rotation that fits where it is held.</summary>
        public void Turn()
        {
            Rotation = (Rotation + 1) % 4;
            if (Hovered != null) Rotation = Hovered.FittingFrom(Rotation);
        }

        /// <summary>Takes another tile of the hand that may be laid.</summary>
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

        /// <summary>Clicks on the board. On a cell that the tile is not held over yet it only moves there, so that
        /// a finger, which cannot point without touching, can turn it before it touches the cell again.</summary>
        /// <returns>Whether an action was done.</returns>
        public bool Click(Place place)
        {
            Cell held = Hovered;
            Point(place);
            if (Pointed != null) return Click(Pointed);
            if (Opened != null) Close();
            if (Hovered == null || Hovered != held) return false;
            Do(Hovered.Laying(Rotation));
            return true;
        }

        private bool Click(Spot spot)
        {
            if (spot.Actions.Count == 1)
            {
                Do(spot.Actions[0]);
                return true;
            }
            Opened = spot;
            Label(spot.Actions);
            return false;
        }

        /// <summary>Closes the spot that a click has opened.</summary>
        public void Close()
        {
            Opened = null;
            Label(offers.Buttons);
        }

        /// <summary>Presses a button.</summary>
        /// <param name="answer">0 to Answers.Count-1.</param>
        public void Choose(int answer) => Do(buttons[answer]);

        /// <summary>Does any legal action: lets chance play.</summary>
        public void ChooseAny(ref ulong random) => Do(Game.RandomAction(ref random));

        /// <summary>Whether there is an action to take back.</summary>
        public bool CanUndo => send == null && Game.ActionCount > 0;

        /// <summary>Takes the last action back. Players who may not see the next tile and then choose again want
        /// `Game.ActionCount > Game.LastDraw` for CanUndo.</summary>
        public void Undo()
        {
            if (!CanUndo) return;
            Game.Undo();
            Ask(true);
        }

        /// <summary>Something has been done to the game that did not go through the model.</summary>
        /// <param name="decides">Whether the player of this screen is asked now.</param>
        public void Follow(bool decides) => Ask(decides);

        // --- between them ---

        private void Do(GameAction action)
        {
            if (send == null) Game.Apply(action);
            Ask(send == null);
            send?.Invoke(action);
        }

        /// <summary>Tells what has happened and offers what may be done now.</summary>
        private void Ask(bool decides)
        {
            ++Changes;
            if (log.Count > Game.EventCount) log.RemoveRange(Game.EventCount, log.Count - Game.EventCount);
            foreach (GameEvent told in Game.Events(log.Count)) log.Add(Game.Sentence(told));
            offers = new Offers(Game, new ArraySegment<GameAction>(actions, 0, decides ? Game.LegalActions(actions) : 0));
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
            West = East = North = South = 0; // where the first tile lies, or will
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
            switch (decision.Kind)
            {
                case DecisionKind.Bury:
                case DecisionKind.ScoreOrPacify:
                case DecisionKind.ScoringColour:
                case DecisionKind.PlaceHound:
                case DecisionKind.HoundPacifies:
                case DecisionKind.MoveWagon:
                    return Place.Of(Game, Game.TileAt(decision.X, decision.Y), decision.Segment);
                case DecisionKind.Take:
                case DecisionKind.MoveDragon:
                case DecisionKind.Ferry:
                    return new Place(decision.X, decision.Y);
                case DecisionKind.Flock:
                    return ShepherdOf(decision.Player);
                default:
                    return null;
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
            int type = Game.TypeCount - 1; // every game with abbeys has a type of them
            while (type >= 0 && (Game.Type(type).Marks & Marks.Abbey) == 0) --type;
            return type;
        }

        private void Label(List<GameAction> labelled)
        {
            buttons.Clear();
            answers.Clear();
            buttons.AddRange(labelled);
            foreach (GameAction action in labelled)
            {
                string answer = Game.DescribeAction(action);
                answers.Add(answers.Contains(answer) ? $"{answer} ({Game.Text(action)})" : answer);
            }
        }
    }
}
