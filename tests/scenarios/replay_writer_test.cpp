// Not a test: plays the scenarios and writes their results to the file that MISTBANK_SCENARIOS names, as a JSON array
// with one scenario per line. The tests of the bindings replay the scenarios and compare their results with the file
// (FORMAT.md).
#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdio>
#include <cstdlib>
#include <fstream>

#include "scenarios/observation.hpp"
#include "scenarios/runner.hpp"
#include "scenarios/words.hpp"
#include "support/tests_folder.hpp"

namespace mistbank::scenarios {
namespace {

std::string json_text(std::string_view text) {
    std::string json = "\"";
    for (const char letter : text) {
        if (letter == '\n')
            json += "\\n";
        else if (letter == '"' || letter == '\\')
            (json += '\\') += letter;
        else
            json += letter;
    }
    return json + "\"";
}

std::string quoted_list(const std::vector<std::string>& texts) {
    std::string json;
    for (const std::string& text : texts) json += (json.empty() ? "" : ",") + json_text(text);
    return "[" + json + "]";
}

/// Formats an additional field of a JSON object.
std::string field(const char* name, const std::string& json) { return std::string(",\"") + name + "\":" + json; }

bool is_number(const std::string& text) {
    return text.find_first_not_of("-0123456789") == std::string::npos && !text.empty();
}

/// Returns the JSON fields of the rules for a text such as "table=5x7@2,0".
std::string table_as_json(const std::string& text) {
    const std::string size = text.substr(0, text.find('@'));
    const auto cross = size.find('x');
    std::string json = field("table_width", size.substr(0, cross)) + field("table_height", size.substr(cross + 1));
    if (size.size() == text.size()) return json;
    const Cell origin = cell_of(text.substr(size.size() + 1));
    return json + field("table_x", std::to_string(origin.x)) + field("table_y", std::to_string(origin.y));
}

/// Returns the words after `rules` as JSON rules with the same keys. Rules that cannot be played are also converted.
std::string rules_as_json(const std::string& line) {
    const std::vector<std::string> lists = {"colours", "scoring_colours", "expansions", "without"};
    Words words(line);
    std::string json = "{\"preset\":" + json_text(words.take());
    std::string draws = json_text("external");
    while (!words.at_end()) {
        const auto [key, value] = key_and_value(words.take());
        const bool is_list = std::count(lists.begin(), lists.end(), key) > 0;
        if (key == "table")
            json += table_as_json(value);
        else if (key == "draws")
            draws = json_text(value);
        else if (is_list)
            json += field(key.c_str(), quoted_list(split(value, ',')));
        else if (value == "yes" || value == "no")
            json += field(key.c_str(), value == "yes" ? "true" : "false");
        else
            json += field(key.c_str(), is_number(value) ? value : json_text(value));
    }
    return json + field("draws", draws) + "}";
}

std::string hexadecimal(std::uint64_t number) {
    char text[17];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(number));
    return text;
}

/// Records a scenario while it is played.
class Writer : public Witness {
public:
    explicit Writer(const Scenario& scenario)
        : json_("{\"file\":" + json_text(scenario.file) + field("line", std::to_string(scenario.title.number)) +
                field("title", json_text(scenario.title.text))) {}

    void made(const Beginning& beginning, const Game& game) override {
        begin(beginning);
        step("", game);
    }
    void refused_to_begin(const Beginning& beginning, const std::string& reason) override {
        begin(beginning);
        json_ += field("invalid", json_text(reason));
    }
    void applied(const Game& game, Action action) override {
        step(field("do", json_text(std::string(game.text_of(action)))), game);
    }
    void refused(const Game& game, Action action, const std::string& reason) override {
        step(field("refuse", json_text(std::string(game.text_of(action)))) + field("reason", json_text(reason)), game);
    }
    void undone(const Game& game, unsigned count) override { step(field("undo", std::to_string(count)), game); }
    void looked_at(const Game& game, std::size_t first_event) override {
        if (is_seen_) return;  // the previous expectation has already recorded the observation
        is_seen_ = true;
        step_ += field("first_event", std::to_string(first_event)) +
                 field("observed", quoted_list(observation_of(game, first_event)));
    }

    /// Returns the recorded scenario as a JSON object.
    std::string json() {
        end_step();
        return json_ + field("steps", "[" + steps_ + "]") + "}";
    }

private:
    void begin(const Beginning& beginning) {
        json_ += field("rules", json_text(rules_as_json(beginning.rules))) + field("sets", quoted_list(beginning.sets));
        if (!beginning.position.empty()) json_ += field("position", json_text(beginning.position));
    }
    /// Starts a new step, which ends in the present state of the game. `what` is the JSON field of the action, refusal
    /// or undo; empty for the first step.
    void step(const std::string& what, const Game& game) {
        end_step();
        step_ = "\"hash\":" + json_text(hexadecimal(game.state_hash())) +
                field("legal", std::to_string(game.legal_actions().size())) + what;
        is_seen_ = false;
    }
    void end_step() {
        if (!step_.empty()) steps_ += (steps_.empty() ? "{" : ",{") + step_ + "}";
        step_.clear();
    }

    std::string json_;
    std::string steps_;  // completed steps
    std::string step_;
    bool is_seen_ = false;
};

}  // namespace
}  // namespace mistbank::scenarios

TEST_CASE("The replay data of the scenarios are written for the bindings", "[.write-scenarios]") {
    using namespace mistbank::scenarios;
    const char* path = std::getenv("MISTBANK_SCENARIOS");
    if (path == nullptr) FAIL("MISTBANK_SCENARIOS must name the file to write");
    const std::string folder = std::string(tests_folder) + "/scenarios";
    std::ofstream file(path, std::ios::binary);
    const char* before = "[";
    for (const Script& script : read_scripts(folder)) {
        REQUIRE(script.error == "");
        for (const Scenario& scenario : script.scenarios) {
            Writer writer(scenario);
            REQUIRE(run(scenario, folder + "/tiles", &writer) == "");
            file << before << "\n" << writer.json();
            before = ",";
        }
    }
    file << "\n]\n";
    REQUIRE(file.flush());
}
