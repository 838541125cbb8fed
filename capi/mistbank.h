/**
 * @file mistbank.h
 * The C API of mistbank, a rules library for Mists over Carcassonne, the base game and their expansions. This header
 * includes all of its parts, mistbank/NAME.h; programs need no other header.
 *
 * **Parts.** The core of the API creates, plays, shows and stores games. The optional parts are mistbank/learning.h,
 * mistbank/batch.h, mistbank/adviser.h, mistbank/reasons.h and mistbank/review.h. A program that defines
 * MISTBANK_CORE_ONLY before this header gets only the core, and must include each optional part that it uses. The
 * smaller API is opt-in, because programs written for earlier versions expect all parts. Each part compiles alone and
 * includes the parts that it needs.
 *
 * A game is created from rules and tile sets. Until the game is over, it has one open decision of one player and lists
 * the legal actions. Applying an action leads to the next decision.
 *
 * These promises hold for every function.
 *
 * **Statuses.** A call that can fail returns a #mistbank_status and, unless that is #MISTBANK_OK, has changed nothing.
 * Bad arguments (null pointers, wrong sizes, indices out of range, stale actions) are refused, never fatal. Scalar
 * queries return their value directly, and -1 if the handle is null or an index is out of range. Yes-or-no queries
 * return 1 or 0, and 0 for a null handle or an index out of range.
 *
 * **Messages.** A message is the reason of a refusal. A game stores the message of its last refused call, see
 * mistbank_game_message(). A call without a game either has a buffer for the message as an argument, or returns only
 * the status. On success the buffer receives an empty text, or a list of the ignored fields of a JSON text. A message
 * that does not fit is not written, and the status does not change. #MISTBANK_MESSAGE_CAPACITY bytes hold every
 * message.
 *
 * **Lists.** The caller passes a buffer and its capacity, and receives the true count. If the buffer is too small,
 * nothing is written and the status is #MISTBANK_BUFFER_TOO_SMALL. A null buffer with capacity 0 requests only the
 * count. The pointer that receives a count or length may be null.
 *
 * **Text.** All text is UTF-8. Lengths count bytes without the terminating NUL; an output needs a capacity of its
 * length + 1. An input of length -1 ends at its NUL. Do not free the static texts that functions return. Arrays of char
 * in structs hold a text, its NUL, and zeros up to their end.
 *
 * **Layout.** Every struct has the same layout on every platform, except mistbank_allocator, which holds pointers. If a
 * struct begins with `size`, set `size` to the size of the struct in your compilation, as the init functions do.
 *
 * **Numbers.** Each enumeration has its own type, such as #mistbank_colour, which is 32 bits wide. A field of another
 * type can also hold numbers of an enumeration, or a flag. Its comment then has a tag that programs can read:
 * `kind flag`, 1 for yes and 0 for no; `kind colour`, one of MISTBANK_COLOUR_...; `set mark`, the bits
 * 1 << MISTBANK_MARK_...; `by good`, an entry for each of MISTBANK_GOOD_....
 *
 * **Growth.** A program that was compiled with this header runs with every later library of the same
 * #MISTBANK_ABI_VERSION, and all calls keep their meaning. Only a change that breaks this promise increases the ABI
 * version, and with it the major version.
 * - *Nothing is removed.* No function, constant or field is removed, renamed or renumbered. A struct that begins with
 *   `size` can grow at its end, and a later library accepts all its earlier sizes. Every other struct keeps its size. A
 *   later version may give a meaning to its `reserved` fields; until then they are 0, and must be 0 in arguments. In a
 *   new kind of action, decision or event, fields may have a different meaning.
 * - *What a minor version may add*: functions; statuses; expansions, editions, presets and tile sets; kinds of
 *   decision, action, event, segment, side, mark, figure and good; strengths of advisers; revisions of the rules;
 *   planes and scalars of an observation after the last one; blocks of action indices after the last one; higher
 *   bounds, such as #MISTBANK_MAX_TILE_SETS. Functions for names, such as mistbank_plane_name(), describe these
 *   additions. Ask the library for counts, such as mistbank_plane_count(), mistbank_game_index_count() and
 *   mistbank_game_action_bound(), because they grow.
 * - *New features are opt-in.* New kinds of decisions, actions, segments, sides, marks, figures and goods occur only in
 *   games whose rules or tile sets use the new feature. All other games stay the same, except for corrections in a new
 *   revision of the rules. The preset "everything" uses all expansions of the loaded library. More detailed events may
 *   occur in any game.
 * - *Unknown numbers are harmless.* Expect numbers beyond those of this header: end a `switch` with a default, and do
 *   not size a table by the last constant. An unknown event can be skipped: the queries show its effect, and
 *   mistbank_game_sentence() describes it. An unknown action can be offered to people by its text
 *   (mistbank_game_action_text()), tried out like any other action, or ignored. An unknown decision can be answered
 *   with any of its legal actions. An unknown segment or figure has a position, like every known segment or figure.
 * - *Names describe numbers.* mistbank_name() and mistbank_value() cover all names of the loaded library. Functions for
 *   one enumeration, such as mistbank_event_name(), use the same names. For an unknown number or name these functions
 *   return "?" or -1.
 * - *Advice changes.* The advice of an adviser, and the words of its explanations, may change with every version.
 * - *Stored games stay valid.* Every later version loads a record or a snapshot as the same game, see
 *   src/record/FORMAT.md.
 *
 * **Threads.** Different threads may use different games at the same time. Only one thread may use a game at a time,
 * even for queries. The same holds for advisers, and for batches of games, although a batch can have internal threads.
 * A tile set never changes and may be shared. The only global state of the library is a thread-safe cache of constant
 * data.
 *
 * **Memory.** All memory for calls on a game, a batch, an adviser or a tile set comes from its allocator, or from
 * malloc if it has none. This includes temporary memory. Nothing else allocates, not even messages and refusals, with
 * one exception: mistbank_rules_from_json() calls malloc if an object has more than 64 fields. If memory runs out, the
 * status is #MISTBANK_OUT_OF_MEMORY. The C++ runtime may then call malloc for its exception, which never leaves the
 * library.
 *
 * **Determinism.** Equal rules, tile sets, seed and actions give the same game on every platform.
 */
