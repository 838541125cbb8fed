#include "reference/script.hpp"

#include <algorithm>

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

template <class T>
void drop(std::vector<T>& list, std::size_t& count) {
    list.erase(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(count));
    count = 0;
}

std::vector<int> those_left(const std::map<int, int>& tokens) {
    std::vector<int> left;
    for (const auto& [token, count] : tokens) {
        if (count > 0) left.push_back(token);
    }
    return left;
}

// Counts the tiles of the pile that can be drawn and laid. Tiles known to be in hidden hands do not count.
int fitting_in_pile(const Table& table) {
    int fitting = 0;
    for (int type = 0; type < static_cast<int>(table.unseen.size()); ++type) {
        const int left = drawable(table, type) - known_in_hidden_hands(table, type);
        if (left > 0 && !waits_for_dragon(table, type) && !ways_to_lay(table, type).empty()) fitting += left;
    }
    return fitting;
}

}  // namespace

void Script::rewind() {
    answer_ = 0;
    used_ = {};
}

void Script::next_turn() {
    std::size_t lucks_before = answer_;
    drop(answers_, answer_);
    drop(lucks_, lucks_before);
    Luck& luck = lucks_.front();
    drop(luck.draws, used_.draws);
    drop(luck.taken, used_.taken);
    drop(luck.looks, used_.looks);
    drop(luck.rolls, used_.rolls);
    drop(luck.tokens, used_.tokens);
    drop(luck.animals, used_.animals);
    drop(luck.messages, used_.messages);
    drop(luck.first_players, used_.first_players);
}

bool Script::is_used_up() const { return answer_ == answers_.size() && luck_is_used_up(); }

bool Script::luck_is_used_up() const {
    const Luck& luck = lucks_[answer_];
    return used_.draws == luck.draws.size() && used_.taken == luck.taken.size() && used_.looks == luck.looks.size() &&
           used_.rolls == luck.rolls.size() && used_.tokens == luck.tokens.size() &&
           used_.animals == luck.animals.size() && used_.messages == luck.messages.size() &&
           used_.first_players == luck.first_players.size();
}

Action Script::choose(DecisionKind kind, const std::vector<Action>& options, const About& about,
                      const std::vector<Action>& unlisted) {
    const bool always_asked = kind == DecisionKind::lay_tile || kind == DecisionKind::draw ||
                              kind == DecisionKind::chance || kind == DecisionKind::hand;
    if (options.size() == 1 && !always_asked) return options.front();
    if (answer_ == answers_.size()) throw Question{kind, options, about, unlisted};
    if (!luck_is_used_up()) throw Disagreement("the library drew, rolled or took more than the rules require");
    const Action answer = answers_[answer_++];
    used_ = {};
    const auto is_in = [&](const std::vector<Action>& list) {
        return std::find(list.begin(), list.end(), answer) != list.end();
    };
    if (!is_in(options) && !is_in(unlisted)) {
        throw Disagreement("the library applied an action that is not one of the options");
    }
    return answer;
}

int Script::draw(const Table& table) {
    if (table.rules.draws == Draws::automatic) {
        const std::vector<int>& draws = lucks_[answer_].draws;
        if (used_.draws == draws.size()) throw Disagreement("a tile must be drawn, but the library drew none");
        const int type = draws[used_.draws++];
        if (drawable(table, type) == 0) throw Disagreement("the library drew a tile that is not in the top layer");
        return type;
    }
    std::vector<Action> unlisted;
    if (host_may_know_that_nothing_fits(table)) unlisted.push_back(plain(ActionKind::pass));
    const Action action = choose(DecisionKind::draw, ways_to_draw(table), {}, unlisted);
    return action.kind == ActionKind::pass ? no_tile : action.x;
}

// Whether all tiles that fit can lie under hills or in hidden hands. Then only the host knows whether a tile of the
// pile fits.
bool Script::host_may_know_that_nothing_fits(const Table& table) {
    if (table.rules.house.unplayable != Unplayable::returned) return false;
    const int unknown = table.hidden + unnamed_in_hidden_hands(table);
    return unknown > 0 && fitting_in_pile(table) <= unknown;
}

std::vector<Action> Script::ways_to_draw(const Table& table) const {
    std::vector<Action> options;  // HID-2
    for (std::size_t type = 0; type < table.unseen.size(); ++type) {
        Action action;
        action.kind = ActionKind::draw;
        action.x = static_cast<std::int16_t>(type);
        const int of_type = static_cast<int>(type);
        if (drawable(table, of_type) > known_in_hidden_hands(table, of_type)) options.push_back(action);
    }
    return options;
}

