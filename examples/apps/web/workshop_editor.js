// The editor of a tile set's text. It shows line numbers, errors at their lines, and each tile's picture next to its lines.

import { element, picture } from "./dom.js";

const LINE = 20; // height of a line in pixels; must equal the value in the style sheet
const TYPING = 1200; // milliseconds; text typed after a longer pause belongs to a new undo step
const MOST_STEPS = 200; // maximum number of undo steps

export class Editor {
    /** @param handlers onchange(text) is called after each change; onplace(line) is called after each movement of the caret,
     *  with the number of the caret's line from 0 */
    constructor({ onchange, onplace }) {
        this.handlers = { onchange, onplace };
        this.past = []; // undo steps: { text, caret }
        this.undone = [];
        this.typedAt = -Infinity;
        this.numbers = element("pre", { class: "set-numbers", "aria-hidden": "true" });
        this.marks = element("div", { class: "set-marks", "aria-hidden": "true" });
        this.pictures = element("div", { class: "set-pictures", role: "group", "aria-label": "Tiles" });
        this.area = element("textarea", {
            id: "set-text",
            wrap: "off",
            spellcheck: "false",
            autocomplete: "off",
            autocapitalize: "off",
            "aria-label": "The text of the tile set",
            "aria-describedby": "set-troubles",
            oninput: () => this.typed(),
            onscroll: () => this.marks.style.setProperty("--aside", `${-this.area.scrollLeft}px`),
            onkeydown: (event) => this.press(event),
        });
        this.area.addEventListener("beforeinput", (event) => {
            const step = { historyUndo: () => this.undo(), historyRedo: () => this.redo() }[event.inputType];
            if (step) (event.preventDefault(), step());
        });
        document.addEventListener("selectionchange", () => document.activeElement === this.area && this.tellPlace());
        this.sheet = element("div", { class: "set-sheet" }, this.numbers, this.area, this.marks, this.pictures);
        this.node = element("div", { class: "set-editor" }, this.sheet);
        this.last = { text: "", caret: 0 };
    }

    get text() {
        return this.area.value;
    }

    /** Opens another text. Undo cannot restore the previous text. */
    open(text) {
        this.past = [];
        this.undone = [];
        this.area.value = text;
        this.area.setSelectionRange(0, 0);
        this.node.scrollTop = 0;
        this.changed();
    }

    /** Replaces the text. Undo restores the previous text. */
    write(text) {
        if (text === this.text) return;
        this.remember();
        const same = firstDifference(this.text, text);
        this.area.value = text;
        this.area.setSelectionRange(same, same);
        this.changed();
    }

    typed() {
        const now = performance.now();
        const isNext = Math.abs(this.area.selectionStart - this.last.caret) <= 1;
        if (!isNext || now - this.typedAt > TYPING) this.remember(this.last);
        this.typedAt = now;
        this.undone = [];
        this.changed();
        this.tellPlace();
    }

    remember(step = this.state) {
        this.past.push(step);
        if (this.past.length > MOST_STEPS) this.past.shift();
        this.undone = [];
        this.typedAt = -Infinity;
    }

    get state() {
        return { text: this.text, caret: this.area.selectionStart };
    }

    changed() {
        this.last = this.state;
        this.handlers.onchange(this.text);
    }

    // --- undo and redo ---

    get canUndo() {
        return this.past.length > 0;
    }

    get canRedo() {
        return this.undone.length > 0;
    }

    undo() {
        this.step(this.past, this.undone);
    }

    redo() {
        this.step(this.undone, this.past);
    }

    step(from, to) {
        if (from.length === 0) return;
        to.push(this.state);
        const { text, caret } = from.pop();
        this.area.value = text;
        this.area.setSelectionRange(caret, caret);
        this.typedAt = -Infinity;
        this.changed();
        this.tellPlace();
    }

    press(event) {
        const isCommand = event.ctrlKey || event.metaKey;
        const key = event.key.toLowerCase();
        if (!isCommand || event.altKey || !["z", "y"].includes(key)) return;
        event.preventDefault();
        event.stopPropagation();
        if (key === "y" || event.shiftKey) this.redo();
        else this.undo();
    }

    // --- caret and scrolling ---

    tellPlace() {
        this.handlers.onplace(this.text.slice(0, this.area.selectionStart).split("\n").length - 1);
    }

    /** Scrolls to a line, and moves the caret to the start of the line. @param isToWrite whether the text gets the focus */
    goTo(line, { isToWrite = true } = {}) {
        const lines = this.text.split("\n").slice(0, line);
        const at = lines.reduce((sum, { length }) => sum + length + 1, 0);
        this.area.setSelectionRange(at, at);
        if (isToWrite) this.area.focus({ preventScroll: true });
        const top = line * LINE;
        const { scrollTop, clientHeight } = this.node;
        if (top < scrollTop + LINE || top > scrollTop + clientHeight - 5 * LINE)
            this.node.scrollTop = Math.max(0, top - clientHeight / 4);
        this.tellPlace();
    }

    // --- line numbers, errors and pictures ---

    /** Shows the line numbers, the errors and the pictures for the current text.
     *  @param read the result of Studies.read()
     *  @param pictures the last picture of each tile
     *  @param onselect called with the number of a clicked tile */
    show({ parts, troubles, tiles }, pictures, onselect) {
        const { lines } = parts;
        this.sheet.style.setProperty("--lines", lines.length);
        this.sheet.style.setProperty("--digits", String(lines.length).length);
        this.numbers.textContent = lines.map((_, number) => number + 1).join("\n");
        const here = troubles.filter(({ line }) => line !== null);
        const first = here.filter(({ line }, number) => here.findIndex((trouble) => trouble.line === line) === number);
        this.marks.replaceChildren(
            ...first.map(({ line, words, isWrong }) =>
                element(
                    "div",
                    { class: isWrong ? "set-mark" : "set-mark deviates", style: { "--line": line } },
                    element("span", { text: words, style: { "--length": lines[line].length } }),
                ),
            ),
        );
        while (this.pictures.childElementCount > parts.tiles.length) this.pictures.lastChild.remove();
        parts.tiles.forEach((part, number) => {
            const button = this.pictures.children[number] ?? this.newPicture(number, onselect);
            const next = parts.tiles[number + 1]?.from ?? part.to + 1;
            const isSound = tiles[number].problem === null;
            button.classList.toggle("unsound", !isSound);
            button.firstChild.textContent = `Tile ${part.id}${isSound ? "" : ", has an error"}`;
            button.style.setProperty("--line", part.from);
            button.style.setProperty("--room", Math.min(next, part.to + 1) - part.from);
            if (button.svg === pictures[number]) return; // keeps an unchanged picture, because drawing is slow
            button.svg = pictures[number];
            button.lastChild.replaceWith(button.svg === null ? nothing() : picture(button.svg));
        });
    }

    newPicture(number, onselect) {
        const properties = {
            tabindex: "-1", // keyboard users select a tile with the caret instead
            class: "set-picture",
            "aria-pressed": "false",
            onclick: () => onselect(number),
        };
        const button = element("button", properties, element("span", { class: "unseen" }), nothing());
        this.pictures.append(button);
        return button;
    }

    /** Marks a tile as selected. */
    select(selected) {
        [...this.pictures.children].forEach((button, number) => button.setAttribute("aria-pressed", String(number === selected)));
    }
}

const nothing = () => element("span", { class: "none", "aria-hidden": "true", text: "?" });

function firstDifference(a, b) {
    let at = 0;
    while (at < a.length && at < b.length && a[at] === b[at]) ++at;
    return at;
}
