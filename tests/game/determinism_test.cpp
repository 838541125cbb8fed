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

// These numbers change only when a rule, the built-in set or the order in which legal actions are listed changes.
const Expected expected[] = {
    {"level1", 0x773b8213f23e5b49u},      {"level2", 0x3c6502eedfc96188u},
    {"level3", 0x05c036f34394a052u},      {"level4", 0x4c78d7e626c5a31au},
    {"level5", 0xb57096cffbe41bd8u},      {"level6", 0xde24aa8d9193a8a6u},
    {"level1_2022", 0x25dfd0635cc06bcfu}, {"level2_2022", 0x6f2afd0453304984u},
    {"level3_2022", 0xa636464d99073f54u}, {"level4_2022", 0xf751aafc68b46e4eu},
    {"level5_2022", 0xfa4b42ab697fc245u}, {"level6_2022", 0x59649876c9586712u},
    {"base", 0xd9eb5ba20b4ed9dbu},        {"base_without_farmers", 0x3e6e789e78c9e3e1u},
    {"demo", 0x73cd1fd9d96d2850u},        {"ghosts_castles_cemeteries", 0xc1b5fc86b992f781u},
};

}  // namespace

TEST_CASE("The same seeds give the same records with every compiler and optimisation", "[game][determinism]") {
    for (const Expected& known : expected) {
        INFO(known.preset);
        CHECK(fingerprint_of_records(known.preset) == known.records);
    }
    CHECK(sizeof expected / sizeof expected[0] == static_cast<std::size_t>(preset_count()));
}
