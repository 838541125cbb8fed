// Writes a game as bytes: rules, sets, draw order and every action. Loading replays the game, so damaged or forged
// bytes can never create a state that the rules do not allow. All numbers are little-endian. FORMAT.md describes the
// format.
#include <algorithm>
#include <iterator>
#include <new>

#include "game/headers.hpp"
#include "game/view.hpp"
#include "mistbank/record.hpp"
#include "position/position.hpp"
#include "position/revision.hpp"
#include "position/sets.hpp"
#include "position/version_1_0.hpp"
#include "rules/rule_fields.hpp"
#include "tiles/fingerprint.hpp"

namespace mistbank {
namespace {

constexpr std::uint32_t magic = 0x4E53424Du;  // the bytes "MBSN"
constexpr std::uint16_t version = 3;
constexpr std::uint16_t version_from_first_tile = 2;  // for games without headers that do not begin with a position
constexpr std::uint16_t many = 65535;                 // the length of an order this long or longer follows in 32 bits
constexpr std::uint16_t version_without_lengths = 1;  // version of mistbank 1.0: no revision, no texts of sets
constexpr std::size_t checksum_bytes = 8;

class ByteWriter {
public:
    explicit ByteWriter(HostVector<std::uint8_t>& bytes) : bytes_(bytes) {}

    template <class Number>
    void put(Number number) {
        const auto value = static_cast<std::uint64_t>(number);
        for (std::size_t i = 0; i < sizeof(Number); ++i) bytes_.push_back(static_cast<std::uint8_t>(value >> (8 * i)));
    }
    template <class Stored, class Value>
    void pass(const Value& value) {
        put(static_cast<Stored>(value));
    }
    /// Appends `size` bytes for the caller to fill.
    std::uint8_t* make_room(std::size_t size) {
        bytes_.resize(bytes_.size() + size);
        return bytes_.data() + (bytes_.size() - size);
    }
    /// Appends the length of a text as a number of type `Length`, and the text.
    template <class Length>
    void put_text(std::string_view text) {
        put(static_cast<Length>(text.size()));
        bytes_.insert(bytes_.end(), text.begin(), text.end());
    }
    /// Appends space for the length of a part. Returns the offset of the part.
    std::size_t begin_part() {
        put(std::uint16_t{0});
        return bytes_.size();
    }
    void end_part(std::size_t begin) {
        const std::size_t length = bytes_.size() - begin;
        bytes_[begin - 2] = static_cast<std::uint8_t>(length);
        bytes_[begin - 1] = static_cast<std::uint8_t>(length >> 8);
    }
    const HostVector<std::uint8_t>& bytes() const { return bytes_; }

private:
    HostVector<std::uint8_t>& bytes_;
};

// Reads numbers from bytes. After the end, returns zeros and sets `ran_out_`.
class ByteReader {
public:
    ByteReader(const std::uint8_t* bytes, std::size_t size) : bytes_(bytes), left_(size) {}

