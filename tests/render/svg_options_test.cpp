// Options of a picture: letters on figures, owners, completed features and numbers. Also the text of the legend.
#include "golden/golden.hpp"
#include "mistbank/record.hpp"
#include "render/joined_segments.hpp"
#include "svg_reader.hpp"

namespace {

using namespace scene;

/// Counts how often the words occur in a text.
int count_of(const std::string& text, const std::string& words) {
    int count = 0;
    for (std::size_t at = text.find(words); at != std::string::npos; at = text.find(words, at + 1)) ++count;
    return count;
}

/// Returns the part of the picture before the legend.
std::string board_of(const std::string& svg) { return svg.substr(0, svg.find("mistbank-legend")); }
std::string legend_of(const std::string& svg) { return svg.substr(svg.find("mistbank-legend")); }

constexpr const char* letters[max_colours] = {"R", "G", "B", "Y", "K", "P"};

void check_letters(const Game& game) {
    SvgOptions options;
    options.finished = false;
    const std::string board = board_of(picture(game, options));
    int expected[max_colours] = {};
    for (int i = 0; i < game.figure_count(); ++i) ++expected[static_cast<int>(game.figure(i).colour)];
    options.letters = false;
    const std::string bare = board_of(picture(game, options));
    for (int i = 0; i < max_colours; ++i) {
        const std::string written = std::string(">") + letters[i] + "</text>";
        REQUIRE(count_of(board, written) == expected[i]);
        REQUIRE(count_of(bare, written) == 0);
    }
}

}  // namespace

TEST_CASE("Every figure on the board shows the letter of its colour unless the option is off", "[render][svg]") {
    int looked = 0;
    for (const char* name : {"level5", "everything", "ghosts_castles_cemeteries"}) {
        Rules rules = *preset(name);
        rules.seed = 4;
        rules.players = 6;
        if (rules.system == System::cooperative) rules.players = 5;
        Error error;
        auto game = Game::create(rules, error);
        INFO(error.message);
        REQUIRE(game);
        play_randomly(*game, 4, [&looked](const Game& now) {
            if (looked++ % 20 == 0) check_letters(now);
        });
    }
    CHECK(looked > 300);
}

TEST_CASE("The supplies in the legend show the letters of the colours", "[render][svg]") {
    const std::string team = legend_of(picture(builtin_game("level3", 1)));
    CHECK(contains(team, ">R</text>"));
    CHECK(contains(team, ">G</text>"));
    Rules rules = *preset("everything");
    rules.players = 6;
    Error error;
    const auto game = Game::create(rules, error);
    REQUIRE(game);
    const std::string rivals = legend_of(picture(*game));
    for (const char* letter : letters) CHECK(count_of(rivals, std::string(">") + letter + "</text>") >= 6);
    SvgOptions options;
    options.letters = false;
    for (const char* letter : letters) CHECK(!contains(picture(*game, options), std::string(">") + letter + "</text>"));
}

TEST_CASE("The legend names the winner or all winners", "[render][svg]") {
    const TileSet set = tiles("tile lea\n copies 3\n field all\nstart\n 0 0 lea\n");
    Game tied = scene::game(set, "base");
    play(tied, {"draw lea", "lay 1,0 0", "pass", "draw lea", "lay 2,0 0", "pass"});
    REQUIRE(tied.is_over());
    const std::string both = legend_of(picture(tied));
    CHECK(contains(both, ">The game is over</text>"));
    CHECK(contains(both, ">red and green share the win, 0 points</text>"));

    int won = 0;
    for (std::uint32_t seed = 1; seed <= 5; ++seed) {
        Game game = builtin_game("base", seed);
        play_randomly(game, seed, [](const Game& now) {
            if (!now.is_over()) REQUIRE(!contains(legend_of(picture(now)), "mistbank-outcome"));
        });
        const ScoringMeeple first = game.scoring_meeple(0);
        const ScoringMeeple second = game.scoring_meeple(1);
        if (first.total == second.total) continue;
        ++won;
        const ScoringMeeple& best = first.total > second.total ? first : second;
        CHECK(contains(legend_of(picture(game)), std::string(">") + name_of(best.colour) + " wins with " +
                                                     std::to_string(best.total) + " points</text>"));
    }
    CHECK(won > 0);
}

