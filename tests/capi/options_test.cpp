// Options and marks of pictures and texts: the library accepts the structs of every version, and the error for an
// invalid value names the field.
#include <array>
#include <cstddef>
#include <cstring>
#include <functional>

#include "support.hpp"

using namespace capi_test;

TEST_CASE("Text options of an unknown size are refused", "[capi]") {
    const GamePtr game = make_game("level1");
    mistbank_text_options options;
    REQUIRE(mistbank_text_options_init(&options, sizeof options) == MISTBANK_OK);
    CHECK(options.size == sizeof options);
    CHECK(options.coordinates == 1);
    for (const std::uint32_t size : {0u, 4u, 15u, 41u, 423u, 425u, UINT32_MAX}) {
        mistbank_text_options other = options;
        CHECK(mistbank_text_options_init(&other, size) == bad);
        other.size = size;
        CHECK(mistbank_game_render_text(game.get(), &other, nullptr, 0, nullptr) == bad);
        CHECK(mistbank_game_summary(game.get(), &other, nullptr, 0, nullptr) == bad);
        CHECK(mistbank_game_question(game.get(), &other, nullptr, 0, nullptr) == bad);
        CHECK(mistbank_game_render_tile(game.get(), 0, 0, &other, nullptr, 0, nullptr) == bad);
        CHECK(other.coordinates == 1);
    }
}

TEST_CASE("Text options with the size of version 1.0 show the whole board with all symbols", "[capi]") {
    const GamePtr game = make_game("level1");
    mistbank_text_options options;
    std::memset(&options, 0x7F, sizeof options);
    REQUIRE(mistbank_text_options_init(&options, 16) == MISTBANK_OK);
    CHECK(options.ascii == 0x7F7F7F7F);
    std::int32_t length = 0;
    std::int32_t length_of_1_0 = 0;
    REQUIRE(mistbank_game_render_text(game.get(), nullptr, nullptr, 0, &length) == MISTBANK_OK);
    REQUIRE(mistbank_game_render_text(game.get(), &options, nullptr, 0, &length_of_1_0) == MISTBANK_OK);
    CHECK(length_of_1_0 == length);
    REQUIRE(mistbank_text_options_init(&options, sizeof options) == MISTBANK_OK);
    options.ascii = 1;
    options.width = options.height = 1;
    std::vector<char> text(4096);
    REQUIRE(mistbank_game_render_text(game.get(), &options, text.data(), 4096, &length) == MISTBANK_OK);
    CHECK(
        std::all_of(text.begin(), text.begin() + length, [](char letter) { return letter == '\n' || letter >= ' '; }));
}

TEST_CASE("The error for picture options of an unknown size or out of range names the field", "[capi]") {
    const GamePtr game = make_game("level1");
    mistbank_svg_options options;
    REQUIRE(mistbank_svg_options_init(&options, sizeof options) == MISTBANK_OK);
    CHECK(options.size == sizeof options);
    CHECK(options.tile_size == 80);
    CHECK(options.legend == 1);
    CHECK(options.fits == 0);
    CHECK(options.coordinates == 0);
    CHECK(options.last_tile == 1);
    CHECK(options.theme == MISTBANK_SVG_THEME_LIGHT);
    CHECK(options.letters == 1);
    CHECK(options.owners == 0);
    CHECK(options.finished == 0);
    CHECK(options.numbers == 0);
    const auto refused = [&](const mistbank_svg_options& wrong) {
        std::int32_t length = 77;
        CHECK(mistbank_game_render_svg(game.get(), &wrong, nullptr, 0, &length) == bad);
        const std::string message = message_of(game.get());
        CHECK(mistbank_game_render_tile_svg(game.get(), 0, 0, &wrong, nullptr, 0, &length) == bad);
        CHECK(message_of(game.get()) == message);
        CHECK(length == 77);
        return message;
    };
    for (const std::uint32_t size : {0u, 4u, 27u, 45u, UINT32_MAX}) {
        mistbank_svg_options other = options;
        CHECK(mistbank_svg_options_init(&other, size) == bad);
        other.size = size;
        CHECK(refused(other) == "options has an unknown size");
    }
    for (const std::int32_t tile_size : {INT32_MIN, -1, 0, 15, 513, INT32_MAX}) {
        mistbank_svg_options other = options;
        other.tile_size = tile_size;
        CHECK(refused(other) == "tile_size must be from 16 to 512, not " + std::to_string(tile_size));
    }
    for (const std::int32_t theme : {INT32_MIN, -1, 2, 256, 257, INT32_MAX}) {
        mistbank_svg_options other = options;
        other.theme = theme;
        CHECK(refused(other) == "theme must be light (0) or dark (1)");
    }
    for (const std::int32_t tile_size : {16, 512}) {
        mistbank_svg_options other = options;
        other.tile_size = tile_size;
        CHECK(mistbank_game_render_svg(game.get(), &other, nullptr, 0, nullptr) == MISTBANK_OK);
    }
}

