// Memory from the host's allocator: nothing leaks, and the library survives any failed request.
#include <array>
#include <utility>

#include "host_memory.hpp"
#include "support.hpp"

using namespace capi_test;

namespace {

/// Tries an operation on a game. The operation can run out of memory, but must not damage the game.
template <class Action>
void attempt(const mistbank_game* game, Action&& action) {
    const std::uint64_t before = mistbank_game_state_hash(game);
    const std::int32_t events = mistbank_game_event_count(game);
    const mistbank_status status = action();
    if (status == MISTBANK_OK) return;
    CHECK(status == MISTBANK_OUT_OF_MEMORY);
    CHECK(mistbank_game_state_hash(game) == before);
    CHECK(mistbank_game_event_count(game) == events);
}

/// Makes a query while the heap grants all requests; returns the result.
template <class Tell>
auto with_memory(Heap& heap, Tell&& tell) {
    const int refuse_at = std::exchange(heap.refuse_at, -1);
    auto told = tell();
    heap.refuse_at = refuse_at;
    return told;
}

mistbank_status play_one(mistbank_game* game, Dice& dice) {
    const std::vector<mistbank_action> actions = legal_actions(game);
    if (actions.empty()) return MISTBANK_OK;
    return mistbank_game_apply(game, &actions[dice.roll(static_cast<std::uint32_t>(actions.size()))]);
}

/// Performs all operations that allocate memory. The heap can refuse one request.
void live(Heap& heap) {
    const mistbank_allocator allocator = heap.allocator();
    const mistbank_rules rules = rules_of("level3", 5);
    mistbank_game* made = nullptr;
    char message[MISTBANK_MESSAGE_CAPACITY] = "";
    const mistbank_status status =
        mistbank_game_create(&rules, nullptr, 0, &allocator, &made, message, sizeof message, nullptr);
    if (status != MISTBANK_OK) {
        CHECK(status == MISTBANK_OUT_OF_MEMORY);
        CHECK(message[0] != '\0');
        CHECK(made == nullptr);
        return;
    }
    const GamePtr game(made);
    Dice dice{3};
    for (int i = 0; i < 40; ++i) attempt(game.get(), [&] { return play_one(game.get(), dice); });
    mistbank_game* copied = nullptr;
    attempt(game.get(), [&] { return mistbank_game_clone(game.get(), &copied); });
    const GamePtr copy(copied);
    for (int i = 0; i < 40; ++i) attempt(game.get(), [&] { return play_one(game.get(), dice); });
    if (copy) attempt(copy.get(), [&] { return mistbank_game_copy_from(copy.get(), game.get()); });
    for (int i = 0; i < 5; ++i) attempt(game.get(), [&] { return mistbank_game_undo(game.get()); });
    if (copy) attempt(copy.get(), [&] { return mistbank_game_restart(copy.get(), 4); });
    std::array<mistbank_rollout, 2> ends{};
    attempt(game.get(), [&] { return mistbank_game_rollouts(game.get(), 1, ends.data(), 2); });
    if (copy) {  // this roll-out stops early if the memory runs out
        const mistbank_status ended = mistbank_game_rollout(copy.get(), 1, ends.data());
        CHECK((ended == MISTBANK_OK || ended == MISTBANK_OUT_OF_MEMORY));
        CHECK((ended == MISTBANK_OK) == (mistbank_game_outcome(copy.get()) != MISTBANK_OUTCOME_OPEN));
    }

    const std::string record = with_memory(heap, [&] { return record_of(game.get()); });
    mistbank_game* replayed = nullptr;
    const mistbank_status replay =
        mistbank_game_replay(record.c_str(), -1, nullptr, 0, &allocator, &replayed, nullptr, 0, nullptr);
    const GamePtr again(replayed);
    CHECK((replay == MISTBANK_OK ? replayed != nullptr : replay == MISTBANK_OUT_OF_MEMORY && replayed == nullptr));

    const std::vector<std::uint8_t> bytes = with_memory(heap, [&] { return snapshot_of(game.get()); });
    const auto size = static_cast<std::int32_t>(bytes.size());
    mistbank_game* restored = nullptr;
    const mistbank_status restore =
        mistbank_game_from_snapshot(bytes.data(), size, nullptr, 0, &allocator, &restored, nullptr, 0, nullptr);
    const GamePtr back(restored);
    CHECK((restore == MISTBANK_OK ? restored != nullptr : restore == MISTBANK_OUT_OF_MEMORY && restored == nullptr));
}

}  // namespace

