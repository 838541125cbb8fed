// What the lines "expect ..." of a scenario ask of its game.

import { Colour, DecisionKind, EventKind, FigureKind, Good, Loss, Mark, Outcome, SegmentKind, Source, Viewer } from "../mistbank.js";
import { cellOf, colourOf, Failure, figureOf, memberOf, nameIn, numberOf, pairOf, placeOf, same, truthOf, Words, yesOrNo } from "./words.js";

/** Checks one line. Events are those from `firstEvent` on. */
export function check(game, firstEvent, words) {
    const word = words.take();
    if (!Object.hasOwn(EXPECTATIONS, word)) throw new Failure(`"expect ${word}" is not understood`);
    EXPECTATIONS[word](new Looking(game, firstEvent), words);
    words.demandEnd();
}

/** The game, looked at by cells and names. */
class Looking {
    constructor(game, firstEvent) {
        Object.assign(this, { game, firstEvent });
    }

    tile({ x, y }) {
        const tile = this.game.tileAt(x, y);
        if (tile === null) throw new Failure(`expected: a tile at ${x},${y}\n  found:    the cell is empty`);
        return tile;
    }

    segment(place) {
        const tile = this.tile(place);
        const { type } = this.game.tile(tile);
        if (type < 0) throw new Failure("expected: a face-up tile\n  found:    it lies face down");
        if (!(this.game.types[type].segments[place.segment] !== undefined))
            throw new Failure(`the tile at ${place.x},${place.y} has no segment ${place.segment}`);
        return { tile, segment: place.segment };
    }

    figure(place) {
        const { tile, segment } = this.segment(place);
        const index = this.game.figureOn(tile, segment);
        return index === null ? null : this.game.figure(index);
    }

    type(id) {
        const type = this.game.findType(id);
        if (type === null) throw new Failure(`no tile type is called "${id}"`);
        return type;
    }

    /** Of the colour that the line ends with, or the one for all. */
    scoringMeeple(words) {
        const colour = words.left > 0 ? colourOf(words.take()) : Colour.None;
        const found = this.game.scoringMeeples.find((meeple) => meeple.colour === colour);
        if (found === undefined) throw new Failure("expected: a scoring meeple of this colour\n  found:    there is none");
        return found;
    }

    idOf(type) {
        return type < 0 ? "none" : this.game.types[type].id;
    }

    /** The cell of a tile that may be beside the board. */
    cellOf(tile) {
        if (tile === null) return "aside";
        const { x, y } = this.game.tile(tile);
        return { x, y };
    }

    player(name) {
        const player = this.game.playerOf(colourOf(name));
        if (player === null) throw new Failure(`nobody plays ${name}`);
        return player;
    }
}

function values(what, found, words) {
    while (words.left > 0) {
        const [key, expected] = pairOf(words.take());
        if (!Object.hasOwn(found, key)) throw new Failure(`the ${what} has no key "${key}"`);
        same(`${key} of the ${what}`, expected, String(found[key]));
    }
}

const sorted = (list) => [...list].sort();
const cellOrAside = (words) => (words.accept("aside") ? "aside" : (words.demand("at"), cellOf(words.take())));

/** Whether such a figure is among those of the segment that the line goes on to name. */
function standsThere(look, words, kind) {
    const colour = colourOf(words.take());
    words.demand("at");
    const { tile, segment } = look.segment(placeOf(words.take()));
    const fits = (one) => one.colour === colour && one.kind === kind && one.tile === tile && one.segment === segment;
    return look.game.figures.some((one) => !one.buried && fits(one));
}

function figureStands(kindOf) {
    return (look, words) => same("such a figure", true, standsThere(look, words, kindOf(words)));
}

// --- decisions and actions ---

function decision(look, words) {
    const { kind, colour, tileType, ...found } = look.game.decision;
    same("decision", words.take(), nameIn(DecisionKind, kind));
    values("decision", { ...found, colour: nameIn(Colour, colour), tile: look.idOf(tileType) }, words);
}

