// Sends arbitrary lines as requests to the engine in examples/apps/engine. Each request must get one answer in JSON.
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "engine.hpp"
#include "target.hpp"

FUZZ_TARGET(engine_lines) {
    std::string_view rest(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    engine::Engine engine;
    for (int requests = 0; !rest.empty() && requests < 40 && !engine.is_done(); ++requests) {
        const std::size_t end = rest.find('\n');
        const std::string answer = engine.answer(rest.substr(0, end));
        const nlohmann::json read = nlohmann::json::parse(answer, nullptr, false);
        FUZZ_CHECK(read.is_object());
        FUZZ_CHECK(answer.find('\n') == std::string::npos);
        FUZZ_CHECK(read.at("ok").is_boolean());
        FUZZ_CHECK(read.at("ok") || (read.contains("status") && read.contains("message")));
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    }
}
