using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;

namespace Mistbank
{
    /// <summary>A player of every game of the library: an opponent, a partner, a hint. It thinks about the open decision
    /// of a game, tells of each legal action what it is worth, and changes no game. It sees what the player who decides
    /// sees. The same position, seed and number of simulations give the same advice, however often it was let think in
    /// between; a later version may advise otherwise, and play better. One adviser is used by one thread at a time, and
    /// the game that it thinks about by no other meanwhile. Several advisers with different seeds may think
    /// about clones of one position in parallel, and one of them may merge the results of the others.</summary>
    /// <example><code>
    /// using var adviser = new Adviser(game, Strength.Good, seed: 3);
    /// adviser.Think(game, 200);
    /// game.Apply(adviser.Choose());
    /// </code></example>
    public sealed unsafe class Adviser : IDisposable
    {
        private readonly AdviserHandle handle;
        private int workerCount = 1;

        /// <summary>Makes an adviser for the games of the rules and tile sets of this one.</summary>
        /// <param name="game">At whatever position; it may be disposed before the adviser is.</param>
        /// <param name="strength">How well it chooses; what it advises does not depend on it.</param>
        /// <param name="seed">Of its samples of what is hidden, and of its slips.</param>
        /// <exception cref="InvalidArgumentException">There is no such strength.</exception>
        public Adviser(Game game, Strength strength = Strength.Best, ulong seed = 0)
        {
            if (game == null) throw new ArgumentNullException(nameof(game));
            byte* message = stackalloc byte[Limits.MessageCapacity];
            message[0] = 0;
            Status status = Native.mistbank_adviser_create(
                game.Open, (int)strength, seed, out handle, message, Limits.MessageCapacity, null);
            if (status != Status.Ok) throw MistbankException.Of(status, Utf8.TextOf(message, Limits.MessageCapacity));
            Strength = strength;
            Seed = seed;
        }

        /// <summary>Frees the adviser. Doing it again does nothing; any other use throws
        /// ObjectDisposedException.</summary>
        public void Dispose() => handle.Dispose();

        /// <summary>How well it chooses.</summary>
        public Strength Strength { get; }

        /// <summary>Of its samples of what is hidden, and of its slips.</summary>
        public ulong Seed { get; }

        /// <summary>Number of advisers that think in parallel and are merged, this one included: 1 (the default) to
        /// <see cref="Limits.MaxWorkers"/>. Each considers as many actions, and looks ahead as early, as all of them
        /// together would, from its next simulation on.</summary>
        /// <exception cref="InvalidArgumentException">The number is out of range; nothing is changed.</exception>
        public int WorkerCount
        {
            get => workerCount;
            set
            {
                if (Native.mistbank_adviser_set_worker_count(Open, value) != Status.Ok)
                    throw new InvalidArgumentException($"WorkerCount must be from 1 to {Limits.MaxWorkers}, not {value}");
                workerCount = value;
            }
        }

        /// <summary>Thinks about the open decision of a game: so many simulations more, if it is the position thought about
        /// before, else the first ones. What it is refused leaves its thoughts as they were.</summary>
        /// <param name="game">One of the rules and tile sets it was made for; it is not changed.</param>
        /// <param name="simulations">0 to <see cref="Limits.MaxSimulations"/>; with 0 it looks at the actions at first
        /// sight. Each plays some turns of the game on.</param>
        /// <exception cref="GameOverException">There is nothing to decide.</exception>
        /// <exception cref="InvalidArgumentException">It is another kind of game, or the number is out of
        /// range.</exception>
        public void Think(Game game, int simulations)
        {
            if (game == null) throw new ArgumentNullException(nameof(game));
            game.Check(Native.mistbank_adviser_think(Open, game.Open, simulations));
        }

