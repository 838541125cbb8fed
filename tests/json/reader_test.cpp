// Reading JSON: valid JSON, invalid JSON, and the places of errors.
#include "json/reader.hpp"

#include <catch2/catch.hpp>
#include <cstdlib>
#include <ctime>
#include <new>
#include <string>

#include "mistbank/json.hpp"

using mistbank::Error;
using mistbank::HostString;
using mistbank::Message;
using mistbank::Status;
using mistbank::json::deepest;
using mistbank::json::Name;
using mistbank::json::Reader;

namespace {

/// Returns the error for a text with one value; empty if the text is valid JSON.
std::string fault_of(const std::string& text) {
    Reader in(text);
    if (in.skip()) in.end();
    CHECK(in.is_well() == in.error().message.empty());
    CHECK((in.is_well() || in.error().status == Status::invalid_json));
    return in.error().message;
}

/// Returns `count` fields f0, f1 ... with a comma after each.
std::string fields(int count, const std::string& value = "0") {
    std::string text;
    for (int i = 0; i < count; ++i) text += "\"f" + std::to_string(i) + "\":" + value + ",";
    return text;
}

std::string text_in(const std::string& text) {
    HostString out{mistbank::Allocator{}};
    Reader in(text);
    if (!in.text(out)) return "fault: " + std::string(in.error().message);
    return {out.data(), out.size()};
}

std::string number_in(const std::string& text, std::int64_t least = -100, std::int64_t most = 100) {
    int number = 0;
    Reader in(text);
    return in.whole(number, least, most) && in.end() ? std::to_string(number) : in.error().message;
}

}  // namespace

TEST_CASE("Values of every type can be read", "[json]") {
    for (const char* text : {"null",
                             "true",
                             "false",
                             "0",
                             "-0",
                             "-12",
                             "3.25",
                             "1e9",
                             "2E-3",
                             "0.5e+10",
                             "\"\"",
                             "\"a\"",
                             "[]",
                             "{}",
                             "[1]",
                             "[1,2 , 3]",
                             "{\"a\":1}",
                             " { \"a\" : [ ] , \"b\" : { } } ",
                             "\t[\r\n]\n",
                             "\xef\xbb\xbf[]",
                             "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\ud83d\\ude00\""}) {
        INFO(text);
        CHECK(fault_of(text).empty());
    }
}

TEST_CASE("The error for a text that is not JSON names the line, the column and the reason", "[json]") {
    CHECK(fault_of("") == "line 1, column 1: a value is missing at the end of the text");
    CHECK(fault_of("  \n  ") == "line 2, column 3: a value is missing at the end of the text");
    CHECK(fault_of("nope") == "line 1, column 1: expected a value, not 'n'");
    CHECK(fault_of("tru") == "line 1, column 1: expected a value, not 't'");
    CHECK(fault_of("[1,]") == "line 1, column 4: expected a value, not ']'");
    CHECK(fault_of("[1 2]") == "line 1, column 4: expected ',' or ']'");
    CHECK(fault_of("[1") == "line 1, column 3: expected ',' or ']'");
    CHECK(fault_of("[") == "line 1, column 2: a value is missing at the end of the text");
    CHECK(fault_of("{") == "line 1, column 2: expected the name of a field in quotation marks");
    CHECK(fault_of("{1:2}") == "line 1, column 2: expected the name of a field in quotation marks");
    CHECK(fault_of("{\"a\" 2}") == "line 1, column 6: expected ':' after 'a'");
    CHECK(fault_of("{\"a\":2,}") == "line 1, column 8: expected the name of a field in quotation marks");
    CHECK(fault_of("{\"a\":2 \"b\":3}") == "line 1, column 8: expected ',' or '}'");
    CHECK(fault_of("{\n \"a\": 1,\n \"a\": 2\n}") == "line 3, column 2: 'a' is given twice");
    CHECK(fault_of("[] []") == "line 1, column 4: unexpected text after the value");
    CHECK(fault_of("\"abc") == "line 1, column 1: the closing quotation mark of a string is missing");
    CHECK(fault_of("\"a\nb\"") == "line 1, column 3: a control character in a string must be written as \\u00..");
    CHECK(fault_of("\"a\xff\"") == "line 1, column 3: invalid UTF-8");
    CHECK(fault_of("\"\xed\xa0\x80\"") == "line 1, column 2: invalid UTF-8");
    CHECK(fault_of("'a'") == "line 1, column 1: expected a value, not '''");
}

