// Reads and writes the source file with the table of learned weights.
#pragma once

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string>

#include "adviser/weights.hpp"
#include "lessons.hpp"

namespace mistbank_learning {

/// A learned weight. `step`: a change that is just large enough to affect the results of games.
struct KnownWeight {
    const char* name;
    double step;  // 0 for weights that the training does not change
    double least;
    double most;
    std::uint32_t boxes;  // the weight applies to games with one of these boxes; 0: to all games
};

constexpr std::uint32_t none = 0;
constexpr std::uint32_t ghosts = bit(Expansion::ghosts_castles_cemeteries);
constexpr std::uint32_t inns = bit(Expansion::inns_cathedrals);
constexpr std::uint32_t traders = bit(Expansion::traders_builders);
constexpr std::uint32_t dragon = bit(Expansion::princess_dragon);
constexpr std::uint32_t tower = bit(Expansion::tower);
constexpr std::uint32_t abbey = bit(Expansion::abbey_mayor);
constexpr std::uint32_t hills = bit(Expansion::hills_sheep);
constexpr std::uint32_t big_top = bit(Expansion::big_top);

/// The weights in the order of RivalWeights.
constexpr KnownWeight known_weights[] = {
    {"cell", 0.06, 0.3, 0.99, none},
    {"hand", 2, 0, 20, none},
    {"hand_power", 0.12, 0.2, 1.1, none},
    {"back", 1, -3, 8, none},
    {"road_growth", 0.5, -1, 4, none},
    {"city_growth", 0.5, -1, 4, none},
    {"field_growth", 0.12, -2, 6, none},
    {"large", 1, -2, 9, inns | abbey | bit(Expansion::abbot)},
    {"helper", 1, -2, 9, traders | abbey | hills},
    {"rush", 5, 2, 90, none},
    {"builder", 1.5, -5, 20, traders},
    {"pig", 1.5, -5, 20, traders},
    {"good", 1, -5, 9, traders},
    {"ghost", 1, -2, 9, ghosts},
    {"guard", 1, -2, 9, ghosts},
    {"acrobat", 2, -9, 9, big_top},
    {"lake", 2, -9, 9, bit(Expansion::vodyanoy)},
    {"sheep", 0.5, -1, 9, hills},
    {"shepherd", 1, -2, 9, hills},
    {"circus", 1, -2, 9, big_top},
    {"at_big_top", 1, -2, 9, big_top},
    {"wagon", 1, -2, 9, abbey},
    {"prisoner", 1.5, -2, 9, tower},
    {"fairy", 1, -2, 9, dragon},
    {"ingot", 1, 0, 9, bit(Expansion::gold)},
    {"claim", 0.5, 0, 5, bit(Expansion::gold)},
    {"completed", 0.2, 0, 2, bit(Expansion::king)},
    {"record", 0.5, 0.1, 9, bit(Expansion::king)},
    {"robber", 1, -3, 9, bit(Expansion::robbers)},
    {"robbed", 0.3, 0, 3, bit(Expansion::robbers)},
    {"spread", 0, 0.2, 20, none},
    {"spread_by_tile", 0, 0.2, 20, none},
};
static_assert(std::size(known_weights) == weight_count, "a row for each weight");

inline double value_of(const RivalWeights& row, int number) {
    double value;
    std::memcpy(&value, reinterpret_cast<const char*>(&row) + sizeof value * static_cast<std::size_t>(number),
                sizeof value);
    return value;
}
/// Sets a weight, limited to its bounds.
inline void put(RivalWeights& row, int number, double value) {
    const KnownWeight& known_weight = known_weights[number];
    value = std::clamp(value, known_weight.least, known_weight.most);
    std::memcpy(reinterpret_cast<char*>(&row) + sizeof value * static_cast<std::size_t>(number), &value, sizeof value);
}

/// Reads the table from a file. Returns false if the file is missing or has a different number of weights.
inline bool read_weights(const char* source, LearnedWeights& weights) {
    std::ifstream file(source);
    std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    const char* const off = "clang-format off";
    const std::size_t begin = text.find(off), end = text.find("// clang-format on");
    if (begin == std::string::npos || end == std::string::npos) return false;
    double* const numbers = &weights.of[0][0].cell;
    constexpr std::size_t count = sizeof weights / sizeof *numbers;
    std::size_t read = 0;
    for (std::size_t at = begin + std::strlen(off); at < end;) {
        if (text.compare(at, 2, "//") == 0) {
            at = text.find('\n', at);
        } else if (std::isdigit(static_cast<unsigned char>(text[at])) != 0 || text[at] == '-') {
            char* behind;
            const double number = std::strtod(text.c_str() + at, &behind);
            if (read == count) return false;
            std::memcpy(reinterpret_cast<char*>(&weights) + sizeof number * read++, &number, sizeof number);
            at = static_cast<std::size_t>(behind - text.c_str());
        } else {
            ++at;
        }
    }
    return read == count;
}

inline bool write_weights(const char* source, const LearnedWeights& weights) {
    std::ofstream file(source);
    file << "// Written by tests/strength/learning/rivals from games that advisers of different weights played with "
            "each "
            "other.\n#include \"adviser/weights.hpp\"\n\nnamespace mistbank {\nnamespace {\n\nconstexpr LearnedWeights "
            "learned = {{\n    // clang-format off\n";
    for (int family = 0; family < families; ++family) {
        file << "    // " << family_names[family] << "\n    {\n";
        for (int players = fewest_rivals; players <= most_rivals; ++players) {
            file << "        {";
            for (int number = 0; number < weight_count; ++number) {
                char word[32];
                const double value = value_of(weights.of[family][players - fewest_rivals], number);
                std::snprintf(word, sizeof word, "%s%.4g", number == 0 ? "" : ", ", value);
                file << word;
            }
            file << (players < most_rivals ? "},  // " : "}  // ") << players << " players\n";
        }
        file << (family + 1 < families ? "    },\n" : "    }\n");
    }
    file << "    // clang-format on\n}};\n\n}  // namespace\n\nconst LearnedWeights& learned_weights() { return "
            "learned; "
            "}\n\n}  // namespace mistbank\n";
    return static_cast<bool>(file.flush());
}

}  // namespace mistbank_learning
