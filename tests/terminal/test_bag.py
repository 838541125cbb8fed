"""Plays the example examples/c/bag.c with typed input, ends the program without warning, and continues its saved games.

The program is in the folder of the terminal example: see MISTBANK_TERMINAL in test_terminal.py.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from threading import Timer

import pytest
from test_terminal import ON_WINDOWS, PROGRAM, PROJECT

BAG = [*PROGRAM[:-1], re.sub(r"terminal(\.exe)?$", r"bag\1", PROGRAM[-1])]
TIMEOUT = 120  #: time limit for a run of the program, in seconds
PLAYERS = ["base", "Anna", "Ben", "Cleo"]


class Host:
    """The running program. `said` is its output up to the last question."""

    def __init__(self, file: Path, *arguments: str) -> None:
        self.process = subprocess.Popen([*BAG, file, *arguments], cwd=PROJECT, stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.limit = Timer(TIMEOUT, self.process.kill)
        self.limit.start()
        self.said = ""
        self.read()

    def __enter__(self) -> Host:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def read(self) -> None:
        """Reads until the next question or the end of the output."""
        said = bytearray()
        while not said.endswith(b"> ") and (byte := self.process.stdout.read(1)):
            said += byte
        self.said = said.decode().replace("\r", "")

    def type(self, *lines: str) -> str:
        for line in lines:
            self.process.stdin.write(f"{line}\n".encode())
            self.process.stdin.flush()
            self.read()
        return self.said

    @property
    def question(self) -> str:
        return self.said.splitlines()[-1]

    @property
    def is_over(self) -> bool:
        return not self.said.endswith("> ")

    def kill(self) -> None:
        """Ends the program without warning, as a crash would."""
        self.process.kill()
        self.process.wait(TIMEOUT)
        self.limit.cancel()
        self.process.stdin.close()
        self.process.stdout.close()


def chances_in(said: str) -> dict[str, float]:
    return {tile: float(chance) for tile, chance in re.findall(r"(\S+) +(\d+\.\d) %", said)}


def run(file: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([*BAG, file, *arguments], cwd=PROJECT, input=typed, capture_output=True, text=True, timeout=TIMEOUT)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "evening.record"


def test_a_program_killed_in_the_middle_of_a_turn_resumes_at_the_same_question(file: Path) -> None:
    with Host(file, *PLAYERS) as host:
        host.type("V", "1", "4", "U", "1")
        question = host.question
        assert question.startswith("Ben, put a meeple on U")
    with Host(file) as host:
        assert host.question == question
        assert "- turn 3 begins: Cleo\n" in host.type("1")
    assert "draw V\nlay -1,0 2\npass\n# turn 2: green\ndraw U\n" in file.read_text()
    assert not Path(f"{file}.new").exists()


def test_a_game_whose_program_is_killed_in_every_turn_ends_with_the_result_of_each_player(file: Path) -> None:
    host = Host(file, *PLAYERS)
    turns = 0
    while not host.is_over:
        if chances := chances_in(host.said):
            turns += 1
            host.kill()
            host = Host(file)
            assert chances_in(host.said) == chances, "the continued game has another bag"
            host.type(next(iter(chances)))
        else:
            host.type("1")
    assert host.process.wait(TIMEOUT) == 0
    host.kill()
    assert turns == 71
    results = dict(re.findall(r"^(\w+): (\w+, \d+ points)$", host.said, re.MULTILINE))
    assert [*results] == PLAYERS[1:]
    for name, result in results.items():
        points = re.findall(rf"^- {name} gets .* has (\d+)$", host.said, re.MULTILINE)[-1]
        is_winner = re.search(rf"^- .*\b{name}\b.* wins? with {points} points$", host.said, re.MULTILINE)
        assert result == f"{'won' if is_winner else 'lost'}, {points} points"
    assert sum(result.startswith("won") for result in results.values()) == 1
    again = run(file)
    assert (again.returncode, again.stderr) == (0, "")
    assert again.stdout == "".join(f"{name}: {result}\n" for name, result in results.items())


def test_the_chances_shown_before_a_draw_are_the_proportions_of_the_remaining_tiles(file: Path) -> None:
    with Host(file, *PLAYERS) as host:
        assert "The next tile is one of 71:\n" in host.said
        chances = chances_in(host.said)
        assert (len(chances), chances["V"], chances["X"]) == (24, 12.7, 1.4)  # 9 and 1 of 71
        assert sum(chances.values()) == pytest.approx(100, abs=0.5)
        host.type("X", "1", "1")
        assert "The next tile is one of 70:\n" in host.said
        chances = chances_in(host.said)
        assert "X" not in chances
        assert chances["V"] == 12.9  # 9 of 70


def test_the_choices_are_grouped_by_cells_spots_and_buttons(file: Path) -> None:
    with Host(file, "inns_cathedrals", *PLAYERS[1:]) as host:
        assert host.type("V").startswith(
            "- Anna draws V\n"
            "Lay a tile, -1,0\n"
            "    1 Lays tile V at -1,0, turned by 2 quarters\n"
            "    2 Lays tile V at -1,0, turned by 3 quarters\n"
            "Lay a tile, 1,0\n"
            "    3 Lays tile V at 1,0\n")
        spots = host.type("1").split("Place a figure, ")
        assert re.fullmatch(r"-1,0, segment 0\n    1 Places Anna's meeple on .*\n    2 Places Anna's large meeple on .*\n", spots[1])
        assert re.search(r"\n  \d+ Places nothing\nAnna, put .*> $", spots[-1])


@pytest.mark.parametrize("line, answer", [
    ("Z", "Type the id of the drawn tile"),
    ("", "Type the id of the drawn tile"),
    ("draw " + 200 * "V", "Type the id of the drawn tile"),
    ("lay 1,0 0", "the game waits for a draw"),
    ("undo", "nothing to undo"),
])  # fmt: skip
def test_an_invalid_line_is_answered_with_a_reason_and_changes_nothing(file: Path, line: str, answer: str) -> None:
    with Host(file, *PLAYERS) as host:
        before = file.read_bytes()
        assert host.type(line).startswith(answer)
        assert (host.question, file.read_bytes()) == ("Anna, draw a tile> ", before)


@pytest.mark.parametrize("line", ["0", "7", "-1", "1x", "99999999999999999999", "V"])
def test_a_number_that_matches_no_choice_changes_nothing(file: Path, line: str) -> None:
    with Host(file, *PLAYERS) as host:
        host.type("V")
        before = file.read_bytes()
        assert host.type(line).startswith("Type the id of the drawn tile or the number of a choice")
        assert (host.question, file.read_bytes()) == ("Anna, lay V> ", before)


def test_undo_removes_a_wrongly_typed_tile_from_the_game_and_from_the_file(file: Path) -> None:
    with Host(file, *PLAYERS) as host:
        host.type("V", "undo", "U")
        assert host.question == "Anna, lay U> "
    assert "draw V" not in file.read_text()


def test_the_program_ends_without_changing_the_saved_game_if_the_file_cannot_be_written(file: Path) -> None:
    run(file, *PLAYERS, typed="V\n")
    before = file.read_bytes()
    Path(f"{file}.new").mkdir()
    done = run(file, typed="1\n")
    assert done.returncode == 1
    assert done.stderr.startswith(f"{file}.new: ")
    assert file.read_bytes() == before


def test_a_file_without_a_game_is_refused_and_left_unchanged(file: Path) -> None:
    file.write_text("a letter\n")
    done = run(file, *PLAYERS, typed="V\n")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"{file}: line 1: ")
    assert file.read_text() == "a letter\n"


def test_a_folder_in_place_of_the_file_is_refused(tmp_path: Path) -> None:
    done = run(tmp_path, *PLAYERS, typed="V\n")
    assert (done.returncode, done.stdout) == (1, "")
    reason = "Permission denied" if ON_WINDOWS else "cannot be read"  # Windows refuses to open a folder
    assert done.stderr == f"{tmp_path}: {reason}\n"


@pytest.mark.parametrize("arguments, complaint", [
    (["bass"], "bass: no preset has this name"),
    (["base", "Anna", "B#n"], "B#n: is too long for a name, or contains"),
    (["base", "Anna", 64 * "B"], f"{64 * 'B'}: is too long for a name"),
    (["base", *"ABCDEFG"], "base: players must be from 1 to 6"),
])  # fmt: skip
def test_wrong_arguments_are_refused(file: Path, arguments: list[str], complaint: str) -> None:
    done = run(file, *arguments, typed="V\n")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(complaint)
    assert not file.exists()


def test_the_name_of_a_file_is_required() -> None:
    done = subprocess.run(BAG, capture_output=True, text=True, timeout=TIMEOUT)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", "usage: bag FILE [PRESET NAME NAME ...]\n")


@pytest.mark.parametrize("preset", ["level1", "level6", "everything"])
def test_the_prompt_names_the_deciding_player_in_games_of_other_presets(file: Path, preset: str) -> None:
    with Host(file, preset, *PLAYERS[1:]) as host:
        host.type(next(iter(chances_in(host.said))))
        assert re.match(r"Anna, lay \S+> $", host.question)


def test_every_code_block_in_the_tutorial_is_part_of_the_program() -> None:
    page = (PROJECT / "docs/tutorials/bag.md").read_text(encoding="utf-8")
    program = (PROJECT / "examples/c/bag.c").read_text(encoding="utf-8")
    parts = re.findall(r"^```c\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert parts
    for part in parts:
        assert part in program, f"examples/c/bag.c does not contain:\n{part}"