int Script::take(const Table& table, int player, bool is_exchange) {
    const bool hidden = !table.rules.house.hand_open;
    if (table.rules.draws == Draws::automatic) {
        const std::vector<int>& taken = lucks_[answer_].taken;
        if (used_.taken == taken.size()) throw Disagreement("a tile must be taken, but the library took none");
        const int type = taken[used_.taken++];
        if (hidden != (type < 0)) throw Disagreement("the library shows hidden hands, or hides open ones");
        if (!hidden && drawable(table, type) == 0)
            throw Disagreement("the library took a tile that is not in the top layer");
        return type;
    }
    std::vector<Action> unlisted;
    if (hidden) unlisted.push_back(plain(ActionKind::hidden));
    if (is_exchange && host_may_know_that_nothing_fits(table)) unlisted.push_back(plain(ActionKind::pass));
    About about;
    about.player = player;
    about.colour = colour_of(table, player);
    const Action action = choose(DecisionKind::draw, ways_to_draw(table), about, unlisted);
    if (action.kind == ActionKind::pass) return no_tile;
    return action.kind == ActionKind::draw ? action.x : -1;
}

std::vector<int> Script::look_at_hand(const Table& table, std::size_t size) {
    const std::vector<std::vector<int>>& looks = lucks_[answer_].looks;
    if (used_.looks == looks.size())
        throw Disagreement("a tile must be laid from the hand, but the library did not ask");
    const std::vector<int> hand = looks[used_.looks++];
    std::vector<int> unseen = table.unseen;
    for (const int type : hand) {
        if (type < 0 || --unseen.at(static_cast<std::size_t>(type)) < 0)
            throw Disagreement("the library's hand has a tile that it cannot contain");
    }
    if (hand.size() != size) throw Disagreement("the library's hand has a different size");
    return hand;
}

// Whether the library draws another tile that does not wait for the dragon, or takes another tile into a hand. The
// reference cannot compute this, because only the library knows the tiles under hills and in hidden hands.
bool Script::library_goes_on_drawing(const Table& table) const {
    const Luck& luck = lucks_[answer_];
    for (std::size_t i = used_.draws; i < luck.draws.size(); ++i) {
        if (!waits_for_dragon(table, luck.draws[i])) return true;
    }
    return used_.taken < luck.taken.size();
}

bool Script::anything_left_fits(const Table& table) const {
    const int fitting = fitting_in_pile(table);
    const bool external = table.rules.draws == Draws::external;
    if (external || fitting == 0 || fitting > table.hidden + tiles_in_hidden_hands(table)) return fitting > 0;
    return library_goes_on_drawing(table);
}

// MEET-21: returns a random result. With external draws, the host names the result.
int Script::by_chance(const Table& table, ActionKind kind, const std::vector<int>& lawful,
                      const std::vector<int>& found, std::size_t& next) {
    if (table.rules.draws == Draws::automatic) {
        if (next == found.size()) throw Disagreement("a random result is needed, but the library had none");
        const int brought = found[next++];
        if (std::find(lawful.begin(), lawful.end(), brought) == lawful.end())
            throw Disagreement("the library had an impossible random result");
        return brought;
    }
    std::vector<Action> options;
    for (const int number : lawful) {
        Action action = plain(kind);
        action.count = static_cast<std::uint8_t>(number);
        options.push_back(action);
    }
    return choose(DecisionKind::chance, options).count;
}

int Script::roll(const Table& table) {
    return by_chance(table, ActionKind::roll, {1, 2, 3}, lucks_[answer_].rolls, used_.rolls);
}

int Script::draw_token(const Table& table) {
    return by_chance(table, ActionKind::sheep, those_left(table.bag), lucks_[answer_].tokens, used_.tokens);
}

int Script::show_animal(const Table& table) {
    return by_chance(table, ActionKind::animal, those_left(table.animals), lucks_[answer_].animals, used_.animals);
}

int Script::draw_message(const Table& table) {
    return by_chance(table, ActionKind::message, messages_that_may_come(table), lucks_[answer_].messages,
                     used_.messages);
}

int Script::name_first_player(const Table& table, const std::vector<int>& players) {
    if (table.rules.draws == Draws::automatic) {
        return by_chance(table, ActionKind::first_player, players, lucks_[answer_].first_players, used_.first_players);
    }
    std::vector<Action> options;
    for (const int player : players) {
        Action action = plain(ActionKind::first_player);
        action.colour = static_cast<std::uint8_t>(colour_of(table, player));
        options.push_back(action);
    }
    return player_of(table, static_cast<Colour>(choose(DecisionKind::chance, options).colour));
}

void Script::hide(const Table& table) {
    if (table.rules.draws == Draws::external) choose(DecisionKind::chance, {plain(ActionKind::hidden)});
}

bool Script::ends_for_want_of_fitting(const Table& table) const {
    const bool known = pile_is_used_up(table) || table.rules.draws == Draws::external;
    return !known && lucks_[answer_].is_last;
}

bool Script::is_out_of_tiles(const Table& table) const {
    if (pile_is_used_up(table)) return true;
    if (table.rules.draws == Draws::external || !pile_may_be_used_up(table)) return false;
    if (library_goes_on_drawing(table)) return false;
    return hands_are_dealt(table) || lucks_[answer_].is_last;
}

bool Script::is_out_of_tiles_at_message(const Table& table) const {
    if (pile_is_used_up(table)) return true;
    if (table.rules.draws == Draws::external || !pile_may_be_used_up(table)) return false;
    return !lucks_[answer_].asks_for_message;
}

}  // namespace mistbank_reference
