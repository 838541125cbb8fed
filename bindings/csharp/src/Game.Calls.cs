// bindings/generate writes this file from capi/mistbank/; do not edit it.
#nullable enable

using System;

namespace Mistbank
{
    public sealed unsafe partial class Game
    {
        // --- game.h ---

        /// <summary>Restarts a game with another seed, like new Game with the same rules and tile sets. With external
        /// draws the seed has no effect. Cost: about the same as applying an action. A game without recording allocates
        /// nothing.</summary>
        /// <param name="seed">Any number.</param>
        public void Restart(ulong seed) => Check(Native.mistbank_game_restart(Open, seed));

        /// <summary>Stops recording and deletes the history. This cannot be undone.</summary>
        public void StopRecording() => Check(Native.mistbank_game_stop_recording(Open));

        // --- actions.h ---

        /// <summary>Returns the open decision.</summary>
        public Decision Decision
        {
            get
            {
                Check(Native.mistbank_game_decision(Open, out Decision found));
                return found;
            }
        }

        /// <summary>Returns the deciding player, who may differ from the active player. Result: 0 to players-1, equal
        /// to Player of Decision.</summary>
        public int DecidingPlayer => Native.mistbank_game_deciding_player(Open);

        /// <summary>Lists the legal actions of the open decision in canonical order; none when the game is over.
        /// Allocates nothing.</summary>
        /// <param name="into">The actions; Game.ActionBound always suffices.</param>
        /// <returns>The number of entries written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public int LegalActions(Span<GameAction> into)
        {
            int count;
            Status status;
            fixed (GameAction* at = into)
                status = Native.mistbank_game_legal_actions(Open, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>Lists the legal actions of the open decision in canonical order; none when the game is
        /// over.</summary>
        public ReadOnlyArray<GameAction> LegalActions()
        {
            int count;
            var into = new GameAction[Asked(Native.mistbank_game_legal_actions(Open, null, 0, &count), count)];
            LegalActions(into.AsSpan());
            return new(into);
        }

        /// <summary>Returns an upper bound for the number of legal actions in any one decision of this game. Result: a
        /// number that does not change during the game.</summary>
        public int ActionBound => Native.mistbank_game_action_bound(Open);

        /// <summary>Applies an action and continues to the next decision.</summary>
        /// <param name="action">A legal action.</param>
        /// <exception cref="IllegalActionException">The rules forbid the action in this position; the message names the
        /// clause.</exception>
        /// <exception cref="WrongDecisionException">The action does not answer the open decision, because the action is
        /// stale or belongs to another game.</exception>
        /// <exception cref="GameOverException">The game is over, and no action is legal.</exception>
        public void Apply(in GameAction action)
        {
            GameAction copyOfAction = action;
            Check(Native.mistbank_game_apply(Open, ref copyOfAction));
        }

        /// <summary>Returns the text form of an action, legal or not.</summary>
        /// <param name="action">Any action.</param>
        public string Text(in GameAction action)
        {
            GameAction copyOfAction = action;
            return Read((buffer, capacity, length) =>
                Native.mistbank_game_action_text(Open, ref copyOfAction, buffer, capacity, length));
        }

        // --- board.h ---

        /// <summary>Returns the number of tiles on the board, including the starting block and face-down tiles. Result:
        /// 1 or more; 0 before the first tile if it is drawn from the bag.</summary>
        public int TileCount => Native.mistbank_game_tile_count(Open);

        /// <summary>Returns a tile on the board.</summary>
        /// <param name="index">0 to Game.TileCount-1, in the order in which the tiles were laid.</param>
        /// <exception cref="ArgumentOutOfRangeException">An argument is out of range.</exception>
        public Tile Tile(int index)
        {
            Status status = Native.mistbank_game_tile(Open, index, out Tile found);
            if (status != Status.Ok) Indices.Need("index", index, TileCount);
            Check(status);
            return found;
        }

        /// <summary>Lists all tiles on the board, in the order in which they were laid.</summary>
        /// <param name="into">The tiles.</param>
        /// <returns>The number of entries written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public int Tiles(Span<Tile> into)
        {
            int count;
            Status status;
            fixed (Tile* at = into)
                status = Native.mistbank_game_tiles(Open, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>Lists all tiles on the board, in the order in which they were laid.</summary>
        public ReadOnlyArray<Tile> Tiles()
        {
            int count;
            var into = new Tile[Asked(Native.mistbank_game_tiles(Open, null, 0, &count), count)];
            Tiles(into.AsSpan());
            return new(into);
        }

        /// <summary>Returns the tile on a cell.</summary>
        /// <param name="x">Column, increasing eastward; any number.</param>
        /// <param name="y">Row, increasing southward; any number.</param>
        /// <returns>The index of the tile, -1 for an empty cell.</returns>
        public int TileAt(int x, int y) => Native.mistbank_game_tile_at(Open, x, y);

        /// <summary>Returns the last tile laid face up. Result: the index of the tile, -1 before the first tile if it
        /// is drawn from the bag.</summary>
        public int LastTile => Native.mistbank_game_last_tile(Open);

        /// <summary>Returns the number of ghosts on a segment.</summary>
        /// <param name="tile">Index of a face-up tile, 0 to Game.TileCount-1.</param>
        /// <param name="segment">0 to SegmentCount-1 of the tile's type.</param>
        /// <exception cref="ArgumentOutOfRangeException">An argument is out of range.</exception>
        public int GhostsOn(int tile, int segment)
        {
            int found = Native.mistbank_game_ghosts_on(Open, tile, segment);
            if (found < 0) Indices.Need("tile", tile, TileCount);
            if (found < 0) Indices.Need("segment", segment, SegmentCountOf(tile));
            return Number(found, "tile or segment");
        }

        /// <summary>Returns the first figure on a segment. A segment may have several figures: Game.Figures lists all
        /// of them.</summary>
        /// <param name="tile">Index of a face-up tile, 0 to Game.TileCount-1.</param>
        /// <param name="segment">0 to SegmentCount-1 of the tile's type.</param>
        /// <returns>The index of the figure, -1 for none.</returns>
        public int FigureOn(int tile, int segment) => Native.mistbank_game_figure_on(Open, tile, segment);

        /// <summary>Returns the position for a figure on a segment: the anchor of Segment, rotated with the
        /// tile.</summary>
        /// <param name="tile">Index of a face-up tile, 0 to Game.TileCount-1.</param>
        /// <param name="segment">0 to SegmentCount-1 of the tile's type.</param>
        /// <exception cref="ArgumentOutOfRangeException">An argument is out of range.</exception>
        public Anchor AnchorOn(int tile, int segment)
        {
            Status status = Native.mistbank_game_anchor_on(Open, tile, segment, out Anchor found);
            if (status != Status.Ok) Indices.Need("tile", tile, TileCount);
            if (status != Status.Ok) Indices.Need("segment", segment, SegmentCountOf(tile));
            Check(status);
            return found;
        }

        /// <summary>Returns the number of figures on the board, including buried figures.</summary>
        public int FigureCount => Native.mistbank_game_figure_count(Open);

        /// <summary>Returns a figure on the board. Indices change with the next action.</summary>
        /// <param name="index">0 to Game.FigureCount-1.</param>
        /// <exception cref="ArgumentOutOfRangeException">An argument is out of range.</exception>
        public Figure Figure(int index)
        {
            Status status = Native.mistbank_game_figure(Open, index, out Figure found);
            if (status != Status.Ok) Indices.Need("index", index, FigureCount);
            Check(status);
            return found;
        }

        /// <summary>Lists all figures on the board.</summary>
        /// <param name="into">The figures.</param>
        /// <returns>The number of entries written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public int Figures(Span<Figure> into)
        {
            int count;
            Status status;
            fixed (Figure* at = into)
                status = Native.mistbank_game_figures(Open, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>Lists all figures on the board.</summary>
        public ReadOnlyArray<Figure> Figures()
        {
            int count;
            var into = new Figure[Asked(Native.mistbank_game_figures(Open, null, 0, &count), count)];
            Figures(into.AsSpan());
            return new(into);
        }

        /// <summary>Returns the feature of a segment. Cost: linear in the size of the feature.</summary>
        /// <param name="tile">Index of a face-up tile, 0 to Game.TileCount-1.</param>
        /// <param name="segment">0 to SegmentCount-1 of the tile's type.</param>
        /// <exception cref="ArgumentOutOfRangeException">An argument is out of range.</exception>
        public Feature Feature(int tile, int segment)
        {
            Status status = Native.mistbank_game_feature(Open, tile, segment, out Feature found);
            if (status != Status.Ok) Indices.Need("tile", tile, TileCount);
            if (status != Status.Ok) Indices.Need("segment", segment, SegmentCountOf(tile));
            Check(status);
            return found;
        }

        /// <summary>Lists all features of the board except scenery, in the order of their first segments. Fields are
        /// included only in games where they score. Rivers are scenery, and so are monasteries, castles, cemeteries and
        /// gardens in games that do not use them. Game.Feature describes scenery as a feature of one tile that is never
        /// complete and scores 0 points. Cost: walks the board.</summary>
        /// <param name="into">The features.</param>
        /// <returns>The number of entries written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public int Features(Span<Feature> into)
        {
            int count;
            Status status;
            fixed (Feature* at = into)
                status = Native.mistbank_game_features(Open, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>Lists all features of the board except scenery, in the order of their first segments. Fields are
        /// included only in games where they score. Rivers are scenery, and so are monasteries, castles, cemeteries and
        /// gardens in games that do not use them. Game.Feature describes scenery as a feature of one tile that is never
        /// complete and scores 0 points. Cost: walks the board.</summary>
        public ReadOnlyArray<Feature> Features()
        {
            int count;
            var into = new Feature[Asked(Native.mistbank_game_features(Open, null, 0, &count), count)];
            Features(into.AsSpan());
            return new(into);
        }

        /// <summary>Returns the dragon's tile. Result: the index of the tile, -1 while the dragon is beside the
        /// board.</summary>
        public int DragonTile => Native.mistbank_game_dragon_tile(Open);

        /// <summary>Returns the fairy's tile. The fairy may stand without a figure. The field Fairy of Figure marks the
        /// figure beside her. Result: the index of the tile, -1 while the fairy is beside the board.</summary>
        public int FairyTile => Native.mistbank_game_fairy_tile(Open);

        /// <summary>Returns the tile of the big top. Result: the index of the tile, -1 while the big top is beside the
        /// board.</summary>
        public int BigTopTile => Native.mistbank_game_big_top_tile(Open);

        // --- standing.h ---

        /// <summary>Returns the outcome of a game.</summary>
        public Outcome Outcome => (Outcome)Native.mistbank_game_outcome(Open);

        /// <summary>Returns the reason why the team lost.</summary>
        public Loss LossReason => (Loss)Native.mistbank_game_loss_reason(Open);

        /// <summary>Returns whether a colour has won: the game is over, and the team has won or the colour has the most
        /// points.</summary>
        /// <param name="colour">Any number.</param>
        public bool HasWon(Colour colour) => Native.mistbank_game_has_won(Open, (int)colour) != 0;

        /// <summary>Returns the result for each player, as in OpenSpiel: 0 while the game is open. After the game, 1
        /// for every winner (all players of a winning team, all players with the most points) and -1 for the
        /// others.</summary>
        /// <param name="into">A number for each player, starting with player 0; Limits.MaxPlayers always
        /// suffice.</param>
        /// <returns>The number of entries written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public int Returns(Span<double> into)
        {
            int count;
            Status status;
            fixed (double* at = into)
                status = Native.mistbank_game_returns(Open, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>Returns the result for each player, as in OpenSpiel: 0 while the game is open. After the game, 1
        /// for every winner (all players of a winning team, all players with the most points) and -1 for the
        /// others.</summary>
        public ReadOnlyArray<double> Returns()
        {
            int count;
            var into = new double[Asked(Native.mistbank_game_returns(Open, null, 0, &count), count)];
            Returns(into.AsSpan());
            return new(into);
        }

        /// <summary>Returns the number of the turn.</summary>
        public int Turn => Native.mistbank_game_turn(Open);

        /// <summary>Returns the number of the current part of the turn. A builder or a message gives further
        /// parts.</summary>
        public int Part => Native.mistbank_game_part(Open);

        /// <summary>Returns the active player. See Game.DecidingPlayer for the player who decides. Result: 0 to
        /// players-1.</summary>
        public int ActivePlayer => Native.mistbank_game_active_player(Open);

        /// <summary>Returns the player of a colour.</summary>
        /// <param name="colour">Any number.</param>
        /// <returns>0 to players-1, -1 for a colour that is not in play.</returns>
        public int PlayerOf(Colour colour) => Native.mistbank_game_player_of(Open, (int)colour);

        /// <summary>Returns the number of points that the team needs to win; on level 6, every scoring meeple needs
        /// them. Result: 0 in a competitive game.</summary>
        public int Goal => Native.mistbank_game_goal(Open);

        /// <summary>Returns the number of scoring meeples.</summary>
        public int ScoringMeepleCount => Native.mistbank_game_scoring_meeple_count(Open);

        /// <summary>Returns a scoring meeple.</summary>
        /// <param name="index">0 to Game.ScoringMeepleCount-1.</param>
        /// <exception cref="ArgumentOutOfRangeException">An argument is out of range.</exception>
        public ScoringMeeple ScoringMeeple(int index)
        {
            Status status = Native.mistbank_game_scoring_meeple(Open, index, out ScoringMeeple found);
            if (status != Status.Ok) Indices.Need("index", index, ScoringMeepleCount);
            Check(status);
            return found;
        }

        /// <summary>Returns the points of a scoring meeple by source. The sum of all sources always equals the total,
        /// with and without recording.</summary>
        /// <param name="index">0 to Game.ScoringMeepleCount-1.</param>
        /// <exception cref="ArgumentOutOfRangeException">An argument is out of range.</exception>
        public Tally Tally(int index)
        {
            Status status = Native.mistbank_game_tally(Open, index, out Tally found);
            if (status != Status.Ok) Indices.Need("index", index, ScoringMeepleCount);
            Check(status);
            return found;
        }

        /// <summary>Returns the pieces of a colour that are not on the board; none for a colour that is not in
        /// play.</summary>
        /// <param name="colour">Colour.Red to Colour.Pink.</param>
        /// <exception cref="InvalidArgumentException">An argument is out of range.</exception>
        public Supply Supply(Colour colour)
        {
            Check(Native.mistbank_game_supply(Open, (int)colour, out Supply found));
            return found;
        }

        /// <summary>Lists the figures that other players hold.</summary>
        /// <param name="into">The prisoners.</param>
        /// <returns>The number of entries written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public int Prisoners(Span<Prisoner> into)
        {
            int count;
            Status status;
            fixed (Prisoner* at = into)
                status = Native.mistbank_game_prisoners(Open, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>Lists the figures that other players hold.</summary>
        public ReadOnlyArray<Prisoner> Prisoners()
        {
            int count;
            var into = new Prisoner[Asked(Native.mistbank_game_prisoners(Open, null, 0, &count), count)];
            Prisoners(into.AsSpan());
            return new(into);
        }

        /// <summary>Returns whether players have hidden hands: the rules have Hand or DrawAhead, and not HandOpen. The
        /// result is constant for a game; when the game is over, all hands are visible. With hidden hands, a host must
        /// send legal actions and reasons (Game.WhyNot) only to the deciding player. Each player may receive only the
        /// player's own view of the position (Game.ToPosition).</summary>
        public bool HasHiddenHands => Native.mistbank_game_has_hidden_hands(Open) != 0;

        /// <summary>Returns the number of tiles in a player's hand, or drawn ahead. Abbeys are counted in
        /// Supply.</summary>
        /// <param name="player">0 to players-1.</param>
        /// <returns>0 or more, 0 in a game without hands.</returns>
        /// <exception cref="ArgumentOutOfRangeException">An argument is out of range.</exception>
        public int HandSize(int player)
        {
            int found = Native.mistbank_game_hand_size(Open, player);
            if (found < 0) Indices.Need("player", player, Rules.Players);
            return Number(found, "player");
        }

        /// <summary>Returns a tile of a player's hand for a viewer. Hands are hidden until the game is over, unless the
        /// rules have HandOpen.</summary>
        /// <param name="player">0 to players-1.</param>
        /// <param name="place">0 to Game.HandSize-1, in the order in which the tiles were taken.</param>
        /// <param name="viewer">A player, Viewer.Nobody or Viewer.Host.</param>
        /// <returns>The type of the tile, -1 if the tile is hidden from the viewer, if it is not yet named with
        /// external draws, or if it does not exist.</returns>
        public int Hand(int player, int place, int viewer = Viewer.Nobody) =>
            Native.mistbank_game_hand(Open, player, place, viewer);

        /// <summary>Returns the number of tiles under hills, which are never drawn and are hidden until the game is
        /// over.</summary>
        public int TilesUnderHills => Native.mistbank_game_tiles_under_hills(Open);

        /// <summary>Returns the number of tokens in the bag with this number of sheep.</summary>
        /// <param name="number">The sheep on a token, 1 to 4; 0: wolves.</param>
        /// <returns>0 or more; 0 for a number that no token shows.</returns>
        public int SheepInBag(int number) => Native.mistbank_game_sheep_in_bag(Open, number);

        /// <summary>Returns the number of tokens with this number of sheep that a colour's shepherd has.</summary>
        /// <param name="colour">Colour.Red to Colour.Pink.</param>
        /// <param name="number">The sheep on a token, 1 to 4.</param>
        /// <returns>0 or more; 0 for a colour that is not in play and for a number that no token shows.</returns>
        public int Flock(Colour colour, int number) => Native.mistbank_game_flock(Open, (int)colour, number);

        /// <summary>Returns the number of animal tokens with this number that have not been shown, including the token
        /// under the big top.</summary>
        /// <param name="number">1 to 7.</param>
        /// <returns>0 or more; 0 for a number that no token shows.</returns>
        public int AnimalsUnseen(int number) => Native.mistbank_game_animals_unseen(Open, number);

        /// <summary>Returns whether the last round is being played: the pile is empty, and each player may lay an abbey
        /// once.</summary>
        public bool InLastRound => Native.mistbank_game_in_last_round(Open) != 0;

        /// <summary>Returns the number of ghosts in the supply.</summary>
        public int GhostSupply => Native.mistbank_game_ghost_supply(Open);

        /// <summary>Returns the number of ghosts on the board, including ghosts on cemeteries.</summary>
        public int GhostsOnBoard => Native.mistbank_game_ghosts_on_board(Open);

        /// <summary>Returns the points at which a hound arrives.</summary>
        /// <param name="hound">1 to 2.</param>
        /// <returns>0 in a game without this hound.</returns>
        /// <exception cref="ArgumentOutOfRangeException">An argument is out of range.</exception>
        public int HoundNumber(int hound)
        {
            int found = Native.mistbank_game_hound_number(Open, hound);
            if (found < 0) Indices.Need("hound", hound, 1, 2);
            return Number(found, "hound");
        }

        /// <summary>Returns the meeple of a hound.</summary>
        /// <param name="hound">1 to 2.</param>
        /// <returns>Index of the figure, -1 while the hound is not on the board.</returns>
        public int HoundMeeple(int hound) => Native.mistbank_game_hound_meeple(Open, hound);

        /// <summary>Returns the number of piles. Result: 1 or 3.</summary>
        public int PileCount => Native.mistbank_game_pile_count(Open);

        /// <summary>Returns the pile that tiles are drawn from. Result: 0 to Game.PileCount-1.</summary>
        public int ActivePile => Native.mistbank_game_active_pile(Open);

        /// <summary>Returns the number of tiles left in a pile.</summary>
        /// <param name="pile">0 to Game.PileCount-1.</param>
        /// <exception cref="ArgumentOutOfRangeException">An argument is out of range.</exception>
        public int PileSize(int pile)
        {
            int found = Native.mistbank_game_pile_size(Open, pile);
            if (found < 0) Indices.Need("pile", pile, PileCount);
            return Number(found, "pile");
        }

        /// <summary>Lists the tiles that did not fit anywhere, in the order in which they were set aside.</summary>
        /// <param name="into">The types of the tiles.</param>
        /// <returns>The number of entries written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public int SetAside(Span<int> into)
        {
            int count;
            Status status;
            fixed (int* at = into)
                status = Native.mistbank_game_set_aside(Open, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>Lists the tiles that did not fit anywhere, in the order in which they were set aside.</summary>
        public ReadOnlyArray<int> SetAside()
        {
            int count;
            var into = new int[Asked(Native.mistbank_game_set_aside(Open, null, 0, &count), count)];
            SetAside(into.AsSpan());
            return new(into);
        }

        /// <summary>Returns the number of tile types of all tile sets of a game. Result: 1 to
        /// Limits.MaxTileTypes.</summary>
        public int TypeCount => Native.mistbank_game_type_count(Open);

        /// <summary>Returns a tile type of a game.</summary>
        /// <param name="type">0 to Game.TypeCount-1.</param>
        /// <exception cref="ArgumentOutOfRangeException">An argument is out of range.</exception>
        public TileType Type(int type)
        {
            Status status = Native.mistbank_game_type(Open, type, out TileType found);
            if (status != Status.Ok) Indices.Need("type", type, TypeCount);
            Check(status);
            return found;
        }

        /// <summary>Returns a segment of a tile type of a game.</summary>
        /// <param name="type">0 to Game.TypeCount-1.</param>
        /// <param name="segment">0 to SegmentCount-1 of that type.</param>
        /// <exception cref="ArgumentOutOfRangeException">An argument is out of range.</exception>
        public Segment Segment(int type, int segment)
        {
            Status status = Native.mistbank_game_segment(Open, type, segment, out Segment found);
            if (status != Status.Ok) Indices.Need("type", type, TypeCount);
            if (status != Status.Ok) Indices.Need("segment", segment, Type(type).SegmentCount);
            Check(status);
            return found;
        }

        /// <summary>Returns the number of unseen copies of a tile type: in the piles and face down together.</summary>
        /// <param name="type">0 to Game.TypeCount-1.</param>
        /// <exception cref="ArgumentOutOfRangeException">An argument is out of range.</exception>
        public int Unseen(int type)
        {
            int found = Native.mistbank_game_unseen(Open, type);
            if (found < 0) Indices.Need("type", type, TypeCount);
            return Number(found, "type");
        }

        /// <summary>Returns the number of copies of a tile type that the next draw may give, all equally likely. These
        /// are the unseen copies; in a pile with layers, such as a pile with the river, only the copies in the top
        /// layer. The chance of a type is its number divided by the sum of the numbers of all types.</summary>
        /// <param name="type">0 to Game.TypeCount-1.</param>
        /// <returns>0 to Game.Unseen.</returns>
        /// <exception cref="ArgumentOutOfRangeException">An argument is out of range.</exception>
        public int Drawable(int type)
        {
            int found = Native.mistbank_game_drawable(Open, type);
            if (found < 0) Indices.Need("type", type, TypeCount);
            return Number(found, "type");
        }

        // --- facts.h ---

        /// <summary>Lists the numbers of a fact in a game. The list is empty if the game does not use the expansion or
        /// house rule, if the colour is not in play, or if the tile does not exist.</summary>
        /// <param name="fact">0 to Facts.Count-1.</param>
        /// <param name="of">The colour (Colour) or the index of the tile that owns the fact; ignored for a fact of the
        /// game.</param>
        /// <param name="into">The numbers.</param>
        /// <returns>The number of entries written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        /// <exception cref="ArgumentOutOfRangeException">An argument is out of range.</exception>
        public int Fact(int fact, int of, Span<int> into)
        {
            int count;
            Status status;
            fixed (int* at = into)
                status = Native.mistbank_game_fact(Open, fact, of, at, into.Length, &count);
            if (status == Status.InvalidArgument) Indices.Need("fact", fact, Facts.Count);
            return Written(status, count, into.Length);
        }

        /// <summary>Lists the numbers of a fact in a game. The list is empty if the game does not use the expansion or
        /// house rule, if the colour is not in play, or if the tile does not exist.</summary>
        /// <param name="fact">0 to Facts.Count-1.</param>
        /// <param name="of">The colour (Colour) or the index of the tile that owns the fact; ignored for a fact of the
        /// game.</param>
        /// <exception cref="ArgumentOutOfRangeException">An argument is out of range.</exception>
        public ReadOnlyArray<int> Fact(int fact, int of)
        {
            int count;
            Status status = Native.mistbank_game_fact(Open, fact, of, null, 0, &count);
            if (status == Status.InvalidArgument) Indices.Need("fact", fact, Facts.Count);
            var into = new int[Asked(status, count)];
            Fact(fact, of, into.AsSpan());
            return new(into);
        }

        // --- past.h ---

        /// <summary>Returns the number of applied actions that were not undone, also in a game without
        /// recording.</summary>
        public int ActionCount => Native.mistbank_game_action_count(Open);

        /// <summary>Lists the applied actions that were not undone, starting at an index.</summary>
        /// <param name="first">Index of the first action, 0 to Game.ActionCount.</param>
        /// <param name="into">The actions.</param>
        /// <returns>The number of entries written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        /// <exception cref="ArgumentOutOfRangeException">An argument is out of range.</exception>
        /// <exception cref="NotRecordedException">The game has no recorded history to undo or write.</exception>
        public int Actions(int first, Span<GameAction> into)
        {
            Indices.Need("first", first, ActionCount + 1);
            int count;
            Status status;
            fixed (GameAction* at = into)
                status = Native.mistbank_game_actions(Open, first, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>Lists the applied actions that were not undone, starting at an index.</summary>
        /// <param name="first">Index of the first action, 0 to Game.ActionCount.</param>
        /// <exception cref="ArgumentOutOfRangeException">An argument is out of range.</exception>
        /// <exception cref="NotRecordedException">The game has no recorded history to undo or write.</exception>
        public ReadOnlyArray<GameAction> Actions(int first = 0)
        {
            Indices.Need("first", first, ActionCount + 1);
            int count;
            var into = new GameAction[Asked(Native.mistbank_game_actions(Open, first, null, 0, &count), count)];
            Actions(first, into.AsSpan());
            return new(into);
        }

        /// <summary>Returns the number of events so far, including events of the setup; 0 in a game without recording.
        /// Result: 0 or more; undo lowers the number.</summary>
        public int EventCount => Native.mistbank_game_event_count(Open);

        /// <summary>Lists the events, starting at an index. To follow a game, store Game.EventCount before each
        /// action.</summary>
        /// <param name="first">Index of the first event, 0 to Game.EventCount.</param>
        /// <param name="into">The events; their number is Game.EventCount minus the first index.</param>
        /// <returns>The number of entries written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        /// <exception cref="ArgumentOutOfRangeException">An argument is out of range.</exception>
        public int Events(int first, Span<GameEvent> into)
        {
            Indices.Need("first", first, EventCount + 1);
            int count;
            Status status;
            fixed (GameEvent* at = into)
                status = Native.mistbank_game_events(Open, first, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>Lists the events, starting at an index. To follow a game, store Game.EventCount before each
        /// action.</summary>
        /// <param name="first">Index of the first event, 0 to Game.EventCount.</param>
        /// <exception cref="ArgumentOutOfRangeException">An argument is out of range.</exception>
        public ReadOnlyArray<GameEvent> Events(int first = 0)
        {
            Indices.Need("first", first, EventCount + 1);
            int count;
            var into = new GameEvent[Asked(Native.mistbank_game_events(Open, first, null, 0, &count), count)];
            Events(first, into.AsSpan());
            return new(into);
        }

        /// <summary>Undoes the last action and its events. Allocates nothing. Cost: copies Game.StateBytes bytes, and
        /// replays the actions since the last stored position: a few actions in an ordinary game.</summary>
        /// <exception cref="NothingToUndoException">The game is at its start.</exception>
        /// <exception cref="NotRecordedException">The game has no recorded history to undo or write.</exception>
        public void Undo() => Check(Native.mistbank_game_undo(Open));

        /// <summary>Returns the number of actions that had been applied when hidden information was last revealed or
        /// shuffled: a tile was drawn, played from a hidden hand or set aside; a message, an animal, a token or a die
        /// was revealed; dragon tiles returned to the pile. When the game is over, the result is the number of all
        /// actions, because everything is revealed at the end. A host of serious games should not undo any of these
        /// actions. Up to version 2.0 only drawn tiles counted. Result: 0 to Game.ActionCount.</summary>
        public int LastDraw => Native.mistbank_game_last_draw(Open);

        /// <summary>Reshuffles all hidden information (undrawn and face-down tiles) uniformly, so that a search cannot
        /// peek. The visible state does not change. The result equals a game that was dealt in the new order from the
        /// start: its record replays, and undo leads back through the same positions. Its rules contain the new seed,
        /// so that no query reveals the real order. Nothing changes when the game is over, or with external draws,
        /// which have no hidden order.</summary>
        /// <param name="seed">Determines the new order.</param>
        public void Determinize(ulong seed) => Check(Native.mistbank_game_determinize(Open, seed));

        /// <summary>Works like Game.Determinize, but from the view of a player. The player's hand does not change; all
        /// other hidden hands are dealt again. If seen tiles have returned to the bag, the history might not lead to
        /// the new hands. A recording game then deletes its history and stops recording, regardless of the
        /// viewer.</summary>
        /// <param name="seed">Determines the new order.</param>
        /// <param name="viewer">0 to players-1, or Viewer.Nobody: as in Game.Determinize.</param>
        /// <exception cref="ArgumentOutOfRangeException">An argument is out of range.</exception>
        public void Determinize(ulong seed, int viewer)
        {
            Status status = Native.mistbank_game_determinize_for(Open, seed, viewer);
            if (status == Status.InvalidArgument) Indices.NeedViewer(viewer, Rules.Players, withHost: false);
            Check(status);
        }

        /// <summary>Returns a hash of the position with its rules and hidden information. Equal positions have equal
        /// hashes, regardless of their histories. Within a version of the library the hash is the same on every
        /// machine. Cost: linear in the tiles.</summary>
        public ulong StateHash => Native.mistbank_game_state_hash(Open);

        /// <summary>Returns a hash of the visible position. Positions that look equal have equal hashes, whether draws
        /// are automatic or external. A client that receives each draw can compare its state with the
        /// server's.</summary>
        public ulong PublicHash => Native.mistbank_game_public_hash(Open);

        /// <summary>Returns the size in bytes of a game's state without its history. Copying a game copies this many
        /// bytes. Result: a number that does not change during the game.</summary>
        public int StateBytes => Native.mistbank_game_state_bytes(Open);

        // --- pictures.h ---

        /// <summary>Writes an event as a sentence without a line end, for example "red lays 14a at 2,1".</summary>
        /// <param name="gameEvent">The event.</param>
        public string Sentence(in GameEvent gameEvent)
        {
            GameEvent copyOfEvent = gameEvent;
            return Read((buffer, capacity, length) =>
                Native.mistbank_game_sentence(Open, ref copyOfEvent, buffer, capacity, length));
        }

        // --- records.h ---

        /// <summary>Writes the record of a game as readable text, with the text of each tile set that is not built in.
        /// Cost: linear in the history, even if only the length is requested.</summary>
        /// <param name="kind">The contents: everything, or only visible information.</param>
        /// <exception cref="NotRecordedException">The game has no recorded history to undo or write.</exception>
        /// <exception cref="InvalidArgumentException">If the game cannot have an open record: it has hidden hands and
        /// starts from a position, or tiles under hills decided its end.</exception>
        public string ToRecord(RecordKind kind = RecordKind.Full) => ReadLong(1 << 14, (buffer, capacity, length) =>
            Native.mistbank_game_to_record(Open, (int)kind, buffer, capacity, length));

        // --- positions.h ---

        /// <summary>Writes the position as text that people can read and write, for Game.FromPosition, with the text of
        /// each tile set that is not built in. Also works without recording. Cost: walks the board, even if only the
        /// length is requested.</summary>
        /// <param name="viewer">A player, 0 to players-1; Viewer.Nobody: only public information; Viewer.Host:
        /// everything, including the draw order and hidden information.</param>
        /// <exception cref="ArgumentOutOfRangeException">An argument is out of range.</exception>
        public string ToPosition(int viewer = Viewer.Host)
        {
            Indices.NeedViewer(viewer, Rules.Players, withHost: true);
            return ReadLong(1 << 12, (buffer, capacity, length) =>
                Native.mistbank_game_to_position(Open, viewer, buffer, capacity, length));
        }

        /// <summary>Lists the errors in the state of a game, one on each line; the text is empty if the state is valid.
        /// Errors mean a defect of the library or overwritten memory. The text may contain hidden information. Cost:
        /// recomputes everything from tiles and figures, which takes about as long as playing the game, even if only
        /// the length is requested.</summary>
        public string Check() => Read((buffer, capacity, length) =>
            Native.mistbank_game_check(Open, buffer, capacity, length));

        // --- json.h ---

        /// <summary>Writes an action as JSON: the fields that the kind of action uses, and the text form; Null for an
        /// invalid action.</summary>
        /// <param name="action">Any action.</param>
        public string ActionToJson(in GameAction action)
        {
            GameAction copyOfAction = action;
            return Read((buffer, capacity, length) =>
                Native.mistbank_game_action_to_json(Open, ref copyOfAction, buffer, capacity, length));
        }

        /// <summary>Writes an event of a game as JSON: the fields that the kind of event uses.</summary>
        /// <param name="gameEvent">An event of the game.</param>
        public string EventToJson(in GameEvent gameEvent)
        {
            GameEvent copyOfEvent = gameEvent;
            return Read((buffer, capacity, length) =>
                Native.mistbank_game_event_to_json(Open, ref copyOfEvent, buffer, capacity, length));
        }

        /// <summary>Writes the position as JSON: rules, the open decision, the board with its figures and features,
        /// supplies and points. Cost: walks the board, even if only the length is requested. Takes memory for at most
        /// twice the size of the text, plus 300 bytes for each tile of the sets, plus 128 KB.</summary>
        /// <param name="viewer">A player, 0 to players-1; Viewer.Nobody: only public information; Viewer.Host:
        /// everything, including the seed and hidden information.</param>
        /// <exception cref="ArgumentOutOfRangeException">An argument is out of range.</exception>
        public string ToJson(int viewer = Viewer.Nobody)
        {
            Indices.NeedViewer(viewer, Rules.Players, withHost: true);
            return ReadLong(1 << 15, (buffer, capacity, length) =>
                Native.mistbank_game_to_json(Open, viewer, buffer, capacity, length));
        }

        // --- learning.h ---

        /// <summary>Returns the points of all colours: current, and projected if the game ended now. Cost: a copy of
        /// the game and a final scoring.</summary>
        public Points Points()
        {
            Check(Native.mistbank_game_points(Open, out Points found));
            return found;
        }

        /// <summary>Plays this game to its end with random actions. Each legal action is equally likely; with external
        /// draws, each unseen copy of a tile is equally likely to be drawn. Tiles are drawn in their hidden order: call
        /// Game.Determinize first to shuffle them. Cost: allocates memory like Game.Apply, and for one list of
        /// actions.</summary>
        /// <param name="seed">Determines the actions.</param>
        public Rollout Rollout(ulong seed)
        {
            Check(Native.mistbank_game_rollout(Open, seed, out Rollout found));
            return found;
        }

        /// <summary>Plays copies of a game to their ends; the game does not change. For entry i, a copy is shuffled by
        /// Game.Determinize with the deciding player as the viewer, and played by Game.Rollout, both with seed + i.
        /// Threads can share the work, each with a clone of the game and a part of the seeds; the results are the same.
        /// Cost: one working copy for all entries.</summary>
        /// <param name="seed">The seed of entry 0.</param>
        /// <param name="into">Receives entries, one for each game.</param>
        public void Rollouts(ulong seed, Span<Rollout> into)
        {
            fixed (Rollout* intoAt = into)
                Check(Native.mistbank_game_rollouts(Open, seed, intoAt, into.Length));
        }

        /// <summary>Returns the window of the given size around the middle of all tiles on the board. The window moves
        /// when the board grows.</summary>
        /// <param name="width">1 to Limits.MaxWindow.</param>
        /// <param name="height">1 to Limits.MaxWindow.</param>
        /// <exception cref="InvalidArgumentException">An argument is out of range.</exception>
        public Window Window(int width, int height)
        {
            Check(Native.mistbank_game_window(Open, width, height, out Window found));
            return found;
        }

        /// <summary>Writes the planes of a game over a window, without hidden information. Cost: linear in the tiles on
        /// the board, with more work for tiles in the window.</summary>
        /// <param name="window">The observed cells.</param>
        /// <param name="player">The viewer, 0 to players-1.</param>
        /// <param name="into">PlaneNames.Length x height x width bytes: plane by plane, row by row from the north-west.
        /// Amounts above 255 are written as 255.</param>
        /// <returns>The number of entries written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        /// <exception cref="ArgumentOutOfRangeException">An argument is out of range.</exception>
        public int Planes(in Window window, int player, Span<byte> into)
        {
            Window copyOfWindow = window;
            int count;
            Status status;
            fixed (byte* at = into)
                status = Native.mistbank_game_planes(Open, ref copyOfWindow, player, at, into.Length, &count);
            if (status == Status.InvalidArgument) Indices.Need("player", player, Rules.Players);
            return Written(status, count, into.Length);
        }

        /// <summary>Writes the planes of a game over a window, without hidden information. Cost: linear in the tiles on
        /// the board, with more work for tiles in the window.</summary>
        /// <param name="window">The observed cells.</param>
        /// <param name="player">The viewer, 0 to players-1.</param>
        /// <exception cref="ArgumentOutOfRangeException">An argument is out of range.</exception>
        public byte[] Planes(in Window window, int player)
        {
            Window copyOfWindow = window;
            int count;
            Status status = Native.mistbank_game_planes(Open, ref copyOfWindow, player, null, 0, &count);
            if (status == Status.InvalidArgument) Indices.Need("player", player, Rules.Players);
            var into = new byte[Asked(status, count)];
            Planes(in window, player, into.AsSpan());
            return into;
        }

        /// <summary>Writes the indices of the planes that a game with these rules and tile sets can use, in ascending
        /// order. All other planes are 0 in every observation of the game.</summary>
        /// <param name="into">At most PlaneNames.Length indices, for Game.ChosenPlanes.</param>
        /// <returns>The number of entries written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public int UsedPlanes(Span<int> into)
        {
            int count;
            Status status;
            fixed (int* at = into)
                status = Native.mistbank_game_used_planes(Open, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>Writes the indices of the planes that a game with these rules and tile sets can use, in ascending
        /// order. All other planes are 0 in every observation of the game.</summary>
        public ReadOnlyArray<int> UsedPlanes()
        {
            int count;
            var into = new int[Asked(Native.mistbank_game_used_planes(Open, null, 0, &count), count)];
            UsedPlanes(into.AsSpan());
            return new(into);
        }

        /// <summary>Writes the scalars of a game.</summary>
        /// <param name="player">The viewer, 0 to players-1.</param>
        /// <param name="into">ScalarNames.Length numbers.</param>
        /// <returns>The number of entries written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        /// <exception cref="ArgumentOutOfRangeException">An argument is out of range.</exception>
        public int Scalars(int player, Span<int> into)
        {
            int count;
            Status status;
            fixed (int* at = into)
                status = Native.mistbank_game_scalars(Open, player, at, into.Length, &count);
            if (status == Status.InvalidArgument) Indices.Need("player", player, Rules.Players);
            return Written(status, count, into.Length);
        }

        /// <summary>Writes the scalars of a game.</summary>
        /// <param name="player">The viewer, 0 to players-1.</param>
        /// <exception cref="ArgumentOutOfRangeException">An argument is out of range.</exception>
        public int[] Scalars(int player)
        {
            int count;
            Status status = Native.mistbank_game_scalars(Open, player, null, 0, &count);
            if (status == Status.InvalidArgument) Indices.Need("player", player, Rules.Players);
            var into = new int[Asked(status, count)];
            Scalars(player, into.AsSpan());
            return into;
        }

        /// <summary>Returns the number of action indices of a game within a window. The same action on the same cell of
        /// the window has the same index in every game of the same tile sets. capi/mistbank/learning.h lists
        /// them.</summary>
        /// <param name="window">The window.</param>
        /// <returns>Above 0.</returns>
        /// <exception cref="InvalidArgumentException">An argument is out of range.</exception>
        public int IndexCount(in Window window)
        {
            Window copyOfWindow = window;
            return Number(Native.mistbank_game_index_count(Open, ref copyOfWindow), "window");
        }

        /// <summary>Returns the index of an action, legal or not.</summary>
        /// <param name="window">The window.</param>
        /// <param name="action">Any action.</param>
        /// <returns>0 to Game.IndexCount-1; -1 for an action outside the window, for an action that does not occur in
        /// the game, and for bad arguments.</returns>
        public int IndexOf(in Window window, in GameAction action)
        {
            Window copyOfWindow = window;
            GameAction copyOfAction = action;
            return Native.mistbank_game_index_of(Open, ref copyOfWindow, ref copyOfAction);
        }

        /// <summary>Returns the action with this index, legal or not.</summary>
        /// <param name="window">The window.</param>
        /// <param name="index">0 to Game.IndexCount-1.</param>
        /// <exception cref="ArgumentOutOfRangeException">An argument is out of range.</exception>
        /// <exception cref="WrongDecisionException">No action with this index answers the open decision.</exception>
        /// <exception cref="GameOverException">The game is over, and no action is legal.</exception>
        public GameAction ActionAt(in Window window, int index)
        {
            Window copyOfWindow = window;
            Status status = Native.mistbank_game_action_at(Open, ref copyOfWindow, index, out GameAction found);
            if (status != Status.Ok) Indices.Need("index", index, IndexCount(window));
            Check(status);
            return found;
        }

        /// <summary>Writes the index of each legal action, in the order of Game.LegalActions; -1 for an action outside
        /// the window.</summary>
        /// <param name="window">The window.</param>
        /// <param name="into">The indices; Game.ActionBound always suffices.</param>
        /// <returns>The number of entries written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        /// <exception cref="InvalidArgumentException">An argument is out of range.</exception>
        public int LegalIndices(in Window window, Span<int> into)
        {
            Window copyOfWindow = window;
            int count;
            Status status;
            fixed (int* at = into)
                status = Native.mistbank_game_legal_indices(Open, ref copyOfWindow, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>Writes the index of each legal action, in the order of Game.LegalActions; -1 for an action outside
        /// the window.</summary>
        /// <param name="window">The window.</param>
        /// <exception cref="InvalidArgumentException">An argument is out of range.</exception>
        public int[] LegalIndices(in Window window)
        {
            Window copyOfWindow = window;
            int count;
            var into = new int[Asked(
                Native.mistbank_game_legal_indices(Open, ref copyOfWindow, null, 0, &count), count)];
            LegalIndices(in window, into.AsSpan());
            return into;
        }

        /// <summary>Writes the mask of legal indices: a byte for each index, 1 or 0. The mask omits legal actions
        /// outside the window.</summary>
        /// <param name="window">The window.</param>
        /// <param name="into">Game.IndexCount bytes.</param>
        /// <returns>The number of entries written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        /// <exception cref="InvalidArgumentException">An argument is out of range.</exception>
        public int LegalMask(in Window window, Span<byte> into)
        {
            Window copyOfWindow = window;
            int count;
            Status status;
            fixed (byte* at = into)
                status = Native.mistbank_game_legal_mask(Open, ref copyOfWindow, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>Writes the mask of legal indices: a byte for each index, 1 or 0. The mask omits legal actions
        /// outside the window.</summary>
        /// <param name="window">The window.</param>
        /// <exception cref="InvalidArgumentException">An argument is out of range.</exception>
        public byte[] LegalMask(in Window window)
        {
            Window copyOfWindow = window;
            int count;
            var into = new byte[Asked(Native.mistbank_game_legal_mask(Open, ref copyOfWindow, null, 0, &count), count)];
            LegalMask(in window, into.AsSpan());
            return into;
        }
    }
}
