// Tests src/README.md: the order of the source folders.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <regex>
#include <string>

#include "support/tests_folder.hpp"

TEST_CASE("Each source folder includes files only from itself and from earlier folders in the order", "[folders]") {
    static constexpr const char* in_order[] = {"tiles", "board",    "rules",  "game",   "learning",
                                               "json",  "position", "record", "render", "adviser"};
    const auto place_of = [](const std::string& folder) {
        INFO(folder << " is none of the folders in order");
        const auto* const found = std::find(std::begin(in_order), std::end(in_order), folder);
        REQUIRE(found != std::end(in_order));
        return found - std::begin(in_order);
    };
    const std::filesystem::path source = std::string(tests_folder) + "/../src";
    const std::regex include("#include \"([a-z]+)/.*");
    int files = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(source)) {
        const std::string ending = entry.path().extension().string();
        if (ending != ".cpp" && ending != ".hpp") continue;
        ++files;
        const auto user = place_of(entry.path().lexically_relative(source).begin()->string());
        std::ifstream in(entry.path());
        std::smatch used;
        for (std::string line; std::getline(in, line);) {
            if (!std::regex_match(line, used, include) || used[1] == "mistbank") continue;
            INFO(entry.path() << " has " << line);
            CHECK(place_of(used[1]) <= user);
        }
    }
    CHECK(files > 200);
}
