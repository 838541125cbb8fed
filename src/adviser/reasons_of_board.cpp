// Reasons from the effects of a laid tile on the board: features that the tile extends, joins or blocks, and open sides
// where no tile fits any more.
#include <algorithm>
#include <cmath>

#include "adviser/expansions.hpp"
#include "adviser/reasons.hpp"
#include "rules/scoring.hpp"

namespace mistbank {
namespace {

constexpr double weight_of_a_gap = 3;

// The direction from the middle of a tile to a segment: the sum of the directions of the segment's sides or half sides.
struct Direction {
    int east = 0;
    int south = 0;

    void add(int side) {
        east += around[side].x;
        south += around[side].y;
    }
    void add_corner(int side, int beside) {
        add(side);
        add(beside & 3);
    }
};

Direction direction_of(const TurnedShape& turned, const Node& segment) {
    Direction sum;
    const auto is_it = [&](std::uint8_t number) { return number == segment.number; };
    for (int side = 0; side < 4; ++side) {
        const auto at = static_cast<std::size_t>(side);
        if (is_it(turned.way[at]) || is_it(turned.mist[at])) sum.add(side);
        if (is_it(turned.left_field[at])) sum.add_corner(side, side + 3);
        if (is_it(turned.right_field[at])) sum.add_corner(side, side + 1);
    }
    return sum;
}

const char* words_for(Direction direction) {
    constexpr const char* words[3][3] = {{"north-western", "northern", "north-eastern"},
                                         {"western", "", "eastern"},
                                         {"south-western", "southern", "south-eastern"}};
    const auto step = [](int along, int across) {
        return 2 * std::abs(along) < std::abs(across) || along == 0 ? 1 : along < 0 ? 0 : 2;
    };
    return words[step(direction.south, direction.east)][step(direction.east, direction.south)];
}

// Returns the number of unseen tiles that fit on a cell; -1 for a cell that is not on the fringe.
int count_fitting(const Table& table, const std::uint16_t* unseen, int x, int y) {
    const Board& board = table.board;
    const CellIndex cell = board.cell_at(x, y);
    if (cell == nowhere || !board.is_on_fringe(cell)) return -1;
    int count = 0;
    for (std::size_t type = 0; type < table.setup->types.size(); ++type) {
        if (unseen[type] == 0) continue;
        const auto fits = [&](int rotation) { return board.fits(static_cast<std::uint16_t>(type), cell, rotation); };
        if (fits(0) || fits(1) || fits(2) || fits(3)) count += unseen[type];
    }
    return count;
}

// Returns whether every tile that can still be laid is among the unseen tiles.
bool are_unseen_all_that_come(const Table& table) {
    return !table.setup->has_bag() && table.setup->abbey == none16 && table.dragon == nullptr;
}

}  // namespace

Phrase open_sides(int sides) {
    return sides == 0 ? Phrase("no open sides") : Phrase::of(sides, sides == 1 ? " open side" : " open sides");
}

Phrase article_on_tile(const Board& board, const Node& segment) {
    const PlacedTile& tile = board.tiles[segment.tile];
    int alike = 0;
    for (int number = 0; number < board.shape(tile).segment_count; ++number) {
        alike += board.node(tile, number).kind == segment.kind ? 1 : 0;
    }
    const char* const words = alike < 2 ? "" : words_for(direction_of(board.turned(tile), segment));
    return *words == '\0' ? Phrase("a ") : Phrase::of("the ", words, ' ');
}

Spot spot_of(const Board& board, const Node& segment) {
    const PlacedTile& tile = board.tiles[segment.tile];
    return {tile.x, tile.y};
}

// --- figures on features --------------------------------------------------------------------------------------------

bool Telling::has_stayed(int figure) const {
    const auto is_there = [](const Figure& standing) {
        return standing.place == FigurePlace::board && standing.occupies();
    };
    return is_there(before_.figures[figure]) && is_there(table_.figures[figure]) &&
           before_.figures[figure].node == table_.figures[figure].node;
}

// Returns the first unmoved figure of a colour on the feature; -1 if there is none. Colour::none means any colour.
int Telling::figure_that_stood_on(NodeIndex feature, Colour colour) const {
    for (int i = 0; i < table_.setup->figure_count; ++i) {
        const Figure& figure = table_.figures[i];
        if ((colour != Colour::none && figure.colour != colour) || !has_stayed(i)) continue;
        if (table_.board.root(figure.node) == table_.board.root(feature)) return i;
    }
    return -1;
}

// Returns the owner of a feature in words, for example "red's "; "the " unless exactly one colour would score.
Phrase Telling::whose(NodeIndex feature) const {
    bool scores[max_colours];
    if (colours_that_score(table_, feature, scores) != 1) return "the ";
    const auto colour = static_cast<Colour>(std::find(scores, scores + max_colours, true) - scores);
    return Phrase::of(mark_of(colour), "'s ");
}

bool Telling::is_named_as_placed(NodeIndex way) const {
    return has_placed_ && table_.board.root(table_.board.index_of(node_of(placed_))) == table_.board.root(way);
}

// --- effects on features --------------------------------------------------------------------------------------------

void Telling::add_board() {
    if (!has_laid_) return;
    add_open_features();
    const Board& board = table_.board;
    const PlacedTile& tile = board.tiles[board.tile_at(laid_.x, laid_.y)];
    for (int number = 0; number < board.shape(tile).segment_count; ++number) {
        const Node& segment = board.node(tile, number);
        if (is_way(segment.kind)) add_way(segment);
        if (segment.kind == SegmentKind::mist) add_bank(segment);
    }
    for (int direction = 0; direction < 8; ++direction) {
        const TileIndex near = board.tile_near(tile, direction);
        if (near == none32) {
            if (direction < 4) add_gap(tile.x + around[direction].x, tile.y + around[direction].y);
        } else if (board.tiles[near].has_centre && !board.tiles[near].face_down) {
            board.each_centre(board.tiles[near], [&](const Node& centre) { add_centre(centre); });
        }
    }
}

// Adds a reason for an extended road or city, or for features of the player and a rival that are now joined.
void Telling::add_way(const Node& segment) {
    const Board& board = table_.board;
    const NodeIndex way = board.root(board.index_of(segment));
    if (board.nodes[way].open == 0) return;
    const int own = team_ ? -1 : figure_that_stood_on(way, own_);
    const Rules& rules = table_.setup->rules;
    for (int i = 0; own >= 0 && i < rules.colour_count; ++i) {
        if (is_own(rules.colours[i])) continue;
        const int rival = figure_that_stood_on(way, rules.colours[i]);
        if (rival < 0) continue;
        const auto root_before = [&](int figure) { return before_.board.root(before_.figures[figure].node); };
        if (root_before(own) != root_before(rival)) return add_meeting(way, rules.colours[i]);
    }
    const int figure = own >= 0 ? own : figure_that_stood_on(way, Colour::none);
    if (figure >= 0) add_growth(way, figure);
}

void Telling::add_meeting(NodeIndex way, Colour rival) {
    const Board& board = table_.board;
    const char* const kind = name_of(board.nodes[way].kind);
    const double weight = weight_of_a_place + board.tiles_of(way);
    bool scores[max_colours];
    colours_that_score(table_, way, scores);
    const bool is_owns = scores[static_cast<int>(own_)], is_rivals = scores[static_cast<int>(rival)];
    const int figure = figure_that_stood_on(way, is_owns ? rival : own_);
    const Spot spot = spot_of(board, board.nodes[table_.figures[figure].node]);
    if (is_owns && is_rivals) {
        reasons_.add(weight, Phrase::of("now shares the ", kind, " at @ with ", mark_of(rival)), spot);
    } else if (is_owns) {
        reasons_.add(weight, Phrase::of("takes the ", kind, " at @ from ", mark_of(rival)), spot);
    } else if (is_rivals) {
        reasons_.add(weight, Phrase::of("loses the ", kind, " at @ to ", mark_of(rival)), spot);
    }
}

// Adds a reason for the growth of a road or city. `figure` was on this road or city before the turn and is preferably
// the player's own.
void Telling::add_growth(NodeIndex way, int figure) {
    if (is_named_as_placed(way)) return;
    const Board& board = table_.board;
    const Figure& placed = table_.figures[figure];
    const Phrase feature = Phrase::of(whose(way), name_of(board.nodes[way].kind), " at @");
    const Spot spot = spot_of(board, board.nodes[placed.node]);
    const auto open = static_cast<int>(board.nodes[way].open);
    const bool is_rivals = !team_ && !is_own(placed.colour);
    if (is_rivals && open > static_cast<int>(before_.board.feature(placed.node).open)) {
        return reasons_.add(weight_of_a_move, Phrase::of("opens ", feature, " to ", open_sides(open)), spot);
    }
    reasons_.add(weight_of_growth,
                 Phrase::of("extends ", feature, " to ", counted_things(board.tiles_of(way), "tile"), " with ",
                            open_sides(open)),
                 spot);
}

void Telling::add_bank(const Node& mist) {
    const Board& board = table_.board;
    const NodeIndex bank = board.root(board.index_of(mist));
    const auto open = static_cast<int>(board.nodes[bank].open);
    if (open == 0) return;
    reasons_.add(weight_of_growth, Phrase::of("leaves a mist bank of ", counted_things(board.tiles_of(bank), "tile"),
                                              " with ", open_sides(open)));
}

void Telling::add_centre(const Node& centre) {
    const Board& board = table_.board;
    const NodeIndex at = board.index_of(centre);
    const int around_it = board.tiles[centre.tile].tiles_around();
    if (around_it == 8 || figure_that_stood_on(at, Colour::none) < 0) return;
    reasons_.add(weight_of_growth,
                 Phrase::of("surrounds ", whose(at), name_of(centre.kind), " at @ with ", around_it, " of 8 tiles"),
                 spot_of(board, centre));
}

// Handles an empty cell next to the laid tile: if the placement leaves at most one unseen tile that fits on the cell,
// adds a reason for each occupied feature that is open at the cell.
void Telling::add_gap(int x, int y) {
    if (!are_unseen_all_that_come(table_)) return;
    const int fitting = count_fitting(table_, before_.unseen, x, y);
    if (fitting < 0 || fitting > 1 || count_fitting(before_, before_.unseen, x, y) <= fitting) return;
    const Board& board = table_.board;
    for (int side = 0; side < 4; ++side) {
        const TileIndex near = board.tile_at(x + around[side].x, y + around[side].y);
        if (near == none32 || board.tiles[near].face_down) continue;
        board.each_way(board.tiles[near], opposite(side), [&](const Node& way) {
            const NodeIndex root = board.root(board.index_of(way));
            if (figure_that_stood_on(root, Colour::none) < 0) return;
            reasons_.add(weight_of_a_gap,
                         Phrase::of(fitting == 0 ? "no remaining tile fits" : "at most 1 remaining tile fits",
                                    " at @, where ", whose(root), name_of(way.kind), " is open"),
                         {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)});
        });
    }
}

// Adds a reason for each occupied feature that can no longer be completed.
void Telling::add_open_features() {
    const Board &board = table_.board, &board_before = before_.board;
    for (int i = 0; i < table_.setup->figure_count; ++i) {
        if (!has_stayed(i)) continue;
        const NodeIndex node = table_.figures[i].node;
        if (!is_way(board.nodes[node].kind) || !board.feature(node).blocked || board_before.feature(node).blocked)
            continue;
        reasons_.add(weight_of_a_gap,
                     Phrase::of(whose(node), name_of(board.nodes[node].kind), " at @ can no longer be completed"),
                     spot_of(board, board.nodes[node]));
    }
}

}  // namespace mistbank
