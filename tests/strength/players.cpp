#include "players.hpp"

#include <time.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <sstream>
#include <vector>

#include "greedy.hpp"
#include "mistbank/adviser.hpp"
#include "version_1_0.h"

namespace strength_matches {

using namespace mistbank;

double processor_seconds() {
    timespec used = {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    return static_cast<double>(used.tv_sec) + 1e-9 * static_cast<double>(used.tv_nsec);
}

double lead_of(const Game& game, int player) {
    double own = 0, best = -1e9;
    for (int i = 0; i < game.scoring_meeple_count(); ++i) {
        const ScoringMeeple meeple = game.scoring_meeple(i);
        if (game.player_of(meeple.colour) == player) {
            own = meeple.total;
        } else {
            best = std::max(best, static_cast<double>(meeple.total));
        }
    }
    return own - best;
}

namespace {

class Stopwatch {
public:
    explicit Stopwatch(double milliseconds) : end_(processor_seconds() + milliseconds / 1000) {}
    bool is_over() const { return processor_seconds() >= end_; }

private:
    double end_;
};

class AdvisedPlayer : public Player {
public:
    AdvisedPlayer(const Board& board, Thought thought, Strength strength, std::uint64_t seed, int workers = 1)
        : thought_(thought), adviser_(adviser_for(board.game, {strength, seed, workers})) {}

    Action choose(Board& board) override {
        think(board.game);
        return adviser_.choose();
    }

    void think(const Game& game) {
        const DecisionKind kind = game.decision().kind;
        const bool is_half =
            thought_.is_by_turn && (kind == DecisionKind::lay_tile || kind == DecisionKind::place_meeple);
        const Stopwatch watch(is_half ? thought_.milliseconds / 2 : thought_.milliseconds);
        adviser_.think(game, thought_.simulations);
        if (adviser_.advice_count() > 1) {
            while (thought_.milliseconds > 0 && !watch.is_over()) adviser_.think(game, 4);
        }
    }
    Adviser& adviser() { return adviser_; }

    double foreseen() const override { return adviser_.advice(0).winning; }

private:
    static Adviser adviser_for(const Game& game, const AdviserOptions& options) {
        Error error;
        return std::move(*Adviser::create(game, options, error));
    }

    Thought thought_;
    Adviser adviser_;
};

/// Simulates parallel advisers on one thread. The advisers have different seeds and think one after the other, in
/// rounds. After each round all exchange their results. The time of each adviser includes merging the results of the
/// others.
class PlayersTogether : public Player {
public:
    PlayersTogether(const Board& board, int count, Thought thought, std::uint64_t seed) : thought_(thought) {
        for (int i = 0; i < count; ++i) {
            members_.push_back(
                {AdvisedPlayer(board, thought, Strength::best, seed + static_cast<std::uint64_t>(i), count), 0, 0, {}});
        }
    }

    Action choose(Board& board) override {
        for (Member& member : members_) {
            member.made = 0;
            member.used = 0;
            spend(member, [&] { member.adviser().think(board.game, 0); });
        }
        bool goes_on = members_[0].adviser().advice_count() > 1;
        const int round = thought_.milliseconds > 0 ? 32 : std::max(1, thought_.simulations / 4);
        for (int round_ends = round; goes_on; round_ends += round) {
            goes_on = false;
            for (Member& member : members_) {
                spend(member, [&] { think_a_round(member, board.game, round_ends); });
                if (may_go_on(member)) goes_on = true;
            }
            tell_news();
        }
        return members_[0].adviser().choose();
    }

private:
    struct Member {
        AdvisedPlayer player;
        int made;
        double used;  // processor time used, in seconds
        std::vector<std::uint8_t> new_results;

        Adviser& adviser() { return player.adviser(); }
    };

    bool may_go_on(const Member& member) const {
        return thought_.milliseconds > 0 ? member.used < thought_.milliseconds / 1000
                                         : member.made < thought_.simulations;
    }

    template <class Act>
    static void spend(Member& member, Act act) {
        const double begin = processor_seconds();
        act();
        member.used += processor_seconds() - begin;
    }

    void think_a_round(Member& member, const Game& game, int round_ends) {
        const Stopwatch watch(thought_.milliseconds - 1000 * member.used);
        const int goal = thought_.milliseconds > 0 ? round_ends : std::min(round_ends, thought_.simulations);
        while (member.made < goal && (thought_.milliseconds <= 0 || !watch.is_over())) {
            const int more = std::min(4, goal - member.made);
            member.adviser().think(game, more);
            member.made += more;
        }
    }

    void tell_news() {
        for (Member& member : members_) {
            spend(member, [&] {
                member.new_results.resize(max_results);
                member.new_results.resize(
                    member.adviser().new_results(member.new_results.data(), member.new_results.size()));
                member.adviser().mark_reported();
            });
        }
        for (Member& member : members_) {
            spend(member, [&] {
                for (const Member& other : members_) {
                    if (&other != &member) member.adviser().merge(other.new_results.data(), other.new_results.size());
                }
            });
        }
    }

    Thought thought_;
    std::vector<Member> members_;
};

/// The policy of the terminal in version 1.0. It searches one turn and evaluates the position after it; in cooperative
/// games it also plays some more turns.
class PlayerOfVersion1 : public Player {
public:
    PlayerOfVersion1(const Board& board, std::uint64_t seed)
        : player_(player_of_version_1_0_new(board.in_c, seed), player_of_version_1_0_free) {}

    Action choose(Board& board) override {
        const mistbank_action chosen = player_of_version_1_0_choose(player_.get(), board.in_c);
        Action action;
        std::memcpy(static_cast<void*>(&action), &chosen, sizeof action);
        return action;
    }

private:
    std::unique_ptr<player_of_version_1_0, void (*)(player_of_version_1_0*)> player_;
};

/// A short Monte Carlo player. Tries each pair of a tile placement and a meeple placement in random roll-outs, with the
/// same tiles for every pair, and compares the differences in points. Sequential halving chooses the pairs that get
/// more roll-outs.
class PageOfCode : public Player {
public:
    PageOfCode(Thought thought, int cut_after, std::uint64_t seed)
        : thought_(thought), cut_after_(cut_after), seed_(seed) {}

    Action choose(Board& board) override {
        const Game& game = board.game;
        if (game.turn() == turn_ && game.why_not(second_) == nullptr) return second_;
        find_pairs(game);
        const auto rounds = static_cast<int>(std::ceil(std::log2(static_cast<double>(pairs_.size()))));
        for (int round = 0; round < rounds; ++round) {
            play_round(game, rounds);
            std::stable_sort(pairs_.begin(), pairs_.end(),
                             [](const Pair& one, const Pair& other) { return one.mean() > other.mean(); });
            pairs_.resize((pairs_.size() + 1) / 2);
        }
        turn_ = game.turn();
        second_ = pairs_.front().second;
        return pairs_.front().first;
    }

private:
    struct Pair {
        Action first;
        Action second;
        double sum = 0;
        int samples = 0;
        double mean() const { return samples > 0 ? sum / samples : 0; }
    };

    void find_pairs(const Game& game) {
        Game copy = game.clone();
        copy.stop_recording();
        pairs_.clear();
        for (const Action& first : game.legal_actions()) {
            copy.copy_from(game);
            copy.apply(first);
            if (copy.decision().kind != DecisionKind::place_meeple) {
                pairs_.push_back({first, {}});
                continue;
            }
            for (const Action& second : copy.legal_actions()) pairs_.push_back({first, second});
        }
    }

    void play_round(const Game& game, int rounds) {
        const Stopwatch watch(thought_.milliseconds / rounds);
        int left = thought_.simulations;
        do {
            ++seed_;
            for (Pair& pair : pairs_) {
                pair.sum += lead_after(game, pair);
                ++pair.samples;
            }
        } while (--left > 0 || !watch.is_over());
    }

    double lead_after(const Game& game, const Pair& pair) {
        if (!future_) future_ = std::make_unique<Game>(game.clone());
        Game& future = *future_;
        future.stop_recording();
        future.copy_from(game);
        future.determinize(seed_, game.deciding_player());
        future.apply(pair.first);
        future.apply(pair.second);  // refused if there is a forced step between the two actions
        const int end = cut_after_ > 0 ? game.turn() + cut_after_ : 1 << 30;
        std::uint64_t random = seed_ * 0x9E3779B97F4A7C15u;
        while (!future.is_over() && future.turn() < end) future.apply(future.random_action(random));
        return lead_of(future, game.deciding_player());
    }

    Thought thought_;
    int cut_after_;
    std::uint64_t seed_;
    int turn_ = -1;
    Action second_;
    std::vector<Pair> pairs_;
    std::unique_ptr<Game> future_;
};

class PlayerByChance : public Player {
public:
    explicit PlayerByChance(std::uint64_t seed) : random_(seed) {}
    Action choose(Board& board) override { return board.game.random_action(random_); }

private:
    std::uint64_t random_;
};

// Reads a limit such as "100ms", "100ms/turn" or "60".
Thought thought_named(const std::string& text) {
    Thought thought;
    thought.is_by_turn = text.find("ms/turn") != std::string::npos;
    if (text.find("ms") != std::string::npos) {
        thought.milliseconds = std::stod(text);
    } else if (!text.empty()) {
        thought.simulations = std::stoi(text);
    }
    return thought;
}

Strength strength_named(const std::string& name) {
    for (int i = 0; i < strengths; ++i) {
        if (name == name_of(static_cast<Strength>(i))) return static_cast<Strength>(i);
    }
    return Strength::best;
}

}  // namespace

std::unique_ptr<Player> player_named(const std::string& description, Board& board, std::uint64_t seed) {
    std::istringstream words(description);
    std::string name, thought, strength;
    words >> name >> thought >> strength;
    const Thought allowed = thought_named(thought);
    if (name == "adviser") return std::make_unique<AdvisedPlayer>(board, allowed, strength_named(strength), seed);
    if (name == "together") {  // the first number is the number of advisers
        return std::make_unique<PlayersTogether>(board, std::stoi(thought), thought_named(strength), seed);
    }
    if (name == "auto") return std::make_unique<PlayerOfVersion1>(board, seed);
    if (name == "page") return std::make_unique<PageOfCode>(allowed, 0, seed);
    if (name == "page8") return std::make_unique<PageOfCode>(allowed, 8, seed);
    if (name == "greedy") {
        return greedy_player(board, allowed.simulations > 0 ? allowed.simulations : lines_of_turn, seed);
    }
    if (name == "chance") return std::make_unique<PlayerByChance>(seed);
    return nullptr;
}

}  // namespace strength_matches
