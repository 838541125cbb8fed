using System;
using System.Collections.Generic;
using System.Linq;
using Xunit;

namespace Mistbank.Samples.Tests
{
    /// <summary>A way to choose an action in the sample's model: a function that simulates the player's input, and the
    /// resulting action.</summary>
    public sealed class Way
    {
        public readonly GameAction Gives;
        public readonly Action Do;

        public Way(GameAction gives, Action act)
        {
            Gives = gives;
            Do = act;
        }
    }

    /// <summary>Finds all actions that a player can choose at a decision by pointing, turning, clicking and pressing
    /// buttons.</summary>
    public sealed class Clicks
    {
        private static readonly ActionKind[] Placeless =
        {
            ActionKind.Draw, ActionKind.BuryFromSupply, ActionKind.Pass, ActionKind.Points, ActionKind.Advance,
            ActionKind.Recall, ActionKind.NoAbbey, ActionKind.Exchange, ActionKind.Ransom, ActionKind.Fly,
            ActionKind.Roll, ActionKind.GoHome, ActionKind.Release, ActionKind.Grow, ActionKind.Guide,
            ActionKind.Sheep, ActionKind.Animal, ActionKind.Hidden, ActionKind.Unmage, ActionKind.Unwitch,
            ActionKind.Robber, ActionKind.AdvanceFigure, ActionKind.ActOnMessage,
            ActionKind.TwoPoints, ActionKind.Message, ActionKind.CropAdd, ActionKind.CropRemove,
            ActionKind.FirstPlayer, ActionKind.Keep, ActionKind.OfferPoints, ActionKind.OfferWine, ActionKind.OfferGrain,
            ActionKind.OfferCloth, ActionKind.OfferAbbey, ActionKind.Sell, ActionKind.KeepTile,
        };

        private readonly BoardModel model;
        private readonly List<Way> ways = new List<Way>();

        private Clicks(BoardModel model)
        {
            this.model = model;
        }

        /// <summary>Returns all ways to choose an action. If the action of a click is not known in advance,
        /// applies the click and undoes it.</summary>
        public static List<Way> All(BoardModel model)
        {
            var clicks = new Clicks(model);
            int first = model.PlaceInHand;
            do
            {
                for (int i = 0; i < model.Cells.Count; ++i) clicks.AddCell(model.Cells[i]);
                if (model.HasAnother) model.TakeAnother();
            }
            while (model.PlaceInHand != first);
            for (int i = 0; i < model.Spots.Count; ++i) clicks.AddSpot(Place.Of(model.Spots[i]));
            int onBoard = clicks.ways.Count;
            clicks.AddAnswers(() => { });
            foreach (Way way in clicks.ways.Skip(onBoard)) Assert.Contains(way.Gives.Kind, Placeless);
            return clicks.ways;
        }

        /// <summary>Returns the last action of the model's game.</summary>
        public static GameAction Last(BoardModel model) => model.Game.Actions(model.Game.ActionCount - 1)[0];

        private void AddCell(ChoiceCell cell)
        {
            var middle = new Place(cell.X, cell.Y);
            model.Point(middle);
            int first = model.Rotation;
            int turned = 0;
            do
            {
                Assert.True(++turned <= 4);
                Assert.True(model.Hovered == cell);
                int rotation = model.Rotation;
                int place = model.PlaceInHand;
                GameAction gives = Laying(cell, rotation);
                ways.Add(new Way(gives, () =>
                {
                    for (int others = 0; others < 3 && model.PlaceInHand != place; ++others) model.TakeAnother();
                    model.Point(middle);
                    for (int turns = 0; turns < 4 && model.Rotation != rotation; ++turns) model.Turn();
                    Assert.Equal(rotation, model.Rotation);
                    Assert.True(model.Click(middle));
                }));
                model.Turn();
            }
            while (model.Rotation != first);
        }

        private GameAction Laying(ChoiceCell cell, int rotation)
        {
            switch (model.Game.Phase)
            {
                case DecisionKind.LayFaceDown: return new GameAction(ActionKind.FaceDown, cell.X, cell.Y);
                case DecisionKind.Abbey: return new GameAction(ActionKind.Abbey, cell.X, cell.Y);
                default:
                    return new GameAction(
                        ActionKind.Lay, cell.X, cell.Y, count: rotation | model.PlaceInHand << 2);
            }
        }

        private void AddSpot(Place place)
        {
            model.Point(place);
            Assert.True(model.Hint.Length > 0);
            int first = ways.Count;
            if (model.Click(place)) AddDone(() => Assert.True(model.Click(place)));
            else
            {
                Assert.True(model.Opened != null);
                Assert.True(model.Answers.Count > 1);
                AddAnswers(() => Assert.False(model.Click(place)));
                model.Close();
            }
            foreach (Way way in ways.Skip(first)) DemandNear(place, way.Gives);
        }

        /// <summary>Checks that a spot lies on the tile of its action.</summary>
        private void DemandNear(Place place, GameAction action)
        {
            Tile laid = model.Game.Tile(model.Game.LastTile);
            bool isOnLaid = action.Kind == ActionKind.Place;
            var middle = isOnLaid ? new Place(laid.X, laid.Y) : new Place(action.X, action.Y);
            Assert.InRange(Math.Abs(place.East - middle.East), 0f, 0.5f);
            Assert.InRange(Math.Abs(place.South - middle.South), 0f, 0.5f);
        }

        private void AddAnswers(Action open)
        {
            int count = model.Answers.Count;
            Assert.Equal(count, new HashSet<string>(model.Answers).Count);
            for (int i = 0; i < count; ++i)
            {
                int answer = i;
                open();
                model.Choose(answer);
                AddDone(() =>
                {
                    open();
                    model.Choose(answer);
                });
            }
        }

        private void AddDone(Action act)
        {
            GameAction gives = Last(model);
            model.Undo();
            ways.Add(new Way(gives, act));
        }
    }
}
