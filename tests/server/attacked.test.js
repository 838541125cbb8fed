// Somebody sends everything wrong: nothing crashes, nothing leaks, no table is disturbed.
import assert from "node:assert/strict";
import { connect } from "node:net";
import { test } from "node:test";

import WebSocket from "ws";

import { chances, playOn, started, tableOf } from "./started.js";
import { until } from "./until.mjs";

const closed = (socket) => new Promise((resolve) => socket.once("close", (code) => resolve(code)));

/** A connection that sends what it likes. @returns { socket, answers } */
async function rawOf(url, options) {
    const socket = new WebSocket(url, options);
    const answers = [];
    socket.on("message", (data) => answers.push(JSON.parse(data)));
    socket.on("error", () => {});
    await new Promise((resolve) => socket.once("open", resolve).once("close", resolve));
    return { socket, answers };
}

const answered = ({ answers }, count) => until(() => answers.length >= count, `${count} answers`);

/** Stops the clock of the server's allowances. @returns what lets it go on, so many seconds later */
function stopClock({ mock }) {
    const real = performance.now.bind(performance);
    const at = real();
    const clock = mock.method(performance, "now", () => at);
    return (seconds) => clock.mock.mockImplementation(() => real() + seconds * 1000);
}

/** While the attack goes on, and behind it, a table is played as if nothing were. */
async function undisturbed(limits, attack) {
    const server = await started(limits);
    try {
        const table = await tableOf(server, { preset: "base", players: 2 }, [null, null]);
        await playOn(table, chances(1), 4);
        await attack(server, table);
        await playOn(table, chances(2), 20);
        const [one, other] = table.clients;
        assert.equal(one.game.publicHash, other.game.publicHash);
        assert.ok(one.sight.at >= 20);
    } finally {
        await server.stop();
    }
}

test("garbage is answered in words", () =>
    undisturbed({}, async ({ url }) => {
        const raw = await rawOf(url);
        const garbage = [
            "",
            "{",
            "[]",
            "null",
            "7",
            '"apply"',
            "{}",
            '{"do":7}',
            '{"do":"__proto__"}',
            '{"do":"constructor"}',
            '{"do":"toString"}',
            '{"do":"look"}',
            '{"do":"look","table":{"a":1}}',
            '{"do":"look","table":"../../../../etc/passwd"}',
            '{"do":"look","table":"AAAAAAAAAAAAAAAAAAAAAA"}',
            '{"do":"apply","action":"pass","at":0}',
            '{"do":"sit","seat":0}',
            '{"do":"new"}',
            '{"do":"new","rules":null,"seats":[]}',
            '{"do":"new","rules":{"preset":"no such game"},"seats":[null,null]}',
            '{"do":"new","rules":{"preset":"base","players":99},"seats":[null]}',
            '{"do":"new","rules":{"preset":"base","players":2},"seats":["best","best"]}',
            '{"do":"new","rules":{"preset":"base"},"seats":[null,null],"tileSets":["x"]}',
            '{"do":"new","rules":{"preset":"base"},"seats":[null,null],"tileSets":{"length":1}}',
            `{"do":"new","rules":${"[".repeat(5000)}${"]".repeat(5000)}}`,
            '{"do":"sight","__proto__":{"table":1}}',
            '{"do":"leave"}',
            "\u0000\uffff{}",
            '{"id":{"a":[1]},"do":"hello"}',
        ];
        for (const text of garbage) raw.socket.send(text);
        await answered(raw, garbage.length);
        for (const [number, answer] of raw.answers.entries()) {
            const isFine = garbage[number] === '{"do":"leave"}' || garbage[number].includes('"hello"');
            assert.equal(answer.ok, isFine, garbage[number].slice(0, 80));
            if (!isFine)
                assert.ok(
                    answer.status !== "internal error" && answer.message.length > 3,
                    garbage[number].slice(0, 80),
                );
        }
        assert.deepEqual(raw.answers.at(-1).id, { a: [1] });
        raw.socket.terminate();
    }));

test("bytes that are no text, and frames that are too large, end the connection", () =>
    undisturbed({ messageBytes: 4096 }, async ({ url }) => {
        const binary = await rawOf(url);
        binary.socket.send(Buffer.from([0, 1, 2, 255]));
        assert.equal(await closed(binary.socket), 1007);
        const large = await rawOf(url);
        large.socket.send(`{"do":"hello","more":"${"x".repeat(5000)}"}`);
        assert.equal(await closed(large.socket), 1009);
    }));

test("a flood ends the connection that it comes from", (context) =>
    undisturbed({ messagesAtOnce: 200, messagesASecond: 100 }, async ({ url }) => {
        const goOn = stopClock(context);
        const raw = await rawOf(url);
        const end = closed(raw.socket);
        for (let i = 0; i < 1000; ++i) raw.socket.send('{"do":"hello"}');
        assert.equal(await end, 1008);
        assert.ok(raw.answers.length <= 200);
        goOn(10);
    }));

test("whoever asks much of what costs much is told to wait, and may go on a little later", (context) =>
    undisturbed({ messagesOfAddressASecond: 200 }, async (server, { id }) => {
        const goOn = stopClock(context);
        const client = await server.client();
        await client.look(id);
        const asked = await Promise.allSettled(Array.from({ length: 100 }, () => client.ask("state")));
        const refused = asked.filter(({ reason }) => reason !== undefined);
        assert.ok(refused.length > 20 && refused.length < 70, `${refused.length} refused`);
        assert.ok(refused.every(({ reason: { status, message } }) => status === "busy" && /wait/.test(message)));
        goOn(1);
        await client.ask("state");
    }));

