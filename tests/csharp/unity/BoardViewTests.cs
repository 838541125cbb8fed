using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using Mistbank.Tests;
using UnityEngine;
using Xunit;

namespace Mistbank.Samples.Tests
{
    /// <summary>The components of the Unity package's sample. The tests simulate mouse and keys with a replacement for
    /// Unity's engine.</summary>
    public class BoardViewTests
    {
        private const BindingFlags Hidden = BindingFlags.Instance | BindingFlags.NonPublic;

        public static IEnumerable<object[]> Presets() => GameTests.Presets();

        /// <summary>A scene with the component. Calls the component's methods as Unity does.</summary>
        private sealed class Stage : System.IDisposable
        {
            public readonly BoardView View = new BoardView();
            private readonly Camera eye;

            public Stage(string preset, bool playsItself = false, int simulations = 0)
            {
                Object.Scene.Clear();
                Input.Keys.Clear();
                Input.Buttons.Clear();
                Input.mousePosition = new Vector3(0f, 0f, 0f); // within the panel
                Camera.main = eye = new Camera();
                Set("preset", preset);
                Set("playsItself", playsItself);
                Set("simulations", simulations);
                Call("Awake");
                Call("Update");
            }

            public BoardModel Model => (BoardModel)typeof(BoardView).GetField("model", Hidden).GetValue(View);

            public Game Game => Model.Game;

            public void Dispose() => Call("OnDestroy");

            private void Set(string field, object value) =>
                typeof(BoardView).GetField(field, Hidden).SetValue(View, value);

            public void Call(string method) => typeof(BoardView).GetMethod(method, Hidden).Invoke(View, null);

            public void Point(Place place)
            {
                Input.mousePosition = eye.WorldToScreenPoint(new Vector3(place.East, -place.South, 0f));
                Call("Update");
            }

            public void Click(Place place)
            {
                Point(place);
                Input.Buttons.Add(0);
                Call("Update");
                Input.Buttons.Clear();
                Call("Update");
            }

            public void Strike(params KeyCode[] keys)
            {
                Input.Keys.UnionWith(keys);
                Call("Update");
                Input.Keys.Clear();
            }

            public void Press(string button)
            {
                GUILayout.Buttons.Clear();
                GUILayout.Labels.Clear();
                GUILayout.Pressed = button;
                Call("OnGUI");
                GUILayout.Pressed = null;
                Call("Update");
            }

            public int Count(string start) => Object.Scene.Count(shape => shape.name.StartsWith(start));

            public void DemandScene()
            {
                Assert.Equal(Game.TileCount, Count("tile "));
                Assert.Equal(Game.FigureCount, Count("figure "));
                bool mayWait = Game.Phase == DecisionKind.MoveWagon || Game.Phase == DecisionKind.OrderOfScoring;
                int waiting = Game.GhostsOnBoard - Count("ghost") - Count("piece ghost"); // ghosts on scored wagons that can still move
                Assert.InRange(waiting, 0, mayWait ? 2 * Limits.MaxPlayers : 0);
                Assert.Equal(Model.Cells.Count, Count("lit "));
                Assert.Equal(Model.Spots.Count, Count("spot"));
                Assert.Equal(Game.Figures().Sum(figure => (figure.Hounds & 1) + (figure.Hounds >> 1)), Count("piece hound"));
                Assert.Equal(Game.Tiles().Sum(tile => tile.Floors), Count("piece floor"));
                Assert.Equal(Game.DragonTile < 0 ? 0 : 1, Count("piece dragon"));
                Assert.Equal(Game.FairyTile < 0 ? 0 : 1, Count("piece fairy"));
                Assert.Equal(Game.Figures().Count(figure => figure.Fairy), Count("halo"));
                Assert.Equal(Game.BigTopTile < 0 ? 0 : 1, Count("piece big top"));
                Assert.Equal(Game.Fact("mage").DefaultIfEmpty(-1).First() < 0 ? 0 : 1, Count("piece mage"));
                Assert.Equal(Game.Fact("witch").DefaultIfEmpty(-1).First() < 0 ? 0 : 1, Count("piece witch"));
                Assert.Equal(Game.Fact("ferries").Length, Count("piece ferry")); // 3 for each
                Assert.Equal(
                    Enumerable.Range(0, Game.TileCount).Sum(tile => Game.Fact("ingots", tile).Sum()), Count("piece ingot"));
            }
        }

