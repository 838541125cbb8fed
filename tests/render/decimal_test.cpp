// The decimal numbers in pictures.
#include "render/svg/decimal.hpp"

#include <catch2/catch.hpp>

#include "render/svg/path.hpp"
#include "render/svg/writer.hpp"

using namespace mistbank::render::svg;

TEST_CASE("A decimal literal keeps its exact value", "[render][svg]") {
    CHECK((0.5_d).millionths() == 500000);
    CHECK((12.000001_d).millionths() == 12000001);
    CHECK((7_d).millionths() == 7000000);
    CHECK((-1.25_d).millionths() == -1250000);
    CHECK(0.10_d == Decimal(1) / 10);
}

TEST_CASE("Products and quotients of numbers in a picture are rounded to the nearest millionth", "[render][svg]") {
    CHECK((Decimal(1) / 3).millionths() == 333333);
    CHECK((Decimal(2) / 3).millionths() == 666667);
    CHECK((Decimal(-2) / 3).millionths() == -666667);
    CHECK((Decimal(2) / -3).millionths() == -666667);
    CHECK((1.5_d * 1.5_d) == 2.25_d);
    for (const Decimal number : {0.000001_d, 1.5_d, -1.5_d, 99.999999_d, -1000000.000003_d}) {
        for (const int whole : {-255, -3, -2, 1, 2, 7, 255, 1728}) {
            INFO(number.millionths() << " and " << whole);
            CHECK(number * whole == number * Decimal(whole));
            CHECK(whole * number == Decimal(whole) * number);
            CHECK(number / whole == number / Decimal(whole));
        }
    }
    CHECK((-1.5_d * 0.000001_d).millionths() == -2);
    CHECK(0.3_d - 0.1_d - 0.2_d == 0);
    // The width of the largest possible board at the largest tile size.
    const Decimal width = 65536 * Decimal(100);
    CHECK(width * 5.12_d == Decimal(33554432));
    CHECK(width / 2 == Decimal(3276800));
}

TEST_CASE("The square root of a number in a picture is rounded down to a millionth", "[render][svg]") {
    CHECK(square_root(0) == 0);
    CHECK(square_root(144) == 12);
    CHECK(square_root(2).millionths() == 1414213);
    CHECK(square_root(0.25_d) == 0.5_d);
    CHECK(square_root(1000000) == 1000);
    CHECK(distance({10, 20}, {13, 24}) == 5);
    for (std::int64_t i = 0; i < 5000; ++i) {
        const auto root = static_cast<std::uint64_t>(square_root(Decimal::of_millionths(i * i * 37)).millionths());
        const std::uint64_t square = static_cast<std::uint64_t>(i * i * 37) * Decimal::one;
        REQUIRE(root * root <= square);
        REQUIRE((root + 1) * (root + 1) > square);
    }
}

TEST_CASE("Halves are rounded up in the text of a picture, even after small rounding errors", "[render][svg]") {
    CHECK(number(0.05_d) == ".1");
    CHECK(number(0.0498_d) == "0");
    CHECK(number(0.04999_d) == ".1");
    CHECK(number(-0.05_d) == "0");
    CHECK(number(-0.06_d) == "-.1");
    CHECK(number(-12.34_d) == "-12.3");
    CHECK(number(100) == "100");
    CHECK(fine_number(0.125_d) == "0.13");
    CHECK(fine_number(1.2_d) == "1.2");
    CHECK(fine_number(3) == "3");
}

TEST_CASE("The distance from a point to a line is the distance to the nearest point of the line", "[render][svg]") {
    const Points line({{0, 0}, {10, 0}, {10, 10}}, mistbank::Allocator{});
    CHECK(distance(line, {5, 3}) == 3);
    CHECK(distance(line, {-3, 4}) == 5);
    CHECK(distance(line, {13, 14}) == 5);
    CHECK(distance(line, {10, 5}) == 0);
}
