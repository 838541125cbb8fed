// The results of the C API's queries about the small boxes match the events: ferries, ingots, mage, witch,
// robbers, couriers, messages, king and robber baron.
#include <array>
#include <map>
#include <tuple>

#include "support.hpp"

using namespace capi_test;

namespace {

using Cell = std::pair<std::int32_t, std::int32_t>;
using Spot = std::tuple<std::int32_t, std::int32_t, std::int32_t>;  // x, y, segment
using ByColour = std::array<std::int32_t, MISTBANK_MAX_COLOURS>;

constexpr Spot aside = {INT32_MAX, INT32_MAX, -1};

/// The current state of the small boxes, computed from the events.
struct Told {
    std::vector<std::array<std::int32_t, 4>> ferries;  // x, y, and the two roads
    std::map<Cell, std::int32_t> ingots;
    std::int32_t ingots_aside = 0;
    ByColour ingots_of{};
    Spot mage = aside;
    Spot witch = aside;
    ByColour robber = {-1, -1, -1, -1, -1, -1};
    ByColour courier{};
    std::vector<std::int32_t> messages;  // drawn messages in order
    std::int32_t king = MISTBANK_COLOUR_NONE;
    std::int32_t baron = MISTBANK_COLOUR_NONE;
    std::int32_t largest_city = 0;
    std::int32_t longest_road = 0;
    std::map<std::uint8_t, int> count;  // number of events of each kind

