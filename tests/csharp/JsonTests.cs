using System;
using System.Linq;
using Xunit;

namespace Mistbank.Tests
{
    /// <summary>Rules, actions, events, tile sets and positions as JSON.</summary>
    public class JsonTests
    {
        [Fact]
        public void Rules_can_be_read_from_their_json()
        {
            foreach (string preset in Rules.Presets)
            {
                Rules rules = Rules.Preset(preset);
                rules.Seed = ulong.MaxValue;
                string json = rules.ToJson();
                Assert.Equal(json, Rules.FromJson(json, out string ignored).ToJson());
                Assert.Equal("", ignored);
            }
        }

        [Fact]
        public void Rules_in_json_can_name_a_preset_and_change_some_fields()
        {
            Rules rules = Rules.FromJson("{\"players\": 4, \"preset\": \"level3\", \"speed\": 1}", out string ignored);
            Assert.Equal(3, rules.Level);
            Assert.Equal(4, rules.Players);
            Assert.Equal("ignored: 'speed' (line 1, column 36)", ignored);
        }

        [Fact]
        public void The_error_for_invalid_json_names_line_and_column()
        {
            var problem = Assert.Throws<InvalidJsonException>(() => Rules.FromJson("{\n\"level\": }"));
            Assert.Equal("line 2, column 10: expected a value, not '}'", problem.Message);
            Assert.Equal(Status.InvalidJson, problem.Status);
            Assert.Throws<UnknownNameException>(() => Rules.FromJson("{\"preset\": \"level9\"}"));
            Assert.Throws<InvalidJsonException>(() => Rules.FromJson(new string('[', 1000000)));
            Assert.Throws<InvalidTileSetException>(() => TileSet.FromJson("{}"));
            Assert.Throws<ArgumentNullException>(() => Rules.FromJson(null));
            var unfit = new Rules { Players = 77 };
            Assert.Throws<InvalidRulesException>(() => unfit.ToJson());
        }

        [Fact]
        public void Legal_actions_can_be_read_from_their_json()
        {
            using (var game = new Game(Rules.Preset("everything")))
            {
                for (int i = 0; i < 60 && !game.IsOver; ++i)
                {
                    GameAction[] actions = game.LegalActions();
                    foreach (GameAction action in actions)
                    {
                        Assert.Equal(action, game.ActionFromJson(game.ActionToJson(action)));
                    }
                    game.Apply(actions[i * 7 % actions.Length]);
                }
                foreach (GameEvent told in game.Events())
                {
                    Assert.StartsWith("{\"kind\":\"", game.EventToJson(told));
                }
                Assert.Throws<InvalidJsonException>(() => game.ActionFromJson("{\"kind\":\"lay\"}"));
            }
        }

        [Fact]
        public void The_json_of_a_position_contains_only_what_the_viewer_sees()
        {
            var rules = Rules.Base(2);
            rules.Seed = 5;
            rules.Hand = 3;
            using (var game = new Game(rules))
            {
                Assert.Contains("\"hands\":[[null,null,null],[null,null,null]]", game.ToJson());
                Assert.Contains("\"hands\":[[\"", game.ToJson(0));
                Assert.True(game.ToJson(0).IndexOf("\"seed\"", StringComparison.Ordinal) < 0);
                Assert.Contains("\"seed\":\"5\"", game.ToJson(Viewer.Host));
                Assert.Throws<ArgumentOutOfRangeException>(() => game.ToJson(9));
            }
        }

        [Fact]
        public void A_game_can_be_created_from_a_position_in_json()
        {
            var rules = Rules.Base(2);
            rules.Seed = 5;
            using (var game = new Game(rules))
            using (Game again = Game.FromJson(game.ToJson(Viewer.Host)))
            using (Game seen = Game.FromJson(game.ToJson()))
            {
                Assert.Equal(game.StateHash, again.StateHash);
                Assert.Equal(game.PublicHash, seen.PublicHash);
            }
            Assert.Throws<InvalidJsonException>(() => Game.FromJson("{}"));
            Assert.Throws<ArgumentNullException>(() => Game.FromJson(null));
        }

        [Fact]
        public void Tile_sets_can_be_read_from_their_json()
        {
            foreach (string name in TileSet.BuiltinNames)
            {
                using (TileSet set = TileSet.Builtin(name))
                using (TileSet again = TileSet.FromJson(set.ToJson()))
                using (TileSet third = TileSet.Parse(again.Text))
                {
                    Assert.Equal(set.Fingerprint, again.Fingerprint);
                    Assert.Equal(TileSet.BuiltinText(name), set.Text);
                    Assert.Equal(set.Fingerprint, third.Fingerprint);
                }
            }
        }
    }
}
