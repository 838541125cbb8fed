// Mutations of positions, line by line and word by word, for the fuzz target `position`. Most results can still be read
// as positions.
#include "position_mutations.hpp"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <random>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "mistbank/description.hpp"

namespace {

using mistbank::Enumeration;
using mistbank::name_of;

using Words = std::vector<std::string>;
using Lines = std::vector<Words>;

// Returns the lines of a text without its last byte, which seeds the actions.
Lines lines_of(const std::uint8_t* data, std::size_t size) {
    std::istringstream text(std::string(reinterpret_cast<const char*>(data), size == 0 ? 0 : size - 1));
    Lines lines;
    for (std::string line; std::getline(text, line);) {
        std::istringstream words(line);
        lines.emplace_back();
        for (std::string word; words >> word;) lines.back().push_back(word);
        if (lines.back().empty()) lines.pop_back();
    }
    return lines;
}

std::size_t write(const Lines& lines, std::uint8_t choice, std::uint8_t* data, std::size_t max_size) {
    std::string text;
    for (const Words& words : lines) {
        for (std::size_t i = 0; i < words.size(); ++i) (text += i == 0 ? "" : " ") += words[i];
        text += '\n';
    }
    text += static_cast<char>(choice);
    if (text.size() > max_size) return 0;
    std::memcpy(data, text.data(), text.size());
    return text.size();
}

// Returns the number of kinds of decisions that have a name.
int decision_count() {
    static const int count = [] {
        int named = 0;
        while (name_of(Enumeration::decision_kind, named) != std::string_view("?")) ++named;
        return named;
    }();
    return count;
}

class Mutation {
public:
    Mutation(Lines& lines, unsigned seed) : lines_(lines), random_(seed) {}

    void change() {
        switch (below(9)) {
            case 0: return turn_tile();
            case 1: return move_tile();
            case 2:
            case 3: return move_figure();
            case 4: return leave_out_line();
            case 5: return ask_for_decision();
            case 6: return swap_words();
            default: return change_number();
        }
    }
    /// Takes a line from another position. Inserts the line, or puts it in the place of a line with the same key.
    void take_line_of(const Lines& other) {
        if (other.empty()) return;
        const Words& taken = other[below(other.size())];
        Words* const own = any_with(taken[0]);
        if (own != nullptr && below(2) == 0) {
            *own = taken;
        } else {
            lines_.insert(lines_.begin() + static_cast<std::ptrdiff_t>(below(lines_.size() + 1)), taken);
        }
    }
    std::size_t below(std::size_t bound) { return bound == 0 ? 0 : random_() % bound; }

private:
    Words* any_with(const std::string& key) {
        std::vector<Words*> found;
        for (Words& words : lines_) {
            if (words[0] == key) found.push_back(&words);
        }
        return found.empty() ? nullptr : found[below(found.size())];
    }

    void turn_tile() {
        Words* const tile = any_with("tile");
        if (tile == nullptr || tile->size() < 3) return;
        tile->resize(3);
        tile->push_back(std::to_string(below(4)));
    }
    void move_tile() {
        Words* const tile = any_with("tile");
        const Words* const other = any_with("tile");
        if (tile == nullptr || tile->size() < 2 || other->size() < 2) return;
        int x = 0;
        int y = 0;
        if (std::sscanf((*other)[1].c_str(), "%d,%d", &x, &y) != 2) return;
        (below(2) == 0 ? x : y) += below(2) == 0 ? 1 : -1;
        (*tile)[1] = std::to_string(x) + "," + std::to_string(y);
    }
    void move_figure() {
        static const char* const keys[] = {"figure", "buried", "aside", "ghost", "mage", "witch", "dragon", "fairy"};
        Words* const piece = any_with(keys[below(2) == 0 ? 0 : below(std::size(keys))]);
        const Words* const tile = any_with("tile");
        if (piece == nullptr || tile == nullptr || tile->size() < 2) return;
        for (std::string& word : *piece) {
            if (word.find(',') == std::string::npos) continue;
            const bool is_segment = word.find('/') != std::string::npos;
            word = (*tile)[1] + (is_segment ? "/" + std::to_string(below(6)) : "");
        }
    }
    void leave_out_line() {
        if (lines_.size() > 1) lines_.erase(lines_.begin() + static_cast<std::ptrdiff_t>(1 + below(lines_.size() - 1)));
    }
    void ask_for_decision() {
        Words* decision = any_with("decision");
        if (decision == nullptr) decision = &lines_.emplace_back(Words{"decision"});
        decision->resize(1);
        decision->push_back(
            name_of(Enumeration::decision_kind, static_cast<int>(below(static_cast<std::size_t>(decision_count())))));
    }
    // Swaps the words at the same index in two lines with the same key.
    void swap_words() {
        if (lines_.empty()) return;
        Words& one = lines_[below(lines_.size())];
        Words& other = *any_with(one[0]);
        const std::size_t word = 1 + below(std::min(one.size(), other.size()) - 1);
        if (word < one.size() && word < other.size()) std::swap(one[word], other[word]);
    }
    void change_number() {
        if (lines_.empty()) return;
        Words& words = lines_[below(lines_.size())];
        std::string& word = words[below(words.size())];
        if (word.find_first_not_of("0123456789") != std::string::npos) return;
        const int number = std::atoi(word.c_str());
        const int changed[] = {number + 1, number - 1, static_cast<int>(below(4)), static_cast<int>(below(256))};
        word = std::to_string(std::max(0, changed[below(std::size(changed))]));
    }

    Lines& lines_;
    std::minstd_rand random_;
};

}  // namespace

std::size_t fuzz::mutate_position(std::uint8_t* data, std::size_t size, std::size_t max_size, unsigned seed) {
    Lines lines = lines_of(data, size);
    Mutation mutation(lines, seed);
    for (std::size_t changes = 1 + mutation.below(4); changes > 0; --changes) mutation.change();
    const auto choice = static_cast<std::uint8_t>(mutation.below(4) == 0 ? mutation.below(256) : data[size - 1]);
    return write(lines, choice, data, max_size);
}

#ifdef MISTBANK_FUZZER
extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t max_size);

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size,
                                               unsigned seed);
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size,
                                               unsigned seed) {
    if (size == 0 || seed % 8 == 0) return LLVMFuzzerMutate(data, size, max_size);
    return fuzz::mutate_position(data, size, max_size, seed);
}

extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* data, std::size_t size, const std::uint8_t* other,
                                                 std::size_t other_size, std::uint8_t* out, std::size_t max_size,
                                                 unsigned seed);
extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* data, std::size_t size, const std::uint8_t* other,
                                                 std::size_t other_size, std::uint8_t* out, std::size_t max_size,
                                                 unsigned seed) {
    Lines lines = lines_of(data, size);
    const Lines others = lines_of(other, other_size);
    Mutation mutation(lines, seed);
    for (std::size_t taken = 1 + mutation.below(4); taken > 0; --taken) mutation.take_line_of(others);
    return write(lines, size == 0 ? std::uint8_t{0} : data[size - 1], out, max_size);
}
#endif
