// The side panel of the table setup. It shows the remaining tiles or, after a click on a tile on the board, that tile with its
// figures and pieces. Below this, it shows the points, the active player, the tile in hand, and the table as text.

import { button, byId, element, icon, meeple, picture } from "./dom.js";
import { Colour, FigureKind, figureTitle, SegmentKind } from "./library.js";
import { TableSetup } from "./table_setup.js";
import { Tokens } from "./table_setup_tokens.js";
import { figureWords } from "./naming.js";
import { at, capital, featureWords, playerName, plural } from "./features.js";

const TURNS = ["not turned", "turned right", "turned around", "turned left"];

export class TableSetupSide {
    /** @param view the table setup, see table_setup_view.js */
    constructor(view) {
        this.view = view;
        this.tokens = new Tokens(this);
        byId("setting-external").addEventListener("change", ({ target }) => {
            this.setting.isExternal = target.checked;
            view.show();
        });
        byId("setting-read").addEventListener("click", () => this.readText());
        byId("setting-words").addEventListener("toggle", () => this.showText());
    }

    /** Prepares the panel for another table. */
    begin() {
        this.faces = { theme: null, of: new Map() };
        this.colour = this.game.rules.colours[0]; // the colour of the figure to place
        this.kind = FigureKind.Normal;
        byId("setting-external").checked = this.setting.isExternal;
    }

    get setting() {
        return this.view.setting;
    }

    get game() {
        return this.view.game;
    }

    get board() {
        return this.view.board;
    }

    // --- the remaining tiles ---

    show() {
        byId("setting-body").replaceChildren(...(this.view.chosen === null ? this.palette() : this.lookedAt()));
        this.showTaken();
        this.showTurn();
    }

    palette() {
        const { left } = this.setting;
        const tiles = left.map(({ type, id, count }) =>
            element(
                "li",
                {},
                element(
                    "button",
                    {
                        class: "left-tile",
                        "aria-pressed": String(type === this.view.taken),
                        data: { tile: id, keep: `tile ${id}` },
                        onclick: ({ detail }) => this.view.take(type, detail === 0),
                        onpointerdown: (event) => this.view.drag(event, type),
                    },
                    this.face(type),
                    element("span", { class: "unseen", text: `Tile ${id}, ` }),
                    element("span", { class: "count", text: `${count}` }),
                    element("span", { class: "unseen", text: " left" }),
                ),
            ),
        );
        const sum = left.reduce((all, { count }) => all + count, 0);
        return [
            element("h2", { text: "Tiles left", id: "setting-question", tabindex: "-1" }),
            element("div", { class: "taken", id: "setting-taken" }),
            element("ul", { class: "left-tiles", "aria-label": `${plural(sum, "tile")} left` }, tiles),
        ];
    }

    /** Returns the picture of a remaining tile. The pictures are cached, because a table can have hundreds of tiles. */
    face(type) {
        const { theme } = this.view.settings;
        if (this.faces.theme !== theme) this.faces = { theme, of: new Map() };
        const { of } = this.faces;
        if (!of.has(type)) of.set(type, picture(this.view.faceOf(type, 0, 48)));
        return of.get(type);
    }

    showTaken() {
        const box = byId("setting-taken");
        if (box === null) return;
        const { taken, rotation } = this.view;
        if (taken === null) {
            box.replaceChildren(
                element("p", {
                    class: "note",
                    text: "Choose a tile, then a cell for it. Choose a tile on the board to turn it or to put figures on it.",
                }),
            );
            return;
        }
        const id = this.view.idOf(taken);
        const face = picture(this.view.faceOf(taken, rotation, 64), { class: "drawn face" });
        const words = element("span", { class: "unseen", role: "status", text: `Tile ${id}, ${TURNS[rotation]}` });
        if (box.dataset.taken === id) {
            box.firstChild.replaceWith(face); // the buttons stay and keep the focus
            box.lastChild.textContent = words.textContent;
            return;
        }
        box.dataset.taken = id;
        box.replaceChildren(
            face,
            this.button("Turn left", "left", () => this.view.turn(-1), "turn left"),
            this.button("Turn right", "right", () => this.view.turn(1), "turn right"),
            button("Put in hand", () => this.view.change(this.setting.withDrawn(id)) && this.view.letGo(), null, {
                id: "setting-hand",
            }),
            words,
        );
    }

    button(words, sign, onclick, keep) {
        return element("button", { "aria-label": words, title: words, onclick, data: { keep } }, icon(sign));
    }

    // --- the shown tile ---

