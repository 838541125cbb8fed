// Handwritten positions: short positions that the library accepts, and the errors for incorrect positions.
#include "mistbank/position.hpp"

#include <catch2/catch.hpp>
#include <string>

#include "mistbank/record.hpp"
#include "support/house.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

std::string position(const std::string& lines) { return "mistbank-position 1\n" + lines; }

Game game_at(const std::string& lines) {
    Error error;
    std::optional<Game> game = from_position(position(lines), nullptr, 0, error);
    INFO(error.message << "\n" << lines);
    REQUIRE(game.has_value());
    CHECK(flaws_of(*game).empty());
    return std::move(*game);
}

// Returns the error for these lines. Line 1 names the format, so the first of these lines is line 2.
std::string why_not_at(const std::string& lines) {
    Error error;
    const std::optional<Game> game = from_position(position(lines), nullptr, 0, error);
    INFO(lines);
    CHECK(!game.has_value());
    CHECK(error.status == Status::invalid_position);
    return std::string(error.message);
}

void must_be_refused(const std::string& lines, const std::string& why) {
    INFO(lines);
    CHECK_THAT(why_not_at(lines), Catch::Matchers::StartsWith(why));
}

void plays_to_its_end(Game& game) {
    RandomPlayer player(3);
    REQUIRE(play_out(game, player) >= 0);
    CHECK(flaws_of(game).empty());
}

// Four tiles. The starting tile D has road segment 1 and field segments 2 and 3. U has road segment 0 and field
// segments 1 and 2.
const char* const four_tiles =
    "preset base\n"
    "tile 0,1 E 2\n"
    "tile 0,-1 E 2\n"
    "tile 1,0 U 1\n"
    "figure red meeple 0,1/0\n"
    "figure green meeple 1,0/0\n"
    "drawn K\n";

}  // namespace

TEST_CASE("A position of eight lines is enough for four tiles and two meeples", "[game][position]") {
    Game game = game_at(four_tiles);
    CHECK(game.decision().kind == DecisionKind::lay_tile);
    CHECK(game.type(game.decision().tile_type).id.view() == "K");
    CHECK(game.decision().player == 1);  // three tiles have been laid
    CHECK(game.tile_count() == 4);
    CHECK(game.action_count() == 0);
    CHECK(can(game, "lay 2,0 1"));
    CHECK(why_not(game, "lay 0,2 1") != "");
    CHECK(to_position(game).substr(0, 20) == "mistbank-position 1\n");
    plays_to_its_end(game);
    while (game.action_count() > 0) REQUIRE(game.undo() == Status::ok);
    CHECK(game.state_hash() == game_at(four_tiles).state_hash());
}

TEST_CASE("An empty position is a game at its start", "[game][position]") {
    Game game = game_at("preset base\nseed 5\n");
    CHECK(game.tile_count() == 1);
    CHECK(game.decision().kind == DecisionKind::lay_tile);
    plays_to_its_end(game);
}

TEST_CASE("Tiles of a position may be in any order and may include the starting block", "[game][position]") {
    const Game usual = game_at("preset base\ntile 0,0 D\ntile 1,0 U 1\ntile 2,0 U 1\ndrawn K\n");
    const Game turned = game_at("preset base\ntile 2,0 U 1\ntile 0,0 D\ntile 1,0 U 1\ndrawn K\n");
    CHECK(usual.tile_count() == 3);
    CHECK(turned.public_hash() == usual.public_hash());
}

TEST_CASE("Two meeples in a position may share a feature but not a segment", "[game][position]") {
    Game game = game_at("preset base\ntile 1,0 U 1\nfigure red meeple 0,0/1\nfigure green meeple 1,0/0\ndrawn K\n");
    plays_to_its_end(game);
}

TEST_CASE("A position that no game can reach is accepted if it breaks no rule", "[game][position]") {
    // Red may place a second meeple on a road that red already owns.
    Game game = game_at("preset base\ntile 1,0 U 1\nfigure red meeple 0,0/1\nfigure red meeple 1,0/0\ndrawn K\n");
    plays_to_its_end(game);
}

