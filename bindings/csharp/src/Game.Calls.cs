// Written by bindings/generate out of capi/mistbank/: nobody edits it.
using System;

namespace Mistbank
{
    public sealed unsafe partial class Game
    {
        // --- game.h ---

        /// <summary>Begins a game anew with another seed: the game that new Game makes of the same rules and tile sets.
        /// With external draws the seed does not matter. Cost: as an action; no allocation in a game that records
        /// nothing.</summary>
        /// <param name="seed">Any number.</param>
        public void Restart(ulong seed) => Check(Native.mistbank_game_restart(Open, seed));

        /// <summary>Stops keeping a past, and forgets it. Cannot be undone.</summary>
        public void StopRecording() => Check(Native.mistbank_game_stop_recording(Open));

        // --- actions.h ---

        /// <summary>The open decision.</summary>
        public Decision Decision
        {
            get
            {
                Check(Native.mistbank_game_decision(Open, out Decision found));
                return found;
            }
        }

        /// <summary>Who answers the open decision, perhaps another than whose turn it is. As Player of Decision, 0 to
        /// players-1.</summary>
        public int DecidingPlayer => Native.mistbank_game_deciding_player(Open);

        /// <summary>The legal actions of the open decision in their canonical order; none when the game is over.
        /// Allocates nothing.</summary>
        /// <param name="into">The actions; Game.ActionBound always suffices.</param>
        /// <returns>How many were written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public int LegalActions(Span<GameAction> into)
        {
            int count;
            Status status;
            fixed (GameAction* at = into)
                status = Native.mistbank_game_legal_actions(Open, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>The legal actions of the open decision in their canonical order; none when the game is
        /// over.</summary>
        public GameAction[] LegalActions()
        {
            int count;
            var into = new GameAction[Asked(Native.mistbank_game_legal_actions(Open, null, 0, &count), count)];
            LegalActions(into.AsSpan());
            return into;
        }

        /// <summary>The number of legal actions that no decision of this game ever exceeds. The same as long as the
        /// game lives.</summary>
        public int ActionBound => Native.mistbank_game_action_bound(Open);

        /// <summary>Carries out an action and goes on to the next decision.</summary>
        /// <param name="action">A legal one.</param>
        /// <exception cref="IllegalActionException">The rules forbid this action here; the message names the
        /// clause.</exception>
        /// <exception cref="WrongDecisionException">The action answers another decision than the open one: it is stale,
        /// or belongs to another game.</exception>
        /// <exception cref="GameOverException">No action is left.</exception>
        public void Apply(in GameAction action)
        {
            GameAction copyOfAction = action;
            Check(Native.mistbank_game_apply(Open, ref copyOfAction));
        }

        /// <summary>The one text form of an action, legal or not.</summary>
        /// <param name="action">Any action.</param>
        public string Text(in GameAction action)
        {
            GameAction copyOfAction = action;
            return Read((buffer, capacity, length) =>
                Native.mistbank_game_action_text(Open, ref copyOfAction, buffer, capacity, length));
        }

        // --- learning.h ---

        /// <summary>Plays this very game to its end. Of the legal actions each is as likely as another, of external
        /// draws each unseen copy. Tiles come in the order in which they lie; call Game.Determinize before to shuffle
        /// them. Cost: allocates as Game.Apply does, and one list of actions.</summary>
        /// <param name="seed">Fixes the actions.</param>
        public Rollout Rollout(ulong seed)
        {
            Check(Native.mistbank_game_rollout(Open, seed, out Rollout found));
            return found;
        }

        /// <summary>Plays copies of a game to their ends; the game itself stays as it is. Entry i is what
        /// Game.Determinize the deciding player, whose hand stays, and then Game.Rollout, both with seed + i, would
        /// give on a copy: so the work can be divided among threads, each with a clone of the game, and comes out the
        /// same. Cost: one working copy for all of them.</summary>
        /// <param name="seed">That of entry 0.</param>
        /// <param name="into">Gets entries, one for each game.</param>
        public void Rollouts(ulong seed, Span<Rollout> into)
        {
            fixed (Rollout* intoAt = into)
                Check(Native.mistbank_game_rollouts(Open, seed, intoAt, into.Length));
        }

        /// <summary>The window of a size whose middle is the middle of all tiles on the board. It moves as the board
        /// grows.</summary>
        /// <param name="width">1 to Limits.MaxWindow.</param>
        /// <param name="height">1 to Limits.MaxWindow.</param>
        /// <exception cref="InvalidArgumentException">There is nothing of this number.</exception>
        public Window Window(int width, int height)
        {
            Check(Native.mistbank_game_window(Open, width, height, out Window found));
            return found;
        }

        /// <summary>The planes of a game over a window: what the players at the table see, and nothing that is hidden.
        /// Cost: walks the tiles of the board, and looks closer at those in the window.</summary>
        /// <param name="window">Where to look.</param>
        /// <param name="player">Who looks, 0 to players-1.</param>
        /// <param name="into">PlaneNames.Length x height x width bytes: plane by plane, row by row from the north-west.
        /// Amounts above 255 are written as 255.</param>
        /// <returns>How many were written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        /// <exception cref="InvalidArgumentException">There is nothing of this number.</exception>
        public int Planes(in Window window, int player, Span<byte> into)
        {
            Window copyOfWindow = window;
            int count;
            Status status;
            fixed (byte* at = into)
                status = Native.mistbank_game_planes(Open, ref copyOfWindow, player, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>The planes of a game over a window: what the players at the table see, and nothing that is hidden.
        /// Cost: walks the tiles of the board, and looks closer at those in the window.</summary>
        /// <param name="window">Where to look.</param>
        /// <param name="player">Who looks, 0 to players-1.</param>
        /// <exception cref="InvalidArgumentException">There is nothing of this number.</exception>
        public byte[] Planes(in Window window, int player)
        {
            Window copyOfWindow = window;
            int count;
            var into = new byte[Asked(
                Native.mistbank_game_planes(Open, ref copyOfWindow, player, null, 0, &count), count)];
            Planes(in window, player, into.AsSpan());
            return into;
        }

        /// <summary>The scalars of a game.</summary>
        /// <param name="player">Who looks, 0 to players-1.</param>
        /// <param name="into">ScalarNames.Length numbers.</param>
        /// <returns>How many were written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        /// <exception cref="InvalidArgumentException">There is nothing of this number.</exception>
        public int Scalars(int player, Span<int> into)
        {
            int count;
            Status status;
            fixed (int* at = into)
                status = Native.mistbank_game_scalars(Open, player, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>The scalars of a game.</summary>
        /// <param name="player">Who looks, 0 to players-1.</param>
        /// <exception cref="InvalidArgumentException">There is nothing of this number.</exception>
        public int[] Scalars(int player)
        {
            int count;
            var into = new int[Asked(Native.mistbank_game_scalars(Open, player, null, 0, &count), count)];
            Scalars(player, into.AsSpan());
            return into;
        }

        /// <summary>How many indices the actions of a game within a window have. The same action on the same cell of
        /// the window has the same index in every game of the same tile sets. capi/mistbank/learning.h lists
        /// them.</summary>
        /// <param name="window">The window.</param>
        /// <returns>Above 0.</returns>
        /// <exception cref="InvalidArgumentException">There is nothing of this number.</exception>
        public int IndexCount(in Window window)
        {
            Window copyOfWindow = window;
            return Number(Native.mistbank_game_index_count(Open, ref copyOfWindow), "window");
        }

        /// <summary>The index of an action, legal or not.</summary>
        /// <param name="window">The window.</param>
        /// <param name="action">Any action.</param>
        /// <returns>0 to Game.IndexCount-1; -1 if it lies outside the window or names what the game does not have, and
        /// for bad arguments.</returns>
        public int IndexOf(in Window window, in GameAction action)
        {
            Window copyOfWindow = window;
            GameAction copyOfAction = action;
            return Native.mistbank_game_index_of(Open, ref copyOfWindow, ref copyOfAction);
        }

        /// <summary>The action of an index, legal or not.</summary>
        /// <param name="window">The window.</param>
        /// <param name="index">0 to Game.IndexCount-1.</param>
        /// <exception cref="ArgumentOutOfRangeException">There is nothing of this number.</exception>
        /// <exception cref="WrongDecisionException">No action of this index answers the open decision.</exception>
        /// <exception cref="GameOverException">No action is left.</exception>
        public GameAction ActionAt(in Window window, int index)
        {
            Window copyOfWindow = window;
            Status status = Native.mistbank_game_action_at(Open, ref copyOfWindow, index, out GameAction found);
            if (status != Status.Ok) Indices.Need("index", index, IndexCount(window));
            Check(status);
            return found;
        }

        /// <summary>The index of each legal action, in the order of Game.LegalActions; -1 outside the window.</summary>
        /// <param name="window">The window.</param>
        /// <param name="into">The indices; Game.ActionBound always suffices.</param>
        /// <returns>How many were written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        /// <exception cref="InvalidArgumentException">There is nothing of this number.</exception>
        public int LegalIndices(in Window window, Span<int> into)
        {
            Window copyOfWindow = window;
            int count;
            Status status;
            fixed (int* at = into)
                status = Native.mistbank_game_legal_indices(Open, ref copyOfWindow, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>The index of each legal action, in the order of Game.LegalActions; -1 outside the window.</summary>
        /// <param name="window">The window.</param>
        /// <exception cref="InvalidArgumentException">There is nothing of this number.</exception>
        public int[] LegalIndices(in Window window)
        {
            Window copyOfWindow = window;
            int count;
            var into = new int[Asked(
                Native.mistbank_game_legal_indices(Open, ref copyOfWindow, null, 0, &count), count)];
            LegalIndices(in window, into.AsSpan());
            return into;
        }

        /// <summary>Which indices are legal actions: a byte for each, 1 or 0. Legal actions outside the window are
        /// missing.</summary>
        /// <param name="window">The window.</param>
        /// <param name="into">Game.IndexCount bytes.</param>
        /// <returns>How many were written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        /// <exception cref="InvalidArgumentException">There is nothing of this number.</exception>
        public int LegalMask(in Window window, Span<byte> into)
        {
            Window copyOfWindow = window;
            int count;
            Status status;
            fixed (byte* at = into)
                status = Native.mistbank_game_legal_mask(Open, ref copyOfWindow, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>Which indices are legal actions: a byte for each, 1 or 0. Legal actions outside the window are
        /// missing.</summary>
        /// <param name="window">The window.</param>
        /// <exception cref="InvalidArgumentException">There is nothing of this number.</exception>
        public byte[] LegalMask(in Window window)
        {
            Window copyOfWindow = window;
            int count;
            var into = new byte[Asked(Native.mistbank_game_legal_mask(Open, ref copyOfWindow, null, 0, &count), count)];
            LegalMask(in window, into.AsSpan());
            return into;
        }

        // --- board.h ---

        /// <summary>The number of tiles on the board, the starting block and face-down tiles included. 1 or more; 0
        /// before the first where it is in the bag.</summary>
        public int TileCount => Native.mistbank_game_tile_count(Open);

        /// <summary>One tile on the board.</summary>
        /// <param name="index">0 to Game.TileCount-1, in the order of laying.</param>
        /// <exception cref="ArgumentOutOfRangeException">There is nothing of this number.</exception>
        public Tile Tile(int index)
        {
            Status status = Native.mistbank_game_tile(Open, index, out Tile found);
            if (status != Status.Ok) Indices.Need("index", index, TileCount);
            Check(status);
            return found;
        }

        /// <summary>All tiles on the board, in the order of laying.</summary>
        /// <param name="into">The tiles.</param>
        /// <returns>How many were written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public int Tiles(Span<Tile> into)
        {
            int count;
            Status status;
            fixed (Tile* at = into)
                status = Native.mistbank_game_tiles(Open, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>All tiles on the board, in the order of laying.</summary>
        public Tile[] Tiles()
        {
            int count;
            var into = new Tile[Asked(Native.mistbank_game_tiles(Open, null, 0, &count), count)];
            Tiles(into.AsSpan());
            return into;
        }

        /// <summary>The tile on a cell.</summary>
        /// <param name="x">Cell, growing east; any number.</param>
        /// <param name="y">Cell, growing south; any number.</param>
        /// <returns>Its index, -1 for an empty cell.</returns>
        public int TileAt(int x, int y) => Native.mistbank_game_tile_at(Open, x, y);

        /// <summary>The tile laid face up last. Its index, -1 before the first where it is in the bag.</summary>
        public int LastTile => Native.mistbank_game_last_tile(Open);

        /// <summary>The ghosts on one segment.</summary>
        /// <param name="tile">Index of a face-up tile, 0 to Game.TileCount-1.</param>
        /// <param name="segment">0 to SegmentCount-1 of its type.</param>
        /// <exception cref="ArgumentOutOfRangeException">There is nothing of this number.</exception>
        public int GhostsOn(int tile, int segment)
        {
            int found = Native.mistbank_game_ghosts_on(Open, tile, segment);
            if (found < 0) Indices.Need("tile", tile, TileCount);
            if (found < 0) Indices.Need("segment", segment, SegmentCountOf(tile));
            return Number(found, "tile or segment");
        }

        /// <summary>The first figure on one segment; Game.Figures tells of all, several on one segment among
        /// them.</summary>
        /// <param name="tile">Index of a face-up tile, 0 to Game.TileCount-1.</param>
        /// <param name="segment">0 to SegmentCount-1 of its type.</param>
        /// <returns>Its index, -1 for none.</returns>
        public int FigureOn(int tile, int segment) => Native.mistbank_game_figure_on(Open, tile, segment);

        /// <summary>The point where a figure stands on one segment: the anchor of Segment, turned as the tile
        /// lies.</summary>
        /// <param name="tile">Index of a face-up tile, 0 to Game.TileCount-1.</param>
        /// <param name="segment">0 to SegmentCount-1 of its type.</param>
        /// <exception cref="ArgumentOutOfRangeException">There is nothing of this number.</exception>
        public Anchor AnchorOn(int tile, int segment)
        {
            Status status = Native.mistbank_game_anchor_on(Open, tile, segment, out Anchor found);
            if (status != Status.Ok) Indices.Need("tile", tile, TileCount);
            if (status != Status.Ok) Indices.Need("segment", segment, SegmentCountOf(tile));
            Check(status);
            return found;
        }

        /// <summary>The number of figures on the board, buried ones included.</summary>
        public int FigureCount => Native.mistbank_game_figure_count(Open);

        /// <summary>One figure on the board. Indices change with the next action.</summary>
        /// <param name="index">0 to Game.FigureCount-1.</param>
        /// <exception cref="ArgumentOutOfRangeException">There is nothing of this number.</exception>
        public Figure Figure(int index)
        {
            Status status = Native.mistbank_game_figure(Open, index, out Figure found);
            if (status != Status.Ok) Indices.Need("index", index, FigureCount);
            Check(status);
            return found;
        }

        /// <summary>All figures on the board.</summary>
        /// <param name="into">The figures.</param>
        /// <returns>How many were written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public int Figures(Span<Figure> into)
        {
            int count;
            Status status;
            fixed (Figure* at = into)
                status = Native.mistbank_game_figures(Open, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>All figures on the board.</summary>
        public Figure[] Figures()
        {
            int count;
            var into = new Figure[Asked(Native.mistbank_game_figures(Open, null, 0, &count), count)];
            Figures(into.AsSpan());
            return into;
        }

        /// <summary>The feature that a segment belongs to. Cost: its size.</summary>
        /// <param name="tile">Index of a face-up tile, 0 to Game.TileCount-1.</param>
        /// <param name="segment">0 to SegmentCount-1 of its type.</param>
        /// <exception cref="ArgumentOutOfRangeException">There is nothing of this number.</exception>
        public Feature Feature(int tile, int segment)
        {
            Status status = Native.mistbank_game_feature(Open, tile, segment, out Feature found);
            if (status != Status.Ok) Indices.Need("tile", tile, TileCount);
            if (status != Status.Ok) Indices.Need("segment", segment, SegmentCountOf(tile));
            Check(status);
            return found;
        }

        /// <summary>All features of the board in the order of their first segments; fields only where they score, and
        /// no scenery: a monastery, castle, cemetery or garden in a game that has none, a river. Game.Feature tells of
        /// scenery that it is one tile, never complete and worth nothing. Cost: walks the board.</summary>
        /// <param name="into">The features.</param>
        /// <returns>How many were written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public int Features(Span<Feature> into)
        {
            int count;
            Status status;
            fixed (Feature* at = into)
                status = Native.mistbank_game_features(Open, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>All features of the board in the order of their first segments; fields only where they score, and
        /// no scenery: a monastery, castle, cemetery or garden in a game that has none, a river. Game.Feature tells of
        /// scenery that it is one tile, never complete and worth nothing. Cost: walks the board.</summary>
        public Feature[] Features()
        {
            int count;
            var into = new Feature[Asked(Native.mistbank_game_features(Open, null, 0, &count), count)];
            Features(into.AsSpan());
            return into;
        }

        /// <summary>The tile on which the dragon stands. Its index, -1 while the dragon is beside the board.</summary>
        public int DragonTile => Native.mistbank_game_dragon_tile(Open);

        /// <summary>The tile on which the fairy stands, perhaps beside nobody; Fairy of Figure tells beside whom. Its
        /// index, -1 while she is beside the board.</summary>
        public int FairyTile => Native.mistbank_game_fairy_tile(Open);

        /// <summary>The tile on which the big top stands. Its index, -1 while it is beside the board.</summary>
        public int BigTopTile => Native.mistbank_game_big_top_tile(Open);

        // --- facts.h ---

        /// <summary>Lists the numbers of a fact in a game. The list is empty if the game does not use the expansion, if
        /// the colour does not play, and if there is no such tile.</summary>
        /// <param name="fact">0 to Facts.Count-1.</param>
        /// <param name="of">The colour (Colour) or the index of the tile that owns the fact; ignored for a fact of the
        /// game.</param>
        /// <param name="into">The numbers.</param>
        /// <returns>How many were written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        /// <exception cref="InvalidArgumentException">There is nothing of this number.</exception>
        public int Fact(int fact, int of, Span<int> into)
        {
            int count;
            Status status;
            fixed (int* at = into)
                status = Native.mistbank_game_fact(Open, fact, of, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>Lists the numbers of a fact in a game. The list is empty if the game does not use the expansion, if
        /// the colour does not play, and if there is no such tile.</summary>
        /// <param name="fact">0 to Facts.Count-1.</param>
        /// <param name="of">The colour (Colour) or the index of the tile that owns the fact; ignored for a fact of the
        /// game.</param>
        /// <exception cref="InvalidArgumentException">There is nothing of this number.</exception>
        public int[] Fact(int fact, int of)
        {
            int count;
            var into = new int[Asked(Native.mistbank_game_fact(Open, fact, of, null, 0, &count), count)];
            Fact(fact, of, into.AsSpan());
            return into;
        }

        // --- past.h ---

        /// <summary>The number of actions applied and not undone, also in a game that records nothing.</summary>
        public int ActionCount => Native.mistbank_game_action_count(Open);

        /// <summary>The actions applied and not undone, from one of them on.</summary>
        /// <param name="first">Index of the first one wanted, 0 to Game.ActionCount.</param>
        /// <param name="into">The actions.</param>
        /// <returns>How many were written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        /// <exception cref="ArgumentOutOfRangeException">There is nothing of this number.</exception>
        /// <exception cref="NotRecordedException">The game was told not to record: it has no past to undo or
        /// write.</exception>
        public int Actions(int first, Span<GameAction> into)
        {
            Indices.Need("first", first, ActionCount + 1);
            int count;
            Status status;
            fixed (GameAction* at = into)
                status = Native.mistbank_game_actions(Open, first, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>The actions applied and not undone, from one of them on.</summary>
        /// <param name="first">Index of the first one wanted, 0 to Game.ActionCount.</param>
        /// <exception cref="ArgumentOutOfRangeException">There is nothing of this number.</exception>
        /// <exception cref="NotRecordedException">The game was told not to record: it has no past to undo or
        /// write.</exception>
        public GameAction[] Actions(int first = 0)
        {
            Indices.Need("first", first, ActionCount + 1);
            int count;
            var into = new GameAction[Asked(Native.mistbank_game_actions(Open, first, null, 0, &count), count)];
            Actions(first, into.AsSpan());
            return into;
        }

        /// <summary>The number of events so far, those of the setup included; 0 in a game that records nothing. 0 or
        /// more; undo makes it smaller.</summary>
        public int EventCount => Native.mistbank_game_event_count(Open);

        /// <summary>What has happened, from one event on. To follow a game, remember Game.EventCount before each
        /// action.</summary>
        /// <param name="first">Index of the first one wanted, 0 to Game.EventCount.</param>
        /// <param name="into">The events.</param>
        /// <returns>How many were written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        /// <exception cref="ArgumentOutOfRangeException">There is nothing of this number.</exception>
        public int Events(int first, Span<GameEvent> into)
        {
            Indices.Need("first", first, EventCount + 1);
            int count;
            Status status;
            fixed (GameEvent* at = into)
                status = Native.mistbank_game_events(Open, first, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>What has happened, from one event on. To follow a game, remember Game.EventCount before each
        /// action.</summary>
        /// <param name="first">Index of the first one wanted, 0 to Game.EventCount.</param>
        /// <exception cref="ArgumentOutOfRangeException">There is nothing of this number.</exception>
        public GameEvent[] Events(int first = 0)
        {
            Indices.Need("first", first, EventCount + 1);
            int count;
            var into = new GameEvent[Asked(Native.mistbank_game_events(Open, first, null, 0, &count), count)];
            Events(first, into.AsSpan());
            return into;
        }

        /// <summary>Takes the last action back, its events too. It needs no memory. Cost: a copy of Game.StateBytes,
        /// and the actions since the last of some positions that the game remembers are carried out again, a few in an
        /// ordinary game.</summary>
        /// <exception cref="NothingToUndoException">The game stands at its start.</exception>
        /// <exception cref="NotRecordedException">The game was told not to record: it has no past to undo or
        /// write.</exception>
        public void Undo() => Check(Native.mistbank_game_undo(Open));

        /// <summary>The number of actions that had been applied when something hidden was last shown to anybody, or
        /// shuffled: a tile was drawn, played out of a hidden hand or set aside, a message, an animal, a token or a die
        /// came up, dragon tiles went back into the pile. All actions when the game is over, because everything that
        /// was hidden is open then. A host that plays in earnest does not undo to fewer actions. Up to 2.0 only drawn
        /// tiles counted. 0 to Game.ActionCount.</summary>
        public int LastDraw => Native.mistbank_game_last_draw(Open);

        /// <summary>Deals anew what is hidden (undrawn and face-down tiles), so that a search cannot peek: each way in
        /// which it can lie is as likely as another, and all that is visible stays. The game is then one that was dealt
        /// so from the start: its record replays, undo leads back through the same positions, and the seed in its rules
        /// is this one, so that no query tells the real order. Nothing changes with external draws, which leave nothing
        /// to shuffle, nor when the game is over.</summary>
        /// <param name="seed">Fixes the new order.</param>
        public void Determinize(ulong seed) => Check(Native.mistbank_game_determinize(Open, seed));

        /// <summary>As Game.Determinize for one of the players, who knows their own hand: it stays, and all other
        /// hidden hands are dealt anew. Where tiles that were seen have gone back into the bag the past may not lead to
        /// the new hands: then a game that has recorded its past forgets it and records no more, also when nobody
        /// looks.</summary>
        /// <param name="seed">Fixes the new order.</param>
        /// <param name="viewer">0 to players-1, or Viewer.Nobody: as Game.Determinize.</param>
        /// <exception cref="InvalidArgumentException">There is nothing of this number.</exception>
        public void Determinize(ulong seed, int viewer) =>
            Check(Native.mistbank_game_determinize_for(Open, seed, viewer));

        /// <summary>A number that is equal for equal positions, what is hidden and the rules included, however the game
        /// came to them; within a version of the library the same on every machine. Cost: that of walking over the
        /// tiles.</summary>
        public ulong StateHash => Native.mistbank_game_state_hash(Open);

        /// <summary>The same without what players cannot see: equal for positions that look equal, with automatic draws
        /// and with external ones. So a client that is told each draw can check itself against its server.</summary>
        public ulong PublicHash => Native.mistbank_game_public_hash(Open);

        /// <summary>The bytes of a game's state without its past: what a copy costs. The same as long as the game
        /// lives.</summary>
        public int StateBytes => Native.mistbank_game_state_bytes(Open);

        // --- standing.h ---

        /// <summary>How a game stands.</summary>
        public Outcome Outcome => (Outcome)Native.mistbank_game_outcome(Open);

        /// <summary>Why the team lost.</summary>
        public Loss LossReason => (Loss)Native.mistbank_game_loss_reason(Open);

        /// <summary>Whether a colour has won: the game is over, and its team has won or it has the most
        /// points.</summary>
        /// <param name="colour">Any number.</param>
        public bool HasWon(Colour colour) => Native.mistbank_game_has_won(Open, (int)colour) != 0;

        /// <summary>What the game has brought each player, as OpenSpiel counts it: 0 for everybody while it is open.
        /// When it is over 1 for who has won, every player of a winning team and each one that shares the most points,
        /// and -1 for the others.</summary>
        /// <param name="into">A number for each player, the first player's first; Limits.MaxPlayers always
        /// suffice.</param>
        /// <returns>How many were written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public int Returns(Span<double> into)
        {
            int count;
            Status status;
            fixed (double* at = into)
                status = Native.mistbank_game_returns(Open, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>What the game has brought each player, as OpenSpiel counts it: 0 for everybody while it is open.
        /// When it is over 1 for who has won, every player of a winning team and each one that shares the most points,
        /// and -1 for the others.</summary>
        public double[] Returns()
        {
            int count;
            var into = new double[Asked(Native.mistbank_game_returns(Open, null, 0, &count), count)];
            Returns(into.AsSpan());
            return into;
        }

        /// <summary>The number of the turn.</summary>
        public int Turn => Native.mistbank_game_turn(Open);

        /// <summary>The part of the turn: above 1 in those that a builder brings, or a message.</summary>
        public int Part => Native.mistbank_game_part(Open);

        /// <summary>Whose turn it is; Game.DecidingPlayer tells who decides. 0 to players-1.</summary>
        public int ActivePlayer => Native.mistbank_game_active_player(Open);

        /// <summary>Who plays a colour.</summary>
        /// <param name="colour">Any number.</param>
        /// <returns>0 to players-1, -1 for a colour that is not in play.</returns>
        public int PlayerOf(Colour colour) => Native.mistbank_game_player_of(Open, (int)colour);

        /// <summary>The points at which the team wins; on level 6 for each scoring meeple. 0 in a competitive
        /// game.</summary>
        public int Goal => Native.mistbank_game_goal(Open);

        /// <summary>The number of scoring meeples. 1 or more in a cooperative game.</summary>
        public int ScoringMeepleCount => Native.mistbank_game_scoring_meeple_count(Open);

        /// <summary>One scoring meeple.</summary>
        /// <param name="index">0 to Game.ScoringMeepleCount-1.</param>
        /// <exception cref="ArgumentOutOfRangeException">There is nothing of this number.</exception>
        public ScoringMeeple ScoringMeeple(int index)
        {
            Status status = Native.mistbank_game_scoring_meeple(Open, index, out ScoringMeeple found);
            if (status != Status.Ok) Indices.Need("index", index, ScoringMeepleCount);
            Check(status);
            return found;
        }

        /// <summary>What the points of one scoring meeple came from: their sum is its total, as the game goes on and at
        /// its end, whether it records its past or not. Cost: that of any query.</summary>
        /// <param name="index">0 to Game.ScoringMeepleCount-1.</param>
        /// <exception cref="ArgumentOutOfRangeException">There is nothing of this number.</exception>
        public Tally Tally(int index)
        {
            Status status = Native.mistbank_game_tally(Open, index, out Tally found);
            if (status != Status.Ok) Indices.Need("index", index, ScoringMeepleCount);
            Check(status);
            return found;
        }

        /// <summary>What a colour has off the board; nothing for a colour that is not in play.</summary>
        /// <param name="colour">Colour.Red to Colour.Pink.</param>
        /// <exception cref="InvalidArgumentException">There is nothing of this number.</exception>
        public Supply Supply(Colour colour)
        {
            Check(Native.mistbank_game_supply(Open, (int)colour, out Supply found));
            return found;
        }

        /// <summary>The figures that other players hold.</summary>
        /// <param name="into">The prisoners.</param>
        /// <returns>How many were written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public int Prisoners(Span<Prisoner> into)
        {
            int count;
            Status status;
            fixed (Prisoner* at = into)
                status = Native.mistbank_game_prisoners(Open, at, into.Length, &count);
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

        /// <summary>Whether players hold tiles that the others may not see: the rules have Hand or DrawAhead, and not
        /// HandOpen. The answer is the same as long as the game lives; once the game is over everybody may see all
        /// hands. A host of such a game tells legal actions and reasons (Game.WhyNot) to the deciding player only, and
        /// the position to each player as that player sees it (Game.ToPosition).</summary>
        public bool HasHiddenHands => Native.mistbank_game_has_hidden_hands(Open) != 0;

        /// <summary>The tiles in a player's hand, or drawn ahead; Abbeys of Supply tells of abbeys.</summary>
        /// <param name="player">0 to players-1.</param>
        /// <returns>0 or more, 0 in a game without hands.</returns>
        /// <exception cref="ArgumentOutOfRangeException">There is nothing of this number.</exception>
        public int HandSize(int player)
        {
            int found = Native.mistbank_game_hand_size(Open, player);
            if (found < 0) Indices.Need("player", player, Rules.Players);
            return Number(found, "player");
        }

        /// <summary>One tile of a player's hand, as somebody sees it. Hands are hidden unless the rules say HandOpen,
        /// until the game is over.</summary>
        /// <param name="player">0 to players-1.</param>
        /// <param name="place">0 to Game.HandSize-1, in the order of taking.</param>
        /// <param name="viewer">A player, Viewer.Nobody or Viewer.Host.</param>
        /// <returns>Its type; -1: hidden from the viewer, not named by the host with external draws, or none.</returns>
        public int Hand(int player, int place, int viewer = Viewer.Nobody) =>
            Native.mistbank_game_hand(Open, player, place, viewer);

        /// <summary>The tiles that lie under hills: never drawn, and hidden until the game is over.</summary>
        public int TilesUnderHills => Native.mistbank_game_tiles_under_hills(Open);

        /// <summary>The tokens in the bag that show so many sheep.</summary>
        /// <param name="number">Sheep, 1 to 4; 0: wolves.</param>
        /// <returns>0 or more; 0 for a number that no token shows.</returns>
        public int SheepInBag(int number) => Native.mistbank_game_sheep_in_bag(Open, number);

        /// <summary>The tokens with a colour's shepherd that show so many sheep.</summary>
        /// <param name="colour">Colour.Red to Colour.Pink.</param>
        /// <param name="number">Sheep, 1 to 4.</param>
        /// <returns>0 or more; 0 for a colour that is not in play and for a number that no token shows.</returns>
        public int Flock(Colour colour, int number) => Native.mistbank_game_flock(Open, (int)colour, number);

        /// <summary>The tokens with animals of a number that have not been shown, the one under the big top among
        /// them.</summary>
        /// <param name="number">1 to 7.</param>
        /// <returns>0 or more; 0 for a number that no token shows.</returns>
        public int AnimalsUnseen(int number) => Native.mistbank_game_animals_unseen(Open, number);

        /// <summary>Whether the pile is used up and players may yet lay their abbeys, each once.</summary>
        public bool InLastRound => Native.mistbank_game_in_last_round(Open) != 0;

        /// <summary>Ghosts in the supply.</summary>
        public int GhostSupply => Native.mistbank_game_ghost_supply(Open);

        /// <summary>Ghosts on the board, those on cemeteries included.</summary>
        public int GhostsOnBoard => Native.mistbank_game_ghosts_on_board(Open);

        /// <summary>The points that bring a hound.</summary>
        /// <param name="hound">1 to 2.</param>
        /// <returns>0 on a level without hounds.</returns>
        /// <exception cref="ArgumentOutOfRangeException">There is nothing of this number.</exception>
        public int HoundNumber(int hound)
        {
            int found = Native.mistbank_game_hound_number(Open, hound);
            if (found < 0) Indices.Need("hound", hound, 1, 2);
            return Number(found, "hound");
        }

        /// <summary>Where a hound stands.</summary>
        /// <param name="hound">1 to 2.</param>
        /// <returns>Index of its Figure, -1 while it is not on the board.</returns>
        public int HoundMeeple(int hound) => Native.mistbank_game_hound_meeple(Open, hound);

        /// <summary>The number of piles. 1 or 3.</summary>
        public int PileCount => Native.mistbank_game_pile_count(Open);

        /// <summary>The pile that tiles are drawn from. 0 to Game.PileCount-1.</summary>
        public int ActivePile => Native.mistbank_game_active_pile(Open);

        /// <summary>The tiles left in a pile.</summary>
        /// <param name="pile">0 to Game.PileCount-1.</param>
        /// <exception cref="ArgumentOutOfRangeException">There is nothing of this number.</exception>
        public int PileSize(int pile)
        {
            int found = Native.mistbank_game_pile_size(Open, pile);
            if (found < 0) Indices.Need("pile", pile, PileCount);
            return Number(found, "pile");
        }

        /// <summary>The tiles that fitted nowhere, in the order of setting aside.</summary>
        /// <param name="into">Their types.</param>
        /// <returns>How many were written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public int SetAside(Span<int> into)
        {
            int count;
            Status status;
            fixed (int* at = into)
                status = Native.mistbank_game_set_aside(Open, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>The tiles that fitted nowhere, in the order of setting aside.</summary>
        public int[] SetAside()
        {
            int count;
            var into = new int[Asked(Native.mistbank_game_set_aside(Open, null, 0, &count), count)];
            SetAside(into.AsSpan());
            return into;
        }

        /// <summary>The number of tile types of all tile sets of a game. 1 to Limits.MaxTileTypes.</summary>
        public int TypeCount => Native.mistbank_game_type_count(Open);

        /// <summary>One tile type of a game.</summary>
        /// <param name="type">0 to Game.TypeCount-1.</param>
        /// <exception cref="ArgumentOutOfRangeException">There is nothing of this number.</exception>
        public TileType Type(int type)
        {
            Status status = Native.mistbank_game_type(Open, type, out TileType found);
            if (status != Status.Ok) Indices.Need("type", type, TypeCount);
            Check(status);
            return found;
        }

        /// <summary>One segment of a tile type of a game.</summary>
        /// <param name="type">0 to Game.TypeCount-1.</param>
        /// <param name="segment">0 to SegmentCount-1 of that type.</param>
        /// <exception cref="ArgumentOutOfRangeException">There is nothing of this number.</exception>
        public Segment Segment(int type, int segment)
        {
            Status status = Native.mistbank_game_segment(Open, type, segment, out Segment found);
            if (status != Status.Ok) Indices.Need("type", type, TypeCount);
            if (status != Status.Ok) Indices.Need("segment", segment, Type(type).SegmentCount);
            Check(status);
            return found;
        }

        /// <summary>The copies of a tile type that nobody has seen: in the piles and face down together.</summary>
        /// <param name="type">0 to Game.TypeCount-1.</param>
        /// <exception cref="ArgumentOutOfRangeException">There is nothing of this number.</exception>
        public int Unseen(int type)
        {
            int found = Native.mistbank_game_unseen(Open, type);
            if (found < 0) Indices.Need("type", type, TypeCount);
            return Number(found, "type");
        }

        /// <summary>The copies of a tile type among which the next draw is made, each as likely as another: the unseen
        /// ones, but that a pile in layers, such as one with the river, is drawn from the top.</summary>
        /// <param name="type">0 to Game.TypeCount-1.</param>
        /// <returns>0 or more, no more than Game.Unseen.</returns>
        /// <exception cref="ArgumentOutOfRangeException">There is nothing of this number.</exception>
        public int Drawable(int type)
        {
            int found = Native.mistbank_game_drawable(Open, type);
            if (found < 0) Indices.Need("type", type, TypeCount);
            return Number(found, "type");
        }

        // --- json.h ---

        /// <summary>An action as JSON: the fields that its kind uses, and its text form. null for what is no
        /// action.</summary>
        /// <param name="action">Any action.</param>
        public string ActionToJson(in GameAction action)
        {
            GameAction copyOfAction = action;
            return Read((buffer, capacity, length) =>
                Native.mistbank_game_action_to_json(Open, ref copyOfAction, buffer, capacity, length));
        }

        /// <summary>An event of a game as JSON: the fields that its kind uses.</summary>
        /// <param name="gameEvent">One of its events.</param>
        public string EventToJson(in GameEvent gameEvent)
        {
            GameEvent copyOfEvent = gameEvent;
            return Read((buffer, capacity, length) =>
                Native.mistbank_game_event_to_json(Open, ref copyOfEvent, buffer, capacity, length));
        }

        /// <summary>The position as JSON: rules, the open decision, the board with its figures and features, supplies
        /// and points.</summary>
        /// <param name="viewer">Who looks: a player, 0 to players-1; Viewer.Nobody: what all see; Viewer.Host:
        /// everything, also the seed and what is hidden.</param>
        /// <exception cref="InvalidArgumentException">There is nothing of this number.</exception>
        public string ToJson(int viewer = Viewer.Nobody) => ReadLong(1 << 15, (buffer, capacity, length) =>
            Native.mistbank_game_to_json(Open, viewer, buffer, capacity, length));

        // --- pictures.h ---

        /// <summary>An event as a sentence, without a line end: "red lays 14a at 2,1".</summary>
        /// <param name="gameEvent">The event.</param>
        public string Sentence(in GameEvent gameEvent)
        {
            GameEvent copyOfEvent = gameEvent;
            return Read((buffer, capacity, length) =>
                Native.mistbank_game_sentence(Open, ref copyOfEvent, buffer, capacity, length));
        }

        // --- positions.h ---

        /// <summary>The position as text that people can read and write, with the text of each tile set that is not
        /// built in: what Game.FromPosition reads. A game that keeps no past has one too.</summary>
        /// <param name="viewer">Who looks: a player, 0 to players-1; Viewer.Nobody: what all see; Viewer.Host:
        /// everything, also the order of draws and what is hidden.</param>
        /// <exception cref="InvalidArgumentException">There is nothing of this number.</exception>
        public string ToPosition(int viewer = Viewer.Host) => ReadLong(1 << 12, (buffer, capacity, length) =>
            Native.mistbank_game_to_position(Open, viewer, buffer, capacity, length));

        /// <summary>What is wrong with the state of a game, a line each; empty if it is sound, as it is unless the
        /// library has a defect or its memory was overwritten. Everything is worked out anew from tiles and figures,
        /// which takes about as long as playing the game. It may tell what is hidden.</summary>
        public string FindFlaws() => Read((buffer, capacity, length) =>
            Native.mistbank_game_check(Open, buffer, capacity, length));

        // --- records.h ---

        /// <summary>The game as text that people can read, with the text of each tile set that is not built in. Cost:
        /// linear in the past, for asking the length too.</summary>
        /// <param name="kind">Everything, or only what the players saw.</param>
        /// <exception cref="NotRecordedException">The game was told not to record: it has no past to undo or
        /// write.</exception>
        public string ToRecord(RecordKind kind = RecordKind.Full) => ReadLong(1 << 14, (buffer, capacity, length) =>
            Native.mistbank_game_to_record(Open, (int)kind, buffer, capacity, length));
    }
}
