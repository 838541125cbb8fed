// Measures the page's frame times during a game with all expansions, and while the board moves. Prints a table in
// milliseconds. Usage: node frame_times.mjs FOLDER-OF-THE-PAGE SERVER FOLDER-FOR-SCREENSHOTS [TURNS]
import { tracedIn } from "./chromium.mjs";
import { turnWheel, WithMouse } from "./people.mjs";
import { inTheMiddle, leave, library, settle, visit } from "./visit.mjs";

const PRESET = "everything";
const SEED = 5;
const STEPS = 120; // number of frames in which the board moves
const turns = Number(process.argv[5] ?? 20);

/** Plays the game with the mouse to the end of the last measured turn. */
async function play(page, game) {
    const mouse = Object.assign(new WithMouse(page), { library });
    const adviser = new library.Adviser(game, { strength: "easy", seed: 1 });
    while (!game.isOver && game.turn <= turns) {
        adviser.think(game, 0);
        const action = adviser.choose();
        await mouse.perform(game, action, { inPanel: true });
        game.apply(action);
    }
    adviser.free();
}

/** Calls `work`, which changes the page. @returns times of each frame in milliseconds: `intervals`, the time since the previous
 *  frame; `busy`, the time that the page's thread needs for the frame, without its other work between frames */
async function measured(page, work) {
    const intervals = [];
    const events = await tracedIn(page, async () => {
        await page.evaluate(() => {
            self.frames = [];
            const see = (at) => (self.frames.push(at), (self.seeing = requestAnimationFrame(see)));
            self.seeing = requestAnimationFrame(see);
        });
        await work();
        const frames = await page.evaluate(() => (cancelAnimationFrame(self.seeing), self.frames));
        intervals.push(...frames.slice(1).map((at, index) => at - frames[index]));
    });
    // Excludes flow events, which have no duration.
    const isFrame = ({ name, tdur }) => name === "ProxyMain::BeginMainFrame" && tdur !== undefined;
    const busy = events.filter(isFrame).map(({ tdur }) => tdur / 1000);
    return { intervals, busy };
}

/** Returns a quantile: the fraction `share` of the numbers is less than the result. */
function quantile(numbers, share) {
    const sorted = [...numbers].sort((one, other) => one - other);
    return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]?.toFixed(1) ?? "-";
}

function tell(name, { intervals, busy }) {
    const columns = [intervals, busy].flatMap((numbers) => [quantile(numbers, 0.5), quantile(numbers, 0.95)]);
    console.log(`| ${[name, intervals.length, ...columns].join(" | ")} |`);
}

const { game, storage } = inTheMiddle(library.Rules.preset(PRESET, { players: 2, seed: SEED }), { actions: 0 });
await visit(
    async (page) => {
        await settle(page);
        console.log("| while | frames | apart, median | 95 % | busy, median | 95 % |\n|---|--:|--:|--:|--:|--:|");
        tell(`${turns} turns are played`, await measured(page, () => play(page, game)));
        tell("the board is shifted", await measured(page, () => turnWheel(page, STEPS, { isZoom: false })));
        tell("the board is stretched", await measured(page, () => turnWheel(page, STEPS, { isZoom: true })));
    },
    { storage },
);
await leave();
