// The results of the C API's queries about expansions match the events: dragon, fairy, towers, prisoners, abbeys,
// sheep, big top and caught figures.
#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <map>
#include <set>
#include <tuple>

#include "support.hpp"

using namespace capi_test;

namespace {

using Cell = std::pair<std::int32_t, std::int32_t>;
using Prisoner = std::tuple<std::int32_t, std::int32_t, std::int32_t>;  // colour, kind, holder

constexpr Cell nowhere = {INT32_MAX, INT32_MAX};

using Tokens = std::map<std::int32_t, std::int32_t>;  // number of tokens, by the number on the token

const Tokens tokens_of_the_bag = {{0, 2}, {1, 4}, {2, 5}, {3, 5}, {4, 2}};            // HIL
const Tokens animals_of_the_game = {{1, 1}, {3, 4}, {4, 5}, {5, 3}, {6, 2}, {7, 1}};  // TOP

Cell cell_of(const mistbank_game* game, std::int32_t tile) {
    if (tile < 0) return nowhere;
    mistbank_tile found;
    REQUIRE(mistbank_game_tile(game, tile, &found) == MISTBANK_OK);
    return {found.x, found.y};
}

/// The current state of the expansions, computed from the events.
struct Told {
    Cell dragon = nowhere;
    Cell fairy = nowhere;
    std::map<Cell, std::int32_t> floors;
    std::map<std::int32_t, std::int32_t> floors_left;  // only colours that have built a floor
    std::multiset<Prisoner> prisoners;
    Cell big_top = nowhere;
    Tokens animals_shown;
    Tokens drawn_from_bag;
    std::map<std::int32_t, Tokens> flocks;  // by the shepherd's colour
    std::int32_t tiles_under_hills = 0;
    std::map<Cell, std::int32_t> caught;  // figures in each lake, by the lake's cell
    std::map<std::uint8_t, int> count;    // number of events of each kind

