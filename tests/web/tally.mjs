// Counts tests: each is a sentence; the last line is "N passed, N failed".

let passed = 0;
let failed = 0;

/** Only tests with this in their names run. */
let wanted = "";
export const only = (part) => (wanted = part ?? "");

export async function test(name, body) {
    if (!name.includes(wanted)) return;
    const begin = performance.now();
    try {
        await body();
        ++passed;
        console.log(`ok   ${name} (${((performance.now() - begin) / 1000).toFixed(1)} s)`);
    } catch (error) {
        ++failed;
        console.log(`FAIL ${name}\n${error.stack ?? error}`);
    }
}

export function finish() {
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
}

/** Chances of the tests' own: a function of the number of sides. */
export function dice(seed) {
    let state = seed;
    return (sides) => {
        state = (Math.imul(state, 1103515245) + 12345) >>> 0;
        return Math.floor((state / 2 ** 32) * sides);
    };
}
