"""Values of games, computed with as in the notation of ``farstar eval``."""

from __future__ import annotations

import functools
import keyword
import re
from fractions import Fraction

from . import _jvm


@functools.cache
def vocabulary() -> dict[str, tuple[str, int]]:
    """The properties of values by their names in Python: the name in expressions, and how many
    parameters it takes."""
    known = _jvm.java("org.farstar.values.notation.Vocabulary").properties()
    return {snake(str(name)): (str(name), int(known[name])) for name in known}


def snake(name: str) -> str:
    """``LeftOptions`` as ``left_options``, and ``Class``, a word of the language, as ``class_``."""
    word = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()
    return word + "_" if keyword.iskeyword(word) else word


class Value:
    """A number, a short game, a loopy game or a nimber. Immutable.

    ``g + h``, ``g - h``, ``-g``, ``3 * g``, comparisons, and ``g | h`` for 'confused with' are those
    of games; the properties of ``farstar eval`` are attributes: ``g.temperature``, ``g.left_options``,
    ``g.cool(1)``.
    """

    __slots__ = ("_farstar", "_java")

    def __init__(self, farstar, java):
        self._farstar = farstar
        self._java = java

    def _with(self, expression: str, *others):
        names = dict(zip("yz", others))
        return self._farstar.evaluate(expression, x=self, **names)

    def _by(self, expression: str, other):
        return self._with(expression, other) if _is_value(other) else NotImplemented

    def __add__(self, other):
        return self._by("x + y", other)

    def __radd__(self, other):
        return self._by("y + x", other)

    def __sub__(self, other):
        return self._by("x - y", other)

    def __rsub__(self, other):
        return self._by("y - x", other)

    def __mul__(self, other):
        return self._by("x * y", other)

    def __rmul__(self, other):
        return self._by("y * x", other)

    def __truediv__(self, other):
        return self._by("x / y", other)

    def __neg__(self):
        return self._with("-x")

    def __pos__(self):
        return self

    def __lt__(self, other):
        return self._by("x < y", other)

    def __le__(self, other):
        return self._by("x <= y", other)

    def __gt__(self, other):
        return self._by("x > y", other)

    def __ge__(self, other):
        return self._by("x >= y", other)

    def __or__(self, other):
        return self._by("x <> y", other)

    def __ror__(self, other):
        return self._by("y <> x", other)

    def __eq__(self, other):
        if isinstance(other, Fraction) and not _is_dyadic(other):
            return False
        return self._by("x == y", other)

    def __hash__(self):
        number = self.fraction
        return hash(str(self)) if number is None else hash(number)

    def __getattr__(self, name):
        if name.startswith("_") or name not in vocabulary():
            raise AttributeError(f"a value has no property '{name}'")
        word, parameters = vocabulary()[name]
        if parameters == 0:
            return self._with("x." + word)

        def asked(*arguments):
            if len(arguments) != parameters:
                raise TypeError(f"{name}() takes {parameters} values, not {len(arguments)}")
            return self._with(f"x.{word}({', '.join('yz'[:parameters])})", *arguments)

        asked.__name__ = name
        return asked

    def __dir__(self):
        return sorted({*super().__dir__(), *vocabulary()})

    @property
    def fraction(self) -> Fraction | None:
        """The number that it is, or None."""
        if self.kind == "a number that is not dyadic" and self._java.number().isRational():
            return Fraction(str(self._java.number().toString()))
        if self.kind != "a number":
            return None
        number = self._java.number()
        return Fraction(int(str(number.numerator())), 1 << int(number.denominatorExponent()))

    @property
    def kind(self) -> str:
        """What it is, in words."""
        return str(self._java.kind())

    def __int__(self):
        number = self.fraction
        if number is None or number.denominator != 1:
            raise ValueError(f"{self} is no integer")
        return number.numerator

    def __float__(self):
        number = self.fraction
        if number is None:
            raise ValueError(f"{self} is no number")
        return float(number)

    def __str__(self):
        return str(self._java.toString())

    __repr__ = __str__

    @property
    def latex(self) -> str:
        """The value as mathematics of LaTeX, without dollar signs."""
        return str(_jvm.java("org.farstar.values.notation.Latex").of(_inner(self._java)))

    def _repr_latex_(self):
        return f"${self.latex}$"



def _inner(evaluated):
    for name in ("number", "game", "nimber"):
        if hasattr(evaluated, name):
            return getattr(evaluated, name)()
    raise TypeError(str(evaluated))


def _is_value(other) -> bool:
    return isinstance(other, (Value, int, Fraction, str)) and not isinstance(other, bool)


def _is_dyadic(number: Fraction) -> bool:
    return number.denominator & (number.denominator - 1) == 0
