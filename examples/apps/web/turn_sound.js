// A short sound when a person's turn begins in a game with friends.

const TONES = [659, 880]; // frequencies in hertz
const SECONDS = 0.18; // length of each tone
const LOUDNESS = 0.12; // initial gain of each tone, from 0 to 1

/** Plays two tones, one after the other. Browsers allow sound only after the person has used the page. */
function play() {
    if (!navigator.userActivation?.hasBeenActive) return;
    const context = new AudioContext();
    TONES.forEach((frequency, index) => {
        const [tone, gain] = [context.createOscillator(), context.createGain()];
        const begin = context.currentTime + index * SECONDS;
        tone.frequency.value = frequency;
        gain.gain.setValueAtTime(LOUDNESS, begin);
        gain.gain.linearRampToValueAtTime(0, begin + SECONDS); // fades out, because a sudden end sounds like a click
        tone.connect(gain).connect(context.destination);
        tone.start(begin);
        tone.stop(begin + SECONDS);
        if (index === TONES.length - 1) tone.onended = () => context.close();
    });
}

export class TurnSound {
    constructor(settings) {
        this.settings = settings;
        this.wasTurn = false;
        this.session = null;
    }

    /** Plays the sound if the person's turn has begun since the last call. The first call for a session is silent. */
    follow(session) {
        const isFirst = session !== this.session;
        const isTurn = session.isPersonsTurn;
        if (isTurn && !this.wasTurn && !isFirst && this.settings.get("turnSound")) play();
        this.session = session;
        this.wasTurn = isTurn;
    }
}
