#include "record/position_turn.hpp"

#include <algorithm>
#include <iterator>
#include <string_view>

#include "record/position_words.hpp"
#include "rules/chapters.hpp"

namespace mistbank {
namespace {

// --- what steps find ---

bool lies(const Table& table, TileIndex tile) { return tile < table.board.counts->tiles; }
bool is_segment(const Table& table, NodeIndex at) { return at < table.board.counts->nodes; }

bool is_on_board(const Table& table, int index) {
    return index >= 0 && index < table.setup->figure_count && table.figures[index].place == FigurePlace::board;
}

int own_figure(const Table& table, FigureKind kind, FigurePlace place) {
    return figure_at(table, colour_of_active_player(table), kind, place);
}

std::uint32_t tiles_with(const Table& table, Mark mark) {
    std::uint32_t tiles = 0;
    for (TileIndex tile = 0; tile < table.board.counts->tiles; ++tile) tiles += has_mark(table, tile, mark) ? 1 : 0;
    return tiles;
}

bool laid_has(const Table& table, Mark mark) { return has_mark(table, table.state->laid, mark); }

// This turn's tile was laid last, as what the board notes of the last one is about it; only one face-down tile comes
// after it, and late (HAU-3).
bool is_laid_in_turn(const Table& table, TileIndex tile) {
    const State& state = *table.state;
    if (tile < table.setup->start.size() || !lies(table, tile) || table.board.tiles[tile].face_down != 0) return false;
    const std::uint32_t later = table.board.counts->tiles - 1 - tile;
    if (later == 0 || state.outcome != Outcome::open) return true;
    const bool is_late = state.step >= step_named("lay_face_down_tile") && state.step < steps_of_turn;
    return later == 1 && is_late && table.board.tiles[tile + 1].face_down != 0;
}

// --- 1a ---

bool can_be_drawn(const Table& table) {
    const Hands* const hands = table.hands;
    if (table.setup->rules.draws != Draws::external || pile_left(table) == 0) return false;
    return hands == nullptr || hands->taking == 0;
}
// HSE-11: the first of all is laid by another step.
bool can_be_first(const Table& table) { return can_be_drawn(table) && table.board.counts->tiles == 0; }
bool can_be_drawn_beside_others(const Table& table) { return can_be_drawn(table) && table.board.counts->tiles > 0; }
bool can_be_taken_into_hand(const Table& table) {
    const Hands& hands = *table.hands;
    if (table.setup->rules.draws != Draws::external || pile_left(table) == 0) return false;
    if (hands.taking == 0 || hands.taking > table.setup->rules.players) return false;
    const int room = table.settings().house.hand != 0 ? tiles_of_a_hand : 1;
    return hands.size[hands.taking - 1] < room;
}
bool can_be_laid(const Table& table) { return table.state->drawn != none16 && table.board.counts->tiles > 0; }
bool has_abbey_for_hole(const Table& table) { return can_lay_abbey(table, table.state->player); }
bool holds_tile(const Table& table) { return table.hands->size[table.state->player] > 0; }

// --- chance (MEET-21): only hosts that draw themselves are asked ---

bool awaits(const Table& table, Awaited what) {
    return table.setup->rules.draws == Draws::external && table.state->awaited == what;
}
bool awaits_hidden(const Table& table) {
    return awaits(table, Awaited::hidden) && laid_has(table, Mark::hill) && pile_left(table) > 0 &&
           table.hills->hidden < tiles_with(table, Mark::hill);
}
bool can_fly(const Table& table) {
    return laid_has(table, Mark::machine) && own_figure(table, table.flight->kind, FigurePlace::supply) >= 0 &&
           rules_of(table.flight->kind).occupies;
}
bool awaits_die(const Table& table) {
    return awaits(table, Awaited::die) && can_fly(table) && table.flight->rolls < table.setup->dice;
}
bool has_shepherd(const Table& table) { return own_figure(table, FigureKind::shepherd, FigurePlace::board) >= 0; }
bool awaits_token(const Table& table) {
    return awaits(table, Awaited::token) && has_shepherd(table) && table.hills->tokens_drawn < table.setup->tokens;
}
bool awaits_animal(const Table& table) {
    return awaits(table, Awaited::animal) && laid_has(table, Mark::circus) && table.big_top->is_ending == 0 &&
           lies_under_big_top(table);
}
// TOP-6
bool awaits_last_animal(const Table& table) {
    return table.big_top != nullptr && awaits(table, Awaited::animal) && table.big_top->is_ending != 0 &&
           lies_under_big_top(table) && is_used_up_for_all(table);
}
bool awaits_message(const Table& table) {
    return awaits(table, Awaited::message) && table.messages->open == 0 && table.messages->has_drawn == 0;
}

// --- 1b to 2a ---

bool can_bury(const Table& table) {
    const State& state = *table.state;
    if (!is_segment(table, state.closing) || table.board.nodes[state.closing].kind != SegmentKind::cemetery)
        return false;
    const TileIndex tile = table.board.nodes[state.closing].tile;
    const OpenCemetery* const begin = table.open_cemeteries;
    const OpenCemetery* const end = begin + state.open_cemeteries;
    const bool is_listed = std::any_of(begin, end, [&](const OpenCemetery& open) { return open.tile == tile; });
    return is_listed && !is_open_cemetery(table, tile);
}
bool can_place_ghost_on_cemetery(const Table& table) {
    return table.state->open_cemeteries > 0 && table.state->ghost_supply > 0;
}
bool can_expand(const Table& table) { return table.board.counts->touches_mist != 0 && table.state->ghost_supply > 0; }
bool can_limit(const Table& table) { return table.board.counts->limits_mist != 0 && table.state->ghost_supply > 0; }
bool can_place_ingot(const Table& table) { return laid_has(table, Mark::gold) && table.gold->aside > 0; }
bool are_together(const Table& table) {
    const Magic& magic = *table.magic;
    return is_segment(table, magic.mage) && is_segment(table, magic.witch) &&
           table.board.root(magic.mage) == table.board.root(magic.witch);
}
bool can_move_magic(const Table& table) { return laid_has(table, Mark::mage) || are_together(table); }
bool can_place_robber(const Table& table) { return laid_has(table, Mark::robber); }

// --- 2b to 2d ---

bool is_laid(const Table&) { return true; }
bool has_built(const Table& table) { return table.towers->built < table.towers->count; }
bool has_taken(const Table& table) {
    const Figure& taken = table.figures[table.towers->taken];
    return table.towers->taken < table.setup->figure_count && taken.place == FigurePlace::prison &&
           taken.holder == colour_of_active_player(table) && must_exchange(table);
}
bool can_land(const Table& table) { return can_fly(table) && can_be_rolled(table.flight->die); }
bool is_flock_asked_for(const Table& table) {
    const int shepherd = own_figure(table, FigureKind::shepherd, FigurePlace::board);
    if (shepherd < 0 || table.hills->placed_with == table.state->laid) return false;
    const PlacedTile& laid = table.board.tiles[table.state->laid];
    for (int number = 0; number < table.board.shape(laid).segment_count; ++number) {
        if (table.board.node(laid, number).root == table.board.root(table.figures[shepherd].node)) return true;
    }
    return false;
}
bool grows(const Table& table) { return is_flock_asked_for(table) && awaits_token(table); }
bool can_get_ferry(const Table& table) {
    const Links& links = table.ferries->links;
    for (std::uint32_t i = 0; i < links.count; ++i) {
        if (links.of[i].tile == table.state->laid) return false;
    }
    return laid_has(table, Mark::ferry) && links.count < most_ferries && table.ferries->movable_count == 0 &&
           table.ferries->asked == 0 && table.ferries->touched_count == 0;
}
bool can_move_ferry(const Table& table) {
    const Ferries& ferries = *table.ferries;
    if (ferries.asked >= ferries.movable_count || ferries.touched_count > 4 * ferries.asked) return false;
    return std::all_of(ferries.movable, ferries.movable + ferries.movable_count,
                       [&](std::uint8_t number) { return number < ferries.links.count; });
}
// PRD-7: it has been on the tile on which it stands, and has a step left.
bool can_move_dragon(const Table& table) {
    const Dragon& dragon = *table.dragon;
    constexpr int most = static_cast<int>(std::size(Dragon{}.visited)) - 1;
    if (!lies(table, dragon.at) || !laid_has(table, Mark::dragon)) return false;
    if (dragon.visited_count < 1 || dragon.visited_count > most) return false;
    return std::all_of(dragon.visited, dragon.visited + dragon.visited_count,
                       [&](TileIndex tile) { return lies(table, tile) && whole_tile(table, tile) == tile; }) &&
           dragon.visited[dragon.visited_count - 1] == whole_tile(table, dragon.at);
}

// --- 3a and 3b ---

bool has_part(const Table& table, ScoringPart part) { return table.state->scoring.part == part; }

// A complete feature with meeples, of those that are scored.
bool has_scored_feature(const Table& table) {
    const NodeIndex at = table.state->scoring.node;
    return is_segment(table, at) && is_feature_complete(table, at) && table.board.feature(at).meeples > 0;
}
bool has_features_to_order(const Table& table) { return has_part(table, ScoringPart::next_feature); }
bool can_score_or_pacify(const Table& table) {
    return table.settings().team && has_part(table, ScoringPart::points_or_ghosts) && has_scored_feature(table);
}
bool can_assign(const Table& table) {
    const Scoring& scoring = table.state->scoring;
    if (!table.settings().team || !has_part(table, ScoringPart::assign_points)) return false;
    const bool goes_on = scoring.after_assigning == ScoringPart::hounds_score ||
                         (scoring.after_assigning == ScoringPart::return_meeples && has_scored_feature(table));
    return goes_on && colour_with_unassigned_points(table) != Colour::none;
}
// HND-1: the first of those that wait.
bool can_hound_arrive(const Table& table) {
    const State& state = *table.state;
    if (!table.settings().team || !has_part(table, ScoringPart::hounds_arrive)) return false;
    for (int hound = 0; hound <= state.scoring.hound; ++hound) {
        const bool comes =
            state.hounds[hound].place == HoundPlace::track && everyone_reached(table, table.settings().hounds[hound]);
        if (comes != (hound == state.scoring.hound)) return false;
    }
    return any_meeple_on_board(table);
}
bool can_hound_pacify(const Table& table) {
    const Scoring& scoring = table.state->scoring;
    const Hound& hound = table.state->hounds[scoring.hound];
    if (!table.settings().team || !has_part(table, ScoringPart::hound_pacifies)) return false;
    if (hound.place != HoundPlace::meeple || !is_on_board(table, hound.figure)) return false;
    if (scoring.searches_left == 2) return scoring.searched == none32;  // HND-3
    return scoring.searches_left == 1 && lies(table, scoring.searched);
}

// --- 3c to the end ---

bool has_waiting_wagon(const Table& table) { return wagon_to_move(table) >= 0; }
bool can_lay_face_down(const Table& table) { return table.state->open_cemeteries > 0 && pile_left(table) > 0; }
bool is_message_read(const Table& table) { return table.messages->open != 0 && table.messages->has_drawn != 0; }
bool can_score_meeple_by_message(const Table& table) { return is_message_read(table) && table.messages->open == 8; }
bool has_circle(const Table& table) {
    static constexpr Mark marks[] = {Mark::crop_farmer, Mark::crop_highwayman, Mark::crop_knight};
    return table.crops->circles < std::size(marks) && laid_has(table, marks[table.crops->circles]);
}
bool is_turn_in_circle(const Table& table) {
    const bool removes = table.state->decision == DecisionKind::crop_remove;
    const int turn = table.crops->turn;
    return has_circle(table) && turn >= 1 && turn <= table.setup->rules.players &&
           (table.crops->removes != 0) == removes;
}

// --- points on their way (MSG-3): what the step goes on with ---

bool are_points_due(const Table& table) {
    if (table.gains == nullptr || table.messages == nullptr) return false;
    const Gains& gains = *table.gains;
    if (gains.part == ApplyingGains::nothing || gains.is_final != 0) return false;
    for (unsigned colour = 0; colour < max_colours; ++colour) {
        const bool is_due = (gains.is_due >> colour & 1u) != 0;
        if (is_due && table.setup->player_of(static_cast<Colour>(colour)) < 0) return false;
    }
    const Colour next = colour_with_points_due(table);
    return next != Colour::none && gains.due[static_cast<int>(next)] > 0 && must_choose_counter(table, next);
}
bool pays_for_feature(const Table& table) {
    return are_points_due(table) && has_part(table, ScoringPart::return_meeples) && has_scored_feature(table);
}
bool pays_before_figures_leave(const Table& table) {
    return are_points_due(table) && is_segment(table, table.state->scoring.node);
}
bool pays_for_abbot(const Table& table) {
    return are_points_due(table) && own_figure(table, FigureKind::abbot, FigurePlace::board) >= 0;
}
bool pays_for_message(const Table& table) { return are_points_due(table) && is_message_read(table); }
bool pays_for_meeple_of_message(const Table& table) {
    const int scored = table.messages->scored;
    return pays_for_message(table) && is_on_board(table, scored) &&
           table.figures[scored].colour == colour_of_active_player(table);
}

// --- all that can be asked ---

enum class Laid : std::uint8_t { no, yes, either };

/// A decision, the step that asks for it, its stage then, and what the rules find.
struct Asked {
    DecisionKind decision;
    const char* step;
    std::uint8_t stage;
    bool (*can_be)(const Table& table);
    Laid laid = Laid::yes;
};
using Kind = DecisionKind;
constexpr Asked all_asked[] = {
    {Kind::draw, "draw_tile", 0, can_be_drawn_beside_others, Laid::no},
    {Kind::draw, "draw_from_bag", 0, can_be_drawn, Laid::no},
    {Kind::draw, "lay_first_tile", 0, can_be_first, Laid::no},
    {Kind::draw, "deal_hands", 0, can_be_taken_into_hand, Laid::no},
    {Kind::draw, "deal_hands", 1, can_be_taken_into_hand, Laid::no},
    {Kind::draw, "play_from_hand", 0, can_be_taken_into_hand, Laid::no},
    {Kind::draw, "fill_hands", 0, can_be_taken_into_hand, Laid::either},
    {Kind::hand, "play_from_hand", 0, holds_tile, Laid::no},
    {Kind::abbey, "choose_abbey", 0, has_abbey_for_hole, Laid::no},
    {Kind::lay_tile, "lay_tile", 0, can_be_laid, Laid::no},
    {Kind::bury, "bury_meeples", 0, can_bury},
    {Kind::bury, "lay_face_down_tile", 1, can_bury},
    {Kind::gold, "place_gold", 0, can_place_ingot},
    {Kind::magic, "move_magic", 0, can_move_magic},
    {Kind::magic, "part_magic", 0, are_together},
    {Kind::robber, "place_robbers", 0, can_place_robber},
    {Kind::robber, "place_robbers", 1, can_place_robber},
    {Kind::ghost_on_cemetery, "place_ghosts", 2, can_place_ghost_on_cemetery},
    {Kind::haunt_meeple, "haunt_meeples", 0, can_expand},
    {Kind::haunt_meeple, "haunt_meeples", 1, can_limit},
    {Kind::place_meeple, "place_meeple", asked, is_laid},
    {Kind::take, "place_meeple", taking, has_built},
    {Kind::exchange, "place_meeple", exchanging, has_taken},
    {Kind::land, "place_meeple", landing, can_land},
    {Kind::ferry, "place_ferries", 0, can_get_ferry},
    {Kind::ferry, "place_ferries", 2, can_move_ferry},
    {Kind::flock, "tend_flocks", 1, is_flock_asked_for},
    {Kind::move_dragon, "move_dragon", 1, can_move_dragon},
    {Kind::move_dragon, "move_dragon_after_scoring", 1, can_move_dragon},
    {Kind::order_of_scoring, "score_features", 0, has_features_to_order},
    {Kind::score_or_pacify, "score_features", 0, can_score_or_pacify},
    {Kind::scoring_colour, "score_features", 0, can_assign},
    {Kind::place_hound, "score_features", 0, can_hound_arrive},
    {Kind::hound_pacifies, "score_features", 0, can_hound_pacify},
    {Kind::move_wagon, "move_wagons", 0, has_waiting_wagon},
    {Kind::message, "draw_message", 1, is_message_read},
    {Kind::message_meeple, "draw_message", 2, can_score_meeple_by_message},
    {Kind::crop, "carry_out_crop_circle", 0, has_circle},
    {Kind::crop_add, "carry_out_crop_circle", 1, is_turn_in_circle},
    {Kind::crop_remove, "carry_out_crop_circle", 1, is_turn_in_circle},
    {Kind::lay_face_down, "lay_face_down_tile", 1, can_lay_face_down},
    {Kind::chance, "hide_tile_under_hill", 0, awaits_hidden},
    {Kind::chance, "place_meeple", rolling, awaits_die},
    {Kind::chance, "place_meeple", drawing_token, awaits_token},
    {Kind::chance, "tend_flocks", 2, grows},
    {Kind::chance, "move_big_top", 0, awaits_animal},
    {Kind::chance, "draw_message", 0, awaits_message},
    {Kind::chance, "draw_tile", 0, awaits_last_animal, Laid::no},
    {Kind::chance, "draw_from_bag", 0, awaits_last_animal, Laid::no},
    {Kind::chance, "end_turn", 0, awaits_last_animal, Laid::either},
    {Kind::advance, "score_for_fairy", 1, are_points_due, Laid::no},
    {Kind::advance, "place_meeple", not_asked, are_points_due},
    {Kind::advance, "place_meeple", abbot_leaves, pays_for_abbot},
    {Kind::advance, "place_meeple", pyramid_leaves, pays_before_figures_leave},
    {Kind::advance, "tend_flocks", 4, pays_before_figures_leave},
    {Kind::advance, "tend_flocks", 5, pays_before_figures_leave},
    {Kind::advance, "score_features", 0, pays_for_feature},
    {Kind::advance, "score_fields_of_barns", 1, pays_before_figures_leave},
    {Kind::advance, "move_big_top", 2, are_points_due},
    {Kind::advance, "draw_message", 3, pays_for_meeple_of_message},
    {Kind::advance, "draw_message", 4, pays_for_message},
};

const Asked* row_of(const State& state) {
    const std::string_view step = name_of_step(state.step);
    const Asked* const end = std::end(all_asked);
    const Asked* const its = std::find_if(std::begin(all_asked), end, [&](const Asked& row) {
        return row.decision == state.decision && row.stage == state.stage && row.step == step;
    });
    return its == end ? nullptr : its;
}

// FER-7: from when ferries move until features are scored.
bool may_have_touched(const Table& table) {
    const int step = table.state->step;
    return step >= step_named("place_ferries") && step <= step_named("score_features");
}

// What is remembered in the midst of another step than that which asks.
bool is_left_over(const Table& table) {
    const State& state = *table.state;
    const bool scores = std::string_view(name_of_step(state.step)) == "score_features";
    if (!scores && state.scoring.part != ScoringPart::next_feature) return true;
    const bool assigns = state.decision == DecisionKind::scoring_colour;
    const bool any_unassigned = std::any_of(std::begin(state.scoring.unassigned), std::end(state.scoring.unassigned),
                                            [](std::int32_t points) { return points != 0; });
    if (any_unassigned && !assigns) return true;
    if (state.awaited != Awaited::nothing && state.decision != DecisionKind::chance) return true;
    const bool is_ending =
        state.decision == DecisionKind::chance && table.big_top != nullptr && table.big_top->is_ending != 0;
    if (!is_ending && table.big_top != nullptr && table.big_top->is_ending != 0) return true;
    if (table.ferries != nullptr && state.decision != DecisionKind::ferry &&
        (table.ferries->movable_count != 0 || table.ferries->asked != 0)) {
        return true;
    }
    if (table.ferries != nullptr && table.ferries->touched_count != 0 && !may_have_touched(table)) return true;
    if (table.gains == nullptr) return false;
    const bool advances = state.decision == DecisionKind::advance;
    return (table.gains->part != ApplyingGains::nothing) != advances || (table.gains->is_final != 0) != is_ending;
}

bool have_points_possible_sizes(const Table& table) {
    const long long most = most_points_of(table);
    const auto is_possible = [&](std::int32_t points) { return points >= -most && points <= most; };
    const auto are_possible = [&](const auto& points) {
        return std::all_of(std::begin(points), std::end(points), is_possible);
    };
    if (!are_possible(table.state->scoring.unassigned)) return false;
    if (table.gains != nullptr && !(are_possible(table.gains->due) && are_possible(table.gains->gained))) return false;
    return table.messages == nullptr || are_possible(table.messages->at_begin_of_part);
}

// MSG-1: of each colour that plays the courier's number is a part of the total.
bool are_couriers_on_track(const Table& table) {
    for (int c = 0; c < max_colours; ++c) {
        const int courier = table.messages->courier[c];
        const bool plays = table.setup->player_of(static_cast<Colour>(c)) >= 0;
        const int most = plays ? table.state->totals[scoring_meeple_of(table, static_cast<Colour>(c))] : 0;
        if (courier < 0 || courier > most) return false;
    }
    return true;
}

bool are_robbers_on_track(const Table& table) {
    return std::all_of(std::begin(table.robbers->space), std::end(table.robbers->space),
                       [](std::uint8_t space) { return space < track_spaces || space == robber_in_supply; });
}

// ROB-1
bool is_space(std::uint8_t space) { return space < track_spaces || space == no_space; }
bool are_spaces_on_track(const Gains& gains) {
    const auto are_left = [](const std::uint8_t(&of_colour)[2][2]) {
        return is_space(of_colour[0][0]) && is_space(of_colour[0][1]) && is_space(of_colour[1][0]) &&
               is_space(of_colour[1][1]);
    };
    return std::all_of(std::begin(gains.gained_from), std::end(gains.gained_from), is_space) &&
           std::all_of(std::begin(gains.has_left), std::end(gains.has_left), are_left);
}

// PRD-14
bool is_fairy_with_somebody(const Table& table) {
    const Dragon& dragon = *table.dragon;
    const int index = dragon.fairy_with - 1;
    return index < 0 || (is_on_board(table, index) && table.figures[index].occupies() &&
                         table.board.nodes[table.figures[index].node].tile == dragon.fairy_at);
}

// HIL-5: but one who has just come, and draws.
bool have_shepherds_sheep(const Table& table) {
    const Rules& rules = table.setup->rules;
    return std::all_of(rules.colours, rules.colours + rules.colour_count, [&](Colour colour) {
        const bool draws = table.state->awaited == Awaited::token && is_active_players(table, colour);
        return draws || sheep_with(table, colour) > 0 ||
               figure_at(table, colour, FigureKind::shepherd, FigurePlace::board) < 0;
    });
}

bool stands_in_road_or_city(const Table& table, NodeIndex at) {
    if (at == none32) return true;
    return is_segment(table, at) &&
           (table.board.nodes[at].kind == SegmentKind::road || table.board.nodes[at].kind == SegmentKind::city);
}

bool is_barn_placed(const Table& table) {
    const int index = table.abbeys->barn_placed - 1;
    return index < 0 || (is_on_board(table, index) && table.figures[index].kind == FigureKind::barn);
}

}  // namespace

long long most_points_of(const Table& table) {
    // A turn scores each feature at most once or twice, and each tile is in few of them.
    constexpr long long of_a_tile = 60;
    constexpr long long of_a_turn = 200;
    const long long tiles = table.board.counts->tiles;
    const long long turns = std::max<long long>(table.state->turn, tiles) + 1;
    const long long colours = table.settings().team ? table.setup->rules.colour_count : 1;
    return std::min<long long>(position::most_points, turns * (of_a_turn + of_a_tile * tiles) * colours);
}

const char* why_state_cannot_be(const Table& table) {
    const State& state = *table.state;
    if (state.laid != none32 && !is_laid_in_turn(table, state.laid)) {
        return "COM-1: this turn's tile stands last of all tiles, and is none of the starting block";
    }
    if (!have_points_possible_sizes(table)) return "CMP-1: there cannot be so many points";
    if (table.messages != nullptr && !are_couriers_on_track(table)) {
        return "MSG-1: a courier stands on 0 to its colour's score";
    }
    const bool are_on_track = (table.robbers == nullptr || are_robbers_on_track(table)) &&
                              (table.gains == nullptr || are_spaces_on_track(*table.gains));
    if (!are_on_track) {
        return "ROB-1: the spaces of the track are numbered 0 to 49";
    }
    if (table.dragon != nullptr && !is_fairy_with_somebody(table)) {
        return "PRD-13, PRD-14: the fairy is beside a meeple on the board, on its tile";
    }
    if (table.abbeys != nullptr && !is_barn_placed(table)) return "ABM-19: no such barn is on the board";
    if (table.magic != nullptr &&
        !(stands_in_road_or_city(table, table.magic->mage) && stands_in_road_or_city(table, table.magic->witch))) {
        return "MAG-1: mage and witch stand on roads and in cities";
    }
    if (table.flight != nullptr && table.flight->rolls > tiles_with(table, Mark::machine)) {
        return "FLY-1: the die is rolled once for each flying machine laid";
    }
    if (table.hills != nullptr && table.hills->tokens_drawn > table.board.counts->tiles) {
        return "HIL-5, HIL-7: a tile laid draws one token";
    }
    if (table.hills != nullptr && !have_shepherds_sheep(table)) return "HIL-5: each shepherd has sheep";
    return nullptr;
}

const char* why_decision_cannot_be(const Table& table) {
    const State& state = *table.state;
    if (state.outcome != Outcome::open) {
        return state.decision == DecisionKind::over ? nullptr : "a game that is over asks for no decision";
    }
    if (state.decision == DecisionKind::over) return "the words 'step' and 'stage' need a 'decision'";
    if ((table.setup->steps >> state.step & 1u) == 0) return "this game's turn has no such step";
    const Asked* const its = row_of(state);
    if (its == nullptr) return "the step does not ask for this decision, or not at this stage";
    if (its->laid != Laid::either && (its->laid == Laid::yes) != (state.laid != none32)) {
        return its->laid == Laid::yes ? "the decision comes after the laying, and no tile is laid"
                                      : "the decision comes before the laying, and a tile is laid";
    }
    if ((state.drawn != none16) != (state.decision == DecisionKind::lay_tile)) {
        return "whether a drawn tile waits to be laid does not follow from the decision";
    }
    if (is_left_over(table)) return "something is told of a step that is not under way";
    return its->can_be(table) ? nullptr : "what the step needs to ask for this decision is not there";
}

const char* why_step_cannot_begin(const Table& table) {
    const State& state = *table.state;
    const bool is_under_way =
        state.scoring.part != ScoringPart::next_feature || state.awaited != Awaited::nothing ||
        std::any_of(std::begin(state.scoring.unassigned), std::end(state.scoring.unassigned),
                    [](std::int32_t points) { return points != 0; }) ||
        (table.gains != nullptr &&
         (table.gains->part != ApplyingGains::nothing || table.gains->is_due != 0 || table.gains->is_final != 0)) ||
        (table.dragon != nullptr && table.dragon->visited_count != 0) ||
        (table.big_top != nullptr && table.big_top->is_ending != 0) ||
        (table.messages != nullptr && table.messages->open != 0) ||
        (table.ferries != nullptr &&
         (table.ferries->movable_count != 0 || table.ferries->asked != 0 || table.ferries->touched_count != 0)) ||
        (table.crops != nullptr && (table.crops->turn != 0 || table.crops->circles != 0)) ||
        (table.hands != nullptr && table.hands->taking != 0);
    return is_under_way ? "something is told of the midst of a step: it needs the words 'step' and 'stage'" : nullptr;
}

int step_that_asks(const Table& table, DecisionKind decision) {
    struct Asked {
        DecisionKind decision;
        const char* step;
    };
    static constexpr Asked asked[] = {
        {DecisionKind::draw, "draw_tile"},
        {DecisionKind::lay_tile, "lay_tile"},
        {DecisionKind::bury, "bury_meeples"},
        {DecisionKind::ghost_on_cemetery, "place_ghosts"},
        {DecisionKind::haunt_meeple, "haunt_meeples"},
        {DecisionKind::place_meeple, "place_meeple"},
        {DecisionKind::order_of_scoring, "score_features"},
        {DecisionKind::score_or_pacify, "score_features"},
        {DecisionKind::lay_face_down, "lay_face_down_tile"},
        {DecisionKind::move_dragon, "move_dragon"},
        {DecisionKind::abbey, "choose_abbey"},
        {DecisionKind::hand, "play_from_hand"},
        {DecisionKind::flock, "tend_flocks"},
        {DecisionKind::gold, "place_gold"},
        {DecisionKind::magic, "move_magic"},
        {DecisionKind::robber, "place_robbers"},
        {DecisionKind::ferry, "place_ferries"},
        {DecisionKind::message, "draw_message"},
        {DecisionKind::crop, "carry_out_crop_circle"},
    };
    const auto* const its =
        std::find_if(std::begin(asked), std::end(asked), [&](const Asked& one) { return one.decision == decision; });
    if (its == std::end(asked)) return -1;
    const char* name = its->step;
    if (decision == DecisionKind::draw && table.board.counts->tiles == 0) name = "lay_first_tile";
    if (decision == DecisionKind::draw && table.bag != nullptr) name = "draw_from_bag";
    if (decision == DecisionKind::move_dragon && table.settings().house.dragon_after_scoring) {
        name = "move_dragon_after_scoring";
    }
    const int step = step_named(name);
    return (table.setup->steps >> step & 1u) != 0 ? step : -1;
}

}  // namespace mistbank
