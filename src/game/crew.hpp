// Threads that wait for work and divide it among themselves: whoever calls is one of them.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "game/threads.hpp"
#include "mistbank/allocator.hpp"

namespace mistbank {

/// Used by one thread at a time.
class Crew {
public:
    /// So many threads, the caller's included, or as many of them as the system gives. May throw std::bad_alloc.
    Crew(const Allocator& host, int threads);
    ~Crew();
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;

    /// How many there are, 1 at least.
    int size() const noexcept { return size_; }

    /// Calls `work(begin, end, thread)` for a block of the numbers from 0 to `count` on each thread, and returns when
    /// all are done. Who gets which block depends on the count and the number of threads alone, so that a thread finds
    /// in its cache what it has worked on before. The work must not throw.
    template <class Work>
    void divide(std::size_t count, Work&& work) noexcept {
        const auto call = [](void* context, std::size_t begin, std::size_t end, int thread) noexcept {
            (*static_cast<std::remove_reference_t<Work>*>(context))(begin, end, thread);
        };
        divide(count, call, &work);
    }

private:
    using Call = void (*)(void* context, std::size_t begin, std::size_t end, int thread) noexcept;

    struct Member {
        Crew* crew = nullptr;
        int number = 0;
        Thread thread;
    };

    void divide(std::size_t count, Call call, void* context) noexcept;
    void do_block(int thread) noexcept;
    void attend(int thread) noexcept;

    HostVector<Member> members_;  // all but the caller
    int size_ = 1;
    Call call_ = nullptr;
    void* context_ = nullptr;
    std::size_t count_ = 0;
    std::atomic<std::uint32_t> tasks_{0};  // how many have been given out
    std::atomic<int> busy_{0};             // members that have not finished the last one
    bool dismissed_ = false;
    Lock lock_;
    Signal begin_;
    Signal end_;
};

}  // namespace mistbank
