// Who stands where in a competitive game.
#pragma once

#include <algorithm>
#include <cstring>

#include "board/bits.hpp"
#include "rules/table.hpp"

namespace mistbank {

inline constexpr int most_occupied = 256;  // figures are numbered by bytes

/// What a feature is hoped to bring, see rivals.cpp.
struct Hope {
    double likely;  // to be completed
    double promised;
};

/// Figures, by bit.
struct FigureBits {
    std::uint64_t words[most_occupied / 64] = {};

    void put(int figure, bool is_in) {
        const std::uint64_t bit = std::uint64_t{1} << (figure % 64);
        std::uint64_t& word = words[figure / 64];
        word = is_in ? word | bit : word & ~bit;
    }
    /// Calls `visit` with each of the figures among so many.
    template <class Visit>
    void each(int figures, Visit visit) const {
        for (int first = 0; first < figures; first += 64) {
            for (std::uint64_t left = words[first / 64]; left != 0; left &= left - 1) {
                visit(first + static_cast<int>(lowest_bit(left)));
            }
        }
    }
};

/// A feature on which meeples stand, and how strong each colour is there.
struct Occupied {
    NodeIndex root;
    std::int16_t strength[max_colours];
    std::int16_t most;
    std::uint8_t strongest;  // bit a colour that is as strong as any; it has to have some strength
    std::uint8_t first;      // figure there
    std::uint8_t figures;    // how many
    bool has_mayor;
    std::int16_t place;            // among those after the lay, see FiguresKept; -1: it is not one of them
    std::int16_t place_at_origin;  // the same there; -1: it was another, or is hoped to bring something else
    std::int32_t hoped_with;       // so many tiles to come; -1: what is hoped of it is not known
    Hope hope;

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
    /// Makes one of features that have the same root now, the first of these; each knows its place then.
    void merge_alike() {
        const int all = count;
        count = 0;
        for (int i = 0; i < all; ++i) {
            const bool may_be_alike = features[i].place_at_origin < 0;
            if (may_be_alike && merge(features[i])) continue;
            if (i != count) features[count] = features[i];
            features[count].place = static_cast<std::int16_t>(count);
            ++count;
        }
    }
    void add(const Board& board, const Figure& figure, int at) {
        const bool counts_coats = figure.kind == FigureKind::mayor;  // ABM-11
        features[at].has_mayor = features[at].has_mayor || counts_coats;
        ++features[at].figures;
        features[at].add(static_cast<int>(figure.colour),
                         counts_coats ? board.coats_of(features[at].root) : figure.strength());
    }

private:
    bool merge(const Occupied& other) {
        for (int i = 0; i < count; ++i) {
            if (features[i].root != other.root) continue;
            features[i].add_all(other);
            return true;
        }
        return false;
    }
    static void begin(Occupied& its, NodeIndex root, int figure) {
        its = {root, {}, 0, 0, static_cast<std::uint8_t>(figure), 0, false, -1, -1, -1, {}};
    }
};

inline bool stands_there(const Figure& figure) { return figure.place == FigurePlace::board && figure.occupies(); }

/// Where figures stand at the position that others come of, from which where they stand in these differs little.
struct FiguresKept {
    std::uint32_t origin = 0;  // its number
    OccupiedList occupied;
    FigureBits beside;  // figures that count beside what they occupy
    // --- after a lay, with the figures of the origin: what is hoped of features is known there for all that come of it
    std::uint32_t lay = 0;  // its number
    bool can_be_taken_over = false;
    OccupiedList after_lay;

    /// `counts_beside` tells whether a figure is one of these.
    template <class CountsBeside>
    void list(const Table& table, CountsBeside counts_beside) {
        occupied.count = 0;
        for (int i = 0; i < table.setup->figure_count; ++i) {
            const Figure& figure = table.figures[i];
            beside.put(i, counts_beside(figure));
            if (!stands_there(figure)) continue;
            int at;
            occupied.find(table.board.root(figure.node), i, at);
            occupied.add(table.board, figure, at);
        }
        for (std::int16_t i = 0; i < occupied.count; ++i) {
            occupied.features[i].place = occupied.features[i].place_at_origin = i;
        }
    }
};

/// Calls `visit` with the number of each figure that is not as it was, until it returns false; whether it never has.
template <class Visit>
bool each_changed(const Figure* before, const Figure* now, int figures, Visit visit) {
    constexpr int at_once = 8;
    for (int first = 0; first < figures; first += at_once) {
        const int end = std::min(figures, first + at_once);
        if (std::memcmp(before + first, now + first, static_cast<std::size_t>(end - first) * sizeof(Figure)) == 0)
            continue;
        for (int i = first; i < end; ++i) {
            if (std::memcmp(before + i, now + i, sizeof(Figure)) != 0 && !visit(i)) return false;
        }
    }
    return true;
}

inline constexpr int known_hands = 24;  // more meeples than these are worth no more

/// What each colour's supply was worth when it was looked at last.
struct SupplyWorths {
    double of_meeples[known_hands] = {};  // so many
    double usable = -1;
    std::uint8_t in_supply[figure_kinds][max_colours] = {};
    double worth[max_colours] = {};
};

}  // namespace mistbank
