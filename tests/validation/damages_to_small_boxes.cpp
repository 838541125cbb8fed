#include "validation/damages.hpp"

namespace mistbank_tests {

using namespace mistbank;

namespace {

// Returns a segment of a complete or an incomplete road or city; none32 if there is none.
NodeIndex way(const Table& table, bool complete) {
    for (NodeIndex node = 0; node < table.board.counts->nodes; ++node) {
        const SegmentKind kind = table.board.nodes[node].kind;
        const bool is_way = kind == SegmentKind::road || kind == SegmentKind::city;
        if (is_way && table.board.is_closed(node) == complete) return node;
    }
    return none32;
}

NodeIndex segment_of(const Table& table, SegmentKind kind) {
    for (NodeIndex node = 0; node < table.board.counts->nodes; ++node) {
        if (table.board.nodes[node].kind == kind) return node;
    }
    return none32;
}

bool is_between_parts(const Table& table) { return table.state->decision == DecisionKind::lay_tile; }

bool is_asked(const Table& table, DecisionKind decision) { return table.state->decision == decision; }

// Returns the third road that ends at the lake of the first ferry; -1 if there is none.
int road_without_ferry(const Table& table) {
    const Link& ferry = table.ferries->links.of[0];
    const Shape& shape = table.board.shape(table.board.tiles[ferry.tile]);
    for (int number = 0; number < shape.segment_count; ++number) {
        if (shape.kind[number] == SegmentKind::road && number != ferry.one && number != ferry.other) return number;
    }
    return -1;
}

}  // namespace

const std::vector<Damage>& damages_to_small_boxes() {
    static const std::vector<Damage> damages = {
        // --- messages ---
        {"messages", "counter 1 of colour 0 is at -1", check_messages,
         [](Table& table) {
             table.messages->courier[0] = -1;
             return true;
         }},
        {"messages", "counter 0 of colour 1 is at -7", check_messages,
         [](Table& table) {
             table.messages->courier[1] = 7;
             return table.state->totals[1] == 0;
         }},
        {"messages", "counter 1 of colour 5 is at 2", check_messages,
         [](Table& table) {
             table.messages->courier[5] = 2;
             return true;
         }},
        {"messages", "colour 0 has chosen counter 3", check_messages,
         [](Table& table) {
             table.messages->chosen[0] = static_cast<CounterOfTurn>(3);
             return true;
         }},
        {"messages", "colour 5 has chosen counter 1", check_messages,
         [](Table& table) {
             table.messages->chosen[5] = CounterOfTurn::marker;
             return true;
         }},
        {"messages", "too many messages have been drawn", check_messages,
         [](Table& table) {
             table.messages->drawn = 16;
             return true;
         }},
        {"messages", "the number of an unseen message: 3, expected 0", check_messages,
         [](Table& table) {
             table.messages->seen[7] = 3;
             return table.messages->drawn < 8;
         }},
        {"messages", "has been seen twice or does not exist", check_messages,
         [](Table& table) {
             table.messages->seen[1] = table.messages->seen[0];
             return table.messages->drawn >= 2;
         }},
        {"messages", "the seen message at place 0", check_messages,
         [](Table& table) {
             std::swap(table.messages->seen[0], table.messages->seen[1]);
             return table.messages->drawn >= 2;
         }},
        {"messages", "the stack must contain each message once", check_messages,
         [](Table& table) {
             table.order[table.setup->messages_from() + 7] = table.order[table.setup->messages_from() + 6];
             return true;
         }},
        {"messages", "the state has data of a step that is not in progress", check_asking,
         [](Table& table) {
             table.messages->open = 1;
             return is_between_parts(table);
         }},
        {"messages", "was drawn last", check_messages,
         [](Table& table) {
             table.messages->open = static_cast<std::uint8_t>(table.messages->open % 8 + 1);
             return is_asked(table, DecisionKind::message);
         }},
        {"messages", "the position lacks data that this decision needs", check_asking,
         [](Table& table) {
             table.messages->has_drawn = 0;
             return is_asked(table, DecisionKind::message);
         }},
        {"messages", "a message scores an unknown figure", check_messages,
         [](Table& table) {
             table.messages->scored = 99;
             return is_asked(table, DecisionKind::message);
         }},
        {"messages", "a message adds a part to the turn, but message 7 was not drawn last", check_messages,
         [](Table& table) {
             table.messages->is_its_part = 1;
             return table.messages->has_drawn == 0;
         }},
        {"messages", "a builder adds a part to the turn, but the game has no builders", check_messages,
         [](Table& table) {
             table.messages->builder_part_is_due = 1;
             return true;
         }},
        // --- pending points ---
        {"robbers", "the state has data of a step that is not in progress", check_asking,
         [](Table& table) {
             table.gains->part = ApplyingGains::moving;
             return true;
         }},
        {"messages", "the position lacks data that this decision needs", check_asking,
         [](Table& table) {
             table.gains->is_due = 0;
             return is_asked(table, DecisionKind::advance);
         }},
        {"messages", "points are due to colour 5, which is not in play", check_gains,
         [](Table& table) {
             table.gains->is_due = 1u << 5;
             return is_asked(table, DecisionKind::advance);
         }},
        {"robbers", "the state has data of a step that is not in progress", check_asking,
         [](Table& table) {
             table.gains->is_final = 1;
             return is_between_parts(table);
         }},
        {"robbers", "a gain of colour 1 is still recorded after the scoring", check_gains,
         [](Table& table) {
             table.gains->gained_from[1] = 3;
             return true;
         }},
        {"robbers", "spaces that colour 0 has left are still recorded", check_gains,
         [](Table& table) {
             table.gains->has_left[0][1][0] = 3;
             return true;
         }},
        {"robbers", "a movement without a gain is still recorded after the scoring", check_gains,
         [](Table& table) {
             table.gains->are_movements = 1;
             return true;
         }},
        // --- robbers ---
        {"robbers", "the robber of colour 1 is on space 50", check_robbers,
         [](Table& table) {
             table.robbers->space[1] = 50;
             return true;
         }},
        {"robbers", "the robber of colour 5 is on space 0", check_robbers,
         [](Table& table) {
             table.robbers->space[5] = 0;
             return true;
         }},
        {"robbers", "the robber of colour 0 is alone on space 49", check_robbers,
         [](Table& table) {
             table.robbers->space[0] = 49;
             return table.state->totals[1] < 49;
         }},
        // --- ferries ---
        {"ferries", "there are more than 8 ferries", check_ferries,
         [](Table& table) {
             table.ferries->links.count = 9;
             return true;
         }},
        {"ferries", "there is no ferry on the lake at", check_ferries,
         [](Table& table) {
             if (!is_between_parts(table) || table.ferries->links.count == 0) return false;
             --table.ferries->links.count;
             return true;
         }},
        {"ferries", "the number of ferries: 1, expected 0", check_ferries,
         [](Table& table) {
             if (table.ferries->links.count != 0) return false;
             ++table.ferries->links.count;
             return true;
         }},
        {"ferries", "a ferry cannot join segments", check_ferries,
         [](Table& table) {
             if (table.ferries->links.count == 0) return false;
             std::swap(table.ferries->links.of[0].one, table.ferries->links.of[0].other);
             return true;
         }},
        {"ferries", "the root of segment", check_features,
         [](Table& table) {
             const int road = table.ferries->links.count == 0 ? -1 : road_without_ferry(table);
             if (road < 0) return false;
             Link& ferry = table.ferries->links.of[0];
             ferry.other = static_cast<std::uint8_t>(road);
             return true;
         }},
        {"ferries", "the temporary flag `reached` of segment", check_segments,
         [](Table& table) {
             table.board.nodes[0].reached = 1;
             return true;
         }},
        {"ferries", "the list of movable ferries has too many entries", check_ferries,
         [](Table& table) {
             table.ferries->movable_count = 8;
             return table.ferries->links.count < 8;
         }},
        {"ferries", "players were asked about more ferries than can move", check_ferries,
         [](Table& table) {
             ++table.ferries->asked;
             return !is_asked(table, DecisionKind::ferry);
         }},
        {"ferries", "the list of movable ferries has an unknown ferry", check_ferries,
         [](Table& table) {
             if (table.ferries->movable_count == 0) return false;
             table.ferries->movable[0] = 8;
             return true;
         }},
        {"ferries", "the list of movable ferries is not sorted at the lake at", check_ferries,
         [](Table& table) {
             if (table.ferries->movable_count < 2) return false;
             std::swap(table.ferries->movable[0], table.ferries->movable[1]);
             return true;
         }},
        {"ferries", "the moved ferries have touched too many road ends", check_ferries,
         [](Table& table) {
             const std::uint32_t ferries = table.ferries->links.count;
             table.ferries->touched_count = static_cast<std::uint8_t>(4 * ferries + 1);
             return ferries < most_ferries;
         }},
        {"ferries", "a ferry has touched a segment that is not a road", check_ferries,
         [](Table& table) {
             if (table.ferries->touched_count == 0) return false;
             table.ferries->touched[0] = segment_of(table, SegmentKind::field);
             return true;
         }},
        // --- ingots ---
        {"gold", "the total number of ingots: 17, expected 16", check_gold,
         [](Table& table) {
             ++table.gold->held[0];
             return true;
         }},
        {"gold", "the total number of ingots: 15, expected 16", check_gold,
         [](Table& table) {
             if (table.gold->aside == 0) return false;
             --table.gold->aside;
             return true;
         }},
        {"gold", "more tiles have ingots than there are ingots", check_gold,
         [](Table& table) {
             table.gold->tiles = 17;
             return true;
         }},
        {"gold", "ingots lie on an unknown tile", check_gold,
         [](Table& table) {
             if (table.gold->tiles == 0) return false;
             table.gold->on[0].tile = table.board.counts->tiles;
             return true;
         }},
        {"gold", "the list of ingots has a tile without ingots at", check_gold,
         [](Table& table) {
             if (table.gold->tiles == 0) return false;
             table.gold->on[0].count = 0;
             return true;
         }},
        {"gold", "the ingots are listed twice at", check_gold,
         [](Table& table) {
             if (table.gold->tiles < 2) return false;
             table.gold->on[1].tile = table.gold->on[0].tile;
             return true;
         }},
        {"gold", "the ingots are still claimed at", check_gold,
         [](Table& table) {
             if (table.gold->tiles == 0 || !is_between_parts(table)) return false;
             table.gold->on[0].claimed_by = 1;
             return true;
         }},
        {"gold", "the list of ingots has entries after its end", check_gold,
         [](Table& table) {
             table.gold->on[table.gold->tiles].count = 1;
             return true;
         }},
        {"gold", "colour 5 holds ingots but does not play", check_gold,
         [](Table& table) {
             table.gold->held[5] = 1;
             return true;
         }},
        // --- mage and witch ---
        {"mage", "the witch is on an unknown segment", check_magic,
         [](Table& table) {
             table.magic->witch = table.board.counts->nodes;
             return true;
         }},
        {"mage", "the mage is not on a road or in a city, at", check_magic,
         [](Table& table) {
             table.magic->mage = segment_of(table, SegmentKind::field);
             return true;
         }},
        {"mage", "the witch is still in a complete feature at", check_magic,
         [](Table& table) {
             const NodeIndex node = way(table, true);
             if (node == none32 || !is_between_parts(table)) return false;
             table.magic->witch = node;
             return true;
         }},
        {"mage", "mage and witch are in the same feature", check_magic,
         [](Table& table) {
             const NodeIndex node = way(table, false);
             if (node == none32 || !is_between_parts(table)) return false;
             table.magic->mage = table.magic->witch = node;
             return true;
         }},
        // --- crop circles ---
        {"crops", "the state has data of a step that is not in progress", check_asking,
         [](Table& table) {
             table.crops->removes = 1;
             return is_between_parts(table);
         }},
        {"crops", "the position lacks data that this decision needs", check_asking,
         [](Table& table) {
             table.crops->removes = 0;
             return is_asked(table, DecisionKind::crop_remove);
         }},
        {"crops", "the position lacks data that this decision needs", check_asking,
         [](Table& table) {
             table.crops->turn = 3;
             return is_asked(table, DecisionKind::crop_add);
         }},
        {"crops", "the position lacks data that this decision needs", check_asking,
         [](Table& table) {
             table.crops->turn = 0;
             return is_asked(table, DecisionKind::crop_remove);
         }},
        {"crops", "the state has data of a step that is not in progress", check_asking,
         [](Table& table) {
             table.crops->turn = 1;
             return is_between_parts(table);
         }},
        {"crops", "the state has data of a step that is not in progress", check_asking,
         [](Table& table) {
             table.crops->circles = 1;
             return is_between_parts(table);
         }},
        {"crops", "the position lacks data that this decision needs", check_asking,
         [](Table& table) {
             table.crops->circles = static_cast<std::uint8_t>((table.crops->circles + 1) % 3);
             return is_asked(table, DecisionKind::crop);
         }},
        // --- king and robber baron ---
        {"king", "the number of owners of the king: 1, expected 0", check_king,
         [](Table& table) {
             if (table.tokens->king != Colour::none) return false;
             table.tokens->king = Colour::red;
             return true;
         }},
        {"king", "the number of owners of the baron: 0, expected 1", check_king,
         [](Table& table) {
             if (table.tokens->baron == Colour::none) return false;
             table.tokens->baron = Colour::none;
             return true;
         }},
        {"king", "the king belongs to a colour that is not in play", check_king,
         [](Table& table) {
             if (table.tokens->king == Colour::none) return false;
             table.tokens->king = Colour::pink;
             return true;
         }},
        {"king", "the record of the king is 1, but", check_king,
         [](Table& table) {
             if (table.tokens->largest_city < 2 || !is_between_parts(table)) return false;
             table.tokens->largest_city = 1;
             return true;
         }},
        {"king", "the record of the baron is 99, but the largest", check_king,
         [](Table& table) {
             if (table.tokens->baron == Colour::none) return false;
             table.tokens->longest_road = 99;
             return true;
         }},
    };
    return damages;
}

}  // namespace mistbank_tests
