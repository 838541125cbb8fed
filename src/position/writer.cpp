// Writes a position as text. FORMAT.md describes the format.
#include <algorithm>
#include <iterator>

#include "board/bits.hpp"
#include "mistbank/position.hpp"
#include "position/header_writer.hpp"
#include "position/position.hpp"
#include "position/revision.hpp"
#include "position/sets.hpp"
#include "position/words.hpp"
#include "rules/facts.hpp"
#include "rules/figures.hpp"
#include "rules/house_rules/hands.hpp"
#include "rules/mist/mist.hpp"
#include "rules/random.hpp"
#include "rules/state_block.hpp"
#include "tiles/builtin_cache.hpp"

namespace mistbank {
namespace {

using Line = HeaderWriter::Line;

class PositionWriter {
public:
    PositionWriter(const Game::Inside& inside, const Naming& naming, HostString& text)
        : table_(inside.table),
          setup_(*inside.setup),
          naming_(naming),
          lines_(text),
          block_(inside.block.size(), 0, HostAllocator<std::uint64_t>(text.get_allocator().host)),
          blank_(table_on(setup_, block_.data(), nullptr)) {
        init_table(blank_);
        // A line names the step unless a drawn tile implies it. If a line names the step, the reader keeps the decision
        // as it is instead of playing on.
        State& none = *blank_.state;
        const State& state = *table_.state;
        const bool is_told = state.decision == DecisionKind::lay_tile && state.stage == 0;
        none.step = is_told ? state.step : static_cast<std::uint8_t>(steps_of_turn);
        if (is_told) none.decision = state.decision;
        none.part = 1;
        none.turn = turn_by_tiles(table_);
        none.player = state.turn == none.turn ? player_by_turn(table_) : static_cast<std::uint8_t>(max_players);
    }

    void write() {
        write_board();
        write_figures();
        write_standing();
        write_what_lies_aside();
        each_word(table_, *this);
    }

    // --- words (rules/words.hpp) ---

    bool is_under_way() const { return table_.state->laid != none32; }
    int players() const { return setup_.rules.players; }
    long most_marks(Mark mark) const { return setup_.amounts.with(mark); }

    template <class Number>
    void number(const char* word, const Number& kept, long long) {
        if (kept != blank_of(kept)) line(word, " ", static_cast<long long>(kept));
    }
    template <class Number, class NameOf>
    void name(const char* word, const Number& kept, int, NameOf name_of_number) {
        if (kept != blank_of(kept)) line(word, " ", name_of_number(static_cast<int>(kept)));
    }
    void colour(const char* word, const Colour& kept) {
        if (kept != blank_of(kept)) line(word, " ", kept == Colour::none ? "none" : name_of(kept));
    }
    void type(const char* word, const std::uint16_t& kept) {
        if (kept != blank_of(kept)) line(word, " ", id_of(kept));
    }
    void tile(const char* word, const TileIndex& kept) {
        if (kept != blank_of(kept)) line(word, " ", cell_of(kept));
    }
    template <class Count>
    void tiles(const char* word, const TileIndex* kept, const Count& count, int) {
        if (count > 0) lines_.write_list(word, count, [&](std::uint32_t i) { return cell_of(kept[i]); });
    }
    void segment(const char* word, const NodeIndex& kept) {
        if (kept != blank_of(kept)) line(word, " ", segment_of(kept));
    }
    template <class Count>
    void segments(const char* word, const NodeIndex* kept, const Count& count, int) {
        if (count > 0) lines_.write_list(word, count, [&](std::uint32_t i) { return segment_of(kept[i]); });
    }
    void figure(const char* word, const std::uint8_t& kept, int first) {
        if (kept == blank_of(kept)) return;
        kept == 255 ? line(word, " several") : line(word, " ", figure_named(kept - first));
    }
    template <class Number>
    void row(const char* word, const Number* kept, int count, long long) {
        bool differs = false;
        for (int i = 0; i < count; ++i) differs = differs || kept[i] != blank_of(kept[i]);
        if (differs) write_numbers(word, kept, count);
    }
    template <class Number, class Count>
    void counted_row(const char* word, const Number* kept, const Count& count, int, long long) {
        if (count > 0) write_numbers(word, kept, count);
    }
    template <class Number>
    void of_colours(const char* word, const Number (&kept)[max_colours], long long) {
        for (int c = 0; c < max_colours; ++c) {
            if (kept[c] == blank_of(kept[c])) continue;
            line(word, " ", name_of(static_cast<Colour>(c)), " ", static_cast<long long>(kept[c]));
        }
    }
    template <class Number, std::size_t count>
    void row_of_colours(const char* word, const Number (&kept)[max_colours][count], long long) {
        for (int c = 0; c < max_colours; ++c) write_numbers_of(word, c, kept[c]);
    }
    template <class Number, std::size_t rows, std::size_t count>
    void row_of_colours(const char* word, const Number (&kept)[max_colours][rows][count], int number, long long) {
        for (int c = 0; c < max_colours; ++c) write_numbers_of(word, c, kept[c][number]);
    }

private:
    template <class... Parts>
    void line(const Parts&... parts) {
        lines_.line(parts...);
    }

