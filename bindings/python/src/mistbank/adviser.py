"""Provides the module mistbank.advice.adviser under its name in version 2.0."""

from ._old_names import become
from .advice.adviser import *

become(__name__, "mistbank.advice.adviser")
