#!/usr/bin/env python3
"""Checks the Unity package's settings without Unity: the library for each player, and the content of the sample's scene.

    tests/csharp/unity/check_players.py WORK_FOLDER LIBRARY
"""

import argparse
import re
import shlex
import shutil
import struct
import subprocess
import sys
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
from making import PROJECT, field, made, run  # noqa: E402

arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
arguments.add_argument("work", type=Path, metavar="WORK_FOLDER")
arguments.add_argument("library", type=Path, metavar="LIBRARY")
given = arguments.parse_args()
WORK, LIBRARY = given.work.absolute(), given.library.absolute()
shutil.rmtree(WORK, ignore_errors=True)
PACKAGE = made(WORK / "package", LIBRARY)
INSIDE = "Plugins/Linux/x86_64/libmistbank.so"  # path of the library in the package


def players_of(file: Path) -> dict[str, dict[str, str]]:
    """Returns the players for which the .meta file enables the library, with their settings."""
    text = Path(f"{file}.meta").read_text(encoding="utf-8")
    first = r"  - first:\n      (\w+): (\w*)\n    second:\n"
    second = r"      enabled: ([01])\n      settings:(?: \{\}|((?:\n        .+)*))\n"
    blocks = re.findall(first + second, text)
    found = {}
    for group, name, enabled, settings in blocks:
        if enabled == "1":
            found[name or group] = dict(line.strip().split(": ", 1) for line in settings.strip().splitlines())
    assert text.count("- first:") == len(blocks), file
    return found


class Players(unittest.TestCase):
    def test_unity_platforms_without_shared_libraries_compile_the_source_of_the_library(self) -> None:
        plain, told = {}, {"CompileFlags": "-std=c++17"}
        wanted = {"Android": plain, "WebGL": plain, "iOS": told, "tvOS": told, "VisionOS": told}
        self.assertEqual(players_of(PACKAGE / "Plugins/Source/mistbank.cpp"), wanted)

    def test_the_desktop_library_is_enabled_for_desktop_builds_and_for_the_unity_editor(self) -> None:
        cpu = {"CPU": "x86_64"}
        wanted = {"Editor": {**cpu, "DefaultValueInitialized": "true", "OS": "Linux"}, "Linux64": cpu}
        self.assertEqual(players_of(PACKAGE / INSIDE), wanted)
        self.assertEqual([path.name for path in (PACKAGE / "Plugins").rglob("*mistbank.so")], ["libmistbank.so"])

    def test_libraries_of_other_desktop_systems_can_be_added(self) -> None:
        others = [WORK / name for name in ("libmistbank.dylib", "libmistbank.dll")]
        for other in others:
            other.write_bytes(b"of another system")
        package = made(WORK / "desktops", LIBRARY, *others)
        self.assertIn("OSXUniversal", players_of(package / "Plugins/macOS/libmistbank.dylib"))
        windows = package / "Plugins/Windows/x86_64/libmistbank.dll"
        self.assertEqual(players_of(windows)["Editor"]["OS"], "Windows")
        self.assertEqual(windows.read_bytes(), b"of another system")

    def test_windows_on_arm_has_a_separate_library_that_older_unity_versions_ignore(self) -> None:
        others = [WORK / "x64/libmistbank.dll", WORK / "arm64/libmistbank.dll"]
        for other, machine in zip(others, (0x8664, 0xAA64)):
            other.parent.mkdir(exist_ok=True)
            other.write_bytes(b"MZ".ljust(60, b"\0") + struct.pack("<I", 64) + b"PE\0\0" + struct.pack("<H", machine))
        package = made(WORK / "windows", others[0], f"{others[1]}:windows-arm64")
        arm, plain = (package / f"Plugins/Windows/{folder}/libmistbank.dll" for folder in ("ARM64", "x86_64"))
        self.assertEqual((arm.read_bytes(), plain.read_bytes()), (others[1].read_bytes(), others[0].read_bytes()))
        wanted = {
            "Editor": {"CPU": "ARM64", "DefaultValueInitialized": "true", "OS": "Windows"},
            "Win64": {"CPU": "ARM64"},
        }
        self.assertEqual(players_of(arm), wanted)
        self.assertIn(
            "  defineConstraints:\n  - UNITY_6000_0_OR_NEWER\n", Path(f"{arm}.meta").read_text(encoding="utf-8")
        )
        self.assertIn("  defineConstraints: []\n", Path(f"{plain}.meta").read_text(encoding="utf-8"))
        with self.assertRaisesRegex(AssertionError, "is not a library for windows-arm64"):
            made(WORK / "wrong_windows", f"{others[0]}:windows-arm64")

    def test_the_package_contains_the_licence_notices_of_each_library(self) -> None:
        (WORK / "noticed").mkdir()
        shutil.copy(LIBRARY, WORK / "noticed/libmistbank.so")
        (WORK / "noticed/NOTICES.txt").write_text("whose runtime is in it", encoding="utf-8")
        package = made(WORK / "with_notices", WORK / "noticed/libmistbank.so")
        self.assertEqual((package / "Third Party Notices.md").read_text(encoding="utf-8"), "whose runtime is in it")
        self.assertTrue((package / "Third Party Notices.md.meta").is_file())
        self.assertFalse((PACKAGE / "Third Party Notices.md").exists())


