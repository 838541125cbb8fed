using System;

namespace Mistbank
{
    public sealed unsafe partial class Game
    {
        // --- how the game stands ---

        /// <summary>Whether the game is over.</summary>
        public bool IsOver => Outcome != Outcome.Open;

        /// <summary>How the game stands.</summary>
        public Outcome Outcome => (Outcome)Native.mistbank_game_outcome(Open);

        /// <summary>Why the team lost.</summary>
        public Loss LossReason => (Loss)Native.mistbank_game_loss_reason(Open);

        /// <summary>Whether a colour has won: the game is over, and its team has won or it has the most
        /// points.</summary>
        /// <param name="colour">Any colour.</param>
        public bool HasWon(Colour colour) => Native.mistbank_game_has_won(Open, (int)colour) != 0;

        /// <summary>The number of the turn, from 1.</summary>
        public int Turn => Native.mistbank_game_turn(Open);

        /// <summary>The part of the turn: 2 in the second part that a builder brings.</summary>
        public int Part => Native.mistbank_game_part(Open);

        /// <summary>Whose turn it is, from 0; <see cref="DecidingPlayer"/> tells who decides.</summary>
        public int ActivePlayer => Native.mistbank_game_active_player(Open);

        /// <summary>Who plays a colour, from 0; -1: nobody.</summary>
        /// <param name="colour">Any colour.</param>
        public int PlayerOf(Colour colour) => Native.mistbank_game_player_of(Open, (int)colour);

        /// <summary>The points at which the team wins; on level 6 for each scoring meeple; 0 in a competitive
        /// game.</summary>
        public int Goal => Native.mistbank_game_goal(Open);

        /// <summary>The number of scoring meeples.</summary>
        public int ScoringMeepleCount => Native.mistbank_game_scoring_meeple_count(Open);

        /// <summary>One scoring meeple.</summary>
        /// <param name="index">0 to ScoringMeepleCount-1.</param>
        /// <exception cref="InvalidArgumentException">There is none of this number.</exception>
        public ScoringMeeple ScoringMeeple(int index)
        {
            Check(Native.mistbank_game_scoring_meeple(Open, index, out ScoringMeeple meeple));
            return meeple;
        }

        /// <summary>What a colour has off the board; nothing for a colour that is not in play.</summary>
        /// <param name="colour">Red to pink.</param>
        /// <exception cref="InvalidArgumentException">Another colour.</exception>
        public Supply Supply(Colour colour)
        {
            Check(Native.mistbank_game_supply(Open, (int)colour, out Supply supply));
            return supply;
        }

        /// <summary>The figures that other players hold.</summary>
        /// <param name="into">Gets the prisoners.</param>
        /// <returns>How many were written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public int Prisoners(Span<Prisoner> into)
        {
            int count;
            Status status;
            fixed (Prisoner* at = into) status = Native.mistbank_game_prisoners(Open, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>The figures that other players hold.</summary>
        public Prisoner[] Prisoners()
        {
            int count;
            var into = new Prisoner[Asked(Native.mistbank_game_prisoners(Open, null, 0, &count), count)];
            Prisoners(into.AsSpan());
            return into;
        }

        /// <summary>The number of tiles in a player's hand, or drawn ahead; abbeys are told by
        /// <see cref="Supply"/>.</summary>
        /// <param name="player">0 to players-1.</param>
        /// <exception cref="InvalidArgumentException">There is no such player.</exception>
        public int HandSize(int player) => Number(Native.mistbank_game_hand_size(Open, player), nameof(player));

        /// <summary>The type of a tile in a player's hand, as somebody sees it; -1: hidden from them, with external
        /// draws not named yet, or none.</summary>
        /// <param name="player">0 to players-1.</param>
        /// <param name="place">0 to HandSize-1, in the order of taking.</param>
        /// <param name="viewer">A player, <see cref="Viewer.Nobody"/> or <see cref="Viewer.Host"/>.</param>
        public int Hand(int player, int place, int viewer = Viewer.Nobody) =>
            Native.mistbank_game_hand(Open, player, place, viewer);

        /// <summary>The number of tiles that lie under hills: never drawn, and hidden until the game is
        /// over.</summary>
        public int TilesUnderHills => Native.mistbank_game_tiles_under_hills(Open);

        /// <summary>The number of tokens in the bag that show so many sheep.</summary>
        /// <param name="number">1 to 4; 0: wolves. Of any other there are none.</param>
        public int SheepInBag(int number) => Native.mistbank_game_sheep_in_bag(Open, number);

        /// <summary>The number of tokens with a colour's shepherd that show so many sheep.</summary>
        /// <param name="colour">Any colour.</param>
        /// <param name="number">1 to 4. Of any other there are none.</param>
        public int Flock(Colour colour, int number) => Native.mistbank_game_flock(Open, (int)colour, number);

        /// <summary>The number of tokens with animals of a number that have not been shown, the one under the big top
        /// among them.</summary>
        /// <param name="number">1 to 7. Of any other there are none.</param>
        public int AnimalsUnseen(int number) => Native.mistbank_game_animals_unseen(Open, number);

        /// <summary>Whether the pile is used up and players may yet lay their abbeys, each once.</summary>
        public bool InLastRound => Native.mistbank_game_in_last_round(Open) != 0;

        /// <summary>Ghosts in the supply.</summary>
        public int GhostSupply => Native.mistbank_game_ghost_supply(Open);

        /// <summary>Ghosts on the board, those on cemeteries and meeples included.</summary>
        public int GhostsOnBoard => Native.mistbank_game_ghosts_on_board(Open);

        /// <summary>The points that bring a hound; 0 on a level without hounds.</summary>
        /// <param name="hound">1 or 2.</param>
        public int HoundNumber(int hound) =>
            Number(Native.mistbank_game_hound_number(Open, hound), nameof(hound));

        /// <summary>Whether a hound has been on the board, or was lost.</summary>
        /// <param name="hound">1 or 2.</param>
        public bool HoundArrived(int hound)
        {
            HoundNumber(hound); // refuses what is no hound
            return Native.mistbank_game_hound_arrived(Open, hound) != 0;
        }

        /// <summary>The index of a hound's figure; -1 while it is not on the board.</summary>
        /// <param name="hound">1 or 2.</param>
        public int HoundMeeple(int hound) => Native.mistbank_game_hound_meeple(Open, hound);

        /// <summary>The number of piles, 1 or 3.</summary>
        public int PileCount => Native.mistbank_game_pile_count(Open);

        /// <summary>The pile that tiles are drawn from, from 0.</summary>
        public int ActivePile => Native.mistbank_game_active_pile(Open);

        /// <summary>The tiles left in a pile.</summary>
        /// <param name="pile">0 to PileCount-1.</param>
        public int PileSize(int pile) => Number(Native.mistbank_game_pile_size(Open, pile), nameof(pile));

        /// <summary>The types of the tiles that fitted nowhere, in the order of setting aside.</summary>
        /// <param name="into">Gets the types.</param>
        /// <returns>How many were written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public int SetAside(Span<int> into)
        {
            int count;
            Status status;
            fixed (int* at = into) status = Native.mistbank_game_set_aside(Open, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>The types of the tiles that fitted nowhere, in the order of setting aside.</summary>
        public int[] SetAside()
        {
            int count;
            var into = new int[Asked(Native.mistbank_game_set_aside(Open, null, 0, &count), count)];
            SetAside(into.AsSpan());
            return into;
        }
    }
}
