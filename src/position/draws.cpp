#include "position/draws.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "rules/house_rules/hands.hpp"

namespace mistbank {
namespace {

// Returns the maximum number of tiles that a player holds (HSE-1).
int room_of_hand(const Table& table) { return table.settings().house.hand != 0 ? tiles_of_a_hand : 1; }

}  // namespace

const PositionDraws::Key PositionDraws::keys[] = {
    {"set_aside", &PositionDraws::read_set_aside},
    {"under_hills", &PositionDraws::read_under_hills},
    {"drawn_before", &PositionDraws::read_drawn_before},
    {"drawn_since", &PositionDraws::read_drawn_since},
    {"in_bag", &PositionDraws::read_in_bag},
    {"seen_at", &PositionDraws::read_seen},
    {"returned", &PositionDraws::read_returned},
    {"holds", &PositionDraws::read_holds},
    {"under_hill", &PositionDraws::read_under_hill},
    {"fitted", &PositionDraws::read_fitted},
};
const std::size_t PositionDraws::key_count = sizeof keys / sizeof keys[0];

bool PositionDraws::knows(std::string_view key) const {
    return std::any_of(keys, keys + key_count, [&](const Key& known) { return known.word == key; });
}

bool PositionDraws::read_line() {
    const Key* const found =
        std::find_if(keys, keys + key_count, [&](const Key& key) { return key.word == words_.line().key(); });
    return (this->*found->read)() && words_.end();
}

void PositionDraws::empty_bag() {
    if (table_.bag != nullptr) std::fill_n(table_.in_bag, (table_.setup->pile_tiles + 63) / 64, std::uint64_t{0});
}

// --- copies ---

// Takes an unseen copy of a type. Fails if there is none (HID-2).
bool PositionDraws::take(std::uint16_t type) {
    if (table_.unseen[type] == 0) {
        const int copies = table_.setup->copies[type];
        return words_.fail("HID-2: the pile has ", copies, copies == 1 ? " tile " : " tiles ",
                           quoted(table_.setup->types[type].id), " at the start, but the position uses more");
    }
    --table_.unseen[type];
    return true;
}

bool PositionDraws::take_for_board(std::uint16_t type) {
    if (type == table_.setup->abbey) {  // abbeys are not in the pile (ABM-1)
        return ++abbeys_ <= static_cast<std::uint32_t>(table_.setup->rules.players) ||
               words_.fail("ABM-1: the position has more abbeys than players");
    }
    laid_.push_back(type);
    return take(type);
}

bool PositionDraws::take_unseen() {
    const std::uint32_t unseen = std::accumulate(table_.unseen, table_.unseen + table_.setup->types.size(), 0u);
    return unseen > face_down_.size() || words_.fail("HID-2: the position has more face-down tiles than unseen tiles");
}

bool PositionDraws::read_place(std::uint32_t& place) {
    place = 0;
    if (!is_by_place()) return true;
    long long number = 0;
    if (!words_.number(number, 0, table_.setup->places_in_orders() - 1, "the place in the draw order"))
        return false;
    place = static_cast<std::uint32_t>(number);
    return true;
}

// --- lines ---

bool PositionDraws::read_set_aside() {
    std::uint32_t place = 0;
    std::uint16_t type = 0;
    if (is_by_place()) {
        if (!read_place(place)) return false;
        type = order_[place];
    } else {
        if (!words_.type(type)) return false;
        place = type;
    }
    aside_.push_back(place);
    return take(type);
}

bool PositionDraws::read_under_hills() {
    long long count = 0;
    if (table_.hills == nullptr || table_.bag != nullptr)
        return words_.fail("HIL-2: 'under_hills' needs a game with hills and without a bag");
    if (!words_.number(count, 0, table_.setup->pile_tiles, "the number of tiles under hills")) return false;
    table_.hills->hidden = static_cast<std::uint32_t>(count);
    return true;
}

bool PositionDraws::read_drawn_before() {
    long long count = 0;
    if (table_.dragon == nullptr || table_.bag != nullptr || !is_by_place()) {
        return words_.fail("PRD-3: ", quoted(words_.line().key()), " needs a game with a second draw order");
    }
    if (!words_.number(count, 0, table_.setup->pile_tiles, "the number of tiles drawn")) return false;
    drawn_before_ = static_cast<std::uint32_t>(count);
    return true;
}

bool PositionDraws::read_drawn_since() {
    std::swap(drawn_before_, drawn_since_);
    const bool is_read = read_drawn_before();
    std::swap(drawn_before_, drawn_since_);
    return is_read;
}

bool PositionDraws::read_in_bag() {
    if (table_.bag == nullptr || !is_by_place())
        return words_.fail("HSE-6: 'in_bag' needs a game with a bag and a draw order");
    while (words_.has_more()) {
        std::uint32_t place = 0;
        if (!read_place(place)) return false;
        table_.in_bag[place / 64] |= std::uint64_t{1} << (place % 64);
    }
    return true;
}

// Reads a tile with an optional time, for example "12@5", "K@5", "?@5" or "12".
bool PositionDraws::read_timed(std::string_view word, std::uint32_t& number, std::uint32_t& time) {
    const std::size_t at = word.rfind('@');
    const std::string_view name = word.substr(0, at);
    if (at == std::string_view::npos) {
        time = ++last_time_;
    } else {
        if (!read_number(word.substr(at + 1), time) || time == 0 || time > 1000000000u) {
            return words_.fail(quoted(word), " needs a time from 1 to 1000000000 after '@'");
        }
        last_time_ = std::max(last_time_, time);
    }
    if (is_by_place()) {
        return (read_number(name, number) && number < table_.setup->pile_tiles) ||
               words_.fail("unknown place ", quoted(name), " in the draw order");
    }
    if (name == "?") {
        number = unknown;
        return true;
    }
    for (std::size_t type = 0; type < table_.setup->types.size(); ++type) {
        if (table_.setup->types[type].id != name) continue;
        number = static_cast<std::uint32_t>(type);
        return true;
    }
    return words_.fail("this game has no tile ", quoted(name));
}

bool PositionDraws::read_seen() {
    std::string_view word;
    std::uint32_t place = 0;
    std::uint32_t time = 0;
    if (table_.bag == nullptr || !is_by_place())
        return words_.fail("HSE-6: 'seen_at' needs a game with a bag and a draw order");
    if (!words_.word(word, "a place") || !read_timed(word, place, time)) return false;
    table_.seen_at[place] = time;
    return true;
}

bool PositionDraws::read_returned() {
    std::string_view word;
    std::uint32_t type = 0;
    std::uint32_t time = 0;
    if (table_.bag == nullptr || is_by_place() || !is_automatic())
        return words_.fail("HSE-6: tiles never return to the pile in this game");
    if (!words_.word(word, "a tile") || !read_timed(word, type, time)) return false;
    if (type == unknown) return words_.fail("HSE-6: a returned tile needs its id, not '?'");
    returned_.push_back({static_cast<std::uint16_t>(type), time});
    return true;
}

// Reads a held tile. If lines do not name places, `held.place` is a tile type until all lines have been read.
bool PositionDraws::read_held(HeldTile& held) {
    std::string_view word;
    if (!words_.word(word, "a tile")) return false;
    return read_timed(word, held.place, held.taken_at);
}

bool PositionDraws::read_holds() {
    long long player = 0;
    if (table_.hands == nullptr) return words_.fail("HSE-1: this game has no hands");
    if (!words_.number(player, 0, table_.setup->rules.players - 1, "the player")) return false;
    std::uint8_t& size = table_.hands->size[player];
    bool is_told = true;
    while (words_.has_more()) {
        if (size == room_of_hand(table_))
            return words_.fail("HSE-1: a hand has at most ", room_of_hand(table_), " tiles");
        HeldTile held{};
        if (!read_held(held)) return false;
        const bool is_open = !are_hands_hidden(table_);
        is_told = is_told && held.place != unknown;
        if (is_open && held.place == unknown) return words_.fail("HSE-2: a tile of an open hand needs its id, not '?'");
        if (is_open && !take(is_by_place() ? order_[held.place] : static_cast<std::uint16_t>(held.place))) return false;
        table_.hands->tiles[player][size++] = held;
    }
    if (is_told && told_ == nobody_in_particular) told_ = static_cast<int>(player);
    return true;
}

bool PositionDraws::read_under_hill() {
    if (table_.hills == nullptr || table_.bag == nullptr)
        return words_.fail("HIL-2: 'under_hill' needs a game with hills and a bag");
    if (table_.hills->hidden == table_.setup->amounts.with(Mark::hill)) {
        return words_.fail("HIL-2: more tiles lie under hills than there are hills");
    }
    HeldTile* const held = table_.under_hills + table_.hills->hidden++;
    if (!read_held(*held)) return false;
    const bool comes_later = table_.hills->hidden == 1 || held->taken_at > held[-1].taken_at;
    return comes_later || words_.fail("HIL-2: list the tiles under hills in the order in which they were hidden");
}

bool PositionDraws::read_fitted() {
    std::uint16_t type = 0;
    if (table_.bag == nullptr) return words_.fail("HSE-6: tiles never return to the pile in this game");
    if (!words_.type(type)) return false;
    table_.fitted[type / 64] |= std::uint64_t{1} << (type % 64);
    return true;
}

// --- derived data ---

bool PositionDraws::settle() {
    const Setup& setup = *table_.setup;
    if (table_.state->drawn != none16 && table_.unseen[table_.state->drawn] == 0) {
        return words_.fail_with("HID-2: the position uses all copies of tile ",
                                quoted(setup.types[table_.state->drawn].id), "; none is left to be the drawn tile");
    }
    if (table_.state->drawn != none16) --table_.unseen[table_.state->drawn];
    if (!is_automatic()) {
        std::fill_n(table_.order, setup.hidden_numbers(), none16);
    } else if (is_by_place()) {
        std::copy(order_.begin(), order_.end(), table_.order);
    }
    return settle_chances() && (table_.bag != nullptr ? settle_bag() : settle_pile()) && check_layers();
}

// Checks that the tiles still to be drawn lie in layers (RIV-2). Drawn tiles are not checked, because a position can
// lack tiles of the river.
bool PositionDraws::check_layers() {
    const Setup& setup = *table_.setup;
    if (!is_automatic() || !is_by_place() || setup.layers.empty()) return true;
    const bool is_second = draws_by_second_order(table_) && table_.bag == nullptr;
    const auto are_in_layers = [&](std::uint32_t from, std::uint32_t end) {
        return std::is_sorted(table_.order + from, table_.order + end, [&](std::uint16_t left, std::uint16_t right) {
            return setup.layers[left] < setup.layers[right];
        });
    };
    const std::uint32_t first = table_.bag != nullptr ? 0 : table_.state->next;
    const std::uint32_t second = is_second ? table_.dragon->place : setup.pile_tiles;
    if ((is_second || are_in_layers(first, setup.pile_tiles)) &&
        are_in_layers(second, setup.orders * setup.pile_tiles)) {
        return true;
    }
    return words_.fail_with("RIV-2: the draw order must follow the layers of the pile");
}

// Writes the random results that have already occurred into the draw order. Fails if a result occurs more often
// than possible (MEET-21).
bool PositionDraws::settle_chances() {
    const Setup& setup = *table_.setup;
    if (table_.flight != nullptr && table_.flight->rolls > setup.dice) {
        return words_.fail_with("FLY-1: the die can be rolled at most ", setup.dice, " times, not ",
                                table_.flight->rolls);
    }
    if (table_.flight != nullptr && is_automatic() && !is_by_place()) {
        // Earlier rolls are unknown. They get the number 1, because a header must store a number for each roll.
        std::fill_n(table_.order + setup.dice_from(), table_.flight->rolls, std::uint16_t{1});
    }
    if (table_.hills != nullptr && table_.hills->tokens_drawn > setup.tokens) {
        return words_.fail_with("HIL-5: at most ", setup.tokens, " tokens can be drawn, not ",
                                table_.hills->tokens_drawn);
    }
    if (table_.big_top != nullptr) {
        std::uint32_t shown = 0;
        for (unsigned number = 0; number < animal_kinds; ++number) {
            if (animals_unseen(table_, number) < 0)
                return words_.fail_with("TOP-1: too many animals with number ", number, " have been shown");
            for (int i = 0; i < table_.big_top->shown[number] && is_automatic() && !is_by_place(); ++i) {
                table_.order[setup.animals_from() + shown + static_cast<unsigned>(i)] =
                    static_cast<std::uint16_t>(number);
            }
            shown += table_.big_top->shown[number];
        }
        for (unsigned number = 0; number < animal_kinds && is_automatic() && is_by_place(); ++number) {
            const std::uint16_t* const animals = table_.order + setup.animals_from();
            if (std::count(animals, animals + std::min(shown, setup.animals), number) !=
                table_.big_top->shown[number]) {
                return words_.fail_with("TOP-1: the animals shown must match the start of the draw order");
            }
        }
        table_.big_top->shown_count = static_cast<std::uint8_t>(shown);
    }
    if (table_.messages == nullptr) return true;
    const Messages& messages = *table_.messages;
    const std::uint32_t seen = messages_seen(table_);
    for (std::uint32_t i = 0; i < message_count; ++i) {
        const bool is_twice = std::find(messages.seen, messages.seen + i, messages.seen[i]) != messages.seen + i;
        if (i < seen ? messages.seen[i] == 0 || is_twice : messages.seen[i] != 0) {
            return words_.fail_with("MSG-2: the list of seen messages must contain each drawn message exactly once");
        }
        if (i >= seen || !is_automatic()) continue;
        std::uint16_t& entry = table_.order[setup.messages_from() + i];
        if (!is_by_place()) entry = messages.seen[i];
        // If the order began differently, one of the seen messages would be drawn a second time.
        if (entry != messages.seen[i])
            return words_.fail_with("MSG-2: the messages seen must match the start of the draw order");
    }
    return true;
}

bool PositionDraws::settle_pile() {
    State& state = *table_.state;
    const Setup& setup = *table_.setup;
    const auto drawn = static_cast<std::uint32_t>(laid_.size() + aside_.size() + face_down_.size()) +
                       (state.drawn != none16 ? 1u : 0u);
    const std::uint32_t hidden = table_.hills != nullptr ? table_.hills->hidden : 0;
    if (drawn + hidden > setup.pile_tiles)
        return words_.fail_with("HID-2: ", drawn + hidden, " tiles are drawn, but the pile has only ",
                                setup.pile_tiles);
    state.next = drawn;
    for (int pile = 0; pile < table_.settings().piles; ++pile) state.pile_end[pile] -= hidden;
    state.set_asides = static_cast<std::uint32_t>(aside_.size());
    if (!is_by_place()) return order_by_types();
    for (const std::uint32_t place : aside_) {
        std::uint64_t& word = table_.set_aside[place / 64];
        if ((word >> (place % 64) & 1u) != 0)
            return words_.fail_with("COM-4: the tile at place ", place, " of the order is set aside twice");
        word |= std::uint64_t{1} << (place % 64);
    }
    return settle_second_order();
}

bool PositionDraws::settle_second_order() {
    if (table_.dragon == nullptr || table_.dragon->at == none32) return true;
    const Setup& setup = *table_.setup;
    const auto end = static_cast<std::uint32_t>(2 * setup.pile_tiles);
    table_.dragon->drawn_before = drawn_before_;
    table_.dragon->place = setup.pile_tiles + drawn_since_;
    auto left = list<int>();
    left.resize(setup.types.size());
    for (std::uint32_t place = table_.dragon->place; is_automatic() && place < end; ++place)
        ++left[table_.order[place]];
    for (std::size_t type = 0; type < left.size(); ++type) {
        const int passed_over =
            is_automatic() ? left[type] - table_.unseen[type] : setup.copies[type] - table_.unseen[type];
        if (passed_over < 0) return words_.fail_with("PRD-3: the rest of the second draw order has too few tiles");
        table_.passed_over[type] = static_cast<std::uint16_t>(passed_over);
    }
    return true;
}

// Builds the draw orders if lines name types. Each order begins with the tiles that were drawn from it (PRD-3): first
// laid tiles, then tiles set aside, then the tile to lay. The remaining tiles lie in layers (RIV-2).
bool PositionDraws::order_by_types() {
    State& state = *table_.state;
    const Setup& setup = *table_.setup;
    struct Drawn {
        std::uint16_t type;
        bool is_aside;
        bool is_since;  // whether the tile was drawn from the second order; true for every laid tile with a dragon
    };
    const bool has_come = table_.dragon != nullptr && table_.dragon->at != none32;
    auto drawn = list<Drawn>();
    // Tiles that were set aside after a tile with a dragon are also from the second order, unless draws are automatic
    // and pass over the first copies.
    const bool may_follow = !is_automatic() || !table_.settings().first_copies_are_passed_over;
    bool is_since = false;
    const auto add = [&](std::uint16_t type, bool is_aside) {
        const bool has_waited = has_come && has_dragon(table_, type);
        is_since = is_since || (is_aside && has_waited && may_follow);
        drawn.push_back({type, is_aside, has_waited || (is_aside && is_since)});
    };
    for (const std::uint16_t type : laid_) add(type, false);
    for (const std::uint32_t type : aside_) add(static_cast<std::uint16_t>(type), true);
    if (state.drawn != none16) add(state.drawn, false);
    std::uint32_t place = 0;
    std::uint32_t place_since = setup.pile_tiles;
    auto left = list<std::uint16_t>();
    left.assign(setup.copies.begin(), setup.copies.end());
    for (const Drawn& entry : drawn) {
        std::uint32_t& position = entry.is_since ? place_since : place;
        if (is_automatic() || entry.is_aside) table_.order[position] = entry.type;
        if (entry.is_aside) table_.set_aside[position / 64] |= std::uint64_t{1} << (position % 64);
        if (entry.is_since) {
            --left[entry.type];
            // If random numbers decide which tiles a draw skips, the highest number means that this tile is not
            // skipped.
            if (setup.numbers > 0 && is_automatic()) {
                put_number(table_.order + setup.numbers_from() + 2 * (place_since - setup.pile_tiles), ~0u);
            }
        }
        ++position;
    }
    Random random(seed_);
    drawn_before_ = place;
    drawn_since_ = place_since - setup.pile_tiles;
    if (is_automatic() && setup.orders > 1) shuffle_piles(table_, random, place_since, left.data());
    if (is_automatic()) {
        for (std::size_t type = 0; type < left.size(); ++type) left[type] = setup.copies[type];
        for (const Drawn& entry : drawn)
            left[entry.type] = static_cast<std::uint16_t>(left[entry.type] - (entry.is_since ? 0 : 1));
        shuffle_piles(table_, random, place, left.data());
    }
    for (const TileIndex tile : face_down_) table_.board.tiles[tile].first = place++;
    if (!settle_second_order() || !is_knowledge_possible()) return false;
    if (is_automatic()) reshuffle_hidden(table_, seed_, nobody_in_particular);
    return true;
}

// Returns whether an order of the unseen tiles, with each tile in its layer (RIV-2), fits what the position says about
// dragon tiles in the pile (MEET-25). Records a fault if not.
bool PositionDraws::is_knowledge_possible() {
    if (table_.dragon == nullptr || table_.dragon->at != none32) return true;
    std::uint32_t dragons[most_layers] = {};
    std::uint32_t others[most_layers] = {};
    std::uint32_t places[most_layers] = {};
    const auto layer_with = [&](std::uint16_t type) { return is_automatic() ? layer_of(table_, type) : 0; };
    for (std::uint16_t type = 0; type < table_.setup->types.size(); ++type) {
        (has_dragon(table_, type) ? dragons : others)[layer_with(type)] += table_.unseen[type];
    }
    const std::uint16_t* const top = table_.order + table_.state->next;
    const auto left = static_cast<std::uint32_t>(pile_left(table_));
    for (std::uint32_t place = 0; place < left; ++place) ++places[layer_with(top[place])];
    const bool only_dragons = table_.dragon->dragons_since != 0;
    // Known only if no tile was drawn after `others_since`: a draw may take the tile that is not a dragon tile.
    const bool is_another_in_pile = left > 0 && table_.dragon->others_since == table_.state->next + 1;
    bool are_enough = true;
    bool another_can_be = !is_another_in_pile;
    for (int layer = 0; layer < most_layers; ++layer) {
        are_enough = are_enough && (!only_dragons || dragons[layer] >= places[layer]);
        another_can_be = another_can_be || (others[layer] > 0 && places[layer] > 0);
    }
    return (are_enough && another_can_be) ||
           words_.fail_with("MEET-25: no order of the unseen tiles fits the position");
}

}  // namespace mistbank
