"""Plays sessions of the terminal example with typed input. Each test checks one output, file or exit status of a session.

MISTBANK_TERMINAL is the command of the program, as shell words, for example "wine .../terminal.exe".
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import unicodedata
import warnings
from dataclasses import dataclass, field
from pathlib import Path
from typing import Callable

import pytest

PROJECT = Path(__file__).resolve().parent.parent.parent
PROGRAM = shlex.split(os.environ.get("MISTBANK_TERMINAL", "build/release/examples/terminal"))
ON_WINDOWS = PROGRAM[0] == "wine" or PROGRAM[-1].endswith(".exe")
TIMEOUT = 600  #: time limit of a session in seconds; the longest session takes 35 s

# --- sessions and their checks ---


@dataclass(frozen=True)
class Result:
    output: str  #: standard output and standard error
    code: int
    folder: str  #: folder of the session's files; replaces {work} in options, typed lines and expected words

    def read(self, name: str) -> str:
        return Path(self.folder, name).read_text(encoding="utf-8")


Check = Callable[[Result], None]


@dataclass(frozen=True, eq=False)
class Session:
    options: str
    typed: list[str]
    checks: dict[str, Check]  #: the name and the check of each test
    environment: dict[str, str] = field(default_factory=dict)
    after: Session | None = None  #: the session to play first, because it writes a file that this session reads
    unix_only: bool = False  #: True for a session that needs locales in the environment, which Windows does not have


SESSIONS: list[Session] = []


def session(options: str, typed: str | list[str], checks: dict[str, Check], **others) -> Session:
    """Adds a session. `typed`: a list of the typed lines, or a text with lines separated by semicolons."""
    lines = [line.strip() for line in typed.split(";")] if isinstance(typed, str) else typed
    SESSIONS.append(Session(options, lines if typed else [], checks, **others))
    return SESSIONS[-1]


def tells(*words: str) -> Check:
    """Returns a check that the session prints each of these texts."""

    def check(result: Result) -> None:
        for text in words:
            assert text.replace("{work}", result.folder) in result.output, f"{text!r} is missing"

    return check


def does_not_tell(words: str) -> Check:
    def check(result: Result) -> None:
        assert words not in result.output, f"{words!r} is printed"

    return check


def ends_with(is_expected: Callable[[int], bool]) -> Check:
    def check(result: Result) -> None:
        assert is_expected(result.code), f"the code is {result.code}"

    return check


fails = ends_with(lambda code: code != 0)
succeeds = ends_with(lambda code: code == 0)


def has_lines(count: int, words: str) -> Check:
    def check(result: Result) -> None:
        assert sum(words in line for line in result.output.splitlines()) == count

    return check


def writes(name: str, start: str) -> Check:
    """Returns a check that a line of the file `name` begins with `start`."""

    def check(result: Result) -> None:
        assert any(line.startswith(start) for line in result.read(name).splitlines()), f"no line begins with {start!r}"

    return check


def does_not_write(name: str) -> Check:
    def check(result: Result) -> None:
        assert not Path(result.folder, name).exists()

    return check


def columns_of(line: str) -> int:
    shown = re.sub(r"^(> )+", "", line)  # removes prompts: on a real terminal the return key ends the line of a prompt
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in shown)


def is_no_wider_than(width: int) -> Check:
    def check(result: Result) -> None:
        for line in result.output.splitlines():
            assert line.startswith("outcome ") or columns_of(line) <= width, f"wider than {width}: {line!r}"

    return check


def is_ascii(result: Result) -> None:
    signs = set(re.findall(r"[^ -~\n]", result.output))
    assert not signs, f"not of ASCII: {signs}"


ONE = ["1"]
EVERYTHING_RECORD = "--load examples/pictures/everything.record"

# --- choices ---

session("--game base --external --players 2", "U; 1,0; 1", {
    "Two fields of a tile have different names": tells("the field at 1,0, north and", "the field at 1,0, south and"),
    "The name of a road contains its two ends": tells(
        "meeple red 0     Places a red meeple on the road at 1,0, east to west (2 tiles, 2 points, 2 open ends)"),
    "Numbers on the laid tile mark the segments that can be chosen": tells("──────0──────"),
})
session("--game base --external --players 2", "U; 1,0; 2", {
    "A place to lay a tile can be typed as a cell": tells("red lays U at 1,0"),
})
session("--level 1 --external", "17; 1", {
    "With external draws a tile can be entered by a name that is a number": tells("draws 17"),
})
session("--level 1 --external", "tile 17; tiles; tile 1000", {
    "Tiles are printed with their names": tells("turned 3", "54b (1)", "This game has no tile '1000'"),
})
session("--game base --seed 4", "5,5; 0,0", {
    "A message says why a cell is illegal": tells("shares no side with a face-up tile", "the cell already has a tile"),
})
session("--width 80", ["load tests/golden/hound_buried.record", *["undo"] * 200], {
    "Questions about figures and ghosts name the places": tells(
        "the yellow meeple on the road at -1,-1", "Takes 1 ghost off the tile at 1,0",
        "Takes 1 ghost off the tile at 1,-2 and leaves 2", "Puts a ghost on the cemetery at 0,-1"),
})

# --- the small boxes ---

session("--game ferries --external --players 2", "fer-02; 1,0; 1; 7", {
    "The roads of a lake have numbers and sides": tells(
        "──0≈≈≈≈≈≈≈2──", "ferry 1,0/0+1    Joins the west road and the"),
})
session("--game ferries --external --players 2", "fer-02; 1,0; 1; 7; 2; fer-01", {
    "A ferry joins the chosen roads": tells(
        "Player 1 (red): let the ferry at 1,0 join two roads.",
        "a ferry at 1,0 joins the west road and the east road; 7 ferries are left", "──═══════──",
        "ferries  1 on the board"),
})
session("--game ferries --external --players 2", "fer-02; 1,0; 1; 7; 2; fer-02; 2,0; 1; 7; 1", {
    "A ferry on the road can stay": tells("keep 1,0", "Leaves the ferry at 1,0 where it is, between the"),
})
session("--game gold --players 2 --seed 19", ONE * 200, {
    "An ingot can be laid next to a mine": tells(
        "lay an ingot on a tile next to", "an ingot comes to", "which has 1\n",
        "ingots aside"),
})
session("--game mage --players 2 --seed 7", ONE * 60, {
    "Mage and witch can be moved to roads and cities": tells(
        "move the mage or the witch.", "Moves the mage to the road at 0,0", "the mage comes to the road at 0,0",
        "mage     on the road at 0,0", "witch    aside"),
})
session("--game robbers --players 3 --seed 7", ONE * 30, {
    "Robbers can be placed on the scoring track": tells(
        "may place a robber on the track.", "Sends the robber to space 0 beside green's marker and blue's marker",
        "green's robber goes to space 0 of the track", "robbers  red on space 0, green on space 0"),
})
session("--game crops --players 2 --seed 7", ONE * 200, {
    "At a crop circle all players can add or remove a meeple": tells(
        "choose whether all add or remove a meeple.", "All players may add a meeple to a knight of theirs",
        "All players take a knight of theirs home", "adds a meeple, or none.", "green adds a meeple to the city at"),
})
session("--game messages --players 2 --seed 1", ONE * 100, {
    "The player can give the points to the marker or to the courier": tells(
        "choose whether green's marker or courier takes 4 points.", "Moves green's marker by 4 points",
        "Moves green's courier by 4 points",
        "track    marker and courier: red", "messages none seen yet"),
})
session(
    "--game messages --external --players 1",
    "W; -1,0; 1; pass; U; 1,0; 1; meeple red 0; U; 2,0; 1; pass; W; 3,0; 1; pass; message 7; message act", {
        "A message is drawn and read": tells(
            "Report the message that was drawn.", "Draws message 4: 3 points for each farmer",
            "the player draws message 7: a further tile",
            "Do what message 7 says (a further tile), or take two points.", "Takes 2 points instead",
            "red does what message 7 says", "the player takes a second part of the turn",
            "messages in this order: 7"),
    })
session("--game king --players 3 --seed 7", ONE * 200, {
    "King and robber baron are shown with their city and road": tells("takes the king: the city at", "king     red, for a city of"),
})
session(
    "--game festival --external --players 1",
    "U; lay 1,0 1; meeple red 0; fes-04; lay -1,0 0; festival 1,0/0 red meeple", {
        "A festival takes a figure back": tells(
            "Takes back the red meeple on the road at 1,0", "red's highwayman at 1,0 is taken back", "Takes back the red meeple"),
    })
session("--game everything --players 2 --seed 3", "help", {
    "The help describes each expansion of the game": tells(
        "the Gold Mines (GLD): Ingots on tiles go to the colours", "the Robbers (ROB): ", "King & Robber Baron (KNG): "),
    "The help describes each mark and names a tile with the mark": tells(
        "Gold mine (gld-", "Crop circle of farmers (crp-", "): When this tile is laid, an ingot is placed on it",
        "Lake with road ends (fer-03): A ferry joins two of these roads"),
    "The help describes pieces and names their rules": tells(
        "mage (MAG-1): The mage adds a point", "ingots on the tile (GLD-1): The colours that score a feature on this tile take"),
    "The help describes kinds of figures": tells("large meeple: It counts as two.", "pig: Each city is worth 4 points"),
    "Games with expansions list more signs": tells("garden: Only an abbot can stand here", "≈          river", "bridge: "),
})

# --- players and symbols ---

session("--level 2 --players 2 --seed 3", [], {
    "Players have a number and all their colours": tells(
        "Players: player 1 (red, green), player 2 (blue, yellow).", "turn     1, player 1 (red, green)",
        "Player 1 (red, green): lay "),
    "The start explains the most important signs": tells("Signs: R G B Y meeples", "░ mist", "▒ █ city and wall"),
})
session("--game base --players 2 --seed 3 --names red=Anna,green=Ben", "1; 1; 1; pass", {
    "Texts contain the names of the players": tells(
        "Players: player 1 (Anna), player 2 (Ben).", "Player 1 (Anna): lay ", "Anna lays ",
        "Places Anna's meeple on ", "turn 2 begins: player 2 (Ben)"),
})
session("--level 2 --players 2 --seed 3", "1; 1; 1", {
    "The line for a new turn names the player": tells("turn 2 begins: player 2 (blue, yellow)"),
})
session("--level 2 --players 1 --seed 3", [], {
    "A single player has no number": does_not_tell("player 1"),
})
for word in ("help", "?", "h"):
    session("--level 2 --seed 3", word, {
        f"'{word}' tells what can be typed and what the signs mean": tells(
            "look X,Y", "save FILE", "coat of arms: It adds 2 points", "two ghosts: Ghosts leave"),
        f"'{word}' keeps each command apart from what it does": tells("p or position FILE  shows or saves the table"),
    })
session("--game base --house hand=3 --players 2 --seed 3 --width 80", "1; 1; 1; pass; quit", {
    "The player chooses a tile in the hand, then its cell and rotation": tells(
        "lay a tile from the hand.", "Player 1 (red): lay ", "Which rotation?", "red takes a tile into the hand",
        "hands    red: 3 tiles, green: 3 tiles"),
})
session("--game base --house table=5x5,border_completes,unplayable=returned --auto --quiet --seed 1", [], {
    "A game on a small table reaches its end": tells("outcome finished"),
})
HOUSE = session(
    "--game everything --house draw_ahead,hole_turn,hill_majority --players 3 --auto --quiet --seed 1"
    " --record {work}/house", [], {
        "A game can have house rules and all expansions": tells("outcome finished"),
        "The record of a game names its house rules": writes("house", "draw_ahead yes"),
    })
session("--load {work}/house --quiet", [], {
    "A game with house rules can be loaded from its record": tells("outcome finished"),
}, after=HOUSE)
session("--game base --external --house first_player=random,tile_sales --players 3", "2; quit", {
    "The host can report the first player": tells("Player 1 (red): report the first player.", "green begins, by chance"),
})
SALES = session(
    "--game traders_builders --house first_player=most_roads,tile_sales --players 3 --auto --quiet --seed 1"
    " --record {work}/sales", [], {
        "a game with tiles for sale comes to its end": tells("outcome finished"),
        "and its record names the way to find the first player": writes("sales", "first_player most_roads"),
        "and the sales": writes("sales", "tile_sales yes"),
    })
session("--load {work}/sales --quiet", [], {
    "A game with sales of tiles can be loaded from its record": tells("outcome finished"),
}, after=SALES)
session("--game base --players 2 --seed 3", "help", {
    "The program does not explain signs that the game does not use": does_not_tell("ghosts"),
    "The help of the base game describes no marks": does_not_tell("Marks, each with"),
})

# --- words ---

for word in ("quit", "q", "exit"):
    session("--game base --seed 4", [word, "1"], {
        f"'{word}' ends the program": does_not_tell("Which rotation?"),
    })
session("--game base --seed 4", "qiut; hepl; nonsense; quit now; look; look 99,99; save; load", {
    "The message for an unknown word suggests a word": tells(
        "Did you mean 'quit'?", "Did you mean 'help'?", "'nonsense' is neither in the list nor a command",
        "'quit' takes no argument; remove 'now'", "'look' takes a cell", "The board extends from 0,0 to 0,1",
        "'save' takes a file", "'load' takes a file"),
})
session("--game base --seed 4", "lay 3; why lay 0,1 0", {
    "The program answers typed actions with a message": tells("'lay 3' must have the form", "The action is legal."),
})
session("--game base --seed 4", "1; 1; 1; save {work}/saved.record; undo; undo; load {work}/saved.record", {
    "Typed commands save and load games": tells("Saved in {work}/saved.record"),
    "The loaded game equals the saved game": has_lines(2, "turn     2, player 2 (green)"),
})
session("--game flying_machines --external --players 2", "fl-03; 1,0; 1; fly meeple; roll 1; undo", {
    "After undo of a die roll the program says that the result is hidden again": tells(
        "the die shows 1", "The tiles and tokens that this action revealed are hidden again."),
})
session("--load examples/apps/web/example.record", "undo; quit", {
    "Undo after the end of a game hides no tile": does_not_tell("hidden again"),
    "Undo after the end of a game repeats the last question": tells(", or remove ghosts from a tile."),
})
session("--game base --seed 4", "load {work}/none; 1", {
    "A game continues if a record cannot be loaded": tells("No such file", "Which rotation?"),
})

# --- reviews ---

session("--load examples/apps/web/example.record", "quit", {
    "A finished game shows the sources of its points": tells("the team has 100 points: cities 64, castles 16, hounds 20"),
})
session("--load examples/apps/web/example.record", "review; quit", {
    "A typed command reviews a finished game": tells(
        "'review' lists the worst decisions", "Worst decisions:", "percentage points lost; better: "),
})
session("--game base --seed 4", "review; 1; review", {
    "The review of a game after few actions finds no mistakes": tells(
        "No decision was clearly a mistake."),
})

# --- positions; the folder contains table.position and broken.position ---

TABLE = """mistbank-position 1
preset base
tile 0,1 E 2
tile 1,0 U 1
figure red meeple 0,0/0
figure green meeple 1,0/1
score red 4
drawn K
"""
session("--position {work}/table.position", "tile U; hint; position; 1; 1; 1; undo; undo; undo", {
    "A game can start from a position, and the adviser gives hints": tells(
        "red lays K", "tile 1,0 U 1", "drawn K", "score red 4", "figure green meeple 1,0/1",
        "turn     3, player 1 (red)", "nothing to undo"),
})
session("--position {work}/table.position", "hint; quit", {
    "Hints name the place and the difference to the best action": tells(
        "lay 0,2 0: closes the city at 0,2 for 4", "points above the next best", "points below the best"),
})
session("--game base --players 2 --seed 4", "hint; quit", {
    "A hint lists equally good actions together": tells(
        "lay 0,1 0: places a meeple at 0,1 on a monastery with 1 tile around",
        "equally good: lay 0,1 1, lay 0,1 2, lay 0,1 3"),
})
session("--position {work}/table.position", "position {work}/again.position; load {work}/again.position; position", {
    "Typed commands save and load positions": tells("Saved in {work}/again.position", "figure red meeple 0,0/0"),
})
session("--game base --house hand=3 --players 2 --seed 3", "position", {
    "A saved position contains only public information about hands": tells("holds 0 ?@", "holds 1 ?@"),
    "A saved position does not contain the order of the draws": does_not_tell("order "),
})
session("--position {work}/broken.position", [], {
    "The error for an impossible position names line and clause": tells("line 3, column", "COM-2"),
    "The program fails for an impossible position": fails,
})
session("--position examples/pictures/everything.record", [], {
    "A record is refused where the program expects a position": tells("a position must begin with 'mistbank-position 1'"),
})

# --- the screen ---

for width in (60, 80):
    for game in ("--level 6 --players 2", "--game everything --players 3"):
        session(f"{game} --seed 7 --width {width}", [*ONE * 150, "board", "help"], {
            f"No line is wider than {width} columns with {game}": is_no_wider_than(width),
        })
    SESSIONS[-1].checks[f"The program mentions a cut board with {width} columns"] = tells("The board continues: ")
session(EVERYTHING_RECORD, [], {
    "If the output is not a terminal, COLUMNS is the width": is_no_wider_than(70),
}, environment={"COLUMNS": "70"})
session(EVERYTHING_RECORD, [], {
    "A file contains the whole board": does_not_tell("The board continues: "),
})
session(f"{EVERYTHING_RECORD} --width 80", "look -3,2", {
    "Another part of a large board can be printed": tells("-4          -3          -2"),
})
session(f"{EVERYTHING_RECORD} --width 80", "board", {
    "A large board can be printed in strips": tells("Columns "),
})
session("--game everything --players 3 --seed 7 --ascii", [*ONE * 150, "board", "help", "tiles"], {
    "The option --ascii prints only ASCII": is_ascii,
})
session("--level 3 --seed 7", [*ONE * 30, "help"], {
    "The program prints only ASCII if the locale does not use UTF-8": is_ascii,
    "Without UTF-8 the program mentions the option --utf8": tells("--utf8"),
}, environment={"LC_ALL": "C"}, unix_only=True)
session("--level 3 --seed 7 --utf8", [], {
    "The option --utf8 prints UTF-8 in any locale": tells("░░░"),
}, environment={"LC_ALL": "C"}, unix_only=True)
session("--level 3 --seed 7", [], {
    "A file contains no colours": does_not_tell("\x1b"),
})
session("--level 3 --seed 7 --colour", [], {
    "An option prints colours in any output": tells("\x1b["),
}, environment={"NO_COLOR": "1"})

# --- files ---

session("--game base --seed 4 --record {work}/no/where.record", "1", {
    "A record that cannot be written is reported before the game": tells("--record: {work}/no/where.record cannot be written"),
    "No game begins if the record cannot be written": does_not_tell("(red): lay "),
    "The program fails if the record cannot be written": fails,
})
session("--game base --seed 4 --svg {work}/no/where.svg", "1", {
    "A picture that cannot be written is reported before the game": tells("--svg: {work}/no/where.svg cannot be written"),
})
KEPT = session("--game base --seed 4 --record {work}/kept.record", "1; 1; load {work}/kept.record", {
    "The record is written after every action": tells("(red): put a meeple on ", "> "),
    "At the end of a session the program says how to continue the game": tells("--load {work}/kept.record continues it."),
    "The record of an unfinished game can be loaded": has_lines(2, "(red): put a meeple on "),
})
session("--load {work}/kept.record --record {work}/kept.record --svg {work}/board.svg", "1; 1; 1", {
    "A game can be recorded in the file that it was loaded from": writes("kept.record", "mistbank-record"),
    "The program writes the picture at the end": writes("board.svg", "<svg"),
}, after=KEPT)

# --- options ---

VERSION = re.findall(r"^#define MISTBANK_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", (PROJECT / "capi/mistbank.h").read_text(), re.M)
OPTIONS = re.findall(r'"(--[a-z0-9-]+)", take_', (PROJECT / "examples/apps/terminal/options.c").read_text())
session("--version", [], {
    "The option --version prints the version": tells(f"mistbank {'.'.join(VERSION)}"),
    "Printing the version is not a failure": succeeds,
})
session("--help", [], {
    "The option --help names every option": tells(*OPTIONS, "--version"),
    "The help fits into 80 columns": is_no_wider_than(80),
})


def refused(words: str, options: str) -> None:
    session(options, [], {
        f"The program refuses {options}": tells(words),
        f"The exit code is 2 for {options}": ends_with(lambda code: code == 2),
    })


refused("--level and --game cannot be combined", "--level 2 --game base")
refused("--level and --expansions cannot be combined", "--expansions river --level 2")
refused("--expansions needs --game", "--expansions river")
refused("--edition and --game cannot be combined", "--game base --edition 2022")
refused("--house takes rules such as hand=3 or table=9x9, separated by commas", "--game base --house nonsense")
refused("--house takes rules such as hand=3", "--game base --house hole_turn=maybe")
refused("--house takes rules such as hand=3", "--game base --house table=9x9x9")
refused("hand must be 0 or 3, not 2 (HSE-1)", "--game base --house hand=2")
refused("draw_ahead cannot be played together with hand (HSE-5)", "--game base --house hand=3,draw_ahead")
refused("hand is a house rule", "--level 1 --house hand=3")
refused("--joint and --game cannot be combined", "--game base --joint majority")
refused("--seed and --external cannot be combined", "--external --seed 2")
for option in ("--level 2", "--game base", "--edition 2022", "--players 3", "--seed 2", "--joint majority", "--external"):
    refused("the record contains its own rules", f"{EVERYTHING_RECORD} {option}")
    refused("the position contains its own rules", f"--position {{work}}/table.position {option}")
refused("each of these options loads a game", "--load {work}/table.position --position {work}/table.position")
refused("--colour and --no-colour cannot be combined", "--colour --no-colour")
refused("--ascii and --utf8 cannot be combined", "--utf8 --ascii")
refused("--record and --svg name the same file", "--record {work}/a --svg {work}/a")
SESSIONS[-1].checks["Nothing is written if --record and --svg name the same file"] = does_not_write("a")
refused("--width takes a number", "--width wide")
refused("--names takes names by colour such as red=Anna", "--names red=Anna,white=Ben")
refused("level must be from 1 to 6", "--level 9")
refused("unknown option: --lvl", "--lvl 3")

# --- the tests ---

CASES = [(played, name) for played in SESSIONS for name in played.checks]


class Terminal:
    """Plays each session only once, and keeps the results."""

    def __init__(self, folder: Path) -> None:
        self.folder = str(folder)
        self.results: dict[Session, Result] = {}
        (folder / "table.position").write_text(TABLE)
        (folder / "broken.position").write_text(TABLE.replace("tile 0,1 E 2", "tile 0,1 E"))

    def play(self, played: Session) -> Result:
        if played.after:
            self.play(played.after)
        if played not in self.results:
            self.results[played] = self.run(played)
        return self.results[played]

    def run(self, played: Session) -> Result:
        result = self.run_once(played)
        if PROGRAM[0] == "wine" and (result.code, result.output) == (1, ""):
            # The program always prints a line at its start. On a busy machine Wine sometimes fails to start the program.
            warnings.warn("Wine did not start the program; the test starts it again", stacklevel=1)
            result = self.run_once(played)
        return result

    def run_once(self, played: Session) -> Result:
        environment = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "NO_COLOR")}
        done = subprocess.run(
            [*PROGRAM, *(word.replace("{work}", self.folder) for word in shlex.split(played.options))],
            input="".join(line.replace("{work}", self.folder) + "\n" for line in played.typed).encode(),
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, cwd=PROJECT, timeout=TIMEOUT,
            env={**environment, "LC_ALL": "C.UTF-8", **played.environment}, check=False)
        return Result(done.stdout.decode(errors="replace").replace("\r", ""), done.returncode, self.folder)


@pytest.fixture(scope="module")
def terminal(tmp_path_factory: pytest.TempPathFactory) -> Terminal:
    return Terminal(tmp_path_factory.mktemp("terminal"))


def test_the_names_of_the_tests_are_unique() -> None:
    names = [name for _, name in CASES]
    assert len(names) == len(set(names))


@pytest.mark.parametrize(("played", "name"), CASES, ids=[name for _, name in CASES])
def test_a_session_passes_its_check(terminal: Terminal, played: Session, name: str) -> None:
    if played.unix_only and ON_WINDOWS:
        pytest.skip("Windows takes no locale from the environment")
    result = terminal.play(played)
    print("\n".join(result.output.splitlines()[-40:]))  # pytest prints this output for a failed test
    assert result.output, "the program printed nothing"  # without output, checks for absent words would pass
    played.checks[name](result)
