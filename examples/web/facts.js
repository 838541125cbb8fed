// Facts of a game: the pieces of its expansions, as the library lists them.

/** The one number of a fact; `nothing` where the game does not have it. */
export const factNumber = (game, fact, of = 0, nothing = 0) => game.fact(fact, of)[0] ?? nothing;

/** The place of a piece, { tile, segment }; null: it is not on the board. */
export function factPlace(game, fact) {
    const [tile = -1, segment = -1] = game.fact(fact);
    return tile < 0 ? null : { tile, segment };
}

/** The ferries on the board, { tile, first, second } each: the tile of the lake and the roads that it joins. */
export function ferriesOf(game) {
    const numbers = game.fact("ferries");
    const places = Array.from({ length: numbers.length / 3 }, (_, ferry) => 3 * ferry);
    return places.map((at) => ({ tile: numbers[at], first: numbers[at + 1], second: numbers[at + 2] }));
}
