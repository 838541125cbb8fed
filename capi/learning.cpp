// Play-outs, and observations of games.
#include <algorithm>
#include <functional>

#include "boundary.hpp"
#include "mistbank/action_index.hpp"
#include "mistbank/observation.hpp"
#include "mistbank/rollout.hpp"

namespace mistbank::capi {
namespace {

static_assert(sizeof(mistbank_points) == sizeof(Points) &&
              offsetof(mistbank_points, projected) == offsetof(Points, projected));
static_assert(sizeof(mistbank_rollout) == 80 && sizeof(mistbank_window) == 16);

bool is_window(const mistbank_window* window) noexcept {
    using Cell = std::numeric_limits<std::int16_t>;
    const auto spans = [](std::int32_t begin, std::int32_t length) {
        return length >= 1 && length <= max_window && begin >= Cell::min() && begin <= Cell::max() - length + 1;
    };
    return window != nullptr && spans(window->x, window->width) && spans(window->y, window->height);
}

Window window_of(const mistbank_window& window) noexcept { return {window.x, window.y, window.width, window.height}; }

const char* wrong_window(const mistbank_window* window) noexcept {
    if (window == nullptr) return "window is null";
    const auto is_side = [](std::int32_t length) { return length >= 1 && length <= max_window; };
    return is_side(window->width) && is_side(window->height) ? "the position of window is out of range"
                                                             : "the width or height of window is out of range";
}

Answer refuse_player(const mistbank_game& game, std::int32_t player) noexcept {
    return refuse_number(game, "player", player, 0, game.game.rules().players - 1);
}

Answer put_planes_of_game(const mistbank_game& game, const mistbank_window* window, std::int32_t player,
                          const PlaneChoice& planes, std::uint8_t* out, std::int32_t capacity, std::int32_t* count) {
    if (!is_window(window)) return refused(wrong_window(window));
    if (!is_player(game.game, player)) return refuse_player(game, player);
    const Window where = window_of(*window);
    const auto bytes = static_cast<std::size_t>(planes.count()) * static_cast<std::size_t>(where.cells());
    const Answer answer = announce(bytes, out, capacity, count);
    if (answer.status == Status::ok && out != nullptr) observe_planes(game.game, where, player, planes, out);
    return answer;
}

}  // namespace

std::optional<PlaneChoice> plane_choice_of(const std::int32_t* planes, std::int32_t count) noexcept {
    if (planes == nullptr || count < 1) return std::nullopt;
    return PlaneChoice::of(planes, static_cast<std::size_t>(count));
}

mistbank_rollout rollout_of(const Rollout& rollout) noexcept {
    mistbank_rollout out{};
    out.outcome = static_cast<std::int32_t>(rollout.outcome);
    out.loss_reason = static_cast<std::int32_t>(rollout.loss_reason);
    out.turns = rollout.turns;
    out.actions = rollout.actions;
    out.winners = static_cast<std::int32_t>(rollout.winners);
    out.total = rollout.total;
    std::copy_n(rollout.totals, max_colours, out.totals);
    out.ghost_supply = rollout.ghost_supply;
    out.tiles = rollout.tiles;
    return out;
}

}  // namespace mistbank::capi

using namespace mistbank;
using namespace mistbank::capi;

// --- points ---------------------------------------------------------------------------------------------------------

mistbank_status mistbank_game_points(const mistbank_game* game, mistbank_points* out) {
    return on_game(game, [&]() -> Answer {
        if (out == nullptr) return refused("out is null");
        const Points points = points_of(game->game);
        std::memcpy(out, &points, sizeof *out);
        return done;
    });
}

// --- roll-outs ------------------------------------------------------------------------------------------------------

mistbank_status mistbank_game_rollout(mistbank_game* game, std::uint64_t seed, mistbank_rollout* out) {
    return on_game(game, [&] {
        const Rollout rollout = play_out(game->game, seed);
        if (out != nullptr) *out = rollout_of(rollout);
        return done;
    });
}

mistbank_status mistbank_game_rollouts(const mistbank_game* game, std::uint64_t seed, mistbank_rollout* out,
                                       std::int32_t count) {
    return on_game(game, [&]() -> Answer {
        if (!is_buffer(out, count)) return refused(count < 0 ? "count is negative" : "out is null");
        std::size_t next = 0;
        const auto take = [&](const Rollout& rollout) { out[next++] = rollout_of(rollout); };
        play_out_copies(game->game, seed, static_cast<std::size_t>(count),
                        std::ref(take));  // std::function allocates no memory for a reference
        return done;
    });
}

// --- windows --------------------------------------------------------------------------------------------------------

mistbank_status mistbank_game_window(const mistbank_game* game, std::int32_t width, std::int32_t height,
                                     mistbank_window* out) {
    return on_game(game, [&]() -> Answer {
        if (width < 1 || width > max_window) return refuse_number(*game, "width", width, 1, max_window);
        if (height < 1 || height > max_window) return refuse_number(*game, "height", height, 1, max_window);
        if (out == nullptr) return refused("out is null");
        const Window window = window_around(game->game, width, height);
        *out = {window.x, window.y, window.width, window.height};
        return done;
    });
}

// --- observations ---------------------------------------------------------------------------------------------------

