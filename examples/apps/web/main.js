// The page: loads the library, and switches between the New game form and the table.

import { Game, init, System } from "./library.js";
import { enter, followHistory, forgetPart, setHash } from "./browser_history.js";
import { watchDevice } from "./device.js";
import { byId, element, picture } from "./dom.js";
import { LazyPart } from "./lazy_part.js";
import { recordOf, tableOf } from "./link.js";
import { Session } from "./session.js";
import { Settings } from "./settings.js";
import { randomSeed, Setup } from "./setup.js";
import { tellRefusals } from "./storage.js";
import { download, findGame, findRoom, gamesBegun, keepTable, keptDraft, keptTable } from "./store.js";

const UNTIL_KEPT = 3000; // milliseconds until the files of the page are stored for offline use

const settings = new Settings();
applyTheme();
settings.addEventListener("change", applyTheme);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => byId("setup").hidden || drawHero());

await init().catch((error) => {
    document.body.classList.remove("loading");
    document.body.prepend(
        element("p", { class: "plain", role: "alert", text: `The library could not be loaded: ${error.message}` }),
    );
    throw error;
});
performance.mark("library loaded");

let table = null; // the view of a game; most of the page's code, loaded on demand because the form does not need it
let menu = null;
const playing = new LazyPart(async () => {
    const [{ Table }, { Menu }, { listenToKeys }] = await Promise.all([
        import("./table.js"),
        import("./menu.js"),
        import("./keys.js"),
    ]);
    table = new Table(settings, {
        onnew: showSetup,
        ontell: toast,
        onshow: (session) => [puzzles, lessons, friends].forEach(({ part }) => part?.follow(session)),
        onworkshop: () => openWorkshop({ returnsToGame: true }),
    });
    menu = new Menu(table, settings, {
        onnew: showSetup,
        onhow: () => rulesDialog.use((part) => part.open(gameOnTable())),
        onpuzzles: () => puzzles.use((part) => part.choose()),
        onworkshop: () => openWorkshop({ returnsToGame: true }),
        onrecord: openRecord,
        onchange: changeTable,
    });
    listenToKeys(table, () => !byId("play").hidden);
}, toast);
const puzzles = new LazyPart(async () => {
    const [{ Puzzles }] = await Promise.all([import("./puzzles.js"), loadStyles("puzzles.css"), playing.load()]);
    return new Puzzles(table, { onopen: (session) => openSession(session, { isNew: false }), ontell: toast });
}, toast);
const unfinishedGames = new LazyPart(async () => {
    const { UnfinishedGames } = await import("./unfinished_games.js");
    return new UnfinishedGames({ onopen: (session) => openSession(session, { isNew: false }), ontell: toast });
}, toast);
const rulesDialog = new LazyPart(async () => new (await import("./rules_dialog.js")).RulesDialog(settings), toast);
const lessons = new LazyPart(async () => new (await import("./lessons.js")).Lessons({ onopen: openSession }), toast);
const tableSetup = new LazyPart(async () => {
    const { TableSetupView } = await import("./table_setup_view.js");
    return new TableSetupView(settings, {
        onplay: playFrom,
        onleave: leaveTableSetup,
        onworkshop: () => openWorkshop(),
        onchange: (text) => keepTable({ text, ...playersOfSetup, isOpen: true }),
        ontell: toast,
    });
}, toast);
// The address of the game server's web socket; undefined without a game server.
const serverOfFriends = document.querySelector("meta[name=mistbank-table]")?.content;
const friends = new LazyPart(async () => {
    const [{ Friends }] = await Promise.all([import("./friends.js"), loadStyles("friends.css"), playing.load()]);
    const address = new URL(serverOfFriends, document.baseURI);
    address.protocol = address.protocol.replace("http", "ws");
    return new Friends(table, address.href, {
        onopen: openSession,
        onleave: showSetup,
        onsave: () => menu.save(),
        ontell: toast,
        chosen: () => setup.chosen,
    });
}, toast);
let playersOfSetup = { seats: [], names: [] }; // the players of a game that starts from the table setup
let returnsToGame = false; // whether leaving the table setup or the workshop returns to the current game
const workshop = new LazyPart(async () => {
    const [{ Workshop }] = await Promise.all([import("./workshop.js"), loadStyles("workshop.css")]);
    return new Workshop(settings, {
        onplay: (game, { seats, names }) => openSession(new Session(game, seats, names)),
        chosen: (game) => setup.whoPlays(game),
        onfriends: serverOfFriends && ((rules, tileSets) => withFriends((part) => part.make(rules, tileSets))),
        onleave: leaveTableSetup,
        ontell: toast,
    });
}, toast);
for (const id of ["friends-button", "about-friends"]) byId(id).hidden = serverOfFriends === undefined;
const setup = new Setup({
    onplay: (rules, { seats, names }) => openSession(Session.begin(rules, seats, names)),
    onsetup: beginTableSetup,
    onfriends: (rules) => withFriends((part) => part.make(rules)),
});
byId("setting-save").addEventListener("click", () => download("mistbank.position", byId("setting-text").value));
watchDevice(() => table?.panel.showTurn());
// The first press of a button or key starts loading the code of the table, because a game will probably follow.
for (const press of ["pointerdown", "keydown"])
    document.addEventListener(press, () => playing.use(() => {}), { once: true, capture: true });
