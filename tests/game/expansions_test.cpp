// Sets of expansions: the tiles and figures that they need, the number of players that they allow, and queries about
// components that a game does not use.
#include <catch2/catch.hpp>
#include <iterator>
#include <set>

#include "mistbank/record.hpp"
#include "reference/random_rules.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

constexpr std::uint32_t gcc = bit(Expansion::ghosts_castles_cemeteries);
constexpr std::uint32_t river = bit(Expansion::river);
constexpr std::uint32_t abbot = bit(Expansion::abbot);
constexpr std::uint32_t inns = bit(Expansion::inns_cathedrals);
constexpr std::uint32_t traders = bit(Expansion::traders_builders);

Rules with(std::uint32_t expansions, const char* preset = "base") {
    Rules rules = rules_of(preset, 2, 5);
    rules.expansions = expansions;
    return rules;
}

std::string default_sets(const Rules& rules) {
    std::string names;
    for (int i = 0; default_set(rules, i) != nullptr; ++i)
        names += std::string(i == 0 ? "" : " ") + default_set(rules, i);
    return names;
}

TileSet builtin(const char* name) {
    Error error;
    return TileSet::builtin(name, error).value();
}

TileSet parsed(const std::string& tiles) { return tile_set_of("mistbank-tiles 1\nname own\n" + tiles); }

std::string refusal(const Rules& rules, const std::vector<TileSet>& sets, Status status = Status::invalid_tile_set) {
    Error error;
    CHECK_FALSE(Game::create(rules, sets.data(), sets.size(), error).has_value());
    CHECK(error.status == status);
    return error.message;
}

const std::string plain = "tile plain\n copies 9\n field all\nstart\n 0 0 plain\n";
const std::string spring = "tile spring\n mark spring\n river E\n field all\n";
const std::string lake = "tile lake\n mark lake\n river W\n field all\n";

}  // namespace

TEST_CASE("Each set of expansions has default tile sets, beginning with the set that has the starting block (MEET-19)",
          "[rules][tiles]") {
    CHECK(default_sets(with(0)) == "base");
    CHECK(default_sets(with(0, "demo")) == "demo");
    CHECK(default_sets(with(gcc)) == "mists base");
    CHECK(default_sets(with(gcc, "demo")) == "mists demo");
    CHECK(default_sets(with(river)) == "base river");
    CHECK(default_sets(with(abbot)) == "base_gardens");
    CHECK(default_sets(with(abbot, "demo")) == "demo");
    CHECK(default_sets(with(inns)) == "base inns_cathedrals");
    CHECK(default_sets(with(traders)) == "base traders_builders");
    CHECK(default_sets(with(gcc | river | abbot | inns | traders)) ==
          "mists base_gardens river inns_cathedrals traders_builders");
    CHECK(default_sets(rules_of("level3", 2, 0)) == "mists");
}

TEST_CASE("Games with any set of expansions can be played to the end (MEET-2)", "[rules][game]") {
    // An odd number, so that each expansion occurs with and without each other expansion. Tests several thousand
    // sets, or about 200 in runs that play fewer games.
    const std::uint32_t stride = mistbank_reference::plays_usual_number() ? 251 : 10007;
    for (const char* preset : {"base", "demo"}) {
        for (std::uint32_t expansions = 0; expansions < 1u << expansion_count; expansions += stride) {
            INFO(preset << " with " << expansions);
            Game game = new_game(with(expansions, preset));
            CHECK(game.rules().expansions == expansions);
            CHECK(play_out(game, RandomPlayer(expansions)) > 60);
            CHECK(game.outcome() == Outcome::finished);
        }
    }
}

TEST_CASE("A preset named after an expansion uses the expansion, and each expansion can be found by its name",
          "[rules]") {
    CHECK(preset("ghosts_castles_cemeteries")->expansions == gcc);
    CHECK(preset("ghosts_castles_cemeteries")->system == System::base);
    CHECK(preset("river")->expansions == river);
    CHECK(preset("abbot")->expansions == abbot);
    CHECK(preset("inns_cathedrals")->expansions == inns);
    CHECK(preset("traders_builders")->expansions == traders);
    CHECK(preset("everything")->expansions == (1u << expansion_count) - 1);
    for (int i = 0; i < expansion_count; ++i) {
        const auto expansion = static_cast<Expansion>(i);
        CHECK(expansion_named(name_of(expansion)) == expansion);
    }
    CHECK_FALSE(expansion_named("bridges").has_value());
    CHECK(name_of(static_cast<Expansion>(expansion_count)) == std::string("?"));
}

TEST_CASE("The error for unknown expansions, and for expansions of the cooperative game, names the field (MEET-1)",
          "[rules]") {
    Error error;
    CHECK_FALSE(validate(with(1u << expansion_count), error).has_value());
    CHECK(error.status == Status::invalid_rules);
    CHECK(error.message ==
          "expansions has bits that are unknown to this version of mistbank: " + std::to_string(1u << expansion_count));
    for (const char* preset : {"level1", "level6_2022"}) {
        for (int i = 0; i < expansion_count; ++i) {
            CHECK_FALSE(validate(with(1u << i, preset), error).has_value());
            CHECK(error.message == "the cooperative game has no expansions: expansions must be 0 (MEET-1)");
        }
    }
    Rules alone = with(gcc | river);
    alone.players = 1;
    CHECK_FALSE(validate(alone, error).has_value());
    CHECK(error.message == "players must be from 2 to 6, not 1");
}

