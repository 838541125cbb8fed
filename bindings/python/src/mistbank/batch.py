"""Provides the module mistbank.learning.batch under its name in version 2.0."""

from ._old_names import become
from .learning.batch import *

become(__name__, "mistbank.learning.batch")
