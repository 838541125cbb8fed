#include "render/svg/legend.hpp"

#include <algorithm>

#include "render/svg/figures.hpp"
#include "render/svg/landscape.hpp"
#include "render/words.hpp"

namespace mistbank::render::svg {

namespace {

constexpr Decimal margin = 16;
constexpr Decimal line_height = 20;
constexpr Decimal words_size = 13;
constexpr Decimal small_size = 11;
constexpr Decimal inner_width = legend_width - 2 * margin;
constexpr Decimal drawn_tile_size = 64;
constexpr Decimal card_width = 26;
/// Figures beside words, and those of a whole supply.
constexpr Decimal figure_scale = 0.74_d;
constexpr Decimal supply_scale = 0.62_d;
/// Small letters on one line of the legend.
constexpr std::size_t most_letters = 38;

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
    const auto turn = Words::of("turn ", game.turn(), game.part() > 1 ? ", second part" : "");
    return game.goal() == 0 ? turn : Words::of("level ", game.rules().level, ", ", turn);
}

/// What is named beside the base game.
bool has_named_expansions(const Game& game) noexcept {
    return (game.rules().expansions & ~bit(Expansion::ghosts_castles_cemeteries)) != 0;
}

class Legend {
public:
    Legend(Writer& writer, const Game& game, const Palette& palette, const SvgOptions& options)
        : writer_(writer), game_(game), palette_(palette), options_(options), kinds_(kinds_in_play(game)) {}

    Decimal draw() {
        draw_heading();
        if (game_.goal() > 0) {
            draw_common_points();
        } else {
            draw_rivals();
        }
        draw_ghost_bar();
        draw_piles();
        draw_tokens();
        draw_hounds();
        if (game_.goal() > 0) draw_supplies();
        return bottom_ + margin;
    }

private:
    void words(Decimal x, Decimal y, std::string_view text, Decimal size, const char* ink, const char* anchor = "start",
               bool bold = false) {
        bottom_ = std::max(bottom_, y);
        Tag tag = writer_.tag("text");
        tag.set("x", x).set("y", y).set("font-size", size).set("fill", ink);
        if (*anchor != 's') tag.set("text-anchor", anchor);
        if (bold) tag.set("font-weight", "bold");
        tag.text(text);
    }
    void label(std::string_view text) { words(margin, y_, text, small_size, palette_.faint_words); }
    void value(std::string_view text) {
        words(legend_width - margin, y_, text, words_size, palette_.words, "end", true);
    }
    /// In small letters, on as many lines as it takes, which end with a comma if that leaves them long enough.
    void small_words(std::string_view text) {
        while (!text.empty()) {
            std::size_t end = text.size();
            if (end > most_letters) {
                const std::size_t comma = text.rfind(", ", most_letters - 1);
                const bool is_late = comma != std::string_view::npos && comma > most_letters / 2;
                end = is_late ? comma + 1 : std::min(text.rfind(' ', most_letters), text.size());
            }
            label(text.substr(0, end));
            text.remove_prefix(std::min(end + 1, text.size()));
            y_ += 14;
        }
    }
    void figure(Colour colour, Decimal x) {
        draw_figure(writer_, FigureKind::normal, colour, {x, y_ - 5}, figure_scale, options_.letters);
    }
    void bar(int part, int whole, const char* paint) {
        writer_.tag("rect")
            .set("x", margin)
            .set("y", y_)
            .set("width", inner_width)
            .set("height", 8)
            .set("rx", 4)
            .set("fill", palette_.bar)
            .end();
        const Decimal filled = inner_width * std::clamp(part, 0, whole) / whole;
        if (filled >= 1) {
            writer_.tag("rect")
                .set("x", margin)
                .set("y", y_)
                .set("width", std::max(filled, Decimal(8)))
                .set("height", 8)
                .set("rx", 4)
                .set("fill", paint)
                .end();
        }
        y_ += 8 + line_height;
    }

