// The published ABI: the values of all constants and the layouts of all structs, as literals. Published values never
// change; a new constant goes to the end of its group.
#include <catch2/catch.hpp>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>

#include "mistbank.h"
#include "support/tests_folder.hpp"

extern "C" std::int32_t header_c99_plays(void);
extern "C" std::int32_t header_core_plays(void);

namespace {

std::string text_of(const std::string& path) {
    std::ostringstream text;
    text << std::ifstream(std::string(tests_folder) + path).rdbuf();
    return text.str();
}

/// Returns the first capture group of every match of `pattern` in the text.
std::set<std::string> found_in(const std::string& text, const char* pattern) {
    const std::regex wanted(pattern);
    std::set<std::string> found;
    for (std::sregex_iterator at(text.begin(), text.end(), wanted); at != std::sregex_iterator(); ++at)
        found.insert((*at)[1]);
    return found;
}

/// Returns the text of all headers of the C API.
std::string header() {
    std::string text = text_of("/../capi/mistbank.h");
    for (const std::string& part : found_in(text, "#include \"(mistbank/[a-z]+\\.h)\""))
        text += text_of("/../capi/" + part);
    return text;
}

}  // namespace

TEST_CASE("Status codes keep their published values", "[capi]") {
    CHECK(MISTBANK_OK == 0);
    CHECK(MISTBANK_INVALID_ARGUMENT == 1);
    CHECK(MISTBANK_OUT_OF_MEMORY == 2);
    CHECK(MISTBANK_BUFFER_TOO_SMALL == 3);
    CHECK(MISTBANK_INVALID_RULES == 4);
    CHECK(MISTBANK_INVALID_TILE_SET == 5);
    CHECK(MISTBANK_ILLEGAL_ACTION == 6);
    CHECK(MISTBANK_WRONG_DECISION == 7);
    CHECK(MISTBANK_GAME_OVER == 8);
    CHECK(MISTBANK_NOTHING_TO_UNDO == 9);
    CHECK(MISTBANK_NOT_RECORDED == 10);
    CHECK(MISTBANK_INVALID_RECORD == 11);
    CHECK(MISTBANK_INVALID_SNAPSHOT == 12);
    CHECK(MISTBANK_UNKNOWN_NAME == 13);
    CHECK(MISTBANK_INTERNAL_ERROR == 14);
    CHECK(MISTBANK_INVALID_JSON == 15);
    CHECK(MISTBANK_INVALID_POSITION == 16);
}

TEST_CASE("Bounds keep their published values", "[capi]") {
    CHECK(MISTBANK_MAX_COLOURS == 6);
    CHECK(MISTBANK_MAX_PLAYERS == 6);
    CHECK(MISTBANK_MAX_SEGMENTS == 16);
    CHECK(MISTBANK_MAX_FIGURE_KINDS == 16);
    CHECK(MISTBANK_MAX_GOODS == 3);
    CHECK(MISTBANK_MAX_SOURCES == 32);
    CHECK(MISTBANK_MAX_TILE_SETS == 32);
    CHECK(MISTBANK_MAX_ACTIONS == 16384);
    CHECK(MISTBANK_MAX_TILE_TYPES == 1024);
    CHECK(MISTBANK_MAX_START_TILES == 16);
    CHECK(MISTBANK_MAX_TILE_TEXT == 1048576);
    CHECK(MISTBANK_MAX_RECORD_TEXT == 4194304);
    CHECK(MISTBANK_MAX_POSITION_TEXT == 4194304);
    CHECK(MISTBANK_MAX_HEADERS_TEXT == 65536);
    CHECK(MISTBANK_MAX_JSON_TEXT == 4194304);
    CHECK(MISTBANK_MAX_BOARD_TEXT == 67108864);
    CHECK(MISTBANK_TILE_ID_CAPACITY == 16);
    CHECK(MISTBANK_ACTION_TEXT_CAPACITY == 64);
    CHECK(MISTBANK_MESSAGE_CAPACITY == 512);
    CHECK(MISTBANK_MAX_WINDOW == 255);
    CHECK(MISTBANK_MAX_BATCH == 1000000);
    CHECK(MISTBANK_MAX_THREADS == 256);
    CHECK(MISTBANK_MAX_SIMULATIONS == 1000000000);
    CHECK(MISTBANK_MAX_LINE == 8);
    CHECK(MISTBANK_EXPLANATION_CAPACITY == 256);
    CHECK(MISTBANK_MAX_RESULTS == 4096);
    CHECK(MISTBANK_MAX_WORKERS == 4096);
    CHECK(MISTBANK_SVG_MIN_TILE_SIZE == 16);
    CHECK(MISTBANK_SVG_MAX_TILE_SIZE == 512);
}

