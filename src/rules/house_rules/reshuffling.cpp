// Reshuffles hidden tiles in games with a bag (HID-1, HSE-2): tiles in the bag, under hills, and in hands. The result
// is consistent with the game so far, which has revealed these facts about unseen tiles:
// - a player who is asked for a tile in the hand has a tile that fits (HSE-3);
// - the bag held a tile other than dragon tiles, or only dragon tiles (MEET-25);
// - nothing in the bag fits, although tiles under hills may fit (HSE-6).
#include <algorithm>

#include "board/bits.hpp"
#include "rules/house_rules/bag.hpp"
#include "rules/house_rules/hands.hpp"
#include "rules/undealt.hpp"

namespace mistbank {
namespace {

bool sees_hand(const Table& table, int viewer, int player) { return viewer == player || !are_hands_hidden(table); }

/// The time at which tiles that are still in the bag count as taken: later than all other times.
constexpr std::uint32_t never_taken = ~0u - 1;

// Calls `visit` with each tile in a hand hidden from the viewer, and with its owner.
template <class Visit>
void each_in_hidden_hands(const Table& table, int viewer, Visit visit) {
    for (int player = 0; table.hands != nullptr && player < table.setup->rules.players; ++player) {
        if (sees_hand(table, viewer, player)) continue;
        for (int i = 0; i < table.hands->size[player]; ++i) visit(table.hands->tiles[player][i], player);
    }
}

template <class Visit>
void each_under_hills(const Table& table, Visit visit) {
    for (std::uint32_t i = 0; table.hills != nullptr && i < table.hills->hidden; ++i) visit(table.under_hills[i]);
}

// Calls `visit` with each tile in a hidden hand or under a hill.
template <class Visit>
void each_held(const Table& table, int viewer, Visit visit) {
    each_in_hidden_hands(table, viewer, [&](HeldTile& held, int) { visit(held); });
    each_under_hills(table, visit);
}

template <class Visit>
void each_in_bag(const Table& table, Visit visit) {
    for (std::uint32_t word = 0; 64 * word < table.setup->pile_tiles; ++word) {
        for (std::uint64_t rest = table.in_bag[word]; rest != 0; rest &= rest - 1) visit(64 * word + lowest_bit(rest));
    }
}

bool is_in_bag(const Table& table, std::uint32_t place) { return (table.in_bag[place / 64] >> (place % 64) & 1u) != 0; }

void set_in_bag(Table& table, std::uint32_t place, bool is_in) {
    const std::uint64_t place_bit = std::uint64_t{1} << (place % 64);
    table.in_bag[place / 64] = (table.in_bag[place / 64] & ~place_bit) | (is_in ? place_bit : 0);
}

bool was_any_seen(const Table& table, int viewer) {
    bool any = false;
    const auto see = [&](std::uint32_t place) { any = any || table.seen_at[place] != 0; };
    each_in_bag(table, see);
    each_held(table, viewer, [&](const HeldTile& held) { see(held.place); });
    return any;
}

// --- choosing the tiles that are held ---

// Returns the first tile in hidden hands that was taken after this time; null if there is none.
HeldTile* next_in_hands(const Table& table, int viewer, std::uint32_t time) {
    HeldTile* next = nullptr;
    each_in_hidden_hands(table, viewer, [&](HeldTile& held, int) {
        if (held.taken_at > time && (next == nullptr || held.taken_at < next->taken_at)) next = &held;
    });
    return next;
}

// Visits the held tiles in the order in which they were taken.
template <class Visit>
void each_held_in_order(const Table& table, int viewer, Visit visit) {
    HeldTile* in_hand = next_in_hands(table, viewer, 0);
    const auto visit_hands_until = [&](std::uint32_t time) {
        for (; in_hand != nullptr && in_hand->taken_at < time;
             in_hand = next_in_hands(table, viewer, in_hand->taken_at))
            visit(*in_hand);
    };
    each_under_hills(table, [&](HeldTile& hidden) {
        visit_hands_until(hidden.taken_at);
        visit(hidden);
    });
    visit_hands_until(never_taken);
}

// Picks a random place in this layer whose tile is in the bag and may have been in the bag at the given time. Adds the
// number of examined places to `looked_at`.
std::uint32_t any_place_in_bag(const Table& table, Random& random, std::uint8_t layer, std::uint32_t time,
                               std::uint64_t& looked_at) {
    for (;;) {
        ++looked_at;
        const std::uint32_t place = random.below(table.setup->pile_tiles);
        const bool could_be = is_in_bag(table, place) && table.seen_at[place] < time;
        if (could_be && layer_of(table, table.order[place]) == layer) return place;
    }
}

// Replaces each tile in a hidden hand or under a hill with a random tile of its layer, in the order in which the tiles
// were taken. A tile whose return to the bag was seen qualifies only if it returned before the replaced tile was taken.
// Later choices have more candidates, which makes all assignments equally likely. Returns the number of examined
// places.
std::uint64_t hold_others(Table& table, Random& random, int viewer) {
    std::uint64_t looked_at = 0;
    each_held(table, viewer, [&](const HeldTile& held) { set_in_bag(table, held.place, true); });
    each_held_in_order(table, viewer, [&](HeldTile& held) {
        const std::uint8_t layer = layer_of(table, table.order[held.place]);
        held.place = any_place_in_bag(table, random, layer, held.taken_at, looked_at);
        set_in_bag(table, held.place, false);
    });
    return looked_at;
}

/// Saves the places of up to `room` held tiles, to restore them later. fits() returns whether no more tiles are held.
class Holding {
public:
    static constexpr std::uint32_t room = 64;

