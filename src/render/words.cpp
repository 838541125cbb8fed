#include "render/words.hpp"

namespace mistbank::render {

Words counted(int count, const char* noun) { return Words::of(count, ' ', noun, count == 1 ? "" : "s"); }

CellText cell_text(int x, int y) { return CellText::of(x, ',', y); }

Words feature_text(const Game& game, int x, int y, int segment) {
    const char* kind = "feature";
    const int index = game.tile_at(x, y);
    if (index >= 0 && game.tile(index).type >= 0) {
        const TileType& type = game.type(game.tile(index).type);
        if (segment < type.segment_count) kind = name_of(type.segments[segment].kind);
    }
    return Words::of("the ", kind, " at ", cell_text(x, y));
}

ShortText<11> roman(int number) {
    if (number < 1 || number > 3) return ShortText<11>::of(number);
    return std::string_view("III").substr(0, static_cast<std::size_t>(number));
}

Words player_name(const Game& game, int player) {
    Words name;
    bool plays_all = true;
    for (int i = 0; i < max_colours; ++i) {
        const auto colour = static_cast<Colour>(i);
        const int owner = game.player_of(colour);
        if (owner == player) (name += name.empty() ? "" : "/") += name_of(colour);
        if (owner >= 0 && owner != player) plays_all = false;
    }
    return plays_all || name.empty() ? Words("the player") : name;
}

TileId type_name(const Game& game, int type) {
    return type >= 0 && type < game.type_count() ? game.type(type).id : TileId("?");
}

}  // namespace mistbank::render
