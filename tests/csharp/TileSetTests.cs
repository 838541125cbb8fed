using System;
using System.Collections.Generic;
using System.Linq;
using Xunit;

namespace Mistbank.Tests
{
    /// <summary>Tile sets and tile types, built in and custom.</summary>
    public class TileSetTests
    {
        [Fact]
        public void River_tiles_are_drawn_before_all_other_tiles()
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
        public void A_flying_machine_has_a_direction_and_an_abbey_fits_any_side()
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
        public void BuiltinNames_lists_the_built_in_tile_sets()
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
        public void A_tile_set_and_a_game_return_the_same_tile_types()
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
        public void The_anchors_of_segments_rotate_with_the_tile()
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
    }
}