byId("setup-load").addEventListener("click", () => playing.use(() => menu.chooseFile()));
byId("setup-learn").addEventListener("click", () => lessons.use((part) => part.begin()));
byId("setup-how").addEventListener("click", () => rulesDialog.use((part) => part.open()));
byId("setup-puzzles").addEventListener("click", () => puzzles.use((part) => part.choose()));
byId("setup-tiles").addEventListener("click", () => openWorkshop());
byId("friends-back").addEventListener("click", () => withFriends((part) => part.look(part.left)));
byId("watch").addEventListener("click", watchExample);
followHistory({ onform: showSetup, onreturn: returnToPart, onlink: openLink });

if (await openLink()) await findRoom(); // the game from the link must not replace a stored game
else await goOn();
tellRefusals(toast);
document.body.classList.remove("loading");
performance.mark("ready");
// Storing files for offline use must not delay the first use of the page.
if (navigator.serviceWorker) setTimeout(async () => (await import("./offline.js")).keepOffline(), UNTIL_KEPT);

// --- parts of the page ---

function show(part) {
    for (const id of ["setup", "play", "setting", "workshop"]) byId(id).hidden = id !== part;
    enter(part);
    workshop.part?.keep(); // stores whether the workshop is visible
    const view = tableSetup.part;
    if (part === "setting" || !view?.isOn) return;
    keepTable({ text: view.text, ...playersOfSetup, isOpen: false }); // the player can return to this table
    view.close();
}

function showSetup() {
    table?.leave();
    const left = friends.part?.leaveForNow();
    byId("friends-back").hidden = !left;
    show("setup");
    document.title = "mistbank";
    scrollTo(0, 0);
    drawHero();
    if (gamesBegun().length > 0) unfinishedGames.use((part) => part.show());
}

/** Returns to the part of the page that was open before the New game form. If that fails, shows the form. */
async function returnToPart(part) {
    const { session } = table ?? {};
    const seat = session?.isShared ? friends.part.left : null; // the table that the player has left for now
    if (part === "play" && seat !== null && (await withFriends((friendsPart) => friendsPart.look(seat)))) return;
    if (part === "play" && session && !session.isShared) return returnToGame();
    if (part === "setting" && (await openKeptTable({ mayBeClosed: true }))) return;
    if (part === "workshop" && (await openWorkshop())) return;
    forgetPart();
    showSetup();
}

/** Returns the kind of the current game for the dialog "How to play". */
function gameOnTable() {
    if (table.game.goal > 0) return "cooperative";
    return table.game.rules.system === System.Demo ? "demo" : "base";
}

/** Shows a game. @returns a promise of true, or of false if the table's code could not be loaded */
function openSession(session, options) {
    if (!session.isShared) friends.part?.close();
    return playing.use(() => {
        show("play"); // must come first, because a hidden board has no size
        table.open(session, options);
        performance.mark("playable");
    });
}

// --- the setup of a table ---

/** Opens the table setup. @returns a promise of true, or of false if its code could not be loaded */
function openTableSetup(newTable, { seats, names }, { returnsToGame: willReturn = false } = {}) {
    return tableSetup.use((view) => {
        table?.leave();
        playersOfSetup = { seats, names };
        returnsToGame = willReturn;
        show("setting"); // must come first, because a hidden board has no size
        view.open(newTable);
        document.title = "Set up a table – mistbank";
        byId("setting-question").focus({ preventScroll: true });
    });
}

/** Opens the table setup with the stored table if that has the same rules; otherwise with the table at the start of a game. */
async function beginTableSetup(rules, who) {
    try {
        const { TableSetup } = await import("./table_setup.js");
        const newTable = TableSetup.begin(rules);
        await openTableSetup(lastTable(TableSetup, newTable.header) ?? newTable, who);
    } catch (error) {
        toast(`A table of this game cannot be set up: ${error.message}`);
    }
}

function lastTable(TableSetup, header) {
    const found = keptTable();
    try {
        const last = found && TableSetup.read(found.text);
        return last?.header.join() === header.join() ? last : null;
    } catch {
        return null; // the stored text can no longer be read
    }
}

/** Opens the table of the current game in the table setup. */
async function changeTable() {
    try {
        const { TableSetup } = await import("./table_setup.js");
        await openTableSetup(TableSetup.of(table.game), table.session, { returnsToGame: true });
    } catch (error) {
        toast(`The table of this game cannot be changed: ${error.message}`);
    }
}

async function playFrom(newTable, isAsked) {
    const session = Session.load(newTable.text(randomSeed()), isAsked ? [] : playersOfSetup.seats, playersOfSetup.names);
    if ((await openSession(session)) && isAsked) table.hint.take();
}

function leaveTableSetup() {
    if (returnsToGame) returnToGame();
    else showSetup();
}

