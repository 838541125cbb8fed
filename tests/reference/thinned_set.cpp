#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "reference/sets.hpp"
#include "support/players.hpp"

namespace mistbank_reference {

using namespace mistbank;
using mistbank_tests::Dice;

namespace {

std::vector<std::string> words_of(const std::string& line) {
    std::istringstream in(line);
    std::vector<std::string> words;
    for (std::string word; in >> word && word[0] != '#';) words.push_back(word);
    return words;
}

// Whether the tile must stay in the set: a tile of the starting block, an end of the river, or an abbey.
bool must_stay(const TileSet& set, const std::string& id) {
    const int type = set.find(id);
    for (const StartTile& start : set.start()) {
        if (start.type == type) return true;
    }
    const TileType& printed = set.types().at(static_cast<std::size_t>(type));
    return printed.has(Mark::spring) || printed.has(Mark::lake) || printed.has(Mark::abbey);
}

int fewest_of(const TileSet& set, const std::string& id) {
    int used = 0;
    for (const StartTile& start : set.start()) used += start.type == set.find(id) ? 1 : 0;
    const TileType& printed = set.types().at(static_cast<std::size_t>(set.find(id)));
    return printed.has(Mark::abbey) ? printed.copies : used;
}

}  // namespace

TileSet thinned_set(const char* name, int percent, std::uint64_t seed) {
    Error error;
    const TileSet whole = *TileSet::builtin(name, error);
    Dice dice(seed);
    std::istringstream in{std::string(TileSet::builtin_text(name))};
    std::string text;
    bool stays = true;
    bool any_stayed = false;
    std::string id;
    for (std::string line; std::getline(in, line);) {
        const std::vector<std::string> words = words_of(line);
        const std::string first = words.empty() ? "" : words[0];
        if (first == "name") line = "name thinned";
        if (first == "start") stays = true;
        if (first == "tile") {
            id = words[1];
            stays = !any_stayed || must_stay(whole, id) || static_cast<int>(dice.below(100)) < percent;
            any_stayed = true;
        }
        if (first == "copies") {
            const std::size_t printed = static_cast<std::size_t>(std::stoi(words[1]));
            const std::size_t most = 1 + printed * static_cast<std::size_t>(percent) / 100;
            const int copies = static_cast<int>(1 + dice.below(most));
            line = "copies " + std::to_string(std::max(copies, fewest_of(whole, id)));
        }
        if (stays) text += line + "\n";
    }
    return read_set(text);
}

std::vector<TileSet> thinned_sets(const Rules& rules, int percent) {
    std::vector<TileSet> sets;
    for (int i = 0; default_set(rules, i) != nullptr; ++i)
        sets.push_back(thinned_set(default_set(rules, i), percent, rules.seed));
    return sets;
}

}  // namespace mistbank_reference
