// Places the pieces of a position as described by its lines, and puts the remaining pieces off the board. Pieces are
// figures, ghosts, hounds, floors, ingots, goods and points.
#pragma once

#include <algorithm>

#include "board/bits.hpp"
#include "position/lines.hpp"
#include "position/position.hpp"
#include "position/words.hpp"
#include "rules/asking.hpp"
#include "rules/facts.hpp"
#include "rules/mist/mist.hpp"
#include "rules/placing.hpp"
#include "rules/scoring.hpp"

namespace mistbank {

class PositionPieces {
public:
    PositionPieces(Table& table, PositionWords& words) : table_(table), state_(*table.state), words_(words) {}

    static bool knows(std::string_view key) { return key_of(key) != nullptr || pair_stored_as(key) != nullptr; }
    bool read_line() {
        const KnownFact* const pair = pair_stored_as(words_.line().key());
        return pair != nullptr ? read_pair(*pair) : (this->*key_of(words_.line().key())->read)();
    }

    // --- after all lines ---

    // Permanently closes the completely surrounded cemeteries. They have buried a meeple, except those that a line
    // 'unburied' names (CEM-6).
    void settle_cemeteries() {
        for (std::uint32_t i = state_.open_cemeteries; i-- > 0;) {
            const TileIndex tile = table_.open_cemeteries[i].tile;
            const bool waits = std::find(unburied_.begin(), unburied_.end(), tile) != unburied_.end();
            if (!is_open_cemetery(table_, tile) && !waits) close_for_good(table_, tile);
        }
    }

    void settle_cities() {
        Board& board = table_.board;
        for (NodeIndex at = 0; at < board.counts->nodes; ++at) {
            if (board.nodes[at].kind != SegmentKind::city || board.first_of(at) != at || !board.is_closed(at)) continue;
            board.feature(at).goods_taken = are_goods_taken_as_a_rule(table_, at) ? 1 : 0;
        }
        for (const PositionLine* const line : told_cities_) {
            words_.begin(*line);
            NodeIndex at = 0;
            words_.segment(at);
            board.feature(at).goods_taken = line->key() == "goods_taken" ? 1 : 0;
        }
    }

    // Gives each reserve the number of guards from its line 'reserve'; without such a line, unplaced guards stay in the
    // reserve (GCC-2). Subtracts held tokens and ingots from those in the bag and set aside. Fails if there are too
    // few.
    bool settle_supplies() {
        for (int c = 0; c < max_colours; ++c) {
            const auto colour = static_cast<Colour>(c);
            if (table_.settings().reserve[c] == 0) continue;
            for (int wanted = reserve_[c]; wanted >= 0 && state_.in_reserve[c] != wanted;) {
                const bool into_reserve = state_.in_reserve[c] < wanted;
                const FigurePlace from = into_reserve ? FigurePlace::supply : FigurePlace::reserve;
                const FigureSet there =
                    table_.figures_in(from, colour) & table_.setup->figures_of(FigureKind::guard, colour);
                if (there == 0)
                    return words_.fail_with("GCC-2: the reserve of ", name_of(colour), " has too many guards");
                const unsigned number = into_reserve ? highest_bit(there) : lowest_bit(there);
                put(table_, table_.setup->first_figure[c] + static_cast<int>(number),
                    into_reserve ? FigurePlace::reserve : FigurePlace::supply);
                state_.in_reserve[c] = static_cast<std::uint8_t>(state_.in_reserve[c] + (into_reserve ? 1 : -1));
                std::uint8_t& in_supply = table_.in_supply(FigureKind::guard, colour);
                in_supply = static_cast<std::uint8_t>(in_supply + (into_reserve ? -1 : 1));
            }
        }
        if (table_.hills != nullptr) {
            for (int number = 0; number < token_kinds; ++number) {
                int left = table_.hills->bag[number];
                for (const auto& flock : table_.hills->flock) left -= flock[number];
                if (left < 0) return words_.fail_with("HIL-5: the flocks have too many tokens with ", number, " sheep");
                table_.hills->bag[number] = static_cast<std::uint8_t>(left);
            }
        }
        if (table_.gold != nullptr) {
            int left = table_.gold->aside;
            for (const std::uint8_t held : table_.gold->held) left -= held;
            if (left < 0) return words_.fail_with("GLD-1: the colours hold more ingots than the game has");
            table_.gold->aside = static_cast<std::uint8_t>(left);
        }
        return true;
    }

