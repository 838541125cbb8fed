// The values of the facts of all games, and the texts of the base game: events and their sentences.
#include "rules/base_game/base_facts.hpp"
#include "rules/description.hpp"
#include "rules/piles.hpp"
#include "rules/table.hpp"

namespace mistbank {

// --- facts ---

int count_piles(const Table& table) { return table.settings().piles; }
std::int32_t tiles_in_pile(const Table& table, int, int place) { return pile_size(table, place); }
std::int32_t active_pile(const Table& table, int, int) { return table.state->active_pile; }
std::int32_t tiles_set_aside(const Table& table, int, int) { return table.state->set_asides; }

// --- texts ---

static constexpr EventSpec base_game_events[] = {
    {EventKind::turn_began, "turn_began", "turn=total", "turn {turn} begins: {player}"},
    {EventKind::tile_drawn, "tile_drawn", "tile", "{player} draws {tile}"},
    {EventKind::tile_set_aside, "tile_set_aside", "tile", "{tile} fits nowhere and is set aside"},
    EventSpec(EventKind::tile_laid, "tile_laid", "tile x y rotation=count",
              "[{action?}{player} lays {tile} at {cell}[, turned by {rotation:quarter}]|{tile} lies at {cell} from the "
              "start]")
        .changes(Change::tile_laid),
    EventSpec(EventKind::figure_placed, "figure_placed", "colour figure x y segment",
              "{a_colour} {figure} is placed on {here}")
        .changes(Change::figure_placed),
    EventSpec(EventKind::figure_returned, "figure_returned", "colour figure x y segment ghosts=count",
              "{a_colour} {figure} comes back from {here}")
        .changes(Change::figure_removed),
    {EventKind::feature_scored, "feature_scored", "x y segment feature tiles coats cities colours=count points",
     "the {feature} at {cell} scores {points}[{colours?}{colours|| for each colour}]: {reckoning}"},
    {EventKind::points_scored, "points_scored", "colour points total paid_ghosts=count",
     "{colour|{colour}|the team} [loses {lost_points:point}|gets {points:point}][ after paying for "
     "{paid_ghosts:ghost}] and has {total}"},
    {EventKind::won, "won", "colour total",
     "{colour|{colour} wins with {total:point}|the goal is reached: the game is won}"},
    {EventKind::final_scoring, "final_scoring", "", "the last tile has been played: the final scoring"},
    {EventKind::feature_scored_at_end, "feature_scored_at_end",
     "x y segment feature tiles coats cities colours=count points",
     "at the end the {feature} at {cell} scores {points}[{colours?}{colours|| for each colour}]: {reckoning}"},
};

static constexpr SourceSpec base_game_sources[] = {{Source::before, "before"},
                                                   {Source::roads, "roads"},
                                                   {Source::cities, "cities"},
                                                   {Source::monasteries, "monasteries"},
                                                   {Source::fields, "fields"}};

static bool has_coats(const Setup& setup) {
    return has_segment(setup, [](const Segment& segment) { return segment.coats > 0; });
}

static const char* effect_of_coat(const Settings& settings) {
    return settings.team ? "It adds 2 points when its city is completed."
                         : "It adds 2 points when its city is completed, and 1 point if the city never is.";
}

static constexpr ElementSpec base_game_elements[] = {
    segment_of(SegmentKind::road, "road")
        .drawn("─ │ ┌ ┘", "- | +")
        .where_stands("highwayman")
        .lacking("{open:open end}")
        .leading(" to "),
    element("village", "village").drawn("●", "o").met_with(SegmentKind::road).does("Roads end there."),
    segment_of(SegmentKind::city, "city and wall")
        .drawn("▒ █", "= #")
        .does("The city is open where its tile has no wall at the rim.")
        .where_stands("knight")
        .lacking("{open:open side}"),
    element("coat", "coat of arms").drawn("▼", "V").met_if(has_coats).does_in(effect_of_coat),
    segment_of(SegmentKind::monastery, "monastery")
        .drawn("╔═╬═╗", "+=+=+")
        .does("It scores 9 points when tiles lie on all eight cells around it.")
        .where_stands("monk")
        .lacking("{open:space} empty"),
    segment_of(SegmentKind::field)
        .where_stands("farmer")
        .lacking("[{cities:finished city:finished cities}|no finished cities]"),
    element("hedge", "hedge")
        .drawn("% %", "% %")
        .met_if([](const Setup& setup) { return setup.settings.fields; })
        .does("It separates two fields that nothing else separates."),
    element("rim", "rims and corners of tiles, with fields between them").drawn("· +", ". +"),
    element("last_tile", "tile laid last").drawn("┏━ ━┓", "** **"),
    element("place", "cell where the drawn tile fits")
        .drawn("┌─ ─┐", "+- -+")
        .does("It shows its coordinates and, below them, the rotations that fit, in clockwise quarter turns."),
};

static constexpr RuleFieldSpec base_game_fields[] = {
    rule_field("system", "Game", "The game to play.").named(Enumeration::system).within(1, 3, 1),
    rule_field("expansions", "Expansions", "The expansions in the game.", "MEET-1")
        .several(Enumeration::expansion, expansion_count)
        .in(competitive_systems),
    rule_field("players", "Players", "The number of players.", "COO-1").within(1, max_players, default_rules.players),
    rule_field("starting_player", "First player", "The player who begins.").within(0, max_players - 1),
    rule_field("colours", "Colours", "The colours in play, player by player.", "COO-1")
        .several(Enumeration::colour, max_colours),
    rule_field("draws", "Draws", "Who draws tiles: the library, or the host from a real bag.")
        .named(Enumeration::draws)
        .within(0, 1),
    rule_field("seed", "Seed", "Determines the order of the tiles."),
    rule_field("revision", "Revision of the rules", "The version of the rules, for stored games; 0 is the newest.")
        .within(0, newest_revision),
    rule_field("farmers", "Farmers", "Meeples cannot stand on fields.", "FLD-1")
        .on_or_off(default_rules.farmers)
        .in(bit(System::base)),
};

const Description base_game_description = {"the base game",
                                           "",
                                           "Tiles with roads, cities, fields and monasteries, and meeples on them",
                                           base_game_events,
                                           base_game_sources,
                                           base_game_elements,
                                           nullptr,
                                           base_game_fields};

}  // namespace mistbank
