// Observations of a game as arrays of numbers. They use only public queries, so that nothing hidden can leak.
#include "mistbank/observation.hpp"

#include <algorithm>
#include <cstring>

#include "game/view.hpp"
#include "learning/planes.hpp"
#include "rules/actions.hpp"

namespace mistbank {
namespace {

using namespace plane;

constexpr int first_of_pair[side_pairs] = {0, 0, 0, 1, 1, 2};
constexpr int second_of_pair[side_pairs] = {1, 2, 3, 2, 3, 3};

/// The planes to be written.
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

/// Writes marks beside the land that the game uses.
void put_marks(const Game& game, const TileType& type, const LaidTile& tile, Sheet& sheet) {
    for (const MarkOfExpansion& row : all_marks) {
        const MarkSpec& mark = *row.mark;
        if (mark.plane < 0) continue;
        if (mark.is_of_tile()) {
            if (shows_sign(game, type, mark.mark)) sheet.mark(mark.plane, tile.x, tile.y);
        } else if (const int count = segments_with(game, type, mark.mark); count > 0) {
            sheet.add(mark.plane, tile.x, tile.y, mark.is_counted ? count : 1);
        }
    }
    if (!shows_sign(game, type, Mark::machine)) return;
    const int printed = type.machine_direction;
    sheet.mark(machine + (printed & 4) + (printed + tile.rotation) % sides, tile.x, tile.y);
}

/// Writes the state of the features of a tile's roads and cities.
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
        const auto turned_side = static_cast<Side>(printed(side));
        if (type.side_kind(turned_side) == SideKind::road) sheet.mark(road + side, tile.x, tile.y);
        if (type.side_kind(turned_side) == SideKind::city) sheet.mark(city + side, tile.x, tile.y);
        if (type.side_kind(turned_side) == SideKind::river) sheet.mark(river + side, tile.x, tile.y);
        if (type.misty(turned_side)) sheet.mark(mist + side, tile.x, tile.y);
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
    for (const FactOfExpansion& row : facts_on_planes) {
        if (row.fact->scope != Scope::tile) continue;
        sheet.add(row.fact->plane, tile.x, tile.y, value_of(row, inside_of(game).table, index, 0));
    }
    sheet.add(coats, tile.x, tile.y, coats_of(type));
    sheet.add(symbols, tile.x, tile.y, symbols_of(type));
    sheet.add(ghosts, tile.x, tile.y, tile.ghosts);
    put_features(game, index, tile, sheet);
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
        const int plane = planes_of_figures[static_cast<std::size_t>(figure.kind)];
        if (plane >= 0) sheet.add(plane + seat, tile.x, tile.y);
        for (const FactOfExpansion& row : facts_on_planes) {
            if (row.fact->carrier != static_cast<int>(figure.kind)) continue;
            const int of = static_cast<int>(figure.colour);
            sheet.add(row.fact->plane, tile.x, tile.y, value_of(row, inside_of(game).table, of, 0));
        }
        if (!rules_of(figure.kind).occupies) continue;
        sheet.add(meeples + seat, tile.x, tile.y);
        if (segment.kind == SegmentKind::field) sheet.add(farmers + seat, tile.x, tile.y);
        if (const PlaceOnMark* const place = place_of_kind(segment.kind))
            sheet.add(place->plane + seat, tile.x, tile.y);
        if (figure.kind == FigureKind::guard) sheet.add(guards, tile.x, tile.y);
        sheet.add(ghosts_on_meeples, tile.x, tile.y, figure.ghosts);
        sheet.add(hounds, tile.x, tile.y, (figure.hounds & 1) + (figure.hounds >> 1 & 1));
    }
}

/// Returns a bit for each side of the rotated tile that a segment reaches.
unsigned sides_of(const Game& game, const LaidTile& tile, int number) {
    const Segment& segment = game.type(tile.type).segments[static_cast<std::size_t>(number)];
    unsigned turned = 0;
    for (int side = 0; side < sides; ++side) {
        if (reaches(segment, side)) turned |= 1u << (side + tile.rotation) % sides;
    }
    return turned;
}

void put_sides(unsigned reached, int plane, const LaidTile& tile, Sheet& sheet) {
    for (int side = 0; side < sides; ++side) {
        if ((reached >> side & 1) != 0) sheet.mark(plane + side, tile.x, tile.y);
    }
}

void put_pairs(unsigned reached, int plane, const LaidTile& tile, Sheet& sheet) {
    for (int pair = 0; pair < side_pairs; ++pair) {
        const unsigned both = 1u << first_of_pair[pair] | 1u << second_of_pair[pair];
        if ((reached & both) == both) sheet.mark(plane + pair, tile.x, tile.y);
    }
}

/// Writes pieces on the board, from facts of the game.
void put_pieces(const Game& game, Sheet& sheet) {
    const Table& table = inside_of(game).table;
    for (const FactOfExpansion& row : facts_on_planes) {
        const Fact& fact = *row.fact;
        if (fact.scope != Scope::game) continue;
        const int size = size_of(row, table, 0);
        for (int place = 0; place < size; place += width_of(fact.kind)) {
            const auto number = [&](int further) { return value_of(row, table, 0, place + further); };
            if (number(0) < 0) continue;
            const LaidTile tile = game.tile(number(0));
            if (fact.kind == FactKind::tile) {
                sheet.mark(fact.plane, tile.x, tile.y);
            } else if (fact.kind == FactKind::segment) {
                put_sides(sides_of(game, tile, number(1)), fact.plane, tile, sheet);
            } else {
                const unsigned joined_sides = sides_of(game, tile, number(1)) | sides_of(game, tile, number(2));
                put_pairs(joined_sides, fact.plane, tile, sheet);
            }
        }
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

// HSE-2: only the owner of a hidden hand knows where its tiles fit.
bool sees_what_fits(const Game& game, int player) {
    return game.decision().kind != DecisionKind::hand || !game.rules().house.has_hidden_hands() ||
           player == game.deciding_player();
}

void put_legal_actions(const Action* legal, std::size_t count, Sheet& sheet) {
    for (std::size_t i = 0; i < count; ++i) {
        const Action action = legal[i];
        constexpr int fits_at[] = {fits, second_fits, third_fits};  // by index in the hand (HSE-1)
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
    return index >= 0 && index < plane::planes ? plane::plane_names[static_cast<std::size_t>(index)].text : nullptr;
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
    put_pieces(game, sheet);
    put_decision(game, sheet);
    if (sees_what_fits(game, player)) put_legal_actions(legal, legal_count, sheet);
}

}  // namespace mistbank
