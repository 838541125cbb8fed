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

bool is_known(const ExpansionRules& its, std::string field) {
    if (field == "each" || field == "colour") return true;
    for (const std::string word : {"colour ", "cell "}) {
        if (field.rfind(word, 0) == 0) return render::fact_of(its, field.substr(word.size())) != nullptr;
    }
    return render::fact_of(its, field) != nullptr ||
           std::any_of(its.shown->phrases.begin(), its.shown->phrases.end(),
                       [&](const TextField& phrase) { return phrase.name == field; });
}

template <class Look>
void each_expansion_shown(Look look) {
    for (const ExpansionRules& its : expansion_rules) {
        if (its.shown != nullptr) look(its);
    }
}

}  // namespace

TEST_CASE("each field of a text about components is a fact or a phrase of their expansion", "[render][shown]") {
    int fields = 0;
    each_expansion_shown([&](const ExpansionRules& its) {
        for (const ShownText& text : its.shown->texts) {
            for (const char* words : {text.text, text.each}) {
                for (const std::string& field : fields_of(words)) {
                    INFO(its.name << ": " << words << ": " << field);
                    CHECK(is_known(its, field));
                    ++fields;
                }
            }
        }
    });
    CHECK(fields > 30);
}

TEST_CASE("displayed tokens and components are facts of their expansion", "[render][shown]") {
    each_expansion_shown([](const ExpansionRules& its) {
        for (const ShownToken& token : its.shown->tokens) CHECK(render::fact_of(its, token.fact) != nullptr);
        for (const ShownPiece& piece : its.shown->pieces) CHECK(render::fact_of(its, piece.fact) != nullptr);
        for (const ShownCompanion& row : its.shown->companions) CHECK(render::fact_of(its, row.fact) != nullptr);
    });
}

TEST_CASE("each kind of figure of an expansion has its own symbol and drawing", "[render][shown]") {
    for (const ExpansionRules& its : expansion_rules) {
        for (const FigureGiven& figure : its.figures) {
            if (figure.rules.name == nullptr) continue;
            INFO(figure.rules.name);
            CHECK(figure_shown(figure.kind).kind == figure.kind);
            CHECK(figure_shown(figure.kind).sign != 0);
        }
    }
}
