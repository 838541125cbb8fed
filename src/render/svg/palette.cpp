#include "render/svg/palette.hpp"

namespace mistbank::render::svg {

namespace {

constexpr Palette by_day = {
    "#efe7d6", "#fbf7ee", "#d8ccb2", "#3d352c", "#857966", "#e4dac6", "#c78a2c", "#6d83a8", "#a2946f",
    "#a8c686", "#b0ce8d", "#8db06b", "#7f9f60", "#5f8b4c", "#7ea75f", "#7a5b3d", "#f4ead0", "#a68f66",
    "#d9b07c", "#c99b63", "#8d7866", "#54443a", "#d9ccba", "#f0f3fc", "#9fb0d0", "#636c88", "#7d86a3",
    "#e8a317", "#d9cf9f", "#3f7fae", "#6fb1d8", "#a9d5ec", "#55823f", "#79a75b",
};

constexpr Palette by_night = {
    "#20242e", "#2a2f3b", "#3f4656", "#e6e2d8", "#9aa0ad", "#3a4150", "#d9a441", "#8fa5cc", "#7c869a",
    "#6f9161", "#769868", "#5b7c4f", "#4f6c45", "#3f6138", "#55794a", "#4f3d2c", "#d8ccae", "#75654a",
    "#b98f62", "#a67d50", "#786657", "#352a24", "#b5a795", "#c3cddc", "#7f90aa", "#3b4357", "#535d75",
    "#ffc247", "#a89f74", "#27506f", "#3f7596", "#6fa3c0", "#3c6231", "#567f48",
};

// The colours of players follow the palette of Okabe and Ito where its colours match the names "red", "green" and so
// on.
constexpr Paint paints[max_colours] = {{"#d1382c", "#4d0f0a", "#fff"}, {"#12855a", "#04301f", "#fff"},
                                       {"#2f6fc4", "#0d2647", "#fff"}, {"#f5cf3a", "#5b4500", "#3f2f00"},
                                       {"#2b2b2f", "#f2f2f2", "#fff"}, {"#f29ac0", "#66214a", "#4a1034"}};
constexpr Paint nobody = {"#9a8fb0", "#332b45", "#fff"};

struct NamedColour {
    std::string_view name;
    const char* Palette::*colour;
};
constexpr NamedColour colours_of_symbols[] = {{"meadow", &Palette::meadow},
                                              {"grass", &Palette::grass},
                                              {"tree", &Palette::tree},
                                              {"tree-light", &Palette::tree_light},
                                              {"trunk", &Palette::trunk},
                                              {"wall", &Palette::wall},
                                              {"wall-edge", &Palette::wall_edge},
                                              {"wall-stone", &Palette::wall_stone},
                                              {"mist-line", &Palette::mist_line},
                                              {"bank", &Palette::bank},
                                              {"shore", &Palette::shore},
                                              {"water", &Palette::water},
                                              {"ripple", &Palette::ripple},
                                              {"hedge", &Palette::hedge},
                                              {"hedge-light", &Palette::hedge_light}};

}  // namespace

const Palette& palette_of(SvgTheme theme) noexcept { return theme == SvgTheme::dark ? by_night : by_day; }

std::string_view colour_of_variable(const Palette& palette, std::string_view variable) noexcept {
    constexpr std::size_t begin = 6;  // after "var(--"
    const std::size_t comma = variable.find(", ");
    for (const NamedColour& named : colours_of_symbols) {
        if (variable.substr(begin, comma - begin) == named.name) return palette.*named.colour;
    }
    return variable.substr(comma + 2, variable.size() - comma - 3);
}

Paint paint_of(Colour colour) noexcept {
    const auto number = static_cast<std::size_t>(colour);
    return number < max_colours ? paints[number] : nobody;
}

}  // namespace mistbank::render::svg
