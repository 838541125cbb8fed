#nullable enable

using System;

namespace Mistbank
{
    public sealed unsafe partial class Game
    {
        // --- the decision ---

        /// <summary>Chooses a legal action uniformly at random. This is faster than choosing from the list of legal
        /// actions.</summary>
        /// <param name="random">The state of a random generator, which the call advances. The initial state can be any
        /// number.</param>
        /// <exception cref="GameOverException">No action is left.</exception>
        public GameAction RandomAction(ref ulong random)
        {
            ulong state = random;
            Check(Native.mistbank_game_random_action(Open, &state, out GameAction action));
            random = state;
            return action;
        }

        /// <summary>Applies an action given in its text form.</summary>
        /// <param name="text">The text form, such as "lay 3,-1 2".</param>
        /// <exception cref="InvalidArgumentException">The text is not an action.</exception>
        public void Apply(string text) => Apply(Parse(text));

        /// <summary>Applies an action if it is legal; otherwise nothing changes.</summary>
        /// <param name="action">Any action.</param>
        /// <returns>Whether the action was applied. If not, <see cref="WhyNot"/> returns the reason.</returns>
        public bool TryApply(in GameAction action)
        {
            GameAction copyOfAction = action;
            return IsAccepted(Native.mistbank_game_apply(Open, ref copyOfAction));
        }

        /// <summary>Applies an action if it is legal; otherwise nothing changes.</summary>
        /// <param name="action">Any action.</param>
        /// <param name="reason">Receives the reason for the refusal, with the clause; empty if the action was
        /// applied.</param>
        /// <returns>Whether the action was applied.</returns>
        public bool TryApply(in GameAction action, out string reason)
        {
            GameAction copyOfAction = action;
            return IsAccepted(Native.mistbank_game_apply(Open, ref copyOfAction), out reason);
        }

        /// <summary>Applies an action given in its text form if it is legal; otherwise nothing changes.</summary>
        /// <param name="text">The text form, such as "lay 3,-1 2". Any text is allowed, such as the input of a
        /// user.</param>
        /// <param name="reason">Receives the reason for the refusal; empty if the action was applied.</param>
        /// <returns>Whether the action was applied.</returns>
        public bool TryApply(string text, out string reason) =>
            IsAccepted(Parse(text, out GameAction action), out reason) && TryApply(in action, out reason);

        private bool IsAccepted(Status status, out string reason)
        {
            reason = status == Status.Ok ? "" : Refusal(status).Message;
            return IsAccepted(status);
        }

        /// <summary>Returns false for a refused action, and throws for other failures, such as a lack of
        /// memory.</summary>
        private bool IsAccepted(Status status) => status switch
        {
            Status.Ok => true,
            Status.InvalidArgument or Status.IllegalAction or Status.WrongDecision or Status.GameOver => false,
            _ => throw Refusal(status),
        };

        /// <summary>Returns whether an action is legal now.</summary>
        /// <param name="action">Any action.</param>
        public bool IsLegal(in GameAction action) => WhyNot(in action) is null;

        /// <summary>Returns the reason why an action is not legal now, with the clause; null if it is legal.</summary>
        /// <param name="action">Any action.</param>
        public string? WhyNot(in GameAction action)
        {
            GameAction asked = action;
            string reason = Read((buffer, capacity, length) =>
                Native.mistbank_game_why_not(Open, ref asked, buffer, capacity, length));
            return reason.Length == 0 ? null : reason;
        }

        /// <summary>Parses the text form of an action, legal or not.</summary>
        /// <param name="text">The text form, such as "lay 3,-1 2".</param>
        /// <exception cref="InvalidArgumentException">The text is not an action.</exception>
        public GameAction Parse(string text)
        {
            Check(Parse(text, out GameAction action));
            return action;
        }

        /// <summary>Parses the text form of an action, legal or not, without throwing an exception.</summary>
        /// <param name="text">Any text.</param>
        /// <param name="action">Receives the action.</param>
        /// <returns>Whether the text is an action.</returns>
        public bool TryParse(string text, out GameAction action) => IsAccepted(Parse(text, out action));

        private Status Parse(string text, out GameAction action)
        {
            byte[] bytes = Utf8.BytesOf(nameof(text), text);
            fixed (byte* at = bytes) return Native.mistbank_game_action_parse(Open, at, bytes.Length - 1, out action);
        }

        /// <summary>Reads an action, legal or not, from a JSON text; see src/json/FORMAT.md.</summary>
        /// <param name="json">The action as a JSON object, or only its text form as a JSON string.</param>
        /// <exception cref="InvalidJsonException">The message names line, column and reason.</exception>
        public GameAction ActionFromJson(string json) => ActionFromJson(json, out _);

        /// <summary>Reads an action, legal or not, from a JSON text; see src/json/FORMAT.md.</summary>
        /// <param name="json">The action as a JSON object, or only its text form as a JSON string.</param>
        /// <param name="ignored">Receives a message that names unknown fields; empty if there are none.</param>
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

        /// <summary>The kind of the open decision.</summary>
        public DecisionKind Phase => Decision.Kind;
    }
}
