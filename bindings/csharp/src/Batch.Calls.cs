// bindings/generate writes this file from capi/mistbank/; do not edit it.
#nullable enable

using System;

namespace Mistbank
{
    public sealed unsafe partial class Batch
    {
        // --- batch.h ---

        /// <summary>Returns the number of threads, including the caller's.</summary>
        public int Threads => Native.mistbank_batch_threads(handle);

        /// <summary>Restarts all games with another sequence of seeds.</summary>
        /// <param name="seed">The seed of the first game.</param>
        public void Restart(ulong seed) => Check(Native.mistbank_batch_restart(handle, seed));

        /// <summary>Chooses a legal action of each game uniformly at random.</summary>
        /// <param name="random">States of generators, one for each game, which the call advances as in
        /// Game.RandomAction.</param>
        /// <param name="into">Actions, one for each game; ActionKind.None for a game that is over.</param>
        public void RandomActions(Span<ulong> random, Span<GameAction> into)
        {
            SameLength(random.Length, into.Length);
            fixed (ulong* randomAt = random)
            fixed (GameAction* intoAt = into)
                Check(Native.mistbank_batch_random_actions(handle, randomAt, intoAt, random.Length));
        }

        /// <summary>Applies an action in each game. An illegal action is refused and does not change its game; all
        /// other actions are applied.</summary>
        /// <param name="actions">Actions, one for each game.</param>
        /// <param name="statuses">Receives entries, one for each game, the results of Game.Apply: Status.Ok,
        /// Status.IllegalAction, Status.WrongDecision or Status.GameOver.</param>
        public void Apply(Span<GameAction> actions, Span<Status> statuses)
        {
            SameLength(actions.Length, statuses.Length);
            fixed (GameAction* actionsAt = actions)
            fixed (Status* statusesAt = statuses)
                Check(Native.mistbank_batch_apply(handle, actionsAt, statusesAt, actions.Length));
        }

        /// <summary>Works like Batch.Apply, and then deals again each game that has just ended. A game that was already
        /// over stays over.</summary>
        /// <param name="actions">Actions, one for each game.</param>
        /// <param name="statuses">As in Batch.Apply.</param>
        /// <param name="ended">Receives entries, one for each game: 1 for each game that ended, otherwise 0.</param>
        /// <param name="results">Receives entries, one for each game with the results of the ended games, with Actions
        /// 0; entries of other games do not change.</param>
        public void Step(Span<GameAction> actions, Span<Status> statuses, Span<byte> ended, Span<Rollout> results)
        {
            SameLength(actions.Length, statuses.Length);
            SameLength(actions.Length, ended.Length);
            SameLength(actions.Length, results.Length);
            fixed (GameAction* actionsAt = actions)
            fixed (Status* statusesAt = statuses)
            fixed (byte* endedAt = ended)
            fixed (Rollout* resultsAt = results)
                Check(Native.mistbank_batch_step(handle, actionsAt, statusesAt, endedAt, resultsAt, actions.Length));
        }

        /// <summary>Combines Batch.RandomActions and Batch.Step in one faster pass.</summary>
        /// <param name="random">As in Batch.RandomActions.</param>
        /// <param name="actions">Receives actions, one for each game, the choices; ActionKind.None for a game that was
        /// already over.</param>
        /// <param name="ended">As in Batch.Step.</param>
        /// <param name="results">As in Batch.Step.</param>
        public void RandomStep(Span<ulong> random, Span<GameAction> actions, Span<byte> ended, Span<Rollout> results)
        {
            SameLength(random.Length, actions.Length);
            SameLength(random.Length, ended.Length);
            SameLength(random.Length, results.Length);
            fixed (ulong* randomAt = random)
            fixed (GameAction* actionsAt = actions)
            fixed (byte* endedAt = ended)
            fixed (Rollout* resultsAt = results)
                Check(Native.mistbank_batch_random_step(
                    handle, randomAt, actionsAt, endedAt, resultsAt, random.Length));
        }

        /// <summary>Returns the open decision of each game.</summary>
        /// <param name="into">Entries, one for each game.</param>
        public void Decisions(Span<Decision> into)
        {
            fixed (Decision* intoAt = into)
                Check(Native.mistbank_batch_decisions(handle, intoAt, into.Length));
        }

        /// <summary>Returns the state of each game: outcome, turn, points. The outcome is open until the game is over;
        /// Actions is 0.</summary>
        /// <param name="into">Entries, one for each game.</param>
        public void Standings(Span<Rollout> into)
        {
            fixed (Rollout* intoAt = into)
                Check(Native.mistbank_batch_standings(handle, intoAt, into.Length));
        }