        /// <summary>Judges a decision that was made: how much better the best would have been. It knows what the player who
        /// decided saw, and not what came of it. It thinks about the position anew and goes on about it afterwards: the
        /// places in the review are those of its advice. <see cref="GameReview"/> looks at a whole game.</summary>
        /// <param name="game">As it was before the decision; it is not changed.</param>
        /// <param name="action">What was done.</param>
        /// <param name="simulations">1 to <see cref="Limits.MaxSimulations"/>; below 32 nothing has a bad name, as it may
        /// be noise.</param>
        /// <exception cref="IllegalActionException">It could not be done.</exception>
        /// <exception cref="GameOverException">There is nothing to decide.</exception>
        /// <exception cref="InvalidArgumentException">It is another kind of game, or the number is out of
        /// range.</exception>
        public Review Review(Game game, in GameAction action, int simulations = 400)
        {
            if (game == null) throw new ArgumentNullException(nameof(game));
            GameAction made = action;
            game.Check(Native.mistbank_adviser_review(Open, game.Open, ref made, simulations, out Review review));
            return review;
        }

        /// <summary>Adds the results of another adviser about the same position. The advisers need different seeds, because
        /// equal seeds give equal samples. The final advice does not depend on the order of these calls. Neither adviser may
        /// be thinking at the same time.</summary>
        /// <param name="other">The other adviser; it does not change.</param>
        /// <exception cref="InvalidArgumentException">They have not thought about the same position, or are the same
        /// adviser; nothing is changed.</exception>
        public void Merge(Adviser other)
        {
            if (other == null) throw new ArgumentNullException(nameof(other));
            if (other == this) throw new InvalidArgumentException("an adviser cannot merge itself");
            if (Native.mistbank_adviser_merge(Open, other.Open) != Status.Ok)
                throw new InvalidArgumentException("the advisers have not thought about the same position");
        }

        /// <summary>Adds bytes of <see cref="Results"/> or <see cref="NewResults"/>, also of another process.</summary>
        /// <param name="bytes">The results.</param>
        /// <exception cref="InvalidArgumentException">They are damaged, or about another position; nothing is
        /// changed.</exception>
        public void Merge(ReadOnlySpan<byte> bytes)
        {
            byte nothing;
            Status status;
            fixed (byte* at = &MemoryMarshal.GetReference(bytes)) // Mono cannot pin the span itself
                status = Native.mistbank_adviser_merge_results(Open, at == null ? &nothing : at, bytes.Length);
            if (status == Status.Ok) return;
            throw new InvalidArgumentException("damaged results, or results about another position");
        }

        /// <summary>Returns all results about the current position, including merged ones, for an adviser in another
        /// process.</summary>
        /// <returns>Up to <see cref="Limits.MaxResults"/> bytes.</returns>
        /// <exception cref="InvalidArgumentException">It has not thought yet.</exception>
        public byte[] Results() => Found(Native.mistbank_adviser_results);

        /// <summary>Returns only the results of its own simulations since the last <see cref="MarkReported"/>, for the other
        /// workers. Advisers that exchange these, for example every 32 simulations, play better than advisers that are
        /// merged only at the end.</summary>
        /// <returns>Up to <see cref="Limits.MaxResults"/> bytes.</returns>
        /// <exception cref="InvalidArgumentException">It has not thought yet.</exception>
        public byte[] NewResults() => Found(Native.mistbank_adviser_new_results);

        /// <summary>Marks the new results as reported: the other workers have merged them, or will.</summary>
        public void MarkReported() => Check(Native.mistbank_adviser_mark_reported(Open), 0);

        private delegate Status Write(AdviserHandle adviser, byte* buffer, int capacity, int* count);

        private byte[] Found(Write write)
        {
            NeedThoughts();
            byte* bytes = stackalloc byte[Limits.MaxResults];
            int count;
            Check(write(Open, bytes, Limits.MaxResults, &count), 0);
            return new ReadOnlySpan<byte>(bytes, count).ToArray();
        }

        /// <summary>Deletes all results of simulations, including merged ones, but keeps the static judgement.</summary>
        public void Reset() => Check(Native.mistbank_adviser_reset(Open), 0);

