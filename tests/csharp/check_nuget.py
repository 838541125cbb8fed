#!/usr/bin/env python3
"""Checks the content of the NuGet package. Then builds programs that use only the package, and plays a game with each. The
programs include the tour of the project's README and the example of the package's README. Needs the .NET SDK.

    tests/csharp/check_nuget.py WORK_FOLDER

Programs for a .NET version that is not part of the SDK need a targeting pack from the network. The tests skip these programs if
there is no network.
"""

import argparse
import os
import platform
import re
import shutil
import sys
import unittest
import zipfile
from pathlib import Path
from xml.etree import ElementTree

sys.dont_write_bytecode = True
from unity.making import PROJECT, run  # noqa: E402

arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
arguments.add_argument("work", type=Path, metavar="WORK_FOLDER")
WORK = arguments.parse_args().work.absolute()
FRAMEWORK = "net$(BundledNETCoreAppTargetFrameworkVersion)"
PUBLIC = "https://api.nuget.org/v3/index.json"

shutil.rmtree(WORK, ignore_errors=True)
PACKAGE = Path(run(PROJECT / "bindings/csharp/pack", WORK / "feed").strip())


TARGETS = ["netstandard2.0", "netstandard2.1", "net8.0"]


def program_of(readme: Path) -> str:
    found = re.search(r"```csharp\n(.*?)```", readme.read_text(encoding="utf-8"), re.DOTALL)
    assert found, readme
    return found[1]


