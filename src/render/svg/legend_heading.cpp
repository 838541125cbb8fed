// The head of the legend: the game, the turn, the question and the result.
#include "render/question.hpp"
#include "render/svg/landscape.hpp"
#include "render/svg/legend_parts.hpp"
#include "rules/description.hpp"

namespace mistbank::render::svg {

namespace {

const char* name_of_base(const Game& game) noexcept {
    return game.rules().system == System::demo ? "Print-and-Play Demo" : "Base game";
}

const char* name_of_game(const Game& game) noexcept {
    const Rules& rules = game.rules();
    if (rules.system == System::cooperative) return "Mists over Carcassonne";
    const bool alone = rules.expansions == bit(Expansion::ghosts_castles_cemeteries);
    return alone ? expansion_title(Expansion::ghosts_castles_cemeteries) : name_of_base(game);
}

Words level_and_turn(const Game& game) {
    const auto turn = Words::of("turn ", game.turn(), part_text(game.part()));
    return game.goal() == 0 ? turn : Words::of("level ", game.rules().level, ", ", turn);
}

/// Returns whether the title names expansions after the name of the game.
bool has_named_expansions(const Game& game) noexcept {
    return (game.rules().expansions & ~bit(Expansion::ghosts_castles_cemeteries)) != 0;
}

}  // namespace

/// Returns the winners and their points, for example "blue wins with 246 points".
Words Legend::winners() const {
    Words names;
    int count = 0;
    int left = 0;
    for (int i = 0; i < max_colours; ++i) left += game_.has_won(static_cast<Colour>(i)) ? 1 : 0;
    int points = 0;
    for (int i = 0; i < game_.scoring_meeple_count(); ++i) {
        const ScoringMeeple meeple = game_.scoring_meeple(i);
        if (!game_.has_won(meeple.colour)) continue;
        names += count == 0 ? "" : left == 1 ? " and " : ", ";
        names += name_of(meeple.colour);
        points = meeple.total;
        ++count;
        --left;
    }
    return Words::of(names, count > 1 ? " share the win, " : " wins with ", counted(points, "point"));
}

/// Writes the expansions, for example "with the river, the abbot", on as many lines as needed.
void Legend::draw_expansions() {
    Words line = "with ";
    bool first = true;
    for (int i = 0; i < expansion_count; ++i) {
        const auto expansion = static_cast<Expansion>(i);
        if (!game_.rules().plays(expansion)) continue;
        const std::string_view title = expansion_title(expansion);
        if (!first) line += ",";
        if (!first && line.size() + title.size() >= most_letters) {
            small_words(line);
            line = "";
        } else if (!first) {
            line += " ";
        }
        line += title;
        first = false;
    }
    small_words(line);
    y_ += 3;
}

void Legend::draw_heading() {
    const std::string_view title = name_of_game(game_);
    words(margin, y_, title, title.size() > 24 ? 12.5_d : 15, palette_.words, "start", true);
    y_ += line_height;
    if (has_named_expansions(game_)) draw_expansions();
    words(margin, y_, level_and_turn(game_), small_size, palette_.faint_words);
    y_ += line_height + 4;
    const Decision open = game_.decision();
    if (open.kind == DecisionKind::over) {
        draw_end();
    } else {
        draw_decision();
    }
    if (open.kind == DecisionKind::lay_tile && open.tile_type >= 0) draw_drawn_tile(open.tile_type);
    if (open.kind == DecisionKind::hand) draw_hand(open.player);
    y_ += kinds_.has_further() ? 12 : 6;  // large figures are taller
}

void Legend::draw_decision() {
    Decimal x = margin;
    for (int i = 0; i < max_colours; ++i) {
        if (game_.player_of(static_cast<Colour>(i)) != game_.decision().player) continue;
        figure(static_cast<Colour>(i), x + 8);
        x += 18;
    }
    x += 4;
    const Words text = with_colours(Question(game_, {}, writer_.allocator()).act());
    constexpr Decimal width_of_letter = 6.5_d;
    if (x + width_of_letter * static_cast<int>(text.size()) > legend_width - margin) {
        x = margin;
        y_ += line_height;
    }
    words(x, y_, text, words_size, palette_.words);
    y_ += line_height;
}

/// Writes that the game is over, and the winners; for a team, the goal that it reached or the reason why it lost.
void Legend::draw_end() {
    const Outcome outcome = game_.outcome();
    const bool team = game_.goal() > 0;
    const char* const heading = !team                     ? "The game is over"
                                : outcome == Outcome::won ? "The game is won"
                                                          : "The game is lost";
    words(margin, y_, heading, words_size, palette_.words, "start", true);
    y_ += line_height - 2;
    writer_.tag("g").kind("outcome").open();
    if (!team) {
        small_words(winners());
    } else if (outcome == Outcome::won) {
        small_words(Words::of("the goal of ", game_.goal(), " points is reached"));
    } else {
        small_words(text_of_loss(game_.loss_reason()));
    }
    writer_.close("g");
    y_ += 6;
}

void Legend::draw_tile(int number, Decimal x, const char* name) {
    const TileType& type = game_.type(number);
    writer_.tag("g")
        .kind("drawn")
        .set("transform",
             Words::of(translation({x, y_ - 6}), " scale(", fine_number(drawn_tile_size / tile_width), ')'))
        .open();
    const Stamp stamp(type, 0, writer_.allocator());
    draw_landscape(writer_, DrawnTile{&stamp, {0, 0}, 0, "", type.id}, palette_, name);
    draw_printed_ghosts(writer_, stamp.tile, stamp.shape, {0, 0}, options_.numbers);
    writer_.close("g");
}

/// Draws the tiles of an open hand side by side. Does nothing for a hidden hand (HSE-2).
void Legend::draw_hand(int player) {
    constexpr const char* names[] = {"hand-0", "hand-1", "hand-2"};
    constexpr int most = 3;
    const int count = std::min(game_.hand_size(player), most);
    if (count == 0 || game_.hand(player, 0) < 0) return;
    for (int place = 0; place < count; ++place) {
        const Decimal x = margin + place * (drawn_tile_size + 10);
        draw_tile(game_.hand(player, place), x, names[place]);
        words(x, y_ + drawn_tile_size + 6, game_.type(game_.hand(player, place)).id, small_size, palette_.faint_words);
    }
    y_ += drawn_tile_size + 26;
}

void Legend::draw_drawn_tile(int number) {
    const TileType& type = game_.type(number);
    draw_tile(number, margin, "drawn");
    words(margin + drawn_tile_size + 12, y_ + 8, type.id, words_size, palette_.words, "start", true);
    words(margin + drawn_tile_size + 12, y_ + 26, Words::of(game_.unseen(number), " more unseen"), small_size,
          palette_.faint_words);
    y_ += drawn_tile_size + 10;
}

GameText title_of(const Game& game) {
    GameText expansions;
    for (int i = 0; has_named_expansions(game) && i < expansion_count; ++i) {
        const auto expansion = static_cast<Expansion>(i);
        if (game.rules().plays(expansion))
            (expansions += expansions.empty() ? " with " : ", ") += expansion_title(expansion);
    }
    return GameText::of(name_of_game(game), expansions, ", ", level_and_turn(game));
}

}  // namespace mistbank::render::svg
