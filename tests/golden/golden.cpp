#include "golden/golden.hpp"

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

#include "mistbank/render.hpp"
#include "support/games.hpp"
#include "support/players.hpp"
#include "support/tests_folder.hpp"

namespace mistbank_tests {

using namespace mistbank;

namespace {

// Returns the number of random games to choose from. The number is small with the dragon, because its games have many
// actions to compare and many events. The number is also small for other long games.
std::uint64_t games_to_choose_from(const Rules& rules) {
    if (rules.plays(Expansion::princess_dragon)) return 30;
    const bool is_long = rules.plays(Expansion::big_top) || rules.plays(Expansion::hills_sheep) ||
                         rules.plays(Expansion::mage) || rules.house.hand != 0;
    return is_long ? 200 : 2000;
}

std::string path_of(const std::string& file) { return std::string(tests_folder) + "/golden/" + file; }

class Line {
public:
    explicit Line(const Event& event) { out_ << event.action << ' ' << name_of(event.kind); }

    Line& field(const char* name, std::int64_t value) {
        if (value != 0) out_ << ' ' << name << ' ' << value;
        return *this;
    }
    Line& word(const char* name, const std::string& value) {
        out_ << ' ' << name << ' ' << value;
        return *this;
    }
    std::string text() const { return out_.str(); }

private:
    std::ostringstream out_;
};

bool is_about_a_type(EventKind kind) {
    return kind == EventKind::tile_drawn || kind == EventKind::tile_laid || kind == EventKind::tile_set_aside ||
           kind == EventKind::tile_awaits_dragon || kind == EventKind::start_tile_drawn ||
           kind == EventKind::offer_made || kind == EventKind::tile_sold;
}

std::string fields_of(const Game& game, const Event& event) {
    Line line(event);
    line.field("player", event.player);
    if (event.colour != Colour::none) line.word("colour", name_of(event.colour));
    if (is_about_a_type(event.kind)) line.word("type", game.type(event.type).id);
    line.field("x", event.x).field("y", event.y).field("segment", event.segment);
    line.field("from_x", event.from_x).field("from_y", event.from_y).field("from_segment", event.from_segment);
    if (event.feature != 0) line.word("feature", name_of(static_cast<SegmentKind>(event.feature)));
    line.field("count", event.count).field("figure", static_cast<int>(event.figure)).field("tiles", event.tiles);
    line.field("coats", event.coats).field("cities", event.cities);
    line.field("points", event.points).field("total", event.total).field("amount", event.amount);
    return line.text();
}

// Returns a measure of eventfulness: first by the number of kinds of events, then by the number of events.
std::size_t eventfulness(const Game& game) {
    std::set<EventKind> kinds;
    for (std::size_t i = 0; i < game.event_count(); ++i) kinds.insert(game.events()[i].kind);
    constexpr std::size_t worth_of_a_kind = 100;
    return kinds.size() * worth_of_a_kind + game.event_count();
}

bool happens_in(const Game& game, EventKind kind) {
    return std::any_of(game.events(), game.events() + game.event_count(),
                       [kind](const Event& event) { return event.kind == kind; });
}

int sum_of_points(const Game& game) {
    int points = 0;
    for (int i = 0; i < game.scoring_meeple_count(); ++i) points += game.scoring_meeple(i).total;
    return points;
}

int occupied_worth(const Game& game) {
    int worth = 0;
    for (const Feature& feature : game.features()) {
        int meeples = 0;
        for (const int count : feature.meeples) meeples += count;
        if (meeples > 0 && !feature.complete && !feature.haunted) worth += feature.worth - 2 * feature.open_sides;
    }
    return worth;
}

// A player that compares all actions one step ahead and prefers points and few ghosts. Its preferences change, so that
// cooperative games last long and some are won.
class MoodyPlayer {
public:
    explicit MoodyPlayer(std::uint64_t seed) : dice_(seed) {}

    Action choose(const Game& game) {
        Game trial = game.clone();
        trial.stop_recording();
        Action best;
        int best_value = 0;
        for (const Action action : game.legal_actions()) {
            trial.copy_from(game);
            trial.apply(action);
            const int value = value_of(trial);
            if (best.kind != ActionKind::none && value <= best_value) continue;
            best = action;
            best_value = value;
        }
        return best;
    }

private:
    int value_of(const Game& game) {
        constexpr std::size_t moods = 12;
        const int mood = static_cast<int>(dice_.below(moods));
        if (game.outcome() == Outcome::lost) return -10000 + mood;
        const int ghosts = game.ghosts_on_board();
        return 6 * sum_of_points(game) - 3 * ghosts * ghosts + 3 * occupied_worth(game) + mood;
    }

