// The search of the best line of decisions in the rest of a turn.
#pragma once

#include <algorithm>
#include <cstddef>

#include "adviser/judgement.hpp"
#include "mistbank/adviser.hpp"
#include "mistbank/game.hpp"
#include "rules/random.hpp"

namespace mistbank {

/// The decisions of one player in a turn, in order.
struct Line {
    Action actions[max_line];
    int length = 0;

    void add(Action action) {
        if (length < max_line) actions[length++] = action;
    }
};

/// A list of actions with capacity for the longest one.
struct ActionsAtHand {
    explicit ActionsAtHand(const Game& game) : room(game.action_bound(), Action{}, game.allocator()) {}
    Action* begin() { return room.data(); }
    Action* end() { return room.data() + count; }
    /// Lists the legal actions of the open decision, except those that are never better than another.
    void fetch(const Game& game);
    /// Keeps this many actions: half of them the first ones, the others random, so that every action has a chance.
    void keep(std::size_t most, Random& random);

    HostVector<Action> room;
    std::size_t count = 0;
};

/// Limits the number of positions for an amount of work, because a judgement may walk over the whole board. Boards of
/// printed tiles are small enough for all positions.
inline std::size_t most_looked_at(const Table& table, std::size_t work) {
    constexpr std::size_t fewest = 16, work_of_a_small_board = 512;
    return std::max(fewest, work / (work_of_a_small_board + table.board.counts->nodes));
}

inline constexpr int most_lays = 8;

/// The breadth and depth of a search.
struct Breadth {
    int depth;    // number of decisions with a search; default replies follow
    int lays;     // number of best lays of a tile whose follow-up decisions are searched, up to most_lays; 0: all
    int options;  // number of actions that are tried in other decisions, half of them random if there are more; 0: all
};
inline constexpr Breadth rest_of_turn = {4, 0, 24};

/// Searches turns on copies of games. The constructor allocates all memory.
class TurnSearch {
public:
    explicit TurnSearch(const Game& game);

    Judge& judge() { return judge_; }
    /// Prepares searches from positions that arise from this one with the hidden things dealt again.
    void begin_at(const Game& root);
    /// Appends the best line of the deciding player in the rest of the turn to `line`. Returns the judgement after it.
    /// The game must wait for a player.
    double best_line(const Game& game, const Breadth& breadth, Random& random, Line& line);
    /// Returns a random result of chance with the correct probabilities. The game must wait for chance.
    Action by_chance(const Game& game, Random& random);
    /// Plays default replies for other players' decisions within a turn. Returns whether there were any.
    bool answer_for_others(Game& game, int player, int part);
    /// The answer of a seller to the offers for the drawn tile (HSE-18).
    Action best_sale(const Game& game);

private:
    // The trial of a depth is a copy of the game at that depth; the last list is for default replies.
    static constexpr int depths = 6;
    /// The default replies after an action. The search reuses the value of an action if its line needs the same
    /// replies.
    enum class Decided : std::uint8_t { nothing, to_pass, more };
    struct Ranked {
        double value;
        std::uint32_t action;
        Decided decided;
    };

    /// The searched actions of a list: all, or the best ones by static judgement.
    struct Following {
        std::size_t count = 0;
        bool are_ranked = false;
        Ranked ranked[most_lays] = {};

        std::size_t action(std::size_t index) const { return are_ranked ? ranked[index].action : index; }
        /// Null for an unknown value.
        const double* value_of(std::size_t index, Decided decided) const {
            return are_ranked && ranked[index].decided == decided ? &ranked[index].value : nullptr;
        }
    };

    Game& trial_of(const Game& game, int depth);
    /// `value_of_pass`: value after a pass, if known.
    double best_from(const Game& game, int depth, Line& line, const double* value_of_pass = nullptr);
    void rank(const Game& game, int depth, int most, Following& following);
    void keep_best_price(const Game& game, int depth, ActionsAtHand& list);
    bool is_accepted(const Game& game, int depth, Action offer);
    double value_of_sale(const Game& game, const Game& settled);
    double value_after(const Game& game, Action action, int depth, Line& line, const double* value_of_pass);
    Decided settle(Game& game);

    Judge judge_;
    HostVector<Game> trials_;
    bool is_kin_[depths] = {};          // the trial is a copy of a position from the root
    bool hides_the_same_[depths] = {};  // and hides the same things as the game at the start of the line
    bool has_set_out_[depths] = {};     // the trial has a checkpoint at the current position
    std::uint32_t cells_of_root_ = 0;
    std::uint32_t cells_of_line_ = 0;  // at its start
    HostVector<ActionsAtHand> lists_;
    HostVector<Ranked> ranked_;
    Breadth breadth_ = rest_of_turn;
    int player_ = 0;
    int part_ = 0;
    Random* random_ = nullptr;
};

/// Returns a number for the current part and turn.
int part_of(const Game& game);
/// Returns whether the rest of the part changes little: it is over, or only a face-down tile is still to be laid, or
/// tiles are still to be taken.
bool is_settled(const Game& game, int part);
/// Returns whether the open decision is about the sale of a tile (HSE-18). All its answers are judged as soon as the
/// sale is settled, before a tile is drawn or laid: Judge::judge_sale().
bool is_about_sale(const Game& game);
/// Returns whether the open decision belongs to chance.
bool is_of_chance(const Game& game);

}  // namespace mistbank
