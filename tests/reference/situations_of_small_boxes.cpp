// Counts situations of ferries, gold, the mage and the witch, the king and the robber baron, and festivals, before an
// action and in its result.
#include <algorithm>

#include "reference/moment.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

using Kind = EventKind;

int roads_of(const TileType& type) {
    int roads = 0;
    for (int i = 0; i < type.segment_count; ++i) {
        if (type.segments.at(static_cast<std::size_t>(i)).kind == SegmentKind::road) ++roads;
    }
    return roads;
}

bool scores(const Event& event, SegmentKind kind) { return event.feature == static_cast<int>(kind); }

bool lies_on(const Region& region, Cell cell) {
    return std::any_of(region.spots.begin(), region.spots.end(), [&](const Spot& spot) { return spot.cell == cell; });
}

// Returns the table without the ferry on this lake.
Table without_ferry(Table table, Cell lake) {
    table.board.at(lake).ferry.reset();
    return table;
}

bool is_on_board(const Table& table, Cell cell) { return tile_on(table.board, cell) != nullptr; }

// --- ferries ---

void count_new_lakes(const Moment& moment, Counting& count) {
    const Table& table = moment.before;
    const bool lake = lays(moment, Mark::ferry);
    int roads = 0;
    for (const Event& event : moment.events) {
        if (event.kind == Kind::tile_laid) roads = roads_of(type_of(table, event.type));
    }
    const bool placed = moment.any(Kind::ferry_placed);
    count("MIN-4 a lake for the looks of it", lake && roads > 1 && !table.settings.ferries);
    if (!table.settings.ferries) return;
    count("FER-2 a lake and no ferry left", lake && roads > 1 && table.ferries == 0);
    count("FER-2 a lake with two roads", placed && !moment.does(ActionKind::ferry));
    count("FER-2 a lake with one road", lake && roads == 1);
    count("FER-2 a lake without roads", lake && roads == 0);
}

// Classifies the two roads that a ferry joins, based on the table without the ferry.
void count_joining(const Moment& moment, Counting& count) {
    const Cell lake = cell_of(moment.action);
    const Table apart = without_ferry(moment.before, lake);
    const Region first = region_at(apart, spot_of(moment.action));
    const Spot end = {lake, moment.action.count};
    const Region second = region_at(apart, end);
    const bool loop = first.has(end);
    std::set<Colour> colours;
    for (const Region* const road : {&first, &second}) {
        for (const Colour colour : present(apart, *road)) colours.insert(colour);
    }
    const bool both = is_occupied(first) && is_occupied(second);
    const Segment& road = printed(apart.board, end);
    const bool is_misty = std::any_of(all_sides.begin(), all_sides.end(), [&](Side side) {
        return reaches(road, side) && misty(apart.board.at(lake), side);
    });
    count("FER-3 a ferry joins roads of several colours", !loop && both && colours.size() > 1);
    count("FER-11 a ferry closes a loop", loop && first.complete);
    count("FER-11 a ferry joins both ends of an open road", loop && !first.complete);
    count("FER-1 a ferry joins a road of inns", first.has(Mark::inn) || second.has(Mark::inn));
    count("MIN-9 a ferry to a misty road", is_misty);
}

void count_moving(const Moment& moment, Counting& count) {
    const Table& table = moment.before;
    const Cell lake = cell_of(moment.action);
    const auto& [first, second] = *table.board.at(lake).ferry;
    const Region joined = region_at(table, {lake, first});
    const Table apart = without_ferry(table, lake);
    bool leaves_laid = true;
    for (const int end : {static_cast<int>(moment.action.segment), static_cast<int>(moment.action.count)})
        leaves_laid = leaves_laid && !lies_on(region_at(apart, {lake, end}), *table.laid);
    const bool shut = joined.complete && is_occupied(joined) && lies_on(joined, *table.laid);
    const bool elsewhere = moment.any(Kind::feature_scored, [&](const Event& event) {
        return scores(event, SegmentKind::road) && place_of(event).cell != *table.laid;
    });
    const bool baron =
        moment.any(Kind::baron_taken, [&](const Event& event) { return place_of(event).cell != *table.laid; });
    const bool unscored = !moment.any(Kind::feature_scored);
    count("FER-4 a ferry moves", true);
    count("FER-4 a ferry leaves the road just extended", leaves_laid);
    count("FER-6 a builder is left alone", unscored && moment.any(Kind::figure_returned, is<FigureKind::builder>));
    count("FER-7 a road elsewhere is scored", elsewhere);
    count("FER-7 a road completed by the tile, and opened", shut && unscored);
    count("FER-7 a road elsewhere for the baron", baron);
    for (const std::optional<Spot>& who : {table.mage, table.witch}) {
        const bool parted = who && joined.has(*who) &&
                            !(region_at(apart, *who).has({lake, first}) && region_at(apart, *who).has({lake, second}));
        count("MAG-8 a ferry leaves mage or witch", parted);
    }
}

