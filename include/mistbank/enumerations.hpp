// The enumerations of the C++ API, with the values and names of the C API. Written by bindings/generate.
#pragma once

#include <cstdint>

#include "mistbank/kinds.h"

namespace mistbank {

/// See #mistbank_status.
enum class Status : std::int32_t {
    ok = MISTBANK_OK,
    invalid_argument = MISTBANK_INVALID_ARGUMENT,
    out_of_memory = MISTBANK_OUT_OF_MEMORY,
    buffer_too_small = MISTBANK_BUFFER_TOO_SMALL,
    invalid_rules = MISTBANK_INVALID_RULES,
    invalid_tile_set = MISTBANK_INVALID_TILE_SET,
    illegal_action = MISTBANK_ILLEGAL_ACTION,
    wrong_decision = MISTBANK_WRONG_DECISION,
    game_over = MISTBANK_GAME_OVER,
    nothing_to_undo = MISTBANK_NOTHING_TO_UNDO,
    not_recorded = MISTBANK_NOT_RECORDED,
    invalid_record = MISTBANK_INVALID_RECORD,
    invalid_snapshot = MISTBANK_INVALID_SNAPSHOT,
    unknown_name = MISTBANK_UNKNOWN_NAME,
    internal_error = MISTBANK_INTERNAL_ERROR,
    invalid_json = MISTBANK_INVALID_JSON,
    invalid_position = MISTBANK_INVALID_POSITION,
};

/// See #mistbank_colour.
enum class Colour : std::uint8_t {
    red = MISTBANK_COLOUR_RED,
    green = MISTBANK_COLOUR_GREEN,
    blue = MISTBANK_COLOUR_BLUE,
    yellow = MISTBANK_COLOUR_YELLOW,
    black = MISTBANK_COLOUR_BLACK,
    pink = MISTBANK_COLOUR_PINK,
    none = MISTBANK_COLOUR_NONE,
};

/// See #mistbank_figure_kind.
enum class FigureKind : std::uint8_t {
    normal = MISTBANK_FIGURE_NORMAL,
    guard = MISTBANK_FIGURE_GUARD,
    large = MISTBANK_FIGURE_LARGE,
    abbot = MISTBANK_FIGURE_ABBOT,
    mayor = MISTBANK_FIGURE_MAYOR,
    wagon = MISTBANK_FIGURE_WAGON,
    ringmaster = MISTBANK_FIGURE_RINGMASTER,
    builder = MISTBANK_FIGURE_BUILDER,
    pig = MISTBANK_FIGURE_PIG,
    barn = MISTBANK_FIGURE_BARN,
    shepherd = MISTBANK_FIGURE_SHEPHERD,
};

/// See #mistbank_good.
enum class Good : std::uint8_t {
    wine = MISTBANK_GOOD_WINE,
    grain = MISTBANK_GOOD_GRAIN,
    cloth = MISTBANK_GOOD_CLOTH,
};

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
    festival = MISTBANK_EXPANSION_FESTIVAL,
};

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

/// See #mistbank_unplayable.
enum class Unplayable : std::uint8_t {
    set_aside = MISTBANK_UNPLAYABLE_SET_ASIDE,
    returned = MISTBANK_UNPLAYABLE_RETURNED,
};

/// See #mistbank_first_player.
enum class FirstPlayer : std::uint8_t {
    host = MISTBANK_FIRST_PLAYER_HOST,
    random = MISTBANK_FIRST_PLAYER_RANDOM,
    most_roads = MISTBANK_FIRST_PLAYER_MOST_ROADS,
};

/// See #mistbank_side.
enum class Side : std::uint8_t {
    north = MISTBANK_SIDE_NORTH,
    east = MISTBANK_SIDE_EAST,
    south = MISTBANK_SIDE_SOUTH,
    west = MISTBANK_SIDE_WEST,
};

/// See #mistbank_side_kind.
enum class SideKind : std::uint8_t {
    field = MISTBANK_SIDE_KIND_FIELD,
    road = MISTBANK_SIDE_KIND_ROAD,
    city = MISTBANK_SIDE_KIND_CITY,
    river = MISTBANK_SIDE_KIND_RIVER,
    any = MISTBANK_SIDE_KIND_ANY,
};

