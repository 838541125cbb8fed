// Counts situations on the track and at the end of a part of a turn: robbers, messages, crop circles.
#include <algorithm>

#include "reference/moment.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

using Kind = EventKind;

const std::array<TrackFigure, 2> both_figures = {TrackFigure::marker, TrackFigure::courier};

// --- robbers ---

void count_bags(const Moment& moment, Counting& count) {
    const Table& table = moment.before;
    if (moment.question.kind != DecisionKind::robber) return;
    const int player = moment.question.about.player < 0 ? table.player : moment.question.about.player;
    const bool own = player == table.player;
    const bool on_track = table.robbers.count(colour_of(table, player)) != 0;
    const bool places = moment.does(ActionKind::robber);
    count("ROB-2 a robber moves", own && places && on_track);
    count("ROB-2 a robber stays where it is", own && !places && on_track);
    count("ROB-3 another's robber", !own && places);
    count("ROB-3 another declines", !own && !places);
    count("ROB-1 a space of a later lap",
          places && std::any_of(table.counters.begin(), table.counters.end(), [&](const Counter& counter) {
              return counter.total >= 50 && counter.total % 50 == moment.action.count;
          }));
}

// Whether several robbers take points from the same gain.
bool several_rob(const Moment& moment) {
    std::map<int, int> robbers;
    for (const Event& event : moment.events) {
        if (event.kind == Kind::robbed && ++robbers[event.amount] > 1) return true;
    }
    return false;
}

// ROB-5: whether several figures of other colours on the robber's space gained different numbers of points.
bool could_choose(const Moment& moment) {
    const Table& table = moment.before;
    return moment.any(Kind::robbed, [&](const Event& robbery) {
        std::set<int> gains;
        for (const Event& event : moment.events) {
            if (event.kind != Kind::points_scored || event.points <= 0 || event.colour == robbery.colour) continue;
            if (points_of(table, event.colour) % 50 == robbery.count) gains.insert(event.points);
        }
        return gains.size() > 1;
    });
}

void count_robberies(const Moment& moment, Counting& count) {
    const Table& table = moment.before;
    const bool follows = moment.any(Kind::robber_followed);
    const bool robbed = moment.any(Kind::robbed);
    const bool lost = moment.any(Kind::points_scored, [](const Event& event) { return event.points < 0; });
    const bool ransom = moment.any(Kind::ransom_paid);
    const auto of = [&](Kind kind) { return happened(moment.events, {kind, Kind::robbed}); };
    count("ROB-5 several robbers rob one gain", several_rob(moment));
    count("ROB-5 the highest of several gains", could_choose(moment));
    count("ROB-6 a robber follows who loses", follows && lost && !ransom && !robbed);
    count("ROB-6 a robber follows who robs", follows && robbed && !lost);
    count("ROB-6 a robber follows who pays or takes a ransom", follows && ransom);
    count("ROB-9 robbed by the tile's own scoring",
          robbed && table.laid && type_of(table, table.drawn).has(Mark::robber));
    count("ROB-4 the fairy's point is robbed", of(Kind::turn_began) && of(Kind::fairy_scored));
    count("ROB-4 a feature's points are robbed", of(Kind::feature_scored));
    count("ROB-4 a flock is robbed", of(Kind::flock_scored));
    count("ROB-4 the big top is robbed", of(Kind::big_top_scored));
    count("ROB-4 a pyramid is robbed", of(Kind::pyramid_scored));
    count("ROB-4 an abbot is robbed", of(Kind::abbot_recalled));
    count("ROB MSG a courier is robbed",
          robbed && happened(moment.events, {Kind::figure_advanced, Kind::robbed}) &&
              moment.any(Kind::figure_advanced, [](const Event& event) { return event.count == 1; }));
    count("ROB MSG a message is robbed", of(Kind::message_resolved));
    count("ROB with ghosts netted", robbed && moment.any(Kind::points_scored, [](const Event& event) {
        return event.count > 0 && event.points > 0;
    }));
}

