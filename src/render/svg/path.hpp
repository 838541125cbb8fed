// Lines and curves on a plane. A tile is 100 units wide; x grows to the east and y to the south.
#pragma once

#include "mistbank/allocator.hpp"
#include "mistbank/short_text.hpp"
#include "render/svg/decimal.hpp"
#include "tiles/text_buffer.hpp"

namespace mistbank::render::svg {

inline constexpr Decimal tile_width = 100;
/// Greater than any distance on a tile.
inline constexpr Decimal very_far = 1000;
/// Lines extend this far beyond a tile's rim, so that no seam shows.
inline constexpr Decimal beyond_rim = 0.4_d;
/// A tolerance for costs: rounding makes equal costs differ by less than this.
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
/// Returns whether the distance between two points is less than `reach`; faster than computing the distance.
inline bool nearer(Point a, Point b, Decimal reach) noexcept {
    const Point away = b - a;
    if (away.x >= reach || away.y >= reach || -away.x >= reach || -away.y >= reach) return false;
    return square_of_distance(a, b) < reach * reach;
}
/// Returns the point turned clockwise around the middle of a tile.
Point turned(Point point, int quarter_turns) noexcept;

/// Returns a number with at most one decimal, the same in every locale.
ShortText<23> number(Decimal value);

/// Returns the value of the attribute `transform` for a shift, for example "translate(12 34.5)".
ShortText<63> translation(Point by);

/// Points of a line or an area.
using Points = HostVector<Point>;

class Path {
public:
    explicit Path(const Allocator& allocator) : steps_(allocator) {}

    Path& move(Point end);
    Path& line(Point end);
    Path& curve(Point first_control, Point second_control, Point end);
    Path& arc(Decimal radius, Point end);  ///< appends an arc, clockwise and less than half a circle
    Path& close();

    Path turned(int quarter_turns) const;
    void shift(Point by) noexcept;
    void append(const Path& other);
    void continue_with(const Path& other);  ///< appends a path that begins at this path's end
    void clear() noexcept { steps_.clear(); }
    bool empty() const noexcept { return steps_.empty(); }

    /// Returns the path in the form of the attribute `d`.
    HostString data() const;
    /// Returns points along the path, close enough for inside(). Arcs become straight lines.
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

/// The text of a path that is drawn on many tiles. Only the first points of lines differ between tiles; the rest of the
/// text is computed once.
class RepeatedPath {
public:
    /// @param origin the origin of one tile; the origins of all other tiles are a whole number of tile widths away
    RepeatedPath(const Path& path, Point origin);

    /// Appends the text of Path::data() for the path, shifted to the origin of a tile.
    void write(TextBuffer& text, Point origin) const;
    /// Returns an upper bound for the number of bytes that write() appends.
    std::size_t bytes() const noexcept { return rest_.size() + most_bytes_of_begin * lines_.size(); }

private:
    static constexpr std::size_t most_bytes_of_begin = 20;
    struct Line {
        Point begin;
        std::size_t end;  // offset in `rest_` where the text of this line ends
    };
    HostVector<Line> lines_;
    HostString rest_;
};

/// Returns whether a point lies inside a closed line.
bool inside(const Points& outline, Point point) noexcept;
/// Returns the distance from a point to the nearest point of a line, at most `most`. A smaller `most` is faster.
Decimal distance(const Points& line, Point point, Decimal most = very_far) noexcept;
/// Returns whether the distance from a point to a line is less than `reach`; faster than computing the distance.
bool nearer(const Points& line, Point point, Decimal reach) noexcept;

}  // namespace mistbank::render::svg
