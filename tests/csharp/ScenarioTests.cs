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
    }
}
