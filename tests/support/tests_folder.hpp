#pragma once

/// The absolute path of the folder `tests/`, without a slash at its end. Only one small file contains the path, so a
/// compiler cache can reuse all other files in a clone in another folder.
extern const char* const tests_folder;