        [Theory]
        [MemberData(nameof(Presets))]
        public void A_game_can_be_played_with_mouse_and_keys_and_the_scene_shows_the_table(string preset)
        {
            var dice = new System.Random(3);
            using (var stage = new Stage(preset))
            {
                while (!stage.Game.IsOver)
                {
                    BoardModel model = stage.Model;
                    int before = stage.Game.ActionCount;
                    int which = dice.Next(model.Cells.Count + model.Spots.Count + model.Answers.Count);
                    if (which < model.Cells.Count) Lay(stage, model.Cells[which], dice);
                    else if (which < model.Cells.Count + model.Spots.Count)
                    {
                        stage.Click(Place.Of(model.Spots[which - model.Cells.Count]));
                        if (model.Opened != null) stage.Press(model.Answers[dice.Next(model.Answers.Count)]);
                    }
                    else stage.Press(model.Answers[which - model.Cells.Count - model.Spots.Count]);
                    Assert.Equal(before + 1, stage.Game.ActionCount);
                    stage.DemandScene();
                }
                foreach (Tile tile in stage.Game.Tiles())
                {
                    GameObject laid = Object.Scene.Single(drawn => drawn.name.StartsWith($"tile {tile.X},{tile.Y} "));
                    Assert.Equal(tile.X, (int)laid.transform.position.x);
                    Assert.Equal(-tile.Y, (int)laid.transform.position.y);
                    Assert.Equal(-90f * tile.Rotation, laid.transform.rotation.z);
                }
                stage.Press(null);
                Assert.Contains(stage.Model.Question, GUILayout.Labels);
            }
        }

        private static void Lay(Stage stage, ChoiceCell cell, System.Random dice)
        {
            var middle = new Place(cell.X, cell.Y);
            stage.Point(middle);
            for (int turns = dice.Next(4); turns > 0; --turns) stage.Strike(KeyCode.R);
            GameObject hand = Object.Scene.Single(one => one.name == "hand");
            Assert.True(hand.IsShown);
            Assert.Equal(cell.X, (int)hand.transform.position.x);
            Assert.Equal(-cell.Y, (int)hand.transform.position.y);
            Assert.Equal(-90f * stage.Model.Rotation, hand.transform.rotation.z);
            Assert.True(((SpriteRenderer)hand.Components[0]).color.a < 1f);
            int rotation = stage.Model.Rotation;
            bool faceDown = stage.Model.TileInHand < 0;
            stage.Click(middle);
            Tile laid = stage.Game.Tile(stage.Game.TileAt(cell.X, cell.Y));
            Assert.Equal(faceDown, laid.FaceDown);
            if (!faceDown) Assert.Equal(rotation, laid.Rotation);
        }

        [Fact]
        public void The_tile_in_hand_is_hidden_outside_the_highlighted_cells()
        {
            using (var stage = new Stage("level2"))
            {
                ChoiceCell cell = stage.Model.Cells[0];
                stage.Point(new Place(cell.X, cell.Y));
                GameObject hand = Object.Scene.Single(one => one.name == "hand");
                stage.Point(new Place(stage.Game.Tile(0).X, stage.Game.Tile(0).Y));
                Assert.False(hand.IsShown);
            }
        }

        [Fact]
        public void The_right_mouse_button_turns_the_tile_in_hand()
        {
            using (var stage = new Stage("base"))
            {
                int before = stage.Model.Rotation;
                Input.Buttons.Add(1);
                stage.Call("Update");
                Assert.NotEqual(before, stage.Model.Rotation);
            }
        }

        [Fact]
        public void The_spot_under_the_pointer_is_enlarged_and_the_panel_describes_its_action()
        {
            using (var stage = new Stage("base"))
            {
                Lay(stage, stage.Model.Cells[0], new System.Random(1));
                GameObject spot = Object.Scene.First(shape => shape.name == "spot");
                float before = spot.transform.localScale.x;
                stage.Point(Place.Of(stage.Model.Spots[0]));
                Assert.True(spot.transform.localScale.x > before);
                stage.Press(null);
                Assert.Contains(stage.Model.Hint, GUILayout.Labels);
                Assert.StartsWith("Places a red meeple on the ", stage.Model.Hint);
            }
        }

