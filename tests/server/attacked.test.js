// Clients that send invalid or too much data: the server does not crash or leak, and tables are not disturbed.
import assert from "node:assert/strict";
import { connect } from "node:net";
import { test } from "node:test";

import WebSocket from "ws";

import { Addresses, networkOf } from "../src/addresses.js";
import { DEFAULTS } from "../src/limits.js";
import { chances, playOn, started, tableOf } from "./started.js";
import { until } from "./until.mjs";

const closed = (socket) => new Promise((resolve) => socket.once("close", (code) => resolve(code)));

/** Opens a connection that can send any data. @returns { socket, answers }: the socket, and the received messages */
async function rawOf(url, options) {
    const socket = new WebSocket(url, options);
    const answers = [];
    socket.on("message", (data) => answers.push(JSON.parse(data)));
    socket.on("error", () => {});
    await new Promise((resolve) => socket.once("open", resolve).once("close", resolve));
    return { socket, answers };
}

const answered = ({ answers }, count) => until(() => answers.length >= count, `${count} answers`);

/** Plays a game during and after the attack, to check that the attack does not disturb it. The server's clock is stopped.
 *  @param attack a function that gets the server, a table for two, and a function that advances the clock by seconds */
async function undisturbed(limits, attack) {
    let time = 0;
    const server = await started(limits, { now: () => time });
    try {
        const table = await tableOf(server, { preset: "base", players: 2 }, [null, null]);
        await playOn(table, chances(1), 4);
        await attack(server, table, (seconds) => (time += seconds * 1000));
        time += 1e7;
        await playOn(table, chances(2), 20);
        const [one, other] = table.clients;
        assert.equal(one.game.publicHash, other.game.publicHash);
        assert.ok(one.sight.at >= 20);
    } finally {
        await server.stop();
    }
}

test("The server answers invalid data with an error message", () =>
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
            '{"do":{"toString":1}}',
            '{"do":["hello"]}',
            '{"id":{"a":[1]},"do":"hello"}',
            '{"id":[7],"do":"hello"}',
            '{"id":null,"do":"hello"}',
            '{"id":true,"do":"hello"}',
            `{"id":"${"x".repeat(65)}","do":"hello"}`,
            `{"do":"look","table":"${"x".repeat(5000)}"}`,
            `{"do":"look","table":${"[".repeat(5000)}${"]".repeat(5000)}}`,
            '{"id":"seven","do":"hello"}',
        ];
        for (const text of garbage) raw.socket.send(text);
        await answered(raw, garbage.length);
        for (const [number, answer] of raw.answers.entries()) {
            const isFine = ['{"do":"leave"}', garbage.at(-1)].includes(garbage[number]);
            assert.equal(answer.ok, isFine, garbage[number].slice(0, 80));
            if (!isFine)
                assert.ok(
                    answer.status !== "internal error" && answer.message.length > 3 && answer.message.length < 200,
                    garbage[number].slice(0, 80),
                );
        }
        assert.equal(raw.answers.at(-1).id, "seven");
        raw.socket.terminate();
    }));

test("A binary frame or an oversized frame ends the connection", () =>
    undisturbed({ messageBytes: 4096 }, async ({ url }) => {
        const binary = await rawOf(url);
        binary.socket.send(Buffer.from([0, 1, 2, 255]));
        assert.equal(await closed(binary.socket), 1007);
        const large = await rawOf(url);
        large.socket.send(`{"do":"hello","more":"${"x".repeat(5000)}"}`);
        assert.equal(await closed(large.socket), 1009);
    }));

test("A client that sends too many messages is disconnected", () =>
    undisturbed({ messagesAtOnce: 200, messagesASecond: 100 }, async ({ url }) => {
        const raw = await rawOf(url);
        const end = closed(raw.socket);
        for (let i = 0; i < 1000; ++i) raw.socket.send('{"do":"hello"}');
        assert.equal(await end, 1008);
        assert.ok(raw.answers.length <= 200);
    }));

test("A client that sends too many large messages or pings is disconnected", () =>
    undisturbed({ bytesAtOnce: 100000, messagesAtOnce: 200 }, async ({ url }) => {
        const large = await rawOf(url);
        const end = closed(large.socket);
        for (let i = 0; i < 10; ++i) large.socket.send("[".repeat(30000));
        assert.equal(await end, 1008);
        assert.ok(large.answers.length <= 3);
        const pinging = await rawOf(url);
        const ended = closed(pinging.socket);
        pinging.socket.on("pong", () => pinging.socket.ping("x"));
        pinging.socket.ping("x");
        assert.equal(await ended, 1008);
    }));