void count_coming_to_lakes(const Moment& moment, Counting& count) {
    const Table& table = moment.before;
    const Spot spot = spot_of(moment.action);
    if (!is_on_board(table, spot.cell)) return;
    const bool ferry = joined_by_ferry(table.board, spot).has_value();
    count("FER-12 through a portal to a ferry", moment.does(ActionKind::portal) && ferry);
    count("FER-12 landing beside a ferry", moment.does(ActionKind::land) && ferry);
    count("FER-12 a wagon to a ferry", moment.does(ActionKind::wagon) && ferry);
}

void count_ferries(const Moment& moment, const Question& next, Counting& count) {
    count_new_lakes(moment, count);
    if (!moment.before.settings.ferries) return;
    const bool asks = moment.question.kind == DecisionKind::ferry;
    const bool ferry = moment.does(ActionKind::ferry);
    const auto& options = moment.question.options;
    const bool may_keep = asks && std::any_of(options.begin(), options.end(),
                                              [](const Action& option) { return option.kind == ActionKind::keep; });
    count("FER-4 a ferry stays", moment.does(ActionKind::keep));
    count("FER-4 several ferries", may_keep && next.kind == DecisionKind::ferry);
    count("FER-4 a new ferry and others", asks && !may_keep && next.kind == DecisionKind::ferry);
    count("FER-9 a road of one tile", moment.any(Kind::feature_scored, [](const Event& event) {
        return scores(event, SegmentKind::road) && event.tiles == 1;
    }));
    if (ferry) count_joining(moment, count);
    if (ferry && may_keep) count_moving(moment, count);
    count_coming_to_lakes(moment, count);
}

// --- gold ---

void count_mines(const Moment& moment, Counting& count) {
    const Table& table = moment.before;
    const Cell cell = cell_of(moment.action);
    const bool mine = lays(moment, Mark::gold);
    const int placed = moment.number_of(Kind::gold_placed);
    count("GLD-2 a mine and no ingot left", mine && table.ingots_aside == 0);
    count("GLD-2 one tile beside the mine", mine && placed == 2);
    if (!moment.does(ActionKind::gold)) return;
    count("GLD-2 an ingot on an abbey", table.board.at(cell).abbey);
    count("GLD-2 an ingot on the block", as_one_tile(table, cell).size() > 1);
    count("GLD-2 an ingot in the lake", holds_vodyanoy(table, cell));
    count("GLD-2 an ingot beside the dragon", holds_dragon(table, cell));
    count("GLD-2 an ingot among others", table.ingots.count(cell) != 0);
    count("MIN-9 an ingot in the mist", with_mist(table.board.at(cell)));
}

// GLD-5: whether a colour takes an ingot, and later another one that lies further north or west.
bool takes_what_most_claim(const Moment& moment) {
    std::map<Colour, Cell> before;
    for (const Event& event : moment.events) {
        if (event.kind != Kind::gold_taken) continue;
        const Cell cell = {event.x, event.y};
        const auto found = before.find(event.colour);
        if (found != before.end() && cell < found->second) return true;
        before[event.colour] = cell;
    }
    return false;
}

void count_claims(const Moment& moment, Counting& count) {
    std::map<Colour, int> taken;
    for (const Event& event : moment.events) {
        if (event.kind == Kind::gold_taken) ++taken[event.colour];
    }
    const bool more = std::any_of(taken.begin(), taken.end(), [](const auto& colour) { return colour.second > 1; });
    const int scored = moment.number_of(Kind::feature_scored);
    const bool guards = moment.any(Kind::guard_gained) && scored == 0;
    const auto alone = [&](SegmentKind kind, bool for_nothing) {
        return !taken.empty() && scored == 1 && moment.any(Kind::feature_scored, [&](const Event& event) {
            return scores(event, kind) && (!for_nothing || event.points == 0);
        });
    };
    count("GLD-3 a castle's gold", alone(SegmentKind::castle, false));
    count("GLD-3 a garden's gold", alone(SegmentKind::garden, false));
    count("GLD-3 a monastery's gold", alone(SegmentKind::monastery, false));
    count("GLD-3 a cemetery's gold", !taken.empty() && guards);
    count("GLD-4 gold for several, round and round", taken.size() > 1 && more);
    count("GLD-4 gold for a feature worth nothing", alone(SegmentKind::castle, true));
    count("GLD-5 first from where most claim", takes_what_most_claim(moment));
    count("GLD FLY several keepers' gold", taken.size() > 1 && guards);
}

