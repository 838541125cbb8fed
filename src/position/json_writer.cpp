// Writes a position as JSON, as seen by one viewer.
#include "board/bits.hpp"
#include "game/view.hpp"
#include "json/parts.hpp"
#include "mistbank/description.hpp"
#include "position/json_state.hpp"
#include "position/orders.hpp"
#include "position/sets.hpp"
#include "rules/facts.hpp"
#include "rules/figures.hpp"
#include "tiles/fingerprint.hpp"

namespace mistbank::json {
namespace {

// Returns a size in bytes that suffices for most positions.
std::size_t expected_bytes(const Game& game) {
    constexpr std::size_t of_game = 8 * 1024;
    constexpr std::size_t of_tile = 80;
    constexpr std::size_t of_feature = 256;
    return of_game + of_tile * static_cast<std::size_t>(game.tile_count()) + of_feature * game.features(nullptr, 0);
}

class GameWriter {
public:
    GameWriter(Writer& out, const Game& game, int viewer, const Allocator& memory)
        : out_(out), game_(game), table_(inside_of(game).table), viewer_(viewer), memory_(memory) {}

    void write() {
        out_.field("format", "mistbank-game 1");
        out_.key("rules");
        write_rules(out_, game_.rules(), is_host());
        write_state();
        write_decision();
        write_piles();
        write_standing();
        write_board();
        write_position_state(out_, game_, viewer_, memory_);
        if (is_host() && game_.rules().draws == Draws::automatic) write_hidden();
    }

private:
    bool is_host() const { return viewer_ == the_host; }

    void write_state() {
        const Rules& rules = game_.rules();
        out_.field("turn", game_.turn());
        out_.field("part", game_.part());
        out_.field("active_player", game_.active_player());
        out_.field("outcome", name_of(Enumeration::outcome, static_cast<int>(game_.outcome())));
        if (game_.loss_reason() != LossReason::none) out_.field("reason", name_of(game_.loss_reason()));
        out_.array_field("winners", [&] {
            for (int i = 0; i < rules.colour_count; ++i) {
                if (game_.has_won(rules.colours[i])) out_.value(name_of(rules.colours[i]));
            }
        });
        if (game_.recording() == Recording::all) out_.field("actions", game_.action_count());
        out_.field("public_hash", hexadecimal(game_.public_hash()).view());
    }

    void write_decision() {
        const Decision decision = game_.decision();
        out_.object_field("decision", [&] {
            out_.field("kind", name_of(decision.kind));
            out_.field("player", decision.player);
            if (decision.kind == DecisionKind::over) return;
            write_tile(out_, game_, "tile", decision.tile_type);
            write_cell(out_, decision.x, decision.y);
            out_.field("segment", decision.segment);
            if (decision.hound != 0) out_.field("hound", decision.hound);
            if (decision.points != 0) out_.field("points", decision.points);
            if (decision.colour != Colour::none) write_colour(out_, "colour", decision.colour);
            if (decision.number != 0) out_.field("number", decision.number);
        });
    }

    void write_piles() {
        out_.array_field("tile_sets", [&] {
            for (const Setup::SetName& set : inside_of(game_).setup->set_names) {
                out_.object([&] {
                    out_.field("name", set.name.view());
                    out_.field("fingerprint", hexadecimal(set.fingerprint).view());
                    const std::string_view text = text_to_carry(set, memory_);
                    if (!text.empty()) out_.field("text", text);
                });
            }
        });
        write_facts_of_game(JsonPart::piles);
        out_.object_field("unseen", [&] {
            for (int type = 0; type < game_.type_count(); ++type) {
                if (game_.unseen(type) > 0) out_.field(game_.type(type).id, game_.unseen(type));
            }
        });
        out_.array_field("set_aside", [&] {
            for (int i = 0; i < game_.set_aside_count(); ++i) out_.value(game_.type(game_.set_aside(i)).id);
        });
    }

    // --- points, ghosts, supplies ---