    Words decision() const;
    Words placing() const;
    Words winners() const;
    void draw_heading();
    void draw_expansions();
    void draw_decision();
    void draw_end();
    void draw_drawn_tile(int type);
    void draw_hand(int player);
    void draw_tile(int type, Decimal x, const char* name);
    void draw_common_points();
    void draw_rivals();
    Decimal draw_figures_in_supply(Colour colour);
    void draw_goods(Colour colour);
    void draw_notes(Colour colour);
    void draw_holdings(Colour colour);
    void draw_tiles_held(Colour colour);
    void draw_ghost_bar();
    void draw_piles();
    void draw_pile(int pile, Decimal x);
    void draw_tokens();
    void draw_hounds();
    void draw_supplies();

    Writer& writer_;
    const Game& game_;
    const Palette& palette_;
    const SvgOptions& options_;
    FigureKinds kinds_;
    Decimal y_ = margin + 14;
    Decimal bottom_ = 0;  ///< where the lowest words stand
};

Words Legend::decision() const {
    const Decision open = game_.decision();
    switch (open.kind) {
        case DecisionKind::over: return "";
        case DecisionKind::draw: return "draws a tile";
        case DecisionKind::lay_tile: return Words::of("lays tile ", type_name(game_, open.tile_type));
        case DecisionKind::bury: return "buries a meeple";
        case DecisionKind::ghost_on_cemetery: return "puts a ghost on a cemetery";
        case DecisionKind::haunt_meeple: return "puts a ghost on a meeple";
        case DecisionKind::place_meeple: return placing();
        case DecisionKind::order_of_scoring: return "chooses what is scored first";
        case DecisionKind::score_or_pacify: return "takes points, or ghosts away";
        case DecisionKind::scoring_colour: return "chooses who gets the points";
        case DecisionKind::place_hound: return Words::of("places hound ", roman(open.hound));
        case DecisionKind::hound_pacifies: return Words::of("lets hound ", roman(open.hound), " chase ghosts");
        case DecisionKind::lay_face_down: return "lays a tile face down";
        case DecisionKind::take: return "may take a meeple";
        case DecisionKind::exchange: return "chooses a prisoner";
        case DecisionKind::move_dragon: return "moves the dragon";
        case DecisionKind::abbey: return "lays the abbey, or draws";
        case DecisionKind::move_wagon: return "may move the wagon on";
        case DecisionKind::chance: return Words::of("tells ", chance_text(game_, writer_.allocator()));
        case DecisionKind::hand: return "lays a tile of the hand";
        case DecisionKind::flock: return "grows the flock, or guides it";
        case DecisionKind::land: return "lands with the meeple";
    }
    return "";
}

Words Legend::placing() const {
    const Offer offer = offer_of(game_, writer_.allocator());
    for (const ActionKind kind : {ActionKind::barn, ActionKind::portal, ActionKind::fly, ActionKind::fairy,
                                  ActionKind::princess, ActionKind::floor, ActionKind::tower, ActionKind::ransom,
                                  ActionKind::acrobat, ActionKind::pyramid, ActionKind::release}) {
        if (offer.has(kind)) return "may act once";
    }
    if (!offer.has(ActionKind::place)) return "may recall the abbot";
    if (!kinds_.has_further()) return "may place a meeple";
    return offer.has(ActionKind::recall) ? "may place or recall a figure" : "may place a figure";
}

/// "blue wins with 246 points".
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

/// "with the river, the abbot" on as many lines as it takes.
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
    y_ += kinds_.has_further() ? 12 : 6;  // large figures stand taller
}