    void hear(const mistbank_game* game, const mistbank_event& event) {
        ++count[event.kind];
        const Cell cell = {event.x, event.y};
        switch (event.kind) {
            case MISTBANK_EVENT_DRAGON_MOVED: dragon = cell; break;
            case MISTBANK_EVENT_FAIRY_MOVED: fairy = cell; break;
            case MISTBANK_EVENT_FLOOR_BUILT:
                floors[cell] = event.count;
                floors_left[event.colour] = event.amount;
                break;
            case MISTBANK_EVENT_FIGURE_CAPTURED:
                prisoners.insert({event.colour, event.figure, holder_of(game, event)});
                break;
            case MISTBANK_EVENT_PRISONER_RETURNED: free_one(event.colour, event.figure); break;
            case MISTBANK_EVENT_BIG_TOP_MOVED: big_top = cell; break;
            case MISTBANK_EVENT_ANIMAL_SHOWN: ++animals_shown[event.points]; break;
            case MISTBANK_EVENT_TILE_HIDDEN: ++tiles_under_hills; break;
            case MISTBANK_EVENT_TOKEN_DRAWN:
                if (event.count == 0) break;  // a wolf returns to the bag
                ++flocks[event.colour][event.count];
                ++drawn_from_bag[event.count];
                break;
            case MISTBANK_EVENT_FIGURE_CAUGHT:
                ++caught[cell];
                CHECK(segment_kind_at(game, event) == MISTBANK_SEGMENT_VODYANOY);
                break;
            default: break;
        }
        const bool leaves =
            event.kind == MISTBANK_EVENT_FIGURE_RETURNED || event.kind == MISTBANK_EVENT_FIGURE_CAPTURED;
        if (leaves && segment_kind_at(game, event) == MISTBANK_SEGMENT_VODYANOY) --caught[cell];
        if (event.kind == MISTBANK_EVENT_FIGURE_RETURNED && event.figure == MISTBANK_FIGURE_SHEPHERD) {
            for (const auto& [number, tokens] : flocks[event.colour]) drawn_from_bag[number] -= tokens;
            flocks[event.colour].clear();
        }
    }

private:
    static std::int32_t segment_kind_at(const mistbank_game* game, const mistbank_event& event) {
        mistbank_tile tile;
        mistbank_segment segment;
        REQUIRE(mistbank_game_tile(game, mistbank_game_tile_at(game, event.x, event.y), &tile) == MISTBANK_OK);
        if (mistbank_game_segment(game, tile.type, event.segment, &segment) != MISTBANK_OK) return 0;  // a barn
        return segment.kind;
    }
    static std::int32_t holder_of(const mistbank_game* game, const mistbank_event& event) {
        for (std::int32_t colour = 0; colour < MISTBANK_MAX_COLOURS; ++colour)
            if (mistbank_game_player_of(game, colour) == event.player) return colour;
        return MISTBANK_COLOUR_NONE;
    }
    void free_one(std::int32_t colour, std::int32_t kind) {
        for (auto prisoner = prisoners.begin(); prisoner != prisoners.end(); ++prisoner) {
            if (std::get<0>(*prisoner) != colour || std::get<1>(*prisoner) != kind) continue;
            prisoners.erase(prisoner);
            return;
        }
        FAIL("no figure of colour " << colour << " and kind " << kind << " was captured");
    }
};

std::multiset<Prisoner> prisoners_of(const mistbank_game* game) {
    std::int32_t count = 0;
    REQUIRE(mistbank_game_prisoners(game, nullptr, 0, &count) == MISTBANK_OK);
    std::vector<mistbank_prisoner> listed(static_cast<std::size_t>(count));
    REQUIRE(mistbank_game_prisoners(game, listed.data(), count, nullptr) == MISTBANK_OK);
    std::multiset<Prisoner> prisoners;
    for (const mistbank_prisoner& prisoner : listed) {
        prisoners.insert({prisoner.colour, prisoner.kind, prisoner.holder});
        CHECK(std::all_of(std::begin(prisoner.reserved), std::end(prisoner.reserved),
                          [](std::int32_t value) { return value == 0; }));
    }
    return prisoners;
}

mistbank_supply supply_of(const mistbank_game* game, std::int32_t colour) {
    mistbank_supply supply;
    REQUIRE(mistbank_game_supply(game, colour, &supply) == MISTBANK_OK);
    return supply;
}

void check_pieces(const mistbank_game* game, const Told& told) {
    CHECK(cell_of(game, mistbank_game_dragon_tile(game)) == told.dragon);
    CHECK(cell_of(game, mistbank_game_fairy_tile(game)) == told.fairy);
    for (std::int32_t i = 0; i < mistbank_game_tile_count(game); ++i) {
        mistbank_tile tile;
        REQUIRE(mistbank_game_tile(game, i, &tile) == MISTBANK_OK);
        const auto built = told.floors.find({tile.x, tile.y});
        CHECK(tile.floors == (built == told.floors.end() ? 0 : built->second));
    }
    int with_fairy = 0;
    for (std::int32_t i = 0; i < mistbank_game_figure_count(game); ++i) {
        mistbank_figure figure;
        REQUIRE(mistbank_game_figure(game, i, &figure) == MISTBANK_OK);
        CHECK((figure.fairy == 0 || figure.fairy == 1));
        with_fairy += figure.fairy;
        if (figure.fairy == 1) CHECK(figure.tile == mistbank_game_fairy_tile(game));
    }
    CHECK(with_fairy <= 1);
    for (const auto& [colour, left] : told.floors_left) CHECK(supply_of(game, colour).floors == left);
}

std::int32_t number_in(const Tokens& tokens, std::int32_t number) {
    const auto found = tokens.find(number);
    return found == tokens.end() ? 0 : found->second;
}

void check_tokens(const mistbank_game* game, const Told& told, bool has_sheep, bool has_animals) {
    CHECK(cell_of(game, mistbank_game_big_top_tile(game)) == told.big_top);
    CHECK(mistbank_game_tiles_under_hills(game) == told.tiles_under_hills);
    for (std::int32_t number = 0; number <= 8; ++number) {
        const std::int32_t tokens = has_sheep ? number_in(tokens_of_the_bag, number) : 0;
        CHECK(mistbank_game_sheep_in_bag(game, number) == tokens - number_in(told.drawn_from_bag, number));
        const std::int32_t animals = has_animals ? number_in(animals_of_the_game, number) : 0;
        CHECK(mistbank_game_animals_unseen(game, number) == animals - number_in(told.animals_shown, number));
    }
    for (std::int32_t colour = 0; colour < MISTBANK_MAX_COLOURS; ++colour) {
        const auto found = told.flocks.find(colour);
        const Tokens flock = found == told.flocks.end() ? Tokens{} : found->second;
        std::int32_t sheep = 0;
        for (std::int32_t number = 0; number <= 8; ++number) {
            CHECK(mistbank_game_flock(game, colour, number) == number_in(flock, number));
            sheep += number * number_in(flock, number);
        }
        CHECK(supply_of(game, colour).sheep == sheep);
    }
}

void check_lakes(const mistbank_game* game, const Told& told) {
    std::map<Cell, std::int32_t> caught;
    for (std::int32_t i = 0; i < mistbank_game_figure_count(game); ++i) {
        mistbank_figure figure;
        mistbank_tile tile;
        mistbank_segment segment;
        REQUIRE(mistbank_game_figure(game, i, &figure) == MISTBANK_OK);
        REQUIRE(mistbank_game_tile(game, figure.tile, &tile) == MISTBANK_OK);
        if (mistbank_game_segment(game, tile.type, figure.segment, &segment) != MISTBANK_OK) continue;  // a barn
        if (segment.kind == MISTBANK_SEGMENT_VODYANOY) ++caught[{tile.x, tile.y}];
    }
    for (const auto& [lake, count] : told.caught) CHECK(caught[lake] == count);
    for (const auto& [lake, count] : caught) CHECK((count == 0 || told.caught.count(lake) == 1));
}

/// Chooses an action. Lays tiles near the start, so the board has holes and many targets. Prefers actions of the
/// expansions, especially rare ones; otherwise chooses at random.
mistbank_action chosen_of(const std::vector<mistbank_action>& legal, Dice& dice) {
    const auto any_of = [&](const std::vector<mistbank_action>& some) {
        return some[dice.roll(static_cast<std::uint32_t>(some.size()))];
    };
    const auto those = [&](auto&& wanted) {
        std::vector<mistbank_action> some;
        std::copy_if(legal.begin(), legal.end(), std::back_inserter(some), wanted);
        return some;
    };
    if (legal.front().kind == MISTBANK_ACTION_LAY) {
        const auto distance = [](const mistbank_action& lay) { return std::abs(lay.x) + std::abs(lay.y); };
        return *std::min_element(legal.begin(), legal.end(), [&](const mistbank_action& a, const mistbank_action& b) {
            return distance(a) < distance(b);
        });
    }
    const auto rare = those([](const mistbank_action& action) {
        return action.kind == MISTBANK_ACTION_PRINCESS || action.kind == MISTBANK_ACTION_FLY ||
               action.kind == MISTBANK_ACTION_TAKE || action.kind == MISTBANK_ACTION_PYRAMID ||
               (action.kind == MISTBANK_ACTION_PLACE && action.count == MISTBANK_FIGURE_SHEPHERD);
    });
    if (!rare.empty() && dice.roll(4) != 0) return any_of(rare);
    const auto new_ones = those([](const mistbank_action& action) {
        return action.kind > MISTBANK_ACTION_RECALL && action.kind != MISTBANK_ACTION_RELEASE;
    });
    return !new_ones.empty() && dice.roll(2) == 0 ? any_of(new_ones) : any_of(legal);
}

/// Plays a game to its end. Calls `after` with the game and the state computed from the events, after every action.
template <class After>
Told play_told(mistbank_game* game, std::uint64_t seed, After&& after) {
    Dice dice{seed};
    Told told;
    std::size_t heard = 0;
    for (;;) {
        const std::vector<mistbank_event> events = events_of(game);
        for (; heard < events.size(); ++heard) told.hear(game, events[heard]);
        after(game, told);
        const std::vector<mistbank_action> legal = legal_actions(game);
        if (legal.empty()) return told;
        const mistbank_action chosen = chosen_of(legal, dice);
        REQUIRE(mistbank_game_apply(game, &chosen) == MISTBANK_OK);
    }
}

/// Returns true if a player may draw the message (MSG-2): any unseen message, or the known next one after all messages
/// have been seen.
bool may_be_drawn(const mistbank_game* game, std::int32_t message) {
    const std::int32_t next = number_of(game, "next_message");
    if (message < 1 || message > 8 || next != 0) return message == next && next != 0;
    const std::vector<std::int32_t> seen = fact_of(game, "messages");
    return std::find(seen.begin(), seen.end(), message) == seen.end();
}

const char* const presets[] = {"princess_dragon", "tower", "abbey_mayor", "flying_machines", "everything"};
const char* const later_presets[] = {"hills_sheep", "big_top", "vodyanoy", "everything"};

}  // namespace

