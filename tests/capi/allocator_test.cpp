// Every call takes its memory from the host's allocator and from nowhere else, gives all of it back, and survives each
// single request that gets nothing.
#include <fstream>
#include <functional>
#include <iterator>

#include "host_memory.hpp"
#include "support.hpp"

using namespace capi_test;

namespace {

/// A set of a host's own, with everything that a text may say.
constexpr const char* own_tiles =
    "mistbank-tiles 1\n"
    "name own\n"
    "title Tiles of somebody's own, with a title that no small text holds in place\n"
    "provenance All of it is made up for a test, which takes a long sentence to say.\n"
    "tile crossing\n"
    "  copies 30\n"
    "  provenance The road is copied from a tile that was found in a drawer, long ago.\n"
    "  road N S\n  field NR EL ER SL\n  field NL WR WL SR\n"
    "tile gate\n  copies 30\n  city N coats 1\n  field EL ER SL SR WL WR touches N\n"
    "tile bank\n  copies 20\n  city N\n  mist E S W symbols 1\n"
    "start\n  0 0 crossing\n";

/// Room for whatever a call has to tell.
struct Buffers {
    std::vector<char> text = std::vector<char>(1u << 22);
    std::vector<std::uint8_t> bytes = std::vector<std::uint8_t>(1u << 22);
    std::vector<mistbank_action> actions = std::vector<mistbank_action>(MISTBANK_MAX_ACTIONS);
    std::vector<mistbank_event> events = std::vector<mistbank_event>(16384);
    std::vector<mistbank_figure> figures = std::vector<mistbank_figure>(256);
    std::vector<mistbank_prisoner> prisoners = std::vector<mistbank_prisoner>(128);
    std::vector<mistbank_feature> features = std::vector<mistbank_feature>(4096);
    std::vector<std::int32_t> numbers = std::vector<std::int32_t>(1u << 16);
    std::vector<mistbank_rollout> rollouts = std::vector<mistbank_rollout>(2);

    std::int32_t text_room() const { return static_cast<std::int32_t>(text.size()); }
    std::int32_t byte_room() const { return static_cast<std::int32_t>(bytes.size()); }
    std::int32_t action_room() const { return static_cast<std::int32_t>(actions.size()); }
    std::int32_t event_room() const { return static_cast<std::int32_t>(events.size()); }
    std::int32_t figure_room() const { return static_cast<std::int32_t>(figures.size()); }
    std::int32_t prisoner_room() const { return static_cast<std::int32_t>(prisoners.size()); }
    std::int32_t feature_room() const { return static_cast<std::int32_t>(features.size()); }
    std::int32_t number_room() const { return static_cast<std::int32_t>(numbers.size()); }
};

/// A game whose every call is tried, with what the calls need.
struct Scene {
    Heap heap;
    mistbank_allocator allocator = heap.allocator();
    Buffers buffers;
    mistbank_rules rules{};
    std::vector<SetPtr> sets;
    std::vector<const mistbank_tile_set*> listed;
    GamePtr game;
    GamePtr copy;  ///< made anew for each call, for those that change a game
    std::string full_record;
    std::string open_record;
    std::string position;
    std::vector<std::uint8_t> snapshot;
    std::vector<std::uint8_t> held;
    mistbank_supply supply{};
    mistbank_window window{};
    mistbank_action action{};  ///< a legal one
    mistbank_svg_options picture{};
    mistbank_text_options drawing{};

    const mistbank_tile_set* const* set_list() const { return listed.empty() ? nullptr : listed.data(); }
    std::int32_t set_count() const { return static_cast<std::int32_t>(listed.size()); }

