#pragma once

/// The absolute path of the folder `tests/`, without a slash at the end. Only one small source file contains the path.
/// A compiler cache can therefore reuse all other files in a different clone.
extern const char* const tests_folder;
