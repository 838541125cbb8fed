// Lays the tiles of a position (COM, RIV, HAU, ABM, FER). The lines of the tiles can be in any order.
#pragma once

#include <algorithm>

#include "board/bits.hpp"
#include "position/draws.hpp"
#include "position/lines.hpp"
#include "rules/facts.hpp"
#include "rules/house_rules/table_and_start.hpp"
#include "rules/mist/mist.hpp"

namespace mistbank {

class PositionTiles {
public:
    PositionTiles(Table& table, PositionWords& words, PositionDraws& draws, const HostVector<PositionLine>& lines)
        : table_(table), words_(words), draws_(draws), lines_(lines) {}

    // Lays the tiles in the order of their lines. Tiles without a neighbour wait, and this turn's tile is laid last.
    bool lay() {
        const PositionLine* const turns = line_of_turns_tile();
        Lines left = no_lines();
        Lines later = no_lines();
        for (const PositionLine& line : lines_) {
            const KnownFact* const pair = pair_stored_as(line.key());
            if (pair != nullptr && pair->source->is_played(table_.setup->rules)) pairs_.push_back({&line, pair->fact});
        }
        for (const PositionLine& line : lines_) {
            const bool is_face_down = line.key() == "face_down";
            if (line.key() != "tile" && !is_face_down) continue;
            if (&line == turns || (is_face_down && turns != nullptr && turns < &line)) {
                later.push_back(&line);
            } else if (!lay_line(line, left)) {
                return false;
            }
        }
        if (!lay_waiting(left)) return false;
        for (const PositionLine* const line : later) {
            if (!lay_line(*line, left)) return false;
        }
        if (!lay_waiting(left)) return false;
        if (!left.empty()) return refuse_alone(*left.front());
        if (table_.lakes != nullptr) table_.lakes->newcomer = 0;  // figures of a position are not newcomers (VOD-2)
        return true;
    }

private:
    using Lines = HostVector<const PositionLine*>;
    Lines no_lines() const { return Lines(HostAllocator<const PositionLine*>(table_.setup->allocator)); }

    // Returns the line of this turn's tile: the tile on the cell that 'laid' names, or else the last tile. Returns null
    // if no line lays a tile face up.
    const PositionLine* line_of_turns_tile() const {
        const PositionLine* last = nullptr;
        std::string_view laid;
        for (const PositionLine& line : lines_) {
            if (line.key() == "laid" && line.count > 1) laid = line.words[1];
            if (line.key() == "tile") last = &line;
        }
        for (const PositionLine& line : lines_) {
            if (line.key() == "tile" && line.count > 1 && line.words[1] == laid) return &line;
        }
        return last;
    }

    struct Waiting {
        int x;
        int y;
        const PositionLine* line;  // the line of the tile; null after the tile is laid

        bool is_before(int other_x, int other_y) const { return x != other_x ? x < other_x : y < other_y; }
    };

    // Lays waiting tiles. A tile is tried again when one of its neighbours is laid, so the order of the lines does not
    // affect the cost. Tiles that never get a neighbour go to `left`.
    bool lay_waiting(Lines& left) {
        HostVector<Waiting> waiting{HostAllocator<Waiting>(table_.setup->allocator)};
        for (const PositionLine* const line : left) {
            Waiting entry{0, 0, line};
            words_.begin(*line);
            if (!words_.cell(entry.x, entry.y)) return false;
            waiting.push_back(entry);
        }
        std::sort(waiting.begin(), waiting.end(), [](const Waiting& a, const Waiting& b) {
            return a.is_before(b.x, b.y) || (a.x == b.x && a.y == b.y && a.line < b.line);
        });
        HostVector<std::size_t> next{HostAllocator<std::size_t>(table_.setup->allocator)};
        for (std::size_t i = waiting.size(); i-- > 0;) next.push_back(i);
        while (!next.empty()) {
            Waiting& entry = waiting[next.back()];
            next.pop_back();
            if (entry.line == nullptr) continue;
            left.clear();
            if (!lay_line(*entry.line, left)) return false;
            if (!left.empty()) continue;
            entry.line = nullptr;
            for (const Step& step : around) {
                const int x = entry.x + step.x;
                const int y = entry.y + step.y;
                auto beside = std::lower_bound(waiting.begin(), waiting.end(), 0,
                                               [&](const Waiting& place, int) { return place.is_before(x, y); });
                for (; beside != waiting.end() && beside->x == x && beside->y == y; ++beside) {
                    next.push_back(static_cast<std::size_t>(beside - waiting.begin()));
                }
            }
        }
        left.clear();
        for (const Waiting& entry : waiting) {
            if (entry.line != nullptr) left.push_back(entry.line);
        }
        std::sort(left.begin(), left.end());
        return true;
    }

