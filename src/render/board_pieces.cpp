#include "render/board_pieces.hpp"

namespace mistbank::render {

static bool is_companion(const FactSource& source, const ShownPiece& piece) {
    return std::any_of(source.shown->companions.begin(), source.shown->companions.end(),
                       [&](const ShownCompanion& row) { return std::string_view(row.fact) == piece.fact; });
}

static bool is_with_figure(const Game& game, const ShownPiece& piece) {
    bool is_with_one = false;
    for (int i = 0; i < game.figure_count(); ++i) {
        each_companion(game, game.figure(i), [&](const ShownCompanion& row, int) {
            is_with_one = is_with_one || std::string_view(row.fact) == piece.fact;
        });
    }
    return is_with_one;
}

BoardPieces::BoardPieces(const Game& game, const Allocator& allocator)
    : table_(inside_of(game).table), all_(allocator) {
    for (const auto& [row, source] : rows_shown(game, &Shown::pieces, allocator)) {
        const bool can_be_with_figure = is_companion(*source, *row);
        if (can_be_with_figure && is_with_figure(game, *row)) continue;
        Piece piece{row, {fact_of(*source, row->fact), source}};
        const Fact& fact = *piece.fact.fact;
        piece.order = fact.kind == FactKind::number    ? numbered
                      : fact.kind == FactKind::segment ? on_segment
                      : can_be_with_figure             ? with_figures
                                                       : on_tile;
        if (piece.order != numbered) {
            piece.tile = value_of(piece.fact, table_, 0, 0);
            if (piece.tile < 0) continue;
            piece.segment = value_of(piece.fact, table_, 0, 1);
        }
        all_.push_back(piece);
    }
    sort_by_place(all_, [](const Piece& piece) { return piece.order; });
}

}  // namespace mistbank::render
