#include "scenarios/runner.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <sstream>

#include "mistbank/game.hpp"
#include "mistbank/position.hpp"
#include "mistbank/record.hpp"
#include "scenarios/expectations.hpp"
#include "scenarios/words.hpp"

namespace mistbank::scenarios {
namespace {

/// Removes the comment from a line. A `#` at the start of the line or after a space starts a comment.
std::string without_comment(std::string_view line) {
    for (std::size_t at = line.find('#'); at != std::string_view::npos; at = line.find('#', at + 1))
        if (at == 0 || line[at - 1] == ' ' || line[at - 1] == '\t') return trimmed(line.substr(0, at));
    return trimmed(line);
}

/// Returns the first word of a line, and the rest of the line.
std::pair<std::string, std::string> keyword_and_rest(const std::string& line) {
    const auto space = line.find(' ');
    if (space == std::string::npos) return {line, ""};
    return {line.substr(0, space), trimmed(line.substr(space))};
}

// --- the rules line ------------------------------------------------------------------------------------------------

void read_colours(const std::string& list, int& count, Colour (&colours)[max_colours]) {
    count = 0;
    for (const std::string& name : split(list, ',')) {
        const Colour colour = colour_named(name);
        if (colour == Colour::none) throw Failure("unknown colour \"" + name + "\"");
        if (count == max_colours) throw Failure("too many colours");
        colours[count++] = colour;
    }
}

std::uint32_t read_expansions(const std::string& list) {
    std::uint32_t expansions = 0;
    for (const std::string& name : split(list, ',')) {
        const std::optional<Expansion> expansion = expansion_named(name);
        if (!expansion) throw Failure("unknown expansion \"" + name + "\"");
        expansions |= bit(*expansion);
    }
    return expansions;
}

template <typename Value>
Value value_named(const std::map<std::string, Value>& names, const std::string& name) {
    const auto found = names.find(name);
    if (found == names.end()) throw Failure("unknown value \"" + name + "\" for this key");
    return found->second;
}

bool truth_named(const std::string& name) { return value_named<bool>({{"yes", true}, {"no", false}}, name); }

/// Reads the size of the table, such as "5x7", or "5x7@1,2" with the position of the cell 0,0.
void read_table(const std::string& text, HouseRules& house) {
    const auto size_and_place = split(text, '@');
    const auto size = split(size_and_place.front(), 'x');
    if (size.size() != 2 || size_and_place.size() > 2) throw Failure("\"" + text + "\" is not a table WxH or WxH@X,Y");
    house.table_width = number_of<int>(size[0]);
    house.table_height = number_of<int>(size[1]);
    if (size_and_place.size() == 1) return;
    const Cell place = cell_of(size_and_place[1]);
    house.table_x = place.x;
    house.table_y = place.y;
}

std::uint32_t read_kinds(const std::string& list) {
    std::uint32_t kinds = 0;
    for (const std::string& name : split(list, ',')) kinds |= 1u << static_cast<unsigned>(read_kind(name));
    return kinds;
}

using Setter = void (*)(Rules&, const std::string&);

/// Returns the setters of all fields of HouseRules except the four fields of the table, which share one key.
const std::map<std::string, Setter>& setters_of_house_rules() {
    static const std::map<std::string, Setter> setters = {
        {"hand", [](Rules& r, const std::string& v) { r.house.hand = number_of<int>(v); }},
        {"hand_open", [](Rules& r, const std::string& v) { r.house.hand_open = truth_named(v); }},
        {"draw_ahead", [](Rules& r, const std::string& v) { r.house.draw_ahead = truth_named(v); }},
        {"unplayable",
         [](Rules& r, const std::string& v) {
             r.house.unplayable =
                 value_named<Unplayable>({{"set_aside", Unplayable::set_aside}, {"returned", Unplayable::returned}}, v);
         }},
        {"hole_turn", [](Rules& r, const std::string& v) { r.house.hole_turn = truth_named(v); }},
        {"incomplete_scores", [](Rules& r, const std::string& v) { r.house.incomplete_scores = truth_named(v); }},
        {"table", [](Rules& r, const std::string& v) { read_table(v, r.house); }},
        {"border_completes", [](Rules& r, const std::string& v) { r.house.border_completes = truth_named(v); }},
        {"start_in_bag", [](Rules& r, const std::string& v) { r.house.start_in_bag = truth_named(v); }},
        {"small_cities", [](Rules& r, const std::string& v) { r.house.small_cities = truth_named(v); }},
        {"without", [](Rules& r, const std::string& v) { r.house.without = read_kinds(v); }},
        {"dragon_after_scoring", [](Rules& r, const std::string& v) { r.house.dragon_after_scoring = truth_named(v); }},
        {"hill_majority", [](Rules& r, const std::string& v) { r.house.hill_majority = truth_named(v); }},
        {"tile_sales", [](Rules& r, const std::string& v) { r.house.tile_sales = truth_named(v); }},
        {"first_player",
         [](Rules& r, const std::string& v) {
             r.house.first_player = value_named<FirstPlayer>({{"host", FirstPlayer::host},
                                                              {"random", FirstPlayer::random},
                                                              {"most_roads", FirstPlayer::most_roads}},
                                                             v);
         }},
    };
    return setters;
}

void set_rule(Rules& rules, const std::string& key, const std::string& value) {
    static const std::map<std::string, Setter> setters = {
        {"players", [](Rules& r, const std::string& v) { r.players = number_of<int>(v); }},
        {"edition", [](Rules& r, const std::string& v) { r.edition = Edition{number_of<std::uint16_t>(v)}; }},
        {"level", [](Rules& r, const std::string& v) { r.level = number_of<int>(v); }},
        {"starting_player", [](Rules& r, const std::string& v) { r.starting_player = number_of<int>(v); }},
        {"colours", [](Rules& r, const std::string& v) { read_colours(v, r.colour_count, r.colours); }},
        {"scoring_colours",
         [](Rules& r, const std::string& v) { read_colours(v, r.scoring_colour_count, r.scoring_colours); }},
        {"joint_scoring",
         [](Rules& r, const std::string& v) {
             r.joint_scoring = value_named<JointScoring>(
                 {{"every_colour", JointScoring::every_colour}, {"majority", JointScoring::majority}}, v);
         }},
        {"expansions", [](Rules& r, const std::string& v) { r.expansions = read_expansions(v); }},
        {"farmers", [](Rules& r, const std::string& v) { r.farmers = truth_named(v); }},
        {"ghosts", [](Rules& r, const std::string& v) { r.ghosts = truth_named(v); }},
        {"castles", [](Rules& r, const std::string& v) { r.castles = truth_named(v); }},
        {"cemeteries", [](Rules& r, const std::string& v) { r.cemeteries = truth_named(v); }},
        {"draws",
         [](Rules& r, const std::string& v) {
             r.draws = value_named<Draws>({{"automatic", Draws::automatic}, {"external", Draws::external}}, v);
         }},
        {"seed", [](Rules& r, const std::string& v) { r.seed = number_of<std::uint64_t>(v); }},
    };
    const auto of_house = setters_of_house_rules().find(key);
    const bool is_of_house = of_house != setters_of_house_rules().end();
    (is_of_house ? of_house->second : value_named(setters, key))(rules, value);
}

}  // namespace

Rules read_rules(const std::string& text) {
    Words words(text);
    const std::string name = words.take();
    const auto found = preset(name);
    if (!found) throw Failure("unknown preset \"" + name + "\"");
    Rules rules = *found;
    rules.draws = Draws::external;
    while (!words.at_end()) {
        const auto [key, value] = key_and_value(words.take());
        set_rule(rules, key, value);
    }
    return rules;
}

namespace {

// --- playing -------------------------------------------------------------------------------------------------------

/// Plays the game of one scenario, line by line.
class Play {
public:
    Play(std::string tiles_folder, Witness* witness) : tiles_folder_(std::move(tiles_folder)), witness_(witness) {}