TEST_CASE("The error for an expansion without its tiles names the clause and the field", "[rules][tiles]") {
    const TileSet base = builtin("base");
    CHECK(refusal(with(river), {base}) == "RIV-2: the tile sets need one tile with a spring, not 0");
    CHECK(refusal(with(inns), {base}) ==
          "INN: no tile has an inn or a cathedral, but inns_cathedrals is among the expansions");
    CHECK(refusal(with(traders), {base}) == "TRB: no tile has goods, but traders_builders is among the expansions");
    CHECK(refusal(with(0), {base, builtin("river")}).find("RIV-1: tile ri-01 has a river") == 0);
    CHECK(refusal(with(river), {parsed(spring + plain)}) == "RIV-2: the tile sets need one tile with a lake, not 0");
    CHECK(refusal(with(river), {parsed("tile two\n copies 2\n mark spring\n river E\n field all\n" + lake + plain)}) ==
          "RIV-2: the tile sets need one tile with a spring, not 2");
    const TileSet ford = parsed(spring + lake +
                                "tile ford\n copies 2\n river E W\n field EL WR NL NR\n"
                                " field ER WL SL SR\nstart\n 0 0 ford\n");
    CHECK(refusal(with(river | gcc), {ford}) ==
          "RIV-3: tile ford of the starting block has a river but is not the spring");
    Error error;
    // The game starts with the spring, without the starting block.
    CHECK(Game::create(with(river), &ford, 1, error).has_value());
    // The abbot needs no gardens: it can be placed on the monasteries of the set.
    CHECK(Game::create(with(abbot), &base, 1, error).has_value());
}

TEST_CASE("The error for an action of an expansion that is not in play has a message", "[game]") {
    Rules rules = with(0);
    rules.draws = Draws::external;
    Game game = new_game(rules);
    Error error;
    REQUIRE(game.apply(*game.action_of("draw V", error)) == Status::ok);
    REQUIRE(game.apply(game.legal_actions().front()) == Status::ok);
    REQUIRE(game.decision().kind == DecisionKind::place_meeple);
    const auto reason = [&](const char* text) {
        const Action action = game.action_of(text, error).value();
        const char* words = game.why_not(action);
        const std::uint64_t before = game.state_hash();
        CHECK(game.apply(action) == Status::illegal_action);
        CHECK(game.state_hash() == before);
        return std::string(words == nullptr ? "" : words);
    };
    for (const char* text :
         {"large red 0", "abbot red 0", "builder red 0", "pig red 1", "mayor red 0", "wagon red 0"}) {
        INFO(text);
        CHECK(reason(text) == "MEET-4: this colour has no such figure in its supply");
    }
    CHECK(reason("guard red 0") == "GCC-2: this colour has no guard in its supply");
    for (const char* text : {"barn red 0,0", "portal meeple 0,0/0", "fly meeple", "fairy 0,0/0 red meeple",
                             "princess 0,0/0 red meeple", "floor 0,0", "tower meeple 0,0", "ransom meeple blue"}) {
        INFO(text);
        CHECK(reason(text) == "MEET-2: this action belongs to an expansion that is not in this game");
    }
    CHECK(reason("recall") == "ABT-3: the player has no abbot on the board");
}

TEST_CASE("In step 2b, the error for an action of another step names the possible actions and the clause", "[game]") {
    constexpr std::pair<ActionKind, const char*> names[] = {
        {ActionKind::place, "figure"},    {ActionKind::pass, "pass"},       {ActionKind::recall, "abbot"},
        {ActionKind::floor, "floor"},     {ActionKind::tower, "tower"},     {ActionKind::ransom, "ransom"},
        {ActionKind::fairy, "fairy"},     {ActionKind::portal, "portal"},   {ActionKind::princess, "princess"},
        {ActionKind::barn, "barn"},       {ActionKind::fly, "flight"},      {ActionKind::acrobat, "acrobat"},
        {ActionKind::pyramid, "pyramid"}, {ActionKind::release, "release"}, {ActionKind::festival, "festival"}};
    constexpr std::uint32_t some[] = {0,
                                      gcc,
                                      river | inns,
                                      abbot,
                                      traders,
                                      bit(Expansion::princess_dragon),
                                      bit(Expansion::tower),
                                      bit(Expansion::abbey_mayor),
                                      bit(Expansion::flying_machines),
                                      bit(Expansion::hills_sheep),
                                      bit(Expansion::big_top),
                                      bit(Expansion::vodyanoy),
                                      abbot | bit(Expansion::tower),
                                      (1u << expansion_count) - 1};
    Action of_another_step;
    of_another_step.kind = ActionKind::grow;
    std::set<ActionKind> offered;
    for (const std::uint32_t expansions : some) {
        INFO("expansions " << expansions);
        const bool is_plain = (expansions & ~(gcc | river | inns)) == 0;
        Game game = new_game(with(expansions));
        std::uint64_t random = expansions;
        for (int games = 0; games < 20; game.apply(game.random_action(random))) {
            if (game.is_over()) {
                ++games;
                REQUIRE(game.restart(random) == Status::ok);
            }
            if (game.decision().kind != DecisionKind::place_meeple) continue;
            const std::string words = game.why_not(of_another_step);
            CHECK(words.rfind(is_plain ? "COM-5: in step 2b, " : "MEET-7: in step 2b, ", 0) == 0);
            for (const Action& action : game.legal_actions(Allocator{})) {
                offered.insert(action.kind);
                for (const auto& [kind, name] : names) {
                    if (kind == action.kind) CHECK(words.find(name) != std::string::npos);
                }
            }
        }
    }
    CHECK(offered.size() == std::size(names));
}

