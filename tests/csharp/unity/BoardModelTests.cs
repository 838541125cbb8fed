using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Mistbank.Tests;
using Xunit;

namespace Mistbank.Samples.Tests
{
    /// <summary>The model of the Unity package's sample. The model itself does not use Unity.</summary>
    public class BoardModelTests
    {
        public static IEnumerable<object[]> Presets() => GameTests.Presets();

        public static IEnumerable<object[]> Levels() => Project.Each(1, 2, 3, 4, 5, 6);

        [Theory]
        [MemberData(nameof(Presets))]
        public void Every_legal_action_and_no_other_can_be_chosen_with_clicks_and_buttons(string preset)
        {
            PlayByClicks(new Game(Rules.Preset(preset), 11), 1);
        }

        [Theory]
        [MemberData(nameof(Levels))]
        public void Every_legal_action_can_be_chosen_with_clicks_in_edition_2022_with_three_players(int level)
        {
            PlayByClicks(new Game(Rules.Cooperative(level, 3, Edition.Of2022), 5), 2);
        }

        [Fact]
        public void Every_legal_action_can_be_chosen_with_clicks_in_a_game_with_external_draws()
        {
            Rules rules = Rules.Cooperative(level: 3);
            rules.Draws = Draws.External;
            PlayByClicks(new Game(rules), 3, mostActions: 60);
        }

        [Fact]
        public void In_a_remote_game_a_click_sends_the_action_and_Follow_updates_the_board()
        {
            var sent = new List<GameAction>();
            ulong random = 1;
            using (var game = new Game(Rules.Base(), 3))
            {
                var model = new BoardModel(game, sent.Add);
                Assert.Empty(model.Cells);
                model.Follow(true);
                Assert.True(model.Cells.Count > 0);
                model.ChooseAny(ref random);
                Assert.Single(sent);
                Assert.Equal(0, game.ActionCount);
                Assert.Empty(model.Cells); // empty until the next call of Follow
                game.Apply(sent[0]);
                model.Follow(false);
                Assert.Empty(model.Answers);
                Assert.Empty(model.Spots);
                int told = model.Log.Count;
                Assert.False(model.CanUndo);
                game.Undo(); // the other program undoes the last action
                model.Follow(true);
                Assert.True(model.Log.Count < told);
                Assert.True(model.Cells.Count > 0);
            }
        }

        /// <summary>Plays at random. At each decision the possible clicks give exactly the legal actions. Each click
        /// applies its action, and undo restores the state before the click.</summary>
        private static void PlayByClicks(Game game, int seed, int mostActions = int.MaxValue)
        {
            var dice = new Random(seed);
            using (var model = new BoardModel(game))
            {
                while (!game.IsOver && game.ActionCount < mostActions)
                {
                    ulong before = game.StateHash;
                    List<Way> ways = WaysToAllLegalActions(model);
                    Way chosen = ways[dice.Next(ways.Count)];
                    Act(model, chosen);
                    if (dice.Next(8) > 0) continue;
                    model.Undo();
                    Assert.Equal(before, game.StateHash);
                    Act(model, chosen);
                }
                if (game.IsOver) Assert.Equal(0, Clicks.All(model).Count);
            }
        }

        private static List<Way> WaysToAllLegalActions(BoardModel model)
        {
            ulong before = model.Game.StateHash;
            List<Way> ways = Clicks.All(model);
            Assert.Equal(before, model.Game.StateHash);
            IEnumerable<string> legal = Texts(model.Game, model.Game.LegalActions());
            Assert.Equal(legal, Texts(model.Game, ways.Select(way => way.Gives)));
            Assert.Equal(model.Game.Question(), model.Question);
            return ways;
        }

        private static void Act(BoardModel model, Way way)
        {
            int changes = model.Changes, actions = model.Game.ActionCount;
            way.Do();
            Assert.Equal(actions + 1, model.Game.ActionCount);
            Assert.Equal(way.Gives, Clicks.Last(model));
            Assert.True(model.Changes > changes);
            Assert.Equal(model.Game.EventCount, model.Log.Count);
        }

