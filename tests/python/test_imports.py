"""The modules of the package import each other in one direction, including imports for types and of NumPy."""

import ast
from graphlib import TopologicalSorter

from support import PROJECT

PACKAGE = PROJECT / "bindings/python/src/mistbank"


def test_no_modules_import_each_other_in_a_circle() -> None:
    modules = {path.stem: ast.parse(path.read_text(encoding="utf-8")) for path in PACKAGE.glob("*.py")}
    imports: dict[str, set[str]] = {}
    for name, module in modules.items():
        found = [node for node in ast.walk(module) if isinstance(node, ast.ImportFrom) and node.level == 1]
        taken = {node.module for node in found} | {it.name for node in found if node.module is None for it in node.names}
        imports[name] = {it for it in taken if it in modules}
    del imports["__init__"]
    order = list(TopologicalSorter(imports).static_order())  # raises CycleError
    assert order.index("game") > order.index("_play") and set(order) == set(imports)