TEST_CASE("Queries about the dragon, the fairy, floors and prisoners match the events", "[capi]") {
    std::map<std::uint8_t, int> happened;
    for (const char* preset : presets) {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            INFO(preset << ", seed " << seed);
            const GamePtr game = make_game(preset, seed);
            const Told told = play_told(game.get(), seed, [](const mistbank_game* at, const Told& so_far) {
                check_pieces(at, so_far);
                CHECK(prisoners_of(at) == so_far.prisoners);
            });
            for (const auto& [kind, times] : told.count) happened[kind] += times;
        }
    }
    for (std::int32_t kind = MISTBANK_EVENT_FAIRY_MOVED; kind <= MISTBANK_EVENT_KNIGHT_REMOVED; ++kind) {
        INFO(mistbank_event_name(kind));
        CHECK(happened[static_cast<std::uint8_t>(kind)] > 0);
    }
}

TEST_CASE("Queries about sheep, hills, the big top and caught figures match the events", "[capi]") {
    std::map<std::uint8_t, int> happened;
    for (const char* preset : later_presets) {
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            INFO(preset << ", seed " << seed);
            const GamePtr game = make_game(preset, seed);
            const std::uint32_t expansions = rules_of(preset).expansions;
            const bool has_sheep = (expansions >> MISTBANK_EXPANSION_HILLS_SHEEP & 1) != 0;
            const bool has_animals = (expansions >> MISTBANK_EXPANSION_BIG_TOP & 1) != 0;
            const Told told = play_told(game.get(), seed, [&](const mistbank_game* at, const Told& so_far) {
                check_tokens(at, so_far, has_sheep, has_animals);
                check_lakes(at, so_far);
            });
            for (const auto& [kind, times] : told.count) happened[kind] += times;
        }
    }
    for (std::int32_t kind = MISTBANK_EVENT_TILE_HIDDEN; kind <= MISTBANK_EVENT_LAKE_SCORED; ++kind) {
        INFO(mistbank_event_name(kind));
        CHECK(happened[static_cast<std::uint8_t>(kind)] > 0);
    }
}

