// The totals of each address: connections, requests and bytes. Opening more connections does not raise an address's limits.

import { isIPv4, isIPv6 } from "node:net";

import { Allowance } from "./limits.js";

const SECONDS_AT_ONCE = 3; // the largest burst of an address: the amount that it may send in this many seconds on average
const GROUPS_OF_NETWORK = 4; // number of 16-bit groups at the start of an IPv6 address that identify a person's network

/** Returns the network of an address: for IPv4 the whole address, for IPv6 the first 64 bits.
 *  @param address the remote address of a socket; undefined for none */
export function networkOf(address = "local") {
    const [plain] = address.toLowerCase().split("%");
    const inside = plain.replace(/^::ffff:/, "");
    if (isIPv4(inside) || !isIPv6(plain)) return inside;
    const groupsOf = (text) => (text === "" ? [] : text.split(":").flatMap((group) => (isIPv4(group) ? [0, 0] : [group])));
    const [head, tail = null] = plain.split("::").map(groupsOf);
    const zeros = tail === null ? [] : Array(8 - head.length - tail.length).fill("0");
    const groups = [...head, ...zeros, ...(tail ?? [])].slice(0, GROUPS_OF_NETWORK);
    return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}

/** The totals and the allowances of one address. */
class Account {
    constructor(network, limits, now) {
        const { tablesOfAddressAnHour: anHour, messagesOfAddressASecond, bytesOfAddressASecond } = limits;
        this.network = network;
        this.sockets = 0; // number of connections of any kind
        this.sessions = new Set(); // one session for each web socket
        this.waitingBytes = 0; // size of the unanswered requests, in bytes
        this.tables = new Allowance(anHour, anHour / 3600, now);
        const messagesAtOnce = SECONDS_AT_ONCE * messagesOfAddressASecond;
        this.messages = new Allowance(messagesAtOnce, messagesOfAddressASecond, now);
        this.costs = new Allowance(messagesAtOnce, messagesOfAddressASecond, now); // expensive requests cost more than 1
        this.bytes = new Allowance(SECONDS_AT_ONCE * bytesOfAddressASecond, bytesOfAddressASecond, now);
    }

    get isUnused() {
        const isFull = [this.tables, this.messages, this.costs, this.bytes].every((allowance) => allowance.isFull);
        return this.sockets === 0 && this.sessions.size === 0 && this.waitingBytes === 0 && isFull;
    }

    /** The number of bytes that wait to be sent to this address. */
    get unsentBytes() {
        let sum = 0;
        for (const { socket } of this.sessions) sum += socket.bufferedAmount;
        return sum;
    }
}

export class Addresses {
    constructor(limits, now) {
        Object.assign(this, { limits, now });
        this.accounts = new Map(); // network → account
        this.connections = 0;
    }

    /** Returns the account of a socket's address. If limits by address are off, each socket has its own account. */
    of(socket) {
        if (socket.account !== undefined) return socket.account;
        const network = this.limits.addressLimits ? networkOf(socket.remoteAddress) : `connection ${++this.connections}`;
        if (!this.accounts.has(network)) this.accounts.set(network, new Account(network, this.limits, this.now));
        return (socket.account = this.accounts.get(network));
    }

    /** Removes the accounts that have no connections, no waiting requests and only full allowances. */
    tidy() {
        for (const [network, account] of this.accounts) if (account.isUnused) this.accounts.delete(network);
    }
}
