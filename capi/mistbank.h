/**
 * @file mistbank.h
 * The C API of mistbank, a rules library for Mists over Carcassonne, the base game and their expansions. This header
 * includes all of its parts, mistbank/NAME.h, and is the only one that a program needs to name.
 *
 * A game is made from rules and tile sets. It always stands at one decision of one player, lists the legal actions,
 * and goes on to the next decision with the action that the host applies, until it is over.
 *
 * These promises hold for every function.
 *
 * **Statuses.** A call that can fail answers a #mistbank_status and, unless that is #MISTBANK_OK, has changed nothing.
 * Bad arguments (null pointers, wrong sizes, indices out of range, stale actions) are refused, never fatal. Scalar
 * queries answer their value directly, and -1 when the handle is null or an index is out of range; those that
 * answer yes or no answer 1 or 0, and then 0.
 *
 * **Messages.** What was wrong is told in words. Where a game exists it keeps the message of its last refused call, see
 * mistbank_game_message(); else the caller passes a buffer, which gets the empty text on success, and nothing if the
 * message does not fit; the status stays what it is. #MISTBANK_MESSAGE_CAPACITY bytes hold every message.
 *
 * **Lists.** The caller passes a buffer and its capacity, and the true count comes back. With too small a buffer
 * nothing is written and the answer is #MISTBANK_BUFFER_TOO_SMALL. A null buffer with capacity 0 only asks for the
 * count. The pointer that receives a count or length may be null.
 *
 * **Text.** UTF-8. Lengths count bytes without the terminating NUL; an output needs a capacity of its length + 1. An
 * input of length -1 ends at its NUL. Static texts that functions return are never freed. Arrays of char in structs
 * hold a text, its NUL, and zeros up to their end.
 *
 * **Layout.** Every struct has the same layout on every platform, but for mistbank_allocator, which holds pointers. Of
 * structs that begin with `size`, set `size` to the sizeof you compiled with; the init functions do.
 *
 * **Numbers.** An enumeration is a type of its own, such as #mistbank_colour, and 32 bits wide. Where another type holds
 * its numbers, and where a plain integer means something else than a count, a comment says so in words that programs
 * read too: `kind flag`, 1 for yes and 0 for no; `kind colour`, one of MISTBANK_COLOUR_...; `set mark`, the bits
 * 1 << MISTBANK_MARK_...; `by good`, an entry for each of MISTBANK_GOOD_....
 *
 * **Growth.** What was compiled with this header runs with every later library of the same #MISTBANK_ABI_VERSION, and
 * means there what it means here. A new ABI version, and with it a new major one, is made only where this cannot be
 * kept.
 * - *Nothing goes.* No function, constant or field is taken away, renamed or renumbered. A struct that begins with
 *   `size` grows at its end, and a later library understands every size that it has had. Every other struct keeps its
 *   size; a later version may give a meaning to its `reserved` fields, which are 0 until then: pass them on as 0. A
 *   later kind of action, decision or event may use fields in a sense of its own.
 * - *What a minor version may add*: functions; statuses; expansions, editions, presets and tile sets; kinds of
 *   decision, action, event, segment, side, mark, figure and good; strengths of advisers; revisions of the rules;
 *   planes and scalars of an observation behind the last one; blocks of action indices behind the last one; higher
 *   bounds of what it takes, such as #MISTBANK_MAX_TILE_SETS. Names, such as mistbank_plane_name(), tell what stands
 *   where. Counts, such as mistbank_plane_count(), mistbank_game_index_count() and mistbank_game_action_bound(), are
 *   asked of the library, as they grow.
 * - *It comes to nobody unasked.* A new kind of decision, action, segment, side, mark, figure or good is met only in
 *   games whose rules or tile sets ask for what the version has added; other rules make the game that they made
 *   before, but for what a new revision of the rules mends. The preset "everything" asks for all that the running
 *   library has. An event that tells more of what happens may come in any game.
 * - *What is unknown is harmless.* Expect numbers beyond those of this header: end a `switch` with a default, size no
 *   table by the last constant. An unknown event can be skipped: what it did is seen by every query, and
 *   mistbank_game_sentence() tells it to people. An unknown action can be offered to people by its text, see
 *   mistbank_game_action_text(), tried out like any other, or left alone. An unknown decision is answered, as every
 *   other, by one of its legal actions. An unknown segment or figure stands where the known ones do.
 * - *Names tell.* mistbank_name() and mistbank_value() know all names that the running library knows, and so do functions
 *   for one enumeration, such as mistbank_event_name(); their answer is "?", or -1, where it knows nothing.
 *   What an adviser advises, and how it words it, may change with every version.
 * - *Stored games last.* What one version has stored as a record or a snapshot every later one loads as the same game,
 *   see src/record/FORMAT.md.
 *
 * **Threads.** Different games may be used on different threads at once, one game by one thread at a time, queries
 * included; so may batches of games, which have threads of their own inside where they are asked for, and advisers. A
 * tile set never changes and may be shared. The library has no global state.
 *
 * **Memory.** A game, a batch, an adviser and a tile set take all memory that their calls need, in between too, from
 * the allocator they were made with; without one it is malloc and free. Everything else, messages and refusals among
 * it, takes none, but that mistbank_rules_from_json() asks malloc where an object has more than 64 fields. If there is
 * no memory, the answer is #MISTBANK_OUT_OF_MEMORY, and the language's runtime may ask malloc for the memory of its
 * exception, which never leaves the library.
 *
 * **Determinism.** Equal rules, tile sets, seed and actions give the same game on every platform.
 */
#ifndef MISTBANK_H
#define MISTBANK_H

/** The version of this header; mistbank_version() tells that of the library. */
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
