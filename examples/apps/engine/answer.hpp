// Builders for the JSON of answers. They accept values that are already JSON text, because the library writes many of
// them.
#pragma once

#include <string>
#include <string_view>
#include <type_traits>

namespace engine {

/// Returns a text as a JSON string. Replaces invalid UTF-8 bytes.
std::string json_text(std::string_view text);
/// Returns a number as JSON, with four decimals.
std::string json_number(double number);

/// A builder for a JSON array. Its entries must already be JSON.
class List {
public:
    void add(std::string_view json) { (text_ += text_.size() > 1 ? "," : "") += json; }
    std::string text() const { return text_ + "]"; }

private:
    std::string text_ = "[";
};

/// A builder for the JSON object of an answer.
class Answer {
public:
    Answer() = default;
    /// Begins an answer with the id of the request (empty: the request has no id) and with the field "ok".
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
    /// Adds a text about ignored input to the field "remark". An empty text adds nothing.
    void remark(std::string_view ignored);

    std::string object() const;

private:
    std::string fields_;
    std::string remarks_;
};

}  // namespace engine