    template <class Number>
    Number get() {
        if (left_ < sizeof(Number)) {
            ran_out_ = true;
            left_ = 0;
            return Number{};
        }
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < sizeof(Number); ++i) value |= static_cast<std::uint64_t>(bytes_[i]) << (8 * i);
        bytes_ += sizeof(Number);
        left_ -= sizeof(Number);
        return static_cast<Number>(value);
    }
    template <class Stored, class Value>
    void pass(Value& value) {
        value = static_cast<Value>(get<Stored>());
    }
    /// Returns a reader of the next `size` bytes and skips them.
    ByteReader take(std::size_t size) {
        if (left_ < size) {
            ran_out_ = true;
            left_ = size = 0;
        }
        const ByteReader part(bytes_, size);
        bytes_ += size;
        left_ -= size;
        return part;
    }
    template <class Length>
    std::string_view get_text() {
        const ByteReader text = take(get<Length>());
        return {reinterpret_cast<const char*>(text.bytes_), text.left_};
    }
    bool ran_out() const { return ran_out_; }
    std::size_t left() const { return left_; }

private:
    const std::uint8_t* bytes_;
    std::size_t left_;
    bool ran_out_ = false;
};

std::uint64_t checksum_of(const std::uint8_t* bytes, std::size_t size) {
    Fingerprint print;
    for (std::size_t i = 0; i < size; ++i) print.add_byte(bytes[i]);
    return print.value();
}

// --- rules ---

// The functions below write or read the fields of the rules in the order of the format. ByteWriter::pass writes a
// field, ByteReader::pass reads it.

template <class Bytes>
bool pass_colours(Bytes& bytes, Colour* colours, int& count) {
    bytes.template pass<std::uint8_t>(count);
    if (count > max_colours) return false;
    for (int i = 0; i < count; ++i) bytes.template pass<std::uint8_t>(colours[i]);
    return true;
}

// Writes or reads the house rules that version 2.0 has. Every default is stored as 0.
template <class Bytes>
void pass_house_rules(Bytes& bytes, HouseRules& house) {
    bool scores_nothing = !house.incomplete_scores;
    bytes.template pass<std::uint8_t>(house.hand);
    bytes.template pass<std::uint8_t>(house.hand_open);
    bytes.template pass<std::uint8_t>(house.draw_ahead);
    bytes.template pass<std::uint8_t>(house.unplayable);
    for (bool* option : {&house.hole_turn, &scores_nothing, &house.border_completes, &house.start_in_bag,
                         &house.small_cities, &house.dragon_after_scoring, &house.hill_majority}) {
        bytes.template pass<std::uint8_t>(*option);
    }
    house.incomplete_scores = !scores_nothing;
    int numbers[4] = {};
    if (house.has_table()) {
        const int given[4] = {house.table_width, house.table_height, house.table_x, house.table_y};
        std::copy(std::begin(given), std::end(given), numbers);
    }
    for (int& number : numbers) bytes.template pass<std::uint32_t>(number);
    house.table_width = numbers[0];
    house.table_height = numbers[1];
    if (house.has_table()) {
        house.table_x = numbers[2];
        house.table_y = numbers[3];
    }
    bytes.template pass<std::uint32_t>(house.without);
}

// Writes later house rules in their order, one byte for each, up to the last one that is not 0.
void put_later_house_rules(ByteWriter& out, const HouseRules& house) {
    const auto numbers = numbers_of(house);
    std::size_t end = numbers.size();
    while (end > house_rules_of_2_0 && numbers[end - 1] == 0) --end;
    for (std::size_t rule = house_rules_of_2_0; rule < end; ++rule) out.pass<std::uint8_t>(numbers[rule]);
}

void set_rule(int& rule, std::uint8_t number) { rule = number; }
void set_rule(bool& rule, std::uint8_t number) { rule = number != 0; }
template <class Choice>
void set_rule(WordField<Choice> rule, std::uint8_t number) {
    rule.choice = static_cast<Choice>(number);
}
template <class Bits>
void set_rule(NamesField<Bits> rule, std::uint8_t number) {
    rule.bits = number;
}

void get_later_house_rules(ByteReader& in, HouseRules& house) {
    std::size_t rule = 0;
    each_house_rule(house, [&](const char*, auto&& field) {
        if (rule++ >= house_rules_of_2_0 && in.left() > 0) set_rule(field, in.get<std::uint8_t>());
    });
}

/// Writes or reads the fields of rules of version 1.0. Returns false if there are too many colours.
template <class Bytes>
bool pass_rules(Bytes& bytes, Rules& rules) {
    bytes.template pass<std::uint8_t>(rules.system);
    bytes.template pass<std::uint16_t>(rules.edition);
    for (int* number : {&rules.level, &rules.players, &rules.starting_player}) {
        bytes.template pass<std::uint8_t>(*number);
    }
    if (!pass_colours(bytes, rules.colours, rules.colour_count)) return false;
    if (!pass_colours(bytes, rules.scoring_colours, rules.scoring_colour_count)) return false;
    bytes.template pass<std::uint8_t>(rules.joint_scoring);
    bytes.template pass<std::uint8_t>(rules.draws);
    for (bool* option : {&rules.farmers, &rules.ghosts, &rules.castles, &rules.cemeteries}) {
        bytes.template pass<std::uint8_t>(*option);
    }
    bytes.template pass<std::uint64_t>(rules.seed);
    return true;
}

void put_rules(ByteWriter& out, Rules rules) {
    pass_rules(out, rules);
    out.put(static_cast<std::uint16_t>(rules.revision));
    out.put(rules.expansions);
    if (!plays_house_rules(rules.house)) return;
    pass_house_rules(out, rules.house);
    put_later_house_rules(out, rules.house);
}

bool get_rules(ByteReader& in, Rules& rules) {
    if (!pass_rules(in, rules)) return false;
    if (static_cast<std::uint8_t>(rules.system) == system_number_with_expansion_1_0) name_system_as_now(rules);
    return true;
}

// --- actions ---

constexpr std::size_t action_bytes = 8;

// Writes numbers and actions without a capacity check for each, because a game has hundreds of them and is stored
// often.
void put_numbers(ByteWriter& out, const std::uint16_t* numbers, std::size_t count) {
    std::uint8_t* to = out.make_room(count * sizeof *numbers);
    for (std::size_t i = 0; i < count; ++i, to += sizeof *numbers) {
        to[0] = static_cast<std::uint8_t>(numbers[i]);
        to[1] = static_cast<std::uint8_t>(numbers[i] >> 8);
    }
}

void put_actions(ByteWriter& out, const HostVector<Action>& actions) {
    std::uint8_t* to = out.make_room(actions.size() * action_bytes);
    for (const Action& action : actions) {
        const auto x = static_cast<std::uint16_t>(action.x);
        const auto y = static_cast<std::uint16_t>(action.y);
        to[0] = static_cast<std::uint8_t>(action.kind);
        to[1] = action.segment;
        to[2] = action.colour;
        to[3] = action.count;
        to[4] = static_cast<std::uint8_t>(x);
        to[5] = static_cast<std::uint8_t>(x >> 8);
        to[6] = static_cast<std::uint8_t>(y);
        to[7] = static_cast<std::uint8_t>(y >> 8);
        to += action_bytes;
    }
}

Action get_action(ByteReader& in) {
    Action action;
    action.kind = static_cast<ActionKind>(in.get<std::uint8_t>());
    action.segment = in.get<std::uint8_t>();
    action.colour = in.get<std::uint8_t>();
    action.count = in.get<std::uint8_t>();
    action.x = static_cast<std::int16_t>(in.get<std::uint16_t>());
    action.y = static_cast<std::int16_t>(in.get<std::uint16_t>());
    return action;
}

template <class... Parts>
bool fail(Error& error, const Parts&... message) {
    error = {Status::invalid_snapshot, Message::of(message...)};
    return false;
}

std::optional<Game> refuse(Error& error, const Message& message, Status status = Status::invalid_snapshot) {
    error = {status, message};
    return std::nullopt;
}

// Reads rules that are stored with their length. Fields of a later version come after the known ones; they are allowed
// if they are 0.
bool get_rules_with_length(ByteReader& in, Rules& rules, Error& error) {
    ByteReader part = in.take(in.get<std::uint16_t>());
    if (!get_rules(part, rules)) return fail(error, "the rules of the snapshot have more than 6 colours");
    rules.revision = part.get<std::uint16_t>();
    rules.expansions |= part.get<std::uint32_t>();
    if (part.ran_out()) return fail(error, "the rules of the snapshot are too short");
    if (!is_known_revision(rules.revision)) return fail(error, unknown_revision(rules.revision));
    if (part.left() > 0) {
        pass_house_rules(part, rules.house);
        get_later_house_rules(part, rules.house);
    }
    while (part.left() > 0) {
        if (part.get<std::uint8_t>() != 0) {
            return fail(error,
                        "the rules of the snapshot come from a later version of mistbank and have fields that "
                        "this version does not support");
        }
    }
    return true;
}

bool get_rules_of(int snapshot_version, ByteReader& in, Rules& rules, Error& error) {
    if (snapshot_version != version_without_lengths) return get_rules_with_length(in, rules, error);
    rules.revision = first_revision;
    return get_rules(in, rules) || fail(error, "the rules of the snapshot have more than 6 colours");
}

bool read_carried_set(const NamedSet& wanted, std::string_view text, HostVector<TileSet>& found, Error& error) {
    std::optional<TileSet> set = TileSet::parse(text, error, found.get_allocator().host);
    if (!set) return fail(error, "the text of the tile set ", wanted.name, ": ", error.message);
    if (!is_wanted(wanted, *set)) {
        return fail(error, "the text of the tile set ", wanted.name, " does not match its name or fingerprint");
    }
    found.push_back(std::move(*set));
    return true;
}

bool get_set(int snapshot_version, ByteReader& in, const TileSet* sets, std::size_t set_count,
             HostVector<TileSet>& found, Error& error) {
    NamedSet wanted;
    wanted.name = in.get_text<std::uint8_t>();
    wanted.has_fingerprint = true;
    wanted.fingerprint = in.get<std::uint64_t>();
    const std::string_view text =
        snapshot_version == version_without_lengths ? std::string_view() : in.get_text<std::uint32_t>();
    if (in.ran_out()) return fail(error, "the snapshot is too short");
    return text.empty() ? find_set(wanted, sets, set_count, found, error)
                        : read_carried_set(wanted, text, found, error);
}

std::optional<Game> read_game(int snapshot_version, ByteReader& in, const TileSet* sets, std::size_t set_count,
                              Error& error, const Allocator& allocator) {
    Rules rules;
    if (!get_rules_of(snapshot_version, in, rules, error)) return std::nullopt;
    HostVector<TileSet> found(allocator);
    for (int left = in.get<std::uint8_t>(); left > 0; --left) {
        if (!get_set(snapshot_version, in, sets, set_count, found, error)) return std::nullopt;
    }
    std::uint32_t ordered = in.get<std::uint16_t>();
    if (ordered == many) ordered = in.get<std::uint32_t>();
    if (ordered > in.left() / sizeof(std::uint16_t)) return refuse(error, "the snapshot is too short");
    HostVector<std::uint16_t> order(ordered, 0, allocator);
    for (std::uint16_t& type : order) type = in.get<std::uint16_t>();
    if (in.ran_out() || found.empty()) return refuse(error, "the snapshot is too short");

    std::string_view position;
    std::string_view headers;
    if (snapshot_version > version_from_first_tile) {
        position = in.get_text<std::uint32_t>();
        headers = in.get_text<std::uint32_t>();
        if (in.ran_out()) return refuse(error, "the snapshot is too short");
        if (!are_headers(headers)) return refuse(error, "the snapshot has a header that does not begin with x-");
    }
    std::optional<Game> game;
    if (position.empty()) {
        game = GameMaker::make(rules, found.data(), count_given_sets(rules, found),
                               order.empty() ? nullptr : order.data(), order.size(), error, host_of(allocator));
    } else {
        GameHeader header(allocator);
        header.rules = rules;
        header.sets.swap(found);
        header.order.swap(order);
        TextLines lines(position, allocator);
        game = game_at(header, lines, lines.next(), {}, error, host_of(allocator));
    }
    if (game) inside_of(*game).headers = headers;
    if (!game)
        return refuse(error, error.message,
                      error.status == Status::out_of_memory ? error.status : Status::invalid_snapshot);
    const auto actions = in.get<std::uint32_t>();
    for (std::uint32_t i = 0; i < actions; ++i) {
        Action action = get_action(in);
        if (in.ran_out()) return refuse(error, "the snapshot is too short");
        if (snapshot_version == version_without_lengths) action = as_named_now(*game, action);
        const Status status = game->apply(action);
        if (status == Status::out_of_memory) return refuse(error, "not enough memory for the game", status);
        if (status != Status::ok) return refuse(error, Message::of("action ", i + 1, " of the snapshot is not legal"));
    }
    if (in.ran_out() || in.left() != 0) return refuse(error, "the snapshot has the wrong length");
    return game;
}

}  // namespace

