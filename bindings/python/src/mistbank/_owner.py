"""The base classes of objects that own library memory: games, batches, advisers."""

from __future__ import annotations

import threading
from typing import Any, NoReturn, Optional, SupportsIndex, TypeVar

from .errors import Closed, check

Own = TypeVar("Own", bound="Owner")


class Owner:
    """An object that owns library memory. close() or the garbage collector frees the memory."""

    __slots__ = ("_handle",)

    _handle: Optional[int]  # None: closed
    _noun: str
    _free: Any  # the library's function that frees the memory

    def close(self) -> None:
        """Frees the object's memory now. Any further use raises Closed; closing again does nothing."""
        handle = self._handle
        self._set_handle(None)
        if handle is not None:
            self._free(handle)

    def _set_handle(self, handle: Optional[int]) -> None:
        self._handle = handle

    def __del__(self) -> None:
        handle = getattr(self, "_handle", None)  # missing if the constructor failed
        if handle is not None:
            self._free(handle)

    def __enter__(self: Own) -> Own:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def _need_open(self) -> None:
        if self._handle is None:
            raise Closed(f"the {self._noun} is closed")


class Worker(Owner):
    """An owner whose calls run without the interpreter's lock. The owner's own lock admits one thread at a time."""

    __slots__ = ("_lock",)

    _no_copy: str  # the error message for pickling or copying the object

    def __init__(self) -> None:
        self._handle = None
        self._lock = threading.Lock()

    def close(self) -> None:
        """Frees the object's memory and threads now. Any further use raises Closed; closing again does nothing."""
        with self._lock:
            super().close()

    def __reduce_ex__(self, protocol: SupportsIndex) -> NoReturn:
        raise TypeError(self._no_copy)

    def _call(self, function: Any, *arguments: Any) -> None:
        with self._lock:
            self._need_open()
            check(function(self._handle, *arguments))
