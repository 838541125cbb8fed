// The New game form. After each change the form makes rules from the choices, and the library checks the rules.

import { Colour, Expansion, expansions, ruleFields, Rules } from "./library.js";
import { element, byId, meeple } from "./dom.js";
import { keepPlayers, keptPlayers, LONGEST_NAME } from "./store.js";
import { capital } from "./features.js";

const GAMES = [
    { id: "cooperative", title: "Mists over Carcassonne", words: "Together against the ghosts, on six levels" },
    { id: "base", title: "Base game", words: "Roads, cities, monasteries, fields" },
    { id: "ghosts", title: "Ghosts, Castles & Cemeteries", words: "Against each other in the mist" },
    { id: "demo", title: "Print-and-Play Demo", words: "Few tiles for a first try" },
];

const LEVELS = [
    "Score 50 points before all 15 ghosts are on the board. Mist, roads and cities.",
    "75 points. Adds castles in the mist, and cemeteries that need a meeple.",
    "100 points. The tiles form three piles. Two hounds open the second and the third.",
    "120 points and only 13 ghosts.",
    "100 points. Haunted cemeteries and face-down tiles.",
    "50 points for each scoring meeple. 12 ghosts.",
];

/** Additional rules that some options of competitive games set. The form has no fields for these rules. */
const WITH = {
    hand: { hand: 3, handOpen: true },
    drawAhead: { handOpen: true },
    tableWidth: { tableWidth: 11, tableHeight: 11 },
    borderCompletes: { tableWidth: 11, tableHeight: 11 },
    firstPlayer: { firstPlayer: "most_roads" },
};
const WORDS = {
    tableWidth: "The table has 11 by 11 cells",
    firstPlayer: "Each player draws a tile, and the player with the most road sides begins",
};
const LEFT_OUT = ["handOpen", "tableHeight", "tableX", "tableY", "without"];

/** Returns the options of competitive games. The property `fields` contains the rules that the option sets if it is
 *  ticked. */
export const houseRules = () =>
    ruleFields()
        .filter(({ field, flag, house }) => (flag || house) && !LEFT_OUT.includes(field))
        .map(({ field, flag, meaning, standard }) => ({
            id: field,
            words: WORDS[field] ?? meaning.replace(/\.$/, ""),
            fields: { [field]: flag ? standard === 0 : 1, ...WITH[field] },
        }));

const STRENGTHS = ["beginner", "easy", "good", "best"];

const mostPlayers = (game) => (game === "cooperative" ? 5 : 6);
const leastPlayers = (game) => (game === "ghosts" ? 2 : 1);

/** Returns the number of colours of each player. */
export function coloursEach(game, players) {
    if (game !== "cooperative" || players > 2) return 1;
    return players === 2 ? 2 : 4;
}

/** Returns the rules for the choices in the form. @throws InvalidRulesError @param chosen { game, level, edition,
 *  jointScoring, players, colours, startingPlayer, seed, expansions, house } */
export function rulesOf(chosen) {
    const { players, colours, startingPlayer = 0, seed } = chosen;
    const common = { players, colours: colours.slice(0, players * coloursEach(chosen.game, players)), startingPlayer, seed };
    if (chosen.game === "cooperative")
        return Rules.cooperative({
            ...common,
            level: chosen.level,
            edition: chosen.edition,
            jointScoring: chosen.jointScoring,
        });
    const fields = { ...common, expansions: chosen.expansions };
    for (const rule of houseRules()) if (chosen.house.includes(rule.id)) Object.assign(fields, rule.fields);
    if (chosen.game === "ghosts") return Rules.ghostsCastlesCemeteries(fields);
    return chosen.game === "demo" ? Rules.demo(fields) : Rules.base(fields);
}

/** The aids that a table with friends can offer: the name in the protocol, and the label. */
export const AIDS = [
    ["all", "All aids"],
    ["no hints", "No hints"],
    ["none", "No hints, no remaining tiles, no projected points"],
];

export const FIRST_CHOICE = {
    game: "cooperative",
    level: 1,
    edition: 2023,
    jointScoring: "every_colour",
    players: 2,
    colours: Object.values(Colour).filter((colour) => colour !== Colour.None),
    seats: [null, "good", "good", "good", "good", "good"],
    names: ["", "", "", "", "", ""],
    startingPlayer: 0,
    expansions: [],
    house: [],
    aids: AIDS[0][0],
};

const RANDOM = -1; // the value of startingPlayer for a random first player

export function randomSeed() {
    return crypto.getRandomValues(new Uint32Array(1))[0];
}

export class Setup {
    /** @param handlers onplay(rules, who) begins a game; onsetup(rules, who) opens the table setup; onfriends(rules) creates a
     *  table with friends. The argument `who` is { seats, names } */
    constructor({ onplay, onsetup, onfriends }) {
        this.form = byId("new-game");
        this.chosen = { ...structuredClone(FIRST_CHOICE), ...keptPlayers(STRENGTHS, FIRST_CHOICE.colours) };
        this.build();
        const answer = (hand) => {
            const rules = this.rules();
            if (rules === null) return;
            keepPlayers(this.chosen);
            const { seats, names, players } = this.chosen;
            hand(rules, { seats: seats.slice(0, players), names: names.slice(0, players).map((name) => name.trim()) });
        };
        this.form.addEventListener("submit", (event) => {
            event.preventDefault();
            answer(onplay);
        });
        byId("set-up-button").addEventListener("click", () => answer(onsetup));
        byId("friends-button").addEventListener("click", () => answer(onfriends));
        this.refresh();
    }