TEST_CASE("Constants keep their published values", "[capi]") {
    CHECK(MISTBANK_SYSTEM_COOPERATIVE == 1);
    CHECK(MISTBANK_SYSTEM_BASE == 2);
    CHECK(MISTBANK_SYSTEM_DEMO == 3);

    CHECK(MISTBANK_EXPANSION_GHOSTS_CASTLES_CEMETERIES == 0);
    CHECK(MISTBANK_EXPANSION_RIVER == 1);
    CHECK(MISTBANK_EXPANSION_ABBOT == 2);
    CHECK(MISTBANK_EXPANSION_INNS_CATHEDRALS == 3);
    CHECK(MISTBANK_EXPANSION_TRADERS_BUILDERS == 4);
    CHECK(MISTBANK_EXPANSION_PRINCESS_DRAGON == 5);
    CHECK(MISTBANK_EXPANSION_TOWER == 6);
    CHECK(MISTBANK_EXPANSION_ABBEY_MAYOR == 7);
    CHECK(MISTBANK_EXPANSION_FLYING_MACHINES == 8);
    CHECK(MISTBANK_EXPANSION_HILLS_SHEEP == 9);
    CHECK(MISTBANK_EXPANSION_BIG_TOP == 10);
    CHECK(MISTBANK_EXPANSION_VODYANOY == 11);
    CHECK(MISTBANK_EXPANSION_MESSAGES == 12);
    CHECK(MISTBANK_EXPANSION_FERRIES == 13);
    CHECK(MISTBANK_EXPANSION_GOLD == 14);
    CHECK(MISTBANK_EXPANSION_MAGE == 15);
    CHECK(MISTBANK_EXPANSION_ROBBERS == 16);
    CHECK(MISTBANK_EXPANSION_CROPS == 17);
    CHECK(MISTBANK_EXPANSION_KING == 18);
    CHECK(MISTBANK_EXPANSION_FESTIVAL == 19);

    CHECK(MISTBANK_EDITION_2022 == 2022);
    CHECK(MISTBANK_EDITION_2023 == 2023);

    CHECK(MISTBANK_JOINT_EVERY_COLOUR == 0);
    CHECK(MISTBANK_JOINT_MAJORITY == 1);

    CHECK(MISTBANK_DRAWS_AUTOMATIC == 0);
    CHECK(MISTBANK_DRAWS_EXTERNAL == 1);

    CHECK(MISTBANK_UNPLAYABLE_SET_ASIDE == 0);
    CHECK(MISTBANK_UNPLAYABLE_RETURNED == 1);
    CHECK(MISTBANK_FIRST_PLAYER_HOST == 0);
    CHECK(MISTBANK_FIRST_PLAYER_RANDOM == 1);
    CHECK(MISTBANK_FIRST_PLAYER_MOST_ROADS == 2);

    CHECK(MISTBANK_COLOUR_RED == 0);
    CHECK(MISTBANK_COLOUR_GREEN == 1);
    CHECK(MISTBANK_COLOUR_BLUE == 2);
    CHECK(MISTBANK_COLOUR_YELLOW == 3);
    CHECK(MISTBANK_COLOUR_BLACK == 4);
    CHECK(MISTBANK_COLOUR_PINK == 5);
    CHECK(MISTBANK_COLOUR_NONE == 255);

    CHECK(MISTBANK_SIDE_NORTH == 0);
    CHECK(MISTBANK_SIDE_EAST == 1);
    CHECK(MISTBANK_SIDE_SOUTH == 2);
    CHECK(MISTBANK_SIDE_WEST == 3);

    CHECK(MISTBANK_SIDE_KIND_FIELD == 1);
    CHECK(MISTBANK_SIDE_KIND_ROAD == 2);
    CHECK(MISTBANK_SIDE_KIND_CITY == 3);
    CHECK(MISTBANK_SIDE_KIND_RIVER == 4);
    CHECK(MISTBANK_SIDE_KIND_ANY == 5);

    CHECK(MISTBANK_DIRECTION_NORTH == 0);
    CHECK(MISTBANK_DIRECTION_EAST == 1);
    CHECK(MISTBANK_DIRECTION_SOUTH == 2);
    CHECK(MISTBANK_DIRECTION_WEST == 3);
    CHECK(MISTBANK_DIRECTION_NORTH_EAST == 4);
    CHECK(MISTBANK_DIRECTION_SOUTH_EAST == 5);
    CHECK(MISTBANK_DIRECTION_SOUTH_WEST == 6);
    CHECK(MISTBANK_DIRECTION_NORTH_WEST == 7);

    CHECK(MISTBANK_SEGMENT_ROAD == 1);
    CHECK(MISTBANK_SEGMENT_CITY == 2);
    CHECK(MISTBANK_SEGMENT_FIELD == 3);
    CHECK(MISTBANK_SEGMENT_MIST == 4);
    CHECK(MISTBANK_SEGMENT_MONASTERY == 5);
    CHECK(MISTBANK_SEGMENT_CASTLE == 6);
    CHECK(MISTBANK_SEGMENT_CEMETERY == 7);
    CHECK(MISTBANK_SEGMENT_GARDEN == 8);
    CHECK(MISTBANK_SEGMENT_RIVER == 9);
    CHECK(MISTBANK_SEGMENT_TOWER == 10);
    CHECK(MISTBANK_SEGMENT_ACROBATS == 11);
    CHECK(MISTBANK_SEGMENT_VODYANOY == 12);

    CHECK(MISTBANK_MARK_INN == 0);
    CHECK(MISTBANK_MARK_CATHEDRAL == 1);
    CHECK(MISTBANK_MARK_WINE == 2);
    CHECK(MISTBANK_MARK_GRAIN == 3);
    CHECK(MISTBANK_MARK_CLOTH == 4);
    CHECK(MISTBANK_MARK_SPRING == 5);
    CHECK(MISTBANK_MARK_LAKE == 6);
    CHECK(MISTBANK_MARK_VOLCANO == 7);
    CHECK(MISTBANK_MARK_DRAGON == 8);
    CHECK(MISTBANK_MARK_PORTAL == 9);
    CHECK(MISTBANK_MARK_PRINCESS == 10);
    CHECK(MISTBANK_MARK_FOUNDATION == 11);
    CHECK(MISTBANK_MARK_MACHINE == 12);
    CHECK(MISTBANK_MARK_ABBEY == 13);
    CHECK(MISTBANK_MARK_HILL == 14);
    CHECK(MISTBANK_MARK_VINEYARD == 15);
    CHECK(MISTBANK_MARK_CIRCUS == 16);
    CHECK(MISTBANK_MARK_ACROBATS == 17);
    CHECK(MISTBANK_MARK_VODYANOY == 18);
    CHECK(MISTBANK_MARK_FERRY == 19);
    CHECK(MISTBANK_MARK_GOLD == 20);
    CHECK(MISTBANK_MARK_MAGE == 21);
    CHECK(MISTBANK_MARK_ROBBER == 22);
    CHECK(MISTBANK_MARK_CROP_FARMER == 23);
    CHECK(MISTBANK_MARK_CROP_HIGHWAYMAN == 24);
    CHECK(MISTBANK_MARK_CROP_KNIGHT == 25);
    CHECK(MISTBANK_MARK_FESTIVAL == 26);

    CHECK(MISTBANK_RECORDING_ALL == 0);
    CHECK(MISTBANK_RECORDING_NONE == 1);

    CHECK(MISTBANK_DECISION_OVER == 0);
    CHECK(MISTBANK_DECISION_DRAW == 1);
    CHECK(MISTBANK_DECISION_LAY_TILE == 2);
    CHECK(MISTBANK_DECISION_BURY == 3);
    CHECK(MISTBANK_DECISION_GHOST_ON_CEMETERY == 4);
    CHECK(MISTBANK_DECISION_HAUNT_MEEPLE == 5);
    CHECK(MISTBANK_DECISION_PLACE_MEEPLE == 6);
    CHECK(MISTBANK_DECISION_ORDER_OF_SCORING == 7);
    CHECK(MISTBANK_DECISION_SCORE_OR_PACIFY == 8);
    CHECK(MISTBANK_DECISION_SCORING_COLOUR == 9);
    CHECK(MISTBANK_DECISION_PLACE_HOUND == 10);
    CHECK(MISTBANK_DECISION_HOUND_PACIFIES == 11);
    CHECK(MISTBANK_DECISION_LAY_FACE_DOWN == 12);
    CHECK(MISTBANK_DECISION_TAKE == 13);
    CHECK(MISTBANK_DECISION_EXCHANGE == 14);
    CHECK(MISTBANK_DECISION_MOVE_DRAGON == 15);
    CHECK(MISTBANK_DECISION_ABBEY == 16);
    CHECK(MISTBANK_DECISION_MOVE_WAGON == 17);
    CHECK(MISTBANK_DECISION_CHANCE == 18);
    CHECK(MISTBANK_DECISION_LAND == 19);
    CHECK(MISTBANK_DECISION_HAND == 20);
    CHECK(MISTBANK_DECISION_FLOCK == 21);
    CHECK(MISTBANK_DECISION_GOLD == 22);
    CHECK(MISTBANK_DECISION_MAGIC == 23);
    CHECK(MISTBANK_DECISION_ROBBER == 24);
    CHECK(MISTBANK_DECISION_FERRY == 25);
    CHECK(MISTBANK_DECISION_ADVANCE == 26);
    CHECK(MISTBANK_DECISION_MESSAGE == 27);
    CHECK(MISTBANK_DECISION_MESSAGE_MEEPLE == 28);
    CHECK(MISTBANK_DECISION_CROP == 29);
    CHECK(MISTBANK_DECISION_CROP_ADD == 30);
    CHECK(MISTBANK_DECISION_CROP_REMOVE == 31);
    CHECK(MISTBANK_DECISION_OFFER == 32);
    CHECK(MISTBANK_DECISION_SELL == 33);

    CHECK(MISTBANK_SUBJECT_NONE == 0);
    CHECK(MISTBANK_SUBJECT_DRAWN_TILE == 1);
    CHECK(MISTBANK_SUBJECT_LAID_TILE == 2);
    CHECK(MISTBANK_SUBJECT_CELL == 3);
    CHECK(MISTBANK_SUBJECT_SEGMENT == 4);

    CHECK(MISTBANK_TARGET_NONE == 0);
    CHECK(MISTBANK_TARGET_CELL == 1);
    CHECK(MISTBANK_TARGET_SEGMENT == 2);
    CHECK(MISTBANK_TARGET_PAIR == 3);
    CHECK(MISTBANK_TARGET_CORNER == 4);

    CHECK(MISTBANK_CHANGE_NONE == 0);
    CHECK(MISTBANK_CHANGE_TILE_LAID == 1);
    CHECK(MISTBANK_CHANGE_FIGURE_PLACED == 2);
    CHECK(MISTBANK_CHANGE_FIGURE_REMOVED == 3);
    CHECK(MISTBANK_CHANGE_PIECE_MOVED == 4);

    CHECK(MISTBANK_EXTENT_NONE == 0);
    CHECK(MISTBANK_EXTENT_JOINED == 1);
    CHECK(MISTBANK_EXTENT_AROUND == 2);

    CHECK(MISTBANK_ACTION_NONE == 0);
    CHECK(MISTBANK_ACTION_DRAW == 1);
    CHECK(MISTBANK_ACTION_LAY == 2);
    CHECK(MISTBANK_ACTION_BURY == 3);
    CHECK(MISTBANK_ACTION_BURY_FROM_SUPPLY == 4);
    CHECK(MISTBANK_ACTION_GHOST == 5);
    CHECK(MISTBANK_ACTION_HAUNT == 6);
    CHECK(MISTBANK_ACTION_PLACE == 7);
    CHECK(MISTBANK_ACTION_PASS == 9);
    CHECK(MISTBANK_ACTION_SCORE == 10);
    CHECK(MISTBANK_ACTION_POINTS == 11);
    CHECK(MISTBANK_ACTION_PACIFY == 12);
    CHECK(MISTBANK_ACTION_ADVANCE == 13);
    CHECK(MISTBANK_ACTION_HOUND == 14);
    CHECK(MISTBANK_ACTION_FACE_DOWN == 15);
    CHECK(MISTBANK_ACTION_RECALL == 16);
    CHECK(MISTBANK_ACTION_FLOOR == 17);
    CHECK(MISTBANK_ACTION_TOWER == 18);
    CHECK(MISTBANK_ACTION_TAKE == 19);
    CHECK(MISTBANK_ACTION_EXCHANGE == 20);
    CHECK(MISTBANK_ACTION_RANSOM == 21);
    CHECK(MISTBANK_ACTION_FAIRY == 22);
    CHECK(MISTBANK_ACTION_PRINCESS == 23);
    CHECK(MISTBANK_ACTION_PORTAL == 24);
    CHECK(MISTBANK_ACTION_DRAGON == 25);
    CHECK(MISTBANK_ACTION_ABBEY == 26);
    CHECK(MISTBANK_ACTION_NO_ABBEY == 27);
    CHECK(MISTBANK_ACTION_WAGON == 28);
    CHECK(MISTBANK_ACTION_GO_HOME == 29);
    CHECK(MISTBANK_ACTION_BARN == 30);
    CHECK(MISTBANK_ACTION_FLY == 31);
    CHECK(MISTBANK_ACTION_ROLL == 32);
    CHECK(MISTBANK_ACTION_LAND == 33);
    CHECK(MISTBANK_ACTION_ACROBAT == 34);
    CHECK(MISTBANK_ACTION_PYRAMID == 35);
    CHECK(MISTBANK_ACTION_RELEASE == 36);
    CHECK(MISTBANK_ACTION_GROW == 37);
    CHECK(MISTBANK_ACTION_GUIDE == 38);
    CHECK(MISTBANK_ACTION_SHEEP == 39);
    CHECK(MISTBANK_ACTION_ANIMAL == 40);
    CHECK(MISTBANK_ACTION_HIDDEN == 41);
    CHECK(MISTBANK_ACTION_GOLD == 42);
    CHECK(MISTBANK_ACTION_MAGE == 43);
    CHECK(MISTBANK_ACTION_WITCH == 44);
    CHECK(MISTBANK_ACTION_UNMAGE == 45);
    CHECK(MISTBANK_ACTION_UNWITCH == 46);
    CHECK(MISTBANK_ACTION_ROBBER == 47);
    CHECK(MISTBANK_ACTION_FERRY == 48);
    CHECK(MISTBANK_ACTION_KEEP == 49);
    CHECK(MISTBANK_ACTION_ADVANCE_FIGURE == 50);
    CHECK(MISTBANK_ACTION_ACT_ON_MESSAGE == 51);
    CHECK(MISTBANK_ACTION_TWO_POINTS == 52);
    CHECK(MISTBANK_ACTION_MESSAGE == 53);
    CHECK(MISTBANK_ACTION_SCORE_MEEPLE == 54);
    CHECK(MISTBANK_ACTION_CROP_ADD == 55);
    CHECK(MISTBANK_ACTION_CROP_REMOVE == 56);
    CHECK(MISTBANK_ACTION_ADD == 57);
    CHECK(MISTBANK_ACTION_REMOVE == 58);
    CHECK(MISTBANK_ACTION_FESTIVAL == 59);
    CHECK(MISTBANK_ACTION_FIRST_PLAYER == 60);
    CHECK(MISTBANK_ACTION_OFFER_POINTS == 61);
    CHECK(MISTBANK_ACTION_OFFER_WINE == 62);
    CHECK(MISTBANK_ACTION_OFFER_GRAIN == 63);
    CHECK(MISTBANK_ACTION_OFFER_CLOTH == 64);
    CHECK(MISTBANK_ACTION_OFFER_ABBEY == 65);
    CHECK(MISTBANK_ACTION_SELL == 66);
    CHECK(MISTBANK_ACTION_KEEP_TILE == 67);

    CHECK(MISTBANK_EVENT_TURN_BEGAN == 1);
    CHECK(MISTBANK_EVENT_TILE_DRAWN == 2);
    CHECK(MISTBANK_EVENT_TILE_SET_ASIDE == 3);
    CHECK(MISTBANK_EVENT_TILE_LAID == 4);
    CHECK(MISTBANK_EVENT_BANK_FINISHED == 5);
    CHECK(MISTBANK_EVENT_GHOSTS_PLACED == 6);
    CHECK(MISTBANK_EVENT_GHOSTS_REMOVED == 7);
    CHECK(MISTBANK_EVENT_FIGURE_PLACED == 8);
    CHECK(MISTBANK_EVENT_FIGURE_RETURNED == 9);
    CHECK(MISTBANK_EVENT_MEEPLE_BURIED == 10);
    CHECK(MISTBANK_EVENT_CEMETERY_CLOSED == 11);
    CHECK(MISTBANK_EVENT_FEATURE_SCORED == 12);
    CHECK(MISTBANK_EVENT_FEATURE_PACIFIED == 13);
    CHECK(MISTBANK_EVENT_POINTS_SCORED == 14);
    CHECK(MISTBANK_EVENT_HOUND_ARRIVED == 15);
    CHECK(MISTBANK_EVENT_HOUND_LOST == 16);
    CHECK(MISTBANK_EVENT_HOUND_SCORED == 17);
    CHECK(MISTBANK_EVENT_HOUND_BURIED == 18);
    CHECK(MISTBANK_EVENT_PILE_OPENED == 19);
    CHECK(MISTBANK_EVENT_FACE_DOWN_LAID == 20);
    CHECK(MISTBANK_EVENT_WON == 21);
    CHECK(MISTBANK_EVENT_LOST == 22);
    CHECK(MISTBANK_EVENT_MEEPLE_HAUNTED == 23);
    CHECK(MISTBANK_EVENT_MEEPLE_SCARED == 24);
    CHECK(MISTBANK_EVENT_GUARD_GAINED == 25);
    CHECK(MISTBANK_EVENT_FINAL_SCORING == 26);
    CHECK(MISTBANK_EVENT_FEATURE_SCORED_AT_END == 27);
    CHECK(MISTBANK_EVENT_PART_BEGAN == 28);
    CHECK(MISTBANK_EVENT_ABBOT_RECALLED == 29);
    CHECK(MISTBANK_EVENT_GOODS_TAKEN == 30);
    CHECK(MISTBANK_EVENT_GOODS_SCORED == 31);
    CHECK(MISTBANK_EVENT_FAIRY_MOVED == 32);
    CHECK(MISTBANK_EVENT_FAIRY_SCORED == 33);
    CHECK(MISTBANK_EVENT_DRAGON_MOVED == 34);
    CHECK(MISTBANK_EVENT_FIGURE_EATEN == 35);
    CHECK(MISTBANK_EVENT_TILE_AWAITS_DRAGON == 36);
    CHECK(MISTBANK_EVENT_TILES_SHUFFLED_BACK == 37);
    CHECK(MISTBANK_EVENT_FLOOR_BUILT == 38);
    CHECK(MISTBANK_EVENT_FIGURE_CAPTURED == 39);
    CHECK(MISTBANK_EVENT_PRISONER_RETURNED == 40);
    CHECK(MISTBANK_EVENT_RANSOM_PAID == 41);
    CHECK(MISTBANK_EVENT_WAGON_MOVED == 42);
    CHECK(MISTBANK_EVENT_DIE_ROLLED == 43);
    CHECK(MISTBANK_EVENT_FLIGHT_CRASHED == 44);
    CHECK(MISTBANK_EVENT_KNIGHT_REMOVED == 45);
    CHECK(MISTBANK_EVENT_TILE_HIDDEN == 46);
    CHECK(MISTBANK_EVENT_TOKEN_DRAWN == 47);
    CHECK(MISTBANK_EVENT_FLOCK_SCORED == 48);
    CHECK(MISTBANK_EVENT_BIG_TOP_MOVED == 49);
    CHECK(MISTBANK_EVENT_ANIMAL_SHOWN == 50);
    CHECK(MISTBANK_EVENT_BIG_TOP_SCORED == 51);
    CHECK(MISTBANK_EVENT_PYRAMID_SCORED == 52);
    CHECK(MISTBANK_EVENT_RINGMASTER_SCORED == 53);
    CHECK(MISTBANK_EVENT_FIGURE_CAUGHT == 54);
    CHECK(MISTBANK_EVENT_FIGURE_RELEASED == 55);
    CHECK(MISTBANK_EVENT_LAKE_SCORED == 56);
    CHECK(MISTBANK_EVENT_TILE_TAKEN == 57);
    CHECK(MISTBANK_EVENT_TILE_RETURNED == 58);
    CHECK(MISTBANK_EVENT_HOLE_FILLED == 59);
    CHECK(MISTBANK_EVENT_HAND_SET_ASIDE == 60);
    CHECK(MISTBANK_EVENT_GOLD_PLACED == 61);
    CHECK(MISTBANK_EVENT_GOLD_TAKEN == 62);
    CHECK(MISTBANK_EVENT_GOLD_SCORED == 63);
    CHECK(MISTBANK_EVENT_MAGE_MOVED == 64);
    CHECK(MISTBANK_EVENT_WITCH_MOVED == 65);
    CHECK(MISTBANK_EVENT_MAGE_LEFT == 66);
    CHECK(MISTBANK_EVENT_WITCH_LEFT == 67);
    CHECK(MISTBANK_EVENT_ROBBER_PLACED == 68);
    CHECK(MISTBANK_EVENT_ROBBED == 69);
    CHECK(MISTBANK_EVENT_ROBBER_FOLLOWED == 70);
    CHECK(MISTBANK_EVENT_FERRY_PLACED == 71);
    CHECK(MISTBANK_EVENT_FERRY_MOVED == 72);
    CHECK(MISTBANK_EVENT_FIGURE_ADVANCED == 73);
    CHECK(MISTBANK_EVENT_MESSAGE_DRAWN == 74);
    CHECK(MISTBANK_EVENT_MESSAGE_RESOLVED == 75);
    CHECK(MISTBANK_EVENT_CROP_CHOSEN == 76);
    CHECK(MISTBANK_EVENT_MEEPLE_ADDED == 77);
    CHECK(MISTBANK_EVENT_MEEPLE_REMOVED == 78);
    CHECK(MISTBANK_EVENT_KING_TAKEN == 79);
    CHECK(MISTBANK_EVENT_BARON_TAKEN == 80);
    CHECK(MISTBANK_EVENT_KING_SCORED == 81);
    CHECK(MISTBANK_EVENT_BARON_SCORED == 82);
    CHECK(MISTBANK_EVENT_FIGURE_TAKEN_BACK == 83);
    CHECK(MISTBANK_EVENT_START_TILE_DRAWN == 84);
    CHECK(MISTBANK_EVENT_FIRST_PLAYER_CHOSEN == 85);
    CHECK(MISTBANK_EVENT_OFFER_MADE == 86);
    CHECK(MISTBANK_EVENT_TILE_SOLD == 87);

    CHECK(MISTBANK_FIGURE_NORMAL == 0);
    CHECK(MISTBANK_FIGURE_GUARD == 1);
    CHECK(MISTBANK_FIGURE_LARGE == 2);
    CHECK(MISTBANK_FIGURE_ABBOT == 3);
    CHECK(MISTBANK_FIGURE_MAYOR == 4);
    CHECK(MISTBANK_FIGURE_WAGON == 5);
    CHECK(MISTBANK_FIGURE_RINGMASTER == 6);
    CHECK(MISTBANK_FIGURE_BUILDER == 7);
    CHECK(MISTBANK_FIGURE_PIG == 8);
    CHECK(MISTBANK_FIGURE_BARN == 9);
    CHECK(MISTBANK_FIGURE_SHEPHERD == 10);

    CHECK(MISTBANK_GOOD_WINE == 0);
    CHECK(MISTBANK_GOOD_GRAIN == 1);
    CHECK(MISTBANK_GOOD_CLOTH == 2);

    CHECK(MISTBANK_NO_SEGMENT == 255);

    CHECK(MISTBANK_VIEWER_NOBODY == -1);
    CHECK(MISTBANK_VIEWER_HOST == -2);

    CHECK(MISTBANK_OUTCOME_OPEN == 0);
    CHECK(MISTBANK_OUTCOME_WON == 1);
    CHECK(MISTBANK_OUTCOME_LOST == 2);
    CHECK(MISTBANK_OUTCOME_FINISHED == 3);

    CHECK(MISTBANK_LOSS_NONE == 0);
    CHECK(MISTBANK_LOSS_GHOSTS == 1);
    CHECK(MISTBANK_LOSS_TILES == 2);
    CHECK(MISTBANK_LOSS_PILE == 3);

    CHECK(MISTBANK_STRENGTH_BEGINNER == 0);
    CHECK(MISTBANK_STRENGTH_EASY == 1);
    CHECK(MISTBANK_STRENGTH_GOOD == 2);
    CHECK(MISTBANK_STRENGTH_BEST == 3);
    CHECK(MISTBANK_VERDICT_BEST == 0);
    CHECK(MISTBANK_VERDICT_GOOD == 1);
    CHECK(MISTBANK_VERDICT_SLIP == 2);
    CHECK(MISTBANK_VERDICT_MISTAKE == 3);
    CHECK(MISTBANK_VERDICT_BLUNDER == 4);
    CHECK(MISTBANK_VERDICT_FORCED == 5);
    CHECK(MISTBANK_VERDICT_CHANCE == 6);
    CHECK(MISTBANK_ENUMERATION_COLOUR == 0);
    CHECK(MISTBANK_ENUMERATION_FIGURE_KIND == 1);
    CHECK(MISTBANK_ENUMERATION_GOOD == 2);
    CHECK(MISTBANK_ENUMERATION_SYSTEM == 3);
    CHECK(MISTBANK_ENUMERATION_EXPANSION == 4);
    CHECK(MISTBANK_ENUMERATION_EDITION == 5);
    CHECK(MISTBANK_ENUMERATION_JOINT_SCORING == 6);
    CHECK(MISTBANK_ENUMERATION_DRAWS == 7);
    CHECK(MISTBANK_ENUMERATION_UNPLAYABLE == 8);
    CHECK(MISTBANK_ENUMERATION_SIDE == 9);
    CHECK(MISTBANK_ENUMERATION_DIRECTION == 10);
    CHECK(MISTBANK_ENUMERATION_SIDE_KIND == 11);
    CHECK(MISTBANK_ENUMERATION_SEGMENT_KIND == 12);
    CHECK(MISTBANK_ENUMERATION_MARK == 13);
    CHECK(MISTBANK_ENUMERATION_RECORDING == 14);
    CHECK(MISTBANK_ENUMERATION_DECISION_KIND == 15);
    CHECK(MISTBANK_ENUMERATION_ACTION_KIND == 16);
    CHECK(MISTBANK_ENUMERATION_EVENT_KIND == 17);
    CHECK(MISTBANK_ENUMERATION_OUTCOME == 18);
    CHECK(MISTBANK_ENUMERATION_LOSS == 19);
    CHECK(MISTBANK_ENUMERATION_SOURCE == 20);
    CHECK(MISTBANK_ENUMERATION_SCOPE == 21);
    CHECK(MISTBANK_ENUMERATION_FACT_KIND == 22);
    CHECK(MISTBANK_ENUMERATION_RECORD_KIND == 23);
    CHECK(MISTBANK_ENUMERATION_STRENGTH == 24);
    CHECK(MISTBANK_ENUMERATION_VERDICT == 25);
    CHECK(MISTBANK_ENUMERATION_SAMPLING == 26);
    CHECK(MISTBANK_ENUMERATION_THEME == 27);
    CHECK(MISTBANK_ENUMERATION_PICTURE_MARK_KIND == 28);
    CHECK(MISTBANK_ENUMERATION_FIRST_PLAYER == 29);
    CHECK(MISTBANK_ENUMERATION_SUBJECT == 30);
    CHECK(MISTBANK_ENUMERATION_TARGET == 31);
    CHECK(MISTBANK_ENUMERATION_CHANGE == 32);
    CHECK(MISTBANK_ENUMERATION_EXTENT == 33);
    CHECK(MISTBANK_SOURCE_BEFORE == 0);
    CHECK(MISTBANK_SOURCE_ROADS == 1);
    CHECK(MISTBANK_SOURCE_CITIES == 2);
    CHECK(MISTBANK_SOURCE_MONASTERIES == 3);
    CHECK(MISTBANK_SOURCE_GARDENS == 4);
    CHECK(MISTBANK_SOURCE_FIELDS == 5);
    CHECK(MISTBANK_SOURCE_CASTLES == 6);
    CHECK(MISTBANK_SOURCE_GHOSTS == 7);
    CHECK(MISTBANK_SOURCE_HOUNDS == 8);
    CHECK(MISTBANK_SOURCE_GOODS == 9);
    CHECK(MISTBANK_SOURCE_FAIRY == 10);
    CHECK(MISTBANK_SOURCE_PRISONERS == 11);
    CHECK(MISTBANK_SOURCE_SHEEP == 12);
    CHECK(MISTBANK_SOURCE_BIG_TOP == 13);
    CHECK(MISTBANK_SOURCE_ACROBATS == 14);
    CHECK(MISTBANK_SOURCE_RINGMASTER == 15);
    CHECK(MISTBANK_SOURCE_VODYANOY == 16);
    CHECK(MISTBANK_SOURCE_GOLD == 17);
    CHECK(MISTBANK_SOURCE_ROBBERS == 18);
    CHECK(MISTBANK_SOURCE_MESSAGES == 19);
    CHECK(MISTBANK_SOURCE_KING == 20);
    CHECK(MISTBANK_SOURCE_BARON == 21);
    CHECK(MISTBANK_SOURCE_SALES == 22);

    CHECK(MISTBANK_SAMPLING_LOGITS == 0);
    CHECK(MISTBANK_SAMPLING_WEIGHTS == 1);
    CHECK(MISTBANK_SAMPLING_GREATEST == 2);

    CHECK(MISTBANK_SCOPE_GAME == 0);
    CHECK(MISTBANK_SCOPE_COLOUR == 1);
    CHECK(MISTBANK_SCOPE_TILE == 2);

    CHECK(MISTBANK_FACT_KIND_NUMBER == 0);
    CHECK(MISTBANK_FACT_KIND_COLOUR == 1);
    CHECK(MISTBANK_FACT_KIND_TILE == 2);
    CHECK(MISTBANK_FACT_KIND_SEGMENT == 3);
    CHECK(MISTBANK_FACT_KIND_PAIR == 4);

    CHECK(MISTBANK_RECORD_FULL == 0);
    CHECK(MISTBANK_RECORD_OPEN == 1);

    CHECK(MISTBANK_SVG_THEME_LIGHT == 0);
    CHECK(MISTBANK_SVG_THEME_DARK == 1);
    CHECK(MISTBANK_SVG_MARK_CELL == 1);
    CHECK(MISTBANK_SVG_MARK_SEGMENT == 2);
    CHECK(MISTBANK_SVG_MARK_ARROW == 3);
    CHECK(MISTBANK_SVG_LABEL_CAPACITY == 16);
    CHECK(MISTBANK_NAME_CAPACITY == 64);
}

