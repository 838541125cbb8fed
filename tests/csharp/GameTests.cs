using System;
using System.Collections.Generic;
using System.Linq;
using Xunit;

namespace Mistbank.Tests
{
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
        public void A_game_of_every_preset_is_created_by_its_name_and_seed(string preset)
        {
            using (var game = new Game(preset, seed: 7))
            using (var same = new Game(Rules.Preset(preset), 7))
                Assert.Equal(same.StateHash, game.StateHash);
        }

        [Theory]
        [InlineData("level1", 1)]
        [InlineData("level6", 2)] // four colours
        [InlineData("base", 3)]
        [InlineData("everything", 6)]
        public void Returns_are_0_during_a_game_then_1_for_winners_and_minus_1_for_the_others(
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
        public void A_random_action_is_legal_and_the_generator_advances()
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
        public void Rules_pass_every_field_to_the_library_and_back()
        {
            Rules rules = Rules.Cooperative(level: 6, players: 3);
            rules.StartingPlayer = 2;
            rules.JointScoring = JointScoring.Majority;
            rules.Draws = Draws.External;
            rules.Colours = new[] { Colour.Pink, Colour.Black, Colour.Red };
            rules.ScoringColours = new[] { Colour.Red, Colour.Pink, Colour.Black };
            rules.Seed = ulong.MaxValue;
            using (var game = new Game(rules))
            {
                Rules found = game.Rules;
                Assert.Equal(GameSystem.Cooperative, found.System);
                Assert.Equal(Edition.Of2023, found.Edition);
                Assert.Equal(6, found.Level);
                Assert.Equal(3, found.Players);
                Assert.Equal(2, found.StartingPlayer);
                Assert.Equal(JointScoring.Majority, found.JointScoring);
                Assert.Equal(Draws.External, found.Draws);
                Assert.Equal(rules.Colours, found.Colours);
                Assert.Equal(rules.ScoringColours.OrderBy(candidate => candidate), found.ScoringColours.OrderBy(candidate => candidate));
                Assert.Equal(2, game.ActivePlayer);
            }
            Rules expansion = Rules.GhostsCastlesCemeteries(4, Expansions.River);
            Assert.Equal(GameSystem.Base, expansion.System);
            Assert.Equal(Expansions.GhostsCastlesCemeteries | Expansions.River, expansion.Expansions);
            expansion.Farmers = expansion.Castles = false;
            Rules copy = expansion.Clone();
            Assert.False(copy.Farmers || copy.Castles);
            Assert.True(copy.Ghosts && copy.Cemeteries);
            Assert.Equal(4, copy.Players);
            Assert.Equal(expansion.Expansions, copy.Expansions);
        }

        [Fact]
        public void Any_set_of_expansions_is_a_game_with_its_tile_sets()
        {
            uint all = 0;
            foreach (Expansions expansion in Enum.GetValues(typeof(Expansions))) all |= (uint)expansion;
            for (uint set = 0; set <= all; set += set < 32 ? 1u : 10007u)
            {
                var expansions = (Expansions)set;
                Rules rules = Rules.Base(2, expansions);
                TileSet[] sets = rules.DefaultSets.Select(TileSet.Builtin).ToArray();
                using (var game = new Game(rules, 3))
                using (var same = new Game(rules, 3, sets))
                {
                    Assert.Equal(expansions, game.Rules.Expansions);
                    Assert.Equal(game.StateHash, same.StateHash);
                    Assert.Equal(expansions.HasFlag(Expansions.InnsCathedrals) ? 1 : 0,
                        game.Supply(Colour.Red).Figures[FigureKind.Large]);
                    Project.Play(game, 10);
                }
                foreach (TileSet one in sets) one.Dispose();
            }
            Assert.Equal((Expansions)all, Rules.Preset("everything").Expansions);
            Rules wrong = Rules.Cooperative();
            wrong.Expansions = Expansions.Abbot;
            Assert.Contains("expansions", Assert.Throws<InvalidRulesException>(() => wrong.Validate()).Message);
            wrong = Rules.Base();
            wrong.Expansions = (Expansions)(1u << 20);
            Assert.Contains("expansions", Assert.Throws<InvalidRulesException>(() => wrong.Validate()).Message);
        }

        [Fact]
        public void Figures_of_every_kind_marks_and_goods_are_reported()
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
        public void A_river_is_drawn_before_all_other_tiles()
        {
            Rules rules = Rules.Base(2, Expansions.River);
            rules.Draws = Draws.External;
            using (var game = new Game(rules))
            {
                int[] drawable = Enumerable.Range(0, game.TypeCount).Where(type => game.Drawable(type) > 0).ToArray();
                Assert.Equal(drawable, game.LegalActions().Select(action => action.X));
                Assert.True(drawable.Sum(game.Drawable) < Enumerable.Range(0, game.TypeCount).Sum(game.Unseen));
                foreach (int type in drawable)
                    Assert.Contains(SideKind.River, Enumerable.Range(0, 4).Select(value => game.Type(type).SideKind((Side)value)));
            }
            using (TileSet river = TileSet.Builtin("river"))
            {
                IEnumerable<Marks> marks = Enumerable.Range(0, river.TypeCount).Select(type => river.Type(type).Marks);
                Assert.Equal(Marks.Spring | Marks.Lake, marks.Aggregate((one, other) => one | other));
            }
        }

        [Fact]
        public void A_machine_has_its_direction_and_an_abbey_any_sides()
        {
            using (TileSet machines = TileSet.Builtin("flying_machines"))
            {
                TileType diagonal = machines.Type(machines.Find("fl-01"));
                Assert.Equal(Marks.Machine, diagonal.Marks);
                Assert.Equal(Direction.NorthWest, diagonal.MachineDirection);
                Assert.Equal(Direction.West, machines.Type(machines.Find("fl-02")).MachineDirection);
            }
            using (TileSet abbeys = TileSet.Builtin("abbey_mayor"))
            {
                TileType abbey = abbeys.Type(abbeys.Find("ab-abbey"));
                Assert.Equal(Marks.Abbey, abbey.Marks);
                Assert.Null(abbey.MachineDirection);
                for (int side = 0; side < 4; ++side) Assert.Equal(SideKind.Any, abbey.SideKind((Side)side));
            }
        }

        [Fact]
        public void Positions_are_held_as_bytes_and_taken_up_again()
        {
            using (Game game = Project.Play(new Game(Rules.Preset("everything"), 4), 30))
            {
                game.StopRecording();
                ulong before = game.StateHash;
                byte[] held = game.SaveState();
                Assert.Equal(game.SavedBytes, held.Length);
                Assert.Equal(held, Filled<byte>(held.Length, game.SaveState));
                for (int i = 0; i < 3; ++i)
                {
                    Project.Play(game, 20);
                    Assert.NotEqual(before, game.StateHash);
                    game.RestoreState(held);
                    Assert.Equal(before, game.StateHash);
                }
                using (Game recorded = Project.Play(new Game(Rules.Preset("everything"), 5), 30))
                {
                    recorded.RestoreState(held);
                    Assert.Equal(before, recorded.StateHash);
                    Assert.False(recorded.IsRecording);
                }
                using (var other = new Game(Rules.Base()))
                    Assert.Throws<InvalidArgumentException>(() => other.RestoreState(held));
                held[held.Length / 2] ^= 1;
                Assert.Throws<InvalidArgumentException>(() => game.RestoreState(held));
                Assert.Equal(before, game.StateHash);
            }
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
        public void Spans_and_lists_have_the_same_content()
        {
            using (Game game = Project.Play(new Game(Rules.GhostsCastlesCemeteries(), 4), 60))
            {
                Assert.Equal(game.LegalActions(), Filled<GameAction>(game.ActionBound, game.LegalActions));
                Assert.Equal(game.Actions(), Filled<GameAction>(game.ActionCount, into => game.Actions(0, into)));
                Assert.Equal(game.Events(3), Filled<GameEvent>(game.EventCount - 3, into => game.Events(3, into)));
                Assert.Equal(game.Tiles(), Filled<Tile>(game.TileCount, game.Tiles));
                Assert.Equal(game.Figures(), Filled<Figure>(game.FigureCount, game.Figures));
                Assert.Equal(game.Features(), Filled<Feature>(4096, game.Features));
                Assert.Equal(game.ToSnapshot(), Filled<byte>(1 << 16, game.ToSnapshot));
                for (int i = 0; i < game.TileCount; ++i) Assert.Equal(game.Tiles()[i], game.Tile(i));
                for (int i = 0; i < game.FigureCount; ++i) Assert.Equal(game.Figures()[i], game.Figure(i));
            }
        }

        private delegate int Filler<T>(Span<T> into);

        private static T[] Filled<T>(int room, Filler<T> fill)
        {
            var into = new T[room];
            int count = fill(into.AsSpan());
            Assert.InRange(count, 1, room);
            return into.Take(count).ToArray();
        }

        [Fact]
        public void Actions_are_written_as_text_and_read_back()
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
        public void Undo_restores_the_state_and_removes_the_events()
        {
            using (Game game = Project.Level3())
            {
                ulong before = game.StateHash;
                int events = game.EventCount;
                game.Apply(game.LegalActions()[0]);
                Assert.NotEqual(before, game.StateHash);
                Assert.True(game.EventCount > events);
                game.Undo();
                Assert.Equal(before, game.StateHash);
                Assert.Equal(events, game.EventCount);
            }
        }

        [Fact]
        public void A_clone_changes_independently_and_a_copy_restores()
        {
            using (Game game = Project.Level3())
            using (Game clone = game.Clone())
            {
                Assert.Equal(game.StateHash, clone.StateHash);
                Assert.Equal(game.Actions(), clone.Actions());
                Project.Play(clone);
                Assert.NotEqual(game.StateHash, clone.StateHash);
                clone.CopyFrom(game);
                Assert.Equal(game.StateHash, clone.StateHash);
            }
        }

        [Fact]
        public void Records_and_snapshots_restore_the_game()
        {
            using (Game game = Project.Level3())
            using (Game replayed = Game.Replay(game.ToRecord()))
            using (Game restored = Game.FromSnapshot(game.ToSnapshot()))
            using (Game open = Game.Replay(game.ToRecord(RecordKind.Open)))
            {
                Assert.Equal(game.StateHash, replayed.StateHash);
                Assert.Equal(game.StateHash, restored.StateHash);
                Assert.Equal(game.Events(), restored.Events());
                Assert.Equal(Draws.External, open.Rules.Draws);
            }
        }

        [Fact]
        public void The_built_in_tile_sets_are_listed()
        {
            string[] names = TileSet.BuiltinNames;
            foreach (string name in new[] { "mists", "base", "demo" }) Assert.Contains(name, names);
            foreach (string name in names)
            {
                using (TileSet set = TileSet.Builtin(name)) Assert.Equal(name, set.Name);
            }
        }

        [Fact]
        public void A_game_can_be_played_with_a_custom_tile_set()
        {
            using (TileSet set = TileSet.Parse(TileSet.BuiltinText("mists").Replace("name mists", "name ours")))
            using (TileSet builtin = TileSet.Builtin("mists"))
            using (var game = new Game(Rules.Cooperative(), 1, set))
            {
                Assert.Equal("mists", builtin.Name);
                Assert.NotEqual("", builtin.Title);
                Assert.NotEqual("", builtin.Provenance());
                Assert.Equal(set.TypeCount, game.TypeCount);
                Assert.Equal(set.Type(0).Id, game.TypeId(0));
                Assert.Equal(0, set.Find(set.Type(0).Id));
                Assert.Equal(-1, set.Find("palace"));
                Assert.Equal(4, set.Start.Length);
                set.Dispose();
                Assert.True(Project.Play(game).IsOver);
            }
        }

        [Fact]
        public void A_set_and_a_game_agree_on_each_tile_type()
        {
            using (TileSet set = TileSet.Builtin("base"))
            using (var game = new Game(Rules.Base()))
            {
                Assert.Equal(72, Enumerable.Range(0, set.TypeCount).Sum(type => set.Type(type).Copies));
                for (int type = 0; type < set.TypeCount; ++type)
                {
                    Assert.Equal(set.Type(type).Id, game.Type(type).Id);
                    Assert.Equal(type, game.FindType(game.TypeId(type)));
                    for (int segment = 0; segment < set.Type(type).SegmentCount; ++segment)
                        Assert.Equal(set.Segment(type, segment), game.Segment(type, segment));
                    foreach (Side side in Enum.GetValues(typeof(Side)))
                        Assert.InRange((int)set.Type(type).SideKind(side), 1, 3);
                }
            }
        }

        [Fact]
        public void Anchors_turn_with_their_tile()
        {
            using (var game = new Game(Rules.Preset("base"), 3))
            {
                Project.Play(game, 60, 3);
                for (int index = 0; index < game.TileCount; ++index)
                {
                    Tile tile = game.Tile(index);
                    for (int number = 0; number < game.Type(tile.Type).SegmentCount; ++number)
                    {
                        Segment segment = game.Segment(tile.Type, number);
                        int east = segment.AnchorX, south = segment.AnchorY;
                        var turned = new[]
                            { (east, south), (100 - south, east), (100 - east, 100 - south), (south, 100 - east) };
                        Anchor anchor = game.AnchorOn(index, number);
                        Assert.Equal(turned[tile.Rotation], (anchor.X, anchor.Y));
                    }
                }
            }
        }

        [Fact]
        public void Hidden_tiles_are_shuffled_and_visible_parts_stay()
        {
            using (Game game = Project.Level3())
            using (Game shuffled = game.Clone())
            {
                shuffled.Determinize(77);
                Assert.NotEqual(game.StateHash, shuffled.StateHash);
                Assert.Equal(game.Tiles(), shuffled.Tiles());
                Assert.Equal(game.LegalActions(), shuffled.LegalActions());
            }
        }

        [Fact]
        public void Roll_outs_equal_those_of_a_shuffled_copy()
        {
            using (Game game = Project.Level3())
            using (Game copy = game.Clone())
            {
                var rollouts = new Rollout[8];
                game.Rollouts(5, rollouts);
                copy.Determinize(7);
                Rollout third = copy.Rollout(7);
                Assert.Equal(third, rollouts[2]);
                Assert.NotEqual(Outcome.Open, third.Outcome);
                Assert.True(third.Actions > 0 && third.Tiles > game.TileCount);
            }
        }

        [Fact]
        public void Observations_and_indices_include_every_legal_action()
        {
            using (Game game = Project.Level3())
            {
                Window window = game.Window(31, 31);
                byte[] mask = game.LegalMask(window);
                int[] indices = game.LegalIndices(window);
                GameAction[] legal = game.LegalActions();
                Assert.Equal(game.IndexCount(window), mask.Length);
                Assert.Equal(legal.Length, indices.Length);
                Assert.Equal(legal.Length, mask.Count(flag => flag == 1));
                for (int i = 0; i < legal.Length; ++i)
                {
                    Assert.Equal(1, mask[indices[i]]);
                    Assert.Equal(indices[i], game.IndexOf(window, legal[i]));
                    Assert.Equal(legal[i], game.ActionAt(window, indices[i]));
                }
                Assert.Equal(Game.PlaneNames.Length * 31 * 31, game.Planes(window, 0).Length);
                Assert.Equal(Game.ScalarNames.Length, game.Scalars(0).Length);
                int faceUp = Array.IndexOf(Game.PlaneNames, "face_up");
                int shown = game.Planes(window, 0).Skip(faceUp * 31 * 31).Take(31 * 31).Count(value => value == 1);
                Assert.Equal(game.Tiles().Count(tile => !tile.FaceDown), shown);
                Assert.Equal(game.Turn, game.Scalars(0)[Array.IndexOf(Game.ScalarNames, "turn")]);
            }
        }

        [Fact]
        public void Planes_are_observed_in_the_chosen_order()
        {
            using (Game game = Project.Level3())
            {
                const int cells = 9 * 7;
                Window window = game.Window(9, 7);
                byte[] all = game.Planes(window, 1);
                int[] used = game.UsedPlanes();
                Assert.Equal(used.Distinct().OrderBy(plane => plane), used);
                Assert.Equal("face_up", Game.PlaneNames[used[0]]);
                foreach (int plane in Enumerable.Range(0, Game.PlaneNames.Length).Except(used))
                    Assert.True(all.Skip(plane * cells).Take(cells).All(value => value == 0));
                int[] reversed = used.Reverse().ToArray();
                byte[] chosen = game.ChosenPlanes(window, 1, reversed);
                Assert.Equal(reversed.SelectMany(plane => all.Skip(plane * cells).Take(cells)), chosen);
                var room = new byte[chosen.Length + 5];
                Assert.Equal(chosen.Length, game.ChosenPlanes(window, 1, reversed, room));
                Assert.Equal(chosen, room.Take(chosen.Length));
                var indices = new int[used.Length + 1];
                Assert.Equal(used.Length, game.UsedPlanes(indices));
            }
        }

        [Fact]
        public void The_board_is_drawn_as_text_and_as_pictures()
        {
            using (Game game = Project.Level3())
            {
                Assert.True(game.Board().Split('\n').Length > 4);
                Assert.NotEqual(game.Board(), game.Board(colours: true));
                Assert.True(game.Board(ascii: true).All(letter => letter < 127));
                Assert.Contains("\u2592", game.Board());
                Assert.Contains("turn", game.Summary().ToLowerInvariant());
                Assert.Contains(game.Question(), game.Summary());
                Assert.True(game.TileText(0, 1).Length > 10);
                Assert.StartsWith("<svg", game.Picture());
                string dark = game.Picture(new PictureOptions { Theme = Theme.Dark, Legend = false, TileSize = 40 });
                Assert.NotEqual(game.Picture(), dark);
                Assert.NotEqual(game.TilePicture(0), game.TilePicture(0, 1));
                Assert.NotEqual(game.TilePicture(0), game.TilePicture(0, 0, new PictureOptions { Numbers = true }));
                foreach (PictureOptions options in new[]
                {
                    new PictureOptions { Letters = false }, new PictureOptions { Owners = true },
                    new PictureOptions { Finished = true }, new PictureOptions { Numbers = true },
                })
                {
                    if (!options.Owners && !options.Finished) Assert.NotEqual(game.Picture(), game.Picture(options));
                    Assert.StartsWith("<svg", game.Picture(options));
                }
            }
        }

        [Fact]
        public void Cells_places_and_arrows_can_be_marked_on_a_picture()
        {
            using (Game game = Project.Level3())
            {
                PictureMark[] marks =
                {
                    PictureMark.Cell(-1, 0, 0x12AB34, "a < b"), PictureMark.Segment(0, 0, 0),
                    PictureMark.Arrow(0, 0, 1, 1, label: "\u00e9"),
                };
                string marked = game.Picture(null, marks);
                Assert.Contains("#12ab34", marked);
                Assert.Contains(">a &lt; b<", marked);
                Assert.Contains("data-kind=\"segment\"", marked);
                Assert.Contains("data-to=\"1,1\"", marked);
                Assert.Contains(">\u00e9<", marked);
                Assert.Equal(game.Picture(), game.Picture(null, new PictureMark[0]));
                Assert.Equal("a < b", marks[0].Label);
                Assert.Equal(PictureMarkKind.Arrow, marks[2].Kind);
                Assert.Equal("", marks[1].Label);
                Assert.StartsWith(
                    "marks[1].x must be",
                    Assert.Throws<InvalidArgumentException>(
                        () => game.Picture(null, new[] { marks[0], PictureMark.Cell(900, 0) })).Message);
                Assert.Throws<InvalidArgumentException>(() => game.Picture(null, new[] { default(PictureMark) }));
                Assert.Throws<InvalidArgumentException>(() => game.Picture(null, new[] { PictureMark.Cell(0, 0, -1) }));
                Assert.Throws<InvalidArgumentException>(() => PictureMark.Cell(0, 0, 0, new string('x', 16)));
            }
        }

        [Fact]
        public void Events_have_sentences()
        {
            using (Game game = Project.Level3())
            {
                GameEvent laid = game.Events().Last(one => one.Kind == EventKind.TileLaid);
                Assert.Contains($"{game.TypeId(laid.Type)} at {laid.X},{laid.Y}", game.Sentence(laid));
            }
        }

        [Fact]
        public void Rules_have_a_description()
        {
            Rules team = Rules.Cooperative(level: 2, players: 1);
            team.Seed = 7;
            Assert.Equal("Cooperative level 2, edition 2023, 1 player, seed 7", team.ToString());
            Rules rivals = Rules.Preset("river");
            rivals.Expansions |= Expansions.GhostsCastlesCemeteries;
            rivals.Farmers = rivals.Ghosts = false;
            rivals.Castles = rivals.Cemeteries = true;
            rivals.Draws = Draws.External;
            Assert.Equal("Base with GhostsCastlesCemeteries, River, no farmers, no ghosts, 2 players, external draws",
                rivals.ToString());
        }

        [Fact]
        public void Supplies_and_features_add_up()
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
