// The expansions in the order of their numbers. For a new expansion, add its header, its description and, if the state
// holds its data, its part of the table.
#pragma once

#include "rules/abbey_mayor/abbey_mayor.hpp"
#include "rules/abbot/abbot.hpp"
#include "rules/big_top/big_top.hpp"
#include "rules/crops/crops.hpp"
#include "rules/ferries/ferries.hpp"
#include "rules/festival/festival.hpp"
#include "rules/flying_machines/flying_machines.hpp"
#include "rules/gains.hpp"
#include "rules/ghosts_castles_cemeteries/ghosts_castles_cemeteries.hpp"
#include "rules/gold/gold.hpp"
#include "rules/hills_sheep/hills_sheep.hpp"
#include "rules/house_rules/state.hpp"
#include "rules/inns_cathedrals/inns_cathedrals.hpp"
#include "rules/king/king.hpp"
#include "rules/mage/mage.hpp"
#include "rules/messages/messages.hpp"
#include "rules/princess_dragon/princess_dragon.hpp"
#include "rules/river/river.hpp"
#include "rules/robbers/robbers.hpp"
#include "rules/tower/tower.hpp"
#include "rules/traders_builders/traders_builders.hpp"
#include "rules/vodyanoy/vodyanoy.hpp"

namespace mistbank {

/// The rules of all expansions, indexed by Expansion.
inline constexpr ExpansionRules expansion_rules[] = {
    ghosts_castles_cemeteries_expansion,
    river_expansion,
    abbot_expansion,
    inns_cathedrals_expansion,
    traders_builders_expansion,
    princess_dragon_expansion,
    tower_expansion,
    abbey_mayor_expansion,
    flying_machines_expansion,
    hills_sheep_expansion,
    big_top_expansion,
    vodyanoy_expansion,
    messages_expansion,
    ferries_expansion,
    gold_expansion,
    mage_expansion,
    robbers_expansion,
    crops_expansion,
    king_expansion,
    festival_expansion,
};

constexpr bool are_boxes_in_order() {
    for (std::size_t number = 0; number < std::size(expansion_rules); ++number) {
        if (static_cast<std::size_t>(expansion_rules[number].expansion) != number) return false;
    }
    return std::size(expansion_rules) == expansion_count;
}
static_assert(are_boxes_in_order());

/// Returns the place on a mark for this kind of segment; null for printed segments.
constexpr const PlaceOnMark* place_of_kind(SegmentKind kind) {
    for (const ExpansionRules& box : expansion_rules) {
        if (box.place.words != nullptr && box.place.kind == kind) return &box.place;
    }
    return nullptr;
}

/// The parts of the state that hold data of expansions, in the order of the state block. The house rules come last.
template <class... Part>
struct PartsOf : Part... {
    void allocate_in(StateArena& arena, const Setup& setup) { (Part::allocate_in(arena, setup), ...); }
    template <class Words>
    void each_word(Words& words) const {
        (Part::each_word(words), ...);
    }
};
using Parts = PartsOf<RiverPart, TradersPart, DragonPart, TowersPart, AbbeysPart, FlightPart, HillsPart, BigTopPart,
                      LakesPart, MessagesPart, FerriesPart, GoldPart, MagicPart, RobbersPart, CropsPart, KingPart,
                      GainsPart, HouseRulesPart>;

}  // namespace mistbank
