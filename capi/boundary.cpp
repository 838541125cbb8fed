#include "boundary.hpp"

#include <algorithm>

namespace mistbank::capi {

std::string_view shortened(std::string_view message) noexcept {
    constexpr std::size_t longest = MISTBANK_MESSAGE_CAPACITY - 1;
    if (message.size() <= longest) return message;
    std::size_t end = longest;
    const auto continues = [&](std::size_t at) { return (static_cast<unsigned char>(message[at]) & 0xC0u) == 0x80u; };
    while (end > 0 && continues(end)) --end;
    return message.substr(0, end);
}

void keep_message(const mistbank_game& game, std::string_view message) noexcept {
    const std::string_view text = shortened(message);
    std::memcpy(game.message, text.data(), text.size());
    game.message[text.size()] = '\0';
}

Message out_of_range(const char* name, std::int64_t number, std::int64_t least, std::int64_t most) noexcept {
    if (most < least) return Message::of(name, " ", number, ": there are no entries");
    return Message::of(name, " ", number, ": expected ", least, " to ", most);
}

Answer refuse_number(const mistbank_game& game, const char* name, std::int64_t number, std::int64_t least,
                     std::int64_t most) noexcept {
    keep_message(game, out_of_range(name, number, least, most));
    return {Status::invalid_argument, nullptr};
}

Answer announce(std::size_t count, const void* buffer, std::int32_t capacity, std::int32_t* out_count) noexcept {
    if (!is_buffer(buffer, capacity)) return refused(wrong_buffer(capacity));
    if (count > static_cast<std::size_t>(std::numeric_limits<std::int32_t>::max()))
        return {Status::internal_error, "the list has more than 2147483647 entries"};
    if (out_count != nullptr) *out_count = static_cast<std::int32_t>(count);
    if (buffer != nullptr && static_cast<std::size_t>(capacity) < count)
        return {Status::buffer_too_small, "the buffer is too small"};
    return done;
}

Answer put_text(std::string_view text, char* buffer, std::int32_t capacity, std::int32_t* length) noexcept {
    std::int32_t needed = 0;
    const Answer answer = announce(text.size() + 1, buffer, capacity, &needed);
    if (answer.status != Status::ok && answer.status != Status::buffer_too_small) return answer;
    if (length != nullptr) *length = needed - 1;
    if (answer.status != Status::ok || buffer == nullptr) return answer;
    std::copy(text.begin(), text.end(), buffer);
    buffer[text.size()] = '\0';
    return done;
}

}  // namespace mistbank::capi
