// Rules of a game: system, expansions, players, options.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "mistbank/enumerations.hpp"
#include "mistbank/figure.hpp"
#include "mistbank/status.hpp"

namespace mistbank {

/// The number of expansions.
inline constexpr int expansion_count = MISTBANK_EXPANSION_FESTIVAL + 1;
/// Returns the bit of an expansion in a set.
constexpr std::uint32_t bit(Expansion expansion) { return 1u << static_cast<unsigned>(expansion); }

/// Returns the name of an expansion, for example "river"; "?" for an unknown value.
const char* name_of(Expansion expansion) noexcept;
/// Returns the expansion with this name; nothing for an unknown name.
std::optional<Expansion> expansion_named(std::string_view name) noexcept;

/// The newest revision of the rules. Each correction of legal actions or their effects gets a new revision. Stored
/// games keep the revision of their creation:
/// 1. the rules of version 1.0;
/// 2. castles and cemeteries of a tile set are scenery in games without them (LVL-1); in revision 1 meeples could stand
/// on them and be buried there. The final scoring reports features in their order on the board (MEET-26).
/// 3. hands are filled until no tile is left, including waiting dragon tiles (HSE-1). A player with an empty hand fills
/// it when there are tiles again (HSE-4). From the first volcano on, all remaining tiles have the same chance to be
/// drawn (PRD-3); in older revisions, tile types with copies already drawn came a little later than others. If a meeple
/// can reach a space for acrobats without the portal, only the action `acrobat` is legal for this space, not `portal`
/// (PRD-23).
inline constexpr int newest_revision = 3;

/// House rules, for competitive games only (MEET-1). House rules can be combined, except where a comment below excludes
/// it.
struct HouseRules {
    int hand = 0;             ///< 3: players choose from a hand of 3 tiles (HSE-1); 0: players draw one tile
    bool hand_open = false;   ///< all players see all hands, including tiles of draw_ahead (HSE-2); false without hands
    bool draw_ahead = false;  ///< players draw the next tile at the end of their turn (HSE-5); false with a hand
    Unplayable unplayable = Unplayable::set_aside;  ///< fate of a tile that does not fit anywhere (HSE-6)
    bool hole_turn = false;                         ///< a player who fills a hole takes another turn (HSE-7)
    bool incomplete_scores = true;                  ///< false: incomplete features score nothing at the end (HSE-8)
    int table_width = 0;            ///< cells from west to east that can hold tiles, 3 or more; 0: no table (HSE-9)
    int table_height = 0;           ///< cells from north to south; set both sizes or neither
    int table_x = -1;               ///< column of the cell 0,0 on the table, from 0; -1: in the middle
    int table_y = -1;               ///< row of the cell 0,0 on the table, from 0; -1: in the middle
    bool border_completes = false;  ///< the edge of the table closes features (HSE-10); requires a table
    bool start_in_bag = false;      ///< there is no fixed starting tile; the first drawn tile starts the board (HSE-11)
    bool small_cities = false;      ///< a complete city of two tiles scores like an incomplete one (HSE-13)
    std::uint32_t without = 0;  ///< 1 << FigureKind of each unused kind; meeples and guards are always used (HSE-14)
    bool dragon_after_scoring = false;  ///< the dragon moves after the scoring and the wagons (HSE-15); false without a
                                        ///< dragon
    bool hill_majority = false;         ///< among tied colours, the colour with the most meeples on hills wins
                                        ///< (HSE-16); false without hills
    FirstPlayer first_player = FirstPlayer::host;  ///< the method that determines the first player (HSE-17)
    bool tile_sales = false;  ///< the other players may buy a drawn tile if its type is the only one left that can
                              ///< complete a road or city (HSE-18); false with hands or draw_ahead

