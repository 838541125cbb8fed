// The library as a whole: its version, the names of its constants, and what ties the header to the C++ API.
#include "boundary.hpp"
#include "mistbank/record.hpp"

namespace mistbank::capi {
namespace {

static_assert(MISTBANK_MAX_COLOURS == max_colours && MISTBANK_MAX_PLAYERS == max_players);
static_assert(MISTBANK_MAX_SEGMENTS == max_segments);
static_assert(MISTBANK_MAX_FIGURE_KINDS >= figure_kinds && MISTBANK_MAX_GOODS == good_kinds);
static_assert(MISTBANK_MAX_SOURCES >= source_count);
static_assert(MISTBANK_MAX_ACTIONS == max_actions);
static_assert(MISTBANK_MAX_TILE_TYPES == max_tile_types);
static_assert(MISTBANK_MAX_START_TILES == max_start_tiles);
static_assert(MISTBANK_MAX_TILE_TEXT == max_tile_text);
static_assert(MISTBANK_MAX_RECORD_TEXT == max_record_text);
static_assert(MISTBANK_ACTION_TEXT_CAPACITY == max_action_text);
static_assert(MISTBANK_NO_SEGMENT == no_segment);

// The last constant of each group that grows with no expansion; the tests compare every one by its name.
static_assert(MISTBANK_INTERNAL_ERROR == static_cast<int>(Status::internal_error));
static_assert(MISTBANK_COLOUR_PINK == static_cast<int>(Colour::pink));
static_assert(MISTBANK_COLOUR_NONE == static_cast<int>(Colour::none));
static_assert(MISTBANK_SYSTEM_DEMO == static_cast<int>(System::demo));
static_assert(MISTBANK_FIGURE_SHEPHERD == static_cast<int>(FigureKind::shepherd));
static_assert(MISTBANK_FIGURE_SHEPHERD + 1 == figure_kinds);
static_assert(MISTBANK_GOOD_CLOTH == static_cast<int>(Good::cloth));
static_assert(MISTBANK_EDITION_2022 == static_cast<int>(Edition::of_2022));
static_assert(MISTBANK_EDITION_2023 == static_cast<int>(Edition::of_2023));
static_assert(MISTBANK_JOINT_MAJORITY == static_cast<int>(JointScoring::majority));
static_assert(MISTBANK_UNPLAYABLE_RETURNED == static_cast<int>(Unplayable::returned));
static_assert(MISTBANK_DRAWS_EXTERNAL == static_cast<int>(Draws::external));
static_assert(MISTBANK_SIDE_WEST == static_cast<int>(Side::west));
static_assert(MISTBANK_SIDE_KIND_ANY == static_cast<int>(SideKind::any));
static_assert(MISTBANK_RECORDING_NONE == static_cast<int>(Recording::none));
static_assert(MISTBANK_DECISION_FLOCK == static_cast<int>(DecisionKind::flock));
static_assert(MISTBANK_ACTION_HIDDEN == static_cast<int>(ActionKind::hidden));
static_assert(MISTBANK_EVENT_HAND_SET_ASIDE == static_cast<int>(EventKind::hand_set_aside));
static_assert(MISTBANK_VIEWER_NOBODY == nobody_in_particular && MISTBANK_VIEWER_HOST == the_host);
static_assert(MISTBANK_OUTCOME_FINISHED == static_cast<int>(Outcome::finished));
static_assert(MISTBANK_LOSS_PILE == static_cast<int>(LossReason::pile));
static_assert(MISTBANK_RECORD_OPEN == static_cast<int>(RecordKind::open));

}  // namespace
}  // namespace mistbank::capi

using namespace mistbank;
using namespace mistbank::capi;

#define MISTBANK_TEXT_OF(number) #number
#define MISTBANK_VERSION_TEXT(major, minor, patch) \
    MISTBANK_TEXT_OF(major) "." MISTBANK_TEXT_OF(minor) "." MISTBANK_TEXT_OF(patch) MISTBANK_VERSION_SUFFIX

const char* mistbank_version(void) {
    return MISTBANK_VERSION_TEXT(MISTBANK_VERSION_MAJOR, MISTBANK_VERSION_MINOR, MISTBANK_VERSION_PATCH);
}

std::int32_t mistbank_abi_version(void) { return MISTBANK_ABI_VERSION; }

const char* mistbank_status_text(mistbank_status status) { return status_text(static_cast<Status>(status)); }

const char* mistbank_system_name(std::int32_t system) { return name_of(enum_of<System>(system)); }

const char* mistbank_expansion_name(std::int32_t expansion) { return name_of(enum_of<Expansion>(expansion)); }

std::int32_t mistbank_expansion_named(const char* name) {
    const std::optional<Expansion> found = name == nullptr ? std::nullopt : expansion_named(name);
    return found ? static_cast<std::int32_t>(*found) : -1;
}

const char* mistbank_figure_kind_name(std::int32_t kind) { return name_of(enum_of<FigureKind>(kind)); }

const char* mistbank_source_name(std::int32_t source) { return name_of(enum_of<Source>(source)); }
const char* mistbank_good_name(std::int32_t good) { return name_of(enum_of<Good>(good)); }

const char* mistbank_mark_name(std::int32_t mark) { return name_of(enum_of<Mark>(mark)); }

const char* mistbank_segment_name(std::int32_t kind) { return name_of(enum_of<SegmentKind>(kind)); }

const char* mistbank_decision_name(std::int32_t kind) { return name_of(enum_of<DecisionKind>(kind)); }
const char* mistbank_action_name(std::int32_t kind) { return name_of(enum_of<ActionKind>(kind)); }
const char* mistbank_action_title(std::int32_t kind) { return title_of(enum_of<ActionKind>(kind)); }

const char* mistbank_event_name(std::int32_t kind) { return name_of(enum_of<EventKind>(kind)); }

const char* mistbank_colour_name(std::int32_t colour) {
    // 255 is a colour's own value, "none"; numbers beyond must not become it.
    return colour > MISTBANK_COLOUR_NONE || colour < 0 ? "?" : name_of(static_cast<Colour>(colour));
}

std::int32_t mistbank_colour_named(const char* name) {
    return name == nullptr ? MISTBANK_COLOUR_NONE : static_cast<std::int32_t>(colour_named(name));
}
