// What the server lets anybody do, so that nobody can take it from others. Options of the command line change them.

export const DEFAULTS = {
    tables: 5000, // that are played on at the same time
    storedTables: 100000,
    idleMinutes: 10, // without anybody at it a table leaves memory, at once when its game is over; it stays on disk
    keptDays: 60, // without use, before it leaves the disk, too; days on which no server runs do not count
    connections: 5000,
    connectionsOfAddress: 100,
    messageBytes: 256 * 1024,
    messagesASecond: 20, // of a connection, on average
    messagesAtOnce: 60,
    messagesOfAddressASecond: 200, // those that cost much count as several
    tablesOfAddressAnHour: 60,
    unsentBytes: 4 * 1024 * 1024, // for somebody who does not read
    silentSeconds: 60, // without an answer to a ping
    awaySeconds: 20, // before an adviser may play for somebody
    simulations: 200, // of an adviser, a decision
    advisers: 1, // that think at the same time
    adviserSeconds: 10, // until an adviser must have decided; it stops thinking after half of them
    nameLetters: 24,
};

/** So many at once, and so many a second. */
export class Allowance {
    constructor(atOnce, aSecond) {
        this.atOnce = atOnce;
        this.aSecond = aSecond;
        this.left = atOnce;
        this.since = performance.now();
    }

    /** Takes some, if there are so many. */
    take(count = 1, now = performance.now()) {
        this.left = Math.min(this.atOnce, this.left + ((now - this.since) / 1000) * this.aSecond);
        this.since = now;
        if (this.left < count) return false;
        this.left -= count;
        return true;
    }

    get isFull() {
        return this.left + ((performance.now() - this.since) / 1000) * this.aSecond >= this.atOnce;
    }
}
