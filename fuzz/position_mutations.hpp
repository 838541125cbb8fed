// Mutations of positions for the fuzz target `position`. A test checks them.
#pragma once

#include <cstddef>
#include <cstdint>

namespace fuzz {

/// Changes a position in place. `data` holds the text of the position and one more byte, which seeds the actions.
/// @param size at least 1 @param max_size bytes that `data` can hold @param seed any number
/// @return the new size; 0 if the result would be too long.
std::size_t mutate_position(std::uint8_t* data, std::size_t size, std::size_t max_size, unsigned seed);

}  // namespace fuzz
