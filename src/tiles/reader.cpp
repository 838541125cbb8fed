// Reads a tile set in the format of FORMAT.md: an opening line, a header, the tiles, and optionally a starting block.
#include <algorithm>
#include <array>
#include <utility>

#include "mistbank/tile_set.hpp"
#include "tiles/line.hpp"
#include "tiles/parse.hpp"
#include "tiles/segment_reader.hpp"
#include "tiles/whole_tile.hpp"

namespace mistbank {

using tile_text::Line;
using tile_text::Place;
using tile_text::quoted;
using tile_text::Reason;
using tile_text::SegmentLine;
using tile_text::Word;

namespace {

constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
constexpr std::size_t longest_tile_id = 15;
constexpr std::size_t longest_set_name = 31;
constexpr std::size_t longest_title = 200;
// Maximum length of a provenance in bytes. The length is limited because every type can have a provenance.
constexpr std::size_t longest_provenance = 4000;
constexpr int most_copies = 9999;
// Number of types to reserve memory for. The built-in sets have fewer types, so their memory is allocated once.
constexpr std::size_t usual_types = 64;

constexpr int step_x[] = {0, 1, 0, -1};
constexpr int step_y[] = {-1, 0, 1, 0};

bool is_id(std::string_view word, std::size_t longest) {
    constexpr std::string_view allowed = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";
    return !word.empty() && word.size() <= longest && word.find_first_not_of(allowed) == std::string_view::npos;
}

bool begins_like_number(std::string_view word) {
    return std::string_view("+-0123456789").find(word.front()) != std::string_view::npos;
}

const char* name_of(SideKind kind) {
    switch (kind) {
        case SideKind::road: return "road";
        case SideKind::city: return "city";
        case SideKind::river: return "river";
        default: return "field";
    }
}

ShortText<24> cell_name(const StartTile& tile) { return ShortText<24>::of(tile.x, " ", tile.y); }

/// Returns the reason why a line cannot begin with this word.
Reason misplaced(std::string_view word) {
    if (word == "mistbank-tiles") return Reason::of(quoted(word), " is given twice");
    if (word == "name" || word == "title") return Reason::of(quoted(word), " must come before the first tile");
    if (word == "provenance") return Reason::of(quoted(word), " must come before the starting block");
    if (word == "copies" || word == "mark" || tile_text::segment_kind_named(word)) {
        return Reason::of(quoted(word), " belongs to a tile");
    }
    return Reason::of("unknown word ", quoted(word));
}

}  // namespace

/// Reads a tile set line by line. Functions that read a part return false on failure, with the reason in `error`;
/// reading then ends.
class TileReader {
public:
    TileReader(int first_line, Error& error, const Allocator& allocator)
        : first_line_(first_line), error_(error), set_(allocator) {}

    std::optional<TileSet> read(std::string_view text);
    std::optional<TileSet> read_and_keep(std::string_view text);

private:
    enum class Section { opening, head, tiles, start };

    bool read_lines(std::string_view text);
    bool read_line(Line& line);
    bool read_opening(const Word& word, Line& line);
    bool read_head(const Word& word, Line& line);
    bool read_name(const Word& word, Line& line);
    bool read_title(const Word& word, Line& line);
    bool read_provenance(const Word& word, Line& line, HostString& provenance, std::size_t begin);

    bool begin_tile(const Word& word, Line& line);
    bool read_tile(const Word& word, Line& line);
    bool read_copies(const Word& word, Line& line);
    bool read_segment(SegmentKind kind, const Word& word, Line& line);
    bool finish_tile();

    bool begin_start(const Word& word, Line& line);
    bool read_start(Line& line);
    bool check_start_tile(const StartTile& tile, Place cell, const Word& id);
    bool check_neighbours(const StartTile& tile, Place cell);
    bool check_connected();
    const StartTile* start_tile_at(int x, int y) const;

    bool finish();
    bool take_id(const Word& owner, Line& line, std::size_t longest, Word& id);
    template <class... Parts>
    bool refuse(Place place, const Parts&... reason) {
        return tile_text::refuse(error_, place, reason...);
    }

    int first_line_;
    Error& error_;
    TileSet set_;
    Section section_ = Section::opening;
    Place end_;

    // The tile that is being read.
    TileType tile_;
    Place tile_place_;
    bool copies_given_ = false;
    std::array<SegmentLine, max_segments> segment_lines_;

