// The tile workshop: a part of the page where players write a tile set, as text or by clicking, and play with it. The page
// loads this module when it is first needed.

import { button, byId, element, icon } from "./dom.js";
import { differenceOf } from "./difference.js";
import { expansionTitle, Game, TileSet } from "./library.js";
import { rulesOf } from "./setup.js";
import { download, keepDraft, keptDraft } from "./store.js";
import { capital, listed, plural } from "./features.js";
import { Editor } from "./workshop_editor.js";
import { linesWithTick, SET } from "./workshop_mists.js";
import { PrintedTiles } from "./workshop_printed_tiles.js";
import { expansionsOf, isMistySet, setsWith, Studies } from "./workshop_study.js";
import { nameIn } from "./workshop_text.js";
import { TileCard } from "./workshop_tile.js";
import { showTutorial } from "./workshop_tutorial.js";

/** The text of a new tile set. */
const FIRST = `mistbank-tiles 1
name evening
title Two tiles for an evening

tile gate
  copies 20
  city N coats 1
  road S
  field EL ER SL touches N
  field SR WL WR touches N

tile lane
  copies 20
  road N S
  field NR EL ER SL
  field NL SR WL WR

start
  0 0 gate
`;

const GAMES = [
    ...[1, 2, 3, 4, 5, 6].map((level) => ({ game: "cooperative", level, words: `Mists over Carcassonne, level ${level}` })),
    { game: "ghosts", words: "Ghosts, Castles & Cemeteries" },
    { game: "base", words: "Base game" },
];
const BASE = GAMES.length - 1;
const MOST_TROUBLES = 40; // maximum number of listed problems; the editor shows all problems at their lines

export class Workshop {
    /** @param settings the settings of the page
     *  @param handlers onplay(game, chosen) plays a game with the set; chosen(game) returns the choices in the New game form,
     *  see Setup.whoPlays(); onfriends(rules, tileSets) creates a table with friends, undefined without a game server;
     *  onleave(); ontell(words) */
    constructor(settings, handlers) {
        this.settings = settings;
        this.handlers = handlers;
        this.studies = new Studies();
        this.pictures = []; // the last valid picture of each tile
        this.selected = null; // the index of the selected tile
        this.read = null; // the last result of Studies.read()
        this.gameChosen = null; // the chosen entry of GAMES; null: the entry that fits the tiles is used
        this.build();
        const redraw = () => this.isOn && this.changed();
        settings.addEventListener("change", redraw);
        matchMedia("(prefers-color-scheme: dark)").addEventListener("change", redraw);
    }

    // --- opening and storing ---

    get isOn() {
        return !byId("workshop").hidden;
    }

    /** Opens the workshop with the stored tile set, or else with a new set. */
    open() {
        const draft = keptDraft();
        if (this.read === null) this.editor.open(draft?.text ?? FIRST);
        else this.changed(); // draws the pictures again, because the theme may have changed
        this.selected ??= this.read.parts.tiles.length > 0 ? 0 : null;
        this.showSelected();
    }

    keep() {
        if (this.read === null) return;
        keepDraft({ text: this.editor.text, isOpen: this.isOn });
    }

    // --- elements ---

