#include "reference/compare.hpp"

#include <algorithm>

#include "reference/differences.hpp"
#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

std::string listed(const Game& game, const std::vector<Action>& actions) {
    std::vector<std::string> texts;
    for (const Action action : actions) texts.push_back(game.text_of(action));
    std::sort(texts.begin(), texts.end());
    std::string list;
    for (const std::string& text : texts) list += text + "; ";
    return list;
}

// Compares the actions as sets, because the rules do not define an order of actions.
void compare_actions(const std::vector<Action>& options, const Game& game, Differences& differences) {
    const std::vector<Action> found = game.legal_actions();
    if (std::is_permutation(options.begin(), options.end(), found.begin(), found.end())) return;
    differences.check(listed(game, options), listed(game, found), "actions");
}

void compare_unlisted(const std::vector<Action>& unlisted, const Game& game, Differences& differences) {
    for (const ActionKind kind : {ActionKind::hidden, ActionKind::pass}) {
        const Action action = plain(kind);
        const bool may_say = std::find(unlisted.begin(), unlisted.end(), action) != unlisted.end();
        differences.check(may_say, game.why_not(action) == nullptr,
                          "may be said: " + std::string(game.text_of(action)));
    }
}

bool tells_of_tile(DecisionKind kind) { return kind != DecisionKind::draw && kind != DecisionKind::over; }

void compare_decision(const Reference& reference, const Game& game, Differences& differences) {
    const Question& question = reference.question();
    const Table& table = reference.table();
    const Decision decision = game.decision();
    differences.check(question.kind, decision.kind, "decision");
    const int player = question.about.player < 0 ? table.player : question.about.player;
    differences.check(player, decision.player, "player who decides");
    differences.check(player, game.deciding_player(), "deciding player");
    compare_actions(question.options, game, differences);
    if (question.kind == DecisionKind::draw) compare_unlisted(question.unlisted, game, differences);
    if (tells_of_tile(question.kind)) differences.check(table.drawn, decision.tile_type, "tile of the decision");
    differences.check(question.about.hound, decision.hound, "hound of the decision");
    differences.check(question.about.points, decision.points, "points of the decision");
    differences.check(question.about.colour, decision.colour, "colour of the decision");
    differences.check(question.about.number, decision.number, "number of the decision");
    if (!question.about.spot) return;
    const Region region = region_at(table, *question.about.spot);
    const Spot spot = {{decision.x, decision.y}, decision.segment};
    if (!region.has(spot)) differences.check(*question.about.spot, spot, "subject of the decision");
}

void compare_end(const Table& table, const Game& game, Differences& differences) {
    differences.check(table.outcome, game.outcome(), "outcome");
    differences.check(table.loss, game.loss_reason(), "reason of the loss");
    differences.check(table.turn, game.turn(), "turn");
    differences.check(table.part, game.part(), "part of the turn");
    differences.check(table.player, game.active_player(), "active player");
    differences.check(table.settings.goal, game.goal(), "goal");
    if (!game.is_over() && !table.final_scoring)
        differences.check(table.last_round.has_value(), game.in_last_round(), "last round");
    for (int i = 0; i < max_colours; ++i) {
        const auto colour = static_cast<Colour>(i);
        differences.check(table.winners.count(colour) != 0, game.has_won(colour), colour, " has won");
        differences.check(player_of(table, colour), game.player_of(colour), "player of ", colour);
    }
}

void compare_points(const Table& table, const Game& game, Differences& differences) {
    differences.check(static_cast<int>(table.counters.size()), game.scoring_meeple_count(), "scoring meeples");
    for (const Counter& counter : table.counters) {
        bool found = false;
        for (int i = 0; i < game.scoring_meeple_count(); ++i) {
            const ScoringMeeple meeple = game.scoring_meeple(i);
            if (meeple.colour != counter.colour) continue;
            found = true;
            differences.check(counter.total, meeple.total, "points of ", counter.colour);
            const int marker = counter.total - counter.courier;  // MSG-1
            differences.check(marker % 50, meeple.space, "space of ", counter.colour);
            differences.check(marker / 50, meeple.lap, "lap of ", counter.colour);
        }
        differences.check(true, found, "scoring meeple ", counter.colour);
    }
}

void compare_tile(const Table& table, const Game& game, Cell cell, Differences& differences) {
    const Tile& tile = table.board.at(cell);
    const LaidTile found = game.tile(tile.number);
    differences.check(cell, Cell{found.x, found.y}, "tile ", tile.number, " lies at");
    differences.check(tile.number, game.tile_at(cell.x, cell.y), "tile at ", cell);
    differences.check(tile.face_down, found.face_down, "face down at ", cell);
    differences.check(ghosts_on_tile(table, cell), found.ghosts, "ghosts at ", cell);
    const auto floors = table.floors.find(cell);
    differences.check(floors == table.floors.end() ? 0 : floors->second, found.floors, "floors at ", cell);
    if (tile.face_down) {  // HAU-6
        if (!game.is_over()) differences.check(-1, found.type, "type at ", cell);
        return;
    }
    differences.check(tile.type, found.type, "type at ", cell);
    differences.check(tile.rotation, found.rotation, "rotation at ", cell);
    for (int segment = 0; segment < static_cast<int>(tile.segments.size()); ++segment) {
        const Spot spot = {cell, segment};
        const auto ghosts = table.ghosts.find(spot);
        differences.check(ghosts == table.ghosts.end() ? 0 : ghosts->second, game.ghosts_on(tile.number, segment),
                          "ghosts at ", spot);
    }
}