    /// Returns the value of the same member of the state in an initial table.
    template <class T>
    const T& blank_of(const T& kept) const {
        const auto* const begin = reinterpret_cast<const unsigned char*>(table_.state);
        const auto offset = reinterpret_cast<const unsigned char*>(&kept) - begin;
        return *reinterpret_cast<const T*>(reinterpret_cast<const unsigned char*>(block_.data()) + offset);
    }
    template <class Number>
    void write_numbers(const char* word, const Number* numbers, int count) {
        lines_.write_list(word, static_cast<std::uint32_t>(count),
                          [&](std::uint32_t i) { return Line::of(static_cast<long long>(numbers[i])); });
    }
    template <class Number, std::size_t count>
    void write_numbers_of(const char* word, int colour, const Number (&numbers)[count]) {
        const Number* const blank = &blank_of(numbers[0]);
        if (std::equal(numbers, numbers + count, blank)) return;
        Line words = Line::of(word, " ", name_of(static_cast<Colour>(colour)));
        for (const Number number : numbers) words += Line::of(" ", static_cast<long long>(number));
        line(words);
    }

    // --- names ---

    Line id_of(std::uint16_t type) const {
        return type < setup_.types.size() ? Line(setup_.types[type].id) : Line("?");
    }
    Line cell_of(TileIndex index) const {
        if (index >= table_.board.counts->tiles) return "none";
        return Line::of(table_.board.tiles[index].x, ",", table_.board.tiles[index].y);
    }
    Line segment_of(NodeIndex at) const {
        if (at >= table_.board.counts->nodes) return "none";
        const Node& node = table_.board.nodes[at];
        return Line::of(cell_of(node.tile), "/", int{node.number});
    }
    int number_of_its_kind(int index) const {  // counts from 1
        const Figure& figure = table_.figures[index];
        const auto colour = static_cast<std::size_t>(figure.colour);
        const FigureSet before = (FigureSet{1} << (index - setup_.first_figure[colour])) - 1;
        return 1 + count_bits_of_word(setup_.figures_of(figure.kind, figure.colour) & before);
    }
    Line figure_named(int index) const {
        if (index < 0 || index >= setup_.figure_count) return "none";
        const Figure& figure = table_.figures[index];
        return Line::of(name_of(figure.colour), " ", name_of(figure.kind), " ", number_of_its_kind(index));
    }

    // --- the board ---

    void write_board() {
        if (!naming_.without_tiles) write_tiles();
        for (int i = 0; table_.gold != nullptr && i < table_.gold->tiles; ++i) write_ingots(table_.gold->on[i]);
        write_cemeteries();
        if (table_.traders != nullptr) write_cities();
    }

    void write_tiles() {
        const Board& board = table_.board;
        for (TileIndex index = 0; index < board.counts->tiles; ++index) {
            const PlacedTile& tile = board.tiles[index];
            if (tile.face_down != 0) {
                naming_.by_place ? line("face_down ", cell_of(index), " ", tile.first)
                                 : line("face_down ", cell_of(index));
            } else if (tile.rotation != 0) {
                line("tile ", cell_of(index), " ", id_of(tile.type), " ", int{tile.rotation});
            } else {
                line("tile ", cell_of(index), " ", id_of(tile.type));
            }
        }
        for (const KnownFact& row : all_facts) {
            if (row.fact->kind == FactKind::pair && row.source->is_played(setup_.rules)) write_pairs(*row.fact);
        }
        each_node([&](NodeIndex at, const Node& node) {
            if (node.ghosts == 1) line("ghost ", segment_of(at));
            if (node.ghosts > 1) line("ghost ", segment_of(at), " ", int{node.ghosts});
        });
        for (std::uint32_t i = 0; table_.towers != nullptr && i < table_.towers->count; ++i) {
            const TowerOnBoard& tower = table_.towers_on_board[i];
            if (tower.floors > 0) line("floors ", cell_of(tower.tile), " ", int{tower.floors});
        }
    }

