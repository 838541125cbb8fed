// Written by bindings/generate out of capi/mistbank/: nobody edits it.
using System;

namespace Mistbank
{
    public sealed unsafe partial class Batch
    {
        // --- batch.h ---

        /// <summary>How many threads play, the caller's included.</summary>
        public int Threads => Native.mistbank_batch_threads(handle);

        /// <summary>Begins anew, all games, with another stream of seeds.</summary>
        /// <param name="seed">That of the first game.</param>
        public void Restart(ulong seed) => Check(Native.mistbank_batch_restart(handle, seed));

        /// <summary>One legal action of each game, each as likely as another.</summary>
        /// <param name="random">States of generators, one for each game, which move on as in Game.RandomAction.</param>
        /// <param name="into">Actions, one for each game; ActionKind.None for a game that is over.</param>
        public void RandomActions(Span<ulong> random, Span<GameAction> into)
        {
            SameLength(random.Length, into.Length);
            fixed (ulong* randomAt = random)
            fixed (GameAction* intoAt = into)
                Check(Native.mistbank_batch_random_actions(handle, randomAt, intoAt, random.Length));
        }

        /// <summary>Carries out an action in each game. One that is not legal is refused and changes nothing in its
        /// game; the others are carried out all the same.</summary>
        /// <param name="actions">Actions, one for each game.</param>
        /// <param name="statuses">Gets entries, one for each game, what Game.Apply would answer: Status.Ok,
        /// Status.IllegalAction, Status.WrongDecision or Status.GameOver.</param>
        public void Apply(Span<GameAction> actions, Span<Status> statuses)
        {
            SameLength(actions.Length, statuses.Length);
            fixed (GameAction* actionsAt = actions)
            fixed (Status* statusesAt = statuses)
                Check(Native.mistbank_batch_apply(handle, actionsAt, statusesAt, actions.Length));
        }

        /// <summary>The same; then every game that it has ended is dealt anew. A game that was over before stays
        /// so.</summary>
        /// <param name="actions">Actions, one for each game.</param>
        /// <param name="statuses">As in Batch.Apply.</param>
        /// <param name="ended">Gets entries, one for each game: 1 for each game that has ended, else 0.</param>
        /// <param name="results">Gets how these games ended, entries, one for each game, Actions being 0; those of
        /// other games are left alone.</param>
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

        /// <summary>Batch.RandomActions and Batch.Step in one, which is quicker, as each game is looked at
        /// once.</summary>
        /// <param name="random">As there.</param>
        /// <param name="actions">Gets actions, one for each game, those that were taken; ActionKind.None for a game
        /// that had been over before.</param>
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

        /// <summary>What each game waits for, and whose decision it is.</summary>
        /// <param name="into">Entries, one for each game.</param>
        public void Decisions(Span<Decision> into)
        {
            fixed (Decision* intoAt = into)
                Check(Native.mistbank_batch_decisions(handle, intoAt, into.Length));
        }

        /// <summary>How each game stands: outcome, turn, points. The outcome is open until it is over, Actions are
        /// 0.</summary>
        /// <param name="into">Entries, one for each game.</param>
        public void Standings(Span<Rollout> into)
        {
            fixed (Rollout* intoAt = into)
                Check(Native.mistbank_batch_standings(handle, intoAt, into.Length));
        }

        /// <summary>The window of each game, as Game.Window tells it.</summary>
        /// <param name="width">1 to Limits.MaxWindow.</param>
        /// <param name="height">1 to Limits.MaxWindow.</param>
        /// <param name="into">Entries, one for each game.</param>
        public void Windows(int width, int height, Span<Window> into)
        {
            fixed (Window* intoAt = into)
                Check(Native.mistbank_batch_windows(handle, width, height, intoAt, into.Length));
        }

        /// <summary>The planes of each game over its window, for the player who decides: see Game.Planes.</summary>
        /// <param name="width">1 to Limits.MaxWindow.</param>
        /// <param name="height">1 to Limits.MaxWindow.</param>
        /// <param name="into">Games x planes x height x width bytes.</param>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        /// <exception cref="InvalidArgumentException">There is nothing of this number.</exception>
        public void Planes(int width, int height, Span<byte> into)
        {
            ulong needed = 0;
            Status status;
            fixed (byte* at = into)
                status = Native.mistbank_batch_planes(handle, width, height, at, (ulong)into.Length, &needed);
            Written(status, needed, into.Length);
        }

        /// <summary>The scalars of each game, for the player who decides: see Game.Scalars.</summary>
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

        /// <summary>Which indices are legal actions in each game, see Game.LegalMask.</summary>
        /// <param name="width">1 to Limits.MaxWindow.</param>
        /// <param name="height">1 to Limits.MaxWindow.</param>
        /// <param name="into">Games x Batch.IndexCount bytes, 1 or 0.</param>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        /// <exception cref="InvalidArgumentException">There is nothing of this number.</exception>
        public void LegalMasks(int width, int height, Span<byte> into)
        {
            ulong needed = 0;
            Status status;
            fixed (byte* at = into)
                status = Native.mistbank_batch_legal_masks(handle, width, height, at, (ulong)into.Length, &needed);
            Written(status, needed, into.Length);
        }

        /// <summary>The action of an index in each game, legal or not: see Game.ActionAt.</summary>
        /// <param name="width">1 to Limits.MaxWindow.</param>
        /// <param name="height">1 to Limits.MaxWindow.</param>
        /// <param name="indices">Indices, one for each game.</param>
        /// <param name="into">Gets actions, one for each game, ActionKind.None where an index stands for none.</param>
        /// <param name="statuses">Gets entries, one for each game: Status.Ok, or why an index stands for none:
        /// Status.InvalidArgument: it is out of range; Status.WrongDecision, Status.GameOver.</param>
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
