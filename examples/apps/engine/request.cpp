#include "request.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "mistbank/status.hpp"

namespace engine {

using mistbank::Status;
using mistbank::status_text;
using nlohmann::json;

namespace {

constexpr int deepest = 64;
constexpr std::size_t longest_name = 64;

std::string written(const json& value) { return value.dump(-1, ' ', false, json::error_handler_t::replace); }

[[noreturn]] void refuse(Status status, std::string message) { throw Refused{status_text(status), std::move(message)}; }

[[noreturn]] void refuse_field(const char* name, const std::string& needs, const json& value) {
    refuse(Status::invalid_json, "'" + std::string(name) + "' needs " + needs + ", not " +
                                     (value.is_primitive() ? written(value).substr(0, 60) : value.type_name()));
}

}  // namespace

void Request::read(std::string_view line) {
    if (line.size() > longest_request) {
        refuse(Status::invalid_json, "the request is longer than " + std::to_string(longest_request) + " bytes");
    }
    const auto not_too_deep = [](int depth, json::parse_event_t, json&) {
        if (depth > deepest)
            refuse(Status::invalid_json, "the request is nested deeper than " + std::to_string(deepest) + " levels");
        return true;
    };
    try {
        fields_ = json::parse(line, not_too_deep);
    } catch (const json::parse_error& problem) {
        refuse(Status::invalid_json,
               "column " + std::to_string(std::max<std::size_t>(problem.byte, 1)) + ": the request is not valid JSON");
    } catch (const json::out_of_range&) {  // this exception has no position in the text
        refuse(Status::invalid_json, "a number is too large");
    }
    if (!fields_.is_object()) {
        fields_ = json::object();
        refuse(Status::invalid_json, "a request must be a JSON object");
    }
    if (const json* id = field("id")) id_ = written(*id);
}

std::string Request::unused() const {
    std::string names;
    for (const auto& [name, value] : fields_.items()) {
        if (used_.count(name) == 0) names += (names.empty() ? "ignored: '" : ", '") + name.substr(0, 40) + "'";
    }
    return names;
}

const json* Request::field(const char* name) {
    used_.insert(name);
    const auto found = fields_.find(name);
    return found == fields_.end() ? nullptr : &*found;
}

const json& Request::needed(const char* name) {
    const json* const value = field(name);
    if (value == nullptr) refuse(Status::invalid_json, "the field '" + std::string(name) + "' is missing");
    return *value;
}

std::string Request::raw(const char* name) { return written(needed(name)); }

std::vector<std::string> Request::list(const char* name) {
    std::vector<std::string> entries;
    const json* const value = field(name);
    if (value == nullptr) return entries;
    if (!value->is_array()) refuse_field(name, "an array", *value);
    for (const json& entry : *value) entries.push_back(written(entry));
    return entries;
}

std::vector<std::pair<std::string_view, std::string_view>> Request::texts(const char* name) {
    std::vector<std::pair<std::string_view, std::string_view>> entries;
    const json* const value = field(name);
    if (value == nullptr) return entries;
    if (!value->is_object()) refuse_field(name, "an object", *value);
    for (auto entry = value->begin(); entry != value->end(); ++entry) {
        if (!entry->is_string()) refuse_field(name, "texts", *entry);
        entries.emplace_back(entry.key(), entry->get_ref<const std::string&>());
    }
    return entries;
}

bool Request::has_text(const char* name) const {
    const auto found = fields_.find(name);
    return found != fields_.end() && found->is_string();
}

std::string Request::text(const char* name) {
    const json& value = needed(name);
    if (!value.is_string()) refuse_field(name, "a text", value);
    return value.get<std::string>();
}

std::string Request::text(const char* name, const char* otherwise) {
    return field(name) == nullptr ? otherwise : text(name);
}

int Request::number(const char* name, int otherwise, int least, int most) {
    const json* const value = field(name);
    if (value == nullptr) return otherwise;
    const bool is_small = value->is_number_integer() &&
                          (!value->is_number_unsigned() || value->get<std::uint64_t>() <= std::uint64_t{INT32_MAX});
    if (is_small) {
        const auto number = value->get<std::int64_t>();
        if (number >= least && number <= most) return static_cast<int>(number);
    }
    refuse_field(name, "a whole number from " + std::to_string(least) + " to " + std::to_string(most), *value);
}

std::uint64_t Request::large(const char* name, std::uint64_t otherwise) {
    const json* const value = field(name);
    if (value == nullptr) return otherwise;
    if (value->is_number_unsigned()) return value->get<std::uint64_t>();
    if (value->is_string()) {
        const std::string digits = value->get<std::string>();
        std::uint64_t number = 0;
        const auto [stop, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        if (problem == std::errc{} && stop == digits.data() + digits.size()) return number;
    }
    refuse_field(name, "a whole number of at least 0, or a string of its digits", *value);
}

// --- games ----------------------------------------------------------------------------------------------------------

std::string Request::game_name() {
    std::string name = text("game", "main");
    if (name.size() > longest_name) refuse(Status::invalid_argument, "the name of the game is longer than 64 bytes");
    return name;
}

Seat& Request::seat() {
    const std::string name = game_name();
    const auto found = engine_.games_.find(name);
    if (found == engine_.games_.end()) refuse(Status::unknown_name, "there is no game '" + name + "'");
    return found->second;
}

const mistbank::Game& Request::put(mistbank::Game game) {
    const std::string name = game_name();
    if (engine_.games_.count(name) == 0 && engine_.games_.size() >= most_games) {
        refuse(Status::invalid_argument,
               std::to_string(most_games) + " games are open, the maximum: close a game first");
    }
    engine_.games_.erase(name);
    return engine_.games_.emplace(name, Seat{std::move(game), std::nullopt}).first->second.game;
}

void Request::drop() {
    seat();
    engine_.games_.erase(game_name());
}

std::vector<std::string> Request::names() const {
    std::vector<std::string> all;
    for (const auto& [name, seat] : engine_.games_) all.push_back(name);
    return all;
}

}  // namespace engine
