// The supported revisions of the rules.
#pragma once

#include "mistbank/rules.hpp"

namespace mistbank {

/// The revision of games from version 1.0, which stored no revision.
inline constexpr int first_revision = 1;

inline bool is_known_revision(int revision) { return revision >= first_revision && revision <= newest_revision; }

/// Returns the message about an unknown revision.
inline Message unknown_revision(int revision) {
    return Message::of("rules revision ", revision, ": this version of mistbank supports ", first_revision, " to ",
                       newest_revision);
}

}  // namespace mistbank
