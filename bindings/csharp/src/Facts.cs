#nullable enable

using System;

namespace Mistbank
{
    /// <summary>Facts about the visible pieces of the game, the mist, expansions and house rules, such as the goods of
    /// a colour. <see cref="Game.Fact(string, int)"/> returns the numbers of a fact in a game.</summary>
    public static unsafe class Facts
    {
        /// <summary>The number of facts. The names of facts never change, but their indices can differ between
        /// versions.</summary>
        public static int Count
        {
            get
            {
                Library.Check();
                return Native.mistbank_fact_count();
            }
        }

        /// <summary>Describes a fact.</summary>
        /// <param name="fact">0 to Count-1.</param>
        /// <exception cref="ArgumentOutOfRangeException">The number is out of range.</exception>
        public static Fact Info(int fact)
        {
            Indices.Need(nameof(fact), fact, Count);
            Native.mistbank_fact_info(fact, out Fact info);
            return info;
        }

        /// <summary>Returns the name of a fact, such as "set_aside"; "?" for an unknown number.</summary>
        /// <param name="fact">0 to Count-1.</param>
        public static string Name(int fact) => Utf8.TextOf(Native.mistbank_fact_name(fact));

        /// <summary>Returns the title of a fact, such as "floors left to build"; "?" for an unknown number.</summary>
        /// <param name="fact">0 to Count-1.</param>
        public static string Title(int fact) => Utf8.TextOf(Native.mistbank_fact_title(fact));

        /// <summary>Returns the name of one piece that a fact counts, such as "floor"; "?" for an unknown
        /// number.</summary>
        /// <param name="fact">0 to Count-1.</param>
        public static string Noun(int fact) => Utf8.TextOf(Native.mistbank_fact_noun(fact));

        /// <summary>Returns the id of a fact's clause, such as "GLD-7"; "?" for an unknown number.</summary>
        /// <param name="fact">0 to Count-1.</param>
        public static string Clause(int fact) => Utf8.TextOf(Native.mistbank_fact_clause(fact));

        /// <summary>Returns the effect of the piece that a fact counts, in one or two sentences. Empty if the title is
        /// sufficient; "?" for an unknown number.</summary>
        /// <param name="fact">0 to Count-1.</param>
        public static string Effect(int fact) => Utf8.TextOf(Native.mistbank_fact_effect(fact));

        /// <summary>Returns the id of a fact's symbol in pictures, without the picture's prefix, such as "floor". For a
        /// fact with several numbers, returns an id for each number, separated by blanks. Empty if pictures do not show
        /// the fact; "?" for an unknown number.</summary>
        /// <param name="fact">0 to Count-1.</param>
        public static string Symbol(int fact) => Utf8.TextOf(Native.mistbank_fact_symbol(fact));

        /// <summary>Returns the name of one of a fact's numbers, such as "wine" for the first number of goods. Empty if
        /// the numbers have no names; "?" for an unknown fact.</summary>
        /// <param name="fact">0 to Count-1.</param>
        /// <param name="number">The index in the list that <see cref="Game.Fact(string, int)"/> returns.</param>
        public static string NumberName(int fact, int number) => Utf8.TextOf(Native.mistbank_fact_number_name(fact, number));

        /// <summary>Returns the index of the fact with this name; -1 for an unknown name.</summary>
        /// <param name="name">The name, which is case-sensitive.</param>
        public static int Find(string name)
        {
            Library.Check();
            fixed (byte* bytes = Utf8.BytesOf(nameof(name), name)) return Native.mistbank_find_fact(bytes);
        }
    }

    public sealed unsafe partial class Game
    {
        /// <summary>Returns the numbers of a fact. Empty if the game does not use the fact's expansion or house
        /// rule.</summary>
        /// <param name="fact">The name of the fact.</param>
        /// <param name="tile">The index of the tile that owns the fact; ignored for a fact of the game.</param>
        /// <exception cref="InvalidArgumentException">The name is unknown.</exception>
        public ReadOnlyArray<int> Fact(string fact, int tile = 0)
        {
            _ = Open; // throws for a disposed game before the name is checked
            int number = Facts.Find(fact);
            if (number < 0) throw new InvalidArgumentException($"unknown fact '{fact}'");
            return Fact(number, tile);
        }

        /// <summary>Returns the numbers of a fact of a colour. Empty if the game does not use the fact's expansion or
        /// house rule, or if the colour does not play.</summary>
        /// <param name="fact">The name of the fact.</param>
        /// <param name="colour">The colour that owns the fact.</param>
        /// <exception cref="InvalidArgumentException">The name is unknown.</exception>
        public ReadOnlyArray<int> Fact(string fact, Colour colour) => Fact(fact, (int)colour);
    }
}
