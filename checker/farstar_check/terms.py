"""Sums by a certificate of each part: docs/formats/certificates.md, 'terms'."""

import importlib
import re
from fractions import Fraction

from . import games, notation, values
from .head import Certificate, Unknown, plain, require

KINDS = {"strategy": "strategy", "nimbers": "nimbers", "cite": "cite", "tree": "tree"}
PARAMETERS = ("transposition", "take-away", "subtraction", "coin-turning", "octal", "flipping-coins")
PLAIN = str.maketrans("-:", "__")
TURNED = {"N": "N", "P": "P", "L": "R", "R": "L"}


class Total:
    """A number, a nimber and a small game together."""

    def __init__(self, number=Fraction(0), nimber=0, game=values.ZERO):
        self.number, self.nimber, self.game = number, nimber, game

    @staticmethod
    def read(text):
        if re.fullmatch(r"-?[0-9]+(/[1-9][0-9]*)?", text):
            found = Fraction(text)
            if found.denominator & (found.denominator - 1):
                raise Unknown("this value: " + text)
            return Total(number=found)
        if re.fullmatch(r"\*([2-9]|[1-9][0-9]+)?", text):
            return Total(nimber=int(text[1:] or 1))
        return Total(game=notation.read(text))

    def plus(self, other):
        return Total(
            self.number + other.number,
            self.nimber ^ other.nimber,
            values.plus(self.game, other.game),
        )

    def negative(self):
        return Total(-self.number, self.nimber, values.negative(self.game))

    def whole(self):
        if self.nimber > 255 or abs(self.number) > 99 or self.number.denominator > 1024:
            raise Unknown("values so large")
        game = values.plus(values.number(self.number), values.nimber(self.nimber))
        return values.plus(game, self.game)

    def outcome(self):
        if self.game == values.ZERO:
            if self.number:
                return "L" if self.number > 0 else "R"
            return "N" if self.nimber else "P"
        game = self.whole()
        at_least, at_most = values.at_most(values.ZERO, game), values.at_most(game, values.ZERO)
        return {(True, True): "P", (True, False): "L", (False, True): "R", (False, False): "N"}[
            at_least, at_most
        ]


def line(game, text, minus):
    head, colon, rest = ("", "", text)
    if game in PARAMETERS and ":" in text:
        head, colon, rest = text.partition(":")
    for part in rest.split(" + "):
        yield game, head + colon + (" " if colon else "") + part.strip(), minus


def parts(certificate):
    """The parts: (game, text, whether a minus sign stands before it), or a value."""
    if certificate.game != "sum":
        return list(line(certificate.game, certificate.position, False))
    found, at, text = [], 0, certificate.position
    pattern = re.compile(
        r' *(?:([+-]) +)?(?:(-?)([a-z_]+)\("([^"]*)"\)|\(([^ "()]+)\)|([^ "()]+))(?: +|$)'
    )
    while at < len(text):
        match = pattern.match(text, at)
        first = at == 0
        # A sign before the first value might belong to its first summand alone.
        if not match or (not match[1]) != first or (first and match[1] and not match[3]):
            raise Unknown("this notation of sums")
        at = match.end()
        minus = (match[1] == "-") != bool(match[2])
        if match[3]:
            found += line(match[3].replace("_", "-"), match[4], minus)
        else:
            total = Total.read(match[5] or match[6])
            found.append(total.negative() if minus else total)
    return found


def endless(all_parts):
    """What the parts say of plays that never end."""
    positions = [part for part in all_parts if not isinstance(part, Total)]
    said = {(getattr(games.PLAIN.get(part[0]), "endless", None), part[2]) for part in positions}
    return {TURNED.get(who, who) if minus else who for who, minus in said if who}


def check(certificate):
    plain(certificate)
    body, known, total, outcomes = list(certificate.body), {}, Total(), []
    all_parts = parts(certificate)
    require(len(endless(all_parts)) < 2, "the parts do not agree who wins a play that never ends")
    rest = []

    def proved(what, title, game, position):
        """What the lines below a title prove: a value, or None and an outcome."""
        found = re.fullmatch(what + " is (outcome [NPLR]|value .*) by ([a-z]+)", title)
        require(found and found[2] in KINDS, what)
        proof = []
        while body and body[0].startswith("\t"):
            proof.append(body.pop(0)[1:])
        bound = re.match("value (at least|at most|between) ", found[1])
        require(not bound, "a bound of a part")
        claim = found[1] if found[1].startswith("value ") else found[1][8:]
        require(found[2] != "nimbers" or claim not in ("L", "R"), "not a claim of this kind")
        module = importlib.import_module("." + KINDS[found[2]], __package__)
        module.check(Certificate(found[2], game, "normal", position, claim, proof))
        return (Total.read(claim[6:]), None) if claim.startswith("value ") else (None, claim)

    for number, part in enumerate(all_parts, 1):
        if isinstance(part, Total):
            total = total.plus(part)
            continue
        title = body.pop(0) if body else ""
        if title == "part %d in the rest" % number:
            rest.append(part)
            continue
        again = re.fullmatch("part %d as part ([1-9][0-9]*)" % number, title)
        if again:
            earlier = int(again[1])
            require(earlier < number and all_parts[earlier - 1] == part, "these are not equal")
            require(earlier in known, "nothing is known of that part alone")
            worth, outcome = known[earlier]
        else:
            worth, outcome = proved("part %d" % number, title, part[0], part[1])
            if part[2]:
                worth, outcome = worth and worth.negative(), TURNED.get(outcome)
        known[number] = worth, outcome
        if worth:
            total = total.plus(worth)
        else:
            outcomes.append(outcome)
    if rest:
        texts = ["-" * minus + '%s("%s")' % (game.translate(PLAIN), text) for game, text, minus in rest]
        if total.whole() != values.ZERO:
            texts.append("(%s)" % notation.write(total.whole()))
        title = body.pop(0) if body else ""
        worth, outcome = proved("the rest", title, "sum", " + ".join(texts))
        total = worth or Total()
        outcomes += [outcome] if outcome else []
    require(not body, "a line more than there are parts")
    if certificate.claim.startswith("value "):
        require(set(outcomes) <= {"P"}, "line 7: no value follows")
        left = total.plus(Total.read(certificate.claim[6:]).negative())
        require(left.outcome() == "P", "line 7: another value")
        return
    others = [outcome for outcome in outcomes + [total.outcome()] if outcome != "P"]
    require(len(set(others)) <= 1 and others[:2] != ["N", "N"], "nothing follows")
    require(certificate.claim == (others[0] if others else "P"), "line 7: another outcome")
