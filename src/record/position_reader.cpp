// A game from a position; the format is described in POSITION.md. What is read line by line is laid and put where it
// says, by the same means as in play; what follows from it is worked out; then the whole is checked.
#include <algorithm>
#include <limits>
#include <new>

#include "board/bits.hpp"
#include "mistbank/position.hpp"
#include "record/position.hpp"
#include "record/position_draws.hpp"
#include "record/position_lines.hpp"
#include "record/position_turn.hpp"
#include "record/position_words.hpp"
#include "record/record_header.hpp"
#include "rules/validation/validation.hpp"

namespace mistbank {
namespace {

/// Reads the word of a line into the state (position_words.hpp).
class WordReader {
public:
    explicit WordReader(PositionWords& words) : words_(words) {}

    /// Whether the line's key is a word; what is wrong with it the words hold.
    bool read(const Table& table) {
        number_ = 0;
        found_ = false;
        each_word(table, *this);
        return found_;
    }

    static bool is_under_way() { return true; }

    template <class Number>
    void number(const char* word, Number& kept, long long most) {
        if (is_it(word)) read_number(kept, most);
    }
    template <class Number, class NameOf>
    void name(const char* word, Number& kept, int count, NameOf name_of_number) {
        std::string_view its;
        if (!is_it(word) || !words_.word(its, "a name")) return;
        int number = 0;
        while (number < count && its != name_of_number(number)) ++number;
        if (number == count) {
            words_.fail(quoted(its), " is not known for ", quoted(word));
        } else {
            kept = static_cast<Number>(number);
        }
    }
    void colour(const char* word, Colour& kept) {
        if (is_it(word)) words_.colour(kept);
    }
    void type(const char* word, std::uint16_t& kept) {
        if (is_it(word)) words_.type(kept);
    }
    void tile(const char* word, TileIndex& kept) {
        if (is_it(word)) words_.tile(kept);
    }
    template <class Count>
    void tiles(const char* word, TileIndex* kept, Count& count, int most) {
        if (is_it(word)) read_list(count, most, [&](int place) { return words_.tile(kept[place]); });
    }
    void segment(const char* word, NodeIndex& kept) {
        if (is_it(word)) words_.segment(kept);
    }
    template <class Count>
    void segments(const char* word, NodeIndex* kept, Count& count, int most) {
        if (is_it(word)) read_list(count, most, [&](int place) { return words_.segment(kept[place]); });
    }
    void figure(const char* word, std::uint8_t& kept, int first) {
        if (!is_it(word)) return;
        std::string_view several;
        const bool may_be_several = std::string_view(word) == "newcomer";  // VOD-2
        if (may_be_several && words_.has_more() && words_.peek() == "several") {
            words_.word(several, "");
            kept = 255;
            return;
        }
        int index = 0;
        if (words_.figure(index)) kept = static_cast<std::uint8_t>(index + first);
    }
    template <class Number>
    void row(const char* word, Number* kept, int count, long long most) {
        if (is_it(word)) read_numbers(kept, count, most);
    }
    template <class Number, class Count>
    void counted_row(const char* word, Number* kept, Count& count, int most_of_them, long long most) {
        if (is_it(word)) read_list(count, most_of_them, [&](int place) { return read_number(kept[place], most); });
    }
    template <class Number>
    void of_colours(const char* word, Number (&kept)[max_colours], long long most) {
        Colour colour{};
        if (is_one_of_colours(word, colour)) read_number(kept[static_cast<int>(colour)], most);
    }
    template <class Number, std::size_t count>
    void row_of_colours(const char* word, Number (&kept)[max_colours][count], long long most) {
        Colour colour{};
        if (is_one_of_colours(word, colour)) read_numbers(kept[static_cast<int>(colour)], int{count}, most);
    }
    template <class Number, std::size_t rows, std::size_t count>
    void row_of_colours(const char* word, Number (&kept)[max_colours][rows][count], int number, long long most) {
        Colour colour{};
        if (is_one_of_colours(word, colour)) read_numbers(kept[static_cast<int>(colour)][number], int{count}, most);
    }

private:
    bool is_it(const char* word) {
        const std::uint64_t its_bit = std::uint64_t{1} << (number_ % 64);
        std::uint64_t& seen = seen_[number_++ / 64];
        if (found_ || words_.line().key() != word) return false;
        found_ = true;
        if ((seen & its_bit) != 0) return words_.fail(quoted(word), " stands here for the second time");
        seen |= its_bit;
        return true;
    }
    bool is_one_of_colours(const char* word, Colour& colour) {
        if (found_ || words_.line().key() != word) return false;
        found_ = true;
        return words_.colour(colour);
    }
    template <class Number>
    bool read_number(Number& kept, long long most) {
        long long number = 0;
        const bool may_be_negative = std::is_same_v<Number, std::int32_t>;
        long long largest = most;
        if constexpr (std::is_integral_v<Number>) {
            largest = std::min<long long>(most, std::numeric_limits<Number>::max());
        }
        if (!words_.number(number, may_be_negative ? -largest : 0, largest, "a number")) return false;
        kept = static_cast<Number>(number);
        return true;
    }
    template <class Number>
    void read_numbers(Number* kept, int count, long long most) {
        for (int i = 0; i < count; ++i) {
            if (!read_number(kept[i], most)) return;
        }
    }
    template <class Count, class Read>
    void read_list(Count& count, int most, Read read) {
        count = 0;
        while (words_.has_more()) {
            if (count == most) return static_cast<void>(words_.fail("there are at most ", most));
            if (!read(count)) return;
            ++count;
        }
    }

