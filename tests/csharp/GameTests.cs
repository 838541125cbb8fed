using System;
using System.Collections.Generic;
using System.Linq;
using Xunit;

namespace Mistbank.Tests
{
    /// <summary>Games of all presets: playing, queries and texts.</summary>
    public class GameTests
    {
        public static IEnumerable<object[]> Presets() => Project.Each(Rules.Presets.Cast<object>().ToArray());

        [Theory]
        [MemberData(nameof(Presets))]
        public void Every_preset_can_be_played_to_its_end(string preset)
        {
            using (Game game = Project.Play(new Game(Rules.Preset(preset), 5)))
            {
                Assert.True(game.IsOver);
                Assert.Equal(DecisionKind.Over, game.Phase);
                Assert.Empty(game.LegalActions());
                Assert.Contains(game.Events()[game.EventCount - 1].Kind, new[] { EventKind.Won, EventKind.Lost });
            }
        }

        [Theory]
        [MemberData(nameof(Presets))]
        public void A_game_of_every_preset_can_be_created_from_its_name_and_a_seed(string preset)
        {
            using (var game = new Game(preset, seed: 7))
            using (var same = new Game(Rules.Preset(preset), 7))
                Assert.Equal(same.StateHash, game.StateHash);
        }

        [Theory]
        [InlineData("level1", 1)]
        [InlineData("level6", 2)] // each player has two of four colours
        [InlineData("base", 3)]
        [InlineData("everything", 6)]
        public void Returns_are_0_until_the_game_ends_then_1_for_winners_and_minus_1_for_losers(
            string preset, int players)
        {
            Rules rules = Rules.Preset(preset);
            rules.Players = players;
            using (var game = new Game(rules, 5))
            {
                Assert.Equal(new double[players], game.Returns());
                Project.Play(game);
                var winning = new HashSet<int>(
                    rules.System == GameSystem.Cooperative && game.Outcome == Outcome.Won
                        ? Enumerable.Range(0, players)
                        : game.Rules.Colours.Where(game.HasWon).Select(game.PlayerOf));
                double[] expected = Enumerable.Range(0, players).Select(player => winning.Contains(player) ? 1.0 : -1.0)
                    .ToArray();
                Assert.Equal(expected, game.Returns());
                var into = new double[players + 1];
                Assert.Equal(players, game.Returns(into));
                Assert.Equal(expected, into.Take(players));
                Assert.Throws<BufferTooSmallException>(() => game.Returns(new double[players - 1]));
            }
        }

        [Fact]
        public void A_random_action_is_legal_and_advances_the_random_generator()
        {
            using (var game = new Game(Rules.Preset("everything"), 2))
            {
                ulong random = 5;
                while (!game.IsOver)
                {
                    ulong before = random;
                    GameAction action = game.RandomAction(ref random);
                    Assert.NotEqual(before, random);
                    Assert.Contains(action, game.LegalActions());
                    game.Apply(action);
                }
                ulong last = random;
                Assert.Throws<GameOverException>(() => game.RandomAction(ref random));
                Assert.Equal(last, random);
            }
        }

        [Fact]
        public void Queries_return_figures_and_marks_and_goods_of_expansions()
        {
            var kinds = new HashSet<FigureKind>();
            Marks marks = Marks.None;
            int goods = 0;
            var dice = new Random(2);
            using (var game = new Game(Rules.Preset("everything"), 3))
            {
                Assert.Equal(1, game.Part);
                Assert.Equal(game.ActivePlayer, game.DecidingPlayer);
                while (!game.IsOver)
                {
                    GameAction[] legal = game.LegalActions();
                    GameAction action = legal[dice.Next(legal.Length)];
                    string word = action.Figure == FigureKind.Normal ? "meeple" : Words.NameOf(action.Figure);
                    if (action.Kind == ActionKind.Place) Assert.StartsWith(word + " ", game.Text(action));
                    game.Apply(action);
                    Assert.Equal(game.Decision.Player, game.DecidingPlayer);
                    kinds.UnionWith(game.Figures().Select(figure => figure.Kind));
                    marks = game.Features().Aggregate(marks, (all, feature) => all | feature.Marks);
                    goods = Math.Max(goods, game.Features().Max(feature => feature.Goods.Sum));
                }
                Assert.Equal(game.TilesUnderHills, Enumerable.Range(0, game.TypeCount).Sum(game.Drawable));
            }
            Assert.True(kinds.IsSupersetOf(new[] { FigureKind.Normal, FigureKind.Guard, FigureKind.Large }));
            Assert.Equal(Marks.Inn | Marks.Cathedral, marks & (Marks.Inn | Marks.Cathedral));
            Assert.True(goods > 0);
        }