/// See #mistbank_segment_kind.
enum class SegmentKind : std::uint8_t {
    road = MISTBANK_SEGMENT_ROAD,
    city = MISTBANK_SEGMENT_CITY,
    field = MISTBANK_SEGMENT_FIELD,
    mist = MISTBANK_SEGMENT_MIST,
    monastery = MISTBANK_SEGMENT_MONASTERY,
    castle = MISTBANK_SEGMENT_CASTLE,
    cemetery = MISTBANK_SEGMENT_CEMETERY,
    garden = MISTBANK_SEGMENT_GARDEN,
    river = MISTBANK_SEGMENT_RIVER,
    tower = MISTBANK_SEGMENT_TOWER,
    acrobats = MISTBANK_SEGMENT_ACROBATS,
    vodyanoy = MISTBANK_SEGMENT_VODYANOY,
};

/// See #mistbank_extent.
enum class Extent : std::uint8_t {
    none = MISTBANK_EXTENT_NONE,
    joined = MISTBANK_EXTENT_JOINED,
    around = MISTBANK_EXTENT_AROUND,
};

/// See #mistbank_mark.
enum class Mark : std::uint8_t {
    inn = MISTBANK_MARK_INN,
    cathedral = MISTBANK_MARK_CATHEDRAL,
    wine = MISTBANK_MARK_WINE,
    grain = MISTBANK_MARK_GRAIN,
    cloth = MISTBANK_MARK_CLOTH,
    spring = MISTBANK_MARK_SPRING,
    lake = MISTBANK_MARK_LAKE,
    volcano = MISTBANK_MARK_VOLCANO,
    dragon = MISTBANK_MARK_DRAGON,
    portal = MISTBANK_MARK_PORTAL,
    princess = MISTBANK_MARK_PRINCESS,
    foundation = MISTBANK_MARK_FOUNDATION,
    machine = MISTBANK_MARK_MACHINE,
    abbey = MISTBANK_MARK_ABBEY,
    hill = MISTBANK_MARK_HILL,
    vineyard = MISTBANK_MARK_VINEYARD,
    circus = MISTBANK_MARK_CIRCUS,
    acrobats = MISTBANK_MARK_ACROBATS,
    vodyanoy = MISTBANK_MARK_VODYANOY,
    ferry = MISTBANK_MARK_FERRY,
    gold = MISTBANK_MARK_GOLD,
    mage = MISTBANK_MARK_MAGE,
    robber = MISTBANK_MARK_ROBBER,
    crop_farmer = MISTBANK_MARK_CROP_FARMER,
    crop_highwayman = MISTBANK_MARK_CROP_HIGHWAYMAN,
    crop_knight = MISTBANK_MARK_CROP_KNIGHT,
    festival = MISTBANK_MARK_FESTIVAL,
};

/// See #mistbank_recording.
enum class Recording : std::uint8_t {
    all = MISTBANK_RECORDING_ALL,
    none = MISTBANK_RECORDING_NONE,
};

