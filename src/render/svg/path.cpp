#include "render/svg/path.hpp"

#include <algorithm>
#include <cmath>

namespace mistbank::render::svg {

namespace {

constexpr int points_of_curve = 12;

/// In tenths of a unit. Halves go up on every machine, however it rounds on the way there.
long tenths(double value) noexcept { return static_cast<long>(std::floor(value * 10 + 0.5 + 1e-6)); }

ShortText<23> text_of_tenths(long value) {
    ShortText<23> text = value < 0 ? "-" : "";
    value = value < 0 ? -value : value;
    if (value >= 10 || value == 0) text += value / 10;
    if (value % 10 != 0) (text += '.') += value % 10;
    return text;
}

/// Writes points relative to the last one; what is lost by rounding does not add up.
class Pen {
public:
    explicit Pen(const Allocator& allocator) : data_(allocator) {}

    void command(char letter) {
        data_ += letter;
        fresh_ = true;
    }
    void value(long tenths_of_it) {
        const auto text = text_of_tenths(tenths_of_it);
        if (!fresh_ && text[0] != '-') data_ += ' ';
        data_ += text;
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
    HostString take() { return std::move(data_); }

private:
    HostString data_;
    bool fresh_ = true;
    long x_ = 0;
    long y_ = 0;
};

Point on_curve(Point begin, Point first, Point second, Point end, double t) noexcept {
    const double u = 1 - t;
    return u * u * u * begin + 3 * u * u * t * first + 3 * u * t * t * second + t * t * t * end;
}

double distance_to_piece(Point a, Point b, Point point) noexcept {
    const Point along = b - a;
    const double length = along.x * along.x + along.y * along.y;
    const Point offset = point - a;
    const double t = length > 0 ? (offset.x * along.x + offset.y * along.y) / length : 0;
    return distance(a + std::clamp(t, 0.0, 1.0) * along, point);
}

}  // namespace

double distance(Point a, Point b) noexcept {
    const Point between = b - a;
    return std::sqrt(between.x * between.x + between.y * between.y);
}

Point turned(Point point, int quarter_turns) noexcept {
    for (int i = 0; i < quarter_turns; ++i) point = {tile_width - point.y, point.x};
    return point;
}

ShortText<23> number(double value) { return text_of_tenths(tenths(value)); }

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

Path& Path::arc(double radius, Point end) {
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

Path Path::shifted(Point by) const {
    Path result = *this;
    for (Step& step : result.steps_) {
        for (Point* point : {&step.end, &step.first, &step.second}) *point = *point + by;
    }
    return result;
}

void Path::append(const Path& other) { steps_.insert(steps_.end(), other.steps_.begin(), other.steps_.end()); }

void Path::continue_with(const Path& other) {
    steps_.insert(steps_.end(), other.steps_.begin() + 1, other.steps_.end());
}

HostString Path::data() const {
    Pen pen(steps_.get_allocator().host);
    for (const Step& step : steps_) {
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
                for (const double value : {step.radius, step.radius, 0.0, 0.0, 1.0}) pen.value(tenths(value));
                pen.point(step.end);
                break;
            case Kind::close: pen.command('z'); continue;
        }
        pen.arrive(step.end);
    }
    return pen.take();
}

Points Path::points() const {
    Points points(steps_.get_allocator().host);
    for (const Step& step : steps_) {
        if (step.kind == Kind::close) continue;
        if (step.kind == Kind::curve) {
            const Point begin = points.back();
            for (int i = 1; i < points_of_curve; ++i) {
                points.push_back(on_curve(begin, step.first, step.second, step.end, double(i) / points_of_curve));
            }
        }
        points.push_back(step.end);
    }
    return points;
}

bool inside(const Points& outline, Point point) noexcept {
    bool is_inside = false;
    for (std::size_t i = 0, j = outline.size() - 1; i < outline.size(); j = i++) {
        const Point a = outline[i];
        const Point b = outline[j];
        if ((a.y > point.y) == (b.y > point.y)) continue;
        if (point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)) is_inside = !is_inside;
    }
    return is_inside;
}

double distance(const Points& line, Point point) noexcept {
    double nearest = 1e9;
    for (std::size_t i = 1; i < line.size(); ++i) {
        nearest = std::min(nearest, distance_to_piece(line[i - 1], line[i], point));
    }
    return nearest;
}

}  // namespace mistbank::render::svg