    template <class Call, class Thing>
    mistbank_status as_json(Call call, Thing thing) {
        return call(game.get(), thing, buffers.text.data(), buffers.text_room(), nullptr);
    }
    mistbank_status make(mistbank_game** made) {
        return mistbank_game_create(&rules, set_list(), set_count(), &allocator, made, buffers.text.data(),
                                    buffers.text_room(), nullptr);
    }
    /// Tells what the game is like now to the calls that read it again.
    void write_down() {
        full_record = record_of(game.get(), MISTBANK_RECORD_FULL);
        open_record = record_of(game.get(), MISTBANK_RECORD_OPEN);
        position = position_of(game.get());
        snapshot = snapshot_of(game.get());
        held = held_of(game.get());
        const std::vector<mistbank_action> legal = legal_actions(game.get());
        action = legal.empty() ? mistbank_action{} : legal[legal.size() / 2];
        REQUIRE(mistbank_game_window(game.get(), 11, 11, &window) == MISTBANK_OK);
        REQUIRE(mistbank_svg_options_init(&picture, sizeof picture) == MISTBANK_OK);
        REQUIRE(mistbank_text_options_init(&drawing, sizeof drawing) == MISTBANK_OK);
        picture.fits = picture.coordinates = drawing.fits = drawing.colours = drawing.ascii = 1;
        drawing.numbers = 3;
        picture.owners = picture.finished = picture.numbers = 1;
    }
};

constexpr std::int32_t games_of_batch = 3;

struct Call {
    const char* name;
    std::function<mistbank_status(Scene&)> make;
};

mistbank_status read_set(Scene& s, const char* text) {
    mistbank_tile_set* set = nullptr;
    const mistbank_status status =
        mistbank_tile_set_parse(text, -1, &s.allocator, &set, s.buffers.text.data(), s.buffers.text_room(), nullptr);
    mistbank_tile_set_free(set);
    return status;
}

mistbank_status rules_as_json(Scene& s) {
    const mistbank_status written =
        mistbank_rules_to_json(&s.rules, s.buffers.text.data(), s.buffers.text_room(), nullptr);
    mistbank_rules again = s.rules;
    if (written != MISTBANK_OK) return written;
    return mistbank_rules_from_json(s.buffers.text.data(), -1, &again, nullptr, 0, nullptr);
}

/// More than a reader has room for.
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

/// Written for everybody, and read back.
mistbank_status game_as_json(Scene& s) {
    const mistbank_status written = s.as_json(mistbank_game_to_json, MISTBANK_VIEWER_NOBODY);
    mistbank_game* game = nullptr;
    if (written != MISTBANK_OK) return written;
    const mistbank_status status = mistbank_game_from_json(s.buffers.text.data(), -1, s.set_list(), s.set_count(),
                                                           &s.allocator, &game, nullptr, 0, nullptr);
    mistbank_game_free(game);
    return status;
}

/// `given`: whether the sets are; those of a host's own are carried too.
mistbank_status replay(Scene& s, const std::string& record, bool given = true) {
    mistbank_game* game = nullptr;
    const mistbank_status status = mistbank_game_replay(
        record.data(), static_cast<std::int32_t>(record.size()), given ? s.set_list() : nullptr,
        given ? s.set_count() : 0, &s.allocator, &game, s.buffers.text.data(), s.buffers.text_room(), nullptr);
    mistbank_game_free(game);
    return status;
}

/// The same of a position.
mistbank_status set_up(Scene& s, const std::string& position, bool given = true) {
    mistbank_game* game = nullptr;
    const mistbank_status status = mistbank_game_from_position(
        position.data(), static_cast<std::int32_t>(position.size()), given ? s.set_list() : nullptr,
        given ? s.set_count() : 0, &s.allocator, &game, s.buffers.text.data(), s.buffers.text_room(), nullptr);
    mistbank_game_free(game);
    return status;
}

/// The same of a snapshot.
mistbank_status restore(Scene& s, const std::vector<std::uint8_t>& snapshot, bool given = true) {
    mistbank_game* game = nullptr;
    const mistbank_status status = mistbank_game_from_snapshot(
        snapshot.data(), static_cast<std::int32_t>(snapshot.size()), given ? s.set_list() : nullptr,
        given ? s.set_count() : 0, &s.allocator, &game, s.buffers.text.data(), s.buffers.text_room(), nullptr);
    mistbank_game_free(game);
    return status;
}

/// Makes a batch of some games, two threads playing them, and tries the call on it.
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

/// Makes each call on a batch once; the first answer that is not ok.
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
         {mistbank_batch_restart(batch, 8), mistbank_batch_random_actions(batch, random, chosen, n),
          mistbank_batch_choose(batch, 9, 9, MISTBANK_CHOICE_LOGITS, nullptr, 0, random, chosen, nullptr, statuses, n),
          mistbank_batch_apply(batch, chosen, statuses, n),
          mistbank_batch_random_step(batch, random, chosen, ended, results, n),
          mistbank_batch_step(batch, chosen, statuses, ended, results, n), mistbank_batch_deal(batch, nullptr, n),
          mistbank_batch_legal_actions(batch, s.buffers.actions.data(), room(s.buffers.actions), offsets, n),
          mistbank_batch_decisions(batch, decisions, n), mistbank_batch_standings(batch, results, n),
          mistbank_batch_windows(batch, 9, 9, windows, n),
          mistbank_batch_planes(batch, 9, 9, bytes.data(), room(bytes), nullptr),
          mistbank_batch_scalars(batch, s.buffers.numbers.data(), room(s.buffers.numbers), nullptr),
          mistbank_batch_legal_masks(batch, 9, 9, bytes.data(), room(bytes), nullptr),
          mistbank_batch_actions_at(batch, 9, 9, indices, chosen, statuses, n),
          mistbank_batch_game_into(batch, 1, s.copy.get())}) {
        if (status != MISTBANK_OK) return status;
    }
    return MISTBANK_OK;
}

