"""The package has no circular imports. The test includes imports inside functions and imports for type hints."""

import ast
from graphlib import TopologicalSorter

from support import PROJECT

PACKAGE = PROJECT / "bindings/python/src/mistbank"


def test_the_package_has_no_circular_imports() -> None:
    paths = {".".join(path.relative_to(PACKAGE).with_suffix("").parts): path for path in PACKAGE.rglob("*.py")}
    imports = {
        name: imported(name, ast.parse(path.read_text(encoding="utf-8"))) & set(paths)
        for name, path in paths.items()
        if not name.endswith("__init__")
    }
    order = list(TopologicalSorter(imports).static_order())  # raises CycleError for circular imports
    assert order.index("learning.arrays") > order.index("_native") and set(order) == set(imports)
    assert "learning.arrays" in imports["game"] and "game" in imports["advice.adviser"]


def imported(name: str, module: ast.Module) -> set[str]:
    """Returns the modules of the package that a module imports."""
    folder = name.split(".")[:-1]
    found = set()
    for node in ast.walk(module):
        if isinstance(node, ast.ImportFrom) and node.level:
            package = folder[: len(folder) - node.level + 1]
            names = [node.module] if node.module else [alias.name for alias in node.names]
            found |= {".".join([*package, name]) for name in names}
    return found
