// Every tile set that was ever shipped stays available. A stored game finds its set by the fingerprint.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include "mistbank/tile_set.hpp"
#include "support/tests_folder.hpp"
#include "tiles/embedded.hpp"

namespace mistbank {
extern const EmbeddedFile archived_sets[];
extern const std::size_t archived_set_count;
}  // namespace mistbank

using namespace mistbank;

namespace {

struct Shipped {
    const char* version;  // the first version that contains the set
    const char* name;
    std::uint64_t fingerprint;
};

// Add lines for new sets, but never change or remove a line. src/tiles/sets/archive/README.md describes how to change a
// set.
const std::vector<Shipped> shipped = {
    {"1.0", "base", 0xEE57E9D9D5DEC53E},
    {"1.0", "demo", 0x4F4313EDBE0F6023},
    {"1.0", "mists", 0x76687AAEE61CCA8F},
    {"2.0", "base_gardens", 0xC3876D9761007470},
    {"2.0", "inns_cathedrals", 0xD4823BE91B28FD06},
    {"2.0", "river", 0x43519A941BC34248},
    {"2.0", "traders_builders", 0x71FD600AD100403F},
    {"2.0", "princess_dragon", 0x152EB83F8C2810BD},
    {"2.0", "tower", 0x58772A1C929E0643},
    {"2.0", "abbey_mayor", 0x4952A54EF662FABA},
    {"2.0", "flying_machines", 0x37854ABC70045890},
    {"2.0", "hills_sheep", 0xFF3C2B5842E1C8C2},
    {"2.0", "big_top", 0xE3BDFC69841FEC1A},
    {"2.0", "vodyanoy", 0xBBD0AB87E939DAD8},
    {"2.1", "ferries", 0xDBD438D073211C18},
    {"2.1", "gold", 0x311F192E79045FC1},
    {"2.1", "mage", 0xB562C1624432DFCD},
    {"2.1", "robbers", 0x7FE30B30017E4B89},
    {"2.1", "crops", 0xA0CEA0DE25F463F3},
    {"2.1", "king", 0x31EA2035515957A3},
    {"2.1", "festival", 0xF32AB2E3726E65CA},
};

bool is_listed(const TileSet& set) {
    return std::any_of(shipped.begin(), shipped.end(), [&](const Shipped& entry) {
        return set.name() == entry.name && set.fingerprint() == entry.fingerprint;
    });
}

std::string hexadecimal(std::uint64_t number) {
    std::ostringstream out;
    out << std::hex << number;
    return std::string(16 - out.str().size(), '0') + out.str();
}

TileSet set_in(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    Error error;
    std::optional<TileSet> set = TileSet::parse(text, error);
    INFO(path.string() << ": " << error.message);
    REQUIRE(set.has_value());
    return *set;
}

std::vector<std::filesystem::path> files_in(const char* folder) {
    std::vector<std::filesystem::path> files;
    const auto root = std::filesystem::path(tests_folder).parent_path();
    for (const auto& entry : std::filesystem::directory_iterator(root / folder)) {
        if (entry.path().extension() == ".tiles") files.push_back(entry.path());
    }
    return files;
}

std::optional<TileSet> archived_set(std::uint64_t fingerprint) {
    return embedded_set(archived_sets, archived_set_count, "fog", fingerprint);
}

}  // namespace

TEST_CASE("Every shipped tile set is built in, with the same name and fingerprint", "[tiles]") {
    for (const Shipped& entry : shipped) {
        Error error;
        const std::optional<TileSet> set = TileSet::builtin(entry.name, entry.fingerprint, error);
        INFO(entry.name << " of version " << entry.version
                        << " was changed: move the file that was shipped to src/tiles/sets/archive");
        REQUIRE(set.has_value());
        CHECK(error.status == Status::ok);
        CHECK(set->name() == entry.name);
        CHECK(set->fingerprint() == entry.fingerprint);
    }
}

TEST_CASE("Every built-in tile set is in the list of shipped sets", "[tiles]") {
    for (std::size_t i = 0; i < embedded_set_count; ++i) {
        Error error;
        const TileSet set = TileSet::parse({embedded_sets[i].text, embedded_sets[i].size}, error).value();
        INFO("list it: " << set.name() << " 0x" << hexadecimal(set.fingerprint()));
        CHECK(set.name() == embedded_sets[i].name);
        CHECK(is_listed(set));
    }
}

TEST_CASE("Every file of a tile set is built in, and the name of an archived file contains the fingerprint",
          "[tiles]") {
    for (const auto& file : files_in("src/tiles/sets")) {
        const TileSet set = set_in(file);
        Error error;
        INFO(file.string());
        CHECK(file.stem() == set.name().view());
        CHECK(TileSet::builtin(set.name(), error).value().fingerprint() == set.fingerprint());
    }
    for (const auto& file : files_in("src/tiles/sets/archive")) {
        const TileSet set = set_in(file);
        Error error;
        INFO(file.string());
        CHECK(file.stem() == set.name() + "-" + hexadecimal(set.fingerprint()));
        CHECK(TileSet::builtin(set.name(), set.fingerprint(), error).has_value());
    }
}

TEST_CASE("A name selects the newest set, and a name with a fingerprint can select an earlier version", "[tiles]") {
    REQUIRE(archived_set_count == 2);
    CHECK(archived_sets[0].name == std::string("fog"));
    CHECK(archived_sets[1].name == std::string("fog"));
    std::vector<std::uint64_t> fingerprints;
    for (const auto& file : files_in("tests/tiles/embedded")) fingerprints.push_back(set_in(file).fingerprint());
    REQUIRE(fingerprints.size() == 2);
    REQUIRE(fingerprints[0] != fingerprints[1]);
    Error error;
    const TileSet newest = TileSet::parse({archived_sets[0].text, archived_sets[0].size}, error).value();
    for (const std::uint64_t fingerprint : fingerprints) {
        const std::optional<TileSet> set = archived_set(fingerprint);
        REQUIRE(set.has_value());
        CHECK(set->fingerprint() == fingerprint);
        CHECK(set->types()[0].segments[0].symbols == (fingerprint == newest.fingerprint() ? 2 : 1));
        CHECK(set->text().empty());
    }
    CHECK_FALSE(archived_set(fingerprints[0] ^ 1).has_value());
    CHECK_FALSE(embedded_set(archived_sets, archived_set_count, "mist", fingerprints[0]).has_value());
}

TEST_CASE("An unknown fingerprint or name of a built-in set is refused", "[tiles]") {
    Error error;
    CHECK_FALSE(TileSet::builtin("mists", 1, error).has_value());
    CHECK(error.status == Status::unknown_name);
    CHECK(error.message == "no built-in tile set 'mists' has this fingerprint");
    CHECK_FALSE(TileSet::builtin("base", shipped[2].fingerprint, error).has_value());
    CHECK(TileSet::builtin("mists", shipped[2].fingerprint, error).has_value());
    CHECK(error.status == Status::ok);
    CHECK(error.message.empty());
}