/// See #mistbank_decision_kind.
enum class DecisionKind : std::uint8_t {
    over = MISTBANK_DECISION_OVER,
    draw = MISTBANK_DECISION_DRAW,
    lay_tile = MISTBANK_DECISION_LAY_TILE,
    bury = MISTBANK_DECISION_BURY,
    ghost_on_cemetery = MISTBANK_DECISION_GHOST_ON_CEMETERY,
    haunt_meeple = MISTBANK_DECISION_HAUNT_MEEPLE,
    place_meeple = MISTBANK_DECISION_PLACE_MEEPLE,
    order_of_scoring = MISTBANK_DECISION_ORDER_OF_SCORING,
    score_or_pacify = MISTBANK_DECISION_SCORE_OR_PACIFY,
    scoring_colour = MISTBANK_DECISION_SCORING_COLOUR,
    place_hound = MISTBANK_DECISION_PLACE_HOUND,
    hound_pacifies = MISTBANK_DECISION_HOUND_PACIFIES,
    lay_face_down = MISTBANK_DECISION_LAY_FACE_DOWN,
    take = MISTBANK_DECISION_TAKE,
    exchange = MISTBANK_DECISION_EXCHANGE,
    move_dragon = MISTBANK_DECISION_MOVE_DRAGON,
    abbey = MISTBANK_DECISION_ABBEY,
    move_wagon = MISTBANK_DECISION_MOVE_WAGON,
    chance = MISTBANK_DECISION_CHANCE,
    land = MISTBANK_DECISION_LAND,
    hand = MISTBANK_DECISION_HAND,
    flock = MISTBANK_DECISION_FLOCK,
    gold = MISTBANK_DECISION_GOLD,
    magic = MISTBANK_DECISION_MAGIC,
    robber = MISTBANK_DECISION_ROBBER,
    ferry = MISTBANK_DECISION_FERRY,
    advance = MISTBANK_DECISION_ADVANCE,
    message = MISTBANK_DECISION_MESSAGE,
    message_meeple = MISTBANK_DECISION_MESSAGE_MEEPLE,
    crop = MISTBANK_DECISION_CROP,
    crop_add = MISTBANK_DECISION_CROP_ADD,
    crop_remove = MISTBANK_DECISION_CROP_REMOVE,
    offer = MISTBANK_DECISION_OFFER,
    sell = MISTBANK_DECISION_SELL,
};

/// See #mistbank_subject.
enum class Subject : std::uint8_t {
    none = MISTBANK_SUBJECT_NONE,
    drawn_tile = MISTBANK_SUBJECT_DRAWN_TILE,
    laid_tile = MISTBANK_SUBJECT_LAID_TILE,
    cell = MISTBANK_SUBJECT_CELL,
    segment = MISTBANK_SUBJECT_SEGMENT,
};

/// See #mistbank_target.
enum class Target : std::uint8_t {
    none = MISTBANK_TARGET_NONE,
    cell = MISTBANK_TARGET_CELL,
    segment = MISTBANK_TARGET_SEGMENT,
    pair = MISTBANK_TARGET_PAIR,
    corner = MISTBANK_TARGET_CORNER,
};

/// See #mistbank_action_kind.
enum class ActionKind : std::uint8_t {
    none = MISTBANK_ACTION_NONE,
    draw = MISTBANK_ACTION_DRAW,
    lay = MISTBANK_ACTION_LAY,
    bury = MISTBANK_ACTION_BURY,
    bury_from_supply = MISTBANK_ACTION_BURY_FROM_SUPPLY,
    ghost = MISTBANK_ACTION_GHOST,
    haunt = MISTBANK_ACTION_HAUNT,
    place = MISTBANK_ACTION_PLACE,
    pass = MISTBANK_ACTION_PASS,
    score = MISTBANK_ACTION_SCORE,
    points = MISTBANK_ACTION_POINTS,
    pacify = MISTBANK_ACTION_PACIFY,
    advance = MISTBANK_ACTION_ADVANCE,
    hound = MISTBANK_ACTION_HOUND,
    face_down = MISTBANK_ACTION_FACE_DOWN,
    recall = MISTBANK_ACTION_RECALL,
    floor = MISTBANK_ACTION_FLOOR,
    tower = MISTBANK_ACTION_TOWER,
    take = MISTBANK_ACTION_TAKE,
    exchange = MISTBANK_ACTION_EXCHANGE,
    ransom = MISTBANK_ACTION_RANSOM,
    fairy = MISTBANK_ACTION_FAIRY,
    princess = MISTBANK_ACTION_PRINCESS,
    portal = MISTBANK_ACTION_PORTAL,
    dragon = MISTBANK_ACTION_DRAGON,
    abbey = MISTBANK_ACTION_ABBEY,
    no_abbey = MISTBANK_ACTION_NO_ABBEY,
    wagon = MISTBANK_ACTION_WAGON,
    go_home = MISTBANK_ACTION_GO_HOME,
    barn = MISTBANK_ACTION_BARN,
    fly = MISTBANK_ACTION_FLY,
    roll = MISTBANK_ACTION_ROLL,
    land = MISTBANK_ACTION_LAND,
    acrobat = MISTBANK_ACTION_ACROBAT,
    pyramid = MISTBANK_ACTION_PYRAMID,
    release = MISTBANK_ACTION_RELEASE,
    grow = MISTBANK_ACTION_GROW,
    guide = MISTBANK_ACTION_GUIDE,
    sheep = MISTBANK_ACTION_SHEEP,
    animal = MISTBANK_ACTION_ANIMAL,
    hidden = MISTBANK_ACTION_HIDDEN,
    gold = MISTBANK_ACTION_GOLD,
    mage = MISTBANK_ACTION_MAGE,
    witch = MISTBANK_ACTION_WITCH,
    unmage = MISTBANK_ACTION_UNMAGE,
    unwitch = MISTBANK_ACTION_UNWITCH,
    robber = MISTBANK_ACTION_ROBBER,
    ferry = MISTBANK_ACTION_FERRY,
    keep = MISTBANK_ACTION_KEEP,
    advance_figure = MISTBANK_ACTION_ADVANCE_FIGURE,
    act_on_message = MISTBANK_ACTION_ACT_ON_MESSAGE,
    two_points = MISTBANK_ACTION_TWO_POINTS,
    message = MISTBANK_ACTION_MESSAGE,
    score_meeple = MISTBANK_ACTION_SCORE_MEEPLE,
    crop_add = MISTBANK_ACTION_CROP_ADD,
    crop_remove = MISTBANK_ACTION_CROP_REMOVE,
    add = MISTBANK_ACTION_ADD,
    remove = MISTBANK_ACTION_REMOVE,
    festival = MISTBANK_ACTION_FESTIVAL,
    first_player = MISTBANK_ACTION_FIRST_PLAYER,
    offer_points = MISTBANK_ACTION_OFFER_POINTS,
    offer_wine = MISTBANK_ACTION_OFFER_WINE,
    offer_grain = MISTBANK_ACTION_OFFER_GRAIN,
    offer_cloth = MISTBANK_ACTION_OFFER_CLOTH,
    offer_abbey = MISTBANK_ACTION_OFFER_ABBEY,
    sell = MISTBANK_ACTION_SELL,
    keep_tile = MISTBANK_ACTION_KEEP_TILE,
};

