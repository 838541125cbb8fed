#include "properties/sample.hpp"

#include <algorithm>
#include <cstdlib>
#include <ostream>
#include <string>

#include "mistbank/record.hpp"
#include "support/games.hpp"

namespace mistbank_tests {

using namespace mistbank;

namespace {

std::string record_or_reason(const Game& game, RecordKind kind) {
    Error error;
    const std::optional<std::string> text = to_record(game, kind, error);
    return text ? *text : error.message;
}

int fewest_players(const Rules& rules) { return rules.plays(Expansion::ghosts_castles_cemeteries) ? 2 : 1; }
int most_players(const Rules& rules) { return rules.system == System::cooperative ? 5 : max_players; }

// Returns the number of cases for each property and the seed. The environment can set them, for example
// RC_PARAMS="max_success=5000 seed=7". By default all runs check the same cases, so that only a change of the code can
// cause a new failure.
std::string parameters() {
    const char* const said = std::getenv("RC_PARAMS");
    std::string all = said != nullptr ? said : "max_success=200";
    if (all.find("seed=") == std::string::npos) all += " seed=2";
    return all;
}

const int cases_set = setenv("RC_PARAMS", parameters().c_str(), 1);

enum Option : unsigned {
    majority = 1,
    external = 2,
    gentle = 4,
    without_farmers = 8,
    without_ghosts = 16,
    without_castles = 32,
    without_cemeteries = 64,
    all_options = 127,
};

constexpr std::uint32_t all_expansions = (1u << expansion_count) - 1;

Sample make_sample(int index, std::uint32_t more_expansions, int players, int starting_player, std::uint64_t seed,
                   unsigned options, std::vector<std::uint16_t> choices) {
    Sample sample;
    sample.rules = *preset(preset_name(index));
    Rules& rules = sample.rules;
    if (rules.system != System::cooperative) rules.expansions |= more_expansions;
    rules.players = std::min(std::max(players, fewest_players(rules)), most_players(rules));
    rules.starting_player = starting_player % rules.players;
    rules.seed = seed;
    if ((options & majority) != 0) rules.joint_scoring = JointScoring::majority;
    if ((options & external) != 0) rules.draws = Draws::external;
    if ((options & without_farmers) != 0) rules.farmers = false;
    rules.ghosts = (options & without_ghosts) == 0;
    rules.castles = (options & without_castles) == 0;
    rules.cemeteries = (options & without_cemeteries) == 0;
    sample.gentle = rules.system == System::cooperative && (options & gentle) != 0;
    sample.choices = std::move(choices);
    return sample;
}

}  // namespace

std::vector<TileSet> sets_of(const Sample& sample) {
    return sample.gentle ? std::vector<TileSet>{gentle_mists()} : std::vector<TileSet>{};
}

Game new_game(const Rules& rules, const std::vector<TileSet>& sets) {
    Error error;
    std::optional<Game> game = Game::create(rules, sets.data(), sets.size(), error);
    if (!game) RC_FAIL(std::string(error.message));
    return std::move(*game);
}

Game start_of(const Sample& sample) { return new_game(sample.rules, sets_of(sample)); }

Action chosen(const Game& game, std::uint16_t choice) {
    const std::vector<Action> actions = game.legal_actions();
    RC_ASSERT(!actions.empty());
    return actions[choice % actions.size()];
}

Game played(const Sample& sample) {
    Game game = start_of(sample);
    for (const std::uint16_t choice : sample.choices) {
        if (game.is_over()) break;
        RC_ASSERT(game.apply(chosen(game, choice)) == Status::ok);
    }
    return game;
}

std::string record_of(const Game& game) { return record_or_reason(game, RecordKind::full); }
std::string open_record_of(const Game& game) { return record_or_reason(game, RecordKind::open); }

void showValue(const Sample& sample, std::ostream& out) {
    out << (sample.gentle ? "with the gentle mists of tests/support:\n" : "\n") << record_of(played(sample));
}

}  // namespace mistbank_tests

namespace rc {

Gen<mistbank_tests::Sample> Arbitrary<mistbank_tests::Sample>::arbitrary() {
    using mistbank_tests::all_expansions;
    using mistbank_tests::all_options;
    // Uses the full range even in the first, small cases. Only the length of the games grows from case to case.
    const auto any = [](auto first, auto end) { return gen::resize(kNominalSize, gen::inRange(first, end)); };
    constexpr double actions_of_a_long_game = 6.0;  // in percent
    const auto choices =
        gen::scale(actions_of_a_long_game,
                   gen::container<std::vector<std::uint16_t>>(gen::inRange<std::uint16_t>(0, mistbank::max_actions)));
    return gen::apply(mistbank_tests::make_sample, any(0, mistbank::preset_count()), any(0u, all_expansions + 1u),
                      any(1, mistbank::max_players + 1), any(0, mistbank::max_players),
                      gen::resize(kNominalSize, gen::arbitrary<std::uint64_t>()),
                      any(0u, static_cast<unsigned>(all_options) + 1u), choices);
}

}  // namespace rc