    PositionWords& words_;
    std::uint64_t seen_[4] = {};
    unsigned number_ = 0;
    bool found_ = false;
};

class PositionReader {
public:
    PositionReader(Game::Inside& inside, const HostVector<PositionLine>& lines, const HostVector<std::uint16_t>& order)
        : table_(inside.table),
          state_(*inside.table.state),
          lines_(lines),
          words_(inside.table),
          word_reader_(words_),
          draws_(inside.table, words_, order, inside.rules.seed) {}

    bool read() {
        lay_ready(table_);
        draws_.empty_bag();
        mark_what_follows();
        lay_start(table_);
        if (!lay_tiles() || !read_the_rest()) return false;
        settle_whose_turn_it_is();
        if (!draws_.settle()) return false;
        return settle_board() && settle_supplies() && settle_turn();
    }
    const Error& error() const { return words_.error(); }

private:
    // What follows from the rest unless it is told.
    static constexpr std::uint8_t not_told = 255;
    void mark_what_follows() {
        state_.turn = 0;
        state_.player = not_told;
        state_.step = not_told;
        state_.active_pile = not_told;
    }

    // --- tiles ---

    using Lines = HostVector<const PositionLine*>;
    Lines no_lines() const { return Lines(HostAllocator<const PositionLine*>(table_.setup->allocator)); }

    // As they stand, but for those that nothing lies beside yet, and for this turn's, which all others were laid
    // before.
    bool lay_tiles() {
        const PositionLine* const turns = line_of_turns_tile();
        Lines left = no_lines();
        Lines later = no_lines();
        for (const PositionLine& line : lines_) {
            if (line.key() == "ferry") ferries_.push_back(&line);
        }
        for (const PositionLine& line : lines_) {
            const bool is_face_down = line.key() == "face_down";
            if (line.key() != "tile" && !is_face_down) continue;
            if (&line == turns || (is_face_down && turns != nullptr && turns < &line)) {
                later.push_back(&line);
            } else if (!lay_line(line, left)) {
                return false;
            }
        }
        if (!lay_waiting(left)) return false;
        for (const PositionLine* const line : later) {
            if (!lay_line(*line, left)) return false;
        }
        if (!lay_waiting(left)) return false;
        if (!left.empty()) return refuse_alone(*left.front());
        if (table_.lakes != nullptr) table_.lakes->newcomer = 0;  // whom a lake has met is long in it (VOD-2)
        return true;
    }

    // That on the cell of 'laid', or the last one; whether this turn has laid one is not known yet.
    const PositionLine* line_of_turns_tile() const {
        const PositionLine* last = nullptr;
        std::string_view laid;
        for (const PositionLine& line : lines_) {
            if (line.key() == "laid" && line.count > 1) laid = line.words[1];
            if (line.key() == "tile") last = &line;
        }
        for (const PositionLine& line : lines_) {
            if (line.key() == "tile" && line.count > 1 && line.words[1] == laid) return &line;
        }
        return last;
    }

    struct Waiting {
        int x;
        int y;
        const PositionLine* line;  // null when it is laid

        bool is_before(int other_x, int other_y) const { return x != other_x ? x < other_x : y < other_y; }
    };

    // Each is tried again when a tile has come to lie beside it, so that the order of the lines costs nothing. Those
    // that nothing lies beside yet are left.
    bool lay_waiting(Lines& left) {
        HostVector<Waiting> waiting{HostAllocator<Waiting>(table_.setup->allocator)};
        for (const PositionLine* const line : left) {
            Waiting its{0, 0, line};
            words_.begin(*line);
            if (!words_.cell(its.x, its.y)) return false;
            waiting.push_back(its);
        }
        std::sort(waiting.begin(), waiting.end(), [](const Waiting& a, const Waiting& b) {
            return a.is_before(b.x, b.y) || (a.x == b.x && a.y == b.y && a.line < b.line);
        });
        HostVector<std::size_t> next{HostAllocator<std::size_t>(table_.setup->allocator)};
        for (std::size_t i = waiting.size(); i-- > 0;) next.push_back(i);
        while (!next.empty()) {
            Waiting& its = waiting[next.back()];
            next.pop_back();
            if (its.line == nullptr) continue;
            left.clear();
            if (!lay_line(*its.line, left)) return false;
            if (!left.empty()) continue;
            its.line = nullptr;
            for (const Step& step : around) {
                const int x = its.x + step.x;
                const int y = its.y + step.y;
                auto beside = std::lower_bound(waiting.begin(), waiting.end(), 0,
                                               [&](const Waiting& one, int) { return one.is_before(x, y); });
                for (; beside != waiting.end() && beside->x == x && beside->y == y; ++beside) {
                    next.push_back(static_cast<std::size_t>(beside - waiting.begin()));
                }
            }
        }
        left.clear();
        for (const Waiting& its : waiting) {
            if (its.line != nullptr) left.push_back(its.line);
        }
        std::sort(left.begin(), left.end());
        return true;
    }

