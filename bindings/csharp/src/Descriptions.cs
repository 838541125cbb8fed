#nullable enable

using System;

namespace Mistbank
{
    /// <summary>Descriptions of expansions, marks, figures and actions in words. A text is "?" for a value that the
    /// library does not know, for an empty set, and for a set of several expansions or marks.</summary>
    public static unsafe class Descriptions
    {
        /// <summary>Describes an expansion.</summary>
        /// <param name="expansion">A single expansion.</param>
        /// <exception cref="ArgumentOutOfRangeException">The argument is not a single expansion.</exception>
        public static ExpansionDescription Info(this Expansions expansion)
        {
            Library.Check();
            Status status = Native.mistbank_expansion_info(NumberOf((uint)expansion), out ExpansionDescription info);
            return status == Status.Ok
                ? info
                : throw Indices.OutOfRange(nameof(expansion), expansion, "must be a single expansion");
        }

        /// <summary>Returns the title of an expansion within a sentence, such as "the Tower" or
        /// "Hills &amp; Sheep".</summary>
        /// <param name="expansion">A single expansion.</param>
        public static string Title(this Expansions expansion) =>
            Utf8.TextOf(Native.mistbank_expansion_title(NumberOf((uint)expansion)));

        /// <summary>Returns the prefix of the ids of an expansion's clauses, such as "GLD".</summary>
        /// <param name="expansion">A single expansion.</param>
        public static string Clauses(this Expansions expansion) =>
            Utf8.TextOf(Native.mistbank_expansion_clauses(NumberOf((uint)expansion)));

        /// <summary>Returns a summary of an expansion in one line.</summary>
        /// <param name="expansion">A single expansion.</param>
        public static string Summary(this Expansions expansion) =>
            Utf8.TextOf(Native.mistbank_expansion_summary(NumberOf((uint)expansion)));

        /// <summary>Describes a mark.</summary>
        /// <param name="mark">A single mark.</param>
        /// <exception cref="ArgumentOutOfRangeException">The argument is not a single mark.</exception>
        public static MarkDescription Info(this Marks mark)
        {
            Library.Check();
            Status status = Native.mistbank_mark_info(NumberOf((uint)mark), out MarkDescription info);
            return status == Status.Ok ? info : throw Indices.OutOfRange(nameof(mark), mark, "must be a single mark");
        }

        /// <summary>Returns the title of a mark, such as "Inn" or "Cathedral".</summary>
        /// <param name="mark">A single mark.</param>
        public static string Title(this Marks mark) => Utf8.TextOf(Native.mistbank_mark_title(NumberOf((uint)mark)));

        /// <summary>Returns the effect of a mark, in one or two sentences.</summary>
        /// <param name="mark">A single mark.</param>
        public static string Effect(this Marks mark) => Utf8.TextOf(Native.mistbank_mark_effect(NumberOf((uint)mark)));

        /// <summary>Returns the id of a mark's symbol in pictures, without the picture's prefix, such as "inn"; empty
        /// if the mark is drawn in another way.</summary>
        /// <param name="mark">A single mark.</param>
        public static string Symbol(this Marks mark) => Utf8.TextOf(Native.mistbank_mark_symbol(NumberOf((uint)mark)));

        /// <summary>Returns the title of a kind of figure, such as "large meeple".</summary>
        /// <param name="kind">Any kind.</param>
        public static string Title(this FigureKind kind) => Utf8.TextOf(Native.mistbank_figure_title((int)kind));

        /// <summary>Returns a sentence about the abilities that a kind of figure has in addition to those of a meeple;
        /// empty for a meeple.</summary>
        /// <param name="kind">Any kind.</param>
        public static string Effect(this FigureKind kind) => Utf8.TextOf(Native.mistbank_figure_effect((int)kind));

        /// <summary>Returns the effect of a kind of action in a few words, such as "Lay a tile".
        /// <see cref="Game.DescribeAction"/> describes one action in full.</summary>
        /// <param name="kind">Any kind.</param>
        public static string Title(this ActionKind kind) => Utf8.TextOf(Native.mistbank_action_title((int)kind));

