// Mage and witch (MAG-1 to MAG-10): moves in steps 1b and 2c, and the effect on a feature's value.
#include "rules/hashing.hpp"
#include "rules/house_rules/bag.hpp"
#include "rules/placing.hpp"

namespace mistbank {
namespace {

bool is_in(const Table& table, NodeIndex figure, NodeIndex feature) {
    return figure != none32 && table.board.root(figure) == table.board.root(feature);
}

// MAG-2
const char* refuse_feature(const Table& table, NodeIndex at) {
    const SegmentKind kind = table.board.nodes[at].kind;
    if (kind != SegmentKind::road && kind != SegmentKind::city) {
        return "MAG-1: mage and witch can stand only on roads and in cities";
    }
    if (table.board.is_closed(at)) return "MAG-2: the feature is complete";
    const bool is_held = is_in(table, table.magic->mage, at) || is_in(table, table.magic->witch, at);
    return is_held ? "MAG-2: the mage or the witch is already in this feature" : nullptr;
}

// MAG-8: returns the first segment by y, x and number. This segment names the feature.
NodeIndex first_segment(const Table& table, NodeIndex feature) { return first_by_place(table, feature); }

// Calls `visit` with the first laid segment of each feature that mage or witch can move to, until `visit` returns true.
// Returns whether `visit` returned true.
template <class Visit>
bool any_goal(const Table& table, Visit visit) {
    const auto root_of = [&](NodeIndex figure) { return figure != none32 ? table.board.root(figure) : none32; };
    const NodeIndex mage = root_of(table.magic->mage);
    const NodeIndex witch = root_of(table.magic->witch);
    const Node* const nodes = table.board.nodes;
    const NodeIndex end = table.board.counts->nodes;
    for (NodeIndex at = 0; at < end; ++at) {
        const Node& node = nodes[at];
        const Node& feature = nodes[node.root];
        const bool is_way = (node.kind == SegmentKind::road) | (node.kind == SegmentKind::city);
        const bool is_open = is_way & (feature.first == at) & (feature.open != 0);  // the same test as Board::names_way
        if (!is_open) continue;
        if (node.root != mage && node.root != witch && visit(at)) return true;
    }
    return false;
}

bool has_goal(const Table& table) {
    return any_goal(table, [](NodeIndex) { return true; });
}

// --- the answers ---

// Lists every feature for the mage, then the same features for the witch.
void list_goals(const Table& table, ActionList& list) {
    const auto list_for = [&](ActionKind kind) {
        if (list.is_enough()) return;
        any_goal(table, [&](NodeIndex at) {
            list.add(naming(table, kind, list.is_full() ? at : first_segment(table, at)));
            return list.is_enough();
        });
    };
    list_for(ActionKind::mage);
    const auto for_witch = [](Action action) {
        action.kind = ActionKind::witch;
        return action;
    };
    if (!list.repeat(list.count(), for_witch)) list_for(ActionKind::witch);
}

void list_magic(const Table& table, ActionList& list) {
    list_goals(table, list);
    if (list.count() > 0) return;
    const auto list_aside = [&](ActionKind kind, NodeIndex figure) {  // MAG-3
        Action action;
        action.kind = kind;
        if (figure != none32) list.add(action);
    };
    list_aside(ActionKind::unmage, table.magic->mage);
    list_aside(ActionKind::unwitch, table.magic->witch);
}

const char* refuse_aside(const Table& table, NodeIndex figure) {
    if (figure == none32) return "MAG-3: this figure is already off the board";
    return has_goal(table) ? "MAG-3: mage and witch leave the board only if no feature can take them" : nullptr;
}

const char* refuse_magic(const Table& table, Action action) {
    if (action.kind == ActionKind::unmage) return refuse_aside(table, table.magic->mage);
    if (action.kind == ActionKind::unwitch) return refuse_aside(table, table.magic->witch);
    const NodeIndex at = node_named(table, action);
    if (at == none32) return "MAG-2: the cell has no such segment";
    if (const char* const reason = refuse_feature(table, at)) return reason;
    return first_segment(table, at) == at
               ? nullptr
               : "MAG-8: the feature must be named by its first segment: lowest y, then x, then number";
}

void tell_of(Table& table, EventKind kind, NodeIndex at, NodeIndex from) {
    Event event = event_at(table, kind, table.board.nodes[at]);
    if (kind == EventKind::mage_moved || kind == EventKind::witch_moved) {
        event.from_segment = no_segment;
        if (from != none32) note_where_from(table, event, from);
    }
    emit(table, event);
}

void put_aside(Table& table, NodeIndex& figure, EventKind kind) {
    tell_of(table, kind, figure, none32);
    figure = none32;
}

void resolve_magic(Table& table, Action action) {
    Magic& magic = *table.magic;
    table.state->stage = StageOfMagic::moved;
    if (action.kind == ActionKind::unmage) return put_aside(table, magic.mage, EventKind::mage_left);
    if (action.kind == ActionKind::unwitch) return put_aside(table, magic.witch, EventKind::witch_left);
    const bool is_mage = action.kind == ActionKind::mage;
    NodeIndex& figure = is_mage ? magic.mage : magic.witch;
    const NodeIndex to = node_named(table, action);
    tell_of(table, is_mage ? EventKind::mage_moved : EventKind::witch_moved, to, figure);
    figure = to;
}

Progress ask_for_magic(Table& table) {
    const bool is_possible = has_goal(table) || table.magic->mage != none32 || table.magic->witch != none32;
    return is_possible ? ask(table, DecisionKind::magic) : Progress::next;
}

}  // namespace

void put_magic_aside(Table& table) { table.magic->mage = table.magic->witch = none32; }

bool has_magic_met(const Table& table) {
    const Magic& magic = *table.magic;
    return magic.mage != none32 && magic.witch != none32 && is_in(table, magic.mage, magic.witch);
}

bool is_magic_due(const Table& table) { return has_mark(table, table.state->laid, Mark::mage) || has_magic_met(table); }

// Step 1b, MAG-2, MAG-4: if a magic tile also joins the features of mage and witch, there is only one question.
Progress move_magic(Table& table) {
    const bool asks = table.state->stage == StageOfMagic::not_moved && is_magic_due(table);
    return asks ? ask_for_magic(table) : Progress::next;
}

// Step 2c, MAG-4
Progress part_magic(Table& table) { return has_magic_met(table) ? ask_for_magic(table) : Progress::next; }

// MAG-5
int value_with_magic(const Table& table, NodeIndex feature, int tiles, int value) {
    if (is_in(table, table.magic->mage, feature)) value += tiles;
    if (is_in(table, table.magic->witch, feature)) value = (value + 1) / 2;
    return value;
}

// MAG-7
void send_magic_aside(Table& table) {
    Magic& magic = *table.magic;
    const auto is_done = [&](NodeIndex figure) { return figure != none32 && table.board.is_closed(figure); };
    if (is_done(magic.mage)) put_aside(table, magic.mage, EventKind::mage_left);
    if (is_done(magic.witch)) put_aside(table, magic.witch, EventKind::witch_left);
}

const DecisionRules magic_rules = {list_magic, refuse_magic, resolve_magic};

// Either figure can be moved to any of the features, or aside.
std::uint32_t most_answers_about_magic(const Setup& setup) { return 2 * (setup.amounts.nodes + 1); }

void MagicPart::allocate_in(StateArena& arena, const Setup& setup) {
    if (setup.rules.plays(Expansion::mage)) arena.allocate(magic, 1);
}

void add_hash_of_magic(HashRow& row, const Table& table) {
    if (table.magic == nullptr) return;
    for (const NodeIndex at : {table.magic->mage, table.magic->witch}) {
        at == none32 ? static_cast<void>(row.add(none16)) : add_segment(row, table, at);
    }
}

}  // namespace mistbank