void Legend::draw_decision() {
    Decimal x = margin;
    for (int i = 0; i < max_colours; ++i) {
        if (game_.player_of(static_cast<Colour>(i)) != game_.decision().player) continue;
        figure(static_cast<Colour>(i), x + 8);
        x += 18;
    }
    x += 4;
    const Words text = decision();
    constexpr Decimal width_of_letter = 6.5_d;
    if (x + width_of_letter * static_cast<int>(text.size()) > legend_width - margin) {
        x = margin;
        y_ += line_height;
    }
    words(x, y_, text, words_size, palette_.words);
    y_ += line_height;
}

/// Who has won, or why the team has lost.
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
        small_words(loss_text(game_.loss_reason()));
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

/// Side by side, where everybody sees the hands (HSE-2).
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

void Legend::draw_common_points() {
    for (int i = 0; i < game_.scoring_meeple_count(); ++i) {
        const ScoringMeeple meeple = game_.scoring_meeple(i);
        const bool common = meeple.colour == Colour::none;
        label(common ? "points" : "");
        if (!common) figure(meeple.colour, margin + 8);
        value(Words::of(meeple.total, " of ", game_.goal()));
        y_ += 7;
        bar(meeple.total, game_.goal(), common ? palette_.points : paint_of(meeple.colour).fill);
    }
}

void Legend::draw_rivals() {
    int most = 1;
    bool has_reserve = false;
    for (int i = 0; i < game_.scoring_meeple_count(); ++i) most = std::max(most, game_.scoring_meeple(i).total);
    for (int i = 0; i < game_.scoring_meeple_count(); ++i) {
        const ScoringMeeple meeple = game_.scoring_meeple(i);
        if (kinds_.has_further()) {
            constexpr Decimal room_for_points = 40;
            const Decimal end = draw_figures_in_supply(meeple.colour);
            if (end > legend_width - margin - room_for_points) y_ += line_height;
        } else {
            const Supply supply = game_.supply(meeple.colour);
            figure(meeple.colour, margin + 8);
            Words rest = counted(supply.of(FigureKind::normal), "meeple");
            const int guards = supply.of(FigureKind::guard);
            if (guards + supply.reserve > 0) (rest += ", ") += counted(guards, "guard");
            if (supply.reserve > 0) (rest += " +") += supply.reserve;
            words(margin + 22, y_, rest, small_size, palette_.faint_words);
        }
        value(Words::of(meeple.total));
        y_ += 7;
        bar(meeple.total, most, paint_of(meeple.colour).fill);
        if (game_.rules().plays(Expansion::traders_builders)) draw_goods(meeple.colour);
        draw_notes(meeple.colour);
        has_reserve = has_reserve || game_.supply(meeple.colour).reserve > 0;
    }
    if (!has_reserve) return;
    y_ -= 6;
    small_words("+ in reserve: guards that come when their colour's cemeteries close");
    y_ += 10;
}

/// How far a figure reaches from its middle, at the scale of the legend.
struct Reach {
    Decimal left;
    Decimal right;
};
Reach reach_of(FigureKind kind) noexcept {
    switch (kind) {
        case FigureKind::guard: return {8, 10};
        case FigureKind::large: return {10.5_d, 10.5_d};
        case FigureKind::abbot: return {6.5_d, 8.5_d};
        case FigureKind::builder: return {7, 10};
        case FigureKind::ringmaster: return {7, 12};
        case FigureKind::shepherd: return {8, 7.5_d};
        case FigureKind::pig: return {9.5_d, 9.5_d};
        case FigureKind::wagon:
        case FigureKind::barn: return {9, 9};
        default: return {7, 7};
    }
}

