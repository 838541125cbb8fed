// Lists of actions: complete lists, and lists that are full after a given number of actions.
#include <catch2/catch.hpp>

#include "rules/decisions.hpp"

using namespace mistbank;

namespace {

Action action_with(unsigned count) {
    Action action;
    action.kind = ActionKind::place;
    action.count = static_cast<std::uint8_t>(count);
    return action;
}

Action one_higher(Action action) {
    ++action.count;
    return action;
}

}  // namespace

TEST_CASE("A list that checks for a choice is full after two actions and stores only the first", "[decisions]") {
    Action only;
    ActionList list = ActionList::until(2, &only);
    CHECK_FALSE(list.is_enough());
    list.add(action_with(3));
    CHECK_FALSE(list.is_enough());
    list.add(action_with(4));
    CHECK(list.is_enough());
    CHECK(only == action_with(3));
    CHECK(list.count() == 2);
}

TEST_CASE("A list for all actions is never full", "[decisions]") {
    Action actions[2];
    ActionList list(actions, 2);
    for (unsigned i = 0; i < 9; ++i) list.add(action_with(i));
    CHECK_FALSE(list.is_enough());
    CHECK(list.count() == 9);
}

TEST_CASE("A list can repeat its last actions with changes if it has stored all of them and has space", "[decisions]") {
    Action actions[5];
    ActionList list(actions, 5);
    for (unsigned i = 0; i < 3; ++i) list.add(action_with(10 * i));
    REQUIRE(list.repeat(2, one_higher));
    CHECK(list.count() == 5);
    CHECK(actions[3] == action_with(11));
    CHECK(actions[4] == action_with(21));
    CHECK_FALSE(list.repeat(1, one_higher));
    CHECK(list.count() == 5);
    ActionList passing_over(actions, 5, 1);
    passing_over.add(action_with(1));
    CHECK_FALSE(passing_over.repeat(1, one_higher));
    CHECK(passing_over.count() == 1);
}
