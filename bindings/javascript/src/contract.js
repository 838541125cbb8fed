// bindings/generate writes this file from the headers in capi/mistbank/; do not edit it.
// The structs of the C API: functions that read them from the library's memory, and the offsets of the fields to write.

import { Colour, DecisionKind, Direction, Draws, Edition, Enumeration, EventKind, Expansion, FactKind, FigureKind, FirstPlayer, Good, JointScoring, Loss, Mark, Outcome, PictureMarkKind, Scope, SegmentKind, SideKind, Source, Subject, System, Target, Theme, Unplayable, Verdict } from "./constants.js";
import { recordsBy, valuesOf } from "./enumerations.js";
import { bitsOf, f64, i16, i32, textFrom, u32, u8 } from "./library.js";

const toColour = valuesOf(Colour);
const toDecisionKind = valuesOf(DecisionKind);
const toDirection = valuesOf(Direction);
const toEnumeration = valuesOf(Enumeration);
const toEventKind = valuesOf(EventKind);
const toExpansion = valuesOf(Expansion);
const toFactKind = valuesOf(FactKind);
const toFigureKind = valuesOf(FigureKind);
const toLoss = valuesOf(Loss);
const toMark = valuesOf(Mark);
const toOutcome = valuesOf(Outcome);
const toScope = valuesOf(Scope);
const toSegmentKind = valuesOf(SegmentKind);
const toSideKind = valuesOf(SideKind);
const toSubject = valuesOf(Subject);
const toTarget = valuesOf(Target);
const toVerdict = valuesOf(Verdict);
const byColour = recordsBy(Colour, 6);
const byFigureKind = recordsBy(FigureKind, 16);
const byGood = recordsBy(Good, 3);
const bySource = recordsBy(Source, 32);

/** The sizes of the structs in bytes. */
export const SIZE = Object.freeze({
    action: 8,
    advice: 40,
    anchor: 8,
    choice: 64,
    decision: 64,
    event: 52,
    expansionDescription: 32,
    fact: 48,
    feature: 128,
    figure: 48,
    markDescription: 32,
    points: 64,
    prisoner: 32,
    review: 160,
    rollout: 80,
    ruleField: 48,
    rules: 192,
    scoringMeeple: 32,
    segment: 64,
    startTile: 32,
    supply: 96,
    svgMark: 48,
    svgOptions: 44,
    tally: 136,
    textOptions: 424,
    tile: 48,
    tileType: 80,
    window: 16,
});

export class Decision {
    constructor(at) {
        const i = at >> 2;
        this.kind = toDecisionKind(i32[i]);
        this.player = i32[i + 1];
        this.tileType = i32[i + 2];
        this.x = i32[i + 3];
        this.y = i32[i + 4];
        this.segment = i32[i + 5];
        this.hound = i32[i + 6];
        this.points = i32[i + 7];
        this.colour = toColour(i32[i + 8]);
        this.number = i32[i + 9];
        this.subject = toSubject(i32[i + 10]);
    }
}

export class GameEvent {
    constructor(at) {
        const half = at >> 1;
        const i = at >> 2;
        this.kind = toEventKind(u8[at]);
        this.player = u8[at + 1];
        this.colour = toColour(u8[at + 2]);
        this.segment = u8[at + 3];
        this.x = i16[half + 2];
        this.y = i16[half + 3];
        this.fromX = i16[half + 4];
        this.fromY = i16[half + 5];
        this.fromSegment = u8[at + 12];
        this.feature = toSegmentKind(u8[at + 13]);
        this.count = u8[at + 14];
        this.figure = toFigureKind(u8[at + 15]);
        this.type = i32[i + 4];
        this.tiles = i32[i + 5];
        this.coats = i32[i + 6];
        this.cities = i32[i + 7];
        this.points = i32[i + 8];
        this.total = i32[i + 9];
        this.action = u32[i + 10];
        this.amount = i32[i + 11];
    }
}

export function readTile(at) {
    const i = at >> 2;
    return {
        x: i32[i],
        y: i32[i + 1],
        type: i32[i + 2],
        rotation: i32[i + 3],
        faceDown: i32[i + 4] !== 0,
        ghosts: i32[i + 5],
        floors: i32[i + 6],
    };
}

