using System;
using System.Collections.Generic;
using System.Linq;
using Xunit;

namespace Mistbank.Tests
{
    /// <summary>Dragon and fairy, towers and prisoners, abbeys and barns, flying machines, shepherds, the big top, the
    /// lake and the eight small boxes: queried, played and described.</summary>
    public class ExpansionTests
    {
        private static readonly string[] Presets =
        {
            "princess_dragon", "tower", "abbey_mayor", "flying_machines", "hills_sheep", "big_top", "vodyanoy",
            "messages", "ferries", "gold", "mage", "robbers", "crops", "king", "festival",
            "everything",
        };

        private static readonly ActionKind[] Seldom =
        {
            ActionKind.Princess, ActionKind.Fly, ActionKind.Take, ActionKind.Pyramid,
        };

        /// <summary>Actions for random results that a host names with external draws.</summary>
        private static readonly ActionKind[] Chances =
        {
            ActionKind.Roll, ActionKind.Sheep, ActionKind.Animal, ActionKind.Hidden, ActionKind.Message,
        };

        public static IEnumerable<object[]> Games() => Project.Each(Presets.Cast<object>().ToArray());

        /// <summary>Chooses at random, but lays tiles near the start, and prefers actions of the expansions, most of
        /// all the rare ones.</summary>
        private static GameAction Chosen(GameAction[] legal, Random dice)
        {
            if (legal[0].Kind == ActionKind.Lay)
                return legal.OrderBy(action => Math.Abs(action.X) + Math.Abs(action.Y)).First();
            GameAction[] some = legal.Where(action => Seldom.Contains(action.Kind) || IsShepherd(action)).ToArray();
            if (some.Length == 0 || dice.Next(4) == 0)
                some = legal.Where(
                    action => action.Kind > ActionKind.Recall && action.Kind != ActionKind.Release).ToArray();
            if (some.Length == 0 || dice.Next(3) == 0) some = legal;
            return some[dice.Next(some.Length)];
        }

        private static bool IsShepherd(GameAction action) =>
            action.Kind == ActionKind.Place && action.Figure == FigureKind.Shepherd;

        /// <summary>Plays the game to its end; passes each action and its events to a callback.</summary>
        private static void Play(Game game, int seed, Action<GameAction, GameEvent[]> watch)
        {
            var dice = new Random(seed);
            while (!game.IsOver)
            {
                int heard = game.EventCount;
                GameAction action = Chosen(game.LegalActions(), dice);
                game.Apply(action);
                watch(action, game.Events(heard));
            }
        }

        private static string Cell(Game game, int tile) => tile < 0 ? "" : $"{game.Tile(tile).X},{game.Tile(tile).Y}";

        private static string Cell(GameEvent told) => $"{told.X},{told.Y}";

        [Theory]
        [MemberData(nameof(Games))]
        public void Questions_and_actions_of_expansions_have_names(string preset)
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
        public void Every_new_event_happens_in_some_game()
        {
            var told = new HashSet<EventKind>();
            var done = new HashSet<ActionKind>();
            foreach (string preset in Presets)
                for (int seed = 1; seed <= (preset == "vodyanoy" ? 15 : 6); ++seed) // its tile exists once
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
            done.UnionWith(new[] { ActionKind.Exchange, ActionKind.Unmage, ActionKind.Unwitch }); // seldom a choice
            ActionKind[] actions = (ActionKind[])Enum.GetValues(typeof(ActionKind));
            Assert.Equal(new ActionKind[0], actions.Where(kind => kind > ActionKind.Recall && !IsOfHouseRules(kind)).Except(done));
        }

        [Fact]
        public void The_dragon_and_the_fairy_match_the_events()
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
        public void Floors_are_built_from_a_colours_own_and_stay()
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
        public void Abbeys_are_held_until_they_are_laid_and_the_last_round_comes_once()
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

        private static readonly Dictionary<int, int> Tokens = new Dictionary<int, int>
        {
            { 0, 2 }, { 1, 4 }, { 2, 5 }, { 3, 5 }, { 4, 2 },
        };

