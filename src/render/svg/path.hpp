// Lines and curves on a plane where a tile is 100 units wide, x growing east and y growing south.
#pragma once

#include "mistbank/allocator.hpp"
#include "mistbank/short_text.hpp"
#include "render/svg/decimal.hpp"
#include "tiles/text_buffer.hpp"

namespace mistbank::render::svg {

inline constexpr Decimal tile_width = 100;
/// Farther than anything on a tile is from anything else there.
inline constexpr Decimal very_far = 1000;
/// How far lines are drawn beyond a tile's rim, so that no seam shows.
inline constexpr Decimal beyond_rim = 0.4_d;
/// What rounding makes of equal costs differs by less.
inline constexpr Decimal hair = 0.0001_d;

struct Point {
    Decimal x;
    Decimal y;

    friend Point operator+(Point a, Point b) noexcept { return {a.x + b.x, a.y + b.y}; }
    friend Point operator-(Point a, Point b) noexcept { return {a.x - b.x, a.y - b.y}; }
    friend Point operator*(Decimal factor, Point a) noexcept { return {factor * a.x, factor * a.y}; }
    friend Point operator*(Point a, Decimal factor) noexcept { return factor * a; }
    friend Point operator/(Point a, Decimal divisor) noexcept { return {a.x / divisor, a.y / divisor}; }
};
inline constexpr Point tile_middle{50, 50};

Decimal distance(Point a, Point b) noexcept;
Decimal square_of_distance(Point a, Point b) noexcept;
/// Whether their distance is less than this; quicker than to reckon it.
inline bool nearer(Point a, Point b, Decimal reach) noexcept {
    const Point away = b - a;
    if (away.x >= reach || away.y >= reach || -away.x >= reach || -away.y >= reach) return false;
    return square_of_distance(a, b) < reach * reach;
}
/// Turned clockwise around the middle of a tile.
Point turned(Point point, int quarter_turns) noexcept;

/// A number with one decimal at most, the same in every locale.
ShortText<23> number(Decimal value);

/// "translate(12 34.5_d)"
ShortText<63> translation(Point by);

/// Points of a line or an area.
using Points = HostVector<Point>;

class Path {
public:
    explicit Path(const Allocator& allocator) : steps_(allocator) {}

    Path& move(Point end);
    Path& line(Point end);
    Path& curve(Point first_control, Point second_control, Point end);
    Path& arc(Decimal radius, Point end);  ///< clockwise, less than half a circle
    Path& close();

    Path turned(int quarter_turns) const;
    void shift(Point by) noexcept;
    void append(const Path& other);
    void continue_with(const Path& other);  ///< from where this one ends, which is where the other begins
    void clear() noexcept { steps_.clear(); }
    bool empty() const noexcept { return steps_.empty(); }

    /// As the attribute `d` wants it.
    HostString data() const;
    /// Points along it, close enough together for telling inside from outside; arcs are cut short.
    Points points() const;

private:
    friend class RepeatedPath;
    enum class Kind { move, line, curve, arc, close };
    struct Step {
        Kind kind;
        Point end;
        Point first;
        Point second;
        Decimal radius;
    };
    HostVector<Step> steps_;
};

/// The text of a path that is drawn on many tiles alike. Only where a line begins differs; the rest is written once.
class RepeatedPath {
public:
    /// @param origin of one of the tiles; from there it is whole tiles to each other one
    RepeatedPath(const Path& path, Point origin);

    /// What Path::data would write of the path, shifted to the origin of a tile.
    void write(TextBuffer& text, Point origin) const;
    /// How much it writes, or a little more.
    std::size_t bytes() const noexcept { return rest_.size() + most_bytes_of_begin * lines_.size(); }

private:
    static constexpr std::size_t most_bytes_of_begin = 20;
    struct Line {
        Point begin;
        std::size_t end;  // of what follows the beginning, in the rest
    };
    HostVector<Line> lines_;
    HostString rest_;
};

/// Whether a point lies inside a closed line.
bool inside(const Points& outline, Point point) noexcept;
/// The distance from a point to the nearest point of a line, or `most` if it is greater. A smaller `most` is faster.
Decimal distance(const Points& line, Point point, Decimal most = very_far) noexcept;
/// Whether that is less than this; quicker than to reckon it.
bool nearer(const Points& line, Point point, Decimal reach) noexcept;

}  // namespace mistbank::render::svg
