using System.Collections.Generic;

namespace Mistbank.Samples
{
    /// <summary>The choices of a decision, as the screen shows them.</summary>
    public sealed class Offers
    {
        private readonly List<ChoiceCell>[] cells =
            { new List<ChoiceCell>(), new List<ChoiceCell>(), new List<ChoiceCell>() };

        /// <summary>The spots on the board for clicks. A click on a spot with several choices offers them as
        /// buttons.</summary>
        public readonly IReadOnlyList<ChoiceSpot> Spots = new ChoiceSpot[0];

        /// <summary>The choices without a place on the board.</summary>
        public readonly IReadOnlyList<Choice> Buttons = new Choice[0];

        /// <summary>No choices, for a game that is over.</summary>
        public Offers() { }

        public Offers(Choices choices)
        {
            foreach (ChoiceCell cell in choices.Cells) cells[cell.PlaceInHand].Add(cell);
            Spots = choices.Spots;
            Buttons = choices.Buttons;
        }

        /// <summary>The legal cells for the tile at a place in the hand. Without hands the tile has place
        /// 0.</summary>
        public List<ChoiceCell> Cells(int place) => cells[place];

        /// <summary>The next place in the hand, beginning with this one, whose tile may be laid; 0: none.</summary>
        public int PlaceFrom(int place)
        {
            for (int more = 0; more < cells.Length; ++more)
                if (cells[(place + more) % cells.Length].Count > 0) return (place + more) % cells.Length;
            return 0;
        }

        /// <summary>The nearest spot to a place within this distance, or null.</summary>
        public ChoiceSpot Nearest(Place place, float reach)
        {
            ChoiceSpot nearest = null;
            foreach (ChoiceSpot spot in Spots)
            {
                float distance = Place.Of(spot).DistanceTo(place);
                if (distance > reach) continue;
                nearest = spot;
                reach = distance;
            }
            return nearest;
        }
    }
}
