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
        const Rules rules = rules_of(preset, 1 + static_cast<int>(seed % 5), seed);
        Game game = new_game(rules, rules.system == System::cooperative ? &gentle_mists() : nullptr);
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
    {"level1", 0x7eb4f0f89b66ffbau},      {"level2", 0x2e527c97fc6904b2u},
    {"level3", 0x11398277fe9c05b1u},      {"level4", 0x46fc51cf92f54e76u},
    {"level5", 0x84954b83d1468eabu},      {"level6", 0x6134ef9bae9e4930u},
    {"level1_2022", 0xa2b59f2406ca9eb7u}, {"level2_2022", 0x4fed6994a0358cc2u},
    {"level3_2022", 0x59c0e3e6585850eeu}, {"level4_2022", 0xbd12abadbc88e270u},
    {"level5_2022", 0x5f7081f2acd0e8e3u}, {"level6_2022", 0x633867c174d6682u},
    {"base", 0xb3250d0e35479ad3u},        {"base_without_farmers", 0x23d5020b39cf384bu},
    {"demo", 0xfc54fc6369ec0dfdu},        {"ghosts_castles_cemeteries", 0x865f48ced6aac1u},
};

}  // namespace

TEST_CASE("The same seeds give the same records with every compiler and optimisation", "[game][determinism]") {
    for (const Expected& known : expected) {
        INFO(known.preset);
        CHECK(fingerprint_of_records(known.preset) == known.records);
    }
    CHECK(sizeof expected / sizeof expected[0] == static_cast<std::size_t>(preset_count()));
}
