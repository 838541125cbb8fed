using System;

namespace Mistbank
{
    public sealed unsafe partial class Game
    {
        // --- the decision ---

        /// <summary>Chooses a legal action uniformly at random, faster than from a list.</summary>
        /// <param name="random">The state of a generator, which the call advances; any number to start with.</param>
        /// <exception cref="GameOverException">No action is left.</exception>
        public GameAction RandomAction(ref ulong random)
        {
            ulong state = random;
            Check(Native.mistbank_game_random_action(Open, &state, out GameAction action));
            random = state;
            return action;
        }

        /// <summary>Applies an action given in its text form.</summary>
        /// <param name="text">Such as "lay 3,-1 2".</param>
        /// <exception cref="InvalidArgumentException">It is no text of an action.</exception>
        public void Apply(string text) => Apply(Parse(text));

        /// <summary>Returns the reason why an action is not legal now, with the clause; null if it is legal.</summary>
        /// <param name="action">Any action.</param>
        public string WhyNot(in GameAction action)
        {
            GameAction asked = action;
            string reason = Read((buffer, capacity, length) =>
                Native.mistbank_game_why_not(Open, ref asked, buffer, capacity, length));
            return reason.Length == 0 ? null : reason;
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

        /// <summary>The action of a JSON text, legal or not; see src/json/FORMAT.md.</summary>
        /// <param name="json">The object, or the text form of an action alone as a JSON text.</param>
        /// <exception cref="InvalidJsonException">The message names line, column and reason.</exception>
        public GameAction ActionFromJson(string json) => ActionFromJson(json, out _);

        /// <summary>The action of a JSON text, legal or not; see src/json/FORMAT.md.</summary>
        /// <param name="json">The object, or the text form of an action alone as a JSON text.</param>
        /// <param name="ignored">Receives a text about unknown fields; empty if there are none.</param>
        /// <exception cref="InvalidJsonException">The message names line, column and reason.</exception>
        public GameAction ActionFromJson(string json, out string ignored)
        {
            GameAction action = default;
            ignored = Utf8.Parse(nameof(json), json, (text, size, message, room) =>
                Native.mistbank_game_action_from_json(Open, text, size, out action, message, room, null));
            return action;
        }

        /// <summary>Whether the game is over.</summary>
        public bool IsOver => Outcome != Outcome.Open;

        /// <summary>The open decision.</summary>
        public DecisionKind Phase => Decision.Kind;
    }
}
