#!/usr/bin/env python3
"""Writes a page for each built-in tile set: a picture of every tile type, the number of its copies, its text, and the source
of its data."""

from __future__ import annotations

import re

from pages import SOURCE, contents, plain, write

import mistbank as mb

FOLDER = SOURCE / "tiles"


def texts_of_types(text: str) -> dict[str, str]:
    """Returns the lines that describe each tile type in the text of a set. The keys are the ids of the types."""
    found: dict[str, list[str]] = {}
    id = None
    for line in text.splitlines():
        start = re.match(r"tile\s+(\S+)", line)
        if start:
            id = start[1]
            found[id] = []
        if id is not None and line.strip() and not line.startswith("#"):
            found[id].append(line.rstrip())
    return {id: "\n".join(lines) for id, lines in found.items()}


def game_with(tiles: mb.TileSet) -> mb.Game:
    """Returns a game with all types of this set: a game with only this set if possible, otherwise a game with the default
    sets of its rules."""
    systems = [mb.Rules.preset("everything"), mb.Rules.preset("base"), mb.cooperative(level=1), mb.cooperative(level=6)]
    for rules in systems:
        for sets in ([tiles], []):
            try:
                game = mb.Game(rules, seed=1, sets=sets)
            except mb.Error:
                continue
            if {type.id for type in tiles.types} <= {type.id for type in game.types}:
                return game
    raise SystemExit(f"no game plays the set {tiles.name}")


def starting(tiles: int) -> str:
    return "one tile to start from" if tiles == 1 else f"a block of {tiles} tiles to start from"


def page_of(name: str) -> None:
    tiles = mb.TileSet.builtin(name)
    game = game_with(tiles)
    number = {type.id: index for index, type in enumerate(game.types)}
    texts = texts_of_types(tiles.text)
    start = {}
    for _, _, kind in tiles.start:
        start[kind] = start.get(kind, 0) + 1
    copies = sum(type.copies for type in tiles.types)
    lines = [
        f"# {plain(tiles.title)}", "",
        f"`{name}`: {copies} tiles of {len(tiles.types)} types" + (f", {starting(len(tiles.start))}." if tiles.start else "."), "",
        plain(tiles.provenance()), "",
        "Below each tile is its text: {doc}`../formats/tiles`.", "",
    ]
    for index, type in enumerate(tiles.types):
        picture = FOLDER / "pictures" / f"{name}-{index}.svg"
        picture.parent.mkdir(parents=True, exist_ok=True)
        game.tile_picture(number[type.id], tile_size=120).save(picture)
        told = f"{type.copies} of them" + (", and it starts" if index in start else "")
        own, whole = tiles.provenance(index), tiles.provenance()
        lines += [
            f"## {plain(type.id)}", "", f"![{type.id}](pictures/{picture.name})", "",
            f"{told}." + (f" {plain(own)}" if own and own != whole else ""), "",
            "```text", texts.get(type.id, ""), "```", "",
        ]
    write(f"tiles/{name}.md", lines)


def main() -> None:
    names = mb.TileSet.builtin_names()
    for name in names:
        page_of(name)
    write("tiles/index.md", [
        "# Tile sets", "",
        "Every type of every built-in set, drawn by the library. A set of one's own is a text of the same kind: "
        "{doc}`../formats/tiles`.", "", *contents(["origin", *names]),
    ])


main()
