// The C API from C++.
#include "play.c"
