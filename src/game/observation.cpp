// A game as arrays of numbers. What lies on the table is asked of the public queries, so nothing hidden can leak.
#include "mistbank/observation.hpp"

#include <algorithm>
#include <cstring>

#include "game/inside.hpp"

namespace mistbank {
namespace {

constexpr int sides = 4;
constexpr int directions = 8;
constexpr int side_pairs = 6;
constexpr int first_of_pair[side_pairs] = {0, 0, 0, 1, 1, 2};
constexpr int second_of_pair[side_pairs] = {1, 2, 3, 2, 3, 3};

// --- planes ---------------------------------------------------------------------------------------------------------

// In the order in which they are written. A plane without a number is 1 or 0 for each cell.
enum Plane {
    face_up,
    face_down,
    last_laid,                   // the tile laid face up last
    subject,                     // the cell that the open decision is about
    fits,                        // 4: the drawn tile may be laid here after this many quarter turns
    named = fits + sides,        // some legal action other than laying names this cell
    road,                        // 4: the side shows a road
    city = road + sides,         // 4: the side shows a city
    mist = city + sides,         // 4: the side is misty
    joined = mist + sides,       // 6: both sides belong to one road or one city of the tile
    held = joined + side_pairs,  // 4: the road or city of this side holds a meeple, anywhere on the board
    haunted = held + sides,      // 4: the road or city of this side can never be completed
    monastery = haunted + sides,
    castle,
    cemetery,
    coats,                            // coats of arms
    symbols,                          // ghost symbols
    ghosts,                           // ghosts on the tile
    meeples,                          // 6: meeples of every kind standing here (MEET-3), by the seat of their colour
    farmers = meeples + max_colours,  // 6: those of them that stand on a field
    guards = farmers + max_colours,   // guards of all colours
    ghosts_on_meeples,                // ghosts on the meeples here (GCC-4)
    buried,                           // buried meeples
    hounds,                           // hounds
    river,                            // 4: the side shows the river (RIV-1)
    garden = river + sides,           // where the abbot is played (ABT-1)
    inn,                              // played with (INN-1)
    cathedral,                        // likewise (INN-3)
    goods,                            // 3: symbols of wine, grain and cloth that are played with (TRB-1)
    large = goods + good_kinds,       // 6: large meeples, by the seat of their colour
    abbots = large + max_colours,     // 6: abbots
    builders = abbots + max_colours,  // 6: builders
    pigs = builders + max_colours,    // 6: pigs
    mayors = pigs + max_colours,      // 6: mayors
    wagons = mayors + max_colours,    // 6: wagons
    barns = wagons + max_colours,     // 6: barns, on the tile whose north-west corner they stand on
    volcano = barns + max_colours,    // played with, as all signs (PRD-4)
    dragon_sign,                      // PRD-6
    portal,                           // PRD-22
    princess,                         // PRD-20
    foundation,                       // TWR-2
    machine,                          // 8: the flying machine's direction, as the tile lies (FLY-1)
    dragon = machine + directions,    // where the dragon stands
    fairy,                            // where the fairy stands
    floors,                           // of the tower here (TWR-3)
    on_towers,                        // 6: meeples on top of the tower here, by the seat of their colour (TWR-10)
    hill = on_towers + max_colours,   // HIL-2
    vineyard,                         // HIL-4
    circus,                           // TOP-3
    acrobat_space,                    // TOP-9
    lake,                             // the Vodyanoy's (VOD-1)
    shepherds,                        // 6: shepherds, by the seat of their colour
    ringmasters = shepherds + max_colours,  // 6: ringmasters
    acrobats = ringmasters + max_colours,   // 6: meeples on the space for acrobats here (TOP-9)
    in_lakes = acrobats + max_colours,      // 6: meeples that the Vodyanoy has caught here (VOD-2)
    sheep = in_lakes + max_colours,         // with the shepherds here (HIL-5)
    big_top,                                // where the big top stands
    second_fits,                            // 4: as fits, the tile at the second place of the hand (HSE-1)
    third_fits = second_fits + sides,       // 4: likewise at the third
    planes = third_fits + sides
};

constexpr const char* plane_names[] = {
    "face_up",
    "face_down",
    "last_laid",
    "subject",
    "fits_0",
    "fits_1",
    "fits_2",
    "fits_3",
    "named",
    "road_north",
    "road_east",
    "road_south",
    "road_west",
    "city_north",
    "city_east",
    "city_south",
    "city_west",
    "mist_north",
    "mist_east",
    "mist_south",
    "mist_west",
    "joined_north_east",
    "joined_north_south",
    "joined_north_west",
    "joined_east_south",
    "joined_east_west",
    "joined_south_west",
    "held_north",
    "held_east",
    "held_south",
    "held_west",
    "haunted_north",
    "haunted_east",
    "haunted_south",
    "haunted_west",
    "monastery",
    "castle",
    "cemetery",
    "coats",
    "symbols",
    "ghosts",
    "meeples_seat_0",
    "meeples_seat_1",
    "meeples_seat_2",
    "meeples_seat_3",
    "meeples_seat_4",
    "meeples_seat_5",
    "farmers_seat_0",
    "farmers_seat_1",
    "farmers_seat_2",
    "farmers_seat_3",
    "farmers_seat_4",
    "farmers_seat_5",
    "guards",
    "ghosts_on_meeples",
    "buried",
    "hounds",
    "river_north",
    "river_east",
    "river_south",
    "river_west",
    "garden",
    "inn",
    "cathedral",
    "wine",
    "grain",
    "cloth",
    "large_seat_0",
    "large_seat_1",
    "large_seat_2",
    "large_seat_3",
    "large_seat_4",
    "large_seat_5",
    "abbots_seat_0",
    "abbots_seat_1",
    "abbots_seat_2",
    "abbots_seat_3",
    "abbots_seat_4",
    "abbots_seat_5",
    "builders_seat_0",
    "builders_seat_1",
    "builders_seat_2",
    "builders_seat_3",
    "builders_seat_4",
    "builders_seat_5",
    "pigs_seat_0",
    "pigs_seat_1",
    "pigs_seat_2",
    "pigs_seat_3",
    "pigs_seat_4",
    "pigs_seat_5",
    "mayors_seat_0",
    "mayors_seat_1",
    "mayors_seat_2",
    "mayors_seat_3",
    "mayors_seat_4",
    "mayors_seat_5",
    "wagons_seat_0",
    "wagons_seat_1",
    "wagons_seat_2",
    "wagons_seat_3",
    "wagons_seat_4",
    "wagons_seat_5",
    "barns_seat_0",
    "barns_seat_1",
    "barns_seat_2",
    "barns_seat_3",
    "barns_seat_4",
    "barns_seat_5",
    "volcano",
    "dragon_sign",
    "portal",
    "princess",
    "foundation",
    "machine_north",
    "machine_east",
    "machine_south",
    "machine_west",
    "machine_north_east",
    "machine_south_east",
    "machine_south_west",
    "machine_north_west",
    "dragon",
    "fairy",
    "floors",
    "on_towers_seat_0",
    "on_towers_seat_1",
    "on_towers_seat_2",
    "on_towers_seat_3",
    "on_towers_seat_4",
    "on_towers_seat_5",
    "hill",
    "vineyard",
    "circus",
    "acrobat_space",
    "lake",
    "shepherds_seat_0",
    "shepherds_seat_1",
    "shepherds_seat_2",
    "shepherds_seat_3",
    "shepherds_seat_4",
    "shepherds_seat_5",
    "ringmasters_seat_0",
    "ringmasters_seat_1",
    "ringmasters_seat_2",
    "ringmasters_seat_3",
    "ringmasters_seat_4",
    "ringmasters_seat_5",
    "acrobats_seat_0",
    "acrobats_seat_1",
    "acrobats_seat_2",
    "acrobats_seat_3",
    "acrobats_seat_4",
    "acrobats_seat_5",
    "in_lakes_seat_0",
    "in_lakes_seat_1",
    "in_lakes_seat_2",
    "in_lakes_seat_3",
    "in_lakes_seat_4",
    "in_lakes_seat_5",
    "sheep",
    "big_top",
    "second_fits_0",
    "second_fits_1",
    "second_fits_2",
    "second_fits_3",
    "third_fits_0",
    "third_fits_1",
    "third_fits_2",
    "third_fits_3",
};
static_assert(sizeof plane_names / sizeof plane_names[0] == planes);

/// The planes being written.
class Sheet {
public:
    Sheet(const Window& window, std::uint8_t* out) : window_(window), out_(out) {
        std::memset(out, 0, static_cast<std::size_t>(planes) * static_cast<std::size_t>(window.cells()));
    }
    void add(int plane, int x, int y, int amount = 1) {
        if (std::uint8_t* byte = find(plane, x, y)) *byte = static_cast<std::uint8_t>(std::min(*byte + amount, 255));
    }
    void mark(int plane, int x, int y) {
        if (std::uint8_t* byte = find(plane, x, y)) *byte = 1;
    }

private:
    std::uint8_t* find(int plane, int x, int y) const {
        const int cell = window_.number_of(x, y);
        return cell < 0 ? nullptr : out_ + plane * window_.cells() + cell;
    }
    const Window& window_;
    std::uint8_t* out_;
};

bool reaches(const Segment& segment, int side) { return (segment.sides >> side & 1) != 0; }

bool is_way(const Segment& segment) { return segment.kind == SegmentKind::road || segment.kind == SegmentKind::city; }

bool joins(const TileType& type, int one, int other) {
    return std::any_of(type.segments.begin(), type.segments.begin() + type.segment_count, [&](const Segment& segment) {
        return is_way(segment) && reaches(segment, one) && reaches(segment, other);
    });
}

int coats_of(const TileType& type) {
    int count = 0;
    for (int i = 0; i < type.segment_count; ++i) count += type.segments[static_cast<std::size_t>(i)].coats;
    return count;
}

int symbols_of(const TileType& type) {
    int count = 0;
    for (int i = 0; i < type.segment_count; ++i) count += type.segments[static_cast<std::size_t>(i)].symbols;
    return count;
}

/// What is printed beside the land, as far as this game plays with it.
void put_marks(const Game& game, const TileType& type, const LaidTile& tile, Sheet& sheet) {
    constexpr struct {
        Mark mark;
        int plane;
    } marks[] = {{Mark::wine, goods}, {Mark::grain, goods + 1}, {Mark::cloth, goods + 2}};
    for (const auto& [mark, plane] : marks) sheet.add(plane, tile.x, tile.y, segments_with(game, type, mark));
    if (segments_with(game, type, Mark::inn) > 0) sheet.mark(inn, tile.x, tile.y);
    if (segments_with(game, type, Mark::cathedral) > 0) sheet.mark(cathedral, tile.x, tile.y);
    if (segments_with(game, type, Mark::princess) > 0) sheet.mark(princess, tile.x, tile.y);
}

/// The same of the tile as a whole.
void put_signs(const Game& game, const TileType& type, const LaidTile& tile, Sheet& sheet) {
    constexpr struct {
        Mark mark;
        int plane;
    } signs[] = {
        {Mark::volcano, volcano}, {Mark::dragon, dragon_sign}, {Mark::portal, portal}, {Mark::foundation, foundation},
        {Mark::hill, hill},       {Mark::vineyard, vineyard},  {Mark::circus, circus}, {Mark::acrobats, acrobat_space},
        {Mark::vodyanoy, lake}};
    for (const auto& [mark, plane] : signs) {
        if (shows_sign(game, type, mark)) sheet.mark(plane, tile.x, tile.y);
    }
    if (!shows_sign(game, type, Mark::machine)) return;
    const int printed = type.machine_direction;
    sheet.mark(machine + (printed & 4) + (printed + tile.rotation) % sides, tile.x, tile.y);
}

/// What the features of a tile's roads and cities have become.
void put_features(const Game& game, int index, const LaidTile& tile, Sheet& sheet) {
    const TileType& type = game.type(tile.type);
    for (int number = 0; number < type.segment_count; ++number) {
        const Segment& segment = type.segments[static_cast<std::size_t>(number)];
        if (!is_way(segment)) continue;
        const bool is_held = game.is_occupied(index, number);
        const bool is_haunted = game.is_haunted(index, number);
        for (int side = 0; side < sides; ++side) {
            if (!reaches(segment, side)) continue;
            const int turned = (side + tile.rotation) % sides;
            if (is_held) sheet.mark(held + turned, tile.x, tile.y);
            if (is_haunted) sheet.mark(haunted + turned, tile.x, tile.y);
        }
    }
}

void put_tile(const Game& game, int index, Sheet& sheet) {
    const LaidTile tile = game.tile(index);
    if (tile.face_down) return sheet.mark(face_down, tile.x, tile.y);
    const TileType& type = game.type(tile.type);
    const auto printed = [&](int side) { return (side - tile.rotation + sides) % sides; };
    sheet.mark(face_up, tile.x, tile.y);
    for (int side = 0; side < sides; ++side) {
        const auto its = static_cast<Side>(printed(side));
        if (type.side_kind(its) == SideKind::road) sheet.mark(road + side, tile.x, tile.y);
        if (type.side_kind(its) == SideKind::city) sheet.mark(city + side, tile.x, tile.y);
        if (type.side_kind(its) == SideKind::river) sheet.mark(river + side, tile.x, tile.y);
        if (type.misty(its)) sheet.mark(mist + side, tile.x, tile.y);
    }
    for (int pair = 0; pair < side_pairs; ++pair) {
        if (joins(type, printed(first_of_pair[pair]), printed(second_of_pair[pair])))
            sheet.mark(joined + pair, tile.x, tile.y);
    }
    const auto shows = [&](SegmentKind kind) { return type.has(kind) && !is_scenery(game, kind); };
    if (shows(SegmentKind::monastery)) sheet.mark(monastery, tile.x, tile.y);
    if (shows(SegmentKind::castle)) sheet.mark(castle, tile.x, tile.y);
    if (shows(SegmentKind::cemetery)) sheet.mark(cemetery, tile.x, tile.y);
    if (shows(SegmentKind::garden)) sheet.mark(garden, tile.x, tile.y);
    put_marks(game, type, tile, sheet);
    put_signs(game, type, tile, sheet);
    sheet.add(floors, tile.x, tile.y, tile.floors);
    sheet.add(coats, tile.x, tile.y, coats_of(type));
    sheet.add(symbols, tile.x, tile.y, symbols_of(type));
    sheet.add(ghosts, tile.x, tile.y, tile.ghosts);
    put_features(game, index, tile, sheet);
}

/// The first of the six planes that show this kind of figure by seats; -1 for none.
int seats_of(FigureKind kind) {
    switch (kind) {
        case FigureKind::large: return large;
        case FigureKind::abbot: return abbots;
        case FigureKind::builder: return builders;
        case FigureKind::pig: return pigs;
        case FigureKind::mayor: return mayors;
        case FigureKind::wagon: return wagons;
        case FigureKind::barn: return barns;
        case FigureKind::shepherd: return shepherds;
        case FigureKind::ringmaster: return ringmasters;
        default: return -1;
    }
}

void put_figures(const Game& game, int player, Sheet& sheet) {
    const int count = game.figure_count();
    for (int index = 0; index < count; ++index) {
        const FigureView figure = game.figure(index);
        const LaidTile tile = game.tile(figure.tile);
        if (figure.buried) {
            sheet.add(buried, tile.x, tile.y);
            continue;
        }
        const int seat = seat_of(game, player, figure.colour);
        const Segment& segment = game.type(tile.type).segments[static_cast<std::size_t>(figure.segment)];
        if (const int plane = seats_of(figure.kind); plane >= 0) sheet.add(plane + seat, tile.x, tile.y);
        if (figure.kind == FigureKind::shepherd) sheet.add(sheep, tile.x, tile.y, game.supply(figure.colour).sheep);
        if (!rules_of(figure.kind).occupies) continue;
        sheet.add(meeples + seat, tile.x, tile.y);
        if (segment.kind == SegmentKind::field) sheet.add(farmers + seat, tile.x, tile.y);
        if (segment.kind == SegmentKind::tower) sheet.add(on_towers + seat, tile.x, tile.y);
        if (segment.kind == SegmentKind::acrobats) sheet.add(acrobats + seat, tile.x, tile.y);
        if (segment.kind == SegmentKind::vodyanoy) sheet.add(in_lakes + seat, tile.x, tile.y);
        if (figure.kind == FigureKind::guard) sheet.add(guards, tile.x, tile.y);
        sheet.add(ghosts_on_meeples, tile.x, tile.y, figure.ghosts);
        sheet.add(hounds, tile.x, tile.y, (figure.hounds & 1) + (figure.hounds >> 1 & 1));
    }
}

void put_neutral_figures(const Game& game, Sheet& sheet) {
    const auto put = [&](int plane, int index) {
        if (index >= 0) sheet.mark(plane, game.tile(index).x, game.tile(index).y);
    };
    put(dragon, game.dragon_tile());
    put(fairy, game.fairy_tile());
    put(big_top, game.big_top_tile());
}

bool names_a_cell(ActionKind kind) {
    switch (kind) {
        case ActionKind::bury:
        case ActionKind::ghost:
        case ActionKind::haunt:
        case ActionKind::score:
        case ActionKind::pacify:
        case ActionKind::hound:
        case ActionKind::face_down:
        case ActionKind::floor:
        case ActionKind::tower:
        case ActionKind::take:
        case ActionKind::fairy:
        case ActionKind::princess:
        case ActionKind::portal:
        case ActionKind::dragon:
        case ActionKind::abbey:
        case ActionKind::wagon:
        case ActionKind::barn:
        case ActionKind::land:
        case ActionKind::acrobat:
        case ActionKind::pyramid: return true;
        default: return false;
    }
}

void put_decision(const Game& game, Sheet& sheet) {
    const Decision decision = game.decision();
    if (game.last_tile() >= 0) {
        const LaidTile last = game.tile(game.last_tile());
        sheet.mark(last_laid, last.x, last.y);
    }
    const bool about_a_cell = decision.kind != DecisionKind::over && decision.kind != DecisionKind::draw &&
                              decision.kind != DecisionKind::lay_tile && decision.kind != DecisionKind::abbey &&
                              decision.kind != DecisionKind::hand;
    if (about_a_cell) sheet.mark(subject, decision.x, decision.y);
}

// HSE-2: which tiles of a hidden hand fit is for its owner alone.
bool sees_what_fits(const Game& game, int player) {
    return game.decision().kind != DecisionKind::hand || game.rules().house.hand_open ||
           player == game.deciding_player();
}

void put_legal_actions(const Action* legal, std::size_t count, Sheet& sheet) {
    for (std::size_t i = 0; i < count; ++i) {
        const Action action = legal[i];
        constexpr int fits_at[] = {fits, second_fits, third_fits};  // by the place in the hand (HSE-1)
        if (action.kind == ActionKind::lay)
            sheet.mark(fits_at[action.count / sides] + action.count % sides, action.x, action.y);
        if (names_a_cell(action.kind)) sheet.mark(named, action.x, action.y);
    }
}

}  // namespace

int plane_count() noexcept { return planes; }
const char* plane_name(int index) noexcept { return index >= 0 && index < planes ? plane_names[index] : nullptr; }

void observe_planes(const Game& game, const Window& window, int player, std::uint8_t* out) {
    const HostVector<Action> legal = game.legal_actions(game.allocator());
    observe_planes(game, window, player, legal.data(), legal.size(), out);
}

void observe_planes(const Game& game, const Window& window, int player, const Action* legal, std::size_t legal_count,
                    std::uint8_t* out) noexcept {
    Sheet sheet(window, out);
    for (int index = 0; index < game.tile_count(); ++index) {
        const LaidTile tile = game.tile(index);
        if (window.number_of(tile.x, tile.y) >= 0) put_tile(game, index, sheet);
    }
    put_figures(game, player, sheet);
    put_neutral_figures(game, sheet);
    put_decision(game, sheet);
    if (sees_what_fits(game, player)) put_legal_actions(legal, legal_count, sheet);
}

}  // namespace mistbank
