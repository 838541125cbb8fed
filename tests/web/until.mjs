// Waiting for a condition: for all tests in JavaScript of the page and of the server.

/** The longest wait of a test in milliseconds, because other work may keep the machine busy. */
export const PATIENCE = 120_000;

const INTERVAL = 5; // milliseconds between two checks

/** Waits until a condition holds. @param condition may return a promise
 *  @param description the awaited state, or a function that describes the actual state, for the error
 *  @throws after PATIENCE */
export async function until(condition, description = String(condition)) {
    for (const end = Date.now() + PATIENCE; !(await condition()); ) {
        if (Date.now() > end) {
            const words = typeof description === "function" ? await description() : description;
            throw new Error(`not within ${PATIENCE / 1000} seconds: ${words}`);
        }
        await new Promise((resolve) => setTimeout(resolve, INTERVAL));
    }
}
