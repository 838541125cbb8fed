#include "properties/picture.hpp"

#include <algorithm>
#include <sstream>

#include "support/facts.hpp"

namespace mistbank_tests {

using namespace mistbank;

namespace {

bool names_a_colour(ActionKind kind) {
    switch (kind) {
        case ActionKind::take:
        case ActionKind::fairy:
        case ActionKind::princess:
        case ActionKind::ransom:
        case ActionKind::barn:
        case ActionKind::score_meeple:
        case ActionKind::remove:
        case ActionKind::festival:
        case ActionKind::first_player:
        case ActionKind::sell: return true;
        default: break;
    }
    return kind == ActionKind::bury_from_supply || kind == ActionKind::place || kind == ActionKind::haunt ||
           kind == ActionKind::advance;
}

class Painter {
public:
    Painter(const Game& game, const Lens& lens) : game_(game), lens_(lens) {}

    std::string paint() {
        decision();
        actions();
        standing();
        piles();
        hounds_and_scores();
        colours();
        tiles();
        small_boxes();
        figures();
        for (const Feature& feature : game_.features()) paint(feature);
        return out_.str();
    }

private:
    void cell(int x, int y) {
        auto mapped_x = static_cast<std::int16_t>(x);
        auto mapped_y = static_cast<std::int16_t>(y);
        lens_.cell(mapped_x, mapped_y);
        out_ << mapped_x << ',' << mapped_y << ' ';
    }

    void decision() {
        const Decision decision = game_.decision();
        out_ << name_of(decision.kind) << " player " << decision.player << " type " << decision.tile_type << " at ";
        cell(decision.x, decision.y);
        out_ << '/' << decision.segment << " hound " << decision.hound << " points " << decision.points << ' '
             << name_of(lens_.colour(decision.colour)) << " number " << decision.number << '\n';
    }

    void actions() {
        std::vector<std::string> texts;
        for (const Action action : game_.legal_actions()) texts.push_back(game_.text_of(lens_.action(action)));
        std::sort(texts.begin(), texts.end());
        for (const std::string& text : texts) out_ << text << "; ";
        out_ << '\n';
    }

    void standing() {
        out_ << "turn " << game_.turn() << '.' << game_.part() << " of " << game_.active_player() << ' '
             << static_cast<int>(game_.outcome()) << static_cast<int>(game_.loss_reason()) << " ghosts "
             << game_.ghost_supply() << '+' << game_.ghosts_on_board() << " goal " << game_.goal() << '\n';
    }

    void piles() {
        for (int pile = 0; pile < game_.pile_count(); ++pile) out_ << "pile " << game_.pile_size(pile) << ' ';
        out_ << "active " << game_.active_pile() << " unseen";
        for (int type = 0; type < game_.type_count(); ++type) {
            out_ << ' ' << game_.unseen(type) << '/' << game_.drawable(type);
        }
        out_ << " aside";
        for (int i = 0; i < game_.set_aside_count(); ++i) out_ << ' ' << game_.set_aside(i);
        out_ << '\n';
    }

    void hounds_and_scores() {
        for (const int hound : {1, 2}) {
            out_ << "hound " << game_.hound_number(hound) << ' ' << game_.hound_arrived(hound) << ' '
                 << game_.hound_meeple(hound) << ' ';
        }
        for (int i = 0; i < game_.scoring_meeple_count(); ++i) {
            const ScoringMeeple meeple = game_.scoring_meeple(i);
            out_ << name_of(lens_.colour(meeple.colour)) << ' ' << meeple.total << ' ' << meeple.space << ' '
                 << meeple.lap << "; ";
        }
        out_ << '\n';
    }

    void colours() {
        std::vector<std::string> lines;
        for (int i = 0; i < max_colours; ++i) {
            const auto colour = static_cast<Colour>(i);
            if (game_.player_of(colour) < 0) continue;
            const Supply supply = game_.supply(colour);
            std::ostringstream line;
            line << name_of(lens_.colour(colour)) << " of " << game_.player_of(colour) << ':';
            for (const int figures : supply.figures) line << ' ' << figures;
            line << " reserve " << supply.reserve << " goods";
            for (const int goods : supply.goods) line << ' ' << goods;
            line << " won " << game_.has_won(colour) << " ingots " << game_.fact("ingots_held", colour) << " courier "
                 << game_.fact("courier", colour) << " robber " << game_.fact("robber", colour) << "; ";
            lines.push_back(line.str());
        }
        std::sort(lines.begin(), lines.end());
        for (const std::string& line : lines) out_ << line;
        out_ << '\n';
    }

    void tiles() {
        for (int i = 0; i < game_.tile_count(); ++i) {
            const LaidTile tile = game_.tile(i);
            cell(tile.x, tile.y);
            const bool shows_at_the_end = tile.face_down && game_.is_over();
            out_ << (shows_at_the_end ? -1 : tile.type) << ' ' << tile.rotation << ' ' << tile.face_down << ' '
                 << tile.ghosts << ' ' << game_.fact("ingots", i);
            const int segments = tile.face_down ? 0 : game_.type(tile.type).segment_count;
            for (int s = 0; s < segments; ++s) out_ << ' ' << game_.ghosts_on(i, s) << '/' << game_.figure_on(i, s);
            out_ << "; ";
        }
        out_ << "last " << game_.last_tile() << '\n';
    }

