// HID-1 on the smallest tables. A game with reshuffled hidden tiles could have been dealt from the start. Each possible
// order of hidden tiles is equally likely, whatever the game has revealed.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <map>
#include <string>
#include <vector>

#include "game/view.hpp"
#include "mistbank/record.hpp"
#include "support/games.hpp"
#include "support/house.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

TileSet set_of(const std::string& tiles) {
    INFO(tiles);
    return tile_set_of("mistbank-tiles 1\nname tiny\n" + tiles);
}

// --- tiny tables ---

const char* const tiny_shapes[] = {
    " field all\n",
    " road W\n field all\n",
    " road W E\n field NL NR EL WR\n field ER SL SR WL\n",
    " city N\n field EL ER SL SR WL WR touches N\n",
    " city N S\n field EL ER touches N\n field WL WR touches N\n",
    " city N E S W\n",
};
const char* const tiny_marks[] = {"", "", " mark dragon\n", " mark hill\n", " mark volcano\n", " mark portal\n"};

// Returns a set of a few types with a few tiles each. The tiles include a hill, a volcano, a dragon tile and goods, so
// that their expansions can be played.
TileSet tiny_set(Dice& dice) {
    std::string text;
    const auto tile = [&](int number, const std::string& mark, std::uint32_t copies, std::size_t shape) {
        text += "tile t" + std::to_string(number) + "\n copies " + std::to_string(copies) + "\n" + mark +
                tiny_shapes[shape];
    };
    int number = 0;
    for (const char* mark : {" mark dragon\n", " mark hill\n", " mark volcano\n"}) {
        tile(number++, mark, 1 + dice.below(3), dice.below(6));
    }
    text += "tile goods\n copies 2\n city N wine\n field EL ER SL SR WL WR touches N\n";
    for (std::uint32_t more = dice.below(4); more > 0; --more) {
        tile(number++, tiny_marks[dice.below(6)], 1 + dice.below(4), dice.below(6));
    }
    const char* const starts[] = {"goods", "plain", "plain"};
    text += "tile plain\n copies 2\n road W E\n field NL NR EL WR\n field ER SL SR WL\n";
    text += "tile abbey\n copies 3\n mark abbey\n monastery\n";
    return set_of(text + "start\n 0 0 " + starts[dice.below(3)] + "\n");
}

enum class Hand { none, hidden, open, ahead };

Rules tiny_rules(Dice& dice, std::uint64_t seed) {
    Rules rules = house_rules(seed);
    rules.players = 2 + static_cast<int>(dice.below(2));
    const auto perhaps = [&](Expansion expansion) { rules.expansions |= dice.below(2) == 0 ? bit(expansion) : 0; };
    perhaps(Expansion::princess_dragon);
    perhaps(Expansion::hills_sheep);
    perhaps(Expansion::traders_builders);
    perhaps(Expansion::abbey_mayor);
    const auto hand = static_cast<Hand>(dice.below(4));
    rules.house.hand = hand == Hand::hidden || hand == Hand::open ? 3 : 0;
    rules.house.hand_open = hand == Hand::open;
    rules.house.draw_ahead = hand == Hand::ahead;
    rules.house.unplayable = dice.below(2) == 0 ? Unplayable::returned : Unplayable::set_aside;
    rules.revision = dice.below(4) == 0 ? 2 : newest_revision;
    return rules;
}

// Returns a tiny set. Removes the abbeys unless Abbey & Mayor is in play, because games without this expansion must not
// have abbeys.
std::vector<TileSet> sets_for(const Rules& rules, Dice& dice) {
    const TileSet set = tiny_set(dice);
    if (rules.plays(Expansion::abbey_mayor)) return {set};
    std::string text(set.text());
    const std::size_t abbey = text.find("tile abbey");
    text.erase(abbey, text.find("start\n", abbey) - abbey);
    Error error;
    return {TileSet::parse(text, error).value()};
}

