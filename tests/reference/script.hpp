// Who answers the questions of a turn. A turn is written as one plain run of steps that calls choose() where a player
// decides. It is played from its start each time, with the answers given so far; the first question without an answer
// leaves it by an exception, and the table then shows how things stand at that question.
#pragma once

#include <stdexcept>
#include <vector>

#include "reference/table.hpp"

namespace mistbank_reference {

/// What a question is about, as far as the library tells it.
struct About {
    std::optional<Spot> spot;
    int hound = 0;
    int points = 0;
    mistbank::Colour colour = mistbank::Colour::none;
    int player = -1;  ///< who decides, if it is not the active player (MEET-23)
};

/// What chance has brought, with automatic draws, in its order.
struct Luck {
    std::vector<int> draws;  ///< types drawn face up
    std::vector<int> rolls;  ///< of the die (FLY-1)
};

/// A question that waits for its answer.
struct Question {
    mistbank::DecisionKind kind = mistbank::DecisionKind::over;
    std::vector<mistbank::Action> options;
    About about;
};

/// The game is over; the table says how it ended.
struct GameOver {};

/// The library did what the rules do not allow here, such as drawing a tile too many.
class Disagreement : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

class Script {
public:
    void add_answer(mistbank::Action answer) { answers_.push_back(answer); }
    void add_luck(const Luck& luck);
    /// Back to the turn's first question.
    void rewind();
    /// The turn is over: what it has used up is dropped.
    void next_turn();
    bool is_used_up() const;

    /// A single option is taken without a question, except where a tile is drawn or laid.
    mistbank::Action choose(mistbank::DecisionKind kind, const std::vector<mistbank::Action>& options,
                            const About& about = {});
    /// The type of the tile drawn face up.
    int draw(const Table& table);
    /// What the die shows.
    int roll(const Table& table);

private:
    std::vector<mistbank::Action> answers_;
    Luck luck_;
    std::size_t answer_ = 0;
    std::size_t draw_ = 0;
    std::size_t roll_ = 0;
};

}  // namespace mistbank_reference
