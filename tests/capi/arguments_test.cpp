// Functions check their arguments. For an invalid argument they return an error status or -1, and change nothing.
#include <algorithm>
#include <array>

#include "support.hpp"

using namespace capi_test;

namespace {

const std::array<std::int32_t, 4> wild = {INT32_MIN, -1, 100000, INT32_MAX};

template <class Struct>
struct Untouched {
    Struct value;
    Struct before;
    Untouched() {
        std::memset(static_cast<void*>(&value), 0x5A, sizeof value);
        before = value;
    }
    ~Untouched() { CHECK(std::memcmp(&value, &before, sizeof value) == 0); }
    operator Struct*() { return &value; }
};

}  // namespace

TEST_CASE("Every function accepts a null handle", "[capi]") {
    char text[8];
    std::int32_t count = 77;
    mistbank_game* game = nullptr;
    mistbank_tile_set* set = nullptr;
    const mistbank_action action = {MISTBANK_ACTION_PASS, 0, 0, 0, 0, 0};

    mistbank_tile_set_free(nullptr);
    CHECK(mistbank_tile_set_name(nullptr, text, 8, &count) == bad);
    CHECK(mistbank_tile_set_title(nullptr, text, 8, &count) == bad);
    CHECK(mistbank_tile_set_provenance(nullptr, -1, text, 8, &count) == bad);
    CHECK(mistbank_tile_set_fingerprint(nullptr) == 0);
    CHECK(mistbank_tile_set_type_count(nullptr) == -1);
    CHECK(mistbank_tile_set_type(nullptr, 0, Untouched<mistbank_tile_type>()) == bad);
    CHECK(mistbank_tile_set_segment(nullptr, 0, 0, Untouched<mistbank_segment>()) == bad);
    CHECK(mistbank_tile_set_find(nullptr, "1") == -1);
    CHECK(mistbank_tile_set_start(nullptr, nullptr, 0, &count) == bad);
    CHECK(mistbank_tile_set_builtin(nullptr, nullptr, &set) == bad);
    CHECK(mistbank_tile_set_builtin_text(nullptr, text, 8, &count) == bad);

    mistbank_game_free(nullptr);
    CHECK(mistbank_game_clone(nullptr, &game) == bad);
    CHECK(mistbank_game_copy_from(nullptr, nullptr) == bad);
    CHECK(mistbank_game_save_state(nullptr, nullptr, 0, &count) == bad);
    CHECK(mistbank_game_restore_state(nullptr, reinterpret_cast<const std::uint8_t*>(text), 8) == bad);
    CHECK(mistbank_game_restart(nullptr, 1) == bad);
    CHECK(mistbank_game_stop_recording(nullptr) == bad);
    CHECK(mistbank_game_recording(nullptr) == -1);
    CHECK(mistbank_game_rules(nullptr, Untouched<mistbank_rules>()) == bad);
    CHECK(mistbank_game_message(nullptr, text, 8, &count) == bad);
    CHECK(mistbank_game_decision(nullptr, Untouched<mistbank_decision>()) == bad);
    CHECK(mistbank_game_legal_actions(nullptr, nullptr, 0, &count) == bad);
    CHECK(mistbank_game_choices(nullptr, nullptr, 0, &count) == bad);
    CHECK(mistbank_game_points(nullptr, Untouched<mistbank_points>()) == bad);
    std::uint64_t random = 3;
    CHECK(mistbank_game_random_action(nullptr, &random, Untouched<mistbank_action>()) == bad);
    CHECK(random == 3);
    CHECK(mistbank_game_action_bound(nullptr) == -1);
    CHECK(mistbank_game_apply(nullptr, &action) == bad);
    CHECK(mistbank_game_why_not(nullptr, &action, text, 8, &count) == bad);
    CHECK(mistbank_game_action_text(nullptr, &action, text, 8, &count) == bad);
    CHECK(mistbank_action_text(nullptr, text, 8, &count) == bad);
    CHECK(mistbank_action_text(&action, nullptr, 8, &count) == bad);
    CHECK(mistbank_action_text(&action, text, -1, &count) == bad);
    CHECK(mistbank_game_action_parse(nullptr, "pass", -1, Untouched<mistbank_action>()) == bad);
    CHECK(mistbank_game_action_count(nullptr) == -1);
    CHECK(mistbank_game_actions(nullptr, 0, nullptr, 0, &count) == bad);
    CHECK(mistbank_game_event_count(nullptr) == -1);
    CHECK(mistbank_game_events(nullptr, 0, nullptr, 0, &count) == bad);
    CHECK(mistbank_game_undo(nullptr) == bad);
    CHECK(mistbank_game_last_draw(nullptr) == -1);
    CHECK(mistbank_game_determinize(nullptr, 1) == bad);
    CHECK(mistbank_game_state_hash(nullptr) == 0);
    CHECK(mistbank_game_public_hash(nullptr) == 0);
    CHECK(mistbank_game_state_bytes(nullptr) == -1);
    CHECK(count == 77);
    CHECK(game == nullptr);
    CHECK(set == nullptr);
}

