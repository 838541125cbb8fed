#include "render/question.hpp"

#include <array>

#include "game/headers.hpp"
#include "render/summary.hpp"
#include "render/theme.hpp"
#include "rules/actions.hpp"
#include "rules/decision_specs.hpp"

namespace mistbank::render {
namespace {

constexpr bool is_further_offer(const ActionDescription& known) {
    return known.spec != nullptr && known.spec->offer_place > 0;
}
constexpr std::size_t offer_count = [] {
    std::size_t count = 0;
    for (const ActionDescription& known : action_descriptions) count += is_further_offer(known) ? 1 : 0;
    return count;
}();
/// The actions of step 2b other than placing a figure, in the order in which the question names them.
constexpr std::array<const ActionSpec*, offer_count> further_offers = [] {
    std::array<const ActionSpec*, offer_count> all{};
    for (const ActionDescription& known : action_descriptions) {
        if (is_further_offer(known)) all[static_cast<std::size_t>(known.spec->offer_place - 1)] = known.spec;
    }
    return all;
}();

}  // namespace

HostString painted(const TextOptions& options, Colour colour, std::string_view words, const Allocator& allocator) {
    if (!options.colours) return HostString(words, allocator);
    HostString text(allocator);
    Canvas canvas(static_cast<int>(words.size()), 1, allocator);
    canvas.write(0, 0, words, style_of(colour));
    canvas.put_line(0, options, text);
    return text;
}

const Offer& Question::offer() const {
    if (!offer_) offer_ = offer_of(game_, allocator_);
    return *offer_;
}

FieldValue Question::operator()(std::string_view field) const {
    const auto is_legal = [&](ActionKind kind) { return offer().has(kind); };
    if (field == "tile") return type_name(game_, open_.tile_type);
    if (field == "cell") return cell_text(open_.x, open_.y);
    if (field == "feature") return feature_text(game_, open_.x, open_.y, open_.segment);
    if (field == "colour") return named(open_.colour);
    if (field == "hound") return roman(open_.hound);
    if (field == "player") return player_title(game_, open_.player);
    if (field == "number") return open_.number;
    if (field == "points") return open_.points;
    if (field == "start") return game_.turn() == 0;
    if (field == "chance") return chance_text(game_, allocator_);
    if (field == "message") return text_of_message(open_.number);
    if (field == "kinds") return has_further_kinds(game_);
    if (field == "place") return is_legal(ActionKind::place);
    if (field == "recall") return is_legal(ActionKind::recall);
    if (field == "keep") return is_legal(ActionKind::keep);
    if (field == "acts") return offer().has_others_than({ActionKind::place, ActionKind::recall, ActionKind::pass});
    return result();
}

HostString Question::text() const {
    if (open_.kind == DecisionKind::place_meeple) return text_of_offers();
    return HostString(expand(spec_of(open_.kind).question, *this).view(), allocator_);
}

Words Question::act() const { return expand(spec_of(open_.kind).act, *this); }

HostString Question::text_of_offers() const {
    HostString text(allocator_);
    int choices = 0;
    const bool can_place = offer().has(ActionKind::place);
    if (can_place) {
        text += expand(spec_of(open_.kind).question, *this);
        ++choices;
    }
    for (const ActionSpec* const offered : further_offers) {
        if (!offer().has(offered->kind)) continue;
        if (choices++ > 0) text += ", or ";
        text += static_cast<char>(offered->title[0] - 'A' + 'a');
        text += offered->title + 1;
    }
    return text += choices > 2    ? ", or none of these"
                   : choices == 2 ? ", or neither"
                   : can_place    ? ", or none"
                                  : ", or not";
}

HostString Question::result() const {
    if (game_.outcome() == Outcome::won) return HostString("the game is won", allocator_);
    if (game_.outcome() != Outcome::lost) return winners();
    Event end;
    end.kind = EventKind::lost;
    end.count = static_cast<std::uint8_t>(game_.loss_reason());
    return HostString(marked_sentence(game_, end).view(), allocator_);
}

HostString Question::winners() const {
    List names(allocator_);
    for (int i = 0; i < max_colours; ++i) {
        if (game_.has_won(static_cast<Colour>(i))) names.add(named(static_cast<Colour>(i)));
    }
    return text_of(allocator_, names.text(), names.count() > 1 ? " share the win" : " wins");
}

}  // namespace mistbank::render

namespace mistbank {

void question(const Game& game, const TextOptions& options, HostString& text) {
    put_named(text, render::Question(game, options, text.get_allocator().host).text(), names_in(game, options.names));
}

std::string question(const Game& game, const TextOptions& options) {
    HostString text(game.allocator());
    question(game, options, text);
    return {text.begin(), text.end()};
}

}  // namespace mistbank
