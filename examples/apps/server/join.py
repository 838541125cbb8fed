#!/usr/bin/env python3
"""Joins a table on a game server and plays the adviser's choices: python3 join.py ADDRESS TABLE SEAT [NAME]

ADDRESS is a web socket, such as ws://127.0.0.1:8137/table. Needs the package mistbank and Debian's python3-websockets.
"""

import asyncio
import json
import sys

import mistbank as mb
import websockets
from mistbank.advice import Adviser


async def play(address: str, table: str, seat: int, name: str = "Python") -> str:
    """Takes a seat, plays to the end, and prints the result."""
    async with websockets.connect(f"{address}?table={table}", max_size=None) as socket:

        async def ask(what: str, **fields: object) -> None:
            await socket.send(json.dumps({"id": what, "do": what, **fields}))

        await ask("look", table=table)
        await ask("sit", seat=seat, name=name)
        game, known, played_at = None, {}, -1
        async for text in socket:
            message = json.loads(text)
            if message.get("ok") is False:
                raise RuntimeError(f"{message['status']}: {message['message']}")
            known.update(message)
            if "record" in message:
                game = mb.replay(message["record"])
            elif "position" in message:
                game = mb.Game.from_position(message["position"])
            for line in message.get("lines") or []:  # the new actions, including draws
                game.apply(line)
            if "hash" in message and f"{game.public_hash:016x}" != message["hash"]:
                await ask("sight")  # requests the server's game, because the local game differs from it
                continue
            if known["over"]:
                return game.status()
            begun = known["started"] and all(one["taken"] or one["adviser"] for one in known["seats"])
            if begun and known["seat"] == seat == known["player"] and known["at"] > played_at:
                played_at = known["at"]
                with Adviser(game) as adviser:
                    adviser.think(game, 50)
                    await ask("apply", action=game.text(adviser.choose()), at=played_at)
    return "the server has closed the connection"


if __name__ == "__main__":
    if len(sys.argv) not in (4, 5):
        sys.exit(__doc__)
    print(asyncio.run(play(sys.argv[1], sys.argv[2], int(sys.argv[3]), *sys.argv[4:])))
