#include "render/svg/path.hpp"

#include <algorithm>
#include <charconv>

namespace mistbank::render::svg {

namespace {

constexpr int points_of_curve = 12;

std::int64_t tenths(Decimal value) noexcept { return value.rounded_to(Decimal::one / 10); }

constexpr std::size_t most_bytes_of_number = 23;

char* put_tenths(char* at, std::int64_t value) noexcept {
    if (value < 0) *at++ = '-';
    const std::int64_t size = value < 0 ? -value : value;
    if (size >= 10 || size == 0) at = std::to_chars(at, at + most_bytes_of_number, size / 10).ptr;
    if (size % 10 != 0) {
        *at++ = '.';
        *at++ = static_cast<char>('0' + size % 10);
    }
    return at;
}

/// The digits of a number, valid until the end of the expression.
class Digits {
public:
    explicit Digits(std::int64_t tenths_of_it) noexcept : end_(put_tenths(bytes_, tenths_of_it)) {}
    operator std::string_view() const noexcept { return {bytes_, static_cast<std::size_t>(end_ - bytes_)}; }

private:
    char bytes_[most_bytes_of_number];
    char* end_;
};

/// Writes each point relative to the previous point, without accumulating rounding errors.
class Pen {
public:
    explicit Pen(HostString& data) : data_(data) {}

    void command(char letter) {
        data_ += letter;
        fresh_ = true;
    }
    void value(std::int64_t tenths_of_it) {
        if (!fresh_ && tenths_of_it >= 0) data_ += ' ';
        data_ += Digits(tenths_of_it);
        fresh_ = false;
    }
    void point(Point to) {
        value(tenths(to.x) - x_);
        value(tenths(to.y) - y_);
    }
    void arrive(Point to) noexcept {
        x_ = tenths(to.x);
        y_ = tenths(to.y);
    }
    void start(Point to) {
        x_ = 0;
        y_ = 0;
        command('M');
        point(to);
    }

private:
    HostString& data_;
    bool fresh_ = true;
    std::int64_t x_ = 0;
    std::int64_t y_ = 0;
};

template <class Step>
void draw(Pen& pen, const Step& step) {
    using Kind = decltype(step.kind);
    switch (step.kind) {
        case Kind::move: pen.start(step.end); break;
        case Kind::line:
            pen.command('l');
            pen.point(step.end);
            break;
        case Kind::curve:
            pen.command('c');
            pen.point(step.first);
            pen.point(step.second);
            pen.point(step.end);
            break;
        case Kind::arc:
            pen.command('a');
            for (const Decimal value : {step.radius, step.radius, Decimal(0), Decimal(0), Decimal(1)})
                pen.value(tenths(value));
            pen.point(step.end);
            break;
        case Kind::close: pen.command('z'); return;
    }
    pen.arrive(step.end);
}

/// Returns the point with this number on a Bézier curve that is divided into points_of_curve parts.
Point on_curve(Point begin, Point first, Point second, Point end, int number) noexcept {
    const int t = number;
    const int u = points_of_curve - number;
    const Point sum = u * u * u * begin + 3 * u * u * t * first + 3 * u * t * t * second + t * t * t * end;
    return sum / (points_of_curve * points_of_curve * points_of_curve);
}

/// Returns the dot product of vectors within one tile. Their products do not overflow, so one division at the end is
/// enough.
Decimal scalar_product(Point a, Point b) noexcept {
    const std::int64_t sum = a.x.millionths() * b.x.millionths() + a.y.millionths() * b.y.millionths();
    return Decimal::of_millionths(sum / Decimal::one);
}

/// The square around a point in which distances have to be computed.
struct Surroundings {
    Surroundings(Point point, Decimal reach) noexcept
        : least(point - Point{reach, reach}), most(point + Point{reach, reach}) {}

    /// Returns true only if no point of the line from `a` to `b` lies in the square. This test is fast.
    bool leave_out(const Point& a, const Point& b) const noexcept {
        return std::min(a.x, b.x) >= most.x || std::max(a.x, b.x) <= least.x || std::min(a.y, b.y) >= most.y ||
               std::max(a.y, b.y) <= least.y;
    }

