#nullable enable

using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;
using System.Threading;

namespace Mistbank
{
    /// <summary>Analyses the open decision of a game and judges each legal action. An adviser can play every game of
    /// the library, as an opponent or a partner, and give hints. It does not change the game, and uses only the
    /// information of the deciding player. The same position, seed and number of simulations give the same advice; the
    /// number of calls has no effect. A later version of the library may give other advice, and play better. Only one
    /// thread at a time may use an adviser. No other thread may use the game while Think runs; ThinkAsync uses a copy
    /// of the game. Several advisers with different seeds can think about one position in parallel; one adviser then
    /// merges the results of the others.</summary>
    /// <example><code>
    /// using var adviser = new Adviser(game, Strength.Good, seed: 3);
    /// await adviser.ThinkAsync(game, 200, cancellation.Token); // or adviser.Think(game, 200), which waits
    /// game.Apply(adviser.Choose());
    /// </code></example>
    public sealed unsafe partial class Adviser : IDisposable
    {
        private readonly AdviserHandle handle;
        private int workerCount = 1;

        /// <summary>Creates an adviser for games with the rules and tile sets of a game.</summary>
        /// <param name="game">A game at any position; the game may be disposed before the adviser.</param>
        /// <param name="strength">The strength of Choose; advice does not depend on the strength.</param>
        /// <param name="seed">The seed for samples of hidden information, and for the blunders of weaker
        /// strengths.</param>
        /// <exception cref="InvalidArgumentException">The strength does not exist.</exception>
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

        /// <summary>Frees the adviser. A second call does nothing; any other use throws
        /// ObjectDisposedException.</summary>
        public void Dispose() => handle.Dispose();

        /// <summary>The strength at which Choose plays.</summary>
        public Strength Strength { get; }

        /// <summary>The seed for samples of hidden information, and for the blunders of weaker strengths.</summary>
        public ulong Seed { get; }

        /// <summary>The number of parallel advisers whose results are merged, including this one: 1 (the default) to
        /// <see cref="Limits.MaxWorkers"/>. From the next simulation on, each adviser tries as many actions, and looks
        /// as far ahead, as a single adviser that runs the simulations of all of them.</summary>
        /// <exception cref="InvalidArgumentException">The number is out of range; nothing changes.</exception>
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

        /// <summary>Runs simulations of the open decision of a game. For the same position as before, the simulations
        /// are added to the earlier ones; for another position, the adviser starts again. A refused call changes
        /// nothing.</summary>
        /// <param name="game">A game with the adviser's rules and tile sets; Think does not change the game.</param>
        /// <param name="simulations">0 to <see cref="Limits.MaxSimulations"/>; 0 gives the static judgement. Each
        /// simulation plays the next few turns of the game.</param>
        /// <exception cref="GameOverException">No decision is open.</exception>
        /// <exception cref="InvalidArgumentException">The game has other rules or tile sets, or the number is out of
        /// range.</exception>
        public void Think(Game game, int simulations)
        {
            if (game == null) throw new ArgumentNullException(nameof(game));
            game.Check(Native.mistbank_adviser_think(Open, game.Open, simulations));
        }

        /// <summary>Judges a past decision by the loss of the played action compared with the best action. The adviser
        /// uses only the information of the deciding player, not later draws. Afterwards the advice describes this
        /// position, and Think continues from this position. The indices in the review are indices into the advice.
        /// <see cref="GameReview"/> reviews a whole game.</summary>
        /// <param name="game">The game before the decision; Review does not change the game.</param>
        /// <param name="action">The played action.</param>
        /// <param name="simulations">1 to <see cref="Limits.MaxSimulations"/>; below 32 no decision is called bad,
        /// because the loss may be noise.</param>
        /// <exception cref="IllegalActionException">The action was not legal.</exception>
        /// <exception cref="GameOverException">No decision is open.</exception>
        /// <exception cref="InvalidArgumentException">The game has other rules or tile sets, or the number is out of
        /// range.</exception>
        public Review Review(Game game, in GameAction action, int simulations = 400)
        {
            if (game == null) throw new ArgumentNullException(nameof(game));
            GameAction made = action;
            game.Check(Native.mistbank_adviser_review(Open, game.Open, ref made, simulations, out Review review));
            return review;
        }

        /// <summary>Adds the results of another adviser about the same position. The advisers need different seeds,
        /// because equal seeds give equal samples. The final advice does not depend on the order of merging. Neither
        /// adviser may think during the call.</summary>
        /// <param name="other">The other adviser, which does not change.</param>
        /// <exception cref="InvalidArgumentException">The advisers have not thought about the same position, or are the
        /// same adviser; nothing changes.</exception>
        public void Merge(Adviser other)
        {
            if (other == null) throw new ArgumentNullException(nameof(other));
            if (other == this) throw new InvalidArgumentException("an adviser cannot merge itself");
            if (Native.mistbank_adviser_merge(Open, other.Open) != Status.Ok)
                throw new InvalidArgumentException("the advisers have not thought about the same position");
        }

