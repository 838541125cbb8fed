// Random games of every level, edition and set of expansions, with all invariants checked after each action.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <cstring>

#include "support/facts.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

// Returns the number of games for each preset: 10,000, or the value of MISTBANK_GAMES. Slower builds are tested with a
// smaller value.
int games_per_preset() {
    const char* wish = std::getenv("MISTBANK_GAMES");
    return wish != nullptr ? std::atoi(wish) : 10000;
}

// Fails with a message. Catch's assertions are too slow for millions of checks.
void must(bool holds, const char* what) {
    if (!holds) FAIL("this does not hold: " << what);
}

int normal_at_start(const Rules& rules, Colour colour) {
    const bool guarded = rules.plays(Expansion::ghosts_castles_cemeteries);
    if (rules.system != System::cooperative) return rules.system == System::base && !guarded ? 7 : 5;
    if (rules.players <= 2) return 3;
    bool gives_scoring_meeple = rules.level == 6 && rules.edition == Edition::of_2022;
    for (int i = 0; i < rules.scoring_colour_count; ++i) gives_scoring_meeple |= rules.scoring_colours[i] == colour;
    return gives_scoring_meeple ? 4 : 5;
}

// MEET-4: returns how many figures of this kind a colour has at the start, including its reserve; 0 if nobody plays the
// colour.
int at_start(const Game& game, Colour colour, FigureKind kind) {
    const Rules& rules = game.rules();
    if (game.player_of(colour) < 0) return 0;
    const bool farmers = rules.system == System::base && rules.farmers;
    switch (kind) {
        case FigureKind::normal: return normal_at_start(rules, colour);
        case FigureKind::guard: return rules.plays(Expansion::ghosts_castles_cemeteries) ? 5 : 0;
        case FigureKind::large: return rules.plays(Expansion::inns_cathedrals) ? 1 : 0;
        case FigureKind::abbot: return rules.plays(Expansion::abbot) ? 1 : 0;
        case FigureKind::builder: return rules.plays(Expansion::traders_builders) ? 1 : 0;
        case FigureKind::pig: return rules.plays(Expansion::traders_builders) && farmers ? 1 : 0;
        case FigureKind::mayor:
        case FigureKind::wagon:
        case FigureKind::barn: return rules.plays(Expansion::abbey_mayor) ? 1 : 0;
        case FigureKind::shepherd: return rules.plays(Expansion::hills_sheep) ? 1 : 0;
        case FigureKind::ringmaster: return rules.plays(Expansion::big_top) ? 1 : 0;
    }
    return 0;
}

bool is_meeple(FigureKind kind) {
    return kind != FigureKind::builder && kind != FigureKind::pig && kind != FigureKind::barn &&
           kind != FigureKind::shepherd;
}

// ABM-13: whether wagons can be waiting off the board. They wait from the scoring of their feature to step 3c.
bool wagons_may_wait(const Game& game) {
    const DecisionKind kind = game.decision().kind;
    return game.rules().plays(Expansion::abbey_mayor) &&
           (kind == DecisionKind::order_of_scoring || kind == DecisionKind::advance ||
            kind == DecisionKind::move_wagon);
}

SegmentKind kind_under(const Game& game, const FigureView& figure) {
    return game.type(game.tile(figure.tile).type).segments[static_cast<std::size_t>(figure.segment)].kind;
}

int ghosts_of(const Rules& rules) {
    constexpr int of_level[] = {0, 15, 15, 15, 13, 13, 12};
    if (rules.system == System::cooperative) return of_level[rules.level];
    return rules.plays(Expansion::ghosts_castles_cemeteries) && rules.ghosts ? 15 : 0;
}