    Point least;
    Point most;
};

/// Returns a lower bound for the squared distance of all points from `a` to `b`, without a division.
Decimal least_square_of_distance(Point a, Point b, Point point) noexcept {
    const auto outside = [](Decimal one, Decimal other, Decimal place) {
        const auto [low, high] = std::minmax(one, other);
        return place < low ? low - place : place > high ? place - high : Decimal(0);
    };
    const Point away = {outside(a.x, b.x, point.x), outside(a.y, b.y, point.y)};
    return scalar_product(away, away);
}

inline Decimal square_of_distance_to_piece(Point a, Point b, Point point) noexcept {
    const Point along = b - a;
    const Decimal square_of_length = square_of_distance(a, b);
    const Decimal reach = scalar_product(point - a, along);
    if (reach <= 0) return square_of_distance(a, point);
    if (reach >= square_of_length) return square_of_distance(b, point);
    return square_of_distance(a + reach / square_of_length * along, point);
}

}  // namespace

Decimal square_of_distance(Point a, Point b) noexcept { return scalar_product(b - a, b - a); }

Decimal distance(Point a, Point b) noexcept { return square_root(square_of_distance(a, b)); }

Point turned(Point point, int quarter_turns) noexcept {
    for (int i = 0; i < quarter_turns; ++i) point = {tile_width - point.y, point.x};
    return point;
}

ShortText<23> number(Decimal value) { return std::string_view(Digits(tenths(value))); }

ShortText<63> translation(Point by) { return ShortText<63>::of("translate(", number(by.x), ' ', number(by.y), ')'); }

Path& Path::move(Point end) {
    steps_.push_back({Kind::move, end, {}, {}, 0});
    return *this;
}

Path& Path::line(Point end) {
    steps_.push_back({Kind::line, end, {}, {}, 0});
    return *this;
}

Path& Path::curve(Point first_control, Point second_control, Point end) {
    steps_.push_back({Kind::curve, end, first_control, second_control, 0});
    return *this;
}

Path& Path::arc(Decimal radius, Point end) {
    steps_.push_back({Kind::arc, end, {}, {}, radius});
    return *this;
}

Path& Path::close() {
    steps_.push_back({Kind::close, {}, {}, {}, 0});
    return *this;
}

Path Path::turned(int quarter_turns) const {
    Path result = *this;
    for (Step& step : result.steps_) {
        for (Point* point : {&step.end, &step.first, &step.second}) *point = svg::turned(*point, quarter_turns);
    }
    return result;
}

void Path::shift(Point by) noexcept {
    for (Step& step : steps_) {
        for (Point* point : {&step.end, &step.first, &step.second}) *point = *point + by;
    }
}

void Path::append(const Path& other) { steps_.insert(steps_.end(), other.steps_.begin(), other.steps_.end()); }

void Path::continue_with(const Path& other) {
    steps_.insert(steps_.end(), other.steps_.begin() + 1, other.steps_.end());
}

HostString Path::data() const {
    HostString data(steps_.get_allocator().host);
    Pen pen(data);
    for (const Step& step : steps_) draw(pen, step);
    return data;
}

RepeatedPath::RepeatedPath(const Path& path, Point origin)
    : lines_(path.steps_.get_allocator()), rest_(path.steps_.get_allocator().host) {
    Path there = path;
    there.shift(origin);
    Pen pen(rest_);
    for (std::size_t i = 0; i < path.steps_.size(); ++i) {
        const Path::Step& step = there.steps_[i];
        if (step.kind == Path::Kind::move) {
            lines_.push_back({path.steps_[i].end, 0});
            pen.arrive(step.end);
        } else {
            draw(pen, step);
        }
        lines_.back().end = rest_.size();
    }
}

void RepeatedPath::write(TextBuffer& text, Point origin) const {
    std::size_t done = 0;
    for (const Line& line : lines_) {
        const Point begin = origin + line.begin;
        const std::string_view rest = rest_;
        const char* const gap = tenths(begin.y) < 0 ? "" : " ";
        text.add("M", number(begin.x), gap, number(begin.y), rest.substr(done, line.end - done));
        done = line.end;
    }
}

Points Path::points() const {
    Points points(steps_.get_allocator().host);
    points.reserve(steps_.size() * points_of_curve);
    for (const Step& step : steps_) {
        if (step.kind == Kind::close) continue;
        if (step.kind == Kind::curve) {
            const Point begin = points.back();
            for (int i = 1; i < points_of_curve; ++i) {
                points.push_back(on_curve(begin, step.first, step.second, step.end, i));
            }
        }
        points.push_back(step.end);
    }
    return points;
}

bool inside(const Points& outline, Point point) noexcept {
    bool is_inside = false;
    bool last_is_beyond = !outline.empty() && outline.back().y > point.y;
    for (std::size_t i = 0, j = outline.size() - 1; i < outline.size(); j = i++) {
        const bool is_beyond = outline[i].y > point.y;
        if (is_beyond == last_is_beyond) continue;
        last_is_beyond = is_beyond;
        const Point a = outline[i];
        const Point b = outline[j];
        if (point.x < a.x + (point.y - a.y) * (b.x - a.x) / (b.y - a.y)) is_inside = !is_inside;
    }
    return is_inside;
}

Decimal distance(const Points& line, Point point, Decimal most) noexcept {
    Decimal nearest = most * most;
    const Surroundings near(point, most);
    for (std::size_t i = 1; i < line.size(); ++i) {
        if (near.leave_out(line[i - 1], line[i])) continue;
        if (least_square_of_distance(line[i - 1], line[i], point) >= nearest) continue;
        nearest = std::min(nearest, square_of_distance_to_piece(line[i - 1], line[i], point));
    }
    return square_root(nearest);
}

bool nearer(const Points& line, Point point, Decimal reach) noexcept {
    const Decimal square = reach * reach;
    const Surroundings near(point, reach);
    for (std::size_t i = 1; i < line.size(); ++i) {
        if (near.leave_out(line[i - 1], line[i])) continue;
        if (square_of_distance_to_piece(line[i - 1], line[i], point) < square) return true;
    }
    return false;
}

}  // namespace mistbank::render::svg
