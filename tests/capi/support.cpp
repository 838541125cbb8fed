#include "support.hpp"

namespace capi_test {

mistbank_rules rules_of(const char* preset, std::uint64_t seed) {
    mistbank_rules rules;
    REQUIRE(mistbank_rules_init(&rules, sizeof rules) == MISTBANK_OK);
    REQUIRE(mistbank_rules_preset(preset, &rules) == MISTBANK_OK);
    rules.seed = seed;
    return rules;
}

GamePtr make_game(const mistbank_rules& rules, const mistbank_allocator* allocator) {
    mistbank_game* game = nullptr;
    char message[MISTBANK_MESSAGE_CAPACITY] = "";
    const mistbank_status status =
        mistbank_game_create(&rules, nullptr, 0, allocator, &game, message, sizeof message, nullptr);
    INFO(message);
    REQUIRE(status == MISTBANK_OK);
    REQUIRE(game != nullptr);
    return GamePtr(game);
}

GamePtr make_game(const char* preset, std::uint64_t seed) { return make_game(rules_of(preset, seed)); }

BatchPtr make_batch(const char* preset, std::int32_t games, std::int32_t threads, std::uint64_t seed) {
    const mistbank_rules rules = rules_of(preset, seed);
    mistbank_batch* batch = nullptr;
    REQUIRE(mistbank_batch_create(&rules, nullptr, 0, games, threads, nullptr, &batch, nullptr, 0, nullptr) ==
            MISTBANK_OK);
    return BatchPtr(batch);
}

AdviserPtr make_adviser(const mistbank_game* game, std::int32_t strength, std::uint64_t seed) {
    mistbank_adviser* adviser = nullptr;
    REQUIRE(mistbank_adviser_create(game, strength, seed, &adviser, nullptr, 0, nullptr) == MISTBANK_OK);
    return AdviserPtr(adviser);
}

SetPtr open_set(const char* name) {
    mistbank_tile_set* set = nullptr;
    REQUIRE(mistbank_tile_set_builtin(name, nullptr, &set) == MISTBANK_OK);
    return SetPtr(set);
}

GamePtr clone_of(const mistbank_game* game) {
    mistbank_game* clone = nullptr;
    REQUIRE(mistbank_game_clone(game, &clone) == MISTBANK_OK);
    return GamePtr(clone);
}

mistbank_decision decision_of(const mistbank_game* game) {
    mistbank_decision decision;
    REQUIRE(mistbank_game_decision(game, &decision) == MISTBANK_OK);
    return decision;
}

std::vector<std::int32_t> fact_of(const mistbank_game* game, const char* name, std::int32_t of) {
    std::int32_t numbers[64];
    std::int32_t count = -1;
    REQUIRE(mistbank_game_fact(game, mistbank_find_fact(name), of, numbers, 64, &count) == MISTBANK_OK);
    return {numbers, numbers + count};
}

std::int32_t number_of(const mistbank_game* game, const char* name, std::int32_t of, std::int32_t nothing) {
    const std::vector<std::int32_t> numbers = fact_of(game, name, of);
    REQUIRE(numbers.size() <= 1);
    return numbers.empty() ? nothing : numbers.front();
}

std::vector<mistbank_action> legal_actions(const mistbank_game* game) {
    std::vector<mistbank_action> actions(static_cast<std::size_t>(mistbank_game_action_bound(game)));
    std::int32_t count = 0;
    const auto capacity = static_cast<std::int32_t>(actions.size());
    REQUIRE(mistbank_game_legal_actions(game, actions.data(), capacity, &count) == MISTBANK_OK);
    actions.resize(static_cast<std::size_t>(count));
    return actions;
}

std::vector<mistbank_event> events_of(const mistbank_game* game) {
    std::vector<mistbank_event> events(static_cast<std::size_t>(mistbank_game_event_count(game)));
    const auto capacity = static_cast<std::int32_t>(events.size());
    REQUIRE(mistbank_game_events(game, 0, events.data(), capacity, nullptr) == MISTBANK_OK);
    return events;
}

std::string message_of(const mistbank_game* game) {
    return fetch([&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_game_message(game, buffer, capacity, length);
    });
}

std::string text_of(const mistbank_game* game, const mistbank_action& action) {
    return fetch([&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_game_action_text(game, &action, buffer, capacity, length);
    });
}

std::string record_of(const mistbank_game* game, std::int32_t kind) {
    return fetch([&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_game_to_record(game, kind, buffer, capacity, length);
    });
}

std::string position_of(const mistbank_game* game, std::int32_t viewer) {
    return fetch([&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_game_to_position(game, viewer, buffer, capacity, length);
    });
}

std::vector<std::uint8_t> snapshot_of(const mistbank_game* game) {
    std::int32_t count = 0;
    REQUIRE(mistbank_game_to_snapshot(game, nullptr, 0, &count) == MISTBANK_OK);
    std::vector<std::uint8_t> bytes(static_cast<std::size_t>(count));
    REQUIRE(mistbank_game_to_snapshot(game, bytes.data(), count, &count) == MISTBANK_OK);
    return bytes;
}

std::vector<std::uint8_t> held_of(const mistbank_game* game) {
    std::int32_t length = 0;
    REQUIRE(mistbank_game_save_state(game, nullptr, 0, &length) == MISTBANK_OK);
    std::vector<std::uint8_t> bytes(static_cast<std::size_t>(length));
    REQUIRE(mistbank_game_save_state(game, bytes.data(), length, &length) == MISTBANK_OK);
    return bytes;
}

std::uint32_t Dice::roll(std::uint32_t sides) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return static_cast<std::uint32_t>(state >> 33) % sides;
}

int play(mistbank_game* game, int steps, std::uint64_t seed) {
    Dice dice{seed};
    for (int step = 0; step < steps; ++step) {
        const std::vector<mistbank_action> actions = legal_actions(game);
        if (actions.empty()) return step;
        const mistbank_action& chosen = actions[dice.roll(static_cast<std::uint32_t>(actions.size()))];
        REQUIRE(mistbank_game_apply(game, &chosen) == MISTBANK_OK);
    }
    return steps;
}

}  // namespace capi_test
