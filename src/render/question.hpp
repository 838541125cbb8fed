// The open decision of a game in words. The templates of each decision are in the folder of its expansion.
#pragma once

#include <optional>

#include "render/template.hpp"
#include "rules/player_names.hpp"

namespace mistbank::render {

/// Returns words in the colour of a player, if colours are enabled.
HostString painted(const TextOptions& options, Colour colour, std::string_view words, const Allocator& allocator);

/// The open decision in words. The templates of decisions can use these fields:
///   tile, cell, feature, colour, hound, player, number, points   of the decision
///   chance, message   the awaited random result, the text of the message
///   start             1 before the first turn
///   kinds             1 if the game has kinds of figures other than meeples and guards
///   place, recall, keep   1 if actions of this kind are legal
///   acts              1 if actions other than placing, recalling and passing are legal
///   result            the result of the game
class Question {
public:
    Question(const Game& game, const TextOptions& options, const Allocator& allocator)
        : game_(game), options_(options), allocator_(allocator), open_(game.decision()) {}

    /// Returns the player's task, for example "lay 14a"; the result if the game is over.
    HostString text() const;
    /// Returns the player's act in a few words, for example "lays tile 14a"; empty if the game is over.
    Words act() const;

    FieldValue operator()(std::string_view field) const;

private:
    HostString text_of_offers() const;
    HostString result() const;
    HostString winners() const;
    const Offer& offer() const;
    HostString named(Colour colour) const { return painted(options_, colour, mark_of(colour), allocator_); }

    const Game& game_;
    TextOptions options_;
    Allocator allocator_;
    Decision open_;
    mutable std::optional<Offer> offer_;
};

}  // namespace mistbank::render
