// Reads any text as rules, an action, a tile set and a position in JSON. The JSON written for an accepted text must be
// accepted again and give the same JSON.
#include <string>
#include <string_view>

#include "mistbank/json.hpp"
#include "mistbank/position.hpp"
#include "sets.hpp"
#include "target.hpp"

using namespace mistbank;

namespace {

template <class... Things>
std::string json_of(const Things&... things) {
    HostString text{Allocator{}};
    to_json(things..., text);
    return {text.data(), text.size()};
}

const Game& a_game() {
    Error error;
    static const Game game = *Game::create(*preset("everything"), error);
    return game;
}

void check_told(bool is_read, const Error& error) {
    FUZZ_CHECK(is_read == (error.status == Status::ok));
    FUZZ_CHECK(is_read == error.message.empty());
    const std::string_view message = error.message;
    const bool has_place = message.substr(0, 5) == "line " && message.find(", column ") != std::string_view::npos;
    FUZZ_CHECK(is_read || has_place);
    for (const char c : message) FUZZ_CHECK(static_cast<unsigned char>(c) >= 0x20);
}

void as_rules(std::string_view text) {
    Error error;
    Message ignored;
    const std::optional<Rules> rules = rules_from_json(text, error, &ignored);
    check_told(rules.has_value(), error);
    HostString written{Allocator{}};
    if (!rules || !to_json(*rules, written, error)) return;
    const std::optional<Rules> again = rules_from_json(written, error, &ignored);
    FUZZ_CHECK(again.has_value() && ignored.empty());
    HostString once_more{Allocator{}};
    FUZZ_CHECK(to_json(*again, once_more, error));
    FUZZ_CHECK(once_more == written);
}

void as_action(std::string_view text) {
    Error error;
    Message ignored;
    const std::optional<Action> action = action_from_json(a_game(), text, error, &ignored);
    check_told(action.has_value(), error);
    if (!action) return;
    // Writing an accepted action as JSON and reading it again must give the same action.
    const std::optional<Action> again = action_from_json(a_game(), json_of(a_game(), *action), error, &ignored);
    FUZZ_CHECK(again.has_value() && ignored.empty());
    FUZZ_CHECK(*again == *action);
}

void as_tile_set(std::string_view text) {
    Error error;
    Message ignored;
    const std::optional<TileSet> set = tile_set_from_json(text, error, {}, &ignored);
    check_told(set.has_value(), error);
    if (!set) return;
    const std::string written = json_of(*set);
    const std::optional<TileSet> again = tile_set_from_json(written, error, {}, &ignored);
    FUZZ_CHECK(again.has_value() && ignored.empty());
    FUZZ_CHECK(again->fingerprint() == set->fingerprint());
    FUZZ_CHECK(json_of(*again) == written);
}

void as_position(std::string_view text) {
    Error error;
    Message ignored;
    std::optional<Game> game = game_from_json(text, nullptr, 0, error, nullptr, &ignored);
    FUZZ_CHECK(game.has_value() == (error.status == Status::ok));
    const std::string_view message = error.message;
    FUZZ_CHECK(game.has_value() == message.empty());
    for (const char c : message) FUZZ_CHECK(static_cast<unsigned char>(c) >= 0x20);
    if (!game) return;
    FUZZ_CHECK(flaws_of(*game).empty());
    const std::optional<Game> again = game_from_json(json_of(*game, the_host), nullptr, 0, error, nullptr, &ignored);
    FUZZ_CHECK(again.has_value() && ignored.empty());
    FUZZ_CHECK(again->state_hash() == game->state_hash());
    for (int i = 0; i < 20 && !game->is_over(); ++i) {
        const auto actions = game->legal_actions();
        FUZZ_CHECK(!actions.empty());
        FUZZ_CHECK(game->apply(actions[static_cast<std::size_t>(i) * 7 % actions.size()]) == Status::ok);
    }
}

}  // namespace

FUZZ_TARGET(json_text) {
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    as_rules(text);
    as_action(text);
    as_tile_set(text);
    as_position(text);
}
