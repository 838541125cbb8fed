// Parses pictures as XML for the tests of rendering, and counts elements by classes and data attributes.
#pragma once

#include <algorithm>
#include <map>
#include <set>

#include "scene.hpp"

namespace scene {

inline std::string picture(const Game& game, const SvgOptions& options = {}) {
    Error error;
    auto svg = render_svg(game, options, error);
    INFO(error.message);
    REQUIRE(svg);
    return *svg;
}

inline std::string tile_picture(const TileType& type, int rotation) {
    Error error;
    auto svg = render_tile_svg(type, rotation, {}, error);
    REQUIRE(svg);
    return *svg;
}

using Attributes = std::map<std::string, std::string>;

struct Element {
    std::string name;
    Attributes attributes;
};

inline bool is_name_letter(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || (letter >= '0' && letter <= '9') ||
           letter == '-' || letter == ':';
}

/// Parses well-formed XML without comments or processing instructions. For any other text, `problem` describes an
/// error.
class Reader {
public:
    explicit Reader(const std::string& text) : text_(text) { read(); }

    std::vector<Element> elements;
    std::string problem;

private:
    void read() {
        std::vector<std::string> open;
        while (problem.empty() && at_ < text_.size()) {
            const std::size_t tag = std::min(text_.find('<', at_), text_.size());
            check_words(at_, tag);
            if (open.empty() && text_.find_first_not_of("\n", at_) < tag) problem = "words outside of the root";
            at_ = tag + 1;
            if (tag >= text_.size()) break;
            if (text_[at_] == '/') {
                close(open);
            } else {
                begin(open);
            }
        }
        if (problem.empty() && !open.empty()) problem = "never closed: " + open.back();
    }

    void close(std::vector<std::string>& open) {
        ++at_;
        const std::string closed = name();
        if (open.empty() || open.back() != closed || text_[at_++] != '>') {
            problem = "closed too much: " + closed;
        } else {
            open.pop_back();
        }
    }

    void begin(std::vector<std::string>& open) {
        if (open.empty() && !elements.empty()) problem = "a second root";
        Element element{name(), {}};
        if (element.name.empty()) problem = "a tag without a name";
        while (problem.empty() && text_[at_] == ' ') {
            ++at_;
            const std::string key = name();
            if (key.empty() || text_.compare(at_, 2, "=\"") != 0) problem = "an attribute of " + element.name;
            const std::size_t end = text_.find('"', at_ + 2);
            if (end == std::string::npos) problem = "an open quote";
            if (!problem.empty()) return;
            check_words(at_ + 2, end);
            if (!element.attributes.emplace(key, text_.substr(at_ + 2, end - at_ - 2)).second) problem = key + " twice";
            at_ = end + 1;
        }
        const bool ends = text_[at_] == '/';
        if (ends) ++at_;
        if (text_[at_++] != '>') problem = "a tag does not end: " + element.name;
        if (!ends) open.push_back(element.name);
        elements.push_back(element);
    }

    std::string name() {
        std::string result;
        while (is_name_letter(text_[at_])) result += text_[at_++];
        return result;
    }

    void check_words(std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            if (static_cast<unsigned char>(text_[i]) < 0x20 && text_[i] != '\n') problem = "a control character";
            if (text_[i] != '&') continue;
            const auto is = [&](const char* entity) {
                return text_.compare(i, std::string(entity).size(), entity) == 0;
            };
            if (!is("&amp;") && !is("&lt;") && !is("&gt;") && !is("&quot;") && !is("&#39;")) problem = "a bare &";
        }
    }

    const std::string& text_;
    std::size_t at_ = 0;
};

inline std::vector<Element> elements(const std::string& svg) {
    const Reader reader(svg);
    INFO(reader.problem);
    REQUIRE(reader.problem.empty());
    REQUIRE(!reader.elements.empty());
    REQUIRE(reader.elements[0].name == "svg");
    return reader.elements;
}

inline std::vector<Attributes> of_class(const std::vector<Element>& all, const std::string& name) {
    std::vector<Attributes> found;
    for (const Element& element : all) {
        const auto is = element.attributes.find("class");
        if (is != element.attributes.end() && is->second == "mistbank-" + name) found.push_back(element.attributes);
    }
    return found;
}

inline int sum_of(const std::vector<Attributes>& all, const std::string& key) {
    int sum = 0;
    for (const Attributes& one : all) {
        if (one.count(key) != 0) sum += std::stoi(one.at(key));
    }
    return sum;
}

/// Checks that each id is defined once and that every reference has a target.
inline void check_ids(const std::vector<Element>& all) {
    std::set<std::string> ids;
    std::string wrong;
    for (const Element& element : all) {
        const auto id = element.attributes.find("id");
        if (id != element.attributes.end() && !ids.insert(id->second).second) wrong = "defined twice: " + id->second;
    }
    for (const Element& element : all) {
        for (const auto& attribute : element.attributes) {
            const std::string& value = attribute.second;
            const bool is_link = attribute.first == "xlink:href";
            if (!is_link && value.compare(0, 5, "url(#") != 0) continue;
            const std::string id = is_link ? value.substr(1) : value.substr(5, value.size() - 6);
            if (ids.count(id) == 0) wrong = "not defined: " + id;
        }
    }
    REQUIRE(wrong == "");
}

/// Counts the uses of each drawing by its id without the prefix.
inline std::map<std::string, int> uses(const std::string& svg) {
    std::map<std::string, int> count;
    for (const Element& element : elements(svg)) {
        if (element.name == "use")
            ++count[element.attributes.at("xlink:href").substr(9)];  // skips # and the prefix of 8 characters
    }
    return count;
}

}  // namespace scene
