// Structs that begin with their size can grow: callers of older and newer versions pass different sizes.
#include <algorithm>
#include <array>
#include <functional>
#include <set>
#include <utility>
#include <vector>

#include "boundary.hpp"
#include "support.hpp"

using namespace capi_test;
using namespace mistbank::capi;

namespace {

// The same struct in its first version (First) and in a later version with more fields (Grown).
struct First {
    std::uint32_t size;
    std::int32_t level;
};
struct Grown {
    std::uint32_t size;
    std::int32_t level;
    std::int32_t farmers;
    std::int32_t ghosts;
};

template <class Call>
mistbank_status with_message_in(std::string& message, Call&& call) {
    char into[MISTBANK_MESSAGE_CAPACITY] = "";
    const mistbank_status status = call(into, static_cast<std::int32_t>(sizeof into));
    message = into;
    return status;
}

// Calls that take a struct with its size. All calls must accept the same sizes. A call that refuses a size must leave
// the struct unchanged and name the size.
template <class Struct>
using Calls = std::vector<std::pair<const char*, std::function<mistbank_status(Struct&, std::string& message)>>>;

template <class Struct>
void check_sizes(const Struct& whole, const std::set<std::uint32_t>& historical,
                 mistbank_status(MISTBANK_CALL* init)(Struct*, std::uint32_t), const Calls<Struct>& calls) {
    std::vector<std::uint32_t> sizes = {UINT32_MAX, UINT32_MAX - 3, 0x80000000u, 65536u + sizeof whole};
    for (std::uint32_t size = 0; size <= sizeof whole + 64; ++size) sizes.push_back(size);
    for (const std::uint32_t size : sizes) {
        INFO("size " << size);
        const bool is_one = historical.count(size) != 0;
        // The struct of a caller that knows only the first `size` bytes; the bytes after them must not change.
        std::array<unsigned char, sizeof whole + 64> memory;
        memory.fill(0xA5);
        const auto before = memory;
        CHECK(init(reinterpret_cast<Struct*>(memory.data()), size) == (is_one ? MISTBANK_OK : bad));
        const std::size_t written = is_one ? size : 0;
        CHECK(std::equal(memory.begin() + written, memory.end(), before.begin() + written));
        CHECK(init(nullptr, size) == bad);
        for (const auto& [name, call] : calls) {
            INFO(name);
            Struct other = whole;
            other.size = size;
            const Struct as_it_was = other;
            std::string message;
            CHECK(call(other, message) == (is_one ? MISTBANK_OK : bad));
            if (is_one) continue;
            CHECK(std::memcmp(&other, &as_it_was, sizeof other) == 0);
            CHECK((message.empty() || message.find("an unknown size") != std::string::npos));
        }
    }
}

}  // namespace

template <>
inline constexpr std::uint32_t mistbank::capi::sizes_of<Grown>[] = {sizeof(First), sizeof(Grown)};

TEST_CASE("A struct is accepted with its size in any version, but with no other size", "[capi]") {
    for (std::uint32_t size = 0; size <= 2 * sizeof(Grown); ++size) {
        CHECK(is_size_of<Grown>(size) == (size == sizeof(First) || size == sizeof(Grown)));
    }
    CHECK_FALSE(is_size_of<Grown>(UINT32_MAX));
}

TEST_CASE("Every call that takes rules accepts the struct sizes of all versions and refuses other sizes", "[capi]") {
    const GamePtr game = make_game("level1");
    check_sizes<mistbank_rules>(
        rules_of("level1"), {184, 192}, mistbank_rules_init,
        {{"rules_preset", [](mistbank_rules& rules, std::string&) { return mistbank_rules_preset("level2", &rules); }},
         {"rules_validate",
          [](mistbank_rules& rules, std::string& message) {
              return with_message_in(message, [&](char* into, std::int32_t room) {
                  return mistbank_rules_validate(&rules, into, room, nullptr);
              });
          }},
         {"default_set", [](mistbank_rules& rules,
                            std::string&) { return mistbank_default_set(&rules, 0) != nullptr ? MISTBANK_OK : bad; }},
         {"game_create",
          [](mistbank_rules& rules, std::string& message) {
              mistbank_game* made = nullptr;
              const SetPtr set = open_set();
              const mistbank_tile_set* const sets[] = {set.get()};
              const mistbank_status status = with_message_in(message, [&](char* into, std::int32_t room) {
                  return mistbank_game_create(&rules, sets, 1, nullptr, &made, into, room, nullptr);
              });
              mistbank_game_free(made);
              return status;
          }},
         {"batch_create",
          [](mistbank_rules& rules, std::string& message) {
              mistbank_batch* made = nullptr;
              const mistbank_status status = with_message_in(message, [&](char* into, std::int32_t room) {
                  return mistbank_batch_create(&rules, nullptr, 0, 1, 1, nullptr, &made, into, room, nullptr);
              });
              mistbank_batch_free(made);
              return status;
          }},
         {"game_rules",
          [&](mistbank_rules& rules, std::string& message) {
              const mistbank_status status = mistbank_game_rules(game.get(), &rules);
              if (status != MISTBANK_OK) message = message_of(game.get());
              return status;
          }},
         {"rules_to_json",
          [](mistbank_rules& rules, std::string&) {
              char text[4096];
              return mistbank_rules_to_json(&rules, text, sizeof text, nullptr);
          }},
         {"rules_from_json", [](mistbank_rules& rules, std::string& message) {
              return with_message_in(message, [&](char* into, std::int32_t room) {
                  return mistbank_rules_from_json("{}", -1, &rules, into, room, nullptr);
              });
          }}});
}

