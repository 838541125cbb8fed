#nullable enable

using System;
using System.Runtime.InteropServices;

namespace Mistbank
{
    /// <summary>Many games with the same rules, for learning programs and statistics. One call steps all games. The
    /// games record no history. Every span has one entry for each game, in the order of the games; spans of another
    /// length are refused. The batch plays the games on its own threads, and no result depends on the number of
    /// threads. Only one thread at a time may use a batch. In a batch of n games with the seed s in the rules, game i
    /// starts with the seed s + i. After k new deals, game i has the seed s + i + k n.</summary>
    public sealed unsafe partial class Batch : IDisposable
    {
        private readonly BatchHandle handle;

        /// <summary>Creates the games.</summary>
        /// <param name="rules">The rules, with the seed of the first game.</param>
        /// <param name="games">The number of games, 1 to <see cref="Limits.MaxBatch"/>.</param>
        /// <param name="threads">The number of threads, 1 to <see cref="Limits.MaxThreads"/>.</param>
        /// <param name="sets">The tile sets; if none are given, the built-in sets.</param>
        /// <exception cref="InvalidRulesException">The message names the field.</exception>
        /// <exception cref="InvalidArgumentException">A number is out of range.</exception>
        public Batch(Rules rules, int games, int threads = 1, params TileSet[]? sets)
        {
            if (rules == null) throw new ArgumentNullException(nameof(rules));
            RulesLayout layout = rules.Layout();
            handle = Game.Make(sets, (IntPtr* list, int count, byte* message, out BatchHandle batch) =>
                Native.mistbank_batch_create(
                    ref layout, list, count, games, threads, IntPtr.Zero, out batch, message, Limits.MessageCapacity,
                    null));
            Count = games;
        }

        /// <summary>Frees the games and their threads. A second call does nothing; any other use throws
        /// ObjectDisposedException.</summary>
        public void Dispose() => handle.Dispose();

        /// <summary>The number of games.</summary>
        public int Count { get; }

        /// <summary>Deals all finished games again, each with its next seed.</summary>
        public void Deal() => Check(Native.mistbank_batch_deal(handle, null, 0));

        /// <summary>Deals games again, each with its next seed.</summary>
        /// <param name="which">An entry for each game: 0 keeps the game; any other value deals it again.</param>
        public void Deal(Span<byte> which)
        {
            fixed (byte* at = which) Check(Native.mistbank_batch_deal(handle, Given(at), which.Length));
        }

        /// <summary>Writes the legal actions of all games, one game after the other.</summary>
        /// <param name="into">Receives the actions; an empty span requests only the offsets.</param>
        /// <param name="offsets">Receives one more entry than there are games, even if the call throws. The actions of
        /// game i are at the positions offsets[i] to offsets[i + 1] - 1.</param>
        /// <returns>The number of actions, which is the last offset.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; no action was written.</exception>
        public ulong LegalActions(Span<GameAction> into, Span<ulong> offsets)
        {
            Status status;
            fixed (GameAction* at = into)
            fixed (ulong* begin = offsets)
                status = Native.mistbank_batch_legal_actions(
                    handle, at, (ulong)into.Length, begin, offsets.Length - 1);
            return Listed(status, offsets, into.Length);
        }

        /// <summary>Tries every legal action of each game, and returns the points after each action. The games do not
        /// change. Random results are the same as if the action were applied in the game, and points and scalars show
        /// these results, such as the tile that is drawn after the last action of a turn.</summary>
        /// <param name="actions">Receives the actions in the order of LegalActions.</param>
        /// <param name="points">Receives the points after each action. Its length must equal the length of
        /// <paramref name="actions"/>. Empty spans request only the offsets.</param>
        /// <param name="offsets">Receives one more entry than there are games, even if the call throws. The actions of
        /// game i are at the positions offsets[i] to offsets[i + 1] - 1.</param>
        /// <param name="scalars">Receives the scalars of an observation after each action: actions.Length x
        /// Game.ScalarNames.Length numbers. The viewer is the player who decides before the action; the hidden hands and
        /// tiles of other players stay hidden. An empty span: not wanted.</param>
        /// <returns>The number of actions, which is the last offset.</returns>
        /// <exception cref="BufferTooSmallException">The spans are too short; no action was written.</exception>
        /// <exception cref="InvalidArgumentException">The lengths of the spans do not fit together.</exception>
        public ulong Lookahead(
            Span<GameAction> actions, Span<Points> points, Span<ulong> offsets, Span<float> scalars = default)
        {
            SameLength(actions.Length, points.Length);
            EmptyOrLength("scalars", scalars.Length, (long)actions.Length * Native.mistbank_scalar_count());
            Status status;
            fixed (GameAction* actionsAt = actions)
            fixed (Points* pointsAt = points)
            fixed (float* scalarsAt = scalars)
            fixed (ulong* begin = offsets)
                status = Native.mistbank_batch_lookahead(
                    handle, actionsAt, pointsAt, scalarsAt, (ulong)actions.Length, begin, offsets.Length - 1);
            return Listed(status, offsets, actions.Length);
        }

