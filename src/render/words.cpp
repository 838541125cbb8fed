#include "render/words.hpp"

namespace mistbank::render {

std::string counted(int count, const char* noun) {
    return std::to_string(count) + ' ' + noun + (count == 1 ? "" : "s");
}

std::string cell_text(int x, int y) { return std::to_string(x) + ',' + std::to_string(y); }

std::string feature_text(const Game& game, int x, int y, int segment) {
    const char* kind = "feature";
    const int index = game.tile_at(x, y);
    if (index >= 0 && game.tile(index).type >= 0) {
        const TileType& type = game.type(game.tile(index).type);
        if (segment < type.segment_count) kind = name_of(type.segments[segment].kind);
    }
    return std::string("the ") + kind + " at " + cell_text(x, y);
}

std::string roman(int number) {
    return number >= 1 && number <= 3 ? std::string(static_cast<std::size_t>(number), 'I') : std::to_string(number);
}

std::string player_name(const Game& game, int player) {
    std::string name;
    bool plays_all = true;
    for (int i = 0; i < max_colours; ++i) {
        const auto colour = static_cast<Colour>(i);
        const int owner = game.player_of(colour);
        if (owner == player) name += (name.empty() ? "" : "/") + std::string(name_of(colour));
        if (owner >= 0 && owner != player) plays_all = false;
    }
    return plays_all || name.empty() ? "the player" : name;
}

std::string type_name(const Game& game, int type) {
    return type >= 0 && type < game.type_count() ? game.type(type).id : "?";
}

}  // namespace mistbank::render
