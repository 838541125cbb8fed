#include "rules/validation/validation.hpp"

#include <cstdio>
#include <cstdlib>

#include "mistbank/short_text.hpp"
#include "rules/expansions.hpp"
#include "rules/validation/checks.hpp"

namespace mistbank {
namespace {

using Check = void(const Table& table, Flaws& flaws);

constexpr Check* checks_of_the_base_game[] = {
    check_turn,       check_slots,
    check_cells,      check_fringe,
    check_sides,      check_surroundings,
    check_segments,   check_features,
    check_figures,    check_kinds,
    check_ghosts,     check_hounds,
    check_cemeteries, check_completed_features,
    check_piles,      check_copies,
    check_gains,
};
constexpr Check* checks_of_the_whole[] = {check_hands, check_bag, check_asking, check_state_of_house_rules,
                                          check_actions};

// Stops at the first check that finds a flaw, because later checks rely on the subject of the failed check.
template <std::size_t count>
void look_for_flaws(const Table& table, Check* const (&checks)[count], Flaws& flaws) {
    for (Check* const check : checks) {
        if (!flaws.any()) check(table, flaws);
    }
}

constexpr std::uint32_t bytes_of_a_usual_game = 64 * 1024;
// A usual game is checked after every third action, a roll-out after every 251st. Nearly all flaws persist until then.
constexpr std::uint32_t actions_between_checks = 3;
constexpr std::uint32_t states_between_checks = 251;

// Larger games have more actions and slower checks, and are therefore checked less often. Checking a large game then
// takes little longer than checking several usual games.
bool is_due(const Table& table) {
    const std::uint32_t times_larger = table.setup->layout.bytes / bytes_of_a_usual_game;
    const std::uint32_t by_size = 1 + times_larger * times_larger;
    if (table.has_listener()) return table.state->actions % (by_size * actions_between_checks) == 0;
    // The count covers all games of the thread, because an adviser tries thousands of actions at the same point of a
    // game.
    static thread_local std::uint32_t states = 0;
    return ++states % (by_size * states_between_checks) == 0;
}

}  // namespace

void Flaws::begin() {
    static constexpr int most = 20;
    ++count_;
    if (count_ == most) text_ += "and more\n";
    is_silent_ = count_ >= most;
    say(source_);
    say(": ");
    say(what_);
    say(": ");
}

void Flaws::say(const char* text) {
    if (!is_silent_) text_ += text;
}

void Flaws::say(Place place) {
    say(place.x);
    say(",");
    say(place.y);
}

void Flaws::say(long long number) { say(ShortText<24>::of(number).c_str()); }

void Flaws::end() { say("\n"); }

void flaws_of(const Table& table, HostString& text) {
    Flaws flaws(text.get_allocator().host);
    look_for_flaws(table, checks_of_the_base_game, flaws);
    for (const ExpansionRules& box : expansion_rules) {
        if (!flaws.any() && box.check != nullptr) box.check(table, flaws);
    }
    look_for_flaws(table, checks_of_the_whole, flaws);
    text += flaws.text();
}

std::string flaws_of(const Table& table) {
    HostString text{HostAllocator<char>(Allocator{})};
    flaws_of(table, text);
    return std::string(text.begin(), text.end());
}

void stop_if_flawed(const Table& table, const char* after) {
    if (!is_due(table)) return;
    const std::string flaws = flaws_of(table);
    if (flaws.empty()) return;
    std::fprintf(stderr,
                 "mistbank: after %s, the state of a game violates the rules. This is a bug in the "
                 "library.\nturn %u, %u actions applied, decision %s\n%s",
                 after, static_cast<unsigned>(table.state->turn), static_cast<unsigned>(table.state->actions),
                 name_of(table.state->decision), flaws.c_str());
    std::abort();
}

}  // namespace mistbank
