// Caches values of features for all positions of a turn. After a tile placement, only the features that new tiles have
// changed are computed again.
#pragma once

#include <cstdlib>

#include "adviser/occupied.hpp"
#include "board/bits.hpp"
#include "rules/scoring.hpp"
#include "rules/table.hpp"

namespace mistbank {

/// Caches values of features by their roots. The rules compute the values.
class Worths {
public:
    /// Allocates enough memory for any position of a game with this setup.
    Worths(const Setup& setup, const Allocator& allocator);

    /// Declares that later positions are reached from `origin` by actions. `origin` must not change until the next call
    /// of set_origin() or reset_origin().
    void set_origin(const Table& origin);
    /// Declares that the origin of later positions is unknown.
    void reset_origin() {
        origin_ = nullptr;
        changed_kinds_ = ~0u;
    }

    /// Returns the origin; null without one. origin_number() identifies the origin.
    const Table* origin() const { return origin_; }
    std::uint32_t origin_number() const { return origin_number_; }
    /// Returns a number that identifies the origin and the tiles laid since then.
    std::uint32_t lay_number() const { return lay_number_; }
    /// Returns whether features have only grown since the origin; false if there is no origin.
    bool can_update_incrementally() const { return origin_ != nullptr && !links_have_moved_; }

    /// Returns whether a tile laid since the origin has joined the feature with this root or changed which tiles fit
    /// next to it.
    bool is_touched(NodeIndex root) const { return known_[root].changed_by == lay_number_; }

    /// Sets the position for all later calls.
    void look_at(const Table& table);

    /// Returns the result of `reckon`, from the cache if possible.
    int value(NodeIndex root, When when) {
        return ask(root, when == When::complete ? Question::complete : Question::at_the_end);
    }
    /// Returns the result of `completed_cities_beside`, from the cache if possible.
    int cities_beside(NodeIndex field) { return ask(table_->board.root(field), Question::cities_beside); }
    /// Returns the result of `circus_tiles_around` for the tile of a segment, from the cache if possible.
    int circus_tiles_around(NodeIndex segment);
    /// Returns the result of `completed_on_board`, from the cache if possible.
    int completed(SegmentKind kind);

    /// Returns the result of `find` for a feature, from the cache if possible. The result must depend only on the
    /// results of the functions above, the open sides of the feature and the number of tiles still to draw.
    template <class Find>
    MISTBANK_HOT Hope hope(NodeIndex root, int tiles, Find find) {
        const Known& known = known_[root];
        const Node& feature = table_->board.nodes[root];
        const std::uint32_t sides = sides_of(feature);
        const KeptHope& kept_hope = known.hope[static_cast<int>(Since::origin)];
        const bool is_kept = kept_hope.of == origin_number_ && kept_hope.sides == sides && kept_hope.tiles == tiles &&
                             !is_touched(root) && !is_of_kinds(changed_kinds_, feature) &&
                             (is_joined(feature.kind) || is_far_from_lay(feature)) && root != magic_[0] &&
                             root != magic_[1];
        return is_kept ? kept_hope.hope : find_hope(root, sides, tiles, find);
    }

    /// Returns whether the expected gain of the feature with this root is the same as at the origin, apart from the
    /// effects of the mage and the witch.
    bool is_hoped_as_before(NodeIndex root) const {
        const Node& feature = table_->board.nodes[root];
        if (feature.root != root || is_touched(root)) return false;
        if (is_of_kinds(kinds_as_before_, feature)) return true;
        return !is_of_kinds(changed_kinds_, feature) && is_far_from_lay(feature);
    }
    /// Returns whether the mage or the witch changes expected gains, which then depend on more than the origin and the
    /// placement (MAG-5).
    bool has_magic() const { return magic_[0] != none32 || magic_[1] != none32; }
    bool is_magic(NodeIndex root) const { return root == magic_[0] || root == magic_[1]; }

    /// Returns the index that the caller stored for a feature of this position; -1: none.
    int place_of(NodeIndex root) const { return known_[root].listed_in == position_ ? known_[root].place : -1; }
    void put_at(NodeIndex root, int place) {
        known_[root].listed_in = position_;
        known_[root].place = place;
    }

private:
    enum class Question : std::uint8_t { complete, at_the_end, cities_beside, circus };
    static constexpr int questions = 4;

    /// The scope of a cached value: all positions with the same origin, or all positions after the same tile placement.
    enum class Since : std::uint8_t { origin, lay, unknown };
    static constexpr int kept = 2;