/// All figures of a colour, those that are on the board only faintly; returns where they end.
Decimal Legend::draw_figures_in_supply(Colour colour) {
    const Supply supply = game_.supply(colour);
    Decimal x = margin;
    for (int i = 0; i < figure_kinds; ++i) {
        const auto kind = static_cast<FigureKind>(i);
        if (!kinds_.has(kind)) continue;
        const int count = supply.of(kind);
        const Reach reach = reach_of(kind);
        if (x + reach.left + reach.right > legend_width - margin) {  // there are more than fit beside each other
            x = margin;
            y_ += 1.3_d * line_height;
        }
        x += reach.left;
        Tag group = writer_.tag("g");
        group.kind("supply").set("data-colour", name_of(colour)).set("data-kind", name_of(kind));
        group.set("data-count", Words::of(count));
        if (count == 0) group.fine("opacity", 0.25_d);
        group.open();
        draw_figure(writer_, kind, colour, {x, y_ - 4}, supply_scale, options_.letters);
        writer_.close("g");
        x += reach.right;
        if (kind <= FigureKind::guard) {
            Words number = Words::of(count);
            if (kind == FigureKind::guard && supply.reserve > 0) (number += "+") += supply.reserve;
            words(x + 2, y_, number, small_size, palette_.faint_words);
            x += 2 + 7.5_d * static_cast<int>(number.size());
        }
        x += 5;
    }
    return x;
}

void Legend::draw_goods(Colour colour) {
    const Supply supply = game_.supply(colour);
    y_ -= 7;
    Decimal x = margin + 7;
    for (int i = 0; i < good_kinds; ++i) {
        const char* name = name_of(static_cast<Good>(i));
        Tag group = writer_.tag("g");
        group.kind("goods").set("data-colour", name_of(colour)).set("data-good", name);
        group.set("data-count", Words::of(supply.goods[i]));
        if (supply.goods[i] == 0) group.fine("opacity", 0.35_d);
        group.open();
        writer_.use(name)
            .set("transform", Words::of(translation({x, y_ - 4}), " scale(", fine_number(0.74_d), ')'))
            .end();
        words(x + 11, y_, Words::of(supply.goods[i]), small_size, palette_.words);
        writer_.close("g");
        x += 38;
    }
    y_ += line_height + 6;
}

/// What stands below the points and goods of a colour, and room for the figures of the next one.
void Legend::draw_notes(Colour colour) {
    const Decimal begin = y_ - 6;
    y_ = begin;
    draw_holdings(colour);
    draw_tiles_held(colour);
    y_ += y_ > begin ? 8 : 6;
    if (kinds_.has_further()) y_ += 8;  // large figures stand taller
}

/// Floors, the abbey, and prisoners: "7 floors, an abbey, holds green's wagon".
void Legend::draw_holdings(Colour colour) {
    const Supply supply = game_.supply(colour);
    Words text;
    const auto add = [&](const auto&... parts) {
        if (!text.empty()) text += ", ";
        text += Words::of(parts...);
    };
    if (game_.rules().plays(Expansion::tower)) add(counted(supply.floors, "floor"));
    if (supply.abbeys > 0) add("an abbey");
    if (supply.sheep > 0) add(supply.sheep, " sheep");
    for (int i = 0; i < game_.prisoner_count(); ++i) {
        const Prisoner prisoner = game_.prisoner(i);
        if (prisoner.holder == colour) add("holds ", name_of(prisoner.colour), "'s ", kind_text(prisoner.kind));
    }
    if (text.empty()) return;
    writer_.tag("g").kind("holdings").set("data-colour", name_of(colour)).open();
    small_words(text);
    writer_.close("g");
}

/// Told once, with the first colour of the player.
void Legend::draw_tiles_held(Colour colour) {
    const int player = game_.player_of(colour);
    for (int i = 0; i < static_cast<int>(colour); ++i) {
        if (game_.player_of(static_cast<Colour>(i)) == player) return;
    }
    const Words hand = hand_text(game_, player);
    if (hand.empty()) return;
    writer_.tag("g").kind("hand").set("data-player", Words::of(player)).open();
    small_words(Words::of("in the hand: ", hand));
    writer_.close("g");
}

void Legend::draw_ghost_bar() {
    const int all = game_.ghosts_on_board() + game_.ghost_supply();
    if (all == 0) return;
    label("ghosts on the board");
    value(Words::of(game_.ghosts_on_board(), " of ", all));
    y_ += 7;
    bar(game_.ghosts_on_board(), all, palette_.ghosts);
}

