#include "support/tests_folder.hpp"

const char* const tests_folder = MISTBANK_TESTS_DIR;
