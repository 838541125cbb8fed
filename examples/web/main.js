// The page: loads the library, and goes from the form of a new game to the table and back.

import { Game, init } from "./library.js";
import { byId, element, picture } from "./dom.js";
import { listenToKeys } from "./keys.js";
import { recordOf } from "./link.js";
import { Menu } from "./menu.js";
import { Session } from "./session.js";
import { Settings } from "./settings.js";
import { Setup } from "./setup.js";
import { kept } from "./store.js";
import { Table } from "./table.js";

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

const table = new Table(settings, { onnew: showSetup, ontell: toast });
const menu = new Menu(table, settings, { onnew: showSetup, onrecord: openRecord });
new Setup({ onplay: (rules, seats) => openSession(Session.begin(rules, seats)) });
listenToKeys(table, () => !byId("play").hidden);
byId("setup-load").addEventListener("click", () => menu.chooseFile());
byId("watch").addEventListener("click", watchExample);
window.addEventListener("hashchange", openLink);

if (!(await openLink()) && !openKept()) showSetup();
document.body.classList.remove("loading");
performance.mark("ready");

// --- which part of the page is seen ---

function showSetup() {
    table.leave();
    byId("play").hidden = true;
    byId("setup").hidden = false;
    document.title = "mistbank";
    scrollTo(0, 0);
    drawHero();
}

function openSession(session, options) {
    byId("setup").hidden = true;
    byId("play").hidden = false; // before the board is measured
    table.open(session, options);
    performance.mark("playable");
}

function applyTheme() {
    const theme = settings.get("theme");
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    document.documentElement.classList.toggle("letters", settings.get("letters"));
}

function toast(words) {
    const box = byId("toast");
    clearTimeout(toast.timer);
    box.textContent = words;
    box.hidden = false;
    toast.timer = setTimeout(() => (box.hidden = true), 8000);
}

// --- games from elsewhere ---

/** Opens a record. @returns whether it is one; what is wrong with it is told */
function openRecord(text, options) {
    try {
        const session = Session.load(text);
        openSession(session, options);
        if (session.game.isOver) table.beginReplay(0);
        return true;
    } catch (error) {
        toast(`This is no record that can be opened: ${error.message}`);
        byId("menu-note").textContent = error.message;
        return false;
    }
}

/** The game in the address, if there is one. The game that was kept stays so until somebody plays on. */
async function openLink() {
    try {
        const record = await recordOf(location.hash);
        if (record === null) return false;
        history.replaceState(null, "", location.pathname + location.search);
        return openRecord(record, { isNew: false });
    } catch (error) {
        toast(error.message);
        return false;
    }
}

/** The game that was being played when the page was left. */
function openKept() {
    const found = kept();
    if (found === null) return false;
    try {
        openSession(Session.load(found.record, found.seats));
        return true;
    } catch (error) {
        toast(`The last game could not be opened: ${error.message}`);
        return false;
    }
}

// --- a finished game, to look at ---

async function loadExample() {
    const answer = await fetch(new URL("example.record", import.meta.url));
    if (!answer.ok) throw new Error("The game to watch could not be loaded.");
    return answer.text();
}

async function drawHero() {
    const record = await loadExample().catch(() => null); // the page is as good without it
    if (record === null) return;
    const game = Game.replay(record);
    game.undo(Math.floor(game.actionCount / 3)); // while there are figures on the board
    byId("hero").replaceChildren(
        picture(game.picture({ tileSize: 64, legend: false, lastTile: false, letters: false, theme: settings.theme })),
    );
    game.free();
}

/** Lets it run from its first tile to its end. */
async function watchExample() {
    try {
        if (openRecord(await loadExample(), { isNew: false })) table.replay.run();
    } catch (error) {
        toast(error.message);
    }
}
