// Small games and text helpers for the tests of rendering.
#pragma once

#include <catch2/catch.hpp>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "mistbank/render.hpp"

namespace scene {

using namespace mistbank;

inline TileSet tiles(const std::string& text) {
    Error error;
    auto set = TileSet::parse("mistbank-tiles 1\nname scene\n" + text, error);
    INFO(error.message);
    REQUIRE(set);
    return *set;
}

/// Creates a game with the preset, this tile set and external draws.
inline Game game(const TileSet& set, const char* rules_name, int players = 2) {
    Rules rules = *preset(rules_name);
    rules.draws = Draws::external;
    rules.players = players;
    Error error;
    auto made = Game::create(rules, &set, 1, error);
    INFO(error.message);
    REQUIRE(made);
    return std::move(*made);
}

inline Game builtin_game(const std::string& rules_name, std::uint64_t seed) {
    Rules rules = *preset(rules_name);
    rules.seed = seed;
    Error error;
    auto made = Game::create(rules, error);
    INFO(error.message);
    REQUIRE(made);
    return std::move(*made);
}

inline void play(Game& game, const std::vector<std::string>& actions) {
    for (const std::string& text : actions) {
        Error error;
        const auto action = game.action_of(text, error);
        INFO(text << ": " << error.message);
        REQUIRE(action);
        const char* reason = game.why_not(*action);
        INFO((reason == nullptr ? "" : reason));
        REQUIRE(game.apply(*action) == Status::ok);
    }
}

inline std::vector<std::string> lines(const std::string& text) {
    std::vector<std::string> result;
    std::size_t begin = 0;
    for (std::size_t end; (end = text.find('\n', begin)) != std::string::npos; begin = end + 1) {
        result.push_back(text.substr(begin, end - begin));
    }
    REQUIRE(begin == text.size());
    return result;
}

/// Returns the code points of UTF-8 text. Ill-formed text fails the test.
inline std::u32string symbols(std::string_view text) {
    std::u32string result;
    for (std::size_t i = 0; i < text.size();) {
        const auto lead = static_cast<unsigned char>(text[i]);
        const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : 3;
        if (lead >= 0xF0 || i + length > text.size()) FAIL("ill-formed UTF-8");
        char32_t symbol = length == 1 ? lead : lead & (length == 2 ? 0x1Fu : 0x0Fu);
        for (std::size_t k = 1; k < length; ++k) {
            symbol = symbol << 6 | (static_cast<unsigned char>(text[i + k]) & 0x3Fu);
        }
        result += symbol;
        i += length;
    }
    return result;
}

inline std::string without_escapes(const std::string& text) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\x1b') {
            i = text.find('m', i);
            REQUIRE(i != std::string::npos);
        } else {
            result += text[i];
        }
    }
    return result;
}

inline bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

/// Plays random actions and calls `look` before each action and at the end.
template <class Look>
void play_randomly(Game& game, std::uint32_t seed, Look look) {
    std::mt19937 random(seed);
    for (look(game); !game.is_over(); look(game)) {
        const auto actions = game.legal_actions();
        REQUIRE(!actions.empty());
        REQUIRE(game.apply(actions[random() % actions.size()]) == Status::ok);
    }
}

}  // namespace scene
