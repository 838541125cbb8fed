// Rules and tile sets through the C API.
#include <array>

#include "support.hpp"

using namespace capi_test;

namespace {

/// Checks that these rules are refused; returns the message.
std::string refusal_of(mistbank_rules rules) {
    const mistbank_rules before = rules;
    char message[MISTBANK_MESSAGE_CAPACITY] = "untouched";
    std::int32_t length = -1;
    CHECK(mistbank_rules_validate(&rules, message, sizeof message, &length) == MISTBANK_INVALID_RULES);
    CHECK(std::memcmp(&rules, &before, sizeof rules) == 0);
    CHECK(static_cast<std::size_t>(length) == std::strlen(message));
    CHECK(length > 0);

    mistbank_game* game = nullptr;
    char second[MISTBANK_MESSAGE_CAPACITY] = "";
    CHECK(mistbank_game_create(&rules, nullptr, 0, nullptr, &game, second, sizeof second, nullptr) ==
          MISTBANK_INVALID_RULES);
    CHECK(game == nullptr);
    CHECK(std::string(second) == message);
    return message;
}

std::int32_t newest_revision() {
    mistbank_rules rules = rules_of("level1");
    REQUIRE(mistbank_rules_validate(&rules, nullptr, 0, nullptr) == MISTBANK_OK);
    return rules.revision;
}

bool names(const std::string& message, const char* field) { return message.find(field) != std::string::npos; }

}  // namespace

TEST_CASE("Every preset has a name, and its rules are valid", "[capi]") {
    REQUIRE(mistbank_preset_count() == 36);
    for (std::int32_t i = 0; i < mistbank_preset_count(); ++i) {
        INFO(mistbank_preset_name(i));
        mistbank_rules rules = rules_of(mistbank_preset_name(i));
        CHECK(rules.size == sizeof rules);
        CHECK(mistbank_rules_validate(&rules, nullptr, 0, nullptr) == MISTBANK_OK);
        CHECK(rules.colour_count == (rules.system == MISTBANK_SYSTEM_COOPERATIVE ? 4 : 2));
    }
    CHECK(mistbank_preset_name(-1) == nullptr);
    CHECK(mistbank_preset_name(INT32_MIN) == nullptr);
    CHECK(mistbank_preset_name(mistbank_preset_count()) == nullptr);
    CHECK(mistbank_preset_name(INT32_MAX) == nullptr);
}

TEST_CASE("An unknown preset gives rules that no game accepts", "[capi]") {
    for (const char* name : {"level7", "level0", "", "LEVEL1", "level1 ", "level1_2024", "levl3"}) {
        mistbank_rules rules = rules_of("level4");
        CHECK(mistbank_rules_preset(name, &rules) == MISTBANK_UNKNOWN_NAME);
        mistbank_game* game = nullptr;
        CHECK(mistbank_game_create(&rules, nullptr, 0, nullptr, &game, nullptr, 0, nullptr) == MISTBANK_INVALID_RULES);
        CHECK(game == nullptr);
        CHECK(mistbank_rules_preset("level2", &rules) == MISTBANK_OK);
        CHECK(mistbank_rules_validate(&rules, nullptr, 0, nullptr) == MISTBANK_OK);
    }
}

TEST_CASE("A request for a preset with a null argument is refused and does not change the rules", "[capi]") {
    mistbank_rules rules = rules_of("level4");
    const mistbank_rules before = rules;
    CHECK(mistbank_rules_preset(nullptr, &rules) == MISTBANK_INVALID_ARGUMENT);
    CHECK(mistbank_rules_preset("level1", nullptr) == MISTBANK_INVALID_ARGUMENT);
    CHECK(std::memcmp(&rules, &before, sizeof rules) == 0);
}