def with_symbols(copy: Path) -> Path:
    """Copies the library and adds a symbol, to imitate a library that was not stripped."""
    run("objcopy", "--add-symbol", "left=.text:0,local,function", LIBRARY, copy)
    return copy


class Libraries(unittest.TestCase):
    def test_the_packed_library_exports_the_c_api_and_has_no_other_symbols(self) -> None:
        wanted = set((PROJECT / "capi/symbols.txt").read_text(encoding="utf-8").split())
        exported = re.findall(r" T (\w+)", run("nm", "-D", "--defined-only", PACKAGE / INSIDE))
        self.assertEqual(set(exported), wanted)
        told = subprocess.run(["nm", PACKAGE / INSIDE], capture_output=True, text=True)
        self.assertIn("no symbols", told.stderr)

    def test_packing_a_library_strips_its_symbols(self) -> None:
        (WORK / "unstripped").mkdir()
        package = made(WORK / "stripped_by_package", with_symbols(WORK / "unstripped/libmistbank.so"))
        self.assertIn("no symbols", subprocess.run(["nm", package / INSIDE], capture_output=True, text=True).stderr)

    def test_the_packed_library_passes_the_scenarios(self) -> None:
        folder = WORK / "stripped"
        shutil.copytree(WORK.parent / "mono", folder)
        shutil.copy(PACKAGE / INSIDE, folder)
        told = run("mono", folder / "Runner.exe", folder / "Mistbank.Tests.dll", "Scenario", cwd=PROJECT)
        self.assertRegex(told, r"0 failed, [1-9]\d\d+ passed")

    def test_without_a_strip_tool_a_stripped_library_is_packed_and_an_unstripped_one_is_refused(self) -> None:
        tools = WORK / "tools"
        tools.mkdir()
        (tools / "python3").symlink_to(sys.executable)
        command = (PROJECT / "bindings/csharp/unity/package", WORK / "toolless")
        with self.assertRaisesRegex(AssertionError, "strip the library on the machine that built it"):
            run(*command, with_symbols(tools / "libmistbank.so"), env={"PATH": str(tools)})
        run(*command, PACKAGE / INSIDE, env={"PATH": str(tools)})


class Android(unittest.TestCase):
    """Libraries for Android. The tests do not need a compiler for Android: they change the processor in the header of
    this machine's library."""

    MACHINES = {"arm64": 183, "arm": 40, "x86_64": 62}

    def library(self, processor: str) -> str:
        """Copies the packed library, changes the processor in its header, and returns the argument for the package
        script."""
        data = bytearray((PACKAGE / INSIDE).read_bytes())
        data[18:20] = self.MACHINES[processor].to_bytes(2, "little")
        folder = WORK / f"for_{processor}"
        folder.mkdir(exist_ok=True)
        (folder / "libmistbank.so").write_bytes(data)
        return f"{folder}/libmistbank.so:android-{processor}"

    def test_each_android_library_is_enabled_for_its_processor_and_replaces_the_source_on_android(self) -> None:
        package = made(WORK / "android", LIBRARY, *(self.library(machine) for machine in self.MACHINES))
        for folder, processor in (("arm64-v8a", "ARM64"), ("armeabi-v7a", "ARMv7"), ("x86_64", "X86_64")):
            library = package / f"Plugins/Android/{folder}/libmistbank.so"
            self.assertEqual(players_of(library), {"Android": {"CPU": processor}})
        self.assertEqual(players_of(package / INSIDE), players_of(PACKAGE / INSIDE))
        compiled = players_of(package / "Plugins/Source/mistbank.cpp")
        self.assertEqual(set(compiled), {"WebGL", "iOS", "tvOS", "VisionOS"})

    def test_the_android_binding_loads_the_packed_library_or_else_uses_the_compiled_source(self) -> None:
        with_library = made(WORK / "android_arm64", LIBRARY, self.library("arm64"))
        for package, inside in ((PACKAGE, True), (with_library, False)):
            assembly = WORK / "ForAndroid.dll"
            project = WORK / "ForAndroid.csproj"
            project.write_text(
                '<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>netstandard2.1</TargetFramework>'
                "<LangVersion>9</LangVersion><AllowUnsafeBlocks>true</AllowUnsafeBlocks>"
                "<DefineConstants>UNITY_ANDROID</DefineConstants><TreatWarningsAsErrors>true</TreatWarningsAsErrors>"
                "<EnableDefaultCompileItems>false</EnableDefaultCompileItems></PropertyGroup>"
                f'<ItemGroup><Compile Include="{package}/Runtime/*.cs" /></ItemGroup></Project>',
                encoding="utf-8",
            )
            run("dotnet", "build", project, "-c", "Release", "-o", WORK)
            self.assertEqual(b"__Internal" in assembly.read_bytes(), inside)
            self.assertEqual(b"libmistbank" in assembly.read_bytes(), not inside)

    def test_a_library_for_another_processor_is_refused(self) -> None:
        for wrong in (f"{LIBRARY}:android-arm64", self.library("arm").replace("android-arm", "android-x86_64")):
            with self.assertRaisesRegex(AssertionError, "is not a library for android-"):
                made(WORK / "wrong", wrong)
        with self.assertRaisesRegex(AssertionError, "expected a mistbank library as FILE"):
            made(WORK / "wrong", f"{LIBRARY}:windows")

    def test_the_documented_command_builds_a_library_for_android(self) -> None:
        text = (PACKAGE / "Documentation~/index.md").read_text(encoding="utf-8")
        found = re.search(r"^    \$NDK\S+/clang\+\+ --target=\S+ ((?:.*\\\n)*.*)$", text, re.MULTILINE)
        options = shlex.split(found[1].replace("\\\n", " "))
        source, target = options.index("mistbank.cpp"), options.index("android/libmistbank.so")
        options[source], options[target] = PACKAGE / "Plugins/Source/mistbank.cpp", WORK / "documented.so"
        run("clang++", *options)  # compiles for this machine, because there is no compiler for Android
        wanted = set((PROJECT / "capi/symbols.txt").read_text(encoding="utf-8").split())
        exported = re.findall(r" T (mistbank_\w+)", run("nm", "-D", "--defined-only", WORK / "documented.so"))
        self.assertEqual(set(exported), wanted)
        self.assertNotIn("libstdc++", run("objdump", "-p", WORK / "documented.so"))


