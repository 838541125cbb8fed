using System;

namespace Mistbank
{
    public sealed unsafe partial class Game
    {
        // --- as JSON, see src/json/FORMAT.md ---

        /// <summary>The position as JSON: rules, the open decision, the board with its figures and features, supplies
        /// and points.</summary>
        /// <param name="viewer">Who looks: a player, <see cref="Viewer.Nobody"/>, or <see cref="Viewer.Host"/>, who
        /// sees the seed and everything hidden too.</param>
        /// <exception cref="InvalidArgumentException">The viewer is none of these.</exception>
        public string ToJson(int viewer = Viewer.Nobody) => ReadLong(1 << 15, (buffer, capacity, length) =>
            Native.mistbank_game_to_json(Open, viewer, buffer, capacity, length));

        /// <summary>An action as JSON, with the fields that its kind uses and its text form.</summary>
        /// <param name="action">Any action.</param>
        public string ActionToJson(in GameAction action)
        {
            GameAction told = action;
            return Read((buffer, capacity, length) =>
                Native.mistbank_game_action_to_json(Open, ref told, buffer, capacity, length));
        }

        /// <summary>The action of such a text, legal or not.</summary>
        /// <param name="json">The object, or the text form of an action alone as a JSON text.</param>
        /// <exception cref="InvalidJsonException">The message names line, column and reason.</exception>
        public GameAction ActionFromJson(string json) => ActionFromJson(json, out _);

        /// <summary>The action of such a text, legal or not.</summary>
        /// <param name="json">The object, or the text form of an action alone as a JSON text.</param>
        /// <param name="ignored">Gets the fields that are not known, in words; empty if there are none.</param>
        /// <exception cref="InvalidJsonException">The message names line, column and reason.</exception>
        public GameAction ActionFromJson(string json, out string ignored)
        {
            GameAction action = default;
            ignored = Utf8.Parse(nameof(json), json, (text, size, message, room) =>
                Native.mistbank_game_action_from_json(Open, text, size, out action, message, room, null));
            return action;
        }

        /// <summary>An event of this game as JSON, with the fields that its kind uses.</summary>
        /// <param name="gameEvent">The event.</param>
        public string EventToJson(in GameEvent gameEvent)
        {
            GameEvent told = gameEvent;
            return Read((buffer, capacity, length) =>
                Native.mistbank_game_event_to_json(Open, ref told, buffer, capacity, length));
        }
    }
}
