// Answers the questions of a turn. A turn is a plain sequence of steps that calls choose() at each decision. Each
// answer replays the turn from its start with the answers given before. The first question without an answer throws an
// exception; the table then shows the state at that question.
#pragma once

#include <stdexcept>
#include <vector>

#include "reference/table.hpp"

namespace mistbank_reference {

/// The subject of a question, with the details that the library reports.
struct About {
    std::optional<Spot> spot;
    int hound = 0;
    int points = 0;
    mistbank::Colour colour = mistbank::Colour::none;
    int player = -1;  ///< the deciding player (MEET-23); -1 for the active player
    int number = 0;   ///< number of the message (MSG-7)
};

/// Random results of automatic draws, in the order of the draws.
struct Luck {
    std::vector<int> draws;               ///< types of the tiles drawn face up
    std::vector<int> taken;               ///< types of the tiles taken into hands; -1 if hidden (HSE-1)
    std::vector<std::vector<int>> looks;  ///< tiles in a hidden hand when its owner chooses a tile (HSE-2)
    std::vector<int> rolls;               ///< results of the die (FLY-1)
    std::vector<int> tokens;              ///< tokens drawn from the bag, by number of sheep; 0 for the wolf (HIL-5)
    std::vector<int> animals;             ///< numbers of the animal tokens shown (TOP-4)
    std::vector<int> messages;            ///< messages drawn (MSG-2)
    std::vector<int> first_players;       ///< players chosen by chance (HSE-17)
    bool is_last = false;                 ///< no tile is left to draw after these results
    bool asks_for_message = false;        ///< after these results the library asks what to do with a message (MSG-6)
};

/// A question that waits for an answer.
struct Question {
    mistbank::DecisionKind kind = mistbank::DecisionKind::over;
    std::vector<mistbank::Action> options;
    About about;
    std::vector<mistbank::Action> unlisted;  ///< answers that a host can give although `options` does not contain them
};

/// Thrown when the game is over; the table shows the result.
struct GameOver {};

/// Thrown when the library breaks the rules, for example when it draws one tile too many.
class Disagreement : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

class Script {
public:
    void add_answer(mistbank::Action answer) { answers_.push_back(answer); }
    void add_luck(const Luck& luck) { lucks_.push_back(luck); }
    /// Returns to the first question of the turn.
    void rewind();
    /// Ends the turn: drops the answers of the turn and the random results that it has used.
    void next_turn();
    bool is_used_up() const;

    /// Returns the answer to a question. A single option is taken without a question, except where a tile is drawn or
    /// laid.
    mistbank::Action choose(mistbank::DecisionKind kind, const std::vector<mistbank::Action>& options,
                            const About& about = {}, const std::vector<mistbank::Action>& unlisted = {});
    /// Draws a tile face up and returns its type.
    int draw(const Table& table);
    /// Result of draw() and take() with external draws if the host reports that no tile of the pile fits. Only the host
    /// knows the tiles under hills and in hands (HSE-6).
    static constexpr int no_tile = -2;
    static bool host_may_know_that_nothing_fits(const Table& table);
    /// Returns the type of the tile that a player takes into the hand; -1 if the host does not name the type.
    int take(const Table& table, int player, bool is_exchange);
    /// Returns the tiles in the active player's hidden hand, which holds `size` tiles.
    std::vector<int> look_at_hand(const Table& table, std::size_t size);
    /// With external draws: lists the types that a drawn tile or a tile in a hidden hand can have (HID-2).
    std::vector<mistbank::Action> ways_to_draw(const Table& table) const;
    /// Whether any tile of the pile can be laid (HSE-6). If all fitting tiles can lie under hills or in hidden hands,
    /// follows the library, because only the library knows these tiles.
    bool anything_left_fits(const Table& table) const;
    /// Whether the library ends the game because no tile fits, in a case that the players cannot distinguish from an
    /// empty pile. An empty pile alone does not end a game with hands.
    bool ends_for_want_of_fitting(const Table& table) const;
    /// Rolls the die and returns the result.
    int roll(const Table& table);
    /// Draws a token from the bag and returns its number of sheep (HIL-5, HIL-14).
    int draw_token(const Table& table);
    /// Shows the token under the big top and returns its number (TOP-4).
    int show_animal(const Table& table);
    /// Draws the message on top and returns its number (MSG-2).
    int draw_message(const Table& table);
    /// Returns the first player, one of `players` (HSE-17).
    int name_first_player(const Table& table, const std::vector<int>& players);
    /// Takes the next tile of the pile without showing it (HIL-2).
    void hide(const Table& table);
    /// Whether no tiles, or only waiting dragon tiles, are left to draw (MEET-25). If the players cannot know this,
    /// follows the library, because only the library knows the tiles under hills and in hidden hands. With external
    /// draws nobody knows these tiles; the result is then false.
    bool is_out_of_tiles(const Table& table) const;
    /// Like is_out_of_tiles(), for a message that adds a part with another tile. If a tile is left, the library asks
    /// for a choice (MSG-8).
    bool is_out_of_tiles_at_message(const Table& table) const;

private:
    int by_chance(const Table& table, mistbank::ActionKind kind, const std::vector<int>& lawful,
                  const std::vector<int>& found, std::size_t& next);

    bool luck_is_used_up() const;
    bool library_goes_on_drawing(const Table& table) const;

    /// The number of random results of each kind that have been used since the last answer.
    struct Used {
        std::size_t draws = 0, taken = 0, looks = 0, rolls = 0, tokens = 0, animals = 0, messages = 0,
                    first_players = 0;
    };

    std::vector<mistbank::Action> answers_;
    std::vector<Luck> lucks_;  ///< unused results from before the first answer, then the results after each answer
    std::size_t answer_ = 0;
    Used used_;
};

}  // namespace mistbank_reference
