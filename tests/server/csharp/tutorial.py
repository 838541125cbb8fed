"""Writes the C# block of the tutorial as a class that connects to the test's server. Usage: tutorial.py PAGE OUT"""

import re
import sys
from pathlib import Path

block = re.search(r"```csharp\n(.*?)```", Path(sys.argv[1]).read_text(encoding="utf-8"), re.DOTALL)[1]
address = 'new Uri("ws://127.0.0.1:8137/table")'
assert address in block
Path(sys.argv[2]).write_text(
    f"""using System;
using System.Threading.Tasks;
using Mistbank;

public static class Tutorial
{{
    private static GameAction Choose(Game game) => game.LegalActions()[0];

    public static async Task Play(string address, string name)
    {{
{block.replace(address, "new Uri(address)")}
    }}
}}
""",
    encoding="utf-8",
)
