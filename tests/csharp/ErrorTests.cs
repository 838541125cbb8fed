using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using Xunit;

namespace Mistbank.Tests
{
    /// <summary>Invalid input: each error throws an exception of a specific type with the library's message, and
    /// changes nothing.</summary>
    public class ErrorTests
    {
        private static readonly Window AnyWindow = new Window(0, 0, 5, 5);

        [Fact]
        public void An_outdated_action_is_refused_with_the_reason_and_changes_nothing()
        {
            using (Game game = Project.Level3())
            {
                GameAction stale = game.Actions()[0];
                ulong before = game.StateHash;
                MistbankException refusal = Assert.ThrowsAny<MistbankException>(() => game.Apply(stale));
                Assert.True(refusal is IllegalActionException || refusal is WrongDecisionException);
                Assert.Equal(game.WhyNot(stale), refusal.Message);
                Assert.Equal(before, game.StateHash);
            }
        }

        [Fact]
        public void The_error_for_an_illegal_action_names_the_clause()
        {
            using (var game = new Game(Rules.Cooperative(), 3))
            {
                var far = new GameAction(ActionKind.Lay, x: 20, y: 20);
                var refusal = Assert.Throws<IllegalActionException>(() => game.Apply(far));
                Assert.Contains("COM-1", refusal.Message);
                Assert.Equal(Status.IllegalAction, refusal.Status);
            }
        }

        [Fact]
        public void The_error_for_an_unknown_preset_lists_the_known_presets()
        {
            string message = Assert.Throws<UnknownNameException>(() => new Game("levl3", seed: 7)).Message;
            Assert.Contains("\"levl3\"", message);
            Assert.Contains("level3", message);
            Assert.Equal(message, Assert.Throws<UnknownNameException>(() => Rules.Preset("levl3")).Message);
            Assert.Equal("preset", Assert.Throws<ArgumentNullException>(() => new Game((string)null, 7)).ParamName);
        }

        [Fact]
        public void An_action_for_another_decision_or_after_the_end_of_the_game_is_refused()
        {
            using (Game game = Project.Level3())
            {
                Assert.Throws<WrongDecisionException>(() => game.Apply(new GameAction(ActionKind.Draw)));
                Project.Play(game);
                Assert.Throws<GameOverException>(() => game.Apply("pass"));
            }
        }

        [Fact]
        public void The_error_for_an_action_with_a_number_out_of_range_names_the_argument()
        {
            Named("x", () => new GameAction(ActionKind.Lay, x: 40000));
            Named("y", () => new GameAction(ActionKind.Lay, y: -40000));
            Named("segment", () => new GameAction(ActionKind.Bury, segment: 256));
            Named("count", () => new GameAction(ActionKind.Lay, count: -1));
            Named("kind", () => new GameAction((ActionKind)300));
            Named("colour", () => new GameAction(ActionKind.Place, colour: (Colour)(-1)));
        }

        private static void Named(string argument, Func<object> make) =>
            Assert.StartsWith(argument + " ", Assert.Throws<InvalidArgumentException>(make).Message);

        [Theory]
        [InlineData("")]
        [InlineData("somersault")]
        [InlineData("lay")]
        [InlineData("lay 1")]
        [InlineData("lay 99999,0 1")]
        [InlineData("meeple purple 0")]
        [InlineData("\0")]
        [InlineData("\ud800")]
        public void A_text_that_is_not_an_action_is_refused(string text)
        {
            using (Game game = Project.Level3()) Assert.Throws<InvalidArgumentException>(() => game.Apply(text));
        }