export function readFigure(at) {
    const i = at >> 2;
    return {
        colour: toColour(i32[i]),
        kind: toFigureKind(i32[i + 1]),
        buried: i32[i + 2] !== 0,
        tile: i32[i + 3],
        segment: i32[i + 4],
        ghosts: i32[i + 5],
        hounds: i32[i + 6],
        fairy: i32[i + 7] !== 0,
    };
}

export function readFeature(at) {
    const i = at >> 2;
    return {
        kind: toSegmentKind(i32[i]),
        tile: i32[i + 1],
        segment: i32[i + 2],
        tiles: i32[i + 3],
        openSides: i32[i + 4],
        coats: i32[i + 5],
        ghosts: i32[i + 6],
        complete: i32[i + 7] !== 0,
        haunted: i32[i + 8] !== 0,
        worth: i32[i + 9],
        meeples: byColour(i32, i + 10),
        cities: i32[i + 16],
        marks: bitsOf(u32[i + 17]).map(toMark),
        goods: byGood(i32, i + 18),
    };
}

export function readScoringMeeple(at) {
    const i = at >> 2;
    return {
        colour: toColour(i32[i]),
        total: i32[i + 1],
        space: i32[i + 2],
        lap: i32[i + 3],
    };
}

export function readTally(at) {
    const i = at >> 2;
    return {
        colour: toColour(i32[i]),
        total: i32[i + 1],
        points: bySource(i32, i + 2),
    };
}

export function readSupply(at) {
    const i = at >> 2;
    return {
        figures: byFigureKind(i32, i),
        reserve: i32[i + 16],
        goods: byGood(i32, i + 17),
        floors: i32[i + 20],
        abbeys: i32[i + 21],
        sheep: i32[i + 22],
    };
}

export function readPrisoner(at) {
    const i = at >> 2;
    return {
        colour: toColour(i32[i]),
        kind: toFigureKind(i32[i + 1]),
        holder: toColour(i32[i + 2]),
    };
}

export function readAnchor(at) {
    const i = at >> 2;
    return {
        x: i32[i],
        y: i32[i + 1],
    };
}

export function readPoints(at) {
    const i = at >> 2;
    return {
        totals: byColour(i32, i),
        projected: byColour(i32, i + 6),
    };
}

export function readFact(at) {
    const i = at >> 2;
    return {
        expansion: i32[i] < 0 ? null : toExpansion(i32[i]),
        scope: toScope(i32[i + 1]),
        kind: toFactKind(i32[i + 2]),
        numbers: i32[i + 3],
        lowest: i32[i + 4],
        highest: i32[i + 5],
        optional: i32[i + 6] !== 0,
        absent: i32[i + 7],
        stored: i32[i + 8] !== 0,
    };
}

export function readMarkDescription(at) {
    const i = at >> 2;
    return {
        expansion: toExpansion(i32[i]),
        printedOn: toSegmentKind(i32[i + 1]),
    };
}

export function readExpansionDescription(at) {
    const i = at >> 2;
    return {
        marks: bitsOf(u32[i]).map(toMark),
        figures: bitsOf(u32[i + 1]).map(toFigureKind),
    };
}

export function readRuleField(at) {
    const i = at >> 2;
    return {
        lowest: i32[i],
        highest: i32[i + 1],
        standard: i32[i + 2],
        enumeration: i32[i + 3] < 0 ? null : toEnumeration(i32[i + 3]),
        expansions: bitsOf(u32[i + 4]).map(toExpansion),
        systems: u32[i + 5],
        flag: i32[i + 6] !== 0,
        several: i32[i + 7] !== 0,
        house: i32[i + 8] !== 0,
    };
}

export function readRollout(at) {
    const i = at >> 2;
    return {
        outcome: toOutcome(i32[i]),
        lossReason: toLoss(i32[i + 1]),
        turns: i32[i + 2],
        actions: i32[i + 3],
        winners: bitsOf(i32[i + 4]).map(toColour),
        total: i32[i + 5],
        totals: byColour(i32, i + 6),
        ghostSupply: i32[i + 12],
        tiles: i32[i + 13],
    };
}

