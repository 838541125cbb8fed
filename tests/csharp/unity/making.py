"""Helper functions for the checks of the Unity package."""

import re
import subprocess
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[3]
NAME = "com.mistbank.rules"


def run(*command: object, **options: object) -> str:
    """Runs the command; returns its output. If the command fails, raises an AssertionError with the output."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, **options)
    if done.returncode:
        raise AssertionError(f"{command}:\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    return done.stdout


def made(folder: Path, *libraries: object) -> Path:
    """Builds the package in this folder with these libraries."""
    run(PROJECT / "bindings/csharp/unity/package", folder, *libraries)
    return folder / NAME


def field(meta: Path, name: str) -> str:
    """Returns the value of a key in a .meta file."""
    found = re.search(rf"^\s*{name}: (.+)$", meta.read_text(encoding="utf-8"), re.MULTILINE)
    assert found, (meta, name)
    return found[1]
