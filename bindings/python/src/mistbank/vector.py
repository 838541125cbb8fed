"""Provides the module mistbank.learning.vector under its name in version 2.0."""

from ._old_names import become
from .learning.vector import *

become(__name__, "mistbank.learning.vector")
