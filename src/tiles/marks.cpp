#include "tiles/marks.hpp"

#include <iterator>

namespace mistbank {

namespace tile_text {

namespace {

// The names of kinds of segments, by number from 1. Add a name here for each new kind.
constexpr const char* segment_names[] = {"road",     "city",   "field", "mist",  "monastery", "castle",
                                         "cemetery", "garden", "river", "tower", "acrobats",  "vodyanoy"};

/// Returns the next mark; null after the last mark.
const MarkSpec* next(const MarkSpec& mark) { return spec_of(static_cast<Mark>(static_cast<int>(mark.mark) + 1)); }

}  // namespace

const MarkSpec* mark_named(std::string_view word) {
    const MarkSpec* mark = spec_of(Mark{});
    while (mark != nullptr && word != mark->name) mark = next(*mark);
    return mark;
}

ShortText<320> marks_of_tiles() {
    ShortText<320> names;
    for (const MarkSpec* mark = spec_of(Mark{}); mark != nullptr; mark = next(*mark)) {
        if (!mark->is_of_tile()) continue;
        if (!names.empty()) names += next(*mark) == nullptr ? " or " : ", ";
        ((names += '\'') += mark->name) += '\'';
    }
    return names;
}

ShortText<20> one_of(SegmentKind kind) {
    return ShortText<20>::of(kind == SegmentKind::mist ? "" : "a ", name_of(kind));
}

ShortText<60> owner_of(const MarkSpec& mark) {
    const ShortText<20> owner = mark.is_of_tile() ? ShortText<20>("a tile") : one_of(mark.printed_on);
    return ShortText<60>::of(mark.article(), mark.name, " belongs to ", owner);
}

}  // namespace tile_text

const char* name_of(SegmentKind kind) noexcept {
    const std::size_t index = static_cast<std::size_t>(kind) - 1;
    return index < std::size(tile_text::segment_names) ? tile_text::segment_names[index] : "?";
}

}  // namespace mistbank
