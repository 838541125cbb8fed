// The state of the game as text, next to a picture of the drawn tile.
#include "render/summary.hpp"

#include "game/headers.hpp"
#include "render/sheet.hpp"
#include "render/tokens.hpp"

namespace mistbank::render {

HostString Summary::decision() const {
    return line(game_.is_over() ? "over" : "next", Question(game_, options_, allocator_).text());
}

HostString Summary::points() const {
    List parts(allocator_);
    const int count = game_.scoring_meeple_count();
    for (int i = 0; i < count; ++i) {
        const ScoringMeeple meeple = game_.scoring_meeple(i);
        if (meeple.colour == Colour::none) {
            parts.add(meeple.total);
        } else {
            parts.add(with_count(meeple.colour, meeple.total));
        }
        if (meeple.lap > 0 && !game_.rules().plays(Expansion::messages)) parts.more(" (space ", meeple.space, ')');
    }
    HostString text = line("points", parts.text());
    if (game_.goal() > 0) text += Words::of(" of ", game_.goal(), count > 1 ? " each" : "");
    return text;
}

HostString Summary::piles() const {
    if (game_.pile_count() == 1) {
        const int river = river_tiles_left(game_);
        const auto on_top = river == 0 ? Words() : Words::of(", ", counted(river, "river tile"), " on top");
        return line("pile", counted(game_.pile_size(0), "tile"), on_top);
    }
    List parts(allocator_);
    for (int pile = 0; pile < game_.pile_count(); ++pile) {
        const bool active = pile == game_.active_pile();
        parts.add(active ? "[" : "", roman(pile + 1), ": ", game_.pile_size(pile), active ? "]" : "");
    }
    return line("piles", parts.text());
}

HostString Summary::supplies() const {
    List parts(allocator_);
    const bool by_sign = has_further_kinds(game_);
    for (int i = 0; i < max_colours; ++i) {
        const auto colour = static_cast<Colour>(i);
        if (game_.player_of(colour) < 0) continue;
        const Supply supply = game_.supply(colour);
        parts.add(with_count(colour, supply.of(FigureKind::normal)));
        for (int kind = 1; kind < figure_kinds; ++kind) {
            const int count = supply.figures[kind];
            const auto figure = static_cast<FigureKind>(kind);
            if (by_sign && count > 0) parts.more(' ');
            for (int number = 0; by_sign && number < count; ++number) parts.more(figure_shown(figure).sign);
            if (!by_sign && count > 0) parts.more(" and ", counted(count, kind_text(figure)));
        }
        if (supply.reserve > 0) parts.more(" (", supply.reserve, " in reserve)");
    }
    return line("supply", parts.text());
}

/// Returns the line that explains the signs of figures. On the board and in the supplies, a sign follows the letter of
/// a figure.
HostString Summary::signs() const {
    const FigureKinds kinds = kinds_in_play(game_);
    List parts(allocator_);
    for (int kind = 1; kind < figure_kinds; ++kind) {
        const auto figure = static_cast<FigureKind>(kind);
        if (kinds.has(figure)) parts.add(figure_shown(figure).sign, ' ', kind_text(figure));
    }
    bool has_further = kinds.has_further();
    for (const auto& [row, source] : rows_shown(game_, &Shown::companions, allocator_)) {
        const Fact& fact = *fact_of(*source, row->fact);
        if (row->sign == 0 || value_of({&fact, source}, inside_of(game_).table, 0, 0) == nothing_of(fact)) continue;
        parts.add(row->sign, " with ", row->words);
        has_further = true;
    }
    return has_further ? line("signs", parts.text()) : none();
}

HostString Summary::hands() const {
    List parts(allocator_);
    for (int player = 0; player < game_.rules().players; ++player) {
        const Words hand = hand_text(game_, player);
        if (!hand.empty()) parts.add(player_name(game_, player), ": ", hand);
    }
    return parts.count() == 0 ? none() : line("hands", parts.text());
}

HostString Summary::hound(int number) const {
    const auto name = roman(number);
    if (!game_.hound_arrived(number)) return text_of(allocator_, name, " comes at ", game_.hound_number(number));
    const int index = game_.hound_meeple(number);
    if (index < 0) return text_of(allocator_, name, " is gone");
    const FigureView meeple = game_.figure(index);
    const LaidTile tile = game_.tile(meeple.tile);
    return text_of(allocator_, name, " with ", named(meeple.colour), " at ", cell_text(tile.x, tile.y));
}

HostString Summary::hounds() const {
    List parts(allocator_);
    for (const int number : {1, 2}) {
        if (game_.hound_number(number) > 0) parts.add(hound(number));
    }
    return parts.count() == 0 ? none() : line("hounds", parts.text());
}

HostString Summary::buried() const {
    List parts(allocator_);
    for (int i = 0; i < game_.figure_count(); ++i) {
        if (game_.figure(i).buried) parts.add(named(game_.figure(i).colour));
    }
    return parts.count() == 0 ? none() : line("buried", parts.text());
}

HostString Summary::set_aside() const {
    List parts(allocator_);
    for (int i = 0; i < game_.set_aside_count(); ++i) parts.add(type_name(game_, game_.set_aside(i)));
    return parts.count() == 0 ? none() : line("aside", parts.text());
}

}  // namespace mistbank::render

namespace mistbank {

void summary(const Game& game, const TextOptions& options, HostString& text) {
    const Allocator allocator = text.get_allocator().host;
    const HostVector<HostString> lines = render::Summary(game, options, allocator).lines();
    const Decision open = game.decision();
    const PlayerNames names = names_in(game, options.names);
    const auto put_line = [&](const HostString& line) { put_named(text, line, names); };
    if (open.kind != DecisionKind::lay_tile || open.tile_type < 0) {
        for (const HostString& line : lines) {
            put_line(line);
            text += '\n';
        }
        return;
    }
    const render::Canvas picture = render::tile_canvas(game.type(open.tile_type), 0, 0, allocator);
    const std::size_t height = static_cast<std::size_t>(picture.rows());
    for (std::size_t i = 0; i < std::max(height, lines.size()); ++i) {
        if (i < height) {
            picture.put_line(static_cast<int>(i), options, text);
        } else {
            text.append(static_cast<std::size_t>(picture.columns()), ' ');
        }
        if (i < lines.size()) {
            text += "   ";
            put_line(lines[i]);
        }
        text += '\n';
    }
}

}  // namespace mistbank
