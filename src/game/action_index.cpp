// Actions as numbers of a fixed range.
#include "mistbank/action_index.hpp"

#include <algorithm>

#include "game/expansions.hpp"
#include "game/inside.hpp"
#include "rules/decisions.hpp"

namespace mistbank {
namespace {

constexpr int rotations = 4;
constexpr int most_pacified = 3;

// The kinds of figures that are placed, in the order of their blocks: the first two stand apart from the others.
constexpr FigureKind placed_kinds[] = {FigureKind::normal, FigureKind::guard,   FigureKind::large,
                                       FigureKind::abbot,  FigureKind::builder, FigureKind::pig};
constexpr int kinds_placed = sizeof placed_kinds / sizeof placed_kinds[0];
constexpr int first_kinds = 2;
constexpr int most_in_hand = 3;  // HSE-1

int most_segments(const Game& game) noexcept {
    int most = 0;
    for (int type = 0; type < game.type_count(); ++type) most = std::max(most, game.type(type).segment_count);
    return most;
}

int segments_of_lakes(const Game& game) noexcept {
    int segments = 0;
    for (int number = 0; number < game.type_count(); ++number) {
        const TileType& type = game.type(number);
        if (!shows_sign(game, type, Mark::ferry)) continue;
        for (int i = segments; i < type.segment_count; ++i) {
            if (type.segments[static_cast<std::size_t>(i)].kind == SegmentKind::road) segments = i + 1;
        }
    }
    return segments;
}

// Of two numbers below n, one above the other, how many pairs there are; and which of them this one is.
constexpr int pairs_below(int n) { return n * (n - 1) / 2; }
constexpr int number_of_pair(int lower, int higher) { return pairs_below(higher) + lower; }

}  // namespace

ActionIndex::Segments::Segments(const Game& game) noexcept
    : most(most_segments(game)), of_lakes(segments_of_lakes(game)) {}

ActionIndex::ActionIndex(const Game& game, const Window& window, const Segments& segments) noexcept
    : game_(game),
      window_(window),
      decision_(game.decision().kind),
      player_(game.deciding_player()),
      segments_(segments.most),
      lake_segments_(segments.of_lakes),
      types_(game.rules().draws == Draws::external ? game.type_count() : 0) {
    const int cells = window.cells();
    on_segments_ = rotations * cells;
    on_cells_ = on_segments_ + segments_ * cells;
    pacify_ = on_cells_ + cells;
    colours_ = pacify_ + most_pacified * cells;
    meeples_ = colours_ + max_colours;
    guards_ = meeples_ + max_colours * segments_;
    pass_ = guards_ + max_colours * segments_;
    points_ = pass_ + 1;
    draws_ = points_ + 1;
    special_ = draws_ + types_;
    recall_ = special_ + (kinds_placed - first_kinds) * max_colours * segments_;
    int next = recall_ + 1;
    for (int block = 0; block < further_blocks; ++block) {
        further_[block] = next;
        next += size_of(static_cast<Further>(block));
    }
    further_[further_blocks] = next;
}

int ActionIndex::size_of(Further block) const noexcept {
    const int cells = window_.cells();
    static_assert(action_block_count == hand, "the blocks of expansions stand before that of hands");
    if (block == hand) return game_.rules().house.hand > 1 ? (most_in_hand - 1) * rotations * cells : 0;
    const ActionBlock& its = action_blocks[block];
    if (!game_.rules().plays(its.expansion)) return 0;
    const int blocks = its.by_pair ? pairs_below(lake_segments_) : its.by_segment ? segments_ : 1;
    return its.numbers * blocks * (its.by_cell ? cells : 1);
}

int ActionIndex::number_of(const Action& action) const noexcept {
    const int cells = window_.cells();
    const int cell = window_.number_of(action.x, action.y);
    const int seat = seat_of(game_, player_, static_cast<Colour>(action.colour));
    const auto in_block = [&](int begin, int block, int blocks) {
        return cell >= 0 && block >= 0 && block < blocks ? begin + block * cells + cell : -1;
    };
    switch (action.kind) {
        case ActionKind::lay:
            return action.count < rotations ? in_block(0, action.count, rotations) : number_of_further(action);
        case ActionKind::bury:
        case ActionKind::haunt:
        case ActionKind::score:
        case ActionKind::take:
        case ActionKind::fairy:
        case ActionKind::wagon:
        case ActionKind::land:
        case ActionKind::mage:
        case ActionKind::score_meeple:
        case ActionKind::remove:
        case ActionKind::hound: return in_block(on_segments_, action.segment, segments_);
        case ActionKind::ghost:
        case ActionKind::floor:
        case ActionKind::dragon:
        case ActionKind::abbey:
        case ActionKind::gold:
        case ActionKind::keep:
        case ActionKind::face_down: return in_block(on_cells_, 0, 1);
        case ActionKind::pacify: return in_block(pacify_, action.count - 1, most_pacified);
        case ActionKind::bury_from_supply:
        case ActionKind::advance: return seat < 0 ? -1 : colours_ + seat;
        case ActionKind::place: return number_of_placing(action);
        case ActionKind::recall: return recall_;
        case ActionKind::go_home:
        case ActionKind::no_abbey:
        case ActionKind::pass: return pass_;
        case ActionKind::points: return points_;
        case ActionKind::draw: return action.x >= 0 && action.x < types_ ? draws_ + action.x : -1;
        case ActionKind::none: break;
        default: return number_of_further(action);
    }
    return -1;
}

int ActionIndex::number_of_further(const Action& action) const noexcept {
    const int cells = window_.cells();
    const int cell = window_.number_of(action.x, action.y);
    const int seat = seat_of(game_, player_, static_cast<Colour>(action.colour));
    const auto in = [&](Further block, bool is_known, int number) {
        const bool fits = is_known && number >= 0 && number < size_of(block);
        return fits ? further_[block] + number : -1;
    };
    const bool is_on_board = cell >= 0 && action.segment < segments_;
    const bool is_meeple = action.count < kinds_of_meeples;
    switch (action.kind) {
        case ActionKind::princess: return in(princess, is_on_board, action.segment * cells + cell);
        case ActionKind::portal:
            return in(portal, is_on_board && is_meeple, (action.count * segments_ + action.segment) * cells + cell);
        case ActionKind::tower: return in(tower, cell >= 0 && is_meeple, action.count * cells + cell);
        case ActionKind::ransom: return in(ransom, seat >= 0 && is_meeple, action.count * max_colours + seat);
        case ActionKind::exchange: return in(exchange, is_meeple, action.count);
        case ActionKind::barn: return in(barn, cell >= 0, cell);
        case ActionKind::fly: return in(fly, is_meeple, action.count);
        case ActionKind::roll: return in(roll, true, action.count - 1);
        case ActionKind::grow: return in(flock, true, 0);
        case ActionKind::guide: return in(flock, true, 1);
        case ActionKind::sheep: return in(sheep, true, action.count);
        case ActionKind::hidden: return in(hidden, true, 0);
        case ActionKind::acrobat: return in(acrobat, cell >= 0 && is_meeple, action.count * cells + cell);
        case ActionKind::pyramid: return in(pyramid, cell >= 0, cell);
        case ActionKind::animal: return in(animal, true, action.count - 1);
        case ActionKind::release: return in(release, true, static_cast<int>(kind_in(action.count)));
        case ActionKind::advance_figure: return in(message, action.count < 2, action.count);
        case ActionKind::act_on_message: return in(message, true, 2);
        case ActionKind::two_points: return in(message, true, 3);
        case ActionKind::message: return in(drawn_message, true, action.count - 1);
        case ActionKind::ferry: {
            const bool is_pair = cell >= 0 && action.segment < action.count && action.count < lake_segments_;
            return in(ferry, is_pair, number_of_pair(action.segment, action.count) * cells + cell);
        }
        case ActionKind::witch: return in(witch, is_on_board, action.segment * cells + cell);
        case ActionKind::unmage: return in(aside, true, 0);
        case ActionKind::unwitch: return in(aside, true, 1);
        case ActionKind::robber: return in(robber, true, action.count);
        case ActionKind::crop_add: return in(crop, true, 0);
        case ActionKind::crop_remove: return in(crop, true, 1);
        case ActionKind::add:
            return in(add, is_on_board && is_meeple, (action.count * segments_ + action.segment) * cells + cell);
        case ActionKind::lay: return in(hand, cell >= 0, (action.count - rotations) * cells + cell);
        default: return -1;
    }
}

int ActionIndex::number_of_placing(const Action& action) const noexcept {
    const int seat = seat_of(game_, player_, static_cast<Colour>(action.colour));
    if (seat < 0 || action.segment >= segments_) return -1;
    const auto kind = static_cast<FigureKind>(action.count);
    if (kind == FigureKind::mayor || kind == FigureKind::wagon) {
        const int number = (kind == FigureKind::wagon ? max_colours + seat : seat) * segments_ + action.segment;
        return number < size_of(mayor_and_wagon) ? further_[mayor_and_wagon] + number : -1;
    }
    if (kind == FigureKind::shepherd || kind == FigureKind::ringmaster) {
        const Further block = kind == FigureKind::shepherd ? shepherd : ringmaster;
        return size_of(block) > 0 ? further_[block] + seat * segments_ + action.segment : -1;
    }
    for (int block = 0; block < kinds_placed; ++block) {
        if (static_cast<std::uint8_t>(placed_kinds[block]) != action.count) continue;
        const int first = block < first_kinds ? meeples_ : special_ - first_kinds * max_colours * segments_;
        return first + (block * max_colours + seat) * segments_ + action.segment;
    }
    return -1;
}

std::optional<Action> ActionIndex::action_of(int number) const noexcept {
    if (number < 0 || number >= count()) return std::nullopt;
    if (number < colours_) return answer(on_board(number));
    if (number < meeples_) {
        const bool burying = decision_ == DecisionKind::bury;
        return answer(of_colour(burying ? ActionKind::bury_from_supply : ActionKind::advance, number - colours_));
    }
    if (number < pass_ || (number >= special_ && number < recall_)) return answer(placing(number));
    if (number > recall_) return answer(further(number));
    Action action;
    action.kind = number == pass_     ? kind_of_passing()
                  : number == points_ ? ActionKind::points
                  : number == recall_ ? ActionKind::recall
                                      : ActionKind::draw;
    if (action.kind == ActionKind::draw) action.x = static_cast<std::int16_t>(number - draws_);
    return answer(action);
}

std::optional<Action> ActionIndex::placing(int number) const noexcept {
    const int place = number < pass_ ? number - meeples_ : number - special_ + first_kinds * max_colours * segments_;
    return placing(place, placed_kinds[place / (segments_ * max_colours)]);
}

std::optional<Action> ActionIndex::placing(int seat_and_segment, FigureKind kind) const noexcept {
    std::optional<Action> action = of_colour(ActionKind::place, seat_and_segment / segments_ % max_colours);
    if (!action) return action;
    action->segment = static_cast<std::uint8_t>(seat_and_segment % segments_);
    action->count = static_cast<std::uint8_t>(kind);
    return action;
}

ActionKind ActionIndex::kind_of_passing() const noexcept {
    return decision_ == DecisionKind::abbey        ? ActionKind::no_abbey
           : decision_ == DecisionKind::move_wagon ? ActionKind::go_home
                                                   : ActionKind::pass;
}

std::optional<Action> ActionIndex::further(int number) const noexcept {
    int block = 0;
    while (number >= further_[block + 1]) ++block;
    const int cells = window_.cells();
    const int place = number - further_[block];
    const auto on_cell = [&](ActionKind kind, int segment, int count) {
        Action action;
        action.kind = kind;
        action.segment = static_cast<std::uint8_t>(segment);
        action.count = static_cast<std::uint8_t>(count);
        action.x = static_cast<std::int16_t>(window_.x + place % cells % window_.width);
        action.y = static_cast<std::int16_t>(window_.y + place % cells / window_.width);
        return action;
    };
    const auto counting = [](ActionKind kind, int count) {
        Action action;
        action.kind = kind;
        action.count = static_cast<std::uint8_t>(count);
        return action;
    };
    switch (static_cast<Further>(block)) {
        case mayor_and_wagon:
            return placing(place, place < max_colours * segments_ ? FigureKind::mayor : FigureKind::wagon);
        case princess: return naming_figure(on_cell(ActionKind::princess, place / cells, 0));
        case portal: return on_cell(ActionKind::portal, place / cells % segments_, place / cells / segments_);
        case tower: return on_cell(ActionKind::tower, 0, place / cells);
        case ransom: {
            std::optional<Action> action = of_colour(ActionKind::ransom, place % max_colours);
            if (action) action->count = static_cast<std::uint8_t>(place / max_colours);
            return action;
        }
        case exchange: return counting(ActionKind::exchange, place);
        case barn: {
            Action action = on_cell(ActionKind::barn, 0, 0);
            const std::optional<Action> own = of_colour(ActionKind::barn, 0);
            if (own) action.colour = own->colour;
            return action;
        }
        case fly: return counting(ActionKind::fly, place);
        case roll: return counting(ActionKind::roll, place + 1);
        case shepherd: return placing(place, FigureKind::shepherd);
        case flock: return counting(place == 0 ? ActionKind::grow : ActionKind::guide, 0);
        case sheep: return counting(ActionKind::sheep, place);
        case hidden: return counting(ActionKind::hidden, 0);
        case ringmaster: return placing(place, FigureKind::ringmaster);
        case acrobat: return on_cell(ActionKind::acrobat, 0, place / cells);
        case pyramid: return on_cell(ActionKind::pyramid, 0, 0);
        case animal: return counting(ActionKind::animal, place + 1);
        case release: return releasing(static_cast<FigureKind>(place));
        case message:
            if (place < 2) return counting(ActionKind::advance_figure, place);
            return counting(place == 2 ? ActionKind::act_on_message : ActionKind::two_points, 0);
        case drawn_message: return counting(ActionKind::message, place + 1);
        case ferry: {
            int other = 1;
            while (pairs_below(other + 1) <= place / cells) ++other;
            return on_cell(ActionKind::ferry, place / cells - pairs_below(other), other);
        }
        case witch: return on_cell(ActionKind::witch, place / cells, 0);
        case aside: return counting(place == 0 ? ActionKind::unmage : ActionKind::unwitch, 0);
        case robber: return counting(ActionKind::robber, place);
        case crop: return counting(place == 0 ? ActionKind::crop_add : ActionKind::crop_remove, 0);
        case add: return on_cell(ActionKind::add, place / cells % segments_, place / cells / segments_);
        case hand: return on_cell(ActionKind::lay, 0, rotations + place / cells);
        case further_blocks: break;
    }
    return std::nullopt;
}

bool ActionIndex::stands_for(int number, const Action& action) const noexcept {
    switch (action.kind) {
        case ActionKind::haunt:
        case ActionKind::take:
        case ActionKind::fairy:
        case ActionKind::score_meeple:
        case ActionKind::remove:
        case ActionKind::princess:
        case ActionKind::release: return action_of(number) == action;
        default: return true;
    }
}

// The first of the legal actions that differ in the figure alone; of the first figure there if none is legal.
std::optional<Action> ActionIndex::naming_figure(Action action) const noexcept {
    const int first = game_.figure_on(game_.tile_at(action.x, action.y), action.segment);
    if (first < 0) return std::nullopt;
    const int tile = game_.figure(first).tile;
    for (int at = first; at < game_.figure_count(); ++at) {
        const FigureView figure = game_.figure(at);
        if (figure.tile != tile || figure.segment != action.segment) continue;
        Action other = action;
        other.colour = static_cast<std::uint8_t>(figure.colour);
        other.count = figure_named_by(figure.kind, figure.ghosts, figure.fairy);
        if (game_.why_not(other) == nullptr) return other;
    }
    const FigureView figure = game_.figure(first);
    action.colour = static_cast<std::uint8_t>(figure.colour);
    action.count = figure_named_by(figure.kind, figure.ghosts, figure.fairy);
    return action;
}

// The first of the legal actions that release a meeple of this kind; if none is legal, that of one without ghosts.
std::optional<Action> ActionIndex::releasing(FigureKind kind) const noexcept {
    Action action;
    action.kind = ActionKind::release;
    for (int at = 0; at < game_.figure_count(); ++at) {
        const FigureView figure = game_.figure(at);
        if (figure.kind != kind || game_.player_of(figure.colour) != player_) continue;
        action.count = figure_named_by(kind, figure.ghosts, figure.fairy);
        if (game_.why_not(action) == nullptr) return action;
    }
    action.count = static_cast<std::uint8_t>(kind);
    return action;
}

// The one kind of action on a segment of the board that can answer the open decision.
ActionKind ActionIndex::kind_on_segment() const noexcept {
    for (const ActionKind kind : {ActionKind::bury, ActionKind::haunt, ActionKind::score, ActionKind::hound,
                                  ActionKind::take, ActionKind::fairy, ActionKind::wagon, ActionKind::land,
                                  ActionKind::mage, ActionKind::score_meeple, ActionKind::remove}) {
        if (answers(kind, decision_)) return kind;
    }
    return ActionKind::none;
}

// Likewise on a cell.
ActionKind ActionIndex::kind_on_cell() const noexcept {
    for (const ActionKind kind : {ActionKind::face_down, ActionKind::floor, ActionKind::dragon, ActionKind::abbey,
                                  ActionKind::gold, ActionKind::keep}) {
        if (answers(kind, decision_)) return kind;
    }
    return ActionKind::ghost;
}

std::optional<Action> ActionIndex::on_board(int number) const noexcept {
    const int block = number / window_.cells();
    const int cell = number % window_.cells();
    Action action;
    action.x = static_cast<std::int16_t>(window_.x + cell % window_.width);
    action.y = static_cast<std::int16_t>(window_.y + cell / window_.width);
    if (block < rotations) {
        action.kind = ActionKind::lay;
        action.count = static_cast<std::uint8_t>(block);
    } else if (number < on_cells_) {
        action.kind = kind_on_segment();
        action.segment = static_cast<std::uint8_t>(block - rotations);
        switch (action.kind) {
            case ActionKind::haunt:
            case ActionKind::take:
            case ActionKind::fairy:
            case ActionKind::score_meeple:
            case ActionKind::remove: return naming_figure(action);
            default: break;
        }
    } else if (number < pacify_) {
        action.kind = kind_on_cell();
    } else {
        action.kind = ActionKind::pacify;
        action.count = static_cast<std::uint8_t>((number - pacify_) / window_.cells() + 1);
    }
    return action;
}

std::optional<Action> ActionIndex::of_colour(ActionKind kind, int seat) const noexcept {
    const Colour colour = colour_at(game_, player_, seat);
    if (colour == Colour::none) return std::nullopt;
    Action action;
    action.kind = kind;
    action.colour = static_cast<std::uint8_t>(colour);
    return action;
}

std::optional<Action> ActionIndex::answer(std::optional<Action> action) const noexcept {
    return action && answers(action->kind, decision_) ? action : std::nullopt;
}

}  // namespace mistbank
