// The contents of each box, and whether games have shown them.
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

/// Returns all boxes. Each decision, action, event, figure and reason of a loss is in at least one of them.
const std::vector<Box>& boxes();

/// Returns the box of this name; fails the test if there is none.
const Box& box_named(const std::string& name);

/// Returns the kinds of `wanted` that `found` lacks, one a line.
std::string missing(const Kinds& wanted, const Kinds& found);

/// Adds `kinds` to `sum`.
void add(Kinds& sum, const Kinds& kinds);

/// Returns every kind with a name in the library: from the first one on, those whose names are not "?".
Kinds all_kinds();

}  // namespace mistbank_exhaustive
