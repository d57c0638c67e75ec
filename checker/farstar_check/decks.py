"""Monotonic sequence games on {1..n}: docs/formats/certificates.md, 'decks'."""

import re

from .head import Unknown, require

GAP = re.compile("([0-9]{1,3}),([0-9]{1,3}),([0-9]{1,7})")


class Rules:
    """Positions are pairs: gaps (x, y, size) from the lowest, and whether they are settled."""

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

    def position(self, gaps, settled):
        for x, y, size in gaps:
            if min(x, y) == 1:
                settled |= self.misere
            else:
                settled |= size > (x - 1) * (y - 1)
        live = [gap for gap in gaps if min(gap[:2]) > 1]
        if settled:
            live = [(x, y, min(size, self.enough[x, y])) for x, y, size in live]
        return tuple(live), settled

    def options(self, position):
        gaps, settled = position
        for i, (x, y, size) in enumerate(gaps):
            for below in range(size):
                after = []
                lower = [(u, min(v, y - 1), n) for u, v, n in gaps[:i]] + [(x, y - 1, below)]
                upper = [(x - 1, y, size - 1 - below)]
                upper += [(min(u, x - 1), v, n) for u, v, n in gaps[i + 1 :]]
                for gap in lower + upper:
                    if after and after[-1][:2] == gap[:2]:
                        after[-1] = gap[:2] + (after[-1][2] + gap[2],)
                    elif gap[2]:
                        after.append(gap)
                if self.misere or all(min(gap[:2]) > 1 for gap in after):
                    yield self.position(after, settled)

    def can_be(self, position):
        gaps, settled = position
        before = None
        for x, y, size in gaps:
            if not (1 < x <= self.a and 1 < y <= self.d and size):
                return False
            if before and not (x <= before[0] and y >= before[1] and (x, y) != before):
                return False
            before = x, y
        return self.position(gaps, settled) == position


def check(certificate):
    require(certificate.game == "monotone", "line 4: allowed: monotone")
    form = re.fullmatch(
        r"a=([1-9][0-9]{0,2}) d=([1-9][0-9]{0,2}) deck=([1-9][0-9]{0,9})( misere)?:",
        certificate.position,
    )
    if not form or min(int(form[1]), int(form[2])) < 2:
        raise Unknown("this notation of a position")
    rules = Rules(int(form[1]), int(form[2]), bool(form[4]))
    outcomes, lost, drawn = [], set(), set()
    for line in certificate.body:
        words = line.split(" ")
        if words[0] == "deck":
            right = len(words) == 3 and words[1] == str(len(outcomes) + 1) and words[2] in list("NPD")
            require(right, "deck n outcome: " + line)
            outcomes.append(words[2])
            continue
        require(words[0] in ("lost", "settled", "drawn") and len(words) > 1, "a line: " + line)
        forms = [GAP.fullmatch(word) for word in words[1:]]
        require(all(forms), "gaps: " + line)
        position = tuple(tuple(map(int, each.groups())) for each in forms), words[0] == "settled"
        require(rules.can_be(position), "no position: " + line)
        require(position not in lost and position not in drawn, "twice: " + line)
        (drawn if words[0] == "drawn" else lost).add(position)
    require(len(outcomes) == rules.bound(), "not as many decks as the bound")
    won = {}

    def is_lost(position):
        some = position[0] or position[1]
        return position in lost or (some and not any(True for _ in rules.options(position)))

    def is_drawn(position):
        return position in drawn or position == ((), False)

    def is_won(position):
        if position not in won:
            won[position] = any(map(is_lost, rules.options(position)))
        return won[position]

    for position in lost | drawn:
        draws = 0
        for option in rules.options(position):
            if position in drawn and is_drawn(option):
                draws += 1
            else:
                require(is_won(option), "a move without an answer")
        require(draws or position not in drawn, "no move to a drawn position")
    holds = {"N": is_won, "P": is_lost, "D": is_drawn}
    for n, outcome in enumerate(outcomes, 1):
        start = rules.position([(rules.a, rules.d, n)], False)
        require(holds[outcome](start), "deck %d: not proved" % n)
    found = outcomes[min(int(form[3]), len(outcomes)) - 1]
    require(found == certificate.claim, "line 7: the outcome is " + found)
