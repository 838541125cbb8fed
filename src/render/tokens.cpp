#include "render/tokens.hpp"

#include <cmath>

#include "render/theme.hpp"
#include "render/words.hpp"
#include "rules/marks.hpp"

namespace mistbank::render {

namespace {

constexpr char32_t coat_symbol = U'▼';
constexpr double impossible = 1e9;
/// The minimum saving in cost for which the short word is used.
constexpr double cost_of_brevity = 2;
/// The cost of each cell of a city that the sign of a whole tile covers. The sign takes space from knights.
constexpr double cost_of_city = 1.5;
constexpr double loss_of_garden = 8;

using Letters = ShortText<15>;

const char* hounds_text(int hounds) {
    if (hounds == 0) return "";
    return hounds == 1 ? ":I" : hounds == 2 ? ":II" : ":I+II";
}

/// The cells of a picture that have tokens.
using Taken = std::array<bool, tile_columns * tile_rows>;

bool shows(const Spot& spot, const TurnedSegment& segment) noexcept {
    if (segment.number == whole_tile || segment.is_on_sign()) {
        return spot.stuff == Stuff::field || spot.stuff == Stuff::city;
    }
    switch (segment.kind) {
        case SegmentKind::field: return spot.stuff == Stuff::field;
        case SegmentKind::city: return spot.stuff == Stuff::city && spot.segment == segment.number;
        case SegmentKind::mist: return spot.stuff == Stuff::mist && spot.segment == segment.number;
        case SegmentKind::road:
            return (spot.stuff == Stuff::road || spot.stuff == Stuff::bridge) && spot.segment == segment.number;
        default: return spot.stuff == Stuff::inside && spot.segment == segment.number;
    }
}

/// Returns the cost of writing over the content of a cell.
double loss_of(const Spot& spot) noexcept {
    switch (spot.stuff) {
        case Stuff::field: return 1.5;
        case Stuff::mist: return 2.5;
        case Stuff::wall: return 5;
        case Stuff::village: return 6;
        case Stuff::frame: return 9;
        case Stuff::hedge: return 3;
        default: return 8;
    }
}

/// Returns whether a cell shows a bend of a road. A word on the bend would hide the course of the road.
bool is_bend(const Spot& spot) noexcept {
    return spot.stuff == Stuff::road && spot.symbol != U'─' && spot.symbol != U'│';
}

/// The preferred first cell of a token.
struct Target {
    double column = 0;
    double row = 0;
};

bool stands_inside(const TurnedSegment& segment) noexcept {
    return segment.kind == SegmentKind::monastery || segment.kind == SegmentKind::castle ||
           segment.kind == SegmentKind::cemetery || segment.kind == SegmentKind::garden;
}

/// Returns the preferred first cell of a token. Buildings are not always drawn at their anchors.
Target target_of(const Picture& picture, const TurnedSegment& segment, const Token& token) noexcept {
    Target target{segment.x * pitch_columns / 100.0 + token.offset, segment.y * pitch_rows / 100.0 - token.rows};
    if (!stands_inside(segment)) return target;
    for (int row = 0; row < tile_rows; ++row) {
        for (int column = tile_columns - 1; column >= 0; --column) {
            if (shows(picture.at(column, row), segment)) target = {column + 1.0, row + 0.0};
        }
    }
    if (token.text.size() > 1) target.column -= 1;
    return target;
}

bool is_only_walls(const Picture& picture, const TurnedSegment& segment) noexcept {
    if (segment.kind != SegmentKind::city || segment.number == whole_tile) return false;
    for (int row = 1; row < pitch_rows; ++row) {
        for (int column = 1; column < pitch_columns; ++column) {
            if (shows(picture.at(column, row), segment)) return false;
        }
    }
    return true;
}

struct Placing {
    const Picture& picture;
    const TurnedSegment& segment;
    const Token& token;
    const Taken& taken;
    Target target;
    bool only_walls = is_only_walls(picture, segment);

    /// Returns whether a cell shows a wall of the token's city. A city can be so narrow that only its walls are drawn.
    bool on_own_wall(const Spot& spot) const noexcept {
        return only_walls && spot.stuff == Stuff::wall && spot.segment == segment.number;
    }

