// Creates, copies and plays games, and manages their history.
#include "mistbank/game.hpp"

#include <algorithm>
#include <new>

#include "game/last_setup.hpp"
#include "game/view.hpp"
#include "mistbank/game_bytes.hpp"
#include "rules/piles.hpp"
#include "rules/state_block.hpp"
#include "rules/validation/validation.hpp"
#include "tiles/builtin_cache.hpp"

namespace mistbank {

// --- inside ---------------------------------------------------------------------------------------------------------

Game::Inside::Inside(const Allocator& host, std::shared_ptr<const Setup> its_setup)
    : allocator(host),
      setup(std::move(its_setup)),
      rules(setup->rules),
      block(setup->layout.bytes / sizeof(std::uint64_t), 0, UninitialisedAllocator<std::uint64_t>(host)),
      past(host, *setup),
      headers(HostAllocator<char>(host)) {
    rebuild_table();
}

Game::Inside::Inside(const Inside& other, Recording its_recording)
    : allocator(other.allocator),
      setup(other.setup),
      rules(other.rules),
      block(other.block.size(), UninitialisedAllocator<std::uint64_t>(allocator)),
      recording(its_recording),
      begins_with_position(other.begins_with_position),
      past(its_recording == Recording::all ? Past(other.past, allocator, *setup) : Past(allocator, *setup)),
      headers(other.headers, HostAllocator<char>(allocator)) {
    clear_fringe(*setup, block.data());
    copy_block(*setup, block.data(), other.block.data());
    rebuild_table();
}

void Game::Inside::rebuild_table() {
    table = table_on(*setup, block.data(), recording == Recording::all ? &past.events : nullptr);
    past.way_back.journal.belong_to(block.data());
}

void Game::Inside::delete_past() {
    recording = Recording::none;
    past = Past(allocator, *setup);
    rebuild_table();
}

// --- creating -------------------------------------------------------------------------------------------------------

namespace {

// Checks the state after every call in builds with MISTBANK_VALIDATE.
void check_after([[maybe_unused]] const char* call, [[maybe_unused]] const Game::Inside& inside) {
#ifdef MISTBANK_VALIDATE
    stop_if_flawed(inside.table, call);
#endif
}

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

// Starts the game in a block of zeros. A game with external draws ignores the seed.
void begin(Game::Inside& inside, std::uint64_t seed, const std::uint16_t* order) {
    if (inside.rules.draws == Draws::automatic) inside.rules.seed = seed;
    set_up(inside.table, inside.rules.seed, order);
    check_after("setting up", inside);
}

using Sets = HostVector<const TileSet*>;

Sets pointers_to(const TileSet* sets, std::size_t count, const Allocator& host) {
    Sets chosen(host);
    chosen.reserve(count);
    for (std::size_t i = 0; i < count; ++i) chosen.push_back(&sets[i]);
    return chosen;
}

// Prepares the setup of a game. Returns null if the arguments are invalid.
std::shared_ptr<const Setup> setup_of(const Rules& rules, const Sets& sets, const Allocator& host, Error& error) {
    std::shared_ptr<Setup> setup = std::allocate_shared<Setup>(HostAllocator<Setup>(host), host);
    if (!prepare(*setup, rules, sets.data(), sets.size(), error)) return nullptr;
    return setup;
}

// Returns the setup of a game with built-in sets. Games share a setup only if its memory does not come from the host's
// allocator.
std::shared_ptr<const Setup> setup_of_builtin_sets(const Rules& rules, const Allocator& host, bool may_share,
                                                   Error& error) {
    const std::optional<Rules> valid = validate(rules, error);
    if (!valid) return nullptr;
    if (may_share) {
        if (std::shared_ptr<const Setup> last = last_setup(*valid)) return last;
    }
    Sets chosen(host);
    chosen.reserve(max_tile_sets);
    for (const char* name; (name = default_set(rules, static_cast<int>(chosen.size()))) != nullptr;) {
        chosen.push_back(&builtin_set(builtin_index(name), host));
    }
    std::shared_ptr<const Setup> setup = setup_of(rules, chosen, host, error);
    if (setup && may_share) keep_as_last(setup);
    return setup;
}

}  // namespace

namespace {

// Returns whether each draw order contains its tiles layer by layer (RIV-2).
bool are_in_layers(const Setup& setup, const std::uint16_t* order) {
    for (std::uint32_t i = 1; !setup.layers.empty() && i < setup.orders * setup.pile_tiles; ++i) {
        const bool is_next_order = i % setup.pile_tiles == 0;
        if (!is_next_order && setup.layers[order[i - 1]] > setup.layers[order[i]]) return false;
    }
    return true;
}

bool is_order_of(const Setup& setup, const std::uint16_t* order, std::size_t order_size) {
    return order_size == setup.hidden_numbers() && find_fault_of_order(setup, order).row == nullptr &&
           are_in_layers(setup, order);
}

}  // namespace

OrderFault find_fault_of_order(const Setup& setup, const std::uint16_t* order) {
    static constexpr const char* names[] = {"order", "again"};
    for (std::uint32_t number = 0; number < setup.orders; ++number) {
        const std::uint16_t* const first = order + number * setup.pile_tiles;
        HostVector<int> left(setup.copies.begin(), setup.copies.end(), setup.allocator);
        for (std::size_t i = 0; i < setup.pile_tiles; ++i) {
            if (first[i] >= left.size() || --left[first[i]] < 0) {
                return {names[number], "HID-2: the order must contain as many copies of each tile as the pile"};
            }
        }
    }
    const auto can_be_rolled_at = [](std::uint16_t number) { return can_be_rolled(number); };
    if (!std::all_of(order + setup.dice_from(), order + setup.tokens_from(), can_be_rolled_at)) {
        return {"dice", "FLY-1: the die shows 1, 2 or 3"};
    }
    for (std::uint32_t token = 0; token < setup.tokens; ++token) {
        if (!can_be_token(number_in(order + setup.tokens_from() + 2 * token))) {
            return {"tokens", "HIL-5: the number of a token is out of range"};
        }
    }
    if (!are_animals(order + setup.animals_from(), setup.animals)) {
        return {"animals", "TOP-1: the order must contain each animal token once"};
    }
    if (!are_messages(order + setup.messages_from(), setup.messages)) {
        return {"messages", "MSG-2: the order must contain each of the 8 messages once"};
    }
    return {};
}

std::optional<Game> GameMaker::make_empty(const Rules& rules, const TileSet* sets, std::size_t set_count,
                                          const std::uint16_t* order, std::size_t order_size, Error& error,
                                          const Allocator* allocator) try {
    const Allocator host = allocator != nullptr ? *allocator : Allocator{};
    const std::shared_ptr<const Setup> setup = set_count == 0
                                                   ? setup_of_builtin_sets(rules, host, allocator == nullptr, error)
                                                   : setup_of(rules, pointers_to(sets, set_count, host), host, error);
    if (!setup) return std::nullopt;
    if (order != nullptr && !is_order_of(*setup, order, order_size)) {
        error = {Status::invalid_argument,
                 "the draw order must contain exactly the tiles of this game, layer by layer"};
        return std::nullopt;
    }
    Game game(std::unique_ptr<Game::Inside, Game::Release>(make_inside(host, host, setup)));
    if (rules.draws == Draws::automatic) game.inside_->rules.seed = rules.seed;
    return game;
} catch (const std::bad_alloc&) {
    error = {Status::out_of_memory, "not enough memory for the game"};
    return std::nullopt;
}

std::optional<Game> GameMaker::make(const Rules& rules, const TileSet* sets, std::size_t set_count,
                                    const std::uint16_t* order, std::size_t order_size, Error& error,
                                    const Allocator* allocator) try {
    std::optional<Game> game = make_empty(rules, sets, set_count, order, order_size, error, allocator);
    if (game) begin(*game->inside_, rules.seed, order);
    return game;
} catch (const std::bad_alloc&) {
    error = {Status::out_of_memory, "not enough memory for the game"};
    return std::nullopt;
}

std::optional<Game> Game::create(const Rules& rules, const TileSet* sets, std::size_t set_count, Error& error,
                                 const Allocator* allocator) {
    return GameMaker::make(rules, sets, set_count, nullptr, 0, error, allocator);
}

// --- memory estimates -----------------------------------------------------------------------------------------------

namespace {

// Mean values in random games of all presets. Games with expansions that have pieces of their own have more decisions.
constexpr std::size_t actions_of_a_tile = 2;
constexpr std::size_t actions_of_a_tile_with_parts = 4;
constexpr std::size_t events_of_a_tile = 8;
constexpr std::size_t journal_bytes_of_an_action = 256;
constexpr std::size_t spare = 2;  // maximum ratio of capacity to size of a list, reached just after it has grown

template <class T>
std::size_t bytes_in(const HostVector<T>& list) {
    return list.capacity() * sizeof(T);
}

std::size_t bytes_of(const Setup& setup) {
    std::size_t bytes = sizeof setup + bytes_in(setup.types) + bytes_in(setup.shapes) + bytes_in(setup.copies) +
                        bytes_in(setup.layers) + bytes_in(setup.start) + bytes_in(setup.pile) +
                        bytes_in(setup.set_names) + bytes_in(setup.steps_of_type);
    for (const Setup::SetName& set : setup.set_names) bytes += bytes_in(set.text);
    return bytes;
}

}  // namespace

std::optional<std::size_t> game_bytes(const Rules& rules, const TileSet* sets, std::size_t set_count, Error& error,
                                      const Allocator* allocator) try {
    const Allocator host = allocator != nullptr ? *allocator : Allocator{};
    const std::shared_ptr<const Setup> setup = set_count == 0
                                                   ? setup_of_builtin_sets(rules, host, false, error)
                                                   : setup_of(rules, pointers_to(sets, set_count, host), host, error);
    if (!setup) return std::nullopt;
    const std::size_t block = setup->layout.bytes;
    const std::size_t an_action = sizeof(Action) + UndoLog::bytes_of_an_action(*setup) + journal_bytes_of_an_action;
    const std::size_t actions = setup->has_parts ? actions_of_a_tile_with_parts : actions_of_a_tile;
    const std::size_t a_tile = actions * an_action + events_of_a_tile * sizeof(Event);
    const std::size_t tiles = setup->amounts.tiles + setup->start.size();
    // Two blocks: the current position and the initial position.
    return sizeof(Game::Inside) + bytes_of(*setup) + 2 * block + spare * tiles * a_tile;
} catch (const std::bad_alloc&) {
    error = {Status::out_of_memory, "not enough memory for the tile sets"};
    return std::nullopt;
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

Game GameMaker::clone(const Game& game, Recording recording) {
    const Game::Inside& inside = inside_of(game);
    Game copy(std::unique_ptr<Game::Inside, Game::Release>(make_inside(inside.allocator, inside, recording)));
    check_after("Game::clone", inside_of(copy));
    return copy;
}

Game Game::clone() const { return GameMaker::clone(*this, inside_->recording); }
Game clone_without_history(const Game& game) { return GameMaker::clone(game, Recording::none); }

Status Game::copy_from(const Game& other) {
    Inside& to = *inside_;
    const Inside& from = *other.inside_;
    if (&to == &from) return Status::ok;
    const bool alike = to.setup == from.setup ||
                       (to.setup->fingerprint == from.setup->fingerprint && to.rules.draws == from.rules.draws &&
                        to.setup->layout.bytes == from.setup->layout.bytes);
    if (!alike) return Status::invalid_argument;
    if (to.recording == Recording::all && from.recording == Recording::all) {
        try {  // allocates all memory before the first change
            to.past.reserve(from.past);
            to.headers.reserve(from.headers.size());
        } catch (const std::bad_alloc&) {
            return Status::out_of_memory;
        }
        to.past.assign(from.past);
        to.headers.assign(from.headers.data(), from.headers.size());
    } else if (to.recording == Recording::all) {
        to.delete_past();
    }
    copy_block(*from.setup, to.block.data(), from.block.data());
    to.rules = from.rules;
    to.begins_with_position = from.begins_with_position;
    if (to.setup != from.setup && to.allocator == from.allocator) {
        to.setup = from.setup;  // this can free the old setup
        to.rebuild_table();
    }
    check_after("Game::copy_from", to);
    return Status::ok;
}

void Game::Inside::copy_from_sibling(const Inside& other, std::uint32_t cells_of_both, bool with_order) {
    copy_sibling_block(table, other.table, cells_of_both, with_order);
    check_after("Game::copy_from", *this);
}

void Game::Inside::make_room_for_trials() {
    constexpr std::size_t most_words = 1024;  // maximum number of words that an action changes, except in nodes of
                                              // growing features
    past.way_back.journal.reserve(most_words + setup->amounts.nodes);
}

void Game::Inside::set_checkpoint() noexcept {
    const BoardCounts& counts = state().board;
    Journal& journal = past.way_back.journal;
    journal.clear();
    journal.begin({counts.cells, counts.nodes});
    table.board.journal = &journal;
}

bool Game::Inside::rollback_to(const Inside& other) noexcept {
    Journal& journal = past.way_back.journal;
    if (journal.is_incomplete()) return false;
    journal.go_back_to(0);
    non_board_ranges(*setup).copy(other.block.data(), block.data());
    check_after("Game::copy_from", *this);
    return true;
}

// Restarts a game with a history. Events of the new game are appended to the old events, and the old game stays intact
// until the new one is complete.
static Status restart_recording(Game::Inside& inside, std::uint64_t seed) try {
    Past& past = inside.past;
    if (past.start.empty()) save_block(*inside.setup, inside.block.data(), past.start);
    std::uint16_t* const its_order = inside.table.order;
    const HostVector<std::uint16_t> order(its_order, its_order + inside.setup->hidden_numbers(), inside.allocator);
    const auto told = static_cast<std::ptrdiff_t>(past.events.size());
    const std::uint64_t old_seed = inside.rules.seed;
    inside.table.board.journal = nullptr;
    past.way_back.forget();
    clear_block(*inside.setup, inside.block.data());
    try {
        begin(inside, seed, nullptr);
    } catch (const std::bad_alloc&) {
        past.events.erase(past.events.begin() + told, past.events.end());
        std::copy(order.begin(), order.end(), its_order);
        inside.rules.seed = old_seed;
        inside.return_to(past.actions.size());
        return Status::out_of_memory;
    }
    past.events.erase(past.events.begin(), past.events.begin() + told);
    past.actions.clear();
    past.start.clear();
    inside.begins_with_position = false;
    return Status::ok;
} catch (const std::bad_alloc&) {
    return Status::out_of_memory;
}

Status Game::restart(std::uint64_t seed) {
    Inside& inside = *inside_;
    if (inside.recording == Recording::all) return restart_recording(inside, seed);
    inside.begins_with_position = false;
    clear_block(*inside.setup, inside.block.data());
    begin(inside, seed, nullptr);
    return Status::ok;
}

void Game::stop_recording() {
    if (inside_->recording == Recording::all) inside_->delete_past();
}

Recording Game::recording() const noexcept { return inside_->recording; }
const Allocator& Game::allocator() const noexcept { return inside_->allocator; }

// --- playing --------------------------------------------------------------------------------------------------------

static void carry_out(Table& table, Action action) {
    ++table.state->actions;
    rules_of(table.state->decision).resolve(table, action);
    play_on(table);
}

static void carry_out_checked(Game::Inside& inside, Action action) {
    carry_out(inside.table, action);
    check_after("Game::apply", inside);
}

static Status carry_out_recording(Game::Inside& inside, Action action) {
    const std::size_t before = inside.past.actions.size();
    try {
        if (inside.past.start.empty()) save_block(*inside.setup, inside.block.data(), inside.past.start);
        inside.past.actions.push_back(action);
    } catch (const std::bad_alloc&) {
        return Status::out_of_memory;
    }
    inside.pass(before);
    if (!inside.past.way_back.leads_to(before)) {  // there was no memory for a checkpoint
        inside.past.actions.pop_back();
        return Status::out_of_memory;
    }
    try {
        carry_out(inside.table, action);
        if (inside.past.way_back.journal.is_incomplete()) throw std::bad_alloc();
        check_after("Game::apply", inside);
        return Status::ok;
    } catch (const std::bad_alloc&) {  // undoes the incomplete action
        inside.return_to(before);
        check_after("Game::apply without memory", inside);
        return Status::out_of_memory;
    }
}

static std::size_t list_all(const Table& table, Action* out, std::size_t capacity) {
    ActionList list(out, capacity);
    rules_of(table.state->decision).list(table, list);
    return list.count();
}

std::size_t Game::legal_actions(Action* out, std::size_t capacity) const noexcept {
    const Table& table = inside_->table;
    if (capacity < action_bound()) {
        const std::size_t count = list_all(table, nullptr, 0);
        if (count > capacity) return count;
    }
    return list_all(table, out, capacity);
}

std::vector<Action> Game::legal_actions() const {
    const Table& table = inside_->table;
    std::vector<Action> actions(list_all(table, nullptr, 0));
    list_all(table, actions.data(), actions.size());
    return actions;
}

HostVector<Action> Game::legal_actions(const Allocator& allocator) const {
    HostVector<Action> actions(legal_actions(nullptr, 0), Action{}, allocator);
    legal_actions(actions.data(), actions.size());
    return actions;
}

Action Game::random_action(std::uint64_t& random) const noexcept {
    if (is_over()) return {};
    Random generator(random);
    const Action action = pick_action(inside_->table, generator);
    random = generator.state();
    return action;
}

std::size_t Game::action_bound() const noexcept { return inside_->setup->action_bound; }

Status Game::apply(Action action) {
    Inside& inside = *inside_;
    if (inside.table.is_over()) return Status::game_over;
    if (mistbank::why_not(inside.table, action) != nullptr) {
        return answers(action.kind, inside.state().decision) ? Status::illegal_action : Status::wrong_decision;
    }
    if (inside.recording == Recording::all) return carry_out_recording(inside, action);
    carry_out_checked(inside, action);
    return Status::ok;
}

Status Game::Inside::apply_legal(Action action) {
    if (recording == Recording::all) return carry_out_recording(*this, action);
    carry_out_checked(*this, action);
    return Status::ok;
}

const char* Game::why_not(Action action) const noexcept { return mistbank::why_not(inside_->table, action); }

// --- the history ----------------------------------------------------------------------------------------------------

std::size_t Game::action_count() const noexcept { return inside_->state().actions; }
Action Game::action(std::size_t index) const noexcept {
    const HostVector<Action>& actions = inside_->past.actions;
    return index < actions.size() ? actions[index] : Action{};
}
std::size_t Game::event_count() const noexcept { return inside_->past.events.size(); }
const Event* Game::events() const noexcept { return inside_->past.events.data(); }

void Game::Inside::pass(std::size_t actions) noexcept {
    past.way_back.pass(block.data(), actions);
    table.board.journal = &past.way_back.journal;
}

// Replays the actions from the last checkpoint, or from the start, without events. Sets new checkpoints during the
// replay for further undos.
void Game::Inside::return_to(std::size_t actions) noexcept {
    constexpr std::size_t marks_ahead = 16;
    std::size_t at = 0;
    if (past.way_back.leads_to(actions)) {
        at = past.way_back.go_back(block.data(), actions);
    } else {
        past.way_back.forget();
        restore_block(*setup, past.start, block.data());
    }
    const std::size_t step = (actions - at + marks_ahead - 1) / marks_ahead;
    table.events = nullptr;
    while (at < actions) {
        pass(at);
        carry_out(table, past.actions[at++]);
        if ((actions - at) % step == 0) past.way_back.mark(block.data(), at);
    }
    table.events = &past.events;
    past.cut(actions);
}

Status Game::undo() {
    Inside& inside = *inside_;
    if (inside.recording == Recording::none) return Status::not_recorded;
    if (inside.past.actions.empty()) return Status::nothing_to_undo;
    inside.return_to(inside.past.actions.size() - 1);
    check_after("Game::undo", inside);
    return Status::ok;
}

std::size_t Game::last_draw() const noexcept { return inside_->state().last_draw; }

void Game::determinize(std::uint64_t seed, int viewer) {
    if (inside_->rules.draws == Draws::external || is_over()) return;
    const bool keeps_past = reshuffle_hidden(inside_->table, seed, viewer);
    if (!keeps_past && recording() == Recording::all) inside_->delete_past();
    inside_->rules.seed = seed;  // the real seed would reveal the real order
    check_after("Game::determinize", *inside_);
}

std::size_t Game::state_bytes() const noexcept { return inside_->setup->layout.bytes; }

}  // namespace mistbank
