#include "render/fits.hpp"

namespace mistbank::render {

HostVector<Fit> fits_of(const Game& game, const Allocator& allocator) {
    HostVector<Fit> fits(allocator);
    const auto add = [&fits](const Action& action, unsigned rotations) {
        if (fits.empty() || fits.back().x != action.x || fits.back().y != action.y) {
            fits.push_back({action.x, action.y, 0});
        }
        fits.back().rotations |= rotations;
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
