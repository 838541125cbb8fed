// Which revisions of the rules this version can play.
#pragma once

#include "mistbank/rules.hpp"

namespace mistbank {

/// The revision of games that were stored without one: by version 1.0.
inline constexpr int first_revision = 1;

inline bool is_known_revision(int revision) { return revision >= first_revision && revision <= newest_revision; }

/// Why a game of a revision that is not known cannot be played.
inline Message unknown_revision(int revision) {
    return Message::of("it is played by revision ", revision, " of the rules, this version knows ", first_revision,
                       " to ", newest_revision);
}

}  // namespace mistbank