    struct Answer {
        std::uint32_t of;  // number of the origin or placement for which the value is valid
        std::int32_t value;
    };
    struct KeptHope {
        std::uint32_t of;  // number of the origin or placement for which the value is valid
        std::uint32_t sides;
        std::int32_t tiles;
        Hope hope;
    };
    /// The cached values of a feature, stored at its root, or of a segment.
    struct Known {
        std::uint32_t changed_by;  // number of the last placement that changed the feature or a cell at an open side
        std::uint32_t listed_in;   // number of the last position in which the feature has an index
        std::int32_t place;
        KeptHope hope[kept];
        Answer answer[kept][questions];
    };
    struct Count {
        std::uint32_t of;  // number of the origin or placement for which the value is valid
        std::int32_t completed;
    };
    /// The tile placement since the origin. If `tiles` is 1, the other members describe the laid tile; otherwise they
    /// are 0.
    struct Lay {
        std::int16_t x;
        std::int16_t y;
        std::uint16_t type;
        std::uint8_t rotation;
        std::uint8_t tiles;  // number of tiles laid since the origin; 2: several, or a link has moved. Two such entries
                             // never count as equal
    };

    template <class Find>
    Hope find_hope(NodeIndex root, std::uint32_t sides, int tiles, Find find) {
        const Since since = since_of(root);
        if (since == Since::unknown) return find();
        KeptHope& kept_hope = known_[root].hope[static_cast<int>(since)];
        if (kept_hope.of != number_of(since) || kept_hope.sides != sides || kept_hope.tiles != tiles) {
            kept_hope.hope = find();
            kept_hope.of = number_of(since);
            kept_hope.sides = sides;
            kept_hope.tiles = tiles;
        }
        return kept_hope.hope;
    }
    static bool is_of_kinds(unsigned kinds, const Node& feature) {
        return (kinds >> static_cast<unsigned>(feature.kind) & 1u) != 0;
    }
    /// Returns a number for the open sides or surrounding tiles of a feature. A cached gain is valid only for the same
    /// number and the same number of tiles still to draw.
    std::uint32_t sides_of(const Node& feature) const {
        if (is_joined(feature.kind)) return feature.open << 1 | feature.blocked;
        return table_->board.tiles[feature.tile].surrounding;
    }
    Since since_of(NodeIndex root) const {
        if (origin_ == nullptr) return Since::unknown;
        const Node& feature = table_->board.nodes[root];
        if (is_of_kinds(unknown_kinds_, feature) || root == magic_[0] || root == magic_[1]) return Since::unknown;
        if (is_touched(root) || is_of_kinds(changed_kinds_, feature)) return Since::lay;
        return is_joined(feature.kind) || is_far_from_lay(feature) ? Since::origin : Since::lay;
    }
    /// Returns whether the placement left the cells around the centre, and the tiles that fit on them, unchanged.
    bool is_far_from_lay(const Node& centre) const {
        if (lay_.tiles != 1) return lay_.tiles == 0;
        const PlacedTile& tile = table_->board.tiles[centre.tile];
        return std::abs(tile.x - lay_.x) > 2 || std::abs(tile.y - lay_.y) > 2;
    }
    std::uint32_t number_of(Since since) const { return since == Since::origin ? origin_number_ : lay_number_; }
    static bool is_joined(SegmentKind kind) { return extent_of(kind) == Extent::joined; }

    void forget();
    void look_at_lay();
    void note_tile(const PlacedTile& tile);
    void note_cells_beside(const PlacedTile& tile);
    bool opens_closed_city(const PlacedTile& tile) const;
    int ask(NodeIndex at, Question question);
    int reckoned(NodeIndex at, Question question) const;
    bool are_tiles_around_as_before(NodeIndex segment) const;
    static int counted(Count& count, std::uint32_t number, const Table& table, SegmentKind kind);

    const Table* origin_ = nullptr;
    const Table* table_ = nullptr;
    std::uint32_t origin_number_ = 0;
    std::uint32_t position_ = 0;
    // --- changes by tiles laid since the origin
    std::uint32_t lay_number_ = 0;
    std::uint32_t origin_of_lay_ = 0;
    Lay lay_ = {};
    bool cities_have_changed_ = false;  // whether cities may have closed or opened without a new tile
    bool city_has_closed_ = false;
    bool roads_have_changed_ = false;
    bool sides_have_ended_ = false;  // whether sides have closed without a tile that joins them
    int closed_[2] = {};             // number of roads and cities that the tiles have closed
    Count counted_in_lay_[2] = {};   // number of completed roads and cities, if `closed_` is not sufficient
    // --- data of the position
    bool links_have_moved_ = false;
    std::uint32_t unknown_kinds_ = 0;  // bit of each kind without cached values
    // Bit of each kind whose features are the same as at the origin, except features that have grown.
    std::uint32_t kinds_as_before_ = 0;
    std::uint32_t changed_kinds_ = ~0u;  // bit of each kind for which every feature can differ from the origin;
                                         // includes unknown_kinds_
    NodeIndex magic_[2] = {};            // features whose values the mage or witch changes; they are not cached (MAG-5)
    // --- data of the origin
    Count counted_at_origin_[2] = {};  // number of completed roads and cities at the origin
    HostVector<Known> known_;          // cached values, indexed by segment
};

}  // namespace mistbank
