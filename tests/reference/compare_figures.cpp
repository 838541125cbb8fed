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

// Compares the hands of all players (HSE-1, HSE-2).
void compare_hands(const Table& table, const Game& game, Differences& differences) {
    const bool is_dealt_by_library = table.rules.draws == Draws::automatic;
    for (int player = 0; player < table.rules.players; ++player) {
        const auto found = table.hands.find(player);
        std::vector<int> hand = found == table.hands.end() ? std::vector<int>() : found->second;
        const auto bought = table.bought.find(player);  // HSE-18
        if (bought != table.bought.end()) hand.push_back(bought->second);
        differences.check(static_cast<int>(hand.size()), game.hand_size(player), "hand of player ", player);
        for (int place = 0; place < static_cast<int>(hand.size()); ++place) {
            const int type = hand[static_cast<std::size_t>(place)];
            if (!(type < 0 && is_dealt_by_library))
                differences.check(type, game.hand(player, place, the_host), "hand of ", player, ", place ", place);
            if (game.is_over()) continue;
            const bool open = table.rules.house.hand_open || table.rules.house.tile_sales;
            differences.check(open ? type : -1, game.hand(player, place), "visible hand of ", player, ", place ",
                              place);
        }
    }
}

// Returns the number of the tile on the cell; -1 if there is no cell.
int tile_of(const Table& table, const std::optional<Cell>& cell) { return cell ? table.board.at(*cell).number : -1; }

int count_of(const std::map<int, int>& tokens, int number) {
    const auto found = tokens.find(number);
    return found == tokens.end() ? 0 : found->second;
}

// Compares the sheep and animal tokens and the tiles under hills (HIL, TOP).
void compare_tokens(const Table& table, const Game& game, Differences& differences) {
    differences.check(table.hidden, game.tiles_under_hills(), "tiles under hills");
    for (int number = 0; number <= 8; ++number) {
        differences.check(count_of(table.bag, number), game.sheep_in_bag(number), "tokens in the bag with ", number);
        differences.check(count_of(table.animals, number), game.animals_unseen(number), "animals not shown of ",
                          number);
        for (const Colour colour : colours_in_play(table)) {
            int tokens = 0;
            for (const Figure& figure : table.figures) {
                const bool own = figure.colour == colour;
                if (own) tokens += static_cast<int>(std::count(figure.sheep.begin(), figure.sheep.end(), number));
            }
            differences.check(tokens, game.flock(colour, number), "tokens with ", number, " of ", colour);
        }
    }
}

int sheep_of(const Table& table, Colour colour) {
    int sheep = 0;
    for (const Figure& figure : table.figures) {
        for (const int token : figure.sheep) sheep += figure.colour == colour ? token : 0;
    }
    return sheep;
}

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
        differences.check(sheep_of(table, colour), supply.sheep, "sheep of ", colour);
    }
}

void compare_figures(const Table& table, const Game& game, Differences& differences) {
    differences.check(figures_of(table), figures_of(game), "figures");
    differences.check(prisoners_of(table.prisoners), prisoners_of(game), "prisoners");
    differences.check(tile_of(table, table.dragon), game.dragon_tile(), "tile of the dragon");
    differences.check(tile_of(table, table.fairy), game.fairy_tile(), "tile of the fairy");
    differences.check(tile_of(table, table.big_top), game.big_top_tile(), "tile of the big top");
    compare_tokens(table, game, differences);
    compare_hands(table, game, differences);
    for (const auto& [cell, tile] : table.board) {
        for (int segment = 0; segment < static_cast<int>(tile.segments.size()); ++segment) {
            const Spot spot = {cell, segment};
            const bool expected = std::any_of(table.figures.begin(), table.figures.end(),
                                              [&](const Figure& figure) { return figure.spot == spot; });
            const int found = game.figure_on(tile.number, segment);
            differences.check(expected, found >= 0, "figure on ", spot);
            if (found < 0) continue;
            const FigureView view = game.figure(found);
            differences.check(true, view.tile == tile.number && view.segment == segment, "the figure stands on ", spot);
        }
    }
}

}  // namespace mistbank_reference
