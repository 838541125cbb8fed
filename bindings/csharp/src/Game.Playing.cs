using System;

namespace Mistbank
{
    public sealed unsafe partial class Game
    {
        // --- the decision ---

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

        /// <summary>Whether the game is over.</summary>
        public bool IsOver => Outcome != Outcome.Open;

        /// <summary>What the game waits for.</summary>
        public DecisionKind Phase => Decision.Kind;

        // --- the past ---

        /// <summary>An event of this game in words, such as "red lays 14a at 2,1".</summary>
        /// <param name="gameEvent">The event.</param>
        public string Sentence(in GameEvent gameEvent)
        {
            GameEvent told = gameEvent;
            return Read((buffer, capacity, length) =>
                Native.mistbank_game_sentence(Open, ref told, buffer, capacity, length));
        }
    }
}
