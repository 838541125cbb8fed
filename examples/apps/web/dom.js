// Creates HTML elements, icons for buttons, and meeples in a colour.

/** Creates an element. Properties that begin with "on" are listeners, `data` is an object of data attributes, `style` an
 *  object of style properties, `text` the content. Other properties are attributes; null and false omit an attribute.
 *  Buttons do not submit forms.
 *  @example element("button", { class: "quiet", onclick: undo }, icon("undo"), "Undo") */
export function element(tag, properties = {}, ...children) {
    const made = document.createElement(tag);
    if (tag === "button") made.type = "button";
    for (const [name, value] of Object.entries(properties)) {
        if (value === null || value === undefined || value === false) continue;
        if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
        else if (name === "data") Object.assign(made.dataset, value);
        else if (name === "text") made.textContent = value;
        else if (name === "style") for (const [key, text] of Object.entries(value)) made.style.setProperty(key, text);
        else made.setAttribute(name, value === true ? "" : value);
    }
    made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
    return made;
}

/** Creates a button with text only. */
export const button = (text, onclick, kind = "quiet", more = {}) => element("button", { class: kind, onclick, text, ...more });

export const byId = (id) => document.getElementById(id);

/** Gives a button an icon and a label. @param onclick the listener; undefined if the button already has one */
export function signed(id, sign, words, onclick) {
    const made = byId(id);
    made.replaceChildren(icon(sign));
    made.ariaLabel = made.title = words;
    if (onclick) made.addEventListener("click", onclick);
}

/** Turns a button into a close button. */
export const closeBy = (id, onclick) => signed(id, "cross", "Close", onclick);

/** Prepares a dialog: its button "ID-close" and a click outside close it. */
export function dialogOf(id) {
    const dialog = byId(id);
    closeBy(`${id}-close`, () => dialog.close());
    dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
    return dialog;
}

/** Creates an element with a picture from the library. The library's SVG is safe to embed in pages. */
export function picture(svg, properties = {}) {
    const holder = element("span", { class: "drawn", "aria-hidden": "true", ...properties });
    holder.innerHTML = svg;
    return holder;
}

// --- icons ---

const SVG = "http://www.w3.org/2000/svg";

const SIGNS = {
    undo: "M9 7H5V3M5.5 7A8 8 0 1 1 4 13",
    redo: "M15 7h4V3M18.500 7A8 8 0 1 0 20 13",
    hint: "M9.500 18h5M10 21h4M12 3a6 6 0 0 0-3.500 10.900c.7.600 1 1.300 1 2.100h5c0-.8.3-1.500 1-2.100A6 6 0 0 0 12 3z",
    bag: "M8 8a4 4 0 0 1 8 0M6 8h12l2 9a3 3 0 0 1-3 4H7a3 3 0 0 1-3-4zM9.500 13h5v4h-5z",
    menu: "M4 7h16M4 12h16M4 17h16",
    left: "M9 14L4 9l5-5M4 9h9a7 7 0 0 1 7 7v4",
    right: "M15 14l5-5-5-5M20 9h-9a7 7 0 0 0-7 7v4",
    check: "M5 13l4.500 4.500L19 7",
    plus: "M12 5v14M5 12h14",
    minus: "M5 12h14",
    fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
    play: "M8 5l11 7-11 7z",
    pause: "M8 5v14M16 5v14",
    cross: "M6 6l12 12M18 6L6 18",
    first: "M6 5v14M19 5l-9 7 9 7z",
    back: "M15 5l-8 7 8 7",
    next: "M9 5l8 7-8 7",
    up: "M5 15l7-8 7 8",
    place: "M12 21c4-5 6-8 6-11a6 6 0 0 0-12 0c0 3 2 6 6 11zM12 10h.01",
};

function svgElement(tag, attributes, ...children) {
    const made = document.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    made.append(...children);
    return made;
}

/** Creates an icon for a button. Screen readers skip the icon and read the label of the button. */
export const icon = (name) => line(SIGNS[name]);

/** Creates an icon from an SVG path in a square of 24 by 24 units. */
export function line(path) {
    return svgElement("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, svgElement("path", { d: path }));
}

const MEEPLE =
    "M12 2.200a3.600 3.600 0 0 1 3 5.700c3.300.6 6.300 2 6.300 4 0 1.900-2.300 2.200-4.500 1.900.5 2.200 2.900 4.100 2.900 6.300 0 1-.6 1.500-1.600 1.500h-3.600c-1.300 0-1.400-2.100-2.500-3.500-1.100 1.400-1.200 3.500-2.500 3.500H5.900c-1 0-1.600-.5-1.600-1.500 0-2.200 2.400-4.100 2.900-6.300-2.200.3-4.500 0-4.500-1.900 0-2 3-3.400 6.300-4a3.600 3.600 0 0 1 3-5.700z";

const LETTERS = { red: "R", green: "G", blue: "B", yellow: "Y", black: "K", pink: "P" };

/** Creates a meeple in a colour. The style sheet shows the letter of the colour if the settings ask for letters. */
export function meeple(colour) {
    const name = LETTERS[colour] === undefined ? "team" : colour;
    const letter = svgElement("text", { x: 12, y: 17.5 });
    letter.textContent = LETTERS[colour] ?? "";
    return svgElement(
        "svg",
        { class: `meeple colour-${name}`, viewBox: "0 0 24 24", "aria-hidden": "true" },
        svgElement("path", { d: MEEPLE }),
        letter,
    );
}
