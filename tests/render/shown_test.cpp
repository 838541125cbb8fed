// Descriptions of expansions, for user interfaces that show their components.
#include <algorithm>
#include <string>
#include <vector>

#include "render/fact_text.hpp"
#include "render/template.hpp"
#include "scene.hpp"

namespace {

using namespace scene;

std::vector<std::string> fields_of(const char* text) {
    std::vector<std::string> fields;
    if (text == nullptr) return fields;
    render::expand(text, [&](std::string_view field) -> render::FieldValue {
        fields.emplace_back(field);
        return 1;
    });
    return fields;
}

bool is_known(const FactSource& source, std::string field) {
    if (field == "each" || field == "colour") return true;
    for (const std::string word : {"colour ", "cell "}) {
        if (field.rfind(word, 0) == 0) return render::fact_of(source, field.substr(word.size())) != nullptr;
    }
    return render::fact_of(source, field) != nullptr ||
           std::any_of(source.shown->phrases.begin(), source.shown->phrases.end(),
                       [&](const TextField& phrase) { return phrase.name == field; });
}

template <class Look>
void each_source_shown(Look look) {
    for (const FactSource& source : fact_sources) {
        if (source.shown != nullptr) look(source);
    }
}

}  // namespace

TEST_CASE("Each field in the text about a component refers to a known fact or phrase", "[render][shown]") {
    int fields = 0;
    each_source_shown([&](const FactSource& source) {
        for (const ShownText& text : source.shown->texts) {
            for (const char* words : {text.text, text.each}) {
                for (const std::string& field : fields_of(words)) {
                    INFO(source.place << ": " << words << ": " << field);
                    CHECK(is_known(source, field));
                    ++fields;
                }
            }
        }
    });
    CHECK(fields > 30);
}

TEST_CASE("Each displayed token or component refers to a fact of the same expansion or rule", "[render][shown]") {
    each_source_shown([](const FactSource& source) {
        for (const ShownToken& token : source.shown->tokens) CHECK(render::fact_of(source, token.fact) != nullptr);
        for (const ShownPiece& piece : source.shown->pieces) CHECK(render::fact_of(source, piece.fact) != nullptr);
        for (const ShownCompanion& row : source.shown->companions) CHECK(render::fact_of(source, row.fact) != nullptr);
    });
}

TEST_CASE("Each kind of figure of an expansion has a symbol and a drawing of its own", "[render][shown]") {
    for (const ExpansionRules& box : expansion_rules) {
        for (const FigureGiven& figure : box.figures) {
            if (figure.rules.name == nullptr) continue;
            INFO(figure.rules.name);
            CHECK(figure_shown(figure.kind).kind == figure.kind);
            CHECK(figure_shown(figure.kind).sign != 0);
        }
    }
}
