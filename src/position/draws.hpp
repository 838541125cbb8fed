// Reads the drawn tiles of a position and their places, and determines the next draws.
#pragma once

#include "mistbank/game.hpp"
#include "position/lines.hpp"
#include "rules/undealt.hpp"

namespace mistbank {

/// Reads the draws of a position. If the header contains the draw order, lines name tiles by their places in this
/// order. Otherwise lines name types, and the seed deals the hidden tiles.
class PositionDraws {
public:
    PositionDraws(Table& table, PositionWords& words, const HostVector<std::uint16_t>& order, std::uint64_t seed)
        : table_(table), words_(words), order_(order), seed_(seed) {}

    /// Empties the bag. Must be called before any line is read.
    void empty_bag();
    // --- while tiles are laid ---
    bool take_for_board(std::uint16_t type);
    bool take_unseen();  // checks that an unseen tile is left for a face-down tile
    bool read_place(std::uint32_t& place);
    void note_face_down(TileIndex tile) { face_down_.push_back(tile); }

    // --- lines ---
    bool knows(std::string_view key) const;
    bool read_line();
    /// Determines the places of tiles and the draw orders. Must be called after all lines are read.
    bool settle();

private:
    bool is_by_place() const { return !order_.empty(); }
    bool is_automatic() const { return table_.setup->rules.draws == Draws::automatic; }
    bool take(std::uint16_t type);

    bool read_set_aside();
    bool read_under_hills();
    bool read_drawn_before();
    bool read_drawn_since();
    bool read_in_bag();
    bool read_seen();
    bool read_returned();
    bool read_holds();
    bool read_under_hill();
    bool read_fitted();
    bool read_timed(std::string_view what, std::uint32_t& place_or_type, std::uint32_t& time);
    bool read_held(HeldTile& held);

    bool settle_chances();
    bool check_layers();
    bool settle_pile();
    bool settle_second_order();
    bool order_by_types();
    bool is_knowledge_possible();

    // --- bag.cpp: a bag (HSE-6) ---
    bool settle_bag();
    bool order_bag_by_types();
    std::uint32_t place_for(std::uint16_t type);
    bool put_back_returned(Undealt& left);
    bool deal_unknown(Undealt& left, HostVector<HeldTile*>& held, Random& random);

    struct Key {
        std::string_view word;
        bool (PositionDraws::*read)();
    };
    static const Key keys[];
    static const std::size_t key_count;
    static constexpr std::uint32_t unknown = none32;  // the place or type of a tile that the position does not name

    template <class T>
    using List = HostVector<T>;
    template <class T>
    List<T> list() const {
        return List<T>(HostAllocator<T>(table_.setup->allocator));
    }

    Table& table_;
    PositionWords& words_;
    const HostVector<std::uint16_t>& order_;
    std::uint64_t seed_;
    List<std::uint16_t> laid_ = list<std::uint16_t>();
    List<TileIndex> face_down_ = list<TileIndex>();
    List<std::uint32_t> aside_ = list<std::uint32_t>();  // tiles set aside: places in the order, or types
    struct Returned {
        std::uint16_t type;
        std::uint32_t time;
    };
    List<Returned> returned_ = list<Returned>();
    std::uint32_t abbeys_ = 0;
    std::uint32_t drawn_before_ = 0;
    std::uint32_t drawn_since_ = 0;
    std::uint32_t last_time_ = 0;
    std::uint32_t next_of_layer_[4] = {};
    std::uint32_t end_of_layer_[4] = {};
    int told_ = nobody_in_particular;  // the first player whose hand the position names completely
};

}  // namespace mistbank