void check_ghosts(const Game& game) {
    int on_tiles = 0;
    for (int i = 0; i < game.tile_count(); ++i) {
        const LaidTile tile = game.tile(i);
        int on_segments = 0;
        if (!tile.face_down) {
            for (int s = 0; s < game.type(tile.type).segment_count; ++s) on_segments += game.ghosts_on(i, s);
        }
        must(on_segments == tile.ghosts, "a tile's ghosts stand on its segments");
        on_tiles += tile.ghosts;
    }
    int on_meeples = 0;
    for (int i = 0; i < game.figure_count(); ++i) {
        const FigureView figure = game.figure(i);
        on_meeples += figure.ghosts;
        must(figure.ghosts < 3, "a third ghost sends a meeple home");
        must(figure.ghosts == 0 || (is_meeple(figure.kind) && figure.kind != FigureKind::guard),
             "guards, builders and pigs are never haunted");
        const bool keeps = kind_under(game, figure) == SegmentKind::cemetery;  // MEET-15: a wagon keeps its ghosts
        must(figure.ghosts == 0 || !keeps || figure.kind == FigureKind::wagon, "keepers are never haunted");
    }
    const int on_wagons = game.ghosts_on_board() - on_tiles - on_meeples;
    must(on_wagons == 0 || (on_wagons > 0 && wagons_may_wait(game)),
         "the ghosts on the board stand on tiles or meeples");
    must(on_tiles == 0 || on_meeples == 0, "ghosts stand either on tiles or on meeples, never on both");
    must(game.ghosts_on_board() + game.ghost_supply() == ghosts_of(game.rules()), "no ghost is lost or added");
    must(game.ghost_supply() >= 0, "the supply of ghosts is not below zero");
}

// Checks that the figure stands in a permitted place (MEET-8, TRB-3, TRB-8, ABT-1).
void check_place(const Game& game, const FigureView& figure) {
    const SegmentKind under = kind_under(game, figure);
    const Feature feature = game.feature(figure.tile, figure.segment);
    if (under == SegmentKind::vodyanoy) return must(is_meeple(figure.kind), "special figures are never caught");
    if (under == SegmentKind::acrobats) {
        return must(figure.kind == FigureKind::normal || figure.kind == FigureKind::guard, "acrobats are meeples");
    }
    switch (figure.kind) {
        case FigureKind::shepherd: return must(under == SegmentKind::field, "a shepherd stands on a field");
        case FigureKind::abbot:
            return must(under == SegmentKind::monastery || under == SegmentKind::garden,
                        "an abbot stands on a monastery or in a garden");
        case FigureKind::builder:
            must(under == SegmentKind::road || under == SegmentKind::city, "a builder stands on a road or in a city");
            return must(feature.meeples[static_cast<int>(figure.colour)] > 0,
                        "a builder shares its feature with a meeple of its colour");
        case FigureKind::pig:
            must(under == SegmentKind::field, "a pig stands on a field");
            return must(feature.meeples[static_cast<int>(figure.colour)] > 0,
                        "a pig shares its field with a meeple of its colour");
        case FigureKind::mayor: return must(under == SegmentKind::city, "a mayor stands in a city");
        case FigureKind::barn: return must(under == SegmentKind::field, "a barn stands on a field");
        case FigureKind::wagon:
            must(under != SegmentKind::field && under != SegmentKind::tower,
                 "a wagon does not stand on a field or a tower");
            [[fallthrough]];
        default: return must(under != SegmentKind::garden, "only an abbot stands in a garden");
    }
}