        [Fact]
        public void U_and_Ctrl_Z_and_the_undo_button_undo_an_action_but_Z_alone_does_not()
        {
            using (var stage = new Stage("level3"))
            {
                ulong start = stage.Game.StateHash;
                for (int i = 0; i < 3; ++i)
                {
                    Lay(stage, stage.Model.Cells[0], new System.Random(1));
                    stage.Strike(KeyCode.Z);
                    Assert.Equal(1, stage.Game.ActionCount);
                    if (i == 0) stage.Strike(KeyCode.U);
                    else if (i == 1) stage.Strike(KeyCode.LeftControl, KeyCode.Z);
                    else stage.Press("undo (U)");
                    Assert.Equal(start, stage.Game.StateHash);
                    stage.DemandScene();
                }
            }
        }

        [Fact]
        public void A_click_in_the_panel_does_not_affect_the_board()
        {
            using (var stage = new Stage("level2"))
            {
                ChoiceCell cell = stage.Model.Cells[0];
                stage.Point(new Place(cell.X, cell.Y));
                Input.mousePosition = new Vector3(10f, 10f, 0f);
                Input.Buttons.Add(0);
                stage.Call("Update");
                Assert.Equal(0, stage.Game.ActionCount);
                Assert.True(stage.Model.Hovered != null); // the button "turn" turns the tile under the pointer
            }
        }

        [Fact]
        public void The_new_game_button_starts_another_game_and_disposes_the_current_game()
        {
            using (var stage = new Stage("level2"))
            {
                Game first = stage.Game;
                for (int i = 0; i < 3; ++i)
                    if (stage.Model.Cells.Count > 0) Lay(stage, stage.Model.Cells[0], new System.Random(1));
                    else stage.Press(stage.Model.Answers[0]);
                stage.Press("new game");
                Assert.Throws<System.ObjectDisposedException>(() => first.Turn);
                Assert.Equal(0, stage.Game.ActionCount);
                Assert.NotEqual(1ul, stage.Game.Rules.Seed);
                stage.DemandScene();
            }
        }

        [Fact]
        public void The_board_can_play_a_whole_game_without_a_player()
        {
            using (var stage = new Stage("level2", playsItself: true))
            {
                for (int i = 0; i < 10000 && !stage.Game.IsOver; ++i) stage.Call("Update");
                Assert.True(stage.Game.IsOver);
                stage.DemandScene();
            }
        }

        [Fact]
        public void An_adviser_in_a_task_chooses_the_same_actions_as_an_adviser_called_directly()
        {
            using (var stage = new Stage("level2", playsItself: true, simulations: 9))
            using (var game = new Game(stage.Game.Rules)) // the stage's game may already have continued
            using (var adviser = new Adviser(game, seed: game.Rules.Seed))
            {
                while (stage.Game.ActionCount < 6) stage.Call("Update"); // wait for the task of the adviser
                foreach (GameAction action in stage.Game.Actions())
                {
                    adviser.Think(game, 9);
                    Assert.Equal(adviser.Choose(), action);
                    game.Apply(action);
                }
            }
        }

        [Fact]
        public void A_new_game_stops_the_adviser()
        {
            using (var stage = new Stage("level2", playsItself: true, simulations: 400))
            {
                stage.Call("Update");
                stage.Call("StartNext");
                Assert.Equal(0, stage.Game.ActionCount);
            }
        }

        [Fact]
        public void The_camera_sees_all_tiles_to_the_right_of_the_panel()
        {
            using (var stage = new Stage("everything", playsItself: true))
            {
                for (int i = 0; i < 10000 && !stage.Game.IsOver; ++i) stage.Call("Update");
                foreach (Tile tile in stage.Game.Tiles())
                {
                    Vector3 pixel = Camera.main.WorldToScreenPoint(new Vector3(tile.X, -tile.Y, 0f));
                    Assert.InRange(pixel.x, PanelView.Share * Screen.width, Screen.width);
                    Assert.InRange(pixel.y, 0f, Screen.height);
                }
            }
        }

        [Fact]
        public void A_scene_without_a_camera_gets_a_camera()
        {
            var view = new BoardView();
            Camera.main = null;
            Object.Scene.Clear();
            typeof(BoardView).GetMethod("Awake", Hidden).Invoke(view, null);
            Assert.Equal(1, Object.Scene.Count(drawn => drawn.Components.OfType<Camera>().Any(eye => eye.orthographic)));
            typeof(BoardView).GetMethod("OnDestroy", Hidden).Invoke(view, null);
        }

