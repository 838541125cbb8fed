using System;
using System.Collections.Generic;
using System.Linq;
using Xunit;
using static Mistbank.Tests.ExpansionGames;

namespace Mistbank.Tests
{
    /// <summary>The pieces of expansions: queries agree with the events of whole games.</summary>
    public class PieceTests
    {
        [Fact]
        public void Queries_about_the_dragon_and_the_fairy_match_the_events()
        {
            using (var game = new Game(Rules.Preset("princess_dragon"), 2))
            {
                string dragon = "", fairy = "";
                int most = 0;
                Assert.Equal(-1, game.DragonTile);
                Assert.Equal(-1, game.FairyTile);
                Play(game, 2, (action, events) =>
                {
                    foreach (GameEvent told in events)
                    {
                        if (told.Kind == EventKind.DragonMoved)
                        {
                            Assert.Equal(dragon == "", told.FromSegment == Limits.NoSegment);
                            dragon = Cell(told);
                        }
                        if (told.Kind == EventKind.FairyMoved) fairy = Cell(told);
                    }
                    Assert.Equal(dragon, Cell(game, game.DragonTile));
                    Assert.Equal(fairy, Cell(game, game.FairyTile));
                    Figure[] friends = game.Figures().Where(figure => figure.Fairy).ToArray();
                    Assert.InRange(friends.Length, 0, 1);
                    most = Math.Max(most, friends.Length);
                    foreach (Figure friend in friends) Assert.Equal(game.FairyTile, friend.Tile);
                    if (action.Kind == ActionKind.Fairy) Assert.Equal(action.Figure, friends.Single().Kind);
                });
                Assert.NotEqual("", dragon);
                Assert.Equal(1, most);
            }
        }

        [Fact]
        public void A_built_tower_floor_is_taken_from_the_supply_and_stays_on_the_tower()
        {
            using (var game = new Game(Rules.Base(3, Expansions.Tower), 4))
            {
                Assert.Equal(9, game.Supply(Colour.Red).Floors);
                Assert.Equal(0, game.Supply(Colour.Black).Floors);
                int built = 0;
                Play(game, 4, (action, events) =>
                {
                    if (action.Kind == ActionKind.Floor) ++built;
                    Assert.Equal(built, game.Tiles().Sum(tile => tile.Floors));
                    Assert.Equal(27 - built, game.Rules.Colours.Sum(colour => game.Supply(colour).Floors));
                });
                Assert.True(built > 0);
            }
        }

        [Fact]
        public void Prisoners_are_listed_until_they_return()
        {
            int most = 0;
            for (int seed = 1; seed <= 4; ++seed)
                using (var game = new Game(Rules.Base(2, Expansions.Tower | Expansions.InnsCathedrals), (ulong)seed))
                {
                    int held = 0;
                    Play(game, seed, (action, events) =>
                    {
                        held += events.Count(told => told.Kind == EventKind.FigureCaptured);
                        held -= events.Count(told => told.Kind == EventKind.PrisonerReturned);
                        Prisoner[] prisoners = game.Prisoners();
                        Assert.Equal(held, prisoners.Length);
                        foreach (Prisoner one in prisoners)
                        {
                            Assert.NotEqual(game.PlayerOf(one.Colour), game.PlayerOf(one.Holder));
                            Assert.Contains(one.Kind, new[] { FigureKind.Normal, FigureKind.Large });
                        }
                        if (held <= most) return;
                        most = held;
                        var into = new Prisoner[held + 2];
                        Assert.Equal(held, game.Prisoners(into));
                        Assert.Equal(prisoners, into.Take(held));
                        Assert.Throws<BufferTooSmallException>(() => game.Prisoners(new Prisoner[most - 1]));
                    });
                }
            Assert.True(most > 0);
        }

        [Fact]
        public void Abbeys_stay_in_the_supply_until_they_are_laid_and_the_last_round_ends_the_game()
        {
            int laid = 0, rounds = 0;
            for (int seed = 1; seed <= 6; ++seed)
                using (var game = new Game(Rules.Preset("abbey_mayor"), (ulong)seed))
                {
                    int held = 2;
                    bool was = false;
                    Assert.Equal(1, game.Supply(Colour.Red).Abbeys);
                    Assert.Equal(0, game.Supply(Colour.Blue).Abbeys);
                    Play(game, seed, (action, events) =>
                    {
                        if (action.Kind == ActionKind.Abbey) 
                        {
                            --held;
                            ++laid;
                        }
                        Assert.Equal(held, game.Supply(Colour.Red).Abbeys + game.Supply(Colour.Green).Abbeys);
                        Assert.True(!was || game.InLastRound);
                        if (!was && game.InLastRound) ++rounds;
                        was = game.InLastRound;
                        if (was) Assert.Equal(0, game.PileSize(0));
                    });
                }
            Assert.True(laid > 0);
            Assert.InRange(rounds, 1, 6);
        }