    Holding(const Table& table, int viewer) {
        each_held(table, viewer, [&](const HeldTile& held) {
            if (count_ < room) places_[count_] = held.place;
            ++count_;
        });
    }
    bool fits() const { return count_ <= room; }
    void restore(Table& table, int viewer) const {
        each_held(table, viewer, [&](const HeldTile& held) { set_in_bag(table, held.place, true); });
        std::uint32_t number = 0;
        each_held(table, viewer, [&](HeldTile& held) {
            held.place = places_[number++];
            set_in_bag(table, held.place, false);
        });
    }

private:
    std::uint32_t places_[room];
    std::uint32_t count_ = 0;
};

// --- dealing their types ---

/// Deals a type to each place with an unseen tile, consistently with the revealed facts.
class Deal {
public:
    Deal(Table& table, int viewer) : table_(table), viewer_(viewer) {
        const State& state = *table.state;
        const bool is_asked = state.decision == DecisionKind::hand && !sees_hand(table, viewer, state.player);
        asked_ = is_asked ? state.player : -1;
        if (is_asked) note_what_fits();
        each_unseen([&](std::uint32_t place, std::uint32_t, Lies) { unseen_.add(table.order[place]); });
        const BagUse use = table.bag->is_used_up;
        none_in_bag_fits_ = use != BagUse::goes_on;
        none_under_hills_fits_ = use == BagUse::nothing_unseen_fits;
        some_under_hills_fits_ = use == BagUse::nothing_in_it_fits;
        if (table.dragon == nullptr) return;
        if (table.dragon->dragons_since != 0) dragons_since_ = table.dragon->dragons_since;
        others_since_ = table.dragon->others_since;
    }

    /// Returns whether a revealed fact constrains every tile in the bag.
    bool is_bag_told() const { return none_in_bag_fits_ || dragons_since_ != never; }

    /// Returns the cost of all deals so far: the number of examined places and types.
    std::uint64_t work() const { return work_; }

    /// Makes a deal while the held places stay fixed: deals the constrained places first. Returns whether the deal
    /// succeeded. Each attempt starts from scratch.
    bool make(Random& random) {
        begin();
        const bool agrees =
            seen_tiles_agree() && deal_what_must_agree(random) && deal_to_who_is_asked(random) && deal_another(random);
        if (!agrees) return false;
        deal_rest(random);
        return !some_under_hills_fits_ || any_under_hills_fitted();
    }

