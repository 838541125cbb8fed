// The C API on the largest boards that a custom tile set allows.
#include <algorithm>
#include <string>

#include "support.hpp"

using namespace capi_test;

namespace {

SetPtr fields(int tiles) {
    std::string text = "mistbank-tiles 1\nname fields\n";
    for (int type = 0; tiles > 0; tiles -= 9999, ++type) {
        const int copies = std::min(tiles, 9999);
        text += "tile t" + std::to_string(type) + "\ncopies " + std::to_string(copies) + "\nfield all\n";
    }
    text += "start\n0 0 t0\n";
    mistbank_tile_set* set = nullptr;
    REQUIRE(mistbank_tile_set_parse(text.c_str(), -1, nullptr, &set, nullptr, 0, nullptr) == MISTBANK_OK);
    return SetPtr(set);
}

/// Creates a base game with `tiles` tiles that each hold one field. Lays all but one of them on the cells that `cell`
/// returns.
template <class Cell>
GamePtr game_of_fields(int tiles, Cell cell) {
    const mistbank_rules rules = rules_of("base");
    const SetPtr set = fields(tiles);
    const mistbank_tile_set* sets[] = {set.get()};
    mistbank_game* game = nullptr;
    REQUIRE(mistbank_game_create(&rules, sets, 1, nullptr, &game, nullptr, 0, nullptr) == MISTBANK_OK);
    REQUIRE(mistbank_game_stop_recording(game) == MISTBANK_OK);
    for (int i = 1; i + 1 < tiles; ++i) {
        mistbank_action lay{};
        lay.kind = MISTBANK_ACTION_LAY;
        cell(i, lay.x, lay.y);
        mistbank_action pass{};
        pass.kind = MISTBANK_ACTION_PASS;
        // The field stays unoccupied, so each turn asks for a meeple.
        if (mistbank_game_apply(game, &lay) != MISTBANK_OK || mistbank_game_apply(game, &pass) != MISTBANK_OK) {
            FAIL(message_of(game));
        }
    }
    return GamePtr(game);
}

}  // namespace

TEST_CASE("The open half sides of a field of 20,000 tiles are counted correctly", "[capi][huge]") {
    const GamePtr game = game_of_fields(20000, [](int i, std::int16_t& x, std::int16_t&) { x = std::int16_t(i); });
    CHECK(mistbank_game_tile_count(game.get()) == 19999);
    mistbank_feature field{};
    REQUIRE(mistbank_game_feature(game.get(), 0, 0, &field) == MISTBANK_OK);
    CHECK(field.tiles == 19999);
    CHECK(field.open_sides == 80000);
    CHECK(field.complete == 0);
}

TEST_CASE("Drawing a board as text is refused with a message if the board is too wide", "[capi][huge]") {
    const auto stairs = [](int i, std::int16_t& x, std::int16_t& y) {
        x = std::int16_t((i + 1) / 2);
        y = std::int16_t(i / 2);
    };
    const GamePtr game = game_of_fields(2200, stairs);
    std::int32_t length = -1;
    CHECK(mistbank_game_render_text(game.get(), nullptr, nullptr, 0, &length) == MISTBANK_INVALID_ARGUMENT);
    CHECK(length == -1);
    CHECK(message_of(game.get()) == "the text of the board would be longer than 67108864 bytes");
    CHECK(mistbank_game_render_svg(game.get(), nullptr, nullptr, 0, &length) == MISTBANK_OK);
    CHECK(mistbank_game_render_text(game_of_fields(1800, stairs).get(), nullptr, nullptr, 0, &length) == MISTBANK_OK);
    CHECK(length < MISTBANK_MAX_BOARD_TEXT);
}