        /// <summary>The number of simulations of the current position, including merged ones; 0 if only one action is
        /// legal.</summary>
        public int Simulations => Native.mistbank_adviser_simulations(Open);

        /// <summary>How many legal actions that position has; 0 before it has thought.</summary>
        public int Count => Native.mistbank_adviser_count(Open);

        /// <summary>What it thinks of one of them, the best first.</summary>
        /// <param name="index">0 to <see cref="Count"/> - 1.</param>
        /// <exception cref="ArgumentOutOfRangeException">There is nothing of this number.</exception>
        public Advice this[int index]
        {
            get
            {
                Check(Native.mistbank_adviser_advice(Open, index, out Advice advice), index);
                return advice;
            }
        }

        /// <summary>What it thinks of all of them, the best first.</summary>
        public Advice[] ToArray()
        {
            var all = new Advice[Count];
            for (int i = 0; i < all.Length; ++i) all[i] = this[i];
            return all;
        }

        /// <summary>The line that it expects to begin with this action: that first, and what the same player decides after
        /// it in the turn, as far as that hangs on nothing that is still to be drawn, rolled or turned over.</summary>
        /// <param name="index">0 to <see cref="Count"/> - 1.</param>
        /// <returns>1 to <see cref="Limits.MaxLine"/> actions.</returns>
        /// <exception cref="ArgumentOutOfRangeException">There is nothing of this number.</exception>
        public GameAction[] Line(int index)
        {
            GameAction* actions = stackalloc GameAction[Limits.MaxLine];
            int count;
            Check(Native.mistbank_adviser_line(Open, index, actions, Limits.MaxLine, &count), index);
            return new ReadOnlySpan<GameAction>(actions, count).ToArray();
        }

        /// <summary>Why it thinks so of this action, in words for people: what its line brings at once, the weightiest
        /// first, and what is to be expected then.</summary>
        /// <param name="index">0 to <see cref="Count"/> - 1.</param>
        /// <exception cref="ArgumentOutOfRangeException">There is nothing of this number.</exception>
        public string Explanation(int index)
        {
            byte* words = stackalloc byte[Limits.ExplanationCapacity];
            Check(Native.mistbank_adviser_explanation(Open, index, words, Limits.ExplanationCapacity, null), index);
            return Utf8.TextOf(words, Limits.ExplanationCapacity);
        }

        /// <summary>The same with names of players.</summary>
        /// <param name="index">0 to <see cref="Count"/> - 1.</param>
        /// <param name="names">Of players, as in <see cref="Game.Summary(IReadOnlyDictionary{Colour, string})"/>.</param>
        /// <exception cref="ArgumentOutOfRangeException">There is nothing of this number.</exception>
        /// <exception cref="InvalidArgumentException">A name is too long or has control characters.</exception>
        public string Explanation(int index, IReadOnlyDictionary<Colour, string> names)
        {
            TextOptions options = PlayerNames.Options(names);
            Status status = Utf8.Read((buffer, capacity, length) =>
            {
                TextOptions given = options;
                return Native.mistbank_adviser_explain(Open, index, &given, buffer, capacity, length);
            }, out string words);
            Check(status, index);
            return words;
        }

        /// <summary>The action that it takes, with its strength, in the position that it has thought about.</summary>
        /// <exception cref="InvalidArgumentException">It has not thought yet.</exception>
        public GameAction Choose()
        {
            NeedThoughts();
            Check(Native.mistbank_adviser_choose(Open, out GameAction action), 0);
            return action;
        }

        private void NeedThoughts()
        {
            if (Count == 0) throw new InvalidArgumentException("the adviser has not thought about anything yet");
        }

        private AdviserHandle Open => handle.IsClosed ? throw new ObjectDisposedException(nameof(Adviser)) : handle;

        private void Check(Status status, int index)
        {
            if (status == Status.Ok) return;
            if (status == Status.InvalidArgument) Indices.Need(nameof(index), index, Count);
            throw MistbankException.Of(status, null);
        }
    }
}