    static unsigned highest_bit(FigureSet set) {
        unsigned highest = 0;
        for (; set != 0; set &= set - 1) highest = lowest_bit(set);
        return highest;
    }

    // Checks that completed features have been scored. A feature is scored in the part of the turn that completes it,
    // and its meeples return.
    bool are_features_scored() {
        if (const NodeIndex at = find_overdue_feature(table_); at != none32) {
            const char* const clause = table_.settings().team ? "COO-11" : "CMP-3";
            return refuse_meeple_on(at, clause, ": the ", name_of(table_.board.nodes[at].kind),
                                    " was completed in an earlier turn, so its meeples have left");
        }
        if (table_.abbeys == nullptr) return true;
        const NodeIndex field = find_overdue_field(table_);
        return field == none32 ||
               refuse_meeple_on(field, "ABM-20, ABM-21: the field has had a barn since an earlier turn, ",
                                "so its farmers have left");
    }

    // Checks that the points are possible. Must be called after all pieces are placed on the board.
    bool are_scores_possible() {
        const long long most = most_points_of(table_);
        for (int meeple = 0; meeple < max_colours; ++meeple) {
            if (state_.totals[meeple] <= most) continue;
            return words_.fail_at_end_of(*told_scores_[meeple], "CMP-1: nobody can have more than ", most,
                                         " points at this stage");
        }
        return true;
    }

private:
    struct Key {
        std::string_view word;
        bool (PositionPieces::*read)();
    };
    static const Key* key_of(std::string_view word) {
        static constexpr Key keys[] = {
            {"figure", &PositionPieces::read_standing},   {"buried", &PositionPieces::read_buried},
            {"aside", &PositionPieces::read_aside},       {"prisoner", &PositionPieces::read_prisoner},
            {"reserve", &PositionPieces::read_reserve},   {"ghost", &PositionPieces::read_ghost},
            {"floors", &PositionPieces::read_floors},     {"ingots", &PositionPieces::read_ingots},
            {"unburied", &PositionPieces::read_unburied}, {"goods_taken", &PositionPieces::read_goods},
            {"goods_left", &PositionPieces::read_goods},  {"score", &PositionPieces::read_score},
            {"hound", &PositionPieces::read_hound},
        };
        const Key* const key =
            std::find_if(std::begin(keys), std::end(keys), [&](const Key& known) { return known.word == word; });
        return key != std::end(keys) ? key : nullptr;
    }

    // Checks the line of two joined segments, which were joined when their tile was laid.
    bool read_pair(const KnownFact& stored) {
        TileIndex tile = 0;
        const bool is_played = stored.source->is_played(table_.setup->rules);
        return is_played ? words_.tile(tile) : words_.fail("MEET-2: this game has no ", stored.fact->title);
    }

    template <class... Parts>
    bool refuse_meeple_on(NodeIndex feature, const Parts&... problem) {
        for (const Standing& standing : standing_) {
            const Figure& figure = table_.figures[standing.index];
            if (!figure.occupies() || table_.board.root(figure.node) != table_.board.root(feature)) continue;
            words_.begin(*standing.line);
            std::string_view read;
            for (int word = 0; word < 3; ++word) words_.word(read, "");  // skips colour, kind and segment
            return words_.fail(problem...);
        }
        return words_.fail_with(problem...);
    }

    // --- figures ---

    // Reads a figure: its colour, its kind, its segment into `at` or its holder into `holder`, and what the figure has.
    // Returns the index of the figure; -1 after a fault.
    int read_figure(NodeIndex* at, Colour* holder) {
        Colour colour{};
        FigureKind kind{};
        if (!words_.colour(colour) || !words_.kind(colour, kind)) return -1;
        if (at != nullptr ? !words_.segment(*at) : !words_.colour(*holder)) return -1;
        ghosts_ = 0;
        hounds_ = 0;
        number_ = 0;
        has_fairy_ = false;
        while (words_.has_more()) {
            if (!read_what_it_has()) return -1;
        }
        FigureSet& named = named_[static_cast<std::size_t>(colour)];
        const FigureSet left = table_.setup->figures_of(kind, colour) & ~named;
        const int first = table_.setup->first_figure[static_cast<std::size_t>(colour)];
        int index = left != 0 ? first + static_cast<int>(lowest_bit(left)) : -1;
        if (number_ != 0) index = figure_with_number(*table_.setup, colour, kind, number_);
        const FigureSet figure_bit = index < 0 ? 0 : FigureSet{1} << (index - first);
        if ((left & figure_bit) == 0) {
            words_.fail("MEET-4: ", name_of(colour), " has no more figures of this kind");
            return -1;
        }
        named |= figure_bit;
        return index;
    }
    bool read_what_it_has() {
        std::string_view what;
        long long number = 0;
        words_.word(what, "");
        if (what == "fairy") return has_fairy_ = true;
        if (what == "ghosts") {
            if (!words_.number(number, 1, 2, "the number of ghosts")) return false;
            ghosts_ = static_cast<std::uint8_t>(number);
            return true;
        }
        if (what == "hound") {
            if (!words_.number(number, 1, hound_count, "the hound")) return false;
            hounds_ |= 1u << static_cast<unsigned>(number - 1);
            return true;
        }
        if (what == "number") return words_.number(number_, 1, 255, "the number of the figure");
        return words_.fail("unexpected word ", quoted(what), ": expected fairy, ghosts, hound or number");
    }

