"""The generated files match the headers, one command adds new declarations to all languages, and the words of comments do not
affect the code."""

from __future__ import annotations

import ast
import importlib
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

PROJECT = Path(__file__).resolve().parents[2]
TREE = PROJECT / "build/generated/tree"
SCRAMBLED = PROJECT / "build/generated/scrambled"

sys.path.insert(0, str(PROJECT / "bindings/generator"))
import catalogue  # noqa: E402
import contract  # noqa: E402
import cpp  # noqa: E402
import expansions  # noqa: E402
import packages  # noqa: E402
import write  # noqa: E402

# Invented additions to the headers: a mark, an expansion, numbers of tiles and figures, a query, a name, a status, and an
# action and an event with fields.
CONSTANT, FIELD, VALUE, QUERY = "lighthouse", "keepers_awake", "years_served", "lamps_lit"
ASKED = f"""
/** Lamps that are lit. @param game the game @return 0 or more. @since 9.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_{QUERY}(const mistbank_game* game);

/** The name of a keeper. @param kind any number @return "Ida" or "Jo". @since 9.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_keeper_name(mistbank_mark kind);
"""
#: The additions with descriptions in the library. Each has the enumeration, the error if the catalogue lacks the description,
#: and the entry for the catalogue.
DESCRIBED = (
    ("action_kind", "does not describe signal of ActionKind", {"name": "signal", "fields": ["cell", "number"]}),
    ("event_kind", "does not describe signal_seen of EventKind", {"name": "signal_seen", "fields": {
        "colour": "colour", "cell": "cell", "segment": "segment", "points": "number points", "miles": "number amount"}}),
    ("expansion", f"has no title for {CONSTANT}", {"title": f"the {CONSTANT} & the keeper"}),
)  # fmt: skip
WITHOUT_STRUCTS = ("cpp", "schema", "expansions", "packages")
COUNTED = re.compile(
    r"\b(\d+|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|twenty)( more| further| other| small| large)*"
    r" (expansions|boxes)\b", re.IGNORECASE,
)  # fmt: skip


