// Checks that the catalogue of clauses matches the scenarios.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "mistbank/rules.hpp"
#include "rules/decision_specs.hpp"
#include "support/tests_folder.hpp"

namespace {

const std::filesystem::path folder = std::string(tests_folder) + "/scenarios";

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

// Calls `take` with each clause id and the sentence of each scenario.
template <class Take>
void each_clause_of_scenarios(Take take) {
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() != ".scenario") continue;
        std::istringstream lines(text_of(entry.path()));
        for (std::string line; std::getline(lines, line);) {
            if (line.rfind("scenario ", 0) != 0) continue;
            const auto colon = line.find(": ");
            std::istringstream ids(line.substr(9, colon - 9));
            for (std::string id; std::getline(ids, id, ',');)
                take(id.substr(id.find_first_not_of(' ')), line.substr(colon + 2));
        }
    }
}

// Returns the number of scenarios for each clause id.
std::map<std::string, int> clauses_of_scenarios() {
    std::map<std::string, int> named;
    each_clause_of_scenarios([&](const std::string& id, const std::string&) { ++named[id]; });
    return named;
}

/// A row in a table of docs/reference/expansions.md.
struct Pair {
    std::string first;
    std::string second;
    std::string shown;  // for example "HIL-2: No hill comes ..."; a dash if the two expansions do not interact
};

// Returns the text of the cells in a row of a table.
std::vector<std::string> cells_of(const std::string& line) {
    std::vector<std::string> cells;
    for (std::size_t begin = 1; begin < line.size();) {
        const auto end = std::min(line.find('|', begin), line.size());
        const std::string cell = line.substr(begin, end - begin);
        const auto from = cell.find_first_not_of(' ');
        if (from != std::string::npos) cells.push_back(cell.substr(from, cell.find_last_not_of(' ') - from + 1));
        begin = end + 1;
    }
    return cells;
}

// Removes the link from a cell such as "{ref}`HIL-2 <hil-2>`: No hill ...".
std::string without_link(const std::string& cell) {
    const std::string link = "{ref}`";
    if (cell.rfind(link, 0) != 0) return cell;
    return cell.substr(link.size(), cell.find(' ') - link.size()) + cell.substr(cell.find("`: ") + 1);
}

std::vector<Pair> pairs_of_expansions() {
    std::vector<Pair> pairs;
    std::string first;
    std::istringstream lines(text_of(folder / "../../docs/reference/expansions.md"));
    for (std::string line; std::getline(lines, line);) {
        if (line.rfind("## ", 0) == 0) first = line.substr(3, line.find(':') - 3);
        const std::vector<std::string> cells = line.rfind("| ", 0) == 0 ? cells_of(line) : std::vector<std::string>();
        const bool is_row = cells.size() == 3 && cells[0] != "with" && cells[0].size() == 3;
        if (is_row) pairs.push_back({first, cells[0], without_link(cells[2])});
    }
    return pairs;
}

// Returns the last cells of the table rows in docs/reference/house_rules.md, such as "HSE-5: It is played ...".
std::vector<std::string> shown_of_house_rules() {
    std::vector<std::string> shown;
    std::istringstream lines(text_of(folder / "../../docs/reference/house_rules.md"));
    for (std::string line; std::getline(lines, line);) {
        const std::string last = line.rfind("| ", 0) == 0 ? cells_of(line).back() : "";
        if (last.find("`: ") != std::string::npos) shown.push_back(without_link(last));
    }
    return shown;
}

// Clauses that a scenario cannot show, each with the test that shows it.
const std::set<std::string> shown_elsewhere = {
    "HID-4",  // tests/game/hidden_test.cpp tests the content of records
};

}  // namespace

TEST_CASE("Each decision refers only to clauses of the catalogue", "[scenarios]") {
    const std::set<std::string> known = clauses();
    for (const mistbank::DecisionSpec& spec : mistbank::decision_specs) {
        INFO(spec.name);
        std::istringstream ids(spec.clause);
        for (std::string id; std::getline(ids >> std::ws, id, ',');) CHECK(known.count(id) == 1);
    }
}

TEST_CASE("Every clause of the catalogue has a scenario", "[scenarios][catalogue]") {
    const std::map<std::string, int> named = clauses_of_scenarios();
    const std::set<std::string> ids = clauses();
    CHECK(ids.size() == 389);
    for (const std::string& id : ids) {
        INFO(id);
        CHECK((named.count(id) > 0 || shown_elsewhere.count(id) > 0));
    }
}

TEST_CASE("Every scenario refers only to clauses of the catalogue", "[scenarios][catalogue]") {
    const std::set<std::string> ids = clauses();
    for (const auto& [id, count] : clauses_of_scenarios()) {
        INFO(id);
        CHECK(ids.count(id) == 1);
    }
}

TEST_CASE("Each example on the page of house rules is a scenario", "[scenarios][catalogue]") {
    std::set<std::string> scenarios;
    each_clause_of_scenarios(
        [&](const std::string& id, const std::string& shown) { scenarios.insert(id + ": " + shown); });
    const std::vector<std::string> shown = shown_of_house_rules();
    CHECK(shown.size() > 20);
    for (const std::string& one : shown) {
        INFO(one);
        CHECK(scenarios.count(one) == 1);
    }
}

TEST_CASE("The tables of pairs of expansions list each pair once and refer only to existing scenarios",
          "[scenarios][catalogue]") {
    std::set<std::string> scenarios;
    each_clause_of_scenarios(
        [&](const std::string& id, const std::string& shown) { scenarios.insert(id + ": " + shown); });
    std::set<std::pair<std::string, std::string>> found;
    for (const Pair& pair : pairs_of_expansions()) {
        INFO(pair.first << " " << pair.second << ": " << pair.shown);
        CHECK(found.insert(std::minmax(pair.first, pair.second)).second);
        CHECK((pair.shown == "–" || scenarios.count(pair.shown) == 1));
    }
    constexpr int expansions = mistbank::expansion_count;
    CHECK(found.size() == static_cast<std::size_t>(expansions * (expansions - 1) / 2));
}
