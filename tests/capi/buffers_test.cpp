// Tests every function that fills a buffer. First calls the function without a buffer to get the needed size. Then
// calls it with buffers of every smaller size and of some larger sizes.
#include <cstring>
#include <iterator>

#include "support.hpp"

using namespace capi_test;

TEST_CASE("Texts of a tile set are written completely or not at all", "[capi]") {
    const SetPtr set = open_set();
    check_text([&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_tile_set_name(set.get(), buffer, capacity, length);
    });
    check_text([&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_tile_set_title(set.get(), buffer, capacity, length);
    });
    check_text([&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_tile_set_provenance(set.get(), -1, buffer, capacity, length);
    });
    check_text([&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_tile_set_provenance(set.get(), 0, buffer, capacity, length);
    });
    check_text([&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_tile_set_builtin_text("mists", buffer, capacity, length);
    });
    check_list<mistbank_start_tile>([&](mistbank_start_tile* out, std::int32_t capacity, std::int32_t* count) {
        return mistbank_tile_set_start(set.get(), out, capacity, count);
    });
}

TEST_CASE("Lists of a game are written completely or not at all", "[capi]") {
    const int steps = GENERATE(0, 9, 60, 400);
    const GamePtr made = make_game("level5", 4);
    mistbank_game* game = made.get();
    play(game, steps, 8);
    check_list<mistbank_action>([&](mistbank_action* out, std::int32_t capacity, std::int32_t* count) {
        return mistbank_game_legal_actions(game, out, capacity, count);
    });
    check_list<mistbank_choice>([&](mistbank_choice* out, std::int32_t capacity, std::int32_t* count) {
        return mistbank_game_choices(game, out, capacity, count);
    });
    check_list<mistbank_action>([&](mistbank_action* out, std::int32_t capacity, std::int32_t* count) {
        return mistbank_game_actions(game, 0, out, capacity, count);
    });
    check_list<mistbank_action>([&](mistbank_action* out, std::int32_t capacity, std::int32_t* count) {
        return mistbank_game_actions(game, mistbank_game_action_count(game), out, capacity, count);
    });
    check_list<mistbank_event>([&](mistbank_event* out, std::int32_t capacity, std::int32_t* count) {
        return mistbank_game_events(game, 3, out, capacity, count);
    });
    check_list<std::int32_t>([&](std::int32_t* out, std::int32_t capacity, std::int32_t* count) {
        return mistbank_game_set_aside(game, out, capacity, count);
    });
    check_list<double>([&](double* out, std::int32_t capacity, std::int32_t* count) {
        return mistbank_game_returns(game, out, capacity, count);
    });
    check_list<mistbank_tile>([&](mistbank_tile* out, std::int32_t capacity, std::int32_t* count) {
        return mistbank_game_tiles(game, out, capacity, count);
    });
    check_list<mistbank_figure>([&](mistbank_figure* out, std::int32_t capacity, std::int32_t* count) {
        return mistbank_game_figures(game, out, capacity, count);
    });
    check_list<std::uint8_t>([&](std::uint8_t* out, std::int32_t capacity, std::int32_t* count) {
        return mistbank_game_save_state(game, out, capacity, count);
    });
    check_list<mistbank_feature>([&](mistbank_feature* out, std::int32_t capacity, std::int32_t* count) {
        return mistbank_game_features(game, out, capacity, count);
    });
    const mistbank_window window = {0, -1, 2, 3};
    check_list<std::uint8_t>([&](std::uint8_t* out, std::int32_t capacity, std::int32_t* count) {
        return mistbank_game_planes(game, &window, 1, out, capacity, count);
    });
    const std::int32_t planes[] = {7, 0, 3};
    check_list<std::uint8_t>([&](std::uint8_t* out, std::int32_t capacity, std::int32_t* count) {
        return mistbank_game_chosen_planes(game, &window, 1, planes, 3, out, capacity, count);
    });
    check_list<std::int32_t>([&](std::int32_t* out, std::int32_t capacity, std::int32_t* count) {
        return mistbank_game_used_planes(game, out, capacity, count);
    });
    check_list<std::int32_t>([&](std::int32_t* out, std::int32_t capacity, std::int32_t* count) {
        return mistbank_game_scalars(game, 1, out, capacity, count);
    });
    check_list<std::int32_t>([&](std::int32_t* out, std::int32_t capacity, std::int32_t* count) {
        return mistbank_game_legal_indices(game, &window, out, capacity, count);
    });
    check_list<std::uint8_t>([&](std::uint8_t* out, std::int32_t capacity, std::int32_t* count) {
        return mistbank_game_legal_mask(game, &window, out, capacity, count);
    });
}

