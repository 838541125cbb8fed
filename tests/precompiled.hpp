// A precompiled header with the headers that nearly every test includes. Tests must not depend on this file, because
// builds may omit it. It includes no header of the project: a compiler cache ignores comments, so after a change of a
// comment it would return the precompiled header of the old file, which GCC does not recognise as the same file.
#pragma once

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>