// --- messages ---

void count_resolving(const Moment& moment, Counting& count) {
    const bool asked = moment.question.kind == DecisionKind::message;
    for (int message = 1; message <= 8; ++message) {
        const std::string name = "MSG-7 message " + std::to_string(message);
        const auto resolved = [&](int how) {
            return moment.any(Kind::message_resolved,
                              [&](const Event& event) { return event.count == message && event.amount == how; });
        };
        count(name + " acted on", resolved(1));
        count(name + " for two points", asked && resolved(0));
        count(name + " without a choice",
              !asked && moment.question.kind != DecisionKind::message_meeple && resolved(0));
    }
    count("MSG-7 an action worth nothing", moment.any(Kind::message_resolved, [](const Event& event) {
        return event.amount == 1 && event.points == 0 && event.count != 7;
    }));
    count("MSG-9 a message that costs",
          moment.any(Kind::message_resolved, [](const Event& event) { return event.count == 8 && event.points < 0; }));
    if (!moment.does(ActionKind::score_meeple)) return;
    const Table& table = moment.before;
    const Region region = region_at(table, spot_of(moment.action));
    const bool pig = has_pig(table, region, static_cast<Colour>(moment.action.colour));
    count("MSG-9 a field with a pig", pig);
    count("MSG-9 a garden", region.kind == SegmentKind::garden);
    count("MSG-9 a castle", region.kind == SegmentKind::castle);
    count("MSG-9 a wagon", kind_in(moment.action.count) == FigureKind::wagon);
    count("MSG-9 a haunted meeple", ghosts_in(moment.action.count) > 0);
    count("MSG-9 where others have more", majority(table, region) != present(table, region));
    count("MSG MAG with mage or witch",
          (table.mage && region.has(*table.mage)) || (table.witch && region.has(*table.witch)));
}

void count_drawing(const Moment& moment, Counting& count) {
    const Table& table = moment.before;
    const bool drawn = moment.any(Kind::message_drawn);
    const bool second = table.part > 1 && !table.is_message_part;
    count("MSG-2 the ninth message", drawn && table.messages_seen.size() == 8);
    count("MSG-4 a message in the second part", drawn && second && moment.question.kind != DecisionKind::lay_tile);
    count("MSG-12 a message in the last round", drawn && table.last_round);
}

void count_losing(const Moment& moment, const Table& after, Counting& count) {
    const Table& table = moment.before;
    if (after.final_scoring) return;
    for (const Colour colour : colours_in_play(table)) {
        std::array<bool, 2> lower{};
        for (const TrackFigure figure : both_figures) {
            const auto index = static_cast<std::size_t>(figure);
            lower.at(index) = number_of(after, colour, figure) < number_of(table, colour, figure);
        }
        count("MSG-5 a courier goes back", lower[1]);
        count("MSG-5 both go back", lower[0] && lower[1]);
    }
}

void count_further_parts(const Moment& moment, const Table& after, Counting& count) {
    const Table& table = moment.before;
    const bool begins = after.is_message_part && !table.is_message_part;
    const bool ends = table.is_message_part && !after.is_message_part;
    count("MSG-8 a further part", begins);
    count("MSG-8 a further part after a builder's", begins && table.part > 1);
    count("MSG-8 a further part, and a builder's", ends && after.turn == table.turn && after.part > table.part);
    count("MSG-8 an abbey in a further part", table.is_message_part && moment.does(ActionKind::abbey));
}

void count_choosing(const Moment& moment, const Game& game, std::size_t first, Counting& count) {
    if (moment.question.kind != DecisionKind::advance) return;
    const bool ransom = game.action_count() > 1 && game.action(game.action_count() - 2).kind == ActionKind::ransom;
    const bool robbery = first > 0 && game.events()[first - 1].kind == Kind::robbed;
    count("MSG-3 another player chooses", moment.question.about.player != moment.before.player);
    count("MSG-3 chosen for a ransom", ransom);
    count("MSG-3 chosen for robbed points", robbery);
    count("MSG-3 the courier", moment.action.count == 1);
}