/// See #mistbank_strength.
enum class Strength : std::uint8_t {
    beginner = MISTBANK_STRENGTH_BEGINNER,
    easy = MISTBANK_STRENGTH_EASY,
    good = MISTBANK_STRENGTH_GOOD,
    best = MISTBANK_STRENGTH_BEST,
};

/// See #mistbank_sampling.
enum class Sampling : std::int32_t {
    logits = MISTBANK_SAMPLING_LOGITS,
    weights = MISTBANK_SAMPLING_WEIGHTS,
    greatest = MISTBANK_SAMPLING_GREATEST,
};

/// See #mistbank_scope.
enum class Scope : std::uint8_t {
    game = MISTBANK_SCOPE_GAME,
    colour = MISTBANK_SCOPE_COLOUR,
    tile = MISTBANK_SCOPE_TILE,
};

/// See #mistbank_fact_kind.
enum class FactKind : std::uint8_t {
    number = MISTBANK_FACT_KIND_NUMBER,
    colour = MISTBANK_FACT_KIND_COLOUR,
    tile = MISTBANK_FACT_KIND_TILE,
    segment = MISTBANK_FACT_KIND_SEGMENT,
    pair = MISTBANK_FACT_KIND_PAIR,
};

/// See #mistbank_event_kind.
enum class EventKind : std::uint8_t {
    turn_began = MISTBANK_EVENT_TURN_BEGAN,
    tile_drawn = MISTBANK_EVENT_TILE_DRAWN,
    tile_set_aside = MISTBANK_EVENT_TILE_SET_ASIDE,
    tile_laid = MISTBANK_EVENT_TILE_LAID,
    bank_finished = MISTBANK_EVENT_BANK_FINISHED,
    ghosts_placed = MISTBANK_EVENT_GHOSTS_PLACED,
    ghosts_removed = MISTBANK_EVENT_GHOSTS_REMOVED,
    figure_placed = MISTBANK_EVENT_FIGURE_PLACED,
    figure_returned = MISTBANK_EVENT_FIGURE_RETURNED,
    meeple_buried = MISTBANK_EVENT_MEEPLE_BURIED,
    cemetery_closed = MISTBANK_EVENT_CEMETERY_CLOSED,
    feature_scored = MISTBANK_EVENT_FEATURE_SCORED,
    feature_pacified = MISTBANK_EVENT_FEATURE_PACIFIED,
    points_scored = MISTBANK_EVENT_POINTS_SCORED,
    hound_arrived = MISTBANK_EVENT_HOUND_ARRIVED,
    hound_lost = MISTBANK_EVENT_HOUND_LOST,
    hound_scored = MISTBANK_EVENT_HOUND_SCORED,
    hound_buried = MISTBANK_EVENT_HOUND_BURIED,
    pile_opened = MISTBANK_EVENT_PILE_OPENED,
    face_down_laid = MISTBANK_EVENT_FACE_DOWN_LAID,
    won = MISTBANK_EVENT_WON,
    lost = MISTBANK_EVENT_LOST,
    meeple_haunted = MISTBANK_EVENT_MEEPLE_HAUNTED,
    meeple_scared = MISTBANK_EVENT_MEEPLE_SCARED,
    guard_gained = MISTBANK_EVENT_GUARD_GAINED,
    final_scoring = MISTBANK_EVENT_FINAL_SCORING,
    feature_scored_at_end = MISTBANK_EVENT_FEATURE_SCORED_AT_END,
    part_began = MISTBANK_EVENT_PART_BEGAN,
    abbot_recalled = MISTBANK_EVENT_ABBOT_RECALLED,
    goods_taken = MISTBANK_EVENT_GOODS_TAKEN,
    goods_scored = MISTBANK_EVENT_GOODS_SCORED,
    fairy_moved = MISTBANK_EVENT_FAIRY_MOVED,
    fairy_scored = MISTBANK_EVENT_FAIRY_SCORED,
    dragon_moved = MISTBANK_EVENT_DRAGON_MOVED,
    figure_eaten = MISTBANK_EVENT_FIGURE_EATEN,
    tile_awaits_dragon = MISTBANK_EVENT_TILE_AWAITS_DRAGON,
    tiles_shuffled_back = MISTBANK_EVENT_TILES_SHUFFLED_BACK,
    floor_built = MISTBANK_EVENT_FLOOR_BUILT,
    figure_captured = MISTBANK_EVENT_FIGURE_CAPTURED,
    prisoner_returned = MISTBANK_EVENT_PRISONER_RETURNED,
    ransom_paid = MISTBANK_EVENT_RANSOM_PAID,
    wagon_moved = MISTBANK_EVENT_WAGON_MOVED,
    die_rolled = MISTBANK_EVENT_DIE_ROLLED,
    flight_crashed = MISTBANK_EVENT_FLIGHT_CRASHED,
    knight_removed = MISTBANK_EVENT_KNIGHT_REMOVED,
    tile_hidden = MISTBANK_EVENT_TILE_HIDDEN,
    token_drawn = MISTBANK_EVENT_TOKEN_DRAWN,
    flock_scored = MISTBANK_EVENT_FLOCK_SCORED,
    big_top_moved = MISTBANK_EVENT_BIG_TOP_MOVED,
    animal_shown = MISTBANK_EVENT_ANIMAL_SHOWN,
    big_top_scored = MISTBANK_EVENT_BIG_TOP_SCORED,
    pyramid_scored = MISTBANK_EVENT_PYRAMID_SCORED,
    ringmaster_scored = MISTBANK_EVENT_RINGMASTER_SCORED,
    figure_caught = MISTBANK_EVENT_FIGURE_CAUGHT,
    figure_released = MISTBANK_EVENT_FIGURE_RELEASED,
    lake_scored = MISTBANK_EVENT_LAKE_SCORED,
    tile_taken = MISTBANK_EVENT_TILE_TAKEN,
    tile_returned = MISTBANK_EVENT_TILE_RETURNED,
    hole_filled = MISTBANK_EVENT_HOLE_FILLED,
    hand_set_aside = MISTBANK_EVENT_HAND_SET_ASIDE,
    gold_placed = MISTBANK_EVENT_GOLD_PLACED,
    gold_taken = MISTBANK_EVENT_GOLD_TAKEN,
    gold_scored = MISTBANK_EVENT_GOLD_SCORED,
    mage_moved = MISTBANK_EVENT_MAGE_MOVED,
    witch_moved = MISTBANK_EVENT_WITCH_MOVED,
    mage_left = MISTBANK_EVENT_MAGE_LEFT,
    witch_left = MISTBANK_EVENT_WITCH_LEFT,
    robber_placed = MISTBANK_EVENT_ROBBER_PLACED,
    robbed = MISTBANK_EVENT_ROBBED,
    robber_followed = MISTBANK_EVENT_ROBBER_FOLLOWED,
    ferry_placed = MISTBANK_EVENT_FERRY_PLACED,
    ferry_moved = MISTBANK_EVENT_FERRY_MOVED,
    figure_advanced = MISTBANK_EVENT_FIGURE_ADVANCED,
    message_drawn = MISTBANK_EVENT_MESSAGE_DRAWN,
    message_resolved = MISTBANK_EVENT_MESSAGE_RESOLVED,
    crop_chosen = MISTBANK_EVENT_CROP_CHOSEN,
    meeple_added = MISTBANK_EVENT_MEEPLE_ADDED,
    meeple_removed = MISTBANK_EVENT_MEEPLE_REMOVED,
    king_taken = MISTBANK_EVENT_KING_TAKEN,
    baron_taken = MISTBANK_EVENT_BARON_TAKEN,
    king_scored = MISTBANK_EVENT_KING_SCORED,
    baron_scored = MISTBANK_EVENT_BARON_SCORED,
    figure_taken_back = MISTBANK_EVENT_FIGURE_TAKEN_BACK,
    start_tile_drawn = MISTBANK_EVENT_START_TILE_DRAWN,
    first_player_chosen = MISTBANK_EVENT_FIRST_PLAYER_CHOSEN,
    offer_made = MISTBANK_EVENT_OFFER_MADE,
    tile_sold = MISTBANK_EVENT_TILE_SOLD,
};