/// Makes an adviser of the game and each call on it once; the first answer that is not ok. Where the game is over there
/// is nothing to think about.
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
    std::uint8_t findings[MISTBANK_MAX_FINDINGS];
    std::int32_t found = 0;
    if (mistbank_adviser_findings(made, findings, sizeof findings, &found) != MISTBANK_OK)
        return MISTBANK_INTERNAL_ERROR;
    for (const mistbank_status answer :
         {mistbank_adviser_advice(made, 0, &advice), mistbank_adviser_line(made, 0, line, MISTBANK_MAX_LINE, nullptr),
          mistbank_adviser_explanation(made, 0, s.buffers.text.data(), MISTBANK_EXPLANATION_CAPACITY, nullptr),
          mistbank_adviser_choose(made, line), mistbank_adviser_absorb_findings(made, findings, found),
          mistbank_adviser_news(made, findings, sizeof findings, &found), mistbank_adviser_told(made),
          mistbank_adviser_forget(made), mistbank_adviser_set_companions(made, 3)}) {
        if (answer != MISTBANK_OK) return answer;
    }
    return MISTBANK_OK;
}

/// All calls that take memory, or might be suspected of it.
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
        {"game_hold",
         [](Scene& s) {
             return mistbank_game_hold(s.game.get(), s.buffers.bytes.data(), s.buffers.byte_room(), nullptr);
         }},
        {"game_take_up",
         [](Scene& s) {
             return mistbank_game_take_up(s.copy.get(), s.held.data(), static_cast<std::int32_t>(s.held.size()));
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
        {"game_random_action",
         [](Scene& s) -> mistbank_status {
             std::uint64_t random = 12;
             mistbank_action action;
             const mistbank_status status = mistbank_game_random_action(s.game.get(), &random, &action);
             return status == MISTBANK_GAME_OVER ? MISTBANK_OK : status;
         }},
        {"game_apply",
         [](Scene& s) -> mistbank_status {
             if (s.action.kind == 0) return MISTBANK_OK;  // the game is over
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
         "game_hand_size and game_hand",
         [](Scene& s) -> mistbank_status {
             const bool fine =
                 mistbank_game_big_top_tile(s.game.get()) >= -1 && mistbank_game_tiles_under_hills(s.game.get()) >= 0 &&
                 mistbank_game_sheep_in_bag(s.game.get(), 0) >= 0 &&
                 mistbank_game_flock(s.game.get(), MISTBANK_COLOUR_RED, 1) >= 0 &&
                 mistbank_game_animals_unseen(s.game.get(), 5) >= 0 && mistbank_game_hand_size(s.game.get(), 0) >= 0 &&
                 mistbank_game_hand(s.game.get(), 0, 0, 0) >= -1;
             return fine ? MISTBANK_OK : MISTBANK_INTERNAL_ERROR;
         }},
        {"game_ferries",
         [](Scene& s) {
             mistbank_ferry ferries[8];
             return mistbank_game_ferries(s.game.get(), ferries, 8, nullptr);
         }},
        {"game_ingots_on, game_ingots_of, game_mage_tile, game_robber_space, game_courier, game_next_message and "
         "game_king",
         [](Scene& s) -> mistbank_status {
             const mistbank_game* game = s.game.get();
             const bool fine =
                 mistbank_game_ingots_on(game, 0) >= 0 && mistbank_game_ingots_of(game, MISTBANK_COLOUR_RED) >= 0 &&
                 mistbank_game_mage_tile(game) >= -1 && mistbank_game_robber_space(game, MISTBANK_COLOUR_RED) >= -1 &&
                 mistbank_game_courier(game, MISTBANK_COLOUR_RED) >= 0 && mistbank_game_next_message(game) >= 0 &&
                 mistbank_game_king(game) >= 0;
             return fine ? MISTBANK_OK : MISTBANK_INTERNAL_ERROR;
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
        {"game_rollout", [](Scene& s) { return mistbank_game_rollout(s.copy.get(), 5, nullptr); }},
        {"game_rollouts",
         [](Scene& s) { return mistbank_game_rollouts(s.game.get(), 5, s.buffers.rollouts.data(), 2); }},
        {"batch_create", [](Scene& s) { return on_batch(s, [](mistbank_batch*) { return MISTBANK_OK; }); }},
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
        {"game_render_status",
         [](Scene& s) {
             return mistbank_game_render_status(s.game.get(), &s.drawing, s.buffers.text.data(), s.buffers.text_room(),
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

/// Makes each call once.
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

/// Plays on, telling each event and action in words.
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
    std::ifstream in(std::string(MISTBANK_TESTS_DIR) + "/fixtures/1.0/" + file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

}  // namespace

TEST_CASE("Every call on a game of every kind takes its memory from the host alone", "[capi]") {
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

TEST_CASE("So does a game of the host's own tile sets, and one with external draws", "[capi]") {
    static std::vector<char> base(1u << 16);
    REQUIRE(mistbank_tile_set_builtin_text("base", base.data(), 1 << 16, nullptr) == MISTBANK_OK);
    for (const std::int32_t draws : {MISTBANK_DRAWS_AUTOMATIC, MISTBANK_DRAWS_EXTERNAL}) {
        Scene s;
        add_own_set(s);
        add_set(s, [](Scene& scene, mistbank_tile_set** set) {  // not carried, as it equals the built-in one
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

TEST_CASE("So does a game that begins with a position", "[capi][position]") {
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

TEST_CASE("Refusing takes no memory", "[capi]") {
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
          "'lay somewhere else, but not here' is not of the form lay X,Y QUARTERS");
    CHECK(stray_requests() == strays);
    CHECK(s.heap.live == live);
    end(s);
}

TEST_CASE("Each request of each call may be refused: the call says so, nothing is changed, nothing leaks", "[capi]") {
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
        const bool goes_on = std::strcmp(call.name, "game_rollout") == 0;    // as far as there is memory
        const bool does_without = std::strcmp(call.name, "game_undo") == 0;  // memory saves later ones time
        const int strays = stray_requests();
        // Where there are very many requests, ever fewer of them are tried.
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
            s.copy.reset();  // which may have kept memory for later
            if (!answered || !unchanged || s.heap.live != live)
                FAIL(call.name << ", request " << refused << ": " << mistbank_status_text(status));
        }
        s.heap.refuse_at = -1;
        s.copy.reset();
        CHECK(stray_requests() == strays);
    }
    end(s);
}

TEST_CASE("What version 1.0 has stored is loaded into the host's memory alone, however little there is", "[capi]") {
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

TEST_CASE("A game that copies one of another host keeps to its own memory", "[capi]") {
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

TEST_CASE("Making a game takes few requests for memory", "[capi]") {
    for (const char* preset : {"level1", "base", "ghosts_castles_cemeteries"}) {
        Heap heap;
        const mistbank_allocator allocator = heap.allocator();
        const GamePtr game = make_game(rules_of(preset, 3), &allocator);
        INFO(preset << ": " << heap.requests);
        CHECK(heap.requests <= 40);
    }
}
