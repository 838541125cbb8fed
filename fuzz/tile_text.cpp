// Reads arbitrary text as a tile set, and plays a game with the set if it is accepted. The end of the input contains
// the preset and the seed.
#include <string>
#include <string_view>

#include "mistbank/game.hpp"
#include "mistbank/record.hpp"
#include "mistbank/render.hpp"
#include "target.hpp"

using namespace mistbank;

namespace {

void look_at(const TileSet& set) {
    FUZZ_CHECK(!set.types().empty() && set.types().size() <= static_cast<std::size_t>(max_tile_types));
    FUZZ_CHECK(set.start().size() <= static_cast<std::size_t>(max_start_tiles));
    for (std::size_t i = 0; i < set.types().size(); ++i) {
        const TileType& type = set.types()[i];
        FUZZ_CHECK(type.segment_count >= 1 && type.segment_count <= max_segments);
        FUZZ_CHECK(type.copies >= 1 && type.copies <= 9999);
        FUZZ_CHECK(set.find(type.id) == static_cast<int>(i));
        FUZZ_CHECK(!render_tile(type, static_cast<int>(i % 4)).empty());
        Error error;
        FUZZ_CHECK(render_tile_svg(type, static_cast<int>(i % 4), {}, error).has_value());
    }
}

void play(const Rules& rules, const TileSet& set) {
    constexpr int actions = 30;
    Error error;
    std::optional<Game> game = Game::create(rules, &set, 1, error);
    if (!game) {
        FUZZ_CHECK(error.status == Status::invalid_tile_set || error.status == Status::out_of_memory);
        return;
    }
    for (int i = 0; i < actions && !game->is_over(); ++i) {
        const std::vector<Action> legal = game->legal_actions();
        FUZZ_CHECK(!legal.empty() && legal.size() <= game->action_bound());
        FUZZ_CHECK(game->apply(legal[static_cast<std::size_t>(7 * i) % legal.size()]) == Status::ok);
    }
    FUZZ_CHECK(!render_text(*game).empty() && !summary(*game).empty());
    FUZZ_CHECK(render_svg(*game, {}, error).has_value());
    const std::optional<std::string> record = to_record(*game, RecordKind::full, error);
    FUZZ_CHECK(record.has_value());
    if (record->size() > max_record_text) return;
    const std::optional<Game> again = replay(*record, &set, 1, error);
    FUZZ_CHECK(again.has_value() && again->state_hash() == game->state_hash());
}

}  // namespace

FUZZ_TARGET(tile_text) {
    Rules rules = *preset(preset_name(bytes.parameter(preset_count())));
    rules.seed = bytes.parameter();
    Error error;
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    const std::optional<TileSet> set = TileSet::parse(text, error);
    FUZZ_CHECK(set.has_value() == (error.status == Status::ok));
    if (!set) {
        FUZZ_CHECK(error.status == Status::invalid_tile_set && !error.message.empty());
        return;
    }
    look_at(*set);
    play(rules, *set);
}
