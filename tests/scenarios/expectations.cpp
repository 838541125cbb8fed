#include "scenarios/expectations.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "scenarios/words.hpp"
#include "support/facts.hpp"

namespace mistbank::scenarios {
namespace {

/// The game, and the number of the first event to check.
struct View {
    const Game& game;
    std::size_t first_event;
};

[[noreturn]] void mismatch(const std::string& expected, const std::string& found) {
    throw Failure("expected: " + expected + "\n  found:    " + found);
}

void same(const std::string& what, const std::string& expected, const std::string& found) {
    if (expected != found) mismatch(what + " " + expected, what + " " + found);
}

void same(const std::string& what, long expected, long found) {
    same(what, std::to_string(expected), std::to_string(found));
}

std::string yes_or_no(bool truth) { return truth ? "yes" : "no"; }

std::string text_of(Cell cell) { return std::to_string(cell.x) + "," + std::to_string(cell.y); }

std::string text_of(Place place) { return text_of(place.cell) + "/" + std::to_string(place.segment); }

std::string list_of(const Game& game, const std::vector<Action>& actions) {
    std::string text;
    for (const Action& action : actions) text += (text.empty() ? "" : "; ") + game.text_of(action);
    return text.empty() ? "none" : text;
}

// --- searching the table -------------------------------------------------------------------------------------------

int tile_at(const Game& game, Cell cell) {
    const int tile = game.tile_at(cell.x, cell.y);
    if (tile < 0) mismatch("a tile at " + text_of(cell), "the cell is empty");
    return tile;
}

int face_up_tile(const Game& game, Place place) {
    const int tile = tile_at(game, place.cell);
    const LaidTile laid = game.tile(tile);
    if (laid.face_down) mismatch("a face-up tile at " + text_of(place.cell), "it lies face down");
    if (place.segment < 0 || place.segment >= game.type(laid.type).segment_count)
        throw Failure("the tile at " + text_of(place.cell) + " has no segment " + std::to_string(place.segment));
    return tile;
}

int type_named(const Game& game, const std::string& id) {
    const int type = game.type_named(id);
    if (type < 0) throw Failure("unknown tile type \"" + id + "\"");
    return type;
}

Colour read_colour(const std::string& name) {
    const Colour colour = colour_named(name);
    if (colour == Colour::none) throw Failure("unknown colour \"" + name + "\"");
    return colour;
}

Source read_source(const std::string& name) {
    for (int source = 0; source < source_count; ++source)
        if (name == name_of(static_cast<Source>(source))) return static_cast<Source>(source);
    throw Failure("unknown source of points \"" + name + "\"");
}

int read_hound(Words& words) {
    const int hound = words.take_number();
    if (hound != 1 && hound != 2) throw Failure("the number of a hound must be 1 or 2");
    return hound;
}

/// Returns the scoring meeple of the colour at the end of the line; without a colour, the common scoring meeple.
ScoringMeeple read_scoring_meeple(const Game& game, Words& words) {
    const Colour colour = words.at_end() ? Colour::none : read_colour(words.take());
    words.demand_end();
    for (int index = 0; index < game.scoring_meeple_count(); ++index)
        if (game.scoring_meeple(index).colour == colour) return game.scoring_meeple(index);
    mismatch(std::string("a scoring meeple of colour ") + name_of(colour), "there is none");
}

std::string name_of_figure(const FigureView& figure) {
    return std::string(name_of(figure.kind)) + " " + name_of(figure.colour);
}

Place place_of_figure(const Game& game, const FigureView& figure) {
    const LaidTile tile = game.tile(figure.tile);
    return {{tile.x, tile.y}, figure.segment};
}

std::string meeples_of(const Game& game) {
    std::string text;
    for (int index = 0; index < game.figure_count(); ++index) {
        const FigureView meeple = game.figure(index);
        text += std::string(text.empty() ? "" : ", ") + (meeple.buried ? "buried " : "") + name_of_figure(meeple) +
                " at " + text_of(place_of_figure(game, meeple)) + (meeple.fairy ? " with the fairy" : "");
    }
    return text.empty() ? "no meeple on the board" : text;
}

std::string cell_of_tile(const Game& game, int tile) {
    if (tile < 0) return "aside";
    return "at " + text_of(Cell{game.tile(tile).x, game.tile(tile).y});
}

// --- the decision --------------------------------------------------------------------------------------------------

std::map<std::string, std::string> values_of(const Game& game, const Decision& decision) {
    return {{"player", std::to_string(decision.player)},
            {"points", std::to_string(decision.points)},
            {"colour", name_of(decision.colour)},
            {"hound", std::to_string(decision.hound)},
            {"x", std::to_string(decision.x)},
            {"y", std::to_string(decision.y)},
            {"segment", std::to_string(decision.segment)},
            {"tile", decision.tile_type < 0 ? "none" : game.type(decision.tile_type).id}};
}

/// Takes the rest of the line as key=value pairs. Checks that each pair occurs in `values`.
void expect_values(const std::string& what, const std::map<std::string, std::string>& values, Words& words) {
    while (!words.at_end()) {
        const auto [key, expected] = key_and_value(words.take());
        const auto found = values.find(key);
        if (found == values.end()) throw Failure("the " + what + " has no key \"" + key + "\"");
        same(key + " of the " + what, expected, found->second);
    }
}

void expect_decision(const View& view, Words& words) {
    const Decision decision = view.game.decision();
    same("decision", words.take(), name_of(decision.kind));
    expect_values("decision", values_of(view.game, decision), words);
}

void expect_player(const View& view, Words& words) { same("player", words.take_number(), view.game.active_player()); }

/// Checks the player who must answer (MEET-23).
void expect_decider(const View& view, Words& words) {
    const int expected = words.take_number();
    same("decider", expected, view.game.deciding_player());
    same("player of the decision", expected, view.game.decision().player);
}

void expect_actions(const View& view, Words& words) {
    std::vector<Action> expected;
    for (const std::string& text : split(words.rest(), ';')) expected.push_back(read_action(view.game, text));
    const std::vector<Action> found = view.game.legal_actions();
    if (!std::is_permutation(expected.begin(), expected.end(), found.begin(), found.end()))
        mismatch("exactly " + list_of(view.game, expected), list_of(view.game, found));
}

bool is_listed(const Game& game, Action action) {
    const std::vector<Action> legal = game.legal_actions();
    return std::find(legal.begin(), legal.end(), action) != legal.end();
}

void expect_action(const View& view, Words& words) {
    const Action action = read_action(view.game, words.rest());
    if (!is_listed(view.game, action)) mismatch("legal: " + view.game.text_of(action), "it is not listed");
}

void expect_no_action(const View& view, Words& words) {
    const Action action = read_action(view.game, words.rest());
    if (is_listed(view.game, action)) mismatch("not legal: " + view.game.text_of(action), "it is listed");
}

// --- points and ghosts ---------------------------------------------------------------------------------------------

void expect_total(const View& view, Words& words) {
    const int total = words.take_number();
    same("total", total, read_scoring_meeple(view.game, words).total);
}

/// Checks the points from one source. For example, "tally 7 roads red": red has 7 points from roads.
void expect_tally(const View& view, Words& words) {
    const int points = words.take_number();
    const Source source = read_source(words.take());
    const Colour colour = read_scoring_meeple(view.game, words).colour;
    for (int index = 0; index < view.game.scoring_meeple_count(); ++index) {
        const TallyView tally = view.game.tally(index);
        if (tally.colour == colour) same(std::string("points from ") + name_of(source), points, tally.from(source));
    }
}

void expect_space(const View& view, Words& words) {
    const int space = words.take_number();
    words.demand("lap");
    const int lap = words.take_number();
    const ScoringMeeple meeple = read_scoring_meeple(view.game, words);
    same("space", space, meeple.space);
    same("lap", lap, meeple.lap);
}

void expect_ghosts(const View& view, Words& words) {
    if (words.accept("on")) {
        words.demand("board");
        same("ghosts on board", words.take_number(), view.game.ghosts_on_board());
        return;
    }
    const int ghosts = words.take_number();
    words.demand("at");
    const Cell cell = cell_of(words.take());
    same("ghosts at " + text_of(cell), ghosts, view.game.tile(tile_at(view.game, cell)).ghosts);
}

void expect_ghost(const View& view, Words& words) {
    words.demand("supply");
    same("ghost supply", words.take_number(), view.game.ghost_supply());
}

// --- meeples and hounds --------------------------------------------------------------------------------------------

void expect_supply(const View& view, Words& words) {
    const Colour colour = read_colour(words.take());
    const FigureKind kind = words.count_left() > 1 ? read_kind(words.take()) : FigureKind::normal;
    same(std::string("supply of ") + name_of(colour) + " " + name_of(kind), words.take_number(),
         view.game.supply(colour).of(kind));
}

void expect_guards(const View& view, Words& words) {
    const Colour colour = read_colour(words.take());
    same(std::string("guards of ") + name_of(colour), words.take_number(),
         view.game.supply(colour).of(FigureKind::guard));
}

void expect_reserve(const View& view, Words& words) {
    const Colour colour = read_colour(words.take());
    same(std::string("reserve of ") + name_of(colour), words.take_number(), view.game.supply(colour).reserve);
}

void expect_goods(const View& view, Words& words) {
    const Colour colour = read_colour(words.take());
    for (int good = 0; good < good_kinds; ++good) {
        same(std::string(name_of(static_cast<Good>(good))) + " of " + name_of(colour), words.take_number(),
             view.game.supply(colour).goods[good]);
    }
}

void expect_part(const View& view, Words& words) { same("part", words.take_number(), view.game.part()); }

void expect_turn(const View& view, Words& words) { same("turn", words.take_number(), view.game.turn()); }

/// Reads "COLOUR at X,Y/S". Returns whether a figure of this colour and kind stands on the segment, perhaps with other
/// figures (MEET-22).
bool stands_there(const View& view, Words& words, FigureKind kind, std::string& what) {
    const Colour colour = read_colour(words.take());
    words.demand("at");
    const Place place = place_of(words.take());
    const int tile = face_up_tile(view.game, place);
    what = std::string(name_of(kind)) + " " + name_of(colour) + " at " + text_of(place);
    for (int index = 0; index < view.game.figure_count(); ++index) {
        const FigureView figure = view.game.figure(index);
        if (figure.tile == tile && figure.segment == place.segment && figure.colour == colour && figure.kind == kind &&
            !figure.buried) {
            return true;
        }
    }
    return false;
}

void expect_figure(const View& view, Words& words, FigureKind kind) {
    std::string what;
    if (!stands_there(view, words, kind, what)) mismatch(what, meeples_of(view.game));
}

void expect_no_figure(const View& view, Words& words) {
    std::string what;
    const FigureKind kind = read_kind(words.take());
    if (stands_there(view, words, kind, what)) mismatch("no " + what, meeples_of(view.game));
}

void expect_meeple(const View& view, Words& words) { expect_figure(view, words, FigureKind::normal); }

void expect_guard(const View& view, Words& words) { expect_figure(view, words, FigureKind::guard); }

void expect_any_figure(const View& view, Words& words) {
    const FigureKind kind = read_kind(words.take());
    expect_figure(view, words, kind);
}

void expect_haunted(const View& view, Words& words) {
    const int ghosts = words.take_number();
    words.demand("at");
    const Place place = place_of(words.take());
    const int meeple = view.game.figure_on(face_up_tile(view.game, place), place.segment);
    if (meeple < 0) mismatch("a meeple at " + text_of(place), meeples_of(view.game));
    same("ghosts on the meeple at " + text_of(place), ghosts, view.game.figure(meeple).ghosts);
}

void expect_no_meeple(const View& view, Words& words) {
    words.demand("at");
    const Place place = place_of(words.take());
    if (view.game.figure_on(face_up_tile(view.game, place), place.segment) >= 0)
        mismatch("no meeple at " + text_of(place), meeples_of(view.game));
}

int buried_meeples(const Game& game) {
    int count = 0;
    for (int index = 0; index < game.figure_count(); ++index) count += game.figure(index).buried;
    return count;
}

bool is_buried_at(const Game& game, Colour colour, int tile) {
    for (int index = 0; index < game.figure_count(); ++index) {
        const FigureView meeple = game.figure(index);
        if (meeple.buried && meeple.colour == colour && meeple.tile == tile) return true;
    }
    return false;
}

void expect_buried(const View& view, Words& words) {
    const std::string first = words.take();
    if (!words.accept("at")) return same("buried meeples", number_of<int>(first), buried_meeples(view.game));
    const Cell cell = cell_of(words.take());
    if (!is_buried_at(view.game, read_colour(first), tile_at(view.game, cell)))
        mismatch("buried " + first + " at " + text_of(cell), meeples_of(view.game));
}

std::string whereabouts(const Game& game, int hound) {
    const int meeple = game.hound_meeple(hound);
    if (meeple < 0) return game.hound_arrived(hound) ? "gone" : "waiting";
    const LaidTile tile = game.tile(game.figure(meeple).tile);
    return "at " + text_of(Place{{tile.x, tile.y}, game.figure(meeple).segment});
}

void expect_hound(const View& view, Words& words) {
    const int hound = read_hound(words);
    std::string expected = words.take();
    if (expected == "at") {
        expected += " " + text_of(place_of(words.take()));
    } else if (expected != "waiting" && expected != "gone") {
        throw Failure("unknown place of a hound \"" + expected + "\"");
    }
    same("hound " + std::to_string(hound), expected, whereabouts(view.game, hound));
}

// --- results of expansions ----------------------------------------------------------------------------------------

void expect_dragon(const View& view, Words& words) {
    std::string expected = words.take();
    if (expected == "at") expected += " " + text_of(cell_of(words.take()));
    same("dragon", expected, cell_of_tile(view.game, view.game.dragon_tile()));
}

std::string company_of_fairy(const Game& game) {
    for (int index = 0; index < game.figure_count(); ++index) {
        const FigureView figure = game.figure(index);
        if (figure.fairy) return name_of_figure(figure) + " at " + text_of(place_of_figure(game, figure));
    }
    return "nobody";
}

void expect_fairy(const View& view, Words& words) {
    if (words.accept("with")) return same("fairy with", words.rest(), company_of_fairy(view.game));
    std::string expected = words.take();
    if (expected == "at") expected += " " + text_of(cell_of(words.take()));
    same("fairy", expected, cell_of_tile(view.game, view.game.fairy_tile()));
}

void expect_floors(const View& view, Words& words) {
    const std::string first = words.take();
    if (words.accept("at")) {
        const Cell cell = cell_of(words.take());
        same("floors at " + text_of(cell), number_of<int>(first), view.game.tile(tile_at(view.game, cell)).floors);
        return;
    }
    same("floors of " + first, words.take_number(), view.game.supply(read_colour(first)).floors);
}

/// Returns a sorted list such as "meeple red; large red"; "none" if it is empty.
std::string list_of_prisoners(std::vector<std::string> prisoners) {
    std::sort(prisoners.begin(), prisoners.end());
    std::string text;
    for (const std::string& prisoner : prisoners) text += (text.empty() ? "" : "; ") + prisoner;
    return text;
}

void expect_prisoners(const View& view, Words& words) {
    words.demand("of");
    const Colour holder = read_colour(words.take());
    const std::vector<std::string> expected = split(words.rest(), ';');
    std::vector<std::string> found;
    for (int index = 0; index < view.game.prisoner_count(); ++index) {
        const Prisoner prisoner = view.game.prisoner(index);
        if (prisoner.holder == holder)
            found.push_back(std::string(name_of(prisoner.kind)) + " " + name_of(prisoner.colour));
    }
    if (found.empty()) found.push_back("none");
    same(std::string("prisoners of ") + name_of(holder), list_of_prisoners(expected), list_of_prisoners(found));
}

void expect_abbeys(const View& view, Words& words) {
    const Colour colour = read_colour(words.take());
    same(std::string("abbeys of ") + name_of(colour), words.take_number(), view.game.supply(colour).abbeys);
}

/// Takes the remaining numbers of the line; there must be at least one.
std::vector<int> take_numbers(Words& words) {
    std::vector<int> numbers;
    do numbers.push_back(words.take_number());
    while (!words.at_end());
    return numbers;
}

std::string list_of_numbers(const std::vector<int>& numbers) {
    std::string text;
    for (const int number : numbers) text += (text.empty() ? "" : " ") + std::to_string(number);
    return text.empty() ? "none" : text;
}

constexpr int most_sheep = 4;  // largest number of sheep on a token

/// Checks the tokens of a flock: their numbers of sheep in ascending order.
void expect_flock(const View& view, Words& words) {
    const Colour colour = read_colour(words.take());
    std::vector<int> found;
    for (int number = 1; number <= most_sheep; ++number)
        found.insert(found.end(), static_cast<std::size_t>(view.game.flock(colour, number)), number);
    const std::vector<int> expected = words.accept("none") ? std::vector<int>() : take_numbers(words);
    same(std::string("flock of ") + name_of(colour), list_of_numbers(expected), list_of_numbers(found));
}

void expect_sheep(const View& view, Words& words) {
    const Colour colour = read_colour(words.take());
    same(std::string("sheep of ") + name_of(colour), words.take_number(), view.game.supply(colour).sheep);
}

/// Checks the number of wolves in the bag, and the numbers of tokens with one, two, three and four sheep.
void expect_bag(const View& view, Words& words) {
    std::vector<int> found;
    for (int number = 0; number <= most_sheep; ++number) found.push_back(view.game.sheep_in_bag(number));
    same("bag", list_of_numbers(take_numbers(words)), list_of_numbers(found));
}

void expect_big(const View& view, Words& words) {
    words.demand("top");
    std::string expected = words.take();
    if (expected == "at") expected += " " + text_of(cell_of(words.take()));
    same("big top", expected, cell_of_tile(view.game, view.game.big_top_tile()));
}

void expect_animals(const View& view, Words& words) {
    const int number = words.take_number();
    same("unseen animals of number " + std::to_string(number), words.take_number(), view.game.animals_unseen(number));
}

void expect_under(const View& view, Words& words) {
    words.demand("hills");
    same("tiles under hills", words.take_number(), view.game.tiles_under_hills());
}

// --- the eight small boxes ------------------------------------------------------------------------------------------

/// Checks ingots: on a tile ("gold 1,0 2"), left to be placed ("gold aside 14"), or held by a colour ("gold of red 3").
void expect_gold(const View& view, Words& words) {
    const Game& game = view.game;
    if (words.accept("aside")) return same("gold aside", words.take_number(), game.fact("ingots_aside"));
    if (words.accept("of")) {
        const std::string name = words.take();
        return same("gold of " + name, words.take_number(), game.fact("ingots_held", read_colour(name)));
    }
    const Cell cell = cell_of(words.take());
    same("gold " + text_of(cell), words.take_number(), game.fact("ingots", tile_at(game, cell)));
}

std::string text_of(const Game& game, PlaceFact spot) {
    if (spot.tile < 0) return "aside";
    const LaidTile tile = game.tile(spot.tile);
    return text_of(Place{{tile.x, tile.y}, spot.segment});
}

void expect_mage(const View& view, Words& words) {
    same("mage", words.take(), text_of(view.game, place_of(view.game, "mage")));
}
void expect_witch(const View& view, Words& words) {
    same("witch", words.take(), text_of(view.game, place_of(view.game, "witch")));
}

/// Checks the space of a robber, for example "robber red 18" or "robber red supply".
void expect_robber(const View& view, Words& words) {
    const std::string name = words.take();
    const int space = view.game.fact("robber", read_colour(name));
    same("robber " + name, words.take(), space < 0 ? "supply" : std::to_string(space));
}

/// Checks the points that a courier shows, for example "courier red 5".
void expect_courier(const View& view, Words& words) {
    const std::string name = words.take();
    same("courier " + name, words.take_number(), view.game.fact("courier", read_colour(name)));
}

/// Checks the messages seen, in the order in which they were first drawn, for example "messages 3 1 8" or "messages
/// none".
void expect_messages(const View& view, Words& words) {
    std::string found;
    for (int index = 0; index < view.game.fact_size("messages"); ++index)
        found += (index > 0 ? " " : "") + std::to_string(view.game.fact("messages", 0, index));
    same("messages", words.rest(), found.empty() ? "none" : found);
}

/// Checks the message of the current decision, for example "message 3".
void expect_message(const View& view, Words& words) {
    same("message", words.take_number(), view.game.decision().number);
}

/// Checks the ferries, in the order in which their tiles were laid. Examples: "ferries 1,0/0+2 3,0/1+2" or "ferries none".
void expect_ferries(const View& view, Words& words) {
    std::string found;
    for (int index = 0; index < ferry_count(view.game); ++index) {
        const FerryFact ferry = ferry_of(view.game, index);
        found +=
            (index > 0 ? " " : "") + text_of(view.game, {ferry.tile, ferry.one}) + "+" + std::to_string(ferry.other);
    }
    same("ferries", words.rest(), found.empty() ? "none" : found);
}

/// Checks the owner of the king and the size of the largest city in tiles, for example "king red 4" or "king none 0".
void expect_king(const View& view, Words& words) {
    same("king", words.rest(),
         std::string(name_of(holder_of(view.game, "king"))) + " " + std::to_string(view.game.fact("largest_city")));
}
void expect_baron(const View& view, Words& words) {
    same("baron", words.rest(),
         std::string(name_of(holder_of(view.game, "baron"))) + " " + std::to_string(view.game.fact("longest_road")));
}

// --- tiles and piles -----------------------------------------------------------------------------------------------

void expect_active(const View& view, Words& words) {
    words.demand("pile");
    same("active pile", words.take_number(), view.game.active_pile() + 1);
}

void expect_pile(const View& view, Words& words) {
    const int pile = words.take_number();
    if (pile < 1 || pile > view.game.pile_count()) throw Failure("there is no pile " + std::to_string(pile));
    same("tiles in pile " + std::to_string(pile), words.take_number(), view.game.pile_size(pile - 1));
}

void expect_set(const View& view, Words& words) {
    words.demand("aside");
    std::string expected;
    while (!words.at_end()) expected += " " + view.game.type(type_named(view.game, words.take())).id;
    std::string found;
    for (int index = 0; index < view.game.set_aside_count(); ++index)
        found += " " + view.game.type(view.game.set_aside(index)).id;
    same("set aside", expected, found);
}

void expect_tile(const View& view, Words& words) {
    const std::string id = view.game.type(type_named(view.game, words.take())).id;
    words.demand("at");
    const Cell cell = cell_of(words.take());
    const LaidTile tile = view.game.tile(tile_at(view.game, cell));
    same("tile at " + text_of(cell), id, tile.type < 0 ? "unknown" : view.game.type(tile.type).id);
}

void expect_face(const View& view, Words& words) {
    words.demand("down");
    words.demand("at");
    const Cell cell = cell_of(words.take());
    same("face down at " + text_of(cell), "yes", yes_or_no(view.game.tile(tile_at(view.game, cell)).face_down));
}

void expect_empty(const View& view, Words& words) {
    const Cell cell = cell_of(words.take());
    same("empty " + text_of(cell), "yes", yes_or_no(view.game.tile_at(cell.x, cell.y) < 0));
}

void expect_unseen(const View& view, Words& words) {
    const std::string id = words.take();
    same("unseen " + id, words.take_number(), view.game.unseen(type_named(view.game, id)));
}

void expect_drawable(const View& view, Words& words) {
    const std::string id = words.take();
    same("drawable " + id, words.take_number(), view.game.drawable(type_named(view.game, id)));
}

int player_of(const Game& game, const std::string& name) {
    const Colour colour = read_colour(name);
    const Rules& rules = game.rules();
    for (int player = 0; player < rules.players; ++player)
        if (rules.colours[player] == colour) return player;
    throw Failure("no player has the colour " + name);
}

/// Reads "for red", "for nobody" or "for host". Without these words, the viewer is the host.
int read_viewer(const Game& game, Words& words) {
    if (!words.accept("for")) return the_host;
    const std::string name = words.take();
    if (name == "host") return the_host;
    return name == "nobody" ? nobody_in_particular : player_of(game, name);
}

/// Checks the tiles in a hand in the order in which they were taken. "?" means a tile that is hidden from the viewer or
/// that nobody has named.
void expect_hand(const View& view, Words& words) {
    const std::string name = words.take();
    const int player = player_of(view.game, name);
    const int viewer = read_viewer(view.game, words);
    std::string found;
    for (int place = 0; place < view.game.hand_size(player); ++place) {
        const int type = view.game.hand(player, place, viewer);
        found += " " + (type < 0 ? "?" : std::string(view.game.type(type).id));
    }
    std::string expected;
    if (!words.accept("none")) {
        do {
            const std::string tile = words.take();
            expected += " " + (tile == "?" ? tile : std::string(view.game.type(type_named(view.game, tile)).id));
        } while (!words.at_end());
    }
    same("hand of " + name, expected, found);
}

void expect_outcome(const View& view, Words& words) {
    static const std::map<Outcome, std::string> outcomes = {
        {Outcome::open, "open"}, {Outcome::won, "won"}, {Outcome::lost, "lost"}, {Outcome::finished, "finished"}};
    static const std::map<LossReason, std::string> reasons = {{LossReason::none, ""},
                                                              {LossReason::ghosts, " ghosts"},
                                                              {LossReason::tiles, " tiles"},
                                                              {LossReason::pile, " pile"}};
    same("outcome", words.rest(), outcomes.at(view.game.outcome()) + reasons.at(view.game.loss_reason()));
}

void expect_winners(const View& view, Words& words) {
    std::string expected;
    std::string found;
    std::vector<Colour> wanted;
    while (!words.at_end()) wanted.push_back(read_colour(words.take()));
    for (int index = 0; index < max_colours; ++index) {
        const Colour colour = static_cast<Colour>(index);
        if (std::count(wanted.begin(), wanted.end(), colour) > 0) expected += std::string(" ") + name_of(colour);
        if (view.game.has_won(colour)) found += std::string(" ") + name_of(colour);
    }
    same("winners", expected, found);
}

bool read_truth(Words& words) {
    const std::string text = words.take();
    if (text != "yes" && text != "no") throw Failure("\"" + text + "\" is neither yes nor no");
    return text == "yes";
}

void expect_last(const View& view, Words& words) {
    if (words.accept("round")) {
        same("last round", yes_or_no(read_truth(words)), yes_or_no(view.game.in_last_round()));
        return;
    }
    words.demand("draw");
    same("last draw", words.take_number(), static_cast<long>(view.game.last_draw()));
}

// --- features ------------------------------------------------------------------------------------------------------

int meeples_on(const Feature& feature) {
    int count = 0;
    for (const int meeples : feature.meeples) count += meeples;
    return count;
}

// Returns the marks of a feature, for example "inn" or "wine,cloth"; "none" if there are none.
std::string marks_of(const Feature& feature) {
    std::string text;
    for (unsigned mark = 0; mark < 32; ++mark) {
        if ((feature.marks >> mark & 1u) != 0)
            text += (text.empty() ? "" : ",") + std::string(name_of(static_cast<Mark>(mark)));
    }
    return text.empty() ? "none" : text;
}

std::map<std::string, std::string> values_of(const Feature& feature) {
    return {{"kind", name_of(feature.kind)},
            {"tiles", std::to_string(feature.tiles)},
            {"open", std::to_string(feature.open_sides)},
            {"coats", std::to_string(feature.coats)},
            {"ghosts", std::to_string(feature.ghosts)},
            {"complete", yes_or_no(feature.complete)},
            {"haunted", yes_or_no(feature.haunted)},
            {"cities", std::to_string(feature.cities)},
            {"worth", std::to_string(feature.worth)},
            {"marks", marks_of(feature)},
            {"wine", std::to_string(feature.goods[0])},
            {"grain", std::to_string(feature.goods[1])},
            {"cloth", std::to_string(feature.goods[2])},
            {"meeples", std::to_string(meeples_on(feature))}};
}

void expect_feature(const View& view, Words& words) {
    const Place place = place_of(words.take());
    const auto values = values_of(view.game.feature(face_up_tile(view.game, place), place.segment));
    if (words.at_end()) throw Failure("a key=value pair is missing after the feature");
    expect_values("feature at " + text_of(place), values, words);
}

// --- events --------------------------------------------------------------------------------------------------------

using EventField = long (*)(const Event&);

const std::map<std::string, EventField>& event_fields() {
    static const std::map<std::string, EventField> fields = {
        {"player", [](const Event& event) -> long { return event.player; }},
        {"colour", [](const Event& event) -> long { return static_cast<long>(event.colour); }},
        {"segment", [](const Event& event) -> long { return event.segment; }},
        {"x", [](const Event& event) -> long { return event.x; }},
        {"y", [](const Event& event) -> long { return event.y; }},
        {"from_x", [](const Event& event) -> long { return event.from_x; }},
        {"from_y", [](const Event& event) -> long { return event.from_y; }},
        {"from_segment", [](const Event& event) -> long { return event.from_segment; }},
        {"feature", [](const Event& event) -> long { return event.feature; }},
        {"count", [](const Event& event) -> long { return event.count; }},
        {"figure", [](const Event& event) -> long { return static_cast<long>(event.figure); }},
        {"good", [](const Event& event) -> long { return event.count; }},
        {"amount", [](const Event& event) -> long { return event.amount; }},
        {"type", [](const Event& event) -> long { return event.type; }},
        {"tiles", [](const Event& event) -> long { return event.tiles; }},
        {"coats", [](const Event& event) -> long { return event.coats; }},
        {"cities", [](const Event& event) -> long { return event.cities; }},
        {"points", [](const Event& event) -> long { return event.points; }},
        {"total", [](const Event& event) -> long { return event.total; }},
    };
    return fields;
}

long feature_named(const std::string& name) {
    for (const auto kind :
         {SegmentKind::road, SegmentKind::city, SegmentKind::field, SegmentKind::mist, SegmentKind::monastery,
          SegmentKind::castle, SegmentKind::cemetery, SegmentKind::garden, SegmentKind::tower})
        if (name == name_of(kind)) return static_cast<long>(kind);
    throw Failure("unknown kind of feature \"" + name + "\"");
}

long good_named(const std::string& name) {
    for (int good = 0; good < good_kinds; ++good) {
        if (name == name_of(static_cast<Good>(good))) return good;
    }
    throw Failure("unknown kind of goods \"" + name + "\"");
}

long event_value(const Game& game, const std::string& key, const std::string& text) {
    if (key == "colour") return static_cast<long>(text == "none" ? Colour::none : read_colour(text));
    if (key == "type") return text == "none" ? -1 : type_named(game, text);
    if (key == "feature") return feature_named(text);
    if (key == "figure") return static_cast<long>(read_kind(text));
    if (key == "good") return good_named(text);
    return number_of<long>(text);
}

constexpr int last_event_kind = 256;  // greater than every event kind; the name of an unknown kind is "?"

EventKind event_named(const std::string& name) {
    for (int value = 1; value < last_event_kind && name != "?"; ++value)
        if (name == name_of(static_cast<EventKind>(value))) return static_cast<EventKind>(value);
    throw Failure("unknown kind of event \"" + name + "\"");
}

std::string text_of(const Event& event) {
    std::string text = name_of(event.kind);
    if (event.colour != Colour::none) text += std::string(" colour=") + name_of(event.colour);
    for (const auto& [key, field] : event_fields())
        if (const long value = field(event); value != 0 && key != "colour" && key != "good")
            text += " " + key + "=" + std::to_string(value);
    return text;
}

std::string events_since(const View& view) {
    std::string text;
    for (std::size_t index = view.first_event; index < view.game.event_count(); ++index)
        text += "\n            " + text_of(view.game.events()[index]);
    return text.empty() ? "no event" : text;
}

/// The expected kind of an event, and the expected values of some of its fields.
struct EventPattern {
    EventKind kind;
    std::vector<std::pair<EventField, long>> wanted;

