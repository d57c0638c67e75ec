"""What goes wrong, as exceptions of Python."""

from __future__ import annotations

import contextlib

import jpype


class InputError(ValueError):
    """Something that was typed cannot be read, or does not fit.

    ``column`` is the place in the text, from 1, where that is known.
    """

    def __init__(self, message: str, column: int | None = None):
        super().__init__(message)
        self.column = column


class NotAnswered(ValueError):
    """The question has no answer, such as the value of a position that has none."""


class Refused(ValueError):
    """A certificate proves nothing."""


class Unfinished(RuntimeError):
    """
    A limit was reached first. ``possible`` has the outcome classes that are left, ``at_least`` and
    ``at_most`` have numbers between which a value lies, ``None`` where none is known.
    """

    def __init__(
        self,
        message: str,
        possible: frozenset[str] = frozenset(),
        at_least: str | None = None,
        at_most: str | None = None,
    ):
        super().__init__(message)
        self.possible = possible
        self.at_least = at_least
        self.at_most = at_most


@contextlib.contextmanager
def translated():
    """Turns exceptions of Java into those of Python."""
    try:
        yield
    except jpype.JException as fault:
        raise _python(fault) from None


def _python(fault) -> Exception:
    name = str(fault.getClass().getName())
    message = str(fault.getMessage())
    if name == "org.farstar.values.text.NotationException":
        return InputError(message, int(fault.column()))
    if name == "org.farstar.UnfinishedException":
        possible = frozenset(str(each.label(False)) for each in fault.possible())
        bounds = (fault.bounds().low(), fault.bounds().high())
        least, most = (str(each.get()) if each.isPresent() else None for each in bounds)
        return Unfinished(message, possible, least, most)
    if name.endswith(".NotAnsweredException"):
        return NotAnswered(message)
    if name.endswith(".RefusedException"):
        return Refused(message)
    if name.startswith("org.farstar.") or name == "java.lang.IllegalArgumentException":
        return InputError(message)
    return RuntimeError(f"{name}: {message}")
