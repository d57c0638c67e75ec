"""Sums of heaps by their nimbers: docs/formats/certificates.md, 'nimbers'."""

import math
import re

from .head import Refused, Unknown, require

NUMBER = r"(0|[1-9][0-9]{0,3999})"
NUMBERS = re.compile(r"\s*%s(\s+%s)*\s*" % (NUMBER, NUMBER))
CODES = {"kayles": "0.77", "dawson-kayles": "0.07"}
LARGEST_OCTAL = 10**8
LARGEST_HEXADECIMAL = 10**9
LARGEST_COMPARED = 2000
LARGEST_SUMMED = 256
LARGEST_NIMBER = 2**31 - 1


def heaps(text):
    if not NUMBERS.fullmatch(text):
        raise Unknown("this notation: heaps are numbers with blanks between")
    return [int(word) for word in text.split()]


def line(game, text):
    """The parts of a line of positions, each as (rule, heaps)."""
    rule = {"nim": "nim", "rook": "nim", "wythoff": "wythoff"}.get(game, CODES.get(game))
    if game == "take-and-break":
        code, colon, text = text.partition(":") if ":" in text else ("0.3F", ":", text)
        rule = code
        if not colon or not re.fullmatch(r"[048C]\.[0-9A-F]{1,1000}", code):
            raise Unknown("this notation of " + game)
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
        largest = LARGEST_HEXADECIMAL if game == "take-and-break" else LARGEST_OCTAL
        if "." in rule and game != "subtraction" and max(sizes) > largest:
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
    """The values of the heaps of an octal or hexadecimal game, as a line has them."""

    def __init__(self, text):
        found = re.fullmatch(
            r"([048C]\.[0-9A-F]{1,1000})"
            r"( period ([1-9][0-9]{0,8}) from ([1-9][0-9]{0,8})( saltus ([1-9][0-9]{0,8}))?)?"
            r" values ([0-9 ]+)",
            text,
        )
        require(found, "not a line with values: " + text[:60])
        words = found[7].split(" ")
        require(all(re.fullmatch("0|[1-9][0-9]{0,8}", w) for w in words), "a value is no number")
        self.code = found[1]
        self.values = [int(word) for word in words]
        self.digits = [int(digit, 16) for digit in self.code[0] + self.code[2:]]
        self.period, self.start = int(found[3] or 0), int(found[4] or 0)
        self.saltus = int(found[6] or 0)
        if self.period:
            require(self.period + self.start == len(self.values), "not as many values as said")
        end = self.end()
        require(not self.saltus or end <= LARGEST_COMPARED + 1, "a saltus to be compared so far")
        require(not self.sums() or self.no_sum() and self.all_left(), "no theorem on this saltus")
        for heap in range(end):
            require(self.value(heap) == self.least(heap), "another value of heap %d" % heap)

    def sums(self):
        """Whether there is a saltus that is no power of two."""
        return self.saltus & (self.saltus - 1) != 0

    def even(self):
        return self.period * (1 + self.period % 2)

    def end(self):
        """The first heap whose value need not be compared."""
        if not self.period:
            return len(self.values)
        places = len(self.digits) - 1
        if not self.saltus:
            heaps = 3 if max(self.digits) >= 8 else 2
            return heaps * (self.start + self.period) + places
        if self.sums():
            return max(self.start + 10 * self.even(), places + 3 * (self.start - 1) + 1)
        limit, shift = self.saltus, self.period
        while limit <= max(self.values) or shift < 2 * self.start + places - self.period - 2:
            limit, shift = 2 * limit, 2 * shift
        return self.start + 13 * shift

    def formal(self, heap):
        """The value by the period, also of heaps before it."""
        periods, place = divmod(heap - self.start, self.period)
        return self.values[self.start + place] + self.saltus * periods

    def no_sum(self):
        """Whether no sum of values that a move leaves is the heap's or an even number above."""
        first, end = self.start, self.start + self.period
        require(end <= LARGEST_SUMMED, "a saltus with heaps so large")
        v = self.values
        for taken, digit in enumerate(self.digits):
            for one in range(first, end):
                if taken and digit & 2 and v[one] == self.formal(taken + one):
                    return False
                for two in range(1, one + 1) if digit & 12 else ():
                    some = [(0, 0)] if digit & 4 else []
                    some += [(n, v[n]) for n in range(1, two + 1)] if digit & 8 else []
                    for three, value in some:
                        heap = taken + one + two + three
                        more = v[one] + v[two] + value - self.formal(heap)
                        if more >= 0 and more % 2 == 0:
                            return False
        return True

    def beside(self, heap, least):
        """The values of heaps from one on that are left next to two equal ones; 0 for none."""
        found = set()
        for taken, digit in enumerate(self.digits):
            rest = heap - taken
            if least == 0 and digit & 4 and rest >= 2 and rest % 2 == 0:
                found.add(0)
            if digit & 8:
                found.update(self.value(n) for n in range(rest - 2, max(1, least) - 1, -2))
        return found

    def all_left(self):
        """Whether of the heaps of an even period all smaller values are left, and stay so."""
        length = self.even()
        more = self.saltus * (length // self.period)
        start = self.start + 8 * length
        for heap in range(start, start + length):
            value = self.value(heap)
            alone = self.beside(heap, self.start)
            for taken, digit in enumerate(self.digits):
                if taken and digit & 2 and heap - taken >= self.start:
                    alone.add(self.value(heap - taken))
            alone &= self.beside(heap + length, self.start)
            if value < more or not alone.issuperset(range(value - more, value)):
                return False
            if not self.beside(heap, 0).issuperset(range(value - more)):
                return False
        return True

    def value(self, heap):
        if heap < len(self.values):
            return self.values[heap]
        require(self.period, "the values end before heap %d" % heap)
        return self.formal(heap)

    def least(self, heap):
        options = set()
        for taken, digit in enumerate(self.digits):
            rest = heap - taken
            if rest == 0 and digit & 1:
                options.add(0)
            if rest > 0 and digit & 2:
                options.add(self.value(rest))
            if digit & 4:
                options.update(self.value(i) ^ self.value(rest - i) for i in range(1, rest))
            if digit & 8 and rest > 2:
                row = [self.value(i) for i in range(rest)]
                for one in range(1, rest // 3 + 1):
                    for two in range(one, (rest - one) // 2 + 1):
                        options.add(row[one] ^ row[two] ^ row[rest - one - two])
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


def parts_of(certificate):
    """The parts of the position, each as (rule, heaps), or the k of a value *k."""
    if certificate.game == "sum":
        return summands(certificate.position)
    return line(certificate.game, certificate.position)


def check(certificate):
    parts = parts_of(certificate)
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
