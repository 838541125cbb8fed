// The C functions for pictures.
#include "boundary.hpp"
#include "mistbank/render.hpp"

using namespace mistbank;
using namespace mistbank::capi;

namespace {

static_assert(offsetof(mistbank_svg_options, tile_size) == 4 && offsetof(mistbank_svg_options, legend) == 8);
static_assert(offsetof(mistbank_svg_options, fits) == 12 && offsetof(mistbank_svg_options, coordinates) == 16);
static_assert(offsetof(mistbank_svg_options, last_tile) == 20 && offsetof(mistbank_svg_options, theme) == 24);
static_assert(offsetof(mistbank_svg_options, letters) == 28 && offsetof(mistbank_svg_options, owners) == 32);
static_assert(offsetof(mistbank_svg_options, finished) == 36 && offsetof(mistbank_svg_options, numbers) == 40);
static_assert(sizeof(mistbank_svg_options) == 44 && sizeof(mistbank_svg_mark) == 48);

mistbank_svg_options default_svg_options() noexcept {
    const SvgOptions options;
    return {sizeof(mistbank_svg_options),
            options.tile_size,
            options.legend,
            options.fits,
            options.coordinates,
            options.last_tile,
            static_cast<std::int32_t>(options.theme),
            options.letters,
            options.owners,
            options.finished,
            options.numbers};
}

SvgOptions options_of(const mistbank_svg_options* given) noexcept {
    mistbank_svg_options all = default_svg_options();  // defaults for fields unknown to an older caller
    if (given != nullptr) std::memcpy(&all, given, given->size);
    SvgOptions options;
    options.tile_size = all.tile_size;
    options.legend = all.legend != 0;
    options.fits = all.fits != 0;
    options.coordinates = all.coordinates != 0;
    options.last_tile = all.last_tile != 0;
    options.theme = enum_of<SvgTheme>(all.theme);
    options.letters = all.letters != 0;
    options.owners = all.owners != 0;
    options.finished = all.finished != 0;
    options.numbers = all.numbers != 0;
    return options;
}

bool ends(const mistbank_svg_mark& mark) noexcept {
    return std::memchr(mark.label, '\0', sizeof mark.label) != nullptr;
}

SvgMark mark_of(const mistbank_svg_mark& given) noexcept {
    SvgMark mark;
    mark.kind = enum_of<SvgMarkKind>(given.kind);
    mark.x = given.x;
    mark.y = given.y;
    mark.segment = given.segment;
    mark.to_x = given.to_x;
    mark.to_y = given.to_y;
    mark.colour = given.colour;
    mark.label = std::string_view(given.label);
    return mark;
}

/// Copies the picture of `draw` to the caller's buffer, or stores the reason of a failure in the game.
template <class Draw>
Answer put_picture(const mistbank_game& game, char* buffer, std::int32_t capacity, std::int32_t* length, Draw&& draw) {
    HostString picture(game.allocator);
    Error error;
    if (draw(picture, error)) return put_text(picture, buffer, capacity, length);
    keep_message(game, error.message);
    return {error.status, nullptr};
}

}  // namespace

mistbank_status mistbank_svg_options_init(mistbank_svg_options* options, std::uint32_t size) {
    return begin_with(default_svg_options(), options, size);
}

mistbank_status mistbank_game_render_svg(const mistbank_game* game, const mistbank_svg_options* options, char* buffer,
                                         std::int32_t capacity, std::int32_t* length) {
    return on_game(game, [&]() -> Answer {
        if (!are_options(options)) return refused(wrong_options);
        return put_picture(*game, buffer, capacity, length, [&](HostString& text, Error& error) {
            return render_svg(game->game, options_of(options), text, error);
        });
    });
}

mistbank_status mistbank_game_render_svg_marked(const mistbank_game* game, const mistbank_svg_options* options,
                                                const mistbank_svg_mark* marks, std::int32_t mark_count, char* buffer,
                                                std::int32_t capacity, std::int32_t* length) {
    return on_game(game, [&]() -> Answer {
        if (!are_options(options)) return refused(wrong_options);
        if (mark_count < 0) return refused("mark_count is negative");
        if (marks == nullptr && mark_count > 0) return refused("marks is null");
        HostVector<SvgMark> all(game->allocator);
        all.reserve(static_cast<std::size_t>(mark_count));
        for (std::int32_t i = 0; i < mark_count; ++i) {
            if (!ends(marks[i])) {
                keep_message(*game, Message::of("marks[", i, "].label has no NUL"));
                return {Status::invalid_argument, nullptr};
            }
            all.push_back(mark_of(marks[i]));
        }
        return put_picture(*game, buffer, capacity, length, [&](HostString& text, Error& error) {
            return render_svg(game->game, options_of(options), all.data(), all.size(), text, error);
        });
    });
}

mistbank_status mistbank_game_render_tile_svg(const mistbank_game* game, std::int32_t type, std::int32_t rotation,
                                              const mistbank_svg_options* options, char* buffer, std::int32_t capacity,
                                              std::int32_t* length) {
    return on_game(game, [&]() -> Answer {
        if (!are_options(options)) return refused(wrong_options);
        if (type < 0 || type >= game->game.type_count())
            return refuse_number(*game, "type", type, 0, game->game.type_count() - 1);
        if (rotation < 0 || rotation > 3) return refuse_number(*game, "rotation", rotation, 0, 3);
        return put_picture(*game, buffer, capacity, length, [&](HostString& text, Error& error) {
            return render_tile_svg(game->game.type(type), rotation, options_of(options), text, error);
        });
    });
}
