#include "scenarios/observation.hpp"

#include <sstream>

#include "support/facts.hpp"

namespace mistbank::scenarios {
namespace {

constexpr int most_sheep = 4;     // largest number of sheep on a token
constexpr int most_animals = 7;   // largest number on an animal token
constexpr int actions_told = 10;  // largest number of legal actions to list

/// A line of words, separated by blanks. Booleans are 1 and 0.
class Line {
public:
    explicit Line(const char* word) { text_ << word; }

    template <typename... Words>
    Line& say(const Words&... words) {
        ((text_ << ' ' << words), ...);
        return *this;
    }

    std::string text() const { return text_.str(); }

private:
    std::ostringstream text_;
};

/// Collects the lines that describe a game.
class Teller {
public:
    Teller(const Game& game, std::size_t first_event) : game_(game), first_event_(first_event) {}

    std::vector<std::string> lines() {
        tell_decision();
        tell_score();
        tell_piles();
        tell_tiles();
        tell_figures();
        tell_features();
        tell_supplies();
        tell_neutral_things();
        tell_hands();
        tell_events();
        return std::move(lines_);
    }

private:
    template <typename... Words>
    void tell(const char* word, const Words&... words) {
        add(Line(word).say(words...));
    }
    void add(const Line& line) { lines_.push_back(line.text()); }

    std::string id_of(int type) const { return type < 0 ? "?" : game_.type(type).id; }

    /// Returns the cell of a tile such as "1,-2", or "aside" for a tile off the board.
    std::string cell(int tile) const {
        if (tile < 0) return "aside";
        const LaidTile laid = game_.tile(tile);
        return std::to_string(laid.x) + "," + std::to_string(laid.y);
    }
    std::string place(int tile, int segment) const {
        return tile < 0 ? "aside" : cell(tile) + "/" + std::to_string(segment);
    }
    bool lies_face_up(int tile) const { return !game_.tile(tile).face_down; }

    void tell_decision() {
        const Decision decision = game_.decision();
        tell("decision", name_of(decision.kind), decision.player, id_of(decision.tile_type), decision.x, decision.y,
             decision.segment, decision.hound, decision.points, name_of(decision.colour), decision.number);
        const std::vector<Action> legal = game_.legal_actions();
        Line actions("actions");
        for (std::size_t index = 0; index < legal.size() && index < actions_told; ++index)
            actions.say(game_.text_of(legal[index]), ";");
        add(actions);
        tell("turn", game_.turn(), game_.part(), game_.active_player(), game_.deciding_player(), game_.last_draw(),
             game_.in_last_round());
    }

    void tell_score() {
        Line outcome("outcome");
        outcome.say(static_cast<int>(game_.outcome()), static_cast<int>(game_.loss_reason()));
        for (int index = 0; index < max_colours; ++index)
            if (game_.has_won(static_cast<Colour>(index))) outcome.say(name_of(static_cast<Colour>(index)));
        add(outcome);
        for (int index = 0; index < game_.scoring_meeple_count(); ++index) {
            const ScoringMeeple meeple = game_.scoring_meeple(index);
            const TallyView tally = game_.tally(index);
            Line score("score");
            score.say(name_of(meeple.colour), meeple.total, meeple.space, meeple.lap, name_of(tally.colour));
            for (int source = 0; source < source_count; ++source)
                if (tally.points[source] != 0) score.say(name_of(static_cast<Source>(source)), tally.points[source]);
            add(score);
        }
        tell("ghosts", game_.ghost_supply(), game_.ghosts_on_board());
    }

    void tell_piles() {
        Line piles("piles");
        piles.say(game_.active_pile());
        for (int pile = 0; pile < game_.pile_count(); ++pile) piles.say(game_.pile_size(pile));
        add(piles);
        Line aside("set_aside");
        for (int index = 0; index < game_.set_aside_count(); ++index) aside.say(id_of(game_.set_aside(index)));
        add(aside);
        for (int type = 0; type < game_.type_count(); ++type)
            if (const int unseen = game_.unseen(type); unseen != 0)
                tell("type", id_of(type), game_.type_named(id_of(type)), unseen, game_.drawable(type));
    }

    void tell_tiles() {
        for (int index = 0; index < game_.tile_count(); ++index) {
            const LaidTile tile = game_.tile(index);
            tell("tile", game_.tile_at(tile.x, tile.y), cell(index), id_of(tile.type), tile.rotation, tile.face_down,
                 tile.ghosts, tile.floors, game_.fact("ingots", index));
        }
    }

