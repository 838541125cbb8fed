// bindings/generate writes this file from the headers in capi/mistbank/; do not edit it.
// The structs of the C API: functions that read them from the library's memory, and the places of fields to write.

import { Colour, Draws, Edition, EventKind, Expansion, FigureKind, FirstPlayer, JointScoring, PictureMarkKind, SegmentKind, System, Theme, Unplayable } from "./constants.js";
import { bitsOf, f64, i16, i32, textFrom, u32, u8 } from "./library.js";

/** Sizes in bytes. */
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
        this.kind = i32[i];
        this.player = i32[i + 1];
        this.tileType = i32[i + 2];
        this.x = i32[i + 3];
        this.y = i32[i + 4];
        this.segment = i32[i + 5];
        this.hound = i32[i + 6];
        this.points = i32[i + 7];
        this.colour = i32[i + 8];
        this.number = i32[i + 9];
        this.subject = i32[i + 10];
    }
}

export class GameEvent {
    constructor(at) {
        const half = at >> 1;
        const i = at >> 2;
        this.kind = u8[at];
        this.player = u8[at + 1];
        this.colour = u8[at + 2];
        this.segment = u8[at + 3];
        this.x = i16[half + 2];
        this.y = i16[half + 3];
        this.fromX = i16[half + 4];
        this.fromY = i16[half + 5];
        this.fromSegment = u8[at + 12];
        this.feature = u8[at + 13];
        this.count = u8[at + 14];
        this.figure = u8[at + 15];
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
        colour: i32[i],
        kind: i32[i + 1],
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
        kind: i32[i],
        tile: i32[i + 1],
        segment: i32[i + 2],
        tiles: i32[i + 3],
        openSides: i32[i + 4],
        coats: i32[i + 5],
        ghosts: i32[i + 6],
        complete: i32[i + 7] !== 0,
        haunted: i32[i + 8] !== 0,
        worth: i32[i + 9],
        meeples: Array.from(i32.subarray(i + 10, i + 16)),
        cities: i32[i + 16],
        marks: bitsOf(u32[i + 17]),
        goods: Array.from(i32.subarray(i + 18, i + 21)),
    };
}

export function readScoringMeeple(at) {
    const i = at >> 2;
    return {
        colour: i32[i],
        total: i32[i + 1],
        space: i32[i + 2],
        lap: i32[i + 3],
    };
}

export function readTally(at) {
    const i = at >> 2;
    return {
        colour: i32[i],
        total: i32[i + 1],
        points: Array.from(i32.subarray(i + 2, i + 34)),
    };
}

export function readSupply(at) {
    const i = at >> 2;
    return {
        figures: Array.from(i32.subarray(i, i + 16)),
        reserve: i32[i + 16],
        goods: Array.from(i32.subarray(i + 17, i + 20)),
        floors: i32[i + 20],
        abbeys: i32[i + 21],
        sheep: i32[i + 22],
    };
}

export function readPrisoner(at) {
    const i = at >> 2;
    return {
        colour: i32[i],
        kind: i32[i + 1],
        holder: i32[i + 2],
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
        totals: Array.from(i32.subarray(i, i + 6)),
        projected: Array.from(i32.subarray(i + 6, i + 12)),
    };
}

export function readFact(at) {
    const i = at >> 2;
    return {
        expansion: i32[i],
        scope: i32[i + 1],
        kind: i32[i + 2],
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
        expansion: i32[i],
        printedOn: i32[i + 1],
    };
}

export function readExpansionDescription(at) {
    const i = at >> 2;
    return {
        marks: bitsOf(u32[i]),
        figures: bitsOf(u32[i + 1]),
    };
}

export function readRuleField(at) {
    const i = at >> 2;
    return {
        lowest: i32[i],
        highest: i32[i + 1],
        standard: i32[i + 2],
        enumeration: i32[i + 3],
        expansions: bitsOf(u32[i + 4]),
        systems: u32[i + 5],
        flag: i32[i + 6] !== 0,
        several: i32[i + 7] !== 0,
        house: i32[i + 8] !== 0,
    };
}

export function readRollout(at) {
    const i = at >> 2;
    return {
        outcome: i32[i],
        lossReason: i32[i + 1],
        turns: i32[i + 2],
        actions: i32[i + 3],
        winners: bitsOf(i32[i + 4]),
        total: i32[i + 5],
        totals: Array.from(i32.subarray(i + 6, i + 12)),
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
        verdict: i32[i],
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
        sides: Array.from(i32.subarray(i + 6, i + 10)),
        mistySides: i32[i + 10],
        kinds: i32[i + 11],
        marks: bitsOf(u32[i + 12]),
        machineDirection: i32[i + 13],
    };
}

export function readSegment(at) {
    const i = at >> 2;
    return {
        kind: i32[i],
        sides: i32[i + 1],
        halfSides: i32[i + 2],
        touches: i32[i + 3],
        coats: i32[i + 4],
        symbols: i32[i + 5],
        anchorX: i32[i + 6],
        anchorY: i32[i + 7],
        marks: bitsOf(u32[i + 8]),
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

/** The fields to write: bytes from the start, the view of the memory, the enumeration, and whether the field is a set
 *  of its members or a flag; a list also has the place of its count. */
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
