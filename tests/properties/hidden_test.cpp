// Hidden information: external draws, reshuffles, and games that differ only in hidden tiles.
#include <rapidcheck/catch.h>

#include <sstream>

#include "mistbank/record.hpp"
#include "properties/picture.hpp"
#include "properties/sample.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

Sample with_draws(Sample sample, Draws draws) {
    sample.rules.draws = draws;
    return sample;
}

// Returns the action by which a host reports this random result with external draws; no action for other events.
Action said_of(const Event& event) {
    Action action;
    action.count = event.count;
    switch (event.kind) {
        case EventKind::die_rolled: action.kind = ActionKind::roll; break;
        case EventKind::token_drawn: action.kind = ActionKind::sheep; break;
        case EventKind::animal_shown:
            action.kind = ActionKind::animal;
            action.count = static_cast<std::uint8_t>(event.points);
            break;
        case EventKind::tile_hidden: action.kind = ActionKind::hidden; break;
        case EventKind::message_drawn: action.kind = ActionKind::message; break;
        case EventKind::tile_drawn:
            action.kind = ActionKind::draw;
            action.x = static_cast<std::int16_t>(event.type);
            break;
        default: break;
    }
    return action;
}

// Applies the draws and random results of `game` since event `first` to `other`.
void draw_the_same(Game& other, const Game& game, std::size_t first) {
    for (std::size_t i = first; i < game.event_count(); ++i) {
        const Action action = said_of(game.events()[i]);
        if (action.kind != ActionKind::none) RC_ASSERT(other.apply(action) == Status::ok);
    }
}

// Returns the events as text, without the numbers of actions, because external draws count as actions.
std::string events_in_words(const Game& game) {
    std::string text;
    for (std::size_t i = 0; i < game.event_count(); ++i) text += in_words(game.events()[i]) + "\n";
    return text;
}

// Returns, for each place in the draw order, whether its tile was drawn face up.
std::vector<bool> seen_places(const Game& game, std::size_t places) {
    std::vector<bool> seen(places);
    std::size_t next = 0;
    for (std::size_t i = 0; i < game.event_count(); ++i) {
        const EventKind kind = game.events()[i].kind;
        if (kind == EventKind::tile_drawn) seen.at(next++) = true;
        if (kind == EventKind::face_down_laid) ++next;
    }
    return seen;
}

std::vector<std::string> words_of(const std::string& text) {
    std::istringstream in(text);
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

// Returns the tiles in the `order` lines of a record. `rest` receives the record without these lines; `place` receives
// the offset in `rest` where the lines were.
std::vector<std::string> take_order(const std::string& record, std::string& rest, std::size_t& place) {
    std::vector<std::string> order;
    std::istringstream in(record);
    for (std::string line; std::getline(in, line);) {
        const std::vector<std::string> words = words_of(line);
        if (words.empty() || words[0] != "order") {
            rest += line + "\n";
            continue;
        }
        place = rest.size();
        order.insert(order.end(), words.begin() + 1, words.end());
    }
    return order;
}

// RIV-2: returns the layer of a tile in the pile. Layers with lower numbers lie on top.
int layer_of(const TileType& type) {
    if (type.has(Mark::spring)) return 0;
    if (type.has(Mark::lake)) return 2;
    return type.has(SegmentKind::river) ? 1 : 3;
}

void shuffle(Dice& dice, std::vector<std::string>& words, const std::vector<std::size_t>& places) {
    for (std::size_t i = places.size(); i > 1; --i) std::swap(words[places[i - 1]], words[places[dice.below(i)]]);
}

// MSG-2: returns the record with the unseen messages in a different order.
std::string with_hidden_messages_shuffled(const Game& game, std::string record, Dice& dice) {
    const std::size_t begin = record.find("\nmessages ") + 1;
    if (begin == 0) return record;
    const std::size_t end = record.find('\n', begin);
    std::vector<std::string> words = words_of(record.substr(begin, end - begin));  // the first word is "messages"
    std::vector<std::size_t> hidden;
    for (std::size_t i = 1 + static_cast<std::size_t>(game.fact_size("messages")); i < words.size(); ++i)
        hidden.push_back(i);
    shuffle(dice, words, hidden);
    std::string line = words[0];
    for (std::size_t i = 1; i < words.size(); ++i) line += " " + words[i];
    return record.replace(begin, end - begin, line);
}

// Returns the record with the unseen tiles and messages in a different order.
std::string with_hidden_tiles_shuffled(const Game& game, std::uint64_t seed) {
    std::string record;
    std::size_t place = 0;
    std::vector<std::string> order = take_order(record_of(game), record, place);
    const std::vector<bool> seen = seen_places(game, order.size());
    std::vector<std::size_t> hidden[4];  // places in the draw order, by layer
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (!seen[i]) hidden[layer_of(game.type(game.type_named(order[i])))].push_back(i);
    }
    Dice dice(seed);
    for (const std::vector<std::size_t>& places : hidden) shuffle(dice, order, places);
    std::string line;
    for (const std::string& id : order) line += "order " + id + "\n";
    return with_hidden_messages_shuffled(game, record.insert(place, line), dice);
}

