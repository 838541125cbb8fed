// Answers the questions of a turn. A turn is a plain sequence of steps that calls choose() at each decision. Each
// answer replays the turn from its start with the answers given before. The first question without an answer throws an
// exception; the table then shows the state at that question.
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
    int player = -1;  ///< the deciding colour, if it is not the active player's (MEET-23)
    int number = 0;   ///< of the message (MSG-7)
};

/// Random results of automatic draws, in their order.
struct Luck {
    std::vector<int> draws;               ///< types drawn face up
    std::vector<int> taken;               ///< types taken into hands; -1 if hidden (HSE-1)
    std::vector<std::vector<int>> looks;  ///< tiles of a hidden hand when its owner chose (HSE-2)
    std::vector<int> rolls;               ///< results of the die (FLY-1)
    std::vector<int> tokens;              ///< tokens from the bag: the number of sheep, 0 for the wolf (HIL-5)
    std::vector<int> animals;             ///< numbers of the tokens shown (TOP-4)
    std::vector<int> messages;            ///< messages drawn (MSG-2)
    std::vector<int> first_players;       ///< players named by chance (HSE-17)
    bool is_last = false;                 ///< at the end no tile is left to draw
    bool asks_for_message = false;        ///< at the end the player is asked what to do with a message (MSG-6)
};

/// A question that waits for its answer.
struct Question {
    mistbank::DecisionKind kind = mistbank::DecisionKind::over;
    std::vector<mistbank::Action> options;
    About about;
    std::vector<mistbank::Action> unlisted;  ///< further answers that a host may give
};

/// The game is over; the table shows the result.
struct GameOver {};

/// The library did something that the rules do not allow, for example drew one tile too many.
class Disagreement : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

class Script {
public:
    void add_answer(mistbank::Action answer) { answers_.push_back(answer); }
    void add_luck(const Luck& luck) { lucks_.push_back(luck); }
    /// Goes back to the turn's first question.
    void rewind();
    /// Ends the turn: drops the answers and the random results that it has used.
    void next_turn();
    bool is_used_up() const;

    /// Takes a single option without a question, except where a tile is drawn or laid.
    mistbank::Action choose(mistbank::DecisionKind kind, const std::vector<mistbank::Action>& options,
                            const About& about = {}, const std::vector<mistbank::Action>& unlisted = {});
    /// Returns the type of the tile drawn face up.
    int draw(const Table& table);
    /// Result of draw() and take() with external draws: the host reports that no tile of the pile fits. Only the host
    /// knows the tiles under hills and in hands (HSE-6).
    static constexpr int no_tile = -2;
    static bool host_may_know_that_nothing_fits(const Table& table);
    /// Returns the type of the tile that a player takes into the hand; -1 if the host does not name it.
    int take(const Table& table, int player, bool is_exchange);
    /// Returns the tiles of the active player's hidden hand of this size.
    std::vector<int> look_at_hand(const Table& table, std::size_t size);
    /// With external draws: the types that a drawn tile, or a tile in a hidden hand, can have (HID-2).
    std::vector<mistbank::Action> ways_to_draw(const Table& table) const;
    /// Whether any tile of the pile can be laid (HSE-6); see is_out_of_tiles.
    bool anything_left_fits(const Table& table) const;
    /// Whether the library ends the game, in cases where the players cannot tell "no tile is left" from "no tile fits".
    /// The library ends the game only in the second case.
    bool ends_for_want_of_fitting(const Table& table) const;
    /// Returns the result of the die.
    int roll(const Table& table);
    /// Returns the number of sheep on the token from the bag (HIL-5, HIL-14).
    int draw_token(const Table& table);
    /// Returns the number of the token under the big top (TOP-4).
    int show_animal(const Table& table);
    /// Returns the number of the message on top (MSG-2).
    int draw_message(const Table& table);
    /// Returns the first player, one of these (HSE-17).
    int name_first_player(const Table& table, const std::vector<int>& players);
    /// Takes the pile's next tile unseen (HIL-2).
    void hide(const Table& table);
    /// Whether only dragon tiles that wait are left to draw (MEET-25). Tiles under hills are known only to the library;
    /// with external draws to nobody.
    bool is_out_of_tiles(const Table& table) const;
    /// The same for a message that brings another tile if there is one: then the library asks for a choice (MSG-8).
    bool is_out_of_tiles_at_message(const Table& table) const;

private:
    int by_chance(const Table& table, mistbank::ActionKind kind, const std::vector<int>& lawful,
                  const std::vector<int>& found, std::size_t& next);

    bool luck_is_used_up() const;
    bool library_goes_on_drawing(const Table& table) const;

    /// The amounts of random results used since the last answer.
    struct Used {
        std::size_t draws = 0, taken = 0, looks = 0, rolls = 0, tokens = 0, animals = 0, messages = 0,
                    first_players = 0;
    };

    std::vector<mistbank::Action> answers_;
    std::vector<Luck> lucks_;  ///< before the first answer, and after each answer
    std::size_t answer_ = 0;
    Used used_;
};

}  // namespace mistbank_reference
