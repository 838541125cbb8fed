// What of the summary tells of tokens that expansions have: the dragon, floors, flocks, ferries, gold, king ...
#include "render/summary.hpp"

namespace mistbank::render {

HostString Summary::dragon() const {
    if (!game_.rules().plays(Expansion::princess_dragon)) return none();
    if (game_.dragon_tile() < 0) return line("dragon", "waits for a volcano");
    const LaidTile tile = game_.tile(game_.dragon_tile());
    return line("dragon", "at ", cell_text(tile.x, tile.y));
}

HostString Summary::fairy() const {
    if (game_.fairy_tile() < 0) return none();
    const LaidTile tile = game_.tile(game_.fairy_tile());
    for (int i = 0; i < game_.figure_count(); ++i) {
        const FigureView figure = game_.figure(i);
        if (!figure.fairy) continue;
        return line("fairy", "at ", cell_text(tile.x, tile.y), " beside ", named(figure.colour), "'s ",
                    role_text(game_, tile.x, tile.y, figure.segment, figure.kind));
    }
    return line("fairy", "at ", cell_text(tile.x, tile.y), ", beside nobody");
}

HostString Summary::floors() const {
    if (!game_.rules().plays(Expansion::tower)) return none();
    List parts(allocator_);
    for (int i = 0; i < max_colours; ++i) {
        const auto colour = static_cast<Colour>(i);
        if (game_.player_of(colour) >= 0) parts.add(with_count(colour, game_.supply(colour).floors));
    }
    return line("floors", parts.text(), " left to build");
}

HostString Summary::prisoners() const {
    List parts(allocator_);
    for (int i = 0; i < game_.prisoner_count(); ++i) {
        const Prisoner prisoner = game_.prisoner(i);
        parts.add(named(prisoner.holder), " holds ", named(prisoner.colour), "'s ", kind_text(prisoner.kind));
    }
    return parts.count() == 0 ? none() : line("prison", parts.text());
}

HostString Summary::abbeys() const {
    List parts(allocator_);
    for (int i = 0; i < max_colours; ++i) {
        if (game_.supply(static_cast<Colour>(i)).abbeys > 0) parts.add(named(static_cast<Colour>(i)));
    }
    return parts.count() == 0 ? none() : line("abbeys", "held by ", parts.text());
}

/// The sheep with each shepherd (HIL-5).
HostString Summary::flocks() const {
    List parts(allocator_);
    for (int i = 0; i < max_colours; ++i) {
        const auto colour = static_cast<Colour>(i);
        if (game_.supply(colour).sheep > 0) parts.add(with_count(colour, game_.supply(colour).sheep));
    }
    return parts.count() == 0 ? none() : line("sheep", parts.text());
}

HostString Summary::bag() const {
    if (!game_.rules().plays(Expansion::hills_sheep)) return none();
    return line("bag", bag_text(game_));
}

HostString Summary::hills() const {
    const int tiles = game_.tiles_under_hills();
    return tiles == 0 ? none() : line("hills", counted(tiles, "tile"), " under them");
}

HostString Summary::big_top() const {
    if (!game_.rules().plays(Expansion::big_top)) return none();
    const Words animals = animals_text(game_);
    const auto unseen = animals.empty() ? Words("no animal left") : Words::of("animals not shown: ", animals);
    if (game_.big_top_tile() < 0) return line("big top", "waits for a circus; ", unseen);
    const LaidTile tile = game_.tile(game_.big_top_tile());
    return line("big top", "at ", cell_text(tile.x, tile.y), "; ", unseen);
}

/// Where the two figures of each colour stand, whose sum its points are (MSG-1, LVL-2).
HostString Summary::couriers() const {
    if (!game_.rules().plays(Expansion::messages)) return none();
    List parts(allocator_);
    for (int i = 0; i < game_.scoring_meeple_count(); ++i) {
        const ScoringMeeple meeple = game_.scoring_meeple(i);
        const int courier = game_.courier(meeple.colour);
        const int marker = meeple.total - courier;
        parts.add(with_count(meeple.colour, marker), " and ", courier);
        if (std::max(marker, courier) >= spaces_of_track)
            parts.more(" (spaces ", marker % spaces_of_track, " and ", courier % spaces_of_track, ')');
    }
    return line("track", "marker and courier: ", parts.text());
}

HostString Summary::messages() const {
    if (!game_.rules().plays(Expansion::messages)) return none();
    if (game_.messages_seen() == 0) return line("messages", "none seen yet");
    const int next = game_.next_message();
    const auto then = next == 0 ? Words() : Words::of("; the next one is ", next, ": ", text_of_message(next));
    return line("messages", "in this order: ", messages_text(game_), then);
}

HostString Summary::ferries() const {
    if (!game_.rules().plays(Expansion::ferries)) return none();
    return line("ferries", game_.ferry_count(), " on the board");
}

HostString Summary::gold() const {
    if (!game_.rules().plays(Expansion::gold)) return none();
    List parts(allocator_);
    for (int i = 0; i < max_colours; ++i) {
        const auto colour = static_cast<Colour>(i);
        if (game_.ingots_of(colour) > 0) parts.add(with_count(colour, game_.ingots_of(colour)));
    }
    return line("gold", parts.text(), parts.count() > 0 ? "; " : "", counted(game_.ingots_aside(), "ingot"), " aside");
}

HostString Summary::place_of(const SpotView& spot) const {
    if (spot.tile < 0) return HostString("aside", allocator_);
    const LaidTile tile = game_.tile(spot.tile);
    return text_of(allocator_, "on ", feature_text(game_, tile.x, tile.y, spot.segment));
}

HostString Summary::mage() const {
    return game_.rules().plays(Expansion::mage) ? line("mage", place_of(game_.mage())) : none();
}

HostString Summary::witch() const {
    return game_.rules().plays(Expansion::mage) ? line("witch", place_of(game_.witch())) : none();
}

HostString Summary::robbers() const {
    if (!game_.rules().plays(Expansion::robbers)) return none();
    List parts(allocator_);
    for (int i = 0; i < max_colours; ++i) {
        const int space = game_.robber_space(static_cast<Colour>(i));
        if (space >= 0) parts.add(named(static_cast<Colour>(i)), " on space ", space);
    }
    return line("robbers", parts.count() == 0 ? HostString("none on the track", allocator_) : parts.text());
}

HostString Summary::record_of(Colour holder, int tiles, const char* feature) const {
    if (holder == Colour::none) return HostString("with nobody yet", allocator_);
    return text_of(allocator_, named(holder), ", for a ", feature, " of ", counted(tiles, "tile"));
}

HostString Summary::king() const {
    if (!game_.rules().plays(Expansion::king)) return none();
    return line("king", record_of(game_.king(), game_.largest_city(), "city"));
}

HostString Summary::baron() const {
    if (!game_.rules().plays(Expansion::king)) return none();
    return line("baron", record_of(game_.baron(), game_.longest_road(), "road"));
}

}  // namespace mistbank::render
