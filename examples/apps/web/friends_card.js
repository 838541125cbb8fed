// The card of a table with friends: the players, the link to send, the buttons, and the dialogs.

import { byId, element, meeple } from "./dom.js";
import { capital, coloursOf, playerName, plural } from "./features.js";
import { AIDS } from "./setup.js";
import { LONGEST_NAME } from "./store.js";

const STRENGTHS = ["beginner", "easy", "good", "best"];

const button = (id, text, onclick, kind = "quiet") => element("button", { id: `friends-${id}`, class: kind, onclick, text });

const field = (words, input) => element("label", { class: "field" }, element("span", { text: words }), input);

/** Creates a small dialog with a title, a text and two answers. */
function question(title, words, answers) {
    const id = `friends-${title.toLowerCase().replace(/\W+/g, "-")}`;
    return element(
        "dialog",
        { class: "small", "aria-labelledby": id },
        element("h2", { id, text: title }),
        words,
        element("div", { class: "alone" }, answers),
    );
}

export class FriendsCard {
    /** @param handlers onsit(seat, name), onstart(), onadviser(seat, strength), onagree(agrees), onhurry(), onsave(), onleave() */
    constructor(handlers) {
        this.handlers = handlers;
        this.session = null;
        this.node = null;
    }

    // --- opening and closing ---

    /** Shows the card. @param name the initial text of the name field */
    open(session, name) {
        this.session = session;
        this.build(name);
        this.buildQuestions();
        byId("side").prepend(this.node);
        byId("side").scrollTop = 0;
        this.show(session);
    }

    close() {
        for (const node of [this.node, this.asking, this.leaving]) node?.remove();
        this.node = this.session = null;
    }

    build(name) {
        this.state = element("p", { class: "note", id: "friends-state", role: "status" });
        this.hurry = button("hurry", "Try now", () => this.handlers.onhurry());
        this.start = button("start", "Start the game", () => this.handlers.onstart(), "main");
        this.aids = element("p", { class: "note", id: "friends-aids" });
        this.withdraw = button("withdraw", "Cancel the request", () => this.handlers.onagree(false));
        this.name = element("input", {
            type: "text",
            id: "friends-name",
            value: name,
            maxlength: LONGEST_NAME,
            placeholder: "your name",
            autocomplete: "off",
            spellcheck: "false",
        });
        this.nameField = field("Your name", this.name);
        this.list = element("ul", { class: "friends-seats", "aria-label": "Seats" });
        this.link = element("input", {
            type: "text",
            id: "friends-address",
            readonly: true,
            onfocus: ({ target }) => target.select(),
        });
        this.strength = element(
            "select",
            { id: "friends-strength" },
            STRENGTHS.map((strength) => element("option", { value: strength, text: strength, selected: strength === "good" })),
        );
        this.strengthField = field("Advisers play", this.strength);
        this.node = element(
            "section",
            { class: "card friends", id: "friends", "aria-labelledby": "friends-title" },
            element("h2", { id: "friends-title", tabindex: "-1", text: "Friends" }),
            this.state,
            this.hurry,
            this.withdraw,
            this.nameField,
            this.list,
            this.aids,
            this.start,
            element(
                "p",
                { class: "friends-link" },
                element("label", { for: "friends-address", text: "Link to send" }),
                this.link,
                button("copy", "Copy", () => this.copy(), "main"),
            ),
            this.strengthField,
            element(
                "div",
                { class: "alone" },
                button("save", "Save the record", () => this.handlers.onsave()),
                button("leave", "Leave the table", () => this.askToLeave()),
            ),
        );
    }

    buildQuestions() {
        const answer = (agrees) => () => (this.asking.close(), this.handlers.onagree(agrees));
        this.asked = element("p", { id: "friends-wish" });
        this.asking = question("Undo request", this.asked, [
            button("agree", "Allow", answer(true), "main"),
            button("refuse", "Decline", answer(false)),
        ]);
        this.asking.addEventListener("cancel", () => this.handlers.onagree(false));
        const leaving =
            "Your seat becomes free, and another person or an adviser can take it. If you just close the page, you keep " +
            "your seat and can return with the link.";
        this.leaving = question("Leave the table?", element("p", { text: leaving }), [
            button("leave-yes", "Leave", () => (this.leaving.close(), this.handlers.onleave())),
            button("leave-no", "Stay", () => this.leaving.close(), "main"),
        ]);
        document.body.append(this.asking, this.leaving);
    }

    // --- content ---

