"""Checks the package in an environment that has only Python and the wheel: games work, and everything that uses arrays
raises an error that names the missing packages."""

import importlib.util
import pickle
from pathlib import Path

import mistbank as mb
from mistbank import *  # noqa: F403  # works without NumPy

assert importlib.util.find_spec("numpy") is None
assert all(hasattr(mb, name) for name in dir(mb)) and "learning" not in dir(mb)
game = mb.Game(mb.cooperative(level=3), seed=7)
while not game.is_over:
    game.apply(game.legal_actions()[0])
assert pickle.loads(pickle.dumps(game)).result == game.result
assert mb.Game("base", seed=1).rollout(2).outcome == mb.Outcome.FINISHED
for use in (game.observe, game.legal_actions_mask, lambda: mb.learning.rollouts(game, 1)):
    try:
        use()
    except ImportError as error:
        assert "NumPy" in str(error), error
    else:
        raise AssertionError("a call that needs NumPy succeeded without NumPy")
package = Path(mb.__file__).parent
for module in [*package.glob("[!_]*.py"), *package.glob("[!_]*/[!_]*.py")]:
    name = ".".join(module.relative_to(package.parent).with_suffix("").parts)
    try:
        importlib.import_module(name)
    except ImportError as error:
        assert name.startswith("mistbank.learning") or module.stem in ("arrays", "batch", "pettingzoo", "vector"), error
        assert str(error).startswith("mistbank") and "numpy" in str(error).lower(), error