        [Fact]
        public void TryApply_applies_a_legal_action_or_returns_the_reason_for_the_refusal()
        {
            using (Game game = Project.Level3())
            {
                GameAction stale = game.Actions()[0];
                GameAction legal = game.LegalActions()[0];
                ulong before = game.StateHash;
                Assert.False(game.IsLegal(stale));
                Assert.False(game.TryApply(stale));
                Assert.False(game.TryApply(stale, out string reason));
                Assert.Equal(game.WhyNot(stale), reason);
                Assert.False(game.TryApply(new GameAction((ActionKind)255), out reason));
                Assert.NotEqual("", reason);
                Assert.False(game.TryApply("somersault", out reason));
                Assert.Equal(Assert.Throws<InvalidArgumentException>(() => game.Apply("somersault")).Message, reason);
                Assert.False(game.TryApply(game.Text(stale), out reason));
                Assert.Equal(game.WhyNot(stale), reason);
                Assert.Equal(before, game.StateHash);

                Assert.True(game.IsLegal(legal));
                using (Game other = game.Clone())
                using (Game third = game.Clone())
                {
                    game.Apply(legal);
                    Assert.True(other.TryApply(legal, out reason));
                    Assert.Equal("", reason);
                    Assert.Equal(game.StateHash, other.StateHash);
                    Assert.True(third.TryApply(third.Text(legal), out reason));
                    Assert.Equal(game.StateHash, third.StateHash);
                }
                Project.Play(game);
                Assert.False(game.TryApply(legal, out reason));
                Assert.Equal(Assert.Throws<GameOverException>(() => game.Apply(legal)).Message, reason);
                Assert.Throws<ArgumentNullException>(() => game.TryApply(null, out reason));
            }
        }

        [Fact]
        public void TryParse_returns_false_for_a_text_that_is_not_an_action()
        {
            using (Game game = Project.Level3())
            {
                Assert.True(game.TryParse("lay 3,-1 2", out GameAction action));
                Assert.Equal(game.Parse("lay 3,-1 2"), action);
                Assert.False(game.TryParse("lay 3,-1", out action));
            }
        }

        [Fact]
        public void The_error_for_a_short_span_gives_the_needed_length_and_the_span_is_not_changed()
        {
            using (Game game = Project.Level3())
            {
                int needed = game.LegalActions().Length;
                var room = new GameAction[needed - 1];
                var refusal = Assert.Throws<BufferTooSmallException>(() => game.LegalActions(room.AsSpan()));
                Assert.Equal(needed, refusal.Needed);
                Assert.Equal(Status.BufferTooSmall, refusal.Status);
                Assert.True(room.All(action => action == default(GameAction)));
                Assert.Throws<BufferTooSmallException>(() => game.LegalActions(Span<GameAction>.Empty));
                Assert.Throws<BufferTooSmallException>(() => game.Events(0, new GameEvent[1]));
                Assert.Throws<BufferTooSmallException>(() => game.Tiles(new Tile[1]));
                Assert.Throws<BufferTooSmallException>(() => game.Features(new Feature[1]));
                Assert.Throws<BufferTooSmallException>(() => game.Actions(0, new GameAction[1]));
                Assert.Throws<BufferTooSmallException>(() => game.ToSnapshot(new byte[1]));
                Assert.Throws<BufferTooSmallException>(() => game.Planes(AnyWindow, 0, new byte[1]));
                Assert.Throws<BufferTooSmallException>(() => game.ChosenPlanes(AnyWindow, 0, new[] { 3 }, new byte[1]));
                Assert.Throws<BufferTooSmallException>(() => game.UsedPlanes(new int[1]));
                Assert.Throws<BufferTooSmallException>(() => game.Scalars(0, new int[1]));
                Assert.Throws<BufferTooSmallException>(() => game.LegalMask(AnyWindow, new byte[1]));
            }
        }

        [Fact]
        public void The_error_for_invalid_rules_names_the_field()
        {
            Refused("level", rules => rules.Level = 7);
            Refused("players", rules => rules.Players = 6);
            Refused("edition", rules => rules.Edition = (Edition)1999);
            Refused("starting_player", rules => rules.StartingPlayer = 2);
            Refused("colours", rules => rules.Colours = new[] { Colour.Red, Colour.Red, Colour.Blue, Colour.Green });
            Refused("colours", rules => rules.Colours = new Colour[9]);
            Refused("draws", rules => rules.Draws = (Draws)3);
            Assert.Contains("level6_2022", Assert.Throws<UnknownNameException>(() => Rules.Preset("level7")).Message);
            Assert.Throws<UnknownNameException>(() => Rules.Preset("level1\0"));
            Assert.Throws<ArgumentNullException>(() => Rules.Preset(null));
            Assert.Throws<ArgumentNullException>(() => new Game((Rules)null));
            Assert.Throws<ArgumentNullException>(() => new Game((Rules)null, 1));
            Assert.Throws<InvalidRulesException>(() => Rules.Cooperative(level: 0));
        }

