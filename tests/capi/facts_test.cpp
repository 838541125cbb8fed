// Facts through the C API: descriptions, numbers, and refused calls.
#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "support.hpp"

using namespace capi_test;

namespace {

constexpr std::int32_t no_indices[] = {INT32_MIN, -1, INT32_MAX};

std::vector<std::int32_t> owners_of(const mistbank_game* game, const mistbank_fact& fact) {
    const std::int32_t count = fact.scope == MISTBANK_SCOPE_GAME     ? 1
                               : fact.scope == MISTBANK_SCOPE_COLOUR ? MISTBANK_MAX_COLOURS
                                                                     : mistbank_game_tile_count(game);
    std::vector<std::int32_t> owners;
    for (std::int32_t owner = 0; owner < count; ++owner) {
        const bool plays = fact.scope != MISTBANK_SCOPE_COLOUR || mistbank_game_player_of(game, owner) >= 0;
        if (plays) owners.push_back(owner);
    }
    return owners;
}

bool is_in_range(const mistbank_game* game, const mistbank_fact& fact, std::size_t place, std::int32_t number) {
    const bool is_tile = fact.kind == MISTBANK_FACT_KIND_TILE ||
                         (fact.kind == MISTBANK_FACT_KIND_SEGMENT && place % 2 == 0) ||
                         (fact.kind == MISTBANK_FACT_KIND_PAIR && place % 3 == 0);
    if (fact.kind == MISTBANK_FACT_KIND_COLOUR)
        return number == MISTBANK_COLOUR_NONE || mistbank_game_player_of(game, number) >= 0;
    if (is_tile) return number >= -1 && number < mistbank_game_tile_count(game);
    if (fact.kind != MISTBANK_FACT_KIND_NUMBER) return number >= -1 && number < MISTBANK_MAX_SEGMENTS;
    return (fact.optional == 1 && number == fact.absent) || (number >= fact.lowest && number <= fact.highest);
}

/// Returns pairs of tile and segment in ascending order.
std::vector<std::pair<std::int32_t, std::int32_t>> sorted_pairs(const std::vector<std::int32_t>& numbers) {
    std::vector<std::pair<std::int32_t, std::int32_t>> pairs;
    for (std::size_t i = 0; i + 1 < numbers.size(); i += 2) pairs.emplace_back(numbers[i], numbers[i + 1]);
    std::sort(pairs.begin(), pairs.end());
    return pairs;
}

}  // namespace

TEST_CASE("Each fact has a title, a noun, a clause and a unique name by which it can be found", "[capi][facts]") {
    std::set<std::string> names;
    REQUIRE(mistbank_fact_count() > 0);
    for (std::int32_t fact = 0; fact < mistbank_fact_count(); ++fact) {
        const char* const name = mistbank_fact_name(fact);
        INFO(name);
        CHECK(names.insert(name).second);
        CHECK(mistbank_find_fact(name) == fact);
        CHECK(*mistbank_fact_title(fact) != '\0');
        CHECK(*mistbank_fact_noun(fact) != '\0');
        CHECK(std::string(mistbank_fact_clause(fact)).find('-') == 3);
        mistbank_fact info;
        REQUIRE(mistbank_fact_info(fact, &info) == MISTBANK_OK);
        CHECK(info.lowest <= info.highest);
    }
}

TEST_CASE("A fact has the effect text of its component, and is marked as stored if positions contain the fact",
          "[capi][facts]") {
    const auto is_stored = [](const char* name) {
        mistbank_fact info;
        return mistbank_fact_info(mistbank_find_fact(name), &info) == MISTBANK_OK && info.stored == 1;
    };
    CHECK(mistbank_fact_effect(mistbank_find_fact("witch")) ==
          std::string("The witch halves the points of its road or city."));
    CHECK(mistbank_fact_effect(mistbank_find_fact("ingots_held")) == std::string());
    for (const char* name : {"mage", "ingots", "largest_city"}) CHECK(is_stored(name));
    for (const char* name : {"ferries", "has_fairy", "ingots_aside"}) CHECK_FALSE(is_stored(name));
}