std::string words_of(const Rules& rules) {
    return "expansions " + std::to_string(rules.expansions) + ", hand " + std::to_string(rules.house.hand) +
           (rules.house.hand_open ? " open" : "") + (rules.house.draw_ahead ? ", ahead" : "") +
           (rules.house.unplayable == Unplayable::returned ? ", returned" : "") + ", " + std::to_string(rules.players) +
           " players, revision " + std::to_string(rules.revision) + ", seed " + std::to_string(rules.seed);
}

// --- comparison ---

std::string hand_words(const Game& game, int player) {
    std::string words;
    for (int place = 0; place < game.hand_size(player); ++place) {
        words += std::to_string(game.hand(player, place, the_host)) + " ";
    }
    return words;
}

void require_dealt_so_from_the_start(const Game& game, const std::vector<TileSet>& sets) {
    if (game.recording() == Recording::none) return;
    Error error;
    const std::string record = to_record(game, RecordKind::full, error).value();
    INFO(record);
    const std::optional<Game> again = replay(record, sets.data(), sets.size(), error);
    INFO(error.message);
    REQUIRE(again.has_value());
    REQUIRE(again->state_hash() == game.state_hash());
    REQUIRE(to_record(*again, RecordKind::full, error).value() == record);

    const auto bytes = to_snapshot(game, error).value();
    const std::optional<Game> loaded = from_snapshot(bytes.data(), bytes.size(), sets.data(), sets.size(), error);
    INFO(error.message);
    REQUIRE(loaded.has_value());
    REQUIRE(loaded->state_hash() == game.state_hash());

    Game back = game.clone();
    std::vector<Action> actions;
    while (back.action_count() > 0) {
        actions.push_back(back.action(back.action_count() - 1));
        REQUIRE(back.undo() == Status::ok);
    }
    while (!actions.empty()) {
        REQUIRE(back.apply(actions.back()) == Status::ok);
        actions.pop_back();
    }
    REQUIRE(back.state_hash() == game.state_hash());
}

void require_looks_the_same(const Game& other, const Game& game, int viewer) {
    REQUIRE(other.public_hash() == game.public_hash());
    if (viewer >= 0) REQUIRE(hand_words(other, viewer) == hand_words(game, viewer));
    for (int type = 0; type < game.type_count(); ++type) REQUIRE(other.unseen(type) == game.unseen(type));
}

}  // namespace

TEST_CASE("On a tiny table, a reshuffle deals hidden tiles only in ways that were possible from the start",
          "[properties][hidden][house]") {
    const std::uint64_t games = games_are_slow() ? 1500 : 6000;
    int played = 0;
    for (std::uint64_t number = 0; number < games; ++number) {
        Dice dice(number);
        const Rules rules = tiny_rules(dice, number);
        const std::vector<TileSet> sets = sets_for(rules, dice);
        Error error;
        std::optional<Game> made = Game::create(rules, sets.data(), sets.size(), error);
        INFO(words_of(rules) << "\n" << std::string(sets[0].text()) << error.message);
        REQUIRE(made.has_value());
        Game& game = *made;
        RandomPlayer player(number);
        for (std::uint32_t left = dice.below(25); left > 0 && !game.is_over(); --left) game.apply(player.choose(game));
        if (game.is_over()) continue;
        ++played;
        Game other = game.clone();
        const int viewer = static_cast<int>(dice.below(static_cast<std::size_t>(rules.players) + 1)) - 1;
        for (int round = 0; round < 2; ++round) {
            other.determinize(number + 77 * static_cast<std::uint64_t>(round), viewer);
            require_looks_the_same(other, game, viewer);
            require_dealt_so_from_the_start(other, sets);
        }
        for (int actions = 0; !other.is_over(); ++actions) {
            REQUIRE(other.apply(player.choose(other)) == Status::ok);
            REQUIRE(actions < 2000);
        }
        CHECK(other.outcome() == Outcome::finished);
        require_dealt_so_from_the_start(other, sets);
    }
    CHECK(played > static_cast<int>(games) / 3);
}

