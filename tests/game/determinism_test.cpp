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
    {"level1", 0xaac80cc7e83a0642u, 0xe8e113e4ad456f31u},
    {"level2", 0x7108e4290267a89cu, 0x1eea15cae95aba28u},
    {"level3", 0xff9be96280c69ab5u, 0xa661341542abaff0u},
    {"level4", 0x1cd9f9cb8591fd41u, 0x835d7f076301f30du},
    {"level5", 0x903da769e93ecb23u, 0x7725dc2bc61ac8fdu},
    {"level6", 0xa0df28e1868ec66du, 0x76ef09dab1b2cccau},
    {"level1_2022", 0xd9e8b5779cf3899cu, 0xbdaacc4f4dbbe772u},
    {"level2_2022", 0x423aebe2f5c84cccu, 0x5583a433cd4d724cu},
    {"level3_2022", 0xd20ace186de73c8bu, 0x31b491c992a8ccf8u},
    {"level4_2022", 0x3dfb855784a5ead6u, 0x055e5c159e479bdfu},
    {"level5_2022", 0x6f78ba5635a25392u, 0xead392c1956be486u},
    {"level6_2022", 0x45c2687aac2eee0au, 0x03b072deb4e3dec7u},
    {"base", 0x054ed8c94855baebu, 0xb71e11c7b62043dbu},
    {"base_without_farmers", 0x0709f44c16e6a306u, 0x0da4a21c869ce83au},
    {"demo", 0x3f205211c1fb4985u, 0x4550b549633fb022u},
    {"ghosts_castles_cemeteries", 0x098ecf8f8de54d02u, 0x4b388af19c054fbeu},
    {"river", 0x6edcbeeeca2acd94u, 0xa3bcedfb8237657du},
    {"abbot", 0x4fe28a6d6f6e7a7au, 0x26cd8e650fcecabeu},
    {"inns_cathedrals", 0x79f72189281e9396u, 0x43472d17f07c9184u},
    {"traders_builders", 0x4cdeaa60fb46cf5du, 0xbcb203ae217828f6u},
    {"princess_dragon", 0xee91fa5d5a16e28eu, 0x44f32d55450328eeu},
    {"tower", 0x008c7519d0ae355bu, 0xc51699c71561cf96u},
    {"abbey_mayor", 0x65c6e1a232eeb3c3u, 0xb2dd01203b5959f8u},
    {"flying_machines", 0x6a495f73d8562c2du, 0x129ed68684cfba7eu},
    {"everything", 0x17aa1affa73b1f11u, 0x54013233fede6625u},
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