function returnToGame() {
    show("play");
    table.show();
}

/** Opens the stored table of the table setup. @param mayBeClosed true: also if the player has closed the
 *  table setup */
async function openKeptTable({ mayBeClosed = false } = {}) {
    const found = keptTable();
    if (!found?.isOpen && !(mayBeClosed && found)) return false;
    try {
        const { TableSetup } = await import("./table_setup.js");
        return await openTableSetup(TableSetup.read(found.text), found);
    } catch (error) {
        toast(`The last table could not be opened: ${error.message}`);
        return false;
    }
}

// --- the tile workshop ---

/** Opens the workshop. @param returnsToGame whether leaving the workshop returns to the current game
 *  @returns a promise of true, or of false if the workshop could not be loaded */
function openWorkshop({ returnsToGame: willReturn = false } = {}) {
    return workshop.use((part) => {
        table?.leave();
        returnsToGame = willReturn;
        show("workshop");
        part.open();
        document.title = "Tile workshop – mistbank";
    });
}

function loadStyles(name) {
    const { href } = new URL(name, import.meta.url);
    if (document.querySelector(`link[href="${href}"]`) !== null) return null;
    return new Promise((resolve, reject) => {
        const onerror = () => reject(new Error(`${name} is missing`));
        document.head.append(element("link", { rel: "stylesheet", href, onload: resolve, onerror }));
    });
}

/** Opens the stored tile set in the workshop if the workshop was open when the page was closed. */
async function openKeptDraft() {
    return Boolean(keptDraft()?.isOpen) && openWorkshop();
}

// --- tables with friends ---

/** Runs act(friends), which creates or opens a table. @returns a promise of true, or of false after an error */
async function withFriends(act) {
    try {
        if (serverOfFriends === undefined) throw new Error("this page has no game server.");
        await act(await friends.load());
        return true;
    } catch (error) {
        toast(`Cannot open a table with friends: ${error.message}`);
        return false;
    }
}

function applyTheme() {
    const theme = settings.get("theme");
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    for (const name of ["letters", "commands"]) document.documentElement.classList.toggle(name, settings.get(name));
}

function toast(words) {
    const box = byId("toast");
    clearTimeout(toast.timer);
    box.textContent = words;
    box.hidden = false;
    toast.timer = setTimeout(() => (box.hidden = true), 8000);
}

// --- records, links and stored games ---

/** Opens a record or a position. Shows a message if that fails. @returns a promise of true, or of false if it failed */
async function openRecord(text, options) {
    try {
        const session = Session.load(text);
        if (!(await openSession(session, options))) return false;
        if (session.game.isOver) table.beginReplay(0);
        return true;
    } catch (error) {
        const words = whyNotOpened(text, error);
        toast(words);
        byId("menu-note").textContent = words;
        return false;
    }
}

/** Returns a message about a text that cannot be opened. @param error the library's error */
function whyNotOpened(text, error) {
    if (text.trim() === "") return "There is no text. Paste the text of a record or a position.";
    if (!/\bmistbank-(record|position)\b/.test(text)) return "This is neither a record nor a position.";
    return `This game cannot be opened: ${error.message}`;
}

/** Opens the game or the table in the page's address. Does not replace the stored game before the player acts.
 *  @returns false if the address contains neither, or if opening fails */
async function openLink() {
    try {
        const id = tableOf(location.hash);
        if (id !== null) return id === friends.part?.session?.id || withFriends((part) => part.look(id));
        const record = await recordOf(location.hash);
        if (record === null) return false;
        setHash("");
        return openRecord(record, { isNew: false });
    } catch (error) {
        toast(error.message);
        return false;
    }
}

/** Opens what the player last used: the table setup, the workshop or a game. Otherwise opens the New game form. */
async function goOn() {
    const { game, isElsewhere } = await findGame();
    if ((await openKeptTable()) || (await openKeptDraft())) return;
    if (game !== null) {
        try {
            return await openSession(Session.load(game.record, game.seats, game.names), { isNew: false });
        } catch (error) {
            toast(`The last game could not be opened: ${error.message}`);
            await findRoom(); // the stored game stays for a later attempt
        }
    } else if (isElsewhere) toast("Your game is open in another tab. You can start another one here.");
    forgetPart();
    showSetup();
}

// --- the example game ---

async function loadExample() {
    const answer = await fetch(new URL("example.record", import.meta.url));
    if (!answer.ok) throw new Error("The example game could not be loaded.");
    return answer.text();
}

async function drawHero() {
    const record = await loadExample().catch(() => null); // the page also works without the picture
    if (record === null) return;
    const game = Game.replay(record);
    game.undo(Math.floor(game.actionCount / 3)); // a position with figures on the board
    byId("hero").replaceChildren(
        picture(game.picture({ tileSize: 64, legend: false, lastTile: false, letters: false, theme: settings.theme })),
    );
    game.free();
}

/** Replays the example game from its first tile to its end. */
async function watchExample() {
    try {
        if (await openRecord(await loadExample(), { isNew: false })) table.replay.run();
    } catch (error) {
        toast(error.message);
    }
}