#ifndef MISTBANK_H
#define MISTBANK_H

/** The version of this header; mistbank_version() returns the version of the library. */
#define MISTBANK_VERSION_MAJOR 2
#define MISTBANK_VERSION_MINOR 1 /**< see #MISTBANK_VERSION_MAJOR */
#define MISTBANK_VERSION_PATCH 0 /**< see #MISTBANK_VERSION_MAJOR */
/** The suffix of the version: "-dev" until the version is released, then empty. Versions of packages have no suffix.
 *  @since 2.1 */
#define MISTBANK_VERSION_SUFFIX ""

/** The ABI version of this header. It changes when programs must be compiled again; compare it with
 *  mistbank_abi_version(). */
#define MISTBANK_ABI_VERSION 2

/* The parts of the API, in the order in which a host needs them. clang-format would change the order. */
/* clang-format off */

/** @defgroup mistbank_library The library
 *  Versions, statuses and memory. */
#include "mistbank/base.h"

/** @defgroup mistbank_create Create games
 *  Rules, tile sets and games. */
#include "mistbank/rules.h"
#include "mistbank/tiles.h"
#include "mistbank/game.h"

/** @defgroup mistbank_decide Decide and apply
 *  The open decision, its legal actions, and their application. */
#include "mistbank/actions.h"

/** @defgroup mistbank_ask Ask
 *  The board, points, supplies, piles and pieces of expansions. */
#include "mistbank/board.h"
#include "mistbank/standing.h"
#include "mistbank/facts.h"

/** @defgroup mistbank_history History
 *  Events, undo, hidden information and hashes. */
#include "mistbank/past.h"

/** @defgroup mistbank_show Show
 *  The game for people: texts, pictures and sentences. */
#include "mistbank/pictures.h"

/** @defgroup mistbank_store Store
 *  Records, snapshots, positions and JSON. */
#include "mistbank/records.h"
#include "mistbank/positions.h"
#include "mistbank/json.h"

/** @defgroup mistbank_describe Describe
 *  Names, titles and descriptions of everything with a number. */
#include "mistbank/descriptions.h"
#include "mistbank/figures.h"

/** @defgroup mistbank_numbers Numbers
 *  Enumerations and bounds. */
#include "mistbank/pieces.h"
#include "mistbank/kinds.h"
#include "mistbank/bounds.h"

/* The optional parts. */
#ifndef MISTBANK_CORE_ONLY

/** @defgroup mistbank_learn Learn
 *  Play-outs, observations, action indices and batches of games. */
#include "mistbank/learning.h"
#include "mistbank/batch.h"

/** @defgroup mistbank_advise Advise
 *  Computer players, hints, their reasons, and reviews of games. */
#include "mistbank/adviser.h"
#include "mistbank/reasons.h"
#include "mistbank/review.h"

#endif /* MISTBANK_CORE_ONLY */

/* clang-format on */

#endif