    /// Makes a deal after the held places were chosen at random: deals to all places regardless of facts. Returns
    /// whether the deal is consistent. Rejecting inconsistent deals gives each choice of places the correct
    /// probability.
    bool make_anyhow(Random& random) {
        begin();
        bool agrees = true;
        const auto deal = [&](std::uint32_t place, std::uint32_t taken_at, Lies lies) {
            const std::uint32_t seen_at = table_.seen_at[place];
            if (!agrees) return;
            if (seen_at == 0) table_.order[place] = take(random, place);
            see(place, taken_at, lies);
            agrees = !is_barred(table_.order[place], seen_at, taken_at, lies);
        };
        each_place_in_hands(deal);
        if (!agrees || (asked_ >= 0 && !asked_can_lay_)) return false;
        each_place_elsewhere(deal);
        return agrees && another_is_there_ && (!some_under_hills_fits_ || any_under_hills_fitted());
    }

private:
    static constexpr std::uint32_t never = never_taken + 1;

    enum class Lies : std::uint8_t { in_hand_asked, in_hand, under_hill, in_bag };

    // --- the places ---

    template <class Visit>
    void each_place_in_hands(Visit visit) {
        each_in_hidden_hands(table_, viewer_, [&](const HeldTile& held, int player) {
            visit(held.place, held.taken_at, player == asked_ ? Lies::in_hand_asked : Lies::in_hand);
        });
    }
    template <class Visit>
    void each_place_elsewhere(Visit visit) {
        each_under_hills(table_, [&](const HeldTile& held) { visit(held.place, held.taken_at, Lies::under_hill); });
        each_in_bag(table_, [&](std::uint32_t place) { visit(place, never_taken, Lies::in_bag); });
    }
    template <class Visit>
    void each_place(Visit visit) {
        each_place_in_hands(visit);
        each_place_elsewhere(visit);
    }
    template <class Visit>
    void each_unseen(Visit visit) {
        each_place([&](std::uint32_t place, std::uint32_t taken_at, Lies lies) {
            if (table_.seen_at[place] == 0) visit(place, taken_at, lies);
        });
    }

    // --- revealed facts ---

    bool was_another(std::uint32_t place, std::uint32_t taken_at) const {
        const bool was_there = taken_at >= others_since_ && table_.seen_at[place] < others_since_;
        return was_there && is_other(table_.order[place]);
    }
    // Returns whether the hand that the viewer can see proves that the bag held a tile other than dragon tiles.
    bool another_is_in_hand_seen() const {
        if (viewer_ < 0 || table_.hands == nullptr) return false;
        const HeldTile* const hand = table_.hands->tiles[viewer_];
        return std::any_of(hand, hand + table_.hands->size[viewer_],
                           [&](const HeldTile& held) { return was_another(held.place, held.taken_at); });
    }

    void note_what_fits() {
        for (std::uint32_t type = 0; type < table_.setup->types.size(); ++type) {
            const bool it_fits = tile_fits(table_, static_cast<std::uint16_t>(type));
            fits_[type / 64] |= std::uint64_t{it_fits} << type % 64;
        }
    }
    static bool has(const std::uint64_t* bits, std::uint16_t type) { return (bits[type / 64] >> type % 64 & 1u) != 0; }
    bool is_other(std::uint16_t type) const { return !has_dragon(table_, type); }

    // Returns whether a revealed fact excludes types at this place.
    bool is_told_of(std::uint32_t taken_at, Lies lies) const {
        return taken_at >= dragons_since_ || (lies == Lies::in_bag && none_in_bag_fits_) ||
               (lies == Lies::under_hill && none_under_hills_fits_);
    }
    bool is_barred(std::uint16_t type, std::uint32_t seen_at, std::uint32_t taken_at, Lies lies) const {
        if (taken_at >= dragons_since_ && seen_at < dragons_since_ && is_other(type)) return true;
        const bool fitting_are_barred =
            lies == Lies::in_bag ? none_in_bag_fits_ : lies == Lies::under_hill && none_under_hills_fits_;
        return fitting_are_barred && has(table_.fitted, type);
    }

    // --- the steps ---

    void begin() {
        work_ += table_.setup->pile_tiles + table_.setup->types.size();
        left_ = unseen_;
        asked_can_lay_ = false;
        another_is_there_ = others_since_ == 0 || another_is_in_hand_seen();
    }

    void see(std::uint32_t place, std::uint32_t taken_at, Lies lies) {
        if (lies == Lies::in_hand_asked && has(fits_, table_.order[place])) asked_can_lay_ = true;
        another_is_there_ = another_is_there_ || was_another(place, taken_at);
    }