TEST_CASE("Picture options with the size of version 1.0 leave later options at their defaults", "[capi]") {
    const GamePtr game = make_game("level1");
    play(game.get(), 9, 2);
    mistbank_svg_options options;
    std::memset(&options, 0x7F, sizeof options);
    REQUIRE(mistbank_svg_options_init(&options, 28) == MISTBANK_OK);
    CHECK(options.letters == 0x7F7F7F7F);
    CHECK(options.numbers == 0x7F7F7F7F);
    const auto picture = [&](const mistbank_svg_options* with) {
        std::int32_t length = 0;
        REQUIRE(mistbank_game_render_svg(game.get(), with, nullptr, 0, &length) == MISTBANK_OK);
        std::vector<char> text(static_cast<std::size_t>(length) + 1);
        REQUIRE(mistbank_game_render_svg(game.get(), with, text.data(), length + 1, nullptr) == MISTBANK_OK);
        return std::string(text.data());
    };
    const std::string plain = picture(nullptr);
    CHECK(picture(&options) == plain);
    REQUIRE(mistbank_svg_options_init(&options, sizeof options) == MISTBANK_OK);
    CHECK(picture(&options) == plain);
    for (std::int32_t* option : {&options.letters, &options.owners, &options.finished, &options.numbers}) {
        const std::int32_t before = *option;
        *option = 1 - before;
        CHECK(picture(&options) != plain);
        *option = before;
    }
}