#define CHECK_OFFSET(type, field, offset) CHECK(offsetof(type, field) == (offset))

TEST_CASE("Structs have the same layout on every platform, without padding", "[capi]") {
    CHECK(sizeof(mistbank_rules) == 192);
    CHECK_OFFSET(mistbank_rules, size, 0);
    CHECK_OFFSET(mistbank_rules, system, 4);
    CHECK_OFFSET(mistbank_rules, edition, 8);
    CHECK_OFFSET(mistbank_rules, level, 12);
    CHECK_OFFSET(mistbank_rules, players, 16);
    CHECK_OFFSET(mistbank_rules, starting_player, 20);
    CHECK_OFFSET(mistbank_rules, joint_scoring, 24);
    CHECK_OFFSET(mistbank_rules, draws, 28);
    CHECK_OFFSET(mistbank_rules, colour_count, 32);
    CHECK_OFFSET(mistbank_rules, scoring_colour_count, 36);
    CHECK_OFFSET(mistbank_rules, colours, 40);
    CHECK_OFFSET(mistbank_rules, scoring_colours, 64);
    CHECK_OFFSET(mistbank_rules, seed, 88);
    CHECK_OFFSET(mistbank_rules, farmers, 96);
    CHECK_OFFSET(mistbank_rules, ghosts, 100);
    CHECK_OFFSET(mistbank_rules, castles, 104);
    CHECK_OFFSET(mistbank_rules, cemeteries, 108);
    CHECK_OFFSET(mistbank_rules, revision, 112);
    CHECK_OFFSET(mistbank_rules, expansions, 116);
    CHECK_OFFSET(mistbank_rules, hand, 120);
    CHECK_OFFSET(mistbank_rules, hand_open, 124);
    CHECK_OFFSET(mistbank_rules, draw_ahead, 128);
    CHECK_OFFSET(mistbank_rules, unplayable, 132);
    CHECK_OFFSET(mistbank_rules, hole_turn, 136);
    CHECK_OFFSET(mistbank_rules, incomplete_scores, 140);
    CHECK_OFFSET(mistbank_rules, table_width, 144);
    CHECK_OFFSET(mistbank_rules, table_height, 148);
    CHECK_OFFSET(mistbank_rules, table_x, 152);
    CHECK_OFFSET(mistbank_rules, table_y, 156);
    CHECK_OFFSET(mistbank_rules, border_completes, 160);
    CHECK_OFFSET(mistbank_rules, start_in_bag, 164);
    CHECK_OFFSET(mistbank_rules, small_cities, 168);
    CHECK_OFFSET(mistbank_rules, without, 172);
    CHECK_OFFSET(mistbank_rules, dragon_after_scoring, 176);
    CHECK_OFFSET(mistbank_rules, hill_majority, 180);
    CHECK_OFFSET(mistbank_rules, first_player, 184);
    CHECK_OFFSET(mistbank_rules, tile_sales, 188);

    CHECK(sizeof(mistbank_tile_type) == 80);
    CHECK_OFFSET(mistbank_tile_type, id, 0);
    CHECK_OFFSET(mistbank_tile_type, copies, 16);
    CHECK_OFFSET(mistbank_tile_type, segment_count, 20);
    CHECK_OFFSET(mistbank_tile_type, side_kinds, 24);
    CHECK_OFFSET(mistbank_tile_type, misty_sides, 40);
    CHECK_OFFSET(mistbank_tile_type, kinds, 44);
    CHECK_OFFSET(mistbank_tile_type, marks, 48);
    CHECK_OFFSET(mistbank_tile_type, machine_direction, 52);
    CHECK_OFFSET(mistbank_tile_type, reserved, 56);

    CHECK(sizeof(mistbank_segment) == 64);
    CHECK_OFFSET(mistbank_segment, kind, 0);
    CHECK_OFFSET(mistbank_segment, sides, 4);
    CHECK_OFFSET(mistbank_segment, half_sides, 8);
    CHECK_OFFSET(mistbank_segment, touches, 12);
    CHECK_OFFSET(mistbank_segment, coats, 16);
    CHECK_OFFSET(mistbank_segment, symbols, 20);
    CHECK_OFFSET(mistbank_segment, anchor_x, 24);
    CHECK_OFFSET(mistbank_segment, anchor_y, 28);
    CHECK_OFFSET(mistbank_segment, marks, 32);
    CHECK_OFFSET(mistbank_segment, shared_sides, 36);
    CHECK_OFFSET(mistbank_segment, reserved, 40);

    CHECK(sizeof(mistbank_start_tile) == 32);
    CHECK_OFFSET(mistbank_start_tile, x, 0);
    CHECK_OFFSET(mistbank_start_tile, y, 4);
    CHECK_OFFSET(mistbank_start_tile, type, 8);
    CHECK_OFFSET(mistbank_start_tile, reserved, 12);

    CHECK(sizeof(mistbank_action) == 8);
    CHECK_OFFSET(mistbank_action, kind, 0);
    CHECK_OFFSET(mistbank_action, segment, 1);
    CHECK_OFFSET(mistbank_action, colour, 2);
    CHECK_OFFSET(mistbank_action, count, 3);
    CHECK_OFFSET(mistbank_action, x, 4);
    CHECK_OFFSET(mistbank_action, y, 6);

    CHECK(sizeof(mistbank_decision) == 64);
    CHECK_OFFSET(mistbank_decision, kind, 0);
    CHECK_OFFSET(mistbank_decision, player, 4);
    CHECK_OFFSET(mistbank_decision, tile_type, 8);
    CHECK_OFFSET(mistbank_decision, x, 12);
    CHECK_OFFSET(mistbank_decision, y, 16);
    CHECK_OFFSET(mistbank_decision, segment, 20);
    CHECK_OFFSET(mistbank_decision, hound, 24);
    CHECK_OFFSET(mistbank_decision, points, 28);
    CHECK_OFFSET(mistbank_decision, colour, 32);
    CHECK_OFFSET(mistbank_decision, number, 36);
    CHECK_OFFSET(mistbank_decision, subject, 40);
    CHECK_OFFSET(mistbank_decision, reserved, 44);

    CHECK(sizeof(mistbank_event) == 52);
    CHECK_OFFSET(mistbank_event, kind, 0);
    CHECK_OFFSET(mistbank_event, player, 1);
    CHECK_OFFSET(mistbank_event, colour, 2);
    CHECK_OFFSET(mistbank_event, segment, 3);
    CHECK_OFFSET(mistbank_event, x, 4);
    CHECK_OFFSET(mistbank_event, y, 6);
    CHECK_OFFSET(mistbank_event, from_x, 8);
    CHECK_OFFSET(mistbank_event, from_y, 10);
    CHECK_OFFSET(mistbank_event, from_segment, 12);
    CHECK_OFFSET(mistbank_event, feature, 13);
    CHECK_OFFSET(mistbank_event, count, 14);
    CHECK_OFFSET(mistbank_event, figure, 15);
    CHECK_OFFSET(mistbank_event, type, 16);
    CHECK_OFFSET(mistbank_event, tiles, 20);
    CHECK_OFFSET(mistbank_event, coats, 24);
    CHECK_OFFSET(mistbank_event, cities, 28);
    CHECK_OFFSET(mistbank_event, points, 32);
    CHECK_OFFSET(mistbank_event, total, 36);
    CHECK_OFFSET(mistbank_event, action, 40);
    CHECK_OFFSET(mistbank_event, amount, 44);
    CHECK_OFFSET(mistbank_event, reserved, 48);

    CHECK(sizeof(mistbank_scoring_meeple) == 32);
    CHECK_OFFSET(mistbank_scoring_meeple, colour, 0);
    CHECK_OFFSET(mistbank_scoring_meeple, total, 4);
    CHECK_OFFSET(mistbank_scoring_meeple, space, 8);
    CHECK_OFFSET(mistbank_scoring_meeple, lap, 12);
    CHECK_OFFSET(mistbank_scoring_meeple, reserved, 16);

    CHECK(sizeof(mistbank_tally) == 136);
    CHECK_OFFSET(mistbank_tally, colour, 0);
    CHECK_OFFSET(mistbank_tally, total, 4);
    CHECK_OFFSET(mistbank_tally, points, 8);

    CHECK(sizeof(mistbank_supply) == 96);
    CHECK_OFFSET(mistbank_supply, figures, 0);
    CHECK_OFFSET(mistbank_supply, reserve, 64);
    CHECK_OFFSET(mistbank_supply, goods, 68);
    CHECK_OFFSET(mistbank_supply, floors, 80);
    CHECK_OFFSET(mistbank_supply, abbeys, 84);
    CHECK_OFFSET(mistbank_supply, sheep, 88);
    CHECK_OFFSET(mistbank_supply, reserved, 92);

    CHECK(sizeof(mistbank_prisoner) == 32);
    CHECK_OFFSET(mistbank_prisoner, colour, 0);
    CHECK_OFFSET(mistbank_prisoner, kind, 4);
    CHECK_OFFSET(mistbank_prisoner, holder, 8);
    CHECK_OFFSET(mistbank_prisoner, reserved, 12);

    CHECK(sizeof(mistbank_expansion_description) == 32);
    CHECK_OFFSET(mistbank_expansion_description, marks, 0);
    CHECK_OFFSET(mistbank_expansion_description, figures, 4);
    CHECK_OFFSET(mistbank_expansion_description, reserved, 8);
    CHECK(sizeof(mistbank_mark_description) == 32);
    CHECK_OFFSET(mistbank_mark_description, expansion, 0);
    CHECK_OFFSET(mistbank_mark_description, printed_on, 4);
    CHECK_OFFSET(mistbank_mark_description, reserved, 8);
    CHECK(sizeof(mistbank_rule_field) == 48);
    CHECK_OFFSET(mistbank_rule_field, lowest, 0);
    CHECK_OFFSET(mistbank_rule_field, highest, 4);
    CHECK_OFFSET(mistbank_rule_field, standard, 8);
    CHECK_OFFSET(mistbank_rule_field, enumeration, 12);
    CHECK_OFFSET(mistbank_rule_field, expansions, 16);
    CHECK_OFFSET(mistbank_rule_field, systems, 20);
    CHECK_OFFSET(mistbank_rule_field, flag, 24);
    CHECK_OFFSET(mistbank_rule_field, several, 28);
    CHECK_OFFSET(mistbank_rule_field, house, 32);
    CHECK_OFFSET(mistbank_rule_field, reserved, 36);
    CHECK(sizeof(mistbank_fact) == 48);
    CHECK_OFFSET(mistbank_fact, expansion, 0);
    CHECK_OFFSET(mistbank_fact, scope, 4);
    CHECK_OFFSET(mistbank_fact, kind, 8);
    CHECK_OFFSET(mistbank_fact, numbers, 12);
    CHECK_OFFSET(mistbank_fact, lowest, 16);
    CHECK_OFFSET(mistbank_fact, highest, 20);
    CHECK_OFFSET(mistbank_fact, optional, 24);
    CHECK_OFFSET(mistbank_fact, absent, 28);
    CHECK_OFFSET(mistbank_fact, stored, 32);
    CHECK_OFFSET(mistbank_fact, reserved, 36);

    CHECK(sizeof(mistbank_points) == 64);
    CHECK_OFFSET(mistbank_points, totals, 0);
    CHECK_OFFSET(mistbank_points, projected, 24);
    CHECK_OFFSET(mistbank_points, reserved, 48);

    CHECK(sizeof(mistbank_choice) == 64);
    CHECK_OFFSET(mistbank_choice, action, 0);
    CHECK_OFFSET(mistbank_choice, target, 8);
    CHECK_OFFSET(mistbank_choice, x, 12);
    CHECK_OFFSET(mistbank_choice, y, 16);
    CHECK_OFFSET(mistbank_choice, segment, 20);
    CHECK_OFFSET(mistbank_choice, other, 24);
    CHECK_OFFSET(mistbank_choice, anchor_x, 28);
    CHECK_OFFSET(mistbank_choice, anchor_y, 32);
    CHECK_OFFSET(mistbank_choice, tile_type, 36);
    CHECK_OFFSET(mistbank_choice, rotation, 40);
    CHECK_OFFSET(mistbank_choice, place_in_hand, 44);
    CHECK_OFFSET(mistbank_choice, figure, 48);
    CHECK_OFFSET(mistbank_choice, colour, 52);
    CHECK_OFFSET(mistbank_choice, reserved, 56);

    CHECK(sizeof(mistbank_anchor) == 8);
    CHECK_OFFSET(mistbank_anchor, x, 0);
    CHECK_OFFSET(mistbank_anchor, y, 4);

    CHECK(sizeof(mistbank_tile) == 48);
    CHECK_OFFSET(mistbank_tile, x, 0);
    CHECK_OFFSET(mistbank_tile, y, 4);
    CHECK_OFFSET(mistbank_tile, type, 8);
    CHECK_OFFSET(mistbank_tile, rotation, 12);
    CHECK_OFFSET(mistbank_tile, face_down, 16);
    CHECK_OFFSET(mistbank_tile, ghosts, 20);
    CHECK_OFFSET(mistbank_tile, floors, 24);
    CHECK_OFFSET(mistbank_tile, reserved, 28);

    CHECK(sizeof(mistbank_figure) == 48);
    CHECK_OFFSET(mistbank_figure, colour, 0);
    CHECK_OFFSET(mistbank_figure, kind, 4);
    CHECK_OFFSET(mistbank_figure, buried, 8);
    CHECK_OFFSET(mistbank_figure, tile, 12);
    CHECK_OFFSET(mistbank_figure, segment, 16);
    CHECK_OFFSET(mistbank_figure, ghosts, 20);
    CHECK_OFFSET(mistbank_figure, hounds, 24);
    CHECK_OFFSET(mistbank_figure, fairy, 28);
    CHECK_OFFSET(mistbank_figure, reserved, 32);

    CHECK(sizeof(mistbank_feature) == 128);
    CHECK_OFFSET(mistbank_feature, kind, 0);
    CHECK_OFFSET(mistbank_feature, tile, 4);
    CHECK_OFFSET(mistbank_feature, segment, 8);
    CHECK_OFFSET(mistbank_feature, tiles, 12);
    CHECK_OFFSET(mistbank_feature, open_sides, 16);
    CHECK_OFFSET(mistbank_feature, coats, 20);
    CHECK_OFFSET(mistbank_feature, ghosts, 24);
    CHECK_OFFSET(mistbank_feature, complete, 28);
    CHECK_OFFSET(mistbank_feature, haunted, 32);
    CHECK_OFFSET(mistbank_feature, worth, 36);
    CHECK_OFFSET(mistbank_feature, meeples, 40);
    CHECK_OFFSET(mistbank_feature, cities, 64);
    CHECK_OFFSET(mistbank_feature, marks, 68);
    CHECK_OFFSET(mistbank_feature, goods, 72);
    CHECK_OFFSET(mistbank_feature, reserved, 84);

    CHECK(sizeof(mistbank_rollout) == 80);
    CHECK_OFFSET(mistbank_rollout, outcome, 0);
    CHECK_OFFSET(mistbank_rollout, loss_reason, 4);
    CHECK_OFFSET(mistbank_rollout, turns, 8);
    CHECK_OFFSET(mistbank_rollout, actions, 12);
    CHECK_OFFSET(mistbank_rollout, winners, 16);
    CHECK_OFFSET(mistbank_rollout, total, 20);
    CHECK_OFFSET(mistbank_rollout, totals, 24);
    CHECK_OFFSET(mistbank_rollout, ghost_supply, 48);
    CHECK_OFFSET(mistbank_rollout, tiles, 52);
    CHECK_OFFSET(mistbank_rollout, reserved, 56);

    CHECK(sizeof(mistbank_window) == 16);
    CHECK_OFFSET(mistbank_window, x, 0);
    CHECK_OFFSET(mistbank_window, y, 4);
    CHECK_OFFSET(mistbank_window, width, 8);
    CHECK_OFFSET(mistbank_window, height, 12);

    CHECK(sizeof(mistbank_advice) == 40);
    CHECK_OFFSET(mistbank_advice, action, 0);
    CHECK_OFFSET(mistbank_advice, visits, 8);
    CHECK_OFFSET(mistbank_advice, group, 12);
    CHECK_OFFSET(mistbank_advice, winning, 16);
    CHECK_OFFSET(mistbank_advice, points, 24);
    CHECK_OFFSET(mistbank_advice, judgement, 32);

    CHECK(sizeof(mistbank_review) == 160);
    CHECK_OFFSET(mistbank_review, verdict, 0);
    CHECK_OFFSET(mistbank_review, samples, 4);
    CHECK_OFFSET(mistbank_review, best, 8);
    CHECK_OFFSET(mistbank_review, best_index, 16);
    CHECK_OFFSET(mistbank_review, played_index, 20);
    CHECK_OFFSET(mistbank_review, lost, 24);
    CHECK_OFFSET(mistbank_review, lost_error, 32);
    CHECK_OFFSET(mistbank_review, lost_winning, 40);
    CHECK_OFFSET(mistbank_review, winning, 48);
    CHECK_OFFSET(mistbank_review, points, 56);
    CHECK_OFFSET(mistbank_review, winning_of, 64);
    CHECK_OFFSET(mistbank_review, points_of, 112);

    CHECK(sizeof(mistbank_text_options) == 424);
    CHECK_OFFSET(mistbank_text_options, size, 0);
    CHECK_OFFSET(mistbank_text_options, colours, 4);
    CHECK_OFFSET(mistbank_text_options, coordinates, 8);
    CHECK_OFFSET(mistbank_text_options, fits, 12);
    CHECK_OFFSET(mistbank_text_options, ascii, 16);
    CHECK_OFFSET(mistbank_text_options, numbers, 20);
    CHECK_OFFSET(mistbank_text_options, x, 24);
    CHECK_OFFSET(mistbank_text_options, y, 28);
    CHECK_OFFSET(mistbank_text_options, width, 32);
    CHECK_OFFSET(mistbank_text_options, height, 36);
    CHECK_OFFSET(mistbank_text_options, names, 40);

    CHECK(sizeof(mistbank_svg_options) == 44);
    CHECK_OFFSET(mistbank_svg_options, size, 0);
    CHECK_OFFSET(mistbank_svg_options, tile_size, 4);
    CHECK_OFFSET(mistbank_svg_options, legend, 8);
    CHECK_OFFSET(mistbank_svg_options, fits, 12);
    CHECK_OFFSET(mistbank_svg_options, coordinates, 16);
    CHECK_OFFSET(mistbank_svg_options, last_tile, 20);
    CHECK_OFFSET(mistbank_svg_options, theme, 24);
    CHECK_OFFSET(mistbank_svg_options, letters, 28);
    CHECK_OFFSET(mistbank_svg_options, owners, 32);
    CHECK_OFFSET(mistbank_svg_options, finished, 36);
    CHECK_OFFSET(mistbank_svg_options, numbers, 40);

    CHECK(sizeof(mistbank_svg_mark) == 48);
    CHECK_OFFSET(mistbank_svg_mark, kind, 0);
    CHECK_OFFSET(mistbank_svg_mark, x, 4);
    CHECK_OFFSET(mistbank_svg_mark, y, 8);
    CHECK_OFFSET(mistbank_svg_mark, segment, 12);
    CHECK_OFFSET(mistbank_svg_mark, to_x, 16);
    CHECK_OFFSET(mistbank_svg_mark, to_y, 20);
    CHECK_OFFSET(mistbank_svg_mark, colour, 24);
    CHECK_OFFSET(mistbank_svg_mark, reserved, 28);
    CHECK_OFFSET(mistbank_svg_mark, label, 32);
}