        private static void Refused(string field, Action<Rules> change)
        {
            Rules rules = Rules.Cooperative();
            change(rules);
            Assert.Contains(field, Assert.Throws<InvalidRulesException>(() => rules.Validate()).Message);
            Assert.Contains(field, Assert.Throws<InvalidRulesException>(() => new Game(rules)).Message);
        }

        [Theory]
        [InlineData("")]
        [InlineData("no tile set")]
        [InlineData("mistbank-tiles 1\n")]
        [InlineData("mistbank-tiles 1\ntile a\n  road q\n")]
        [InlineData("\0")]
        [InlineData("\ud800")]
        public void The_error_for_a_text_that_is_not_a_tile_set_names_the_line(string text)
        {
            Assert.Contains("line", Assert.Throws<InvalidTileSetException>(() => TileSet.Parse(text)).Message);
        }

        [Fact]
        public void Unknown_or_missing_or_too_many_tile_sets_are_refused()
        {
            Assert.Contains("fogs", Assert.Throws<UnknownNameException>(() => TileSet.Builtin("fogs")).Message);
            Assert.Throws<UnknownNameException>(() => TileSet.BuiltinText("fogs"));
            Assert.Throws<ArgumentNullException>(() => TileSet.Parse(null));
            using (TileSet set = TileSet.Builtin("mists"))
            {
                Assert.Throws<ArgumentOutOfRangeException>(() => set.Type(1000));
                Assert.Throws<ArgumentOutOfRangeException>(() => set.Segment(0, 16));
                Assert.Throws<ArgumentOutOfRangeException>(() => set.Provenance(1000));
                TileSet[] tooMany = Enumerable.Repeat(set, Limits.MaxTileSets + 1).ToArray();
                Assert.Throws<InvalidArgumentException>(() => new Game(Rules.Cooperative(), tooMany));
                Assert.Throws<ArgumentNullException>(() => new Game(Rules.Cooperative(), set, null));
                set.Dispose();
                set.Dispose();
                Assert.Throws<ObjectDisposedException>(() => set.Name);
                Assert.Throws<ObjectDisposedException>(() => set.Type(0));
                Assert.Throws<ObjectDisposedException>(() => set.Fingerprint);
                Assert.Throws<ObjectDisposedException>(() => new Game(Rules.Cooperative(), set));
                Assert.Contains("disposed", set.ToString());
            }
        }

        [Theory]
        [InlineData("")]
        [InlineData("no record")]
        [InlineData("mistbank-record 1\n")]
        [InlineData("\0")]
        public void A_text_that_is_not_a_record_is_refused(string text)
        {
            Assert.Throws<InvalidRecordException>(() => Game.Replay(text));
        }

        [Fact]
        public void Damaged_records_and_snapshots_are_refused()
        {
            using (Game game = Project.Level3())
            {
                string record = game.ToRecord() + "lay 30,30 0\n";
                Assert.Contains("line", Assert.Throws<InvalidRecordException>(() => Game.Replay(record)).Message);
                byte[] good = game.ToSnapshot();
                byte[] bent = (byte[])good.Clone();
                bent[50] ^= 0xff;
                foreach (byte[] bad in new[] { new byte[0], new byte[9], good.Take(good.Length - 1).ToArray(), bent })
                    Assert.Throws<InvalidSnapshotException>(() => Game.FromSnapshot(bad));
                Assert.Throws<ArgumentNullException>(() => Game.FromSnapshot(null));
            }
        }

