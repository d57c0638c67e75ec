"""How values are written: docs/guide/eval.md, 'Values'."""

import re
from fractions import Fraction
from functools import lru_cache

from . import values
from .head import Unknown, require

# Larger ones are left to others.
MOST_MOVES = 200
MOST_BARS = 4

NUMBER = re.compile(r"([0-9]+)(?:/([0-9]+))?")
UP = re.compile(r"([\^v])(?:<([0-9]+)>|\[([0-9]+)\]|([0-9]+)|(\1*))")
STAR = re.compile(r"\*([0-9]*)")
BAR = re.compile(r"\|+")


@lru_cache(None)
def power(n):
    """The n-th power of up, {0 | *-(^ + ... + the power before)}; the first one is up."""
    before = values.nimber(1)
    for k in range(1, n):
        before = values.plus(before, values.negative(power(k)))
    return values.of([values.ZERO], [before])


@lru_cache(None)
def powers(n):
    """The sum of the first n powers of up."""
    return values.ZERO if n == 0 else values.plus(powers(n - 1), power(n))


@lru_cache(None)
def ups(n):
    if n < 0:
        return values.negative(ups(-n))
    return values.ZERO if n == 0 else values.plus(ups(n - 1), power(1))


def tiny(g):
    return values.of([values.ZERO], [values.of([values.ZERO], [values.negative(g)])])


class Reader:
    """Reads a value from a text, from left to right."""

    def __init__(self, text):
        self.text, self.at = text, 0

    def follows(self, word):
        return self.text.startswith(word, self.at)

    def skip(self, word):
        found = self.follows(word)
        self.at += len(word) if found else 0
        return found

    def blanks(self):
        while self.skip(" "):
            pass

    def require(self, holds, allowed):
        require(holds, "the value '%s': column %d: allowed: %s" % (self.text, self.at + 1, allowed))

    def need(self, word):
        self.blanks()
        self.require(self.skip(word), word)

    def match(self, pattern):
        found = pattern.match(self.text, self.at)
        self.at = found.end() if found else self.at
        return found

    def sum(self):
        total = self.term()
        while True:
            self.blanks()
            if self.follows("+-"):
                total = values.plus(total, self.term())
            elif self.skip("+"):
                total = values.plus(total, self.term())
            elif self.skip("-"):
                total = values.plus(total, values.negative(self.term()))
            else:
                return total

    def term(self):
        self.blanks()
        if self.skip("+-"):
            self.blanks()
            lefts = self.switched() if self.follows("{") else [self.term()]
            return values.of(lefts, map(values.negative, lefts))
        if self.skip("+"):
            return self.term()
        if self.skip("-"):
            # The sign of a number is that of the number alone.
            return self.literal(-1) if NUMBER.match(self.text, self.at) else values.negative(self.term())
        if self.skip("("):
            found = self.sum()
            self.need(")")
            return found
        if self.skip("{"):
            sides, bars = self.sides()
            self.require(bars, "a bar")
            return self.divided(sides, bars)
        return self.literal()

    def switched(self):
        """The options of Left's in +-{...}, or the game in braces if a bar is there."""
        self.skip("{")
        sides, bars = self.sides()
        return [self.divided(sides, bars)] if bars else sides[0]

    def literal(self, sign=1):
        """Number, ups and star, or a number and a tiny game, one behind the other."""
        found = self.match(NUMBER)
        total = number(found, sign) if found else values.ZERO
        for name, side in (("Tiny", 1), ("Miny", -1)):
            if self.skip(name):
                self.need("(")
                game = tiny(self.sum())
                self.need(")")
                return values.plus(total, game if side > 0 else values.negative(game))
        for pattern, game in ((UP, up), (STAR, star)):
            more = self.match(pattern)
            if more and pattern == UP and self.text[self.at : self.at + 1].isdigit():
                raise Unknown("this notation of values")
            total = values.plus(total, game(more)) if more else total
            found = found or more
        self.require(found, "a value")
        return total

    def sides(self):
        """What stands in braces: lists of options, and the lengths of the bars between them."""
        sides, bars = [[]], []
        self.blanks()
        while not self.skip("}"):
            self.require(self.at < len(self.text), "}")
            bar = self.match(BAR)
            if bar:
                sides.append([])
                bars.append(len(bar[0]))
            else:
                if sides[-1]:
                    self.need(",")
                sides[-1].append(self.sum())
            self.blanks()
        self.require(bars or sides[0], "options")
        return sides, bars

    def divided(self, sides, bars):
        """The longest bar divides first."""
        longest = max(bars)
        self.require(bars.count(longest) == 1, "one longest bar")
        at = bars.index(longest)
        both = []
        for some, within in ((sides[: at + 1], bars[:at]), (sides[at + 1 :], bars[at + 1 :])):
            both.append([self.divided(some, within)] if within else some[0])
        return values.of(*both)


def small(k):
    if k > MOST_MOVES:
        raise Unknown("values so large")