TEST_CASE("The library returns the version and the ABI version of its header", "[capi]") {
    std::ostringstream version;
    version << MISTBANK_VERSION_MAJOR << '.' << MISTBANK_VERSION_MINOR << '.' << MISTBANK_VERSION_PATCH
            << MISTBANK_VERSION_SUFFIX;
    CHECK(mistbank_version() == version.str());
    CHECK(mistbank_abi_version() == MISTBANK_ABI_VERSION);
}

TEST_CASE("Every status has a unique text, and any other number has the text 'unknown status'", "[capi]") {
    std::set<std::string> names;
    for (mistbank_status status = MISTBANK_OK; status <= MISTBANK_INVALID_POSITION; ++status)
        names.insert(mistbank_status_text(status));
    CHECK(names.size() == MISTBANK_INVALID_POSITION + 1);
    CHECK(mistbank_status_text(-1) == std::string("unknown status"));
    CHECK(mistbank_status_text(MISTBANK_INVALID_POSITION + 1) == std::string("unknown status"));
    CHECK(mistbank_status_text(INT32_MAX) == std::string("unknown status"));
    CHECK(mistbank_status_text(INT32_MIN) == std::string("unknown status"));
}

TEST_CASE("Every constant has a name, and the name of an unknown number is a question mark", "[capi]") {
    CHECK(mistbank_decision_name(MISTBANK_DECISION_LAY_TILE) == std::string("lay_tile"));
    CHECK(mistbank_action_name(MISTBANK_ACTION_BURY_FROM_SUPPLY) == std::string("bury_from_supply"));
    CHECK(mistbank_action_title(MISTBANK_ACTION_FAIRY) == std::string("Move the fairy"));
    CHECK(mistbank_decision_name(MISTBANK_DECISION_MOVE_DRAGON) == std::string("move_dragon"));
    CHECK(mistbank_decision_name(MISTBANK_DECISION_FLOCK) == std::string("flock"));
    CHECK(mistbank_decision_name(MISTBANK_DECISION_CROP_REMOVE) == std::string("crop_remove"));
    CHECK(mistbank_event_name(MISTBANK_EVENT_TURN_BEGAN) == std::string("turn_began"));
    CHECK(mistbank_event_name(MISTBANK_EVENT_KNIGHT_REMOVED) == std::string("knight_removed"));
    CHECK(mistbank_event_name(MISTBANK_EVENT_HAND_SET_ASIDE) == std::string("hand_set_aside"));
    CHECK(mistbank_event_name(MISTBANK_EVENT_FIGURE_TAKEN_BACK) == std::string("figure_taken_back"));
    CHECK(mistbank_segment_name(MISTBANK_SEGMENT_CEMETERY) == std::string("cemetery"));
    CHECK(mistbank_segment_name(MISTBANK_SEGMENT_GARDEN) == std::string("garden"));
    CHECK(mistbank_system_name(MISTBANK_SYSTEM_DEMO) == std::string("demo"));
    CHECK(mistbank_expansion_name(MISTBANK_EXPANSION_RIVER) == std::string("river"));
    CHECK(mistbank_expansion_name(MISTBANK_EXPANSION_ABBEY_MAYOR) == std::string("abbey_mayor"));
    CHECK(mistbank_expansion_name(MISTBANK_EXPANSION_VODYANOY) == std::string("vodyanoy"));
    CHECK(mistbank_expansion_name(MISTBANK_EXPANSION_FESTIVAL) == std::string("festival"));
    CHECK(mistbank_figure_kind_name(MISTBANK_FIGURE_NORMAL) == std::string("meeple"));
    CHECK(mistbank_figure_kind_name(MISTBANK_FIGURE_BUILDER) == std::string("builder"));
    CHECK(mistbank_figure_kind_name(MISTBANK_FIGURE_SHEPHERD) == std::string("shepherd"));
    CHECK(mistbank_segment_name(MISTBANK_SEGMENT_TOWER) == std::string("tower"));
    CHECK(mistbank_segment_name(MISTBANK_SEGMENT_ACROBATS) == std::string("acrobats"));
    CHECK(mistbank_mark_name(MISTBANK_MARK_CATHEDRAL) == std::string("cathedral"));
    CHECK(mistbank_mark_name(MISTBANK_MARK_FOUNDATION) == std::string("foundation"));
    CHECK(mistbank_mark_name(MISTBANK_MARK_VINEYARD) == std::string("vineyard"));
    CHECK(mistbank_segment_name(MISTBANK_SEGMENT_VODYANOY) == std::string("vodyanoy"));
    CHECK(mistbank_mark_name(MISTBANK_MARK_VODYANOY) == std::string("vodyanoy"));
    CHECK(mistbank_mark_name(MISTBANK_MARK_FESTIVAL) == std::string("festival"));
    CHECK(mistbank_good_name(MISTBANK_GOOD_CLOTH) == std::string("cloth"));
    CHECK(mistbank_strength_name(MISTBANK_STRENGTH_BEGINNER) == std::string("beginner"));
    CHECK(mistbank_strength_name(MISTBANK_STRENGTH_BEST) == std::string("best"));
    CHECK(mistbank_verdict_name(MISTBANK_VERDICT_BEST) == std::string("best"));
    CHECK(mistbank_verdict_name(MISTBANK_VERDICT_BLUNDER) == std::string("blunder"));
    CHECK(mistbank_verdict_name(MISTBANK_VERDICT_CHANCE) == std::string("chance"));
    CHECK(mistbank_source_name(MISTBANK_SOURCE_BEFORE) == std::string("before"));
    CHECK(mistbank_source_name(MISTBANK_SOURCE_BIG_TOP) == std::string("big_top"));
    CHECK(mistbank_source_name(MISTBANK_SOURCE_BARON) == std::string("baron"));
    CHECK(mistbank_colour_name(MISTBANK_COLOUR_PINK) == std::string("pink"));
    CHECK(mistbank_colour_name(MISTBANK_COLOUR_NONE) == std::string("none"));
    for (const std::int32_t number : {INT32_MIN, -1, 100, 254, 256, 257, 511, INT32_MAX}) {
        INFO(number);
        CHECK(mistbank_decision_name(number) == std::string("?"));
        CHECK(mistbank_action_name(number) == std::string("?"));
        CHECK(mistbank_action_title(number) == std::string("?"));
        CHECK(mistbank_event_name(number) == std::string("?"));
        CHECK(mistbank_segment_name(number) == std::string("?"));
        CHECK(mistbank_colour_name(number) == std::string("?"));
        CHECK(mistbank_system_name(number) == std::string("?"));
        CHECK(mistbank_expansion_name(number) == std::string("?"));
        CHECK(mistbank_figure_kind_name(number) == std::string("?"));
        CHECK(mistbank_mark_name(number) == std::string("?"));
        CHECK(mistbank_good_name(number) == std::string("?"));
        CHECK(mistbank_strength_name(number) == std::string("?"));
        CHECK(mistbank_verdict_name(number) == std::string("?"));
        CHECK(mistbank_source_name(number) == std::string("?"));
    }
    // In each enumeration, the number after the last constant has no name.
    CHECK(mistbank_decision_name(MISTBANK_DECISION_SELL + 1) == std::string("?"));
    CHECK(mistbank_event_name(MISTBANK_EVENT_TILE_SOLD + 1) == std::string("?"));
    CHECK(mistbank_segment_name(MISTBANK_SEGMENT_VODYANOY + 1) == std::string("?"));
    CHECK(mistbank_colour_name(MISTBANK_MAX_COLOURS) == std::string("?"));
    CHECK(mistbank_system_name(MISTBANK_SYSTEM_DEMO + 1) == std::string("?"));
    CHECK(mistbank_expansion_name(MISTBANK_EXPANSION_FESTIVAL + 1) == std::string("?"));
    CHECK(mistbank_figure_kind_name(MISTBANK_FIGURE_SHEPHERD + 1) == std::string("?"));
    CHECK(mistbank_mark_name(MISTBANK_MARK_FESTIVAL + 1) == std::string("?"));
    CHECK(mistbank_good_name(MISTBANK_GOOD_CLOTH + 1) == std::string("?"));
    CHECK(mistbank_strength_name(MISTBANK_STRENGTH_BEST + 1) == std::string("?"));
    CHECK(mistbank_verdict_name(MISTBANK_VERDICT_CHANCE + 1) == std::string("?"));
    CHECK(mistbank_source_name(MISTBANK_SOURCE_SALES + 1) == std::string("?"));
}

