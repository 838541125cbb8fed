#include "position/lines.hpp"

#include "board/bits.hpp"

namespace mistbank {
namespace {

bool read_cell(std::string_view text, int& x, int& y) {
    const std::size_t comma = text.find(',');
    return comma != std::string_view::npos && read_number(text.substr(0, comma), x) &&
           read_number(text.substr(comma + 1), y) && x >= INT16_MIN && x <= INT16_MAX && y >= INT16_MIN &&
           y <= INT16_MAX;
}

}  // namespace

int figure_with_number(const Setup& setup, Colour colour, FigureKind kind, long long number) {
    FigureSet left = setup.figures_of(kind, colour);
    for (; left != 0 && number > 1; --number) left &= left - 1;
    if (left == 0 || number < 1) return -1;
    return setup.first_figure[static_cast<int>(colour)] + static_cast<int>(lowest_bit(left));
}

bool PositionWords::take(std::string_view& read) {
    if (!has_more()) return false;
    read = line_->words[next_++];
    return true;
}

bool PositionWords::word(std::string_view& read, const char* what) {
    return take(read) || fail(quoted(line_->key()), " needs ", what);
}

bool PositionWords::number(long long& read, long long least, long long most, const char* what) {
    std::string_view text;
    if (!word(text, what)) return false;
    if (!read_number(text, read)) return fail(what, " must be a number, not ", quoted(text));
    return (read >= least && read <= most) || fail(what, " must be from ", least, " to ", most, ", not ", text);
}

bool PositionWords::cell(int& x, int& y) {
    std::string_view text;
    if (!word(text, "a cell")) return false;
    return read_cell(text, x, y) || fail("expected a cell such as '3,-1', not ", quoted(text));
}

bool PositionWords::tile(TileIndex& read) {
    int x = 0;
    int y = 0;
    if (!cell(x, y)) return false;
    read = table_.board.tile_at(x, y);
    if (read == none32) return fail("there is no tile at ", x, ",", y);
    return table_.board.tiles[read].face_down == 0 || fail("the tile at ", x, ",", y, " is face down");
}

bool PositionWords::segment(NodeIndex& read) {
    std::string_view text;
    if (!word(text, "a segment")) return false;
    const std::size_t slash = text.find('/');
    int x = 0;
    int y = 0;
    int number = 0;
    if (slash == std::string_view::npos || !read_cell(text.substr(0, slash), x, y) ||
        !read_number(text.substr(slash + 1), number)) {
        return fail("expected a segment such as '3,-1/0', not ", quoted(text));
    }
    const TileIndex tile = table_.board.tile_at(x, y);
    if (tile == none32 || table_.board.tiles[tile].face_down != 0)
        return fail("there is no face-up tile at ", x, ",", y);
    const PlacedTile& placed = table_.board.tiles[tile];
    if (number < 0 || number >= table_.board.shape(placed).segment_count) {
        return fail("the tile at ", x, ",", y, " has no segment ", number);
    }
    read = static_cast<NodeIndex>(placed.first + number);
    return true;
}

bool PositionWords::type(std::uint16_t& read) {
    std::string_view id;
    if (!word(id, "a tile")) return false;
    for (std::size_t type = 0; type < table_.setup->types.size(); ++type) {
        if (table_.setup->types[type].id != id) continue;
        read = static_cast<std::uint16_t>(type);
        return true;
    }
    return fail("this game has no tile ", quoted(id));
}

bool PositionWords::colour(Colour& read) {
    std::string_view name;
    if (!word(name, "a colour")) return false;
    read = colour_named(name);
    if (read == Colour::none) return fail("unknown colour ", quoted(name));
    return table_.setup->player_of(read) >= 0 || fail("COO-1: nobody plays ", name);
}

bool PositionWords::kind(Colour colour, FigureKind& read) {
    std::string_view name;
    if (!word(name, "a kind of figure")) return false;
    int kind = 0;
    while (kind < figure_kinds && name != name_of(static_cast<FigureKind>(kind))) ++kind;
    if (kind == figure_kinds) return fail("unknown kind of figure ", quoted(name));
    read = static_cast<FigureKind>(kind);
    return table_.setup->figures_of(read, colour) != 0 ||
           fail("MEET-4: this game has no figures of kind ", quoted(name));
}

bool PositionWords::figure(int& read) {
    Colour colour{};
    FigureKind figure_kind{};
    long long figure_number = 0;
    if (!this->colour(colour) || !kind(colour, figure_kind) ||
        !number(figure_number, 1, 255, "the number of the figure")) {
        return false;
    }
    read = figure_with_number(*table_.setup, colour, figure_kind, figure_number);
    return read >= 0 || fail("MEET-4: ", name_of(colour), " has no figure ", quoted(name_of(figure_kind)),
                             " with number ", figure_number);
}

bool PositionWords::end() {
    if (!has_more()) return true;
    ++next_;
    return fail("unexpected word ", quoted(line_->words[next_ - 1]), " at the end of the line");
}

}  // namespace mistbank
