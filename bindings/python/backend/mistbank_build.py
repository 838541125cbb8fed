"""Builds the wheel: the package's files and the shared library, which CMake compiles. This build backend follows PEP 517
and PEP 660, and needs only Python, CMake and a C++17 compiler.

Installing the wheel needs no compiler. The wheel runs on Python 3.9 or later, on the platform of its library.

Environment variables:

MISTBANK_LIBRARY: the path of a compiled shared library. The backend packs this library and compiles nothing. It also packs
    NOTICES.txt and the bill of materials, mistbank.cdx.json, if they are in the folder of the library.
MISTBANK_WHEEL_PLATFORM: the platform of that library, if it is not this machine's platform, as in the name of a wheel:
    manylinux_2_17_aarch64.manylinux2014_aarch64
MISTBANK_BUILD_FOLDER: the folder for compiling. The backend keeps the folder, so the next build is faster. Default:
    build/release of the project if CMake has configured a release build there, otherwise a temporary folder.

A source archive contains the files of this folder and, in library/, the project's sources of the shared library.
"""

from __future__ import annotations

import base64
import contextlib
import gzip
import hashlib
import io
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import zipfile
from pathlib import Path
from typing import Iterator

try:
    import fcntl
except ImportError:  # on Windows
    fcntl = None  # type: ignore[assignment]

HERE = Path(__file__).resolve().parent.parent
PACKAGE = HERE / "src" / "mistbank"
UNPACKED = HERE / "library"  # the sources of the shared library in a source archive
PROJECT = UNPACKED if UNPACKED.is_dir() else HERE.parent.parent
SOURCES = ("CMakeLists.txt", "LICENSE", "capi", "include", "src")  # the project's files for building the shared library
OWN = ("LICENSE", "README.md", "backend", "pyproject.toml", "src")
LONG_AGO = 315532800  # the date of all archived files, 1 January 1980, for reproducible archives
SHARED_BUILD = PROJECT / "build" / "release"
LIBRARIES = {"win32": "libmistbank.dll", "darwin": "libmistbank.dylib"}
LIBRARY = LIBRARIES.get(sys.platform, "libmistbank.so")  # the name of the shared library on this machine
SYSTEMS = {".so": r"linux|manylinux|musllinux", ".dll": "win", ".dylib": "macosx"}  # the system in the tag, by file ending


def version() -> str:
    header = (PROJECT / "capi" / "mistbank.h").read_text(encoding="utf-8")
    parts = re.findall(r"^#define MISTBANK_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", header, re.MULTILINE)
    if len(parts) != 3:
        raise RuntimeError("capi/mistbank.h does not define the version")
    return ".".join(parts)


def is_shared(folder: Path) -> bool:
    """Returns whether CMake has configured a release build in the folder."""
    cache = folder / "CMakeCache.txt"
    return cache.is_file() and "CMAKE_BUILD_TYPE:STRING=Release\n" in cache.read_text(encoding="utf-8")


@contextlib.contextmanager
def turn_at(folder: Path) -> Iterator[None]:
    """Waits until no other process builds in the folder, and makes other processes wait. On systems without file locks,
    does nothing."""
    with open(f"{folder}.lock", "w", encoding="utf-8") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def compiled_library(folder: Path) -> Path:
    """Compiles the shared library in this folder and returns its path."""
    cmake = shutil.which("cmake")
    if cmake is None:
        raise RuntimeError("building mistbank needs CMake and a C++17 compiler (Debian: apt-get install cmake g++)")
    if not is_shared(folder):
        options = ["-DCMAKE_BUILD_TYPE=Release", "-DMISTBANK_BUILD_TESTS=OFF", "-DMISTBANK_BUILD_EXAMPLES=OFF"]
        if shutil.which("ninja"):
            options += ["-G", "Ninja"]
        subprocess.run([cmake, "-S", str(PROJECT), "-B", str(folder), *options], check=True)
    build = [cmake, "--build", str(folder), "--target", "mistbank_shared", "--config", "Release", "--parallel"]
    subprocess.run(build, check=True)
    libraries = [path for path in folder.rglob(LIBRARY) if path.is_file()]
    if not libraries:
        raise RuntimeError(f"CMake did not build {LIBRARY}")
    return libraries[0]


