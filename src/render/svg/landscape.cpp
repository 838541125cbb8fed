#include "render/svg/landscape.hpp"

#include "render/svg/symbols.hpp"

namespace mistbank::render::svg {

namespace {

/// How much of a road is seen once more above the mist.
constexpr Decimal road_through_mist = 0.3_d;

class Landscape {
public:
    Landscape(Writer& writer, const std::vector<DrawnTile>& tiles, const Palette& palette, const std::string& name)
        : writer_(writer),
          tiles_(tiles),
          palette_(palette),
          mist_id_(name + "-mist"),
          ground_id_(name + "-ground"),
          roads_id_(name + "-roads"),
          bridges_id_(name + "-bridges") {
        for (const DrawnTile& placed : tiles) shapes_.push_back(shape_of(placed.tile));
    }

    void draw() {
        draw_ground();
        draw_roads(1);
        draw_mist();  // never lies on a city
        draw_roads(road_through_mist);
        draw_cities();
        draw_things();
    }

private:
    /// One path of what every tile has of something.
    template <class Pick>
    std::string joined(Pick pick) const {
        Path all;
        for (std::size_t i = 0; i < tiles_.size(); ++i) {
            Path own;
            pick(shapes_[i], own);
            all.append(own.shifted(tiles_[i].origin));
        }
        return all.data();
    }

    void draw_ground() const;
    void define_roads() const;
    void draw_roads(Decimal opacity) const;
    void draw_cities() const;
    void draw_things() const;
    void draw_things_of(std::size_t index) const;
    void draw_coats(const City& city, const TurnedSegment& segment, Point origin) const;
    void draw_mist() const;

    void stroke(const std::string& data, const char* paint, Decimal width, const char* dashes = nullptr) const {
        Tag tag = writer_.tag("path");
        tag.set("d", data).set("stroke", paint).fine("stroke-width", width);
        if (dashes != nullptr) tag.set("stroke-dasharray", dashes);
        tag.end();
    }

    Writer& writer_;
    const std::vector<DrawnTile>& tiles_;
    const Palette& palette_;
    std::string mist_id_;
    std::string ground_id_;
    std::string roads_id_;
    std::string bridges_id_;
    std::vector<TileShape> shapes_;
};

void Landscape::draw_ground() const {
    const std::string squares = joined([](const TileShape&, Path& path) {
        path.move({0, 0}).line({100, 0}).line({100, 100}).line({0, 100}).close();
    });
    writer_.tag("path")
        .set("d", squares)
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
    writer_.tag("clipPath").id(ground_id_.c_str()).open();
    writer_.tag("path").set("d", squares).end();
    writer_.close("clipPath");
    writer_.close("defs");
    writer_.tag("path").set("d", squares).paint("fill", "meadow").end();
    writer_.tag("path")
        .set("d", squares)
        .paint("fill", "grass")
        .set("stroke", palette_.seam)
        .set("stroke-width", 1)
        .end();
}

void Landscape::define_roads() const {
    for (const bool bridges : {false, true}) {
        const std::string roads = joined([bridges](const TileShape& shape, Path& path) {
            for (const Road& road : shape.roads) {
                if (road.bridge == bridges) path.append(road.path);
            }
        });
        writer_.tag("path").id((bridges ? bridges_id_ : roads_id_).c_str()).set("d", roads).end();
    }
}

void Landscape::draw_roads(Decimal opacity) const {
    Tag group = writer_.tag("g");
    group.set("fill", "none").set("stroke-linejoin", "round");
    if (opacity < 1) group.fine("opacity", opacity);
    group.open();
    for (const std::string& id : {roads_id_, bridges_id_}) {
        writer_.use(id.c_str()).set("stroke", palette_.road_edge).set("stroke-width", 2 * road_reach).end();
        writer_.use(id.c_str()).set("stroke", palette_.road).set("stroke-width", 2 * road_reach - 3.4_d).end();
    }
    writer_.close("g");
}

void Landscape::draw_cities() const {
    const std::string areas = joined([](const TileShape& shape, Path& path) {
        for (const City& city : shape.cities) path.append(city.outline);
    });
    if (areas.empty()) return;
    writer_.tag("path").set("d", areas).set("fill", palette_.city).end();
    const std::string walls = joined([](const TileShape& shape, Path& path) {
        for (const City& city : shape.cities) {
            for (const Path& wall : city.walls) path.append(wall);
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

void Landscape::draw_coats(const City& city, const TurnedSegment& segment, Point origin) const {
    const Point place = origin + coats_place(city, segment);
    const int shields = segment.coats > 3 ? 1 : segment.coats;
    for (int i = 0; i < shields; ++i) {
        writer_.use("shield").at(place + Point{Decimal(2 * i - (shields - 1)) * 11 / 2, 0}).end();
    }
    if (shields == segment.coats) return;
    writer_.tag("text")
        .at(place + Point{0, 5})
        .set("font-size", 12)
        .set("font-weight", "bold")
        .set("fill", "#fff")
        .set("stroke", "#24324a")
        .set("stroke-width", 2.5_d)
        .set("paint-order", "stroke")
        .set("text-anchor", "middle")
        .text(std::to_string(segment.coats));
}

void Landscape::draw_things_of(std::size_t index) const {
    const TileShape& shape = shapes_[index];
    const Turned& tile = tiles_[index].tile;
    const Point origin = tiles_[index].origin;
    for (const City& city : shape.cities) {
        for (const Point& tower : city.towers) writer_.use("tower").at(origin + tower).end();
    }
    for (const Gate& gate : shape.gates)
        writer_.use(gate.upright ? "gate-upright" : "gate").at(origin + gate.place).end();
    for (const Point& village : shape.villages) writer_.use("village").at(origin + village).end();
    for (const Thing& house : houses_of(shape, tile)) writer_.use(house.symbol).at(origin + house.place).end();
    for (const Thing& tree : trees_of(shape, tile, tiles_[index].variation)) {
        writer_.use(tree.symbol).at(origin + tree.place).end();
    }
    for (const City& city : shape.cities) {
        if (tile.segments[city.segment].coats > 0) draw_coats(city, tile.segments[city.segment], origin);
    }
    for (const Building& building : shape.buildings) {
        writer_.use(name_of(building.kind)).at(origin + building.place).end();
    }
}

void Landscape::draw_things() const {
    for (std::size_t i = 0; i < tiles_.size(); ++i) draw_things_of(i);
}

void Landscape::draw_mist() const {
    const std::string mist = joined([](const TileShape& shape, Path& path) { path.append(shape.mist); });
    if (mist.empty()) return;
    writer_.tag("defs").open();
    writer_.tag("path").id(mist_id_.c_str()).set("d", mist).end();
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

void draw_landscape(Writer& writer, const std::vector<DrawnTile>& tiles, const Palette& palette,
                    const std::string& name) {
    Landscape(writer, tiles, palette, name).draw();
}

}  // namespace mistbank::render::svg