        /// <summary>Adds the results of another adviser about the same position, possibly from another
        /// process.</summary>
        /// <param name="bytes">The bytes of <see cref="Results"/> or <see cref="NewResults"/>.</param>
        /// <exception cref="InvalidArgumentException">The results are damaged, or about another position; nothing
        /// changes.</exception>
        public void Merge(ReadOnlySpan<byte> bytes)
        {
            byte nothing;
            Status status;
            fixed (byte* at = &MemoryMarshal.GetReference(bytes)) // Mono cannot pin a span directly
                status = Native.mistbank_adviser_merge_results(Open, at == null ? &nothing : at, bytes.Length);
            if (status == Status.Ok) return;
            throw new InvalidArgumentException("the results are damaged, or about another position");
        }

        /// <summary>Returns all results for the current position, including merged ones, for an adviser in another
        /// process.</summary>
        /// <returns>Up to <see cref="Limits.MaxResults"/> bytes.</returns>
        /// <exception cref="InvalidArgumentException">The adviser has no advice yet.</exception>
        public byte[] Results() => Found(Native.mistbank_adviser_results);

        /// <summary>Returns the results of this adviser's own simulations since the last <see cref="MarkReported"/>,
        /// for the other workers. Advisers that exchange new results regularly, for example every 32 simulations, play
        /// better than advisers that are merged only at the end.</summary>
        /// <returns>Up to <see cref="Limits.MaxResults"/> bytes.</returns>
        /// <exception cref="InvalidArgumentException">The adviser has no advice yet.</exception>
        public byte[] NewResults() => Found(Native.mistbank_adviser_new_results);

        /// <summary>Marks the new results as reported. Call this after passing them to the other workers.</summary>
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

        /// <summary>Deletes all results of simulations, including merged ones, but keeps the static
        /// judgement.</summary>
        public void Reset() => Check(Native.mistbank_adviser_reset(Open), 0);

        /// <summary>The number of simulations of the current position, including merged ones; 0 if only one action is
        /// legal.</summary>
        public int Simulations => Native.mistbank_adviser_simulations(Open);

        /// <summary>The number of legal actions of the current position; 0 before the first Think.</summary>
        public int Count => Native.mistbank_adviser_count(Open);

        /// <summary>The judgement of a legal action.</summary>
        /// <param name="index">0 to <see cref="Count"/> - 1; the best action has the index 0.</param>
        /// <exception cref="ArgumentOutOfRangeException">The index is out of range.</exception>
        public Advice this[int index]
        {
            get
            {
                Check(Native.mistbank_adviser_advice(Open, index, out Advice advice), index);
                return advice;
            }
        }

        /// <summary>Returns the judgements of all legal actions, the best first.</summary>
        public Advice[] ToArray()
        {
            var all = new Advice[Count];
            for (int i = 0; i < all.Length; ++i) all[i] = this[i];
            return all;
        }

        /// <summary>Returns the expected line of an action: the action, and the same player's expected further
        /// decisions in this turn, up to the first random result.</summary>
        /// <param name="index">0 to <see cref="Count"/> - 1.</param>
        /// <returns>1 to <see cref="Limits.MaxLine"/> actions.</returns>
        /// <exception cref="ArgumentOutOfRangeException">The index is out of range.</exception>
        public ReadOnlyArray<GameAction> Line(int index)
        {
            GameAction* actions = stackalloc GameAction[Limits.MaxLine];
            int count;
            Check(Native.mistbank_adviser_line(Open, index, actions, Limits.MaxLine, &count), index);
            return new(new ReadOnlySpan<GameAction>(actions, count).ToArray());
        }

        /// <summary>Returns the reasons for the judgement of an action, in plain words: the effects of the expected
        /// line, with the most important first, and then the expected result. Players are called by the names in the
        /// game's headers at the time when the adviser was created, or else by their colours.</summary>
        /// <param name="index">0 to <see cref="Count"/> - 1.</param>
        /// <exception cref="ArgumentOutOfRangeException">The index is out of range.</exception>
        public string Explanation(int index) => Explanation(index, null);

        /// <summary>Returns the reasons for the judgement of an action, with the given names of players.</summary>
        /// <param name="index">0 to <see cref="Count"/> - 1.</param>
        /// <param name="names">The names of players, as in
        /// <see cref="Game.Summary(IReadOnlyDictionary{Colour, string})"/>.</param>
        /// <exception cref="ArgumentOutOfRangeException">The index is out of range.</exception>
        /// <exception cref="InvalidArgumentException">A name is too long or has control characters.</exception>
        public string Explanation(int index, IReadOnlyDictionary<Colour, string>? names)
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

        /// <summary>Chooses an action in the analysed position, with the adviser's strength.</summary>
        /// <exception cref="InvalidArgumentException">The adviser has no advice yet.</exception>
        public GameAction Choose()
        {
            NeedThoughts();
            Check(Native.mistbank_adviser_choose(Open, out GameAction action), 0);
            return action;
        }

        private void NeedThoughts()
        {
            if (Count == 0) throw new InvalidArgumentException("the adviser has no advice yet: call Think first");
        }

        private AdviserHandle Open
        {
            get
            {
                if (handle.IsClosed) throw new ObjectDisposedException(nameof(Adviser));
                return Volatile.Read(ref thinking) == 0 ? handle : throw Busy();
            }
        }

        private static InvalidOperationException Busy() =>
            new("the adviser is thinking: wait for the task of ThinkAsync first");

        private void Check(Status status, int index)
        {
            if (status == Status.Ok) return;
            if (status == Status.InvalidArgument) Indices.Need(nameof(index), index, Count);
            throw MistbankException.Of(status, null);
        }
    }
}
