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
    {"level1", 0x7995c9cfb6a7988bu, 0x082ca8b3082f5b1fu},
    {"level2", 0xc89ca55b3165861eu, 0x34f270bc11c61610u},
    {"level3", 0x1587b89e71147e8au, 0x9a7e6f6e5ff41748u},
    {"level4", 0xc64c1faabc4e5c34u, 0x587eae29e466529eu},
    {"level5", 0x7366b5bd62f9393eu, 0xbba162da60407b3eu},
    {"level6", 0x977cdc355959bc78u, 0x7a254de04827f043u},
    {"level1_2022", 0x864eef2921aab281u, 0x75bf6a083846aa5bu},
    {"level2_2022", 0xe0183a1701c5efceu, 0x5533747c6038f6b8u},
    {"level3_2022", 0x8f54a9f045ed1b8eu, 0x18f59460d821ce25u},
    {"level4_2022", 0x36acfa6b24e58d80u, 0xbdee37e5ee7cde64u},
    {"level5_2022", 0x90bbd2201631dc79u, 0xdecec07f09a86e0fu},
    {"level6_2022", 0x0b8a68c10dfb1914u, 0x5d14cd4857b54530u},
    {"base", 0xfe281e46b4ccd2a5u, 0x4e87d1022190f900u},
    {"base_without_farmers", 0x19954a8ac18434abu, 0x67c4e95b426c7cd6u},
    {"demo", 0x1c9cf247a2f50f4au, 0x612e72eb8c188c91u},
    {"ghosts_castles_cemeteries", 0xe6a4387b28d94072u, 0x42fcbe53f038bf3bu},
    {"river", 0x844a080f3ceeffe7u, 0xa18099ec0cc870beu},
    {"abbot", 0x3dc2f5ae3cc6a92au, 0xa49d0add1942f5c7u},
    {"inns_cathedrals", 0x9ad1eb2243a43428u, 0x486c4fe0524bef07u},
    {"traders_builders", 0x6815b73292b08997u, 0xfb46cb9fc75aee89u},
    {"everything", 0x610906a523664fcbu, 0x273cdad81946ff99u},
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