    bool refuse_alone(const PositionLine& line) {
        words_.begin(line);
        int x = 0;
        int y = 0;
        std::uint16_t type = 0;
        words_.cell(x, y);
        if (line.key() == "tile" && words_.type(type) && type == table_.setup->abbey) {
            return words_.fail("ABM-3: an abbey lies in a hole, with tiles at all four sides");
        }
        return words_.fail("COM-1: the tile lies beside no other that it could have been laid at");
    }

    bool lay_line(const PositionLine& line, Lines& left) {
        words_.begin(line);
        int x = 0;
        int y = 0;
        if (!words_.cell(x, y)) return false;
        return line.key() == "tile" ? lay_face_up(line, x, y, left) : lay_face_down(line, x, y, left);
    }

    bool lay_face_up(const PositionLine& line, int x, int y, Lines& left) {
        std::uint16_t type = 0;
        long long rotation = 0;
        if (!words_.type(type)) return false;
        if (words_.has_more() && !words_.number(rotation, 0, 3, "the rotation")) return false;
        if (!words_.end()) return false;
        const Board& board = table_.board;
        const CellIndex cell = board.cell_at(x, y);
        if (board.cells[cell].has_tile != 0) return is_of_start(x, y, type, rotation) || refuse_second_tile(x, y);
        if (board.counts->tiles == 0) {
            if (x != 0 || y != 0 || rotation != 0) return words_.fail("HSE-11: the first tile lies at 0,0 as printed");
        } else if (!has_neighbours(type, cell)) {
            left.push_back(&line);
            return true;
        } else if (!fits(type, cell, static_cast<int>(rotation))) {
            return false;
        }
        if (!draws_.take_for_board(type)) return false;
        const TileIndex tile = table_.board.lay(x, y, type, static_cast<int>(rotation));
        note_tile(table_, tile);
        return link(tile);
    }

    bool is_of_start(int x, int y, std::uint16_t type, long long rotation) {
        const TileIndex tile = table_.board.tile_at(x, y);
        const PlacedTile& placed = table_.board.tiles[tile];
        return tile < table_.setup->start.size() && placed.type == type && placed.rotation == rotation;
    }
    bool refuse_second_tile(int x, int y) {
        return words_.fail("COM-1: another tile lies at ", x, ",", y,
                           table_.board.tile_at(x, y) < table_.setup->start.size() ? ", of the starting block" : "");
    }

    // ABM-3: an abbey lies in a hole. RIV-2: each tile of the river but the spring was laid at its end.
    bool has_neighbours(std::uint16_t type, CellIndex cell) const {
        const Cell& its = table_.board.cells[cell];
        if (cell == nowhere || (its.asked == 0 && its.before_river == 0)) return false;
        const Shape& shape = table_.board.shapes[type];
        const bool flows_on = shape.turned[0].river != 0 && (shape.tile_marks & bit(Mark::spring)) == 0;
        if (table_.river != nullptr && flows_on && its.before_river == 0) return false;
        if (type != table_.setup->abbey) return true;
        int sides = 0;
        for (int side = 0; side < 4; ++side) {
            sides += table_.board.tile_at(its.x + around[side].x, its.y + around[side].y) != none32 ? 1 : 0;
        }
        return sides == 4;
    }

    bool fits(std::uint16_t type, CellIndex cell, int rotation) {
        const Cell& its = table_.board.cells[cell];
        if (its.is_outside != 0) return words_.fail(not_on_the_table(table_));
        if (type == table_.setup->abbey) return true;
        if (its.before_river != 0 && !flows_on(type, its, rotation)) {
            return words_.fail("RIV-3: the river flows against the tile");
        }
        if (table_.board.fits(type, cell, rotation)) return true;
        static constexpr const char* sides[] = {"north", "east", "south", "west"};
        const unsigned differ = its.asked ^ table_.board.shapes[type].turned[static_cast<std::size_t>(rotation)].sides;
        int side = 0;
        while ((its.asked >> (2 * side) & 3u) == 0 || (differ >> (2 * side) & 3u) == 0) ++side;
        return words_.fail("COM-2: the ", sides[side], " side does not match its neighbour");
    }
    // RIV-3: with a river side against each that flows into the cell.
    bool flows_on(std::uint16_t type, const Cell& cell, int rotation) const {
        const Board& board = table_.board;
        for (int side = 0; side < 4; ++side) {
            const TileIndex other = board.tile_at(cell.x + around[side].x, cell.y + around[side].y);
            if (other == none32 || board.tiles[other].face_down != 0) continue;
            const bool comes = has_bit(board.turned(board.tiles[other]).river, opposite(side));
            const bool goes = has_bit(board.shapes[type].turned[static_cast<std::size_t>(rotation)].river, side);
            if (comes != goes) return false;
        }
        return true;
    }