TEST_CASE("The header declares exactly the functions that are listed in symbols.txt", "[capi]") {
    const std::set<std::string> declared = found_in(header(), "MISTBANK_CALL (mistbank_[a-z0-9_]+)\\(");
    CHECK(declared.size() > 120);
    std::ifstream list(std::string(tests_folder) + "/../capi/symbols.txt");
    std::set<std::string> committed;
    for (std::string name; std::getline(list, name);) committed.insert(name);
    CHECK(declared == committed);
}

TEST_CASE("These tests check every constant and every field of the header", "[capi]") {
    const std::set<std::string> constants = found_in(header(), "(MISTBANK_[A-Z0-9_]+) = -?[0-9]+");
    CHECK(constants.size() > 150);
    CHECK(constants == found_in(text_of("/capi/abi_test.cpp"), "CHECK\\((MISTBANK_[A-Z0-9_]+) == -?[0-9]+\\);"));
    const std::set<std::string> structs = found_in(header(), "typedef struct (mistbank_[a-z_]+) \\{");
    CHECK(structs.size() > 10);
    std::set<std::string> sized =
        found_in(text_of("/capi/abi_test.cpp"), "CHECK\\(sizeof\\((mistbank_[a-z_]+)\\) == [0-9]+\\);");
    sized.insert("mistbank_allocator");  // holds pointers
    CHECK(structs == sized);
}