void check_figures(const Game& game) {
    int out[max_colours][figure_kinds] = {};
    int standing = 0;
    int beside_features = 0;
    for (int i = 0; i < game.prisoner_count(); ++i) {
        const Prisoner prisoner = game.prisoner(i);
        ++out[static_cast<int>(prisoner.colour)][static_cast<int>(prisoner.kind)];
        must(is_meeple(prisoner.kind) && prisoner.holder != prisoner.colour,
             "a prisoner is a meeple of another colour than its holder's");
        must(game.player_of(prisoner.holder) >= 0, "a player holds the prisoner");
    }
    for (int i = 0; i < game.figure_count(); ++i) {
        const FigureView figure = game.figure(i);
        ++out[static_cast<int>(figure.colour)][static_cast<int>(figure.kind)];
        standing += figure.buried || !is_meeple(figure.kind) ? 0 : 1;
        const FigureView first = game.figure(game.figure_on(figure.tile, figure.segment));
        must(first.tile == figure.tile && first.segment == figure.segment,
             "figure_on() returns a figure on the queried segment");
        beside_features += kind_under(game, figure) >= SegmentKind::tower ? 1 : 0;
        check_place(game, figure);
    }
    for (int colour = 0; colour < max_colours; ++colour) {
        const Supply supply = game.supply(static_cast<Colour>(colour));
        for (int kind = 0; kind < figure_kinds; ++kind) {
            const auto which = static_cast<FigureKind>(kind);
            const int reserve = which == FigureKind::guard ? supply.reserve : 0;
            must(supply.of(which) >= 0, "no supply is below zero");
            const int missing =
                at_start(game, static_cast<Colour>(colour), which) - (out[colour][kind] + supply.of(which) + reserve);
            const bool waits = missing == 1 && which == FigureKind::wagon && wagons_may_wait(game);
            must(missing == 0 || waits, "no figure is lost or added");
        }
    }
    int in_features = 0;
    for (const Feature& feature : game.features()) {
        for (const int meeples : feature.meeples) in_features += meeples;
    }
    must(in_features + beside_features == standing,
         "every standing meeple is counted in one feature, or is on a tower, an acrobat or in the lake");
}

// HIL-14: checks that the number of tokens of each kind stays the same.
void check_sheep(const Game& game) {
    constexpr int tokens_of_the_game[] = {2, 4, 5, 5, 2};
    for (int number = 0; number < 5 && game.rules().plays(Expansion::hills_sheep); ++number) {
        int tokens = game.sheep_in_bag(number);
        for (int colour = 0; colour < max_colours; ++colour) tokens += game.flock(static_cast<Colour>(colour), number);
        must(tokens == tokens_of_the_game[number], "no token is lost or added");
    }
}

// Checks floors, abbeys, the dragon and the fairy (TWR-1, ABM-1, PRD-7, PRD-14).
void check_further_pieces(const Game& game) {
    const Rules& rules = game.rules();
    constexpr int floors_of_a_player[] = {0, 10, 10, 9, 7, 6, 5};
    int floors = 0, abbeys = 0, with_fairy = 0;
    for (int i = 0; i < game.tile_count(); ++i) {
        const LaidTile tile = game.tile(i);
        floors += tile.floors;
        abbeys += !tile.face_down && game.type(tile.type).has(Mark::abbey) ? 1 : 0;
    }
    for (int colour = 0; colour < max_colours; ++colour) {
        floors += game.supply(static_cast<Colour>(colour)).floors;
        abbeys += game.supply(static_cast<Colour>(colour)).abbeys;
    }
    must(floors == (rules.plays(Expansion::tower) ? rules.players * floors_of_a_player[rules.players] : 0),
         "no floor is lost or made");
    must(abbeys == (rules.plays(Expansion::abbey_mayor) ? rules.players : 0), "no abbey is lost or added");
    for (int i = 0; i < game.figure_count(); ++i) {
        if (!game.figure(i).fairy) continue;
        ++with_fairy;
        must(game.figure(i).tile == game.fairy_tile(), "the fairy stands where her meeple does");
    }
    must(with_fairy <= 1, "the fairy stands with at most one meeple");
    const bool has_dragon = rules.plays(Expansion::princess_dragon);
    must(has_dragon || (game.dragon_tile() < 0 && game.fairy_tile() < 0),
         "only games with the dragon box have a dragon and a fairy");
}

int at_most(int most, int number) { return number < most ? number : most; }

// FER-2: each laid lake has a ferry while the supply has ferries. The ferry of the lake that was just laid can still be
// missing.
void check_ferries(const Game& game) {
    constexpr int ferries_of_the_game = 8;
    int lakes = 0;
    for (int i = 0; i < game.tile_count() && game.rules().plays(Expansion::ferries); ++i) {
        const LaidTile tile = game.tile(i);
        lakes += !tile.face_down && game.type(tile.type).has(Mark::ferry) ? 1 : 0;
    }
    const int missing = at_most(ferries_of_the_game, lakes) - ferry_count(game);
    must(missing == 0 || (missing == 1 && game.type(game.tile(game.last_tile()).type).has(Mark::ferry)),
         "each lake has a ferry");
    for (int i = 0; i < ferry_count(game); ++i) {
        const FerryFact ferry = ferry_of(game, i);
        const Feature first = game.feature(ferry.tile, ferry.one);
        const Feature second = game.feature(ferry.tile, ferry.other);
        must(first.kind == SegmentKind::road && ferry.one < ferry.other, "a ferry joins two roads");
        must(first.tile == second.tile && first.segment == second.segment,
             "the roads that a ferry joins are one feature");
    }
}

