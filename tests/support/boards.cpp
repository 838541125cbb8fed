#include "support/boards.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "mistbank/action_index.hpp"
#include "mistbank/adviser.hpp"
#include "mistbank/json.hpp"
#include "mistbank/observation.hpp"
#include "mistbank/position.hpp"
#include "mistbank/record.hpp"
#include "mistbank/render.hpp"

namespace mistbank_tests {

using namespace mistbank;

namespace {

constexpr int most_copies = 9999;

[[noreturn]] void stop(const std::string& reason) {
    std::fprintf(stderr, "the board cannot be built: %s\n", reason.c_str());
    std::abort();
}

// --- shapes ---

// Returns the cell of tile number `number` on a line that leads east and turns south before the largest coordinate.
Placing on_line(int number, int kind) {
    constexpr int corner = 30000;
    return {kind, std::min(number, corner), std::max(number - corner, 0)};
}

// Returns the cells of a spiral from the middle outward, with a distance of `pitch` cells between its windings.
std::vector<Placing> windings(int tiles, int pitch) {
    std::vector<Placing> cells{{}};
    Placing at;
    for (int arm = 0; static_cast<int>(cells.size()) < tiles; ++arm) {
        const int length = pitch * (arm / 2 + 1);
        for (int step = 0; step < length && static_cast<int>(cells.size()) < tiles; ++step) {
            at.x += arm % 4 == 0 ? 1 : arm % 4 == 2 ? -1 : 0;
            at.y += arm % 4 == 1 ? 1 : arm % 4 == 3 ? -1 : 0;
            cells.push_back(at);
        }
    }
    return cells;
}

int number_of_kind(const BoardPlan& plan, int kind) {
    const auto is_kind = [&](const Placing& placing) { return placing.kind == kind; };
    return static_cast<int>(std::count_if(plan.placings.begin(), plan.placings.end(), is_kind));
}

// --- building boards ---

// The first tile type of each kind. A kind with very many tiles needs several types.
struct Types {
    std::vector<int> first;
    int of_kind_with_copies_left(const Game& game, int kind) const {
        const auto k = static_cast<std::size_t>(kind);
        const int end = k + 1 < first.size() ? first[k + 1] : game.type_count();
        for (int type = first[k]; type < end; ++type) {
            if (game.unseen(type) > 0) return type;
        }
        stop("too few tiles of kind " + std::to_string(kind));
    }
};

std::string text_of(const BoardPlan& plan, int more, Types& types) {
    std::string text = "mistbank-tiles 1\nname board\n";
    int type = 0;
    for (int kind = 0; kind < static_cast<int>(plan.kinds.size()); ++kind) {
        types.first.push_back(type);
        for (int left = number_of_kind(plan, kind) + (kind == 0 ? more : 0); left > 0; ++type) {
            const int copies = std::min(left, most_copies);
            left -= copies;
            text += "tile t" + std::to_string(type) + "\n copies " + std::to_string(copies) + '\n' +
                    plan.kinds[static_cast<std::size_t>(kind)];
        }
    }
    const int start = types.first[static_cast<std::size_t>(plan.placings.front().kind)];
    return text + "start\n 0 0 t" + std::to_string(start) + '\n';
}

void apply(Game& game, const Action& action) {
    if (game.apply(action) == Status::ok) return;
    const char* reason = game.why_not(action);
    stop(game.text_of(action) + ": " + (reason == nullptr ? "no memory" : reason));
}

void draw(Game& game, const Types& types, int kind) {
    Action action;
    action.kind = ActionKind::draw;
    action.x = static_cast<std::int16_t>(types.of_kind_with_copies_left(game, kind));
    apply(game, action);
}

void lay(Game& game, const Placing& placing) {
    Action action;
    action.kind = ActionKind::lay;
    action.x = static_cast<std::int16_t>(placing.x);
    action.y = static_cast<std::int16_t>(placing.y);
    apply(game, action);
}

void place_meeple(Game& game, int segment) {
    Action action;
    action.kind = segment < 0 ? ActionKind::pass : ActionKind::place;
    if (segment >= 0) action.segment = static_cast<std::uint8_t>(segment);
    for (int i = 0; segment >= 0 && i < game.rules().colour_count; ++i) {
        const Colour colour = game.rules().colours[i];
        if (game.player_of(colour) == game.active_player()) action.colour = static_cast<std::uint8_t>(colour);
    }
    apply(game, action);
}

// Continues to the next draw. At each decision except the placement of a meeple, takes the last legal action, which is
// the one furthest from the start.
void answer(Game& game, const Placing& placing) {
    while (!game.is_over()) {
        switch (game.decision().kind) {
            case DecisionKind::draw: return;
            case DecisionKind::place_meeple: place_meeple(game, placing.meeple); break;
            default: apply(game, game.legal_actions().back());
        }
    }
}

}  // namespace

BoardPlan line_of(const std::string& kind, int tiles) {
    BoardPlan plan{"line", {kind}, {}, "base"};
    for (int i = 0; i < tiles; ++i) plan.placings.push_back(on_line(i, 0));
    return plan;
}

BoardPlan stairs_of(const std::string& kind, int tiles) {
    BoardPlan plan{"stairs", {kind}, {}, "base"};
    for (int i = 0; i < tiles; ++i) plan.placings.push_back({0, (i + 1) / 2, i / 2});
    return plan;
}

BoardPlan square_of(const std::string& kind, int tiles) { return {"square", {kind}, windings(tiles, 1), "base"}; }

BoardPlan spiral_of(const std::string& kind, int tiles) { return {"spiral", {kind}, windings(tiles, 3), "base"}; }

BoardPlan rails_of(const std::string& kind, int tiles) {
    BoardPlan plan{"rails", {kind}, {}, "base"};
    const int gap = std::min(610, tiles / 4);  // a Fibonacci number: the hash function uses the golden ratio
    const int length = (tiles - gap + 1) / 2;
    for (int x = 0; x < length; ++x) plan.placings.push_back({0, x, 0});
    for (int y = 1; y <= gap; ++y) plan.placings.push_back({0, 0, y});
    for (int x = 1; static_cast<int>(plan.placings.size()) < tiles; ++x) plan.placings.push_back({0, x, gap});
    return plan;
}

BoardPlan comb_of_roads(int tiles) {
    const std::string tooth = " road N S\n field NL WL WR SR\n field NR EL ER SL\n";
    const std::string back = " road N E W\n field NL WR\n field NR EL\n field ER SL SR WL\n";
    BoardPlan plan{"comb", {tooth, back}, {}, "base"};
    const int teeth = tiles / 2;
    for (int x = 0; x < teeth; ++x) plan.placings.push_back({0, x, 0});
    for (int x = teeth - 1; x >= 0; --x) plan.placings.push_back({1, x, 1});
    return plan;
}

BoardPlan line_of_cemeteries(int tiles) {
    BoardPlan plan{"cemeteries", {field_tile, cemetery_tile}, {}, "level2"};
    for (int i = 0; i < tiles; ++i) plan.placings.push_back(on_line(i, i % 3 == 1 ? 1 : 0));
    return plan;
}

std::vector<BoardPlan> every_shape(int tiles) {
    std::vector<BoardPlan> plans{line_of(field_tile, tiles),  stairs_of(field_tile, tiles),
                                 square_of(city_tile, tiles), spiral_of(field_tile, tiles),
                                 rails_of(field_tile, tiles), comb_of_roads(tiles),
                                 line_of_cemeteries(tiles)};
    for (BoardPlan& plan : plans) plan.placings[1].meeple = 0;
    return plans;
}

TileSet set_of(const BoardPlan& plan, int more) {
    Types types;
    Error error;
    std::optional<TileSet> set = TileSet::parse(text_of(plan, more, types), error);
    if (!set) stop(error.message);
    return std::move(*set);
}

Game build(const BoardPlan& plan, int more, Recording recording) {
    Types types;
    text_of(plan, more, types);
    const TileSet set = set_of(plan, more);
    Rules rules = *preset(plan.preset);
    rules.draws = Draws::external;
    Error error;
    std::optional<Game> game = Game::create(rules, &set, 1, error);
    if (!game) stop(error.message);
    if (recording == Recording::none) game->stop_recording();
    for (std::size_t i = 1; i < plan.placings.size(); ++i) {
        draw(*game, types, plan.placings[i].kind);
        lay(*game, plan.placings[i]);
        answer(*game, plan.placings[i]);
    }
    if (more > 0) draw(*game, types, 0);
    return std::move(*game);
}

// --- calls to measure ---

namespace {

constexpr int window_width = 21;

Window middle(const Game& game) { return window_around(game, window_width, window_width); }

void ask_for_planes(const Game& game, const Window& window) {
    std::vector<std::uint8_t> bytes(static_cast<std::size_t>(plane_count() * window.cells()));
    observe_planes(game, window, 0, bytes.data());
}

void lay_one_in_a_copy(Game& game) {
    Game copy = game.clone();
    copy.stop_recording();
    if (!copy.is_over()) apply(copy, copy.legal_actions().front());
}

}  // namespace

namespace {

void ask_adviser(const Game& game, int simulations) {
    Error error;
    std::optional<Adviser> adviser = Adviser::create(game, {}, error);
    adviser->think(game, simulations);
    adviser->explanation(0);
}

void review_first_action(Game& game) {
    if (game.is_over()) return;
    Error error;
    std::optional<Adviser> adviser = Adviser::create(game, {}, error);
    Review review;
    adviser->review(game, game.legal_actions().front(), 1, review);
}

// Stops the program if the text was refused although it is within the size limit.
void require_read(const std::optional<Game>& game, std::size_t size, std::size_t limit, const Error& error) {
    if (!game && size <= limit) stop(error.message.c_str());
}

}  // namespace

const std::vector<Call>& every_call() {
    static const std::vector<Call> calls = {
        {"legal_actions", [](Game& game) { game.legal_actions(); }},
        {"clone, apply", lay_one_in_a_copy},
        {"features", [](Game& game) { game.features(); }},
        {"feature", [](Game& game) { game.feature(1, 0); }},
        {"planes", [](Game& game) { ask_for_planes(game, middle(game)); }},
        {"planes, widest", [](Game& game) { ask_for_planes(game, window_around(game, max_window, max_window)); }},
        {"scalars",
         [](Game& game) {
             std::vector<std::int32_t> numbers(static_cast<std::size_t>(scalar_count()));
             observe_scalars(game, 0, numbers.data());
         }},
        {"set_aside",
         [](Game& game) {
             for (int i = 0; i < game.set_aside_count(); ++i) game.set_aside(i);
         }},
        {"determinize",
         [](Game& game) {
             Game copy = game.clone();
             copy.determinize(1);
         }},
        {"state_hash", [](Game& game) { game.state_hash(); }},
        {"text",
         [](Game& game) {
             render_text(game, {true, true, true});
         }},
        {"status", [](Game& game) { summary(game); }},
        {"svg",
         [](Game& game) {
             Error error;
             SvgOptions options;
             options.fits = true;
             options.coordinates = true;
             render_svg(game, options, error);
         }},
        {"json",
         [](Game& game) {
             HostString text{HostAllocator<char>(game.allocator())};
             to_json(game, the_host, text);
         }},
        {"JSON, and reading it",
         [](Game& game) {
             Error error;
             HostString text{HostAllocator<char>(game.allocator())};
             to_json(game, the_host, text);
             require_read(game_from_json(text, nullptr, 0, error), text.size(), max_json_position, error);
         }},
        {"position", [](Game& game) { to_position(game); }},
        {"a position, and reading it",
         [](Game& game) {
             Error error;
             const std::string text = to_position(game);
             require_read(from_position(text, nullptr, 0, error), text.size(), max_position_text, error);
         }},
        {"an adviser, and its first sight", [](Game& game) { ask_adviser(game, 0); }},
        {"an adviser, and a simulation", [](Game& game) { ask_adviser(game, 1); }},
        {"an adviser, and a review", review_first_action},
        {"record",
         [](Game& game) {
             Error error;
             to_record(game, RecordKind::full, error);
         },
         true},
        {"a record, and replaying it",
         [](Game& game) {
             Error error;
             replay(*to_record(game, RecordKind::full, error), nullptr, 0, error);
         },
         true},
        {"snapshot",
         [](Game& game) {
             Error error;
             to_snapshot(game, error);
         },
         true},
        {"a snapshot, and loading it",
         [](Game& game) {
             Error error;
             const auto bytes = *to_snapshot(game, error);
             from_snapshot(bytes.data(), bytes.size(), nullptr, 0, error);
         },
         true},
        {"the first undo of a copy",
         [](Game& game) {
             Game copy = game.clone();
             copy.undo();
         },
         true},
        {"a copy, and a thousand undos",
         [](Game& game) {
             Game copy = game.clone();
             for (int i = 0; i < 1000 && copy.undo() == Status::ok; ++i) {
             }
         },
         true},
    };
    return calls;
}

}  // namespace mistbank_tests
