#include <algorithm>
#include <array>
#include <sstream>
#include <utility>

#include "reference/sets.hpp"
#include "support/players.hpp"

namespace mistbank_reference {

using namespace mistbank;
using mistbank_tests::Dice;

namespace {

const std::array<const char*, 4> side_names = {"N", "E", "S", "W"};

struct RandomTile {
    std::string name;             ///< id of the tile, without the seed of the set
    std::array<char, 4> kinds{};  ///< kind of each side: 'f' field, 'r' road, 'c' city, 'v' river
    int symbols = 0;
    bool has_middle = false;
    std::vector<std::string> lines;
};

bool chance(Dice& dice, int percent) { return static_cast<int>(dice.below(100)) < percent; }

// Partitions the items into groups. Each item starts a new group, or with `percent` % chance joins an existing one.
std::vector<std::vector<std::string>> grouped(Dice& dice, const std::vector<std::string>& parts, int percent) {
    std::vector<std::vector<std::string>> groups;
    for (const std::string& part : parts) {
        if (groups.empty() || !chance(dice, percent)) {
            groups.push_back({part});
        } else {
            groups[dice.below(groups.size())].push_back(part);
        }
    }
    return groups;
}

std::string listed(const std::vector<std::string>& parts) {
    std::string text;
    for (const std::string& part : parts) text += " " + part;
    return text;
}

std::vector<std::string> sides_of_kind(const RandomTile& tile, char kind) {
    std::vector<std::string> sides;
    for (std::size_t side = 0; side < 4; ++side) {
        if (tile.kinds[side] == kind) sides.emplace_back(side_names[side]);
    }
    return sides;
}

void add_cities_and_roads(Dice& dice, RandomTile& tile) {
    for (const auto& sides : grouped(dice, sides_of_kind(tile, 'c'), 60)) {
        const std::string coats = chance(dice, 30) ? " coats " + std::to_string(1 + dice.below(9)) : "";
        tile.lines.push_back("city" + listed(sides) + coats);
    }
    for (const auto& sides : grouped(dice, sides_of_kind(tile, 'r'), 60)) tile.lines.push_back("road" + listed(sides));
}

std::vector<std::string> add_mist(Dice& dice, RandomTile& tile, int most_symbols) {
    std::vector<std::string> misty;
    for (std::size_t side = 0; side < 4; ++side) {
        if (tile.kinds[side] != 'c' && tile.kinds[side] != 'v' && chance(dice, 60))
            misty.emplace_back(side_names[side]);
    }
    for (const auto& sides : grouped(dice, misty, 60)) {
        const int symbols = static_cast<int>(dice.below(static_cast<std::size_t>(most_symbols) + 1));
        tile.symbols += symbols;
        tile.lines.push_back("mist" + listed(sides) + " symbols " + std::to_string(symbols));
    }
    return misty;
}

// Returns the parts of the sides without mist that fields own. A field side is one part; the halves of a road or river
// side are two parts.
std::vector<std::string> clear_parts(const RandomTile& tile, const std::vector<std::string>& misty) {
    std::vector<std::string> parts;
    for (std::size_t side = 0; side < 4; ++side) {
        const std::string name = side_names[side];
        const bool clear = std::find(misty.begin(), misty.end(), name) == misty.end();
        if (!clear || tile.kinds[side] == 'c') continue;
        if (tile.kinds[side] == 'f') {
            parts.push_back(name + "L " + name + "R");
        } else {
            parts.push_back(name + "L");
            parts.push_back(name + "R");
        }
    }
    return parts;
}

void add_fields(Dice& dice, RandomTile& tile, const std::vector<std::string>& misty) {
    for (const auto& halves : grouped(dice, clear_parts(tile, misty), 60)) {
        std::string touches;
        for (const std::string& city : sides_of_kind(tile, 'c')) {
            if (chance(dice, 40)) touches += " " + city;
        }
        tile.lines.push_back("field" + listed(halves) + (touches.empty() ? "" : " touches" + touches));
    }
}

// Adds a monastery, a castle or a cemetery with `percent` % chance.
void add_middle(Dice& dice, RandomTile& tile, int percent) {
    static const std::array<const char*, 3> buildings = {"monastery", "castle", "cemetery"};
    if (!chance(dice, percent)) return;
    tile.has_middle = true;
    tile.lines.emplace_back(buildings[dice.below(buildings.size())]);
}

void shuffle(Dice& dice, std::vector<std::string>& lines) {
    for (std::size_t i = lines.size(); i > 1; --i) std::swap(lines[i - 1], lines[dice.below(i)]);
}

RandomTile random_tile(Dice& dice, int most_symbols, int misty_tiles) {
    RandomTile tile;
    for (char& kind : tile.kinds) kind = "ffffrrrccc"[dice.below(10)];
    add_cities_and_roads(dice, tile);
    std::vector<std::string> misty;
    if (chance(dice, misty_tiles)) misty = add_mist(dice, tile, most_symbols);
    add_fields(dice, tile, misty);
    return tile;
}

// --- marks of expansions -------------------------------------------------------------------------------------------

bool begins_with(const std::string& line, const char* word) { return line.rfind(word, 0) == 0; }

void insert_somewhere(Dice& dice, std::vector<std::string>& lines, const std::string& line) {
    lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(dice.below(lines.size() + 1)), line);
}

// Adds marks to segments. One segment can get several marks, unlike in printed sets.
void add_marks(Dice& dice, std::vector<std::string>& lines, const Extras& extras) {
    for (std::string& line : lines) {
        if (extras.inns_cathedrals && begins_with(line, "road") && chance(dice, 30)) line += " inn";
        if (!begins_with(line, "city")) continue;
        if (extras.inns_cathedrals && chance(dice, 15)) line += " cathedral";
        for (const char* goods : {" wine", " grain", " cloth"}) {
            if (extras.goods && chance(dice, 15)) line += goods;
        }
    }
}

void add_inner_fields(Dice& dice, RandomTile& tile) {
    for (std::size_t count = chance(dice, 15) ? 1 + dice.below(2) : 0; count > 0; --count) {
        std::string touches;
        for (const std::string& city : sides_of_kind(tile, 'c')) {
            if (chance(dice, 60)) touches += " " + city;
        }
        insert_somewhere(dice, tile.lines, "field inner" + (touches.empty() ? "" : " touches" + touches));
    }
}

void add_extras(Dice& dice, RandomTile& tile, const Extras& extras) {
    add_marks(dice, tile.lines, extras);
    if (extras.gardens && chance(dice, 35)) insert_somewhere(dice, tile.lines, "garden");
    if (extras.inner_fields) add_inner_fields(dice, tile);
}

// A mark of a tile, not of a segment, with its frequency in percent. Each set has its own frequencies.
struct TileMark {
    std::string line;
    int percent = 0;
};

std::vector<TileMark> marks_of_hills_and_circus(Dice& dice, const Extras& extras) {
    std::vector<TileMark> marks;
    if (extras.hills) {
        marks.push_back({"mark hill", 10 + static_cast<int>(dice.below(3)) * 15});
        marks.push_back({"mark vineyard", 10 + static_cast<int>(dice.below(3)) * 15});
    }
    if (extras.circus) {
        marks.push_back({"mark circus", 10 + static_cast<int>(dice.below(4)) * 15});
        marks.push_back({"mark acrobats", 10 + static_cast<int>(dice.below(4)) * 15});
    }
    return marks;
}

std::vector<TileMark> tile_marks(Dice& dice, const Extras& extras) {
    static const std::array<const char*, 8> directions = {"N", "E", "S", "W", "NE", "SE", "SW", "NW"};
    std::vector<TileMark> marks;
    if (extras.dragon) {
        marks.push_back({"mark volcano", static_cast<int>(dice.below(4)) * 6});
        marks.push_back({"mark dragon", 10 + static_cast<int>(dice.below(4)) * 15});
        marks.push_back({"mark portal", static_cast<int>(dice.below(3)) * 12});
    }
    if (extras.towers) marks.push_back({"mark foundation", 8 + static_cast<int>(dice.below(4)) * 15});
    if (extras.machines) {
        for (const char* direction : directions) marks.push_back({std::string("mark machine ") + direction, 6});
    }
    return marks;
}

bool has_line(const RandomTile& tile, const char* words) {
    return std::any_of(tile.lines.begin(), tile.lines.end(),
                       [&](const std::string& line) { return begins_with(line, words); });
}

// Adds marks that apply to the whole tile. One tile can get several marks, unlike in printed sets. River tiles get no
// volcano, dragon or hill, and no tile gets two machines.
void add_tile_marks(Dice& dice, RandomTile& tile, const std::vector<TileMark>& marks) {
    for (const TileMark& mark : marks) {
        const bool comes_later = mark.line == "mark volcano" || mark.line == "mark dragon" || mark.line == "mark hill";
        if (comes_later && has_line(tile, "river")) continue;
        if (begins_with(mark.line, "mark machine") && has_line(tile, "mark machine")) continue;
        if (chance(dice, mark.percent)) insert_somewhere(dice, tile.lines, mark.line);
    }
}

bool is_side(const std::string& word) {
    return std::find(side_names.begin(), side_names.end(), word) != side_names.end();
}

std::vector<std::string> words_of(const std::string& line) {
    std::istringstream in(line);
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

// HIL-13: in some tiles with several cities, makes one city share a side of another.
void share_sides(Dice& dice, RandomTile& tile) {
    std::vector<std::string*> cities;
    for (std::string& line : tile.lines) {
        if (begins_with(line, "city")) cities.push_back(&line);
    }
    if (cities.size() < 2 || !chance(dice, 40)) return;
    std::vector<std::string> owner = words_of(*cities[dice.below(cities.size())]);
    std::vector<std::string> sharer = words_of(*cities[dice.below(cities.size())]);
    if (owner == sharer) return;
    const std::string line = listed(sharer);
    const auto behind = std::find_if_not(sharer.begin() + 1, sharer.end(), is_side);
    sharer.insert(behind, {"shares", owner[1]});
    for (std::string* city : cities) {
        if (" " + *city == line) *city = listed(sharer).substr(1);
    }
}

// In some tiles, divides a side between two fields: the left half stays with its field, the right half becomes a new
// field.
void part_fields(Dice& dice, RandomTile& tile) {
    for (std::string& line : tile.lines) {
        const std::vector<std::string> words = words_of(line);
        const auto halves = static_cast<std::size_t>(std::count_if(words.begin(), words.end(), [](const auto& word) {
            return word.size() == 2 && is_side(word.substr(0, 1)) && (word[1] == 'L' || word[1] == 'R');
        }));
        if (words[0] != "field" || halves < 3 || !chance(dice, 25)) continue;
        for (const std::string& side : sides_of_kind(tile, 'f')) {
            const std::size_t right = line.find(side + "L " + side + "R");
            if (right == std::string::npos) continue;
            line.erase(right + 2, 3);
            tile.lines.push_back("field " + side + "R parted " + side);
            return;
        }
    }
}

void add_princesses(Dice& dice, RandomTile& tile) {
    for (std::string& line : tile.lines) {
        if (begins_with(line, "city") && chance(dice, 25)) line += " princess";
    }
}

// Returns a tile with one field on all sides and these lines.
RandomTile plain_tile(const std::string& name, const std::vector<std::string>& lines) {
    RandomTile tile;
    tile.name = name;
    tile.kinds = {'f', 'f', 'f', 'f'};
    tile.lines = lines;
    tile.lines.emplace_back("field all");
    return tile;
}

std::vector<TileMark> marks_of_small_boxes(Dice& dice, const Extras& extras) {
    std::vector<TileMark> marks;
    const auto add = [&](const char* line) { marks.push_back({line, 5 + static_cast<int>(dice.below(4)) * 10}); };
    if (extras.ferries) add("mark ferry");
    if (extras.gold) add("mark gold");
    if (extras.mage) add("mark mage");
    if (extras.robbers) add("mark robber");
    if (extras.festival) add("mark festival");
    if (!extras.crops) return marks;
    for (const char* line : {"mark crop:farmer", "mark crop:highwayman", "mark crop:knight"}) add(line);
    return marks;
}

// Returns a lake with 2 to 4 road ends. The shore between the ends is one field or several fields (FER-1).
RandomTile ferry_tile(Dice& dice, const std::string& name) {
    RandomTile tile;
    tile.name = name;
    for (char& kind : tile.kinds) kind = "rrrrrrfc"[dice.below(8)];
    tile.kinds[0] = tile.kinds[1 + dice.below(3)] = 'r';
    tile.lines.emplace_back("mark ferry");
    for (const std::string& side : sides_of_kind(tile, 'r'))
        tile.lines.push_back("road " + side + (chance(dice, 15) ? " inn" : ""));
    for (const std::string& side : sides_of_kind(tile, 'c')) tile.lines.push_back("city " + side);
    add_fields(dice, tile, chance(dice, 20) ? add_mist(dice, tile, 1) : std::vector<std::string>());
    shuffle(dice, tile.lines);
    return tile;
}

void add_tiles_of_small_boxes(Dice& dice, std::vector<RandomTile>& tiles, const Extras& extras) {
    if (extras.ferries) {
        for (std::size_t i = 1 + dice.below(4); i > 0; --i)
            tiles.push_back(ferry_tile(dice, "fer" + std::to_string(i)));
    }
    if (extras.gold) tiles.push_back(plain_tile("gld", {"mark gold"}));
    if (extras.mage) tiles.push_back(plain_tile("mag", {"mark mage"}));
    if (extras.robbers) tiles.push_back(plain_tile("rob", {"mark robber"}));
    if (extras.crops) tiles.push_back(plain_tile("crp", {"mark crop:farmer"}));
    if (extras.festival) tiles.push_back(plain_tile("fes", {"mark festival"}));
}

// Adds tiles so that the set has at least one mark of each kind that the expansions of these extras require.
void add_tiles_of_expansions(std::vector<RandomTile>& tiles, const Extras& extras) {
    if (extras.dragon) {
        tiles.push_back(plain_tile("vol", {"mark volcano"}));
        tiles.push_back(plain_tile("dra", {"mark dragon"}));
        tiles.push_back(plain_tile("por", {"mark portal"}));
        RandomTile princess;
        princess.name = "pri";
        princess.kinds = {'c', 'f', 'c', 'f'};
        princess.lines = {"city N S princess", "field EL ER touches N", "field WL WR touches N"};
        tiles.push_back(princess);
    }
    if (extras.towers) tiles.push_back(plain_tile("tow", {"road N", "mark foundation"}));
    if (extras.towers) tiles.back().kinds[0] = 'r';
    if (extras.machines) tiles.push_back(plain_tile("fly", {"mark machine SW", "monastery"}));
    if (extras.hills) tiles.push_back(plain_tile("hil", {"mark hill"}));
    if (extras.hills) tiles.push_back(plain_tile("vin", {"mark vineyard"}));
    if (extras.circus) tiles.push_back(plain_tile("cir", {"mark circus"}));
    if (extras.circus) tiles.push_back(plain_tile("acr", {"mark acrobats"}));
    if (extras.vodyanoy) tiles.push_back(plain_tile("vod", {"mark vodyanoy"}));
    if (!extras.abbeys) return;
    RandomTile abbey;
    abbey.name = "abbey";
    abbey.lines = {"mark abbey", "monastery"};
    tiles.push_back(abbey);
}

// Returns a tile with an inn and a cathedral, goods of all three kinds, or all of these, as the extras require. Every
// set with such extras contains the tile.
RandomTile marked_tile(const Extras& extras) {
    RandomTile tile;
    tile.name = "marks";
    tile.kinds = {'c', 'f', 'r', 'f'};
    const std::string cathedral = extras.inns_cathedrals ? " cathedral" : "";
    tile.lines.push_back("city N" + cathedral + (extras.goods ? " wine grain cloth" : ""));
    tile.lines.push_back(extras.inns_cathedrals ? "road S inn" : "road S");
    tile.lines.emplace_back("field EL ER SL SR WL WR touches N");
    return tile;
}

// Returns a tile with one river side or two. Two sides form a straight river or a bend, in any position.
RandomTile river_tile(Dice& dice, const std::string& name, int river_sides) {
    RandomTile tile;
    tile.name = name;
    const bool plain = chance(dice, 40);
    for (char& kind : tile.kinds) kind = plain ? 'f' : "fffrrcc"[dice.below(7)];
    const std::size_t first = dice.below(4);
    tile.kinds[first] = 'v';
    if (river_sides == 2) tile.kinds[(first + 1 + dice.below(3)) % 4] = 'v';
    tile.lines.push_back("river" + listed(sides_of_kind(tile, 'v')));
    add_cities_and_roads(dice, tile);
    return tile;
}

std::vector<RandomTile> random_river(Dice& dice, int most_symbols, int misty_tiles) {
    std::vector<RandomTile> tiles;
    for (const char* end : {"spring", "lake"}) {
        tiles.push_back(river_tile(dice, end, 1));
        tiles.back().lines.push_back(std::string("mark ") + end);
        add_fields(dice, tiles.back(), {});
    }
    for (std::size_t i = 4 + dice.below(5); i > 0; --i) {
        tiles.push_back(river_tile(dice, "r" + std::to_string(i), 2));
        std::vector<std::string> misty;
        if (chance(dice, misty_tiles / 3)) misty = add_mist(dice, tiles.back(), most_symbols);
        add_fields(dice, tiles.back(), misty);
        add_middle(dice, tiles.back(), 20);
    }
    for (RandomTile& tile : tiles) shuffle(dice, tile.lines);
    return tiles;
}

// --- the starting block --------------------------------------------------------------------------------------------

struct Placed {
    int x = 0;
    int y = 0;
    std::size_t type = 0;
};

bool matches(const std::vector<RandomTile>& tiles, const std::vector<Placed>& block, const Placed& next) {
    bool beside = block.empty();
    for (const Placed& placed : block) {
        const bool west = placed.x == next.x - 1 && placed.y == next.y;
        const bool north = placed.x == next.x && placed.y == next.y - 1;
        beside = beside || west || north;
        const auto& there = tiles[placed.type].kinds;
        const auto& here = tiles[next.type].kinds;
        if ((west && there[1] != here[3]) || (north && there[2] != here[0])) return false;
    }
    return beside;
}

// Returns a starting block of up to four tiles in a square. The tiles have few ghost symbols, because the supply of
// ghosts must not run out before the game begins. `with_middle` gives the first tile a building in its middle.
std::vector<Placed> random_block(Dice& dice, const std::vector<RandomTile>& tiles, bool with_middle) {
    std::vector<Placed> block;
    int symbols = 0;
    for (int cell = 0; cell < 4; ++cell) {
        for (int attempt = 0; attempt < (cell == 0 ? 50 : 3); ++attempt) {
            const Placed next = {cell % 2, cell / 2, dice.below(tiles.size())};
            if (cell == 0 && with_middle && !tiles[next.type].has_middle) continue;
            if (!matches(tiles, block, next) || symbols + tiles[next.type].symbols > 8) continue;
            symbols += tiles[next.type].symbols;
            block.push_back(next);
            break;
        }
        if (block.empty()) return {{0, 0, 0}};
    }
    return block;
}

}  // namespace

Extras extras_for(std::uint32_t expansions) {
    const auto plays = [=](Expansion expansion) { return (expansions & bit(expansion)) != 0; };
    Extras extras;
    extras.gardens = plays(Expansion::abbot);
    extras.inns_cathedrals = plays(Expansion::inns_cathedrals);
    extras.goods = plays(Expansion::traders_builders);
    extras.river = plays(Expansion::river);
    extras.inner_fields = expansions != 0;
    extras.dragon = plays(Expansion::princess_dragon);
    extras.towers = plays(Expansion::tower);
    extras.machines = plays(Expansion::flying_machines);
    extras.abbeys = plays(Expansion::abbey_mayor);
    extras.hills = plays(Expansion::hills_sheep);
    extras.circus = plays(Expansion::big_top);
    extras.vodyanoy = plays(Expansion::vodyanoy);
    extras.ferries = plays(Expansion::ferries);
    extras.gold = plays(Expansion::gold);
    extras.mage = plays(Expansion::mage);
    extras.robbers = plays(Expansion::robbers);
    extras.crops = plays(Expansion::crops);
    extras.festival = plays(Expansion::festival);
    return extras;
}

TileSet random_set(std::uint64_t seed, const Extras& extras) {
    Dice dice(seed);
    const int most_symbols = static_cast<int>(dice.below(4));
    const int misty_tiles = 20 + static_cast<int>(dice.below(70));
    std::vector<RandomTile> tiles(5 + dice.below(14));
    for (RandomTile& tile : tiles) {
        tile = random_tile(dice, most_symbols, misty_tiles);
        // The first tile has nothing in its middle, so at least one tile is in play in games without castles and
        // cemeteries.
        if (&tile != &tiles.front()) add_middle(dice, tile, 24);
        shuffle(dice, tile.lines);
    }
    const std::vector<Placed> block = random_block(dice, tiles, chance(dice, 50));
    for (std::size_t i = 0; i < tiles.size(); ++i) tiles[i].name = std::to_string(i);

    // Additions use separate dice, so that the earlier tiles are the same with and without additions.
    Dice more(seed + 0x5eed);
    if (extras.river) {
        for (RandomTile& tile : random_river(more, most_symbols, misty_tiles)) tiles.push_back(std::move(tile));
    }
    for (RandomTile& tile : tiles) add_extras(more, tile, extras);
    if (extras.inns_cathedrals || extras.goods) tiles.push_back(marked_tile(extras));

    Dice yet_more(seed + 0xd4a60);
    const std::vector<TileMark> marks = tile_marks(yet_more, extras);
    for (RandomTile& tile : tiles) {
        add_tile_marks(yet_more, tile, marks);
        if (extras.dragon) add_princesses(yet_more, tile);
    }
    Dice at_last(seed + 0x5eea1);
    const std::vector<TileMark> last_marks = marks_of_hills_and_circus(at_last, extras);
    for (RandomTile& tile : tiles) {
        add_tile_marks(at_last, tile, last_marks);
        if (!extras.hills) continue;
        share_sides(at_last, tile);
        part_fields(at_last, tile);
    }
    add_tiles_of_expansions(tiles, extras);
    Dice small(seed + 0x5a11);
    const std::vector<TileMark> small_marks = marks_of_small_boxes(small, extras);
    for (RandomTile& tile : tiles) {
        if (tile.name != "abbey") add_tile_marks(small, tile, small_marks);  // MIN-3
    }
    add_tiles_of_small_boxes(small, tiles, extras);

    std::ostringstream text;
    text << "mistbank-tiles 1\nname random" << seed << '\n';
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const bool alone = tiles[i].name == "spring" || tiles[i].name == "lake" || tiles[i].name == "vod";
        std::size_t copies = alone ? 1 : 1 + dice.below(4);
        for (const Placed& placed : block) copies += placed.type == i ? 1 : 0;
        if (tiles[i].name == "abbey") copies = max_players;
        text << "tile " << seed << "-" << tiles[i].name << "\n  copies " << copies << '\n';
        for (const std::string& line : tiles[i].lines) text << "  " << line << '\n';
    }
    text << "start\n";
    for (const Placed& placed : block)
        text << "  " << placed.x << ' ' << placed.y << ' ' << seed << "-" << placed.type << '\n';
    return read_set(text.str());
}

}  // namespace mistbank_reference
