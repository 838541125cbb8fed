// How the game stands, beside a picture of the drawn tile.
#include <algorithm>
#include <vector>

#include "mistbank/render.hpp"
#include "render/sheet.hpp"
#include "render/theme.hpp"
#include "render/words.hpp"

namespace mistbank {

namespace {

using render::cell_text;
using render::counted;
using render::feature_text;
using render::player_name;
using render::roman;
using render::type_name;

std::string joined(const std::vector<std::string>& parts) {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : ", ") + part;
    return text;
}

std::string heading(const char* word) {
    std::string text = word;
    text.resize(std::max<std::size_t>(text.size() + 1, 9), ' ');
    return text;
}

class Summary {
public:
    Summary(const Game& game, const TextOptions& options) : game_(game), colours_(options.colours) {}

    std::vector<std::string> lines() const {
        std::vector<std::string> lines;
        for (const std::string& line :
             {turn(), decision(), points(), ghosts(), piles(), supplies(), hounds(), buried(), set_aside()}) {
            if (!line.empty()) lines.push_back(line);
        }
        return lines;
    }

private:
    std::string painted(Colour colour, const std::string& text) const {
        if (!colours_) return text;
        render::Canvas canvas(static_cast<int>(text.size()), 1);
        canvas.write(0, 0, text, render::style_of(colour));
        return canvas.line(0, true);
    }
    std::string named(Colour colour) const { return painted(colour, name_of(colour)); }
    std::string with_count(Colour colour, int count) const {
        return painted(colour, std::string(name_of(colour)) + ' ' + std::to_string(count));
    }

    std::string turn() const {
        return heading("turn") + std::to_string(game_.turn()) + ", " + player_name(game_, game_.active_player()) +
               ", " + game_name();
    }

    std::string game_name() const {
        switch (game_.rules().system) {
            case System::cooperative: return "level " + std::to_string(game_.rules().level);
            case System::base: return game_.rules().farmers ? "base game" : "base game without farmers";
            case System::demo: return "demo";
            case System::ghosts_castles_cemeteries: break;
        }
        return "Ghosts, Castles & Cemeteries";
    }

    std::string decision() const;
    std::string over() const;
    std::string winners() const;
    std::string points() const;

    std::string ghosts() const {
        if (game_.ghosts_on_board() + game_.ghost_supply() == 0) return "";
        return heading("ghosts") + std::to_string(game_.ghosts_on_board()) + " on the board, " +
               std::to_string(game_.ghost_supply()) + " in the supply";
    }

    std::string piles() const;
    std::string supplies() const;
    std::string hounds() const;
    std::string hound(int number) const;
    std::string buried() const;
    std::string set_aside() const;

