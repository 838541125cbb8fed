// Runs the inputs of the fuzz targets without a fuzzer: the seeds in fuzz/corpus and earlier crashes in
// fuzz/regressions.
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "mistbank/description.hpp"
#include "position_mutations.hpp"
#include "support/tests_folder.hpp"

namespace fuzz {
void run_tile_text(const std::uint8_t* data, std::size_t size);
void run_record_text(const std::uint8_t* data, std::size_t size);
void run_position(const std::uint8_t* data, std::size_t size);
void run_snapshot(const std::uint8_t* data, std::size_t size);
void run_play(const std::uint8_t* data, std::size_t size);
void run_hostile_calls(const std::uint8_t* data, std::size_t size);
void run_json_text(const std::uint8_t* data, std::size_t size);
}  // namespace fuzz

namespace {

struct Target {
    const char* name;
    void (*run)(const std::uint8_t* data, std::size_t size);
};

const Target targets[] = {
    {"tile_text", fuzz::run_tile_text}, {"record_text", fuzz::run_record_text},
    {"position", fuzz::run_position},   {"snapshot", fuzz::run_snapshot},
    {"json_text", fuzz::run_json_text}, {"hostile_calls", fuzz::run_hostile_calls},
#ifndef MISTBANK_TESTS_WITHOUT_REFERENCE
    {"play", fuzz::run_play},
#endif
};

std::filesystem::path fuzz_directory() { return std::filesystem::path(tests_folder).parent_path() / "fuzz"; }

// Runs all inputs in the directory. Returns their number; 0 if the directory does not exist.
int run_all(const Target& target, const std::filesystem::path& directory) {
    if (!std::filesystem::exists(directory)) return 0;
    int inputs = 0;
    for (const auto& entry : std::filesystem::directory_iterator(directory)) {
        INFO(entry.path().string());
        std::ifstream in(entry.path(), std::ios::binary);
        const std::vector<char> bytes{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
        // A copy with exactly the size of the input, so that the sanitizer detects reads beyond the end.
        const std::vector<std::uint8_t> input(bytes.begin(), bytes.end());
        target.run(input.data(), input.size());
        ++inputs;
    }
    return inputs;
}

}  // namespace

TEST_CASE("Each fuzz target runs its seeds without an error", "[fuzz]") {
    for (const Target& target : targets) {
        INFO(target.name);
        CHECK(run_all(target, fuzz_directory() / "corpus" / target.name) > 0);
    }
}

TEST_CASE("Each fuzz target runs the inputs of earlier crashes without an error", "[fuzz]") {
    for (const Target& target : targets) run_all(target, fuzz_directory() / "regressions" / target.name);
    SUCCEED();
}

TEST_CASE("Each fuzz target runs empty and one-byte inputs without an error", "[fuzz]") {
    const std::uint8_t bytes[] = {0, 1, 127, 255};
    for (const Target& target : targets) {
        target.run(nullptr, 0);
        for (const std::uint8_t& byte : bytes) target.run(&byte, 1);
    }
    SUCCEED();
}

TEST_CASE("The position mutator produces every named kind of decision", "[fuzz]") {
    using mistbank::Enumeration;
    std::set<std::string> missing;
    for (int kind = 0; mistbank::name_of(Enumeration::decision_kind, kind) != std::string("?"); ++kind)
        missing.insert(mistbank::name_of(Enumeration::decision_kind, kind));
    CHECK(missing.count("sell") == 1);
    const std::string position = "mistbank-position 1\npreset base\ntile 0,1 A\ndecision lay_tile\n";
    for (unsigned seed = 0; seed < 20000 && !missing.empty(); ++seed) {
        std::vector<std::uint8_t> bytes(position.begin(), position.end());
        const std::size_t size = bytes.size() + 1;
        bytes.resize(2 * size);
        bytes.resize(fuzz::mutate_position(bytes.data(), size, bytes.size(), seed));
        const std::string text(bytes.begin(), bytes.end());
        const std::size_t word = text.find("decision ");
        if (word != std::string::npos) missing.erase(text.substr(word + 9, text.find('\n', word) - word - 9));
    }
    CHECK(missing == std::set<std::string>());
}
