// The question of a game in words. The template of each decision is in the folder of its expansion.
#pragma once

#include <optional>

#include "render/template.hpp"
#include "rules/player_names.hpp"

namespace mistbank::render {

/// Words in the colour of a player, if colours are enabled.
HostString painted(const TextOptions& options, Colour colour, std::string_view words, const Allocator& allocator);

/// The open decision. Its templates have these fields:
///   tile, cell, feature, colour, hound, player, number, points   of the decision
///   chance, message   what chance has brought, what the message says
///   kinds             1 where figures of several kinds are told apart
///   place, recall, keep   1 where actions of this kind are legal; acts: others than placing and recalling
///   result            how the game has ended
class Question {
public:
    Question(const Game& game, const TextOptions& options, const Allocator& allocator)
        : game_(game), options_(options), allocator_(allocator), open_(game.decision()) {}

    /// What the player is asked to do: "lay 14a"; of a game that is over how it has ended.
    HostString text() const;
    /// What the player does, in a few words: "lays tile 14a"; empty of a game that is over.
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
