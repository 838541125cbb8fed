using System;

namespace Mistbank
{
    public sealed unsafe partial class Game
    {
        // --- simulating and learning ---

        /// <summary>Plays this very game to its end by chance: each legal action is as likely as another.</summary>
        /// <param name="seed">Fixes the actions.</param>
        public Rollout Rollout(ulong seed)
        {
            Check(Native.mistbank_game_rollout(Open, seed, out Rollout rollout));
            return rollout;
        }

        /// <summary>Plays copies of the game, each shuffled anew, to their ends; the game itself stays as it is. Entry
        /// i is what Determinize for the deciding player and Rollout, both with seed + i, would give on a
        /// copy.</summary>
        /// <param name="seed">That of entry 0.</param>
        /// <param name="into">As many entries as games are to be played.</param>
        public void Rollouts(ulong seed, Span<Rollout> into)
        {
            Status status;
            fixed (Rollout* at = into) status = Native.mistbank_game_rollouts(Open, seed, at, into.Length);
            Check(status);
        }

        /// <summary>The window of a size whose middle is the middle of all tiles. It moves as the board
        /// grows.</summary>
        /// <param name="width">1 to <see cref="Limits.MaxWindow"/>.</param>
        /// <param name="height">1 to <see cref="Limits.MaxWindow"/>.</param>
        /// <exception cref="InvalidArgumentException">A size is out of range.</exception>
        public Window Window(int width, int height)
        {
            Check(Native.mistbank_game_window(Open, width, height, out Window window));
            return window;
        }

        /// <summary>The names of the planes of an observation; capi/mistbank/learning.h says what each of them holds.</summary>
        public static string[] PlaneNames
        {
            get
            {
                Library.Check();
                var names = new string[Native.mistbank_plane_count()];
                for (int i = 0; i < names.Length; ++i) names[i] = Utf8.TextOf(Native.mistbank_plane_name(i));
                return names;
            }
        }

        /// <summary>The names of the scalars of an observation, likewise.</summary>
        public static string[] ScalarNames
        {
            get
            {
                Library.Check();
                var names = new string[Native.mistbank_scalar_count()];
                for (int i = 0; i < names.Length; ++i) names[i] = Utf8.TextOf(Native.mistbank_scalar_name(i));
                return names;
            }
        }

        /// <summary>The planes of the game over a window: plane by plane, row by row from the north-west. What the
        /// players at the table see, and nothing that is hidden.</summary>
        /// <param name="window">Where to look.</param>
        /// <param name="player">Who looks, from 0.</param>
        /// <param name="into">A byte for each plane and cell.</param>
        /// <returns>How many were written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public int Planes(in Window window, int player, Span<byte> into)
        {
            Window looked = window;
            int count;
            Status status;
            fixed (byte* at = into)
                status = Native.mistbank_game_planes(Open, ref looked, player, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>The planes of the game over a window: plane by plane, row by row from the north-west. What the
        /// players at the table see, and nothing that is hidden.</summary>
        /// <param name="window">Where to look.</param>
        /// <param name="player">Who looks, from 0.</param>
        public byte[] Planes(in Window window, int player)
        {
            Window looked = window;
            int count;
            var into = new byte[Asked(Native.mistbank_game_planes(Open, ref looked, player, null, 0, &count), count)];
            Planes(in window, player, into.AsSpan());
            return into;
        }

        /// <summary>The scalars of the game.</summary>
        /// <param name="player">Who looks, from 0.</param>
        /// <param name="into">A number for each name.</param>
        /// <returns>How many were written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public int Scalars(int player, Span<int> into)
        {
            int count;
            Status status;
            fixed (int* at = into) status = Native.mistbank_game_scalars(Open, player, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>The scalars of the game.</summary>
        /// <param name="player">Who looks, from 0.</param>
        public int[] Scalars(int player)
        {
            int count;
            var into = new int[Asked(Native.mistbank_game_scalars(Open, player, null, 0, &count), count)];
            Scalars(player, into.AsSpan());
            return into;
        }

        /// <summary>How many indices the actions of the game within a window have; capi/mistbank/learning.h lists them.</summary>
        /// <param name="window">Where to look.</param>
        /// <exception cref="InvalidArgumentException">The window is none.</exception>
        public int IndexCount(in Window window)
        {
            Window looked = window;
            return Number(Native.mistbank_game_index_count(Open, ref looked), nameof(window));
        }

        /// <summary>The index of an action, legal or not; -1 if it lies outside the window.</summary>
        /// <param name="window">Where to look.</param>
        /// <param name="action">Any action.</param>
        public int IndexOf(in Window window, in GameAction action)
        {
            Window looked = window;
            GameAction asked = action;
            return Native.mistbank_game_index_of(Open, ref looked, ref asked);
        }

        /// <summary>The action of an index, legal or not.</summary>
        /// <param name="window">Where to look.</param>
        /// <param name="index">0 to IndexCount-1.</param>
        /// <exception cref="WrongDecisionException">No action of this index answers the open decision.</exception>
        public GameAction ActionAt(in Window window, int index)
        {
            Window looked = window;
            Check(Native.mistbank_game_action_at(Open, ref looked, index, out GameAction action));
            return action;
        }

        /// <summary>The index of each legal action, in the order of LegalActions; -1 outside the window.</summary>
        /// <param name="window">Where to look.</param>
        /// <param name="into"><see cref="ActionBound"/> entries always suffice.</param>
        /// <returns>How many were written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public int LegalIndices(in Window window, Span<int> into)
        {
            Window looked = window;
            int count;
            Status status;
            fixed (int* at = into)
                status = Native.mistbank_game_legal_indices(Open, ref looked, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>The index of each legal action, in the order of LegalActions; -1 outside the window.</summary>
        /// <param name="window">Where to look.</param>
        public int[] LegalIndices(in Window window)
        {
            Window looked = window;
            int count;
            var into = new int[Asked(Native.mistbank_game_legal_indices(Open, ref looked, null, 0, &count), count)];
            LegalIndices(in window, into.AsSpan());
            return into;
        }

        /// <summary>Which indices are legal actions: a byte for each, 1 or 0.</summary>
        /// <param name="window">Where to look.</param>
        /// <param name="into">IndexCount entries.</param>
        /// <returns>How many were written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public int LegalMask(in Window window, Span<byte> into)
        {
            Window looked = window;
            int count;
            Status status;
            fixed (byte* at = into) status = Native.mistbank_game_legal_mask(Open, ref looked, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>Which indices are legal actions: a byte for each, 1 or 0.</summary>
        /// <param name="window">Where to look.</param>
        public byte[] LegalMask(in Window window)
        {
            Window looked = window;
            int count;
            var into = new byte[Asked(Native.mistbank_game_legal_mask(Open, ref looked, null, 0, &count), count)];
            LegalMask(in window, into.AsSpan());
            return into;
        }
    }
}