        private static IEnumerable<string> Texts(Game game, IEnumerable<GameAction> actions) =>
            actions.Select(action => game.Text(action)).OrderBy(text => text, StringComparer.Ordinal).ToArray();

        public static IEnumerable<object[]> Stored() =>
            Directory.GetFiles(Path.Combine(Project.Folder, "tests", "golden"), "*.record")
                .Select(Path.GetFileNameWithoutExtension)
                .OrderBy(name => name, StringComparer.Ordinal)
                .Select(name => new object[] { name });

        /// <summary>Stored games were played well, and reach situations that are rare in random games, for example
        /// hounds.</summary>
        [Theory]
        [MemberData(nameof(Stored))]
        public void A_stored_game_can_be_replayed_with_clicks(string name)
        {
            using (BoardModel model = Opened(name))
            {
                ulong end = model.Game.StateHash;
                GameAction[] actions = model.Game.Actions();
                while (model.CanUndo) model.Undo();
                foreach (GameAction action in actions)
                {
                    List<Way> ways = WaysToAllLegalActions(model);
                    Act(model, ways.Single(way => way.Gives == action));
                }
                Assert.Equal(end, model.Game.StateHash);
            }
        }

        [Fact]
        public void The_legal_actions_at_every_decision_of_every_scenario_can_be_chosen_with_clicks()
        {
            var asked = new HashSet<DecisionKind>();
            var answered = new HashSet<ActionKind>();
            foreach (Scenario scenario in Scenario.All())
                scenario.Run(game =>
                {
                    if (game.Phase == DecisionKind.Draw) return; // skips draws, which have many similar actions
                    using (var model = new BoardModel(game.Clone()))
                        answered.UnionWith(WaysToAllLegalActions(model).Select(way => way.Gives.Kind));
                    asked.Add(game.Phase);
                });
            IEnumerable<string> questions = asked.Select(kind => kind.ToString());
            IEnumerable<string> others = Enum.GetNames(typeof(DecisionKind)).Except(questions);
            Assert.Equal(new[] { "Draw" }, others);
            IEnumerable<string> answers = answered.Select(kind => kind.ToString());
            Assert.Equal(new[] { "None" }, Enum.GetNames(typeof(ActionKind)).Except(answers));
        }

        private static BoardModel Opened(string name) => new BoardModel(
            Game.Replay(File.ReadAllText(Path.Combine(Project.Folder, "tests", "golden", name + ".record"))));

        // --- single features of the sample ---

        [Fact]
        public void The_first_click_on_a_cell_moves_the_tile_to_the_cell_and_the_second_lays_it()
        {
            using (var model = new BoardModel(new Game(Rules.Cooperative(level: 1), 3)))
            {
                ChoiceCell first = model.Cells[0], second = model.Cells[1];
                model.Point(new Place(first.X, first.Y));
                Assert.False(model.Click(new Place(second.X + 0.4f, second.Y - 0.4f)));
                Assert.Equal(second, model.Hovered);
                Assert.Equal(0, model.Game.ActionCount);
                Assert.True(model.Click(new Place(second.X - 0.4f, second.Y + 0.4f)));
                Assert.True(model.Game.TileAt(second.X, second.Y) >= 0);
                Assert.Equal(-1, model.Game.TileAt(first.X, first.Y));
            }
        }

        [Fact]
        public void Over_a_cell_the_tile_turns_only_to_rotations_that_fit()
        {
            using (var model = new BoardModel(new Game(Rules.Base(), 8)))
            {
                ChoiceCell narrow = model.Cells.First(cell => Enumerable.Range(0, 4).Count(turn => cell.Fits(turn)) < 4);
                model.Point(new Place(narrow.X, narrow.Y));
                for (int i = 0; i < 4; ++i)
                {
                    Assert.True(narrow.Fits(model.Rotation));
                    model.Turn();
                }
                model.Point(new Place(60f, 60f));
                Assert.Null(model.Hovered);
                var seen = new HashSet<int>();
                for (int i = 0; i < 4; ++i)
                {
                    model.Turn();
                    seen.Add(model.Rotation);
                }
                Assert.Equal(4, seen.Count);
                Assert.False(model.Click(new Place(60f, 60f)));
            }
        }

