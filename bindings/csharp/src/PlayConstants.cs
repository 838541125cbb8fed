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

        /// <summary>After a floor: which meeple the tower takes, or none.</summary>
        Take = 13,

        /// <summary>After taking: which kind of prisoner comes home.</summary>
        Exchange = 14,

        /// <summary>The dragon's next tile.</summary>
        MoveDragon = 15,

        /// <summary>The abbey into a hole, or a draw.</summary>
        Abbey = 16,

        /// <summary>Where the wagon moves on to, or back.</summary>
        MoveWagon = 17,

        /// <summary>External draws: what chance has brought: the die, a token, a tile under a hill.</summary>
        Chance = 18,

        /// <summary>After the die: where the meeple lands.</summary>
        Land = 19,

        /// <summary>Which tile of the hand goes where.</summary>
        Hand = 20,

        /// <summary>Whether one's flock grows or is guided home.</summary>
        Flock = 21,
    }

    /// <summary>What an action does; behind it the fields it uses and its text form.</summary>
    public enum ActionKind
    {
        /// <summary>Nothing; no legal action.</summary>
        None = 0,

        /// <summary>X = tile type; "draw 14a".</summary>
        Draw = 1,

        /// <summary>X Y, Rotation, of a tile of the hand PlaceInHand; "lay 3,-1 2", "lay 3,-1 6".</summary>
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

        /// <summary>X Y of the tower; "floor 3,-1".</summary>
        Floor = 17,

        /// <summary>X Y of a tower, Figure: onto its top; "tower large 3,-1".</summary>
        Tower = 18,

        /// <summary>As Haunt: the tower takes it; "take 3,-1/0 red large".</summary>
        Take = 19,

        /// <summary>Figure: the kind that comes home; "exchange large".</summary>
        Exchange = 20,

        /// <summary>Figure, Colour of who holds it; "ransom large blue".</summary>
        Ransom = 21,

        /// <summary>As Haunt: the fairy joins it; "fairy 3,-1/0 red meeple".</summary>
        Fairy = 22,

        /// <summary>As Haunt: the knight goes home; "princess 3,-1/0 red meeple 1 fairy".</summary>
        Princess = 23,

        /// <summary>X Y Segment, Figure; "portal large 3,-1/0".</summary>
        Portal = 24,

        /// <summary>X Y of its next tile; "dragon 3,-1".</summary>
        Dragon = 25,

        /// <summary>X Y of the hole; "abbey 3,-1".</summary>
        Abbey = 26,

        /// <summary>Draw a tile, lay no abbey; "draw".</summary>
        NoAbbey = 27,

        /// <summary>X Y Segment: it moves on; "wagon 3,-1/0".</summary>
        Wagon = 28,

        /// <summary>The wagon goes to its supply; "return".</summary>
        GoHome = 29,

        /// <summary>Colour, X Y of the cell whose north-west corner it is; "barn red 3,-1".</summary>
        Barn = 30,

        /// <summary>Figure: the kind of meeple that flies; "fly large".</summary>
        Fly = 31,

        /// <summary>Count = what the die shows, 1 to 3; "roll 2".</summary>
        Roll = 32,

        /// <summary>X Y Segment: the meeple lands; "land 3,-1/0".</summary>
        Land = 33,

        /// <summary>X Y, Figure: it joins the acrobats there; "acrobat meeple 3,-1".</summary>
        Acrobat = 34,

        /// <summary>X Y: three acrobats are scored; "pyramid 3,-1".</summary>
        Pyramid = 35,

        /// <summary>Figure Ghosts Fairy of one's own meeple: out of the lake; "release meeple 1".</summary>
        Release = 36,

        /// <summary>A token for one's flock; "grow".</summary>
        Grow = 37,

        /// <summary>The flocks of the field are scored; "guide".</summary>
        Guide = 38,

        /// <summary>Count = sheep on the token drawn, 0: the wolf; "sheep 3".</summary>
        Sheep = 39,

        /// <summary>Count = the number of the token under the big top; "animal 5".</summary>
        Animal = 40,

        /// <summary>A tile was put under the hill; "hidden".</summary>
        Hidden = 41,
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

        /// <summary>Colour, Figure, X Y Segment of the meeple she is now with.</summary>
        FairyMoved = 32,

        /// <summary>Colour, Figure, X Y Segment of her meeple, Points: 1 as the turn begins, 3 as its feature is
        /// scored, which PointsScored has in its sum.</summary>
        FairyScored = 33,

        /// <summary>X Y; Count = 1 to 6, the step, 0: to a volcano; FromX FromY, or FromSegment = Limits.NoSegment when
        /// it comes onto the board.</summary>
        DragonMoved = 34,

        /// <summary>Colour, Figure, X Y Segment, Count = its ghosts; it returns next.</summary>
        FigureEaten = 35,

        /// <summary>Type: set aside until a volcano lies.</summary>
        TileAwaitsDragon = 36,

        /// <summary>Amount = how many of these, Total = tiles the pile now holds.</summary>
        TilesShuffledBack = 37,

        /// <summary>Colour, X Y Segment, Count = its floors, Amount = floors left to the player.</summary>
        FloorBuilt = 38,

        /// <summary>Colour, Figure, X Y Segment, Count = its ghosts: the player's prisoner now.</summary>
        FigureCaptured = 39,

        /// <summary>Colour, Figure: home, exchanged or ransomed.</summary>
        PrisonerReturned = 40,

        /// <summary>Colour of who holds the prisoner, Figure, Points; PrisonerReturned is next.</summary>
        RansomPaid = 41,

        /// <summary>Colour, Figure, X Y Segment, Count = ghosts with it; FromX FromY FromSegment.</summary>
        WagonMoved = 42,

        /// <summary>Count = 1 to 3; X Y of the flying machine.</summary>
        DieRolled = 43,

        /// <summary>Colour, Figure, X Y of the cell: back to its supply.</summary>
        FlightCrashed = 44,

        /// <summary>Colour, Figure, X Y Segment, Count = its ghosts; it returns next.</summary>
        KnightRemoved = 45,

        /// <summary>X Y of the hill: a tile of the pile goes under it unseen; Total = tiles the pile now
        /// holds.</summary>
        TileHidden = 46,

        /// <summary>Colour, X Y Segment of its shepherd, Count = sheep, 0: the wolf; Amount = sheep with the
        /// shepherd now.</summary>
        TokenDrawn = 47,

        /// <summary>Colour, X Y Segment of its shepherd, Points = sheep of the field; PointsScored is
        /// next.</summary>
        FlockScored = 48,

        /// <summary>X Y; FromX FromY, or FromSegment = Limits.NoSegment when it comes onto the
        /// board.</summary>
        BigTopMoved = 49,

        /// <summary>X Y, Points = the number of the token under the big top, which leaves the
        /// game.</summary>
        AnimalShown = 50,

        /// <summary>Colour, X Y, Amount = its meeples around, Points; PointsScored is next.</summary>
        BigTopScored = 51,

        /// <summary>X Y Segment, Count = acrobats, Points for each; PointsScored are next.</summary>
        PyramidScored = 52,

        /// <summary>Colour, X Y Segment, Amount = circus and acrobat tiles around, Points, which PointsScored
        /// has in its sum.</summary>
        RingmasterScored = 53,

        /// <summary>Colour, Figure, X Y Segment of the lake, Count = ghosts with it; FromX FromY
        /// FromSegment.</summary>
        FigureCaught = 54,

        /// <summary>Colour, Figure, X Y Segment, Count = its ghosts; it returns next.</summary>
        FigureReleased = 55,

        /// <summary>Colour, Amount = its meeples in lakes, Points = -2 for each; PointsScored is next.</summary>
        LakeScored = 56,

        /// <summary>Colour = into whose hand; Type, -1 where hands are hidden.</summary>
        TileTaken = 57,

        /// <summary>Type: it fits nowhere and goes back into the pile.</summary>
        TileReturned = 58,

        /// <summary>X Y: the player has a turn after this one.</summary>
        HoleFilled = 59,

        /// <summary>Colour: none of its tiles fits; these are told of next.</summary>
        HandSetAside = 60,
    }
}
