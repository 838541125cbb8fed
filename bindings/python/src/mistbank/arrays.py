"""Provides the module mistbank.learning.arrays under its name in version 2.0."""

from ._old_names import become
from .learning.arrays import *

become(__name__, "mistbank.learning.arrays")