    bool fits(const Event& event) const {
        return event.kind == kind && std::all_of(wanted.begin(), wanted.end(), [&](const auto& field_and_value) {
                   return field_and_value.first(event) == field_and_value.second;
               });
    }
};

EventPattern read_event_pattern(const Game& game, Words& words) {
    EventPattern pattern{event_named(words.take()), {}};
    while (!words.at_end()) {
        const auto [key, text] = key_and_value(words.take());
        const auto field = event_fields().find(key);
        if (field == event_fields().end()) throw Failure("an event has no key \"" + key + "\"");
        pattern.wanted.emplace_back(field->second, event_value(game, key, text));
    }
    return pattern;
}

bool event_happened(const View& view, Words& words) {
    const EventPattern pattern = read_event_pattern(view.game, words);
    const Event* events = view.game.events();
    return std::any_of(events + view.first_event, events + view.game.event_count(),
                       [&](const Event& event) { return pattern.fits(event); });
}

/// Checks that the events occur in this order, possibly with other events in between.
void expect_events(const View& view, Words& words) {
    const Event* events = view.game.events();
    std::size_t next = view.first_event;
    for (const std::string& text : split(words.rest(), ';')) {
        Words part(text);
        const EventPattern pattern = read_event_pattern(view.game, part);
        while (next < view.game.event_count() && !pattern.fits(events[next])) ++next;
        if (next++ == view.game.event_count()) mismatch(text + " at its place in this order", events_since(view));
    }
}

void expect_event(const View& view, Words& words) {
    if (!event_happened(view, words)) mismatch("such an event", events_since(view));
}

void expect_no_event(const View& view, Words& words) {
    if (event_happened(view, words)) mismatch("no such event", events_since(view));
}

using Expectation = void (*)(const View&, Words&);

void expect_no(const View& view, Words& words) {
    static const std::map<std::string, Expectation> refusals = {{"action", expect_no_action},
                                                                {"meeple", expect_no_meeple},
                                                                {"figure", expect_no_figure},
                                                                {"event", expect_no_event}};
    const std::string word = words.take();
    const auto refusal = refusals.find(word);
    if (refusal == refusals.end()) throw Failure("unknown expectation \"no " + word + "\"");
    refusal->second(view, words);
}

const std::map<std::string, Expectation>& expectations() {
    static const std::map<std::string, Expectation> all = {
        {"decision", expect_decision},
        {"player", expect_player},
        {"actions", expect_actions},
        {"action", expect_action},
        {"no", expect_no},
        {"tally", expect_tally},
        {"total", expect_total},
        {"space", expect_space},
        {"ghosts", expect_ghosts},
        {"ghost", expect_ghost},
        {"supply", expect_supply},
        {"guards", expect_guards},
        {"reserve", expect_reserve},
        {"meeple", expect_meeple},
        {"guard", expect_guard},
        {"haunted", expect_haunted},
        {"buried", expect_buried},
        {"hound", expect_hound},
        {"active", expect_active},
        {"pile", expect_pile},
        {"set", expect_set},
        {"tile", expect_tile},
        {"face", expect_face},
        {"empty", expect_empty},
        {"unseen", expect_unseen},
        {"outcome", expect_outcome},
        {"winners", expect_winners},
        {"last", expect_last},
        {"feature", expect_feature},
        {"event", expect_event},
        {"events", expect_events},
        {"goods", expect_goods},
        {"part", expect_part},
        {"figure", expect_any_figure},
        {"drawable", expect_drawable},
        {"dragon", expect_dragon},
        {"fairy", expect_fairy},
        {"floors", expect_floors},
        {"prisoners", expect_prisoners},
        {"abbeys", expect_abbeys},
        {"flock", expect_flock},
        {"sheep", expect_sheep},
        {"bag", expect_bag},
        {"big", expect_big},
        {"animals", expect_animals},
        {"under", expect_under},
        {"turn", expect_turn},
        {"decider", expect_decider},
        {"hand", expect_hand},
        {"gold", expect_gold},
        {"mage", expect_mage},
        {"witch", expect_witch},
        {"robber", expect_robber},
        {"courier", expect_courier},
        {"messages", expect_messages},
        {"message", expect_message},
        {"ferries", expect_ferries},
        {"king", expect_king},
        {"baron", expect_baron},
    };
    return all;
}

}  // namespace

FigureKind read_kind(const std::string& name) {
    for (int kind = 0; kind < figure_kinds; ++kind) {
        if (name == name_of(static_cast<FigureKind>(kind))) return static_cast<FigureKind>(kind);
    }
    throw Failure("unknown kind of figure \"" + name + "\"");
}

Action read_action(const Game& game, const std::string& text) {
    Error error;
    const auto action = game.action_of(text, error);
    if (!action) throw Failure("\"" + text + "\" is not an action: " + error.message);
    return *action;
}

std::string description(const Game& game) {
    const Decision decision = game.decision();
    return std::string("decision ") + name_of(decision.kind) + " of player " + std::to_string(decision.player) +
           "; legal actions: " + list_of(game, game.legal_actions());
}

void check_expectation(const Game& game, std::size_t first_event, const std::string& text) {
    Words words(text);
    const std::string word = words.take();
    const auto expectation = expectations().find(word);
    if (expectation == expectations().end()) throw Failure("unknown expectation \"" + word + "\"");
    expectation->second({game, first_event}, words);
    words.demand_end();
}

}  // namespace mistbank::scenarios