// Checks that the number of ingots stays the same (GLD-2, GLD-7).
void check_ingots(const Game& game) {
    int ingots = game.fact("ingots_aside");
    for (int i = 0; i < game.tile_count(); ++i) ingots += game.fact("ingots", i);
    for (int colour = 0; colour < max_colours; ++colour) ingots += game.fact("ingots_held", colour);
    must(ingots == (game.rules().plays(Expansion::gold) ? 16 : 0), "no ingot is lost or added");
}

// MAG-1: checks that mage and witch stand on roads or in cities.
void check_magic(const Game& game) {
    for (const PlaceFact spot : {place_of(game, "mage"), place_of(game, "witch")}) {
        if (spot.tile < 0) continue;
        must(game.rules().plays(Expansion::mage), "only games with the mage box have mage and witch");
        const SegmentKind under = game.feature(spot.tile, spot.segment).kind;
        must(under == SegmentKind::road || under == SegmentKind::city, "mage and witch stand on roads and in cities");
    }
}

// Checks the messages, couriers, robbers, the king and the baron (MSG-1, MSG-2, ROB-1, KNG-1).
void check_track_and_tokens(const Game& game) {
    bool seen[9] = {};
    for (int i = 0; i < game.fact_size("messages"); ++i) {
        const int message = game.fact("messages", 0, i);
        must(message >= 1 && message <= 8 && !seen[message], "each message is drawn once before any is repeated");
        seen[message] = true;
    }
    for (int i = 0; i < game.scoring_meeple_count(); ++i) {
        const ScoringMeeple meeple = game.scoring_meeple(i);
        const int courier = game.fact("courier", meeple.colour);
        must(courier >= 0 && courier <= meeple.total, "the numbers of marker and courier are not negative");
        must(courier == 0 || game.rules().plays(Expansion::messages), "only games with messages have couriers");
        const int space = game.fact("robber", meeple.colour);
        must(space >= -1 && space < 50, "a robber is in its supply or on the track");
        must(space < 0 || game.rules().plays(Expansion::robbers), "only games with robbers have robbers on the track");
    }
    must((holder_of(game, "king") != Colour::none) == (game.fact("largest_city") > 0),
         "the king has an owner once a city is completed");
    must((holder_of(game, "baron") != Colour::none) == (game.fact("longest_road") > 0),
         "the baron has an owner once a road is completed");
}

// TRB-1: checks the goods. A player who completes a city takes its goods, so no goods are pending between two turns.
void check_goods(const Game& game) {
    const DecisionKind kind = game.decision().kind;
    if (kind != DecisionKind::draw && kind != DecisionKind::lay_tile && kind != DecisionKind::over) return;
    int left[good_kinds] = {};
    for (const Feature& feature : game.features()) {
        for (int good = 0; good < good_kinds; ++good) left[good] += feature.complete ? feature.goods[good] : 0;
    }
    for (int colour = 0; colour < max_colours; ++colour) {
        for (int good = 0; good < good_kinds; ++good)
            left[good] -= game.supply(static_cast<Colour>(colour)).goods[good];
    }
    for (const int good : left) must(good == 0, "goods are those of the completed cities");
}

bool is_left_out(const Rules& rules, const TileType& type) {
    const bool first_level = rules.system == System::cooperative && rules.level == 1;
    if (type.has(SegmentKind::castle)) return first_level || !rules.castles;
    if (type.has(SegmentKind::cemetery)) return first_level || !rules.cemeteries;
    return false;
}

// GCC-1, RIV-2: returns how many tiles of this type stay in the box: 1 for the starting tile of the base game if the
// game starts with the large block or the spring, otherwise 0.
int stays_in_the_box(const Game& game, const TileType& type) {
    const Rules& rules = game.rules();
    const bool starts = !rules.plays(Expansion::ghosts_castles_cemeteries) && !rules.plays(Expansion::river);
    return !starts && type.id == "D" ? 1 : 0;
}