TEST_CASE("The error for an invalid mark on a picture names the mark and the field", "[capi]") {
    const GamePtr game = make_game("level1");
    mistbank_svg_mark cell{};
    cell.kind = MISTBANK_SVG_MARK_CELL;
    cell.colour = 0xFFCC00;
    const auto answer = [&](const mistbank_svg_mark* marks, std::int32_t count) {
        std::int32_t length = 77;
        const mistbank_status status =
            mistbank_game_render_svg_marked(game.get(), nullptr, marks, count, nullptr, 0, &length);
        CHECK((length == 77) == (status != MISTBANK_OK));
        return status;
    };
    const auto refused = [&](const mistbank_svg_mark& wrong) {
        const mistbank_svg_mark marks[] = {cell, wrong};
        CHECK(answer(marks, 2) == bad);
        return message_of(game.get());
    };
    CHECK(answer(&cell, 1) == MISTBANK_OK);
    CHECK(answer(nullptr, 0) == MISTBANK_OK);
    CHECK(answer(nullptr, 1) == bad);
    CHECK(message_of(game.get()) == "marks is null");
    for (const std::int32_t count : {-1, INT32_MIN}) {
        CHECK(answer(&cell, count) == bad);
        CHECK(message_of(game.get()) == "mark_count is negative");
    }
    for (const std::int32_t kind : {INT32_MIN, -1, 0, 4, 257, INT32_MAX}) {
        mistbank_svg_mark other = cell;
        other.kind = kind;
        CHECK(refused(other) == "marks[1].kind must be cell (1), segment (2) or arrow (3)");
    }
    // The starting block covers 0,0 to 1,1.
    for (const std::int32_t away : {INT32_MIN, -2, 3, INT32_MAX}) {
        const std::string range = " must be from -1 to 2, not " + std::to_string(away);
        mistbank_svg_mark other = cell;
        other.x = away;
        CHECK(refused(other) == "marks[1].x" + range);
        other = cell;
        other.y = away;
        CHECK(refused(other) == "marks[1].y" + range);
        other = cell;
        other.to_x = away;
        CHECK(answer(&other, 1) == MISTBANK_OK);  // a cell mark has no end cell
        other.kind = MISTBANK_SVG_MARK_ARROW;
        CHECK(refused(other) == "marks[1].to_x" + range);
        other.to_x = 0;
        other.to_y = away;
        CHECK(refused(other) == "marks[1].to_y" + range);
    }
    mistbank_svg_mark place = cell;
    place.kind = MISTBANK_SVG_MARK_SEGMENT;
    for (const std::int32_t segment : {INT32_MIN, -1, 16, INT32_MAX}) {
        place.segment = segment;
        const std::string message = refused(place);
        CHECK(message.find("marks[1].segment must be from 0 to ") == 0);
        CHECK(message.find(", not " + std::to_string(segment)) != std::string::npos);
    }
    place.segment = 0;
    CHECK(answer(&place, 1) == MISTBANK_OK);
    place.x = -1;
    CHECK(refused(place) == "marks[1].x and y must name a face-up tile, not -1,0");
    for (const std::uint32_t colour : {0x1000000u, UINT32_MAX}) {
        mistbank_svg_mark other = cell;
        other.colour = colour;
        CHECK(refused(other) == "marks[1].colour must be from 0x000000 to 0xFFFFFF");
    }
    mistbank_svg_mark label = cell;
    std::memset(label.label, 'a', sizeof label.label);
    CHECK(refused(label) == "marks[1].label has no NUL");
    label.label[15] = '\0';
    CHECK(answer(&label, 1) == MISTBANK_OK);
    for (const char* text : {"\xFF", "a\xC3", "\x01", "\xED\xA0\x80"}) {
        std::memset(label.label, 0, sizeof label.label);
        std::memcpy(label.label, text, std::strlen(text));
        CHECK(refused(label) == "marks[1].label must be UTF-8 without control characters");
    }
    mistbank_svg_options options;
    REQUIRE(mistbank_svg_options_init(&options, sizeof options) == MISTBANK_OK);
    options.tile_size = 1;
    CHECK(mistbank_game_render_svg_marked(game.get(), &options, &cell, 1, nullptr, 0, nullptr) == bad);
    CHECK(message_of(game.get()) == "tile_size must be from 16 to 512, not 1");
}

namespace {

std::string text_from(const std::function<mistbank_status(char*, std::int32_t, std::int32_t*)>& call) {
    std::int32_t length = 0;
    REQUIRE(call(nullptr, 0, &length) == MISTBANK_OK);
    std::string text(static_cast<std::size_t>(length) + 1, '\0');
    REQUIRE(call(&text[0], length + 1, &length) == MISTBANK_OK);
    text.pop_back();
    return text;
}

mistbank_text_options options_with(std::int32_t colour, const char* name) {
    mistbank_text_options options;
    REQUIRE(mistbank_text_options_init(&options, sizeof options) == MISTBANK_OK);
    for (const auto& empty : options.names) REQUIRE(empty[0] == '\0');
    std::strncpy(options.names[colour], name, sizeof options.names[colour]);
    return options;
}

}  // namespace

TEST_CASE("Player names appear in sentences, meanings, questions and the summary", "[capi][names]") {
    const GamePtr made = make_game("base");
    mistbank_game* const game = made.get();
    const mistbank_text_options anna = options_with(MISTBANK_COLOUR_RED, "Anna O'Hara");
    mistbank_event placed{};
    placed.kind = MISTBANK_EVENT_FIGURE_PLACED;
    placed.colour = MISTBANK_COLOUR_RED;
    const auto told = [&](const mistbank_text_options* options) {
        return text_from([&](auto... to) { return mistbank_game_describe_event(game, &placed, options, to...); });
    };
    CHECK(told(&anna).rfind("Anna O'Hara's meeple is placed on ", 0) == 0);
    CHECK(told(nullptr) == text_from([&](auto... to) { return mistbank_game_sentence(game, &placed, to...); }));
    const std::string status = text_from([&](auto... to) { return mistbank_game_summary(game, &anna, to...); });
    CHECK(status.find("points   Anna O'Hara 0, green 0\n") != std::string::npos);
    mistbank_action place{};
    place.kind = MISTBANK_ACTION_PLACE;
    const std::string meaning =
        text_from([&](auto... to) { return mistbank_game_describe_action(game, &place, &anna, to...); });
    CHECK(meaning.rfind("Places Anna O'Hara's meeple on ", 0) == 0);
    play(game, 1000, 3);
    std::int32_t winners = 0;
    for (std::int32_t colour = 0; colour < 2; ++colour) winners += mistbank_game_has_won(game, colour);
    const std::string result = text_from([&](auto... to) { return mistbank_game_question(game, &anna, to...); });
    CHECK((result.find("Anna O'Hara") != std::string::npos) == (mistbank_game_has_won(game, MISTBANK_COLOUR_RED) != 0));
    CHECK(result.find("red") == std::string::npos);
    CHECK(winners > 0);
}

