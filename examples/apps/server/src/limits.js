// The limits of the server. They prevent a few users from blocking all others. Command-line options change the limits.

export const DEFAULTS = {
    tables: 5000, // number of tables in memory
    storedTables: 100000, // number of tables in the store
    tableBytes: 1024 * 1024 * 1024, // memory of all loaded tables, estimated for complete games
    tableBytesOfAddress: 64 * 1024 * 1024, // memory of the tables that one address has loaded
    idleMinutes: 10, // time until an empty table is removed from memory (immediately if its game is over); the table stays on disk
    keptDays: 60, // time until an unused table is deleted from disk; only time while a server runs counts
    connections: 5000,
    addressLimits: 1, // 0: limits by address apply to each connection instead, for servers behind a proxy that limits addresses
    connectionsOfAddress: 100, // number of web sockets of an address; IPv6 addresses with the same first 64 bits count as one
    socketsOfAddress: 200, // number of connections of any kind: web sockets, and requests for files of the page
    messageBytes: 256 * 1024, // maximum size of a request
    messagesASecond: 20, // average number of requests per second on a connection
    messagesAtOnce: 60, // largest burst of requests on a connection
    messagesOfAddressASecond: 200, // average number of requests per second from an address; expensive requests count as several
    bytesASecond: 64 * 1024, // average number of request bytes per second on a connection
    bytesAtOnce: 512 * 1024, // largest burst of request bytes on a connection
    bytesOfAddressASecond: 512 * 1024, // average number of request bytes per second from an address
    waitingBytesOfAddress: 4 * 1024 * 1024, // total size of an address's unanswered requests
    tablesOfAddressAnHour: 60, // number of tables that an address may create per hour
    unsentBytes: 4 * 1024 * 1024, // total size of the messages that wait to be sent on a slow connection
    unsentBytesOfAddress: 16 * 1024 * 1024, // total size of the messages that wait to be sent on all connections of an address
    silentSeconds: 60, // time until a connection that does not answer pings is closed
    awaySeconds: 20, // time until an adviser may play for an absent person
    simulations: 200, // number of simulations that an adviser runs for a decision
    advisers: 1, // number of adviser threads
    adviserSeconds: 10, // time limit of an adviser's decision; the adviser stops thinking after half of this time
    nameLetters: 32, // maximum number of characters in a player's name
};

/** An allowance of units, for example bytes: up to `atOnce` units in a burst, and `aSecond` units per second on average. */
export class Allowance {
    /** @param now returns the time of a monotonic clock in milliseconds */
    constructor(atOnce, aSecond, now) {
        Object.assign(this, { atOnce, aSecond, now });
        this.left = atOnce;
        this.since = now();
    }

    /** Takes `count` units if enough are left. @returns whether the units were taken */
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
