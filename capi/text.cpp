// The board and the events as text for people.
#include <algorithm>

#include "boundary.hpp"
#include "mistbank/render.hpp"

using namespace mistbank;
using namespace mistbank::capi;

namespace {

static_assert(offsetof(mistbank_text_options, colours) == 4 && offsetof(mistbank_text_options, coordinates) == 8);
static_assert(offsetof(mistbank_text_options, fits) == 12);
static_assert(offsetof(mistbank_text_options, height) == 36 && offsetof(mistbank_text_options, names) == 40);

mistbank_text_options default_text_options() noexcept {
    const TextOptions options;
    return {sizeof(mistbank_text_options),
            options.colours,
            options.coordinates,
            options.fits,
            options.ascii,
            options.numbers,
            options.cells.x,
            options.cells.y,
            options.cells.width,
            options.cells.height,
            {}};
}

static_assert(MISTBANK_MAX_BOARD_TEXT == 67108864);
constexpr const char* too_wide = "the text of the board would be longer than 67108864 bytes";

TextOptions options_of(const mistbank_text_options* given) noexcept {
    if (given == nullptr) return {};
    mistbank_text_options all = default_text_options();  // defaults for fields unknown to an older caller
    std::memcpy(&all, given, std::min<std::size_t>(given->size, offsetof(mistbank_text_options, names)));
    TextOptions options;
    options.colours = all.colours != 0;
    options.coordinates = all.coordinates != 0;
    options.fits = all.fits != 0;
    options.ascii = all.ascii != 0;
    options.numbers = all.numbers;
    options.cells = {all.x, all.y, all.width, all.height};
    options.names = names_of(given);
    return options;
}

/// Calls `write(options, text)`, then copies the text to the caller.
template <class Write>
mistbank_status write_text(const mistbank_game* game, const mistbank_text_options* options, char* buffer,
                           std::int32_t capacity, std::int32_t* length, Write write) noexcept {
    return on_game(game, [&]() -> Answer {
        if (!are_options(options)) return refused(wrong_options);
        const TextOptions given = options_of(options);
        Error error;
        if (!validate(given.names, error)) {
            keep_message(*game, error.message);
            return {error.status, nullptr};
        }
        HostString text(game->allocator);
        const Answer answer = write(given, text);
        if (answer.status != Status::ok) return answer;
        return put_text(text, buffer, capacity, length);
    });
}

}  // namespace

PlayerNames mistbank::capi::names_of(const mistbank_text_options* options) noexcept {
    PlayerNames names{};
    if (options == nullptr || options->size <= offsetof(mistbank_text_options, names)) return names;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const char* const name = options->names[i];
        names[i] = {name, static_cast<std::size_t>(std::find(name, name + MISTBANK_NAME_CAPACITY, '\0') - name)};
    }
    return names;
}

mistbank_status mistbank_text_options_init(mistbank_text_options* options, std::uint32_t size) {
    return begin_with(default_text_options(), options, size);
}

mistbank_status mistbank_game_render_text(const mistbank_game* game, const mistbank_text_options* options, char* buffer,
                                          std::int32_t capacity, std::int32_t* length) {
    return write_text(game, options, buffer, capacity, length, [&](const TextOptions& given, HostString& text) {
        return render_text(game->game, given, text) ? done : refused(too_wide);
    });
}

mistbank_status mistbank_game_summary(const mistbank_game* game, const mistbank_text_options* options, char* buffer,
                                      std::int32_t capacity, std::int32_t* length) {
    return write_text(game, options, buffer, capacity, length, [&](const TextOptions& given, HostString& text) {
        summary(game->game, given, text);
        return done;
    });
}

mistbank_status mistbank_game_render_status(const mistbank_game* game, const mistbank_text_options* options,
                                            char* buffer, std::int32_t capacity, std::int32_t* length) {
    return mistbank_game_summary(game, options, buffer, capacity, length);
}

mistbank_status mistbank_game_question(const mistbank_game* game, const mistbank_text_options* options, char* buffer,
                                       std::int32_t capacity, std::int32_t* length) {
    return write_text(game, options, buffer, capacity, length, [&](const TextOptions& given, HostString& text) {
        question(game->game, given, text);
        return done;
    });
}

mistbank_status mistbank_game_render_tile(const mistbank_game* game, std::int32_t type, std::int32_t rotation,
                                          const mistbank_text_options* options, char* buffer, std::int32_t capacity,
                                          std::int32_t* length) {
    return write_text(game, options, buffer, capacity, length,
                      [&](const TextOptions& given, HostString& text) -> Answer {
                          if (type < 0 || type >= game->game.type_count())
                              return refuse_number(*game, "type", type, 0, game->game.type_count() - 1);
                          if (rotation < 0 || rotation > 3) return refuse_number(*game, "rotation", rotation, 0, 3);
                          render_tile(game->game.type(type), rotation, given, text);
                          return done;
                      });
}

mistbank_status mistbank_game_sentence(const mistbank_game* game, const mistbank_event* event, char* buffer,
                                       std::int32_t capacity, std::int32_t* length) {
    return mistbank_game_describe_event(game, event, nullptr, buffer, capacity, length);
}

mistbank_status mistbank_game_describe_event(const mistbank_game* game, const mistbank_event* event,
                                             const mistbank_text_options* options, char* buffer, std::int32_t capacity,
                                             std::int32_t* length) {
    return write_text(game, options, buffer, capacity, length,
                      [&](const TextOptions& given, HostString& text) -> Answer {
                          if (event == nullptr) return refused("event is null");
                          sentence(game->game, event_of(*event), given, text);
                          return done;
                      });
}

mistbank_status mistbank_game_describe_action(const mistbank_game* game, const mistbank_action* action,
                                              const mistbank_text_options* options, char* buffer, std::int32_t capacity,
                                              std::int32_t* length) {
    return write_text(game, options, buffer, capacity, length,
                      [&](const TextOptions& given, HostString& text) -> Answer {
                          if (action == nullptr) return refused("action is null");
                          describe(game->game, action_of(*action), given, text);
                          return done;
                      });
}