TEST_CASE("Queries return 0 for colours that are not in play and for token numbers that do not exist", "[capi]") {
    const GamePtr game = make_game("everything", 3);
    Dice dice{3};
    for (int step = 0; step < 200; ++step) {
        const std::vector<mistbank_action> legal = legal_actions(game.get());
        if (legal.empty()) break;
        const mistbank_action chosen = chosen_of(legal, dice);
        REQUIRE(mistbank_game_apply(game.get(), &chosen) == MISTBANK_OK);
    }
    for (const std::int32_t number : {INT32_MIN, -256, -1, 5, 8, 255, 256, 257, 65536, INT32_MAX}) {
        INFO(number);
        CHECK(mistbank_game_sheep_in_bag(game.get(), number) == 0);
        CHECK(mistbank_game_flock(game.get(), MISTBANK_COLOUR_RED, number) == 0);
        if (number != 5) CHECK(mistbank_game_animals_unseen(game.get(), number) == 0);
        for (std::int32_t token = 0; token <= 4; ++token) CHECK(mistbank_game_flock(game.get(), number, token) == 0);
    }
    CHECK(mistbank_game_animals_unseen(game.get(), 0) == 0);
    CHECK(mistbank_game_animals_unseen(game.get(), 2) == 0);
}

TEST_CASE("MEET-21: with external draws, the host names drawn tokens and reports tiles placed under hills", "[capi]") {
    std::map<std::uint8_t, int> said;
    for (const char* preset : {"hills_sheep", "big_top", "everything"}) {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            mistbank_rules rules = rules_of(preset);
            rules.draws = MISTBANK_DRAWS_EXTERNAL;
            const GamePtr made = make_game(rules);
            mistbank_game* const game = made.get();
            Dice dice{seed};
            for (std::vector<mistbank_action> legal = legal_actions(game); !legal.empty();
                 legal = legal_actions(game)) {
                if (decision_of(game).kind == MISTBANK_DECISION_CHANCE) {
                    const std::uint8_t kind = legal.front().kind;
                    ++said[kind];
                    std::vector<int> numbers;
                    for (const mistbank_action& action : legal) {
                        CHECK(action.kind == kind);
                        numbers.push_back(action.count);
                    }
                    std::vector<int> unseen;
                    for (int number = 0; number <= 8; ++number) {
                        bool is_unseen = number == 0;  // a hidden tile is reported without a number
                        if (kind == MISTBANK_ACTION_ROLL) is_unseen = number >= 1 && number <= 3;
                        if (kind == MISTBANK_ACTION_SHEEP) is_unseen = mistbank_game_sheep_in_bag(game, number) > 0;
                        if (kind == MISTBANK_ACTION_ANIMAL) is_unseen = mistbank_game_animals_unseen(game, number) > 0;
                        if (kind == MISTBANK_ACTION_MESSAGE) is_unseen = may_be_drawn(game, number);
                        if (is_unseen) unseen.push_back(number);
                        const mistbank_action other = {kind, 0, 0, static_cast<std::uint8_t>(number), 0, 0};
                        if (!is_unseen) CHECK(mistbank_game_apply(game, &other) == MISTBANK_ILLEGAL_ACTION);
                    }
                    CHECK(numbers == unseen);
                }
                const mistbank_action chosen = chosen_of(legal, dice);
                REQUIRE(mistbank_game_apply(game, &chosen) == MISTBANK_OK);
            }
        }
    }
    for (const std::uint8_t kind : {MISTBANK_ACTION_ROLL, MISTBANK_ACTION_SHEEP, MISTBANK_ACTION_ANIMAL,
                                    MISTBANK_ACTION_HIDDEN, MISTBANK_ACTION_MESSAGE})
        CHECK(said[kind] > 0);
}