TEST_CASE("Tiles that are known to be in hidden hands are not dealt into the bag", "[properties][hidden][house]") {
    // Towns never fit, but fields do. If only hands hold fields, an abbey can still fill the hole in the middle.
    const std::vector<TileSet> sets = {
        set_of("tile plain\n copies 11\n field all\n"
               "tile town\n copies 8\n city N E S W\n"
               "tile abbey\n copies 2\n mark abbey\n monastery\n"
               "start\n 0 0 plain\n 1 0 plain\n 2 0 plain\n 0 1 plain\n"
               " 2 1 plain\n 0 2 plain\n 1 2 plain\n 2 2 plain\n")};
    int told = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        Rules rules = house_rules(seed);
        rules.players = 2;
        rules.expansions = bit(Expansion::abbey_mayor);
        rules.house.hand = 3;
        rules.house.unplayable = Unplayable::returned;
        Error error;
        Game game = Game::create(rules, sets.data(), sets.size(), error).value();
        RandomPlayer player(seed);
        while (!game.is_over()) {
            REQUIRE(game.apply(player.choose(game)) == Status::ok);
            const Table& table = inside_of(game).table;
            if (game.is_over() || game.unseen(0) == 0 || table.bag->is_used_up != BagUse::nothing_unseen_fits) continue;
            ++told;
            for (std::uint64_t deal = 0; deal < 5; ++deal) {
                Game other = game.clone();
                other.determinize(deal, nobody_in_particular);
                require_looks_the_same(other, game, nobody_in_particular);
                const std::string held = hand_words(other, 0) + hand_words(other, 1);
                REQUIRE(std::count(held.begin(), held.end(), '0') == game.unseen(0));
                require_dealt_so_from_the_start(other, sets);
            }
        }
    }
    CHECK(told > 0);
}

// --- probability ---

namespace {

// A viewer's knowledge of a game after each action.
class Seen {
public:
    Seen(const Game& game, int viewer) : viewer_(viewer), looks_{look(game)} {}

    void apply(Game& game, Action action) {
        actions_.push_back(action);
        game.apply(action);
        looks_.push_back(look(game));
    }
    /// Whether another game that has just begun gives the same views after the same actions.
    bool is_as(Game& other) const {
        if (look(other) != looks_[0]) return false;
        for (std::size_t i = 0; i < actions_.size(); ++i) {
            if (other.apply(actions_[i]) != Status::ok || look(other) != looks_[i + 1]) return false;
        }
        return true;
    }

private:
    // Returns the viewer's view, including the order of the events. Omits the legal actions, which depend on the
    // deciding player's hand.
    std::string look(const Game& game) const {
        std::string words = std::to_string(game.public_hash());
        if (viewer_ >= 0) words += " " + hand_words(game, viewer_);
        for (std::size_t i = 0; i < game.event_count(); ++i) {
            const Event& event = game.events()[i];
            words += " " + std::to_string(static_cast<int>(event.kind)) + ":" + std::to_string(event.type);
        }
        return words;
    }