TEST_CASE("Predicates return false for a null handle or a missing item", "[capi]") {
    const GamePtr over = make_game("ghosts_castles_cemeteries");
    play(over.get(), 100000, 1);
    for (const mistbank_game* game :
         {static_cast<const mistbank_game*>(nullptr), static_cast<const mistbank_game*>(over.get())}) {
        for (const std::int32_t nothing : {INT32_MIN, -257, -1, 0, 3, 6, 7, 255, 256, 257, 65536, INT32_MAX}) {
            const bool plays = game != nullptr && nothing == 0;  // red plays
            if (!plays) CHECK(mistbank_game_has_won(game, nothing) == 0);
            CHECK(mistbank_game_hound_arrived(game, nothing) == 0);
        }
    }
    CHECK(mistbank_game_has_won(over.get(), MISTBANK_COLOUR_RED) +
              mistbank_game_has_won(over.get(), MISTBANK_COLOUR_GREEN) >
          0);
    CHECK(mistbank_game_hound_arrived(nullptr, 1) == 0);

    const GamePtr hounds = make_game("level3", 1);
    play(hounds.get(), 100000, 1);
    for (const std::int32_t hound : {1, 2}) {
        const std::int32_t arrived = mistbank_game_hound_arrived(hounds.get(), hound);
        CHECK((arrived == 0 || arrived == 1));
    }
}

