#include <algorithm>

#include "reference/differences.hpp"
#include "reference/steps.hpp"
#include "support/facts.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

void compare_ferries(const Table& table, const Game& game, Differences& differences) {
    // The keys are tile numbers. Tiles are numbered in the order in which they were laid.
    std::map<int, std::pair<int, int>> ferries;
    for (const auto& [cell, tile] : table.board) {
        if (tile.ferry) ferries[tile.number] = *tile.ferry;
    }
    differences.check(ferries.size(), static_cast<std::size_t>(ferry_count(game)), "ferries");
    if (ferries.size() != static_cast<std::size_t>(ferry_count(game))) return;
    int index = 0;
    for (const auto& [tile, ends] : ferries) {
        const FerryFact found = ferry_of(game, index);
        differences.check(tile, found.tile, "tile of ferry ", index);
        differences.check(ends.first, found.one, "one road of ferry ", index);
        differences.check(ends.second, found.other, "other road of ferry ", index);
        ++index;
    }
}

void compare_gold(const Table& table, const Game& game, Differences& differences) {
    for (const auto& [cell, tile] : table.board) {
        const auto found = table.ingots.find(cell);
        differences.check(found == table.ingots.end() ? 0 : found->second, game.fact("ingots", tile.number),
                          "ingots on ", cell);
    }
    differences.check(table.ingots_aside, game.fact("ingots_aside"), "ingots aside");
    for (const Colour colour : colours_in_play(table)) {
        const auto found = table.ingots_held.find(colour);
        differences.check(found == table.ingots_held.end() ? 0 : found->second, game.fact("ingots_held", colour),
                          "ingots of ", colour);
    }
}

void compare_spot(const Table& table, const std::optional<Spot>& spot, const PlaceFact& found, const char* who,
                  Differences& differences) {
    differences.check(spot ? table.board.at(spot->cell).number : -1, found.tile, "tile of the ", who);
    if (spot) differences.check(spot->segment, found.segment, "segment of the ", who);
}

void compare_tokens(const Table& table, const Game& game, Differences& differences) {
    compare_spot(table, table.mage, place_of(game, "mage"), "mage", differences);
    compare_spot(table, table.witch, place_of(game, "witch"), "witch", differences);
    differences.check(table.king, holder_of(game, "king"), "king");
    differences.check(table.baron, holder_of(game, "baron"), "robber baron");
    differences.check(table.largest_city, game.fact("largest_city"), "largest city");
    differences.check(table.longest_road, game.fact("longest_road"), "longest road");
}

void compare_track(const Table& table, const Game& game, Differences& differences) {
    for (const Colour colour : colours_in_play(table)) {
        const auto found = table.robbers.find(colour);
        differences.check(found == table.robbers.end() ? -1 : found->second, game.fact("robber", colour), "robber of ",
                          colour);
        differences.check(number_of(table, colour, TrackFigure::courier), game.fact("courier", colour), "courier of ",
                          colour);
    }
}

// Compares the messages seen and the next message (MSG-2).
void compare_messages(const Table& table, const Game& game, Differences& differences) {
    const auto seen = static_cast<int>(table.messages_seen.size());
    differences.check(seen, game.fact_size("messages"), "messages seen");
    if (seen != game.fact_size("messages")) return;
    for (int i = 0; i < seen; ++i)
        differences.check(table.messages_seen[static_cast<std::size_t>(i)], game.fact("messages", 0, i), "message ", i);
    const int next = seen == 8 ? table.messages_seen.at(table.message_on_top) : 0;
    differences.check(next, game.fact("next_message"), "next message");
}

}  // namespace

void compare_small_boxes(const Table& table, const Game& game, Differences& differences) {
    compare_ferries(table, game, differences);
    compare_gold(table, game, differences);
    compare_tokens(table, game, differences);
    compare_track(table, game, differences);
    compare_messages(table, game, differences);
}

}  // namespace mistbank_reference
