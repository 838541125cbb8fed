#include "reference/compare.hpp"

#include <algorithm>
#include <sstream>

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

std::ostream& operator<<(std::ostream& out, const Cell& cell) { return out << cell.x << ',' << cell.y; }
std::ostream& operator<<(std::ostream& out, const Spot& spot) { return out << spot.cell << '/' << spot.segment; }
std::ostream& operator<<(std::ostream& out, Colour colour) { return out << mistbank::name_of(colour); }
std::ostream& operator<<(std::ostream& out, DecisionKind kind) { return out << mistbank::name_of(kind); }
std::ostream& operator<<(std::ostream& out, SegmentKind kind) { return out << mistbank::name_of(kind); }
std::ostream& operator<<(std::ostream& out, Outcome outcome) { return out << static_cast<int>(outcome); }
std::ostream& operator<<(std::ostream& out, LossReason reason) { return out << static_cast<int>(reason); }

std::ostream& operator<<(std::ostream& out, const Region& region) {
    return out << " of the " << region.kind << " with " << *region.spots.begin();
}

// What differs, line by line.
class Differences {
public:
    template <class Expected, class Found, class... What>
    void check(const Expected& expected, const Found& found, const What&... what) {
        if (expected == found) return;
        (out_ << ... << what) << ": expected " << expected << ", found " << found << '\n';
    }
    std::string text() const { return out_.str(); }

private:
    std::ostringstream out_;
};

template <class... Parts>
std::string words(const Parts&... parts) {
    std::ostringstream out;
    (out << ... << parts);
    return out.str();
}

std::string listed(const Game& game, const std::vector<Action>& actions) {
    std::vector<std::string> texts;
    for (const Action action : actions) texts.push_back(game.text_of(action));
    std::sort(texts.begin(), texts.end());
    std::string list;
    for (const std::string& text : texts) list += text + "; ";
    return list;
}

// As sets: the canonical order of actions is no rule.
void compare_actions(const std::vector<Action>& options, const Game& game, Differences& differences) {
    const std::vector<Action> found = game.legal_actions();
    if (std::is_permutation(options.begin(), options.end(), found.begin(), found.end())) return;
    differences.check(listed(game, options), listed(game, found), "actions");
}

bool tells_of_tile(DecisionKind kind) { return kind != DecisionKind::draw && kind != DecisionKind::over; }

void compare_decision(const Reference& reference, const Game& game, Differences& differences) {
    const Question& question = reference.question();
    const Table& table = reference.table();
    const Decision decision = game.decision();
    differences.check(question.kind, decision.kind, "decision");
    differences.check(table.player, decision.player, "player who decides");
    compare_actions(question.options, game, differences);
    if (tells_of_tile(question.kind)) differences.check(table.drawn, decision.tile_type, "tile of the decision");
    differences.check(question.about.hound, decision.hound, "hound of the decision");
    differences.check(question.about.points, decision.points, "points of the decision");
    differences.check(question.about.colour, decision.colour, "colour of the decision");
    if (!question.about.spot) return;
    const Region region = region_at(table, *question.about.spot);
    const Spot spot = {{decision.x, decision.y}, decision.segment};
    if (!region.has(spot)) differences.check(*question.about.spot, spot, "what the decision is about");
}

void compare_end(const Table& table, const Game& game, Differences& differences) {
    differences.check(table.outcome, game.outcome(), "outcome");
    differences.check(table.loss, game.loss_reason(), "reason of the loss");
    differences.check(table.turn, game.turn(), "turn");
    differences.check(table.player, game.active_player(), "active player");
    differences.check(table.settings.goal, game.goal(), "goal");
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
            differences.check(counter.total % 50, meeple.space, "space of ", counter.colour);
            differences.check(counter.total / 50, meeple.lap, "lap of ", counter.colour);
        }
        differences.check(true, found, "scoring meeple ", counter.colour);
    }
}

void compare_supplies(const Table& table, const Game& game, Differences& differences) {
    for (int i = 0; i < max_colours; ++i) {
        const auto colour = static_cast<Colour>(i);
        const auto found = table.supplies.find(colour);
        const Supply expected = found == table.supplies.end() ? Supply{} : found->second;
        const Supply supply = game.supply(colour);
        differences.check(expected.meeples, supply.meeples, "meeples of ", colour);
        differences.check(expected.guards, supply.guards, "guards of ", colour);
        differences.check(expected.reserve, supply.reserve, "reserve of ", colour);
    }
}

