#include "render/expansions.hpp"

#include "render/theme.hpp"
#include "render/turned.hpp"

namespace mistbank::render {

namespace {

// In the order of the enum.
constexpr MarkWords rows[] = {
    {Mark::inn, "inn", "", inn_style, false},
    {Mark::cathedral, "cathedral", "", cathedral_style, false},
    {Mark::wine, "wine", "", goods_style, false},
    {Mark::grain, "grain", "", goods_style, false},
    {Mark::cloth, "cloth", "", goods_style, false},
    {Mark::volcano, "volcano", "", sign_style, true},
    {Mark::dragon, "dragon", "drake", sign_style, true},
    {Mark::portal, "portal", "door", sign_style, true},
    {Mark::princess, "princess", "lady", princess_style, false},
    {Mark::foundation, "tower", "", sign_style, true, SegmentKind::tower},
    {Mark::machine, "fly:", "", sign_style, true},  // and its direction
    {Mark::abbey, "abbey", "", sign_style, true},
    {Mark::hill, "hill", "", sign_style, true},
    {Mark::vineyard, "vineyard", "vines", sign_style, true},
    {Mark::circus, "circus", "ring", sign_style, true},
    {Mark::acrobats, "acrobats", "acro", sign_style, true, SegmentKind::acrobats},
    {Mark::vodyanoy, "vodyanoy", "", sign_style, true, SegmentKind::vodyanoy},
    {Mark::gold, "gold", "", sign_style, true},
    {Mark::mage, "magic", "", sign_style, true},
    {Mark::robber, "robber", "bag", sign_style, true},
    {Mark::crop_farmer, "rake", "", sign_style, true},
    {Mark::crop_highwayman, "club", "", sign_style, true},
    {Mark::crop_knight, "shield", "", sign_style, true},
};

}  // namespace

Rows<MarkWords> mark_words() noexcept { return rows_of(rows); }

const char* expansion_title(Expansion expansion) {
    constexpr const char* titles[expansion_count] = {"Ghosts, Castles & Cemeteries",
                                                     "the river",
                                                     "the abbot",
                                                     "Inns & Cathedrals",
                                                     "Traders & Builders",
                                                     "the Princess & the Dragon",
                                                     "the Tower",
                                                     "Abbey & Mayor",
                                                     "the Flying Machines",
                                                     "Hills & Sheep",
                                                     "Under the Big Top",
                                                     "the Vodyanoy",
                                                     "the Messages",
                                                     "the Ferries",
                                                     "the Gold Mines",
                                                     "Mage & Witch",
                                                     "the Robbers",
                                                     "the Crop Circles",
                                                     "King & Robber Baron"};
    const auto number = static_cast<std::size_t>(expansion);
    return number < expansion_count ? titles[number] : "?";
}

}  // namespace mistbank::render
