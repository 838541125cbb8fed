// What features are worth, reckoned once for all positions that a turn leads to: in each of these only what its own
// tiles have changed is reckoned anew.
#pragma once

#include "board/bits.hpp"
#include "rules/scoring.hpp"
#include "rules/table.hpp"

namespace mistbank {

/// What a feature is hoped to bring, see rivals.cpp.
struct Hope {
    double likely;  // to be completed
    double promised;
};

/// Knows features by their roots. What it says is what the rules say; it only remembers.
class Worths {
public:
    /// Room for all positions of games of this setup.
    Worths(const Setup& setup, const Allocator& allocator);

    /// Positions looked at from here on come of this one by actions. It stays as it is until they no longer do.
    void come_of(const Table& origin);
    /// Nothing is known of where positions come from.
    void come_of_anything() { origin_ = nullptr; }

    /// Null where nothing is known of it; its number tells it from all others.
    const Table* origin() const { return origin_; }
    std::uint32_t origin_number() const { return origin_number_; }
    /// Whether features have only grown since.
    bool have_features_only_grown() const { return origin_ != nullptr && !roads_have_changed_; }

    /// Whether the feature with this root is other than at the origin.
    bool has_grown(NodeIndex root) const { return known_[root].changed_in == position_; }

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
        Known& its = known_[root];
        const std::uint32_t sides = sides_of(table_->board.nodes[root]);
        const bool is_known = origin_ != nullptr && its.hope_of == origin_number_ && its.hope_of_sides == sides &&
                              its.hope_of_tiles == tiles && !has_changed(root);
        if (is_known) return its.hope;
        const Hope hope = find();
        if (origin_ != nullptr && is_feature_as_before(root)) {
            its.hope = hope;
            its.hope_of = origin_number_;
            its.hope_of_sides = sides;
            its.hope_of_tiles = tiles;
        }
        return hope;
    }

    /// Where the one who looks has put a feature of this position in a list of its own; -1: nowhere.
    int place_of(NodeIndex root) const { return known_[root].listed_in == position_ ? known_[root].place : -1; }
    void put_at(NodeIndex root, int place) {
        known_[root].listed_in = position_;
        known_[root].place = place;
    }

private:
    enum class Question : std::uint8_t { complete, at_the_end, cities_beside, circus };
    static constexpr int questions = 4;

    /// What is known of the feature with this root, or of this segment.
    struct Known {
        std::uint32_t changed_in;           // number of the last position in which it is not as at the origin
        std::uint32_t answered[questions];  // number of the origin of which the answer holds
        std::int32_t answer[questions];
        std::uint32_t listed_in;  // number of the last position in which it has a place
        std::int32_t place;
        std::uint32_t hope_of;  // number of the origin, and what else the hope holds of
        std::uint32_t hope_of_sides;
        std::int32_t hope_of_tiles;
        Hope hope;
    };

    /// What the hope of a feature hangs on that is as it was, beside the number of tiles to come.
    std::uint32_t sides_of(const Node& feature) const {
        if (is_joined(feature.kind)) return feature.open << 1 | feature.blocked;
        return table_->board.tiles[feature.tile].surrounding;
    }
    /// For what has tiles around it to count this holds as long as none has come.
    bool has_changed(NodeIndex root) const {
        const auto kind = static_cast<unsigned>(table_->board.nodes[root].kind);
        return known_[root].changed_in == position_ || (changed_kinds_ >> kind & 1u) != 0 || root == magic_[0] ||
               root == magic_[1];
    }
    static bool is_joined(SegmentKind kind) {
        return kind == SegmentKind::road || kind == SegmentKind::city || kind == SegmentKind::field;
    }

    void forget();
    void note_tile(const PlacedTile& tile);
    bool opens_closed_city(const PlacedTile& tile) const;
    int ask(NodeIndex at, Question question);
    int reckoned(NodeIndex at, Question question) const;
    bool is_as_before(NodeIndex at, Question question) const;
    bool is_feature_as_before(NodeIndex root) const;
    bool are_tiles_around_as_before(NodeIndex segment) const;
    int completed_at_origin(SegmentKind kind);

    const Table* origin_ = nullptr;
    const Table* table_ = nullptr;
    std::uint32_t origin_number_ = 0;
    std::uint32_t position_ = 0;
    std::uint32_t changed_kinds_ = 0;   // bit a kind of which nothing that is known of the origin holds
    NodeIndex magic_[2] = {};           // where mage and witch are: what they do to a feature is not remembered (MAG-5)
    bool cities_have_changed_ = false;  // others than those of new tiles may be closed, or be open again
    bool city_has_closed_ = false;
    bool roads_have_changed_ = false;  // as a ferry has been moved
    int closed_[2] = {};               // roads and cities that new tiles have closed
    std::uint32_t counted_[2] = {};    // number of the origin of which the count holds
    int completed_[2] = {};            // roads and cities there
    HostVector<Known> known_;          // by segment
};

}  // namespace mistbank