TEST_CASE("Every query returns a defined value for a null handle", "[capi]") {
    char text[8];
    std::int32_t count = 77;
    const mistbank_event event{};
    using Scalar = std::int32_t (*)(const mistbank_game*);
    for (const Scalar query : {mistbank_game_outcome,       mistbank_game_loss_reason,
                               mistbank_game_turn,          mistbank_game_part,
                               mistbank_game_active_player, mistbank_game_deciding_player,
                               mistbank_game_goal,          mistbank_game_scoring_meeple_count,
                               mistbank_game_ghost_supply,  mistbank_game_ghosts_on_board,
                               mistbank_game_pile_count,    mistbank_game_active_pile,
                               mistbank_game_type_count,    mistbank_game_tile_count,
                               mistbank_game_last_tile,     mistbank_game_figure_count,
                               mistbank_game_dragon_tile,   mistbank_game_fairy_tile,
                               mistbank_game_big_top_tile,  mistbank_game_tiles_under_hills})
        CHECK(query(nullptr) == -1);
    CHECK(mistbank_game_player_of(nullptr, 0) == -1);
    CHECK(mistbank_game_scoring_meeple(nullptr, 0, Untouched<mistbank_scoring_meeple>()) == bad);
    CHECK(mistbank_game_tally(nullptr, 0, Untouched<mistbank_tally>()) == bad);
    CHECK(mistbank_game_supply(nullptr, 0, Untouched<mistbank_supply>()) == bad);
    CHECK(mistbank_game_prisoners(nullptr, nullptr, 0, &count) == bad);
    CHECK(mistbank_game_prisoners(nullptr, Untouched<mistbank_prisoner>(), 1, &count) == bad);
    CHECK(mistbank_game_in_last_round(nullptr) == 0);
    CHECK(mistbank_game_has_hidden_hands(nullptr) == 0);
    CHECK(mistbank_game_hand_size(nullptr, 0) == -1);
    CHECK(mistbank_game_hand(nullptr, 0, 0, MISTBANK_VIEWER_HOST) == -1);
    CHECK(mistbank_game_sheep_in_bag(nullptr, 1) == -1);
    CHECK(mistbank_game_flock(nullptr, MISTBANK_COLOUR_RED, 1) == -1);
    CHECK(mistbank_game_animals_unseen(nullptr, 1) == -1);
    CHECK(mistbank_game_fact(nullptr, 0, 0, nullptr, 0, &count) == bad);
    CHECK(mistbank_game_fact(nullptr, 0, 0, Untouched<std::int32_t>(), 1, &count) == bad);
    CHECK(mistbank_game_hound_number(nullptr, 1) == -1);
    CHECK(mistbank_game_hound_meeple(nullptr, 1) == -1);
    CHECK(mistbank_game_pile_size(nullptr, 0) == -1);
    CHECK(mistbank_game_set_aside(nullptr, nullptr, 0, &count) == bad);
    CHECK(mistbank_game_returns(nullptr, Untouched<double>(), 1, &count) == bad);
    CHECK(mistbank_game_type(nullptr, 0, Untouched<mistbank_tile_type>()) == bad);
    CHECK(mistbank_game_segment(nullptr, 0, 0, Untouched<mistbank_segment>()) == bad);
    CHECK(mistbank_game_find_type(nullptr, "1") == -1);
    CHECK(mistbank_game_unseen(nullptr, 0) == -1);
    CHECK(mistbank_game_drawable(nullptr, 0) == -1);
    CHECK(mistbank_game_tile(nullptr, 0, Untouched<mistbank_tile>()) == bad);
    CHECK(mistbank_game_tiles(nullptr, nullptr, 0, &count) == bad);
    CHECK(mistbank_game_tile_at(nullptr, 0, 0) == -1);
    CHECK(mistbank_game_ghosts_on(nullptr, 0, 0) == -1);
    CHECK(mistbank_game_figure_on(nullptr, 0, 0) == -1);
    CHECK(mistbank_game_anchor_on(nullptr, 0, 0, Untouched<mistbank_anchor>()) == bad);
    CHECK(mistbank_game_figure(nullptr, 0, Untouched<mistbank_figure>()) == bad);
    CHECK(mistbank_game_figures(nullptr, nullptr, 0, &count) == bad);
    CHECK(mistbank_game_feature(nullptr, 0, 0, Untouched<mistbank_feature>()) == bad);
    CHECK(mistbank_game_features(nullptr, nullptr, 0, &count) == bad);
    const mistbank_window window = {0, 0, 3, 3};
    const mistbank_action action = {MISTBANK_ACTION_PASS, 0, 0, 0, 0, 0};
    CHECK(mistbank_game_rollout(nullptr, 1, Untouched<mistbank_rollout>()) == bad);
    CHECK(mistbank_game_rollouts(nullptr, 1, Untouched<mistbank_rollout>(), 1) == bad);
    CHECK(mistbank_game_window(nullptr, 3, 3, Untouched<mistbank_window>()) == bad);
    CHECK(mistbank_game_planes(nullptr, &window, 0, nullptr, 0, &count) == bad);
    CHECK(mistbank_game_used_planes(nullptr, nullptr, 0, &count) == bad);
    CHECK(mistbank_game_chosen_planes(nullptr, &window, 0, &count, 1, nullptr, 0, nullptr) == bad);
    CHECK(mistbank_game_scalars(nullptr, 0, nullptr, 0, &count) == bad);
    CHECK(mistbank_game_index_count(nullptr, &window) == -1);
    CHECK(mistbank_game_index_of(nullptr, &window, &action) == -1);
    CHECK(mistbank_game_action_at(nullptr, &window, 0, Untouched<mistbank_action>()) == bad);
    CHECK(mistbank_game_legal_indices(nullptr, &window, nullptr, 0, &count) == bad);
    CHECK(mistbank_game_legal_mask(nullptr, &window, nullptr, 0, &count) == bad);
    std::uint64_t needed = 77;
    mistbank_batch_free(nullptr);
    CHECK(mistbank_batch_size(nullptr) == -1);
    CHECK(mistbank_batch_threads(nullptr) == -1);
    CHECK(mistbank_batch_restart(nullptr, 1) == bad);
    CHECK(mistbank_batch_deal(nullptr, nullptr, 0) == bad);
    CHECK(mistbank_batch_legal_actions(nullptr, nullptr, 0, &needed, 0) == bad);
    CHECK(mistbank_batch_lookahead(nullptr, nullptr, nullptr, nullptr, 0, &needed, 0) == bad);
    CHECK(mistbank_batch_random_actions(nullptr, &needed, Untouched<mistbank_action>(), 1) == bad);
    CHECK(mistbank_batch_choose(nullptr, 3, 3, MISTBANK_SAMPLING_LOGITS, nullptr, 0, &needed,
                                Untouched<mistbank_action>(), &count, &count, 1) == bad);
    CHECK(mistbank_batch_apply(nullptr, &action, &count, 1) == bad);
    CHECK(mistbank_batch_step(nullptr, &action, &count, nullptr, Untouched<mistbank_rollout>(), 1) == bad);
    CHECK(mistbank_batch_random_step(nullptr, &needed, nullptr, nullptr, nullptr, 1) == bad);
    CHECK(mistbank_batch_decisions(nullptr, Untouched<mistbank_decision>(), 1) == bad);
    CHECK(mistbank_batch_standings(nullptr, Untouched<mistbank_rollout>(), 1) == bad);
    CHECK(mistbank_batch_windows(nullptr, 3, 3, Untouched<mistbank_window>(), 1) == bad);
    CHECK(mistbank_batch_planes(nullptr, 3, 3, nullptr, 0, &needed) == bad);
    CHECK(mistbank_batch_used_planes(nullptr, nullptr, 0, nullptr) == bad);
    CHECK(mistbank_batch_chosen_planes(nullptr, 3, 3, &count, 1, nullptr, 0, &needed) == bad);
    CHECK(mistbank_batch_packed_planes(nullptr, 3, 3, &count, 1, nullptr, 0, &needed) == bad);
    CHECK(mistbank_batch_scalars(nullptr, nullptr, 0, &needed) == bad);
    CHECK(mistbank_batch_index_count(nullptr, 3, 3) == -1);
    CHECK(mistbank_batch_legal_masks(nullptr, 3, 3, nullptr, 0, &needed) == bad);
    CHECK(mistbank_batch_packed_masks(nullptr, 3, 3, nullptr, 0, &needed) == bad);
    CHECK(mistbank_batch_actions_at(nullptr, 3, 3, &count, Untouched<mistbank_action>(), nullptr, 1) == bad);
    CHECK(mistbank_batch_game_into(nullptr, 0, nullptr) == bad);
    CHECK(needed == 77);
    mistbank_adviser* adviser = nullptr;
    CHECK(mistbank_adviser_create(nullptr, MISTBANK_STRENGTH_BEST, 1, &adviser, nullptr, 0, nullptr) == bad);
    CHECK(adviser == nullptr);
    mistbank_adviser_free(nullptr);
    CHECK(mistbank_adviser_think(nullptr, nullptr, 1) == bad);
    CHECK(mistbank_adviser_merge(nullptr, nullptr) == bad);
    CHECK(mistbank_adviser_results(nullptr, nullptr, 0, &count) == bad);
    CHECK(mistbank_adviser_merge_results(nullptr, nullptr, 0) == bad);
    CHECK(mistbank_adviser_new_results(nullptr, nullptr, 0, &count) == bad);
    CHECK(mistbank_adviser_mark_reported(nullptr) == bad);
    CHECK(mistbank_adviser_reset(nullptr) == bad);
    CHECK(mistbank_adviser_set_worker_count(nullptr, 1) == bad);
    CHECK(mistbank_adviser_simulations(nullptr) == -1);
    CHECK(mistbank_adviser_count(nullptr) == -1);
    CHECK(mistbank_adviser_advice(nullptr, 0, Untouched<mistbank_advice>()) == bad);
    CHECK(mistbank_adviser_line(nullptr, 0, Untouched<mistbank_action>(), 1, &count) == bad);
    CHECK(mistbank_adviser_explanation(nullptr, 0, text, 8, &count) == bad);
    CHECK(mistbank_adviser_choose(nullptr, Untouched<mistbank_action>()) == bad);
    CHECK(mistbank_adviser_review(nullptr, nullptr, &action, 1, Untouched<mistbank_review>()) == bad);
    CHECK(mistbank_game_to_record(nullptr, MISTBANK_RECORD_FULL, text, 8, &count) == bad);
    CHECK(mistbank_game_set_header(nullptr, "x-event", "Finals") == bad);
    CHECK(mistbank_game_header(nullptr, "x-event", text, 8, &count) == bad);
    CHECK(mistbank_game_headers(nullptr, text, 8, &count) == bad);
    CHECK(mistbank_game_to_snapshot(nullptr, nullptr, 0, &count) == bad);
    CHECK(mistbank_game_to_position(nullptr, MISTBANK_VIEWER_HOST, text, 8, &count) == bad);
    CHECK(mistbank_game_check(nullptr, text, 8, &count) == bad);
    CHECK(mistbank_game_render_text(nullptr, nullptr, text, 8, &count) == bad);
    CHECK(mistbank_game_summary(nullptr, nullptr, text, 8, &count) == bad);
    CHECK(mistbank_game_question(nullptr, nullptr, text, 8, &count) == bad);
    CHECK(mistbank_game_render_tile(nullptr, 0, 0, nullptr, text, 8, &count) == bad);
    CHECK(mistbank_game_render_svg(nullptr, nullptr, text, 8, &count) == bad);
    CHECK(mistbank_game_render_svg_marked(nullptr, nullptr, nullptr, 0, text, 8, &count) == bad);
    CHECK(mistbank_game_render_tile_svg(nullptr, 0, 0, nullptr, text, 8, &count) == bad);
    CHECK(mistbank_game_sentence(nullptr, &event, text, 8, &count) == bad);
    CHECK(mistbank_game_describe_event(nullptr, &event, nullptr, text, 8, &count) == bad);
    CHECK(mistbank_game_describe_action(nullptr, &action, nullptr, text, 8, &count) == bad);
    CHECK(mistbank_adviser_explain(nullptr, 0, nullptr, text, 8, &count) == bad);
    CHECK(mistbank_text_options_init(nullptr, sizeof(mistbank_text_options)) == bad);
    CHECK(mistbank_svg_options_init(nullptr, sizeof(mistbank_svg_options)) == bad);
    CHECK(count == 77);
}

