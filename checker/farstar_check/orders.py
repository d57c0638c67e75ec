"""Monotonic sequence games on chains, from any board on: docs/formats/certificates.md, 'orders'."""

import re
from fractions import Fraction

from .decks import BLOCK, Lines, Rules, joined, size, together
from .head import Unknown, require

FORM = re.compile(r"a=([1-9][0-9]{0,2}) d=([1-9][0-9]{0,2}) deck=([^:]*?)( misere)?:( [^ ].*)?")
PLAIN = {"N": "w", "-N": "w*", "Z": "z", "Q": "q"}
CARD = re.compile(r"(?:([1-9][0-9]{0,5}):)?(0|-?[1-9][0-9]{0,11})(?:/([1-9][0-9]{0,8}))?")


class Deck:
    """A chain of blocks, and whether its cards have the number of a block before them."""

    def __init__(self, text):
        self.plain = text in PLAIN or bool(re.fullmatch("[1-9][0-9]{0,11}", text))
        words = [PLAIN.get(text, text)] if self.plain else text.split(" + ")
        if not all(map(BLOCK.fullmatch, words)) or len(words) > 1000:
            raise Unknown("this notation of a deck")
        self.blocks = [int(word) if word[0] in "123456789" else word for word in words]
        if size(block for block in self.blocks if isinstance(block, int)) > 10**12:
            raise Unknown("so large a deck")

    def card(self, text):
        """The number of its block and its place there."""
        form = CARD.fullmatch(text)
        if not form or (form[1] is None) != self.plain:
            raise Unknown("this notation of a card")
        block, place = int(form[1] or 1), Fraction(int(form[2]), int(form[3] or 1))
        require(block <= len(self.blocks), "line 6: no such block")
        if form[3] and (form[3] == "1" or str(place) != "%s/%s" % (form[2], form[3])):
            raise Unknown("this notation of a card")
        kind = self.blocks[block - 1]
        if kind == "q" and len(form[2]) > 9:
            raise Unknown("so large a numerator")
        least, greatest = self.ends(kind)
        require(kind == "q" or place.denominator == 1, "line 6: no such card")
        require(least is None or place >= least, "line 6: no such card")
        require(greatest is None or place <= greatest, "line 6: no such card")
        return block, place

    @staticmethod
    def ends(kind):
        """The least and the greatest place of a block, None where there is none."""
        if isinstance(kind, int):
            return 1, kind
        return {"w": (1, None), "w*": (None, -1)}.get(kind, (None, None))

    def between(self, low, high):
        """The order of the cards between two, None for no bound."""
        blocks = []
        for number, kind in enumerate(self.blocks, 1):
            if (low and number < low[0]) or (high and number > high[0]):
                continue
            below = low[1] if low and low[0] == number else None
            above = high[1] if high and high[0] == number else None
            if kind == "q":
                blocks.append("q")
                continue
            least, greatest = self.ends(kind)
            least = least if below is None else below + 1
            greatest = greatest if above is None else above - 1
            if least is not None and greatest is not None:
                blocks.append(int(greatest - least + 1))
            else:
                blocks.append("w" if least is not None else "w*" if greatest is not None else "z")
        return joined(blocks)


def gaps(a, d, deck, cards):
    """The gaps of a board by the definition."""
    ascending, descending = {}, {}
    for card in cards:
        require(card not in ascending, "line 6: a card twice")
        ascending[card] = 1 + max((n for c, n in ascending.items() if c < card), default=0)
        descending[card] = 1 + max((n for c, n in descending.items() if c > card), default=0)
    found = []
    ends = [None] + sorted(cards) + [None]
    for low, high in zip(ends, ends[1:]):
        x = a - max((n for c, n in ascending.items() if low and c <= low), default=0)
        y = d - max((n for c, n in descending.items() if high and c >= high), default=0)
        require(x > 0 and y > 0, "line 6: the game is over")
        found.append((x, y, deck.between(low, high)))
    return together(found)


def check(certificate):
    require(certificate.game == "monotone", "line 4: allowed: monotone")
    form = FORM.fullmatch(certificate.position)
    if not form or min(int(form[1]), int(form[2])) < 2:
        raise Unknown("this notation of a position")
    a, d, deck = int(form[1]), int(form[2]), Deck(form[3])
    words = form[5].split(" ")[1:] if form[5] else []
    found = gaps(a, d, deck, [deck.card(word) for word in words])
    rules = Rules(a, d, bool(form[4]))
    lines = Lines(rules)
    for line in certificate.body:
        lines.read(line)
    lines.check()
    if rules.completes(found):
        require(certificate.claim == "N", "line 7: a card completes a subsequence")
    else:
        start = rules.position(found, False)
        require(lines.prove(certificate.claim, start), "the lines do not prove the claim")
