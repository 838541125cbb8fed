// What undo needs: copies of the present as it was before some of the actions, and the actions themselves. To go back
// is to take the last copy before that moment and to play on from it. What is hidden is in none of the copies: so it
// may be reshuffled at any time, and the past stays the past of the present.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "mistbank/action.hpp"
#include "mistbank/allocator.hpp"
#include "mistbank/event.hpp"
#include "rules/setup.hpp"

namespace mistbank {

/// The present as it was when so many actions had been applied.
struct Waypoint {
    explicit Waypoint(const Allocator& host) : memory(HostAllocator<std::uint64_t>(host)) {}

    std::size_t actions = 0;
    HostVector<std::uint64_t> memory;
};

/// Waypoints in the order of their actions. Memory once had is kept for waypoints to come.
class Waypoints {
public:
    /// Of games of this setup, which must outlive them.
    Waypoints(const Allocator& host, const Setup& setup)
        : host_(host), setup_(&setup), waypoints_(HostAllocator<Waypoint>(host)) {}

    /// From now on of games of this setup, which is as large, and must outlive them.
    void belong_to(const Setup& setup) { setup_ = &setup; }

    /// How many actions lie between waypoints that are made in passing: what they hold stays below 2 KiB an action.
    std::size_t stride() const { return std::max<std::size_t>(least_stride, setup_->layout.bytes / bytes_an_action); }

    std::size_t count() const { return used_; }
    bool empty() const { return used_ == 0; }
    const Waypoint& first() const { return waypoints_.front(); }
    const Waypoint& last() const { return waypoints_[used_ - 1]; }

    /// Makes room for what assign() takes, so that it needs no memory. May throw std::bad_alloc.
    void reserve(const Waypoints& other) {
        const std::size_t count = std::min<std::size_t>(other.used_, 2);
        waypoints_.reserve(count);
        while (waypoints_.size() < count) waypoints_.emplace_back(host_);
        if (count > 0) make_room(waypoints_[0], other.first());
        if (count > 1) make_room(waypoints_[1], other.last());
    }
    /// Waypoints the present; later waypoints than that there must be none. May throw std::bad_alloc, and has done
    /// nothing then.
    void add(const std::uint64_t* block, std::size_t actions) {
        if (used_ == waypoints_.size()) waypoints_.emplace_back(host_);
        Waypoint& waypoint = waypoints_[used_];
        remember(*setup_, block, waypoint.memory);
        waypoint.actions = actions;
        ++used_;
    }
    /// Makes the present what it was at the last waypoint.
    void return_to_last(std::uint64_t* block) const { restore(*setup_, last().memory, block); }
    /// Forgets the waypoints made after more than so many actions; the first one, made before any, always stays.
    void forget_after(std::size_t actions) {
        while (used_ > 1 && last().actions > actions) --used_;
    }
    /// Becomes the first and the last waypoint of another game of the same size, for which there must be room.
    void assign(const Waypoints& other) {
        used_ = std::min<std::size_t>(other.used_, 2);
        if (used_ > 0) copy(waypoints_[0], other.first());
        if (used_ > 1) copy(waypoints_[1], other.last());
    }

private:
    static constexpr std::size_t least_stride = 6;
    static constexpr std::size_t bytes_an_action = 2048;

    static void make_room(Waypoint& to, const Waypoint& from) {
        if (to.memory.size() < from.memory.size()) to.memory.resize(from.memory.size());
    }
    static void copy(Waypoint& to, const Waypoint& from) {
        to.actions = from.actions;
        std::memcpy(to.memory.data(), from.memory.data(), from.memory.size() * sizeof(std::uint64_t));
    }

    Allocator host_;
    const Setup* setup_;
    HostVector<Waypoint> waypoints_;
    std::size_t used_ = 0;
};

/// All that a game keeps of what has been.
struct Past {
    Past(const Allocator& host, const Setup& setup)
        : actions(HostAllocator<Action>(host)), events(HostAllocator<Event>(host)), waypoints(host, setup) {}
    Past(const Past& other, const Allocator& host, const Setup& setup) : Past(host, setup) {
        reserve(other);
        assign(other);
    }

    /// Makes room for all of another past, so that assign() needs no memory. May throw std::bad_alloc.
    void reserve(const Past& other) {
        actions.reserve(other.actions.size());
        events.reserve(other.events.size());
        waypoints.reserve(other.waypoints);
    }
    void assign(const Past& other) {
        actions.assign(other.actions.begin(), other.actions.end());
        events.assign(other.events.begin(), other.events.end());
        waypoints.assign(other.waypoints);
    }
    /// Only the first so many actions, and what they and the set-up told.
    void cut(std::size_t count) {
        actions.resize(count);
        while (!events.empty() && events.back().action > count) events.pop_back();
    }

    HostVector<Action> actions;
    HostVector<Event> events;
    Waypoints waypoints;
};

}  // namespace mistbank