TEST_CASE("A game without the expansions has no dragon, fairy, floor, prisoner, abbey, sheep or big top", "[capi]") {
    for (const char* preset : {"base", "level3", "flying_machines", "ghosts_castles_cemeteries"}) {
        const GamePtr game = make_game(preset, 2);
        INFO(preset);
        play(game.get(), 60, 2);
        CHECK(mistbank_game_dragon_tile(game.get()) == -1);
        CHECK(mistbank_game_fairy_tile(game.get()) == -1);
        CHECK(prisoners_of(game.get()).empty());
        check_tokens(game.get(), Told{}, false, false);
        CHECK(mistbank_game_in_last_round(game.get()) == 0);
        CHECK(supply_of(game.get(), MISTBANK_COLOUR_RED).floors == 0);
        CHECK(supply_of(game.get(), MISTBANK_COLOUR_RED).abbeys == 0);
        for (std::int32_t i = 0; i < mistbank_game_figure_count(game.get()); ++i) {
            mistbank_figure figure;
            REQUIRE(mistbank_game_figure(game.get(), i, &figure) == MISTBANK_OK);
            CHECK(figure.fairy == 0);
        }
    }
}

TEST_CASE("TWR-1: the number of players determines each player's supply of floors", "[capi]") {
    const std::int32_t dealt[] = {0, 10, 10, 9, 7, 6, 5};
    for (std::int32_t players = 1; players <= 6; ++players) {
        mistbank_rules rules = rules_of("tower");
        rules.players = players;
        rules.colour_count = rules.scoring_colour_count = 0;
        const GamePtr game = make_game(rules);
        for (std::int32_t colour = 0; colour < MISTBANK_MAX_COLOURS; ++colour)
            CHECK(supply_of(game.get(), colour).floors == (colour < players ? dealt[players] : 0));
    }
}