TEST_CASE("Every function refuses a null result pointer, and the game's message names the pointer", "[capi]") {
    const GamePtr game = make_game("level3");
    play(game.get(), 30, 1);
    const std::uint64_t hash = mistbank_game_state_hash(game.get());
    const SetPtr set = open_set();
    const auto refused = [&](mistbank_status status, const char* reason) {
        CHECK(status == bad);
        CHECK(message_of(game.get()) == reason);
    };
    CHECK(mistbank_tile_set_type(set.get(), 0, nullptr) == bad);
    CHECK(mistbank_tile_set_segment(set.get(), 0, 0, nullptr) == bad);
    CHECK(mistbank_tile_set_find(set.get(), nullptr) == -1);
    CHECK(mistbank_tile_set_builtin("mists", nullptr, nullptr) == bad);
    CHECK(mistbank_tile_set_parse("mistbank-tiles 1", -1, nullptr, nullptr, nullptr, 0, nullptr) == bad);

    refused(mistbank_game_clone(game.get(), nullptr), "clone is null");
    refused(mistbank_game_copy_from(game.get(), nullptr), "other is null");
    CHECK(mistbank_game_rules(game.get(), nullptr) == bad);
    refused(mistbank_game_restore_state(game.get(), nullptr, 8), "memory is null");
    refused(mistbank_game_decision(game.get(), nullptr), "out is null");
    std::uint64_t random = 3;
    refused(mistbank_game_random_action(game.get(), nullptr, Untouched<mistbank_action>()), "random is null");
    refused(mistbank_game_random_action(game.get(), &random, nullptr), "out is null");
    CHECK(random == 3);
    refused(mistbank_game_apply(game.get(), nullptr), "action is null");
    CHECK(mistbank_game_why_not(game.get(), nullptr, nullptr, 0, nullptr) == bad);
    CHECK(mistbank_game_action_text(game.get(), nullptr, nullptr, 0, nullptr) == bad);
    refused(mistbank_game_action_parse(game.get(), "pass", -1, nullptr), "action is null");
    CHECK(mistbank_game_scoring_meeple(game.get(), 0, nullptr) == bad);
    CHECK(mistbank_game_tally(game.get(), 0, nullptr) == bad);
    CHECK(mistbank_game_supply(game.get(), 0, nullptr) == bad);
    CHECK(mistbank_game_type(game.get(), 0, nullptr) == bad);
    CHECK(mistbank_game_segment(game.get(), 0, 0, nullptr) == bad);
    CHECK(mistbank_game_find_type(game.get(), nullptr) == -1);
    CHECK(mistbank_game_tile(game.get(), 0, nullptr) == bad);
    CHECK(mistbank_game_figure(game.get(), 0, nullptr) == bad);
    refused(mistbank_game_anchor_on(game.get(), 0, 0, nullptr), "out is null");
    CHECK(mistbank_game_feature(game.get(), 0, 0, nullptr) == bad);
    refused(mistbank_game_sentence(game.get(), nullptr, nullptr, 0, nullptr), "event is null");
    refused(mistbank_game_describe_action(game.get(), nullptr, nullptr, nullptr, 0, nullptr), "action is null");
    refused(mistbank_game_describe_event(game.get(), nullptr, nullptr, nullptr, 0, nullptr), "event is null");
    const mistbank_window window = {0, 0, 3, 3};
    const char* no_window = "window is null";
    refused(mistbank_game_rollouts(game.get(), 1, nullptr, 1), "out is null");
    refused(mistbank_game_window(game.get(), 3, 3, nullptr), "out is null");
    refused(mistbank_game_planes(game.get(), nullptr, 0, nullptr, 0, nullptr), no_window);
    const std::int32_t same_planes[] = {2, 2};
    refused(mistbank_game_chosen_planes(game.get(), nullptr, 0, same_planes, 1, nullptr, 0, nullptr), no_window);
    refused(mistbank_game_chosen_planes(game.get(), &window, 0, nullptr, 1, nullptr, 0, nullptr), "planes is null");
    refused(mistbank_game_chosen_planes(game.get(), &window, 0, same_planes, 0, nullptr, 0, nullptr),
            "plane_count must be 1 or more");
    refused(mistbank_game_chosen_planes(game.get(), &window, 0, same_planes, 2, nullptr, 0, nullptr),
            "an index in planes is out of range or occurs twice");
    CHECK(mistbank_game_index_count(game.get(), nullptr) == -1);
    CHECK(mistbank_game_index_of(game.get(), &window, nullptr) == -1);
    refused(mistbank_game_action_at(game.get(), &window, 0, nullptr), "action is null");
    refused(mistbank_game_action_at(game.get(), nullptr, 0, Untouched<mistbank_action>()), no_window);
    refused(mistbank_game_legal_indices(game.get(), nullptr, nullptr, 0, nullptr), no_window);
    refused(mistbank_game_legal_mask(game.get(), nullptr, nullptr, 0, nullptr), no_window);
    const AdviserPtr adviser = make_adviser(game.get());
    CHECK(mistbank_adviser_create(game.get(), MISTBANK_STRENGTH_BEST, 1, nullptr, nullptr, 0, nullptr) == bad);
    refused(mistbank_adviser_think(nullptr, game.get(), 1), "adviser is null");
    REQUIRE(mistbank_adviser_think(adviser.get(), game.get(), 0) == MISTBANK_OK);
    CHECK(mistbank_adviser_think(adviser.get(), nullptr, 1) == bad);
    CHECK(mistbank_adviser_merge(adviser.get(), nullptr) == bad);
    CHECK(mistbank_adviser_merge(nullptr, adviser.get()) == bad);
    CHECK(mistbank_adviser_merge_results(adviser.get(), nullptr, 0) == bad);
    CHECK(mistbank_adviser_advice(adviser.get(), 0, nullptr) == bad);
    CHECK(mistbank_adviser_choose(adviser.get(), nullptr) == bad);
    CHECK(mistbank_game_state_hash(game.get()) == hash);
}

