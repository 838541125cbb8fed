// The version of the library, and the names of its constants.
#include "boundary.hpp"
#include "mistbank/description.hpp"
#include "mistbank/record.hpp"

using namespace mistbank;
using namespace mistbank::capi;

static_assert(MISTBANK_MAX_FIGURE_KINDS >= figure_kinds && MISTBANK_MAX_SOURCES >= source_count);

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
const char* mistbank_segment_title(std::int32_t kind) { return title_of(enum_of<SegmentKind>(kind)); }
std::int32_t mistbank_segment_extent(std::int32_t kind) {
    return static_cast<std::int32_t>(extent_of(enum_of<SegmentKind>(kind)));
}

const char* mistbank_decision_name(std::int32_t kind) { return name_of(enum_of<DecisionKind>(kind)); }
const char* mistbank_action_name(std::int32_t kind) { return name_of(enum_of<ActionKind>(kind)); }
const char* mistbank_action_title(std::int32_t kind) { return title_of(enum_of<ActionKind>(kind)); }

const char* mistbank_event_name(std::int32_t kind) { return name_of(enum_of<EventKind>(kind)); }
std::int32_t mistbank_event_change(std::int32_t kind) {
    return static_cast<std::int32_t>(change_of(enum_of<EventKind>(kind)));
}

const char* mistbank_colour_name(std::int32_t colour) {
    // 255 is a valid colour: "none". A number above 255 must not wrap around to a colour.
    return colour > MISTBANK_COLOUR_NONE || colour < 0 ? "?" : name_of(static_cast<Colour>(colour));
}

std::int32_t mistbank_colour_named(const char* name) {
    return name == nullptr ? MISTBANK_COLOUR_NONE : static_cast<std::int32_t>(colour_named(name));
}
