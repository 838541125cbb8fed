// The pieces of expansions in the table setup, other than tiles and figures. The library describes each kind of piece with a
// fact. Positions store the fact in a line that begins with the fact's name.

import { button, element, meeple } from "./dom.js";
import { factsOf } from "./facts.js";
import { capital } from "./features.js";
import { Colour, FactKind, Scope } from "./library.js";

export class Tokens {
    /** @param side the side panel, which shows the pieces */
    constructor(side) {
        this.side = side;
    }

    get setting() {
        return this.side.setting;
    }

    facts(scope, ...kinds) {
        return factsOf(this.side.game, scope).filter(({ kind, stored }) => stored && kinds.includes(kind));
    }

    // --- on the board ---

    ofTile(tile) {
        const cell = `${tile.x},${tile.y}`;
        const chips = this.facts(Scope.Game, FactKind.Tile).map((fact) => this.chip(fact, cell, tile));
        const counters = this.facts(Scope.Tile, FactKind.Number).map(({ name, noun }) =>
            this.side.counter({
                count: Number(this.setting.valueOf(`${name} ${cell}`)?.split(" ")[0] ?? 0),
                noun,
                what: "the tile",
                linesWith: (count) => this.setting.with(`${name} ${cell}`, count === 0 ? null : count),
                key: `${name} ${cell}`,
            }),
        );
        return [chips.length > 0 && this.group(chips), ...counters].filter(Boolean);
    }

    ofSegment(tile, segment) {
        const spot = `${tile.x},${tile.y}/${segment}`;
        const chips = this.facts(Scope.Game, FactKind.Segment)
            .filter(({ name }) => this.setting.whyNot(this.setting.with(name, spot)) === null)
            .map((fact) => this.chip(fact, spot, tile));
        return chips.length > 0 ? this.group(chips) : null;
    }

    group(chips) {
        return element("div", { class: "chips", role: "group", "aria-label": "Pieces" }, chips);
    }

    /** Creates a button that places or removes a piece. */
    chip({ name, title }, place, tile) {
        const isHere = this.setting.valueOf(name) === place;
        return button(
            `The ${title}`,
            () => this.side.view.change(this.setting.with(name, isHere ? null : place), tile),
            "chip",
            { "aria-pressed": String(isHere), data: { keep: `${name} ${place}` } },
        );
    }

    // --- the table as a whole ---

    ofTable() {
        const { colours } = this.side.game.rules;
        return [
            ...this.facts(Scope.Colour, FactKind.Number).flatMap((fact) => colours.map((colour) => this.numbers(fact, colour))),
            ...this.facts(Scope.Game, FactKind.Number, FactKind.Colour).map((fact) =>
                fact.kind === FactKind.Colour ? this.holder(fact, colours) : this.field(capital(fact.title), fact.name),
            ),
        ].filter((node) => node !== null);
    }

    /** Creates fields for the numbers of a fact for a colour; null if the numbers have no names. If all fields are empty, the
     *  library derives the numbers from the other lines. */
    numbers({ name, title, symbol, numbers }, colour) {
        const parts = numbers === 1 ? [title] : symbol.split(" ");
        if (parts.length !== numbers) return null;
        const labels = parts.map((part) => `${capital(part)} of ${colour}`);
        const whole = `${capital(parts.join(", "))} of ${colour}`;
        return this.field(whole, `${name} ${colour}`, labels, meeple(colour));
    }

    field(title, words, labels = [title], sign = null) {
        const numbers = this.setting.wanted(words)?.split(" ") ?? [];
        const inputs = labels.map((label, place) =>
            element("input", {
                type: "number",
                min: 0,
                step: 1,
                value: numbers[place] ?? "",
                placeholder: labels.length > 1 ? "0" : null,
                "aria-label": label,
                data: { keep: `${words} ${place}` },
                oninput: ({ currentTarget }) => this.read(words, [...currentTarget.parentNode.children]),
            }),
        );
        return element(
            "div",
            { class: "field" },
            element("span", { class: "whose" }, sign, title),
            element("span", { class: "numbers-of" }, inputs),
        );
    }

    read(words, inputs) {
        const values = inputs.map(({ value }) => value.trim());
        const isEmpty = values.every((value) => value === "");
        this.side.view.want(words, isEmpty ? null : values.map((value) => value || "0").join(" "));
    }

    holder({ name, title }, colours) {
        const whose = this.setting.wanted(name);
        const options = [Colour.None, ...colours].map((colour) => {
            const value = colour === Colour.None ? "" : colour;
            return element("option", {
                value,
                selected: value === (whose ?? ""),
                text: value === "" ? "nobody" : capital(value),
            });
        });
        const choose = ({ target }) => this.side.view.want(name, target.value || null);
        return element(
            "label",
            { class: "field" },
            element("span", { text: `The ${title} is with` }),
            element("select", { data: { keep: name }, onchange: choose }, options),
        );
    }
}
