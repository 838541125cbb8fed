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
    {"level1", 0x7995c9cfb6a7988bu, 0x658680c4d1b7de63u},
    {"level2", 0xc89ca55b3165861eu, 0xce2013fbb30ac9a4u},
    {"level3", 0x1587b89e71147e8au, 0xd1ee2178eacb33fbu},
    {"level4", 0xc64c1faabc4e5c34u, 0x2b2ed8cccc6517fbu},
    {"level5", 0x7366b5bd62f9393eu, 0x891e608fec3f2298u},
    {"level6", 0x977cdc355959bc78u, 0xdd056339cbb2e5ffu},
    {"level1_2022", 0x864eef2921aab281u, 0x00f287fb2443af98u},
    {"level2_2022", 0xe0183a1701c5efceu, 0x81194abc78446bd4u},
    {"level3_2022", 0x8f54a9f045ed1b8eu, 0x16b30a87914063cfu},
    {"level4_2022", 0x36acfa6b24e58d80u, 0x84a0219f6eeb89b8u},
    {"level5_2022", 0x90bbd2201631dc79u, 0x2f5b9ab9f7ecf945u},
    {"level6_2022", 0x0b8a68c10dfb1914u, 0xcaab9becba4d83ffu},
    {"base", 0xfe281e46b4ccd2a5u, 0x479db8dea0c4bc93u},
    {"base_without_farmers", 0x19954a8ac18434abu, 0x628cf5ef5f957542u},
    {"demo", 0x1c9cf247a2f50f4au, 0x3f86344f7846c9ecu},
    {"ghosts_castles_cemeteries", 0xf5dca2121f5ae2ddu, 0x55e8f3e69f6bef74u},
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
