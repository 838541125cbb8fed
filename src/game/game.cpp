// Making, copying and playing a game; its past.
#include "mistbank/game.hpp"

#include <algorithm>
#include <new>

#include "game/inside.hpp"
#include "tiles/fingerprint.hpp"

namespace mistbank {

// --- inside ---------------------------------------------------------------------------------------------------------

Game::Inside::Inside(const Allocator& host, std::shared_ptr<const Setup> its_setup)
    : allocator(host),
      setup(std::move(its_setup)),
      rules(setup->rules),
      block(setup->layout.bytes / sizeof(std::uint64_t), 0, HostAllocator<std::uint64_t>(host)),
      actions(HostAllocator<Action>(host)),
      events(HostAllocator<Event>(host)),
      journal(host) {
    rebuild_table();
}

Game::Inside::Inside(const Inside& other)
    : allocator(other.allocator),
      setup(other.setup),
      rules(other.rules),
      block(other.block),
      recording(other.recording),
      actions(other.actions),
      events(other.events),
      journal(other.journal) {
    rebuild_table();
}

void Game::Inside::rebuild_table() {
    table = table_on(*setup, block.data(), recording == Recording::all ? &events : nullptr);
}

void Game::Inside::forget_past() {
    recording = Recording::none;
    actions = HostVector<Action>(HostAllocator<Action>(allocator));
    events = HostVector<Event>(HostAllocator<Event>(allocator));
    journal = Journal(allocator);
    rebuild_table();
}

// --- making ---------------------------------------------------------------------------------------------------------

namespace {

template <class... Arguments>
Game::Inside* make_inside(const Allocator& host, Arguments&&... arguments) {
    void* memory = allocate_from(host, sizeof(Game::Inside));
    try {
        return new (memory) Game::Inside(std::forward<Arguments>(arguments)...);
    } catch (...) {
        release_to(host, memory);
        throw;
    }
}

// The block must be zeroed. External draws have no use for a seed.
void begin(Game::Inside& inside, std::uint64_t seed, const std::uint16_t* order) {
    if (inside.rules.draws == Draws::automatic) inside.rules.seed = seed;
    set_up(inside.table, inside.rules.seed, order);
}

bool is_order_of(const Setup& setup, const std::uint16_t* order, std::size_t order_size) {
    if (order_size != setup.pile_tiles) return false;
    HostVector<int> left(setup.copies.begin(), setup.copies.end(), setup.allocator);
    for (std::size_t i = 0; i < order_size; ++i) {
        if (order[i] >= left.size() || --left[order[i]] < 0) return false;
    }
    return true;
}

}  // namespace

std::optional<Game> GameMaker::make(const Rules& rules, const TileSet* sets, std::size_t set_count,
                                    const std::uint16_t* order, std::size_t order_size, Error& error,
                                    const Allocator* allocator) try {
    const Allocator host = allocator != nullptr ? *allocator : Allocator{};
    HostVector<TileSet> own(host);
    if (set_count == 0) {
        for (const char* const* name = own_sets(rules.system); *name != nullptr; ++name) {
            std::optional<TileSet> set = TileSet::builtin(*name, error, host);
            if (!set) return std::nullopt;
            own.push_back(std::move(*set));
        }
        sets = own.data();
        set_count = own.size();
    }
    const auto setup = std::allocate_shared<Setup>(HostAllocator<Setup>(host), host);
    if (!prepare(*setup, rules, sets, set_count, error)) return std::nullopt;
    if (order != nullptr && !is_order_of(*setup, order, order_size)) {
        error = {Status::invalid_argument, "the order of draws does not hold just the tiles of this game"};
        return std::nullopt;
    }
    Game game(std::unique_ptr<Game::Inside, Game::Release>(make_inside(host, host, setup)));
    begin(*game.inside_, rules.seed, order);
    return game;
} catch (const std::bad_alloc&) {
    error = {Status::out_of_memory, "no memory for the game"};
    return std::nullopt;
}

std::optional<Game> Game::create(const Rules& rules, const TileSet* sets, std::size_t set_count, Error& error,
                                 const Allocator* allocator) {
    return GameMaker::make(rules, sets, set_count, nullptr, 0, error, allocator);
}

void Game::Release::operator()(Inside* inside) const noexcept {
    const Allocator host = inside->allocator;
    inside->~Inside();
    release_to(host, inside);
}

Game::Game(std::unique_ptr<Inside, Release> inside) noexcept : inside_(std::move(inside)) {}
Game::Game(Game&&) noexcept = default;
Game& Game::operator=(Game&&) noexcept = default;
Game::~Game() = default;

// --- copying --------------------------------------------------------------------------------------------------------

Game Game::clone() const { return Game(std::unique_ptr<Inside, Release>(make_inside(inside_->allocator, *inside_))); }

Status Game::copy_from(const Game& other) {
    Inside& to = *inside_;
    const Inside& from = *other.inside_;
    if (&to == &from) return Status::ok;
    const bool alike = to.setup == from.setup || (to.setup->fingerprint == from.setup->fingerprint &&
                                                  to.setup->layout.bytes == from.setup->layout.bytes);
    if (!alike) return Status::invalid_argument;
    if (to.recording == Recording::all && from.recording == Recording::all) {
        try {  // what needs memory first, before anything is changed
            to.actions.reserve(from.actions.size());
            to.events.reserve(from.events.size());
            to.journal.reserve(from.journal);
        } catch (const std::bad_alloc&) {
            return Status::out_of_memory;
        }
        to.actions.assign(from.actions.begin(), from.actions.end());
        to.events.assign(from.events.begin(), from.events.end());
        to.journal.assign(from.journal);
    } else if (to.recording == Recording::all) {
        to.forget_past();
    }
    std::memcpy(to.block.data(), from.block.data(), to.block.size() * sizeof(std::uint64_t));
    to.rules = from.rules;
    if (to.setup != from.setup && to.allocator == from.allocator) {
        to.setup = from.setup;
        to.rebuild_table();
    }
    return Status::ok;
}

Status Game::restart(std::uint64_t seed) {
    Inside& inside = *inside_;
    if (inside.recording == Recording::none) {
        std::fill(inside.block.begin(), inside.block.end(), std::uint64_t{0});
        begin(inside, seed, nullptr);
        return Status::ok;
    }
    try {
        std::unique_ptr<Inside, Release> fresh(make_inside(inside.allocator, inside.allocator, inside.setup));
        begin(*fresh, seed, nullptr);
        inside_ = std::move(fresh);
        return Status::ok;
    } catch (const std::bad_alloc&) {
        return Status::out_of_memory;
    }
}

void Game::stop_recording() {
    if (inside_->recording == Recording::all) inside_->forget_past();
}

Recording Game::recording() const noexcept { return inside_->recording; }
const Allocator& Game::allocator() const noexcept { return inside_->allocator; }

// --- playing --------------------------------------------------------------------------------------------------------

namespace {

void carry_out(Table& table, Action action) {
    ++table.state->actions;
    rules_of(table.state->decision).resolve(table, action);
    play_on(table);
}

Status carry_out_recording(Game::Inside& inside, Action action) {
    const std::size_t events_before = inside.events.size();
    try {
        inside.journal.remember(inside.block);
        inside.actions.push_back(action);
    } catch (const std::bad_alloc&) {
        return Status::out_of_memory;
    }
    try {
        carry_out(inside.table, action);
        inside.journal.note(inside.block, events_before);
        return Status::ok;
    } catch (const std::bad_alloc&) {  // as if nothing had been asked
        inside.journal.restore(inside.block);
        inside.events.resize(events_before);
        inside.actions.pop_back();
        return Status::out_of_memory;
    }
}

}  // namespace

std::size_t Game::legal_actions(Action* out, std::size_t capacity) const noexcept {
    const Table& table = inside_->table;
    const auto list_all = rules_of(table.state->decision).list;
    if (capacity < action_bound()) {
        ActionList counted(nullptr, 0);
        list_all(table, counted);
        if (counted.count() > capacity) return counted.count();
    }
    ActionList list(out, capacity);
    list_all(table, list);
    return list.count();
}

std::vector<Action> Game::legal_actions() const {
    std::vector<Action> actions(legal_actions(nullptr, 0));
    legal_actions(actions.data(), actions.size());
    return actions;
}

HostVector<Action> Game::legal_actions(const Allocator& allocator) const {
    HostVector<Action> actions(legal_actions(nullptr, 0), Action{}, allocator);
    legal_actions(actions.data(), actions.size());
    return actions;
}

std::size_t Game::action_bound() const noexcept { return inside_->setup->action_bound; }

Status Game::apply(Action action) {
    Inside& inside = *inside_;
    if (inside.table.is_over()) return Status::game_over;
    if (mistbank::why_not(inside.table, action) != nullptr) {
        return answers(action.kind, inside.state().decision) ? Status::illegal_action : Status::wrong_decision;
    }
    if (inside.recording == Recording::all) return carry_out_recording(inside, action);
    carry_out(inside.table, action);
    return Status::ok;
}

const char* Game::why_not(Action action) const noexcept { return mistbank::why_not(inside_->table, action); }

// --- the past -------------------------------------------------------------------------------------------------------

std::size_t Game::action_count() const noexcept { return inside_->state().actions; }
Action Game::action(std::size_t index) const noexcept {
    return index < inside_->actions.size() ? inside_->actions[index] : Action{};
}
std::size_t Game::event_count() const noexcept { return inside_->events.size(); }
const Event* Game::events() const noexcept { return inside_->events.data(); }

Status Game::undo() {
    Inside& inside = *inside_;
    if (inside.recording == Recording::none) return Status::not_recorded;
    if (inside.actions.empty()) return Status::nothing_to_undo;
    inside.events.resize(inside.journal.take_back(inside.block));
    inside.actions.pop_back();
    return Status::ok;
}

std::size_t Game::last_draw() const noexcept { return inside_->state().last_draw; }

void Game::determinize(std::uint64_t seed) {
    if (inside_->rules.draws == Draws::automatic) reshuffle_hidden(inside_->table, seed);
}

std::uint64_t Game::state_hash() const noexcept {
    Fingerprint print;
    for (const std::uint64_t word : inside_->block) print.add(word);
    return print.value();
}

std::size_t Game::state_bytes() const noexcept { return inside_->setup->layout.bytes; }

}  // namespace mistbank
