// Calls functions of the C API in arbitrary order, with existing handles or null, and arbitrary sizes, numbers and
// texts. Memory may run out.
#include <algorithm>
#include <array>

#include "hostile_advisers.hpp"
#include "hostile_batches.hpp"
#include "hostile_positions.hpp"

using namespace fuzz;

namespace {

constexpr std::uint8_t most_calls = 200;

// --- rules and names ---

void names(Host& host) {
    const std::int32_t number = host.bytes.next_number();
    FUZZ_CHECK(mistbank_status_text(number) != nullptr);
    FUZZ_CHECK(mistbank_colour_name(number) != nullptr && mistbank_segment_name(number) != nullptr);
    FUZZ_CHECK(mistbank_decision_name(number) != nullptr && mistbank_event_name(number) != nullptr);
    FUZZ_CHECK((mistbank_preset_name(number) != nullptr) == (number >= 0 && number < mistbank_preset_count()));
    FUZZ_CHECK((mistbank_tile_set_builtin_name(number) != nullptr) ==
               (number >= 0 && number < mistbank_tile_set_builtin_count()));
    FUZZ_CHECK(mistbank_system_name(number) != nullptr && mistbank_expansion_name(number) != nullptr);
    FUZZ_CHECK(mistbank_figure_kind_name(number) != nullptr && mistbank_good_name(number) != nullptr);
    FUZZ_CHECK(mistbank_mark_name(number) != nullptr && mistbank_strength_name(number) != nullptr);
    mistbank_colour_named(host.text());
    mistbank_expansion_named(host.text());
    FUZZ_CHECK(mistbank_version() != nullptr && mistbank_abi_version() == MISTBANK_ABI_VERSION);
}

void rules(Host& host) {
    auto made = host.any_bytes<mistbank_rules>();
    mistbank_rules_init(or_null(host, made), static_cast<std::uint32_t>(host.bytes.next_number()));
    mistbank_rules_preset(host.text(), or_null(host, made));
    mistbank_rules good = host.rules();
    with_message(host, [&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_rules_validate(or_null(host, good), buffer, capacity, length);
    });
    mistbank_default_set(or_null(host, good), host.bytes.next_number());
    auto wild = host.any_bytes<mistbank_rules>();
    wild.size = sizeof wild;
    mistbank_rules_validate(&wild, nullptr, 0, nullptr);
    mistbank_default_set(&wild, host.bytes.next_number());
}

void options(Host& host) {
    auto made = host.any_bytes<mistbank_text_options>();
    mistbank_text_options_init(or_null(host, made), static_cast<std::uint32_t>(host.bytes.next_number()));
    auto picture = host.any_bytes<mistbank_svg_options>();
    mistbank_svg_options_init(or_null(host, picture), static_cast<std::uint32_t>(host.bytes.next_number()));
}

// --- tile sets ---

void open_set(Host& host) {
    const char* name = host.text();
    mistbank_tile_set** set = host.new_set();
    mistbank_tile_set_builtin(name, host.allocator(), set);
}

void parse_set(Host& host) {
    std::string text;
    std::int32_t length = 0;
    const char* name = host.text();
    if (mistbank_tile_set_builtin_text(name, nullptr, 0, &length) == MISTBANK_OK) {
        text.resize(static_cast<std::size_t>(length) + 1);
        FUZZ_CHECK(mistbank_tile_set_builtin_text(name, &text[0], length + 1, &length) == MISTBANK_OK);
        text[static_cast<std::size_t>(length) * host.bytes.next() / 255] = static_cast<char>(host.bytes.next());
    } else if (name != nullptr) {
        text = name;
    }
    const std::int32_t told = host.length_of(text.c_str());
    mistbank_tile_set** set = host.new_set();
    const mistbank_allocator* allocator = host.allocator();
    const mistbank_status status = with_message(host, [&](char* buffer, std::int32_t capacity, std::int32_t* filled) {
        return mistbank_tile_set_parse(text.c_str(), told, allocator, set, buffer, capacity, filled);
    });
    if (set != nullptr) FUZZ_CHECK((*set != nullptr) == (status == MISTBANK_OK));
}

void free_set(Host& host) {
    mistbank_tile_set*& set = host.set();
    mistbank_tile_set_free(set);
    set = nullptr;
}

void set_texts(Host& host) {
    const mistbank_tile_set* set = host.set();
    const std::int32_t number = host.bytes.next_number();
    const char* text = host.text();
    fill<char>(host, [&](auto... buffer) { return mistbank_tile_set_builtin_text(text, buffer...); });
    fill<char>(host, [&](auto... buffer) { return mistbank_tile_set_name(set, buffer...); });
    fill<char>(host, [&](auto... buffer) { return mistbank_tile_set_title(set, buffer...); });
    fill<char>(host, [&](auto... buffer) { return mistbank_tile_set_text(set, buffer...); });
    fill<char>(host, [&](auto... buffer) { return mistbank_tile_set_provenance(set, number, buffer...); });
}

void set_queries(Host& host) {
    const mistbank_tile_set* set = host.set();
    const std::int32_t number = host.bytes.next_number();
    auto type = host.any_bytes<mistbank_tile_type>();
    auto segment = host.any_bytes<mistbank_segment>();
    mistbank_tile_set_fingerprint(set);
    mistbank_tile_set_type_count(set);
    mistbank_tile_set_type(set, number, or_null(host, type));
    mistbank_tile_set_segment(set, number, host.bytes.next_number(), or_null(host, segment));
    mistbank_tile_set_find(set, host.text());
    fill<mistbank_start_tile>(host, [&](auto... buffer) { return mistbank_tile_set_start(set, buffer...); });
}

// --- creating games ---

void create(Host& host) {
    mistbank_rules rules = host.rules();
    std::int32_t count = 0;
    const mistbank_tile_set* const* sets = nullptr;
    if (host.bytes.next(2) == 1) sets = host.some_sets(count);
    const mistbank_allocator* allocator = host.allocator();
    mistbank_game** game = host.new_game();
    const mistbank_status status = with_message(host, [&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_game_create(or_null(host, rules), sets, count, allocator, game, buffer, capacity, length);
    });
    if (game != nullptr) FUZZ_CHECK((*game != nullptr) == (status == MISTBANK_OK));
}

void free_game(Host& host) {
    mistbank_game*& game = host.game();
    mistbank_game_free(game);
    game = nullptr;
}

void clone(Host& host) {
    mistbank_game* made = nullptr;
    const mistbank_status status = mistbank_game_clone(host.game(), host.bytes.next(16) == 15 ? nullptr : &made);
    FUZZ_CHECK((made != nullptr) == (status == MISTBANK_OK));
    mistbank_game** place = host.new_game();
    if (place != nullptr) {
        *place = made;
    } else {
        mistbank_game_free(made);
    }
}

void copy(Host& host) {
    mistbank_game* game = host.game();
    const mistbank_game* other = host.game();
    if (mistbank_game_copy_from(game, other) == MISTBANK_OK) {
        FUZZ_CHECK(mistbank_game_state_hash(game) == mistbank_game_state_hash(other));
    }
}

void hold(Host& host) {
    const mistbank_game* game = host.game();
    mistbank_game* other = host.game();
    fill<std::uint8_t>(host, [&](auto... buffer) { return mistbank_game_save_state(game, buffer...); });
    std::int32_t length = 0;
    if (mistbank_game_save_state(game, nullptr, 0, &length) != MISTBANK_OK) return;
    std::vector<std::uint8_t> held(static_cast<std::size_t>(length));
    FUZZ_CHECK(mistbank_game_save_state(game, held.data(), length, &length) == MISTBANK_OK);
    const std::int32_t told = host.bytes.next(8) == 7 ? host.bytes.next_number() : length;
    const std::uint8_t* memory = host.bytes.next(16) == 15 ? nullptr : held.data();
    if (told > length) return;  // skips sizes beyond the end of the buffer
    const std::uint64_t before = mistbank_game_state_hash(other);
    const mistbank_status status = mistbank_game_restore_state(other, memory, told);
    FUZZ_CHECK(mistbank_game_state_hash(other) == (status == MISTBANK_OK ? mistbank_game_state_hash(game) : before));
}

void through_a_record(Host& host) {
    const mistbank_game* game = host.game();
    std::vector<char> record(1 << 16);
    std::int32_t length = 0;
    const auto size = static_cast<std::int32_t>(record.size());
    if (mistbank_game_to_record(game, host.bytes.next(3), record.data(), size, &length) != MISTBANK_OK) return;
    if (host.bytes.next(2) == 1) {
        record[static_cast<std::size_t>(length) * host.bytes.next() / 255] = static_cast<char>(host.bytes.next());
    }
    std::int32_t count = 0;
    const mistbank_tile_set* const* sets = host.some_sets(count);
    const mistbank_allocator* allocator = host.allocator();
    mistbank_game** made = host.new_game();
    const mistbank_status status = with_message(host, [&](char* buffer, std::int32_t capacity, std::int32_t* filled) {
        return mistbank_game_replay(record.data(), length, sets, count, allocator, made, buffer, capacity, filled);
    });
    if (made != nullptr) FUZZ_CHECK((*made != nullptr) == (status == MISTBANK_OK));
}

void through_json(Host& host) {
    const mistbank_game* game = host.game();
    const mistbank_tile_set* set = host.set();
    mistbank_rules rules = host.rules();
    auto action = host.any_bytes<mistbank_action>();
    auto event = host.any_bytes<mistbank_event>();
    fill<char>(host, [&](auto... buffer) { return mistbank_rules_to_json(&rules, buffer...); });
    fill<char>(host,
               [&](auto... buffer) { return mistbank_game_action_to_json(game, or_null(host, action), buffer...); });
    fill<char>(host,
               [&](auto... buffer) { return mistbank_game_event_to_json(game, or_null(host, event), buffer...); });
    fill<char>(host, [&](auto... buffer) { return mistbank_game_to_json(game, host.bytes.next_number(), buffer...); });
    std::vector<char> text(1 << 16);
    std::int32_t length = 0;
    const auto size = static_cast<std::int32_t>(text.size());
    if (mistbank_tile_set_to_json(set, text.data(), size, &length) != MISTBANK_OK) return;
    if (host.bytes.next(2) == 1) {
        text[static_cast<std::size_t>(length) * host.bytes.next() / 255] = static_cast<char>(host.bytes.next());
    }
    mistbank_tile_set** read = host.new_set();
    const mistbank_allocator* allocator = host.allocator();
    const mistbank_status status = with_message(host, [&](char* buffer, std::int32_t capacity, std::int32_t* filled) {
        return mistbank_tile_set_from_json(text.data(), length, allocator, read, buffer, capacity, filled);
    });
    if (read != nullptr) FUZZ_CHECK((*read != nullptr) == (status == MISTBANK_OK));
    with_message(host, [&](char* buffer, std::int32_t capacity, std::int32_t* filled) {
        return mistbank_rules_from_json(host.text(), -1, or_null(host, rules), buffer, capacity, filled);
    });
    with_message(host, [&](char* buffer, std::int32_t capacity, std::int32_t* filled) {
        return mistbank_game_action_from_json(game, host.text(), -1, or_null(host, action), buffer, capacity, filled);
    });
}

void through_a_snapshot(Host& host) {
    const mistbank_game* game = host.game();
    std::vector<std::uint8_t> bytes(1 << 16);
    std::int32_t size = 0;
    if (mistbank_game_to_snapshot(game, bytes.data(), static_cast<std::int32_t>(bytes.size()), &size) != MISTBANK_OK) {
        return;
    }
    bytes.resize(static_cast<std::size_t>(size));
    if (host.bytes.next(2) == 1) bytes[bytes.size() * host.bytes.next() / 256] = host.bytes.next();
    std::int32_t count = 0;
    const mistbank_tile_set* const* sets = host.some_sets(count);
    const mistbank_allocator* allocator = host.allocator();
    mistbank_game** made = host.new_game();
    const std::int32_t told = host.bytes.next(8) == 7 ? -1 : size;
    with_message(host, [&](char* buffer, std::int32_t capacity, std::int32_t* filled) {
        return mistbank_game_from_snapshot(bytes.data(), told, sets, count, allocator, made, buffer, capacity, filled);
    });
}

// --- playing ---

void apply(Host& host) {
    mistbank_game* game = host.game();
    mistbank_action action = host.action(game);
    const std::uint64_t before = mistbank_game_state_hash(game);
    const mistbank_status status = mistbank_game_apply(game, or_null(host, action));
    if (status != MISTBANK_OK) FUZZ_CHECK(mistbank_game_state_hash(game) == before);
}

void play_on(Host& host) {
    mistbank_game* game = host.game();
    for (int left = host.bytes.next(40); left > 0; --left) {
        const mistbank_action action = host.action(game);
        mistbank_game_apply(game, &action);
    }
}

void undo(Host& host) { mistbank_game_undo(host.game()); }
void stop_recording(Host& host) { mistbank_game_stop_recording(host.game()); }
void determinize(Host& host) {
    mistbank_game* game = host.game();
    const std::uint64_t seed = host.bytes.next();
    if (host.bytes.next(2) == 0) {
        mistbank_game_determinize(game, seed);
    } else {
        mistbank_game_determinize_for(game, seed, host.bytes.next_number());
    }
}

// Parses the text of an action, in which one byte may be changed or added. If the text is accepted, it must be the text
// that the library writes for the parsed action.
void spell(Host& host, const mistbank_game* game, mistbank_action action) {
    char text[MISTBANK_ACTION_TEXT_CAPACITY + 1];
    char again[MISTBANK_ACTION_TEXT_CAPACITY];
    std::int32_t length = 0;
    if (mistbank_game_action_text(game, &action, text, MISTBANK_ACTION_TEXT_CAPACITY, &length) != MISTBANK_OK) return;
    char* at = text + host.bytes.next(length + 1);
    if (host.bytes.next(2) == 1) {
        std::copy_backward(at, text + length, text + length + 1);
        ++length;
    }
    if (at < text + length) *at = static_cast<char>(host.bytes.next());
    if (mistbank_game_action_parse(game, text, length, &action) != MISTBANK_OK) return;
    const auto is_spelled = [&](auto spell) {
        std::int32_t right = 0;
        FUZZ_CHECK(spell(&action, again, MISTBANK_ACTION_TEXT_CAPACITY, &right) == MISTBANK_OK);
        return std::equal(text, text + length, again, again + right);
    };
    const auto by_game = [&](auto... given) { return mistbank_game_action_text(game, given...); };
    FUZZ_CHECK(is_spelled(by_game) || is_spelled(mistbank_action_text));
}

void actions(Host& host) {
    const mistbank_game* game = host.game();
    mistbank_action action = host.action(game);
    const std::int32_t first = host.bytes.next_number();
    const char* text = host.text();
    fill<mistbank_action>(host, [&](auto... buffer) { return mistbank_game_legal_actions(game, buffer...); });
    fill<mistbank_choice>(host, [&](auto... buffer) { return mistbank_game_choices(game, buffer...); });
    fill<mistbank_action>(host, [&](auto... buffer) { return mistbank_game_actions(game, first, buffer...); });
    fill<mistbank_event>(host, [&](auto... buffer) { return mistbank_game_events(game, first, buffer...); });
    fill<char>(host, [&](auto... buffer) { return mistbank_game_why_not(game, or_null(host, action), buffer...); });
    fill<char>(host, [&](auto... buffer) { return mistbank_game_action_text(game, or_null(host, action), buffer...); });
    fill<char>(host, [&](auto... buffer) { return mistbank_game_message(game, buffer...); });
    mistbank_game_action_parse(game, text, host.length_of(text), or_null(host, action));
    spell(host, game, action);
}

// --- queries ---

void numbers(Host& host) {
    const mistbank_game* game = host.game();
    const std::int32_t a = host.bytes.next_number();
    const std::int32_t b = host.bytes.next_number();
    using Query = std::int32_t(MISTBANK_CALL*)(const mistbank_game*);
    for (const Query query : {&mistbank_game_recording,      &mistbank_game_action_bound,
                              &mistbank_game_action_count,   &mistbank_game_event_count,
                              &mistbank_game_last_draw,      &mistbank_game_state_bytes,
                              &mistbank_game_outcome,        &mistbank_game_loss_reason,
                              &mistbank_game_turn,           &mistbank_game_active_player,
                              &mistbank_game_goal,           &mistbank_game_scoring_meeple_count,
                              &mistbank_game_ghost_supply,   &mistbank_game_ghosts_on_board,
                              &mistbank_game_pile_count,     &mistbank_game_active_pile,
                              &mistbank_game_type_count,     &mistbank_game_tile_count,
                              &mistbank_game_part,           &mistbank_game_figure_count,
                              &mistbank_game_deciding_player}) {
        FUZZ_CHECK((query(game) >= 0) == (game != nullptr));
    }
    using Asking = std::int32_t(MISTBANK_CALL*)(const mistbank_game*, std::int32_t);
    for (const Asking query :
         {&mistbank_game_player_of, &mistbank_game_hound_number, &mistbank_game_hound_meeple, &mistbank_game_pile_size,
          &mistbank_game_unseen, &mistbank_game_drawable, &mistbank_game_hand_size}) {
        FUZZ_CHECK(query(game, a) >= -1);
    }
    for (const Query query : {&mistbank_game_last_tile, &mistbank_game_dragon_tile, &mistbank_game_fairy_tile,
                              &mistbank_game_big_top_tile}) {
        const std::int32_t tile = query(game);
        FUZZ_CHECK(tile >= -1 && tile < std::max(mistbank_game_tile_count(game), 0));
    }
    FUZZ_CHECK((mistbank_game_tiles_under_hills(game) >= 0) == (game != nullptr));
    for (const Asking query : {&mistbank_game_sheep_in_bag, &mistbank_game_animals_unseen}) {
        FUZZ_CHECK((query(game, a) >= 0) == (game != nullptr));
    }
    FUZZ_CHECK((mistbank_game_flock(game, a, b) >= 0) == (game != nullptr));
    for (const Query query : {&mistbank_game_in_last_round, &mistbank_game_has_hidden_hands}) {
        const std::int32_t answer = query(game);
        FUZZ_CHECK(answer == 0 || (answer == 1 && game != nullptr));
    }
    for (const Asking query : {&mistbank_game_has_won, &mistbank_game_hound_arrived}) {
        const std::int32_t answer = query(game, a);
        FUZZ_CHECK(answer == 0 || (answer == 1 && game != nullptr));
    }
    const std::int32_t type = mistbank_game_hand(game, a, b, host.bytes.next(8) - 3);
    FUZZ_CHECK(type >= -1 && type < std::max(mistbank_game_type_count(game), 0));
    mistbank_game_tile_at(game, a, b);
    mistbank_game_ghosts_on(game, a, b);
    mistbank_game_figure_on(game, a, b);
    mistbank_anchor anchor;
    mistbank_game_anchor_on(game, a, b, &anchor);
    mistbank_game_find_type(game, host.text());
}

void structs(Host& host) {
    const mistbank_game* game = host.game();
    const std::int32_t a = host.bytes.next_number();
    const std::int32_t b = host.bytes.next_number();
    mistbank_decision decision;
    mistbank_scoring_meeple scoring;
    mistbank_supply supply;
    mistbank_tile_type type;
    mistbank_segment segment;
    mistbank_tile tile;
    mistbank_figure figure;
    mistbank_feature feature;
    mistbank_game_decision(game, or_null(host, decision));
    mistbank_game_scoring_meeple(game, a, or_null(host, scoring));
    mistbank_game_supply(game, a, or_null(host, supply));
    mistbank_game_type(game, a, or_null(host, type));
    mistbank_game_segment(game, a, b, or_null(host, segment));
    mistbank_game_tile(game, a, or_null(host, tile));
    mistbank_game_figure(game, a, or_null(host, figure));
    mistbank_game_feature(game, a, b, or_null(host, feature));
    mistbank_rules rules;
    mistbank_rules_init(&rules, sizeof rules);
    if (host.bytes.next(4) == 3) rules.size = static_cast<std::uint32_t>(host.bytes.next_number());
    mistbank_game_rules(game, or_null(host, rules));
}

mistbank_window window_of(Host& host, const mistbank_game* game) {
    auto window = host.any_bytes<mistbank_window>();
    if (host.bytes.next(4) != 3) mistbank_game_window(game, 1 + host.bytes.next(12), 1 + host.bytes.next(12), &window);
    return window;
}

void learning(Host& host) {
    const mistbank_game* game = host.game();
    const std::int32_t number = host.bytes.next_number();
    mistbank_window made = window_of(host, game);
    const mistbank_window* window = or_null(host, made);
    mistbank_action action = host.action(game);
    mistbank_plane_name(number);
    mistbank_plane_is_binary(number);
    mistbank_scalar_name(number);
    fill<std::uint8_t>(host, [&](auto... buffer) { return mistbank_game_planes(game, window, number, buffer...); });
    fill<std::int32_t>(host, [&](auto... buffer) { return mistbank_game_used_planes(game, buffer...); });
    const std::int32_t planes[] = {number, host.bytes.next(256), 7};
    const std::int32_t plane_count = host.bytes.next(8) - 4;
    fill<std::uint8_t>(host, [&](auto... buffer) {
        return mistbank_game_chosen_planes(game, window, number, planes, std::min(plane_count, 3), buffer...);
    });
    fill<std::int32_t>(host, [&](auto... buffer) { return mistbank_game_scalars(game, number, buffer...); });
    fill<std::int32_t>(host, [&](auto... buffer) { return mistbank_game_legal_indices(game, window, buffer...); });
    fill<std::uint8_t>(host, [&](auto... buffer) { return mistbank_game_legal_mask(game, window, buffer...); });
    const std::int32_t index = mistbank_game_index_of(game, window, &action);
    FUZZ_CHECK(index >= -1 && index <= mistbank_game_index_count(game, window));
    mistbank_action back;
    if (mistbank_game_action_at(game, window, number, &back) == MISTBANK_OK) {
        FUZZ_CHECK(mistbank_game_index_of(game, window, &back) == number);
    }
}

void rollout(Host& host) {
    mistbank_game* game = host.game();
    mistbank_rollout out;
    if (mistbank_game_pile_count(game) > 0 && mistbank_game_pile_size(game, 0) > 60) return;  // too slow
    mistbank_game_rollouts(game, host.bytes.next(), or_null(host, out), 1);
    if (host.bytes.next(4) == 3) mistbank_game_rollout(game, host.bytes.next(), or_null(host, out));
}

void lists(Host& host) {
    const mistbank_game* game = host.game();
    fill<std::int32_t>(host, [&](auto... buffer) { return mistbank_game_set_aside(game, buffer...); });
    fill<double>(host, [&](auto... buffer) { return mistbank_game_returns(game, buffer...); });
    fill<mistbank_tile>(host, [&](auto... buffer) { return mistbank_game_tiles(game, buffer...); });
    fill<mistbank_figure>(host, [&](auto... buffer) { return mistbank_game_figures(game, buffer...); });
    const std::int32_t fact = host.bytes.next(mistbank_fact_count() + 2) - 1;
    const std::int32_t owner = host.bytes.next();
    fill<std::int32_t>(host, [&](auto... buffer) { return mistbank_game_fact(game, fact, owner, buffer...); });
    mistbank_fact info;
    FUZZ_CHECK((mistbank_fact_info(fact, &info) == MISTBANK_OK) == (fact >= 0 && fact < mistbank_fact_count()));
    FUZZ_CHECK(mistbank_find_fact(mistbank_fact_name(fact)) == (fact >= 0 && fact < mistbank_fact_count() ? fact : -1));
    fill<mistbank_prisoner>(host, [&](auto... buffer) { return mistbank_game_prisoners(game, buffer...); });
    fill<mistbank_feature>(host, [&](auto... buffer) { return mistbank_game_features(game, buffer...); });
    fill<std::uint8_t>(host, [&](auto... buffer) { return mistbank_game_to_snapshot(game, buffer...); });
    learning(host);
    rollout(host);
}

void pictures(Host& host) {
    const mistbank_game* game = host.game();
    const std::int32_t type = host.bytes.next_number();
    auto made = host.any_bytes<mistbank_svg_options>();
    if (host.bytes.next(4) != 3) {
        made.size = sizeof made;
        made.tile_size = 16 + host.bytes.next();
        made.theme &= 1;
    }
    const mistbank_svg_options* options = or_null(host, made);
    fill<char>(host, [&](auto... buffer) { return mistbank_game_render_svg(game, options, buffer...); });
    std::array<mistbank_svg_mark, 3> marks;
    for (mistbank_svg_mark& mark : marks) {
        mark = host.any_bytes<mistbank_svg_mark>();
        if (host.bytes.next(4) == 3) continue;
        mark.kind = 1 + host.bytes.next(3);
        mark.x = host.bytes.next(4) - 1;
        mark.y = host.bytes.next(4) - 1;
        mark.segment &= 7;
        mark.to_x = host.bytes.next(4) - 1;
        mark.to_y = host.bytes.next(4) - 1;
        mark.colour &= 0xFFFFFF;
        mark.label[host.bytes.next(16)] = '\0';
    }
    const std::int32_t count = host.bytes.next(5) - 1;
    const mistbank_svg_mark* given = host.bytes.next(8) == 7 ? nullptr : marks.data();
    fill<char>(host,
               [&](auto... buffer) { return mistbank_game_render_svg_marked(game, options, given, count, buffer...); });
    fill<char>(host,
               [&](auto... buffer) { return mistbank_game_render_tile_svg(game, type, type & 7, options, buffer...); });
}

void texts(Host& host) {
    const mistbank_game* game = host.game();
    const std::int32_t a = host.bytes.next_number();
    mistbank_text_options made{};
    const auto begin = host.any_bytes<std::array<char, offsetof(mistbank_text_options, names)>>();
    std::memcpy(&made, begin.data(), begin.size());
    const auto name = host.any_bytes<std::array<char, 8>>();
    if (host.bytes.next(4) == 3)
        std::memcpy(made.names[host.bytes.next(MISTBANK_MAX_COLOURS)], name.data(), name.size());
    if (host.bytes.next(4) != 3) made.size = sizeof made;
    const mistbank_text_options* options = or_null(host, made);
    const auto action = host.any_bytes<mistbank_action>();
    auto event = host.any_bytes<mistbank_event>();
    fill<char>(host, [&](auto... buffer) { return mistbank_game_to_record(game, a, buffer...); });
    fill<char>(host, [&](auto... buffer) { return mistbank_game_render_text(game, options, buffer...); });
    fill<char>(host, [&](auto... buffer) { return mistbank_game_summary(game, options, buffer...); });
    fill<char>(host, [&](auto... buffer) { return mistbank_game_render_tile(game, a, a & 7, options, buffer...); });
    fill<char>(host, [&](auto... buffer) { return mistbank_game_sentence(game, or_null(host, event), buffer...); });
    fill<char>(host, [&](auto... buffer) { return mistbank_game_question(game, options, buffer...); });
    fill<char>(host, [&](auto... buffer) { return mistbank_game_describe_event(game, &event, options, buffer...); });
    fill<char>(host, [&](auto... buffer) { return mistbank_game_describe_action(game, &action, options, buffer...); });
    pictures(host);
}

using Call = void (*)(Host&);
const Call calls[] = {create,         play_on,         apply,          names,
                      rules,          options,         open_set,       parse_set,
                      undo,           free_set,        set_texts,      set_queries,
                      free_game,      clone,           copy,           through_a_record,
                      actions,        numbers,         structs,        determinize,
                      lists,          texts,           stop_recording, through_a_snapshot,
                      create,         play_on,         play_on,        apply,
                      hold,           create_batch,    create_batch,   free_batch,
                      deal_batch,     step_batch,      step_batch,     list_batch,
                      see_batch,      copy_from_batch, create_adviser, create_adviser,
                      free_adviser,   let_think,       let_think,      ask_adviser,
                      through_json,   set_up,          soundness,      merge_advisers,
                      review_decision};
constexpr int call_count = static_cast<int>(sizeof calls / sizeof calls[0]);

}  // namespace

FUZZ_TARGET(hostile_calls) {
    Host host(bytes);
    for (int count = 0; count < most_calls && !host.bytes.empty(); ++count) {
        calls[static_cast<std::size_t>(host.bytes.next(call_count))](host);
    }
}