    // HAU-3
    bool lay_face_down(const PositionLine& line, int x, int y, Lines& left) {
        if (table_.settings().cemeteries != Cemeteries::haunted) return words_.fail("HAU-3: no tiles lie face down");
        std::uint32_t place = 0;
        if (!draws_.read_place(place) || !words_.end()) return false;
        const Board& board = table_.board;
        if (board.tile_at(x, y) != none32) return refuse_second_tile(x, y);
        const bool lies_beside = std::any_of(std::begin(around), std::end(around), [&](const Step& step) {
            const TileIndex tile = board.tile_at(x + step.x, y + step.y);
            return tile != none32 && is_cemetery(table_, board.tiles[tile]);
        });
        if (!lies_beside) {
            left.push_back(&line);
            return true;
        }
        if (!draws_.take_unseen()) return false;
        draws_.note_face_down(table_.board.lay_face_down(x, y, place));
        return true;
    }

    // FER-1, FER-2: as soon as its tile lies, as what is laid later on sees the road that it makes.
    bool link(TileIndex tile) {
        if (table_.ferries == nullptr) return true;
        for (const PositionLine* const line : ferries_) {
            words_.begin(*line);
            int x = 0;
            int y = 0;
            long long one = 0;
            long long other = 0;
            if (!words_.cell(x, y)) return false;
            if (x != table_.board.tiles[tile].x || y != table_.board.tiles[tile].y) continue;
            if (!words_.number(one, 0, max_segments - 1, "a road") ||
                !words_.number(other, 0, max_segments - 1, "a road") || !words_.end()) {
                return false;
            }
            if (!has_mark(table_, tile, Mark::ferry)) return words_.fail("FER-2: no lake for a ferry is there");
            if (!is_road(tile, one) || !is_road(tile, other) || one >= other) {
                return words_.fail("FER-1: a ferry joins two roads of its lake, that of the lower number first");
            }
            for (std::uint32_t i = 0; i < table_.ferries->links.count; ++i) {
                if (table_.ferries->links.of[i].tile == tile) return words_.fail("FER-2: a lake has one ferry");
            }
            if (table_.ferries->links.count == most_links) return words_.fail("FER-1: there are no more ferries");
            table_.board.link(tile, static_cast<std::uint8_t>(one), static_cast<std::uint8_t>(other));
        }
        return true;
    }
    bool is_road(TileIndex tile, long long number) const {
        const Shape& shape = table_.board.shape(table_.board.tiles[tile]);
        return number < shape.segment_count && shape.kind[static_cast<std::size_t>(number)] == SegmentKind::road;
    }

    // --- the other lines ---

    struct Key {
        std::string_view word;
        bool (PositionReader::*read)();
    };

    bool read_the_rest() {
        static constexpr Key keys[] = {
            {"tile", &PositionReader::is_read},           {"face_down", &PositionReader::is_read},
            {"ferry", &PositionReader::read_ferry},       {"figure", &PositionReader::read_standing},
            {"buried", &PositionReader::read_buried},     {"aside", &PositionReader::read_aside},
            {"prisoner", &PositionReader::read_prisoner}, {"reserve", &PositionReader::read_reserve},
            {"ghost", &PositionReader::read_ghost},       {"floors", &PositionReader::read_floors},
            {"ingots", &PositionReader::read_ingots},     {"unburied", &PositionReader::read_unburied},
            {"goods_taken", &PositionReader::read_goods}, {"goods_left", &PositionReader::read_goods},
            {"score", &PositionReader::read_score},       {"hound", &PositionReader::read_hound},
        };
        for (const PositionLine& line : lines_) {
            words_.begin(line);
            const Key* const key =
                std::find_if(std::begin(keys), std::end(keys), [&](const Key& its) { return its.word == line.key(); });
            const bool is_known = key != std::end(keys) || draws_.knows(line.key());
            if (key != std::end(keys)) {
                if (!(this->*key->read)()) return false;
            } else if (is_known) {
                if (!draws_.read_line()) return false;
            } else if (!word_reader_.read(table_)) {
                return words_.fail_with("line ", line.number, ", column ", line.key().data() - line.text.data() + 1,
                                        ": this game's positions have no ", quoted(line.key()));
            } else if (!words_.is_well() || !words_.end()) {
                return false;
            }
        }
        return true;
    }

    bool is_read() { return true; }
    bool read_ferry() {
        TileIndex tile = 0;
        return table_.ferries != nullptr ? words_.tile(tile) : words_.fail("MEET-2: the game has no ferries");
    }

    // --- figures ---