        [Fact]
        public void Indices_out_of_range_are_refused()
        {
            using (Game game = Project.Level3())
            {
                foreach (Action call in new Action[]
                {
                    () => game.Supply(Colour.None), () => game.ToRecord((RecordKind)9),
                    () => game.Picture(new PictureOptions { TileSize = 5 }), () => game.Window(0, 999),
                    () => game.Planes(new Window(0, 0, -1, 5), 0), () => game.IndexCount(default(Window)),
                    () => game.ChosenPlanes(AnyWindow, 0, new int[0]),
                    () => game.ChosenPlanes(AnyWindow, 0, new[] { 2, 2 }),
                    () => game.RestoreState(new byte[9]), () => game.RestoreState(null),
                })
                {
                    Assert.NotEqual("", Assert.Throws<InvalidArgumentException>(call).Message);
                }
                foreach (Action call in new Action[]
                {
                    () => game.Type(-1), () => game.TypeId(1000), () => game.Segment(0, 99), () => game.Tile(1000),
                    () => game.Figure(1000), () => game.Feature(1000, 0), () => game.Feature(0, 1000),
                    () => game.Events(10000), () => game.Actions(-1), () => game.Unseen(-1), () => game.Drawable(-1),
                    () => game.HoundNumber(3), () => game.HoundArrived(0), () => game.GhostsOn(1000, 0),
                    () => game.AnchorOn(0, 1000), () => game.PileSize(7), () => game.ScoringMeeple(-1),
                    () => game.Tally(-1), () => game.TileText(0, 4), () => game.TilePicture(-1), () => game.HandSize(9),
                    () => game.ActionAt(AnyWindow, -1), () => game.Scalars(9), () => game.Scalars(9, new int[99]),
                    () => game.Planes(AnyWindow, -1), () => game.Planes(AnyWindow, 9, new byte[1]),
                    () => game.ChosenPlanes(AnyWindow, 0, new[] { Game.PlaneNames.Length }),
                    () => game.ChosenPlanes(AnyWindow, 9, new[] { 2 }),
                    () => game.ChosenPlanes(AnyWindow, 9, new[] { 2 }, new byte[1]),
                    () => game.Fact(Facts.Count, 0), () => game.Determinize(1, 9),
                    () => game.ToJson(9), () => game.ToPosition(-3), () => game.Tiles()[-1].ToString(),
                    () => game.LegalActions()[1000].ToString(), () => Facts.Info(-1), () => Facts.Info(Facts.Count),
                    () => game.Supply(Colour.Red).Figures[(FigureKind)16].ToString(),
                    () => game.Supply(Colour.Red).Goods[(Good)3].ToString(),
                })
                {
                    var problem = Assert.Throws<ArgumentOutOfRangeException>(call);
                    Assert.False(string.IsNullOrEmpty(problem.ParamName));
                    Assert.Contains($"not {problem.ActualValue}", problem.Message);
                }
                var tile = Assert.Throws<ArgumentOutOfRangeException>(() => game.Tile(1000));
                Assert.StartsWith($"index must be from 0 to {game.TileCount - 1}, not 1000", tile.Message);
                Assert.Equal(("index", 1000), (tile.ParamName, (int)tile.ActualValue));
            }
        }

        [Fact]
        public void A_game_that_does_not_record_cannot_undo_actions_or_write_a_record()
        {
            using (var game = new Game(Rules.Base(), 1))
            {
                Assert.Throws<NothingToUndoException>(() => game.Undo());
                game.StopRecording();
                Assert.False(game.IsRecording);
                game.Apply(game.LegalActions()[0]);
                Assert.Throws<NotRecordedException>(() => game.Undo());
                Assert.Throws<NotRecordedException>(() => game.ToRecord());
                Assert.Throws<NotRecordedException>(() => game.ToSnapshot());
                Assert.Equal(0, game.EventCount);
            }
        }

        [Fact]
        public void Copying_from_a_game_with_other_rules_is_refused()
        {
            using (Game game = Project.Level3())
            using (var other = new Game(Rules.Base()))
            {
                Assert.Throws<InvalidArgumentException>(() => game.CopyFrom(other));
                Assert.Throws<ArgumentNullException>(() => game.CopyFrom(null));
                other.Dispose();
                Assert.Throws<ObjectDisposedException>(() => game.CopyFrom(other));
            }
        }

        /// <summary>Returns the name and the number of arguments of each public method of a game, except Dispose,
        /// ToString and methods with spans.</summary>
        public static IEnumerable<object[]> Uses() =>
            typeof(Game).GetMethods(BindingFlags.Instance | BindingFlags.Public | BindingFlags.DeclaredOnly)
                .Where(method => method.Name != "Dispose" && method.Name != "ToString")
                .Where(method => !method.GetParameters().Any(parameter => parameter.ParameterType.Name.Contains("Span")))
                .GroupBy(method => new { method.Name, method.GetParameters().Length })
                .Select(alike => new object[] { alike.Key.Name, alike.Key.Length });

