#!/usr/bin/env python3
"""Checks the files that bindings/packaging/release has made, and their content.

    tests/native/check_release.py RELEASE LIBRARIES WORK PLATFORM...

RELEASE was made from LIBRARIES for these platforms. The last line is "N failed, M passed".
"""

import argparse
import base64
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import unittest
import zipfile
from pathlib import Path

sys.dont_write_bytecode = True
import sbom  # noqa: E402

PROJECT = Path(__file__).resolve().parents[2]
arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
arguments.add_argument("release", type=Path, metavar="RELEASE")
arguments.add_argument("libraries", type=Path, metavar="LIBRARIES")
arguments.add_argument("work", type=Path, metavar="WORK")
arguments.add_argument("platforms", nargs="+", metavar="PLATFORM")
given = arguments.parse_args()
RELEASE, LIBRARIES, WORK, PLATFORMS = (
    given.release.resolve(),
    given.libraries.resolve(),
    given.work.resolve(),
    given.platforms,
)
HEADER = (PROJECT / "capi/mistbank.h").read_text(encoding="utf-8")
VERSION = ".".join(re.findall(r"#define MISTBANK_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", HEADER))
ABI = re.search(r"MISTBANK_ABI_VERSION (\d+)", HEADER)[1]
HAS_DOTNET = (
    shutil.which("dotnet") is not None and subprocess.run(["dotnet", "--list-sdks"], capture_output=True).stdout
)

#: The tags that installers look for in the names of wheels.
WHEEL_PLATFORMS = {
    "linux-x64": ["manylinux_2_17_x86_64", "manylinux2014_x86_64"],
    "linux-arm64": ["manylinux_2_17_aarch64", "manylinux2014_aarch64"],
    "win-x64": ["win_amd64"],
    "win-arm64": ["win_arm64"],
    "osx-x64": ["macosx_11_0_x86_64"],
    "osx-arm64": ["macosx_11_0_arm64"],
}
BOTH_MACS = {"osx-x64", "osx-arm64"} <= set(PLATFORMS)
ARCHIVED = [platform for platform in PLATFORMS if not (BOTH_MACS and platform.startswith("osx"))] + ["osx"] * BOTH_MACS


def library_of(platform: str) -> Path:
    return next((LIBRARIES / platform).glob("libmistbank.*"))


def content_of(archive: Path) -> dict[str, bytes]:
    """Returns the content of each file in the archive, by name. A link has the content of its target."""
    if archive.suffix in (".zip", ".whl", ".nupkg"):
        with zipfile.ZipFile(archive) as opened:
            return {name: opened.read(name) for name in opened.namelist()}
    with tarfile.open(archive) as opened:
        return {file.name: opened.extractfile(file.name).read() for file in opened.getmembers() if not file.isdir()}


def archive_of(platform: str) -> Path:
    return RELEASE / f"mistbank-{VERSION}-{platform}.{'zip' if platform.startswith('win') else 'tar.gz'}"