    void hear(const mistbank_event& event) {
        ++count[event.kind];
        const Cell cell = {event.x, event.y};
        const Spot spot = {event.x, event.y, event.segment};
        switch (event.kind) {
            case MISTBANK_EVENT_FERRY_PLACED:
                ferries.push_back({event.x, event.y, event.segment, event.count});
                CHECK(event.amount == 8 - static_cast<std::int32_t>(ferries.size()));
                break;
            case MISTBANK_EVENT_FERRY_MOVED:
                for (auto& ferry : ferries) {
                    if (ferry[0] == event.x && ferry[1] == event.y)
                        ferry = {event.x, event.y, event.segment, event.count};
                }
                break;
            case MISTBANK_EVENT_GOLD_PLACED:
                ingots[cell] = event.amount;
                ingots_aside = event.total;
                break;
            case MISTBANK_EVENT_GOLD_TAKEN:
                --ingots[cell];
                ingots_of[event.colour] = event.total;
                break;
            case MISTBANK_EVENT_MAGE_MOVED: mage = spot; break;
            case MISTBANK_EVENT_WITCH_MOVED: witch = spot; break;
            case MISTBANK_EVENT_MAGE_LEFT: mage = aside; break;
            case MISTBANK_EVENT_WITCH_LEFT: witch = aside; break;
            case MISTBANK_EVENT_ROBBER_PLACED:
            case MISTBANK_EVENT_ROBBER_FOLLOWED: robber[event.colour] = event.count; break;
            case MISTBANK_EVENT_ROBBED: robber[event.colour] = -1; break;
            case MISTBANK_EVENT_FIGURE_ADVANCED:
                if (event.count == 1) courier[event.colour] = event.total;
                break;
            case MISTBANK_EVENT_MESSAGE_DRAWN: messages.push_back(event.count); break;
            case MISTBANK_EVENT_KING_TAKEN:
                king = event.colour;
                largest_city = event.tiles;
                break;
            case MISTBANK_EVENT_BARON_TAKEN:
                baron = event.colour;
                longest_road = event.tiles;
                break;
            default: break;
        }
    }
};

Spot place_of(const mistbank_game* game, const char* fact) {
    const std::vector<std::int32_t> place = fact_of(game, fact);
    if (place.empty()) return aside;
    REQUIRE(place.size() == 2);
    CHECK((place[0] < 0) == (place[1] < 0));
    if (place[0] < 0) return aside;
    mistbank_tile tile;
    REQUIRE(mistbank_game_tile(game, place[0], &tile) == MISTBANK_OK);
    return {tile.x, tile.y, place[1]};
}

void check_ferries(const mistbank_game* game, const Told& told) {
    const std::vector<std::int32_t> numbers = fact_of(game, "ferries");
    REQUIRE(numbers.size() % 3 == 0);
    std::vector<std::array<std::int32_t, 4>> ferries;
    for (std::size_t i = 0; i < numbers.size(); i += 3) {
        mistbank_tile tile;
        mistbank_feature first, second;
        REQUIRE(mistbank_game_tile(game, numbers[i], &tile) == MISTBANK_OK);
        ferries.push_back({tile.x, tile.y, numbers[i + 1], numbers[i + 2]});
        REQUIRE(mistbank_game_feature(game, numbers[i], numbers[i + 1], &first) == MISTBANK_OK);
        REQUIRE(mistbank_game_feature(game, numbers[i], numbers[i + 2], &second) == MISTBANK_OK);
        CHECK(std::memcmp(&first, &second, sizeof first) == 0);  // FER-1: the ferry joins the two roads into one
    }
    CHECK(ferries == told.ferries);
}

void check_ingots(const mistbank_game* game, const Told& told) {
    for (std::int32_t i = 0; i < mistbank_game_tile_count(game); ++i) {
        mistbank_tile tile;
        REQUIRE(mistbank_game_tile(game, i, &tile) == MISTBANK_OK);
        const auto on = told.ingots.find({tile.x, tile.y});
        CHECK(number_of(game, "ingots", i) == (on == told.ingots.end() ? 0 : on->second));
    }
    CHECK(number_of(game, "ingots_aside") == told.ingots_aside);
}

void check_messages(const mistbank_game* game, const Told& told) {
    const auto drawn = told.messages.size();
    const auto seen = static_cast<std::int32_t>(std::min<std::size_t>(drawn, 8));
    CHECK(fact_of(game, "messages") == std::vector<std::int32_t>(told.messages.begin(), told.messages.begin() + seen));
    CHECK(number_of(game, "next_message") == (seen < 8 ? 0 : told.messages[drawn % 8]));
    for (std::size_t i = 8; i < drawn; ++i) CHECK(told.messages[i] == told.messages[i - 8]);  // MSG-2
}

void check(const mistbank_game* game, const Told& told) {
    check_ferries(game, told);
    check_ingots(game, told);
    check_messages(game, told);
    CHECK(place_of(game, "mage") == told.mage);
    CHECK(place_of(game, "witch") == told.witch);
    for (std::int32_t colour = 0; colour < MISTBANK_MAX_COLOURS; ++colour) {
        CHECK(number_of(game, "ingots_held", colour) == told.ingots_of[static_cast<std::size_t>(colour)]);
        CHECK(number_of(game, "robber", colour, -1) == told.robber[static_cast<std::size_t>(colour)]);
        CHECK(number_of(game, "courier", colour) == told.courier[static_cast<std::size_t>(colour)]);
    }
    CHECK(number_of(game, "king", 0, MISTBANK_COLOUR_NONE) == told.king);
    CHECK(number_of(game, "baron", 0, MISTBANK_COLOUR_NONE) == told.baron);
    CHECK(number_of(game, "largest_city") == told.largest_city);
    CHECK(number_of(game, "longest_road") == told.longest_road);
}

/// Chooses an action at random, but lays tiles near the start, which completes many features.
mistbank_action chosen_of(const std::vector<mistbank_action>& legal, Dice& dice) {
    if (legal.front().kind != MISTBANK_ACTION_LAY) return legal[dice.roll(static_cast<std::uint32_t>(legal.size()))];
    const auto distance = [](const mistbank_action& lay) { return std::abs(lay.x) + std::abs(lay.y); };
    return *std::min_element(legal.begin(), legal.end(), [&](const mistbank_action& a, const mistbank_action& b) {
        return distance(a) < distance(b);
    });
}

/// Chooses red's courier if it reaches a multiple of five, because this draws a message (MSG-4). Otherwise chooses the
/// marker.
mistbank_action counter_for_message(const mistbank_game* game, const std::vector<mistbank_action>& legal) {
    const std::int32_t courier = number_of(game, "courier", MISTBANK_COLOUR_RED);
    return legal[(courier + decision_of(game).points) % 5 == 0 ? 1 : 0];
}

Told told_of(const mistbank_game* game, std::int32_t ingots_aside) {
    Told told;
    told.ingots_aside = ingots_aside;
    for (const mistbank_event& event : events_of(game)) told.hear(event);
    return told;
}

constexpr std::int32_t ingots_in_the_box = 16;  // GLD-1
const char* const presets[] = {"messages", "ferries", "gold",     "mage",      "robbers",
                               "crops",    "king",    "festival", "everything"};

}  // namespace

