// Queries about the table. They never return hidden information (HID-1).
#include <algorithm>
#include <iterator>

#include "game/view.hpp"
#include "rules/decision_specs.hpp"
#include "rules/facts.hpp"
#include "rules/figures.hpp"
#include "rules/house_rules/hands.hpp"
#include "rules/mist/mist.hpp"
#include "rules/scoring.hpp"

namespace mistbank {

// --- the state of the game ------------------------------------------------------------------------------------------

const Rules& Game::rules() const noexcept { return inside_->rules; }
bool Game::is_over() const noexcept { return inside_->table.is_over(); }
Outcome Game::outcome() const noexcept { return inside_->state().outcome; }
LossReason Game::loss_reason() const noexcept { return inside_->state().loss_reason; }

bool Game::has_won(Colour colour) const noexcept {
    if (player_of(colour) < 0) return false;
    if (inside_->setup->settings.team) return outcome() == Outcome::won;
    return (inside_->state().winners >> static_cast<int>(colour) & 1u) != 0;
}

std::size_t Game::returns(double* out, std::size_t capacity) const noexcept {
    const auto players = static_cast<std::size_t>(rules().players);
    if (capacity < players) return players;
    std::fill_n(out, players, is_over() ? -1.0 : 0.0);
    for (int i = 0; i < max_colours; ++i) {
        const auto colour = static_cast<Colour>(i);
        if (has_won(colour)) out[player_of(colour)] = 1.0;
    }
    return players;
}

std::vector<double> Game::returns() const {
    std::vector<double> list(static_cast<std::size_t>(rules().players));
    returns(list.data(), list.size());
    return list;
}

int Game::turn() const noexcept { return inside_->state().turn; }
int Game::part() const noexcept { return inside_->state().part; }
int Game::active_player() const noexcept { return inside_->state().player; }

int Game::deciding_player() const noexcept {
    const DecisionRules& rules = rules_of(inside_->state().decision);
    return rules.decider != nullptr ? rules.decider(inside_->table) : active_player();
}
int Game::player_of(Colour colour) const noexcept { return inside_->setup->player_of(colour); }

Decision Game::decision() const noexcept {
    const Table& table = inside_->table;
    const State& state = *table.state;
    Decision decision;
    decision.kind = state.decision;
    decision.player = deciding_player();
    if (state.drawn != none16) decision.tile_type = state.drawn;
    if (state.laid != none32) decision.tile_type = table.board.tiles[state.laid].type;
    DecisionDetails details{state.laid == none32 ? none32 : table.board.tiles[state.laid].first};
    const DecisionRules& rules = rules_of(state.decision);
    if (rules.describe != nullptr) rules.describe(table, details);
    if (details.segment != none32) {
        const Action named = naming(table, ActionKind::none, details.segment);
        decision.x = named.x;
        decision.y = named.y;
        decision.segment = named.segment;
    }
    decision.colour = details.colour;
    decision.points = details.points;
    const Subject subject = spec_of(state.decision).subject;
    decision.subject = subject == Subject::laid_tile && state.laid == none32 ? Subject::none : subject;
    const bool is_of_hound =
        state.decision == DecisionKind::place_hound || state.decision == DecisionKind::hound_pacifies;
    (is_of_hound ? decision.hound : decision.number) = details.number;
    return decision;
}

// --- the tiles of the game ------------------------------------------------------------------------------------------

int Game::type_count() const noexcept { return static_cast<int>(inside_->setup->types.size()); }
const TileType& Game::type(int index) const noexcept { return inside_->setup->types[static_cast<std::size_t>(index)]; }

int Game::type_named(std::string_view id) const noexcept {
    for (int index = 0; index < type_count(); ++index) {
        if (type(index).id == id) return index;
    }
    return -1;
}

int Game::unseen(int type) const noexcept { return type >= 0 && type < type_count() ? inside_->table.unseen[type] : 0; }
// Some unseen copies are in hidden hands (HSE-2) or under hills. For a viewer, each unseen copy has the same
// probability of being drawn.
int Game::drawable(int type) const noexcept {
    const Table& table = inside_->table;
    const bool is_known = type >= 0 && type < type_count();
    return is_known && is_on_top(table, static_cast<std::uint16_t>(type)) ? table.unseen[type] : 0;
}
int Game::pile_count() const noexcept { return inside_->setup->settings.piles; }
int Game::active_pile() const noexcept { return inside_->state().active_pile; }
int Game::pile_size(int pile) const noexcept { return mistbank::pile_size(inside_->table, pile); }
int Game::set_aside_count() const noexcept { return inside_->state().set_asides; }
int Game::set_aside(int index) const noexcept {
    return index >= 0 && index < set_aside_count() ? set_aside_type(inside_->table, index) : -1;
}

// --- ghosts, hounds, points -----------------------------------------------------------------------------------------

int Game::ghost_supply() const noexcept { return inside_->state().ghost_supply; }
int Game::ghosts_on_board() const noexcept { return inside_->table.ghosts_on_board(); }
int Game::goal() const noexcept { return inside_->setup->settings.goal; }

int Game::hound_number(int hound) const noexcept {
    return hound >= 1 && hound <= hound_count ? inside_->setup->settings.hounds[hound - 1] : 0;
}

bool Game::hound_arrived(int hound) const noexcept {
    return hound_number(hound) > 0 && inside_->state().hounds[hound - 1].place != HoundPlace::track;
}

int Game::scoring_meeple_count() const noexcept { return inside_->setup->settings.scoring_meeples; }

ScoringMeeple Game::scoring_meeple(int index) const noexcept {
    if (index < 0 || index >= scoring_meeple_count()) return {};
    const Table& table = inside_->table;
    const int total = table.state->totals[index];
    const Colour colour = table.settings().scoring_colours[index];
    const int number = table.messages != nullptr ? number_of_counter(table, colour, marker) : total;
    return {colour, total, number % track_spaces, number / track_spaces};
}

TallyView Game::tally(int index) const noexcept {
    if (index < 0 || index >= scoring_meeple_count()) return {};
    return tally_of(inside_->table, index);
}

Supply Game::supply(Colour colour) const noexcept {
    if (static_cast<int>(colour) >= max_colours) return {};
    const Table& table = inside_->table;
    const int c = static_cast<int>(colour);
    Supply supply;
    for (int kind = 0; kind < figure_kinds; ++kind) supply.figures[kind] = table.state->in_supply[kind][c];
    supply.reserve = table.state->in_reserve[c];
    for (int good = 0; good < good_kinds && table.traders != nullptr; ++good) {
        supply.goods[good] = table.traders->goods[c][good];
    }
    if (table.towers != nullptr) supply.floors = table.towers->floors_left[c];
    const int player = player_of(colour);
    if (table.abbeys != nullptr && player >= 0) supply.abbeys = abbeys_held(table, c, 0);
    if (table.hills != nullptr && player >= 0) supply.sheep = sheep_with(table, colour);
    return supply;
}

// --- the board ------------------------------------------------------------------------------------------------------

int Game::tile_count() const noexcept { return inside_->state().board.tiles; }

LaidTile Game::tile(int index) const noexcept {
    if (index < 0 || index >= tile_count()) return {};
    const PlacedTile& tile = inside_->table.board.tiles[index];
    std::uint16_t type = tile.type;
    if (tile.face_down && is_over()) type = inside_->table.order[tile.first];  // shown at the end (HAU-6)
    return {tile.x,
            tile.y,
            type == none16 ? -1 : type,
            tile.rotation,
            tile.face_down != 0,
            tile.ghosts,
            floors_on(inside_->table, static_cast<TileIndex>(index))};
}

int Game::tile_at(int x, int y) const noexcept {
    const TileIndex tile = inside_->table.board.tile_at(x, y);
    return tile == none32 ? -1 : tile;
}

int Game::last_tile() const noexcept {
    int index = tile_count() - 1;
    while (index >= 0 && inside_->table.board.tiles[index].face_down) --index;
    return index;
}

// Returns the node of the segment; none32 if there is none.
static NodeIndex node_of(const Table& table, int tile, int segment) {
    if (tile < 0 || static_cast<TileIndex>(tile) >= table.state->board.tiles || table.board.tiles[tile].face_down)
        return none32;
    const PlacedTile& placed = table.board.tiles[tile];
    if (segment < 0 || segment >= table.board.shape(placed).segment_count) return none32;
    return static_cast<NodeIndex>(placed.first + segment);
}

int Game::ghosts_on(int tile, int segment) const noexcept {
    const NodeIndex node = node_of(inside_->table, tile, segment);
    return node == none32 ? 0 : inside_->table.board.nodes[node].ghosts;
}

Anchor Game::anchor_on(int tile, int segment) const noexcept {
    const Table& table = inside_->table;
    if (node_of(table, tile, segment) == none32) return {};
    const PlacedTile& placed = table.board.tiles[tile];
    return anchor_of(type(placed.type).segments[static_cast<std::size_t>(segment)], placed.rotation);
}

// --- figures --------------------------------------------------------------------------------------------------------

// Visits all figures on the board, including buried ones.
template <class Visit>
static void each_figure_out(const Table& table, Visit visit) {
    int index = 0;
    for (int figure = 0; figure < table.setup->figure_count; ++figure) {
        const FigurePlace place = table.figures[figure].place;
        if (place == FigurePlace::board || place == FigurePlace::buried) visit(index++, figure);
    }
}

int Game::figure_count() const noexcept {
    int count = 0;
    each_figure_out(inside_->table, [&](int, int) { ++count; });
    return count;
}

FigureView Game::figure(int wanted) const noexcept {
    const Table& table = inside_->table;
    FigureView view;
    each_figure_out(table, [&](int index, int number) {
        if (index != wanted) return;
        const Figure& figure = table.figures[number];
        const Node& node = table.board.nodes[figure.node];
        view.colour = figure.colour;
        view.kind = figure.kind;
        view.ghosts = figure.ghosts;
        view.buried = figure.place == FigurePlace::buried;
        view.fairy = has_fairy(table, number);
        view.tile = node.tile;
        view.segment = node.number;
        for (int hound = 0; hound < hound_count; ++hound) {
            const Hound& entry = table.state->hounds[hound];
            if (entry.place == HoundPlace::meeple && entry.figure == number) view.hounds |= 1 << hound;
        }
    });
    return view;
}

int Game::figure_on(int tile, int segment) const noexcept {
    const NodeIndex node = node_of(inside_->table, tile, segment);
    int found = -1;
    if (node == none32) return found;
    each_figure_out(inside_->table, [&](int index, int figure) {
        if (found < 0 && inside_->table.figures[figure].node == node) found = index;
    });
    return found;
}

// --- pieces of expansions -------------------------------------------------------------------------------------------

template <class Visit>
static void each_prisoner(const Table& table, Visit visit) {
    each_figure_in(table, FigurePlace::prison, [&](int index) { visit(table.figures[index]); });
}

int Game::prisoner_count() const noexcept {
    int count = 0;
    each_prisoner(inside_->table, [&](const Figure&) { ++count; });
    return count;
}

Prisoner Game::prisoner(int index) const noexcept {
    Prisoner found;
    each_prisoner(inside_->table, [&](const Figure& figure) {
        if (index-- == 0) found = {figure.colour, figure.kind, figure.holder};
    });
    return found;
}

int Game::dragon_tile() const noexcept { return fact("dragon"); }
int Game::fairy_tile() const noexcept { return fact("fairy"); }
int Game::tiles_under_hills() const noexcept { return fact("tiles_under_hills"); }
int Game::sheep_in_bag(int number) const noexcept { return fact("sheep_in_bag", 0, number); }
int Game::flock(Colour colour, int number) const noexcept { return fact("flock", colour, number); }
int Game::big_top_tile() const noexcept { return fact("big_top"); }
int Game::animals_unseen(int number) const noexcept { return fact("animals_unseen", 0, number); }
bool Game::in_last_round() const noexcept { return fact("in_last_round") != 0; }

int Game::fact_size(int fact, int of) const noexcept {
    return fact >= 0 && fact < facts_known ? size_of(all_facts[static_cast<std::size_t>(fact)], inside_->table, of) : 0;
}

std::int32_t Game::fact(int fact, int of, int place) const noexcept {
    if (fact < 0 || fact >= facts_known) return 0;
    return value_of(all_facts[static_cast<std::size_t>(fact)], inside_->table, of, place);
}

int Game::fact_size(std::string_view name, int of) const noexcept { return fact_size(fact_named(name), of); }

std::int32_t Game::fact(std::string_view name, int of, int place) const noexcept {
    return fact(fact_named(name), of, place);
}

std::int32_t Game::fact(std::string_view name, Colour of, int place) const noexcept {
    return fact(name, static_cast<int>(of), place);
}

int Game::hand_size(int player) const noexcept {
    const Hands* const hands = inside_->table.hands;
    return hands != nullptr && player >= 0 && player < rules().players ? hands->size[player] : 0;
}

int Game::hand(int player, int place, int viewer) const noexcept {
    if (place < 0 || place >= hand_size(player)) return -1;
    const Table& table = inside_->table;
    if (are_hands_hidden(table) && viewer != player && viewer != the_host && !is_over()) return -1;
    const std::uint16_t type = table.order[table.hands->tiles[player][place].place];
    return type == none16 ? -1 : type;
}

int Game::hound_meeple(int hound) const noexcept {
    int found = -1;
    if (hound < 1 || hound > hound_count) return found;
    const Hound& entry = inside_->state().hounds[hound - 1];
    if (entry.place != HoundPlace::meeple) return found;
    each_figure_out(inside_->table, [&](int index, int figure) {
        if (figure == entry.figure) found = index;
    });
    return found;
}

// --- features -------------------------------------------------------------------------------------------------------

// Returns whether the feature can never be completed (MIS-2, HAU-4). A feature with a side against a river (RIV-6) does
// not count, because an abbey might close it.
static bool can_never_be_completed(const Table& table, NodeIndex at) {
    const Node& node = table.board.nodes[at];
    if (node.kind < SegmentKind::monastery) return table.board.feature(at).blocked != 0;
    if (node.kind == SegmentKind::cemetery || table.settings().is_scenery(node.kind)) return false;
    return table.board.tiles[node.tile].hidden > 0;
}

static void describe_centre(const Table& table, const Node& node, Feature& feature) {
    const PlacedTile& tile = table.board.tiles[node.tile];
    if (table.settings().is_scenery(feature.kind)) {  // a piece of scenery is one tile (LVL-1)
        feature.tiles = 1;
        return;
    }
    feature.tiles = 1 + tile.tiles_around();
    feature.open_sides = 8 - tile.tiles_around();
    if (feature.kind == SegmentKind::cemetery) {
        feature.complete = !is_open_cemetery(table, static_cast<TileIndex>(feature.tile));
    } else {
        feature.complete = is_surrounded_for_scoring(table, node);
    }
}

static Feature describe(const Table& table, NodeIndex at) {
    const Board& board = table.board;
    const Node& node = board.nodes[at];
    Feature feature;
    feature.kind = node.kind;
    const Node& root = board.feature(at);
    board.each_segment(at, [&](const Node& segment) {
        feature.ghosts += segment.ghosts;
        feature.coats += board.shape(board.tiles[segment.tile]).coats[segment.number];
        table.each_figure_on(segment, [&](int index) {
            const Figure& figure = table.figures[index];
            const bool counts = figure.place == FigurePlace::board && figure.occupies();
            if (counts) ++feature.meeples[static_cast<int>(figure.colour)];
        });
    });
    feature.marks = marks_on(table, at);
    if (table.traders != nullptr) {
        const Goods goods = goods_in(table, at);
        std::copy(std::begin(goods.of), std::end(goods.of), feature.goods);
    }
    feature.tile = board.nodes[root.first].tile;
    feature.segment = board.nodes[root.first].number;
    const Reckoning reckoning = reckon(table, at, When::complete);
    feature.cities = reckoning.cities;
    feature.worth = reckoning.value;
    feature.haunted = can_never_be_completed(table, at);
    if (node.kind >= SegmentKind::monastery) {
        describe_centre(table, node, feature);
        return feature;
    }
    feature.tiles = board.tiles_of(at);
    feature.open_sides = static_cast<int>(root.open);
    feature.complete = root.open == 0;
    return feature;
}

// Visits the first segment of each feature, except scenery and, in games without fields, fields.
template <class Visit>
static void each_first_segment(const Table& table, Visit visit) {
    for (NodeIndex node = 0; node < table.state->board.nodes; ++node) {
        const SegmentKind kind = table.board.nodes[node].kind;
        if ((kind == SegmentKind::field && !table.settings().fields) || table.settings().is_scenery(kind)) continue;
        if (table.board.first_of(node) == node) visit(node);
    }
}

std::size_t Game::features(Feature* out, std::size_t capacity) const noexcept {
    std::size_t count = 0;
    each_first_segment(inside_->table, [&](NodeIndex) { ++count; });
    if (count > capacity) return count;
    each_first_segment(inside_->table, [&](NodeIndex node) { *out++ = describe(inside_->table, node); });
    return count;
}

void Game::each_feature(void (*take)(void* context, const Feature& feature), void* context) const {
    each_first_segment(inside_->table, [&](NodeIndex node) { take(context, describe(inside_->table, node)); });
}

std::vector<Feature> Game::features() const {
    std::vector<Feature> all(features(nullptr, 0));
    features(all.data(), all.size());
    return all;
}

Feature Game::feature(int tile, int segment) const noexcept {
    const NodeIndex node = node_of(inside_->table, tile, segment);
    return node == none32 ? Feature{} : describe(inside_->table, node);
}

bool Game::is_occupied(int tile, int segment) const noexcept {
    const NodeIndex node = node_of(inside_->table, tile, segment);
    return node != none32 && inside_->table.board.feature(node).meeples > 0;
}

bool Game::is_haunted(int tile, int segment) const noexcept {
    const NodeIndex node = node_of(inside_->table, tile, segment);
    return node != none32 && can_never_be_completed(inside_->table, node);
}

}  // namespace mistbank
