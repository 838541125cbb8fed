// A small test runner. Prints the failures again at the end; the last line is "N passed, N failed". Writes a JUnit file to
// the path in MISTBANK_REPORT.

import { renameSync, writeFileSync } from "node:fs";

const tests = [];
const mostLines = 30; // largest number of lines to print of an error message

const escaped = (text) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`).replace(/[\x00-\x08\x0b-\x1f]/g, "");

/** Adds a test. `name`: a sentence. `body`: a function that throws an error if the test fails. */
export const test = (name, body) => tests.push({ name, body });

/** Runs the tests whose names contain `wanted`. Starts them in order, up to `lanes` at the same time. */
export async function run({ wanted = "", lanes = 1 } = {}) {
    const waiting = tests.filter(({ name }) => name.includes(wanted));
    const cases = [];
    const failures = [];
    async function lane() {
        for (let next; (next = waiting.shift());) {
            const begin = performance.now();
            try {
                await next.body();
                cases.push(`<testcase name="${escaped(next.name)}"/>`);
                console.log(`ok   ${next.name} (${((performance.now() - begin) / 1000).toFixed(1)} s)`);
            } catch (error) {
                const message = String(error.stack ?? error).split("\n").slice(0, mostLines);
                failures.push(`FAILED ${next.name}\n${message.map((line) => `    ${line}`).join("\n")}`);
                cases.push(`<testcase name="${escaped(next.name)}"><failure>${escaped(message.join("\n"))}</failure></testcase>`);
                console.log(failures.at(-1));
            }
        }
    }
    await Promise.all(Array.from({ length: lanes }, lane));
    for (const failure of failures) console.log(failure);
    const failed = failures.length;
    console.log(`${cases.length - failed} passed, ${failed} failed`);
    const report = process.env.MISTBANK_REPORT;
    if (report) {
        writeFileSync(`${report}.part`, `<testsuites><testsuite>${cases.join("\n")}</testsuite></testsuites>\n`);
        renameSync(`${report}.part`, report);
    }
    process.exitCode = failed === 0 ? 0 : 1;
}

/** Returns a seeded random generator: a function that returns a whole number from 0 to `sides` - 1. */
export function dice(seed) {
    let state = seed;
    return (sides) => {
        state = (Math.imul(state, 1103515245) + 12345) >>> 0;
        return Math.floor((state / 2 ** 32) * sides);
    };
}