    void line(const Line& line) {
        const std::string& text = line.text;
        number_ = line.number;
        using Step = void (Play::*)(const std::string&);
        static const std::map<std::string, Step> steps = {{"rules", &Play::read_rules_line},
                                                          {"tiles", &Play::read_tiles_line},
                                                          {"position", &Play::begin_position},
                                                          {"|", &Play::read_position_line},
                                                          {"do", &Play::apply_line},
                                                          {"refuse", &Play::refuse},
                                                          {"undo", &Play::undo},
                                                          {"invalid", &Play::demand_invalid},
                                                          {"expect", &Play::expect}};
        if (ended_) throw Failure("no line may follow \"invalid\"");
        const auto [word, rest] = keyword_and_rest(text);
        const auto step = steps.find(word);
        if (step == steps.end()) throw Failure("unknown kind of line \"" + word + "\"");
        is_in_position_ = word == "position" || (word == "|" && is_in_position_);
        (this->*step->second)(rest);
    }

    /// Checks that the scenario is complete after its last line.
    void end() {
        if (!ended_ && !game_) throw Failure("the scenario has no line that creates a game");
    }

    std::string situation() const { return game_ ? description(*game_) : "no game yet"; }

private:
    void read_rules_line(const std::string& text) {
        if (rules_) throw Failure("\"rules\" is given twice");
        rules_ = read_rules(text);
        beginning_.rules = text;
    }

