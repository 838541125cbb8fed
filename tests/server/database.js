// A temporary Postgres database for a test.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const PROGRAMS = process.env.MISTBANK_POSTGRES; // the folder of initdb and pg_ctl

/** Starts a database that listens on a Unix socket in a temporary folder. @returns { address, stop() } */
export function postgres() {
    const folder = mkdtempSync(join(tmpdir(), "mistbank-postgres-"));
    const as = process.getuid() === 0 ? ["runuser", "-u", "postgres", "--"] : [];
    function run(program, ...options) {
        const [first, ...rest] = [...as, join(PROGRAMS, program), ...options];
        execFileSync(first, rest, { stdio: ["ignore", "ignore", "inherit"], cwd: folder });
    }
    if (as.length > 0) execFileSync("chown", ["postgres", folder]);
    run("initdb", "-D", join(folder, "data"), "-U", "postgres", "-A", "trust", "-N");
    run(
        "pg_ctl",
        "-D",
        join(folder, "data"),
        "-w",
        "-l",
        join(folder, "log"),
        "-o",
        `-k ${folder} -c listen_addresses=''`,
        "start",
    );
    return {
        address: `postgres://postgres@/postgres?host=${encodeURIComponent(folder)}`,
        stop() {
            run("pg_ctl", "-D", join(folder, "data"), "-m", "immediate", "stop");
            rmSync(folder, { recursive: true });
        },
    };
}
