// Players' names that replace the names of colours in texts.
#include <algorithm>

#include "rules/actions.hpp"
#include "scene.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

namespace {

using namespace scene;

TextOptions named(const PlayerNames& names) {
    TextOptions options;
    options.names = names;
    return options;
}

// Names that do not occur in any text of the library.
const PlayerNames marked_names = {"<red>", "<green>", "<blue>", "<yellow>", "<black>", "<pink>"};

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
        text.replace(at, from.size(), to);
    return text;
}

/// Replaces the names of colours and the names in `marked_names` with a common form: "a red meeple" and "<red>'s
/// meeple" both become "red's meeple".
std::string neutral(std::string text) {
    for (int i = 0; i < max_colours; ++i) {
        const std::string colour = name_of(static_cast<Colour>(i));
        for (const char* const article : {"a ", "the "}) {
            for (const char* const noun : {"meeple", "guard", "large", "abbot", "mayor", "wagon", "ringmaster",
                                           "builder", "pig", "barn", "shepherd"})
                text = replaced(text, article + colour + " " + noun, colour + "'s " + noun);
        }
        text = replaced(text, "<" + colour + ">", colour);
    }
    return text;
}

bool has_word(const std::string& text, const std::string& word) {
    const auto is_letter = [&](std::size_t at) { return at < text.size() && text[at] >= 'a' && text[at] <= 'z'; };
    for (std::size_t at = 0; (at = text.find(word, at)) != std::string::npos; ++at) {
        if (!is_letter(at - 1) && !is_letter(at + word.size())) return true;
    }
    return false;
}

bool has_control_character(std::string_view text) {
    return std::any_of(text.begin(), text.end(),
                       [](char letter) { return letter >= 0 && letter < ' ' && letter != '\n'; });
}

void check_alike(const std::string& plain, const std::string& with_names) {
    if (neutral(plain) != neutral(with_names)) FAIL_CHECK(plain << "\n" << with_names);
    if (has_control_character(plain) || has_control_character(with_names))
        FAIL_CHECK("a marker of a name remains: " << with_names);
    for (const std::string_view name : marked_names) {
        const std::string colour(name.substr(1, name.size() - 2));
        if (has_word(plain, colour) != (with_names.find(name) != std::string::npos))
            FAIL_CHECK(name << " is missing: " << with_names);
    }
}

Game rivals() { return builtin_game("base", 3); }

Event placed(Colour colour) {
    Event event;
    event.kind = EventKind::figure_placed;
    event.colour = colour;
    event.figure = FigureKind::normal;
    return event;
}

}  // namespace

TEST_CASE("Names replace colours in every text of random games, and change nothing else", "[render][names]") {
    for (const int index : mistbank_tests::presets_from(0)) {
        Game game = mistbank_tests::new_game(mistbank_tests::rules_of(preset_name(index), 3, 4));
        INFO(preset_name(index));
        const TextOptions options = named(marked_names);
        mistbank_tests::RandomPlayer player(7);
        for (;;) {
            check_alike(question(game), question(game, options));
            if (game.action_count() % 8 == 0 || game.is_over()) check_alike(summary(game), summary(game, options));
            if (game.is_over()) break;
            const std::vector<Action> legal = game.legal_actions();
            for (std::size_t at = 0; at < legal.size(); at += 1 + legal.size() / 6)
                check_alike(describe(game, legal[at]), describe(game, legal[at], options));
            game.apply(player.choose(game));
        }
        for (std::size_t i = 0; i < game.event_count(); ++i)
            check_alike(sentence(game, game.events()[i]), sentence(game, game.events()[i], options));
    }
}

TEST_CASE("Names replace colours in the sentence of every kind of event", "[render][names]") {
    const Game game = rivals();
    for (int kind = 1; kind < 256; ++kind) {
        for (const int number : {0, 1, 2}) {
            Event event = placed(Colour::blue);
            event.kind = static_cast<EventKind>(kind);
            event.action = 1;
            event.feature = static_cast<std::uint8_t>(SegmentKind::city);
            event.count = 1;
            event.tiles = event.coats = event.cities = event.total = event.amount = event.points = number;
            INFO(name_of(event.kind));
            check_alike(sentence(game, event), sentence(game, event, named(marked_names)));
        }
    }
}

TEST_CASE("The name of a figure's owner replaces both the colour and the article", "[render][names]") {
    const Game game = rivals();
    CHECK(sentence(game, placed(Colour::red)) == "a red meeple is placed on the city at 0,0");
    CHECK(sentence(game, placed(Colour::red), named({"Anna"})) == "Anna's meeple is placed on the city at 0,0");
    CHECK(sentence(game, placed(Colour::green), named({"Anna"})) == "a green meeple is placed on the city at 0,0");
}

TEST_CASE("Names may have spaces, apostrophes, quotation marks and letters of any script", "[render][names]") {
    const Game game = rivals();
    for (const std::string name : {"Anna van Dijk", "O'Brien", "\"A\" <b> & {colour} [x|y] \\n",
                                   "\xE6\x9D\x8E\xE9\x9B\xB7", "\xF0\x9F\xA6\x8A", " ", "A"}) {
        CHECK(sentence(game, placed(Colour::red), named({name})) == name + "'s meeple is placed on the city at 0,0");
        CHECK(summary(game, named({name})).find("player 1 (" + name + ")") != std::string::npos);
    }
}

