#include "render/svg/landscape.hpp"

#include <algorithm>
#include <cstdint>
#include <functional>

#include "render/svg/symbols.hpp"
#include "render/svg/tints.hpp"
#include "tiles/mark_spec.hpp"

namespace mistbank::render::svg {

namespace {

/// The opacity of roads drawn again above the mist.
constexpr Decimal road_through_mist = 0.3_d;

class Landscape {
public:
    Landscape(Writer& writer, const HostVector<DrawnTile>& tiles, const Palette& palette, const char* name,
              const Tints* tints)
        : writer_(writer),
          tiles_(tiles),
          palette_(palette),
          tints_(tints),
          mist_id_(Id::of(name, "-mist")),
          ground_id_(Id::of(name, "-ground")),
          roads_id_(Id::of(name, "-roads")),
          bridges_id_(Id::of(name, "-bridges")),
          river_id_(Id::of(name, "-river")),
          pools_id_(Id::of(name, "-pools")),
          stamps_(writer.allocator()),
          stamp_of_tile_(writer.allocator()),
          things_(writer.allocator()) {
        for (const DrawnTile& placed : tiles) stamps_.push_back(placed.stamp);
        std::sort(stamps_.begin(), stamps_.end(), std::less<const Stamp*>());
        stamps_.erase(std::unique(stamps_.begin(), stamps_.end()), stamps_.end());
        stamp_of_tile_.reserve(tiles.size());
        for (const DrawnTile& placed : tiles) {
            const auto at = std::lower_bound(stamps_.begin(), stamps_.end(), placed.stamp, std::less<const Stamp*>());
            stamp_of_tile_.push_back(static_cast<std::uint16_t>(at - stamps_.begin()));
        }
    }

    void draw() {
        draw_ground();
        if (tints_ != nullptr) tints_->draw_fields(writer_);
        draw_waters();
        draw_roads(1);
        draw_bridges();
        draw_mist();  // below the cities, because mist never covers a city
        draw_roads(road_through_mist);
        if (tints_ != nullptr) tints_->draw_roads(writer_);
        draw_cities();
        if (tints_ != nullptr) tints_->draw_yards(writer_);
        draw_things();
    }

private:
    using Id = ShortText<31>;

    /// Joins the paths of one kind from all tiles into one path.
    template <class Pick>
    HostString joined(Pick pick) const {
        HostVector<RepeatedPath> of_stamps(writer_.allocator());
        of_stamps.reserve(stamps_.size());
        Path own(writer_.allocator());
        for (const Stamp* const stamp : stamps_) {
            own.clear();
            pick(stamp->shape, own);
            of_stamps.emplace_back(own, tiles_.front().origin);
        }
        std::size_t bytes = 0;
        for (const std::uint16_t stamp : stamp_of_tile_) bytes += of_stamps[stamp].bytes();
        HostString all(writer_.allocator());
        all.reserve(bytes);
        TextBuffer out(all);
        for (std::size_t i = 0; i < tiles_.size(); ++i) of_stamps[stamp_of_tile_[i]].write(out, tiles_[i].origin);
        out.flush();
        return all;
    }

    void draw_ground() const;
    void draw_waters() const;
    void draw_bridges() const;
    void define_roads() const;
    void draw_roads(Decimal opacity) const;
    void draw_cities() const;
    void draw_things();
    void draw_things_of(const DrawnTile& placed, const OpenLand& land);
    void draw_coats(int coats, Point place) const;
    void draw_jetty(const Landing& landing, Point origin) const;
    void draw_sign(const Sign& sign, const Turned& tile, Point origin) const;
    void draw_mist() const;

    void stroke(std::string_view data, const char* paint, Decimal width, const char* dashes = nullptr) const {
        Tag tag = writer_.tag("path");
        tag.path(data).set("stroke", paint).fine("stroke-width", width);
        if (dashes != nullptr) tag.set("stroke-dasharray", dashes);
        tag.end();
    }