TEST_CASE("Unknown escapes are refused", "[json]") {
    const std::string reason =
        "line 1, column 2: a backslash must be followed by one of \"\\/bfnrt, or by u and four hexadecimal digits";
    for (const char* text : {"\"\\x\"", "\"\\u12\"", "\"\\u12g4\"", "\"\\", "\"\\u", "\"\\u+123\""}) {
        INFO(text);
        CHECK(fault_of(text) == reason);
    }
    for (const char* text : {"\"\\ud800\"", "\"\\udc00\"", "\"\\ud83d\\u0041\"", "\"\\ud83dx\"", "\"\\ud83d\\n\""}) {
        INFO(text);
        CHECK(fault_of(text) == "line 1, column 2: a surrogate escape (\\uD800 to \\uDFFF) must be part of a pair");
    }
}

TEST_CASE("Escapes in a string are read as their characters", "[json]") {
    CHECK(text_in(R"("a\"b\\c\/d\b\f\n\r\te")") == "a\"b\\c/d\b\f\n\r\te");
    CHECK(text_in(R"("\u0041\u00e9\u20ac\ud83d\ude00")") == "A\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80");
    CHECK(text_in("\"\xc3\xa9\"") == "\xc3\xa9");
    CHECK(text_in(R"("a\u0000b")") == std::string("a\0b", 3));
    CHECK(text_in("7") == "fault: line 1, column 1: expected a string, not a number");
}

TEST_CASE("A number must be whole and in the allowed range", "[json]") {
    CHECK(number_in("7") == "7");
    CHECK(number_in(" -100 ") == "-100");
    CHECK(number_in("101") == "line 1, column 1: expected a whole number from -100 to 100, not '101'");
    CHECK(number_in("1.0") == "line 1, column 1: expected a whole number from -100 to 100, not '1.0'");
    CHECK(number_in("1e1") == "line 1, column 1: expected a whole number from -100 to 100, not '1e1'");
    CHECK(number_in("99999999999999999999") ==
          "line 1, column 1: expected a whole number from -100 to 100, not '99999999999999999999'");
    CHECK(number_in("\"7\"") == "line 1, column 1: expected a number, not a string");
    for (const char* text : {"01", "-", "1.", "1.e3", "1e", "1e+", "-a", "- 1"}) {
        INFO(text);
        CHECK(fault_of(text).find("invalid number") != std::string::npos);
    }
    for (const char* text : {"+1", ".5", "NaN", "Infinity"}) {
        INFO(text);
        CHECK(fault_of(text).find("expected a value") != std::string::npos);
    }
}

TEST_CASE("A large number may be a string of digits instead of a number", "[json]") {
    const auto large_in = [](const std::string& text) {
        std::uint64_t number = 0;
        Reader in(text);
        return in.large(number) && in.end() ? std::to_string(number) : std::string(in.error().message);
    };
    CHECK(large_in("\"18446744073709551615\"") == "18446744073709551615");
    CHECK(large_in("18446744073709551615") == "18446744073709551615");
    CHECK(large_in("0") == "0");
    const std::string range = "line 1, column 1: expected a whole number from 0 to 18446744073709551615, not ";
    CHECK(large_in("18446744073709551616") == range + "'18446744073709551616'");
    CHECK(large_in("-1") == range + "'-1'");
    CHECK(large_in("1.5") == range + "'1.5'");
    CHECK(large_in("\"\"") == range + "''");
    CHECK(large_in("\"7 \"") == range + "'7 '");
    CHECK(large_in("true") == "line 1, column 1: expected a number or a string of digits, not true or false");
}

TEST_CASE("Nesting has a maximum depth that does not depend on the length of the text", "[json]") {
    const auto nested = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
    CHECK(fault_of(nested(deepest)).empty());
    CHECK(fault_of(nested(deepest + 1)) == "line 1, column 65: nested more than 64 levels deep");
    CHECK(fault_of(std::string(4000000, '[')) == "line 1, column 65: nested more than 64 levels deep");
    std::string objects;
    for (int i = 0; i < 500000; ++i) objects += "{\"a\":";
    CHECK(fault_of(objects) == "line 1, column 321: nested more than 64 levels deep");
    std::string pairs = "[";
    for (int i = 0; i < 1000; ++i) pairs += "[{}],";
    CHECK(fault_of(pairs + "0]").empty());  // values next to each other are not nested
}