    Place start_place_;
    std::array<Place, max_start_tiles> start_places_;
};

// --- the text and its header ---------------------------------------------------------------------------------------

std::optional<TileSet> TileReader::read(std::string_view text) {
    if (text.size() > max_tile_text) {
        refuse({first_line_, 1}, "the text is longer than ", max_tile_text, " bytes");
        return std::nullopt;
    }
    if (!read_lines(text) || !finish()) return std::nullopt;
    set_.fingerprint_ = set_.sum();
    error_ = Error();
    return std::move(set_);
}

std::optional<TileSet> TileReader::read_and_keep(std::string_view text) {
    std::optional<TileSet> set = read(text);
    if (set) set->text_ = text;
    return set;
}

bool TileReader::read_lines(std::string_view text) {
    if (text.substr(0, byte_order_mark.size()) == byte_order_mark) text.remove_prefix(byte_order_mark.size());
    for (int number = first_line_;; ++number) {
        const std::size_t newline = text.find('\n');
        std::string_view content = text.substr(0, newline);
        if (!content.empty() && content.back() == '\r') content.remove_suffix(1);
        end_ = Place{number, static_cast<int>(content.size()) + 1};
        if (!tile_text::check_bytes(content, number, error_)) return false;
        Line line(content, number);
        if (!line.at_end() && !read_line(line)) return false;
        if (newline == std::string_view::npos) return true;
        text.remove_prefix(newline + 1);
    }
}

bool TileReader::read_line(Line& line) {
    if (section_ == Section::start && begins_like_number(line.peek().text)) return read_start(line);
    const Word word = line.take();
    if (section_ == Section::opening) return read_opening(word, line);
    if (word.text == "tile") return begin_tile(word, line);
    if (word.text == "start") return begin_start(word, line);
    if (section_ == Section::head) return read_head(word, line);
    if (section_ == Section::tiles) return read_tile(word, line);
    return refuse(word.place, misplaced(word.text));
}

bool TileReader::read_opening(const Word& word, Line& line) {
    if (word.text != "mistbank-tiles") {
        return refuse(word.place, "the text must begin with 'mistbank-tiles 1'", instead(word));
    }
    const Word version = line.take();
    if (version.text != "1") return refuse(version.place, quoted(word.text), " needs version 1", instead(version));
    section_ = Section::head;
    set_.types_.reserve(usual_types);
    set_.provenance_places_.reserve(usual_types);
    return check_end(line, word, error_);
}

bool TileReader::read_head(const Word& word, Line& line) {
    if (word.text == "name") return read_name(word, line);
    if (word.text == "title") return read_title(word, line);
    if (word.text == "provenance") return read_provenance(word, line, set_.provenance_, 0);
    return refuse(word.place, misplaced(word.text));
}

bool TileReader::read_name(const Word& word, Line& line) {
    if (!set_.name_.empty()) return refuse(word.place, "'name' is given twice");
    Word name;
    if (!take_id(word, line, longest_set_name, name)) return false;
    set_.name_ = name.text;
    return true;
}

bool TileReader::read_title(const Word& word, Line& line) {
    if (!set_.title_.empty()) return refuse(word.place, "'title' is given twice");
    const Word title = line.take_rest();
    if (title.text.empty()) return refuse(title.place, "'title' needs a text");
    if (title.text.size() > longest_title) {
        return refuse(title.place, "the title is longer than ", longest_title, " bytes");
    }
    set_.title_ = title.text;
    return true;
}

/// Reads a line of a provenance and appends it to `provenance`, where this provenance begins at the offset `begin`.
bool TileReader::read_provenance(const Word& word, Line& line, HostString& provenance, std::size_t begin) {
    const Word more = line.take_rest();
    if (more.text.empty()) return refuse(more.place, quoted(word.text), " needs a text");
    if (provenance.size() > begin) provenance += ' ';
    provenance += more.text;
    if (provenance.size() - begin <= longest_provenance) return true;
    return refuse(more.place, "the provenance is longer than ", longest_provenance, " bytes");
}

bool TileReader::take_id(const Word& owner, Line& line, std::size_t longest, Word& id) {
    id = line.take();
    if (!is_id(id.text, longest)) {
        return refuse(id.place, quoted(owner.text), " needs 1 to ", longest, " characters of A-Z a-z 0-9 _ -",
                      instead(id));
    }
    return check_end(line, owner, error_);
}

// --- tiles ---------------------------------------------------------------------------------------------------------

bool TileReader::begin_tile(const Word& word, Line& line) {
    if (section_ == Section::start) return refuse(word.place, "'tile' must come before the starting block");
    if (section_ == Section::tiles && !finish_tile()) return false;
    if (set_.types_.size() == static_cast<std::size_t>(max_tile_types)) {
        return refuse(word.place, "there are more than ", max_tile_types, " tile types");
    }
    Word id;
    if (!take_id(word, line, longest_tile_id, id)) return false;
    if (set_.find(id.text) >= 0) return refuse(id.place, "tile ", quoted(id.text), " is given twice");
    section_ = Section::tiles;
    tile_ = TileType();
    tile_.id = id.text;
    tile_place_ = word.place;
    copies_given_ = false;
    set_.provenance_places_.push_back(static_cast<TileSet::Place>(set_.own_provenances_.size()));
    return true;
}

bool TileReader::read_tile(const Word& word, Line& line) {
    if (word.text == "copies") return read_copies(word, line);
    if (word.text == "provenance")
        return read_provenance(word, line, set_.own_provenances_, set_.provenance_places_.back());
    if (word.text == "mark") return tile_text::read_mark(word, line, tile_, error_);
    if (const auto kind = tile_text::segment_kind_named(word.text)) return read_segment(*kind, word, line);
    return refuse(word.place, misplaced(word.text));
}

bool TileReader::read_copies(const Word& word, Line& line) {
    if (copies_given_) return refuse(word.place, "'copies' is given twice");
    copies_given_ = true;
    return take_number(line, quoted(word.text), 1, most_copies, tile_.copies, error_) && check_end(line, word, error_);
}

bool TileReader::read_segment(SegmentKind kind, const Word& word, Line& line) {
    SegmentLine segment;
    if (!tile_text::read_segment(kind, word, line, segment, error_)) return false;
    if (!check_room(tile_, segment, error_)) return false;
    segment_lines_[tile_.segment_count] = segment;
    tile_.segments[tile_.segment_count++] = segment.segment;
    return true;
}

bool TileReader::finish_tile() {
    if (!check_abbey(tile_, segment_lines_.data(), error_)) return false;
    unsigned parted = 0;
    for (int i = 0; i < tile_.segment_count; ++i) {
        if (!resolve_shares(tile_, i, segment_lines_[i], error_)) return false;
        if (!check_parted(tile_, segment_lines_[i], error_)) return false;
        parted |= segment_lines_[i].parted_sides;
    }
    for (int i = 0; i < tile_.segment_count; ++i) {
        if (!resolve_touches(tile_, i, segment_lines_[i], error_)) return false;
    }
    const Reason fault = tile_text::fault_of(tile_, parted);
    if (!fault.empty()) return refuse(tile_place_, "tile ", quoted(tile_.id), ": ", fault);
    set_.types_.push_back(tile_);
    return true;
}

// --- the starting block --------------------------------------------------------------------------------------------

bool TileReader::begin_start(const Word& word, Line& line) {
    if (section_ == Section::start) return refuse(word.place, "'start' is given twice");
    if (section_ == Section::head) return refuse(word.place, "'start' needs a tile before it");
    section_ = Section::start;
    start_place_ = word.place;
    return check_end(line, word, error_) && finish_tile();
}

bool TileReader::read_start(Line& line) {
    // No tile of a connected block can be further from 0,0.
    constexpr int furthest = max_start_tiles - 1;
    StartTile tile;
    const Place cell = line.peek().place;
    if (!take_number(line, "x of a cell", -furthest, furthest, tile.x, error_)) return false;
    if (!take_number(line, "y of a cell", -furthest, furthest, tile.y, error_)) return false;
    const Word id = line.take();
    tile.type = set_.find(id.text);
    if (tile.type < 0) return refuse(id.place, "a cell needs the id of a tile in this set", instead(id));
    if (set_.types_[tile.type].has(Mark::abbey)) {  // an abbey (ABM-1)
        return refuse(id.place, "tile ", quoted(id.text), " is an abbey and cannot be in a starting block (ABM-1)");
    }
    if (!check_end(line, id, error_) || !check_start_tile(tile, cell, id)) return false;
    start_places_[set_.start_.size()] = cell;
    set_.start_.push_back(tile);
    return true;
}

bool TileReader::check_start_tile(const StartTile& tile, Place cell, const Word& id) {
    const HostVector<StartTile>& start = set_.start_;
    if (start.empty() && (tile.x != 0 || tile.y != 0)) {
        return refuse(cell, "the starting block must begin at 0 0, not at ", cell_name(tile));
    }
    if (start.size() == static_cast<std::size_t>(max_start_tiles)) {
        return refuse(cell, "the starting block has more than ", max_start_tiles, " tiles");
    }
    if (start_tile_at(tile.x, tile.y)) return refuse(cell, "cell ", cell_name(tile), " is given twice");
    const auto used = std::count_if(start.begin(), start.end(),
                                    [&](const StartTile& start_tile) { return start_tile.type == tile.type; });
    const int copies = set_.types_[tile.type].copies;
    if (used == copies) {
        return refuse(id.place, "the starting block has more copies of tile ", quoted(id.text),
                      " than the set, which has ", copies);
    }
    return check_neighbours(tile, cell);
}

bool TileReader::check_neighbours(const StartTile& tile, Place cell) {
    for (int side = 0; side < 4; ++side) {
        const StartTile* neighbour = start_tile_at(tile.x + step_x[side], tile.y + step_y[side]);
        if (!neighbour) continue;
        const int opposite = (side + 2) % 4;
        const SideKind own = set_.types_[tile.type].side_kind(static_cast<Side>(side));
        const SideKind across = set_.types_[neighbour->type].side_kind(static_cast<Side>(opposite));
        if (own == across) continue;
        return refuse(cell, "side ", tile_text::name_of_side(side), " at ", cell_name(tile), " shows a ", name_of(own),
                      ", but side ", tile_text::name_of_side(opposite), " at ", cell_name(*neighbour), " shows a ",
                      name_of(across));
    }
    return true;
}

bool TileReader::check_connected() {
    const HostVector<StartTile>& start = set_.start_;
    std::array<bool, max_start_tiles> reached{};
    std::array<const StartTile*, max_start_tiles> open{};  // each tile is added once
    std::size_t open_count = 0;
    open[open_count++] = &start.front();
    reached.front() = true;
    while (open_count > 0) {
        const StartTile tile = *open[--open_count];
        for (int side = 0; side < 4; ++side) {
            const StartTile* neighbour = start_tile_at(tile.x + step_x[side], tile.y + step_y[side]);
            if (!neighbour || reached[neighbour - start.data()]) continue;
            reached[neighbour - start.data()] = true;
            open[open_count++] = neighbour;
        }
    }
    const auto end = reached.begin() + static_cast<std::ptrdiff_t>(start.size());
    const auto apart = static_cast<std::size_t>(std::find(reached.begin(), end, false) - reached.begin());
    if (apart == start.size()) return true;
    return refuse(start_places_[apart], "cell ", cell_name(start[apart]), " is not connected to 0 0");
}

const StartTile* TileReader::start_tile_at(int x, int y) const {
    for (const StartTile& tile : set_.start_) {
        if (tile.x == x && tile.y == y) return &tile;
    }
    return nullptr;
}

// --- the end -------------------------------------------------------------------------------------------------------

bool TileReader::finish() {
    if (section_ == Section::opening) return refuse(end_, "the text must begin with 'mistbank-tiles 1'");
    if (section_ == Section::tiles && !finish_tile()) return false;
    if (set_.name_.empty()) return refuse(end_, "the set has no name");
    if (section_ == Section::head) return refuse(end_, "the set has no tile");
    if (section_ == Section::tiles) return true;  // a set without a starting block is valid if another set comes first
    if (set_.start_.empty()) return refuse(start_place_, "the starting block has no tile");
    return check_connected();
}

std::optional<TileSet> TileSet::parse(std::string_view text, Error& error, const Allocator& allocator) {
    return parse_tiles(text, 1, error, allocator);
}

std::optional<TileSet> parse_tiles(std::string_view text, int first_line, Error& error, const Allocator& allocator) {
    return TileReader(first_line, error, allocator).read_and_keep(text);
}

std::optional<TileSet> parse_embedded_tiles(std::string_view text, Error& error, const Allocator& allocator) {
    return TileReader(1, error, allocator).read(text);
}

}  // namespace mistbank
