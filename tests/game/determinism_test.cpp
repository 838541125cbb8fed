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
    {"level1", 0xe52e1dc954495b8bu, 0xfbed905e9607ab82u},
    {"level2", 0xbad0b453018945b0u, 0x9b1c0c3186f2f525u},
    {"level3", 0xb78ea635c0dd6af1u, 0xe3a6668172549845u},
    {"level4", 0x0605f60f8b2aa8e9u, 0xb28e94c38ae19991u},
    {"level5", 0xa63ad4c0161c2927u, 0x08eef224592456b5u},
    {"level6", 0x79bbf48278c73602u, 0xc452fc28baad05cfu},
    {"level1_2022", 0x44800a6e76f81eaau, 0xc800ef283a7c1469u},
    {"level2_2022", 0x20e4a2fc26cf41bcu, 0x24c6b5fe2f4d2664u},
    {"level3_2022", 0x99b8fd6d9964ea06u, 0xb2f0c08cbff69cd0u},
    {"level4_2022", 0xd76ae0de29951283u, 0xe8f2267cdd754ac5u},
    {"level5_2022", 0x40ab03609f9d2e63u, 0x7b04e9071c9c1d9bu},
    {"level6_2022", 0x6a46c83b601eab0bu, 0x71692a02a475fca4u},
    {"base", 0x9f1b1aba81916987u, 0x8fffed645b17442eu},
    {"base_without_farmers", 0xc714788aea731accu, 0xbdde1cdf427c561du},
    {"demo", 0xfc4be654892b044cu, 0x4581e18735b4ded1u},
    {"ghosts_castles_cemeteries", 0xdb736edf2ec4f620u, 0xea97a393baad58bfu},
    {"river", 0x2b17c61aab840d55u, 0xe74dd7824c08bd9fu},
    {"abbot", 0x9711a1cc40cf3a7eu, 0xc1dc6ac6c88ce0d7u},
    {"inns_cathedrals", 0x5e55e4206a41f419u, 0xc91aa0d9fd61fb89u},
    {"traders_builders", 0xe428a1748ee6ecc2u, 0x93ce574b72c227acu},
    {"everything", 0x875b3b9af9f3a681u, 0x116dce008b922e4fu},
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