bool to_snapshot(const Game& game, HostVector<std::uint8_t>& bytes, Error& error) {
    if (game.recording() == Recording::none) {
        error = {Status::not_recorded, "the game has no recorded actions to store"};
        return false;
    }
    const Game::Inside& inside = inside_of(game);
    const bool automatic = game.rules().draws == Draws::automatic;
    const std::uint32_t ordered = automatic ? inside.setup->hidden_numbers() : 0;
    constexpr std::size_t commonly_beside = 512;  // usual size of the rules and the names of sets in bytes
    bytes.reserve(bytes.size() + commonly_beside + ordered * sizeof(std::uint16_t) +
                  inside.past.actions.size() * action_bytes);
    ByteWriter out(bytes);
    out.put(magic);
    const bool has_later_parts = inside.begins_with_position || !game.headers().empty();
    out.put(has_later_parts ? version : version_from_first_tile);
    const std::size_t rules = out.begin_part();
    put_rules(out, game.rules());
    out.end_part(rules);
    out.put(static_cast<std::uint8_t>(inside.setup->set_names.size()));
    for (const auto& set : inside.setup->set_names) {
        out.put_text<std::uint8_t>(set.name);
        out.put(set.fingerprint);
        out.put_text<std::uint32_t>(text_to_carry(set, bytes.get_allocator().host));
    }
    out.put(static_cast<std::uint16_t>(std::min<std::uint32_t>(ordered, many)));
    if (ordered >= many) out.put(ordered);
    put_numbers(out, inside.table.order, ordered);
    if (has_later_parts) {
        HostString position(bytes.get_allocator().host);
        if (inside.begins_with_position) write_position(inside_of(beginning_of(game)), {automatic, the_host}, position);
        out.put_text<std::uint32_t>(position);
        out.put_text<std::uint32_t>(game.headers());
    }
    out.put(static_cast<std::uint32_t>(inside.past.actions.size()));
    put_actions(out, inside.past.actions);
    out.put(checksum_of(out.bytes().data(), out.bytes().size()));
    return true;
}