        /// <summary>Returns the title of a kind of segment, such as "road" or "top of the tower".</summary>
        /// <param name="kind">A kind of segment; any other value has the title "?".</param>
        public static string Title(this SegmentKind kind) => Utf8.TextOf(Native.mistbank_segment_title((int)kind));

        /// <summary>Returns how segments of a kind form features.</summary>
        /// <param name="kind">A kind of segment; any other value gives <see cref="Mistbank.Extent.None"/>.</param>
        public static Extent Extent(this SegmentKind kind) => (Extent)Native.mistbank_segment_extent((int)kind);

        /// <summary>Returns the change that events of a kind make to the board, for animations.</summary>
        /// <param name="kind">A kind of event; any other value gives <see cref="Mistbank.Change.None"/>.</param>
        public static Change Change(this EventKind kind) => (Change)Native.mistbank_event_change((int)kind);

        /// <summary>Returns the name of a value in JSON, records and positions, such as "crop:farmer"; "?" for an
        /// unknown value.</summary>
        /// <param name="enumeration">The enumeration of the value.</param>
        /// <param name="value">The value; for an expansion or a mark the number of its bit.</param>
        public static string Name(this Enumeration enumeration, int value) =>
            Utf8.TextOf(Native.mistbank_name((int)enumeration, value));

        /// <summary>Returns the value that has this name; for an expansion or a mark, the number of its bit; for an
        /// unknown name, -1.</summary>
        /// <param name="enumeration">The enumeration of the value.</param>
        /// <param name="name">The name, which is case-sensitive.</param>
        public static int Value(this Enumeration enumeration, string name)
        {
            fixed (byte* bytes = Utf8.BytesOf(nameof(name), name)) return Native.mistbank_value((int)enumeration, bytes);
        }

        /// <summary>Returns the number of the only bit in a set; -1 if the set has no bits or several.</summary>
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

        /// <summary>The permanent name, such as "coat"; for a kind of segment the name of the kind.</summary>
        public string Name { get; }

        /// <summary>The title, such as "coat of arms".</summary>
        public string Title { get; }

        /// <summary>The characters for the element on a text board, or one example if there are several
        /// variants.</summary>
        public string Signs { get; }

        /// <summary>The ASCII characters for the element on a text board, or one example if there are several
        /// variants.</summary>
        public string Ascii { get; }

        /// <summary>The effect in the game, in one or two sentences; empty if the element has no effect.</summary>
        public string Effect { get; }
    }

    /// <summary>Descriptions of the fields of Rules. For an unknown number, each text is "?".</summary>
    public static unsafe class RuleFields
    {
        /// <summary>The number of fields. The names of fields never change, but their indices can differ between
        /// versions.</summary>
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
        /// <exception cref="ArgumentOutOfRangeException">The number is out of range.</exception>
        public static RuleField Info(int field)
        {
            Indices.Need(nameof(field), field, Count);
            Native.mistbank_rule_field_info(field, out RuleField info);
            return info;
        }

        /// <summary>Returns the name of a field in JSON, such as "hole_turn".</summary>
        /// <param name="field">0 to Count-1.</param>
        public static string Name(int field) => Utf8.TextOf(Native.mistbank_rule_field_name(field));

        /// <summary>Returns the title of a field, such as "Turns for holes".</summary>
        /// <param name="field">0 to Count-1.</param>
        public static string Title(int field) => Utf8.TextOf(Native.mistbank_rule_field_title(field));

        /// <summary>Returns the meaning of a field, in a sentence. For a flag, and for any other house rule, the
        /// sentence describes the effect of a value other than the default.</summary>
        /// <param name="field">0 to Count-1.</param>
        public static string Meaning(int field) => Utf8.TextOf(Native.mistbank_rule_field_meaning(field));

        /// <summary>Returns the id of a field's clause, such as "HSE-7"; empty if the field has no clause or several
        /// clauses.</summary>
        /// <param name="field">0 to Count-1.</param>
        public static string Clause(int field) => Utf8.TextOf(Native.mistbank_rule_field_clause(field));
    }
}
