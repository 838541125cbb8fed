#include "exhaustive/explorer.hpp"

#include <algorithm>
#include <optional>
#include <unordered_map>

#include "mistbank/record.hpp"
#include "reference/follower.hpp"

namespace mistbank_exhaustive {

using namespace mistbank;

namespace {

std::uint64_t mixed(std::uint64_t value) {
    value = (value ^ value >> 31) * 0x9E3779B97F4A7C15u;
    return (value ^ value >> 29) * 0xBF58476D1CE4E5B9u;
}

class Explorer {
public:
    Explorer(Game game, const std::vector<TileSet>& sets, std::size_t most_states)
        : game_(std::move(game)), follower_(game_, sets), most_states_(most_states) {}

    Exploration explore() {
        note_events(0);
        visit();
        found_.states = offers_of_states_.size();
        return std::move(found_);
    }

private:
    // Returns the legal actions. With external draws, adds the answers that a host can give although the list does not
    // contain them (see DecisionKind::draw).
    std::vector<Action> possible_actions() const {
        std::vector<Action> actions = game_.legal_actions();
        if (game_.decision().kind != DecisionKind::draw) return actions;
        for (const ActionKind kind : {ActionKind::hidden, ActionKind::pass}) {
            Action unlisted;
            unlisted.kind = kind;
            if (game_.why_not(unlisted) == nullptr) actions.push_back(unlisted);
        }
        return actions;
    }

    // Returns a hash of the actions. Equal states must offer the same actions, whatever their histories are.
    std::uint64_t hash_of_offer(const std::vector<Action>& actions) const {
        std::uint64_t sum = static_cast<std::uint64_t>(game_.decision().kind);
        for (const Action& action : actions) {
            sum +=
                mixed(static_cast<std::uint64_t>(action.kind) << 56 | static_cast<std::uint64_t>(action.segment) << 48 |
                      static_cast<std::uint64_t>(action.colour) << 40 | static_cast<std::uint64_t>(action.count) << 32 |
                      static_cast<std::uint64_t>(static_cast<std::uint16_t>(action.x)) << 16 |
                      static_cast<std::uint16_t>(action.y));
        }
        return sum;
    }

    void fail(const std::string& difference) {
        Error error;
        found_.difference = to_record(game_, RecordKind::full, error).value_or(error.message) + "\n" + difference;
    }

    bool has_ended() const { return !found_.difference.empty() || offers_of_states_.size() > most_states_; }

    void visit() {
        const std::string difference = follower_.difference(game_);
        if (!difference.empty()) return fail(difference);
        const std::vector<Action> actions = possible_actions();
        const std::uint64_t offer = hash_of_offer(actions);
        const auto [known, is_new] = offers_of_states_.emplace(game_.state_hash(), offer);
        if (known->second != offer) return fail("a state with the same hash offers different actions");
        if (!is_new) return;
        if (game_.is_over()) {
            ++found_.ends;
            found_.reached.losses.insert(game_.loss_reason());
            return;
        }
        found_.reached.decisions.insert(game_.decision().kind);
        for (const Action& action : actions) {
            take(action, known->first);
            if (has_ended()) return;
        }
    }

    void take(const Action& action, std::uint64_t hash_before) {
        const std::size_t events = game_.event_count();
        ++found_.steps;
        found_.reached.actions.insert(action.kind);
        if (game_.apply(action) != Status::ok)
            return fail("the library refuses: " + std::string(game_.text_of(action)));
        note_events(events);
        follower_.follow(game_, events);
        visit();
        if (has_ended()) return;
        if (game_.undo() != Status::ok || game_.state_hash() != hash_before)
            return fail("undo does not restore the state: " + std::string(game_.text_of(action)));
        follower_.step_back();
    }

    void note_events(std::size_t first) {
        for (std::size_t i = first; i < game_.event_count(); ++i) {
            const Event& event = game_.events()[i];
            found_.reached.events.insert(event.kind);
            if (event.kind == EventKind::figure_placed) found_.reached.figures.insert(event.figure);
        }
    }

    Game game_;
    mistbank_reference::Follower follower_;
    std::size_t most_states_;
    std::unordered_map<std::uint64_t, std::uint64_t> offers_of_states_;  // hash of the actions, by state hash
    Exploration found_;
};

}  // namespace

Exploration explore(const Rules& rules, const std::vector<TileSet>& sets, std::size_t most_states) {
    Error error;
    std::optional<Game> game = Game::create(rules, sets.data(), sets.size(), error);
    if (!game) {
        Exploration none;
        none.difference = error.message;
        return none;
    }
    return Explorer(std::move(*game), sets, most_states).explore();
}

}  // namespace mistbank_exhaustive
