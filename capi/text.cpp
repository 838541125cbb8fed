// The board and the events for people's eyes.
#include "boundary.hpp"
#include "mistbank/render.hpp"

using namespace mistbank;
using namespace mistbank::capi;

namespace {

static_assert(offsetof(mistbank_text_options, colours) == 4 && offsetof(mistbank_text_options, coordinates) == 8);
static_assert(offsetof(mistbank_text_options, fits) == 12);
static_assert(sizeof(mistbank_text_options) == 40 && offsetof(mistbank_text_options, height) == 36);

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
            options.cells.height};
}

static_assert(MISTBANK_MAX_BOARD_TEXT == 67108864);
constexpr const char* too_wide = "the board reaches so far that its text would be longer than 67108864 bytes";

TextOptions options_of(const mistbank_text_options* given) noexcept {
    if (given == nullptr) return {};
    mistbank_text_options all = default_text_options();  // for the fields that an older caller does not know
    std::memcpy(&all, given, given->size);
    TextOptions options;
    options.colours = all.colours != 0;
    options.coordinates = all.coordinates != 0;
    options.fits = all.fits != 0;
    options.ascii = all.ascii != 0;
    options.numbers = all.numbers;
    options.cells = {all.x, all.y, all.width, all.height};
    return options;
}

}  // namespace

mistbank_status mistbank_text_options_init(mistbank_text_options* options, std::uint32_t size) {
    return begin_with(default_text_options(), options, size);
}

mistbank_status mistbank_game_render_text(const mistbank_game* game, const mistbank_text_options* options, char* buffer,
                                          std::int32_t capacity, std::int32_t* length) {
    return on_game(game, [&]() -> Answer {
        if (!are_options(options)) return refused(wrong_options);
        HostString text(game->allocator);
        if (!render_text(game->game, options_of(options), text)) return refused(too_wide);
        return put_text(text, buffer, capacity, length);
    });
}

mistbank_status mistbank_game_render_status(const mistbank_game* game, const mistbank_text_options* options,
                                            char* buffer, std::int32_t capacity, std::int32_t* length) {
    return on_game(game, [&]() -> Answer {
        if (!are_options(options)) return refused(wrong_options);
        HostString text(game->allocator);
        render_status(game->game, options_of(options), text);
        return put_text(text, buffer, capacity, length);
    });
}

mistbank_status mistbank_game_question(const mistbank_game* game, const mistbank_text_options* options, char* buffer,
                                       std::int32_t capacity, std::int32_t* length) {
    return on_game(game, [&]() -> Answer {
        if (!are_options(options)) return refused(wrong_options);
        HostString text(game->allocator);
        question(game->game, options_of(options), text);
        return put_text(text, buffer, capacity, length);
    });
}

mistbank_status mistbank_game_render_tile(const mistbank_game* game, std::int32_t type, std::int32_t rotation,
                                          const mistbank_text_options* options, char* buffer, std::int32_t capacity,
                                          std::int32_t* length) {
    return on_game(game, [&]() -> Answer {
        if (!are_options(options)) return refused(wrong_options);
        if (type < 0 || type >= game->game.type_count()) return refused("the type is out of range");
        if (rotation < 0 || rotation > 3) return refused("the rotation is out of range");
        HostString text(game->allocator);
        render_tile(game->game.type(type), rotation, options_of(options), text);
        return put_text(text, buffer, capacity, length);
    });
}

mistbank_status mistbank_game_sentence(const mistbank_game* game, const mistbank_event* event, char* buffer,
                                       std::int32_t capacity, std::int32_t* length) {
    return on_game(game, [&]() -> Answer {
        if (event == nullptr) return refused("event is null");
        return put_text(sentence(game->game, event_of(*event)), buffer, capacity, length);
    });
}

mistbank_status mistbank_game_describe_action(const mistbank_game* game, const mistbank_action* action, char* buffer,
                                              std::int32_t capacity, std::int32_t* length) {
    return on_game(game, [&]() -> Answer {
        if (action == nullptr) return refused("action is null");
        return put_text(describe(game->game, action_of(*action)), buffer, capacity, length);
    });
}