std::optional<std::vector<std::uint8_t>> to_snapshot(const Game& game, Error& error) {
    HostVector<std::uint8_t> bytes(game.allocator());
    if (!to_snapshot(game, bytes, error)) return std::nullopt;
    return std::vector<std::uint8_t>(bytes.begin(), bytes.end());
}

std::optional<Game> from_snapshot(const std::uint8_t* bytes, std::size_t size, const TileSet* sets,
                                  std::size_t set_count, Error& error, const Allocator* allocator) try {
    if (size < sizeof magic + sizeof version + checksum_bytes) return refuse(error, "the snapshot is too short");
    ByteReader in(bytes, size - checksum_bytes);
    if (in.get<std::uint32_t>() != magic) return refuse(error, "the bytes are not a snapshot");
    const auto snapshot_version = in.get<std::uint16_t>();
    if (snapshot_version < version_without_lengths || snapshot_version > version) {
        return refuse(error,
                      Message::of("snapshot version ", snapshot_version, ": this version of mistbank reads 1 to 3"));
    }
    ByteReader tail(bytes + size - checksum_bytes, checksum_bytes);
    if (tail.get<std::uint64_t>() != checksum_of(bytes, size - checksum_bytes)) {
        return refuse(error, "the snapshot is damaged: its checksum is wrong");
    }
    return read_game(snapshot_version, in, sets, set_count, error, allocator != nullptr ? *allocator : Allocator{});
} catch (const std::bad_alloc&) {
    return refuse(error, "not enough memory for the game", Status::out_of_memory);
}

}  // namespace mistbank
