// A game as arrays of numbers. What lies on the table is asked of the public queries, so nothing hidden can leak.
#include "mistbank/observation.hpp"

#include <algorithm>
#include <cstring>

#include "game/view.hpp"
#include "game/planes.hpp"
#include "rules/actions.hpp"

namespace mistbank {
namespace {

using namespace plane;

constexpr int first_of_pair[side_pairs] = {0, 0, 0, 1, 1, 2};
constexpr int second_of_pair[side_pairs] = {1, 2, 3, 2, 3, 3};

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
    for (const auto& [mark, plane] : mark_planes) {
        if (mark->is_of_tile()) {
            if (shows_sign(game, type, mark->mark)) sheet.mark(plane, tile.x, tile.y);
        } else if (const int count = segments_with(game, type, mark->mark); count > 0) {
            sheet.add(plane, tile.x, tile.y, mark->is_counted ? count : 1);
        }
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
    sheet.add(floors, tile.x, tile.y, tile.floors);
    sheet.add(ingots, tile.x, tile.y, game.ingots_on(index));
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
        for (const auto& [kind, plane] : place_planes) {
            if (segment.kind == kind) sheet.add(plane + seat, tile.x, tile.y);
        }
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

/// The sides that a segment reaches as its tile lies, a bit each.
unsigned sides_of(const Game& game, const SpotView& spot) {
    const LaidTile tile = game.tile(spot.tile);
    const Segment& segment = game.type(tile.type).segments[static_cast<std::size_t>(spot.segment)];
    unsigned turned = 0;
    for (int side = 0; side < sides; ++side) {
        if (reaches(segment, side)) turned |= 1u << (side + tile.rotation) % sides;
    }
    return turned;
}

// FER-1
void put_ferries(const Game& game, Sheet& sheet) {
    for (int index = 0; index < game.ferry_count(); ++index) {
        const FerryView its = game.ferry(index);
        const LaidTile tile = game.tile(its.tile);
        const unsigned joined_sides = sides_of(game, {its.tile, its.one}) | sides_of(game, {its.tile, its.other});
        for (int pair = 0; pair < side_pairs; ++pair) {
            const unsigned both = 1u << first_of_pair[pair] | 1u << second_of_pair[pair];
            if ((joined_sides & both) == both) sheet.mark(ferry + pair, tile.x, tile.y);
        }
    }
}

// MAG-1
void put_magic(const Game& game, Sheet& sheet) {
    const auto put = [&](int plane, const SpotView& spot) {
        if (spot.tile < 0) return;
        const LaidTile tile = game.tile(spot.tile);
        for (int side = 0; side < sides; ++side) {
            if ((sides_of(game, spot) >> side & 1) != 0) sheet.mark(plane + side, tile.x, tile.y);
        }
    };
    put(mage, game.mage());
    put(witch, game.witch());
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
    return game.decision().kind != DecisionKind::hand || !game.rules().house.has_hidden_hands() ||
           player == game.deciding_player();
}

void put_legal_actions(const Action* legal, std::size_t count, Sheet& sheet) {
    for (std::size_t i = 0; i < count; ++i) {
        const Action action = legal[i];
        constexpr int fits_at[] = {fits, second_fits, third_fits};  // by the place in the hand (HSE-1)
        if (action.kind == ActionKind::lay) {
            sheet.mark(fits_at[action.count / sides] + action.count % sides, action.x, action.y);
        } else if ((action_descriptions[static_cast<std::size_t>(action.kind)].parts & part_cell) != 0) {
            sheet.mark(named, action.x, action.y);
        }
    }
}

}  // namespace

int plane_count() noexcept { return plane::planes; }
const char* plane_name(int index) noexcept {
    return index >= 0 && index < plane::planes ? plane::plane_names[index] : nullptr;
}

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
    put_ferries(game, sheet);
    put_magic(game, sheet);
    put_decision(game, sheet);
    if (sees_what_fits(game, player)) put_legal_actions(legal, legal_count, sheet);
}

}  // namespace mistbank
