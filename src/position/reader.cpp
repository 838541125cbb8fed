// Reads a game from a position. FORMAT.md describes the format. The reader places tiles and pieces line by line with
// the functions of normal play. It then derives the remaining state and checks the result.
#include <algorithm>
#include <limits>
#include <new>

#include "board/bits.hpp"
#include "mistbank/position.hpp"
#include "position/draws.hpp"
#include "position/header.hpp"
#include "position/lines.hpp"
#include "position/orders.hpp"
#include "position/pieces.hpp"
#include "position/position.hpp"
#include "position/sets.hpp"
#include "position/tiles.hpp"
#include "position/word_reader.hpp"
#include "rules/asking.hpp"
#include "rules/decision_specs.hpp"
#include "rules/validation/validation.hpp"

namespace mistbank {
namespace {

class PositionReader {
public:
    PositionReader(Game::Inside& inside, const HostVector<PositionLine>& lines, const HostVector<std::uint16_t>& order)
        : table_(inside.table),
          state_(*inside.table.state),
          lines_(lines),
          words_(inside.table),
          word_reader_(words_),
          draws_(inside.table, words_, order, inside.rules.seed),
          tiles_(inside.table, words_, draws_, lines),
          pieces_(inside.table, words_) {}

    bool read() {
        init_table(table_);
        draws_.empty_bag();
        mark_what_follows();
        lay_start(table_);
        if (!tiles_.lay() || !read_the_rest()) return false;
        settle_whose_turn_it_is();
        settle_active_pile();  // before the draws, because tiles are dealt from the active pile
        if (!draws_.settle()) return false;
        return settle_board() && pieces_.settle_supplies() && settle_turn();
    }
    const PositionFault& fault() const { return words_.fault(); }

private:
    // Marks values that are derived unless a line sets them.
    static constexpr std::uint8_t not_told = 255;
    void mark_what_follows() {
        state_.turn = 0;
        state_.player = not_told;
        state_.step = not_told;
        state_.active_pile = not_told;
    }

    // --- the other lines ---

    bool read_the_rest() {
        for (const PositionLine& line : lines_) {
            words_.begin(line);
            if (line.key() == "tile" || line.key() == "face_down") continue;
            if (PositionPieces::knows(line.key())) {
                if (!pieces_.read_line()) return false;
            } else if (draws_.knows(line.key())) {
                if (!draws_.read_line()) return false;
            } else if (!word_reader_.read(table_)) {
                return words_.fail("positions of this game have no key ", quoted(line.key()));
            } else if (!words_.is_well() || !words_.end()) {
                return false;
            }
        }
        return true;
    }

    // --- derived state ---

    bool settle_board() {
        if (state_.drawn != none16 && state_.laid != none32) {
            return words_.fail_with("COM-1: a position cannot have both a drawn tile and a tile laid in this turn");
        }
        pieces_.settle_cemeteries();
        if (table_.traders != nullptr) pieces_.settle_cities();
        return table_.dragon == nullptr || settle_dragon();
    }

    bool settle_dragon() {
        const bool has_come = table_.dragon->at != none32;
        bool has_volcano = false;
        for (auto tile = TileIndex{0}; tile < table_.board.counts->tiles; ++tile) {
            const PlacedTile& placed = table_.board.tiles[tile];
            if (placed.face_down != 0) continue;
            has_volcano = has_volcano || has_mark(table_, tile, Mark::volcano);
            if (has_come || tile < table_.setup->start.size() || !has_dragon(table_, placed.type)) continue;
            return words_.fail_with("PRD-3: the dragon tile at ", placed.x, ",", placed.y,
                                    " cannot be laid before the dragon is on the board");
        }
        return !has_come || has_volcano || words_.fail_with("PRD-2: the dragon needs a volcano on the board");
    }

    // --- the turn ---

    bool has_decision() const { return state_.decision != DecisionKind::over; }
    bool is_exact() const { return state_.step != not_told; }

    void settle_whose_turn_it_is() {
        if (!is_exact() && comes_after_laying(state_.decision) && state_.laid == none32) {
            state_.laid = last_laid();
        }
        const bool is_before_turns = is_exact() && name_of_step(state_.step) == std::string_view("choose_first_player");
        if (state_.turn == 0 && !is_before_turns) state_.turn = turn_by_tiles(table_);
        if (state_.player == not_told) state_.player = player_by_turn(table_);
        if (state_.part == 0) state_.part = 1;
    }