TEST_CASE("The list of prisoners is written completely or not at all", "[capi]") {
    const GamePtr game = make_game("tower", 4);
    Dice dice{5};
    std::int32_t held = 0;
    std::int32_t most = 0;
    for (std::vector<mistbank_action> legal = legal_actions(game.get()); !legal.empty();
         legal = legal_actions(game.get())) {
        // Prefers actions that fill red's prison: red builds floors, the other players neither build nor pay ransoms,
        // and only figures of other colours are captured.
        std::vector<mistbank_action> takes;
        const bool is_red = mistbank_game_deciding_player(game.get()) == 0;
        std::copy_if(legal.begin(), legal.end(), std::back_inserter(takes), [&](const mistbank_action& action) {
            const bool builds = action.kind == MISTBANK_ACTION_FLOOR || action.kind == MISTBANK_ACTION_TOWER;
            if (action.kind == MISTBANK_ACTION_TAKE) return action.colour != MISTBANK_COLOUR_RED;
            return is_red ? builds : !builds && action.kind != MISTBANK_ACTION_RANSOM;
        });
        if (!takes.empty()) legal = takes;
        REQUIRE(mistbank_game_apply(game.get(), &legal[dice.roll(static_cast<std::uint32_t>(legal.size()))]) ==
                MISTBANK_OK);
        REQUIRE(mistbank_game_prisoners(game.get(), nullptr, 0, &held) == MISTBANK_OK);
        if (held <= most) continue;
        most = held;
        check_list<mistbank_prisoner>([&](mistbank_prisoner* out, std::int32_t capacity, std::int32_t* count) {
            return mistbank_game_prisoners(game.get(), out, capacity, count);
        });
    }
    CHECK(most > 1);
}

TEST_CASE("The list of legal actions is written completely or not at all, for any buffer capacity", "[capi]") {
    const auto none = [](const mistbank_action& action) {
        return action.kind == 0xA5 && action.segment == 0xA5 && action.x == 0x5A5A && action.y == 0x5A5A;
    };
    mistbank_action guard{};
    guard.kind = guard.segment = 0xA5;
    guard.x = guard.y = 0x5A5A;
    for (std::int32_t preset = 0; preset < mistbank_preset_count(); ++preset) {
        const GamePtr game = make_game(mistbank_preset_name(preset), 6);
        mistbank_game_stop_recording(game.get());
        const std::int32_t bound = mistbank_game_action_bound(game.get());
        const std::vector<mistbank_action> untouched(static_cast<std::size_t>(bound) + 9, guard);
        std::vector<mistbank_action> room = untouched;
        std::int32_t written = 1;
        for (int step = 0; written > 0; ++step) {
            REQUIRE(mistbank_game_legal_actions(game.get(), nullptr, 0, &written) == MISTBANK_OK);
            for (std::int32_t capacity = 0; capacity <= bound + 4;
                 capacity += capacity == written + 8 ? bound - capacity : 1) {
                room = untouched;
                std::int32_t count = -1;
                const mistbank_status status = mistbank_game_legal_actions(game.get(), room.data(), capacity, &count);
                const bool fits = capacity >= written;
                const auto end = static_cast<std::size_t>(fits ? written : 0);
                const std::size_t bytes_behind = (room.size() - end) * sizeof(mistbank_action);
                if (status != (fits ? MISTBANK_OK : MISTBANK_BUFFER_TOO_SMALL) || count != written ||
                    std::any_of(room.data(), room.data() + end, none) ||
                    std::memcmp(room.data() + end, untouched.data() + end, bytes_behind) != 0) {
                    FAIL(mistbank_preset_name(preset) << ", step " << step << ", capacity " << capacity);
                }
            }
            if (written > 0) play(game.get(), 1, static_cast<std::uint64_t>(step));
        }
    }
}