function isLegal(look, words) {
    const action = look.game.parse(words.rest());
    return look.game.legalActions().some((legal) => legal.equals(action));
}

function exactly(look, words) {
    const texts = words.rest().split(";").map((text) => look.game.text(look.game.parse(text.trim())));
    const found = look.game.legalActions().map((action) => look.game.text(action));
    same("exactly", sorted(texts), sorted(found));
}

// --- figures and supplies ---

function supply(look, words) {
    const colour = colourOf(words.take());
    const kind = words.left > 1 ? figureOf(words.take()) : FigureKind.Normal;
    same("in the supply", words.number(), look.game.supply(colour).figures[kind]);
}

/** "COLOUR N" of a field of supplies. */
function ofSupply(read) {
    return (look, words) => {
        const found = look.game.supply(colourOf(words.take()));
        same("in the supply", words.number(), read(found));
    };
}

function goods(look, words) {
    const found = look.game.supply(colourOf(words.take())).goods;
    same("goods", [words.number(), words.number(), words.number()], found);
}

function fairy(look, words) {
    if (!words.accept("with")) return same("fairy", cellOrAside(words), look.cellOf(look.game.fairyTile));
    const found = look.game.figures.find((figure) => figure.fairy);
    if (words.accept("nobody")) return same("fairy with", undefined, found);
    const [kind, colour] = [figureOf(words.take()), colourOf(words.take())];
    words.demand("at");
    const place = look.segment(placeOf(words.take()));
    same("fairy with", { kind, colour, ...place }, found && { kind: found.kind, colour: found.colour, tile: found.tile, segment: found.segment });
}

function floors(look, words) {
    const first = words.take();
    if (!words.accept("at")) return same("floors left", words.number(), look.game.supply(colourOf(first)).floors);
    same("floors there", numberOf(first), look.game.tile(look.tile(cellOf(words.take()))).floors);
}

function prisoners(look, words) {
    words.demand("of");
    const holder = colourOf(words.take());
    const held = look.game.prisoners.filter((one) => one.holder === holder);
    const found = held.map((one) => `${one.kind} ${one.colour}`);
    if (words.accept("none")) return same("prisoners", [], found);
    const expected = words.rest().split(";").map((text) => {
        const line = new Words(text);
        const prisoner = `${figureOf(line.take())} ${colourOf(line.take())}`;
        line.demandEnd();
        return prisoner;
    });
    same("prisoners", sorted(expected), sorted(found));
}

const SHEEP_OF_TOKENS = [0, 1, 2, 3, 4]; // 0: wolves

function flock(look, words) {
    const colour = colourOf(words.take());
    const found = SHEEP_OF_TOKENS.slice(1).flatMap((number) => Array(look.game.flock(colour, number)).fill(number));
    same("flock", words.accept("none") ? [] : [words.number(), ...words.rest().split(" ").filter(Boolean).map(numberOf)], found);
}

function bag(look, words) {
    const found = SHEEP_OF_TOKENS.map((number) => look.game.sheepInBag(number));
    same("bag", SHEEP_OF_TOKENS.map(() => words.number()), found);
}

function hand(look, words) {
    const player = look.player(words.take());
    let viewer = Viewer.Host;
    if (words.accept("for")) {
        const name = words.take();
        if (name !== "host") viewer = name === "nobody" ? Viewer.Nobody : look.player(name);
    }
    const found = look.game.hand(player, viewer).map((type) => (type === null ? "?" : look.idOf(type)));
    const expected = words.accept("none") ? [] : [words.take(), ...words.rest().split(" ").filter(Boolean)];
    expected.filter((id) => id !== "?").forEach((id) => look.type(id));
    same("hand", expected, found);
}

// --- the seven small boxes ---

