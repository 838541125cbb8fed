#include "game/last_setup.hpp"

#include <algorithm>
#include <mutex>

#include "rules/rule_fields.hpp"

namespace mistbank {
namespace {

struct Last {
    std::mutex taking;
    std::shared_ptr<const Setup> setup;
};

// Returns the cache. It is created on first use, so constructors of static objects can create games.
Last& last() {
    static Last it;
    return it;
}

/// The values of all fields of the rules, except the seed.
struct RuleValues {
    std::int64_t values[64] = {};
    std::size_t count = 0;

    template <class Field>
    void add(const Field& field) {
        values[count++] = number_of_field(field);
    }
    template <class List, class Count>
    void add(const ColoursField<List, Count>& colours) {
        add(colours.count);
        for (int i = 0; i < colours.count; ++i) add(colours.list[i]);
    }
};

RuleValues values_of(const Rules& rules) {
    RuleValues all;
    each_rule_field(rules, [&](const char*, const auto& field) { all.add(field); });
    return all;
}

bool are_same_but_for_the_seed(const Rules& one, const Rules& other) {
    const RuleValues ones = values_of(one), others = values_of(other);
    return std::equal(ones.values, ones.values + ones.count, others.values, others.values + others.count);
}

}  // namespace

std::shared_ptr<const Setup> last_setup(const Rules& rules) {
    const std::lock_guard<std::mutex> lock(last().taking);
    const std::shared_ptr<const Setup>& setup = last().setup;
    return setup && are_same_but_for_the_seed(setup->rules, rules) ? setup : nullptr;
}

// Stores the setup. The old setup is freed after the lock is released.
void keep_as_last(std::shared_ptr<const Setup> setup) {
    const std::lock_guard<std::mutex> lock(last().taking);
    last().setup.swap(setup);
}

}  // namespace mistbank
