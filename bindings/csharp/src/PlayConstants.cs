namespace Mistbank
{
    /// <summary>What a game waits for.</summary>
    public enum DecisionKind
    {
        /// <summary>Nothing: the game is over.</summary>
        Over = 0,

        /// <summary>External draws: which tile was drawn.</summary>
        Draw = 1,

        /// <summary>Where the drawn tile goes.</summary>
        LayTile = 2,

        /// <summary>Which meeple is buried.</summary>
        Bury = 3,

        /// <summary>Which open cemetery gets the further ghost.</summary>
        GhostOnCemetery = 4,

        /// <summary>Whose meeple a ghost haunts.</summary>
        HauntMeeple = 5,

        /// <summary>A figure on the laid tile, another of this step's actions, or none.</summary>
        PlaceMeeple = 6,

        /// <summary>Which completed feature is scored next.</summary>
        OrderOfScoring = 7,

        /// <summary>Points, or ghosts off one tile.</summary>
        ScoreOrPacify = 8,

        /// <summary>Which scoring meeple takes the points.</summary>
        ScoringColour = 9,

        /// <summary>To which meeple the hound goes.</summary>
        PlaceHound = 10,

        /// <summary>Ghosts off a tile near the hound, or no more.</summary>
        HoundPacifies = 11,

        /// <summary>Where the face-down tile goes.</summary>
        LayFaceDown = 12,
    }

    /// <summary>What an action does; behind it the fields it uses and its text form.</summary>
    public enum ActionKind
    {
        /// <summary>Nothing; no legal action.</summary>
        None = 0,

        /// <summary>X = tile type; "draw 14a".</summary>
        Draw = 1,

        /// <summary>X Y, Count = clockwise quarter turns; "lay 3,-1 2".</summary>
        Lay = 2,

        /// <summary>X Y Segment of the meeple; "bury 3,-1/0".</summary>
        Bury = 3,

        /// <summary>Colour; "bury red".</summary>
        BuryFromSupply = 4,

        /// <summary>X Y of the cemetery; "ghost 3,-1".</summary>
        Ghost = 5,

        /// <summary>X Y Segment Colour Figure Ghosts of the meeple; "haunt 3,-1/0 red large 1".</summary>
        Haunt = 6,

        /// <summary>Colour, Figure, Segment of the laid tile; "meeple red 0", "pig red 2".</summary>
        Place = 7,

        /// <summary>Nothing, or no more ghosts; "pass".</summary>
        Pass = 9,

        /// <summary>X Y Segment of the feature; "score 3,-1/0".</summary>
        Score = 10,

        /// <summary>Take the points; "points".</summary>
        Points = 11,

        /// <summary>X Y, Count = ghosts, 1 to 3; "pacify 3,-1 2".</summary>
        Pacify = 12,

        /// <summary>Colour of the scoring meeple; "advance red".</summary>
        Advance = 13,

        /// <summary>X Y Segment of the meeple; "hound 3,-1/0".</summary>
        Hound = 14,

        /// <summary>X Y of the empty cell; "facedown 3,-1".</summary>
        FaceDown = 15,

        /// <summary>Take one's abbot back; "recall".</summary>
        Recall = 16,
    }

    /// <summary>What an event tells, with the fields it uses beside Player and Action.</summary>
    public enum EventKind
    {
        /// <summary>Total = number of the turn, from 1.</summary>
        TurnBegan = 1,

        /// <summary>Type.</summary>
        TileDrawn = 2,

        /// <summary>Type: it fits nowhere.</summary>
        TileSetAside = 3,

        /// <summary>Type, X Y, Count = clockwise quarter turns; also the starting block.</summary>
        TileLaid = 4,

        /// <summary>X Y Segment: mist of the laid tile.</summary>
        BankFinished = 5,

        /// <summary>X Y Segment, Count.</summary>
        GhostsPlaced = 6,

        /// <summary>X Y Segment, Count: back to the supply.</summary>
        GhostsRemoved = 7,

        /// <summary>Colour, Figure, X Y Segment.</summary>
        FigurePlaced = 8,

        /// <summary>Colour, Figure, X Y Segment it stood on, Count = ghosts that go with it.</summary>
        FigureReturned = 9,

        /// <summary>Colour, X Y Segment of the cemetery, FromX FromY FromSegment.</summary>
        MeepleBuried = 10,

        /// <summary>X Y Segment.</summary>
        CemeteryClosed = 11,

        /// <summary>X Y Segment, Feature, Tiles, Coats, Count = colours, Points for each.</summary>
        FeatureScored = 12,

        /// <summary>As FeatureScored, but given up for ghosts.</summary>
        FeaturePacified = 13,

        /// <summary>Colour of the scoring meeple (None: the common one), Points, Total, Count = ghosts paid
        /// for.</summary>
        PointsScored = 14,

        /// <summary>Count = 1 or 2; Colour, X Y Segment of its meeple.</summary>
        HoundArrived = 15,

        /// <summary>Count: no meeple to go to.</summary>
        HoundLost = 16,

        /// <summary>Count, Colour of its meeple, Points = ghosts on the board.</summary>
        HoundScored = 17,

        /// <summary>Count: its meeple was buried.</summary>
        HoundBuried = 18,

        /// <summary>Count = 2 or 3, Total = tiles it now holds.</summary>
        PileOpened = 19,

        /// <summary>X Y; what it is stays hidden.</summary>
        FaceDownLaid = 20,

        /// <summary>The goal is reached; competitive: Colour has most points.</summary>
        Won = 21,

        /// <summary>Count = a Loss.</summary>
        Lost = 22,

        /// <summary>Colour, Figure, X Y Segment, Count = ghosts that now stand on it.</summary>
        MeepleHaunted = 23,

        /// <summary>Colour, Figure, X Y Segment: the third ghost; it returns next.</summary>
        MeepleScared = 24,

        /// <summary>Colour, X Y Segment: a guard out of the reserve.</summary>
        GuardGained = 25,

        /// <summary>It begins.</summary>
        FinalScoring = 26,

        /// <summary>As FeatureScored; of a field: Cities.</summary>
        FeatureScoredAtEnd = 27,

        /// <summary>Count = 2: the second part of a turn.</summary>
        PartBegan = 28,

        /// <summary>Colour, X Y Segment, Tiles around it, Points; PointsScored is next.</summary>
        AbbotRecalled = 29,

        /// <summary>Colour, X Y Segment of the city, Count = a Good, Amount, Total held now.</summary>
        GoodsTaken = 30,

        /// <summary>Colour, Count = a Good, Amount held, Points; PointsScored is next.</summary>
        GoodsScored = 31,
    }
}
