using System;
using System.Collections.Generic;
using System.Linq;
using Xunit;

namespace Mistbank.Tests
{
    /// <summary>Choices: the legal actions in a form for user interfaces.</summary>
    public class ChoicesTests
    {
        private static void DemandChoices(Game game)
        {
            Choices choices = game.Choices();
            string[] legal = game.LegalActions().Select(action => game.Text(action)).ToArray();
            Assert.Equal(legal.OrderBy(text => text), choices.Select(choice => game.Text(choice.Action)).OrderBy(text => text));
            IEnumerable<Choice> grouped = choices.Cells.SelectMany(cell => cell.Choices)
                .Concat(choices.Spots.SelectMany(spot => spot.Choices)).Concat(choices.Buttons.Select(button => button.Choice));
            Assert.Equal(legal.OrderBy(text => text), grouped.Select(choice => game.Text(choice.Action)).OrderBy(text => text));
            foreach (ChoiceCell cell in choices.Cells)
            {
                Assert.Equal(-1, game.TileAt(cell.X, cell.Y));
                Assert.True(cell.Fits(cell.NextRotation(3)));
                for (int rotation = 0; rotation < 4; ++rotation)
                    if (cell.Fits(rotation)) Assert.True(game.IsLegal(cell.ActionFor(rotation)));
                    else Assert.Throws<InvalidOperationException>(() => cell.ActionFor(rotation));
            }
            var points = new HashSet<(int, int, int, int)>();
            foreach (ChoiceSpot spot in choices.Spots)
            {
                Assert.True(points.Add((spot.X, spot.Y, spot.AnchorX, spot.AnchorY)));
                Choice first = spot.Choices[0];
                if (first.Target != Target.Segment) continue;
                Anchor anchor = game.AnchorOn(game.TileAt(spot.X, spot.Y), first.Segment);
                Assert.Equal((anchor.X, anchor.Y), (spot.AnchorX, spot.AnchorY));
            }
            foreach (ChoiceButton button in choices.Buttons)
            {
                Assert.Equal(Target.None, button.Choice.Target);
                Assert.Equal(game.Text(button.Choice.Action), game.Text(button.Action));
                Assert.Equal(game.DescribeAction(button.Action), button.Text);
            }
        }

        [Theory]
        [InlineData("level5")]
        [InlineData("everything")]
        public void Every_legal_action_is_offered_at_a_cell_or_at_a_spot_or_as_a_button(string preset)
        {
            ulong random = 7;
            using (var game = new Game(preset, 7))
            {
                for (; !game.IsOver; game.Apply(game.RandomAction(ref random))) DemandChoices(game);
                Assert.Empty(game.Choices());
            }
        }

        [Fact]
        public void The_choices_contain_cells_for_each_tile_in_a_hand()
        {
            Rules rules = Rules.Base();
            rules.Hand = 3;
            using (var game = new Game(rules, 3))
            {
                Decision decision = game.Decision;
                Assert.Equal(new[] { 0, 1, 2 }, game.Choices().Cells.Select(cell => cell.PlaceInHand).Distinct().OrderBy(place => place));
                foreach (ChoiceCell cell in game.Choices().Cells)
                    Assert.All(cell.Choices, choice => Assert.Equal(
                        game.Hand(decision.Player, cell.PlaceInHand, decision.Player), choice.TileType));
            }
        }

        [Fact]
        public void The_texts_of_buttons_contain_the_names_of_players()
        {
            var names = new Dictionary<Colour, string> { { Colour.Red, "Anna" }, { Colour.Green, "Kim" } };
            int named = 0;
            ulong random = 7;
            using (var game = new Game("everything", 7))
                for (; !game.IsOver; game.Apply(game.RandomAction(ref random)))
                    foreach (ChoiceButton button in game.Choices(names).Buttons)
                    {
                        Assert.Equal(game.DescribeAction(button.Action, names), button.Text);
                        if (button.Text.Contains("Anna")) ++named;
                    }
            Assert.True(named > 0);
        }

        [Fact]
        public void An_invalid_name_is_refused_in_a_decision_without_buttons()
        {
            using (var game = new Game("base", 3))
            {
                Assert.Empty(game.Choices().Buttons);
                var names = new Dictionary<Colour, string> { { Colour.Red, "a\nb" } };
                Assert.Throws<InvalidArgumentException>(() => game.Choices(names));
            }
        }

        [Fact]
        public void The_error_for_an_out_of_range_choice_index_names_the_range()
        {
            using (var game = new Game("base", 3))
            {
                Choices choices = game.Choices();
                ArgumentOutOfRangeException refusal =
                    Assert.Throws<ArgumentOutOfRangeException>(() => choices[choices.Count]);
                Assert.Contains($"{choices.Count - 1}", refusal.Message);
            }
        }

        [Theory]
        [InlineData(-1)]
        [InlineData(4)]
        public void The_error_for_a_rotation_out_of_range_names_the_range(int rotation)
        {
            using (var game = new Game("base", 3))
            {
                ChoiceCell cell = game.Choices().Cells[0];
                foreach (Action call in new Action[]
                         { () => cell.Fits(rotation), () => cell.ActionFor(rotation), () => cell.NextRotation(rotation) })
                {
                    var refusal = Assert.Throws<ArgumentOutOfRangeException>(call);
                    Assert.Equal("rotation", refusal.ParamName);
                    Assert.Contains("0 to 3", refusal.Message);
                }
            }
        }
    }
}
