// Who answers the questions of a turn. A turn is written as one plain run of steps that calls choose() where a player
// decides. It is played from its start each time, with the answers given so far; the first question without an answer
// leaves it by an exception, and the table then shows how things stand at that question.
#pragma once

#include <stdexcept>
#include <vector>

#include "reference/table.hpp"

namespace mistbank_reference {

/// The subject of a question, as far as the library reports it.
struct About {
    std::optional<Spot> spot;
    int hound = 0;
    int points = 0;
    mistbank::Colour colour = mistbank::Colour::none;
    int player = -1;  ///< who decides, if it is not the active player (MEET-23)
    int number = 0;   ///< of the message (MSG-7)
};

/// What chance has brought, with automatic draws, in its order.
struct Luck {
    std::vector<int> draws;               ///< types drawn face up
    std::vector<int> taken;               ///< into hands; -1 if they are hidden (HSE-1)
    std::vector<std::vector<int>> looks;  ///< what was in a hidden hand when its owner had to choose (HSE-2)
    std::vector<int> rolls;               ///< of the die (FLY-1)
    std::vector<int> tokens;              ///< out of the bag: sheep, 0 for the wolf (HIL-5)
    std::vector<int> animals;             ///< numbers of tokens shown (TOP-4)
    std::vector<int> messages;            ///< that were drawn (MSG-2)
    bool is_last = false;                 ///< after all that no tile is left to draw
    bool asks_for_message = false;        ///< after all that it is asked what is done with a message (MSG-6)
};

/// A question that waits for its answer.
struct Question {
    mistbank::DecisionKind kind = mistbank::DecisionKind::over;
    std::vector<mistbank::Action> options;
    About about;
    std::vector<mistbank::Action> unlisted;  ///< what the host may say besides
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
    void add_luck(const Luck& luck) { lucks_.push_back(luck); }
    /// Back to the turn's first question.
    void rewind();
    /// The turn is over: what it has used up is dropped.
    void next_turn();
    bool is_used_up() const;

    /// A single option is taken without a question, except where a tile is drawn or laid.
    mistbank::Action choose(mistbank::DecisionKind kind, const std::vector<mistbank::Action>& options,
                            const About& about = {}, const std::vector<mistbank::Action>& unlisted = {});
    /// The type of the tile drawn face up.
    int draw(const Table& table);
    /// draw() and take() with external draws: the host says that nothing of the pile fits, as it alone knows what lies
    /// under hills and in hands (HSE-6).
    static constexpr int no_tile = -2;
    static bool host_may_know_that_nothing_fits(const Table& table);
    /// The type of the tile that a player takes into the hand, -1 if it is not said.
    int take(const Table& table, int player, bool is_exchange);
    /// What is in the active player's hidden hand of this size.
    std::vector<int> look_at_hand(const Table& table, std::size_t size);
    /// With external draws: each type that a drawn tile can be, or one in a hidden hand (HID-2).
    std::vector<mistbank::Action> ways_to_draw(const Table& table) const;
    /// Whether any tile of the pile can be laid (HSE-6); as is_out_of_tiles.
    bool anything_left_fits(const Table& table) const;
    /// Where nobody can tell whether no tile is left, or none that fits: whether the library ends the game, as it does
    /// in the second case only.
    bool ends_for_want_of_fitting(const Table& table) const;
    /// What the die shows.
    int roll(const Table& table);
    /// How many sheep are on the token out of the bag (HIL-5, HIL-14).
    int draw_token(const Table& table);
    /// The number of the token under the big top (TOP-4).
    int show_animal(const Table& table);
    /// The number of the message on top (MSG-2).
    int draw_message(const Table& table);
    /// The pile's next tile is taken unseen (HIL-2).
    void hide(const Table& table);
    /// Whether no tile is left to draw but dragon tiles that wait (MEET-25). What lies under hills is known to the
    /// library alone; with external draws to nobody.
    bool is_out_of_tiles(const Table& table) const;
    /// The same when a message brings a further tile if there is one: then the library asks for a choice (MSG-8).
    bool is_out_of_tiles_at_message(const Table& table) const;

private:
    int by_chance(const Table& table, mistbank::ActionKind kind, const std::vector<int>& lawful,
                  const std::vector<int>& found, std::size_t& next);

    bool luck_is_used_up() const;
    bool library_goes_on_drawing(const Table& table) const;

    /// How much of the luck since the last answer.
    struct Used {
        std::size_t draws = 0, taken = 0, looks = 0, rolls = 0, tokens = 0, animals = 0, messages = 0;
    };

    std::vector<mistbank::Action> answers_;
    std::vector<Luck> lucks_;  ///< before the first answer, and after each
    std::size_t answer_ = 0;
    Used used_;
};

}  // namespace mistbank_reference
