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
// of the records also when there is more in their header, those of the hashes when a position has more in it.
const Expected expected[] = {
    {"level1", 0xaac80cc7e83a0642u, 0x644846062bdfb58eu},
    {"level2", 0x7108e4290267a89cu, 0xa3618a3d0d3a92d1u},
    {"level3", 0xff9be96280c69ab5u, 0x1824ef104259902bu},
    {"level4", 0x1cd9f9cb8591fd41u, 0x18a0af93d1fcec32u},
    {"level5", 0x903da769e93ecb23u, 0xfd190c40eb397cd4u},
    {"level6", 0xa0df28e1868ec66du, 0xa3d469e75a0b68b9u},
    {"level1_2022", 0xd9e8b5779cf3899cu, 0x23efed36b35ad245u},
    {"level2_2022", 0x423aebe2f5c84cccu, 0xccd686d237f2a956u},
    {"level3_2022", 0xd20ace186de73c8bu, 0x6af45ef4305b1c59u},
    {"level4_2022", 0x3dfb855784a5ead6u, 0x7ab977fb43503f84u},
    {"level5_2022", 0x6f78ba5635a25392u, 0xaa14da16cf5f5a3fu},
    {"level6_2022", 0x45c2687aac2eee0au, 0x27362ca10c823e3au},
    {"base", 0x054ed8c94855baebu, 0xe6bcdc3b27395cf4u},
    {"base_without_farmers", 0x0709f44c16e6a306u, 0xd99557e80e5eff69u},
    {"demo", 0x3f205211c1fb4985u, 0x1717a1dc25b33f34u},
    {"ghosts_castles_cemeteries", 0x098ecf8f8de54d02u, 0x559760495d021750u},
    {"river", 0x6edcbeeeca2acd94u, 0x7f3f131b95a209a2u},
    {"abbot", 0x4fe28a6d6f6e7a7au, 0x793aed0fbe04f980u},
    {"inns_cathedrals", 0x79f72189281e9396u, 0xe646291547cadd44u},
    {"traders_builders", 0x4cdeaa60fb46cf5du, 0x796054341fceb69au},
    {"everything", 0x72fc49995fbcc7d6u, 0x88043385032a6d6du},
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
