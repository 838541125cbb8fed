// The rules a second time, written from the rulebook alone: slow, and as plain as can be. It shares with the library
// only the tile data, the rules of a game, the actions and the enums. The library is compared with it step by step.
#pragma once

#include <string>
#include <vector>

#include "reference/script.hpp"
#include "reference/table.hpp"

namespace mistbank_reference {

class Reference {
public:
    /// `rules` are validated ones; the first set has the starting block. `luck` is what chance brings before the first
    /// decision; with external draws there is none.
    Reference(const mistbank::Rules& rules, const std::vector<mistbank::TileSet>& sets, const Luck& luck);

    const Table& table() const { return table_; }
    const Question& question() const { return question_; }
    const std::vector<mistbank::Action>& legal() const { return question_.options; }
    bool is_over() const { return question_.kind == mistbank::DecisionKind::over; }
    /// What the library has done that cannot be; empty while all is well.
    const std::string& disagreement() const { return disagreement_; }

    /// Answers the question and goes on to the next one. `luck` is what chance has brought meanwhile.
    void apply(mistbank::Action action, const Luck& luck);

private:
    void play_on();
    void stop(const Question& question);

    Table start_of_turn_;
    Table table_;
    Script script_;
    Question question_;
    std::string disagreement_;
};

}  // namespace mistbank_reference
