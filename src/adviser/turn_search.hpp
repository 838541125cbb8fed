// Searches for the best line of decisions in the rest of a turn.
#pragma once

#include <algorithm>
#include <cstddef>

#include "adviser/judgement.hpp"
#include "mistbank/adviser.hpp"
#include "mistbank/game.hpp"
#include "rules/random.hpp"

namespace mistbank {

/// The decisions of a player in a turn, in order.
struct Line {
    Action actions[max_line];
    int length = 0;

    void add(Action action) {
        if (length < max_line) actions[length++] = action;
    }
};

/// A list of actions with capacity for the legal actions of any decision.
struct ActionsAtHand {
    explicit ActionsAtHand(const Game& game) : room(game.action_bound(), Action{}, game.allocator()) {}
    Action* begin() { return room.data(); }
    Action* end() { return room.data() + count; }
    /// Lists the legal actions of the open decision. Of the actions that pacify, lists only those that take the most
    /// ghosts.
    void fetch(const Game& game);
    /// Keeps `most` actions: half of them from the beginning of the list, the others at random. Every action can
    /// therefore be chosen.
    void keep(std::size_t most, Random& random);

    HostVector<Action> room;
    std::size_t count = 0;
};

/// Returns the maximum number of positions to judge within a limit of work. The unit of work is one node of the board,
/// because a judgement may visit all nodes. In games of the usual size all positions can be judged.
inline std::size_t most_looked_at(const Table& table, std::size_t work) {
    constexpr std::size_t fewest = 16, work_of_a_small_board = 512;
    return std::max(fewest, work / (work_of_a_small_board + table.board.counts->nodes));
}

inline constexpr int most_lays = 8;

/// The breadth and depth of a search.
struct Breadth {
    int depth;    // number of decisions that are searched; default replies follow
    int lays;     // number of best placements after which further decisions are searched, at most most_lays; 0: all
    int options;  // number of actions that are tried in other decisions; 0: all. If more are legal, half of the tried
                  // ones are random
};
inline constexpr Breadth rest_of_turn = {4, 0, 24};

/// Searches for the best turn on copies of a game. The constructor allocates all memory.
class TurnSearch {
public:
    explicit TurnSearch(const Game& game);

    Judge& judge() { return judge_; }
    /// Prepares searches from positions that are reached from `root` by actions and by dealing the hidden information
    /// again.
    void begin_at(const Game& root);
    /// Appends the deciding player's best line for the rest of the turn to `line`. Returns the judgement after this
    /// line. The open decision must belong to a player.
    double best_line(const Game& game, const Breadth& breadth, Random& random, Line& line);
    /// Returns a random result with the correct probabilities. The open decision must belong to chance.
    Action by_chance(const Game& game, Random& random);
    /// Makes other players' decisions within this part of the player's turn: sales with best_sale(), all others with
    /// default replies. Returns whether there were any.
    bool answer_for_others(Game& game, int player, int part);
    /// Returns the answer of a seller to the offers for the drawn tile (HSE-18).
    Action best_sale(const Game& game);

private:
    // Number of trials and lists. The trial at a depth is a copy of the game at that depth; the last list is for
    // default replies.
    static constexpr int depths = 6;
    /// The default replies that followed an action: none, a single pass, or others. The search reuses the value of an
    /// action if the same replies follow.
    enum class Decided : std::uint8_t { nothing, to_pass, more };
    struct Ranked {
        double value;
        std::uint32_t action;
        Decided decided;
    };

    /// The actions of a list to search: all, or the best ones by static judgement.
    struct Following {
        std::size_t count = 0;
        bool are_ranked = false;
        Ranked ranked[most_lays] = {};

        std::size_t action(std::size_t index) const { return are_ranked ? ranked[index].action : index; }
        /// Returns the known value of an action if the same default replies follow; null if the value is unknown.
        const double* value_of(std::size_t index, Decided decided) const {
            return are_ranked && ranked[index].decided == decided ? &ranked[index].value : nullptr;
        }
    };

    Game& trial_of(const Game& game, int depth);
    /// Appends the best line from this depth on to `line` and returns its value. `value_of_pass` is the value after a
    /// pass; null if unknown.
    double best_from(const Game& game, int depth, Line& line, const double* value_of_pass = nullptr);
    void rank(const Game& game, int depth, int most, Following& following);
    void keep_best_price(const Game& game, int depth, ActionsAtHand& list);
    bool is_accepted(const Game& game, int depth, Action offer);
    double value_of_sale(const Game& game, const Game& settled);
    double value_after(const Game& game, Action action, int depth, Line& line, const double* value_of_pass);
    Decided settle(Game& game);

    Judge judge_;
    HostVector<Game> trials_;
    bool is_kin_[depths] = {};  // whether the trial is a copy of a position reached from the root
    // Whether the trial has the same hidden information as the game at the start of the line.
    bool hides_the_same_[depths] = {};
    bool has_set_out_[depths] = {};  // whether the trial has a checkpoint at the current position
    std::uint32_t cells_of_root_ = 0;
    std::uint32_t cells_of_line_ = 0;  // number of cells of the board at the start of the line
    HostVector<ActionsAtHand> lists_;
    HostVector<Ranked> ranked_;
    Breadth breadth_ = rest_of_turn;
    int player_ = 0;
    int part_ = 0;
    Random* random_ = nullptr;
};

/// Returns a number that identifies the current part and turn.
int part_of(const Game& game);
/// Returns whether the rest of the part changes little: the part is over, a tile must be laid face down, or a tile must
/// be drawn.
bool is_settled(const Game& game, int part);
/// Returns whether the open decision is about the sale of a tile (HSE-18). Judge::judge_sale() judges each answer by
/// the position right after the sale, before a tile is drawn or laid.
bool is_about_sale(const Game& game);
/// Returns whether the open decision belongs to chance.
bool is_of_chance(const Game& game);

}  // namespace mistbank