function gold(look, words) {
    if (words.accept("aside")) return same("gold aside", words.number(), look.game.ingotsAside);
    if (words.accept("of")) {
        const colour = colourOf(words.take());
        return same("gold of a colour", words.number(), look.game.ingotsOf(colour));
    }
    const tile = look.tile(cellOf(words.take()));
    same("gold there", words.number(), look.game.ingotsOn(tile));
}

/** A figure of nobody's: "X,Y/S", or "aside". */
const onSegment = (what, tileOf, segmentOf) => (look, words) => {
    const expected = words.accept("aside") ? "aside" : placeOf(words.take());
    const tile = tileOf(look.game);
    same(what, expected, tile === null ? "aside" : { ...look.cellOf(tile), segment: segmentOf(look.game) });
};

function robber(look, words) {
    const colour = colourOf(words.take());
    same("robber", words.accept("supply") ? null : words.number(), look.game.robberSpace(colour));
}

function courier(look, words) {
    const colour = colourOf(words.take());
    same("courier", words.number(), look.game.courier(colour));
}

function ferries(look, words) {
    const found = look.game.ferries.map(({ tile, one, other }) => ({ ...look.cellOf(tile), segment: one, other }));
    const texts = words.accept("none") ? [] : words.rest().split(" ").filter(Boolean);
    const expected = texts.map((text) => {
        const [place, other] = text.split("+");
        return { ...placeOf(place), other: numberOf(other) };
    });
    same("ferries", expected, found);
}

/** "COLOUR N": who has the token, and the record in tiles. */
const token = (what, holderOf, recordOf) => (look, words) => {
    const holder = words.accept("none") ? Colour.None : colourOf(words.take());
    same(what, [holder, words.number()], [holderOf(look.game), recordOf(look.game)]);
};

// --- the board ---

function ghosts(look, words) {
    if (words.accept("on")) {
        words.demand("board");
        return same("ghosts on board", words.number(), look.game.ghostsOnBoard);
    }
    const expected = words.number();
    words.demand("at");
    same("ghosts", expected, look.game.tile(look.tile(cellOf(words.take()))).ghosts);
}

function haunted(look, words) {
    const expected = words.number();
    words.demand("at");
    same("ghosts on the meeple", expected, look.figure(placeOf(words.take()))?.ghosts);
}

function buried(look, words) {
    const first = words.take();
    const found = look.game.figures.filter((figure) => figure.buried);
    if (!words.accept("at")) return same("buried meeples", numberOf(first), found.length);
    const [colour, tile] = [colourOf(first), look.tile(cellOf(words.take()))];
    same("buried there", true, found.some((one) => one.colour === colour && one.tile === tile));
}

function hound(look, words) {
    const which = words.number();
    if (which !== 1 && which !== 2) throw new Failure("hounds are called 1 and 2");
    let expected = words.take();
    if (expected === "at") expected = placeOf(words.take());
    else if (expected !== "waiting" && expected !== "gone") throw new Failure(`"${expected}" is no place of a hound`);
    const index = look.game.houndMeeple(which);
    let found = look.game.houndArrived(which) ? "gone" : "waiting";
    if (index !== null) {
        const { tile, segment } = look.game.figure(index);
        found = { ...look.cellOf(tile), segment };
    }
    same(`hound ${which}`, expected, found);
}

function pile(look, words) {
    const number = words.number();
    const { piles } = look.game;
    if (number < 1 || number > piles.length) throw new Failure(`there is no pile ${number}`);
    same(`tiles in pile ${number}`, words.number(), piles[number - 1]);
}

function setAside(look, words) {
    words.demand("aside");
    const expected = words.rest().split(" ").filter(Boolean);
    expected.forEach((id) => look.type(id));
    same("set aside", expected, look.game.setAside.map((type) => look.idOf(type)));
}

function tile(look, words) {
    const id = words.take();
    look.type(id);
    words.demand("at");
    same("tile", id, look.idOf(look.game.tile(look.tile(cellOf(words.take()))).type));
}