TEST_CASE("Unused fields are ignored and reported", "[json]") {
    int level = 0;
    const std::string text = "{\"speed\": [1, {\"level\": 9}],\n \"level\": 3, \"colour\": null}";
    Reader in(text);
    REQUIRE(in.object([&](std::string_view name) { return name == "level" && in.whole(level, 1, 6); }));
    CHECK(in.end());
    CHECK(level == 3);
    CHECK(in.ignored() == "ignored: 'speed' (line 1, column 2), 'colour' (line 2, column 14)");
}

TEST_CASE("Ignored fields must be valid JSON", "[json]") {
    const std::string text = "{\"speed\": [1, }";
    Reader in(text);
    CHECK_FALSE(in.object([](std::string_view) { return false; }));
    CHECK(in.error().message == "line 1, column 15: expected a value, not '}'");
}

TEST_CASE("Error messages show only printable ASCII characters of the text", "[json]") {
    mistbank::Error error;
    CHECK_FALSE(mistbank::rules_from_json("{\"system\": \"a\\u001b[2Jb\\u0000c\"}", error));
    CHECK(error.message == "line 1, column 12: unknown value 'a?[2Jb?c' for 'system'");
    CHECK_FALSE(mistbank::rules_from_json("{\"preset\": \"\\u0007\"}", error));
    CHECK(error.message == "line 1, column 12: unknown preset '?'");
    Reader in("{\"\\u001b[31m\xc3\xa9\": 1}");
    REQUIRE(in.object([](std::string_view) { return false; }));
    CHECK(in.ignored() ==
          "ignored: '?[31m?"
          "?' (line 1, column 2)");
}

TEST_CASE("An object may have unknown fields before a known one", "[json]") {
    const std::string text = "{" + fields(5000) + "\"last\":7}";
    int last = 0;
    Reader in(text);
    CHECK(in.object([&](std::string_view name) { return name == "last" && in.whole(last, 0, 9); }));
    CHECK(last == 7);
}

TEST_CASE("A repeated name is refused, however many other names precede or separate the two", "[json]") {
    for (const int before : {0, 10, 47, 48, 63, 64, 65, 1000}) {
        for (const int between : {0, 1, 60, 70, 1000}) {
            INFO(before << " before, " << between << " between");
            std::string text = "{" + fields(before) + "\"a\":1,";
            for (int i = 0; i < between; ++i) text += "\"g" + std::to_string(i) + "\":{\"a\":{\"f0\":1}},";
            const std::string place = "line 1, column " + std::to_string(text.size() + 1);
            CHECK(fault_of(text + "\"b\":2}").empty());
            CHECK(fault_of(text + "\"a\":2}") == place + ": 'a' is given twice");
            CHECK(fault_of(text + "\"\\u0061\":2}") == place + ": 'a' is given twice");
        }
    }
}

TEST_CASE("A repeated name is refused in every object of an ignored field", "[json]") {
    for (const int outer : {1, 100}) {
        INFO(outer);
        const std::string begin = "{" + fields(outer, R"([{"a":{"a":[{"a":0}]}},{"a":0}])");
        CHECK(fault_of(begin + R"("a":{"f0":1,"a":2}})").empty());
        CHECK(fault_of(begin + R"("a":[1,{"b":{"c":3,"d":4,"c":5}}]})").find("'c' is given twice") !=
              std::string::npos);
        CHECK(fault_of(begin + R"("a":{"b":{"c":3}},"f0":1})").find("'f0' is given twice") != std::string::npos);
    }
    // Many nested objects with the same names in each. One of the objects has a name twice.
    for (int twice = 0; twice <= 20; ++twice) {
        std::string text;
        for (int depth = 0; depth < 20; ++depth)
            text += "{" + fields(7) + (depth == twice ? "\"f3\":1," : "") + "\"x\":";
        const std::string fault = fault_of(text + "0" + std::string(20, '}'));
        CHECK(fault.empty() == (twice == 20));
        CHECK((fault.empty() || fault.find(": 'f3' is given twice") != std::string::npos));
    }
}