    lookedAt() {
        const { x, y } = this.view.chosen;
        const index = this.view.tileAt(x, y);
        const tile = this.game.tile(index);
        return [
            element("h2", { text: `Tile ${at({ x, y })}`, id: "setting-question", tabindex: "-1" }),
            element(
                "div",
                { class: "of-tile", role: "group", "aria-label": "The tile" },
                this.button("Turn left", "left", () => this.view.turn(-1), "turn left"),
                this.button("Turn right", "right", () => this.view.turn(1), "turn right"),
                button("Remove", () => this.view.takeAway({ x, y }), null, { id: "setting-away" }),
                button("Done", () => this.view.look(), "main", { id: "setting-done" }),
            ),
            ...(tile.faceDown ? [] : [...this.figureChips(), ...this.tokens.ofTile(tile), this.segments(index)]),
        ];
    }

    /** Creates the buttons for the colour and the kind of the figure to place. */
    figureChips() {
        const { game } = this;
        const chip = (isChosen, words, sign, onclick, keep) =>
            element(
                "button",
                { class: "chip", "aria-pressed": String(isChosen), onclick, data: { keep } },
                sign,
                element("span", { text: words }),
            );
        const count = (colour, kind) =>
            game.supply(colour).figures[kind] + (kind === FigureKind.Guard ? game.supply(colour).reserve : 0);
        const colours = game.rules.colours.map((colour) =>
            chip(
                colour === this.colour,
                capital(colour),
                meeple(colour),
                () => this.choose({ colour }),
                `colour ${colour}`,
            ),
        );
        const counts = Object.values(FigureKind).map((kind) => [kind, count(this.colour, kind)]);
        const kinds = counts.flatMap(([kind, left]) =>
            left === 0
                ? []
                : [
                      chip(
                          kind === this.kind,
                          `${capital(figureTitle(kind))}, ${left}`,
                          null,
                          () => this.choose({ kind }),
                          `kind ${kind}`,
                      ),
                  ],
        );
        return [
            element("div", { class: "chips", role: "group", "aria-label": "Colour of the figure" }, colours),
            element("div", { class: "chips", role: "group", "aria-label": "Kind of figure" }, kinds),
        ];
    }

    choose(changes) {
        Object.assign(this, changes);
        this.view.show();
    }

    get figureWords() {
        return figureWords({}, this);
    }

    /** Lists the segments of a tile with their figures, and with a button to place the chosen figure. */
    segments(index) {
        const { game, setting } = this;
        const tile = game.tile(index);
        const items = game.types[tile.type].segments.map(({ kind }, segment) => {
            const standing = game.figures.filter((figure) => figure.tile === index && figure.segment === segment);
            const lines = setting.withFigure(this.colour, this.kind, tile, segment);
            const reason = setting.whyNot(lines);
            const target = { kind: "spot", x: tile.x, y: tile.y, segment };
            const light = (isOn) => this.board.glow(this.game, isOn ? target : null);
            const row = (words, act, { why = null, keep } = {}) =>
                element(
                    "button",
                    {
                        class: "choice",
                        "aria-disabled": why === null ? null : "true",
                        data: { keep, segment },
                        onclick: () => (why === null ? act() : this.view.refuse(why, tile)),
                        onpointerenter: () => light(true),
                        onpointerleave: () => light(false),
                        onfocus: () => light(true),
                        onblur: () => light(false),
                    },
                    element("span", { class: "words", text: words }),
                    why && element("span", { class: "why", text: why }),
                );
            const there = standing.flatMap((figure, place) => {
                const whose = figureWords({}, figure);
                const company = figure.ghosts > 0 ? ` with ${plural(figure.ghosts, "ghost")}` : "";
                return [
                    row(`Remove the ${whose}${company}`, () => this.view.change(setting.withoutFigure(figure)), {
                        keep: `away ${segment} ${place}`,
                    }),
                    this.counter({
                        count: figure.ghosts,
                        noun: "ghost",
                        what: `the ${whose}`,
                        linesWith: (count) => setting.withGhostsOnFigure(figure, count),
                        key: `${segment} ${place}`,
                    }),
                ];
            });
            const isMisty = kind === SegmentKind.Mist || kind === SegmentKind.Cemetery;
            const put =
                reason !== null && standing.length > 0
                    ? null
                    : row(`Put a ${this.figureWords} here`, () => this.view.change(lines, tile), {
                          why: reason,
                          keep: `put ${segment}`,
                      });
            return element(
                "li",
                {},
                element("h3", { text: capital(featureWords(game, index, segment)) }),
                there,
                isMisty ? null : put,
                isMisty && standing.length === 0
                    ? this.counter({
                          count: game.ghostsOn(index, segment),
                          noun: "ghost",
                          what: "it",
                          linesWith: (count) => setting.withGhosts(tile, segment, count),
                          key: `${segment}`,
                      })
                    : null,
                isMisty && reason === null ? put : null,
                this.tokens.ofSegment(tile, segment),
            );
        });
        return element("ul", { class: "segments", "aria-label": "On the tile" }, items);
    }

