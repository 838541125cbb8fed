// Changes the sides of a tile: finds the possible contents of a side, the segment that owns a side, and the fields that
// result from the other segments. This module is independent of the page.

import { HALVES, linesWith, newSegment, SIDES, tileOf } from "./workshop_text.js";

const LONG = { N: "north", E: "east", S: "south", W: "west" };
const LAND = ["city", "road", "river"]; // kinds of segments that can own a side
const MOST_RIVER_SIDES = 2;
const MIDDLES = ["monastery", "castle", "cemetery"]; // buildings in the middle of a tile

export const sideName = (side) => LONG[side];

const listed = (sides) => sides.map(sideName).join(" and ");

/** Returns the city, road or river that owns a side; undefined if the side shows only field. */
export const ownerOf = ({ segments }, side) =>
    segments.find(({ kind, sides }) => LAND.includes(kind) && sides.includes(side));

export const isMisty = ({ segments }, side) => segments.some(({ kind, sides }) => kind === "mist" && sides.includes(side));

// --- fields ---

/** Positions along the edge of the tile are numbers from 0 to 8. Side n reaches from 2n to 2n + 2. The middle of the side
 *  is at 2n + 1, and the middles of its halves are at 2n + 0.5 and 2n + 1.5. */
const middleOf = (side) => 2 * SIDES.indexOf(side) + 1;
const placeOf = (half) => HALVES.indexOf(half) + 0.5;

const areOpposite = (sides) => sides.length === 2 && (SIDES.indexOf(sides[0]) - SIDES.indexOf(sides[1])) % 2 === 0;

/** Returns the boundaries that divide the land of a tile, as a list of { together, middles }. together: the segments that
 *  form the boundary; middles: the middles of the sides that these segments reach. */
function partings({ segments }) {
    const parting = segments
        .filter(
            (segment) => (LAND.includes(segment.kind) && segment.sides.length > 1) || (segment.kind === "mist" && areOpposite(segment.sides)),
        )
        .map((segment) => [segment]);
    // Two or more roads that end on the tile meet and divide the land. A single road ends at the building in the middle,
    // where it does not divide the land. Without a building the road ends at the tile's city, if any, and divides the land
    // together with the city.
    const ends = segments.filter(({ kind, sides }) => kind === "road" && sides.length === 1);
    const city = segments.find(({ kind }) => kind === "city");
    if (ends.length > 1) parting.push(ends);
    else if (ends.length === 1 && city !== undefined && !segments.some(({ kind }) => MIDDLES.includes(kind)))
        parting.push([...ends, city]);
    return parting.map((together) => ({
        together,
        middles: together.flatMap(({ sides, shares }) => [...sides, ...shares]).map(middleOf),
    }));
}

/** Returns the number of the part of the tile's edge that contains a position. A boundary divides the edge into parts. */
const partAt = ({ middles }, place) => middles.filter((middle) => middle < place).length % middles.length;

/** Returns the fields that result from the other segments, as a list of { halves, touches } in clockwise order. */
export function fieldsOf(tile) {
    const parting = partings(tile);
    const partsAt = (place, except = null) =>
        parting.map((cut) => (cut.together.includes(except) ? "" : partAt(cut, place))).join();
    const isOfField = (half) => {
        const owner = ownerOf(tile, half[0]);
        const isShared = tile.segments.some(({ shares }) => shares.includes(half[0]));
        return owner?.kind !== "city" && !isShared && !isMisty(tile, half[0]);
    };
    const fields = new Map();
    for (const half of HALVES.filter(isOfField)) {
        const key = partsAt(placeOf(half));
        fields.set(key, [...(fields.get(key) ?? []), half]);
    }
    const cities = tile.segments.filter(({ kind }) => kind === "city");
    return [...fields.values()].map((halves) => {
        const touches = (city) =>
            city.sides.some((side) => partsAt(middleOf(side), city) === partsAt(placeOf(halves[0]), city));
        return { halves, touches: cities.filter(touches).map(({ sides }) => sides[0]) };
    });
}

const sameOf = (a, b) => a.toSorted().join() === b.toSorted().join();

/** Returns the cities that a field touches. A city is named by its first side. */
const touchedBy = ({ segments }, { touches }) =>
    segments
        .filter(({ kind, sides, shares }) => kind === "city" && touches.some((side) => [...sides, ...shares].includes(side)))
        .map(({ sides }) => sides[0]);

/** Replaces the fields with the fields that result from the other segments. Unchanged fields keep their lines in the text, and
 *  inner fields stay unchanged. */
