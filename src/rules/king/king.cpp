// King and baron (KNG-1 to KNG-6). Step 3a gives the king for the largest completed city and the baron for the longest
// completed road. The final scoring pays their holders.
#include "rules/hashing.hpp"
#include "rules/scoring.hpp"

namespace mistbank {
namespace {

void take(Table& table, EventKind kind, Colour& holder, std::int32_t& record, NodeIndex feature) {
    const int tiles = table.board.tiles_of(feature);
    if (tiles <= record) return;
    record = tiles;
    holder = colour_of_active_player(table);  // KNG-4
    Event event = event_at(table, kind, table.board.nodes[feature]);
    event.colour = holder;
    event.tiles = tiles;
    emit(table, event);
}

// KNG-5
void score_token(Table& table, EventKind kind, Colour holder, SegmentKind counted) {
    if (holder == Colour::none) return;
    Event event = event_of(table, kind);
    event.colour = holder;
    event.amount = event.points = completed_on_board(table, counted);
    emit(table, event);
    pay(table, holder, {counted == SegmentKind::city ? Source::king : Source::baron, event.points});
}

}  // namespace

// KNG-1
void set_up_tokens(Table& table) { table.tokens->king = table.tokens->baron = Colour::none; }

// KNG-2, KNG-3: a record stays unchanged even if the road becomes shorter.
void take_token_for(Table& table, NodeIndex feature) {
    Tokens& tokens = *table.tokens;
    switch (table.board.nodes[feature].kind) {
        case SegmentKind::city: return take(table, EventKind::king_taken, tokens.king, tokens.largest_city, feature);
        case SegmentKind::road: return take(table, EventKind::baron_taken, tokens.baron, tokens.longest_road, feature);
        default: return;
    }
}

void take_tokens_of_empty_features(Table& table) {
    each_completed_in_part(table, [&](NodeIndex feature) { take_token_for(table, feature); });
}

// MEET-26, (6b) and (6c)
void score_tokens(Table& table) {
    score_token(table, EventKind::king_scored, table.tokens->king, SegmentKind::city);
    score_token(table, EventKind::baron_scored, table.tokens->baron, SegmentKind::road);
}

int completed_on_board(const Table& table, SegmentKind kind) {
    int completed = 0;
    const Node* const nodes = table.board.nodes;
    for (NodeIndex at = 0; at < table.board.counts->nodes; ++at) {  // each feature has exactly one root
        completed += static_cast<int>((nodes[at].root == at) & (nodes[at].kind == kind) & (nodes[at].open == 0));
    }
    return completed;
}

void KingPart::allocate_in(StateArena& arena, const Setup& setup) {
    if (setup.rules.plays(Expansion::king)) arena.allocate(tokens, 1);
}

void add_hash_of_tokens(HashRow& row, const Table& table) {
    if (table.tokens == nullptr) return;
    const Tokens& tokens = *table.tokens;
    row.add(tokens.king, tokens.baron, tokens.largest_city, tokens.longest_road);
}

}  // namespace mistbank