void compare_tile(const Table& table, const Game& game, Cell cell, Differences& differences) {
    const Tile& tile = table.board.at(cell);
    const LaidTile found = game.tile(tile.number);
    differences.check(cell, Cell{found.x, found.y}, "tile ", tile.number, " lies at");
    differences.check(tile.number, game.tile_at(cell.x, cell.y), "tile at ", cell);
    differences.check(tile.face_down, found.face_down, "face down at ", cell);
    differences.check(ghosts_on_tile(table, cell), found.ghosts, "ghosts at ", cell);
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

// The types of face-down tiles show at the end of a game whose draws the library made, and are among the unseen ones.
void compare_revealed(const Table& table, const Game& game, Differences& differences) {
    if (!game.is_over() || table.rules.draws == Draws::external) return;
    std::vector<int> unseen = table.unseen;
    for (int i = 0; i < game.tile_count(); ++i) {
        if (!game.tile(i).face_down) continue;
        const int type = game.tile(i).type;
        const bool possible = type >= 0 && --unseen.at(static_cast<std::size_t>(type)) >= 0;
        differences.check(true, possible, "tile ", i, " can be what it is");
    }
}

std::string described(const Meeple& meeple) {
    return words(meeple.colour, meeple.guard ? " guard" : " meeple", meeple.buried ? " buried" : "", " at ",
                 meeple.spot, ", ghosts ", meeple.ghosts, ", hounds ", meeple.hounds);
}

std::vector<std::string> sorted(std::vector<std::string> texts) {
    std::sort(texts.begin(), texts.end());
    return texts;
}

std::string joined(const std::vector<std::string>& texts) {
    std::string all;
    for (const std::string& text : texts) all += text + "; ";
    return all;
}

std::vector<std::string> meeples_of(const Table& table) {
    std::vector<std::string> texts;
    for (const Meeple& meeple : table.meeples) texts.push_back(described(meeple));
    return sorted(texts);
}

std::vector<std::string> meeples_of(const Game& game) {
    std::vector<std::string> texts;
    for (int i = 0; i < game.meeple_count(); ++i) {
        const MeepleView view = game.meeple(i);
        const LaidTile tile = game.tile(view.tile);
        Meeple meeple;
        meeple.colour = view.colour;
        meeple.guard = view.guard;
        meeple.buried = view.buried;
        meeple.spot = {{tile.x, tile.y}, view.segment};
        meeple.ghosts = view.ghosts;
        meeple.hounds = view.hounds;
        texts.push_back(described(meeple));
    }
    return sorted(texts);
}

void compare_meeples(const Table& table, const Game& game, Differences& differences) {
    differences.check(joined(meeples_of(table)), joined(meeples_of(game)), "meeples");
    for (const auto& [cell, tile] : table.board) {
        for (int segment = 0; segment < static_cast<int>(tile.segments.size()); ++segment) {
            const Spot spot = {cell, segment};
            const bool expected = std::any_of(table.meeples.begin(), table.meeples.end(),
                                              [&](const Meeple& meeple) { return meeple.spot == spot; });
            differences.check(expected, game.meeple_on(tile.number, segment) >= 0, "meeple on ", spot);
        }
    }
}

void compare_hounds(const Table& table, const Game& game, Differences& differences) {
    for (const int number : {1, 2}) {
        const auto index = static_cast<std::size_t>(number - 1);
        differences.check(table.settings.hound_numbers[index], game.hound_number(number), "number of hound ", number);
        differences.check(table.hound_arrived[index], game.hound_arrived(number), "hound ", number, " has arrived");
        const bool expected = std::any_of(table.meeples.begin(), table.meeples.end(),
                                          [&](const Meeple& meeple) { return (meeple.hounds & number) != 0; });
        differences.check(expected, game.hound_meeple(number) >= 0, "hound ", number, " stands");
        if (game.hound_meeple(number) < 0) continue;
        const int hounds = game.meeple(game.hound_meeple(number)).hounds;
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
    }
    std::vector<std::string> aside;
    for (int i = 0; i < game.set_aside_count(); ++i) aside.push_back(std::to_string(game.set_aside(i)));
    std::vector<std::string> expected;
    for (const int type : table.set_aside) expected.push_back(std::to_string(type));
    differences.check(joined(expected), joined(aside), "set aside");
}

// The segment of a region that was laid first, by which the library names it.
std::pair<int, int> first_segment(const Table& table, const Region& region) {
    std::pair<int, int> first = {static_cast<int>(table.board.size()), 0};
    for (const Spot& spot : region.spots) first = std::min(first, {table.board.at(spot.cell).number, spot.segment});
    return first;
}

void compare_feature(const Region& region, const Feature& found, Differences& differences) {
    differences.check(region.kind, found.kind, "kind", region);
    differences.check(region.tiles, found.tiles, "tiles", region);
    differences.check(region.open_sides, found.open_sides, "open sides", region);
    differences.check(region.coats, found.coats, "coats", region);
    differences.check(region.ghosts, found.ghosts, "ghosts", region);
    differences.check(region.complete, found.complete, "complete", region);
    differences.check(region.haunted, found.haunted, "haunted", region);
    differences.check(region.cities, found.cities, "cities", region);
    differences.check(region.worth, found.worth, "worth", region);
    for (std::size_t i = 0; i < region.meeples.size(); ++i) {
        differences.check(region.meeples[i], found.meeples[i], static_cast<Colour>(i), " meeples", region);
    }
}

// The library names a feature by the segment that was laid first, and answers so for each of its segments.
void compare_members(const Table& table, const Region& region, const Game& game, Differences& differences) {
    const auto [tile, segment] = first_segment(table, region);
    for (const Spot& spot : region.spots) {
        const Feature found = game.feature(table.board.at(spot.cell).number, spot.segment);
        differences.check(tile, found.tile, "first tile, asked at ", spot, region);
        differences.check(segment, found.segment, "first segment, asked at ", spot, region);
    }
}

void compare_features(const Table& table, const Game& game, Differences& differences) {
    const std::vector<Region> regions = all_regions(table);
    const std::vector<Feature> features = game.features();
    differences.check(regions.size(), features.size(), "features");
    if (regions.size() != features.size()) return;
    for (std::size_t i = 0; i < regions.size(); ++i) {
        const auto [tile, segment] = first_segment(table, regions[i]);
        differences.check(tile, features[i].tile, "first tile", regions[i]);
        differences.check(segment, features[i].segment, "first segment", regions[i]);
        compare_feature(regions[i], features[i], differences);
        compare_members(table, regions[i], game, differences);
    }
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
    compare_meeples(table, game, differences);
    compare_hounds(table, game, differences);
    compare_features(table, game, differences);
    return differences.text();
}

}  // namespace mistbank_reference
