#pragma once

/// The absolute path of the folder `tests/`, without a slash at its end. Only one small file knows the path, so a compiler
/// cache finds everything else again in a clone in another folder.
extern const char* const tests_folder;
