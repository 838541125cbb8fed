"""Reads a shared library for macOS and checks the hashes in its signature, because Debian has no tool for this."""

import hashlib
import struct
from dataclasses import dataclass, field
from pathlib import Path

PROCESSORS = {0x01000007: "x64", 0x0100000C: "arm64"}
LC_ID_DYLIB, LC_LOAD_DYLIB, LC_CODE_SIGNATURE, LC_RPATH, LC_BUILD_VERSION = 0xD, 0xC, 0x1D, 0x8000001C, 0x32
CODE_DIRECTORY = 0xFADE0C02
ADHOC = 0x2


def version(number: int) -> str:
    return f"{number >> 16}.{number >> 8 & 255}.{number & 255}"


@dataclass
class Library:
    processor: str
    name: str = ""  # the path where programs look for the library
    current: str = ""
    compatible: str = ""
    needs: list[str] = field(default_factory=list)
    oldest_system: str = ""
    run_paths: int = 0
    signed: bool = False
    signature_is_adhoc: bool = False
    changed_pages: list[int] = field(default_factory=list)  # pages whose hash differs from their hash in the signature


def string_at(data: bytes, at: int) -> str:
    return data[at : data.index(b"\0", at)].decode()


def read_signature(library: Library, data: bytes, at: int) -> None:
    """Reads the signature, which has several parts. The code directory, the part that this function reads, has the hash of each
    page before the signature."""
    magic, _, count = struct.unpack_from(">III", data, at)
    assert magic == 0xFADE0CC0, "no signature where there should be one"
    for part in range(count):
        start = at + struct.unpack_from(">I", data, at + 16 + 8 * part)[0]
        fields = struct.unpack_from(">9I4B", data, start)
        kind, flags, hashes, pages, limit, hash_size, hash_type, page_bits = (
            fields[0],
            fields[3],
            fields[4],
            fields[7],
            fields[8],
            *fields[9:11],
            fields[12],
        )
        if kind != CODE_DIRECTORY:
            continue
        assert (hash_size, hash_type, limit) == (32, 2, at), "SHA-256 of all that lies before the signature"
        library.signed, library.signature_is_adhoc = True, bool(flags & ADHOC)
        size = 1 << page_bits
        assert pages == -(-limit // size)
        for page in range(pages):
            content = data[page * size : min((page + 1) * size, limit)]
            told = data[start + hashes + 32 * page : start + hashes + 32 * (page + 1)]
            if hashlib.sha256(content).digest() != told:
                library.changed_pages.append(page)


def read_one(data: bytes) -> Library:
    magic, processor, _, kind, commands = struct.unpack_from("<5I", data)
    assert (magic, kind) == (0xFEEDFACF, 6), "no shared library of 64 bits"
    library = Library(PROCESSORS[processor])
    at = 32
    for _ in range(commands):
        command, size = struct.unpack_from("<2I", data, at)
        if command in (LC_ID_DYLIB, LC_LOAD_DYLIB):
            name_at, _, current, compatible = struct.unpack_from("<4I", data, at + 8)
            name = string_at(data, at + name_at)
            if command == LC_LOAD_DYLIB:
                library.needs.append(name)
            else:
                library.name, library.current, library.compatible = name, version(current), version(compatible)
        elif command == LC_BUILD_VERSION:
            platform, oldest = struct.unpack_from("<2I", data, at + 8)
            assert platform == 1, "for macOS"
            library.oldest_system = version(oldest)
        elif command == LC_RPATH:
            library.run_paths += 1
        elif command == LC_CODE_SIGNATURE:
            read_signature(library, data, struct.unpack_from("<I", data, at + 8)[0])
        at += size
    return library


def read(path: Path) -> list[Library]:
    """Returns one library for each processor in the file."""
    data = path.read_bytes()
    magic, count = struct.unpack_from(">2I", data)
    if magic != 0xCAFEBABE:
        return [read_one(data)]
    parts = (struct.unpack_from(">5I", data, 8 + 20 * part) for part in range(count))
    return [read_one(data[start : start + size]) for _, _, start, size, _ in parts]