        [Fact]
        public void Every_sheep_token_is_in_the_bag_or_with_a_shepherd()
        {
            int hidden = 0, most = 0;
            using (var game = new Game(Rules.Preset("hills_sheep"), 2))
            {
                var sheep = new Dictionary<Colour, int> { { Colour.Red, 0 }, { Colour.Green, 0 } };
                Play(game, 2, (action, events) =>
                {
                    foreach (GameEvent told in events)
                    {
                        if (told.Kind == EventKind.TileHidden) ++hidden;
                        if (told.Kind == EventKind.TokenDrawn) sheep[told.Colour] += told.Count;
                        if (told.Kind == EventKind.TokenDrawn && told.Count > 0)
                            Assert.Equal(sheep[told.Colour], told.Amount);
                        if (told.Kind == EventKind.FigureReturned && told.FigureKind == FigureKind.Shepherd)
                            sheep[told.Colour] = 0;
                    }
                    Assert.Equal(hidden, game.TilesUnderHills);
                    foreach (KeyValuePair<Colour, int> flock in sheep)
                    {
                        Assert.Equal(flock.Value, game.Supply(flock.Key).Sheep);
                        Assert.Equal(
                            flock.Value, Tokens.Keys.Sum(number => number * game.Flock(flock.Key, number)));
                        most = Math.Max(most, flock.Value);
                    }
                    foreach (KeyValuePair<int, int> token in Tokens)
                        Assert.Equal(
                            token.Value,
                            game.SheepInBag(token.Key) + sheep.Keys.Sum(colour => game.Flock(colour, token.Key)));
                });
            }
            Assert.True(hidden > 0);
            Assert.True(most > 4);
        }

        [Fact]
        public void Queries_about_the_big_top_and_its_animals_match_the_events()
        {
            using (var game = new Game(Rules.Preset("big_top"), 4))
            {
                var left = new Dictionary<int, int>(Animals);
                string where = "";
                Assert.Equal(-1, game.BigTopTile);
                Play(game, 4, (action, events) =>
                {
                    foreach (GameEvent told in events)
                    {
                        if (told.Kind == EventKind.AnimalShown) --left[told.Points];
                        if (told.Kind != EventKind.BigTopMoved) continue;
                        Assert.Equal(where == "", told.FromSegment == Limits.NoSegment);
                        where = Cell(told);
                    }
                    Assert.Equal(where, Cell(game, game.BigTopTile));
                    foreach (KeyValuePair<int, int> animal in left)
                        Assert.Equal(animal.Value, game.AnimalsUnseen(animal.Key));
                });
                Assert.True(left.Values.Sum() < Animals.Values.Sum());
            }
        }

        [Fact]
        public void Queries_about_ferries_and_ingots_match_the_events()
        {
            using (var game = new Game(Rules.Base(2, Expansions.Ferries | Expansions.Gold), 3))
            {
                var lakes = new SortedDictionary<string, string>(StringComparer.Ordinal);
                var held = new Dictionary<Colour, int> { { Colour.Red, 0 }, { Colour.Green, 0 } };
                Assert.Equal(new[] { 16 }, game.Fact("ingots_aside"));
                Play(game, 3, (action, events) =>
                {
                    foreach (GameEvent told in events)
                    {
                        if (told.Kind == EventKind.FerryPlaced || told.Kind == EventKind.FerryMoved)
                            lakes[Cell(told)] = $"{told.Segment}+{told.Count}";
                        if (told.Kind == EventKind.GoldTaken) held[told.Colour] = told.Total;
                    }
                    Assert.Equal(
                        lakes.Select(entry => $"{entry.Key}/{entry.Value}"),
                        Ferries(game).OrderBy(text => text, StringComparer.Ordinal));
                    foreach (KeyValuePair<Colour, int> one in held)
                        Assert.Equal(new[] { one.Value }, game.Fact("ingots_held", one.Key));
                    int onTiles = Enumerable.Range(0, game.TileCount).Sum(tile => game.Fact("ingots", tile).Single());
                    Assert.Equal(16, game.Fact("ingots_aside").Single() + onTiles + held.Values.Sum());
                });
                Assert.Equal(8, lakes.Count);
                int ferries = Facts.Find("ferries");
                Assert.Throws<BufferTooSmallException>(() => { game.Fact(ferries, 0, new int[23]); });
            }
        }

