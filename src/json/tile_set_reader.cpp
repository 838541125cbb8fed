// Reads tile sets from JSON. Converts the JSON to the text format of src/tiles/FORMAT.md and passes the text to its
// reader. The two formats therefore follow the same rules, and records can contain the text.
#include <array>
#include <charconv>

#include "json/tile_sets.hpp"
#include "tiles/sides.hpp"

namespace mistbank::json {
namespace {

using tile_text::half_named;
using tile_text::half_side_count;
using tile_text::name_of_half;
using tile_text::name_of_side;

constexpr int direction_count = 8;
// The highest number of a segment kind that can be printed on tiles.
constexpr int last_kind = static_cast<int>(SegmentKind::river);

/// A segment as written in the JSON.
struct Told {
    Segment segment;
    unsigned parted = 0;
    bool has_anchor = false;
    Place place;
};

class SetReader {
public:
    SetReader(Reader& in, const Allocator& allocator)
        : in_(in),
          head_(allocator),
          tiles_(allocator),
          start_(allocator),
          words_(allocator),
          told_(allocator),
          title_(allocator),
          provenance_(allocator),
          allocator_(allocator) {}

    std::optional<TileSet> read() {
        const Place begin = in_.place();
        const bool is_read = in_.object([&](std::string_view name) { return read_field(name); }) && in_.end();
        if (!is_read) return std::nullopt;
        Lines text(allocator_);
        text.add(begin, tile_sets::format);
        text.add(head_);
        text.add(tiles_);
        if (!start_.is_empty()) text.add(begin, "start");
        text.add(start_);
        Error error;
        std::optional<TileSet> set = TileSet::parse(text.text(), error, allocator_);
        if (!set) return refuse(text, begin, error);
        if (!says_the_same(*set, begin)) return std::nullopt;
        return set;
    }

private:
    /// The lines of a tile text, with the source of each line in the JSON.
    class Lines {
    public:
        explicit Lines(const Allocator& allocator) : text_(allocator), places_(allocator) {}

        template <class... Parts>
        void add(Place place, const Parts&... parts) {
            (append(parts), ...);
            text_ += '\n';
            places_.push_back(place);
        }
        void add(const Lines& others) {
            text_ += others.text_;
            places_.insert(places_.end(), others.places_.begin(), others.places_.end());
        }
        std::string_view text() const { return text_; }
        bool is_empty() const { return places_.empty(); }
        Place place(std::size_t line, Place otherwise) const {
            return line >= 1 && line <= places_.size() ? places_[line - 1] : otherwise;
        }

    private:
        void append(std::string_view words) { text_ += words; }
        void append(int number) { text_ += ShortText<12>::of(number).view(); }

        HostString text_;
        HostVector<Place> places_;
    };

    /// Sets `error` to the reason from the text reader, with the position in the JSON.
    std::nullopt_t refuse(const Lines& text, Place begin, const Error& error) {
        std::string_view reason = error.message;
        std::size_t line = 0;
        constexpr std::string_view before = "line ";
        if (reason.substr(0, before.size()) == before) {
            std::from_chars(reason.data() + before.size(), reason.data() + reason.size(), line);
            const std::size_t end = reason.find(": ");
            if (end != std::string_view::npos) reason.remove_prefix(end + 2);
        }
        in_.refuse_at(text.place(line, begin), error.status, reason);
        return std::nullopt;
    }

    /// Returns whether the set equals the JSON. Refuses JSON that the text format cannot express.
    bool says_the_same(const TileSet& set, Place begin) {
        std::size_t at = 0;
        for (const TileType& type : set.types()) {
            for (int i = 0; i < type.segment_count; ++i, ++at) {
                const Segment& segment = type.segments[static_cast<std::size_t>(i)];
                const Segment& meant = told_[at].segment;
                const auto refuse_it = [&](const char* reason) {
                    return in_.refuse_at(told_[at].place, Status::invalid_tile_set, reason);
                };
                if (segment.shared != meant.shared)
                    return refuse_it("both cities of a shared side must list the side in 'shared'");
                if (segment.touches != meant.touches) {
                    return refuse_it("a field that touches a city at a shared side must touch both cities there");
                }
            }
        }
        if (set.title() == title_ && set.provenance() == provenance_) return true;
        return in_.refuse_at(begin, Status::invalid_tile_set,
                             "title and provenance cannot begin or end with a blank, or have two blanks in a row");
    }

