// Every call allocates memory only through the host's allocator, frees all this memory, and survives the failure of any
// one request.
#include <fstream>
#include <functional>
#include <iterator>

#include "scene.hpp"
#include "support/tests_folder.hpp"

using namespace capi_test;

namespace {

/// Makes each call of all_calls() once.
void make_all_calls(Scene& s) {
    s.write_down();
    for (const Call& call : all_calls()) {
        s.copy = clone_of(s.game.get());
        const int strays = stray_requests();
        const mistbank_status status = without_stray_memory([&] { return call.make(s); });
        INFO(call.name);
        CHECK(status == MISTBANK_OK);
        CHECK(stray_requests() == strays);
    }
    s.copy.reset();
}

/// Plays up to this many random actions, and writes each event and action as text.
void play_watched(Scene& s, int steps, Dice& dice) {
    const auto text = [&s](auto call) { return call(s.buffers.text.data(), s.buffers.text_room(), nullptr); };
    std::int32_t told = mistbank_game_event_count(s.game.get());
    const int strays = stray_requests();
    for (int step = 0; step < steps && mistbank_game_outcome(s.game.get()) == MISTBANK_OUTCOME_OPEN; ++step) {
        bool fine = true;
        {
            const NoStrayMemory none;
            std::int32_t count = 0;
            fine = mistbank_game_legal_actions(s.game.get(), s.buffers.actions.data(), s.buffers.action_room(),
                                               &count) == MISTBANK_OK &&
                   count > 0;
            mistbank_action action = s.buffers.actions[fine ? dice.roll(static_cast<std::uint32_t>(count)) : 0];
            fine =
                fine && text([&](auto... to) { return mistbank_game_action_text(s.game.get(), &action, to...); }) == 0;
            fine = fine && mistbank_game_action_parse(s.game.get(), s.buffers.text.data(), -1, &action) == MISTBANK_OK;
            fine = fine && mistbank_game_apply(s.game.get(), &action) == MISTBANK_OK;
            fine = fine && mistbank_game_events(s.game.get(), told, s.buffers.events.data(), s.buffers.event_room(),
                                                &count) == MISTBANK_OK;
            for (std::int32_t i = 0; fine && i < count; ++i) {
                const mistbank_event& event = s.buffers.events[static_cast<std::size_t>(i)];
                fine = text([&](auto... to) { return mistbank_game_sentence(s.game.get(), &event, to...); }) == 0;
            }
            told += count;
        }
        REQUIRE(fine);
    }
    CHECK(stray_requests() == strays);
}

void begin(Scene& s, const mistbank_rules& rules) {
    s.rules = rules;
    mistbank_game* made = nullptr;
    const int strays = stray_requests();
    const mistbank_status status = without_stray_memory([&] { return s.make(&made); });
    INFO(s.buffers.text.data());
    REQUIRE(status == MISTBANK_OK);
    CHECK(stray_requests() == strays);
    s.game.reset(made);
}

void end(Scene& s) {
    s.game.reset();
    s.listed.clear();
    s.sets.clear();
    CHECK(s.heap.live == 0);
}

void add_set(Scene& s, mistbank_status (*open)(Scene& s, mistbank_tile_set** set)) {
    mistbank_tile_set* set = nullptr;
    REQUIRE(without_stray_memory([&] { return open(s, &set); }) == MISTBANK_OK);
    s.sets.emplace_back(set);
    s.listed.push_back(set);
}

void add_own_set(Scene& s) {
    add_set(s, [](Scene& scene, mistbank_tile_set** set) {
        return mistbank_tile_set_parse(own_tiles, -1, &scene.allocator, set, nullptr, 0, nullptr);
    });
}

std::string stored_by_1_0(const std::string& file) {
    std::ifstream in(std::string(tests_folder) + "/fixtures/1.0/" + file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

}  // namespace

TEST_CASE("Every call on a game of any preset allocates only from the host's allocator", "[capi]") {
    for (std::int32_t i = 0; i < mistbank_preset_count(); ++i) {
        Scene s;
        INFO(mistbank_preset_name(i));
        begin(s, rules_of(mistbank_preset_name(i), 5));
        Dice dice{3};
        make_all_calls(s);
        play_watched(s, 60, dice);
        make_all_calls(s);
        play_watched(s, 2000, dice);
        make_all_calls(s);
        end(s);
    }
}

TEST_CASE("Games with custom tile sets or external draws allocate only from the host's allocator", "[capi]") {
    static std::vector<char> base(1u << 16);
    REQUIRE(mistbank_tile_set_builtin_text("base", base.data(), 1 << 16, nullptr) == MISTBANK_OK);
    for (const std::int32_t draws : {MISTBANK_DRAWS_AUTOMATIC, MISTBANK_DRAWS_EXTERNAL}) {
        Scene s;
        add_own_set(s);
        add_set(s, [](Scene& scene, mistbank_tile_set** set) {  // games do not store a set that equals a built-in one
            return mistbank_tile_set_parse(base.data(), -1, &scene.allocator, set, nullptr, 0, nullptr);
        });
        mistbank_rules rules = rules_of("base", 8);
        rules.draws = draws;
        begin(s, rules);
        Dice dice{4};
        play_watched(s, 40, dice);
        make_all_calls(s);
        CHECK(s.full_record.find("\n| tile gate\n") != std::string::npos);
        CHECK(s.full_record.find("\n| name base\n") == std::string::npos);
        play_watched(s, 40, dice);
        make_all_calls(s);
        end(s);
    }
}

TEST_CASE("A game that starts from a position allocates only from the host's allocator", "[capi][position]") {
    for (const char* preset : {"level5", "base", "everything"}) {
        Scene s;
        INFO(preset);
        begin(s, rules_of(preset, 7));
        Dice dice{2};
        play_watched(s, 50, dice);
        s.write_down();
        mistbank_game* made = nullptr;
        REQUIRE(mistbank_game_from_position(s.position.c_str(), -1, nullptr, 0, &s.allocator, &made, nullptr, 0,
                                            nullptr) == MISTBANK_OK);
        s.game.reset(made);
        play_watched(s, 50, dice);
        make_all_calls(s);
        CHECK(s.full_record.find("\nposition\n") != std::string::npos);
        end(s);
    }
}

TEST_CASE("Refused calls allocate no memory", "[capi]") {
    Scene s;
    begin(s, rules_of("level3", 5));
    s.write_down();
    const int live = s.heap.live;
    const int strays = stray_requests();
    const auto message = [&s](auto call) { return call(s.buffers.text.data(), s.buffers.text_room(), nullptr); };
    const std::string broken_record = s.full_record + "and more\n";
    const auto with_header_line = [&s](const char* behind, const char* line) {
        std::string record = s.full_record;
        return record.insert(record.find('\n', record.find(behind)) + 1, line);
    };
    const std::string broken_text = with_header_line("\ntiles ", "| mistbank-tiles 1\n| name 5 5 5\n");
    const std::string later_rules = with_header_line("\nkind ", "rules 999\n");
    const std::string broken_set = std::string(own_tiles) + "5 5 crossing\n";
    const std::string broken_position = s.position + "tile 90,90 01\n";
    const std::string flawed_position =
        "mistbank-position 1\npreset base\ntile 0,0 D\nfigure red meeple 0,0/0\n"
        "figure red meeple 0,0/0\ndrawn K\n";
    mistbank_rules wrong = s.rules;
    wrong.players = 9;
    mistbank_action far_away{};
    far_away.kind = MISTBANK_ACTION_LAY;
    far_away.x = 90;
    s.snapshot[20] ^= 1;
    std::vector<mistbank_status> answers;
    answers.reserve(16);
    {
        const NoStrayMemory none;
        mistbank_game* game = nullptr;
        answers.push_back(
            message([&](auto... to) { return mistbank_game_create(&wrong, nullptr, 0, &s.allocator, &game, to...); }));
        answers.push_back(message([&](auto... to) { return mistbank_rules_validate(&wrong, to...); }));
        answers.push_back(read_set(s, broken_set.c_str()));
        answers.push_back(replay(s, broken_record));
        answers.push_back(replay(s, broken_text));
        answers.push_back(replay(s, later_rules));
        answers.push_back(set_up(s, broken_position));
        answers.push_back(set_up(s, flawed_position));
        answers.push_back(message([&](auto... to) {
            return mistbank_game_from_snapshot(s.snapshot.data(), static_cast<std::int32_t>(s.snapshot.size()), nullptr,
                                               0, &s.allocator, &game, to...);
        }));
        answers.push_back(mistbank_game_apply(s.game.get(), &far_away));
        answers.push_back(mistbank_game_action_parse(s.game.get(), "lay 01,0 0", -1, &far_away));
        answers.push_back(mistbank_game_action_parse(s.game.get(), "lay somewhere else, but not here", -1, &far_away));
        answers.push_back(message([&](auto... to) { return mistbank_game_message(s.game.get(), to...); }));
    }
    CHECK(answers == std::vector<mistbank_status>{
                         MISTBANK_INVALID_RULES, MISTBANK_INVALID_RULES, MISTBANK_INVALID_TILE_SET,
                         MISTBANK_INVALID_RECORD, MISTBANK_INVALID_RECORD, MISTBANK_INVALID_RECORD,
                         MISTBANK_INVALID_POSITION, MISTBANK_INVALID_POSITION, MISTBANK_INVALID_SNAPSHOT,
                         MISTBANK_ILLEGAL_ACTION, MISTBANK_INVALID_ARGUMENT, MISTBANK_INVALID_ARGUMENT, MISTBANK_OK});
    CHECK(std::string(s.buffers.text.data()) ==
          "'lay somewhere else, but not here' must have the form lay X,Y QUARTERS");
    CHECK(stray_requests() == strays);
    CHECK(s.heap.live == live);
    end(s);
}

TEST_CASE("If a memory request of a call fails, the call reports the failure, changes nothing and leaks nothing",
          "[capi]") {
    Scene s;
    add_set(s, [](Scene& scene, mistbank_tile_set** set) {
        return mistbank_tile_set_builtin("mists", &scene.allocator, set);
    });
    add_own_set(s);
    begin(s, rules_of("level5", 3));
    Dice dice{9};
    play_watched(s, 6, dice);
    s.write_down();
    const std::uint64_t before = mistbank_game_state_hash(s.game.get());
    s.copy = clone_of(s.game.get());
    REQUIRE(mistbank_game_undo(s.copy.get()) == MISTBANK_OK);
    const std::uint64_t undone = mistbank_game_state_hash(s.copy.get());
    s.copy.reset();
    for (const Call& call : all_calls()) {
        const bool goes_on = std::strcmp(call.name, "game_rollout") == 0;    // changes the game until memory runs out
        const bool does_without = std::strcmp(call.name, "game_undo") == 0;  // requests memory only for later calls
        // The first observation of a game computes the planes of its tile types, and the game keeps this memory.
        const int kept = std::strstr(call.name, "planes") != nullptr ? 3 : 0;
        const int strays = stray_requests();
        // Testing every request would take too long, so later requests are tested at larger intervals.
        for (int refused = 0;; refused += 1 + refused / 40) {
            s.heap.refuse_at = -1;
            const int live = s.heap.live;
            s.copy = clone_of(s.game.get());
            const std::uint64_t copied = mistbank_game_state_hash(s.copy.get());
            s.heap.refuse_at = s.heap.requests + refused;
            const mistbank_status status = without_stray_memory([&] { return call.make(s); });
            if (!s.heap.has_refused()) {
                REQUIRE(status == MISTBANK_OK);
                break;
            }
            const std::uint64_t now = mistbank_game_state_hash(s.copy.get());
            const bool answered = status == (does_without ? MISTBANK_OK : MISTBANK_OUT_OF_MEMORY);
            const bool unchanged = mistbank_game_state_hash(s.game.get()) == before &&
                                   (goes_on || now == (does_without ? undone : copied));
            s.copy.reset();  // frees the memory that the copy has kept from the call
            if (!answered || !unchanged || s.heap.live < live || s.heap.live > live + kept)
                FAIL(call.name << ", request " << refused << ": " << mistbank_status_text(status));
        }
        s.heap.refuse_at = -1;
        s.copy.reset();
        CHECK(stray_requests() == strays);
    }
    end(s);
}

TEST_CASE("Loading a game of version 1.0 uses only the host's memory and survives failed requests", "[capi]") {
    for (const char* name : {"level5_2022-unusual", "ghosts_castles_cemeteries-finished", "own-level5"}) {
        Scene s;
        static const std::string tiles = stored_by_1_0("own.tiles");
        add_set(s, [](Scene& scene, mistbank_tile_set** set) {
            return mistbank_tile_set_parse(tiles.c_str(), -1, &scene.allocator, set, nullptr, 0, nullptr);
        });
        const std::string record = stored_by_1_0(std::string(name) + ".record");
        const std::string bytes = stored_by_1_0(std::string(name) + ".snapshot");
        const std::vector<std::uint8_t> snapshot(bytes.begin(), bytes.end());
        const std::function<mistbank_status()> loads[] = {[&] { return replay(s, record); },
                                                          [&] { return restore(s, snapshot); }};
        INFO(name);
        for (const auto& load : loads) {
            const int live = s.heap.live;
            const int strays = stray_requests();
            for (int refused = 0;; refused += 1 + refused / 20) {
                s.heap.refuse_at = s.heap.requests + refused;
                const mistbank_status status = without_stray_memory(load);
                REQUIRE(s.heap.live == live);
                REQUIRE(status == (s.heap.has_refused() ? MISTBANK_OUT_OF_MEMORY : MISTBANK_OK));
                if (!s.heap.has_refused()) break;
            }
            s.heap.refuse_at = -1;
            CHECK(stray_requests() == strays);
        }
        end(s);
    }
}

TEST_CASE("A game that copies the game of another host keeps using its own host's memory", "[capi]") {
    Heap mine;
    Heap theirs;
    const mistbank_allocator my_allocator = mine.allocator();
    const mistbank_allocator their_allocator = theirs.allocator();
    const GamePtr game = make_game(rules_of("level2", 3), &my_allocator);
    {
        const GamePtr other = make_game(rules_of("level2", 4), &their_allocator);
        play(other.get(), 20, 1);
        REQUIRE(mistbank_game_copy_from(game.get(), other.get()) == MISTBANK_OK);
        CHECK(mistbank_game_state_hash(game.get()) == mistbank_game_state_hash(other.get()));
    }
    CHECK(theirs.live == 0);
    play(game.get(), 20, 2);
    CHECK_FALSE(record_of(game.get()).empty());
}

TEST_CASE("Creating a game makes few memory requests", "[capi]") {
    for (const char* preset : {"level1", "base", "ghosts_castles_cemeteries"}) {
        Heap heap;
        const mistbank_allocator allocator = heap.allocator();
        const GamePtr game = make_game(rules_of(preset, 3), &allocator);
        INFO(preset << ": " << heap.requests);
        CHECK(heap.requests <= 40);
    }
}
