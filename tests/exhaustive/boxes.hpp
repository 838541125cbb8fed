// What each box brings into games, and whether games have shown it.
#pragma once

#include <string>
#include <vector>

#include "exhaustive/explorer.hpp"

namespace mistbank_exhaustive {

/// A box: the base game, the mist of the cooperative game, the house rules, or an expansion by its name.
struct Box {
    std::string name;
    Kinds brings;
};

/// All of them. Each decision, action, event, figure and reason of a loss is in one box at least.
const std::vector<Box>& boxes();

/// The box of this name; fails the test if there is none.
const Box& box_named(const std::string& name);

/// What of `wanted` is not in `found`, a line each.
std::string missing(const Kinds& wanted, const Kinds& found);

/// Adds one to the other.
void add(Kinds& sum, const Kinds& kinds);

/// Every kind that the library names: those from the first one on whose names are not "?".
Kinds all_kinds();

}  // namespace mistbank_exhaustive