void Legend::draw_piles() {
    const int river = river_tiles_left(game_);
    label(game_.pile_count() > 1 ? Words("piles")
          : river == 0           ? Words("tiles to draw")
                                 : Words::of("tiles to draw, the river\'s ", river, " first"));
    for (int pile = 0; pile < game_.pile_count(); ++pile) {
        const int from_last = game_.pile_count() - pile;
        draw_pile(pile, legend_width - margin + 2 - from_last * (card_width + 10));
    }
    y_ += line_height + 8;
}

void Legend::draw_pile(int pile, Decimal x) {
    const bool active = pile == game_.active_pile();
    const int size = game_.pile_size(pile);
    for (int card = size > 0 ? 2 : 0; card >= 0; --card) {
        writer_.tag("rect")
            .at({x + card * 2, y_ - 14 - card * 2})
            .set("width", card_width)
            .set("height", 20)
            .set("rx", 3)
            .set("fill", palette_.back)
            .set("stroke", active ? palette_.last : palette_.back_line)
            .set("stroke-width", active ? 1.6_d : 1)
            .fine("opacity", size > 0 ? 1 : 0.3_d)
            .end();
    }
    words(x + card_width / 2, y_, Words::of(size), small_size, "#fff", "middle", true);
}

/// What lies in the bag, under hills, and of animals beside the board, as far as everybody knows it.
void Legend::draw_tokens() {
    const Rules& rules = game_.rules();
    if (rules.plays(Expansion::hills_sheep)) {
        writer_.tag("g").kind("bag").open();
        const int hidden = game_.tiles_under_hills();
        const auto hills = hidden == 0 ? Words() : Words::of("; ", counted(hidden, "tile"), " under hills");
        small_words(Words::of("sheep in the bag: ", bag_text(game_), hills));
        writer_.close("g");
    }
    if (rules.plays(Expansion::big_top)) {
        writer_.tag("g").kind("animals").open();
        const Words animals = animals_text(game_);
        small_words(animals.empty() ? Words("no animal is left to show") : Words::of("animals not shown: ", animals));
        writer_.close("g");
    }
}

void Legend::draw_hounds() {
    for (const int hound : {1, 2}) {
        if (game_.hound_number(hound) == 0) continue;
        auto where = Words::of("comes at ", game_.hound_number(hound));
        if (game_.hound_arrived(hound)) where = game_.hound_meeple(hound) >= 0 ? "on the board" : "gone";
        label(Words::of("hound ", roman(hound)));
        words(legend_width - margin, y_, where, words_size, palette_.words, "end");
        y_ += line_height;
    }
    y_ += 4;
}

void Legend::draw_supplies() {
    label("supply");
    constexpr Decimal step = 36;
    Decimal x = legend_width - margin;
    for (int i = max_colours - 1; i >= 0; --i) {
        const auto colour = static_cast<Colour>(i);
        if (game_.player_of(colour) < 0) continue;
        words(x, y_, Words::of(game_.supply(colour).of(FigureKind::normal)), words_size, palette_.words, "end");
        figure(colour, x - 18);
        x -= step;
    }
    y_ += line_height;
}

}  // namespace

Decimal draw_legend(Writer& writer, const Game& game, const Palette& palette, const SvgOptions& options) {
    return Legend(writer, game, palette, options).draw();
}

Words title_of(const Game& game) {
    Words expansions;
    for (int i = 0; has_named_expansions(game) && i < expansion_count; ++i) {
        const auto expansion = static_cast<Expansion>(i);
        if (game.rules().plays(expansion))
            (expansions += expansions.empty() ? " with " : ", ") += expansion_title(expansion);
    }
    return Words::of(name_of_game(game), expansions, ", ", level_and_turn(game));
}

}  // namespace mistbank::render::svg