TEST_CASE("Queries about the small boxes match the events", "[capi]") {
    std::map<std::uint8_t, int> happened;
    for (const char* preset : presets) {
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            INFO(preset << ", seed " << seed);
            const GamePtr game = make_game(preset, seed);
            const bool has_gold = (rules_of(preset).expansions >> MISTBANK_EXPANSION_GOLD & 1) != 0;
            Dice dice{seed};
            Told told;
            told.ingots_aside = has_gold ? ingots_in_the_box : 0;
            std::size_t heard = 0;
            for (;;) {
                const std::vector<mistbank_event> events = events_of(game.get());
                for (; heard < events.size(); ++heard) told.hear(events[heard]);
                check(game.get(), told);
                const std::vector<mistbank_action> legal = legal_actions(game.get());
                if (legal.empty()) break;
                const mistbank_action chosen = chosen_of(legal, dice);
                REQUIRE(mistbank_game_apply(game.get(), &chosen) == MISTBANK_OK);
            }
            for (const auto& [kind, times] : told.count) happened[kind] += times;
        }
    }
    for (std::int32_t kind = MISTBANK_EVENT_GOLD_PLACED; kind <= MISTBANK_EVENT_FIGURE_TAKEN_BACK; ++kind) {
        INFO(mistbank_event_name(kind));
        CHECK(happened[static_cast<std::uint8_t>(kind)] > 0);
    }
}

TEST_CASE("MSG-2: after all messages have been seen, the next message is known", "[capi]") {
    mistbank_rules rules = rules_of("messages", 3);
    rules.players = 1;
    rules.colour_count = 0;
    const char* const caps =
        "mistbank-tiles 1\nname caps\ntile cap\n copies 250\n city N\n field EL ER SL SR WL WR touches N\n"
        "start\n 0 0 cap\n";
    mistbank_tile_set* set = nullptr;
    REQUIRE(mistbank_tile_set_parse(caps, -1, nullptr, &set, nullptr, 0, nullptr) == MISTBANK_OK);
    const SetPtr kept(set);
    mistbank_game* made = nullptr;
    REQUIRE(mistbank_game_create(&rules, &set, 1, nullptr, &made, nullptr, 0, nullptr) == MISTBANK_OK);
    const GamePtr game(made);
    Dice dice{3};
    std::int32_t next = 0;
    std::size_t heard = 0;
    std::vector<std::int32_t> drawn;
    for (std::vector<mistbank_action> legal = legal_actions(made); !legal.empty(); legal = legal_actions(made)) {
        const bool is_asked = decision_of(made).kind == MISTBANK_DECISION_ADVANCE;
        const mistbank_action chosen = is_asked ? counter_for_message(made, legal) : chosen_of(legal, dice);
        REQUIRE(mistbank_game_apply(made, &chosen) == MISTBANK_OK);
        const std::vector<mistbank_event> events = events_of(made);
        for (; heard < events.size(); ++heard) {
            if (events[heard].kind != MISTBANK_EVENT_MESSAGE_DRAWN) continue;
            if (next != 0) CHECK(events[heard].count == next);
            drawn.push_back(events[heard].count);
        }
        next = number_of(made, "next_message");
        CHECK((next != 0) == (drawn.size() >= 8));
    }
    CHECK(drawn.size() > 8);
}

TEST_CASE("Undo restores the pieces of the small boxes", "[capi]") {
    const GamePtr game = make_game("everything", 5);
    Dice dice{5};
    for (std::vector<mistbank_action> legal = legal_actions(game.get()); !legal.empty();
         legal = legal_actions(game.get())) {
        const mistbank_action chosen = chosen_of(legal, dice);
        REQUIRE(mistbank_game_apply(game.get(), &chosen) == MISTBANK_OK);
    }
    while (mistbank_game_action_count(game.get()) > 0) {
        for (int i = 0; i < 7 && mistbank_game_action_count(game.get()) > 0; ++i)
            REQUIRE(mistbank_game_undo(game.get()) == MISTBANK_OK);
        check(game.get(), told_of(game.get(), ingots_in_the_box));
    }
}

TEST_CASE("A game without the small boxes has none of their pieces", "[capi]") {
    for (const char* preset : {"base", "level3", "traders_builders", "ghosts_castles_cemeteries"}) {
        INFO(preset);
        const GamePtr game = make_game(preset, 2);
        play(game.get(), 100, 2);
        check(game.get(), Told{});
    }
}