def given_library() -> Path | None:
    given = os.environ.get("MISTBANK_LIBRARY")
    if not given:
        return None
    if not re.match(rf"({SYSTEMS[ending(given)]})_", platform_tag()):
        raise RuntimeError(
            f"MISTBANK_LIBRARY={given} is not for {platform_tag()}: set MISTBANK_WHEEL_PLATFORM to the platform of the library"
        )
    return Path(given)


def ending(library: str) -> str:
    """Returns the ending of a library's file name, .so, .dylib or .dll, without a version number after the ending."""
    found = re.search(r"(\.so|\.dylib|\.dll)(\.\d+)*$", library)
    if not found:
        raise RuntimeError(f"MISTBANK_LIBRARY={library}: expected a shared library, .so, .dylib or .dll")
    return found[1]


def library_name() -> str:
    """Returns the name of the library inside the package."""
    given = given_library()
    return f"libmistbank{ending(given.name)}" if given else LIBRARY


def library() -> bytes:
    if given := given_library():
        return given.read_bytes()
    if folder := os.environ.get("MISTBANK_BUILD_FOLDER"):
        return compiled_library(Path(folder)).read_bytes()
    if is_shared(SHARED_BUILD):
        with turn_at(SHARED_BUILD):
            return compiled_library(SHARED_BUILD).read_bytes()
    with tempfile.TemporaryDirectory() as temporary:
        return compiled_library(Path(temporary)).read_bytes()


def metadata() -> str:
    """Returns the description in pyproject.toml in the form of PyPI's metadata."""
    return "\n".join(
        [
            "Metadata-Version: 2.1",
            "Name: mistbank",
            f"Version: {version()}",
            "Summary: Rules library for Mists over Carcassonne, the base game and their expansions. Unofficial, without artwork.",
            "Author: The mistbank authors",
            "License: MIT",
            "Keywords: board game,rules,simulation,reinforcement learning",
            "Requires-Python: >=3.9",
            "Provides-Extra: arrays",
            'Requires-Dist: numpy; extra == "arrays"',
            "Provides-Extra: frames",
            'Requires-Dist: numpy; extra == "frames"',
            'Requires-Dist: pandas; extra == "frames"',
            "Provides-Extra: pettingzoo",
            'Requires-Dist: numpy; extra == "pettingzoo"',
            'Requires-Dist: gymnasium; extra == "pettingzoo"',
            'Requires-Dist: pettingzoo; extra == "pettingzoo"',
            "Provides-Extra: vector",
            'Requires-Dist: numpy; extra == "vector"',
            'Requires-Dist: gymnasium>=1.1; extra == "vector"',
            "Provides-Extra: png",
            'Requires-Dist: cairosvg; extra == "png"',
            "Classifier: Programming Language :: Python :: 3",
            "Classifier: Typing :: Typed",
            "Description-Content-Type: text/markdown",
            "",
            (HERE / "README.md").read_text(encoding="utf-8"),
        ]
    )


def platform_tag() -> str:
    return os.environ.get("MISTBANK_WHEEL_PLATFORM") or sysconfig.get_platform().replace("-", "_").replace(".", "_")


def tag() -> str:
    """Returns the tag of the wheel: any Python 3, no Python ABI, and the platform."""
    return f"py3-none-{platform_tag()}"


def record_line(name: str, content: bytes) -> str:
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(content)}\n"