test("with tokens that are made up, or of other tables, nobody sits anywhere", () =>
    undisturbed({}, async (server, table) => {
        const another = await tableOf(server, { preset: "base", players: 2 }, [null, null]);
        const client = await server.client();
        const [token] = table.tokens;
        for (const wrong of [
            another.tokens[0],
            "",
            token.slice(1),
            `${token}x`,
            token.toUpperCase(),
            null,
            7,
            [token],
            { 0: token },
            "x".repeat(10000),
        ])
            await assert.rejects(client.look(table.id, wrong), { status: "no seat" }, String(wrong).slice(0, 40));
        assert.equal(client.sight, null);
    }));

test("what was sent once has no effect a second time, nor from another seat", () =>
    undisturbed({}, async (server, table) => {
        const client = table.clients.find(({ decides }) => decides);
        const other = table.clients.find((one) => one !== client);
        const action = client.game.text(client.game.legalActions()[0]);
        const { at } = client.sight;
        await client.ask("apply", { action, at });
        await client.until(({ sight }) => sight.at === at + 1);
        for (const one of [client, other])
            await assert.rejects(one.ask("apply", { action, at }), { status: "too late" });
        assert.equal(client.sight.at, at + 1);
    }));

test("connections that never become any hold up nobody, and paths lead to nothing but the page", () =>
    undisturbed({}, async ({ page, port }) => {
        const half = Array.from({ length: 50 }, () => connect(port, "127.0.0.1"));
        for (const [number, socket] of half.entries()) {
            socket.on("error", () => {});
            socket.write(number % 2 ? "GET /table HTTP/1.1\r\nUpgrade: websocket\r\n" : "GET / HTTP/1.1\r\nHos");
        }
        const answer = (request) =>
            new Promise((resolve) => {
                const socket = connect(port, "127.0.0.1", () =>
                    socket.write(`${request}\r\nHost: x\r\nConnection: close\r\n\r\n`),
                );
                let text = "";
                socket.on("data", (data) => (text += data));
                socket.on("close", () => resolve(text));
                socket.on("error", () => {});
            });
        for (const path of [
            "/../src/server.js",
            "/..%2fsrc/server.js",
            "/%2e%2e/package.json",
            "/tables.sqlite%00.html",
            "//etc/passwd",
            "/%",
            "/..\\..\\x",
        ]) {
            const text = await answer(`GET ${path} HTTP/1.1`);
            assert.match(text, /^HTTP\/1\.1 (400|404)/, path);
        }
        assert.match(await answer("POST / HTTP/1.1"), /^HTTP\/1\.1 405/);
        assert.match(
            await answer("GET /other HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade"),
            /^HTTP\/1\.1 404/,
        );
        const { headers } = await fetch(page);
        assert.match(headers.get("content-security-policy"), /default-src 'self'/);
        assert.match(headers.get("content-security-policy"), /frame-ancestors 'none'/);
        for (const socket of half) socket.destroy();
    }));

test("pages from elsewhere may not ask", () =>
    undisturbed({}, async ({ url, page }) => {
        const status = (origin) =>
            new Promise((resolve) => {
                const socket = new WebSocket(url, { origin });
                socket.on("unexpected-response", (_, { statusCode }) => resolve(statusCode));
                socket.on("open", () => (socket.terminate(), resolve(101)));
                socket.on("error", () => {});
            });
        assert.equal(await status("https://somewhere.example"), 403);
        assert.equal(await status("null"), 403);
        assert.equal(await status(page.slice(0, -1)), 101);
    }));

test("there is an end to tables and connections from one address", () =>
    undisturbed({ tablesOfAddressAnHour: 3, connectionsOfAddress: 5 }, async (server) => {
        const client = await server.client();
        for (let i = 0; i < 2; ++i) await client.make({ preset: "base" }, [null, null]);
        await assert.rejects(client.make({ preset: "base" }, [null, null]), { status: "busy" });
        await server.client();
        await server.client();
        await assert.rejects(server.client());
    }));

test("who does not read is left behind, and who does not answer pings as well", (context) => {
    const silentSeconds = 60;
    context.mock.timers.enable({ apis: ["setInterval"] }); // a slow machine must not cut who is only late
    return undisturbed({ unsentBytes: 100000, silentSeconds }, async (server, { clients }) => {
        const { sessions } = server.wire;
        const countAnswering = () => [...sessions].filter(({ isAnswering }) => isAnswering).length;
        const ping = () => context.mock.timers.tick((silentSeconds * 1000) / 2);
        const slow = await rawOf(server.url);
        slow.socket.pause();
        const end = closed(slow.socket);
        for (let i = 0; i < 20000; ++i) slow.socket.send(`{"do":"hello","id":"${"x".repeat(1000)}"}`);
        const client = await server.client(); // who is answered while it does not read
        for (let i = 0; i < 100; ++i) await client.ask("hello");
        await until(async () => (await client.ask("hello")) && sessions.size === clients.length + 1, "one is left behind");
        slow.socket.resume();
        await end;
        const silent = await rawOf(server.url, { autoPong: false });
        const cut = closed(silent.socket);
        const others = sessions.size - 1;
        ping();
        assert.equal(countAnswering(), 0);
        await until(() => countAnswering() === others, "all others have answered the ping");
        ping();
        assert.equal(await cut, 1006);
        await until(() => sessions.size === others && countAnswering() === others, "all others are still there");
    });
});
