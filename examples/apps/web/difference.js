// The difference of two texts, as a patch in the unified format.

const AROUND = 3; // number of unchanged lines shown before and after a change
// The maximum size of the table of common lines. If the changed parts need more entries, all their lines count as different.
const MOST_CELLS = 4_000_000;

/** Returns the steps from one list of lines to another: { sign, line } with " ", "-" or "+". */
function stepsBetween(from, to) {
    let before = 0;
    while (before < Math.min(from.length, to.length) && from[before] === to[before]) ++before;
    let behind = 0;
    while (behind < Math.min(from.length, to.length) - before && from.at(-1 - behind) === to.at(-1 - behind)) ++behind;
    const [old, made] = [from, to].map((lines) => lines.slice(before, lines.length - behind));
    const as = (sign) => (line) => ({ sign, line });
    return [...from.slice(0, before).map(as(" ")), ...between(old, made), ...from.slice(from.length - behind).map(as(" "))];
}

function between(old, made) {
    const width = made.length + 1;
    const isTooMuch = old.length * made.length > MOST_CELLS;
    // Entry (i, j) is the number of lines that `old` from line i on and `made` from line j on have in common.
    const common = isTooMuch ? null : new Uint32Array((old.length + 1) * width);
    if (common !== null)
        for (let i = old.length - 1; i >= 0; --i)
            for (let j = made.length - 1; j >= 0; --j) {
                const [down, right] = [common[(i + 1) * width + j], common[i * width + j + 1]];
                common[i * width + j] = old[i] === made[j] ? common[(i + 1) * width + j + 1] + 1 : Math.max(down, right);
            }
    const steps = [];
    let i = 0;
    let j = 0;
    while (i < old.length || j < made.length) {
        if (common !== null && i < old.length && j < made.length && old[i] === made[j]) {
            steps.push({ sign: " ", line: old[i++] });
            ++j;
        } else if (
            i < old.length &&
            (common === null || j === made.length || common[(i + 1) * width + j] >= common[i * width + j + 1])
        ) {
            steps.push({ sign: "-", line: old[i++] });
        } else {
            steps.push({ sign: "+", line: made[j++] });
        }
    }
    return steps;
}

/** Returns the difference in the unified format; "" if the texts are equal.
 *  @param from the old text
 *  @param to the new text
 *  @param names the names of the old and the new text */
export function differenceOf(from, to, names) {
    const linesOf = (text) => text.replace(/\n$/, "").split("\n");
    const steps = stepsBetween(linesOf(from), linesOf(to));
    const changes = steps.flatMap(({ sign }, number) => (sign === " " ? [] : [number]));
    if (changes.length === 0) return "";
    const hunks = [];
    for (const number of changes) {
        const last = hunks.at(-1);
        if (last !== undefined && number - last.to <= 2 * AROUND) last.to = number + 1;
        else hunks.push({ from: number, to: number + 1 });
    }
    const text = [`--- ${names[0]}`, `+++ ${names[1]}`];
    const counted = (some, sign) => some.filter((step) => step.sign !== sign).length;
    for (const hunk of hunks) {
        const begin = Math.max(0, hunk.from - AROUND);
        const shown = steps.slice(begin, hunk.to + AROUND);
        const [old, made] = ["+", "-"].map((sign) => {
            const count = counted(shown, sign);
            return `${counted(steps.slice(0, begin), sign) + (count > 0 ? 1 : 0)},${count}`;
        });
        text.push(`@@ -${old} +${made} @@`, ...shown.map(({ sign, line }) => sign + line));
    }
    return `${text.join("\n")}\n`;
}