    build() {
        const tool = (id, sign, words, onclick, text = null) => {
            const button = element(
                "button",
                { class: "tool", id, title: words, "aria-label": words, onclick },
                icon(sign),
            );
            if (text !== null) button.append(element("span", { class: "tool-words", text }));
            return button;
        };
        this.editor = new Editor({ onchange: () => this.changed(), onplace: (line) => this.follow(line) });
        this.card = new TileCard({
            onlines: (lines) => this.writeTile(lines),
            oncopy: () => this.copyTile(),
            onremove: () => this.removeTile(),
        });
        this.printed = new PrintedTiles({
            ontick: (number, isOn) => this.editor.write(linesWithTick(this.read.parts, number, isOn).join("\n")),
            ongo: (line) => this.editor.goTo(line, { isToWrite: false }),
            onexport: () => this.export(),
        });
        this.about = element("p", { class: "turn-words", id: "set-about" });
        this.troubles = element("ul", { class: "set-troubles" });
        this.troublesCount = element("p", { id: "set-troubles", class: "note", role: "status" });
        this.file = element("input", {
            type: "file",
            accept: ".tiles,.txt,text/plain",
            hidden: true,
            "aria-hidden": "true",
            tabindex: "-1",
            id: "set-file",
            onchange: () => this.readFile(),
        });
        this.undo = tool("set-undo", "undo", "Undo", () => this.editor.undo());
        this.redo = tool("set-redo", "redo", "Redo", () => this.editor.redo());
        byId("workshop").replaceChildren(
            element(
                "header",
                { class: "bar-of-game" },
                element("h1", { text: "Tile workshop" }),
                this.about,
                element(
                    "div",
                    { class: "tools", role: "toolbar", "aria-label": "Tile set" },
                    this.undo,
                    this.redo,
                    tool("set-leave", "cross", "Leave the workshop", () => this.handlers.onleave()),
                ),
            ),
            element("section", { class: "set-text", "aria-label": "The tile set" }, this.bar(), this.editor.node),
            element(
                "aside",
                { class: "side", "aria-label": "Tile and game" },
                element(
                    "section",
                    { class: "card set-state", "aria-label": "Errors" },
                    this.troublesCount,
                    this.troubles,
                ),
                this.card.node,
                this.playCard(),
                this.printed.node,
            ),
            this.file,
        );
    }

    bar() {
        this.sets = element(
            "select",
            { id: "set-begin", "aria-label": "Tile set to start from" },
            element("option", { value: "", text: "a new set" }),
            TileSet.builtinNames.map((name) => element("option", { value: name, text: `the set ${name}` })),
        );
        const tool = (id, text, onclick) => button(text, onclick, "quiet", { id });
        return element(
            "div",
            { class: "set-bar", role: "toolbar", "aria-label": "Text" },
            this.sets,
            tool("set-open", "Open", () =>
                this.put(this.sets.value === "" ? FIRST : TileSet.builtinText(this.sets.value)),
            ),
            tool("set-load", "Load a file", () => this.chooseFile()),
            tool("set-save", "Save as a file", () => download(`${this.name || "own"}.tiles`, this.editor.text)),
            tool("set-new-tile", "New tile", () => this.newTile()),
            tool("set-tutorial", "Five-minute tutorial", () =>
                showTutorial().catch((error) => this.handlers.ontell(error.message)),
            ),
        );
    }

    playCard() {
        this.games = element(
            "select",
            { id: "set-game", onchange: ({ target }) => (this.gameChosen = Number(target.value)) },
            GAMES.map(({ words }, number) => element("option", { value: number, text: words })),
        );
        this.withBase = element("input", {
            type: "checkbox",
            id: "set-with-base",
            onchange: () => (this.gameChosen ??= Number(this.games.value)),
        });
        this.problem = element("p", { class: "problem", role: "alert", hidden: true });
        this.boxes = element("p", { class: "note" });
        this.playButton = button("Play now", () => this.play(), "main", { id: "set-play" });
        this.friendsButton =
            this.handlers.onfriends &&
            button("Play with friends", () => this.play({ isWithFriends: true }), "quiet", { id: "set-friends" });
        return element(
            "section",
            { class: "card set-play", "aria-labelledby": "set-play-title" },
            element("h2", { id: "set-play-title", text: "Play" }),
            element("label", { class: "field" }, element("span", { text: "Game" }), this.games),
            element(
                "label",
                { class: "check" },
                this.withBase,
                element("span", { text: "With the 72 tiles of the base game" }),
            ),
            this.boxes,
            element("p", { class: "note", text: "Uses the players from the New game form." }),
            this.problem,
            element("div", { class: "alone" }, this.playButton, this.friendsButton),
        );
    }