    void small_boxes() {
        for (int i = 0; i < ferry_count(game_); ++i) {
            const FerryFact ferry = ferry_of(game_, i);
            out_ << "ferry " << ferry.tile << '/' << ferry.one << '+' << ferry.other << ' ';
        }
        for (const PlaceFact spot : {place_of(game_, "mage"), place_of(game_, "witch")})
            out_ << spot.tile << '/' << spot.segment << ' ';
        out_ << "ingots " << game_.fact("ingots_aside") << " messages";
        for (int i = 0; i < game_.fact_size("messages"); ++i) out_ << ' ' << game_.fact("messages", 0, i);
        out_ << " next " << game_.fact("next_message") << " king " << name_of(lens_.colour(holder_of(game_, "king")))
             << ' ' << game_.fact("largest_city") << " baron " << name_of(lens_.colour(holder_of(game_, "baron")))
             << ' ' << game_.fact("longest_road") << '\n';
    }

    void figures() {
        for (int i = 0; i < game_.figure_count(); ++i) {
            const FigureView figure = game_.figure(i);
            out_ << name_of(lens_.colour(figure.colour)) << ' ' << name_of(figure.kind) << figure.buried << ' '
                 << figure.tile << '/' << figure.segment << ' ' << figure.ghosts << ' ' << figure.hounds << "; ";
        }
        out_ << '\n';
    }

    void paint(const Feature& feature) {
        std::array<int, max_colours> meeples{};
        for (std::size_t i = 0; i < meeples.size(); ++i) {
            meeples[static_cast<std::size_t>(lens_.colours[i])] = feature.meeples[i];
        }
        out_ << name_of(feature.kind) << ' ' << feature.tile << '/' << feature.segment << ' ' << feature.tiles << ' '
             << feature.open_sides << ' ' << feature.coats << ' ' << feature.ghosts << ' ' << feature.complete
             << feature.haunted << ' ' << feature.cities << ' ' << feature.worth << ' ' << feature.marks;
        for (const int count : feature.goods) out_ << ' ' << count;
        for (const int count : meeples) out_ << ' ' << count;
        out_ << "; ";
    }

    const Game& game_;
    const Lens& lens_;
    std::ostringstream out_;
};

}  // namespace

Colour Lens::colour(Colour seen) const {
    return static_cast<int>(seen) < max_colours ? colours[static_cast<std::size_t>(seen)] : seen;
}

void Lens::cell(std::int16_t& x, std::int16_t& y) const {
    if (!turned) return;
    const std::int16_t east = x;
    x = static_cast<std::int16_t>(-y);
    y = east;
}

Action Lens::action(Action seen) const {
    if (seen.kind != ActionKind::draw) cell(seen.x, seen.y);
    if (names_a_colour(seen.kind)) {
        seen.colour = static_cast<std::uint8_t>(colour(static_cast<Colour>(seen.colour)));
    }
    return seen;
}

Event Lens::event(Event seen) const {
    cell(seen.x, seen.y);
    cell(seen.from_x, seen.from_y);
    seen.colour = colour(seen.colour);
    if (seen.kind == EventKind::robbed) seen.amount = static_cast<int>(colour(static_cast<Colour>(seen.amount)));
    const bool has_total = seen.kind == EventKind::points_scored || seen.kind == EventKind::figure_advanced;
    if (!totals && has_total) seen.total = 0;
    return seen;
}

std::string picture(const Game& game, const Lens& lens) { return Painter(game, lens).paint(); }

std::string in_words(const Event& event) {
    std::ostringstream out;
    out << name_of(event.kind) << " player " << int{event.player} << ' ' << name_of(event.colour) << " at " << event.x
        << ',' << event.y << '/' << int{event.segment} << " from " << event.from_x << ',' << event.from_y << '/'
        << int{event.from_segment} << " feature " << int{event.feature} << " count " << int{event.count} << " figure "
        << name_of(event.figure) << " type " << event.type << " tiles " << event.tiles << " coats " << event.coats
        << " cities " << event.cities << " points " << event.points << " total " << event.total << " amount "
        << event.amount;
    return out.str();
}

std::string events_since(const Game& game, std::size_t first, const Lens& lens) {
    std::vector<std::pair<std::uint32_t, std::string>> lines;
    for (std::size_t i = first; i < game.event_count(); ++i) {
        const Event event = lens.event(game.events()[i]);
        lines.emplace_back(event.action, in_words(event));
    }
    std::sort(lines.begin(), lines.end());
    std::string text;
    for (const auto& [action, line] : lines) text += std::to_string(action) + " " + line + "\n";
    return text;
}

}  // namespace mistbank_tests
