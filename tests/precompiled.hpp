// A precompiled header with the headers that nearly every test includes. Tests must not depend on this file, because
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
