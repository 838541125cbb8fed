// A precompiled header with the headers that nearly every test includes. Tests must not depend on this file, because
// builds may omit it. This file includes no header of the project, because a compiler cache ignores comments. After a
// comment in such a header changed, the cache would return the precompiled form of the old header, and GCC would not
// recognise the old and the new header as the same file.
#pragma once

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>