    bool free(int column, int row) const noexcept { return !taken[row * tile_columns + column]; }

    double cost_of_letter(std::size_t i, int column, int row) const noexcept {
        const Spot& spot = picture.at(column, row);
        if (segment.number == whole_tile && spot.stuff == Stuff::city) return cost_of_city;
        if (segment.number == whole_tile && spot.stuff == Stuff::hedge) return loss_of_garden;
        if (on_own_wall(spot)) return 0;
        if (shows(spot, segment)) return token.rows > 0 && is_bend(spot) ? 2 : 0;
        return i == 0 ? 3 * loss_of(spot) + 3 : loss_of(spot);
    }

    double cost(int column, int row) const noexcept {
        const int width = static_cast<int>(token.text.size());
        double sum = 0;
        for (int i = 0; i < width; ++i) {
            if (!free(column + i, row)) return impossible;
            sum += cost_of_letter(static_cast<std::size_t>(i), column + i, row);
        }
        // Keeps tokens apart, because two adjacent tokens would look like one word. Only a figure on a sign stands
        // directly beside the sign's name.
        if (!segment.is_on_sign() && (!free(column - 1, row) || !free(column + width, row))) sum += 6;
        return sum + std::hypot((column - target.column) / 2, row - target.row);
    }
};

void write(Canvas& canvas, int column, int row, const Token& token) {
    for (const char32_t symbol : token.text) canvas.at(column++, row) = {symbol, token.style};
}

struct Position {
    int column = 0;
    int row = 0;
    double cost = impossible;
};

Position best_position(const Placing& placing) noexcept {
    Position best;
    const int width = static_cast<int>(placing.token.text.size());
    for (int row = 1; row < pitch_rows; ++row) {
        for (int column = 1; column + width <= pitch_columns; ++column) {
            const double cost = placing.cost(column, row);
            if (cost + better < best.cost) best = {column, row, cost};
        }
    }
    return best;
}

Token coats_token(const TurnedSegment& city) {
    Token token{{}, coat_style, city.number, -2};
    if (city.coats > 3) token.text += Letters::of(city.coats).view();
    const int symbols = city.coats == 2 || city.coats == 3 ? city.coats : 1;
    for (int i = 0; i < symbols; ++i) token.text += coat_symbol;
    token.offset = -1 - static_cast<int>(token.text.size());
    return token;
}

int centred(const Symbols& text) noexcept { return -static_cast<int>(text.size()) / 2; }

Style style_of(MarkSpec::Ink ink) noexcept {
    switch (ink) {
        case MarkSpec::Ink::sign: break;
        case MarkSpec::Ink::inn: return inn_style;
        case MarkSpec::Ink::cathedral: return cathedral_style;
        case MarkSpec::Ink::goods: return goods_style;
        case MarkSpec::Ink::princess: return princess_style;
    }
    return sign_style;
}

/// Returns the token of a segment's mark: a word above the anchor, which stays free for a figure.
Token mark_token(const MarkSpec& mark, int segment) {
    Token token{Symbols(mark.text), style_of(mark.ink), segment, 0, 1, Symbols(mark.brief)};
    token.offset = centred(token.text);
    return token;
}

constexpr const char* directions[] = {"N", "E", "S", "W", "NE", "SE", "SW", "NW"};

/// Returns the token of a sign of the whole tile: a word in any free place.
Token sign_token(const MarkOfExpansion& sign, const Turned& tile) {
    const MarkSpec& mark = *sign.mark;
    Token token{Symbols(mark.text), style_of(mark.ink), whole_tile, 0, 0, Symbols(mark.brief)};
    token.upon = sign.upon;
    if (mark.mark == Mark::machine) token.text += directions[tile.machine_direction];
    token.offset = centred(token.text);
    return token;
}

int number_of_sign(SegmentKind kind) noexcept { return static_cast<int>(kind) - static_cast<int>(SegmentKind::tower); }
constexpr int most_signs_with_figures = 8;

/// The middle of the tile, the preferred place of signs.
constexpr TurnedSegment middle_of_tile{SegmentKind::field, whole_tile};

}  // namespace

Token meeple_token(const Game& game, const FigureView& meeple) {
    const char letter = letter_of(meeple.colour);
    if (meeple.buried) {
        const auto small = static_cast<char32_t>(letter - 'A' + 'a');
        Symbols grave;
        (grave += U'†') += small;
        return {grave, style_of_buried(meeple.colour), meeple.segment, 0};
    }
    auto text = Letters::of(letter);
    if (const char sign = figure_shown(meeple.kind).sign) text += sign;
    const auto put_companions = [&](bool are_counted) {
        each_companion(game, meeple, [&](const ShownCompanion& row, int count) {
            if (are_counted && row.sign == 0) text += count;
            if (!are_counted && row.sign != 0) text += row.sign;
        });
    };
    put_companions(true);
    if (meeple.ghosts > 0) (text += 'g') += meeple.ghosts;
    put_companions(false);
    return {Symbols(text += hounds_text(meeple.hounds)), style_of(meeple.colour), meeple.segment, 0};
}

Token ghosts_token(int segment, int count) { return {Symbols(Letters::of('g', count)), ghost_style, segment, 0}; }

Token token_of(const BoardPieces::Piece& piece) {
    const ShownPiece& row = *piece.row;
    const bool is_counted = row.word == nullptr;
    const auto word = is_counted ? Letters::of(counted(piece.count, piece.fact.fact->noun).view()) : Letters(row.word);
    const auto brief = is_counted ? Letters::of(row.brief, piece.count) : Letters(row.brief);
    const Style style{static_cast<std::int16_t>(row.ink.ink), static_cast<std::int16_t>(row.ink.paper), true};
    Token token{Symbols(word), style, row.stand == Stand::on_segment ? piece.segment : whole_tile};
    token.brief = Symbols(brief);
    token.offset = centred(token.text);
    return token;
}

Token number_token(int segment) { return {Symbols(Letters::of(segment)), number_style, segment, 0}; }

HostVector<Token> printed_tokens(const Turned& tile, bool with_symbols, const Allocator& allocator) {
    HostVector<Token> tokens(allocator);
    for (const MarkOfExpansion& sign : all_marks) {
        if (sign.mark->text != nullptr && sign.mark->is_of_tile() && tile.has(sign.mark->mark))
            tokens.push_back(sign_token(sign, tile));
    }
    for (int i = 0; i < tile.count; ++i) {
        const TurnedSegment& segment = tile.segments[i];
        if (segment.coats > 0) tokens.push_back(coats_token(segment));
        for (const auto& [mark, expansion, upon] : all_marks) {
            if (!mark->is_of_tile() && segment.has(mark->mark)) tokens.push_back(mark_token(*mark, i));
        }
        if (with_symbols && segment.symbols > 0) {
            tokens.push_back({Symbols(Letters::of("+g", segment.symbols)), printed_ghost_style, i, -1});
        }
    }
    return tokens;
}

void draw_tokens(Canvas& canvas, int column, int row, const Picture& picture, const Turned& tile,
                 const HostVector<Token>& tokens) {
    Taken taken{};
    Target behind_sign[most_signs_with_figures];  // indexed by the kind of segment on the sign
    for (const Token& token : tokens) {
        const TurnedSegment& segment = token.segment == whole_tile ? middle_of_tile : tile.segments[token.segment];
        const auto best_of = [&](const Token& wanted) {
            return best_position({picture, segment, wanted, taken,
                                  segment.is_on_sign() ? behind_sign[number_of_sign(segment.kind)]
                                                       : target_of(picture, segment, wanted)});
        };
        Token written = token;
        Position best = best_of(token);
        if (token.brief.size() > 0) {
            Token brief = token;
            brief.text = token.brief;
            brief.offset = centred(brief.text);
            const Position place = best_of(brief);
            if (place.cost + cost_of_brevity < best.cost) {
                best = place;
                written = brief;
            }
        }
        if (best.cost >= impossible) continue;
        write(canvas, column + best.column, row + best.row, written);
        if (token.upon != SegmentKind{}) {
            behind_sign[number_of_sign(token.upon)] = {
                static_cast<double>(best.column) + static_cast<double>(written.text.size()), best.row + 0.0};
        }
        for (std::size_t i = 0; i < written.text.size(); ++i) {
            taken[static_cast<std::size_t>(best.row * tile_columns + best.column) + i] = true;
        }
    }
}

}  // namespace mistbank::render
