// Counts tests: each is a sentence; the last line is "N passed, N failed".

let passed = 0;
let failed = 0;

export async function test(name, body) {
    const begin = performance.now();
    try {
        await body();
        ++passed;
        console.log(`ok   ${name} (${Math.round(performance.now() - begin)} ms)`);
    } catch (error) {
        ++failed;
        console.log(`FAIL ${name}\n${error.stack ?? error}`);
    }
}

export function finish() {
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