def number(found, sign):
    if len(found[0]) > 30:
        raise Unknown("values so large")
    over, under = int(found[1]), int(found[2] or 1)
    require(under and under & (under - 1) == 0, "no dyadic number: " + found[0])
    small(over // under)
    small(under.bit_length())
    return values.number(Fraction(sign * over, under))


def star(found):
    small(len(found[1]))
    small(int(found[1] or 1))
    return values.nimber(int(found[1] or 1))


def up(found):
    _, of, to, times, signs = found.groups()
    for text in (of, to, times):
        small(len(text or ""))
        small(int(text or 0))
    if of == "0":
        game = values.ZERO
    elif of or to:
        game = power(int(of)) if of else powers(int(to))
    else:
        game = ups(int(times) if times else 1 + len(signs))
    return game if found[1] == "^" else values.negative(game)


def read(text):
    reader = Reader(text)
    found = reader.sum()
    reader.blanks()
    reader.require(reader.at == len(text), "+, - or the end")
    return found


# How they are printed.


@lru_cache(None)
def birthday(g):
    return 1 + max(map(birthday, values.OPTIONS[g][0] | values.OPTIONS[g][1]), default=-1)


@lru_cache(None)
def mast(g):
    """The number from which a game differs by an infinitesimal, None where there is none."""
    left, right = values.walls(g)
    return left[0][1] if left[0][1] == right[0][1] else None


@lru_cache(None)
def uptimal(g):
    """The number, the multiples of the powers of up and the nimber whose sum a game is, else None."""
    x = values.as_number(g)
    if x is not None:
        return x, (), 0
    nimber = values.nim_value(g)
    if nimber is not None:
        return 0, (), nimber
    x = mast(g)
    if x is None:
        return None
    if x:
        found = uptimal(values.plus(g, values.number(-x)))
        return found and (x,) + found[1:]
    options = [uptimal(each) for side in values.OPTIONS[g] for each in side]
    if None in options or any(option[0] for option in options):
        return None
    depth = birthday(g)
    for option in options:
        for found in neighbours(option, depth):
            if summed(found) == g:
                return found
    return None


def neighbours(option, depth):
    """The sums of powers of up and nimbers from which a move may lead to this one."""
    _, coefficients, nimber = option
    for n in range(1, depth + 1):
        for sign in (1, -1):
            for lower in (0, sign):
                some = list(coefficients) + [0] * (n - len(coefficients))
                some[n - 1] += sign
                for k in range(n - 1):
                    some[k] += lower
                while some and some[-1] == 0:
                    some.pop()
                for other in range(depth + 1):
                    yield 0, tuple(some), nimber ^ other


@lru_cache(None)
def summed(found):
    x, coefficients, nimber = found
    total = values.plus(values.number(Fraction(x)), values.nimber(nimber))
    for n, count in enumerate(coefficients, 1):
        each = power(n) if count > 0 else values.negative(power(n))
        for _ in range(abs(count)):
            total = values.plus(total, each)
    return total


@lru_cache(None)
def order(g):
    """Options are printed in the order of these: numbers, nimbers, other uptimals, the rest."""
    found = uptimal(g)
    if found is None:
        return 3, tuple(sorted(map(order, values.OPTIONS[g][0]))), tuple(sorted(map(order, values.OPTIONS[g][1])))
    x, coefficients, nimber = found
    if not coefficients and (not x or not nimber):
        return (1, nimber) if nimber else (0, x)
    zeros = (0,) * (MOST_MOVES - len(coefficients))
    return 2, x, coefficients != (), coefficients + zeros, nimber


def in_order(games):
    return sorted(games, key=order)


@lru_cache(None)
def write(g):
    return text_and_bars(g)[0]


@lru_cache(None)
def text_and_bars(g):
    """The text of a game, and the length of its longest bar, 0 where it is not in braces."""
    found = uptimal(g)
    text = found and of_uptimal(*found)
    if text:
        return text, 0
    text = of_tiny(g)
    if text:
        return text, 0
    lefts, rights = (in_order(side) for side in values.OPTIONS[g])
    if values.negative(g) == g:
        if len(lefts) == 1:
            return "+-" + write(lefts[0]), 0
        return "+-{%s}" % ",".join(map(write, lefts)), 0
    sides, longest = [], 0
    for side in (lefts, rights):
        text, bars = text_and_bars(side[0]) if len(side) == 1 else ("", 0)
        if 0 < bars < MOST_BARS:
            sides.append(text[1:-1])
            longest = max(longest, bars)
        else:
            sides.append(",".join(map(write, side)))
    return "{%s}" % ("|" * (longest + 1)).join(sides), longest + 1


def of_uptimal(x, coefficients, nimber):
    """Number, ups and star, one behind the other; None for sums of powers that have no sign."""
    ends = "" if not x and (coefficients or nimber) else str(x)
    star = "" if not nimber else "*" if nimber == 1 else "*%d" % nimber
    if not coefficients:
        return ends + star
    sign = "^" if coefficients[-1] > 0 else "v"
    count = abs(coefficients[-1])
    others = set(coefficients[:-1])
    if len(coefficients) == 1:
        return ends + (sign * count if count < 3 else "%s%d" % (sign, count)) + star
    if count == 1 and others == {0}:
        return "%s%s<%d>%s" % (ends, sign, len(coefficients), star)
    if others == {coefficients[-1]} and count == 1:
        return "%s%s[%d]%s" % (ends, sign, len(coefficients), star)
    return None


def of_tiny(g):
    """x, a number, plus {0||0|-h}, where the Right stop of h is above 0, or the negative."""
    for game, name in ((g, "Tiny"), (values.negative(g), "Miny")):
        lefts, rights = values.OPTIONS[game]
        if len(lefts) != 1 or len(rights) != 1:
            continue
        (x,), (right,) = lefts, rights
        inner = values.OPTIONS[right]
        if values.as_number(x) is None or inner[0] != lefts or len(inner[1]) != 1:
            continue
        (low,) = inner[1]
        h = values.plus(x, values.negative(low))
        if values.right_stop(h) > 0:
            x = values.as_number(x) * (1 if name == "Tiny" else -1)
            return "%s%s(%s)" % (x or "", name, write(h))
    return None
