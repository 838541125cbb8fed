#include "game/crew.hpp"

namespace mistbank {
namespace {

// Falling asleep and being woken takes longer than many a task: whoever waits looks so often first. It is a matter of
// some microseconds, so that a crew without work leaves the processor to others.
constexpr int looks = 2000;

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

Crew::Crew(const Allocator& host, int threads) : members_(host) {
    members_.resize(threads > 1 ? static_cast<std::size_t>(threads - 1) : 0);
    for (Member& member : members_) {
        member.crew = this;
        member.number = size_;
        const auto attend_to_crew = [](void* context) noexcept {
            const auto* itself = static_cast<const Member*>(context);
            itself->crew->attend(itself->number);
        };
        if (!member.thread.start(attend_to_crew, &member)) break;
        ++size_;
    }
}

Crew::~Crew() {
    lock_.take();
    dismissed_ = true;
    begin_.send();
    lock_.give();
    for (int thread = 1; thread < size_; ++thread) members_[static_cast<std::size_t>(thread - 1)].thread.join();
}

void Crew::do_block(int thread) noexcept {
    const auto parts = static_cast<std::size_t>(size_);
    const auto part = static_cast<std::size_t>(thread);
    const std::size_t begin = count_ / parts * part + count_ % parts * part / parts;
    const std::size_t end = count_ / parts * (part + 1) + count_ % parts * (part + 1) / parts;
    if (begin < end) call_(context_, begin, end, thread);
}

void Crew::divide(std::size_t count, Call call, void* context) noexcept {
    if (size_ == 1 || count < 2) {
        if (count > 0) call(context, 0, count, 0);
        return;
    }
    call_ = call;
    context_ = context;
    count_ = count;
    busy_.store(size_ - 1, std::memory_order_relaxed);
    lock_.take();
    tasks_.fetch_add(1, std::memory_order_release);
    begin_.send();
    lock_.give();
    do_block(0);
    const auto all_done = [this] { return busy_.load(std::memory_order_acquire) == 0; };
    if (look_for(all_done)) return;
    lock_.take();
    while (!all_done()) end_.wait(lock_);
    lock_.give();
}

void Crew::attend(int thread) noexcept {
    for (std::uint32_t done = 0;; ++done) {
        const auto is_called = [&] { return tasks_.load(std::memory_order_acquire) != done; };
        if (!look_for(is_called)) {
            lock_.take();
            while (!is_called() && !dismissed_) begin_.wait(lock_);
            const bool leaves = !is_called();
            lock_.give();
            if (leaves) return;
        }
        do_block(thread);
        if (busy_.fetch_sub(1, std::memory_order_acq_rel) == 1) {
            lock_.take();  // so that the caller is either asleep or has not yet looked
            end_.send();
            lock_.give();
        }
    }
}

}  // namespace mistbank