// RIV-3: checks that the river has at most one open end, and that only river tiles and abbeys lie against its river
// sides.
void check_river(const Game& game) {
    static const int east[] = {0, 1, 0, -1};
    static const int south[] = {-1, 0, 1, 0};
    int open = 0;
    for (int i = 0; i < game.tile_count(); ++i) {
        const LaidTile tile = game.tile(i);
        if (tile.face_down || !game.type(tile.type).has(SegmentKind::river)) continue;
        for (int side = 0; side < 4; ++side) {
            const auto at_rotation_0 = static_cast<Side>((side - tile.rotation + 4) % 4);
            if (game.type(tile.type).side_kind(at_rotation_0) != SideKind::river) continue;
            const int beyond = game.tile_at(tile.x + east[side], tile.y + south[side]);
            if (beyond < 0) {
                ++open;
            } else {
                const TileType& next = game.type(game.tile(beyond).type);
                must(next.has(SegmentKind::river) || next.has(Mark::abbey),
                     "water flows into water, or ends at an abbey");
            }
        }
    }
    must(open <= 1, "the river has at most one open end");
}

// RIV-2: checks that tiles can be drawn only from the top layer of the pile.
void check_draws(const Game& game) {
    int drawable = 0;
    for (int type = 0; type < game.type_count(); ++type) {
        drawable += game.drawable(type);
        must(game.drawable(type) == 0 || game.drawable(type) == game.unseen(type),
             "of a type all that is unseen can be drawn next, or nothing");
    }
    const bool is_left = game.pile_size(game.active_pile()) > 0;
    must(!is_left || drawable > 0, "while tiles are left, a tile can be drawn");
    const bool may_have_parts =
        game.rules().plays(Expansion::traders_builders) || game.rules().plays(Expansion::messages);
    must(game.part() == 1 || may_have_parts, "builders and messages bring further parts");
}

void check_tiles(const Game& game) {
    int in_piles = 0;
    for (int pile = 0; pile < game.pile_count(); ++pile) in_piles += game.pile_size(pile);
    std::vector<int> seen(static_cast<std::size_t>(game.type_count()));
    int face_down = 0;
    for (int i = 0; i < game.tile_count(); ++i) {
        const LaidTile tile = game.tile(i);
        must(game.tile_at(tile.x, tile.y) == i, "tile_at() returns the tile of a cell");
        if (tile.face_down) {
            ++face_down;
            must(game.is_over() == (tile.type >= 0), "the type of a face-down tile is visible only at the end");
        } else {
            ++seen[static_cast<std::size_t>(tile.type)];
        }
    }
    for (int i = 0; i < game.set_aside_count(); ++i) ++seen[static_cast<std::size_t>(game.set_aside(i))];
    const Decision decision = game.decision();
    if (decision.kind == DecisionKind::lay_tile) ++seen[static_cast<std::size_t>(decision.tile_type)];
    int unseen = 0;
    for (int type = 0; type < game.type_count(); ++type) {
        const TileType& printed = game.type(type);
        unseen += game.unseen(type);
        const bool left_out = is_left_out(game.rules(), printed) || printed.has(Mark::abbey);  // ABM-1: in supplies
        must(left_out || seen[static_cast<std::size_t>(type)] + game.unseen(type) ==
                             printed.copies - stays_in_the_box(game, printed),
             "no tile is lost or made");
    }
    must(unseen == in_piles + face_down + game.tiles_under_hills(),
         "unseen tiles are in the piles, face down or under hills");
}

void check_features(const Game& game) {
    for (const Feature& feature : game.features()) {
        must(feature.open_sides >= 0 && feature.tiles >= 1,
             "a feature has tiles, and its number of open sides is not negative");
        const bool joined =
            feature.kind == SegmentKind::road || feature.kind == SegmentKind::city || feature.kind == SegmentKind::mist;
        if (joined) must(feature.complete == (feature.open_sides == 0), "a completed feature has no open side");
        if (feature.haunted) must(!feature.complete, "a haunted feature is never completed");
    }
}