        [Fact]
        public void A_tile_is_in_hand_only_until_the_player_lays_it()
        {
            using (var model = new BoardModel(new Game(Rules.Base(), 8)))
            {
                int drawn = model.Game.Decision.TileType;
                Assert.Equal(drawn, model.TileInHand);
                Clicks.All(model)[0].Do();
                Assert.Equal(DecisionKind.PlaceMeeple, model.Game.Phase);
                Assert.Equal(-1, model.TileInHand);
                Assert.Equal(0, model.Cells.Count);
                Assert.True(model.Spots.Count > 0);
                Assert.Contains("Places nothing", model.Answers);
            }
        }

        [Fact]
        public void A_spot_with_several_actions_opens_a_menu_and_a_click_elsewhere_closes_it()
        {
            using (var model = new BoardModel(new Game(Rules.Cooperative(level: 1, players: 1), 3)))
            {
                Clicks.All(model)[0].Do();
                ChoiceSpot spot = model.Spots[0];
                int closed = model.Answers.Count;
                Assert.False(model.Click(Place.Of(spot))); // the spot has an action for each of the player's four colours
                Assert.Equal(spot, model.Opened);
                Assert.Equal(4, model.Answers.Count);
                Assert.StartsWith("Places a red meeple on the ", model.Answers[0]);
                Assert.False(model.Click(new Place(60f, 60f)));
                Assert.Null(model.Opened);
                Assert.Equal(closed, model.Answers.Count);
            }
        }

        [Fact]
        public void Segments_with_the_same_anchor_share_one_spot()
        {
            const string Text = "mistbank-tiles 1\nname own\ntile a\ncopies 9\nroad N S at 50 50\nroad E at 50 50\n"
                + "field all at 50 50\nstart\n0 0 a\n";
            using (TileSet set = TileSet.Parse(Text))
            using (var model = new BoardModel(new Game(Rules.Base(), 1, set)))
            {
                Clicks.All(model)[0].Do();
                Assert.Equal(1, model.Spots.Count);
                WaysToAllLegalActions(model);
            }
        }

        [Fact]
        public void Figures_stand_on_their_segments_in_each_rotation_of_the_tile()
        {
            var turned = new HashSet<int>();
            using (Game game = Project.Play(new Game(Rules.Base(), 4)))
                for (int index = 0; index < game.TileCount; ++index)
                {
                    Tile tile = game.Tile(index);
                    for (int segment = 0; segment < game.Type(tile.Type).SegmentCount; ++segment)
                    {
                        int side = Array.IndexOf(new[] { 1, 2, 4, 8 }, game.Segment(tile.Type, segment).Sides);
                        if (side < 0) continue; // skips segments that do not touch exactly one side
                        Place place = Place.Of(game, index, segment);
                        float east = place.East - tile.X, south = place.South - tile.Y;
                        float[] towards = { -south, east, south, -east };
                        Assert.InRange(towards[(side + tile.Rotation) % 4], 0.1f, 0.5f);
                        turned.Add(tile.Rotation);
                    }
                }
            Assert.Equal(4, turned.Count);
        }

        [Fact]
        public void Nothing_can_be_undone_at_the_start_of_a_game()
        {
            using (var model = new BoardModel(new Game(Rules.Cooperative(level: 2), 3)))
            {
                int told = model.Log.Count;
                Assert.False(model.CanUndo);
                model.Undo();
                Clicks.All(model)[0].Do();
                Assert.True(model.CanUndo);
                Assert.True(model.Log.Count > told);
                model.Undo();
                Assert.False(model.CanUndo);
                Assert.Equal(told, model.Log.Count);
            }
        }

