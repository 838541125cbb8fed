// A request, with access to the games. Each function checks the field that it reads.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine.hpp"

namespace engine {

/// The refusal of a request: one of the library's status texts, and the reason.
struct Refused {
    std::string status;
    std::string message;
};

class Request {
public:
    explicit Request(Engine& engine) : engine_(engine) {}

    /// Parses the line. Throws Refused, like each following function that reads a field.
    void read(std::string_view line);
    /// Returns the field "id" as JSON for the answer; empty if the request has no id.
    const std::string& id() const { return id_; }
    /// Returns a text about the fields that no function has read; empty if all fields were read.
    std::string unused() const;

    /// Returns a required field as JSON.
    std::string raw(const char* name);
    /// Returns the entries of an array as JSON; empty if the field is missing.
    std::vector<std::string> list(const char* name);
    /// Returns the names and the strings of a JSON object; empty if the field is missing. The views are valid as long
    /// as the request exists.
    std::vector<std::pair<std::string_view, std::string_view>> texts(const char* name);
    bool has_text(const char* name) const;
    std::string text(const char* name);
    std::string text(const char* name, const char* otherwise);
    int number(const char* name, int otherwise, int least, int most);
    /// Returns a 64-bit number, given as a JSON number or as a string of digits; `otherwise` if the field is missing.
    std::uint64_t large(const char* name, std::uint64_t otherwise);

    /// Returns the game that the field "game" names; the default name is "main".
    Seat& seat();
    /// Stores a game under the name in the field "game"; replaces an earlier game of this name.
    const mistbank::Game& put(mistbank::Game game);
    void drop();
    std::vector<std::string> names() const;
    void end() { engine_.is_done_ = true; }

private:
    const nlohmann::json* field(const char* name);
    const nlohmann::json& needed(const char* name);
    std::string game_name();

    Engine& engine_;
    nlohmann::json fields_ = nlohmann::json::object();
    std::set<std::string> used_ = {"id"};
    std::string id_;
};

}  // namespace engine