TEST_CASE("Rules of an unknown size are refused", "[capi]") {
    mistbank_rules rules = rules_of("level1");
    CHECK(mistbank_rules_init(nullptr, sizeof rules) == MISTBANK_INVALID_ARGUMENT);
    for (const std::uint32_t size : {0u, 1u, 4u, 120u, 168u, 183u, 185u, 4096u, UINT32_MAX}) {
        INFO(size);
        mistbank_rules other = rules;
        CHECK(mistbank_rules_init(&other, size) == MISTBANK_INVALID_ARGUMENT);
        CHECK(std::memcmp(&other, &rules, sizeof rules) == 0);
        other.size = size;
        char message[MISTBANK_MESSAGE_CAPACITY] = "";
        CHECK(mistbank_rules_preset("level2", &other) == MISTBANK_INVALID_ARGUMENT);
        CHECK(mistbank_rules_validate(&other, message, sizeof message, nullptr) == MISTBANK_INVALID_ARGUMENT);
        CHECK(names(message, "size"));
        CHECK(mistbank_default_set(&other, 0) == nullptr);
        mistbank_game* game = nullptr;
        CHECK(mistbank_game_create(&other, nullptr, 0, nullptr, &game, nullptr, 0, nullptr) ==
              MISTBANK_INVALID_ARGUMENT);
        CHECK(game == nullptr);
        CHECK(other.level == 1);
    }
}

TEST_CASE("The library keeps a valid revision of the rules and refuses an unknown one", "[capi]") {
    mistbank_rules rules = rules_of("base");
    CHECK(rules.revision == 0);
    CHECK(newest_revision() >= 2);
    rules.revision = 1;
    REQUIRE(mistbank_rules_validate(&rules, nullptr, 0, nullptr) == MISTBANK_OK);
    CHECK(rules.revision == 1);
    rules.revision = newest_revision() + 1;
    char message[MISTBANK_MESSAGE_CAPACITY] = "";
    CHECK(mistbank_rules_validate(&rules, message, sizeof message, nullptr) == MISTBANK_INVALID_RULES);
    CHECK(names(message, "revision"));
}

TEST_CASE("The error for invalid rules names the field", "[capi]") {
    const mistbank_rules good = rules_of("level1");
    for (const std::int32_t level : {INT32_MIN, -1, 0, 7, 256 + 1, 65536 + 1, INT32_MAX}) {
        mistbank_rules rules = good;
        rules.level = level;
        CHECK(names(refusal_of(rules), "level"));
    }
    for (const std::int32_t players : {INT32_MIN, -1, 0, 6, 7, 256 + 2, INT32_MAX}) {
        mistbank_rules rules = good;
        rules.players = players;
        CHECK(names(refusal_of(rules), "players"));
    }
    for (const std::int32_t player : {INT32_MIN, -1, 2, INT32_MAX}) {
        mistbank_rules rules = good;
        rules.starting_player = player;
        CHECK(names(refusal_of(rules), "starting_player"));
    }
    for (const std::int32_t edition : {INT32_MIN, 0, 2021, 2024, 65536 + 2022, INT32_MAX}) {
        mistbank_rules rules = good;
        rules.edition = edition;
        CHECK(names(refusal_of(rules), "edition"));
    }
    for (const std::int32_t number : {INT32_MIN, -1, 2, 255, 256, 257, INT32_MAX}) {
        mistbank_rules rules = good;
        rules.joint_scoring = number;
        CHECK(names(refusal_of(rules), "joint_scoring"));
        rules = good;
        rules.draws = number;
        CHECK(names(refusal_of(rules), "draws"));
    }
    for (const std::int32_t system : {INT32_MIN, -1, 0, 4, 5, 255, 256 + 1, INT32_MAX}) {
        mistbank_rules rules = good;
        rules.system = system;
        CHECK(names(refusal_of(rules), "system"));
    }
}

TEST_CASE("The error for unknown or forbidden expansions names the field (MEET-1)", "[capi]") {
    mistbank_rules rules = rules_of("level1");
    for (std::int32_t expansion = 0; mistbank_expansion_name(expansion) != std::string("?"); ++expansion) {
        rules.expansions = 1u << expansion;
        CHECK(names(refusal_of(rules), "expansions"));
    }
    for (const std::uint32_t unknown : {1u << (MISTBANK_EXPANSION_FESTIVAL + 1), 1u << 31, UINT32_MAX}) {
        rules = rules_of("base");
        rules.expansions = unknown;
        CHECK(names(refusal_of(rules), "expansions"));
    }
}

