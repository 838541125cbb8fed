"""The type hints: `mypy --strict` accepts the package and code that uses the package."""

import subprocess
import sys
from pathlib import Path

import mistbank
from support import PROJECT

PACKAGE = PROJECT / "bindings/python/src/mistbank"


def mypy(*arguments: str) -> str:
    options = ["--strict", "--no-error-summary", "--cache-dir", str(PROJECT / "build/python/mypy")]
    settings = ["--config-file", str(PROJECT / "bindings/python/pyproject.toml")]
    command = ["/usr/bin/mypy", *options, *settings, "--python-executable", sys.executable, *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=PROJECT / "build").stdout


def test_the_package_has_complete_type_hints() -> None:
    assert mypy("--python-version", "3.9", str(PACKAGE)) == ""


def test_code_that_uses_the_installed_package_gets_the_type_hints(tmp_path: Path) -> None:
    assert (Path(mistbank.__file__).parent / "py.typed").exists()
    program = tmp_path / "program.py"
    program.write_text(
        "import mistbank as mb\n"
        "game = mb.Game(mb.base(players=2), seed=7)\n"
        "first: mb.Action = game.legal_actions()[0]\n"
        "reveal_type(game.result)\n"
        "reveal_type(mb.learning.rollouts(game, 3)['total'].mean())\n"
        "reveal_type(first.kind)\n"
        "drawn: mb.Action = game.random_action()\n"
        "drawn, state = game.random_action(7)\n"
        "game.apply(7)\n"
    )
    found = mypy(str(program))
    assert 'Revealed type is "Union[Tuple[mistbank.constants.Outcome' in found, found
    assert 'incompatible type "int"; expected "Union[Action, str]"' in found, found
    assert 'Revealed type is "mistbank.constants.ActionKind"' in found, found
    assert found.count("error:") == 1, found


def test_the_example_scripts_have_complete_type_hints() -> None:
    scripts = [str(PROJECT / "examples/python" / name) for name in ("advise.py", "greedy.py")]
    assert mypy("--ignore-missing-imports", *scripts) == ""  # Matplotlib of Debian 12 has no type hints


def test_mypy_finds_every_public_name(tmp_path: Path) -> None:
    modules = [mistbank, mistbank.advice, mistbank.learning]
    names = [f"{module.__name__}.{name}" for module in modules for name in module.__all__]
    assert "mistbank.IllegalAction" in names and "mistbank.learning.Batch" in names
    names += ["mistbank.learning.VectorEnv", "mistbank.learning.raw_env"]
    program = tmp_path / "program.py"
    program.write_text("import mistbank\n" + "".join(f"{name}\n" for name in [*names, "mistbank.IllegalActions"]))
    found = mypy(str(program)).splitlines()
    assert len(found) == 1 and 'Module has no attribute "IllegalActions"' in found[0], found


def test_mypy_checks_the_names_and_types_of_the_fields_of_rules(tmp_path: Path) -> None:
    right = tmp_path / "right.py"
    right.write_text(
        "import mistbank as mb\n"
        "rules: mb.Rules = mb.cooperative(3, players=2, colours=['red', 1, mb.Colour.PINK, 'blue'], seed=7)\n"
        "rules = mb.base(expansions={'river'}, farmers=False).replace(draws='external', without=['abbot'])\n"
        "rules = mb.ghosts_castles_cemeteries(expansions=(mb.Expansion.ABBOT,), castles=False)\n"
        "rules = mb.Rules(system='demo')\n"
    )
    assert mypy(str(right)) == ""
    unknown, wrong_type = "Unexpected keyword argument", 'has incompatible type "str"; expected "int"'
    calls = {
        "cooperative(lvl=3)": unknown, "base(levels=3)": unknown, "demo(players='2')": wrong_type,
        "Rules(seat=1)": unknown, "Rules().replace(farmer=1)": unknown,
    }  # fmt: skip
    for call, reason in calls.items():
        wrong = tmp_path / "wrong.py"
        wrong.write_text(f"import mistbank as mb\nrules = mb.{call}\n")
        found = mypy(str(wrong))
        assert found.count("error:") == 1 and reason in found, found
