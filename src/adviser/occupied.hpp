// Occupied features of a competitive game, and the strength of each colour on them.
#pragma once

#include <algorithm>
#include <cstring>

#include "board/bits.hpp"
#include "rules/table.hpp"

namespace mistbank {

// Maximum number of figures, and of features that figures occupy. A byte holds the index of a figure.
inline constexpr int most_occupied = 256;

/// The expected gain from a feature; computed in rivals.cpp.
struct Hope {
    double likely;  // probability that the feature is completed
    double promised;
};

/// A set of figures: one bit for each figure.
struct FigureBits {
    std::uint64_t words[most_occupied / 64] = {};

    void put(int figure, bool is_in) {
        const std::uint64_t bit = std::uint64_t{1} << (figure % 64);
        std::uint64_t& word = words[figure / 64];
        word = is_in ? word | bit : word & ~bit;
    }
    /// Calls `visit` with each figure of the set whose index is below `figures`.
    template <class Visit>
    void each(int figures, Visit visit) const {
        for (int first = 0; first < figures; first += 64) {
            for (std::uint64_t left = words[first / 64]; left != 0; left &= left - 1) {
                visit(first + static_cast<int>(lowest_bit(left)));
            }
        }
    }
};

/// A feature with meeples, and the strength of each colour on it.
struct Occupied {
    NodeIndex root;
    std::int16_t strength[max_colours];
    std::int16_t most;
    std::uint8_t strongest;  // bit of each colour with the highest strength; 0 if the highest strength is 0
    std::uint8_t first;      // index of the first figure on the feature
    std::uint8_t figures;    // number of figures
    bool has_mayor;
    std::int16_t place;            // index in FiguresKept::after_lay; -1: not in that list
    std::int16_t place_at_origin;  // index in FiguresKept::occupied; -1: the feature or its expected gain differs from
                                   // the origin
    std::int32_t hoped_with;       // number of tiles still to draw for which `hope` is valid; -1: `hope` is unknown
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

/// Features in the order of their first figures.
struct OccupiedList {
    int count = 0;
    Occupied features[most_occupied];

    void copy(const OccupiedList& other) {
        count = other.count;
        std::copy_n(other.features, count, features);
    }
    /// Finds the index of the feature that this figure occupies, and inserts the feature if it is not in the list.
    /// Returns false if the feature is in the list but this figure would move it to an earlier index.
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
    /// Appends a feature at the end.
    int append(NodeIndex root, int figure) {
        begin(features[count], root, figure);
        return count++;
    }
    /// Removes a figure from a feature. Returns false and changes nothing if the figure is the first of several or a
    /// mayor, or if the feature is not in the list.
    bool remove(const Figure& figure, NodeIndex root, int number) {
        int at = 0;
        while (at < count && features[at].root != root) ++at;
        if (at == count || figure.kind == FigureKind::mayor) return false;
        Occupied& occupied = features[at];
        if (occupied.figures == 1) {
            std::move(features + at + 1, features + count, features + at);
            --count;
            return true;
        }
        if (occupied.first == number) return false;
        --occupied.figures;
        std::int16_t& strength = occupied.strength[static_cast<int>(figure.colour)];
        strength = static_cast<std::int16_t>(strength - figure.strength());
        occupied.compare();
        return true;
    }
    /// Merges entries whose features now have the same root into the first of these entries, and updates all indices.
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
        // A mayor's strength is the number of coats of arms (ABM-11).
        const bool counts_coats = figure.kind == FigureKind::mayor;
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
    static void begin(Occupied& occupied, NodeIndex root, int figure) {
        occupied = {root, {}, 0, 0, static_cast<std::uint8_t>(figure), 0, false, -1, -1, -1, {}};
    }
};

inline bool stands_there(const Figure& figure) { return figure.place == FigurePlace::board && figure.occupies(); }

/// Cached data about the figures at the origin of a search. The positions of the search differ little from the origin.
struct FiguresKept {
    std::uint32_t origin = 0;  // Worths::origin_number() for which the next two fields are valid
    OccupiedList occupied;
    FigureBits beside;  // figures that have a value beyond that of their features
    // --- data after a tile placement; the expected gains are valid for all later positions
    std::uint32_t lay = 0;  // Worths::lay_number() for which the fields below are valid
    bool can_be_taken_over = false;
    OccupiedList after_lay;

    /// Lists the figures and features of the origin. `counts_beside` returns whether a figure belongs to `beside`.
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

/// Calls `visit` with the index of each changed figure until a call returns false. Returns whether all calls returned
/// true.
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

inline constexpr int known_hands = 24;  // more meeples have the value of known_hands - 1

/// Caches the value of each colour's supply from the last evaluation.
struct SupplyWorths {
    double of_meeples[known_hands] = {};  // value of a supply, indexed by the number of meeples
    double usable = -1;
    std::uint8_t in_supply[figure_kinds][max_colours] = {};
    double worth[max_colours] = {};
};

}  // namespace mistbank