TEST_CASE("Either all numbers of a fact have names, or none of them do", "[capi][facts]") {
    const auto names_of = [](const char* name) {
        const std::int32_t fact = mistbank_find_fact(name);
        mistbank_fact info;
        REQUIRE(mistbank_fact_info(fact, &info) == MISTBANK_OK);
        std::string names;
        for (std::int32_t number = 0; number < info.numbers; ++number) {
            names += std::string(number > 0 ? " " : "") + mistbank_fact_number_name(fact, number);
        }
        for (const std::int32_t number : {INT32_MIN, -1, info.numbers, INT32_MAX}) {
            CHECK(mistbank_fact_number_name(fact, number) == std::string());
        }
        return names;
    };
    CHECK(names_of("goods") == "wine grain cloth");
    CHECK(names_of("offer") == "points wine grain cloth abbey");
    CHECK(names_of("dragon").empty());
    CHECK(mistbank_fact_number_name(mistbank_find_fact("animals_unseen"), 0) == std::string());
    for (std::int32_t fact = 0; fact < mistbank_fact_count(); ++fact) {
        mistbank_fact info;
        REQUIRE(mistbank_fact_info(fact, &info) == MISTBANK_OK);
        INFO(mistbank_fact_name(fact));
        for (std::int32_t number = 1; number < info.numbers; ++number) {
            CHECK((*mistbank_fact_number_name(fact, number) == '\0') == (*mistbank_fact_number_name(fact, 0) == '\0'));
        }
    }
}

TEST_CASE("Queries about an unknown fact are refused", "[capi][facts]") {
    const GamePtr game = make_game("everything", 1);
    mistbank_fact info;
    std::int32_t count = -1;
    for (const std::int32_t fact : {INT32_MIN, -1, mistbank_fact_count(), INT32_MAX}) {
        INFO(fact);
        CHECK(mistbank_fact_info(fact, &info) == MISTBANK_INVALID_ARGUMENT);
        CHECK(mistbank_fact_name(fact) == std::string("?"));
        CHECK(mistbank_fact_title(fact) == std::string("?"));
        CHECK(mistbank_fact_noun(fact) == std::string("?"));
        CHECK(mistbank_fact_clause(fact) == std::string("?"));
        CHECK(mistbank_fact_effect(fact) == std::string("?"));
        CHECK(mistbank_fact_symbol(fact) == std::string("?"));
        CHECK(mistbank_fact_number_name(fact, 0) == std::string("?"));
        CHECK(mistbank_game_fact(game.get(), fact, 0, nullptr, 0, &count) == MISTBANK_INVALID_ARGUMENT);
    }
    CHECK(mistbank_fact_info(0, nullptr) == MISTBANK_INVALID_ARGUMENT);
    CHECK(mistbank_find_fact(nullptr) == -1);
    CHECK(mistbank_find_fact("") == -1);
    CHECK(mistbank_find_fact("Ingots") == -1);
}

TEST_CASE("Each fact has as many numbers as its description says, all within the described range", "[capi][facts]") {
    for (const char* preset : {"everything", "messages", "level5"}) {
        const GamePtr game = make_game(preset, 3);
        play(game.get(), 400, 3);
        for (std::int32_t fact = 0; fact < mistbank_fact_count(); ++fact) {
            INFO(preset << ": " << mistbank_fact_name(fact));
            mistbank_fact info;
            REQUIRE(mistbank_fact_info(fact, &info) == MISTBANK_OK);
            const bool is_of_expansion = info.expansion >= 0;
            const bool is_used = is_of_expansion && (rules_of(preset).expansions >> info.expansion & 1u) != 0;
            for (const std::int32_t owner : owners_of(game.get(), info)) {
                const std::vector<std::int32_t> numbers = fact_of(game.get(), mistbank_fact_name(fact), owner);
                if (is_of_expansion && !is_used) CHECK(numbers.empty());
                if (is_used && info.numbers != 0) CHECK(numbers.size() == static_cast<std::size_t>(info.numbers));
                for (std::size_t place = 0; place < numbers.size(); ++place)
                    CHECK(is_in_range(game.get(), info, place, numbers[place]));
            }
        }
    }
}

TEST_CASE("Facts about mist, ghosts and piles equal the results of the corresponding queries", "[capi][facts]") {
    const GamePtr game = make_game("level3", 5);
    const auto one = [&](const char* name) { return fact_of(game.get(), name, 0).at(0); };
    bool have_ghosts = false;
    for (std::uint64_t seed = 1; play(game.get(), 1, seed) == 1; ++seed) {
        INFO(seed);
        std::vector<std::int32_t> places;
        for (std::int32_t tile = 0; tile < mistbank_game_tile_count(game.get()); ++tile) {
            for (std::int32_t segment = 0; segment < MISTBANK_MAX_SEGMENTS; ++segment) {
                for (std::int32_t i = 0; i < mistbank_game_ghosts_on(game.get(), tile, segment); ++i) {
                    places.insert(places.end(), {tile, segment});
                }
            }
        }
        CHECK(sorted_pairs(fact_of(game.get(), "ghosts", 0)) == sorted_pairs(places));
        have_ghosts = have_ghosts || !places.empty();
        CHECK(one("ghost_supply") == mistbank_game_ghost_supply(game.get()));
        CHECK(one("ghosts_on_board") == mistbank_game_ghosts_on_board(game.get()));
        CHECK(one("goal") == 100);
        CHECK(one("active_pile") == mistbank_game_active_pile(game.get()));
        std::int32_t set_aside = -1;
        CHECK(mistbank_game_set_aside(game.get(), nullptr, 0, &set_aside) == MISTBANK_OK);
        CHECK(one("set_aside") == set_aside);
        const std::vector<std::int32_t> piles = fact_of(game.get(), "piles", 0);
        REQUIRE(piles.size() == 3);
        for (int pile = 0; pile < 3; ++pile) {
            CHECK(piles[static_cast<std::size_t>(pile)] == mistbank_game_pile_size(game.get(), pile));
        }
    }
    CHECK(have_ghosts);
    const GamePtr base = make_game("base", 1);
    for (const char* name : {"ghosts", "ghost_supply", "ghosts_on_board", "goal", "hounds", "hound_numbers"}) {
        CHECK(fact_of(base.get(), name, 0).empty());
    }
    CHECK(fact_of(base.get(), "piles", 0) == std::vector<std::int32_t>{mistbank_game_pile_size(base.get(), 0)});
}

