"""Combinatorial game theory: who wins, what a position is worth, which moves win, and why."""

from __future__ import annotations

import json as _json
from pathlib import Path as _Path

from ._api import Farstar, Move, Moves, Picture, Position, Proof, Reply, Ruleset, Table, Thermograph, Why
from ._command import run
from ._errors import InputError, NotAnswered, Refused, Unfinished
from ._jvm import JavaNotFound, start
from ._play import Rules
from ._values import Value

__version__ = (_Path(__file__).parent / "VERSION").read_text(encoding="utf-8").strip()

__all__ = [
    "Farstar", "InputError", "JavaNotFound", "Move", "Moves", "NotAnswered", "Picture", "Position",
    "Proof", "Refused", "Reply", "Rules", "Ruleset", "Table", "Thermograph", "Unfinished", "Value",
    "Why", "check", "evaluate", "game", "games", "open", "position", "run", "start", "sum", "value", "verify",
]  # fmt: skip

_DEFAULT: Farstar | None = None


def _default() -> Farstar:
    global _DEFAULT
    if _DEFAULT is None:
        _DEFAULT = Farstar()
    return _DEFAULT


def open(**settings) -> Farstar:
    """A Farstar with settings of its own; see :class:`Farstar`."""
    return Farstar(**settings)


def games() -> list[str]:
    """The names of the games."""
    return _default().games()


def game(name: str) -> Ruleset:
    """A game by its name, or by a file of one's own in Java."""
    return _default().game(name)


def value(expression) -> Value:
    """A value by its expression, in the notation of ``farstar eval``."""
    return _default().value(expression)


def evaluate(expression: str, **names):
    """Whatever an expression stands for: a value, a truth, a text, or a list of these."""
    return _default().evaluate(expression, **names)


def sum(expression: str) -> Position:
    """A sum of positions of any games and of values."""
    return _default().sum(expression)


def position(rules: Rules, start) -> Position:
    """A position of rules that are written in Python."""
    return _default().position(rules, start)


def check(*claims: str) -> list[dict]:
    """Checks claims of the papers against search: ``check("flipping-coins/3.3")``."""
    return _json.loads(run("check", *claims, "--json"))


def verify(certificate: str) -> str:
    """Checks a certificate, and gives the sentence that it proves."""
    return _default().verify(certificate)
