#include "render/joined_segments.hpp"

#include <algorithm>
#include <utility>

#include "render/board_pieces.hpp"
#include "render/turned_segments.hpp"

namespace mistbank::render {

namespace {

struct Neighbour {
    int side;
    int x;
    int y;
};
constexpr Neighbour neighbours[] = {{east, 1, 0}, {south, 0, 1}};

/// Returns the strength of a kind of figure (MEET-5); 0 for special figures (MEET-3).
int strength_of(FigureKind kind) noexcept {
    if (kind >= FigureKind::builder) return 0;
    return kind == FigureKind::large ? 2 : 1;
}

bool scores_jointly(const Rules& rules) noexcept {
    return rules.system == System::cooperative && rules.joint_scoring != JointScoring::majority;
}

bool is_hill(const Game& game, int tile) {
    return game.rules().plays(Expansion::hills_sheep) && game.type(game.tile(tile).type).has(Mark::hill);
}

}  // namespace

JoinedSegments::JoinedSegments(const Game& game, const Allocator& allocator) : first_(allocator), parents_(allocator) {
    const int tiles = game.tile_count();
    first_.reserve(static_cast<std::size_t>(tiles));
    int count = 0;
    for (int i = 0; i < tiles; ++i) {
        first_.push_back(count);
        const LaidTile tile = game.tile(i);
        if (!tile.face_down && tile.type >= 0) count += game.type(tile.type).segment_count;
    }
    parents_.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) parents_.push_back(i);
    for (int i = 0; i < tiles; ++i) {
        const LaidTile tile = game.tile(i);
        if (tile.face_down || tile.type < 0) continue;
        for (const Neighbour& next : neighbours) {
            const int neighbour = game.tile_at(tile.x + next.x, tile.y + next.y);
            if (neighbour >= 0) join_neighbours(game, i, neighbour, next.side);
        }
    }
    each_link(game,
              [&](const LinkOnBoard& link) { join(number_of(link.tile, link.one), number_of(link.tile, link.other)); });
    for (int i = 0; i < count; ++i) parents_[static_cast<std::size_t>(i)] = root_of(i);  // later lookups need one step
}

void JoinedSegments::join(int number, int other) noexcept {
    parents_[static_cast<std::size_t>(root_of(other))] = root_of(number);
}

void JoinedSegments::join_neighbours(const Game& game, int tile, int neighbour, int side) {
    const LaidTile there = game.tile(neighbour);
    if (there.face_down || there.type < 0) return;
    const LaidTile here = game.tile(tile);
    const Turned own_tile = turned(game.type(here.type), here.rotation);
    const Turned neighbour_tile = turned(game.type(there.type), there.rotation);
    const int opposite = (side + 2) & 3;
    const auto join_if_both = [&](int segment, int other_segment) {
        if (segment >= 0 && other_segment >= 0) join(number_of(tile, segment), number_of(neighbour, other_segment));
    };
    for (const SegmentKind kind : {SegmentKind::road, SegmentKind::city, SegmentKind::river, SegmentKind::mist})
        join_if_both(own_tile.at_side(kind, side), neighbour_tile.at_side(kind, opposite));
    for (int i = 0; i < own_tile.count; ++i) {  // the second of two cities that share the side (HIL-13)
        if ((own_tile.segments[i].shared >> side & 1u) != 0)
            join_if_both(i, neighbour_tile.at_side(SegmentKind::city, opposite));
    }
    for (int i = 0; i < neighbour_tile.count; ++i) {
        if ((neighbour_tile.segments[i].shared >> opposite & 1u) != 0)
            join_if_both(own_tile.at_side(SegmentKind::city, side), i);
    }
    for (const int half : {0, 1})
        join_if_both(own_tile.field_at(2 * side + half), neighbour_tile.field_at(2 * opposite + 1 - half));
}

int JoinedSegments::root_of(int number) noexcept {
    int root = number;
    while (parents_[static_cast<std::size_t>(root)] != root) root = parents_[static_cast<std::size_t>(root)];
    while (parents_[static_cast<std::size_t>(number)] != root)
        number = std::exchange(parents_[static_cast<std::size_t>(number)], root);
    return root;
}

Owners::Owners(const Game& game, const Allocator& allocator)
    : joined_(game, allocator), owners_(static_cast<std::size_t>(joined_.bound()), 0, allocator) {
    const bool all_score = scores_jointly(game.rules());
    const int count = game.figure_count();
    for (int i = 0; i < count; ++i) {
        const FigureView figure = game.figure(i);
        if (figure.buried || strength_of(figure.kind) == 0) continue;
        const int feature = joined_.of(figure.tile, figure.segment);
        int strengths[max_colours] = {};
        bool on_hill[max_colours] = {};
        for (int k = 0; k < count; ++k) {
            const FigureView standing = game.figure(k);
            if (standing.buried || joined_.of(standing.tile, standing.segment) != feature) continue;
            strengths[static_cast<int>(standing.colour)] += standing.kind == FigureKind::mayor  // ABM-11
                                                                ? game.feature(standing.tile, standing.segment).coats
                                                                : strength_of(standing.kind);
            if (strength_of(standing.kind) > 0 && is_hill(game, standing.tile))
                on_hill[static_cast<int>(standing.colour)] = true;
        }
        const int most = *std::max_element(strengths, strengths + max_colours);
        const auto leads_on_hill = [&](int colour) { return strengths[colour] == most && on_hill[colour]; };
        bool hill_decides = false;  // HIL-3
        for (int colour = 0; colour < max_colours; ++colour) hill_decides = hill_decides || leads_on_hill(colour);
        for (int colour = 0; colour < max_colours; ++colour) {
            const int needed = all_score ? 1 : std::max(1, most);  // MEET-5
            if (!all_score && hill_decides && !leads_on_hill(colour)) continue;
            if (strengths[colour] >= needed)
                owners_[static_cast<std::size_t>(feature)] |= static_cast<std::uint8_t>(1u << colour);
        }
    }
}

}  // namespace mistbank::render
