// Queries about the game and the board.
#include <algorithm>

#include "boundary.hpp"

namespace mistbank::capi {
namespace {

static_assert(sizeof(mistbank_scoring_meeple) == 32 && sizeof(mistbank_supply) == 96);
static_assert(sizeof(mistbank_prisoner) == 32);
static_assert(sizeof(mistbank_tally) == 136);
static_assert(sizeof(mistbank_tile) == 48 && sizeof(mistbank_figure) == 48 && sizeof(mistbank_feature) == 128);

/// Answers a query about the object with this index; returns -1 for an index out of range.
template <class Query>
std::int32_t ask_about(const mistbank_game* game, std::int32_t index, int (Game::*count)() const noexcept,
                       Query&& query) noexcept {
    const auto of_index = [&](const Game& it) { return index >= 0 && index < (it.*count)() ? query(it, index) : -1; };
    return ask(game, of_index);
}

/// Fills in `out` with the struct that describes the object with this index.
template <class Out, class Entry>
mistbank_status put_one(const mistbank_game* game, std::int32_t index, int (Game::*count)() const noexcept, Out* out,
                        Entry&& entry) noexcept {
    return on_game(game, [&]() -> Answer {
        const int entries = (game->game.*count)();
        if (index < 0 || index >= entries) return refuse_number(*game, "index", index, 0, entries - 1);
        if (out == nullptr) return refused("out is null");
        *out = entry(index);
        return done;
    });
}

bool is_hound(std::int32_t hound) noexcept { return hound == 1 || hound == 2; }

bool is_colour(std::int32_t colour) noexcept { return colour >= 0 && colour < max_colours; }

/// Returns whether a tile is face up and has this segment.
bool is_segment(const Game& game, std::int32_t tile, std::int32_t segment) noexcept {
    if (tile < 0 || tile >= game.tile_count()) return false;
    const LaidTile laid = game.tile(tile);
    return !laid.face_down && segment >= 0 && segment < game.type(laid.type).segment_count;
}

constexpr const char* segment_not_found = "there is no face-up tile with this index, or the tile has no such segment";

mistbank_tile tile_of(const LaidTile& tile) noexcept {
    return {tile.x, tile.y, tile.type, tile.rotation, tile.face_down ? 1 : 0, tile.ghosts, tile.floors, {}};
}

mistbank_figure figure_of(const FigureView& figure) noexcept {
    return {static_cast<std::int32_t>(figure.colour),
            static_cast<std::int32_t>(figure.kind),
            figure.buried ? 1 : 0,
            figure.tile,
            figure.segment,
            figure.ghosts,
            figure.hounds,
            figure.fairy ? 1 : 0,
            {}};
}

mistbank_tally tally_of(const TallyView& tally) noexcept {
    mistbank_tally out{};
    out.colour = static_cast<std::int32_t>(tally.colour);
    out.total = tally.total;
    std::copy_n(tally.points, source_count, out.points);
    return out;
}

mistbank_supply supply_of(const Supply& supply) noexcept {
    mistbank_supply out{};
    std::copy_n(supply.figures, figure_kinds, out.figures);
    out.reserve = supply.reserve;
    std::copy_n(supply.goods, good_kinds, out.goods);
    out.floors = supply.floors;
    out.abbeys = supply.abbeys;
    out.sheep = supply.sheep;
    return out;
}

mistbank_feature feature_of(const Feature& feature) noexcept {
    mistbank_feature out{};
    out.kind = static_cast<std::int32_t>(feature.kind);
    out.tile = feature.tile;
    out.segment = feature.segment;
    out.tiles = feature.tiles;
    out.open_sides = feature.open_sides;
    out.coats = feature.coats;
    out.ghosts = feature.ghosts;
    out.complete = feature.complete ? 1 : 0;
    out.haunted = feature.haunted ? 1 : 0;
    out.worth = feature.worth;
    out.cities = feature.cities;
    out.marks = feature.marks;
    std::copy_n(feature.meeples, max_colours, out.meeples);
    std::copy_n(feature.goods, good_kinds, out.goods);
    return out;
}

}  // namespace
}  // namespace mistbank::capi

using namespace mistbank;
using namespace mistbank::capi;

// --- the state of the game -----------------------------------------------------------------------------------------

std::int32_t mistbank_game_outcome(const mistbank_game* game) {
    return ask(game, [](const Game& it) { return it.outcome(); });
}

std::int32_t mistbank_game_loss_reason(const mistbank_game* game) {
    return ask(game, [](const Game& it) { return it.loss_reason(); });
}

