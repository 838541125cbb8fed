"""The module mistbank.learning.batch by its name of 2.0."""

from ._old_names import become
from .learning.batch import *

become(__name__, "mistbank.learning.batch")
