// The menu of a game: files, links and settings.

import { setHash } from "./browser_history.js";
import { byId, dialogOf, element } from "./dom.js";
import { hashOf } from "./link.js";
import { download } from "./store.js";

const CHOICES = {
    theme: [
        "Theme",
        [
            ["auto", "system"],
            ["light", "light"],
            ["dark", "dark"],
        ],
    ],
    pace: [
        "Speed of advisers",
        [
            ["quick", "fast"],
            ["calm", "medium"],
            ["slow", "slow"],
        ],
    ],
    confirm: [
        "Confirm the end of a turn",
        [
            ["auto", "with friends and on touch screens"],
            ["always", "always"],
            ["never", "never"],
        ],
    ],
    motion: [
        "Animation of moves",
        [
            ["calm", "slow"],
            ["quick", "fast"],
            ["off", "off"],
        ],
    ],
};

const SWITCHES = {
    letters: "Letters on figures (colour-blind aid)",
    coordinates: "Coordinates beside the board",
    owners: "Features in the colour of the leading player",
    finished: "A tick on complete features",
    trail: "Highlight the moves of others since your last turn",
    projected: "Show projected final scores",
    turnSound: "Play a sound when it is your turn in a game with friends",
    commands: "Show the text form of actions and tiles (for developers)",
    takesBackDraws: "Allow undoing draws, dice and tokens",
};

export class Menu {
    /** @param table the page's view of a game, see table.js
     *  @param handlers onnew(), onhow(), onpuzzles() and onworkshop() open these parts of the page; onrecord(text) opens a
     *  record or a position and returns a promise of true, or of false if that failed; onchange() opens the table setup */
    constructor(table, settings, { onnew, onhow, onpuzzles, onworkshop, onrecord, onchange }) {
        this.table = table;
        this.settings = settings;
        this.dialog = dialogOf("menu");
        this.onrecord = onrecord;
        const on = (id, act) => byId(id).addEventListener("click", act);
        on("menu-button", () => this.open());
        on("new-button", () => (this.dialog.close(), onnew()));
        on("puzzles-button", () => (this.dialog.close(), onpuzzles()));
        on("tiles-button", () => (this.dialog.close(), onworkshop()));
        on("how-button", () => (this.dialog.close(), onhow()));
        on("replay-button", () => (this.dialog.close(), table.beginReplay(0)));
        on("save-button", () => this.save());
        on("picture-button", () => download(`${this.fileName()}.svg`, table.game.picture(settings.pictureOptions)));
        on("position-button", () => download(`${this.fileName()}.position`, table.game.toPosition({ viewer: "nobody" })));
        on("change-button", () => (this.dialog.close(), onchange()));
        on("load-button", () => this.chooseFile());
        on("link-button", () => this.copyLink());
        on("paste-button", () => this.read(byId("paste-text").value));
        byId("file").addEventListener("change", () => this.readFile());
        this.buildSettings();
    }

    open() {
        byId("menu-note").textContent = "";
        byId("replay-button").disabled = this.table.game.actionCount === 0;
        for (const id of ["link-button", "change-button"]) byId(id).hidden = Boolean(this.table.session.isShared);
        this.dialog.showModal();
    }

    /** Saves the record of the game as a file. In a game with friends, the game server provides the record, or a position while
     *  other players have hidden hands. */
    async save() {
        const { session } = this.table;
        try {
            const { record, position } = session.isShared ? await session.record() : { record: session.game.toRecord() };
            if (record !== undefined) download(`${this.fileName()}.record`, record);
            else download(`${this.fileName()}.position`, position);
        } catch (error) {
            byId("menu-note").textContent = error.message;
        }
    }

    fileName() {
        return `mistbank-turn-${this.table.game.turn}`;
    }

    // --- records ---

    chooseFile() {
        byId("file").value = "";
        byId("file").click();
    }

    async readFile() {
        const [file] = byId("file").files;
        if (file) this.read(await file.text());
    }

    async read(text) {
        if (await this.onrecord(text)) {
            byId("paste-text").value = "";
            this.dialog.close();
        }
    }

    async copyLink() {
        const hash = await hashOf(this.table.game.toRecord());
        setHash(hash);
        let words = "The link is in the address bar.";
        try {
            await navigator.clipboard.writeText(location.href);
            words = "The link is copied. It contains the whole game, including hidden tiles.";
        } catch {
            // The browser does not allow copying. The address bar contains the link.
        }
        byId("menu-note").textContent = words;
    }

    // --- settings ---

    buildSettings() {
        const { settings } = this;
        const selects = Object.entries(CHOICES).map(([name, [title, options]]) =>
            element(
                "label",
                { class: "field" },
                element("span", { text: title }),
                element(
                    "select",
                    { name, onchange: ({ target }) => settings.set(name, target.value) },
                    options.map(([value, words]) =>
                        element("option", { value, text: words, selected: settings.get(name) === value }),
                    ),
                ),
            ),
        );
        const switches = Object.entries(SWITCHES).map(([name, words]) =>
            element(
                "label",
                { class: "check" },
                element("input", {
                    type: "checkbox",
                    name,
                    checked: settings.get(name),
                    onchange: ({ target }) => settings.set(name, target.checked),
                }),
                element("span", { text: words }),
            ),
        );
        byId("settings").append(...selects, ...switches);
    }
}
