#include "answer.hpp"

#include <cstdio>
#include <nlohmann/json.hpp>

namespace engine {

std::string json_text(std::string_view text) {
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string json_number(double number) {
    char digits[32];
    std::snprintf(digits, sizeof digits, "%.4f", number);
    return digits;
}

Answer::Answer(const std::string& id, bool is_well) {
    if (!id.empty()) add("id", id);
    add("ok", is_well);
}

void Answer::add(const char* name, const std::string& json) {
    if (!fields_.empty()) fields_ += ',';
    ((fields_ += json_text(name)) += ':') += json;
}

void Answer::add(const char* name, double number) { add(name, json_number(number)); }

void Answer::remark(std::string_view ignored) {
    if (ignored.empty()) return;
    if (!remarks_.empty()) remarks_ += "; ";
    remarks_ += ignored;
}

std::string Answer::object() const {
    const std::string remark = remarks_.empty() ? "" : ",\"remark\":" + json_text(remarks_);
    return "{" + fields_ + remark + "}";
}

}  // namespace engine
