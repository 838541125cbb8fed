// The descriptions of actions: the values of the fields in their templates.
#include "game/headers.hpp"
#include "game/view.hpp"
#include "mistbank/render.hpp"
#include "render/template.hpp"
#include "rules/actions.hpp"
#include "rules/description.hpp"
#include "rules/figures.hpp"
#include "rules/marks.hpp"
#include "rules/player_names.hpp"

namespace mistbank {

namespace render {
namespace {

/// Returns the most specific spec of an action: the spec for its decision or figure if it exists, otherwise the spec of
/// its kind.
const ActionSpec* spec_with_meaning(const Action& action, DecisionKind decision) {
    const ActionSpec* found = nullptr;
    each_action_spec([&](const ActionSpec& spec, const Expansion*) {
        if (spec.kind != action.kind || spec.meaning == nullptr) return;
        const bool is_about_decision = (spec.decisions >> static_cast<unsigned>(decision) & 1u) != 0;
        const bool is_about_count = spec.numbers.values == 1 && spec.numbers.first == action.count;
        if (spec.name != nullptr || is_about_decision || is_about_count) found = &spec;
    });
    return found;
}

Words with_article(const char* noun) {
    const bool begins_with_vowel = std::string_view("aeiou").find(noun[0]) != std::string_view::npos;
    return Words::of(begins_with_vowel ? "an " : "a ", noun);
}

class ActionFields {
public:
    ActionFields(const Game& game, const Action& action, const ActionSpec& spec)
        : game_(game), decision_(game.decision()), action_(action), spec_(spec) {
        const bool is_placed = action.kind == ActionKind::place;  // figures are placed on the tile that was laid last
        tile_ = is_placed ? game.last_tile() : has(part_cell) ? game.tile_at(action.x, action.y) : -1;
    }

    FieldValue operator()(std::string_view field) const {
        const int count = action_.count;
        if (field == "cell") return cell_text(action_.x, action_.y);
        if (field == "colour") return mark_of(static_cast<Colour>(action_.colour));
        if (field == "a_colour") return mark_of(static_cast<Colour>(action_.colour), NameForm::with_a);
        if (field == "figure") return kind_text(kind_in(action_.count));
        if (field == "a_figure") return with_article(kind_text(kind_in(action_.count)));
        if (field == "meeple") return figure_words(figure_named());
        if (field == "feature") return feature_words(tile_, action_.segment);
        if (field == "road") return road_text(game_, action_.x, action_.y, action_.segment);
        if (field == "other_road") return road_text(game_, action_.x, action_.y, count);
        if (field == "linked_roads") return linked_roads();
        if (field == "number" || field == "ghosts") return count;
        if (field == "ghosts_left") return tile_ < 0 ? 0 : game_.tile(tile_).ghosts - count;
        if (field == "turned") return count & 3;
        if (field == "tile") return type() < 0 ? TileId() : type_name(game_, type());
        if (field == "tiles_left") return type() < 0 ? 0 : game_.drawable(type());
        if (field == "points") return decision_.points;
        if (field == "message") return decision_.number;
        if (field == "total") return total_of(static_cast<Colour>(action_.colour));
        if (field == "counter") return Words::of(mark_of(decision_.colour), "'s ", name_of_counter(count));
        if (field == "detail") return detail();
        for (int kind = 0; kind < figure_kinds; ++kind) {  // the player's own figure, for example "abbot"
            if (field == name_of(static_cast<FigureKind>(kind)))
                return figure_words(own(static_cast<FigureKind>(kind)));
        }
        return fact(fact_named(field));
    }

private:
    bool has(unsigned part) const { return (description_of(action_.kind)->parts & part) != 0; }

    /// The drawn or laid tile type, -1 if it is unknown.
    int type() const {
        if (has(part_tile)) return action_.x < game_.type_count() ? action_.x : -1;
        if (decision_.kind != DecisionKind::hand) return decision_.tile_type;
        const int place = action_.count >> 2;
        return place < game_.hand_size(decision_.player) ? game_.hand(decision_.player, place) : -1;
    }

    FieldValue detail() const {
        if (spec_.detail == nullptr || game_.why_not(action_) != nullptr) return "";
        const ActionDetail told = spec_.detail(inside_of(game_).table, action_);
        return {told.number, told.words.view()};
    }

    /// Returns a number of a fact: the number for the action's tile or colour. For a fact about the game, the action's
    /// count is the index of the number.
    FieldValue fact(int fact) const {
        const Scope scope = fact_info(fact).scope;
        const int of = scope == Scope::tile ? tile_ : action_.colour;
        return fact < 0 ? 0 : game_.fact(fact, of, scope == Scope::game ? action_.count : 0);
    }

    int total_of(Colour colour) const {
        for (int i = 0; i < game_.scoring_meeple_count(); ++i) {
            if (game_.scoring_meeple(i).colour == colour) return game_.scoring_meeple(i).total;
        }
        return 0;
    }

