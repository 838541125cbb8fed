#include <algorithm>

#include "reference/differences.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

std::string described(const Figure& figure) {
    std::ostringstream out;
    out << name_of(figure.colour) << ' ' << name_of(figure.kind) << (figure.buried ? " buried" : "") << " at "
        << figure.spot << ", ghosts " << figure.ghosts << ", hounds " << figure.hounds
        << (figure.fairy ? ", the fairy" : "");
    return out.str();
}

std::string listed(std::vector<std::string> texts) {
    std::sort(texts.begin(), texts.end());
    std::string all;
    for (const std::string& text : texts) all += text + "; ";
    return all;
}

std::string figures_of(const Table& table) {
    std::vector<std::string> texts;
    for (const Figure& figure : table.figures) texts.push_back(described(figure));
    return listed(texts);
}

std::string figures_of(const Game& game) {
    std::vector<std::string> texts;
    for (int i = 0; i < game.figure_count(); ++i) {
        const FigureView view = game.figure(i);
        const LaidTile tile = game.tile(view.tile);
        Figure figure;
        figure.colour = view.colour;
        figure.kind = view.kind;
        figure.buried = view.buried;
        figure.spot = {{tile.x, tile.y}, view.segment};
        figure.ghosts = view.ghosts;
        figure.hounds = view.hounds;
        figure.fairy = view.fairy;
        texts.push_back(described(figure));
    }
    return listed(texts);
}

std::string described(const Prisoner& prisoner) {
    std::ostringstream out;
    out << name_of(prisoner.colour) << ' ' << name_of(prisoner.kind) << " held by " << name_of(prisoner.holder);
    return out.str();
}

std::string prisoners_of(const std::vector<Prisoner>& prisoners) {
    std::vector<std::string> texts;
    for (const Prisoner& prisoner : prisoners) texts.push_back(described(prisoner));
    return listed(texts);
}

std::string prisoners_of(const Game& game) {
    std::vector<Prisoner> prisoners;
    for (int i = 0; i < game.prisoner_count(); ++i) prisoners.push_back(game.prisoner(i));
    return prisoners_of(prisoners);
}

// -1 for one that is beside the board.
int tile_of(const Table& table, const std::optional<Cell>& cell) { return cell ? table.board.at(*cell).number : -1; }

}  // namespace

void compare_supplies(const Table& table, const Game& game, Differences& differences) {
    for (int i = 0; i < max_colours; ++i) {
        const auto colour = static_cast<Colour>(i);
        const auto found = table.supplies.find(colour);
        const Supply expected = found == table.supplies.end() ? Supply{} : found->second;
        const Supply supply = game.supply(colour);
        for (int kind = 0; kind < figure_kinds; ++kind) {
            differences.check(expected.figures[kind], supply.figures[kind], static_cast<FigureKind>(kind),
                              " in the supply of ", colour);
        }
        for (int good = 0; good < good_kinds; ++good) {
            differences.check(expected.goods[good], supply.goods[good], static_cast<Good>(good), " of ", colour);
        }
        differences.check(expected.floors, supply.floors, "floors of ", colour);
        differences.check(expected.abbeys, supply.abbeys, "abbeys of ", colour);
        differences.check(expected.reserve, supply.reserve, "reserve of ", colour);
    }
}

void compare_figures(const Table& table, const Game& game, Differences& differences) {
    differences.check(figures_of(table), figures_of(game), "figures");
    differences.check(prisoners_of(table.prisoners), prisoners_of(game), "prisoners");
    differences.check(tile_of(table, table.dragon), game.dragon_tile(), "tile of the dragon");
    differences.check(tile_of(table, table.fairy), game.fairy_tile(), "tile of the fairy");
    for (const auto& [cell, tile] : table.board) {
        for (int segment = 0; segment < static_cast<int>(tile.segments.size()); ++segment) {
            const Spot spot = {cell, segment};
            const bool expected = std::any_of(table.figures.begin(), table.figures.end(),
                                              [&](const Figure& figure) { return figure.spot == spot; });
            const int found = game.figure_on(tile.number, segment);
            differences.check(expected, found >= 0, "figure on ", spot);
            if (found < 0) continue;
            const FigureView view = game.figure(found);
            differences.check(true, view.tile == tile.number && view.segment == segment, "it stands on ", spot);
        }
    }
}

}  // namespace mistbank_reference
