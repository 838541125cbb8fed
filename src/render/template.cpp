#include "render/template.hpp"

namespace mistbank::render {
namespace {

class Expander {
public:
    Expander(std::string_view text, FieldValue (*resolve)(const void*, std::string_view), const void* of)
        : rest_(text), resolve_(resolve), of_(of) {}

    /// Writes the text up to one of these characters; returns false if a required field was empty.
    bool write_until(std::string_view stops) {
        bool is_full = true;
        bool asks = false;
        while (!rest_.empty() && stops.find(rest_.front()) == std::string_view::npos) {
            if (skip('{')) {
                const Field field = write_field();
                if (field.is_asked_for && !asks) is_full = asks = true;
                if (field.is_asked_for == asks) is_full = is_full && field.is_full;
            } else if (skip('[')) {
                int before = 0;  // number of earlier alternatives; a group without alternatives can be omitted
                write_first("|]", [&](bool is_complete) { return is_complete || (before++ > 0 && is_last()); });
                skip(']');
            } else {
                words += take(rest_.find_first_of("{[|}]", 1));
            }
        }
        return is_full;
    }

    Words words;

private:
    std::string_view take(std::size_t length) {
        const std::string_view taken = rest_.substr(0, length);
        rest_.remove_prefix(taken.size());
        return taken;
    }
    bool skip(char character) {
        const bool is_there = !rest_.empty() && rest_.front() == character;
        if (is_there) rest_.remove_prefix(1);
        return is_there;
    }

    bool is_last() const { return rest_.empty() || rest_.front() != '|'; }

    struct Field {
        bool is_full;
        bool is_asked_for;
    };
    Field write_field() {
        bool is_asked_for = false;
        const FieldValue field = resolve_(of_, take(rest_.find_first_of("?:|}")));
        if (skip(':')) {
            const std::string_view noun = take(rest_.find_first_of(":}"));
            const bool has_plural = skip(':');
            const std::string_view plural = has_plural ? take(rest_.find('}')) : noun;
            (words += field.words()) += ' ';
            words += field.number() == 1 ? noun : plural;
            if (!has_plural && field.number() != 1) words += 's';
        } else if (skip('|')) {
            std::int64_t place = 0;
            write_first("|}", [&](bool) { return ++place == field.number() || is_last(); });
        } else if (skip('?')) {
            is_asked_for = true;
        } else {
            words += field.words();
        }
        skip('}');
        return {field.number() != 0, is_asked_for};
    }

    /// Writes the first of several texts for which is_wanted() returns true; nothing if there is none.
    template <class IsWanted>
    void write_first(std::string_view stops, IsWanted is_wanted) {
        bool is_written = false;
        do {
            const Words before = words;
            const bool is_full = write_until(stops);
            if (is_written || !is_wanted(is_full)) {
                words = before;
            } else {
                is_written = true;
            }
        } while (skip('|'));
    }

    std::string_view rest_;
    FieldValue (*resolve_)(const void* of, std::string_view field);
    const void* of_;
};

}  // namespace

Words expand(std::string_view text, FieldValue (*resolve)(const void* of, std::string_view field), const void* of) {
    Expander expander(text, resolve, of);
    expander.write_until({});
    return expander.words;
}

}  // namespace mistbank::render
