#!/usr/bin/env python3
"""Checks the shared libraries that bindings/packaging/native has built: the exports, dependencies and platform of each.

    tests/native/check_libraries.py LIBRARIES PLATFORM...

The last line is "N failed, M passed".
"""

import argparse
import re
import subprocess
import sys
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
import macho  # noqa: E402

PROJECT = Path(__file__).resolve().parents[2]
arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
arguments.add_argument("libraries", type=Path, metavar="LIBRARIES")
arguments.add_argument("platforms", nargs="+", metavar="PLATFORM")
given = arguments.parse_args()
FUNCTIONS = sorted((PROJECT / "capi/symbols.txt").read_text(encoding="utf-8").split())
ABI = re.search(r"MISTBANK_ABI_VERSION (\d+)", (PROJECT / "capi/mistbank.h").read_text(encoding="utf-8"))[1]


def of(system: str) -> list[tuple[str, Path]]:
    """Returns the platforms of this system with their libraries."""
    found = [(platform, given.libraries / platform) for platform in given.platforms if platform.startswith(system)]
    return [(platform, next(folder.glob("libmistbank.*"))) for platform, folder in found]


def tell(*command: object) -> str:
    return subprocess.run([str(word) for word in command], check=True, capture_output=True, text=True).stdout


def processor(platform: str) -> str:
    return platform.split("-")[1]


def skip_without(system: str):
    return unittest.skipUnless(of(system), f"none of {system} was built")


class All(unittest.TestCase):
    def test_a_library_does_not_contain_paths_from_the_build_machine(self) -> None:
        for platform, library in of(""):
            with self.subTest(platform):
                content = library.read_bytes()
                for folder in (str(PROJECT), str(Path.home()), "node_modules"):
                    self.assertNotIn(folder.encode(), content)

    def test_a_library_is_stripped_and_small(self) -> None:
        for platform, library in of(""):
            with self.subTest(platform):
                names = [line.split()[-2:] for line in tell("llvm-nm", library).splitlines() if line.strip()]
                local = [name for kind, name in names if kind.islower() and kind not in "uw"]
                self.assertEqual(local, [])
                self.assertLess(library.stat().st_size, 3_300_000)

    def test_a_library_for_x64_contains_no_avx_instructions(self) -> None:
        for platform, library in of(""):
            if processor(platform) != "x64":
                continue
            with self.subTest(platform):
                code = tell("llvm-objdump", "-d", "--no-show-raw-insn", library)
                self.assertIn("%xmm1", code)
                self.assertEqual(re.findall(r".*%[yz]mm.*", code)[:3], [])  # AVX, which older processors lack

    def test_the_notices_next_to_a_library_contain_the_licences_of_linked_code(self) -> None:
        for platform, library in of(""):
            with self.subTest(platform):
                notices = library.with_name("NOTICES.txt").read_text(encoding="utf-8")
                for word in ("LLVM Exceptions", "Zig contributors", "mingw-w64 project"):
                    self.assertIn(word, notices)


@skip_without("linux")
class Linux(unittest.TestCase):
    MACHINES = {"x64": "X86-64", "arm64": "AArch64"}

    def test_a_library_for_linux_is_built_for_its_processor_and_has_the_abi_version_in_its_soname(self) -> None:
        for platform, library in of("linux"):
            with self.subTest(platform):
                self.assertRegex(tell("readelf", "-h", library), rf"Machine: .*{self.MACHINES[processor(platform)]}")
                self.assertIn(f"[libmistbank.so.{ABI}]", tell("readelf", "-d", library))
                self.assertNotRegex(tell("readelf", "-d", library), "RPATH|RUNPATH")

    def test_a_library_exports_the_c_api_and_nothing_else(self) -> None:
        for platform, library in of("linux"):
            with self.subTest(platform):
                told = tell("llvm-nm", "-D", "--defined-only", "--format=just-symbols", library).split()
                self.assertEqual(sorted(told), FUNCTIONS)

    def test_a_library_for_linux_needs_only_glibc_2_17(self) -> None:
        for platform, library in of("linux"):
            with self.subTest(platform):
                needed = set(re.findall(r"\(NEEDED\).*\[(.*)\]", tell("readelf", "-d", library)))
                self.assertIn("libc.so.6", needed)
                parts = {"libc.so.6", "libm.so.6", "libpthread.so.0", "libdl.so.2", "librt.so.1"}
                self.assertLessEqual(needed, parts | {"ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"})
                versions = re.findall(r"\b([A-Z]+)_(\d+)\.(\d+)", tell("readelf", "-V", library))
                self.assertGreater(len(versions), 0)
                self.assertEqual({name for name, _, _ in versions}, {"GLIBC"})  # needs none of the libraries that come with GCC
                self.assertLessEqual(max((int(major), int(minor)) for _, major, minor in versions), (2, 17))

    def test_functions_of_the_c_library_are_linked_dynamically(self) -> None:
        for platform, library in of("linux"):
            with self.subTest(platform):
                asked_for = tell("llvm-nm", "-D", "--undefined-only", "--format=just-symbols", library)
                for name in ("memcpy", "memset", "exp", "log"):
                    self.assertRegex(asked_for, rf"(?m)^{name}@")

    def test_a_library_for_linux_is_hardened(self) -> None:
        for platform, library in of("linux"):
            with self.subTest(platform):
                self.assertEqual(tell(PROJECT / "tests/native/hardening", library), "")

    def test_a_library_for_linux_has_a_non_executable_stack(self) -> None:
        for platform, library in of("linux"):
            with self.subTest(platform):
                self.assertRegex(tell("readelf", "-lW", library), r"GNU_STACK .* RW +0")