/// See #mistbank_change.
enum class Change : std::uint8_t {
    none = MISTBANK_CHANGE_NONE,
    tile_laid = MISTBANK_CHANGE_TILE_LAID,
    figure_placed = MISTBANK_CHANGE_FIGURE_PLACED,
    figure_removed = MISTBANK_CHANGE_FIGURE_REMOVED,
    piece_moved = MISTBANK_CHANGE_PIECE_MOVED,
};

/// See #mistbank_outcome.
enum class Outcome : std::uint8_t {
    open = MISTBANK_OUTCOME_OPEN,
    won = MISTBANK_OUTCOME_WON,
    lost = MISTBANK_OUTCOME_LOST,
    finished = MISTBANK_OUTCOME_FINISHED,
};

/// See #mistbank_loss.
enum class LossReason : std::uint8_t {
    none = MISTBANK_LOSS_NONE,
    ghosts = MISTBANK_LOSS_GHOSTS,
    tiles = MISTBANK_LOSS_TILES,
    pile = MISTBANK_LOSS_PILE,
};

/// See #mistbank_source.
enum class Source : std::uint8_t {
    before = MISTBANK_SOURCE_BEFORE,
    roads = MISTBANK_SOURCE_ROADS,
    cities = MISTBANK_SOURCE_CITIES,
    monasteries = MISTBANK_SOURCE_MONASTERIES,
    gardens = MISTBANK_SOURCE_GARDENS,
    fields = MISTBANK_SOURCE_FIELDS,
    castles = MISTBANK_SOURCE_CASTLES,
    ghosts = MISTBANK_SOURCE_GHOSTS,
    hounds = MISTBANK_SOURCE_HOUNDS,
    goods = MISTBANK_SOURCE_GOODS,
    fairy = MISTBANK_SOURCE_FAIRY,
    prisoners = MISTBANK_SOURCE_PRISONERS,
    sheep = MISTBANK_SOURCE_SHEEP,
    big_top = MISTBANK_SOURCE_BIG_TOP,
    acrobats = MISTBANK_SOURCE_ACROBATS,
    ringmaster = MISTBANK_SOURCE_RINGMASTER,
    vodyanoy = MISTBANK_SOURCE_VODYANOY,
    gold = MISTBANK_SOURCE_GOLD,
    robbers = MISTBANK_SOURCE_ROBBERS,
    messages = MISTBANK_SOURCE_MESSAGES,
    king = MISTBANK_SOURCE_KING,
    baron = MISTBANK_SOURCE_BARON,
    sales = MISTBANK_SOURCE_SALES,
};

