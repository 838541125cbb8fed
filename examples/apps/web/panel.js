// The turn panel: the question, the tile in hand, and a button for every choice. The board has a button for each place that
// choices of the panel name, and highlights the place while the pointer or the focus is on a panel button that names it.

import { joint } from "./board.js";
import { byTarget, figuresOf } from "./choices.js";
import { forDevice } from "./device.js";
import { button, byId, element, icon, meeple, picture } from "./dom.js";
import { capital, coloursOf, playerName, plural } from "./features.js";
import { figureIcon } from "./figure_icons.js";
import { ActionKind, figureTitle, SegmentKind } from "./library.js";
import { figureWords } from "./naming.js";

const MOST_AT_ONCE = 40; // number of choices that are listed before the player asks for more
const MOST_AMOUNTS = 8; // maximum number of amounts that are shown as buttons; a field replaces a larger number of buttons
const LONG = 20; // number of characters above which a button below the question fills its own line
const LONG_QUESTION = 60; // number of characters above which a question is printed smaller

/** The parts of a placement, such as "Places a red meeple on the city at 0,-1, south (2 tiles, 4 points, complete)". */
const PLACEMENT = new RegExp(
    "^(?<figure>.*? on )the (?<feature>[a-z' ]+?)(?: at -?\\d+,-?\\d+)?(?<sides>, .*?)?" +
        "(?: \\(\\d+ tiles?, (?<facts>[^()]*)\\)(?<more> and .*)?)?$",
);

/** Shortens sides, for example "east (south half) and west (south half)" to "east (south), west (south)". */
const shortSides = (sides) => sides.replaceAll(" half)", ")").replaceAll(" and ", ", ");

const CHOOSING = {
    mouse: "Click one of the highlighted cells, or drag the tile there.",
    finger: "Tap one of the highlighted cells, or drag the tile there.",
    keys: "Choose a cell with the arrows, turn the tile with R, lay it with Enter.",
};
const TURNING = {
    mouse: "Click again or use the wheel to turn the tile. ✓ lays it.",
    finger: "Tap again to turn the tile. ✓ lays it.",
    keys: "R turns the tile, Enter lays it.",
};
const NOT_FITTING = {
    mouse: "It doesn't fit this way. Rotate it.",
    finger: "It doesn't fit this way. Rotate it.",
    keys: "It doesn't fit this way. Rotate it with R.",
};

/** Creates a field for an amount from 1 to `most`. @param onamount receives each entered amount within the range */
const amountField = (most, onamount) =>
    element(
        "label",
        { class: "field" },
        element("span", { text: `Points, up to ${most}` }),
        element("input", {
            type: "number",
            min: 1,
            max: most,
            step: 1,
            value: 1,
            oninput: ({ target }) => target.validity.valid && target.value !== "" && onamount(Number(target.value)),
        }),
    );

export class Panel {
    /** @param board the board that shows the targets of choices
     *  @param laying the preview of the tile in hand, see laying.js
     *  @param handlers onapply(action) */
    constructor(board, laying, { onapply }) {
        this.board = board;
        this.laying = laying;
        this.onapply = onapply;
        this.body = byId("turn-body");
        this.main = byId("main-choices"); // the buttons below the question, which never scroll out of view
        this.names = []; // the names of the players
        this.figures = new Map(); // player → key of the figure that the player selected last
        this.reset();
    }

    reset() {
        this.choices = null;
        this.kind = null;
        this.filter = null;
        this.shown = MOST_AT_ONCE;
    }

    /** Shows the deciding player and the question. */
    ask(game, player, question, extra = "") {
        byId("who").replaceChildren(
            ...coloursOf(game, player).map(meeple),
            element("span", { text: `${playerName(game, player, this.names)}${extra}` }),
        );
        byId("question").textContent = question;
        byId("question").classList.toggle("long", question.length > LONG_QUESTION);
    }

    /** Shows the current decision and its choices. */
    offer(game, choices) {
        this.reset();
        for (const id of ["side", "turn"]) byId(id).scrollTop = 0;
        this.game = game;
        this.choices = choices;
        this.kind = choices.groups[0]?.kind ?? null;
        this.ask(game, choices.decision.player, choices.question);
        this.show();
    }

    /** Shows elements in place of a decision. Ignores null. */
    tell(...nodes) {
        this.reset();
        this.main.replaceChildren();
        this.body.replaceChildren(...nodes.filter((node) => node !== null));
    }

    // --- the current decision ---

    get group() {
        return this.choices.groups.find(({ kind }) => kind === this.kind) ?? null;
    }

    /** Returns the chosen figure of this group; null if the group does not ask for a figure. */
    get figure() {
        const figures = figuresOf(this.group);
        const last = this.figures.get(this.choices.decision.player);
        return figures.find(({ key }) => key === last) ?? figures[0] ?? null;
    }

    /** Returns the choices of the group for the chosen figure. */
    get listed() {
        const { figure } = this;
        return this.group.choices.filter((choice) => figure === null || choice.figure.key === figure.key);
    }

