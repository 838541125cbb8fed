// The abbot and gardens (ABT).
#include "reference/figures.hpp"
#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

bool abbot_may_stand(const Table& table, const Spot& spot) {
    const SegmentKind kind = kind_of(table.board, spot);
    return kind == SegmentKind::monastery || kind == SegmentKind::garden;
}

std::optional<std::size_t> abbot_to_recall(const Table& table) {
    for (std::size_t i = 0; i < table.figures.size(); ++i) {
        const Figure& figure = table.figures[i];
        if (figure.kind != FigureKind::abbot || player_of(table, figure.colour) != table.player) continue;
        if (!abbot_may_stand(table, figure.spot)) continue;     // an abbot in the lake stays (ABT VOD)
        if (!region_at(table, figure.spot).complete) return i;  // ABT-4
    }
    return std::nullopt;
}

void recall_abbot(Table& table, Script& script) {
    const std::size_t index = *abbot_to_recall(table);
    const Figure abbot = table.figures[index];
    const int points = region_at(table, abbot.spot).tiles;  // up to 9, including cells beyond the edge (HSE-10)
    score_in_game(table, script, {{abbot.colour, points - 2 * abbot.ghosts}});  // ABT-5, MEET-12
    send_home(table, index);
}

}  // namespace mistbank_reference
