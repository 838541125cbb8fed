// The same game on a rotated table, and with different colours of meeples.
#include <rapidcheck/catch.h>

#include <algorithm>
#include <sstream>

#include "properties/picture.hpp"
#include "properties/sample.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

// --- a tile set with every tile rotated by one clockwise quarter turn ---

constexpr const char* side_letters = "NESW";

std::string turned_sides(unsigned sides) {
    std::string text;
    for (unsigned side = 0; side < 4; ++side) {
        if ((sides >> side & 1u) != 0) text += std::string(" ") + side_letters[(side + 1) % 4];
    }
    return text;
}

std::string turned_halves(unsigned halves) {
    std::string text;
    for (unsigned half = 0; half < 8; ++half) {
        if ((halves >> half & 1u) == 0) continue;
        text += std::string(" ") + side_letters[(half / 2 + 1) % 4] + (half % 2 == 0 ? "L" : "R");
    }
    return text;
}

// HIL: returns the sides with one half owned by this field and one by another field, without a road or river between
// them.
std::string parted_sides(const TileType& type, const Segment& field) {
    unsigned sides = 0;
    for (unsigned side = 0; side < 4; ++side) {
        const unsigned halves = field.half_sides >> (2 * side) & 3u;
        if ((halves == 1 || halves == 2) && type.side_kind(static_cast<Side>(side)) == SideKind::field) {
            sides |= 1u << side;
        }
    }
    return sides == 0 ? "" : " parted" + turned_sides(sides);
}

// HIL-13: returns the shared sides of all segments before this city in the tile's text.
unsigned sides_before(const TileType& type, const Segment& city) {
    unsigned sides = 0;
    for (const Segment* earlier = type.segments.data(); earlier != &city; ++earlier) sides |= earlier->shared;
    return sides;
}

std::string touched_sides(const TileType& type, const Segment& field) {
    unsigned sides = 0;
    for (int i = 0; i < type.segment_count; ++i) {
        if ((field.touches >> i & 1u) != 0) sides |= type.segments[static_cast<std::size_t>(i)].sides;
    }
    return sides == 0 ? "" : " touches" + turned_sides(sides);
}

std::string words_of_marks(std::uint32_t marks, const char* before, const char* behind) {
    std::string words;
    for (unsigned mark = 0; mark < 32; ++mark) {
        if ((marks >> mark & 1u) != 0) words += std::string(before) + name_of(static_cast<Mark>(mark)) + behind;
    }
    return words;
}

std::string turned(const TileType& type, const Segment& segment) {
    std::ostringstream line;
    line << "  " << name_of(segment.kind);
    if (segment.kind == SegmentKind::field) {
        line << (segment.half_sides == 0 ? " inner" : turned_halves(segment.half_sides));
        line << parted_sides(type, segment) << touched_sides(type, segment);
    } else {
        const unsigned shares = segment.shared & sides_before(type, segment);  // the first city owns a shared side
        line << turned_sides(segment.sides & ~shares);
        if (shares != 0) line << " shares" << turned_sides(shares);
    }
    line << words_of_marks(segment.marks, " ", "");
    if (segment.kind == SegmentKind::city) line << " coats " << int{segment.coats};
    if (segment.kind == SegmentKind::mist) line << " symbols " << int{segment.symbols};
    line << " at " << 100 - segment.anchor_y << ' ' << int{segment.anchor_x} << '\n';
    return line.str();
}

TileSet turned(const TileSet& set) {
    std::ostringstream text;
    text << "mistbank-tiles 1\nname " << set.name() << '\n';
    for (const TileType& type : set.types()) {
        text << "tile " << type.id << "\n  copies " << type.copies << '\n'
             << words_of_marks(type.marks, "  mark ", "\n");
        for (int i = 0; i < type.segment_count; ++i) {
            text << turned(type, type.segments[static_cast<std::size_t>(i)]);
        }
    }
    if (!set.start().empty()) text << "start\n";
    for (const StartTile& tile : set.start()) {
        text << "  " << -tile.y << ' ' << tile.x << ' ' << set.types()[static_cast<std::size_t>(tile.type)].id << '\n';
    }
    Error error;
    std::optional<TileSet> result = TileSet::parse(text.str(), error);
    if (!result) RC_FAIL(error.message + "\n" + text.str());
    return *result;
}

