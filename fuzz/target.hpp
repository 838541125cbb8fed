// Shared code of the fuzz targets. Each target is a function: the fuzzer calls it with bytes, and the tests call it
// with the files in fuzz/corpus and fuzz/regressions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#ifdef MISTBANK_FUZZER
/// Defines the function that gets `bytes`, a fuzz::Bytes; for the fuzzer only.
#define FUZZ_TARGET(name)                                                               \
    static void name(fuzz::Bytes bytes);                                                \
    extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);  \
    extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) { \
        name(fuzz::Bytes(data, size));                                                  \
        return 0;                                                                       \
    }                                                                                   \
    static void name(fuzz::Bytes bytes)
#else
/// Defines fuzz::run_NAME, for the tests.
#define FUZZ_TARGET(name)                                                                    \
    static void name(fuzz::Bytes bytes);                                                     \
    namespace fuzz {                                                                         \
    void run_##name(const std::uint8_t* data, std::size_t size);                             \
    void run_##name(const std::uint8_t* data, std::size_t size) { name(Bytes(data, size)); } \
    }                                                                                        \
    static void name(fuzz::Bytes bytes)
#endif

/// Ends the program if a condition fails, so that fuzzers and tests detect it.
#define FUZZ_CHECK(condition) ((condition) ? static_cast<void>(0) : fuzz::fail(#condition, __FILE__, __LINE__))

namespace fuzz {

[[noreturn]] inline void fail(const char* condition, const char* file, int line) {
    std::fprintf(stderr, "%s:%d: %s does not hold\n", file, line, condition);
    std::abort();
}

/// An input. Parameters are taken from its end, so that the beginning remains readable text, bytes or choices. An
/// exhausted input returns zeros.
class Bytes {
public:
    Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}

    std::uint8_t parameter() { return size_ == 0 ? std::uint8_t{0} : data_[--size_]; }
    /// 0 to bound-1.
    int parameter(int bound) { return parameter() % bound; }

    bool empty() const { return size_ == 0; }
    std::uint8_t next() {
        if (size_ == 0) return 0;
        --size_;
        return *data_++;
    }
    int next(int bound) { return next() % bound; }
    std::int32_t next_number() {  // mostly small numbers of either sign; sometimes any
        const std::uint8_t first = next();
        if (first < 240) return first - 20;
        std::uint32_t number = 0;
        for (int i = 0; i < 4; ++i) number = number << 8 | next();
        return static_cast<std::int32_t>(number);
    }

    const std::uint8_t* data() const { return data_; }
    std::size_t size() const { return size_; }

private:
    const std::uint8_t* data_;
    std::size_t size_;
};

}  // namespace fuzz
