// Which game is played, by whom, with which options.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "mistbank/figure.hpp"
#include "mistbank/pieces.h"
#include "mistbank/status.hpp"

namespace mistbank {

/// See #mistbank_system.
enum class System : std::uint8_t {
    cooperative = MISTBANK_SYSTEM_COOPERATIVE,
    base = MISTBANK_SYSTEM_BASE,
    demo = MISTBANK_SYSTEM_DEMO,
};

/// See #mistbank_expansion.
enum class Expansion : std::uint8_t {
    ghosts_castles_cemeteries = MISTBANK_EXPANSION_GHOSTS_CASTLES_CEMETERIES,
    river = MISTBANK_EXPANSION_RIVER,
    abbot = MISTBANK_EXPANSION_ABBOT,
    inns_cathedrals = MISTBANK_EXPANSION_INNS_CATHEDRALS,
    traders_builders = MISTBANK_EXPANSION_TRADERS_BUILDERS,
    princess_dragon = MISTBANK_EXPANSION_PRINCESS_DRAGON,
    tower = MISTBANK_EXPANSION_TOWER,
    abbey_mayor = MISTBANK_EXPANSION_ABBEY_MAYOR,
    flying_machines = MISTBANK_EXPANSION_FLYING_MACHINES,
    hills_sheep = MISTBANK_EXPANSION_HILLS_SHEEP,
    big_top = MISTBANK_EXPANSION_BIG_TOP,
    vodyanoy = MISTBANK_EXPANSION_VODYANOY,
    messages = MISTBANK_EXPANSION_MESSAGES,
    ferries = MISTBANK_EXPANSION_FERRIES,
    gold = MISTBANK_EXPANSION_GOLD,
    mage = MISTBANK_EXPANSION_MAGE,
    robbers = MISTBANK_EXPANSION_ROBBERS,
    crops = MISTBANK_EXPANSION_CROPS,
    king = MISTBANK_EXPANSION_KING,
};
/// How many expansions there are.
inline constexpr int expansion_count = MISTBANK_EXPANSION_KING + 1;
/// In sets an expansion is this bit.
constexpr std::uint32_t bit(Expansion expansion) { return 1u << static_cast<unsigned>(expansion); }

/// "ghosts_castles_cemeteries", "river" ...; "?" for a value that is no expansion.
const char* name_of(Expansion expansion) noexcept;
/// The expansion of this name; nothing if there is none.
std::optional<Expansion> expansion_named(std::string_view name) noexcept;

/// See #mistbank_edition.
enum class Edition : std::uint16_t {
    of_2022 = MISTBANK_EDITION_2022,
    of_2023 = MISTBANK_EDITION_2023,
};

/// See #mistbank_joint_scoring.
enum class JointScoring : std::uint8_t {
    every_colour = MISTBANK_JOINT_EVERY_COLOUR,
    majority = MISTBANK_JOINT_MAJORITY,
};

/// See #mistbank_draws.
enum class Draws : std::uint8_t {
    automatic = MISTBANK_DRAWS_AUTOMATIC,
    external = MISTBANK_DRAWS_EXTERNAL,
};

/// The newest revision of the rules. What a version mends of how a game goes (which actions are legal, what happens)
/// gets a revision of its own, so that games which were stored before are played as they were:
/// 1. as version 1.0 played;
/// 2. castles and cemeteries of a tile set are scenery in games that have none (LVL-1); 1.0 let meeples stand on them
///    and be buried there. The final scoring tells features in the order in which they lie (MEET-26).
/// 3. hands are filled until no tile is left, with dragon tiles that wait too, and whose hand is empty fills it up when
///    there are tiles again (HSE-1, HSE-4); from the first volcano on each tile that is left is as likely as another to
///    be drawn (PRD-3), where before types that had been drawn came a little later; a meeple that reaches a space for
///    acrobats without the portal is told one way only, as `acrobat` (PRD-23).
inline constexpr int newest_revision = 3;

/// See #mistbank_unplayable.
enum class Unplayable : std::uint8_t {
    set_aside = MISTBANK_UNPLAYABLE_SET_ASIDE,
    returned = MISTBANK_UNPLAYABLE_RETURNED,
};

/// House rules: each by itself, in competitive games only (MEET-1).
struct HouseRules {
    int hand = 0;             ///< 3: players choose from a hand of three tiles (HSE-1); 0: they draw one
    bool hand_open = false;   ///< everybody sees the hands, also that of draw_ahead (HSE-2); without a hand: no
    bool draw_ahead = false;  ///< the next tile is drawn at the end of one's turn (HSE-5); not with a hand
    Unplayable unplayable = Unplayable::set_aside;  ///< HSE-6
    bool hole_turn = false;                         ///< who fills a hole has another turn (HSE-7)
    bool incomplete_scores = true;                  ///< no: what is incomplete brings nothing at the end (HSE-8)
    int table_width = 0;            ///< cells from west to east on which tiles may lie, from 3; 0: no table (HSE-9)
    int table_height = 0;           ///< likewise from north to south; both or none
    int table_x = -1;               ///< column of the cell 0,0 on the table, from 0; -1: in the middle
    int table_y = -1;               ///< row of the cell 0,0, likewise
    bool border_completes = false;  ///< the table's edge closes what ends at it (HSE-10); needs a table
    bool start_in_bag = false;      ///< the starting tile is drawn like any, the first one drawn starts (HSE-11)
    bool small_cities = false;      ///< a complete city of two tiles brings what it would incomplete (HSE-13)
    std::uint32_t without = 0;  ///< 1 << FigureKind of each kind that stays in the box; not meeples, guards (HSE-14)
    bool dragon_after_scoring = false;  ///< the dragon moves at the end of a part (HSE-15); without a dragon: no
    bool hill_majority = false;         ///< of those tied, most meeples on hills win (HSE-16); without hills: no