    template <class Is>
    int first_figure(Is is) const {
        const int count = game_.figure_count();
        int figure = 0;
        while (figure < count && !is(game_.figure(figure))) ++figure;
        return figure < count ? figure : -1;
    }
    bool is_own(const FigureView& figure) const { return game_.player_of(figure.colour) == decision_.player; }
    int own(FigureKind kind) const {
        return first_figure([&](const FigureView& figure) { return figure.kind == kind && is_own(figure); });
    }
    int figure_named() const {
        return first_figure([&](const FigureView& figure) {
            const bool stands_so =
                !has(part_as_it_stands) || action_.count == figure_named_by(figure.kind, figure.ghosts, figure.fairy);
            if (!has(part_cell))  // VOD-6: the player's figure in a lake
                return stands_so && is_own(figure) &&
                       place_of_kind(kind_of_segment(figure.tile, figure.segment)) != nullptr;
            const bool is_there = figure.tile == tile_ && figure.segment == action_.segment;
            const bool has_colour = !has(part_colour) || figure.colour == static_cast<Colour>(action_.colour);
            return stands_so && is_there && has_colour;
        });
    }

    SegmentKind kind_of_segment(int tile, int segment) const {
        const int type = tile < 0 ? -1 : game_.tile(tile).type;
        const bool is_known = type >= 0 && segment < game_.type(type).segment_count;
        return is_known ? game_.type(type).segments[segment].kind : SegmentKind::field;
    }

    /// Returns the two roads that the first link on the tile joins (FER-1); empty without a link.
    Words linked_roads() const {
        const Links* const links = inside_of(game_).table.board.links;
        for (std::uint32_t i = 0; links != nullptr && i < links->count; ++i) {
            const Link& link = links->of[i];
            if (static_cast<int>(link.tile) != tile_) continue;
            return Words::of(road_text(game_, action_.x, action_.y, link.one), " and ",
                             road_text(game_, action_.x, action_.y, link.other));
        }
        return "";
    }

    /// Returns a feature with its size, for example "the road at 3,-1, north to east (3 tiles, 3 points, with an inn, 1
    /// open end)".
    Words feature_words(int tile, int segment) const {
        if (tile < 0) return "";
        const LaidTile laid = game_.tile(tile);
        Words words = feature_text(game_, laid.x, laid.y, segment);
        const Words sides = sides_text(game_, tile, segment);
        if (!sides.empty()) (words += ", ") += sides;
        if (laid.type < 0 || segment >= game_.type(laid.type).segment_count) return words;
        if (place_of_kind(kind_of_segment(tile, segment)) != nullptr) return words;
        const Feature feature = game_.feature(tile, segment);
        words += Words::of(" (", counted(feature.tiles, "tile"), ", ", counted(feature.worth, "point"));
        for (const MarkOfExpansion& row : all_marks) {
            if ((feature.marks & bit(row.mark->mark)) != 0 && row.mark->is_countable)
                words += Words::of(", with ", row.mark->article(), row.mark->name);
        }
        for (int good = 0; good < good_kinds; ++good) {
            if (feature.goods[good] > 0)
                words += Words::of(", ", feature.goods[good], ' ', name_of(static_cast<Good>(good)));
        }
        const bool is_complete = feature.complete && feature.kind != SegmentKind::field;  // never complete (PRD-22)
        if (is_complete || feature.haunted) {
            words += is_complete ? ", complete)" : ", can no longer be completed)";
            return words;
        }
        const char* const lacks = element_of(feature.kind).lacks;
        return Words::of(words, ", ",
                         expand(lacks != nullptr ? lacks : "",
                                [&](std::string_view field) -> FieldValue {
                                    return field == "open" ? feature.open_sides : feature.cities;
                                }),
                         ')');
    }

    Words figure_words(int index) const {
        if (index < 0) return "";
        const FigureView figure = game_.figure(index);
        const auto ghosts = figure.ghosts > 0 ? Words::of(", with ", counted(figure.ghosts, "ghost")) : Words();
        return Words::of(mark_of(figure.colour, NameForm::with_the), ' ', kind_text(figure.kind), " on ",
                         feature_words(figure.tile, figure.segment), ghosts, figure.fairy ? ", with the fairy" : "");
    }

    const Game& game_;
    const Decision decision_;
    const Action action_;
    const ActionSpec& spec_;
    int tile_;
};

Words marked_meaning(const Game& game, const Action& action) {
    const ActionSpec* const spec = spec_with_meaning(action, game.decision().kind);
    return spec != nullptr ? expand(spec->meaning, ActionFields(game, action, *spec)) : Words("?");
}

}  // namespace
}  // namespace render

Sentence describe(const Game& game, const Action& action) { return with_colours(render::marked_meaning(game, action)); }

void describe(const Game& game, const Action& action, const TextOptions& options, HostString& text) {
    put_named(text, render::marked_meaning(game, action), names_in(game, options.names));
}

std::string describe(const Game& game, const Action& action, const TextOptions& options) {
    std::string text;
    put_named(text, render::marked_meaning(game, action), names_in(game, options.names));
    return text;
}

}  // namespace mistbank