#ifndef MISTBANK_NO_ADVISER
TEST_CASE("Player names appear in an adviser's explanations", "[capi][adviser][names]") {
    const GamePtr made = make_game("base");
    play(made.get(), 40, 3);
    const AdviserPtr owned = make_adviser(made.get());
    mistbank_adviser* const adviser = owned.get();
    REQUIRE(mistbank_adviser_think(adviser, made.get(), 4) == MISTBANK_OK);
    mistbank_text_options names = options_with(MISTBANK_COLOUR_RED, "Red");
    std::strcpy(names.names[MISTBANK_COLOUR_GREEN], "Green");
    bool has_name = false;
    for (std::int32_t i = 0; i < mistbank_adviser_count(adviser); ++i) {
        const auto words = [&](const mistbank_text_options* options) {
            return text_from([&](auto... to) { return mistbank_adviser_explain(adviser, i, options, to...); });
        };
        CHECK(words(nullptr) == text_from([&](auto... to) { return mistbank_adviser_explanation(adviser, i, to...); }));
        std::string named = words(&names);
        has_name = has_name || named != words(nullptr);
        for (char& letter : named) letter = static_cast<char>(letter == 'R' ? 'r' : letter == 'G' ? 'g' : letter);
        CHECK(named == words(nullptr));
    }
    CHECK(has_name);
    std::memset(names.names[3], 'x', sizeof names.names[3]);
    std::int32_t length = 77;
    CHECK(mistbank_adviser_explain(adviser, 0, &names, nullptr, 0, &length) == bad);
    names.size = 41;
    CHECK(mistbank_adviser_explain(adviser, 0, &names, nullptr, 0, &length) == bad);
    CHECK(length == 77);
}
#endif

TEST_CASE("The error for a player name without NUL or with control characters gives the index of the name",
          "[capi][names]") {
    const GamePtr game = make_game("base");
    const mistbank_event event{};
    const mistbank_action action{};
    for (const char* const wrong : {"a\nb", "\x1B[31m", "\xFF",
                                    "\xC2\x9B"
                                    "1m",
                                    "1234567890123456789012345678901234567890123456789012345678901234"}) {
        const mistbank_text_options options = options_with(4, wrong);
        std::int32_t length = 77;
        for (const mistbank_status answer :
             {mistbank_game_summary(game.get(), &options, nullptr, 0, &length),
              mistbank_game_render_text(game.get(), &options, nullptr, 0, &length),
              mistbank_game_render_tile(game.get(), 0, 0, &options, nullptr, 0, &length),
              mistbank_game_question(game.get(), &options, nullptr, 0, &length),
              mistbank_game_describe_event(game.get(), &event, &options, nullptr, 0, &length),
              mistbank_game_describe_action(game.get(), &action, &options, nullptr, 0, &length)}) {
            CHECK(answer == bad);
            CHECK(message_of(game.get()) == "names[4] must be UTF-8 of at most 63 bytes without control characters");
        }
        CHECK(length == 77);
    }
}

TEST_CASE("Text options with the size of version 2.0 ignore player names", "[capi][names]") {
    const GamePtr game = make_game("base");
    mistbank_text_options options = options_with(0, "Anna");
    options.size = offsetof(mistbank_text_options, names);
    const std::string status =
        text_from([&](auto... to) { return mistbank_game_summary(game.get(), &options, to...); });
    CHECK(status.find("points   red 0, green 0\n") != std::string::npos);
}
