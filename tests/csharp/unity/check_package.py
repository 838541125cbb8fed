#!/usr/bin/env python3
"""Checks the Unity package: its layout, manifests and ids, that making it again gives the same, and that everything in
it compiles by itself. Unity is not needed.

    tests/csharp/unity/check_package.py WORK_FOLDER LIBRARY
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import unittest
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[3]
WORK, LIBRARY = Path(sys.argv[1]).absolute(), Path(sys.argv[2]).absolute()
NAME = "com.mistbank.rules"
WARNINGS = ("-std=c++17", "-Wall", "-Wextra", "-Werror")


def made(folder: Path) -> Path:
    run(PROJECT / "bindings/csharp/unity/package", folder, LIBRARY)
    return folder / NAME


def run(*command: object, **options: object) -> str:
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, **options)
    if done.returncode:
        raise AssertionError(f"{command}:\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    return done.stdout


def files_of(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def has_dotnet() -> bool:
    return shutil.which("dotnet") is not None and run("dotnet", "--list-sdks") != ""


PACKAGE = made(WORK / "package")
SOURCE = PACKAGE / "Plugins/Source/mistbank.cpp"


def field(meta: Path, name: str) -> str:
    found = re.search(rf"^\s*{name}: (.+)$", meta.read_text(encoding="utf-8"), re.MULTILINE)
    assert found, (meta, name)
    return found[1]


class Layout(unittest.TestCase):
    def test_the_folders_are_those_that_unity_expects(self) -> None:
        found = {path.name for path in PACKAGE.iterdir() if path.suffix != ".meta"}
        wanted = {"package.json", "README.md", "CHANGELOG.md", "LICENSE.md", "Runtime", "Plugins", "Samples~"}
        self.assertEqual(found, wanted)
        sources = {path.name for path in (PROJECT / "bindings/csharp/src").glob("*.cs")}
        self.assertEqual({path.name for path in (PACKAGE / "Runtime").glob("*.cs")}, sources)

    def test_the_manifest_names_package_version_and_samples(self) -> None:
        manifest = json.loads((PACKAGE / "package.json").read_text(encoding="utf-8"))
        self.assertEqual(manifest["name"], NAME)
        header = (PROJECT / "capi/mistbank.h").read_text(encoding="utf-8")
        numbers = re.findall(r"#define MISTBANK_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", header)
        self.assertEqual(manifest["version"], ".".join(numbers))
        self.assertEqual(manifest["unity"], "2021.3")
        for sample in manifest["samples"]:
            self.assertTrue(any((PACKAGE / sample["path"]).glob("*.cs")))

    def test_the_assembly_may_be_used_everywhere_and_needs_no_engine(self) -> None:
        assembly = json.loads((PACKAGE / "Runtime/Mistbank.asmdef").read_text(encoding="utf-8"))
        self.assertEqual((assembly["name"], assembly["rootNamespace"]), ("Mistbank", "Mistbank"))
        self.assertTrue(assembly["allowUnsafeCode"] and assembly["autoReferenced"] and assembly["noEngineReferences"])
        for name in ("includePlatforms", "excludePlatforms", "references"):
            self.assertEqual(assembly[name], [])

    def test_every_file_and_folder_has_a_meta_with_an_id_of_its_own(self) -> None:
        things = [path for path in PACKAGE.rglob("*") if path.suffix != ".meta" and path.name != "Samples~"]
        ids = [field(Path(f"{path}.meta"), "guid") for path in things]
        self.assertEqual(len(set(ids)), len(things))
        self.assertTrue(all(re.fullmatch("[0-9a-f]{32}", one) for one in ids))
        for meta in PACKAGE.rglob("*.meta"):
            self.assertTrue(meta.with_suffix("").exists(), meta)

    def test_ids_stay_what_they_were_in_the_first_version(self) -> None:
        self.assertEqual(field(PACKAGE / "Runtime/Mistbank.asmdef.meta", "guid"), "63713788563508c24ecd6ccd3815e3a5")
        self.assertEqual(field(PACKAGE / "Samples~/Board/BoardView.cs.meta", "guid"), "95e38443452e68193a2d355ca54e92dc")

    def test_the_source_is_for_ios_and_the_web_and_the_library_for_the_desktop_alone(self) -> None:
        source = Path(f"{SOURCE}.meta").read_text(encoding="utf-8")
        self.assertRegex(source, r"WebGL: WebGL\s+second:\s+enabled: 1")
        self.assertRegex(source, r"iPhone: iOS\s+second:\s+enabled: 1\s+settings:\s+CompileFlags: -std=c\+\+17")
        self.assertNotIn("Standalone", source)
        endings = (".so", ".dylib", ".dll")
        libraries = [path for path in (PACKAGE / "Plugins").rglob("*mistbank*") if path.suffix in endings]
        self.assertEqual(len(libraries), 1)
        meta = Path(f"{libraries[0]}.meta").read_text(encoding="utf-8")
        self.assertRegex(meta, r"Editor: Editor\s+second:\s+enabled: 1")
        self.assertRegex(meta, r"Standalone: \w+\s+second:\s+enabled: 1")
        self.assertRegex(meta, r"Any: \s+second:\s+enabled: 0")
        self.assertEqual(libraries[0].read_bytes(), LIBRARY.read_bytes())

    def test_made_again_it_is_the_same_and_so_is_its_tarball(self) -> None:
        again = made(WORK / "again")
        self.assertEqual(files_of(again), files_of(PACKAGE))
        shutil.rmtree(WORK / "unpacked", ignore_errors=True)
        with tarfile.open(next((WORK / "package").glob("*.tgz"))) as tar:
            tar.extractall(WORK / "unpacked")
        self.assertEqual(files_of(WORK / "unpacked/package"), files_of(PACKAGE))

    def test_what_is_no_library_is_refused(self) -> None:
        for wrong in ("/nowhere/libmistbank.so", str(PROJECT / "README.md")):
            with self.assertRaisesRegex(AssertionError, "is no library"):
                run(PROJECT / "bindings/csharp/unity/package", WORK / "wrong", wrong)


class OneSource(unittest.TestCase):
    def compile(self, *compiler: str) -> Path:
        name = "one_source_" + os.path.basename(compiler[0]).replace("+", "p")
        out = WORK / name / "libmistbank.so"
        out.parent.mkdir(parents=True, exist_ok=True)
        shared = ("-O1", "-fPIC", "-shared", "-fvisibility=hidden", "-DMISTBANK_BUILD_SHARED")
        run(*compiler, *WARNINGS, *shared, SOURCE, "-o", out)
        return out

    def test_it_holds_nothing_but_standard_headers(self) -> None:
        includes = set(re.findall(r"^\s*#\s*include\s+(\S+)", SOURCE.read_text(encoding="utf-8"), re.MULTILINE))
        self.assertIn("<vector>", includes)
        self.assertTrue(all(re.fullmatch("<[a-z_]+(\\.h)?>", one) for one in includes), includes)

    def test_compiled_alone_by_gcc_it_plays_the_scenarios_under_mono(self) -> None:
        library = self.compile("g++")
        folder = WORK / "one_source_under_mono"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(WORK.parent / "mono", folder)
        shutil.copy(library, folder / "libmistbank.so")
        told = run("mono", folder / "Runner.exe", folder / "Mistbank.Tests.dll", "Scenario", cwd=PROJECT)
        self.assertRegex(told, r"0 failed, [1-9]\d\d passed")

    def test_compiled_alone_by_clang_it_exports_the_functions_of_the_c_api(self) -> None:
        library = self.compile("clang++")
        found = set(re.findall(r" T (mistbank_\w+)", run("nm", "-D", "--defined-only", library)))
        wanted = set((PROJECT / "capi/symbols.txt").read_text(encoding="utf-8").split())
        self.assertEqual(found, wanted)

    @unittest.skipUnless(shutil.which("em++"), "Emscripten is not installed (Debian: emscripten)")
    def test_emscripten_compiles_it_alone(self) -> None:
        run("em++", *WARNINGS, "-O1", "-c", SOURCE, "-o", WORK / "web.o")
        self.assertEqual((WORK / "web.o").read_bytes()[:4], b"\0asm")

    def test_an_older_language_is_refused_in_words(self) -> None:
        with self.assertRaisesRegex(AssertionError, "compile this file with -std=c..17"):
            run("g++", "-std=c++14", "-Wfatal-errors", "-fsyntax-only", SOURCE)


class CSharp(unittest.TestCase):
    def test_monos_compiler_takes_the_runtime_and_the_sample(self) -> None:
        compile = ("mcs", "-langversion:latest", "-warnaserror", "-target:library")
        assembly = WORK / "Mistbank.dll"
        engine = PROJECT / "tests/csharp/unity/UnityEngine.cs"
        run(*compile, "-unsafe", f"-out:{assembly}", *sorted((PACKAGE / "Runtime").glob("*.cs")))
        sample = sorted((PACKAGE / "Samples~").rglob("*.cs"))
        run(*compile, f"-r:{assembly}", f"-out:{WORK / 'Sample.dll'}", engine, *sample)

    @unittest.skipUnless(has_dotnet(), "the .NET SDK is not installed")
    def test_every_file_compiles_for_netstandard_as_unity_2021_compiles_it(self) -> None:
        folder = WORK / "as_unity"
        shutil.rmtree(folder, ignore_errors=True)
        for name, sources, more in (
            ("Mistbank", "Runtime", ""),
            ("Mistbank.Web", "Runtime", "<DefineConstants>UNITY_WEBGL</DefineConstants>"),
            ("Sample", "Samples~", ""),
        ):
            items = f'<Compile Include="{PACKAGE}/{sources}/**/*.cs" />'
            if name == "Sample":
                items += f'<Compile Include="{PROJECT}/tests/csharp/unity/UnityEngine.cs" />'
                items += '<ProjectReference Include="../Mistbank/Mistbank.csproj" />'
            (folder / name).mkdir(parents=True)
            (folder / name / f"{name}.csproj").write_text(
                '<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>netstandard2.1</TargetFramework>'
                "<LangVersion>9</LangVersion><AllowUnsafeBlocks>true</AllowUnsafeBlocks>"
                "<TreatWarningsAsErrors>true</TreatWarningsAsErrors><NoWarn>CS0649</NoWarn>"
                f"<EnableDefaultCompileItems>false</EnableDefaultCompileItems>{more}</PropertyGroup>"
                f"<ItemGroup>{items}</ItemGroup></Project>",
                encoding="utf-8",
            )
            run("dotnet", "build", folder / name, "-c", "Release")
        web = (folder / "Mistbank.Web/bin/Release/netstandard2.1/Mistbank.Web.dll").read_bytes()
        self.assertIn(b"__Internal", web)


result = unittest.main(argv=[sys.argv[0]], exit=False, verbosity=2).result
bad = len(result.failures) + len(result.errors)
print(f"{bad} failed, {result.testsRun - bad - len(result.skipped)} passed")
sys.exit(1 if bad else 0)
