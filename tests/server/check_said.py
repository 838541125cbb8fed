"""Validates messages with the schema. Each line of FILE has the kind of a message and the message.
Usage: check_said.py SCHEMA FILE"""

import json
import sys
from pathlib import Path

import jsonschema

schema = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
kinds = {
    kind: jsonschema.Draft202012Validator({**schema, "anyOf": [{"$ref": f"#/$defs/{kind}"}]})
    for kind in ("request", "answer", "told")
}
lines = Path(sys.argv[2]).read_text(encoding="utf-8").split("\n")
for line in lines:
    kind, message = line.split(" ", 1)
    for error in kinds[kind].iter_errors(json.loads(message)):
        sys.exit(f"{kind}: {error.message[:300]} at {list(error.absolute_path)}: {message[:300]}")
print(len(lines))
