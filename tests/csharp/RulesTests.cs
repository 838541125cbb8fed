using System;
using System.Linq;
using Xunit;

namespace Mistbank.Tests
{
    /// <summary>Rules: their fields, expansions and descriptions.</summary>
    public class RulesTests
    {
        [Fact]
        public void Every_field_of_the_rules_is_passed_to_the_library_and_returned()
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
        public void A_game_with_any_combination_of_expansions_uses_their_tile_sets()
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
        public void ToString_describes_the_rules()
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
    }
}
