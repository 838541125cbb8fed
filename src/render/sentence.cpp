// Sentences about events: the values of the fields in their templates.
#include <algorithm>

#include "game/headers.hpp"
#include "mistbank/render.hpp"
#include "render/template.hpp"
#include "rules/description.hpp"
#include "rules/expansions.hpp"
#include "rules/player_names.hpp"

namespace mistbank {

namespace render {
namespace {

/// Returns the reason for a feature's extra points, for example " with an inn".
std::string_view raised_by(const Game& game, const Event& event) {
    for (const ExpansionRules& box : expansion_rules) {
        if (box.description->raised_by != nullptr && game.rules().plays(box.expansion))
            return box.description->raised_by(event);
    }
    return "";
}

/// The fields of a sentence: the fields of the event, and the fields below.
class EventFields {
public:
    EventFields(const Game& game, const Event& event, const EventSpec& spec)
        : game_(game), event_(event), spec_(spec) {}

    FieldValue operator()(std::string_view field) const {
        if (!spec_.word.empty() && field == spec_.word) {
            const char* const text = spec_.text_of_word(number_of(event_, spec_.number_of_word));
            if (text == nullptr) return "none";
            const Colour named = colour_named(text);
            return named == Colour::none ? Words(text) : Words(mark_of(named));
        }
        for (const EventSpec::Field& number : spec_.fields) {
            if (!number.name.empty() && number.name == field) return number_of(event_, number.number);
        }
        if (field == "action") return event_.action;
        if (field == "player") return player_name(game_, event_.player);
        if (field == "colour") return {event_.colour != Colour::none, mark_of(event_.colour)};
        if (field == "a_colour") return mark_of(event_.colour, NameForm::with_a);
        if (field == "the_colour") return mark_of(event_.colour, NameForm::with_the);
        if (field == "figure") return kind_text(event_.figure);
        if (field == "tile") return {event_.type >= 0, type_name(game_, event_.type)};
        if (field == "cell") return cell_text(event_.x, event_.y);
        if (field == "here") return here(game_, event_);  // for example "the city at 2,-1"
        if (field == "feature") return name_of(static_cast<SegmentKind>(event_.feature));
        if (field == "loss") return text_of_loss(static_cast<LossReason>(event_.count));
        if (field == "lost_points") return std::max(-std::int64_t{event_.points}, std::int64_t{0});
        if (field == "road") return road_text(game_, event_.x, event_.y, event_.segment);
        if (field == "other_road") return road_text(game_, event_.x, event_.y, event_.count);
        if (field == "role") {  // "green's farmer"
            return Words::of(mark_of(event_.colour), "'s ",
                             role_text(game_, event_.x, event_.y, event_.segment, event_.figure));
        }
        if (field == "from") {
            return event_.from_segment == no_segment
                       ? Words()
                       : feature_text(game_, event_.from_x, event_.from_y, event_.from_segment);
        }
        if (field == "from_cell") return cell_text(event_.from_x, event_.from_y);
        if (field == "ghosts_go") {  // the ghosts that leave with a figure
            return expand("[{ghosts?}; its {ghosts|ghost goes|{ghosts} ghosts go} back]", *this);
        }
        if (field == "reckoning") {  // the sources of points, for example "3 tiles, 1 coat, 1 colour"
            return expand("{is_field|{cities:city:cities}|{tiles:tile}{raised_by}[, {coats:coat}]}, {colours:colour}",
                          *this);
        }
        const auto feature = static_cast<SegmentKind>(event_.feature);
        if (field == "is_field") return feature == SegmentKind::field ? 1 : 0;
        if (field == "raised_by") return feature == SegmentKind::castle ? " with mist" : raised_by(game_, event_);
        constexpr std::string_view plays = "plays ";  // the field "plays NAME": 1 if the expansion is played
        if (field.substr(0, plays.size()) == plays) {
            const std::optional<Expansion> expansion = expansion_named(field.substr(plays.size()));
            return expansion && game_.rules().plays(*expansion) ? 1 : 0;
        }
        return "?";
    }

private:
    const Game& game_;
    const Event& event_;
    const EventSpec& spec_;
};

}  // namespace

Words marked_sentence(const Game& game, const Event& event) {
    const EventSpec* const spec = spec_of(event.kind);
    return spec != nullptr ? expand(spec->sentence, EventFields(game, event, *spec)) : Words("?");
}

}  // namespace render

Sentence sentence(const Game& game, const Event& event) { return with_colours(render::marked_sentence(game, event)); }

void sentence(const Game& game, const Event& event, const TextOptions& options, HostString& text) {
    put_named(text, render::marked_sentence(game, event), names_in(game, options.names));
}

std::string sentence(const Game& game, const Event& event, const TextOptions& options) {
    std::string text;
    put_named(text, render::marked_sentence(game, event), names_in(game, options.names));
    return text;
}

}  // namespace mistbank
