using System;
using System.Collections.Generic;
using System.Linq;
using Mistbank.Samples;
using Xunit;

namespace Mistbank.Tests
{
    /// <summary>House rules: the properties of the rules, and the hands that players see.</summary>
    public class HouseRuleTests
    {
        private static Rules Changed(Action<Rules> change)
        {
            Rules rules = Rules.Base(3, Expansions.TradersBuilders | Expansions.PrincessDragon | Expansions.HillsSheep);
            change(rules);
            return rules;
        }

        private static readonly Action<Rules>[] Changes =
        {
            rules => rules.Hand = 3,
            rules => { rules.Hand = 3; rules.HandOpen = true; },
            rules => rules.DrawAhead = true,
            rules => rules.Unplayable = Unplayable.Returned,
            rules => rules.HoleTurn = true,
            rules => rules.IncompleteScores = false,
            rules =>
            {
                rules.TableWidth = 15;
                rules.TableHeight = 12;
                rules.TableX = 4;
                rules.TableY = 5;
                rules.BorderCompletes = true;
            },
            rules => rules.StartInBag = true,
            rules => rules.SmallCities = true,
            rules => rules.Without = FigureKinds.Builder | FigureKinds.Shepherd,
            rules => rules.DragonAfterScoring = true,
            rules => rules.HillMajority = true,
            rules => rules.FirstPlayer = FirstPlayer.MostRoads,
            rules => rules.TileSales = true,
        };

        public static IEnumerable<object[]> Numbers() => Changes.Select((change, number) => new object[] { number });

        private static object[] HouseRulesOf(Rules rules) => new object[]
        {
            rules.Hand, rules.HandOpen, rules.DrawAhead, rules.Unplayable, rules.HoleTurn, rules.IncompleteScores,
            rules.TableWidth, rules.TableHeight, rules.TableX, rules.TableY, rules.BorderCompletes, rules.StartInBag,
            rules.SmallCities, rules.Without, rules.DragonAfterScoring, rules.HillMajority,
            rules.FirstPlayer, rules.TileSales,
        };

        [Fact]
        public void No_preset_has_house_rules()
        {
            object[] none =
            {
                0, false, false, Unplayable.SetAside, false, true, 0, 0, -1, -1, false, false, false, FigureKinds.None,
                false, false, FirstPlayer.Host, false,
            };
            foreach (string preset in Rules.Presets) Assert.Equal(none, HouseRulesOf(Rules.Preset(preset)));
        }

        [Theory]
        [MemberData(nameof(Numbers))]
        public void A_game_reports_its_house_rules_and_can_be_played_to_its_end(int number)
        {
            Rules rules = Changed(Changes[number]);
            using (Game game = Project.Play(new Game(rules, 2), 10000))
            {
                Assert.True(game.IsOver);
                Assert.Equal(HouseRulesOf(rules), HouseRulesOf(game.Rules));
                Assert.NotEqual(HouseRulesOf(Rules.Base()), HouseRulesOf(game.Rules));
                Assert.NotEqual(Changed(change => { }).ToString(), rules.ToString());
                using (Game again = Game.Replay(game.ToRecord())) Assert.Equal(game.StateHash, again.StateHash);
            }
        }

        [Theory]
        [MemberData(nameof(Numbers))]
        public void The_cooperative_game_refuses_house_rules(int number)
        {
            Rules rules = Rules.Cooperative();
            Changes[number](rules);
            Assert.Throws<InvalidRulesException>(() => rules.Validate());
        }

        [Fact]
        public void The_error_for_invalid_house_rules_names_the_field()
        {
            Action<string, Action<Rules>> refused = (name, change) =>
            {
                Rules rules = Rules.Base();
                change(rules);
                Assert.Contains(name, Assert.Throws<InvalidRulesException>(() => rules.Validate()).Message);
            };
            refused("hand", rules => rules.Hand = 2);
            refused("unplayable", rules => rules.Unplayable = (Unplayable)2);
            refused("table_height", rules => rules.TableWidth = 9);
            refused("border_completes", rules => rules.BorderCompletes = true);
            refused("without", rules => rules.Without = FigureKinds.Normal);
            refused("draw_ahead", rules => { rules.Hand = 3; rules.DrawAhead = true; });
        }

        [Theory]
        [InlineData(0, false, false, false)]
        [InlineData(3, false, false, true)]
        [InlineData(3, false, true, false)]
        [InlineData(0, true, false, true)]
        [InlineData(0, true, true, false)]
        public void Hands_and_tiles_drawn_ahead_are_hidden_unless_the_rules_make_them_open(
            int hand, bool drawAhead, bool isOpen, bool isHidden)
        {
            Rules rules = Rules.Base();
            rules.Hand = hand;
            rules.DrawAhead = drawAhead;
            rules.HandOpen = isOpen;
            using (var game = new Game(rules, 3)) Assert.Equal(isHidden, game.HasHiddenHands);
        }

        private static int[] HandOf(Game game, int player, int viewer) =>
            Enumerable.Range(0, game.HandSize(player)).Select(place => game.Hand(player, place, viewer)).ToArray();

