// The tutorial of the workshop: docs/tutorials/workshop.md, which examples/apps/web/run copies to the page's folder.

import { dialogOf, element } from "./dom.js";

let dialog = null;

/** Shows the tutorial. Throws if the tutorial cannot be loaded. */
export async function showTutorial() {
    if (dialog === null) {
        const answer = await fetch(new URL("workshop.md", import.meta.url));
        if (!answer.ok) throw new Error("The tutorial could not be loaded.");
        const [title, ...blocks] = blocksOf(await answer.text());
        document.body.append(
            element(
                "dialog",
                { id: "tutorial", "aria-labelledby": "tutorial-title" },
                element(
                    "header",
                    {},
                    element("h2", { id: "tutorial-title", text: title.text }),
                    element("button", { class: "tool", id: "tutorial-close" }),
                ),
                ...blocks.map(shown),
            ),
        );
        dialog = dialogOf("tutorial");
    }
    dialog.showModal();
}

/** Splits a Markdown text into blocks { kind, text, items }. Supports only the Markdown elements of the tutorial. */
export function blocksOf(markdown) {
    const blocks = [];
    for (const piece of markdown.split(/^(```[^]*?^```)$/m)) {
        if (piece.startsWith("```")) {
            blocks.push({ kind: "code", text: piece.replace(/^.*\n|```$/g, "") });
            continue;
        }
        for (const block of piece
            .split(/\n{2,}/)
            .map((text) => text.trim())
            .filter((text) => text !== "")) {
            const title = /^#+ (.*)$/.exec(block);
            const items = block.split(/^\d\. /m).slice(1);
            if (title !== null) blocks.push({ kind: "title", text: title[1] });
            else if (items.length > 0) blocks.push({ kind: "list", items: items.map(joined) });
            else blocks.push({ kind: "words", text: joined(block) });
        }
    }
    return blocks;
}

const joined = (text) => text.trim().replace(/\s*\n\s*/g, " ");

function shown({ kind, text, items }) {
    if (kind === "code") return element("pre", { tabindex: "0" }, element("code", { text }));
    if (kind === "title") return element("h3", { text });
    if (kind === "list")
        return element(
            "ol",
            {},
            items.map((item) => element("li", {}, marked(item))),
        );
    return element("p", {}, marked(text));
}

/** Returns the parts of a text, with elements for text in backticks and between double stars. */
const marked = (text) =>
    text.split(/(`[^`]*`|\*\*[^*]*\*\*)/).map((part) => {
        if (part.startsWith("`")) return element("code", { text: part.slice(1, -1) });
        return part.startsWith("**") ? element("b", { text: part.slice(2, -2) }) : part;
    });
