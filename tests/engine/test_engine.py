"""Tests the engine example through its protocol: one request and one answer on each line."""

from __future__ import annotations

import ctypes
import json
import random
import re
import subprocess
from pathlib import Path
from typing import Any, Iterator

import pytest

PROJECT = Path(__file__).resolve().parent.parent.parent
ENGINE = PROJECT / "build/release/examples/engine"
TERMINAL = PROJECT / "build/release/examples/terminal"
LIBRARY = PROJECT / "build/release/libmistbank.so"
PAGE = (PROJECT / "examples/apps/engine/PROTOCOL.md").read_text(encoding="utf-8")


class Engine:
    def __init__(self) -> None:
        self.program = subprocess.Popen([ENGINE], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def say(self, line: bytes) -> dict[str, Any]:
        """Sends a line unchanged; returns the answer."""
        assert self.program.stdin and self.program.stdout
        self.program.stdin.write(line + b"\n")
        self.program.stdin.flush()
        answer = self.program.stdout.readline()
        assert answer.endswith(b"\n"), f"no answer to {line[:100]!r}"
        return json.loads(answer)

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        return self.say(json.dumps({"do": do, **fields}).encode())

    def do(self, do: str, **fields: Any) -> dict[str, Any]:
        answer = self.ask(do, **fields)
        assert answer["ok"], answer
        return answer

    def refused(self, do: str, **fields: Any) -> tuple[str, str]:
        answer = self.ask(do, **fields)
        assert not answer["ok"], answer
        return answer["status"], answer["message"]


@pytest.fixture
def engine() -> Iterator[Engine]:
    engine = Engine()
    yield engine
    assert engine.program.stdin
    engine.program.stdin.close()
    assert engine.program.wait(10) == 0


PRESETS = [
    *(f"level{level}" for level in range(1, 7)), "level6_2022", "base", "demo", "ghosts_castles_cemeteries",
    "princess_dragon", "hills_sheep", "big_top", "messages", "ferries", "gold", "mage", "robbers", "crops", "king",
    "festival", "everything",
]  # fmt: skip


@pytest.mark.parametrize("preset", PRESETS)
def test_a_game_can_be_played_to_its_end_and_the_terminal_program_can_replay_the_record(
    engine: Engine, preset: str, tmp_path: Path
) -> None:
    dice = random.Random(preset)
    stand = engine.do("new", rules={"preset": preset, "players": 3, "seed": "11"})
    told = list(stand["events"])
    while not stand["over"]:
        legal = engine.do("legal")
        assert [legal[name] for name in ("decision", "player", "turn")] == [
            stand[name] for name in ("decision", "player", "turn")
        ]
        action = dice.choice(legal["actions"])
        stand = engine.do("apply", action=dice.choice([action, action["text"], {"text": action["text"]}]))
        told += stand["events"]
    assert engine.do("legal")["actions"] == []
    assert engine.do("events")["events"] == told
    assert all(event["sentence"] for event in told)
    state = engine.do("state", viewer="host")["state"]
    assert state["outcome"] != "open"
    record = engine.do("record")["record"]
    file = tmp_path / "game.record"
    file.write_text(record, encoding="utf-8")
    replayed = subprocess.run([TERMINAL, "--load", file, "--quiet"], capture_output=True, text=True, check=True).stdout
    assert re.search(r"state ([0-9a-f]{16})", replayed)[1] == state["hidden"]["state_hash"]  # type: ignore[index]
    engine.do("load", game="again", record=record)
    assert engine.do("state", game="again", viewer="host")["state"] == state


def test_sentences_and_explanations_contain_the_names_of_players(engine: Engine) -> None:
    names = {"red": "Anna", "green": "Ben"}
    made = engine.do("new", rules={"preset": "base", "players": 2, "seed": "3"}, names=names)
    assert "turn 1 begins: Anna" in [event["sentence"] for event in made["events"]]
    lay = engine.do("legal")["actions"][0]
    assert engine.do("apply", action=lay, names=names)["events"][0]["sentence"].startswith("Anna lays ")
    engine.do("apply", action=engine.do("legal")["actions"][0])
    assert any("Anna" in event["sentence"] for event in engine.do("events", names=names)["events"])
    assert not any("Anna" in event["sentence"] for event in engine.do("events")["events"])
    assert engine.do("advice", simulations=1, names=names)["advice"]
    assert engine.do("review", simulations=1, most=1, names=names)["decisions"]


def test_the_answer_to_hello_lists_the_version_presets_and_tile_sets(engine: Engine) -> None:
    hello = engine.do("hello", id={"any": ["value", 1]})
    assert hello["id"] == {"any": ["value", 1]}
    assert hello["protocol"] == 1
    header = (PROJECT / "capi/mistbank.h").read_text()
    version = ".".join(re.findall(r"#define MISTBANK_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", header))
    assert hello["version"] == version
    for preset in hello["presets"]:
        engine.do("new", game=preset, rules=preset)
    assert engine.do("games")["games"] == sorted(hello["presets"])
    assert "mists" in hello["tile_sets"]


def test_undo_stops_at_the_start(engine: Engine) -> None:
    engine.do("new", rules="level2")
    before = engine.do("state", viewer="host")
    for _ in range(6):
        engine.do("apply", action=engine.do("legal")["actions"][0])
    engine.do("undo", count=5)
    engine.do("undo")
    assert engine.do("state", viewer="host") == before
    assert engine.refused("undo")[0] == "nothing to undo"
    assert engine.refused("undo", count=0)[0] == "invalid JSON"


def test_an_illegal_action_leaves_the_game_unchanged_and_the_error_names_the_clause(engine: Engine) -> None:
    engine.do("new", rules="base")
    before = engine.do("state", viewer="host")
    status, message = engine.refused("apply", action="lay 9,9 0")
    assert status == "illegal action" and "COM-" in message
    assert engine.refused("apply", action={"kind": "pass"})[0] == "wrong decision"
    assert engine.do("why", action="lay 9,9 0") == {"ok": True, "legal": False, "reason": message}
    assert engine.do("why", action=engine.do("legal")["actions"][0]) == {"ok": True, "legal": True}
    assert engine.do("state", viewer="host") == before


TABLE = "mistbank-position 1\npreset base\ntile 0,1 E 2\nfigure red meeple 0,1/0\ndrawn K\n"


def test_a_game_can_start_from_a_position_and_undo_stops_at_that_position(engine: Engine) -> None:
    stand = engine.do("begin", position=TABLE)
    assert (stand["decision"], stand["player"], stand["turn"]) == ("lay_tile", 1, 2)
    engine.do("apply", action=engine.do("legal")["actions"][0])
    engine.do("undo")
    assert engine.refused("undo")[0] == "nothing to undo"
    assert engine.do("advice", simulations=20, most=1)["advice"][0]["explanation"]


def test_the_hosts_position_restores_the_whole_game_and_a_viewers_position_what_that_viewer_sees(engine: Engine) -> None:
    engine.do("new", rules={"preset": "base", "hand": 3, "seed": "4"})
    for _ in range(9):
        engine.do("apply", action=engine.do("legal")["actions"][0])
    state = engine.do("state", viewer="host")["state"]
    engine.do("begin", game="again", position=engine.do("position", viewer="host")["position"])
    again = engine.do("state", game="again", viewer="host")["state"]
    assert again["hidden"]["state_hash"] == state["hidden"]["state_hash"]
    for viewer in ("nobody", 0, 1):
        seen = engine.do("position", viewer=viewer)["position"]
        assert "order" not in seen
        engine.do("begin", game="again", position=seen)
        assert engine.do("position", game="again", viewer=viewer)["position"] == seen


def test_an_impossible_position_leaves_the_game_unchanged_and_the_error_names_the_line(engine: Engine) -> None:
    engine.do("begin", position=TABLE)
    before = engine.do("state", viewer="host")
    status, message = engine.refused("begin", position=TABLE.replace("E 2", "E"))
    assert status == "invalid position" and message.startswith("line 3, column ") and "COM-2" in message
    assert engine.refused("begin")[0] == "invalid JSON"
    assert engine.do("state", viewer="host") == before


def test_each_viewer_sees_only_their_own_hand(engine: Engine) -> None:
    engine.do("new", rules={"preset": "base", "hand": 3, "seed": 4})
    hands = [engine.do("state", viewer=viewer)["state"]["hands"] for viewer in ("nobody", 0, "host")]
    assert hands[0] == [[None] * 3] * 2
    assert hands[1] == [hands[2][0], [None] * 3]
    assert None not in hands[2][1]
    assert engine.refused("state", viewer=2)[0] == "invalid JSON"
    assert engine.refused("state", viewer="all") == (
        "invalid argument", 'viewer: expected the number of a player, "nobody" or "host"'
    )  # fmt: skip


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_advice_from_several_threads_does_not_depend_on_how_simulations_are_split_into_requests(
    engine: Engine, threads: int
) -> None:
    said = []
    many = 37 + 64 * threads  # two rounds for each thread and part of a third round
    for name, parts in (("one", (many,)), ("other", (many,)), ("parts", (4, 0, 64 * threads, 33))):
        engine.do("new", game=name, rules={"preset": "base", "seed": "7"})
        for part in parts:
            advice = engine.do("advice", game=name, simulations=part, threads=threads, seed=3)
        assert advice["simulations"] == many and advice["threads"] == threads
        said.append(advice["advice"])
    assert said[0] == said[1] == said[2]
    engine.do("apply", game="one", action=said[0][0]["action"])  # the position changes, so the threads discard their results
    assert engine.do("advice", game="one", simulations=9, threads=threads, seed=3)["simulations"] == 9
    longer = engine.do("advice", game="one", milliseconds=60, threads=threads, seed=3)
    assert longer["simulations"] > 9
    assert engine.do("advice", game="one", milliseconds=20)["threads"] >= 1


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_threads_run_all_requested_simulations_even_if_a_time_limit_ended_an_earlier_round(
    engine: Engine, threads: int
) -> None:
    engine.do("new", rules={"preset": "base", "seed": "7"})
    for milliseconds in (3, 5, 8, 13, 21, 34):  # the time limit ends a round early in some threads
        before = engine.do("advice", milliseconds=milliseconds, threads=threads, seed=3)["simulations"]
        for more in (1, 30, 50):
            assert engine.do("advice", simulations=more, threads=threads, seed=3)["simulations"] == before + more
            before += more


def test_advice_lists_legal_actions_with_reasons_and_repeated_requests_add_simulations(engine: Engine) -> None:
    engine.do("new", rules={"preset": "level3", "seed": 5})
    advice = engine.do("advice", simulations=30, most=3)
    assert advice["simulations"] == 30
    assert len(advice["advice"]) == 3
    legal = engine.do("legal")["actions"]
    assert advice["action"] == advice["advice"][0]["action"]
    assert all(entry["action"] in legal and entry["explanation"] for entry in advice["advice"])
    assert advice["advice"][0]["group"] == 0
    assert all(0 <= entry["winning"] <= 1 for entry in advice["advice"])
    assert engine.do("advice", simulations=30)["simulations"] == 60
    assert engine.do("advice", milliseconds=30, strength="easy")["simulations"] >= 16
    assert engine.refused("advice", strength="godlike")[0] == "unknown name"
    for wrong in (0, 65, "many"):
        assert engine.refused("advice", threads=wrong)[0] == "invalid JSON"
    assert engine.refused("advice", milliseconds=-1)[0] == "invalid JSON"


@pytest.mark.parametrize("preset", ["base", "level3"])
def test_a_review_judges_every_decision_of_a_game(engine: Engine, preset: str) -> None:
    engine.do("new", rules={"preset": preset, "seed": 5})
    played = []
    for _ in range(9):
        played.append(engine.do("legal")["actions"][0])
        engine.do("apply", action=played[-1])
    before = engine.do("record")["record"]
    review = engine.do("review", simulations=40)
    assert review["count"] == 9
    found = review["decisions"]
    assert [entry["number"] for entry in found] == list(range(9)) and [entry["action"] for entry in found] == played
    names = {"best", "good", "slip", "mistake", "blunder", "forced"}
    for one in found:
        assert one["verdict"] in names and one["lost"] >= 0 and one["explanation"]
        assert (one["best"] == one["action"]) == (one["verdict"] in ("best", "forced"))
        assert len(one["winning_of"]) == len(one["points_of"]) == (2 if preset == "base" else 1)
        assert all(0 <= winning <= 1 for winning in (one["winning"], *one["winning_of"]))
    assert engine.do("record")["record"] == before
    assert engine.do("review", simulations=40, since=3, most=2)["decisions"] == found[3:5]
    assert engine.do("review", simulations=40, since=9)["decisions"] == []
    assert engine.do("review", simulations=40, seed=7)["decisions"] != found
    assert engine.refused("review", simulations=0)[0] == engine.refused("review", since=10)[0] == "invalid JSON"
    assert engine.refused("review", game="none")[0] == "unknown name"


def test_a_game_with_a_custom_tile_set_can_be_played_and_recorded(engine: Engine) -> None:
    page = (PROJECT / "src/json/FORMAT.md").read_text(encoding="utf-8")
    examples = [part.split("```")[0] for part in page.split("```json\n")[1:]]
    tiles = json.loads(next(example for example in examples if "mistbank-tiles" in example))
    engine.do("new", rules="level1", tile_sets=[tiles])
    assert engine.do("state")["state"]["tile_sets"][0]["name"] == "mine"
    assert "| name mine" in engine.do("record")["record"]
    del tiles["tiles"][0]["segments"][0]["kind"]
    status, message = engine.refused("new", rules="level1", tile_sets=[tiles])
    assert status == "invalid JSON" and "a segment needs the field 'kind'" in message


def test_the_engine_draws_the_board_as_text_and_as_a_picture(engine: Engine) -> None:
    engine.do("new", rules="level1")
    assert engine.do("picture")["svg"].startswith("<svg")
    assert "\n" in engine.do("board")["text"]


@pytest.mark.parametrize(
    "line, status, words",
    [
        (b"[1", "invalid JSON", "column 3: the request is not valid JSON"),
        (b"", "invalid JSON", ""),
        (b"nope", "invalid JSON", "the request is not valid JSON"),
        (b"\xff\xfe", "invalid JSON", "the request is not valid JSON"),
        (b'{"do":"hello","id":1e400}', "invalid JSON", "a number is too large"),
        (b'{"do":"new","rules":{"seed":-1e999}}', "invalid JSON", "a number is too large"),
        (b"[]", "invalid JSON", "a request must be a JSON object"),
        (b"{}", "invalid JSON", "the field 'do' is missing"),
        (b'{"do":7}', "invalid JSON", "'do' needs a text, not 7"),
        (b'{"do":"dance"}', "unknown name", "unknown request 'dance'"),
        (b'{"do":"legal"}', "unknown name", "there is no game 'main'"),
        (b'{"do":"legal","game":[]}', "invalid JSON", "'game' needs a text, not array"),
        (b'{"do":"new"}', "invalid JSON", "the field 'rules' is missing"),
        (b'{"do":"new","rules":"chess"}', "unknown name", "unknown preset 'chess'"),
        (b'{"do":"new","rules":{"players":"two"}}', "invalid JSON", "rules: line 1, column 12: 'players' must be"),
        (b'{"do":"new","rules":{"players":99}}', "invalid rules", "players"),
        (b'{"do":"new","rules":{},"tile_sets":7}', "invalid JSON", "'tile_sets' needs an array, not 7"),
        (b'{"do":"new","rules":"base","names":{"white":"Ben"}}', "unknown name", "names: unknown colour 'white'"),
        (b'{"do":"new","rules":"base","names":{"red":"\\u0007"}}', "invalid argument", "names[0] must be"),
        (b'{"do":"new","rules":"base","names":{"red":7}}', "invalid JSON", "'names' needs texts, not 7"),
        (b'{"do":"load","record":"junk"}', "invalid record", "line 1"),
        (b'{"do":"undo","count":99999999999999999999}', "unknown name", "there is no game"),
    ],
)
def test_an_invalid_request_is_refused_and_the_engine_keeps_running(
    engine: Engine, line: bytes, status: str, words: str
) -> None:
    if line:
        answer = engine.say(line)
        assert (answer["ok"], answer["status"]) == (False, status)
        assert words in answer["message"]
    else:  # the engine ignores a blank line
        assert engine.program.stdin
        engine.program.stdin.write(b"\n  \r\n")
    assert engine.do("hello")["ok"]


def test_a_line_of_several_megabytes_is_refused_and_the_engine_keeps_running(engine: Engine) -> None:
    assert "nested deeper than 64" in engine.say(b"[" * 3_000_000)["message"]
    assert "nested deeper than 64" in engine.say(b'{"a":' * 500_000)["message"]
    assert "longer than 4194304 bytes" in engine.say(b'{"do":"hello","a":"' + b"x" * 6_000_000 + b'"}')["message"]
    assert engine.do("hello")["ok"]


def test_the_number_of_games_is_limited(engine: Engine) -> None:
    for number in range(256):
        engine.do("new", game=str(number), rules="demo")
    assert engine.refused("new", game="one more", rules="demo")[1] == "256 games are open, the maximum: close a game first"
    engine.do("new", game="7", rules="base")
    engine.do("close", game="7")
    engine.do("new", game="one more", rules="demo")


def test_the_answer_lists_the_ignored_fields_of_the_request(engine: Engine) -> None:
    answer = engine.do("new", rules={"preset": "base", "speed": 1}, colour="red")
    assert answer["remark"] == "ignored: 'speed' (line 1, column 18); ignored: 'colour'"


def test_quit_ends_the_engine() -> None:
    engine = Engine()
    engine.do("quit")
    assert engine.program.wait(10) == 0


def test_the_last_line_of_the_input_does_not_need_a_newline() -> None:
    answer = subprocess.run([ENGINE], input=b'{"do":"hello"}', capture_output=True, check=True).stdout
    assert json.loads(answer)["ok"]


def test_the_example_match_can_be_played() -> None:
    match = [PROJECT / "examples/apps/engine/match.py", "--games", "2", "--preset", "demo", "--simulations", "4"]
    told = subprocess.run(match, capture_output=True, text=True, check=True).stdout
    numbers = re.fullmatch(r"best (\d+) : (\d+) easy, (\d+) drawn", told.strip().splitlines()[-1])
    assert numbers and sum(map(int, numbers.groups())) == 4


def test_the_engine_answers_the_example_requests_as_the_protocol_page_shows(engine: Engine) -> None:
    requests, answer = [part.split("```")[0] for part in PAGE.split("```json\n")[1:]]
    told = [engine.say(line.encode()) for line in requests.strip().splitlines()]
    expected = json.loads(answer)
    assert {name: told[1][name] for name in expected} == expected


def test_every_request_is_on_the_protocol_page() -> None:
    source = (PROJECT / "examples/apps/engine/engine.cpp").read_text(encoding="utf-8")
    table = source[source.index("constexpr Command commands[]") :]
    names = re.findall(r'\{"([a-z]+)", [a-z_]+\}', table)
    assert len(names) > 10
    assert re.findall(r"^\| `([a-z]+)` \|", PAGE.split("\n## ")[0], re.MULTILINE) == ["do", *names]


def of_table(heading: str) -> list[str]:
    """Returns the names in the first column of the table below this heading of the protocol page."""
    table = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return re.findall(r"`([^`]+)`", "\n".join(line.split("|")[1] for line in table.splitlines() if line[:1] == "|"))


def test_every_status_is_on_the_protocol_page() -> None:
    header = (PROJECT / "capi/mistbank/pieces.h").read_text(encoding="utf-8")
    statuses = re.findall(r"^    MISTBANK_\w+ = (\d+)", re.search(r"^enum {\n    MISTBANK_OK .*?^};", header, re.M | re.S)[0], re.M)
    assert len(statuses) > 10
    text = ctypes.CDLL(str(LIBRARY)).mistbank_status_text
    text.restype = ctypes.c_char_p
    texts = [text(int(status)).decode() for status in statuses]
    assert of_table("Errors") == ["status", *(entry for entry in texts if entry != "ok")]


def test_the_engine_accepts_every_viewer_on_the_protocol_page(engine: Engine) -> None:
    engine.do("new", rules={"preset": "base", "hand": 3})
    viewers = [json.loads(name) for name in of_table("Viewers")[1:]]
    assert viewers == [-1, "nobody", 0, 1, "host"]
    seen = [engine.do("state", viewer=viewer)["state"] for viewer in viewers]
    assert engine.do("state")["state"] == seen[0] == seen[1]
    assert ["seed" in state["rules"] for state in seen] == ["hidden" in state for state in seen] == [False] * 4 + [True]
    assert {"state_hash", "order"} <= seen[4]["hidden"].keys()
    assert engine.refused("state", viewer=2)[0] == "invalid JSON"
    assert engine.refused("state", viewer="all")[0] == "invalid argument"
