"""Sums of positions and values: docs/formats/certificates.md, 'nimbers', and docs/guide/eval.md, 'Values'."""

import re

from . import games, notation, values
from .head import Refused, Unknown

POSITION = re.compile(r'([a-z_]+) *\( *"([^"]*)" *\)')


class Value:
    """A value as a part: the moves from one are to the options of its canonical form."""

    name = "value"

    def __init__(self, start):
        # Only in nimbers both players have the same moves.
        self.impartial = start == values.nimber(notation.birthday(start))

    def write(self, game):
        return notation.write(game)

    def moves(self, game, player):
        for option in values.OPTIONS[game][0 if player == "Left" else 1]:
            yield notation.write(option), option


class Exchanged:
    """Rules with the players exchanged."""

    def __init__(self, rules):
        self.rules, self.impartial = rules, rules.impartial
        if hasattr(rules, "endless"):
            self.endless = {"L": "R", "R": "L", "D": "D"}[rules.endless]
        if hasattr(rules, "played"):
            self.played = rules.played

    def write(self, position):
        return "-" + self.rules.write(position)

    def moves(self, position, player):
        return self.rules.moves(position, "Right" if player == "Left" else "Left")


class Reader(notation.Reader):
    """Reads the summands: (whether exchanged, game, text), or (False, None, value)."""

    def summands(self, minus=False):
        found = self.operand(minus)
        while True:
            self.blanks()
            if self.follows("+-") or self.skip("+"):
                found += self.operand(minus)
            elif self.skip("-"):
                found += self.operand(not minus)
            else:
                return found

    def operand(self, minus):
        self.blanks()
        if self.follows("-") and not notation.NUMBER.match(self.text, self.at + 1):
            self.skip("-")
            return self.operand(not minus)
        if not self.follows("+-") and self.skip("+"):
            return self.operand(minus)
        if self.skip("("):
            found = self.summands(minus)
            self.need(")")
            return found
        position = self.match(POSITION)
        if position:
            return [(minus, position[1].replace("_", "-"), position[2])]
        value = self.term()
        return [(False, None, values.negative(value) if minus else value)]


def summands(text):
    reader = Reader(text)
    try:
        found = reader.summands()
    except Refused:
        raise Unknown("this notation of sums") from None
    reader.blanks()
    if reader.at < len(text):
        raise Unknown("this notation of sums")
    return found


def parts(game, text):
    """The parts of a position, each as (rules, position)."""
    if game != "sum":
        return games.parts(game, text)
    found = []
    for minus, name, part in summands(text):
        if name is None:
            found.append((Value(part), part))
            continue
        for rules, position in games.parts(name, part):
            if hasattr(rules, "verdict"):
                raise Unknown("sums of " + name)
            found.append((Exchanged(rules) if minus else rules, position))
    return found
