"""The project's texts follow the rules of style, and each rule refuses its bad example."""

import re
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2]


def loaded(name, path):
    """Loads a program whose file has no ending .py as a module."""
    loader = SourceFileLoader(name, str(path))
    sys.modules[name] = module = module_from_spec(spec_from_loader(name, loader))
    loader.exec_module(module)
    return module


check = loaded("check", Path(__file__).with_name("check"))
sample = loaded("sample", Path(__file__).with_name("sample"))
draw_includes = loaded("draw_includes", PROJECT / "docs/draw_includes")

RULES = check.wordings()
MANY_WORDS = "The player lays a tile, " * 9


def faults_of(path, text, rules=RULES, whole_tree=True):
    lines = [check.Line(path, number, line) for number, line in enumerate(text.splitlines(), 1)]
    return [str(fault) for fault in check.wording_faults(lines, rules, whole_tree)]


def test_the_repository_follows_the_rules_of_style():
    done = subprocess.run([PROJECT / "tests/style/check"], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout


# --- commit subjects ---


def test_a_subject_of_72_characters_is_allowed_and_a_longer_one_is_refused():
    assert check.subject_faults([("1234567890", "x" * 72)]) == []
    assert "73 characters, at most 72" in str(check.subject_faults([("1234567890", "x" * 73)])[0])


def test_the_subjects_of_merges_and_reverts_are_not_checked():
    assert check.subject_faults([("1", 'Revert "' + "x" * 72 + '"'), ("2", "Merge branch " + "x" * 72)]) == []


@pytest.mark.parametrize(("subject", "status"), [("tests: check style", 0), ("tests: " + "x" * 66, 1)])
def test_a_commit_message_can_be_checked_before_the_commit(tmp_path, subject, status):
    (tmp_path / "message").write_text(f"{subject}\n\n{'a body may be long ' * 9}\n")
    assert subprocess.run([PROJECT / "tests/style/check", "--message", tmp_path / "message"], capture_output=True).returncode == status


def test_a_clone_without_history_skips_the_subjects_with_a_message(tmp_path, monkeypatch, capsys):
    subprocess.run(["git", "init", "-q", tmp_path], check=True)
    name = ["-c", "user.name=n", "-c", "user.email=e"]
    subprocess.run(["git", "-C", tmp_path, *name, "commit", "-q", "--allow-empty", "-m", "x" * 99], check=True)
    monkeypatch.setattr(check, "PROJECT", tmp_path)
    assert check.main([]) == 0
    assert "commit subjects are not checked" in capsys.readouterr().out


# --- wordings ---


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.pattern)
def test_each_rule_refuses_its_bad_example_in_documents_and_in_new_code(rule):
    for path, place in (("README.md", "docs"), ("a.cpp", "code")):
        # One line more than the rule allows.
        text = f"{rule.bad}\n" * (rule.left_in_code + 1)
        assert bool(faults_of(path, text, [rule])) == (place in rule.places)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.pattern)
def test_each_rule_gives_a_reason_and_a_plainer_wording_that_passes(rule):
    assert rule.reason
    assert not re.search(rule.pattern, rule.write, re.I)


def test_a_fault_names_the_file_the_line_the_word_the_reason_and_a_plainer_wording():
    assert faults_of("README.md", "First.\nIt hangs on the seed.") == [
        "README.md:2: 'hangs on': a metaphor for a dependency. Write: depends on"
    ]


def test_a_document_can_quote_a_refused_word_in_backticks():
    assert faults_of("README.md", "`whoever` is a name. A row quotes {ref}`HSE-6`: whoever passes") == []


def test_code_can_keep_the_counted_old_wordings_but_no_new_ones():
    rule = check.Wording("whoever", "reason", "the caller", "whoever", left_in_code=2)
    assert faults_of("a.cpp", "whoever\n" * 2, [rule]) == []
    assert len(faults_of("a.cpp", "whoever\n" * 3, [rule])) == 3
    assert faults_of("a.cpp", "whoever\n" * 3, [rule], whole_tree=False) == []