    // Returns whether the tiles that visibly returned to the bag agree with the revealed facts.
    bool seen_tiles_agree() {
        bool agree = true;
        each_place([&](std::uint32_t place, std::uint32_t taken_at, Lies lies) {
            const std::uint32_t seen_at = table_.seen_at[place];
            if (seen_at == 0) return;
            see(place, taken_at, lies);
            agree = agree && !is_barred(table_.order[place], seen_at, taken_at, lies);
        });
        return agree;
    }

    std::uint16_t take(Random& random, std::uint32_t place) {
        work_ += table_.setup->types.size();
        return left_.take(random, layer_of(table_, table_.order[place]));
    }
    template <class IsWanted>
    bool deal_to(Random& random, std::uint32_t place, std::uint32_t taken_at, Lies lies, IsWanted is_wanted) {
        work_ += table_.setup->types.size();
        const std::uint16_t type = left_.take(random, layer_of(table_, table_.order[place]), is_wanted);
        if (type == none16) return false;
        table_.order[place] = type;
        see(place, taken_at, lies);
        return true;
    }

    // Deals to the bag first, because its places have the most constraints.
    bool deal_what_must_agree(Random& random) {
        bool could = true;
        for (const bool in_the_bag : {true, false}) {
            each_unseen([&](std::uint32_t place, std::uint32_t taken_at, Lies lies) {
                if ((lies == Lies::in_bag) != in_the_bag || !is_told_of(taken_at, lies)) return;
                could = could && deal_to(random, place, taken_at, lies,
                                         [&](std::uint16_t type) { return !is_barred(type, 0, taken_at, lies); });
            });
        }
        return could;
    }

    // HSE-3: deals the hand of the player who is asked for a tile. At least one tile must fit.
    bool deal_to_who_is_asked(Random& random) {
        if (asked_ < 0) return true;
        std::uint32_t places = 0;
        std::uint8_t layer = 0;
        const auto is_its = [&](std::uint32_t taken_at, Lies lies) {
            return lies == Lies::in_hand_asked && !is_told_of(taken_at, lies);
        };
        each_unseen([&](std::uint32_t place, std::uint32_t taken_at, Lies lies) {
            if (!is_its(taken_at, lies)) return;
            ++places;
            layer = layer_of(table_, table_.order[place]);
        });
        const auto fits = [&](std::uint16_t type) { return has(fits_, type); };
        std::uint32_t first = places;  // the first place that gets a fitting tile
        const bool must_get_one = !asked_can_lay_;
        const std::uint32_t fitting = left_.count(layer, fits);
        if (must_get_one && (places == 0 || fitting == 0)) return false;
        while (must_get_one && first == places) {
            Tosses tosses(left_, fits);
            first = 0;
            while (first < places && !tosses.is_wanted(random, layer)) ++first;
        }
        std::uint32_t number = 0;
        each_unseen([&](std::uint32_t place, std::uint32_t taken_at, Lies lies) {
            if (!is_its(taken_at, lies)) return;
            const bool anything = !must_get_one || number > first;
            deal_to(random, place, taken_at, lies,
                    [&](std::uint16_t type) { return anything || fits(type) == (number == first); });
            ++number;
        });
        return true;
    }

    bool is_dealt_last(std::uint32_t taken_at, Lies lies) const {
        return lies != Lies::in_hand_asked && !is_told_of(taken_at, lies);
    }

    // MEET-25: the bag held a tile other than dragon tiles at the time `others_since_`. Deals to the places that were
    // in the bag then, up to the first such tile.
    bool deal_another(Random& random) {
        dealt_ = 0;
        if (another_is_there_) return true;
        Tosses tosses(left_, [&](std::uint16_t type) { return is_other(type); });
        std::uint32_t places = 0;
        bool found = false;
        each_distinct_pair([&](std::uint32_t place, std::uint32_t, Lies) {
            if (found) return;
            ++places;
            found = tosses.is_wanted(random, layer_of(table_, table_.order[place]));
        });
        if (!found) return false;
        each_distinct_pair([&](std::uint32_t place, std::uint32_t taken_at, Lies lies) {
            if (dealt_ == places) return;
            ++dealt_;
            deal_to(random, place, taken_at, lies,
                    [&](std::uint16_t type) { return is_other(type) == (dealt_ == places); });
        });
        return true;
    }
    template <class Visit>
    void each_distinct_pair(Visit visit) {
        each_unseen([&](std::uint32_t place, std::uint32_t taken_at, Lies lies) {
            if (taken_at >= others_since_ && is_dealt_last(taken_at, lies)) visit(place, taken_at, lies);
        });
    }