function withFields(tile) {
    const isCity = (side) => tile.segments.some(({ kind, sides }) => kind === "city" && sides.includes(side));
    const own = tile.segments.filter(({ kind, isInner }) => kind === "field" && !isInner);
    const others = tile.segments.filter((segment) => !own.includes(segment));
    const fields = fieldsOf(tile).map((field) => {
        const same = own.find(({ halves }) => sameOf(halves, field.halves));
        if (same === undefined) return newSegment("field", field);
        const isTouching =
            same.touches.every(isCity) &&
            same.touches.length === field.touches.length &&
            sameOf(touchedBy(tile, same), field.touches);
        return { ...same, touches: isTouching ? same.touches : field.touches, parted: [] };
    });
    const free = own.filter(({ line }) => !fields.some((field) => field.line === line));
    for (const field of fields)
        if (field.line === null && free.length > 0)
            Object.assign(field, { line: free[0].line, comment: free.shift().comment });
    return { ...tile, segments: [...others, ...fields] };
}

// --- places of figures ---

const RIM = { N: [50, 0], E: [100, 50], S: [50, 100], W: [0, 50] };
const HALF_RIM = {
    NL: [25, 0],
    NR: [75, 0],
    EL: [100, 25],
    ER: [100, 75],
    SL: [75, 100],
    SR: [25, 100],
    WL: [0, 75],
    WR: [0, 25],
};
const NEAR = 16; // figures closer to each other than this, in hundredths of a tile, are separated
const CORNERS = [
    [82, 18],
    [82, 82],
    [18, 82],
    [18, 18],
];

/** Returns the default place of a segment's figure in hundredths of a tile, see src/tiles/FORMAT.md. */
export function meanPlace({ sides, halves }) {
    const points = [...sides.map((side) => RIM[side]), ...halves.map((half) => HALF_RIM[half])];
    if (points.length === 0) return [50, 50];
    return [0, 1].map((axis) => Math.round((points.reduce((sum, point) => sum + point[axis], 0) / points.length + 50) / 2));
}

const distance = ([x, y], [u, v]) => Math.hypot(x - u, y - v);

/** Separates figures that are too close. Moves only figures on fields and mist, and none whose place the text gives. Each
 *  moves to a free corner or side of its segment. */
function withPlaces(tile) {
    const taken = [];
    const told = (segment) => segment.at ?? meanPlace(segment);
    const yields = ({ kind, at }) => (kind === "field" || kind === "mist") && at === null;
    for (const segment of tile.segments) if (!yields(segment)) taken.push(told(segment));
    const segments = tile.segments.map((segment) => {
        if (!yields(segment)) return segment;
        const near = (place) => Math.min(100, ...taken.map((point) => distance(place, point)));
        let place = meanPlace(segment);
        let at = null;
        if (near(place) < NEAR) {
            const own = segment.halves.map((half) => HALF_RIM[half]).concat(segment.sides.map((side) => RIM[side]));
            const inward = own.map(([x, y]) => [x, y].map((z) => Math.round(50 + (z - 50) * 0.74)));
            const corners = CORNERS.filter((corner) => own.filter((point) => distance(point, corner) < 40).length > 1);
            at = place = [...corners, ...inward].reduce((best, next) => (near(next) > near(best) ? next : best), place);
        }
        taken.push(place);
        return { ...segment, at };
    });
    return { ...tile, segments };
}

// --- contents of sides ---

const restOf = ({ sides }, side) => SIDES.filter((name) => name !== side && sides.includes(name));

/** Returns the possible contents of a side as a list of { key, words }. Repeated clicks select them in this order. */
export function waysOf(tile, side) {
    const ways = [{ key: "field", words: "field" }];
    for (const kind of LAND) {
        const others = tile.segments.filter((segment) => segment.kind === kind && segment.sides.some((has) => has !== side));
        const own = tile.segments.find((segment) => segment.kind === kind && segment.sides.includes(side));
        const isRiver = kind === "river";
        if (isRiver && own === undefined && others.length === 0) continue; // a tile's first river can be added only in the text
        if (!isRiver || others.length === 0)
            ways.push({ key: kind, words: kind === "road" ? "road that ends here" : `separate ${kind}` });
        for (const segment of others) {
            const rest = restOf(segment, side);
            if (isRiver && rest.length >= MOST_RIVER_SIDES) continue;
            ways.push({ key: `${kind} ${rest[0]}`, words: `${kind} connected to ${listed(rest)}` });
        }
    }
    return ways;
}