/// See #mistbank_theme.
enum class SvgTheme : std::uint8_t {
    light = MISTBANK_SVG_THEME_LIGHT,
    dark = MISTBANK_SVG_THEME_DARK,
};

/// See #mistbank_picture_mark_kind.
enum class SvgMarkKind : std::uint8_t {
    cell = MISTBANK_SVG_MARK_CELL,
    segment = MISTBANK_SVG_MARK_SEGMENT,
    arrow = MISTBANK_SVG_MARK_ARROW,
};

/// See #mistbank_record_kind.
enum class RecordKind : std::uint8_t {
    full = MISTBANK_RECORD_FULL,
    open = MISTBANK_RECORD_OPEN,
};

/// See #mistbank_verdict.
enum class Verdict : std::uint8_t {
    best = MISTBANK_VERDICT_BEST,
    good = MISTBANK_VERDICT_GOOD,
    slip = MISTBANK_VERDICT_SLIP,
    mistake = MISTBANK_VERDICT_MISTAKE,
    blunder = MISTBANK_VERDICT_BLUNDER,
    forced = MISTBANK_VERDICT_FORCED,
    chance = MISTBANK_VERDICT_CHANCE,
};

/// See #mistbank_enumeration.
enum class Enumeration : std::uint8_t {
    colour = MISTBANK_ENUMERATION_COLOUR,
    figure_kind = MISTBANK_ENUMERATION_FIGURE_KIND,
    good = MISTBANK_ENUMERATION_GOOD,
    system = MISTBANK_ENUMERATION_SYSTEM,
    expansion = MISTBANK_ENUMERATION_EXPANSION,
    edition = MISTBANK_ENUMERATION_EDITION,
    joint_scoring = MISTBANK_ENUMERATION_JOINT_SCORING,
    draws = MISTBANK_ENUMERATION_DRAWS,
    unplayable = MISTBANK_ENUMERATION_UNPLAYABLE,
    side = MISTBANK_ENUMERATION_SIDE,
    direction = MISTBANK_ENUMERATION_DIRECTION,
    side_kind = MISTBANK_ENUMERATION_SIDE_KIND,
    segment_kind = MISTBANK_ENUMERATION_SEGMENT_KIND,
    mark = MISTBANK_ENUMERATION_MARK,
    recording = MISTBANK_ENUMERATION_RECORDING,
    decision_kind = MISTBANK_ENUMERATION_DECISION_KIND,
    action_kind = MISTBANK_ENUMERATION_ACTION_KIND,
    event_kind = MISTBANK_ENUMERATION_EVENT_KIND,
    outcome = MISTBANK_ENUMERATION_OUTCOME,
    loss = MISTBANK_ENUMERATION_LOSS,
    source = MISTBANK_ENUMERATION_SOURCE,
    scope = MISTBANK_ENUMERATION_SCOPE,
    fact_kind = MISTBANK_ENUMERATION_FACT_KIND,
    record_kind = MISTBANK_ENUMERATION_RECORD_KIND,
    strength = MISTBANK_ENUMERATION_STRENGTH,
    verdict = MISTBANK_ENUMERATION_VERDICT,
    sampling = MISTBANK_ENUMERATION_SAMPLING,
    theme = MISTBANK_ENUMERATION_THEME,
    picture_mark_kind = MISTBANK_ENUMERATION_PICTURE_MARK_KIND,
    first_player = MISTBANK_ENUMERATION_FIRST_PLAYER,
    subject = MISTBANK_ENUMERATION_SUBJECT,
    target = MISTBANK_ENUMERATION_TARGET,
    change = MISTBANK_ENUMERATION_CHANGE,
    extent = MISTBANK_ENUMERATION_EXTENT,
};

}  // namespace mistbank
