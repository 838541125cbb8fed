// The dialog "How to play": a screen for each game and each expansion, with some of its tiles.

import { byId, dialogOf, element, picture } from "./dom.js";
import { Expansion, expansions, Game, Rules } from "./library.js";
import { expansionInShort, GAMES_IN_SHORT } from "./rules_summary.js";

const MOST_TILES = 4; // maximum number of tiles on a screen

/** The ids of base-game tiles to show for expansions without tiles. */
const TILES = { [Expansion.Abbot]: ["E", "H", "M", "V"] }; // tiles with gardens

function rulesOf({ expansion, level }) {
    if (level) return Rules.cooperative({ level });
    return Rules.base({ expansions: expansion === undefined ? [] : [expansion] });
}

/** Returns pictures of some tiles of a game or an expansion. For an expansion these are tiles that the base game does not
 *  have. */
function tilesOf(entry, theme) {
    const game = new Game(rulesOf(entry));
    const plain = new Game(Rules.base());
    try {
        const known = new Set(entry.expansion === undefined ? [] : plain.types.map(({ id }) => id));
        const isShown = (id) => TILES[entry.expansion]?.includes(id) ?? !known.has(id);
        const own = game.types.map(({ id }, type) => ({ id, type })).filter(({ id }) => isShown(id));
        const apart = Math.max(1, Math.floor(own.length / MOST_TILES)); // skips tiles, because neighbours in `own` look alike
        return own
            .filter((_, place) => place % apart === 0)
            .slice(0, MOST_TILES)
            .map(({ type }) => game.tilePicture(type, 0, { theme }));
    } finally {
        game.free();
        plain.free();
    }
}

export class RulesDialog {
    /** @param settings the settings of the page, with the theme of the tiles */
    constructor(settings) {
        this.settings = settings;
        this.dialog = dialogOf("how");
        this.choice = byId("how-choice");
        this.entries = [...GAMES_IN_SHORT, ...expansions().map(expansionInShort)];
        this.choice.append(...this.entries.map(({ title }, place) => element("option", { value: place, text: title })));
        this.choice.addEventListener("change", () => this.show(Number(this.choice.value)));
        byId("how-next").addEventListener("click", () => this.show((this.place + 1) % this.entries.length));
    }

    /** Opens the dialog. @param id the first screen: the name of a game, such as "base", or of an expansion, such as "river";
     *  undefined: the screen that describes a turn */
    open(id = "turn") {
        const place = this.entries.findIndex((entry) => entry.id === id || entry.expansion === id);
        this.show(Math.max(0, place));
        this.dialog.showModal();
    }

    show(place) {
        const entry = this.entries[place];
        this.place = place;
        this.choice.value = place;
        byId("how-body").replaceChildren(
            element("h3", { text: entry.title }),
            element(
                "div",
                { class: "how-tiles", "aria-hidden": "true" },
                tilesOf(entry, this.settings.theme).map((svg) => picture(svg)),
            ),
            element("ul", {}, entry.sentences.map((text) => element("li", { text }))),
        );
        byId("how-next").textContent = `Next: ${this.entries[(place + 1) % this.entries.length].title}`;
    }
}
