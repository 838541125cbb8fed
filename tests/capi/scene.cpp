#include "scene.hpp"

#include <algorithm>

namespace capi_test {

mistbank_status read_set(Scene& s, const char* text) {
    mistbank_tile_set* set = nullptr;
    const mistbank_status status =
        mistbank_tile_set_parse(text, -1, &s.allocator, &set, s.buffers.text.data(), s.buffers.text_room(), nullptr);
    mistbank_tile_set_free(set);
    return status;
}

namespace {

/// Creates a game from stored data, and frees the game.
template <class Read, class Stored>
mistbank_status read_game(Scene& s, Read read, const Stored& stored, bool given) {
    mistbank_game* game = nullptr;
    const mistbank_status status =
        read(stored.data(), static_cast<std::int32_t>(stored.size()), given ? s.set_list() : nullptr,
             given ? s.set_count() : 0, &s.allocator, &game, s.buffers.text.data(), s.buffers.text_room(), nullptr);
    mistbank_game_free(game);
    return status;
}

}  // namespace

mistbank_status replay(Scene& s, const std::string& record, bool given) {
    return read_game(s, mistbank_game_replay, record, given);
}

mistbank_status set_up(Scene& s, const std::string& position, bool given) {
    return read_game(s, mistbank_game_from_position, position, given);
}

mistbank_status restore(Scene& s, const std::vector<std::uint8_t>& snapshot, bool given) {
    return read_game(s, mistbank_game_from_snapshot, snapshot, given);
}

namespace {

constexpr std::int32_t games_of_batch = 3;

mistbank_status rules_as_json(Scene& s) {
    const mistbank_status written =
        mistbank_rules_to_json(&s.rules, s.buffers.text.data(), s.buffers.text_room(), nullptr);
    mistbank_rules again = s.rules;
    if (written != MISTBANK_OK) return written;
    return mistbank_rules_from_json(s.buffers.text.data(), -1, &again, nullptr, 0, nullptr);
}

/// An action with more fields than the JSON reader can store.
const std::string action_of_many_fields = [] {
    std::string text = R"({"text":"pass")";
    for (int i = 0; i < 70; ++i) text += ",\"mood" + std::to_string(i) + "\":[]";
    return text + "}";
}();

mistbank_status set_as_json(Scene& s) {
    mistbank_tile_set* set = nullptr;
    mistbank_status status = mistbank_tile_set_parse(own_tiles, -1, &s.allocator, &set, nullptr, 0, nullptr);
    if (status != MISTBANK_OK) return status;
    status = mistbank_tile_set_to_json(set, s.buffers.text.data(), s.buffers.text_room(), nullptr);
    mistbank_tile_set_free(set);
    if (status != MISTBANK_OK) return status;
    status = mistbank_tile_set_from_json(s.buffers.text.data(), -1, &s.allocator, &set, nullptr, 0, nullptr);
    if (status != MISTBANK_OK) return status;
    status = mistbank_tile_set_text(set, s.buffers.text.data(), s.buffers.text_room(), nullptr);
    mistbank_tile_set_free(set);
    return status;
}

/// Writes the public view of the game as JSON, and reads the JSON back.
mistbank_status game_as_json(Scene& s) {
    const mistbank_status written = s.as_json(mistbank_game_to_json, MISTBANK_VIEWER_NOBODY);
    mistbank_game* game = nullptr;
    if (written != MISTBANK_OK) return written;
    const mistbank_status status = mistbank_game_from_json(s.buffers.text.data(), -1, s.set_list(), s.set_count(),
                                                           &s.allocator, &game, nullptr, 0, nullptr);
    mistbank_game_free(game);
    return status;
}

/// Creates a batch of some games on two threads, and makes the call on the batch.
mistbank_status on_batch(Scene& s, const std::function<mistbank_status(mistbank_batch*)>& call) {
    mistbank_batch* batch = nullptr;
    const mistbank_status status =
        mistbank_batch_create(&s.rules, s.set_list(), s.set_count(), games_of_batch, 2, &s.allocator, &batch,
                              s.buffers.text.data(), s.buffers.text_room(), nullptr);
    if (status != MISTBANK_OK) return status;
    const mistbank_status answer = call(batch);
    mistbank_batch_free(batch);
    return answer;
}

/// Makes each call on a batch once; returns the first status other than OK.
mistbank_status make_calls_of_batch(Scene& s, mistbank_batch* batch) {
    constexpr std::int32_t n = games_of_batch;
    mistbank_action chosen[n];
    mistbank_status statuses[n];
    mistbank_window windows[n];
    mistbank_decision decisions[n];
    mistbank_rollout results[n];
    std::uint8_t ended[n];
    std::uint64_t random[n] = {1, 2, 3};
    std::uint64_t offsets[n + 1];
    const std::int32_t indices[n] = {};
    const auto room = [](const auto& buffer) { return static_cast<std::uint64_t>(buffer.size()); };
    std::vector<std::uint8_t>& bytes = s.buffers.bytes;
    for (const mistbank_status status :
         {mistbank_batch_restart(batch, 8),
          mistbank_batch_random_actions(batch, random, chosen, n),
          mistbank_batch_choose(batch, 9, 9, MISTBANK_SAMPLING_LOGITS, nullptr, 0, random, chosen, nullptr, statuses,
                                n),
          mistbank_batch_apply(batch, chosen, statuses, n),
          mistbank_batch_random_step(batch, random, chosen, ended, results, n),
          mistbank_batch_step(batch, chosen, statuses, ended, results, n),
          mistbank_batch_deal(batch, nullptr, n),
          mistbank_batch_legal_actions(batch, s.buffers.actions.data(), room(s.buffers.actions), offsets, n),
          mistbank_batch_decisions(batch, decisions, n),
          mistbank_batch_standings(batch, results, n),
          mistbank_batch_windows(batch, 9, 9, windows, n),
          mistbank_batch_planes(batch, 9, 9, bytes.data(), room(bytes), nullptr),
          mistbank_batch_used_planes(batch, s.buffers.numbers.data(), s.buffers.number_room(), nullptr),
          mistbank_batch_chosen_planes(batch, 9, 9, indices, 1, bytes.data(), room(bytes), nullptr),
          mistbank_batch_packed_planes(batch, 9, 9, indices, 1, bytes.data(), room(bytes), nullptr),
          mistbank_batch_scalars(batch, s.buffers.numbers.data(), room(s.buffers.numbers), nullptr),
          mistbank_batch_legal_masks(batch, 9, 9, bytes.data(), room(bytes), nullptr),
          mistbank_batch_packed_masks(batch, 9, 9, bytes.data(), room(bytes), nullptr),
          mistbank_batch_actions_at(batch, 9, 9, indices, chosen, statuses, n),
          mistbank_batch_game_into(batch, 1, s.copy.get())}) {
        if (status != MISTBANK_OK) return status;
    }
    return MISTBANK_OK;
}

/// Creates an adviser for the game and makes each call on the adviser once; returns the first status other than OK. A
/// finished game needs no advice, which is also OK.
mistbank_status ask_adviser(Scene& s) {
    mistbank_adviser* made = nullptr;
    const mistbank_status status = mistbank_adviser_create(s.game.get(), MISTBANK_STRENGTH_EASY, 4, &made,
                                                           s.buffers.text.data(), s.buffers.text_room(), nullptr);
    const AdviserPtr adviser(made);
    if (status != MISTBANK_OK) return status;
    for (const std::int32_t simulations : {0, 3}) {
        const mistbank_status thought = mistbank_adviser_think(made, s.game.get(), simulations);
        if (thought != MISTBANK_OK) return thought == MISTBANK_GAME_OVER ? MISTBANK_OK : thought;
    }
    mistbank_advice advice{};
    mistbank_action line[MISTBANK_MAX_LINE];
    std::uint8_t results[MISTBANK_MAX_RESULTS];
    std::int32_t found = 0;
    if (mistbank_adviser_results(made, results, sizeof results, &found) != MISTBANK_OK) return MISTBANK_INTERNAL_ERROR;
    for (const mistbank_status answer :
         {mistbank_adviser_advice(made, 0, &advice), mistbank_adviser_line(made, 0, line, MISTBANK_MAX_LINE, nullptr),
          mistbank_adviser_explanation(made, 0, s.buffers.text.data(), MISTBANK_EXPLANATION_CAPACITY, nullptr),
          mistbank_adviser_explain(made, 0, &s.drawing, s.buffers.text.data(), s.buffers.text_room(), nullptr),
          mistbank_adviser_choose(made, line), mistbank_adviser_merge_results(made, results, found),
          mistbank_adviser_new_results(made, results, sizeof results, &found), mistbank_adviser_mark_reported(made),
          mistbank_adviser_reset(made), mistbank_adviser_set_worker_count(made, 3)}) {
        if (answer != MISTBANK_OK) return answer;
    }
    return MISTBANK_OK;
}

}  // namespace

const std::vector<Call>& all_calls() {
    static const std::vector<Call> calls = {
        {"tile_set_builtin",
         [](Scene& s) {
             mistbank_tile_set* set = nullptr;
             const mistbank_status status = mistbank_tile_set_builtin("mists", &s.allocator, &set);
             mistbank_tile_set_free(set);
             return status;
         }},
        {"default_set",
         [](Scene& s) -> mistbank_status {
             return mistbank_default_set(&s.rules, 0) == nullptr ? MISTBANK_INTERNAL_ERROR : MISTBANK_OK;
         }},
        {"tile_set_parse", [](Scene& s) { return read_set(s, own_tiles); }},
        {"game_create",
         [](Scene& s) {
             mistbank_game* game = nullptr;
             const mistbank_status status = s.make(&game);
             mistbank_game_free(game);
             return status;
         }},
        {"game_clone",
         [](Scene& s) {
             mistbank_game* game = nullptr;
             const mistbank_status status = mistbank_game_clone(s.game.get(), &game);
             mistbank_game_free(game);
             return status;
         }},
        {"game_copy_from", [](Scene& s) { return mistbank_game_copy_from(s.copy.get(), s.game.get()); }},
        {"game_save_state",
         [](Scene& s) {
             return mistbank_game_save_state(s.game.get(), s.buffers.bytes.data(), s.buffers.byte_room(), nullptr);
         }},
        {"game_restore_state",
         [](Scene& s) {
             return mistbank_game_restore_state(s.copy.get(), s.held.data(), static_cast<std::int32_t>(s.held.size()));
         }},
        {"game_restart", [](Scene& s) { return mistbank_game_restart(s.copy.get(), 12); }},
        {"game_stop_recording", [](Scene& s) { return mistbank_game_stop_recording(s.copy.get()); }},
        {"game_determinize", [](Scene& s) { return mistbank_game_determinize(s.copy.get(), 12); }},
        {"game_determinize_for", [](Scene& s) { return mistbank_game_determinize_for(s.copy.get(), 12, 0); }},
        {"game_legal_actions",
         [](Scene& s) {
             return mistbank_game_legal_actions(s.game.get(), s.buffers.actions.data(), s.buffers.action_room(),
                                                nullptr);
         }},
        {"game_choices",
         [](Scene& s) {
             const auto room = static_cast<std::int32_t>(s.buffers.choices.size());
             return mistbank_game_choices(s.game.get(), s.buffers.choices.data(), room, nullptr);
         }},
        {"game_random_action",
         [](Scene& s) -> mistbank_status {
             std::uint64_t random = 12;
             mistbank_action action;
             const mistbank_status status = mistbank_game_random_action(s.game.get(), &random, &action);
             return status == MISTBANK_GAME_OVER ? MISTBANK_OK : status;
         }},
        {"game_apply",
         [](Scene& s) -> mistbank_status {
             if (s.action.kind == 0) return MISTBANK_OK;  // a finished game has no legal action
             return mistbank_game_apply(s.copy.get(), &s.action);
         }},
        {"game_undo",
         [](Scene& s) -> mistbank_status {
             const mistbank_status status = mistbank_game_undo(s.copy.get());
             return status == MISTBANK_NOTHING_TO_UNDO ? MISTBANK_OK : status;
         }},
        {"game_why_not",
         [](Scene& s) {
             return mistbank_game_why_not(s.game.get(), &s.action, s.buffers.text.data(), s.buffers.text_room(),
                                          nullptr);
         }},
        {"game_action_text",
         [](Scene& s) {
             return mistbank_game_action_text(s.game.get(), &s.action, s.buffers.text.data(), s.buffers.text_room(),
                                              nullptr);
         }},
        {"action_text",
         [](Scene& s) {
             return mistbank_action_text(&s.action, s.buffers.text.data(), s.buffers.text_room(), nullptr);
         }},
        {"game_events",
         [](Scene& s) {
             return mistbank_game_events(s.game.get(), 0, s.buffers.events.data(), s.buffers.event_room(), nullptr);
         }},
        {"game_figures",
         [](Scene& s) {
             return mistbank_game_figures(s.game.get(), s.buffers.figures.data(), s.buffers.figure_room(), nullptr);
         }},
        {"game_supply", [](Scene& s) { return mistbank_game_supply(s.game.get(), 0, &s.supply); }},
        {"game_prisoners",
         [](Scene& s) {
             return mistbank_game_prisoners(s.game.get(), s.buffers.prisoners.data(), s.buffers.prisoner_room(),
                                            nullptr);
         }},
        {"game_dragon_tile, game_fairy_tile and game_in_last_round",
         [](Scene& s) -> mistbank_status {
             const bool fine = mistbank_game_dragon_tile(s.game.get()) >= -1 &&
                               mistbank_game_fairy_tile(s.game.get()) >= -1 &&
                               mistbank_game_in_last_round(s.game.get()) <= 1;
             return fine ? MISTBANK_OK : MISTBANK_INTERNAL_ERROR;
         }},
        {"game_big_top_tile, game_tiles_under_hills, game_sheep_in_bag, game_flock, game_animals_unseen, "
         "game_has_hidden_hands, game_hand_size and game_hand",
         [](Scene& s) -> mistbank_status {
             const bool fine =
                 mistbank_game_has_hidden_hands(s.game.get()) <= 1 && mistbank_game_big_top_tile(s.game.get()) >= -1 &&
                 mistbank_game_tiles_under_hills(s.game.get()) >= 0 &&
                 mistbank_game_sheep_in_bag(s.game.get(), 0) >= 0 &&
                 mistbank_game_flock(s.game.get(), MISTBANK_COLOUR_RED, 1) >= 0 &&
                 mistbank_game_animals_unseen(s.game.get(), 5) >= 0 && mistbank_game_hand_size(s.game.get(), 0) >= 0 &&
                 mistbank_game_hand(s.game.get(), 0, 0, 0) >= -1;
             return fine ? MISTBANK_OK : MISTBANK_INTERNAL_ERROR;
         }},
        {"fact_info, find_fact and game_fact",
         [](Scene& s) {
             mistbank_fact info;
             const std::int32_t fact = mistbank_find_fact("ferries");
             const mistbank_status described = mistbank_fact_info(fact, &info);
             if (described != MISTBANK_OK || mistbank_fact_name(fact) == std::string_view("?")) return described;
             return mistbank_game_fact(s.game.get(), fact, 0, s.buffers.numbers.data(), s.buffers.number_room(),
                                       nullptr);
         }},
        {"game_features",
         [](Scene& s) {
             return mistbank_game_features(s.game.get(), s.buffers.features.data(), s.buffers.feature_room(), nullptr);
         }},
        {"game_planes",
         [](Scene& s) {
             return mistbank_game_planes(s.game.get(), &s.window, 0, s.buffers.bytes.data(), s.buffers.byte_room(),
                                         nullptr);
         }},
        {"game_used_planes and game_chosen_planes",
         [](Scene& s) {
             std::int32_t planes = 0;
             const mistbank_status listed =
                 mistbank_game_used_planes(s.game.get(), s.buffers.numbers.data(), s.buffers.number_room(), &planes);
             if (listed != MISTBANK_OK) return listed;
             return mistbank_game_chosen_planes(s.game.get(), &s.window, 0, s.buffers.numbers.data(), planes,
                                                s.buffers.bytes.data(), s.buffers.byte_room(), nullptr);
         }},
        {"game_scalars",
         [](Scene& s) {
             return mistbank_game_scalars(s.game.get(), 0, s.buffers.numbers.data(), s.buffers.number_room(), nullptr);
         }},
        {"game_legal_indices",
         [](Scene& s) {
             return mistbank_game_legal_indices(s.game.get(), &s.window, s.buffers.numbers.data(),
                                                s.buffers.number_room(), nullptr);
         }},
        {"game_legal_mask",
         [](Scene& s) {
             return mistbank_game_legal_mask(s.game.get(), &s.window, s.buffers.bytes.data(), s.buffers.byte_room(),
                                             nullptr);
         }},
        {"game_points",
         [](Scene& s) {
             mistbank_points points;
             return mistbank_game_points(s.game.get(), &points);
         }},
        {"game_rollout", [](Scene& s) { return mistbank_game_rollout(s.copy.get(), 5, nullptr); }},
        {"game_rollouts",
         [](Scene& s) { return mistbank_game_rollouts(s.game.get(), 5, s.buffers.rollouts.data(), 2); }},
        {"batch_create", [](Scene& s) { return on_batch(s, [](mistbank_batch*) { return MISTBANK_OK; }); }},
        {"batch_lookahead",
         [](Scene& s) {
             return on_batch(s, [&s](mistbank_batch* batch) {
                 std::uint64_t offsets[games_of_batch + 1];
                 const auto scalars = static_cast<std::size_t>(mistbank_scalar_count());
                 const std::size_t room = std::min(s.buffers.points.size(), s.buffers.reals.size() / scalars);
                 return mistbank_batch_lookahead(batch, s.buffers.actions.data(), s.buffers.points.data(),
                                                 s.buffers.reals.data(), room, offsets, games_of_batch);
             });
         }},
        {"the other calls on a batch",
         [](Scene& s) { return on_batch(s, [&s](mistbank_batch* batch) { return make_calls_of_batch(s, batch); }); }},
        {"adviser_create and the other calls on an adviser", ask_adviser},
        {"rules_to_json and rules_from_json", rules_as_json},
        {"game_to_json", [](Scene& s) { return s.as_json(mistbank_game_to_json, MISTBANK_VIEWER_HOST); }},
        {"game_to_json and game_from_json", game_as_json},
        {"game_action_to_json", [](Scene& s) { return s.as_json(mistbank_game_action_to_json, &s.action); }},
        {"game_action_from_json",
         [](Scene& s) {
             mistbank_action action{};
             return mistbank_game_action_from_json(s.game.get(), action_of_many_fields.c_str(), -1, &action,
                                                   s.buffers.text.data(), s.buffers.text_room(), nullptr);
         }},
        {"game_event_to_json",
         [](Scene& s) { return s.as_json(mistbank_game_event_to_json, s.buffers.events.data()); }},
        {"tile_set_to_json, tile_set_from_json and tile_set_text", set_as_json},
        {"game_set_header, game_header and game_headers",
         [](Scene& s) {
             char* const text = s.buffers.text.data();
             const std::int32_t room = s.buffers.text_room();
             for (const char* value : {"Anna", "Bo", static_cast<const char*>(nullptr)}) {
                 const mistbank_status status = mistbank_game_set_header(s.copy.get(), "x-name-red", value);
                 if (status != MISTBANK_OK) return status;
                 mistbank_game_header(s.copy.get(), "x-name-red", text, room, nullptr);
             }
             return mistbank_game_headers(s.copy.get(), text, room, nullptr);
         }},
        {"game_to_record, full",
         [](Scene& s) {
             return mistbank_game_to_record(s.game.get(), MISTBANK_RECORD_FULL, s.buffers.text.data(),
                                            s.buffers.text_room(), nullptr);
         }},
        {"game_to_record, open",
         [](Scene& s) {
             return mistbank_game_to_record(s.game.get(), MISTBANK_RECORD_OPEN, s.buffers.text.data(),
                                            s.buffers.text_room(), nullptr);
         }},
        {"game_replay, full", [](Scene& s) { return replay(s, s.full_record); }},
        {"game_replay, open", [](Scene& s) { return replay(s, s.open_record); }},
        {"game_replay, no set given", [](Scene& s) { return replay(s, s.full_record, false); }},
        {"game_to_position, the host's",
         [](Scene& s) { return s.as_json(mistbank_game_to_position, MISTBANK_VIEWER_HOST); }},
        {"game_to_position, nobody's",
         [](Scene& s) { return s.as_json(mistbank_game_to_position, MISTBANK_VIEWER_NOBODY); }},
        {"game_from_position", [](Scene& s) { return set_up(s, s.position); }},
        {"game_from_position, no set given", [](Scene& s) { return set_up(s, s.position, false); }},
        {"game_check",
         [](Scene& s) {
             return mistbank_game_check(s.game.get(), s.buffers.text.data(), s.buffers.text_room(), nullptr);
         }},
        {"game_to_snapshot",
         [](Scene& s) {
             return mistbank_game_to_snapshot(s.game.get(), s.buffers.bytes.data(), s.buffers.byte_room(), nullptr);
         }},
        {"game_from_snapshot", [](Scene& s) { return restore(s, s.snapshot); }},
        {"game_from_snapshot, no set given", [](Scene& s) { return restore(s, s.snapshot, false); }},
        {"game_render_text",
         [](Scene& s) {
             return mistbank_game_render_text(s.game.get(), &s.drawing, s.buffers.text.data(), s.buffers.text_room(),
                                              nullptr);
         }},
        {"game_summary",
         [](Scene& s) {
             return mistbank_game_summary(s.game.get(), &s.drawing, s.buffers.text.data(), s.buffers.text_room(),
                                          nullptr);
         }},
        {"game_describe_action",
         [](Scene& s) {
             return mistbank_game_describe_action(s.game.get(), &s.action, &s.drawing, s.buffers.text.data(),
                                                  s.buffers.text_room(), nullptr);
         }},
        {"game_question",
         [](Scene& s) {
             return mistbank_game_question(s.game.get(), &s.drawing, s.buffers.text.data(), s.buffers.text_room(),
                                           nullptr);
         }},
        {"game_render_tile",
         [](Scene& s) {
             return mistbank_game_render_tile(s.game.get(), 0, 1, nullptr, s.buffers.text.data(), s.buffers.text_room(),
                                              nullptr);
         }},
        {"game_render_svg",
         [](Scene& s) {
             return mistbank_game_render_svg(s.game.get(), &s.picture, s.buffers.text.data(), s.buffers.text_room(),
                                             nullptr);
         }},
        {"game_render_svg_marked",
         [](Scene& s) {
             const mistbank_svg_mark marks[] = {{MISTBANK_SVG_MARK_CELL, 0, 0, 0, 0, 0, 0xFFFFFF, 0, "cell"},
                                                {MISTBANK_SVG_MARK_SEGMENT, 0, 0, 1, 0, 0, 0, 0, ""},
                                                {MISTBANK_SVG_MARK_ARROW, 0, 0, 0, 1, 0, 0x10FF10, 0, "there"}};
             return mistbank_game_render_svg_marked(s.game.get(), &s.picture, marks, 3, s.buffers.text.data(),
                                                    s.buffers.text_room(), nullptr);
         }},
        {"game_render_tile_svg",
         [](Scene& s) {
             return mistbank_game_render_tile_svg(s.game.get(), 1, 3, nullptr, s.buffers.text.data(),
                                                  s.buffers.text_room(), nullptr);
         }},
    };
    return calls;
}

}  // namespace capi_test
