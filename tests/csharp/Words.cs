using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using System.Text.RegularExpressions;

namespace Mistbank.Tests
{
    /// <summary>The scenario does not go as it says, or is not understood.</summary>
    public sealed class Failure : Exception
    {
        public Failure(string message) : base(message) { }
    }

    /// <summary>The words of a line, taken one by one.</summary>
    public sealed class Words
    {
        private readonly Queue<string> words;

        public Words(string text)
        {
            words = new Queue<string>(text.Split(new[] { ' ', '\t' }, StringSplitOptions.RemoveEmptyEntries));
        }

        public bool Any => words.Count > 0;

        public int Left => words.Count;

        public string Take()
        {
            if (words.Count == 0) throw new Failure("a word is missing at the end of the line");
            return words.Dequeue();
        }

        public int Number() => NumberOf(Take());

        public bool Accept(string word)
        {
            if (words.Count == 0 || words.Peek() != word) return false;
            words.Dequeue();
            return true;
        }

        public void Demand(string word)
        {
            if (!Accept(word)) throw new Failure($"the word \"{word}\" is missing");
        }

        public string Rest()
        {
            string text = string.Join(" ", words);
            words.Clear();
            return text;
        }

        public void DemandEnd()
        {
            if (Any) throw new Failure($"\"{Rest()}\" is not understood at the end of the line");
        }

        // --- what words mean ---

        public static int NumberOf(string text)
        {
            if (!Regex.IsMatch(text, "^-?[0-9]+$") || !int.TryParse(text, out int number))
                throw new Failure($"\"{text}\" is not a number");
            return number;
        }

        public static Cell CellOf(string text)
        {
            string[] parts = text.Split(',');
            if (parts.Length != 2) throw new Failure($"\"{text}\" is not a cell X,Y");
            return new Cell(NumberOf(parts[0]), NumberOf(parts[1]));
        }

        public static Place PlaceOf(string text)
        {
            string[] parts = text.Split('/');
            if (parts.Length != 2) throw new Failure($"\"{text}\" is not a segment X,Y/S");
            return new Place(CellOf(parts[0]), NumberOf(parts[1]));
        }

        public static KeyValuePair<string, string> PairOf(string text)
        {
            int equals = text.IndexOf('=');
            if (equals < 1 || equals + 1 == text.Length) throw new Failure($"\"{text}\" is not key=value");
            return new KeyValuePair<string, string>(text.Substring(0, equals), text.Substring(equals + 1));
        }

        public static bool TruthOf(string text)
        {
            if (text != "yes" && text != "no") throw new Failure($"\"{text}\" is neither yes nor no");
            return text == "yes";
        }

        public static Colour ColourOf(string text)
        {
            if (text == "none") throw new Failure("none is no colour here");
            return MemberOf<Colour>(text);
        }

        /// <summary>The kind of figure of this name; the normal one is called meeple.</summary>
        public static FigureKind KindOf(string text) =>
            text == "meeple" ? FigureKind.Normal : MemberOf<FigureKind>(text);

        /// <summary>The expansions of a list parted by commas.</summary>
        public static Expansions ExpansionsOf(string text) =>
            text.Split(',').Select(MemberOf<Expansions>).Aggregate((one, other) => one | other);

        /// <summary>The kinds of figures of a list parted by commas.</summary>
        public static FigureKinds KindsOf(string text) =>
            text.Split(',').Select(name => (FigureKinds)(1u << (int)KindOf(name))).Aggregate((one, other) => one | other);

        /// <summary>The names of all these marks, parted by commas, or "none".</summary>
        public static string NamesOf(Marks marks)
        {
            IEnumerable<Marks> all = Enum.GetValues(typeof(Marks)).Cast<Marks>();
            string names = string.Join(",", all.Where(one => (marks & one) != 0).Select(one => NameOf(one)));
            return names.Length == 0 ? "none" : names;
        }

        /// <summary>The member of an enum by its name in texts: "lay_tile" for LayTile.</summary>
        public static T MemberOf<T>(string name)
        {
            foreach (T member in Enum.GetValues(typeof(T)))
                if (NameOf(member) == name) return member;
            throw new Failure($"\"{name}\" is no {typeof(T).Name}");
        }

        /// <summary>The name in texts of a member of an enum: "lay_tile" for LayTile.</summary>
        public static string NameOf(object member) => Snake(member.ToString());

        public static string Snake(string name)
        {
            var text = new StringBuilder();
            for (int i = 0; i < name.Length; ++i)
            {
                bool begins = char.IsUpper(name[i]) || i > 0 && char.IsDigit(name[i]) && !char.IsDigit(name[i - 1]);
                if (i > 0 && begins) text.Append('_');
                text.Append(char.ToLowerInvariant(name[i]));
            }
            return text.ToString();
        }

        public static string YesOrNo(bool truth) => truth ? "yes" : "no";

        public static void Same(string what, object expected, object found)
        {
            if (!Equals(expected, found))
                throw new Failure($"expected: {what} {expected ?? "none"}\n  found:    {what} {found ?? "none"}");
        }
    }

    public struct Cell
    {
        public readonly int X;
        public readonly int Y;

        public Cell(int x, int y)
        {
            X = x;
            Y = y;
        }

        public override string ToString() => $"{X},{Y}";
    }

    public struct Place
    {
        public readonly Cell Cell;
        public readonly int Segment;

        public Place(Cell cell, int segment)
        {
            Cell = cell;
            Segment = segment;
        }

        public override string ToString() => $"{Cell}/{Segment}";
    }
}