TEST_CASE("If the starting tile is in the bag, a position without tiles begins with the draw of the first tile",
          "[game][position]") {
    const std::string start = "preset base\nstart_in_bag yes\ndraws external\n";
    for (const char* decision : {"", "decision draw\n", "decision draw\nstep lay_first_tile\n"}) {
        INFO(decision);
        Error error;
        Game game = game_at(start + decision);
        CHECK(game.decision().kind == DecisionKind::draw);
        CHECK(to_position(game).find("step lay_first_tile") != std::string::npos);
        CHECK(to_position(*from_position(to_position(game), nullptr, 0, error)) == to_position(game));
        REQUIRE(game.apply(game.legal_actions()[0]) == Status::ok);
        CHECK(game.tile_count() == 1);
        CHECK(game.decision().kind == DecisionKind::place_meeple);  // HSE-11: the turn continues at step 2a
    }
    must_be_refused(start + "decision draw\nstep draw_tile\n", "the decision 'draw' cannot be open");
    must_be_refused(start + "drawn D\ndecision lay_tile\nstep lay_tile\n", "the decision 'lay_tile' cannot be open");
    must_be_refused(start + "tile 0,0 D\ndecision draw\nstep lay_first_tile\n", "the decision 'draw' cannot be open");
}

TEST_CASE("A position may describe a finished game", "[game][position]") {
    const Game game = game_at("preset base\nscore red 5\noutcome finished\nwinners 1\n");
    CHECK(game.is_over());
    CHECK(game.has_won(Colour::red));
    CHECK(game.state_hash() == game_at(to_position(game).substr(sizeof "mistbank-position 1")).state_hash());
}

TEST_CASE("A position can name its decision without naming the step", "[game][position]") {
    struct Named {
        const char* lines;
        const char* decision;
        const char* action;
    };
    static const Named named[] = {
        {"preset base\ndraws external\ntile 1,0 U 1\n", "draw", "draw K"},
        {"preset base\ntile 1,0 U 1\ndrawn K\n", "lay_tile", "lay 2,0 1"},
        {"preset base\ntile 1,0 U 1\ndecision place_meeple\n", "place_meeple", "meeple red 0"},
        {"preset level2_2022\n"
         "tile 0,-1 40 3\n"
         "tile 1,-1 44\n"
         "tile -1,-1 27 1\n"
         "tile 0,-2 28\n"
         "unburied 0,-1\n"
         "figure green meeple 0,-1/1\n"
         "figure blue meeple 1,-1/0\n"
         "decision bury\n",
         "bury", "bury 0,-1/1"},
        {"preset level4\n"
         "tile 0,-1 46 1\n"
         "tile 0,-2 17 2\n"
         "tile 0,-3 49 1\n"
         "tile 1,-3 50\n"
         "decision ghost_on_cemetery\n",
         "ghost_on_cemetery", "ghost 0,-1"},
        {"preset ghosts_castles_cemeteries\n"
         "tile 1,2 J\n"
         "tile 2,1 54b\n"
         "tile 3,1 E\n"
         "tile -1,0 60 1\n"
         "tile -2,0 48 3\n"
         "tile 4,1 22 1\n"
         "tile 1,3 38 1\n"
         "tile -1,-1 29 3\n"
         "tile -2,1 32 2\n"
         "figure red meeple 3,1/0\n"
         "figure red meeple -2,0/3\n"
         "decision haunt_meeple\n",
         "haunt_meeple", "haunt 3,1/0 red meeple"},
        {"preset level1\n"
         "tile -1,0 51 1\n"
         "tile -2,0 58 3\n"
         "tile -2,1 59 2\n"
         "ghost 0,0/3\n"
         "figure yellow meeple -1,0/0\n"
         "decision score_or_pacify\n",
         "score_or_pacify", "points"},
        {"preset level5\n"
         "tile 0,-1 14b 1\n"
         "tile 0,-2 01\n"
         "tile -1,-2 46 2\n"
         "decision lay_face_down\n",
         "lay_face_down", "facedown -1,-3"},
        {"preset princess_dragon\n"
         "tile 0,1 dr-01\n"
         "tile 1,1 dr-19 2\n"
         "decision move_dragon\n"
         "dragon 0,1\n",
         "move_dragon", "dragon 0,0"},
        {"preset abbey_mayor\n"
         "tile 0,-1 ab-02 3\n"
         "tile 0,-2 H\n"
         "tile -1,-2 W 1\n"
         "tile 0,-3 C 2\n"
         "tile 0,-4 R 2\n"
         "tile -2,-2 J\n"
         "tile -1,-4 I 2\n"
         "tile -2,-3 N 3\n"
         "decision abbey\n",
         "abbey", "abbey -1,-3"},
        {"preset everything\n"
         "tile -1,1 ri-01 1\n"
         "tile -1,2 ri-11 2\n"
         "tile 0,2 ri-04 2\n"
         "figure red shepherd -1,1/1\n"
         "decision flock\n"
         "flock red 0 1 0 0 0\n",
         "flock", "grow"},
        {"preset gold\n"
         "tile 0,-1 C 3\n"
         "tile 1,0 gld-01 1\n"
         "decision gold\n",
         "gold", "gold 0,-1"},
        {"preset mage\n"
         "tile 0,-1 mag-04 3\n"
         "decision magic\n",
         "magic", "mage 0,-1/0"},
        {"preset robbers\n"
         "tile 0,-1 rob-03 2\n"
         "decision robber\n",
         "robber", "robber 0"},
        {"preset ferries\n"
         "tile 1,0 fer-02 1\n"
         "decision ferry\n",
         "ferry", "ferry 1,0/0+1"},
        {"preset crops\n"
         "tile 0,1 crp-03 1\n"
         "figure red meeple 0,1/2\n"
         "decision crop\n",
         "crop", "crop add"},
        {"preset base\nhand 3\nseed 4\ntile 1,0 U 1\nturn 2\nplayer 1\nare_dealt 1\nholds 1 K D V\ndecision hand\n",
         "hand", "lay 2,0 1"},
    };
    for (const Named& example : named) {
        INFO(example.lines);
        Game game = game_at(example.lines);
        CHECK(std::string(name_of(game.decision().kind)) == example.decision);
        INFO(legal(game));
        CHECK(can(game, example.action));
        plays_to_its_end(game);
    }
}