        [Theory]
        [MemberData(nameof(Uses))]
        public void Every_use_of_a_disposed_game_is_refused(string name, int arguments)
        {
            Game game = Project.Level3();
            game.TypeId(0);
            game.Dispose();
            game.Dispose();
            Assert.Contains("disposed", game.ToString());
            foreach (MethodInfo method in typeof(Game).GetMethods(BindingFlags.Instance | BindingFlags.Public))
            {
                if (method.Name != name || method.GetParameters().Length != arguments) continue;
                if (method.GetParameters().Any(one => one.ParameterType.Name.Contains("Span"))) continue;
                object[] given = method.GetParameters().Select(one => Any(one.ParameterType)).ToArray();
                Exception thrown = Assert.Throws<TargetInvocationException>(() => { method.Invoke(game, given); });
                if (thrown.InnerException is ObjectDisposedException) continue;
                throw new InvalidOperationException($"{method}: {thrown.InnerException}");
            }
        }

        private static object Any(Type type)
        {
            if (type.IsByRef) type = type.GetElementType();
            if (type == typeof(string)) return "pass";
            if (type == typeof(Game)) return Project.Level3();
            return type.IsValueType ? Activator.CreateInstance(type) : null;
        }

        [Fact]
        public void A_disposed_game_refuses_calls_with_spans()
        {
            Game game = Project.Level3();
            game.Dispose();
            Assert.Throws<ObjectDisposedException>(() => game.LegalActions(new GameAction[9]));
            Assert.Throws<ObjectDisposedException>(() => game.Actions(0, new GameAction[9]));
            Assert.Throws<ObjectDisposedException>(() => game.Events(0, new GameEvent[9]));
            Assert.Throws<ObjectDisposedException>(() => game.Tiles(new Tile[9]));
            Assert.Throws<ObjectDisposedException>(() => game.Figures(new Figure[9]));
            Assert.Throws<ObjectDisposedException>(() => game.Features(new Feature[9]));
            Assert.Throws<ObjectDisposedException>(() => game.SetAside(new int[9]));
            Assert.Throws<ObjectDisposedException>(() => game.Returns(new double[9]));
            Assert.Throws<ObjectDisposedException>(() => game.Prisoners(new Prisoner[9]));
            Assert.Throws<ObjectDisposedException>(() => game.ToSnapshot(new byte[9]));
            Assert.Throws<ObjectDisposedException>(() => game.SaveState(new byte[9]));
            Assert.Throws<ObjectDisposedException>(() => game.RestoreState(new byte[9]));
            Assert.Throws<ObjectDisposedException>(() => game.Rollouts(1, new Rollout[9]));
            Assert.Throws<ObjectDisposedException>(() => game.Planes(AnyWindow, 0, new byte[9]));
            Assert.Throws<ObjectDisposedException>(() => game.UsedPlanes(new int[9]));
            Assert.Throws<ObjectDisposedException>(() => game.ChosenPlanes(AnyWindow, 0, new[] { 1 }, new byte[9]));
            Assert.Throws<ObjectDisposedException>(() => game.ChosenPlanes(AnyWindow, 0, new[] { 1 }));
            Assert.Throws<ObjectDisposedException>(() => game.Scalars(0, new int[9]));
            Assert.Throws<ObjectDisposedException>(() => game.LegalIndices(AnyWindow, new int[9]));
            Assert.Throws<ObjectDisposedException>(() => game.LegalMask(AnyWindow, new byte[9]));
        }

        [Fact]
        public void Every_error_status_has_its_own_exception_class()
        {
            MethodInfo of = typeof(MistbankException).GetMethod("Of", BindingFlags.Static | BindingFlags.NonPublic);
            var kinds = new HashSet<Type>();
            foreach (Status status in Enum.GetValues(typeof(Status)))
            {
                if (status == Status.Ok || status == Status.BufferTooSmall) continue;
                var made = (MistbankException)of.Invoke(null, new object[] { status, "words" });
                Assert.Equal(status, made.Status);
                Assert.Equal("words", made.Message);
                Assert.True(kinds.Add(made.GetType()), status.ToString());
                Assert.NotEqual("", ((MistbankException)of.Invoke(null, new object[] { status, "" })).Message);
            }
            var unknown = (MistbankException)of.Invoke(null, new object[] { (Status)99, null });
            Assert.Equal(Status.InternalError, unknown.Status);
        }

