// Writes a game in its four storage forms and reads it back: position, JSON, snapshot and record.
#pragma once

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

#include "mistbank/json.hpp"
#include "mistbank/position.hpp"
#include "mistbank/record.hpp"

namespace mistbank_tests {

/// Writes a game in every form, for the host and for each viewer, and compares the games that are read back.
class Forms {
public:
    Forms(const mistbank::Game& game, const mistbank::TileSet* sets, std::size_t set_count)
        : game_(game), sets_(sets), set_count_(set_count) {}

    /// Returns the first form that is refused or gives a different game; "" if all forms give the same game.
    std::string find_flaw() {
        check_positions();
        check_snapshot();
        check_record(mistbank::RecordKind::full);
        check_record(mistbank::RecordKind::open);
        return flaw_;
    }

private:
    using MaybeGame = std::optional<mistbank::Game>;

    void check_positions() {
        for (int viewer = mistbank::the_host; viewer < game_.rules().players; ++viewer) {
            const std::string text = to_position(game_, viewer);
            const MaybeGame read = mistbank::from_position(text, sets_, set_count_, error_);
            compare("position", viewer, text, read);
            if (read && to_position(*read, viewer) != text) note("position", viewer, "is written differently", text);

            const std::string json = json_of(viewer);
            if (json.size() > mistbank::max_json_position) continue;
            compare("JSON", viewer, json, mistbank::game_from_json(json, sets_, set_count_, error_));
        }
    }
    void check_snapshot() {
        const auto bytes = mistbank::to_snapshot(game_, error_);
        if (!bytes) return note("snapshot", mistbank::the_host, error_.message, "");
        compare("snapshot", mistbank::the_host, "",
                mistbank::from_snapshot(bytes->data(), bytes->size(), sets_, set_count_, error_));
    }
    void check_record(mistbank::RecordKind kind) {
        const bool is_full = kind == mistbank::RecordKind::full;
        const std::optional<std::string> text = mistbank::to_record(game_, kind, error_);
        if (!text && !is_full) return;  // some games cannot be written as an open record
        if (!text) return note("record", mistbank::the_host, error_.message, "");
        if (text->size() > mistbank::max_record_text) return;
        compare(is_full ? "record" : "open record", is_full ? mistbank::the_host : mistbank::nobody_in_particular,
                *text, mistbank::replay(*text, sets_, set_count_, error_));
    }

    std::string json_of(int viewer) const {
        mistbank::HostString json{mistbank::HostAllocator<char>(mistbank::Allocator{})};
        to_json(game_, viewer, json);
        return {json.begin(), json.end()};
    }

    void compare(const char* form, int viewer, const std::string& text, const MaybeGame& read) {
        if (!read) return note(form, viewer, error_.message, text);
        const bool is_hosts = viewer == mistbank::the_host;
        if (read->public_hash() != game_.public_hash()) return note(form, viewer, "looks different", text);
        if (!is_hosts) return;
        if (read->state_hash() != game_.state_hash()) return note(form, viewer, "has another state hash", text);
        if (actions_of(*read) != actions_of(game_)) note(form, viewer, "has other legal actions", text);
    }

    static std::vector<mistbank::Action> actions_of(const mistbank::Game& game) {
        std::vector<mistbank::Action> actions = game.legal_actions();
        std::sort(actions.begin(), actions.end(), [](const mistbank::Action& a, const mistbank::Action& b) {
            return std::memcmp(&a, &b, sizeof a) < 0;
        });
        return actions;
    }

    void note(const char* form, int viewer, std::string_view problem, std::string_view text) {
        if (!flaw_.empty()) return;
        flaw_ = std::string("the ") + form;
        if (viewer == mistbank::nobody_in_particular) flaw_ += " of nobody in particular";
        if (viewer >= 0) flaw_ += " of player " + std::to_string(viewer);
        flaw_.append(": ").append(problem).append("\n").append(text);
    }

    const mistbank::Game& game_;
    const mistbank::TileSet* sets_;
    std::size_t set_count_;
    mistbank::Error error_;
    std::string flaw_;
};

/// Returns the first flaw in the storage forms of a game, with the text of the form; "" if there is none.
inline std::string flaw_of_forms(const mistbank::Game& game, const mistbank::TileSet* sets = nullptr,
                                 std::size_t set_count = 0) {
    return Forms(game, sets, set_count).find_flaw();
}

}  // namespace mistbank_tests
