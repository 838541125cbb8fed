using System;

namespace Mistbank
{
    public sealed unsafe partial class Game
    {
        // --- the decision ---

        /// <summary>The legal actions of the open decision in their canonical order; none when the game is
        /// over.</summary>
        /// <param name="into"><see cref="ActionBound"/> entries always suffice.</param>
        /// <returns>How many were written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public int LegalActions(Span<GameAction> into)
        {
            int count;
            Status status;
            fixed (GameAction* at = into) status = Native.mistbank_game_legal_actions(Open, at, into.Length, &count);
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

        /// <summary>One of the legal actions, each exactly as likely as another: quicker than a list.</summary>
        /// <param name="random">The state of a generator, which moves on; any number will do to begin with.</param>
        /// <exception cref="GameOverException">No action is left.</exception>
        public GameAction RandomAction(ref ulong random)
        {
            ulong state = random;
            Check(Native.mistbank_game_random_action(Open, &state, out GameAction action));
            random = state;
            return action;
        }

        /// <summary>The number of legal actions that no decision of this game ever exceeds.</summary>
        public int ActionBound => Native.mistbank_game_action_bound(Open);

        /// <summary>Carries out an action and goes on to the next decision.</summary>
        /// <param name="action">A legal one.</param>
        /// <exception cref="IllegalActionException">The rules forbid it; the message names the clause.</exception>
        /// <exception cref="WrongDecisionException">It answers another decision: it is stale.</exception>
        /// <exception cref="GameOverException">No action is left.</exception>
        public void Apply(in GameAction action)
        {
            GameAction asked = action;
            Check(Native.mistbank_game_apply(Open, ref asked));
        }

        /// <summary>Carries out an action given in its text form.</summary>
        /// <param name="text">Such as "lay 3,-1 2".</param>
        /// <exception cref="InvalidArgumentException">It is no text of an action.</exception>
        public void Apply(string text) => Apply(Parse(text));

        /// <summary>Why an action is not legal now, in words with the clause; null if it is legal.</summary>
        /// <param name="action">Any action.</param>
        public string WhyNot(in GameAction action)
        {
            GameAction asked = action;
            string reason = Read((buffer, capacity, length) =>
                Native.mistbank_game_why_not(Open, ref asked, buffer, capacity, length));
            return reason.Length == 0 ? null : reason;
        }

        /// <summary>The one text form of an action, legal or not.</summary>
        /// <param name="action">Any action.</param>
        public string Text(in GameAction action)
        {
            GameAction asked = action;
            return Read((buffer, capacity, length) =>
                Native.mistbank_game_action_text(Open, ref asked, buffer, capacity, length));
        }

        /// <summary>The action of a text form, legal or not.</summary>
        /// <param name="text">Such as "lay 3,-1 2".</param>
        /// <exception cref="InvalidArgumentException">It is no text of an action.</exception>
        public GameAction Parse(string text)
        {
            byte[] bytes = Utf8.BytesOf(nameof(text), text);
            GameAction action;
            Status status;
            fixed (byte* at = bytes)
                status = Native.mistbank_game_action_parse(Open, at, bytes.Length - 1, out action);
            Check(status);
            return action;
        }

        /// <summary>The open decision with all that it is about.</summary>
        public Decision Decision
        {
            get
            {
                Check(Native.mistbank_game_decision(Open, out Decision decision));
                return decision;
            }
        }

        /// <summary>What the game waits for.</summary>
        public DecisionKind Phase => Decision.Kind;

        /// <summary>Who answers the open decision, from 0: perhaps another than whose turn it is.</summary>
        public int DecidingPlayer => Native.mistbank_game_deciding_player(Open);

        // --- the past ---

        /// <summary>How many actions were applied and not undone.</summary>
        public int ActionCount => Native.mistbank_game_action_count(Open);

        /// <summary>The actions applied and not undone, from one of them on.</summary>
        /// <param name="first">Index of the first one wanted, 0 to ActionCount.</param>
        /// <param name="into">ActionCount - first entries suffice.</param>
        /// <returns>How many were written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public int Actions(int first, Span<GameAction> into)
        {
            int count;
            Status status;
            fixed (GameAction* at = into) status = Native.mistbank_game_actions(Open, first, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>The actions applied and not undone, from one of them on.</summary>
        /// <param name="first">Index of the first one wanted, 0 to ActionCount.</param>
        public GameAction[] Actions(int first = 0)
        {
            int count;
            var into = new GameAction[Asked(Native.mistbank_game_actions(Open, first, null, 0, &count), count)];
            Actions(first, into.AsSpan());
            return into;
        }

        /// <summary>How many events there have been, those of the setup included; undo makes it smaller.</summary>
        public int EventCount => Native.mistbank_game_event_count(Open);

        /// <summary>What has happened, from one event on. To follow a game, remember EventCount before each
        /// action.</summary>
        /// <param name="first">Index of the first one wanted, 0 to EventCount.</param>
        /// <param name="into">EventCount - first entries suffice.</param>
        /// <returns>How many were written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public int Events(int first, Span<GameEvent> into)
        {
            int count;
            Status status;
            fixed (GameEvent* at = into) status = Native.mistbank_game_events(Open, first, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>What has happened, from one event on. To follow a game, remember EventCount before each
        /// action.</summary>
        /// <param name="first">Index of the first one wanted, 0 to EventCount.</param>
        public GameEvent[] Events(int first = 0)
        {
            int count;
            var into = new GameEvent[Asked(Native.mistbank_game_events(Open, first, null, 0, &count), count)];
            Events(first, into.AsSpan());
            return into;
        }

        /// <summary>An event of this game in words, such as "red lays 14a at 2,1".</summary>
        /// <param name="gameEvent">The event.</param>
        public string Sentence(in GameEvent gameEvent)
        {
            GameEvent told = gameEvent;
            return Read((buffer, capacity, length) =>
                Native.mistbank_game_sentence(Open, ref told, buffer, capacity, length));
        }

        /// <summary>Takes the last action back, its events too.</summary>
        /// <exception cref="NothingToUndoException">The game stands at its start.</exception>
        /// <exception cref="NotRecordedException">The game keeps no past.</exception>
        public void Undo() => Check(Native.mistbank_game_undo(Open));

        /// <summary>How many actions had been applied when the last face-up tile was drawn, all of them when the game
        /// is over: who undoes to no fewer never takes a draw back.</summary>
        public int LastDraw => Native.mistbank_game_last_draw(Open);

        /// <summary>Deals anew what is hidden and keeps all that is visible, so that a search cannot peek. The game is
        /// then one that was dealt so from the start, and the seed in its rules is this one.</summary>
        /// <param name="seed">Fixes the new order.</param>
        public void Determinize(ulong seed) => Check(Native.mistbank_game_determinize(Open, seed));

        /// <summary>The same for a player who knows their own hand: it stays, and all other hidden hands are dealt anew.
        /// Where the past may not lead to the new hands, the game forgets it and records no more.</summary>
        /// <param name="seed">Fixes the new order.</param>
        /// <param name="viewer">0 to players-1, or <see cref="Viewer.Nobody"/>.</param>
        /// <exception cref="InvalidArgumentException">There is no such player.</exception>
        public void Determinize(ulong seed, int viewer) =>
            Check(Native.mistbank_game_determinize_for(Open, seed, viewer));

        /// <summary>A number that is equal for equal positions, what is hidden included, on every machine.</summary>
        public ulong StateHash => Native.mistbank_game_state_hash(Open);

        /// <summary>The same without what players cannot see: equal for positions that look equal, whoever draws.
        /// A client that is told each draw can check itself against its server.</summary>
        public ulong PublicHash => Native.mistbank_game_public_hash(Open);

        /// <summary>The bytes of the state without its past: what a copy costs.</summary>
        public int StateBytes => Native.mistbank_game_state_bytes(Open);
    }
}