    void tell_figures() {
        for (int index = 0; index < game_.figure_count(); ++index) {
            const FigureView figure = game_.figure(index);
            Line line("figure");
            line.say(name_of(figure.kind), name_of(figure.colour), place(figure.tile, figure.segment), figure.buried,
                     figure.ghosts, figure.hounds, figure.fairy);
            if (lies_face_up(figure.tile)) line.say(game_.figure_on(figure.tile, figure.segment));
            add(line);
        }
        for (int index = 0; index < game_.prisoner_count(); ++index) {
            const Prisoner prisoner = game_.prisoner(index);
            tell("prisoner", name_of(prisoner.kind), name_of(prisoner.colour), name_of(prisoner.holder));
        }
    }

    /// Adds a line for each feature. Takes the features from features(), and queries each of them again with feature()
    /// to test both functions.
    void tell_features() {
        for (const Feature& one : game_.features()) {
            const Feature feature = game_.feature(one.tile, one.segment);
            Line line("feature");
            line.say(place(feature.tile, feature.segment), name_of(feature.kind), feature.tiles, feature.open_sides,
                     feature.coats, feature.ghosts, feature.complete, feature.haunted, feature.cities, feature.worth);
            for (const int meeples : feature.meeples) line.say(meeples);
            for (const int goods : feature.goods) line.say(goods);
            for (unsigned mark = 0; mark < 32; ++mark)
                if ((feature.marks >> mark & 1u) != 0) line.say(name_of(static_cast<Mark>(mark)));
            add(line);
        }
    }

    void tell_supplies() {
        const Rules& rules = game_.rules();
        for (int index = 0; index < rules.colour_count; ++index) {
            const Colour colour = rules.colours[index];
            const Supply supply = game_.supply(colour);
            Line line("supply");
            line.say(name_of(colour));
            for (const int figures : supply.figures) line.say(figures);
            line.say(supply.reserve);
            for (const int goods : supply.goods) line.say(goods);
            line.say(supply.floors, supply.abbeys, supply.sheep);
            for (int number = 0; number <= most_sheep; ++number) line.say(game_.flock(colour, number));
            line.say(game_.fact("ingots_held", colour), game_.fact("robber", colour), game_.fact("courier", colour));
            add(line);
        }
    }

    void tell_neutral_things() {
        for (int hound = 1; hound <= 2; ++hound)
            if (game_.hound_number(hound) != 0)
                tell("hound", hound, game_.hound_arrived(hound), game_.hound_meeple(hound));
        const PlaceFact mage = place_of(game_, "mage");
        const PlaceFact witch = place_of(game_, "witch");
        tell("stand", cell(game_.dragon_tile()), cell(game_.fairy_tile()), cell(game_.big_top_tile()),
             place(mage.tile, mage.segment), place(witch.tile, witch.segment));
        for (int index = 0; index < ferry_count(game_); ++index) {
            const FerryFact ferry = ferry_of(game_, index);
            tell("ferry", place(ferry.tile, ferry.one), ferry.other);
        }
        Line messages("messages");
        for (int index = 0; index < game_.fact_size("messages"); ++index)
            messages.say(game_.fact("messages", 0, index));
        add(messages);
        tell("tokens", name_of(holder_of(game_, "king")), game_.fact("largest_city"),
             name_of(holder_of(game_, "baron")), game_.fact("longest_road"), game_.fact("ingots_aside"),
             game_.tiles_under_hills());
        Line bag("bag");
        for (int number = 0; number <= most_sheep; ++number) bag.say(game_.sheep_in_bag(number));
        for (int number = 1; number <= most_animals; ++number) bag.say(game_.animals_unseen(number));
        add(bag);
    }

    void tell_hands() {
        for (int player = 0; player < game_.rules().players; ++player) {
            const int size = game_.hand_size(player);
            for (int viewer = the_host; size > 0 && viewer < game_.rules().players; ++viewer) {
                Line hand("hand");
                hand.say(player, viewer);
                for (int place = 0; place < size; ++place) hand.say(id_of(game_.hand(player, place, viewer)));
                add(hand);
            }
        }
    }

    void tell_events() {
        for (std::size_t index = first_event_; index < game_.event_count(); ++index) {
            const Event& event = game_.events()[index];
            tell("event", name_of(event.kind), int{event.player}, name_of(event.colour), int{event.segment}, event.x,
                 event.y, event.from_x, event.from_y, int{event.from_segment}, int{event.feature}, int{event.count},
                 static_cast<int>(event.figure), event.type, event.tiles, event.coats, event.cities, event.points,
                 event.total, event.amount);
        }
    }

    const Game& game_;
    std::size_t first_event_;
    std::vector<std::string> lines_;
};

}  // namespace

std::vector<std::string> observation_of(const Game& game, std::size_t first_event) {
    return Teller(game, first_event).lines();
}

}  // namespace mistbank::scenarios
