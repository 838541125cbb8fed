// Writes the game's state, line by line.
#pragma once

#include <algorithm>

#include "mistbank/render.hpp"
#include "render/fact_text.hpp"
#include "render/question.hpp"

namespace mistbank::render {

/// A text of items with commas between them.
class List {
public:
    explicit List(const Allocator& allocator) : text_(allocator) {}

    template <class... Parts>
    void add(const Parts&... parts) {
        if (count_++ > 0) text_ += ", ";
        more(parts...);
    }
    /// Appends to the last item.
    template <class... Parts>
    void more(const Parts&... parts) {
        (put(text_, parts), ...);
    }
    int count() const noexcept { return count_; }
    const HostString& text() const noexcept { return text_; }

private:
    HostString text_;
    int count_ = 0;
};

class Summary {
public:
    Summary(const Game& game, const TextOptions& options, const Allocator& allocator)
        : game_(game), options_(options), allocator_(allocator) {}

    HostVector<HostString> lines() const {
        HostVector<HostString> lines(allocator_);
        lines.reserve(30);
        const auto add = [&](HostString line) {
            if (!line.empty()) lines.push_back(std::move(line));
        };
        for (const auto line : {&Summary::turn, &Summary::decision, &Summary::points}) add((this->*line)());
        add_shown(TextPlace::points, add);
        for (const auto line : {&Summary::ghosts, &Summary::piles, &Summary::supplies}) add((this->*line)());
        add_shown(TextPlace::supplies, add);
        add(signs());
        add_shown(TextPlace::pieces, add);
        for (const auto line : {&Summary::hands, &Summary::hounds, &Summary::buried, &Summary::set_aside})
            add((this->*line)());
        return lines;
    }

private:
    template <class... Parts>
    HostString line(const char* heading, const Parts&... parts) const {
        HostString text(heading, allocator_);
        text.resize(std::max<std::size_t>(text.size() + 1, 9), ' ');
        (put(text, parts), ...);
        return text;
    }
    HostString none() const { return HostString(allocator_); }

    /// Adds the lines about the pieces of expansions.
    template <class Add>
    void add_shown(TextPlace place, const Add& add) const {
        for (const auto& [text, source] : rows_shown(game_, &Shown::texts, allocator_)) {
            if (text->at != place) continue;
            const HostString words = filled_in(game_, *source, *text, -1, options_, allocator_);
            if (!words.empty() || *text->text != '[') add(line(text->name, words));
        }
    }

    HostString named(Colour colour) const { return painted(options_, colour, mark_of(colour), allocator_); }
    HostString with_count(Colour colour, int count) const {
        return painted(options_, colour, Words::of(mark_of(colour), ' ', count), allocator_);
    }

    HostString turn() const {
        return line("turn", game_.turn(), ", ", player_title(game_, game_.active_player()), part_text(game_.part()),
                    ", ", game_name());
    }

    GameText game_name() const {
        if (game_.rules().system == System::cooperative) return Words::of("level ", game_.rules().level);
        return game_text(game_.rules());
    }

    HostString decision() const;
    HostString points() const;

    HostString ghosts() const {
        if (game_.ghosts_on_board() + game_.ghost_supply() == 0) return none();
        return line("ghosts", game_.ghosts_on_board(), " on the board, ", game_.ghost_supply(), " in the supply");
    }

    HostString piles() const;
    HostString supplies() const;
    HostString signs() const;
    HostString hands() const;
    HostString hounds() const;
    HostString hound(int number) const;
    HostString buried() const;
    HostString set_aside() const;

    const Game& game_;
    const TextOptions& options_;
    Allocator allocator_;
};

}  // namespace mistbank::render