    show() {
        const nodes = [];
        if (this.choices.laying) nodes.push(this.handOf(this.choices.laying));
        if (this.choices.groups.length > 1) nodes.push(this.tabs());
        if (this.group) nodes.push(...this.groupNodes());
        this.main.replaceChildren(
            ...this.choices.alone.map((choice) => this.button(choice, choice.words.length > LONG ? "choice long" : "choice")),
        );
        this.body.replaceChildren(...nodes);
    }

    groupNodes() {
        const figures = figuresOf(this.group);
        const { listed } = this;
        const targets = byTarget(listed);
        const here = this.filter === null ? listed : listed.filter(({ target }) => target?.key === this.filter);
        this.showTargets(targets);
        const nodes = [];
        if (figures.length > 1) nodes.push(this.chips(figures));
        if (this.filter !== null) nodes.push(button("Show all", () => this.narrow(null), "quiet wide"));
        const asksForAmount = this.kind === ActionKind.OfferPoints && here.length > MOST_AMOUNTS;
        const items = (choices) => choices.slice(0, this.shown).map((choice) => element("li", {}, this.button(choice)));
        const kind = this.kind === ActionKind.Place ? "choices placing" : "choices";
        const attributes = { class: kind, "aria-label": this.group.title };
        const list = element("ul", attributes, items(asksForAmount ? here.slice(0, 1) : here));
        if (asksForAmount)
            nodes.push(amountField(here.length, (amount) => list.replaceChildren(...items([here[amount - 1]]))));
        nodes.push(list);
        if (here.length > this.shown && !asksForAmount)
            nodes.push(button(`Show ${here.length - this.shown} more`, () => this.showMore(), "quiet wide"));
        return nodes;
    }

    showMore() {
        this.shown = Infinity;
        this.show();
    }

    /** Creates the number of a place, for the board and for a button; null if the place has no number. */
    numberOf(target) {
        const number = this.group?.numbers.get(target?.key);
        return number === undefined ? null : element("b", { class: "place-number", text: number });
    }

    showTargets(targets) {
        const { numbers } = this.group;
        this.board.showTargets(this.game, targets, {
            label: ({ target, choices }) => {
                const words = choices.length === 1 ? capital(choices[0].words) : `${this.group.title}: ${plural(choices.length, "option")}`;
                return `${words}${numbers.has(target.key) ? `, place ${numbers.get(target.key)}` : ""}`;
            },
            face: ({ target, choices: [{ figure }] }) => [
                target.kind === "pair" ? joint(this.game, target) : figure ? this.faceOf(figure, target) : null,
                this.numberOf(target),
            ],
            onchoose: (entry) =>
                entry.choices.length === 1 ? this.onapply(entry.choices[0].action) : this.narrow(entry.target.key),
            onenter: (entry) => this.light(entry, true),
            onleave: (entry) => this.light(entry, false),
        });
    }

    /** Returns the icon of a figure at a place. The figure lies on a field and stands on any other segment. */
    faceOf({ colour, kind }, target) {
        const face = figureIcon(this.game, colour, kind, this.board.settings.theme);
        if (target.kind !== "spot") return face;
        const { type } = this.game.tile(this.game.tileAt(target.x, target.y));
        const segment = this.game.types[type]?.segments[target.segment];
        face.classList.toggle("lying", segment?.kind === SegmentKind.Field);
        return face;
    }

    /** Highlights the panel's buttons for the place under the pointer, or removes the highlight. */
    light({ choices }, isOn) {
        const texts = new Set(choices.map(({ text }) => text));
        for (const button of this.body.querySelectorAll(".choices button"))
            button.classList.toggle("pointed", isOn && texts.has(button.dataset.action));
    }

    /** Applies the only choice or, if the list is narrowed to a place, the only choice at that place. Does nothing if there are
     *  several, or while the player lays a tile. */
    confirm() {
        if (this.choices === null || this.choices.laying !== null) return;
        const listed = [...(this.group ? this.listed : []), ...(this.filter === null ? this.choices.alone : [])];
        const here = listed.filter(({ target }) => this.filter === null || target?.key === this.filter);
        if (here.length === 1 && (this.filter !== null || this.choices.count === 1)) this.onapply(here[0].action);
    }

    /** Lists only the choices at one place. @param key the key of the place; null: lists all choices */
    narrow(key) {
        this.filter = key;
        this.show();
        this.body.querySelector(".choices button")?.focus();
    }

    /** Creates a tab for each kind of action. */
    tabs() {
        const tabs = this.choices.groups.map(({ kind, title, choices }) =>
            element(
                "button",
                {
                    class: "tab",
                    "aria-pressed": String(kind === this.kind),
                    data: { kind },
                    onclick: () => this.turnTo(kind),
                },
                title,
                element("span", { class: "count", text: choices.length }),
            ),
        );
        return element("div", { class: "tabs", role: "group", "aria-label": "Actions" }, tabs);
    }

    turnTo(kind) {
        this.kind = kind;
        this.filter = null;
        this.shown = MOST_AT_ONCE;
        this.show();
        this.body.querySelector(`.tab[aria-pressed="true"]`)?.focus();
    }