TEST_CASE("A player name that equals a colour is not itself replaced", "[render][names]") {
    const Game game = rivals();
    const TextOptions swapped = named({"green", "red"});
    CHECK(sentence(game, placed(Colour::red), swapped) == "green's meeple is placed on the city at 0,0");
    CHECK(sentence(game, placed(Colour::green), swapped) == "red's meeple is placed on the city at 0,0");
    CHECK(summary(game, swapped).find("points   green 0, red 0\n") != std::string::npos);
}

TEST_CASE("A player with an empty name keeps the name of the colour", "[render][names]") {
    const Game game = rivals();
    CHECK(summary(game, named({"", ""})) == summary(game));
    CHECK(summary(game, named({"Anna", ""})).find("points   Anna 0, green 0\n") != std::string::npos);
}

TEST_CASE("Players with equal names are both mentioned", "[render][names]") {
    CHECK(summary(rivals(), named({"Kim", "Kim"})).find("points   Kim 0, Kim 0\n") != std::string::npos);
}

TEST_CASE("A player with several colours is mentioned once", "[render][names]") {
    Event turn;
    turn.kind = EventKind::turn_began;
    turn.total = 3;
    const Game team = builtin_game("level1", 1);
    CHECK(sentence(team, turn) == "turn 3 begins: red/green");
    CHECK(sentence(team, turn, named({"Anna", "Anna"})) == "turn 3 begins: Anna");
    CHECK(sentence(team, turn, named({"Anna", "Bo"})) == "turn 3 begins: Anna/Bo");
    CHECK(sentence(team, turn, named({"Anna"})) == "turn 3 begins: Anna/green");
    CHECK(summary(team, named({"Anna", "Anna"})).find("player 1 (Anna)") != std::string::npos);
}

TEST_CASE("A single player is called 'the player' or by the given name", "[render][names]") {
    Event turn;
    turn.kind = EventKind::turn_began;
    Rules rules = *preset("level1");
    rules.players = 1;
    Error error;
    const std::optional<Game> alone = Game::create(rules, error);
    REQUIRE(alone);
    CHECK(sentence(*alone, turn) == "turn 0 begins: the player");
    CHECK(sentence(*alone, turn, named({"Anna", "Anna", "Anna", "Anna", "Anna", "Anna"})) == "turn 0 begins: Anna");
    CHECK(summary(*alone).find("turn     1, the player, level 1\n") != std::string::npos);
}

TEST_CASE("The longest names are not truncated in the longest texts", "[render][names]") {
    const std::string longest(max_name, 'x');
    const PlayerNames names = {longest, longest, longest, longest, longest, longest};
    Error error;
    REQUIRE(validate(names, error));
    Game game = mistbank_tests::new_game(mistbank_tests::rules_of("everything", 5, 2));
    mistbank_tests::RandomPlayer player(1);
    for (; !game.is_over(); game.apply(player.choose(game))) {
        const std::string status = summary(game, named(names));
        for (std::size_t at = 0; (at = status.find('x', at)) != std::string::npos;) {
            const std::size_t end = status.find_first_not_of('x', at);
            if (end - at > 8) REQUIRE(end - at == max_name);  // skips the x in words such as "box"
            at = end;
        }
    }
}

TEST_CASE("Names are printed in the colours of their players", "[render][names]") {
    TextOptions options = named({"\xC3\x89va"});
    options.colours = options.ascii = true;
    const Game game = rivals();
    const std::string plain = summary(game, [] {
        TextOptions without;
        without.colours = without.ascii = true;
        return without;
    }());
    CHECK(replaced(summary(game, options), "\xC3\x89va", "red") == plain);
    CHECK(plain.find("\x1B[") != std::string::npos);
}

TEST_CASE("The error for a name that is too long, not UTF-8, or has control characters gives the position",
          "[render][names]") {
    const Game game = rivals();
    const std::string longest(max_name, 'x');
    for (const std::string& name :
         {longest + "x", std::string("a\nb"), std::string("\x1B[31m"), std::string("\x7F"), std::string(1, '\0'),
          std::string("\x10"
                      "A"),
          std::string("\xC2\x9B"
                      "31m"),
          std::string("\xFF"), std::string("\xE6\x9D"), std::string("\xED\xA0\x80"), std::string("\xC0\x80")}) {
        Error error;
        CHECK_FALSE(validate(PlayerNames{"", "", name}, error));
        CHECK(error.status == Status::invalid_argument);
        CHECK(error.message == "names[2] must be UTF-8 of at most 63 bytes without control characters");
        CHECK(sentence(game, placed(Colour::blue), named({"", "", name})) == sentence(game, placed(Colour::blue)));
    }
    Error error;
    CHECK(validate(PlayerNames{longest, "\xC2\xA0", "it's", "", "red", "red"}, error));
    CHECK(error.status == Status::ok);
}

TEST_CASE("Descriptions of unknown events and actions contain no control characters", "[render][names]") {
    const Game game = rivals();
    mistbank_tests::Dice dice(5);
    for (int round = 0; round < 2000; ++round) {
        Event event;
        event.kind = static_cast<EventKind>(dice.below(120));
        event.colour = static_cast<Colour>(dice.below(256));
        event.player = static_cast<std::uint8_t>(dice.below(256));
        event.amount = static_cast<std::uint8_t>(dice.below(256));
        const std::string told = sentence(game, event);
        Action action;
        action.kind = static_cast<ActionKind>(dice.below(action_kinds + 2));
        action.colour = static_cast<std::uint8_t>(dice.below(256));
        const std::string meaning = describe(game, action);
        REQUIRE(!has_control_character(told));
        REQUIRE(!has_control_character(meaning));
    }
}
