using System;

namespace Mistbank
{
    /// <summary>Many games of the same rules, stepped by one call for all: for programs that learn, and for statistics.
    /// The games keep no past. Every span has an entry for each game, in their order; one of another length is refused.
    /// Threads inside divide the games among themselves, and nothing depends on how many there are. One batch is used by
    /// one thread at a time. Of n games number i begins with the seed of the rules + i, and when it has been dealt anew k
    /// times it is the game of the seed of the rules + i + k n.</summary>
    public sealed unsafe class Batch : IDisposable
    {
        private readonly BatchHandle handle;

        /// <summary>Makes the games.</summary>
        /// <param name="rules">Which game; its seed is that of the first.</param>
        /// <param name="games">How many, 1 to <see cref="Limits.MaxBatch"/>.</param>
        /// <param name="threads">How many play, 1 to <see cref="Limits.MaxThreads"/>.</param>
        /// <param name="sets">The tile sets played with; none: the built-in ones.</param>
        /// <exception cref="InvalidRulesException">The message names the field.</exception>
        /// <exception cref="InvalidArgumentException">A number is out of range.</exception>
        public Batch(Rules rules, int games, int threads = 1, params TileSet[] sets)
        {
            if (rules == null) throw new ArgumentNullException(nameof(rules));
            RulesLayout layout = rules.Layout();
            handle = Game.Make(sets, (IntPtr* list, int count, byte* message, out BatchHandle batch) =>
                Native.mistbank_batch_create(
                    ref layout, list, count, games, threads, IntPtr.Zero, out batch, message, Limits.MessageCapacity,
                    null));
            Count = games;
        }

        /// <summary>Frees the games and their threads. Doing it again does nothing; any other use throws
        /// ObjectDisposedException.</summary>
        public void Dispose() => handle.Dispose();

        /// <summary>How many games there are.</summary>
        public int Count { get; }

        /// <summary>How many threads play; fewer than were asked for where the system gives fewer.</summary>
        public int Threads => Native.mistbank_batch_threads(handle);

        /// <summary>Begins anew, all games, with another stream of seeds.</summary>
        /// <param name="seed">That of the first game.</param>
        public void Restart(ulong seed) => Check(Native.mistbank_batch_restart(handle, seed));

        /// <summary>Deals the games anew that are over, each with its next seed.</summary>
        public void Deal() => Check(Native.mistbank_batch_deal(handle, null, 0));

        /// <summary>Deals games anew, each with its next seed.</summary>
        /// <param name="which">Other than 0 for those to be dealt.</param>
        public void Deal(Span<byte> which)
        {
            fixed (byte* at = which) Check(Native.mistbank_batch_deal(handle, Given(at), which.Length));
        }

        /// <summary>The legal actions of all games, those of one after those of the one before.</summary>
        /// <param name="into">The actions; an empty span only asks for the offsets.</param>
        /// <param name="offsets">An entry more than there are games, filled in in any case: the actions of game i begin
        /// with number offsets[i], and those of the next game with offsets[i + 1].</param>
        /// <returns>How many there are, the last offset.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; no action was written.</exception>
        public ulong LegalActions(Span<GameAction> into, Span<ulong> offsets)
        {
            Status status;
            fixed (GameAction* at = into)
            fixed (ulong* begin = offsets)
                status = Native.mistbank_batch_legal_actions(
                    handle, at, (ulong)into.Length, begin, offsets.Length - 1);
            if (status == Status.BufferTooSmall) Written(status, offsets[Count], into.Length);
            Check(status);
            return offsets[Count];
        }

        /// <summary>One legal action of each game, each as likely as another; of no kind where the game is over.</summary>
        /// <param name="random">States of generators, which move on; any numbers will do to begin with.</param>
        /// <param name="into">The actions.</param>
        public void RandomActions(Span<ulong> random, Span<GameAction> into)
        {
            SameLength(random.Length, into.Length);
            fixed (ulong* states = random)
            fixed (GameAction* at = into)
                Check(Native.mistbank_batch_random_actions(handle, states, at, into.Length));
        }