class Package(unittest.TestCase):
    def test_the_package_contains_all_assemblies_with_documentation_and_the_native_library_for_this_platform(self) -> None:
        with zipfile.ZipFile(PACKAGE) as package:
            names = set(package.namelist())
            library = package.read(next(name for name in names if name.startswith("runtimes/")))
        processor = {"x86_64": "x64", "aarch64": "arm64"}.get(platform.machine(), platform.machine())
        self.assertIn(f"runtimes/linux-{processor}/native/libmistbank.so", names)
        self.assertEqual(library, Path(os.environ["MISTBANK_LIBRARY"]).read_bytes())
        for kind in ("dll", "xml"):
            for target in TARGETS:
                self.assertIn(f"lib/{target}/Mistbank.{kind}", names)
        self.assertEqual({name.split("/")[1] for name in names if name.startswith("lib/")}, set(TARGETS))
        self.assertLessEqual({"README.md", "LICENSE"}, names)
        self.assertNotIn(b".symtab", library)  # the file is stripped

    def test_debug_symbols_are_in_a_separate_package(self) -> None:
        with zipfile.ZipFile(PACKAGE) as package:
            self.assertFalse([name for name in package.namelist() if name.endswith(".pdb")])
        with zipfile.ZipFile(PACKAGE.with_suffix(".snupkg")) as symbols:
            found = {name: symbols.read(name) for name in symbols.namelist() if name.startswith("lib/")}
            specification = symbols.read("Mistbank.nuspec").decode()
        self.assertEqual(set(found), {f"lib/{target}/Mistbank.pdb" for target in TARGETS})
        for name, held in found.items():
            self.assertEqual(held[:4], b"BSJB", name)  # signature of a portable symbol file
            self.assertIn(b"Game.Playing.cs", held, name)
        self.assertIn('<packageType name="SymbolsPackage"', specification)

    def test_the_package_names_its_licence_and_contains_no_placeholder_address(self) -> None:
        with zipfile.ZipFile(PACKAGE) as package:
            specification = package.read("Mistbank.nuspec").decode()
        self.assertNotIn("example.invalid", specification)
        self.assertIn('<license type="expression">MIT</license>', specification)

    def test_the_package_has_the_same_version_as_the_library(self) -> None:
        header = (PROJECT / "capi/mistbank.h").read_text(encoding="utf-8")
        version = ".".join(re.findall(r"#define MISTBANK_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", header))
        self.assertEqual(PACKAGE.name, f"Mistbank.{version}.nupkg")

    def test_every_public_member_has_documentation(self) -> None:
        with zipfile.ZipFile(PACKAGE) as package:
            documentation = ElementTree.fromstring(package.read("lib/netstandard2.1/Mistbank.xml"))
        members = documentation.findall(".//member")
        self.assertGreater(len(members), 400)
        for member in members:
            text = "".join(member.itertext()).strip()
            self.assertTrue(text or member.find("inheritdoc") is not None, member.get("name"))

    def consumer(
        self, name: str, program: str, framework: str = FRAMEWORK, source: str = "", verb: str = "run"
    ) -> str:
        """Builds a program for the given framework, and runs it on the runtime of this framework or a newer one.
        Returns the output of the program or, if `verb` is not "run", of the build."""
        folder = WORK / name
        folder.mkdir(parents=True)
        (folder / "Program.cs").write_text(program, encoding="utf-8")
        (folder / "nuget.config").write_text(
            f'<configuration><packageSources><clear /><add key="here" value="{PACKAGE.parent}" />{source}'
            "</packageSources>"
            f'<config><add key="globalPackagesFolder" value="{WORK}/packages" /></config></configuration>',
            encoding="utf-8",
        )
        (folder / f"{name}.csproj").write_text(
            '<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><OutputType>Exe</OutputType>'
            f"<TargetFramework>{framework}</TargetFramework><RollForward>Major</RollForward>"
            "<UseAppHost>false</UseAppHost><LangVersion>latest</LangVersion><CheckEolTargetFramework>false</CheckEolTargetFramework></PropertyGroup>"
            '<ItemGroup><PackageReference Include="Mistbank" Version="*" /></ItemGroup></Project>',
            encoding="utf-8",
        )
        foreign = ("MISTBANK_", "NUGET_PACKAGES")
        environment = {key: value for key, value in os.environ.items() if not key.startswith(foreign)}
        return run("dotnet", verb, "-c", "Release", cwd=folder, env=environment)

    def test_the_example_in_the_main_readme_plays_a_game(self) -> None:
        told = self.consumer("tour", program_of(PROJECT / "README.md"))
        self.assertIn("turn 1 begins", told)
        self.assertRegex(told, r"the (game|team)")
        self.assertGreater(told.count("+"), 20)

    def test_programs_for_dotnet_8_and_9_use_the_dotnet_8_assembly(self) -> None:
        source = f'<add key="public" value="{PUBLIC}" />'
        for framework in ("net8.0", "net9.0"):
            try:
                told = self.consumer(framework, program_of(PROJECT / "README.md"), framework, source)
            except AssertionError as problem:
                if re.search("NU1301|NU1101|NU1102", str(problem)):
                    self.skipTest("the targeting packs are not available")
                raise
            self.assertIn("turn 1 begins", told)
            resolved = (WORK / framework / "obj/project.assets.json").read_text(encoding="utf-8")
            used = re.sub(r'"files": \[.*?\]', "", resolved, flags=re.DOTALL)
            self.assertIn("lib/net8.0/Mistbank.dll", used)
            self.assertNotIn("lib/netstandard", used)

    def test_a_program_for_net_framework_uses_the_netstandard_2_0_assembly_and_plays_a_game_under_mono(self) -> None:
        source = f'<add key="public" value="{PUBLIC}" />'
        program = program_of(PROJECT / "bindings/csharp/README.md")
        try:
            self.consumer("framework", program, "net472", source, "build")
        except AssertionError as problem:
            if re.search("NU1301|NU1101|NU1102", str(problem)):
                self.skipTest("the reference assemblies are not available")
            raise
        resolved = (WORK / "framework/obj/project.assets.json").read_text(encoding="utf-8")
        self.assertIn("lib/netstandard2.0/Mistbank.dll", re.sub(r'"files": \[.*?\]', "", resolved, flags=re.DOTALL))
        folder = WORK / "framework/bin/Release/net472"
        shutil.copy(os.environ["MISTBANK_LIBRARY"], folder / "libmistbank.so")
        self.assertRegex(run("mono", folder / "framework.exe", cwd=folder), r"over +the game is (won|lost)")

    @unittest.skipUnless(int(run("dotnet", "--version").split(".")[0]) >= 10, "the tutorial is for .NET 10")
    def test_the_program_in_the_windows_tutorial_plays_a_game_and_can_be_published(self) -> None:
        text = (PROJECT / "docs/tutorials/windows.md").read_text(encoding="utf-8")
        folder = WORK / "Mists"
        (folder / "packages").mkdir(parents=True)
        shutil.copy(PACKAGE, folder / "packages")
        for name, block in re.findall(r"<!-- saved as (\S+) -->\n(?:<!-- .* -->\n)*```\w+\n([^`]*)```", text):
            (folder / name).write_text(block, encoding="utf-8")
        commands = re.findall(r"^```sh\n([^`]*)```", text, re.MULTILINE)
        self.assertEqual([command.split()[:2] for command in commands], [["dotnet", "run"], ["dotnet", "publish"]])
        foreign = ("MISTBANK_", "NUGET_PACKAGES")
        environment = {key: value for key, value in os.environ.items() if not key.startswith(foreign)}
        environment["NUGET_PACKAGES"] = str(WORK / "packages")
        told = [run("sh", "-ec", command, cwd=folder, env=environment, input="1\n" * 1000) for command in commands]
        self.assertRegex(told[0], r"over +the game is (won|lost)")
        self.assertTrue(list((folder / "Published").rglob("libmistbank.so")))

    def test_the_example_in_the_csharp_readme_plays_a_game(self) -> None:
        told = self.consumer("first", program_of(PROJECT / "bindings/csharp/README.md"))
        self.assertRegex(told, r"over +the game is (won|lost)")


result = unittest.main(argv=[sys.argv[0]], exit=False, verbosity=2).result
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "results"))
from report import write_result  # noqa: E402

sys.exit(write_result(result))
