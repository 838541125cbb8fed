#include "learning/thread_pool.hpp"

#include <algorithm>

namespace mistbank {
namespace {

// Number of polls before a waiting thread sleeps. Most tasks are shorter than the latency of sleep and wake-up. The
// polls take only a few microseconds, so an idle thread soon frees the processor.
constexpr int looks = 2000;

// Number of blocks in the share of each thread. With small blocks all threads finish at about the same time.
constexpr std::size_t blocks_of_a_share = 8;

template <class Ready>
bool look_for(Ready&& ready) {
    for (int look = 0; look < looks; ++look) {
        if (ready()) return true;
#if defined(__x86_64__) && defined(__GNUC__)
        __builtin_ia32_pause();
#endif
    }
    return ready();
}

}  // namespace

ThreadPool::ThreadPool(const Allocator& host, int threads)
    : members_(static_cast<std::size_t>(threads > 1 ? threads - 1 : 0), Member{}, host),
      shares_(members_.size() + 1, host) {
    for (Member& member : members_) {
        member.pool = this;
        member.number = size_;
        const auto attend_to_crew = [](void* context) noexcept {
            const auto* itself = static_cast<const Member*>(context);
            itself->pool->worker_loop(itself->number);
        };
        if (!member.thread.start(attend_to_crew, &member)) break;
        ++size_;
    }
}

ThreadPool::~ThreadPool() {
    lock_.take();
    stopping_ = true;
    begin_.send();
    lock_.give();
    for (int thread = 1; thread < size_; ++thread) members_[static_cast<std::size_t>(thread - 1)].thread.join();
}

// Returns the first block of a share. The sizes of shares differ by at most one block.
std::size_t ThreadPool::first_block(std::size_t share) const noexcept {
    return blocks_ * share / static_cast<std::size_t>(size_);
}

void ThreadPool::divide(std::size_t count, Call call, void* context) noexcept {
    if (size_ == 1 || count < 2) {
        if (count > 0) call(context, 0, count, 0);
        return;
    }
    const std::uint32_t task = task_.load(std::memory_order_relaxed) + 1;
    const auto threads = static_cast<std::size_t>(size_);
    call_ = call;
    context_ = context;
    count_ = count;
    blocks_ = std::min(count, threads * blocks_of_a_share);
    undone_.store(blocks_, std::memory_order_relaxed);
    for (std::size_t share = 0; share < threads; ++share) {
        const std::uint64_t blocks = first_block(share + 1) - first_block(share);
        shares_[share].left.store(std::uint64_t{task} << 32 | blocks, std::memory_order_release);
    }
    lock_.take();
    task_.store(task, std::memory_order_release);
    begin_.send();
    lock_.give();
    do_blocks(0, task);
    const auto all_done = [this] { return undone_.load(std::memory_order_acquire) == 0; };
    if (look_for(all_done)) return;
    lock_.take();
    while (!all_done()) end_.wait(lock_);
    lock_.give();
}

// Takes a block of a share. Returns false if no block is left or if the share already belongs to a later task.
bool ThreadPool::take_block(Share& share, std::uint32_t task, std::size_t& left) noexcept {
    std::uint64_t now = share.left.load(std::memory_order_acquire);
    do {
        left = static_cast<std::uint32_t>(now);
        if (now >> 32 != task || left == 0) return false;
    } while (!share.left.compare_exchange_weak(now, now - 1, std::memory_order_acq_rel, std::memory_order_acquire));
    return true;
}

void ThreadPool::do_blocks(int thread, std::uint32_t task) noexcept {
    const std::size_t threads = shares_.size();
    for (std::size_t turn = 0; turn < threads; ++turn) {
        const std::size_t share = (static_cast<std::size_t>(thread) + turn) % threads;
        for (std::size_t left = 0; take_block(shares_[share], task, left);) {
            const std::size_t block = first_block(share + 1) - left;
            call_(context_, count_ * block / blocks_, count_ * (block + 1) / blocks_, thread);
            if (undone_.fetch_sub(1, std::memory_order_acq_rel) == 1 && thread != 0) {
                lock_.take();  // the caller now sleeps or polls again, so it does not miss the signal
                end_.send();
                lock_.give();
            }
        }
    }
}

void ThreadPool::worker_loop(int thread) noexcept {
    for (std::uint32_t done = 0;;) {
        const auto is_called = [&] { return task_.load(std::memory_order_acquire) != done; };
        if (!look_for(is_called)) {
            lock_.take();
            while (!is_called() && !stopping_) begin_.wait(lock_);
            const bool leaves = !is_called();
            lock_.give();
            if (leaves) return;
        }
        done = task_.load(std::memory_order_acquire);
        do_blocks(thread, done);
    }
}

}  // namespace mistbank
