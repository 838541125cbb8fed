using System;
using System.Runtime.InteropServices;

namespace Mistbank
{
    /// <summary>The rules as the library takes them.</summary>
    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct RulesLayout
    {
        internal const uint Bytes = 184;

        internal uint size;
        internal int system;
        internal int edition;
        internal int level;
        internal int players;
        internal int startingPlayer;
        internal int jointScoring;
        internal int draws;
        internal int colourCount;
        internal int scoringColourCount;
        internal fixed int colours[Limits.MaxColours];
        internal fixed int scoringColours[Limits.MaxColours];
        internal ulong seed;
        internal int farmers;
        internal int ghosts;
        internal int castles;
        internal int cemeteries;
        internal int revision;
        internal uint expansions;
        internal int hand;
        internal int handOpen;
        internal int drawAhead;
        internal int unplayable;
        internal int holeTurn;
        internal int incompleteScores;
        internal int tableWidth;
        internal int tableHeight;
        internal int tableX;
        internal int tableY;
        internal int borderCompletes;
        internal int startInBag;
        internal int smallCities;
        internal uint without;
        internal int dragonAfterScoring;
        internal int hillMajority;

        /// <summary>The defaults of the library.</summary>
        internal static RulesLayout Defaults()
        {
            Library.Check();
            var layout = new RulesLayout();
            Native.mistbank_rules_init(ref layout, Bytes);
            return layout;
        }

        internal static Colour[] Read(int* colours, int count)
        {
            var found = new Colour[count];
            for (int i = 0; i < count; ++i) found[i] = (Colour)colours[i];
            return found;
        }

        /// <summary>Writes the colours and gives their count.</summary>
        /// <exception cref="InvalidRulesException">More colours than there are.</exception>
        internal static int Write(string field, Colour[] colours, int* into)
        {
            if (colours == null) return 0;
            if (colours.Length > Limits.MaxColours)
                throw new InvalidRulesException(
                    $"{field}: there are {Limits.MaxColours} colours, not {colours.Length}");
            for (int i = 0; i < colours.Length; ++i) into[i] = (int)colours[i];
            return colours.Length;
        }
    }
}
