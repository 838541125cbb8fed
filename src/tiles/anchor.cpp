#include "mistbank/anchor.hpp"

namespace mistbank {

Anchor anchor_of(const Segment& segment, int rotation) noexcept {
    Anchor anchor{segment.anchor_x, segment.anchor_y};
    for (int turn = 0; turn < rotation; ++turn) anchor = {100 - anchor.y, anchor.x};
    return anchor;
}

}  // namespace mistbank
