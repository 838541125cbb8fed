#!/usr/bin/env python3
"""Tests the recipes of a release for vcpkg and Conan. Neither program is available here, so stand-ins run the recipes.
The tests build and install the library from the source archive, then link and run a C program as the documentation of
vcpkg or Conan says. The library is compiled only once.

    tests/native/check_recipes.py RELEASE WORK

RELEASE is a folder that bindings/packaging/release has made. The last line is "N failed, M passed".
"""

import argparse
import importlib.util
import json
import re
import shutil
import subprocess
import sys
import unittest
from pathlib import Path
from types import SimpleNamespace

import yaml

sys.dont_write_bytecode = True
HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE / "recipes"))
PROJECT = HERE.parents[1]
arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
arguments.add_argument("release", type=Path, metavar="RELEASE")
arguments.add_argument("work", type=Path, metavar="WORK")
given = arguments.parse_args()
RELEASE, WORK = given.release.resolve(), given.work.resolve()
PACKAGES = WORK / "packages"
PORT = RELEASE / "recipes/vcpkg/mistbank"
CONAN = RELEASE / "recipes/conan"
VERSION = ".".join(
    re.findall(
        r"#define MISTBANK_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)",
        (PROJECT / "capi/mistbank.h").read_text(encoding="utf-8"),
    )
)
PROGRAM = CONAN / "test_package/test_package.c"
# The sources of another archive are in another folder, and CMake refuses to change the folder of a configured build.
(WORK / "build/CMakeCache.txt").unlink(missing_ok=True)


