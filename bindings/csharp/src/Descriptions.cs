#nullable enable

using System;

namespace Mistbank
{
    /// <summary>The library's words for expansions, marks, figures and actions. A text is "?" for a value that the library does
    /// not know, and for a set of no or several expansions or marks.</summary>
    public static unsafe class Descriptions
    {
        /// <summary>Describes an expansion.</summary>
        /// <param name="expansion">A single one.</param>
        /// <exception cref="ArgumentOutOfRangeException">It is none, or a set of several.</exception>
        public static ExpansionDescription Info(this Expansions expansion)
        {
            Library.Check();
            Status status = Native.mistbank_expansion_info(NumberOf((uint)expansion), out ExpansionDescription info);
            return status == Status.Ok
                ? info
                : throw Indices.OutOfRange(nameof(expansion), expansion, "must be a single expansion");
        }

        /// <summary>The title of an expansion within a sentence: "the Tower", "Hills &amp; Sheep".</summary>
        /// <param name="expansion">A single one.</param>
        public static string Title(this Expansions expansion) =>
            Utf8.TextOf(Native.mistbank_expansion_title(NumberOf((uint)expansion)));

        /// <summary>The beginning of the ids of an expansion's rules: "GLD", "MAG".</summary>
        /// <param name="expansion">A single one.</param>
        public static string Clauses(this Expansions expansion) =>
            Utf8.TextOf(Native.mistbank_expansion_clauses(NumberOf((uint)expansion)));

        /// <summary>The content of an expansion in a line.</summary>
        /// <param name="expansion">A single one.</param>
        public static string Summary(this Expansions expansion) =>
            Utf8.TextOf(Native.mistbank_expansion_summary(NumberOf((uint)expansion)));

        /// <summary>Describes a mark.</summary>
        /// <param name="mark">A single one.</param>
        /// <exception cref="ArgumentOutOfRangeException">It is none, or a set of several.</exception>
        public static MarkDescription Info(this Marks mark)
        {
            Library.Check();
            Status status = Native.mistbank_mark_info(NumberOf((uint)mark), out MarkDescription info);
            return status == Status.Ok ? info : throw Indices.OutOfRange(nameof(mark), mark, "must be a single mark");
        }

        /// <summary>The title of a mark: "Inn", "Cathedral".</summary>
        /// <param name="mark">A single one.</param>
        public static string Title(this Marks mark) => Utf8.TextOf(Native.mistbank_mark_title(NumberOf((uint)mark)));

        /// <summary>The effect of a mark, in one or two sentences.</summary>
        /// <param name="mark">A single one.</param>
        public static string Effect(this Marks mark) => Utf8.TextOf(Native.mistbank_mark_effect(NumberOf((uint)mark)));

        /// <summary>The id of a mark's symbol in pictures, after the prefix of the picture: "inn", "rake"; empty if the mark is
        /// drawn in another way.</summary>
        /// <param name="mark">A single one.</param>
        public static string Symbol(this Marks mark) => Utf8.TextOf(Native.mistbank_mark_symbol(NumberOf((uint)mark)));

        /// <summary>The title of a kind of figure: "meeple", "large meeple".</summary>
        /// <param name="kind">Any kind.</param>
        public static string Title(this FigureKind kind) => Utf8.TextOf(Native.mistbank_figure_title((int)kind));

        /// <summary>The abilities of a kind of figure in addition to those of every meeple, in a sentence; empty for a
        /// meeple.</summary>
        /// <param name="kind">Any kind.</param>
        public static string Effect(this FigureKind kind) => Utf8.TextOf(Native.mistbank_figure_effect((int)kind));

        /// <summary>The effect of a kind of action: "Lay a tile", "Move the fairy". <see cref="Game.DescribeAction"/> describes an
        /// action in full.</summary>
        /// <param name="kind">Any kind.</param>
        public static string Title(this ActionKind kind) => Utf8.TextOf(Native.mistbank_action_title((int)kind));

        /// <summary>The title of a kind of segment: "road", "top of the tower".</summary>
        /// <param name="kind">A kind of segment; "?" for any other value.</param>
        public static string Title(this SegmentKind kind) => Utf8.TextOf(Native.mistbank_segment_title((int)kind));

