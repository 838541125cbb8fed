// The pieces of expansions on the tiles of a board (rules/shown.hpp).
#pragma once

#include "render/fact_text.hpp"

namespace mistbank::render {

class BoardPieces {
public:
    BoardPieces(const Game& game, const Allocator& allocator);

    /// A piece on a tile. `row` describes what kind of piece it is.
    struct Piece {
        const ShownPiece* row;
        KnownFact fact;
        int tile = -1;    ///< index of the tile; -1: counted pieces, which can be on every tile
        int segment = 0;  ///< number of the piece's segment, if the piece stands on a segment
        int count = 1;    ///< number of counted pieces on the tile
        int order = 0;  ///< drawing order: counted pieces, pieces on the tile, pieces with figures, pieces on segments
    };
    /// Returns true if the text of a tile shows the piece before the figures.
    static bool is_below_figures(const Piece& piece) noexcept { return piece.order < with_figures; }

    /// Calls the visitor with each Piece on a tile, in drawing order.
    template <class Visit>
    void each_on(int tile, Visit visit) const {
        for (Piece piece : all_) {
            if (piece.tile < 0) piece.count = value_of(piece.fact, table_, tile, 0);
            if (piece.tile < 0 ? piece.count > 0 : piece.tile == tile) visit(piece);
        }
    }
    bool is_any_on(int tile) const {
        bool is_any = false;
        each_on(tile, [&](const Piece&) { is_any = true; });
        return is_any;
    }

private:
    enum Order { numbered, on_tile, with_figures, on_segment };

    const Table& table_;
    HostVector<Piece> all_;
};

/// Calls visit(row, count) for each kind of piece that accompanies a figure on the board.
template <class Visit>
void each_companion(const Game& game, const FigureView& figure, Visit visit) {
    for (const bool is_counted : {true, false}) {
        for (const ExpansionRules& box : expansion_rules) {
            if (box.shown == nullptr || !game.rules().plays(box.expansion)) continue;
            for (const ShownCompanion& row : box.shown->companions) {
                if ((row.sign == 0) != is_counted) continue;
                const int count = row.count(inside_of(game).table, figure);
                if (count > 0) visit(row, count);
            }
        }
    }
}

/// Two segments of a tile joined by a piece.
struct LinkOnBoard {
    const Fact* fact;
    int tile;
    int one;
    int other;
};
/// Calls the visitor with each link on the board.
template <class Visit>
void each_link(const Game& game, Visit visit) {
    const Table& table = inside_of(game).table;
    for (const KnownFact& row : all_facts) {
        if (row.fact->kind != FactKind::pair) continue;
        const int size = size_of(row, table, 0);
        const auto number = [&](int place) { return value_of(row, table, 0, place); };
        for (int i = 0; i < size; i += 3) visit(LinkOnBoard{row.fact, number(i), number(i + 1), number(i + 2)});
    }
}

}  // namespace mistbank::render