    void write_standing() {
        write_facts_of_game(JsonPart::standing);
        out_.array_field("scores", [&] {
            for (int i = 0; i < game_.scoring_meeple_count(); ++i) write_score(game_.scoring_meeple(i));
        });
        out_.array_field("hounds", [&] {
            for (int hound = 1; game_.hound_number(hound) > 0; ++hound) write_hound(hound);
        });
        out_.array_field("supplies", [&] {
            const Rules& rules = game_.rules();
            for (int i = 0; i < rules.colour_count; ++i) write_supply(rules.colours[i]);
        });
        out_.array_field("prisoners", [&] {
            int number = 0;
            each_figure_in(inside_of(game_).table, FigurePlace::prison,
                           [&](int index) { write_prisoner(game_.prisoner(number++), index); });
        });
        if (table_.hands != nullptr) write_hands();
        write_facts_of_game(JsonPart::pieces);
    }

    // --- facts (rules/facts.hpp) ---

    void write_facts_of_game(JsonPart part) {
        write_facts(
            [&](const Fact& fact) { return fact.scope == Scope::game && !is_place(fact.kind) && fact.part == part; },
            0);
    }

    /// Writes the wanted facts about `of`: a colour or the index of a tile; 0 for facts about the game.
    template <class IsWanted>
    void write_facts(IsWanted is_wanted, int of) {
        std::string_view outer;  // name of the object that is being written
        for (const KnownFact& row : facts_in_json) {
            const Fact& fact = *row.fact;
            if (fact.field == nullptr || !is_wanted(fact)) continue;
            if (!fact.is_universal && !row.source->is_played(game_.rules())) continue;
            const FieldName field(fact.field);
            if (field.outer != outer) {
                if (!outer.empty()) out_.end_object();
                if (!field.outer.empty()) out_.begin_object_field(field.outer);
                outer = field.outer;
            }
            write_fact(row, field.own, of);
        }
        if (!outer.empty()) out_.end_object();
    }

    void write_fact(const KnownFact& row, std::string_view field, int of) {
        const Fact& fact = *row.fact;
        const auto value = [&](int place) { return value_of(row, table_, of, place); };
        const int width = width_of(fact.kind);
        const int things = numbers_of(fact, table_) / width;
        if (fact.is_rare && is_zero(fact, value)) return;
        if (fact.name_of != nullptr) {
            out_.object_field(field, [&] {
                for (int i = 0; i < things; ++i) out_.field(fact.name_of(i), value(i));
            });
        } else if (fact.size != nullptr || fact.count > 1) {
            out_.array_field(field, [&] {
                for (int i = 0; i < things; ++i) {
                    is_place(fact.kind) ? out_.object([&] { write_place(fact.kind, value, i * width); })
                                        : out_.value(value(i));
                }
            });
        } else if (value(0) == nothing_of(fact) && (fact.kind != FactKind::number || fact.absent != no_number)) {
            out_.null_field(field);
        } else if (fact.kind == FactKind::colour) {
            out_.field(field, name_of(static_cast<Colour>(value(0))));
        } else if (is_place(fact.kind)) {
            out_.object_field(field, [&] { write_place(fact.kind, value, 0); });
        } else {
            out_.field(field, value(0));
        }
    }

    template <class Value>
    bool is_zero(const Fact& fact, Value value) const {
        for (int place = 0; place < numbers_of(fact, table_); ++place) {
            if (value(place) != 0) return false;
        }
        return true;
    }

    template <class Value>
    void write_place(FactKind kind, Value value, int first) {
        write_place_of(value(first));
        if (kind != FactKind::tile) out_.field("segment", value(first + 1));
        if (kind == FactKind::pair) out_.field("other", value(first + 2));
    }

    void write_score(const ScoringMeeple& score) {
        out_.object([&] {
            write_colour(out_, "colour", score.colour);
            out_.field("total", score.total);
            out_.field("space", score.space);
            out_.field("lap", score.lap);
        });
    }

