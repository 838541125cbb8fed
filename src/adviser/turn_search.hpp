// The rest of a turn, tried out: which line of decisions leads to the position that looks best.
#pragma once

#include <algorithm>
#include <cstddef>

#include "adviser/judgement.hpp"
#include "mistbank/adviser.hpp"
#include "mistbank/game.hpp"
#include "rules/random.hpp"

namespace mistbank {

/// What one player decides in a turn, one decision after the other.
struct Line {
    Action actions[max_line];
    int length = 0;

    void add(Action action) {
        if (length < max_line) actions[length++] = action;
    }
};

/// Room for the longest list of actions, and how many there are.
struct ActionsAtHand {
    explicit ActionsAtHand(const Game& game) : room(game.action_bound(), Action{}, game.allocator()) {}
    Action* begin() { return room.data(); }
    Action* end() { return room.data() + count; }
    /// The legal actions of the open decision, without those that are never better than another.
    void fetch(const Game& game);
    /// Keeps so many: the first ones, and others by chance, so that none is always passed over.
    void keep(std::size_t most, Random& random);

    HostVector<Action> room;
    std::size_t count = 0;
};

/// How many positions can be looked at for so much work, as each may take a walk over the board. Boards of printed tiles
/// are so small that all are looked at.
inline std::size_t most_looked_at(const Table& table, std::size_t work) {
    constexpr std::size_t fewest = 16, work_of_a_small_board = 512;
    return std::max(fewest, work / (work_of_a_small_board + table.board.counts->nodes));
}

inline constexpr int most_lays = 8;

/// How much of a turn is tried out.
struct Breadth {
    int depth;    // decisions that are looked ahead; what follows goes by habit
    int lays;     // of a tile's lays as many as look best at once are tried with what may be done on them, up to
                  // most_lays; 0: all
    int options;  // of other decisions so many actions are tried, half of them by chance where there are more; 0: all
};
inline constexpr Breadth rest_of_turn = {4, 0, 24};

/// Tries turns out on copies of games. Its memory is taken when it is made.
class TurnSearch {
public:
    explicit TurnSearch(const Game& game);

    Judge& judge() { return judge_; }
    /// Before lines are looked for that begin at positions which come of this one, with what is hidden dealt anew.
    void begin_at(const Game& root);
    /// What looks best for the deciding player to do in the rest of the turn, added to `line`; what the game looks like
    /// then. The game must wait for a player.
    double best_line(const Game& game, const Breadth& breadth, Random& random, Line& line);
    /// What comes by chance, each as likely as it is; the game must wait for that.
    Action by_chance(const Game& game, Random& random);
    /// Answers, by habit, what others than this player are asked in the middle of a turn; whether there was anything.
    bool answer_for_others(Game& game, int player, int part);

private:
    // The trial of a depth is a copy of the game at that depth; the last list is for what goes by habit.
    static constexpr int depths = 6;
    /// What was decided by habit after an action: such a value is found again when its line is tried.
    enum class Decided : std::uint8_t { nothing, to_pass, more };
    struct Ranked {
        double value;
        std::uint32_t action;
        Decided decided;
    };

    /// Which actions of a list are tried with what may follow: all, or those that look best at once.
    struct Following {
        std::size_t count = 0;
        bool are_ranked = false;
        Ranked ranked[most_lays] = {};

        std::size_t action(std::size_t index) const { return are_ranked ? ranked[index].action : index; }
        /// Null where it is not known.
        const double* value_of(std::size_t index, Decided decided) const {
            return are_ranked && ranked[index].decided == decided ? &ranked[index].value : nullptr;
        }
    };

    Game& trial_of(const Game& game, int depth);
    /// `value_of_pass`: what comes of passing, where that is known.
    double best_from(const Game& game, int depth, Line& line, const double* value_of_pass = nullptr);
    void rank(const Game& game, int depth, int most, Following& following);
    double value_after(const Game& game, Action action, int depth, Line& line, const double* value_of_pass);
    Decided settle(Game& game);

    Judge judge_;
    HostVector<Game> trials_;
    bool is_kin_[depths] = {};          // whether the trial has come of the root
    bool hides_the_same_[depths] = {};  // and of the game at which the line begins
    bool has_set_out_[depths] = {};     // whether it has begun at the position whose actions are tried
    std::uint32_t cells_of_root_ = 0;
    std::uint32_t cells_of_line_ = 0;  // at its beginning
    HostVector<ActionsAtHand> lists_;
    HostVector<Ranked> ranked_;
    Breadth breadth_ = rest_of_turn;
    int player_ = 0;
    int part_ = 0;
    Random* random_ = nullptr;
};

/// Takes the memory that a copy needs for set_out().
void make_room_for_trials(Game& game);
/// Which part of which turn is played.
int part_of(const Game& game);
/// Whether the rest of the part changes little: it is over, or only a face-down tile is still to be laid, or tiles are
/// to be taken.
bool is_settled(const Game& game, int part);
/// Whether the open decision is not a player's.
bool is_of_chance(const Game& game);

}  // namespace mistbank
