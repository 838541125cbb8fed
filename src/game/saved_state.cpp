// Saves the current state in a caller-provided buffer and restores it. The buffer contains a header, which identifies
// the game and has a checksum, and then the block of state with zeros in its unused places.
#include <cstring>

#include "game/view.hpp"
#include "rules/random.hpp"
#include "rules/state_block.hpp"
#include "rules/validation/validation.hpp"

namespace mistbank {
namespace {

struct Head {
    std::uint64_t setup;     // identifies the setup: rules, tile sets, automatic or external draws
    std::uint64_t checksum;  // checksum of the seed and the block
    std::uint64_t seed;
};

std::uint64_t checksum_of(std::uint64_t seed, const unsigned char* block, std::size_t bytes) {
    std::uint64_t sum = mixed(seed + golden_step);
    for (std::size_t at = 0; at < bytes; at += sizeof sum) {
        std::uint64_t word;
        std::memcpy(&word, block + at, sizeof word);
        sum = (sum ^ word) * 0x9FB21C651E98DF25u;
        sum ^= sum >> 29;
    }
    return mixed(sum);
}

std::uint64_t setup_of(const Game::Inside& inside) {
    return inside.setup->fingerprint + static_cast<std::uint64_t>(inside.rules.draws);
}

}  // namespace

std::size_t Game::saved_bytes() const noexcept { return sizeof(Head) + state_bytes(); }

void Game::save_state(void* memory) const noexcept {
    auto* const bytes = static_cast<unsigned char*>(memory);
    unsigned char* const block = bytes + sizeof(Head);
    std::memset(block, 0, state_bytes());  // unused places must not reveal memory of the process
    copy_block(*inside_->setup, block, inside_->block.data());
    const std::uint64_t seed = inside_->rules.seed;
    const Head head = {setup_of(*inside_), checksum_of(seed, block, state_bytes()), seed};
    std::memcpy(bytes, &head, sizeof head);
}

Status Game::restore_state(const void* memory, std::size_t size) {
    if (memory == nullptr || size != saved_bytes()) return Status::invalid_argument;
    const auto* bytes = static_cast<const unsigned char*>(memory);
    Head head;
    std::memcpy(&head, bytes, sizeof head);
    const bool is_whole = head.checksum == checksum_of(head.seed, bytes + sizeof head, state_bytes());
    if (head.setup != setup_of(*inside_) || !is_whole) return Status::invalid_argument;
    if (inside_->recording == Recording::all) inside_->delete_past();
    std::memcpy(inside_->block.data(), bytes + sizeof head, state_bytes());
    inside_->rules.seed = head.seed;
#ifdef MISTBANK_VALIDATE
    stop_if_flawed(inside_->table, "Game::restore_state");
#endif
    return Status::ok;
}

}  // namespace mistbank