    void write_hound(int hound) {
        out_.object([&] {
            out_.field("number", game_.hound_number(hound));
            out_.field("arrived", game_.hound_arrived(hound));
        });
    }

    void write_supply(Colour colour) {
        const Supply supply = game_.supply(colour);
        out_.object([&] {
            write_colour(out_, "colour", colour);
            out_.field("player", game_.player_of(colour));
            out_.object_field("figures", [&] {
                for (int kind = 0; kind < figure_kinds; ++kind) {
                    if (supply.figures[kind] > 0)
                        out_.field(name_of(static_cast<FigureKind>(kind)), supply.figures[kind]);
                }
            });
            write_facts([](const Fact& fact) { return fact.scope == Scope::colour; }, static_cast<int>(colour));
        });
    }

    void write_prisoner(const Prisoner& prisoner, int index) {
        out_.object([&] {
            write_colour(out_, "colour", prisoner.colour);
            out_.field("figure", name_of(prisoner.kind));
            write_colour(out_, "holder", prisoner.holder);
            write_number(index);
        });
    }

    // Writes the hands. A hidden tile is null (HSE-2).
    void write_hands() {
        out_.array_field("hands", [&] {
            for (int player = 0; player < game_.rules().players; ++player) {
                out_.array([&] {
                    for (int place = 0; place < game_.hand_size(player); ++place) {
                        const int type = game_.hand(player, place, viewer_);
                        type < 0 ? out_.null() : out_.value(game_.type(type).id);
                    }
                });
            }
        });
    }

    // --- the board ---

    void write_board() {
        out_.array_field("tiles", [&] {
            for (int tile = 0; tile < game_.tile_count(); ++tile) write_laid(tile);
        });
        out_.array_field("figures", [&] {
            const Table& table = inside_of(game_).table;
            int number = 0;  // index among the figures on the board
            for (int index = 0; index < table.setup->figure_count; ++index) {
                const FigurePlace place = table.figures[index].place;
                if (place == FigurePlace::board || place == FigurePlace::buried) {
                    write_figure(game_.figure(number++), index);
                }
            }
        });
        out_.array_field("features", [&] {
            game_.each_feature(
                [](void* writer, const Feature& feature) { static_cast<GameWriter*>(writer)->write_feature(feature); },
                this);
        });
        write_facts([](const Fact& fact) { return fact.scope == Scope::game && is_place(fact.kind); }, 0);
    }

    void write_place_of(int tile) {
        const LaidTile laid = game_.tile(tile);
        write_cell(out_, laid.x, laid.y);
    }

    void write_laid(int index) {
        const LaidTile laid = game_.tile(index);
        out_.object([&] {
            write_cell(out_, laid.x, laid.y);
            write_tile(out_, game_, "tile", laid.type);
            out_.field("rotation", laid.rotation);
            if (laid.face_down) out_.field("face_down", true);
            if (laid.ghosts > 0) {
                out_.array_field("ghosts", [&] {
                    const int segments = laid.face_down ? 0 : game_.type(laid.type).segment_count;
                    for (int segment = 0; segment < segments; ++segment) out_.value(game_.ghosts_on(index, segment));
                });
            }
            write_facts([](const Fact& fact) { return fact.scope == Scope::tile; }, index);
        });
    }

    void write_figure(const FigureView& figure, int index) {
        out_.object([&] {
            write_colour(out_, "colour", figure.colour);
            out_.field("figure", name_of(figure.kind));
            write_place_of(figure.tile);
            out_.field("segment", figure.segment);
            out_.field("ghosts", figure.ghosts);
            if (figure.buried) out_.field("buried", true);
            if (figure.fairy) out_.field("fairy", true);
            if (figure.hounds != 0) {
                out_.array_field("hounds", [&] {
                    for (int hound = 1; hound <= 2; ++hound) {
                        if ((figure.hounds >> (hound - 1) & 1) != 0) out_.value(hound);
                    }
                });
            }
            write_number(index);
            write_arrival(index);
        });
    }