    bool read_field(std::string_view name) {
        if (name == "format") return read_format();
        if (name == "fingerprint") return in_.skip();
        if (name == "name") return read_words(words_) && (head_.add(in_.place(), "name ", words_), true);
        if (name == "title") return read_head("title", title_);
        if (name == "provenance") return read_head("provenance", provenance_);
        if (name == "tiles") return in_.array([&] { read_tile(); });
        if (name == "start") return in_.array([&] { read_start(); });
        return false;
    }

    bool read_format() {
        Name name;
        if (!in_.text(name)) return false;
        return name == std::string_view(tile_sets::format) ||
               in_.refuse("the format must be ", quoted(tile_sets::format), ", not ", quoted(name));
    }

    /// Reads a string, which must not contain # or control characters.
    bool read_words(HostString& words) {
        if (!in_.text(words)) return false;
        for (const char c : words) {
            if (static_cast<unsigned char>(c) < ' ' || c == '#' || c == 0x7f) {
                return in_.refuse(in_.what(), " cannot contain # or control characters");
            }
        }
        return true;
    }

    bool read_head(const char* keyword, HostString& words) {
        const Place place = in_.place();
        if (!read_words(words)) return false;
        if (!words.empty()) head_.add(place, keyword, " ", words);
        return true;
    }

    // --- tiles ---

    void read_tile() {
        const Place place = in_.place();
        Name id;
        int copies = 1;
        std::uint32_t marks = 0;
        int direction = -1;
        HostString provenance(allocator_);
        std::array<Told, max_segments> segments;
        int count = 0;
        const bool is_read = in_.object([&](std::string_view name) {
            if (name == "id") return in_.text(id);
            if (name == "copies") return in_.whole(copies, INT32_MIN, INT32_MAX);
            if (name == "provenance") return read_words(provenance);
            if (name == "marks") return read_marks(marks);
            if (name == "machine_direction") return read_direction(direction);
            if (name == "segments") return in_.array([&] { read_segment(segments, count); });
            return false;
        });
        if (!is_read) return;
        if (!is_word(id)) {
            in_.refuse_at(place, Status::invalid_json,
                          "a tile needs an 'id' of 1 to 15 characters from A-Z a-z 0-9 _ -");
            return;
        }
        tiles_.add(place, "tile ", id.view());
        tiles_.add(place, "copies ", copies);
        if (!provenance.empty()) tiles_.add(place, "provenance ", provenance);
        for (int mark = 0; mark < tile_sets::mark_count; ++mark) {
            if ((marks >> mark & 1u) == 0) continue;
            const bool flies = static_cast<Mark>(mark) == Mark::machine && direction >= 0;
            tiles_.add(place, "mark ", tile_sets::mark_name(mark), flies ? " " : "",
                       flies ? tile_sets::directions[direction] : "");
        }
        for (int i = 0; i < count && in_.is_well(); ++i) add_segment(segments, count, i);
    }

    static bool is_word(std::string_view word) {
        for (const char c : word) {
            if (c <= ' ' || c > '~' || c == '#') return false;
        }
        return !word.empty();
    }

    bool read_marks(std::uint32_t& marks) {
        return in_.array([&] {
            const int mark = read_name(in_, tile_sets::mark_count, [](int i) {
                return *tile_sets::mark_name(i) == '?' ? nullptr : tile_sets::mark_name(i);
            });
            if (mark >= 0) marks |= 1u << mark;
        });
    }

    bool read_direction(int& direction) {
        direction = read_name(in_, direction_count, [](int i) { return tile_sets::directions[i]; });
        return direction >= 0;
    }

