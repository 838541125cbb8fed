#include "mistbank/json.hpp"
#include "mistbank/position.hpp"
#include "mistbank/render.hpp"
#include "mistbank/tile_set.hpp"
#include "rows.hpp"

using namespace side_by_side;

namespace {

using mistbank::ActionKind;
using mistbank::DecisionKind;
using mistbank::Error;
using mistbank::HostAllocator;
using mistbank::HostString;

// --- the games ---

void apply_or_leave_out(Game& game, const Action& action) {
    if (game.apply(action) != mistbank::Status::ok) leave_out("the large board cannot be built");
}

/// Applies draws and passes until the next decision is to lay a tile.
void continue_to_lay(Game& game) {
    while (!game.is_over() && game.decision().kind != DecisionKind::lay_tile) {
        if (game.decision().kind == DecisionKind::place_meeple) {
            Action pass;
            pass.kind = ActionKind::pass;
            apply_or_leave_out(game, pass);
        } else {
            apply_or_leave_out(game, game.legal_actions().front());
        }
    }
}

/// Returns a game without history whose board is a square of `side` by `side` tiles with roads.
Game square(int side) {
    std::string text = "mistbank-tiles 1\nname square\n";
    for (int i = 0; i < 8; ++i) {
        text += "tile t" + std::to_string(i) +
                "\n copies 9999\n road N\n road E\n road S\n road W\n field NL WR\n field NR EL\n field ER SL\n field "
                "SR WL\n";
    }
    text += "start\n 0 0 t0\n";
    Error error;
    const std::optional<mistbank::TileSet> tiles = mistbank::TileSet::parse(text, error);
    if (!tiles) leave_out(error.message);
    std::optional<Game> game = Game::create(rules_named("base"), &*tiles, 1, error);
    if (!game) leave_out(error.message);
    game->stop_recording();
    for (int cell = 1; cell < side * side; ++cell) {
        continue_to_lay(*game);
        Action lay;
        lay.kind = ActionKind::lay;
        lay.x = static_cast<std::int16_t>(cell % side);
        lay.y = static_cast<std::int16_t>(cell / side);
        apply_or_leave_out(*game, lay);
    }
    return std::move(*game);
}

// --- the rows ---

/// Returns the nanoseconds per call of `write`.
template <class Write>
double time_of(const Game& game, int times, Write write) {
    return a_unit([&] {
        for (int i = 0; i < times; ++i) write(game);
        return times;
    });
}

void write_position(const Game& game) { use(mistbank::to_position(game).size()); }

HostString json_of(const Game& game) {
    HostString text{HostAllocator<char>(game.allocator())};
    mistbank::to_json(game, mistbank::the_host, text);
    return text;
}

void write_json(const Game& game) { use(json_of(game).size()); }

void read_json(const Game& game) {
    Error error;
    if (!mistbank::game_from_json(json_of(game), nullptr, 0, error)) leave_out(error.message);
}

void write_text(const Game& game) { use(mistbank::render_text(game).size()); }

void write_svg(const Game& game) {
    Error error;
    use(mistbank::render_svg(game, {}, error)->size());
}

constexpr int usual = 2000;  // number of calls with a game of usual size
constexpr int large = 3;     // number of calls with a large game

const Rows of_texts{
    {"position, base", [] { return time_of(half_played("base"), usual, write_position); }},
    {"position, everything", [] { return time_of(half_played("everything"), usual, write_position); }},
    {"position, 71,824 tiles", [] { return time_of(square(268), large, write_position); }},
    {"JSON, base", [] { return time_of(half_played("base"), usual, write_json); }},
    {"JSON, everything", [] { return time_of(half_played("everything"), usual, write_json); }},
    {"JSON, 71,824 tiles", [] { return time_of(square(268), large, write_json); }},
    {"JSON and reading the JSON, base", [] { return time_of(half_played("base"), usual, read_json); }},
    {"JSON and reading the JSON, everything", [] { return time_of(half_played("everything"), usual, read_json); }},
    {"JSON and reading the JSON, 36,100 tiles", [] { return time_of(square(190), large, read_json); }},
    {"text, base", [] { return time_of(half_played("base"), usual, write_text); }},
    {"text, everything", [] { return time_of(half_played("everything"), usual, write_text); }},
    {"text, 71,824 tiles", [] { return time_of(square(268), large, write_text); }},
    {"SVG, base", [] { return time_of(half_played("base"), usual, write_svg); }},
    {"SVG, everything", [] { return time_of(half_played("everything"), usual, write_svg); }},
    {"SVG, 71,824 tiles", [] { return time_of(square(268), large, write_svg); }},
};

}  // namespace
