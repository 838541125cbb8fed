using System;
using System.Collections.Generic;

namespace Mistbank
{
    public sealed unsafe partial class Game
    {
        // --- records, positions and snapshots ---

        private const int UsualSnapshot = 4096; // bytes; longer ones are asked for a second time

        /// <summary>Plays a record again, checking every action.</summary>
        /// <param name="record">The text, up to <see cref="Limits.MaxRecordText"/> bytes.</param>
        /// <param name="sets">The tile sets that it names; those that are built in, or whose text it carries,
        /// need not be given.</param>
        /// <exception cref="InvalidRecordException">The message names the line that cannot be.</exception>
        public static Game Replay(string record, params TileSet[] sets)
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

        /// <summary>A game that begins with a position: its past is empty, undo leads back to it, records and snapshots
        /// carry it. What the position leaves open of what is hidden is dealt by its seed. What could never come up in
        /// play, but contradicts nothing, is a game too.</summary>
        /// <param name="position">The text, up to <see cref="Limits.MaxPositionText"/> bytes, as
        /// <see cref="ToPosition"/> writes it or as somebody has written it by hand.</param>
        /// <param name="sets">The tile sets that it names; those that are built in, or whose text it carries,
        /// need not be given. If it names none, a set that its rules do not play is refused.</param>
        /// <exception cref="InvalidPositionException">It cannot be; the message names line, column and
        /// clause.</exception>
        /// <exception cref="UnknownNameException">A set is missing.</exception>
        /// <exception cref="InvalidTileSetException">A set is another one than it names.</exception>
        public static Game FromPosition(string position, params TileSet[] sets)
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

        /// <summary>The game as bytes with version and checksum, the same on every machine. It holds hidden state
        /// while the game is open.</summary>
        /// <param name="into">Gets the bytes.</param>
        /// <returns>How many were written.</returns>
        /// <exception cref="BufferTooSmallException">The span is too short; nothing was written.</exception>
        public int ToSnapshot(Span<byte> into)
        {
            int count;
            Status status;
            fixed (byte* at = into) status = Native.mistbank_game_to_snapshot(Open, at, into.Length, &count);
            return Written(status, count, into.Length);
        }

        /// <summary>The game as bytes with version and checksum, the same on every machine. It holds hidden state
        /// while the game is open.</summary>
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

        /// <summary>The game of a snapshot, its past included. Trusts nothing: every action is checked again.</summary>
        /// <param name="snapshot">The bytes.</param>
        /// <param name="sets">The tile sets it was played with; those that are built in, or whose text it
        /// carries, need not be given.</param>
        /// <exception cref="InvalidSnapshotException">It is damaged, of another version, or of no game.</exception>
        public static Game FromSnapshot(byte[] snapshot, params TileSet[] sets)
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

        /// <summary>A game that begins with a position in JSON, as <see cref="ToJson"/> writes it or somebody else, see
        /// src/json/FORMAT.md. The host's gives the same game; of another viewer's, what that one does not see is dealt
        /// by the seed of its rules.</summary>
        /// <param name="json">The object, up to 16 MiB; ToJson of a huge board may be longer.</param>
        /// <param name="sets">The tile sets that it names; those that are built in, or whose text it carries, need not
        /// be given. If it names none, a set that its rules do not play is refused.</param>
        /// <exception cref="InvalidPositionException">It cannot be; the message names path and clause.</exception>
        /// <exception cref="InvalidJsonException">It is no JSON, or a value is of the wrong kind.</exception>
        /// <exception cref="InvalidRulesException">There are no such rules.</exception>
        /// <exception cref="UnknownNameException">A preset or a set is missing.</exception>
        /// <exception cref="InvalidTileSetException">A set is another one than it names.</exception>
        public static Game FromJson(string json, params TileSet[] sets)
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

        // --- for people's eyes ---

        /// <summary>How the game stands, a few lines of text.</summary>
        public string Summary() => Summary(null);

        /// <summary>How the game stands, a few lines of text.</summary>
        /// <param name="names">Of players, by colour, up to 63 bytes of UTF-8 each; where there is none, or null or an
        /// empty one, the name of the colour stands.</param>
        /// <exception cref="InvalidArgumentException">A name is too long or has control characters.</exception>
        public string Summary(IReadOnlyDictionary<Colour, string> names)
        {
            TextOptions options = PlayerNames.Options(names);
            return Read((buffer, capacity, length) =>
            {
                TextOptions given = options;
                return Native.mistbank_game_render_status(Open, &given, buffer, capacity, length);
            });
        }

        /// <summary>What the game asks for, as the player is asked to do it: "lay 14a"; of a game that is over how it has
        /// ended: "red wins".</summary>
        /// <param name="names">Of players, as in Summary.</param>
        /// <exception cref="InvalidArgumentException">A name is too long or has control characters.</exception>
        public string Question(IReadOnlyDictionary<Colour, string> names = null)
        {
            TextOptions options = PlayerNames.Options(names);
            return Read((buffer, capacity, length) =>
            {
                TextOptions given = options;
                return Native.mistbank_game_question(Open, &given, buffer, capacity, length);
            });
        }

