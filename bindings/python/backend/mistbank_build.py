"""Builds the wheel: the package's files and the shared library, which CMake compiles. A backend after PEP 517 that
needs nothing but Python, CMake and a C++17 compiler.

The wheel runs on any Python from 3.9 on, of the platform it was built on, and needs no compiler there.
MISTBANK_LIBRARY=/path/to/libmistbank.so puts that library in instead of compiling one; MISTBANK_BUILD_FOLDER=folder
compiles in a folder that stays, so that the next time is quicker.
"""

from __future__ import annotations

import base64
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
PACKAGE = HERE / "src" / "mistbank"
PROJECT = HERE.parent.parent
LIBRARIES = {"win32": "libmistbank.dll", "darwin": "libmistbank.dylib"}
LIBRARY = LIBRARIES.get(sys.platform, "libmistbank.so")


def version() -> str:
    header = (PROJECT / "capi" / "mistbank.h").read_text(encoding="utf-8")
    parts = re.findall(r"^#define MISTBANK_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", header, re.MULTILINE)
    if len(parts) != 3:
        raise RuntimeError("capi/mistbank.h names no version")
    return ".".join(parts)


def compiled_library(folder: Path) -> Path:
    """The shared library, compiled in this folder."""
    cmake = shutil.which("cmake")
    if cmake is None:
        raise RuntimeError("building mistbank needs CMake and a C++17 compiler (Debian: apt-get install cmake g++)")
    options = ["-DCMAKE_BUILD_TYPE=Release", "-DMISTBANK_BUILD_TESTS=OFF", "-DMISTBANK_BUILD_EXAMPLES=OFF"]
    if shutil.which("ninja"):
        options += ["-G", "Ninja"]
    subprocess.run([cmake, "-S", str(PROJECT), "-B", str(folder), *options], check=True)
    build = [cmake, "--build", str(folder), "--target", "mistbank_shared", "--config", "Release", "--parallel"]
    subprocess.run(build, check=True)
    libraries = [path for path in folder.rglob(LIBRARY) if path.is_file()]
    if not libraries:
        raise RuntimeError(f"CMake has built no {LIBRARY}")
    return libraries[0]


def library() -> bytes:
    if given := os.environ.get("MISTBANK_LIBRARY"):
        return Path(given).read_bytes()
    if folder := os.environ.get("MISTBANK_BUILD_FOLDER"):
        return compiled_library(Path(folder)).read_bytes()
    with tempfile.TemporaryDirectory() as temporary:
        return compiled_library(Path(temporary)).read_bytes()


def metadata() -> str:
    """The package as pyproject.toml describes it, in the form of PyPI's metadata."""
    return "\n".join(
        [
            "Metadata-Version: 2.1",
            "Name: mistbank",
            f"Version: {version()}",
            "Summary: Rules library for Mists over Carcassonne and its relatives: play, explore, simulate, train",
            "License: MIT",
            "Requires-Python: >=3.9",
            "Provides-Extra: arrays",
            'Requires-Dist: numpy; extra == "arrays"',
            "Provides-Extra: pettingzoo",
            'Requires-Dist: numpy; extra == "pettingzoo"',
            'Requires-Dist: gymnasium; extra == "pettingzoo"',
            'Requires-Dist: pettingzoo; extra == "pettingzoo"',
            "Classifier: Programming Language :: Python :: 3",
            "Classifier: Typing :: Typed",
            "Description-Content-Type: text/markdown",
            "",
            (HERE / "README.md").read_text(encoding="utf-8"),
        ]
    )


def tag() -> str:
    """Any Python 3, no Python ABI, this platform."""
    return "py3-none-" + sysconfig.get_platform().replace("-", "_").replace(".", "_")


def record_line(name: str, content: bytes) -> str:
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(content)}\n"


# --- what pip calls ---


def get_requires_for_build_wheel(config_settings: object = None) -> list[str]:
    return []


def build_wheel(wheel_directory: str, config_settings: object = None, metadata_directory: object = None) -> str:
    name = f"mistbank-{version()}"
    info = f"{name}.dist-info"
    files = {f"mistbank/{path.name}": path.read_bytes() for path in sorted(PACKAGE.iterdir()) if path.is_file()}
    files[f"mistbank/{LIBRARY}"] = library()
    wheel = f"Wheel-Version: 1.0\nGenerator: mistbank_build\nRoot-Is-Purelib: false\nTag: {tag()}\n"
    files[f"{info}/METADATA"] = metadata().encode()
    files[f"{info}/WHEEL"] = wheel.encode()
    files[f"{info}/LICENSE"] = (PROJECT / "LICENSE").read_bytes()
    record = "".join(record_line(*file) for file in files.items()) + f"{info}/RECORD,,\n"
    files[f"{info}/RECORD"] = record.encode()
    target = Path(wheel_directory) / f"{name}-{tag()}.whl"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, content in files.items():
            archive.writestr(path, content)
    return target.name


def build_sdist(sdist_directory: str, config_settings: object = None) -> str:
    raise RuntimeError("the sources of mistbank are the whole project: build the wheel from its tree")
