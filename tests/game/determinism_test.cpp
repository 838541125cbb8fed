// The same rules, seed and actions give the same game on every platform, with every compiler and in all later versions.
#include <catch2/catch.hpp>
#include <iterator>

#include "mistbank/record.hpp"
#include "support/games.hpp"
#include "support/players.hpp"
#include "tiles/fingerprint.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

// Hashes of the records of thirty random games, and of every position in these games.
struct Expected {
    const char* preset;
    std::uint64_t records;
    std::uint64_t hashes;
};

// The expansions in the preset "everything" of version 2.0.
constexpr std::uint32_t expansions_of_2_0 = (1u << (static_cast<int>(Expansion::vodyanoy) + 1)) - 1;

Expected found(const char* preset, int revision) {
    Fingerprint records;
    Fingerprint hashes;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        Rules rules = rules_of(preset, 1 + static_cast<int>(seed % 5), seed);
        rules.revision = revision;
        if (revision == 2) rules.expansions &= expansions_of_2_0;
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

// Hashes of games under the newest revision of the rules. A new rule, a new built-in set or a different order of the
// legal actions may change all of these hashes. A different header changes only the hashes of records. Different
// content of a position changes only the hashes of positions. No other change may change a hash.
const Expected of_newest_revision[] = {
    {"level1", 0xeaa2aead7218ada4u, 0x77c6190285f9f315u},
    {"level2", 0xb603dd704810e52cu, 0x9a1a23ce500bdd20u},
    {"level3", 0x05f51aba93146b87u, 0x2d900a4b076c3eafu},
    {"level4", 0xf01cc8b6d0ad2e67u, 0x67961e05ac3e2222u},
    {"level5", 0xaf874e7d0b3d4793u, 0xe313d76535487ad8u},
    {"level6", 0x6e0bece042e240fdu, 0xaa3a7845d40c3d58u},
    {"level1_2022", 0x6deee31c3dc4517cu, 0xf9216c933aa41638u},
    {"level2_2022", 0x698cf9c0aeea4210u, 0xe34fd69c53bf4eb6u},
    {"level3_2022", 0x6d7cf49fe9568d67u, 0x4626360fb1882e2bu},
    {"level4_2022", 0xf93dab9775ecc8fau, 0x333a5c2a0ce4c355u},
    {"level5_2022", 0xcd32b2aa0ed9cf60u, 0x112564841b4aecdfu},
    {"level6_2022", 0x0cd51a567536649au, 0xc53d5f8e22855ae9u},
    {"base", 0x1d45ad7736537d9bu, 0xdac68df037ebc605u},
    {"base_without_farmers", 0xb98c79a8a25e5ddcu, 0x863349659e1cb360u},
    {"demo", 0x8f3d80c5e6c593d1u, 0xaca63ac20d530927u},
    {"ghosts_castles_cemeteries", 0x9c7944440c52131eu, 0x55ec082052a83382u},
    {"river", 0x1bd700d59f23edb4u, 0xc7e5817cc5de2481u},
    {"abbot", 0x8426352acf24a872u, 0x6f675bbb627539aeu},
    {"inns_cathedrals", 0xf1ef060f1e6bcf66u, 0xfbc90ca691e210e9u},
    {"traders_builders", 0x27e7e2a89cc26b5du, 0x646e130286a314e8u},
    {"princess_dragon", 0xf3f19c2b75b1cf88u, 0x466c38a58b5e128au},
    {"tower", 0xea2a4d848c648e53u, 0x224faa03228e60b2u},
    {"abbey_mayor", 0x7e92324192ff95adu, 0xfa71c9f7472029c5u},
    {"flying_machines", 0x4076f37ad177ffd1u, 0xeaa710dabe684261u},
    {"hills_sheep", 0xc79aa948c8853137u, 0x840ee364a7510e80u},
    {"big_top", 0x929c61523f61efb6u, 0x44256b95b2d17849u},
    {"vodyanoy", 0xd037c7feef1352fbu, 0x47fc2b79f9bf15fdu},
    {"messages", 0x7ec3aba5d6626ebcu, 0x06eeb7bd75c43577u},
    {"ferries", 0xe9f1e53ee3e2c99bu, 0xb8a9976347934e2fu},
    {"gold", 0x8c56e34d891716f7u, 0x297d52e3631955d0u},
    {"mage", 0x7805865e7678cca9u, 0x6fdf173c61f04dd7u},
    {"robbers", 0xbd20e6a2b687f81eu, 0x22fb99718c72fafau},
    {"crops", 0x65d20fb0d6c04bffu, 0x4cc500cb87234f38u},
    {"king", 0x4ee22b012883a95cu, 0x7b78e8158bd667bdu},
    {"festival", 0x12298cdfa5656551u, 0xd77cf9a445459e40u},
    {"everything", 0x7edf1e734092339fu, 0xee55f6c03817eeccu},
};

// Hashes of games as version 2.0 played them. These numbers never change.
const Expected of_revision_2[] = {
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

namespace {

template <std::size_t presets>
void require_found(const Expected (&expected)[presets], int revision) {
    for (const Expected& known : expected) {
        INFO(known.preset);
        const Expected now = found(known.preset, revision);
        CHECK(now.records == known.records);
        CHECK(now.hashes == known.hashes);
    }
}

}  // namespace

TEST_CASE("The same seeds give the same records and hashes with every compiler and optimisation",
          "[game][determinism]") {
    require_found(of_newest_revision, newest_revision);
    CHECK(std::size(of_newest_revision) == static_cast<std::size_t>(preset_count()));
}

TEST_CASE("Games of version 2.0 are not changed by the corrections of later versions", "[game][determinism]") {
    require_found(of_revision_2, 2);
}