TEST_CASE("The legend explains why a team has won or lost", "[render][svg]") {
    std::set<std::string> told;
    for (const mistbank_tests::Golden& golden : mistbank_tests::goldens()) {
        Error error;
        const auto game = replay(mistbank_tests::read_golden(golden.name + ".record"), nullptr, 0, error);
        REQUIRE(game);
        if (!game->is_over() || game->goal() == 0) continue;
        const std::string legend = legend_of(picture(*game));
        INFO(golden.name);
        if (game->outcome() == Outcome::won) {
            CHECK(contains(legend, ">The game is won</text>"));
            CHECK(contains(legend, ">the goal of " + std::to_string(game->goal()) + " points is reached</text>"));
            told.insert("won");
            continue;
        }
        CHECK(contains(legend, ">The game is lost</text>"));
        // The legend shows the text of the event, broken into lines.
        const Event end = game->events()[game->event_count() - 1];
        REQUIRE(end.kind == EventKind::lost);
        const std::string sentence_of_it = sentence(*game, end);
        const std::string reason = sentence_of_it.substr(sentence_of_it.find(": ") + 2);
        CHECK(contains(legend, ">" + reason.substr(0, 20)));
        told.insert(reason);
    }
    CHECK(told.count("won") == 1);
    CHECK(told.size() > 1);
}

TEST_CASE("The legend describes the reserve in words", "[render][svg]") {
    Game game = builtin_game("ghosts_castles_cemeteries", 1);
    CHECK(contains(legend_of(picture(game)), ">5 meeples, 2 guards +3</text>"));
    CHECK(contains(legend_of(picture(game)), ">+ in reserve: guards that come when</text>"));
    CHECK(contains(legend_of(picture(game)), ">their colour&#39;s cemeteries close</text>"));
    CHECK(contains(summary(game), "reserve  guards that come when their colour's cemeteries close\n"));
    const Game without = builtin_game("base", 1);
    CHECK(!contains(picture(without), "reserve"));
    CHECK(!contains(summary(without), "reserve"));
}

namespace {

/// Compares the owners of each segment with Game::feature().
void check_owners(const Game& game, int& held) {
    const render::JoinedSegments joined(game, game.allocator());
    const render::Owners owners(game, game.allocator());
    const bool all_score = game.goal() > 0 && game.rules().joint_scoring != JointScoring::majority;
    const bool fields_score = game.goal() == 0 && game.rules().farmers;
    std::map<int, std::pair<int, int>> names;
    std::set<std::pair<int, int>> known;
    for (int i = 0; i < game.tile_count(); ++i) {
        const LaidTile tile = game.tile(i);
        if (tile.face_down) continue;
        for (int segment = 0; segment < game.type(tile.type).segment_count; ++segment) {
            const Feature feature = game.feature(i, segment);
            if (feature.kind == SegmentKind::river || (feature.kind == SegmentKind::field && !fields_score)) continue;
            const auto name = std::make_pair(feature.tile, feature.segment);
            INFO(name_of(feature.kind) << ' ' << i << ' ' << segment);
            const auto found = names.emplace(joined.of(i, segment), name);
            REQUIRE(found.first->second == name);
            REQUIRE(known.insert(name).second == found.second);
            int strengths[max_colours] = {};
            bool on_hill[max_colours] = {};
            for (int figure = 0; figure < game.figure_count(); ++figure) {
                const FigureView view = game.figure(figure);
                const Feature under = game.feature(view.tile, view.segment);
                if (view.buried || under.tile != feature.tile || under.segment != feature.segment) continue;
                const bool is_special = view.kind == FigureKind::builder || view.kind == FigureKind::pig ||
                                        view.kind == FigureKind::barn || view.kind == FigureKind::shepherd;
                if (is_special) continue;
                strengths[static_cast<int>(view.colour)] += view.kind == FigureKind::large   ? 2
                                                            : view.kind == FigureKind::mayor ? feature.coats
                                                                                             : 1;
                if (game.type(game.tile(view.tile).type).has(Mark::hill)) on_hill[static_cast<int>(view.colour)] = true;
            }
            const int most = *std::max_element(strengths, strengths + max_colours);
            const auto leads = [&](int colour) { return strengths[colour] > 0 && strengths[colour] == most; };
            bool hill_decides = false;  // HIL-3
            for (int colour = 0; colour < max_colours; ++colour)
                hill_decides =
                    hill_decides || (game.rules().plays(Expansion::hills_sheep) && leads(colour) && on_hill[colour]);
            unsigned expected = 0;
            for (int colour = 0; colour < max_colours; ++colour) {
                const bool holds = leads(colour) && (!hill_decides || on_hill[colour]);
                if (all_score ? strengths[colour] > 0 : holds) expected |= 1u << colour;
            }
            REQUIRE(owners.of(i, segment) == expected);
            held += expected != 0 ? 1 : 0;
        }
    }
}

}  // namespace

