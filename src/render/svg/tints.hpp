// Features in the colours of their owners, drawn as layers between the layers of a landscape.
#pragma once

#include "render/joined_segments.hpp"
#include "render/svg/landscape.hpp"

namespace mistbank::render::svg {

class Tints {
public:
    Tints(const Game& game, const HostVector<DrawnTile>& tiles, const Allocator& allocator);

    /// Defines the patterns of shared features and of fields.
    void define(Writer& writer) const;
    void draw_fields(Writer& writer) const;
    void draw_roads(Writer& writer) const;
    void draw_cities(Writer& writer) const;
    /// Draws the ground under buildings.
    void draw_yards(Writer& writer) const;

private:
    /// All features that have the same owners.
    struct Tint {
        Tint(unsigned its_owners, const Allocator& allocator)
            : owners(its_owners), fields(allocator), roads(allocator), cities(allocator), yards(allocator) {}

        bool has_only_fields() const noexcept { return roads.empty() && cities.empty() && yards.empty(); }

        unsigned owners;
        Path fields;
        Path roads;
        Path cities;
        Points yards;
    };

    Tint& tint_of(unsigned owners, const Allocator& allocator);
    void add(const DrawnTile& placed, int segment, Tint& tint);
    void draw(Writer& writer, Path Tint::*layer, const char* name, bool as_line) const;

    HostVector<Tint> tints_;
};

}  // namespace mistbank::render::svg