def run(*command: object, **options: object) -> str:
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, **options)
    if done.returncode:
        raise AssertionError(f"{command}:\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    return done.stdout


class Files(unittest.TestCase):
    def test_the_release_contains_exactly_the_expected_files(self) -> None:
        wanted = {archive_of(platform).name for platform in ARCHIVED}
        wanted |= {f"mistbank-{VERSION}-py3-none-{'.'.join(WHEEL_PLATFORMS[platform])}.whl" for platform in PLATFORMS}
        wanted |= {f"mistbank-{VERSION}{ending}" for ending in ("-source.tar.gz", ".tar.gz", ".tgz")} | {"SHA256SUMS", "recipes"}
        wanted |= {f"com.mistbank.rules-{VERSION}.tgz"} if set(PLATFORMS) - {"linux-arm64"} else set()
        wanted |= {f"Mistbank.{VERSION}.nupkg", f"Mistbank.{VERSION}.snupkg"} if HAS_DOTNET else set()
        self.assertEqual({path.name for path in RELEASE.iterdir()}, wanted)

    @unittest.skipUnless("win-x64" in PLATFORMS and HAS_DOTNET, "needs the files for Windows")
    def test_the_files_named_by_the_tutorial_for_windows_exist(self) -> None:
        text = (PROJECT / "docs/tutorials/windows.md").read_text(encoding="utf-8")
        named = set(re.findall(r"`([\w.-]+\d[\w.-]*\.(?:nupkg|tgz|zip|whl))`", text))
        self.assertGreater(len(named), 5)
        arm = {name for name in named if "arm64" in name and "win-arm64" not in PLATFORMS}
        self.assertEqual(named - arm - {path.name for path in RELEASE.iterdir()}, set())

    def test_the_list_of_checksums_has_the_correct_checksum_of_every_file(self) -> None:
        lines = (RELEASE / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
        told = {name: digest for digest, name in (line.split("  ") for line in lines)}
        found = {
            path.relative_to(RELEASE).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
            for path in RELEASE.rglob("*")
            if path.is_file() and path.name != "SHA256SUMS"
        }
        self.assertEqual(told, found)
        run("sha256sum", "--check", "--quiet", "SHA256SUMS", cwd=RELEASE)

    def test_a_second_build_produces_the_same_files_except_for_the_nuget_package(self) -> None:
        again = WORK / "again"
        environment = {**os.environ, "MISTBANK_LIBRARIES": str(LIBRARIES)}
        run(PROJECT / "bindings/packaging/release", again, *PLATFORMS, env=environment)
        first, second = (
            {line for line in (folder / "SHA256SUMS").read_text(encoding="utf-8").splitlines() if "nupkg" not in line}
            for folder in (RELEASE, again)
        )
        self.assertEqual(first, second)
        self.assertGreater(len(first), len(PLATFORMS))

    @unittest.skipUnless(len(PLATFORMS) == 6 and HAS_DOTNET, "needs the files for all platforms")
    def test_the_release_has_written_its_sizes_into_the_readme(self) -> None:
        self.assertEqual(run(PROJECT / "bindings/packaging/sizes", RELEASE, LIBRARIES), "")

    def test_building_a_release_in_a_folder_with_other_files_is_refused(self) -> None:
        other = WORK / "other"
        shutil.rmtree(other, ignore_errors=True)
        other.mkdir()
        (other / "diary").write_text("dear", encoding="utf-8")
        environment = {**os.environ, "MISTBANK_LIBRARIES": str(LIBRARIES)}
        done = subprocess.run([PROJECT / "bindings/packaging/release", other], env=environment, capture_output=True, text=True)
        self.assertEqual(done.returncode, 1)
        self.assertIn(f"{other} must be empty or contain an earlier release", done.stderr)
        self.assertEqual([path.name for path in other.iterdir()], ["diary"])


class Materials(unittest.TestCase):
    def test_every_package_has_a_bill_of_materials_for_its_libraries(self) -> None:
        for platform in PLATFORMS:
            folder = f"mistbank-{VERSION}.dist-info/sboms"
            wheel = RELEASE / f"mistbank-{VERSION}-py3-none-{'.'.join(WHEEL_PLATFORMS[platform])}.whl"
            self.expect_about(wheel, f"{folder}/mistbank.cdx.json", platform)
            if HAS_DOTNET:
                self.expect_about(RELEASE / f"Mistbank.{VERSION}.nupkg", f"sboms/{platform}/mistbank.cdx.json", platform)
        for platform in ARCHIVED:
            self.expect_about(archive_of(platform), f"mistbank-{VERSION}-{platform}/mistbank.cdx.json", platform)
            if platform != "linux-arm64":
                unity = RELEASE / f"com.mistbank.rules-{VERSION}.tgz"
                self.expect_about(unity, f"package/Documentation~/sboms/{platform}.cdx.json", platform)

        content = content_of(RELEASE / f"mistbank-{VERSION}.tgz")
        self.assertEqual(sbom.flaws(content["package/mistbank.cdx.json"], {"mistbank.wasm": content["package/mistbank.wasm"]}), [])

    def expect_about(self, archive: Path, name: str, platform: str) -> None:
        with self.subTest(archive.name, platform=platform):
            library = library_of(platform)
            content = content_of(archive)
            self.assertIn(library.read_bytes(), content.values())
            self.assertEqual(sbom.flaws(content[name], {library.name: library.read_bytes()}), [])

    def test_the_bill_of_materials_names_the_linked_runtime_libraries(self) -> None:
        for platform in PLATFORMS:
            with self.subTest(platform):
                parts = sbom.parts(library_of(platform).with_name("mistbank.cdx.json").read_bytes())
                wanted = {"zig compiler-rt", "libcxx", "libcxxabi", "libunwind"}
                wanted |= {"mingw-w64"} if platform.startswith("win") else set()
                self.assertEqual(set(parts), wanted)

    def test_the_check_of_the_bill_of_materials_detects_a_changed_library(self) -> None:
        library = library_of(PLATFORMS[0])
        text = library.with_name("mistbank.cdx.json").read_bytes()
        self.assertRegex(str(sbom.flaws(text, {library.name: library.read_bytes() + b"0"})), "checksums of libmistbank")


class Sources(unittest.TestCase):
    def test_the_source_archive_contains_exactly_the_files_tracked_by_git(self) -> None:
        listed = run("git", "ls-tree", "-r", "--name-only", "HEAD", cwd=PROJECT)
        wanted = {f"mistbank-{VERSION}/{name}" for name in listed.splitlines()}
        self.assertEqual(set(content_of(RELEASE / f"mistbank-{VERSION}-source.tar.gz")), wanted)


class Archives(unittest.TestCase):
    def test_each_archive_contains_the_headers_library_licences_and_files_for_cmake_and_pkg_config(self) -> None:
        for platform in ARCHIVED:
            with self.subTest(platform):
                content = content_of(archive_of(platform))
                top = f"mistbank-{VERSION}-{platform}"
                self.assertEqual({name.split("/")[0] for name in content}, {top})
                content = {name.removeprefix(f"{top}/"): held for name, held in content.items()}
                for name in ("LICENSE", "CHANGELOG.md"):
                    self.assertEqual(content[name], (PROJECT / name).read_bytes())
                for header in (PROJECT / "capi").rglob("*.h"):
                    name = f"include/{header.relative_to(PROJECT / 'capi').as_posix()}"
                    self.assertEqual(content[name], header.read_bytes())
                library = library_of(platform).read_bytes()
                self.assertIn(library, [held for name, held in content.items() if "libmistbank" in name])
                self.assertIn("NOTICES.txt", content)
                cmake = ("cmake/mistbank/mistbank-config.cmake", "cmake/mistbank/mistbank-config-version.cmake")
                for name in ("README.md", *(f"lib/{file}" for file in (*cmake, "pkgconfig/mistbank.pc"))):
                    self.assertNotRegex(content[name].decode(), "@[A-Z]+@")
                    self.assertIn(VERSION, content[name].decode())

    def test_symbolic_links_in_the_archives_point_to_the_versioned_library_file(self) -> None:
        for platform in ARCHIVED:
            if platform.startswith("win"):
                continue
            with tarfile.open(archive_of(platform)) as archive:
                links = {Path(file.name).name: file.linkname for file in archive.getmembers() if file.issym()}
            if platform.startswith("osx"):
                self.assertEqual(links, {"libmistbank.dylib": f"libmistbank.{ABI}.dylib"})
            else:
                full = f"libmistbank.so.{VERSION}"
                self.assertEqual(links, {"libmistbank.so": full, f"libmistbank.so.{ABI}": full})

    def test_cmake_finds_the_library_only_for_its_own_system_and_for_compatible_versions(self) -> None:
        for platform in ARCHIVED:
            with self.subTest(platform):
                self.assertEqual(self.is_found(platform, VERSION), platform.startswith("linux"))
        major, minor, _ = map(int, VERSION.split("."))
        for other in (f"{major - 1}.0", f"{major}.{minor + 1}", f"{major + 1}.0"):
            self.assertFalse(self.is_found(ARCHIVED[0], other), other)

    def is_found(self, platform: str, version: str) -> bool:
        """Returns whether CMake finds the package of this platform for a project that requires this version."""
        folder = WORK / "finds"
        shutil.rmtree(folder, ignore_errors=True)
        for name, content in content_of(archive_of(platform)).items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(content)
        (folder / "CMakeLists.txt").write_text(
            "cmake_minimum_required(VERSION 3.21)\nproject(finds LANGUAGES C)\n"
            f'find_package(mistbank {version})\nmessage(STATUS "found: ${{mistbank_FOUND}}")\n',
            encoding="utf-8",
        )
        prefix = f"-DCMAKE_PREFIX_PATH={folder}/mistbank-{VERSION}-{platform}"
        return "found: 1" in run("cmake", "-S", folder, "-B", folder / "build", prefix)


class Wheels(unittest.TestCase):
    def test_each_wheel_has_the_library_and_the_tags_of_its_platform(self) -> None:
        for platform in PLATFORMS:
            with self.subTest(platform):
                content = content_of(self.wheel_of(platform))
                library = library_of(platform)
                self.assertEqual(content[f"mistbank/{library.name}"], library.read_bytes())
                self.assertEqual([name for name in content if "libmistbank" in name], [f"mistbank/{library.name}"])
                told = content[f"mistbank-{VERSION}.dist-info/WHEEL"].decode()
                tags = [f"py3-none-{tag}" for tag in WHEEL_PLATFORMS[platform]]
                self.assertEqual(re.findall("^Tag: (.*)$", told, re.MULTILINE), tags)
                self.assertIn("Root-Is-Purelib: false", told)
                self.assertLessEqual(
                    {f"mistbank-{VERSION}.dist-info/{name}" for name in ("LICENSE", "NOTICES.txt")}, set(content)
                )

    def test_each_wheel_contains_the_complete_package_and_correct_hashes(self) -> None:
        package = PROJECT / "bindings/python/src/mistbank"
        files = [*package.rglob("*.py"), package / "py.typed"]
        own = {path.relative_to(package).as_posix() for path in files}
        for platform in PLATFORMS:
            with self.subTest(platform):
                content = content_of(self.wheel_of(platform))
                self.assertLessEqual({f"mistbank/{name}" for name in own}, set(content))
                listed = f"mistbank-{VERSION}.dist-info/RECORD"
                rows = [line.split(",") for line in content[listed].decode().splitlines()]
                self.assertEqual({name for name, _, _ in rows}, set(content))
                for name, told, size in rows:
                    if name != listed:
                        digest = base64.urlsafe_b64encode(hashlib.sha256(content[name]).digest()).rstrip(b"=").decode()
                        self.assertEqual((told, size), (f"sha256={digest}", str(len(content[name]))))

    def wheel_of(self, platform: str) -> Path:
        return RELEASE / f"mistbank-{VERSION}-py3-none-{'.'.join(WHEEL_PLATFORMS[platform])}.whl"


class JavaScript(unittest.TestCase):
    def test_the_npm_package_has_the_files_of_the_binding_and_the_version(self) -> None:
        content = {name.removeprefix("package/"): held for name, held in content_of(RELEASE / f"mistbank-{VERSION}.tgz").items()}
        for path in (*(PROJECT / "bindings/javascript/src").iterdir(), PROJECT / "bindings/javascript/README.md", PROJECT / "LICENSE"):
            self.assertEqual(content[path.name], path.read_bytes(), path.name)
        self.assertEqual(json.loads(content["package.json"])["version"], VERSION)
        self.assertLessEqual({"mistbank.wasm", "NOTICES.txt", "json.d.ts", "mistbank.schema.json"}, set(content))

    def test_a_program_that_installs_the_npm_package_plays_a_game(self) -> None:
        folder = WORK / "page"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        (folder / "package.json").write_text('{"private": true, "type": "module"}', encoding="utf-8")
        readme = (PROJECT / "README.md").read_text(encoding="utf-8")
        (folder / "game.js").write_text(re.search(r"```js\n(.*?)```", readme, re.DOTALL)[1], encoding="utf-8")
        options = ("--offline", "--ignore-scripts", "--no-audit", "--no-fund")
        run("npm", "install", *options, RELEASE / f"mistbank-{VERSION}.tgz", cwd=folder)
        self.assertIn("turn 1 begins", run("node", "game.js", cwd=folder))


class CSharp(unittest.TestCase):
    @unittest.skipUnless(HAS_DOTNET, "without the .NET SDK there is none")
    def test_the_nuget_package_contains_the_library_for_every_platform(self) -> None:
        content = content_of(RELEASE / f"Mistbank.{VERSION}.nupkg")
        wanted = {f"runtimes/{platform}/native/{library_of(platform).name}": library_of(platform).read_bytes() for platform in PLATFORMS}
        self.assertEqual({name: held for name, held in content.items() if name.startswith("runtimes/")}, wanted)
        self.assertIn("NOTICES.txt", content)

    @unittest.skipUnless(HAS_DOTNET and "linux-x64" in PLATFORMS, "needs the .NET SDK and the library of this machine")
    def test_a_program_that_uses_the_nuget_package_gets_every_library_and_plays_a_game(self) -> None:
        folder = WORK / "program"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        readme = (PROJECT / "README.md").read_text(encoding="utf-8")
        (folder / "Program.cs").write_text(re.search(r"```csharp\n(.*?)```", readme, re.DOTALL)[1], encoding="utf-8")
        (folder / "nuget.config").write_text(
            f'<configuration><packageSources><clear /><add key="release" value="{RELEASE}" /></packageSources><config>'
            f'<add key="globalPackagesFolder" value="{folder}/packages" /></config></configuration>',
            encoding="utf-8",
        )
        (folder / "program.csproj").write_text(
            '<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><OutputType>Exe</OutputType><TargetFramework>'
            "net$(BundledNETCoreAppTargetFrameworkVersion)</TargetFramework><UseAppHost>false</UseAppHost>"
            f'</PropertyGroup><ItemGroup><PackageReference Include="Mistbank" Version="{VERSION}" /></ItemGroup></Project>',
            encoding="utf-8",
        )
        foreign = ("MISTBANK_", "NUGET_PACKAGES")
        environment = {key: value for key, value in os.environ.items() if not key.startswith(foreign)}
        run("dotnet", "publish", "-c", "Release", "-o", folder / "published", cwd=folder, env=environment)
        for platform in PLATFORMS:
            library = library_of(platform)
            published = folder / f"published/runtimes/{platform}/native/{library.name}"
            self.assertEqual(published.read_bytes(), library.read_bytes())
        self.assertIn("turn 1 begins", run("dotnet", folder / "published/program.dll", env=environment))

    @unittest.skipUnless(set(PLATFORMS) - {"linux-arm64"}, "Unity knows none of the platforms")
    def test_the_unity_package_contains_the_libraries_for_every_desktop_platform(self) -> None:
        places = {
            "linux-x64": "Linux/x86_64/libmistbank.so",
            "win-x64": "Windows/x86_64/libmistbank.dll",
            "win-arm64": "Windows/ARM64/libmistbank.dll",
            "osx": "macOS/libmistbank.dylib",
            "osx-x64": "macOS/libmistbank.dylib",
            "osx-arm64": "macOS/libmistbank.dylib",
        }
        content = content_of(RELEASE / f"com.mistbank.rules-{VERSION}.tgz")
        wanted = {f"package/Plugins/{places[platform]}": library_of(platform).read_bytes() for platform in ARCHIVED if platform in places}
        found = {name: held for name, held in content.items() if "/libmistbank." in name and not name.endswith(".meta")}
        self.assertEqual(found, wanted)
        for name in found:
            self.assertIn(f"{name}.meta", content)
        self.assertIn("package/Plugins/Source/mistbank.cpp", content)
        self.assertIn("package/Third Party Notices.md", content)


result = unittest.main(argv=[sys.argv[0]], exit=False, verbosity=2).result
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "results"))
from report import write_result  # noqa: E402

sys.exit(write_result(result))
