// Compares the fields at the end of whole games with an independent count.
#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

using Name = std::pair<int, int>;  // the tile number and segment number of a feature's first segment

Name name_of_feature(const Feature& feature) { return {feature.tile, feature.segment}; }

// Returns each field with the completed cities that touch any of its segments.
std::map<Name, std::set<Name>> cities_by_field(const Game& game) {
    std::map<Name, std::set<Name>> cities;
    for (int tile = 0; tile < game.tile_count(); ++tile) {
        const TileType& type = game.type(game.tile(tile).type);
        for (int number = 0; number < type.segment_count; ++number) {
            const Segment& segment = type.segments[static_cast<std::size_t>(number)];
            if (segment.kind != SegmentKind::field) continue;
            std::set<Name>& touched = cities[name_of_feature(game.feature(tile, number))];
            for (int other = 0; other < type.segment_count; ++other) {
                if ((segment.touches >> other & 1u) == 0) continue;
                const Feature city = game.feature(tile, other);
                if (city.complete) touched.insert(name_of_feature(city));
            }
        }
    }
    return cities;
}

}  // namespace

TEST_CASE("A field counts each completed city next to it once, on boards of any size", "[game][fields]") {
    std::size_t most = 0;
    for (std::uint64_t seed = 0; seed < 400; seed += seed_step(3)) {
        Game game = new_game(rules_of("base", 2, seed), nullptr);
        play_out(game, RandomPlayer(seed));
        const std::map<Name, std::set<Name>> expected = cities_by_field(game);
        for (const Feature& feature : game.features()) {
            if (feature.kind != SegmentKind::field) continue;
            const std::size_t cities = expected.at(name_of_feature(feature)).size();
            CAPTURE(seed, feature.tile, feature.segment);
            REQUIRE(feature.cities == static_cast<int>(cities));
            REQUIRE(feature.worth == 3 * feature.cities);
            most = std::max(most, cities);
        }
    }
    CHECK(most > 4);
}
