// The card of the selected tile in the workshop. The player changes the tile's sides, middle, numbers and places of figures.

import { forDevice } from "./device.js";
import { element, picture } from "./dom.js";
import { isMisty, meanPlace, middleOfTile, sideName, takesMist, wayOf, waysOf } from "./workshop_sides.js";
import { withFieldsOf, withMiddle, withMist, withNextSide, withSide } from "./workshop_sides.js";
import { pictureOf } from "./workshop_study.js";
import { linesWithCopies, SIDES, tileOf } from "./workshop_text.js";
import { capital } from "./features.js";

const MIDDLES = ["", "monastery", "castle", "cemetery"];
const FIGURES = ["city", "road", "field", "mist", "monastery", "castle", "cemetery", "garden"]; // kinds of segments with figures

const CHANGING = {
    mouse: "Click a side or the middle to change it.",
    finger: "Tap a side or the middle to change it.",
    keys: "Press Enter on a side or the middle to change it.",
};
const PLACING = {
    mouse: "Click where the figure should stand.",
    finger: "Tap where the figure should stand.",
    keys: "Enter the place of the figure below.",
};

export class TileCard {
    /** @param handlers onlines(lines) receives the changed lines of the tile; oncopy(); onremove() */
    constructor(handlers) {
        this.handlers = handlers;
        this.placed = null; // the segment whose figure is being moved, as the number of its line in the tile; null: none
        this.title = element("h2", { id: "set-tile-title" });
        this.body = element("div", { class: "set-tile" });
        this.node = element("section", { class: "card", "aria-labelledby": "set-tile-title" }, this.title, this.body);
    }

    /** Shows a tile. @param lines the lines of the tile; null for no tile
     *  @param svg the last picture of the tile
     *  @param problem the problem of the tile, or null, see Studies.tile() */
    show(lines, svg, problem, theme) {
        this.lines = lines;
        this.node.hidden = lines === null;
        if (lines === null) return;
        const focused = this.body.contains(document.activeElement) ? document.activeElement.dataset.keep : undefined;
        const tile = tileOf(lines);
        this.tile = tile;
        if (!tile.segments.some(({ line }) => line === this.placed)) this.placed = null;
        this.title.textContent = `Tile ${tile.id}`;
        const isClear = tile.problem === null;
        const drawn = this.placed !== null && problem === null ? (pictureOf(lines, theme, { numbers: true }) ?? svg) : svg;
        this.body.replaceChildren(
            this.stage(drawn, isClear, problem),
            element("p", {
                class: problem === null ? "note" : "problem",
                text:
                    problem !== null
                        ? capital(problem.words)
                        : this.placed === null
                          ? forDevice(CHANGING)
                          : forDevice(PLACING),
            }),
            ...(isClear ? this.fields(tile) : []),
            element(
                "p",
                { class: "set-buttons" },
                this.button("Copy the tile", "copy", () => this.handlers.oncopy()),
                this.button("Remove the tile", "remove", () => this.handlers.onremove()),
            ),
        );
        if (focused !== undefined) this.body.querySelector(`[data-keep="${focused}"]`)?.focus({ preventScroll: true });
    }

    change(lines) {
        this.handlers.onlines(lines);
    }

    button(text, keep, onclick, kind = "quiet") {
        return element("button", { class: kind, data: { keep }, onclick, text });
    }

    // --- the picture ---

    stage(svg, isClear, problem) {
        const drawn = svg === null ? element("div", { class: "set-blank", text: "?" }) : picture(svg);
        const stage = element("div", { class: problem === null ? "set-stage" : "set-stage unsound" }, drawn);
        if (!isClear) return stage;
        if (this.placed !== null) {
            stage.classList.add("placing");
            stage.addEventListener("click", (event) => this.place(event, stage));
            return stage;
        }
        stage.append(
            ...SIDES.map((side) =>
                element("button", {
                    class: "set-side",
                    data: { side, keep: `side ${side}` },
                    "aria-label": `${capital(sideName(side))} side: ${this.wordsOf(side)}. Change it`,
                    onclick: () => this.change(withNextSide(this.lines, side)),
                }),
            ),
            element("button", {
                class: "set-middle",
                data: { keep: "middle" },
                "aria-label": `In the middle: ${middleOfTile(this.tile) || "nothing"}. Change it`,
                onclick: () => {
                    const next = MIDDLES[(MIDDLES.indexOf(middleOfTile(this.tile)) + 1) % MIDDLES.length];
                    this.change(withMiddle(this.lines, next));
                },
            }),
        );
        return stage;
    }