    /// Writes the number of a figure among the figures of its kind and colour, if there are several.
    void write_number(int index) {
        const Setup& setup = *inside_of(game_).setup;
        const Figure& figure = inside_of(game_).table.figures[index];
        const FigureSet its_kind = setup.figures_of(figure.kind, figure.colour);
        const FigureSet before = (FigureSet{1} << (index - setup.first_figure[static_cast<int>(figure.colour)])) - 1;
        if (count_bits_of_word(its_kind) > 1) out_.field("number", 1 + count_bits_of_word(its_kind & before));
    }

    /// Writes the figure's place in the order of arrival if several figures stand on the segment.
    void write_arrival(int index) {
        const Table& table = inside_of(game_).table;
        int count = 0;
        int later = 0;
        table.each_figure_on(table.board.nodes[table.figures[index].node], [&](int figure) {
            if (figure == index) later = count;
            ++count;
        });
        if (count > 1) out_.field("arrival", count - later);
    }

    void write_feature(const Feature& feature) {
        out_.object([&] {
            out_.field("kind", name_of(feature.kind));
            write_place_of(feature.tile);
            out_.field("segment", feature.segment);
            out_.field("tiles", feature.tiles);
            out_.field("open_sides", feature.open_sides);
            out_.field("coats", feature.coats);
            out_.field("ghosts", feature.ghosts);
            out_.field("complete", feature.complete);
            out_.field("haunted", feature.haunted);
            out_.field("cities", feature.cities);
            out_.field("worth", feature.worth);
            out_.object_field("meeples", [&] {
                for (int colour = 0; colour < max_colours; ++colour) {
                    if (feature.meeples[colour] > 0)
                        out_.field(name_of(static_cast<Colour>(colour)), feature.meeples[colour]);
                }
            });
            out_.array_field("marks", [&] {
                write_names(out_, feature.marks, 32, [](int mark) { return name_of(static_cast<Mark>(mark)); });
            });
            out_.object_field("goods", [&] {
                for (int good = 0; good < good_kinds; ++good) {
                    if (feature.goods[good] > 0) out_.field(name_of(static_cast<Good>(good)), feature.goods[good]);
                }
            });
        });
    }

    // --- hidden information ---

    void write_hidden() {
        const Game::Inside& inside = inside_of(game_);
        const Table& table = inside.table;
        out_.object_field("hidden", [&] {
            out_.field("state_hash", hexadecimal(game_.state_hash()).view());
            if (table.bag == nullptr) out_.field("drawn", table.state->next);
            out_.array_field("face_down", [&] {
                for (TileIndex tile = 0; tile < table.state->board.tiles; ++tile) {
                    const PlacedTile& placed = table.board.tiles[tile];
                    if (placed.face_down == 0) continue;
                    out_.object([&] {
                        write_cell(out_, placed.x, placed.y);
                        write_tile(out_, game_, "tile", table.order[placed.first]);
                        out_.field("place", placed.first);
                    });
                }
            });
            each_order(inside, [&](const char* name, std::uint32_t count, bool are_tiles, auto number_at) {
                out_.array_field(name, [&] {
                    for (std::uint32_t place = 0; place < count; ++place) {
                        const std::uint32_t number = number_at(place);
                        are_tiles ? out_.value(game_.type(static_cast<int>(number)).id) : out_.value(number);
                    }
                });
            });
        });
    }

    Writer& out_;
    const Game& game_;
    const Table& table_;
    int viewer_;
    Allocator memory_;
};

}  // namespace
}  // namespace mistbank::json

namespace mistbank {

void to_json(const Game& game, int viewer, HostString& text) {
    // Reserves memory first, because a text that must grow needs memory for the old and the new size at the same time.
    text.reserve(text.size() + json::expected_bytes(game));
    json::Writer out(text);
    out.object([&] { json::GameWriter(out, game, viewer, text.get_allocator().host).write(); });
}

}  // namespace mistbank
