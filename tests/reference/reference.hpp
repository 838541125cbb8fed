// A second implementation of the rules, written from the rulebook alone: slow and simple. It shares with the library
// only the tile data, the rules of a game, the actions and the enums. Tests compare the library with this
// implementation step by step.
#pragma once

#include <string>
#include <vector>

#include "reference/script.hpp"
#include "reference/table.hpp"

namespace mistbank_reference {

class Reference {
public:
    /// Sets up a game. `rules` must be valid. The first set has the starting block. `luck` holds the random results
    /// before the first decision; it is empty with external draws.
    Reference(const mistbank::Rules& rules, const std::vector<mistbank::TileSet>& sets, const Luck& luck);

    const Table& table() const { return table_; }
    const Question& question() const { return question_; }
    const std::vector<mistbank::Action>& legal() const { return question_.options; }
    bool is_over() const { return question_.kind == mistbank::DecisionKind::over; }
    /// Returns a description of the library's illegal behaviour; empty if there is none.
    const std::string& disagreement() const { return disagreement_; }

    /// Answers the current question and continues to the next one. `luck` holds the random results between the two
    /// questions.
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