void count_gold(const Moment& moment, Counting& count) {
    if (!moment.before.settings.gold) return;
    count_mines(moment, count);
    count_claims(moment, count);
    const auto held = [&](int fewest, int most) {
        return moment.any(Kind::gold_scored,
                          [&](const Event& event) { return event.amount >= fewest && event.amount <= most; });
    };
    count("GLD-8 one to three ingots", held(1, 3));
    count("GLD-8 four to six ingots", held(4, 6));
    count("GLD-8 seven to nine ingots", held(7, 9));
    count("GLD-8 ten ingots or more", held(10, 16));
}

// --- mage and witch ---

bool moves_from_board(const Event& event) { return event.from_segment != no_segment; }

void count_who_moves(const Moment& moment, Counting& count) {
    const Table& table = moment.before;
    const bool magic = lays(moment, Mark::mage);
    const bool asked = moment.question.kind == DecisionKind::magic;
    const bool either = asked && moment.question.options.front().kind == ActionKind::unmage;
    const bool leaves = moment.any(Kind::mage_left) || moment.any(Kind::witch_left);
    const bool moves = moment.any(Kind::mage_moved) || moment.any(Kind::witch_moved);
    count("MAG-2 the mage comes", moment.any(Kind::mage_moved) && !moment.any(Kind::mage_moved, moves_from_board));
    count("MAG-2 the mage moves", moment.any(Kind::mage_moved, moves_from_board));
    count("MAG-2 the witch moves", moment.any(Kind::witch_moved, moves_from_board));
    count("MAG-3 nowhere to go for either", either);
    count("MAG-3 nowhere to go for the only one", magic && leaves && table.mage.has_value() != table.witch.has_value());
    count("MAG-3 nowhere to go, and nobody there", magic && !leaves && !moves && !table.mage && !table.witch);
    if (!asked || !table.mage || !table.witch) return;
    const bool together = region_at(table, *table.mage).has(*table.witch);
    const bool in_2c = table.board.at(*table.laid).ferry || !table.touched.empty();
    const bool has_mark = type_of(table, table.drawn).has(Mark::mage);
    count("MAG-4 brought together by a tile", together && !in_2c && !has_mark);
    count("MAG-4 brought together by a tile with magic", together && !in_2c && has_mark);
    count("MAG-4 brought together by a ferry", together && in_2c);
}

void count_who_acts(const Moment& moment, const Table& after, bool is_over, Counting& count) {
    const Table& table = moment.before;
    const bool scored = moment.any(Kind::feature_scored);
    const auto leaves = [&](Kind kind, SegmentKind there) {
        return moment.any(kind, [&](const Event& event) {
            return is_on_board(after, place_of(event).cell) && kind_of(after.board, place_of(event)) == there;
        });
    };
    const bool by_turn =
        moment.does(ActionKind::unmage) || moment.does(ActionKind::unwitch) || lays(moment, Mark::mage);
    const bool goes = moment.any(Kind::mage_left) || moment.any(Kind::witch_left);
    count("MAG-5 the mage in a city", scored && !by_turn && leaves(Kind::mage_left, SegmentKind::city));
    count("MAG-5 the mage on a road", scored && !by_turn && leaves(Kind::mage_left, SegmentKind::road));
    count("MAG-5 the witch in a city", scored && !by_turn && leaves(Kind::witch_left, SegmentKind::city));
    count("MAG-5 the witch on a road", scored && !by_turn && leaves(Kind::witch_left, SegmentKind::road));
    count("MAG-7 out of what holds nobody", !scored && !by_turn && goes && table.laid);
    if (!is_over) return;
    for (const std::optional<Spot>& who : {after.mage, after.witch}) {
        if (!who) continue;
        const Region region = region_at(after, *who);
        const bool nothing = !region.complete && (region.has(Mark::inn) || region.has(Mark::cathedral));
        count("MAG-6 the mage where it were worth nothing", is_occupied(region) && nothing && who == after.mage);
        count("MAG-6 the witch at the end", is_occupied(region) && who == after.witch);
    }
}

// --- king and robber baron ---

bool stands_longer_than_it_lies(const Table& after) {
    int longest = 0;
    for (const Region& region : all_regions(after)) {
        if (region.kind == SegmentKind::road && region.complete) longest = std::max(longest, region.tiles);
    }
    return after.longest_road > longest;
}

