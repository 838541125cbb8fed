// The same program with the C API from C++.
#include "play.c"