#ifndef MISTBANK_NO_RENDERING
TEST_CASE(
    "Every call that takes text or picture options accepts the struct sizes of all versions and refuses other sizes",
    "[capi]") {
    const GamePtr game = make_game("level1");
    const mistbank_event begun = events_of(game.get()).front();
    const mistbank_action nothing{};
    std::vector<char> buffer(1 << 17);
    const auto on_game = [&](auto call) {
        return [&, call](auto& options, std::string& message) {
            const mistbank_status status = call(options, buffer.data(), static_cast<std::int32_t>(buffer.size()));
            if (status != MISTBANK_OK) message = message_of(game.get());
            return status;
        };
    };
    mistbank_text_options text;
    REQUIRE(mistbank_text_options_init(&text, sizeof text) == MISTBANK_OK);
    check_sizes<mistbank_text_options>(
        text, {16, 40, 424}, mistbank_text_options_init,
        {{"game_render_text", on_game([&](auto& options, char* into, std::int32_t room) {
              return mistbank_game_render_text(game.get(), &options, into, room, nullptr);
          })},
         {"game_summary", on_game([&](auto& options, char* into, std::int32_t room) {
              return mistbank_game_summary(game.get(), &options, into, room, nullptr);
          })},
         {"game_question", on_game([&](auto& options, char* into, std::int32_t room) {
              return mistbank_game_question(game.get(), &options, into, room, nullptr);
          })},
         {"game_describe_event", on_game([&](auto& options, char* into, std::int32_t room) {
              return mistbank_game_describe_event(game.get(), &begun, &options, into, room, nullptr);
          })},
         {"game_describe_action", on_game([&](auto& options, char* into, std::int32_t room) {
              return mistbank_game_describe_action(game.get(), &nothing, &options, into, room, nullptr);
          })},
         {"game_render_tile", on_game([&](auto& options, char* into, std::int32_t room) {
              return mistbank_game_render_tile(game.get(), 0, 0, &options, into, room, nullptr);
          })}});
    mistbank_svg_options picture;
    REQUIRE(mistbank_svg_options_init(&picture, sizeof picture) == MISTBANK_OK);
    check_sizes<mistbank_svg_options>(
        picture, {28, 44}, mistbank_svg_options_init,
        {{"game_render_svg", on_game([&](auto& options, char* into, std::int32_t room) {
              return mistbank_game_render_svg(game.get(), &options, into, room, nullptr);
          })},
         {"game_render_svg_marked", on_game([&](auto& options, char* into, std::int32_t room) {
              return mistbank_game_render_svg_marked(game.get(), &options, nullptr, 0, into, room, nullptr);
          })},
         {"game_render_tile_svg", on_game([&](auto& options, char* into, std::int32_t room) {
              return mistbank_game_render_tile_svg(game.get(), 0, 0, &options, into, room, nullptr);
          })}});
}
#endif

TEST_CASE("The library fills in only the fields that an older caller's struct has", "[capi]") {
    std::array<std::uint32_t, 4> memory = {sizeof(First), 0, 0xA5A5A5A5u, 0xA5A5A5A5u};
    Grown current{sizeof(Grown), 3, 1, 1};
    Grown out{};
    std::memcpy(&out, memory.data(), sizeof out);
    copy_known(&out, current);
    CHECK(out.size == sizeof(First));
    CHECK(out.level == 3);
    CHECK(static_cast<std::uint32_t>(out.farmers) == 0xA5A5A5A5u);
    CHECK(static_cast<std::uint32_t>(out.ghosts) == 0xA5A5A5A5u);
}

TEST_CASE("Converting a number outside an enum never gives a valid member", "[capi]") {
    CHECK(enum_of<mistbank::Edition>(2022) == mistbank::Edition::of_2022);
    CHECK(enum_of<mistbank::Edition>(65536 + 2022) != mistbank::Edition::of_2022);
    CHECK(enum_of<mistbank::Colour>(256) == mistbank::Colour::none);
    CHECK(enum_of<mistbank::Colour>(-1) == mistbank::Colour::none);
}