    void read_segment(std::array<Told, max_segments>& segments, int& count) {
        if (count == max_segments) {
            in_.refuse_at(in_.place(), Status::invalid_tile_set, "a tile has at most ", max_segments, " segments");
            return;
        }
        Told& told = segments[static_cast<std::size_t>(count++)];
        Segment& segment = told.segment;
        told.place = in_.place();
        segment.kind = SegmentKind{};
        const bool is_read = in_.object([&](std::string_view name) {
            if (name == "kind") return read_kind_of_segment(segment.kind);
            if (name == "sides") return read_sides(segment.sides);
            if (name == "shared") return read_sides(segment.shared);
            if (name == "parted") return read_sides(told.parted);
            if (name == "halves") return read_halves(segment.half_sides);
            if (name == "touches") return read_touches(segment.touches);
            if (name == "coats") return in_.whole(segment.coats, 0, 9);
            if (name == "symbols") return in_.whole(segment.symbols, 0, 9);
            if (name == "marks") return read_marks(segment.marks);
            if (name == "at") return read_anchor(told);
            return false;
        });
        if (is_read && segment.kind == SegmentKind{}) {
            in_.refuse_at(told.place, Status::invalid_json, "a segment needs the field 'kind'");
        }
    }

    bool read_kind_of_segment(SegmentKind& kind) {
        const int number = read_name(in_, last_kind + 1,
                                     [](int i) { return i == 0 ? nullptr : name_of(static_cast<SegmentKind>(i)); });
        if (number > 0) kind = static_cast<SegmentKind>(number);
        return number > 0;
    }

    template <class Bits>
    bool read_sides(Bits& sides) {
        sides = 0;
        return in_.array([&] {
            const int side = read_name(in_, 4, [](int i) { return tile_sets::directions[i]; });
            if (side >= 0) sides = static_cast<Bits>(sides | 1u << side);
        });
    }

    bool read_halves(std::uint8_t& halves) {
        halves = 0;
        return in_.array([&] {
            Name name;
            if (!in_.text(name)) return;
            const std::optional<int> half = half_named(name);
            if (half) {
                halves = static_cast<std::uint8_t>(halves | 1u << *half);
            } else {
                in_.refuse("unknown half side ", quoted(name), ": expected NL, NR, EL, ER, SL, SR, WL or WR");
            }
        });
    }

    bool read_touches(std::uint16_t& touches) {
        return in_.array([&] {
            int city = 0;
            if (in_.whole(city, 0, max_segments - 1)) touches = static_cast<std::uint16_t>(touches | 1u << city);
        });
    }

    bool read_anchor(Told& told) {
        const Place place = in_.place();
        int count = 0;
        in_.array([&] {
            std::uint8_t percent = 0;
            if (!in_.whole(percent, 0, 100)) return;
            (count == 0 ? told.segment.anchor_x : told.segment.anchor_y) = percent;
            ++count;
        });
        told.has_anchor = true;
        return count == 2 ||
               in_.refuse_at(place, Status::invalid_json,
                             "'at' needs two numbers: the distances from the west and north sides in percent");
    }

    // --- the text of a segment ---

    using Words = ShortText<200>;

    static Words list_of_sides(const char* keyword, unsigned sides) {
        Words words;
        for (int side = 0; side < 4; ++side) {
            if ((sides >> side & 1u) == 0) continue;
            if (words.empty()) words += keyword;
            (words += ' ') += name_of_side(side);
        }
        return words;
    }

    void add_segment(const std::array<Told, max_segments>& all, int count, int number) {
        const Told& told = all[static_cast<std::size_t>(number)];
        const Segment& segment = told.segment;
        const unsigned lent = sides_lent(all, count, number);
        Words words = name_of(segment.kind);
        words += list_of_sides("", segment.sides & ~lent);
        if (segment.kind == SegmentKind::field) add_halves(words, segment.half_sides);
        words += list_of_sides(" parted", told.parted);
        if (segment.touches != 0) {
            unsigned touched = 0;
            if (!touched_sides(all, count, told, touched)) return;
            words += list_of_sides(" touches", touched);
        }
        words += list_of_sides(" shares", lent);
        if (segment.kind == SegmentKind::mist || segment.symbols != 0) words += Words::of(" symbols ", segment.symbols);
        if (segment.coats != 0) words += Words::of(" coats ", segment.coats);
        for (int mark = 0; mark < tile_sets::mark_count; ++mark) {
            if ((segment.marks >> mark & 1u) != 0) (words += " ") += tile_sets::mark_name(mark);
        }
        if (told.has_anchor) words += Words::of(" at ", segment.anchor_x, " ", segment.anchor_y);
        tiles_.add(told.place, words.view());
        told_.push_back(told);
    }

