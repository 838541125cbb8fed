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
    int number = 0;  ///< number in its file, from 1
    std::string text;
};

/// One scenario of a file.
struct Scenario {
    std::string file;
    Line title;  ///< "COM-1, COM-2: A tile must match ..."
    std::vector<Line> lines;
};

/// The content of a text, and the first error ("file:12: ..."; empty if there is none).
struct Script {
    std::vector<Scenario> scenarios;
    std::string error;
};

Script read_script(const std::string& file, std::string_view text);

/// Reads all scenario files of a folder, ordered by name.
std::vector<Script> read_scripts(const std::string& folder);

/// The rules, sets and position of a scenario's game.
struct Beginning {
    std::string rules;              ///< text after the word `rules`
    std::vector<std::string> sets;  ///< names of the tile sets; empty: the sets of the system
    std::string position;           ///< the text of the position at the start; empty: the usual start
};

/// Gets each step of a scenario right after it.
class Witness {
public:
    virtual ~Witness() = default;
    virtual void made(const Beginning& beginning, const Game& game) = 0;
    /// The game was refused, as the scenario expects; `reason` is part of the message.
    virtual void refused_to_begin(const Beginning& beginning, const std::string& reason) = 0;
    virtual void applied(const Game& game, Action action) = 0;
    virtual void refused(const Game& game, Action action, const std::string& reason) = 0;
    virtual void undone(const Game& game, unsigned count) = 0;
    /// The scenario expects a result; the events from `first_event` on belong to the last line "do".
    virtual void looked_at(const Game& game, std::size_t first_event) = 0;
};

/// Plays a scenario with tile sets from `tiles_folder`, observed by `witness` if there is one. Returns an empty text if
/// the game goes as the scenario says, otherwise a message with file, line, expected and actual result, and the current
/// legal actions.
std::string run(const Scenario& scenario, const std::string& tiles_folder, Witness* witness = nullptr);

/// Returns the rules of a scenario's line `rules`, given without that word. Throws Failure if it cannot be read.
Rules read_rules(const std::string& text);

/// Returns the bytes of a file; empty if it cannot be opened.
std::string read_file(const std::string& path);

}  // namespace mistbank::scenarios