TEST_CASE("Texts of a game are written completely or not at all", "[capi]") {
    const GamePtr made = make_game("level5", 4);
    mistbank_game* game = made.get();
    play(game, 20, 8);
    const mistbank_action action = legal_actions(game).front();
    const mistbank_action illegal = {MISTBANK_ACTION_LAY, 0, 0, 0, 1000, 1000};
    const mistbank_event event = events_of(game).back();
    REQUIRE(mistbank_game_apply(game, &illegal) != MISTBANK_OK);
    check_text([&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_game_message(game, buffer, capacity, length);
    });
    check_text([&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_game_why_not(game, &illegal, buffer, capacity, length);
    });
    check_text([&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_game_why_not(game, &action, buffer, capacity, length);
    });
    check_text([&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_game_action_text(game, &action, buffer, capacity, length);
    });
    check_text([&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_game_sentence(game, &event, buffer, capacity, length);
    });
    check_text([&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_game_describe_action(game, &action, nullptr, buffer, capacity, length);
    });
    check_text([&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_game_describe_event(game, &event, nullptr, buffer, capacity, length);
    });
}

TEST_CASE("Boards, records, snapshots and positions are written completely or not at all", "[capi]") {
    const GamePtr made = make_game("level3", 4);
    mistbank_game* game = made.get();
    play(game, 4, 8);
    check_text([&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_game_render_text(game, nullptr, buffer, capacity, length);
    });
    check_text([&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_game_summary(game, nullptr, buffer, capacity, length);
    });
    check_text([&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_game_question(game, nullptr, buffer, capacity, length);
    });
    check_text([&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_game_render_tile(game, 0, 1, nullptr, buffer, capacity, length);
    });
    REQUIRE(mistbank_game_set_header(game, "x-name-red", "Anna") == MISTBANK_OK);
    check_text([&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_game_header(game, "x-name-red", buffer, capacity, length);
    });
    check_text([&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_game_headers(game, buffer, capacity, length);
    });
    check_text([&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_game_to_record(game, MISTBANK_RECORD_FULL, buffer, capacity, length);
    });
    check_text([&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_game_to_record(game, MISTBANK_RECORD_OPEN, buffer, capacity, length);
    });
    check_list<std::uint8_t>([&](std::uint8_t* out, std::int32_t capacity, std::int32_t* count) {
        return mistbank_game_to_snapshot(game, out, capacity, count);
    });
    check_text([&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_game_to_position(game, MISTBANK_VIEWER_HOST, buffer, capacity, length);
    });
    check_text([&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_game_check(game, buffer, capacity, length);
    });
}

// Pictures are too long to test every capacity.
TEST_CASE("Pictures are written completely or not at all", "[capi]") {
    const GamePtr made = make_game("level3", 4);
    mistbank_game* game = made.get();
    play(game, 4, 8);
    const auto board = [&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_game_render_svg(game, nullptr, buffer, capacity, length);
    };
    const mistbank_svg_mark mark{MISTBANK_SVG_MARK_ARROW, 0, 0, 0, 1, 1, 0x123456, 0, "here"};
    const auto marked = [&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_game_render_svg_marked(game, nullptr, &mark, 1, buffer, capacity, length);
    };
    const auto tile = [&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_game_render_tile_svg(game, 0, 1, nullptr, buffer, capacity, length);
    };
    const auto check = [](const auto& call) {
        const std::string picture = fetch(call);
        CHECK(picture.compare(0, 5, "<svg ") == 0);
        CHECK(picture.compare(picture.size() - 7, 7, "</svg>\n") == 0);
        const std::int32_t whole = static_cast<std::int32_t>(picture.size()) + 1;
        for (const std::int32_t capacity : {0, 1, 100, whole / 2, whole - 1}) {
            std::vector<char> buffer(picture.size() + 2, '~');
            std::int32_t length = -1;
            CHECK(call(buffer.data(), capacity, &length) == MISTBANK_BUFFER_TOO_SMALL);
            CHECK(length == whole - 1);
            CHECK(std::string(buffer.begin(), buffer.end()) == std::string(buffer.size(), '~'));
        }
        std::vector<char> buffer(picture.size() + 2, '~');
        CHECK(call(buffer.data(), whole, nullptr) == MISTBANK_OK);
        CHECK(picture == buffer.data());
        CHECK(buffer.back() == '~');
    };
    check(board);
    check(marked);
    check(tile);
}
