using System.Linq;
using Xunit;

namespace Mistbank.Tests
{
    /// <summary>Boards as text and as pictures.</summary>
    public class PictureTests
    {
        [Fact]
        public void A_board_can_be_drawn_as_text_and_as_a_picture()
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
        public void Cell_marks_and_segment_marks_and_arrows_can_be_drawn_on_a_picture()
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
    }
}
