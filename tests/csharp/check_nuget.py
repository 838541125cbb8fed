#!/usr/bin/env python3
"""Checks the NuGet package: what is in it, and that a program in a folder of its own, which knows nothing but the
package, plays a game: the tour of the project's README, and the example of the package's. Needs the .NET SDK.

    tests/csharp/check_nuget.py WORK_FOLDER
"""

import argparse
import os
import platform
import re
import shutil
import subprocess
import sys
import unittest
import zipfile
from pathlib import Path
from xml.etree import ElementTree

PROJECT = Path(__file__).resolve().parents[2]
arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
arguments.add_argument("work", type=Path, metavar="WORK_FOLDER")
WORK = arguments.parse_args().work.absolute()
FRAMEWORK = "net$(BundledNETCoreAppTargetFrameworkVersion)"


def run(*command: object, **options: object) -> str:
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, **options)
    if done.returncode:
        raise AssertionError(f"{command}:\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    return done.stdout


shutil.rmtree(WORK, ignore_errors=True)
PACKAGE = Path(run(PROJECT / "bindings/csharp/pack", WORK / "feed").strip())


def program_of(readme: Path) -> str:
    found = re.search(r"```csharp\n(.*?)```", readme.read_text(encoding="utf-8"), re.DOTALL)
    assert found, readme
    return found[1]


class Package(unittest.TestCase):
    def test_it_holds_both_assemblies_with_their_documentation_and_the_library_of_this_platform(self) -> None:
        with zipfile.ZipFile(PACKAGE) as package:
            names = set(package.namelist())
            library = package.read(next(name for name in names if name.startswith("runtimes/")))
        processor = {"x86_64": "x64", "aarch64": "arm64"}.get(platform.machine(), platform.machine())
        self.assertIn(f"runtimes/linux-{processor}/native/libmistbank.so", names)
        self.assertEqual(library, Path(os.environ["MISTBANK_LIBRARY"]).read_bytes())
        for kind in ("dll", "xml"):
            self.assertIn(f"lib/netstandard2.1/Mistbank.{kind}", names)
            self.assertTrue(any(re.fullmatch(rf"lib/net\d+\.0/Mistbank\.{kind}", name) for name in names))
        self.assertIn("README.md", names)

    def test_its_version_is_that_of_the_library(self) -> None:
        header = (PROJECT / "capi/mistbank.h").read_text(encoding="utf-8")
        version = ".".join(re.findall(r"#define MISTBANK_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", header))
        self.assertEqual(PACKAGE.name, f"Mistbank.{version}.nupkg")

    def test_everything_public_is_documented(self) -> None:
        with zipfile.ZipFile(PACKAGE) as package:
            documentation = ElementTree.fromstring(package.read("lib/netstandard2.1/Mistbank.xml"))
        members = documentation.findall(".//member")
        self.assertGreater(len(members), 400)
        for member in members:
            text = "".join(member.itertext()).strip()
            self.assertTrue(text or member.find("inheritdoc") is not None, member.get("name"))

    def consumer(self, name: str, program: str) -> str:
        folder = WORK / name
        folder.mkdir(parents=True)
        (folder / "Program.cs").write_text(program, encoding="utf-8")
        (folder / "nuget.config").write_text(
            f'<configuration><packageSources><clear /><add key="here" value="{PACKAGE.parent}" /></packageSources>'
            f'<config><add key="globalPackagesFolder" value="{WORK}/packages" /></config></configuration>',
            encoding="utf-8",
        )
        (folder / f"{name}.csproj").write_text(
            '<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><OutputType>Exe</OutputType>'
            f"<TargetFramework>{FRAMEWORK}</TargetFramework></PropertyGroup>"
            '<ItemGroup><PackageReference Include="Mistbank" Version="*" /></ItemGroup></Project>',
            encoding="utf-8",
        )
        foreign = ("MISTBANK_", "NUGET_PACKAGES")
        environment = {key: value for key, value in os.environ.items() if not key.startswith(foreign)}
        return run("dotnet", "run", "-c", "Release", cwd=folder, env=environment)

    def test_the_tour_of_the_readme_plays_a_game(self) -> None:
        told = self.consumer("tour", program_of(PROJECT / "README.md"))
        self.assertIn("turn 1 begins", told)
        self.assertRegex(told, r"the (game|team)")
        self.assertGreater(told.count("+"), 20)

    def test_the_example_of_its_own_readme_plays_a_game(self) -> None:
        told = self.consumer("first", program_of(PROJECT / "bindings/csharp/README.md"))
        self.assertRegex(told, r"over +the game is (won|lost)")


result = unittest.main(argv=[sys.argv[0]], exit=False, verbosity=2).result
bad = len(result.failures) + len(result.errors)
print(f"{bad} failed, {result.testsRun - bad - len(result.skipped)} passed")
sys.exit(1 if bad else 0)
