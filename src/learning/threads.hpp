// Threads, locks and signals of the operating system. std::thread is not used, because it would allocate memory outside
// the host's allocator. The system allocates the stacks and its own data about threads.
#pragma once

#if defined(_WIN32)
#ifndef WIN32_LEAN_AND_MEAN
#define WIN32_LEAN_AND_MEAN
#endif
#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <windows.h>
#undef near  // macros of Windows that would affect other files of a unity build
#undef far
#elif defined(__wasm__) && !defined(__EMSCRIPTEN_PTHREADS__)
#define MISTBANK_NO_THREADS
#else
#include <pthread.h>
#endif

namespace mistbank {

#if defined(_WIN32)

class Lock {
public:
    void take() noexcept { AcquireSRWLockExclusive(&lock_); }
    void give() noexcept { ReleaseSRWLockExclusive(&lock_); }

private:
    friend class Signal;
    SRWLOCK lock_ = SRWLOCK_INIT;
};

class Signal {
public:
    void wait(Lock& lock) noexcept { SleepConditionVariableSRW(&signal_, &lock.lock_, INFINITE, 0); }
    void send() noexcept { WakeAllConditionVariable(&signal_); }

private:
    CONDITION_VARIABLE signal_ = CONDITION_VARIABLE_INIT;
};

class Thread {
public:
    /// Starts a thread that runs `body(context)`. Returns false if the system cannot start a thread.
    bool start(void (*body)(void* context) noexcept, void* context) noexcept {
        body_ = body;
        context_ = context;
        thread_ = CreateThread(nullptr, 0, run, this, 0, nullptr);
        return thread_ != nullptr;
    }
    void join() noexcept {
        WaitForSingleObject(thread_, INFINITE);
        CloseHandle(thread_);
    }

private:
    static DWORD WINAPI run(void* itself) noexcept {
        static_cast<Thread*>(itself)->body_(static_cast<Thread*>(itself)->context_);
        return 0;
    }
    HANDLE thread_ = nullptr;
    void (*body_)(void*) noexcept = nullptr;
    void* context_ = nullptr;
};

#elif defined(MISTBANK_NO_THREADS)

class Lock {
public:
    void take() noexcept {}
    void give() noexcept {}
};

class Signal {
public:
    void wait(Lock&) noexcept {}
    void send() noexcept {}
};

class Thread {
public:
    bool start(void (*)(void*) noexcept, void*) noexcept { return false; }
    void join() noexcept {}
};

#else

class Lock {
public:
    Lock() noexcept = default;
    ~Lock() { pthread_mutex_destroy(&lock_); }
    Lock(const Lock&) = delete;
    Lock& operator=(const Lock&) = delete;
    void take() noexcept { pthread_mutex_lock(&lock_); }
    void give() noexcept { pthread_mutex_unlock(&lock_); }

private:
    friend class Signal;
    pthread_mutex_t lock_ = PTHREAD_MUTEX_INITIALIZER;
};

class Signal {
public:
    Signal() noexcept = default;
    ~Signal() { pthread_cond_destroy(&signal_); }
    Signal(const Signal&) = delete;
    Signal& operator=(const Signal&) = delete;
    void wait(Lock& lock) noexcept { pthread_cond_wait(&signal_, &lock.lock_); }
    void send() noexcept { pthread_cond_broadcast(&signal_); }

private:
    pthread_cond_t signal_ = PTHREAD_COND_INITIALIZER;
};

class Thread {
public:
    /// Starts a thread that runs `body(context)`. Returns false if the system cannot start a thread.
    bool start(void (*body)(void* context) noexcept, void* context) noexcept {
        body_ = body;
        context_ = context;
        return pthread_create(&thread_, nullptr, run, this) == 0;
    }
    void join() noexcept { pthread_join(thread_, nullptr); }

private:
    static void* run(void* itself) noexcept {
        static_cast<Thread*>(itself)->body_(static_cast<Thread*>(itself)->context_);
        return nullptr;
    }
    pthread_t thread_{};
    void (*body_)(void*) noexcept = nullptr;
    void* context_ = nullptr;
};

#endif

}  // namespace mistbank
