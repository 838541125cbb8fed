// The block of memory that holds a game's state: copying, saving and restoring it. setup.hpp defines the layout of the
// block.
#pragma once

#include <cstdint>
#include <cstring>

#include "mistbank/allocator.hpp"

namespace mistbank {

struct Setup;
struct Table;

/// Clears the parts of a block that must be zero before a game is set up in it.
void clear_block(const Setup& setup, void* block);
/// Clears the row of the fringe in a new block. The board compares the row in whole blocks, and ignores the results for
/// entries that are not used.
void clear_fringe(const Setup& setup, void* block);
/// Copies the used parts of a block to another block of the same setup.
void copy_block(const Setup& setup, void* to, const void* from);
/// Copies the used parts of a block between two games that have continued from the same position. The position had
/// `cells_of_both` cells; their places in the hash table need not be copied. Without `with_order`, the draw order is
/// copied only if the host names the draws.
void copy_sibling_block(Table& to, const Table& from, std::uint32_t cells_of_both, bool with_order);
/// Loads the used parts of a block into the processor's cache.
void prefetch_block(const Setup& setup, const void* block);

/// The parts of a block that actions change, apart from the board: the front, and the draw order if the host names
/// the draws. Offsets and lengths are in bytes.
struct BlockRanges {
    std::uint32_t front;  // from the beginning of the block
    std::uint32_t order_at;
    std::uint32_t order;

    std::size_t bytes() const { return std::size_t{front} + order; }
    /// Copies the parts from a block to a buffer of bytes().
    void copy_out(const void* block, void* buffer) const {
        std::memcpy(buffer, block, front);
        if (order != 0) std::memcpy(at(buffer, front), at(block, order_at), order);
    }
    /// Copies the parts to a block from a buffer that copy_out() has filled.
    void copy_in(const void* buffer, void* block) const {
        std::memcpy(block, buffer, front);
        if (order != 0) std::memcpy(at(block, order_at), at(buffer, front), order);
    }
    /// Copies the parts from one block to another.
    void copy(const void* from, void* block) const {
        std::memcpy(block, from, front);
        if (order != 0) std::memcpy(at(block, order_at), at(from, order_at), order);
    }

private:
    static void* at(void* bytes, std::uint32_t offset) { return static_cast<unsigned char*>(bytes) + offset; }
    static const void* at(const void* bytes, std::uint32_t offset) {
        return static_cast<const unsigned char*>(bytes) + offset;
    }
};
BlockRanges non_board_ranges(const Setup& setup);

/// Saves the used parts of a block that actions can change, for undo. `saved` grows if necessary. If that throws
/// std::bad_alloc, `saved` is unchanged.
void save_block(const Setup& setup, const void* block, HostVector<std::uint64_t>& saved);
/// Restores a saved block. Parts that actions cannot change keep their values.
void restore_block(const Setup& setup, const HostVector<std::uint64_t>& saved, void* block);

}  // namespace mistbank