    void write_pairs(const Fact& fact) {
        for (int at = 0, count = numbers_of(fact, table_); at < count; at += width_of(fact.kind)) {
            const auto tile = static_cast<TileIndex>(fact.get(table_, 0, at));
            line(fact.word, " ", cell_of(tile), " ", fact.get(table_, 0, at + 1), " ", fact.get(table_, 0, at + 2));
        }
    }

    template <class Visit>
    void each_node(Visit visit) const {
        for (NodeIndex at = 0; at < table_.board.counts->nodes; ++at) visit(at, table_.board.nodes[at]);
    }

    void write_ingots(const IngotsOnTile& ingots) {
        Line words = Line::of("ingots ", cell_of(ingots.tile), " ", int{ingots.count});
        for (unsigned rest = ingots.claimed_by; rest != 0; rest &= rest - 1) {
            words += Line::of(" ", name_of(static_cast<Colour>(lowest_bit(rest))));
        }
        line(words);
    }

    // Writes the closed cemeteries without a buried meeple (CEM-6).
    void write_cemeteries() {
        for (std::uint32_t i = 0; i < table_.state->open_cemeteries; ++i) {
            const TileIndex tile = table_.open_cemeteries[i].tile;
            if (!is_open_cemetery(table_, tile)) line("unburied ", cell_of(tile));
        }
    }

    void write_cities() {
        const Board& board = table_.board;
        each_node([&](NodeIndex at, const Node& node) {
            if (node.kind != SegmentKind::city || board.first_of(at) != at || !board.is_closed(at)) return;
            const bool are_taken = board.feature(at).goods_taken != 0;
            if (are_taken == are_goods_taken_as_a_rule(table_, at)) return;
            line(are_taken ? "goods_taken " : "goods_left ", segment_of(at));
        });
    }

    // --- figures ---

    void write_figures() {
        for (NodeIndex at = 0; at < table_.board.counts->nodes; ++at) {
            int chain[max_figures_of_all];
            int* end = chain;
            table_.each_figure_on(table_.board.nodes[at], [&](int index) { *end++ = index; });
            // Writes the figures backwards, in the order of arrival: each_figure_on() begins with the newest figure.
            while (end != chain) write_figure(*--end);
        }
        for (int index = 0; index < setup_.figure_count; ++index) {
            const FigurePlace place = table_.figures[index].place;
            if (place == FigurePlace::aside || place == FigurePlace::prison) write_figure(index);
        }
        for (int i = 0; i < setup_.rules.colour_count; ++i) {
            const Colour colour = setup_.rules.colours[i];
            const auto c = static_cast<std::size_t>(colour);
            if (setup_.settings.reserve[c] == 0) continue;
            line("reserve ", name_of(colour), " ", int{table_.state->in_reserve[c]});
        }
    }

    void write_figure(int index) {
        const Figure& figure = table_.figures[index];
        static constexpr const char* words_of_places[figure_places] = {"", "figure", "buried", "", "prisoner", "aside"};
        Line words = Line::of(words_of_places[static_cast<int>(figure.place)], " ", name_of(figure.colour), " ",
                              name_of(figure.kind), " ");
        words += figure.place == FigurePlace::prison ? Line(name_of(figure.holder)) : segment_of(figure.node);
        if (figure.ghosts > 0) words += Line::of(" ghosts ", int{figure.ghosts});
        for (int hound = 0; hound < hound_count; ++hound) {
            const Hound& entry = table_.state->hounds[hound];
            if (entry.place == HoundPlace::meeple && entry.figure == index) words += Line::of(" hound ", hound + 1);
        }
        const FigureSet figure_bit = FigureSet{1}
                                     << (index - setup_.first_figure[static_cast<std::size_t>(figure.colour)]);
        FigureSet& named = named_[static_cast<std::size_t>(figure.colour)];
        const FigureSet left = setup_.figures_of(figure.kind, figure.colour) & ~named;
        if ((left & (~left + 1)) != figure_bit) words += Line::of(" number ", number_of_its_kind(index));
        named |= figure_bit;
        line(words);
    }

    // --- off the board ---