export function readWindow(at) {
    const i = at >> 2;
    return {
        x: i32[i],
        y: i32[i + 1],
        width: i32[i + 2],
        height: i32[i + 3],
    };
}

export function readAdvice(at) {
    const i = at >> 2;
    const long = at >> 3;
    return {
        visits: i32[i + 2],
        group: i32[i + 3],
        winning: f64[long + 2],
        points: f64[long + 3],
        judgement: f64[long + 4],
    };
}

export function readReview(at) {
    const i = at >> 2;
    const long = at >> 3;
    return {
        verdict: toVerdict(i32[i]),
        samples: i32[i + 1],
        bestIndex: i32[i + 4],
        playedIndex: i32[i + 5],
        lost: f64[long + 3],
        lostError: f64[long + 4],
        lostWinning: f64[long + 5],
        winning: f64[long + 6],
        points: f64[long + 7],
        winningOf: Array.from(f64.subarray(long + 8, long + 14)),
        pointsOf: Array.from(f64.subarray(long + 14, long + 20)),
    };
}

export function readTileType(at) {
    const i = at >> 2;
    return {
        id: textFrom(at),
        copies: i32[i + 4],
        segmentCount: i32[i + 5],
        sides: Array.from(i32.subarray(i + 6, i + 10), toSideKind),
        mistySides: i32[i + 10],
        kinds: bitsOf(i32[i + 11]).map(toSegmentKind),
        marks: bitsOf(u32[i + 12]).map(toMark),
        machineDirection: toDirection(i32[i + 13]),
    };
}

export function readSegment(at) {
    const i = at >> 2;
    return {
        kind: toSegmentKind(i32[i]),
        sides: i32[i + 1],
        halfSides: i32[i + 2],
        touches: i32[i + 3],
        coats: i32[i + 4],
        symbols: i32[i + 5],
        anchorX: i32[i + 6],
        anchorY: i32[i + 7],
        marks: bitsOf(u32[i + 8]).map(toMark),
        sharedSides: i32[i + 9],
    };
}

export function readStartTile(at) {
    const i = at >> 2;
    return {
        x: i32[i],
        y: i32[i + 1],
        type: i32[i + 2],
    };
}

export function readChoice(at) {
    const i = at >> 2;
    return {
        target: toTarget(i32[i + 2]),
        x: i32[i + 3],
        y: i32[i + 4],
        segment: i32[i + 5] < 0 ? null : i32[i + 5],
        other: i32[i + 6] < 0 ? null : i32[i + 6],
        anchorX: i32[i + 7],
        anchorY: i32[i + 8],
        tile: i32[i + 9] < 0 ? null : i32[i + 9],
        rotation: i32[i + 10] < 0 ? null : i32[i + 10],
        placeInHand: i32[i + 11] < 0 ? null : i32[i + 11],
        figure: toFigureKind(i32[i + 12]),
        colour: toColour(i32[i + 13]),
    };
}

/** The fields to write. Each entry has the byte offset, the view of the memory and, if needed, the enumeration. It says
 *  whether the field is a set of members or a flag. The entry of a list has the offset of the list's count. */
