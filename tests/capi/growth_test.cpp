// Structs that begin with their size, as they will be when a later version has added fields.
#include <array>

#include "boundary.hpp"
#include "support.hpp"

using namespace capi_test;
using namespace mistbank::capi;

namespace {

// A struct as 0.1 might have published it, and as a later version might have it.
struct First {
    std::uint32_t size;
    std::int32_t level;
};
struct Grown {
    std::uint32_t size;
    std::int32_t level;
    std::int32_t farmers;
    std::int32_t ghosts;
};

}  // namespace

TEST_CASE("Every size from the first published one to the current one is accepted", "[capi]") {
    Grown grown{};
    for (std::uint32_t size = 0; size <= 2 * sizeof grown; ++size) {
        grown.size = size;
        CHECK(has_known_size(grown, sizeof(First)) == (size >= sizeof(First) && size <= sizeof(Grown)));
    }
    grown.size = UINT32_MAX;
    CHECK_FALSE(has_known_size(grown, sizeof(First)));
}

TEST_CASE("An older caller's struct gets the fields it knows and not a byte more", "[capi]") {
    std::array<std::uint32_t, 4> memory = {sizeof(First), 0, 0xA5A5A5A5u, 0xA5A5A5A5u};
    Grown current{sizeof(Grown), 3, 1, 1};
    Grown out{};
    std::memcpy(&out, memory.data(), sizeof out);
    copy_known(&out, current);
    CHECK(out.size == sizeof(First));
    CHECK(out.level == 3);
    CHECK(static_cast<std::uint32_t>(out.farmers) == 0xA5A5A5A5u);
    CHECK(static_cast<std::uint32_t>(out.ghosts) == 0xA5A5A5A5u);
}

TEST_CASE("An enum's number out of range never becomes a right one", "[capi]") {
    CHECK(enum_of<mistbank::Edition>(2022) == mistbank::Edition::of_2022);
    CHECK(enum_of<mistbank::Edition>(65536 + 2022) != mistbank::Edition::of_2022);
    CHECK(enum_of<mistbank::Colour>(256) == mistbank::Colour::none);
    CHECK(enum_of<mistbank::Colour>(-1) == mistbank::Colour::none);
}