TEST_CASE("Indices out of range are refused", "[capi]") {
    const GamePtr made = make_game("level3");
    mistbank_game* game = made.get();
    play(game, 30, 1);
    const SetPtr set = open_set();
    const AdviserPtr adviser = make_adviser(game);
    REQUIRE(mistbank_adviser_think(adviser.get(), game, 0) == MISTBANK_OK);
    for (const std::int32_t index : wild) {
        INFO(index);
        CHECK(mistbank_tile_set_type(set.get(), index, Untouched<mistbank_tile_type>()) == bad);
        CHECK(mistbank_tile_set_segment(set.get(), index, 0, Untouched<mistbank_segment>()) == bad);
        CHECK(mistbank_tile_set_segment(set.get(), 0, index, Untouched<mistbank_segment>()) == bad);
        CHECK(mistbank_game_player_of(game, index) == -1);
        CHECK(mistbank_game_has_won(game, index) == 0);
        CHECK(mistbank_game_scoring_meeple(game, index, Untouched<mistbank_scoring_meeple>()) == bad);
        CHECK(mistbank_game_tally(game, index, Untouched<mistbank_tally>()) == bad);
        CHECK(mistbank_game_supply(game, index, Untouched<mistbank_supply>()) == bad);
        CHECK(mistbank_game_hand_size(game, index) == -1);
        CHECK(mistbank_game_hand(game, index, 0, MISTBANK_VIEWER_HOST) == -1);
        CHECK(mistbank_game_hand(game, 0, index, MISTBANK_VIEWER_HOST) == -1);
        CHECK(mistbank_game_hound_number(game, index) == -1);
        CHECK(mistbank_game_hound_arrived(game, index) == 0);
        CHECK(mistbank_game_hound_meeple(game, index) == -1);
        CHECK(mistbank_game_pile_size(game, index) == -1);
        CHECK(mistbank_game_type(game, index, Untouched<mistbank_tile_type>()) == bad);
        CHECK(mistbank_game_segment(game, index, 0, Untouched<mistbank_segment>()) == bad);
        CHECK(mistbank_game_segment(game, 0, index, Untouched<mistbank_segment>()) == bad);
        CHECK(mistbank_game_unseen(game, index) == -1);
        CHECK(mistbank_game_drawable(game, index) == -1);
        CHECK(mistbank_game_tile(game, index, Untouched<mistbank_tile>()) == bad);
        CHECK(mistbank_game_tile_at(game, index, 1000) == -1);
        CHECK(mistbank_game_tile_at(game, 1000, index) == -1);
        CHECK(mistbank_game_ghosts_on(game, index, 0) == -1);
        CHECK(mistbank_game_ghosts_on(game, 0, index) == -1);
        CHECK(mistbank_game_figure_on(game, index, 0) == -1);
        CHECK(mistbank_game_figure_on(game, 0, index) == -1);
        CHECK(mistbank_game_anchor_on(game, index, 0, Untouched<mistbank_anchor>()) == bad);
        CHECK(mistbank_game_anchor_on(game, 0, index, Untouched<mistbank_anchor>()) == bad);
        CHECK(mistbank_game_figure(game, index, Untouched<mistbank_figure>()) == bad);
        CHECK(mistbank_game_feature(game, index, 0, Untouched<mistbank_feature>()) == bad);
        CHECK(mistbank_game_feature(game, 0, index, Untouched<mistbank_feature>()) == bad);
        CHECK(mistbank_game_actions(game, index, nullptr, 0, nullptr) == bad);
        CHECK(mistbank_game_events(game, index, nullptr, 0, nullptr) == bad);
        CHECK(mistbank_game_to_record(game, index, nullptr, 0, nullptr) == bad);
        CHECK(mistbank_game_render_tile(game, index, 0, nullptr, nullptr, 0, nullptr) == bad);
        CHECK(mistbank_game_render_tile(game, 0, index, nullptr, nullptr, 0, nullptr) == bad);
        const mistbank_window window = {0, 0, 3, 3};
        CHECK(mistbank_game_window(game, index, 3, Untouched<mistbank_window>()) == bad);
        CHECK(mistbank_game_window(game, 3, index, Untouched<mistbank_window>()) == bad);
        CHECK(mistbank_game_planes(game, &window, index, nullptr, 0, nullptr) == bad);
        CHECK(mistbank_game_scalars(game, index, nullptr, 0, nullptr) == bad);
        CHECK(mistbank_game_action_at(game, &window, index, Untouched<mistbank_action>()) == bad);
        CHECK(mistbank_adviser_advice(adviser.get(), index, Untouched<mistbank_advice>()) == bad);
        CHECK(mistbank_adviser_line(adviser.get(), index, Untouched<mistbank_action>(), 1, nullptr) == bad);
        CHECK(mistbank_adviser_explanation(adviser.get(), index, nullptr, 0, nullptr) == bad);
        if (index < 0) CHECK(mistbank_adviser_merge_results(adviser.get(), Untouched<std::uint8_t>(), index) == bad);
        CHECK(mistbank_plane_name(index) == nullptr);
        CHECK(mistbank_plane_is_binary(index) == 0);
        CHECK(mistbank_scalar_name(index) == nullptr);
        CHECK(mistbank_game_render_tile_svg(game, index, 0, nullptr, nullptr, 0, nullptr) == bad);
        CHECK(mistbank_game_render_tile_svg(game, 0, index, nullptr, nullptr, 0, nullptr) == bad);
    }
    for (const mistbank_window& window : {mistbank_window{0, 0, 0, 1}, mistbank_window{0, 0, 1, 256},
                                          mistbank_window{32767, 0, 2, 1}, mistbank_window{0, -32769, 1, 1}}) {
        CHECK(mistbank_game_planes(game, &window, 0, nullptr, 0, nullptr) == bad);
        CHECK(mistbank_game_index_count(game, &window) == -1);
        CHECK(mistbank_game_legal_mask(game, &window, nullptr, 0, nullptr) == bad);
        CHECK(mistbank_game_legal_indices(game, &window, nullptr, 0, nullptr) == bad);
        CHECK(mistbank_game_action_at(game, &window, 0, Untouched<mistbank_action>()) == bad);
    }
    CHECK(mistbank_game_rollouts(game, 1, Untouched<mistbank_rollout>(), -1) == bad);
    CHECK(mistbank_game_rollouts(game, 1, nullptr, 0) == MISTBANK_OK);
    CHECK(mistbank_tile_set_provenance(set.get(), -2, nullptr, 0, nullptr) == bad);
    CHECK(mistbank_tile_set_provenance(set.get(), 100000, nullptr, 0, nullptr) == bad);
    CHECK(mistbank_game_hound_number(game, 0) == -1);
    CHECK(mistbank_game_hound_number(game, 3) == -1);
    CHECK(mistbank_game_render_tile(game, 0, 4, nullptr, nullptr, 0, nullptr) == bad);
    CHECK(mistbank_game_render_tile_svg(game, 0, 4, nullptr, nullptr, 0, nullptr) == bad);
    CHECK(mistbank_game_tile(game, mistbank_game_tile_count(game), Untouched<mistbank_tile>()) == bad);
    CHECK(mistbank_game_figure(game, mistbank_game_figure_count(game), Untouched<mistbank_figure>()) == bad);
    CHECK(mistbank_game_pile_size(game, mistbank_game_pile_count(game)) == -1);
    CHECK(mistbank_game_unseen(game, mistbank_game_type_count(game)) == -1);
    CHECK(mistbank_game_drawable(game, mistbank_game_type_count(game)) == -1);
    CHECK(mistbank_game_actions(game, mistbank_game_action_count(game) + 1, nullptr, 0, nullptr) == bad);
    CHECK(mistbank_game_actions(game, mistbank_game_action_count(game), nullptr, 0, nullptr) == MISTBANK_OK);
    CHECK(mistbank_game_events(game, mistbank_game_event_count(game) + 1, nullptr, 0, nullptr) == bad);
    CHECK(mistbank_game_events(game, mistbank_game_event_count(game), nullptr, 0, nullptr) == MISTBANK_OK);
}