    set(changes) {
        Object.assign(this.chosen, changes);
        this.refresh();
    }

    // --- the parts of the form ---

    build() {
        byId("games").replaceChildren(
            ...GAMES.map(({ id, title, words }) =>
                this.radio(
                    "game",
                    id,
                    element(
                        "span",
                        { class: "card-words" },
                        element("b", { text: title }),
                        element("span", { text: words }),
                    ),
                    "game-card",
                ),
            ),
        );
        byId("levels").replaceChildren(
            ...LEVELS.map((_, index) => this.radio("level", index + 1, element("span", { text: index + 1 }), "number")),
        );
        byId("expansions").replaceChildren(
            ...expansions().map(({ expansion, title, summary }) =>
                this.check("expansions", expansion, capital(title), `${summary}.`),
            ),
        );
        const isOffered = ({ expansion }) => this.chosen.game !== "ghosts" || expansion !== Expansion.GhostsCastlesCemeteries;
        const all = () => expansions().filter(isOffered).map(({ expansion }) => expansion);
        byId("expansions-all").addEventListener("click", () => this.set({ expansions: all() }));
        byId("expansions-none").addEventListener("click", () => this.set({ expansions: [] }));
        byId("house").replaceChildren(...houseRules().map(({ id, words }) => this.check("house", id, words)));
        this.seed = element("input", {
            type: "text",
            id: "seed",
            inputmode: "numeric",
            pattern: "[0-9]*",
            placeholder: "random",
            autocomplete: "off",
            oninput: () => this.refresh(),
        });
        byId("more").replaceChildren(
            this.field(
                "Edition",
                "edition",
                [
                    [2023, "Second printing, 2023"],
                    [2022, "First printing, 2022"],
                ],
                "cooperative",
            ),
            this.field(
                "A feature with several colours scores",
                "jointScoring",
                [
                    ["every_colour", "once for each colour"],
                    ["majority", "once for each colour with the most meeples"],
                ],
                "cooperative",
            ),
            this.field(
                "First player",
                "startingPlayer",
                [...[0, 1, 2, 3, 4, 5].map((player) => [player, `Player ${player + 1}`]), [RANDOM, "Random"]],
            ),
            this.field("Aids in a game with friends", "aids", AIDS, "friends"),
            element("label", { class: "field" }, element("span", { text: "Seed (the same seed gives the same tiles)" }), this.seed),
        );
    }

    radio(name, value, face, kind) {
        const input = element("input", {
            type: "radio",
            name,
            value,
            onchange: () => this.set({ [name]: typeof FIRST_CHOICE[name] === "number" ? Number(value) : value }),
        });
        return element("label", { class: kind }, input, face);
    }

    /** Creates a check box. @param line a text below the title */
    check(name, value, title, line = "") {
        const toggle = ({ target }) =>
            this.set({ [name]: [...this.chosen[name].filter((chosen) => chosen !== value), ...(target.checked ? [value] : [])] });
        return element(
            "label",
            { class: "check", data: { value } },
            element("input", { type: "checkbox", name, value, onchange: toggle }),
            element("span", {}, title, line === "" ? null : element("span", { class: "about-box", text: line })),
        );
    }

    field(title, name, options, only = null) {
        const choices = options.map(([value, words]) => element("option", { value, text: words }));
        const select = element(
            "select",
            { name, onchange: ({ target }) => this.set({ [name]: options[target.selectedIndex][0] }) },
            choices,
        );
        return element("label", { class: "field", data: only ? { only } : {} }, element("span", { text: title }), select);
    }

    // --- players ---

    showCounts() {
        const { game, players } = this.chosen;
        const counts = [];
        for (let count = leastPlayers(game); count <= mostPlayers(game); ++count) counts.push(count);
        const labels = counts.map((count) => this.radio("players", count, element("span", { text: count }), "number"));
        if (byId("player-counts").childElementCount !== counts.length) byId("player-counts").replaceChildren(...labels);
        for (const input of byId("player-counts").querySelectorAll("input")) input.checked = Number(input.value) === players;
    }

    showSeats() {
        const { game, players, colours, seats } = this.chosen;
        const each = coloursEach(game, players);
        const key = JSON.stringify([game, players, colours, seats]);
        if (key === this.seatsKey) return;
        this.seatsKey = key;
        const focused = document.activeElement?.id;
        byId("seats").replaceChildren(
            ...Array.from({ length: players }, (_, player) =>
                this.seat(player, colours.slice(player * each, (player + 1) * each), player * each, seats[player]),
            ),
        );
        if (focused) byId(focused)?.focus();
    }