TEST_CASE("A position keeps the order of the tiles set aside, even after the dragon has arrived", "[game][position]") {
    const std::string lines =
        "preset princess_dragon\ndraws external\ntile 0,1 dr-01\n"
        "set_aside B\nset_aside dr-19\nset_aside C\nset_aside K\ndragon 0,1\n";
    const std::string text = to_position(game_at(lines));
    CHECK_THAT(text, Catch::Matchers::Contains("set_aside B\nset_aside dr-19\nset_aside C\nset_aside K\n"));
}

TEST_CASE("A position with a tile in an impossible place is refused", "[game][position]") {
    must_be_refused("preset base\ntile 0,-1 E\n", "line 3, column 11: COM-2: the south side");
    must_be_refused("preset base\ntile 0,-1 E 2\ntile 0,-1 E 2\n",
                    "line 4, column 13: COM-1: another tile lies at 0,-1");
    must_be_refused("preset base\ntile 0,0 E\n", "line 3, column 10: COM-1: a tile of the starting block lies at 0,0");
    must_be_refused("preset base\ntile 1,0 U 1\ntile 5,5 B\n", "line 4, column 6: COM-1");
    must_be_refused("preset base\ntile 0,-1 C\ntile 0,-2 C\n", "line 4, column 11: HID-2: the pile has 1 tile 'C'");
    must_be_refused("preset base\ntile 0,-1 C\ndrawn C\n", "HID-2");
    must_be_refused("preset abbey_mayor\ntile 0,1 ab-abbey\n", "line 3, column 6: ABM-3");
    must_be_refused("preset base\nface_down 0,1\n", "line 3, column 11: HAU-3");
}

TEST_CASE("A position with a figure in an impossible place is refused", "[game][position]") {
    must_be_refused("preset base_without_farmers\nfigure red meeple 0,0/2\n", "line 3, column 19: BAS-1");
    must_be_refused("preset abbot\nfigure red abbot 0,0/1\n", "line 3, column 18: MEET-4");
    must_be_refused("preset base\nfigure red abbot 0,0/1\n", "line 3, column 12: MEET-4");
    must_be_refused("preset base\nfigure red meeple 0,0/1\nfigure green meeple 0,0/1\n", "line 4, column 21: COM-5");
    must_be_refused(
        "preset base\ntile 0,1 E 2\ntile 1,0 U 1\nfigure red meeple 0,0/0\nfigure red meeple 0,0/1\n"
        "figure red meeple 0,0/2\nfigure red meeple 0,0/3\nfigure red meeple 0,1/0\nfigure red meeple 0,1/1\n"
        "figure red meeple 1,0/0\nfigure red meeple 1,0/1\n",
        "line 12, column 19: MEET-4: red has no more figures of this kind");
    must_be_refused("preset base\nfigure red meeple 0,0/1 number 2\nfigure red meeple 0,0/0 number 2\n", "line 4");
    must_be_refused("preset base\nfigure blue meeple 0,0/1\n", "line 3, column 8: COO-1");
    must_be_refused("preset base\nfigure red meeple 0,0/1 ghosts 1\n", "line 3, column 32: GCC-4");
    must_be_refused("preset tower\nprisoner red meeple red\n", "line 3, column 21: TWR-8");
    must_be_refused("preset abbey_mayor\naside red meeple 0,0/1\n", "line 3, column 18: ABM-13");
    must_be_refused("preset base\nburied red meeple 0,0/1\n", "line 3, column 19: CEM-2");
}

