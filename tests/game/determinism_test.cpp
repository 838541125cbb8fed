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
    {"level1", 0xaac80cc7e83a0642u, 0x2e71414a596fa9f7u},
    {"level2", 0x7108e4290267a89cu, 0xb3a9579696d0be95u},
    {"level3", 0xff9be96280c69ab5u, 0xc244edf8e168a343u},
    {"level4", 0x1cd9f9cb8591fd41u, 0x69662002e79090d9u},
    {"level5", 0x903da769e93ecb23u, 0xdbf433026eee117au},
    {"level6", 0xa0df28e1868ec66du, 0xa3f7049503b9c880u},
    {"level1_2022", 0xd9e8b5779cf3899cu, 0x0db9636fd8fad9acu},
    {"level2_2022", 0x423aebe2f5c84cccu, 0xc4235593df783c49u},
    {"level3_2022", 0xd20ace186de73c8bu, 0x10bcf37ac26dfa1fu},
    {"level4_2022", 0x3dfb855784a5ead6u, 0x41b12c60b85f4b9eu},
    {"level5_2022", 0x6f78ba5635a25392u, 0x37a37da2eb417a3eu},
    {"level6_2022", 0x45c2687aac2eee0au, 0x57f3455c540c2588u},
    {"base", 0x054ed8c94855baebu, 0x54ff1b83ab902ce7u},
    {"base_without_farmers", 0x0709f44c16e6a306u, 0xe25bb69f733ddc79u},
    {"demo", 0x3f205211c1fb4985u, 0x79c65126d21a3c31u},
    {"ghosts_castles_cemeteries", 0x098ecf8f8de54d02u, 0xb5b761728f8a19e6u},
    {"river", 0x6edcbeeeca2acd94u, 0xf68dd15e4074b3f3u},
    {"abbot", 0x4fe28a6d6f6e7a7au, 0xfb01399bbec31865u},
    {"inns_cathedrals", 0x79f72189281e9396u, 0xf3cb565602f29df5u},
    {"traders_builders", 0x4cdeaa60fb46cf5du, 0xba442e8c43d67d0du},
    {"princess_dragon", 0xee91fa5d5a16e28eu, 0x70d6885c107bc3e7u},
    {"tower", 0x008c7519d0ae355bu, 0xa2104577f80bb3b8u},
    {"abbey_mayor", 0x65c6e1a232eeb3c3u, 0x74fd8545d64d8399u},
    {"flying_machines", 0x6a495f73d8562c2du, 0x7ff985b06fcf449bu},
    {"hills_sheep", 0xb238bb1dec646617u, 0x70a791cb75feb9ccu},
    {"big_top", 0xf2ee9710c94e5f1cu, 0x2f7ebf6b96f4d3d2u},
    {"vodyanoy", 0x68dba28c69afa69bu, 0x0da2235234531f6du},
    {"everything", 0x7f93e3fba9d8985cu, 0x647a8219bb0f53d7u},
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
