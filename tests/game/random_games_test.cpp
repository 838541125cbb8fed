// Random games of every level and edition, with everything that must hold checked after each action.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>

#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

// MISTBANK_GAMES sets how many games are played for each preset; sanitizers and debug builds play fewer.
int games_per_preset() {
    const char* wish = std::getenv("MISTBANK_GAMES");
    return wish != nullptr ? std::atoi(wish) : 10000;
}

// Catch's assertions are too slow for millions of checks; this fails with a message instead.
void must(bool holds, const char* what) {
    if (!holds) FAIL(what);
}

int meeples_at_start(const Game& game, Colour colour) {
    const Rules& rules = game.rules();
    if (game.player_of(colour) < 0) return 0;
    if (rules.system == System::base) return 7;
    if (rules.system != System::cooperative) return 5;
    if (rules.players <= 2) return 3;
    bool gives_scoring_meeple = rules.level == 6 && rules.edition == Edition::of_2022;
    for (int i = 0; i < rules.scoring_colour_count; ++i) gives_scoring_meeple |= rules.scoring_colours[i] == colour;
    return gives_scoring_meeple ? 4 : 5;
}

int guards_at_start(const Game& game, Colour colour) {
    const bool expansion = game.rules().system == System::ghosts_castles_cemeteries;
    return expansion && game.player_of(colour) >= 0 ? 5 : 0;
}

int ghosts_of(const Rules& rules) {
    constexpr int of_level[] = {0, 15, 15, 15, 13, 13, 12};
    if (rules.system == System::cooperative) return of_level[rules.level];
    return rules.system == System::ghosts_castles_cemeteries && rules.ghosts ? 15 : 0;
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
    for (int i = 0; i < game.meeple_count(); ++i) {
        const MeepleView meeple = game.meeple(i);
        on_meeples += meeple.ghosts;
        must(meeple.ghosts < 3, "a third ghost sends a meeple home");
        must(meeple.ghosts == 0 || !meeple.guard, "guards are never haunted");
    }
    must(on_tiles + on_meeples == game.ghosts_on_board(), "the ghosts on the board stand on tiles or meeples");
    must(on_tiles == 0 || on_meeples == 0, "ghosts stand on tiles or on meeples, as the game has it");
    must(game.ghosts_on_board() + game.ghost_supply() == ghosts_of(game.rules()), "no ghost is lost or made");
    must(game.ghost_supply() >= 0, "the supply of ghosts is not below zero");
}

void check_meeples(const Game& game) {
    int out[max_colours] = {};
    int guards_out[max_colours] = {};
    int standing = 0;
    for (int i = 0; i < game.meeple_count(); ++i) {
        const MeepleView meeple = game.meeple(i);
        ++(meeple.guard ? guards_out : out)[static_cast<int>(meeple.colour)];
        standing += meeple.buried ? 0 : 1;
        must(game.meeple_on(meeple.tile, meeple.segment) == i, "a meeple stands where it says");
    }
    for (int colour = 0; colour < max_colours; ++colour) {
        const auto which = static_cast<Colour>(colour);
        const Supply supply = game.supply(which);
        must(out[colour] + supply.meeples == meeples_at_start(game, which), "no meeple is lost or made");
        must(guards_out[colour] + supply.guards + supply.reserve == guards_at_start(game, which),
             "no guard is lost or made");
    }
    int in_features = 0;
    for (const Feature& feature : game.features()) {
        for (const int meeples : feature.meeples) in_features += meeples;
    }
    must(in_features == standing, "every standing meeple is counted in one feature");
}

bool is_left_out(const Rules& rules, const TileType& type) {
    const bool first_level = rules.system == System::cooperative && rules.level == 1;
    if (type.has(SegmentKind::castle)) return first_level || !rules.castles;
    if (type.has(SegmentKind::cemetery)) return first_level || !rules.cemeteries;
    return false;
}

// GCC-1: of the expansion's two sets only one starting block is used; the other stays in the box.
int stays_in_the_box(const Game& game, const TileType& type) {
    return game.rules().system == System::ghosts_castles_cemeteries && type.id == "D" ? 1 : 0;
}