    wordsOf(side) {
        const way = waysOf(this.tile, side).find(({ key }) => key === wayOf(this.tile, side));
        return `${way?.words ?? "unclear"}${isMisty(this.tile, side) ? ", under mist" : ""}`;
    }

    /** Moves the selected figure to the clicked place. */
    place(event, stage) {
        const { left, top, width, height } = stage.getBoundingClientRect();
        const share = (at, size) => Math.max(0, Math.min(100, Math.round((100 * at) / size)));
        this.change(
            withFieldsOf(this.lines, this.placed, {
                at: [share(event.clientX - left, width), share(event.clientY - top, height)],
            }),
        );
    }

    // --- fields below the picture ---

    fields(tile) {
        return [
            element(
                "div",
                { class: "set-sides" },
                SIDES.flatMap((side) => this.side(tile, side)),
            ),
            element(
                "div",
                { class: "set-numbers-of" },
                this.number("Copies", "copies", tile.copies, 1, 9999, (copies) =>
                    this.change(linesWithCopies(this.lines, copies)),
                ),
                ...tile.segments.flatMap((segment) => this.numbersOf(segment)),
            ),
            this.figures(tile),
        ];
    }

    side(tile, side) {
        const name = capital(sideName(side));
        const select = element(
            "select",
            {
                data: { keep: `way ${side}` },
                "aria-label": `${name} side`,
                onchange: ({ target }) => this.change(withSide(this.lines, side, target.value)),
            },
            waysOf(tile, side).map(({ key, words }) =>
                element("option", { value: key, text: words, selected: key === wayOf(tile, side) }),
            ),
        );
        const mist = element("input", {
            type: "checkbox",
            data: { keep: `mist ${side}` },
            checked: isMisty(tile, side),
            disabled: !takesMist(tile, side),
            "aria-label": `Mist on the ${sideName(side)} side`,
            onchange: ({ target }) => this.change(withMist(this.lines, side, target.checked)),
        });
        return [
            element("span", { class: "set-side-name", "aria-hidden": "true", text: name }),
            select,
            element("label", { class: "check" }, mist, element("span", { text: "mist" })),
        ];
    }

    numbersOf({ kind, sides, coats, symbols, line }) {
        const put = (name) => (value) => this.change(withFieldsOf(this.lines, line, { [name]: value }));
        const where = sides.map(sideName).join(", ");
        if (kind === "city")
            return [this.number(`Coats of arms, city ${where}`, `coats ${line}`, coats, 0, 9, put("coats"))];
        if (kind === "mist")
            return [this.number(`Ghosts in the mist, ${where}`, `ghosts ${line}`, symbols, 0, 9, put("symbols"))];
        return [];
    }

    number(words, keep, value, least, most, onvalue) {
        const input = element("input", {
            type: "number",
            data: { keep },
            min: least,
            max: most,
            value,
            onchange: ({ target }) => {
                const wanted = Math.round(Number(target.value));
                if (target.value !== "" && wanted >= least && wanted <= most) onvalue(wanted);
                else target.value = value;
            },
        });
        return element("label", { class: "field" }, element("span", { text: words }), input);
    }

    /** Creates the fields for the places of figures. The player selects a figure, and moves it by clicking or by entering
     *  numbers. */
    figures(tile) {
        const some = tile.segments
            .map((segment, number) => ({ ...segment, number }))
            .filter(({ kind }) => FIGURES.includes(kind));
        const chosen = some.find(({ line }) => line === this.placed);
        const select = element(
            "select",
            {
                data: { keep: "figure" },
                onchange: ({ target }) => {
                    this.placed = target.value === "" ? null : Number(target.value);
                    this.handlers.onlines(this.lines);
                },
            },
            element("option", { value: "", text: "none", selected: chosen === undefined }),
            some.map(({ number, kind, line }) =>
                element("option", {
                    value: line,
                    text: `${number}: ${kind}`,
                    selected: line === this.placed,
                }),
            ),
        );
        const [x, y] = chosen === undefined ? [] : (chosen.at ?? meanPlace(chosen));
        const put = (at) => this.change(withFieldsOf(this.lines, this.placed, { at }));
        return element(
            "div",
            { class: "set-numbers-of" },
            element("label", { class: "field" }, element("span", { text: "Figure to move" }), select),
            chosen === undefined
                ? null
                : this.number("Distance from the west side, in percent", "x", x, 0, 100, (value) => put([value, y])),
            chosen === undefined
                ? null
                : this.number("Distance from the north side, in percent", "y", y, 0, 100, (value) => put([x, value])),
        );
    }
}