    static void add_halves(Words& words, unsigned halves) {
        if (halves == 0xff) {
            words += " all";
        } else if (halves == 0) {
            words += " inner";
        } else {
            for (int half = 0; half < half_side_count; ++half) {
                if ((halves >> half & 1u) != 0) (words += " ") += name_of_half(half);
            }
        }
    }

    /// Returns the shared sides of a city that the text lists as sides of another city (HIL-13). The text lists a
    /// shared side as a side of the first city, unless the second city would then have no side.
    static unsigned sides_lent(const std::array<Told, max_segments>& all, int count, int number) {
        unsigned own[max_segments] = {};
        unsigned lent = 0;
        for (int i = 0; i < count; ++i) {
            const Segment& segment = all[static_cast<std::size_t>(i)].segment;
            own[i] = segment.sides & ~unsigned{segment.shared};
        }
        for (unsigned side = 1; side < 16; side <<= 1) {
            int first = -1, second = -1;
            for (int i = 0; i < count; ++i) {
                const Segment& segment = all[static_cast<std::size_t>(i)].segment;
                if ((segment.shared & segment.sides & side) != 0) (first < 0 ? first : second) = i;
            }
            if (first < 0) continue;
            const int owner = second >= 0 && own[second] == 0 && own[first] != 0 ? second : first;
            own[owner] |= side;
            if (number != owner && (number == first || number == second)) lent |= side;
        }
        return lent;
    }

    /// Collects the sides that name the cities next to a field. A city is named by a side that it does not share, if
    /// possible. Otherwise it is named by a shared side, which also names the other city.
    bool touched_sides(const std::array<Told, max_segments>& all, int count, const Told& field, unsigned& sides) {
        for (int city = 0; city < max_segments; ++city) {
            if ((field.segment.touches >> city & 1) == 0) continue;
            const bool is_city = city < count && all[static_cast<std::size_t>(city)].segment.kind == SegmentKind::city;
            if (!is_city) {
                return in_.refuse_at(field.place, Status::invalid_tile_set, "the field touches segment ", city,
                                     ", which is not a city of this tile");
            }
            const Segment& segment = all[static_cast<std::size_t>(city)].segment;
            const unsigned own = segment.sides & ~unsigned{segment.shared};
            const unsigned from = own != 0 ? own : segment.sides;
            sides |= from & (~from + 1u);
        }
        return true;
    }

    void read_start() {
        const Place place = in_.place();
        int x = 0;
        int y = 0;
        Name tile;
        const bool is_read = in_.object([&](std::string_view name) {
            if (name == "x") return in_.whole(x, INT16_MIN, INT16_MAX);
            if (name == "y") return in_.whole(y, INT16_MIN, INT16_MAX);
            if (name == "tile") return in_.text(tile);
            return false;
        });
        if (!is_read) return;
        if (is_word(tile)) {
            start_.add(place, x, " ", y, " ", tile.view());
        } else {
            in_.refuse_at(place, Status::invalid_json,
                          "a cell of the starting block needs the field 'tile' with the id of a tile");
        }
    }

    Reader& in_;
    Lines head_;
    Lines tiles_;
    Lines start_;
    HostString words_;
    HostVector<Told> told_;
    HostString title_;
    HostString provenance_;
    Allocator allocator_;
};

}  // namespace
}  // namespace mistbank::json

namespace mistbank {

std::optional<TileSet> tile_set_from_json(std::string_view text, Error& error, const Allocator& allocator,
                                          Message* ignored) {
    std::optional<TileSet> set;
    const auto read = [&](json::Reader& in) {
        set = json::SetReader(in, allocator).read();
        return set.has_value();
    };
    if (!json::read_whole(text, error, ignored, allocator, read)) return std::nullopt;
    return set;
}

}  // namespace mistbank