def test_the_counts_of_old_wordings_can_be_lowered_but_not_raised(tmp_path, monkeypatch):
    entry = "[[wording]]\npattern = '{}'\nreason = 'r'\nwrite = 'w'\nbad = 'b'\n{}\n"
    whole = "# head\n\n" + entry.format("never_in_code", "left_in_code = 9\n") + entry.format("^MIT License$", "") + entry.format("git", "left_in_code = 1\n")
    (tmp_path / "wordings.toml").write_text(whole)
    monkeypatch.setattr(check, "STYLE", tmp_path)
    check.lower_counts()
    assert (tmp_path / "wordings.toml").read_text() == whole.replace("left_in_code = 9\n", "")


# --- spelling ---


@pytest.mark.parametrize(
    ("name", "text", "found"),
    [
        ("page.md", "Teh tile.", ["page.md:1: Teh ==> The"]),
        ("page.cpp", "// recieve", ["page.cpp:1: recieve ==> receive"]),
        ("page.md", "The color of the neighbor.", ["page.md:1: color ==> colour", "page.md:1: neighbor ==> neighbour"]),
        ("page.md", "The colour, and `style.color`.", []),
        ("page.js", "style.color = grey;", []),
        ("page.cpp", r'"\te\nd"', []),
    ],
)
def test_spelling_is_checked_and_documents_are_british(tmp_path, name, text, found):
    (tmp_path / name).write_text(text + "\n")
    assert [str(fault) for fault in check.spelling_faults([name], tmp_path)] == found


# --- sentences ---


@pytest.mark.parametrize(
    "text",
    [
        MANY_WORDS + "and wins.",
        "# Title\n\n" + MANY_WORDS.replace(", ", ",\n") + "and wins.",
        "- short\n- " + MANY_WORDS + "and wins.",
        "| cell | " + MANY_WORDS + "and wins |",
    ],
)
def test_a_sentence_of_more_than_45_words_is_refused(text):
    assert "at most 45" in str(check.sentence_faults({"page.md": text})[0])


@pytest.mark.parametrize(
    "text",
    [
        MANY_WORDS.replace(", ", ". "),
        "- " + MANY_WORDS.replace(", ", ",\n- "),
        "```text\n" + MANY_WORDS + "\n```",
        "Code:\n\n    " + MANY_WORDS,
        "<!-- bindings/generate writes this list -->\n" + MANY_WORDS + "\n<!-- end of the list -->",
        "The fields are " + "`field of an event`, " * 50 + "and no others.",
    ],
)
def test_long_code_and_generated_lists_are_not_sentences(text):
    assert check.sentence_faults({"page.md": text}) == []


def test_released_sections_of_the_changelog_are_not_checked():
    text = "# Changelog\n\n## [Unreleased]\n\n- Added.\n\n## [1.0.0]\n\n" + MANY_WORDS
    assert check.sentence_faults({"CHANGELOG.md": text}) == []


# --- names of code ---


def test_a_page_about_the_design_names_only_files_and_functions_that_exist():
    page = "`src/rules/turn.cpp` has `play_on()` and `State::stage`; `dealt_order` is no function, `a b` no name."
    assert [str(fault) for fault in check.name_faults({"docs/decisions/page.md": page})] == [
        "docs/decisions/page.md:1: the code has no 'dealt_order'"
    ]
    page = "See `src/rules/turns.cpp`.\n`resume_turn()` goes on.\n```sh\n`no_name()`\n```"
    assert [str(fault) for fault in check.name_faults({"docs/decisions/page.md": page})] == [
        "docs/decisions/page.md:1: there is no file 'src/rules/turns.cpp'",
        "docs/decisions/page.md:2: the code has no 'resume_turn()'",
    ]


# --- names of tests ---


@pytest.mark.parametrize(
    ("path", "text", "found"),
    [
        ("tests/a.cpp", 'TEST_CASE("a ghost returns", "[game]")', ["a ghost returns"]),
        ("tests/a.cpp", 'TEST_CASE(\n    "A ghost "\n    "returns",\n    "[game]")', []),
        ("tests/a.cpp", 'SECTION("by step") rc::prop("with hands", [] {})', ["by step", "with hands"]),
        ("tests/web/a.mjs", 'test("a tile is laid", () => /x/.test(`y`))', ["a tile is laid"]),
        ("tests/web/a.mjs", "    test(\n        `${preset} is played`,", ["${preset} is played"]),
        ("tests/web/a.mjs", "test(`A game of ${preset} is played`, play)", []),
        ("tests/csharp/A.cs", "[Fact]\n        public void Games_end()", []),
        ("src/a.cpp", 'TEST_CASE("no test")', []),
    ],
)
def test_a_test_name_that_does_not_begin_with_a_capital_letter_is_a_fault(path, text, found):
    faults = check.test_name_faults({path: text} if check.FOLDERS_OF_TESTS.match(path) else {})
    assert [fault.text.partition(": ")[2] for fault in faults] == found