    // Moves the figure from the supply or the reserve to `place`.
    void take(int index, FigurePlace place) {
        Figure& figure = table_.figures[index];
        if (figure.place == FigurePlace::supply) --table_.in_supply(figure.kind, figure.colour);
        if (figure.place == FigurePlace::reserve) --state_.in_reserve[static_cast<int>(figure.colour)];
        put(table_, index, place);
    }

    bool read_standing() {
        NodeIndex at = 0;
        const int index = read_figure(&at, nullptr);
        if (index < 0 || !may_stand(table_.figures[index], at)) return false;
        take(index, FigurePlace::board);
        put_down(index, at);
        standing_.push_back({&words_.line(), index});
        if (table_.figures[index].occupies()) add_meeple(table_, at);
        return haunt(index) && give_hounds(index) && give_fairy(index);
    }
    // Puts a figure on a segment. The figure is not a newcomer, because it stood there before this turn (VOD-2).
    void put_down(int index, NodeIndex at) {
        const std::uint8_t newcomer = table_.lakes != nullptr ? table_.lakes->newcomer : std::uint8_t{0};
        stand(table_, index, at);
        if (table_.lakes != nullptr) table_.lakes->newcomer = newcomer;
    }
    // Returns whether the figure may stand on the segment (MEET-4, COO-5, VOD-2).
    bool may_stand(const Figure& figure, NodeIndex at) {
        const Node& node = table_.board.nodes[at];
        const FigureRules& rules = rules_of(figure.kind);
        if (node.kind == SegmentKind::vodyanoy && figure.occupies()) return true;
        if (!is_among(rules.stands_on, node.kind))
            return words_.fail("MEET-4: a figure of kind ", quoted(name_of(figure.kind)), " cannot stand on a ",
                               name_of(node.kind));
        if (figure.kind == FigureKind::barn) {
            if (const char* const reason = refuse_ground_of_barn(table_, at)) return words_.fail(reason);
        }
        if (rules.occupies && place_of_kind(node.kind) == nullptr) {
            if (const char* const reason = refuse_ground(table_, at)) return words_.fail(reason);
        }
        if (node.meeples == 255 || table_.board.feature(at).meeples == 255)
            return words_.fail("a feature holds at most 255 meeples");
        if (!figure.occupies() || place_of_kind(node.kind) != nullptr || joins_others()) return true;
        const bool is_free = meeple_standing_on(table_, node) < 0;
        return is_free || words_.fail("COM-5: a meeple already stands on this segment");
    }
    // Returns true if meeples can join other meeples in this game: by flight (FLY-2) or by a crop circle (CRP-4).
    bool joins_others() const { return table_.flight != nullptr || table_.crops != nullptr; }

