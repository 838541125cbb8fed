// Writes, as JSON, the descriptions that the C API does not return: fields and text forms of actions, questions of
// decisions, fields and sentences of events. bindings/catalogue builds and runs this program.
#include <cstdio>
#include <set>
#include <string>

#include "json/writer.hpp"
#include "rules/actions.hpp"
#include "rules/decision_specs.hpp"
#include "rules/description.hpp"
#include "rules/facts.hpp"

namespace mistbank {
namespace {

using json::Writer;

void write_text(Writer& out, const char* name, const char* text) {
    if (text != nullptr) out.field(name, text);
}

// --- actions ---

constexpr const char* part_names[] = {"tile",   "cell",         "segment", "colour", "rotation", "ghosts",
                                      "figure", "as_it_stands", "number",  "other",  "counter"};
constexpr const char* dimension_names[] = {"seat", "segment", "pair", "type", "cell"};

template <std::size_t count>
void write_bits(Writer& out, const char* name, const char* const (&names)[count], unsigned bits) {
    out.array_field(name, [&] {
        for (std::size_t bit = 0; bit < count; ++bit) {
            if ((bits >> bit & 1u) != 0) out.value(names[bit]);
        }
    });
}

void write_blocks(Writer& out, ActionKind kind) {
    out.array_field("blocks", [&] {
        each_action_spec([&](const ActionSpec& spec, const Expansion*) {
            const IndexBlock& block = spec.numbers;
            if (spec.kind != kind || block.place < 0) return;
            out.object([&] {
                out.field("place", block.place);
                write_bits(out, "by", dimension_names, block.by);
                if (block.values == 0) return;
                out.field("first", block.first);
                out.field("values", block.values);
            });
        });
    });
}

void write_action(Writer& out, const ActionDescription& action) {
    const ActionSpec& spec = *action.spec;
    out.field("name", spec.name);
    write_text(out, "title", spec.title);
    write_text(out, "meaning", spec.meaning);
    if (action.expansion != nullptr) out.field("expansion", name_of(*action.expansion));
    out.field("form", spec.form);
    write_bits(out, "fields", part_names, action.parts);
    out.array_field("answers", [&] {
        for (const DecisionSpec& decision : decision_specs) {
            if ((action.decisions >> static_cast<unsigned>(decision.kind) & 1u) != 0) out.value(decision.name);
        }
    });
    write_blocks(out, spec.kind);
}

// --- decisions ---

void write_decision(Writer& out, const DecisionSpec& spec) {
    out.field("name", spec.name);
    write_text(out, "clause", spec.clause);
    write_text(out, "question", spec.question);
    write_text(out, "act", spec.act);
    std::set<std::string_view> written;
    out.array_field("steps", [&] {
        each_asking(every_expansion, [&](const Asking& asking) {
            for (const AskingStep& asks : asking.steps) {
                if (asks.decision == spec.kind && written.insert(asks.step).second) out.value(asks.step);
            }
        });
    });
}

// --- events ---

constexpr const char* number_names[] = {"none", "count", "tiles", "coats", "cities", "points", "total", "amount"};

void write_event(Writer& out, const EventSpec& spec) {
    out.field("name", spec.name);
    out.field("sentence", spec.sentence);
    out.object_field("fields", [&] {
        if (spec.has_tile) out.field("tile", "tile");
        if (spec.has_colour) out.field("colour", "colour");
        if (spec.has_figure) out.field("figure", "figure");
        if (spec.has_cell) out.field("cell", "cell");
        if (spec.has_segment) out.field("segment", "segment");
        if (spec.has_from) out.field("from", spec.has_segment ? "segment" : "cell");
        if (spec.has_feature) out.field("feature", "segment_kind");
        for (const EventSpec::Field& field : spec.fields) {
            if (field.name.empty()) continue;
            const std::string kind = field.name == spec.word ? "word " : "number ";
            out.field(field.name, kind + number_names[static_cast<std::size_t>(field.number)]);
        }
    });
}

// --- facts ---

void write_fact(Writer& out, const Fact& fact) {
    write_text(out, "field", fact.field);
    if (fact.name_of == nullptr) return;
    out.array_field("names", [&] {
        for (int place = 0; place < fact.count; ++place) out.value(fact.name_of(place));
    });
}

// --- all descriptions, by number ---

void write_all(Writer& out) {
    const auto numbered = [&](int number, auto write) { out.object_field(std::to_string(number), write); };
    out.object_field("action_kind", [&] {
        for (const ActionDescription& action : action_descriptions) {
            if (action.spec != nullptr) {
                numbered(static_cast<int>(action.spec->kind), [&] { write_action(out, action); });
            }
        }
    });
    out.object_field("decision_kind", [&] {
        for (const DecisionSpec& spec : decision_specs) {
            numbered(static_cast<int>(spec.kind), [&] { write_decision(out, spec); });
        }
    });
    out.object_field("event_kind", [&] {
        for (int kind = 0; kind < 256; ++kind) {
            const EventSpec* const spec = spec_of(static_cast<EventKind>(kind));
            if (spec != nullptr) numbered(kind, [&] { write_event(out, *spec); });
        }
    });
    out.object_field("fact", [&] {
        for (int number = 0; number < facts_known; ++number) {
            numbered(number, [&] { write_fact(out, *all_facts[static_cast<std::size_t>(number)].fact); });
        }
    });
}

}  // namespace
}  // namespace mistbank

int main() {
    mistbank::HostString text(mistbank::Allocator{});
    mistbank::json::Writer out(text);
    out.object([&] { mistbank::write_all(out); });
    std::puts(text.c_str());
}