std::int32_t mistbank_plane_count(void) { return plane_count(); }
const char* mistbank_plane_name(std::int32_t index) { return plane_name(index); }
std::int32_t mistbank_plane_is_binary(std::int32_t index) { return is_plane_binary(index) ? 1 : 0; }
std::int32_t mistbank_scalar_count(void) { return scalar_count(); }
const char* mistbank_scalar_name(std::int32_t index) { return scalar_name(index); }

mistbank_status mistbank_game_planes(const mistbank_game* game, const mistbank_window* window, std::int32_t player,
                                     std::uint8_t* out, std::int32_t capacity, std::int32_t* count) {
    return on_game(game,
                   [&] { return put_planes_of_game(*game, window, player, PlaneChoice(), out, capacity, count); });
}

mistbank_status mistbank_game_used_planes(const mistbank_game* game, std::int32_t* out, std::int32_t capacity,
                                          std::int32_t* count) {
    return on_game(game, [&] {
        const PlaneChoice used = PlaneChoice::used_by(game->game);
        return put_list(static_cast<std::size_t>(used.count()), out, capacity, count,
                        [&](std::size_t i) { return used.plane_at(static_cast<int>(i)); });
    });
}

mistbank_status mistbank_game_chosen_planes(const mistbank_game* game, const mistbank_window* window,
                                            std::int32_t player, const std::int32_t* planes, std::int32_t plane_count,
                                            std::uint8_t* out, std::int32_t capacity, std::int32_t* count) {
    return on_game(game, [&]() -> Answer {
        const std::optional<PlaneChoice> chosen = plane_choice_of(planes, plane_count);
        if (planes == nullptr) return refused("planes is null");
        if (plane_count < 1) return refused("plane_count must be 1 or more");
        if (!chosen) return refused("an index in planes is out of range or occurs twice");
        return put_planes_of_game(*game, window, player, *chosen, out, capacity, count);
    });
}

mistbank_status mistbank_game_scalars(const mistbank_game* game, std::int32_t player, std::int32_t* out,
                                      std::int32_t capacity, std::int32_t* count) {
    return on_game(game, [&]() -> Answer {
        if (!is_player(game->game, player)) return refuse_player(*game, player);
        const Answer answer = announce(static_cast<std::size_t>(scalar_count()), out, capacity, count);
        if (answer.status == Status::ok && out != nullptr) observe_scalars(game->game, player, out);
        return answer;
    });
}

// --- actions as indices ---------------------------------------------------------------------------------------------

std::int32_t mistbank_game_index_count(const mistbank_game* game, const mistbank_window* window) {
    return ask(game,
               [&](const Game& it) { return is_window(window) ? ActionIndex(it, window_of(*window)).count() : -1; });
}

std::int32_t mistbank_game_index_of(const mistbank_game* game, const mistbank_window* window,
                                    const mistbank_action* action) {
    return ask(game, [&](const Game& it) {
        if (!is_window(window) || action == nullptr) return -1;
        return ActionIndex(it, window_of(*window)).number_of(action_of(*action));
    });
}

mistbank_status mistbank_game_action_at(const mistbank_game* game, const mistbank_window* window, std::int32_t index,
                                        mistbank_action* action) {
    return on_game(game, [&]() -> Answer {
        if (!is_window(window)) return refused(wrong_window(window));
        if (action == nullptr) return refused("action is null");
        const ActionIndex numbers(game->game, window_of(*window));
        if (index < 0 || index >= numbers.count()) return refuse_number(*game, "index", index, 0, numbers.count() - 1);
        if (game->game.is_over()) return {Status::game_over, "the game is over"};
        const std::optional<Action> found = numbers.action_of(index);
        if (!found) return {Status::wrong_decision, "the action with this index does not answer the open decision"};
        *action = action_of(*found);
        return done;
    });
}

mistbank_status mistbank_game_legal_indices(const mistbank_game* game, const mistbank_window* window, std::int32_t* out,
                                            std::int32_t capacity, std::int32_t* count) {
    return on_game(game, [&]() -> Answer {
        if (!is_window(window)) return refused(wrong_window(window));
        const ActionIndex numbers(game->game, window_of(*window));
        const HostVector<Action> legal = game->game.legal_actions(game->allocator);
        return put_list(legal.size(), out, capacity, count, [&](std::size_t i) { return numbers.number_of(legal[i]); });
    });
}

mistbank_status mistbank_game_legal_mask(const mistbank_game* game, const mistbank_window* window, std::uint8_t* out,
                                         std::int32_t capacity, std::int32_t* count) {
    return on_game(game, [&]() -> Answer {
        if (!is_window(window)) return refused(wrong_window(window));
        const ActionIndex numbers(game->game, window_of(*window));
        const HostVector<Action> legal = game->game.legal_actions(game->allocator);
        const auto size = static_cast<std::size_t>(numbers.count());
        const Answer answer = announce(size, out, capacity, count);
        if (answer.status != Status::ok || out == nullptr) return answer;
        std::fill_n(out, size, std::uint8_t{0});
        for (const Action& action : legal) {
            const int number = numbers.number_of(action);
            if (number >= 0) out[number] = 1;
        }
        return done;
    });
}
