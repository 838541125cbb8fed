// A game as bytes: what it was made from, and every action. Loading plays it again, so that damaged or forged bytes
// can never make a state that the rules would not. All numbers are little-endian.
#include <new>

#include "game/inside.hpp"
#include "mistbank/record.hpp"
#include "record/sets.hpp"
#include "tiles/fingerprint.hpp"

namespace mistbank {
namespace {

constexpr std::uint32_t magic = 0x4E53424Du;  // "MBSN"
constexpr std::uint16_t version = 1;
constexpr std::size_t checksum_bytes = 8;

class ByteWriter {
public:
    explicit ByteWriter(HostVector<std::uint8_t>& bytes) : bytes_(bytes) {}

    template <class Number>
    void put(Number number) {
        const auto value = static_cast<std::uint64_t>(number);
        for (std::size_t i = 0; i < sizeof(Number); ++i) bytes_.push_back(static_cast<std::uint8_t>(value >> (8 * i)));
    }
    void put_text(std::string_view text) {
        put(static_cast<std::uint8_t>(text.size()));
        bytes_.insert(bytes_.end(), text.begin(), text.end());
    }
    const HostVector<std::uint8_t>& bytes() const { return bytes_; }

private:
    HostVector<std::uint8_t>& bytes_;
};

// After the end it gives zeros and says so.
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
    std::string_view get_text() {
        const std::size_t length = get<std::uint8_t>();
        if (left_ < length) {
            ran_out_ = true;
            left_ = 0;
            return {};
        }
        const std::string_view text(reinterpret_cast<const char*>(bytes_), length);
        bytes_ += length;
        left_ -= length;
        return text;
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

void put_colours(ByteWriter& out, const Colour* colours, int count) {
    out.put(static_cast<std::uint8_t>(count));
    for (int i = 0; i < count; ++i) out.put(static_cast<std::uint8_t>(colours[i]));
}

void put_rules(ByteWriter& out, const Rules& rules) {
    out.put(static_cast<std::uint8_t>(rules.system));
    out.put(static_cast<std::uint16_t>(rules.edition));
    out.put(static_cast<std::uint8_t>(rules.level));
    out.put(static_cast<std::uint8_t>(rules.players));
    out.put(static_cast<std::uint8_t>(rules.starting_player));
    put_colours(out, rules.colours, rules.colour_count);
    put_colours(out, rules.scoring_colours, rules.scoring_colour_count);
    out.put(static_cast<std::uint8_t>(rules.joint_scoring));
    out.put(static_cast<std::uint8_t>(rules.draws));
    for (const bool option : {rules.farmers, rules.ghosts, rules.castles, rules.cemeteries}) {
        out.put(static_cast<std::uint8_t>(option));
    }
    out.put(rules.seed);
}

bool get_colours(ByteReader& in, Colour* colours, int& count) {
    count = in.get<std::uint8_t>();
    if (count > max_colours) return false;
    for (int i = 0; i < count; ++i) colours[i] = static_cast<Colour>(in.get<std::uint8_t>());
    return true;
}

bool get_rules(ByteReader& in, Rules& rules) {
    rules.system = static_cast<System>(in.get<std::uint8_t>());
    rules.edition = static_cast<Edition>(in.get<std::uint16_t>());
    rules.level = in.get<std::uint8_t>();
    rules.players = in.get<std::uint8_t>();
    rules.starting_player = in.get<std::uint8_t>();
    if (!get_colours(in, rules.colours, rules.colour_count)) return false;
    if (!get_colours(in, rules.scoring_colours, rules.scoring_colour_count)) return false;
    rules.joint_scoring = static_cast<JointScoring>(in.get<std::uint8_t>());
    rules.draws = static_cast<Draws>(in.get<std::uint8_t>());
    for (bool* option : {&rules.farmers, &rules.ghosts, &rules.castles, &rules.cemeteries}) {
        *option = in.get<std::uint8_t>() != 0;
    }
    rules.seed = in.get<std::uint64_t>();
    return true;
}

// --- actions ---

void put_action(ByteWriter& out, Action action) {
    out.put(static_cast<std::uint8_t>(action.kind));
    out.put(action.segment);
    out.put(action.colour);
    out.put(action.count);
    out.put(static_cast<std::uint16_t>(action.x));
    out.put(static_cast<std::uint16_t>(action.y));
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

std::optional<Game> refuse(Error& error, const Message& message, Status status = Status::invalid_snapshot) {
    error = {status, message};
    return std::nullopt;
}

std::optional<Game> read_game(ByteReader& in, const TileSet* sets, std::size_t set_count, Error& error,
                              const Allocator& allocator) {
    Rules rules;
    if (!get_rules(in, rules)) return refuse(error, "the rules name more than six colours");
    HostVector<TileSet> found(allocator);
    for (int left = in.get<std::uint8_t>(); left > 0; --left) {
        NamedSet wanted;
        wanted.name = in.get_text();
        wanted.has_fingerprint = true;
        wanted.fingerprint = in.get<std::uint64_t>();
        if (!find_set(wanted, sets, set_count, found, error)) return std::nullopt;
    }
    HostVector<std::uint16_t> order(in.get<std::uint16_t>(), 0, allocator);
    for (std::uint16_t& type : order) type = in.get<std::uint16_t>();
    if (in.ran_out() || found.empty()) return refuse(error, "the snapshot is too short");

    std::optional<Game> game = GameMaker::make(rules, found.data(), found.size(),
                                               order.empty() ? nullptr : order.data(), order.size(), error, &allocator);
    if (!game)
        return refuse(error, error.message,
                      error.status == Status::out_of_memory ? error.status : Status::invalid_snapshot);
    const auto actions = in.get<std::uint32_t>();
    for (std::uint32_t i = 0; i < actions; ++i) {
        const Action action = get_action(in);
        if (in.ran_out()) return refuse(error, "the snapshot is too short");
        const Status status = game->apply(action);
        if (status == Status::out_of_memory) return refuse(error, "no memory for the game", status);
        if (status != Status::ok) return refuse(error, Message::of("action ", i + 1, " of the snapshot is not legal"));
    }
    if (in.ran_out() || in.left() != 0) return refuse(error, "the snapshot has the wrong length");
    return game;
}

}  // namespace

bool to_snapshot(const Game& game, HostVector<std::uint8_t>& bytes, Error& error) {
    if (game.recording() == Recording::none) {
        error = {Status::not_recorded, "the game has kept no past to store"};
        return false;
    }
    const Game::Inside& inside = game.inside();
    const bool automatic = game.rules().draws == Draws::automatic;
    ByteWriter out(bytes);
    out.put(magic);
    out.put(version);
    put_rules(out, game.rules());
    out.put(static_cast<std::uint8_t>(inside.setup->set_names.size()));
    for (const auto& set : inside.setup->set_names) {
        out.put_text(set.name);
        out.put(set.fingerprint);
    }
    const std::uint16_t ordered = automatic ? inside.setup->pile_tiles : std::uint16_t{0};
    out.put(ordered);
    for (int place = 0; place < ordered; ++place) out.put(inside.table.order[place]);
    out.put(static_cast<std::uint32_t>(game.action_count()));
    for (std::size_t i = 0; i < game.action_count(); ++i) put_action(out, game.action(i));
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
    if (in.get<std::uint32_t>() != magic) return refuse(error, "these bytes are no snapshot");
    const auto its_version = in.get<std::uint16_t>();
    if (its_version != version)
        return refuse(error, Message::of("the snapshot is of version ", its_version, ", not 1"));
    ByteReader tail(bytes + size - checksum_bytes, checksum_bytes);
    if (tail.get<std::uint64_t>() != checksum_of(bytes, size - checksum_bytes)) {
        return refuse(error, "the snapshot is damaged: its checksum is wrong");
    }
    return read_game(in, sets, set_count, error, allocator != nullptr ? *allocator : Allocator{});
} catch (const std::bad_alloc&) {
    return refuse(error, "no memory for the game", Status::out_of_memory);
}

}  // namespace mistbank
