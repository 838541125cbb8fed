// Who stands where in a competitive game.
#pragma once

#include <algorithm>

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
    std::uint8_t first;      // figure there
    std::uint8_t figures;    // how many
    bool has_mayor;
    double likely;  // to be completed

    void add(int colour, int more) {
        strength[colour] = static_cast<std::int16_t>(strength[colour] + more);
        if (strength[colour] < most || strength[colour] == 0) return;
        const unsigned others = strength[colour] > most ? 0 : strongest;
        most = strength[colour];
        strongest = static_cast<std::uint8_t>(others | 1u << colour);
    }
    void add_all(const Occupied& other) {
        has_mayor = has_mayor || other.has_mayor;
        figures = static_cast<std::uint8_t>(figures + other.figures);
        for (int colour = 0; colour < max_colours; ++colour) {
            strength[colour] = static_cast<std::int16_t>(strength[colour] + other.strength[colour]);
        }
        compare();
    }
    void compare() {
        most = 0;
        strongest = 0;
        for (int colour = 0; colour < max_colours; ++colour) add(colour, 0);
    }
    /// Calls `visit` with each of the strongest colours.
    template <class Visit>
    void each_strongest(Visit visit) const {
        for (unsigned left = strongest; left != 0; left &= left - 1) visit(static_cast<int>(lowest_bit(left)));
    }
};

/// Features in the order of the first figures on them.
struct OccupiedList {
    int count = 0;
    Occupied features[most_occupied];

    void copy(const OccupiedList& other) {
        count = other.count;
        std::copy_n(other.features, count, features);
    }
    /// Where the feature belongs that this figure occupies; it is moved in there if it is not known yet. False: it is
    /// known, but would come earlier now.
    bool find(NodeIndex root, int figure, int& at) {
        at = count;
        for (int i = 0; i < count; ++i) {
            if (features[i].root == root) {
                at = i;
                return features[i].first < figure;
            }
            if (features[i].first > figure) at = std::min(at, i);
        }
        std::move_backward(features + at, features + count, features + count + 1);
        begin(features[at], root, figure);
        ++count;
        return true;
    }
    /// A feature behind all others.
    int append(NodeIndex root, int figure) {
        begin(features[count], root, figure);
        return count++;
    }
    /// Takes a figure off the feature; false: it was the first of several, or a mayor.
    bool remove(const Figure& figure, NodeIndex root, int number) {
        int at = 0;
        while (at < count && features[at].root != root) ++at;
        if (at == count || figure.kind == FigureKind::mayor) return false;
        Occupied& its = features[at];
        if (its.figures == 1) {
            std::move(features + at + 1, features + count, features + at);
            --count;
            return true;
        }
        if (its.first == number) return false;
        --its.figures;
        std::int16_t& strength = its.strength[static_cast<int>(figure.colour)];
        strength = static_cast<std::int16_t>(strength - figure.strength());
        its.compare();
        return true;
    }
    /// Adds all of a feature that has grown together with one of the list; false: it has with none.
    bool merge(const Occupied& other, NodeIndex root) {
        for (int i = 0; i < count; ++i) {
            if (features[i].root != root) continue;
            features[i].add_all(other);
            return true;
        }
        return false;
    }
    void add(const Board& board, const Figure& figure, int at) {
        const bool counts_coats = figure.kind == FigureKind::mayor;  // ABM-11
        features[at].has_mayor = features[at].has_mayor || counts_coats;
        ++features[at].figures;
        features[at].add(static_cast<int>(figure.colour),
                         counts_coats ? board.coats_of(features[at].root) : figure.strength());
    }

private:
    static void begin(Occupied& its, NodeIndex root, int figure) {
        its = {root, {}, 0, 0, static_cast<std::uint8_t>(figure), 0, false, 0};
    }
};

inline bool stands_there(const Figure& figure) { return figure.place == FigurePlace::board && figure.occupies(); }

/// Where figures stand at the position that others come of, from which where they stand in these differs little.
struct FiguresAtOrigin {
    std::uint32_t origin = 0;  // its number
    OccupiedList occupied;
    int others = 0;
    std::uint8_t other[most_occupied];  // figures that count beside what they occupy

    /// `counts_beside` tells whether a figure is one of these.
    template <class CountsBeside>
    void list(const Table& table, CountsBeside counts_beside) {
        occupied.count = others = 0;
        for (int i = 0; i < table.setup->figure_count; ++i) {
            const Figure& figure = table.figures[i];
            if (counts_beside(figure)) other[others++] = static_cast<std::uint8_t>(i);
            if (!stands_there(figure)) continue;
            int at;
            occupied.find(table.board.root(figure.node), i, at);
            occupied.add(table.board, figure, at);
        }
    }
};

/// What each colour's supply was worth when it was looked at last.
struct SupplyWorths {
    double usable = -1;
    std::uint8_t in_supply[figure_kinds][max_colours] = {};
    double worth[max_colours] = {};
};

}  // namespace mistbank
