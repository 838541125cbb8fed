// The game of one scenario, line by line.

import { existsSync } from "node:fs";
import { DecisionKind, Draws, Game, InvalidPositionError, InvalidRulesError, InvalidTileSetError, JointScoring, MistbankError, Rules, TileSet, Unplayable } from "../mistbank.js";
import { inProject, textOf } from "../support.js";
import { check } from "./expectations.js";
import { cellOf, colourOf, Failure, figureOf, memberOf, numberOf, pairOf, same, truthOf, Words } from "./words.js";

// --- the rules line ---

const listOf = (read) => (text) => text.split(",").map(read);

/** The keys: the field of Rules, and how its value is read. */
const RULES = {
    players: ["players", numberOf],
    expansions: ["expansions", listOf(String)],
    edition: ["edition", numberOf],
    level: ["level", numberOf],
    starting_player: ["startingPlayer", numberOf],
    colours: ["colours", listOf(colourOf)],
    scoring_colours: ["scoringColours", listOf(colourOf)],
    joint_scoring: ["jointScoring", (text) => memberOf(JointScoring, text, "joint scoring")],
    farmers: ["farmers", truthOf],
    ghosts: ["ghosts", truthOf],
    castles: ["castles", truthOf],
    cemeteries: ["cemeteries", truthOf],
    draws: ["draws", (text) => memberOf(Draws, text, "way of drawing")],
    seed: ["seed", BigInt],
    // house rules
    hand: ["hand", numberOf],
    hand_open: ["handOpen", truthOf],
    draw_ahead: ["drawAhead", truthOf],
    unplayable: ["unplayable", (text) => memberOf(Unplayable, text, "end of unplayable tiles")],
    hole_turn: ["holeTurn", truthOf],
    incomplete_scores: ["incompleteScores", truthOf],
    border_completes: ["borderCompletes", truthOf],
    start_in_bag: ["startInBag", truthOf],
    small_cities: ["smallCities", truthOf],
    without: ["without", listOf(figureOf)],
    dragon_after_scoring: ["dragonAfterScoring", truthOf],
    hill_majority: ["hillMajority", truthOf],
};

/** "5x7", or "5x7@1,2" with the place of the cell 0,0. */
function tableOf(text) {
    const [size, place] = text.split("@");
    const sides = size.split("x");
    if (sides.length !== 2 || text.split("@").length > 2) throw new Failure(`"${text}" is no table WxH or WxH@X,Y`);
    const table = { tableWidth: numberOf(sides[0]), tableHeight: numberOf(sides[1]) };
    if (place === undefined) return table;
    const { x, y } = cellOf(place);
    return { ...table, tableX: x, tableY: y };
}

function fieldsOf([key, value]) {
    if (key === "table") return tableOf(value);
    if (RULES[key] === undefined) throw new Failure(`"${key}" is no key of the rules`);
    const [field, read] = RULES[key];
    return { [field]: read(value) };
}

function rulesOf(text) {
    const words = new Words(text);
    const rules = Rules.preset(words.take(), { draws: Draws.External });
    return rules.with(Object.assign({}, ...words.rest().split(" ").filter(Boolean).map(pairOf).map(fieldsOf)));
}

// --- playing ---

const MAY_HAVE_ONE_ANSWER = [DecisionKind.LayTile, DecisionKind.Hand, DecisionKind.Draw, DecisionKind.Chance];

export class Play {
    rules = null;
    sets = [];
    position = null; // its lines, without a header
    isInPosition = false;
    game = null;
    hashes = [];
    firstEvent = 0;
    ended = false;

    free() {
        this.game?.free();
        this.sets.forEach((set) => set.free());
    }

    demandPlayed() {
        if (this.game === null && !this.ended) throw new Failure("the scenario never makes a game");
    }

    situation() {
        if (this.game === null) return "no game yet";
        const legal = this.game.legalActions().map((action) => this.game.text(action));
        return `${this.game}; legal actions: ${legal.join("; ") || "none"}`;
    }

    line(text) {
        if (this.ended) throw new Failure('nothing may follow "invalid"');
        const word = text.split(" ", 1)[0];
        const rest = text.slice(word.length).trim();
        const steps = {
            rules: this.readRules,
            tiles: this.readTiles,
            position: this.beginPosition,
            "|": this.readPositionLine,
            do: this.do,
            refuse: this.refuse,
            undo: this.undo,
            invalid: this.invalid,
            expect: (line) => check(this.made(), this.firstEvent, new Words(line)),
        };
        if (!Object.hasOwn(steps, word)) throw new Failure(`"${word}" is no kind of line`);
        this.isInPosition = word === "position" || (word === "|" && this.isInPosition);
        steps[word].call(this, rest);
    }

