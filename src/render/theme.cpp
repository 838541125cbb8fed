#include "render/theme.hpp"

namespace mistbank::render {

namespace {

constexpr std::int16_t meadow = 22;
constexpr std::int16_t fog = 242;

struct Paint {
    char letter;
    std::int16_t ink;
    std::int16_t paper;
};

constexpr Paint paints[max_colours] = {{'R', 231, 160}, {'G', 16, 40},  {'B', 231, 27},
                                       {'Y', 16, 226},  {'K', 231, 16}, {'P', 16, 213}};

constexpr Paint nobody = {'?', 231, 93};

const Paint& paint_of(Colour colour) noexcept {
    const auto number = static_cast<std::size_t>(colour);
    return number < max_colours ? paints[number] : nobody;
}

}  // namespace

Style style_of(const Spot& spot) noexcept {
    switch (spot.stuff) {
        case Stuff::rim: return {65, meadow, false};
        case Stuff::mist: return {250, fog, false};
        case Stuff::city: return {137, 130, false};
        case Stuff::wall: return {180, meadow, false};
        case Stuff::road:
        case Stuff::village: return {230, spot.in_mist ? fog : meadow, true};
        case Stuff::frame: return {255, 238, true};
        case Stuff::inside: return {255, 238, false};
        case Stuff::back: return {60, 236, false};
        case Stuff::water: return {117, 25, true};
        case Stuff::bridge: return {230, 25, true};
        case Stuff::hedge: return {113, meadow, true};
        case Stuff::field: break;
    }
    return {65, meadow, false};
}

Style style_of(Colour colour) noexcept { return {paint_of(colour).ink, paint_of(colour).paper, true}; }
Style style_of_buried(Colour colour) noexcept { return {paint_of(colour).ink, paint_of(colour).paper, false}; }
char letter_of(Colour colour) noexcept { return paint_of(colour).letter; }

}  // namespace mistbank::render