TEST_CASE("Creating a game with bad arguments fails with a message and creates no game", "[capi]") {
    const mistbank_rules rules = rules_of("level1");
    const SetPtr set = open_set();
    const mistbank_tile_set* sets[] = {set.get(), nullptr};
    mistbank_game* game = nullptr;
    char message[MISTBANK_MESSAGE_CAPACITY] = "";
    const auto create = [&](const mistbank_rules* r, const mistbank_tile_set* const* s, std::int32_t count,
                            const mistbank_allocator* a, mistbank_game** out) {
        return mistbank_game_create(r, s, count, a, out, message, sizeof message, nullptr);
    };
    CHECK(create(nullptr, nullptr, 0, nullptr, &game) == bad);
    CHECK(create(&rules, nullptr, 1, nullptr, &game) == bad);
    CHECK(create(&rules, sets, -1, nullptr, &game) == bad);
    CHECK(create(&rules, sets, 2, nullptr, &game) == bad);
    CHECK(create(&rules, sets, MISTBANK_MAX_TILE_SETS + 1, nullptr, &game) == bad);
    CHECK(create(&rules, sets, INT32_MAX, nullptr, &game) == bad);
    CHECK(create(&rules, nullptr, 0, nullptr, nullptr) == bad);
    CHECK(std::string(message) == "game is null");
    mistbank_allocator half{};
    CHECK(create(&rules, nullptr, 0, &half, &game) == bad);
    CHECK(std::string(message) == "allocator lacks a function");
    CHECK(mistbank_game_create(&rules, nullptr, 0, nullptr, &game, nullptr, 1, nullptr) == bad);
    CHECK(mistbank_game_create(&rules, nullptr, 0, nullptr, &game, message, -1, nullptr) == bad);
    CHECK(game == nullptr);
    CHECK(create(&rules, sets, 1, nullptr, &game) == MISTBANK_OK);
    CHECK(message[0] == '\0');
    mistbank_game_free(game);
}