std::vector<TileSet> played_sets(const Sample& sample) {
    std::vector<TileSet> sets = sets_of(sample);
    if (!sets.empty()) return sets;
    Error error;
    for (int i = 0; default_set(sample.rules, i) != nullptr; ++i) {
        sets.push_back(*TileSet::builtin(default_set(sample.rules, i), error));
    }
    return sets;
}

// --- the same game, rotated or recoloured ---

// Whether the two games ask about different places because the order of the questions depends on the rotation of the
// board. Cemeteries that close together are ordered by row, then column (CEM-6), and so are ferries that can move
// (FER-4).
bool asks_about_another_place(const Game& a, const Game& b, const Lens& lens) {
    const Decision mine = a.decision();
    const Decision other = b.decision();
    const bool goes_by_place = mine.kind == DecisionKind::bury || mine.kind == DecisionKind::ferry;
    if (!goes_by_place || other.kind != mine.kind) return false;
    auto x = static_cast<std::int16_t>(mine.x);
    auto y = static_cast<std::int16_t>(mine.y);
    lens.cell(x, y);
    return x != other.x || y != other.y;
}

// Whether an event from number `first` on depends on the rotation of the board. Such events name the tile from which
// an ingot is taken (GLD-5), or the segment that names a road after its ferry has moved (FER-7).
bool has_gone_by_place(const Game& game, std::size_t first) {
    return std::any_of(game.events() + first, game.events() + game.event_count(), [](const Event& event) {
        return event.kind == EventKind::gold_taken || event.kind == EventKind::ferry_moved;
    });
}

// Plays the sample in both games and compares them until the rotation of the board affects the game. On a rotated
// board, features are scored in a different order (CMP-4, MEET-26), so the running totals differ, but the points do
// not.
void check_alike(const Sample& sample, Game other, Lens lens) {
    Lens plain;
    plain.totals = lens.totals = !lens.turned;
    std::size_t actions = 0;
    std::size_t events = 0;
    bool comparable = true;
    play_through(sample, [&](const Game& game) {
        if (!comparable) return;
        for (; actions < game.action_count(); ++actions) {
            RC_ASSERT(other.apply(lens.action(game.action(actions))) == Status::ok);
        }
        const bool differs_by_place = lens.turned && has_gone_by_place(game, events);
        comparable = !differs_by_place && !asks_about_another_place(game, other, lens);
        if (!comparable) return;
        RC_ASSERT(picture(other) == picture(game, lens));
        RC_ASSERT(events_since(other, events, plain) == events_since(game, events, lens));
        events = game.event_count();
    });
}

Lens renaming(std::uint64_t seed) {
    Lens lens;
    Dice dice(seed);
    for (std::size_t i = lens.colours.size(); i > 1; --i) std::swap(lens.colours[i - 1], lens.colours[dice.below(i)]);
    return lens;
}

}  // namespace

TEST_CASE("Rotating a game or renaming its colours does not change the course of the game", "[properties]") {
    rc::prop("A game whose board and tiles are rotated by a quarter turn takes the same course", [](Sample sample) {
        // On a rotated board, the actions and events of these expansions differ in corners, directions, the order in
        // which figures leave, or the features of mage and witch (MAG-8).
        sample.rules.expansions &= ~(bit(Expansion::princess_dragon) | bit(Expansion::tower) |
                                     bit(Expansion::abbey_mayor) | bit(Expansion::flying_machines) |
                                     bit(Expansion::big_top) | bit(Expansion::vodyanoy) | bit(Expansion::mage));
        std::vector<TileSet> sets = played_sets(sample);
        for (TileSet& set : sets) set = turned(set);
        Lens lens;
        lens.turned = true;
        check_alike(sample, new_game(sample.rules, sets), lens);
    });

    rc::prop("A game with renamed colours takes the same course", [](const Sample& sample, std::uint16_t seed) {
        const Lens lens = renaming(seed);
        Rules rules = start_of(sample).rules();
        for (int i = 0; i < rules.colour_count; ++i) rules.colours[i] = lens.colour(rules.colours[i]);
        for (int i = 0; i < rules.scoring_colour_count; ++i) {
            rules.scoring_colours[i] = lens.colour(rules.scoring_colours[i]);
        }
        check_alike(sample, new_game(rules, sets_of(sample)), lens);
    });
}
