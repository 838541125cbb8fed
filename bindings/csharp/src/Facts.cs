#nullable enable

using System;

namespace Mistbank
{
    /// <summary>Facts: the visible pieces of expansions and house rules, such as the floors that a colour holds.
    /// <see cref="Game.Fact(string, int)"/> returns the numbers of a fact in a game.</summary>
    public static unsafe class Facts
    {
        /// <summary>The number of facts. Their names never change; other versions may number them otherwise.</summary>
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
        /// <exception cref="ArgumentOutOfRangeException">There is no such fact.</exception>
        public static Fact Info(int fact)
        {
            Indices.Need(nameof(fact), fact, Count);
            Native.mistbank_fact_info(fact, out Fact info);
            return info;
        }

        /// <summary>The name of a fact, "ingots_held"; "?" for any other number.</summary>
        /// <param name="fact">0 to Count-1.</param>
        public static string Name(int fact) => Utf8.TextOf(Native.mistbank_fact_name(fact));

        /// <summary>The title of a fact, "floors left to build"; "?" for any other number.</summary>
        /// <param name="fact">0 to Count-1.</param>
        public static string Title(int fact) => Utf8.TextOf(Native.mistbank_fact_title(fact));

        /// <summary>The noun for one piece that a fact counts, "floor"; "?" for any other number.</summary>
        /// <param name="fact">0 to Count-1.</param>
        public static string Noun(int fact) => Utf8.TextOf(Native.mistbank_fact_noun(fact));

        /// <summary>The rule that describes a fact, "GLD-7"; "?" for any other number.</summary>
        /// <param name="fact">0 to Count-1.</param>
        public static string Clause(int fact) => Utf8.TextOf(Native.mistbank_fact_clause(fact));

        /// <summary>The effect of the piece of a fact, in one or two sentences; empty if the title is sufficient; "?" for any
        /// other number.</summary>
        /// <param name="fact">0 to Count-1.</param>
        public static string Effect(int fact) => Utf8.TextOf(Native.mistbank_fact_effect(fact));

        /// <summary>The id of a fact's symbol in pictures, after the prefix of the picture: "floor". A fact of several numbers has
        /// a symbol for each of them, separated by blanks. Empty if pictures do not show it; "?" for any other number.</summary>
        /// <param name="fact">0 to Count-1.</param>
        public static string Symbol(int fact) => Utf8.TextOf(Native.mistbank_fact_symbol(fact));

        /// <summary>The name of one of a fact's numbers: "wine" for the first number of goods. Empty if the numbers have no
        /// names; "?" for an unknown fact.</summary>
        /// <param name="fact">0 to Count-1.</param>
        /// <param name="number">The index in the list of <see cref="Game.Fact(string, int)"/>.</param>
        public static string NumberName(int fact, int number) => Utf8.TextOf(Native.mistbank_fact_number_name(fact, number));

        /// <summary>Returns the number of the fact with this name; -1 if there is none.</summary>
        /// <param name="name">Case-sensitive.</param>
        public static int Find(string name)
        {
            Library.Check();
            fixed (byte* bytes = Utf8.BytesOf(nameof(name), name)) return Native.mistbank_find_fact(bytes);
        }
    }

    public sealed unsafe partial class Game
    {
        /// <summary>The numbers of a fact. Empty if the game does not use its expansion or house rule.</summary>
        /// <param name="fact">Its name.</param>
        /// <param name="tile">The index of the tile that owns the fact; ignored for a fact of the game.</param>
        /// <exception cref="InvalidArgumentException">There is no such fact.</exception>
        public ReadOnlyArray<int> Fact(string fact, int tile = 0)
        {
            _ = Open; // a disposed game is refused before the name is looked at
            int number = Facts.Find(fact);
            if (number < 0) throw new InvalidArgumentException($"unknown fact '{fact}'");
            return Fact(number, tile);
        }

        /// <summary>The numbers of a fact of a colour. Empty if the game does not use its expansion or house rule, and if
        /// the colour does not play.</summary>
        /// <param name="fact">Its name.</param>
        /// <param name="colour">The colour that owns the fact.</param>
        /// <exception cref="InvalidArgumentException">There is no such fact.</exception>
        public ReadOnlyArray<int> Fact(string fact, Colour colour) => Fact(fact, (int)colour);
    }
}
