// Counts the memory that tables use, for each address and in total. A table that exceeds a limit is refused before it is
// created.

import { Refusal } from "./refusal.js";

const inMegabytes = (bytes) => `${Math.ceil(bytes / 2 ** 20)} MB`;

export class Memory {
    /** @param limits tableBytes, tableBytesOfAddress @param makeRoom(address) removes an unused table from memory: one that the
     *  address has loaded or, if the address is null, any table. Returns whether a table was removed */
    constructor({ tableBytes, tableBytesOfAddress }, makeRoom) {
        Object.assign(this, { tableBytes, tableBytesOfAddress, makeRoom });
        this.taken = 0;
        this.takenOf = new Map(); // address → number of reserved bytes
    }

    /** Reserves this number of bytes for a table of an address. @throws Refusal if a limit is exceeded */
    take(address, bytes) {
        const most = Math.min(this.tableBytes, this.tableBytesOfAddress);
        if (bytes > most)
            throw new Refusal(
                "too large",
                `the game needs ${inMegabytes(bytes)} of memory: at most ${inMegabytes(most)} is allowed`,
            );
        while ((this.takenOf.get(address) ?? 0) + bytes > this.tableBytesOfAddress)
            if (!this.makeRoom(address))
                throw new Refusal("busy", "the tables of your address use all the memory allowed for one address: try again later");
        while (this.taken + bytes > this.tableBytes)
            if (!this.makeRoom(null))
                throw new Refusal("busy", "the server has no memory for another table: try again later");
        this.taken += bytes;
        this.takenOf.set(address, (this.takenOf.get(address) ?? 0) + bytes);
    }

    release(address, bytes) {
        this.taken -= bytes;
        const left = this.takenOf.get(address) - bytes;
        if (left > 0) this.takenOf.set(address, left);
        else this.takenOf.delete(address);
    }
}