void check_tiles(const Game& game) {
    int in_piles = 0;
    for (int pile = 0; pile < game.pile_count(); ++pile) in_piles += game.pile_size(pile);
    std::vector<int> seen(static_cast<std::size_t>(game.type_count()));
    int face_down = 0;
    for (int i = 0; i < game.tile_count(); ++i) {
        const LaidTile tile = game.tile(i);
        must(game.tile_at(tile.x, tile.y) == i, "a tile lies on its cell");
        if (tile.face_down) {
            ++face_down;
            must(game.is_over() == (tile.type >= 0), "what a face-down tile is shows at the end and not before");
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
        const bool left_out = is_left_out(game.rules(), printed);
        must(left_out || seen[static_cast<std::size_t>(type)] + game.unseen(type) ==
                             printed.copies - stays_in_the_box(game, printed),
             "no tile is lost or made");
    }
    must(unseen == in_piles + face_down, "unseen tiles are in the piles or face down");
}

void check_features(const Game& game) {
    for (const Feature& feature : game.features()) {
        must(feature.open_sides >= 0 && feature.tiles >= 1, "a feature has tiles and no fewer than no open sides");
        const bool joined =
            feature.kind == SegmentKind::road || feature.kind == SegmentKind::city || feature.kind == SegmentKind::mist;
        if (joined) must(feature.complete == (feature.open_sides == 0), "complete means no open side");
        if (feature.haunted) must(!feature.complete, "what is haunted is never complete");
    }
}

void check_actions(const Game& game, const std::vector<Action>& actions) {
    must(game.is_over() == actions.empty(), "there is an action until the game is over");
    const DecisionKind kind = game.decision().kind;
    const bool may_be_alone =
        kind == DecisionKind::lay_tile || kind == DecisionKind::draw || kind == DecisionKind::over;
    must(may_be_alone || actions.size() > 1, "nothing is asked that has one answer");
    must(actions.size() <= game.action_bound(), "the bound holds");
    for (std::size_t i = 0; i < actions.size(); ++i) {
        must(game.why_not(actions[i]) == nullptr, "a listed action is legal");
        for (std::size_t j = 0; j < i; ++j) must(actions[i] != actions[j], "no action is listed twice");
    }
}

void check_everything(const Game& game) {
    check_ghosts(game);
    check_meeples(game);
    check_tiles(game);
    check_features(game);
    check_actions(game, game.legal_actions());
}

// CMP-7
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
        must(game.apply(player.choose(game)) == Status::ok, "a legal action applies");
    }
    check_everything(game);
    if (game.rules().system == System::cooperative) {
        must(game.outcome() == Outcome::won || game.outcome() == Outcome::lost, "a game ends won or lost");
    } else {
        check_winners(game);
    }
}

// Competitive games: six players now and then, and portions of the expansion left out (GCC-14).
void vary(Rules& rules, int number) {
    if (number % 11 == 0) rules.players = 6;
    rules.ghosts = number % 7 != 1;
    rules.castles = number % 7 != 2;
    rules.cemeteries = number % 7 != 3;
}

}  // namespace

TEST_CASE("Random games of every level and edition end with every invariant kept", "[game][random]") {
    const int games = games_per_preset();
    for (int index = 0; index < preset_count(); ++index) {
        int won = 0;
        int hounds = 0;
        for (int number = 0; number < games; ++number) {
            Rules rules = rules_of(preset_name(index), 1 + number % 5, static_cast<std::uint64_t>(number));
            rules.draws = number % 3 == 0 ? Draws::external : Draws::automatic;
            const bool cooperative = rules.system == System::cooperative;
            if (!cooperative) vary(rules, number);
            const bool gentle = cooperative && number % 2 == 1;
            INFO(preset_name(index) << (gentle ? ", gentle" : "") << ", players " << rules.players << ", seed "
                                    << number);
            Game game = new_game(rules, gentle ? &gentle_mists() : cooperative ? &mists() : nullptr);
            RandomPlayer player(static_cast<std::uint64_t>(number));
            // External games end without knowing what the face-down tiles were: their checks need the automatic ones.
            if (rules.draws == Draws::external) {
                play_out(game, player);
                check_ghosts(game);
                check_meeples(game);
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
            if (level == 6) continue;  // by chance nobody wins it, and hardly anybody meets a hound
            CHECK(won > 0);
            if (level >= 3) CHECK(hounds > 0);
        }
    }
}

// The cooperative presets are played by every number of players above; here each number has its full share.
TEST_CASE("Competitive random games of every preset and number of players keep every invariant", "[game][random]") {
    const int games = games_per_preset();
    for (int index = 0; index < preset_count(); ++index) {
        const System system = preset(preset_name(index))->system;
        if (system == System::cooperative) continue;
        for (int players = system == System::ghosts_castles_cemeteries ? 2 : 1; players <= max_players; ++players) {
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