        private static readonly Dictionary<int, int> Animals = new Dictionary<int, int>
        {
            { 1, 1 }, { 3, 4 }, { 4, 5 }, { 5, 3 }, { 6, 2 }, { 7, 1 },
        };

        [Fact]
        public void Sheep_are_in_the_bag_or_with_a_shepherd()
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
                        if (told.Kind == EventKind.FigureReturned && told.Figure == FigureKind.Shepherd)
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
        public void The_big_top_is_on_its_last_cell_and_each_animal_is_shown_once()
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
        public void With_external_draws_the_host_names_the_token_and_reports_a_hidden_tile()
        {
            Rules rules = Rules.Base(
                2, Expansions.HillsSheep | Expansions.BigTop | Expansions.FlyingMachines | Expansions.Messages);
            rules.Draws = Draws.External;
            var said = new HashSet<ActionKind>();
            for (int seed = 1; seed <= 3; ++seed)
                using (var game = new Game(rules))
                {
                    var dice = new Random(seed);
                    while (!game.IsOver)
                    {
                        GameAction[] legal = game.LegalActions();
                        if (game.Phase == DecisionKind.Chance)
                        {
                            ActionKind kind = legal[0].Kind;
                            said.Add(kind);
                            Assert.Equal(Unseen(game, kind), legal.Select(action => action.Count));
                            Assert.Throws<IllegalActionException>(() => game.Apply("animal 2"));
                        }
                        game.Apply(Chosen(legal, dice));
                    }
                }
            Assert.True(said.SetEquals(Chances));
        }

        private static IEnumerable<int> Unseen(Game game, ActionKind kind)
        {
            switch (kind)
            {
                case ActionKind.Roll: return new[] { 1, 2, 3 };
                case ActionKind.Sheep: return Tokens.Keys.Where(number => game.SheepInBag(number) > 0);
                case ActionKind.Animal: return Animals.Keys.Where(number => game.AnimalsUnseen(number) > 0);
                case ActionKind.Message:
                    int next = game.Fact("next_message").Single();
                    return next != 0 ? new[] { next } : Enumerable.Range(1, 8).Except(game.Fact("messages"));
                default: return new[] { 0 };
            }
        }

        [Fact]
        public void Ferries_and_ingots_match_the_events()
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
        public void Facts_are_described_and_have_the_described_count_of_numbers()
        {
            using (Game game = Project.Play(new Game("everything", 4), 60))
            {
                for (int fact = 0; fact < Facts.Count; ++fact)
                {
                    Fact info = Facts.Info(fact);
                    Assert.Equal(fact, Facts.Find(Facts.Name(fact)));
                    int[] numbers = game.Fact(fact, 0);
                    Assert.Equal(numbers, game.Fact(Facts.Name(fact)));
                    bool isHouseRule = info.Expansion == Expansions.None;
                    Assert.Equal(isHouseRule, Facts.Name(fact) == "offer");
                    if (isHouseRule) Assert.Empty(numbers);
                    else if (info.Numbers != 0) Assert.Equal(info.Numbers, numbers.Length);
                }
                int held = Facts.Find("ingots_held");
                Assert.Equal(Expansions.Gold, Facts.Info(held).Expansion);
                Assert.Equal(Scope.Colour, Facts.Info(held).Scope);
                Assert.Equal(FactKind.Number, Facts.Info(held).Kind);
                Assert.Equal("ingots held, ingot, GLD-7", $"{Facts.Title(held)}, {Facts.Noun(held)}, {Facts.Clause(held)}");
                Assert.Equal("ingot", Facts.Symbol(held));
                Assert.Equal("", Facts.Effect(held));
                Assert.StartsWith("The mage adds a point", Facts.Effect(Facts.Find("mage")));
                Assert.Equal("wine grain cloth", Facts.Symbol(Facts.Find("goods")));
                Fact robber = Facts.Info(Facts.Find("robber"));
                Assert.True(robber.Optional);
                Assert.Equal(-1, robber.Absent);
                Assert.Empty(game.Fact("ingots_held", Colour.Pink));
                Assert.Equal(-1, Facts.Find("ingot"));
                Assert.Equal("?", Facts.Name(Facts.Count));
                Assert.Throws<InvalidArgumentException>(() => game.Fact("ingot"));
            }
        }