        /// <summary>An event as a sentence, without a line end: "Anna lays 14a at 2,1".</summary>
        /// <param name="gameEvent">The event.</param>
        /// <param name="names">Of players, as in Summary.</param>
        /// <exception cref="InvalidArgumentException">A name is too long or has control characters.</exception>
        public string Sentence(in GameEvent gameEvent, IReadOnlyDictionary<Colour, string> names)
        {
            GameEvent copyOfEvent = gameEvent;
            TextOptions options = PlayerNames.Options(names);
            return Read((buffer, capacity, length) =>
            {
                TextOptions given = options;
                return Native.mistbank_game_describe_event(Open, ref copyOfEvent, &given, buffer, capacity, length);
            });
        }

        /// <summary>What an action would do in the open decision, in words: "Places a large meeple on the road at 3,-1
        /// (4 tiles, worth 4)". See ActionTitle for its kind alone.</summary>
        /// <param name="action">Any action, legal or not.</param>
        /// <param name="names">Of players, as in Summary.</param>
        /// <exception cref="InvalidArgumentException">A name is too long or has control characters.</exception>
        public string DescribeAction(in GameAction action, IReadOnlyDictionary<Colour, string> names = null)
        {
            GameAction copyOfAction = action;
            TextOptions options = PlayerNames.Options(names);
            return Read((buffer, capacity, length) =>
            {
                TextOptions given = options;
                return Native.mistbank_game_describe_action(Open, ref copyOfAction, &given, buffer, capacity, length);
            });
        }

        /// <summary>The question of the open decision in words: "lay 14a"; the result of a game that is over: "red
        /// wins".</summary>
        public string Question() => Read((buffer, capacity, length) =>
            Native.mistbank_game_question(Open, null, buffer, capacity, length));

        /// <summary>The board as lines of text.</summary>
        /// <param name="colours">Whether with the ANSI colours of a terminal.</param>
        /// <param name="coordinates">Whether x stands along the top, y down the left.</param>
        /// <param name="fits">Whether the cells are marked where the drawn tile fits.</param>
        /// <param name="ascii">Whether every sign is one of ASCII.</param>
        public string Board(bool colours = false, bool coordinates = true, bool fits = false, bool ascii = false)
        {
            TextOptions options = TextOptionsOf(colours, coordinates, fits, ascii);
            return ReadLong(RoomForBoard(1 << 12, 1 << 10), (buffer, capacity, length) =>
            {
                TextOptions given = options;
                return Native.mistbank_game_render_text(Open, &given, buffer, capacity, length);
            });
        }

        /// <summary>One tile type as lines of text, as it lies after some quarter turns.</summary>
        /// <param name="type">0 to TypeCount-1.</param>
        /// <param name="rotation">Clockwise quarter turns, 0 to 3.</param>
        /// <param name="colours">Whether with the ANSI colours of a terminal.</param>
        /// <param name="ascii">Whether every sign is one of ASCII.</param>
        /// <exception cref="ArgumentOutOfRangeException">There is no such type or rotation.</exception>
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

        /// <summary>The board as an SVG picture. It shows what the players see and no more.</summary>
        /// <param name="options">How it is drawn; null for the defaults.</param>
        /// <exception cref="InvalidArgumentException">An option is out of its range; the message names it.</exception>
        public string Picture(PictureOptions options = null)
        {
            SvgOptions layout = (options ?? new PictureOptions()).Layout();
            return ReadLong(RoomForBoard(1 << 15, 1 << 11), (buffer, capacity, length) =>
            {
                SvgOptions given = layout;
                return Native.mistbank_game_render_svg(Open, &given, buffer, capacity, length);
            });
        }

        /// <summary>The board as an SVG picture with marks of one's own, drawn in their order: those of cells below the
        /// figures, the others above all.</summary>
        /// <param name="options">How it is drawn; null for the defaults.</param>
        /// <param name="marks">Their cells lie within the rectangle of the board or touch it.</param>
        /// <exception cref="InvalidArgumentException">An option or a mark is out of its range; the message names
        /// it.</exception>
        public string Picture(PictureOptions options, ReadOnlySpan<PictureMark> marks)
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

        /// <summary>One tile type as an SVG picture, as it lies after some quarter turns.</summary>
        /// <param name="type">0 to TypeCount-1.</param>
        /// <param name="rotation">Clockwise quarter turns, 0 to 3.</param>
        /// <param name="options">Of these TileSize, Theme and Numbers count; null for the defaults.</param>
        /// <exception cref="InvalidArgumentException">There is no such type or rotation, or an option is out of its
        /// range.</exception>
        public string TilePicture(int type, int rotation = 0, PictureOptions options = null)
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