    void read_tiles_line(const std::string& names) {
        if (game_ || !sets_.empty()) throw Failure("\"tiles\" must come once and before the first action");
        Words words(names);
        do {
            const std::string name = words.take();
            const std::string text = read_file(tiles_folder_ + "/" + name + ".tiles");
            if (text.empty()) throw Failure("unknown tile set \"" + name + "\"");
            Error error;
            std::optional<TileSet> set = TileSet::parse(text, error);
            if (!set) throw Failure("tile set " + name + ": " + error.message);
            sets_.push_back(std::move(*set));
            beginning_.sets.push_back(name);
        } while (!words.at_end());
    }

    void begin_position(const std::string& rest) {
        if (!rest.empty()) throw Failure("the lines of a position must begin with \"|\"");
        if (game_ || position_) throw Failure("\"position\" must come once and before the first action");
        position_ = "";
    }

    void read_position_line(const std::string& text) {
        if (!is_in_position_) throw Failure("\"|\" is only allowed after \"position\"");
        for (const std::string& line : split(text, ';')) {
            if (line.empty()) throw Failure("a line of the position is empty");
            *position_ += line + "\n";
            position_lines_.push_back(number_);
        }
    }

    std::optional<Game> make_game(Error& error) {
        if (!rules_) throw Failure("\"rules\" is missing");
        std::optional<Game> game = Game::create(*rules_, sets_.data(), sets_.size(), error);
        if (!game || !position_) return game;
        if (position_->empty()) throw Failure("the position is empty");
        beginning_.position = header_of(*game) + *position_;
        return from_position(beginning_.position, sets_.data(), sets_.size(), error);
    }

    /// Returns the header of a position with the game's rules and sets. A record has the same keys, so the header comes
    /// from a record.
    static std::string header_of(const Game& game) {
        Error error;
        const std::optional<std::string> record = to_record(game, RecordKind::full, error);
        if (!record) throw Failure("no record can be written: " + error.message);
        const std::size_t first = record->find('\n');
        return "mistbank-position 1" + record->substr(first, record->find("\nactions\n") - first) + "\n";
    }

