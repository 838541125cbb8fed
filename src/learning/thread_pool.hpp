// A thread pool that divides work among its threads. The calling thread is one of them.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "learning/threads.hpp"
#include "mistbank/allocator.hpp"

namespace mistbank {

/// A thread pool. Only one thread at a time may call its functions.
class ThreadPool {
public:
    /// Starts `threads` - 1 threads in addition to the caller's, or as many as the system allows. May throw
    /// std::bad_alloc.
    ThreadPool(const Allocator& host, int threads);
    ~ThreadPool();
    ThreadPool(const ThreadPool&) = delete;
    ThreadPool& operator=(const ThreadPool&) = delete;

    /// Returns the number of threads, at least 1.
    int size() const noexcept { return size_; }

    /// Calls `work(begin, end, thread)` for blocks that together cover the numbers from 0 to `count` - 1, and returns
    /// after the last one. Each thread has its own share, because its cache holds the data of earlier calls. A thread
    /// without work takes blocks of other threads, so a suspended thread does not delay the end. `work` must not throw.
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
        ThreadPool* pool = nullptr;
        int number = 0;
        Thread thread;
    };

    /// The part of a task that belongs to a thread. The upper half of `left` is the number of the task; the lower half
    /// is the number of blocks that have not been taken.
    struct Share {
        std::atomic<std::uint64_t> left{0};
        std::uint64_t apart[7] = {};  // puts the share in its own cache line
    };

    void divide(std::size_t count, Call call, void* context) noexcept;
    std::size_t first_block(std::size_t share) const noexcept;
    bool take_block(Share& share, std::uint32_t task, std::size_t& left) noexcept;
    void do_blocks(int thread, std::uint32_t task) noexcept;
    void worker_loop(int thread) noexcept;

    HostVector<Member> members_;  // all threads except the caller's
    HostVector<Share> shares_;    // one for each thread
    int size_ = 1;
    std::atomic<std::uint32_t> task_{0};  // number of the last task
    std::atomic<std::size_t> undone_{0};  // number of unfinished blocks of the last task
    // The data of the last task. A thread that has taken a block can read them, because the task cannot end before this
    // block.
    Call call_ = nullptr;
    void* context_ = nullptr;
    std::size_t count_ = 0;
    std::size_t blocks_ = 0;
    bool stopping_ = false;
    Lock lock_;
    Signal begin_;
    Signal end_;
};

}  // namespace mistbank
