// A game engine for other programs. It reads requests from standard input and writes answers to standard output. Each
// request and each answer is a line of JSON. See PROTOCOL.md.
#include <cstdio>
#include <iostream>
#include <new>
#include <string>

#include "engine.hpp"

namespace {

/// Reads a line without the line end. If a line is too long, keeps one byte more than the limit, so that the engine
/// refuses the line.
bool read_line(std::istream& in, std::string& line) {
    line.clear();
    std::streambuf& bytes = *in.rdbuf();
    for (int byte = bytes.sbumpc(); byte != std::char_traits<char>::eof(); byte = bytes.sbumpc()) {
        if (byte == '\n') return true;
        if (line.size() <= engine::longest_request) line += static_cast<char>(byte);
    }
    return !line.empty();
}

}  // namespace

int main(int count, char** arguments) {
    if (count > 1) {
        std::printf(
            "usage: %s\nReads requests from standard input and writes answers to standard output. "
            "Each request and each answer is a line of JSON: see PROTOCOL.md\n",
            arguments[0]);
        return std::string(arguments[1]) == "--help" ? 0 : 2;
    }
    std::ios::sync_with_stdio(false);
    engine::Engine engine;
    for (std::string line; !engine.is_done() && read_line(std::cin, line);) {
        if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
        try {
            std::cout << engine.answer(line) << std::endl;
        } catch (const std::bad_alloc&) {
            std::cout << R"({"ok":false,"status":"out of memory","message":"not enough memory for this request"})"
                      << std::endl;
        }
    }
    return 0;
}
