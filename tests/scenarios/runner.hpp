// Reads scenario files (FORMAT.md) and plays them against the public C++ API.
#pragma once

#include <string>
#include <string_view>
#include <vector>

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

/// Plays a scenario with tile sets from `tiles_folder`. Empty if all went as the scenario says, otherwise a message
/// with file, line, what was expected, what was found, and the legal actions of that moment.
std::string run(const Scenario& scenario, const std::string& tiles_folder);

/// The bytes of a file; empty if it cannot be opened.
std::string read_file(const std::string& path);

}  // namespace mistbank::scenarios
