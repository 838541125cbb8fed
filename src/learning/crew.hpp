// Threads that wait for work and divide it among themselves: whoever calls is one of them.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "learning/threads.hpp"
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

    /// Calls `work(begin, end, thread)` for blocks that make up the numbers from 0 to `count`, and returns when all are
    /// done. Each thread has a share of its own, so that it finds in its cache what it has worked on before; who is
    /// done with it helps the others, so that nobody waits for a thread that the system does not let run. The work must
    /// not throw.
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

    /// The number of a task, and how many blocks of it nobody has taken yet.
    struct Share {
        std::atomic<std::uint64_t> left{0};
        std::uint64_t apart[7] = {};  // in a cache line of its own
    };

    void divide(std::size_t count, Call call, void* context) noexcept;
    std::size_t first_block(std::size_t share) const noexcept;
    bool take_block(Share& share, std::uint32_t task, std::size_t& left) noexcept;
    void do_blocks(int thread, std::uint32_t task) noexcept;
    void attend(int thread) noexcept;

    HostVector<Member> members_;  // all but the caller
    HostVector<Share> shares_;    // of each thread
    int size_ = 1;
    std::atomic<std::uint32_t> task_{0};  // how many have been given out
    std::atomic<std::size_t> undone_{0};  // blocks of the last one
    // Of the last task. Whoever has taken a block may read it: it is not done as long as that block is not.
    Call call_ = nullptr;
    void* context_ = nullptr;
    std::size_t count_ = 0;
    std::size_t blocks_ = 0;
    bool dismissed_ = false;
    Lock lock_;
    Signal begin_;
    Signal end_;
};

}  // namespace mistbank
