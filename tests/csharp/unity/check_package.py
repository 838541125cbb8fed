#!/usr/bin/env python3
"""Checks the Unity package without Unity: the layout, the manifests and the ids. Also checks that a second build gives the
same package, and that the code of the package compiles on its own.

    tests/csharp/unity/check_package.py WORK_FOLDER LIBRARY
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
from making import NAME, PROJECT, field, made, run  # noqa: E402

arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
arguments.add_argument("work", type=Path, metavar="WORK_FOLDER")
arguments.add_argument("library", type=Path, metavar="LIBRARY")
given = arguments.parse_args()
WORK, LIBRARY = given.work.absolute(), given.library.absolute()
WARNINGS = ("-std=c++17", "-Wall", "-Wextra", "-Werror")


def files_of(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


PACKAGE = made(WORK / "package", LIBRARY)
SOURCE = PACKAGE / "Plugins/Source/mistbank.cpp"


class Layout(unittest.TestCase):
    def test_the_package_has_the_folders_that_unity_expects(self) -> None:
        found = {path.name for path in PACKAGE.iterdir() if path.suffix != ".meta"}
        texts = {"package.json", "README.md", "CHANGELOG.md", "LICENSE.md"}
        self.assertEqual(found, texts | {"Runtime", "Plugins", "Samples~", "Documentation~"})
        self.assertTrue((PACKAGE / "Documentation~/index.md").is_file())
        sources = {path.name for path in (PROJECT / "bindings/csharp/src").glob("*.cs")}
        self.assertEqual({path.name for path in (PACKAGE / "Runtime").glob("*.cs")}, sources)

    def test_the_manifest_states_the_name_version_and_samples_of_the_package(self) -> None:
        manifest = json.loads((PACKAGE / "package.json").read_text(encoding="utf-8"))
        self.assertEqual(manifest["name"], NAME)
        header = (PROJECT / "capi/mistbank.h").read_text(encoding="utf-8")
        numbers = re.findall(r"#define MISTBANK_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", header)
        self.assertEqual(manifest["version"], ".".join(numbers))
        self.assertEqual(manifest["unity"], "2021.3")
        for sample in manifest["samples"]:
            self.assertTrue(any((PACKAGE / sample["path"]).glob("*.cs")))

    def test_the_unity_and_nuget_packages_contain_no_placeholder_address(self) -> None:
        for file in (PACKAGE / "package.json", PROJECT / "bindings/csharp/Mistbank.csproj"):
            self.assertNotIn("example.invalid", file.read_text(encoding="utf-8"))

    def test_the_assembly_supports_all_platforms_and_does_not_reference_the_unity_engine(self) -> None:
        assembly = json.loads((PACKAGE / "Runtime/Mistbank.asmdef").read_text(encoding="utf-8"))
        self.assertEqual((assembly["name"], assembly["rootNamespace"]), ("Mistbank", "Mistbank"))
        self.assertTrue(assembly["allowUnsafeCode"] and assembly["autoReferenced"] and assembly["noEngineReferences"])
        for name in ("includePlatforms", "excludePlatforms", "references"):
            self.assertEqual(assembly[name], [])

    def test_every_file_and_folder_has_a_meta_file_with_a_unique_id(self) -> None:
        unseen = ("Samples~", "Documentation~", "index.md")
        things = [path for path in PACKAGE.rglob("*") if path.suffix != ".meta" and path.name not in unseen]
        ids = [field(Path(f"{path}.meta"), "guid") for path in things]
        self.assertEqual(len(set(ids)), len(things))
        self.assertTrue(all(re.fullmatch("[0-9a-f]{32}", name) for name in ids))
        for meta in PACKAGE.rglob("*.meta"):
            self.assertTrue(meta.with_suffix("").exists(), meta)

    def test_files_keep_the_ids_of_the_first_version(self) -> None:
        self.assertEqual(field(PACKAGE / "Runtime/Mistbank.asmdef.meta", "guid"), "63713788563508c24ecd6ccd3815e3a5")
        self.assertEqual(field(PACKAGE / "Samples~/Board/BoardView.cs.meta", "guid"), "95e38443452e68193a2d355ca54e92dc")

    def test_a_second_build_gives_the_same_package_and_tarball(self) -> None:
        again = made(WORK / "again", LIBRARY)
        self.assertEqual(files_of(again), files_of(PACKAGE))
        once, twice = (next((WORK / name).glob("*.tgz")).read_bytes() for name in ("package", "again"))
        self.assertEqual(once, twice)
        shutil.rmtree(WORK / "unpacked", ignore_errors=True)
        with tarfile.open(next((WORK / "package").glob("*.tgz"))) as tar:
            tar.extractall(WORK / "unpacked")
        self.assertEqual(files_of(WORK / "unpacked/package"), files_of(PACKAGE))

    def test_a_file_that_is_not_a_library_is_refused(self) -> None:
        for wrong in ("/nowhere/libmistbank.so", str(PROJECT / "README.md")):
            with self.assertRaisesRegex(AssertionError, "expected a mistbank library as FILE"):
                run(PROJECT / "bindings/csharp/unity/package", WORK / "wrong", wrong)


class OneSource(unittest.TestCase):
    """The library as one source file; tests/wasm/run also links it with Emscripten."""

    COMPILERS = {"g++": "gcc", "clang++": "clang"}

    def shared(self, compiler: str) -> Path:
        """Links the shared library without undefined symbols; returns its path."""
        out = WORK / f"one_source_by_{self.COMPILERS[compiler]}" / "libmistbank.so"
        if not out.exists() or out.stat().st_mtime < SOURCE.stat().st_mtime:  # reuse the file of an earlier run
            out.parent.mkdir(parents=True, exist_ok=True)
            flags = ("-O1", "-fPIC", "-fvisibility=hidden", "-DMISTBANK_BUILD_SHARED")
            compiled = self.compiled(compiler, out.with_suffix(".o"), *flags)
            run(compiler, compiled, "-shared", "-Wl,-z,defs", "-o", out)
        return out

    def compiled(self, compiler: str, out: Path, *flags: str) -> Path:
        """Compiles the source, with a compiler cache if available; returns the path of the object file."""
        launcher = os.environ.get("CMAKE_CXX_COMPILER_LAUNCHER", "").split()
        run(*launcher, compiler, *WARNINGS, *flags, "-c", SOURCE, "-o", out)
        return out

    def told_by_program(self, compiler: str, *library: object) -> str:
        """Returns the output of tests/csharp/unity/plays_one_source.c, linked with this library."""
        folder = WORK / f"plays_by_{self.COMPILERS[compiler]}"
        folder.mkdir(parents=True, exist_ok=True)
        program = PROJECT / "tests/csharp/unity/plays_one_source.c"
        strict = ("-std=c99", "-pedantic", *WARNINGS[1:])
        run(self.COMPILERS[compiler], *strict, "-O1", "-I", PROJECT / "capi", "-c", program, "-o", folder / "plays.o")
        run(compiler, folder / "plays.o", *library, "-o", folder / "plays")
        return run(folder / "plays")

    def test_the_single_source_file_includes_only_standard_headers(self) -> None:
        includes = set(re.findall(r"^\s*#\s*include\s+(\S+)", SOURCE.read_text(encoding="utf-8"), re.MULTILINE))
        self.assertIn("<vector>", includes)
        self.assertTrue(all(re.fullmatch("<[a-z_]+(\\.h)?>", name) for name in includes), includes)

    def test_the_library_built_from_the_single_source_file_passes_the_scenarios_under_mono(self) -> None:
        folder = WORK / "one_source_under_mono"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(WORK.parent / "mono", folder)
        shutil.copy(self.shared("g++"), folder / "libmistbank.so")
        told = run("mono", folder / "Runner.exe", folder / "Mistbank.Tests.dll", "Scenario", cwd=PROJECT)
        self.assertRegex(told, r"0 failed, [1-9]\d\d+ passed")

    def test_the_library_built_from_the_single_source_file_exports_exactly_the_c_api(self) -> None:
        wanted = set((PROJECT / "capi/symbols.txt").read_text(encoding="utf-8").split())
        for compiler in self.COMPILERS:
            exported = re.findall(r" T (mistbank_\w+)", run("nm", "-D", "--defined-only", self.shared(compiler)))
            self.assertEqual(set(exported), wanted, compiler)

    def test_a_program_prints_the_same_output_with_the_single_source_file_as_with_the_library(self) -> None:
        by_library = self.told_by_program("g++", LIBRARY, f"-Wl,-rpath,{LIBRARY.parent}")
        self.assertRegex(by_library, r"ghosts_castles_cemeteries +\d+ turns \w+ svg +\d+")
        for compiler in self.COMPILERS:
            compiled = self.compiled(compiler, WORK / f"one_source_by_{self.COMPILERS[compiler]}.o")
            self.assertEqual(self.told_by_program(compiler, compiled), by_library, compiler)

    def test_compiling_the_single_source_file_as_cpp_14_fails_and_names_the_required_standard(self) -> None:
        with self.assertRaisesRegex(AssertionError, "compile this file with -std=c..17"):
            run("g++", "-std=c++14", "-Wfatal-errors", "-fsyntax-only", SOURCE)


class FileLocal(unittest.TestCase):
    """File-local names do not clash when files are joined into one source."""

    FIRST = """
        namespace ours { int size(long) { return 1; } int all(); int of(int); struct Box { int held(int) const; }; }
        namespace ours {
        namespace {
        int size(int) { return 2; }
        int held(int) { return 3; }
        struct Word { int value = 4; };
        constexpr Word words[] = {{}, {}};
        template <class T> T twice(T it) { return it + it; }
        }  // namespace
        const int table[] = {size(1), words[1].value};
        int of(int size) { return twice(size); }
        int Box::held(int more) const { return more > 0 ? held(more - 1) : 7; }
        class Reader {
        public:
            explicit Reader(int from) : from_{twice(from)}, word_() {}
            int read() const try { return size(from_) + word_.value; } catch (...) { return 0; }
        private:
            int from_;
            Word word_;
        };
        int all() { return 100 * size(1) + 10 * size(1L) + table[0] + table[1] + Reader(1).read(); }
        }  // namespace ours
    """
    SECOND = """
        namespace theirs { int held(int) { return 9; } }
        namespace ours {
        using theirs::held;
        namespace { enum Word { width = 5, none }; int twice(int) { return 6; } }
        int second() { return 100 * held(0) + 10 * width + twice(1); }
        }  // namespace ours
        int main() {
            return ours::all() == 222 && ours::of(4) == 8 && ours::Box().held(3) == 7 && ours::second() == 956 ? 0 : 1;
        }
    """

    def test_file_local_names_keep_their_meaning_when_files_are_joined(self) -> None:
        sys.path.insert(0, str(PROJECT / "bindings/packaging"))
        from file_local import scoped

        folder = WORK / "file_local"
        folder.mkdir(parents=True, exist_ok=True)
        joined = scoped(self.FIRST, "in_first") + scoped(self.SECOND, "in_second")
        (folder / "both.cpp").write_text(joined, encoding="utf-8")
        for compiler in OneSource.COMPILERS:
            run(compiler, "-std=c++17", "-Wall", "-Wextra", "-Wno-unused", folder / "both.cpp", "-o", folder / "both")
            run(folder / "both")
        with self.assertRaises(AssertionError):  # simple concatenation does not compile
            (folder / "plain.cpp").write_text(self.FIRST + self.SECOND, encoding="utf-8")
            run("g++", "-std=c++17", "-fsyntax-only", folder / "plain.cpp")


class Scripts(unittest.TestCase):
    """The scripts that build parts of the package in a given folder."""

    MAKERS = (
        "bindings/csharp/native",
        "bindings/csharp/pack",
        "bindings/packaging/amalgamate",
        "bindings/csharp/unity/package",
        "tests/abi/manifest",
        "tests/consumers/run",
        "tests/csharp/check_example",
        "tests/csharp/check_nuget.py",
        "tests/csharp/unity/check_package.py",
        "tests/csharp/unity/check_players.py",
    )

    def setUp(self) -> None:
        self.folder = WORK / "empty"
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)

    def called(self, script: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        command = [str(PROJECT / script), *arguments]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, timeout=60)
        self.assertEqual(list(self.folder.iterdir()), [], command)
        return done

    def test_the_help_option_prints_help_and_writes_no_file(self) -> None:
        for script in self.MAKERS:
            for word in ("--help", "-h"):
                done = self.called(script, word)
                self.assertEqual((done.returncode, done.stderr), (0, ""), (script, word))
                self.assertIn(os.path.basename(script), done.stdout)
                self.assertNotIn("Traceback", done.stdout)

    def test_unknown_arguments_are_refused(self) -> None:
        for script in self.MAKERS:
            for arguments in ((), ("--output",), ("-x", "out"), ("--help-me",)):
                if arguments == () and script == "bindings/csharp/native":
                    continue  # without arguments, this script builds in the folder of the examples and tests
                done = self.called(script, *arguments)
                self.assertNotEqual(done.returncode, 0, (script, arguments))
                self.assertIn(os.path.basename(script), done.stderr, (script, arguments))
                self.assertNotIn("Traceback", done.stderr, (script, arguments))

    def test_the_scripts_refuse_an_extra_argument(self) -> None:
        for script in ("amalgamate", "native", "pack", "manifest"):
            path = next(name for name in self.MAKERS if os.path.basename(name) == script)
            self.assertNotEqual(self.called(path, "one", "two").returncode, 0, script)  # there is no folder "two"
            self.assertNotEqual(self.called(path, "one", "two", "three").returncode, 0, script)


class CSharp(unittest.TestCase):
    #: Unity's names of the platforms that compile the library's source.
    COMPILING = ("UNITY_ANDROID", "UNITY_IOS", "UNITY_TVOS", "UNITY_VISIONOS", "UNITY_WEBGL")

    def test_every_source_file_enables_nullable_annotations_itself(self) -> None:
        for path in sorted((PACKAGE / "Runtime").glob("*.cs")):
            self.assertRegex(path.read_text(encoding="utf-8"), r"\A(//.*\n)?#nullable enable\n", path.name)

    def test_every_file_compiles_for_netstandard_with_the_settings_of_unity_2021(self) -> None:
        folder = WORK / "as_unity"
        shutil.rmtree(folder, ignore_errors=True)
        for name, sources, more in (
            ("Mistbank", "Runtime", ""),
            *((f"Mistbank.{name}", "Runtime", f"<DefineConstants>{name}</DefineConstants>") for name in self.COMPILING),
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
        for host in self.COMPILING:
            player = (folder / f"Mistbank.{host}/bin/Release/netstandard2.1/Mistbank.{host}.dll").read_bytes()
            self.assertEqual((b"__Internal" in player, b"libmistbank" in player), (True, False), host)


result = unittest.main(argv=[sys.argv[0]], exit=False, verbosity=2).result
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "results"))
from report import write_result  # noqa: E402

sys.exit(write_result(result))