    void write_standing() {
        const Settings& settings = setup_.settings;
        for (int i = 0; i < settings.scoring_meeples; ++i) {
            const std::int32_t total = table_.state->totals[i];
            if (total == 0) continue;
            settings.own_scores() ? line("score ", name_of(settings.scoring_colours[i]), " ", total)
                                  : line("score ", total);
        }
        for (int hound = 0; hound < hound_count; ++hound) {
            const Hound& entry = table_.state->hounds[hound];
            if (settings.hounds[hound] == 0) continue;
            if (entry.place == HoundPlace::gone) line("hound ", hound + 1, " gone");
            if (entry.place == HoundPlace::returning)
                line("hound ", hound + 1, " returns ", figure_named(entry.figure));
        }
    }

    void write_what_lies_aside() {
        if (table_.bag != nullptr) return write_bag();
        std::uint32_t left = table_.state->set_asides;
        for (std::uint32_t place = 0; left > 0 && place < setup_.places_in_orders(); ++place) {
            if ((table_.set_aside[place / 64] >> (place % 64) & 1u) == 0) continue;
            --left;
            naming_.by_place ? line("set_aside ", place) : line("set_aside ", id_of(table_.order[place]));
        }
        if (table_.hills != nullptr && table_.hills->hidden > 0) line("under_hills ", table_.hills->hidden);
        if (table_.dragon == nullptr || !naming_.by_place || table_.dragon->at == none32) return;
        line("drawn_before ", table_.dragon->drawn_before);
        line("drawn_since ", table_.dragon->place - setup_.pile_tiles);
    }

    // --- games that return tiles to the pile, or with hands ---

    void write_bag() {
        if (naming_.by_place) {
            write_places("in_bag", [&](std::uint32_t place) { return is_in_bag(place); });
            write_seen();
        } else if (setup_.rules.draws == Draws::automatic && !naming_.for_external_draws) {
            write_returned();
        }
        for (std::uint32_t i = 0; i < table_.state->set_asides; ++i) {
            const std::uint32_t place = table_.aside[i];
            naming_.by_place ? line("set_aside ", place) : line("set_aside ", id_of(table_.order[place]));
        }
        for (int player = 0; table_.hands != nullptr && player < setup_.rules.players; ++player) write_hand(player);
        for (std::uint32_t i = 0; table_.hills != nullptr && i < table_.hills->hidden; ++i) {
            line("under_hill ", held(table_.under_hills[i], false));
        }
        for (std::uint16_t type = 0; type < setup_.types.size(); ++type) {
            if ((table_.fitted[type / 64] >> (type % 64) & 1u) != 0) line("fitted ", id_of(type));
        }
    }

    bool is_in_bag(std::uint32_t place) const { return (table_.in_bag[place / 64] >> (place % 64) & 1u) != 0; }

    template <class IsWanted>
    void write_places(const char* word, IsWanted is_wanted) {
        HostVector<std::uint32_t> places{HostAllocator<std::uint32_t>(setup_.allocator)};
        for (std::uint32_t place = 0; place < setup_.pile_tiles; ++place) {
            if (is_wanted(place)) places.push_back(place);
        }
        if (places.empty()) return;
        lines_.write_row(word, static_cast<std::uint32_t>(places.size()),
                         [&](std::uint32_t i) { return Line::of(places[i]); });
    }
    void write_seen() {
        for (std::uint32_t place = 0; place < setup_.pile_tiles; ++place) {
            if (table_.seen_at[place] != 0) line("seen_at ", place, "@", table_.seen_at[place]);
        }
    }
    // Writes the tiles that visibly returned and were not seen again. The lines do not reveal where these tiles are
    // now.
    void write_returned() {
        const auto write = [&](std::uint32_t place) {
            if (table_.seen_at[place] != 0) line("returned ", id_of(table_.order[place]), "@", table_.seen_at[place]);
        };
        // The tiles are sorted by type, because their order must not reveal hidden information.
        for (std::uint16_t type = 0; type < setup_.types.size(); ++type) {
            for (std::uint32_t place = 0; place < setup_.pile_tiles; ++place) {
                if (table_.order[place] == type && (is_in_bag(place) || is_held_unseen(place))) write(place);
            }
        }
    }
    bool is_held_unseen(std::uint32_t place) const {
        bool is_held = false;
        for (std::uint32_t i = 0; table_.hills != nullptr && i < table_.hills->hidden; ++i) {
            is_held = is_held || table_.under_hills[i].place == place;
        }
        if (!are_hands_hidden(table_)) return is_held;
        for (int player = 0; player < setup_.rules.players; ++player) {
            for (int i = 0; i < table_.hands->size[player] && !sees_hand(player); ++i) {
                is_held = is_held || table_.hands->tiles[player][i].place == place;
            }
        }
        return is_held;
    }
    bool sees_hand(int player) const {
        return naming_.viewer == the_host || naming_.viewer == player || !are_hands_hidden(table_);
    }
    Line held(const HeldTile& tile, bool is_seen) const {
        const Line line = naming_.by_place ? Line::of(tile.place)
                          : is_seen        ? id_of(table_.order[tile.place])
                                           : Line("?");
        return Line::of(line, "@", tile.taken_at);
    }
    void write_hand(int player) {
        Line words = Line::of("holds ", player);
        for (int i = 0; i < table_.hands->size[player]; ++i) {
            words += Line::of(" ", held(table_.hands->tiles[player][i], sees_hand(player)));
        }
        if (table_.hands->size[player] > 0) line(words);
    }

