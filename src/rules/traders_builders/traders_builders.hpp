// Traders and builders (TRB): goods, the builder and the pig.
#pragma once

#include "rules/expansion.hpp"
#include "rules/words.hpp"

namespace mistbank {

/// The state of traders and builders.
struct Traders {
    std::int32_t goods[max_colours][good_kinds];  // the tokens of each colour
    std::uint8_t builder_has_grown;               // this part's tile was joined to the builder's feature (TRB-5)
    std::uint8_t unused[3];
};

struct TradersPart {
    Traders* traders = nullptr;

    void allocate_in(StateArena& arena, const Setup& setup);
    template <class Words>
    void each_word(Words& words) const {
        if (traders == nullptr) return;
        words.row_of_colours("goods", traders->goods, position::most_count);
        words.number("builder_has_grown", traders->builder_has_grown, 1);
    }
};

// --- goods.cpp (TRB-1, TRB-2) ---
struct Goods {
    int of[good_kinds];  // indexed by Good
};
Goods goods_in(const Table& table, NodeIndex city);
void take_goods(Table& table, NodeIndex at);  // does nothing if the city is incomplete or its goods have been taken
void take_goods_of_empty_cities(Table& table);
void score_goods(Table& table);

// --- builder_and_pig.cpp (TRB-3 to TRB-10) ---
void list_builder_places(const Table& table, ActionList& list);
void list_pig_places(const Table& table, ActionList& list);
const char* refuse_builder_place(const Table& table, Action action);
const char* refuse_pig_place(const Table& table, Action action);
void send_builder_and_pig_home(Table& table, const Figure& figure, NodeIndex feature);
void update_builder_growth(Table& table, const PlacedTile& laid);
bool earns_second_part(const Table& table);
int bonus_by_pig(const Table& table, NodeIndex feature, Colour colour, const Reckoning& reckoning);
void configure_traders_builders(const Rules& rules, Settings& settings);
void add_hash_of_goods(HashRow& row, const Table& table);

// --- facts.cpp: visible state ---
std::int32_t goods_taken(const Table& table, int of, int place);
const char* name_of_good(int place);
inline constexpr const char* names_of_goods[good_kinds] = {"wine", "grain", "cloth"};
inline constexpr Fact traders_builders_facts[] = {
    fact("goods", "goods", "good", "TRB-1", goods_taken)
        .drawn_as("wine grain cloth")
        .of(Scope::colour)
        .times(good_kinds, name_of_good)
        .in_json("goods")
        .stored()
        .observed(102, names_of_goods),
};

inline constexpr MarkSpec traders_builders_marks[] = {
    MarkSpec(Mark::wine, "wine", "Wine",
             "The player who completes this city takes it. The most wine at the end brings 10 points.")
        .on(SegmentKind::city)
        .uncountable()
        .written("wine", "", MarkSpec::Ink::goods)
        .observed("tile_wine", 74)
        .on_plane(64, "wine")
        .counted(),
    MarkSpec(Mark::grain, "grain", "Grain",
             "The player who completes this city takes it. The most grain at the end brings 10 points.")
        .on(SegmentKind::city)
        .uncountable()
        .written("grain", "", MarkSpec::Ink::goods)
        .observed("tile_grain", 75)
        .on_plane(65, "grain")
        .counted(),
    MarkSpec(Mark::cloth, "cloth", "Cloth",
             "The player who completes this city takes it. The most cloth at the end brings 10 points.")
        .on(SegmentKind::city)
        .uncountable()
        .written("cloth", "", MarkSpec::Ink::goods)
        .observed("tile_cloth", 76)
        .on_plane(66, "cloth")
        .counted(),
};

extern const Description traders_builders_description;
inline constexpr ActionSpec traders_builders_actions[] = {
    further(ActionKind::place).numbered(numbers_of_placing(FigureKind::builder, 12, true)),
    further(ActionKind::place).numbered(numbers_of_placing(FigureKind::pig, 13, true)),
};

void check_goods_and_builder(const Table& table, Flaws& flaws);
extern const Shown traders_builders_shown;

inline constexpr ExpansionRules traders_builders_expansion = [] {
    ExpansionRules box;
    box.expansion = Expansion::traders_builders;
    box.name = "traders_builders";
    box.marks = traders_builders_marks;
    box.needs = bits_of(box.marks);
    box.lacks = "TRB: no tile has goods";
    box.figures[0] = {FigureKind::builder,
                      {"builder", place(SegmentKind::road) | place(SegmentKind::city), 0, false, false,
                       refuse_builder_place}};  // TRB-3
    box.figures[0].rules.effect = "Extending the builder's road or city brings a second tile.";
    box.figures[1] = {FigureKind::pig, {"pig", place(SegmentKind::field), 0, false, false, refuse_pig_place}};  // TRB-8
    box.figures[1].rules.effect = "Each city is worth 4 points to its farmers here, instead of 3.";
    box.settle = configure_traders_builders;
    box.asks = "MEET-7: in step 2b, place a figure, the builder or the pig on the laid tile, or pass";
    box.hash = add_hash_of_goods;
    box.facts = traders_builders_facts;
    box.shown = &traders_builders_shown;
    box.figures[0].plural = "builders";
    box.figures[0].scalar = 90;
    box.figures[0].plane = 79;
    box.figures[1].plural = "pigs";
    box.figures[1].scalar = 96;
    box.description = &traders_builders_description;
    box.actions = traders_builders_actions;
    box.figures[1].plane = 85;
    box.check = check_goods_and_builder;
    return box;
}();

}  // namespace mistbank
