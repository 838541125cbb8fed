// Descriptions of expansions for showing their components.
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

bool is_known(const ExpansionRules& box, std::string field) {
    if (field == "each" || field == "colour") return true;
    for (const std::string word : {"colour ", "cell "}) {
        if (field.rfind(word, 0) == 0) return render::fact_of(box, field.substr(word.size())) != nullptr;
    }
    return render::fact_of(box, field) != nullptr ||
           std::any_of(box.shown->phrases.begin(), box.shown->phrases.end(),
                       [&](const TextField& phrase) { return phrase.name == field; });
}

template <class Look>
void each_expansion_shown(Look look) {
    for (const ExpansionRules& box : expansion_rules) {
        if (box.shown != nullptr) look(box);
    }
}

}  // namespace

TEST_CASE("Each field of a text about components is a fact or a phrase of their expansion", "[render][shown]") {
    int fields = 0;
    each_expansion_shown([&](const ExpansionRules& box) {
        for (const ShownText& text : box.shown->texts) {
            for (const char* words : {text.text, text.each}) {
                for (const std::string& field : fields_of(words)) {
                    INFO(box.name << ": " << words << ": " << field);
                    CHECK(is_known(box, field));
                    ++fields;
                }
            }
        }
    });
    CHECK(fields > 30);
}

TEST_CASE("The tokens and components on display are facts of their expansion", "[render][shown]") {
    each_expansion_shown([](const ExpansionRules& box) {
        for (const ShownToken& token : box.shown->tokens) CHECK(render::fact_of(box, token.fact) != nullptr);
        for (const ShownPiece& piece : box.shown->pieces) CHECK(render::fact_of(box, piece.fact) != nullptr);
        for (const ShownCompanion& row : box.shown->companions) CHECK(render::fact_of(box, row.fact) != nullptr);
    });
}

TEST_CASE("Each kind of figure of an expansion has its own symbol and drawing", "[render][shown]") {
    for (const ExpansionRules& box : expansion_rules) {
        for (const FigureGiven& figure : box.figures) {
            if (figure.rules.name == nullptr) continue;
            INFO(figure.rules.name);
            CHECK(figure_shown(figure.kind).kind == figure.kind);
            CHECK(figure_shown(figure.kind).sign != 0);
        }
    }
}
