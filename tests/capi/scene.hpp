// A game with all arguments that the calls of the C API need, and the list of these calls. Several tests use both.
#pragma once

#include <functional>

#include "host_memory.hpp"
#include "support.hpp"

namespace capi_test {

/// A custom tile set that uses every feature of the text format.
inline constexpr const char* own_tiles =
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

/// Buffers for the result of any call.
struct Buffers {
    std::vector<char> text = std::vector<char>(1u << 22);
    std::vector<std::uint8_t> bytes = std::vector<std::uint8_t>(1u << 22);
    std::vector<mistbank_action> actions = std::vector<mistbank_action>(MISTBANK_MAX_ACTIONS);
    std::vector<mistbank_choice> choices = std::vector<mistbank_choice>(MISTBANK_MAX_ACTIONS);
    std::vector<mistbank_points> points = std::vector<mistbank_points>(MISTBANK_MAX_ACTIONS);
    std::vector<mistbank_event> events = std::vector<mistbank_event>(16384);
    std::vector<mistbank_figure> figures = std::vector<mistbank_figure>(256);
    std::vector<mistbank_prisoner> prisoners = std::vector<mistbank_prisoner>(128);
    std::vector<mistbank_feature> features = std::vector<mistbank_feature>(4096);
    std::vector<std::int32_t> numbers = std::vector<std::int32_t>(1u << 16);
    std::vector<float> reals = std::vector<float>(1u << 22);
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

/// A game, and the other arguments that the calls on it need.
struct Scene {
    Heap heap;
    mistbank_allocator allocator = heap.allocator();
    Buffers buffers;
    mistbank_rules rules{};
    std::vector<SetPtr> sets;
    std::vector<const mistbank_tile_set*> listed;
    GamePtr game;
    GamePtr copy;  ///< a fresh copy of the game, for a call that changes its game
    std::string full_record;
    std::string open_record;
    std::string position;
    std::vector<std::uint8_t> snapshot;
    std::vector<std::uint8_t> held;
    mistbank_supply supply{};
    mistbank_window window{};
    mistbank_action action{};  ///< a legal action
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
    /// Stores the state of the game for the calls that read a stored game.
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

/// A call of the C API with arguments from a scene.
struct Call {
    const char* name;
    std::function<mistbank_status(Scene&)> make;
};

/// Returns all calls that allocate memory or that might allocate memory.
const std::vector<Call>& all_calls();

// Each function below reads stored data into a new object, with the scene's allocator, and frees the object. `given`:
// true if the call gets the scene's tile sets; stored data also contains custom sets.

mistbank_status read_set(Scene& s, const char* text);
mistbank_status replay(Scene& s, const std::string& record, bool given = true);
mistbank_status set_up(Scene& s, const std::string& position, bool given = true);
mistbank_status restore(Scene& s, const std::vector<std::uint8_t>& snapshot, bool given = true);

}  // namespace capi_test