TEST_CASE("Reading a record, a position or a snapshot with bad arguments creates no game", "[capi]") {
    const GamePtr played = make_game("level2");
    play(played.get(), 10, 3);
    const std::string text = record_of(played.get());  // a valid record; only the other arguments are invalid
    const std::vector<std::uint8_t> snapshot = snapshot_of(played.get());
    const auto size = static_cast<std::int32_t>(snapshot.size());
    const mistbank_tile_set* none[] = {nullptr};
    const mistbank_allocator half{};
    mistbank_game* game = nullptr;
    for (const auto read : {mistbank_game_replay, mistbank_game_from_position, mistbank_game_from_json}) {
        CHECK(read(nullptr, -1, nullptr, 0, nullptr, &game, nullptr, 0, nullptr) == bad);
        CHECK(read(text.c_str(), -2, nullptr, 0, nullptr, &game, nullptr, 0, nullptr) == bad);
        CHECK(read(text.c_str(), INT32_MIN, nullptr, 0, nullptr, &game, nullptr, 0, nullptr) == bad);
        CHECK(read(text.c_str(), -1, none, 1, nullptr, &game, nullptr, 0, nullptr) == bad);
        CHECK(read(text.c_str(), -1, nullptr, 0, &half, &game, nullptr, 0, nullptr) == bad);
        CHECK(read(text.c_str(), -1, nullptr, 0, nullptr, nullptr, nullptr, 0, nullptr) == bad);
        CHECK(read(text.c_str(), -1, nullptr, 0, nullptr, &game, nullptr, 9, nullptr) == bad);
    }
    CHECK(mistbank_game_from_snapshot(nullptr, size, nullptr, 0, nullptr, &game, nullptr, 0, nullptr) == bad);
    CHECK(mistbank_game_from_snapshot(snapshot.data(), -1, nullptr, 0, nullptr, &game, nullptr, 0, nullptr) == bad);
    CHECK(mistbank_game_from_snapshot(snapshot.data(), size, none, 1, nullptr, &game, nullptr, 0, nullptr) == bad);
    CHECK(mistbank_game_from_snapshot(snapshot.data(), size, nullptr, 0, &half, &game, nullptr, 0, nullptr) == bad);
    CHECK(mistbank_game_from_snapshot(snapshot.data(), size, nullptr, 0, nullptr, nullptr, nullptr, 0, nullptr) == bad);
    CHECK(mistbank_game_from_snapshot(snapshot.data(), size, nullptr, 0, nullptr, &game, nullptr, 9, nullptr) == bad);
    CHECK(game == nullptr);
}