test("All connections of an address share the limits of the address", () =>
    undisturbed({ bytesOfAddressASecond: 20000 }, async ({ url }, table, pass) => {
        const raws = await Promise.all(Array.from({ length: 4 }, () => rawOf(url)));
        const ends = raws.map(({ socket }) => closed(socket));
        const text = `{"do":"hello","more":"${"x".repeat(20000)}"}`;
        for (const { socket } of raws) socket.send(text);
        assert.equal(await Promise.race(ends), 1008, "three seconds' bytes are not enough for four");
        pass(10);
        const next = await rawOf(url);
        next.socket.send(text);
        await answered(next, 1);
    }));

test("The memory for requests that wait for the store is limited", () =>
    undisturbed({ waitingBytesOfAddress: 50000 }, async ({ url, lobby }, { id }) => {
        let goOn;
        const find = lobby.find.bind(lobby);
        lobby.find = (table) => new Promise((resolve) => (goOn = () => resolve(find(table))));
        const raw = await rawOf(url);
        const end = closed(raw.socket);
        for (let i = 0; i < 10; ++i) raw.socket.send(`{"do":"look","table":"${id}","more":"${"x".repeat(9000)}"}`);
        assert.equal(await end, 1008);
        lobby.find = find;
        goOn();
    }));

test("Too many expensive requests are refused, and the client can continue a second later", () =>
    undisturbed({ messagesOfAddressASecond: 200 }, async (server, { id }, pass) => {
        const client = await server.client();
        await client.look(id);
        const asked = await Promise.allSettled(Array.from({ length: 100 }, () => client.ask("state")));
        const refused = asked.filter(({ reason }) => reason !== undefined);
        assert.ok(refused.length > 20 && refused.length < 70, `${refused.length} refused`);
        assert.ok(refused.every(({ reason: { status, message } }) => status === "busy" && /try again/.test(message)));
        pass(1);
        await client.ask("state");
    }));

