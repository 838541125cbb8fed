/**
 * @file mistbank.h
 * The C API of mistbank, a rules library for Mists over Carcassonne, the base game and their expansions. This header
 * includes all of its parts, mistbank/NAME.h; programs need no other header.
 *
 * A game is created from rules and tile sets. It always has one open decision of one player, lists the legal actions,
 * and continues to the next decision with the applied action, until it is over.
 *
 * These promises hold for every function.
 *
 * **Statuses.** A call that can fail returns a #mistbank_status and, unless that is #MISTBANK_OK, has changed nothing.
 * Bad arguments (null pointers, wrong sizes, indices out of range, stale actions) are refused, never fatal. Scalar
 * queries return their value directly, and -1 if the handle is null or an index is out of range; yes-or-no queries
 * return 1 or 0, and 0 in these cases.
 *
 * **Messages.** Each refusal has a message. A game stores the message of its last refused call, see
 * mistbank_game_message(). Without a game the caller passes a buffer, which receives the empty text on success, and
 * nothing if the message does not fit; the status does not change. #MISTBANK_MESSAGE_CAPACITY bytes hold every message.
 *
 * **Lists.** The caller passes a buffer and its capacity, and receives the true count. If the buffer is too small,
 * nothing is written and the status is #MISTBANK_BUFFER_TOO_SMALL. A null buffer with capacity 0 requests only the
 * count. The pointer that receives a count or length may be null.
 *
 * **Text.** UTF-8. Lengths count bytes without the terminating NUL; an output needs a capacity of its length + 1. An
 * input of length -1 ends at its NUL. Static texts that functions return are never freed. Arrays of char in structs
 * hold a text, its NUL, and zeros up to their end.
 *
 * **Layout.** Every struct has the same layout on every platform, except mistbank_allocator, which holds pointers. If a
 * struct begins with `size`, set `size` to the sizeof of your compilation, as the init functions do.
 *
 * **Numbers.** An enumeration is a type of its own, such as #mistbank_colour, and 32 bits wide. If another type holds
 * its numbers, or if an integer is not a plain count, the comment has a tag that programs can read: `kind flag`, 1 for
 * yes and 0 for no; `kind colour`, one of MISTBANK_COLOUR_...; `set mark`, the bits 1 << MISTBANK_MARK_...; `by good`,
 * an entry for each of MISTBANK_GOOD_....
 *
 * **Growth.** Programs that were compiled with this header run with every later library of the same
 * #MISTBANK_ABI_VERSION, with the same meaning. The ABI version, and the major version with it, changes only if this is
 * impossible.
 * - *Nothing is removed.* No function, constant or field is removed, renamed or renumbered. A struct that begins with
 *   `size` grows at its end, and a later library accepts all its earlier sizes. Every other struct keeps its size; a
 *   later version may give a meaning to its `reserved` fields, which are 0 until then: pass them on as 0. A new kind of
 *   action, decision or event may give fields another meaning.
 * - *What a minor version may add*: functions; statuses; expansions, editions, presets and tile sets; kinds of
 *   decision, action, event, segment, side, mark, figure and good; strengths of advisers; revisions of the rules;
 *   planes and scalars of an observation after the last one; blocks of action indices after the last one; higher
 *   bounds, such as #MISTBANK_MAX_TILE_SETS. Functions for names, such as mistbank_plane_name(), describe these. Ask
 *   the library for counts, such as mistbank_plane_count(), mistbank_game_index_count() and
 *   mistbank_game_action_bound(), because they grow.
 * - *New features are opt-in.* A new kind of decision, action, segment, side, mark, figure or good occurs only in games
 *   whose rules or tile sets use the addition. Other rules give the same game as before, except for the corrections of
 *   a new revision of the rules. The preset "everything" uses all expansions of the loaded library. More detailed
 *   events may occur in any game.
 * - *Unknown numbers are harmless.* Expect numbers beyond those of this header: end a `switch` with a default, and size
 *   no table by the last constant. An unknown event can be skipped: every query shows its effect, and
 *   mistbank_game_sentence() describes it. An unknown action can be offered to people by its text, see
 *   mistbank_game_action_text(), tried out like any other, or ignored. Any of its legal actions answers an unknown
 *   decision. An unknown segment or figure has a place like known ones.
 * - *Names describe numbers.* mistbank_name() and mistbank_value() have all names of the loaded library, and so have
 *   functions for one enumeration, such as mistbank_event_name(); they return "?", or -1, for anything unknown. The
 *   advice of an adviser, and its wording, may change with every version.
 * - *Stored games last.* Every later version loads a record or a snapshot as the same game, see src/record/FORMAT.md.
 *
 * **Threads.** Different threads may use different games at once; only one thread may use a game at a time, also for
 * queries. The same holds for batches of games, which may have internal threads, and for advisers. A tile set never
 * changes and may be shared. The library has no global state.
 *
 * **Memory.** A game, a batch, an adviser and a tile set take all memory of their calls, also temporary memory, from
 * their allocator, or from malloc and free. Nothing else allocates, not even messages and refusals, except
 * mistbank_rules_from_json(), which calls malloc if an object has more than 64 fields. If memory runs out, the status
 * is #MISTBANK_OUT_OF_MEMORY; the runtime of the language may call malloc for its exception, which never leaves the
 * library.
 *
 * **Determinism.** Equal rules, tile sets, seed and actions give the same game on every platform.
 */
