using System.Collections.Generic;

namespace Mistbank.Samples
{
    /// <summary>The choices of a decision: cells, spots and buttons on the screen.</summary>
    public sealed class Offers
    {
        private readonly List<ChoiceCell>[] cells =
            { new List<ChoiceCell>(), new List<ChoiceCell>(), new List<ChoiceCell>() };

        /// <summary>The spots on the board that can be clicked. A click on a spot with several choices shows these
        /// choices as buttons.</summary>
        public readonly IReadOnlyList<ChoiceSpot> Spots = new ChoiceSpot[0];

        /// <summary>The choices without a place on the board.</summary>
        public readonly IReadOnlyList<ChoiceButton> Buttons = new ChoiceButton[0];

        /// <summary>Creates offers without choices.</summary>
        public Offers() { }

        public Offers(Choices choices)
        {
            foreach (ChoiceCell cell in choices.Cells) cells[cell.PlaceInHand].Add(cell);
            Spots = choices.Spots;
            Buttons = choices.Buttons;
        }

        /// <summary>The cells where the tile at a place in the hand can be laid. In games without hands the place is
        /// 0.</summary>
        public List<ChoiceCell> Cells(int place) => cells[place];

        /// <summary>The first place in the hand whose tile can be laid. The search starts at the given place and
        /// continues at the start of the hand. 0 if there is none.</summary>
        public int PlaceFrom(int place)
        {
            for (int more = 0; more < cells.Length; ++more)
                if (cells[(place + more) % cells.Length].Count > 0) return (place + more) % cells.Length;
            return 0;
        }

        /// <summary>The nearest spot within this distance of a place; null if there is none.</summary>
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
