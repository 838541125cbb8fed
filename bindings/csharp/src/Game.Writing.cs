#nullable enable

using System;
using System.Collections.Generic;

namespace Mistbank
{
    public sealed unsafe partial class Game
    {
        // --- records, positions and snapshots ---

        private const int UsualSnapshot = 4096; // size of the first buffer, in bytes; a longer snapshot needs a second call

        /// <summary>Replays a record and checks every action.</summary>
        /// <param name="record">The text, up to <see cref="Limits.MaxRecordText"/> bytes.</param>
        /// <param name="sets">The tile sets that the record names, except built-in sets and sets in its text.</param>
        /// <exception cref="InvalidRecordException">The message names the line of the error.</exception>
        public static Game Replay(string record, params TileSet[]? sets)
        {
            byte[] bytes = Utf8.BytesOf(nameof(record), record);
            return new Game(Make(sets, (IntPtr* list, int count, byte* message, out GameHandle game) =>
            {
                fixed (byte* at = bytes)
                    return Native.mistbank_game_replay(
                        at, bytes.Length - 1, list, count, IntPtr.Zero, out game, message, Limits.MessageCapacity,
                        null);
            }));
        }

        /// <summary>Creates a game from a position. The history is empty: Undo goes back no further than the position,
        /// and records and snapshots contain the position. Hidden information that is missing is dealt at random from
        /// the seed. A position that no game can reach is accepted if it contains no contradiction.</summary>
        /// <param name="position">The text, up to <see cref="Limits.MaxPositionText"/> bytes, from
        /// <see cref="ToPosition"/> or written by hand.</param>
        /// <param name="sets">The tile sets that the position names, except built-in sets and sets in its text. If the
        /// position names no sets, a set that its rules do not use is refused.</param>
        /// <exception cref="InvalidPositionException">The position is impossible; the message names line, column and
        /// clause.</exception>
        /// <exception cref="UnknownNameException">A set is missing.</exception>
        /// <exception cref="InvalidTileSetException">A set differs from the named set.</exception>
        public static Game FromPosition(string position, params TileSet[]? sets)
        {
            byte[] bytes = Utf8.BytesOf(nameof(position), position);
            return new Game(Make(sets, (IntPtr* list, int count, byte* message, out GameHandle game) =>
            {
                fixed (byte* at = bytes)
                    return Native.mistbank_game_from_position(
                        at, bytes.Length - 1, list, count, IntPtr.Zero, out game, message, Limits.MessageCapacity,
                        null);
            }));
        }