    Dice dice_;
};

Game moody_game(const Golden& golden, std::uint64_t seed) {
    Rules rules = rules_of(golden.preset, 1 + static_cast<int>(seed % 4), seed);
    rules.expansions |= golden.more_expansions;
    rules.house = golden.house;
    Game game = new_game(rules);
    play_out(game, MoodyPlayer(seed));
    return game;
}

}  // namespace

std::vector<Golden> goldens() {
    std::vector<Golden> list;
    for (int i = 0; i < preset_count(); ++i) list.push_back({preset_name(i), preset_name(i), EventKind::turn_began});
    list.push_back({"hound_buried", "level4", EventKind::hound_buried});
    list.push_back({"lost", "level5", EventKind::lost});
    const std::uint32_t four = bit(Expansion::river) | bit(Expansion::abbot) | bit(Expansion::inns_cathedrals) |
                               bit(Expansion::traders_builders);
    list.push_back({"without_mist", "base", EventKind::goods_scored, four});
    const std::uint32_t further_four = bit(Expansion::princess_dragon) | bit(Expansion::tower) |
                                       bit(Expansion::abbey_mayor) | bit(Expansion::flying_machines);
    list.push_back({"dragon_without_mist", "base", EventKind::wagon_moved, further_four});
    list.push_back({"dragon_in_mist", "ghosts_castles_cemeteries", EventKind::figure_eaten, further_four});
    const std::uint32_t last_three = bit(Expansion::hills_sheep) | bit(Expansion::big_top) | bit(Expansion::vodyanoy);
    list.push_back({"circus_without_mist", "base", EventKind::figure_caught, last_three});
    list.push_back({"circus_in_mist", "ghosts_castles_cemeteries", EventKind::pyramid_scored, last_three});
    std::uint32_t small_boxes = 0;
    for (int box = static_cast<int>(Expansion::messages); box <= static_cast<int>(Expansion::king); ++box) {
        small_boxes |= 1u << box;
    }
    list.push_back({"boxes_without_mist", "base", EventKind::robber_followed, small_boxes});
    list.push_back({"boxes_in_mist", "ghosts_castles_cemeteries", EventKind::robbed, small_boxes});
    // The former golden game of "everything", with all expansions that existed before the Festival. Its golden position
    // needs this game.
    const std::uint32_t before_the_festival = bit(Expansion::festival) - 1;
    list.push_back({"before_the_festival", "base", EventKind::robbed, before_the_festival});
    list.push_back({"princess", "princess_dragon", EventKind::knight_removed});
    HouseRules hands;
    hands.hand = 3;
    hands.unplayable = Unplayable::returned;
    hands.incomplete_scores = false;
    hands.table_width = hands.table_height = 7;
    list.push_back({"hands_on_a_table", "base", EventKind::hand_set_aside, 0, hands});
    HouseRules ahead;
    ahead.draw_ahead = ahead.hand_open = true;
    ahead.hole_turn = true;
    ahead.small_cities = true;
    ahead.table_width = ahead.table_height = 11;
    ahead.border_completes = true;
    list.push_back({"drawn_ahead", "base", EventKind::hole_filled, 0, ahead});
    HouseRules sales;
    sales.first_player = FirstPlayer::most_roads;
    sales.tile_sales = true;
    list.push_back({"tiles_for_sale", "traders_builders", EventKind::tile_sold, 0, sales});
    sales.first_player = FirstPlayer::random;
    const std::uint32_t goods = bit(Expansion::traders_builders);
    list.push_back({"abbeys_for_sale", "abbey_mayor", EventKind::tile_sold, goods, sales});
    return list;
}

std::string event_text(const Game& game) {
    std::string text;
    for (std::size_t i = 0; i < game.event_count(); ++i) {
        const Event& event = game.events()[i];
        text += fields_of(game, event) + " # " + sentence(game, event) + "\n";
    }
    return text;
}

std::optional<Game> most_eventful_game(const Golden& golden) {
    std::optional<Game> best;
    for (std::uint64_t seed = 0;; ++seed) {
        Game game = moody_game(golden, seed);
        if (seed >= games_to_choose_from(game.rules())) break;
        const bool is_better = !best || eventfulness(game) > eventfulness(*best);
        if (is_better && happens_in(game, golden.shows)) best = std::move(game);
    }
    return best;
}

std::string read_golden(const std::string& file) {
    std::ifstream in(path_of(file), std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

void write_golden(const std::string& file, const std::string& text) {
    std::ofstream(path_of(file), std::ios::binary) << text;
}

std::string first_difference(const std::string& text, const std::string& expected) {
    std::istringstream mine(text);
    std::istringstream theirs(expected);
    for (int number = 1;; ++number) {
        std::string here = "(nothing)";
        std::string there = "(nothing)";
        const bool some = !std::getline(mine, here).fail();
        const bool others = !std::getline(theirs, there).fail();
        if (!some && !others) return "";
        if (some && others && here == there) continue;
        return "line " + std::to_string(number) + " is\n  " + (some ? here : "(the end)") + "\nand should be\n  " +
               (others ? there : "(the end)");
    }
}

}  // namespace mistbank_tests
