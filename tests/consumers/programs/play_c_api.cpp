// The same program as play.c, compiled as C++.
#include "play.c"