void count_king(const Moment& moment, const Table& after, bool is_over, Counting& count) {
    const Table& table = moment.before;
    if (!table.settings.king) return;
    const auto another = [&](Kind kind, Colour holder) {
        return moment.any(kind, [&](const Event& event) { return holder != Colour::none && event.colour != holder; });
    };
    const bool king = moment.any(Kind::king_taken);
    const bool baron = moment.any(Kind::baron_taken);
    const bool city =
        moment.any(Kind::feature_scored, [](const Event& event) { return scores(event, SegmentKind::city); });
    const bool equal = moment.any(Kind::feature_scored, [&](const Event& event) {
        return scores(event, SegmentKind::city) && event.tiles == table.largest_city;
    });
    const bool abbey = (table.laid && table.board.at(*table.laid).abbey) || moment.does(ActionKind::abbey);
    count("KNG-2 a city as large as the largest", equal && !king);
    count("KNG-2 the king goes to another", another(Kind::king_taken, table.king));
    count("KNG-2 the baron goes to another", another(Kind::baron_taken, table.baron));
    count("KNG-2 the king for a city that holds nobody", king && !city);
    count("KNG-2 a token twice at once",
          moment.number_of(Kind::king_taken) > 1 || moment.number_of(Kind::baron_taken) > 1);
    count("KNG-4 an abbey brings king or baron", abbey && (king || baron));
    count("KNG-4 a ferry brings the baron", moment.does(ActionKind::ferry) && baron);
    count("KNG-7 a farmer on an inner field", moment.any(Kind::figure_placed, [&](const Event& event) {
        return is_on_board(after, place_of(event).cell) &&
               kind_of(after.board, place_of(event)) == SegmentKind::field &&
               printed(after.board, place_of(event)).half_sides == 0;
    }));
    if (!is_over) return;
    count("KNG-3 a record longer than any road that is left", stands_longer_than_it_lies(after));
    count("KNG-5 the king's cities", moment.any(Kind::king_scored));
    count("KNG-5 the baron's roads", moment.any(Kind::baron_scored));
    count("KNG-6 nobody has the king", after.king == Colour::none);
}

// --- festivals ---

// Whether the laid tile completes the feature of the figure that is taken back, and no other figure stands in it.
bool empties_completed_feature(const Table& table, const Spot& taken) {
    const Region region = region_at(table, taken);
    return region.complete && lies_on(region, *table.laid) && standing_on(table, region).size() == 1;
}

void count_taking_back(const Moment& moment, Counting& count) {
    const Table& table = moment.before;
    const Figure& figure = table.figures[figure_named(table, moment.action)];
    for (const FigureKind kind : meeple_kinds) count(std::string("FES-3 ") + name_of(kind), figure.kind == kind);
    for (const FigureKind kind : {FigureKind::builder, FigureKind::pig, FigureKind::barn, FigureKind::shepherd})
        count(std::string("FES-3 ") + name_of(kind), figure.kind == kind);
    const SegmentKind land = kind_of(table.board, figure.spot);
    for (const SegmentKind kind :
         {SegmentKind::road, SegmentKind::city, SegmentKind::field, SegmentKind::monastery, SegmentKind::garden,
          SegmentKind::castle, SegmentKind::cemetery, SegmentKind::tower, SegmentKind::acrobats})
        count(std::string("FES-3 from ") + name_of(kind), land == kind);
    const auto helper = [](const Event& event) { return is<FigureKind::builder>(event) || is<FigureKind::pig>(event); };
    count("FES-6 the fairy's one", figure.fairy);
    count("FES-6 sheep go, too", !figure.sheep.empty());
    count("FES-6 builder or pig goes, too", is_meeple(figure.kind) && moment.any(Kind::figure_returned, helper));
    count("FES-7 nobody is left in a completed feature", empties_completed_feature(table, figure.spot));
    count("FES-7 in a further part", table.part > 1);
    count("FES-10 a haunted one", figure.ghosts > 0);
    count("FES-10 with two ghosts", figure.ghosts == 2);
}

void count_festival(const Moment& moment, Counting& count) {
    const Settings& settings = moment.before.settings;
    count("MIN-4 a festival for the looks of it", lays(moment, Mark::festival) && !settings.festival);
    if (!settings.festival) return;
    const std::vector<Action>& ways = moment.question.options;
    const bool is_offered =
        std::any_of(ways.begin(), ways.end(), [](const Action& way) { return way.kind == ActionKind::festival; });
    count("FES-8 nobody is taken back", is_offered && moment.does(ActionKind::pass));
    if (moment.does(ActionKind::festival)) count_taking_back(moment, count);
}

}  // namespace

void count_situations_of_small_boxes(const Reference& before, const Reference& after, const Game& game,
                                     std::size_t first, Situations& situations) {
    Counting count(situations);
    const Action action = game.action(game.action_count() - 1);
    const Turn events(game.events() + first, game.events() + game.event_count());
    const Moment moment = {before.table(), before.question(), action, events};
    count_ferries(moment, after.question(), count);
    count_gold(moment, count);
    if (before.table().settings.mage) {
        count_who_moves(moment, count);
        count_who_acts(moment, after.table(), after.is_over(), count);
    }
    count_king(moment, after.table(), after.is_over(), count);
    count_festival(moment, count);
}

}  // namespace mistbank_reference
