// Reasons from ferries, gold, mage and witch, robbers, crop circles, king and baron, and messages.
#include "adviser/expansions.hpp"
#include "adviser/reasons.hpp"

namespace mistbank {

void Telling::hear_of_small_boxes() {
    if (last_.kind == EventKind::gold_taken) ++taken_[static_cast<int>(last_.colour)];
}

void Telling::add_small_boxes() {
    add_messages();
    add_neutral_figures();
    add_tokens();
}

// Adds reasons for messages. Message 7 gives a tile instead of points, and message 8 scores a meeple (MSG-7).
void Telling::add_messages() {
    if (last_.kind != EventKind::message_resolved || !is_own(last_.colour)) return;
    if (last_.amount != 0 && last_.count == 7) {
        return reasons_.add(weight_of_a_part, "the message brings another tile");
    }
    int& gain = gains_[static_cast<int>(own_)];
    if (last_.amount == 0) {
        reasons_.add(gain, Phrase::of("takes ", counted_things(gain, "point"), " instead of the message"));
    } else if (last_.count == 8) {
        reasons_.add(gain, Phrase::of("the message scores a meeple for ", counted_things(gain, "point")));
    } else {
        reasons_.add(gain, Phrase::of("the message brings ", counted_things(gain, "point")));
    }
    gain = 0;
}

void Telling::add_neutral_figures() {
    const auto tell_move = [&](const char* words) {
        reasons_.add(weight_of_a_place, Phrase::of(words, place_in_words(node_of(last_))));
    };
    switch (last_.kind) {
        case EventKind::mage_moved: return tell_move("puts the mage ");
        case EventKind::witch_moved: return tell_move("puts the witch ");
        case EventKind::ferry_placed: return tell_joined("a ferry forms a road of ");
        case EventKind::ferry_moved: return tell_joined("a moved ferry forms a road of ");
        case EventKind::robber_placed:
            return reasons_.add(weight_of_a_place, Phrase::of("sends a robber to space ", last_.count));
        case EventKind::robbed:
            if (!is_own(last_.colour)) return;
            return add_own_gain(Phrase::of("robs ", mark_of(static_cast<Colour>(last_.amount))).c_str());
        case EventKind::crop_chosen:
            return reasons_.add(weight_of_a_place, last_.count == 0 ? "lets all players add a meeple"
                                                                    : "makes all players remove a meeple");
        case EventKind::meeple_removed: {
            // Other players choose which of their meeples to remove.
            const Phrase any_meeple = Phrase::of("a meeple of ", mark_of(last_.colour));
            const Phrase figure = is_own(last_.colour) ? figure_of(last_) : any_meeple;
            return reasons_.add(weight_of_a_figure, Phrase::of("sends ", figure, " home"));
        }
        default: return;
    }
}

void Telling::tell_joined(const char* words) {
    const int tiles = table_.board.tiles_of(table_.board.index_of(node_of(last_)));
    reasons_.add(weight_of_a_place, Phrase::of(words, counted_things(tiles, "tile")));
}

void Telling::add_tokens() {
    const auto tell_token = [&](const char* token) {
        const Phrase words = is_own(last_.colour) ? Phrase::of("takes ", token)
                                                  : Phrase::of("gives ", mark_of(last_.colour), ' ', token);
        reasons_.add(weight_of_a_figure, words);
    };
    switch (last_.kind) {
        case EventKind::king_taken: return tell_token("the king");
        case EventKind::baron_taken: return tell_token("the robber baron");
        case EventKind::gold_placed:
            // The first ingot must go on the laid tile, so it is not a reason.
            if (has_laid_ && last_.x == laid_.x && last_.y == laid_.y) return;
            return reasons_.add(weight_of_growth, Phrase::of("puts an ingot on the tile at ", last_.x, ',', last_.y));
        default: return;
    }
}

void Telling::tell_taken() {
    for (int colour = 0; colour < max_colours; ++colour) {
        const int ingots = taken_[colour];
        if (ingots == 0) continue;
        const auto whose = static_cast<Colour>(colour);
        const Phrase verb = is_own(whose) ? Phrase("takes ") : Phrase::of("gives ", mark_of(whose), ' ');
        reasons_.add(weight_of_a_place * ingots, Phrase::of(verb, counted_things(ingots, "ingot")));
    }
}

void Telling::add_advance() {
    reasons_.add(weight_of_growth, Phrase::of("the ", name_of_counter(advanced_.count), " goes to ", advanced_.total));
}

}  // namespace mistbank
