// Waits for a condition. The tests of the page and of the server use this module.

/** The longest wait of a test in milliseconds: long, because the machine may be busy. */
export const PATIENCE = 120_000;

const INTERVAL = 5; // milliseconds between two checks

/** Waits until a condition is true. @param condition a function that returns a value or a promise
 *  @param description the awaited state, or a function that describes the actual state, for the error
 *  @throws an error after PATIENCE milliseconds */
export async function until(condition, description = String(condition)) {
    for (const end = Date.now() + PATIENCE; !(await condition()); ) {
        if (Date.now() > end) {
            const words = typeof description === "function" ? await description() : description;
            throw new Error(`not true within ${PATIENCE / 1000} seconds: ${words}`);
        }
        await new Promise((resolve) => setTimeout(resolve, INTERVAL));
    }
}