TEST_CASE("A position with impossible ghosts or hounds, or an impossible dragon, is refused", "[game][position]") {
    must_be_refused("preset base\nghost 0,0/1\n", "line 3, column 7: MIS-6");
    must_be_refused("preset level4\nghost 0,0/3 14\n", "line 3, column 13: COO-3");
    must_be_refused("preset level3\nhound 1 gone\n", "HND-1: hound 1 needs 15 points, but a score is lower");
    must_be_refused("preset level1\nhound 1 gone\n", "line 3, column 7: LVL-1");
    must_be_refused("preset princess_dragon\ndragon 0,0\n", "PRD-2");
    must_be_refused("preset princess_dragon\nfairy_with red meeple 1\n", "PRD-13");
}

TEST_CASE("A position with the decision 'lay_tile' but no drawn tile is refused", "[game][position]") {
    must_be_refused("preset base\ndecision lay_tile\n", "COM-1: the decision 'lay_tile' needs a drawn tile");
    must_be_refused("preset base\ntile 0,1 E 2\ndecision lay_tile\n", "COM-1");
    must_be_refused("preset everything\ndecision lay_tile\n", "COM-1");
    must_be_refused("preset level3\ndraws external\ndecision lay_tile\n", "COM-1");
}

TEST_CASE("A position with impossible points is refused", "[game][position]") {
    must_be_refused("preset base\nscore green 3\nscore red 5000\n", "line 4, column 11: CMP-1");
    must_be_refused("preset base\nscore red -1\n", "line 3, column 11: the score must be from 0 to 100000000, not -1");
    must_be_refused("preset messages\nscore red 5\ncourier red 6\n", "MSG-1");
}

TEST_CASE("A position with a decision that contradicts the rest of the position is refused", "[game][position]") {
    must_be_refused("preset base\ndecision place_meeple\n", "the decision 'place_meeple' needs a laid tile");
    must_be_refused("preset base\ntile 1,0 U 1\ndecision place_meeple\ndrawn K\n", "COM-1");
    must_be_refused("preset base\ntile 1,0 U 1\ndecision order_of_scoring\n",
                    "the decision 'order_of_scoring' cannot be open: the rules continue with 'lay_tile'");
    must_be_refused("preset base\ntile 1,0 U 1\ndecision bury\n", "the decision 'bury' needs");
    must_be_refused("preset base\ntile 1,0 U 1\nscoring assign_points\n", "the state has data of a step in progress");
    must_be_refused("preset base\nlaid 0,0\n", "COM-1");
}

TEST_CASE("A position with a decision of an expansion that is not in play is refused", "[game][position]") {
    for (const char* words : {
             "decision take\nstep place_meeple\nstage 2\n",
             "decision exchange\nstep place_meeple\nstage 3\n",
             "decision land\nstep place_meeple\nstage 5\n",
             "decision advance\nstep place_meeple\nstage 0\n",
             "decision advance\nstep place_meeple\nstage 7\n",
             "decision chance\nstep place_meeple\nstage 4\n",
         }) {
        CHECK_THAT(why_not_at("preset base\ntile 1,0 U 1\nlaid 1,0\n" + std::string(words)),
                   Catch::Matchers::Contains("this step does not ask for this decision"));
    }
}

