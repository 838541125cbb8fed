// The replay of a game from its first action to its last, with a slider, single steps, and automatic play.

import { byId, signed } from "./dom.js";

export class Replay {
    /** @param handlers onshow(game) shows a position; onbranch(count) continues the game after this number of actions;
     *  onclose() closes the replay; pace() returns the milliseconds between two actions; review: the review shown during
     *  the replay, see review.js */
    constructor({ onshow, onbranch, onclose, pace, review }) {
        this.onshow = onshow;
        this.review = review;
        this.pace = pace;
        this.game = null;
        this.timer = null;
        this.slider = byId("replay-slider");
        this.slider.addEventListener("input", () => (this.stop(), this.go(Number(this.slider.value))));
        signed("replay-first", "first", "To the start", () => (this.stop(), this.go(0)));
        signed("replay-back", "back", "Back", () => (this.stop(), this.go(this.place - 1)));
        signed("replay-next", "next", "Forward", () => (this.stop(), this.go(this.place + 1)));
        signed("replay-play", "play", "Play", () => (this.timer === null ? this.run() : this.stop()));
        signed("replay-close", "cross", "Close the replay", onclose);
        byId("replay-branch").addEventListener("click", () => onbranch(this.place));
    }

    get isOn() {
        return this.game !== null;
    }

    /** Begins the replay. @param game the game, which stays unchanged
     *  @param from the number of actions before the first position shown */
    begin(game, from = game.actionCount) {
        this.end();
        this.game = game.clone();
        this.actions = game.actions();
        this.place = this.actions.length;
        this.slider.max = this.actions.length;
        this.review.open(game.clone());
        byId("replay").hidden = false;
        this.go(from);
    }

    end() {
        if (!this.isOn) return;
        this.stop();
        this.review.close();
        this.game.free();
        this.game = null;
        byId("replay").hidden = true;
    }

    /** Shows the game after a number of actions. */
    go(place) {
        const to = Math.max(0, Math.min(this.actions.length, place));
        if (to < this.place) this.game.undo(this.place - to);
        for (let next = this.place; next < to; ++next) this.game.apply(this.actions[next]);
        this.place = to;
        this.slider.value = to;
        this.slider.setAttribute("aria-valuetext", `after ${to} of ${this.actions.length} actions, turn ${this.game.turn}`);
        byId("replay-place").textContent = `${to} of ${this.actions.length}`;
        byId("replay-branch").disabled = to === this.actions.length;
        this.review.follow(to, this.game);
        this.onshow(this.game);
    }

    run() {
        if (this.place === this.actions.length) this.go(0);
        const step = () => {
            this.go(this.place + 1);
            if (this.place === this.actions.length) this.stop();
            else this.timer = setTimeout(step, this.pace());
        };
        this.timer = setTimeout(step, this.pace());
        this.showButton();
    }

    stop() {
        clearTimeout(this.timer);
        this.timer = null;
        this.showButton();
    }

    showButton() {
        if (this.timer === null) signed("replay-play", "play", "Play");
        else signed("replay-play", "pause", "Pause");
    }
}