def run(*command: object) -> str:
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    if done.returncode:
        raise AssertionError(f"{command}:\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    return done.stdout


def names_in(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if not path.is_dir()}


def plays(output: str) -> bool:
    return re.fullmatch(rf"mistbank {VERSION}(-dev)?: over in turn \d+\n", output) is not None


class Vcpkg(unittest.TestCase):
    def installed(self, linkage: str, *features: str) -> set[str]:
        options = {
            "PORT_FOLDER": PORT,
            "ARCHIVES": RELEASE,
            "WORK": WORK,
            "LINKAGE": linkage,
            "FEATURES": ";".join(features),
        }
        run("cmake", *(f"-D{name}={value}" for name, value in options.items()), "-P", HERE / "recipes/vcpkg.cmake")
        return names_in(PACKAGES)

    def consumer(self, name: str) -> str:
        """Returns the output of a program that uses the port as its documentation says."""
        usage = (PACKAGES / "share/mistbank/usage").read_text(encoding="utf-8")
        lines = "".join(line.strip() + "\n" for line in usage.splitlines() if line.startswith("    "))
        folder = WORK / name
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        (folder / "CMakeLists.txt").write_text(
            "cmake_minimum_required(VERSION 3.21)\nproject(consumer LANGUAGES C)\n"
            f"add_executable(main {PROGRAM})\n" + lines,
            encoding="utf-8",
        )
        run("cmake", "-S", folder, "-B", folder / "build", f"-DCMAKE_PREFIX_PATH={PACKAGES}")
        run("cmake", "--build", folder / "build")
        return run(folder / "build/main")

    def test_the_vcpkg_manifest_has_the_released_version(self) -> None:
        manifest = json.loads((PORT / "vcpkg.json").read_text(encoding="utf-8"))
        self.assertEqual((manifest["name"], manifest["version"], manifest["license"]), ("mistbank", VERSION, "MIT"))
        self.assertEqual(set(manifest["default-features"]), set(manifest["features"]))

    def test_a_static_triplet_installs_the_static_library_with_the_c_and_cpp_apis(self) -> None:
        names = self.installed("static", "adviser", "rendering")
        self.assertEqual(
            {name for name in names if name.startswith("lib/")}, {"lib/libmistbank.a", "lib/pkgconfig/mistbank.pc"}
        )
        self.assertLessEqual({"include/mistbank.h", "include/mistbank/game.hpp", "include/mistbank/adviser.h"}, names)
        self.assertLessEqual(
            {"share/mistbank/copyright", "share/mistbank/usage", "share/mistbank/mistbank-config.cmake"}, names
        )
        self.assertEqual({name.split("/")[0] for name in names}, {"include", "lib", "share"})
        self.assertTrue(plays(self.consumer("vcpkg_static")))

    def test_a_dynamic_triplet_installs_the_shared_library_with_only_the_c_api(self) -> None:
        names = self.installed("dynamic", "adviser", "rendering")
        self.assertIn("lib/libmistbank.so", names)
        self.assertEqual([name for name in names if name.endswith((".a", ".hpp"))], [])
        self.assertTrue(plays(self.consumer("vcpkg_dynamic")))


class Conan(unittest.TestCase):
    def recipe(self, folder: Path, **options: bool) -> object:
        specification = importlib.util.spec_from_file_location("recipe", folder / "conanfile.py")
        module = importlib.util.module_from_spec(specification)
        specification.loader.exec_module(module)
        (kind,) = (
            member
            for member in vars(module).values()
            if isinstance(member, type) and member.__module__ == "recipe" and member.__bases__ != (object,)
        )
        settings = SimpleNamespace(os="Linux", arch="x86_64", compiler="gcc", build_type="Debug")
        return kind(WORK, VERSION, settings, **options)

    def packaged(self, **options: bool) -> object:
        recipe = self.recipe(CONAN, **options)
        recipe.conan_data = yaml.safe_load((CONAN / "conandata.yml").read_text(encoding="utf-8"))
        recipe.archives = RELEASE
        shutil.rmtree(PACKAGES, ignore_errors=True)
        for step in ("layout", "validate", "source", "generate", "build", "package", "package_info"):
            getattr(recipe, step)()
        return recipe

    def told_by_its_test(self, recipe: object, name: str) -> str:
        """Returns the output of the recipe's own test, with a CMake package as Conan writes it."""
        folder = WORK / name
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(CONAN / "test_package", folder)
        told = recipe.cpp_info
        link = [str(next((PACKAGES / "lib").glob(f"lib{library}.*"))) for library in told.libs] + told.system_libs
        (folder / "generators").mkdir()
        (folder / f"generators/{told.properties['cmake_file_name']}-config.cmake").write_text(
            f"add_library({told.properties['cmake_target_name']} INTERFACE IMPORTED)\n"
            f"target_include_directories({told.properties['cmake_target_name']} INTERFACE {PACKAGES}/include)\n"
            f"target_compile_definitions({told.properties['cmake_target_name']} INTERFACE {' '.join(told.defines)})\n"
            f"target_link_libraries({told.properties['cmake_target_name']} INTERFACE {' '.join(link)})\n",
            encoding="utf-8",
        )
        test = self.recipe(folder)
        test.tested_reference_str = f"mistbank/{VERSION}"
        test.source_folder, test.build_folder = str(folder), str(folder / "build")
        test.generators_folder, test.cpp.build.bindir = str(folder / "generators"), str(folder / "build")
        said = []
        test.run = lambda command, env=None: said.append(run(command))
        for step in ("layout", "requirements", "build", "test"):
            getattr(test, step)()
        self.assertEqual(test.required, [f"mistbank/{VERSION}"])
        return "".join(said)

    def test_the_conan_package_contains_the_static_library(self) -> None:
        recipe = self.packaged()
        names = names_in(PACKAGES)
        self.assertLessEqual({"lib/libmistbank.a", "include/mistbank/game.hpp", "licenses/LICENSE"}, names)
        self.assertEqual([name for name in names if "cmake" in name or "pkgconfig" in name or ".so" in name], [])
        self.assertEqual((recipe.cpp_info.libs, recipe.cpp_info.defines), (["mistbank"], []))
        self.assertTrue(plays(self.told_by_its_test(recipe, "conan_static")))

    def test_the_conan_package_contains_the_shared_library_on_request(self) -> None:
        recipe = self.packaged(shared=True)
        self.assertEqual([name for name in names_in(PACKAGES) if name.endswith((".a", ".hpp"))], [])
        self.assertEqual(recipe.cpp_info.defines, ["MISTBANK_SHARED"])
        self.assertEqual(recipe.cpp_info.properties["cmake_target_aliases"], ["mistbank::shared"])
        self.assertTrue(plays(self.told_by_its_test(recipe, "conan_shared")))

    def test_an_archive_with_a_wrong_checksum_is_refused(self) -> None:
        recipe = self.recipe(CONAN)
        recipe.conan_data = {"sources": {VERSION: {"url": f"/mistbank-{VERSION}-source.tar.gz", "sha256": "0"}}}
        recipe.archives = RELEASE
        with self.assertRaisesRegex(AssertionError, "another checksum"):
            recipe.source()


class Both(unittest.TestCase):
    def test_released_recipes_differ_from_those_in_the_repository_only_in_the_checksum(self) -> None:
        for name in ("vcpkg/mistbank/portfile.cmake", "conan/conandata.yml"):
            own = (PROJECT / "bindings/packaging" / name).read_text(encoding="utf-8")
            released = (RELEASE / "recipes" / name).read_text(encoding="utf-8")
            self.assertRegex(own, 'SHA512 0\\)|sha256: "0"\n')
            self.assertEqual(re.sub(r"[0-9a-f]{64,}", "0", released), own)

    def test_every_address_in_the_recipes_begins_with_the_address_of_the_project(self) -> None:
        port = (PROJECT / "bindings/packaging/vcpkg/mistbank/portfile.cmake").read_text(encoding="utf-8")
        address = re.search('URLS "(https://[^/]+/[^/]+)/', port)[1]
        for path in (PROJECT / "bindings/packaging").rglob("*"):
            if path.is_file():
                for found in re.findall(r"https://(?!registry\.npmjs)[^\s\"')]+", path.read_text(encoding="utf-8")):
                    self.assertTrue(found.startswith(address), f"{path}: {found}")


# Runs the vcpkg test first, because it unpacks the sources for the others.
suite = unittest.TestSuite(unittest.defaultTestLoader.loadTestsFromTestCase(case) for case in (Vcpkg, Conan, Both))
result = unittest.TextTestRunner(verbosity=2).run(suite)
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "results"))
from report import write_result  # noqa: E402

sys.exit(write_result(result))
