// A cache of the values of features for all positions of a turn. Positions after a lay recompute only the features that
// their new tiles have changed.
#pragma once

#include <cstdlib>

#include "adviser/occupied.hpp"
#include "board/bits.hpp"
#include "rules/scoring.hpp"
#include "rules/table.hpp"

namespace mistbank {

/// Caches values of features by their roots. The values are those of the rules.
class Worths {
public:
    /// Allocates memory for all positions of games of this setup.
    Worths(const Setup& setup, const Allocator& allocator);

    /// Declares that the following positions arise from this one by actions. It must not change until another call.
    void set_origin(const Table& origin);
    /// Declares that the origin of the following positions is unknown.
    void reset_origin() {
        origin_ = nullptr;
        changed_kinds_ = ~0u;
    }

    /// Null without an origin. origin_number() identifies the origin.
    const Table* origin() const { return origin_; }
    std::uint32_t origin_number() const { return origin_number_; }
    /// Identifies the origin and the sequence of tiles laid since.
    std::uint32_t lay_number() const { return lay_number_; }
    /// Returns whether features have only grown since the origin.
    bool can_update_incrementally() const { return origin_ != nullptr && !links_have_moved_; }

    /// Returns whether a tile since the origin has joined the feature with this root or changed the fit beside it.
    bool is_touched(NodeIndex root) const { return known_[root].changed_by == lay_number_; }

    /// All later calls use this position.
    void look_at(const Table& table);

    /// Cached result of `reckon`.
    int value(NodeIndex root, When when) {
        return ask(root, when == When::complete ? Question::complete : Question::at_the_end);
    }
    /// Cached result of `completed_cities_beside`.
    int cities_beside(NodeIndex field) { return ask(table_->board.root(field), Question::cities_beside); }
    /// Cached result of `circus_tiles_around` for the tile of a segment.
    int circus_tiles_around(NodeIndex segment);
    /// Cached result of `completed_on_board`.
    int completed(SegmentKind kind);

    /// Cached result of `find` for a feature. It may depend only on the values above, the feature's open sides and the
    /// number of tiles to come.
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

    /// Returns whether the expected gain of the feature with this root is the same as at the origin, apart from magic.
    bool is_hoped_as_before(NodeIndex root) const {
        const Node& feature = table_->board.nodes[root];
        if (feature.root != root || is_touched(root)) return false;
        if (is_of_kinds(kinds_as_before_, feature)) return true;
        return !is_of_kinds(changed_kinds_, feature) && is_far_from_lay(feature);
    }
    /// Returns whether expected gains depend on more than the origin and the lay (MAG-5).
    bool has_magic() const { return magic_[0] != none32 || magic_[1] != none32; }
    bool is_magic(NodeIndex root) const { return root == magic_[0] || root == magic_[1]; }

    /// The index that the caller stored for a feature of this position; -1: none.
    int place_of(NodeIndex root) const { return known_[root].listed_in == position_ ? known_[root].place : -1; }
    void put_at(NodeIndex root, int place) {
        known_[root].listed_in = position_;
        known_[root].place = place;
    }

private:
    enum class Question : std::uint8_t { complete, at_the_end, cities_beside, circus };
    static constexpr int questions = 4;

    /// The scope of a cached value: all positions of the origin, or all positions after the same lay.
    enum class Since : std::uint8_t { origin, lay, unknown };
    static constexpr int kept = 2;

    struct Answer {
        std::uint32_t of;  // number of the origin or lay
        std::int32_t value;
    };
    struct KeptHope {
        std::uint32_t of;  // number of the origin or lay
        std::uint32_t sides;
        std::int32_t tiles;
        Hope hope;
    };
    /// Cached values of the feature with this root, or of this segment.
    struct Known {
        std::uint32_t changed_by;  // number of the last lay that changed it or the fit beside it
        std::uint32_t listed_in;   // number of the last position in which it has an index
        std::int32_t place;
        KeptHope hope[kept];
        Answer answer[kept][questions];
    };
    struct Count {
        std::uint32_t of;  // number of the origin or lay
        std::int32_t completed;
    };
    /// The only tile laid since the origin. Without one, the other members are invalid.
    struct Lay {
        std::int16_t x;
        std::int16_t y;
        std::uint16_t type;
        std::uint8_t rotation;
        std::uint8_t tiles;  // number of tiles laid; lays of several tiles are always treated as different
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
    /// The state of a feature, besides the number of tiles to come, for which its expected gain is valid.
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
    /// Returns whether no cell around the centre, and no fit there, has changed.
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
    // --- of the tiles that have been laid since the origin
    std::uint32_t lay_number_ = 0;
    std::uint32_t origin_of_lay_ = 0;
    Lay lay_ = {};
    bool cities_have_changed_ = false;  // cities without new tiles may have closed or opened
    bool city_has_closed_ = false;
    bool roads_have_changed_ = false;
    bool sides_have_ended_ = false;  // sides have closed without a tile that joins them
    int closed_[2] = {};             // roads and cities that these tiles have closed
    Count counted_in_lay_[2] = {};   // their total, if that is not sufficient
    // --- of the position
    bool links_have_moved_ = false;
    std::uint32_t unknown_kinds_ = 0;    // bit of each kind without cached values
    std::uint32_t kinds_as_before_ = 0;  // bit of each kind whose features are as at the origin unless they have grown
    std::uint32_t changed_kinds_ = ~0u;  // bit of each kind whose features may all differ from the origin; includes
                                         // unknown_kinds_
    NodeIndex magic_[2] = {};            // features with a changed worth, which is not cached (MAG-5)
    // --- of the origin
    Count counted_at_origin_[2] = {};  // roads and cities of the origin
    HostVector<Known> known_;          // by segment
};

}  // namespace mistbank
