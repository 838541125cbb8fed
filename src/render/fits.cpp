#include "render/fits.hpp"

#include <algorithm>

namespace mistbank::render {

HostVector<Fit> fits_of(const Game& game, const Allocator& allocator) {
    HostVector<Fit> fits(allocator);
    const bool is_hand = game.decision().kind == DecisionKind::hand;
    if (is_hand && game.rules().house.has_hidden_hands()) return fits;  // the picture must not show the hand (HSE-2)
    const auto add = [&](const Action& action, unsigned rotations) {
        const auto is_there = [&](const Fit& fit) { return fit.x == action.x && fit.y == action.y; };
        // Legal actions are sorted by cell, so only the last fit can have the same cell. With a hand, each tile has its
        // own sorted actions.
        const auto from = is_hand || fits.empty() ? fits.begin() : fits.end() - 1;
        auto fit = std::find_if(from, fits.end(), is_there);
        if (fit == fits.end()) fit = fits.insert(fits.end(), {action.x, action.y, 0});
        fit->rotations |= rotations;
    };
    for (const Action& action : game.legal_actions(allocator)) {
        if (action.kind == ActionKind::lay) add(action, 1u << (action.count & 3));
        if (action.kind == ActionKind::face_down) add(action, 0);
    }
    return fits;
}

ShortText<7> rotations_text(unsigned rotations) {
    ShortText<7> text;
    for (int rotation = 0; rotation < 4; ++rotation) {
        if ((rotations >> rotation & 1u) != 0) (text += text.empty() ? "" : " ") += rotation;
    }
    return text;
}

}  // namespace mistbank::render
