using System;
using System.Collections.Generic;
using System.Linq;
using Xunit;

namespace Mistbank.Tests
{
    /// <summary>Names of players, which replace the names of colours in texts.</summary>
    public class NameTests
    {
        private static readonly Dictionary<Colour, string> Names = new Dictionary<Colour, string>
        {
            { Colour.Red, "Anna O'Hara" },
            { Colour.Green, "\u674e" },
        };

        private static Game Rivals() => new Game("base", 3);

        [Fact]
        public void Names_of_players_replace_the_names_of_colours_in_every_text()
        {
            using (Game game = Rivals())
            {
                Assert.Contains("points   Anna O'Hara 0, \u674e 0\n", game.Summary(Names));
                var swapped = new Dictionary<Colour, string> { { Colour.Red, "green" }, { Colour.Green, "red" } };
                Assert.Contains("points   green 0, red 0\n", game.Summary(swapped));
                while (!game.IsOver) game.Apply(game.LegalActions()[0]);
                string result = game.Question(Names);
                Assert.Equal(game.Question(), result.Replace("Anna O'Hara", "red").Replace("\u674e", "green"));
                Assert.NotEqual(game.Question(), result);
                foreach (GameEvent told in game.Events().Where(happened => happened.Kind == EventKind.FigurePlaced))
                {
                    string name = told.Colour == Colour.Red ? "Anna O'Hara" : "\u674e";
                    Assert.StartsWith($"{name}'s ", game.Sentence(told, Names));
                    Assert.StartsWith($"a {told.Colour.ToString().ToLowerInvariant()} ", game.Sentence(told, null));
                }
            }
        }

        [Fact]
        public void Descriptions_of_actions_contain_the_names_of_players()
        {
            using (Game game = Rivals())
            {
                GameAction place = default;
                while (place.Kind != ActionKind.Place)
                {
                    GameAction[] legal = game.LegalActions();
                    place = legal.FirstOrDefault(candidate => candidate.Kind == ActionKind.Place);
                    if (place.Kind != ActionKind.Place) game.Apply(legal[0]);
                }
                string name = place.Colour == Colour.Red ? "Anna O'Hara" : "\u674e";
                Assert.StartsWith($"Places {name}'s ", game.DescribeAction(place, Names));
                Assert.StartsWith("Places a ", game.DescribeAction(place));
            }
        }

        [Fact]
        public void Explanations_and_reviews_contain_the_names_of_players()
        {
            using (Game game = Rivals())
            using (var adviser = new Adviser(game))
            {
                for (int i = 0; i < 40; ++i) game.Apply(game.LegalActions()[0]);
                var marked = new Dictionary<Colour, string> { { Colour.Red, "<red>" }, { Colour.Green, "<green>" } };
                adviser.Think(game, 4);
                for (int i = 0; i < adviser.Count; ++i)
                    Assert.Equal(adviser.Explanation(i), Plain(adviser.Explanation(i, marked)));
                IEnumerable<string> named = GameReview.Of(game, 4, names: marked).Select(one => Plain(one.Explanation));
                Assert.Equal(GameReview.Of(game, 4).Select(one => one.Explanation), named);
            }
        }

        private static string Plain(string text) => text.Replace("<", "").Replace(">", "");

        [Fact]
        public void Texts_keep_the_colour_of_a_player_without_a_name()
        {
            using (Game game = Rivals())
            {
                var without = new Dictionary<Colour, string> { { Colour.Red, "" }, { Colour.Green, null } };
                Assert.Equal(game.Summary(), game.Summary(without));
                Assert.Equal(game.Summary(), game.Summary(new Dictionary<Colour, string>()));
            }
        }

        [Theory]
        [InlineData("a\nb")]
        [InlineData("\u009b31m")]
        [InlineData("1234567890123456789012345678901234567890123456789012345678901234")]
        public void The_error_for_an_invalid_name_gives_the_colour_of_the_player(string name)
        {
            var names = new Dictionary<Colour, string> { { Colour.Blue, name } };
            using (Game game = Rivals())
            {
                var refused = Assert.Throws<InvalidArgumentException>(() => game.Question(names));
                Assert.StartsWith("names[Blue] must have at most 63 bytes", refused.Message);
                Assert.Throws<InvalidArgumentException>(() => GameReview.Of(game, 4, names: names));
                names = new Dictionary<Colour, string> { { Colour.None, "Anna" } };
                Assert.Throws<InvalidArgumentException>(() => game.Summary(names));
            }
        }
    }
}