# --- samples ---


@pytest.mark.parametrize(
    ("path", "text", "found"),
    [
        ("a.cpp", "int x;  // the number\n        // of tiles\n// Returns the\n// open cells.\n", [(1, "`int x;` the number of tiles"), (3, "Returns the open cells.")]),
        ("a.hpp", "/** Lays a\n *  tile twice. */", [(1, "Lays a tile twice.")]),
        ("a.cpp", 'auto address = "http://no comment at all";', []),
        ("a.cpp", "// --- the three rules ---", []),
        ("a.py", '"""Lists the\n  open cells."""\nx = "# no comment here"\n', [(1, "Lists the open cells.")]),
        ("run", "#!/usr/bin/env bash\n# Runs all the\n# tests.\n", [(2, "Runs all the tests.")]),
    ],
)
def test_the_sample_joins_the_lines_of_a_comment(path, text, found):
    assert check.texts.comments(path, text) == found


@pytest.mark.parametrize(
    ("path", "text", "found"),
    [
        ("a.cpp", 'fail("the tile ", name, " fits nowhere on it");', [(1, "the tile … fits nowhere on it")]),
        ("a.js", "throw new Error(`seat ${seat}: the player is away`);", [(1, "seat …: the player is away")]),
        ("a.py", 'raise Error(f"the game {name} is over now")', [(1, "the game … is over now")]),
        ("a.cpp", 'set("stroke-width", "SELECT a FROM b");', []),
    ],
)
def test_the_sample_replaces_each_value_in_a_message(path, text, found):
    assert check.texts.messages(path, text) == found


def test_the_seed_determines_the_sample(capsys):
    drawn = []
    for seed in ("1", "1", "2"):
        assert sample.main([seed, "--comments", "5", "--messages", "3", "--tests", "2", "src/rules", "tests/game"]) == 0
        drawn.append(capsys.readouterr().out)
    assert drawn[0] == drawn[1] != drawn[2]
    assert re.findall(r"^# (\d+) of", drawn[0], re.M) == ["5", "3", "2"]
    assert len(re.findall(r"^(?:src|tests)/\S+:\d+: ", drawn[0], re.M)) == 10


# --- data about the project ---


def test_the_citation_names_the_newest_release():
    version, date = re.search(r"^## \[(\d.*?)\] - (\S+)$", (PROJECT / "CHANGELOG.md").read_text(), re.M).groups()
    citation = (PROJECT / "CITATION.cff").read_text()
    assert f"version: {version}\ndate-released: \"{date}\"\n" in citation


# --- the graph of includes ---


def test_the_picture_of_includes_is_up_to_date(capsys):
    assert draw_includes.main(["--check"]) == 0, capsys.readouterr().out


def test_the_picture_omits_an_arrow_that_others_imply():
    files = {
        "json/a.cpp": '#include "record/a.hpp"\n#include "game/a.hpp"\n#include "mistbank/game.hpp"\n#include <string>',
        "record/a.hpp": '#include "game/a.hpp"',
        "game/a.hpp": '#include "game/b.hpp"',
    }
    includes = draw_includes.folders_included_by(files)
    assert includes == {"json": {"record", "game"}, "record": {"game"}, "game": set()}
    assert draw_includes.without_implied(includes) == {"json": {"record"}, "record": {"game"}, "game": set()}
    assert draw_includes.layers(includes) == {"json": 0, "record": 1, "game": 2}


def test_folders_that_include_each_other_are_an_error():
    files = {"board/a.hpp": '#include "rules/a.hpp"', "rules/a.hpp": '#include "tiles/a.hpp"', "tiles/a.hpp": '#include "board/a.hpp"'}
    with pytest.raises(SystemExit, match="include each other: board -> rules -> tiles -> board"):
        draw_includes.drawn(draw_includes.folders_included_by(files))
