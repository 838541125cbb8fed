using System;
using System.Collections.Generic;
using System.Linq;
using Xunit;
using static Mistbank.Tests.ExpansionGames;

namespace Mistbank.Tests
{
    /// <summary>Decisions, actions and events of all expansions.</summary>
    public class ExpansionTests
    {
        public static IEnumerable<object[]> Games() => Project.Each(Presets.Cast<object>().ToArray());

        [Theory]
        [MemberData(nameof(Games))]
        public void Decisions_and_actions_and_events_of_expansions_have_names(string preset)
        {
            using (var game = new Game(Rules.Preset(preset), 3))
            {
                Play(game, 3, (action, events) =>
                {
                    Assert.True(Enum.IsDefined(typeof(ActionKind), action.Kind));
                    Assert.True(Enum.IsDefined(typeof(DecisionKind), game.Phase));
                    foreach (GameEvent told in events)
                    {
                        Assert.True(Enum.IsDefined(typeof(EventKind), told.Kind));
                        Assert.NotEqual("", game.Sentence(told));
                    }
                });
                Assert.Equal(Outcome.Finished, game.Outcome);
            }
        }

        private static bool IsOfHouseRules(EventKind kind) =>
            (kind >= EventKind.TileTaken && kind <= EventKind.HandSetAside)
            || (kind >= EventKind.StartTileDrawn && kind <= EventKind.TileSold);

        private static bool IsOfHouseRules(ActionKind kind) => kind >= ActionKind.FirstPlayer && kind <= ActionKind.KeepTile;

        [Fact]
        public void Every_kind_of_action_and_event_of_the_expansions_occurs_in_a_test_game()
        {
            var told = new HashSet<EventKind>();
            var done = new HashSet<ActionKind>();
            foreach (string preset in Presets)
                for (int seed = 1; seed <= (preset == "vodyanoy" ? 15 : 6); ++seed) // vodyanoy adds only one tile
                    using (var game = new Game(Rules.Preset(preset), (ulong)seed))
                        Play(game, seed, (action, heard) =>
                        {
                            done.Add(action.Kind);
                            told.UnionWith(heard.Select(entry => entry.Kind));
                        });
            EventKind[] events = (EventKind[])Enum.GetValues(typeof(EventKind));
            events = events.Where(kind => kind >= EventKind.FairyMoved && !IsOfHouseRules(kind)).ToArray();
            Assert.Equal(new EventKind[0], events.Except(told));
            done.UnionWith(Chances);
            done.UnionWith(new[] { ActionKind.Exchange, ActionKind.Unmage, ActionKind.Unwitch }); // rare
            ActionKind[] actions = (ActionKind[])Enum.GetValues(typeof(ActionKind));
            Assert.Equal(new ActionKind[0], actions.Where(kind => kind > ActionKind.Recall && !IsOfHouseRules(kind)).Except(done));
        }

        [Fact]
        public void A_game_without_expansions_has_no_pieces_of_expansions()
        {
            using (Game game = Project.Play(new Game(Rules.Base(), 4), 40))
            {
                Assert.Equal(-1, game.DragonTile);
                Assert.Equal(-1, game.FairyTile);
                Assert.Empty(game.Prisoners());
                Assert.False(game.InLastRound);
                Assert.Equal(-1, game.BigTopTile);
                Assert.Equal(0, game.TilesUnderHills);
                for (int fact = 0; fact < Facts.Count; ++fact)
                    if (Facts.Info(fact).Expansion != Expansions.None) Assert.Empty(game.Fact(fact, 0));
                for (int number = -1; number <= 8; ++number)
                {
                    Assert.Equal(0, game.SheepInBag(number) + game.AnimalsUnseen(number));
                    Assert.Equal(0, game.Flock(Colour.Red, number) + game.Flock(Colour.None, number));
                }
                Assert.Equal(0, game.Supply(Colour.Red).Floors + game.Supply(Colour.Red).Abbeys);
                Assert.Equal(0, game.Supply(Colour.Red).Sheep);
                foreach (Figure figure in game.Figures()) Assert.False(figure.Fairy);
            }
        }

        [Theory]
        [InlineData("take 3,-1/2 red meeple", FigureKind.Normal, 0, false)]
        [InlineData("take 3,-1/2 red large 1", FigureKind.Large, 1, false)]
        [InlineData("princess 3,-1/2 blue mayor fairy", FigureKind.Mayor, 0, true)]
        [InlineData("haunt 3,-1/2 green wagon 2 fairy", FigureKind.Wagon, 2, true)]
        [InlineData("tower guard 3,-1", FigureKind.Guard, 0, false)]
        [InlineData("portal abbot 3,-1/2", FigureKind.Abbot, 0, false)]
        [InlineData("fly large", FigureKind.Large, 0, false)]
        [InlineData("ransom large blue", FigureKind.Large, 0, false)]
        [InlineData("exchange abbot", FigureKind.Abbot, 0, false)]
        [InlineData("acrobat guard 3,-1", FigureKind.Guard, 0, false)]
        [InlineData("release large 2 fairy", FigureKind.Large, 2, true)]
        [InlineData("shepherd red 3", FigureKind.Shepherd, 0, false)]
        [InlineData("ringmaster blue 1", FigureKind.Ringmaster, 0, false)]
        public void Reading_the_text_of_an_action_gives_its_figure_kind_and_ghosts_and_fairy(
            string text, FigureKind figure, int ghosts, bool fairy)
        {
            using (var game = new Game(Rules.Preset("everything")))
            {
                GameAction action = game.Parse(text);
                Assert.Equal(figure, action.FigureKind);
                Assert.Equal(figure, action.Figure); // name of the property in version 2.0
                Assert.Equal(ghosts, action.Ghosts);
                Assert.Equal(fairy, action.Fairy);
                Assert.Equal(text, game.Text(action));
                Assert.Equal(text, action.ToString());
            }
        }

        [Fact]
        public void The_longest_text_of_an_action_is_not_truncated()
        {
            int named = (int)FigureKind.Ringmaster | 2 << 4 | 1 << 6;
            var longest = new GameAction(
                ActionKind.Princess, x: -32768, y: -32768, segment: 255, colour: Colour.Yellow, count: named);
            Assert.Equal("princess -32768,-32768/255 yellow ringmaster 2 fairy", longest.ToString());
            Assert.True(longest.ToString().Length < 64);
        }
    }
}