void compare_tiles(const Table& table, const Game& game, Differences& differences) {
    differences.check(static_cast<int>(table.board.size()), game.tile_count(), "tiles on the board");
    if (static_cast<int>(table.board.size()) != game.tile_count()) return;
    int last = -1;
    for (const auto& [cell, tile] : table.board) {
        compare_tile(table, game, cell, differences);
        if (!tile.face_down) last = std::max(last, tile.number);
    }
    differences.check(last, game.last_tile(), "last tile");
    const int ghosts = ghosts_on_board(table);
    differences.check(table.ghost_supply, game.ghost_supply(), "ghosts in supply");
    if (table.settings.cooperative) differences.check(ghosts, game.ghosts_on_board(), "ghosts on the board");
}

// After a game with automatic draws, the library shows the types of face-down tiles. These tiles still count as unseen.
void compare_revealed(const Table& table, const Game& game, Differences& differences) {
    if (!game.is_over() || table.rules.draws == Draws::external) return;
    std::vector<int> unseen = table.unseen;
    for (int i = 0; i < game.tile_count(); ++i) {
        if (!game.tile(i).face_down) continue;
        const int type = game.tile(i).type;
        const bool possible = type >= 0 && --unseen.at(static_cast<std::size_t>(type)) >= 0;
        differences.check(true, possible, "tile ", i, " has a possible type");
    }
}

std::string joined(const std::vector<std::string>& texts) {
    std::string all;
    for (const std::string& text : texts) all += text + "; ";
    return all;
}

void compare_hounds(const Table& table, const Game& game, Differences& differences) {
    for (const int number : {1, 2}) {
        const auto index = static_cast<std::size_t>(number - 1);
        differences.check(table.settings.hound_numbers[index], game.hound_number(number), "number of hound ", number);
        differences.check(table.hound_arrived[index], game.hound_arrived(number), "hound ", number, " has arrived");
        const bool expected = std::any_of(table.figures.begin(), table.figures.end(),
                                          [&](const Figure& meeple) { return (meeple.hounds & number) != 0; });
        differences.check(expected, game.hound_meeple(number) >= 0, "hound ", number, " stands");
        if (game.hound_meeple(number) < 0) continue;
        const int hounds = game.figure(game.hound_meeple(number)).hounds;
        differences.check(true, (hounds & number) != 0, "hound ", number, " stands with its meeple");
    }
}

void compare_piles(const Table& table, const Game& game, Differences& differences) {
    differences.check(static_cast<int>(table.piles.size()), game.pile_count(), "piles");
    differences.check(table.active_pile, game.active_pile(), "active pile");
    for (int i = 0; i < std::min(game.pile_count(), static_cast<int>(table.piles.size())); ++i) {
        differences.check(table.piles[static_cast<std::size_t>(i)], game.pile_size(i), "pile ", i);
    }
    differences.check(static_cast<int>(table.unseen.size()), game.type_count(), "types");
    for (int type = 0; type < game.type_count(); ++type) {
        differences.check(table.unseen.at(static_cast<std::size_t>(type)), game.unseen(type), "unseen ",
                          game.type(type).id);
        differences.check(drawable(table, type), game.drawable(type), "drawable ", game.type(type).id);
    }
    std::vector<std::string> aside;
    for (int i = 0; i < game.set_aside_count(); ++i) aside.push_back(std::to_string(game.set_aside(i)));
    std::vector<std::string> expected;
    for (const int type : table.set_aside) expected.push_back(std::to_string(type));
    differences.check(joined(expected), joined(aside), "set aside");
}

}  // namespace

std::string compare(const Reference& reference, const Game& game) {
    if (!reference.disagreement().empty()) return reference.disagreement() + "\n";
    const Table& table = reference.table();
    Differences differences;
    compare_decision(reference, game, differences);
    compare_end(table, game, differences);
    compare_points(table, game, differences);
    compare_supplies(table, game, differences);
    compare_piles(table, game, differences);
    compare_tiles(table, game, differences);
    if (!differences.text().empty()) return differences.text();
    compare_revealed(table, game, differences);
    compare_figures(table, game, differences);
    compare_hounds(table, game, differences);
    compare_small_boxes(table, game, differences);
    compare_features(table, game, differences);
    return differences.text();
}

}  // namespace mistbank_reference