        /// <summary>Writes the game as bytes, with a version and a checksum. The bytes are the same on every machine,
        /// and contain hidden information until the game is over.</summary>
        /// <param name="into">Receives the bytes.</param>
        /// <returns>The number of bytes.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public int ToSnapshot(Span<byte> into)
        {
            int count;
            Status status;
            fixed (byte* at = into) status = Native.mistbank_game_to_snapshot(Open, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>Returns the game as bytes, with a version and a checksum. The bytes are the same on every machine,
        /// and contain hidden information until the game is over.</summary>
        public byte[] ToSnapshot()
        {
            int count;
            Status status;
            var into = new byte[UsualSnapshot];
            fixed (byte* at = into) status = Native.mistbank_game_to_snapshot(Open, at, into.Length, &count);
            Array.Resize(ref into, Asked(status, count));
            if (status == Status.BufferTooSmall) ToSnapshot(into.AsSpan());
            return into;
        }

        /// <summary>Creates a game with its history from a snapshot, and checks every action.</summary>
        /// <param name="snapshot">The bytes of the snapshot.</param>
        /// <param name="sets">The tile sets of the game, except built-in sets and sets in the snapshot.</param>
        /// <exception cref="InvalidSnapshotException">The bytes are damaged, from another version, or not a
        /// snapshot.</exception>
        public static Game FromSnapshot(byte[] snapshot, params TileSet[]? sets)
        {
            if (snapshot == null) throw new ArgumentNullException(nameof(snapshot));
            return new Game(Make(sets, (IntPtr* list, int count, byte* message, out GameHandle game) =>
            {
                byte nothing;
                fixed (byte* at = snapshot)
                    return Native.mistbank_game_from_snapshot(
                        at == null ? &nothing : at, snapshot.Length, list, count, IntPtr.Zero, out game, message,
                        Limits.MessageCapacity, null);
            }));
        }

        /// <summary>Creates a game from a position in JSON, from <see cref="ToJson"/> or another program; see
        /// src/json/FORMAT.md. A position written for the host gives the same game. In a position written for another
        /// viewer, hidden information is dealt at random from the seed in the rules.</summary>
        /// <param name="json">The JSON object, up to 16 MiB; the result of ToJson for a huge board can be
        /// longer.</param>
        /// <param name="sets">The tile sets that the position names, except built-in sets and sets in its text. If the
        /// position names no sets, a set that its rules do not use is refused.</param>
        /// <exception cref="InvalidPositionException">The position is impossible; the message names path and
        /// clause.</exception>
        /// <exception cref="InvalidJsonException">The text is not JSON, or a value has the wrong type.</exception>
        /// <exception cref="InvalidRulesException">The rules are invalid.</exception>
        /// <exception cref="UnknownNameException">A preset or a set is missing.</exception>
        /// <exception cref="InvalidTileSetException">A set differs from the named set.</exception>
        public static Game FromJson(string json, params TileSet[]? sets)
        {
            byte[] bytes = Utf8.BytesOf(nameof(json), json);
            return new Game(Make(sets, (IntPtr* list, int count, byte* message, out GameHandle game) =>
            {
                fixed (byte* at = bytes)
                    return Native.mistbank_game_from_json(
                        at, bytes.Length - 1, list, count, IntPtr.Zero, out game, message, Limits.MessageCapacity,
                        null);
            }));
        }

        // --- headers ---

        /// <summary>A copy of the game's headers by key. Headers are lines that the host adds to records, snapshots and
        /// positions. The header "x-name-red" is the name of the red player. Texts use this name unless the call gives
        /// another name for the player, or the name is longer than 63 bytes.</summary>
        public IReadOnlyDictionary<string, string> Headers
        {
            get
            {
                var headers = new Dictionary<string, string>();
                string lines = Read((buffer, capacity, length) =>
                    Native.mistbank_game_headers(Open, buffer, capacity, length));
                foreach (string line in lines.Split('\n'))
                {
                    int end = line.IndexOf(' ');
                    string key = end < 0 ? line : line.Substring(0, end);
                    if (key != "" && !headers.ContainsKey(key)) headers.Add(key, end < 0 ? "" : line.Substring(end + 1));
                }
                return headers;
            }
        }

        /// <summary>Sets a header.</summary>
        /// <param name="key">"x-" followed by 1 to 61 letters, digits, "-", "_" or ".".</param>
        /// <param name="value">The new value, without control characters, "#" or blanks at the ends; null removes the
        /// header.</param>
        /// <exception cref="InvalidArgumentException">The key or the value is invalid, or all headers together are longer
        /// than <see cref="Limits.MaxHeadersText"/>.</exception>
        public void SetHeader(string key, string? value)
        {
            byte[] keyBytes = HeaderBytes(nameof(key), key);
            byte[]? valueBytes = value == null ? null : HeaderBytes(nameof(value), value);
            fixed (byte* keyAt = keyBytes)
            fixed (byte* valueAt = valueBytes)
                Check(Native.mistbank_game_set_header(Open, keyAt, valueAt));
        }

        private static byte[] HeaderBytes(string name, string text)
        {
            byte[] bytes = Utf8.BytesOf(name, text);
            return text.IndexOf('\0') < 0
                ? bytes
                : throw new InvalidArgumentException($"{name} must not contain a zero character");
        }

        // --- texts and pictures ---

        /// <summary>Returns the state of the game in a few lines of text.</summary>
        public string Summary() => Summary(null);

        /// <summary>Returns the state of the game in a few lines of text.</summary>
        /// <param name="names">The names of players by colour, up to 63 bytes of UTF-8 each. A player whose name is
        /// missing, null or empty has the name in Headers, or else the name of the colour.</param>
        /// <exception cref="InvalidArgumentException">A name is too long or has control characters.</exception>
        public string Summary(IReadOnlyDictionary<Colour, string>? names)
        {
            TextOptions options = PlayerNames.Options(names);
            return Read((buffer, capacity, length) =>
            {
                TextOptions given = options;
                return Native.mistbank_game_summary(Open, &given, buffer, capacity, length);
            });
        }

        /// <summary>Returns the deciding player's task, such as "lay 14a"; if the game is over, the result, such as
        /// "red wins".</summary>
        /// <param name="names">The names of players, as in Summary.</param>
        /// <exception cref="InvalidArgumentException">A name is too long or has control characters.</exception>
        public string Question(IReadOnlyDictionary<Colour, string>? names = null)
        {
            TextOptions options = PlayerNames.Options(names);
            return Read((buffer, capacity, length) =>
            {
                TextOptions given = options;
                return Native.mistbank_game_question(Open, &given, buffer, capacity, length);
            });
        }

        /// <summary>Describes an event in a sentence without a line end, such as "Anna lays 14a at 2,1".</summary>
        /// <param name="gameEvent">The event.</param>
        /// <param name="names">The names of players, as in Summary.</param>
        /// <exception cref="InvalidArgumentException">A name is too long or has control characters.</exception>
        public string Sentence(in GameEvent gameEvent, IReadOnlyDictionary<Colour, string>? names)
        {
            GameEvent copyOfEvent = gameEvent;
            TextOptions options = PlayerNames.Options(names);
            return Read((buffer, capacity, length) =>
            {
                TextOptions given = options;
                return Native.mistbank_game_describe_event(Open, ref copyOfEvent, &given, buffer, capacity, length);
            });
        }

        /// <summary>Describes the effect of an action in the open decision in words, such as "Places a large meeple on
        /// the road at 3,-1, north to east (4 tiles, 4 points, 1 open end)".
        /// <see cref="Descriptions.Title(ActionKind)"/> describes only the kind.</summary>
        /// <param name="action">Any action, legal or not.</param>
        /// <param name="names">The names of players, as in Summary.</param>
        /// <exception cref="InvalidArgumentException">A name is too long or has control characters.</exception>
        public string DescribeAction(in GameAction action, IReadOnlyDictionary<Colour, string>? names = null)
        {
            GameAction copyOfAction = action;
            TextOptions options = PlayerNames.Options(names);
            return Read((buffer, capacity, length) =>
            {
                TextOptions given = options;
                return Native.mistbank_game_describe_action(Open, ref copyOfAction, &given, buffer, capacity, length);
            });
        }

        /// <summary>Returns the elements that boards of this game show besides marks, figures and pieces of expansions,
        /// such as kinds of segments, coats of arms and ghosts.</summary>
        public ReadOnlyArray<BoardElement> Elements()
        {
            var elements = new List<BoardElement>();
            for (int number = 0; number < Native.mistbank_element_count(); ++number)
            {
                string effect = Utf8.TextOf(Native.mistbank_game_element_effect(Open, number));
                if (effect == "?") continue;
                elements.Add(new BoardElement(
                    Utf8.TextOf(Native.mistbank_element_name(number)), Utf8.TextOf(Native.mistbank_element_title(number)),
                    Utf8.TextOf(Native.mistbank_element_signs(number, 0)),
                    Utf8.TextOf(Native.mistbank_element_signs(number, 1)), effect));
            }
            return new(elements.ToArray());
        }

        /// <summary>Returns the deciding player's task, such as "lay 14a"; if the game is over, the result, such as
        /// "red wins".</summary>
        public string Question() => Read((buffer, capacity, length) =>
            Native.mistbank_game_question(Open, null, buffer, capacity, length));

        /// <summary>Returns the board as lines of text.</summary>
        /// <param name="colours">Whether to use the ANSI colours of a terminal.</param>
        /// <param name="coordinates">Whether to show x along the top and y down the left side.</param>
        /// <param name="fits">Whether to mark the cells where the drawn tile fits.</param>
        /// <param name="ascii">Whether to use only ASCII characters.</param>
        public string Board(bool colours = false, bool coordinates = true, bool fits = false, bool ascii = false)
        {
            TextOptions options = TextOptionsOf(colours, coordinates, fits, ascii);
            return ReadLong(RoomForBoard(1 << 12, 1 << 10), (buffer, capacity, length) =>
            {
                TextOptions given = options;
                return Native.mistbank_game_render_text(Open, &given, buffer, capacity, length);
            });
        }

        /// <summary>Returns a tile type, rotated, as lines of text.</summary>
        /// <param name="type">The index of the type, 0 to TypeCount-1.</param>
        /// <param name="rotation">The rotation in clockwise quarter turns, 0 to 3.</param>
        /// <param name="colours">Whether to use the ANSI colours of a terminal.</param>
        /// <param name="ascii">Whether to use only ASCII characters.</param>
        /// <exception cref="ArgumentOutOfRangeException">The type or the rotation is out of range.</exception>
        public string TileText(int type, int rotation = 0, bool colours = false, bool ascii = false)
        {
            Indices.Need(nameof(type), type, TypeCount);
            Indices.Need(nameof(rotation), rotation, 0, 3);
            TextOptions options = TextOptionsOf(colours, true, false, ascii);
            return Read((buffer, capacity, length) =>
            {
                TextOptions given = options;
                return Native.mistbank_game_render_tile(Open, type, rotation, &given, buffer, capacity, length);
            });
        }

        private static TextOptions TextOptionsOf(bool colours, bool coordinates, bool fits, bool ascii)
        {
            Native.mistbank_text_options_init(out TextOptions options, TextOptions.Bytes);
            options.colours = colours ? 1 : 0;
            options.coordinates = coordinates ? 1 : 0;
            options.fits = fits ? 1 : 0;
            options.ascii = ascii ? 1 : 0;
            return options;
        }

        /// <summary>Returns the board as an SVG picture, without hidden information.</summary>
        /// <param name="options">The options; null for the defaults.</param>
        /// <exception cref="InvalidArgumentException">An option is out of range; the message names the
        /// option.</exception>
        public string Picture(PictureOptions? options = null)
        {
            SvgOptions layout = (options ?? new PictureOptions()).Layout();
            return ReadLong(RoomForBoard(1 << 15, 1 << 11), (buffer, capacity, length) =>
            {
                SvgOptions given = layout;
                return Native.mistbank_game_render_svg(Open, &given, buffer, capacity, length);
            });
        }

        /// <summary>Returns the board as an SVG picture with custom marks. Marks of cells are drawn below the figures,
        /// all other marks on top.</summary>
        /// <param name="options">The options; null for the defaults.</param>
        /// <param name="marks">The marks; their cells must lie within the rectangle of the board or touch it.</param>
        /// <exception cref="InvalidArgumentException">An option or a mark is out of range; the message names the option
        /// or the mark.</exception>
        public string Picture(PictureOptions? options, ReadOnlySpan<PictureMark> marks)
        {
            SvgOptions layout = (options ?? new PictureOptions()).Layout();
            PictureMark[] given = marks.ToArray();
            return ReadLong(RoomForBoard(1 << 15, 1 << 11), (buffer, capacity, length) =>
            {
                SvgOptions copy = layout;
                fixed (PictureMark* first = given)
                {
                    return Native.mistbank_game_render_svg_marked(
                        Open, &copy, first, given.Length, buffer, capacity, length);
                }
            });
        }

        /// <summary>Returns a tile type, rotated, as an SVG picture.</summary>
        /// <param name="type">The index of the type, 0 to TypeCount-1.</param>
        /// <param name="rotation">The rotation in clockwise quarter turns, 0 to 3.</param>
        /// <param name="options">The options; only TileSize, Theme and Numbers are used; null for the defaults.</param>
        /// <exception cref="ArgumentOutOfRangeException">The type or the rotation is out of range.</exception>
        /// <exception cref="InvalidArgumentException">An option is out of range; the message names the
        /// option.</exception>
        public string TilePicture(int type, int rotation = 0, PictureOptions? options = null)
        {
            Indices.Need(nameof(type), type, TypeCount);
            Indices.Need(nameof(rotation), rotation, 0, 3);
            SvgOptions layout = (options ?? new PictureOptions()).Layout();
            return ReadLong(1 << 15, (buffer, capacity, length) =>
            {
                SvgOptions given = layout;
                return Native.mistbank_game_render_tile_svg(Open, type, rotation, &given, buffer, capacity, length);
            });
        }
    }
}