TEST_CASE("ABM-1: each player keeps an abbey until it is laid, and the last round begins with an empty pile",
          "[capi]") {
    bool any_laid = false;
    bool any_laid_at_last = false;
    bool any_tells_of_the_round = false;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const GamePtr game = make_game("abbey_mayor", seed);
        for (const std::int32_t colour : {MISTBANK_COLOUR_RED, MISTBANK_COLOUR_GREEN})
            CHECK(supply_of(game.get(), colour).abbeys == 1);
        Dice dice{seed};
        bool was_last_round = false;
        for (std::vector<mistbank_action> legal = legal_actions(game.get()); !legal.empty();
             legal = legal_actions(game.get())) {
            const bool is_last_round = mistbank_game_in_last_round(game.get()) == 1;
            CHECK((!was_last_round || is_last_round));
            if (is_last_round) CHECK(mistbank_game_pile_size(game.get(), 0) == 0);
            was_last_round = is_last_round;
            any_tells_of_the_round = any_tells_of_the_round || is_last_round;
            mistbank_action chosen = legal[dice.roll(static_cast<std::uint32_t>(legal.size()))];
            // In every second game nobody lays an abbey before the last round, so abbeys are left for that round.
            if (decision_of(game.get()).kind == MISTBANK_DECISION_ABBEY && !is_last_round && seed % 2 == 0)
                chosen = legal.back();
            const std::int32_t player = mistbank_game_deciding_player(game.get());
            const std::int32_t colour = player == 0 ? MISTBANK_COLOUR_RED : MISTBANK_COLOUR_GREEN;
            const std::int32_t before = supply_of(game.get(), colour).abbeys;
            REQUIRE(mistbank_game_apply(game.get(), &chosen) == MISTBANK_OK);
            const bool lays = chosen.kind == MISTBANK_ACTION_ABBEY;
            CHECK(supply_of(game.get(), colour).abbeys == before - (lays ? 1 : 0));
            any_laid = any_laid || lays;
            any_laid_at_last = any_laid_at_last || (lays && is_last_round);
        }
    }
    CHECK(any_laid);
    CHECK(any_laid_at_last);
    CHECK(any_tells_of_the_round);
}

TEST_CASE("MEET-22: an action that names a meeple also names its ghosts and the fairy", "[capi]") {
    const GamePtr game = make_game("everything");
    const auto named = [&](const char* text) {
        mistbank_action action{};
        REQUIRE(mistbank_game_action_parse(game.get(), text, -1, &action) == MISTBANK_OK);
        CHECK(text_of(game.get(), action) == text);
        return static_cast<int>(action.count);
    };
    CHECK(named("take 3,-1/2 red large") == MISTBANK_FIGURE_LARGE);
    CHECK(named("take 3,-1/2 red large 1") == (MISTBANK_FIGURE_LARGE | 1 << 4));
    CHECK(named("princess 3,-1/2 red meeple 2 fairy") == (MISTBANK_FIGURE_NORMAL | 2 << 4 | 1 << 6));
    CHECK(named("princess 3,-1/2 red mayor fairy") == (MISTBANK_FIGURE_MAYOR | 1 << 6));
}