// --- crop circles ---

int circles_on(const TileType& type) {
    return (type.has(Mark::crop_farmer) ? 1 : 0) + (type.has(Mark::crop_highwayman) ? 1 : 0) +
           (type.has(Mark::crop_knight) ? 1 : 0);
}

void count_adding(const Moment& moment, Counting& count) {
    const Table& table = moment.before;
    const Spot spot = spot_of(moment.action);
    const Region region = region_at(table, spot);
    const auto kind = static_cast<FigureKind>(moment.action.count);
    for (const FigureKind added : meeple_kinds) {
        if (added != FigureKind::abbot) count(std::string("CRP-4 added: ") + name_of(added), kind == added);
    }
    count("CRP-4 a farmer added", region.kind == SegmentKind::field);
    count("CRP-4 a highwayman added", region.kind == SegmentKind::road);
    count("CRP-4 a knight added", region.kind == SegmentKind::city);
    count("CRP-4 added among others", present(table, region).size() > 1);
    count("CRP-4 added to the block", as_one_tile(table, spot.cell).size() > 1);
    count("CRP FER added beside a ferry", joined_by_ferry(table.board, spot).has_value());
}

void count_removing(const Moment& moment, Counting& count) {
    const SegmentKind there = kind_of(moment.before.board, spot_of(moment.action));
    const auto helper = [](const Event& event) {
        return event.figure == FigureKind::builder || event.figure == FigureKind::pig;
    };
    count("CRP-5 a farmer removed", there == SegmentKind::field);
    count("CRP-5 a highwayman removed", there == SegmentKind::road);
    count("CRP-5 a knight removed", there == SegmentKind::city);
    count("CRP-5 a haunted one removed", ghosts_in(moment.action.count) > 0);
    count("CRP-5 the fairy's one removed", fairy_in(moment.action.count));
    count("CRP-5 a wagon removed", kind_in(moment.action.count) == FigureKind::wagon);
    count("CRP-5 builder or pig goes, too", moment.any(Kind::figure_returned, helper));
}

void count_crops(const Moment& moment, Counting& count) {
    const Table& table = moment.before;
    const Question& question = moment.question;
    if (moment.does(ActionKind::add)) count_adding(moment, count);
    if (moment.does(ActionKind::remove)) count_removing(moment, count);
    if (question.kind == DecisionKind::crop_add) count("CRP-4 nobody added", moment.does(ActionKind::pass));
    if (question.kind != DecisionKind::crop) return;
    count("CRP-2 all add", moment.does(ActionKind::crop_add));
    count("CRP-2 all remove", moment.does(ActionKind::crop_remove));
    count("CRP-5 removed unasked", moment.any(Kind::meeple_removed));
    count("CRP-8 a circle in a further part", table.part > 1);
    count("MIN-4 several circles on a tile", circles_on(type_of(table, table.drawn)) > 1);
}

}  // namespace

void count_situations_of_gains(const Reference& before, const Reference& after, const Game& game, std::size_t first,
                               Situations& situations) {
    Counting count(situations);
    const Action action = game.action(game.action_count() - 1);
    const Turn events(game.events() + first, game.events() + game.event_count());
    const Moment moment = {before.table(), before.question(), action, events};
    const Settings& settings = before.table().settings;
    if (settings.robbers) {
        count_bags(moment, count);
        count_robberies(moment, count);
    }
    if (settings.messages) {
        count_resolving(moment, count);
        count_drawing(moment, count);
        count_losing(moment, after.table(), count);
        count_further_parts(moment, after.table(), count);
        count_choosing(moment, game, first, count);
    }
    if (settings.crops) count_crops(moment, count);
}

}  // namespace mistbank_reference