@skip_without("win")
class Windows(unittest.TestCase):
    MACHINES = {"x64": "IMAGE_FILE_MACHINE_AMD64", "arm64": "IMAGE_FILE_MACHINE_ARM64"}

    def test_a_library_for_windows_is_built_for_its_processor_and_is_relocatable(self) -> None:
        for platform, library in of("win"):
            with self.subTest(platform):
                told = tell("llvm-readobj", "--file-headers", library)
                self.assertIn(self.MACHINES[processor(platform)], told)
                for wanted in ("IMAGE_FILE_DLL", "DYNAMIC_BASE", "HIGH_ENTROPY_VA", "NX_COMPAT"):
                    self.assertIn(wanted, told)

    def test_a_library_exports_the_c_api_and_nothing_else(self) -> None:
        for platform, library in of("win"):
            with self.subTest(platform):
                told = re.findall(r"^  Name: (\S+)$", tell("llvm-readobj", "--coff-exports", library), re.MULTILINE)
                self.assertEqual(sorted(told), FUNCTIONS)

    def test_a_library_for_windows_needs_only_system_libraries_of_windows_10(self) -> None:
        for platform, library in of("win"):
            with self.subTest(platform):
                needed = re.findall(r"^  Name: (\S+)$", tell("llvm-readobj", "--coff-imports", library), re.MULTILINE)
                self.assertIn("KERNEL32.dll", needed)
                for name in needed:
                    self.assertRegex(name.lower(), r"^(kernel32|ntdll|ucrtbase|api-ms-win-crt-[a-z]+-l1-1-0)\.dll$")

    def test_the_import_library_for_windows_names_the_dll_and_all_functions(self) -> None:
        for platform, library in of("win"):
            with self.subTest(platform):
                told = tell("llvm-readobj", library.with_name("mistbank.lib"))
                self.assertEqual(set(re.findall(r"^File: .*\((\S+\.dll)\)", told, re.MULTILINE)), {"libmistbank.dll"})
                self.assertLessEqual(set(FUNCTIONS), set(re.findall(r"Symbol: (\w+)$", told, re.MULTILINE)))


@skip_without("osx")
class MacOS(unittest.TestCase):
    def test_a_library_for_macos_is_built_for_its_processor_and_for_macos_11(self) -> None:
        for platform, path in of("osx"):
            with self.subTest(platform):
                (library,) = macho.read(path)
                self.assertEqual((library.processor, library.oldest_system), (processor(platform), "11.0.0"))

    def test_the_install_name_of_a_library_for_macos_contains_the_abi_version(self) -> None:
        header = (PROJECT / "capi/mistbank.h").read_text(encoding="utf-8")
        version = ".".join(re.findall(r"#define MISTBANK_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", header))
        for platform, path in of("osx"):
            with self.subTest(platform):
                (library,) = macho.read(path)
                self.assertEqual(library.name, f"@rpath/libmistbank.{ABI}.dylib")
                self.assertEqual((library.current, library.compatible, library.run_paths), (version, f"{ABI}.0.0", 0))

    def test_a_library_for_macos_needs_only_the_system_library(self) -> None:
        for platform, path in of("osx"):
            with self.subTest(platform):
                self.assertEqual(macho.read(path)[0].needs, ["/usr/lib/libSystem.B.dylib"])

    def test_a_library_for_macos_exports_the_c_api_and_two_symbols_of_the_linker(self) -> None:
        for platform, path in of("osx"):
            with self.subTest(platform):
                told = re.findall(
                    r"^0x\S+ +_(\S+)", tell("llvm-objdump", "--macho", "--exports-trie", path), re.MULTILINE
                )
                self.assertEqual(sorted(told), sorted([*FUNCTIONS, "__dso_handle", "_mh_dylib_header"]))

    def test_the_macos_library_for_arm64_has_a_valid_ad_hoc_signature(self) -> None:
        for platform, path in of("osx"):
            if processor(platform) != "arm64":
                continue  # optional there
            (library,) = macho.read(path)
            self.assertTrue(library.signed and library.signature_is_adhoc)
            self.assertEqual(library.changed_pages, [])

    def test_changing_a_library_makes_its_signature_invalid(self) -> None:
        for platform, path in of("osx-arm64"):
            data = bytearray(path.read_bytes())
            data[5000] ^= 1
            self.assertEqual(len(macho.read_one(bytes(data)).changed_pages), 1)

    def test_the_universal_macos_library_contains_the_libraries_for_both_processors_unchanged(self) -> None:
        if len(of("osx")) < 2:
            self.skipTest("only one of them was built")
        both = {library.processor: library for library in macho.read(given.libraries / "osx/libmistbank.dylib")}
        self.assertEqual(both, {processor(platform): macho.read(path)[0] for platform, path in of("osx")})


result = unittest.main(argv=[sys.argv[0]], exit=False, verbosity=2).result
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "results"))
from report import write_result  # noqa: E402

sys.exit(write_result(result))
