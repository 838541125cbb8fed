// What nearly every test includes: read once for all of them. No test leans on it, as builds may do without.
#pragma once

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "mistbank/game.hpp"
