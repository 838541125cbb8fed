from . import spaces

__all__ = ["spaces"]
