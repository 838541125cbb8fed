// The headers that nearly every test includes, parsed once for all of them. No test may depend on this file, because
// builds may omit it.
#pragma once

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "mistbank/game.hpp"
