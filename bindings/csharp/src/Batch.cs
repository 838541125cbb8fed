using System;
using System.Runtime.InteropServices;

namespace Mistbank
{
    /// <summary>Many games of the same rules, stepped by one call for all: for programs that learn, and for statistics.
    /// The games keep no past. Every span has an entry for each game, in their order; one of another length is refused.
    /// Threads inside divide the games among themselves, and nothing depends on how many there are. One batch is used by
    /// one thread at a time. Of n games number i begins with the seed of the rules + i, and when it has been dealt anew k
    /// times it is the game of the seed of the rules + i + k n.</summary>
    public sealed unsafe partial class Batch : IDisposable
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

        /// <summary>One legal action of each game, chosen by numbers for its indices, as a network tells them. Numbers
        /// of indices that are not legal count for nothing. The same numbers and states of generators choose the same
        /// on every machine.</summary>
        /// <param name="width">1 to <see cref="Limits.MaxWindow"/>.</param>
        /// <param name="height">Likewise.</param>
        /// <param name="choice">How.</param>
        /// <param name="numbers">Games x IndexCount numbers, which lie as those of LegalMasks; an empty span: each legal
        /// index is as likely as another.</param>
        /// <param name="random">States of generators, one for each game, which move on, but not for
        /// <see cref="Choice.Greatest"/>.</param>
        /// <param name="into">Gets the actions; ActionKind.None for a game that has no choice.</param>
        /// <param name="indices">Gets their indices; -1 for a game that has no choice.</param>
        /// <param name="statuses">Gets Status.Ok, or why a game has no choice: Status.GameOver, or Status.IllegalAction:
        /// none of its legal actions lies within the window.</param>
        /// <exception cref="InvalidArgumentException">The numbers are too few or too many; or of those of a game's legal
        /// indices one is NaN or infinite, or a weight below 0, or none is above what is never chosen: then nothing but
        /// the statuses was written.</exception>
        public void Choose(
            int width, int height, Choice choice, ReadOnlySpan<float> numbers, Span<ulong> random,
            Span<GameAction> into, Span<int> indices, Span<Status> statuses)
        {
            SameLength(random.Length, into.Length);
            SameLength(random.Length, indices.Length);
            SameLength(random.Length, statuses.Length);
            long needed = (long)Count * IndexCount(width, height);
            if (numbers.Length != 0 && numbers.Length != needed)
                throw new InvalidArgumentException($"numbers must be {needed}, not {numbers.Length}");
            statuses.Clear();
            Status status;
            fixed (float* numbersAt = &MemoryMarshal.GetReference(numbers)) // Mono cannot pin the span itself
            fixed (ulong* randomAt = random)
            fixed (GameAction* intoAt = into)
            fixed (int* indicesAt = indices)
            fixed (Status* statusesAt = statuses)
                status = Native.mistbank_batch_choose(
                    handle, width, height, (int)choice, numbers.IsEmpty ? null : numbersAt, (ulong)numbers.Length,
                    randomAt, intoAt, indicesAt, statusesAt, random.Length);
            for (int i = 0; status != Status.Ok && i < statuses.Length; ++i)
                if (statuses[i] == Status.InvalidArgument)
                    throw new InvalidArgumentException($"numbers: those of game {i} cannot be chosen by");
            Check(status);
        }

        /// <summary>How many indices the actions of a game have in a window of this size.</summary>
        /// <param name="width">1 to <see cref="Limits.MaxWindow"/>.</param>
        /// <param name="height">Likewise.</param>
        public int IndexCount(int width, int height)
        {
            int count = Native.mistbank_batch_index_count(handle, width, height);
            return count >= 0 ? count : throw new InvalidArgumentException("the size is that of no window");
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
