// The symbols in pictures: their files and their uses.
#include "render/svg/symbols.hpp"

#include <iterator>
#include <sstream>

#include "mistbank/fact.hpp"
#include "rules/marks.hpp"
#include "svg_reader.hpp"

namespace {

using namespace scene;
using namespace mistbank::render::svg;

/// Returns the text of each symbol's file by the file's name. Fails the test if two files have the same name.
std::map<std::string, std::string> symbol_files() {
    std::map<std::string, std::string> files;
    for (std::size_t i = 0; i < embedded_symbol_count; ++i) {
        const EmbeddedFile& file = embedded_symbols[i];
        INFO(file.name);
        REQUIRE(files.emplace(file.name, std::string(file.text, file.size)).second);
    }
    return files;
}

std::set<std::string> words_in(std::string_view text) {
    std::istringstream words{std::string(text)};
    return {std::istream_iterator<std::string>(words), std::istream_iterator<std::string>()};
}

std::string without_prefix(const Attributes& attributes) { return attributes.at("id").substr(8); }

std::set<std::string> symbols_of(const char* preset_name) {
    std::set<std::string> defined;
    for (const Element& element : elements(picture(builtin_game(preset_name, 1)))) {
        const bool is_symbol = element.name == "g" || element.name == "pattern";
        if (is_symbol && element.attributes.count("id") != 0) defined.insert(without_prefix(element.attributes));
    }
    return defined;
}

}  // namespace

TEST_CASE("The file of a symbol is a complete picture with one drawing, which is named after the file",
          "[render][svg][symbols]") {
    for (const auto& [name, text] : symbol_files()) {
        INFO(name);
        const std::vector<Element> all = elements(text);
        CHECK(all[0].attributes.count("viewBox") == 1);
        CHECK(all[1].name == "title");
        std::vector<std::string> drawings;
        for (const Element& element : all) {
            if (element.attributes.count("id") != 0)
                drawings.push_back(element.name + ' ' + element.attributes.at("id"));
        }
        REQUIRE(drawings.size() == 1);
        CHECK((drawings[0] == "g " + name || drawings[0] == "pattern " + name));
        CHECK(text.find_first_of("\r\t'") == text.npos);
    }
}

TEST_CASE("A reference from one symbol to another contains the other symbol's name and its existing file",
          "[render][svg][symbols]") {
    const std::map<std::string, std::string> files = symbol_files();
    for (const auto& [name, text] : files) {
        INFO(name);
        for (const Element& element : elements(text)) {
            if (element.name != "use") continue;
            const std::string link = element.attributes.at("xlink:href");
            const std::string shown = link.substr(link.find('#') + 1);
            CHECK(files.count(shown) == 1);
            CHECK(contains("/" + link, "/" + shown + ".svg#"));
        }
    }
}

TEST_CASE("A symbol file shown alone has the colours of the light theme", "[render][svg][symbols]") {
    const Palette& light = palette_of(SvgTheme::light);
    for (const auto& [name, text] : symbol_files()) {
        for (const Element& element : elements(text)) {
            for (const auto& [key, value] : element.attributes) {
                if (!contains(value, "var(")) continue;
                INFO(name << ": " << value);
                const std::size_t comma = value.find(", ");
                const std::string alone = value.substr(comma + 2, value.size() - comma - 3);
                CHECK(colour_of_variable(light, value.substr(0, comma) + ", no colour)") == alone);
            }
        }
    }
    CHECK(colour_of_variable(light, "var(--night-sky, #123456)") == "#123456");
}

TEST_CASE("Each kind of figure, each drawn mark and each fact names an existing symbol", "[render][svg][symbols]") {
    const std::map<std::string, std::string> files = symbol_files();
    std::set<std::string> named;
    for (int kind = 0; kind < figure_kinds; ++kind) named.insert(name_of(static_cast<FigureKind>(kind)));
    for (const MarkOfExpansion& mark_of_expansion : all_marks) {
        for (const char* const symbol : {mark_of_expansion.mark->symbol, mark_of_expansion.mark->further_symbol}) {
            if (symbol != nullptr) named.insert(symbol);
        }
    }
    for (int fact = 0; fact < fact_count(); ++fact) {
        const FactInfo info = fact_info(fact);
        if (info.symbol == nullptr) continue;
        const std::set<std::string> symbols = words_in(info.symbol);
        INFO(info.name);
        CHECK((symbols.size() == 1 || static_cast<int>(symbols.size()) == info.count));
        named.insert(symbols.begin(), symbols.end());
    }
    for (const std::string& name : named) {
        INFO(name);
        CHECK(files.count(name) == 1);
    }
    CHECK(named.count("ingot") == 1);
    CHECK(named.count("rake") == 1);
}

TEST_CASE("A picture defines only the symbols of pieces in the game", "[render][svg][symbols]") {
    const std::set<std::string> abbot = symbols_of("abbot");
    CHECK(abbot.count("abbot") == 1);
    for (const char* name : {"large", "mayor", "wagon", "barn", "builder", "pig", "ringmaster", "shepherd"})
        CHECK(abbot.count(name) == 0);
    const std::set<std::string> gold = symbols_of("gold");
    CHECK(gold.count("ingot") == 1);
    CHECK(gold.count("king") == 0);
}