    /// Replaces the line number in a message about the position ("line 12, column 3: ...") with the line number in the
    /// scenario, and appends the text of that line. The position begins with a generated header.
    std::string with_own_line(const std::string& message) const {
        const std::string& text = beginning_.position;
        if (text.empty() || message.rfind("line ", 0) != 0) return message;
        const std::size_t line = std::stoul(message.substr(5)) - 1;
        const std::vector<std::string> lines = split(text, '\n');
        const std::size_t header = lines.size() - position_lines_.size() - (lines.back().empty() ? 1 : 0);
        const std::string meant = "\n  position: " + lines.at(line);
        if (line < header) return message + meant;
        return "line " + std::to_string(position_lines_.at(line - header)) + message.substr(message.find(',')) + meant;
    }

    Game& game() {
        if (game_) return *game_;
        Error error;
        game_ = make_game(error);
        if (!game_) {
            const std::string message(error.message);
            throw Failure("the game cannot be created: " + with_own_line(message));
        }
        check_decision();
        hashes_.push_back(game_->state_hash());
        if (witness_) witness_->made(beginning_, *game_);
        return *game_;
    }

    void apply_line(const std::string& text) {
        first_event_ = game().event_count();
        for (std::string action : split(text, ';')) {
            const bool optional = !action.empty() && action.back() == '?';
            if (optional) action.pop_back();
            apply(read_action(game(), action), optional);
        }
    }

    void apply(Action action, bool optional) {
        const char* reason = game_->why_not(action);
        if (reason && optional) return;
        if (reason) throw Failure(game_->text_of(action) + " must be legal, but: " + reason);
        const Status status = game_->apply(action);
        if (status != Status::ok)
            throw Failure(game_->text_of(action) + " should be legal, but apply says: " + status_text(status));
        check_decision();
        hashes_.push_back(game_->state_hash());
        if (witness_) witness_->applied(*game_, action);
    }

    /// Checks the rules that hold for every decision in any scenario.
    void check_decision() const {
        const std::vector<Action> legal = game_->legal_actions();
        const DecisionKind kind = game_->decision().kind;
        if (legal.empty() != game_->is_over()) throw Failure("a game must have legal actions exactly until it is over");
        const bool may_have_one = kind == DecisionKind::lay_tile || kind == DecisionKind::hand ||
                                  kind == DecisionKind::draw || kind == DecisionKind::chance;
        if (legal.size() == 1 && !may_have_one)
            throw Failure("a decision with one legal action must be taken automatically");
        for (const Action& action : legal)
            if (const char* reason = game_->why_not(action))
                throw Failure(game_->text_of(action) + " is listed, but why_not says: " + reason);
    }

    void refuse(const std::string& text) {
        const auto because = text.find(" because ");
        if (because == std::string::npos) throw Failure("\"because\" is missing");
        const std::string wanted = trimmed(text.substr(because + std::string(" because ").size()));
        const Action action = read_action(game(), trimmed(text.substr(0, because)));
        const char* reason = game_->why_not(action);
        if (!reason) throw Failure("expected: refused\n  found:    the action is legal");
        if (std::string(reason).find(wanted) == std::string::npos)
            throw Failure("expected: a reason with \"" + wanted + "\"\n  found:    " + reason);
        const std::uint64_t before = game_->state_hash();
        if (game_->apply(action) == Status::ok) throw Failure("expected: refused\n  found:    the action was applied");
        if (game_->state_hash() != before) throw Failure("the refused action has changed the state");
        if (witness_) witness_->refused(*game_, action, reason);
    }

    void undo(const std::string& text) {
        const auto count = number_of<unsigned>(text);
        for (unsigned left = count; left > 0; --left) {
            const Status status = game().undo();
            if (status != Status::ok) throw Failure(std::string("undo says: ") + status_text(status));
            hashes_.pop_back();
        }
        if (game_->state_hash() != hashes_.back()) throw Failure("undo has not restored the previous state");
        first_event_ = std::min(first_event_, game_->event_count());
        if (witness_) witness_->undone(*game_, count);
    }

