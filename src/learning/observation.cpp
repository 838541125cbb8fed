// Observations of a game as arrays of numbers. They contain only values that public queries return, so hidden
// information cannot leak.
#include "mistbank/observation.hpp"

#include <algorithm>
#include <array>
#include <cstring>

#include "game/view.hpp"
#include "learning/planes.hpp"
#include "learning/printed_planes.hpp"
#include "rules/actions.hpp"
#include "rules/decision_spec.hpp"
#include "rules/figures.hpp"

namespace mistbank {
namespace {

using namespace plane;

/// The output: the chosen planes, with one byte for each cell or in packed form. Values of other planes are dropped.
class Sheet {
public:
    Sheet(const Window& window, const PlaneChoice& chosen, std::uint8_t* out)
        : window_(window), chosen_(chosen), cells_(static_cast<std::size_t>(window.cells())), out_(out) {
        std::memset(out, 0, static_cast<std::size_t>(chosen.count()) * cells_);
    }
    /// Creates a sheet that writes in packed form.
    Sheet(const Window& window, const PackedLayout& layout, std::uint8_t* out)
        : window_(window),
          chosen_(layout.planes()),
          layout_(&layout),
          cells_(static_cast<std::size_t>(window.cells())),
          out_(out) {
        std::memset(out, 0, layout.bytes());
    }
    /// Returns the number of a cell; -1 for a cell outside the window.
    int cell_of(int x, int y) const { return window_.number_of(x, y); }
    void add(int plane, int cell, int amount = 1) {
        if (cell < 0 || amount == 0) return;
        if (has_bits(plane)) return set_bit(plane, cell);
        if (std::uint8_t* byte = find(plane, cell)) *byte = static_cast<std::uint8_t>(std::min(*byte + amount, 255));
    }
    void mark(int plane, int cell) {
        if (cell >= 0) set(plane, cell, 1);
    }
    /// Sets values at a cell in the window. Other calls must not write the same planes at this cell.
    void put(const PlaneValues& values, int cell) {
        for (const PlaneValue& value : values) set(value.plane, cell, value.value);
    }

private:
    bool has_bits(int plane) const { return layout_ != nullptr && binary_planes[static_cast<std::size_t>(plane)]; }
    void set(int plane, int cell, std::uint8_t value) {
        if (has_bits(plane)) return set_bit(plane, cell);
        if (std::uint8_t* byte = find(plane, cell)) *byte = value;
    }
    void set_bit(int plane, int cell) {
        const int place = chosen_.place_of(plane);
        if (place < 0) return;
        std::uint8_t& byte = out_[layout_->begin_of(place) + static_cast<std::size_t>(cell / 8)];
        byte = static_cast<std::uint8_t>(byte | 0x80u >> cell % 8);
    }
    /// Returns the byte of the cell in a plane that has a byte for each cell; null if the plane is not chosen.
    std::uint8_t* find(int plane, int cell) const {
        const int place = chosen_.place_of(plane);
        if (place < 0) return nullptr;
        const std::size_t begin =
            layout_ != nullptr ? layout_->begin_of(place) : static_cast<std::size_t>(place) * cells_;
        return out_ + begin + static_cast<std::size_t>(cell);
    }
    const Window& window_;
    const PlaneChoice& chosen_;
    const PackedLayout* layout_ = nullptr;  // null: one byte for each cell
    std::size_t cells_;
    std::uint8_t* out_;
};

/// Rotates bits of the sides of a tile.
unsigned rotated_sides(unsigned printed_sides, int rotation) {
    const unsigned twice = printed_sides << rotation;
    return (twice | twice >> sides) & 15u;
}

void put_sides(unsigned reached, int plane, int cell, Sheet& sheet) {
    for (int side = 0; side < sides; ++side) {
        if ((reached >> side & 1) != 0) sheet.mark(plane + side, cell);
    }
}

/// Writes the state of the features to which a tile's roads and cities belong.
void put_features(const Board& board, const PlacedTile& tile, const TileType& type, int cell, Sheet& sheet) {
    unsigned held_sides = 0;
    unsigned haunted_sides = 0;
    for (int number = 0; number < type.segment_count; ++number) {
        const Segment& segment = type.segments[static_cast<std::size_t>(number)];
        if (segment.kind != SegmentKind::road && segment.kind != SegmentKind::city) continue;
        const Node& feature = board.feature(static_cast<NodeIndex>(tile.first + static_cast<unsigned>(number)));
        if (feature.meeples > 0) held_sides |= segment.sides;
        if (feature.blocked != 0) haunted_sides |= segment.sides;
    }
    if (held_sides != 0) put_sides(rotated_sides(held_sides, tile.rotation), held, cell, sheet);
    if (haunted_sides != 0) put_sides(rotated_sides(haunted_sides, tile.rotation), haunted, cell, sheet);
}

constexpr bool have_tiles_one_number() {
    for (const KnownFact& row : facts_on_planes_of<Scope::tile>) {
        if (row.fact->size != nullptr || numbers_of(*row.fact) != 1) return false;
    }
    return true;
}
static_assert(have_tiles_one_number(), "a plane shows one number of each tile");

/// The facts of tiles that have planes, and whose expansion or house rule the game plays.
class PlayedFactsOfTiles {
public:
    explicit PlayedFactsOfTiles(const Rules& rules) {
        for (const KnownFact& row : facts_on_planes_of<Scope::tile>) {
            if (row.source->is_played(rules)) rows_[count_++] = &row;
        }
    }
    const KnownFact* const* begin() const { return rows_.data(); }
    const KnownFact* const* end() const { return rows_.data() + count_; }

private:
    std::array<const KnownFact*, facts_on_planes_of_count<Scope::tile>> rows_{};
    std::size_t count_ = 0;
};

void put_tiles(const Table& table, Sheet& sheet) {
    const Setup& setup = *table.setup;
    const PrintedPlanes* const printed = find_printed_planes(setup);
    const PlayedFactsOfTiles played_facts(setup.rules);
    for (TileIndex index = 0; index < table.state->board.tiles; ++index) {
        const PlacedTile& tile = table.board.tiles[index];
        const int cell = sheet.cell_of(tile.x, tile.y);
        if (cell < 0) continue;
        if (tile.face_down != 0) {
            sheet.mark(face_down, cell);
            continue;
        }
        const TileType& type = setup.types[tile.type];
        if (printed != nullptr) {
            sheet.put(printed->values(tile.type, tile.rotation), cell);
        } else {
            sheet.put(PrintedTile(setup, type, tile.rotation).values(), cell);
        }
        for (const KnownFact* const row : played_facts) {
            sheet.add(row->fact->plane, cell, row->fact->get(table, static_cast<int>(index), 0));
        }
        sheet.add(ghosts, cell, tile.ghosts);
        put_features(table.board, tile, type, cell, sheet);
    }
}

void put_figure_on_board(const Table& table, int index, const std::array<int, max_colours>& seats, Sheet& sheet) {
    const Figure& figure = table.figures[index];
    const Node& node = table.board.nodes[figure.node];
    const PlacedTile& tile = table.board.tiles[node.tile];
    const int cell = sheet.cell_of(tile.x, tile.y);
    if (cell < 0) return;
    if (figure.place == FigurePlace::buried) return sheet.add(buried, cell);
    const int colour = static_cast<int>(figure.colour);
    const int seat = seats[static_cast<std::size_t>(colour)];
    const int plane = planes_of_figures[static_cast<std::size_t>(figure.kind)];
    if (plane >= 0) sheet.add(plane + seat, cell);
    for (const KnownFact& row : facts_on_planes_of<Scope::colour>) {
        if (row.fact->carrier != static_cast<int>(figure.kind)) continue;
        sheet.add(row.fact->plane, cell, value_of(row, table, colour, 0));
    }
    if (!figure.occupies()) return;
    sheet.add(meeples + seat, cell);
    if (node.kind == SegmentKind::field) sheet.add(farmers + seat, cell);
    if (const PlaceOnMark* const place = place_of_kind(node.kind)) sheet.add(place->plane + seat, cell);
    if (figure.kind == FigureKind::guard) sheet.add(guards, cell);
    sheet.add(ghosts_on_meeples, cell, figure.ghosts);
    for (const Hound& hound : table.state->hounds) {
        if (hound.place == HoundPlace::meeple && hound.figure == index) sheet.add(hounds, cell);
    }
}

void put_figures(const Game& game, int player, Sheet& sheet) {
    const Table& table = inside_of(game).table;
    std::array<int, max_colours> seats{};
    for (int colour = 0; colour < max_colours; ++colour) {
        seats[static_cast<std::size_t>(colour)] = seat_of(game, player, static_cast<Colour>(colour));
    }
    for (const FigurePlace place : {FigurePlace::board, FigurePlace::buried}) {
        each_figure_in(table, place, [&](int index) { put_figure_on_board(table, index, seats, sheet); });
    }
}

/// Returns a bit for each side of the rotated tile that segment `number` reaches.
unsigned sides_of(const Table& table, const PlacedTile& tile, int number) {
    const TileType& type = table.setup->types[tile.type];
    return rotated_sides(type.segments[static_cast<std::size_t>(number)].sides, tile.rotation);
}

void put_pairs(unsigned reached, int plane, int cell, Sheet& sheet) {
    for (int pair = 0; pair < side_pairs; ++pair) {
        const unsigned both = 1u << first_of_pair[pair] | 1u << second_of_pair[pair];
        if ((reached & both) == both) sheet.mark(plane + pair, cell);
    }
}

/// Writes the facts with Scope::game. Each of them is about a piece on the board.
void put_pieces(const Table& table, Sheet& sheet) {
    for (const KnownFact& row : facts_on_planes_of<Scope::game>) {
        const Fact& fact = *row.fact;
        const int size = size_of(row, table, 0);
        for (int place = 0; place < size; place += width_of(fact.kind)) {
            const auto number = [&](int further) { return value_of(row, table, 0, place + further); };
            if (number(0) < 0) continue;
            const PlacedTile& tile = table.board.tiles[number(0)];
            const int cell = sheet.cell_of(tile.x, tile.y);
            if (fact.kind == FactKind::tile) {
                sheet.mark(fact.plane, cell);
            } else if (fact.kind == FactKind::segment) {
                put_sides(sides_of(table, tile, number(1)), fact.plane, cell, sheet);
            } else {
                const unsigned joined_sides = sides_of(table, tile, number(1)) | sides_of(table, tile, number(2));
                put_pairs(joined_sides, fact.plane, cell, sheet);
            }
        }
    }
}

void put_decision(const Game& game, Sheet& sheet) {
    const Decision decision = game.decision();
    if (game.last_tile() >= 0) {
        const LaidTile last = game.tile(game.last_tile());
        sheet.mark(last_laid, sheet.cell_of(last.x, last.y));
    }
    if (has_cell(decision.subject)) sheet.mark(subject, sheet.cell_of(decision.x, decision.y));
}

// Returns whether the player is allowed to know where tiles fit. For a hidden hand, only the player who holds the tiles
// knows where they fit (HSE-2).
bool sees_what_fits(const Game& game, int player) {
    return game.decision().kind != DecisionKind::hand || !game.rules().house.has_hidden_hands() ||
           player == game.deciding_player();
}

void put_legal_actions(const Action* legal, std::size_t count, Sheet& sheet) {
    for (std::size_t i = 0; i < count; ++i) {
        const Action action = legal[i];
        constexpr int fits_at[] = {fits, second_fits, third_fits};  // planes, indexed by the tile's place in the hand
                                                                    // (HSE-1)
        if (action.kind == ActionKind::lay) {
            sheet.mark(fits_at[action.count / sides] + action.count % sides, sheet.cell_of(action.x, action.y));
        } else if ((action_descriptions[static_cast<std::size_t>(action.kind)].parts & part_cell) != 0) {
            sheet.mark(named, sheet.cell_of(action.x, action.y));
        }
    }
}

void put_all(const Game& game, int player, const Action* legal, std::size_t legal_count, Sheet& sheet) {
    const Table& table = inside_of(game).table;
    put_tiles(table, sheet);
    put_figures(game, player, sheet);
    put_pieces(table, sheet);
    put_decision(game, sheet);
    if (sees_what_fits(game, player)) put_legal_actions(legal, legal_count, sheet);
}

const PlaneChoice& all_planes() noexcept {
    static const PlaneChoice all;
    return all;
}

}  // namespace

int plane_count() noexcept { return plane::plane_total; }
const char* plane_name(int index) noexcept {
    return index >= 0 && index < plane::plane_total ? plane::plane_names[static_cast<std::size_t>(index)].text
                                                    : nullptr;
}
bool is_plane_binary(int index) noexcept {
    return index >= 0 && index < plane::plane_total && plane::binary_planes[static_cast<std::size_t>(index)];
}

void observe_planes(const Game& game, const Window& window, int player, std::uint8_t* out) {
    observe_planes(game, window, player, all_planes(), out);
}

void observe_planes(const Game& game, const Window& window, int player, const Action* legal, std::size_t legal_count,
                    std::uint8_t* out) noexcept {
    observe_planes(game, window, player, legal, legal_count, all_planes(), out);
}

void observe_planes(const Game& game, const Window& window, int player, const PlaneChoice& planes, std::uint8_t* out) {
    compute_printed_planes(*inside_of(game).setup);
    const HostVector<Action> legal = game.legal_actions(game.allocator());
    observe_planes(game, window, player, legal.data(), legal.size(), planes, out);
}

void observe_planes(const Game& game, const Window& window, int player, const Action* legal, std::size_t legal_count,
                    const PlaneChoice& planes, std::uint8_t* out) noexcept {
    Sheet sheet(window, planes, out);
    put_all(game, player, legal, legal_count, sheet);
}

void observe_packed_planes(const Game& game, const Window& window, int player, const Action* legal,
                           std::size_t legal_count, const PackedLayout& layout, std::uint8_t* out) noexcept {
    Sheet sheet(window, layout, out);
    put_all(game, player, legal, legal_count, sheet);
}

}  // namespace mistbank
