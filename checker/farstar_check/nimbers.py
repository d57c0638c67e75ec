"""Sums of heaps by their nimbers: docs/formats/certificates.md, 'nimbers'."""

import math
import re

from .head import Refused, Unknown, require

NUMBER = r"(0|[1-9][0-9]{0,3999})"
NUMBERS = re.compile(r"\s*%s(\s+%s)*\s*" % (NUMBER, NUMBER))
CODES = {"kayles": "0.77", "dawson-kayles": "0.07"}
LARGEST_OCTAL = 10**8
LARGEST_NIMBER = 2**31 - 1


def heaps(text):
    if not NUMBERS.fullmatch(text):
        raise Unknown("this notation: heaps are numbers with blanks between")
    return [int(word) for word in text.split()]


def line(game, text):
    """The parts of a line of positions, each as (rule, heaps)."""
    rule = {"nim": "nim", "rook": "nim", "wythoff": "wythoff"}.get(game, CODES.get(game))
    if game in ("octal", "subtraction"):
        code, colon, text = text.partition(":") if ":" in text else ("0.137", game == "octal", text)
        if game == "octal":
            known = re.fullmatch(r"[04]\.[0-7]{1,1000}", code)
            rule = code
        else:
            known = re.fullmatch(r"\{[1-9][0-9]{0,3}(,[1-9][0-9]{0,3})*\}", code)
            numbers = [int(word) for word in code[1:-1].split(",")] if known else [0]
            known = known and len(set(numbers)) == len(numbers) and max(numbers) <= 1000
            rule = "0." + "".join("3" if k in numbers else "0" for k in range(1, max(numbers) + 1))
        if not known or not colon:
            raise Unknown("this notation of " + game)
    if rule is None:
        raise Unknown("the game " + game)
    parts = [(rule, heaps(part)) for part in text.split("+")]
    for rule, sizes in parts:
        if game in ("rook", "wythoff") and len(sizes) != 2:
            raise Unknown("this notation of " + game)
        if "." in rule and game != "subtraction" and max(sizes) > LARGEST_OCTAL:
            raise Unknown("heaps so large")
    return parts


def nimber(text):
    """The k of *k, None where the text is no nimber."""
    found = re.fullmatch(r"0|\*([2-9]|[1-9][0-9]{1,3999})?", text)
    if not found:
        return None
    k = 0 if text == "0" else int(found[1] or 1)
    if k > LARGEST_NIMBER:
        raise Unknown("nimbers so large")
    return k


def summands(text):
    """The parts of a sum: (rule, heaps), or the k of a value *k."""
    parts = []
    at = 0
    pattern = re.compile(r'\s*([+-]?)\s*(?:([a-z_]+)\("([^"]*)"\)|(0|\*[0-9]*))\s*')
    while at < len(text):
        found = pattern.match(text, at)
        if not found or bool(found[1]) != (at > 0):
            raise Unknown("this notation of sums")
        at = found.end()
        if found[2]:
            parts += line(found[2].replace("_", "-"), found[3])
        else:
            if nimber(found[4]) is None:
                raise Unknown("this value")
            parts.append(nimber(found[4]))
    return parts


class Octal:
    """The values of the heaps of an octal game, as a line has them."""

    def __init__(self, text):
        found = re.fullmatch(
            r"([04]\.[0-7]{1,1000})( period ([1-9][0-9]{0,8}) from ([1-9][0-9]{0,8}))?"
            r" values ([0-9 ]+)",
            text,
        )
        require(found, "not a line with values: " + text[:60])
        words = found[5].split(" ")
        require(all(re.fullmatch("0|[1-9][0-9]{0,8}", w) for w in words), "a value is no number")
        self.code = found[1]
        self.values = [int(word) for word in words]
        self.period, self.start = int(found[3] or 0), int(found[4] or 0)
        if self.period:
            require(self.period + self.start == len(self.values), "not as many values as said")
        last = len(self.values)
        if self.period:
            last = 2 * self.start + 2 * self.period + len(self.code) - 2
        for heap in range(last):
            require(self.value(heap) == self.least(heap), "another value of heap %d" % heap)

    def value(self, heap):
        if heap < len(self.values):
            return self.values[heap]
        require(self.period, "the values end before heap %d" % heap)
        return self.values[self.start + (heap - self.start) % self.period]

    def least(self, heap):
        options = set()
        for taken, digit in enumerate(self.code[0] + self.code[2:]):
            rest, digit = heap - taken, int(digit)
            if rest == 0 and digit & 1:
                options.add(0)
            if rest > 0 and digit & 2:
                options.add(self.value(rest))
            if digit & 4:
                options.update(self.value(i) ^ self.value(rest - i) for i in range(1, rest))
        return next(k for k in range(len(options) + 1) if k not in options)


def lost(m, n):
    """Whether the player to move loses Wythoff's game."""
    k = abs(m - n)
    return min(m, n) == (k + math.isqrt(5 * k * k)) // 2


def queen(m, n):
    """The nimber of Wythoff's game by its recursion; sets of numbers are the bits of one."""
    require(max(m, n) <= 2000, "nimbers of Wythoff's game go to 2000")
    columns, diagonals = [0] * (n + 1), [0] * (m + n + 1)
    for i in range(m + 1):
        row = 0
        for j in range(n + 1):
            seen = row | columns[j] | diagonals[i - j]
            bit = ~seen & (seen + 1)
            row |= bit
            columns[j] |= bit
            diagonals[i - j] |= bit
    return bit.bit_length() - 1


def check(certificate):
    if certificate.game == "sum":
        parts = summands(certificate.position)
    else:
        parts = line(certificate.game, certificate.position)
    body = list(certificate.body)
    tables = {}
    while body and not body[0].startswith("part "):
        table = Octal(body.pop(0))
        require(table.code not in tables, "a second line for " + table.code)
        tables[table.code] = table
    total, won, used = 0, 0, set()
    for number, part in enumerate(parts, 1):
        if isinstance(part, int):
            total ^= part
            continue
        rule, sizes = part
        text = body[0].rpartition(" ")[2] if body else ""
        if rule == "wythoff" and text in ("P", "N"):
            what = "P" if lost(*sizes) else "N"
            won += what == "N"
        else:
            worth = queen(*sizes) if rule == "wythoff" else 0
            for heap in filter(None, sizes if rule != "wythoff" else ()):
                if rule != "nim":
                    require(rule in tables, "the values of %s are missing" % rule)
                    used.add(rule)
                    heap = tables[rule].value(heap)
                worth ^= heap
            total ^= worth
            what = "0" if worth == 0 else "*" if worth == 1 else "*%d" % worth
        require(body and body.pop(0) == "part %d is %s" % (number, what), "part %d" % number)
    require(not body, "a line more than there are parts")
    require(used == set(tables), "values that no part needs")
    if won > 1 or (won and total):
        raise Refused("nothing follows from these parts")
    if certificate.claim.startswith("value "):
        require(not won, "line 7: no value follows")
        require(nimber(certificate.claim[6:]) == total, "line 7: another value")
    else:
        require(certificate.claim == ("N" if won or total else "P"), "line 7: another outcome")
