#nullable enable

using System;
using System.Threading;
using System.Threading.Tasks;

namespace Mistbank
{
    public sealed partial class Adviser // not unsafe, unlike the other part: await is not allowed in unsafe code
    {
        private int thinking; // 1 while ThinkAsync runs

        /// <summary>The number of simulations between two checks of the CancellationToken of
        /// <see cref="ThinkAsync(Game, int, CancellationToken)"/>.</summary>
        public const int SimulationsPerCheck = 8;

        /// <summary>Runs simulations of the open decision of a game without blocking the caller. A task of the thread
        /// pool uses a copy of the game, so the game can change in the meantime. The advice is the same as after
        /// <see cref="Think"/> with the same number of simulations. Until the task has ended, other uses of the adviser
        /// throw InvalidOperationException. Dispose ends the task with ObjectDisposedException.</summary>
        /// <param name="game">A game with the adviser's rules and tile sets.</param>
        /// <param name="simulations">0 to <see cref="Limits.MaxSimulations"/>; 0 gives the static judgement.</param>
        /// <param name="cancellationToken">Cancels the task after at most <see cref="SimulationsPerCheck"/> more
        /// simulations. The results of earlier simulations are kept. A task that is cancelled before its start still gives
        /// the static judgement, so Choose works after every cancellation.</param>
        /// <returns>A task that ends with the last simulation. It fails with GameOverException if no decision is open,
        /// and with InvalidArgumentException if the game has other rules or tile sets.</returns>
        /// <exception cref="InvalidArgumentException">The number is out of range.</exception>
        /// <exception cref="InvalidOperationException">The adviser is already thinking.</exception>
        public Task ThinkAsync(Game game, int simulations, CancellationToken cancellationToken = default) =>
            ThinkAsync(game, simulations, null, cancellationToken);

        /// <summary>Runs simulations of the open decision of a game without blocking the caller, and reports
        /// progress.</summary>
        /// <param name="game">A game with the adviser's rules and tile sets.</param>
        /// <param name="simulations">0 to <see cref="Limits.MaxSimulations"/>; 0 gives the static judgement.</param>
        /// <param name="progress">Receives the number of simulations that this call has run, after every
        /// <see cref="SimulationsPerCheck"/> simulations and at the end; null: no reports.</param>
        /// <param name="cancellationToken">Cancels the task after at most <see cref="SimulationsPerCheck"/> more
        /// simulations. The results of earlier simulations are kept. A task that is cancelled before its start still gives
        /// the static judgement, so Choose works after every cancellation.</param>
        /// <returns>A task that ends with the last simulation.</returns>
        /// <exception cref="InvalidArgumentException">The number is out of range.</exception>
        /// <exception cref="InvalidOperationException">The adviser is already thinking.</exception>
        public Task ThinkAsync(
            Game game, int simulations, IProgress<int>? progress, CancellationToken cancellationToken = default)
        {
            if (game == null) throw new ArgumentNullException(nameof(game));
            if (simulations < 0 || simulations > Limits.MaxSimulations)
                throw new InvalidArgumentException($"simulations must be from 0 to {Limits.MaxSimulations}, not {simulations}");
            _ = Open;
            Game copy = game.Clone();
            if (Interlocked.CompareExchange(ref thinking, 1, 0) != 0)
            {
                copy.Dispose();
                throw Busy();
            }
#if UNITY_WEBGL && !UNITY_EDITOR
            return ThinkInSteps(copy, simulations, progress, cancellationToken); // WebGL has no threads: one step per frame
#else
            return Task.Run(() => ThinkInSteps(copy, simulations, progress, cancellationToken));
#endif
        }

        private async Task ThinkInSteps(Game copy, int simulations, IProgress<int>? progress, CancellationToken cancellationToken)
        {
            try
            {
                copy.Check(Native.mistbank_adviser_think(handle, copy.Open, 0)); // advice about this position in any case
                if (simulations == 0) progress?.Report(0);
                for (int made = 0; made < simulations;)
                {
                    cancellationToken.ThrowIfCancellationRequested();
                    int step = Math.Min(SimulationsPerCheck, simulations - made);
                    copy.Check(Native.mistbank_adviser_think(handle, copy.Open, step));
                    made += step;
                    progress?.Report(made);
                    await Task.Yield();
                }
            }
            finally
            {
                copy.Dispose();
                Volatile.Write(ref thinking, 0);
            }
        }
    }
}
