// The same rules, seed and actions give the same game on every platform, with every compiler, for ever.
#include <catch2/catch.hpp>

#include "mistbank/record.hpp"
#include "support/games.hpp"
#include "support/players.hpp"
#include "tiles/fingerprint.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

// Of the records of thirty random games.
std::uint64_t fingerprint_of_records(const char* preset) {
    Fingerprint print;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        Game game = new_game(rules_of(preset, 1 + static_cast<int>(seed % 5), seed), &gentle_mists());
        play_out(game, RandomPlayer(seed));
        Error error;
        print.add(std::string_view(to_record(game, RecordKind::full, error).value()));
    }
    return print.value();
}

struct Expected {
    const char* preset;
    std::uint64_t records;
};

// These numbers change only when a rule or the built-in set changes.
const Expected expected[] = {
    {"level1", 0x94f2b8c68dc8b166u},      {"level2", 0xf36dfcd340d5a7dau},      {"level3", 0xdb77a0f6aa79e99du},      {"level4", 0x7179caa5e7ad14ceu},
    {"level5", 0x213fd0b92ef2194bu},      {"level6", 0x61ebb9e37411202cu},      {"level1_2022", 0x5ce4c86709fa77efu}, {"level2_2022", 0xee286e2e54c25246u},
    {"level3_2022", 0xe9ced97adf6ac712u}, {"level4_2022", 0xe3a4846d80a06c54u}, {"level5_2022", 0x897951139036da37u}, {"level6_2022", 0xf724fcfac41dc526u},
};

}  // namespace

TEST_CASE("The same seeds give the same records with every compiler and optimisation", "[game][determinism]") {
    for (const Expected& known : expected) {
        INFO(known.preset);
        CHECK(fingerprint_of_records(known.preset) == known.records);
    }
    CHECK(sizeof expected / sizeof expected[0] == static_cast<std::size_t>(preset_count()));
}
