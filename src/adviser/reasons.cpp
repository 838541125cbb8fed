#include "adviser/reasons.hpp"

#include <algorithm>

#include "adviser/expansions.hpp"
#include "rules/figure_kinds.hpp"
#include "rules/figures.hpp"
#include "rules/scoring.hpp"

namespace mistbank {
namespace {

Phrase one_of(FigureKind kind) { return Phrase::of(kind == FigureKind::abbot ? "an " : "a ", title_of(kind)); }

bool has_cells_around(SegmentKind kind) { return extent_of(kind) == Extent::around; }

Colour colour_of_player(const Table& table, int player) {
    return table.settings().team ? Colour::none : table.setup->rules.colours[player];
}

}  // namespace

Phrase counted_things(int count, const char* noun) { return Phrase::of(count, ' ', noun, count == 1 ? "" : "s"); }

Phrase figure_of(const Event& event) { return Phrase::of(mark_of(event.colour), "'s ", title_of(event.figure)); }

// --- reasons --------------------------------------------------------------------------------------------------------

bool Reason::operator==(const Reason& other) const {
    return is_alike(other) && place.x == other.place.x && place.y == other.place.y;
}

Phrase Reason::told() const {
    const std::size_t at = words.find(std::string_view(&place_mark, 1));
    if (at == std::string_view::npos) return words;
    return Phrase::of(words.view().substr(0, at), place.x, ',', place.y, words.view().substr(at + 1));
}

void Reasons::add(double weight, const Phrase& words, Spot place) {
    const bool has_place = words.find(std::string_view(&place_mark, 1)) != std::string_view::npos;
    const Reason reason{weight, words, has_place ? place : Spot{0, 0}};
    if (std::any_of(reasons_, reasons_ + count_, [&](const Reason& known) { return known == reason; })) return;
    int at = count_;
    while (at > 0 && reasons_[at - 1].weight < weight) --at;
    if (at == most) return;
    count_ = std::min(count_ + 1, most);
    std::move_backward(reasons_ + at, reasons_ + count_ - 1, reasons_ + count_);
    reasons_[at] = reason;
}

bool Reasons::has_one_alike(const Reason& reason) const {
    return std::any_of(reasons_, reasons_ + count_, [&](const Reason& known) { return known.is_alike(reason); });
}

bool Reasons::are_alike(const Reasons& other) const {
    const auto is_alike = [](const Reason& one, const Reason& reason) { return one.is_alike(reason); };
    return std::equal(reasons_, reasons_ + count_, other.reasons_, other.reasons_ + other.count_, is_alike);
}

// --- receiving events -----------------------------------------------------------------------------------------------

Telling::Telling(const Table& before, const Table& table, int player)
    : before_(before), table_(table), team_(table.settings().team), own_(colour_of_player(table, player)) {}

void Telling::hear(const Event& event) {
    if (hearing_ == Hearing::of_nothing) return;
    if (hearing_ == Hearing::of_end) return hear_end(event);
    if (event.kind == EventKind::points_scored) return hear_points(event);
    if (event.kind == EventKind::figure_advanced) return hear_advanced(event);
    if (belongs_to_last(event)) {
        if (event.kind == EventKind::ghosts_removed) ghosts_ += event.count;
        return;
    }
    settle();
    if (event.kind == EventKind::figure_returned) {
        const bool has_just_come = has_placed_ && is_placed_one(event);
        if (is_scoring_ && !has_just_come && (team_ || is_own(event.colour))) ++figures_that_come_back_;
    } else {
        is_scoring_ = event.kind == EventKind::feature_scored;
    }
    last_ = event;
    has_last_ = true;
    switch (event.kind) {
        case EventKind::ghosts_removed: ghosts_ = event.count; break;
        case EventKind::tile_laid:
            laid_ = event;
            has_laid_ = true;
            break;
        case EventKind::figure_placed:
            if (!team_ && !is_own(event.colour)) break;  // a figure of another player, added because of a crop circle
            placed_ = event;
            has_placed_ = true;
            break;
        case EventKind::figure_returned: forget_placed(event); break;
        case EventKind::ghosts_placed: ghosts_that_come_ += event.count; break;
        case EventKind::token_drawn: knows_flocks_ = false; break;
        case EventKind::message_drawn:  // the next message is unknown until all messages have been revealed once
                                        // (MSG-2)
            if (messages_seen(table_) < message_count) hearing_ = Hearing::of_nothing;
            break;
        case EventKind::die_rolled:
            // The die decides where the meeple lands.
            hearing_ = Hearing::of_nothing;
            break;
        case EventKind::turn_began: hearing_ = Hearing::of_end; break;
        case EventKind::part_began: hearing_ = Hearing::of_end; break;
        case EventKind::final_scoring:
        case EventKind::won:
        case EventKind::lost:
            hearing_ = Hearing::of_end;
            hear_end(event);
            break;
        default: hear_of_small_boxes();
    }
}

bool Telling::belongs_to_last(const Event& event) const {
    if (event.kind == EventKind::fairy_scored || event.kind == EventKind::ringmaster_scored) return true;
    if (!has_last_) return false;
    const bool is_ransomed = last_.kind == EventKind::ransom_paid && event.kind == EventKind::prisoner_returned;
    const bool is_of_bank = last_.kind == EventKind::bank_finished;
    const bool is_of_tile = last_.kind == EventKind::ghosts_removed && last_.x == event.x && last_.y == event.y;
    return is_ransomed || (event.kind == EventKind::ghosts_removed && (is_of_bank || is_of_tile));
}

void Telling::hear_points(const Event& event) {
    has_gains_ = true;
    team_gain_ += event.points;
    if (event.colour != Colour::none) gains_[static_cast<int>(event.colour)] += event.points;
}

void Telling::hear_advanced(const Event& event) {
    if (!is_own(event.colour)) return;
    advanced_ = event;
    has_advanced_ = true;
}

// Receives the events after the turn. If an unknown animal is revealed at this point, the final scoring depends on
// chance (TOP-6).
void Telling::hear_end(const Event& event) {
    switch (event.kind) {
        case EventKind::final_scoring: has_ended_ = true; break;
        case EventKind::animal_shown: ends_by_chance_ = true; break;
        case EventKind::won: has_won_ = has_won_ || team_ || is_own(event.colour); break;
        case EventKind::lost: has_lost_ = true; break;
        default: break;
    }
}

// Forgets a placed figure that has returned in the same turn. A shepherd still counts as placed, even if a wolf sends
// him home.
void Telling::forget_placed(const Event& event) {
    if (is_placed_one(event) && event.figure != FigureKind::shepherd) has_placed_ = false;
}

bool Telling::is_placed_one(const Event& event) const {
    return event.colour == placed_.colour && event.figure == placed_.figure && event.x == placed_.x &&
           event.y == placed_.y && event.segment == placed_.segment;
}

// --- turning events into reasons ------------------------------------------------------------------------------------

const Reasons& Telling::reasons() {
    settle();
    add_end();
    if (ghosts_that_come_ > 0) {
        reasons_.add(weight_of_a_ghost * ghosts_that_come_,
                     Phrase::of("adds ", counted_things(ghosts_that_come_, "ghost")));
    }
    add_given_points();
    tell_taken();
    if (has_advanced_) add_advance();
    if (has_placed_) add_placement();
    if (figures_that_come_back_ > 0) {
        reasons_.add(weight_of_growth, Phrase::of("returns ", counted_things(figures_that_come_back_, "figure")));
    }
    if (!table_.is_over()) add_board();
    return reasons_;
}

void Telling::settle() {
    if (has_last_) add_last_event();
    if (has_gains_) add_gains();
    has_last_ = false;
    has_gains_ = false;
    ghosts_ = 0;
    team_gain_ = 0;
    std::fill_n(gains_, max_colours, 0);
}

void Telling::add_last_event() {
    add_mist();
    add_figures();
    if (team_) {
        add_hounds();
    } else {
        add_plain_event();
        add_dragon_and_towers();
        add_boxes();
        add_small_boxes();
    }
    if (last_.kind == EventKind::feature_scored) add_scoring();
}

void Telling::add_mist() {
    switch (last_.kind) {
        case EventKind::bank_finished:
            reasons_.add(weight_of_a_place + weight_of_a_ghost * ghosts_,
                         ghosts_ == 0
                             ? Phrase("finishes a mist bank")
                             : Phrase::of("finishes a mist bank and removes ", counted_things(ghosts_, "ghost")));
            break;
        case EventKind::ghosts_removed:
            reasons_.add(weight_of_a_ghost * ghosts_,
                         Phrase::of("removes ", counted_things(ghosts_, "ghost"), " from a tile"));
            break;
        case EventKind::feature_pacified:
            reasons_.add(last_.points * last_.count,
                         Phrase::of("gives up ", counted_things(last_.points * last_.count, "point")));
            break;
        case EventKind::meeple_haunted:
            reasons_.add(weight_of_a_ghost, Phrase::of("a ghost haunts ", figure_of(last_)));
            break;
        case EventKind::meeple_scared:
            reasons_.add(weight_of_a_figure + weight_of_a_ghost,
                         Phrase::of("the third ghost sends ", figure_of(last_), " home"));
            break;
        default: break;
    }
}

void Telling::add_figures() {
    switch (last_.kind) {
        case EventKind::meeple_buried: reasons_.add(weight_of_a_figure, Phrase::of("buries ", figure_of(last_))); break;
        case EventKind::cemetery_closed: reasons_.add(weight_of_a_move, "closes a cemetery"); break;
        case EventKind::guard_gained:
            reasons_.add(weight_of_a_figure, is_own(last_.colour)
                                                 ? Phrase("gets a guard")
                                                 : Phrase::of("gives ", mark_of(last_.colour), " a guard"));
            break;
        case EventKind::face_down_laid: reasons_.add(weight_of_a_move, "lays a tile face down"); break;
        case EventKind::part_began: {
            const bool is_messages = table_.messages != nullptr && table_.messages->is_its_part != 0;
            reasons_.add(weight_of_a_part,
                         is_messages ? "the message brings another tile" : "the builder brings another tile");
            break;
        }
        case EventKind::hole_filled: reasons_.add(weight_of_a_part, "fills a hole and gets another turn"); break;
        default: break;
    }
}

void Telling::add_hounds() {
    switch (last_.kind) {
        case EventKind::hound_arrived: reasons_.add(weight_of_a_hound, "brings a hound onto the board"); break;
        case EventKind::hound_lost: reasons_.add(weight_of_a_hound, "a hound is lost"); break;
        case EventKind::hound_buried: reasons_.add(weight_of_a_hound, "a hound is buried with its meeple"); break;
        case EventKind::hound_scored:
            reasons_.add(last_.points, Phrase::of("the hound scores ", counted_things(last_.points, "point")));
            has_gains_ = false;
            break;
        case EventKind::pile_opened: reasons_.add(weight_of_a_hound, Phrase::of("opens pile ", last_.count)); break;
        default: break;
    }
}

void Telling::add_plain_event() {
    const ToldEvent* const told = told_event(last_.kind);
    if (told == nullptr) return;
    const Phrase figure = told->names_figure ? figure_of(last_) : Phrase();
    reasons_.add(told->weight, Phrase::of(told->words, figure, told->behind));
}

void Telling::add_dragon_and_towers() {
    switch (last_.kind) {
        case EventKind::abbot_recalled:
            if (gains_[static_cast<int>(own_)] <= 0) reasons_.add(weight_of_a_move, "takes the abbot back");
            add_own_gain("takes the abbot back");
            break;
        case EventKind::dragon_moved:
            reasons_.add(weight_of_a_move, last_.count == 0 ? "brings the dragon to the volcano" : "moves the dragon");
            break;
        case EventKind::floor_built:
            reasons_.add(weight_of_a_move, Phrase::of("builds floor ", last_.count, " of a tower"));
            break;
        case EventKind::prisoner_returned:
            reasons_.add(is_own(last_.colour) ? weight_of_a_figure : weight_of_a_move,
                         Phrase::of(figure_of(last_), " returns from prison"));
            break;
        case EventKind::ransom_paid:
            reasons_.add(weight_of_a_figure,
                         Phrase::of("pays ", mark_of(last_.colour), ' ', counted_things(last_.points, "point"),
                                    " to free ", one_of(last_.figure)));
            has_gains_ = false;
            break;
        default: break;
    }
}

// Adds reasons for events of expansions. The animals under the big top are unknown in advance, so they are not reasons.
void Telling::add_boxes() {
    switch (last_.kind) {
        case EventKind::goods_taken:
            reasons_.add(weight_of_a_place * last_.amount,
                         Phrase::of("takes ", last_.amount, ' ', name_of(static_cast<Good>(last_.count))));
            break;
        case EventKind::flock_scored:
            if (!knows_flocks_) has_gains_ = false;
            if (has_gains_ && is_own(last_.colour)) add_own_gain("guides the flock home");
            break;
        case EventKind::animal_shown:
        case EventKind::big_top_scored: has_gains_ = false; break;
        case EventKind::pyramid_scored: add_own_gain("scores the acrobats"); break;
        default: break;
    }
}

// --- points ---------------------------------------------------------------------------------------------------------

void Telling::add_own_gain(const char* words, Spot place) {
    int& gain = gains_[static_cast<int>(own_)];
    if (gain > 0) reasons_.add(gain, Phrase::of(words, " for ", counted_things(gain, "point")), place);
    if (gain > 0) gain = 0;
}

void Telling::add_scoring() {
    const auto kind = static_cast<SegmentKind>(last_.feature);
    const bool is_completed = has_laid_ && kind != SegmentKind::field;  // a barn scores fields without completing them
    const char* const verb = !is_completed ? "scores the " : is_way(kind) ? "closes the " : "completes the ";
    const Phrase words = Phrase::of(verb, name_of(kind), " at @");
    if (!team_) return add_scoring_of_rivals(words);
    const Phrase each = last_.count > 1 ? Phrase::of(int{last_.count}, " times ") : Phrase();
    reasons_.add(last_.points * last_.count, Phrase::of(words, " for ", each, counted_things(last_.points, "point")),
                 place_of_scored());
    has_gains_ = false;  // all gains have been reported
}

// Adds a reason for a scored feature in a competitive game. All gains can be 0: a mayor can score nothing (ABM-11), and
// ghosts can cost all points of the feature (GCC-8).
void Telling::add_scoring_of_rivals(const Phrase& words) {
    const bool is_for_nothing = std::all_of(gains_, gains_ + max_colours, [](int gain) { return gain == 0; });
    if (is_for_nothing) return reasons_.add(weight_of_growth, words, place_of_scored());
    add_shared_scoring();
    add_own_gain(words.c_str(), place_of_scored());
}

// Returns the cell of a figure on the scored feature; the cell of the laid tile if there is no such figure.
Spot Telling::place_of_scored() const {
    const NodeIndex root = table_.board.root(table_.board.index_of(node_of(last_)));
    for (int i = 0; i < table_.setup->figure_count; ++i) {
        const Figure& figure = before_.figures[i];
        const bool is_its = figure.place == FigurePlace::board && table_.board.root(figure.node) == root;
        if (is_its && (team_ || is_own(figure.colour))) return spot_of(table_.board, table_.board.nodes[figure.node]);
    }
    return {last_.x, last_.y};
}

// Adds a reason for a feature that gives the player and others equal points.
void Telling::add_shared_scoring() {
    const int own = gains_[static_cast<int>(own_)];
    Phrase others;
    for (int colour = 0; colour < max_colours; ++colour) {
        if (is_own(static_cast<Colour>(colour)) || gains_[colour] == 0) continue;
        if (gains_[colour] != own) return;
        others += Phrase::of(others.empty() ? "" : " and ", mark_of(static_cast<Colour>(colour)));
    }
    if (own <= 0 || others.empty()) return;
    const char* const feature = name_of(static_cast<SegmentKind>(last_.feature));
    reasons_.add(own, Phrase::of("shares the ", feature, " at @ for ", counted_things(own, "point"), " with ", others),
                 place_of_scored());
    std::fill_n(gains_, max_colours, 0);
}

// Adds reasons for points that do not come from a feature.
void Telling::add_gains() {
    if (team_) {
        reasons_.add(team_gain_, Phrase::of("brings ", counted_things(team_gain_, "point")));
        return;
    }
    for (int colour = 0; colour < max_colours; ++colour) {
        const int gain = gains_[colour];
        if (!is_own(static_cast<Colour>(colour))) {
            given_[colour] += gain;
        } else if (gain > 0) {
            reasons_.add(gain, Phrase::of("brings ", counted_things(gain, "point")));
        } else if (gain < 0) {
            reasons_.add(-gain, Phrase::of("costs ", counted_things(-gain, "point")));
        }
    }
}

void Telling::add_given_points() {
    for (int colour = 0; colour < max_colours; ++colour) {
        const int points = given_[colour];
        const NameMark name = mark_of(static_cast<Colour>(colour));
        if (points > 0) reasons_.add(points, Phrase::of("gives ", name, ' ', counted_things(points, "point")));
        if (points < 0) reasons_.add(-points, Phrase::of("costs ", name, ' ', counted_things(-points, "point")));
    }
}

// --- places in words ------------------------------------------------------------------------------------------------

void Telling::add_end() {
    if (has_won_ && !ends_by_chance_) {
        reasons_.add(weight_of_the_end, "wins the game");
    } else if (has_lost_) {
        reasons_.add(weight_of_the_end, "loses the game");
    } else if (has_ended_) {
        reasons_.add(weight_of_the_end, "ends the game");
    }
}

const Node& Telling::node_of(const Event& event) const {
    const TileIndex tile = table_.board.tile_at(event.x, event.y);
    return table_.board.node(table_.board.tiles[tile], event.segment);
}

void Telling::add_placement() {
    const Node& node = node_of(placed_);
    const double size = node.kind == SegmentKind::city ? table_.board.tiles_of(table_.board.index_of(node)) : 1;
    const bool is_far = has_laid_ || node.tile != before_.state->laid;
    reasons_.add(weight_of_a_place + weight_of_growth * size,
                 Phrase::of("places ", figure_that_is_placed(), is_far ? " at @ " : " ", place_in_words(node)),
                 {placed_.x, placed_.y});
}

// Returns words for the placed figure. In a team the words name the colour, because a player can have several colours.
Phrase Telling::figure_that_is_placed() const {
    const char* const words = title_of(placed_.figure);
    const bool is_last = placed_.figure == FigureKind::normal && meeples_in_supply(table_, placed_.colour) == 0;
    if (team_) return Phrase::of(mark_of(placed_.colour), "'s ", is_last ? "last " : "", words);
    return is_last ? Phrase::of("the last ", words) : one_of(placed_.figure);
}

Phrase Telling::place_in_words(const Node& node) const {
    const Board& board = table_.board;
    const NodeIndex at = board.index_of(node);
    const Phrase feature = Phrase::of("on ", article_on_tile(board, node), name_of(node.kind));
    if (is_way(node.kind)) {
        return Phrase::of(feature, " of ", counted_things(board.tiles_of(at), "tile"), " with ",
                          open_sides(static_cast<int>(board.feature(at).open)));
    }
    if (has_cells_around(node.kind)) {
        const int tiles_around = board.tiles[node.tile].tiles_around();
        return Phrase::of(feature, " with ", counted_things(tiles_around, "tile"), " around it");
    }
    if (node.kind == SegmentKind::field) {
        const int cities = completed_cities_beside(table_, at);
        if (cities == 0) return feature;
        return Phrase::of(feature, " with ", cities, cities == 1 ? " completed city" : " completed cities");
    }
    const KnownPlace* const place = known_place(node.kind);
    return place == nullptr ? feature : Phrase(place->words);
}

}  // namespace mistbank
