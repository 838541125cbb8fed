// Unseen tiles during a reshuffle (HID-1).
#pragma once

#include <cstdint>

#include "rules/random.hpp"
#include "rules/table.hpp"

namespace mistbank {

inline constexpr int most_layers = 4;  // RIV-2

/// Returns the layer of the pile for tiles of this type.
inline std::uint8_t layer_of(const Table& table, std::uint16_t type) {
    return table.setup->layers.empty() ? std::uint8_t{0} : table.setup->layers[type];
}

/// The number of copies of each type that are still to be dealt. A reshuffle keeps each tile in its layer of the pile.
class Undealt {
public:
    explicit Undealt(const Table& table)
        : table_(&table), types_(static_cast<std::uint16_t>(table.setup->types.size())) {}

    void add(std::uint16_t type, int copies = 1) {
        copies_[type] = static_cast<std::uint16_t>(copies_[type] + copies);
        in_layer_[layer_of(*table_, type)] += static_cast<std::uint32_t>(copies);
    }
    const std::uint16_t* copies() const { return copies_; }

    std::uint32_t count() const {
        std::uint32_t sum = 0;
        for (const std::uint32_t tiles : in_layer_) sum += tiles;
        return sum;
    }
    std::uint32_t count(std::uint8_t layer) const { return in_layer_[layer]; }
    template <class IsWanted>
    std::uint32_t count(std::uint8_t layer, IsWanted is_wanted) const {
        std::uint32_t found = 0;
        each_of(layer, is_wanted, [&](std::uint16_t type) { return found += copies_[type], true; });
        return found;
    }

    /// Takes a copy of this layer uniformly at random. The layer must have a copy.
    std::uint16_t take(Random& random, std::uint8_t layer) {
        return take_number(random.below(in_layer_[layer]), layer, [](std::uint16_t) { return true; });
    }
    /// Takes a copy of a wanted type in this layer uniformly at random; returns none16 if there is none.
    template <class IsWanted>
    std::uint16_t take(Random& random, std::uint8_t layer, IsWanted is_wanted) {
        const std::uint32_t found = count(layer, is_wanted);
        return found == 0 ? none16 : take_number(random.below(found), layer, is_wanted);
    }

private:
    template <class IsWanted>
    std::uint16_t take_number(std::uint32_t number, std::uint8_t layer, IsWanted is_wanted) {
        std::uint16_t taken = none16;
        each_of(layer, is_wanted, [&](std::uint16_t type) {
            if (number < copies_[type]) return taken = type, false;
            number -= copies_[type];
            return true;
        });
        --copies_[taken];
        --in_layer_[layer];
        return taken;
    }
    // The iteration stops when the visitor returns false.
    template <class IsWanted, class Visit>
    void each_of(std::uint8_t layer, IsWanted is_wanted, Visit visit) const {
        for (std::uint16_t type = 0; type < types_; ++type) {
            if (copies_[type] == 0 || layer_of(*table_, type) != layer || !is_wanted(type)) continue;
            if (!visit(type)) return;
        }
    }

    const Table* table_;
    std::uint16_t types_;
    std::uint16_t copies_[max_tile_types] = {};
    std::uint32_t in_layer_[most_layers] = {};
};

/// Decides at random, place by place, whether a wanted tile will be dealt there. Callers that need at least one wanted
/// tile repeat the decisions until they succeed. Repeating is cheap, because no tile has been dealt yet.
class Tosses {
public:
    template <class IsWanted>
    Tosses(const Undealt& left, IsWanted is_wanted) {
        for (std::uint8_t layer = 0; layer < most_layers; ++layer) {
            all_[layer] = left.count(layer);
            wanted_[layer] = left.count(layer, is_wanted);
        }
    }
    /// Decides for the next place, which belongs to this layer. Must not be called after a place has been chosen.
    bool is_wanted(Random& random, std::uint8_t layer) {
        return wanted_[layer] > 0 && random.below(all_[layer]--) < wanted_[layer];
    }

private:
    std::uint32_t all_[most_layers];
    std::uint32_t wanted_[most_layers];
};

}  // namespace mistbank