TEST_CASE("Any bytes can be passed as an action or an event", "[capi]") {
    const char* preset = GENERATE("level5", "everything");
    const GamePtr game = make_game(preset);
    play(game.get(), 40, 5);
    const std::uint64_t hash = mistbank_game_state_hash(game.get());
    const std::vector<mistbank_action> legal = legal_actions(game.get());
    const auto is_legal = [&](const mistbank_action& action) {
        for (const mistbank_action& one : legal)
            if (std::memcmp(&one, &action, sizeof action) == 0) return true;
        return false;
    };
    Dice dice{11};
    for (int round = 0; round < 20000; ++round) {
        mistbank_action action;
        mistbank_event event;
        unsigned char bytes[sizeof event];
        for (unsigned char& byte : bytes) byte = static_cast<unsigned char>(dice.roll(round % 2 ? 256 : 17));
        std::memcpy(&action, bytes, sizeof action);
        std::memcpy(&event, bytes, sizeof event);
        if (is_legal(action)) continue;
        char text[MISTBANK_MESSAGE_CAPACITY];
        std::int32_t length = 0;
        CHECK(mistbank_game_why_not(game.get(), &action, text, sizeof text, &length) == MISTBANK_OK);
        CHECK(length > 0);
        CHECK(mistbank_game_apply(game.get(), &action) != MISTBANK_OK);
        CHECK(message_of(game.get()) == text);
        CHECK(mistbank_game_action_text(game.get(), &action, text, MISTBANK_ACTION_TEXT_CAPACITY, &length) ==
              MISTBANK_OK);
        CHECK(mistbank_game_sentence(game.get(), &event, text, sizeof text, &length) == MISTBANK_OK);
        CHECK(mistbank_game_describe_action(game.get(), &action, nullptr, text, sizeof text, &length) == MISTBANK_OK);
    }
    CHECK(mistbank_game_state_hash(game.get()) == hash);
}