    /** Creates a counter: a number, with buttons that change it by one; null if the number is 0 and cannot be increased.
     *  @param counted { count, noun, what: the place of the counted pieces in words, linesWith(count): the lines of the table
     *  with this number of pieces, key: a name by which the buttons get the focus back } */
    counter({ count, noun, what, linesWith, key }) {
        const canMore = this.setting.whyNot(linesWith(count + 1)) === null;
        if (count === 0 && !canMore) return null;
        const step = (words, sign, to, isOpen) =>
            element(
                "button",
                {
                    "aria-label": `One ${noun} ${words} on ${what}`,
                    disabled: !isOpen,
                    data: { keep: `${sign} ${key}` },
                    onclick: () => this.view.change(linesWith(to)),
                },
                icon(sign),
            );
        return element(
            "div",
            { class: "counter" },
            element("span", { text: plural(count, noun) }),
            step("fewer", "minus", count - 1, count > 0),
            step("more", "plus", count + 1, canMore),
        );
    }

    /** Shows buttons on the shown tile: one to remove each figure, and one for each place where the chosen figure can be
     *  placed. */
    showPlaces() {
        const { game, setting } = this;
        const index = this.view.tileAt(this.view.chosen.x, this.view.chosen.y);
        const tile = game.tile(index);
        if (tile.faceDown) return;
        const targets = new Map();
        game.types[tile.type].segments.forEach((_, segment) => {
            const standing = game.figures.find((figure) => figure.tile === index && figure.segment === segment);
            const lines = setting.withFigure(this.colour, this.kind, tile, segment);
            if (standing === undefined && setting.whyNot(lines) !== null) return;
            const key = `${tile.x},${tile.y}/${segment}`;
            targets.set(key, { target: { kind: "spot", x: tile.x, y: tile.y, segment, key }, standing, lines });
        });
        this.board.showTargets(game, targets, {
            label: ({ target, standing }) =>
                standing
                    ? `Remove the ${figureWords({}, standing)}`
                    : `Put a ${this.figureWords} on ${featureWords(game, index, target.segment)}`,
            face: ({ standing }) => (standing ? icon("cross") : meeple(this.colour)),
            onchoose: ({ standing, lines }) => this.view.change(standing ? setting.withoutFigure(standing) : lines, tile),
            onenter: ({ target }) => this.board.glow(this.game, target),
            onleave: () => this.board.glow(null),
        });
    }

    // --- points, turn, the tile in hand ---

    showTurn() {
        const { game, setting } = this;
        const scores = game.scoringMeeples.map(({ colour, total }) =>
            element(
                "label",
                { class: "field" },
                element(
                    "span",
                    { class: "whose" },
                    colour === Colour.None ? null : meeple(colour),
                    colour === Colour.None ? "Points of the team" : `Points of ${colour}`,
                ),
                element("input", {
                    type: "number",
                    min: 0,
                    step: 1,
                    value: total,
                    data: { score: colour === Colour.None ? "team" : colour, keep: `score ${colour}` },
                    oninput: ({ target }) => this.view.changeBeside(setting.withScore(colour, Number(target.value))),
                    onchange: ({ target }) => (target.value = this.totalOf(colour)),
                }),
            ),
        );
        const { player: whose } = game.decision;
        const players = Array.from({ length: game.rules.players }, (_, player) =>
            element("option", { value: player, text: playerName(game, player), selected: player === whose }),
        );
        const turn = element(
            "label",
            { class: "field" },
            element("span", { text: "Active player" }),
            element(
                "select",
                {
                    id: "setting-player",
                    onchange: ({ target }) => this.view.change(setting.withPlayer(Number(target.value))) || this.showTurn(),
                },
                players,
            ),
        );
        byId("setting-turn").replaceChildren(...scores, turn, this.hand(), ...this.tokens.ofTable());
    }

    totalOf(colour) {
        return this.game.scoringMeeples.find((meeple) => meeple.colour === colour).total;
    }

    hand() {
        const { drawn, isExternal } = this.setting;
        if (drawn === null)
            return element("p", {
                class: "note",
                id: "setting-drawn",
                text: isExternal
                    ? "No tile in hand. Enter the tile that you draw."
                    : "No tile in hand. One is drawn when play starts.",
            });
        return element(
            "div",
            { class: "field", id: "setting-drawn" },
            element("span", { text: "In hand" }),
            picture(this.view.faceOf(this.game.findType(drawn), 0, 48), {
                "aria-hidden": null,
                role: "img",
                "aria-label": `Tile ${drawn}`,
            }),
            button("Put back", () => this.view.change(this.setting.withDrawn(null)), null, { data: { keep: "put back" } }),
        );
    }

    // --- as text ---

    showText() {
        if (this.view.isOn && byId("setting-words").open) byId("setting-text").value = this.view.text;
    }

    readText() {
        let setting;
        try {
            setting = TableSetup.read(byId("setting-text").value);
        } catch (error) {
            this.view.refuse(error.message);
            this.view.ontell(capital(error.message));
            return;
        }
        this.view.open(setting);
        this.view.ontell("The table now matches the text.");
    }
}