        [Fact]
        public void The_picture_of_a_tile_shows_only_its_printed_content()
        {
            var kinds = (SegmentKind[])System.Enum.GetValues(typeof(SegmentKind));
            Marks[] every = ((Marks[])System.Enum.GetValues(typeof(Marks))).Where(mark => mark != Marks.None).ToArray();
            Marks all = Marks.None;
            foreach (string preset in new[] { "everything", "level6" })
                using (var game = new Game(Rules.Preset(preset)))
                    for (int type = 0; type < game.TypeCount; ++type)
                    {
                        var printed = new List<Segment>();
                        int count = game.Type(type).SegmentCount;
                        for (int i = 0; i < count; ++i) printed.Add(game.Segment(type, i));
                        Texture2D picture = TilePainter.Paint(game, type);
                        // Skips fields, which other segments can cover, and towers, which are not painted as land.
                        foreach (SegmentKind kind in kinds)
                            if (kind != SegmentKind.Field && kind < SegmentKind.Tower)
                                Demand(picture, TilePainter.ColourOf(kind), printed.Any(one => one.Kind == kind));
                        Marks shown = printed.Aggregate(game.Type(type).Marks, (marks, one) => marks | one.Marks);
                        foreach (Marks mark in every) Demand(picture, TilePainter.ColourOf(mark), (shown & mark) != 0);
                        all |= shown;
                        Demand(picture, TilePainter.Coat, printed.Any(one => one.Coats > 0));
                        Demand(picture, TilePainter.Symbol, printed.Any(one => one.Symbols > 0));
                    }
            Assert.Equal(every.Aggregate((one, other) => one | other), all);
        }

        [Fact]
        public void The_picture_of_a_flying_machine_shows_its_direction()
        {
            var seen = new HashSet<Direction>();
            Color way = TilePainter.ColourOf(Marks.Machine);
            string text = "mistbank-tiles 1\nname flights\n";
            foreach (string to in new[] { "N", "E", "S", "W", "NE", "SE", "SW", "NW" })
                text += $"tile to-{to}\ncopies 2\nfield all\nmark machine {to}\n";
            using (TileSet set = TileSet.Parse(text + "start\n0 0 to-N\n"))
            using (var game = new Game(Rules.Base(2, Expansions.FlyingMachines), 1, set))
                for (int type = 0; type < game.TypeCount; ++type)
                {
                    Direction? direction = game.Type(type).MachineDirection;
                    Texture2D picture = TilePainter.Paint(game, type);
                    int east = 0, north = 0; // painted pixels east minus west of the middle, north minus south
                    for (int y = 0; y < picture.height; ++y)
                        for (int x = 0; x < picture.width; ++x)
                        {
                            if (!picture.GetPixel(x, y).Equals(way)) continue;
                            east += System.Math.Sign(x - 31.5f);
                            north += System.Math.Sign(y - 31.5f);
                        }
                    string towards = (north > 0 ? "North" : north < 0 ? "South" : "")
                        + (east > 0 ? "East" : east < 0 ? "West" : "");
                    Assert.Equal(direction.Value.ToString(), towards);
                    seen.Add(direction.Value);
                }
            Assert.Equal(8, seen.Count);
        }

        private static void Demand(Texture2D picture, Color colour, bool isThere) =>
            Assert.Equal(isThere, picture.Painted(colour) > 0);

        [Fact]
        public void Every_kind_of_figure_has_a_distinct_shape()
        {
            var kinds = new[]
            {
                FigureKind.Normal, FigureKind.Guard, FigureKind.Abbot, FigureKind.Builder, FigureKind.Pig,
                FigureKind.Mayor, FigureKind.Wagon, FigureKind.Barn, FigureKind.Ringmaster, FigureKind.Shepherd,
            };
            List<Texture2D> shapes = kinds.Select(FigurePainter.Figure).ToList();
            shapes.Add(FigurePainter.Star());
            Assert.Equal(shapes.Count, shapes.Select(shape => shape.Painted(Color.white)).Distinct().Count());
            Assert.True(FigurePainter.Star() == FigurePainter.Star()); // both calls return the same sprite
        }
    }
}