std::int32_t mistbank_game_has_won(const mistbank_game* game, std::int32_t colour) {
    return ask_whether(game, [&](const Game& it) { return it.has_won(enum_of<Colour>(colour)); });
}

mistbank_status mistbank_game_returns(const mistbank_game* game, double* out, std::int32_t capacity,
                                      std::int32_t* count) {
    return on_game(game, [&]() -> Answer {
        double returns[max_players];
        const std::size_t players = game->game.returns(returns, max_players);
        return put_list(players, out, capacity, count, [&](std::size_t player) { return returns[player]; });
    });
}

std::int32_t mistbank_game_turn(const mistbank_game* game) {
    return ask(game, [](const Game& it) { return it.turn(); });
}

std::int32_t mistbank_game_part(const mistbank_game* game) {
    return ask(game, [](const Game& it) { return it.part(); });
}

std::int32_t mistbank_game_active_player(const mistbank_game* game) {
    return ask(game, [](const Game& it) { return it.active_player(); });
}

std::int32_t mistbank_game_player_of(const mistbank_game* game, std::int32_t colour) {
    return ask(game, [&](const Game& it) { return is_colour(colour) ? it.player_of(enum_of<Colour>(colour)) : -1; });
}

std::int32_t mistbank_game_goal(const mistbank_game* game) {
    return ask(game, [](const Game& it) { return it.goal(); });
}

std::int32_t mistbank_game_scoring_meeple_count(const mistbank_game* game) {
    return ask(game, [](const Game& it) { return it.scoring_meeple_count(); });
}

mistbank_status mistbank_game_scoring_meeple(const mistbank_game* game, std::int32_t index,
                                             mistbank_scoring_meeple* out) {
    return put_one(game, index, &Game::scoring_meeple_count, out, [&](int i) {
        const ScoringMeeple meeple = game->game.scoring_meeple(i);
        return mistbank_scoring_meeple{
            static_cast<std::int32_t>(meeple.colour), meeple.total, meeple.space, meeple.lap, {}};
    });
}

mistbank_status mistbank_game_tally(const mistbank_game* game, std::int32_t index, mistbank_tally* out) {
    return put_one(game, index, &Game::scoring_meeple_count, out, [&](int i) { return tally_of(game->game.tally(i)); });
}

mistbank_status mistbank_game_supply(const mistbank_game* game, std::int32_t colour, mistbank_supply* out) {
    return on_game(game, [&]() -> Answer {
        if (!is_colour(colour)) return refuse_number(*game, "colour", colour, 0, max_colours - 1);
        if (out == nullptr) return refused("out is null");
        *out = supply_of(game->game.supply(enum_of<Colour>(colour)));
        return done;
    });
}

mistbank_status mistbank_game_prisoners(const mistbank_game* game, mistbank_prisoner* out, std::int32_t capacity,
                                        std::int32_t* count) {
    return on_game(game, [&]() -> Answer {
        const auto total = static_cast<std::size_t>(game->game.prisoner_count());
        const auto convert = [&](std::size_t i) {
            const Prisoner prisoner = game->game.prisoner(static_cast<int>(i));
            return mistbank_prisoner{static_cast<std::int32_t>(prisoner.colour),
                                     static_cast<std::int32_t>(prisoner.kind),
                                     static_cast<std::int32_t>(prisoner.holder),
                                     {}};
        };
        return put_list(total, out, capacity, count, convert);
    });
}

std::int32_t mistbank_game_has_hidden_hands(const mistbank_game* game) {
    return ask_whether(game, [](const Game& it) { return it.rules().house.has_hidden_hands(); });
}

std::int32_t mistbank_game_hand_size(const mistbank_game* game, std::int32_t player) {
    return ask(game, [&](const Game& it) { return is_player(it, player) ? it.hand_size(player) : -1; });
}

std::int32_t mistbank_game_hand(const mistbank_game* game, std::int32_t player, std::int32_t place,
                                std::int32_t viewer) {
    return ask(game, [&](const Game& it) { return is_player(it, player) ? it.hand(player, place, viewer) : -1; });
}

std::int32_t mistbank_game_tiles_under_hills(const mistbank_game* game) {
    return ask(game, [](const Game& it) { return it.tiles_under_hills(); });
}

std::int32_t mistbank_game_sheep_in_bag(const mistbank_game* game, std::int32_t number) {
    return ask(game, [&](const Game& it) { return it.sheep_in_bag(number); });
}