TEST_CASE("The base game and the demo can be played with every set of expansions (MEET-2)", "[capi]") {
    for (const char* preset : {"base", "demo"}) {
        constexpr std::uint32_t stride = 1283;  // odd, so each expansion is in half of the tested sets
        for (std::uint32_t set = 0; set < 1u << (MISTBANK_EXPANSION_FESTIVAL + 1); set += stride) {
            mistbank_rules rules = rules_of(preset);
            rules.expansions = set;
            const GamePtr game = make_game(rules);
            INFO(preset << ", expansions " << set);
            REQUIRE(mistbank_game_rules(game.get(), &rules) == MISTBANK_OK);
            CHECK(rules.expansions == set);
            CHECK(play(game.get(), 20, set) == 20);
        }
    }
}

TEST_CASE("Each expansion can be found by its name", "[capi]") {
    std::int32_t count = 0;
    for (; mistbank_expansion_name(count) != std::string("?"); ++count)
        CHECK(mistbank_expansion_named(mistbank_expansion_name(count)) == count);
    CHECK(count == MISTBANK_EXPANSION_FESTIVAL + 1);
    CHECK(mistbank_expansion_named(nullptr) == -1);
    for (const char* name : {"", "?", "River", "river ", "princess dragon", "princess_dragon_tower"})
        CHECK(mistbank_expansion_named(name) == -1);
}

TEST_CASE("A game created with its default tile sets equals a game created without tile sets", "[capi]") {
    for (std::int32_t i = 0; i < mistbank_preset_count(); ++i) {
        INFO(mistbank_preset_name(i));
        const mistbank_rules rules = rules_of(mistbank_preset_name(i), 7);
        std::vector<SetPtr> sets;
        std::vector<const mistbank_tile_set*> listed;
        for (const char* name; (name = mistbank_default_set(&rules, static_cast<std::int32_t>(sets.size())));) {
            sets.push_back(open_set(name));
            listed.push_back(sets.back().get());
        }
        REQUIRE_FALSE(sets.empty());
        const auto count = static_cast<std::int32_t>(sets.size());
        for (const std::int32_t index : {INT32_MIN, -1, count, count + 1, INT32_MAX})
            CHECK(mistbank_default_set(&rules, index) == nullptr);
        mistbank_game* made = nullptr;
        REQUIRE(mistbank_game_create(&rules, listed.data(), count, nullptr, &made, nullptr, 0, nullptr) == MISTBANK_OK);
        const GamePtr game(made);
        CHECK(mistbank_game_state_hash(made) == mistbank_game_state_hash(make_game(rules).get()));
    }
    CHECK(mistbank_default_set(nullptr, 0) == nullptr);
}