        [Fact]
        public void A_single_expansion_mark_figure_or_action_is_described_and_a_set_of_several_is_not()
        {
            Assert.Equal("the Gold Mines, GLD", $"{Expansions.Gold.Title()}, {Expansions.Gold.Clauses()}");
            Assert.Equal("Meeples fly as far as a die says", Expansions.FlyingMachines.Summary());
            Assert.Equal(Marks.Inn | Marks.Cathedral, Expansions.InnsCathedrals.Info().Marks);
            Assert.Equal(FigureKinds.Guard, Expansions.GhostsCastlesCemeteries.Info().Figures);
            Assert.Equal("Gold mine, gold", $"{Marks.Gold.Title()}, {Marks.Gold.Symbol()}");
            Assert.Equal("The river begins here. Nobody stands on water.", Marks.Spring.Effect());
            Assert.Equal("", Marks.Spring.Symbol());
            Assert.Equal(Expansions.InnsCathedrals, Marks.Inn.Info().Expansion);
            Assert.Equal(SegmentKind.Road, Marks.Inn.Info().PrintedOn);
            Assert.Equal("large meeple: It counts as two.", $"{FigureKind.Large.Title()}: {FigureKind.Large.Effect()}");
            Assert.Equal("", FigureKind.Normal.Effect());
            Assert.Equal("Lay a tile", ActionKind.Lay.Title());
            foreach (Expansions set in new[] { Expansions.None, Expansions.Gold | Expansions.Mage })
            {
                Assert.Equal("???", set.Title() + set.Clauses() + set.Summary());
                Assert.Throws<ArgumentOutOfRangeException>(() => set.Info());
            }
            foreach (Marks set in new[] { Marks.None, Marks.Gold | Marks.Mage })
            {
                Assert.Equal("???", set.Title() + set.Effect() + set.Symbol());
                Assert.Throws<ArgumentOutOfRangeException>(() => set.Info());
            }
            Assert.Equal("???", ((FigureKind)99).Title() + ((FigureKind)99).Effect() + ((ActionKind)99).Title());
        }

        [Fact]
        public void Every_expansion_and_mark_of_the_binding_is_described()
        {
            foreach (Expansions expansion in Enum.GetValues(typeof(Expansions)))
                Assert.Equal(expansion == Expansions.None, expansion.Title() == "?");
            foreach (Marks mark in Enum.GetValues(typeof(Marks))) Assert.Equal(mark == Marks.None, mark.Title() == "?");
        }

        [Fact]
        public void A_game_lists_the_elements_of_its_boards_with_their_effects()
        {
            using (var game = new Game(Rules.Base(2), 1))
            {
                BoardElement village = game.Elements().Single(element => element.Name == "village");
                Assert.Equal(("village", "●", "o"), (village.Title, village.Signs, village.Ascii));
                Assert.Equal("Roads end there.", village.Effect);
                Assert.DoesNotContain(game.Elements(), element => element.Name == "ghosts");
            }
        }

        [Fact]
        public void The_fields_of_rules_are_described()
        {
            int castles = Enumerable.Range(0, RuleFields.Count).Single(field => RuleFields.Name(field) == "castles");
            Assert.Equal("GCC-14", RuleFields.Clause(castles));
            Assert.Equal("The castle tiles stay in the box.", RuleFields.Meaning(castles));
            Assert.Equal("Castles", RuleFields.Title(castles));
            Assert.True(RuleFields.Info(castles).Flag && !RuleFields.Info(castles).House);
            Assert.Equal(Expansions.GhostsCastlesCemeteries, RuleFields.Info(castles).Expansions);
            Assert.Throws<ArgumentOutOfRangeException>(() => RuleFields.Info(RuleFields.Count));
            Assert.Equal("?", RuleFields.Name(-1));
        }