std::int32_t mistbank_game_flock(const mistbank_game* game, std::int32_t colour, std::int32_t number) {
    return ask(game, [&](const Game& it) { return it.flock(enum_of<Colour>(colour), number); });
}

std::int32_t mistbank_game_animals_unseen(const mistbank_game* game, std::int32_t number) {
    return ask(game, [&](const Game& it) { return it.animals_unseen(number); });
}

std::int32_t mistbank_game_in_last_round(const mistbank_game* game) {
    return ask_whether(game, [](const Game& it) { return it.in_last_round(); });
}

std::int32_t mistbank_game_ghost_supply(const mistbank_game* game) {
    return ask(game, [](const Game& it) { return it.ghost_supply(); });
}

std::int32_t mistbank_game_ghosts_on_board(const mistbank_game* game) {
    return ask(game, [](const Game& it) { return it.ghosts_on_board(); });
}

std::int32_t mistbank_game_hound_number(const mistbank_game* game, std::int32_t hound) {
    return ask(game, [&](const Game& it) { return is_hound(hound) ? it.hound_number(hound) : -1; });
}

std::int32_t mistbank_game_hound_arrived(const mistbank_game* game, std::int32_t hound) {
    return ask_whether(game, [&](const Game& it) { return is_hound(hound) && it.hound_arrived(hound); });
}

std::int32_t mistbank_game_hound_meeple(const mistbank_game* game, std::int32_t hound) {
    return ask(game, [&](const Game& it) { return is_hound(hound) ? it.hound_meeple(hound) : -1; });
}

std::int32_t mistbank_game_pile_count(const mistbank_game* game) {
    return ask(game, [](const Game& it) { return it.pile_count(); });
}

std::int32_t mistbank_game_active_pile(const mistbank_game* game) {
    return ask(game, [](const Game& it) { return it.active_pile(); });
}

std::int32_t mistbank_game_pile_size(const mistbank_game* game, std::int32_t pile) {
    return ask_about(game, pile, &Game::pile_count, [](const Game& it, int i) { return it.pile_size(i); });
}

mistbank_status mistbank_game_set_aside(const mistbank_game* game, std::int32_t* out, std::int32_t capacity,
                                        std::int32_t* count) {
    return on_game(game, [&]() -> Answer {
        const auto total = static_cast<std::size_t>(game->game.set_aside_count());
        const auto type = [&](std::size_t i) { return game->game.set_aside(static_cast<int>(i)); };
        return put_list(total, out, capacity, count, type);
    });
}

std::int32_t mistbank_game_type_count(const mistbank_game* game) {
    return ask(game, [](const Game& it) { return it.type_count(); });
}

mistbank_status mistbank_game_type(const mistbank_game* game, std::int32_t type, mistbank_tile_type* out) {
    return put_one(game, type, &Game::type_count, out, [&](int i) { return tile_type_of(game->game.type(i)); });
}

mistbank_status mistbank_game_segment(const mistbank_game* game, std::int32_t type, std::int32_t segment,
                                      mistbank_segment* out) {
    return on_game(game, [&]() -> Answer {
        if (type < 0 || type >= game->game.type_count())
            return refuse_number(*game, "type", type, 0, game->game.type_count() - 1);
        const TileType& found = game->game.type(type);
        if (segment < 0 || segment >= found.segment_count)
            return refuse_number(*game, "segment", segment, 0, found.segment_count - 1);
        if (out == nullptr) return refused("out is null");
        *out = segment_of(found.segments[static_cast<std::size_t>(segment)]);
        return done;
    });
}

std::int32_t mistbank_game_find_type(const mistbank_game* game, const char* id) {
    return ask(game, [&](const Game& it) { return id == nullptr ? -1 : it.type_named(id); });
}

std::int32_t mistbank_game_unseen(const mistbank_game* game, std::int32_t type) {
    return ask_about(game, type, &Game::type_count, [](const Game& it, int i) { return it.unseen(i); });
}

std::int32_t mistbank_game_drawable(const mistbank_game* game, std::int32_t type) {
    return ask_about(game, type, &Game::type_count, [](const Game& it, int i) { return it.drawable(i); });
}

// --- the board -----------------------------------------------------------------------------------------------------

std::int32_t mistbank_game_tile_count(const mistbank_game* game) {
    return ask(game, [](const Game& it) { return it.tile_count(); });
}