        private static IEnumerable<string> Ferries(Game game)
        {
            int[] numbers = game.Fact("ferries");
            for (int i = 0; i < numbers.Length; i += 3)
                yield return $"{Cell(game, numbers[i])}/{numbers[i + 1]}+{numbers[i + 2]}";
        }

        [Fact]
        public void Queries_about_the_mage_and_the_witch_match_the_events()
        {
            using (var game = new Game(Rules.Preset("mage"), 2))
            {
                string mage = "", witch = "";
                int moves = 0;
                Play(game, 2, (action, events) =>
                {
                    foreach (GameEvent told in events)
                    {
                        string place = $"{Cell(told)}/{told.Segment}";
                        if (told.Kind == EventKind.MageMoved) mage = place;
                        if (told.Kind == EventKind.WitchMoved) witch = place;
                        if (told.Kind == EventKind.MageLeft) mage = "";
                        if (told.Kind == EventKind.WitchLeft) witch = "";
                        moves += told.Kind == EventKind.MageMoved || told.Kind == EventKind.WitchMoved ? 1 : 0;
                    }
                    Assert.Equal(mage, Spot(game, "mage"));
                    Assert.Equal(witch, Spot(game, "witch"));
                });
                Assert.True(moves > 0);
            }
        }

        private static string Spot(Game game, string fact)
        {
            int[] place = game.Fact(fact);
            return place[0] < 0 ? "" : $"{Cell(game, place[0])}/{place[1]}";
        }

        [Fact]
        public void Queries_about_robbers_and_messages_and_the_king_match_the_events()
        {
            using (var game = new Game(Rules.Base(2, Expansions.Robbers | Expansions.Messages | Expansions.King), 5))
            {
                var robbers = new Dictionary<Colour, int> { { Colour.Red, -1 }, { Colour.Green, -1 } };
                var couriers = new Dictionary<Colour, int> { { Colour.Red, 0 }, { Colour.Green, 0 } };
                var drawn = new List<int>();
                string king = "None 0", baron = "None 0";
                Play(game, 5, (action, events) =>
                {
                    foreach (GameEvent told in events)
                    {
                        if (told.Kind == EventKind.RobberPlaced || told.Kind == EventKind.RobberFollowed)
                            robbers[told.Colour] = told.Count;
                        if (told.Kind == EventKind.Robbed) robbers[told.Colour] = -1;
                        if (told.Kind == EventKind.FigureAdvanced && told.Count == 1) couriers[told.Colour] = told.Total;
                        if (told.Kind == EventKind.MessageDrawn) drawn.Add(told.Count);
                        if (told.Kind == EventKind.KingTaken) king = $"{told.Colour} {told.Tiles}";
                        if (told.Kind == EventKind.BaronTaken) baron = $"{told.Colour} {told.Tiles}";
                    }
                    foreach (Colour colour in robbers.Keys)
                    {
                        Assert.Equal(robbers[colour], game.Fact("robber", colour).Single());
                        Assert.Equal(couriers[colour], game.Fact("courier", colour).Single());
                    }
                    Assert.Equal(drawn.Take(8), game.Fact("messages"));
                    Assert.Equal(drawn.Count < 8 ? 0 : drawn[drawn.Count % 8], game.Fact("next_message").Single());
                    if (game.Phase == DecisionKind.Message) Assert.Equal(drawn.Last(), game.Decision.Number);
                    Assert.Equal(king, Record(game, "king", "largest_city"));
                    Assert.Equal(baron, Record(game, "baron", "longest_road"));
                });
                Assert.True(drawn.Count > 0);
            }
        }

        private static string Record(Game game, string holder, string tiles) =>
            $"{(Colour)game.Fact(holder).Single()} {game.Fact(tiles).Single()}";
    }
}
