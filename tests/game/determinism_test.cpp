// The same rules, seed and actions give the same game on every platform, with every compiler, for ever.
#include <catch2/catch.hpp>

#include "mistbank/record.hpp"
#include "support/games.hpp"
#include "support/players.hpp"
#include "tiles/fingerprint.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

// Of the records of thirty random games, and of the hashes of every position on the way.
struct Expected {
    const char* preset;
    std::uint64_t records;
    std::uint64_t hashes;
};

Expected found(const char* preset) {
    Fingerprint records;
    Fingerprint hashes;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const Rules rules = rules_of(preset, 1 + static_cast<int>(seed % 5), seed);
        Game game = new_game(rules, rules.system == System::cooperative ? &gentle_mists() : nullptr);
        RandomPlayer player(seed);
        while (!game.is_over()) {
            game.apply(player.choose(game));
            hashes.add(game.state_hash());
            hashes.add(game.public_hash());
        }
        Error error;
        records.add(std::string_view(to_record(game, RecordKind::full, error).value()));
    }
    return {preset, records.value(), hashes.value()};
}

// These numbers change only when a rule, the built-in set or the order in which legal actions are listed changes; those
// of the hashes also when a position has more in it.
const Expected expected[] = {
    {"level1", 0x773b8213f23e5b49u, 0x953d359bd9bd96dbu},
    {"level2", 0x3c6502eedfc96188u, 0x733c46612f6329bau},
    {"level3", 0x05c036f34394a052u, 0xbe650aef2184d0d4u},
    {"level4", 0x4c78d7e626c5a31au, 0xfdfc98beb6cf99f0u},
    {"level5", 0xb57096cffbe41bd8u, 0x7a404a85999b653au},
    {"level6", 0xde24aa8d9193a8a6u, 0xe5bde1bbb39fc4bbu},
    {"level1_2022", 0x25dfd0635cc06bcfu, 0x4fc8788732e3a0e3u},
    {"level2_2022", 0x6f2afd0453304984u, 0x4a80f6f7994a1751u},
    {"level3_2022", 0xa636464d99073f54u, 0x2bc1ed4961f3294au},
    {"level4_2022", 0xf751aafc68b46e4eu, 0x24fcf043d97d154au},
    {"level5_2022", 0xfa4b42ab697fc245u, 0x6dd5d858dc50532bu},
    {"level6_2022", 0x59649876c9586712u, 0x59ac9b9795aee82cu},
    {"base", 0xd9eb5ba20b4ed9dbu, 0x92dc53f88e01154cu},
    {"base_without_farmers", 0x3e6e789e78c9e3e1u, 0x7333066897f2b305u},
    {"demo", 0x73cd1fd9d96d2850u, 0x199487723d2bf5bfu},
    {"ghosts_castles_cemeteries", 0xc1b5fc86b992f781u, 0x014fb11fe1ce4c5bu},
};

}  // namespace

TEST_CASE("The same seeds give the same records and hashes with every compiler and optimisation",
          "[game][determinism]") {
    for (const Expected& known : expected) {
        INFO(known.preset);
        const Expected now = found(known.preset);
        CHECK(now.records == known.records);
        CHECK(now.hashes == known.hashes);
    }
    CHECK(sizeof expected / sizeof expected[0] == static_cast<std::size_t>(preset_count()));
}