    chips(figures) {
        const chosen = this.figure;
        const isOfOneColour = new Set(figures.map(({ colour }) => colour)).size === 1;
        const chips = figures.map((figure) =>
            element(
                "button",
                {
                    class: "chip",
                    data: { figure: figure.key },
                    "aria-pressed": String(figure.key === chosen.key),
                    onclick: () => this.takeFigure(figure),
                },
                meeple(figure.colour),
                element("span", { text: isOfOneColour ? capital(figureTitle(figure.kind)) : figureWords({}, figure) }),
            ),
        );
        return element("div", { class: "chips", role: "group", "aria-label": "Figure" }, chips);
    }

    takeFigure(figure) {
        this.figures.set(this.choices.decision.player, figure.key);
        this.filter = null;
        this.show();
        this.body.querySelector(`.chip[aria-pressed="true"]`)?.focus();
    }

    button(choice, kind = "choice") {
        const glow = (isOn) => this.board.glow(this.game, isOn ? choice.target : null);
        const { target } = choice;
        return element(
            "button",
            {
                class: kind,
                data: { action: choice.text },
                onclick: () => this.onapply(choice.action),
                onpointerenter: () => glow(true),
                onpointerleave: () => glow(false),
                onfocus: () => {
                    glow(true);
                    if (target) this.board.camera.reveal(target.x, target.y);
                },
                onblur: () => glow(false),
            },
            element("span", { class: "words" }, this.numberOf(target), this.wordsOf(choice)),
            element("code", { text: choice.text }),
        );
    }

    /** Returns the content of a choice's button. The button of a placement shows only the feature and its points, because the
     *  question names the tile and the chips name the figure. Screen readers also read the figure. */
    wordsOf({ action, words }) {
        const parts = action.kind === ActionKind.Place ? PLACEMENT.exec(words)?.groups : undefined;
        if (parts === undefined) return capital(words);
        const { figure, feature, sides = "", facts = "", more = "" } = parts;
        return [
            element("span", { class: "unseen", text: figure }),
            element("span", { class: "name", text: capital(`${feature}${shortSides(sides)}`) }),
            facts === "" ? null : element("span", { class: "facts", text: `${facts}${more.replace(" and ", ", ")}` }),
        ];
    }

    // --- the hand ---

    handOf({ tiles }) {
        const several = tiles.length > 1;
        const held = tiles.map((tile) => {
            const fits = tile.ways.size === 0 ? "fits nowhere" : `fits ${plural(tile.ways.size, "cell")}`;
            const { id } = this.game.types[tile.type];
            return element(
                several ? "button" : "div",
                {
                    class: "held",
                    data: { place: tile.place },
                    ...(several ? { onclick: () => this.takeTile(tile.place) } : {}),
                    onpointerdown: (event) => {
                        if (this.laying.tile.place !== tile.place) this.takeTile(tile.place);
                        this.laying.drag(event);
                    },
                },
                element("span", { class: "face", data: { type: tile.type } }),
                element("span", { class: "fits", text: capital(fits) }),
                element("code", { text: id }),
            );
        });
        const buttons = element(
            "div",
            { class: "turning" },
            element(
                "button",
                {
                    "aria-label": "Turn left",
                    title: "Turn left (Shift R)",
                    onclick: () => this.laying.turn(-1),
                },
                icon("left"),
            ),
            element(
                "button",
                { "aria-label": "Turn right", title: "Turn right (R)", onclick: () => this.laying.turn(1) },
                icon("right"),
            ),
            element(
                "button",
                { id: "lay", class: "main", onclick: () => this.laying.lay() },
                icon("check"),
                "Lay it",
            ),
        );
        return element(
            "div",
            { class: "hand" },
            element("div", { class: "tiles" }, held),
            buttons,
            element("p", { class: "note", id: "hand-note" }),
        );
    }

    takeTile(place) {
        this.laying.take(place);
        this.showTurn();
    }

    /** Shows the tile in hand in its current rotation, and the instructions for the player. */
    showTurn() {
        if (!this.laying.isOn || !this.choices?.laying) return;
        const { tile, rotation, pinned } = this.laying;
        for (const held of this.body.querySelectorAll(".held")) {
            const isTaken = Number(held.dataset.place) === tile.place;
            held.classList.toggle("taken", isTaken);
            if (held.tagName === "BUTTON") held.setAttribute("aria-pressed", String(isTaken));
            const face = held.querySelector(".face");
            const turn = isTaken ? rotation : 0;
            if (face.dataset.rotation === String(turn)) continue;
            face.dataset.rotation = turn;
            face.replaceChildren(
                picture(
                    this.game.tilePicture(Number(face.dataset.type), turn, {
                        tileSize: 100,
                        theme: this.board.settings.theme,
                    }),
                ),
            );
        }
        const lay = byId("lay");
        if (lay) lay.disabled = this.laying.place === null;
        const note = byId("hand-note");
        const words = forDevice(pinned === null ? CHOOSING : this.laying.isLegal ? TURNING : NOT_FITTING);
        if (note && note.textContent !== words) note.textContent = words;
    }
}