TEST_CASE("A saved state can be restored only in games with the same rules and tile sets", "[game][copy]") {
    Game game = new_game(with(traders));
    RandomPlayer player(3);
    for (int i = 0; i < 30; ++i) game.apply(player.choose(game));
    std::vector<std::uint8_t> held(game.saved_bytes() + 1);
    game.save_state(held.data() + 1);  // the buffer needs no alignment
    const auto takes = [&](Game other) { return other.restore_state(held.data() + 1, held.size() - 1) == Status::ok; };
    Rules other_seed = with(traders);
    other_seed.seed = 99;
    CHECK(takes(new_game(other_seed)));
    CHECK(takes(game.clone()));
    CHECK_FALSE(takes(new_game(with(0))));
    CHECK_FALSE(takes(new_game(with(traders | abbot))));
    CHECK_FALSE(takes(new_game(with(traders, "demo"))));
    Rules external = with(traders);
    external.draws = Draws::external;
    CHECK_FALSE(takes(new_game(external)));
    Rules three = with(traders);
    three.players = 3;
    CHECK_FALSE(takes(new_game(three)));
    const TileSet sets[] = {builtin("base_gardens"), builtin("traders_builders")};
    Error error;
    CHECK_FALSE(takes(Game::create(with(traders), sets, 2, error).value()));

    Game other = new_game(other_seed);
    REQUIRE(other.restore_state(held.data() + 1, held.size() - 1) == Status::ok);
    CHECK(other.rules().seed == game.rules().seed);
    CHECK(other.recording() == Recording::none);
    while (!other.is_over()) {
        const Action action = player.choose(game);
        REQUIRE(game.apply(action) == Status::ok);
        REQUIRE(other.apply(action) == Status::ok);
        REQUIRE(other.state_hash() == game.state_hash());
    }
    CHECK(other.undo() == Status::not_recorded);
}

TEST_CASE("A saved state contains nothing of earlier games in the same memory", "[game][copy]") {
    for (const char* preset : {"base", "everything", "level5"}) {
        INFO(preset);
        const auto saved_after = [&](Game& game) {
            RandomPlayer player(4);
            for (int i = 0; i < 20; ++i) REQUIRE(game.apply(player.choose(game)) == Status::ok);
            std::vector<std::uint8_t> held(game.saved_bytes(), 0xAA);
            game.save_state(held.data());
            return held;
        };
        Game game = new_game(rules_of(preset, 3, 8));
        Game used = new_game(rules_of(preset, 3, 9));
        play_out(used, RandomPlayer(9));
        REQUIRE(used.restart(8) == Status::ok);
        Game copy = used.clone();
        const std::vector<std::uint8_t> expected = saved_after(game);
        CHECK(saved_after(used) == expected);
        CHECK(saved_after(copy) == expected);
    }
}

TEST_CASE("A saved state of a finished game, or from before the first action, can be restored", "[game][copy]") {
    for (const char* preset : {"everything", "level5", "level6_2022"}) {
        Game game = new_game(rules_of(preset, 3, 8));
        std::vector<std::uint8_t> first(game.saved_bytes()), last(game.saved_bytes());
        game.save_state(first.data());
        const std::string at_first = describe(new_game(rules_of(preset, 3, 8)));
        play_out(game, RandomPlayer(8));
        game.save_state(last.data());
        const std::uint64_t end = game.state_hash();
        Game other = new_game(rules_of(preset, 3, 8));
        const std::uint64_t begin = other.state_hash();
        REQUIRE(other.restore_state(last.data(), last.size()) == Status::ok);
        CHECK(other.is_over());
        CHECK(other.outcome() == game.outcome());
        CHECK(other.state_hash() == end);
        REQUIRE(other.restore_state(first.data(), first.size()) == Status::ok);
        CHECK(other.state_hash() == begin);
        CHECK(other.action_count() == 0);
        CHECK(play_out(other, RandomPlayer(8)) > 0);
        CHECK(other.state_hash() == end);
    }
}