    // Derives the active pile. Each hound that has arrived has opened a pile, except a hound that is still pacifying
    // (HND-1).
    void settle_active_pile() {
        if (state_.active_pile != not_told) return;
        int piles = 0;
        for (int hound = 0; hound < hound_count; ++hound) {
            const bool has_come =
                table_.settings().hounds[hound] > 0 && state_.hounds[hound].place != HoundPlace::track;
            piles += has_come ? 1 : 0;
        }
        if (state_.decision == DecisionKind::hound_pacifies && piles > 0) --piles;
        state_.active_pile = static_cast<std::uint8_t>(std::min(piles, table_.settings().piles - 1));
    }

    bool settle_turn() {
        if (table_.gains != nullptr) forget_sources_of_gains(table_);
        if (!pieces_.are_scores_possible() || !check_hounds_have_come()) return false;
        if (const StateFault fault = why_state_cannot_be(table_); fault.problem != nullptr) return refuse(fault);
        if (state_.outcome != Outcome::open && !is_exact()) {
            // Finished games have this step, because version 2.0 includes it in their hashes.
            state_.step = static_cast<std::uint8_t>(step_named("deal_hands"));
        }
        if (is_exact()) return take_decision();
        if (const char* const problem = why_step_cannot_begin(table_)) return words_.fail_with(problem);
        return come_to_decision();
    }

    // Records the fault at the line whose key is the fault's word. If each colour has such a line, uses the line of the
    // fault's colour.
    bool refuse(const StateFault& fault) {
        for (const PositionLine& line : lines_) {
            if (fault.word == nullptr || line.key() != fault.word) continue;
            const bool is_of_colour =
                fault.colour == Colour::none || (line.count > 1 && colour_named(line.words[1]) == fault.colour);
            if (is_of_colour) return words_.fail_at_end_of(line, fault.problem);
        }
        return words_.fail_with(fault.problem);
    }

    bool take_decision() {
        if (const char* const problem = why_decision_cannot_be(table_)) {
            return words_.fail_with("the decision ", quoted(name_of(state_.decision)), " cannot be open: ", problem);
        }
        if (!pieces_.are_features_scored()) return false;
        // Derives the segments on which a meeple can be placed (COM-6). A given value must equal the derived one.
        if (state_.decision != DecisionKind::place_meeple) return true;
        const std::uint16_t told = state_.free_ground;
        find_free_segments(table_);
        return told == 0 || told == state_.free_ground ||
               words_.fail_with("COM-6: 'free_ground' must be ", int{state_.free_ground}, ", not ", int{told});
    }

    bool check_hounds_have_come() {
        for (int hound = 0; hound < hound_count; ++hound) {
            const int number = table_.settings().hounds[hound];
            if (number == 0 || state_.hounds[hound].place == HoundPlace::track) continue;
            if (!everyone_reached(table_, number)) {
                return words_.fail_with("HND-1: hound ", hound + 1, " needs ", number, " points, but a score is lower");
            }
        }
        return true;
    }

    static bool comes_after_laying(DecisionKind decision) { return has_cell(spec_of(decision).subject); }
    TileIndex last_laid() const {
        for (TileIndex tile = table_.board.counts->tiles; tile-- > table_.setup->start.size();) {
            if (table_.board.tiles[tile].face_down == 0) return tile;
        }
        return none32;
    }
    // Continues the turn from the step of the open decision, for positions that name no step.
    bool come_to_decision() {
        const DecisionKind wanted = has_decision()           ? state_.decision
                                    : state_.drawn != none16 ? DecisionKind::lay_tile
                                                             : DecisionKind::over;
        state_.stage = 0;
        state_.step = 0;
        if (wanted != DecisionKind::over) {
            const int step = step_that_asks(table_, wanted);
            if (step < 0) {
                return words_.fail_with("the decision ", quoted(name_of(wanted)),
                                        " needs the words 'step' and 'stage' in this game");
            }
            state_.step = static_cast<std::uint8_t>(step);
        }
        if (comes_after_laying(wanted) && state_.laid == none32) {
            return words_.fail_with("the decision ", quoted(name_of(wanted)),
                                    " needs a laid tile, but only the starting block is on the board");
        }
        if (wanted == DecisionKind::lay_tile && state_.drawn == none16) {
            return words_.fail_with("COM-1: the decision 'lay_tile' needs a drawn tile");
        }
        if (!pieces_.are_features_scored()) return false;
        state_.decision = DecisionKind::over;
        play_on(table_);
        if (wanted == DecisionKind::over || state_.decision == wanted) return true;
        return words_.fail_with("the decision ", quoted(name_of(wanted)), " cannot be open: the rules continue with ",
                                quoted(name_of(state_.decision)));
    }