    void demand_invalid(const std::string& wanted) {
        if (game_) throw Failure("\"invalid\" must come before the first action");
        Error error;
        if (make_game(error)) throw Failure("expected: rules that are refused\n  found:    the rules are valid");
        if (wanted.empty() || error.message.find(wanted) == std::string::npos)
            throw Failure("expected: a message with \"" + wanted + "\"\n  found:    " + error.message);
        ended_ = true;
        if (witness_) witness_->refused_to_begin(beginning_, wanted);
    }

    void expect(const std::string& text) {
        check_expectation(game(), first_event_, text);
        if (witness_) witness_->looked_at(*game_, first_event_);
    }

    std::string tiles_folder_;
    Witness* witness_;  // null if nothing observes the scenario
    Beginning beginning_;
    std::optional<Rules> rules_;
    std::vector<TileSet> sets_;            // empty for the default sets of the rules
    std::optional<std::string> position_;  // lines of the position without the header
    bool is_in_position_ = false;
    std::vector<int> position_lines_;  // line number in the file for each line of the position
    int number_ = 0;                   // number of the current line
    std::optional<Game> game_;
    std::vector<std::uint64_t> hashes_;  // state hashes before each action and after the last one
    std::size_t first_event_ = 0;        // number of the first event after the last "do"
    bool ended_ = false;
};

std::string report(const Scenario& scenario, const Line& line, const std::string& reason,
                   const std::string& situation) {
    return scenario.file + ":" + std::to_string(line.number) + ": " + line.text + "\n  " + reason + "\n  " + situation;
}

/// Returns the reason why a title is invalid; null if it is valid. A title has clause ids separated by commas, a colon
/// and a sentence.
const char* fault_of_title(const std::string& title) {
    const auto colon = title.find(": ");
    if (colon == std::string::npos || colon == 0) return "a title must have the form \"IDS: SENTENCE\"";
    for (const std::string& id : split(title.substr(0, colon), ','))
        if (id.size() < 5 || (id.find('-') != 3 && id.find('-') != 4))
            return "a scenario begins with clause ids like COM-1";
    return nullptr;
}

}  // namespace

Script read_script(const std::string& file, std::string_view text) {
    Script script;
    const auto fail = [&](int number, const std::string& reason) {
        if (script.error.empty()) script.error = file + ":" + std::to_string(number) + ": " + reason;
    };
    int number = 0;
    for (const std::string& raw : split(text, '\n')) {
        ++number;
        const std::string line = without_comment(raw);
        if (line.empty()) continue;
        const auto [word, rest] = keyword_and_rest(line);
        if (word == "scenario") {
            if (const char* fault = fault_of_title(rest)) fail(number, fault);
            script.scenarios.push_back({file, {number, rest}, {}});
        } else if (script.scenarios.empty()) {
            fail(number, "a line before the first scenario");
        } else {
            script.scenarios.back().lines.push_back({number, line});
        }
    }
    if (script.scenarios.empty()) fail(number, "no scenario");
    return script;
}

std::vector<Script> read_scripts(const std::string& folder) {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.path().extension() == ".scenario") names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    std::vector<Script> scripts;
    for (const std::string& name : names) scripts.push_back(read_script(name, read_file(folder + "/" + name)));
    return scripts;
}

std::string run(const Scenario& scenario, const std::string& tiles_folder, Witness* witness) {
    Play play(tiles_folder, witness);
    const Line* current = &scenario.title;
    try {
        for (const Line& line : scenario.lines) {
            current = &line;
            play.line(line);
        }
        play.end();
    } catch (const Failure& failure) {
        return report(scenario, *current, failure.what(), play.situation());
    }
    return "";
}

std::string read_file(const std::string& path) {
    std::ifstream stream(path, std::ios::binary);
    std::ostringstream text;
    text << stream.rdbuf();
    return stream ? text.str() : "";
}

}  // namespace mistbank::scenarios
