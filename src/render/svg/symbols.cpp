// The symbols of a picture. Marks, kinds of figures and facts name their symbols.
#include "render/svg/symbols.hpp"

#include <algorithm>

#include "mistbank/fact.hpp"
#include "render/turned_segments.hpp"
#include "rules/marks.hpp"

namespace mistbank::render::svg {

namespace {

constexpr const char* symbols_of_all =
    "house-a house-b house-c house-d church market keep tower tree bush grove shield gate gate-upright village grass "
    "wisps "
    "meadow monastery castle cemetery meeple guard ghost hound stone";

/// Returns the part of a file that a picture copies: the last element, whose id is the symbol's name.
std::string_view drawing_in(std::string_view file) noexcept {
    const std::size_t begin = file.rfind('<', file.find(" id=\""));
    return file.substr(begin, file.rfind("</svg>") - begin);
}

const EmbeddedFile* symbol_named(std::string_view name) noexcept {
    const EmbeddedFile* const end = embedded_symbols + embedded_symbol_count;
    const auto* const found = std::find_if(
        embedded_symbols, end, [&](const EmbeddedFile& file) { return name[0] == file.name[0] && name == file.name; });
    return found == end ? nullptr : found;
}

/// Removes a number, with its sign and the following separator, from the front of a text and returns it.
Decimal take_number(std::string_view& text) noexcept {
    const bool is_negative = text.front() == '-';
    text.remove_prefix(is_negative ? 1 : 0);
    const std::string_view digits = text.substr(0, text.find_first_of(" \""));
    text.remove_prefix(digits.size() + 1);
    return is_negative ? -decimal_of(digits) : decimal_of(digits);
}

/// The defined symbols of one picture. Each symbol is defined only once.
class Definitions {
public:
    Definitions(Writer& writer, const Palette& palette)
        : writer_(writer), palette_(palette), written_(embedded_symbol_count, false, writer.allocator()) {}

    /// Writes the definitions of the named symbols. Blanks separate the names.
    void add(std::string_view names) {
        while (!names.empty()) {
            const std::string_view name = names.substr(0, names.find(' '));
            names.remove_prefix(std::min(name.size() + 1, names.size()));
            if (const EmbeddedFile* const file = symbol_named(name)) write(*file);
        }
    }

private:
    void write(const EmbeddedFile& file) {
        char& is_written = written_[static_cast<std::size_t>(&file - embedded_symbols)];
        if (is_written) return;
        is_written = true;
        writer_.put_drawing(drawing_in({file.text, file.size}), palette_);
    }

    Writer& writer_;
    const Palette& palette_;
    HostVector<char> written_;
};

}  // namespace

Box extent_of_symbol(std::string_view name) noexcept {
    const EmbeddedFile* const symbol = symbol_named(name);
    if (symbol == nullptr) return {};
    constexpr std::string_view before = "viewBox=\"";
    std::string_view numbers(symbol->text, symbol->size);
    numbers.remove_prefix(numbers.find(before) + before.size());
    const Decimal x = take_number(numbers);
    const Decimal y = take_number(numbers);
    const Decimal width = take_number(numbers);
    return {{x, y}, {x + width, y + take_number(numbers)}};
}

void Sights::include(const TileType& type) noexcept {
    marks |= type.marks;
    for (int i = 0; i < type.segment_count; ++i) marks |= type.segments[i].marks;
    water = water || type.has(SegmentKind::river) || type.has(mark_of_links);
    gardens = gardens || type.has(SegmentKind::garden);
    hedges = hedges || render::turned(type, 0).has_hedges();
}

void define_symbols(Writer& writer, const Palette& palette, const Sights& sights) {
    Definitions all(writer, palette);
    all.add(symbols_of_all);
    if (sights.water) all.add("ripples rock lily reeds");
    if (sights.hedges) all.add("hedge");
    if (sights.gardens) all.add("garden");
    for (const MarkOfExpansion& row : all_marks) {
        if (!sights.has(row.mark->mark)) continue;
        for (const char* const symbol : {row.mark->symbol, row.mark->further_symbol}) {
            if (symbol != nullptr) all.add(symbol);
        }
    }
    for (int number = 0; number < figure_kinds; ++number) {
        const auto kind = static_cast<FigureKind>(number);
        if (sights.figures.has(kind)) all.add(name_of(kind));
    }
    for (int fact = 0; fact < fact_count(); ++fact) {
        const FactInfo info = fact_info(fact);
        const bool is_seen = info.expansion.has_value() && (sights.expansions & bit(*info.expansion)) != 0;
        if (info.symbol != nullptr && is_seen) all.add(info.symbol);
    }
    if (sights.ticks) all.add("tick");
}

}  // namespace mistbank::render::svg