    Table& table_;
    State& state_;
    const HostVector<PositionLine>& lines_;
    PositionWords words_;
    WordReader word_reader_;
    PositionDraws draws_;
    PositionTiles tiles_;
    PositionPieces pieces_;
};

// Collects the lines up to a line with a given key, or to the end of the text. The first line has already been read.
class PositionLines {
public:
    explicit PositionLines(const Allocator& allocator)
        : words_(allocator), lines_(HostAllocator<PositionLine>(allocator)) {}

    void take(TextLines& lines, bool is_any, std::string_view end) {
        HostVector<std::size_t> first{HostAllocator<std::size_t>(words_.get_allocator().host)};
        for (; is_any && lines.word(0) != end; is_any = lines.next()) {
            first.push_back(words_.size());
            words_.insert(words_.end(), lines.words().begin(), lines.words().end());
            lines_.push_back({lines.line(), nullptr, lines.count(), lines.number()});
        }
        for (std::size_t i = 0; i < lines_.size(); ++i) lines_[i].words = words_.data() + first[i];
    }
    const HostVector<PositionLine>& lines() const { return lines_; }

private:
    TextWords words_;
    HostVector<PositionLine> lines_;
};

bool is_sound(const Table& table, Error& error) {
    HostString flaws{HostAllocator<char>(table.setup->allocator)};
    flaws_of(table, flaws);
    if (flaws.empty()) return true;
    const std::string_view all = flaws;
    const std::string_view first = all.substr(0, all.find('\n'));
    error = {Status::invalid_position, Message::of("the position is impossible: ", first.substr(first.find(": ") + 2))};
    return false;
}

// Creates a game without tiles from the rules and tile sets of a header.
std::optional<Game> empty_game(const GameHeader& header, Error& error, const Allocator* allocator) {
    return GameMaker::make_empty(header.rules, header.sets.data(), count_given_sets(header.rules, header.sets), nullptr,
                                 0, error, allocator);
}

// Returns the fault for invalid rules. It is at the header line of the first field that the message names.
PositionFault fault_of_rules(const GameHeader& header, const Error& error) {
    if (error.status != Status::invalid_rules) return {error.status, error.message};
    static constexpr std::string_view other_names[][2] = {
        {"revision", "rules"},    {"colour_count", "colours"}, {"scoring_colour_count", "scoring_colours"},
        {"table_width", "table"}, {"table_height", "table"},   {"table_x", "table"},
        {"table_y", "table"},
    };
    const std::string_view message = error.message;
    std::string_view field = message.substr(0, message.find_first_of(" :["));
    for (const auto& names : other_names) {
        if (field == names[0]) field = names[1];
    }
    const GameHeader::Key* const key = header.find_key(field);
    if (key == nullptr) return {Status::invalid_position, error.message};
    return {Status::invalid_position, error.message, key->line, key->column};
}

// Returns a fault about a row. The fault is at this row, or at the first row of the header if this row is missing.
template <class... Parts>
PositionFault fault_of_row(const GameHeader& header, std::string_view row, const Parts&... problem) {
    const GameHeader::Key* key = header.find_key(row);
    for (const std::string_view hidden_row : hidden_rows) {
        if (key == nullptr) key = header.find_key(hidden_row);
    }
    PositionFault fault{Status::invalid_position, Message::of(problem...)};
    fault.row = row;
    if (key == nullptr) return fault;
    fault.line = key->line;
    fault.column = key->column;
    return fault;
}

// Checks that the header contains either no hidden information or all rows of this game, each of them complete.
bool check_rows(const GameHeader& header, const Game::Inside& inside, PositionFault& fault) {
    std::string_view missing;
    for (int i = 0; i < hidden_row_count; ++i) {
        const std::string_view row = hidden_rows[i];
        const std::size_t entries = header.row_entries[i];
        std::size_t needed = 0;
        each_order(inside, [&](const char* name, std::uint32_t count, bool, auto) {
            if (row == name) needed = count;
        });
        if (entries == needed) continue;
        if (entries == 0) {
            missing = row;
            continue;
        }
        fault = needed == 0 ? fault_of_row(header, row, "HID-1: this game has no ", quoted(row))
                            : fault_of_row(header, row, "HID-1: ", quoted(row), " needs ", needed,
                                           needed == 1 ? " entry" : " entries", " in this game, not ", entries);
        return false;
    }
    if (!missing.empty()) fault = fault_of_row(header, missing, "HID-1: ", quoted(missing), " is missing");
    return missing.empty();
}

bool check_order(const GameHeader& header, const Game::Inside& inside, PositionFault& fault) {
    if (header.order.empty()) return true;
    const auto has_entries = [](std::size_t entries) { return entries > 0; };
    const bool is_from_words = std::any_of(header.row_entries, header.row_entries + hidden_row_count, has_entries);
    if (is_from_words && !check_rows(header, inside, fault)) return false;
    if (header.order.size() != inside.setup->hidden_numbers()) {
        fault = fault_of_row(header, "order", "HID-1: the draw order needs ", inside.setup->hidden_numbers(),
                             " entries, not ", header.order.size());
        return false;
    }
    const OrderFault wrong = find_fault_of_order(*inside.setup, header.order.data());
    if (wrong.row != nullptr) fault = fault_of_row(header, wrong.row, wrong.problem);
    return wrong.row == nullptr;
}

}  // namespace

PositionFault fault_of_header(const GameHeader& header, const Error& error, const Allocator* allocator) {
    if (header.order.empty() || error.status != Status::invalid_argument) return fault_of_rules(header, error);
    Error ignored;
    const std::optional<Game> game = empty_game(header, ignored, allocator);
    PositionFault fault;
    if (!game || !check_order(header, inside_of(*game), fault)) return fault;
    return fault_of_row(header, "order", error.message);
}

std::optional<Game> game_at(const GameHeader& header, TextLines& lines, bool is_any, std::string_view end, Error& error,
                            const Allocator* allocator) {
    PositionLines position(allocator != nullptr ? *allocator : Allocator{});
    position.take(lines, is_any, end);
    PositionFault fault;
    std::optional<Game> game = game_of(header, position.lines(), fault, allocator);
    if (!game) error = fault.error();
    return game;
}

std::optional<Game> game_of(const GameHeader& header, const HostVector<PositionLine>& lines, PositionFault& fault,
                            const Allocator* allocator) {
    Error error;
    std::optional<Game> game = empty_game(header, error, allocator);
    if (!game) {
        fault = fault_of_rules(header, error);
        return std::nullopt;
    }
    Game::Inside& inside = inside_of(*game);
    inside.table.events = nullptr;
    if (!check_order(header, inside, fault)) return std::nullopt;
    PositionReader reader(inside, lines, header.order);
    if (!reader.read()) {
        fault = reader.fault();
        return std::nullopt;
    }
    if (!is_sound(inside.table, error)) {
        fault = {error.status, error.message};
        return std::nullopt;
    }
    inside.begins_with_position = true;
    inside.headers = header.headers;
    inside.rebuild_table();
    return game;
}

std::optional<Game> from_position(std::string_view text, const TileSet* sets, std::size_t set_count, Error& error,
                                  const Allocator* allocator) try {
    if (text.size() > max_position_text) {
        error = {Status::invalid_position, "line 1: a position has at most 4 MiB"};
        return std::nullopt;
    }
    const Allocator host = allocator != nullptr ? *allocator : Allocator{};
    TextLines lines(text, host);
    GameHeader header(host);
    bool is_any = false;
    if (!read_position_header(lines, sets, set_count, host, header, is_any)) {
        error = lines.error();
        if (error.status == Status::invalid_record) error.status = Status::invalid_position;
        return std::nullopt;
    }
    return game_at(header, lines, is_any, {}, error, allocator);
} catch (const std::bad_alloc&) {
    error = {Status::out_of_memory, "not enough memory for the game"};
    return std::nullopt;
}

std::string flaws_of(const Game& game) { return flaws_of(inside_of(game).table); }

void flaws_of(const Game& game, HostString& text) { flaws_of(inside_of(game).table, text); }

}  // namespace mistbank
