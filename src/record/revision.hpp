// Which revisions of the rules this version can play.
#pragma once

#include <string>

#include "mistbank/rules.hpp"

namespace mistbank {

/// The revision of games that were stored without one: by version 1.0.
inline constexpr int first_revision = 1;

inline bool is_known_revision(int revision) { return revision >= first_revision && revision <= newest_revision; }

/// Why a game of a revision that is not known cannot be played.
inline std::string unknown_revision(int revision) {
    return "it is played by revision " + std::to_string(revision) + " of the rules, this version knows " +
           std::to_string(first_revision) + " to " + std::to_string(newest_revision);
}

}  // namespace mistbank
