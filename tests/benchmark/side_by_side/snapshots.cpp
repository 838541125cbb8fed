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

double loaded(const char* name) {
    mistbank::Error error;
    const std::vector<std::uint8_t> bytes = *mistbank::to_snapshot(half_played(name), error);
    return a_unit([&] {
        constexpr int times = 200;
        for (int i = 0; i < times; ++i) {
            use(mistbank::from_snapshot(bytes.data(), bytes.size(), nullptr, 0, error)->turn());
        }
        return times;
    });
}

double replayed(const char* name) {
    mistbank::Error error;
    const std::string record = *mistbank::to_record(half_played(name), mistbank::RecordKind::full, error);
    return a_unit([&] {
        constexpr int times = 200;
        for (int i = 0; i < times; ++i) use(mistbank::replay(record, nullptr, 0, error)->turn());
        return times;
    });
}

const Rows of_snapshots{
    {"snapshot, base", [] { return saved("base"); }},
    {"snapshot, everything", [] { return saved("everything"); }},
    {"snapshot loaded, base", [] { return loaded("base"); }},
    {"snapshot loaded, everything", [] { return loaded("everything"); }},
    {"record replayed, base", [] { return replayed("base"); }},
    {"record replayed, everything", [] { return replayed("everything"); }},
};

}  // namespace
