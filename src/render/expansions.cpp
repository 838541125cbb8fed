#include "render/expansions.hpp"

#include "render/theme.hpp"
#include "render/turned.hpp"

namespace mistbank::render {

namespace {

// In the order of the enum.
constexpr MarkWords rows[] = {
    {Mark::inn, "inn", "", inn_style, false},
    {Mark::cathedral, "cathedral", "", cathedral_style, false},
    {Mark::wine, "wine", "", goods_style, false},
    {Mark::grain, "grain", "", goods_style, false},
    {Mark::cloth, "cloth", "", goods_style, false},
    {Mark::volcano, "volcano", "", sign_style, true},
    {Mark::dragon, "dragon", "drake", sign_style, true},
    {Mark::portal, "portal", "door", sign_style, true},
    {Mark::princess, "princess", "lady", princess_style, false},
    {Mark::foundation, "tower", "", sign_style, true, SegmentKind::tower},
    {Mark::machine, "fly:", "", sign_style, true},  // and its direction
    {Mark::abbey, "abbey", "", sign_style, true},
    {Mark::hill, "hill", "", sign_style, true},
    {Mark::vineyard, "vineyard", "vines", sign_style, true},
    {Mark::circus, "circus", "ring", sign_style, true},
    {Mark::acrobats, "acrobats", "acro", sign_style, true, SegmentKind::acrobats},
    {Mark::vodyanoy, "vodyanoy", "", sign_style, true, SegmentKind::vodyanoy},
    {Mark::gold, "gold", "", sign_style, true},
    {Mark::mage, "magic", "", sign_style, true},
    {Mark::robber, "robber", "bag", sign_style, true},
    {Mark::crop_farmer, "rake", "", sign_style, true},
    {Mark::crop_highwayman, "club", "", sign_style, true},
    {Mark::crop_knight, "shield", "", sign_style, true},
};

// "green's farmer": by what it stands on, unless its kind has a name of its own.
Words role(const Game& game, const Event& event) {
    return Words::of(name_of(event.colour), "'s ", role_text(game, event.x, event.y, event.segment, event.figure));
}

Words at(const Event& event) { return Words::of(" at ", cell_text(event.x, event.y)); }

// "; its 2 ghosts go back"
Words ghosts_of_who_leaves(const Event& event) {
    if (event.count == 0) return {};
    return Words::of("; its ", event.count == 1 ? Words("ghost goes") : Words::of(event.count, " ghosts go"), " back");
}

Words dragon_moved(const Event& event) {
    const CellText to = cell_text(event.x, event.y);
    if (event.from_segment == no_segment) return Words::of("the dragon comes to the volcano at ", to);
    const CellText from = cell_text(event.from_x, event.from_y);
    if (event.count == 0) return Words::of("the dragon flies from ", from, " to the volcano at ", to);
    return Words::of("step ", event.count, " of the dragon: from ", from, " to ", to);
}

Words fairy_scored(const Game& game, const Event& event) {
    return Words::of("the fairy beside ", role(game, event), at(event), " brings ", counted(event.points, "point"));
}

Words wagon_moved(const Game& game, const Event& event) {
    const auto with = event.count == 0 ? Words() : Words::of(" with ", counted(event.count, "ghost"));
    return Words::of(name_of(event.colour), "'s wagon moves on from ", cell_text(event.from_x, event.from_y), " to ",
                     here(game, event), with);
}

Words floor_built(const Game& game, const Event& event) {
    return Words::of(player_name(game, event.player), " builds floor ", event.count, " of the tower", at(event));
}

Words token_drawn(const Event& event) {
    if (event.count == 0) return Words::of("the wolf comes to the flocks", at(event));
    return Words::of(event.count, " sheep", " for ", name_of(event.colour), "'s flock", at(event), ", which has ",
                     event.amount);
}

Words big_top_moved(const Event& event) {
    const CellText to = cell_text(event.x, event.y);
    if (event.from_segment == no_segment) return Words::of("the big top comes to ", to);
    return Words::of("the big top moves from ", cell_text(event.from_x, event.from_y), " to ", to);
}

Words caught(const Event& event) {
    const auto with = event.count == 0 ? Words() : Words::of(" with ", counted(event.count, "ghost"));
    return Words::of("the Vodyanoy catches ", name_of(event.colour), "'s ", kind_text(event.figure), " from ",
                     cell_text(event.from_x, event.from_y), with);
}

// --- the small boxes ---

Words ingot_placed(const Event& event) {
    const CellText to = cell_text(event.x, event.y);
    const auto company = event.amount == 1 ? Words() : Words::of(", which has ", event.amount, " now");
    return Words::of("an ingot comes to ", to, company, "; ", event.total, event.total == 1 ? " is" : " are", " left");
}

Words magic_moved(const Game& game, const Event& event, const char* who) {
    if (event.from_segment == no_segment) return Words::of(who, " comes to ", here(game, event));
    return Words::of(who, " goes from ", feature_text(game, event.from_x, event.from_y, event.from_segment), " to ",
                     here(game, event));
}

// "the west road", by the first side that it reaches.
Words road_at_lake(const Game& game, const Event& event, int segment) {
    constexpr const char* sides[] = {"north", "east", "south", "west"};
    const int tile = game.tile_at(event.x, event.y);
    if (tile < 0 || game.tile(tile).type < 0) return Words::of("road ", segment);
    const Turned printed = turned(game.type(game.tile(tile).type), game.tile(tile).rotation);
    for (int side = 0; side < 4; ++side) {
        if (segment < printed.count && printed.segments[segment].reaches(side))
            return Words::of("the ", sides[side], " road");
    }
    return Words::of("road ", segment);
}

Words roads_joined(const Game& game, const Event& event) {
    return Words::of(at(event), " joins ", road_at_lake(game, event, event.segment), " and ",
                     road_at_lake(game, event, event.count));
}

Words figure_advanced(const Event& event) {
    const auto way =
        event.points < 0 ? Words::of("goes back by ", -event.points) : Words::of("moves on by ", event.points);
    return Words::of(name_of(event.colour), "'s ", name_of_counter(event.count), " ", way, " to ", event.total);
}

Words message_resolved(const Event& event) {
    if (event.amount == 0)
        return Words::of(name_of(event.colour), " takes ", counted(event.points, "point"), " instead of what message ",
                         event.count, " says");
    const auto gained = event.points == 0 ? Words() : Words::of(": ", counted(event.points, "point"));
    return Words::of(name_of(event.colour), " does what message ", event.count, " says", gained);
}

// "at the end the king brings red 9 points for 9 cities"
Words token_scored(const Event& event, const char* token, const char* one, const char* several) {
    return Words::of("at the end ", token, " brings ", name_of(event.colour), " ", counted(event.points, "point"),
                     " for ", event.amount, " ", event.amount == 1 ? one : several);
}

}  // namespace

Rows<MarkWords> mark_words() noexcept { return rows_of(rows); }

const char* expansion_title(Expansion expansion) {
    constexpr const char* titles[expansion_count] = {"Ghosts, Castles & Cemeteries",
                                                     "the river",
                                                     "the abbot",
                                                     "Inns & Cathedrals",
                                                     "Traders & Builders",
                                                     "the Princess & the Dragon",
                                                     "the Tower",
                                                     "Abbey & Mayor",
                                                     "the Flying Machines",
                                                     "Hills & Sheep",
                                                     "Under the Big Top",
                                                     "the Vodyanoy",
                                                     "the Messages",
                                                     "the Ferries",
                                                     "the Gold Mines",
                                                     "Mage & Witch",
                                                     "the Robbers",
                                                     "the Crop Circles",
                                                     "King & Robber Baron"};
    const auto number = static_cast<std::size_t>(expansion);
    return number < expansion_count ? titles[number] : "?";
}

Sentence sentence_of_expansion(const Game& game, const Event& event) {
    switch (event.kind) {
        case EventKind::part_began:
            return Words::of(player_name(game, event.player), " takes a ", event.count > 2 ? "third" : "second",
                             " part of the turn",
                             game.rules().plays(Expansion::messages) ? "" : ": the builder's feature grew");
        case EventKind::abbot_recalled:
            return Words::of(name_of(event.colour), " takes the abbot back from ", here(game, event), ": ",
                             counted(event.points, "point"), " for ", counted(event.tiles, "tile"));
        case EventKind::goods_taken:
            return Words::of(name_of(event.colour), " takes ", event.amount, " ",
                             name_of(static_cast<Good>(event.count)), " from ", here(game, event), " and holds ",
                             event.total);
        case EventKind::goods_scored:
            return Words::of("at the end ", name_of(event.colour), " has most ",
                             name_of(static_cast<Good>(event.count)), ", ", event.amount, ": ",
                             counted(event.points, "point"));
        case EventKind::fairy_moved: return Words::of("the fairy goes to ", role(game, event), at(event));
        case EventKind::fairy_scored: return fairy_scored(game, event);
        case EventKind::dragon_moved: return dragon_moved(event);
        case EventKind::figure_eaten:
            return Words::of("the dragon eats ", role(game, event), at(event), ghosts_of_who_leaves(event));
        case EventKind::tile_awaits_dragon:
            return Words::of(type_name(game, event.type), " is set aside until a volcano lies");
        case EventKind::tiles_shuffled_back:
            return Words::of(counted(event.amount, "tile"), " that awaited the dragon ",
                             event.amount == 1 ? "goes" : "go", " back into the pile, which holds ", event.total);
        case EventKind::floor_built: return floor_built(game, event);
        case EventKind::figure_captured:
            return Words::of("the tower takes ", role(game, event), at(event), " prisoner for ",
                             player_name(game, event.player), ghosts_of_who_leaves(event));
        case EventKind::prisoner_returned:
            return Words::of(name_of(event.colour), "'s ", kind_text(event.figure), " comes home from prison");
        case EventKind::ransom_paid:
            return Words::of(player_name(game, event.player), " pays ", name_of(event.colour), " ",
                             counted(event.points, "point"), " for a ", kind_text(event.figure));
        case EventKind::wagon_moved: return wagon_moved(game, event);
        case EventKind::die_rolled: return Words::of("the die shows ", event.count);
        case EventKind::flight_crashed:
            return Words::of("nobody can land at ", cell_text(event.x, event.y), ": ", name_of(event.colour), "'s ",
                             kind_text(event.figure), " goes back");
        case EventKind::knight_removed:
            return Words::of("the princess sends ", role(game, event), at(event), " home", ghosts_of_who_leaves(event));
        case EventKind::tile_hidden:
            return Words::of("a tile goes unseen under the hill", at(event), "; the pile holds ", event.total);
        case EventKind::token_drawn: return token_drawn(event);
        case EventKind::flock_scored:
            return Words::of(name_of(event.colour), " guides the flocks", at(event),
                             " home: ", counted(event.points, "point"));
        case EventKind::big_top_moved: return big_top_moved(event);
        case EventKind::animal_shown:
            return Words::of("the animal under the big top", at(event), " brings ", event.points, " for each meeple");
        case EventKind::big_top_scored:
            return Words::of(name_of(event.colour), " has ", counted(event.amount, "meeple"),
                             " around the big top: ", counted(event.points, "point"));
        case EventKind::pyramid_scored:
            return Words::of(counted(event.count, "acrobat"), at(event), " ", event.count == 1 ? "brings " : "bring ",
                             counted(event.points, "point"), event.count == 1 ? "" : " each");
        case EventKind::ringmaster_scored:
            return Words::of(name_of(event.colour), "'s ringmaster", at(event), " brings ",
                             counted(event.points, "point"), " for ", counted(event.amount, "circus tile"));
        case EventKind::figure_caught: return caught(event);
        case EventKind::figure_released:
            return Words::of(role(game, event), " comes out of the lake", at(event), ghosts_of_who_leaves(event));
        case EventKind::lake_scored:
            return Words::of("the Vodyanoy holds ", counted(event.amount, "meeple"), " of ", name_of(event.colour),
                             ": ", counted(event.points, "point"));
        case EventKind::gold_placed: return ingot_placed(event);
        case EventKind::gold_taken:
            return Words::of(name_of(event.colour), " takes an ingot from ", cell_text(event.x, event.y), " and holds ",
                             event.total);
        case EventKind::gold_scored:
            return Words::of("at the end ", name_of(event.colour), " holds ", counted(event.amount, "ingot"), ": ",
                             counted(event.points, "point"));
        case EventKind::mage_moved: return magic_moved(game, event, "the mage");
        case EventKind::witch_moved: return magic_moved(game, event, "the witch");
        case EventKind::mage_left: return Words::of("the mage leaves ", here(game, event));
        case EventKind::witch_left: return Words::of("the witch leaves ", here(game, event));
        case EventKind::robber_placed:
            return Words::of(name_of(event.colour), "'s robber goes to space ", event.count, " of the track");
        case EventKind::robbed:
            return Words::of(name_of(event.colour), "'s robber on space ", event.count, " takes part in what ",
                             name_of(static_cast<Colour>(event.amount)),
                             " gains and goes home: ", counted(event.points, "point"));
        case EventKind::robber_followed:
            return Words::of(name_of(event.colour), "'s robber, left alone, follows to space ", event.count);
        case EventKind::ferry_placed:
            return Words::of("a ferry", roads_joined(game, event), "; ", event.amount,
                             event.amount == 1 ? " ferry is" : " ferries are", " left");
        case EventKind::ferry_moved: return Words::of("the ferry", roads_joined(game, event), " from now on");
        case EventKind::figure_advanced: return figure_advanced(event);
        case EventKind::message_drawn:
            return Words::of(player_name(game, event.player), " draws message ", event.count, ": ",
                             message_text(event.count));
        case EventKind::message_resolved: return message_resolved(event);
        case EventKind::crop_chosen:
            return Words::of("at the crop circle", at(event), " all ",
                             event.count == 0 ? "may add a meeple" : "take a meeple home");
        case EventKind::meeple_added:
            return Words::of(name_of(event.colour), " adds a ", kind_text(event.figure), " to ", here(game, event));
        case EventKind::meeple_removed:
            return Words::of(role(game, event), at(event), " goes home", ghosts_of_who_leaves(event));
        case EventKind::king_taken:
            return Words::of(name_of(event.colour), " takes the king: ", here(game, event), " has ",
                             counted(event.tiles, "tile"));
        case EventKind::baron_taken:
            return Words::of(name_of(event.colour), " takes the robber baron: ", here(game, event), " has ",
                             counted(event.tiles, "tile"));
        case EventKind::king_scored: return token_scored(event, "the king", "city", "cities");
        case EventKind::baron_scored: return token_scored(event, "the robber baron", "road", "roads");
        default: return "?";
    }
}

}  // namespace mistbank::render