TEST_CASE("The facts about hounds give the points, arrival and segment of each hound (HND-1, HND-2)", "[capi][facts]") {
    const std::string text = "mistbank-position 1\npreset level3\nscore 20\nfigure red meeple 1,0/1 hound 1\n";
    mistbank_game* read = nullptr;
    REQUIRE(mistbank_game_from_position(text.data(), static_cast<std::int32_t>(text.size()), nullptr, 0, nullptr, &read,
                                        nullptr, 0, nullptr) == MISTBANK_OK);
    const GamePtr game(read);
    mistbank_figure figure{};
    REQUIRE(mistbank_game_figure(game.get(), 0, &figure) == MISTBANK_OK);
    using Numbers = std::vector<std::int32_t>;
    CHECK(fact_of(game.get(), "hounds", 0) == Numbers{figure.tile, 1, -1, -1});
    CHECK(fact_of(game.get(), "hound_numbers", 0) == Numbers{15, 50});
    CHECK(fact_of(game.get(), "hounds_arrived", 0) == Numbers{1, 0});
    CHECK(mistbank_fact_number_name(mistbank_find_fact("hound_numbers"), 1) == std::string("II"));
}

TEST_CASE("A house rule's fact has no expansion, and has numbers only in games with that rule (HSE-18)",
          "[capi][facts]") {
    mistbank_fact info;
    REQUIRE(mistbank_fact_info(mistbank_find_fact("offer"), &info) == MISTBANK_OK);
    CHECK(info.expansion == -1);
    CHECK((info.scope == MISTBANK_SCOPE_COLOUR && info.kind == MISTBANK_FACT_KIND_NUMBER));
    CHECK((info.numbers == 5 && info.lowest == 0 && info.highest == 255 && info.stored == 0));
    mistbank_rules rules = rules_of("base");
    CHECK(fact_of(make_game(rules).get(), "offer", MISTBANK_COLOUR_RED).empty());
    rules.tile_sales = 1;
    const GamePtr game = make_game(rules);
    CHECK(fact_of(game.get(), "offer", MISTBANK_COLOUR_RED) == std::vector<std::int32_t>(5, 0));
    CHECK(fact_of(game.get(), "offer", MISTBANK_COLOUR_BLACK).empty());
}

TEST_CASE("Colours that do not play and tiles that do not exist have no facts", "[capi][facts]") {
    const GamePtr game = make_game("everything", 3);  // the two players have the colours red and green
    play(game.get(), 300, 3);
    for (std::int32_t fact = 0; fact < mistbank_fact_count(); ++fact) {
        mistbank_fact info;
        REQUIRE(mistbank_fact_info(fact, &info) == MISTBANK_OK);
        const char* const name = mistbank_fact_name(fact);
        INFO(name);
        if (info.scope == MISTBANK_SCOPE_GAME) continue;
        for (const std::int32_t owner : no_indices) CHECK(fact_of(game.get(), name, owner).empty());
        if (info.scope == MISTBANK_SCOPE_TILE)
            CHECK(fact_of(game.get(), name, mistbank_game_tile_count(game.get())).empty());
        else
            for (const std::int32_t colour : {2, 5, 6, 255, 256, 65536})
                CHECK(fact_of(game.get(), name, colour).empty());
    }
}

TEST_CASE("The numbers of a fact are written completely or not at all", "[capi][facts]") {
    const GamePtr game = make_game("ferries", 4);
    play(game.get(), 100000, 4);
    REQUIRE_FALSE(fact_of(game.get(), "ferries").empty());
    check_list<std::int32_t>([&](std::int32_t* out, std::int32_t capacity, std::int32_t* count) {
        return mistbank_game_fact(game.get(), mistbank_find_fact("ferries"), 0, out, capacity, count);
    });
}