TEST_CASE("The owner of a feature is the player who would score it", "[render][svg]") {
    int held = 0;
    for (const char* name : {"level5", "everything", "base"}) {
        Game game = builtin_game(name, 6);
        int looked = 0;
        play_randomly(game, 6, [&](const Game& now) {
            if (looked++ % 25 == 0) check_owners(now, held);
        });
    }
    CHECK(held > 100);
}

TEST_CASE("Owned features have the colours of their owners, in stripes if there are several", "[render][svg]") {
    const TileSet set = tiles(
        "tile way\n copies 9\n road E W\n field NL NR EL WR\n field ER SL SR WL\n"
        "tile end\n copies 9\n road W\n field NL NR EL ER SL SR WL WR\n"
        "tile yard\n copies 9\n monastery\n field all\nstart\n 0 0 way\n");
    Game game = scene::game(set, "base");
    SvgOptions options;
    options.owners = true;
    const auto tints = [&] {
        std::multiset<std::string> all;
        const std::vector<Element> drawn = elements(picture(game, options));
        check_ids(drawn);
        for (const Attributes& one : of_class(drawn, "owned"))
            all.insert(one.at("data-kind") + ' ' + one.at("data-colours"));
        return all;
    };
    CHECK(tints().empty());
    play(game, {"draw way", "lay 1,0 0", "meeple red 0"});
    CHECK(tints() == std::multiset<std::string>{"road red"});
    // With a second row of tiles, a road can begin at 5,0, apart from the first road. The tiles at 4,0 and 2,0 then
    // join the two roads.
    play(game, {"draw yard", "lay 1,-1 0", "meeple green 0"});
    CHECK(tints() == std::multiset<std::string>{"building green", "road red"});
    play(game, {"draw yard", "lay 2,-1 0", "meeple red 1"});
    CHECK(tints() == std::multiset<std::string>{"building green", "field red", "road red"});
    play(game, {"draw yard", "lay 3,-1 0", "pass", "draw way", "lay 3,0 0", "pass", "draw yard", "lay 4,-1 0", "pass"});
    play(game, {"draw yard", "lay 5,-1 0", "pass", "draw way", "lay 5,0 0", "meeple green 0"});
    CHECK(tints() == std::multiset<std::string>{"building green", "field red", "road green", "road red"});
    play(game, {"draw way", "lay 4,0 0", "pass", "draw way", "lay 2,0 0", "pass"});
    CHECK(tints() == std::multiset<std::string>{"building green", "field red", "road red green"});
    CHECK(contains(picture(game, options), "stripes-3"));
    CHECK(of_class(elements(picture(game)), "owned").empty());
}

TEST_CASE("Each completed feature has one tick, and other features have none", "[render][svg]") {
    int ticks = 0;
    for (const char* name : {"level3", "everything"}) {
        Game game = builtin_game(name, 2);
        int looked = 0;
        play_randomly(game, 2, [&](const Game& now) {
            if (looked++ % 20 != 0) return;
            std::multiset<std::string> expected;
            for (const Feature& feature : now.features()) {
                if (feature.complete && feature.kind != SegmentKind::river) expected.insert(name_of(feature.kind));
            }
            SvgOptions options;
            options.finished = true;
            std::multiset<std::string> shown;
            const std::vector<Element> all = elements(picture(now, options));
            check_ids(all);
            for (const Attributes& tick : of_class(all, "finished")) shown.insert(tick.at("data-kind"));
            REQUIRE(shown == expected);
            ticks += static_cast<int>(shown.size());
            REQUIRE(of_class(elements(picture(now)), "finished").empty());
        });
    }
    CHECK(ticks > 10);
}

TEST_CASE("Segment numbers are shown on laid tiles, on the drawn tile and in pictures of single tiles",
          "[render][svg]") {
    Game game = builtin_game("everything", 3);
    SvgOptions options;
    CHECK(of_class(elements(picture(game, options)), "numbers").empty());
    options.numbers = true;
    const std::vector<Element> all = elements(picture(game, options));
    REQUIRE(game.decision().kind == DecisionKind::lay_tile);
    int segments = game.type(game.decision().tile_type).segment_count;
    for (int i = 0; i < game.tile_count(); ++i) segments += game.type(game.tile(i).type).segment_count;
    CHECK(sum_of(of_class(all, "numbers"), "data-count") == segments);
    Error error;
    const TileType& type = game.type(0);
    const std::string svg = *render_tile_svg(type, 1, options, error);
    for (int i = 0; i < type.segment_count; ++i) CHECK(count_of(svg, ">" + std::to_string(i) + "</text>") == 1);
    CHECK(*render_tile_svg(type, 1, {}, error) != svg);
}