    readRules(text) {
        if (this.rules !== null) throw new Failure('a second "rules"');
        this.rules = rulesOf(text);
    }

    readTiles(names) {
        if (this.game !== null || this.sets.length > 0)
            throw new Failure('"tiles" comes once, before the first action');
        for (const name of names.split(" ")) {
            const path = `tests/scenarios/tiles/${name}.tiles`;
            if (!existsSync(inProject(path))) throw new Failure(`no tile set is called "${name}"`);
            this.sets.push(TileSet.parse(textOf(path)));
        }
    }

    beginPosition(rest) {
        if (rest !== "") throw new Failure('the lines of a position begin with "|"');
        if (this.game !== null || this.position !== null)
            throw new Failure('"position" comes once, before the first action');
        this.position = [];
    }

    readPositionLine(text) {
        if (!this.isInPosition) throw new Failure('"|" stands in a position only');
        const lines = text.split(";").map((line) => line.trim());
        if (lines.includes("")) throw new Failure("a line of the position is empty");
        this.position.push(...lines);
    }

    /** With the rules and sets of this game: the keys of a position's header are those of a record's. */
    begunWithPosition(game) {
        try {
            if (this.position.length === 0) throw new Failure("the position is empty");
            const header = game.toRecord().split("\nactions\n", 1)[0].split("\n").slice(1);
            const lines = ["mistbank-position 1", ...header, ...this.position, ""];
            return Game.fromPosition(lines.join("\n"), { sets: this.sets });
        } finally {
            game.free();
        }
    }

    made() {
        if (this.game === null) {
            if (this.rules === null) throw new Failure('"rules" is missing');
            const game = new Game(this.rules, { sets: this.sets });
            this.game = this.position === null ? game : this.begunWithPosition(game);
            this.checkDecision();
            this.hashes.push(this.game.stateHash);
        }
        return this.game;
    }

    /** What must hold at every decision. */
    checkDecision() {
        const legal = this.game.legalActions();
        if ((legal.length === 0) !== this.game.isOver)
            throw new Failure("actions are listed exactly while the game goes on");
        if (legal.length === 1 && !MAY_HAVE_ONE_ANSWER.includes(this.game.phase))
            throw new Failure("a question with one answer must not be asked");
        for (const action of legal) {
            const reason = this.game.whyNot(action);
            if (reason !== null) throw new Failure(`${this.game.text(action)} is listed, but whyNot says: ${reason}`);
        }
    }

    do(text) {
        const game = this.made();
        this.firstEvent = game.eventCount;
        for (const part of text.split(";").map((one) => one.trim())) {
            const action = game.parse(part.replace(/\?$/, "").trim());
            const reason = game.whyNot(action);
            if (reason !== null && part.endsWith("?")) continue;
            if (reason !== null) throw new Failure(`${part} must be legal, but: ${reason}`);
            game.apply(action);
            this.checkDecision();
            this.hashes.push(game.stateHash);
        }
    }

    refuse(text) {
        const at = text.indexOf(" because ");
        if (at < 0) throw new Failure('"because" is missing');
        const game = this.made();
        const wanted = text.slice(at + " because ".length).trim();
        const action = game.parse(text.slice(0, at).trim());
        const reason = game.whyNot(action);
        if (!reason?.includes(wanted)) throw new Failure(`expected: a reason with "${wanted}"\n  found:    ${reason}`);
        const before = game.stateHash;
        let told = null;
        try {
            game.apply(action);
        } catch (refusal) {
            if (!(refusal instanceof MistbankError)) throw refusal;
            told = refusal;
        }
        if (told === null) throw new Failure("expected: refused\n  found:    apply() carried it out");
        same("reason", reason, told.reason);
        same("clause", /\b[A-Z]{3,4}-[0-9]+\b/.exec(reason)?.[0] ?? null, told.clause);
        same("state", before, game.stateHash);
    }

    undo(text) {
        const count = numberOf(text);
        this.made().undo(count);
        this.hashes.length -= count;
        same("state", this.hashes.at(-1), this.game.stateHash);
        this.firstEvent = Math.min(this.firstEvent, this.game.eventCount);
    }

    invalid(wanted) {
        if (this.game !== null) throw new Failure('"invalid" comes before the first action');
        try {
            this.made();
        } catch (refusal) {
            const refusals = [InvalidRulesError, InvalidTileSetError, InvalidPositionError];
            if (!refusals.some((kind) => refusal instanceof kind)) throw refusal;
            if (wanted === "" || !refusal.message.includes(wanted))
                throw new Failure(`expected: a message with "${wanted}"\n  found:    ${refusal.message}`);
            this.ended = true;
            return;
        }
        throw new Failure("expected: rules that are refused\n  found:    a game was made of them");
    }
}