/** Returns the key of the current contents of a side, see waysOf(). */
export function wayOf(tile, side) {
    const owner = ownerOf(tile, side);
    if (owner === undefined) return "field";
    const rest = restOf(owner, side);
    return rest.length === 0 ? owner.kind : `${owner.kind} ${rest[0]}`;
}

const copyOf = (tile) => ({
    ...tile,
    segments: tile.segments.map((segment) => ({ ...segment, sides: [...segment.sides], shares: [...segment.shares] })),
});

/** Returns the lines of a tile after a change of its segments. Replaces the fields, and removes the given figure places of
 *  changed segments. @param lines the lines before the change @param tile the changed tile */
function written(lines, tile) {
    const old = new Map(tileOf(lines).segments.map((segment) => [segment.line, segment]));
    const same = (segment) => {
        const was = old.get(segment.line);
        return was !== undefined && ["sides", "halves"].every((list) => sameOf(was[list], segment[list]));
    };
    const moved = withFields({ ...tile, segments: tile.segments.map((segment) => (same(segment) ? segment : { ...segment, at: null })) });
    const differs = (segment) => JSON.stringify(segment) !== JSON.stringify(old.get(segment.line));
    return linesWith(lines, withPlaces(moved).segments, differs);
}

/** Returns the lines of a tile after a change of a side's contents. @param way a key of waysOf() */
export function withSide(lines, side, way) {
    const tile = copyOf(tileOf(lines));
    const [kind, joined] = way.split(" ");
    for (const segment of tile.segments) {
        if (LAND.includes(segment.kind)) segment.sides = segment.sides.filter((has) => has !== side);
        segment.shares = segment.shares.filter((has) => has !== side);
        const isCovering = segment.kind === "mist" && (kind === "city" || kind === "river"); // mist never covers cities or rivers
        if (isCovering) segment.sides = segment.sides.filter((has) => has !== side);
    }
    if (joined !== undefined) ownerOf(tile, joined).sides.push(side);
    else if (kind !== "field") tile.segments.push(newSegment(kind, { sides: [side] }));
    tile.segments = tile.segments.filter(({ kind: known, sides }) => sides.length > 0 || ![...LAND, "mist"].includes(known));
    return written(lines, tile);
}

/** Returns the lines of a tile after changing a side to the next of its possible contents. */
export function withNextSide(lines, side) {
    const tile = tileOf(lines);
    const ways = waysOf(tile, side).map(({ key }) => key);
    return withSide(lines, side, ways[(ways.indexOf(wayOf(tile, side)) + 1) % ways.length]);
}

/** Returns whether a side can have mist. */
export const takesMist = (tile, side) => !["city", "river"].includes(ownerOf(tile, side)?.kind);

/** Returns the lines of a tile with or without mist on a side. The lines stay unchanged if the side cannot have mist. */
export function withMist(lines, side, isOn) {
    const tile = copyOf(tileOf(lines));
    if (isOn && !takesMist(tile, side)) return lines;
    let mist = tile.segments.find(({ kind }) => kind === "mist");
    if (isOn && mist === undefined) tile.segments.push((mist = newSegment("mist", { symbols: 1 })));
    if (isOn && !isMisty(tile, side)) mist.sides.push(side);
    if (!isOn) for (const segment of tile.segments) if (segment.kind === "mist") segment.sides = segment.sides.filter((has) => has !== side);
    tile.segments = tile.segments.filter(({ kind, sides }) => kind !== "mist" || sides.length > 0);
    return written(lines, tile);
}

/** Returns the kind of the building in the middle of a tile; "" without a building. */
export const middleOfTile = ({ segments }) => segments.find(({ kind }) => MIDDLES.includes(kind))?.kind ?? "";

/** Returns the lines of a tile with another building in its middle. @param kind "monastery", "castle", "cemetery", or ""
 *  for no building */
export function withMiddle(lines, kind) {
    const tile = copyOf(tileOf(lines));
    const was = tile.segments.find((segment) => MIDDLES.includes(segment.kind));
    if (was !== undefined && kind !== "") was.kind = kind;
    else if (was !== undefined) tile.segments = tile.segments.filter((segment) => segment !== was);
    else if (kind !== "") tile.segments.unshift(newSegment(kind));
    return written(lines, tile);
}

/** Returns the lines of a tile with a changed number or figure place in a segment.
 *  @param line the number of the segment's line, counted from the tile's first line
 *  @param fields the changed field: { coats }, { symbols } or { at } */
export function withFieldsOf(lines, line, fields) {
    const { segments } = tileOf(lines);
    const changed = segments.map((segment) => (segment.line === line ? { ...segment, ...fields } : segment));
    return linesWith(lines, changed, (segment) => segment.line === line);
}