mistbank_status mistbank_game_tile(const mistbank_game* game, std::int32_t index, mistbank_tile* out) {
    return put_one(game, index, &Game::tile_count, out, [&](int i) { return tile_of(game->game.tile(i)); });
}

mistbank_status mistbank_game_tiles(const mistbank_game* game, mistbank_tile* out, std::int32_t capacity,
                                    std::int32_t* count) {
    return on_game(game, [&]() -> Answer {
        const auto total = static_cast<std::size_t>(game->game.tile_count());
        const auto tile = [&](std::size_t i) { return tile_of(game->game.tile(static_cast<int>(i))); };
        return put_list(total, out, capacity, count, tile);
    });
}

std::int32_t mistbank_game_tile_at(const mistbank_game* game, std::int32_t x, std::int32_t y) {
    using Cell = std::numeric_limits<std::int16_t>;
    const auto is_cell = [](std::int32_t at) { return at >= Cell::min() && at <= Cell::max(); };
    return ask(game, [&](const Game& it) { return is_cell(x) && is_cell(y) ? it.tile_at(x, y) : -1; });
}

std::int32_t mistbank_game_last_tile(const mistbank_game* game) {
    return ask(game, [](const Game& it) { return it.last_tile(); });
}

std::int32_t mistbank_game_ghosts_on(const mistbank_game* game, std::int32_t tile, std::int32_t segment) {
    return ask(game, [&](const Game& it) { return is_segment(it, tile, segment) ? it.ghosts_on(tile, segment) : -1; });
}

std::int32_t mistbank_game_figure_on(const mistbank_game* game, std::int32_t tile, std::int32_t segment) {
    return ask(game, [&](const Game& it) { return is_segment(it, tile, segment) ? it.figure_on(tile, segment) : -1; });
}

mistbank_status mistbank_game_anchor_on(const mistbank_game* game, std::int32_t tile, std::int32_t segment,
                                        mistbank_anchor* out) {
    return on_game(game, [&]() -> Answer {
        if (!is_segment(game->game, tile, segment)) return refused(segment_not_found);
        if (out == nullptr) return refused("out is null");
        const Anchor anchor = game->game.anchor_on(tile, segment);
        *out = {anchor.x, anchor.y};
        return done;
    });
}

std::int32_t mistbank_game_figure_count(const mistbank_game* game) {
    return ask(game, [](const Game& it) { return it.figure_count(); });
}

mistbank_status mistbank_game_figure(const mistbank_game* game, std::int32_t index, mistbank_figure* out) {
    return put_one(game, index, &Game::figure_count, out, [&](int i) { return figure_of(game->game.figure(i)); });
}

mistbank_status mistbank_game_figures(const mistbank_game* game, mistbank_figure* out, std::int32_t capacity,
                                      std::int32_t* count) {
    return on_game(game, [&]() -> Answer {
        const auto total = static_cast<std::size_t>(game->game.figure_count());
        const auto figure = [&](std::size_t i) { return figure_of(game->game.figure(static_cast<int>(i))); };
        return put_list(total, out, capacity, count, figure);
    });
}

std::int32_t mistbank_game_dragon_tile(const mistbank_game* game) {
    return ask(game, [](const Game& it) { return it.dragon_tile(); });
}

std::int32_t mistbank_game_fairy_tile(const mistbank_game* game) {
    return ask(game, [](const Game& it) { return it.fairy_tile(); });
}

std::int32_t mistbank_game_big_top_tile(const mistbank_game* game) {
    return ask(game, [](const Game& it) { return it.big_top_tile(); });
}

mistbank_status mistbank_game_feature(const mistbank_game* game, std::int32_t tile, std::int32_t segment,
                                      mistbank_feature* out) {
    return on_game(game, [&]() -> Answer {
        if (!is_segment(game->game, tile, segment)) return refused(segment_not_found);
        if (out == nullptr) return refused("out is null");
        *out = feature_of(game->game.feature(tile, segment));
        return done;
    });
}

mistbank_status mistbank_game_features(const mistbank_game* game, mistbank_feature* out, std::int32_t capacity,
                                       std::int32_t* count) {
    return on_game(game, [&]() -> Answer {
        const Answer answer = announce(game->game.features(nullptr, 0), out, capacity, count);
        if (answer.status != Status::ok || out == nullptr) return answer;
        mistbank_feature* next = out;
        const auto put = [](void* at, const Feature& feature) {
            *(*static_cast<mistbank_feature**>(at))++ = feature_of(feature);
        };
        game->game.each_feature(put, &next);
        return answer;
    });
}