    show(session) {
        if (this.node === null) return;
        const { isConnected, hasBegun, place, freeSeats, game } = session;
        const focused = document.activeElement?.id;
        const isFirst = !hasBegun && !game.isOver;
        this.putWhere(isFirst);
        this.node.classList.toggle("first", isFirst);
        this.node.dataset.at = session.at; // the number of shown actions
        this.state.textContent = stateWords(session);
        this.hurry.hidden = isConnected;
        this.withdraw.hidden = !session.isWishOwn;
        this.start.hidden = session.isStarted || session.place === null;
        this.start.disabled = !session.mayStart;
        this.aids.hidden = session.aids === "all";
        this.aids.textContent = `${AIDS.find(([id]) => id === session.aids)[1]} at this table.`;
        this.link.value = location.href;
        this.nameField.hidden = !session.people.some((_, seat) => place === null && maySit(session, seat));
        this.strengthField.hidden = !session.people.some((_, seat) => mayFill(session, seat));
        this.list.replaceChildren(...session.people.map((person, seat) => this.seat(session, person, seat)));
        if (focused?.startsWith("friends-") && document.activeElement === document.body)
            (byId(focused) ?? byId("question")).focus({ preventScroll: true });
    }

    /** Moves the card. @param isFirst true: the card is above the game, because the game has not begun; false: below */
    putWhere(isFirst) {
        const before = isFirst ? byId("side").firstElementChild : byId("left");
        if (before !== this.node && this.node.nextElementSibling !== before) byId("side").insertBefore(this.node, before);
    }

    seat(session, person, seat) {
        const who = capital(playerName(session.game, seat));
        const name = person.taken ? person.name || who : who;
        const words = seatWords(person, seat === session.place, session.isStarted);
        const act = (id, text, onclick, kind) =>
            Object.assign(button(`${id}-${seat}`, text, onclick, kind), { ariaLabel: `${text}: ${name}` });
        return element(
            "li",
            { class: person.there || person.stand !== null ? "friend" : "friend away", data: { seat } },
            element("span", { class: "friend-meeples" }, coloursOf(session.game, seat).map(meeple)),
            element(
                "span",
                { class: "friend-name" },
                element("b", { text: name }),
                words === "" ? null : element("span", { class: "note", text: words }),
            ),
            element(
                "span",
                { class: "friend-acts" },
                maySit(session, seat) &&
                    act(
                        "sit",
                        "Sit here",
                        () => this.handlers.onsit(seat, this.name.value.trim()),
                        session.place === null ? "main" : "quiet",
                    ),
                mayFill(session, seat) &&
                    act("fill", "Let an adviser play", () => this.handlers.onadviser(seat, this.strength.value)),
            ),
        );
    }

    async copy() {
        let words = "The link is selected. Copy it.";
        try {
            await navigator.clipboard.writeText(this.link.value);
            words = "The link is copied. Anyone with the link can watch and take a free seat.";
        } catch {
            this.link.focus();
        }
        this.state.textContent = words;
    }

    // --- questions ---

    /** Shows the question about another player's open undo request, or closes the question. */
    showWish(session) {
        const { wish, place } = session;
        if (this.node === null) return;
        if (wish === null || place === null || session.isWishOwn) return this.asking.close();
        const what = wish.count === 1 ? "the last action" : `the last ${wish.count} actions`;
        this.asked.textContent = `${capital(session.nameOf(wish.seat))} would like to undo ${what}.`;
        if (!this.asking.open) this.asking.showModal();
    }

    askToLeave() {
        const { place, game } = this.session;
        if (place === null || game.isOver) this.handlers.onleave();
        else this.leaving.showModal();
    }
}

// --- permissions and texts ---

/** Whether the player may take a seat. A seated player can change seats only before the game starts. */
function maySit({ people, place, isConnected, hasBegun, game, at }, seat) {
    const isFree = people[seat].adviser === null && !people[seat].taken;
    return isFree && isConnected && !game.isOver && (place === null || (at === 0 && !hasBegun));
}

/** Whether the player may let an adviser play at a seat. */
function mayFill({ people, place, isConnected, game }, seat) {
    const { adviser, stand, there } = people[seat];
    return isConnected && place !== null && !game.isOver && adviser === null && stand === null && !there;
}

function stateWords({ isConnected, place, freeSeats, isWishOwn, isStarted }) {
    if (!isConnected)
        return "Connection lost. Reconnecting…";
    if (isWishOwn) return "Waiting for the others to allow your undo.";
    if (freeSeats > 0 && place === null) return "Take a seat, or just watch.";
    if (freeSeats > 0)
        return `${plural(freeSeats, "seat is", "seats are")} still free: send the link to friends, or let advisers play.`;
    if (place === null) return isStarted ? "You are watching." : "Take a seat, or wait until the game starts.";
    return isStarted ? "" : "Send the link to friends. Start the game when everyone is seated.";
}

/** Returns the kind or state of the player at a seat in words; "" for a connected person. */
function seatWords({ adviser, stand, taken, there }, isOwn, isStarted) {
    if (isOwn) return "you";
    if (adviser !== null) return `adviser (${adviser})`;
    if (stand !== null && !taken && !isStarted) return `an adviser (${stand}) plays unless somebody sits down`;
    if (stand !== null) return `${taken ? "is away, " : ""}an adviser (${stand}) plays`;
    if (!taken) return "free";
    return there ? "" : "is away";
}
