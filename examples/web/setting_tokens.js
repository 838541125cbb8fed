// What the expansions put onto a table beside tiles and figures: the words of a position for it, one row each.

import { element, meeple } from "./dom.js";
import { capital } from "./features.js";
import { Colour, colourName, Expansion } from "./library.js";

/** One of each, on a tile. */
const ON_TILE = [
    { word: "dragon", expansion: Expansion.PrincessDragon, title: "The dragon" },
    { word: "fairy", expansion: Expansion.PrincessDragon, title: "The fairy" },
    { word: "big_top", expansion: Expansion.BigTop, title: "The big top" },
];

/** One of each, on a segment. */
const ON_SEGMENT = [
    { word: "mage", expansion: Expansion.Mage, title: "The mage" },
    { word: "witch", expansion: Expansion.Mage, title: "The witch" },
];

/** Several on a tile. */
const COUNTED_ON_TILE = [
    { word: "floors", expansion: Expansion.Tower, one: "floor" },
    { word: "ingots", expansion: Expansion.Gold, one: "ingot" },
];

/** A number of each colour, or several. */
const OF_COLOURS = [
    { word: "goods", expansion: Expansion.TradersBuilders, title: "Wine, grain, cloth", parts: ["Wine", "Grain", "Cloth"] },
    { word: "floors_left", expansion: Expansion.Tower, title: "Floors left" },
    { word: "courier", expansion: Expansion.Messages, title: "The courier's points" },
    { word: "ingots_held", expansion: Expansion.Gold, title: "Ingots" },
    { word: "robber", expansion: Expansion.Robbers, title: "The robber's space" },
];

/** Who has it, and what must be beaten for it. */
const HELD = [
    {
        word: "king",
        size: "largest_city",
        expansion: Expansion.King,
        title: "The king",
        sizeTitle: "Tiles of the largest city",
    },
    {
        word: "baron",
        size: "longest_road",
        expansion: Expansion.King,
        title: "The robber baron",
        sizeTitle: "Tiles of the longest road",
    },
];

export class Tokens {
    /** @param side beside which they are shown */
    constructor(side) {
        this.side = side;
    }

    get setting() {
        return this.side.setting;
    }

    played(rows) {
        const { expansions } = this.side.game.rules;
        return rows.filter(({ expansion }) => expansions.includes(expansion));
    }

    // --- on the board ---

    ofTile(tile) {
        const cell = `${tile.x},${tile.y}`;
        const chips = this.played(ON_TILE).map((row) => this.chip(row, cell, tile));
        const counters = this.played(COUNTED_ON_TILE).map(({ word, one }) =>
            this.side.counter({
                count: Number(this.setting.valueOf(`${word} ${cell}`)?.split(" ")[0] ?? 0),
                one,
                what: "the tile",
                linesWith: (count) => this.setting.with(`${word} ${cell}`, count === 0 ? null : count),
                key: `${word} ${cell}`,
            }),
        );
        return [chips.length > 0 && this.group(chips), ...counters].filter(Boolean);
    }

    ofSegment(tile, segment) {
        const spot = `${tile.x},${tile.y}/${segment}`;
        const chips = this.played(ON_SEGMENT)
            .filter(({ word }) => this.setting.whyNot(this.setting.with(word, spot)) === null)
            .map((row) => this.chip(row, spot, tile));
        return chips.length > 0 ? this.group(chips) : null;
    }

    group(chips) {
        return element("div", { class: "chips", role: "group", "aria-label": "What is here" }, chips);
    }

    /** Puts it there, or takes it away again. */
    chip({ word, title }, place, tile) {
        const isHere = this.setting.valueOf(word) === place;
        return element("button", {
            type: "button",
            class: "chip",
            "aria-pressed": String(isHere),
            data: { keep: `${word} ${place}` },
            onclick: () => this.side.view.change(this.setting.with(word, isHere ? null : place), tile),
            text: title,
        });
    }

    // --- beside it ---

    ofTable() {
        const colours = this.side.game.rules.colours;
        return [
            ...this.played(OF_COLOURS).flatMap((row) => colours.map((colour) => this.numbers(row, colour))),
            ...this.played(HELD).flatMap((row) => [this.holder(row, colours), this.field(row.sizeTitle, row.size)]),
        ];
    }

    /** Fields for the numbers of a colour; left empty they follow from the rest. */
    numbers({ word, title, parts = [title] }, colour) {
        const whose = ` of ${colourName(colour)}`;
        const labels = parts.map((part) => part + whose);
        return this.field(title + whose, `${word} ${colourName(colour)}`, labels, meeple(colour));
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

    holder({ word, title }, colours) {
        const whose = this.setting.wanted(word);
        const options = [Colour.None, ...colours].map((colour) => {
            const value = colour === Colour.None ? "" : colourName(colour);
            return element("option", {
                value,
                selected: value === (whose ?? ""),
                text: value === "" ? "nobody" : capital(value),
            });
        });
        const choose = ({ target }) => this.side.view.want(word, target.value || null);
        return element(
            "label",
            { class: "field" },
            element("span", { text: `${title} is with` }),
            element("select", { data: { keep: word }, onchange: choose }, options),
        );
    }
}
