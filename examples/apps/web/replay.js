// Viewing a game from its first action to its last: a slider, steps, and automatic play.

import { byId, signed } from "./dom.js";

export class Replay {
    /** @param onshow(game, isSpoken) is called for each new position
     *  @param onbranch(count) continues the game from there
     *  @param onclose()
     *  @param review follows the replay, see review.js */
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

    /** @param game stays unchanged
     *  @param from the first shown action */
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