TEST_CASE("A game allocates from the host's allocator and frees everything", "[capi]") {
    Heap heap;
    live(heap);
    CHECK(heap.requests > 0);
    CHECK(heap.live == 0);
}

TEST_CASE("A failed memory request damages nothing and leaks nothing", "[capi]") {
    Heap whole;
    live(whole);
    for (int refused = 0; refused < whole.requests; ++refused) {
        Heap heap;
        heap.refuse_at = refused;
        live(heap);
        INFO("request " << refused << " of " << whole.requests);
        CHECK(heap.live == 0);
    }
}

TEST_CASE("Any number of roll-outs needs only the memory of one copy", "[capi]") {
    Heap heap;
    const mistbank_allocator allocator = heap.allocator();
    const GamePtr game = make_game(rules_of("level5", 3), &allocator);
    std::vector<mistbank_rollout> ends(200);
    const auto requests_of = [&](std::int32_t count) {
        const int before = heap.requests;
        REQUIRE(mistbank_game_rollouts(game.get(), 7, ends.data(), count) == MISTBANK_OK);
        return heap.requests - before;
    };
    CHECK(requests_of(200) == requests_of(1));
}

TEST_CASE("Replaying a game after undo requests no memory for actions, events and copies", "[capi]") {
    Heap heap;
    const mistbank_allocator allocator = heap.allocator();
    for (const char* preset : {"base", "ghosts_castles_cemeteries", "everything", "level5"}) {
        const GamePtr game = make_game(rules_of(preset, 3), &allocator);
        const GamePtr copy = clone_of(game.get());
        std::vector<mistbank_action> taken;
        Dice dice{3};
        for (std::vector<mistbank_action> legal = legal_actions(game.get()); !legal.empty();
             legal = legal_actions(game.get())) {
            taken.push_back(legal[dice.roll(static_cast<std::uint32_t>(legal.size()))]);
            REQUIRE(mistbank_game_apply(game.get(), &taken.back()) == MISTBANK_OK);
        }
        REQUIRE(mistbank_game_copy_from(copy.get(), game.get()) == MISTBANK_OK);
        while (mistbank_game_undo(game.get()) == MISTBANK_OK) {
        }
        std::vector<mistbank_action> buffer(static_cast<std::size_t>(mistbank_game_action_bound(game.get())));
        std::vector<mistbank_event> events(static_cast<std::size_t>(mistbank_game_event_count(copy.get())));
        const int before = heap.requests;
        for (const mistbank_action& action : taken) {
            std::int32_t count = 0;
            REQUIRE(mistbank_game_legal_actions(game.get(), buffer.data(), static_cast<std::int32_t>(buffer.size()),
                                                &count) == MISTBANK_OK);
            REQUIRE(mistbank_game_apply(game.get(), &action) == MISTBANK_OK);
            REQUIRE(mistbank_game_events(game.get(), 0, events.data(), static_cast<std::int32_t>(events.size()),
                                         &count) == MISTBANK_OK);
            REQUIRE(mistbank_game_copy_from(copy.get(), game.get()) == MISTBANK_OK);
        }
        CHECK(heap.requests == before);
    }
}

TEST_CASE("Copying into a game without recording, restoring a state, and restarting allocate nothing", "[capi]") {
    Heap heap;
    const mistbank_allocator allocator = heap.allocator();
    const GamePtr game = make_game(rules_of("level4"), &allocator);
    play(game.get(), 30, 1);
    const GamePtr bare = clone_of(game.get());
    REQUIRE(mistbank_game_stop_recording(bare.get()) == MISTBANK_OK);
    const int before = heap.requests;
    REQUIRE(mistbank_game_copy_from(bare.get(), game.get()) == MISTBANK_OK);
    play(bare.get(), 30, 2);
    REQUIRE(mistbank_game_copy_from(bare.get(), game.get()) == MISTBANK_OK);
    CHECK(mistbank_game_state_hash(bare.get()) == mistbank_game_state_hash(game.get()));
    std::int32_t length = 0;
    static std::uint8_t held[1 << 16];
    REQUIRE(mistbank_game_save_state(game.get(), held, sizeof held, &length) == MISTBANK_OK);
    REQUIRE(mistbank_game_restore_state(bare.get(), held, length) == MISTBANK_OK);
    REQUIRE(mistbank_game_restart(bare.get(), 5) == MISTBANK_OK);
    CHECK(heap.requests == before);
}
