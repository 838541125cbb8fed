// Hills and sheep (HIL): hidden tiles, vineyards, shepherds and their flocks.
#pragma once

#include "rules/expansion.hpp"
#include "rules/words.hpp"

namespace mistbank {

inline constexpr int token_kinds = 5;  // a token has 0 to 4 sheep; 0: the wolf

/// The state of hills, shepherds and their sheep.
struct Hills {
    std::uint32_t hidden;        // number of tiles under hills (HIL-2)
    std::uint32_t tokens_drawn;  // number of tokens drawn so far
    TileIndex placed_with;       // the tile that was laid when a shepherd was last placed; none32: never (HIL-6)
    std::uint8_t bag[token_kinds];
    std::uint8_t flock[max_colours][token_kinds];  // the tokens with each colour's shepherd
    std::uint8_t unused;
    CellIndex empty_beside[max_colours];  // a cell beside the shepherd's field: while it is empty, the field is open
                                          // (HIL-9); nowhere: no such cell is known
};

struct HillsPart {
    Hills* hills = nullptr;

    void allocate_in(StateArena& arena, const Setup& setup);
    template <class Words>
    void each_word(Words& words) const {
        if (hills == nullptr) return;
        words.number("tokens_drawn", hills->tokens_drawn, position::most_count);
        words.tile("shepherd_placed_with", hills->placed_with);
        words.row_of_colours("flock", hills->flock, 255);
    }
};

// --- hills.cpp: step 1a, hidden tiles; ties; vineyards (HIL-1 to HIL-4) ---
struct StageOfHiding {
    enum : std::uint8_t { not_hidden, hidden };
};
bool awaits_hidden_tile(const Table& table);
Progress hide_tile_under_hill(Table& table);
void hide_tile(Table& table);
/// Keeps only the colours with a meeple on a hill and returns the number of these colours. Returns 0 and changes
/// nothing if no colour has such a meeple.
int break_tie_by_hills(const Table& table, NodeIndex at, bool (&scores)[max_colours]);
int points_for_vineyards(const Table& table, NodeIndex monastery);
void configure_hills_sheep(const Rules& rules, Settings& settings);

// --- flocks.cpp: step 2b, shepherds; step 2c, their flocks (HIL-5 to HIL-14) ---
struct StageOfFlocks {
    enum : std::uint8_t { not_tended, asked_for_one, growing, grown, guided_unasked, guided };
};
bool is_flock_asked_for(const Table& table);      // whether step 2c asks about the active player's flock
bool awaits_token(const Table& table);            // whether a token can be drawn for the active player's shepherd
bool awaits_token_for_flock(const Table& table);  // whether a token can be drawn for a growing flock
void fill_bag(Table& table);
void deal_tokens(Table& table, Random& random);
bool can_be_token(std::uint32_t number);   // whether a dealt number is valid
unsigned token_dealt(const Table& table);  // returns the number of sheep on the token; 0: the wolf
void list_shepherd_places(const Table& table, ActionList& list);
const char* refuse_shepherd_place(const Table& table, Action action);
void begin_flock(Table& table);
const char* refuse_token(const Table& table, unsigned sheep);
void take_token(Table& table, unsigned sheep);
void flock_leaves(Table& table, const Figure& figure);
int sheep_with(const Table& table, Colour colour);
Progress tend_flocks(Table& table);
extern const DecisionRules flock_rules;
void add_hash_of_hills(HashRow& row, const Table& table);

// --- facts.cpp: visible state ---
std::int32_t sheep_of_colour(const Table& table, int of, int place);
std::int32_t tokens_of_flock(const Table& table, int of, int place);
std::int32_t tiles_hidden(const Table& table, int of, int place);
std::int32_t tokens_in_bag(const Table& table, int of, int place);
inline constexpr const char* names_of_tokens[token_kinds] = {"wolves_in_bag", "sheep_in_bag_1", "sheep_in_bag_2",
                                                             "sheep_in_bag_3", "sheep_in_bag_4"};
inline constexpr Fact hills_sheep_facts[] = {
    fact("sheep", "sheep", "sheep", "HIL-5", sheep_of_colour)
        .drawn_as("sheep")
        .of(Scope::colour)
        .in_json("sheep")
        .observed(182)
        .on_plane(160)
        .carried_by(FigureKind::shepherd),
    fact("flock", "tokens with the shepherd", "token", "HIL-5", tokens_of_flock)
        .of(Scope::colour)
        .times(token_kinds)
        .in_json("flock")
        .stored(),
    fact("tiles_under_hills", "tiles under hills", "tile", "HIL-2", tiles_hidden)
        .within(0, position::most_count)
        .in_json("tiles_under_hills")
        .observed(193),
    fact("sheep_in_bag", "tokens in the bag", "token", "HIL-5", tokens_in_bag)
        .times(token_kinds)
        .in_json("sheep_in_bag")
        .observed(188, names_of_tokens),
};
ActionDetail points_of_flocks(const Table& table, Action action);

inline constexpr MarkSpec hills_sheep_marks[] = {
    MarkSpec(Mark::hill, "hill", "Hill", "A meeple on a hill breaks a tie. A hidden tile lies beneath the hill.")
        .observed("tile_hill", 200)
        .on_plane(131, "hill"),
    MarkSpec(Mark::vineyard, "vineyard", "Vineyard", "Each completed monastery next to it scores 3 more points.")
        .written("vineyard", "vines")
        .observed("tile_vineyard", 201)
        .on_plane(132, "vineyard"),
};

extern const Description hills_sheep_description;
inline constexpr ActionSpec hills_sheep_actions[] = {
    action(ActionKind::grow, "grow", "grow")
        .words("Let the flock grow", "Draws a token for the flock, with {sheep_in_bag:wolf:wolves} left in the bag")
        .advised("lets the flock grow")
        .answers(DecisionKind::flock)
        .numbered(26),
    action(ActionKind::guide, "guide", "guide")
        .words("Guide the flock home", "Guides the flocks of the field home for {detail:point}")
        .detailed(points_of_flocks)
        .advised("guides the flock home")
        .answers(DecisionKind::flock)
        .numbered(27),
    action(ActionKind::sheep, "sheep", "sheep {number}")
        .words("Draw a token", "Draws [a token with {number} sheep|a wolf], {sheep_in_bag} in the bag")
        .answers_chance("the token from the bag")
        .numbered(28, 0, 0, token_kinds),
    action(ActionKind::hidden, "hidden", "hidden")
        .words("Hide a tile", "A hidden tile from the pile lies under the hill")
        .answers_chance("that a tile is under the hill")
        .numbered(29),
    further(ActionKind::place)
        .means("Places {a_colour} {figure} on {feature} and draws a token for it")
        .numbered(numbers_of_placing(FigureKind::shepherd, 25)),
};

// --- decisions ---
inline constexpr DecisionSpec hills_sheep_decisions[] = {
    {DecisionKind::flock, "flock", &flock_rules, Entry::step, "HIL-6",
     "the game waits for a choice: let the flock grow or guide it home", "let the flock grow, or guide it home",
     "grows the flock or guides it home"},
};
inline constexpr AskingStep hills_sheep_steps[] = {
    {DecisionKind::flock, "tend_flocks", StageOfFlocks::asked_for_one, is_flock_asked_for},
    {DecisionKind::chance, "hide_tile_under_hill", StageOfHiding::not_hidden, awaits_hidden_tile},
    {DecisionKind::chance, "place_meeple", StageOfPlacing::drawing_token, awaits_token},
    {DecisionKind::chance, "tend_flocks", StageOfFlocks::growing, awaits_token_for_flock},
    {DecisionKind::advance, "tend_flocks", StageOfFlocks::guided_unasked, has_scored_segment},
    {DecisionKind::advance, "tend_flocks", StageOfFlocks::guided, has_scored_segment},
};
const char* refuse_state_of_hills(const Table& table);

void check_flocks(const Table& table, Flaws& flaws);
extern const Shown hills_sheep_shown;

inline constexpr ExpansionRules hills_sheep_expansion = [] {
    ExpansionRules box;
    box.expansion = Expansion::hills_sheep;
    box.name = "hills_sheep";
    box.marks = hills_sheep_marks;
    box.needs = bits_of(box.marks);
    box.lacks = "HIL: no tile has a hill or a vineyard";
    box.figures[0] = {FigureKind::shepherd,
                      {"shepherd", place(SegmentKind::field), 0, false, false, refuse_shepherd_place, begin_flock}};
    box.figures[0].rules.effect =
        "When the field grows, the shepherd draws another token or brings the flock home for 1 point per sheep.";
    box.settle = configure_hills_sheep;
    box.asks = "MEET-7: in step 2b, place a figure or the shepherd on the laid tile, or pass";
    box.hash = add_hash_of_hills;
    box.facts = hills_sheep_facts;
    box.asking = {hills_sheep_decisions, hills_sheep_steps};
    box.refuse_state = refuse_state_of_hills;
    box.shown = &hills_sheep_shown;
    box.figures[0].plural = "shepherds";
    box.figures[0].scalar = 170;
    box.description = &hills_sheep_description;
    box.actions = hills_sheep_actions;
    box.figures[0].plane = 136;
    box.check = check_flocks;
    return box;
}();

}  // namespace mistbank