#ifndef MISTBANK_H
#define MISTBANK_H

/* The parts of the API in the order in which a host needs them. */
/** @defgroup mistbank_library The library
 *  Versions, statuses and memory. */
/** @defgroup mistbank_create Create games
 *  Rules, tile sets and games. */
/** @defgroup mistbank_decide Decide and apply
 *  The open decision, its legal actions, and their application. */
/** @defgroup mistbank_ask Ask
 *  The board, points, supplies, piles and pieces of expansions. */
/** @defgroup mistbank_history History
 *  Events, undo, hidden information and hashes. */
/** @defgroup mistbank_show Show
 *  The game for people: texts, pictures and sentences. */
/** @defgroup mistbank_store Store
 *  Records, snapshots, positions and JSON. */
/** @defgroup mistbank_learn Learn
 *  Play-outs, observations, action indices and batches of games. */
/** @defgroup mistbank_advise Advise
 *  Computer players, hints, their reasons, and reviews of games. */
/** @defgroup mistbank_describe Describe
 *  Names, titles and descriptions of everything with a number. */
/** @defgroup mistbank_numbers Numbers
 *  Enumerations and bounds. */

/** The version of this header; mistbank_version() returns the version of the library. */
#define MISTBANK_VERSION_MAJOR 2
#define MISTBANK_VERSION_MINOR 1 /**< see #MISTBANK_VERSION_MAJOR */
#define MISTBANK_VERSION_PATCH 0 /**< see #MISTBANK_VERSION_MAJOR */
/** "-dev" until the version is released, then empty. Packages carry the numbers alone. @since 2.1 */
#define MISTBANK_VERSION_SUFFIX "-dev"

/** Changes when a program must be compiled again; compare with mistbank_abi_version(). */
#define MISTBANK_ABI_VERSION 2

#include "mistbank/actions.h"
#include "mistbank/adviser.h"
#include "mistbank/base.h"
#include "mistbank/batch.h"
#include "mistbank/board.h"
#include "mistbank/bounds.h"
#include "mistbank/descriptions.h"
#include "mistbank/facts.h"
#include "mistbank/figures.h"
#include "mistbank/game.h"
#include "mistbank/json.h"
#include "mistbank/kinds.h"
#include "mistbank/learning.h"
#include "mistbank/past.h"
#include "mistbank/pictures.h"
#include "mistbank/pieces.h"
#include "mistbank/positions.h"
#include "mistbank/reasons.h"
#include "mistbank/records.h"
#include "mistbank/review.h"
#include "mistbank/rules.h"
#include "mistbank/standing.h"
#include "mistbank/tiles.h"

#endif