TEST_CASE("Built-in tiles and segments have their printed marks", "[capi]") {
    struct Printed {
        const char* set;
        std::int32_t mark;
        std::int32_t segment;  ///< kind of the marked segment, 0 for the whole tile
    };
    const Printed all[] = {{"inns_cathedrals", MISTBANK_MARK_INN, MISTBANK_SEGMENT_ROAD},
                           {"inns_cathedrals", MISTBANK_MARK_CATHEDRAL, MISTBANK_SEGMENT_CITY},
                           {"traders_builders", MISTBANK_MARK_WINE, MISTBANK_SEGMENT_CITY},
                           {"traders_builders", MISTBANK_MARK_GRAIN, MISTBANK_SEGMENT_CITY},
                           {"traders_builders", MISTBANK_MARK_CLOTH, MISTBANK_SEGMENT_CITY},
                           {"river", MISTBANK_MARK_SPRING, 0},
                           {"river", MISTBANK_MARK_LAKE, 0},
                           {"princess_dragon", MISTBANK_MARK_VOLCANO, 0},
                           {"princess_dragon", MISTBANK_MARK_DRAGON, 0},
                           {"princess_dragon", MISTBANK_MARK_PORTAL, 0},
                           {"princess_dragon", MISTBANK_MARK_PRINCESS, MISTBANK_SEGMENT_CITY},
                           {"tower", MISTBANK_MARK_FOUNDATION, 0},
                           {"flying_machines", MISTBANK_MARK_MACHINE, 0},
                           {"abbey_mayor", MISTBANK_MARK_ABBEY, 0},
                           {"hills_sheep", MISTBANK_MARK_HILL, 0},
                           {"hills_sheep", MISTBANK_MARK_VINEYARD, 0},
                           {"big_top", MISTBANK_MARK_CIRCUS, 0},
                           {"big_top", MISTBANK_MARK_ACROBATS, 0},
                           {"vodyanoy", MISTBANK_MARK_VODYANOY, 0},
                           {"ferries", MISTBANK_MARK_FERRY, 0},
                           {"gold", MISTBANK_MARK_GOLD, 0},
                           {"mage", MISTBANK_MARK_MAGE, 0},
                           {"robbers", MISTBANK_MARK_ROBBER, 0},
                           {"crops", MISTBANK_MARK_CROP_FARMER, 0},
                           {"crops", MISTBANK_MARK_CROP_HIGHWAYMAN, 0},
                           {"crops", MISTBANK_MARK_CROP_KNIGHT, 0},
                           {"festival", MISTBANK_MARK_FESTIVAL, 0}};
    for (const Printed& printed : all) {
        const SetPtr set = open_set(printed.set);
        INFO(mistbank_mark_name(printed.mark));
        int found = 0;
        for (std::int32_t i = 0; i < mistbank_tile_set_type_count(set.get()); ++i) {
            mistbank_tile_type type;
            REQUIRE(mistbank_tile_set_type(set.get(), i, &type) == MISTBANK_OK);
            if (type.marks >> printed.mark & 1) {
                CHECK(printed.segment == 0);
                ++found;
            }
            for (std::int32_t s = 0; s < type.segment_count; ++s) {
                mistbank_segment segment;
                REQUIRE(mistbank_tile_set_segment(set.get(), i, s, &segment) == MISTBANK_OK);
                if ((segment.marks >> printed.mark & 1) == 0) continue;
                CHECK(printed.segment == segment.kind);
                ++found;
            }
        }
        CHECK(found > 0);
    }
}

TEST_CASE("FLY-1, ABM-3: a tile type reports its flying machine's direction, and an abbey fits any side", "[capi]") {
    const SetPtr machines = open_set("flying_machines");
    mistbank_tile_type type;
    REQUIRE(mistbank_tile_set_type(machines.get(), mistbank_tile_set_find(machines.get(), "fl-01"), &type) ==
            MISTBANK_OK);
    CHECK(type.machine_direction == MISTBANK_DIRECTION_NORTH_WEST);
    REQUIRE(mistbank_tile_set_type(machines.get(), mistbank_tile_set_find(machines.get(), "fl-02"), &type) ==
            MISTBANK_OK);
    CHECK(type.machine_direction == MISTBANK_DIRECTION_WEST);
    const SetPtr abbeys = open_set("abbey_mayor");
    REQUIRE(mistbank_tile_set_type(abbeys.get(), mistbank_tile_set_find(abbeys.get(), "ab-abbey"), &type) ==
            MISTBANK_OK);
    CHECK(type.machine_direction == 0);
    for (const std::int32_t kind : type.side_kinds) CHECK(kind == MISTBANK_SIDE_KIND_ANY);
}

TEST_CASE("The error for invalid colours names the field", "[capi]") {
    mistbank_rules rules = rules_of("level1");
    REQUIRE(mistbank_rules_validate(&rules, nullptr, 0, nullptr) == MISTBANK_OK);
    const mistbank_rules good = rules;
    rules.colours[3] = rules.colours[0];
    CHECK(names(refusal_of(rules), "colours"));
    for (const std::int32_t colour : {INT32_MIN, -1, 6, 255, 256, 259, INT32_MAX}) {
        rules = good;
        rules.colours[3] = colour;
        CHECK(names(refusal_of(rules), "colours"));
    }
    for (const std::int32_t count : {INT32_MIN, -1, 1, 3, 5, 7, INT32_MAX}) {
        rules = good;
        rules.colour_count = count;
        CHECK(names(refusal_of(rules), "colour"));
        rules = good;
        rules.scoring_colour_count = count;
        CHECK(names(refusal_of(rules), "scoring_colour"));
    }
}

