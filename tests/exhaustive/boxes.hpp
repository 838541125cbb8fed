// The kinds of actions, events and so on that belong to each box, and a check that games have shown all of them.
#pragma once

#include <string>
#include <vector>

#include "exhaustive/explorer.hpp"

namespace mistbank_exhaustive {

/// A box: the base game, the mist of the cooperative game, the house rules, or an expansion. Its name identifies it.
struct Box {
    std::string name;
    Kinds brings;
};

/// Returns all boxes. Each kind of decision, action, event, figure and loss belongs to at least one box.
const std::vector<Box>& boxes();

/// Returns the box with this name. Fails the test if there is none.
const Box& box_named(const std::string& name);

/// Returns the names of the kinds in `wanted` that `found` lacks, one per line.
std::string missing(const Kinds& wanted, const Kinds& found);

/// Adds `kinds` to `sum`.
void add(Kinds& sum, const Kinds& kinds);

/// Returns all kinds that have a name in the library.
Kinds all_kinds();

}  // namespace mistbank_exhaustive
