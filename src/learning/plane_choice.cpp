// Choices of planes for observations, and the layout of packed planes.
#include <algorithm>

#include "game/view.hpp"
#include "learning/printed_planes.hpp"
#include "mistbank/observation.hpp"

namespace mistbank {
namespace {

using namespace plane;

/// Collects the planes that can have a value other than 0 in games with a given setup.
class UsedPlanes {
public:
    explicit UsedPlanes(const Setup& setup) : setup_(setup) {
        add_those_of_every_game();
        add_printed_planes();
        add_figures();
        add_facts();
    }
    bool contains(int plane) const { return used_[static_cast<std::size_t>(plane)]; }

private:
    void add(int first, int count = 1) { std::fill_n(used_.begin() + first, count, true); }
    void add_seats(int first) { add(first, setup_.rules.colour_count); }

    void add_those_of_every_game() {
        for (const int plane : {face_down, last_laid, subject, named, buried}) add(plane);
        add(fits, sides);
        add(held, sides);
        add(haunted, sides);
        add_seats(meeples);
        add_seats(farmers);
        if (setup_.settings.ghosts > 0) {
            add(ghosts);
            add(ghosts_on_meeples);
        }
        if (setup_.settings.hounds[0] > 0 || setup_.settings.hounds[1] > 0) add(hounds);
        if (setup_.rules.house.hand == 0) return;
        add(second_fits, sides);
        add(third_fits, sides);
    }
    void add_printed_planes() {
        for (const TileType& type : setup_.types) {
            for (int rotation = 0; rotation < sides; ++rotation) {
                const PrintedTile tile(setup_, type, rotation);
                for (const PlaneValue& value : tile.values()) add(value.plane);
            }
        }
    }
    bool has_figures(FigureKind kind) const {
        const auto& figures = setup_.figures_of_kind[static_cast<int>(kind)];
        return std::any_of(std::begin(figures), std::end(figures), [](FigureSet set) { return set != 0; });
    }
    void add_figures() {
        for (int kind = 0; kind < figure_kinds; ++kind) {
            const int plane = planes_of_figures[static_cast<std::size_t>(kind)];
            if (plane >= 0 && has_figures(static_cast<FigureKind>(kind))) add_seats(plane);
        }
        if (has_figures(FigureKind::guard)) add(guards);
        for (const ExpansionRules& box : expansion_rules) {
            if (box.place.plane >= 0 && setup_.rules.plays(box.expansion)) add_seats(box.place.plane);
        }
    }
    void add_facts() {
        for (const KnownFact& row : facts_on_planes) {
            if (row.source->is_played(setup_.rules)) add(row.fact->plane, endings_of(row.fact->kind).count);
        }
    }

    const Setup& setup_;
    std::array<bool, plane_total> used_{};
};

}  // namespace

PlaneChoice::PlaneChoice() noexcept : PlaneChoice(Empty{}) {
    for (int plane = 0; plane < plane_total; ++plane) add(plane);
}

std::optional<PlaneChoice> PlaneChoice::of(const std::int32_t* planes, std::size_t count) noexcept {
    PlaneChoice choice{Empty{}};
    for (std::size_t i = 0; i < count; ++i) {
        if (planes[i] < 0 || planes[i] >= plane::plane_total || choice.place_of(planes[i]) >= 0) return std::nullopt;
        choice.add(planes[i]);
    }
    if (count == 0) return std::nullopt;
    return choice;
}

PlaneChoice PlaneChoice::used_by(const Game& game) noexcept {
    const UsedPlanes used(*inside_of(game).setup);
    PlaneChoice choice{Empty{}};
    for (int plane = 0; plane < plane_total; ++plane) {
        if (used.contains(plane)) choice.add(plane);
    }
    return choice;
}

void PlaneChoice::add(int plane) noexcept {
    places_[static_cast<std::size_t>(plane)] = static_cast<std::int16_t>(count_);
    planes_[static_cast<std::size_t>(count_++)] = static_cast<std::uint8_t>(plane);
}

PackedLayout::PackedLayout(const PlaneChoice& planes, int cells) noexcept : planes_(planes) {
    for (int place = 0; place < planes.count(); ++place) {
        begins_[static_cast<std::size_t>(place)] = static_cast<std::uint32_t>(bytes_);
        bytes_ += static_cast<std::size_t>(is_plane_binary(planes.plane_at(place)) ? (cells + 7) / 8 : cells);
    }
}

}  // namespace mistbank