void check_actions(const Game& game, const std::vector<Action>& actions) {
    must(game.is_over() == actions.empty(), "a game has legal actions until it is over");
    const DecisionKind kind = game.decision().kind;
    const bool may_be_alone = kind == DecisionKind::lay_tile || kind == DecisionKind::hand ||
                              kind == DecisionKind::draw || kind == DecisionKind::chance || kind == DecisionKind::over;
    must(may_be_alone || actions.size() > 1, "a decision with one legal action is taken automatically");
    must(actions.size() <= game.action_bound(), "the number of legal actions is within the bound");
    for (std::size_t i = 0; i < actions.size(); ++i) {
        must(game.why_not(actions[i]) == nullptr, "why_not() accepts a listed action");
    }
    const auto word = [](const Action& action) {
        std::uint64_t bytes;
        std::memcpy(&bytes, &action, sizeof bytes);
        return bytes;
    };
    std::vector<std::uint64_t> words(actions.size());
    std::transform(actions.begin(), actions.end(), words.begin(), word);
    std::sort(words.begin(), words.end());
    must(std::adjacent_find(words.begin(), words.end()) == words.end(), "no action is listed twice");
}

void check_everything(const Game& game) {
    check_ghosts(game);
    check_figures(game);
    check_sheep(game);
    check_further_pieces(game);
    check_ferries(game);
    check_ingots(game);
    check_magic(game);
    check_track_and_tokens(game);
    check_goods(game);
    check_tiles(game);
    check_river(game);
    check_draws(game);
    check_features(game);
    check_actions(game, game.legal_actions());
}

// CMP-7: checks that the colours with the most points win.
void check_winners(const Game& game) {
    must(game.outcome() == Outcome::finished, "a competitive game is played to its end");
    int best = 0;
    for (int i = 0; i < game.scoring_meeple_count(); ++i) best = std::max(best, game.scoring_meeple(i).total);
    for (int i = 0; i < game.scoring_meeple_count(); ++i) {
        const ScoringMeeple meeple = game.scoring_meeple(i);
        must(meeple.total >= 0, "no score is below zero");
        must(game.has_won(meeple.colour) == (meeple.total == best), "most points win, and a tie is shared");
    }
}

void play_checked(Game& game, RandomPlayer& player, bool every_action) {
    while (!game.is_over()) {
        if (every_action) check_everything(game);
        must(game.apply(player.choose(game)) == Status::ok, "a legal action can be applied");
    }
    check_everything(game);
    if (game.rules().system == System::cooperative) {
        must(game.outcome() == Outcome::won || game.outcome() == Outcome::lost, "a cooperative game ends won or lost");
    } else {
        check_winners(game);
    }
}

// GCC-14: leaves out one portion of the expansion in some games.
void leave_out_portions(Rules& rules, int number) {
    rules.ghosts = number % 7 != 1;
    rules.castles = number % 7 != 2;
    rules.cemeteries = number % 7 != 3;
}

// GCC-2: returns the smallest number of players.
int fewest_players(const Rules& rules) { return rules.plays(Expansion::ghosts_castles_cemeteries) ? 2 : 1; }

}  // namespace