    void deal_rest(Random& random) {
        each_unseen([&](std::uint32_t place, std::uint32_t taken_at, Lies lies) {
            if (!is_dealt_last(taken_at, lies)) return;
            if (taken_at >= others_since_ && dealt_ > 0) {
                --dealt_;
            } else {
                table_.order[place] = take(random, place);
            }
        });
    }

    bool any_under_hills_fitted() {
        bool any = false;
        each_under_hills(table_,
                         [&](const HeldTile& held) { any = any || has(table_.fitted, table_.order[held.place]); });
        return any;
    }

    Table& table_;
    int viewer_;
    int asked_;  // the player asked to lay from a hidden hand; -1: none
    std::uint64_t fits_[max_tile_types / 64] = {};
    bool none_in_bag_fits_;
    bool none_under_hills_fits_;
    bool some_under_hills_fits_;
    std::uint32_t dragons_since_ = never;
    std::uint32_t others_since_ = 0;

    Undealt unseen_{table_};
    std::uint64_t work_ = 0;
    // The state of the current deal.
    Undealt left_{table_};
    bool asked_can_lay_ = false;
    bool another_is_there_ = false;
    std::uint32_t dealt_ = 0;  // number of places dealt by deal_another()
};

// Limits the work of finding a consistent deal, in examined places and types. A game played from its beginning always
// has a consistent deal, and needs at most a tenth of this limit. A hand-written position can contain contradictions:
// at the limit, after some milliseconds, the last deal is kept.
constexpr std::uint64_t most_work = 500000;
constexpr std::uint64_t most_work_of_holding = 1500000;

void make(Deal& deal, Random& random) {
    constexpr int fewest_tries = 4;  // minimum number of attempts, even if the first attempt exhausts the limit
    const std::uint64_t last = deal.work() + most_work;
    for (int tries = 0; tries < fewest_tries || deal.work() < last; ++tries) {
        if (deal.make(random)) return;
    }
}

// If it is unknown which seen tiles are held and which are in the bag, deals are repeated until a deal is consistent.
// Facts about every tile in the bag can make consistent deals too rare. Then the holders of seen tiles stay unchanged.
void deal_and_hold(Table& table, Random& random, int viewer, Deal& deal) {
    constexpr int most_tries_where_told = 4000;
    const Holding now(table, viewer);
    std::uint64_t looked_at = 0;
    for (int tries = 0; deal.work() + looked_at < most_work_of_holding; ++tries) {
        if (deal.is_bag_told() && (!now.fits() || tries == most_tries_where_told)) break;
        looked_at += hold_others(table, random, viewer);
        if (deal.make_anyhow(random)) return;
    }
    if (now.fits()) now.restore(table, viewer);
    make(deal, random);
}

}  // namespace

// The result depends only on the number of unseen copies of each type, never on the real order.
bool reshuffle_bag(Table& table, Random& random, int viewer) {
    bool any_held = false;
    each_held(table, viewer, [&](const HeldTile&) { any_held = true; });
    const bool others_may_be_held = any_held && was_any_seen(table, viewer);
    // If the random numbers for draws repeat, future draws reuse numbers of past draws: new numbers also change the
    // past.
    const bool numbers_serve_again = table.bag->numbers_used >= table.setup->numbers && pile_left(table) > 0;
    const bool keeps_past = !others_may_be_held && !numbers_serve_again;
    Deal deal(table, viewer);
    if (others_may_be_held) {
        deal_and_hold(table, random, viewer, deal);
    } else {
        make(deal, random);
    }
    deal_chances(table, random);
    if (!keeps_past) deal_numbers(table, random, 0);
    return keeps_past;
}

}  // namespace mistbank