TEST_CASE("Two names are equal only if all of their characters are equal", "[json]") {
    const std::string long_name(100, 'n');
    const std::string two = "{\"" + long_name + "a\":1,\"" + long_name + "b\":2";
    CHECK(fault_of(two + "}").empty());
    CHECK(fault_of(two + ",\"" + long_name + "\":3}").empty());
    CHECK(fault_of(two + ",\"" + long_name + "\\u0062\":3}").find("is given twice") != std::string::npos);
    // Two names that have the same hash in the reader (64-bit FNV-1a), without and with many other names.
    const std::string same_number = "{\"8yn0iYCKYHlIj4-BwPqk\":1,\"GReLUrM4wMqfg9yzV3KQ\":2";
    CHECK(fault_of(same_number + "}").empty());
    CHECK(fault_of(same_number + "," + fields(100) + "\"8yn0iYCKYHlIj4-BwPq\\u006b\":1}").find("is given twice") !=
          std::string::npos);
    CHECK(fault_of("{" + fields(100) + same_number.substr(1) + "}").empty());
    CHECK(fault_of("{" + fields(100) + same_number.substr(1) + ",\"GReLUrM4wMqfg9yzV3K\\u0051\":1}")
              .find("is given twice") != std::string::npos);
    // The same name in different spellings.
    for (const char* name : {R"(\u00e9\n)", "\xc3\xa9\\n", "\xc3\xa9\\u000a", R"(\u00E9\u000A)"}) {
        CHECK(fault_of("{\"\\u00e9\\n\":1,\"" + std::string(name) + "\":2}").find("is given twice") !=
              std::string::npos);
    }
    CHECK(fault_of(R"({"a":1,"A":2,"a\u0000":3,"":4,"\u0000":5})").empty());
}

TEST_CASE("A text of any shape is read in linear time", "[json][processor-time]") {
    std::string lines = "{\n";
    std::string one_line = "{";
    for (int i = 0; i < 80000; ++i) {
        const std::string field = "\"f" + std::to_string(i) + "\":{\"a\":{}},";
        one_line += field;
        lines += field + "\n";
    }
    std::string escapes = "\"";
    for (int i = 0; i < 300000; ++i) escapes += "\\n";
    std::string tiles = R"({"tiles":[)";
    for (int i = 0; i < 40000; ++i)
        tiles += R"({"id":"a","segments":[{"kind":"field"}]},)"
                 "\n";
    const std::clock_t begin = std::clock();
    for (const std::string& text : {one_line + "\"last\":7}", lines + "\"last\":7}"}) {
        Reader in(text);
        int last = 0;
        CHECK(in.object([&](std::string_view name) { return name == "last" && in.whole(last, 0, 9); }));
        CHECK(last == 7);
        CHECK(std::string_view(in.ignored()).substr(0, 13) == "ignored: 'f0'");
    }
    CHECK(fault_of(escapes + "\"").empty());
    CHECK(fault_of("{" + escapes + "\":1," + escapes + "\":2}").find("is given twice") != std::string::npos);
    mistbank::Error error;
    CHECK_FALSE(mistbank::tile_set_from_json(tiles + "]}", error));
    CHECK(error.message == "line 40001, column 1: expected a value, not ']'");
    // The limit is many times the cost of one pass, but far below the cost of starting again at every character.
    CHECK(static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC < 10);
}

TEST_CASE("An object with few names allocates no memory, and the memory for many names is freed", "[json]") {
    struct Memory {
        int live = 0;
        int requests = 0;
        int allowed = 0;
    } memory;
    const mistbank::Allocator allocator{[](void* context, std::size_t bytes) -> void* {
                                            Memory& counts = *static_cast<Memory*>(context);
                                            if (counts.requests == counts.allowed) return nullptr;
                                            ++counts.requests;
                                            ++counts.live;
                                            return std::malloc(bytes);
                                        },
                                        [](void* context, void* bytes) {
                                            --static_cast<Memory*>(context)->live;
                                            std::free(bytes);
                                        },
                                        &memory};
    const auto is_read = [&](const std::string& text, int allowed) {
        memory = {0, 0, allowed};
        Reader in(text, allocator);
        return in.skip() && in.end() && memory.live == 0;
    };
    CHECK(is_read("{" + fields(63) + "\"last\":0}", 0));
    std::string side_by_side = "[";
    for (int i = 0; i < 1000; ++i) side_by_side += "{" + fields(60) + "\"last\":0},";
    CHECK(is_read(side_by_side + "0]", 0));
    const std::string many = "{" + fields(100) + "\"last\":{" + fields(10) + "\"last\":0}}";
    CHECK(is_read(many, 48));
    CHECK(memory.requests == 48);
    for (int allowed = 0; allowed < 48; ++allowed) {
        CHECK_THROWS_AS(is_read(many, allowed), std::bad_alloc);
        CHECK(memory.live == 0);
    }
}
