#include "board/fringe_groups.hpp"

namespace mistbank {

std::uint32_t FringeGroups::take_place(SidePattern asked, std::uint32_t& blocks_in_row) {
    if (first[asked] == 0 || blocks[first[asked] - 1].used == fringe_block) {
        std::uint32_t fresh = first[0];
        if (fresh == 0) {
            fresh = ++blocks_in_row;
        } else {
            first[0] = blocks[fresh - 1].next;
        }
        blocks[fresh - 1] = {first[asked], 0, asked, 0};
        first[asked] = fresh;
    }
    const std::uint32_t block = first[asked] - 1;
    return fringe_block * block + blocks[block].used++;
}

std::uint32_t FringeGroups::give_up_place(SidePattern asked) {
    const std::uint32_t block = first[asked] - 1;
    const std::uint32_t place = fringe_block * block + --blocks[block].used;
    if (blocks[block].used == 0) {
        first[asked] = blocks[block].next;
        blocks[block].next = first[0];
        first[0] = block + 1;
    }
    return place;
}

}  // namespace mistbank