TEST_CASE("Exactly the planes that the header describes as 1 or 0 are binary", "[capi]") {
    const std::string header_text = text_of("/../capi/mistbank/learning.h");
    const std::size_t begin = header_text.find("Returns the name of a plane.");
    const std::string table = header_text.substr(begin, header_text.find("mistbank_plane_name(int32_t", begin) - begin);
    std::map<std::string, bool> described;  // whether a plane is binary, by the first part of its name
    const std::regex row("\\| ([a-z][^|]*) \\| ([^|]*) \\|"), end("_SIDE|_DIRECTION|_seat_|_[0-9]|_\\.\\.\\.| ");
    for (std::sregex_iterator at(table.begin(), table.end(), row); at != std::sregex_iterator(); ++at) {
        const std::string names = (*at)[1], meaning = (*at)[2];
        std::istringstream words(std::regex_replace(names, std::regex(", "), ","));
        for (std::string name; std::getline(words, name, ',');) {
            std::smatch found;
            if (std::regex_search(name, found, end)) name = found.prefix();
            described[name] = std::regex_search(meaning, std::regex("^(1 where|1 on|as fits)"));
        }
    }
    for (std::int32_t plane = 0; plane < mistbank_plane_count(); ++plane) {
        std::string name = mistbank_plane_name(plane);
        INFO(name);
        while (described.count(name) == 0 && name.find('_') != std::string::npos) name.erase(name.rfind('_'));
        REQUIRE(described.count(name) == 1);
        CHECK((mistbank_plane_is_binary(plane) != 0) == described[name]);
    }
}

