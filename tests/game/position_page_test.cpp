// Tests src/position/FORMAT.md: its examples can be played, and it documents exactly the words that the reader accepts.
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "mistbank/description.hpp"
#include "mistbank/position.hpp"
#include "rules/decision_specs.hpp"
#include "support/tests_folder.hpp"

using namespace mistbank;

namespace {

const std::filesystem::path sources = std::string(tests_folder) + "/../src";

std::string text_of(const std::filesystem::path& file) {
    std::ifstream in(sources / "position" / file, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    REQUIRE_FALSE(text.str().empty());
    return text.str();
}

std::set<std::string> all_in(const std::string& text, const char* pattern) {
    std::set<std::string> found;
    const std::regex expression(pattern);
    for (std::sregex_iterator at(text.begin(), text.end(), expression), end; at != end; ++at) found.insert((*at)[1]);
    return found;
}

// Returns the text of the headers that declare the words of the stored state.
std::string chapters_with_words() {
    std::string text = text_of("words.hpp");
    for (const auto& entry : std::filesystem::recursive_directory_iterator(sources / "rules")) {
        if (entry.path().extension() == ".hpp") text += text_of(std::filesystem::absolute(entry.path()));
    }
    return text;
}

// Returns the keywords of lines, found in the source code of the readers.
std::set<std::string> words_read() {
    std::set<std::string> words = all_in(chapters_with_words(), "words\\.\\w+\\(\"(\\w+)\"");
    words.merge(all_in(text_of("pieces.hpp"), "\\{\"(\\w+)\",\\s+&PositionPieces::"));
    words.merge(all_in(text_of("draws.cpp"), "\\{\"(\\w+)\", &PositionDraws::"));
    words.merge(all_in(chapters_with_words(), "\\.stored_as\\(\"(\\w+)\"\\)"));
    words.insert({"preset", "tile", "face_down"});
    return words;
}

std::vector<std::string> examples_of(const std::string& page) {
    std::vector<std::string> examples;
    const std::string begin = "```text\n";
    for (std::size_t at = page.find(begin); at != std::string::npos; at = page.find(begin, at)) {
        at += begin.size();
        const std::size_t end = page.find("```\n", at);
        examples.push_back(page.substr(at, end - at));
        at = end + 1;
    }
    return examples;
}

}  // namespace

TEST_CASE("The page about positions documents exactly the words that a position may contain", "[position]") {
    const std::string page = text_of("FORMAT.md");
    const std::set<std::string> read = words_read();
    const std::set<std::string> told = all_in(page, "\n\\| `([a-z_]+)[ `]");
    CHECK(read.size() > 120);
    for (const std::string& word : read) {
        INFO(word);
        CHECK(told.count(word) == 1);
    }
    for (const std::string& word : told) {
        INFO(word);
        CHECK(read.count(word) == 1);
    }
}

TEST_CASE("The page about positions documents every name that a position may contain as a value", "[position]") {
    const std::string page = text_of("FORMAT.md");
    const auto lists =
        all_in(chapters_with_words(), "(?:inline|static) constexpr const char\\* \\w+\\[\\] = (\\{[^}]*\\})");
    CHECK(lists.size() >= 4);
    for (const std::string& list : lists) {
        for (const std::string& name : all_in(list, "\"(\\w+)\"")) {
            // The page gives the numbers instead of the names for the list with "not_chosen".
            const bool is_told = name == "none" || page.find("`" + name + "`") != std::string::npos ||
                                 list.find("not_chosen") != std::string::npos;
            INFO(name);
            CHECK(is_told);
        }
    }
    for (const Enumeration enumeration : {Enumeration::outcome, Enumeration::loss}) {
        for (int value = 0; std::string(name_of(enumeration, value)) != "?"; ++value) {
            INFO(name_of(enumeration, value));
            CHECK((name_of(enumeration, value) == std::string("none") ||
                   page.find("`" + std::string(name_of(enumeration, value)) + "`") != std::string::npos));
        }
    }
    for (const DecisionSpec& decision : decision_specs) {
        INFO(decision.name);
        CHECK(
            (decision.entry != Entry::step || page.find("`" + std::string(decision.name) + "`") != std::string::npos));
    }
}

TEST_CASE("Each example on the page about positions is accepted or refused, as the page says", "[position]") {
    int games = 0;
    int refused = 0;
    for (const std::string& example : examples_of(text_of("FORMAT.md"))) {
        INFO(example);
        Error error;
        const std::optional<Game> game = from_position(example, nullptr, 0, error);
        const std::string refusal = "# refused: ";
        const std::size_t at = example.find(refusal);
        if (at == std::string::npos) {
            ++games;
            INFO(error.message);
            REQUIRE(game.has_value());
            CHECK(flaws_of(*game).empty());
        } else {
            ++refused;
            REQUIRE_FALSE(game.has_value());
            CHECK(error.status == Status::invalid_position);
            const std::size_t begin = at + refusal.size();
            CHECK(std::string(error.message) == example.substr(begin, example.find('\n', begin) - begin));
        }
    }
    CHECK(games == 2);
    CHECK(refused == 3);
}

TEST_CASE("The first example on the page about positions has the content that the page describes", "[position]") {
    Error error;
    const Game game = from_position(examples_of(text_of("FORMAT.md")).front(), nullptr, 0, error).value();
    CHECK(game.decision().kind == DecisionKind::lay_tile);
    CHECK(game.type(game.decision().tile_type).id == "K");
    CHECK(game.scoring_meeple(0).total == 4);
    CHECK(game.turn() == 3);
    CHECK(game.active_player() == 0);
}

TEST_CASE("A road completed by the last tile of a position is scored when the game continues", "[position]") {
    Error error;
    Game game = from_position(examples_of(text_of("FORMAT.md"))[1], nullptr, 0, error).value();
    CHECK(game.decision().kind == DecisionKind::place_meeple);
    Action pass;
    pass.kind = ActionKind::pass;
    REQUIRE(game.apply(pass) == Status::ok);
    CHECK(game.scoring_meeple(0).total == 3);
}
