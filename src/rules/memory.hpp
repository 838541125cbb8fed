// The standard library's containers on a host's own memory.
#pragma once

#include "mistbank/allocator.hpp"
