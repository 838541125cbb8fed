#include "tiles/marks.hpp"

#include <iterator>

namespace mistbank {

namespace tile_text {

namespace {

constexpr SegmentKind none = {};

// Who adds a mark adds its line here, and needs nothing else for it to be read.
constexpr MarkRow rows[] = {
    {Mark::inn, "inn", "an ", false, SegmentKind::road},             // INN-4
    {Mark::cathedral, "cathedral", "a ", false, SegmentKind::city},  // INN-4
    {Mark::wine, "wine", "", false, SegmentKind::city},              // TRB-1
    {Mark::grain, "grain", "", false, SegmentKind::city},            // TRB-1
    {Mark::cloth, "cloth", "", false, SegmentKind::city},            // TRB-1
    {Mark::spring, "spring", "a ", true, none},                      // RIV-2
    {Mark::lake, "lake", "a ", true, none},                          // RIV-2
    {Mark::volcano, "volcano", "a ", true, none},                    // PRD-4
    {Mark::dragon, "dragon", "a ", true, none},                      // PRD-6
    {Mark::portal, "portal", "a ", true, none},                      // PRD-22
    {Mark::princess, "princess", "a ", false, SegmentKind::city},    // PRD-20
    {Mark::foundation, "foundation", "a ", true, none},              // TWR-2
    {Mark::machine, "machine", "a ", true, none},                    // FLY-1
    {Mark::abbey, "abbey", "an ", true, none},                       // ABM-1
    {Mark::hill, "hill", "a ", true, none},                          // HIL-2
    {Mark::vineyard, "vineyard", "a ", true, none},                  // HIL-4
    {Mark::circus, "circus", "a ", true, none},                      // TOP-3
    {Mark::acrobats, "acrobats", "", true, none},                    // TOP-9
    {Mark::vodyanoy, "vodyanoy", "a ", true, none},                  // VOD-1
    {Mark::ferry, "ferry", "a ", true, none},                        // FER-1
    {Mark::gold, "gold", "", true, none},                            // GLD-2
    {Mark::mage, "mage", "a ", true, none},                          // MAG-2
    {Mark::robber, "robber", "a ", true, none},                      // ROB-2
    {Mark::crop_farmer, "crop:farmer", "a ", true, none},            // CRP-2
    {Mark::crop_highwayman, "crop:highwayman", "a ", true, none},    // CRP-2
    {Mark::crop_knight, "crop:knight", "a ", true, none},            // CRP-2
};

// The C ABI fixes the width of the masks of marks at 32 bits; 6 of them are left. Every shape has a mask of 16 bits for
// the marks of each segment. A mark that does not fit needs a second mask.
constexpr bool do_marks_fit_their_masks() {
    for (const MarkRow& row : rows)
        if (static_cast<int>(row.mark) >= (row.of_tile ? 32 : 16)) return false;
    return true;
}
static_assert(do_marks_fit_their_masks());

// By their numbers, from 1. Who adds a kind of segment adds its name here.
constexpr const char* segment_names[] = {"road",     "city",   "field", "mist",  "monastery", "castle",
                                         "cemetery", "garden", "river", "tower", "acrobats",  "vodyanoy"};

}  // namespace

const MarkRow* mark_named(std::string_view word) {
    for (const MarkRow& row : rows) {
        if (word == row.word) return &row;
    }
    return nullptr;
}

ShortText<320> marks_of_tiles() {
    ShortText<320> names;
    for (const MarkRow& row : rows) {
        if (!row.of_tile) continue;
        if (!names.empty()) names += &row == std::end(rows) - 1 ? " or " : ", ";
        ((names += '\'') += row.word) += '\'';
    }
    return names;
}

ShortText<20> one_of(SegmentKind kind) {
    return ShortText<20>::of(kind == SegmentKind::mist ? "" : "a ", name_of(kind));
}

ShortText<60> owner_of(const MarkRow& row) {
    const ShortText<20> owner = row.of_tile ? ShortText<20>("a tile") : one_of(row.kind);
    return ShortText<60>::of(row.article, row.word, " belongs to ", owner);
}

}  // namespace tile_text

const char* name_of(SegmentKind kind) noexcept {
    const std::size_t index = static_cast<std::size_t>(kind) - 1;
    return index < std::size(tile_text::segment_names) ? tile_text::segment_names[index] : "?";
}

const char* name_of(Mark mark) noexcept {
    for (const tile_text::MarkRow& row : tile_text::rows) {
        if (row.mark == mark) return row.word;
    }
    return "?";
}

}  // namespace mistbank