Game hidden_twin(const Game& game, const Sample& sample, std::uint64_t seed) {
    const std::vector<TileSet> sets = sets_of(sample);
    Error error;
    std::optional<Game> twin = replay(with_hidden_tiles_shuffled(game, seed), sets.data(), sets.size(), error);
    if (!twin) RC_FAIL(std::string(error.message));
    return std::move(*twin);
}

}  // namespace

TEST_CASE("In random games, neither the kind of draws nor hidden information changes what players see",
          "[properties][hidden]") {
    rc::prop("External draws give the same game as automatic draws", [](const Sample& any) {
        const Sample sample = with_draws(any, Draws::automatic);
        Game other = start_of(with_draws(any, Draws::external));
        std::size_t events = 0;
        std::size_t actions = 0;
        play_through(sample, [&](const Game& game) {
            if (game.action_count() > actions) RC_ASSERT(other.apply(game.action(actions++)) == Status::ok);
            draw_the_same(other, game, events);
            events = game.event_count();
            RC_ASSERT(picture(other) == picture(game));
            RC_ASSERT(other.public_hash() == game.public_hash());
        });
        const Game game = played(sample);
        RC_ASSERT(events_in_words(other) == events_in_words(game));
        RC_ASSERT(open_record_of(other) == open_record_of(game));
    });

    rc::prop("Reshuffling hidden information changes nothing visible", [](const Sample& sample, std::uint64_t seed) {
        const Game game = played(sample);
        if (game.is_over()) return;  // a finished game has no hidden information
        Game other = game.clone();
        other.determinize(seed);
        RC_ASSERT(describe(other) == describe(game));
        RC_ASSERT(picture(other) == picture(game));
        RC_ASSERT(other.public_hash() == game.public_hash());
        RC_ASSERT(events_since(other, 0) == events_since(game, 0));
        RC_ASSERT(open_record_of(other) == open_record_of(game));
        for (const std::uint16_t choice : sample.choices) {
            if (other.is_over()) break;
            RC_ASSERT(other.apply(chosen(other, choice)) == Status::ok);
        }
    });

    rc::prop("Two games that differ only in hidden tiles and messages look the same at every step",
             [](const Sample& any, std::uint16_t seed) {
                 Sample sample = with_draws(any, Draws::automatic);
                 // The dragon adds a second order of tiles (PRD-3), which is independent of the first.
                 sample.rules.expansions &= ~bit(Expansion::princess_dragon);
                 Game game = played(sample);
                 Game twin = hidden_twin(game, sample, seed);
                 RC_ASSERT(open_record_of(twin) == open_record_of(game));
                 RC_ASSERT(events_since(twin, 0) == events_since(game, 0));
                 do {
                     RC_ASSERT(picture(twin) == picture(game));
                     if (!game.is_over()) RC_ASSERT(describe(twin) == describe(game));
                     RC_ASSERT(twin.undo() == game.undo());
                 } while (game.action_count() > 0);
             });
}
