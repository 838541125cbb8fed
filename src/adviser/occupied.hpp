// Who stands where in a competitive game.
#pragma once

#include "board/bits.hpp"
#include "rules/table.hpp"

namespace mistbank {

inline constexpr int most_occupied = 256;  // figures are numbered by bytes

/// A feature on which meeples stand, and how strong each colour is there.
struct Occupied {
    NodeIndex root;
    std::int16_t strength[max_colours];
    std::int16_t most;
    std::uint8_t strongest;  // bit a colour that is as strong as any; it has to have some strength
    double likely;           // to be completed

    void add(int colour, int more) {
        strength[colour] = static_cast<std::int16_t>(strength[colour] + more);
        if (strength[colour] < most || strength[colour] == 0) return;
        const unsigned others = strength[colour] > most ? 0 : strongest;
        most = strength[colour];
        strongest = static_cast<std::uint8_t>(others | 1u << colour);
    }
    /// Calls `visit` with each of the strongest colours.
    template <class Visit>
    void each_strongest(Visit visit) const {
        for (unsigned left = strongest; left != 0; left &= left - 1) visit(static_cast<int>(lowest_bit(left)));
    }
};

/// Where figures stand at the position that others come of: where none has moved since, these have the same list.
struct FiguresAtOrigin {
    std::uint32_t origin = 0;            // its number
    bool can_change_by_growing = false;  // as a mayor is as strong as its city (ABM-11)
    int count = 0;
    int others = 0;
    Occupied features[most_occupied];
    std::uint8_t other[most_occupied];  // figures that count beside what they occupy

    /// `counts_beside` tells whether a figure is one of these.
    template <class CountsBeside>
    void list(const Table& table, CountsBeside counts_beside) {
        count = others = 0;
        can_change_by_growing = false;
        for (int i = 0; i < table.setup->figure_count; ++i) {
            const Figure& figure = table.figures[i];
            if (counts_beside(figure)) other[others++] = static_cast<std::uint8_t>(i);
            if (figure.place != FigurePlace::board || !figure.occupies()) continue;
            if (figure.kind == FigureKind::mayor) can_change_by_growing = true;
            feature_with(table.board.root(figure.node)).add(static_cast<int>(figure.colour), figure.strength());
        }
    }

private:
    Occupied& feature_with(NodeIndex root) {
        int at = 0;
        while (at < count && features[at].root != root) ++at;
        if (at == count) features[count++] = {root, {}, 0, 0, 0};
        return features[at];
    }
};

}  // namespace mistbank
