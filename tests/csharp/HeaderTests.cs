using System.Collections.Generic;
using System.Linq;
using Xunit;

namespace Mistbank.Tests
{
    /// <summary>Headers: lines that a host stores with a game, and names of players in texts.</summary>
    public class HeaderTests
    {
        private static Game NamedGame()
        {
            var game = new Game("base", 4);
            game.SetHeader("x-name-red", "Zoë");
            game.SetHeader("x-event", "Club night, table 4");
            return game;
        }

        [Fact]
        public void Records_and_positions_and_snapshots_and_clones_keep_the_headers()
        {
            using (Game game = NamedGame())
            {
                foreach (Game copy in new[]
                         {
                             Game.Replay(game.ToRecord()), Game.Replay(game.ToRecord(RecordKind.Open)),
                             Game.FromPosition(game.ToPosition()), Game.FromSnapshot(game.ToSnapshot()), game.Clone(),
                         })
                    using (copy)
                    {
                        Assert.Equal(2, copy.Headers.Count);
                        Assert.Equal("Zoë", copy.Headers["x-name-red"]);
                        Assert.Equal("Club night, table 4", copy.Headers["x-event"]);
                    }
            }
        }

        [Fact]
        public void A_header_can_be_replaced_or_removed()
        {
            using (Game game = NamedGame())
            {
                game.SetHeader("x-event", "");
                Assert.Equal("", game.Headers["x-event"]);
                game.SetHeader("x-event", null);
                game.SetHeader("x-event", null);
                Assert.Equal(new[] { "x-name-red" }, new List<string>(game.Headers.Keys));
            }
        }

        [Theory]
        [InlineData("event", "1", "key 'event' must be x-")]
        [InlineData("x-a\0b", "1", "key must not contain a zero")]
        [InlineData("x-a", "1\0", "value must not contain a zero")]
        [InlineData("x-a", "No. #1", "control characters or '#'")]
        public void An_invalid_header_is_refused(string key, string value, string words)
        {
            using (Game game = NamedGame())
            {
                var refusal = Assert.Throws<InvalidArgumentException>(() => game.SetHeader(key, value));
                Assert.Contains(words, refusal.Message);
                Assert.Equal(2, game.Headers.Count);
            }
        }

        [Fact]
        public void Texts_use_the_names_in_the_headers_unless_other_names_are_given()
        {
            using (Game game = NamedGame())
            {
                Assert.Contains("Zoë", game.Summary());
                Assert.DoesNotContain("Zoë", game.Summary(new Dictionary<Colour, string> { [Colour.Red] = "Anna" }));
            }
        }

        [Fact]
        public void Explanations_use_the_names_in_the_headers_of_the_game()
        {
            using (Game game = new Game("base", 4))
            {
                for (int i = 0; i < 40; ++i) game.Apply(game.LegalActions()[0]);
                game.SetHeader("x-name-red", "Zoë");
                game.SetHeader("x-name-green", "Bo");
                using (var adviser = new Adviser(game))
                {
                    adviser.Think(game, 4);
                    string words = string.Join("\n", Enumerable.Range(0, adviser.Count).Select(i => adviser.Explanation(i)));
                    Assert.Matches("Zoë|Bo", words);
                    Assert.DoesNotMatch(@"\b(red|green)\b", words);
                }
            }
        }
    }
}
