// Numbers actions within a fixed range.
#include "mistbank/action_index.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "game/view.hpp"
#include "rules/actions.hpp"
#include "rules/decisions.hpp"
#include "rules/figures.hpp"
#include "rules/marks.hpp"

namespace mistbank {
namespace {

// A block of consecutive numbers for actions. The blocks are listed in the order of their numbers.
struct Block {
    IndexBlock numbers;
    const Expansion* expansion = nullptr;
    ActionKind kind = ActionKind::none;  // the kind of action; none: several kinds share the block
    int next = -1;                       // index of the next block of the same kind; -1: none
};
constexpr int count_blocks() {
    int count = 0;
    each_action_spec(
        [&](const ActionSpec& spec, const Expansion*) { count = std::max(count, spec.numbers.place + 1); });
    return count;
}
constexpr int block_count = count_blocks();
struct Blocks {
    std::array<Block, block_count> all{};
    std::array<int, action_kinds> first{};  // index of the first block of each kind; -1: none
};
constexpr Blocks index_blocks = [] {
    Blocks known;
    // Sets the initial values again, because the compiler GCC 12 drops them.
    for (Block& block : known.all) block.numbers.place = block.next = -1;
    for (int& block : known.first) block = -1;
    each_action_spec([&](const ActionSpec& spec, const Expansion* expansion) {
        if (spec.numbers.place < 0) return;
        Block& block = known.all[static_cast<std::size_t>(spec.numbers.place)];
        const bool is_shared = block.numbers.place >= 0;
        block.numbers = spec.numbers;
        block.expansion = spec.numbers.is_always ? nullptr : expansion;
        block.kind = is_shared ? ActionKind::none : spec.kind;
        int& first = known.first[static_cast<std::size_t>(spec.kind)];
        if (first >= 0) block.next = known.all[static_cast<std::size_t>(first)].next;
        (first >= 0 ? known.all[static_cast<std::size_t>(first)].next : first) = spec.numbers.place;
    });
    return known;
}();
constexpr bool every_block_is_there() {
    for (const Block& block : index_blocks.all) {
        if (block.numbers.place < 0) return false;
    }
    return true;
}
static_assert(every_block_is_there());

// Returns whether two kinds of actions can share a block: their descriptions of the block are equal, and no decision
// allows both kinds.
constexpr bool can_share(const ActionSpec& one, const ActionSpec& other) {
    const IndexBlock& a = one.numbers;
    const IndexBlock& b = other.numbers;
    const bool are_alike =
        a.by == b.by && a.first == b.first && a.values == b.values && a.is_always == b.is_always && a.where == b.where;
    const std::uint64_t decisions = action_descriptions[static_cast<std::size_t>(one.kind)].decisions &
                                    action_descriptions[static_cast<std::size_t>(other.kind)].decisions;
    return are_alike && decisions == 0;
}
constexpr bool is_every_block_shared_fairly() {
    bool is_fair = true;
    each_action_spec([&](const ActionSpec& one, const Expansion*) {
        each_action_spec([&](const ActionSpec& other, const Expansion*) {
            if (one.numbers.place < 0 || one.numbers.place != other.numbers.place || one.kind == other.kind) return;
            is_fair = is_fair && can_share(one, other);
        });
    });
    return is_fair;
}
static_assert(is_every_block_shared_fairly());
constexpr const Block& block_at(int place) { return index_blocks.all[static_cast<std::size_t>(place)]; }

// Returns the number of indices of a block in a game. Everything except the sizes of the dimensions is a compile-time
// constant.
template <std::size_t place, std::size_t dimensions>
int size_of(const Rules& rules, const int (&sizes)[dimensions]) noexcept {
    constexpr const Block& block = index_blocks.all[place];
    if (block.expansion != nullptr && !rules.plays(*block.expansion)) return 0;
    if (block.numbers.where != nullptr && !block.numbers.where(rules)) return 0;
    int size = std::max(block.numbers.values, 1);
    for (std::size_t dimension = 0; dimension < dimensions; ++dimension) {
        if ((block.numbers.by >> dimension & 1u) != 0) size *= sizes[dimension];
    }
    return size;
}

// Computes the first number of each block. Returns the total number of indices.
template <std::size_t dimensions, std::size_t... places>
int number_blocks(const Rules& rules, const int (&sizes)[dimensions], int* begins,
                  std::index_sequence<places...>) noexcept {
    int count = 0;
    ((begins[places] = count, count += size_of<places>(rules, sizes)), ...);
    return count;
}

// Returns whether actions of this kind that differ only in the figure share a number.
bool leaves_figure_open(ActionKind kind) noexcept {
    const ActionDescription* const known = description_of(kind);
    return known != nullptr && (known->parts & part_as_it_stands) != 0;
}

int most_segments(const Game& game) noexcept {
    int most = 0;
    for (int type = 0; type < game.type_count(); ++type) most = std::max(most, game.type(type).segment_count);
    return most;
}

int segments_of_lakes(const Game& game) noexcept {
    int segments = 0;
    for (int number = 0; number < game.type_count(); ++number) {
        const TileType& type = game.type(number);
        if (!shows_sign(game, type, mark_of_links)) continue;
        for (int i = segments; i < type.segment_count; ++i) {
            if (type.segments[static_cast<std::size_t>(i)].kind == SegmentKind::road) segments = i + 1;
        }
    }
    return segments;
}

// pairs_below() returns how many pairs of different numbers below n exist; number_of_pair() returns the index of a
// pair.
constexpr int pairs_below(int n) { return n * (n - 1) / 2; }
constexpr int number_of_pair(int lower, int higher) { return pairs_below(higher) + lower; }

}  // namespace

ActionIndex::Segments::Segments(const Game& game) noexcept
    : most(most_segments(game)), of_lakes(segments_of_lakes(game)) {}

ActionIndex::ActionIndex(const Game& game, const Window& window, const Segments& known) noexcept
    : game_(game),
      window_(window),
      decision_(inside_of(game).state().decision),
      player_(game.deciding_player()),
      lake_segments_(known.of_lakes),
      sizes_{max_colours, known.most, pairs_below(known.of_lakes),
             game.rules().draws == Draws::external ? game.type_count() : 0, window.cells()},
      count_(number_blocks(game.rules(), sizes_, begins_, std::make_index_sequence<block_count>{})) {
    static_assert(block_count < most_blocks);
    static_assert(by_seat == 1 << seats && by_segment == 1 << segments && by_pair == 1 << pairs &&
                  by_type == 1 << types && by_cell == 1 << cells);
    begins_[block_count] = count_;
}

int ActionIndex::number_of(const Action& action) const noexcept {
    const auto kind = static_cast<std::size_t>(action.kind);
    for (int block = kind < action_kinds ? index_blocks.first[kind] : -1; block >= 0; block = block_at(block).next) {
        const int place = begins_[block] < begins_[block + 1] ? place_in(block, action) : -1;
        if (place >= 0) return begins_[block] + place;
    }
    return -1;
}

int ActionIndex::place_in(int block, const Action& action) const noexcept {
    const IndexBlock& numbers = block_at(block).numbers;
    int place = 0;
    if (numbers.values > 0) {
        place =
            (leaves_figure_open(action.kind) ? static_cast<int>(kind_in(action.count)) : action.count) - numbers.first;
        if (place < 0 || place >= numbers.values) return -1;
    }
    for (int dimension = 0; dimension < dimensions; ++dimension) {
        if ((numbers.by >> dimension & 1u) == 0) continue;
        const int along = place_along(static_cast<Dimension>(dimension), action);
        if (along < 0 || along >= sizes_[dimension]) return -1;
        place = place * sizes_[dimension] + along;
    }
    return place;
}

int ActionIndex::place_along(Dimension dimension, const Action& action) const noexcept {
    switch (dimension) {
        case seats: return seat_of(game_, player_, static_cast<Colour>(action.colour));
        case segments: return action.segment;
        case pairs: {
            const bool is_pair = action.segment < action.count && action.count < lake_segments_;
            return is_pair ? number_of_pair(action.segment, action.count) : -1;
        }
        case types: return action.x;
        default: return window_.number_of(action.x, action.y);
    }
}

void ActionIndex::set_place_along(Dimension dimension, int place, Action& action) const noexcept {
    switch (dimension) {
        case seats: action.colour = static_cast<std::uint8_t>(colour_at(game_, player_, place)); break;
        case segments: action.segment = static_cast<std::uint8_t>(place); break;
        case pairs: {
            int higher = 1;
            while (pairs_below(higher + 1) <= place) ++higher;
            action.segment = static_cast<std::uint8_t>(place - pairs_below(higher));
            action.count = static_cast<std::uint8_t>(higher);
            break;
        }
        case types: action.x = static_cast<std::int16_t>(place); break;
        default:
            action.x = static_cast<std::int16_t>(window_.x + place % window_.width);
            action.y = static_cast<std::int16_t>(window_.y + place / window_.width);
    }
}

std::optional<Action> ActionIndex::action_of(int number) const noexcept {
    if (number < 0 || number >= count()) return std::nullopt;
    int at = 0;
    while (number >= begins_[at + 1]) ++at;
    const Block& block = block_at(at);
    const auto answers_here = [&](ActionKind kind) { return answers(kind, decision_); };
    Action action;
    action.kind = block.kind;
    for (std::size_t kind = 0; block.kind == ActionKind::none && kind < action_kinds; ++kind) {
        if (index_blocks.first[kind] == at && answers_here(static_cast<ActionKind>(kind)))
            action.kind = static_cast<ActionKind>(kind);
    }
    if (!answers_here(action.kind)) return std::nullopt;
    int place = number - begins_[at];
    for (int dimension = dimensions; dimension-- > 0;) {
        if ((block.numbers.by >> dimension & 1u) == 0) continue;
        set_place_along(static_cast<Dimension>(dimension), place % sizes_[dimension], action);
        place /= sizes_[dimension];
    }
    if (block.numbers.values > 0) action.count = static_cast<std::uint8_t>(block.numbers.first + place);
    const unsigned parts = description_of(action.kind)->parts;
    if ((parts & part_as_it_stands) != 0) return (parts & part_cell) != 0 ? naming_figure(action) : releasing(action);
    const bool has_seat = (block.numbers.by & by_seat) != 0;
    // A number without a seat names the player's first colour. Only barns need this (ABM-17).
    if ((parts & part_colour) != 0 && !has_seat) set_place_along(seats, 0, action);
    return has_seat && static_cast<Colour>(action.colour) == Colour::none ? std::nullopt
                                                                          : std::optional<Action>(action);
}

bool ActionIndex::stands_for(int number, const Action& action) const noexcept {
    return !leaves_figure_open(action.kind) || action_of(number) == action;
}

// Returns the first legal action that differs from `action` only in the figure. If no such action is legal, returns the
// one with the first figure on the segment.
std::optional<Action> ActionIndex::naming_figure(Action action) const noexcept {
    const int first = game_.figure_on(game_.tile_at(action.x, action.y), action.segment);
    if (first < 0) return std::nullopt;
    const int tile = game_.figure(first).tile;
    for (int at = first; at < game_.figure_count(); ++at) {
        const FigureView figure = game_.figure(at);
        if (figure.tile != tile || figure.segment != action.segment) continue;
        Action named = action;
        named.colour = static_cast<std::uint8_t>(figure.colour);
        named.count = figure_named_by(figure.kind, figure.ghosts, figure.fairy);
        if (game_.why_not(named) == nullptr) return named;
    }
    const FigureView figure = game_.figure(first);
    action.colour = static_cast<std::uint8_t>(figure.colour);
    action.count = figure_named_by(figure.kind, figure.ghosts, figure.fairy);
    return action;
}

// Returns the first legal action that releases a meeple of this kind. If no such action is legal, returns the one for a
// meeple without ghosts.
std::optional<Action> ActionIndex::releasing(Action action) const noexcept {
    const FigureKind kind = kind_in(action.count);
    for (int at = 0; at < game_.figure_count(); ++at) {
        const FigureView figure = game_.figure(at);
        if (figure.kind != kind || game_.player_of(figure.colour) != player_) continue;
        action.count = figure_named_by(kind, figure.ghosts, figure.fairy);
        if (game_.why_not(action) == nullptr) return action;
    }
    action.count = static_cast<std::uint8_t>(kind);
    return action;
}

}  // namespace mistbank
