// Everything that a game's queries tell, in words, seen through a turned board or with other colours.
#pragma once

#include <array>
#include <string>

#include "mistbank/game.hpp"

namespace mistbank_tests {

/// A way to look at a game: the board turned, the colours renamed.
struct Lens {
    bool turned = false;  ///< by one clockwise quarter turn around 0,0; rotations stay, as the tiles are turned as well
    std::array<mistbank::Colour, mistbank::max_colours> colours = {mistbank::Colour::red,   mistbank::Colour::green,
                                                                   mistbank::Colour::blue,  mistbank::Colour::yellow,
                                                                   mistbank::Colour::black, mistbank::Colour::pink};
    bool totals = true;  ///< points_scored tells the total afterwards; it hangs on what has been scored before

    mistbank::Colour colour(mistbank::Colour seen) const;
    mistbank::Action action(mistbank::Action seen) const;
    mistbank::Event event(mistbank::Event seen) const;
    void cell(std::int16_t& x, std::int16_t& y) const;
};

/// How the game stands, without its events. Lists whose order may hang on how the board lies are sorted. What a
/// face-down tile is is left out when the game is over.
std::string picture(const mistbank::Game& game, const Lens& lens = {});

/// One event, all of its fields.
std::string in_words(const mistbank::Event& event);

/// The events from one of them on, those of each action sorted.
std::string events_since(const mistbank::Game& game, std::size_t first, const Lens& lens = {});

}  // namespace mistbank_tests
