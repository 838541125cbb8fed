#include "support/games.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <sstream>

#include "support/facts.hpp"

namespace mistbank_tests {

using namespace mistbank;

Rules rules_of(const std::string& name, int players, std::uint64_t seed) {
    std::optional<Rules> rules = preset(name);
    REQUIRE(rules.has_value());
    const bool needs_two = rules->plays(Expansion::ghosts_castles_cemeteries);
    rules->players = needs_two ? std::max(players, 2) : players;
    rules->seed = seed;
    return *rules;
}

Game new_game(const Rules& rules, const TileSet* set) {
    Error error;
    std::optional<Game> game = Game::create(rules, set, set == nullptr ? 0 : 1, error);
    INFO(error.message);
    REQUIRE(game.has_value());
    return std::move(*game);
}

Game usual_game(const std::string& preset, int players, std::uint64_t seed) {
    const Rules rules = rules_of(preset, players, seed);
    return new_game(rules, rules.system == System::cooperative ? &gentle_mists() : nullptr);
}

namespace {

// If the line contains `word`, replaces the one-digit number after it.
void set_number(std::string& line, const std::string& word, int number) {
    const std::size_t at = line.find(" " + word + " ");
    if (at != std::string::npos) line.replace(at, word.size() + 3, " " + word + " " + std::to_string(number));
}

bool begins_with(const std::string& line, const std::string& words) {
    const std::size_t at = line.find_first_not_of(' ');
    return at != std::string::npos && line.compare(at, words.size(), words) == 0;
}

std::string gentler(const std::string& printed) {
    std::string line = printed;
    if (begins_with(line, "name ")) return "name gentle";
    if (begins_with(line, "mist ")) set_number(line, "symbols", line.find("symbols 3") != std::string::npos ? 1 : 0);
    if (begins_with(line, "city ")) {
        const std::size_t end = std::min(line.find(" at "), line.size());
        if (line.find(" coats ") == std::string::npos) line.insert(end, " coats 1");
        set_number(line, "coats", 9);
    }
    return line;
}

}  // namespace

TileSet tile_set_of(std::string_view text) {
    Error error;
    std::optional<TileSet> set = TileSet::parse(text, error);
    INFO(error.message);
    REQUIRE(set.has_value());
    return *set;
}

const TileSet& mists() {
    static const TileSet set = tile_set_of(TileSet::builtin_text("mists"));
    return set;
}

const std::string& gentle_mists_text() {
    static const std::string gentle = [] {
        std::istringstream printed{std::string(TileSet::builtin_text("mists"))};
        std::string text;
        for (std::string line; std::getline(printed, line);) text += gentler(line) + "\n";
        return text;
    }();
    return gentle;
}

const TileSet& gentle_mists() {
    static const TileSet set = tile_set_of(gentle_mists_text());
    return set;
}

bool games_are_slow() { return std::getenv("MISTBANK_THOROUGH") == nullptr; }

std::uint64_t seed_step(std::uint64_t n) { return games_are_slow() ? n : 1; }

std::vector<int> presets_from(int first) {
    constexpr int step = is_validating ? 3 : 1;
    std::vector<int> numbers;
    for (int index = 0; index < preset_count(); ++index) {
        if (index % step == first % step || std::string("everything") == preset_name(index)) numbers.push_back(index);
    }
    return numbers;
}

namespace {

void describe_small_boxes(const Game& game, std::ostringstream& out) {
    for (int i = 0; i < ferry_count(game); ++i) {
        const FerryFact ferry = ferry_of(game, i);
        out << "ferry " << ferry.tile << '/' << ferry.one << '+' << ferry.other << ' ';
    }
    for (const PlaceFact spot : {place_of(game, "mage"), place_of(game, "witch")})
        out << spot.tile << '/' << spot.segment << ' ';
    for (int i = 0; i < game.tile_count(); ++i) out << game.fact("ingots", i) << ' ';
    out << game.fact("ingots_aside") << " messages";
    for (int i = 0; i < game.fact_size("messages"); ++i) out << ' ' << game.fact("messages", 0, i);
    out << " next " << game.fact("next_message") << '\n';
    for (int i = 0; i < max_colours; ++i) {
        const auto colour = static_cast<Colour>(i);
        out << game.fact("ingots_held", colour) << ' ' << game.fact("robber", colour) << ' '
            << game.fact("courier", colour) << "; ";
    }
    out << name_of(holder_of(game, "king")) << ' ' << game.fact("largest_city") << ' '
        << name_of(holder_of(game, "baron")) << ' ' << game.fact("longest_road") << '\n';
}

}  // namespace

std::string sources_of_points(const Game& game) {
    std::ostringstream out;
    for (int i = 0; i < game.scoring_meeple_count(); ++i) {
        const TallyView tally = game.tally(i);
        out << name_of(tally.colour) << ' ' << tally.total << ':';
        for (int source = 0; source < source_count; ++source) {
            if (tally.points[source] == 0) continue;
            out << ' ' << name_of(static_cast<Source>(source)) << ' ' << tally.points[source];
        }
        out << '\n';
    }
    return out.str();
}

std::string describe(const Game& game) {
    std::ostringstream out;
    const Decision decision = game.decision();
    out << name_of(decision.kind) << ' ' << decision.player << ' ' << decision.tile_type << ' ' << decision.x << ' '
        << decision.y << ' ' << decision.segment << ' ' << decision.hound << ' ' << decision.points << ' '
        << name_of(decision.colour) << " turn " << game.turn() << '.' << game.part() << '\n';
    for (const Action action : game.legal_actions()) out << game.text_of(action) << "; ";
    out << '\n' << static_cast<int>(game.outcome()) << static_cast<int>(game.loss_reason()) << ' ' << game.last_draw();
    for (int pile = 0; pile < game.pile_count(); ++pile) out << " pile " << game.pile_size(pile);
    out << " active " << game.active_pile() << '\n';
    for (int type = 0; type < game.type_count(); ++type) out << game.unseen(type) << ' ';
    for (int i = 0; i < game.set_aside_count(); ++i) out << " aside " << game.set_aside(i);
    out << "\nghosts " << game.ghost_supply() << ' ' << game.ghosts_on_board() << '\n';
    for (int hound = 1; hound <= 2; ++hound) {
        out << game.hound_number(hound) << game.hound_arrived(hound) << game.hound_meeple(hound) << ' ';
    }
    for (int i = 0; i < game.scoring_meeple_count(); ++i) {
        const ScoringMeeple meeple = game.scoring_meeple(i);
        out << name_of(meeple.colour) << meeple.total << ' ' << meeple.space << ' ' << meeple.lap << ' ';
    }
    for (int colour = 0; colour < max_colours; ++colour) {
        const Supply supply = game.supply(static_cast<Colour>(colour));
        for (const int figures : supply.figures) out << figures << ' ';
        for (const int goods : supply.goods) out << goods << ' ';
        out << supply.reserve << ' ';
    }
    for (int colour = 0; colour < max_colours; ++colour) out << game.has_won(static_cast<Colour>(colour));
    out << '\n';
    for (int i = 0; i < game.tile_count(); ++i) {
        const LaidTile tile = game.tile(i);
        out << tile.x << ',' << tile.y << ' ' << tile.type << ' ' << tile.rotation << ' ' << tile.face_down << ' '
            << tile.ghosts << "; ";
    }
    out << '\n';
    for (int i = 0; i < game.figure_count(); ++i) {
        const FigureView figure = game.figure(i);
        out << name_of(figure.colour) << ' ' << name_of(figure.kind) << figure.buried << ' ' << figure.tile << '/'
            << figure.segment << ' ' << figure.ghosts << figure.hounds << "; ";
    }
    out << '\n';
    describe_small_boxes(game, out);
    out << sources_of_points(game);
    for (const Feature& feature : game.features()) {
        out << name_of(feature.kind) << ' ' << feature.tile << '/' << feature.segment << ' ' << feature.tiles << ' '
            << feature.open_sides << ' ' << feature.coats << ' ' << feature.ghosts << feature.complete
            << feature.haunted << ' ' << feature.worth << "; ";
    }
    out << '\n';
    for (std::size_t i = 0; i < game.event_count(); ++i) {
        const Event& event = game.events()[i];
        out << name_of(event.kind) << ' ' << event.type << ' ' << event.x << ',' << event.y << '/' << int{event.segment}
            << ' ' << int{event.count} << ' ' << event.points << ' ' << event.total << "; ";
    }
    return out.str();
}

}  // namespace mistbank_tests