TEST_CASE("A position with an impossible step is refused before any rule is checked", "[game][position]") {
    const std::string laid = "tile 1,0 U 1\nlaid 1,0\n";
    const auto step = [&](const char* preset, const std::string& words) {
        return why_not_at("preset " + std::string(preset) + "\n" + laid + words);
    };
    for (const char* words : {
             "decision take\nstep place_meeple\nstage 2\n",
             "decision exchange\nstep place_meeple\nstage 3\ntaken red meeple 1\n",
         }) {
        CHECK_THAT(step("tower", words), Catch::Matchers::Contains("the position lacks data that this decision needs"));
    }
    CHECK_THAT(step("princess_dragon", "decision move_dragon\nstep move_dragon\nstage 1\n"),
               Catch::Matchers::Contains("the position lacks data that this decision needs"));
    CHECK_THAT(step("flying_machines", "decision land\nstep place_meeple\nstage 5\n"),
               Catch::Matchers::Contains("the position lacks data that this decision needs"));
    for (const char* decision : {"score_or_pacify", "scoring_colour", "place_hound", "hound_pacifies"}) {
        for (const char* preset : {"base", "level3"}) {
            CHECK_THAT(why_not_at("preset " + std::string(preset) + "\ntile " +
                                  (*preset == 'b' ? "1,0 U 1\nlaid 1,0\n" : "1,2 03 3\nlaid 1,2\n") + "decision " +
                                  decision + "\nstep score_features\nstage 0\n"),
                       Catch::Matchers::Contains("the position lacks data that this decision needs"));
        }
    }
    CHECK_THAT(step("base", "step place_meeple\nstage 1\n"), Catch::Matchers::Contains("need a 'decision'"));
    CHECK_THAT(step("base", "decision place_meeple\nstep place_meeple\nstage 7\n"),
               Catch::Matchers::Contains("does not ask for this decision at this stage"));
    CHECK_THAT(step("base", "decision place_meeple\nstep lay_tile\nstage 0\n"),
               Catch::Matchers::Contains("this step does not ask for this decision"));
    CHECK_THAT(step("base", "decision move_wagon\nstep move_wagons\nstage 0\n"),
               Catch::Matchers::Contains("this game has no such step"));
    CHECK_THAT(step("base", "decision lay_tile\nstep lay_tile\nstage 0\n"),
               Catch::Matchers::Contains("a tile is already laid"));
    CHECK_THAT(step("base", "decision place_meeple\nstep place_meeple\nstage 1\nfree_ground 9\n"),
               Catch::Matchers::StartsWith("COM-6"));
    CHECK_THAT(step("base", "decision place_meeple\nstep place_meeple\nstage 1\nscoring hounds_arrive\n"),
               Catch::Matchers::Contains("of a step that is not in progress"));
}

TEST_CASE("Repeated, unknown and incomplete words in a position are refused", "[game][position]") {
    must_be_refused("preset base\ndrawn K\ndrawn K\n", "line 4, column 1: 'drawn' is given twice");
    must_be_refused("preset base\nturn 3\nturn 3\n", "line 4, column 1: 'turn' is given twice");
    must_be_refused("preset base\nscore red 3\nscore red 3\n", "line 4, column 11: this score is given twice");
    must_be_refused("preset base\nfrobnicate 3\n", "line 3, column 1: positions of this game have no key 'frobnicate'");
    must_be_refused("preset base\ndragon 0,0\n", "line 3, column 1: positions of this game have no key 'dragon'");
    must_be_refused("preset base\ndecision frobnicate\n",
                    "line 3, column 10: unknown value 'frobnicate' for 'decision'");
    must_be_refused("preset base\ntile\n", "line 3, column 1: 'tile' needs a cell");
    must_be_refused("preset base\ntile 1,0\n", "line 3, column 6: 'tile' needs a tile");
    must_be_refused("preset base\ntile 1;0 U\n", "line 3, column 6: expected a cell such as '3,-1', not '1;0'");
    must_be_refused("preset base\ntile 1,99999 U\n", "line 3, column 6: expected a cell such as '3,-1', not '1,99999'");
    must_be_refused("preset base\ntile 1,0 Zz\n", "line 3, column 10: this game has no tile 'Zz'");
    must_be_refused("preset base\ntile 1,0 U 4\n", "line 3, column 12: the rotation must be from 0 to 3, not 4");
    must_be_refused("preset base\ntile 1,0 U 1 1\n", "line 3, column 14: unexpected word '1' at the end of the line");
    must_be_refused("preset base\nfigure red meeple 0,0/9\n", "line 3, column 19: the tile at 0,0 has no segment 9");
    must_be_refused("preset base\nfigure red meeple 4,0/0\n", "line 3, column 19: there is no face-up tile at 4,0");
    must_be_refused("preset base\nfigure purple meeple 0,0/1\n", "line 3, column 8: unknown colour 'purple'");
    must_be_refused("preset base\nfigure red meeple 0,0/1 smiling\n",
                    "line 3, column 25: unexpected word 'smiling': expected fairy, ghosts, hound or number");
    must_be_refused("preset base\nplayer 2\n", "line 3, column 8: a number must be from 0 to 1, not 2");
    must_be_refused("preset base\nstage 256\n", "line 3, column 7: a number must be from 0 to 255, not 256");
}

TEST_CASE("A text that is not a position is refused", "[game][position]") {
    Error error;
    for (const std::string& text :
         {std::string(), std::string("x"), std::string("mistbank-record 1\n"), std::string("mistbank-position 2\n"),
          std::string("mistbank-position 1\nplayers 9\n"), std::string("\0\xFF\x80 1", 5),
          std::string(max_position_text + 1, '\n')}) {
        CHECK(!from_position(text, nullptr, 0, error));
        CHECK(error.status != Status::ok);
        CHECK(!error.message.empty());
    }
    CHECK(!from_position("mistbank-position 1\npreset nobody\n", nullptr, 0, error));
    CHECK(error.status == Status::invalid_position);
}
