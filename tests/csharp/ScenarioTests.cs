using System.Collections.Generic;
using System.Linq;
using Xunit;

namespace Mistbank.Tests
{
    /// <summary>The shared scenarios, through this binding.</summary>
    public class ScenarioTests
    {
        private static readonly List<Scenario> Scenarios = Scenario.All();

        public static IEnumerable<object[]> Places() => Scenarios.Select(one => new object[] { one.File, one.Number });

        [Theory]
        [MemberData(nameof(Places))]
        public void Every_scenario_goes_as_it_says(string file, int line)
        {
            Scenarios.Single(one => one.File == file && one.Number == line).Run();
        }

        [Theory]
        [InlineData("dragon aside")]
        [InlineData("fairy aside")]
        [InlineData("fairy with nobody")]
        [InlineData("floors 0 at 0,0")]
        [InlineData("floors red 0")]
        [InlineData("prisoners of red none")]
        [InlineData("abbeys red 0")]
        [InlineData("flock red none")]
        [InlineData("sheep red 0")]
        [InlineData("bag 0 0 0 0 0")]
        [InlineData("under hills 0")]
        [InlineData("big top aside")]
        [InlineData("animals 5 0")]
        [InlineData("hand red none")]
        [InlineData("hand red for green none")]
        [InlineData("hand red for nobody none")]
        [InlineData("last round no")]
        [InlineData("decider 0")]
        [InlineData("turn 1")]
        [InlineData("no figure meeple red at 0,0/0")]
        public void What_a_game_has_not_is_told_so(string line)
        {
            Scenario.Read("text", $"scenario COM-1: A line\n  rules level1\n  tiles plain\n  expect {line}")[0].Run();
        }

        [Fact]
        public void No_scenario_is_left_out()
        {
            Assert.True(Scenarios.Select(one => one.File).Distinct().Count() >= 15);
            Assert.True(Scenarios.Count > 300);
        }

        [Theory]
        [InlineData("expect total 1")]
        [InlineData("expect ghost supply 14")]
        [InlineData("expect actions draw road; draw bend")]
        [InlineData("expect no action draw road")]
        [InlineData("expect tile field at 1,0")]
        [InlineData("expect feature 0,0/0 kind=road")]
        [InlineData("expect event turn_began total=2")]
        [InlineData("expect no event turn_began")]
        [InlineData("expect events tile_drawn; turn_began")]
        [InlineData("expect outcome lost")]
        [InlineData("do lay 1,0 0")]
        [InlineData("position\n| tile 1,0 road 1\nundo 1")]
        [InlineData("position\n| tile 1,0 road 1\nexpect turn 1")]
        [InlineData("position\n| tile 1,0 road 1\ninvalid COM-2")]
        [InlineData("position\n| tile 1,0 road 0\nexpect turn 2")]
        [InlineData("position\n| somersault\nexpect turn 1")]
        [InlineData("position\nexpect total 0")]
        [InlineData("position tile 1,0 road 1\nexpect total 0")]
        [InlineData("position\n| tile 1,0 road 1;\nexpect total 0")]
        [InlineData("position\n|\nexpect total 0")]
        [InlineData("| tile 1,0 road 1\nexpect total 0")]
        [InlineData("position\n| tile 1,0 road 1\nposition\n| score 4\nexpect total 0")]
        [InlineData("expect total 0\nposition\n| tile 1,0 road 1\nexpect total 0")]
        [InlineData("position\n| tile 1,0 road 1\nexpect tile road at 1,0\n| score 4")]
        [InlineData("do draw road\nrefuse lay 1,0 1 because COM-2")]
        [InlineData("do draw road\nundo 2")]
        [InlineData("invalid players")]
        [InlineData("expect winners red")]
        [InlineData("expect")]
        [InlineData("expects total 0")]
        [InlineData("expect total zero")]
        [InlineData("expect player 0 now")]
        [InlineData("expect set aside road")]
        [InlineData("do draw palace")]
        [InlineData("rules level2")]
        [InlineData("expect dragon at 0,0")]
        [InlineData("expect fairy at 0,0")]
        [InlineData("expect fairy with meeple red at 0,0/0")]
        [InlineData("expect floors 1 at 0,0")]
        [InlineData("expect floors red 3")]
        [InlineData("expect prisoners of red meeple green")]
        [InlineData("expect abbeys red 1")]
        [InlineData("expect flock red 1")]
        [InlineData("expect sheep red 1")]
        [InlineData("expect bag 2 4 5 5 2")]
        [InlineData("expect under hills 1")]
        [InlineData("expect big top at 0,0")]
        [InlineData("expect animals 5 3")]
        [InlineData("expect flock red")]
        [InlineData("expect hand red road")]
        [InlineData("expect hand red ?")]
        [InlineData("expect hand")]
        [InlineData("expect hand red")]
        [InlineData("expect hand pink none")]
        [InlineData("expect hand red for")]
        [InlineData("expect hand red for pink none")]
        [InlineData("expect hand red none road")]
        [InlineData("expect hand red palace")]
        [InlineData("expect last round yes")]
        [InlineData("expect decider 1")]
        [InlineData("expect turn 2")]
        [InlineData("expect dragon")]
        [InlineData("expect figure meeple red at 0,0/0")]
        [InlineData("expect no somersault")]
        public void A_scenario_that_does_not_hold_or_is_not_understood_fails(string lines)
        {
            string text = $"scenario COM-1: A line\n  rules level1\n  tiles plain\n{lines}";
            var failure = Assert.Throws<Failure>(() => Scenario.Read("text", text)[0].Run());
            Assert.StartsWith("text:", failure.Message);
        }

        [Theory]
        [InlineData("position\n| tile 1,0 road 1; tile 2,0 road 1  # a comment\n| figure red meeple 1,0/0; score 4\n"
                    + "expect total 4\nexpect meeple red at 1,0/0\nexpect turn 3\n"
                    + "do draw road\nundo 1\nexpect decision draw")]
        [InlineData("position\n| drawn road\nexpect decision lay_tile tile=road")]
        [InlineData("position\n| tile 1,0 road 0\ninvalid COM-2")]
        public void A_scenario_may_begin_with_a_position(string lines)
        {
            Scenario.Read("text", $"scenario COM-1: A line\n  rules level1\n  tiles plain\n{lines}")[0].Run();
        }

        private static Scenario WithRules(string keys) => Scenario.Read(
            "text", $"scenario HSE-1: A line\n  rules base {keys}\n  tiles plain\n  expect outcome open")[0];

        [Theory]
        [InlineData("hand=3 hand_open=yes unplayable=returned hole_turn=yes incomplete_scores=no table=7x5@3,0")]
        [InlineData("draw_ahead=yes unplayable=set_aside table=5x7 border_completes=yes start_in_bag=yes")]
        [InlineData("small_cities=yes without=barn,large dragon_after_scoring=no hill_majority=no")]
        public void House_rules_are_understood(string keys)
        {
            WithRules(keys).Run();
        }

        [Theory]
        [InlineData("hand=three")]
        [InlineData("table=5")]
        [InlineData("table=5x5@2")]
        [InlineData("table_width=5")]
        [InlineData("unplayable=thrown")]
        [InlineData("without=dwarf")]
        [InlineData("hand_open=open")]
        public void House_rules_are_read_strictly(string keys)
        {
            var failure = Assert.Throws<Failure>(() => WithRules(keys).Run());
            Assert.StartsWith("text:", failure.Message);
        }
    }
}