    Writer& writer_;
    const HostVector<DrawnTile>& tiles_;
    const Palette& palette_;
    const Tints* tints_;
    Id mist_id_;
    Id ground_id_;
    Id roads_id_;
    Id bridges_id_;
    Id river_id_;
    Id pools_id_;
    HostVector<const Stamp*> stamps_;
    HostVector<std::uint16_t> stamp_of_tile_;  ///< for each tile, an index in the list of stamps
    HostVector<Thing> things_;                 ///< houses and trees of the tile that is being drawn
};

void Landscape::draw_ground() const {
    const HostString squares = joined([](const TileShape&, Path& path) {
        path.move({0, 0}).line({100, 0}).line({100, 100}).line({0, 100}).close();
    });
    writer_.tag("path")
        .path(squares)
        .set("transform", "translate(2 4)")
        .fine("opacity", 0.22_d)
        .set("stroke", "#000")
        .set("stroke-width", 3)
        .set("stroke-linejoin", "round")
        .end();
    writer_.tag("g").set("fill", palette_.field).open();
    for (const DrawnTile& placed : tiles_) {
        Tag tag = writer_.tag("rect");
        tag.at(placed.origin).set("width", tile_width).set("height", tile_width).kind("tile");
        if (!placed.cell.empty()) tag.set("data-cell", placed.cell);
        tag.set("data-type", placed.id).end();
    }
    writer_.close("g");
    writer_.tag("defs").open();
    define_roads();
    if (tints_ != nullptr) tints_->define(writer_);
    writer_.tag("clipPath").id(ground_id_.c_str()).open();
    writer_.tag("path").path(squares).end();
    writer_.close("clipPath");
    writer_.close("defs");
    writer_.tag("path").path(squares).paint("fill", "meadow").end();
    writer_.tag("path").path(squares).paint("fill", "grass").set("stroke", palette_.seam).set("stroke-width", 1).end();
    for (const DrawnTile& placed : tiles_) {
        if (placed.stamp->tile.has(Mark::abbey)) writer_.place("abbey-court", placed.origin + Point{50, 50});
    }
}

void Landscape::define_roads() const {
    for (const bool bridges : {false, true}) {
        const HostString roads = joined([bridges](const TileShape& shape, Path& path) {
            for (const Road& road : shape.roads) {
                if (road.bridge == bridges) path.append(road.path);
            }
        });
        writer_.tag("path").id((bridges ? bridges_id_ : roads_id_).c_str()).path(roads).end();
    }
}

void Landscape::draw_roads(Decimal opacity) const {
    Tag group = writer_.tag("g");
    group.set("fill", "none").set("stroke-linejoin", "round");
    if (opacity < 1) group.fine("opacity", opacity);
    group.open();
    for (const Id& id : {roads_id_, bridges_id_}) {
        writer_.use(id.c_str()).set("stroke", palette_.road_edge).set("stroke-width", 2 * road_reach).end();
        writer_.use(id.c_str()).set("stroke", palette_.road).set("stroke-width", 2 * road_reach - 3.4_d).end();
    }
    writer_.close("g");
}

/// Draws river, springs and lakes in three layers: bank, shore and water.
void Landscape::draw_waters() const {
    const HostString river = joined([](const TileShape& shape, Path& path) { path.append(shape.river); });
    const HostString pools = joined([](const TileShape& shape, Path& path) { path.append(shape.pool); });
    if (river.empty() && pools.empty()) return;
    writer_.tag("defs").open();
    writer_.tag("path").id(river_id_.c_str()).path(river).end();
    writer_.tag("path").id(pools_id_.c_str()).path(pools).end();
    writer_.close("defs");
    writer_.tag("g").paint("clip-path", ground_id_.c_str()).open();
    struct Shore {
        const char* paint;
        Decimal beyond_water;
    };
    for (const Shore& layer : {Shore{palette_.bank, 3.4_d}, Shore{palette_.shore, 1.5_d}, Shore{palette_.water, 0}}) {
        writer_.use(river_id_.c_str())
            .set("fill", "none")
            .set("stroke", layer.paint)
            .set("stroke-width", 2 * (water_reach + layer.beyond_water))
            .end();
        writer_.use(pools_id_.c_str())
            .set("fill", layer.paint)
            .set("stroke", layer.paint)
            .set("stroke-width", 2 * layer.beyond_water)
            .set("stroke-linejoin", "round")
            .end();
    }
    writer_.use(river_id_.c_str())
        .set("fill", "none")
        .paint("stroke", "ripples")
        .set("stroke-width", 2 * (water_reach - 2))
        .end();
    writer_.use(pools_id_.c_str()).paint("fill", "ripples").end();
    writer_.close("g");
}

void Landscape::draw_bridges() const {
    const HostString bridges = joined([](const TileShape& shape, Path& path) { path.append(shape.bridges); });
    if (bridges.empty()) return;
    writer_.tag("g").set("fill", "none").open();
    writer_.tag("path")
        .path(bridges)
        .set("transform", "translate(2 3)")
        .set("stroke", "#000")
        .set("stroke-width", 2 * road_reach + 5)
        .fine("opacity", 0.22_d)
        .end();
    stroke(bridges, palette_.wall_edge, 2 * road_reach + 6.4_d);
    stroke(bridges, palette_.wall_stone, 2 * road_reach + 4);
    stroke(bridges, palette_.wall, 2 * road_reach + 4, "0.9 4.6");
    stroke(bridges, palette_.road_edge, 2 * road_reach - 1);
    stroke(bridges, palette_.road, 2 * road_reach - 3);
    writer_.close("g");
}

void Landscape::draw_cities() const {
    const HostString areas = joined([](const TileShape& shape, Path& path) {
        for (const City& city : shape.cities) path.append(city.outline);
    });
    if (areas.empty()) return;
    writer_.tag("path").path(areas).set("fill", palette_.city).end();
    if (tints_ != nullptr) tints_->draw_cities(writer_);
    const HostString walls = joined([](const TileShape& shape, Path& path) {
        for (const City& city : shape.cities) {
            for (const Wall& wall : city.walls) path.append(wall.path);
        }
    });
    writer_.tag("g").set("fill", "none").set("stroke-linecap", "round").open();
    stroke(walls, palette_.city_shade, 12);
    stroke(walls, palette_.wall_edge, 7);
    stroke(walls, palette_.wall_stone, 4.8_d);
    writer_.close("g");
    writer_.tag("g").set("fill", "none").open();
    stroke(walls, palette_.wall, 4.8_d, "0.9 4");
    writer_.close("g");
}

void Landscape::draw_coats(int coats, Point place) const {
    const int shields = coats > 3 ? 1 : coats;
    for (int i = 0; i < shields; ++i) {
        writer_.place("shield", place + Point{Decimal(2 * i - (shields - 1)) * 18 / 2, 0});
    }
    if (shields == coats) return;
    writer_.tag("text")
        .at(place + Point{0, 5.5_d})
        .set("font-size", 16)
        .set("font-weight", "bold")
        .set("fill", "#fff")
        .set("stroke", "#24324a")
        .set("stroke-width", 2.5_d)
        .set("paint-order", "stroke")
        .set("text-anchor", "middle")
        .text(ShortText<11>::of(coats));
}

void Landscape::draw_jetty(const Landing& landing, Point origin) const {
    if (!landing.has_jetty) return;
    const auto turn = ShortText<15>::of(" rotate(", 90 * landing.side, ')');
    writer_.use("jetty").set("transform", ShortText<95>::of(translation(origin + landing.place), turn)).end();
}

void Landscape::draw_sign(const Sign& sign, const Turned& tile, Point origin) const {
    const Point place = origin + sign.place;
    if (sign.mark != Mark::machine) {
        writer_.place(spec_of(sign.mark)->symbol, place);
        return;
    }
    constexpr int degrees[] = {0, 90, 180, 270, 45, 135, 225, 315};  // FLY-1
    writer_.tag("g")
        .set("transform", ShortText<95>::of(translation(place), " rotate(", degrees[tile.machine_direction], ')'))
        .open();
    writer_.use(name_of(sign.mark)).end();
    writer_.close("g");
}

void Landscape::draw_things_of(const DrawnTile& placed, const OpenLand& land) {
    const TileShape& shape = placed.stamp->shape;
    const Turned& tile = placed.stamp->tile;
    const Point origin = placed.origin;
    for (const City& city : shape.cities) {
        for (const Point& tower : city.towers) writer_.place("tower", origin + tower);
    }
    for (const Landing& landing : shape.landings) draw_jetty(landing, origin);
    for (const Point& rock : shape.rocks) writer_.place("rock", origin + rock);
    for (const Point& lily : shape.lilies) writer_.place("lily", origin + lily);
    for (const Point& bush : shape.bushes) writer_.place("hedge", origin + bush);
    for (const Gate& gate : shape.gates) writer_.place(gate.upright ? "gate-upright" : "gate", origin + gate.place);
    for (const Point& village : shape.villages) writer_.place("village", origin + village);
    things_.clear();
    put_houses(things_, placed.stamp->sites, placed.index);
    for (const Thing& house : things_) writer_.place(house.symbol, origin + house.place);
    things_.clear();
    put_trees(things_, shape, tile, land, placed.index);
    for (const Thing& tree : things_) writer_.place(tree.symbol, origin + tree.place);
    for (std::size_t i = 0; i < shape.cities.size(); ++i) {
        const int coats = tile.segments[shape.cities[i].segment].coats;
        if (coats > 0) draw_coats(coats, origin + placed.stamp->coats[i]);
    }
    for (const Building& building : shape.buildings) {
        const char* symbol = name_of(building.kind);
        if (building.kind == SegmentKind::city) symbol = name_of(Mark::cathedral);
        if (tile.has(Mark::abbey)) symbol = name_of(Mark::abbey);
        writer_.place(symbol, origin + building.place);
    }
    for (const Sign& sign : shape.signs) draw_sign(sign, tile, origin);
    for (const Inn& inn : shape.inns) writer_.place("inn", origin + inn.place);
    for (const Thing& good : placed.stamp->goods) writer_.place(good.symbol, origin + good.place);
}

void Landscape::draw_things() {
    HostVector<int> tiles(stamps_.size(), 0, writer_.allocator());
    for (const std::uint16_t stamp : stamp_of_tile_) ++tiles[stamp];
    HostVector<OpenLand> lands(writer_.allocator());
    lands.reserve(stamps_.size());
    for (std::size_t i = 0; i < stamps_.size(); ++i) lands.emplace_back(stamps_[i]->shape, stamps_[i]->tile, tiles[i]);
    for (std::size_t i = 0; i < tiles_.size(); ++i) draw_things_of(tiles_[i], lands[stamp_of_tile_[i]]);
}

void Landscape::draw_mist() const {
    const HostString mist = joined([](const TileShape& shape, Path& path) { path.append(shape.mist); });
    if (mist.empty()) return;
    writer_.tag("defs").open();
    writer_.tag("path").id(mist_id_.c_str()).path(mist).end();
    writer_.close("defs");
    writer_.tag("g")
        .paint("clip-path", ground_id_.c_str())
        .set("fill", palette_.mist)
        .set("stroke", palette_.mist)
        .set("stroke-linejoin", "round")
        .open();
    writer_.use(mist_id_.c_str()).set("stroke-width", 11).fine("opacity", 0.26_d).end();
    writer_.use(mist_id_.c_str()).set("stroke-width", 5).fine("opacity", 0.32_d).end();
    writer_.use(mist_id_.c_str()).set("stroke-width", "0").fine("opacity", 0.58_d).end();
    writer_.close("g");
    writer_.use(mist_id_.c_str()).paint("fill", "wisps").end();
}

}  // namespace

Stamp::Stamp(const TileType& type, int rotation, const Allocator& allocator, bool with_fields)
    : tile(render::turned(type, rotation)),
      shape(shape_of(tile, allocator)),
      coats(allocator),
      goods(allocator),
      sites(allocator),
      fields(allocator) {
    for (const City& city : shape.cities) {
        const TurnedSegment& segment = tile.segments[city.segment];
        coats.push_back(segment.coats > 0 ? coats_place(shape, city, segment) : Point{});
    }
    goods = goods_of(shape, tile, coats);
    sites = sites_of(shape, tile, coats, goods);
    if (with_fields) fields = field_areas(shape, tile);
}

void draw_landscape(Writer& writer, const HostVector<DrawnTile>& tiles, const Palette& palette, const char* name,
                    const Tints* tints) {
    Landscape(writer, tiles, palette, name, tints).draw();
}

void draw_landscape(Writer& writer, const DrawnTile& tile, const Palette& palette, const char* name) {
    draw_landscape(writer, HostVector<DrawnTile>(1, tile, writer.allocator()), palette, name);
}

}  // namespace mistbank::render::svg