TEST_CASE("A decision reports the dragon, tower, wagon or figure that it is about", "[capi]") {
    std::map<std::int32_t, int> asked;
    for (const char* preset : presets) {
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const GamePtr made = make_game(preset, seed);
            play_told(made.get(), seed + 7, [&](const mistbank_game* game, const Told& told) {
                const mistbank_decision decision = decision_of(game);
                ++asked[decision.kind];
                const Cell cell = {decision.x, decision.y};
                if (decision.kind == MISTBANK_DECISION_MOVE_DRAGON) CHECK(cell == told.dragon);
                if (decision.kind == MISTBANK_DECISION_TAKE) CHECK(told.floors.at(cell) > 0);
                if (decision.kind == MISTBANK_DECISION_EXCHANGE) {
                    CHECK(mistbank_game_player_of(game, decision.colour) != decision.player);
                    CHECK(mistbank_game_player_of(game, decision.colour) >= 0);
                }
                if (decision.kind == MISTBANK_DECISION_MOVE_WAGON)
                    CHECK(mistbank_game_player_of(game, decision.colour) == decision.player);
                if (decision.kind == MISTBANK_DECISION_FLOCK) {
                    const std::int32_t colour = decision.player == 0 ? MISTBANK_COLOUR_RED : MISTBANK_COLOUR_GREEN;
                    CHECK(supply_of(game, colour).figures[MISTBANK_FIGURE_SHEPHERD] == 0);
                    CHECK(supply_of(game, colour).sheep > 0);
                }
            });
        }
    }
    for (const std::int32_t kind : {MISTBANK_DECISION_TAKE, MISTBANK_DECISION_MOVE_DRAGON, MISTBANK_DECISION_ABBEY,
                                    MISTBANK_DECISION_MOVE_WAGON, MISTBANK_DECISION_LAND, MISTBANK_DECISION_FLOCK}) {
        INFO(mistbank_decision_name(kind));
        CHECK(asked[kind] > 0);
    }
}

TEST_CASE("FLY-1: with external draws the host reports the result of the die", "[capi]") {
    mistbank_rules rules = rules_of("flying_machines", 4);
    rules.draws = MISTBANK_DRAWS_EXTERNAL;
    const GamePtr game = make_game(rules);
    Dice dice{8};
    int rolls = 0;
    for (std::vector<mistbank_action> legal = legal_actions(game.get()); !legal.empty();
         legal = legal_actions(game.get())) {
        mistbank_action chosen = legal[dice.roll(static_cast<std::uint32_t>(legal.size()))];
        for (const mistbank_action& action : legal)
            if (action.kind == MISTBANK_ACTION_FLY) chosen = action;
        if (decision_of(game.get()).kind == MISTBANK_DECISION_CHANCE) {
            ++rolls;
            REQUIRE(legal.size() == 3);
            for (std::uint8_t shown = 1; shown <= 3; ++shown) {
                const mistbank_action roll = {MISTBANK_ACTION_ROLL, 0, 0, shown, 0, 0};
                CHECK(std::memcmp(&legal[shown - 1u], &roll, sizeof roll) == 0);
            }
            for (const int shown : {0, 4, 255}) {
                const mistbank_action roll = {MISTBANK_ACTION_ROLL, 0, 0, static_cast<std::uint8_t>(shown), 0, 0};
                CHECK(mistbank_game_apply(game.get(), &roll) == MISTBANK_ILLEGAL_ACTION);
            }
        }
        REQUIRE(mistbank_game_apply(game.get(), &chosen) == MISTBANK_OK);
    }
    CHECK(rolls > 0);
}