        [Fact]
        public void A_name_finds_its_value_and_a_value_its_name()
        {
            Assert.Equal("green", Enumeration.Colour.Name((int)Colour.Green));
            Assert.Equal((int)Colour.Green, Enumeration.Colour.Value("green"));
            Assert.Equal("gold", Enumeration.Expansion.Name(14)); // the bit's number
            Assert.Equal(Expansions.Gold, (Expansions)(1u << Enumeration.Expansion.Value("gold")));
            Assert.Equal("?", Enumeration.Colour.Name(99));
            Assert.Equal("?", ((Enumeration)99).Name(0));
            Assert.Equal(-1, Enumeration.Colour.Value("Green"));
            Assert.Throws<ArgumentNullException>(() => { Enumeration.Colour.Value(null); });
            foreach (ActionKind kind in ((ActionKind[])Enum.GetValues(typeof(ActionKind))).Skip(1)) // None has no name
                Assert.Equal(kind, (ActionKind)Enumeration.ActionKind.Value(Enumeration.ActionKind.Name((int)kind)));
        }

        [Fact]
        public void Mage_and_witch_match_the_events()
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
        public void The_track_messages_and_tokens_match_the_events()
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

        [Fact]
        public void Without_their_expansions_pieces_are_not_in_the_game()
        {
            using (Game game = Project.Play(new Game(Rules.Base(), 4), 40))
            {
                Assert.Equal(-1, game.DragonTile);
                Assert.Equal(-1, game.FairyTile);
                Assert.Empty(game.Prisoners());
                Assert.False(game.InLastRound);
                Assert.Equal(-1, game.BigTopTile);
                Assert.Equal(0, game.TilesUnderHills);
                for (int fact = 0; fact < Facts.Count; ++fact) Assert.Empty(game.Fact(fact, 0));
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
        public void An_action_names_a_figure_by_kind_ghosts_and_fairy(
            string text, FigureKind figure, int ghosts, bool fairy)
        {
            using (var game = new Game(Rules.Preset("everything")))
            {
                GameAction action = game.Parse(text);
                Assert.Equal(figure, action.Figure);
                Assert.Equal(ghosts, action.Ghosts);
                Assert.Equal(fairy, action.Fairy);
                Assert.Equal(text, game.Text(action));
                Assert.Equal(text, action.ToString());
            }
        }

        [Fact]
        public void The_longest_text_of_an_action_is_not_cut()
        {
            int named = (int)FigureKind.Ringmaster | 2 << 4 | 1 << 6;
            var longest = new GameAction(
                ActionKind.Princess, x: -32768, y: -32768, segment: 255, colour: Colour.Yellow, count: named);
            Assert.Equal("princess -32768,-32768/255 yellow ringmaster 2 fairy", longest.ToString());
            Assert.True(longest.ToString().Length < 64);
        }

        [Fact]
        public void With_external_draws_the_host_reports_the_result_of_the_die()
        {
            Rules rules = Rules.Base(2, Expansions.FlyingMachines);
            rules.Draws = Draws.External;
            int rolled = 0;
            var dice = new Random(1);
            using (var game = new Game(rules, 1))
            {
                while (!game.IsOver)
                {
                    if (game.Phase == DecisionKind.Chance)
                    {
                        ++rolled;
                        Assert.Equal(
                            new[] { "roll 1", "roll 2", "roll 3" },
                            game.LegalActions().Select(action => action.ToString()));
                        Assert.Throws<IllegalActionException>(
                            () => game.Apply(new GameAction(ActionKind.Roll, count: 4)));
                    }
                    game.Apply(Chosen(game.LegalActions(), dice));
                }
            }
            Assert.True(rolled > 0);
        }
    }
}