        /// <summary>Carries out an action in each game. One that is not legal is refused, as its status tells, and changes
        /// nothing in its game.</summary>
        /// <param name="actions">The actions.</param>
        /// <param name="statuses">What each came to.</param>
        public void Apply(Span<GameAction> actions, Span<Status> statuses)
        {
            SameLength(actions.Length, statuses.Length);
            fixed (GameAction* from = actions)
            fixed (Status* at = statuses)
                Check(Native.mistbank_batch_apply(handle, from, at, actions.Length));
        }

        /// <summary>The same; then the games that it has ended are dealt anew.</summary>
        /// <param name="actions">The actions.</param>
        /// <param name="statuses">What each came to.</param>
        /// <param name="ended">Gets 1 for each game that has ended, else 0.</param>
        /// <param name="results">Gets how these ended; the other entries are left alone.</param>
        public void Step(Span<GameAction> actions, Span<Status> statuses, Span<byte> ended, Span<Rollout> results)
        {
            SameLength(actions.Length, statuses.Length);
            SameLength(actions.Length, ended.Length);
            SameLength(actions.Length, results.Length);
            fixed (GameAction* from = actions)
            fixed (Status* at = statuses)
            fixed (byte* over = ended)
            fixed (Rollout* how = results)
                Check(Native.mistbank_batch_step(handle, from, at, over, how, actions.Length));
        }

        /// <summary><see cref="RandomActions"/> and <see cref="Step"/> in one, which is quicker.</summary>
        /// <param name="random">States of generators, which move on; any numbers will do to begin with.</param>
        /// <param name="actions">Gets the actions that were taken; of no kind where a game had been over before.</param>
        /// <param name="ended">Gets 1 for each game that has ended, else 0.</param>
        /// <param name="results">Gets how these ended; the other entries are left alone.</param>
        public void RandomStep(
            Span<ulong> random, Span<GameAction> actions, Span<byte> ended, Span<Rollout> results)
        {
            SameLength(random.Length, actions.Length);
            SameLength(random.Length, ended.Length);
            SameLength(random.Length, results.Length);
            fixed (ulong* states = random)
            fixed (GameAction* taken = actions)
            fixed (byte* over = ended)
            fixed (Rollout* how = results)
                Check(Native.mistbank_batch_random_step(handle, states, taken, over, how, random.Length));
        }

        /// <summary>What each game waits for, and whose decision it is.</summary>
        /// <param name="into">The decisions.</param>
        public void Decisions(Span<Decision> into)
        {
            fixed (Decision* at = into) Check(Native.mistbank_batch_decisions(handle, at, into.Length));
        }

        /// <summary>How each game stands; its Actions are 0.</summary>
        /// <param name="into">One entry for each game.</param>
        public void Standings(Span<Rollout> into)
        {
            fixed (Rollout* at = into) Check(Native.mistbank_batch_standings(handle, at, into.Length));
        }

        /// <summary>Where <see cref="Planes"/>, <see cref="LegalMasks"/> and <see cref="ActionsAt"/> look at each game, see
        /// <see cref="Game.Window(int, int)"/>.</summary>
        /// <param name="width">Of the windows, 1 to <see cref="Limits.MaxWindow"/>.</param>
        /// <param name="height">Likewise.</param>
        /// <param name="into">The windows.</param>
        public void Windows(int width, int height, Span<Window> into)
        {
            fixed (Window* at = into) Check(Native.mistbank_batch_windows(handle, width, height, at, into.Length));
        }