test("Invented tokens and tokens of other tables do not give access to a seat", () =>
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

test("A repeated action, or an action from another seat, is refused", () =>
    undisturbed({}, async (server, table) => {
        const client = table.clients.find(({ decides }) => decides);
        const other = table.clients.find((candidate) => candidate !== client);
        const action = client.game.text(client.game.legalActions()[0]);
        const { at } = client.sight;
        await client.ask("apply", { action, at });
        await client.until(({ sight }) => sight.at === at + 1);
        for (const one of [client, other])
            await assert.rejects(one.ask("apply", { action, at }), { status: "too late" });
        assert.equal(client.sight.at, at + 1);
    }));

test("Incomplete requests do not delay others, and no path gives access to files outside the page", () =>
    undisturbed({}, async ({ page, port }) => {
        const half = Array.from({ length: 50 }, () => connect(port, "127.0.0.1"));
        for (const [number, socket] of half.entries()) {
            socket.on("error", () => {});
            socket.write(number % 2 ? "GET /table HTTP/1.1\r\nUpgrade: websocket\r\n" : "GET / HTTP/1.1\r\nHos");
        }
        const answer = (request) =>
            new Promise((resolve) => {
                const socket = connect(port, "127.0.0.1", () =>
                    socket.write(`${request}\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`),
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

test("The server refuses connections from pages of other sites", () =>
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

test("A request with another host name is refused", async () => {
    const server = await started({}, { name: ["games.example"], origin: ["https://proxy.example"] });
    const { port } = server;
    const statusOf = (head) =>
        new Promise((resolve) => {
            const socket = connect(port, "127.0.0.1", () => socket.write(head));
            socket.once("data", (data) => (socket.destroy(), resolve(Number(String(data).split(" ")[1]))));
            socket.on("error", () => {});
        });
    const pageOf = (host) => statusOf(`GET /nothing HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    const tableAt = (host) =>
        statusOf(
            `GET /table HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nConnection: Upgrade\r\n` +
                "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
        );
    try {
        for (const host of ["rebound.example", `rebound.example:${port}`, "127.0.0.1.rebound.example", "", "x y", "games"])
            assert.deepEqual([host, await pageOf(host), await tableAt(host)], [host, 421, 421]);
        for (const host of ["127.0.0.1", `127.0.0.1:${port}`, "localhost", "[::1]:8137", "192.168.1.7", "games.example"])
            assert.deepEqual([host, await pageOf(host), await tableAt(host)], [host, 404, 101]);
        assert.equal(await pageOf("proxy.example"), 404);
        assert.equal(await statusOf("GET /nothing HTTP/1.0\r\n\r\n"), 421);
    } finally {
        await server.stop();
    }
});

test("The number of connections of an address is limited, and closed connections no longer count", () =>
    undisturbed({ socketsOfAddress: 10 }, async ({ page, port }) => {
        const sockets = Array.from({ length: 30 }, () => connect(port, "127.0.0.1"));
        let refused = 0;
        for (const socket of sockets) {
            socket.on("error", () => {});
            socket.once("close", () => ++refused);
        }
        await until(() => refused === 22, "22 connections are refused; 8 stay, and 2 belong to the table");
        for (const socket of sockets) socket.destroy();
        await until(() => fetch(page).then(({ status }) => status === 404, () => false), "the page answers again");
    }));

test("A client that sends a request before the previous answer is disconnected", () =>
    undisturbed({}, async ({ port }) => {
        const socket = connect(port, "127.0.0.1");
        socket.on("error", () => {});
        const end = new Promise((resolve) => socket.once("close", resolve));
        socket.write("GET /a HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".repeat(100));
        socket.resume();
        await end;
    }));

test("All addresses of a 64-bit IPv6 network count as one, and so do both forms of an IPv4 address", () => {
    const networks = {
        "2001:db8:1:2::/64": ["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:DB8:1:2:0:0:0:9", "2001:db8:1:2::7%eth0"],
        "2001:db8:1:3::/64": ["2001:db8:1:3::1"],
        "2001:db8:0:0::/64": ["2001:db8::1", "2001:db8::2:0:0:1"],
        "0:0:0:0::/64": ["::1", "::", "::1.2.3.4"],
        "64:ff9b:0:0::/64": ["64:ff9b::1.2.3.4"],
        "192.0.2.7": ["192.0.2.7", "::ffff:192.0.2.7", "::FFFF:192.0.2.7"],
        "192.0.2.8": ["192.0.2.8"],
        local: [undefined],
    };
    for (const [network, addresses] of Object.entries(networks))
        for (const address of addresses) assert.equal(networkOf(address), network, address);
});

test("The server removes the counters of an address once all of them have recovered", () => {
    let time = 0;
    const limits = { ...DEFAULTS, tablesOfAddressAnHour: 60 };
    const addresses = new Addresses(limits, () => time);
    for (let host = 0; host < 100; ++host) {
        const account = addresses.of({ remoteAddress: `2001:db8::${host}` });
        assert.equal(account, addresses.of({ remoteAddress: "2001:db8::" }));
        account.tables.take(0.5);
    }
    addresses.tidy();
    assert.equal(addresses.accounts.size, 1);
    time += 3600 * 1000;
    addresses.tidy();
    assert.equal(addresses.accounts.size, 0);
    const proxied = new Addresses({ ...limits, addressLimits: 0 }, () => time);
    const [one, other] = [0, 1].map(() => proxied.of({ remoteAddress: "192.0.2.7" }));
    assert.notEqual(one, other, "behind a proxy each connection counts for itself");
});

test("The numbers of tables and connections of an address are limited", () =>
    undisturbed({ tablesOfAddressAnHour: 3, connectionsOfAddress: 5 }, async (server) => {
        const client = await server.client();
        for (let i = 0; i < 2; ++i) await client.make({ preset: "base" }, [null, null]);
        await assert.rejects(client.make({ preset: "base" }, [null, null]), { status: "busy" });
        await server.client();
        await server.client();
        await assert.rejects(server.client());
    }));

test("Clients that do not read their messages are disconnected, and other clients can continue", () =>
    undisturbed({ unsentBytesOfAddress: 3e6 }, async (server) => {
        const big = "x".repeat(250000);
        const raws = await Promise.all(Array.from({ length: 4 }, () => rawOf(server.url)));
        for (const { socket } of raws) socket.pause();
        const client = await server.client();
        await until(() => server.wire.sessions.size === 7, "all are there");
        const behind = [...server.wire.sessions].slice(2, 6);
        for (let i = 0; i < 30; ++i) for (const session of behind) session.tell({ tell: "nothing", big });
        assert.ok(behind.some(({ socket }) => socket.readyState !== socket.OPEN));
        assert.ok(behind[0].account.unsentBytes < 4e6);
        await client.ask("hello");
        for (const { socket } of raws) socket.terminate();
    }));

test("A client that does not read its messages or does not answer pings is disconnected", () =>
    undisturbed({ unsentBytes: 100000, silentSeconds: 3600 }, async (server) => {
        const slow = await rawOf(server.url);
        slow.socket.pause();
        const end = closed(slow.socket);
        for (let i = 0; i < 20000; ++i) slow.socket.send(`{"do":"hello","id":"${"x".repeat(60)}"}`);
        const client = await server.client(); // gets answers while the first client does not read
        for (let i = 0; i < 100; ++i) await client.ask("hello");
        await until(() => server.wire.sessions.size === 3, "one is left behind");
        slow.socket.resume();
        await end;
        const silent = await rawOf(server.url, { autoPong: false });
        const ended = closed(silent.socket);
        server.wire.ping();
        await until(() => [...server.wire.sessions].filter(({ isAnswering }) => isAnswering).length === 3, "three answer");
        server.wire.ping();
        assert.equal(await ended, 1006);
        await until(() => server.wire.sessions.size === 3, "three are left");
    }));
