// Reads scenario files (FORMAT.md) and plays them against the public C++ API.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "mistbank/game.hpp"

namespace mistbank::scenarios {

/// A line of a scenario, without its comment and without leading and trailing spaces.
struct Line {
    int number = 0;  ///< line number in the file, from 1
    std::string text;
};

/// A scenario in a file.
struct Scenario {
    std::string file;
    Line title;  ///< title, such as "COM-1, COM-2: A tile must match ..."
    std::vector<Line> lines;
};

/// The scenarios in a text, and its first error ("file:12: ..."; empty if there is none).
struct Script {
    std::vector<Scenario> scenarios;
    std::string error;
};

Script read_script(const std::string& file, std::string_view text);

/// Reads all scenario files in a folder, ordered by name.
std::vector<Script> read_scripts(const std::string& folder);

/// The rules, tile sets and position with which a scenario begins.
struct Beginning {
    std::string rules;              ///< text after the word `rules`
    std::vector<std::string> sets;  ///< names of the tile sets; empty for the default sets
    std::string position;           ///< text of the position; empty for a new game
};

/// Observes a scenario. Each function is called right after the step that it reports.
class Witness {
public:
    virtual ~Witness() = default;
    virtual void made(const Beginning& beginning, const Game& game) = 0;
    /// The game was refused, as the scenario expects. `reason` is the expected part of the message.
    virtual void refused_to_begin(const Beginning& beginning, const std::string& reason) = 0;
    virtual void applied(const Game& game, Action action) = 0;
    virtual void refused(const Game& game, Action action, const std::string& reason) = 0;
    virtual void undone(const Game& game, unsigned count) = 0;
    /// The scenario expects a result. The events from `first_event` on belong to the last "do" line.
    virtual void looked_at(const Game& game, std::size_t first_event) = 0;
};

/// Plays a scenario with tile sets from `tiles_folder`, observed by `witness` if it is not null. Returns an empty text
/// if all results are as expected. Otherwise returns a message with file, line, expected and actual result, and the
/// current legal actions.
std::string run(const Scenario& scenario, const std::string& tiles_folder, Witness* witness = nullptr);

/// Returns the rules in a `rules` line; `text` is the line without that word. Throws Failure if the rules cannot be
/// read.
Rules read_rules(const std::string& text);

/// Returns the bytes of a file; empty if the file cannot be opened.
std::string read_file(const std::string& path);

}  // namespace mistbank::scenarios