        [Theory]
        [InlineData(1)]
        [InlineData(2)]
        [InlineData(3)]
        [InlineData(4)]
        public void Calls_with_arbitrary_arguments_do_not_damage_the_game(int seed)
        {
            var dice = new Random(seed);
            MethodInfo[] methods = typeof(Game)
                .GetMethods(BindingFlags.Instance | BindingFlags.Public | BindingFlags.DeclaredOnly)
                .Where(method => method.Name != "Dispose" && method.Name != "Rollout" && method.Name != "StopRecording")
                .Where(method => !method.GetParameters().Any(one => one.ParameterType.Name.Contains("Span")))
                .ToArray();
            int refused = 0;
            using (var game = new Game(Rules.Cooperative(level: 5, players: 3), (ulong)seed))
            {
                for (int i = 0; i < 4000; ++i)
                {
                    if (i % 40 == 0 && !game.IsOver) game.Apply(game.LegalActions()[0]);
                    MethodInfo method = methods[dice.Next(methods.Length)];
                    IEnumerable<Type> types = method.GetParameters().Select(parameter => parameter.ParameterType);
                    object[] given = types.Select(type => Arbitrary(type, game, dice)).ToArray();
                    try
                    {
                        (method.Invoke(game, given) as IDisposable)?.Dispose();
                    }
                    catch (TargetInvocationException thrown) when (IsRefusal(thrown.InnerException))
                    {
                        ++refused;
                    }
                }
                Assert.InRange(refused, 100, 3999);
                using (Game restored = Game.FromSnapshot(game.ToSnapshot()))
                    Assert.Equal(game.StateHash, restored.StateHash);
            }
        }

        private static bool IsRefusal(Exception thrown) => thrown is MistbankException || thrown is ArgumentException;

        private static object Arbitrary(Type type, Game game, Random dice)
        {
            if (type.IsByRef) type = type.GetElementType();
            if (type == typeof(int)) return Number(dice);
            if (type == typeof(ulong)) return (ulong)dice.Next();
            if (type == typeof(bool)) return dice.Next(2) == 0;
            if (type.IsEnum) return Enum.ToObject(type, Number(dice));
            if (type == typeof(string)) return Texts[dice.Next(Texts.Length)];
            if (type == typeof(Game)) return dice.Next(2) == 0 ? game : null;
            if (type == typeof(PictureOptions))
                return new PictureOptions { TileSize = Number(dice), Theme = (Theme)Number(dice) };
            if (type == typeof(Window)) return new Window(Number(dice), Number(dice), Number(dice), Number(dice));
            if (type == typeof(IReadOnlyDictionary<Colour, string>)) return Names(dice);
            return Noise(type, dice);
        }

        private static Dictionary<Colour, string> Names(Random dice) =>
            dice.Next(2) == 0 ? null : new Dictionary<Colour, string> { { (Colour)Number(dice), Texts[dice.Next(Texts.Length)] } };

        private static readonly string[] Texts =
        {
            null, "", "pass", "lay 0,0 9", "\0", "\ud83d", new string('x', 5000),
        };

        private static int Number(Random dice) =>
            new[] { 0, 1, 2, 3, 7, 11, 60, 255, 256, -1, 32768, int.MaxValue, int.MinValue }[dice.Next(13)];

        /// <summary>Returns a struct filled with random bytes.</summary>
        private static object Noise(Type type, Random dice)
        {
            if (type == typeof(GameAction)) return Noise<GameAction>(dice);
            if (type == typeof(GameEvent)) return Noise<GameEvent>(dice);
            throw new InvalidOperationException($"no value for an argument of type {type} is known");
        }

        private static T Noise<T>(Random dice) where T : struct
        {
            var bytes = new byte[System.Runtime.InteropServices.Marshal.SizeOf(typeof(T))];
            dice.NextBytes(bytes);
            return System.Runtime.InteropServices.MemoryMarshal.Read<T>(bytes);
        }
    }
}
