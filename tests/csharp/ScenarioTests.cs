using System.Collections.Generic;
using System.Linq;
using Xunit;

namespace Mistbank.Tests
{
    /// <summary>Replays the shared scenarios through the C# binding.</summary>
    public class ScenarioTests
    {
        private static readonly Scenario[] Scenarios = Scenario.All();

        public static IEnumerable<object[]> Places() => Scenarios.Select(candidate => new object[] { candidate.File, candidate.Line });

        [Theory]
        [MemberData(nameof(Places))]
        public void Every_scenario_passes(string file, int line)
        {
            Scenarios.Single(entry => entry.File == file && entry.Line == line).Run();
        }

        [Fact]
        public void The_replay_data_contain_many_scenarios_from_many_files()
        {
            Assert.True(Scenarios.Select(one => one.File).Distinct().Count() >= 15);
            Assert.True(Scenarios.Length > 1100);
        }

        [Theory]
        [InlineData("do")]
        [InlineData("undo")]
        [InlineData("refuse")]
        [InlineData("reason")]
        [InlineData("hash")]
        [InlineData("legal")]
        [InlineData("first event")]
        [InlineData("observed")]
        public void A_replay_fails_if_a_recorded_result_is_wrong(string what)
        {
            Scenario scenario = Scenario.All().First(one => one.Steps.Any(step => Change(step, what)));
            var failure = Assert.Throws<Failure>(() => scenario.Run());
            Assert.StartsWith(scenario.File, failure.Message);
        }

        /// <summary>Changes one value of a step; returns false if the step does not have it.</summary>
        private static bool Change(ScenarioStep step, string what)
        {
            switch (what)
            {
                case "do": return step.Done != null && (step.Done = "pass 1") != null;
                case "undo": return step.Undone > 0 && (step.Undone = 99) > 0;
                case "refuse": return step.Refused != null && (step.Refused = "lay 99,99 0") != null;
                case "reason": return step.Reason != null && (step.Reason = "COM-0") != null;
                case "hash": return (step.Hash = new string('0', 16)) != null;
                case "legal": return --step.Legal < 100;
                case "first event": return step.FirstEvent > 0 && (step.FirstEvent = 0) == 0;
                default: return step.Observed != null && (step.Observed[0] = "decision none") != null;
            }
        }

        [Fact]
        public void A_replay_fails_if_a_recorded_error_message_is_wrong()
        {
            Scenario scenario = Scenario.All().First(one => one.Invalid != null);
            scenario.Invalid = "something else";
            Assert.Contains("message", Assert.Throws<Failure>(() => scenario.Run()).Message);
        }
    }
}
