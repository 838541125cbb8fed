// What the server lets anybody do, so that nobody can take it from others. Options of the command line change them.

export const DEFAULTS = {
    tables: 5000, // that are played on at the same time
    storedTables: 100000,
    tableBytes: 1024 * 1024 * 1024, // of all tables in memory, by estimates of whole games
    tableBytesOfAddress: 64 * 1024 * 1024, // of those that were brought there from one address
    idleMinutes: 10, // without anybody at it a table leaves memory, at once when its game is over; it stays on disk
    keptDays: 60, // without use, before it leaves the disk, too; days on which no server runs do not count
    connections: 5000,
    addressLimits: 1, // 0: what is of an address below is of a connection, as all come from a proxy, which limits addresses
    connectionsOfAddress: 100, // of IPv6 the first 64 bits are the address
    socketsOfAddress: 200, // connections of any kind, web sockets and those that fetch the page
    messageBytes: 256 * 1024,
    messagesASecond: 20, // of a connection, on average
    messagesAtOnce: 60,
    messagesOfAddressASecond: 200, // those that cost much count as several
    bytesASecond: 64 * 1024, // of a connection, on average
    bytesAtOnce: 512 * 1024,
    bytesOfAddressASecond: 512 * 1024,
    waitingBytesOfAddress: 4 * 1024 * 1024, // of requests that are not answered yet
    tablesOfAddressAnHour: 60,
    unsentBytes: 4 * 1024 * 1024, // for a connection that does not read
    unsentBytesOfAddress: 16 * 1024 * 1024,
    silentSeconds: 60, // without an answer to a ping
    awaySeconds: 20, // before an adviser may play for somebody
    simulations: 200, // of an adviser, a decision
    advisers: 1, // that think at the same time
    adviserSeconds: 10, // until an adviser must have decided; it stops thinking after half of them
    nameLetters: 24,
};

/** So many at once, and so many a second. */
export class Allowance {
    /** @param now milliseconds of a clock that never jumps */
    constructor(atOnce, aSecond, now) {
        Object.assign(this, { atOnce, aSecond, now });
        this.left = atOnce;
        this.since = now();
    }

    /** Takes some, if there are so many. */
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
