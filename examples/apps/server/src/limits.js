// The limits of the server, which keep some users from excluding others. Options of the command line change them.

export const DEFAULTS = {
    tables: 5000, // in memory at the same time
    storedTables: 100000,
    tableBytes: 1024 * 1024 * 1024, // of all tables in memory, by estimates for whole games
    tableBytesOfAddress: 64 * 1024 * 1024, // of the tables that one address has brought into memory
    idleMinutes: 10, // an empty table then leaves memory, or at once if its game is over; it stays on disk
    keptDays: 60, // an unused table then leaves the disk; days without a running server do not count
    connections: 5000,
    addressLimits: 1, // 0: limits by address apply to each connection; for servers behind a proxy that limits addresses
    connectionsOfAddress: 100, // for IPv6 the first 64 bits are the address
    socketsOfAddress: 200, // connections of any kind: web sockets, and requests for files of the page
    messageBytes: 256 * 1024,
    messagesASecond: 20, // for a connection, on average
    messagesAtOnce: 60,
    messagesOfAddressASecond: 200, // expensive messages count as several
    bytesASecond: 64 * 1024, // for a connection, on average
    bytesAtOnce: 512 * 1024,
    bytesOfAddressASecond: 512 * 1024,
    waitingBytesOfAddress: 4 * 1024 * 1024, // of requests without an answer yet
    tablesOfAddressAnHour: 60,
    unsentBytes: 4 * 1024 * 1024, // to a connection that does not read
    unsentBytesOfAddress: 16 * 1024 * 1024,
    silentSeconds: 60, // without an answer to a ping
    awaySeconds: 20, // until an adviser may play for an absent person
    simulations: 200, // of an adviser for a decision
    advisers: 1, // threads that think at the same time
    adviserSeconds: 10, // time limit of an adviser's decision; the adviser stops thinking after half of it
    nameLetters: 32,
};

/** An allowance: up to `atOnce` at a time, and `aSecond` on average. */
export class Allowance {
    /** @param now milliseconds of a monotonic clock */
    constructor(atOnce, aSecond, now) {
        Object.assign(this, { atOnce, aSecond, now });
        this.left = atOnce;
        this.since = now();
    }

    /** Takes `count` if so many are left. @returns whether it has taken them */
    take(count = 1) {
        this.#grow();
        if (this.left < count) return false;
        this.left -= count;
        return true;
    }

    get isFull() {
        this.#grow();
        return this.left >= this.atOnce;
    }

    #grow() {
        const now = this.now();
        this.left = Math.min(this.atOnce, this.left + ((now - this.since) / 1000) * this.aSecond);
        this.since = now;
    }
}