TEST_CASE("A C99 program plays a game with the C header alone", "[capi]") { CHECK(header_c99_plays() >= 1); }

TEST_CASE("A program that defines MISTBANK_CORE_ONLY can include a single optional part", "[capi]") {
    CHECK(header_core_plays() >= 1);
}

TEST_CASE("The header mistbank.h includes each part once, in the group to which the part belongs", "[capi]") {
    const std::string whole = text_of("/../capi/mistbank.h");
    const std::regex wanted("@defgroup (mistbank_[a-z]+)|#include \"(mistbank/[a-z]+\\.h)\"");
    std::string group;
    std::set<std::string> parts;
    for (std::sregex_iterator at(whole.begin(), whole.end(), wanted); at != std::sregex_iterator(); ++at) {
        if ((*at)[1].matched) {
            group = (*at)[1];
            continue;
        }
        const std::string part = (*at)[2];
        INFO(part);
        CHECK(parts.insert(part).second);
        CHECK(found_in(text_of("/../capi/" + part), "@addtogroup (mistbank_[a-z]+)") == std::set<std::string>{group});
    }
    std::set<std::string> files;
    for (const auto& file : std::filesystem::directory_iterator(std::string(tests_folder) + "/../capi/mistbank"))
        files.insert("mistbank/" + file.path().filename().string());
    CHECK(parts == files);
}
