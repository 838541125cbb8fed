// The keyboard. Keys can do everything that a pointer can do on the board.

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Returns whether the focused element itself uses the key. */
function isTaken({ target, key }) {
    if (target.closest("dialog, textarea, select, input, [contenteditable]")) return true;
    return key.startsWith("Arrow") && target.closest(".log, .choices, .tabs") !== null;
}

export function listenToKeys(table, isPlaying) {
    const { board } = table;
    const acts = {
        r: () => table.laying.isOn && table.laying.turn(1),
        R: () => table.laying.isOn && table.laying.turn(-1),
        Escape: () => escape(table),
        "+": () => board.camera.zoom(1.3),
        "=": () => board.camera.zoom(1.3),
        "-": () => board.camera.zoom(1 / 1.3),
        0: () => board.camera.fitAgain(),
        u: () => table.undo(),
        y: () => table.redo(),
        h: () => table.hint.take(),
        l: () => table.toggleLeft(),
        Enter: () => confirm(table),
    };
    document.addEventListener("keydown", (event) => {
        if (!isPlaying() || event.altKey || isTaken(event)) return;
        if (event.ctrlKey || event.metaKey) {
            const isBack = event.key.toLowerCase() === "z" && !event.shiftKey;
            const isOn = event.key.toLowerCase() === (event.shiftKey ? "z" : "y");
            if (!isBack && !isOn) return; // the browser uses this key
            if (isBack) table.undo();
            else table.redo();
            event.preventDefault();
            return;
        }
        if (event.key === "Enter" && event.target.closest("button, summary, a")) return; // Enter clicks the focused element
        const arrow = ARROWS[event.key];
        if (arrow !== undefined) {
            if (table.replay.isOn) table.replay.go(table.replay.place + arrow[0] + arrow[1]);
            else board.step(...arrow);
            event.preventDefault();
        } else if (acts[event.key] !== undefined) {
            acts[event.key]();
            event.preventDefault();
        }
    });
}

/** Does the first of these that is possible: ends the turn, lays the shown tile, follows the hint, or makes the only choice. */
function confirm({ laying, panel, hint, turnEnd }) {
    if (turnEnd.isOpen) turnEnd.end();
    else if (laying.isOn && laying.place !== null) laying.lay();
    else if (hint.isOpen) hint.follow();
    else panel.confirm();
}

/** Unpins the tile or, if no tile is pinned, removes the filter from the list of choices. */
function escape({ laying, panel }) {
    if (laying.isOn && laying.pinned !== null) laying.unpin();
    else if (panel.choices !== null && panel.filter !== null) panel.narrow(null);
}
