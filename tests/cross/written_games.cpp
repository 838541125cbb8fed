// Writes games of this machine into files: snapshots and records byte by byte, pictures and texts as a host gets them,
// and observations as numbers. tests/cross/run compares the files of all machines.
#include <catch2/catch.hpp>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

#include "golden/golden.hpp"
#include "mistbank/observation.hpp"
#include "mistbank/record.hpp"
#include "mistbank/render.hpp"
#include "mistbank/rollout.hpp"
#include "tiles/fingerprint.hpp"

using namespace mistbank;
using mistbank_tests::Golden;

namespace {

/// Draws pictures only at intervals and at the end, because drawing takes longer than playing.
constexpr std::size_t drawn_every = 24;
constexpr int window_width = 15;
constexpr std::size_t rollouts_of_a_game = 5;

template <class Value>
Value taken(std::optional<Value> value, const Error& error) {
    INFO(error.message);
    REQUIRE(value);
    return std::move(*value);
}

std::string hexadecimal(std::uint64_t number) {
    char text[17];
    std::snprintf(text, sizeof text, "%08x%08x", static_cast<unsigned>(number >> 32), static_cast<unsigned>(number));
    return text;
}

template <class Number>
std::string fingerprint_of(const std::vector<Number>& numbers) {
    Fingerprint print;
    for (const Number number : numbers) print.add(static_cast<std::uint64_t>(number));
    return hexadecimal(print.value());
}

/// Writes files into a folder for each kind of file.
class Files {
public:
    explicit Files(std::string folder) : folder_(std::move(folder)) {}

    void write(const std::string& kind, const std::string& name, const std::string& content) const {
        std::ofstream file(folder_ + '/' + kind + '/' + name, std::ios::binary);
        file << content;
        INFO(folder_ << '/' << kind << '/' << name);
        REQUIRE(file.flush());
    }

private:
    std::string folder_;
};

std::string legal_actions_of(const Game& game) {
    std::string text;
    for (const Action action : game.legal_actions()) (text += game.text_of(action)) += '\n';
    return text;
}

std::string observation_of(const Game& game) {
    std::vector<std::uint8_t> planes(static_cast<std::size_t>(plane_count() * window_width * window_width));
    std::vector<std::int32_t> scalars(static_cast<std::size_t>(scalar_count()));
    observe_planes(game, window_around(game, window_width, window_width), 0, planes.data());
    observe_scalars(game, 0, scalars.data());
    return fingerprint_of(planes) + ' ' + fingerprint_of(scalars) + '\n';
}

std::string rollouts_of(const Game& game) {
    std::string text;
    play_out_copies(game, game.action_count(), rollouts_of_a_game, [&text](const Rollout& rollout) {
        text += std::to_string(rollout.actions) + ' ' + std::to_string(rollout.total) + ' ' +
                std::to_string(rollout.turns) + ' ' + std::to_string(rollout.ghost_supply) + '\n';
    });
    return text;
}

std::string picture_of(const Game& game) {
    SvgOptions options;
    options.fits = true;
    options.coordinates = game.action_count() % 2 == 0;
    options.tile_size = 80 + static_cast<int>(game.action_count() % 50);
    options.owners = options.finished = game.action_count() % 3 == 0;
    options.numbers = game.action_count() % 7 == 0;
    SvgMark place;
    place.kind = SvgMarkKind::segment;
    SvgMark arrow;
    arrow.kind = SvgMarkKind::arrow;
    arrow.x = -1;
    arrow.to_y = 1;
    arrow.label = "3";
    const SvgMark marks[] = {place, arrow};
    Error error;
    return taken(render_svg(game, options, marks, 2, error), error);
}

std::string text_of(const Game& game) {
    TextOptions options;
    options.fits = true;
    return render_text(game, options) + summary(game, options);
}

std::string snapshot_of(const Game& game) {
    Error error;
    const std::vector<std::uint8_t> bytes = taken(to_snapshot(game, error), error);
    const Game again = taken(from_snapshot(bytes.data(), bytes.size(), nullptr, 0, error), error);
    REQUIRE(again.state_hash() == game.state_hash());
    return {bytes.begin(), bytes.end()};
}

void write_game(const Files& files, const Golden& golden) {
    Error error;
    const std::string record = mistbank_tests::read_golden(golden.name + ".record");
    Game game = taken(replay(record, nullptr, 0, error), error);
    files.write("snapshots", golden.name, snapshot_of(game));
    files.write("events", golden.name, mistbank_tests::event_text(game));
    std::string hashes;
    std::string actions;
    std::string pictures;
    std::string texts;
    std::string observations;
    std::string rollouts;
    std::string records;
    for (bool more = true; more; more = game.undo() == Status::ok) {
        hashes += hexadecimal(game.state_hash()) + '\n';
        actions += legal_actions_of(game);
        if (game.action_count() % drawn_every != 0 && !game.is_over()) continue;
        pictures += picture_of(game);
        texts += text_of(game);
        observations += observation_of(game);
        rollouts += rollouts_of(game);
        for (const RecordKind kind : {RecordKind::full, RecordKind::open}) {
            records += taken(to_record(game, kind, error), error);
        }
    }
    files.write("state_hashes", golden.name, hashes);
    files.write("actions", golden.name, actions);
    files.write("pictures", golden.name, pictures);
    files.write("texts", golden.name, texts);
    files.write("observations", golden.name, observations);
    files.write("rollouts", golden.name, rollouts);
    files.write("records", golden.name, records);
}

void write_set(const Files& files, const char* name) {
    Error error;
    const TileSet set = taken(TileSet::builtin(name, error), error);
    std::string pictures;
    std::string texts;
    for (const TileType& type : set.types()) {
        for (int rotation = 0; rotation < 4; ++rotation) {
            pictures += taken(render_tile_svg(type, rotation, {}, error), error);
            texts += render_tile(type, rotation);
        }
    }
    files.write("pictures", std::string("set_") + name, pictures);
    files.write("texts", std::string("set_") + name, texts);
    files.write("sets", name, hexadecimal(set.fingerprint()));
}

}  // namespace

// Not a test: writes the files for tests/cross/run. MISTBANK_WRITTEN names the folder, which must contain a subfolder
// for each kind of file.
TEST_CASE("The golden games are written for the comparison of platforms", "[.written]") {
    const char* folder = std::getenv("MISTBANK_WRITTEN");
    REQUIRE(folder != nullptr);
    const Files files(folder);
    for (const Golden& golden : mistbank_tests::goldens()) write_game(files, golden);
    for (const char* set : {"mists", "base", "demo"}) write_set(files, set);
}