def info_files() -> dict[str, bytes]:
    """Returns the metadata files by their names in the wheel."""
    info = f"mistbank-{version()}.dist-info"
    wheel = "Wheel-Version: 1.0\nGenerator: mistbank_build\nRoot-Is-Purelib: false\n"
    wheel += "".join(f"Tag: py3-none-{platform}\n" for platform in platform_tag().split("."))
    files = {
        f"{info}/METADATA": metadata().encode(),
        f"{info}/WHEEL": wheel.encode(),
        f"{info}/LICENSE": (PROJECT / "LICENSE").read_bytes(),
    }
    given = given_library()
    if given:
        for name, place in (("NOTICES.txt", "NOTICES.txt"), ("mistbank.cdx.json", "sboms/mistbank.cdx.json")):  # PEP 770
            if (beside := given.with_name(name)).is_file():
                files[f"{info}/{place}"] = beside.read_bytes()
    return files


def write_wheel(directory: str, files: dict[str, bytes]) -> str:
    """Writes a wheel of these files and the metadata."""
    files = {**files, **info_files()}
    listed = f"mistbank-{version()}.dist-info/RECORD"
    files[listed] = ("".join(record_line(*file) for file in files.items()) + f"{listed},,\n").encode()
    target = Path(directory) / f"mistbank-{version()}-{tag()}.whl"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, content in files.items():
            entry = zipfile.ZipInfo(path)  # without a date, for reproducible wheels
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3  # Unix, also in wheels for Windows: the permissions below are Unix permissions
            entry.external_attr = 0o100644 << 16
            archive.writestr(entry, content)
    return target.name


def source_files() -> dict[str, Path]:
    """Returns the files of a source archive by their names in the archive."""
    wanted = {name: HERE / name if (HERE / name).exists() else PROJECT / name for name in OWN}
    wanted.update({f"library/{name}": PROJECT / name for name in SOURCES})
    found = {}
    for name, place in wanted.items():
        for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
            made = "__pycache__" in path.parts or path.name in LIBRARIES.values() or path.name == "libmistbank.so"
            if path.is_file() and not made:
                found[name if path == place else f"{name}/{path.relative_to(place).as_posix()}"] = path
    return found


# --- the functions that pip calls ---


def get_requires_for_build_wheel(config_settings: object = None) -> list[str]:
    return []


def get_requires_for_build_editable(config_settings: object = None) -> list[str]:
    return []


def get_requires_for_build_sdist(config_settings: object = None) -> list[str]:
    return []


def prepare_metadata_for_build_wheel(metadata_directory: str, config_settings: object = None) -> str:
    """Writes the metadata without compiling anything."""
    for name, content in info_files().items():
        path = Path(metadata_directory) / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(content)
    return path.parent.name


prepare_metadata_for_build_editable = prepare_metadata_for_build_wheel


def build_wheel(wheel_directory: str, config_settings: object = None, metadata_directory: object = None) -> str:
    own = [*PACKAGE.rglob("*.py"), PACKAGE / "py.typed"]
    files = {f"mistbank/{path.relative_to(PACKAGE).as_posix()}": path.read_bytes() for path in sorted(own)}
    return write_wheel(wheel_directory, {**files, f"mistbank/{library_name()}": library()})


def build_editable(wheel_directory: str, config_settings: object = None, metadata_directory: object = None) -> str:
    """Writes a wheel that refers to the package in this tree, and copies the shared library into that package."""
    (PACKAGE / library_name()).write_bytes(library())
    return write_wheel(wheel_directory, {"mistbank_editable.pth": f"{PACKAGE.parent}\n".encode()})


def build_sdist(sdist_directory: str, config_settings: object = None) -> str:
    name = f"mistbank-{version()}"
    target = Path(sdist_directory) / f"{name}.tar.gz"
    files = {path: place.read_bytes() for path, place in source_files().items()}
    files["PKG-INFO"] = metadata().encode()
    with open(target, "wb") as raw, gzip.GzipFile("", "wb", 9, raw, LONG_AGO) as packed:
        with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive:
            for path, content in files.items():
                entry = tarfile.TarInfo(f"{name}/{path}")
                entry.size, entry.mtime = len(content), LONG_AGO
                archive.addfile(entry, io.BytesIO(content))
    return target.name