export const FIELDS = Object.freeze({
    rules: {
        system: { at: 4, type: "i32", kind: System },
        edition: { at: 8, type: "i32", kind: Edition },
        level: { at: 12, type: "i32" },
        players: { at: 16, type: "i32" },
        startingPlayer: { at: 20, type: "i32" },
        jointScoring: { at: 24, type: "i32", kind: JointScoring },
        draws: { at: 28, type: "i32", kind: Draws },
        colours: { at: 40, type: "i32", kind: Colour, count: 32 },
        scoringColours: { at: 64, type: "i32", kind: Colour, count: 36 },
        seed: { at: 88, type: "u64" },
        farmers: { at: 96, type: "i32", isFlag: true },
        ghosts: { at: 100, type: "i32", isFlag: true },
        castles: { at: 104, type: "i32", isFlag: true },
        cemeteries: { at: 108, type: "i32", isFlag: true },
        revision: { at: 112, type: "i32" },
        expansions: { at: 116, type: "u32", kind: Expansion, isSet: true },
        hand: { at: 120, type: "i32" },
        handOpen: { at: 124, type: "i32", isFlag: true },
        drawAhead: { at: 128, type: "i32", isFlag: true },
        unplayable: { at: 132, type: "i32", kind: Unplayable },
        holeTurn: { at: 136, type: "i32", isFlag: true },
        incompleteScores: { at: 140, type: "i32", isFlag: true },
        tableWidth: { at: 144, type: "i32" },
        tableHeight: { at: 148, type: "i32" },
        tableX: { at: 152, type: "i32" },
        tableY: { at: 156, type: "i32" },
        borderCompletes: { at: 160, type: "i32", isFlag: true },
        startInBag: { at: 164, type: "i32", isFlag: true },
        smallCities: { at: 168, type: "i32", isFlag: true },
        without: { at: 172, type: "u32", kind: FigureKind, isSet: true },
        dragonAfterScoring: { at: 176, type: "i32", isFlag: true },
        hillMajority: { at: 180, type: "i32", isFlag: true },
        firstPlayer: { at: 184, type: "i32", kind: FirstPlayer },
        tileSales: { at: 188, type: "i32", isFlag: true },
    },
    event: {
        kind: { at: 0, type: "u8", kind: EventKind },
        player: { at: 1, type: "u8" },
        colour: { at: 2, type: "u8", kind: Colour },
        segment: { at: 3, type: "u8" },
        x: { at: 4, type: "i16" },
        y: { at: 6, type: "i16" },
        fromX: { at: 8, type: "i16" },
        fromY: { at: 10, type: "i16" },
        fromSegment: { at: 12, type: "u8" },
        feature: { at: 13, type: "u8", kind: SegmentKind },
        count: { at: 14, type: "u8" },
        figure: { at: 15, type: "u8", kind: FigureKind },
        type: { at: 16, type: "i32" },
        tiles: { at: 20, type: "i32" },
        coats: { at: 24, type: "i32" },
        cities: { at: 28, type: "i32" },
        points: { at: 32, type: "i32" },
        total: { at: 36, type: "i32" },
        action: { at: 40, type: "u32" },
        amount: { at: 44, type: "i32" },
    },
    window: {
        x: { at: 0, type: "i32" },
        y: { at: 4, type: "i32" },
        width: { at: 8, type: "i32" },
        height: { at: 12, type: "i32" },
    },
    svgOptions: {
        tileSize: { at: 4, type: "i32" },
        legend: { at: 8, type: "i32", isFlag: true },
        fits: { at: 12, type: "i32", isFlag: true },
        coordinates: { at: 16, type: "i32", isFlag: true },
        lastTile: { at: 20, type: "i32", isFlag: true },
        theme: { at: 24, type: "i32", kind: Theme },
        letters: { at: 28, type: "i32", isFlag: true },
        owners: { at: 32, type: "i32", isFlag: true },
        finished: { at: 36, type: "i32", isFlag: true },
        numbers: { at: 40, type: "i32", isFlag: true },
    },
    textOptions: {
        colours: { at: 4, type: "i32", isFlag: true },
        coordinates: { at: 8, type: "i32", isFlag: true },
        fits: { at: 12, type: "i32", isFlag: true },
        ascii: { at: 16, type: "i32", isFlag: true },
        numbers: { at: 20, type: "u32" },
        x: { at: 24, type: "i32" },
        y: { at: 28, type: "i32" },
        width: { at: 32, type: "i32" },
        height: { at: 36, type: "i32" },
        names: { at: 40, type: "u8" },
    },
    svgMark: {
        kind: { at: 0, type: "i32", kind: PictureMarkKind },
        x: { at: 4, type: "i32" },
        y: { at: 8, type: "i32" },
        segment: { at: 12, type: "i32" },
        toX: { at: 16, type: "i32" },
        toY: { at: 20, type: "i32" },
        colour: { at: 24, type: "u32" },
        label: { at: 32, type: "u8" },
    },
});
