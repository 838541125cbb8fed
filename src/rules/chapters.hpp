// The table of contents of the rules. Each header names its files and what they offer, in the order of the turn.
#pragma once

#include "rules/decisions.hpp"             // what the game asks, and what may be answered
#include "rules/expansions.hpp"            // all expansions: a folder each
#include "rules/figures.hpp"               // figures coming and going
#include "rules/house_rules/chapters.hpp"  // hands, the bag, the table, holes
#include "rules/mist/mist.hpp"             // 1b, 1c, 2a, 3b: banks, ghosts, cemeteries, hounds
#include "rules/piles.hpp"                 // 1a: piles, what is hidden, laying a tile
#include "rules/placing.hpp"               // 2b: what the active player may do, and where figures may go
#include "rules/scoring.hpp"               // 3a and the end: what features are worth, and to whom
#include "rules/turn.hpp"                  // the turn, and the moments at which chapters meet
