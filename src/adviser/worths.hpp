// What features are worth, reckoned once for all positions that a turn leads to: in each of these only what its own
// tiles have changed is reckoned anew.
#pragma once

#include <cstdlib>

#include "adviser/occupied.hpp"
#include "board/bits.hpp"
#include "rules/scoring.hpp"
#include "rules/table.hpp"

namespace mistbank {

/// Knows features by their roots. What it says is what the rules say; it only remembers.
class Worths {
public:
    /// Room for all positions of games of this setup.
    Worths(const Setup& setup, const Allocator& allocator);

    /// Positions looked at from here on come of this one by actions. It stays as it is until they no longer do.
    void come_of(const Table& origin);
    /// Nothing is known of where positions come from.
    void come_of_anything() {
        origin_ = nullptr;
        changed_kinds_ = ~0u;
    }

    /// Null where nothing is known of it; its number tells it from all others.
    const Table* origin() const { return origin_; }
    std::uint32_t origin_number() const { return origin_number_; }
    /// Tells the tiles that have been laid since, in this order, from others, and from those that come of other
    /// origins.
    std::uint32_t lay_number() const { return lay_number_; }
    /// Whether features have only grown since.
    bool have_features_only_grown() const { return origin_ != nullptr && !links_have_moved_; }

    /// Whether a tile has been laid since that joins the feature with this root, or so that other tiles fit beside it.
    bool is_touched(NodeIndex root) const { return known_[root].changed_by == lay_number_; }

    /// Whatever is asked is asked of this position.
    void look_at(const Table& table);

    /// As `reckon`.
    int value(NodeIndex root, When when) {
        return ask(root, when == When::complete ? Question::complete : Question::at_the_end);
    }
    /// As `completed_cities_beside`.
    int cities_beside(NodeIndex field) { return ask(table_->board.root(field), Question::cities_beside); }
    /// As `circus_tiles_around` the tile of a segment.
    int circus_tiles_around(NodeIndex segment);
    /// As `completed_on_board`.
    int completed(SegmentKind kind);

    /// What `find` finds of a feature, from the values above, the feature's open sides and the number of tiles to come.
    template <class Find>
    MISTBANK_HOT Hope hope(NodeIndex root, int tiles, Find find) {
        const Known& known = known_[root];
        const Node& feature = table_->board.nodes[root];
        const std::uint32_t sides = sides_of(feature);
        const KeptHope& its = known.hope[static_cast<int>(Since::origin)];
        const bool is_kept = its.of == origin_number_ && its.sides == sides && its.tiles == tiles &&
                             !is_touched(root) && !is_of_kinds(changed_kinds_, feature) &&
                             (is_joined(feature.kind) || is_far_from_lay(feature)) && root != magic_[0] &&
                             root != magic_[1];
        return is_kept ? its.hope : find_hope(root, sides, tiles, find);
    }

    /// Whether what is hoped of the feature with this root is as at the origin, magic apart.
    bool is_hoped_as_before(NodeIndex root) const {
        const Node& feature = table_->board.nodes[root];
        if (feature.root != root || is_touched(root)) return false;
        if (is_of_kinds(kinds_as_before_, feature)) return true;
        return !is_of_kinds(changed_kinds_, feature) && is_far_from_lay(feature);
    }
    /// Whether what is hoped of any hangs on more than its origin and the lay (MAG-5).
    bool has_magic() const { return magic_[0] != none32 || magic_[1] != none32; }
    bool is_magic(NodeIndex root) const { return root == magic_[0] || root == magic_[1]; }

    /// Where the one who looks has put a feature of this position in a list of its own; -1: nowhere.
    int place_of(NodeIndex root) const { return known_[root].listed_in == position_ ? known_[root].place : -1; }
    void put_at(NodeIndex root, int place) {
        known_[root].listed_in = position_;
        known_[root].place = place;
    }

private:
    enum class Question : std::uint8_t { complete, at_the_end, cities_beside, circus };
    static constexpr int questions = 4;

    /// Since when something is as it is: since the origin, or since a tile was laid, the same tile in several
    /// positions.
    enum class Since : std::uint8_t { origin, lay, unknown };
    static constexpr int kept = 2;

    struct Answer {
        std::uint32_t of;  // number of the origin, or lay, of which it holds
        std::int32_t value;
    };
    struct KeptHope {
        std::uint32_t of;  // likewise
        std::uint32_t sides;
        std::int32_t tiles;
        Hope hope;
    };
    /// What is known of the feature with this root, or of this segment.
    struct Known {
        std::uint32_t changed_by;  // number of the last lay that has changed it, or what fits beside it
        std::uint32_t listed_in;   // number of the last position in which it has a place
        std::int32_t place;
        KeptHope hope[kept];
        Answer answer[kept][questions];
    };
    struct Count {
        std::uint32_t of;  // number of the origin, or lay, of which it holds
        std::int32_t completed;
    };
    /// The one tile that has been laid since the origin; none: type and place are of no tile.
    struct Lay {
        std::int16_t x;
        std::int16_t y;
        std::uint16_t type;
        std::uint8_t rotation;
        std::uint8_t tiles;  // that have been laid; of more than one no two positions are taken to have the same
    };

    template <class Find>
    Hope find_hope(NodeIndex root, std::uint32_t sides, int tiles, Find find) {
        const Since since = since_of(root);
        if (since == Since::unknown) return find();
        KeptHope& its = known_[root].hope[static_cast<int>(since)];
        if (its.of != number_of(since) || its.sides != sides || its.tiles != tiles) {
            its.hope = find();
            its.of = number_of(since);
            its.sides = sides;
            its.tiles = tiles;
        }
        return its.hope;
    }
    static bool is_of_kinds(unsigned kinds, const Node& feature) {
        return (kinds >> static_cast<unsigned>(feature.kind) & 1u) != 0;
    }
    /// What the hope of a feature hangs on that is as it was, beside the number of tiles to come.
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
    /// Whether neither a cell around the centre nor what fits there has changed.
    bool is_far_from_lay(const Node& centre) const {
        if (lay_.tiles != 1) return lay_.tiles == 0;
        const PlacedTile& tile = table_->board.tiles[centre.tile];
        return std::abs(tile.x - lay_.x) > 2 || std::abs(tile.y - lay_.y) > 2;
    }
    std::uint32_t number_of(Since since) const { return since == Since::origin ? origin_number_ : lay_number_; }
    static bool is_joined(SegmentKind kind) {
        return kind == SegmentKind::road || kind == SegmentKind::city || kind == SegmentKind::field;
    }

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
    bool cities_have_changed_ = false;  // others than those of new tiles may be closed, or be open again
    bool city_has_closed_ = false;
    bool roads_have_changed_ = false;
    bool sides_have_ended_ = false;  // without that a tile joined them
    int closed_[2] = {};             // roads and cities that they have closed
    Count counted_in_lay_[2] = {};   // all of them, where that is not enough to know
    // --- of the position
    bool links_have_moved_ = false;
    std::uint32_t unknown_kinds_ = 0;    // bit a kind of which nothing is remembered
    std::uint32_t kinds_as_before_ = 0;  // of which all that have not grown are as at the origin
    std::uint32_t changed_kinds_ = ~0u;  // of which nothing is as at the origin, these among them
    NodeIndex magic_[2] = {};  // where mage and witch are: what they do to a feature is not remembered (MAG-5)
    // --- of the origin
    Count counted_at_origin_[2] = {};  // roads and cities there
    HostVector<Known> known_;          // by segment
};

}  // namespace mistbank
