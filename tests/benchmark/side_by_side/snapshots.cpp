#include "mistbank/record.hpp"
#include "rows.hpp"

using namespace side_by_side;

namespace {

double saved(const char* name) {
    const Game game = half_played(name);
    return a_unit([&] {
        constexpr int times = 20000;
        mistbank::Error error;
        for (int i = 0; i < times; ++i) use(mistbank::to_snapshot(game, error)->size());
        return times;
    });
}

const Rows of_snapshots{
    {"snapshot, base", [] { return saved("base"); }},
    {"snapshot, everything", [] { return saved("everything"); }},
};

}  // namespace
