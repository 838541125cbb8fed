// Answers, put together from what the library writes as JSON.
#pragma once

#include <string>
#include <string_view>
#include <type_traits>

namespace engine {

/// A text as JSON; what of it is no UTF-8 is shown as such.
std::string json_text(std::string_view text);
/// A number as JSON, with four decimals.
std::string json_number(double number);

/// An array of what is JSON already.
class List {
public:
    void add(std::string_view json) { (text_ += text_.size() > 1 ? "," : "") += json; }
    std::string text() const { return text_ + "]"; }

private:
    std::string text_ = "[";
};

/// An object.
class Answer {
public:
    Answer() = default;
    /// The answer to a request: its id, if it has one, and whether all went well.
    Answer(const std::string& id, bool is_well);

    void add(const char* name, const std::string& json);
    void add(const char* name, double number);
    template <class Number, std::enable_if_t<std::is_integral_v<Number>, int> = 0>
    void add(const char* name, Number number) {
        if constexpr (std::is_same_v<Number, bool>) {
            add(name, std::string(number ? "true" : "false"));
        } else {
            add(name, std::to_string(number));
        }
    }
    /// Something that was ignored; nothing for an empty text.
    void remark(std::string_view ignored);

    std::string object() const;

private:
    std::string fields_;
    std::string remarks_;
};

}  // namespace engine