        /// <summary>The planes of each game over its window, as the player who decides sees them, see
        /// <see cref="Game.Planes(in Window, int)"/>.</summary>
        /// <param name="width">Of the windows, 1 to <see cref="Limits.MaxWindow"/>.</param>
        /// <param name="height">Likewise.</param>
        /// <param name="into">Games x planes x height x width bytes.</param>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public void Planes(int width, int height, Span<byte> into)
        {
            ulong needed = 0;
            Status status;
            fixed (byte* at = into)
                status = Native.mistbank_batch_planes(handle, width, height, at, (ulong)into.Length, &needed);
            Written(status, needed, into.Length);
        }

        /// <summary>The scalars of each game, likewise.</summary>
        /// <param name="into">Games x scalars numbers.</param>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public void Scalars(Span<int> into)
        {
            ulong needed = 0;
            Status status;
            fixed (int* at = into) status = Native.mistbank_batch_scalars(handle, at, (ulong)into.Length, &needed);
            Written(status, needed, into.Length);
        }

        /// <summary>Which indices are legal actions in each game.</summary>
        /// <param name="width">Of the windows, 1 to <see cref="Limits.MaxWindow"/>.</param>
        /// <param name="height">Likewise.</param>
        /// <param name="into">Games x <see cref="IndexCount"/> bytes, 1 or 0.</param>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public void LegalMasks(int width, int height, Span<byte> into)
        {
            ulong needed = 0;
            Status status;
            fixed (byte* at = into)
                status = Native.mistbank_batch_legal_masks(handle, width, height, at, (ulong)into.Length, &needed);
            Written(status, needed, into.Length);
        }

        /// <summary>How many indices the actions of a game have in a window of this size.</summary>
        /// <param name="width">1 to <see cref="Limits.MaxWindow"/>.</param>
        /// <param name="height">Likewise.</param>
        public int IndexCount(int width, int height)
        {
            int count = Native.mistbank_batch_index_count(handle, width, height);
            return count >= 0 ? count : throw new InvalidArgumentException("the size is that of no window");
        }

        /// <summary>The action of an index in each game, legal or not; of no kind where it stands for none.</summary>
        /// <param name="width">Of the windows, 1 to <see cref="Limits.MaxWindow"/>.</param>
        /// <param name="height">Likewise.</param>
        /// <param name="indices">The indices.</param>
        /// <param name="into">Gets the actions.</param>
        /// <param name="statuses">Gets why an index stands for none.</param>
        public void ActionsAt(
            int width, int height, Span<int> indices, Span<GameAction> into, Span<Status> statuses)
        {
            SameLength(indices.Length, into.Length);
            SameLength(indices.Length, statuses.Length);
            fixed (int* from = indices)
            fixed (GameAction* to = into)
            fixed (Status* at = statuses)
                Check(Native.mistbank_batch_actions_at(handle, width, height, from, to, at, indices.Length));
        }

        /// <summary>Makes a game equal to one of the batch, for every query that there is no span of. It records no
        /// longer.</summary>
        /// <param name="index">Which game, from 0.</param>
        /// <param name="game">A game of equal rules and tile sets.</param>
        public void GameInto(int index, Game game)
        {
            if (game == null) throw new ArgumentNullException(nameof(game));
            game.Check(Native.mistbank_batch_game_into(handle, index, game.Open));
        }

        private static byte* Given(byte* which) =>
            which != null ? which : throw new InvalidArgumentException("which is empty");

        private static void SameLength(int one, int other)
        {
            if (one != other) throw new InvalidArgumentException($"spans of {one} and {other} entries");
        }

        /// <summary>An empty span is a null pointer, by which the library is only asked how much it would write.</summary>
        private static void Written(Status status, ulong needed, int capacity)
        {
            bool isShort = status == Status.BufferTooSmall || (status == Status.Ok && (ulong)capacity < needed);
            if (isShort) throw new BufferTooSmallException(capacity, (int)Math.Min(needed, int.MaxValue));
            Check(status);
        }

        private static void Check(Status status)
        {
            if (status != Status.Ok) throw MistbankException.Of(status, null);
        }
    }
}