        [Fact]
        public void The_bounds_in_the_model_match_the_tiles_on_the_board()
        {
            using (var model = new BoardModel(new Game(Rules.Preset("everything"), 4)))
            {
                ulong chance = 4;
                while (!model.Game.IsOver) model.ChooseAny(ref chance);
                Tile[] tiles = model.Game.Tiles();
                Assert.Equal(tiles.Min(tile => tile.X), model.West);
                Assert.Equal(tiles.Max(tile => tile.X), model.East);
                Assert.Equal(tiles.Min(tile => tile.Y), model.North);
                Assert.Equal(tiles.Max(tile => tile.Y), model.South);
            }
        }

        // --- the four expansions ---

        /// <summary>Plays random games until a decision of this kind. Lays tiles as near to the start as possible, so
        /// the board has holes.</summary>
        private static BoardModel Asked(string preset, DecisionKind kind)
        {
            for (ulong seed = 1; seed < 40; ++seed)
            {
                var model = new BoardModel(new Game(Rules.Preset(preset), seed));
                Game game = model.Game;
                var dice = new Random((int)seed);
                while (!game.IsOver && game.Phase != kind)
                {
                    GameAction[] legal = game.LegalActions();
                    GameAction[] newOnes = legal.Where(action => action.Kind > ActionKind.Recall).ToArray();
                    GameAction[] among = newOnes.Length > 0 && dice.Next(2) == 0 ? newOnes : legal;
                    GameAction chosen = game.Phase == DecisionKind.LayTile
                        ? legal.OrderBy(lay => Math.Abs(lay.X) + Math.Abs(lay.Y)).First()
                        : among[dice.Next(among.Length)];
                    Clicks.All(model).Single(way => way.Gives == chosen).Do();
                }
                if (!game.IsOver) return model;
                model.Dispose();
            }
            throw new InvalidOperationException($"no game has a decision {kind}");
        }

        [Fact]
        public void An_abbey_can_be_laid_in_a_hole_and_a_button_draws_a_tile_instead()
        {
            using (BoardModel model = Asked("abbey_mayor", DecisionKind.Abbey))
            {
                Assert.Equal(Marks.Abbey, model.Game.Type(model.TileInHand).Marks);
                Assert.Equal(new[] { "Draws a tile and keeps the abbey" }, model.Answers);
                ChoiceCell hole = model.Cells[0];
                var middle = new Place(hole.X, hole.Y);
                model.Point(middle);
                model.Turn();
                Assert.Equal(0, model.Rotation); // an abbey has four equal sides and is not turned
                Assert.True(model.Click(middle));
                Tile laid = model.Game.Tile(model.Game.TileAt(hole.X, hole.Y));
                Assert.Equal(Marks.Abbey, model.Game.Type(laid.Type).Marks);
            }
        }

        [Fact]
        public void A_click_on_a_meeple_captures_it_with_the_tower_and_the_text_lists_the_prisoner()
        {
            using (BoardModel model = Asked("tower", DecisionKind.Take))
            {
                Decision decision = model.Game.Decision;
                Assert.Equal((decision.X, decision.Y), (model.Subject.Value.X, model.Subject.Value.Y));
                Assert.Contains("Takes nobody", model.Answers);
                Assert.StartsWith("take a meeple with the tower at ", model.Question);
                Colour own = model.Game.Rules.Colours[decision.Player];
                Way taking = Clicks.All(model).FirstOrDefault(way => way.Gives.Kind == ActionKind.Take
                    && way.Gives.Colour != own);
                if (taking == null) return; // only the player's own figures are in reach
                taking.Do();
                Assert.Equal(
                    model.Game.Prisoners().Select(held => held.Holder).Distinct().Count(),
                    model.Lines.Count(line => line.Contains("figures in prison: ")));
            }
        }

