// Reads scenario files (FORMAT.md) and plays them against the public C++ API.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "mistbank/game.hpp"

namespace mistbank::scenarios {

/// One line of a scenario without its comment and outer spaces.
struct Line {
    int number = 0;  ///< in its file, from 1
    std::string text;
};

/// One scenario of a file.
struct Scenario {
    std::string file;
    Line title;  ///< "COM-1, COM-2: A tile must match ..."
    std::vector<Line> lines;
};

/// What a text holds, and what of it could not be read ("file:12: ..."; empty if all of it could).
struct Script {
    std::vector<Scenario> scenarios;
    std::string error;
};

Script read_script(const std::string& file, std::string_view text);

/// Every file of scenarios in a folder, by their names.
std::vector<Script> read_scripts(const std::string& folder);

/// What the game of a scenario is made of.
struct Beginning {
    std::string rules;              ///< what follows the word `rules`
    std::vector<std::string> sets;  ///< names of the tile sets; none: the system's own
    std::string position;           ///< the text of the position that it begins with; empty: it begins as usual
};

/// Sees what a scenario does to its game, each time right after it was done.
class Witness {
public:
    virtual ~Witness() = default;
    virtual void made(const Beginning& beginning, const Game& game) = 0;
    /// The game could not be made, as the scenario says; `reason` is part of the message.
    virtual void refused_to_begin(const Beginning& beginning, const std::string& reason) = 0;
    virtual void applied(const Game& game, Action action) = 0;
    virtual void refused(const Game& game, Action action, const std::string& reason) = 0;
    virtual void undone(const Game& game, unsigned count) = 0;
    /// Something was expected of the game; the events from `first_event` on belong to the last line "do".
    virtual void looked_at(const Game& game, std::size_t first_event) = 0;
};

/// Plays a scenario with tile sets from `tiles_folder`, watched by `witness` if there is one. Empty if all went as the
/// scenario says, otherwise a message with file, line, what was expected, what was found, and the legal actions of that
/// moment.
std::string run(const Scenario& scenario, const std::string& tiles_folder, Witness* witness = nullptr);

/// The rules that a line `rules` of a scenario asks for, the word itself left out. Throws Failure if it cannot be read.
Rules read_rules(const std::string& text);

/// The bytes of a file; empty if it cannot be opened.
std::string read_file(const std::string& path);

}  // namespace mistbank::scenarios