TEST_CASE("A message that does not fit into the buffer is omitted without changing the status", "[capi]") {
    mistbank_rules rules = rules_of("level1");
    rules.level = 7;
    char message[MISTBANK_MESSAGE_CAPACITY];
    std::int32_t needed = 0;
    REQUIRE(mistbank_rules_validate(&rules, nullptr, 0, &needed) == MISTBANK_INVALID_RULES);
    REQUIRE(needed > 0);
    for (std::int32_t capacity = 0; capacity <= needed; ++capacity) {
        std::memset(message, 0x5A, sizeof message);
        std::int32_t length = 0;
        CHECK(mistbank_rules_validate(&rules, message, capacity, &length) == MISTBANK_INVALID_RULES);
        CHECK(length == needed);
        CHECK(message[0] == 0x5A);
    }
    CHECK(mistbank_rules_validate(&rules, message, needed + 1, nullptr) == MISTBANK_INVALID_RULES);
    CHECK(std::strlen(message) == static_cast<std::size_t>(needed));
    CHECK(mistbank_rules_validate(&rules, message, -1, nullptr) == MISTBANK_INVALID_ARGUMENT);
    CHECK(mistbank_rules_validate(&rules, nullptr, 1, nullptr) == MISTBANK_INVALID_ARGUMENT);

    rules.level = 1;
    CHECK(mistbank_rules_validate(&rules, message, sizeof message, &needed) == MISTBANK_OK);
    CHECK(needed == 0);
    CHECK(message[0] == '\0');
    CHECK(mistbank_rules_validate(nullptr, message, sizeof message, &needed) == MISTBANK_INVALID_ARGUMENT);
    CHECK(needed > 0);
}

TEST_CASE("Each colour can be found by its name", "[capi]") {
    for (std::int32_t colour = MISTBANK_COLOUR_RED; colour <= MISTBANK_COLOUR_PINK; ++colour)
        CHECK(mistbank_colour_named(mistbank_colour_name(colour)) == colour);
    CHECK(mistbank_colour_named(nullptr) == MISTBANK_COLOUR_NONE);
    CHECK(mistbank_colour_named("") == MISTBANK_COLOUR_NONE);
    CHECK(mistbank_colour_named("mauve") == MISTBANK_COLOUR_NONE);
}

TEST_CASE("A built-in tile set returns its types, their segments and its starting block", "[capi]") {
    const SetPtr set = open_set();
    const std::int32_t types = mistbank_tile_set_type_count(set.get());
    REQUIRE(types > 0);
    CHECK(types <= MISTBANK_MAX_TILE_TYPES);
    std::array<mistbank_start_tile, MISTBANK_MAX_START_TILES> start;
    std::int32_t start_count = 0;
    REQUIRE(mistbank_tile_set_start(set.get(), start.data(), start.size(), &start_count) == MISTBANK_OK);
    CHECK(start_count == 4);
    CHECK(start[0].x == 0);
    CHECK(start[0].y == 0);

    int copies = 0;
    for (std::int32_t i = 0; i < types; ++i) {
        mistbank_tile_type type;
        REQUIRE(mistbank_tile_set_type(set.get(), i, &type) == MISTBANK_OK);
        copies += type.copies;
        INFO(type.id);
        CHECK(mistbank_tile_set_find(set.get(), type.id) == i);
        REQUIRE(type.segment_count >= 1);
        std::int32_t misty = 0;
        std::int32_t kinds = 0;
        for (std::int32_t s = 0; s < type.segment_count; ++s) {
            mistbank_segment segment;
            REQUIRE(mistbank_tile_set_segment(set.get(), i, s, &segment) == MISTBANK_OK);
            kinds |= 1 << segment.kind;
            if (segment.kind == MISTBANK_SEGMENT_MIST) misty |= segment.sides;
        }
        CHECK(type.kinds == kinds);
        CHECK(type.misty_sides == misty);
        mistbank_segment untouched{};
        CHECK(mistbank_tile_set_segment(set.get(), i, type.segment_count, &untouched) == MISTBANK_INVALID_ARGUMENT);
        CHECK(untouched.kind == 0);
    }
    CHECK(copies == 64);  // 60 tiles to draw and 4 tiles of the starting block
}

