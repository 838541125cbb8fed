// The catalogue of clauses and the scenarios go together.
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>

namespace {

const std::filesystem::path folder = MISTBANK_TESTS_DIR "/scenarios";

std::string text_of(const std::filesystem::path& path) {
    std::ifstream file(path);
    REQUIRE(file.good());
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::set<std::string> clauses() {
    std::set<std::string> ids;
    std::istringstream lines(text_of(folder / "CATALOGUE.md"));
    for (std::string line; std::getline(lines, line);) {
        if (line.rfind("- ", 0) == 0) {
            INFO(line);
            CHECK(ids.insert(line.substr(2, line.find(':') - 2)).second);
        }
    }
    return ids;
}

// By id: how many scenarios name it.
std::map<std::string, int> clauses_of_scenarios() {
    std::map<std::string, int> named;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() != ".scenario") continue;
        std::istringstream lines(text_of(entry.path()));
        for (std::string line; std::getline(lines, line);) {
            if (line.rfind("scenario ", 0) != 0) continue;
            std::istringstream ids(line.substr(9, line.find(':') - 9));
            for (std::string id; std::getline(ids, id, ',');) ++named[id.substr(id.find_first_not_of(' '))];
        }
    }
    return named;
}

// What a line of text cannot show, and the test that shows it instead.
const std::set<std::string> shown_elsewhere = {
    "HID-4",  // tests/game/hidden_test.cpp: what records tell
};

}  // namespace

TEST_CASE("Every clause of the catalogue has a scenario", "[scenarios][catalogue]") {
    const std::map<std::string, int> named = clauses_of_scenarios();
    const std::set<std::string> ids = clauses();
    CHECK(ids.size() == 234);
    for (const std::string& id : ids) {
        INFO(id);
        CHECK((named.count(id) > 0 || shown_elsewhere.count(id) > 0));
    }
}

TEST_CASE("Every scenario names clauses of the catalogue", "[scenarios][catalogue]") {
    const std::set<std::string> ids = clauses();
    for (const auto& [id, count] : clauses_of_scenarios()) {
        INFO(id);
        CHECK(ids.count(id) == 1);
    }
}
