// Reads any text as a record. The record of an accepted text must survive a round trip: replaying the record and
// writing the game again gives the same record.
#include <string>
#include <string_view>

#include "mistbank/record.hpp"
#include "sets.hpp"
#include "target.hpp"

using namespace mistbank;

FUZZ_TARGET(record_text) {
    const std::vector<TileSet>& sets = fuzz::builtin_sets();
    Error error;
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    const std::optional<Game> game = replay(text, sets.data(), sets.size(), error);
    FUZZ_CHECK(game.has_value() == (error.status == Status::ok));
    if (!game) {
        FUZZ_CHECK(!error.message.empty());
        return;
    }
    for (const RecordKind kind : {RecordKind::full, RecordKind::open}) {
        const std::optional<std::string> record = to_record(*game, kind, error);
        FUZZ_CHECK(record.has_value());
        const std::optional<Game> again = replay(*record, sets.data(), sets.size(), error);
        FUZZ_CHECK(again.has_value());
        FUZZ_CHECK(to_record(*again, kind, error) == record);
    }
}
