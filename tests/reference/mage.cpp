// The mage and the witch (MAG).
#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

bool is_there(const Region& region, const std::optional<Spot>& who) { return who && region.has(*who); }

bool are_together(const Table& table) { return table.mage && is_there(region_at(table, *table.mage), table.witch); }

bool takes_magic(const Table& table, const Region& region) {
    if (region.kind != SegmentKind::road && region.kind != SegmentKind::city) return false;
    return !region.complete && !is_there(region, table.mage) && !is_there(region, table.witch);
}

// Lists the moves of the mage and the witch (MAG-2). If neither can move, lists their removal from the board (MAG-3).
std::vector<Action> ways_to_move_magic(const Table& table) {
    std::vector<Action> ways;
    for (const Region& region : all_regions(table)) {
        if (!takes_magic(table, region)) continue;
        const Spot first = *region.spots.begin();  // MAG-8
        ways.push_back(at_spot(ActionKind::mage, first));
        ways.push_back(at_spot(ActionKind::witch, first));
    }
    if (!ways.empty()) return ways;
    if (table.mage) ways.push_back(plain(ActionKind::unmage));
    if (table.witch) ways.push_back(plain(ActionKind::unwitch));
    return ways;
}

void move_magic(Table& table, Script& script) {
    const std::vector<Action> ways = ways_to_move_magic(table);
    if (ways.empty()) return;
    const Action way = script.choose(DecisionKind::magic, ways);
    switch (way.kind) {
        case ActionKind::mage: table.mage = spot_of(way); return;
        case ActionKind::witch: table.witch = spot_of(way); return;
        case ActionKind::unmage: table.mage.reset(); return;
        default: table.witch.reset(); return;
    }
}

}  // namespace

void work_magic(Table& table, Script& script) {
    if (!table.settings.mage) return;
    if (type_of(table, table.drawn).has(Mark::mage) || are_together(table)) move_magic(table, script);
}

void part_mage_and_witch(Table& table, Script& script) {
    if (are_together(table)) move_magic(table, script);
}

int with_magic(const Table& table, const Region& region, int worth) {
    if (is_there(region, table.mage)) worth += region.tiles;
    if (is_there(region, table.witch)) worth = (worth + 1) / 2;
    return worth;
}

void end_magic(Table& table) {
    for (std::optional<Spot>* const who : {&table.mage, &table.witch}) {
        if (*who && region_at(table, **who).complete) who->reset();
    }
}

}  // namespace mistbank_reference
