#include "rules/marks.hpp"

namespace mistbank {

const MarkSpec* spec_of(Mark mark) noexcept {
    return static_cast<int>(mark) < marks_known ? all_marks[static_cast<std::size_t>(mark)].mark : nullptr;
}

const char* name_of(Mark mark) noexcept {
    const MarkSpec* const spec = spec_of(mark);
    return spec != nullptr ? spec->name : "?";
}

}  // namespace mistbank
