#include "rules/player_names.hpp"

#include <algorithm>

#include "tiles/utf8.hpp"

namespace mistbank {
namespace {

constexpr std::string_view mark_bytes = "\x10\x11\x12\x13\x14";
constexpr char no_colours = '@';  // second byte of a mark: '@' plus 1 for red, plus 2 for green, plus 4 for blue ...

bool is_name(std::string_view name) noexcept { return name.size() <= max_name && is_plain_text(name); }

bool has_name(const PlayerNames& names, int colour) noexcept {
    const std::string_view name = names[static_cast<std::size_t>(colour)];
    return !name.empty() && is_name(name);
}

}  // namespace

bool validate(const PlayerNames& names, Error& error) {
    const auto wrong = std::find_if_not(names.begin(), names.end(), is_name);
    if (wrong == names.end()) return true;
    error = {Status::invalid_argument,
             Message::of("names[", static_cast<int>(wrong - names.begin()), "] must be UTF-8 of at most ",
                         static_cast<int>(max_name), " bytes without control characters")};
    return false;
}

NameMark mark_of(unsigned colours, NameForm form) noexcept {
    return NameMark::of(static_cast<char>(form), static_cast<char>(no_colours + static_cast<char>(colours)));
}

NameMark mark_of(Colour colour, NameForm form) noexcept {
    if (static_cast<int>(colour) < max_colours) return mark_of(1u << static_cast<unsigned>(colour), form);
    const char* const article = form == NameForm::with_a ? "a " : form == NameForm::with_the ? "the " : "";
    return NameMark::of(article, name_of(colour));
}

std::size_t find_mark(std::string_view text) noexcept {
    const std::size_t at = text.find_first_of(mark_bytes);
    return at < text.size() && text.size() - at >= mark_size ? at : std::string_view::npos;
}

NameWords words_of(std::string_view mark, const PlayerNames& names) noexcept {
    const auto form = static_cast<NameForm>(mark[0]);
    const bool stands_before_noun = form == NameForm::with_a || form == NameForm::with_the;
    NameWords words;
    bool is_named = false;
    std::array<std::string_view, max_colours> known{};
    std::size_t count = 0;
    for (int colour = 0; colour < max_colours; ++colour) {
        if ((mark[1] >> colour & 1) == 0) continue;
        const bool has_own_name = has_name(names, colour);
        const std::string_view name =
            has_own_name ? names[static_cast<std::size_t>(colour)] : name_of(static_cast<Colour>(colour));
        is_named = is_named || has_own_name;
        if (std::find(known.begin(), known.begin() + count, name) != known.begin() + count) continue;
        if (count > 0) words += form == NameForm::listed ? ", " : "/";
        words += name;
        known[count++] = name;
    }
    if (form == NameForm::alone && !is_named) return "the player";
    if (stands_before_noun && is_named) words += "'s";
    if (stands_before_noun && !is_named) return NameWords::of(form == NameForm::with_a ? "a " : "the ", words);
    return words;
}

}  // namespace mistbank