    // Colour and kind; -1 with a fault.
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
        const FigureSet its_bit = index < 0 ? 0 : FigureSet{1} << (index - first);
        if ((left & its_bit) == 0) {
            words_.fail("MEET-4: ", name_of(colour), " has no further figure of this kind");
            return -1;
        }
        named |= its_bit;
        return index;
    }
    bool read_what_it_has() {
        std::string_view what;
        long long number = 0;
        words_.word(what, "");
        if (what == "fairy") return has_fairy_ = true;
        if (what == "ghosts") {
            if (!words_.number(number, 1, 2, "the number of ghosts on a meeple")) return false;
            ghosts_ = static_cast<std::uint8_t>(number);
            return true;
        }
        if (what == "hound") {
            if (!words_.number(number, 1, hound_count, "a hound")) return false;
            hounds_ |= 1u << static_cast<unsigned>(number - 1);
            return true;
        }
        if (what == "number") return words_.number(number_, 1, 255, "the number of a figure");
        return words_.fail(quoted(what), " is nothing that a figure has");
    }

    // It leaves the supply, or the reserve.
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
        if (table_.figures[index].occupies()) add_meeple(table_, at);
        return haunt(index) && give_hounds(index) && give_fairy(index);
    }
    // It has been there already, and is no newcomer (VOD-2).
    void put_down(int index, NodeIndex at) {
        const std::uint8_t newcomer = table_.lakes != nullptr ? table_.lakes->newcomer : std::uint8_t{0};
        stand(table_, index, at);
        if (table_.lakes != nullptr) table_.lakes->newcomer = newcomer;
    }
    // MEET-4, COO-5, VOD-2
    bool may_stand(const Figure& figure, NodeIndex at) {
        const Node& node = table_.board.nodes[at];
        const FigureRules& rules = rules_of(figure.kind);
        if (node.kind == SegmentKind::vodyanoy && figure.occupies()) return true;
        if (!is_among(rules.stands_on, node.kind)) return words_.fail("MEET-4: such a figure never stands there");
        if (rules.occupies && place_of_kind(node.kind) == nullptr) {
            if (const char* const reason = refuse_ground(table_, at)) return words_.fail(reason);
        }
        if (node.meeples == 255 || table_.board.feature(at).meeples == 255) return words_.fail("nobody else has room");
        if (!figure.occupies() || place_of_kind(node.kind) != nullptr || joins_others()) return true;
        const bool is_free = meeple_standing_on(table_, node) < 0;
        return is_free || words_.fail("COM-5: a meeple stands on this segment already");
    }
    // Whether a meeple may come to stand where another one does: by flight (FLY-2), or by a crop circle (CRP-4).
    bool joins_others() const { return table_.flight != nullptr || table_.crops != nullptr; }

    bool haunt(int index) {
        if (ghosts_ == 0) return true;
        Figure& figure = table_.figures[index];
        if (table_.settings().ghosts_haunt != Ghosts::meeples || !figure.can_be_haunted()) {
            return words_.fail("GCC-4: no ghosts stand on such a figure");
        }
        if (ghosts_ > state_.ghost_supply) return refuse_ghosts();
        figure.ghosts = ghosts_;
        state_.ghost_supply = static_cast<std::uint8_t>(state_.ghost_supply - ghosts_);
        return true;
    }
    bool refuse_ghosts() {
        return words_.fail("COO-3: the game has ", table_.settings().ghosts, " ghosts, and all are placed already");
    }
    bool give_hounds(int index) {
        for (unsigned hound = 0; hound < hound_count; ++hound) {
            if ((hounds_ >> hound & 1u) == 0) continue;
            if (!table_.figures[index].occupies()) return words_.fail("HND-2: a hound stands with a meeple");
            if (!comes(static_cast<int>(hound))) return false;
            state_.hounds[hound] = {HoundPlace::meeple, static_cast<std::uint8_t>(index), table_.figures[index].colour,
                                    0};
        }
        return true;
    }
    // HND-1. Whether its number is reached is seen when all scores are known.
    bool comes(int hound) {
        if (table_.settings().hounds[hound] == 0) return words_.fail("LVL-1: this level has no such hound");
        if (state_.hounds[hound].place != HoundPlace::track)
            return words_.fail("HND-1: the hound is elsewhere already");
        return true;
    }
    bool give_fairy(int index) {
        if (!has_fairy_) return true;
        if (table_.dragon == nullptr) return words_.fail("MEET-2: the game has no fairy");
        table_.dragon->fairy_with = static_cast<std::uint8_t>(index + 1);
        table_.dragon->fairy_at = table_.board.nodes[table_.figures[index].node].tile;
        return true;
    }

    bool has_nothing() {
        return (ghosts_ == 0 && hounds_ == 0 && !has_fairy_) || words_.fail("it can have nothing there");
    }

