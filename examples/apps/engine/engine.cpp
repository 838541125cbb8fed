// The functions that carry out requests.
#include "engine.hpp"

#include <nlohmann/json.hpp>
#include <vector>

#include "answer.hpp"
#include "mistbank/json.hpp"
#include "mistbank/position.hpp"
#include "mistbank/record.hpp"
#include "mistbank/render.hpp"
#include "request.hpp"

namespace engine {

using namespace mistbank;

namespace {

constexpr int protocol = 1;
constexpr int usual_simulations = 200;
constexpr int most_milliseconds = 600000;

// --- shared parts of requests ---------------------------------------------------------------------------------------

HostString new_text() { return HostString{Allocator{}}; }

std::string json_of(const Game& game, const Action& action) {
    HostString text = new_text();
    to_json(game, action, text);
    return {text.data(), text.size()};
}

std::string json_of(const Game& game, int viewer) {
    HostString text = new_text();
    to_json(game, viewer, text);
    return {text.data(), text.size()};
}

void check(bool is_well, const Error& error) {
    if (!is_well) throw Refused{status_text(error.status), std::string(error.message)};
}

/// Returns the names of players, by colour, from the field "names". The names are views into the request's memory.
PlayerNames names_in(Request& request) {
    PlayerNames names{};
    for (const auto& [colour, name] : request.texts("names")) {
        const Colour known = colour_named(colour);
        if (known == Colour::none)
            throw Refused{status_text(Status::unknown_name), "names: unknown colour '" + std::string(colour) + "'"};
        names[static_cast<std::size_t>(known)] = name;
    }
    Error error;
    check(validate(names, error), error);
    return names;
}

/// Returns the events from number `first` on as JSON, each with a sentence that describes it.
std::string events_of(const Game& game, std::size_t first, const PlayerNames& names) {
    TextOptions options;
    options.names = names;
    List list;
    for (std::size_t i = first; i < game.event_count(); ++i) {
        const Event& event = game.events()[i];
        HostString text = new_text();
        to_json(game, event, text);
        text.pop_back();  // removes the closing brace, because another field follows
        list.add(std::string(text.data(), text.size()) + ",\"sentence\":" + json_text(sentence(game, event, options)) +
                 "}");
    }
    return list.text();
}

/// Adds the status of a game to an answer (see PROTOCOL.md).
void tell_stand(const Game& game, Answer& answer) {
    const Decision decision = game.decision();
    answer.add("over", game.is_over());
    answer.add("decision", json_text(name_of(decision.kind)));
    answer.add("player", decision.player);
    answer.add("turn", game.turn());
}

/// Returns the action in the field "action", which is an object or the action's text form.
Action action_in(Request& request, const Game& game, Answer& answer) {
    Error error;
    Message ignored;
    const std::optional<Action> action = action_from_json(game, request.raw("action"), error, &ignored);
    if (!action) throw Refused{status_text(error.status), "action: " + std::string(error.message)};
    answer.remark(ignored);
    return *action;
}

Rules rules_in(Request& request, Answer& answer) {
    if (request.has_text("rules")) {
        const std::string name = request.text("rules");
        const std::optional<Rules> found = preset(name);
        if (!found) throw Refused{status_text(Status::unknown_name), "unknown preset '" + name + "'"};
        return *found;
    }
    Error error;
    Message ignored;
    const std::optional<Rules> rules = rules_from_json(request.raw("rules"), error, &ignored);
    if (!rules) throw Refused{status_text(error.status), "rules: " + std::string(error.message)};
    answer.remark(ignored);
    return *rules;
}

std::vector<TileSet> sets_in(Request& request, Answer& answer) {
    std::vector<TileSet> sets;
    for (const std::string& text : request.list("tile_sets")) {
        Error error;
        Message ignored;
        std::optional<TileSet> set = tile_set_from_json(text, error, {}, &ignored);
        if (!set) throw Refused{status_text(error.status), "tile_sets: " + std::string(error.message)};
        answer.remark(ignored);
        sets.push_back(std::move(*set));
    }
    return sets;
}

// --- creating games -------------------------------------------------------------------------------------------------

void hello(Request&, Answer& answer) {
    answer.add("engine", json_text("mistbank"));
    answer.add("version", json_text(MISTBANK_ENGINE_VERSION));
    answer.add("protocol", protocol);
    List presets;
    for (int i = 0; i < preset_count(); ++i) presets.add(json_text(preset_name(i)));
    answer.add("presets", presets.text());
    List sets;
    for (int i = 0; i < TileSet::builtin_count(); ++i) sets.add(json_text(TileSet::builtin_name(i)));
    answer.add("tile_sets", sets.text());
}

void new_game(Request& request, Answer& answer) {
    const Rules rules = rules_in(request, answer);
    const std::vector<TileSet> sets = sets_in(request, answer);
    const PlayerNames names = names_in(request);
    Error error;
    std::optional<Game> game = Game::create(rules, sets.data(), sets.size(), error);
    check(game.has_value(), error);
    const Game& made = request.put(std::move(*game));
    tell_stand(made, answer);
    answer.add("events", events_of(made, 0, names));
}

void load(Request& request, Answer& answer) {
    const std::string record = request.text("record");
    const std::vector<TileSet> sets = sets_in(request, answer);
    Error error;
    std::optional<Game> game = replay(record, sets.data(), sets.size(), error);
    check(game.has_value(), error);
    tell_stand(request.put(std::move(*game)), answer);
}

void begin(Request& request, Answer& answer) {
    const std::string position = request.text("position");
    const std::vector<TileSet> sets = sets_in(request, answer);
    Error error;
    std::optional<Game> game = from_position(position, sets.data(), sets.size(), error);
    check(game.has_value(), error);
    tell_stand(request.put(std::move(*game)), answer);
}

void close(Request& request, Answer&) { request.drop(); }

void games(Request& request, Answer& answer) {
    List names;
    for (const std::string& name : request.names()) names.add(json_text(name));
    answer.add("games", names.text());
}

// --- playing --------------------------------------------------------------------------------------------------------

void legal(Request& request, Answer& answer) {
    const Game& game = request.seat().game;
    tell_stand(game, answer);
    List actions;
    for (const Action& action : game.legal_actions()) actions.add(json_of(game, action));
    answer.add("actions", actions.text());
}

void apply(Request& request, Answer& answer) {
    Game& game = request.seat().game;
    const Action action = action_in(request, game, answer);
    const PlayerNames names = names_in(request);
    const std::size_t events = game.event_count();
    const char* const reason = game.why_not(action);
    const Status status = game.apply(action);
    if (status != Status::ok) throw Refused{status_text(status), reason != nullptr ? reason : ""};
    tell_stand(game, answer);
    answer.add("events", events_of(game, events, names));
}

void why(Request& request, Answer& answer) {
    const Game& game = request.seat().game;
    const char* const reason = game.why_not(action_in(request, game, answer));
    answer.add("legal", reason == nullptr);
    if (reason != nullptr) answer.add("reason", json_text(reason));
}

void undo(Request& request, Answer& answer) {
    Game& game = request.seat().game;
    const int count = request.number("count", 1, 1, 1000000000);
    if (static_cast<std::size_t>(count) > game.action_count()) {
        throw Refused{
            status_text(Status::nothing_to_undo),
            "count: expected at most " + std::to_string(game.action_count()) + ", the number of actions of the game"};
    }
    for (int i = 0; i < count; ++i) game.undo();
    tell_stand(game, answer);
}

// --- queries --------------------------------------------------------------------------------------------------------

int viewer_in(Request& request, const Game& game) {
    if (!request.has_text("viewer")) {
        return request.number("viewer", nobody_in_particular, nobody_in_particular, game.rules().players - 1);
    }
    const std::string name = request.text("viewer");
    if (name == "nobody") return nobody_in_particular;
    if (name == "host") return the_host;
    throw Refused{status_text(Status::invalid_argument),
                  "viewer: expected the number of a player, \"nobody\" or \"host\""};
}

void state(Request& request, Answer& answer) {
    const Game& game = request.seat().game;
    answer.add("state", json_of(game, viewer_in(request, game)));
}

void position(Request& request, Answer& answer) {
    const Game& game = request.seat().game;
    answer.add("position", json_text(to_position(game, viewer_in(request, game))));
}

void events(Request& request, Answer& answer) {
    const Game& game = request.seat().game;
    const int since = request.number("since", 0, 0, static_cast<int>(game.event_count()));
    answer.add("events", events_of(game, static_cast<std::size_t>(since), names_in(request)));
}

void board(Request& request, Answer& answer) { answer.add("text", json_text(render_text(request.seat().game))); }

void picture(Request& request, Answer& answer) {
    Error error;
    const std::optional<std::string> svg = render_svg(request.seat().game, {}, error);
    check(svg.has_value(), error);
    answer.add("svg", json_text(*svg));
}

void record(Request& request, Answer& answer) {
    const std::string kind = request.text("kind", "full");
    if (kind != "full" && kind != "open") {
        throw Refused{status_text(Status::invalid_argument), "kind: expected \"full\" or \"open\""};
    }
    Error error;
    const auto text = to_record(request.seat().game, kind == "open" ? RecordKind::open : RecordKind::full, error);
    check(text.has_value(), error);
    answer.add("record", json_text(*text));
}

// --- advice ---------------------------------------------------------------------------------------------------------

Strength strength_in(Request& request) {
    const std::string name = request.text("strength", "best");
    for (int i = 0; i < strengths; ++i) {
        if (name == name_of(static_cast<Strength>(i))) return static_cast<Strength>(i);
    }
    throw Refused{status_text(Status::unknown_name), "unknown strength '" + name + "'"};
}

/// Returns the advisers of a game. Creates new advisers if the strength, the seed or the number of threads has changed.
Thinkers& thinkers_of(Seat& seat, const AdviserOptions& options, int threads) {
    const auto are_these = [&](const Thinkers& known) {
        return known.options().strength == options.strength && known.options().seed == options.seed &&
               known.threads() == threads;
    };
    if (!seat.thinkers || !are_these(*seat.thinkers)) seat.thinkers.emplace(seat.game, options, threads);
    return *seat.thinkers;
}

void tell_advice(const Adviser& adviser, const Game& game, std::size_t index, const PlayerNames& names, List& list) {
    const Advice advice = adviser.advice(index);
    Answer one;
    one.add("action", json_of(game, advice.action));
    one.add("visits", advice.visits);
    one.add("group", advice.group);
    one.add("winning", advice.winning);
    one.add("points", advice.points);
    one.add("judgement", advice.judgement);
    one.add("explanation", json_text(adviser.explanation(index, names)));
    list.add(one.object());
}

void advice(Request& request, Answer& answer) {
    Seat& seat = request.seat();
    const int milliseconds = request.number("milliseconds", 0, 0, most_milliseconds);
    const int simulations = request.number("simulations", usual_simulations, 0, 1000000);
    const int most = request.number("most", 5, 0, 1000000);
    const int threads = request.number("threads", usual_threads(), 1, most_threads);
    const PlayerNames names = names_in(request);
    Thinkers& thinkers = thinkers_of(seat, {strength_in(request), request.large("seed", 0)}, threads);
    milliseconds == 0 ? thinkers.think(seat.game, simulations) : thinkers.think_for(seat.game, milliseconds);
    const Adviser& adviser = thinkers.adviser();
    answer.add("action", json_of(seat.game, adviser.choose()));
    answer.add("simulations", adviser.simulations());
    answer.add("threads", threads);
    List list;
    for (std::size_t i = 0; i < adviser.advice_count() && i < static_cast<std::size_t>(most); ++i) {
        tell_advice(adviser, seat.game, i, names, list);
    }
    answer.add("advice", list.text());
}

// --- reviews --------------------------------------------------------------------------------------------------------

void tell_review(const Adviser& adviser, const Game& game, std::size_t number, const Action& played,
                 const Review& review, const PlayerNames& names, List& list) {
    const bool team = game.rules().system == System::cooperative;
    Answer one;
    one.add("number", number);
    one.add("turn", game.turn());
    one.add("player", game.deciding_player());
    one.add("action", json_of(game, played));
    one.add("verdict", json_text(name_of(review.verdict)));
    one.add("lost", review.lost);
    one.add("lost_error", review.lost_error);
    one.add("lost_winning", review.lost_winning);
    one.add("best", json_of(game, review.best));
    one.add("explanation", json_text(adviser.explanation(review.best_index, names)));
    one.add("winning", review.winning);
    one.add("points", review.points);
    List winning, points;
    for (int player = 0; player < (team ? 1 : game.rules().players); ++player) {
        winning.add(json_number(review.winning_of[player]));
        points.add(json_number(review.points_of[player]));
    }
    one.add("winning_of", winning.text());
    one.add("points_of", points.text());
    list.add(one.object());
}

/// Undoes all actions of a game, and returns them in the order in which they were played.
std::vector<Action> take_back(Game& game) {
    std::vector<Action> actions;
    for (std::size_t i = 0; i < game.action_count(); ++i) actions.push_back(game.action(i));
    while (game.action_count() > 0) game.undo();
    return actions;
}

void review(Request& request, Answer& answer) {
    Seat& seat = request.seat();
    const int applied = static_cast<int>(seat.game.action_count());
    const int since = request.number("since", 0, 0, applied);
    const int most = request.number("most", applied, 0, 1000000);
    const int simulations = request.number("simulations", usual_simulations, 1, 1000000);
    const PlayerNames names = names_in(request);
    AdviserOptions options;
    options.seed = request.large("seed", 0);
    Error error;
    std::optional<Adviser> adviser = Adviser::create(seat.game, options, error);
    check(adviser.has_value(), error);
    Game game = seat.game.clone();
    const std::vector<Action> actions = take_back(game);
    List list;
    for (int i = 0; i < applied && i < since + most; ++i) {
        const Action& played = actions[static_cast<std::size_t>(i)];
        if (i >= since) {
            Review found;
            const Status status = adviser->review(game, played, simulations, found);
            if (status != Status::ok) throw Refused{status_text(status), "the game cannot be reviewed"};
            tell_review(*adviser, game, static_cast<std::size_t>(i), played, found, names, list);
        }
        game.apply(played);
    }
    answer.add("count", applied);
    answer.add("decisions", list.text());
}

void quit(Request& request, Answer&) { request.end(); }

// --- all requests ---------------------------------------------------------------------------------------------------

struct Command {
    const char* name;
    void (*carry_out)(Request& request, Answer& answer);
};

constexpr Command commands[] = {{"hello", hello},   {"new", new_game},  {"load", load},       {"begin", begin},
                                {"games", games},   {"close", close},   {"legal", legal},     {"apply", apply},
                                {"why", why},       {"undo", undo},     {"state", state},     {"position", position},
                                {"events", events}, {"board", board},   {"picture", picture}, {"record", record},
                                {"advice", advice}, {"review", review}, {"quit", quit}};

}  // namespace

std::string Engine::answer(std::string_view line) {
    Request request(*this);
    try {
        request.read(line);
        const std::string name = request.text("do");
        for (const Command& command : commands) {
            if (name != command.name) continue;
            Answer answer(request.id(), true);
            command.carry_out(request, answer);
            answer.remark(request.unused());
            return answer.object();
        }
        throw Refused{status_text(Status::unknown_name), "unknown request '" + name + "'"};
    } catch (const Refused& refused) {
        Answer answer(request.id(), false);
        answer.add("status", json_text(refused.status));
        answer.add("message", json_text(refused.message));
        return answer.object();
    }
}

}  // namespace engine
