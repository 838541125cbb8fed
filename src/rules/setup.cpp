// Prepares a game: tiles in play (LVL-1), starting supplies, and the table at the start.
#include "rules/setup.hpp"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <iterator>
#include <utility>

#include "rules/house_rules/house_rules.hpp"
#include "rules/mist/mist.hpp"
#include "rules/piles.hpp"
#include "rules/random.hpp"
#include "rules/refusing.hpp"
#include "rules/rule_fields.hpp"
#include "tiles/fingerprint.hpp"

namespace mistbank {
namespace {

// The maximum number of segments in a game. All counters are wide enough for it.
constexpr std::uint32_t most_nodes = 1000000;
// The bound on all points fits in 32 bits. For every figure, a city scores 2 points per segment and per coat of arms
// (at most 9 per segment), and a field 3 points per city.
static_assert(std::uint64_t{most_nodes} * (2 * (1 + 9) + 3) * max_colours * 10 < INT32_MAX);

// --- upper bounds ---

bool is_played(const Setup& setup, const Shape& shape) {
    return shape.centre == none8 || !setup.settings.is_left_out(shape.kind[shape.centre]);
}

void count_amounts(Setup& setup) {
    Amounts& amounts = setup.amounts;
    std::uint32_t pile_tiles = 0;
    for (std::size_t type = 0; type < setup.types.size(); ++type) {
        const Shape& shape = setup.shapes[type];
        if (!is_played(setup, shape)) setup.copies[type] = 0;
        pile_tiles += setup.copies[type];
        if (setup.rules.plays(Expansion::flying_machines) && (shape.tile_marks & bit(Mark::machine)) != 0) {
            setup.dice += setup.copies[type];
        }
        amounts.add(shape, setup.copies[type]);
        setup.has_shared_sides = setup.has_shared_sides || shape.second_cities != 0;
    }
    setup.pile_tiles = pile_tiles;
    setup.steps_of_type.reserve(setup.shapes.size());
    for (const Shape& shape : setup.shapes) setup.steps_of_type.push_back(steps_triggered_by(shape));
    if (setup.abbey != none16) amounts.add(setup.shapes[setup.abbey], static_cast<unsigned>(setup.rules.players));
    if (setup.has_bag()) setup.numbers = pile_tiles + numbers_for_start(setup.rules.house, pile_tiles);
    if (setup.rules.plays(Expansion::princess_dragon) && !setup.has_bag()) {
        setup.orders = 2;
        if (!setup.settings.first_copies_are_passed_over) setup.numbers = pile_tiles;
    }
    if (setup.rules.plays(Expansion::hills_sheep)) setup.tokens = amounts.tiles;  // one for each tile
    if (setup.rules.plays(Expansion::big_top)) setup.animals = animal_tokens;
    if (setup.rules.plays(Expansion::messages)) setup.messages = message_count;
    for (const StartTile& tile : setup.start) {
        const Shape& shape = setup.shapes[static_cast<std::size_t>(tile.type)];
        amounts.add(shape, 1);
        if (setup.settings.ghosts_haunt != Ghosts::mist) continue;
        for (const std::uint8_t symbols : shape.symbols) amounts.start_symbols += symbols;
    }
}

bool check_amounts(const Setup& setup, Error& error) {
    const Amounts& amounts = setup.amounts;
    if (setup.pile_tiles == 0) return refuse_tile_sets(error, "the tile sets leave no tile to draw");
    if (amounts.tiles > most_tiles) {
        return refuse_tile_sets(error, "the tile sets have ", amounts.tiles, " tiles; a game has at most ", most_tiles);
    }
    if (amounts.nodes > most_nodes) {
        return refuse_tile_sets(error, "the tiles of the sets have ", amounts.nodes,
                                " segments in total; a game has at most ", most_nodes);
    }
    if (amounts.start_symbols > setup.settings.ghosts) {
        return refuse_tile_sets(error, "COO-3: the starting block shows ", amounts.start_symbols,
                                " ghosts, but the game has only ", setup.settings.ghosts);
    }
    return true;
}

// --- the block of state ---

template <class T>
std::uint32_t reserve(std::uint32_t& bytes, std::uint32_t count) {
    StateArena arena(nullptr, bytes);
    T* nowhere = nullptr;
    arena.allocate(nowhere, count);
    return std::exchange(bytes, arena.bytes());
}

// Returns an upper bound on the offers of expansions in step 2b and on the targets of wagons and fliers. Figures on the
// laid tile do not count (MEET-30).
std::uint32_t offers_beside_the_laid_tile(const Setup& setup) {
    std::uint32_t offers = 0;
    for (const ExpansionRules& box : expansion_rules) {
        if (box.most_offers != nullptr && setup.rules.plays(box.expansion)) offers += box.most_offers(setup);
    }
    return offers;
}

std::uint32_t answers_to_decisions_of_expansions(const Setup& setup) {
    std::uint32_t answers = 0;
    for (const ExpansionRules& box : expansion_rules) {
        if (box.most_answers != nullptr && setup.rules.plays(box.expansion))
            answers = std::max(answers, box.most_answers(setup));
    }
    return answers;
}

void lay_out(Setup& setup) {
    const Amounts& amounts = setup.amounts;
    const BoardSize size = board_size(amounts.tiles, amounts.centres, amounts.nodes);
    Layout& layout = setup.layout;
    std::uint32_t bytes = 0;
    reserve<State>(bytes, 1);
    layout.figures = reserve<Figure>(bytes, setup.figure_count);
    layout.unseen = reserve<std::uint16_t>(bytes, static_cast<std::uint32_t>(setup.types.size()));
    layout.set_aside = reserve<std::uint64_t>(bytes, (setup.places_in_orders() + 63u) / 64u);
    layout.cemeteries = reserve<OpenCemetery>(bytes, amounts.cemeteries);
    layout.tally =
        reserve<std::int32_t>(bytes, static_cast<std::uint32_t>(setup.settings.scoring_meeples * setup.sources));
    layout.parts = bytes;
    StateArena arena(nullptr, bytes);
    Parts().allocate_in(arena, setup);
    bytes = arena.bytes();
    const HouseRules& house = setup.rules.house;
    setup.has_parts = bytes > layout.parts || house.border_completes || house.start_in_bag;
    layout.slots = reserve<CellIndex>(bytes, size.slots);
    if (size.blocks != 0) layout.groups = reserve<std::uint32_t>(bytes, side_patterns);
    layout.tiles = reserve<PlacedTile>(bytes, size.tiles);
    layout.nodes = reserve<Node>(bytes, size.nodes);
    layout.cells = reserve<Cell>(bytes, size.cells);
    layout.asked = reserve<SidePattern>(bytes, size.fringe + fringe_block);
    layout.spots = reserve<Spot>(bytes, size.fringe);
    if (size.blocks != 0) layout.blocks = reserve<FringeBlock>(bytes, size.blocks);
    layout.order = reserve<std::uint16_t>(bytes, setup.hidden_numbers());
    layout.bytes = bytes;
    layout.slot_mask = size.slots - 1;

    const std::uint32_t meeple_places = figure_kinds * max_segments * max_colours + 2;
    const std::uint32_t pacifying =
        3 * std::min<std::uint32_t>(amounts.tiles, static_cast<std::uint32_t>(setup.settings.ghosts)) + 1;
    setup.action_bound =
        std::max({house.tile_sales ? most_points_offered + 5u : 0u,
                  (house.hand != 0 ? tiles_of_a_hand : 1u) * 4 * (2 * amounts.tiles + 4),
                  static_cast<std::uint32_t>(setup.types.size()) + 1,
                  meeple_places + offers_beside_the_laid_tile(setup), pacifying, 8 * amounts.cemeteries,
                  static_cast<std::uint32_t>(setup.figure_count) + 1, answers_to_decisions_of_expansions(setup)});
}

std::uint64_t fingerprint_of(const Setup& setup) {
    Fingerprint print;
    const Rules& rules = setup.rules;
    for (const int number :
         {static_cast<int>(rules.system), static_cast<int>(rules.expansions), static_cast<int>(rules.edition),
          rules.level, rules.players, rules.starting_player, static_cast<int>(rules.joint_scoring), rules.revision,
          int{rules.farmers}, int{rules.ghosts}, int{rules.castles}, int{rules.cemeteries}, rules.colour_count,
          rules.scoring_colour_count}) {
        print.add(static_cast<std::uint64_t>(number));
    }
    for (int i = 0; i < rules.colour_count; ++i) print.add(static_cast<std::uint64_t>(rules.colours[i]));
    for (int i = 0; i < rules.scoring_colour_count; ++i)
        print.add(static_cast<std::uint64_t>(rules.scoring_colours[i]));
    for (const Setup::SetName& set : setup.set_names) print.add(set.fingerprint);
    if (!plays_house_rules(rules.house)) return print.value();
    const auto numbers = numbers_of(rules.house);
    const auto defaults = numbers_of(HouseRules{});
    for (std::size_t rule = 0; rule < house_rule_count; ++rule) {
        // Games without later house rules must keep their fingerprints.
        const bool is_later = rule >= house_rules_of_2_0;
        if (is_later && numbers[rule] == defaults[rule]) continue;
        if (is_later) print.add(rule);
        print.add(static_cast<std::uint64_t>(numbers[rule]));
    }
    return print.value();
}

// --- the table ---

// Lists all copies by type number, ready to be shuffled. Does nothing if the pile has layers.
void sort_pile(Setup& setup) {
    if (!setup.layers.empty()) return;
    setup.pile.resize(setup.pile_tiles);
    auto next = setup.pile.begin();
    for (std::size_t type = 0; type < setup.types.size(); ++type) {
        next = std::fill_n(next, setup.copies[type], static_cast<std::uint16_t>(type));
    }
}

void shuffle_whole_pile(Table& table, Random& random, std::uint32_t from) {
    std::uint16_t* const begin = table.order + from;
    std::copy(table.setup->pile.begin(), table.setup->pile.end(), begin);
    random.shuffle(table.setup->pile_tiles, [&](std::uint32_t a, std::uint32_t b) { std::swap(begin[a], begin[b]); });
}

void shuffle_tiles(Table& table, std::uint64_t seed) {
    Random random(seed);
    const Setup& setup = *table.setup;
    for (std::uint32_t order = 0; order < setup.orders; ++order) {
        const std::uint32_t from = order * setup.pile_tiles;
        setup.pile.empty() ? shuffle_piles(table, random, from, setup.copies.data())
                           : shuffle_whole_pile(table, random, from);
    }
    deal_chances(table, random);
}

// Makes the piles before the first draw.
void make_piles(Table& table) {
    const Setup& setup = *table.setup;
    std::copy(setup.copies.begin(), setup.copies.end(), table.unseen);
    std::uint32_t left = setup.pile_tiles;  // LVL-1: tiles not yet in piles; each pile takes an equal share, rounded up
    std::uint32_t end = 0;
    for (int pile = 0; pile < setup.settings.piles; ++pile) {
        const auto piles_left = static_cast<std::uint32_t>(setup.settings.piles - pile);
        const std::uint32_t size = (left + piles_left - 1) / piles_left;
        end += size;
        left -= size;
        table.state->pile_end[pile] = end;
    }
}

void order_piles(Table& table, std::uint64_t seed, const std::uint16_t* order) {
    const Setup& setup = *table.setup;
    if (setup.rules.draws == Draws::external) {
        std::fill_n(table.order, setup.hidden_numbers(), none16);
    } else if (order != nullptr) {
        std::copy_n(order, setup.hidden_numbers(), table.order);
    } else {
        shuffle_tiles(table, seed);
    }
}

// Returns the first `count` figures of a colour.
FigureSet first_figures(int count) { return static_cast<FigureSet>((std::uint64_t{1} << count) - 1); }

void hand_out_figures(Table& table) {
    const Setup& setup = *table.setup;
    Figure* next = table.figures;
    const auto hand_out = [&](int count, FigureKind kind, Colour colour, FigurePlace place) {
        const FigureRules& figure_rules = rules_of(kind);
        const auto first = static_cast<int>(next - table.figures) - setup.first_figure[static_cast<int>(colour)];
        table.figures_in(place, colour) |= first_figures(first + count) & ~first_figures(first);
        next = std::fill_n(next, count,
                           Figure{none32, place, colour, kind, 0, 0, figure_rules.occupies, figure_rules.can_be_haunted,
                                  static_cast<std::uint8_t>(figure_rules.strength & 63), Colour{}, 0});
        return static_cast<std::uint8_t>(count);
    };
    for (int i = 0; i < setup.rules.colour_count; ++i) {
        const Colour colour = setup.rules.colours[i];
        const auto c = static_cast<std::size_t>(colour);
        for (int k = 0; k < figure_kinds; ++k) {
            const auto kind = static_cast<FigureKind>(k);
            if (setup.figures_of(kind, colour) == 0) continue;
            table.in_supply(kind, colour) = hand_out(setup.settings.figures[k][c], kind, colour, FigurePlace::supply);
            if (kind != FigureKind::guard) continue;
            table.state->in_reserve[c] = hand_out(setup.settings.reserve[c], kind, colour, FigurePlace::reserve);
        }
    }
}

void put_starting_ghosts(Table& table) {
    if (table.settings().ghosts_haunt != Ghosts::mist) return;              // GCC-3
    for (TileIndex index = 0; index < table.state->board.tiles; ++index) {  // COO-3
        const PlacedTile& tile = table.board.tiles[index];
        const Shape& shape = table.board.shape(tile);
        for (std::size_t number = 0; number < shape.segment_count; ++number) {
            put_ghosts(table, static_cast<NodeIndex>(tile.first + number), shape.symbols[number]);
        }
    }
}

// Returns an upper bound on the figures of a colour in addition to 7 meeples and 3 guards in the reserve.
constexpr int most_further_figures() {
    int figures = 0;
    for (const ExpansionRules& box : expansion_rules) {
        for (const FigureGiven& given : box.figures) figures += given.rules.name != nullptr ? given.each : 0;
    }
    return figures;
}
static_assert(7 + 3 + most_further_figures() <= most_figures_of_a_colour);

// Gives the figures of each colour consecutive indices, in the order of kinds.
void count_figures(Setup& setup) {
    for (int i = 0; i < setup.rules.colour_count; ++i) {
        const auto colour = static_cast<std::size_t>(setup.rules.colours[i]);
        setup.first_figure[colour] = static_cast<std::uint8_t>(setup.figure_count);
        int figures = 0;
        for (std::size_t kind = 0; kind < figure_kinds; ++kind) {
            const bool has_reserve = kind == static_cast<std::size_t>(FigureKind::guard);
            const FigureSet before = first_figures(figures);
            figures += setup.settings.figures[kind][colour] + (has_reserve ? setup.settings.reserve[colour] : 0);
            const FigureSet figure_set = first_figures(figures) & ~before;
            setup.figures_of_kind[kind][colour] = figure_set;
            if (rules_of(static_cast<FigureKind>(kind)).occupies) setup.occupying_figures[colour] |= figure_set;
        }
        setup.figure_count = static_cast<std::uint16_t>(setup.figure_count + figures);
    }
}

}  // namespace

void Amounts::add(const Shape& shape, std::uint32_t copies) {
    tiles += copies;
    nodes += copies * shape.segment_count;
    if (shape.has_centre(SegmentKind::cemetery)) cemeteries += copies;
    if (shape.centres[0] != none8) centres += copies;
    for (std::uint32_t rest = shape.tile_marks; rest != 0; rest &= rest - 1) {
        tiles_with_mark[lowest_bit(rest)] += copies;
    }
}

bool prepare(Setup& setup, const Rules& rules, const TileSet* const* sets, std::size_t set_count, Error& error) {
    const std::optional<Rules> valid = validate(rules, error);
    if (!valid) return false;
    setup.rules = *valid;
    setup.settings = settings_of(setup.rules);
    setup.sources = sources_of(setup.rules);
    setup.steps = steps_played(setup.settings);
    for (int i = 0; i < setup.rules.colour_count; ++i) {  // COO-1
        const int player = i * setup.rules.players / setup.rules.colour_count;
        setup.players_by_colour[static_cast<int>(setup.rules.colours[i])] = static_cast<std::int8_t>(player);
        std::fill(setup.first_colour + player + 1, std::end(setup.first_colour), static_cast<std::uint8_t>(i + 1));
    }
    if (!open_box(setup, sets, set_count, error)) return false;
    count_figures(setup);
    count_amounts(setup);
    if (!check_amounts(setup, error)) return false;
    sort_pile(setup);
    lay_out(setup);
    setup.fingerprint = fingerprint_of(setup);
    return true;
}

void init_table(Table& table) {
    const Setup& setup = *table.setup;
    State& state = *table.state;
    state.player = static_cast<std::uint8_t>(setup.rules.starting_player);
    state.drawn = none16;
    state.laid = none32;
    state.ghost_supply = static_cast<std::uint8_t>(setup.settings.ghosts);
    state.scoring.searched = none32;
    for (int hound = 0; hound < hound_count; ++hound) {
        const bool is_played = setup.settings.hounds[hound] > 0;
        state.hounds[hound] = {is_played ? HoundPlace::track : HoundPlace::gone, none8, Colour::none, 0};
    }
    when_the_game_is_set_up(table);
    make_piles(table);
    hand_out_figures(table);
}

void lay_start(Table& table) {
    for (const StartTile& start : table.setup->start) {
        const auto type = static_cast<std::uint16_t>(start.type);
        const TileIndex index = table.board.lay(start.x, start.y, type, 0);
        Event event = event_of(table, EventKind::tile_laid);
        event.type = type;
        event.x = static_cast<std::int16_t>(start.x);
        event.y = static_cast<std::int16_t>(start.y);
        emit(table, event);
        note_tile(table, index);
    }
}

void set_up(Table& table, std::uint64_t seed, const std::uint16_t* order) {
    init_table(table);
    order_piles(table, seed, order);
    lay_start(table);
    put_starting_ghosts(table);
    table.state->part = 1;
    const bool is_known = table.setup->rules.house.first_player == FirstPlayer::host;  // HSE-17
    if (is_known) begin_turn(table, table.setup->rules.starting_player);
    play_on(table);
}

}  // namespace mistbank
