// Templates of sentences: the results of their fields and groups.
#include "render/template.hpp"

#include <catch2/catch.hpp>
#include <string>

namespace {

using mistbank::render::FieldValue;

std::string filled(std::string_view text, int number = 3, std::string_view name = "red") {
    return mistbank::render::expand(text, [&](std::string_view field) -> FieldValue {
        if (field == "number") return number;
        if (field == "name") return name;
        return "?";
    });
}

}  // namespace

TEST_CASE("The fields of a template are replaced by words and numbers", "[template]") {
    CHECK(filled("{name} takes an ingot from {cell} and holds {number}") == "red takes an ingot from ? and holds 3");
    CHECK(filled("{name} holds {number}", 0, "") == " holds 0");
    CHECK(filled("") == "");
    CHECK(filled("no field") == "no field");
}

TEST_CASE("A noun in a template is in the plural unless its number is 1", "[template]") {
    CHECK(filled("{number:ghost} for {number:city:cities}", 1) == "1 ghost for 1 city");
    CHECK(filled("{number:ghost} for {number:city:cities}", 2) == "2 ghosts for 2 cities");
    CHECK(filled("{number:ghost}", 0) == "0 ghosts");
}

TEST_CASE("A template chooses a text by a number and uses the last text for all other numbers", "[template]") {
    CHECK(filled("{number:ghost} {number|comes|come}", 1) == "1 ghost comes");
    CHECK(filled("{number:ghost} {number|comes|come}", 2) == "2 ghosts come");
    CHECK(filled("{number|a|b|c}", 2) == "b");
    CHECK(filled("{number|a|b|c}", 7) == "c");
    CHECK(filled("{number|a|b|c}", 0) == "c");
    CHECK(filled("its {number|ghost goes|{number} ghosts[ of {name}] go} back", 1) == "its ghost goes back");
    CHECK(filled("its {number|ghost goes|{number} ghosts[ of {name}] go} back", 2) == "its 2 ghosts of red go back");
}

TEST_CASE("A template omits a group if a field in the group is empty or 0", "[template]") {
    constexpr const char* text = "a floor[ for {number:ghost}][ of {name}]";
    CHECK(filled(text) == "a floor for 3 ghosts of red");
    CHECK(filled(text, 0) == "a floor of red");
    CHECK(filled(text, 1, "") == "a floor for 1 ghost");
    CHECK(filled("[{number?}some[ of {name}]]", 1, "") == "some");
    CHECK(filled("[{name}{number?} has some|none]", 1, "") == " has some");
    CHECK(filled("[{number?}{name} has some|none]", 0, "red") == "none");
    CHECK(filled("[{number?}some[ of {name}]]", 0, "red") == "");
}

TEST_CASE("Of several alternatives, a template writes the first one without an empty field, or else the last one",
          "[template]") {
    CHECK(filled("[{name}|{number}|nobody] comes", 2, "red") == "red comes");
    CHECK(filled("[{name}|{number}|nobody] comes", 2, "") == "2 comes");
    CHECK(filled("[{name}|{number}|nobody] comes", 0, "") == "nobody comes");
    CHECK(filled("{name}[ loses {lost}| gets {number:point}]", 0) == "red loses ?");
    CHECK(filled("[{name}|gets {number:point}]", 0, "") == "gets 0 points");
    CHECK(filled("[{name}|{number}|] comes", 0, "") == " comes");
}

TEST_CASE("An incomplete field or group at the end of a template causes no error", "[template]") {
    for (const char* text :
         {"{", "{name", "{number:", "{number:ghost", "{number|a", "{number|a|", "[", "[a|", "[{name"})
        CHECK_NOTHROW(filled(text));
}