TEST_CASE("Every built-in tile set can be opened by its name", "[capi]") {
    std::vector<std::string> names;
    for (std::int32_t i = 0; i < mistbank_tile_set_builtin_count(); ++i) {
        names.emplace_back(mistbank_tile_set_builtin_name(i));
        const SetPtr set = open_set(names.back().c_str());
        CHECK(names.back() == fetch([&](char* buffer, std::int32_t capacity, std::int32_t* length) {
                  return mistbank_tile_set_name(set.get(), buffer, capacity, length);
              }));
    }
    for (const char* name : {"mists", "base", "demo"}) CHECK(std::count(names.begin(), names.end(), name) == 1);
    CHECK(mistbank_tile_set_builtin_name(-1) == nullptr);
    CHECK(mistbank_tile_set_builtin_name(INT32_MIN) == nullptr);
    CHECK(mistbank_tile_set_builtin_name(mistbank_tile_set_builtin_count()) == nullptr);
    CHECK(mistbank_tile_set_builtin_name(INT32_MAX) == nullptr);
}

TEST_CASE("A tile set parsed from a built-in set's text equals the built-in set", "[capi]") {
    const SetPtr builtin = open_set();
    const std::string text = fetch([&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_tile_set_builtin_text("mists", buffer, capacity, length);
    });
    mistbank_tile_set* set = nullptr;
    REQUIRE(mistbank_tile_set_parse(text.c_str(), -1, nullptr, &set, nullptr, 0, nullptr) == MISTBANK_OK);
    CHECK(mistbank_tile_set_fingerprint(set) == mistbank_tile_set_fingerprint(builtin.get()));
    mistbank_tile_set_free(set);
    const auto length = static_cast<std::int32_t>(text.size());
    REQUIRE(mistbank_tile_set_parse(text.data(), length, nullptr, &set, nullptr, 0, nullptr) == MISTBANK_OK);
    CHECK(mistbank_tile_set_fingerprint(set) == mistbank_tile_set_fingerprint(builtin.get()));
    mistbank_tile_set_free(set);
}

TEST_CASE("The error for an invalid tile text names line, column and reason", "[capi]") {
    mistbank_tile_set* set = nullptr;
    char message[MISTBANK_MESSAGE_CAPACITY] = "";
    std::int32_t length = 0;
    const char* text = "mistbank-tiles 1\nname wrong\ntile a\n  road N N\n";
    CHECK(mistbank_tile_set_parse(text, -1, nullptr, &set, message, sizeof message, &length) ==
          MISTBANK_INVALID_TILE_SET);
    CHECK(std::string(message).rfind("line 4, column ", 0) == 0);
    CHECK(static_cast<std::size_t>(length) == std::strlen(message));
    CHECK(mistbank_tile_set_parse("", -1, nullptr, &set, message, sizeof message, &length) ==
          MISTBANK_INVALID_TILE_SET);
    CHECK(mistbank_tile_set_parse("", 0, nullptr, &set, message, sizeof message, &length) == MISTBANK_INVALID_TILE_SET);
    CHECK(mistbank_tile_set_parse("\0\0", 2, nullptr, &set, message, sizeof message, &length) ==
          MISTBANK_INVALID_TILE_SET);
    const std::string endless(MISTBANK_MAX_TILE_TEXT + 1, ' ');
    CHECK(mistbank_tile_set_parse(endless.c_str(), -1, nullptr, &set, message, sizeof message, &length) ==
          MISTBANK_INVALID_TILE_SET);
    CHECK(set == nullptr);
}

TEST_CASE("A long message is cut between characters and fits the capacity", "[capi]") {
    std::string text = "mistbank-tiles 1\nname x\ntile a\n  ";
    for (int i = 0; i < 2000; ++i) text += "\xE2\x82\xAC";  // a word of euro signs with three bytes each
    mistbank_tile_set* set = nullptr;
    char message[MISTBANK_MESSAGE_CAPACITY] = "untouched";
    std::int32_t length = 0;
    CHECK(mistbank_tile_set_parse(text.c_str(), -1, nullptr, &set, message, sizeof message, &length) ==
          MISTBANK_INVALID_TILE_SET);
    CHECK(length < MISTBANK_MESSAGE_CAPACITY);
    CHECK(std::strlen(message) == static_cast<std::size_t>(length));
    CHECK(std::string(message).rfind("line 4", 0) == 0);
}