        private ulong Listed(Status status, Span<ulong> offsets, int capacity)
        {
            if (status == Status.BufferTooSmall) Written(status, offsets[Count], capacity);
            Check(status);
            return offsets[Count];
        }

        /// <summary>Chooses a legal action in each game, based on a number for each action index, such as the output of
        /// a neural network. The numbers of illegal indices are ignored. The same numbers and the same generator states
        /// give the same choices on every machine.</summary>
        /// <param name="width">The width of the windows, 1 to <see cref="Limits.MaxWindow"/> cells.</param>
        /// <param name="height">The height of the windows, 1 to <see cref="Limits.MaxWindow"/> cells.</param>
        /// <param name="by">The method that chooses an action from the numbers.</param>
        /// <param name="numbers">Games x IndexCount numbers, in the order of LegalMasks; an empty span: all legal
        /// indices are equally likely.</param>
        /// <param name="random">The states of the generators, one for each game. The call advances them, except for
        /// <see cref="Sampling.Greatest"/>.</param>
        /// <param name="into">Receives the chosen actions; ActionKind.None for a game without a choice.</param>
        /// <param name="indices">Receives the indices of the chosen actions; -1 for a game without a choice.</param>
        /// <param name="statuses">Receives Status.Ok, or the reason why a game has no choice: Status.GameOver, or
        /// Status.IllegalAction if all legal actions of the game lie outside the window.</param>
        /// <exception cref="InvalidArgumentException">There are too few or too many numbers; the number of a legal
        /// index is NaN, +infinity or a negative weight; or the numbers of all legal indices of a game are -infinity,
        /// or weights of 0. Only the statuses were written.</exception>
        public void Choose(
            int width, int height, Sampling by, ReadOnlySpan<float> numbers, Span<ulong> random,
            Span<GameAction> into, Span<int> indices, Span<Status> statuses)
        {
            SameLength(random.Length, into.Length);
            SameLength(random.Length, indices.Length);
            SameLength(random.Length, statuses.Length);
            EmptyOrLength("numbers", numbers.Length, (long)Count * IndexCount(width, height));
            statuses.Clear();
            Status status;
            fixed (float* numbersAt = &MemoryMarshal.GetReference(numbers)) // Mono cannot pin a span directly
            fixed (ulong* randomAt = random)
            fixed (GameAction* intoAt = into)
            fixed (int* indicesAt = indices)
            fixed (Status* statusesAt = statuses)
                status = Native.mistbank_batch_choose(
                    handle, width, height, (int)by, numbers.IsEmpty ? null : numbersAt, (ulong)numbers.Length,
                    randomAt, intoAt, indicesAt, statusesAt, random.Length);
            for (int i = 0; status != Status.Ok && i < statuses.Length; ++i)
                if (statuses[i] == Status.InvalidArgument)
                    throw new InvalidArgumentException(
                        $"numbers for the legal actions of game {i} {Fit(by)}");
            Check(status);
        }

        private static string Fit(Sampling by) => by == Sampling.Weights
            ? "must be finite and 0 or more, not all 0" : "must be finite or -infinity, not all -infinity";

        /// <summary>Writes the chosen planes of each game over its window, for the deciding player. See
        /// Game.Planes.</summary>
        /// <param name="width">The width of the windows, 1 to <see cref="Limits.MaxWindow"/> cells.</param>
        /// <param name="height">The height of the windows, 1 to <see cref="Limits.MaxWindow"/> cells.</param>
        /// <param name="planes">Indices into Game.PlaneNames in the order of the output, each at most once, such as the
        /// result of UsedPlanes.</param>
        /// <param name="into">Receives games x planes.Length x height x width bytes.</param>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        /// <exception cref="ArgumentOutOfRangeException">The index of a plane is out of range.</exception>
        /// <exception cref="InvalidArgumentException">No plane is given, an index occurs twice, or the size of the
        /// window is out of range.</exception>
        public void ChosenPlanes(int width, int height, ReadOnlySpan<int> planes, Span<byte> into) =>
            PutPlanes(false, width, height, planes, into);

