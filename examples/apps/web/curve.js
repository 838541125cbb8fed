// The curves of a review: each player's chance to win after each action, as a drawing and in words.

export const SVG = "http://www.w3.org/2000/svg";
const [WIDTH, HEIGHT] = [1000, 100]; // size of the drawing in its own units
const NOTHING = 1e-9; // largest rounding error; changes that differ by less count as equal

export const percent = (share) => `${Math.round(100 * share)}%`;

/** Draws a curve for each player.
 *  @param found the results of the review so far, from the first decision on
 *  @param count the number of decisions in the whole game
 *  @param curves the players, or [0] for a team
 *  @param classOf(curve) the style class of a curve */
export function drawnCurves(found, count, curves, classOf) {
    const lines = curves.map((player) => {
        const points = found.map(({ number, winningOf }) => [(number + 1) / count, 1 - winningOf[player]]);
        if (points.length > 0) points.unshift([0, points[0][1]]);
        const drawn = document.createElementNS(SVG, "polyline");
        const text = points.map(([x, y]) => `${(x * WIDTH).toFixed(1)},${(y * HEIGHT).toFixed(1)}`).join(" ");
        drawn.setAttribute("points", text);
        drawn.setAttribute("class", classOf(player));
        return drawn;
    });
    const drawn = document.createElementNS(SVG, "svg");
    drawn.setAttribute("viewBox", `0 0 ${WIDTH} ${HEIGHT}`);
    drawn.setAttribute("preserveAspectRatio", "none");
    drawn.setAttribute("aria-hidden", "true");
    drawn.append(...lines);
    return drawn;
}

/** Draws a short sample line for the legend. @param name the style class of the curve */
export function sample(name) {
    const drawn = document.createElementNS(SVG, "svg");
    drawn.setAttribute("viewBox", "0 0 24 8");
    drawn.setAttribute("class", "sample");
    drawn.setAttribute("aria-hidden", "true");
    const piece = document.createElementNS(SVG, "path");
    piece.setAttribute("d", "M1 4h22");
    piece.setAttribute("class", name);
    drawn.append(piece);
    return drawn;
}

/** Returns the decisions with the largest changes of a player's chance to win, in the order of the game.
 *  @param most the maximum number of decisions
 *  @returns a list of { number, turn, player, from, to }: the decision, the player, the chances before and after */
export function swings(found, curves, most) {
    const all = found.slice(1).map(({ number, turn, winningOf }, place) => {
        const changes = curves.map((player) => {
            const [from, to] = [found[place].winningOf[player], winningOf[player]];
            return { number, turn, player, from, to, change: Math.abs(to - from) };
        });
        return changes.reduce((a, b) => (b.change > a.change + NOTHING ? b : a));
    });
    const seen = all.filter(({ from, to }) => percent(from) !== percent(to));
    const greatest = seen.sort((a, b) => b.change - a.change);
    return greatest.slice(0, most).sort((a, b) => a.number - b.number);
}