TEST_CASE("Random games of every level and edition keep every invariant to the end", "[game][random]") {
    for (int index = 0; index < preset_count(); ++index) {
        // Games with expansions other than ghosts, castles and cemeteries take longer, so this test plays fewer of
        // them. The test of sets of expansions below plays more.
        const bool has_share =
            (preset(preset_name(index))->expansions & ~bit(Expansion::ghosts_castles_cemeteries)) != 0;
        const int games = has_share ? games_per_preset() / 25 + 1 : games_per_preset();
        int won = 0;
        int hounds = 0;
        for (int number = 0; number < games; ++number) {
            Rules rules = rules_of(preset_name(index), 1 + number % 5, static_cast<std::uint64_t>(number));
            rules.draws = number % 3 == 0 ? Draws::external : Draws::automatic;
            const bool cooperative = rules.system == System::cooperative;
            if (!cooperative && number % 11 == 0) rules.players = 6;
            if (!cooperative) leave_out_portions(rules, number);
            const bool gentle = cooperative && number % 2 == 1;
            INFO(preset_name(index) << (gentle ? ", gentle" : "") << ", players " << rules.players << ", seed "
                                    << number);
            Game game = new_game(rules, gentle ? &gentle_mists() : cooperative ? &mists() : nullptr);
            RandomPlayer player(static_cast<std::uint64_t>(number));
            // With external draws, the types of face-down tiles stay unknown at the end, so some checks need automatic
            // draws.
            if (rules.draws == Draws::external) {
                play_out(game, player);
                check_ghosts(game);
                check_figures(game);
                check_further_pieces(game);
                check_ingots(game);
            } else {
                play_checked(game, player, number % 10 < 2);
            }
            won += game.outcome() == Outcome::won ? 1 : 0;
            for (std::size_t i = 0; i < game.event_count(); ++i)
                hounds += game.events()[i].kind == EventKind::hound_arrived ? 1 : 0;
        }
        INFO(preset_name(index) << ": " << won << " won, " << hounds << " hounds in " << games << " games");
        if (games >= 1000) {
            const int level = preset(preset_name(index))->level;
            if (preset(preset_name(index))->system != System::cooperative) continue;
            if (level < 3) CHECK(hounds == 0);
            if (level == 6) continue;  // a random player never wins level 6 and rarely meets a hound
            CHECK(won > 0);
            if (level >= 3) CHECK(hounds > 0);
        }
    }
}

// The test above plays competitive presets with various numbers of players. This test plays the full number of games
// for each number.
TEST_CASE("Competitive random games of every preset and number of players keep every invariant", "[game][random]") {
    const int games = games_per_preset();
    for (int index = 0; index < preset_count(); ++index) {
        const Rules rules = *preset(preset_name(index));
        // The test of sets of expansions below covers expansions other than ghosts, castles and cemeteries.
        const std::uint32_t others = rules.expansions & ~bit(Expansion::ghosts_castles_cemeteries);
        if (rules.system == System::cooperative || others != 0) continue;
        for (int players = fewest_players(rules); players <= max_players; ++players) {
            const Game start = new_game(rules_of(preset_name(index), players, 0));
            Game game = start.clone();
            game.stop_recording();
            RandomPlayer player(static_cast<std::uint64_t>(players));
            for (int number = 0; number < games; ++number) {
                INFO(preset_name(index) << ", players " << players << ", game " << number);
                game.copy_from(start);
                game.determinize(static_cast<std::uint64_t>(number));
                play_checked(game, player, number % 200 == 0);
            }
        }
    }
}

// MEET-2: any set of expansions can be combined with the base game and with the demo.
TEST_CASE("Random games of every set of expansions and number of players keep every invariant", "[game][random]") {
    constexpr std::uint32_t all_sets = 1u << expansion_count;
    // Odd, and close to the number of sets divided by the golden ratio, so that successive sets differ.
    constexpr std::uint32_t stride = 648055;
    for (int number = 0; number <= games_per_preset() / 2; ++number) {
        const std::uint32_t combination = static_cast<std::uint32_t>(number) * stride % (2 * all_sets);
        Rules rules = *preset(combination < all_sets ? "base" : "demo");
        rules.expansions = combination % all_sets;
        rules.players = std::max(fewest_players(rules), 1 + number % max_players);
        rules.farmers = number % 5 != 0;
        rules.draws = number % 3 == 0 ? Draws::external : Draws::automatic;
        rules.seed = static_cast<std::uint64_t>(number);
        if (number % 4 == 0) leave_out_portions(rules, static_cast<int>(combination));
        INFO(name_of(rules.system) << " with expansions " << rules.expansions << ", players " << rules.players
                                   << ", game " << number);
        Game game = new_game(rules);
        if (number % 2 == 0) game.determinize(static_cast<std::uint64_t>(number) + 1);
        if (number % 3 == 0) game.stop_recording();
        RandomPlayer player(static_cast<std::uint64_t>(number));
        play_checked(game, player, number % 50 == 0);
    }
}
