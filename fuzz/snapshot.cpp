// Reads arbitrary bytes as a snapshot. The last byte decides whether the checksum is corrected first, as in a forged
// snapshot.
#include <vector>

#include "mistbank/record.hpp"
#include "sets.hpp"
#include "target.hpp"

using namespace mistbank;

namespace {

constexpr std::size_t checksum_bytes = 8;

// Corrects the checksum at the end: the FNV-1a hash of all previous bytes, with the lowest byte first.
void put_right(std::vector<std::uint8_t>& bytes) {
    if (bytes.size() < checksum_bytes) return;
    const std::size_t end = bytes.size() - checksum_bytes;
    std::uint64_t sum = 0xCBF29CE484222325u;
    for (std::size_t i = 0; i < end; ++i) sum = (sum ^ bytes[i]) * 0x100000001B3u;
    for (std::size_t i = 0; i < checksum_bytes; ++i) bytes[end + i] = static_cast<std::uint8_t>(sum >> (8 * i));
}

}  // namespace

FUZZ_TARGET(snapshot) {
    const std::vector<TileSet>& sets = fuzz::builtin_sets();
    const bool forge = bytes.parameter(2) == 1;
    std::vector<std::uint8_t> snapshot(bytes.data(), bytes.data() + bytes.size());
    if (forge) put_right(snapshot);
    Error error;
    const std::optional<Game> game = from_snapshot(snapshot.data(), snapshot.size(), sets.data(), sets.size(), error);
    FUZZ_CHECK(game.has_value() == (error.status == Status::ok));
    if (!game) {
        FUZZ_CHECK(!error.message.empty());
        return;
    }
    const std::optional<std::vector<std::uint8_t>> written = to_snapshot(*game, error);
    FUZZ_CHECK(written.has_value());
    const std::optional<Game> again = from_snapshot(written->data(), written->size(), sets.data(), sets.size(), error);
    FUZZ_CHECK(again.has_value() && again->state_hash() == game->state_hash());
    FUZZ_CHECK(to_snapshot(*again, error) == written);
}