    bool haunt(int index) {
        if (ghosts_ == 0) return true;
        Figure& figure = table_.figures[index];
        if (table_.settings().ghosts_haunt != Ghosts::meeples || !figure.can_be_haunted()) {
            return words_.fail("GCC-4: this figure cannot have ghosts");
        }
        if (ghosts_ > state_.ghost_supply) return refuse_ghosts();
        figure.ghosts = ghosts_;
        state_.ghost_supply = static_cast<std::uint8_t>(state_.ghost_supply - ghosts_);
        return true;
    }
    bool refuse_ghosts() {
        return words_.fail("COO-3: the position places more ghosts than the game has: ", table_.settings().ghosts);
    }
    bool give_hounds(int index) {
        for (unsigned hound = 0; hound < hound_count; ++hound) {
            if ((hounds_ >> hound & 1u) == 0) continue;
            if (!table_.figures[index].occupies()) return words_.fail("HND-2: only a meeple can have a hound");
            if (!comes(static_cast<int>(hound))) return false;
            state_.hounds[hound] = {HoundPlace::meeple, static_cast<std::uint8_t>(index), table_.figures[index].colour,
                                    0};
        }
        return true;
    }
    // Returns whether a hound can arrive (HND-1): it is in this game and was not placed before. The required number of
    // points is checked later, when all scores are known.
    bool comes(int hound) {
        if (table_.settings().hounds[hound] == 0) return words_.fail("LVL-1: this level has no hound ", hound + 1);
        if (state_.hounds[hound].place != HoundPlace::track)
            return words_.fail("HND-1: hound ", hound + 1, " is placed twice");
        return true;
    }
    bool give_fairy(int index) {
        if (!has_fairy_) return true;
        if (table_.dragon == nullptr) return words_.fail("MEET-2: this game has no fairy");
        table_.dragon->fairy_with = static_cast<std::uint8_t>(index + 1);
        table_.dragon->fairy_at = table_.board.nodes[table_.figures[index].node].tile;
        return true;
    }

    bool has_nothing() {
        return (ghosts_ == 0 && hounds_ == 0 && !has_fairy_) ||
               words_.fail("a buried or captured figure cannot have ghosts, hounds or the fairy");
    }

    bool read_buried() {
        NodeIndex at = 0;
        const int index = read_figure(&at, nullptr);
        if (index < 0 || !has_nothing()) return false;
        const PlacedTile& tile = table_.board.tiles[table_.board.nodes[at].tile];
        const bool can_be = table_.board.nodes[at].kind == SegmentKind::cemetery && is_cemetery(table_, tile) &&
                            table_.settings().cemeteries != Cemeteries::kept;
        if (!can_be) return words_.fail("CEM-2: meeples can be buried only in cemeteries");
        take(index, FigurePlace::buried);
        put_down(index, at);
        return true;
    }
    // Reads a wagon that was set aside (ABM-13).
    bool read_aside() {
        NodeIndex at = 0;
        const int index = read_figure(&at, nullptr);
        if (index < 0) return false;
        if (table_.figures[index].kind != FigureKind::wagon) return words_.fail("ABM-13: only wagons can be set aside");
        take(index, FigurePlace::aside);
        table_.figures[index].node = at;
        return haunt(index) &&
               ((hounds_ == 0 && !has_fairy_) || words_.fail("a wagon set aside cannot have hounds or the fairy"));
    }
    // Reads a figure that another player holds (TWR-8).
    bool read_prisoner() {
        Colour holder{};
        const int index = read_figure(nullptr, &holder);
        if (index < 0 || !has_nothing()) return false;
        Figure& figure = table_.figures[index];
        if (table_.towers == nullptr || !figure.occupies() || figure.colour == holder) {
            return words_.fail("TWR-8: only meeples of other players can be prisoners");
        }
        take(index, FigurePlace::prison);
        figure.holder = holder;
        return true;
    }
    bool read_reserve() {
        Colour colour{};
        long long guards = 0;
        if (!words_.colour(colour)) return false;
        const int most = table_.settings().reserve[static_cast<int>(colour)];
        if (!words_.number(guards, 0, most, "the number of guards in the reserve") || !words_.end()) return false;
        reserve_[static_cast<int>(colour)] = static_cast<int>(guards);
        return true;
    }

    // --- pieces on tiles ---