        [Fact]
        public void The_dragon_can_move_only_to_spots_on_adjacent_cells()
        {
            using (BoardModel model = Asked("princess_dragon", DecisionKind.MoveDragon))
            {
                Tile tile = model.Game.Tile(model.Game.DragonTile);
                Assert.Equal(new Place(tile.X, tile.Y), model.Subject.Value);
                foreach (ChoiceSpot spot in model.Spots) Assert.Equal(1f, Place.Of(spot).DistanceTo(model.Subject.Value));
                Assert.Empty(model.Answers);
                Assert.True(model.Click(Place.Of(model.Spots[0])));
            }
        }

        [Fact]
        public void A_wagon_can_move_to_a_spot_or_return_to_the_supply()
        {
            using (BoardModel model = Asked("abbey_mayor", DecisionKind.MoveWagon))
            {
                Assert.True(model.Subject.HasValue);
                Assert.True(model.Spots.Count > 0);
                Assert.Equal(new[] { "Takes the wagon back to its supply" }, model.Answers);
                model.Point(Place.Of(model.Spots[0]));
                Assert.StartsWith("Moves the wagon to the ", model.Hint);
            }
        }

        [Fact]
        public void The_question_about_a_flock_is_shown_at_its_shepherd()
        {
            using (BoardModel model = Asked("hills_sheep", DecisionKind.Flock))
            {
                Game game = model.Game;
                Figure own = game.Figures().Single(figure => figure.Kind == FigureKind.Shepherd
                    && game.PlayerOf(figure.Colour) == game.DecidingPlayer);
                Assert.Equal(Place.Of(game, own.Tile, own.Segment), model.Subject.Value);
                Assert.StartsWith("Draws a token for the flock", model.Answers[0]);
                Assert.StartsWith("Guides the flocks of the field home", model.Answers[1]);
                Assert.True(Tells(model, line => line.Contains("tokens with the shepherd: ")));
            }
        }

        [Fact]
        public void The_spot_for_a_ferry_is_halfway_between_the_two_roads_that_it_joins()
        {
            using (BoardModel model = Asked("ferries", DecisionKind.Ferry))
            {
                Game game = model.Game;
                Assert.Equal(new Place(game.Decision.X, game.Decision.Y), model.Subject.Value);
                int lake = game.TileAt(game.Decision.X, game.Decision.Y);
                GameAction joining = Clicks.All(model)[0].Gives;
                Place one = Place.Of(game, lake, joining.Segment), other = Place.Of(game, lake, joining.Count);
                Place spot = Place.Between(game, lake, joining.Segment, joining.Count);
                Assert.InRange(one.DistanceTo(spot) - other.DistanceTo(spot), -0.001f, 0.001f);
                model.Point(spot);
                Assert.StartsWith("Joins the ", model.Hint);
                Clicks.All(model)[0].Do();
                Assert.Contains("ferries on the board: 1", model.Lines);
            }
        }

        [Fact]
        public void The_model_lists_the_pieces_of_the_small_boxes()
        {
            using (var model = new BoardModel(new Game(Rules.Preset("king"), 1)))
                Assert.Equal(2, model.Lines.Count(line => line.StartsWith("king: ") || line.StartsWith("robber baron: ")));
            using (BoardModel model = Asked("mage", DecisionKind.Magic))
                Assert.Equal(2, model.Lines.Count(line => line.StartsWith("mage: ") || line.StartsWith("witch: ")));
            using (BoardModel model = Asked("gold", DecisionKind.Gold))
                Assert.True(Tells(model, line => line.StartsWith("ingots aside: ")));
            using (BoardModel model = Asked("messages", DecisionKind.Message))
            {
                Assert.True(Tells(model, line => line.StartsWith("messages seen: ")));
                Assert.True(Tells(model, line => line.Contains("space of the courier: ")));
                Assert.Contains($"message {model.Game.Decision.Number} ", model.Question);
                Assert.Contains("Takes 2 points instead", model.Answers);
            }
            using (BoardModel model = Asked("robbers", DecisionKind.Robber))
            {
                Way placing = Clicks.All(model).First(way => way.Gives.Kind == ActionKind.Robber);
                int space = placing.Gives.Count;
                placing.Do();
                Assert.True(Tells(model, line => line.EndsWith($"space of the robber: {space}")));
            }
        }

