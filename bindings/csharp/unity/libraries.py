"""The shared libraries in the package: their folders, the Unity players that load them, and the removal of unneeded
symbols."""

import shutil
import struct
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Platform:
    folder: str  # the folder of the library in the package
    suffix: str
    player: tuple[str, str]  # group and name of the players in a .meta file
    processor: str
    editor: str | None = None  # the operating system of the editors that load the library; None: no editor
    machine: int | None = None  # the machine number in the library's ELF or PE file; None: not checked
    since: str = ""  # the symbol that Unity versions with support for this processor define; "": all versions


PLATFORMS = {
    "linux": Platform("Plugins/Linux/x86_64", ".so", ("Standalone", "Linux64"), "x86_64", "Linux"),
    "macos": Platform("Plugins/macOS", ".dylib", ("Standalone", "OSXUniversal"), "AnyCPU", "OSX"),
    "windows": Platform("Plugins/Windows/x86_64", ".dll", ("Standalone", "Win64"), "x86_64", "Windows"),
    "windows-arm64": Platform(
        "Plugins/Windows/ARM64", ".dll", ("Standalone", "Win64"), "ARM64", "Windows", 0xAA64, "UNITY_6000_0_OR_NEWER"
    ),
    "android-arm64": Platform("Plugins/Android/arm64-v8a", ".so", ("Android", "Android"), "ARM64", machine=183),
    "android-arm": Platform("Plugins/Android/armeabi-v7a", ".so", ("Android", "Android"), "ARMv7", machine=40),
    "android-x86_64": Platform("Plugins/Android/x86_64", ".so", ("Android", "Android"), "X86_64", machine=62),
}


def named(argument: str) -> tuple[Path, Platform]:
    """Returns the file and the platform of an argument, "FILE" or "FILE:PLATFORM". Without a platform, the file extension
    determines the desktop platform."""
    name, _, platform_name = argument.rpartition(":")
    if platform_name in PLATFORMS and name:
        library, platform = Path(name), PLATFORMS[platform_name]
    else:
        library = Path(argument)
        platform = next((known for known in PLATFORMS.values() if known.suffix == library.suffix), None)
    if platform is None or library.suffix != platform.suffix or not library.is_file():
        sys.exit(f"package: {argument}: expected a mistbank library as FILE or FILE:PLATFORM")
    if platform.machine and machine_of(library) != platform.machine:
        sys.exit(f"package: {library} is not a library for {platform_name}")
    return library, platform


def copy_stripped(library: Path, target: Path) -> None:
    """Copies a library and removes its symbols, except the symbols of the C API. Only ELF files are stripped: libraries for
    macOS are signed, and compilers for Windows write symbols to separate files."""
    shutil.copy(library, target)
    if not has_symbols(target):
        return
    for tool in ("strip", "llvm-strip"):  # strip may support only files for this machine's processor
        if shutil.which(tool):
            done = subprocess.run([tool, "--strip-unneeded", str(target)], capture_output=True)
            if done.returncode == 0 and not has_symbols(target):
                return
    sys.exit(f"package: {library}: no tool on this machine can strip its symbols: strip the library on the machine that built it")


# --- ELF ---

WIDTHS = {1: "I", 2: "Q"}  # the struct code of a 32-bit or 64-bit address, by the class in the ELF header
SYMBOL_TABLE = 2  # the type of a section with symbols


def header_of(data: bytes) -> tuple[int, int, int, int, str] | None:
    """Returns the following data of an ELF header: the machine; the offset, the entry size and the number of the section
    headers; and the struct code of an address. Returns None if the file is not a little-endian ELF file."""
    if data[:4] != b"\x7fELF" or data[4] not in WIDTHS or data[5] != 1:
        return None
    width = WIDTHS[data[4]]
    _, machine, _, _, _, sections, _, _, _, _, size, count, _ = struct.unpack_from(f"<HHI{width * 3}IHHHHHH", data, 16)
    return machine, sections, size, count, width


def machine_of(library: Path) -> int | None:
    data = library.read_bytes()
    if data[:2] == b"MZ" and len(data) > 64:
        header_at = struct.unpack_from("<I", data, 60)[0]
        return (
            struct.unpack_from("<H", data, header_at + 4)[0] if data[header_at : header_at + 4] == b"PE\0\0" else None
        )
    header = header_of(data)
    return header[0] if header else None


def has_symbols(library: Path) -> bool:
    """Returns whether an ELF file has a symbol table in addition to the table of exports and imports."""
    data = library.read_bytes()
    header = header_of(data)
    if header is None:
        return False
    _, sections, size, count, _ = header
    types = (struct.unpack_from("<I", data, sections + size * i + 4)[0] for i in range(count))
    return SYMBOL_TABLE in types
