// The cache of built-in sets, which reads each set only once.
#include "tiles/builtin_cache.hpp"

#include <catch2/catch.hpp>
#include <thread>
#include <vector>

#include "tiles/parse.hpp"

using namespace mistbank;

TEST_CASE("Every built-in set can be cached, and the cached set equals its text", "[tiles]") {
    for (int index = 0; index < TileSet::builtin_count(); ++index) {
        const char* name = TileSet::builtin_name(index);
        INFO(name);
        CHECK(builtin_index(name) == index);
        const TileSet& kept = builtin_set(index, Allocator{});
        CHECK(&builtin_set(index, Allocator{}) == &kept);
        Error error;
        const auto read = parse_embedded_tiles(TileSet::builtin_text(name), error, Allocator{});
        REQUIRE(read);
        CHECK(kept.fingerprint() == read->fingerprint());
        CHECK(kept.name() == read->name());
        CHECK(kept.provenance() == read->provenance());
        CHECK(kept.types().size() == read->types().size());
    }
    CHECK(builtin_index("atlantis") == -1);
}

TEST_CASE("Threads that request a built-in set at the same time get the same object", "[tiles]") {
    std::vector<const TileSet*> found(8);
    std::vector<std::thread> threads;
    for (const TileSet*& set : found) threads.emplace_back([&set] { set = &builtin_set(0, Allocator{}); });
    for (std::thread& thread : threads) thread.join();
    for (const TileSet* set : found) CHECK(set == found[0]);
}
