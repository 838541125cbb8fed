// What lies on the table of the small boxes, as a game tells it.
#include <algorithm>

#include "game/view.hpp"
#include "mistbank/game.hpp"

namespace mistbank {
namespace {

bool is_in_play(const Game& game, Colour colour) { return game.player_of(colour) >= 0; }

SpotView spot_of(const Table& table, NodeIndex at) {
    if (at == none32) return {};
    const Node& node = table.board.nodes[at];
    return {static_cast<int>(node.tile), node.number};
}

}  // namespace

// --- ferries and gold -----------------------------------------------------------------------------------------------

int Game::ferry_count() const noexcept {
    const Ferries* const ferries = inside_->table.ferries;
    return ferries == nullptr ? 0 : static_cast<int>(ferries->links.count);
}

FerryView Game::ferry(int index) const noexcept {
    if (index < 0 || index >= ferry_count()) return {};
    const Link& ferry = inside_->table.ferries->links.of[index];
    return {static_cast<int>(ferry.tile), ferry.one, ferry.other};
}

int Game::ingots_on(int tile) const noexcept {
    if (inside_->table.gold == nullptr || tile < 0) return 0;
    return mistbank::ingots_on(inside_->table, static_cast<TileIndex>(tile));
}

int Game::ingots_aside() const noexcept {
    const Gold* const gold = inside_->table.gold;
    return gold == nullptr ? 0 : gold->aside;
}

int Game::ingots_of(Colour colour) const noexcept {
    const Gold* const gold = inside_->table.gold;
    return gold == nullptr || !is_in_play(*this, colour) ? 0 : gold->held[static_cast<int>(colour)];
}

// --- mage and witch, the robbers, messages --------------------------------------------------------------------------

SpotView Game::mage() const noexcept {
    const Magic* const magic = inside_->table.magic;
    return magic == nullptr ? SpotView{} : spot_of(inside_->table, magic->mage);
}

SpotView Game::witch() const noexcept {
    const Magic* const magic = inside_->table.magic;
    return magic == nullptr ? SpotView{} : spot_of(inside_->table, magic->witch);
}

int Game::robber_space(Colour colour) const noexcept {
    const Robbers* const robbers = inside_->table.robbers;
    if (robbers == nullptr || !is_in_play(*this, colour)) return -1;
    const std::uint8_t space = robbers->space[static_cast<int>(colour)];
    return space == robber_in_supply ? -1 : space;
}

int Game::courier(Colour colour) const noexcept {
    const Messages* const messages = inside_->table.messages;
    return messages == nullptr || !is_in_play(*this, colour) ? 0 : messages->courier[static_cast<int>(colour)];
}

int Game::messages_seen() const noexcept {
    const Table& table = inside_->table;
    return table.messages == nullptr ? 0 : static_cast<int>(mistbank::messages_seen(table));
}

int Game::message_seen(int index) const noexcept {
    return index >= 0 && index < messages_seen() ? inside_->table.messages->seen[index] : 0;
}

// After a first round the order repeats (MSG-2).
int Game::next_message() const noexcept {
    if (messages_seen() < message_count) return 0;
    return inside_->table.messages->seen[inside_->table.messages->drawn % message_count];
}

// --- king and robber baron ------------------------------------------------------------------------------------------

Colour Game::king() const noexcept {
    const Tokens* const tokens = inside_->table.tokens;
    return tokens == nullptr ? Colour::none : tokens->king;
}

Colour Game::baron() const noexcept {
    const Tokens* const tokens = inside_->table.tokens;
    return tokens == nullptr ? Colour::none : tokens->baron;
}

int Game::largest_city() const noexcept {
    const Tokens* const tokens = inside_->table.tokens;
    return tokens == nullptr ? 0 : tokens->largest_city;
}

int Game::longest_road() const noexcept {
    const Tokens* const tokens = inside_->table.tokens;
    return tokens == nullptr ? 0 : tokens->longest_road;
}

}  // namespace mistbank
