#include "position/text_lines.hpp"

#include <algorithm>

namespace mistbank {
namespace {

bool is_space(char c) { return c == ' ' || c == '\t'; }

void split(std::string_view line, TextWords& words) {
    words.clear();
    std::size_t at = 0;
    while (at < line.size()) {
        while (at < line.size() && is_space(line[at])) ++at;
        const std::size_t begin = at;
        while (at < line.size() && !is_space(line[at])) ++at;
        if (at > begin) words.push_back(line.substr(begin, at - begin));
    }
}

}  // namespace

std::string_view TextLines::take() {
    const std::size_t end = std::min(rest_.find('\n'), rest_.size());
    const std::string_view line = rest_.substr(0, end);
    rest_.remove_prefix(std::min(end + 1, rest_.size()));
    ++number_;
    return line;
}

bool TextLines::next() {
    while (!rest_.empty()) {
        line_ = take();
        line_ = line_.substr(0, line_.find('#'));
        while (!line_.empty() && (is_space(line_.back()) || line_.back() == '\r')) line_.remove_suffix(1);
        split(line_, words_);
        if (!words_.empty()) return true;
    }
    return false;
}

std::string_view TextLines::take_text() {
    std::string_view line = take().substr(1);
    if (!line.empty() && line.front() == ' ') line.remove_prefix(1);
    return line;
}

}  // namespace mistbank