        [Fact]
        public void Pointing_at_a_tile_lists_its_marks_and_figures_and_pieces()
        {
            using (BoardModel model = Asked("gold", DecisionKind.Gold))
            {
                Tile mine = model.Game.Tile(model.Game.LastTile);
                model.Point(new Place(mine.X + 0.45f, mine.Y + 0.45f));
                string[] lines = model.Hint.Split('\n');
                Assert.Contains($"{Marks.Gold.Title()}: {Marks.Gold.Effect()}", lines);
                Assert.Contains("ingots on the tile: 1", lines);
                model.Point(new Place(60f, 60f));
                Assert.Equal("", model.Hint);
            }
            using (BoardModel model = Asked("princess_dragon", DecisionKind.MoveDragon))
            {
                Tile tile = model.Game.Tile(model.Game.DragonTile);
                model.Point(new Place(tile.X + 0.45f, tile.Y + 0.45f));
                Assert.True(model.Hint.Split('\n').Any(line => line.StartsWith("dragon")), model.Hint);
                Figure figure = model.Game.Figures()[0];
                tile = model.Game.Tile(figure.Tile);
                model.Point(new Place(tile.X + 0.45f, tile.Y + 0.45f));
                Assert.Contains($"{Enumeration.Colour.Name((int)figure.Colour)} {figure.Kind.Title()}", model.Hint);
            }
        }

        [Fact]
        public void With_external_draws_each_random_result_has_a_button()
        {
            Rules rules = Rules.Base(2, Expansions.HillsSheep | Expansions.BigTop);
            rules.Draws = Draws.External;
            var told = new HashSet<string>();
            using (var model = new BoardModel(new Game(rules)))
                for (ulong chance = 3; !model.Game.IsOver; model.ChooseAny(ref chance))
                    if (model.Game.Phase == DecisionKind.Chance) told.UnionWith(model.Answers);
            string[] some =
            {
                "Draws a wolf", "Draws a token with 2 sheep", "Shows a bear with number 5",
                "A hidden tile from the pile lies under the hill",
            };
            foreach (string start in some) Assert.True(told.Any(answer => answer.StartsWith(start)), start);
        }

        [Fact]
        public void Each_tile_of_a_hand_can_be_selected_and_laid()
        {
            Rules rules = Rules.Base();
            rules.Hand = 3;
            PlayByClicks(new Game(rules, 2), 4);
            using (var model = new BoardModel(new Game(rules, 2)))
            {
                Game game = model.Game;
                Assert.Equal(DecisionKind.Hand, game.Phase);
                Assert.True(model.HasAnother);
                Assert.True(Tells(model, line => line.StartsWith("in hand: ") && line.Count(sign => sign == ',') == 2));
                for (int place = 0; place < 3; ++place)
                {
                    Assert.Equal(place, model.PlaceInHand);
                    Assert.Equal(game.Hand(0, place, 0), model.TileInHand);
                    int changes = model.Changes;
                    model.TakeAnother();
                    Assert.True(model.Changes > changes);
                }
                Assert.Equal(0, model.PlaceInHand);
            }
        }

        [Fact]
        public void The_starting_tile_can_be_selected_and_laid()
        {
            Rules rules = Rules.Base();
            rules.StartInBag = true;
            rules.Hand = 3;
            PlayByClicks(new Game(rules, 5), 5, mostActions: 30);
            rules.Draws = Draws.External;
            PlayByClicks(new Game(rules), 6, mostActions: 30);
        }

        [Fact]
        public void The_list_of_supplies_contains_floors_and_abbeys()
        {
            using (var model = new BoardModel(new Game(Rules.Preset("everything"), 6)))
                Assert.True(Tells(
                    model, line => line.StartsWith("red has ") && line.EndsWith(", floors left to build: 10, abbeys: 1")));
        }

        // --- the log ---