    /// Returns whether the table limits the cells for tiles.
    bool has_table() const noexcept { return table_width != 0; }
    /// Returns whether players hold tiles, in a hand or drawn ahead.
    bool has_hands() const noexcept { return hand != 0 || draw_ahead; }
    /// Returns whether players hold tiles that are hidden from the others until the end of the game, in a hand or drawn
    /// ahead (HSE-2). A host must then show legal actions and why_not() only to the deciding player, and each player's
    /// view of the position only to this player.
    bool has_hidden_hands() const noexcept { return has_hands() && !hand_open; }
};

/// The rules of a new game. Start with a preset and change some fields. validate() resets fields that the system does
/// not use to their defaults.
struct Rules {
    System system = System::cooperative;  ///< the kind of game
    std::uint32_t expansions = 0;  ///< base and demo: bit(Expansion) of each used expansion; cooperative: none (MEET-1)
    Edition edition = Edition::of_2023;  ///< cooperative: edition of the rulebook
    int level = 1;                       ///< cooperative: the level, 1 to 6 (LVL-1)
    int players = 2;                     ///< number of players; cooperative: 1 to 5 (COO-1); competitive: 1 to 6, with
                                         ///< GCC 2 to 6 (GCC-2)
    int starting_player = 0;             ///< the first player, 0 to players - 1; 0 if `house.first_player` determines
                                         ///< the first player

    /// The colours in play, all different; the first colour_count entries are valid. Cooperative: one player plays 4
    /// colours; two players play 2 colours each, the first 2 belong to player 0; otherwise each player has one colour
    /// (COO-1). Competitive: each player has one colour. colour_count 0 means the first colours in the order of the
    /// enumeration.
    int colour_count = 0;
    Colour colours[max_colours] = {};  ///< the colours; see colour_count

    /// Level 6 of edition 2023: the three colours in play with a scoring meeple (SIX-2). scoring_colour_count 0 means
    /// the first three in play; it must be 0 in every other game.
    int scoring_colour_count = 0;
    Colour scoring_colours[max_colours] = {};  ///< see scoring_colour_count

    JointScoring joint_scoring = JointScoring::every_colour;  ///< cooperative: scoring of features with several colours
                                                              ///< (COO-7)
    bool farmers = true;                                      ///< base: meeples can be placed on fields (FLD)
    bool ghosts = true;                                       ///< with GCC: ghosts can haunt meeples (GCC-14)
    bool castles = true;                                      ///< with GCC: the castle tiles are used (GCC-14)
    bool cemeteries = true;                                   ///< with GCC: the cemetery tiles are used (GCC-14)
    Draws draws = Draws::automatic;                           ///< whether the library or the host draws tiles
    HouseRules house;                                         ///< competitive: house rules (HSE)
    std::uint64_t seed = 0;  ///< with automatic draws: determines the order of the tiles; with external draws:
                             ///< validate() resets it to 0

    /// The revision of the rules, see newest_revision; 0 means the newest. Older revisions only serve to replay stored
    /// games, which contain their revision.
    int revision = 0;

    /// Returns whether the game uses this expansion.
    bool plays(Expansion expansion) const noexcept { return (expansions & bit(expansion)) != 0; }
};

/// Returns the name of a system, for example "base"; "?" for an unknown value.
const char* name_of(System system) noexcept;

/// Returns the preset with this name, for two players; nothing for an unknown name. preset_name() lists all names.
/// Cooperative presets are "level1" to "level6" (edition 2023) and "level1_2022" to "level6_2022". Other presets are
/// "base", "base_without_farmers" and "demo". The name of an expansion gives the base game with this expansion;
/// "everything" gives the base game with all expansions.
std::optional<Rules> preset(std::string_view name) noexcept;
/// Returns the name of default tile set number `index` of these rules; null for an index out of range. Set 0 contains
/// the starting block.
const char* default_set(const Rules& rules, int index) noexcept;
/// Returns the name of preset number `index`; null for an index out of range.
const char* preset_name(int index) noexcept;
/// Returns the number of presets.
int preset_count() noexcept;

/// Checks every field. Returns the rules with colours, scoring colours and revision filled in where they are missing,
/// and with unused fields reset to their defaults. Returns nothing if a field is invalid; then `error` holds
/// invalid_rules and a message that names the field.
std::optional<Rules> validate(const Rules& rules, Error& error);

}  // namespace mistbank