    int viewer_;
    std::vector<Action> actions_;
    std::vector<std::string> looks_;
};

// Returns all hidden information: hands, tiles under hills, and the next draw.
std::string hidden_words(const Game& game, std::uint64_t seed) {
    const Table& table = inside_of(game).table;
    std::string words;
    for (int player = 0; player < game.rules().players; ++player) {
        std::vector<int> types;
        for (int place = 0; place < game.hand_size(player); ++place) {
            types.push_back(game.hand(player, place, the_host));
        }
        for (const int type : types) words += std::to_string(type) + " ";
        words += "| ";
    }
    for (std::uint32_t i = 0; table.bag != nullptr && table.hills != nullptr && i < table.hills->hidden; ++i) {
        words += std::to_string(table.order[table.under_hills[i].place]) + " ";
    }
    Game copy = game.clone();
    copy.stop_recording();
    const std::uint32_t next = table.state->next;
    RandomPlayer player(seed);
    for (int actions = 0; actions < 12 && !copy.is_over(); ++actions) {
        copy.apply(player.choose(copy));
        if (inside_of(copy).table.state->next != next && inside_of(copy).table.state->drawn != none16) {
            return words + "draws " + std::to_string(inside_of(copy).table.state->drawn);
        }
    }
    return words;
}

using Frequencies = std::map<std::string, std::pair<int, int>>;

// Compares two samples of the same size. Returns by how many standard deviations the chi-square exceeds its
// expectation.
double excess(const Frequencies& frequencies) {
    double chi_square = 0;
    double freedom = -1;
    double rare_first = 0;
    double rare_second = 0;
    const auto add = [&](double first, double second) {
        chi_square += (first - second) * (first - second) / (first + second);
        freedom += 1;
    };
    for (const auto& [words, counts] : frequencies) {
        if (counts.first + counts.second >= 10) {
            add(counts.first, counts.second);
        } else {
            rare_first += counts.first;
            rare_second += counts.second;
        }
    }
    if (rare_first + rare_second >= 10) add(rare_first, rare_second);
    return freedom < 1 ? chi_square : (chi_square - freedom) / std::sqrt(2 * freedom);
}

// Deals games with the same rules until `wanted` games match the view. Returns false if too few games match.
bool deal_until_it_fits(const Rules& rules, const std::vector<TileSet>& sets, const Seen& seen, int wanted,
                        std::vector<std::string>& hidden, std::uint64_t first_seed, std::uint64_t choice) {
    Error error;
    Rules others = rules;
    for (others.seed = first_seed; static_cast<int>(hidden.size()) < wanted; ++others.seed) {
        const std::uint64_t tries = others.seed - first_seed;
        if (tries > 3000 && hidden.size() * 60 < tries) return false;
        Game other = Game::create(others, sets.data(), sets.size(), error).value();
        if (seen.is_as(other)) hidden.push_back(hidden_words(other, choice));
    }
    return true;
}

}  // namespace

TEST_CASE("On a tiny table, a reshuffle gives each possible order of hidden tiles its correct probability",
          "[properties][hidden][house][frequencies]") {
    const std::uint64_t games = games_are_slow() ? 100 : 1000;
    const int sample = 1500;
    int compared = 0;
    for (std::uint64_t number = 0; number < games; ++number) {
        Dice dice(number + 1000000);
        const Rules rules = tiny_rules(dice, number);
        const std::vector<TileSet> sets = sets_for(rules, dice);
        Error error;
        Game game = Game::create(rules, sets.data(), sets.size(), error).value();
        const int viewer = static_cast<int>(dice.below(static_cast<std::size_t>(rules.players) + 1)) - 1;
        Seen seen(game, viewer);
        RandomPlayer player(number);
        for (std::uint32_t left = dice.below(9); left > 0 && !game.is_over(); --left) {
            seen.apply(game, player.choose(game));
        }
        if (game.is_over()) continue;
        std::vector<std::string> dealt;
        if (!deal_until_it_fits(rules, sets, seen, sample, dealt, 5000000, number)) continue;
        Frequencies frequencies;
        for (const std::string& hidden : dealt) ++frequencies[hidden].first;
        game.stop_recording();
        Game other = game.clone();
        for (int i = 0; i < sample; ++i) {
            other.copy_from(game);
            other.determinize(static_cast<std::uint64_t>(i), viewer);
            ++frequencies[hidden_words(other, number)].second;
        }
        INFO(words_of(rules) << ", viewer " << viewer << "\n" << std::string(sets[0].text()));
        CHECK(excess(frequencies) < 6);
        ++compared;
    }
    CHECK(compared > static_cast<int>(games) / 6);
}
