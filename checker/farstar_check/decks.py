"""Monotonic sequence games on chains: docs/formats/certificates.md, 'decks' and 'orders'."""

import re

from .head import Unknown, require

GAP = re.compile("([1-9][0-9]{0,2}),([1-9][0-9]{0,2}),([0-9wzq*+]{1,1000})")
BLOCK = re.compile("[1-9][0-9]{0,12}|w|w\\*|z|q")


def joined(blocks):
    """The normal form of a sum of blocks: sizes of chains, and 'w', 'w*', 'z' and 'q'."""
    found = []
    for block in blocks:
        before = found[-1] if found else "z"
        greatest = isinstance(before, int) or before == "w*"
        least = isinstance(block, int) or block == "w"
        if block == 0:
            continue
        if greatest and least:
            if isinstance(before, int):
                found[-1] = before + block if isinstance(block, int) else "w"
            else:
                found[-1] = "w*" if isinstance(block, int) else "z"
        elif block == "q" and found[-2:] == ["q", 1]:
            found.pop()
        elif block != "q" or before != "q":
            found.append(block)
    return tuple(found)


def order(text):
    words = text.split("+")
    require(all(map(BLOCK.fullmatch, words)), "blocks: " + text)
    return joined(int(word) if word[0] in "123456789" else word for word in words)


def size(cards):
    """How many cards there are, infinity among the numbers."""
    return sum(block if isinstance(block, int) else float("inf") for block in cards)


class Rules:
    """Positions are pairs: gaps (x, y, order) from the lowest, and whether they are settled."""

    def __init__(self, a, d, misere):
        self.a, self.d, self.misere = a, d, misere
        self.enough = {}
        for x in range(1, a + 1):
            for y in range(1, d + 1):
                if x == 1 or y == 1:
                    cards = 0
                elif not misere and (x == 2 or y == 2):
                    cards = max(x, y)
                else:
                    cards = self.enough[x - 1, y] + self.enough[x, y - 1] + 1
                require(cards <= 1 << 20, "line 6: too large a bound")
                self.enough[x, y] = cards

    def bound(self):
        return max((self.a - 1) * (self.d - 1) + 1, self.enough[self.a, self.d])

    def cut(self, x, y, cards):
        most = self.enough[x, y]
        return joined(min(block, most) if isinstance(block, int) else block for block in cards)

    def position(self, gaps, settled):
        for x, y, cards in gaps:
            if min(x, y) == 1:
                settled |= self.misere
            else:
                settled |= size(cards) > (x - 1) * (y - 1)
        live = [gap for gap in gaps if min(gap[:2]) > 1]
        if settled:
            live = [(x, y, self.cut(x, y, cards)) for x, y, cards in live]
        return tuple(live), settled

    def choices(self, x, y, cards):
        """What a choice of a card leaves below and above it in its gap."""
        for i, block in enumerate(cards):
            if isinstance(block, int):
                parts = [(k, block - 1 - k) for k in range(block)]
            elif block == "w":
                parts = [(k, "w") for k in range(self.enough[x, y - 1] + 1)]
            elif block == "w*":
                parts = [("w*", k) for k in range(self.enough[x - 1, y] + 1)]
            else:
                parts = [("w*", "w") if block == "z" else ("q", "q")]
            for below, above in parts:
                yield joined(cards[:i] + (below,)), joined((above,) + cards[i + 1 :])

    def options(self, position):
        gaps, settled = position
        for i, (x, y, cards) in enumerate(gaps):
            for below, above in self.choices(x, y, cards):
                after = [(u, min(v, y - 1), n) for u, v, n in gaps[:i]] + [(x, y - 1, below)]
                after += [(x - 1, y, above)]
                after += [(min(u, x - 1), v, n) for u, v, n in gaps[i + 1 :]]
                after = together(after)
                if not self.completes(after):
                    yield self.position(after, settled)

    def completes(self, gaps):
        return not self.misere and any(min(gap[:2]) == 1 for gap in gaps)

    def can_be(self, position):
        gaps, settled = position
        before = None
        for x, y, cards in gaps:
            if not (1 < x <= self.a and 1 < y <= self.d and cards):
                return False
            if before and not (x <= before[0] and y >= before[1] and (x, y) != before):
                return False
            before = x, y
        return self.position(gaps, settled) == position


def together(gaps):
    """Gaps that have cards, neighbours of one kind joined."""
    found = []
    for x, y, cards in gaps:
        if found and found[-1][:2] == (x, y):
            found[-1] = x, y, joined(found[-1][2] + cards)
        elif cards:
            found.append((x, y, cards))
    return found


class Lines:
    """The positions of a body, which prove outcomes."""

    def __init__(self, rules):
        self.rules, self.lost, self.drawn, self.won = rules, set(), set(), {}

    def read(self, line):
        words = line.split(" ")
        require(words[0] in ("lost", "settled", "drawn") and len(words) > 1, "a line: " + line)
        forms = [GAP.fullmatch(word) for word in words[1:]]
        require(all(forms), "gaps: " + line)
        gaps = tuple((int(each[1]), int(each[2]), order(each[3])) for each in forms)
        written = ["%d,%d,%s" % (x, y, "+".join(map(str, cards))) for x, y, cards in gaps]
        require(written == words[1:], "orders in their normal form: " + line)
        position = gaps, words[0] == "settled"
        require(self.rules.can_be(position), "no position: " + line)
        require(position not in self.lost and position not in self.drawn, "twice: " + line)
        (self.drawn if words[0] == "drawn" else self.lost).add(position)

    def is_lost(self, position):
        some = position[0] or position[1]
        return position in self.lost or (some and not any(True for _ in self.rules.options(position)))

    def is_drawn(self, position):
        return position in self.drawn or position == ((), False)

    def is_won(self, position):
        if position not in self.won:
            self.won[position] = any(map(self.is_lost, self.rules.options(position)))
        return self.won[position]

    def check(self):
        for position in self.lost | self.drawn:
            draws = 0
            for option in self.rules.options(position):
                if position in self.drawn and self.is_drawn(option):
                    draws += 1
                else:
                    require(self.is_won(option), "a move without an answer")
            require(draws or position not in self.drawn, "no move to a drawn position")

    def prove(self, outcome, position):
        return {"N": self.is_won, "P": self.is_lost, "D": self.is_drawn}[outcome](position)


def check(certificate):
    require(certificate.game == "monotone", "line 4: allowed: monotone")
    form = re.fullmatch(
        r"a=([1-9][0-9]{0,2}) d=([1-9][0-9]{0,2}) deck=([1-9][0-9]{0,9})( misere)?:",
        certificate.position,
    )
    if not form or min(int(form[1]), int(form[2])) < 2:
        raise Unknown("this notation of a position")
    rules = Rules(int(form[1]), int(form[2]), bool(form[4]))
    outcomes, lines = [], Lines(rules)
    for line in certificate.body:
        words = line.split(" ")
        if words[0] == "deck":
            right = len(words) == 3 and words[1] == str(len(outcomes) + 1) and words[2] in list("NPD")
            require(right, "deck n outcome: " + line)
            outcomes.append(words[2])
        else:
            lines.read(line)
    require(len(outcomes) == rules.bound(), "not as many decks as the bound")
    lines.check()
    for n, outcome in enumerate(outcomes, 1):
        start = rules.position([(rules.a, rules.d, (n,))], False)
        require(lines.prove(outcome, start), "deck %d: not proved" % n)
    found = outcomes[min(int(form[3]), len(outcomes)) - 1]
    require(found == certificate.claim, "line 7: the outcome is " + found)