    bool refuse_alone(const PositionLine& line) {
        words_.begin(line);
        int x = 0;
        int y = 0;
        std::uint16_t type = 0;
        words_.cell(x, y);
        const bool is_abbey = line.key() == "tile" && words_.type(type) && type == table_.setup->abbey;
        words_.begin(line);
        words_.cell(x, y);
        if (is_abbey) {
            return words_.fail("ABM-3: an abbey needs tiles at all four sides");
        }
        return words_.fail("COM-1: the tile is not connected to the other tiles");
    }

    bool lay_line(const PositionLine& line, Lines& left) {
        words_.begin(line);
        int x = 0;
        int y = 0;
        if (!words_.cell(x, y)) return false;
        return line.key() == "tile" ? lay_face_up(line, x, y, left) : lay_face_down(line, x, y, left);
    }

    bool lay_face_up(const PositionLine& line, int x, int y, Lines& left) {
        std::uint16_t type = 0;
        long long rotation = 0;
        if (!words_.type(type)) return false;
        if (words_.has_more() && !words_.number(rotation, 0, 3, "the rotation")) return false;
        if (!words_.end()) return false;
        const Board& board = table_.board;
        const CellIndex cell = board.cell_at(x, y);
        if (board.cells[cell].has_tile != 0) return is_of_start(x, y, type, rotation) || refuse_second_tile(x, y);
        if (board.counts->tiles == 0) {
            if (x != 0 || y != 0 || rotation != 0)
                return words_.fail("HSE-11: the first tile must lie at 0,0 with rotation 0");
        } else if (!has_neighbours(type, cell)) {
            left.push_back(&line);
            return true;
        } else if (!fits(type, cell, static_cast<int>(rotation))) {
            return false;
        }
        if (!draws_.take_for_board(type)) return false;
        const TileIndex tile = table_.board.lay(x, y, type, static_cast<int>(rotation));
        note_tile(table_, tile);
        return place_pairs(tile);
    }

    bool is_of_start(int x, int y, std::uint16_t type, long long rotation) {
        const TileIndex tile = table_.board.tile_at(x, y);
        const PlacedTile& placed = table_.board.tiles[tile];
        return tile < table_.setup->start.size() && placed.type == type && placed.rotation == rotation;
    }
    bool refuse_second_tile(int x, int y) {
        return words_.fail(table_.board.tile_at(x, y) < table_.setup->start.size()
                               ? "COM-1: a tile of the starting block lies at "
                               : "COM-1: another tile lies at ",
                           x, ",", y);
    }

    // Returns whether the cell has the neighbours that the tile needs. An abbey needs a hole (ABM-3). Each river tile
    // except the spring must extend the river (RIV-2).
    bool has_neighbours(std::uint16_t type, CellIndex cell) const {
        const Cell& entry = table_.board.cells[cell];
        if (cell == nowhere || (entry.asked == 0 && entry.before_river == 0)) return false;
        const Shape& shape = table_.board.shapes[type];
        const bool flows_on = shape.turned[0].river != 0 && (shape.tile_marks & bit(Mark::spring)) == 0;
        if (table_.river != nullptr && flows_on && entry.before_river == 0) return false;
        if (type != table_.setup->abbey) return true;
        int sides = 0;
        for (int side = 0; side < 4; ++side) {
            sides += table_.board.tile_at(entry.x + around[side].x, entry.y + around[side].y) != none32 ? 1 : 0;
        }
        return sides == 4;
    }

