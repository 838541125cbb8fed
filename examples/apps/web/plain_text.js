// The library's texts for players, without the ids of tiles and without coordinates. A setting for developers shows both.

const CELL = String.raw`-?\d+,-?\d+(?!['\d])`;
const pattern = (source) => new RegExp(source.replaceAll("CELL", CELL), "g");

const ROTATION = pattern(String.raw`, (?:the tile at CELL (?:turned \w+|unturned)|turned by \d quarters?)`);
const NEIGHBOUR = pattern(String.raw` (beside|corner of) CELL`);
const DESTINATION = pattern(String.raw` to CELL(?! \()`);
const PLACE = pattern(String.raw` (?:at|from) CELL`);
const LAID_TILE = /\b(lays) tile \S+?(?= at |,|$)/i;
const NUMBERED_PLAYER = /^player \d+ \(((?:[^()]|\([^()]*\))*)\) /;

/** A cell in a text. The pattern requires a word such as "at" before the cell, because a player's name can look like a
 *  cell. */
export const CELL_IN_TEXT = new RegExp(`(?<=\\b(?:at|from|to|beside|of) )(${CELL})`);

const escaped = (id) => id.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Returns the text of a question, an action or an explanation for players.
 *  @param naming see namingOf() @param id the tile id that the text may contain; undefined for none */
export function plain(text, { isForDevelopers = false } = {}, id) {
    if (isForDevelopers) return text;
    const withoutId = id === undefined ? text : text.replace(new RegExp(`\\b(lay|on) ${escaped(id)}(?= at |,|$)`), "$1 the tile");
    return withoutId
        .replace(NUMBERED_PLAYER, "$1 ")
        .replace(LAID_TILE, "$1 the tile")
        .replace(ROTATION, "")
        .replace(NEIGHBOUR, " $1 the tile")
        .replace(DESTINATION, " here")
        .replace(PLACE, "");
}

/** Returns the text of an event for players. The cells stay in the text, because the log shows them as buttons.
 *  @param naming see namingOf() @param id the id of the event's tile */
export function plainEvent(text, { isForDevelopers = false } = {}, id) {
    if (isForDevelopers || id === undefined) return text;
    const tile = escaped(id);
    const subject = `^${tile}(?= (?:lies|fits|is) )`;
    const object = `(?<= (?:lays|draws|takes|for) )${tile}(?= at | to | into |,|$)`;
    return text.replace(ROTATION, "").replace(new RegExp(`${subject}|${object}`), "a tile");
}
