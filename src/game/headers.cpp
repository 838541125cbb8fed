#include "game/headers.hpp"

#include <algorithm>
#include <new>

#include "game/quoted.hpp"
#include "game/view.hpp"
#include "mistbank/enumerations.hpp"
#include "tiles/utf8.hpp"

namespace mistbank {
namespace {

constexpr std::size_t max_key = 63;

struct Line {
    std::string_view key;
    std::string_view value;
    std::size_t begin;
    std::size_t end;  // offset after the end of the line
};

/// Returns the line that begins at this offset.
Line line_at(std::string_view headers, std::size_t begin) noexcept {
    const std::size_t end = std::min(headers.find('\n', begin), headers.size());
    const std::string_view line = headers.substr(begin, end - begin);
    const std::size_t blank = std::min(line.find(' '), line.size());
    return {line.substr(0, blank), line.substr(std::min(blank + 1, line.size())), begin,
            std::min(end + 1, headers.size())};
}

/// Returns the first header with this key; an empty key if there is none.
Line find_header(std::string_view headers, std::string_view key) noexcept {
    for (std::size_t at = 0; at < headers.size();) {
        const Line line = line_at(headers, at);
        if (line.key == key) return line;
        at = line.end;
    }
    return {};
}

bool is_key(std::string_view key) noexcept {
    const auto is_letter = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' ||
               c == '.';
    };
    return is_header_key(key) && key.size() > 2 && key.size() <= max_key &&
           std::all_of(key.begin(), key.end(), is_letter);
}

bool is_value(std::string_view value) noexcept {
    if (!value.empty() && (value.front() == ' ' || value.back() == ' ')) return false;
    return value.find('#') == std::string_view::npos && is_plain_text(value);
}

constexpr std::string_view begin_of_names = "x-name-";

/// Returns why this value cannot be the name of a player; empty if it can, or if the key is not that of a name.
Message refuse_name(std::string_view key, std::string_view value) noexcept {
    if (key.substr(0, begin_of_names.size()) != begin_of_names) return {};
    const std::string_view colour = key.substr(begin_of_names.size());
    if (static_cast<int>(colour_named(colour)) >= max_colours) {
        return Message::of("key ", quoted(key), ": ", quoted(colour), " is not a colour");
    }
    if (!value.empty() && value.size() <= max_name) return {};
    return Message::of("value of ", key, " must have 1 to ", static_cast<int>(max_name), " bytes, not ",
                       static_cast<int>(value.size()));
}

}  // namespace

void add_header(HostString& headers, std::string_view key, std::string_view value) {
    headers.reserve(headers.size() + key.size() + value.size() + 2);
    headers += key;
    if (!value.empty()) (headers += ' ') += value;
    headers += '\n';
}

bool are_headers(std::string_view text) noexcept {
    if (!text.empty() && text.back() != '\n') return false;
    for (std::size_t at = 0; at < text.size();) {
        const Line line = line_at(text, at);
        if (!is_header_key(line.key)) return false;
        at = line.end;
    }
    return true;
}

bool Game::set_header(std::string_view key, std::string_view value, Error& error) try {
    HostString& headers = inside_->headers;
    if (!is_key(key)) {
        error = {Status::invalid_argument,
                 Message::of("key ", quoted(key), " must be x- followed by 1 to ", static_cast<int>(max_key - 2),
                             " letters, digits, '-', '_' or '.'")};
        return false;
    }
    if (!is_value(value)) {
        error = {Status::invalid_argument,
                 "value must be UTF-8 without control characters or '#', and cannot begin or end with a blank"};
        return false;
    }
    if (const Message problem = refuse_name(key, value); !problem.empty()) {
        error = {Status::invalid_argument, problem};
        return false;
    }
    HostString changed(inside_->allocator);
    changed.reserve(headers.size() + key.size() + value.size() + 2);
    bool is_set = false;
    for (std::size_t at = 0; at < headers.size();) {
        const Line line = line_at(headers, at);
        at = line.end;
        if (line.key != key) {
            changed.append(headers, line.begin, line.end - line.begin);
        } else if (!is_set) {
            add_header(changed, key, value);
            is_set = true;
        }
    }
    if (!is_set) add_header(changed, key, value);
    if (changed.size() > max_headers_text) {
        error = {Status::invalid_argument, Message::of("the headers of a game can have at most ",
                                                       static_cast<int>(max_headers_text), " bytes in total")};
        return false;
    }
    headers.swap(changed);
    return true;
} catch (const std::bad_alloc&) {
    error = {Status::out_of_memory, "not enough memory for the header"};
    return false;
}

void Game::remove_header(std::string_view key) noexcept {
    HostString& headers = inside_->headers;
    for (Line line = find_header(headers, key); !line.key.empty(); line = find_header(headers, key)) {
        headers.erase(line.begin, line.end - line.begin);
    }
}

std::optional<std::string_view> Game::header(std::string_view key) const noexcept {
    const Line line = find_header(headers(), key);
    return line.key.empty() ? std::nullopt : std::optional(line.value);
}

std::string_view Game::headers() const noexcept { return inside_->headers; }

PlayerNames names_in(const Game& game, const PlayerNames& given) noexcept {
    PlayerNames names = given;
    if (game.headers().empty()) return names;
    for (int colour = 0; colour < max_colours; ++colour) {
        std::string_view& name = names[static_cast<std::size_t>(colour)];
        if (!name.empty()) continue;
        const auto key = ShortText<31>::of(begin_of_names, name_of(static_cast<Colour>(colour)));
        name = game.header(key).value_or(std::string_view());
    }
    return names;
}

}  // namespace mistbank
