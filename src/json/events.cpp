// Writes events as JSON. Each kind of event has its own fields.
#include "json/parts.hpp"
#include "rules/description.hpp"

namespace mistbank {
namespace json {
namespace {

void write_from(Writer& out, const Event& event, bool with_segment) {
    if (event.from_segment == no_segment) return out.null_field("from");
    out.object_field("from", [&] {
        write_cell(out, event.from_x, event.from_y);
        if (with_segment) out.field("segment", event.from_segment);
    });
}

void write_field(Writer& out, const EventSpec& spec, const EventSpec::Field& field, const Event& event) {
    const std::int32_t number = number_of(event, field.number);
    if (field.name != spec.word) return out.field(field.name, number);
    const char* const text = spec.text_of_word(number);
    text == nullptr ? out.null_field(field.name) : out.field(field.name, text);
}

void write(Writer& out, const Game& game, const EventSpec& spec, const Event& event) {
    out.field("kind", spec.name);
    out.field("player", event.player);
    if (spec.has_tile) write_tile(out, game, "tile", event.type);
    if (spec.has_colour) write_colour(out, "colour", event.colour);
    if (spec.has_figure) out.field("figure", name_of(event.figure));
    if (spec.has_cell) write_cell(out, event.x, event.y);
    if (spec.has_segment) out.field("segment", event.segment);
    if (spec.has_from) write_from(out, event, spec.has_segment);
    if (spec.has_feature) out.field("feature", name_of(static_cast<SegmentKind>(event.feature)));
    for (const EventSpec::Field& field : spec.fields) {
        if (!field.name.empty()) write_field(out, spec, field, event);
    }
    out.field("action", event.action);
}

}  // namespace
}  // namespace json

void to_json(const Game& game, const Event& event, HostString& text) {
    json::Writer out(text);
    const EventSpec* const spec = spec_of(event.kind);
    if (spec == nullptr) return out.null();
    out.object([&] { json::write(out, game, *spec, event); });
}

}  // namespace mistbank
