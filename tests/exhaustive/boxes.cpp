#include "exhaustive/boxes.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

namespace mistbank_exhaustive {

using namespace mistbank;

namespace {

using D = DecisionKind;
using A = ActionKind;
using E = EventKind;
using F = FigureKind;
using L = LossReason;

Box base() {
    return {"base",
            {{D::draw, D::lay_tile, D::place_meeple},
             {A::draw, A::lay, A::place, A::pass},
             {E::turn_began, E::tile_drawn, E::tile_set_aside, E::tile_laid, E::figure_placed, E::figure_returned,
              E::feature_scored, E::points_scored, E::final_scoring, E::feature_scored_at_end, E::won},
             {F::normal},
             {L::none}}};
}

Box mist() {
    return {
        "mist",
        {{D::draw, D::lay_tile, D::place_meeple, D::bury, D::ghost_on_cemetery, D::order_of_scoring, D::score_or_pacify,
          D::scoring_colour, D::place_hound, D::hound_pacifies, D::lay_face_down},
         {A::bury, A::bury_from_supply, A::ghost, A::score, A::points, A::pacify, A::advance, A::hound, A::face_down},
         {E::bank_finished, E::ghosts_placed, E::ghosts_removed, E::meeple_buried, E::cemetery_closed,
          E::feature_pacified, E::hound_arrived, E::hound_lost, E::hound_scored, E::hound_buried, E::pile_opened,
          E::face_down_laid, E::won, E::lost},
         {F::normal},
         {L::none, L::ghosts, L::tiles, L::pile}}};
}

Box house_rules() {
    return {"house_rules",
            {{D::hand, D::chance, D::offer, D::sell},
             {A::hidden, A::pass, A::first_player, A::offer_points, A::offer_wine, A::offer_grain, A::offer_cloth,
              A::offer_abbey, A::sell, A::keep_tile},
             {E::tile_taken, E::tile_returned, E::hole_filled, E::hand_set_aside, E::start_tile_drawn,
              E::first_player_chosen, E::offer_made, E::tile_sold},
             {},
             {}}};
}

std::vector<Box> big_boxes() {
    return {
        {"ghosts_castles_cemeteries",
         {{D::haunt_meeple, D::order_of_scoring},
          {A::haunt, A::score},
          {E::meeple_haunted, E::meeple_scared, E::guard_gained},
          {F::guard},
          {}}},
        {"river", {{}, {}, {E::tile_set_aside}, {}, {}}},
        {"abbot", {{}, {A::recall}, {E::abbot_recalled}, {F::abbot}, {}}},
        {"inns_cathedrals", {{}, {}, {}, {F::large}, {}}},
        {"traders_builders", {{}, {}, {E::part_began, E::goods_taken, E::goods_scored}, {F::builder, F::pig}, {}}},
        {"princess_dragon",
         {{D::move_dragon},
          {A::fairy, A::princess, A::portal, A::dragon},
          {E::fairy_moved, E::fairy_scored, E::dragon_moved, E::figure_eaten, E::tile_awaits_dragon,
           E::tiles_shuffled_back, E::knight_removed},
          {},
          {}}},
        {"tower",
         {{D::take, D::exchange},
          {A::floor, A::tower, A::take, A::exchange, A::ransom},
          {E::floor_built, E::figure_captured, E::prisoner_returned, E::ransom_paid},
          {},
          {}}},
        {"abbey_mayor",
         {{D::abbey, D::move_wagon},
          {A::abbey, A::no_abbey, A::wagon, A::go_home, A::barn},
          {E::wagon_moved},
          {F::mayor, F::wagon, F::barn},
          {}}},
        {"flying_machines",
         {{D::chance, D::land}, {A::fly, A::roll, A::land}, {E::die_rolled, E::flight_crashed}, {}, {}}},
        {"hills_sheep",
         {{D::chance, D::flock},
          {A::grow, A::guide, A::sheep, A::hidden},
          {E::tile_hidden, E::token_drawn, E::flock_scored},
          {F::shepherd},
          {}}},
        {"big_top",
         {{D::chance},
          {A::acrobat, A::pyramid, A::animal},
          {E::big_top_moved, E::animal_shown, E::big_top_scored, E::pyramid_scored, E::ringmaster_scored},
          {F::ringmaster},
          {}}},
        {"vodyanoy", {{}, {A::release}, {E::figure_caught, E::figure_released, E::lake_scored}, {}, {}}},
    };
}

std::vector<Box> small_boxes() {
    return {
        {"messages",
         {{D::advance, D::chance, D::message, D::message_meeple},
          {A::advance_figure, A::act_on_message, A::two_points, A::message, A::score_meeple},
          {E::figure_advanced, E::message_drawn, E::message_resolved, E::part_began},
          {},
          {}}},
        {"ferries", {{D::ferry}, {A::ferry, A::keep}, {E::ferry_placed, E::ferry_moved}, {}, {}}},
        {"gold", {{D::gold}, {A::gold}, {E::gold_placed, E::gold_taken, E::gold_scored}, {}, {}}},
        {"mage",
         {{D::magic},
          {A::mage, A::witch, A::unmage, A::unwitch},
          {E::mage_moved, E::witch_moved, E::mage_left, E::witch_left},
          {},
          {}}},
        {"robbers", {{D::robber}, {A::robber, A::pass}, {E::robber_placed, E::robbed, E::robber_followed}, {}, {}}},
        {"crops",
         {{D::crop, D::crop_add, D::crop_remove},
          {A::crop_add, A::crop_remove, A::add, A::remove},
          {E::crop_chosen, E::meeple_added, E::meeple_removed},
          {},
          {}}},
        {"king", {{}, {}, {E::king_taken, E::baron_taken, E::king_scored, E::baron_scored}, {}, {}}},
        {"festival", {{}, {A::festival}, {E::figure_taken_back}, {}, {}}},
    };
}

template <class Kind, class Name>
void list_missing(const std::set<Kind>& wanted, const std::set<Kind>& found, const char* what, const Name& name,
                  std::string& list) {
    for (const Kind kind : wanted) {
        if (found.count(kind) == 0) list += std::string(what) + " " + name(kind) + "\n";
    }
}

std::string number_of(ActionKind kind) { return std::to_string(static_cast<int>(kind)); }
std::string number_of(LossReason reason) { return std::to_string(static_cast<int>(reason)); }

template <class Kind>
bool has_name(Kind kind) {
    return std::string(name_of(kind)) != "?";
}

}  // namespace

const std::vector<Box>& boxes() {
    static const std::vector<Box> all = [] {
        std::vector<Box> list = {base(), mist(), house_rules()};
        for (const std::vector<Box>& further : {big_boxes(), small_boxes()})
            list.insert(list.end(), further.begin(), further.end());
        return list;
    }();
    return all;
}

const Box& box_named(const std::string& name) {
    const auto found = std::find_if(boxes().begin(), boxes().end(), [&](const Box& box) { return box.name == name; });
    if (found == boxes().end()) FAIL("unknown box " << name);
    return *found;
}

std::string missing(const Kinds& wanted, const Kinds& found) {
    std::string list;
    const auto name = [](auto kind) { return std::string(name_of(kind)); };
    const auto number = [](auto kind) { return number_of(kind); };
    list_missing(wanted.decisions, found.decisions, "decision", name, list);
    list_missing(wanted.actions, found.actions, "action", number, list);
    list_missing(wanted.events, found.events, "event", name, list);
    list_missing(wanted.figures, found.figures, "figure", name, list);
    list_missing(wanted.losses, found.losses, "loss", number, list);
    return list;
}

void add(Kinds& sum, const Kinds& kinds) {
    sum.decisions.insert(kinds.decisions.begin(), kinds.decisions.end());
    sum.actions.insert(kinds.actions.begin(), kinds.actions.end());
    sum.events.insert(kinds.events.begin(), kinds.events.end());
    sum.figures.insert(kinds.figures.begin(), kinds.figures.end());
    sum.losses.insert(kinds.losses.begin(), kinds.losses.end());
}

Kinds all_kinds() {
    Kinds all;
    for (int i = 1; i < 256; ++i) {
        if (has_name(static_cast<D>(i))) all.decisions.insert(static_cast<D>(i));
        if (has_name(static_cast<E>(i))) all.events.insert(static_cast<E>(i));
        Action action;
        action.kind = static_cast<A>(i);
        if (std::string_view(text_of(action)) != "?") all.actions.insert(action.kind);
    }
    for (int i = 0; i < figure_kinds; ++i) all.figures.insert(static_cast<F>(i));
    for (const L reason : {L::none, L::ghosts, L::tiles, L::pile}) all.losses.insert(reason);
    return all;
}

}  // namespace mistbank_exhaustive
