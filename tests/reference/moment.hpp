// The data for counting situations: the table before an action, the action, and its events.
#pragma once

#include <algorithm>

#include "reference/situations.hpp"
#include "reference/steps.hpp"

namespace mistbank_reference {

/// Adds 1 to the count of a situation if it occurs; otherwise adds 0, so that the situation is listed.
class Counting {
public:
    explicit Counting(Situations& situations) : situations_(situations) {}
    void operator()(const std::string& name, bool is_there) { situations_[name] += is_there ? 1 : 0; }

private:
    Situations& situations_;
};

struct Moment {
    const Table& before;
    const Question& question;
    const mistbank::Action& action;
    const Turn& events;  ///< events of the action

    bool does(mistbank::ActionKind kind) const { return action.kind == kind; }
    template <class Test>
    int number_of(mistbank::EventKind kind, const Test& test) const {
        return static_cast<int>(std::count_if(events.begin(), events.end(), [&](const mistbank::Event& event) {
            return event.kind == kind && test(event);
        }));
    }
    int number_of(mistbank::EventKind kind) const {
        return number_of(kind, [](const mistbank::Event&) { return true; });
    }
    template <class Test>
    bool any(mistbank::EventKind kind, const Test& test) const {
        return number_of(kind, test) > 0;
    }
    bool any(mistbank::EventKind kind) const { return number_of(kind) > 0; }
};

inline Spot place_of(const mistbank::Event& event) { return {{event.x, event.y}, event.segment}; }
inline Spot origin_of(const mistbank::Event& event) { return {{event.from_x, event.from_y}, event.from_segment}; }

template <mistbank::FigureKind kind>
bool is(const mistbank::Event& event) {
    return event.figure == kind;
}

inline bool lays(const Moment& moment, mistbank::Mark mark) {
    return moment.does(mistbank::ActionKind::lay) &&
           moment.any(mistbank::EventKind::tile_laid,
                      [&](const mistbank::Event& event) { return type_of(moment.before, event.type).has(mark); });
}

}  // namespace mistbank_reference