        [Theory]
        [InlineData(false)]
        [InlineData(true)]
        public void Only_the_owner_and_the_host_see_a_hidden_hand(bool isOpen)
        {
            Rules rules = Rules.Base();
            rules.Hand = 3;
            rules.HandOpen = isOpen;
            var dice = new Random(3);
            int asked = 0;
            using (var game = new Game(rules, 3))
            {
                while (!game.IsOver)
                {
                    for (int player = 0; player < 2; ++player)
                    {
                        int[] hand = HandOf(game, player, Viewer.Host);
                        Assert.InRange(hand.Length, 0, 3);
                        Assert.True(hand.All(kind => kind >= 0));
                        Assert.Equal(hand, HandOf(game, player, player));
                        foreach (int viewer in new[] { 1 - player, Viewer.Nobody })
                            Assert.Equal(isOpen ? hand : hand.Select(hidden => -1), HandOf(game, player, viewer));
                        Assert.Equal(-1, game.Hand(player, hand.Length, player));
                    }
                    GameAction[] legal = game.LegalActions();
                    GameAction action = legal[dice.Next(legal.Length)];
                    bool isFromHand = game.Phase == DecisionKind.Hand;
                    int type = isFromHand ? game.Hand(game.ActivePlayer, action.PlaceInHand, Viewer.Host) : -1;
                    game.Apply(action);
                    if (!isFromHand) continue;
                    ++asked;
                    Assert.Equal(type, game.Tile(game.LastTile).Type);
                    Assert.Equal(action.Rotation, game.Tile(game.LastTile).Rotation);
                }
                Assert.True(asked > 60);
                Assert.Equal(0, game.HandSize(0) + game.HandSize(1));
            }
        }

        [Fact]
        public void Determinize_reshuffles_all_hidden_hands_except_the_viewers_own_hand()
        {
            Rules rules = Rules.Base();
            rules.Hand = 3;
            var others = new HashSet<string>();
            var own = new HashSet<string>();
            using (Game game = Project.Play(new Game(rules, 4), 20))
            {
                for (ulong seed = 1; seed <= 20; ++seed)
                    using (Game copy = game.Clone())
                    {
                        copy.Determinize(seed, 0);
                        Assert.Equal(HandOf(game, 0, 0), HandOf(copy, 0, 0));
                        Assert.Equal(game.PublicHash, copy.PublicHash);
                        others.Add(string.Join(" ", HandOf(copy, 1, Viewer.Host)));
                        copy.Determinize(seed);
                        own.Add(string.Join(" ", HandOf(copy, 0, Viewer.Host)));
                    }
                foreach (int viewer in new[] { 2, Viewer.Host, int.MaxValue })
                    Assert.Throws<ArgumentOutOfRangeException>(() => game.Determinize(1, viewer));
            }
            Assert.True(others.Count > 5);
            Assert.True(own.Count > 5);
        }

        [Fact]
        public void All_viewers_see_offers_and_bought_tiles()
        {
            Rules rules = Rules.Base(3);
            rules.TileSales = true;
            rules.FirstPlayer = FirstPlayer.Random;
            var dice = new Random(4);
            int sold = 0;
            using (var game = new Game(rules, 4))
            {
                Assert.Contains(game.Events(), one => one.Kind == EventKind.FirstPlayerChosen);
                while (!game.IsOver)
                {
                    GameAction[] legal = game.LegalActions();
                    GameAction action = legal[dice.Next(legal.Length)];
                    Colour colour = game.Rules.Colours[game.DecidingPlayer];
                    game.Apply(action);
                    if (action.Kind == ActionKind.OfferPoints)
                    {
                        Assert.Equal(new[] { action.Count, 0, 0, 0, 0 }, game.Fact("offer", colour));
                        string told = $"offer for the drawn tile: {action.Count} points, 0 wine, ";
                        Assert.Contains(Standing.Lines(game), line => line.Contains(told));
                    }
                    if (action.Kind != ActionKind.Sell) continue;
                    int buyer = game.PlayerOf(action.Colour);
                    Assert.True(game.Hand(buyer, 0, Viewer.Nobody) >= 0);
                    ++sold;
                }
            }
            Assert.True(sold > 0);
        }

        [Fact]
        public void A_query_for_the_hand_of_an_unknown_player_is_refused()
        {
            using (var game = new Game(Rules.Base()))
            {
                Assert.Equal(0, game.HandSize(0));
                Assert.Equal(-1, game.Hand(0, 0, Viewer.Host));
                Assert.Throws<ArgumentOutOfRangeException>(() => game.HandSize(2));
                Assert.Throws<ArgumentOutOfRangeException>(() => game.HandSize(-1));
            }
        }

        [Fact]
        public void The_board_is_empty_before_the_first_draw_if_the_starting_tile_is_in_the_bag()
        {
            Rules rules = Rules.Base();
            rules.StartInBag = true;
            rules.Draws = Draws.External;
            using (var game = new Game(rules))
            {
                Assert.Equal(-1, game.LastTile);
                Assert.Empty(game.Tiles());
                game.Apply(game.LegalActions()[0]);
                Assert.Equal(0, game.LastTile);
                Assert.Equal(0, game.Tile(0).X + game.Tile(0).Y);
            }
        }
    }
}