class Scene(unittest.TestCase):
    """The sample's scene, Samples~/Board/Board.unity: a text file with objects that refer to each other by number."""

    FOLDER = PACKAGE / "Samples~/Board"
    TEXT = (FOLDER / "Board.unity").read_text(encoding="utf-8")
    OBJECTS = {
        int(number): (kind, body)
        for number, kind, body in re.findall(r"^--- !u!\d+ &(\d+)\n(\w+):\n((?:  .*\n)+)", TEXT, re.MULTILINE)
    }

    def numbers(self, body: str, key: str) -> list[int]:
        return [int(number) for number in re.findall(rf"{key}: \{{fileID: (\d+)\}}", body)]

    def kinds(self) -> list[str]:
        return [kind for kind, _ in self.OBJECTS.values()]

    def test_the_scene_can_be_parsed_and_every_reference_names_an_existing_object(self) -> None:
        self.assertTrue(self.TEXT.startswith("%YAML 1.1\n%TAG !u! tag:unity3d.com,2011:\n--- "))
        self.assertEqual(len(self.OBJECTS), self.TEXT.count("\n--- "))
        for own in re.findall(r"\{fileID: (\d+)\}", self.TEXT):
            self.assertTrue(own == "0" or int(own) in self.OBJECTS, own)

    def test_objects_and_their_components_refer_to_each_other(self) -> None:
        objects = {number: body for number, (kind, body) in self.OBJECTS.items() if kind == "GameObject"}
        self.assertEqual(len(objects), 2)
        for number, body in objects.items():
            components = self.numbers(body, "component")
            self.assertEqual(self.OBJECTS[components[0]][0], "Transform")
            for component in components:
                self.assertEqual(self.numbers(self.OBJECTS[component][1], "m_GameObject"), [number])

    def test_the_scene_has_an_orthographic_main_camera_and_a_board(self) -> None:
        self.assertEqual(self.kinds().count("Camera"), 1)
        camera = next(body for kind, body in self.OBJECTS.values() if kind == "Camera")
        self.assertIn("\n  orthographic: 1\n", camera)
        bearer = self.OBJECTS[self.numbers(camera, "m_GameObject")[0]][1]
        self.assertIn("m_TagString: MainCamera\n", bearer)
        self.assertEqual(self.kinds().count("MonoBehaviour"), 1)

    def test_the_scene_stores_every_field_of_the_sample_component_with_its_default_value(self) -> None:
        board = next(body for kind, body in self.OBJECTS.values() if kind == "MonoBehaviour")
        script = re.search(r"m_Script: \{fileID: 11500000, guid: ([0-9a-f]{32}), type: 3\}", board)
        self.assertEqual(script[1], field(self.FOLDER / "BoardView.cs.meta", "guid"))
        source = (self.FOLDER / "BoardView.cs").read_text(encoding="utf-8")
        declared = re.findall(r"\[SerializeField[^]]*\]\s+private \w+ (\w+) = ([^;]+);", source)
        stored = re.findall(r"^  (?!m_)(\w+): (.+)$", board, re.MULTILINE)
        plain = {"false": "0", "true": "1"}
        self.assertEqual(stored, [(name, plain.get(value, value.strip('"').rstrip("f"))) for name, value in declared])
        self.assertEqual(len(stored), 6)

    def test_the_meta_file_of_the_scene_names_the_default_importer(self) -> None:
        self.assertIn("\nDefaultImporter:\n", (self.FOLDER / "Board.unity.meta").read_text(encoding="utf-8"))


result = unittest.main(argv=[sys.argv[0]], exit=False, verbosity=2).result
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "results"))
from report import write_result  # noqa: E402

sys.exit(write_result(result))