    static constexpr int max_figures_of_all = max_colours * most_figures_of_a_colour;

    const Table& table_;
    const Setup& setup_;
    Naming naming_;
    HeaderWriter lines_;
    HostVector<std::uint64_t> block_;
    Table blank_;
    FigureSet named_[max_colours] = {};
};

// Returns whether the game uses the default sets of its rules, which the text need not name.
bool has_default_sets(const Game::Inside& inside) {
    const HostVector<Setup::SetName>& names = inside.setup->set_names;
    return are_default_sets(inside.rules, names.size(), inside.allocator, [&](std::size_t i, const TileSet& builtin) {
        return names[i].name == builtin.name() && names[i].text.empty() &&
               names[i].fingerprint == builtin.fingerprint();
    });
}

}  // namespace

std::uint32_t turn_by_tiles(const Table& table) {
    std::uint32_t turn = table.state->laid == none32 ? 1 : 0;
    for (auto tile = static_cast<TileIndex>(table.setup->start.size()); tile < table.board.counts->tiles; ++tile) {
        turn += table.board.tiles[tile].face_down == 0 ? 1 : 0;
    }
    return std::max(turn, std::uint32_t{1});
}

std::uint8_t player_by_turn(const Table& table) {
    const auto players = static_cast<unsigned>(table.setup->rules.players);
    const auto first = static_cast<unsigned>(table.setup->rules.starting_player);
    return static_cast<std::uint8_t>((first + table.state->turn - 1) % players);
}

bool are_goods_taken_as_a_rule(const Table& table, NodeIndex city) {
    bool lies_from_the_start = true;
    bool is_under_way = false;
    table.board.each_segment(city, [&](const Node& segment) {
        lies_from_the_start = lies_from_the_start && segment.tile < table.setup->start.size();
        is_under_way = is_under_way || segment.tile == table.state->laid;
    });
    return !lies_from_the_start && !is_under_way;
}

void write_position(const Game::Inside& inside, const Naming& naming, HostString& text) {
    PositionWriter(inside, naming, text).write();
}

// Takes the hidden information from the current state, not from the initial state.
Game beginning_of(const Game& game) {
    Game beginning = clone_without_history(game);
    const HostVector<std::uint64_t>& start = inside_of(game).past.start;
    if (!start.empty()) restore_block(*inside_of(game).setup, start, inside_of(beginning).block.data());
    return beginning;
}

void to_position(const Game& game, int viewer, HostString& text) {
    const Game::Inside& inside = inside_of(game);
    const bool tells_the_order = viewer == the_host && inside.rules.draws == Draws::automatic;
    HeaderWriter header(text);
    header.line("mistbank-position 1");
    text += game.headers();
    if (inside.rules.revision == first_revision) header.line("rules ", first_revision);
    header.write_rules(inside.rules);
    if (tells_the_order || inside.rules.draws == Draws::external) {
        header.write_draws(tells_the_order, inside.rules);
    } else {
        header.line("draws automatic");
    }
    if (!has_default_sets(inside)) header.write_sets(inside, true);
    if (tells_the_order) header.write_orders(inside);
    write_position(inside, {tells_the_order, viewer}, text);
}

std::string to_position(const Game& game, int viewer) {
    HostString text(game.allocator());
    to_position(game, viewer, text);
    return std::string(text.begin(), text.end());
}

}  // namespace mistbank