def generate(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([project / "bindings/generate", *arguments], capture_output=True, text=True)


def replaced(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{path}: {old}"
    path.write_text(text.replace(old, new), encoding="utf-8")


def append(header: Path, enumeration: str, symbol: str) -> None:
    """Adds a constant to the enumeration in the header, after the last constant."""
    last = contract.read(PROJECT).enumeration(enumeration).members[-1]
    begins = f"{last.symbol} = {last.value}"
    replaced(header, begins, f"{begins},\n    {symbol} = {last.value + 1}")


def describe(path: Path, enumeration: str, description: dict[str, Any]) -> None:
    """Adds to the catalogue a description of the constant that append() adds to the header."""
    described = json.loads(path.read_text(encoding="utf-8"))
    members = described["enumerations"][enumeration]["members"]
    members.append({"value": members[-1]["value"] + 1} | description)
    path.write_text(json.dumps(described), encoding="utf-8")


@pytest.fixture(scope="module")
def tree() -> Path:
    """Returns a copy of the repository with invented declarations in the headers. All generated files are regenerated."""
    shutil.rmtree(TREE, ignore_errors=True)
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=PROJECT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, names.split("\0")):
        if (PROJECT / name).is_file():
            (TREE / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(PROJECT / name, TREE / name)
    expansion = contract.read(PROJECT).enumeration("Expansion").members[-1]
    last = f"{expansion.symbol} = {expansion.value} "
    added = f"MISTBANK_EXPANSION_{CONSTANT.upper()} = {expansion.value + 1}, /**< a light for ships @clause LGH */"
    replaced(TREE / "capi/mistbank/pieces.h", last, f"{added}\n    {last}")
    append(TREE / "capi/mistbank/pieces.h", "Mark", f"MISTBANK_MARK_{CONSTANT.upper()}")
    begins = "typedef struct mistbank_tile {"
    replaced(TREE / "capi/mistbank/board.h", begins, f"{begins}\n    int32_t {FIELD}; /**< invented */")
    begins = "typedef struct mistbank_figure {"
    replaced(TREE / "capi/mistbank/board.h", begins, f"{begins}\n    int32_t {VALUE}; /**< invented too */")
    begins = "/** Returns the number of tiles on the board"
    replaced(TREE / "capi/mistbank/board.h", begins, f"{ASKED}\n{begins}")
    last = "MISTBANK_INVALID_POSITION = 16 "
    replaced(TREE / "capi/mistbank/pieces.h", last, f"MISTBANK_CELLAR_FLOODED = 17, /**< it is under water */\n    {last}")
    append(TREE / "capi/mistbank/kinds.h", "ActionKind", "MISTBANK_ACTION_SIGNAL")
    append(TREE / "capi/mistbank/kinds.h", "EventKind", "MISTBANK_EVENT_SIGNAL_SEEN")
    for enumeration, missing, description in DESCRIBED:
        done = generate(TREE)
        assert done.returncode == 1
        assert missing in done.stderr
        describe(TREE / catalogue.CATALOGUE, enumeration, description)
    done = generate(TREE)
    assert done.returncode == 0, done.stdout + done.stderr
    return TREE


def texts_for_users() -> dict[str, str]:
    """Returns the READMEs, pages and descriptions of packages. Excludes the changelog, whose lists do not change, and pages
    about a part of the library or a test."""
    others = ("CHANGELOG.md", "src/", "tests/")
    endings = ("*.md", "*.html", "*.toml", "*.csproj", "*.webmanifest", "*package.json", "*vcpkg.json",
               "*conanfile.py", "*.cff")  # fmt: skip
    listing = subprocess.run(["git", "ls-files", *endings], cwd=PROJECT, capture_output=True, text=True, check=True).stdout
    return {it: (PROJECT / it).read_text(encoding="utf-8") for it in listing.splitlines() if not it.startswith(others)}


def kinds_of_files() -> list[tuple[str, str]]:
    """Returns each language with the endings of its files. JavaScript has separate files for types. The descriptions of
    packages do not depend on the headers."""
    told = contract.read(PROJECT)
    named = {it: importlib.import_module(it).files(told, PROJECT) for it in write.LANGUAGES if it != "packages"}
    paths = [(it, path) for it in named for path in named[it]]
    return sorted({(it, ".d.ts" if path.endswith(".d.ts") else Path(path).suffix) for it, path in paths})


def test_generated_files_are_up_to_date() -> None:
    done = generate(PROJECT, "--check")
    assert done.returncode == 0, done.stdout + done.stderr


def test_gitattributes_marks_each_generated_file() -> None:
    told = contract.read(PROJECT)
    # These generators write only a part of a file: a list in a page, a description, or a number in a header.
    parts = {"expansions": lambda path: False, "packages": lambda path: False, "cpp": lambda path: path == cpp.HEADER}
    written = {catalogue.CATALOGUE}
    for language in write.LANGUAGES:
        written |= {*filter(parts.get(language), importlib.import_module(language).files(told, PROJECT))}
    _, _, rest = (PROJECT / ".gitattributes").read_text(encoding="utf-8").partition("# bindings/generate and ")
    assert rest.partition("\n\n")[0].splitlines()[1:] == [f"{path} linguist-generated" for path in sorted(written)]


def test_the_catalogue_equals_the_descriptions_in_the_library() -> None:
    done = subprocess.run([PROJECT / "bindings/catalogue", "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("language, ending", kinds_of_files())
def test_an_addition_to_a_header_appears_in_the_files_of_every_language(tree: Path, language: str, ending: str) -> None:
    files = importlib.import_module(language).files(contract.read(tree), tree)
    texts = [(tree / path).read_text(encoding="utf-8") for path in files if path.endswith(ending)]
    found = "".join(texts).lower().replace("_", "")
    assert CONSTANT in found
    assert FIELD.replace("_", "") in found or language in WITHOUT_STRUCTS
    assert QUERY.replace("_", "") in found or language in WITHOUT_STRUCTS


@pytest.mark.parametrize("path", [*expansions.TEXTS, expansions.TABLE])
def test_a_new_expansion_appears_in_every_generated_list_of_expansions(tree: Path, path: str) -> None:
    title = f"The {CONSTANT.capitalize()} & the Keeper"
    written = {expansions.TABLE: f"| LGH | {title} |\n"}
    text = (tree / path).read_text(encoding="utf-8")
    assert written.get(path, f" and *{title}*.") in (text if path in written else text.replace("\n", " "))


@pytest.mark.parametrize("path", packages.PACKAGES)
def test_every_package_has_the_description_in_cmakelists(tree: Path, path: str) -> None:
    description = "Rules for lighthouses."
    text = (tree / "CMakeLists.txt").read_text(encoding="utf-8")
    (tree / "CMakeLists.txt").write_text(re.sub('(DESCRIPTION ").*(")', rf"\1{description}\2", text), encoding="utf-8")
    assert generate(tree, "packages").returncode == 0
    before, after = packages.PACKAGES[path]
    assert f"{before}{description}{after}" in (tree / path).read_text(encoding="utf-8")


def test_no_text_for_users_states_the_number_of_expansions() -> None:
    counts = {path: found[0] for path, text in texts_for_users().items() if (found := COUNTED.search(text))}
    assert counts == {}


def test_a_text_that_lists_most_expansions_lists_all_of_them() -> None:
    described = catalogue.read(PROJECT)["enumerations"]["expansion"]["members"]
    titles = [expansion["title"].removeprefix("the ") for expansion in described]
    missing = {}
    for path, text in texts_for_users().items():
        words = re.sub(r"\s+", " ", text.replace("&amp;", "&")).lower()
        absent = [it for it in titles if it.lower() not in words]
        if 0 < len(absent) <= len(titles) // 2:
            missing[path] = absent
    assert missing == {}


def test_the_members_of_each_named_enumeration_have_unique_names_in_the_catalogue() -> None:
    enumerations = catalogue.read(PROJECT)["enumerations"]
    for member in enumerations["enumeration"]["members"]:
        enumeration = member["constant"].removeprefix("MISTBANK_ENUMERATION_").lower()
        names = [described.get("name") for described in enumerations[enumeration]["members"]]
        assert all(names) and len(set(names)) == len(names), enumeration


def test_the_house_rules_page_has_a_row_with_the_clause_for_each_house_rule() -> None:
    rows = (PROJECT / "docs/reference/house_rules.md").read_text(encoding="utf-8").splitlines()
    for rule in catalogue.read(PROJECT)["lists"]["rule_field"]:
        name, clause = f"`{rule['name']}`", rule["clause"]
        found = [row for row in rows if name in row.partition(" | ")[0] and f"{{ref}}`{clause} <{clause.lower()}>`" in row]
        assert bool(found) == rule["house"], name


def test_the_fuzz_dictionaries_contain_every_decision_step_house_rule_and_mark() -> None:
    described, words = catalogue.read(PROJECT), {}
    for target in ("position", "record_text", "tile_text"):
        done = subprocess.run([PROJECT / "fuzz/words", target], capture_output=True, text=True, check=True)
        words[target] = done.stdout.splitlines()
    decisions = described["enumerations"]["decision_kind"]["members"]
    house_rules = [f'"{rule["name"]} "' for rule in described["lists"]["rule_field"] if rule["house"]]
    expected = {
        "position": [rf'"\x0adecision {decision["name"]}\x0a"' for decision in decisions] + house_rules
        + [rf'"\x0astep {step}\x0a"' for decision in decisions for step in decision["steps"]],
        "record_text": house_rules,
        "tile_text": [rf'"mark {mark["name"]}\x0a"' for mark in described["enumerations"]["mark"]["members"]],
    }  # fmt: skip
    assert {target: sorted({*expected[target]} - {*words[target]}) for target in words} == dict.fromkeys(words, [])


@pytest.mark.skipif(not shutil.which("dotnet"), reason="the .NET SDK is missing")
def test_the_csharp_files_generated_from_an_extended_header_compile(tree: Path) -> None:
    sources = sorted((tree / "bindings/csharp/src").glob("*.cs"))
    into = tree / "Mistbank.dll"
    listed = subprocess.run(["dotnet", "--list-sdks"], capture_output=True, text=True, check=True).stdout.splitlines()
    version, folder = re.fullmatch(r"(\S+) \[(.+)\]", listed[-1]).groups()  # for example "10.0.401 [/usr/share/dotnet/sdk]"
    pack = next(Path(folder).parent.glob("packs/Microsoft.NETCore.App.Ref/*/ref/net*"))
    compile = ["dotnet", "exec", f"{folder}/{version}/Roslyn/bincore/csc.dll", "-nologo", "-noconfig", "-nostdlib"]
    compile += ["-langversion:9", "-warnaserror", "-unsafe", "-target:library", f"-doc:{into}.xml", f"-out:{into}"]
    done = subprocess.run([*compile, *(f"-r:{it}" for it in pack.glob("*.dll")), *sources], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    "path, text",
    [
        ("python/src/mistbank/_values.py", "    years_served: int  #: Invented too\n"),
        ("python/src/mistbank/_queries.py", '    def lamps_lit(self) -> int:\n        """Lamps that are lit."""\n'),
        ("python/src/mistbank/_refusals.py", 'class CellarFlooded(Error):\n    """It is under water."""\n'),
        ("javascript/src/errors.js", 'export const CellarFloodedError = errorClass("CellarFloodedError", Status.CellarFlooded, '),
        ("javascript/src/errors.d.ts", "/** It is under water. */\nexport class CellarFloodedError extends MistbankError {}\n"),
        ("javascript/src/contract.d.ts", "    /** Invented too. */\n    yearsServed: number;\n"),
        ("javascript/src/names.d.ts", '/** The name of a keeper: "Ida" or "Jo". */\nexport function keeperName(kind: Named<Mark>): string;\n'),
        ("javascript/src/names.js", "export const keeperName = (kind) => textFrom(wasm.mistbank_keeper_name("),
        ("javascript/src/queries.js", "    get lampsLit() {\n        return wasm.mistbank_game_lamps_lit(this._open);\n"),
        ("javascript/src/queries.d.ts", "    /** Lamps that are lit. */\n    readonly lampsLit: number;\n"),
    ],
)
def test_an_addition_to_a_header_appears_in_the_bindings_with_its_documentation(tree: Path, path: str, text: str) -> None:
    assert text in (tree / "bindings" / path).read_text(encoding="utf-8")


def test_fields_of_new_actions_and_events_are_in_the_schema_and_in_javascript(tree: Path) -> None:
    kind_fields = (tree / "bindings/javascript/src/kind_fields.js").read_text(encoding="utf-8")
    assert '    "x y number": "Signal",\n' in kind_fields
    assert '    "colour x y segment points miles=amount": "SignalSeen",\n' in kind_fields
    definitions = json.loads((tree / "src/json/mistbank.schema.json").read_text(encoding="utf-8"))["$defs"]
    required = {it["properties"]["kind"]["enum"][0]: it["required"] for it in definitions["action"]["oneOf"] + definitions["event"]["oneOf"]}
    assert required["signal"] == ["kind", "x", "y", "number"]
    assert required["signal_seen"] == ["kind", "player", "action", "colour", "x", "y", "segment", "points", "miles"]


# --- comments: the generator reads only their tags ---

TAG = re.compile(
    r"@(?:param [\w,]+|return|since [\d.]+|range #?\w+ to #?[\w()]+(?:-1)?|(?:kind|set|by|default|clause|null|else) -?\w+)"
)


def scrambled(comment: str) -> str:
    """Returns the comment with the same tags but other words, numbers and punctuation."""
    text = re.sub(r"\s*\n\s*\*?\s*", " ", comment)
    begins = re.match(r"/\*+<? ?", text)[0]
    words = text[len(begins) : -2]
    tags = [*TAG.findall(words), ""]
    others = (re.sub(r"\w+", lambda it: f"x{it[0][::-1]}", re.sub(r"[^\w\s]", "", it)) for it in TAG.split(words))
    return begins + " ".join(f"{other} {tag}" for other, tag in zip(others, tags)) + " */"


def signatures(path: str, text: str) -> str:
    """Returns the code of a generated file without comments."""
    if path.endswith(".py"):
        tree = ast.parse(text)
        for it in ast.walk(tree):
            if isinstance(it, ast.Expr) and isinstance(it.value, ast.Constant):
                it.value.value = ""
        return ast.dump(tree)
    text = re.sub(r"^\s*///.*|//.*$|/\*.*?\*/", "", text, flags=re.MULTILINE) if path.endswith(".cs") else text
    text = re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.DOTALL) if path.endswith((".js", ".ts")) else text
    return re.sub(r"\s+", " ", text)


@pytest.mark.parametrize("language", write.LANGUAGES)
def test_rewording_comments_in_headers_does_not_change_the_generated_code(language: str) -> None:
    shutil.rmtree(SCRAMBLED, ignore_errors=True)
    for header in [PROJECT / "capi/mistbank.h", *(PROJECT / "capi/mistbank").glob("*.h")]:
        other = SCRAMBLED / header.relative_to(PROJECT)
        other.parent.mkdir(parents=True, exist_ok=True)
        text = header.read_text(encoding="utf-8")
        other.write_text(re.sub(r"/\*.*?\*/", lambda it: scrambled(it[0]), text, flags=re.DOTALL), encoding="utf-8")
    files = importlib.import_module(language).files
    as_it_is, with_others = files(contract.read(PROJECT), PROJECT), files(contract.read(SCRAMBLED), PROJECT)
    assert as_it_is.keys() == with_others.keys()
    assert as_it_is != with_others or language in WITHOUT_STRUCTS
    for path in as_it_is:
        assert signatures(path, with_others[path]) == signatures(path, as_it_is[path]), path


def test_the_check_detects_files_that_were_generated_from_other_headers(tree: Path) -> None:
    replaced(tree / "capi/mistbank/board.h", f"int32_t {FIELD};", f"int32_t other_{FIELD};")
    done = generate(tree, "--check")
    assert done.returncode != 0
    assert f"other_{FIELD}" in done.stdout
