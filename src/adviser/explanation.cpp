// Why an action is advised, in words, from the events of its line.
#include "adviser/thinking.hpp"

namespace mistbank {

Explanation Adviser::explanation(std::size_t index) const noexcept {
    Explanation text;
    if (index >= advice_count()) return text;
    return text;
}

}  // namespace mistbank
