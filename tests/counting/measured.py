#!/usr/bin/env python3
"""Runs a command and writes how long it took: seconds on the clock and seconds of processor time, of all its processes,
those included that lost the one which had started them.

    tests/counting/measured.py FILE COMMAND...

Ends with the command's code.
"""

import ctypes
import os
import resource
import subprocess
import sys
import time
from pathlib import Path

ADOPTS_ORPHANS = 36  # PR_SET_CHILD_SUBREAPER


def processes_left() -> list[list[str]]:
    """The fields of /proc/PID/stat behind the name, of all that are below this process."""
    fields = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields[int(path.parent.name)] = path.read_text(errors="replace").rpartition(")")[2].split()
        except OSError:
            pass  # it has ended
    below = {os.getpid()}
    while more := {pid for pid, words in fields.items() if int(words[1]) in below} - below:
        below |= more
    return [fields[pid] for pid in below - {os.getpid()}]


def main() -> int:
    if len(sys.argv) < 3:
        print(__doc__, file=sys.stderr)
        return 2
    ctypes.CDLL(None).prctl(ADOPTS_ORPHANS, 1, 0, 0, 0)
    begin = time.monotonic()
    code = subprocess.run(sys.argv[2:]).returncode
    wall = time.monotonic() - begin
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        pass
    of_ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    ticks = sum(int(tick) for words in processes_left() for tick in words[11:15])
    processor = of_ended.ru_utime + of_ended.ru_stime + ticks / os.sysconf("SC_CLK_TCK")
    Path(sys.argv[1]).write_text(f"{wall:.1f} {processor:.1f}\n", encoding="utf-8")
    return code if code >= 0 else 128 - code


sys.exit(main())
