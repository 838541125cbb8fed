// Inns and cathedrals (INN-1 to INN-4) raise the points for each tile of a completed road or city. They set the points
// of an incomplete feature to 0. The large meeple's strength is in inns_cathedrals_expansion.
#include "rules/scoring.hpp"

namespace mistbank {

int points_with_inns_cathedrals(const Table& table, NodeIndex feature, When when) {
    const bool complete = when == When::complete;
    if (table.board.nodes[feature].kind == SegmentKind::road) {
        const bool has_inn = (marks_on(table, feature) & bit(Mark::inn)) != 0;
        return !has_inn ? 1 : complete ? 2 : 0;  // INN-1, INN-2
    }
    const bool has_cathedral = (marks_on(table, feature) & bit(Mark::cathedral)) != 0;
    return has_cathedral ? (complete ? 3 : 0) : complete ? 2 : 1;  // INN-3
}

}  // namespace mistbank