function feature(look, words) {
    const { tile: on, segment } = look.segment(placeOf(words.take()));
    const found = look.game.feature(on, segment);
    if (words.left === 0) throw new Failure("nothing is expected of the feature");
    values(
        "feature",
        {
            kind: nameIn(SegmentKind, found.kind),
            tiles: found.tiles,
            open: found.openSides,
            coats: found.coats,
            ghosts: found.ghosts,
            complete: yesOrNo(found.complete),
            haunted: yesOrNo(found.haunted),
            cities: found.cities,
            worth: found.worth,
            meeples: found.meeples.reduce((sum, one) => sum + one, 0),
            marks: found.marks.map((mark) => nameIn(Mark, mark)).join(",") || "none",
            wine: found.goods[Good.Wine],
            grain: found.goods[Good.Grain],
            cloth: found.goods[Good.Cloth],
        },
        words,
    );
}

function outcome(look, words) {
    const { outcome: how, lossReason } = look.game;
    const reason = lossReason === Loss.None ? "" : ` ${nameIn(Loss, lossReason)}`;
    same("outcome", words.rest(), nameIn(Outcome, how) + reason);
}

// --- events ---

const FIELDS_OF_EVENTS = {
    ...Object.fromEntries("player colour segment x y feature count amount figure type tiles coats cities points total".split(" ").map((key) => [key, key])),
    from_x: "fromX",
    from_y: "fromY",
    from_segment: "fromSegment",
    good: "count", // told in the same field
};

function valueInEvent(look, key, value) {
    switch (key) {
        case "colour": return memberOf(Colour, value, "colour");
        case "type": return value === "none" ? -1 : look.type(value);
        case "feature": return memberOf(SegmentKind, value, "kind of feature");
        case "figure": return figureOf(value);
        case "good": return memberOf(Good, value, "good");
        default: return numberOf(value);
    }
}

function eventOf(look, text) {
    const words = new Words(text);
    const kind = memberOf(EventKind, words.take(), "kind of event");
    const wanted = words.rest().split(" ").filter(Boolean).map(pairOf).map(([key, value]) => {
        if (!Object.hasOwn(FIELDS_OF_EVENTS, key)) throw new Failure(`an event has no key "${key}"`);
        return [FIELDS_OF_EVENTS[key], valueInEvent(look, key, value)];
    });
    return (event) => event.kind === kind && wanted.every(([field, value]) => event[field] === value);
}

const sentences = (look) => look.game.events(look.firstEvent).map((event) => look.game.sentence(event)).join("; ");

function event(happens) {
    return (look, words) => {
        const found = look.game.events(look.firstEvent).some(eventOf(look, words.rest()));
        if (found !== happens) throw new Failure(`expected: ${happens ? "" : "no "}such event\n  found:    ${sentences(look)}`);
    };
}

function events(look, words) {
    const happened = look.game.events(look.firstEvent);
    let next = 0;
    for (const text of words.rest().split(";")) {
        const fits = eventOf(look, text);
        const at = happened.findIndex((one, index) => index >= next && fits(one));
        if (at < 0) throw new Failure(`expected: ${text.trim()} at its place\n  found:    ${sentences(look)}`);
        next = at + 1;
    }
}

// --- all of them ---

/** Expectations of one number. */
const number = (what, read) => (look, words) => same(what, words.number(), read(look.game));
const after = (word, expectation) => (look, words) => (words.demand(word), expectation(look, words));

const NOT_EXPECTED = {
    action: (look, words) => same("legal", false, isLegal(look, words)),
    meeple: after("at", (look, words) => same("meeple", null, look.figure(placeOf(words.take())))),
    figure: (look, words) => same("such a figure", false, standsThere(look, words, figureOf(words.take()))),
    event: event(false),
};