    const Game& game_;
    bool colours_;
};

std::string Summary::over() const {
    if (game_.outcome() == Outcome::won) return "the game is won";
    if (game_.outcome() != Outcome::lost) return winners();
    Event end;
    end.kind = EventKind::lost;
    end.count = static_cast<std::uint8_t>(game_.loss_reason());
    return sentence(game_, end);
}

std::string Summary::winners() const {
    std::vector<std::string> parts;
    for (int i = 0; i < max_colours; ++i) {
        if (game_.has_won(static_cast<Colour>(i))) parts.push_back(named(static_cast<Colour>(i)));
    }
    return joined(parts) + (parts.size() > 1 ? " share the win" : " wins");
}

std::string Summary::decision() const {
    const Decision open = game_.decision();
    const std::string feature = feature_text(game_, open.x, open.y, open.segment);
    const auto asks = [](const std::string& what) { return heading("next") + what; };
    switch (open.kind) {
        case DecisionKind::over: return heading("over") + over();
        case DecisionKind::draw: return asks("draw a tile");
        case DecisionKind::lay_tile: return asks("lay " + type_name(game_, open.tile_type));
        case DecisionKind::bury: return asks("bury a meeple on " + feature);
        case DecisionKind::ghost_on_cemetery: return asks("put a ghost on a cemetery");
        case DecisionKind::haunt_meeple: return asks("put a ghost on a meeple");
        case DecisionKind::place_meeple:
            return asks("put a meeple on " + type_name(game_, open.tile_type) + " at " + cell_text(open.x, open.y) +
                        ", or none");
        case DecisionKind::order_of_scoring: return asks("choose what is scored first");
        case DecisionKind::score_or_pacify:
            return asks("take " + counted(open.points, "point") + " for " + feature + ", or ghosts off a tile");
        case DecisionKind::scoring_colour:
            return asks("choose who gets the " + counted(open.points, "point") + " of " + named(open.colour));
        case DecisionKind::place_hound: return asks("place hound " + roman(open.hound));
        case DecisionKind::hound_pacifies:
            return asks("take ghosts off a tile beside hound " + roman(open.hound) + ", or no more");
        case DecisionKind::lay_face_down: return asks("lay a tile face down");
    }
    return asks("?");
}

std::string Summary::points() const {
    std::vector<std::string> parts;
    const int count = game_.scoring_meeple_count();
    for (int i = 0; i < count; ++i) {
        const ScoringMeeple meeple = game_.scoring_meeple(i);
        const bool common = meeple.colour == Colour::none;
        parts.push_back(common ? std::to_string(meeple.total) : with_count(meeple.colour, meeple.total));
        if (meeple.lap > 0) parts.back() += " (space " + std::to_string(meeple.space) + ')';
    }
    std::string text = heading("points") + joined(parts);
    if (game_.goal() > 0) text += " of " + std::to_string(game_.goal()) + (count > 1 ? " each" : "");
    return text;
}

std::string Summary::piles() const {
    if (game_.pile_count() == 1) return heading("pile") + counted(game_.pile_size(0), "tile");
    std::vector<std::string> parts;
    for (int pile = 0; pile < game_.pile_count(); ++pile) {
        const std::string size = roman(pile + 1) + ": " + std::to_string(game_.pile_size(pile));
        parts.push_back(pile == game_.active_pile() ? '[' + size + ']' : size);
    }
    return heading("piles") + joined(parts);
}

std::string Summary::supplies() const {
    std::vector<std::string> parts;
    for (int i = 0; i < max_colours; ++i) {
        const auto colour = static_cast<Colour>(i);
        if (game_.player_of(colour) < 0) continue;
        const Supply supply = game_.supply(colour);
        parts.push_back(with_count(colour, supply.meeples));
        if (supply.guards > 0) parts.back() += " and " + counted(supply.guards, "guard");
        if (supply.reserve > 0) parts.back() += " (" + std::to_string(supply.reserve) + " in reserve)";
    }
    return heading("supply") + joined(parts);
}

std::string Summary::hound(int number) const {
    const std::string name = roman(number);
    if (!game_.hound_arrived(number)) return name + " comes at " + std::to_string(game_.hound_number(number));
    const int index = game_.hound_meeple(number);
    if (index < 0) return name + " is gone";
    const MeepleView meeple = game_.meeple(index);
    const LaidTile tile = game_.tile(meeple.tile);
    return name + " with " + named(meeple.colour) + " at " + cell_text(tile.x, tile.y);
}

std::string Summary::hounds() const {
    std::vector<std::string> parts;
    for (const int number : {1, 2}) {
        if (game_.hound_number(number) > 0) parts.push_back(hound(number));
    }
    return parts.empty() ? "" : heading("hounds") + joined(parts);
}

std::string Summary::buried() const {
    std::vector<std::string> parts;
    for (int i = 0; i < game_.meeple_count(); ++i) {
        if (game_.meeple(i).buried) parts.push_back(named(game_.meeple(i).colour));
    }
    return parts.empty() ? "" : heading("buried") + joined(parts);
}

std::string Summary::set_aside() const {
    std::vector<std::string> parts;
    for (int i = 0; i < game_.set_aside_count(); ++i) parts.push_back(type_name(game_, game_.set_aside(i)));
    return parts.empty() ? "" : heading("aside") + joined(parts);
}

}  // namespace

std::string render_status(const Game& game, const TextOptions& options) {
    const std::vector<std::string> lines = Summary(game, options).lines();
    const Decision open = game.decision();
    if (open.kind != DecisionKind::lay_tile || open.tile_type < 0) {
        std::string text;
        for (const std::string& line : lines) text += line + '\n';
        return text;
    }
    const render::Canvas picture = render::tile_canvas(game.type(open.tile_type), 0);
    const std::size_t height = static_cast<std::size_t>(picture.rows());
    std::string text;
    for (std::size_t i = 0; i < std::max(height, lines.size()); ++i) {
        text += i < height ? picture.line(static_cast<int>(i), options.colours)
                           : std::string(static_cast<std::size_t>(picture.columns()), ' ');
        if (i < lines.size()) text += "   " + lines[i];
        text += '\n';
    }
    return text;
}

}  // namespace mistbank
