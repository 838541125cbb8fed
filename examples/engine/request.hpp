// One request: its fields, checked as they are asked for, and the games it is about.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine.hpp"

namespace engine {

/// Why a request is refused: a status of the library in words, and the reason.
struct Refused {
    std::string status;
    std::string message;
};

class Request {
public:
    explicit Request(Engine& engine) : engine_(engine) {}

    /// Reads the line. Like all below it throws Refused.
    void read(std::string_view line);
    /// The field "id" as JSON, to be given back; empty if there is none.
    const std::string& id() const { return id_; }
    /// Fields that nobody has asked for, in words; empty if there are none.
    std::string unused() const;

    /// A field that must be there, as JSON.
    std::string raw(const char* name);
    /// Entries of a list as JSON; none where the field is missing.
    std::vector<std::string> list(const char* name);
    bool has_text(const char* name) const;
    std::string text(const char* name);
    std::string text(const char* name, const char* otherwise);
    int number(const char* name, int otherwise, int least, int most);
    /// Any number of 64 bits, as a number or as a text of digits.
    std::uint64_t large(const char* name, std::uint64_t otherwise);

    /// The game that the field "game" names, "main" where it is missing.
    Seat& seat();
    /// Makes it this game.
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