    bool read_ghost() {
        NodeIndex at = 0;
        long long count = 1;
        if (!words_.segment(at)) return false;
        if (words_.has_more() && !words_.number(count, 1, most_ghosts, "the number of ghosts")) return false;
        if (!words_.end()) return false;
        const Node& node = table_.board.nodes[at];
        const bool may_stand =
            table_.settings().ghosts_haunt == Ghosts::mist &&
            (node.kind == SegmentKind::mist ||
             (node.kind == SegmentKind::cemetery && table_.settings().cemeteries == Cemeteries::closed_by_sides));
        if (!may_stand) return words_.fail("MIS-6: this segment cannot have ghosts");
        if (count > state_.ghost_supply) return refuse_ghosts();
        put_ghosts(table_, at, static_cast<int>(count));
        return true;
    }
    bool read_floors() {
        TileIndex tile = 0;
        long long floors = 0;
        if (table_.towers == nullptr) return words_.fail("MEET-2: this game has no towers");
        if (!words_.tile(tile) || !words_.number(floors, 1, 255, "the number of floors") || !words_.end()) return false;
        for (std::uint32_t i = 0; i < table_.towers->count; ++i) {
            if (table_.towers_on_board[i].tile != tile) continue;
            table_.towers_on_board[i].floors = static_cast<std::uint8_t>(floors);
            return true;
        }
        return words_.fail("TWR-3: the tile has no tower foundation");
    }
    bool read_ingots() {
        if (table_.gold == nullptr) return words_.fail("MEET-2: this game has no gold");
        Gold& gold = *table_.gold;
        IngotsOnTile on{};
        long long count = 0;
        if (!words_.tile(on.tile) || !words_.number(count, 1, gold.aside, "the number of ingots")) return false;
        while (words_.has_more()) {
            Colour colour{};
            if (!words_.colour(colour)) return false;
            on.claimed_by = static_cast<std::uint8_t>(on.claimed_by | 1u << static_cast<unsigned>(colour));
        }
        on.count = static_cast<std::uint8_t>(count);
        gold.on[gold.tiles++] = on;
        gold.aside = static_cast<std::uint8_t>(gold.aside - count);
        return true;
    }
    bool read_unburied() {
        TileIndex tile = 0;
        if (!words_.tile(tile) || !words_.end()) return false;
        if (!is_cemetery(table_, table_.board.tiles[tile])) return words_.fail("CEM-1: the tile has no cemetery");
        unburied_.push_back(tile);
        return true;
    }
    bool read_goods() {
        NodeIndex at = 0;
        if (table_.traders == nullptr) return words_.fail("MEET-2: this game has no goods");
        if (!words_.segment(at) || !words_.end()) return false;
        const bool is_complete = table_.board.nodes[at].kind == SegmentKind::city && table_.board.is_closed(at);
        if (!is_complete) return words_.fail("TRB-1: only complete cities give goods");
        told_cities_.push_back(&words_.line());
        return true;
    }

    // --- the track ---

    bool read_score() {
        const Settings& settings = table_.settings();
        int meeple = 0;
        if (settings.own_scores()) {
            Colour colour{};
            if (!words_.colour(colour)) return false;
            meeple = scoring_meeple_of(table_, colour);
            if (meeple < 0) return words_.fail("SIX-3: this colour has no scoring meeple");
        }
        long long total = 0;
        if (!words_.number(total, 0, position::most_points, "the score") || !words_.end()) return false;
        state_.totals[meeple] = static_cast<std::int32_t>(total);
        if (told_scores_[meeple] != nullptr) return words_.fail("this score is given twice");
        told_scores_[meeple] = &words_.line();
        return true;
    }
    bool read_hound() {
        long long number = 0;
        std::string_view what;
        if (!words_.number(number, 1, hound_count, "the hound") || !comes(static_cast<int>(number - 1))) return false;
        Hound& hound = state_.hounds[number - 1];
        if (!words_.word(what, "'gone' or 'returns'")) return false;
        if (what == "gone") {
            hound.place = HoundPlace::gone;
            return words_.end();
        }
        if (what != "returns") return words_.fail("expected 'gone' or 'returns', not ", quoted(what));
        int figure = 0;
        if (!words_.figure(figure) || !words_.end()) return false;
        hound = {HoundPlace::returning, static_cast<std::uint8_t>(figure), table_.figures[figure].colour, 0};
        return true;
    }

    Table& table_;
    State& state_;
    PositionWords& words_;
    HostVector<TileIndex> unburied_{HostAllocator<TileIndex>(table_.setup->allocator)};
    HostVector<const PositionLine*> told_cities_{HostAllocator<const PositionLine*>(table_.setup->allocator)};
    struct Standing {
        const PositionLine* line;
        int index;
    };
    HostVector<Standing> standing_{HostAllocator<Standing>(table_.setup->allocator)};
    const PositionLine* told_scores_[max_colours] = {};
    FigureSet named_[max_colours] = {};
    int reserve_[max_colours] = {-1, -1, -1, -1, -1, -1};
    // Values of the figure on the current line.
    long long number_ = 0;
    std::uint8_t ghosts_ = 0;
    unsigned hounds_ = 0;
    bool has_fairy_ = false;
};

}  // namespace mistbank