        [Fact]
        public void The_same_seed_gives_the_same_game()
        {
            using (Game one = Project.Play(new Game(Rules.Base(3), 9)))
            using (Game other = Project.Play(new Game(Rules.Base(3), 9)))
            using (Game different = Project.Play(new Game(Rules.Base(3), 10)))
            {
                Assert.Equal(one.StateHash, other.StateHash);
                Assert.NotEqual(one.StateHash, different.StateHash);
                different.Restart(9);
                Project.Play(different);
                Assert.Equal(one.StateHash, different.StateHash);
            }
        }

        [Fact]
        public void Calls_with_and_without_spans_return_the_same_content()
        {
            using (Game game = Project.Play(new Game(Rules.GhostsCastlesCemeteries(), 4), 60))
            {
                Assert.Equal(game.LegalActions(), Project.Filled<GameAction>(game.ActionBound, game.LegalActions));
                Assert.Equal(game.Actions(), Project.Filled<GameAction>(game.ActionCount, into => game.Actions(0, into)));
                Assert.Equal(game.Events(3), Project.Filled<GameEvent>(game.EventCount - 3, into => game.Events(3, into)));
                Assert.Equal(game.Tiles(), Project.Filled<Tile>(game.TileCount, game.Tiles));
                Assert.Equal(game.Figures(), Project.Filled<Figure>(game.FigureCount, game.Figures));
                Assert.Equal(game.Features(), Project.Filled<Feature>(4096, game.Features));
                Assert.Equal(game.ToSnapshot(), Project.Filled<byte>(1 << 16, game.ToSnapshot));
                for (int i = 0; i < game.TileCount; ++i) Assert.Equal(game.Tiles()[i], game.Tile(i));
                for (int i = 0; i < game.FigureCount; ++i) Assert.Equal(game.Figures()[i], game.Figure(i));
            }
        }

        [Fact]
        public void Reading_the_text_of_an_action_gives_the_same_action()
        {
            using (Game game = Project.Level3())
            {
                foreach (GameAction action in game.LegalActions())
                {
                    Assert.Equal(action, game.Parse(game.Text(action)));
                    Assert.Equal(game.Text(action), action.ToString());
                    Assert.Null(game.WhyNot(action));
                }
                var lay = new GameAction(ActionKind.Lay, x: 3, y: -1, count: 2);
                Assert.Equal("lay 3,-1 2", game.Text(lay));
                Assert.Equal("lay 3,-1 2", lay.ToString());
                Assert.Equal("draw #5", new GameAction(ActionKind.Draw, x: 5).ToString());
                Assert.Equal("?", new GameAction(ActionKind.None).ToString());
                Assert.True(lay == game.Parse("lay 3,-1 2"));
                Assert.True(lay != game.Parse("lay 3,-1 1"));
            }
        }

        [Fact]
        public void An_event_has_a_sentence_that_describes_it()
        {
            using (Game game = Project.Level3())
            {
                GameEvent laid = game.Events().Last(one => one.Kind == EventKind.TileLaid);
                Assert.Contains($"{game.TypeId(laid.Type)} at {laid.X},{laid.Y}", game.Sentence(laid));
            }
        }

        [Fact]
        public void The_meeples_in_the_supply_and_on_the_board_add_up_to_seven()
        {
            using (Game game = Project.Play(new Game(Rules.Base(2), 11), 60))
            {
                foreach (Colour colour in game.Rules.Colours)
                {
                    int standing = game.Figures().Count(figure => figure.Colour == colour);
                    Assert.Equal(7, standing + game.Supply(colour).Figures[FigureKind.Normal]);
                    Assert.Equal(standing, game.Features().Sum(feature => feature.Meeples[colour]));
                }
                Assert.Equal(game.Turn == 0, game.TileCount == 0);
                Assert.Equal(0, game.Goal);
                Assert.Equal(2, game.ScoringMeepleCount);
                for (int i = 0; i < game.ScoringMeepleCount; ++i)
                {
                    Tally tally = game.Tally(i);
                    Assert.Equal(game.ScoringMeeple(i).Colour, tally.Colour);
                    Assert.Equal(game.ScoringMeeple(i).Total, tally.Total);
                    Assert.Equal(tally.Total, tally.Points.Sum);
                    Assert.Equal(0, tally.Points[Source.Before]);
                    Assert.Throws<ArgumentOutOfRangeException>(() => tally.Points[(Source)32]);
                }
                Assert.Throws<ArgumentOutOfRangeException>(() => game.Tally(2));
            }
        }
    }
}
