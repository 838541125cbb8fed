// Which symbols a picture defines. A symbol is found by its name, which is that of a mark or a kind of figures, or
// which a fact tells.
#include "render/svg/symbols.hpp"

#include <algorithm>

#include "mistbank/fact.hpp"
#include "render/turned.hpp"
#include "rules/marks.hpp"

namespace mistbank::render::svg {

namespace {

constexpr const char* symbols_of_all =
    "house-a house-b house-c house-d church market keep tower tree bush grove shield gate gate-upright village grass "
    "wisps "
    "meadow monastery castle cemetery meeple guard ghost hound stone";

/// The part of a file that a picture takes: the element with the symbol's name, which is the last one.
std::string_view drawing_in(std::string_view file) noexcept {
    const std::size_t begin = file.rfind('<', file.find(" id=\""));
    return file.substr(begin, file.rfind("</svg>") - begin);
}

/// The symbols of one picture, each once.
class Definitions {
public:
    Definitions(Writer& writer, const Palette& palette)
        : writer_(writer), palette_(palette), written_(embedded_symbol_count, false, writer.allocator()) {}

    /// Those of these names, which blanks part.
    void add(std::string_view names) {
        while (!names.empty()) {
            const std::string_view name = names.substr(0, names.find(' '));
            names.remove_prefix(std::min(name.size() + 1, names.size()));
            for (std::size_t i = 0; i < embedded_symbol_count; ++i) {
                if (name == embedded_symbols[i].name) write(i);
            }
        }
    }

private:
    void write(std::size_t symbol) {
        if (written_[symbol]) return;
        written_[symbol] = true;
        const EmbeddedFile& file = embedded_symbols[symbol];
        writer_.put_drawing(drawing_in({file.text, file.size}), palette_);
    }

    Writer& writer_;
    const Palette& palette_;
    HostVector<char> written_;
};

}  // namespace

void Sights::include(const TileType& type) noexcept {
    marks |= type.marks;
    for (int i = 0; i < type.segment_count; ++i) marks |= type.segments[i].marks;
    water = water || type.has(SegmentKind::river) || type.has(Mark::ferry);
    gardens = gardens || type.has(SegmentKind::garden);
    hedges = hedges || render::turned(type, 0).has_hedges();
}

void define_symbols(Writer& writer, const Palette& palette, const Sights& sights) {
    Definitions all(writer, palette);
    all.add(symbols_of_all);
    if (sights.water) all.add("ripples rock lily reeds");
    if (sights.hedges) all.add("hedge");
    if (sights.gardens) all.add("garden");
    for (const MarkOfExpansion& its : all_marks) {
        if (its.mark->symbols != nullptr && sights.has(its.mark->mark)) all.add(its.mark->symbols);
    }
    for (int number = 0; number < figure_kinds; ++number) {
        const auto kind = static_cast<FigureKind>(number);
        if (sights.figures.has(kind)) all.add(name_of(kind));
    }
    for (int fact = 0; fact < fact_count(); ++fact) {
        const FactInfo info = fact_info(fact);
        if (info.symbol != nullptr && (sights.expansions & bit(info.expansion)) != 0) all.add(info.symbol);
    }
    if (sights.ticks) all.add("tick");
}

}  // namespace mistbank::render::svg
