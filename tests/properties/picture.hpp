// Describes the results of all queries of a game as text. The text can describe the game on a rotated board or with
// other colours.
#pragma once

#include <array>
#include <string>

#include "mistbank/game.hpp"

namespace mistbank_tests {

/// A view of a game. The view can rotate the board and rename the colours. The rotations of tiles stay the same because
/// the tile types are rotated too.
struct Lens {
    bool turned = false;  ///< turns the board clockwise by a quarter turn around 0,0
    std::array<mistbank::Colour, mistbank::max_colours> colours = {mistbank::Colour::red,   mistbank::Colour::green,
                                                                   mistbank::Colour::blue,  mistbank::Colour::yellow,
                                                                   mistbank::Colour::black, mistbank::Colour::pink};
    bool totals = true;  ///< includes the total of points_scored events, which depends on the order of scoring

    mistbank::Colour colour(mistbank::Colour seen) const;
    mistbank::Action action(mistbank::Action seen) const;
    mistbank::Event event(mistbank::Event seen) const;
    void cell(std::int16_t& x, std::int16_t& y) const;
};

/// Returns the state of the game without its events. Sorts lists whose order can depend on the direction of the board.
/// Omits the types of face-down tiles in a finished game.
std::string picture(const mistbank::Game& game, const Lens& lens = {});

/// Returns an event with all of its fields as text.
std::string in_words(const mistbank::Event& event);

/// Returns the events from number `first` on, sorted within each action.
std::string events_since(const mistbank::Game& game, std::size_t first, const Lens& lens = {});

}  // namespace mistbank_tests