    bool read_buried() {
        NodeIndex at = 0;
        const int index = read_figure(&at, nullptr);
        if (index < 0 || !has_nothing()) return false;
        const PlacedTile& tile = table_.board.tiles[table_.board.nodes[at].tile];
        const bool can_be = table_.board.nodes[at].kind == SegmentKind::cemetery && is_cemetery(table_, tile) &&
                            table_.settings().cemeteries != Cemeteries::kept;
        if (!can_be) return words_.fail("CEM-2: meeples are buried in cemeteries");
        take(index, FigurePlace::buried);
        put_down(index, at);
        return true;
    }
    // ABM-13
    bool read_aside() {
        NodeIndex at = 0;
        const int index = read_figure(&at, nullptr);
        if (index < 0) return false;
        if (table_.figures[index].kind != FigureKind::wagon) return words_.fail("ABM-13: wagons wait aside");
        take(index, FigurePlace::aside);
        table_.figures[index].node = at;
        return haunt(index) && ((hounds_ == 0 && !has_fairy_) || words_.fail("it can have nothing there"));
    }
    // TWR-8
    bool read_prisoner() {
        Colour holder{};
        const int index = read_figure(nullptr, &holder);
        if (index < 0 || !has_nothing()) return false;
        Figure& figure = table_.figures[index];
        if (table_.towers == nullptr || !figure.occupies() || figure.colour == holder) {
            return words_.fail("TWR-8: prisoners are meeples of other players");
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

    // --- what lies on tiles ---

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
        if (!may_stand) return words_.fail("MIS-6: no ghosts stand there");
        if (count > state_.ghost_supply) return refuse_ghosts();
        put_ghosts(table_, at, static_cast<int>(count));
        return true;
    }
    bool read_floors() {
        TileIndex tile = 0;
        long long floors = 0;
        if (table_.towers == nullptr) return words_.fail("MEET-2: the game has no towers");
        if (!words_.tile(tile) || !words_.number(floors, 1, 255, "the number of floors") || !words_.end()) return false;
        for (std::uint32_t i = 0; i < table_.towers->count; ++i) {
            if (table_.towers_on_board[i].tile != tile) continue;
            table_.towers_on_board[i].floors = static_cast<std::uint8_t>(floors);
            return true;
        }
        return words_.fail("TWR-3: no foundation is there");
    }
    bool read_ingots() {
        if (table_.gold == nullptr) return words_.fail("MEET-2: the game has no gold");
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
        if (!is_cemetery(table_, table_.board.tiles[tile])) return words_.fail("CEM-1: no cemetery is there");
        unburied_.push_back(tile);
        return true;
    }
    bool read_goods() {
        NodeIndex at = 0;
        if (table_.traders == nullptr) return words_.fail("MEET-2: the game has no goods");
        if (!words_.segment(at) || !words_.end()) return false;
        const bool is_complete = table_.board.nodes[at].kind == SegmentKind::city && table_.board.is_closed(at);
        if (!is_complete) return words_.fail("TRB-1: goods are taken of complete cities");
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
        if (!words_.number(total, 0, position::most_points, "a score") || !words_.end()) return false;
        state_.totals[meeple] = static_cast<std::int32_t>(total);
        if (told_scores_[meeple] != nullptr) return words_.fail("this score stands here for the second time");
        told_scores_[meeple] = &words_.line();
        return true;
    }
    // When it is known how much lies on the board.
    bool are_scores_possible() {
        const long long most = most_points_of(table_);
        for (int meeple = 0; meeple < max_colours; ++meeple) {
            if (state_.totals[meeple] <= most) continue;
            words_.begin(*told_scores_[meeple]);
            std::string_view read;
            while (words_.has_more()) words_.word(read, "");
            return words_.fail("CMP-1: nobody can have more than ", most, " points by now");
        }
        return true;
    }
    bool read_hound() {
        long long number = 0;
        std::string_view what;
        if (!words_.number(number, 1, hound_count, "a hound") || !comes(static_cast<int>(number - 1))) return false;
        Hound& hound = state_.hounds[number - 1];
        if (!words_.word(what, "'gone' or 'returns'")) return false;
        if (what == "gone") {
            hound.place = HoundPlace::gone;
            return words_.end();
        }
        if (what != "returns") return words_.fail("a hound is 'gone' or 'returns', or stands with a figure");
        int figure = 0;
        if (!words_.figure(figure) || !words_.end()) return false;
        hound = {HoundPlace::returning, static_cast<std::uint8_t>(figure), table_.figures[figure].colour, 0};
        return true;
    }

    // --- what follows ---

    bool settle_board() {
        if (state_.drawn != none16 && state_.laid != none32) {
            return words_.fail_with("COM-1: this turn's tile has been laid, and another is drawn");
        }
        settle_cemeteries();
        if (table_.traders != nullptr && !settle_cities()) return false;
        if (table_.big_top != nullptr) {
            unsigned shown = 0;
            for (const std::uint8_t of_number : table_.big_top->shown) shown += of_number;
            if (shown > table_.setup->animals) return words_.fail_with("TOP-1: more animals are shown than there are");
        }
        if (table_.dragon == nullptr || table_.dragon->at == none32) return true;
        for (TileIndex tile = 0; tile < table_.board.counts->tiles; ++tile) {
            if (has_mark(table_, tile, Mark::volcano)) return true;
        }
        return words_.fail_with("PRD-2: the dragon comes with the first volcano, and none lies on the board");
    }

    // CEM-6: those that are closed have buried somebody, but for those named.
    void settle_cemeteries() {
        for (std::uint32_t i = state_.open_cemeteries; i-- > 0;) {
            const TileIndex tile = table_.open_cemeteries[i].tile;
            const bool waits = std::find(unburied_.begin(), unburied_.end(), tile) != unburied_.end();
            if (!is_open_cemetery(table_, tile) && !waits) close_for_good(table_, tile);
        }
    }

    bool settle_cities() {
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
        return true;
    }

    // GCC-2: guards that are nowhere else wait beside the track first.
    bool settle_supplies() {
        for (int c = 0; c < max_colours; ++c) {
            const auto colour = static_cast<Colour>(c);
            if (table_.settings().reserve[c] == 0) continue;
            for (int wanted = reserve_[c]; wanted >= 0 && state_.in_reserve[c] != wanted;) {
                const bool into_reserve = state_.in_reserve[c] < wanted;
                const FigurePlace from = into_reserve ? FigurePlace::supply : FigurePlace::reserve;
                const FigureSet there =
                    table_.figures_in(from, colour) & table_.setup->figures_of(FigureKind::guard, colour);
                if (there == 0) return words_.fail_with("GCC-2: there are not so many guards left for the reserve");
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
                if (left < 0) return words_.fail_with("HIL-5: there are not so many tokens with ", number, " sheep");
                table_.hills->bag[number] = static_cast<std::uint8_t>(left);
            }
        }
        if (table_.gold != nullptr) {
            int left = table_.gold->aside;
            for (const std::uint8_t held : table_.gold->held) left -= held;
            if (left < 0) return words_.fail_with("GLD-1: there are not so many ingots");
            table_.gold->aside = static_cast<std::uint8_t>(left);
        }
        // Those who stand there have been looked at, unless it is said of somebody.
        return true;
    }

    static unsigned highest_bit(FigureSet set) {
        unsigned highest = 0;
        for (; set != 0; set &= set - 1) highest = lowest_bit(set);
        return highest;
    }

    // --- the turn ---

    bool has_decision() const { return state_.decision != DecisionKind::over; }
    bool is_exact() const { return state_.step != not_told; }

    void settle_whose_turn_it_is() {
        if (!is_exact() && has_decision() && comes_after_laying(state_.decision) && state_.laid == none32) {
            state_.laid = last_laid();
        }
        if (state_.turn == 0) state_.turn = turn_by_tiles(table_);
        if (state_.player == not_told) state_.player = player_by_turn(table_);
        if (state_.part == 0) state_.part = 1;
    }

    bool settle_turn() {
        if (!are_scores_possible() || !check_hounds_have_come()) return false;
        if (state_.active_pile == not_told) {
            int piles = 0;
            for (int hound = 0; hound < hound_count; ++hound) {
                const bool has_come =
                    table_.settings().hounds[hound] > 0 && state_.hounds[hound].place != HoundPlace::track;
                piles += has_come ? 1 : 0;
            }
            if (state_.decision == DecisionKind::hound_pacifies && piles > 0) --piles;
            state_.active_pile = static_cast<std::uint8_t>(std::min(piles, table_.settings().piles - 1));
        }
        if (const char* const problem = why_state_cannot_be(table_)) return words_.fail_with(problem);
        if (state_.outcome != Outcome::open && !is_exact()) state_.step = 0;  // where it stopped nobody asks any more
        if (is_exact()) return take_decision();
        if (const char* const problem = why_step_cannot_begin(table_)) return words_.fail_with(problem);
        return come_to_decision();
    }

    bool take_decision() {
        if (const char* const problem = why_decision_cannot_be(table_)) {
            return words_.fail_with("the decision ", quoted(name_of(state_.decision)), " cannot be open: ", problem);
        }
        // COM-6: where a meeple may be placed follows from the rest.
        if (state_.decision != DecisionKind::place_meeple) return true;
        const std::uint16_t told = state_.free_ground;
        see_free_ground(table_);
        return told == 0 || told == state_.free_ground ||
               words_.fail_with("COM-6: 'free_ground' is ", int{state_.free_ground}, ", not ", int{told});
    }

    bool check_hounds_have_come() {
        for (int hound = 0; hound < hound_count; ++hound) {
            const int number = table_.settings().hounds[hound];
            if (number == 0 || state_.hounds[hound].place == HoundPlace::track) continue;
            if (!everyone_reached(table_, number)) {
                return words_.fail_with("HND-1: hound ", hound + 1, " comes when ", number,
                                        " points are reached, and they are not");
            }
        }
        return true;
    }

    static bool comes_after_laying(DecisionKind decision) {
        return decision != DecisionKind::draw && decision != DecisionKind::lay_tile &&
               decision != DecisionKind::abbey && decision != DecisionKind::hand;
    }
    TileIndex last_laid() const {
        for (TileIndex tile = table_.board.counts->tiles; tile-- > table_.setup->start.size();) {
            if (table_.board.tiles[tile].face_down == 0) return tile;
        }
        return none32;
    }
    // Where no step is told the turn is played on from that which asks for the decision.
    bool come_to_decision() {
        const DecisionKind wanted = has_decision()           ? state_.decision
                                    : state_.drawn != none16 ? DecisionKind::lay_tile
                                                             : DecisionKind::over;
        state_.stage = 0;
        state_.step = 0;
        if (wanted != DecisionKind::over) {
            const int step = step_that_asks(table_, wanted);
            if (step < 0) {
                return words_.fail_with("the decision ", quoted(name_of(wanted)),
                                        " needs the words 'step' and 'stage' in this game");
            }
            state_.step = static_cast<std::uint8_t>(step);
        }
        if (comes_after_laying(wanted) && wanted != DecisionKind::over && state_.laid == none32) {
            return words_.fail_with("the decision ", quoted(name_of(wanted)),
                                    " comes after the laying of a tile, and none but the starting block lies there");
        }
        state_.decision = DecisionKind::over;
        play_on(table_);
        if (wanted == DecisionKind::over || state_.decision == wanted) return true;
        return words_.fail_with("the decision ", quoted(name_of(wanted)), " does not come up: the rules go on to ",
                                quoted(name_of(state_.decision)));
    }

    Table& table_;
    State& state_;
    const HostVector<PositionLine>& lines_;
    PositionWords words_;
    WordReader word_reader_;
    Lines ferries_ = no_lines();
    PositionDraws draws_;
    HostVector<TileIndex> unburied_{HostAllocator<TileIndex>(table_.setup->allocator)};
    HostVector<const PositionLine*> told_cities_{HostAllocator<const PositionLine*>(table_.setup->allocator)};
    const PositionLine* told_scores_[max_colours] = {};
    FigureSet named_[max_colours] = {};
    int reserve_[max_colours] = {-1, -1, -1, -1, -1, -1};
    // Of the figure being read.
    long long number_ = 0;
    std::uint8_t ghosts_ = 0;
    unsigned hounds_ = 0;
    bool has_fairy_ = false;
};

// The lines up to one with this key, or to the end of the text; the first of them has been read.
class PositionLines {
public:
    explicit PositionLines(const Allocator& allocator)
        : words_(allocator), lines_(HostAllocator<PositionLine>(allocator)) {}