        /// <summary>Writes the chosen planes of each game in packed form, plane by plane. A binary plane
        /// (Game.IsPlaneBinary) has a bit for each cell, any other plane a byte. Each plane starts at a new byte. The
        /// first bit of a binary plane, for the north-west cell, is the highest bit of its first byte. Unused bits are
        /// 0.</summary>
        /// <param name="width">The width of the windows, 1 to <see cref="Limits.MaxWindow"/> cells.</param>
        /// <param name="height">The height of the windows, 1 to <see cref="Limits.MaxWindow"/> cells.</param>
        /// <param name="planes">Indices into Game.PlaneNames in the order of the output, each at most once, such as the
        /// result of UsedPlanes.</param>
        /// <param name="into">Receives for each game (height x width + 7) / 8 bytes for each binary plane, and
        /// height x width bytes for any other plane.</param>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        /// <exception cref="ArgumentOutOfRangeException">The index of a plane is out of range.</exception>
        /// <exception cref="InvalidArgumentException">No plane is given, an index occurs twice, or the size of the
        /// window is out of range.</exception>
        public void PackedPlanes(int width, int height, ReadOnlySpan<int> planes, Span<byte> into) =>
            PutPlanes(true, width, height, planes, into);

        private void PutPlanes(bool arePacked, int width, int height, ReadOnlySpan<int> planes, Span<byte> into)
        {
            ulong needed = 0, room = (ulong)into.Length;
            int count = planes.Length;
            Status status;
            fixed (int* planesAt = &MemoryMarshal.GetReference(planes)) // Mono cannot pin a span directly
            fixed (byte* at = into)
                status = arePacked
                    ? Native.mistbank_batch_packed_planes(handle, width, height, planesAt, count, at, room, &needed)
                    : Native.mistbank_batch_chosen_planes(handle, width, height, planesAt, count, at, room, &needed);
            if (status == Status.InvalidArgument) Indices.NeedPlanes(planes);
            Written(status, needed, into.Length);
        }

        /// <summary>Returns the number of action indices of a game in a window of this size.</summary>
        /// <param name="width">The width of the window, 1 to <see cref="Limits.MaxWindow"/> cells.</param>
        /// <param name="height">The height of the window, 1 to <see cref="Limits.MaxWindow"/> cells.</param>
        public int IndexCount(int width, int height)
        {
            int count = Native.mistbank_batch_index_count(handle, width, height);
            return count >= 0 ? count : throw new InvalidArgumentException($"width and height must be from 1 to {Limits.MaxWindow}");
        }

        /// <summary>Copies the state of a game of the batch into another game, so that the members of Game can query
        /// it. The other game stops recording.</summary>
        /// <param name="index">The number of the game, from 0.</param>
        /// <param name="game">The game to overwrite, with the same rules and tile sets as the batch.</param>
        /// <exception cref="ArgumentOutOfRangeException">The index is out of range.</exception>
        /// <exception cref="InvalidArgumentException">The game has other rules or tile sets.</exception>
        public void GameInto(int index, Game game)
        {
            if (game == null) throw new ArgumentNullException(nameof(game));
            Indices.Need(nameof(index), index, Count);
            game.Check(Native.mistbank_batch_game_into(handle, index, game.Open));
        }

        private static byte* Given(byte* which) =>
            which != null ? which : throw new InvalidArgumentException("which is empty");

        private static void SameLength(int one, int other)
        {
            if (one != other) throw new InvalidArgumentException($"the spans must have equal lengths, not {one} and {other}");
        }

        private static void EmptyOrLength(string name, int length, long needed)
        {
            if (length != 0 && length != needed)
                throw new InvalidArgumentException($"{name} must have {needed} entries, not {length}");
        }

        /// <summary>Throws the exception for a status, and BufferTooSmallException for any span that was too short. For
        /// an empty span, the library receives a null pointer, and returns Status.Ok and the needed length.</summary>
        private static void Written(Status status, ulong needed, int capacity)
        {
            bool isShort = status == Status.BufferTooSmall || (status == Status.Ok && (ulong)capacity < needed);
            if (isShort) throw new BufferTooSmallException(capacity, (int)Math.Min(needed, int.MaxValue));
            Check(status);
        }

        /// <summary>Returns the number of written entries, or throws the exception for the status.</summary>
        private static int Written(Status status, int count, int capacity)
        {
            if (status == Status.BufferTooSmall || (status == Status.Ok && capacity < count))
                throw new BufferTooSmallException(capacity, count);
            Check(status);
            return count;
        }

        /// <summary>Returns the length of a list, from a call that only requested the length.</summary>
        private static int Asked(Status status, int count)
        {
            if (status != Status.BufferTooSmall) Check(status);
            return count;
        }

        private static void Check(Status status)
        {
            if (status != Status.Ok) throw MistbankException.Of(status, null);
        }
    }
}
