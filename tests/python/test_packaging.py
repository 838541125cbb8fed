"""Packaging with pip and build: wheel, source archive, editable installation and metadata."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
import tarfile
import zipfile
from email.parser import Parser
from pathlib import Path
from typing import Any

import mistbank
import pytest
from support import PROJECT

tomllib = pytest.importorskip("tomllib", reason="Python 3.11 or later reads pyproject.toml")
HERE = PROJECT / "bindings/python"
NUMBER = mistbank.__version__.removesuffix("-dev")  # the version without a suffix, as in file names of packages
LIBRARY = next(Path(mistbank.__file__).parent.glob("libmistbank.*"))


@pytest.fixture
def backend(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("MISTBANK_LIBRARY", str(LIBRARY))  # the tests use this library and do not compile another
    found = importlib.util.spec_from_file_location("mistbank_build", HERE / "backend/mistbank_build.py")
    assert found and found.loader
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


@pytest.fixture
def sources(backend: Any, tmp_path: Path) -> Path:
    """Returns the unpacked source archive."""
    name = backend.build_sdist(str(tmp_path))
    with tarfile.open(tmp_path / name) as archive:
        archive.extractall(tmp_path)
    return tmp_path / name.removesuffix(".tar.gz")


def run(*command: object, **options: Any) -> str:
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, **options)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_metadata_match_pyproject(backend: Any) -> None:
    project = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    told = Parser().parsestr(backend.metadata())
    assert told["Name"] == project["name"] and told["Version"] == NUMBER
    assert told["Summary"] == project["description"] and told["Requires-Python"] == project["requires-python"]
    assert [told["Author"]] == [author["name"] for author in project["authors"]]
    assert told["License"] == project["license"]["text"] and told["Keywords"] == ",".join(project["keywords"])
    urls = project.get("urls", {})
    assert told.get_all("Project-URL", []) == [f"{name}, {address}" for name, address in urls.items()]
    assert "example.invalid" not in str(told)
    assert told.get_all("Classifier") == project["classifiers"]
    extras = project["optional-dependencies"]
    assert sorted(told.get_all("Provides-Extra", [])) == sorted(extras)
    wanted = {f'{needed}; extra == "{extra}"' for extra, all_needed in extras.items() for needed in all_needed}
    assert set(told.get_all("Requires-Dist", [])) == wanted
    assert str(told.get_payload()).startswith("# mistbank for Python")


def test_preparing_metadata_does_not_compile_the_library(backend: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MISTBANK_LIBRARY")
    monkeypatch.setattr(backend, "library", None)
    name = backend.prepare_metadata_for_build_wheel(str(tmp_path))
    assert (tmp_path / name / "METADATA").read_text(encoding="utf-8") == backend.metadata()
    assert "Tag: py3-none-" in (tmp_path / name / "WHEEL").read_text()
    assert backend.prepare_metadata_for_build_editable(str(tmp_path)) == name


def test_a_wheel_contains_only_the_package_and_the_library(backend: Any, tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / backend.build_wheel(str(tmp_path))) as wheel:
        names = set(wheel.namelist())
        files = [*(HERE / "src/mistbank").rglob("*.py"), HERE / "src/mistbank/py.typed"]
        own = {path.relative_to(HERE / "src").as_posix() for path in files}
        assert {name for name in names if name.startswith("mistbank/")} == own | {f"mistbank/{LIBRARY.name}"}
        assert b".symtab" not in wheel.read(f"mistbank/{LIBRARY.name}")  # the file is stripped
        assert wheel.read(f"mistbank-{NUMBER}.dist-info/LICENSE") == (PROJECT / "LICENSE").read_bytes()
        record = wheel.read(next(name for name in names if name.endswith("RECORD"))).decode()
    assert {line.split(",")[0] for line in record.splitlines()} == names


def test_building_twice_produces_identical_wheels_and_source_archives(backend: Any, tmp_path: Path) -> None:
    made: dict[str, list[bytes]] = {}
    for name in ("once", "again"):
        (tmp_path / name).mkdir()
        for build in (backend.build_wheel, backend.build_sdist):
            archive = tmp_path / name / build(str(tmp_path / name))
            made.setdefault(archive.suffix, []).append(archive.read_bytes())
    assert set(made) == {".whl", ".gz"} and all(once == again for once, again in made.values())
    with zipfile.ZipFile(next((tmp_path / "once").glob("*.whl"))) as wheel:  # all users can read the files
        assert {entry.external_attr >> 16 for entry in wheel.infolist()} == {0o100644}


def test_a_wheel_built_with_a_library_for_another_platform_is_tagged_for_that_platform(
    backend: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "NOTICES.txt").write_text("whose runtime is in it")
    (tmp_path / "mistbank.cdx.json").write_text("{}")
    for name, platform in (
        ("libmistbank.so", "manylinux_2_17_aarch64.manylinux2014_aarch64"),
        ("libmistbank.dll", "win_amd64"),
        ("libmistbank.2.0.0.dylib", "macosx_11_0_arm64"),
    ):
        (tmp_path / name).write_bytes(name.encode())
        monkeypatch.setenv("MISTBANK_LIBRARY", str(tmp_path / name))
        monkeypatch.setenv("MISTBANK_WHEEL_PLATFORM", platform)
        wheel = backend.build_wheel(str(tmp_path))
        assert wheel == f"mistbank-{NUMBER}-py3-none-{platform}.whl"
        info = f"mistbank-{NUMBER}.dist-info"
        with zipfile.ZipFile(tmp_path / wheel) as archive:
            assert archive.read(f"mistbank/{name.replace('.2.0.0', '')}") == name.encode()
            tags = Parser().parsestr(archive.read(f"{info}/WHEEL").decode()).get_all("Tag")
            assert archive.read(f"{info}/NOTICES.txt") == b"whose runtime is in it"
            assert archive.read(f"{info}/sboms/mistbank.cdx.json") == b"{}"
        assert tags == [f"py3-none-{name}" for name in platform.split(".")]


@pytest.mark.parametrize(
    "name, platform, told",
    [
        ("libmistbank.dll", "manylinux_2_17_x86_64", "is not for manylinux_2_17_x86_64"),
        ("libmistbank.so", "macosx_11_0_arm64", "is not for macosx_11_0_arm64"),
        ("libmistbank.a", "linux_x86_64", "expected a shared library"),
    ],
)
def test_building_a_wheel_with_the_library_of_another_system_is_refused(
    name: str, platform: str, told: str, backend: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / name).write_bytes(b"")
    monkeypatch.setenv("MISTBANK_LIBRARY", str(tmp_path / name))
    monkeypatch.setenv("MISTBANK_WHEEL_PLATFORM", platform)
    with pytest.raises(RuntimeError, match=told):
        backend.build_wheel(str(tmp_path))
    assert not list(tmp_path.glob("*.whl"))


def test_the_source_archive_contains_exactly_the_tracked_files_of_the_library_and_the_package(sources: Path) -> None:
    if not (PROJECT / ".git").exists():
        pytest.skip("only git knows which files belong to the project")
    listed = ("git", "ls-files", "--cached", "--others", "--exclude-standard")
    tracked = run(*listed, "CMakeLists.txt", "LICENSE", "capi", "include", "src", cwd=PROJECT).splitlines()
    assert {path for path in tracked if not (sources / "library" / path).is_file()} == set()
    own = run(*listed, ".", cwd=HERE).splitlines()
    assert {path for path in own if not (sources / path).is_file()} == set()
    found = {path.relative_to(sources).as_posix() for path in sources.rglob("*") if path.is_file()}
    assert found - {f"library/{path}" for path in tracked} - set(own) == {"PKG-INFO", "LICENSE"}
    options = ["-DMISTBANK_BUILD_TESTS=OFF", "-DMISTBANK_BUILD_EXAMPLES=OFF"]
    run("cmake", "-S", sources / "library", "-B", sources / "build", *options)


def test_a_wheel_built_from_the_source_archive_has_the_same_content(sources: Path, backend: Any, tmp_path: Path) -> None:
    made = tmp_path / "made"
    run(sys.executable, "-m", "pip", "wheel", "--no-index", "--no-deps", "--wheel-dir", made, sources)
    (wheel,) = made.iterdir()
    again = tmp_path / backend.build_wheel(str(tmp_path))
    with zipfile.ZipFile(wheel) as one, zipfile.ZipFile(again) as other:
        assert {name: one.read(name) for name in one.namelist()} == {
            name: other.read(name) for name in other.namelist()
        }


def test_an_editable_installation_uses_the_current_sources(sources: Path, backend: Any, tmp_path: Path) -> None:
    environment = tmp_path / "environment"
    run(sys.executable, "-m", "venv", environment)
    python = environment / "bin/python"
    run(python, "-m", "pip", "install", "--quiet", "--no-index", "-e", sources)
    program = "import mistbank as mb; print(mb.__file__, mb.Game('demo').turn, hasattr(mb, 'added'))"
    where = sources / "src/mistbank/__init__.py"
    assert run(python, "-c", program, cwd=tmp_path).split() == [str(where), "1", "False"]
    with open(where, "a", encoding="utf-8") as module:
        module.write("\nadded = True\n")
    assert run(python, "-c", program, cwd=tmp_path).split()[-1] == "True"


def test_the_import_error_for_a_missing_library_explains_how_to_install_the_library(sources: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import mistbank"],
        capture_output=True,
        text=True,
        env={"PYTHONPATH": str(sources / "src")},
    )
    assert done.returncode and "ImportError" in done.stderr and "pip install -e" in done.stderr
