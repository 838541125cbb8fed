// The texts of the mist: events and their sentences.
#include "rules/description.hpp"

namespace mistbank {

const char* name_of(LossReason reason) noexcept {
    constexpr const char* names[] = {"none", "ghosts", "tiles", "pile"};
    return static_cast<std::size_t>(reason) < 4 ? names[static_cast<std::size_t>(reason)] : "?";
}

const char* text_of_loss(LossReason reason) noexcept {
    constexpr const char* texts[] = {"", "the supply holds too few ghosts", "no tile is left to draw",
                                     "the pile is empty and its number not reached"};
    return static_cast<std::size_t>(reason) < 4 ? texts[static_cast<std::size_t>(reason)] : "";
}

static constexpr EventSpec mist_events[] = {
    {EventKind::bank_finished, "bank_finished", "x y segment", "{here} is finished"},
    {EventKind::ghosts_placed, "ghosts_placed", "x y segment ghosts=count",
     "{ghosts:ghost} {ghosts|comes|come} to {here}"},
    {EventKind::ghosts_removed, "ghosts_removed", "x y segment ghosts=count",
     "{ghosts:ghost} {ghosts|leaves|leave} {here}"},
    {EventKind::meeple_buried, "meeple_buried", "colour figure x y segment from",
     "{a_colour} {figure} from [{from}|the supply] is buried on {here}"},
    {EventKind::cemetery_closed, "cemetery_closed", "x y segment", "{here} is closed"},
    {EventKind::feature_pacified, "feature_pacified", "x y segment feature tiles coats cities colours=count points",
     "the {feature} at {cell} gives up {points:point}[{colours?}{colours|| for each colour}] to remove ghosts: "
     "{reckoning}"},
    {EventKind::hound_arrived, "hound_arrived", "colour x y segment hound=count",
     "hound {hound|I|II} goes to {the_colour} meeple on {here}"},
    {EventKind::hound_lost, "hound_lost", "hound=count", "hound {hound|I|II} is lost: no meeple is on the board"},
    {EventKind::hound_scored, "hound_scored", "colour hound=count points",
     "hound {hound|I|II} with {the_colour} meeple scores {points} for the ghosts on the board and leaves "
     "the game"},
    {EventKind::hound_buried, "hound_buried", "hound=count",
     "hound {hound|I|II} leaves the game with its buried meeple"},
    {EventKind::pile_opened, "pile_opened", "pile=count tiles=total", "pile {pile|I|II|III} opens with {tiles:tile}"},
    {EventKind::face_down_laid, "face_down_laid", "x y", "{player} lays a tile face down at {cell}"},
    EventSpec(EventKind::lost, "lost", "reason=count", "the game is lost[: {loss}]")
        .with_word("reason", [](int number) { return name_of(static_cast<LossReason>(number)); }),
};

static constexpr SourceSpec mist_sources[] = {{Source::hounds, "hounds"}};

static constexpr ElementSpec mist_elements[] = {
    segment_of(SegmentKind::mist).lacking("{open:open side}"),
    segment_of(SegmentKind::castle).lacking("{open} empty around it"),
    segment_of(SegmentKind::cemetery).where_stands("keeper").lacking("{open} empty around it"),  // GCC-10
};

const Description mist_description = {"the mist", "MIS", "Mist with ghosts, castles, cemeteries and hounds",
                                      mist_events, mist_sources, mist_elements};

}  // namespace mistbank