    // --- the text ---

    get name() {
        return this.read === null ? "" : nameIn(this.read.parts);
    }

    /** Updates the workshop after a change of the text. */
    changed() {
        this.read?.set?.free();
        const { theme } = this.settings;
        this.read = this.studies.read(this.editor.text, theme);
        const { parts, tiles, set } = this.read;
        const known = new Map((this.idsShown ?? []).map((id, number) => [id, this.pictures[number]]));
        this.pictures = tiles.map(
            ({ svg }, number) => svg ?? known.get(parts.tiles[number].id) ?? this.pictures[number] ?? null,
        );
        this.idsShown = parts.tiles.map(({ id }) => id);
        if (this.selected !== null && this.selected >= tiles.length)
            this.selected = tiles.length > 0 ? tiles.length - 1 : null;
        this.editor.show(this.read, this.pictures, (number) => this.selectTile(number));
        this.undo.disabled = !this.editor.canUndo;
        this.redo.disabled = !this.editor.canRedo;
        this.showState();
        this.showSelected();
        this.printed.show(this.name === SET ? parts : null, this.studies.ofMists, this.read.troubles);
        if (this.gameChosen === null && set !== null) {
            this.games.value = isMistySet(set) ? 0 : BASE;
            this.withBase.checked = set.start.length === 0;
        }
        const boxes = set === null ? [] : expansionsOf(set).map(expansionTitle);
        this.boxes.textContent =
            boxes.length === 0 ? "" : `In competitive games the set adds ${listed(boxes)}.`;
        this.playButton.disabled = set === null;
        if (this.friendsButton) this.friendsButton.disabled = set === null;
        this.problem.hidden = true;
        this.keep();
    }

    showState() {
        const { set, troubles } = this.read;
        const tiles = set?.types.reduce((sum, { copies }) => sum + copies, 0);
        this.about.textContent =
            set === null ? "" : `${set.name}: ${plural(tiles, "tile")} of ${plural(set.typeCount, "type")}`;
        const wrong = troubles.filter(({ isWrong }) => isWrong).length;
        const parts = [];
        if (wrong > 0) parts.push(plural(wrong, "line has an error", "lines have errors"));
        if (troubles.length > wrong)
            parts.push(`${plural(troubles.length - wrong, "line differs", "lines differ")} from the published facts`);
        this.troublesCount.textContent = parts.length === 0 ? "No errors." : `${capital(parts.join(", "))}.`;
        this.troubles.replaceChildren(
            ...troubles.slice(0, MOST_TROUBLES).map(({ line, words, isWrong }) =>
                element(
                    "li",
                    {},
                    element(
                        "button",
                        {
                            class: isWrong ? "set-trouble" : "set-trouble deviates",
                            disabled: line === null,
                            onclick: () => this.editor.goTo(line),
                        },
                        line === null ? null : element("b", { text: `Line ${line + 1}` }),
                        element("span", { text: words }),
                    ),
                ),
            ),
        );
    }

    chooseFile() {
        this.file.value = "";
        this.file.click();
    }

    async readFile() {
        const [file] = this.file.files;
        if (file) this.put((await file.text()).replaceAll("\r\n", "\n"));
    }

    /** Replaces the tile set. @param text the text of the new set */
    put(text) {
        this.pictures = [];
        this.idsShown = [];
        this.gameChosen = null;
        this.selected = 0;
        this.editor.write(text);
        this.editor.node.scrollTop = 0;
        if (this.editor.canUndo) this.handlers.ontell("Undo restores your previous set.");
    }

    export() {
        const own = this.editor.text;
        const difference = differenceOf(TileSet.builtinText(SET), own, [`a/${SET}.tiles`, `b/${SET}.tiles`]);
        download(`${SET}.tiles`, own);
        if (difference !== "") download(`${SET}.diff`, difference);
        this.handlers.ontell(
            difference === ""
                ? "Saved. The set equals the built-in one."
                : "Saved the set and its differences from the built-in one.",
        );
    }