    void take(RecordLines& lines, bool is_any, std::string_view end) {
        HostVector<std::size_t> first{HostAllocator<std::size_t>(words_.get_allocator().host)};
        for (; is_any && lines.word(0) != end; is_any = lines.next()) {
            first.push_back(words_.size());
            words_.insert(words_.end(), lines.words().begin(), lines.words().end());
            lines_.push_back({lines.line(), nullptr, lines.count(), lines.number()});
        }
        for (std::size_t i = 0; i < lines_.size(); ++i) lines_[i].words = words_.data() + first[i];
    }
    const HostVector<PositionLine>& lines() const { return lines_; }

private:
    RecordWords words_;
    HostVector<PositionLine> lines_;
};

bool is_sound(const Table& table, Error& error) {
    HostString flaws{HostAllocator<char>(table.setup->allocator)};
    flaws_of(table, flaws);
    if (flaws.empty()) return true;
    const std::string_view all = flaws;
    const std::string_view first = all.substr(0, all.find('\n'));
    error = {Status::invalid_position, Message::of("the position cannot be: ", first.substr(first.find(": ") + 2))};
    return false;
}

}  // namespace

std::optional<Game> game_at(const RecordHeader& header, RecordLines& lines, bool is_any, std::string_view end,
                            Error& error, const Allocator* allocator) {
    const HostVector<std::uint16_t>& order = header.order;
    std::optional<Game> game =
        GameMaker::make_empty(header.rules, header.sets.data(), header.sets.size(),
                              order.empty() ? nullptr : order.data(), order.size(), error, allocator);
    if (!game) return std::nullopt;
    Game::Inside& inside = game->inside();
    PositionLines position(inside.allocator);
    position.take(lines, is_any, end);
    inside.table.events = nullptr;
    PositionReader reader(inside, position.lines(), order);
    if (!reader.read()) {
        error = reader.error();
        return std::nullopt;
    }
    if (!is_sound(inside.table, error)) return std::nullopt;
    inside.begins_with_position = true;
    inside.rebuild_table();
    return game;
}

std::optional<Game> from_position(std::string_view text, const TileSet* sets, std::size_t set_count, Error& error,
                                  const Allocator* allocator) try {
    if (text.size() > max_position_text) {
        error = {Status::invalid_position, "line 1: a position is at most 4 MiB long"};
        return std::nullopt;
    }
    const Allocator host = allocator != nullptr ? *allocator : Allocator{};
    RecordLines lines(text, host);
    RecordHeader header(host);
    bool is_any = false;
    if (!read_position_header(lines, sets, set_count, host, header, is_any)) {
        error = lines.error();
        if (error.status == Status::invalid_record) error.status = Status::invalid_position;
        return std::nullopt;
    }
    return game_at(header, lines, is_any, {}, error, allocator);
} catch (const std::bad_alloc&) {
    error = {Status::out_of_memory, "no memory for the game"};
    return std::nullopt;
}

std::string flaws_of(const Game& game) { return flaws_of(game.inside().table); }

void flaws_of(const Game& game, HostString& text) { flaws_of(game.inside().table, text); }

}  // namespace mistbank
