// A part of the library for Linux arm64. libc++ has one object file with std::sort for all numbers, and for long double it
// needs __lttf2. The linker would take this function from Zig's runtime. That is one object file, so Zig's memcpy, exp and
// stack checks would replace those of the system. The library has no long double, so this function is never called.
extern "C" [[gnu::visibility("hidden")]] int __lttf2(long double, long double) { __builtin_trap(); }