    /// Whether tiles may lie on some cells only.
    bool has_table() const noexcept { return table_width != 0; }
    /// Whether players hold tiles, of a hand or drawn ahead.
    bool has_hands() const noexcept { return hand != 0 || draw_ahead; }
    /// Whether players hold tiles that the others may not see, of a hand or drawn ahead, until the game is over
    /// (HSE-2). A host then tells legal actions, why_not() and a player's view to that player only.
    bool has_hidden_hands() const noexcept { return has_hands() && !hand_open; }
};

/// A plain description of a game to be made. Take a preset and change what differs. Fields that do not concern the
/// system are ignored, and reset to their defaults by validate.
struct Rules {
    System system = System::cooperative;  ///< the game
    std::uint32_t expansions = 0;  ///< base and demo: bit(Expansion) of each that is played; cooperative: none (MEET-1)
    Edition edition = Edition::of_2023;  ///< cooperative: the printing of its rulebook
    int level = 1;                       ///< cooperative: 1 to 6 (LVL-1)
    int players = 2;                     ///< cooperative: 1 to 5 (COO-1); competitive: 1 to 6, with GCC 2 to 6 (GCC-2)
    int starting_player = 0;             ///< 0 to players-1

    /// The colours in play, all different; the first colour_count entries count. Cooperative: four colours for one
    /// player (all theirs) and for two (the first two belong to player 0), else one a player (COO-1). Competitive: one
    /// a player. colour_count 0 means the first colours in the order of the enum.
    int colour_count = 0;
    Colour colours[max_colours] = {};  ///< see colour_count

    /// Level 6 of edition 2023: the three colours in play that have a scoring meeple (SIX-2).
    /// scoring_colour_count 0 means the first three in play; it must be 0 in every other game.
    int scoring_colour_count = 0;
    Colour scoring_colours[max_colours] = {};  ///< see scoring_colour_count

    JointScoring joint_scoring = JointScoring::every_colour;  ///< cooperative
    bool farmers = true;                                      ///< base: meeples on fields (FLD)
    bool ghosts = true;                                       ///< GCC: ghosts on meeples (GCC-14)
    bool castles = true;                                      ///< GCC: castle tiles are played (GCC-14)
    bool cemeteries = true;                                   ///< GCC: cemetery tiles are played (GCC-14)
    Draws draws = Draws::automatic;                           ///< who decides which tile is drawn
    HouseRules house;                                         ///< competitive: house rules (HSE)
    std::uint64_t seed = 0;  ///< fixes the order of the tiles with automatic draws; reset to 0 with external ones

    /// Which revision of the rules is played, see newest_revision; 0 means the newest. Records and snapshots bring
    /// their own; nothing else needs an older one.
    int revision = 0;

    /// Whether this expansion is played.
    bool plays(Expansion expansion) const noexcept { return (expansions & bit(expansion)) != 0; }
};

/// "cooperative", "base" ...; "?" for a value that is no system.
const char* name_of(System system) noexcept;

/// The preset of this name, for two players: "level1" to "level6" (edition 2023), "level1_2022" to "level6_2022",
/// "base", "base_without_farmers", "demo", the name of an expansion (the base game with it), "everything" (the base
/// game with all expansions); preset_name() tells all. Nothing for an unknown name.
std::optional<Rules> preset(std::string_view name) noexcept;
/// The name of the tile set number `index` that these rules are played with where the host gives none; null after the
/// last. The first has the starting block.
const char* default_set(const Rules& rules, int index) noexcept;
/// The name of preset number `index`, null from preset_count() on.
const char* preset_name(int index) noexcept;
/// How many presets there are.
int preset_count() noexcept;

/// Checks every field. On success the result is the rules with defaults filled in (colours, scoring colours);
/// otherwise nothing, and `error` holds invalid_rules and a message that names the field.
std::optional<Rules> validate(const Rules& rules, Error& error);

}  // namespace mistbank