        /// <summary>The way in which segments of a kind form features.</summary>
        /// <param name="kind">A kind of segment; <see cref="Mistbank.Extent.None"/> for any other value.</param>
        public static Extent Extent(this SegmentKind kind) => (Extent)Native.mistbank_segment_extent((int)kind);

        /// <summary>The change that events of a kind make to the board, for animations.</summary>
        /// <param name="kind">A kind of event; <see cref="Mistbank.Change.None"/> for any other value.</param>
        public static Change Change(this EventKind kind) => (Change)Native.mistbank_event_change((int)kind);

        /// <summary>The name of a value in JSON, records and positions, such as "crop:farmer"; "?" for any other
        /// number.</summary>
        /// <param name="enumeration">Its enumeration.</param>
        /// <param name="value">The value; of expansions and marks the number of the bit.</param>
        public static string Name(this Enumeration enumeration, int value) =>
            Utf8.TextOf(Native.mistbank_name((int)enumeration, value));

        /// <summary>Returns the value of a name, for expansions and marks the number of the bit; -1 if there is none.</summary>
        /// <param name="enumeration">Its enumeration.</param>
        /// <param name="name">Case-sensitive.</param>
        public static int Value(this Enumeration enumeration, string name)
        {
            fixed (byte* bytes = Utf8.BytesOf(nameof(name), name)) return Native.mistbank_value((int)enumeration, bytes);
        }

        /// <summary>The number of the only bit of a set; -1 for a set of no or several bits.</summary>
        private static int NumberOf(uint set)
        {
            if (set == 0 || (set & (set - 1)) != 0) return -1;
            int bit = 0;
            while (set >> bit != 1) ++bit;
            return bit;
        }
    }

    /// <summary>The description of an element: something that boards show besides marks, figures and pieces of
    /// expansions.</summary>
    public sealed class BoardElement
    {
        internal BoardElement(string name, string title, string signs, string ascii, string effect)
        {
            Name = name;
            Title = title;
            Signs = signs;
            Ascii = ascii;
            Effect = effect;
        }

        /// <summary>"coat", and of a kind of segment its name; it never changes.</summary>
        public string Name { get; }

        /// <summary>"coat of arms".</summary>
        public string Title { get; }

        /// <summary>The signs for it in texts of boards, or an example of them.</summary>
        public string Signs { get; }

        /// <summary>The signs for it in ASCII.</summary>
        public string Ascii { get; }

        /// <summary>Its effect in the game, in one or two sentences; empty if it has no effect.</summary>
        public string Effect { get; }
    }

    /// <summary>The fields of Rules. A text is "?" for a number that no field has.</summary>
    public static unsafe class RuleFields
    {
        /// <summary>The number of fields. Their names never change; other versions may number them otherwise.</summary>
        public static int Count
        {
            get
            {
                Library.Check();
                return Native.mistbank_rule_field_count();
            }
        }

        /// <summary>Describes a field.</summary>
        /// <param name="field">0 to Count-1.</param>
        /// <exception cref="ArgumentOutOfRangeException">There is no such field.</exception>
        public static RuleField Info(int field)
        {
            Indices.Need(nameof(field), field, Count);
            Native.mistbank_rule_field_info(field, out RuleField info);
            return info;
        }

        /// <summary>The name of a field in JSON: "hole_turn".</summary>
        /// <param name="field">0 to Count-1.</param>
        public static string Name(int field) => Utf8.TextOf(Native.mistbank_rule_field_name(field));

        /// <summary>The title of a field: "Turns for holes".</summary>
        /// <param name="field">0 to Count-1.</param>
        public static string Title(int field) => Utf8.TextOf(Native.mistbank_rule_field_title(field));

        /// <summary>The meaning of a field, in a sentence; of one that is on or off, and of other house rules, the meaning of a
        /// value other than the default.</summary>
        /// <param name="field">0 to Count-1.</param>
        public static string Meaning(int field) => Utf8.TextOf(Native.mistbank_rule_field_meaning(field));

        /// <summary>The rule of a field, "HSE-7"; empty if there is no single one.</summary>
        /// <param name="field">0 to Count-1.</param>
        public static string Clause(int field) => Utf8.TextOf(Native.mistbank_rule_field_clause(field));
    }
}