    // --- tiles ---

    follow(line) {
        const number = this.read.parts.tiles.findIndex(({ from, to }) => line >= from && line < to);
        if (number < 0 || number === this.selected) return;
        this.selected = number;
        this.card.placed = null;
        this.showSelected();
    }

    selectTile(number) {
        this.selected = number;
        this.card.placed = null;
        this.showSelected();
        this.editor.goTo(this.read.parts.tiles[number].from, { isToWrite: false });
    }

    showSelected() {
        const part = this.read.parts.tiles[this.selected];
        const lines = part === undefined ? null : this.read.parts.lines.slice(part.from, part.to);
        const { problem = null } = this.read.tiles[this.selected] ?? {};
        this.card.show(lines, this.pictures[this.selected] ?? null, problem, this.settings.theme);
        this.editor.select(this.selected);
    }

    /** Replaces the lines of the selected tile. */
    writeTile(lines) {
        const { parts } = this.read;
        const { from, to } = parts.tiles[this.selected];
        const text = parts.lines.toSpliced(from, to - from, ...lines).join("\n");
        if (text === this.editor.text) this.showSelected();
        else this.editor.write(text);
    }

    freeId(begin) {
        const ids = new Set(this.read.parts.tiles.map(({ id }) => id));
        for (let number = 1; ; ++number) if (!ids.has(`${begin}${number}`)) return `${begin}${number}`;
    }

    /** Returns the id for a copy of a tile. If the id is a printed number, the copy gets a letter after the number. */
    idOfCopy(id) {
        const number = /^(\d+)[a-z]?$/.exec(id)?.[1];
        const letter = [..."bcdefghijklmnopqrstuvwxyza"].find((suffix) => !this.idsShown.includes(`${number}${suffix}`));
        return number !== undefined && letter !== undefined ? `${number}${letter}` : this.freeId(`${id.slice(0, 10)}-`);
    }

    newTile() {
        this.insert([`tile ${this.freeId("new-")}`, "  field all"], this.read.parts.tiles.length);
    }

    copyTile() {
        const { from, to, id } = this.read.parts.tiles[this.selected];
        const lines = this.read.parts.lines.slice(from, to);
        this.insert([`tile ${this.idOfCopy(id)}`, ...lines.slice(1)], this.selected + 1);
    }

    insert(lines, number) {
        const { parts } = this.read;
        const at = number === 0 ? parts.head.to : parts.tiles[number - 1].to;
        this.selected = number;
        this.editor.write(parts.lines.toSpliced(at, 0, "", ...lines).join("\n"));
        this.selectTile(number);
    }

    removeTile() {
        const { parts } = this.read;
        const { from, to } = parts.tiles[this.selected];
        const isFollowedByBlank = parts.lines[to]?.trim() === "";
        this.editor.write(parts.lines.toSpliced(from, to - from + (isFollowedByBlank ? 1 : 0)).join("\n"));
    }

    // --- playing ---

    play({ isWithFriends = false } = {}) {
        const { set } = this.read;
        const { game, level } = GAMES[Number(this.games.value)];
        const sets = setsWith(set, this.withBase.checked);
        try {
            const expansions = game === "cooperative" ? [] : expansionsOf(set);
            const chosen = this.handlers.chosen(game);
            const rules = rulesOf({ ...chosen, game, level: level ?? 1, expansions, house: [] });
            const begun = new Game(rules, { sets });
            if (!isWithFriends) return this.handlers.onplay(begun, chosen);
            begun.free();
            this.handlers.onfriends(
                rules,
                sets.map(({ text }) => text),
            );
        } catch (error) {
            this.problem.textContent = capital(error.message);
            this.problem.hidden = false;
        } finally {
            for (const tileSet of sets) if (tileSet !== set) tileSet.free();
        }
    }
}
