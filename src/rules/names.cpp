// The names of everything that is numbered, as records, logs and bindings write them.
#include <cstddef>

#include "mistbank/event.hpp"
#include "mistbank/tally.hpp"
#include "rules/figure_kinds.hpp"

namespace mistbank {
namespace {

template <std::size_t count>
const char* name_in(const char* const (&names)[count], std::size_t number) {
    return number < count ? names[number] : "?";
}

constexpr const char* colour_names[] = {"red", "green", "blue", "yellow", "black", "pink"};

constexpr const char* system_names[] = {"?", "cooperative", "base", "demo"};

constexpr const char* good_names[good_kinds] = {"wine", "grain", "cloth"};

constexpr const char* counter_names[] = {"marker", "courier"};

constexpr const char* decision_names[] = {"over",
                                          "draw",
                                          "lay_tile",
                                          "bury",
                                          "ghost_on_cemetery",
                                          "haunt_meeple",
                                          "place_meeple",
                                          "order_of_scoring",
                                          "score_or_pacify",
                                          "scoring_colour",
                                          "place_hound",
                                          "hound_pacifies",
                                          "lay_face_down",
                                          "take",
                                          "exchange",
                                          "move_dragon",
                                          "abbey",
                                          "move_wagon",
                                          "chance",
                                          "land",
                                          "hand",
                                          "flock",
                                          "gold",
                                          "magic",
                                          "robber",
                                          "ferry",
                                          "advance",
                                          "message",
                                          "message_meeple",
                                          "crop",
                                          "crop_add",
                                          "crop_remove"};

constexpr const char* event_names[] = {"?",
                                       "turn_began",
                                       "tile_drawn",
                                       "tile_set_aside",
                                       "tile_laid",
                                       "bank_finished",
                                       "ghosts_placed",
                                       "ghosts_removed",
                                       "figure_placed",
                                       "figure_returned",
                                       "meeple_buried",
                                       "cemetery_closed",
                                       "feature_scored",
                                       "feature_pacified",
                                       "points_scored",
                                       "hound_arrived",
                                       "hound_lost",
                                       "hound_scored",
                                       "hound_buried",
                                       "pile_opened",
                                       "face_down_laid",
                                       "won",
                                       "lost",
                                       "meeple_haunted",
                                       "meeple_scared",
                                       "guard_gained",
                                       "final_scoring",
                                       "feature_scored_at_end",
                                       "part_began",
                                       "abbot_recalled",
                                       "goods_taken",
                                       "goods_scored",
                                       "fairy_moved",
                                       "fairy_scored",
                                       "dragon_moved",
                                       "figure_eaten",
                                       "tile_awaits_dragon",
                                       "tiles_shuffled_back",
                                       "floor_built",
                                       "figure_captured",
                                       "prisoner_returned",
                                       "ransom_paid",
                                       "wagon_moved",
                                       "die_rolled",
                                       "flight_crashed",
                                       "knight_removed",
                                       "tile_hidden",
                                       "token_drawn",
                                       "flock_scored",
                                       "big_top_moved",
                                       "animal_shown",
                                       "big_top_scored",
                                       "pyramid_scored",
                                       "ringmaster_scored",
                                       "figure_caught",
                                       "figure_released",
                                       "lake_scored",
                                       "tile_taken",
                                       "tile_returned",
                                       "hole_filled",
                                       "hand_set_aside",
                                       "gold_placed",
                                       "gold_taken",
                                       "gold_scored",
                                       "mage_moved",
                                       "witch_moved",
                                       "mage_left",
                                       "witch_left",
                                       "robber_placed",
                                       "robbed",
                                       "robber_followed",
                                       "ferry_placed",
                                       "ferry_moved",
                                       "figure_advanced",
                                       "message_drawn",
                                       "message_resolved",
                                       "crop_chosen",
                                       "meeple_added",
                                       "meeple_removed",
                                       "king_taken",
                                       "baron_taken",
                                       "king_scored",
                                       "baron_scored"};

constexpr const char* source_names[source_count] = {
    "before",   "roads", "cities",  "monasteries", "gardens", "fields",  "castles",  "ghosts",
    "hounds",   "goods", "fairy",   "prisoners",   "sheep",   "big_top", "acrobats", "ringmaster",
    "vodyanoy", "gold",  "robbers", "messages",    "king",    "baron"};

}  // namespace

const char* name_of(Colour colour) noexcept {
    return colour == Colour::none ? "none" : name_in(colour_names, static_cast<std::size_t>(colour));
}

Colour colour_named(std::string_view name) noexcept {
    for (std::size_t colour = 0; colour < max_colours; ++colour) {
        if (name == colour_names[colour]) return static_cast<Colour>(colour);
    }
    return Colour::none;
}

const char* name_of(System system) noexcept { return name_in(system_names, static_cast<std::size_t>(system)); }
const char* name_of(Expansion expansion) noexcept {
    const auto number = static_cast<std::size_t>(expansion);
    return number < expansion_count ? expansion_rules[number].name : "?";
}

std::optional<Expansion> expansion_named(std::string_view name) noexcept {
    for (const ExpansionRules& its : expansion_rules) {
        if (name == its.name) return its.expansion;
    }
    return std::nullopt;
}

const char* name_of(FigureKind kind) noexcept {
    return static_cast<int>(kind) < figure_kinds ? rules_of(kind).name : "?";
}
const char* name_of_counter(int counter) noexcept { return name_in(counter_names, static_cast<std::size_t>(counter)); }
const char* name_of(Good good) noexcept { return name_in(good_names, static_cast<std::size_t>(good)); }
const char* name_of(DecisionKind kind) noexcept { return name_in(decision_names, static_cast<std::size_t>(kind)); }
const char* name_of(Source source) noexcept { return name_in(source_names, static_cast<std::size_t>(source)); }
const char* name_of(EventKind kind) noexcept { return name_in(event_names, static_cast<std::size_t>(kind)); }

}  // namespace mistbank