const EXPECTATIONS = {
    decision,
    player: number("player", (game) => game.activePlayer),
    decider(look, words) {
        const expected = words.number();
        same("decider", [expected, expected], [look.game.decidingPlayer, look.game.decision.player]);
    },
    turn: number("turn", (game) => game.turn),
    part: number("part", (game) => game.part),
    actions: exactly,
    action: (look, words) => same("legal", true, isLegal(look, words)),
    no(look, words) {
        const word = words.take();
        if (!Object.hasOwn(NOT_EXPECTED, word)) throw new Failure(`"expect no ${word}" is not understood`);
        NOT_EXPECTED[word](look, words);
    },
    tally(look, words) {
        const points = words.number();
        const source = memberOf(Source, words.take(), "source of points");
        const { colour } = look.scoringMeeple(words);
        const found = look.game.tallies.find((tally) => tally.colour === colour);
        same(`points from ${Source[source]}`, points, found.points[source]);
    },
    total: (look, words) => same("total", words.number(), look.scoringMeeple(words).total),
    space(look, words) {
        const space = words.number();
        words.demand("lap");
        const lap = words.number();
        const found = look.scoringMeeple(words);
        same("space and lap", [space, lap], [found.space, found.lap]);
    },
    ghosts,
    ghost: after("supply", number("ghost supply", (game) => game.ghostSupply)),
    supply,
    guards: ofSupply((found) => found.figures[FigureKind.Guard]),
    reserve: ofSupply((found) => found.reserve),
    goods,
    dragon: (look, words) => same("dragon", cellOrAside(words), look.cellOf(look.game.dragonTile)),
    fairy,
    floors,
    prisoners,
    abbeys: ofSupply((found) => found.abbeys),
    flock,
    sheep: ofSupply((found) => found.sheep),
    bag,
    under: after("hills", number("tiles under hills", (game) => game.tilesUnderHills)),
    big: after("top", (look, words) => same("big top", cellOrAside(words), look.cellOf(look.game.bigTopTile))),
    animals(look, words) {
        const which = words.number();
        same("unseen animals", words.number(), look.game.animalsUnseen(which));
    },
    gold,
    mage: onSegment("mage", (game) => game.mageTile, (game) => game.mageSegment),
    witch: onSegment("witch", (game) => game.witchTile, (game) => game.witchSegment),
    robber,
    courier,
    messages(look, words) {
        const expected = words.accept("none") ? [] : words.rest().split(" ").filter(Boolean).map(numberOf);
        same("messages", expected, look.game.messages);
    },
    message: number("message", (game) => game.decision.number),
    ferries,
    king: token("king", (game) => game.king, (game) => game.largestCity),
    baron: token("baron", (game) => game.baron, (game) => game.longestRoad),
    hand,
    last(look, words) {
        if (words.accept("round")) return same("last round", truthOf(words.take()), look.game.inLastRound);
        words.demand("draw");
        same("last draw", words.number(), look.game.lastDraw);
    },
    meeple: figureStands(() => FigureKind.Normal),
    guard: figureStands(() => FigureKind.Guard),
    figure: figureStands((words) => figureOf(words.take())),
    haunted,
    buried,
    hound,
    active: after("pile", number("active pile", (game) => game.activePile + 1)),
    pile,
    set: setAside,
    tile,
    face: after("down", after("at", (look, words) => same("face down", true, look.game.tile(look.tile(cellOf(words.take()))).faceDown))),
    empty(look, words) {
        const { x, y } = cellOf(words.take());
        same("tile", null, look.game.tileAt(x, y));
    },
    unseen(look, words) {
        const type = look.type(words.take());
        same("unseen", words.number(), look.game.unseen(type));
    },
    drawable(look, words) {
        const type = look.type(words.take());
        same("drawable", words.number(), look.game.drawable(type));
    },
    outcome,
    winners: (look, words) => same("winners", sorted(words.rest().split(" ").filter(Boolean).map(colourOf)), sorted(look.game.winners)),
    feature,
    event: event(true),
    events,
};
