"""Provides the module mistbank.learning.pettingzoo under its name in version 2.0."""

from ._old_names import become
from .learning.pettingzoo import *

become(__name__, "mistbank.learning.pettingzoo")