    bool fits(std::uint16_t type, CellIndex cell, int rotation) {
        const Cell& entry = table_.board.cells[cell];
        if (entry.is_outside != 0) return words_.fail(refuse_cell_off_table(table_));
        if (type == table_.setup->abbey) return true;
        if (entry.before_river != 0 && !flows_on(type, entry, rotation)) {
            return words_.fail("RIV-3: the tile does not continue the river");
        }
        if (table_.board.fits(type, cell, rotation)) return true;
        static constexpr const char* sides[] = {"north", "east", "south", "west"};
        const unsigned differ =
            entry.asked ^ table_.board.shapes[type].turned[static_cast<std::size_t>(rotation)].sides;
        int side = 0;
        while ((entry.asked >> (2 * side) & 3u) == 0 || (differ >> (2 * side) & 3u) == 0) ++side;
        return words_.fail("COM-2: the ", sides[side], " side does not match its neighbour");
    }
    // Returns whether the tile and its neighbours agree at each side: both have a river there, or neither has (RIV-3).
    bool flows_on(std::uint16_t type, const Cell& cell, int rotation) const {
        const Board& board = table_.board;
        for (int side = 0; side < 4; ++side) {
            const TileIndex neighbour = board.tile_at(cell.x + around[side].x, cell.y + around[side].y);
            if (neighbour == none32 || board.tiles[neighbour].face_down != 0) continue;
            const bool comes = has_bit(board.turned(board.tiles[neighbour]).river, opposite(side));
            const bool goes = has_bit(board.shapes[type].turned[static_cast<std::size_t>(rotation)].river, side);
            if (comes != goes) return false;
        }
        return true;
    }

    // Lays a tile face down (HAU-3).
    bool lay_face_down(const PositionLine& line, int x, int y, Lines& left) {
        if (table_.settings().cemeteries != Cemeteries::haunted)
            return words_.fail("HAU-3: this game has no face-down tiles");
        std::uint32_t place = 0;
        if (!draws_.read_place(place) || !words_.end()) return false;
        const Board& board = table_.board;
        if (board.tile_at(x, y) != none32) return refuse_second_tile(x, y);
        const bool lies_beside = std::any_of(std::begin(around), std::end(around), [&](const Step& step) {
            const TileIndex tile = board.tile_at(x + step.x, y + step.y);
            return tile != none32 && is_cemetery(table_, board.tiles[tile]);
        });
        if (!lies_beside) {
            left.push_back(&line);
            return true;
        }
        if (!draws_.take_unseen()) return false;
        draws_.note_face_down(table_.board.lay_face_down(x, y, place));
        return true;
    }

    // Places the pairs of a tile, which join two of its segments, directly after laying the tile. Later tiles depend on
    // the joined features (FER-2).
    bool place_pairs(TileIndex tile) {
        for (const Pair& pair : pairs_) {
            words_.begin(*pair.line);
            int x = 0;
            int y = 0;
            long long first = 0;
            long long second = 0;
            if (!words_.cell(x, y)) return false;
            if (x != table_.board.tiles[tile].x || y != table_.board.tiles[tile].y) continue;
            if (!words_.number(first, 0, max_segments - 1, "the number of the road") ||
                !words_.number(second, 0, max_segments - 1, "the number of the road") || !words_.end()) {
                return false;
            }
            const char* const problem =
                pair.fact->place_pair(table_, tile, static_cast<int>(first), static_cast<int>(second));
            if (problem != nullptr) return words_.fail(problem);
        }
        return true;
    }

    Table& table_;
    PositionWords& words_;
    PositionDraws& draws_;
    const HostVector<PositionLine>& lines_;
    struct Pair {
        const PositionLine* line;
        const Fact* fact;
    };
    HostVector<Pair> pairs_{HostAllocator<Pair>(table_.setup->allocator)};
};

}  // namespace mistbank