        [Theory]
        [MemberData(nameof(Presets))]
        public void The_lines_of_text_show_points_and_ghosts_and_hounds_and_piles_and_supplies(string preset)
        {
            using (var model = new BoardModel(new Game(Rules.Preset(preset), 6)))
            {
                Game game = model.Game;
                ulong chance = 9;
                while (!game.IsOver)
                {
                    ScoringMeeple meeple = game.ScoringMeeple(0);
                    Assert.True(Tells(model, line => line.Contains($": {meeple.Total} ") && line.EndsWith("points")));
                    Assert.Equal(
                        game.GhostSupply > 0,
                        model.Lines.Contains($"ghosts left in the supply: {game.GhostSupply}"));
                    Assert.Equal(
                        game.GhostsOnBoard > 0,
                        model.Lines.Contains($"ghosts on tiles and meeples: {game.GhostsOnBoard}"));
                    Assert.Equal(
                        game.HoundNumber(1) > 0,
                        model.Lines.Any(line => line.EndsWith($": {game.HoundNumber(1)} I, {game.HoundNumber(2)} II")));
                    string[] sizes = Enumerable.Range(0, game.PileCount).Select(i => $"{game.PileSize(i)}").ToArray();
                    Assert.Equal(
                        sizes.Any(size => size != "0"),
                        model.Lines.Contains($"tiles in each pile: {string.Join(" ", sizes)}"));
                    Colour first = game.Rules.Colours[0];
                    int meeples = game.Supply(first).Figures[FigureKind.Normal];
                    string having = $"red has {(meeples > 0 ? $"{meeples} meeple{(meeples > 1 ? "s" : "")}" : "")}";
                    Assert.True(Tells(model, line => line.StartsWith(having)));
                    Assert.StartsWith($"turn {game.Turn}: player {game.ActivePlayer + 1} (", model.Lines[0]);
                    model.ChooseAny(ref chance);
                }
                Assert.Contains(game.Outcome == Outcome.Lost ? "lost: " : "w", model.Question); // as in "won", "wins", "win"
            }
        }

        private static bool Tells(BoardModel model, Func<string, bool> wanted) => model.Lines.Any(wanted);

        [Fact]
        public void The_text_lists_the_hounds_that_have_arrived_and_the_board_shows_hounds_next_to_meeples()
        {
            int hounds = Facts.Find("hounds");
            var arrivals = new HashSet<string>();
            int beside = 0;
            using (BoardModel model = Opened("level4"))
                for (; model.CanUndo; model.Undo())
                {
                    arrivals.UnionWith(model.Lines.Where(line => line.StartsWith("hounds that have arrived: ")));
                    int pieces = Piece.All(model.Game).Count(piece => piece.Fact == hounds);
                    Assert.Equal(model.Game.Figures().Sum(figure => (figure.Hounds & 1) + (figure.Hounds >> 1)), pieces);
                    beside += pieces;
                }
            Assert.Contains("hounds that have arrived: 1 I, 0 II", arrivals);
            Assert.True(beside > 0);
        }

        [Fact]
        public void A_question_about_a_feature_gives_the_cell_and_the_points_of_the_feature()
        {
            int asked = 0;
            for (ulong seed = 0; seed < 20; ++seed)
                using (var model = new BoardModel(new Game(Rules.Cooperative(level: 2), seed)))
                    while (!model.Game.IsOver)
                    {
                        Decision decision = model.Game.Decision;
                        bool isAbout = decision.Kind == DecisionKind.ScoreOrPacify;
                        asked += isAbout ? 1 : 0;
                        if (isAbout)
                        {
                            Assert.Equal((decision.X, decision.Y), (model.Subject.Value.X, model.Subject.Value.Y));
                            Assert.Contains($"{decision.Points} points", model.Question);
                            Assert.Contains($"Takes the {decision.Points} points", model.Answers);
                        }
                        else if (decision.Kind == DecisionKind.LayTile) Assert.Null(model.Subject);
                        ulong chance = seed * 7 + (ulong)model.Game.ActionCount;
                        model.ChooseAny(ref chance);
                    }
            Assert.True(asked > 0);
        }
    }
}
