#include "render/fact_text.hpp"

#include <utility>

#include "render/question.hpp"
#include "rules/player_names.hpp"

namespace mistbank::render {

namespace {

class FactText final : PhraseWriter {
public:
    FactText(const Game& game, const FactSource& source, const ShownText& text, int of, const TextOptions& options,
             const Allocator& allocator)
        : game_(game),
          source_(source),
          text_(text),
          of_(of),
          options_(options),
          allocator_(allocator),
          phrase_(allocator),
          parts_(allocator) {}

    HostString fill_in(const char* text) {
        HostString whole(allocator_);
        const Words frame = expand(text, [this](std::string_view field) { return value_of(field); });
        for (const char letter : frame) {
            const auto part = static_cast<std::size_t>(static_cast<unsigned char>(letter) - first_part);
            part < parts_.size() ? whole += parts_[part] : whole += letter;
        }
        return whole;
    }

private:
    // A part of the text can be too long for the type Words. A control character marks the place of the part until all
    // fields are filled in.
    static constexpr char first_part = '\x01';

    FieldValue part(HostString words) {
        if (words.empty()) return Words();
        parts_.push_back(std::move(words));
        return Words::of(static_cast<char>(first_part + static_cast<char>(parts_.size() - 1)));
    }
    FieldValue part(Colour colour, std::string_view words) {
        return part(painted(options_, colour, words, allocator_));
    }

    Words cell_of(std::int32_t tile) const {
        if (tile < 0) return {};
        const LaidTile laid = game_.tile(tile);
        return Words(cell_text(laid.x, laid.y));
    }

    FieldValue value_of(std::string_view field) {
        const auto behind = [&](std::string_view word) {
            const bool is_there = field.substr(0, word.size()) == word;
            if (is_there) field.remove_prefix(word.size());
            return is_there;
        };
        const auto colour = static_cast<Colour>(of_);
        if (field == "each") return part(each());
        if (field == "colour") return part(colour, mark_of(colour));
        if (behind("colour ")) return part(colour, Words::of(mark_of(colour), ' ', number_of(field)));
        if (behind("cell ")) return cell_of(number_of(field));
        if (const Fact* const fact = fact_of(source_, field)) return value_of(*fact);
        for (const TextField& phrase : source_.shown->phrases) {
            if (phrase.name == field) phrase.write(inside_of(game_).table, of_, *this);
        }
        return part(std::exchange(phrase_, HostString(allocator_)));
    }

    std::int32_t number_at(const Fact& fact, int of, int place = 0) const {
        return mistbank::value_of({&fact, &source_}, inside_of(game_).table, of, place);
    }
    int number_of(std::string_view fact) const { return number_at(*fact_of(source_, fact), of_); }

    FieldValue value_of(const Fact& fact) {
        const std::int32_t number = number_at(fact, of_);
        switch (fact.kind) {
            case FactKind::colour: {
                const auto colour = static_cast<Colour>(number);
                return colour == Colour::none ? FieldValue(Words()) : part(colour, mark_of(colour));
            }
            case FactKind::segment: {
                if (number < 0) return Words();
                const LaidTile tile = game_.tile(number);
                return feature_text(game_, tile.x, tile.y, number_at(fact, of_, 1));
            }
            case FactKind::number: break;
            default: return cell_of(number);
        }
        if (fact.size != nullptr || fact.count > 1) return row_of(fact);
        if (fact.scope == Scope::colour && of_ < 0) return sum_of(fact);
        if (number == nothing_of(fact)) return fact.absent == no_number ? FieldValue(0) : FieldValue(Words());
        return number == 0 ? FieldValue(Words::of(0)) : FieldValue(number);
    }

    /// Returns the numbers of a fact, for example "5 1 7". Numbers with names are written only if they are above 0, for
    /// example "2 wine 1 cloth".
    Words row_of(const Fact& fact) const {
        Words words;
        const int size = size_of({&fact, &source_}, inside_of(game_).table, of_);
        for (int place = 0; place < size; ++place) {
            const std::int32_t number = number_at(fact, of_, place);
            if (fact.name_of != nullptr && number == 0) continue;
            if (!words.empty()) words += ' ';
            words += number;
            if (fact.name_of != nullptr) (words += ' ') += fact.name_of(place);
        }
        return words;
    }

    std::int32_t sum_of(const Fact& fact) const {
        std::int32_t sum = 0;
        for (int colour = 0; colour < max_colours; ++colour) sum += number_at(fact, colour);
        return sum;
    }

    HostString each() const {
        HostString list(allocator_);
        for (int colour = 0; colour < max_colours; ++colour) {
            if (game_.player_of(static_cast<Colour>(colour)) < 0) continue;
            const HostString words = FactText(game_, source_, text_, colour, options_, allocator_).fill_in(text_.each);
            if (!list.empty() && !words.empty()) list += ", ";
            list += words;
        }
        return list;
    }

    void put(std::string_view words) override { phrase_ += words; }
    void put(int number) override { render::put(phrase_, number); }
    void put(const Figure& figure) override {
        put(figure.colour);
        put("'s ");
        if (figure.place != FigurePlace::board) return put(kind_text(figure.kind));
        const Node& node = inside_of(game_).table.board.nodes[figure.node];
        const LaidTile tile = game_.tile(static_cast<int>(node.tile));
        put(role_text(game_, tile.x, tile.y, node.number, figure.kind));
    }
    void put(Colour colour) override { phrase_ += painted(options_, colour, mark_of(colour), allocator_); }

    const Game& game_;
    const FactSource& source_;
    const ShownText& text_;
    int of_;
    const TextOptions& options_;
    Allocator allocator_;
    HostString phrase_;
    HostVector<HostString> parts_;
};

}  // namespace

const Fact* fact_of(const FactSource& source, std::string_view name) {
    for (const Fact& fact : source.facts) {
        if (fact.name == name) return &fact;
    }
    return nullptr;
}

HostString filled_in(const Game& game, const FactSource& source, const ShownText& text, int of,
                     const TextOptions& options, const Allocator& allocator) {
    return FactText(game, source, text, of, options, allocator).fill_in(text.text);
}

}  // namespace mistbank::render
