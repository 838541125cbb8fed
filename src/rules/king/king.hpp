// King and robber baron (KNG): tokens for the largest completed city and the longest road.
#pragma once

#include "rules/expansion.hpp"
#include "rules/words.hpp"

namespace mistbank {

/// The holders of king and baron, and the sizes to beat.
struct Tokens {
    std::int32_t largest_city;  // number of tiles of the largest completed city so far; 0: none
    std::int32_t longest_road;
    Colour king;  // the holder of the king; Colour::none: the token lies aside
    Colour baron;
    std::uint8_t unused[6];
};

struct KingPart {
    Tokens* tokens = nullptr;

    void allocate_in(StateArena& arena, const Setup& setup);
    template <class Words>
    void each_word(Words& words) const {
        if (tokens == nullptr) return;
        words.colour("king", tokens->king);
        words.colour("baron", tokens->baron);
        words.number("largest_city", tokens->largest_city, position::most_count);
        words.number("longest_road", tokens->longest_road, position::most_count);
    }
};

// --- king.cpp: step 3a, completed features; the final scoring (KNG-1 to KNG-6) ---
void set_up_tokens(Table& table);                              // called at the set-up
void take_token_for(Table& table, NodeIndex feature);          // step 3a: called for a scored feature
void take_tokens_of_empty_features(Table& table);              // step 3a: completed roads and cities, occupied or not
void score_tokens(Table& table);                               // MEET-26, (6b) and (6c)
int completed_on_board(const Table& table, SegmentKind kind);  // the number of completed cities or roads (KNG-5)
void add_hash_of_tokens(HashRow& row, const Table& table);

// --- facts.cpp: visible state ---
std::int32_t holder_of_king(const Table& table, int of, int place);
std::int32_t tiles_of_largest_city(const Table& table, int of, int place);
std::int32_t holder_of_baron(const Table& table, int of, int place);
std::int32_t tiles_of_longest_road(const Table& table, int of, int place);
inline constexpr Fact king_facts[] = {
    fact("king", "king", "king", "KNG-3", holder_of_king)
        .drawn_as("king")
        .as(FactKind::colour)
        .in_json("king.colour")
        .stored()
        .observed(263),
    fact("largest_city", "tiles of the largest city", "tile", "KNG-3", tiles_of_largest_city)
        .within(0, position::most_count)
        .in_json("king.tiles")
        .stored()
        .observed(265),
    fact("baron", "robber baron", "robber baron", "KNG-3", holder_of_baron)
        .drawn_as("baron")
        .as(FactKind::colour)
        .in_json("baron.colour")
        .stored()
        .observed(264),
    fact("longest_road", "tiles of the longest road", "tile", "KNG-3", tiles_of_longest_road)
        .within(0, position::most_count)
        .in_json("baron.tiles")
        .stored()
        .observed(266),
};

extern const Description king_description;
void check_king(const Table& table, Flaws& flaws);
extern const Shown king_shown;

inline constexpr ExpansionRules king_expansion = [] {
    ExpansionRules box;
    box.expansion = Expansion::king;
    box.name = "king";
    box.hash = add_hash_of_tokens;
    box.facts = king_facts;
    box.description = &king_description;
    box.shown = &king_shown;
    box.check = check_king;
    return box;
}();

}  // namespace mistbank