    seat(player, colours, first, strength) {
        const who = element(
            "select",
            {
                id: `seat-${player}`,
                "aria-label": `Player ${player + 1} is`,
                onchange: ({ target }) => this.sit(player, target.value),
            },
            element("option", { value: "", text: "A person", selected: strength === null }),
            STRENGTHS.map((name) =>
                element("option", { value: name, text: `Adviser: ${name}`, selected: strength === name }),
            ),
        );
        const swatches = colours.map((colour, index) => this.swatch(player, colour, first + index));
        return element(
            "li",
            { class: "seat" },
            this.nameOf(player),
            who,
            element("span", { class: "swatches" }, swatches),
        );
    }

    /** Creates the field for a player's name. Typing a name does not rebuild the form. */
    nameOf(player) {
        return element("input", {
            type: "text",
            class: "seat-name",
            id: `name-${player}`,
            value: this.chosen.names[player],
            maxlength: LONGEST_NAME,
            placeholder: `Player ${player + 1}`,
            "aria-label": `Name of player ${player + 1}`,
            autocomplete: "off",
            spellcheck: "false",
            oninput: ({ target }) => (this.chosen.names = this.chosen.names.with(player, target.value)),
        });
    }

    swatch(player, colour, place) {
        const options = FIRST_CHOICE.colours.map((value) => element("option", { value, text: value, selected: value === colour }));
        const select = element(
            "select",
            {
                id: `colour-${place}`,
                "aria-label": `A colour of player ${player + 1}`,
                onchange: ({ target }) => this.paint(place, target.value),
            },
            options,
        );
        return element("span", { class: "swatch" }, meeple(colour), select);
    }

    sit(player, value) {
        const seats = [...this.chosen.seats];
        seats[player] = value === "" ? null : value;
        this.set({ seats });
    }

    /** Gives a player a colour. The two players swap colours if another player had this colour. */
    paint(place, colour) {
        const colours = [...this.chosen.colours];
        const previous = colours.indexOf(colour);
        [colours[place], colours[previous]] = [colour, colours[place]];
        this.set({ colours });
    }

    /** Returns the choices for a game that the workshop begins. Adjusts the number of players to the game. @param game an
     *  id in GAMES, such as "base" */
    whoPlays(game) {
        const { seats, names } = this.chosen;
        const players = Math.min(mostPlayers(game), Math.max(leastPlayers(game), this.chosen.players));
        const who = { seats: seats.slice(0, players), names: names.slice(0, players).map((name) => name.trim()) };
        return { ...this.chosen, ...who, players, startingPlayer: 0, seed: randomSeed() };
    }

    // --- checking ---

    /** Returns the chosen rules. If they are invalid, shows the reason and returns null. */
    rules() {
        const seed = this.seed.value.trim();
        try {
            if (!/^\d*$/.test(seed)) throw new Error("The seed must be a whole number or empty.");
            const { startingPlayer: chosen, players } = this.chosen;
            const startingPlayer = chosen === RANDOM ? randomSeed() % players : chosen;
            const rules = rulesOf({ ...this.chosen, startingPlayer, seed: seed === "" ? randomSeed() : BigInt(seed) });
            byId("problem").hidden = true;
            return rules;
        } catch (error) {
            byId("problem").textContent = capital(error.message);
            byId("problem").hidden = false;
            return null;
        }
    }

    refresh() {
        const { chosen } = this;
        chosen.players = Math.min(mostPlayers(chosen.game), Math.max(leastPlayers(chosen.game), chosen.players));
        if (chosen.startingPlayer >= chosen.players) chosen.startingPlayer = 0;
        const isCooperative = chosen.game === "cooperative";
        byId("level-choice").hidden = !isCooperative;
        byId("expansion-choice").hidden = isCooperative;
        byId("house-choice").hidden = isCooperative;
        for (const field of this.form.querySelectorAll("[data-only]"))
            field.hidden = field.dataset.only === "cooperative" ? !isCooperative : byId("friends-button").hidden;
        byId("level-words").textContent = LEVELS[chosen.level - 1];
        byId("expansions").querySelector(`[data-value="${Expansion.GhostsCastlesCemeteries}"]`).hidden =
            chosen.game === "ghosts";
        for (const name of ["expansions", "house"]) {
            const inputs = [...byId(name).querySelectorAll("input")];
            for (const input of inputs) input.checked = chosen[name].some((value) => String(value) === input.value);
            const offered = inputs.filter((input) => !input.closest(".check").hidden);
            const count = offered.filter(({ checked }) => checked).length;
            byId(`${name}-count`).textContent = `${count} of ${offered.length} chosen`;
        }
        this.showCounts();
        this.showSeats();
        for (const name of ["game", "level"])
            for (const input of this.form.elements[name]) input.checked = input.value === String(chosen[name]);
        for (const name of ["edition", "jointScoring", "startingPlayer", "aids"]) this.form.elements[name].value = chosen[name];
        [...this.form.elements.startingPlayer.options].forEach(
            (option) => (option.hidden = option.disabled = Number(option.value) >= chosen.players),
        );
        const hasProblem = this.rules() === null;
        for (const id of ["play-button", "set-up-button", "friends-button"]) byId(id).disabled = hasProblem;
    }
}