        /// <summary>Returns the window of each game, see Game.Window.</summary>
        /// <param name="width">1 to Limits.MaxWindow.</param>
        /// <param name="height">1 to Limits.MaxWindow.</param>
        /// <param name="into">Entries, one for each game.</param>
        public void Windows(int width, int height, Span<Window> into)
        {
            fixed (Window* intoAt = into)
                Check(Native.mistbank_batch_windows(handle, width, height, intoAt, into.Length));
        }

        /// <summary>Writes the planes of each game over its window, for the deciding player: see Game.Planes.</summary>
        /// <param name="width">1 to Limits.MaxWindow.</param>
        /// <param name="height">1 to Limits.MaxWindow.</param>
        /// <param name="into">Games x planes x height x width bytes.</param>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        /// <exception cref="InvalidArgumentException">An argument is out of range.</exception>
        public void Planes(int width, int height, Span<byte> into)
        {
            ulong needed = 0;
            Status status;
            fixed (byte* at = into)
                status = Native.mistbank_batch_planes(handle, width, height, at, (ulong)into.Length, &needed);
            Written(status, needed, into.Length);
        }

        /// <summary>Writes the indices of the planes that the games can use: see Game.UsedPlanes.</summary>
        /// <param name="into">At most PlaneNames.Length indices.</param>
        /// <returns>The number of entries written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public int UsedPlanes(Span<int> into)
        {
            int count;
            Status status;
            fixed (int* at = into)
                status = Native.mistbank_batch_used_planes(handle, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>Writes the indices of the planes that the games can use: see Game.UsedPlanes.</summary>
        public ReadOnlyArray<int> UsedPlanes()
        {
            int count;
            var into = new int[Asked(Native.mistbank_batch_used_planes(handle, null, 0, &count), count)];
            UsedPlanes(into.AsSpan());
            return new(into);
        }

        /// <summary>Writes the scalars of each game, for the deciding player: see Game.Scalars.</summary>
        /// <param name="into">Games x ScalarNames.Length numbers.</param>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public void Scalars(Span<int> into)
        {
            ulong needed = 0;
            Status status;
            fixed (int* at = into)
                status = Native.mistbank_batch_scalars(handle, at, (ulong)into.Length, &needed);
            Written(status, needed, into.Length);
        }

        /// <summary>Writes the mask of legal indices of each game, see Game.LegalMask.</summary>
        /// <param name="width">1 to Limits.MaxWindow.</param>
        /// <param name="height">1 to Limits.MaxWindow.</param>
        /// <param name="into">Games x Batch.IndexCount bytes, 1 or 0.</param>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        /// <exception cref="InvalidArgumentException">An argument is out of range.</exception>
        public void LegalMasks(int width, int height, Span<byte> into)
        {
            ulong needed = 0;
            Status status;
            fixed (byte* at = into)
                status = Native.mistbank_batch_legal_masks(handle, width, height, at, (ulong)into.Length, &needed);
            Written(status, needed, into.Length);
        }

        /// <summary>Writes the mask of legal indices of each game in packed form: a bit for each index. Each game
        /// begins with a new byte, and index 0 has the highest bit of this byte. Unused bits are 0. Cost: less than for
        /// Batch.LegalMasks.</summary>
        /// <param name="width">1 to Limits.MaxWindow.</param>
        /// <param name="height">1 to Limits.MaxWindow.</param>
        /// <param name="into">Games x (Batch.IndexCount + 7) / 8 bytes.</param>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        /// <exception cref="InvalidArgumentException">An argument is out of range.</exception>
        public void PackedMasks(int width, int height, Span<byte> into)
        {
            ulong needed = 0;
            Status status;
            fixed (byte* at = into)
                status = Native.mistbank_batch_packed_masks(handle, width, height, at, (ulong)into.Length, &needed);
            Written(status, needed, into.Length);
        }

        /// <summary>Returns the action with the given index in each game, legal or not: see Game.ActionAt.</summary>
        /// <param name="width">1 to Limits.MaxWindow.</param>
        /// <param name="height">1 to Limits.MaxWindow.</param>
        /// <param name="indices">Indices, one for each game.</param>
        /// <param name="into">Receives actions, one for each game, ActionKind.None for an index without an
        /// action.</param>
        /// <param name="statuses">Receives entries, one for each game: Status.Ok, or the reason why an index has no
        /// action: Status.InvalidArgument (out of range), Status.WrongDecision, Status.GameOver.</param>
        public void ActionsAt(int width, int height, Span<int> indices, Span<GameAction> into, Span<Status> statuses)
        {
            SameLength(indices.Length, into.Length);
            SameLength(indices.Length, statuses.Length);
            fixed (int* indicesAt = indices)
            fixed (GameAction* intoAt = into)
            fixed (Status* statusesAt = statuses)
                Check(Native.mistbank_batch_actions_at(
                    handle, width, height, indicesAt, intoAt, statusesAt, indices.Length));
        }
    }
}
